import { aCreature, aGame, aShield, aTerrain, given, type SeatSetup } from '../testing/index.js';

const before = (own: SeatSetup, enemy: SeatSetup = {}) => given(aGame({ at: 'RAID_HAND', seats: [own, enemy] }));

describe('the sealed steps of a raid', () => {
  it('D35 ARENA-RAI-01 the raid waits until each seat has all strongholds in play, ruins among them', () => {
    const early = before({ undeployed: ['RIGHT'] })
      .until('EXIT_ARENA')
      .goingOn();
    expect(early.state.stage).toBe('EXIT_ARENA');
    const played = before({ ruins: ['RIGHT'] }).goingOn();
    expect(played.step).toBe('RAID_TARGET');
  });

  it('ARENA-RAI-02 each seat takes its pen into hand', () => {
    const wolf = aCreature();
    const after = before({ pen: [wolf] }).goingOn();
    expect([after.player(0).hand, after.player(0).pen]).toEqual([[wolf], []]);
  });

  it('ARENA-RAI-03 targets are named in secret, and public together', () => {
    const asked = before({}).goingOn();
    expect(asked.asked).toEqual([0, 1]);
    const one = asked.when(0, { type: 'chooseRaidTarget', stronghold: 'LEFT' });
    expect(one.events).toEqual([{ type: 'raidTargetChosen', seat: 0, stronghold: 'LEFT' }]);
    expect(one.state.raid).toBeNull();
    expect(one.refusalCode(0, { type: 'chooseRaidTarget', stronghold: 'LEFT' })).toBe('ALREADY_COMMITTED');
    const both = one.until('RAID_MOVE').when(1, { type: 'chooseRaidTarget', stronghold: 'RIGHT' });
    expect(both.state.raid?.targets).toEqual(['LEFT', 'RIGHT']);
  });

  it('D48 ARENA-RAI-18 a seat with one stronghold left to raid is not asked', () => {
    const asked = before({}, { ruins: ['LEFT', 'CENTER'] }).goingOn();
    expect(asked.asked).toEqual([1]);
    expect(asked.legal(1, 'chooseRaidTarget')).toHaveLength(3);
    const named = asked.until('RAID_MOVE').when(1, { type: 'chooseRaidTarget', stronghold: 'CENTER' });
    expect(named.state.raid?.targets).toEqual(['RIGHT', 'CENTER']);
  });

  it('ARENA-RAI-17 a ruin is no target', () => {
    const asked = before({}, { ruins: ['LEFT'] }).goingOn();
    expect(asked.refusalCode(0, { type: 'chooseRaidTarget', stronghold: 'LEFT' })).toBe('RUIN');
    expect(asked.legal(0, 'chooseRaidTarget')).toHaveLength(2);
  });

  it('ARENA-RAI-04 a card moves to another stronghold of its seat, as it lies', () => {
    const wolf = aCreature();
    const asked = given(
      aGame({
        at: 'RAID_TARGET',
        asked: [0, 1],
        seats: [{ on: { LEFT: { card: wolf, seenBy: [1] } }, ruins: ['RIGHT'] }, { on: { LEFT: aCreature() } }],
      }),
    )
      .when(0, { type: 'chooseRaidTarget', stronghold: 'LEFT' })
      .when(1, { type: 'chooseRaidTarget', stronghold: 'LEFT' });
    expect([asked.step, asked.asked]).toEqual(['RAID_MOVE', [0, 1]]);
    expect(asked.legal(0, 'moveGarrison')).toEqual([
      { type: 'moveGarrison', from: null, to: null },
      { type: 'moveGarrison', from: 'LEFT', to: 'CENTER' },
    ]);
    const codes = (['RIGHT', 'LEFT'] as const).map((to) =>
      asked.refusalCode(0, { type: 'moveGarrison', from: 'LEFT', to }),
    );
    expect(codes).toEqual(['RUIN', 'SAME_STRONGHOLD']);
    expect(asked.refusalCode(0, { type: 'moveGarrison', from: 'CENTER', to: 'LEFT' })).toBe('NOTHING_ON');
    expect(asked.refusalCode(0, { type: 'moveGarrison', from: null, to: 'LEFT' })).toBe('NOTHING_ON');
    const moved = asked
      .when(0, { type: 'moveGarrison', from: 'LEFT', to: 'CENTER' })
      .until('RAID_GARRISON')
      .when(1, { type: 'moveGarrison', from: null, to: null });
    expect(moved.player(0).strongholds?.CENTER.on).toEqual({ id: wolf, faceUp: false, items: [], seenBy: [] });
    expect(moved.player(0).strongholds?.LEFT.on).toBeNull();
  });

  it('ARENA-RAI-19 targets are public before moves are chosen; the place that a move leaves free takes a garrison', () => {
    const [wolf, bear] = [aCreature(), aCreature()];
    const asked = given(
      aGame({
        at: 'RAID_TARGET',
        asked: [0, 1],
        seats: [{ on: { LEFT: wolf }, hand: [bear] }, { on: { LEFT: aCreature() } }],
      }),
    )
      .when(0, { type: 'chooseRaidTarget', stronghold: 'RIGHT' })
      .when(1, { type: 'chooseRaidTarget', stronghold: 'LEFT' });
    expect(asked.step).toBe('RAID_MOVE');
    expect(asked.view(0).raid?.targets).toEqual([
      { seat: 0, stronghold: 'RIGHT' },
      { seat: 1, stronghold: 'LEFT' },
    ]);
    const stayed = asked
      .until('RAID_REVEAL')
      .when(0, { type: 'moveGarrison', from: null, to: null })
      .when(1, { type: 'moveGarrison', from: null, to: null });
    expect(stayed.happened('garrisonsPlaced')).toEqual([]);
    const moved = asked
      .when(0, { type: 'moveGarrison', from: 'LEFT', to: 'CENTER' })
      .when(1, { type: 'moveGarrison', from: null, to: null });
    expect([moved.step, moved.asked]).toEqual(['RAID_GARRISON', [0]]);
    const placed = moved.until('RAID_REVEAL').when(0, { type: 'placeGarrison', cardId: bear });
    expect([placed.at(0, 'ON_CENTER'), placed.at(0, 'ON_LEFT')]).toEqual([wolf, bear]);
  });

  it('ARENA-RAI-05 a seat with nothing ON its targeted stronghold may garrison it in secret', () => {
    const [wolf, marsh] = [aCreature(), aTerrain()];
    const asked = given(
      aGame({
        at: 'RAID_MOVE',
        raid: { targets: ['CENTER', 'CENTER'] },
        seats: [{ hand: [wolf, marsh] }, { on: { CENTER: aShield() }, hand: [aCreature()] }],
      }),
    ).goingOn();
    expect([asked.step, asked.asked]).toEqual(['RAID_GARRISON', [0]]);
    expect(asked.legal(0, 'placeGarrison')).toEqual([
      { type: 'placeGarrison', cardId: null },
      { type: 'placeGarrison', cardId: wolf },
    ]);
    expect(asked.refusalCode(0, { type: 'placeGarrison', cardId: marsh })).toBe('WRONG_CARD_TYPE');
    const placed = asked.until('RAID_REVEAL').when(0, { type: 'placeGarrison', cardId: wolf });
    expect(placed.at(0, 'ON_CENTER')).toBe(wolf);
    expect(placed.player(0).hand).toEqual([marsh]);
    expect(asked.until('RAID_REVEAL').whenTimeRunsOut().at(0, 'ON_CENTER')).toBeNull();
  });

  it('ARENA-RAI-04 a full place refuses a move', () => {
    const asked = given(
      aGame({
        at: 'RAID_MOVE',
        asked: [0],
        raid: { targets: ['CENTER', 'CENTER'] },
        seats: [{ on: { LEFT: aCreature(), CENTER: aCreature() } }, {}],
      }),
    );
    expect(asked.refusalCode(0, { type: 'moveGarrison', from: 'LEFT', to: 'CENTER' })).toBe('SLOT_OCCUPIED');
  });
});
