/** Who stands on a ladder, the best first. */
export type Ladder = readonly string[];

/** How far up somebody may challenge. */
export interface LadderRules {
  /** How many places above one's own. */
  readonly reach: number;
}

/** Whether somebody may challenge another: who stands above, and near enough. */
export function mayChallenge(ladder: Ladder, challenger: string, challenged: string, { reach }: LadderRules): boolean {
  const [from, to] = [ladder.indexOf(challenger), ladder.indexOf(challenged)];
  return from >= 0 && to >= 0 && to < from && from - to <= reach;
}

/** The ladder after a challenge that was won: the challenger takes the place of whom he beat, and all in between go one down. One that was lost, or drawn, changes nothing. */
export function afterChallenge(ladder: Ladder, challenger: string, challenged: string): Ladder {
  const [from, to] = [ladder.indexOf(challenger), ladder.indexOf(challenged)];
  // Between the challenge and its end the two may have changed places.
  if (from < 0 || to < 0 || from < to) return ladder;
  const others = ladder.filter((player) => player !== challenger);
  return [...others.slice(0, to), challenger, ...others.slice(to)];
}
