import { audienceOf, commonGlossary, explained, glossaryOf, importanceOf, type Audience, type Glossary } from '#kernel';
import { revelationsOf } from '#kernel/server';
import type { z } from 'zod';
import { boundsOf } from './bounds.js';
import { capitalized, enumNameOf, isGraphqlName } from './graphql-names.js';
import { originOf, underivable, type Place } from './place.js';
import { scalarOf } from './scalar-model.js';
import type { EnumModel, FieldModel, ListModel, ObjectModel, TypeModel } from './type-model.js';
import { referenceOf, type TypeNames } from './type-names.js';
import { unionModel } from './union-model.js';
import {
  defOf,
  hasExactlyOneField,
  idOf,
  isSharedType,
  typeDescriptionOf,
  unwrap,
  type ZodNodeDef,
} from './zod-node.js';

/** The form of an object beyond its fields. */
export interface ObjectForm {
  /** The value's own type name, served as the field `type`. */
  readonly tag?: string;
  /** True where an object without fields has a form of its own. */
  readonly mayBeEmpty?: boolean;
}

/** Reads the zod schemas of one ruleset into models. The ruleset's name prefixes every type that has an id. */
export class ModelBuilder {
  private readonly glossary: Glossary;
  private readonly objects = new Map<ZodNodeDef, Map<string, ObjectModel>>();

  /**
   * @param prefix of type names, for instance `Guilds`; empty for the kernel's shared types.
   * @param words sentences about values of enums, for instance steps: they describe an enum that has exactly these
   * values. @param glossary descriptions of words without one in a schema.
   */
  constructor(
    readonly ruleset: string,
    readonly prefix: string,
    readonly names: TypeNames,
    private readonly words: readonly Readonly<Record<string, string>>[] = [],
    glossary: Partial<Glossary> = {},
  ) {
    this.glossary = glossaryOf(commonGlossary, glossary);
  }

  /** The object type of a schema, named by its id, or else by its position. */
  object(schema: z.ZodType, place: Place, { tag, mayBeEmpty = tag !== undefined }: ObjectForm = {}): ObjectModel {
    const def = defOf(schema);
    const name = this.nameAt(schema, place);
    const known = this.objects.get(def)?.get(name);
    if (known) return known;
    const model: ObjectModel = {
      kind: 'object',
      name,
      description: sentences(this.about(schema, name, place), tag && importance(schema), revelation(schema)),
      fields: [],
      ...(tag === undefined ? {} : { tag }),
      ...(hasExactlyOneField(schema) ? { oneOf: true } : {}),
    };
    this.objects.set(def, new Map([...(this.objects.get(def) ?? []), [name, model]]));
    const fields = Object.entries(def.shape ?? {}).map(([key, field]) =>
      this.field(key, field, inside(place, name, key), name),
    );
    if (fields.length === 0 && !mayBeEmpty)
      throw underivable(place, 'an object without fields; give it one or leave it out');
    if (model.oneOf && fields.some(({ given, defaultValue }) => !given.optional || defaultValue !== undefined))
      throw underivable(place, 'an object with exactly one field needs fields that are optional and without default');
    model.fields.push(...fields);
    const kept = this.names.keep(model, originOf(place));
    this.objects.get(def)?.set(name, kept);
    return kept;
  }

  /**
   * A field of an object. Secret fields may be null, and describe who can see them. A field without a description in
   * the schema or the glossary gets that of its type; a type without a name of its own gets that of its field.
   */
  field(name: string, schema: z.ZodType, place: Place, of: string): FieldModel {
    if (!isGraphqlName(name)) throw underivable(place, `"${name}" is not a GraphQL name`);
    const { core, optional, nullable, defaultValue, description } = unwrap(schema);
    const audience = audienceOf(schema);
    const about = description ?? explained(this.glossary.fields, this.unprefixed(of), name);
    const type = this.type(core, about === undefined ? place : { ...place, about });
    const bounds = boundsOf(core);
    return {
      name,
      type,
      description: sentences(about ?? descriptionOf(type), secrecyOf(audience)),
      nullable: audience !== 'everyone' || nullable || (optional && defaultValue === undefined),
      given: { optional, nullable },
      ...(bounds === undefined ? {} : { bounds }),
      schema: core,
      defaultValue: isShowable(type) ? defaultValue : undefined,
    };
  }

  /** The type of a schema without wrappers. Throws an UnderivableError when GraphQL has none. */
  type(core: z.ZodType, place: Place): TypeModel {
    const def = defOf(core);
    switch (def.type) {
      case 'object':
        return this.object(core, place);
      case 'array':
        return this.list([def.element], place);
      case 'tuple':
        return this.list([...(def.items ?? []), ...(def.rest ? [def.rest] : [])], place);
      case 'record':
        return this.entries(core, def, place);
      case 'union':
        return unionModel(this, core, def, place);
      case 'enum':
      case 'literal':
        return this.enumeration(core, place) ?? scalarOf(core, place);
      default:
        return scalarOf(core, place);
    }
  }

  /** The enum of the texts that a schema allows; `undefined` unless it allows several, and texts only. */
  enumeration(schema: z.ZodType, place: Place, values = textsOf(defOf(schema))): EnumModel | undefined {
    if (values === undefined || (values.length < 2 && idOf(schema) === undefined)) return undefined;
    const words = this.words.find((known) => values.every((value) => Object.hasOwn(known, value)));
    const name = this.nameAt(schema, place);
    const members = values.map((value) => ({
      name: enumNameOf(value),
      value,
      description: words?.[value] ?? explained(this.glossary.values, this.unprefixed(name), value),
    }));
    const twice = members.find(({ name }, at) => members.findIndex((other) => other.name === name) !== at);
    if (twice) throw underivable(place, `two of its values have the GraphQL name "${twice.name}"`);
    const description = this.about(schema, name, place);
    return this.names.keep({ kind: 'enum', name, description, members }, originOf(place));
  }

  /** The name of a type: its id, prefixed unless all rulesets share it, or else the name of its position. */
  nameAt(schema: z.ZodType, place: Place): string {
    const id = idOf(schema);
    if (id === undefined) return place.name;
    if (!isGraphqlName(id)) throw underivable(place, `its id "${id}" is not a GraphQL name`);
    return isSharedType(schema) ? id : this.prefix + capitalized(id);
  }

  /** The description of a type: from its schema, the glossary, or its field. */
  about(schema: z.ZodType, name: string, { about }: Place): string | undefined {
    const own = typeDescriptionOf(schema) ?? this.glossary.types[this.unprefixed(name)];
    return own ?? (idOf(schema) === undefined ? about : undefined);
  }

  private unprefixed(name: string): string {
    return name.startsWith(this.prefix) ? name.slice(this.prefix.length) : name;
  }

  private list(elements: readonly (z.ZodType | undefined)[], place: Place): ListModel {
    const items = elements.flatMap((element) => (element ? [unwrap(element)] : []));
    const types = items.map(({ core }) => this.type(core, place));
    const [item] = types;
    if (!item || types.some((type) => referenceOf(type) !== referenceOf(item))) {
      throw underivable(place, 'a tuple of different types; use an object, whose fields have names');
    }
    return { kind: 'list', item, itemNullable: items.some(({ nullable, optional }) => nullable || optional) };
  }

  private entries(schema: z.ZodType, def: ZodNodeDef, place: Place): TypeModel {
    if (!def.keyType || !def.valueType) throw underivable(place, 'a record without key and value');
    const name = idOf(schema) === undefined ? `${place.name}Entry` : this.nameAt(schema, place);
    const at = (key: string): Place => ({
      ...place,
      path: [...place.path, key],
      name: `${place.name}${capitalized(key)}`,
    });
    const key = this.field('key', def.keyType, at('key'), name);
    if (key.type.kind !== 'enum' && key.type.kind !== 'scalar')
      throw underivable(place, 'a record needs texts or numbers as keys');
    const value = this.field('value', def.valueType, { ...at('value'), name: `${place.name}Value` }, name);
    const description = this.about(schema, name, place);
    const entry: ObjectModel = { kind: 'object', name, description, fields: [key, value] };
    return { kind: 'entries', entry: this.names.keep(entry, originOf(place)) };
  }
}

const inside = ({ ruleset, path }: Place, parent: string, key: string): Place => ({
  ruleset,
  path: [...path, key],
  name: parent + capitalized(key),
});

/** The description of a type, or of the members of a list. */
function descriptionOf(type: TypeModel): string | undefined {
  switch (type.kind) {
    case 'list':
      return descriptionOf(type.item);
    case 'entries':
      return type.entry.description;
    case 'enum':
    case 'object':
    case 'union':
      return type.description;
    default:
      return undefined;
  }
}

function textsOf({ type, entries, values }: ZodNodeDef): readonly string[] | undefined {
  const all = type === 'enum' ? Object.values(entries ?? {}) : type === 'literal' ? (values ?? []) : undefined;
  return all?.every((value): value is string => typeof value === 'string') ? all : undefined;
}

function secrecyOf(audience: Audience): string | undefined {
  if (audience === 'everyone') return undefined;
  if (audience === 'nobody') return 'Secret: null for all viewers until the game is over.';
  return `Secret: only ${whom(audience)} may see it; null for all others until the game is over.`;
}

/** The weight of a type of events, unless it is the default `STORY`. */
function importance(schema: z.ZodType): string | undefined {
  const declared = importanceOf(schema);
  return declared === 'STORY' ? undefined : `Importance: ${declared}.`;
}

function revelation(schema: z.ZodType): string | undefined {
  const told = Object.entries(revelationsOf(schema)).map(
    ([field, audience]) => `${field === 'type' ? 'the type of the event' : `\`${field}\``} to ${whom(audience)}`,
  );
  return told.length > 0 ? `Reveals hidden values: ${told.join(', ')}.` : undefined;
}

function whom(audience: Exclude<Audience, 'nobody'>): string {
  if (audience === 'everyone') return 'all viewers';
  return 'seat' in audience ? `the seats in \`${audience.seat}\`` : `the side in \`${audience.side}\``;
}

const sentences = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(' ') || undefined;

/** A GraphQL schema can contain defaults of plain values and lists of them. */
const isShowable = (type: TypeModel): boolean =>
  type.kind === 'scalar' || type.kind === 'enum' || (type.kind === 'list' && isShowable(type.item));
