/**
 * What the words of schemas mean, for whoever reads the API: where a schema itself says nothing (`.meta({ description })`).
 * A word that means one thing wherever it stands is explained once.
 */
export interface Glossary {
  /** Of types, by their id, or where they have none by the name that they get from their place. */
  readonly types: Words;
  /** Of fields, by their name; by type and name (`Effect.damage`) where a name means another thing in that type. */
  readonly fields: Words;
  /** Of the values of enums, by the value; by enum and value (`Wish.ZONE`) where a value means another thing in that enum. */
  readonly values: Words;
}

type Words = Readonly<Record<string, string>>;

/** One glossary of several: of two that explain a word the later one has it. */
export const glossaryOf = (...parts: readonly Partial<Glossary>[]): Glossary => ({
  types: Object.assign({}, ...parts.map(({ types }) => types)) as Words,
  fields: Object.assign({}, ...parts.map(({ fields }) => fields)) as Words,
  values: Object.assign({}, ...parts.map(({ values }) => values)) as Words,
});

/** The word for a part of a type, or of any type; `undefined` where nobody explains it. */
export function explained(words: Words, type: string, part: string): string | undefined {
  const key = [`${type}.${part}`, part].find((candidate) => Object.hasOwn(words, candidate));
  return key === undefined ? undefined : words[key];
}

/** What means the same in every game. */
export const commonGlossary: Partial<Glossary> = {
  types: {
    ScorePart: 'What some of the points of a seat are for.',
  },
  fields: {
    seat: 'Number of a seat, from 0, clockwise.',
    flavor: 'A line for the mood, without any rule in it.',
    turn: 'Number of the turn, from 1.',
    x2: 'With the advantage of X2.',
    'GameOpened.ruleset': 'The short name of the ruleset.',
    'GameOpened.rulesVersion': 'The version of the rules that the game is pinned to.',
    'GameOver.reason': 'Why it ended: a word of the ruleset.',
    'GameOver.placings': 'How the seats did, by rank, then seat.',
    'ClockPardoned.step': 'The name of the step that has more time.',
    'ClockPardoned.stepId': 'Which occurrence of the step.',
    'SeatTimedOut.step': 'The name of the step that it did not answer.',
    'SeatTimedOut.stepId': 'Which occurrence of the step.',
    'Placing.rank': '1 is best; equals share a rank. Where somebody without a seat has won, nobody has rank 1.',
    'Placing.points': 'All its points: the sum of the parts.',
    'Placing.parts': 'What the points are made of.',
    'ScorePart.name': 'What the points are for: a word of the ruleset.',
    'ScorePart.points': 'How many of the points.',
  },
};
