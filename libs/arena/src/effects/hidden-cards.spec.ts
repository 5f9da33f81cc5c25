import { audienceOf } from '#kernel';
import { revelationsOf } from '#kernel/server';
import type { Target } from '../commands.js';
import { aCreature, aCreatureItem, aGame, aShield, aSpell, given, type Scene } from '../testing/index.js';
import { play } from './testing/playing.js';
import { effectEvents } from '../events/effect-events.js';

const look = (): string => aSpell({ timing: ['ORGANIZE'], effects: [{ op: 'LOOK' }] });
const reveal = (): string => aSpell({ timing: ['ORGANIZE'], effects: [{ op: 'REVEAL' }] });
const ambush = (value = 5): string => aSpell({ timing: ['ORGANIZE'], effects: [{ op: 'AMBUSH', value }] });
const onLeft: Target = { place: 'ON_LEFT' };

/** Seat 0 holds cards; something lies face down ON the left stronghold of seat 1. */
const against = (hidden: string, ...hand: string[]): Scene =>
  given(aGame({ seats: [{ hand }, { on: { LEFT: hidden }, hand: [aShield()] }] }));

const targetsOf = (scene: Scene): unknown[] =>
  scene.legal(0, 'playDepotCard').map((one) => 'target' in one && one.target);

describe('face-down cards of the enemy', () => {
  it('D53 ARENA-GEN-14 a look, then an ambush on the shield that was seen', () => {
    const [shield, eye, errand] = [aShield(), look(), ambush()];
    const looked = against(shield, eye, errand).when(0, play(eye, onLeft));
    expect(looked.happened('cardLookedAt')).toMatchObject([
      { seat: 0, place: 'ON_LEFT', card: { instanceId: shield } },
    ]);
    expect(looked.player(1).strongholds?.LEFT.on).toMatchObject({ faceUp: false, seenBy: [0] });
    const theirs = looked.when(1, { type: 'pass' });
    expect(targetsOf(theirs)).toEqual([{ cardId: shield }]);
    const after = theirs.when(0, play(errand, { cardId: shield }));
    expect(after.happened('cardTurnedUp')).toMatchObject([{ seat: 1, place: 'ON_LEFT', card: { instanceId: shield } }]);
    expect(after.player(1).strongholds?.LEFT.on).toMatchObject({ id: shield, faceUp: true });
    expect(after.player(0).discard).toEqual([eye, errand]);
  });

  it('ARENA-ENG-05 what was looked at is named by its place for all other players', () => {
    const [shield, eye, light] = [aShield(), look(), reveal()];
    const seen = against(shield, eye, light).when(0, play(eye, onLeft)).when(1, { type: 'pass' });
    const after = seen.when(0, play(light, { cardId: shield }));
    expect(after.happened('depotCardPlayed')).toMatchObject([{ target: onLeft }]);
  });

  it('ARENA-ENG-06 a look is one event for every finding, and its face is for the seat that looks alone', () => {
    const eye = look();
    const types = [aShield(), aCreature()].map((hidden) =>
      against(hidden, eye)
        .when(0, play(eye, onLeft))
        .events.map(({ type }) => type),
    );
    expect(types[0]).toEqual(['depotCardPlayed', 'cardLookedAt', 'cardsDiscarded', 'priorityGiven']);
    expect(types[1]).toEqual(types[0]);
    expect(audienceOf(effectEvents.cardLookedAt.shape.card)).toEqual({ seat: 'seat' });
    expect(revelationsOf(effectEvents.cardLookedAt)).toEqual({ card: { seat: 'seat' } });
  });

  it('LOOK names every place with a face-down card, each once, and none that is known', () => {
    const eye = look();
    const scene = given(
      aGame({
        seats: [
          { hand: [eye] },
          {
            on: {
              LEFT: aShield(),
              CENTER: { card: aCreature(), faceUp: true },
              RIGHT: { card: aShield(), seenBy: [0] },
            },
            under: { RIGHT: aCreature() },
            arena: aCreature(),
          },
        ],
      }),
    );
    expect(targetsOf(scene)).toEqual([onLeft, { place: 'UNDER_RIGHT' }, { place: 'DUEL_ZONE' }]);
  });

  it('REVEAL turns a card ON or UNDER a stronghold up with its items, and it stays so', () => {
    const [wolf, item, light] = [aCreature(), aCreatureItem(), reveal()];
    const scene = given(
      aGame({
        seats: [
          { hand: [light] },
          { on: { LEFT: { card: wolf, items: [item] } }, arena: aCreature(), hand: [aShield()] },
        ],
      }),
    );
    expect(targetsOf(scene)).toEqual([onLeft]);
    const after = scene.when(0, play(light, onLeft));
    expect(after.player(1).strongholds?.LEFT.on).toMatchObject({ faceUp: true, items: [{ id: item, faceUp: true }] });
    expect(after.player(0).discard).toEqual([light]);
  });

  it.each([
    ['a creature of 5 or less is destroyed, with its items', 5, true],
    ['a bigger one stays face up', 6, false],
  ])('CARD-12 AMBUSH: %s', (_what, vitality, destroyed) => {
    const [wolf, item, errand] = [aCreature({ vitality }), aCreatureItem(), ambush()];
    const scene = given(
      aGame({ seats: [{ hand: [errand] }, { on: { LEFT: { card: wolf, items: [item] } }, hand: [aShield()] }] }),
    );
    const after = scene.when(0, play(errand, onLeft));
    expect(after.happened('cardTurnedUp')).toHaveLength(1);
    expect(after.player(1).discard).toEqual(destroyed ? [wolf, item] : []);
    expect(after.at(1, 'ON_LEFT')).toBe(destroyed ? null : wolf);
    expect(after.player(0).discard).toEqual([errand]);
  });

  it('CARD-12 is legal by what the seat sees: the same targets for all hidden cards', () => {
    const errand = ambush();
    const [small, big, shield] = [aCreature({ vitality: 2 }), aCreature({ vitality: 9 }), aShield()];
    const lists = [small, big, shield].map((hidden) => targetsOf(against(hidden, errand)));
    expect(lists).toEqual([[onLeft], [onLeft], [onLeft]]);
    expect(against(big, errand).refusalCode(0, play(errand, { cardId: big }))).toBe('ILLEGAL_TARGET');
    expect(against(big, errand).refusalCode(0, play(errand, { place: 'ON_RIGHT' }))).toBe('ILLEGAL_TARGET');
  });
});
