import type { CardType, EffectDuration, EffectTarget } from '../words.js';
import { defineCard, type PrintedCard, type PrintedEffect } from './define-card.js';
import { durationIn } from './durations.js';
import type { Effect } from './effect.js';

const name = { en: 'Made Card', fr: 'Carte inventée' };

const fields: Readonly<Record<CardType, Partial<PrintedCard>>> = {
  GUARDIAN: { vitality: 28, influenceValue: 6, powerStones: 7, baseDraw: 3, ldl: -1, mdl: 1, luc: 0 },
  STRONGHOLD: { position: 'LEFT', strongholdSet: 'Made', defenseBonus: 3 },
  CREATURE: { kind: 'MORTAL', vitality: 8, offColorBonus: 2, size: 'MEDIUM', classes: ['BEAST'] },
  SHIELD: { dominantValue: 7 },
  STANDARD_BEARER: { dominantValue: 7 },
  TERRAIN: { dominantValue: 7, terrainType: 'MARSH' },
  ITEM_CREATURE: { dominantValue: 7 },
  UPGRADE: { dominantValue: 7, variant: 'UPGRADE' },
  SPELL: { dominantValue: 7, timing: ['MATCHUP'] },
  ITEM_HAND: { dominantValue: 7, timing: ['MATCHUP'] },
  CORRUPTION: { dominantValue: 7, corrupts: ['GREED'] },
};

const effectOn = (type: CardType, effect: PrintedEffect): Effect =>
  defineCard({ id: 'X01', set: 'X', name, type, ...fields[type], effects: [effect] }).effects[0]!;

describe('A printed card gets its defaults', () => {
  it.each<[CardType, EffectTarget]>([
    ['CREATURE', 'SELF'],
    ['ITEM_CREATURE', 'BEARER'],
    ['GUARDIAN', 'OWN_ALL'],
    ['STANDARD_BEARER', 'OWN_ALL'],
    ['TERRAIN', 'ALL'],
    ['STRONGHOLD', 'OWN_HERE'],
    ['UPGRADE', 'OWN_HERE'],
  ])('for the target of an effect of a %s: %s (cards.md 4.4)', (type, target) => {
    expect(effectOn(type, { op: 'VITALITY', value: 1 })).toMatchObject({ target, trigger: 'STATIC' });
  });

  it.each(['DRAW', 'STONES', 'SIDE_TOTAL'] as const)('for %s, which is for the own seat (cards.md 4.4)', (op) => {
    expect(effectOn('CREATURE', { op, value: 1, trigger: 'WON' }).target).toBe('OWN_SEAT');
    expect(effectOn('UPGRADE', { op, value: 1, target: 'ENEMY_SEAT' }).target).toBe('ENEMY_SEAT');
  });

  it.each(['SPELL', 'ITEM_HAND'] as const)('for the trigger of a %s: it happens when it is played', (type) => {
    expect(effectOn(type, { op: 'LOOK' }).trigger).toBe('PLAYED');
  });

  it('for a creature: no vulnerability, a plain attack, no immunity, its vitality as dominant value', () => {
    const creature = defineCard({ id: 'X01', set: 'X', name, type: 'CREATURE', ...fields.CREATURE });
    expect(creature).toMatchObject({ vulnerabilities: [], attackType: 'PLAIN', immunities: [], dominantValue: 8 });
    expect(creature).toMatchObject({ border: 'SINGLE', games: ['GUARDIANS', 'ARENA'], effects: [] });
  });

  it.each<[string, CardType, PrintedEffect, EffectDuration]>([
    ['what is static: as long as it is in play', 'TERRAIN', { op: 'VITALITY', value: 1 }, 'IN_PLAY'],
    ['a command: the combat', 'CREATURE', { op: 'VITALITY', value: 1, trigger: 'COMMAND' }, 'COMBAT'],
    ['a rule: the combat', 'CREATURE', { op: 'RULE', what: 'FLYING', setting: 'NONE', trigger: 'COMMAND' }, 'COMBAT'],
    ['an area on command: done', 'SPELL', { op: 'AREA', value: 4, what: 'PLAIN', trigger: 'COMMAND' }, 'INSTANT'],
    ['declaring first: done', 'CREATURE', { op: 'DECLARE_FIRST', what: 'KIND', trigger: 'COMMAND' }, 'INSTANT'],
    ['a number played: the round', 'SPELL', { op: 'VITALITY', value: 1, target: 'PICK_OWN' }, 'ROUND'],
    ['an attribute played: the round', 'SPELL', { op: 'GRANT', what: 'FLYING', target: 'PICK_OWN' }, 'ROUND'],
    ['influence reversed: the round', 'SPELL', { op: 'REVERSE_INFLUENCE' }, 'ROUND'],
    ['a sum for the space: the combat', 'SPELL', { op: 'SIDE_TOTAL', value: -3, target: 'ENEMY_SEAT' }, 'COMBAT'],
    ['no stronghold bonus: the combat', 'SPELL', { op: 'NO_STRONGHOLD_BONUS' }, 'COMBAT'],
    ['an area played: done', 'CREATURE', { op: 'AREA', value: 3, what: 'FIRE', trigger: 'PLAYED' }, 'INSTANT'],
    ['taking a card away: done', 'SPELL', { op: 'DESTROY', target: 'PICK_ENEMY' }, 'INSTANT'],
    ['cancelling: done', 'SPELL', { op: 'CANCEL', what: 'PLAY' }, 'INSTANT'],
    ['a stone: done', 'SPELL', { op: 'STONES', value: 1 }, 'INSTANT'],
    ['an ability: done', 'GUARDIAN', { op: 'LEAVE_DOMINANT', trigger: 'ACTIVATED', timing: ['DOMINANT'] }, 'INSTANT'],
    ['going first: the turn', 'ITEM_HAND', { op: 'FIRST' }, 'TURN'],
    ['skipping: the turn', 'SPELL', { op: 'SKIP_TO_SETTLEMENT' }, 'TURN'],
  ])('for the duration of %s (cards.md 4.5)', (_, type, effect, duration) => {
    expect(effectOn(type, effect).duration).toBe(duration);
    expect(effectOn(type, { ...effect, duration: 'TURN' }).duration).toBe('TURN');
  });

  it.each<[string, PrintedEffect, EffectDuration]>([
    ['a stopped flight', { op: 'STOP_FLIGHT' }, 'ROUND'],
    ['another step', { op: 'EXTRA_STEP' }, 'INSTANT'],
    ['a silenced standard bearer', { op: 'DISCARD', what: 'STANDARD_BEARER' }, 'INSTANT'],
  ])('for %s, which lasts a turn in Guardians alone (cards.md 4.5)', (_, effect, inArena) => {
    const printed = effectOn('SPELL', effect);
    expect([durationIn('GUARDIANS', printed), durationIn('ARENA', printed)]).toEqual(['TURN', inArena]);
  });

  it('for what lasts the same in both games', () => {
    const first = effectOn('SPELL', { op: 'FIRST' });
    expect([durationIn('GUARDIANS', first), durationIn('ARENA', first)]).toEqual(['TURN', 'TURN']);
    const terrain = effectOn('SPELL', { op: 'DISCARD', what: 'TERRAIN' });
    expect([durationIn('GUARDIANS', terrain), durationIn('ARENA', terrain)]).toEqual(['INSTANT', 'INSTANT']);
  });
});
