import { atSeat, spectator } from '#kernel';
import {
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aShield,
  aSpell,
  given,
  home,
  seenBy,
  type Scene,
  type SeatSetup,
} from '../testing/index.js';
import { viewSchema } from '../view/view-schema.js';
import { view } from '../view/view.js';
import type { Space, Stage } from '../words.js';

type Position = 'LEFT' | 'CENTER' | 'RIGHT';
const inside = (cardId: string, stronghold: Position = 'LEFT') =>
  ({ type: 'placeInUpgrade', cardId, stronghold }) as const;
const on = (cardId: string, stronghold: Position = 'LEFT') =>
  ({ type: 'placeOnStronghold', cardId, stronghold }) as const;
const attach = (cardId: string, stronghold: Position = 'LEFT') =>
  ({ type: 'attachUpgrade', cardId, targetSeat: 0, stronghold }) as const;
const finish = { type: 'finishPlacement' } as const;
const of = (vitality: number): string => aCreature({ vitality });
const tower = { works: { LEFT: { card: 'L29' } } } as const;

const at = (stage: Stage, south: SeatSetup, north: SeatSetup = {}): Scene =>
  given(aGame({ at: stage, seats: [south, north] }));
const placing = (south: SeatSetup, north: SeatSetup = {}): Scene => at('I_C_PLACE', south, north);
/** Both seats have finished: what they have placed lies on the board. */
const laidOut = (scene: Scene): Scene => scene.when(0, finish).until('I_D_DISCARD').when(1, finish);
const heldBy = (scene: Scene, position: Position = 'LEFT') => scene.player(0).strongholds?.[position].held;

describe('L29 holds a creature: the placement', () => {
  it('FX-27 a creature of the hand goes into it; that one lies there is public, which one is not', () => {
    const [creature, other] = [of(4), of(6)];
    const scene = placing({ hand: [creature, other], ...tower });
    expect(scene.legal(0, 'placeInUpgrade')).toEqual([inside(creature), inside(other)]);
    const laid = laidOut(scene.when(0, inside(creature)));
    expect([heldBy(laid), laid.player(0).hand]).toEqual([creature, [other]]);
    expect(laid.happened('stacksPlaced')[0]).toEqual({
      type: 'stacksPlaced',
      seat: 0,
      hand: 1,
      strongholds: [{ stronghold: 'LEFT', creatures: false, under: false, held: true }],
    });
    const seen = [atSeat(0), atSeat(1), spectator].map((viewer) => view(laid.state, viewer).players[0]?.strongholds[0]);
    expect(seen.map((one) => one?.held)).toEqual([{ card: { instanceId: creature, cardId: creature } }, {}, {}]);
    for (const viewer of [atSeat(0), atSeat(1), spectator]) {
      expect(viewSchema.parse(view(laid.state, viewer))).toEqual(view(laid.state, viewer));
    }
    expect(JSON.stringify(view(laid.state, atSeat(1)))).not.toContain(creature);
  });

  it('FX-27 one creature in each, and only into an own upgrade that holds', () => {
    const [one, two, shield] = [of(4), of(6), aShield()];
    const scene = placing({ hand: [one, two, shield], ...tower });
    expect(scene.when(0, inside(one)).refusedBy(0, inside(two))).toBe('SLOT_OCCUPIED GUARD-012');
    expect(scene.refusedBy(0, inside(one, 'RIGHT'))).toBe('UPGRADE_HOLDS_NOTHING GUARD-012');
    expect(scene.refusedBy(0, inside(shield))).toBe('WRONG_CARD_TYPE GUARD-226');
    expect(scene.when(0, on(one)).refusedBy(0, inside(one))).toBe('NOT_IN_HAND GUARD-226');
    const plain = placing({ hand: [one], works: { LEFT: { card: anUpgrade() } } });
    expect(plain.refusedBy(0, inside(one))).toBe('UPGRADE_HOLDS_NOTHING GUARD-012');
    const theirs = placing({ hand: [one] }, tower);
    expect(theirs.refusedBy(0, inside(one))).toBe('UPGRADE_HOLDS_NOTHING GUARD-012');
  });

  it('FX-27 into an upgrade that is laid in the same placement too', () => {
    const creature = of(4);
    const scene = placing({ hand: [creature, 'L29'] });
    expect(scene.refusedBy(0, inside(creature))).toBe('UPGRADE_HOLDS_NOTHING GUARD-012');
    const laid = laidOut(scene.whenAll(0, [attach('L29'), inside(creature)]));
    expect([heldBy(laid), laid.player(0).strongholds?.LEFT.works, laid.player(0).hand]).toEqual([creature, 'L29', []]);
  });

  it('FX-27 a downgrade that goes to the enemy takes no upgrade of one’s own away', () => {
    const [creature, downgrade] = [of(4), anUpgrade({ variant: 'DOWNGRADE' })];
    const attached = { type: 'attachUpgrade', cardId: downgrade, targetSeat: 1, stronghold: 'LEFT' } as const;
    const scene = placing({ hand: [creature, downgrade], ...tower }).when(0, attached);
    expect(scene.legal(0, 'placeInUpgrade')).toEqual([inside(creature)]);
  });

  it('GUARD-044 a creature whose upgrade gives way to one that holds nothing stays in the hand', () => {
    const [creature, plain] = [of(4), anUpgrade()];
    const scene = placing({ hand: [creature, plain], ...tower }).whenAll(0, [inside(creature), attach(plain)]);
    const laid = laidOut(scene);
    expect([heldBy(laid), laid.player(0).hand]).toEqual([null, [creature]]);
    expect(laid.happened('stacksPlaced')[0]).toMatchObject({ hand: 1, strongholds: [] });
    const again = laidOut(
      placing({ hand: [creature, 'L29'], ...tower }).whenAll(0, [inside(creature), attach('L29#2')]),
    );
    expect([heldBy(again), again.player(0).strongholds?.LEFT.works]).toEqual([creature, 'L29#2']);
  });

  it('GUARD-058 it is taken back like any card, and carries no item', () => {
    const [creature, item] = [of(4), aCreatureItem()];
    const scene = placing({ hand: [creature, item], ...tower }).when(0, inside(creature));
    const give = { type: 'attachItem', cardId: item, targetCardId: creature } as const;
    expect(scene.refusedBy(0, give)).toBe('CREATURE_NOT_HERE GUARD-046');
    const back = scene.when(0, { type: 'unplace', cardId: creature });
    expect([back.state.placing[0].placed, back.legal(0, 'placeInUpgrade')]).toEqual([[], [inside(creature)]]);
  });

  it('GUARD-040 GUARD-225 the other seat learns only that a card was laid', () => {
    const creature = of(4);
    const scene = placing({ hand: [creature], ...tower }).when(0, inside(creature));
    expect(seenBy(atSeat(1), scene.events)).toEqual([{ type: 'cardLaid', seat: 0 }]);
  });

  it('GUARD-227 creatures that were known in the hand are not, once one lies in an upgrade', () => {
    const [seen, other] = [of(4), of(6)];
    const state = aGame({ seats: [{ hand: [seen, other], ...tower }, {}] });
    state.players[0].known = [seen, other];
    expect(laidOut(given(state).when(0, inside(other))).player(0).known).toEqual([]);
  });
});

describe('L29 holds a creature: on an own turn it joins a turned shield', () => {
  const held = of(6);
  const join = (space: Space, cardId = 'L29') => ({ type: 'useAbility', cardId, target: { space } }) as const;
  const south: SeatSetup = {
    ...tower,
    held: { LEFT: held },
    stacks: {
      a1: {},
      b3: { turned: true, creatures: [of(24)] },
      c3: { turned: true, creatures: [of(25)] },
      c1: { shield: null },
    },
  };

  it('FX-27 in any place, within 30; all players see which creature it is', () => {
    const scene = at('II_B_TURN', south, { stacks: { c4: {} } });
    expect(scene.legal(0, 'useAbility')).toEqual([join('b3')]);
    const joined = scene.when(0, join('b3'));
    expect(joined.stack(0, 'b3')?.creatures.at(-1)).toEqual({ id: held, item: null });
    expect([heldBy(joined), joined.player(0).known, joined.step, joined.asked]).toEqual([
      null,
      [held],
      'II_B_TURN',
      [0],
    ]);
    expect(seenBy(atSeat(1), joined.happened('heldJoined'))).toMatchObject([
      { space: 'b3', card: { instanceId: held } },
    ]);
    expect(joined.refusedBy(0, join('b3'))).toBe('ALREADY_USED_THIS_TURN GUARD-132');
  });

  it('GUARD-049 not above 30, and not a garrison or a shield that is unturned', () => {
    const scene = at('II_B_TURN', south);
    for (const space of ['c3', 'a1', 'c1', 'b2'] as const) {
      expect(scene.refusedBy(0, join(space))).toBe('ILLEGAL_TARGET GUARD-012');
    }
  });

  it('FX-27 an upgrade that holds nothing is of no use, and each holds its own', () => {
    const two = { ...south, works: { LEFT: { card: 'L29' }, RIGHT: { card: 'L29' } } };
    const scene = at('II_B_TURN', two);
    expect(scene.legal(0, 'useAbility')).toEqual([join('b3')]);
    expect(scene.refusedBy(0, join('b3', 'L29#2'))).toBe('ILLEGAL_TARGET GUARD-012');
  });

  it('FX-27 not while an enemy shield stands on its stronghold', () => {
    const { a1: _mine, ...away } = south.stacks!;
    const scene = at('II_B_TURN', { ...south, stacks: { ...away, b2: {} } }, { stacks: { [home.LEFT]: {} } });
    expect(scene.refusedBy(0, join('b3'))).toBe('ILLEGAL_TARGET GUARD-012');
  });

  it('FX-27 only on an own turn, before a shield is turned', () => {
    const scene = at('II_B_TURN', south).when(0, { type: 'turnShield', space: 'a1' });
    expect(scene.refusedBy(0, join('b3'))).toBe('WRONG_STATE GUARD-221');
    const window = at('III_PLAYS', { ...south, depot: [aSpell()] });
    expect(window.refusedBy(0, join('b3'))).toBe('WRONG_TIMING GUARD-012');
    const theirs = given(aGame({ at: 'II_B_TURN', first: 1, seats: [south, { stacks: { c4: {} } }] }));
    expect(theirs.refusedBy(0, join('b3'))).toBe('NOT_YOUR_PRIORITY GUARD-133');
  });
});

describe('L29 holds a creature: what becomes of it', () => {
  const held = of(6);
  const south: SeatSetup = { ...tower, held: { LEFT: held } };
  const discardUpgrade = (cardId: string) => ({ type: 'playDepotCard', cardId, target: { cardId: 'L29' } }) as const;

  it('GUARD-037 in I.B it comes to the reserve hand', () => {
    const formed = at('I_B_RESERVE', south, {}).until('I_B_PLAYS').goingOn();
    expect([heldBy(formed), formed.player(0).hand]).toEqual([null, [held]]);
  });

  it('FX-27 W40 sends it to its owner’s pen, unseen by the other', () => {
    const scene = at('III_PLAYS', south, { depot: ['W40'] })
      .goingOn()
      .until('III_A_CLEAR');
    const gone = scene.when(1, discardUpgrade('W40'));
    expect(gone.player(0)).toMatchObject({ pen: [held], discard: ['L29'], known: [] });
    expect(heldBy(gone)).toBeNull();
    const returned = { type: 'heldReturned', seat: 0, stronghold: 'LEFT' };
    expect(seenBy(atSeat(1), gone.happened('heldReturned'))).toEqual([returned]);
    expect(seenBy(atSeat(0), gone.happened('heldReturned'))).toMatchObject([{ card: { instanceId: held } }]);
  });

  it('GUARD-180 it is discarded when its stronghold falls into ruin', () => {
    const north = { stacks: { [home.LEFT]: {} } };
    const fallen = at('III_A_CLEAR', south, north).until('III_C_CHECK').goingOn();
    expect([heldBy(fallen), fallen.player(0).discard.sort()]).toEqual([null, ['L29', held].sort()]);
  });

  it('GUARD-091 it does not defend: its stronghold is entered without a combat', () => {
    const state = aGame({ at: 'II_B_TURN', first: 1, seats: [south, { stacks: { a2: {} } }] });
    const scene = given(state).when(1, { type: 'turnShield', space: 'a2' }).until('III_PLAYS');
    const entered = scene.when(1, { type: 'moveShield', path: [home.LEFT], fly: false });
    expect([entered.happened('combatBegun'), heldBy(entered)]).toEqual([[], held]);
  });
});
