import { importanceOf, mattering } from '#kernel';
import { gameEventSchemas } from '#kernel/server';
import type { z } from 'zod';
import { capitalized, enumNameOf } from './graphql-names.js';
import { ModelBuilder } from './model-builder.js';
import type { EnumModel, FieldModel, ObjectModel } from './type-model.js';
import type { TypeNames } from './type-names.js';

/** The types across all rulesets inside the kernel's events; a union is `undefined` where no ruleset has a member. */
export interface ForeignTypes {
  /** The type of the options in `gameOpened`. */
  readonly options: unknown;
  /** The type of the things that a player brought, in `seatTaken`. */
  readonly brought: unknown;
  /** `GameEnding`, in `gameOver`. */
  readonly ending: object;
}

/**
 * The kernel's own events as types that all rulesets share (`GameOpened`, `SeatTaken`, …).
 * The options and the things that a player brought have types that each ruleset extends with its own.
 */
export function gameEventModels(
  names: TypeNames,
  { options, brought, ending }: ForeignTypes,
): ReadonlyMap<string, ObjectModel> {
  const builder = new ModelBuilder('kernel', '', names);
  const { gameOpened, gameOver, seatTaken } = gameEventSchemas;
  const own = {
    ...gameEventSchemas,
    gameOpened: likewise(gameOpened, gameOpened.omit({ options: true, position: true })),
    seatTaken: likewise(seatTaken, seatTaken.omit({ brought: true })),
    gameOver: likewise(gameOver, gameOver.omit({ reason: true })),
  };
  const models = new Map(
    Object.entries(own).map(([type, schema]) => [
      type,
      builder.object(
        schema,
        { ruleset: builder.ruleset, path: ['events', type], name: capitalized(type) },
        { tag: type },
      ),
    ]),
  );
  const add = (event: string, field: FieldModel): unknown => models.get(event)?.fields.push(field);
  if (options !== undefined) add('gameOpened', foreign('options', options, OPTIONS));
  if (brought !== undefined) add('seatTaken', foreign('brought', brought, BROUGHT));
  add('gameOver', {
    name: 'reason',
    type: { kind: 'foreign', type: ending, told: (word) => enumNameOf(String(word)) },
    description: 'Why it ended.',
    nullable: false,
    given: { optional: false, nullable: false },
    defaultValue: undefined,
  });
  return models;
}

/** A part of a schema with the metadata of the whole. */
const likewise = <T extends z.ZodObject>(whole: z.ZodObject, part: T): T =>
  mattering(importanceOf(whole), part.meta(whole.meta() ?? {}));

const OPTIONS = 'The options of the game; null when its ruleset has none.';
const BROUGHT =
  'The things that the player brought; null for nothing. Secret: null for all viewers until the game is over; `GameSeat.brought` shows you your own.';

const foreign = (name: string, type: unknown, description: string): FieldModel => ({
  name,
  type: { kind: 'foreign', type },
  description,
  nullable: true,
  given: { optional: false, nullable: false },
  defaultValue: undefined,
});

/** The model of a placing in the event `gameOver`. Throws a TypeError when the kernel no longer has it there. */
export function placingModel(gameEvents: ReadonlyMap<string, ObjectModel>): ObjectModel {
  const placings = gameEvents.get('gameOver')?.fields.find(({ name }) => name === 'placings')?.type;
  if (placings?.kind !== 'list' || placings.item.kind !== 'object')
    throw new TypeError('The event "gameOver" has no placings.');
  return placings.item;
}

/** The model of the event `proposed`, and of the kinds of proposals in it. Throws a TypeError when the kernel no longer has them there. */
export function proposedModel(gameEvents: ReadonlyMap<string, ObjectModel>): {
  readonly proposed: ObjectModel;
  readonly kind: EnumModel;
} {
  const proposed = gameEvents.get('proposed');
  const kind = proposed?.fields.find(({ name }) => name === 'kind')?.type;
  if (!proposed || kind?.kind !== 'enum') throw new TypeError('The event "proposed" has no kind.');
  return { proposed, kind };
}
