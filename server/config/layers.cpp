#include "server/config/layers.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include <toml++/toml.h>
#include <CLI/CLI.hpp>

#include "server/regular_file.hpp"

namespace fate::server {
namespace {

bool fillable(const CLI::Option& option) {
  const std::string name = option.get_single_name();
  return name != "help" && name != "config" && !name.empty();
}

std::string variable_of(const std::string& option) {
  std::string name = "FATE_";
  for (const char c : option) name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

std::optional<std::string> text_of(const toml::node& node) {
  if (const auto v = node.value_exact<std::string>()) return *v;
  if (const auto v = node.value_exact<std::int64_t>()) return std::to_string(*v);
  if (const auto v = node.value_exact<double>()) return std::to_string(*v);
  if (const auto v = node.value_exact<bool>()) return *v ? "true" : "false";
  return std::nullopt;
}

std::string set(CLI::Option& option, const std::string& value, const std::string& where) {
  try {
    option.add_result(value);
    option.run_callback();
    return {};
  } catch (const CLI::Error& e) {
    return where + ": " + e.what();
  }
}

std::string fill_from_file(CLI::App& command, const std::string& file) {
  if (is_no_file(file)) return file + ": this is not a file";
  toml::table table;
  try {
    table = toml::parse_file(file);
  } catch (const toml::parse_error& e) {
    const auto line = e.source().begin.line;
    return file + (line > 0 ? ":" + std::to_string(line) : "") + ": " + std::string(e.description());
  }
  for (const auto& [key, node] : table) {
    std::string name(key.str());
    std::replace(name.begin(), name.end(), '_', '-');
    CLI::Option* option = command.get_option_no_throw("--" + name);
    const std::string where = file + ": " + std::string(key.str());
    if (option == nullptr || !fillable(*option)) return where + ": there is no such option";
    const auto value = text_of(node);
    if (!value) return where + ": a text, a number, true or false is expected";
    if (option->count() != 0) continue;
    if (const std::string wrong = set(*option, *value, where); !wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace

std::string fill_from_layers(CLI::App& command, const std::string& file) {
  if (!file.empty()) {
    if (const std::string wrong = fill_from_file(command, file); !wrong.empty()) return wrong;
  }
  for (CLI::Option* option : command.get_options()) {
    if (!fillable(*option) || option->count() != 0) continue;
    const std::string variable = variable_of(option->get_single_name());
    const char* value = std::getenv(variable.c_str());
    if (value == nullptr) continue;
    if (const std::string wrong = set(*option, value, variable); !wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace fate::server
