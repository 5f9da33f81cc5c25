import { undescribed } from '#kernel/testing';
import { sharedSentences } from '#skirmish-presentation';
import { box, events, type SeenEvent } from '#clash/queries';
import { clash } from '../clash.js';
import { activationSentences } from './activation-sentences.js';
import { describe as sentenceOf } from './describe.js';
import { effectSentences } from './effect-sentences.js';
import { outcomeSentences } from './outcome-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { strategySentences } from './strategy-sentences.js';

const names = ['Ada', 'Bo'];
const told = (event: SeenEvent): [string, string] => [sentenceOf(event, 'en', names), sentenceOf(event, 'fr', names)];

describe('sentences in both languages', () => {
  it('name heroes, villains with their numbers, objects and players', () => {
    expect(
      told({
        type: 'heroChosen',
        seat: 0,
        heroId: 'duchesse',
        side: 'A',
        rank: 'HERO',
        teamUp: false,
        cardIds: [],
        setAside: [],
        choosesCards: false,
      }),
    ).toEqual(['Ada plays La Duchesse (Hero).', 'Ada joue La Duchesse (Héros).']);
    expect(
      told({ type: 'objectUsed', heroId: 'ultrawoman', objectId: 'car-1', kindId: 'car', use: 'AGGRESSIVE' })[0],
    ).toMatch(/^Ultrawoman uses “.+ 1” as a weapon\.$/);
    expect(told({ type: 'figureHealed', figureId: 'no-dalie-3', points: 1, damage: 0, source: 'x' })[0]).toMatch(
      / 3 heals 1 damage/,
    );
    expect(told({ type: 'villainListEnded', reason: 'VILLAIN_OUT' })[1]).toContain('hors de combat');
  });

  it('CLASH-110 CLASH-263 tell of a hidden plan only that it lies, and its own side what it is', () => {
    const event = { type: 'heroPlanned', seat: 1, side: 'B', heroId: 'rage' } as const;
    expect(told(event)).toEqual(['Bo has laid the cards of Rage.', 'Bo a posé les cartes de Rage.']);
    expect(told({ ...event, plays: [{ cardId: 'a-card', side: 'RIGHT' }] })).toEqual([
      'Bo lays for Rage: “a-card” (technique).',
      'Bo pose pour Rage : « a-card » (technique).',
    ]);
    expect(told({ type: 'teamUpTokensPlaced', seat: 1, side: 'B', heroId: 'rage' })[0]).toBe(
      'Bo has placed the +1 tokens of Rage.',
    );
  });

  it('CLASH-170 tell of a wound card drawn only that it is one, where it is hidden', () => {
    const event = { type: 'woundDrawn', heroId: 'ultrawoman', side: 'A', discarded: 3 } as const;
    expect(told(event)).toEqual([
      'Ultrawoman draws a wound card for 3 damage.',
      'Ultrawoman pioche une carte Blessure contre 3 dégâts.',
    ]);
    expect(told({ ...event, woundId: 'wound:1' })[0]).toMatch(/^Ultrawoman draws “.+” for 3 damage\.$/);
  });

  it('CLASH-147 tell how dice were rolled on', () => {
    expect(
      told({
        type: 'attackRolled',
        attackerId: 'fahrenheit',
        targetId: 'rage',
        combat: ['0', '1', '1'],
        power: ['POW', '2', '0', '1'],
        rerolls: [['2']],
        successes: 8,
      }),
    ).toEqual([
      'Fahrenheit rolls 0, 1, 1 and power dice POW, 2, 0, 1, then 2: 8 in all.',
      'Fahrenheit lance 0, 1, 1 et aux dés de Pouvoir POW, 2, 0, 1, puis 2 : total 8.',
    ]);
  });

  it('CLASH-091 CLASH-230 quote the rule that is carried out, and what it does without its id', () => {
    const [rule] = box.printed.scenario.flatMap(({ threatSheet }) => threatSheet?.endOfTurn ?? []);
    const [english, french] = told({
      type: 'ruleTriggered',
      ruleId: rule?.id ?? '',
      kind: 'ITEM',
      figureId: 'x-tina-1',
    });
    expect(english).toBe(`The turn of X-Tina: “${rule?.text.en}”`);
    expect(french).toBe(`Au tour de X-Tina : « ${rule?.text.fr} »`);
    const moved = { type: 'figureMoved' as const, figureId: 'x-tina-1', from: '1,1', to: '2,1', zones: [] };
    expect(told({ ...moved, kind: 'AUTOMATIC', source: rule?.id ?? '' })[0]).toBe('X-Tina moves to 2,1.');
    expect(told({ type: 'ruleTriggered', ruleId: 'step-5', kind: 'TRACK' })[1]).toBe('L’étape 5 du plan est atteinte.');
  });

  it('CLASH-255 give an article its headline', () => {
    const event = {
      type: 'articleWon',
      side: 'A',
      kind: 'PRAISE',
      articleId: 'rage',
      size: 'SMALL',
      points: 1,
    } as const;
    expect(told(event)[0]).toMatch(/^On the front page of side A, a small article: “.+” \(1 point\)\.$/);
    expect(told({ ...event, kind: 'DISCREDIT', points: -1 })[1]).toMatch(
      /^À la une pour le camp A, un petit article : « .+ » \(−1 point\)\.$/,
    );
  });
});

describe('CLASH-232 an automatic choice says why', () => {
  type Weighed = NonNullable<Extract<SeenEvent, { type: 'attackDeclared' }>['weighed']>;
  const attack = (rule: string, keys: readonly (readonly number[])[], drawn = false): [string, string] =>
    told({
      type: 'attackDeclared',
      attackerId: 'x-tina-1',
      targetId: 'rage',
      mode: 'MELEE',
      weighed: {
        rule,
        drawn,
        candidates: keys.map((own, place) => ({ candidateId: `f${place}`, keys: [...own] })),
      } satisfies Weighed,
    });

  /** The weighed values of an enemy: zones and spaces away, damage left, and whether the other side is first. */
  const enemy = ({ zones = 1, spaces = 3, left = 1, ofSecondSide = false } = {}): readonly number[] => [
    zones,
    spaces,
    left,
    Number(ofSecondSide),
  ];

  /** The same where the farthest enemy is wanted, and where the weakest is. */
  const farthest = ({ zones = 1, spaces = 9 }): readonly number[] => [-zones, -spaces];
  const weakest = ({ left = 1 }): readonly number[] => [left];

  it.each<[string, readonly (readonly number[])[], string, string]>([
    [
      'zones',
      [enemy({ zones: 2, spaces: 9, left: 3 }), enemy({ zones: 3, spaces: 4 })],
      ', as the nearest (2 zones away).',
      ', au plus près (à 2 zones).',
    ],
    [
      'one zone',
      [enemy({ zones: 0, spaces: 1, left: 3 }), enemy({ spaces: 1 })],
      ', as the nearest (in the same zone).',
      ', au plus près (dans la même zone).',
    ],
    [
      'spaces',
      [enemy({ left: 3 }), enemy({ spaces: 4 })],
      ', as the nearest (3 spaces away).',
      ', au plus près (à 3 espaces).',
    ],
    [
      'damage left',
      [enemy(), enemy({ left: 2 })],
      ', as the weakest of those as near (1 damage left).',
      ', comme le plus affaibli à cette distance (encore 1 point de santé).',
    ],
    [
      'first side',
      [enemy(), enemy({ ofSecondSide: true })],
      ', as one of the first side.',
      ', du premier camp de ce tour.',
    ],
    ['order', [enemy(), enemy()], ', the first in order among equals.', ', en premier dans l’ordre entre égaux.'],
    ['no other target', [enemy()], ', the only choice.', ', seule possibilité.'],
  ])('CLASH-097 by %s', (_, keys, en, fr) => {
    const [english, french] = attack('CLASH-097', keys);
    expect(english).toBe(`X-Tina attacks Rage${en}`);
    expect(french).toBe(`X-Tina attaque Rage${fr}`);
  });

  it('CLASH-097 by lot, CLASH-232 the farthest and the weakest, CLASH-228 as far as possible', () => {
    expect(attack('CLASH-097', [enemy(), enemy()], true)[0]).toContain('drawn by lot');
    expect(attack('CLASH-232', [farthest({ zones: 4 }), farthest({ zones: 3 })])[0]).toContain(
      'as the farthest (4 zones away)',
    );
    expect(attack('CLASH-232', [weakest({ left: 1 }), weakest({ left: 2 })])[1]).toContain(
      'comme le plus affaibli (encore 1 point de santé)',
    );
    const pushed = { type: 'figurePushed', figureId: 'rage', from: '1,1', to: '3,0', by: 'x-tina-1' } as const;
    const weighed: Weighed = {
      rule: 'CLASH-228',
      drawn: false,
      candidates: [
        { candidateId: '3,0', keys: [2] },
        { candidateId: '2,0', keys: [1] },
      ],
    };
    expect(told({ ...pushed, weighed })[0]).toBe('X-Tina pushes Rage back to 3,0, as far away as possible.');
  });
});

describe('every event', () => {
  it('has a sentence of its own table: none is forgotten, none is told twice', () => {
    const tables = [
      sharedSentences,
      setUpSentences,
      strategySentences,
      activationSentences,
      effectSentences,
      outcomeSentences,
    ];
    expect(tables.flatMap((table) => Object.keys(table)).sort()).toEqual(Object.keys(events).sort());
  });
});

describe('the words of a schema', () => {
  it('are there for every command and every event', () => {
    expect(undescribed(clash)).toEqual([]);
  });
});
