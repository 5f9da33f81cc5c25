import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The data that verifications compare with: the hashes of the commits that read models have taken in, and the log at its last verification.
 *
 * Processes of the version before move `version` on and leave the hash: it is stored with its own version.
 */
export class WhatWasVerified implements MigrationInterface {
  readonly name = 'WhatWasVerified0000000000039';

  async up(db: QueryRunner): Promise<void> {
    await db.query(UP);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DOWN);
  }
}

const UP = `
alter table checkpoints add column hash text collate "C", add column hash_version integer;
comment on column checkpoints.hash is 'Hash of the last commit that stands in the read model, where hash_version is version.';

alter table verifications add column log_size bigint, add column log_root bytea,
  add check ((log_size is null) = (log_root is null));
comment on column verifications.log_size is 'How many entries the log of games had, where it contained the one of the verification before.';
create trigger verifications_stay_ended before update on verifications for each row
  when (old.ended_at is not null) execute function refuse_change();
revoke insert, update on verifications from chronicler_app;
`;

const DOWN = `
grant insert, update on verifications to chronicler_app;
drop trigger verifications_stay_ended on verifications;
alter table verifications drop column log_size, drop column log_root;
alter table checkpoints drop column hash, drop column hash_version;
`;
