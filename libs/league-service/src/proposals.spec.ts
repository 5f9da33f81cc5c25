import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { build } from '#platform/testing';

/** A Swiss season of 301 in the first round, whose proposal is asked for three times while the process counts its turns. */
const program = `
  import { Proposals } from './dist/libs/league-service/src/proposals.js';
  import * as leagues from './dist/libs/leagues/src/index.js';
  let league = leagues.newLeague;
  const give = (command) => {
    const decision = leagues.decideLeague(league, command, { by: 'op', isSystem: true, at: 1, gameIdOf: String });
    for (const event of decision.events) league = leagues.evolveLeague(league, event);
  };
  give({ type: 'openLeague', name: 'L', operators: [] });
  const plan = leagues.planSchema.parse({ ruleset: 'lantern', tieBreaks: [], format: { kind: 'SWISS', rounds: 9 } });
  give({ type: 'openSeason', name: 'S', plan });
  for (let number = 1; number <= 301; number += 1) give({ type: 'enter', season: 1, player: 'p' + number, members: ['p' + number] });
  const [season] = league.seasons;
  const proposals = new Proposals();
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 5);
  const [one, other] = await Promise.all([proposals.of(season), proposals.of(season)]);
  clearInterval(counting);
  const { pairings, byes } = one;
  const isSame = JSON.stringify(one) === JSON.stringify(leagues.proposalFor(season));
  console.log(JSON.stringify({ pairings: pairings.length, byes: byes.length, isOnce: one === other, isSame, isFree: turns > 5 }));
`;

describe('the proposal of a round of hundreds', () => {
  it('is made once, beside the thread that answers requests, and is the same', async () => {
    await build();
    const words = ['--input-type=module', '--eval', program];
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ pairings: 150, byes: 1, isOnce: true, isSame: true, isFree: true });
  });
});
