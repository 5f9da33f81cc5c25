# What .ci/run and .ci/full share: sourced by both, which then decide what to run.
set -euo pipefail
cd "$(dirname "$0")/.."
export CI=true
# Random games and inputs are drawn from the commit: ten changes play what one plays in the full tier.
export TEST_SEED=${TEST_SEED:-$(git rev-parse HEAD)}

work=$(mktemp -d)
export TEST_TIMES=$work/times
: >"$TEST_TIMES"
: >"$work/failed"

tidy() {
  [ ! -d "$work/postgres" ] || bash scripts/test-postgres.sh stop "$work/postgres" || true
  rm -rf "$work"
}
trap tidy EXIT

# A step that the rest needs: its failure ends the run.
step() {
  local name=$1
  shift
  echo "=== $name"
  local TIMEFORMAT="--- $name: %0R s, CPU %0U + %0S s"
  time "$@"
}

# A step whose failure fails the run at its end, after the others.
check() { step "$@" || echo "$1" >>"$work/failed"; }

install_package() {
  [ -n "${apt_updated:-}" ] || { apt-get update -qq && apt_updated=1; }
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

# A PostgreSQL for these tests alone, unless TEST_DATABASE_URL names one.
start_postgres() {
  compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || install_package postgresql
  if [ -z "${TEST_DATABASE_URL:-}" ]; then
    chmod 711 "$work"
    TEST_DATABASE_URL=$(bash scripts/test-postgres.sh start "$work/postgres")
    export TEST_DATABASE_URL
  fi
  psql "$TEST_DATABASE_URL" -Atc 'SHOW server_version'
}

start_redis() {
  command -v redis-server >/dev/null || install_package redis-server
  redis-cli ping >/dev/null 2>&1 || redis-server --daemonize yes --save '' >/dev/null
  for _ in $(seq 30); do redis-cli ping 2>/dev/null | grep -q PONG && break || sleep 1; done
  redis-cli info server | grep redis_version
  export TEST_REDIS_URL=${TEST_REDIS_URL:-redis://127.0.0.1:6379}
}

find_chromium() {
  command -v chromium >/dev/null || install_package chromium
  [ -d /usr/share/fonts/truetype/dejavu ] || install_package fonts-dejavu-core
  export TEST_CHROMIUM=${TEST_CHROMIUM:-$(command -v chromium)}
  chromium --version
}

find_program() {
  command -v "$1" >/dev/null || install_package "$1"
  "$1" --version
}

# npm finds the packages by name and checks them by digest; an address would tie the clone to one registry.
no_addresses_in_lock_file() {
  if grep -q '"resolved"' package-lock.json; then
    echo 'package-lock.json holds download addresses: remove them with `npm install` under this .npmrc.' >&2
    return 1
  fi
}

# Known vulnerabilities of what runs in production. A registry that does not answer is reported, and fails nothing.
audit() {
  local answer=$work/audit.json
  npm audit --omit=dev --audit-level=high --json >"$answer" 2>/dev/null && echo 'No known vulnerability that is high or critical.' && return
  if node -e 'process.exit(JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).auditReportVersion ? 0 : 1)' "$answer" 2>/dev/null; then
    npm audit --omit=dev --audit-level=high >&2
    return 1
  fi
  echo 'NOT RUN: the registry of this machine does not say which packages are vulnerable.'
}

# What Docker makes of the file; what the tests hold it to needs no Docker (test/server/compose-file.spec.ts).
compose_file() {
  if ! docker compose version >/dev/null 2>&1; then
    echo 'NOT RUN: docker compose is not installed on this machine.'
    return
  fi
  SEED_KEY=0 POSTGRES_PASSWORD=0 LOGIN_PASSWORD=0 docker compose config --quiet
}

caddyfile() {
  if ! command -v caddy >/dev/null; then
    echo 'NOT RUN: caddy is not installed on this machine.'
    return
  fi
  caddy validate --adapter caddyfile --config deploy/Caddyfile
}

prepare() {
  step 'lock file' no_addresses_in_lock_file
  step 'install' npm ci --engine-strict --no-audit --no-fund
  step 'build' npm run --silent build
  step 'PostgreSQL' start_postgres
  step 'Redis' start_redis
  step 'Chromium' find_chromium
  step 'Python' find_program python3
}

# The static checks, beside the tests, which have three times their weight.
begin_static_checks() {
  (
    renice -n 4 $BASHPID >/dev/null
    check 'lint' npm run --silent lint
    check 'types' npm run --silent typecheck
    check 'format' npm run --silent format:check
    check 'architecture' npm run --silent depcruise
    check 'dead code' npm run --silent knip
    check 'style' npm run --silent style
    check 'commit messages' npm run --silent commits -- "${CHANGE_BASE:-}"
    check 'rules coverage' npm run --silent rules:coverage
    check 'audit' audit
    check 'compose file' compose_file
    check 'Caddyfile' caddyfile
  ) >"$work/checks.log" 2>&1 &
  static_checks=$!
}

end_static_checks() {
  wait "$static_checks" || echo 'static checks' >>"$work/failed"
  cat "$work/checks.log"
}

tests() {
  local status=0
  npm test --silent -- --maxWorkers=2 >"$work/tests.log" 2>&1 || status=$?
  cat "$work/tests.log"
  return "$status"
}

# Sets `cpu` to the seconds that this script, all that it has waited for, and the PostgreSQL that it has started have used.
# Not in a subshell, which has times of its own.
count_cpu() {
  local pid_file=$work/postgres/data/postmaster.pid
  times >"$work/times.txt"
  awk -F'[ms ]+' '{ print $1 * 60 + $2 + $3 * 60 + $4 }' "$work/times.txt" >"$work/cpu"
  if [ -f "$pid_file" ]; then
    sed 's/.*) //' "/proc/$(head -1 "$pid_file")/stat" | awk '{ print ($12 + $13 + $14 + $15) / 100 }' >>"$work/cpu"
  fi
  cpu=$(awk '{ total += $1 } END { printf "%d", total }' "$work/cpu")
}

# Ends the run: the tests and steps that failed, and the counts of the runner.
verdict() {
  count_cpu
  sed 's/\x1b\[[0-9;]*m//g' "$work/tests.log" | grep -E '^(FAIL |  ● )' | sort -u || true
  echo "=== $SECONDS s, $cpu CPU s in all, seed $TEST_SEED"
  sort -u "$work/failed" | sed 's/^/FAILED: /'
  grep -E '^[0-9]+ passed, [0-9]+ failed$' "$work/tests.log" | tail -1 || true
  [ ! -s "$work/failed" ]
}
