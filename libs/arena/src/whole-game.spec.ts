import { isRefusal, LocalGame, Random, waitsForSeats } from '#kernel';
import { arena } from './arena.js';
import type { State } from './state.js';
import { lying } from './testing/where-cards-lie.js';

/**
 * A whole game by random commands; what is chosen depends on `choices` alone, what is drawn on `seed` alone. All along every
 * card lies at one place (ARENA-GEN-07).
 */
function played(seed: string, choices: string, options: Record<string, unknown> = {}): LocalGame {
  const local = LocalGame.start(arena, { seats: 2, seed, options });
  const random = Random.from(choices);
  for (let { waiting } = local; waitsForSeats(waiting); { waiting } = local) {
    const seat = random.pick(waiting.seats);
    const legal = local.legal(seat);
    if (legal.length >= 2000) throw new Error(`${legal.length} commands in ${waiting.step}.`);
    const command = random.pick(legal.filter(({ type }) => type !== 'declarePasses' || random.below(20) === 0));
    const decision = local.play(seat, command);
    if (isRefusal(decision)) throw new Error(`${JSON.stringify(command)}: ${decision.code} in ${waiting.step}.`);
    if (lying(stateOf(local)).join() !== Object.keys(stateOf(local).cards).sort().join()) {
      throw new Error(`${JSON.stringify(command)} in ${waiting.step}: a card is lost or lies twice.`);
    }
  }
  return local;
}

const stateOf = (local: LocalGame): State => local.game.state as State;
const eventsOf = (local: LocalGame) => local.commits.flatMap(({ events }) => events);

/** A whole game in which every seat only does what happens when its time runs out. */
function idle(seed: string, turnLimit = 100): LocalGame {
  const local = LocalGame.start(arena, { seats: 2, seed, options: { turnLimit } });
  for (let { waiting } = local; waitsForSeats(waiting); { waiting } = local) {
    const seat = waiting.seats[0]!;
    local.must({ type: 'play', seat, command: arena.defaultCommand(stateOf(local), seat) });
  }
  return local;
}

const told = (local: LocalGame): string => JSON.stringify(local.commits.map(({ events }) => events));

describe('whole games', () => {
  it('ARENA-GEN-01 are for exactly two seats', () => {
    expect(arena.seats(arena.schemas.options.parse({}))).toEqual({ least: 2, seats: [{ seat: 0 }, { seat: 1 }] });
  });

  it.each(['one', 'two', 'three', 'four', 'five'])(
    'ARENA-ENG-01 ARENA-ENG-08 ARENA-GEN-07 a random game (%s) ends, and loses no card',
    (label) => {
      const local = played(label, label);
      expect(stateOf(local).over).not.toBeNull();
    },
  );

  it('ARENA-SET-05 a sealed random game ends', () => {
    expect(stateOf(played('sealed', 'sealed', { decks: 'SEALED' })).over).not.toBeNull();
  });

  it('ARENA-ENG-01 no command is listed twice', () => {
    const local = LocalGame.start(arena, { seats: 2, seed: 'list' });
    const random = Random.from('list');
    for (let move = 0; move < 150; move += 1) {
      const { waiting } = local;
      if (!waitsForSeats(waiting)) break;
      const seat = random.pick(waiting.seats);
      const legal = local.legal(seat).map((command) => JSON.stringify(command));
      expect(new Set(legal).size).toBe(legal.length);
      local.must({ type: 'play', seat, command: JSON.parse(random.pick(legal)) as { type: string } });
    }
  });

  it('D56 ARENA-ENG-03 ARENA-END-07 with every default taken only strongholds are deployed: a draw at the limit', () => {
    const local = idle('idle');
    const { over, turn, players } = stateOf(local);
    expect(over).toEqual({ reason: 'LIMIT', winner: null });
    expect(turn).toBe(100);
    for (const { strongholds, victorious } of players) {
      expect(Object.values(strongholds!)).toEqual(
        Array.from({ length: 3 }, () =>
          expect.objectContaining({ deployed: true, ruin: false, on: null, under: null }),
        ),
      );
      expect(victorious).toEqual([]);
    }
    expect(eventsOf(local).some(({ type }) => type === 'arenaEntered')).toBe(false);
  });

  it('D35 ARENA-DEP-01 ARENA-RAI-01 deployments in turns 1 and 2, the first raid in turn 3', () => {
    const happened: string[] = [];
    for (const event of eventsOf(idle('deploy', 10))) {
      if (event.type === 'turnBegan') happened.push(`turn ${String(event['turn'])}`);
      if (event.type === 'deploymentChosen' || event.type === 'strongholdDeployed') happened.push(event.type);
      if (event.type === 'stageEntered' && event['stage'] === 'RAID_TARGET') happened.push('raid');
    }
    const deployed = ['strongholdDeployed', 'strongholdDeployed'];
    const choices = ['deploymentChosen', 'deploymentChosen'];
    expect(happened.slice(0, 10)).toEqual([
      ...['turn 1', ...choices, ...deployed],
      ...['turn 2', ...deployed],
      ...['turn 3', 'raid'],
    ]);
  });
});

describe('chance', () => {
  it('ARENA-ENG-09 a game is reproducible from seed and commands', () => {
    const original = played('again', 'a');
    const again = new LocalGame(arena, 'again');
    for (const { command } of original.commits) again.must(command);
    expect(told(again)).toBe(told(original));
    expect(again.game.state).toEqual(original.game.state);
  });

  it('ARENA-ENG-09 results stand in the events: folding them needs no chance', () => {
    const original = played('fold', 'b');
    const folded = arena.initialState(arena.schemas.options.parse(original.game.options), [
      { seat: 0, bot: false },
      { seat: 1, bot: false },
    ]);
    const own = new Set(Object.keys(arena.schemas.events));
    for (const event of eventsOf(original)) {
      if (own.has(event.type)) arena.evolve(folded, event as never);
    }
    expect(folded).toEqual(original.game.state);
  });

  it('ARENA-SET-03 ARENA-ENG-09 set-up shuffles both decks and deals', () => {
    const local = LocalGame.start(arena, { seats: 2, seed: 'order' });
    const types = local.commits.at(-1)!.events.map(({ type }) => type);
    expect(types.slice(0, 8)).toEqual([
      'gameStarted',
      'tableLaid',
      'deckShuffled',
      'tableLaid',
      'deckShuffled',
      'cardsDrawn',
      'cardsDrawn',
      'turnBegan',
    ]);
  });
});
