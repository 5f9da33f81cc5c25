import { Random } from '#kernel';
import type { Effect, Power } from '#clash/queries';
import { aGame, given, type HeroSetup, madeCard, madeHero, type Scene } from '#clash/testing';
import { captain } from './captain.js';

const answer = (scene: Scene, seat = 0): ReturnType<typeof captain> =>
  captain(scene.sight(seat, Random.from('captain')));

/** A hero of seat 0 beside one of seat 1, in the activation of the first. */
function duel(attacker: HeroSetup, target: HeroSetup, actions = 3): Scene {
  return given(
    aGame({
      heroes: [
        { at: '2,2', ...attacker },
        { at: '3,2', ...target },
      ],
      at: 'activation',
      actions,
    }),
  );
}

const attack = (scene: Scene, combat: readonly string[]): Scene => {
  const [figureId, targetId] = scene.state.heroes.map(({ heroId }) => heroId);
  const command = { type: 'attack', figureId: figureId ?? '', targetId: targetId ?? '', mode: 'MELEE' } as const;
  return scene.chancing({ combat }).when(0, command);
};

const reroll: Power = {
  trigger: 'REACTION',
  reaction: { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', figures: { of: 'SELF' } },
  do: [{ changeRoll: { reroll: 1 } }],
};

const laid = (hero: string, power: Power): HeroSetup => ({
  id: hero,
  inPlay: [{ cardId: madeCard(hero, { power }), side: 'LEFT' }],
});

describe('The captain answers windows', () => {
  it('CLASH-150 pushes the figure that it goes on attacking to where it still reaches it', () => {
    const hit = attack(duel({ id: madeHero({ attack: 5 }) }, {}), ['1', '1', '1', '1', '1']);
    expect(hit.step).toBe('window.push');
    const after = hit.when(0, answer(hit));
    const [x = 0, y = 0] = (after.figure(after.state.heroes[1]?.heroId ?? '').spaceId ?? '').split(',').map(Number);
    expect(Math.max(Math.abs(x - 2), Math.abs(y - 2))).toBe(1);
  });

  it('CLASH-267 rolls the worst die of a miss again, and leaves a hit alone', () => {
    const hero = madeHero({ attack: 3 });
    const missed = attack(duel(laid(hero, reroll), { id: madeHero({ defense: 3 }) }), ['1', '0', '1']);
    expect(answer(missed)).toMatchObject({ type: 'react' });
    const asked = missed.when(0, answer(missed));
    expect(answer(asked)).toEqual({ type: 'choose', optionId: '1' });
    const hit = attack(duel(laid(hero, reroll), { id: madeHero({ defense: 3 }) }), ['1', '1', '1']);
    expect(answer(hit)).toEqual({ type: 'declineReaction' });
  });

  it('CLASH-211 makes itself harder to hit', () => {
    const guard: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'SELF' } },
      do: [{ changeRoll: { defense: 2 } }],
    };
    const target = madeHero();
    expect(answer(attack(duel({}, laid(target, guard)), []), 1)).toMatchObject({ type: 'react' });
  });

  it('CLASH-214 chooses the foe that suffers most, and the friend who needs it most', () => {
    const chosen = (who: 'ENEMIES' | 'HEROES', effect: Effect): { scene: Scene; friend: string; easy: string } => {
      const hero = madeHero();
      const [friend, tough, easy] = [madeHero(), madeHero({ defense: 9 }), madeHero({ defense: 2 })];
      const among = who === 'ENEMIES' ? { of: who } : { of: who, side: 'OWN' as const };
      const power: Power = { trigger: 'ACTION', do: [{ chooseFigure: { among, do: [effect] } }] };
      const card = madeCard(hero, { power });
      const heroes = [
        { id: hero, at: '2,2', damage: 1, inPlay: [{ cardId: card, side: 'LEFT' as const }] },
        { id: friend, at: '2,1', damage: 2 },
        { id: tough, at: '3,2' },
        { id: easy, at: '3,3' },
      ];
      const scene = given(aGame({ seats: ['A', 'A', 'B', 'B'], heroes, at: 'activation' }));
      return { scene: scene.when(0, { type: 'usePower', powerId: card }), friend, easy };
    };
    const strike = chosen('ENEMIES', { attack: { who: { of: 'SELF' }, target: { of: 'CHOSEN' } } });
    expect(answer(strike.scene)).toEqual({ type: 'choose', optionId: strike.easy });
    const heal = chosen('HEROES', { heal: { who: { of: 'CHOSEN' }, points: 2 } });
    expect(answer(heal.scene)).toEqual({ type: 'choose', optionId: heal.friend });
  });
});
