import { sameAgain, seedOf, sizeOf, tier } from '#kernel/testing';
import { isRefusal } from '#kernel';
import { leagueCommandSchemas } from './commands.js';
import { leagueEventSchemas } from './events.js';
import { historyOf } from '../testing/random-seasons/history.js';
import * as laws from '../testing/random-seasons/laws.js';
import { seasonKinds } from '../testing/random-seasons/plans.js';

const HISTORIES = sizeOf('RANDOM_SEASONS', { here: 28, change: 28, full: 1_300 });
const kinds = Object.keys(seasonKinds);

describe('seasons at random, by every command and in every format', () => {
  const seed = seedOf('random seasons');
  const histories = Array.from({ length: HISTORIES }, (_, place) =>
    historyOf(`${seed} ${place}`, kinds[place % kinds.length] ?? ''),
  );
  const faultsBy = (law: laws.Law): readonly string[] =>
    histories.flatMap((history) => law(history).map((fault) => `${history.title}, ${fault}`));
  const again = sameAgain('libs/leagues/src/league/random-seasons', 'RANDOM_SEASONS');

  it.each([
    ['fold again, and are decided again, to the same state', laws.foldsAgain],
    ['answer every command with events, or with a refusal in words', laws.refusesInWords],
    ['keep each result until a decision names its game', laws.keepsResults],
    ['change points and tie-breaks only by the rule that says so', laws.keepsTables],
    ['have the table that their events alone tell', laws.tellsItsTable],
    ['send on the team that the boards of a drawn match tell', laws.decidesDrawnMatches],
    ['promise the deals that games of a round share', laws.promisesDeals],
    ['can always be brought to an end by an operator', laws.canBeEnded],
    ['give each player the vacation of the plan, and no more', laws.countsVacations],
    ['tell no deck and no seed before its time', laws.keepsSecrets],
  ] as const)('%s', (_title, law) => {
    const faults = faultsBy(law);
    expect({ again, faults: faults.slice(0, 12) }).toEqual({ again, faults: [] });
  });

  it('are given every command, and at full size meet every event', () => {
    const steps = histories.flatMap((history) => history.steps);
    expect(new Set(steps.map(({ command }) => command.type))).toEqual(new Set(Object.keys(leagueCommandSchemas)));
    if (tier !== 'full') return;
    const types = steps.flatMap(({ decision }) => (isRefusal(decision) ? [] : decision.events.map(({ type }) => type)));
    expect(new Set(types)).toEqual(new Set(Object.keys(leagueEventSchemas)));
  });
});
