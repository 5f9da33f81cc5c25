import type { Answered, Asked, RestClient } from './rest-client.js';

/** What the operations are called with. */
interface RestRun {
  readonly rest: RestClient;
  readonly token: string;
  readonly good: <T>(answer: Promise<Answered>) => Promise<T>;
  readonly listed: <T = object>(operation: string, asked?: Asked) => Promise<readonly T[]>;
  readonly registered: (name: string) => Promise<string>;
  readonly opened: (body: object) => Promise<string>;
}

/** Accounts: the wait for a rated table. Games: days of vacation, and time for another seat. */
export async function timeOperations({ rest, token, good, registered, opened }: RestRun): Promise<void> {
  const cy = await registered('Cy on leave');
  expect(await good(rest.ask('tableWait', { token: cy }))).toMatchObject({ until: null, games: 0 });
  const gameId = await opened({
    options: { lantern: {} },
    seats: [{ me: true }],
    bank: { seconds: 600 },
    calendar: { daysOff: [6, 7] },
    vacation: { days: 2 },
  });
  const path = { gameId };
  await good(rest.ask('joinGame', { token: cy, path }));
  await good(rest.ask('startGame', { token, path }));
  await good(rest.ask('takeVacation', { token, path, body: { days: 2 } }));
  await good(rest.ask('grantTime', { token, path, body: { seat: 1, seconds: 3600 } }));
}

/** Games: proposals, a pause, and a bot for a player. */
export async function agreementOperations({ rest, token, good, registered, opened }: RestRun): Promise<void> {
  const cy = await registered('Cyd');
  const gameId = await opened({ options: { lantern: {} }, seats: [{ me: true }], undo: 'CONSENT' });
  const path = { gameId };
  await good(rest.ask('joinGame', { token: cy, path }));
  await good(rest.ask('startGame', { token, path }));
  const pause = { token, path, body: rest.example('propose')! };
  await good(rest.ask('propose', pause));
  expect((await rest.ask('propose', pause)).status).toBe(422);
  await good(rest.ask('withdrawProposal', { token, path }));
  const { game } = await good<{ game: { proposal: { number: number } } }>(rest.ask('propose', pause));
  const body = { proposal: game.proposal.number, agrees: true };
  await good(rest.ask('answerProposal', { token: cy, path, body }));
  await good(rest.ask('endPause', { token, path }));
  await good(rest.ask('handToBot', { token: cy, path, body: { bot: 'random' } }));
}

/** Games: a seat is offered, kept, offered again and taken over; notes. */
export async function seatOperations({ rest, token, good, listed, registered, opened }: RestRun): Promise<void> {
  const [dot, eve] = await Promise.all([registered('Dot'), registered('Eve')]);
  const gameId = await opened({
    options: { lantern: {} },
    seats: [{ me: true }],
    leavers: { after: 600, bot: 'random', mayReturn: true },
  });
  const path = { gameId };
  await good(rest.ask('joinGame', { token: dot, path }));
  await good(rest.ask('startGame', { token, path }));
  await good(rest.ask('offerSeat', { token: dot, path, body: {} }));
  await good(rest.ask('withdrawOffer', { token: dot, path, body: {} }));
  expect((await rest.ask('takeOverSeat', { token: eve, path, body: rest.example('takeOverSeat')! })).status).toBe(422);
  await good(rest.ask('offerSeat', { token: dot, path, body: {} }));
  await good(rest.ask('takeOverSeat', { token: eve, path, body: rest.example('takeOverSeat')! }));
  const note = await good<{ noteId: string }>(
    rest.ask('writeNote', { token: dot, path, body: rest.example('writeNote')! }),
  );
  expect(await listed('notes', { token: dot, path })).toMatchObject([{ noteId: note.noteId }]);
  expect(await listed('notes', { token: eve, path })).toEqual([]);
  await good(rest.ask('deleteNote', { token: dot, path: { ...path, ...note } }));
}
