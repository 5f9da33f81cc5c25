import { deadlineOf, newGame, settleClocks, type Game } from '#kernel/server';
import { arena } from '../arena.js';
import type { State } from '../state.js';
import { noMarks } from '../initial-state.js';
import { sendToPen } from '../table/moves.js';
import {
  aCreature,
  aGame,
  aGuardian,
  aShield,
  aSpell,
  aStandardBearer,
  given,
  type SeatSetup,
} from '../testing/index.js';

const captive = aCreature({ vitality: 10 });
const influenced = aCreature({ vitality: 7, influenceable: true });
const walls = aGuardian({ vitality: 10, influenceValue: 4 });
const shield = aShield();

const challenging = (prisoner: string, own: SeatSetup = {}, enemy: SeatSetup = {}) =>
  given(
    aGame({
      at: 'CHALLENGE',
      seats: [
        { guardian: walls, stones: 1, prison: { shield, captive: prisoner }, ...own },
        { guardian: walls, ruins: ['LEFT'], ...enemy },
      ],
    }),
  );

describe('the challenge', () => {
  it('D30 ARENA-CHA-06 a captive that is not stronger is discarded with its prison shield', () => {
    const after = challenging(captive).until('END_OF_TURN').when(0, { type: 'challengeGuardian', powerStones: 0 });
    expect(after.happened('challengeDecided')).toMatchObject([{ total: 10, vitality: 10, won: false }]);
    expect([after.player(1).discard, after.player(0).discard, after.player(0).prison]).toEqual([
      [captive],
      [shield],
      null,
    ]);
    expect(after.state.over).toBeNull();
  });

  it('D30 ARENA-CHA-03 ARENA-CHA-05 the own guardian influences the captive: a greater total wins the game', () => {
    const after = challenging(influenced).when(0, { type: 'challengeGuardian', powerStones: 1 });
    expect(after.happened('challengeDecided')).toMatchObject([{ total: 11, vitality: 10, won: true }]);
    expect(after.state.over).toEqual({ reason: 'GUARDIAN', winner: 0 });
  });

  it('ARENA-END-03 the seat whose guardian is defeated loses', () => {
    const after = challenging(influenced).when(0, { type: 'challengeGuardian', powerStones: 1 });
    expect(after.state.over?.winner).toBe(0);
  });

  it('D31 ARENA-CHA-04 a shield of the challenged seat cancels it: the captive stays, the stone is lost', () => {
    const block = aStandardBearer();
    const asked = challenging(influenced, {}, { pen: [block] }).when(0, { type: 'challengeGuardian', powerStones: 1 });
    expect([asked.step, asked.asked]).toEqual(['CHALLENGE_RESPONSE', [1]]);
    const after = asked.until('END_OF_TURN').when(1, { type: 'blockChallenge', cardId: block });
    expect([after.player(1).discard, after.player(0).prison?.captive, after.player(0).stones]).toEqual([
      [block],
      influenced,
      0,
    ]);
    expect(after.state.challenge).toBeNull();
  });

  it('ARENA-CHA-04 the seat that allows it sees it decided', () => {
    const asked = challenging(influenced, {}, { depot: [aCreature()] }).when(0, {
      type: 'challengeGuardian',
      powerStones: 1,
    });
    expect(asked.legal(1, 'blockChallenge')).toEqual([]);
    expect(asked.when(1, { type: 'allowChallenge' }).state.over?.reason).toBe('GUARDIAN');
    expect(asked.refusalCode(1, { type: 'blockChallenge', cardId: 'c-0' })).toBe('UNKNOWN_CARD');
  });

  it('D32 ARENA-CHA-02 without a ruin of the enemy no seat is asked', () => {
    const after = challenging(captive, {}, { ruins: [] }).until('END_OF_TURN').goingOn();
    expect(after.state.stage).toBe('END_OF_TURN');
  });

  it('D32 ARENA-GEN-06 while the other seat may challenge, a seat without captive has no priority', () => {
    const asked = challenging(captive);
    expect(asked.asked).toEqual([0]);
    expect(asked.refusalCode(1, { type: 'challengeGuardian', powerStones: 0 })).toBe('NOT_YOUR_PRIORITY');
  });

  it('ARENA-CHA-01 ARENA-CHA-10 Active challenges first, then Passive, each once', () => {
    const [prisoner, otherShield] = [aCreature({ vitality: 3 }), aShield()];
    const asked = challenging(captive, { ruins: ['LEFT'] }, { prison: { shield: otherShield, captive: prisoner } });
    expect(asked.asked).toEqual([0]);
    expect(asked.refusalCode(1, { type: 'challengeGuardian', powerStones: 0 })).toBe('NOT_YOUR_PRIORITY');
    expect(asked.with((state) => (state.active = 1)).asked).toEqual([1]);
    const next = asked.when(0, { type: 'challengeGuardian', powerStones: 0 });
    expect([next.step, next.asked]).toEqual(['CHALLENGE', [1]]);
    const passed = asked.when(0, { type: 'pass' });
    expect(passed.asked).toEqual([1]);
    expect(passed.until('END_OF_TURN').when(1, { type: 'pass' }).state.stage).toBe('END_OF_TURN');
  });

  it('ARENA-ENG-02 Passive has its own time to challenge, however late Active has passed', () => {
    const [prisoner, otherShield] = [aCreature({ vitality: 3 }), aShield()];
    const asked = challenging(captive, { ruins: ['LEFT'] }, { prison: { shield: otherShield, captive: prisoner } });
    const game: Game = { ...newGame(), phase: 'running', state: asked.state };
    settleClocks(arena, game, 0);
    const late = deadlineOf(game.clocks, asked.waiting)! - 1000;
    game.state = asked.when(0, { type: 'pass' }).state;
    settleClocks(arena, game, late);
    expect(deadlineOf(game.clocks, arena.waiting(game.state as State))! - late).toBe(86_400_000);
  });

  it('ARENA-CHA-03 ARENA-INF-05 stones that add nothing, or are not there, are refused', () => {
    const asked = challenging(influenced, { stones: 3 });
    expect(asked.legal(0, 'challengeGuardian').length).toBe(3);
    expect(asked.refusalCode(0, { type: 'challengeGuardian', powerStones: 3 })).toBe('INFLUENCE_CAP_REACHED');
    expect(asked.refusalCode(0, { type: 'challengeGuardian', powerStones: 4 })).toBe('NO_POWER_STONE');
    expect(challenging(captive).refusal(0, { type: 'challengeGuardian', powerStones: 1 })).toMatchObject({
      rule: 'ARENA-INF-01',
      code: 'NOT_INFLUENCEABLE',
      facts: { card: captive },
    });
  });

  it('ARENA-CHA-07 neither off-color bonus nor standard bearer counts', () => {
    const colored = aCreature({ vitality: 6, offColorBonus: 5, redVitality: 9, flying: true });
    const bearer = aStandardBearer({ effects: [{ op: 'VITALITY', value: 4 }] });
    const after = challenging(colored, { standardBearer: bearer }).until('END_OF_TURN').when(0, {
      type: 'challengeGuardian',
      powerStones: 0,
    });
    expect(after.happened('challengeDecided')[0]?.total).toBe(6);
  });

  it('ARENA-CHA-03 ARENA-INF-05 a stone of a guardian without influence adds nothing, and is refused', () => {
    const mute = challenging(influenced, { guardian: aGuardian({ influenceValue: 0 }) });
    expect(mute.refusal(0, { type: 'challengeGuardian', powerStones: 1 })).toMatchObject({
      rule: 'ARENA-INF-05',
      code: 'INFLUENCE_CAP_REACHED',
      facts: { card: influenced },
    });
  });

  it('ARENA-PRS-04 when a captive leaves, its prison shield is discarded at once', () => {
    const freed = challenging(captive).whenRules((turn) => sendToPen(turn, [captive], 'EFFECT'));
    expect(freed.player(0)).toMatchObject({ prison: null, discard: [shield] });
    expect(freed.player(1).pen).toEqual([captive]);
  });

  const four = Array.from({ length: 4 }, () => aCreature());
  const holding = { victorious: four, prison: { shield, captive } };

  it('ARENA-PRS-02 a captive lies nowhere and joins no duel', () => {
    const held = { ...holding, hand: [aShield()] };
    const enlisting = given(aGame({ seats: [held, { hand: [aShield()] }] }));
    const place = { type: 'placeOnStronghold', cardId: captive, stronghold: 'LEFT' } as const;
    expect(enlisting.refusalCode(0, place)).toBe('NOT_YOUR_CARD');
    expect(enlisting.when(0, { type: 'pass' }).refusalCode(1, place)).toBe('NOT_IN_HAND');
    const past = [aCreature(), aCreature({ vitality: 9 })];
    const combat = { round: 'SECONDARY', duellists: [past[0]!, past[1]!], past, primaryWinner: 1 } as const;
    const fighting = given(aGame({ at: 'SECONDARY_ACTIONS', seats: [held, {}], combat }));
    expect(fighting.legal(0, 'joinDuel')).toEqual([]);
    expect(fighting.refusalCode(0, { type: 'joinDuel', cardId: captive })).toBe('NOT_YOUR_CARD');
  });

  it('ARENA-PRS-02 a captive is out of the victory count: four victorious creatures and it are four', () => {
    const leaving = (first: SeatSetup) =>
      given(aGame({ at: 'EXIT_ARENA', seats: [{ ...holding, ...first }, {}] }))
        .until('TERRAIN')
        .goingOn();
    const after = leaving({});
    expect([after.state.stage, after.state.over, after.happened('creatureVictorious')]).toEqual(['TERRAIN', null, []]);
    expect(after.player(0)).toMatchObject({ victorious: four, prison: { captive } });
    const fifth = aCreature();
    expect(leaving({ arena: fifth }).state.over).toEqual({ reason: 'VICTORIOUS', winner: 0 });
    expect(leaving({ arena: fifth, victorious: four.slice(1) }).state.over).toBeNull();
  });

  it('ARENA-PRS-02 a captive neither raids nor defends', () => {
    const raiding = (enemy: SeatSetup) =>
      given(aGame({ at: 'RAID_REVEAL', raid: { targets: ['LEFT', 'CENTER'] }, seats: [holding, enemy] }))
        .until('EXIT_ARENA')
        .goingOn();
    const unopposed = raiding({});
    expect([unopposed.happened('strongholdUndefended'), unopposed.happened('combatBegun')]).toEqual([[], []]);
    const raided = raiding({ on: { LEFT: aCreature({ vitality: 1 }) } });
    expect(raided.happened('strongholdUndefended')).toMatchObject([{ seat: 0, stronghold: 'CENTER' }]);
    expect([raided.player(0).strongholds?.CENTER.ruin, raided.player(0).prison?.captive]).toEqual([true, captive]);
  });

  it('ARENA-CHA-08 a card played for a challenge that is not made counts in no later one', () => {
    const cheer = aSpell({ timing: ['CHALLENGE'], effects: [{ op: 'VITALITY', value: 4, target: 'OWN_ALL' }] });
    const played = challenging(captive, { depot: [cheer] }).when(0, {
      type: 'playDepotCard',
      cardId: cheer,
      target: null,
    });
    const made = played.when(0, { type: 'challengeGuardian', powerStones: 0 });
    expect(made.happened('challengeDecided')).toMatchObject([{ total: 14, won: true }]);
    const passed = played.until('END_OF_TURN').when(0, { type: 'pass' });
    expect(passed.state.challengeBonuses).toEqual([]);
    const later = passed.with((state) => Object.assign(state, { stage: 'CHALLENGE', marks: noMarks() }));
    expect(later.when(0, { type: 'challengeGuardian', powerStones: 0 }).happened('challengeDecided')).toMatchObject([
      { total: 10, won: false },
    ]);
  });
});
