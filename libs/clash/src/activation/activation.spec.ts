import {
  aGame,
  given,
  madeCard,
  madeHero,
  madeSidekick,
  madeWound,
  revealed,
  type GameSetup,
  type Scene,
} from '../testing/index.js';

const ends = { type: 'endActivation' } as const;

const planned = (cardId: string, side: 'LEFT' | 'RIGHT' = 'RIGHT') => [{ cardId, side }];
const activated = (scene: Scene): (string | undefined)[] => scene.happened('heroActivated').map(({ heroId }) => heroId);

describe('the reveal and initiative', () => {
  it('CLASH-114 all heroes reveal their cards in one event, in the commit of the last who is ready', () => {
    const [a, b] = [madeHero({ speed: 3 }), madeHero()];
    const scene = revealed({ heroes: [{ id: a }, { id: b }] });
    expect(scene.happened('cardsRevealed')).toEqual([
      {
        type: 'cardsRevealed',
        heroes: [a, b].map((heroId) => ({ heroId, plays: planned(`${heroId}-1`), tokens: [] })),
      },
    ]);
    expect(scene.hero(a)).toMatchObject({ plan: null, inPlay: planned(`${a}-1`) });
    expect(scene.hero(a).hand).toHaveLength(7);
    expect(scene.step).toBe('activation.hero');
  });

  it('CLASH-EX11 CLASH-115 the initiative value is the sum of speeds, techniques included', () => {
    const [a, b, c] = [madeHero({ speed: 2 }), madeHero({ speed: 2 }), madeHero({ speed: 4 })] as const;
    const fast = madeCard(b, { technique: { speed: 1 } });
    const scene = revealed({
      seats: ['A', 'A', 'B'],
      heroes: [{ id: a }, { id: b, plan: planned(fast), hand: [fast] }, { id: c }],
    });
    expect(scene.happened('initiativeCounted')).toMatchObject([
      {
        values: [
          { side: 'A', speed: 5 },
          { side: 'B', speed: 4 },
        ],
        firstSide: 'A',
        drawn: false,
      },
    ]);
  });

  it('CLASH-116 wound cards played count too', () => {
    const [a, b] = [madeHero({ speed: 3 }), madeHero({ speed: 2 })] as const;
    const limp = madeWound('wound:5', { technique: { speed: -2 } });
    const plan = [...planned(`${a}-1`), ...planned(limp)];
    const scene = revealed({ heroes: [{ id: a, plan, hand: [`${a}-1`, limp] }, { id: b }] });
    expect(scene.happened('initiativeCounted')[0]).toMatchObject({
      values: [{ speed: 1 }, { speed: 2 }],
      firstSide: 'B',
    });
    expect(scene.view(0).firstSide).toBe('B');
    expect(scene.state.shownWounds).toEqual([limp]);
  });

  it('CLASH-EX35 CLASH-116 a +1 token on speed of a team-up hero counts', () => {
    const [a, b, c] = [madeHero({ speed: 2 }), madeHero({ speed: 2 }), madeHero({ speed: 4 })] as const;
    const scene = revealed({
      heroes: [{ id: a }, { id: c }, { id: b, seat: 0, teamUp: true, tokens: ['SPEED', 'MIND'] }],
    });
    expect(scene.happened('initiativeCounted')[0]).toMatchObject({
      values: [{ speed: 5 }, { speed: 4 }],
      firstSide: 'A',
    });
  });

  it('CLASH-EX36 CLASH-117 on a tie the higher sum of minds is first', () => {
    const [a, b] = [madeHero({ speed: 5, mind: 6 }), madeHero({ speed: 5, mind: 7 })] as const;
    expect(revealed({ heroes: [{ id: a }, { id: b }] }).happened('initiativeCounted')[0]).toMatchObject({
      firstSide: 'B',
    });
  });

  it('CLASH-EX36 CLASH-118 still tied: last turn’s second side; in turn 1 a draw', () => {
    expect(revealed({ state: { firstSide: 'B', turn: 2 } }).happened('initiativeCounted')[0]).toMatchObject({
      firstSide: 'A',
      drawn: false,
    });
    expect(revealed({}, ['B']).happened('initiativeCounted')[0]).toMatchObject({ firstSide: 'B', drawn: true });
  });

  it('CLASH-197 solo and co-op count no initiative and flip card after card', () => {
    const [a, b] = [madeHero(), madeHero()];
    const scene = revealed({
      seats: ['A', 'A'],
      options: { mode: 'COOP' },
      threatSheet: {},
      heroes: [{ id: a }, { id: b }],
      villains: [{ sheet: 'x-tina', at: '4,4' }],
    });
    expect(scene.happened('initiativeCounted')).toEqual([]);
    expect(activated(scene)).toEqual([a]);
    expect(activated(scene.when(0, ends))).toEqual([b]);
  });
});

describe('turning cards up', () => {
  const flips = (setup: GameSetup): [Scene, string[]] => {
    let scene = revealed(setup);
    const order = scene.events.flatMap((event) =>
      event.type === 'heroActivated' || event.type === 'cardVoid'
        ? [`${event.type === 'cardVoid' ? 'void ' : ''}${event.heroId}`]
        : [],
    );
    while (scene.step === 'activation.hero') {
      scene = scene.when(scene.asked[0]!, ends);
      order.push(
        ...scene.events.flatMap((event) =>
          event.type === 'heroActivated' || event.type === 'cardVoid'
            ? [`${event.type === 'cardVoid' ? 'void ' : ''}${event.heroId}`]
            : [],
        ),
      );
    }
    return [scene, order];
  };

  it('CLASH-EX37 CLASH-119 CLASH-120 side by side; a side without cards is passed over', () => {
    const fast = madeHero({ speed: 5 });
    const [two, three, b] = [madeHero(), madeHero(), madeHero()];
    const [, order] = flips({ seats: ['A', 'A', 'A', 'B'], heroes: [fast, two, three, b].map((id) => ({ id })) });
    expect(order).toEqual([fast, b, two, three]);
  });

  it('CLASH-EX55 CLASH-121 the card of a hero already out comes up void, and the slot is lost', () => {
    const ids = [madeHero({ speed: 5 }), madeHero(), madeHero(), madeHero(), madeHero()] as const;
    const [a1, a2, a3, b1, b2] = ids;
    const setup: GameSetup = {
      seats: ['A', 'A', 'A', 'B', 'B'],
      options: { heroesB: 2 },
      heroes: ids.map((id) => ({ id })),
    };
    let scene = revealed(setup).with((state) => {
      Object.assign(
        state.figures.find(({ id }) => id === b1)!,
        { status: 'OUT', spaceId: null },
      );
    });
    expect(scene.state.active?.figureId).toBe(a1);
    scene = scene.when(0, ends);
    expect(scene.happened('cardVoid')).toEqual([{ type: 'cardVoid', side: 'B', heroId: b1 }]);
    expect(activated(scene)).toEqual([a2]);
    scene = scene.when(1, ends);
    expect(activated(scene)).toEqual([b2]);
    expect(activated(scene.when(4, ends))).toEqual([a3]);
  });

  it('CLASH-024 CLASH-122 team-up heroes act when their card comes up, with three actions', () => {
    const [a, b, helper] = [madeHero({ speed: 5 }), madeHero(), madeHero()] as const;
    const scene = revealed({ heroes: [{ id: a }, { id: b }, { id: helper, seat: 0, teamUp: true }] });
    expect(scene.state.active).toMatchObject({ figureId: a, actions: 3 });
    const later = scene.when(0, ends).when(1, ends);
    expect(later.state.active).toMatchObject({ figureId: helper, actions: 3 });
    expect(later.asked).toEqual([0]);
  });

  it('CLASH-213 actions that were given count, five at most', () => {
    const [a, b] = [madeHero({ speed: 5 }), madeHero()] as const;
    const scene = revealed({
      heroes: [
        { id: a, bonusActions: 1 },
        { id: b, bonusActions: 4 },
      ],
    });
    expect(scene.state.active?.actions).toBe(4);
    expect(scene.when(0, ends).state.active?.actions).toBe(5);
  });

  it('CLASH-122 CLASH-242 actions not used are lost; only the seat of the active hero may end its activation', () => {
    const [a, b] = [madeHero({ speed: 5 }), madeHero()] as const;
    const scene = revealed({ heroes: [{ id: a }, { id: b }] });
    expect(scene.refusalCode(1, ends)).toBe('NOT_YOUR_TURN');
    const next = scene.when(0, ends);
    expect(next.told).toContain('activationEnded');
    expect(next.state.active?.figureId).toBe(b);
    expect(next.hero(a).activated).toBe(true);
  });

  it('CLASH-242 CLASH-EX77 an activation lasts while a sidekick has its action', () => {
    const sidekick = madeSidekick();
    const setup: GameSetup = { options: { mode: 'SOLO' }, threatSheet: {}, villains: [{ sheet: 'x-tina', at: '4,4' }] };
    const scene = given(aGame({ ...setup, at: 'activation', actions: 0, sidekicks: [{ sheet: sidekick, at: '2,2' }] }));
    const idle = scene.goingOn();
    expect([idle.step, idle.events]).toEqual(['activation.hero', []]);
    const alone = given(aGame({ ...setup, at: 'activation', actions: 0 })).goingOn();
    expect(alone.told).toContain('activationEnded');
  });

  it('CLASH-241 an active hero who goes out ends its activation at once', () => {
    const scene = given(aGame({ at: 'activation' }));
    const [a, b] = scene.state.heroes;
    const gone = scene.goingOn((turn) => {
      turn.emit({ type: 'figureOut', figureId: a!.heroId, side: null, cause: 'DAMAGE', woundIds: [] });
    });
    expect(gone.told).toContain('activationEnded');
    expect(gone.state.active?.figureId).toBe(b!.heroId);
  });

  it('CLASH-123 CLASH-124 actions come in any order and may repeat: a move, then another, then a third', () => {
    const scene = given(aGame({ at: 'activation' }));
    const { heroId } = scene.state.heroes[0]!;
    let now = scene;
    for (const spaceId of ['1,1', '0,1']) now = now.when(0, { type: 'move', figureId: heroId, spaceId });
    expect([now.state.active?.actions, now.legal(0, 'move').length > 0]).toEqual([1, true]);
    const last = now.when(0, { type: 'move', figureId: heroId, spaceId: '1,1' });
    expect(last.told).toContain('activationEnded');
  });

  it('CLASH-261 the default of an activation ends it', () => {
    expect(given(aGame({ at: 'activation' })).byDefault(0)).toEqual(ends);
  });
});
