import { createHash, createHmac, hkdfSync } from 'node:crypto';

/*
 * A verifier of dice as a stranger would write it from docs/transcript.md and docs/transcript/draws: it takes a transcript as text and the
 * lists of the box, and uses nothing of ours.
 */

/** The data of an event or a command. */
export type Data = Readonly<Record<string, unknown>>;
export interface Event {
  readonly version: number;
  readonly type: string;
  readonly data: Data;
}
export interface Commit {
  readonly firstVersion: number;
  readonly command: Data & { readonly type: string };
  readonly events: readonly Event[];
}

/** A call of chance, as the files of draws have it. */
export interface DerivedDraw {
  readonly version: number;
  readonly toldIn: number;
  readonly event: string;
  readonly call: 'pick' | 'shuffle';
  readonly of: number;
  readonly numbers: readonly number[];
}

/** RFC 8785. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
};
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const hkdf = (key: Buffer, salt: Buffer, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `chronicler/chance/4/${info}`, 32));

/** The moves of a command in its stored form: the chain and the content. */
function movesOf({ type, seat, seats, command, commands }: Commit['command']): readonly (readonly [string, object])[] {
  if (type === 'play') return [[String(seat), { type, command }]];
  if (type === 'playAll')
    return (commands as readonly unknown[]).map((each) => [String(seat), { type: 'play', command: each }]);
  if (type === 'resign') return [[String(seat), { type }]];
  if (type === 'expireStep') return (seats as readonly number[]).map((late) => [String(late), { type }]);
  if (type === 'takeBack') throw new Error('No game of the vectors takes anything back.');
  return type === 'runStep' ? [['rules', { type }]] : [];
}

/** The chains of moves with those of one more command. Changes them. */
export function extend(chains: Record<string, string>, command: Commit['command']): void {
  for (const [chain, meaning] of movesOf(command)) {
    const before = chains[chain] ?? '0'.repeat(64);
    chains[chain] = sha256(`chronicler/chance/4/move\n${before}${canonical(meaning)}`).toString('hex');
  }
}

/** SHA-256 over the chains. */
export const digestOf = (chains: Readonly<Record<string, string>>): Buffer =>
  sha256(`chronicler/chance/4/moves\n${canonical(chains)}`);

/** The key of a commit. */
export const keyOf = (seed: Buffer, seeds: readonly (string | null)[], digest: Buffer): Buffer =>
  hkdf(hkdf(seed, sha256(canonical(seeds)), 'game'), digest, 'draws');

/** The chance of one commit. */
export class Chance {
  readonly draws: DerivedDraw[] = [];
  private counter = 0;

  constructor(
    private readonly key: Buffer,
    private readonly version: number,
  ) {}

  pick<T>(event: Event, list: readonly T[]): T {
    const number = this.below(list.length);
    this.note(event, 'pick', list.length, [number]);
    return list[number]!;
  }

  shuffle<T>(event: Event, list: readonly T[]): T[] {
    const shuffled = [...list];
    const numbers: number[] = [];
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      numbers.push(other);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    if (numbers.length > 0) this.note(event, 'shuffle', list.length, numbers);
    return shuffled;
  }

  below(bound: number): number {
    const fair = 2 ** 48 - (2 ** 48 % bound);
    for (;;) {
      const draw = createHmac('sha256', this.key).update(String(this.counter++)).digest().readUIntBE(0, 6);
      if (draw < fair) return draw % bound;
    }
  }

  private note(
    { version: toldIn, type: event }: Event,
    call: DerivedDraw['call'],
    of: number,
    numbers: number[],
  ): void {
    this.draws.push({ version: this.version, toldIn, event, call, of, numbers });
  }
}

/** A row of a page on an event: its draws, and whether the event tells them. Events without a row draw nothing. */
export type Row = (
  chance: Chance,
  event: Event,
  commit: Commit,
) => { readonly drawn: unknown; readonly told: unknown } | undefined;
/** A page: a row for each event that a draw may stand before, or that has data for a later draw. */
export type Table = Readonly<Record<string, Row>>;

/**
 * Every draw of a game with `chance: 4`, from its transcript and a table.
 * @returns the draws, and the events that differ from their draws.
 */
export function derivedDraws(transcript: string, table: Table) {
  const lines = transcript
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const seed = Buffer.from((lines[0]!['header'] as { readonly seed: string }).seed, 'hex');
  const commits = lines.slice(1, -1).map((line) => line['commit'] as Commit);
  const seeds: (string | null)[] = [];
  const chains: Record<string, string> = {};
  const draws: DerivedDraw[] = [];
  const wrong: unknown[] = [];
  for (const commit of commits) {
    const { command, events, firstVersion } = commit;
    for (const { type, data } of events) {
      if (type === 'seatTaken' || type === 'seedGiven') seeds[data['seat'] as number] = data['seed'] as string | null;
      if (type === 'seatLeft') seeds.splice(data['seat'] as number, 1, null);
    }
    extend(chains, command);
    const chance = new Chance(keyOf(seed, seeds, digestOf(chains)), firstVersion);
    for (const event of events) {
      const row = table[event.type]?.(chance, event, commit);
      if (row && canonical(row.drawn) !== canonical(row.told)) wrong.push({ event, ...row });
    }
    draws.push(...chance.draws);
  }
  return { draws, wrong };
}
