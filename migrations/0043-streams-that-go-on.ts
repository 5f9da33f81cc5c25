import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The streams that take commits, by their ids: health looks at some of them at a time, however many have ended. */
export class StreamsThatGoOn implements MigrationInterface {
  readonly name = 'StreamsThatGoOn0000000000043';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index streams_that_go_on on streams (game_id) where status <> 'closed'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index streams_that_go_on');
  }
}
