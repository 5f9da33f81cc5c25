import { isRefusal, Random } from '#kernel';
import { World } from '../testing/random-seasons/world.js';
import { checkLeagueCommit } from './check-league.js';

/** A season that needs decks, of individuals that have submitted theirs. */
function worldWith(...players: readonly string[]): World {
  const world = new World(Random.from('decks'), 'decks');
  const give = (by: string, command: Parameters<World['give']>[0]['command']): void => {
    const decision = world.give({ by, command });
    if (isRefusal(decision)) throw new Error(decision.code);
  };
  const plan = { ruleset: 'lantern', format: { kind: 'ROUND_ROBIN' }, decks: { shown: 'JUDGES' } } as const;
  give('host', { type: 'openLeague', name: 'League' });
  give('host', { type: 'openSeason', name: 'Season', plan, consent: true });
  for (const player of players) {
    give(player, { type: 'enter', season: 1, player, members: [player] });
    give(player, { type: 'submitDeck', season: 1, player, commitment: world.newDeck() });
  }
  return world;
}

/** The server pairs the first round, and the rules of the game refuse the deck of an account. */
function pairedWithout(world: World, account: string) {
  const refused = world.season?.decks?.find((deck) => deck.account === account)?.commitment ?? '';
  world.give(
    { by: 'system', command: { type: 'pairNext', season: 1, round: 1 } },
    { decks: { open: new Map(), refused: [refused] }, seats: undefined },
  );
  const step = world.steps.at(-1);
  if (!step?.commit) throw new Error('The command was refused.');
  return { events: step.commit.events, check: checkLeagueCommit(step.before, step.commit, () => undefined) };
}

describe('the verification of a league', () => {
  it('knows the refused decks for which a round was not paired', () => {
    const { events, check } = pairedWithout(worldWith('p1', 'p2'), 'p2');
    expect(events).toMatchObject([{ type: 'roundNotPaired', data: { obstacle: 'TOO_FEW', refused: ['p2'] } }]);
    expect(check).toMatchObject({ ok: true });
  });

  it('knows a refused deck that its account had submitted for another participant', () => {
    const world = worldWith('p1', 'p2');
    const team = { season: 1, player: 'Owls' } as const;
    world.give({ by: 'o1', command: { type: 'enter', ...team, members: ['o1', 'o2'] } });
    world.give({ by: 'o2', command: { type: 'accept', ...team } });
    world.give({ by: 'o1', command: { type: 'submitDeck', ...team, commitment: world.newDeck() } });
    world.give({ by: 'o1', command: { type: 'withdraw', ...team, reason: 'Alone now.' } });
    world.give({ by: 'o1', command: { type: 'enter', season: 1, player: 'o1', members: ['o1'] } });
    const { events, check } = pairedWithout(world, 'o1');
    expect(events).toMatchObject([{ type: 'dropped', data: { player: 'o1', because: 'DECK_REFUSED' } }, {}]);
    expect(check).toMatchObject({ ok: true });
  });
});
