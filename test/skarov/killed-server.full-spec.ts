import { Random } from '#kernel';
import type { StreamedEvent } from '../table/table-client.js';
import { WholeTable, type PlayedGame } from '../table/whole-table.js';
import { raidChoice } from './raid-choice.js';

describe('a game of Skarov whose server is killed in an end of turn', () => {
  let table: WholeTable;
  let game: PlayedGame;
  /** What each client had heard when the server was killed. */
  let heard: readonly (readonly StreamedEvent[])[];

  beforeAll(async () => {
    table = await WholeTable.start(['Hero', 'Overlord']);
    const raid = {
      options: { skarov: { heroes: 1, decisionSeconds: 3600 } },
      brings: [{}, { seed: 'Overlord' }],
      selection: '... on SkarovEndOfTurnItem { item next }',
      choices: (_client: unknown, seat: number) => {
        const random = Random.from(`raider-${seat}`);
        return (position: Parameters<typeof raidChoice>[0]) => raidChoice(position, random);
      },
    };
    ({ table, heard, game } = await table.playThroughKill(raid, 'endOfTurnItem'));
  });

  afterAll(() => table.close());

  it('SKAROV-END-12 goes on with the next item after the server was killed in an end of turn, and does every item once a turn', () => {
    for (const [seat, events] of heard.entries()) {
      expect(events.map(({ version }) => version)).toEqual(
        game.record.slice(0, events.length).map(({ version }) => version),
      );
      expect(table.clients[seat]!.events.slice(0, events.length)).toEqual(events);
    }
    const turns = endsOfTurn(game.record);
    const [first] = turns;
    const done = Math.max(...heard.map((events) => endsOfTurn(events)[0]?.length ?? 0));
    expect([done > 0, done < first!.length]).toEqual([true, true]);
    for (const next of turns) expect(next).toEqual(next.map((_, item) => item + 1));
    for (const next of turns.slice(0, -1)) expect(next).toHaveLength(first!.length);
  });

  it('is played to its end, and heard by all without a hole and without a double', () => {
    game.expectHeardByAll();
    game.expectSeedRevealed();
  });
});

/** The items done at each end of a turn, by the number that follows each. */
function endsOfTurn(events: readonly StreamedEvent[]): unknown[][] {
  const turns: unknown[][] = [];
  for (const { type, payload } of events) {
    if (type === 'endOfTurnBegun') turns.push([]);
    if (type === 'endOfTurnItem') turns.at(-1)?.push(payload['next']);
  }
  return turns;
}
