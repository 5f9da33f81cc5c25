import { signerOf, transcriptOf, verifyTranscript } from '#audit';
import { arena } from '#arena-presentation';
import type { LocalCommit } from '#kernel';
import { sha256Of } from '#kernel/server';
import {
  foldGame,
  formsOf,
  GENESIS_HASH,
  sealCommit,
  unopenedGame,
  unreleased,
  type RulesetRelease,
  type StoredCommit,
} from '#records';
import type { Bench, Row } from './bench.js';
import { guildsFor, playRandomGame, type RandomGame } from './random-game.js';
import { median } from './statistics.js';

const GAMES = 6;
const REPETITIONS = 5;

const signer = signerOf('bench.example', sha256Of('the key of the bench'));

/** Arena with the starter decks. */
const arenaGame: RandomGame = { title: 'Arena', ruleset: arena, setUp: {} };

/** The commits of a game as a store has them. */
function stored(release: RulesetRelease, commits: readonly LocalCommit[], number: number): readonly StoredCommit[] {
  const streamId = `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`;
  const forms = formsOf(release.ruleset);
  let previousHash = GENESIS_HASH;
  return commits.map(({ firstVersion, command, events, at }) => {
    const commit = sealCommit({
      streamId,
      commandId: `command-${firstVersion}`,
      expectedVersion: firstVersion - 1,
      previousHash,
      actor: 'bench',
      command: JSON.parse(JSON.stringify(command)) as StoredCommit['command'],
      at,
      events: forms.written(events),
    });
    previousHash = commit.hash;
    return commit;
  });
}

const folded = (release: RulesetRelease, commits: readonly StoredCommit[]) =>
  foldGame(unopenedGame(commits[0]?.streamId ?? '', release), commits);

async function* each<T>(things: readonly T[]): AsyncIterable<T> {
  for (const thing of things) yield await Promise.resolve(thing);
}

/** The file of a game. */
async function fileOf(release: RulesetRelease, commits: readonly StoredCommit[]): Promise<Uint8Array> {
  const lines: string[] = [];
  for await (const line of transcriptOf({ loaded: folded(release, commits), names: [], signer }, each(commits)))
    lines.push(line);
  return Buffer.from(lines.join(''));
}

/** Seconds of this process's processor that a piece of work takes. */
async function cpuSecondsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function measure(game: RandomGame): Promise<readonly Row[]> {
  const release = unreleased(game.ruleset);
  const games = Array.from({ length: GAMES }, (_, number) => stored(release, playRandomGame(game, number), number));
  const files = await Promise.all(games.map((commits) => fileOf(release, commits)));
  const events = games.flat().reduce((sum, commit) => sum + commit.events.length, 0);
  const judge = async (file: Uint8Array): Promise<void> => {
    const verdict = await verifyTranscript([file], { rulesOf: () => release });
    if (!verdict.ok) throw new Error(`A game of the bench is not sound: ${JSON.stringify(verdict.fault)}`);
  };
  const pairs: { readonly judging: number; readonly folding: number }[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const judging = await cpuSecondsOf(async () => {
      for (const file of files) await judge(file);
    });
    const folding = await cpuSecondsOf(() => games.forEach((commits) => void folded(release, commits)));
    pairs.push({ judging, folding });
  }
  const judging = median(pairs.map((pair) => pair.judging));
  const folding = median(pairs.map((pair) => pair.folding));
  const per = { unit: 'a CPU second' } as const;
  return [
    {
      what: `events of ${game.title} verified from transcripts (${GAMES} games, ${events} events)`,
      value: events / judging,
      ...per,
      baseline: { what: 'the same events folded', value: events / folding },
      aim: 'at least 0.2',
    },
    {
      what: `whole games of ${game.title} verified`,
      value: GAMES / judging,
      ...per,
      baseline: { what: 'the same games folded', value: GAMES / folding },
    },
  ];
}

/** Transcripts of games between random players judged: form, chain, every command again, signature. The baseline only folds their commits. */
export const verify: Bench = {
  name: 'verify',
  run: async () => [...(await measure(guildsFor(2))), ...(await measure(arenaGame))],
};
