// The rooms of this server, as admins and moderators see them.
#pragma once

#include "server/admin/desk.hpp"

namespace fate::server {

// GET  rooms?offset=&limit=   AdminRoomList, newest first
// GET  rooms/CODE             AdminRoom, with who is in it
// POST rooms/CODE/close       AdminAct (text: why): its match ends as void. Admins only
HttpReply answer_rooms(Desk& desk, Ask& ask);

}  // namespace fate::server
