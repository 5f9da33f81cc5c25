import type { Random } from '#kernel';
import type { Values } from '../table/card-look.js';
import { best, firstOf, ofType, when, wish, type Wish } from '../table/wishes.js';
import type { GroundView, Look } from './look.js';
import { fightByChance, letBe } from './wishes.js';

const row = (space: string): number => Number(space.charAt(1));
const isLand = (space: string): boolean => row(space) === 2 || row(space) === 3;

/** Where a move ends. */
const endOf = ({ path }: Values): string => (path as readonly string[]).at(-1)!;

/** How many rows a move goes on, seen from the first one. */
const advance = (values: Values, { view }: Look): number => row(endOf(values)) - row(view.option!);

/** Nothing for the spaces of the guardians, which lie behind the board. */
const groundAt = ({ view }: Look, space: string): GroundView | undefined =>
  view.grounds.find((ground) => ground.space === space);

const isEnemyOn = (look: Look, space: string): boolean =>
  groundAt(look, space)?.stacks.some(({ seat }) => seat === look.theirs.seat) === true;

const isSettled = (look: Look, space: string): boolean => groundAt(look, space)?.terrain?.seat === look.mine.seat;

/** An army of the seat is in the field, seen from the first row. */
const isOut = ({ view, mine }: Look): boolean =>
  view.grounds.some(({ space, stacks }) => row(space) > 1 && stacks.some(({ seat }) => seat === mine.seat));

/** How many creatures the seat has laid on a stronghold in this step. */
function creaturesOn(look: Look, stronghold: unknown): number {
  const on = look.view.own!.placed.filter((one) => one.kind === 'ON' && one.stronghold === stronghold);
  return on.filter(({ cardId: id }) => look.typeOf(id) === 'CREATURE').length;
}

/** So many creatures on each of these strongholds. */
const garrison = (most: number, ...strongholds: readonly string[]): Wish<Look> =>
  wish('placeOnStronghold', (values, look) => {
    const { stronghold } = values;
    if (!strongholds.includes(String(stronghold)) || !ofType('CREATURE')(values, look)) return false;
    return creaturesOn(look, stronghold) < most;
  });

/** A shield where at least so many creatures are. */
const shieldOver = (least: number): Wish<Look> =>
  wish(
    'placeOnStronghold',
    (values, look) => !ofType('CREATURE')(values, look) && creaturesOn(look, values['stronghold']) >= least,
  );

/** Makes ready all cards that help creatures. */
const preparations: readonly Wish<Look>[] = [
  wish('redrawOpeningHand'),
  wish('placeUnderStronghold'),
  wish('attachUpgrade'),
  wish('attachItem'),
];

/** Does nothing at all. */
export const sleeper: Wish<Look> = letBe;

/** NORTH: comes out of every stronghold with one creature, as far as the lands before it, and attacks all enemies in reach. */
export const prey = (random: Random): Wish<Look> =>
  firstOf(
    ...preparations,
    fightByChance(random),
    garrison(1, 'LEFT', 'CENTER', 'RIGHT'),
    shieldOver(1),
    best('moveShield', (values, look) => {
      const end = endOf(values);
      if (isEnemyOn(look, end)) return 9;
      return row(end) === 3 && !isLand(look.view.option!) ? 2 : end === 'B3' ? 1 : 0;
    }),
    letBe,
  );

/**
 * SOUTH: comes out on the lands of two columns with strong armies, and attacks the stacks there. It leaves the third column
 * and the strongholds alone, so that neither lands nor a guardian can decide.
 */
export const hunter = (random: Random): Wish<Look> =>
  firstOf(
    ...preparations,
    fightByChance(random),
    garrison(2, 'LEFT', 'CENTER'),
    shieldOver(2),
    best('moveShield', (values, look) => {
      const end = endOf(values);
      if (!isLand(end) || end.startsWith('C')) return 0;
      return isEnemyOn(look, end) ? 9 : advance(values, look);
    }),
    letBe,
  );

/** SOUTH: sends one army of two up the left column, breaks into the stronghold at its end, and goes for the guardian behind it. */
export const breaker: Wish<Look> = firstOf(
  wish('redrawOpeningHand'),
  when((look) => !isOut(look), garrison(2, 'LEFT')),
  when((look) => !isOut(look), shieldOver(2)),
  best('moveShield', (values, look) => {
    const end = endOf(values);
    return end === 'G4' ? 9 : end.startsWith('A') ? advance(values, look) : 0;
  }),
  wish('commitSecondary'),
  letBe,
);

/** Has one creature at home on every stronghold, and lets come who comes. */
export const gatekeeper = (random: Random): Wish<Look> =>
  firstOf(garrison(1, 'LEFT', 'CENTER', 'RIGHT'), fightByChance(random), letBe);

/** SOUTH: settles one land after the other, the farthest first, and leaves strongholds alone. */
export const settler: Wish<Look> = firstOf(
  wish('redrawOpeningHand'),
  garrison(2, 'LEFT', 'CENTER', 'RIGHT'),
  shieldOver(1),
  best('moveShield', (values, look) => {
    const end = endOf(values);
    return isLand(end) && !isSettled(look, end) && !isEnemyOn(look, end) ? row(end) : 0;
  }),
  letBe,
);
