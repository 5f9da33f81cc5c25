/**
 * The rights of the application: the one list. It is laid over the database after every migration, and again where a
 * restore has left it out. A table that is new adds its line here, and its migration grants nothing.
 *
 * Streams are written by `append_commit` alone, and the log of games by `log_ended_games`: both work with the rights of the owner. The read models belong to the
 * application, which makes and swaps them itself.
 */
export const RIGHTS = `
grant usage on schema public to chronicler_app;
grant select on migrations, streams, commits, events, feed_mark, log_nodes, node_identity, archived_streams to chronicler_app;
grant select, update (met_at, failures) on obligations to chronicler_app;
grant select, insert, delete on halted_streams to chronicler_app;
grant select, insert, update, delete on presences, presence_processes to chronicler_app;
grant select, insert, update, delete on snapshots to chronicler_app;
grant select, insert, update, delete on projections, projection_places, checkpoints, gone_generations to chronicler_app;
grant select, insert on accounts, seeds, league_decks to chronicler_app;
grant update (name, skeleton) on accounts to chronicler_app;
grant select, insert, update on seed_canary to chronicler_app;
grant select, insert (night), update (ended_at, streams, faults, log_size, log_root, checked, alive_at) on verifications to chronicler_app;
grant select, insert, update on verified_places, verified_portions to chronicler_app;
grant select, insert, update, delete on faulty_streams to chronicler_app;
grant select, update on write_probe to chronicler_app;
grant select, insert, update (revoked_at) on tokens to chronicler_app;
grant select, insert, delete on identities, recovery_codes to chronicler_app;
grant select, insert, delete, update (name, cards, changed_at) on decks to chronicler_app;
grant select, insert, update, delete on webhook_endpoints, webhook_deliveries to chronicler_app;
grant select, insert, delete, update (good_until) on webhook_secrets to chronicler_app;
grant select, insert, update, delete on notification_settings, notification_channels, notifications to chronicler_app;
grant select, insert, delete, update (version, text, written_at) on game_notes to chronicler_app;
grant select, insert, update, delete on conditional_commands to chronicler_app;
grant select, insert on server_keys to chronicler_app;
grant select, insert, delete, update (name, layout, shared, changed_at) on bases to chronicler_app;

do $$
declare
  routine regprocedure;
  relation record;
begin
  for routine in select p.oid from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname in ('append_commit', 'advance_feed_mark', 'log_ended_games') loop
    execute format('revoke execute on function %s from public', routine);
    execute format('grant execute on function %s to chronicler_app', routine);
  end loop;
  for relation in select c.oid::regclass as name from pg_class c
      where c.relnamespace = 'read_models'::regnamespace and c.relkind = 'r'
        and c.relowner <> 'chronicler_app'::regrole loop
    execute format('alter table %s owner to chronicler_app', relation.name);
  end loop;
end $$;

grant usage, create on schema read_models to chronicler_app;
`;
