import { actionsSpent } from '#skirmish-presentation/testing';
import { captainsGame } from '../testing/index.js';

/** At most so large a part of a bot's actions changes nothing. */
const MOST_IDLE = 0.02;

describe('The captain of Clash', () => {
  it('CLASH-214 spends no action on what the rules would pass over', () => {
    const scenarios = ['rooftop-rumble', 'key-to-the-city', 'silent-hour', 'five-shadows', 'doll-parade'];
    const played = scenarios.map((scenarioId) =>
      actionsSpent(captainsGame({ scenarioId }, `idle ${scenarioId}`).commits),
    );
    const total = (of: 'spent' | 'idle'): number => played.reduce((sum, game) => sum + game[of], 0);
    expect(total('spent')).toBeGreaterThan(80);
    expect(total('idle') / total('spent')).toBeLessThanOrEqual(MOST_IDLE);
  });
});
