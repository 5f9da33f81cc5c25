import type { Card, CardType } from '#cards';
import { cards } from '#cards/content';
import { effectsIn } from '#cards/engine';
import { contributionSchema, contributionSorts } from '#cards/totals';
import fc from 'fast-check';
import type { InForce, State } from '../state.js';
import { aGame } from '../testing/index.js';
import { totalOf, challengeTotal } from './total.js';
import { isFlying } from './attributes.js';
import { roundWinner } from './winner.js';

/** A card of the library of one of these types. */
const a = (...types: CardType[]): fc.Arbitrary<Card> =>
  fc.constantFrom(...cards.filter(({ type, games }) => types.includes(type) && games.includes('ARENA')));
const some = (least: number, most: number, ...types: CardType[]): fc.Arbitrary<Card[]> =>
  fc.uniqueArray(a(...types), { minLength: least, maxLength: most, selector: ({ id }) => id });

const setup = fc.record({
  raid: fc.boolean(),
  round: fc.constantFrom('PRIMARY' as const, 'SECONDARY' as const),
  active: fc.constantFrom(0 as const, 1 as const),
  creatures: some(8, 8, 'CREATURE'),
  items: some(2, 2, 'ITEM_CREATURE'),
  terrain: fc.option(a('TERRAIN')),
  guardians: some(2, 2, 'GUARDIAN'),
  bearers: some(2, 2, 'STANDARD_BEARER'),
  strongholds: some(2, 2, 'STRONGHOLD'),
  attached: some(2, 2, 'UPGRADE'),
  plays: some(0, 6, 'SPELL', 'ITEM_HAND'),
  shielded: fc.boolean(),
});
type Setup = typeof setup extends fc.Arbitrary<infer T> ? T : never;

function combatOf(given: Setup): State {
  const { raid, active, creatures, items, guardians, bearers, strongholds, attached, plays } = given;
  const ids = creatures.map(({ id }) => id) as [string, string, ...string[]];
  const round = raid ? 'PRIMARY' : given.round;
  const standing = (seat: 0 | 1) => {
    const placed = { card: ids[seat], faceUp: true, items: [{ card: items[seat]!.id, faceUp: true }] };
    return {
      guardian: guardians[seat]!.id,
      standardBearer: bearers[seat]!.id,
      strongholds: { LEFT: strongholds[seat]!.id },
      upgrades: { LEFT: attached[seat]!.id },
      ...(raid ? { on: { LEFT: placed } } : { arena: placed }),
      discard: plays.filter((_, at) => at % 2 === seat).map(({ id }) => id),
    };
  };
  const joined = round === 'SECONDARY' ? ids.slice(2) : [];
  const past = round === 'SECONDARY' ? ids.slice(0, 2) : [];
  return aGame({
    active,
    ...(given.terrain ? { terrain: { card: given.terrain.id, owner: 0 } } : {}),
    seats: [standing(0), standing(1)],
    combat: {
      kind: raid ? 'RAID' : 'DUEL',
      stronghold: raid ? 'LEFT' : null,
      round,
      duellists: [ids[0], ids[1]],
      secondary: [joined.slice(0, 3), joined.slice(3)],
      past,
      voided: round === 'SECONDARY' ? [1] : [],
      shields: given.shielded && joined[0] ? [{ seat: 1, id: 'shield', on: joined[0] }] : [],
      supports: [
        { kind: 'GUARDIAN', seat: 0, source: null, receiver: ids[0], value: 4, reversed: given.shielded },
        { kind: 'RANGED', seat: 1, source: ids[1], receiver: ids[1], value: 2, reversed: false },
      ],
      inForce: [
        ...plays.flatMap((card, at) => lasting(card, at % 2, ids[at % 2])),
        ...creatures.slice(0, round === 'SECONDARY' ? 8 : 2).flatMap((card, at) => lasting(card, seatOf(at), ids[0])),
      ],
    },
  });
}

/** Creatures 0 and 1 are the duellists, 2 to 4 join seat 0, 5 to 7 seat 1. */
const seatOf = (at: number): number => (at === 1 || at > 4 ? 1 : 0);

/** Everything that the card may have in force, on some creature. */
const lasting = (card: Card, seat: number, target: string | undefined): InForce[] =>
  effectsIn('ARENA', card)
    .filter(({ effect }) => effect.trigger === 'PLAYED' || effect.trigger === 'COMMAND')
    .map(({ index, effect }) => ({
      key: `${card.id}.${index}`,
      seat,
      source: card.id,
      effect: index,
      target: target ?? null,
      lasts: 'ROUND',
      command: effect.trigger === 'COMMAND',
    }));

const order = contributionSorts as readonly string[];

describe('cards.md 6 contributions', () => {
  it('sum up to the total, and are shown in order, for all cards of the library', () => {
    fc.assert(
      fc.property(setup, (given) => {
        const state = combatOf(given);
        for (const seat of [0, 1]) {
          const { total, contributions } = totalOf(state, seat);
          expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBe(total);
          const places = contributions.map(({ sort }) => order.indexOf(sort));
          expect(places).toEqual([...places].sort((one, other) => one - other));
          contributions.forEach((part) => contributionSchema.parse(part));
          expect(contributions.every(({ rule }) => rule?.startsWith('ARENA-'))).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('are read without changing the game, and the same every time', () => {
    fc.assert(
      fc.property(setup, (given) => {
        const state = combatOf(given);
        const before = JSON.stringify(state);
        const first = [
          totalOf(state, 0),
          totalOf(state, 1),
          roundWinner(state),
          isFlying(state, given.creatures[0]!.id),
        ];
        expect([
          totalOf(state, 0),
          totalOf(state, 1),
          roundWinner(state),
          isFlying(state, given.creatures[0]!.id),
        ]).toEqual(first);
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 100 },
    );
  });

  it('sum up to the total of a captive too', () => {
    fc.assert(
      fc.property(a('CREATURE'), a('GUARDIAN'), fc.nat(5), (captive, guardian, stones) => {
        const prison = { shield: 'L24-7', captive: captive.id };
        const state = aGame({ seats: [{ guardian: guardian.id, prison }, {}] });
        const { total, contributions } = challengeTotal(state, 0, stones);
        expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBe(total);
        expect(total).toBeGreaterThanOrEqual(captive.vitality ?? NaN);
      }),
    );
  });
});
