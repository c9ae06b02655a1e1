# shellcheck shell=bash disable=SC2154
# What ./run and ./test share: packages, node, builds. Sourced with `me` set to the caller's name.
# Every function ends the caller with one clear line when it fails.
set -euo pipefail
shopt -s inherit_errexit nullglob

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
logs=$build/logs
node_version=22.12.0

fail() {
  printf '%s: %s\n' "$me" "$*" >&2
  exit 1
}

# step LOG WHAT COMMAND...: runs the command with its output in build/logs/LOG.log; speaks of what takes a second.
step() {
  local log=$logs/$1.log what=$2 began=$SECONDS status=0 announcer
  shift 2
  { sleep 1 >/dev/null 2>&1 && printf '%s: %s ...\n' "$me" "$what" >&2; } 9>&- &
  announcer=$!
  ("$@") >"$log" 2>&1 </dev/null || status=$?
  kill "$announcer" 2>/dev/null || true
  wait "$announcer" 2>/dev/null || true
  if ((status != 0)); then
    printf '%s: %s: failed, see %s\n' "$me" "$what" "$log" >&2
    return 1
  fi
  if ((SECONDS - began > 9)); then printf '%s: %s: done in %d s\n' "$me" "$what" $((SECONDS - began)) >&2; fi
}

prepare_folders() {
  mkdir -p "$logs" 2>/dev/null || fail "cannot write to $build"
  [[ -w $build && -w $logs ]] || fail "cannot write to $build (built by another user before?)"
}

# locked COMMAND...: one build at a time in this tree.
locked() {
  (
    flock --nonblock 9 || {
      printf '%s: waiting for another build in this folder\n' "$me" >&2
      flock 9
    }
    "$@"
  ) 9>"$build/.lock"
}

# missing_packages GROUP...: one a line.
missing_packages() {
  local name group command wanted=()
  while read -r name group command; do
    [[ -n $name && $name != '#'* && " $* " == *" $group "* ]] || continue
    if [[ -n $command ]] && command -v "$command" >/dev/null; then continue; fi
    wanted+=("$name")
  done <"$root/.ci/packages"
  ((${#wanted[@]})) || return 0
  comm -23 <(printf '%s\n' "${wanted[@]}" | sort) \
    <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort)
}

apt_install() {
  local as_root=(env)
  ((EUID == 0)) || as_root=(sudo)
  # An unreachable list of somebody else's packages must not stop us: the installation tells.
  "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=600 update || true
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 install \
    --yes --no-install-recommends "$@"
}

# install_packages GROUP...
install_packages() {
  if ! command -v apt-get >/dev/null; then fail "needs Debian 12 (no apt-get here)"; fi
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "needs root, or sudo, to install: ${missing[*]}"
    sudo -v || fail "needs root, or sudo, to install: ${missing[*]}"
  fi
  step packages "installing ${#missing[@]} packages" apt_install "${missing[@]}"
}

node_is_new_enough() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number);
           process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

# Puts a node that the client's tools accept first in PATH; fetches one from npm where the machine's is too old.
use_node() {
  local arch
  case $(uname -m) in
    x86_64) arch=x64 ;;
    aarch64) arch=arm64 ;;
    *) fail "no node for a $(uname -m) machine" ;;
  esac
  local own=$build/node/node_modules/node-linux-$arch/bin
  if [[ -x $own/node ]]; then PATH=$own:$PATH; fi
  if node_is_new_enough; then return 0; fi
  step node "fetching node $node_version" npm install --prefix "$build/node" --no-save --no-audit --no-fund \
    "node-linux-$arch@$node_version"
  PATH=$own:$PATH
  hash -r
  node_is_new_enough || fail "node $node_version does not run, see $logs/node.log"
}

# npm runs with the node that is first in PATH, whatever its own first line says.
npm_() {
  node "$(readlink -f "$(command -v npm)")" --no-audit --no-fund --no-update-notifier "$@"
}

# build_dir PRESET
build_dir() {
  if [[ $1 == release ]]; then printf '%s' "$build"; else printf '%s' "$build-$1"; fi
}

# configure PRESET [OPTION...]: nothing when nothing changed. Without options those of the last time hold.
configure() {
  local preset=$1 dir
  shift
  dir=$(build_dir "$preset")
  mkdir -p "$dir"
  if [[ -f $dir/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$dir/CMakeCache.txt"; then
    rm -rf "$dir/CMakeCache.txt" "$dir/CMakeFiles" "$dir/build.ninja" "$dir/.configured"
  fi
  local presets options=$* last_presets='' last_options=''
  presets=$(sha256sum <"$root/CMakePresets.json")
  if [[ -f $dir/.configured && -f $dir/build.ninja ]]; then
    { read -r last_presets && read -r last_options; } <"$dir/.configured" || true
  fi
  if (($# == 0)); then options=$last_options; fi
  if [[ $presets == "$last_presets" && $options == "$last_options" ]]; then return 0; fi
  step "configure-$preset" "configuring the $preset build" cmake_preset "$preset" "$options" || return 1
  printf '%s\n%s\n' "$presets" "$options" >"$dir/.configured"
}

cmake_preset() {
  # shellcheck disable=SC2086
  cd "$root" && cmake --preset "$1" $2
}

# compile PRESET WHAT TARGET...
compile() {
  local preset=$1 what=$2 dir
  shift 2
  dir=$(build_dir "$preset")
  step "build-$preset" "building $what" ninja -C "$dir" -j "$(nproc)" "$@"
}

build_fated() {
  configure release && compile release "the server" fated
}

# The client's inputs, as one hash.
client_hash() {
  (cd "$root" && find web-client proto -type f \
    -not -path '*/node_modules/*' -not -path 'web-client/dist/*' -not -path '*/test-results/*' -print0 |
    sort -z | xargs -0 sha256sum | sha256sum)
}

client_packages() {
  local lock
  lock="$(sha256sum <"$root/web-client/package-lock.json") $(node --version)"
  if [[ -d $root/web-client/node_modules && $(cat "$build/.client-packages" 2>/dev/null) == "$lock" ]]; then return 0; fi
  step client-packages "installing the web client's packages" npm_ --prefix "$root/web-client" ci || return 1
  printf '%s\n' "$lock" >"$build/.client-packages"
}

write_catalogue() {
  local out=$root/web-client/src/generated/catalog.json
  mkdir -p "${out%/*}"
  "$build/fated" catalog >"$out.new" || return 1
  if cmp -s "$out.new" "$out"; then rm "$out.new" && touch "$out"; else mv "$out.new" "$out"; fi
}

# Needs build_fated and use_node before.
build_client() {
  client_packages || return 1
  if [[ ! $root/web-client/src/generated/catalog.json -nt $build/fated ]]; then
    step catalogue "writing the catalogue" write_catalogue || return 1
  fi
  if [[ -f $root/web-client/dist/index.html && $(cat "$build/.client-built" 2>/dev/null) == "$(client_hash)" ]]; then
    return 0
  fi
  rm -f "$build/.client-built"
  step client "building the web client" npm_ --prefix "$root/web-client" run build || return 1
  client_hash >"$build/.client-built"
}
