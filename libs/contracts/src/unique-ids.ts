import { canonicalJson, type AnyRuleset } from '#kernel';
import { underivable } from './place.js';
import type { RulesetModels } from './ruleset-models.js';
import type { ObjectModel, TypeModel } from './type-model.js';

/** The field by which caches of clients know a thing again, in whichever answer it comes. */
const KEY = 'id';

/**
 * Holds a ruleset to ids that are unique in the whole API: a client's cache keeps what has one type and one `id` as one thing. So only
 * the content has fields `id`, and one `id` is one record there; what a game numbers for itself is named otherwise. Throws an
 * UnderivableError that names the field.
 */
export function holdUniqueIds({ name, content }: AnyRuleset, models: RulesetModels): void {
  const printed = new Set(models.content ? objectsIn(models.content).map((model) => model.name) : []);
  for (const [part, root] of shownOf(models))
    for (const model of objectsIn(root))
      if (isKeyed(model) && !printed.has(model.name))
        throw underivable(
          { ruleset: name, path: [...part, model.name, KEY], name: model.name },
          `an "${KEY}" must be unique in the whole API, since caches of clients go by it, and this one is unique in its game at most. Name the field after its thing, like "pieceId"`,
        );
  if (models.content) holdOneRecordEach(name, models.content, content);
}

/** What of a ruleset differs from game to game: everything but its content, and its commands, which are input. */
function shownOf({ options, view, brought, base, campaign, events }: RulesetModels): [string[], ObjectModel][] {
  const roots = Object.entries({ options, view, brought, base, campaign });
  return [
    ...roots.flatMap(([part, model]): [string[], ObjectModel][] => (model ? [[[part], model]] : [])),
    ...[...events].map(([type, model]): [string[], ObjectModel] => [['events', type], model]),
  ];
}

const isKeyed = ({ fields }: ObjectModel): boolean => fields.some(({ name }) => name === KEY);

/** Every type of objects within another one, and that itself. */
function objectsIn(root: TypeModel, found = new Set<ObjectModel>()): ObjectModel[] {
  if (root.kind === 'object') {
    if (found.has(root)) return [];
    found.add(root);
  }
  for (const part of partsOf(root)) objectsIn(part, found);
  return [...found];
}

function partsOf(type: TypeModel): readonly TypeModel[] {
  switch (type.kind) {
    case 'object':
      return type.fields.map((field) => field.type);
    case 'list':
      return [type.item];
    case 'entries':
      return [type.entry];
    case 'union':
      return type.variants.map(({ object }) => object);
    default:
      return [];
  }
}

/** Throws where the content has two records of one type and one `id` that differ. */
function holdOneRecordEach(ruleset: string, root: ObjectModel, content: unknown): void {
  const records = new Map<string, string>();
  const walk = (type: TypeModel, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (type.kind === 'list') for (const item of Object.values(value)) walk(type.item, item);
    if (type.kind !== 'object') return;
    const record = value as Readonly<Record<string, unknown>>;
    if (isKeyed(type)) {
      const key = `${type.name} "${String(record[KEY])}"`;
      const text = canonicalJson(record);
      if ((records.get(key) ?? text) !== text)
        throw underivable(
          { ruleset, path: ['content', type.name, KEY], name: type.name },
          `the content has two different records ${key}. Give one of them another ${KEY}`,
        );
      records.set(key, text);
    }
    for (const { name, type: part } of type.fields) walk(part, record[name]);
  };
  walk(root, content);
}
