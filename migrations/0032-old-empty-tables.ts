import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables that were opened before tables closed automatically owe nothing, so nothing would ever close them. Each open game is
 * given the time of its last commit to be looked at; the game itself then tells whether players sit there.
 */
export class OldEmptyTables implements MigrationInterface {
  readonly name = 'OldEmptyTables0000000000032';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LOOK_AT_ALL);
  }

  /** The obligations may stay. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** The key, and the hour, are those that a game of today writes for itself: what it has written already stays. */
const LOOK_AT_ALL = `
insert into obligations (game_id, key, kind, due_at, payload)
  select s.game_id, 'empty/' || s.version, 'emptyTable', c.at + 3600000, '{}'
  from streams s join commits c on c.game_id = s.game_id and c.last_version = s.version
  where s.kind = 'game' and s.status = 'open'
  on conflict do nothing;
`;
