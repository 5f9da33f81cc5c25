/** The players of a ladder, the best first. */
export type Ladder = readonly string[];

/** The reach of challenges. */
export interface LadderRules {
  /** The number of places above one's own. */
  readonly reach: number;
}

/** Whether a player may challenge another, who must be above, and near enough. */
export function mayChallenge(ladder: Ladder, challenger: string, challenged: string, { reach }: LadderRules): boolean {
  const [from, to] = [ladder.indexOf(challenger), ladder.indexOf(challenged)];
  return from >= 0 && to >= 0 && to < from && from - to <= reach;
}

/**
 * The ladder after a won challenge: the challenger takes the loser's place, and all in between move one down. A lost
 * or drawn one changes nothing.
 */
export function afterChallenge(ladder: Ladder, challenger: string, challenged: string): Ladder {
  const [from, to] = [ladder.indexOf(challenger), ladder.indexOf(challenged)];
  // Between the challenge and its end the two may have changed places.
  if (from < 0 || to < 0 || from < to) return ladder;
  const others = ladder.filter((player) => player !== challenger);
  return [...others.slice(0, to), challenger, ...others.slice(to)];
}
