/**
 * What a player does beside playing: agrees with all others on a pause or an undo, takes a day of vacation, gives another seat a minute, or
 * leaves the seat to another account.
 */
export type GoldenAct = 'pause' | 'undo' | 'vacation' | 'grant' | 'leave';

/** The player of a seat of a golden game. */
export type PlayerPlan = Readonly<{ brought?: unknown }> &
  (
    | { readonly bot: string }
    | {
        /**
         * The bot that an account follows; or `default`: the default of the rules when time runs out; or `chance`: a type
         * of command by chance, then a command of that type.
         */
        readonly plays: string;
        /** Its contribution to the game's chance. */
        readonly seed?: string;
        /** Lets its time run out whenever it is asked for one of these times, the first being 1. */
        readonly sleeps?: readonly number[] | 'always';
        /** Takes its last command back when it was asked for one of these times. */
        readonly regrets?: readonly number[];
        /** What it does before it answers, when it is asked for the time of that place, the first being 1. */
        readonly first?: Readonly<Record<number, GoldenAct>>;
        /** Resigns when it is asked for this time. */
        readonly resigns?: number;
      }
  );

/** A golden game before it is played. The same plan always gives the same game. */
export interface GoldenPlan {
  /** Its file is named after it. */
  readonly name: string;
  /** Its purpose, for people who see it fail. */
  readonly shows: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly PlayerPlan[];
  /** Text from which the seed, every id and all random choices of players are made. */
  readonly seed: string;
  /** Before the others sit down, an account sits down and leaves, and a bot is seated and sent away. */
  readonly comings?: boolean;
  /** Its chance derives from the chain (`CHANCE`); without this it is opened as before there was a choice. */
  readonly chained?: true;
  /** Seats may take back what they have just done. Such a game is `chained`. */
  readonly takeBack?: true;
  /** Days that do not count, vacations, and undos by agreement. Such a game is `chained`. */
  readonly overDays?: true;
  /** Seats hide their seeds until the start. Such a game is `chained`. */
  readonly hiddenSeeds?: true;
  /** The reason of its end. */
  readonly ends: string;
  /** Events that it must have. */
  readonly has?: readonly string[];
}
