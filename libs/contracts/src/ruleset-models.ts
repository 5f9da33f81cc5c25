import type { AnyRuleset, Shapes } from '#kernel';
import { capitalized, isGraphqlName } from './graphql-names.js';
import type { ModelBuilder, ObjectForm } from './model-builder.js';
import { underivable, type Place } from './place.js';
import type { ObjectModel } from './type-model.js';

/** The models of all input and output of a ruleset. */
export interface RulesetModels {
  readonly options: ObjectModel;
  readonly view: ObjectModel;
  /** The things that a player may bring to a seat. */
  readonly brought: ObjectModel | undefined;
  /** The layout of a base. */
  readonly base: ObjectModel | undefined;
  readonly content: ObjectModel | undefined;
  /** The view of a campaign. */
  readonly campaign: ObjectModel | undefined;
  readonly commands: ReadonlyMap<string, ObjectModel>;
  readonly events: ReadonlyMap<string, ObjectModel>;
}

/** Reads the schemas of a ruleset. Throws an UnderivableError or a TypeError that names the remedy. */
export function readModels({ schemas, bases, campaign }: AnyRuleset, builder: ModelBuilder): RulesetModels {
  const root = (part: string): Place => ({
    ruleset: builder.ruleset,
    path: [part],
    name: builder.prefix + capitalized(part),
  });
  return {
    options: builder.object(schemas.options, root('options'), { mayBeEmpty: true }),
    view: builder.object(schemas.view, root('view')),
    brought: schemas.brought && builder.object(schemas.brought, root('brought')),
    base: bases && builder.object(bases.layout, root('base')),
    content: schemas.content && builder.object(schemas.content, root('content')),
    campaign: campaign && builder.object(campaign.schemas.view, root('campaign')),
    commands: modelsOf('commands', schemas.commands, builder, () => ({ mayBeEmpty: true })),
    events: modelsOf('events', schemas.events, builder, (tag) => ({ tag })),
  };
}

/** The models of commands or of events, each named after its type. */
export function modelsOf(
  part: 'commands' | 'events',
  shapes: Shapes,
  builder: ModelBuilder,
  formOf: (type: string) => ObjectForm,
): ReadonlyMap<string, ObjectModel> {
  return new Map(
    Object.entries(shapes).map(([type, schema]) => {
      const place = {
        ruleset: builder.ruleset,
        path: [part, type],
        name: builder.prefix + capitalized(type) + (part === 'commands' ? 'Command' : ''),
      };
      if ('type' in schema.shape) throw underivable(place, 'it has a field "type", which is its own name already');
      if (!isGraphqlName(type)) throw underivable(place, `"${type}" is not a GraphQL name`);
      return [type, builder.object(schema, place, formOf(type))];
    }),
  );
}
