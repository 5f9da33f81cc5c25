import type { Random } from '#kernel';
import type { CardLook, Values } from './card-look.js';

/** A wish of a player; `undefined` when it is impossible. */
export type Wish<Look extends CardLook> = (look: Look) => unknown;

/** The first wish that can be fulfilled. Throws an Error when none can. */
export const firstOf =
  <Look extends CardLook>(...wishes: readonly Wish<Look>[]): Wish<Look> =>
  (look) => {
    for (const wish of wishes) {
      const command = wish(look);
      if (command !== undefined) return command;
    }
    const types = new Set(look.position.legalCommands.map(({ type }) => type));
    throw new Error(`No wish for ${look.view.stage}: ${[...types].join(', ')}`);
  };

/** A command of this type, the first whose values fit. */
export const wish =
  <Look extends CardLook>(type: string, fits: (values: Values, look: Look) => boolean = () => true): Wish<Look> =>
  (look) =>
    look.commands(type, (values) => fits(values, look))[0];

/** The command of this type with the highest value, as long as it is above 0. */
export const best =
  <Look extends CardLook>(type: string, worth: (values: Values, look: Look) => number): Wish<Look> =>
  (look) =>
    look.best(type, (values) => worth(values, look));

/** A wish that exists only sometimes. */
export const when =
  <Look extends CardLook>(holds: (look: Look) => boolean, then: Wish<Look>): Wish<Look> =>
  (look) =>
    holds(look) ? then(look) : undefined;

/** Whether the card of a command is of this type. */
export const ofType =
  (...types: readonly string[]) =>
  ({ cardId }: Values, look: CardLook): boolean =>
    types.includes(look.typeOf(cardId) ?? '');

/** Any command of these types: a random type, then a random command of that type. */
export const byChance =
  <Look extends CardLook>(random: Random, type: (type: string) => boolean): Wish<Look> =>
  (look) => {
    const types = [...new Set(look.position.legalCommands.map((command) => command.type))].filter(type);
    return types.length === 0 ? undefined : random.pick(look.commands(random.pick(types)));
  };
