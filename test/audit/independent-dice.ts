import { createHash, createHmac, hkdfSync } from 'node:crypto';

/*
 * A verifier of dice as a stranger would write it from docs/transcript.md and docs/transcript/draws: it takes a transcript as text and the
 * lists of the box, and uses nothing of ours.
 */

type Data = Readonly<Record<string, unknown>>;
interface Event {
  readonly version: number;
  readonly type: string;
  readonly data: Data;
}
interface Commit {
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

/** The moves of a command in its stored form: whose chain, and what. */
function movesOf({ type, seat, command, commands }: Commit['command']): readonly (readonly [string, object])[] {
  if (type === 'play') return [[String(seat), { type, command }]];
  if (type === 'playAll')
    return (commands as readonly unknown[]).map((each) => [String(seat), { type: 'play', command: each }]);
  if (type === 'takeBack' || type === 'resign') return [[String(seat), { type }]];
  return type === 'runStep' || type === 'expireStep' ? [['rules', { type }]] : [];
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

/** What a page says of an event: what is drawn for it, and whether that is what the event tells. Events without a row draw nothing. */
type Row = (chance: Chance, event: Event) => { readonly drawn: unknown; readonly told: unknown } | undefined;
type Table = Readonly<Record<string, Row>>;
/** The lists of the box, by name. */
export type Lists = Readonly<Record<string, readonly (string | number)[]>>;

const listIn = (data: Data, name: string): readonly never[] => data[name] as readonly never[];

/** The Lantern Keepers: docs/transcript/draws/lantern.md. */
export function lanternTable(lists: Lists): Table {
  let cards: readonly (string | number)[] | undefined;
  return {
    handDealt(chance, event) {
      const { length } = listIn(event.data, 'oils');
      cards ??= chance.shuffle(event, lists['cards']!);
      const seat = event.data['seat'] as number;
      return { drawn: cards.slice(seat * length, (seat + 1) * length), told: event.data['oils'] };
    },
    stormBroke(chance, event) {
      const told = listIn(event.data, 'winds');
      return { drawn: told.map(() => chance.pick(event, [1, 2, 3, 4, 5, 6])), told };
    },
  };
}

/** Guilds: docs/transcript/draws/guilds.md. Rows that no game of the tests needs are left out: their draws would be missed. */
export function guildsTable(lists: Lists): Table {
  let tiles: readonly unknown[] | undefined;
  let deck: unknown[] | undefined;
  const dealt: unknown[] = [];
  let seats = 0;
  const dice: Row = (chance, event) => {
    const { faces: told, rerolled } = event.data['dice'] as Record<'faces' | 'rerolled', readonly number[]>;
    const faces = told.map(() => chance.pick(event, [0, 1, 2, 3]));
    const lowest = faces.map((face, place) => ({ face, place })).sort((a, b) => a.face - b.face || a.place - b.place);
    const again = lowest.slice(0, rerolled.length);
    for (const { place } of again) faces[place] = chance.pick(event, [0, 1, 2, 3]);
    return { drawn: [faces, again.map(({ face }) => face)], told: [told, rerolled] };
  };
  const shuffled =
    (name: string): Row =>
    (chance, event) => {
      const told = listIn(event.data, 'order');
      return { drawn: chance.shuffle(event, lists[name]!).slice(0, told.length), told };
    };
  return {
    guildFounded(chance, event) {
      tiles ??= chance.shuffle(event, lists['guildTiles']!);
      seats += 1;
      return { drawn: tiles[event.data['seat'] as number], told: event.data['tileId'] };
    },
    leaderDeckShuffled(chance, event) {
      deck = chance.shuffle(event, deck ?? lists['leaders']!);
      return { drawn: deck, told: event.data['order'] };
    },
    leadersDealt(_, { data }) {
      dealt.push(...listIn(data, 'leaderIds'));
      deck = deck!.filter((id) => !dealt.includes(id));
      return undefined;
    },
    leadersRevealed(_, { data }) {
      const kept = (data['leaders'] as readonly { readonly leaderId: string }[]).map(({ leaderId }) => leaderId);
      deck!.push(...dealt.filter((id) => !kept.includes(id as string)));
      return undefined;
    },
    mageDeckShuffled: shuffled('mages'),
    itemDeckShuffled: shuffled('items'),
    questDeckShuffled: shuffled('quests'),
    firstPlayerDrawn: (chance, event) => ({
      drawn: chance.pick(
        event,
        Array.from({ length: seats }, (_, seat) => seat),
      ),
      told: event.data['seat'],
    }),
    groupAttacked: dice,
    monsterAttacked: dice,
    duelFought: dice,
  };
}

/**
 * Every draw of a game with `chance: 4`, from its transcript and a table.
 * @returns the draws, and the events that tell something else than was drawn.
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
  for (const { command, events, firstVersion } of commits) {
    for (const { type, data } of events) {
      if (type === 'seatTaken' || type === 'seedGiven') seeds[data['seat'] as number] = data['seed'] as string | null;
      if (type === 'seatLeft') seeds.splice(data['seat'] as number, 1, null);
    }
    extend(chains, command);
    const chance = new Chance(keyOf(seed, seeds, digestOf(chains)), firstVersion);
    for (const event of events) {
      const row = table[event.type]?.(chance, event);
      if (row && canonical(row.drawn) !== canonical(row.told)) wrong.push({ event, ...row });
    }
    draws.push(...chance.draws);
  }
  return { draws, wrong };
}
