import { atSeat, auditor, spectator } from '#kernel';
import type { Command } from '../commands.js';
import type { State } from '../state.js';
import {
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aShield,
  aSpell,
  aTerrain,
  given,
  sameTable,
  told,
  type GameSetup,
  type Scene,
} from '../testing/index.js';
import type { Space, Stage } from '../words.js';
import { viewSchema, type GroundView } from './view-schema.js';
import { view } from './view.js';

const [wolf, bear, seer, laid] = [aCreature(), aCreature(), aCreature({ influenceValue: 2 }), aCreature()];
const [fang, spark, shield, terrain, upgrade] = [aCreatureItem(), aSpell(), aShield(), aTerrain(), anUpgrade()];
const [hand, pile] = [aCreature(), aShield()];

/** SOUTH has something hidden in every place that it may, and something open too. */
const game = (setup: GameSetup = {}): State => {
  const state = aGame({
    at: 'II_B_TURN',
    ...setup,
    seats: [
      {
        hand: [hand],
        depot: [spark],
        pen: [bear],
        pile: [pile],
        stacks: { b3: { shield, creatures: [{ card: wolf, item: fang }] } },
        terrains: { b3: terrain },
        under: { LEFT: seer },
        works: { RIGHT: { card: upgrade } },
      },
      {},
    ],
  });
  state.cards[laid] = { cardId: laid, owner: 0 };
  state.board.c2.terrain = { id: laid, owner: 0, faceDown: true };
  return state;
};
const secrets = [wolf, bear, seer, laid, fang, spark, hand, pile];
const ground = (state: State, viewer: Parameters<typeof view>[1], space: Space): GroundView =>
  view(state, viewer).grounds.find((one) => one.space === space)!;
const phaseOne: readonly Stage[] = ['I_B_PLAYS', 'I_C_PLACE', 'I_D_DISCARD'];

describe('the view', () => {
  it('GUARD-222 GUARD-226 shows others a hidden card as a place or a count, without id or number', () => {
    for (const viewer of [atSeat(1), spectator]) {
      const state = game();
      const text = JSON.stringify(view(state, viewer));
      expect(secrets.filter((id) => text.includes(id))).toEqual([]);
      expect(ground(state, viewer, 'b3').stacks).toEqual([
        { seat: 0, shield: { instanceId: shield, cardId: shield }, turned: false, known: [] },
      ]);
      expect(ground(state, viewer, 'c2')).toMatchObject({ terrain: { seat: 0, faceDown: true }, controller: 0 });
      expect(view(state, viewer).players[0]).toMatchObject({ hand: 1, depot: 1, pen: 1, pile: 1 });
      expect(view(state, viewer).players[0]?.strongholds[0]?.under).toEqual({});
    }
  });

  it('GUARD-222 shows all players shields, terrains of a type, upgrades, strongholds and who controls what', () => {
    const seen = view(game(), spectator);
    expect(ground(game(), spectator, 'b3')).toMatchObject({
      controller: 0,
      terrain: { card: { instanceId: terrain } },
    });
    expect(seen.players[0]?.strongholds[2]).toMatchObject({ space: 'c1', ruin: false, works: { instanceId: upgrade } });
    expect(seen.grounds.map(({ space }) => space).join(' ')).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4');
  });

  it('GUARD-222 shows the owner its own cards but those of its pile, and an auditor those of both', () => {
    const own = JSON.stringify(view(game(), atSeat(0)));
    expect(secrets.filter((id) => !own.includes(id))).toEqual([pile]);
    expect(view(game(), auditor).secrets?.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(JSON.stringify(view(game(), auditor))).toContain(wolf);
  });

  it('GUARD-227 shows others what all players have seen in a stack and know to be there, and its owner nothing more', () => {
    const [seen, unseen] = [aCreature(), aCreature()];
    const state = aGame({
      at: 'II_B_TURN',
      seats: [{ stacks: { b3: { creatures: [seen, { card: unseen, item: aCreatureItem() }] } } }, {}],
    });
    state.players[0].known.push(seen);
    const card = { instanceId: seen, cardId: seen };
    for (const viewer of [{ kind: 'seat', seat: 1 }, { kind: 'spectator' }] as const) {
      expect(ground(state, viewer, 'b3').stacks[0]?.known).toEqual([{ card }]);
    }
    expect(ground(state, { kind: 'seat', seat: 0 }, 'b3').stacks[0]).not.toHaveProperty('known');
    // In phase I its owner is told nothing of it, as it may not look there (GUARD-228).
    state.stage = 'I_B_PLAYS';
    expect(ground(state, { kind: 'seat', seat: 0 }, 'b3').stacks[0]).toMatchObject({ hidden: 'MEMORY_RULE' });
    expect(JSON.stringify(ground(state, { kind: 'seat', seat: 0 }, 'b3'))).not.toContain(seen);
  });

  it('GUARD-EX42 GUARD-039 GUARD-228 in phase I the owner does not see what lies under a distant shield; in phase II it does', () => {
    for (const at of phaseOne) {
      expect(ground(game({ at }), atSeat(0), 'b3').stacks[0]).toEqual({
        seat: 0,
        shield: { instanceId: shield, cardId: shield },
        turned: false,
        hidden: 'MEMORY_RULE',
      });
      expect(ground(game({ at }), auditor, 'b3').stacks[0]?.creatures).toHaveLength(1);
    }
    expect(ground(game({ at: 'II_B_TURN' }), atSeat(0), 'b3').stacks[0]?.creatures).toEqual([
      { card: { instanceId: wolf, cardId: wolf }, item: { instanceId: fang, cardId: fang } },
    ]);
    expect(ground(game({ at: 'III_C_CHECK' }), atSeat(0), 'b3').stacks[0]?.creatures).toHaveLength(1);
  });

  it('GUARD-EX53 GUARD-038 GUARD-056 an army on an own ruin is as distant as one in the field', () => {
    const stacks = { b1: { shield } };
    const onRuin = (at: Stage) =>
      ground(aGame({ at, seats: [{ stacks, ruins: ['CENTER'] }, {}] }), atSeat(0), 'b1').stacks[0];
    expect([onRuin('I_C_PLACE')?.hidden, onRuin('II_B_TURN')?.hidden]).toEqual(['MEMORY_RULE', undefined]);
    expect(ground(aGame({ seats: [{ stacks }, {}] }), atSeat(0), 'b1').stacks[0]?.creatures).toHaveLength(1);
  });

  it('GUARD-EX54 GUARD-228 stacks that have changed places are the same bytes to their owner in phase I, and always to the other', () => {
    const three = [aCreature(), aCreature(), aCreature()];
    const [one, under, over, item] = [aCreature(), aShield(), aShield(), aCreatureItem()];
    const [table, theirs] = sameTable();
    const held = [hand, item, ...Array.from({ length: 7 }, () => aCreature())];
    const game = (at: Stage, first: readonly string[], second: readonly string[]): Scene => {
      const stacks = { b3: { shield: under, creatures: first }, c3: { shield: over, creatures: second } };
      const inHand = phaseOne.includes(at) ? { hand: held } : {};
      const state = aGame({ at, seats: [{ ...table, ...inHand, stacks, terrains: { b3: 'L26' } }, theirs] });
      // Ids are those of the cards, in any order of the game.
      return given({ ...state, cards: Object.fromEntries(Object.entries(state.cards).sort()) });
    };
    /** Refusals about cards that no player may look at, not even the owner. */
    const tried = [...three, one].flatMap((cardId): Command[] => [
      { type: 'attachItem', cardId: item, targetCardId: cardId },
      { type: 'unplace', cardId },
      { type: 'placeOnStronghold', cardId, stronghold: 'LEFT' },
      { type: 'discardExcess', cardId },
      { type: 'playDepotCard', cardId, target: null },
    ]);
    const steps: Readonly<Partial<Record<Stage, Command>>> = {
      I_B_PLAYS: { type: 'pass' },
      I_C_PLACE: { type: 'placeOnStronghold', cardId: hand, stronghold: 'LEFT' },
      I_D_DISCARD: { type: 'discardExcess', cardId: hand },
      II_B_TURN: { type: 'turnShield', space: 'b3' },
    };
    for (const [at, command] of Object.entries(steps) as [Stage, Command][]) {
      const [here, there] = [game(at, three, [one]), game(at, [one], three)];
      const [after, later] = [here, there].map((scene) => scene.when(0, command));
      for (const [first, second] of [[here, there] as const, [after!, later!] as const]) {
        expect(told(first, atSeat(1), tried)).toBe(told(second, atSeat(1), tried));
        expect(told(first, spectator)).toBe(told(second, spectator));
        expect(told(first, atSeat(0), tried) === told(second, atSeat(0), tried)).toBe(phaseOne.includes(at));
      }
    }
    // It is not that all is refused at this moment: such a card is unknown to its owner.
    const placing = game('I_C_PLACE', three, [one]);
    expect(tried.slice(0, 3).map((command) => placing.refusedBy(0, command))).toEqual([
      'UNKNOWN_CARD GUARD-226',
      'UNKNOWN_CARD GUARD-226',
      'UNKNOWN_CARD GUARD-226',
    ]);
  });

  it('GUARD-040 tells a seat what it has laid, and the other that nothing is decided yet', () => {
    const [creature, second] = [aCreature(), aCreature()];
    const scene = given(aGame({ seats: [{ hand: [creature, second] }, {}] }));
    const { state } = scene.when(0, { type: 'placeOnStronghold', cardId: creature, stronghold: 'LEFT' });
    expect(view(state, atSeat(0)).own?.placed).toEqual([{ cardId: creature, kind: 'ON', of: 0, stronghold: 'LEFT' }]);
    const other = view(state, atSeat(1));
    expect([other.players[0]?.hand, other.players[0]?.finished, other.own?.placed]).toEqual([2, false, []]);
    expect(JSON.stringify(other)).not.toContain(creature);
    const done = view(scene.when(0, { type: 'finishPlacement' }).state, atSeat(1));
    expect([done.players[0]?.finished, done.asked]).toEqual([true, [1]]);
  });

  it('GUARD-053 tells how many cards a seat has still to choose, and itself which it has chosen', () => {
    const nine = Array.from({ length: 9 }, () => aCreature());
    const scene = given(aGame({ at: 'I_D_DISCARD', asked: [0], seats: [{ hand: nine }, {}] }));
    const { state } = scene.when(0, { type: 'discardExcess', cardId: nine[4]! });
    expect(view(state, atSeat(1)).players[0]).toMatchObject({ toDiscard: 1, hand: 9, discard: [] });
    expect(view(state, atSeat(0)).own?.excess).toEqual([{ instanceId: nine[4], cardId: nine[4] }]);
    expect(JSON.stringify(view(state, atSeat(1)))).not.toContain(nine[4]);
  });

  it('GUARD-222 fits its schema for all viewers, at every stage', () => {
    for (const at of [
      'I_A_DRAW',
      'I_B_PLAYS',
      'I_C_PLACE',
      'I_D_DISCARD',
      'II_A_PLAYS',
      'II_B_TURN',
      'III_PLAYS',
    ] as const) {
      for (const viewer of [atSeat(0), atSeat(1), spectator, auditor]) {
        const seen = view(game({ at }), viewer);
        expect(viewSchema.parse(seen)).toEqual(seen);
      }
    }
  });
});
