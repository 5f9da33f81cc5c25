// The types of views and events of every ruleset, for packages/client: written by `npm run client:types`.
import { z } from 'zod';
import openapiTS, { astToString } from 'openapi-typescript';
import { build } from './build.mjs';

const HEADER = `// Written by \`npm run client:types\` from the schemas of the rulesets: not to be changed by hand.

`;

/** The schema of an event as clients get it: a field that is secret to some viewers may be absent. */
function shownTo(schema, event, audienceOf) {
  const always = (field) => audienceOf(event.shape[field]) === 'everyone';
  return { ...schema, required: (schema.required ?? []).filter(always) };
}

/** Descriptions, with an id of its own for each schema: a secret field is a copy of a schema, and has the same one. */
function ownIds() {
  const [ids, taken] = [new Map(), new Map()];
  const idOf = (schema, id) => {
    if (!ids.has(schema)) {
      taken.set(id, (taken.get(id) ?? 0) + 1);
      ids.set(schema, taken.get(id) === 1 ? id : `${id}${taken.get(id)}`);
    }
    return ids.get(schema);
  };
  return {
    get(schema) {
      const { id, ...others } = z.globalRegistry.get(schema) ?? {};
      return id === undefined ? others : { ...others, id: idOf(schema, id) };
    },
  };
}

/** The JSON Schemas of a ruleset, by names that no other ruleset has. */
function schemasOf(name, view, events, audienceOf) {
  const whole = z.object({ view, events: z.object(events) });
  const { $defs = {}, properties } = z.toJSONSchema(whole, { io: 'output', metadata: ownIds() });
  const shown = Object.entries(properties.events.properties).map(([type, schema]) => [
    type,
    shownTo(schema, events[type], audienceOf),
  ]);
  // What refers to itself and has no name is any JSON, a type that a lookup in an interface cannot express.
  const own = Object.entries($defs).map(([id, schema]) => [`${name}_${id}`, id.startsWith('__') ? {} : schema]);
  const all = {
    ...Object.fromEntries(own),
    [`${name}_view`]: properties.view,
    [`${name}_events`]: { type: 'object', properties: Object.fromEntries(shown), required: Object.keys(events) },
  };
  return JSON.parse(JSON.stringify(all).replaceAll('"#/$defs/', `"#/components/schemas/${name}_`));
}

/** The text of the module. */
export async function gameTypes() {
  await build();
  const { rulesets } = await import('../dist/apps/rulesets.js');
  const { audienceOf } = await import('../dist/libs/kernel/src/index.js');
  const { gameEventSchemas } = await import('../dist/libs/kernel/src/server.js');
  const named = rulesets.map(({ name, schemas }) => schemasOf(name, schemas.view, schemas.events, audienceOf));
  const kernel = schemasOf('table', z.null(), gameEventSchemas, audienceOf);
  const document = {
    openapi: '3.1.0',
    info: { title: 'Games', version: '1' },
    paths: {},
    components: { schemas: Object.assign({}, kernel, ...named) },
  };
  const types = astToString(await openapiTS(document, { immutable: true, silent: true }));
  const components = types.slice(types.indexOf('    schemas: {'), types.indexOf('    responses: never;'));
  const games = rulesets.map(
    ({ name, title }) => `  /** What games of ${title.en} show. */
  readonly ${name}: { readonly view: Schemas['${name}_view']; readonly events: Schemas['${name}_events'] };`,
  );
  return `${HEADER}/** Views and events by ruleset. Declare those of your own ruleset in it, by declaration merging. */
export interface Games {
${games.join('\n')}
}

/** Events of the table itself, which every game has. */
export type TableEvents = Schemas['table_events'];

type Schemas = components['schemas'];

interface components {
${components}}
`;
}
