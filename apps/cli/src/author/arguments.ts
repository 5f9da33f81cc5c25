import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';

/** Games that `author` judges unless told: seconds for a small game. */
export const FEW_GAMES = 20;

/** Input of `chronicler author` and `chronicler laws`. */
export interface LawsRequest {
  /** A folder of a package, or its file of laws. */
  readonly place: string;
  /** Number of random games; `undefined`: as many as the file of laws says. */
  readonly games: number | undefined;
  /** The one law to check; all when `undefined`. */
  readonly law: number | undefined;
  /** The seed of the game to show, such as `laws-12`; `undefined`: the first one. */
  readonly seed: string | undefined;
  /** The version around which commits are shown; all commits when `undefined`. */
  readonly at: number | undefined;
  /** Again after each change of a file. */
  readonly watch: boolean;
}

/** Reads the words after the name of the command. Throws a WrongUse where they make no sense. */
export function readRequest(name: 'author' | 'laws', words: readonly string[]): LawsRequest {
  const { positionals, values: given } = readWords(name, words);
  const values = given as Values;
  const [place, ...more] = positionals;
  const [games, law, at] = [values.games, values.law, values.at].map(wholeNumber);
  const isWrong = [games, law, at].includes('wrong') || (values.seed !== undefined && !/-\d+$/u.test(values.seed));
  if (place === undefined || more.length > 0 || isWrong) throw new WrongUse(name);
  return { place, games, law, at, seed: values.seed, watch: values.watch === true } as LawsRequest;
}

/** The options of both commands: `laws` has fewer. */
type Values = Partial<ReturnType<typeof readWords<'author'>>['values']>;

const wholeNumber = (text: string | undefined): number | 'wrong' | undefined =>
  text === undefined ? undefined : /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 'wrong';
