import { LocalGame, Random } from '#kernel';
import { actionsSpent } from '#skirmish-presentation/testing';
import { skarov } from '../skarov.js';
import { overlord } from './overlord.js';
import { patrol } from './patrol.js';

/** At most so large a part of a bot's actions changes nothing. */
const MOST_IDLE = 0.02;

describe('The bots of Skarov', () => {
  // The Shark Pool and the Greenhouse lie in this base: both have tests that do nothing where no figure is concerned.
  it.each(['idle-0', 'idle-1'])('SKAROV-SPEC-08 spend no action on what the rules would pass over: game %s', (seed) => {
    const options = { heroes: 3, scenarioId: 'whole-programme', turnLimit: 10 };
    const local = LocalGame.start(skarov, { seed, options });
    local.playOut(
      local.state.seats.map(({ side }) => (side === 'HEROES' ? patrol : overlord)),
      Random.from(`bots ${seed}`),
    );
    const { spent, idle } = actionsSpent(local.commits);
    expect(spent).toBeGreaterThan(100);
    expect(idle / spent).toBeLessThanOrEqual(MOST_IDLE);
  });
});
