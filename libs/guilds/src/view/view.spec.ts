import { atSeat, auditor, spectator, type Viewer } from '#kernel';
import { forget } from '../table/knowledge.js';
import { aGame, aQuest, given } from '../testing/index.js';
import { view } from './view.js';

describe('What a viewer is shown of the quests', () => {
  const [top, exchanged] = [aQuest(), aQuest()];

  it('GUILD-101 GUILD-187 one that has been face up stays known; its place is shown to those who know it', () => {
    const { state } = given(
      aGame({ guilds: [{}, {}], questDeck: [top, exchanged], onQuests: { [exchanged]: { rubies: 2 } } }),
    ).with((game) => {
      // The second seat has reordered the deck.
      forget(game, exchanged, [1]);
    });
    const placeFor = (viewer: Viewer): number | undefined => {
      const shown = view(state, viewer).quests.find(({ questId }) => questId === exchanged);
      expect(shown?.rubies).toBe(2);
      return shown?.place;
    };
    expect([atSeat(0), atSeat(1), spectator, auditor].map(placeFor)).toEqual([undefined, 2, undefined, 2]);
  });
});
