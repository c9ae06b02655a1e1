# shellcheck shell=bash disable=SC2034,SC2154
# The suites of ./test. Each is a function that sets `passed` and `failed`, or `skip` when its room is still empty;
# it runs with its output in its log. A suite that cannot be built or run counts as one failed test.

suites=(lint engine engine-gcc signature engine-asan scenarios coverage server server-asan fuzz check client e2e)
extra_suites=(tsan bench tidy chaos image shots)

declare -A about=(
  [lint]="how the sources must look"
  [engine]="the engine's tests, clang"
  [engine-gcc]="the same, g++ 12"
  [signature]="both compilers play the same matches"
  [engine-asan]="the engine's tests but the slow ones, address and undefined-behaviour sanitizers"
  [server-asan]="the server's tests but the slow ones, address and undefined-behaviour sanitizers"
  [scenarios]="every file of tests/scenarios"
  [coverage]="rulings, skills, cards, fates and modes that no test names"
  [server]="the server's tests, and that the load tool works"
  [fuzz]="each fuzzer for a short time (FATE_FUZZ_SECONDS, 20)"
  [check]="types of the web client"
  [client]="unit tests of the web client"
  [e2e]="whole matches in Chromium"
  [tsan]="the server's tests, thread sanitizer"
  [bench]="benchmarks: the engine, from a click to its result beside 200 matches, the first load, frames of a full table"
  [tidy]="clang-tidy over engine and server"
  [chaos]="200 rooms, the server killed 20 times"
  [image]="the container image: built with buildah, started once"
  [shots]="the table's main states against stored pictures"
)
# Groups of .ci/packages beyond `build`.
declare -A needs=(
  [lint]="lint" [engine]="tests" [engine-gcc]="tests gcc" [signature]="tests gcc" [engine-asan]="tests sanitizers" [server-asan]="tests sanitizers"
  [scenarios]="tests" [coverage]="tests" [server]="tests" [fuzz]="tests sanitizers" [check]="tests" [client]="tests" [e2e]="tests browser"
  [tsan]="tests sanitizers" [bench]="tests browser" [tidy]="tests tidy" [chaos]="tests" [image]="" [shots]="tests browser"
)

# run_suite NAME: runs it, prints a line about it, adds to total_passed, total_failed and skipped.
run_suite() {
  local name=$1 log=$logs/test-$1.log began=$SECONDS status=0 line
  passed=0 failed=0 skip=''
  if [[ -t 1 ]]; then printf '%-14s …\r' "$name"; fi
  "suite_${name//-/_}" >"$log" 2>&1 </dev/null || status=$?
  if [[ -n $skip ]]; then
    skipped+=("$name")
    return 0
  fi
  if ((status != 0 && failed == 0)); then failed=1; fi
  if ((passed + failed == 0)); then
    echo "no test ran" >>"$log"
    failed=1
  fi
  total_passed=$((total_passed + passed))
  total_failed=$((total_failed + failed))
  if ((failed == 0)); then
    printf '%-14s %d ok (%d s)\n' "$name" "$passed" $((SECONDS - began))
    return 0
  fi
  printf '%-14s %d FAILED, %d ok (%d s), see %s\n' "$name" "$failed" "$passed" $((SECONDS - began)) "$log"
  tail -n 60 "$log" | while IFS= read -r line; do printf '  | %s\n' "$line"; done
}

# build_for_tests PRESET TARGET...: 0 built, 1 failed; sets `skip` when a target does not exist.
build_for_tests() {
  local preset=$1 options=() target dir
  shift
  if [[ $preset == release ]]; then options=(-DFATE_TESTS=ON -DFATE_BENCH=ON); fi
  dir=$(build_dir "$preset")
  locked configure "$preset" "${options[@]}" || { show_log "configure-$preset" && return 1; }
  for target in "$@"; do
    if ! ninja -C "$dir" -t query "$target" >/dev/null 2>&1; then
      skip=yes
      return 1
    fi
  done
  locked compile "$preset" "$*" "$@" || { show_log "build-$preset" && return 1; }
}

show_log() {
  tail -n 100 "$logs/$1.log"
}

# catch_run PROGRAM [ARGUMENT...]: runs a Catch2 program and counts its test cases.
catch_run() {
  local out status=0
  out=$(mktemp)
  "$@" --use-colour no >"$out" 2>&1 || status=$?
  catch_count "$out"
  return $status
}

# catch_halves PROGRAM FILTER: the same for tests that mostly wait (for servers, clocks, disks): every second one beside the others.
catch_halves() {
  local dir pids=() status=0 half
  dir=$(mktemp -d)
  # Its exit status is how many there are; a comma would part a name in two.
  { "$1" "$2" --list-test-names-only || true; } | sed 's/[][,\\"]/\\&/g' >"$dir/all"
  for half in 0 1; do
    awk "NR % 2 == $half" "$dir/all" >"$dir/names$half"
    "$1" -f "$dir/names$half" --use-colour no >"$dir/out$half" 2>&1 &
    pids[half]=$!
  done
  for half in 0 1; do
    wait "${pids[half]}" || status=$?
    catch_count "$dir/out$half"
  done
  rm -rf "$dir"
  return $status
}

# catch_count FILE: shows what a Catch2 program said, adds what it counted, removes the file.
catch_count() {
  local numbers
  cat "$1"
  numbers=$(sed -nE \
    -e 's/^All tests passed \(.* in ([0-9]+) test cases?\)$/\1 0/p' \
    -e 's/^test cases: +[0-9]+ \|(.*)$/\1/p' "$1" | tail -n 1)
  rm -f "$1"
  if [[ $numbers == *'|'* || $numbers == *passed* || $numbers == *failed* ]]; then
    passed=$((passed + $(grep -oE '[0-9]+ passed' <<<"$numbers" | grep -oE '[0-9]+' || echo 0)))
    failed=$((failed + $(grep -oE '[0-9]+ failed( |$)' <<<"$numbers" | head -n 1 | grep -oE '[0-9]+' || echo 0)))
  elif [[ -n $numbers ]]; then
    passed=$((passed + ${numbers% *}))
  fi
}

# plain_run COMMAND...: runs something that closes with `N passed, N failed`.
plain_run() {
  local out status=0 numbers
  out=$(mktemp)
  "$@" >"$out" 2>&1 || status=$?
  cat "$out"
  numbers=$(sed -nE 's/^([0-9]+) passed, ([0-9]+) failed$/\1 \2/p' "$out" | tail -n 1)
  rm -f "$out"
  if [[ -n $numbers ]]; then
    passed=$((passed + ${numbers% *}))
    failed=$((failed + ${numbers#* }))
  fi
  return $status
}

suite_lint() {
  plain_run node "$root/tests/lint/run.mjs"
}

suite_engine() {
  build_for_tests release engine_tests && catch_run "$build/engine_tests"
}

suite_engine_gcc() {
  build_for_tests gcc engine_tests && catch_run "$build-gcc/engine_tests"
}

suite_signature() {
  build_for_tests release engine_signature && build_for_tests gcc engine_signature || return 1
  local clang gcc
  clang=$("$build/engine_signature") && gcc=$("$build-gcc/engine_signature") || return 1
  printf 'clang %s\ng++   %s\n' "$clang" "$gcc"
  if [[ -n $clang && $clang == "$gcc" ]]; then passed=1; else failed=1; fi
}

sanitizer_options() {
  export ASAN_OPTIONS=allow_addr2line=1 TSAN_OPTIONS=allow_addr2line=1 UBSAN_OPTIONS=print_stacktrace=1
}

suite_engine_asan() {
  sanitizer_options
  # The fuzzers' build has the same sanitizers: the engine is compiled once for both.
  build_for_tests fuzz engine_tests && catch_run "$build-fuzz/engine_tests" '~[slow]'
}

suite_chaos() {
  build_for_tests release server_tests && catch_run "$build/server_tests" '[.chaos]'
}

suite_server_asan() {
  sanitizer_options
  build_for_tests fuzz fated server_tests && catch_halves "$build-fuzz/server_tests" '~[slow]~[.]'
}

suite_tsan() {
  sanitizer_options
  build_for_tests tsan server_tests && catch_halves "$build-tsan/server_tests" '~[slow]~[.]'
}

suite_server() {
  build_for_tests release fated fate_load server_tests || return 1
  local status=0
  catch_halves "$build/server_tests" '~[.]' || status=1
  plain_run "$root/tests/bench/load_smoke.sh" "$build/fate_load" || status=1
  return $status
}

suite_scenarios() {
  local files
  files=$(find "$root/tests/scenarios" -name '*.txtpb' 2>/dev/null | head -n 1)
  if [[ -z $files ]]; then
    skip=yes
    return 0
  fi
  build_for_tests release fated && plain_run "$build/fated" scenario "$root/tests/scenarios"
}

suite_coverage() {
  build_for_tests release fated && FATED=$build/fated plain_run node "$root/tests/coverage/run.mjs"
}

suite_fuzz() {
  sanitizer_options
  build_for_tests fuzz fuzzers || return 1
  local program name corpus
  for program in "$build-fuzz"/fuzz/*; do
    if [[ ! -f $program || ! -x $program ]]; then continue; fi
    name=${program##*/} corpus=$build-fuzz/corpus/${program##*/}
    mkdir -p "$corpus"
    echo "== $name"
    if "$program" -max_total_time="${FATE_FUZZ_SECONDS:-20}" -runs=20000000 -timeout=10 -rss_limit_mb=2048 \
      -print_final_stats=1 -verbosity=1 -artifact_prefix="$logs/fuzz-$name-" "$corpus" "$root/tests/fuzz/corpus/$name"*/ \
      2>&1 | tail -n 40; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
    fi
  done
  if ((passed + failed == 0)); then skip=yes; fi
}

# client_ready SCRIPT: the client and what its scripts use are built; sets `skip` when there is no such script.
client_ready() {
  if ! grep -qs "\"$1\":" "$root/web-client/package.json"; then
    skip=yes
    return 1
  fi
  build_for_tests release fated || return 1
  locked build_client || { tail -n 40 "$logs"/client*.log "$logs/catalogue.log" && return 1; }
}

suite_check() {
  client_ready check && npm_ --prefix "$root/web-client" run check && passed=1
}

suite_client() {
  client_ready test:unit && plain_run npm_ --prefix "$root/web-client" run test:unit
}

suite_e2e() {
  client_ready test:e2e && FATED=$build/fated plain_run npm_ --prefix "$root/web-client" run test:e2e
}

suite_shots() {
  client_ready test:e2e && FATED=$build/fated plain_run node "$root/tests/e2e/run.mjs" 18
}

suite_bench() {
  client_ready test:e2e && build_for_tests release engine_bench || return 1
  "$build/engine_bench" && node "$root/tests/bench/click_bench.mjs" && node "$root/tests/bench/first_load_bench.mjs" && node "$root/tests/bench/frames_bench.mjs" && passed=1
}

suite_image() {
  if ! command -v buildah >/dev/null || ((EUID != 0)); then
    echo "not tried: the image needs buildah, and root"
    skip=yes
    return 0
  fi
  plain_run "$root/tests/image/run.sh"
}

suite_tidy() {
  build_for_tests release fated || return 1
  local sources
  mapfile -t sources < <(cd "$root" && find engine server -name '*.cpp' | sort)
  (cd "$root" && printf '%s\0' "${sources[@]}" |
    xargs -0 -n 4 -P "$(nproc)" clang-tidy-19 --quiet --warnings-as-errors='*' -p build) && passed=1
}
