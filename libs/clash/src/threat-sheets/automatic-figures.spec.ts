import type { Effect } from '../content/vocabulary.js';
import {
  aGame,
  endOfTurn,
  given,
  item,
  madeCard,
  madeFace,
  madeHero,
  madeToken,
  madeVillain,
  strike,
  type GameSetup,
  type Item,
} from '../testing/index.js';

const text = { en: 'x', fr: 'x' };
const track = { name: text, length: 9, start: 0, steps: [] };
const columns = { zones: ['abcde', 'abcde', 'abcde', 'abcde', 'abcde'] };

describe('a villain without a player', () => {
  it('CLASH-003 no seat is asked for it and none may command it: the game runs it', () => {
    const [sheet, hero] = [madeVillain({ attack: 1, speed: 2 }), madeHero({ defense: 9 })];
    const setup: GameSetup = {
      heroes: [{ id: hero, at: '0,0' }, { at: '4,4' }],
      villains: [{ sheet, at: '1,0' }],
      threatSheet: { superVillain: { sheet }, endOfTurn: [item('strike', [strike])] },
    };
    const active = given(aGame({ ...setup, at: 'activation' }));
    const order = { type: 'attack', figureId: `${sheet}-1`, targetId: hero, mode: 'MELEE' } as const;
    expect([0, 1].map((seat) => active.refusalCode(seat, order))).toEqual(['NOT_ACTIVE', 'NOT_YOUR_TURN']);
    const waits = given(aGame({ ...setup, at: 'villain' }));
    expect([waits.asked, waits.legal(0), waits.legal(1)]).toEqual([[], [], []]);
    const done = waits.chancing({ combat: ['0'] }).whenJobRuns();
    expect(done.happened('attackDeclared')).toMatchObject([{ attackerId: `${sheet}-1`, targetId: hero }]);
  });

  it('CLASH-097 of two who are as near and have as much left, it names the one of the side that was first', () => {
    const [sheet, a, b] = [madeVillain(), madeHero(), madeHero()];
    const named = (firstSide: 'A' | 'B'): string[] =>
      endOfTurn(sheet, '2,2', [item('hurts', [{ damage: { who: { of: 'HEROES', pick: 'NEAREST' }, points: 1 } }])], {
        heroes: [
          { id: a, at: '0,2' },
          { id: b, at: '4,2' },
        ],
        face: { zones: ['aaaaa', 'aaaaa', 'aaaaa', 'aaaaa', 'aaaaa'] },
        state: { firstSide },
      })
        .whenJobRuns()
        .happened('damageDealt')
        .map(({ figureId }) => figureId);
    expect([named('A'), named('B')]).toEqual([[a], [b]]);
  });

  it('CLASH-232 CLASH-214 of several texts it takes the first that can be carried out', () => {
    const [sheet, hero] = [madeVillain(), madeHero()];
    const options = (['VILLAIN', 'HEROES'] as const).map((of) => ({
      text,
      do: [of === 'VILLAIN' ? { heal: { who: { of }, points: 1 } } : { damage: { who: { of }, points: 1 } }],
    }));
    const scene = endOfTurn(sheet, '2,2', [item('picks', [{ choose: { seat: 'OWNER', options } }])], {
      heroes: [{ id: hero, at: '0,0' }, { at: '4,4' }],
    }).whenJobRuns();
    expect(scene.happened('choiceMade')).toMatchObject([{ seat: null, optionId: '1' }]);
    expect(scene.figure(hero).damage).toBe(1);
  });

  it('CLASH-213 an effect that takes actions while no hero is active takes them from those who are still to come', () => {
    const [sheet, hero, done] = [madeVillain(), madeHero(), madeHero()];
    const slows = item('slows', [{ loseAction: { who: { of: 'HEROES' }, actions: 1 } }]);
    const scene = endOfTurn(sheet, '2,2', [slows], {
      heroes: [
        { id: hero, at: '0,0' },
        { id: done, at: '4,4', activated: true },
      ],
    }).whenJobRuns();
    expect(scene.happened('actionsChanged')).toMatchObject([{ heroId: hero, by: -1 }]);
  });

  it('CLASH-036 the actions of its sheet are not used: an item is done once; heroes have 3', () => {
    const sheet = madeVillain({ attack: 1, actions: 3 });
    const list = [item('strike', [strike])];
    const scene = endOfTurn(sheet, '1,0', list, { heroes: [{ id: madeHero({ defense: 9 }), at: '0,0' }, {}] })
      .chancing({ combat: ['0'] })
      .whenJobRuns();
    expect(scene.happened('attackDeclared')).toHaveLength(1);
    const flipped = given(aGame({ at: 'activation', heroes: [{ at: '0,0' }, {}] })).when(0, { type: 'endActivation' });
    expect(flipped.happened('heroActivated')).toMatchObject([{ side: 'B', actions: 3 }]);
  });
});

describe('an automatic move', () => {
  it.each([
    ['SPACE', '4,0', { space: '2,2' }, '2,2'],
    ['ZONE', '4,0', { zone: 'c' }, '2,0'],
    ['ADJACENT', '4,0', { space: '2,2' }, '2,1'],
  ] as const)('CLASH-227 %s is fulfilled by the best space that one move reaches', (want, from, place, to) => {
    const sheet = madeVillain({ speed: 2 });
    const game = aGame({ at: 'villain', heroes: [{ at: '0,4' }, { at: null }], face: columns });
    const face = game.options.scenario?.tiles[0]?.face ?? '';
    const toward = 'zone' in place ? { zone: `${face}/${place.zone}` } : place;
    const items = [item('go', [{ move: { who: { of: 'VILLAIN' }, toward, want } }])];
    const tiles = game.options.scenario?.tiles ?? [];
    const heroes = [{ at: '0,4' }, { at: null }];
    const scene = endOfTurn(sheet, from, items, { heroes, scenario: { tiles } }).whenJobRuns();
    expect(scene.figure(`${sheet}-1`).spaceId).toBe(to);
  });

  it('CLASH-227 SIGHT: the nearest of the spaces from which nothing stands between', () => {
    const [sheet, hero] = [madeVillain({ speed: 1 }), madeHero()];
    const want = (wish: 'SIGHT' | 'ZONE'): Item[] => [
      item('look', [
        { move: { who: { of: 'VILLAIN' }, toward: { spaceOf: { of: 'ENEMIES', pick: 'NEAREST' } }, want: wish } },
      ]),
    ];
    const walls = [0, 1, 2, 3].map((y) => ({ x: 2, y, edge: 'E' as const }));
    const setup: GameSetup = { heroes: [{ id: hero, at: '4,0' }, { at: null }], face: { ...columns, walls } };
    expect(endOfTurn(sheet, '1,1', want('ZONE'), setup).whenJobRuns().figure(`${sheet}-1`).spaceId).toBe('2,0');
    const seen = endOfTurn(sheet, '1,1', want('SIGHT'), { ...setup, heroes: [{ id: hero, at: '4,4' }, { at: null }] });
    expect(seen.whenJobRuns().figure(`${sheet}-1`).spaceId).toBe('2,4');
  });

  it('CLASH-227 CLASH-222 of several places the nearest by zones is the target', () => {
    const [sheet, kind] = [madeVillain({ speed: 2 }), madeToken()];
    const tokens = [
      { id: `${kind}-1`, kindId: kind, spaceId: '4,0' },
      { id: `${kind}-2`, kindId: kind, spaceId: '1,4' },
    ];
    const items = [item('go', [{ move: { who: { of: 'VILLAIN' }, toward: { tokens: kind }, want: 'SPACE' } }])];
    const scene = endOfTurn(sheet, '2,0', items, { heroes: [{ at: '0,4' }, { at: null }], tokens, face: columns });
    expect(scene.whenJobRuns().figure(`${sheet}-1`).spaceId).toBe('1,4');
  });
});

describe('places and parts of a list', () => {
  it('CLASH-229 a figure does not stand in its own way: put where it stands, it stays', () => {
    const sheet = madeVillain();
    const put = (space: string): Item[] => [item('put', [{ place: { who: { of: 'VILLAIN' }, at: { space } } }])];
    const setup: GameSetup = { heroes: [{ at: '3,3' }, { at: null }] };
    expect(endOfTurn(sheet, '2,2', put('2,2'), setup).whenJobRuns().figure(`${sheet}-1`).spaceId).toBe('2,2');
    const taken = endOfTurn(sheet, '0,0', put('3,3'), setup).whenJobRuns();
    expect(taken.happened('figurePlaced')).toMatchObject([{ spaceId: '2,2' }]);
  });

  it('CLASH-231 CLASH-225 what is left of an item is dropped with the super villain, and no later effect is done', () => {
    const [sheet, hero] = [madeVillain({ attack: 1, defense: 1, health: 1 }), madeHero({ attack: 1, defense: 9 })];
    const back = madeCard(hero, {
      power: {
        trigger: 'REACTION',
        reaction: { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', figures: { of: 'SELF' } },
        do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CAUSE' } } }],
      },
    });
    const strikeThenGain = [item('one', [strike, { track: { by: 1 } }])];
    const heroes = [{ id: hero, at: '0,0', inPlay: [{ cardId: back, side: 'LEFT' as const }] }, { at: '4,4' }];
    const asked = endOfTurn(sheet, '1,0', strikeThenGain, { heroes }, { track })
      .chancing({ combat: ['0'] })
      .whenJobRuns();
    expect(asked.when(0, { type: 'declineReaction' }).state.track).toBe(1);
    const struck = asked.chancing({ combat: ['1'] }).when(0, { type: 'react', powerId: back });
    expect(struck.figure(`${sheet}-1`).status).toBe('OUT');
    expect(struck.state.track).toBe(0);
  });

  it('CLASH-231 the figures of an item who have not acted yet do nothing when the super villain goes out', () => {
    const [sheet, helper] = [madeVillain({ health: 2 }), madeVillain({ figures: 2 })];
    const villains = [
      { sheet, at: '2,2' },
      { sheet: helper, at: '1,0' },
      { sheet: helper, at: '2,0' },
    ];
    const acted = (points: number): number =>
      endOfTurn(
        sheet,
        '2,2',
        [
          {
            ...item('each', [{ damage: { who: { of: 'VILLAIN' }, points } }]),
            figures: { of: 'SHEET', sheet: helper },
          },
        ],
        { heroes: [{ at: '0,4' }, { at: '4,4' }], villains },
      )
        .whenJobRuns()
        .happened('ruleTriggered').length;
    expect([acted(1), acted(2)]).toEqual([2, 1]);
  });

  it('CLASH-226 what a reaction does sets off no other one, also when it is no attack', () => {
    const [sheet, hero] = [madeVillain(), madeHero({ attack: 1, speed: 2 })];
    const face = madeFace(columns);
    const thrown: Effect[] = [{ place: { who: { of: 'CAUSE' }, at: { space: '4,0' } } }];
    const hurt: Effect[] = [{ damage: { who: { of: 'SELF' }, points: 1 } }];
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [{ id: hero, at: '2,0' }, { at: '0,4' }],
        villains: [{ sheet, at: '1,0' }],
        scenario: { tiles: [{ face, column: 0, row: 0, turns: 0 }] },
        threatSheet: {
          superVillain: { sheet },
          villainReactions: [{ id: 'throws', text, on: { attacked: { of: 'VILLAIN' } }, do: thrown }],
          scenarioReactions: [
            { id: 'thorns', text, on: { arrived: { figures: { of: 'HEROES' }, zone: `${face}/e` } }, do: hurt },
          ],
        },
      }),
    );
    const attacked = scene
      .chancing({ combat: ['0'] })
      .when(0, { type: 'attack', figureId: hero, targetId: `${sheet}-1`, mode: 'MELEE' });
    expect(attacked.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['throws']);
    expect(attacked.figure(hero)).toMatchObject({ spaceId: '4,0', damage: 0 });
    const away = attacked.when(0, { type: 'move', figureId: hero, spaceId: '3,0' });
    const back = away.when(0, { type: 'move', figureId: hero, spaceId: '4,0' });
    expect(back.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['thorns']);
  });

  it('CLASH-203 a state check follows damage within one rule: a figure that is out has no part in the next effects', () => {
    const [sheet, helper] = [madeVillain(), madeHero({ health: 1 })];
    const heroes = [{ at: '0,0' }, { at: '4,4' }, { id: helper, seat: 0, teamUp: true, at: '0,1' }];
    const hurtAndMend: Effect[] = [
      { damage: { who: { of: 'HERO', sheet: helper }, points: 1 } },
      { heal: { who: { of: 'HEROES' }, points: 1 } },
    ];
    const scene = endOfTurn(sheet, '2,2', [item('both', hurtAndMend)], { heroes }).whenJobRuns();
    expect(scene.happened('figureOut')).toMatchObject([{ figureId: helper, cause: 'DAMAGE', side: null }]);
    expect(scene.happened('figureHealed')).toEqual([]);
  });
});
