import type { GameSetup, SeatSetup } from '../testing/index.js';
import { aCreature, aGame, aShield, aTerrain, given } from '../testing/index.js';

const atTerrain = (first: SeatSetup, setup: GameSetup = {}) =>
  given(aGame({ at: 'TERRAIN', marks: { victor: 0 }, ...setup, seats: [first, {}] }));

const place = (cardId: string) => ({ type: 'placeTerrain', cardId }) as const;
const destroy = { type: 'destroyTerrain' } as const;

describe('the terrain step', () => {
  it('ARENA-TER-01 only the seat whose creature became victorious acts; without one the step is skipped', () => {
    const marsh = aTerrain();
    const scene = atTerrain({ pen: [marsh] });
    expect(scene.asked).toEqual([0]);
    expect(scene.refusalCode(1, destroy)).toBe('NOT_YOUR_PRIORITY');
    const skipped = atTerrain({ pen: [marsh] }, { marks: {} })
      .until('CHALLENGE')
      .goingOn();
    expect(skipped.state.stage).toBe('CHALLENGE');
  });

  it('ARENA-TER-02 ARENA-TER-03 destroys first, then places; each at most once', () => {
    const [old, marsh, peak] = [aTerrain(), aTerrain(), aTerrain()];
    const scene = atTerrain({ pen: [marsh], hand: [peak] }, { terrain: { card: old, owner: 1 } });
    expect(scene.refusalCode(0, place(marsh))).toBe('TERRAIN_IN_PLAY');
    const destroyed = scene.when(0, destroy);
    expect(destroyed.player(1).discard).toEqual([old]);
    expect(destroyed.refusalCode(0, destroy)).toBe('NO_TERRAIN');
    const placed = destroyed.when(0, place(marsh));
    expect(placed.state.terrain).toBe(marsh);
    expect(placed.refusalCode(0, destroy)).toBe('ALREADY_DONE');
    expect(placed.refusalCode(0, place(peak))).toBe('TERRAIN_IN_PLAY');
    const gone = placed.with((state) => (state.terrain = null));
    expect(gone.refusalCode(0, place(peak))).toBe('ALREADY_DONE');
  });

  it('ARENA-TER-04 hand, pen and depot count as one; cards in play and of other types do not', () => {
    const [marsh, shield, posted] = [aTerrain(), aShield(), aShield()];
    const scene = atTerrain({ pen: [marsh, shield], on: { LEFT: posted }, discard: [aTerrain()] });
    const [gone] = scene.player(0).discard;
    expect(scene.refusalCode(0, place(shield))).toBe('WRONG_CARD_TYPE');
    expect(scene.refusalCode(0, place(gone!))).toBe('NOT_IN_HAND');
    expect(scene.legal(0)).toEqual([{ type: 'endTerrain' }, place(marsh)]);
  });

  it('ARENA-GEN-06 without a card a seat is asked while there is a terrain to destroy', () => {
    const scene = atTerrain({}, { terrain: { card: aTerrain(), owner: 0 } });
    expect(scene.asked).toEqual([0]);
    expect(scene.until('CHALLENGE').when(0, destroy).state.stage).toBe('CHALLENGE');
    expect(scene.until('CHALLENGE').whenTimeRunsOut().state.stage).toBe('CHALLENGE');
  });
});

describe('deployment', () => {
  const deploying = (first: SeatSetup, second: SeatSetup) =>
    given(aGame({ at: 'TERRAIN', seats: [first, second] }))
      .until('CHALLENGE')
      .goingOn();
  const deploy = (side: 'LEFT' | 'RIGHT') => ({ type: 'deployStronghold', side }) as const;

  it('D35 ARENA-DEP-01 with two left a seat chooses, in secret; the last is deployed automatically', () => {
    const both = { undeployed: ['LEFT', 'RIGHT'] } as const;
    const chosen = deploying(both, both).when(0, deploy('RIGHT'));
    expect(chosen.events).toEqual([{ type: 'deploymentChosen', seat: 0, side: 'RIGHT' }]);
    const done = chosen.until('CHALLENGE').when(1, deploy('LEFT'));
    expect(done.player(0).strongholds).toMatchObject({ LEFT: { deployed: false }, RIGHT: { deployed: true } });
    expect(done.player(1).strongholds).toMatchObject({ LEFT: { deployed: true }, RIGHT: { deployed: false } });

    const last = deploying({ undeployed: ['LEFT'] }, { undeployed: ['RIGHT'] });
    expect(last.happened('strongholdDeployed')).toMatchObject([
      { seat: 0, stronghold: 'LEFT' },
      { seat: 1, stronghold: 'RIGHT' },
    ]);
  });

  it('ARENA-DEP-02 is skipped when all six are deployed', () => {
    expect(deploying({}, {}).happened('stageEntered')).toMatchObject([{ stage: 'CHALLENGE' }]);
  });

  it('ARENA-ENG-03 by default to the left', () => {
    const scene = deploying({ undeployed: ['LEFT', 'RIGHT'] }, {});
    expect(scene.until('CHALLENGE').whenTimeRunsOut().player(0).strongholds?.LEFT.deployed).toBe(true);
  });
});

describe('the end of the turn and of the game', () => {
  const atEnd = (first: SeatSetup, second: SeatSetup, turn = 100) =>
    given(aGame({ at: 'END_OF_TURN', turn, seats: [first, second] }));

  it('ARENA-GEN-11 the next turn begins with nothing done in it', () => {
    const scene = atEnd({}, {}, 4)
      .with((state) => {
        state.marks.played.push('c-001');
        state.players[1].passing = 'TURN';
      })
      .until('STOCK')
      .goingOn();
    expect(scene.state).toMatchObject({ turn: 5, marks: { played: [] }, players: [{}, { passing: null }] });
  });

  it('ARENA-ENG-08 a step without a decision happens within the command before it: from the last pass to the next question', () => {
    const [wolf, bear] = [aCreature({ vitality: 9 }), aCreature({ vitality: 4 })];
    const seats: [SeatSetup, SeatSetup] = [{ on: { LEFT: wolf } }, { on: { LEFT: bear } }];
    const sealed = given(aGame({ at: 'SPLIT', seats: [{ ...seats[0] }, { ...seats[1] }] })).goingOn();
    const enter = { type: 'enterArena', place: 'ON_LEFT' } as const;
    const after = sealed.when(0, enter).when(1, enter);
    expect(after.step).toBe('RAID_TARGET');
    expect(after.happened('stageEntered').map(({ stage }) => stage)).toEqual([
      'PRIMARY_HAND',
      'PRIMARY_REVEAL',
      'PRIMARY_COMMANDS',
      'PRIMARY_ACTIONS',
      'PRIMARY_COMPARE',
      'SECONDARY_HAND',
      'SECONDARY_ACTIONS',
      'SECONDARY_COMPARE',
      'RESOLUTION',
      'RAID_HAND',
      'RAID_TARGET',
    ]);
    expect(after.player(1).discard).toEqual([bear]);
  });

  it('ARENA-END-07 ARENA-END-09 the limit: more victorious creatures, then fewer ruins, else a draw', () => {
    const wolf = aCreature();
    const over = (first: SeatSetup, second: SeatSetup) => atEnd(first, second).goingOn().state.over;
    expect(over({}, { victorious: [wolf] })).toEqual({ reason: 'LIMIT', winner: 1 });
    expect(over({ ruins: ['LEFT'], victorious: [wolf] }, { victorious: [aCreature()] })).toEqual({
      reason: 'LIMIT',
      winner: 1,
    });
    expect(over({ ruins: ['LEFT'] }, { ruins: ['RIGHT', 'LEFT'] })).toEqual({ reason: 'LIMIT', winner: 0 });
    expect(over({}, {})).toEqual({ reason: 'LIMIT', winner: null });
  });

  it('ARENA-END-01 ARENA-EXT-03 five victorious creatures win at once, before any text', () => {
    const four = Array.from({ length: 4 }, () => aCreature());
    const lucky = aCreature({ effects: [{ op: 'DRAW', value: 2, trigger: 'VICTORIOUS' }] });
    const scene = given(aGame({ at: 'EXIT_ARENA', seats: [{ victorious: four, arena: lucky }, {}] })).goingOn();
    expect(scene.state.over).toEqual({ reason: 'VICTORIOUS', winner: 0 });
    expect(scene.happened('cardsDrawn')).toEqual([]);
    expect(scene.refusalCode(0, { type: 'pass' })).toBe('GAME_OVER');
  });
});
