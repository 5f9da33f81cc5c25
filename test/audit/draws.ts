import { withDraws, type Draw as Heard } from '#audit';
import { isRefusal, type AnyRuleset } from '#kernel';
import { decideAgain, unopenedGame, unreleased, type StoredCommit } from '#records';

/** A call of chance by the rules, as `docs/transcript/draws` names it: with the numbers alone. */
export interface Draw extends Omit<Heard, 'numbers'> {
  readonly numbers: readonly number[];
}

/** Every call of chance of a game, decided again by these rules from its seed and its commands. Calls that draw nothing are left out. */
export function drawsOf(ruleset: AnyRuleset, seed: Uint8Array, commits: readonly StoredCommit[]): readonly Draw[] {
  const draws: Draw[] = [];
  const release = withDraws(unreleased(ruleset), ({ numbers, ...draw }) =>
    draws.push({ ...draw, numbers: numbers.map(({ number }) => number) }),
  );
  let loaded = unopenedGame(commits[0]!.streamId, release);
  for (const commit of commits) {
    const result = decideAgain(loaded, commit, seed);
    if (isRefusal(result)) throw new Error(`version ${commit.firstVersion} is refused: ${result.code}`);
    loaded = { ...result.after, hash: commit.hash };
  }
  return draws;
}
