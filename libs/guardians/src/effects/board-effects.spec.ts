import type { PrintedEffect } from '#cards/schema';
import { atSeat, spectator } from '#kernel';
import type { Target } from '../commands.js';
import { legalCommands } from '../legal-commands.js';
import {
  aCombat,
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aShield,
  aSpell,
  aStandardBearer,
  aTerrain,
  given,
  meeting,
  sameTable,
  seenBy,
  type Scene,
  type SeatSetup,
  told,
  uncommanded,
} from '../testing/index.js';
import type { Stage } from '../words.js';

const play = (cardId: string, target: Target | null = null) => ({ type: 'playDepotCard', cardId, target }) as const;
const pass = { type: 'pass' } as const;
const of = (vitality: number): string => aCreature({ vitality });

/** A window in which SOUTH acts first. */
const at = (stage: Stage, south: SeatSetup, north: SeatSetup = {}): Scene =>
  given(aGame({ at: stage, seats: [south, north] }));
const targets = (scene: Scene): unknown[] => scene.legal(0, 'playDepotCard').map(({ target }) => target);

describe('AMBUSH', () => {
  const ambush = (creatures: string[], north: SeatSetup = {}): Scene =>
    at('I_B_PLAYS', { hand: ['W34'], stones: 1 }, { stacks: { b3: { creatures } }, ...north }).when(
      0,
      play('W34', { space: 'b3' }),
    );

  it('GUARD-125 W34 shows the weakest creature of an enemy stack, the first placed of several, and destroys it up to 5', () => {
    const [big, first, second] = [of(9), of(5), of(5)];
    const scene = ambush([big, first, second]);
    expect(scene.happened('creaturesRevealed')).toMatchObject([
      { seat: 1, space: 'b3', creatures: [{ card: { instanceId: first } }] },
    ]);
    expect(scene.happened('cardsDiscarded')).toMatchObject([
      { seat: 1, why: 'DESTROYED', cards: [{ instanceId: first }] },
    ]);
    expect(scene.stack(1, 'b3')?.creatures.map(({ id }) => id)).toEqual([big, second]);
    expect([scene.player(1).discard, scene.player(0).stones]).toEqual([[first], 0]);
  });

  it('CARD-12 one that is stronger is shown and stays; it is known there', () => {
    const [six, item] = [of(6), aCreatureItem()];
    const scene = at(
      'I_B_PLAYS',
      { hand: ['W34'], stones: 1 },
      { stacks: { b3: { creatures: [{ card: six, item }] } } },
    ).when(0, play('W34', { space: 'b3' }));
    expect(scene.happened('cardsDiscarded')).toEqual([]);
    expect(scene.player(1).known).toEqual([six, item]);
    expect(scene.player(0).discard).toEqual(['W34']);
  });

  it('GUARD-142 what the creature carries is discarded with it', () => {
    const [weak, item] = [of(2), aCreatureItem()];
    const scene = ambush([], { stacks: { b3: { creatures: [{ card: weak, item }, of(9)] } } });
    expect(scene.player(1).discard.sort()).toEqual([item, weak].sort());
  });

  it('GUARD-172 a shield over its last creature goes home, and does not count; in phase I to the reserve hand', () => {
    const shield = aShield();
    const emptied = ambush([], { stacks: { b3: { shield, creatures: [of(3)] } } });
    expect(emptied.stack(1, 'b3')).toBeNull();
    expect(emptied.happened('shieldSentToPen')).toMatchObject([{ seat: 1, space: 'b3', card: { instanceId: shield } }]);
    expect(emptied.player(1)).toMatchObject({ hand: [shield], pen: [], shieldsLost: 0, known: [shield] });
  });

  it('GUARD-172 later in the turn it goes to the pen; a garrison leaves nothing', () => {
    const late = aSpell({ timing: ['SETTLEMENT'], effects: [{ op: 'AMBUSH', value: 5 }] });
    const shield = aShield();
    const north = { stacks: { b3: { shield, creatures: [of(3)] }, c4: { shield: null, creatures: [of(3)] } } };
    const scene = at('III_PLAYS', { depot: [late] }, north).until('III_A_CLEAR');
    const army = scene.when(0, play(late, { space: 'b3' }));
    expect(army.player(1)).toMatchObject({ pen: [shield], hand: [] });
    const garrison = scene.when(0, play(late, { space: 'c4' }));
    expect([garrison.stack(1, 'c4'), garrison.happened('shieldSentToPen')]).toEqual([null, []]);
  });

  it('GUARD-164 a shield that fights is not sent home: it is destroyed when the combat ends', () => {
    const ruse = aSpell({ timing: ['MATCHUP'], effects: [{ op: 'AMBUSH', value: 5 }] });
    const [own, foe] = [of(2), of(3)];
    const south = { army: { creatures: [own] }, depot: [ruse] };
    const combat = aCombat({ south, north: { army: { creatures: [foe] } } });
    const ambushed = meeting(uncommanded(combat), own, foe).when(0, play(ruse, { space: 'b2' }));
    expect(ambushed.happened('shieldSentToPen')).toEqual([]);
    expect(ambushed.happened('shieldDestroyed')).toMatchObject([{ seat: 1, space: 'b2' }]);
  });

  it('FX-22 K11 gives its owner a stone when it is destroyed so (DISCARDED)', () => {
    const late = aSpell({ timing: ['SETTLEMENT'], effects: [{ op: 'AMBUSH', value: 9 }] });
    const north = { stones: 2, stacks: { b3: { creatures: ['K11', of(12)] } } };
    const scene = at('III_PLAYS', { depot: [late] }, north).when(0, play(late, { space: 'b3' }));
    expect([scene.player(1).stones, scene.player(1).discard]).toEqual([3, ['K11']]);
  });

  it.each([
    ['W19', 0, 2],
    ['W20', 0, 1],
    ['W21', 2, 0],
  ] as const)('FX-22 %s leaves its owner %i stones and %i cards', (card, stones, drawn) => {
    const late = aSpell({ timing: ['SETTLEMENT'], effects: [{ op: 'AMBUSH', value: 10 }] });
    const pile = [of(1), of(1), of(1)];
    const north = { stones: 2, pile, stacks: { b3: { creatures: [card, of(12)] } } };
    const scene = at('III_PLAYS', { depot: [late] }, north).when(0, play(late, { space: 'b3' }));
    expect([scene.player(1).stones - 2, 3 - scene.player(1).pile.length]).toEqual([stones, drawn]);
  });

  it('CARD-11 a creature immune to its tag is shown and spared', () => {
    const scare = aSpell({ timing: ['SETTLEMENT'], effects: [{ op: 'AMBUSH', value: 5, tag: 'FEAR' }] });
    const brave = aCreature({ vitality: 2, immunities: [{ attack: 'FEAR' }] });
    const scene = at('III_PLAYS', { depot: [scare] }, { stacks: { b3: { creatures: [brave] } } });
    expect(scene.when(0, play(scare, { space: 'b3' })).stack(1, 'b3')?.creatures).toHaveLength(1);
  });
});

describe('REVEAL', () => {
  it('FX-20 GUARD-227 W33 shows all creatures of an enemy stack, with what they carry; they stay known', () => {
    const [one, two, item] = [of(3), of(8), aCreatureItem()];
    const north = { stacks: { b3: { creatures: [{ card: one, item }, two] }, c2: {} } };
    const scene = at('I_B_PLAYS', { hand: ['W33'] }, north);
    expect(targets(scene)).toEqual([{ space: 'c2' }, { space: 'b3' }]);
    const shown = scene.when(0, play('W33', { space: 'b3' }));
    const creatures = [
      { card: { instanceId: one, cardId: one }, item: { instanceId: item, cardId: item } },
      { card: { instanceId: two, cardId: two } },
    ];
    for (const viewer of [atSeat(0), atSeat(1), spectator]) {
      expect(seenBy(viewer, shown.happened('creaturesRevealed'))).toMatchObject([{ seat: 1, space: 'b3', creatures }]);
    }
    expect(shown.player(1).known).toEqual([one, item, two]);
    const there = shown.view(0).grounds.flatMap(({ stacks }) => stacks);
    expect(there.flatMap(({ known = [] }) => known.map(({ card }) => card.instanceId))).toEqual([one, two]);
  });

  it('GUARD-039 GUARD-228 its owner gets the event, and their view hides the stack until phase II', () => {
    const north = { hand: [aShield()], stacks: { b3: { creatures: [of(3)] } } };
    const shown = at('I_B_PLAYS', { hand: ['W33'] }, north).when(0, play('W33', { space: 'b3' }));
    const [ground] = shown.view(1).grounds.filter(({ space }) => space === 'b3');
    expect(ground?.stacks[0]?.hidden).toBe('MEMORY_RULE');
  });
});

describe('DISCARD', () => {
  it('FX-25 T37 takes a terrain of either seat off its land, named by the space', () => {
    const [mine, theirs] = [aTerrain(), aTerrain()];
    const scene = at('III_PLAYS', { depot: ['T37'], terrains: { a2: mine } }, { terrains: { c3: theirs } });
    expect(targets(scene)).toEqual([{ space: 'a2' }, { space: 'c3' }]);
    const gone = scene.when(0, play('T37', { space: 'c3' }));
    expect([gone.state.board.c3.terrain, gone.player(1).discard]).toEqual([null, [theirs]]);
    const own = scene.when(0, play('T37', { space: 'a2' }));
    expect(own.player(0).discard).toEqual(['T37', mine]);
    expect(scene.refusedBy(0, play('T37', { space: 'b2' }))).toBe('ILLEGAL_TARGET GUARD-140');
    expect(scene.refusedBy(0, play('T37', { cardId: theirs }))).toBe('ILLEGAL_TARGET GUARD-140');
  });

  it.each(['II_A_PLAYS', 'II_B_TURN'] as const)(
    'FX-25 T37 works in %s too, and from the reserve hand in I.B',
    (stage) => {
      const south = { stacks: { a1: {} }, terrains: { a2: aTerrain() } };
      expect(targets(at(stage, { ...south, depot: ['T37'] }))).toEqual([{ space: 'a2' }]);
      expect(targets(at('I_B_PLAYS', { ...south, hand: ['T37'] }))).toEqual([{ space: 'a2' }]);
    },
  );

  it('GUARD-195 a face-down terrain is named by its space, and shown when it goes', () => {
    const [laid, other] = [of(3), of(9)];
    const game = (id: string): Scene => {
      const state = aGame({ at: 'III_PLAYS', seats: [{ depot: ['T37'] }, { pen: [laid, other] }] });
      state.players[1].pen = [];
      state.board.b3.terrain = { id, owner: 1, faceDown: true };
      return given(state);
    };
    expect(targets(game(laid))).toEqual([{ space: 'b3' }]);
    const gone = game(laid).when(0, play('T37', { space: 'b3' }));
    expect(gone.happened('terrainRemoved')).toMatchObject([{ seat: 1, card: { instanceId: laid } }]);
    const offered = [laid, other].map((id) => JSON.stringify([...legalCommands(game(id).state, 0)]));
    expect(offered[0]).toBe(offered[1]);
  });

  it('FX-25 W40 discards an upgrade or downgrade of either seat, named by the card', () => {
    const [mine, theirs, down] = [anUpgrade(), anUpgrade(), anUpgrade({ variant: 'DOWNGRADE' })];
    const scene = at(
      'III_PLAYS',
      { depot: ['W40'], works: { LEFT: { card: mine }, RIGHT: { card: down, owner: 1 } } },
      { works: { LEFT: { card: theirs } } },
    );
    expect(targets(scene)).toEqual([{ cardId: mine }, { cardId: down }, { cardId: theirs }]);
    const gone = scene.when(0, play('W40', { cardId: down }));
    expect(gone.happened('worksDiscarded')).toMatchObject([{ seat: 1, of: 0, stronghold: 'RIGHT' }]);
    expect([gone.player(0).strongholds?.RIGHT.works, gone.player(1).discard]).toEqual([null, [down]]);
    const other = scene.when(0, play('W40', { cardId: theirs }));
    expect([other.player(1).strongholds?.LEFT.works, other.player(1).discard]).toEqual([null, [theirs]]);
    expect(at('III_PLAYS', { depot: ['W40'] }).refusedBy(0, play('W40'))).toBe('ILLEGAL_TARGET GUARD-140');
  });

  it('FX-25 GUARD-051 W39 makes the enemy standard bearer a plain shield for the turn; it stays where it is', () => {
    const bearer = aStandardBearer();
    const north = { stacks: { b3: { shield: bearer } } };
    const scene = at('I_B_PLAYS', { hand: ['W39', 'W39'], stones: 2 }, north);
    expect(targets(scene)).toEqual([null, null]);
    const plain = scene.when(0, play('W39'));
    expect([plain.stack(1, 'b3')?.shield, plain.player(1).discard]).toEqual([bearer, []]);
    expect([plain.state.marks.plainBearers, plain.happened('bearerSilenced')[0]?.seat]).toEqual([[1], 1]);
    // A copy of it finds nothing to do any more.
    expect(plain.refusedBy(0, play('W39#2'))).toBe('ILLEGAL_TARGET GUARD-140');
    const without = at('I_B_PLAYS', { hand: ['W39'], stacks: { b3: { shield: bearer } } }, {});
    expect(without.refusedBy(0, play('W39'))).toBe('ILLEGAL_TARGET GUARD-140');
  });

  it('FX-25 the ability of a plain standard bearer is idle', () => {
    const ability: PrintedEffect = { op: 'STONES', value: 1, trigger: 'ACTIVATED', timing: ['SETTLEMENT'] };
    const bearer = aStandardBearer({ effects: [ability] });
    const north = { stacks: { b3: { shield: bearer } }, depot: [aShield()] };
    const game = (plainBearers: number[]): Scene => {
      const state = aGame({ at: 'III_PLAYS', first: 1, seats: [{}, north] });
      return given({ ...state, marks: { ...state.marks, plainBearers } });
    };
    const use = { type: 'useAbility', cardId: bearer, target: null } as const;
    expect(game([]).legal(1, 'useAbility')).toEqual([use]);
    expect(game([1]).refusedBy(1, use)).toBe('NO_ABILITY GUARD-012');
    const { depot: _none, ...alone } = north;
    const asked = (plainBearers: number[]) => {
      const state = aGame({ at: 'III_PLAYS', first: 1, seats: [{}, alone] });
      return given({ ...state, marks: { ...state.marks, plainBearers } }).asked;
    };
    expect([asked([]), asked([1])]).toEqual([[1], []]);
  });
});

describe('RECOVER', () => {
  const [small, big] = [of(6), of(7)];

  it('GUARD-227 W38 takes a fitting creature of the own discard pile back to the pen, where all players know it', () => {
    const scene = at('III_PLAYS', { depot: ['W38'], discard: [big, small, aShield()] }, { discard: [of(2)] });
    expect(targets(scene)).toEqual([{ cardId: small }]);
    const back = scene.until('III_A_CLEAR').when(0, play('W38', { cardId: small }));
    expect(back.player(0)).toMatchObject({ pen: [small], known: [small] });
    expect(back.player(0).discard).not.toContain(small);
    expect(scene.refusedBy(0, play('W38', { cardId: big }))).toBe('ILLEGAL_TARGET GUARD-140');
    expect(at('III_PLAYS', { depot: ['W38'], discard: [big] }).legal(0, 'playDepotCard')).toEqual([]);
  });

  it('CARD-10 W38 frees no captive: what only Arena has does not exist here', () => {
    const played = at('III_PLAYS', { depot: ['W38'], discard: [small] }).when(0, play('W38', { cardId: small }));
    expect(played.happened('depotCardPlayed')).toMatchObject([{ effects: [1] }]);
    expect(played.happened('creatureRecovered')).toHaveLength(1);
  });

  it('GUARD-037 GUARD-053 W38 in I.B brings it to the reserve hand, which the pen is a part of', () => {
    const scene = at('I_B_PLAYS', { hand: ['W38'], discard: [small] }).when(0, play('W38', { cardId: small }));
    expect(scene.player(0)).toMatchObject({ hand: [small], pen: [] });
  });
});

describe('what is asked of a seat', () => {
  /** Two games that differ in what lies hidden with NORTH: SOUTH plays the same cards in both. */
  const worlds = (stage: Stage, south: SeatSetup, hidden: readonly [SeatSetup, SeatSetup]): readonly [Scene, Scene] => {
    const [own, theirs] = sameTable();
    const [one, other] = hidden.map((north) => at(stage, { ...own, ...south }, { ...theirs, ...north }));
    return [one!, other!];
  };

  it('GUARD-133 GUARD-222 GUARD-225 does not depend on what lies under an enemy shield, nor does what a look tells the others', () => {
    const shield = aShield();
    const north = (...creatures: string[]): SeatSetup => ({
      stacks: { b3: { shield, creatures } },
      depot: [aShield()],
    });
    const [weak, strong] = worlds('III_PLAYS', { depot: ['T32', aSpell()] }, [north(of(2)), north(of(11), of(4))]);
    expect(told(weak, atSeat(0))).toBe(told(strong, atSeat(0)));
    const [first, second] = [weak, strong].map((scene) => scene.when(0, play('T32', { space: 'b3' })));
    expect([first!.asked, first!.step]).toEqual([[1], 'RESPONSE']);
    const [after, later] = [first!, second!].map((scene) => scene.when(1, pass));
    expect(told(after!, spectator)).toBe(told(later!, spectator));
    expect(told(after!, atSeat(0))).not.toBe(told(later!, atSeat(0)));
  });

  it('GUARD-133 GUARD-143 in phase I an answer comes from the reserve hand: who holds a card is asked', () => {
    const cast = (hand: string[]): Scene =>
      at('I_B_PLAYS', { hand: ['W33', aShield()] }, { hand, stacks: { b3: {} } }).when(0, play('W33', { space: 'b3' }));
    expect([cast([aShield()]).step, cast([aShield()]).asked]).toEqual(['RESPONSE', [1]]);
    expect(cast([]).step).toBe('I_B_PLAYS');
    const cancelled = cast(['L30']).when(1, play('L30')).when(0, pass);
    expect(cancelled.happened('creaturesRevealed')).toEqual([]);
    expect(cancelled.player(1).discard).toEqual(['L30']);
  });

  it('GUARD-133 a seat with an ability alone is asked in the windows of its timing, and in no other', () => {
    const guardian = { guardian: 'L39', stones: 1, pile: [aShield()] };
    const state = aGame({ at: 'II_A_PLAYS', seats: [guardian, {}] });
    state.players[0].dominant = state.players[0].pile.pop()!;
    state.players[0].pile = ['top'];
    state.cards['top'] = { cardId: aShield(), owner: 0 };
    expect(given(state).asked).toEqual([0]);
    expect(given({ ...state, stage: 'III_PLAYS' }).asked).toEqual([]);
    const poor = structuredClone(state);
    poor.players[0].stones = 0;
    expect(given(poor).asked).toEqual([]);
  });
});
