import { library } from '../../content/index.js';
import type { CardId } from '../../ids.js';
import type { Card } from '../../schema/card-fields.js';
import type { Effect } from '../../schema/effect.js';
import type { CreatureFilter } from '../../schema/filter.js';
import { fitsFilter } from '../filters.js';
import { isPrey, weakestOf } from './ambush.js';
import { isProperty, propertiesOf, valuesOf } from './declare-first.js';
import { mostSteps } from './extra-step.js';
import { heals } from './heal.js';
import { hasRoomFor, holdsCreature, spaceVitalityOf } from './hold.js';
import { recoverable } from './recover.js';
import { reversed } from './reverse-influence.js';
import { affordableSave } from './save.js';

const stack = (...ids: CardId[]) => ids.map((id, at) => ({ key: `${id}#${at}`, card: library[id]! }));
const effectOf = (id: CardId, op: Effect['op']): Effect => library[id]!.effects.find((effect) => effect.op === op)!;
const nobodyIsImmune = () => false;

describe('AMBUSH in Guardians (cards.md 5.3)', () => {
  const errand = effectOf('W34', 'AMBUSH');

  it('shows the creature of lowest base, of several the one that was placed first', () => {
    expect(weakestOf(stack('L09', 'W01', 'T02', 'L05'))?.key).toBe('W01#1');
    expect(weakestOf(stack('L24-7', 'L09'))?.key).toBe('L09#1');
    expect(weakestOf(stack('L24-7'))).toBeUndefined();
  });

  it('goes by the base, not by the red number', () => {
    expect(library['T09']).toMatchObject({ vitality: 5, redVitality: 8 });
    expect(weakestOf(stack('L08', 'T09'))?.key).toBe('T09#1');
    expect(isPrey(errand, library['T09']!, nobodyIsImmune)).toBe(true);
  });

  it('destroys it up to its value, and no card that is no creature', () => {
    const prey = (id: CardId) => isPrey(errand, library[id]!, nobodyIsImmune);
    expect([errand.value, prey('L04'), prey('L03'), prey('L24-7')]).toEqual([5, true, false, false]);
  });

  it('CARD-11 spares one that is immune to its tag', () => {
    const scare: Effect = { ...errand, tag: 'FEAR' };
    const isImmuneTo = (tag: string) => tag === 'FEAR';
    expect(isPrey(scare, library['L04']!, isImmuneTo)).toBe(false);
    expect(isPrey({ ...scare, tag: 'FIRE' }, library['L04']!, isImmuneTo)).toBe(true);
    expect(isPrey(errand, library['L04']!, isImmuneTo)).toBe(true);
  });
});

describe('HEAL', () => {
  const among = (patient: CardId) => (filter: CreatureFilter) =>
    fitsFilter(filter, library[patient]!, { flies: () => false, isInfluenceable: () => false, isOwn: () => true });

  it('GUARD-160 restores whom the text of the healer names', () => {
    const healed = (healer: CardId, patient: CardId) => heals('GUARDIANS', library[healer]!, among(patient));
    expect([healed('L06', 'L01'), healed('L06', 'T01')]).toEqual([true, false]);
    expect([healed('W04', 'L01'), healed('W04', 'T01')]).toEqual([true, true]);
    expect(healed('L01', 'L02')).toBe(false);
  });

  it('CARD-10 is nothing in a game that the text leaves out', () => {
    const healer: Card = { ...library['W04']!, effects: [{ ...effectOf('W04', 'HEAL'), games: ['ARENA'] }] };
    expect(heals('ARENA', healer, among('L01'))).toBe(true);
    expect(heals('GUARDIANS', healer, among('L01'))).toBe(false);
  });
});

describe('SAVE', () => {
  it('CARD-17 is there for whom has the stones for it', () => {
    const save = (id: CardId, stones: number) => affordableSave('GUARDIANS', library[id]!, stones);
    expect(save('R08', 1)).toMatchObject({ effect: { op: 'SAVE', cost: 1 } });
    expect([save('R08', 0), save('L01', 9)]).toEqual([undefined, undefined]);
  });
});

describe('RECOVER', () => {
  it('takes creatures that fit, and nothing else, as they lie in the discard pile', () => {
    const pile = stack('L30', 'L09', 'L04', 'L24-7', 'L03', 'L04');
    expect(recoverable(effectOf('W38', 'RECOVER'), pile)).toEqual(['L04#2', 'L03#4', 'L04#5']);
  });

  it('takes creatures alone where the text names none', () => {
    const { when: _whom, ...any } = effectOf('W38', 'RECOVER');
    expect(recoverable(any, stack('L30', 'L09', 'L24-7', 'L20'))).toEqual(['L09#1']);
  });

  it('reads what is printed on them', () => {
    const flyers: Effect = { ...effectOf('W38', 'RECOVER'), when: { own: { flying: true, influenceable: true } } };
    expect(recoverable(flyers, stack('L08', 'T09', 'L01'))).toEqual(['L08#0']);
  });
});

describe('HOLD, and the room on a space', () => {
  it('GUARD-011 a creature takes the room of its red number, or of its base', () => {
    expect(['L06', 'T09', 'P06', 'L01'].map((id) => spaceVitalityOf(library[id]!))).toEqual([6, 8, 5, 10]);
  });

  it('GUARD-041 GUARD-049 GUARD-EX62 30 are full, 31 too many', () => {
    const there = stack('T09', 'L02').map(({ card }) => card);
    expect(hasRoomFor(there, library['L02']!)).toBe(true);
    expect(hasRoomFor(there, library['W06']!)).toBe(false);
    const small = library['L10']!;
    expect(hasRoomFor([...there, library['L02']!], small)).toBe(false);
  });

  it('is printed on the upgrade that holds a creature', () => {
    expect(holdsCreature('GUARDIANS', library['L29']!)).toBe(true);
    expect(holdsCreature('GUARDIANS', library['T29']!)).toBe(false);
  });
});

describe('EXTRA_STEP', () => {
  it('GUARD-067 a shield goes two steps, or a third one, but never a fourth', () => {
    expect([0, 1, 2].map(mostSteps)).toEqual([2, 3, 3]);
  });
});

describe('REVERSE_INFLUENCE', () => {
  it('GUARD-138 subtracts what reached the creature', () => {
    const given = {
      sort: 'INFLUENCE',
      card: 'L20',
      source: 'L20',
      creature: 'c-001',
      effect: null,
      rule: 'GUARD-135',
      value: 5,
    } as const;
    expect(reversed(given)).toEqual({ ...given, value: -5 });
  });
});

describe('DECLARE_FIRST', () => {
  it('makes kind, size or classes of a creature public, each in the order of the words', () => {
    const captain = library['L02']!;
    expect([propertiesOf(captain, 'KIND'), propertiesOf(captain, 'SIZE')]).toEqual([['MORTAL'], ['MEDIUM']]);
    expect(propertiesOf(captain, 'CLASS')).toEqual(['SOLDIER', 'LEADER']);
    expect(propertiesOf(library['T11']!, 'CLASS')).toEqual(['LEADER', 'ROGUE']);
    expect(propertiesOf(library['L24-7']!, 'CLASS')).toEqual([]);
    expect(valuesOf('SIZE')).toEqual(['SMALL', 'MEDIUM', 'LARGE']);
  });

  it('knows a property from other words', () => {
    expect((['KIND', 'SIZE', 'CLASS', 'PLAY', undefined] as const).map(isProperty)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isProperty(effectOf('L04', 'DECLARE_FIRST').what)).toBe(true);
  });
});
