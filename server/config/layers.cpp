#include "server/config/layers.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

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

// The values of a key: one, or those of a list.
std::optional<std::vector<std::string>> values_of(const toml::node& node) {
  std::vector<std::string> values;
  if (const toml::array* list = node.as_array()) {
    for (const toml::node& one : *list) {
      const auto value = text_of(one);
      if (!value) return std::nullopt;
      values.push_back(*value);
    }
    return values;
  }
  const auto value = text_of(node);
  if (!value) return std::nullopt;
  return std::vector{*value};
}

std::string set(CLI::Option& option, const std::vector<std::string>& values, const std::string& where) {
  if (values.size() > 1 && option.get_items_expected_max() <= 1) return where + ": one value is expected";
  try {
    for (const std::string& value : values) option.add_result(value);
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
    const auto values = values_of(node);
    if (!values) return where + ": a text, a number, true, false or a list of them is expected";
    if (option->count() != 0 || values->empty()) continue;
    if (const std::string wrong = set(*option, *values, where); !wrong.empty()) return wrong;
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
    if (const std::string wrong = set(*option, {value}, variable); !wrong.empty()) return wrong;
  }
  return {};
}

}  // namespace fate::server
