import { Random } from '#kernel';
import { scenarioById } from '#clash/queries';
import { aGame, aTestCard, given, madeCard, madeHero, madeObject, madeToken, type Scene } from '#clash/testing';
import { captain } from './captain.js';

const answer = (scene: Scene, seat = 0): ReturnType<typeof captain> =>
  captain(scene.sight(seat, Random.from('captain')));

describe('The captain acts', () => {
  it('attacks the foe that it hits more easily', () => {
    const [easy, tough] = [madeHero({ defense: 3 }), madeHero({ defense: 8 })];
    const scene = given(
      aGame({
        seats: ['A', 'B', 'B'],
        heroes: [{ at: '2,2' }, { id: tough, at: '3,2' }, { id: easy, at: '2,3' }],
        at: 'activation',
      }),
    );
    expect(answer(scene)).toMatchObject({ type: 'attack', targetId: easy });
  });

  it('goes to a foe who is out of reach, then attacks it', () => {
    const scene = given(aGame({ heroes: [{ at: '0,0' }, { at: '4,4' }], at: 'activation' }));
    const moved = scene.when(0, answer(scene));
    expect(moved.happened('figureMoved')).toHaveLength(1);
    expect(answer(moved)).toMatchObject({ type: 'attack' });
  });

  it('takes the test that it stands on, by what it is better at', () => {
    const hero = madeHero({ attack: 1, mind: 5 });
    const kind = madeToken();
    const test = aTestCard(kind, [
      { characteristic: 'MIND', difficulty: 5 },
      { characteristic: 'ATTACK', difficulty: 5 },
    ]);
    const scene = given(
      aGame({
        heroes: [{ id: hero, at: '0,0' }, { at: '4,4' }],
        tokens: [{ id: 'piece', kindId: kind, spaceId: '0,0' }],
        plan: { tests: [test] },
        at: 'activation',
      }),
    );
    expect(answer(scene)).toEqual({ type: 'attemptTest', testId: 'made-test@piece', characteristic: 'MIND' });
  });

  it('CLASH-083 uses what the scenery offers where it finds a target, and leaves it where none is near', () => {
    const at = (foe: string): ReturnType<typeof captain> =>
      answer(
        given(
          aGame({
            heroes: [{ id: madeHero({ attack: 0, mind: 12 }), at: '4,4' }, { at: foe }],
            scenario: { tiles: [{ face: '6b', column: 0, row: 0, turns: 0 }] },
            at: 'activation',
          }),
        ),
      );
    expect(at('2,3')).toMatchObject({ type: 'attemptTest', testId: 'open-the-pump' });
    expect(at('0,0')).not.toMatchObject({ type: 'attemptTest' });
  });

  it('heals at an object when it has been hurt, and not before', () => {
    const hero = madeHero({ attack: 0, mind: 6, health: 4 });
    const stand = madeObject({ classic: { difficulty: 2, effects: [{ heal: { who: { of: 'SELF' }, points: 3 } }] } });
    const hurtBy = (damage: number): ReturnType<typeof captain> =>
      answer(
        given(
          aGame({
            heroes: [{ id: hero, at: '0,0', damage }, { at: '4,4' }],
            objects: [{ id: 'stand', kindId: stand, spaceId: '0,0', turns: 0 }],
            at: 'activation',
          }),
        ),
      );
    expect(hurtBy(4)).toMatchObject({ type: 'useObject', use: 'CLASSIC' });
    expect(hurtBy(0)).not.toMatchObject({ type: 'useObject' });
  });

  it('CLASH-102 throws an object that hits harder than a blow', () => {
    const car = madeObject({
      aggressive: { difficulty: 1, attack: 'RANGED', combat: 0, power: 3, damage: 2 },
    });
    const scene = given(
      aGame({
        heroes: [{ at: '1,1' }, { at: '2,2' }],
        objects: [{ id: 'car', kindId: car, spaceId: '1,0', turns: 0 }],
        at: 'activation',
      }),
    );
    expect(answer(scene)).toMatchObject({ type: 'useObject', use: 'AGGRESSIVE' });
  });

  it('CLASH-060 uses an attack power that beats a plain attack', () => {
    const hero = madeHero();
    const card = madeCard(hero, {
      power: {
        trigger: 'UNIQUE_ACTION',
        do: [
          {
            chooseFigure: {
              among: { of: 'ENEMIES', adjacentTo: { of: 'SELF' } },
              do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CHOSEN' }, power: 4, damage: 2 } }],
            },
          },
        ],
      },
    });
    const inPlay = [{ cardId: card, side: 'LEFT' as const }];
    const scene = given(aGame({ heroes: [{ id: hero, at: '2,2', inPlay }, { at: '3,2' }], at: 'activation' }));
    expect(answer(scene)).toEqual({ type: 'usePower', powerId: card });
  });

  it('CLASH-260 lets a sidekick bite a figure beside it', () => {
    const hero = madeHero({ attack: 0 });
    const scene = given(
      aGame({
        options: { mode: 'SOLO' },
        heroes: [{ id: hero, at: '0,0' }],
        sidekicks: [{ sheet: 'tin-beagle', at: '3,4', owner: hero }],
        villains: [{ sheet: 'no-dalie', at: '4,4' }],
        at: 'activation',
      }),
    );
    expect(answer(scene)).toMatchObject({ type: 'attack', figureId: 'tin-beagle' });
  });

  it('keeps away from a villain whom it cannot hurt', () => {
    const hero = madeHero({ attack: 0, defense: 2 });
    const scene = given(
      aGame({
        heroes: [{ id: hero, at: '0,0' }, { at: '0,4' }],
        villains: [{ sheet: 'x-tina', at: '4,4' }],
        at: 'activation',
      }),
    );
    const command = answer(scene);
    expect(command.type === 'move' && ['4,3', '3,4', '3,3'].includes(command.spaceId)).toBe(false);
  });

  it('CLASH-089 breaks the machine that feeds the track of the villain', () => {
    const scene = given(
      aGame({
        options: { mode: 'SOLO' },
        heroes: [{ id: 'clockwise', at: '8,1' }],
        villains: [{ sheet: 'x-tina', at: '0,4' }],
        tokens: [
          { id: 'sonic-machine-1', kindId: 'sonic-machine', spaceId: '8,1' },
          { id: 'sonic-machine-2', kindId: 'sonic-machine', spaceId: '1,7' },
        ],
        scenario: scenarioById('silent-hour'),
        state: { track: 6 },
        at: 'activation',
      }),
    );
    expect(answer(scene)).toMatchObject({ type: 'attemptTest', testId: 'machine-1' });
  });

  it('CLASH-122 ends the activation when nothing can be won any more', () => {
    const hero = madeHero({ attack: 0 });
    const inPlay = [{ cardId: madeCard(hero, { power: rooted }), side: 'LEFT' as const }];
    const scene = given(aGame({ heroes: [{ id: hero, at: '0,0', inPlay }, { at: '4,4' }], at: 'activation' }));
    expect(answer(scene)).toEqual({ type: 'endActivation' });
  });
});

const rooted = {
  trigger: 'PERMANENT' as const,
  grants: [{ who: { of: 'SELF' as const }, ability: 'CANNOT_MOVE' as const }],
};
