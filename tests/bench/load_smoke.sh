#!/usr/bin/env bash
# load_smoke.sh FATE_LOAD: that the load tool itself works, on a few rooms. Closes with `N passed, N failed`.
set -euo pipefail

load=$1
passed=0 failed=0

count() {
  if (($1 == 0)); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $2"
  fi
}

# works WANTED WORDS...: ends well, and its line of JSON has all the fields with a number above 0.
works() {
  local wanted=$1 out status=0 field
  shift
  out=$(timeout 120 "$load" "$@" --json) || status=$?
  echo "$out"
  for field in $wanted; do
    if ! grep -qE "\"$field\":0*\.?0*[1-9]" <<<"$out"; then status=1 && echo "no $field"; fi
  done
  count "$status" "$*"
}

# refused WORDS...: one line, code 2.
refused() {
  local said status=0
  said=$("$load" "$@" 2>&1) || status=$?
  echo "$said"
  [[ $status == 2 && $(wc -l <<<"$said") == 1 ]] && status=0 || status=1
  count "$status" "refused: $*"
}

works "rooms choices_per_second deliveries_per_second accepted_p99_ms everybody_p99_ms server_cpu_ms_per_1000 room_kib" \
  play --rooms 5 --rate 200 --warm 1 --seconds 2
works "connections all_mib" idle --rooms 5 --seats 4 --seconds 0.5
works "running all_run_s" recover --rooms 5 --warm 1 --bot-delay 1
refused
refused dance
refused play --rooms many
refused play --seats 9
refused play --rate nan
refused idle --url http://127.0.0.1:8080
refused play --fated /nowhere
"$load" --help | grep -q -- --rooms
count $? --help

echo "$passed passed, $failed failed"
((failed == 0))
