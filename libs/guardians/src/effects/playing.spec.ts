import type { PassUntil } from '#cards/flow';
import { aGame, aGuardian, anUpgrade, aShield, aSpell, given, type Scene, type SeatSetup } from '../testing/index.js';
import type { Stage } from '../words.js';

const play = (cardId: string) => ({ type: 'playDepotCard', cardId, target: null }) as const;
const use = (cardId: string) => ({ type: 'useAbility', cardId, target: null }) as const;
const pass = { type: 'pass' } as const;

/** A window in which SOUTH acts first. */
const at = (stage: Stage, south: SeatSetup, north: SeatSetup = {}): Scene =>
  given(aGame({ at: stage, seats: [south, north] }));

describe('playing a card', () => {
  it('GUARD-140 a spell or hand item, from where it may be played from, and for its stones', () => {
    const [dear, spell, shield, waiting] = [aSpell({ cost: 3 }), aSpell(), aShield(), aSpell()];
    const south = { depot: [dear, spell, shield], pen: [waiting], stones: 2 };
    const scene = at('III_PLAYS', south, { depot: [aSpell()] });
    expect(scene.refusedBy(0, play(shield))).toBe('WRONG_CARD_TYPE GUARD-226');
    expect(scene.refusedBy(0, play(waiting))).toBe('NOT_IN_HAND GUARD-140');
    expect(scene.refusal(0, play(dear))).toMatchObject({ code: 'NO_POWER_STONE', facts: { cost: 3, stones: 2 } });
    expect(scene.legal(0, 'playDepotCard')).toEqual([play(spell)]);
  });

  it('GUARD-037 GUARD-055 in I.B from the reserve hand alone', () => {
    const [held, stored] = [aSpell(), aSpell()];
    const early = at('I_B_PLAYS', { hand: [held], depot: [stored] });
    expect(early.legal(0, 'playDepotCard')).toEqual([play(held)]);
    expect(early.refusedBy(0, play(stored))).toBe('NOT_IN_HAND GUARD-140');
  });

  it('GUARD-132 not twice in a turn, even if it comes back', () => {
    const spell = aSpell();
    const state = aGame({ at: 'III_PLAYS', seats: [{ depot: [spell] }, {}] });
    const back = given({ ...state, marks: { ...state.marks, played: [spell] } });
    expect(back.refusedBy(0, play(spell))).toBe('ALREADY_PLAYED_THIS_TURN GUARD-132');
    expect(given(state).legal(0, 'playDepotCard')).toEqual([play(spell)]);
  });
});

describe('passes that are declared ahead', () => {
  const declare = (until: PassUntil) => ({ type: 'declarePasses', until }) as const;
  const waiting = (): Scene => at('III_PLAYS', { depot: [aSpell()] }, { depot: [aSpell()] });

  it('GUARD-134 by who waits for the other, once, and withdrawn only where there are some', () => {
    const scene = waiting();
    expect(scene.refusedBy(0, declare('TURN'))).toBe('WRONG_STATE GUARD-134');
    expect(scene.refusedBy(1, { type: 'withdrawPasses' })).toBe('NOT_DECLARED GUARD-134');
    const declared = scene.when(1, declare('WINDOW'));
    expect(declared.refusedBy(1, declare('TURN'))).toBe('ALREADY_DECLARED GUARD-134');
    expect(declared.when(1, { type: 'withdrawPasses' }).legal(1, 'declarePasses')).toHaveLength(3);
  });

  it('GUARD-134 without a window only for the turn, or until they are taken back', () => {
    const south = { stacks: { a1: {} } };
    const scene = at('II_B_TURN', south, { stacks: { a4: {} } });
    expect(scene.refusedBy(1, declare('WINDOW'))).toBe('WRONG_STATE GUARD-134');
    expect(scene.legal(1, 'declarePasses')).toEqual([declare('TURN'), declare('GAME')]);
    expect(scene.refusedBy(1, declare('COMBAT'))).toBe('WRONG_STATE GUARD-134');
  });
});

describe('using an ability', () => {
  const ability = (cost?: number) =>
    aGuardian({
      effects: [
        {
          op: 'STONES',
          value: 1,
          target: 'OWN_SEAT',
          trigger: 'ACTIVATED',
          timing: ['SETTLEMENT'],
          ...(cost === undefined ? {} : { cost }),
        },
      ],
    });

  it('GUARD-012 GUARD-132 once a turn, in its window and for its stones', () => {
    const guardian = ability(2);
    const south = { guardian, stones: 2, depot: [aShield()] };
    const scene = at('III_PLAYS', south, { depot: [aShield()] });
    const used = scene.when(0, use(guardian));
    expect([used.player(0).stones, used.asked]).toEqual([1, [1]]);
    const again = used.when(1, pass);
    expect(again.refusedBy(0, use(guardian))).toBe('ALREADY_USED_THIS_TURN GUARD-132');
    expect(again.legal(0, 'useAbility')).toEqual([]);
    expect(at('III_PLAYS', { ...south, stones: 1 }).refusal(0, use(guardian))).toMatchObject({
      code: 'NO_POWER_STONE',
      rule: 'GUARD-012',
      facts: { cost: 2, stones: 1 },
    });
    expect(at('II_A_PLAYS', south).refusedBy(0, use(guardian))).toBe('WRONG_TIMING GUARD-012');
  });

  it('GUARD-012 GUARD-226 of an own card that lies open, and has one', () => {
    const [mine, theirs, plain, upgrade, shield] = [ability(), ability(), aGuardian(), anUpgrade(), aShield()];
    const south = { guardian: mine, depot: [shield], works: { LEFT: { card: upgrade } } };
    const scene = at('III_PLAYS', south, { guardian: theirs });
    expect(scene.refusedBy(0, use(theirs))).toBe('NOT_YOUR_CARD GUARD-226');
    expect(scene.refusedBy(0, use('nothing'))).toBe('UNKNOWN_CARD GUARD-226');
    expect(scene.refusedBy(0, use(shield))).toBe('WRONG_CARD_TYPE GUARD-226');
    expect(scene.refusedBy(0, use(upgrade))).toBe('NO_ABILITY GUARD-012');
    expect(at('III_PLAYS', { ...south, guardian: plain }).refusedBy(0, use(plain))).toBe('NO_ABILITY GUARD-012');
  });

  it('GUARD-143 no seat answers it: it happens at once', () => {
    const guardian = ability();
    const used = at('III_PLAYS', { guardian, stones: 0 }, { depot: ['L30'] }).when(0, use(guardian));
    expect([used.step, used.asked, used.player(0).stones]).toEqual(['III_PLAYS', [1], 1]);
  });

  it('GUARD-132 both seats may have the same guardian: each uses it for itself', () => {
    const guardian = ability();
    const scene = at('III_PLAYS', { guardian, stones: 0, depot: [aShield()] }, { guardian, stones: 0 });
    const both = scene.when(0, use(guardian)).until('III_A_CLEAR').when(1, use(guardian));
    expect([0, 1].map((seat) => both.player(seat).stones)).toEqual([1, 1]);
  });
});

describe('a seat whose starter deck lies open', () => {
  const opened = (depot: ReturnType<typeof aSpell>[], starter: 'LANTERN_COURT' | null): Scene => {
    const state = aGame({ at: 'III_PLAYS', seats: [{ depot: [aSpell()] }, { depot }] });
    state.players[1].starter = starter;
    return given(state);
  };

  it('CARD-49 GUARD-133 is not asked where no card of its list is for the window, with any hand', () => {
    const early = aSpell({ timing: ['DOMINANT'] });
    expect(opened([early], null).when(0, pass).asked).toEqual([1]);
    expect(opened([early], 'LANTERN_COURT').when(0, pass).state.stage).not.toBe('III_PLAYS');
    const late = aSpell({ timing: ['SETTLEMENT'] });
    expect(opened([late], 'LANTERN_COURT').when(0, pass).asked).toEqual([1]);
  });
});
