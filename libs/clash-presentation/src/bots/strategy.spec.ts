import { Random } from '#kernel';
import { aGame, aTestCard, given, madeCard, madeHero, madeToken, type Scene } from '#clash/testing';
import { captain } from './captain.js';

const answer = (scene: Scene, seat = 0): ReturnType<typeof captain> =>
  captain(scene.sight(seat, Random.from('captain')));

/** The cards that the captain lays on the hero of seat 0. */
function laid(scene: Scene): string[] {
  const command = answer(scene);
  return command.type === 'planCards' ? command.plays.map(({ cardId }) => cardId) : [];
}

const isWound = (id: string): boolean => id.startsWith('wound:');

describe('The captain plans cards', () => {
  it('lays an attack technique when a foe is near', () => {
    const hero = madeHero();
    const [hard, clever] = [madeCard(hero, { technique: { attack: 3 } }), madeCard(hero, { technique: { mind: 3 } })];
    const heroes = [{ id: hero, hand: [hard, clever, `${hero}-w`], at: '2,2' }, { at: '3,2' }];
    expect(laid(given(aGame({ heroes })))).toContain(hard);
  });

  it('lays a mind technique where there is a mind test and no target to attack', () => {
    const hero = madeHero({ attack: 0, mind: 2 });
    const [hard, clever] = [madeCard(hero, { technique: { defense: -1 } }), madeCard(hero, { technique: { mind: 3 } })];
    const kind = madeToken();
    const scene = given(
      aGame({
        heroes: [{ id: hero, hand: [hard, clever, `${hero}-w`], at: '0,0' }, { at: '4,4' }],
        tokens: [{ id: 'piece', kindId: kind, spaceId: '0,0' }],
        plan: { tests: [aTestCard(kind, [{ characteristic: 'MIND', difficulty: 6 }])] },
      }),
    );
    expect(laid(scene)).toContain(clever);
    expect(laid(scene)).not.toContain(hard);
  });

  it('CLASH-066 plays the weakness card when there is much to heal', () => {
    const hero = madeHero({ health: 4 });
    const hand = [madeCard(hero, { technique: { attack: 1 } }), `${hero}-1`, `${hero}-w`];
    const scene = given(aGame({ heroes: [{ id: hero, hand, damage: 4, at: '0,0' }, { at: '4,4' }] }));
    expect(laid(scene)).toContain(`${hero}-w`);
  });

  it('CLASH-172 sheds a wound card when one more would put the hero out, and keeps it otherwise', () => {
    const laidWith = (damage: number, ...wounds: string[]): string[] => {
      const hero = madeHero({ health: 3 });
      const hand = [madeCard(hero), madeCard(hero, { technique: { attack: 2 } }), madeCard(hero), ...wounds];
      return laid(given(aGame({ heroes: [{ id: hero, hand, damage, at: '2,2' }, { at: '3,2' }] })));
    };
    expect(laidWith(3, 'wound:1', 'wound:2').some(isWound)).toBe(true);
    expect(laidWith(0, 'wound:1').some(isWound)).toBe(false);
  });

  it('is ready when all heroes have a plan', () => {
    const hero = madeHero();
    const plan = [{ cardId: `${hero}-1`, side: 'RIGHT' as const }];
    expect(answer(given(aGame({ heroes: [{ id: hero, plan }, {}] })))).toEqual({ type: 'declareReady' });
  });

  it('CLASH-240 puts the hero that can do most first, with one proposal a turn', () => {
    const [near, far] = [madeHero({ attack: 5 }), madeHero({ attack: 0 })];
    const plan = (id: string): { plan: { cardId: string; side: 'RIGHT' }[] } => ({
      plan: [{ cardId: `${id}-1`, side: 'RIGHT' }],
    });
    const scene = given(
      aGame({
        seats: ['A', 'B'],
        heroes: [
          { id: far, seat: 0, at: '0,0', ...plan(far) },
          { id: near, seat: 0, at: '3,3', teamUp: true, tokens: ['ATTACK', 'SPEED'], ...plan(near) },
          { seat: 1, at: '4,4' },
        ],
        decks: { A: [far, near] },
      }),
    );
    const ordered = scene.when(0, answer(scene));
    expect(ordered.view(0).own?.deck).toEqual([near, far]);
    expect(answer(ordered)).toEqual({ type: 'declareReady' });
  });
});
