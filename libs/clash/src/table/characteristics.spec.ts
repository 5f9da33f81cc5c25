import type { Power } from '../content/vocabulary.js';
import type { State } from '../state.js';
import {
  aGame,
  given,
  madeCard,
  madeHero,
  madeSidekick,
  madeVillain,
  madeWound,
  type GameSetup,
  type Scene,
} from '../testing/index.js';
import type { Characteristic } from '../words.js';
import { characteristic } from '../shared.js';

const text = { en: 'x', fr: 'x' };
const worth = (state: State, id: string, which: Characteristic): number => characteristic(state, id, which);

describe('characteristics', () => {
  it('CLASH-035 only heroes have mind, and tests compare with it', () => {
    const [hero, sidekick, sheet] = [madeHero({ mind: 4 }), madeSidekick(), madeVillain()];
    const scene = given(
      aGame({
        at: 'activation',
        options: { mode: 'SOLO' },
        heroes: [{ id: hero, at: '0,0' }],
        sidekicks: [{ sheet: sidekick, at: '1,0', owner: hero }],
        villains: [{ sheet, at: '2,2' }],
        threatSheet: {
          superVillain: { sheet },
          tests: [
            {
              id: 'lock',
              name: text,
              text,
              at: { space: '0,0' },
              offers: [{ characteristic: 'MIND', difficulty: 5 }],
              direct: false,
              repeatable: false,
              onSuccess: [],
            },
          ],
        },
      }),
    );
    expect([hero, sidekick, `${sheet}-1`].map((id) => worth(scene.state, id, 'MIND'))).toEqual([4, 0, 0]);
    const tried = scene
      .chancing({ test: [1, 1, 1, 1, 0] })
      .when(0, { type: 'attemptTest', testId: 'lock', characteristic: 'MIND' });
    expect(tried.happened('testAttempted')).toMatchObject([{ heroId: hero, value: 4 }]);
    expect(tried.happened('testResolved')).toMatchObject([{ passed: true }]);
  });

  it('CLASH-210 a power that bears on the nearest enemy alone bears on no other', () => {
    const [near, far] = [madeHero({ defense: 5 }), madeHero({ defense: 5 })];
    const power: Power = {
      trigger: 'PERMANENT',
      modifiers: [{ who: { of: 'ENEMIES', pick: 'NEAREST' }, characteristic: 'DEFENSE', by: -1 }],
    };
    const id = madeHero();
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [
          { id, at: '0,0', inPlay: [{ cardId: madeCard(id, { power }), side: 'LEFT' }] },
          { id: far, at: '4,4' },
          { id: near, seat: 1, teamUp: true, at: '1,0' },
        ],
      }),
    );
    expect([near, far].map((each) => worth(scene.state, each, 'DEFENSE'))).toEqual([4, 5]);
  });

  it('CLASH-054 CLASH-050 a technique works from the reveal to the discard, the villain’s turn included', () => {
    const [hero, other, sheet] = [madeHero({ defense: 5 }), madeHero(), madeVillain({ attack: 1 })];
    const guard = madeCard(hero, { technique: { defense: 2 } });
    const plan = [{ cardId: guard, side: 'RIGHT' as const }];
    const defense = ({ state }: Scene): number => worth(state, hero, 'DEFENSE');
    const planned = given(
      aGame({
        heroes: [
          { id: hero, at: '0,0', hand: [guard, `${hero}-1`], plan },
          { id: other, at: '4,4', hand: [`${other}-1`, `${other}-2`] },
        ],
        villains: [{ sheet, at: '1,0' }],
        threatSheet: {
          superVillain: { sheet },
          endOfTurn: [{ id: 'strike', text, do: [{ attack: { who: { of: 'VILLAIN' } } }] }],
        },
      }),
    );
    expect(defense(planned)).toBe(5);
    const revealed = planned
      .when(0, { type: 'declareReady' })
      .when(1, { type: 'planCards', heroId: other, plays: [{ cardId: `${other}-1`, side: 'RIGHT' }] })
      .chancing({ picks: ['A'] })
      .when(1, { type: 'declareReady' });
    expect([revealed.step, defense(revealed)]).toEqual(['activation.hero', 7]);
    const waits = revealed.when(0, { type: 'endActivation' }).when(1, { type: 'endActivation' });
    const struck = waits.chancing({ combat: ['0'] }).whenJobRuns();
    expect(struck.happened('attackResolved')).toMatchObject([{ targetId: hero, defense: 7 }]);
    expect([struck.step, defense(struck)]).toEqual(['strategy', 5]);
  });

  it('CLASH-063 the powers of a hero who leaves play stop at once, what they have begun included', () => {
    const [ally, helper] = [madeHero({ defense: 5 }), madeHero({ health: 2 })];
    const self = { of: 'SELF' } as const;
    const aura: Power = {
      trigger: 'ACTION',
      modifiers: [{ who: { of: 'ALLIES' }, characteristic: 'DEFENSE', by: 1 }],
      do: [{ damage: { who: self, points: 1 } }, { damage: { who: { of: 'ENEMIES' }, points: 1 } }],
    };
    const card = madeCard(helper, { power: aura });
    const setup = (damage: number): GameSetup => ({
      at: 'activation',
      active: helper,
      heroes: [
        { id: ally, seat: 0, at: '0,0' },
        { id: helper, seat: 0, teamUp: true, at: '0,1', damage, inPlay: [{ cardId: card, side: 'LEFT' }] },
        { seat: 1, at: '4,4' },
      ],
    });
    const stays = given(aGame(setup(0))).when(0, { type: 'usePower', powerId: card });
    expect([stays.happened('damageDealt').length, worth(stays.state, ally, 'DEFENSE')]).toEqual([2, 6]);
    const start = given(aGame(setup(1)));
    expect(worth(start.state, ally, 'DEFENSE')).toBe(6);
    const gone = start.when(0, { type: 'usePower', powerId: card });
    expect(gone.happened('damageDealt').map(({ figureId }) => figureId)).toEqual([helper]);
    expect(gone.happened('figureOut')).toMatchObject([{ figureId: helper }]);
    expect(worth(gone.state, ally, 'DEFENSE')).toBe(5);
  });

  it('CLASH-171 a wound card handicaps while it is in play, and in hand does nothing', () => {
    const hero = madeHero({ speed: 2, attack: 3 });
    const wound = madeWound('wound:7', { side: 'RIGHT', technique: { speed: -1, attack: -1 } });
    const values = (where: object): number[] => {
      const { state } = given(aGame({ at: 'activation', heroes: [{ id: hero, at: '0,0', ...where }, {}] }));
      return [worth(state, hero, 'SPEED'), worth(state, hero, 'ATTACK')];
    };
    expect(values({ hand: [`${hero}-1`, wound] })).toEqual([2, 3]);
    expect(values({ inPlay: [{ cardId: wound, side: 'RIGHT' }] })).toEqual([1, 2]);
  });

  it('CLASH-EX47 CLASH-196 villains who come later have the defense tokens of the game too', () => {
    const sheet = 'no-dalie';
    const scene = given(
      aGame({
        at: 'villain',
        options: { mode: 'SOLO', difficulty: 'NORMAL' },
        heroes: [{ at: '0,0' }],
        villains: [{ sheet: 'x-tina', at: '2,2' }],
        threatSheet: {
          superVillain: { sheet: 'x-tina' },
          endOfTurn: [{ id: 'more', text, do: [{ spawn: { sheet, count: 1, at: { space: '4,4' } } }] }],
        },
      }),
    ).whenJobRuns();
    expect(scene.figure(`${sheet}-1`).spaceId).toBe('4,4');
    expect(worth(scene.state, `${sheet}-1`, 'DEFENSE')).toBe(7);
  });
});
