#!/usr/bin/env bash
# A PostgreSQL for tests alone: fast, for nothing in it must survive a crash of the machine.
#   bash scripts/test-postgres.sh start FOLDER [PORT]   makes one in a folder, starts it and prints its address
#   bash scripts/test-postgres.sh stop FOLDER           stops it and removes the folder
# The programs are those of the newest installed version; root hands over to the user postgres, as PostgreSQL demands.
set -euo pipefail

action=$1 folder=$(realpath -m "$2") port=${3:-54329}
programs=$(dirname "$(find /usr/lib/postgresql -name pg_ctl | sort -V | tail -1)")

as_owner() {
  if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi
}

start() {
  mkdir -p "$folder"
  [ "$(id -u)" != 0 ] || chown postgres "$folder"
  as_owner sh -c "umask 077 && echo postgres >'$folder/password'"
  as_owner "$programs/initdb" --pgdata="$folder/data" --username=postgres --pwfile="$folder/password" \
    --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 --no-sync >/dev/null
  local settings=(
    "port=$port" listen_addresses=127.0.0.1 unix_socket_directories=
    fsync=off full_page_writes=off synchronous_commit=off max_connections=200
  )
  as_owner "$programs/pg_ctl" start --wait --silent --pgdata="$folder/data" --log="$folder/log" \
    --options="$(printf -- "-c %s " "${settings[@]}")" >&2
  echo "postgres://postgres:postgres@127.0.0.1:$port/postgres"
}

stop() {
  as_owner "$programs/pg_ctl" stop --mode=immediate --wait --silent --pgdata="$folder/data"
  rm -rf "$folder"
}

"$action"
