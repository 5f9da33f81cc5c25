import type { Timing } from '#cards';
import type { PrintedEffect } from '#cards/schema';
import type { Stage } from '../words.js';
import {
  aCorruption,
  aCreature,
  aGame,
  aHandItem,
  aShield,
  aSpell,
  aTerrain,
  given,
  type Scene,
} from '../testing/index.js';
import { play } from './testing/playing.js';

const stone: PrintedEffect = { op: 'STONES', value: 1 };
const bonus: PrintedEffect = { op: 'VITALITY', value: 2, target: 'PICK_OWN' };

/** Active holds a card in the enlistment; both seats hold a shield, so that both are asked. */
const holding = (card: string, stones = 6): Scene =>
  given(aGame({ seats: [{ hand: [card, aShield()], stones }, { hand: [aShield()] }] }));

describe('playing a spell or hand item', () => {
  it('ARENA-SPL-02 resolves at once, is discarded, and counts as the action', () => {
    const spark = aSpell({ timing: ['ORGANIZE'], effects: [stone] });
    const after = holding(spark).when(0, play(spark));
    expect(after.player(0)).toMatchObject({ stones: 7, discard: [spark] });
    expect(after.player(0).hand).not.toContain(spark);
    expect(after.events.map(({ type }) => type)).toEqual([
      'depotCardPlayed',
      'stonesChanged',
      'cardsDiscarded',
      'priorityGiven',
    ]);
    expect(after.happened('depotCardPlayed')).toMatchObject([
      { seat: 0, card: { instanceId: spark }, target: null, cost: 0 },
    ]);
    expect(after.asked).toEqual([1]);
  });

  it('ARENA-SPL-03 CARD-17 its cost is paid on playing, and without enough stones it is refused', () => {
    const dear = aSpell({ timing: ['ANY'], cost: 2, effects: [stone] });
    expect(holding(dear, 2).when(0, play(dear)).player(0).stones).toBe(1);
    expect(holding(dear, 1).refusal(0, play(dear))).toMatchObject({
      code: 'NO_POWER_STONE',
      facts: { cost: 2, stones: 1 },
    });
    expect(holding(dear, 1).legal(0, 'playDepotCard')).toEqual([]);
  });

  it('ARENA-ENG-07 tells what is wrong in the order of arena.md 7', () => {
    const [spell, mine, theirs, lies] = [aSpell({ effects: [stone] }), aCreature(), aSpell(), aSpell()];
    const [corruption, late] = [aCorruption(), aSpell({ timing: ['PRIMARY'], cost: 9, effects: [stone] })];
    const scene = given(
      aGame({
        seats: [
          { hand: [spell, mine, corruption, late], discard: [lies] },
          { hand: [theirs], discard: [aSpell()] },
        ],
        marks: { played: [spell] },
      }),
    );
    const theirGone = scene.player(1).discard[0] ?? '';
    expect(scene.refusalCode(0, play('nothing'))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, play(theirs))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, play(theirGone))).toBe('NOT_YOUR_CARD');
    expect(scene.refusalCode(0, play(mine))).toBe('WRONG_CARD_TYPE');
    expect(scene.refusal(0, play(lies))).toMatchObject({ code: 'NOT_IN_HAND', facts: { card: lies } });
    expect(scene.refusalCode(0, play(corruption))).toBe('TOO_LATE');
    expect(scene.refusal(0, play(late))).toMatchObject({ code: 'WRONG_TIMING', facts: { card: late, printed: late } });
    expect(scene.refusal(0, play(spell))).toMatchObject({ code: 'ALREADY_PLAYED_THIS_TURN', facts: { card: spell } });
    expect(scene.refusalCode(1, play(theirs))).toBe('NOT_YOUR_PRIORITY');
  });

  it('ARENA-GEN-11 is played once a turn, even if it comes back', () => {
    const spark = aSpell({ effects: [stone] });
    const back = holding(spark)
      .when(0, play(spark))
      .when(1, { type: 'pass' })
      .with((state) => {
        state.players[0].discard = [];
        state.players[0].hand.push(spark);
      });
    expect(back.refusalCode(0, play(spark))).toBe('ALREADY_PLAYED_THIS_TURN');
  });

  it('ARENA-SPL-04 CARD-13 needs a target where it names one; a condition that fails makes it do nothing', () => {
    const [wolf, past] = [aCreature(), aCreature()];
    const help = aSpell({ effects: [bonus] });
    const bird = aSpell({ effects: [{ ...bonus, when: { opponent: { flying: true } } }] });
    const duel = (card: string, old: readonly string[]): Scene =>
      given(
        aGame({
          at: 'PRIMARY_ACTIONS',
          seats: [{ hand: [card] }, { hand: [aShield()] }],
          combat: { duellists: [wolf, past], past: old },
        }),
      );
    expect(duel(help, [past]).legal(0, 'playDepotCard')).toEqual([play(help, { cardId: wolf })]);
    for (const target of [null, { cardId: past }, { cardId: wolf, place: 'DUEL_ZONE' as const }]) {
      expect(duel(help, [past]).refusalCode(0, play(help, target))).toBe('ILLEGAL_TARGET');
    }
    expect(duel(help, [wolf, past]).legal(0, 'playDepotCard')).toEqual([]);
    expect(duel(help, [wolf, past]).refusalCode(0, play(help))).toBe('ILLEGAL_TARGET');
    const flown = duel(bird, []).when(0, play(bird, { cardId: wolf }));
    expect(flown.happened('effectApplied')).toMatchObject([{ target: { instanceId: wolf } }]);
    expect(flown.player(0).discard).toEqual([bird]);
  });

  it('CARD-10 an effect of the other game is not there', () => {
    const both = aHandItem({ timing: ['ORGANIZE'], effects: [{ ...stone, games: ['GUARDIANS'] }, stone] });
    expect(holding(both).when(0, play(both)).player(0).stones).toBe(7);
    const none = aHandItem({ timing: ['ORGANIZE'], effects: [{ ...stone, games: ['GUARDIANS'] }] });
    expect(holding(none).refusalCode(0, play(none))).toBe('WRONG_TIMING');
  });

  it('CARD-15 effects happen in the order listed', () => {
    const card = aSpell({ effects: [{ op: 'FIRST' }, stone, { op: 'DRAW', value: 1 }] });
    expect(
      holding(card)
        .when(0, play(card))
        .events.map(({ type }) => type),
    ).toEqual(['depotCardPlayed', 'firstClaimed', 'stonesChanged', 'cardsDrawn', 'cardsDiscarded', 'priorityGiven']);
  });

  it('only those effects happen that are timed for the window (T37 Levelling Hammer)', () => {
    const [hammer, marsh] = ['T37', aTerrain()];
    const enlisting = given(aGame({ seats: [{ hand: [hammer] }, {}], terrain: { card: marsh, owner: 1 } }));
    const after = enlisting.when(0, play(hammer));
    expect(after.state).toMatchObject({ terrain: null, challengeBonuses: [] });
    expect(enlisting.with((state) => (state.terrain = null)).refusalCode(0, play(hammer))).toBe('ILLEGAL_TARGET');
  });
});

describe('the windows of the timings (cards.md 4.6)', () => {
  const actions: Stage[] = ['PRIMARY_ACTIONS', 'SECONDARY_ACTIONS'];
  const windows: [Timing, readonly Stage[]][] = [
    ['ORGANIZE', ['ENLISTMENT']],
    ['DOMINANT', ['ENLISTMENT']],
    ['TURN', ['ENLISTMENT']],
    ['MOVE_REACTION', ['PRIMARY_ACTIONS']],
    ['COMMAND', actions],
    ['MATCHUP', actions],
    ['PRIMARY', ['PRIMARY_ACTIONS']],
    ['SECONDARY', ['SECONDARY_ACTIONS']],
    ['STRONGHOLD', []],
    ['RESPONSE', actions],
    ['SETTLEMENT', ['TERRAIN']],
    ['CHALLENGE', ['CHALLENGE']],
    ['ANY', ['ENLISTMENT', ...actions, 'TERRAIN']],
  ];
  const all: Stage[] = ['ENLISTMENT', ...actions, 'TERRAIN', 'CHALLENGE'];

  /** Seat 0 may act in each of the windows. */
  const inWindow = (at: Stage, card: string, raid = false): Scene => {
    const [wolf, bear] = [aCreature(), aCreature()];
    const combat = raid
      ? { kind: 'RAID' as const, duellists: [wolf, bear] as const }
      : {
          round: at === 'SECONDARY_ACTIONS' ? ('SECONDARY' as const) : ('PRIMARY' as const),
          duellists: [wolf, bear] as const,
        };
    return given(
      aGame({
        at,
        seats: [
          {
            hand: [card],
            prison: { shield: aShield(), captive: aCreature() },
            ...(raid ? { on: { CENTER: { card: wolf, faceUp: true } } } : {}),
          },
          { ruins: ['LEFT'], ...(raid ? { on: { CENTER: { card: bear, faceUp: true } } } : {}) },
        ],
        marks: { victor: 0 },
        ...(actions.includes(at) ? { combat } : {}),
      }),
    );
  };

  it.each(windows)('ARENA-SPL-01 ARENA-ENL-09 ARENA-TER-05 %s is for %j alone', (timing, stages) => {
    const card = aSpell({ timing: [timing], effects: [stone] });
    for (const stage of all) {
      const playable = inWindow(stage, card).legal(0, 'playDepotCard').length > 0;
      expect([stage, playable]).toEqual([stage, stages.includes(stage)]);
    }
  });

  it('ARENA-RAI-08 STRONGHOLD is for the action window of a raid combat', () => {
    const card = aSpell({ timing: ['STRONGHOLD'], effects: [stone] });
    expect(inWindow('PRIMARY_ACTIONS', card, true).legal(0, 'playDepotCard')).toEqual([play(card)]);
  });
});
