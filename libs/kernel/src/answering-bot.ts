import type { Bot } from './bot.js';
import type { Sight } from './sight.js';

/** A view that names the step which waits, where one waits. */
interface Stepped {
  readonly step?: string | null | undefined;
}

/** The answer of a bot in a step; `undefined` where nothing stands out. */
type Answer<Outlook, Command> = (outlook: Outlook) => NoInfer<Command> | undefined;

/** The parts of a bot that answers steps. */
export interface AnsweringBot<View extends Stepped, Command extends { readonly type: string }, Outlook> {
  /** Derives data from the bot's sight, once for each decision. */
  readonly outlookOf: (sight: Sight<View, Command>) => Outlook;
  /** Its answer in each step; `undefined`: nothing stands out. */
  readonly answers: Readonly<Partial<Record<NonNullable<View['step']>, Answer<Outlook, Command>>>>;
  /** Types of commands that answer no step, or take an answer back: never given where nothing stands out. */
  readonly asides: readonly NoInfer<Command>['type'][];
  /** Its command in any step before an answer; `undefined`: none. */
  readonly first?: Answer<Outlook, Command>;
}

/** A bot that answers the step that its view names, by a table; where nothing stands out, with any answer, each equally likely. */
export const answeringBot =
  <View extends Stepped, Command extends { readonly type: string }, Outlook>({
    outlookOf,
    answers,
    asides,
    first = () => undefined,
  }: AnsweringBot<View, Command, Outlook>): Bot<View, Command> =>
  (sight) => {
    const { view, legal, random } = sight;
    const outlook = outlookOf(sight);
    const step = view.step as NonNullable<View['step']> | undefined;
    const answer = first(outlook) ?? (step && answers[step]?.(outlook));
    if (answer) return answer;
    const answering = legal.filter(({ type }) => !asides.includes(type));
    return random.pick(answering.length > 0 ? answering : legal);
  };

/** The legal commands of one type. */
export const commandsOf = <Command extends { readonly type: string }, Type extends Command['type']>(
  { legal }: { readonly legal: readonly Command[] },
  type: Type,
): Extract<Command, { readonly type: Type }>[] =>
  legal.filter((command): command is Extract<Command, { readonly type: Type }> => command.type === type);

/** The only, or first, legal command of one type. */
export const commandOf = <Command extends { readonly type: string }, Type extends Command['type']>(
  outlook: { readonly legal: readonly Command[] },
  type: Type,
): Extract<Command, { readonly type: Type }> | undefined => commandsOf(outlook, type)[0];

/** The item of the highest worth, the first of equals; `undefined` when none is worth more than `least`. */
export function best<T>(candidates: readonly T[], worth: (candidate: T) => number, least = -Infinity): T | undefined {
  let found: T | undefined;
  let most = least;
  for (const candidate of candidates) {
    const value = worth(candidate);
    if (value > most) [found, most] = [candidate, value];
  }
  return found;
}
