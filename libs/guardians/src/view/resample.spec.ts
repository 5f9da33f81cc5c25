import type { InstanceId } from '#cards';
import { borderOf } from '#cards/schema';
import { atSeat, auditor, clone, spectator, type Viewer } from '#kernel';
import { seenIn, worldsOf } from '#kernel/testing';
import type { Stack, State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { SPACE_LIMIT, stacksOf, vitalityOf } from '../table/stacks.js';
import {
  aCombat,
  aCorruption,
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aSpell,
  given,
  settled,
  type GameSetup,
  type Scene,
} from '../testing/index.js';
import { lying } from '../testing/where-cards-lie.js';
import type { Space, Stage } from '../words.js';
import { resample } from './resample.js';
import { view } from './view.js';

const others: readonly Viewer[] = [atSeat(1), spectator];

/** Many other worlds of one viewer. */
const worlds = (state: State, viewer: Viewer): State[] => worldsOf({ resample }, state, viewer);

const creaturesOn = (state: State, space: Space): InstanceId[] =>
  (state.board[space].stacks[0] as Stack).creatures.map(({ id }) => id);
const creatures = (count: number, vitality = 3): string[] =>
  Array.from({ length: count }, () => aCreature({ vitality }));
const spells = (count: number): string[] => Array.from({ length: count }, () => aSpell());
const holding = (): string => anUpgrade({ effects: [{ op: 'HOLD' }] });

/** SOUTH has two shields in the field, three creatures under one and one under the other. */
function inTheField(at: Stage): { readonly state: State; readonly three: string[]; readonly one: string } {
  const [three, one] = [creatures(3), aCreature({ vitality: 3 })];
  const stacks = { b3: { creatures: three }, c3: { creatures: [one] } };
  const setup: GameSetup = { at, seats: [{ hand: creatures(2), stacks }, { hand: creatures(2) }] };
  return { state: aGame(setup), three, one };
}

const [seen, known] = [aCreature({ vitality: 2 }), aCreature({ vitality: 2 })];

/** SOUTH has something hidden in every place that it may; `seen` and `known` have been shown where they are. */
function everywhere(): State {
  const state = aGame({
    at: 'II_B_TURN',
    seats: [
      {
        depot: spells(2),
        pen: [known, ...creatures(2)],
        pile: [...creatures(6), ...spells(4), ...Array.from({ length: 3 }, () => aCreatureItem())],
        stacks: {
          a1: { shield: null, creatures: creatures(2) },
          b3: { creatures: [{ card: aCreature({ vitality: 3 }), item: aCreatureItem() }, ...creatures(3), seen] },
          c3: { creatures: creatures(2) },
        },
        under: { LEFT: aCreature({ vitality: 3, influenceValue: 2 }) },
        works: { RIGHT: { card: holding() } },
        held: { RIGHT: aCreature({ vitality: 3 }) },
      },
      { hand: creatures(2) },
    ],
  });
  const laid = aCreature({ vitality: 3 });
  const influential = aCreature({ vitality: 3, influenceValue: 1 });
  for (const id of [laid, influential]) state.cards[id] = { cardId: id, owner: 0 };
  state.board.c2.terrain = { id: laid, owner: 0, faceDown: true };
  state.players[0].pile.push(influential);
  state.players[0].known.push(seen, known);
  return state;
}

describe('another world that agrees with what a viewer may know (guardians.md 6)', () => {
  it('GUARD-222 shows the viewer the same, and loses and doubles no card', () => {
    for (const state of [everywhere(), inTheField('I_C_PLACE').state, inTheField('II_B_TURN').state]) {
      for (const viewer of [atSeat(0), ...others]) {
        const drawn = worlds(state, viewer);
        expect(seenIn(drawn, (world) => view(world, viewer))).toEqual(new Set([JSON.stringify(view(state, viewer))]));
        expect(seenIn(drawn, lying)).toEqual(new Set([JSON.stringify(lying(state))]));
      }
    }
  });

  it('leaves the state alone, and gives an auditor the game itself', () => {
    const state = everywhere();
    const before = clone(state);
    for (const viewer of [atSeat(0), ...others]) worlds(state, viewer);
    expect(state).toEqual(before);
    for (const world of worlds(state, auditor)) expect(world).toEqual(before);
  });

  it('GUARD-228 in phase I the stacks under two distant shields change places for their owner, whole; in phase II never', () => {
    for (const at of ['I_B_PLAYS', 'I_C_PLACE', 'I_D_DISCARD'] as const) {
      const { state, three, one } = inTheField(at);
      const drawn = seenIn(worlds(state, atSeat(0)), (world) => [creaturesOn(world, 'b3'), creaturesOn(world, 'c3')]);
      const both = [JSON.stringify([three, [one]]), JSON.stringify([[one], three])];
      expect(drawn).toEqual(new Set(both));
    }
    for (const at of ['II_A_PLAYS', 'II_B_TURN', 'III_PLAYS'] as const) {
      const { state } = inTheField(at);
      expect(seenIn(worlds(state, atSeat(0)), ({ board, players }) => [board, players[0].hand]).size).toBe(1);
    }
  });

  it('GUARD-228 the stack of a shield at home is no distant one, and stays', () => {
    const [three, one] = [creatures(3), creatures(1)];
    const stacks = { a1: { creatures: three }, c3: { creatures: one } };
    const state = aGame({ at: 'I_B_PLAYS', seats: [{ stacks }, {}] });
    expect(seenIn(worlds(state, atSeat(0)), ({ board }) => board).size).toBe(1);
  });

  it('GUARD-220 of its own cards the owner does not know the order of the pile alone', () => {
    const drawn = worlds(everywhere(), atSeat(0));
    expect(seenIn(drawn, ({ players }) => players[0].pile).size).toBeGreaterThan(30);
    expect(seenIn(drawn, ({ players }) => [...players[0].pile].sort()).size).toBe(1);
    const apart = ({ board, players: [{ depot, pen, strongholds }] }: State) => [board, depot, pen, strongholds];
    expect(seenIn(drawn, apart).size).toBe(1);
  });

  it('GUARD-227 for the other seat and spectators cards and numbers under shields vary, and what each place holds', () => {
    for (const viewer of others) {
      const drawn = worlds(everywhere(), viewer);
      const varies = (look: (state: State) => unknown): number => seenIn(drawn, look).size;
      expect(varies((state) => creaturesOn(state, 'b3').sort())).toBeGreaterThan(20);
      expect(varies((state) => [creaturesOn(state, 'b3').length, creaturesOn(state, 'c3').length])).toBeGreaterThan(3);
      expect(varies((state) => creaturesOn(state, 'a1').sort())).toBeGreaterThan(10);
      expect(varies(({ players }) => players[0].strongholds?.LEFT.under?.id)).toBe(2);
      expect(varies(({ players }) => players[0].strongholds?.RIGHT.held)).toBeGreaterThan(5);
      expect(varies(({ board }) => board.c2.terrain?.id)).toBeGreaterThan(5);
      expect(varies(({ board }) => board.b3.stacks[0]?.creatures.flatMap(({ item }) => item ?? []))).toBeGreaterThan(2);
      expect(varies(({ players }) => players[0].pile)).toBe(drawn.length);
      expect(varies(({ players }) => [...players[0].depot].sort())).toBeGreaterThan(3);
      expect(varies(({ players }) => [...players[0].pen].sort())).toBeGreaterThan(10);
      // Cards of the other seat are drawn for spectators alone.
      expect(varies(({ players }) => players[1].hand) > 1).toBe(viewer.kind === 'spectator');
    }
  });

  it('GUARD-227 the reserve hand varies too', () => {
    for (const viewer of others) {
      const drawn = worlds(aGame({ at: 'I_B_PLAYS', seats: [{ hand: [...creatures(2), ...spells(2)] }, {}] }), viewer);
      expect(seenIn(drawn, ({ players }) => players[0].hand).size).toBeGreaterThan(20);
    }
  });

  it('GUARD-227 a card that was shown stays where it is known: under that shield, in the pen, at that depth of the pile', () => {
    const state = everywhere();
    const buried = state.players[0].pile.at(-1)!;
    state.players[0].known.push(buried);
    for (const viewer of others) {
      for (const world of worlds(state, viewer)) {
        expect(creaturesOn(world, 'b3')).toContain(seen);
        expect(world.players[0].pen).toContain(known);
        expect(world.players[0].pile.at(-1)).toBe(buried);
      }
    }
    expect(seenIn(worlds(state, atSeat(0)), ({ players }) => players[0].pile.at(-1)).size).toBe(1);
  });

  it('GUARD-054 pen and depot keep their borders, and every place a card of a sort that may lie there', () => {
    for (const viewer of others) {
      for (const world of worlds(everywhere(), viewer)) {
        const [{ depot, pen, strongholds }] = world.players;
        const borders = (ids: readonly InstanceId[]) => ids.map((id) => borderOf(cardOf(world, id).type));
        expect(borders(depot)).toEqual(['DOUBLE', 'DOUBLE']);
        expect(borders(pen)).toEqual(['SINGLE', 'SINGLE', 'SINGLE']);
        const inPlay = stacksOf(world, 0).flatMap(({ stack }) => stack.creatures);
        expect(inPlay.every(({ id }) => cardOf(world, id).type === 'CREATURE')).toBe(true);
        const items = inPlay.flatMap(({ item }) => item ?? []);
        expect(items.map((id) => cardOf(world, id).type)).toEqual(['ITEM_CREATURE']);
        expect(cardOf(world, strongholds!.LEFT.under!.id).influenceValue).toBeDefined();
      }
    }
  });

  it('GUARD-227 creatures of a single stack vary with those of hand and pile, by weight', () => {
    const stacks = { b3: { creatures: creatures(2, 5) } };
    const state = aGame({ at: 'II_B_TURN', seats: [{ pile: creatures(4, 8), stacks }, {}] });
    for (const viewer of others) {
      const drawn = worlds(state, viewer);
      expect(seenIn(drawn, (world) => creaturesOn(world, 'b3').sort()).size).toBeGreaterThan(5);
    }
  });

  it('GUARD-182 no creature joins the stack that attacks a guardian, and none leaves it', () => {
    const stacks = { a1: { creatures: creatures(2) }, c3: { creatures: creatures(3) } };
    const army = { creatures: creatures(2) };
    const { state } = aCombat({ place: 'g4', path: ['c4'], south: { army, stacks } });
    for (const viewer of others) {
      const drawn = worlds(state, viewer);
      expect(seenIn(drawn, (world) => creaturesOn(world, 'c4').length)).toEqual(new Set(['2']));
      expect(seenIn(drawn, (world) => creaturesOn(world, 'c3').length).size).toBeGreaterThan(1);
    }
  });

  it('GUARD-049 no stack comes above 30, and none is emptied', () => {
    const strong = () => creatures(2, 14);
    const stacks = {
      a1: { shield: null, creatures: strong() },
      b3: { creatures: strong() },
      c3: { creatures: creatures(1) },
    };
    const state = aGame({ at: 'II_B_TURN', seats: [{ pile: [...creatures(4, 20), ...creatures(4, 9)], stacks }, {}] });
    for (const viewer of others) {
      const drawn = worlds(state, viewer);
      for (const world of drawn) {
        const loads = stacksOf(world, 0).map(({ stack }) => vitalityOf(world, stack.creatures));
        expect(Math.min(...loads)).toBeGreaterThan(0);
        expect(Math.max(...loads)).toBeLessThanOrEqual(SPACE_LIMIT);
      }
      expect(seenIn(drawn, (world) => creaturesOn(world, 'b3').sort()).size).toBeGreaterThan(10);
    }
  });
});

describe('what another seat has chosen in secret', () => {
  it('GUARD-225 a placement is chosen again, of as many cards, for all but the seat itself', () => {
    const hand = creatures(6);
    const scene = given(aGame({ seats: [{ hand }, {}] }))
      .when(0, { type: 'placeOnStronghold', cardId: hand[0]!, stronghold: 'LEFT' })
      .when(0, { type: 'placeOnStronghold', cardId: hand[1]!, stronghold: 'RIGHT' });
    for (const viewer of others) {
      const drawn = worlds(scene.state, viewer);
      expect(seenIn(drawn, ({ placing }) => placing[0].placed.length)).toEqual(new Set(['2']));
      expect(seenIn(drawn, ({ placing }) => placing[0].placed).size).toBeGreaterThan(20);
      for (const { placing, players } of drawn) {
        expect(players[0].hand).toEqual(expect.arrayContaining(placing[0].placed.map(({ cardId: id }) => id)));
      }
    }
    expect(seenIn(worlds(scene.state, atSeat(0)), ({ placing }) => placing[0])).toEqual(
      new Set([JSON.stringify(scene.state.placing[0])]),
    );
  });

  it('GUARD-225 discards are chosen again, as many, and who has finished still has', () => {
    const [hand, other] = [creatures(9), creatures(8)];
    const scene = given(aGame({ at: 'I_D_DISCARD', seats: [{ hand }, { hand: other }] }))
      .when(0, { type: 'discardExcess', cardId: hand[0]! })
      .when(0, { type: 'discardExcess', cardId: hand[1]! });
    for (const viewer of others) {
      const drawn = worlds(scene.state, viewer);
      expect(seenIn(drawn, ({ excess }) => excess[0].length)).toEqual(new Set(['2']));
      expect(seenIn(drawn, ({ excess }) => [...excess[0]].sort()).size).toBeGreaterThan(10);
      for (const { excess, players } of drawn) expect(players[0].hand).toEqual(expect.arrayContaining(excess[0]));
      expect(seenIn(drawn, (world) => given(world).asked)).toEqual(new Set(['[1]']));
    }
    expect(seenIn(worlds(scene.state, atSeat(0)), ({ excess }) => excess[0]).size).toBe(1);
  });

  it('GUARD-105 a committed attacker is any creature of the combat hand, for all but the seat itself', () => {
    const army = creatures(3);
    const met = given(aCombat({ south: { army: { creatures: army } } }).state)
      .when(0, { type: 'declareCommand', cardId: null })
      .when(1, { type: 'declareCommand', cardId: null })
      .when(0, { type: 'commitAttacker', cardId: army[0]! });
    for (const viewer of others) {
      const drawn = worlds(met.state, viewer);
      for (const world of drawn) expect(creaturesOn(world, 'b2')).toContain(world.combat?.committed[0]);
      expect(seenIn(drawn, ({ combat }) => combat?.committed[0]).size).toBeGreaterThan(2);
      expect(seenIn(drawn, ({ combat }) => combat?.committed[1])).toEqual(new Set(['null']));
    }
    expect(seenIn(worlds(met.state, atSeat(0)), ({ combat }) => combat?.committed[0])).toEqual(
      new Set([JSON.stringify(army[0])]),
    );
  });

  it('GUARD-105 FX-19 where its kind was declared, the committed attacker is one of that kind', () => {
    const kinds = ['OUTSIDER', 'OUTSIDER', 'MORTAL', 'ELEMENTAL'] as const;
    const army = kinds.map((kind) => aCreature({ vitality: 3, kind }));
    const south = { creatures: ['L04', aCreature()] };
    const said = settled(
      aCombat({ south: { army: south }, north: { army: { creatures: army } } })
        .when(0, { type: 'declareCommand', cardId: 'L04' })
        .when(1, { type: 'declareCommand', cardId: null }),
    ).when(1, { type: 'commitAttacker', cardId: army[0]! });
    const drawn = worlds(said.state, atSeat(0));
    const committed = drawn.map(({ combat }) => combat!.committed[1]!);
    expect(new Set(committed.map((id, draw) => cardOf(drawn[draw]!, id).kind))).toEqual(new Set(['OUTSIDER']));
    expect(new Set(committed).size).toBeGreaterThan(1);
  });

  const order = (cost: number): string =>
    aSpell({ cost, timing: ['COMMAND'], effects: [{ op: 'AREA', what: 'PLAIN', value: 2, trigger: 'COMMAND' }] });

  /** SOUTH has two stones left, and has committed a command card that costs one. */
  function commanded(): {
    readonly scene: Scene;
    readonly cheap: string;
    readonly other: string;
    readonly dear: string;
  } {
    const [cheap, other, dear] = [order(1), order(2), order(3)];
    const south = { stones: 2, depot: [cheap, other, dear, aCorruption()] };
    return { scene: aCombat({ south }).when(0, { type: 'declareCommand', cardId: cheap }), cheap, other, dear };
  }

  it('GUARD-093 GUARD-094 a committed command is any command card that the seat can pay, and is paid from what it has', () => {
    const { scene, cheap, other, dear } = commanded();
    for (const viewer of others) {
      const drawn = worlds(scene.state, viewer).filter(({ players }) => players[0].depot.includes(dear));
      expect(drawn.length).toBeGreaterThan(10);
      for (const world of worlds(scene.state, viewer)) {
        const shown = given(world).when(1, { type: 'declareCommand', cardId: null });
        expect(shown.happened('commandsRevealed')).toHaveLength(1);
        expect(shown.player(0).stones).toBeGreaterThanOrEqual(0);
      }
      expect(seenIn(drawn, ({ combat }) => combat?.commands[0]?.card)).toEqual(
        new Set([JSON.stringify(cheap), JSON.stringify(other)]),
      );
    }
    expect(seenIn(worlds(scene.state, atSeat(0)), ({ combat }) => combat?.commands[0]?.card)).toEqual(
      new Set([JSON.stringify(cheap)]),
    );
  });
});
