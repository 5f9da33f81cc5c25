import { Random } from '#kernel';
import { type Command, eventCard, eventCardIds } from '#skarov/queries';
import { aGame, type GameSetup, given, type Scene } from '#skarov/testing';
import { overlord } from '../overlord.js';

const answer = (scene: Scene): Command => overlord(scene.sight(scene.overlord, Random.from('overlord')));
const card = (name: string): string => eventCardIds.find((id) => eventCard(id).id === name) ?? '';
const hits = { combat: ['1', '1', '1', '1'] };

const activated = (sheetId: string, setup: GameSetup): Scene => {
  const scene = given(aGame({ at: 'choice', ...setup }));
  return scene.when(scene.overlord, { type: 'activateSheet', sheetId });
};

/** An event of the hand is played; the question that it asks is open. */
const playing = (name: string, setup: GameSetup): Scene => {
  const scene = activated('chi', {
    villains: [{ sheet: 'chi', at: '7,4' }],
    ...setup,
    overlord: { hand: [card(name)] },
  });
  return scene.when(scene.overlord, { type: 'playEvent', cardId: card(name) });
};

describe('The overlord answers windows', () => {
  it('SKAROV-ATK-10 pushes a hero off the missile that it wants, and none onto one', () => {
    const struck = (at: string, from: string): Scene => {
      const heroes = [{ at, id: 'sgt-freedom' }];
      const villains = [{ sheet: 'tonnage', at: from }];
      const scene = activated('tonnage', { heroes, villains }).chancing(hits);
      return scene.when(scene.overlord, {
        type: 'attack',
        figureId: 'tonnage-1',
        targetId: 'sgt-freedom',
        mode: 'MELEE',
      });
    };
    const onMissile = struck('6,1', '7,1');
    expect(onMissile.step).toBe('window.push');
    expect(answer(onMissile)).toMatchObject({ type: 'pushBack' });
    const besideThem = struck('7,1', '7,0');
    expect(besideThem.step).toBe('window.push');
    expect(answer(besideThem)).not.toMatchObject({ spaceId: expect.stringMatching(/^[68],1$/) as string });
  });

  it('SKAROV-SPEC-06 strikes back with Chi', () => {
    const heroes = [{ at: '7,2', id: 'sgt-freedom' }];
    const scene = given(aGame({ at: 'activation', heroes, villains: [{ sheet: 'chi', at: '7,1' }] }))
      .chancing({ combat: ['0', '0', '0'] })
      .when(0, { type: 'attack', figureId: 'sgt-freedom', targetId: 'chi-1', mode: 'MELEE' });
    expect(scene.asked).toEqual([scene.overlord]);
    expect(answer(scene)).toEqual({ type: 'react', powerId: 'chi-open-palm' });
  });

  it('SKAROV-GEN-09 chooses the hero whom it hurts most', () => {
    const heroes = [
      { id: 'sgt-freedom', at: '0,3', damage: 1 },
      { id: 'super-nova', at: '1,3', damage: 3, hand: ['super-nova-1', 'wound:1', 'wound:2'] },
    ];
    expect(answer(playing('poisoned-dart', { heroes }))).toEqual({ type: 'choose', optionId: 'super-nova' });
    const other = heroes
      .map((hero, at) => ({ ...heroes[1 - at], id: hero.id, at: hero.at }))
      .map((hero, at) =>
        at === 0 ? { ...hero, hand: ['sgt-freedom-1', 'wound:1', 'wound:2'] } : { ...hero, hand: ['super-nova-1'] },
      );
    expect(answer(playing('poisoned-dart', { heroes: other }))).toEqual({ type: 'choose', optionId: 'sgt-freedom' });
  });

  it('SKAROV-TILE-06 lets minions arrive where heroes are near', () => {
    const arrival = (at: string): Command => {
      const asked = playing('assembly-line', { heroes: [{ at }] });
      return answer(asked.when(asked.overlord, { type: 'choose', optionId: '0' }));
    };
    expect(arrival('2,3')).toEqual({ type: 'choose', optionId: '4,0' });
    expect(arrival('8,3')).toEqual({ type: 'choose', optionId: '9,4' });
  });
});
