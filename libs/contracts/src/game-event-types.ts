import { gameEventSchemas } from '#kernel';
import { capitalized } from './graphql-names.js';
import { ModelBuilder } from './model-builder.js';
import type { FieldModel, ObjectModel } from './type-model.js';
import type { TypeNames } from './type-names.js';

/**
 * The kernel's own events as types that all rulesets share (`GameOpened`, `SeatTaken`, …).
 * @param optionsType the type of the options in `gameOpened`, which each ruleset fills with its own; `undefined` when none has any.
 */
export function gameEventModels(names: TypeNames, optionsType: unknown): ReadonlyMap<string, ObjectModel> {
  const builder = new ModelBuilder('kernel', '', names);
  return new Map(
    Object.entries(gameEventSchemas).map(([type, schema]) => {
      const place = { path: ['events', type], name: capitalized(type) };
      const opened =
        type === 'gameOpened' ? gameEventSchemas.gameOpened.omit({ options: true }).meta(schema.meta() ?? {}) : schema;
      const model = builder.object(opened, place, { tag: type });
      if (type === 'gameOpened' && optionsType !== undefined) model.fields.push(optionsField(optionsType));
      return [type, model];
    }),
  );
}

const optionsField = (type: unknown): FieldModel => ({
  name: 'options',
  type: { kind: 'foreign', type },
  description: 'The options of the game; null when its ruleset has none.',
  nullable: true,
  given: { optional: false, nullable: false },
  defaultValue: undefined,
});

/** The model of a placing, as it stands in the event `gameOver`. Throws a TypeError when the kernel no longer has it there. */
export function placingModel(gameEvents: ReadonlyMap<string, ObjectModel>): ObjectModel {
  const placings = gameEvents.get('gameOver')?.fields.find(({ name }) => name === 'placings')?.type;
  if (placings?.kind !== 'list' || placings.item.kind !== 'object')
    throw new TypeError('The event "gameOver" has no placings.');
  return placings.item;
}
