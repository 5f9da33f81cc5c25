import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A token is revoked once, and for ever: also for a role with the rights of the application. */
export class TokensStayRevoked implements MigrationInterface {
  readonly name = 'TokensStayRevoked0000000000011';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TRIGGER);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger tokens_stay_revoked on tokens;');
  }
}

const TRIGGER = `
create trigger tokens_stay_revoked before update of revoked_at on tokens for each row
  when (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)
  execute function refuse_undoing('tokens.revoked_at');
`;
