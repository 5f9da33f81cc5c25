import type { Random } from '#kernel';
import type { Look, Values } from './look.js';

/** What a player would like to do; `undefined` when it cannot. */
export type Wish = (look: Look) => unknown;

/** The first wish that can be fulfilled. Throws an Error when none can. */
export const firstOf =
  (...wishes: readonly Wish[]): Wish =>
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
  (type: string, fits: (values: Values, look: Look) => boolean = () => true): Wish =>
  (look) =>
    look.commands(type, (values) => fits(values, look))[0];

/** A wish that is there only sometimes. */
export const when =
  (holds: (look: Look) => boolean, then: Wish): Wish =>
  (look) =>
    holds(look) ? then(look) : undefined;

/** Whether the card of a command is of this type. */
export const ofType =
  (...types: readonly string[]) =>
  ({ cardId }: Values, look: Look): boolean =>
    types.includes(look.typeOf(cardId) ?? '');

/** Stays at home: what is asked is answered, and nothing else is done. */
export const letBe = firstOf(
  wish('pass'),
  wish('declineCorruption'),
  wish('enterArena', ({ place }) => place === null),
  wish('moveGarrison', ({ from }) => from === null),
  wish('placeGarrison', ({ cardId }) => cardId === null),
  wish('chooseRaidTarget'),
  wish('declineSacrifice'),
  wish('useLoneShield', ({ mode }) => mode === 'NOTHING'),
  wish('endTerrain'),
  wish('deployStronghold'),
  wish('allowChallenge'),
  wish('discardExcess', (values, look) => !ofType('CREATURE', 'SHIELD')(values, look)),
  wish('discardExcess'),
);

/** Anything of these types: a type by chance, then a command of that type by chance. */
export const byChance =
  (random: Random, type: (type: string) => boolean): Wish =>
  (look) => {
    const types = [...new Set(look.position.legalCommands.map((command) => command.type))].filter(type);
    return types.length === 0 ? undefined : random.pick(look.commands(random.pick(types)));
  };
