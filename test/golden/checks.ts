import { isDeepStrictEqual } from 'node:util';
import { verifyTranscript } from '#audit';
import { atSeat, auditor, spectator } from '#kernel';
import { redactorOf } from '#kernel/server';
import { formsOf, unreleased, verifyChain, type RulesetRelease, type StoredCommit } from '#records';
import { rulesets } from '../../apps/rulesets.js';
import { fileOf, judge, transcriptOfCommits } from '../audit/golden-transcripts.js';
import { commitsDifference } from './difference.js';
import { commitsIn, gameOf, textOf, type GoldenGame, type GoldenHeader } from './golden-game.js';
import type { GoldenPlan } from './plan.js';
import { decidedAgain, witness, witnessed, type Witness } from './replay.js';

/** A stored golden game, and the shared data of its checks. */
export interface Stored {
  readonly text: string;
  readonly game: GoldenGame;
  readonly commits: readonly StoredCommit[];
  /** The rules that fold and decide it: those of the working tree, unless the game is of an older release. */
  readonly rules: RulesetRelease;
  /** The rules of its transcript and of its secrets: the release, once there is one. */
  readonly released: RulesetRelease;
  readonly witness: Witness;
}

/** The data for the checks, from the text of a golden game. Throws an Error when its rules are not known. */
export async function storedIn(text: string): Promise<Stored> {
  const game = gameOf(text);
  const { ruleset: name, rulesVersion: version } = game.header;
  const released = await judge.rulesOf({ name, version, digest: null });
  if (!released) throw new Error(`No rules of ${name} ${version} are known.`);
  const workedOn = workedOnFor(game.header);
  const rules = workedOn ? unreleased(workedOn) : released;
  return { text, game, commits: commitsIn(game), rules, released, witness: witness() };
}

/** The ruleset of the working tree, when a game is of its version. */
export const workedOnFor = ({ ruleset, rulesVersion }: GoldenHeader) =>
  rulesets.find(({ name, version }) => name === ruleset && version === rulesVersion);

type CheckOf = (stored: Stored) => string | undefined | Promise<string | undefined>;

/** The checks of a stored golden game: each gives the fault, or nothing. */
export const checks = {
  'stands in canonical form': ({ text, game }) =>
    textOf(game) === text ? undefined : 'the file is not what would be written',

  'is one chain of hashes': ({ commits }) => {
    const chain = verifyChain(commits);
    return chain.ok ? undefined : `${chain.broken.reason} at version ${chain.broken.version}`;
  },

  'folds to the same states': ({ rules, game, commits, witness }) =>
    commitsDifference(game.commits, witnessed(rules, commits, witness)),

  'is decided again, from seed and commands alone': ({ rules, game, commits, witness }) =>
    commitsDifference(game.commits, decidedAgain(rules, game.header.seed, commits, witness)),

  'has a transcript that is whole': async ({ released, game, commits }) => {
    const verdict = await verifyTranscript(fileOf(await transcriptOfCommits(released, commits)), judge);
    if (!verdict.ok) return JSON.stringify(verdict.fault);
    const { commits: count, end } = verdict;
    const isWhole = count === commits.length && end.ruleset.name === game.header.ruleset;
    return isWhole ? undefined : `it is of ${count} commits of ${end.ruleset.name}`;
  },

  // A release brings its own kernel. Its secrets must be secret to any other kernel in the process as well.
  'keeps its secrets, whichever kernel redacts them': ({ released, game, commits }) => {
    const { ruleset, kernel } = released;
    const { options, seats } = game.header;
    const [own, other] = [kernel.redactorOf(ruleset, options), redactorOf(ruleset, options)];
    const viewers = [spectator, auditor, ...Array.from({ length: seats }, (_, seat) => atSeat(seat))];
    let hidden = 0;
    for (const event of formsOf(ruleset).tagged(commits.flatMap(({ events }) => events)))
      for (const viewer of viewers) {
        const seen = own(event, viewer);
        if (!isDeepStrictEqual(other(event, viewer), seen)) return `${event.type} for ${JSON.stringify(viewer)}`;
        if (!isDeepStrictEqual(seen, event)) hidden += 1;
      }
    return hidden > 0 ? undefined : 'nothing is hidden from anyone';
  },
} satisfies Readonly<Record<string, CheckOf>>;

/** The part of a plan that a game fails to show; `undefined` when it shows all of it. */
export function notShown({ ends, has = [], players }: GoldenPlan, { commits }: GoldenGame): string | undefined {
  const events = commits.flatMap((commit) => commit.events);
  const over = events.find(({ type }) => type === 'gameOver')?.data as { readonly reason: string } | undefined;
  if (over?.reason !== ends) return `it ends with ${over?.reason ?? 'nothing'}, not with ${ends}`;
  const missing = [...has, ...mishapsOf(players)].filter((type) => !events.some((event) => event.type === type));
  return missing.length === 0 ? undefined : `it has no ${missing.join(', ')}`;
}

/** The events that mishaps of players must cause. */
const mishapsOf = (players: GoldenPlan['players']): string[] => [
  ...(players.some((player) => 'sleeps' in player) ? ['seatTimedOut'] : []),
  ...(players.some((player) => 'resigns' in player) ? ['seatResigned'] : []),
];
