import {
  aCombat,
  aCreature,
  aGame,
  anUpgrade,
  aSpell,
  aTerrain,
  given,
  meeting,
  uncommanded,
  type Scene,
  type SideSetup,
} from '../testing/index.js';

const side = (creature: string, ...depot: string[]): SideSetup => ({
  army: { creatures: [creature] },
  depot,
  stones: 9,
});
const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
const pass = { type: 'pass' } as const;

/** SOUTH’s weaker creature meets NORTH’s; SOUTH acts first. L30 and its copies cancel what was played last. */
function met(south: readonly string[], north: readonly string[]): Scene {
  const [own, foe] = [aCreature({ vitality: 4 }), aCreature({ vitality: 9 })];
  return meeting(uncommanded(aCombat({ south: side(own, ...south), north: side(foe, ...north) })), own, foe);
}

const boost = () => aSpell({ timing: ['MATCHUP'], effects: [{ op: 'VITALITY', value: 3, target: 'PICK_OWN' }] });
const inForce = (scene: Scene) => scene.state.combat?.inForce.length;

describe('answers', () => {
  it('GUARD-EX57 GUARD-141 GUARD-143 the last answer counts first, and an answer may be answered', () => {
    const spell = boost();
    const scene = met([spell, 'L30'], ['L30', 'L30']);
    const cast = scene.when(0, play(spell));
    expect([cast.step, cast.asked, inForce(cast)]).toEqual(['RESPONSE', [1], 0]);
    const unravelled = cast.when(1, play('L30#2'));
    expect([unravelled.step, unravelled.asked]).toEqual(['RESPONSE', [0]]);
    // Unanswered, it takes the spell’s effect away.
    const gone = unravelled.when(0, pass);
    expect([gone.step, inForce(gone)]).toEqual(['MATCHUP_MODIFY', 0]);
    const saved = unravelled.when(0, play('L30')).when(1, pass);
    expect([saved.step, inForce(saved)]).toEqual(['MATCHUP_MODIFY', 1]);
    const lost = unravelled.when(0, play('L30')).when(1, play('L30#3'));
    expect([lost.step, inForce(lost)]).toEqual(['MATCHUP_MODIFY', 0]);
    expect([lost.player(0).discard, lost.player(1).discard]).toEqual([
      [spell, 'L30'],
      ['L30#2', 'L30#3'],
    ]);
  });

  it('GUARD-143 all players see what may be answered, and at what it aims', () => {
    const north = { depot: ['L30'], terrains: { c3: aTerrain() } };
    const target = { space: 'c3' } as const;
    const cast = given(aGame({ at: 'III_PLAYS', seats: [{ depot: ['T37'] }, north] })).when(0, {
      type: 'playDepotCard',
      cardId: 'T37',
      target,
    });
    const card = { instanceId: 'T37', cardId: 'T37' };
    expect(cast.view('spectator').plays).toEqual([{ kind: 'CARD', seat: 0, cancelled: false, card, target }]);
    expect(cast.when(1, play('L30')).view('spectator').plays).toEqual([]);
  });

  it('GUARD-143 what an answer has taken from the table is not there any more for what it answered', () => {
    const works = anUpgrade();
    const hammer = (timing: 'ANY' | 'RESPONSE') =>
      aSpell({ timing: [timing], effects: [{ op: 'DISCARD', what: 'UPGRADE' }] });
    const [first, answer] = [hammer('ANY'), hammer('RESPONSE')];
    const target = { cardId: works };
    const cast = given(
      aGame({ at: 'III_PLAYS', seats: [{ depot: [first] }, { depot: [answer], works: { LEFT: { card: works } } }] }),
    ).when(0, { type: 'playDepotCard', cardId: first, target });
    const answered = cast.when(1, { type: 'playDepotCard', cardId: answer, target });
    expect(answered.happened('worksDiscarded')).toMatchObject([{ of: 1, card: { instanceId: works } }]);
    expect(answered.player(1).discard).toEqual([answer, works]);
  });

  it('GUARD-143 after an answer the other seat has the word, as after any action', () => {
    const spell = boost();
    const scene = met([spell], ['L30']).when(0, play(spell)).when(1, play('L30'));
    expect([scene.step, scene.asked]).toEqual(['MATCHUP_MODIFY', [1]]);
    expect(met([spell], []).when(0, play(spell)).asked).toEqual([1]);
  });

  it('GUARD-133 GUARD-134 who has no depot, or has declared to pass, is not asked; the event is the same', () => {
    const spell = boost();
    const alone = met([spell], []).when(0, play(spell));
    expect(alone.happened('leftUnanswered')).toEqual([{ type: 'leftUnanswered', seat: 1 }]);
    const asked = met([spell], [aSpell({ timing: ['DOMINANT'] })]);
    const ahead = asked.when(1, { type: 'declarePasses', until: 'TURN' }).when(0, play(spell));
    expect(ahead.happened('leftUnanswered')).toEqual(alone.happened('leftUnanswered'));
    expect(asked.when(0, play(spell)).when(1, pass).happened('leftUnanswered')).toEqual(
      alone.happened('leftUnanswered'),
    );
  });

  it('GUARD-140 an answer is refused where nothing is to be answered, and anything else as an answer', () => {
    const [spell, other] = [boost(), boost()];
    const scene = met([spell, 'L30'], [other]);
    expect(scene.refusedBy(0, play('L30'))).toBe('WRONG_TIMING GUARD-140');
    expect(scene.when(0, play(spell)).refusedBy(1, play(other))).toBe('WRONG_TIMING GUARD-140');
  });

  it('GUARD-132 a card that has come back is not played again in the turn', () => {
    const spell = boost();
    const scene = met([spell], []);
    scene.state.marks.played.push(spell);
    expect(scene.refusedBy(0, play(spell))).toBe('ALREADY_PLAYED_THIS_TURN GUARD-132');
  });

  it('GUARD-224 by default nothing is answered', () => {
    const spell = boost();
    const scene = met([spell], ['L30']).when(0, play(spell)).whenTimeRunsOut();
    expect(scene.happened('leftUnanswered')).toEqual([{ type: 'leftUnanswered', seat: 1 }]);
    expect(inForce(scene)).toBe(1);
  });
});
