#!/usr/bin/env bash
# Builds the container image as docker/Dockerfile says, starts it once as its user, and asks it for its pages. Needs root
# and buildah, no Docker engine. Its base is localhost/debian:12 in buildah's own storage; where there is none it is made
# with debootstrap (or from the folder FATE_DEBIAN). FATE_IMAGE=NAME: that image, already built. Ends with
# "N passed, N failed".
set -euo pipefail
shopt -s inherit_errexit
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export STORAGE_DRIVER=${STORAGE_DRIVER:-vfs} BUILDAH_ISOLATION=chroot
base=localhost/debian:12
passed=0 failed=0 container='' server=''
scratch=$(mktemp -d)

check() {
  local what=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n' "$what"
  fi
}

tidy_up() {
  if [[ -n $server ]]; then kill "$server" 2>/dev/null || true; fi
  if [[ -n $container ]]; then buildah rm "$container" >/dev/null || true; fi
  rm -rf "$scratch"
}
trap tidy_up EXIT

make_base() {
  if buildah inspect --type image "$base" >/dev/null 2>&1; then return 0; fi
  local folder=${FATE_DEBIAN:-$root/build/debian-12} from
  if [[ ! -x $folder/bin/bash ]]; then debootstrap --variant=minbase bookworm "$folder"; fi
  from=$(buildah from scratch)
  buildah add --quiet "$from" "$folder" / >/dev/null
  buildah commit --quiet "$from" "$base"
  buildah rm "$from" >/dev/null
}

build_image() {
  make_base
  # The same name as in FROM: nothing is fetched but Debian's packages and the web client's.
  # The format of Docker: the other one has no place for the health check.
  buildah bud --format docker --pull=never --ignorefile "$root/docker/Dockerfile.dockerignore" -f "$root/docker/Dockerfile" \
    -t localhost/fate-test "$root"
}

setting() {
  buildah inspect --type image --format "$1" "$image"
}

image=${FATE_IMAGE:-localhost/fate-test}
if [[ -z ${FATE_IMAGE:-} ]]; then build_image; fi
check "it runs as a user of its own" test "$(setting '{{.OCIv1.Config.User}}')" = fate
check "what is kept lies in a volume" test "$(setting '{{index .OCIv1.Config.Volumes "/data"}}')" = '{}'
check "it says how its health is found" test "$(setting '{{len .Docker.Config.Healthcheck.Test}}')" -ge 2

container=$(buildah from --pull=never "$image")
mounted=$(buildah mount "$container")
check "nothing of the build is left in it" test ! -e "$mounted/opt/fate/CMakeLists.txt"
# The program of the image, in its own file system, as its own user.
inside=(chroot --userspec=fate "$mounted" /opt/fate/bin/fated)
check "all libraries are there" "${inside[@]}" --version
"${inside[@]}" serve --bind 127.0.0.1 --port 0 --data /data --web /opt/fate/web-client/dist >"$scratch/out" 2>"$scratch/err" &
server=$!
address=''
for ((i = 0; i < 300; ++i)); do
  address=$(sed -nE 's/^Open (http[^ ]*) to play\.$/\1/p' "$scratch/out")
  if [[ -n $address ]] || ! kill -0 "$server" 2>/dev/null; then break; fi
  sleep 0.1
done
check "it serves" test -n "$address"
check "it is well" test "$(curl -sS --max-time 10 "${address}healthz")" = ok
check "the client is in it" grep -q '<div id="app">' <(curl -sS --max-time 10 "$address")
check "the data folder is its own" test -f "$mounted/data/fate.db"
kill -TERM "$server" || true
check "it ends in order" wait "$server"
server=''
cat "$scratch/err"
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
