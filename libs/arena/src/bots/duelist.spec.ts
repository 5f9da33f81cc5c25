import { atSeat, LocalGame, Random, randomBot, type AnyTagged, type Bot, type Seat } from '#kernel';
import type { Command } from '../commands.js';
import {
  aCorruption,
  aCreature,
  aGame,
  aGuardian,
  aHandItem,
  aShield,
  aSpell,
  aStandardBearer,
  aTerrain,
  given,
  type GameSetup,
  type Scene,
  type SeatSetup,
} from '../testing/with-made-cards.js';
import type { View } from '../view/view-schema.js';

const { arena } = await import('../arena.js');
const { duelist } = arena.bots as { duelist: Bot<View, Command> };

/** What the duelist does at a seat. */
const answer = (scene: Scene, seat: Seat = 0): Command =>
  duelist({
    seat,
    view: arena.view(scene.state, atSeat(seat)),
    legal: scene.legal(seat),
    random: Random.from('duelist'),
  });

/** A game with an own seat and an enemy. */
const between = (own: SeatSetup, enemy: SeatSetup, setup: GameSetup = {}): Scene =>
  given(aGame({ ...setup, seats: [own, enemy] }));

/** The scene after the duelist has acted at seat 0 as long as it is asked in this step. */
function whenAnswered(scene: Scene): Scene {
  const { step } = scene;
  let now = scene;
  while (now.step === step && now.asked.includes(0)) now = now.when(0, answer(now));
  return now;
}

describe('The duelist enlists', () => {
  const helper = () => aCreature({ vitality: 3, rangedStrength: 3 });

  it('the strongest creature ON a stronghold, and keeps the others to join', () => {
    const [weak, strong] = [aCreature({ vitality: 3 }), aCreature({ vitality: 12 })];
    const after = whenAnswered(between({ hand: [weak, strong] }, { hand: [aShield()] }));
    expect([after.at(0, 'ON_LEFT'), after.at(0, 'ON_CENTER'), after.at(0, 'ON_RIGHT')]).toContain(strong);
  });

  it('one creature more for each card that the hand cannot hold', () => {
    const hand = Array.from({ length: 9 }, () => aCreature({ vitality: 6 }));
    let scene = between({ hand }, {});
    while (scene.step === 'ENLISTMENT') scene = scene.when(0, answer(scene));
    expect(scene.step).not.toBe('EXCESS_DISCARD');
  });

  it('those that help from there UNDER one', () => {
    const hand = [helper()];
    const scene = between({ hand }, { hand: [aShield()] });
    expect(answer(scene)).toMatchObject({ type: 'placeUnderStronghold', cardId: hand[0] });
  });

  it('a standard bearer at its guardian', () => {
    const bearer = aStandardBearer();
    expect(answer(between({ hand: [bearer] }, {}))).toEqual({ type: 'raiseStandardBearer', cardId: bearer });
  });

  it('an item on the creature that wins more with it', () => {
    const kite = 'L38';
    const scene = between({ hand: [kite], on: { CENTER: aCreature({ vitality: 12 }) } }, { hand: [aShield()] });
    expect(answer(scene)).toEqual({ type: 'attachItem', cardId: kite, stronghold: 'CENTER' });
  });

  it('a spell that takes the terrain of the enemy away, and never its own', () => {
    const hammer = aHandItem({ timing: ['ORGANIZE'], effects: [{ op: 'DISCARD', what: 'TERRAIN' }] });
    const onLandOf = (owner: Seat) => between({ hand: [hammer] }, {}, { terrain: { card: aTerrain(), owner } });
    expect(answer(onLandOf(1)).type).toBe('playDepotCard');
    expect(answer(onLandOf(0)).type).toBe('pass');
  });

  it('gives up the least useful card', () => {
    const weak = aCreature({ vitality: 1 });
    const hand = [...Array.from({ length: 7 }, () => aShield()), weak];
    const scene = between({ hand }, {}, { at: 'EXCESS_DISCARD', asked: [0] });
    expect(answer(scene)).toEqual({ type: 'discardExcess', cardId: weak });
  });
});

describe('The duelist enters the arena', () => {
  const [weak, strong] = [aCreature({ vitality: 2 }), aCreature({ vitality: 16 })];
  const on = { LEFT: weak, RIGHT: strong };
  const entrance = (enemy: SeatSetup, own: SeatSetup = { on }) =>
    between(own, enemy, { at: 'ENTER_ARENA', asked: [0, 1], turn: 2 });

  it('with the strongest where the enemy may send one', () => {
    expect(answer(entrance({ on: { LEFT: aCreature() } }))).toEqual({ type: 'enterArena', place: 'ON_RIGHT' });
  });

  it('with the weakest where nobody can meet it', () => {
    expect(answer(entrance({}))).toEqual({ type: 'enterArena', place: 'ON_LEFT' });
  });

  it('not with one that a creature seen there beats for sure', () => {
    const giant = { card: aCreature({ vitality: 24 }), faceUp: true };
    expect(answer(entrance({ on: { CENTER: giant } }, { on: { LEFT: strong } }))).toEqual({
      type: 'enterArena',
      place: null,
    });
  });

  it('even so when the enemy would win by it', () => {
    const four = Array.from({ length: 4 }, () => aCreature());
    const giant = { card: aCreature({ vitality: 18 }), faceUp: true };
    const scene = entrance({ on: { CENTER: giant }, victorious: four }, { on: { LEFT: strong } });
    expect(answer(scene)).toEqual({ type: 'enterArena', place: 'ON_LEFT' });
  });
});

describe('The duelist fights', () => {
  const duel = (ours: number, theirs: number, own: SeatSetup, setup: GameSetup = {}): Scene =>
    between(
      own,
      { hand: [aShield()] },
      {
        at: 'PRIMARY_ACTIONS',
        combat: { duellists: [aCreature({ vitality: ours, influenceable: true }), aCreature({ vitality: theirs })] },
        ...setup,
      },
    );
  const secondary = (ours: number, theirs: number, own: SeatSetup): Scene => {
    const duellists = [aCreature({ vitality: ours }), aCreature({ vitality: theirs })] as const;
    const primaryWinner = ours > theirs ? 0 : 1;
    const combat = { duellists, past: duellists, round: 'SECONDARY', primaryWinner } as const;
    return between(own, { hand: [aShield()] }, { at: 'SECONDARY_ACTIONS', combat });
  };

  it('and passes while it wins', () => {
    expect(answer(duel(9, 5, {}))).toEqual({ type: 'pass' });
    expect(answer(secondary(9, 5, { hand: [aCreature(), aShield()] }))).toEqual({ type: 'pass' });
  });

  it('with influence where it turns the round, and not where nothing does', () => {
    expect(answer(duel(6, 9, {})).type).toBe('useGuardianInfluence');
    expect(answer(duel(2, 20, {}))).toEqual({ type: 'pass' });
  });

  it('with a creature UNDER a stronghold before it spends a power stone', () => {
    const under = { CENTER: aCreature({ rangedStrength: 5 }) };
    expect(answer(duel(6, 9, { under }))).toMatchObject({ type: 'useStrongholdCreature', ability: 'RANGED' });
  });

  it('with a spell that turns the round', () => {
    const spell = aSpell({ timing: ['MATCHUP'], effects: [{ op: 'VITALITY', value: 4, target: 'PICK_OWN' }] });
    expect(answer(duel(6, 9, { hand: [spell], stones: 0 }))).toMatchObject({ type: 'playDepotCard', cardId: spell });
  });

  it('with the least secondary attacker that wins the duel', () => {
    const [small, right, big] = [1, 4, 15].map((vitality) => aCreature({ vitality }));
    const scene = secondary(6, 9, { hand: [big!, right!, small!] });
    expect(answer(scene)).toEqual({ type: 'joinDuel', cardId: right });
  });

  it('with several secondary attackers where it takes them', () => {
    const hand = [aCreature({ vitality: 3 }), aCreature({ vitality: 3 })];
    const after = whenAnswered(
      secondary(4, 9, { hand }).when(0, { type: 'joinDuel', cardId: hand[0]! }).when(1, { type: 'pass' }),
    );
    expect(after.state.combat?.fighters ?? []).toHaveLength(4);
  });

  it('with a shield against a duellist that is too strong', () => {
    const shield = aShield();
    expect(answer(secondary(4, 20, { hand: [shield] }))).toMatchObject({ type: 'playDuelShield', cardId: shield });
  });

  it('with corruption, unless it wins anyway', () => {
    const corruption = aCorruption();
    const against = (vitality: number): Scene => {
      const drunkard = aCreature({ vitality, vulnerabilities: ['CARNAL'] });
      const combat = { duellists: [aCreature({ vitality: 8 }), drunkard] } as const;
      return between({ hand: [corruption] }, {}, { at: 'PRIMARY_CORRUPTION', combat });
    };
    expect(answer(against(12)).type).toBe('playCorruption');
    expect(answer(against(1))).toEqual({ type: 'pass' });
  });
});

describe('The duelist raids', () => {
  const targets = ['LEFT', 'LEFT'] as const;
  const garrison = (own: SeatSetup, enemy: SeatSetup, setup: GameSetup = {}): Scene =>
    between(own, enemy, { at: 'RAID_GARRISON', asked: [0], raid: { targets: [...targets] }, ...setup });

  it('where nobody stands', () => {
    const on = { LEFT: aShield(), CENTER: aCreature() };
    const scene = between({}, { on }, { at: 'RAID_TARGET', asked: [0] });
    expect(answer(scene)).toEqual({ type: 'chooseRaidTarget', stronghold: 'RIGHT' });
  });

  it('with a creature where the enemy has nothing left to defend with', () => {
    const raider = aCreature();
    expect(answer(garrison({ hand: [raider, aShield()] }, {}))).toEqual({ type: 'placeGarrison', cardId: raider });
  });

  it('with a shield against a creature', () => {
    const shield = aShield();
    const enemy = { on: { LEFT: { card: aCreature({ vitality: 15 }), faceUp: true } } };
    const scene = garrison({ hand: [aCreature(), shield] }, enemy, { active: 1 });
    expect(answer(scene)).toEqual({ type: 'placeGarrison', cardId: shield });
  });

  it('with the better creature brought to where it is attacked', () => {
    const on = { RIGHT: aCreature({ vitality: 15 }) };
    const enemy = { on: { LEFT: { card: aCreature({ vitality: 5 }), faceUp: true } } };
    const scene = between({ on }, enemy, { at: 'RAID_MOVE', asked: [0], raid: { targets: [...targets] } });
    expect(answer(scene)).toEqual({ type: 'moveGarrison', from: 'RIGHT', to: 'LEFT' });
  });

  it('and gives a terrain for a stronghold', () => {
    const terrain = aTerrain();
    const raid = { targets: [...targets] as ['LEFT', 'LEFT'], undefended: 0 };
    const enemy = { on: { LEFT: { card: aCreature(), faceUp: true } } };
    const scene = between({ hand: [terrain] }, enemy, { at: 'RAID_SACRIFICE', raid });
    expect(answer(scene)).toEqual({ type: 'sacrificeTerrain', cardId: terrain });
  });

  it('and takes with a lone shield what would become victorious', () => {
    const raid = { targets: [...targets] as ['LEFT', 'LEFT'], loneShield: 0 };
    const own = { on: { LEFT: { card: aShield(), faceUp: true } } };
    const enemy = { arena: aCreature(), under: { CENTER: { card: aCreature({ rangedStrength: 3 }), faceUp: true } } };
    const scene = between(own, enemy, { at: 'RAID_LONE_SHIELD', raid });
    expect(answer(scene)).toEqual({ type: 'useLoneShield', mode: 'CAPTURE', place: 'DUEL_ZONE' });
  });
});

describe('The duelist ends the turn', () => {
  const prison = (captive: string) => ({ shield: aShield(), captive });
  const before = (captive: string, own: SeatSetup = {}): Scene =>
    between(
      { prison: prison(captive), ...own },
      { guardian: aGuardian({ vitality: 20 }), ruins: ['LEFT'] },
      { at: 'CHALLENGE' },
    );

  it('with a challenge as soon as the sum is right, for as few stones as do', () => {
    const captive = aCreature({ vitality: 11, influenceable: true });
    expect(answer(before(captive))).toEqual({ type: 'challengeGuardian', powerStones: 2 });
    expect(answer(before(aCreature({ vitality: 9, influenceable: true })))).toEqual({ type: 'pass' });
  });

  it('with a card for the challenge where that makes up the sum', () => {
    const when = { opponent: { guardian: true } } as const;
    const wedge = aHandItem({
      timing: ['CHALLENGE'],
      effects: [{ op: 'VITALITY', value: 4, target: 'OWN_ALL', when }],
    });
    const scene = before(aCreature({ vitality: 17 }), { hand: [wedge] });
    expect(answer(scene)).toMatchObject({ type: 'playDepotCard', cardId: wedge });
    const played = scene.when(0, answer(scene));
    expect(answer(played)).toEqual({ type: 'challengeGuardian', powerStones: 0 });
  });

  it('by blocking a challenge that it would lose, and only such a one', () => {
    const shield = aShield();
    const challenged = (vitality: number): Scene => {
      const enemy = { prison: prison(aCreature({ vitality })) };
      const own = { guardian: aGuardian({ vitality: 20 }), ruins: ['LEFT' as const], pen: [shield] };
      const state = { challenge: { seat: 1, stones: 0 } };
      return between(own, enemy, { at: 'CHALLENGE_RESPONSE', state });
    };
    expect(answer(challenged(21))).toEqual({ type: 'blockChallenge', cardId: shield });
    expect(answer(challenged(20))).toEqual({ type: 'allowChallenge' });
  });

  it('with its own terrain in place of that of the enemy', () => {
    const terrain = aTerrain();
    const marks = { victor: 0 };
    const scene = between({ pen: [terrain] }, {}, { at: 'TERRAIN', marks, terrain: { card: aTerrain(), owner: 1 } });
    expect(answer(scene)).toEqual({ type: 'destroyTerrain' });
    const destroyed = scene.when(0, answer(scene));
    expect(answer(destroyed)).toEqual({ type: 'placeTerrain', cardId: terrain });
  });
});

describe('The duelist plays whole games', () => {
  const players = { duelist, random: randomBot as Bot<View, Command> };

  /** The seat that wins, with these bots. */
  function winner(seed: string, bots: readonly (keyof typeof players)[], options = {}): Seat | null | undefined {
    const local = LocalGame.start(arena, { seed, options });
    const playing = bots.map((name) => players[name]) as readonly Bot<unknown, AnyTagged>[];
    local.playOut(playing, Random.from(seed));
    return arena.view(local.game.state as Scene['state'], atSeat(0)).winner;
  }

  it('duelist beats random', () => {
    const wins = Array.from({ length: 10 }, (_, number) => {
      const seat = number % 2;
      return winner(`random-${number}`, seat === 0 ? ['duelist', 'random'] : ['random', 'duelist']) === seat;
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(9);
  });

  it('builds a sealed deck and plays it', () => {
    expect(winner('sealed', ['duelist', 'duelist'], { decks: 'SEALED' })).not.toBeUndefined();
  });
});
