/** A table whose rows go with their stream, and the types of the columns that are copied. */
export interface CopiedTable {
  readonly name: string;
  /** The columns that put the rows of a stream in order. */
  readonly order: readonly string[];
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that the database of the stream gives. */
  readonly given: readonly string[];
}

/** In the order in which they are copied: a stream is halted after its commits are there. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  {
    name: 'streams',
    order: ['game_id'],
    columns: {
      game_id: 'uuid',
      version: 'integer',
      last_hash: 'text',
      status: 'text',
      ruleset: 'text',
      rules_version: 'text',
      kind: 'text',
      subject: 'text',
    },
    given: ['slice'],
  },
  {
    name: 'commits',
    order: ['game_id', 'last_version'],
    columns: {
      game_id: 'uuid',
      at: 'bigint',
      first_version: 'integer',
      last_version: 'integer',
      command_id: 'text',
      actor: 'text',
      hash: 'text',
      command: 'json',
      events: 'json',
    },
    given: ['position'],
  },
  {
    name: 'obligations',
    order: ['game_id', 'key'],
    columns: {
      game_id: 'uuid',
      key: 'text',
      kind: 'text',
      due_at: 'bigint',
      payload: 'json',
      met_at: 'timestamptz',
      failures: 'integer',
    },
    given: [],
  },
  {
    name: 'snapshots',
    order: ['game_id', 'version'],
    columns: { game_id: 'uuid', rules_version: 'text', version: 'integer', hash: 'text', state: 'json', seal: 'text' },
    given: [],
  },
  {
    name: 'halted_streams',
    order: ['game_id'],
    columns: { game_id: 'uuid', since: 'timestamptz', why: 'text' },
    given: [],
  },
];

/** The columns of a table as text: so a row is written again as it stands, to the letter of its JSON. */
export const asText = ({ columns }: CopiedTable): string =>
  Object.keys(columns)
    .map((column) => `${column}::text`)
    .join(', ');

/** Selects the rows of some streams as text, in order. A bare name in it would be that of the text, in which 10 comes before 2. */
export const selectOf = (table: CopiedTable): string =>
  `select ${asText(table)} from ${table.name} t where game_id = any ($1::uuid[])
    order by ${table.order.map((column) => `t.${column}`).join(', ')}`;

/** Inserts such rows in their order, a list for each column. */
export function insertOf({ name, columns }: CopiedTable): string {
  const names = Object.keys(columns);
  const values = Object.entries(columns).map(([column, type]) => `${column}::${type}`);
  const lists = names.map((_, place) => `$${place + 1}::text[]`);
  return `insert into ${name} (${names.join(', ')}) select ${values.join(', ')}
    from unnest(${lists.join(', ')}) with ordinality as rows (${names.join(', ')}, place) order by place`;
}
