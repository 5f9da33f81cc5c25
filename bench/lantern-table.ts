import { BenchClient } from './bench-client.js';

const SEATS = 4;
const STORMS = 4;

/** Commands without effect come from so many accounts, one after the other. */
const IDLERS = 8;
const HAND = 'query($id: ID!) { game(id: $id) { view { ... on LanternView { hand } } } }';

/** Four people who play one game of Lantern after the other: rules that cost next to nothing, and a job after every fourth card. */
export class LanternTable {
  /** How many commands of theirs were accepted so far. */
  commands = 0;

  private constructor(
    private readonly players: readonly BenchClient[],
    private readonly idlers: readonly BenchClient[],
  ) {}

  static async open(url: string): Promise<LanternTable> {
    const registered = (length: number): Promise<BenchClient[]> =>
      Promise.all(Array.from({ length }, () => BenchClient.register(url)));
    return new LanternTable(await registered(SEATS), await registered(IDLERS));
  }

  /** Plays until it is told to stop. */
  async play(goesOn: () => boolean): Promise<void> {
    while (goesOn()) await this.playGame(goesOn);
  }

  /** Sends commands without effect, one after the other, until it is told to stop. Gives their number. */
  async idle(goesOn: () => boolean): Promise<number> {
    let sent = 0;
    for (; goesOn(); sent += 1) await this.idlers[sent % IDLERS]?.ask('mutation { __typename }');
    return sent;
  }

  async close(): Promise<void> {
    await Promise.all([...this.players, ...this.idlers].map((client) => client.close()));
  }

  private async playGame(goesOn: () => boolean): Promise<void> {
    const [opener, ...others] = this.players as [BenchClient, ...BenchClient[]];
    const input = { options: { lantern: { storms: STORMS } }, seats: [{ me: true }] };
    const { game } = await this.count(opener.command<{ game: { id: string } }>('openGame', input, 'game { id }'));
    const gameId = game.id;
    for (const other of others) await this.count(other.command('joinGame', { gameId }));
    const storms = new Storms();
    const listening = opener.listen(gameId, ({ type }) => storms.heard(type));
    // The bench does not wait for a game that is not played to its end: it is listened to until the connection goes.
    listening.catch(() => undefined);
    await this.count(opener.command('startGame', { gameId }));
    const hands = await Promise.all(this.players.map((player) => handOf(player, gameId)));
    for (let storm = 0; storm < STORMS && goesOn(); storm += 1) {
      for (const [seat, player] of this.players.entries()) {
        const command = { lantern: { chooseCard: { oil: hands[seat]?.[storm] } } };
        await this.count(player.command('submitCommand', { gameId, command }));
      }
      // Where the subscription fails, no storm is heard any more, and the bench ends with the error.
      await Promise.race([storms.past(storm + 1), listening]);
    }
    if (goesOn()) await listening;
  }

  private async count<T>(answer: Promise<T>): Promise<T> {
    const accepted = await answer;
    this.commands += 1;
    return accepted;
  }
}

async function handOf(player: BenchClient, id: string): Promise<readonly number[]> {
  const { game } = await player.ask<{ game: { view: { hand: number[] } } }>(HAND, { id });
  return game.view.hand;
}

/** Counts the storms that have broken, for code that waits for one. */
class Storms {
  private broken = 0;
  private told: () => void = () => undefined;

  heard(type: string): void {
    if (type !== 'stormBroke') return;
    this.broken += 1;
    this.told();
  }

  async past(count: number): Promise<void> {
    while (this.broken < count) await new Promise<void>((tell) => (this.told = tell));
  }
}
