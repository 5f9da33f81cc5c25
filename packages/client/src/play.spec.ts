import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Answer } from './answers.js';
import type { BotNews } from './follow.js';
import type { GameCommandInput } from './generated/operations.js';
import { play, type Asked, type PlayingClient } from './play.js';
import { hiddenSeed, isSeedOf } from './seed.js';

const SEED = '00ff10';
const COMMITMENT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
const ruleset = { name: 'lantern' };
const at = '2026-11-25T12:00:00.000Z';
const legal = (...types: string[]) =>
  types.map((type) => ({
    type,
    asked: type !== 'withdraw',
    stepId: 's',
    input: { lantern: { [type]: true } } as unknown as GameCommandInput,
  }));

const asked = (id: string, version: number, ...types: string[]): BotNews => ({
  __typename: 'BotAsked',
  at,
  seat: 1,
  stepId: 's',
  deadline: null,
  game: { id, ruleset, version, legalCommands: legal(...types) },
});
const started = (id: string): BotNews => ({
  __typename: 'BotGameStarted',
  at,
  seat: 1,
  game: { id, ruleset, version: 1, seedCommitment: COMMITMENT },
});
const over = (id: string, seed = SEED): BotNews => ({
  __typename: 'BotGameOver',
  at,
  seat: 1,
  game: {
    id,
    ruleset,
    version: 99,
    // A cheat with the seed changes this, too.
    seedCommitment: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
    seed,
    outcome: { reason: 'VICTORY', placings: [{ seat: 1, rank: 1, points: 3 }] },
  },
});

/** A server that sends scripted messages, and accepts every command that is not named `wrong`. */
class Table implements PlayingClient {
  readonly submitted: string[] = [];
  version = 1;

  constructor(private readonly told: (BotNews | Promise<BotNews>)[]) {}

  async *feed(): AsyncGenerator<BotNews, void, undefined> {
    for (const news of this.told) {
      yield await news;
      // An immediate answer arrives before the next message.
      await setImmediate();
    }
  }

  submit({ gameId, command }: { readonly gameId: string; readonly command: object }): Promise<Answer> {
    const [type] = Object.keys((command as { lantern: object }).lantern);
    this.submitted.push(`${gameId} ${type}`);
    if (type === 'wrong')
      return Promise.resolve({
        __typename: 'CommandRejected',
        code: 'ILLEGAL',
        ruleId: 'X',
        message: 'No.',
        facts: {},
      } as never);
    this.version += 2;
    return Promise.resolve({ __typename: 'CommandAccepted', version: this.version } as never);
  }

  view(): Promise<unknown> {
    return Promise.resolve({ version: this.version });
  }

  legalCommands(): Promise<never> {
    return Promise.resolve({ version: this.version } as never);
  }
}

const first = ({ choices }: Asked) => choices[0];

describe('A bot that plays', () => {
  it('answers each step with one of its commands, and returns the end of its game', async () => {
    const table = new Table([started('g'), asked('g', 1, 'withdraw', 'pass'), asked('g', 3, 'play'), over('g')]);
    const end = await play(table, first, { gameId: 'g' });
    expect(table.submitted).toEqual(['g pass', 'g play']);
    expect(end).toMatchObject({ gameId: 'g', seat: 1, reason: 'VICTORY', seed: SEED });
  });

  it('skips steps from before its command arrived, and other games', async () => {
    const table = new Table([
      started('g'),
      asked('g', 1, 'pass'),
      asked('g', 2, 'late'),
      asked('h', 9, 'pass'),
      over('g'),
    ]);
    await play(table, first, { gameId: 'g' });
    expect(table.submitted).toEqual(['g pass']);
  });

  it('thinks in one game while it answers in another', async () => {
    let think: () => void = () => undefined;
    const thought = new Promise<void>((resolve) => (think = resolve));
    const table = new Table([started('g'), started('h'), asked('g', 1, 'slow'), asked('h', 1, 'quick'), over('h')]);
    const bot = {
      choose: async (one: Asked) => {
        if (one.gameId === 'g') await thought;
        return one.choices[0];
      },
      over: () => {
        expect(table.submitted).toEqual(['h quick']);
        think();
      },
    };
    await play(table, bot, {});
    expect(table.submitted).toEqual(['h quick', 'g slow']);
  });

  it('chooses again after a refusal, and gives up where it chooses the same', async () => {
    const mended = new Table([started('g'), asked('g', 1, 'wrong', 'pass'), over('g')]);
    let tries = 0;
    await play(mended, ({ choices }) => choices[Math.min((tries += 1) - 1, 1)], { gameId: 'g' });
    expect(mended.submitted).toEqual(['g wrong', 'g pass']);
    const stubborn = new Table([started('g'), asked('g', 1, 'wrong'), over('g')]);
    await expect(play(stubborn, first, {})).rejects.toMatchObject({ code: 'REFUSED', message: 'No.' });
    expect(stubborn.submitted).toHaveLength(3);
  });

  it('accepts a refusal where the game is at a later version', async () => {
    const table = new Table([started('g'), asked('g', 1, 'wrong'), over('g')]);
    table.version = 5;
    await play(table, first, {});
    expect(table.submitted).toEqual(['g wrong']);
  });

  it('detects a seed that is not the one to which the server was bound', async () => {
    const table = new Table([started('g'), over('g', 'abcd')]);
    await expect(play(table, first, {})).rejects.toMatchObject({ code: 'SEED_MISMATCH' });
  });
});

it('A seed is checked as bytes, not as text', async () => {
  expect(await isSeedOf(SEED, COMMITMENT)).toBe(true);
  expect(await isSeedOf(SEED.toUpperCase(), COMMITMENT.toUpperCase())).toBe(true);
  const others = ['00ff11', '00ff', '00f', '', 'nonsense'];
  expect(await Promise.all(others.map((seed) => isSeedOf(seed, COMMITMENT)))).toEqual(others.map(() => false));
});

it('A hidden seed is committed to as text, and differs each time', async () => {
  const [one, other] = [await hiddenSeed(), await hiddenSeed()];
  expect(one.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(one.seedCommitment).toBe(createHash('sha256').update(one.seed).digest('hex'));
  expect(other.seed).not.toBe(one.seed);
});
