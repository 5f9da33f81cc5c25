import type { Localized } from './locale.js';
import type { Sight } from './sight.js';

/** A player that chooses its own commands. Decides from its own seat's sight only. */
export interface Bot<View, Command> {
  (sight: Sight<View, Command>): Command;
  /** True for a bot that asks for `sight.events()`: a server then reads the whole game for each of its moves. */
  readonly remembers?: boolean;
  /** How a bot thinks that needs long for a command: a server lets other work go on between its steps. */
  readonly thinking?: Thinking<View, Command>;
}

/** The thinking of a slow bot. */
export interface Thinking<View, Command> {
  /** Comes to the same command as the bot, in steps of a few milliseconds. Draws all its worlds before the first of them. */
  steps(sight: Sight<View, Command>): Generator<undefined, Command>;
  /** The same player in a hurry: finishes long games where thinking would take minutes, as in tests. */
  readonly hasty: Bot<View, Command>;
}

/** How well a bot plays: a first opponent, an equal one, or one that is hard to beat. */
export const botLevels = ['EASY', 'NORMAL', 'STRONG'] as const;

/** How well a bot plays. */
export type BotLevel = (typeof botLevels)[number];

/** What people read of a bot before they play against it. */
export interface BotWords {
  readonly level: BotLevel;
  /** Its name, with a capital (“The Steward”). */
  readonly title: Localized;
  /** How it plays, in one sentence with a full stop. */
  readonly description: Localized;
}

/** Any legal command, each equally likely. */
export const randomBot = <View, Command>({ legal, random }: Pick<Sight<View, Command>, 'legal' | 'random'>): Command =>
  random.pick(legal);

/** A bot that comes to its command in steps. */
export function thinkingBot<View, Command>(thinking: Thinking<View, Command>): Bot<View, Command> {
  const decide = (sight: Sight<View, Command>): Command => {
    const steps = thinking.steps(sight);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  };
  return Object.assign(decide, { thinking });
}

/** The bot that people play against unless they choose another: the last one of level `NORMAL`, or else the last one that is not slow. */
export const usualBot = ({
  bots,
  botWords = {},
}: {
  readonly bots: Readonly<Record<string, { readonly thinking?: unknown }>>;
  readonly botWords?: Readonly<Record<string, BotWords>>;
}): string | undefined => {
  const names = Object.keys(bots);
  return (
    names.findLast((name) => botWords[name]?.level === 'NORMAL') ?? names.findLast((name) => !bots[name]?.thinking)
  );
};
