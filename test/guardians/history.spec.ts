import { randomUUID } from 'node:crypto';
import { MemoryEventStore } from '#event-store';
import { Games, legalOf, RulesetRegistry, viewOf, waitingOf } from '#games';
import type { LoadedGame } from '#records';
import { accepted } from '#server/testing';
import { guardians } from '#guardians-presentation';
import { atSeat, randomOf, Random, spectator, waitsForSeats, type Seat, type Viewer } from '#kernel';

/** So many moments are looked at at which a seat may not look under a Shield of its own. */
const MOMENTS = 6;

const SEED = new Uint8Array(32).fill(7);

/** A game of Guardians on the service, both of its players by chance. */
class RandomTable {
  private readonly random = Random.from('history of Guardians');
  readonly games = new Games({
    store: new MemoryEventStore(Date.now),
    seeds: { keep: () => Promise.resolve(SEED), find: () => Promise.resolve(SEED) },
    rulesets: new RulesetRegistry([guardians]),
    luck: () => this.random,
  });
  gameId = '';
  /** The commands that each seat gave. */
  private readonly given: { readonly commandId: string; readonly command: unknown }[][] = [[], []];

  async start(): Promise<void> {
    const by = (account: string) => ({ commandId: randomUUID(), account });
    this.gameId = accepted(await this.games.open({ ...by('seat-0'), ruleset: 'guardians' })).gameId;
    for (const seat of [0, 1]) accepted(await this.games.join({ gameId: this.gameId, ...by(`seat-${seat}`), seat }));
    accepted(await this.games.start({ gameId: this.gameId, ...by('seat-0') }));
  }

  async now(): Promise<LoadedGame> {
    return (await this.games.load(this.gameId))!;
  }

  /** Lets one seat, or the rules, do something. */
  async goOn(): Promise<void> {
    const loaded = await this.now();
    const { waiting } = waitingOf(loaded)!;
    if (!waitsForSeats(waiting)) {
      const key = `automatic/${(waiting as { key: string }).key}`;
      accepted(await this.games.meet({ gameId: this.gameId, key }));
      return;
    }
    const seat = this.random.pick(waiting.seats);
    const command = randomOf(legalOf(loaded, seat), this.random);
    const commandId = randomUUID();
    this.given[seat]!.push({ commandId, command });
    accepted(await this.games.submit({ gameId: this.gameId, commandId, account: `seat-${seat}`, command }));
  }

  /** Every surface of history, as a viewer gets it, but what is there now. */
  async history(viewer: Viewer): Promise<unknown> {
    const { games, gameId } = this;
    const { version } = (await this.now()).game;
    const earlier = [version - 1, version - 5, version - 20].filter((each) => each > 0);
    const views = await Promise.all(earlier.map((each) => games.view(gameId, viewer, each)));
    const page = await games.events(gameId, viewer, { after: 0, limit: 1_000 });
    const followed: unknown[] = [];
    const abort = new AbortController();
    for await (const { event } of games.follow(gameId, viewer, 0, abort.signal)) {
      followed.push(event);
      if (event.version === version) abort.abort();
    }
    return { views, page, followed };
  }

  /** What the seat is answered when it gives its last commands once more: the events, and the game that comes with them. */
  async answeredAgain(seat: Seat): Promise<unknown> {
    const told: unknown[] = [];
    for (const given of this.given[seat]!.slice(-8)) {
      const again = await this.games.submit({ gameId: this.gameId, account: `seat-${seat}`, ...given });
      const { events, loaded } = accepted(again);
      told.push(events, viewOf(loaded, atSeat(seat)));
    }
    return told;
  }
}

/** The ids of what lies where the view of a seat is hidden from it. */
function forgotten({ game }: LoadedGame, seat: Seat): readonly string[] {
  const { grounds: board } = guardians.view(game.state as never, atSeat(seat));
  const all = guardians.view(game.state as never, { kind: 'auditor' }).grounds;
  return board.flatMap(({ stacks }, space) =>
    stacks.flatMap(({ seat: owner, hidden }) =>
      hidden === undefined
        ? []
        : all[space]!.stacks.find((stack) => stack.seat === owner)!.creatures!.map(({ card }) => card.instanceId),
    ),
  );
}

describe('The history of a running game', () => {
  it('GUARD-228 tells a seat nothing of what the memory rule keeps from it now, on any surface', async () => {
    const table = new RandomTable();
    await table.start();
    let moments = 0;
    const told = { now: 0, later: 0 };
    for (let steps = 0; moments < MOMENTS && steps < 600; steps += 1) {
      await table.goOn();
      const now = await table.now();
      const hidden = [0, 1].map((seat) => forgotten(now, seat));
      const seat = hidden.findIndex((ids) => ids.length > 0);
      if (seat < 0) continue;
      moments += 1;
      const publicly = JSON.stringify(await table.history(spectator));
      const own = JSON.stringify([await table.history(atSeat(seat)), await table.answeredAgain(seat)]);
      const secret = hidden[seat]!.filter((id) => !publicly.includes(`"${id}"`));
      told.now += secret.filter((id) => own.includes(`"${id}"`)).length;
      told.later += secret.length;
    }
    expect([moments, told.now]).toEqual([MOMENTS, 0]);
    expect(told.later).toBeGreaterThan(0);
  });
});
