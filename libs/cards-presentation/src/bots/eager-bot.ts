import { best, commandsOf, type Bot, type Sight } from '#kernel';

/** The likings of an eager player in a game. */
export interface Likings<View, Command extends { readonly type: string }, Outlook> {
  /** Derives data from the bot's sight, once for each decision. */
  readonly outlookOf: (sight: Sight<View, Command>) => Outlook;
  /** Types of commands, the one that it likes best first. Others are given only where nothing is liked. */
  readonly likes: readonly NoInfer<Command>['type'][];
  /** Those of them that are wasted while it does not lose the fight. */
  readonly spending: readonly NoInfer<Command>['type'][];
  /** Whether it loses the fight as it stands. */
  readonly isBehind: (outlook: Outlook) => boolean;
  /** The worth of one command among those of its type; below 0 it is not liked. */
  readonly worth: (outlook: Outlook, command: NoInfer<Command>) => number;
  /** Types of commands that answer no step, or take an answer back. */
  readonly asides: readonly NoInfer<Command>['type'][];
}

/**
 * A player for a first evening: does what it likes best of what it may do now, and spends what it can in a fight that it
 * loses. Thinks of no answer, keeps nothing for later, and has no plan.
 */
export const eagerBot =
  <View, Command extends { readonly type: string }, Outlook>({
    outlookOf,
    likes,
    spending,
    isBehind,
    worth,
    asides,
  }: Likings<View, Command, Outlook>): Bot<View, Command> =>
  (sight) => {
    const outlook = outlookOf(sight);
    for (const type of likes) {
      const offered = commandsOf(sight, type);
      if (offered.length === 0 || (spending.includes(type) && !isBehind(outlook))) continue;
      const found = best(sight.random.shuffle(offered), (command) => worth(outlook, command), -Number.MIN_VALUE);
      if (found) return found;
    }
    const answering = sight.legal.filter(({ type }) => !asides.includes(type));
    return sight.random.pick(answering.length > 0 ? answering : sight.legal);
  };
