import type { ThreatSheet } from '../content/schema.js';
import type { SheetRule } from '../content/vocabulary.js';
import {
  aGame,
  given,
  hitBack,
  madeCard,
  madeFace,
  madeHero,
  madeObject,
  madeVillain,
  rule,
  type Scene,
} from '../testing/index.js';

const text = { en: 'x', fr: 'x' };

describe('reactions', () => {
  function attacked(
    villainReactions: SheetRule[],
    more: Partial<ThreatSheet> = {},
    cards: string[] = [],
  ): [Scene, string, string] {
    const sheet = madeVillain({ attack: 1, defense: 1, health: 9 });
    const hero = madeHero({ attack: 1, defense: 1 });
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [
          { id: hero, at: '0,0', inPlay: cards.map((cardId) => ({ cardId, side: 'LEFT' as const })) },
          { at: '4,4' },
        ],
        villains: [{ sheet, at: '1,0' }],
        threatSheet: { superVillain: { sheet }, villainReactions, ...more },
      }),
    );
    return [scene, hero, sheet];
  }

  it('CLASH-094 CLASH-095 CLASH-226 follow the attack, hit or miss, the villain’s first, then the scenario’s', () => {
    const [scene, hero, sheet] = attacked([rule('back', { attacked: { of: 'VILLAIN' } }, [hitBack])], {
      scenarioReactions: [
        rule('hurts', { attacked: { of: 'VILLAIN' } }, [{ damage: { who: { of: 'CAUSE' }, points: 1 } }]),
        rule('on-hit', { hit: { of: 'VILLAIN' } }, [{ damage: { who: { of: 'CAUSE' }, points: 1 } }]),
      ],
    });
    const after = scene.attacks(hero, `${sheet}-1`, { combat: ['0', '1'] });
    expect(after.happened('ruleTriggered')).toMatchObject([
      { ruleId: 'back', kind: 'VILLAIN', figureId: `${sheet}-1` },
      { ruleId: 'hurts', kind: 'SCENARIO', figureId: `${sheet}-1` },
    ]);
    expect(after.figure(hero).damage).toBe(2);
    expect(after.told.indexOf('attackResolved')).toBeLessThan(after.told.indexOf('ruleTriggered'));
  });

  it('CLASH-EX58 CLASH-226 set no other reaction off; the hero’s power answers their attack', () => {
    const hero = madeHero({ attack: 1, defense: 9 });
    const strikeBack = madeCard(hero, {
      power: {
        trigger: 'REACTION',
        reaction: { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', figures: { of: 'SELF' } },
        do: [hitBack],
      },
    });
    const sheet = madeVillain({ attack: 1, defense: 1, health: 9 });
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [{ id: hero, at: '0,0', inPlay: [{ cardId: strikeBack, side: 'LEFT' }] }, { at: '4,4' }],
        villains: [{ sheet, at: '1,0' }],
        threatSheet: {
          superVillain: { sheet },
          villainReactions: [rule('back', { attacked: { of: 'VILLAIN' } }, [hitBack])],
        },
      }),
    ).attacks(hero, `${sheet}-1`, { combat: ['0', '0'] });
    expect(scene.state.window).toMatchObject({ kind: 'reaction', figureId: hero });
    const after = scene.chancing({ combat: ['1'] }).reacts(strikeBack);
    expect(after.step).toBe('window.push');
    const settled = after.when(0, { type: 'declinePushBack' });
    expect(settled.happened('ruleTriggered')).toEqual([]);
    expect(settled.figure(`${sheet}-1`).damage).toBe(1);
    expect(settled.step).toBe('activation.hero');
  });

  it('CLASH-094 mean the side of the figure that has set them off by its own, and the other by the other', () => {
    const hurts = (side: 'OWN' | 'OTHER'): string[] => {
      const [scene, hero, sheet] = attacked([
        rule('hurts', { attacked: { of: 'VILLAIN' } }, [{ damage: { who: { of: 'HEROES', side }, points: 1 } }]),
      ]);
      const after = scene.attacks(hero, `${sheet}-1`, { combat: ['0'] });
      return after.happened('damageDealt').map(({ figureId }) => (figureId === hero ? 'his' : 'theirs'));
    };
    expect([hurts('OWN'), hurts('OTHER')]).toEqual([['his'], ['theirs']]);
  });

  it('CLASH-094 answer a hero who goes out: of any side, or of the one that they name', () => {
    const sheet = madeVillain();
    const [hero, target] = [madeHero({ attack: 1 }), madeHero({ defense: 1, health: 1 })];
    const mark = (id: string, side?: 'A' | 'B'): SheetRule =>
      rule(id, { heroOut: side ? { side } : {} }, [{ track: { by: 1 } }]);
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [{ id: hero, at: '0,0' }, { at: '4,4' }, { id: target, seat: 1, teamUp: true, at: '1,0' }],
        plan: { track: { name: text, length: 9, start: 0, steps: [] } },
        threatSheet: { superVillain: { sheet }, villainReactions: [mark('any'), mark('of-a', 'A'), mark('of-b', 'B')] },
        villains: [{ sheet, at: '4,0' }],
      }),
    ).attacks(hero, target, { combat: ['1'] });
    const after = scene.step === 'window.push' ? scene.when(0, { type: 'declinePushBack' }) : scene;
    expect(after.figure(target).status).toBe('OUT');
    expect(after.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['any', 'of-b']);
  });

  it('CLASH-257 CLASH-094 answer a hero whose seat resigns, too', () => {
    const sheet = madeVillain();
    const scene = given(
      aGame({
        at: 'activation',
        seats: ['A', 'A', 'B'],
        heroes: [{}, {}, {}],
        plan: { track: { name: text, length: 9, start: 0, steps: [] } },
        threatSheet: {
          superVillain: { sheet },
          villainReactions: [rule('any', { heroOut: {} }, [{ track: { by: 1 } }])],
        },
        villains: [{ sheet, at: '4,0' }],
      }),
    ).whenResigns(1);
    expect(scene.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['any']);
    expect(scene.asked).toEqual([0]);
  });

  it('CLASH-244 CLASH-152 answer an arrival by a push into another zone, and no push within one', () => {
    const [sheet, hero, target] = [madeVillain(), madeHero({ attack: 1 }), madeHero({ defense: 1, health: 9 })];
    const face = madeFace({ zones: ['aabbb', 'aabbb', 'ccddd', 'ccddd', 'ccddd'] });
    const come = (zone: string): SheetRule =>
      rule(zone, { arrived: { figures: { of: 'HEROES' }, zone: `${face}/${zone}` } }, [{ track: { by: 1 } }]);
    const hit = given(
      aGame({
        at: 'activation',
        heroes: [
          { id: hero, at: '0,0' },
          { id: target, at: '1,0' },
        ],
        scenario: { tiles: [{ face, column: 0, row: 0, turns: 0 }] },
        villains: [{ sheet, at: '4,4' }],
        threatSheet: {
          superVillain: { sheet },
          track: { name: text, length: 9, start: 0, steps: [] },
          scenarioReactions: ['a', 'b', 'c'].map(come),
        },
      }),
    ).attacks(hero, target, { combat: ['1'] });
    const pushed = (spaceId: string): string[] =>
      hit
        .when(0, { type: 'pushBack', spaceId })
        .happened('ruleTriggered')
        .map(({ ruleId }) => ruleId);
    expect([pushed('2,0'), pushed('1,1')]).toEqual([['b'], []]);
  });

  it('CLASH-094 answer the use of an object of a kind, as it is used, and nothing else', () => {
    const kind = madeObject({ classic: { difficulty: 1, effects: [{ heal: { who: { of: 'SELF' }, points: 1 } }] } });
    const on = (objectUsed: { kind: string; use: 'CLASSIC' | 'AGGRESSIVE' }): SheetRule =>
      rule(`${objectUsed.kind}-${objectUsed.use}`, { objectUsed }, [{ track: { by: 1 } }]);
    const [scene] = attacked(
      [
        rule('back', { attacked: { of: 'VILLAIN' } }, [hitBack]),
        on({ kind, use: 'AGGRESSIVE' }),
        on({ kind, use: 'CLASSIC' }),
        on({ kind: madeObject(), use: 'CLASSIC' }),
      ],
      { track: { name: text, length: 9, start: 0, steps: [] } },
    );
    const used = scene
      .with((state) => {
        state.objects = [{ id: `${kind}-1`, kindId: kind, spaceId: '0,0', turns: 0 }];
      })
      .when(0, { type: 'useObject', objectId: `${kind}-1`, use: 'CLASSIC' });
    expect(used.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual([`${kind}-CLASSIC`]);
  });

  it('CLASH-094 answer arrivals, tests of the sheet, figures that go out and articles', () => {
    const mark = (id: string, on: SheetRule['on']): SheetRule => rule(id, on, [{ track: { by: 1 } }]);
    const sheet = madeVillain({ defense: 1, health: 1 });
    const helper = madeVillain({ defense: 1, health: 1 });
    const hero = madeHero({ attack: 1, mind: 9 });
    const face = { zones: ['aabbb', 'aabbb', 'ccddd', 'ccddd', 'ccddd'] };
    const game = aGame({
      at: 'activation',
      heroes: [{ id: hero, at: '0,0' }, { at: '4,4' }],
      villains: [
        { sheet, at: '4,0' },
        { sheet: helper, at: '1,2', superVillain: false },
      ],
      face,
      threatSheet: {
        superVillain: { sheet },
        track: { name: text, length: 9, start: 0, steps: [] },
        articles: [
          {
            id: 'first',
            name: text,
            size: 'MEDIUM',
            headline: text,
            body: text,
            condition: { atLeast: { what: { passed: { test: 'box', side: 'SIDE' } }, number: 1 } },
          },
        ],
        tests: [
          {
            id: 'box',
            name: text,
            text,
            at: { space: '0,2' },
            offers: [{ characteristic: 'MIND', difficulty: 1 }],
            direct: false,
            repeatable: false,
            onSuccess: [],
          },
        ],
      },
    });
    const zone = `${game.options.scenario?.tiles[0]?.face}/c`;
    const reactions = [
      mark('arrived', { arrived: { figures: { of: 'HEROES' }, zone } }),
      mark('passed', { testPassed: 'box' }),
      mark('won', { articleWon: 'first' }),
      mark('out', { figureOut: { of: 'SHEET', sheet: helper } }),
    ];
    const scenario = game.options.scenario;
    if (scenario?.threatSheet) scenario.threatSheet.scenarioReactions = reactions;
    const moved = given(game).when(0, { type: 'move', figureId: hero, spaceId: '0,2' });
    expect(moved.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['arrived']);
    const tested = moved.when(0, { type: 'attemptTest', testId: 'box', characteristic: 'MIND' });
    expect(tested.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['passed', 'won']);
    const fought = tested
      .with((state) => {
        state.figures.forEach((figure) => {
          if (figure.sheetId === helper) figure.spaceId = '1,3';
        });
      })
      .attacks(hero, `${helper}-1`, { combat: ['1'] });
    expect(fought.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['out']);
    expect(fought.state.track).toBe(4);
    expect(fought.state.outs).toEqual([{ side: 'A', sheetId: helper }]);
  });

  it('CLASH-226 rules of the turn’s start and of its end are carried out', () => {
    const hero = madeHero();
    const rules = [
      rule('dawn', { turnStart: true }, [{ damage: { who: { of: 'HERO', sheet: hero }, points: 1 } }]),
      rule('dusk', { turnEnd: true }, [{ damage: { who: { of: 'HERO', sheet: hero }, points: 1 } }]),
    ];
    const scene = given(
      aGame({ at: 'activation', heroes: [{ id: hero, at: '0,0' }, {}], decks: { A: [], B: [] }, scenario: { rules } }),
    ).when(0, { type: 'endActivation' });
    expect(scene.happened('ruleTriggered')).toEqual(
      ['dusk', 'dawn'].map((ruleId) => ({ type: 'ruleTriggered', ruleId, kind: 'SCENARIO' })),
    );
    expect(scene.figure(hero).damage).toBe(2);
    expect(scene.step).toBe('strategy');
  });

  it('CLASH-226 what a rule of the turn’s end does is answered, what a reaction does is not', () => {
    const awards = (article: string): SheetRule['do'] => [{ award: { article, side: 'A' } }];
    const rules = [
      rule('dusk', { turnEnd: true }, awards('large')),
      rule('answer', { articleWon: 'large' }, awards('medium')),
      rule('echo', { articleWon: 'medium' }, [{ track: { by: 1 } }]),
    ];
    const scene = given(
      aGame({ at: 'activation', heroes: [{ at: '0,0' }, {}], decks: { A: [], B: [] }, scenario: { rules } }),
    ).when(0, { type: 'endActivation' });
    expect(scene.happened('articleWon').map(({ articleId }) => articleId)).toEqual(['large', 'medium']);
    expect(scene.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['dusk', 'answer']);
  });

  it('CLASH-230 moves no track where the scenario has none', () => {
    const hero = madeHero();
    const rules = [rule('dusk', { turnEnd: true }, [{ track: { by: 1 } }])];
    const scene = given(
      aGame({ at: 'activation', heroes: [{ id: hero, at: '0,0' }, {}], decks: { A: [], B: [] }, scenario: { rules } }),
    ).when(0, { type: 'endActivation' });
    expect(scene.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['dusk']);
    expect(scene.happened('trackMoved')).toEqual([]);
    expect(scene.state.track).toBe(0);
  });

  it('CLASH-226 CLASH-242 a rule about the end of an activation is carried out where the hero then stands', () => {
    const hero = madeHero();
    const face = madeFace({ zones: ['aabbb', 'aabbb', 'ccddd', 'ccddd', 'ccddd'] });
    const stands = (zone: string): SheetRule =>
      rule(zone, { activationEnded: { figures: { of: 'HEROES' }, zone: `${face}/${zone}` } }, [
        { damage: { who: { of: 'CAUSE' }, points: 1 } },
      ]);
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [{ id: hero, at: '0,0' }, { at: '4,4' }],
        scenario: { tiles: [{ face, column: 0, row: 0, turns: 0 }], rules: ['a', 'b', 'd'].map(stands) },
      }),
    ).when(0, { type: 'endActivation' });
    expect(scene.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['a']);
    expect(scene.figure(hero).damage).toBe(1);
    expect(scene.asked).toEqual([1]);
  });
});
