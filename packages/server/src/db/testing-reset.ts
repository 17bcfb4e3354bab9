import type { ScriptConnection } from './database.ts'

/** Everything but rows: columns, triggers (also whether they are on), scripts that ran. */
const shape = `select md5(string_agg(what, ',' order by what)) as shape from (
  select 'column ' || a.attrelid || ' ' || a.attname || ' ' || a.atttypid as what
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and a.attnum > 0 and not a.attisdropped
  union all select 'trigger ' || tgrelid || ' ' || tgname || tgenabled::text from pg_trigger
  union all select 'script ' || id || digest from migration) as all_of_it`

/** Tables that refuse a change do so by triggers, which stay silent here. */
const empty = `do $$
declare one record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for one in select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
    execute format('delete from %I', one.name);
  end loop;
  for one in select sequencename as name, start_value as first from pg_sequences
      where schemaname = 'public' and last_value is not null loop
    perform setval(format('%I', one.name)::regclass, one.first, false);
  end loop;
end $$`

export const shapeOf = async (connection: ScriptConnection): Promise<string> =>
  String((await connection.query(shape)).rows[0]?.['shape'])

/** Makes a database that a test leaves like new, which takes a fraction of making a new one; false: it cannot be. */
export const emptied = async (connection: ScriptConnection, shapeBefore: string): Promise<boolean> => {
  if ((await shapeOf(connection)) !== shapeBefore) return false
  await connection.exec(empty)
  return true
}
