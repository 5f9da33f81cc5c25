import type { EffectTarget } from '../words.js';
import { actsOn, actsOnSeat, appliesTo, settingsOf } from './acts.js';
import type { Working } from './fight.js';
import { aCreature, aFight, working } from './testing/made-fight.js';

const creatures = { own: aCreature(), 'own-2': aCreature({ kind: 'OUTSIDER' }), enemy: aCreature({ size: 'LARGE' }) };
const names = Object.keys(creatures);
const fight = aFight(creatures);
const reached = (target: EffectTarget, more: Partial<Omit<Working, 'effect'>> = {}): string[] =>
  names.filter((name) => appliesTo(fight, working({ op: 'VITALITY', value: 1, target }, more), name));

describe('targets of cards.md 4.4', () => {
  it('are the creature itself, the bearer, the opponent', () => {
    expect(reached('SELF', { source: 'own' })).toEqual(['own']);
    expect(reached('BEARER', { on: 'own-2' })).toEqual(['own-2']);
    expect(reached('OPPONENT')).toEqual(['enemy']);
    expect(reached('OPPONENT', { seat: 1 })).toEqual(['own']);
  });

  it('are those of a seat, or all', () => {
    expect(reached('OWN_ALL')).toEqual(['own', 'own-2']);
    expect(reached('OWN_OTHERS', { source: 'own' })).toEqual(['own-2']);
    expect(reached('ENEMY_ALL')).toEqual(['enemy']);
    expect(reached('ALL')).toEqual(names);
  });

  it('are those of the seat whose stronghold it is, whichever seat laid the card', () => {
    expect(reached('OWN_HERE', { seat: 0, home: 1 })).toEqual(['enemy']);
  });

  it('are the one chosen; before the choice any of its seat', () => {
    expect(reached('PICK_OWN', { on: 'own-2' })).toEqual(['own-2']);
    expect(reached('PICK_OWN')).toEqual(['own', 'own-2']);
    expect(reached('PICK_ENEMY')).toEqual(['enemy']);
    expect(reached('PICK_ENEMY', { on: 'own' })).toEqual([]);
  });

  it('are no creatures but a seat', () => {
    expect([...reached('OWN_SEAT'), ...reached('ENEMY_SEAT')]).toEqual([]);
    const [mine, theirs] = (['OWN_SEAT', 'ENEMY_SEAT'] as const).map((target) =>
      working({ op: 'SIDE_TOTAL', value: 1, target }),
    );
    expect([0, 1].map((seat) => actsOnSeat(fight, mine!, seat))).toEqual([true, false]);
    expect([0, 1].map((seat) => actsOnSeat(fight, theirs!, seat))).toEqual([false, true]);
  });
});

describe('conditions of cards.md 4.3', () => {
  const bonus = (when: NonNullable<Working['effect']['when']>, target: EffectTarget = 'OWN_ALL') =>
    working({ op: 'VITALITY', value: 1, target, when });
  const holdsFor = (effect: Working, of = fight) => names.filter((name) => appliesTo(of, effect, name));

  it('on the own creature choose among the targets', () => {
    expect(holdsFor(bonus({ own: { kinds: ['OUTSIDER'] } }))).toEqual(['own-2']);
  });

  it('on the opponent are of the creature faced, and for enemy targets of the target itself', () => {
    expect(holdsFor(bonus({ opponent: { sizes: ['LARGE'] } }))).toEqual(['own', 'own-2']);
    expect(holdsFor(bonus({ opponent: { sizes: ['LARGE'] } }, 'ENEMY_ALL'))).toEqual(['enemy']);
    expect(holdsFor(bonus({ opponent: { sizes: ['MEDIUM'] } }, 'ENEMY_ALL'))).toEqual([]);
  });

  it('on an opponent fail without one', () => {
    const alone = aFight({ own: aCreature(), 'own-2': aCreature(), enemy: aCreature() }, { opponentOf: () => null });
    expect(holdsFor(bonus({ opponent: { sizes: ['MEDIUM'] } }), alone)).toEqual([]);
  });

  it('on terrain, place and role are asked of the game', () => {
    const marsh = aFight(creatures, {
      terrain: 'MARSH',
      isAt: (seat, place) => seat === 0 && place === 'IN_FRONT',
      hasRole: (role, _seat, creature) => role === 'PRIMARY' && creature === 'own',
    });
    expect(holdsFor(bonus({ terrain: 'MARSH' }), marsh)).toEqual(['own', 'own-2']);
    expect(holdsFor(bonus({ terrain: 'LAKELAND' }), marsh)).toEqual([]);
    expect(holdsFor(bonus({ place: 'IN_FRONT' }, 'ALL'), marsh)).toEqual(['own', 'own-2']);
    expect(holdsFor(bonus({ role: 'PRIMARY', terrain: 'MARSH' }), marsh)).toEqual(['own']);
  });

  it('on the owner choose among the creatures of both sides, seen from the seat whose effect it is', () => {
    const ofOwner = (owner: 'OWN' | 'ENEMY', seat: 0 | 1) =>
      names.filter((name) => appliesTo(fight, { ...bonus({ own: { owner } }, 'ALL'), seat }, name));
    expect([ofOwner('OWN', 0), ofOwner('ENEMY', 0)]).toEqual([['own', 'own-2'], ['enemy']]);
    expect([ofOwner('OWN', 1), ofOwner('ENEMY', 1)]).toEqual([['enemy'], ['own', 'own-2']]);
  });

  it('IN_FRONT are told whose column it is: the stronghold that the effect comes from', () => {
    const idol = { ...bonus({ place: 'IN_FRONT' }, 'OWN_SEAT'), home: 0, position: 'LEFT' } satisfies Working;
    const onColumn = (position: 'LEFT' | 'RIGHT') =>
      aFight(creatures, { isAt: (_seat, _place, { home, position: at }) => home === 0 && at === position });
    const counts = (at: 'LEFT' | 'RIGHT') =>
      actsOnSeat(onColumn(at), { ...idol, effect: { ...idol.effect, op: 'SIDE_TOTAL' } }, 0);
    expect([counts('LEFT'), counts('RIGHT')]).toEqual([true, false]);
  });

  it('on creatures do not hold for a seat or a rule as a whole', () => {
    const side = working({ op: 'SIDE_TOTAL', value: 1, when: { own: { kinds: ['MORTAL'] } } });
    expect(actsOnSeat(fight, side, 0)).toBe(false);
    const rule = { op: 'RULE', what: 'RANGED', setting: 'NONE' } as const;
    const ruled = (terrain?: 'MARSH') =>
      settingsOf(aFight(creatures, { working: [working(terrain ? { ...rule, when: { terrain } } : rule)] }), 'RANGED');
    expect([ruled(), ruled('MARSH')]).toEqual([['NONE'], []]);
    const others = aFight(creatures, {
      working: [working(rule), working({ op: 'RULE', what: 'COMPARE', setting: 'LOWER_WINS' })],
    });
    expect([settingsOf(others, 'RANGED'), settingsOf(others, 'COMPARE'), settingsOf(others, 'FLYING')]).toEqual([
      ['NONE'],
      ['LOWER_WINS'],
      [],
    ]);
  });
});

describe('what counts, and for whom', () => {
  it('CARD-11 a tagged effect does nothing to a creature immune to the tag', () => {
    const [immune, plain] = [aCreature({ immunities: [{ attack: 'FEAR' }] }), aCreature()];
    const scare = working({ op: 'VITALITY', value: -1, target: 'ENEMY_ALL', tag: 'FEAR' });
    const burn = working({ op: 'VITALITY', value: -1, target: 'ENEMY_ALL', tag: 'FIRE' });
    const meeting = aFight({ own: aCreature(), enemy: immune, 'enemy-2': plain });
    const hit = (effect: Working) => ['enemy', 'enemy-2'].filter((name) => appliesTo(meeting, effect, name));
    expect([hit(scare), hit(burn)]).toEqual([['enemy-2'], ['enemy', 'enemy-2']]);
  });

  it('CARD-11 an effect without a tag reaches a creature that is immune to creatures of a sort', () => {
    const proud = aCreature({ immunities: [{ creatures: { kinds: ['OUTSIDER'] } }] });
    const meeting = aFight({ own: aCreature(), enemy: proud });
    expect(appliesTo(meeting, working({ op: 'VITALITY', value: -1, target: 'ENEMY_ALL' }), 'enemy')).toBe(true);
  });

  it('after the first confrontation only what outlasts it', () => {
    const past = aFight(creatures, { isFresh: () => false });
    const bonus = working({ op: 'VITALITY', value: 1 });
    expect(actsOn(fight, bonus, 'own')).toBe(true);
    expect(actsOn(past, bonus, 'own')).toBe(false);
    expect(actsOn(past, { ...bonus, command: true }, 'own')).toBe(true);
  });
});
