import type { Seat } from '#kernel';
import type * as skirmish from '#skirmish';
import type { WithBase } from './base/base-state.js';
import type { z } from 'zod';
import type { BaseLayout } from './content/schema.js';
import type { deedSchema } from './content/vocabulary.js';
import type { ArticleWon } from './front-page/page.js';
import type { Options } from './options-fields.js';
import type { WithOverlord } from './overlord/overlord-state.js';
import type { CardId, Difficulty, EndReason, FigureId, Rank, Side, Step } from './words.js';

type Deed = z.output<typeof deedSchema>;

/** A seat at the table: hero seats first, the overlord last, so seat order is canonical order (SKAROV-GEN-14). */
export interface SkarovSeat extends skirmish.SeatState {
  side: Side;
}

/** A hero and its cards. */
export interface HeroState extends skirmish.HeroState {
  side: Side;
  deeds: Partial<Record<Deed, number>>;
  /** Cards of its plan that lie face up (SKAROV-STRAT-12). */
  shown: CardId[];
}

/** A figure on the board (SKAROV-GEN-04). */
export interface Figure extends skirmish.Figure {
  kind: 'HERO' | 'VILLAIN';
  side: Side;
}

/** An objective room's objective (SKAROV-OBJ-01). */
export interface ObjectiveState {
  readonly id: string;
  readonly faceId: string;
  readonly tileNumber: number;
  counter: number;
  /** The side that has won it; null: neither yet. */
  settled: Side | null;
}

/** Which adventure is played: a scenario of the box or of one's own, or a base of the overlord's own design. */
export type Adventure = { kind: 'SCENARIO'; scenarioId: string } | { kind: 'CUSTOM'; difficulty: Difficulty };

/** The activation of a villain sheet (SKAROV-ACT-03, SKAROV-ACT-13). */
export interface VillainActivation {
  readonly sheetId: string;
  /** Its figures that were on the board when it began, in order. */
  readonly figureIds: FigureId[];
  /** Those that have been left for another. */
  finished: FigureId[];
  /** The event of this activation: its card lies open until the activation ends (SKAROV-EVT-05, SKAROV-EVT-09). */
  event: CardId | null;
}

/** Everything that is so in a game. Plain JSON; changed by `evolve` alone. */
export interface State extends skirmish.SkirmishState, WithBase, WithOverlord {
  options: Options;
  step: Step | null;
  seats: SkarovSeat[];
  sides: Record<Side, skirmish.SideState>;
  heroes: HeroState[];
  figures: Figure[];
  /** null: not chosen yet. */
  adventure: Adventure | null;
  /** The base that the overlord has brought: their secret, and dropped when it lies (SKAROV-BASE-17). */
  brought: BaseLayout | null;
  /** Ranks above the scenario's that the overlord has allowed, latest last (SKAROV-RANK-06). */
  allowed: { seat: Seat; rank: Rank }[];
  /** The front page, article by article as they were won (SKAROV-OBJ-02). */
  page: ArticleWon[];
  /** In order of tile number. */
  objectives: ObjectiveState[];
  /** All objectives are settled (SKAROV-FINAL-01). */
  finalCombat: boolean;
  /** A hero has gone out of action in the final combat (SKAROV-FINAL-05). */
  heroOutDuringFinalCombat: boolean;
  /** Sheets with an activation token (SKAROV-ACT-06). */
  activatedSheets: string[];
  /** Villain slots used this turn (SKAROV-ACT-07). */
  slotsUsed: number;
  /** A hero's activation is over, and what follows it has not been looked at (SKAROV-ACT-07). */
  slotDue: boolean;
  villain: VillainActivation | null;
  /** Number of the next item of the end of the turn (SKAROV-END-12); null while that does not run. */
  endOfTurnItem: number | null;
  /** Where the turn stands while no seat is asked: what `flow` does next. */
  phase:
    'SETUP' | 'TURN_START' | 'STRATEGY' | 'ACTIVATION' | 'ROOM' | 'END_OF_TURN' | 'UPKEEP' | 'ADVANCEMENT' | 'OVER';
  /** How the game has ended; heroes of a campaign may still advance. */
  over: { reason: EndReason; winner: Side } | null;
}
