import { Random } from '#kernel';
import { isWoundCard } from '#skarov/queries';
import { aGame, type GameSetup, given, type HeroSetup, type Scene } from '#skarov/testing';
import { patrol } from '../patrol.js';

const answer = (scene: Scene, seat = 0): ReturnType<typeof patrol> => patrol(scene.sight(seat, Random.from('patrol')));

/** The cards that the patrol lays on the hero of seat 0, each with its side. */
function laid(hero: HeroSetup, setup: GameSetup = {}): string[] {
  const command = answer(given(aGame({ heroes: [hero, {}], ...setup })));
  return command.type === 'planCards' ? command.plays.map(({ cardId, side }) => `${cardId} ${side}`) : [];
}

const adam = 'adam-spell';
const plan = (cardId: string): Pick<HeroSetup, 'plan'> => ({ plan: [{ cardId, side: 'RIGHT' }] });

describe('The patrol plans', () => {
  it('SKAROV-TECH-02 lays mind where there is a missile to disarm', () => {
    const hand = ['adam-spell-borrowed-luck', 'adam-spell-open-sesame', 'adam-spell-wild-magic'];
    expect(laid({ id: adam, hand, at: '6,1' }).join()).toContain('adam-spell-open-sesame');
  });

  it('SKAROV-TECH-03 lays attack where there is a target', () => {
    const hand = ['super-nova-burn-bright', 'super-nova-bright-idea', 'super-nova-burnout'];
    const villains = [
      { sheet: 'ki', at: '3,2' },
      { sheet: 'no', at: '1,2' },
    ];
    expect(laid({ id: 'super-nova', hand, at: '2,2' }, { villains })).toContain('super-nova-burn-bright RIGHT');
  });

  it('SKAROV-WEAK-03 plays the weakness card when there is much to heal, and keeps it otherwise', () => {
    const hand = ['adam-spell-hex', 'adam-spell-misdirection', 'adam-spell-wild-magic'];
    const healed = (damage: number): boolean =>
      laid({ id: adam, hand, damage, at: '0,3' }).includes('adam-spell-wild-magic LEFT');
    expect([healed(4), healed(0)]).toEqual([true, false]);
  });

  it('SKAROV-WND-06 sheds a wound card when one more would put the hero out, and keeps it otherwise', () => {
    const sheds = (damage: number, ...wounds: string[]): boolean => {
      const hand = ['adam-spell-hex', 'adam-spell-misdirection', 'adam-spell-open-sesame', ...wounds];
      return laid({ id: adam, hand, damage, at: '0,3' }).some((play) => isWoundCard(play));
    };
    expect([sheds(4, 'wound:1', 'wound:2'), sheds(0, 'wound:1')]).toEqual([true, false]);
  });

  it('SKAROV-STRAT-03 SKAROV-STRAT-04 puts the hero that can do most first, once; the proposal of another seat stands', () => {
    const near = { id: adam, at: '6,1', ...plan('adam-spell-open-sesame') };
    const far = { id: 'sgt-freedom', at: '0,3', ...plan('sgt-freedom-shield-wall') };
    const scene = given(aGame({ heroes: [far, near] }));
    const ordered = scene.when(0, answer(scene));
    expect(ordered.view(0).sideSecrets?.heroes?.deck).toEqual([adam, 'sgt-freedom']);
    expect(answer(ordered)).toEqual({ type: 'declareReady' });
    expect(answer(ordered, 1)).toEqual({ type: 'declareReady' });
    const other = ordered.when(1, { type: 'proposeOrder', heroIds: ['sgt-freedom', adam] });
    expect(answer(other)).toEqual({ type: 'declareReady' });
  });

  it('SKAROV-STRAT-11 is ready, and proposes no order, as long as another hero has no plan', () => {
    const scene = given(
      aGame({
        heroes: [
          { id: 'sgt-freedom', ...plan('sgt-freedom-shield-wall') },
          { id: adam, at: '6,1' },
        ],
      }),
    );
    expect(answer(scene)).toEqual({ type: 'declareReady' });
  });
});
