// What most of the server's tests include, compiled once. No test counts on it.
#pragma once

#include <boost/asio.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "fate/v1/admin.pb.h"
#include "fate/v1/client.pb.h"
#include "fate/v1/log.pb.h"
#include "fate/v1/server.pb.h"
