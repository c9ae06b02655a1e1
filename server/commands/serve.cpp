#include <cstdio>
#include <memory>
#include <string>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <CLI/CLI.hpp>

#include "server/app.hpp"
#include "server/commands/commands.hpp"
#include "server/config/checks.hpp"
#include "server/config/layers.hpp"

namespace fate::commands {
namespace {

using server::App;
using server::ServeOptions;

void start_log(const std::string& level) {
  spdlog::set_default_logger(spdlog::stderr_logger_mt("fated"));
  spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %l %v");
  spdlog::set_level(spdlog::level::from_str(level));
}

int serve(const ServeOptions& options) {
  start_log(options.log_level);
  App app(options);
  const std::string error = app.open();
  if (!error.empty()) {
    std::fprintf(stderr, "fated serve: %s\n", error.c_str());
    return 2;
  }
  const bool everywhere = options.bind == "0.0.0.0" || options.bind == "::";
  const std::string host = everywhere ? "localhost" : options.bind;
  const std::string address = "http://" + (host.find(':') == std::string::npos ? host : "[" + host + "]") + ":" +
                              std::to_string(app.port()) + "/";
  std::printf("Open %s to play.\n", address.c_str());
  if (!app.new_password().empty())
    std::printf("Admin page: %sadmin  password: %s  (shown only now; a new one: fated admin password)\n",
                address.c_str(), app.new_password().c_str());
  if (std::fflush(stdout) != 0 && !app.new_password().empty()) {
    std::fputs("fated serve: standard output cannot be written: nobody would learn the admin's password\n", stderr);
    return 2;
  }
  if (const std::string failed = app.keep_new_password(); !failed.empty()) {
    std::fprintf(stderr, "fated serve: %s\n", failed.c_str());
    return 2;
  }
  app.run();
  return 0;
}

}  // namespace

void add_serve(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("serve", "Serve the game: web client, websockets and admin page on one port");
  auto o = std::make_shared<ServeOptions>();
  auto config = std::make_shared<std::string>();
  o->data = server::default_data_folder();
  o->web = server::default_web_folder();
  command->add_option("--port", o->port, "Port; 0 takes a free one")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  command->add_option("--bind", o->bind, "IP address to listen on; 127.0.0.1 for this machine alone")
      ->capture_default_str();
  command->add_option("--data", o->data, "Folder with everything that is kept")->capture_default_str();
  command->add_option("--web", o->web, "Folder with the built web client")->capture_default_str();
  command->add_option("--threads", o->threads, "Threads for connections and rooms; 0 = half as many as cores")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  command->add_option("--bot-delay", o->bot_delay, "Factor on the time that bots take to think; 0 = none")
      ->check(server::decimal(0, 100))
      ->capture_default_str();
  command
      ->add_option("--window-delay", o->window_delay,
                   "Factor on the time that rooms give their response windows (dispel, salve)")
      ->check(server::decimal(0.05, 100))
      ->capture_default_str();
  command->add_option("--rate-limit", o->rate_limit, "Messages in 10 seconds from one connection; 0 = no limit")
      ->capture_default_str();
  command
      ->add_option("--connections-per-address", o->connections_per_address,
                   "Connections from one address (IPv6: one /64); this machine itself is not limited")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_flag("--behind-proxy", o->behind_proxy,
                    "A proxy in front on this machine or its private network tells the client's address "
                    "(X-Forwarded-For)");
  // Commas separate several in an environment variable.
  command->add_option("--trusted-proxy", o->trusted_proxies, "Network of such a proxy, e.g. 192.0.2.0/24; repeatable")
      ->delimiter(',')
      ->allow_extra_args(false);
  command
      ->add_option("--allow-origin", o->allowed_origins,
                   "Site whose pages may connect beside our own, e.g. https://example.org; repeatable")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--hello-timeout", o->hello_seconds, "Seconds that a connection has for its first message")
      ->check(server::decimal(0.1, 600))
      ->capture_default_str();
  command
      ->add_option("--idle-timeout", o->idle_seconds,
                   "Seconds without a sign of life after which a connection is ended; it is pinged at half of it")
      ->check(server::decimal(0.1, 3600))
      ->capture_default_str();
  command->add_option("--word-filter", o->word_filter, "File with words that chat shows as ***, one a line");
  command->add_option("--metrics-token", o->metrics_token,
                      "Lets /metrics be read from elsewhere: Authorization: Bearer TOKEN. Better in the file or "
                      "FATE_METRICS_TOKEN than here");
  command
      ->add_option("--durability", o->durability,
                   "What an accepted choice survives: normal = any end of the server; full = a power cut too")
      ->check(CLI::IsMember({"normal", "full"}))
      ->capture_default_str();
  command
      ->add_option("--keep-matches-days", o->keep_matches_days,
                   "Days after which a match's record is removed (its result stays); 0 = never")
      ->check(CLI::Range(0, 36'500))
      ->capture_default_str();
  command->add_option("--log-level", o->log_level, "How much is logged")
      ->check(CLI::IsMember({"trace", "debug", "info", "warning", "error", "off"}))
      ->capture_default_str();
  command->add_option("--config", *config, "TOML file with the same options, e.g. bot-delay = 0.5");
  command->footer(
      "Flags win over the file, the file over environment variables (FATE_PORT, FATE_DATA, FATE_BOT_DELAY, ...).");
  command->callback([command, o, config, &run] {
    if (const std::string wrong = server::fill_from_layers(*command, *config); !wrong.empty())
      throw CLI::ValidationError(wrong, 2);
    run = [o] { return serve(*o); };
  });
}

}  // namespace fate::commands
