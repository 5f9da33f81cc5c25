import { isRefusal } from '#kernel';
import {
  applyCommit,
  CHANCE,
  decideGame,
  leftAt,
  newGame,
  settleClocks,
  type Game,
  type GameCommand,
  type GameDecision,
} from '#kernel/server';
import { lantern } from '#lantern-presentation';

const SEED = new Uint8Array(32).fill(7);

/** A game of three players that commands are run on, and folded beside. */
class Table {
  readonly game: Game = newGame();
  readonly folded: Game = newGame();
  at = 0;

  constructor(opening: object = {}) {
    const open = { type: 'openGame', ruleset: 'lantern', options: {}, openedBy: 'ada', chance: CHANCE, ...opening };
    this.run(open as GameCommand);
    for (const [seat, account] of ['ada', 'ben', 'cy'].entries())
      this.run({ type: 'takeSeat', seat, account, seed: null });
    this.run({ type: 'startGame' });
  }

  run(command: GameCommand): GameDecision {
    const decision = decideGame(lantern, this.game, command, SEED);
    if (isRefusal(decision)) return decision;
    settleClocks(lantern, this.game, this.at);
    applyCommit(lantern, this.folded, { command: decision.command, events: decision.events, at: this.at });
    return decision;
  }

  /** The outcome of each of them: the types of its events, or the reason of its refusal. */
  told(...commands: readonly GameCommand[]): readonly string[] {
    return commands.map((command) => {
      const decision = this.run(command);
      return isRefusal(decision) ? decision.code : decision.events.map(({ type }) => type).join(' ');
    });
  }

  /** A seat answers with its first legal command. */
  answer(seat: number): GameDecision {
    const [command] = [...lantern.legalCommands(this.game.state as never, seat)];
    return this.run({ type: 'play', seat, command: command! });
  }
}

const offer = (seat: number, to?: string): GameCommand => ({
  type: 'offerSeat',
  seat,
  ...(to === undefined ? {} : { to }),
});
const take = (seat: number, account: string): GameCommand => ({ type: 'takeOverSeat', seat, account });

describe('a seat that changes hands', () => {
  it('is offered by its player, and goes to another account with its seed; it says who had it before', () => {
    const table = new Table();
    expect(table.told(take(1, 'dot'), offer(1), offer(1), take(1, 'dot'), take(1, 'eve'))).toEqual([
      'seatNotOffered',
      'seatOffered',
      'alreadyOffered',
      'seatTakenOver',
      'seatNotOffered',
    ]);
    const [, seat] = table.game.seats;
    expect(seat).toMatchObject({ account: 'dot', seed: null, formerly: [{ account: 'ben', bot: null, through: 9 }] });
    expect(seat).not.toHaveProperty('offered');
    expect(table.folded).toEqual(table.game);
  });

  it('goes to the account that it was offered to alone, and is kept when the offer is withdrawn', () => {
    const table = new Table();
    const withdraw: GameCommand = { type: 'withdrawOffer', seat: 0 };
    expect(table.told(withdraw, offer(0, 'dot'), take(0, 'eve'), withdraw, take(0, 'dot'))).toEqual([
      'seatNotOffered',
      'seatOffered',
      'offeredToAnother',
      'offerWithdrawn',
      'seatNotOffered',
    ]);
  });

  it('never goes to an account that has, or had, another seat: it knows its secrets', () => {
    const table = new Table();
    expect(
      table.told(offer(0, 'ben'), offer(0), take(0, 'ben'), offer(1), take(1, 'dot'), take(0, 'ben'), take(0, 'dot')),
    ).toEqual([
      'seatedAlready',
      'seatOffered',
      'seatedAlready',
      'seatOffered',
      'seatTakenOver',
      'knowsAnotherSeat',
      'seatedAlready',
    ]);
    table.run({ type: 'replacePlayer', seat: 2, account: 'eve' });
    expect(table.told(take(0, 'cy'))).toEqual(['knowsAnotherSeat']);
    expect(table.told(take(0, 'ada'), { type: 'withdrawOffer', seat: 0 })).toEqual(['seatedAlready', 'offerWithdrawn']);
  });

  it('comes back to a player who left it, by an offer of the one who has it', () => {
    const table = new Table();
    expect(table.told(offer(0), take(0, 'dot'), offer(0), take(0, 'ada'))).toEqual([
      'seatOffered',
      'seatTakenOver',
      'seatOffered',
      'seatTakenOver',
    ]);
    expect(table.game.seats[0]?.formerly?.map(({ account }) => account)).toEqual(['ada', 'dot']);
  });

  it('is no longer offered once it has resigned, and bots and resigned seats are not offered', () => {
    const table = new Table();
    expect(table.told(offer(2), { type: 'resign', seat: 2 }, take(2, 'dot'), offer(2))).toEqual([
      'seatOffered',
      expect.stringMatching(/^seatResigned/),
      'seatNotOffered',
      'alreadyResigned',
    ]);
  });

  it('takes a table that allows it, whose chance follows moves, and a game that runs', () => {
    expect(new Table({ noSubstitutes: true }).told(offer(0))).toEqual(['noSubstitutes']);
    expect(new Table({ chance: 3 }).told(offer(0))).toEqual(['seatsStay']);
    const table = new Table();
    table.run({ type: 'abandonGame' });
    expect(table.told(offer(0), take(0, 'dot'))).toEqual(['notRunning', 'notRunning']);
  });
});

describe('a player who is absent', () => {
  const leavers = { after: 100 };
  const left = (table: Table, seat: number): GameDecision => table.run({ type: 'replaceLeaver', seat });

  it('is waited for over all steps, as long as the seat gives no command', () => {
    const table = new Table({ leavers });
    expect([0, 1, 2].map((seat) => leftAt(table.game, seat))).toEqual([100_000, 100_000, 100_000]);
    table.at = 40_000;
    table.answer(0);
    expect([0, 1].map((seat) => leftAt(table.game, seat))).toEqual([null, 100_000]);
    table.at = 60_000;
    table.answer(1);
    table.answer(2);
    expect(table.game.absences?.map(({ waited }) => waited)).toEqual([0, 0, 0]);
    expect(table.folded).toEqual(table.game);
  });

  it('has the seat offered, and keeps it with the next command', () => {
    const table = new Table({ leavers });
    table.at = 100_000;
    expect(left(table, 0)).toMatchObject({ events: [{ type: 'seatOffered', seat: 0, absent: true }] });
    expect(leftAt(table.game, 0)).toBeNull();
    expect(table.told({ type: 'replaceLeaver', seat: 0 })).toEqual(['nothingDue']);
    const { events } = table.answer(0) as { events: readonly { type: string }[] };
    expect(events.map(({ type }) => type)).toContain('offerWithdrawn');
    expect(table.folded).toEqual(table.game);
  });

  it('is replaced by the bot of the table, and may take the seat back from it where the table says so', () => {
    const table = new Table({ leavers: { ...leavers, bot: 'random', mayReturn: true } });
    expect(left(table, 0)).toMatchObject({ events: [{ type: 'botTookOver', seat: 0, bot: 'random' }] });
    expect(table.told(take(0, 'dot'), offer(0), take(0, 'ada'))).toEqual([
      'seatNotOffered',
      'seatOfBot',
      'seatTakenOver',
    ]);
    expect(table.game.seats[0]?.formerly?.map(({ account, bot }) => account ?? bot)).toEqual(['ada', 'random']);
    const strict = new Table({ leavers: { ...leavers, bot: 'random' } });
    left(strict, 0);
    expect(strict.told(take(0, 'ada'))).toEqual(['seatNotOffered']);
    expect(table.folded).toEqual(table.game);
  });
});
