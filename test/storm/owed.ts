import pg from 'pg';

/** All obligations that were ever written, in the table `owed`: those that are met are deleted. */
const REMEMBER = `
create table owed (game_id uuid not null, key text not null, kind text not null, due_at bigint not null);
create function remember_owed() returns trigger language plpgsql as $$
begin
  insert into owed values (new.game_id, new.key, new.kind, new.due_at);
  return null;
end $$;
create trigger obligations_are_remembered after insert on obligations for each row execute function remember_owed();
grant select on owed to chronicler_app;
`;

/** Lets a migrated database remember its obligations. @param ownerUrl of its owner. */
export async function rememberOwed(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(REMEMBER);
  } finally {
    await client.end();
  }
}
