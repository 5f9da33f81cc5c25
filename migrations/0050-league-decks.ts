import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The decks that players have submitted to leagues. Written once, before the event with their commitment; never changed. */
export class LeagueDecks implements MigrationInterface {
  readonly name = 'LeagueDecks0000000000050';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table league_decks');
  }
}

const TABLE = `
create table league_decks (
  commitment text collate "C" primary key check (commitment ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  key_id text collate "C" not null
);
comment on table league_decks is 'Salt and content under SEED_KEY, with the commitment as additional data: nonce, tag, ciphertext.';
`;
