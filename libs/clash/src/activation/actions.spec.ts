import type { Effect, Power } from '../content/vocabulary.js';
import {
  aGame,
  aTestCard,
  given,
  madeCard,
  madeHero,
  madeObject,
  madeSidekick,
  madeToken,
  madeWound,
  type GameSetup,
  type HeroSetup,
  type Scene,
} from '../testing/index.js';

const text = { en: 'x', fr: 'x' };
const columns = { zones: ['abcde', 'abcde', 'abcde', 'abcde', 'abcde'] };

function armed(
  numbers: Parameters<typeof madeHero>[0],
  cards: Parameters<typeof madeCard>[1][] = [],
): HeroSetup & { id: string; cards: string[] } {
  const id = madeHero(numbers);
  const inPlay = cards.map((card) => ({
    cardId: madeCard(id, card),
    side: card?.power ? ('LEFT' as const) : ('RIGHT' as const),
  }));
  return { id, inPlay, cards: inPlay.map(({ cardId }) => cardId) };
}

const turnOf = (heroes: readonly HeroSetup[], setup: GameSetup = {}): Scene =>
  given(aGame({ at: 'activation', heroes, ...setup }));

const power = (effects: Effect[], trigger: Power['trigger'] = 'ACTION'): Power => ({ trigger, do: effects });
const self = { of: 'SELF' } as const;

describe('moves', () => {
  it('CLASH-EX13 CLASH-125 CLASH-126 CLASH-127 CLASH-032 CLASH-244 one action takes a hero as far as its speed, or anywhere in its zone', () => {
    const hero = armed({ speed: 2 });
    const scene = turnOf([{ ...hero, at: '0,0' }, { at: '4,4' }], { face: columns });
    const spaces = scene.legal(0, 'move').map(({ spaceId }) => spaceId);
    expect(new Set(spaces.map((spaceId) => spaceId[0]))).toEqual(new Set(['0', '1', '2']));
    expect(spaces).toHaveLength(14);
    const moved = scene.when(0, { type: 'move', figureId: hero.id, spaceId: '2,4' });
    expect(moved.told.slice(0, 2)).toEqual(['actionSpent', 'figureMoved']);
    const face = scene.state.options.scenario?.tiles[0]?.face;
    expect(moved.happened('figureMoved')).toMatchObject([{ kind: 'TRAVEL', zones: [`${face}/b`, `${face}/c`] }]);
    expect(moved.hero(hero.id).deeds).toEqual({ MOVES: 1, ZONES_VISITED: 2 });
  });

  it('CLASH-EX14 CLASH-EX15 CLASH-128 CLASH-129 CLASH-133 enemies hold and stop; refusals say why', () => {
    const hero = armed({ speed: 2 });
    const enemy = armed({});
    const held = turnOf(
      [
        { ...hero, at: '0,0' },
        { ...enemy, at: '0,4' },
      ],
      { face: columns },
    );
    const to = (spaceId: string) => ({ type: 'move', figureId: hero.id, spaceId }) as const;
    expect(held.refusal(0, to('2,0'))).toMatchObject({
      code: 'OUT_OF_REACH',
      facts: { reason: 'BREAK_AWAY_ONE_ZONE' },
    });
    expect(held.when(0, to('1,0')).happened('figureMoved')).toMatchObject([{ kind: 'BREAK_AWAY' }]);
    expect(held.when(0, to('0,3')).happened('figureMoved')).toMatchObject([{ kind: 'REPOSITION' }]);
    const stopped = turnOf(
      [
        { ...hero, at: '0,0' },
        { ...enemy, at: '1,4' },
      ],
      { face: columns },
    );
    expect(stopped.refusal(0, to('2,0')).facts).toMatchObject({ reason: 'ENEMY_STOPS_MOVE' });
    expect(stopped.refusal(0, to('4,0')).facts).toMatchObject({ reason: 'TOO_FAR' });
    expect(stopped.refusalCode(0, to('1,4'))).toBe('SPACE_TAKEN');
    expect(stopped.refusalCode(0, to('9,9'))).toBe('UNKNOWN_ID');
    expect(stopped.refusalCode(0, { ...to('1,0'), figureId: enemy.id })).toBe('NOT_ACTIVE');
    expect(stopped.refusalCode(1, to('1,0'))).toBe('NOT_YOUR_TURN');
  });

  it('CLASH-062 powers of movement and cards that forbid are heeded', () => {
    const ability = (name: 'IGNORE_ENEMIES_MOVING' | 'CANNOT_MOVE' | 'NO_REPOSITION' | 'CANNOT_ATTACK') => ({
      power: { trigger: 'PERMANENT' as const, grants: [{ who: self, ability: name }] },
    });
    const enemy = armed({});
    const with_ = (name: Parameters<typeof ability>[0]): [Scene, string] => {
      const hero = armed({ speed: 2 }, [ability(name)]);
      return [
        turnOf(
          [
            { ...hero, at: '0,0' },
            { ...enemy, at: '0,1' },
          ],
          { face: columns },
        ),
        hero.id,
      ];
    };
    const [free, a] = with_('IGNORE_ENEMIES_MOVING');
    expect(free.when(0, { type: 'move', figureId: a, spaceId: '2,0' }).figure(a).spaceId).toBe('2,0');
    const [bound, b] = with_('CANNOT_MOVE');
    expect(bound.refusalCode(0, { type: 'move', figureId: b, spaceId: '1,0' })).toBe('FORBIDDEN_BY_CARD');
    const [rooted, c] = with_('NO_REPOSITION');
    expect(rooted.refusalCode(0, { type: 'move', figureId: c, spaceId: '0,3' })).toBe('FORBIDDEN_BY_CARD');
    const [calm, d] = with_('CANNOT_ATTACK');
    expect(calm.refusalCode(0, { type: 'attack', figureId: d, targetId: enemy.id, mode: 'MELEE' })).toBe(
      'FORBIDDEN_BY_CARD',
    );
  });

  describe('of cards that forbid', () => {
    type Granted =
      'CANNOT_USE_OBJECTS' | 'NO_RANGED_ATTACKS' | 'CANNOT_ATTACK' | 'RANGED_ATTACKS' | 'TESTS_ONE_DIE_MORE';
    const under = (...names: Granted[]): ReturnType<typeof armed> =>
      armed(
        {},
        names.map((ability) => ({ power: { trigger: 'PERMANENT', grants: [{ who: self, ability }] } })),
      );
    const enemy = armed({});
    /** The hero on the space of an object of both uses, an enemy beside it and another far away. */
    const beside = (hero: HeroSetup): Scene => {
      const kindId = madeObject({
        classic: { difficulty: 3, effects: [{ heal: { who: self, points: 1 } }] },
        aggressive: { difficulty: 2, attack: 'MELEE', combat: 0, power: 0, damage: 1 },
      });
      const objects = [{ id: `${kindId}-1`, kindId, spaceId: '0,0', turns: 0 }];
      const at = '1,0';
      return turnOf(
        [
          { ...hero, at: '0,0' },
          { ...enemy, at },
          { seat: 1, teamUp: true, at: '4,4' },
        ],
        { objects },
      );
    };
    const use = ({ state }: Scene, how: 'CLASSIC' | 'AGGRESSIVE') => ({
      type: 'useObject' as const,
      objectId: state.objects[0]?.id ?? '',
      use: how,
      ...(how === 'AGGRESSIVE' ? { targetId: enemy.id } : {}),
    });

    it('CLASH-058 CLASH-100 no object is used under CANNOT_USE_OBJECTS, either way', () => {
      const free = beside(under());
      expect(free.legal(0, 'useObject')).toEqual([use(free, 'CLASSIC'), use(free, 'AGGRESSIVE')]);
      const bound = beside(under('CANNOT_USE_OBJECTS'));
      expect(bound.legal(0, 'useObject')).toEqual([]);
      for (const how of ['CLASSIC', 'AGGRESSIVE'] as const) {
        expect(bound.refusal(0, use(bound, how))).toMatchObject({ rule: 'CLASH-058', code: 'FORBIDDEN_BY_CARD' });
      }
      expect(bound.legal(0, 'attack')).toHaveLength(1);
    });

    it('CLASH-058 CLASH-102 nothing is thrown under CANNOT_ATTACK; what is no attack is still done', () => {
      const calm = beside(under('CANNOT_ATTACK'));
      expect(calm.refusal(0, use(calm, 'AGGRESSIVE'))).toMatchObject({ rule: 'CLASH-058', code: 'FORBIDDEN_BY_CARD' });
      expect(calm.legal(0, 'useObject')).toEqual([use(calm, 'CLASSIC')]);
    });

    it('CLASH-058 CLASH-139 NO_RANGED_ATTACKS takes away what RANGED_ATTACKS gives, hand to hand stays', () => {
      const modes = (hero: HeroSetup): string[] =>
        beside(hero)
          .legal(0, 'attack')
          .map(({ mode }) => mode);
      expect(modes(under('RANGED_ATTACKS'))).toEqual(['MELEE', 'RANGED', 'RANGED']);
      expect(modes(under('RANGED_ATTACKS', 'NO_RANGED_ATTACKS'))).toEqual(['MELEE']);
      const hero = under('RANGED_ATTACKS', 'NO_RANGED_ATTACKS');
      const scene = beside(hero);
      const far = scene.state.heroes[2]?.heroId ?? '';
      expect(scene.refusalCode(0, { type: 'attack', figureId: hero.id, targetId: far, mode: 'RANGED' })).toBe(
        'NO_RANGED_POWER',
      );
    });

    it('CLASH-058 CLASH-164 NO_RANGED_ATTACKS forbids attack tests from afar', () => {
      const afar = (hero: HeroSetup): Scene => {
        const kindId = madeToken({ hasSpace: true });
        return turnOf([{ ...hero, at: '0,0' }, { at: '4,4' }], {
          tokens: [{ id: `${kindId}-1`, kindId, spaceId: '3,0' }],
          plan: { tests: [aTestCard(kindId, [{ characteristic: 'ATTACK', difficulty: 4 }])] },
        });
      };
      expect(afar(under('RANGED_ATTACKS')).legal(0, 'attemptTest')).toHaveLength(1);
      expect(afar(under('RANGED_ATTACKS', 'NO_RANGED_ATTACKS')).legal(0, 'attemptTest')).toEqual([]);
    });

    it('CLASH-058 CLASH-157 TESTS_ONE_DIE_MORE is one die more in tests and uses of objects, each time it is granted', () => {
      const dice = (hero: HeroSetup, chance: number[]): (number | undefined)[] => {
        const scene = beside(hero);
        return scene
          .chancing({ test: chance })
          .when(0, use(scene, 'CLASSIC'))
          .happened('testAttempted')
          .map((event) => event.dice);
      };
      expect(dice(under(), [2, 2, 2])).toEqual([3]);
      expect(dice(under('TESTS_ONE_DIE_MORE'), [2, 2, 2, 2])).toEqual([4]);
      expect(dice(under('TESTS_ONE_DIE_MORE', 'TESTS_ONE_DIE_MORE'), [2, 2, 2, 2, 2])).toEqual([5]);
    });
  });

  it('CLASH-122 CLASH-242 with the last action the activation is over', () => {
    const hero = armed({});
    const scene = turnOf([{ ...hero, at: '0,0' }, { at: '4,4' }], { actions: 1 }).when(0, {
      type: 'move',
      figureId: hero.id,
      spaceId: '0,1',
    });
    expect(scene.happened('activationEnded')).toHaveLength(1);
    expect(scene.asked).toEqual([1]);
  });
});

describe('sidekicks', () => {
  it('CLASH-193 CLASH-260 has one action of its own in the activation of its hero, and leaves with it', () => {
    const hero = armed({});
    const sheet = madeSidekick();
    const scene = turnOf([{ ...hero, at: '0,0' }], {
      options: { mode: 'SOLO' },
      sidekicks: [{ sheet, at: '1,0', owner: hero.id }],
      actions: 1,
    });
    expect(scene.view(0).active).toMatchObject({ heroId: hero.id, actions: 1, sidekicks: [sheet] });
    const moved = scene.when(0, { type: 'move', figureId: sheet, spaceId: '1,1' });
    expect(moved.state.active).toMatchObject({ actions: 1, sidekicks: [] });
    expect(moved.view(0).active?.sidekicks).toEqual([]);
    expect(moved.refusalCode(0, { type: 'move', figureId: sheet, spaceId: '1,0' })).toBe('NO_ACTION_LEFT');
    const gone = scene.with((state) => {
      const figure = state.heroes[0];
      figure?.hand.push('wound:1', 'wound:2');
    });
    const after = gone.when(0, { type: 'move', figureId: sheet, spaceId: '1,1' });
    expect(after.happened('figureOut')).toMatchObject([
      { figureId: hero.id, cause: 'WOUNDS', side: null },
      { figureId: sheet, cause: 'OWNER_OUT', side: null },
    ]);
  });

  it('CLASH-193 a sidekick that goes out in the activation of its hero has no action left in it', () => {
    const hero = armed({}, [{ power: power([{ damage: { who: { of: 'SIDEKICKS' }, points: 9 } }]) }]);
    const sheet = madeSidekick();
    const scene = turnOf([{ ...hero, at: '0,0' }], {
      options: { mode: 'SOLO' },
      sidekicks: [{ sheet, at: '1,0', owner: hero.id }],
    });
    expect(scene.state.active?.sidekicks).toEqual([sheet]);
    const after = scene.when(0, { type: 'usePower', powerId: hero.cards[0] ?? '' });
    expect(after.figure(sheet).status).toBe('OUT');
    expect(after.state.active).toMatchObject({ actions: 2, sidekicks: [] });
  });
});

describe('powers for an action', () => {
  const heal = power([{ heal: { who: self, points: 1 } }]);

  it('CLASH-059 CLASH-061 is used as often as there are actions; CLASH-060 a unique action once a turn', () => {
    const hero = armed({}, [{ power: heal }, { power: { ...heal, trigger: 'UNIQUE_ACTION' } }]);
    const [often, once] = hero.cards;
    const scene = turnOf([{ ...hero, at: '0,0', damage: 5 }, { at: '4,4' }])
      .when(0, { type: 'usePower', powerId: often ?? '' })
      .when(0, { type: 'usePower', powerId: once ?? '' });
    expect(scene.figure(hero.id).damage).toBe(3);
    expect(scene.refusalCode(0, { type: 'usePower', powerId: once ?? '' })).toBe('ALREADY_USED_THIS_TURN');
    expect(scene.legal(0, 'usePower')).toEqual([{ type: 'usePower', powerId: often }]);
  });

  it('CLASH-045 CLASH-046 CLASH-214 works only on the left, and only where it can do something', () => {
    const hero = armed({}, [{ power: heal }]);
    const hidden = madeCard(hero.id, { power: heal });
    const scene = turnOf([{ ...hero, at: '0,0' }, { at: '4,4' }]);
    expect(scene.refusalCode(0, { type: 'usePower', powerId: hero.cards[0] ?? '' })).toBe('NO_TARGET');
    expect(scene.refusalCode(0, { type: 'usePower', powerId: hidden })).toBe('POWER_NOT_ACTIVE');
    expect(scene.refusalCode(0, { type: 'usePower', powerId: 'wound:3' })).toBe('POWER_NOT_ACTIVE');
    expect(scene.refusalCode(0, { type: 'usePower', powerId: 'nothing' })).toBe('UNKNOWN_ID');
    const right = turnOf([
      { ...hero, inPlay: [{ cardId: hero.cards[0] ?? '', side: 'RIGHT' }], damage: 1, at: '0,0' },
      { at: '4,4' },
    ]);
    expect(right.legal(0, 'usePower')).toEqual([]);
  });

  it('CLASH-214 CLASH-243 asks for its choices one by one; a single option answers itself', () => {
    const chosen = { of: 'CHOSEN' } as const;
    const effects: Effect[] = [
      { chooseFigure: { among: { of: 'ENEMIES' }, do: [{ damage: { who: chosen, points: 1 } }] } },
      { moveFreely: { who: self, zones: 0 } },
    ];
    const hero = armed({}, [{ power: power(effects) }]);
    const [one, two] = [armed({}), armed({})];
    const powerId = hero.cards[0] ?? '';
    const both = turnOf([
      { ...hero, seat: 0, at: '0,0' },
      { ...one, seat: 1, at: '4,4' },
      { ...two, seat: 1, teamUp: true, at: '4,3' },
    ]).when(0, { type: 'usePower', powerId });
    expect(both.state.window).toMatchObject({
      kind: 'choice',
      sourceId: powerId,
      options: [
        { optionId: one.id, kind: 'FIGURE' },
        { optionId: two.id, kind: 'FIGURE' },
      ],
    });
    const hurt = both.when(0, { type: 'choose', optionId: two.id });
    expect(hurt.figure(two.id).damage).toBe(1);
    expect(hurt.happened('damageDealt')).toMatchObject([{ by: hero.id, source: powerId }]);
    expect(hurt.legal(0, 'choose').map(({ optionId }) => optionId)).toEqual(['decline', '1,0', '0,1', '1,1']);
    expect(hurt.when(0, { type: 'choose', optionId: '1,1' }).figure(hero.id).spaceId).toBe('1,1');
    expect(hurt.when(0, { type: 'choose', optionId: 'decline' }).figure(hero.id).spaceId).toBe('0,0');
    const single = turnOf([
      { ...hero, at: '0,0' },
      { ...one, at: '4,4' },
    ]).when(0, { type: 'usePower', powerId });
    expect(single.figure(one.id).damage).toBe(1);
    expect(single.happened('choiceMade')).toMatchObject([{ seat: null, optionId: one.id }]);
  });

  it('CLASH-213 gives actions to the active hero or to one not activated yet, at most 5', () => {
    const hero = armed({}, [{ power: power([{ giveAction: { who: { of: 'HEROES', side: 'OWN' }, actions: 9 } }]) }]);
    const [later, done] = [armed({}), armed({})];
    const scene = turnOf([
      { ...hero, seat: 0, at: '0,0' },
      { ...later, seat: 0, teamUp: true, at: '0,1' },
      { ...done, seat: 0, teamUp: true, at: '0,2', activated: true },
      { seat: 1, at: '4,4' },
    ]).when(0, { type: 'usePower', powerId: hero.cards[0] ?? '' });
    expect(scene.state.active).toMatchObject({ actions: 4, granted: 5 });
    expect(scene.hero(later.id).bonusActions).toBe(2);
    expect(scene.hero(done.id).bonusActions).toBe(0);
  });

  it('CLASH-089 CLASH-083 special actions cost what they say, on their place, if their condition holds', () => {
    const hero = armed({});
    const special = {
      id: 'lever',
      name: text,
      text,
      at: { space: '0,0' },
      cost: 2,
      if: { atLeast: { what: { turn: true as const }, number: 1 } },
      do: [{ damage: { who: { of: 'ENEMIES' as const }, points: 1 } }],
    };
    const pull = { type: 'performSpecialAction', specialActionId: 'lever' } as const;
    const scene = (at: string, more: object = {}): Scene =>
      turnOf([{ ...hero, at }, { at: '4,4' }], { plan: { specialActions: [{ ...special, ...more }] } });
    expect(scene('0,0').when(0, pull).state.active?.actions).toBe(1);
    expect(scene('0,0').when(0, pull).refusalCode(0, pull)).toBe('NO_ACTION_LEFT');
    expect(scene('0,1').refusalCode(0, pull)).toBe('NOT_ON_INTERACTION_SPACE');
    expect(
      scene('0,0', { if: { villainOut: true }, do: [{ heal: { who: self, points: 1 } }] }).refusalCode(0, pull),
    ).toBe('NO_TARGET');
    expect(scene('0,0', { if: { not: { villainOut: true } } }).refusalCode(0, pull)).toBe('CONDITION_NOT_MET');
  });

  it('CLASH-083 a special action on a token is about the one on whose space the hero stands', () => {
    const hero = armed({});
    const kindId = madeToken({ hasSpace: true });
    const take = {
      id: 'take',
      name: text,
      text,
      at: { tokens: kindId },
      cost: 1,
      do: [{ remove: { tokens: kindId, count: 1 } }],
    };
    const tokens = ['2,2', '0,0', '4,0'].map((spaceId, at) => ({ id: `${kindId}-${at + 1}`, kindId, spaceId }));
    const scene = turnOf([{ ...hero, at: '0,0' }, { at: '4,4' }], { plan: { specialActions: [take] }, tokens });
    const taken = scene.when(0, { type: 'performSpecialAction', specialActionId: 'take' });
    expect(taken.happened('pieceRemoved')).toMatchObject([{ piece: 'TOKEN', pieceId: `${kindId}-2` }]);
  });
});

describe('characteristics', () => {
  it('CLASH-055 CLASH-058 CLASH-113 CLASH-116 count techniques, powers before their hero acts, wounds and tokens', () => {
    const aura: Power = {
      trigger: 'PERMANENT',
      modifiers: [{ who: { of: 'ALLIES' }, characteristic: 'SPEED', by: 1 }],
    };
    const hero = armed({ speed: 1 }, [{ technique: { speed: 1 } }]);
    const ally = armed({}, [{ power: aura }]);
    const wound = madeWound('wound:5', { side: 'RIGHT', technique: { speed: -2 } });
    const reach = (inPlay: HeroSetup['inPlay'], tokens: HeroSetup['tokens'] = null): number =>
      new Set(
        turnOf(
          [
            { ...hero, seat: 0, at: '0,0', inPlay: inPlay ?? [], tokens },
            { ...ally, seat: 0, teamUp: true, at: '0,4' },
            { seat: 1, at: '4,4' },
          ],
          { face: columns },
        )
          .legal(0, 'move')
          .map(({ spaceId }) => spaceId[0]),
      ).size;
    const own = hero.inPlay ?? [];
    expect(reach([])).toBe(3);
    expect(reach(own)).toBe(4);
    expect(reach(own, ['SPEED'])).toBe(5);
    expect(reach([...own, { cardId: wound, side: 'RIGHT' }])).toBe(2);
    expect(reach([{ cardId: wound, side: 'RIGHT' }])).toBe(1);
  });
});
