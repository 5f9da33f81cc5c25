import { ofDuel, ofRule, rule } from '../testing/problems-of.js';
import type { Condition, Effect } from '../vocabulary.js';

describe('The words of a scenario', () => {
  it.each<[string, Effect]>([
    [
      'rules[0].do[0].place.at.zone: There is no zone “9z/a” on this board.',
      { place: { who: { of: 'SELF' }, at: { zone: '9z/a' } } },
    ],
    [
      'rules[0].do[0].setDoor.door: There is no door “6a/back-door” on this board.',
      { setDoor: { door: '6a/back-door', open: true } },
    ],
    ['rules[0].do[0].openTest.test: There is no test in this scenario “riddle”.', { openTest: { test: 'riddle' } }],
    [
      'rules[0].do[0].award.article: There is no article at stake “scoop”.',
      { award: { article: 'scoop', side: 'OWN' } },
    ],
    [
      'rules[0].do[0].spawn.sheet: There is no villain sheet “iron-turtle”.',
      { spawn: { sheet: 'iron-turtle', count: 1, at: { zone: '3a/a' } } },
    ],
    [
      'rules[0].do[0].putToken.kind: There is no kind of token “car”.',
      { putToken: { kind: 'car', at: { zone: '3a/a' } } },
    ],
    [
      'rules[0].do[0].putObject.kind: There is no kind of object “relay”.',
      { putObject: { kind: 'relay', at: { zone: '3a/a' } } },
    ],
    ['rules[0].do[0].remove.tokens: No “relay” token is ever laid in this scenario.', { remove: { tokens: 'relay' } }],
    ['rules[0].do[0].remove.objects: No “car” ever stands in this scenario.', { remove: { objects: 'car' } }],
    [
      'rules[0].do[0].heal.who.sheet: There is no hero “captain-nobody”.',
      { heal: { who: { of: 'HERO', sheet: 'captain-nobody' }, points: 1 } },
    ],
    [
      'rules[0].do[0].heal.who.sheet: No figure of “x-tina” ever comes into play.',
      { heal: { who: { of: 'SHEET', sheet: 'x-tina' }, points: 1 } },
    ],
    ['rules[0].do[0].track: This scenario has no progress track.', { track: { by: 1 } }],
    [
      'rules[0].do[0].preventDamage: Only powers can change a running attack; sheets and scenarios answer when it is over.',
      { preventDamage: { points: 1 } },
    ],
  ])('CLASH-089 name only what exists: %s', (problem, effect) => expect(ofRule(effect)).toEqual([problem]));

  it('CLASH-094 name only what exists in triggers and conditions, however deep', () => {
    const condition: Condition = {
      not: { or: [{ doorOpen: '6a/cellar' }, { atLeast: { what: { track: true }, number: 1 } }] },
    };
    expect(ofDuel({ rules: [{ ...rule({ endGame: 'PAGES' }), if: condition }] })).toEqual([
      'rules[0].if.not.or[0].doorOpen: There is no door “6a/cellar” on this board.',
      'rules[0].if.not.or[1].atLeast.what.track: This scenario has no progress track.',
    ]);
    expect(ofDuel({ rules: [{ ...rule({ endGame: 'PAGES' }), on: { testFailed: 'riddle' } }] })).toEqual([
      'rules[0].on.testFailed: There is no test in this scenario “riddle”.',
    ]);
  });
});
