import { z } from 'zod';
import { ALL_SLICES, readSlices, SLICES, slicesIn, type SliceRange } from './slices.js';

/** The node of accounts, lists and the log: that of DATABASE_URL. Its name is that of the source of the feed of a single database. */
export const HOME = 'main';

/** A database as DATABASE_NODES names it; the home has no addresses there. */
export interface NodeSetting {
  readonly name: string;
  /** The slices of the streams that stand in it; none for one that is yet to take some. */
  readonly slices: readonly SliceRange[];
  /** As the login that the processes work under. */
  readonly url?: string;
  /** As its owner. */
  readonly migrationUrl?: string;
}

/** A database of a server, with its addresses. */
export interface DatabaseNode {
  readonly name: string;
  readonly slices: readonly SliceRange[];
  readonly databaseUrl: string;
  readonly migrationDatabaseUrl?: string | undefined;
}

/** The databases of a server, as its configuration names them. */
export interface DatabaseAddresses {
  readonly databaseUrl: string;
  readonly migrationDatabaseUrl?: string | undefined;
  /** Absent where there is one database. */
  readonly databaseNodes?: readonly NodeSetting[] | undefined;
}

const isDatabase = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

const address = z.string().refine(isDatabase, { error: 'must be an address that starts with postgres://' });

const slices = z.string().transform((text, context) => {
  const read = readSlices(text);
  if (read) return read;
  context.addIssue({ code: 'custom', message: `must be slices from 0 to ${SLICES - 1}, such as 0-511` });
  return z.NEVER;
});

const settings = z.array(
  z.strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,30}$/, { error: 'must be 1 to 31 lower-case letters, digits and hyphens' }),
    slices,
    url: address.exactOptional(),
    migrationUrl: address.exactOptional(),
  }),
);

/** Nodes, or what is wrong with their text, without its addresses. */
export type ReadNodes = { readonly nodes: readonly NodeSetting[] } | { readonly wrong: string };

const EXAMPLE =
  '[{"name":"main","slices":"0-511"},{"name":"node1","slices":"512-1023","url":"postgres://…","migrationUrl":"postgres://…"}]';

/** Reads the JSON list of DATABASE_NODES: the home first, and every slice in one node. */
export function readDatabaseNodes(text: string): ReadNodes {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { wrong: `must be a JSON list such as ${EXAMPLE}` };
  }
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { wrong: `must be a JSON list such as ${EXAMPLE}: ${issue?.path.join('.')} ${issue?.message}` };
  }
  const wrong = faultOf(parsed.data);
  return wrong === undefined ? { nodes: parsed.data } : { wrong };
}

function faultOf(nodes: readonly NodeSetting[]): string | undefined {
  const [home, ...others] = nodes;
  if (home?.name !== HOME) return `must name the database of DATABASE_URL first, as "${HOME}"`;
  if (home.url !== undefined || home.migrationUrl !== undefined)
    return `must give "${HOME}" no address: DATABASE_URL and MIGRATION_DATABASE_URL are its own`;
  const nameless = others.find(({ url }) => url === undefined);
  if (nameless) return `must give "${nameless.name}" its address, as "url"`;
  const twice = nodes.find(({ name }, place) => nodes.findIndex((other) => other.name === name) !== place);
  if (twice) return `must name "${twice.name}" once`;
  return faultOfSlices(nodes);
}

function faultOfSlices(nodes: readonly NodeSetting[]): string | undefined {
  const owners = new Map<number, string>();
  for (const { name, slices: own } of nodes) {
    for (const slice of slicesIn(own)) {
      const other = owners.get(slice);
      if (other !== undefined) return `must have each slice in one node: slice ${slice} is in "${other}" and "${name}"`;
      owners.set(slice, name);
    }
  }
  const missing = slicesIn(ALL_SLICES).find((slice) => !owners.has(slice));
  return missing === undefined ? undefined : `must have each slice in one node: slice ${missing} is in none`;
}

/** The databases of a server, its home first: one with all slices where no others are named. */
export function nodesAt(addresses: DatabaseAddresses): readonly [DatabaseNode, ...DatabaseNode[]] {
  const { databaseUrl, migrationDatabaseUrl, databaseNodes } = addresses;
  const [home, ...others] = databaseNodes ?? [];
  return [
    { name: HOME, slices: home?.slices ?? ALL_SLICES, databaseUrl, migrationDatabaseUrl },
    ...others.flatMap(({ name, slices: own, url, migrationUrl }) =>
      url === undefined ? [] : [{ name, slices: own, databaseUrl: url, migrationDatabaseUrl: migrationUrl }],
    ),
  ];
}
