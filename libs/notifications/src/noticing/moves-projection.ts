import type { ProjectedCommit, Projection } from '#event-store';
import { isGameEvent, type GameEvent } from '#kernel/server';
import { isUuid, taggedOf, type StoredCommit } from '#records';
import { GAME_STREAM, LEAGUE_STREAM } from '#streams';

/** What happened longer ago is not told any more, in milliseconds: when a server was away, or a read model is rebuilt. */
const NEWS_FOR = 24 * 60 * 60 * 1_000;

/** Some commits of one stream. */
interface Stretch {
  readonly streamId: string;
  readonly kind: string;
  readonly after: number;
  readonly version: number;
  readonly accounts: readonly string[];
  readonly isOld: boolean;
}

/**
 * The outbox of notifications: for each game and league its accounts, its version, and up to where they were told (`told`). A stream none of whose
 * accounts has a channel counts as told, so that those that wait are few.
 */
export const movesProjection: Projection = {
  name: 'notification_moves',
  version: 1,
  kinds: [GAME_STREAM, LEAGUE_STREAM],
  createTable: (table) => `
    create table ${table} (
      stream_id uuid primary key,
      kind text not null,
      accounts uuid[] not null,
      version integer not null,
      told integer not null,
      moved_at timestamptz not null default clock_timestamp()
    );
    create index on ${table} (moved_at) where told < version;`,
  async handle(told, { db, table }) {
    await db.query(
      `insert into ${table} as m (stream_id, kind, accounts, version, told)
        select "streamId", s.kind, s.accounts, s.version, case when ${isHeard('s.accounts')} then s.after else s.version end
          from (select *, array(select json_array_elements_text("accountList")::uuid) as accounts
            from json_to_recordset($1) as (
              "streamId" uuid, kind text, after integer, version integer, "accountList" json, "isOld" boolean)) as s
        on conflict (stream_id) do update set
          accounts = array(select distinct unnest(m.accounts || excluded.accounts)),
          version = excluded.version,
          moved_at = excluded.moved_at,
          told = case when excluded.told < excluded.version or m.kind = '${GAME_STREAM}' and ${hasChannel('m.accounts')} then m.told else excluded.version end`,
      [JSON.stringify(stretchesOf(told).map(({ accounts, ...stretch }) => ({ ...stretch, accountList: accounts })))],
    );
  },
};

const hasChannel = (accounts: string): string =>
  `exists (select from public.notification_channels c where c.account_id = any (${accounts}) and c.enabled and c.confirmed)`;

const isHeard = (accounts: string): string =>
  `not s."isOld" and (${hasChannel(accounts)} or s.kind = '${LEAGUE_STREAM}' and exists (select from public.notification_channels where enabled and confirmed))`;

function stretchesOf(told: readonly ProjectedCommit[]): readonly Stretch[] {
  const stretches = new Map<string, Stretch>();
  const oldest = Date.now() - NEWS_FOR;
  for (const { commit, header } of told) {
    const { streamId, firstVersion, lastVersion: version, at } = commit;
    const before = stretches.get(streamId);
    stretches.set(streamId, {
      streamId,
      kind: header.kind,
      after: before?.after ?? firstVersion - 1,
      version,
      accounts: [...new Set([...(before?.accounts ?? []), ...(header.kind === GAME_STREAM ? seatedIn(commit) : [])])],
      isOld: at < oldest,
    });
  }
  return [...stretches.values()];
}

/** The accounts that take a seat in a commit of a game, or are offered one. */
const seatedIn = ({ events }: StoredCommit): readonly string[] =>
  events.map(taggedOf).flatMap((event) => {
    if (!isGameEvent(event)) return [];
    const account = concernedBy(event);
    return account != null && isUuid(account) ? [account] : [];
  });

function concernedBy(event: GameEvent): string | null | undefined {
  switch (event.type) {
    case 'seatTaken':
    case 'seatReplaced':
    case 'seatTakenOver':
      return event.account;
    case 'seatOffered':
      return event.to;
    default:
      return undefined;
  }
}
