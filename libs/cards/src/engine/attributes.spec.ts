import type { PrintedEffect } from '../schema/define-card.js';
import type { CardGame } from '../words.js';
import { fits } from './acts.js';
import { isFlying } from './flight.js';
import { isImmune, isImmuneToFoe } from './immune.js';
import { hasAttribute, isInfluenceable } from './readings.js';
import { aCreature, aFight, working } from './testing/made-fight.js';

const [walker, flyer] = [aCreature(), aCreature({ flying: true })];
const meeting = (effects: PrintedEffect[], own = walker, enemy = flyer) =>
  aFight({ own, enemy }, { working: effects.map((effect) => working(effect)) });

describe('who flies', () => {
  const flies = (...effects: PrintedEffect[]) => ['own', 'enemy'].map((name) => isFlying(meeting(effects), name));

  it('by print, by a grant, not under a rule or where nothing flies', () => {
    expect(flies()).toEqual([false, true]);
    expect(flies({ op: 'GRANT', what: 'FLYING' })).toEqual([true, true]);
    expect(flies({ op: 'RULE', what: 'FLYING', setting: 'NONE' })).toEqual([false, false]);
    expect(flies({ op: 'LOSE', what: 'FLYING', target: 'ALL' })).toEqual([false, false]);
  });

  it('is what no effect on something else changes', () => {
    expect(flies({ op: 'RULE', what: 'RANGED', setting: 'NONE' })).toEqual([false, true]);
    expect(flies({ op: 'LOSE', what: 'INFLUENCEABLE', target: 'ALL' })).toEqual([false, true]);
    expect(flies({ op: 'GRANT', what: 'INFLUENCEABLE' })).toEqual([false, true]);
  });

  it.each<[CardGame, PrintedEffect, string, boolean]>([
    ['ARENA', { op: 'NO_FLIGHT', what: 'SPACE' }, 'ARENA-FLY-05 nothing flies in a combat where no flight is', false],
    ['ARENA', { op: 'STOP_FLIGHT', target: 'OWN_SEAT' }, 'ARENA-FLY-05 a stopped flyer is on the ground', false],
    ['GUARDIANS', { op: 'NO_FLIGHT', what: 'SPACE' }, 'GUARD-078 a flyer fights as one where no flight may pass', true],
    ['GUARDIANS', { op: 'STOP_FLIGHT', target: 'OWN_SEAT' }, 'GUARD-078 a stopped move grounds no creature', true],
  ])('in %s %j: %s', (game, effect, _rule, enemyFlies) => {
    const fight = aFight({ own: walker, enemy: flyer }, { game, working: [working(effect)] });
    expect(isFlying(fight, 'enemy')).toBe(enemyFlies);
  });

  it('is found out by printed flying, so that filters go round no circle', () => {
    const mirror = (flying: boolean): PrintedEffect => ({
      op: 'GRANT',
      what: 'FLYING',
      target: 'ALL',
      when: { opponent: { flying } },
    });
    expect(flies(mirror(true))).toEqual([true, true]);
    const grounded: PrintedEffect = { op: 'LOSE', what: 'FLYING', target: 'ALL', when: { own: { flying: true } } };
    expect(flies(mirror(true), grounded)).toEqual([true, false]);
  });

  it('is what every other filter reads', () => {
    const lifted = meeting([{ op: 'GRANT', what: 'FLYING' }]);
    expect(fits(lifted, { flying: true }, 'own')).toBe(true);
    expect(fits(meeting([]), { flying: true }, 'own')).toBe(false);
  });

  it('does not go by an effect whose tag the creature is immune to', () => {
    const fear: PrintedEffect = { op: 'LOSE', what: 'FLYING', target: 'ALL', tag: 'FEAR' };
    const brave = aCreature({ flying: true, immunities: [{ attack: 'FEAR' }] });
    const fight = meeting([fear], brave, flyer);
    expect(['own', 'enemy'].map((name) => isFlying(fight, name))).toEqual([true, false]);
  });
});

describe('immunity', () => {
  it('is printed or given', () => {
    const given = meeting([{ op: 'IMMUNE', immunity: { attack: 'FIRE' } }]);
    expect(['own', 'enemy'].map((name) => isImmune(given, name, 'FIRE'))).toEqual([true, false]);
    expect(isImmune(given, 'own', 'FEAR')).toBe(false);
  });

  it('to a foe is by its way of attacking, or by its sort', () => {
    const fire = aCreature({ attackType: 'FIRE' });
    const against = (immunity: PrintedEffect['immunity'], enemy = fire) =>
      isImmuneToFoe(meeting([{ op: 'IMMUNE', ...(immunity ? { immunity } : {}) }], walker, enemy), 'own', 'enemy');
    expect(against({ attack: 'FIRE' })).toBe(true);
    expect(against({ attack: 'FEAR' })).toBe(false);
    expect(against({ attack: 'AOE' }, walker)).toBe(false);
    expect(against({ creatures: { flying: true } }, flyer)).toBe(true);
    expect(against({ creatures: { flying: true } }, walker)).toBe(false);
  });
});

describe('other attributes', () => {
  it('are printed or granted, and losing is stronger', () => {
    const [grant, lose]: [PrintedEffect, PrintedEffect] = [
      { op: 'GRANT', what: 'INFLUENCEABLE' },
      { op: 'LOSE', what: 'INFLUENCEABLE' },
    ];
    const has = (isPrinted: boolean, ...effects: PrintedEffect[]) =>
      hasAttribute(meeting(effects), 'own', 'INFLUENCEABLE', isPrinted);
    expect([has(false), has(true), has(false, grant), has(true, lose), has(true, grant, lose)]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('influenceable is what filters read, and what decides it reads the print: no circle', () => {
    const grant = (own: NonNullable<PrintedEffect['when']>['own']): PrintedEffect => ({
      op: 'GRANT',
      what: 'INFLUENCEABLE',
      target: 'ALL',
      ...(own ? { when: { own } } : {}),
    });
    const open = aCreature({ influenceable: true });
    const takes = (...effects: PrintedEffect[]) => {
      const fight = meeting(effects, walker, open);
      return ['own', 'enemy'].map((name) => [isInfluenceable(fight, name), fits(fight, { influenceable: true }, name)]);
    };
    expect(takes()).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(takes(grant({ owner: 'OWN' }))).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(takes(grant({ influenceable: true }))).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(takes({ op: 'LOSE', what: 'INFLUENCEABLE', target: 'ALL', when: { own: { influenceable: true } } })).toEqual(
      [
        [false, false],
        [false, false],
      ],
    );
  });
});
