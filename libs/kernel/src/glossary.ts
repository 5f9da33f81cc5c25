/**
 * Descriptions of words of schemas in the API, where a schema itself has none (`.meta({ description })`).
 * A word with one meaning throughout is explained once.
 */
export interface Glossary {
  /** Of types, by their id, or by the name derived from their place where they have none. */
  readonly types: Words;
  /** Of fields, by their name; by type and name (`Effect.damage`) where it has another meaning in that type. */
  readonly fields: Words;
  /** Of the values of enums, by the value; by enum and value (`Wish.ZONE`) where it has another meaning in that enum. */
  readonly values: Words;
}

type Words = Readonly<Record<string, string>>;

/** One glossary of several: of two entries for a word the later one counts. */
export const glossaryOf = (...parts: readonly Partial<Glossary>[]): Glossary => ({
  types: Object.assign({}, ...parts.map(({ types }) => types)) as Words,
  fields: Object.assign({}, ...parts.map(({ fields }) => fields)) as Words,
  values: Object.assign({}, ...parts.map(({ values }) => values)) as Words,
});

/** The word for a part of a type, or of any type; `undefined` where no entry explains it. */
export function explained(words: Words, type: string, part: string): string | undefined {
  const key = [`${type}.${part}`, part].find((candidate) => Object.hasOwn(words, candidate));
  return key === undefined ? undefined : words[key];
}

/** Words with the same meaning in every game. */
export const commonGlossary: Partial<Glossary> = {
  types: {
    ScorePart: 'Points of a seat from one source.',
  },
  fields: {
    seat: 'Number of a seat, from 0, clockwise.',
    flavor: 'Flavour text, without any rule in it.',
    turn: 'Number of the turn, from 1.',
    x2: 'With the advantage of X2.',
    'GameOpened.ruleset': 'The short name of the ruleset.',
    'GameOpened.rulesVersion': 'The version of the rules that the game is pinned to.',
    'GameOver.reason': 'Why it ended: a word of the ruleset.',
    'GameOver.placings': 'The results of the seats, by rank, then seat.',
    'ClockPardoned.step': 'The name of the step that gets more time.',
    'ClockPardoned.stepId': 'Which occurrence of the step.',
    'ProposalAnswered.agrees': 'false: the seat refuses.',
    'SeatTimedOut.step': 'The name of the step that it did not answer.',
    'SeatTimedOut.stepId': 'Which occurrence of the step.',
    'Placing.rank': '1 is best; equals share a rank. Where the winner has no seat, no seat has rank 1.',
    'Placing.points': 'All its points: the sum of the parts.',
    'Placing.parts': 'The points by source.',
    'ScorePart.name': 'The source of the points: a word of the ruleset.',
    'ScorePart.points': 'The points from this source.',
  },
  values: {
    'ProposalKind.PAUSE': 'All clocks stop, and no seat plays.',
    'ProposalKind.UNDO': 'The game goes back to a point.',
    'ProposalKind.TAKEOVER': 'A bot plays on for an absent player.',
    'ProposalEnd.REFUSED': 'It was not agreed to.',
    'ProposalEnd.WITHDRAWN': 'Its seat no longer wants it.',
    'ProposalEnd.FELL': 'The game went on without an answer.',
  },
};
