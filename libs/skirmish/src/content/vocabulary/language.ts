import type { AttackMode, Characteristic } from '../words.js';
import type { Moment, Until, Wish } from './terms.js';

/*
 * The types of the behaviour vocabulary. They speak of each other, so they stand together; their schemas stand beside,
 * kind by kind.
 */

/**
 * The types of a vocabulary. By default they are as wide as both games need: code of this library is written for them,
 * and takes the narrower ones of a game.
 */
export interface Words {
  /** Sides by name: `A`, `B`, or `HEROES`, `OVERLORD`. */
  side: string;
  /** The group that a choice of figures starts from. */
  of: string;
  /** The deeds that are counted for each hero. */
  deed: string;
  /** A permission or ban for a figure. */
  ability: string;
  figures: Figures;
  place: Place;
  amount: Amount;
  condition: Condition;
  modifier: Modifier;
  effect: Effect;
}

/** Which figures: selected again for each acting figure. */
export interface Figures<W extends Words = Words> {
  of: W['of'];
  sheet?: string | undefined;
  /** `SIDE`: the side looked at, in victory conditions and articles. `OWN`, `OTHER`: seen from the acting hero. */
  side?: AnySide<W> | undefined;
  inZone?: W['place'] | undefined;
  onPlace?: W['place'] | undefined;
  adjacentTo?: W['figures'] | undefined;
  inSightOf?: W['figures'] | undefined;
  withinZones?: { of: W['figures']; zones: number } | undefined;
  damaged?: boolean | undefined;
  activated?: boolean | undefined;
  pick?: 'ALL' | 'NEAREST' | 'FARTHEST' | 'LEAST_LEFT' | 'RANDOM' | 'FIRST' | undefined;
  count?: number | undefined;
}

/** A side by its name, or relative to a figure. */
export type AnySide<W extends Words = Words> = W['side'] | 'SIDE' | 'OWN' | 'OTHER';

/** A place on the board; several spaces may fit. */
export interface Place<W extends Words = Words> {
  space?: string | undefined;
  zone?: string | undefined;
  spaceOf?: W['figures'] | undefined;
  zoneOf?: W['figures'] | undefined;
  tokens?: string | undefined;
  /** A piece of scenery, as `face/id`: its interaction space, unless something lies on it. */
  feature?: string | undefined;
}

/** A side by its name, or the side looked at. */
type SideLookedAt<W extends Words> = W['side'] | 'SIDE';

/** A number of the game. */
export interface Amount<W extends Words = Words> {
  count?: W['figures'] | undefined;
  /** Heroes that the game began with, out of action or not. */
  heroesAtStart?: true | undefined;
  tokens?: string | undefined;
  turn?: true | undefined;
  damage?: W['figures'] | undefined;
  /** Characteristic of a figure; 0 without a figure. */
  value?: { of: W['figures']; characteristic: Characteristic } | undefined;
  /** Figures of a sheet (any villain without one) that heroes of the side have put out. */
  outBy?: { side: SideLookedAt<W>; sheet?: string | undefined } | undefined;
  /** How often a test was passed, by one side or by all. */
  passed?: { test: string; side?: SideLookedAt<W> | undefined } | undefined;
  /** The deeds so far of the hero looked at (CAUSE, SELF, or the owner of a mission), from the log of this game. */
  deed?: { of: W['figures']; what: W['deed'] } | undefined;
  heroesOut?: SideLookedAt<W> | 'OTHER' | undefined;
  articles?: { side: SideLookedAt<W> } | undefined;
}

/** Something that holds or not. */
export interface Condition<W extends Words = Words> {
  atLeast?: { what: W['amount']; number: number } | undefined;
  atMost?: { what: W['amount']; number: number } | undefined;
  holds?: { side: SideLookedAt<W>; article: string } | undefined;
  doorOpen?: string | undefined;
  and?: W['condition'][] | undefined;
  or?: W['condition'][] | undefined;
  not?: W['condition'] | undefined;
}

/** One thing that a card, sheet or scenario does: exactly one of the words. */
export interface Effect<W extends Words = Words> {
  move?:
    | {
        who: W['figures'];
        toward?: W['place'] | undefined;
        away?: W['place'] | undefined;
        /** By way of tokens of this kind: the nearest that lies nearer to `toward` than the figure; without one it stays. */
        along?: string | undefined;
        want?: Wish | undefined;
        zones?: number | undefined;
      }
    | undefined;
  /** The seat of the acting hero moves a figure: a window with every reachable space. */
  moveFreely?: { who: W['figures']; zones?: number | undefined; ignoreEnemies?: boolean | undefined } | undefined;
  place?: { who: W['figures']; at: W['place'] } | undefined;
  swap?: { a: W['figures']; b: W['figures'] } | undefined;
  push?: { who: W['figures']; from: W['figures']; steps: number } | undefined;
  spawn?: { sheet: string; count: number; at: W['place'] } | undefined;
  remove?:
    | {
        figures?: W['figures'] | undefined;
        tokens?: string | undefined;
        count?: number | undefined;
      }
    | undefined;
  putToken?: { kind: string; at: W['place'] } | undefined;
  takeToken?: { kind: string; at: W['place'] } | undefined;
  setDoor?: { door: string; open: boolean } | undefined;
  attack?:
    | {
        who: W['figures'];
        target?: W['figures'] | undefined;
        kind?: AttackMode | undefined;
        combat?: number | undefined;
        power?: number | undefined;
        damage?: number | undefined;
        push?: number | undefined;
      }
    | undefined;
  damage?: { who: W['figures']; points: number } | undefined;
  heal?: { who: W['figures']; points: number } | undefined;
  modify?:
    | {
        who: W['figures'];
        characteristic: Characteristic;
        by: number;
        until: Until;
      }
    | undefined;
  drawWound?: { who: W['figures'] } | undefined;
  discardCard?: { who: W['figures'] } | undefined;
  loseAction?: { who: W['figures']; actions: number } | undefined;
  giveAction?: { who: W['figures']; actions: number } | undefined;
  /** Fewer dice; with `onResult` a token that takes `by` off the total of its dice instead. */
  easeTest?: { test: string; by: number; onResult?: boolean | undefined } | undefined;
  /** More dice; with `onResult` a token that adds `by` to the total of its dice instead. */
  hardenTest?: { test: string; by: number; onResult?: boolean | undefined } | undefined;
  openTest?: { test: string } | undefined;
  closeTest?: { test: string } | undefined;
  award?: { article: string; side: AnySide<W> } | undefined;
  /** In a reaction before the roll: dice of the running attack. In one after it: one success more or less, a die again. */
  changeRoll?:
    | {
        combat?: number | undefined;
        power?: number | undefined;
        successes?: number | undefined;
        reroll?: number | undefined;
        defense?: number | undefined;
      }
    | undefined;
  preventDamage?: { points: number } | undefined;
  redirectAttack?: { to: W['figures'] } | undefined;
  addDamage?: { points: number } | undefined;
  if?: { condition: W['condition']; then: W['effect'][]; else?: W['effect'][] | undefined } | undefined;
  /** Each of them in turn is CHOSEN, and SELF where no other figure is. */
  each?: { figures: W['figures']; do: W['effect'][] } | undefined;
  roll?: { die: 'COMBAT' | 'POWER' | 'TEST'; table: { atLeast: number; do: W['effect'][] }[] } | undefined;
  /** The seat of the acting hero (`OWNER`), or of the hero concerned, picks a figure that then is CHOSEN. */
  chooseFigure?: { among: W['figures']; optional?: boolean | undefined; do: W['effect'][] } | undefined;
  choose?:
    | {
        seat: 'OWNER' | 'CAUSE' | 'TARGET';
        optional?: boolean | undefined;
        options: { text: { en: string; fr: string }; do: W['effect'][] }[];
      }
    | undefined;
  oneOf?: { options: W['effect'][][] } | undefined;
}

/** A change that holds as long as its card or sheet lies open. */
export interface Modifier<W extends Words = Words> {
  who: W['figures'];
  characteristic?: Characteristic | undefined;
  by?: number | undefined;
  combat?: number | undefined;
  power?: number | undefined;
  against?: W['figures'] | undefined;
  if?: W['condition'] | undefined;
}

/** A permission or ban for figures, as long as a card or sheet lies open. */
export interface Grant<W extends Words = Words> {
  who: W['figures'];
  ability: W['ability'];
  if?: W['condition'] | undefined;
}

/** A power of a card or sheet. What it does stands in modifiers, grants, a reaction or effects. */
export interface Power<W extends Words = Words> {
  trigger: 'PERMANENT' | 'ACTION' | 'UNIQUE_ACTION' | 'REACTION' | 'REVEAL';
  modifiers?: W['modifier'][] | undefined;
  grants?: Grant<W>[] | undefined;
  reaction?:
    | {
        moment: Moment;
        to: 'ATTACK_ON' | 'ATTACK_BY' | 'TEST_BY';
        figures: W['figures'];
        mode?: AttackMode | undefined;
        oncePerTurn?: boolean | undefined;
      }
    | undefined;
  do?: W['effect'][] | undefined;
}
