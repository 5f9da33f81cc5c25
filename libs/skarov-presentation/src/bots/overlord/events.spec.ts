import { Random } from '#kernel';
import { type Command, eventCard, eventCardIds } from '#skarov/queries';
import { aGame, type GameSetup, given, type Scene } from '#skarov/testing';
import { overlord } from '../overlord.js';

const answer = (scene: Scene): Command => overlord(scene.sight(scene.overlord, Random.from('overlord')));
const card = (name: string): string => eventCardIds.find((id) => eventCard(id).id === name) ?? '';

/** All heroes are ready: the overlord has the last word. */
const lastWord = (hand: readonly string[], setup: GameSetup): Scene =>
  given(
    aGame({
      heroes: [{ at: '7,2', plan: [{ cardId: 'sgt-freedom-1', side: 'RIGHT' }] }],
      overlord: { hand: [...hand] },
      ...setup,
    }),
  ).when(0, { type: 'declareReady' });

const activated = (sheetId: string, setup: GameSetup): Scene => {
  const scene = given(aGame({ at: 'choice', ...setup }));
  return scene.when(scene.overlord, { type: 'activateSheet', sheetId });
};

describe('The overlord sets events', () => {
  it('SKAROV-EVT-02 beside the sheet that will strike, not beside one that is far away', () => {
    const beside = (tonnage: string, ki: string): Command => {
      const villains = [
        { sheet: 'tonnage', at: tonnage },
        { sheet: 'ki', at: ki },
      ];
      return answer(lastWord([card('assembly-line')], { villains }));
    };
    expect(beside('7,1', '12,4')).toMatchObject({ type: 'setEvent', sheetId: 'tonnage' });
    expect(beside('12,4', '7,1')).toMatchObject({ type: 'setEvent', sheetId: 'ki' });
  });

  it('SKAROV-STRAT-10 takes the technique that brings more, and announces once the rest would be wasted', () => {
    const hand = [card('white-noise'), card('wrist-lasers')];
    const villains = [{ sheet: 'tonnage', at: '7,1' }];
    const scene = lastWord(hand, { villains });
    expect(answer(scene)).toEqual({ type: 'setEvent', cardId: card('wrist-lasers'), sheetId: 'tonnage' });
    const set = scene.when(scene.overlord, answer(scene));
    expect(answer(set)).toEqual({ type: 'announceActivation' });
  });

  it('SKAROV-STRAT-05 sets nothing where no villain can strike', () => {
    const scene = lastWord([card('assembly-line')], { villains: [] });
    expect(answer(scene)).toEqual({ type: 'announceActivation' });
  });
});

describe('The overlord plays events', () => {
  const beside = { heroes: [{ at: '7,2' }], villains: [{ sheet: 'tonnage', at: '7,1' }] };

  it('SKAROV-EVT-08 changes the dice of a sheet before it strikes, and not of one that reaches no hero', () => {
    const overlord = { hand: [card('photonic-ray')] };
    expect(answer(activated('tonnage', { ...beside, overlord }))).toMatchObject({ type: 'playEvent' });
    const far = { heroes: [{ at: '0,4' }], villains: [{ sheet: 'tonnage', at: '12,4' }] };
    expect(answer(activated('tonnage', { ...far, overlord }))).not.toMatchObject({ type: 'playEvent' });
  });

  it('SKAROV-EVT-05 plays the event that is worth most, and only that one', () => {
    const hand = [card('closing-ranks'), card('poisoned-dart')];
    const hurt = [{ at: '7,2', damage: 2 }, { at: '0,3' }];
    const scene = activated('tonnage', { ...beside, heroes: hurt, overlord: { hand } });
    expect(answer(scene)).toEqual({ type: 'playEvent', cardId: card('poisoned-dart') });
    const after = scene.when(scene.overlord, answer(scene));
    expect(answer(after)).not.toMatchObject({ type: 'playEvent' });
  });
});
