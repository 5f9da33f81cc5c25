import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';

/**
 * What a commit's command may be. Plain data, stored with the commit, so that a verifier can run it again.
 * Whether an account may act for a seat is decided before, by whoever knows accounts.
 */
export type GameCommand =
  | {
      readonly type: 'openGame';
      readonly ruleset: string;
      readonly options: unknown;
      readonly openedBy: string;
      /** SHA-256 of the release that the game is opened on, lower-case hex; null for rules that are not released. Absent in older games. */
      readonly rulesDigest?: string | null;
      /** How the game's chance derives (`CHANCE`); absent for games without a chain and from before there was a choice. */
      readonly chance?: number;
      /** SHA-256 of what whoever joins has to show, lower-case hex. Absent where everybody may join. */
      readonly invitation?: string;
      /** No list tells of the game. Absent where lists do. */
      readonly unlisted?: true;
      /** The game that this is a rematch of; absent for all others. */
      readonly rematchOf?: string;
      /** What each seat has beside the time of the steps, as `timeBankSchema` has it; absent for nothing. */
      readonly bank?: unknown;
      /** Seats may take back what they have just done. Absent where they may not. */
      readonly takeBack?: true;
      /** Seconds by which whoever has no seat sees the game later, as `spectatorDelaySchema` has it; absent for none. */
      readonly spectatorDelay?: unknown;
      /** Seats commit themselves to their seeds as they sit down, and give them when the start is called. Absent where seeds are open. */
      readonly hiddenSeeds?: true;
    }
  | {
      readonly type: 'takeSeat';
      readonly seat: Seat;
      readonly account: string;
      readonly seed: string | null;
      /** SHA-256 of the seed that the seat gives when the start is called, lower-case hex. Absent where it gives none. */
      readonly seedCommitment?: string;
      /** What the seat brings, where the ruleset takes anything. Secret: a commit's command is shown to nobody before the end. */
      readonly brought?: unknown;
    }
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly bot: string; readonly brought?: unknown }
  | { readonly type: 'leaveSeat'; readonly seat: Seat }
  /** Starts the game, or calls the start where seats owe their seeds. */
  | { readonly type: 'startGame' }
  /** A seat gives the seed that it has committed itself to; with the last one the game starts. */
  | { readonly type: 'giveSeed'; readonly seat: Seat; readonly seed: string }
  /** A job says that the time to give seeds has run out. */
  | { readonly type: 'expireSeeds' }
  /** A seat gives a command of the ruleset. With `stepId`, it is refused as stale once that step no longer waits for the seat. */
  | { readonly type: 'play'; readonly seat: Seat; readonly command: AnyTagged; readonly stepId?: string }
  /**
   * A seat gives several commands of the ruleset. They are carried out up to the first that draws chance or makes anything known;
   * where one before that is refused, none is. `stepId` is the first one's.
   */
  | {
      readonly type: 'playAll';
      readonly seat: Seat;
      readonly commands: readonly AnyTagged[];
      readonly stepId?: string;
    }
  /** A seat takes back what it has done after this version (`takesBackTo`). */
  | { readonly type: 'takeBack'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'resign'; readonly seat: Seat }
  /** An operator gives a step more time. Seconds. */
  | { readonly type: 'pardonClock'; readonly stepId: string; readonly seconds: number }
  /** An operator gives the seat of one player to another. */
  | { readonly type: 'replacePlayer'; readonly seat: Seat; readonly account: string }
  /** The game ends here, without a winner. Whether whoever says so may is decided before. */
  | { readonly type: 'abandonGame' }
  /** A job runs the automatic step with this key. */
  | { readonly type: 'runStep'; readonly key: string }
  /** A job says that the time of this step has run out, for some seats or for all. */
  | {
      readonly type: 'expireStep';
      readonly stepId: string;
      /** Whose time it is; absent where it is that of all whom the step waits for. */
      readonly seats?: readonly Seat[];
    };

/** The commands of one type. */
export type GameCommandOf<Type extends GameCommand['type']> = Extract<GameCommand, { readonly type: Type }>;
