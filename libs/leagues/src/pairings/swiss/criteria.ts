import type { Float, Standing } from './entrant.js';
import { seatFaults } from './seats.js';

/** A bracket to be paired, with its context. */
export interface Bracket {
  /** The downfloaters, the best first. */
  readonly moved: readonly Standing[];
  /** The residents of the score group, the best first. */
  readonly residents: readonly Standing[];
  /** The players of the next lower score. */
  readonly next: readonly Standing[];
  /** The round is the last: players with more than half of all points are top scorers. */
  readonly isTopScorer: (standing: Standing) => boolean;
  /** Whether it leaves one player without an opponent. */
  readonly leavesBye: boolean;
}

/** The position of a player relative to a bracket. */
type Place = 'MOVED' | 'RESIDENT' | 'NEXT' | 'BELOW';

/** The weight of a pair that no criterion of a bracket concerns: all fields are 0. */
export const NOTHING: readonly number[] = [];

/**
 * The weight of a pair for a bracket by the criteria of C.04.3 from C6 on, in their order: fields whose sums over all
 * pairs are maximized, so that faults are negative.
 */
export class Criteria {
  private readonly place = new Map<string, Place>();
  /** Scores from the top to that of the next bracket. */
  private readonly scores: readonly number[];

  constructor(private readonly bracket: Bracket) {
    for (const { player } of bracket.moved) this.place.set(player, 'MOVED');
    for (const { player } of bracket.residents) this.place.set(player, 'RESIDENT');
    for (const { player } of bracket.next) this.place.set(player, 'NEXT');
    const all = [...bracket.moved, ...bracket.residents, ...bracket.next];
    this.scores = [...new Set(all.map(({ score }) => score))].sort((one, other) => other - one);
  }

  isInside(standing: Standing): boolean {
    const place = this.placeOf(standing);
    return place === 'MOVED' || place === 'RESIDENT';
  }

  /** The fields of a pair; `other` is null for no opponent at all. */
  of(one: Standing, other: Standing | null): readonly number[] {
    if (!this.isInside(one) && (other === null || !this.isInside(other)) && !this.isOfNext(one, other)) return NOTHING;
    const pair = other === null ? [one] : [one, other];
    const isInside = other !== null && pair.every((each) => this.isInside(each));
    return [
      // C6: as many pairs as possible. C7: downfloaters have low scores.
      ...this.paired(isInside, pair),
      // C8: the same for the next bracket.
      ...this.paired(other !== null && !isInside && pair.every((each) => this.placeOf(each) !== 'BELOW'), pair),
      ...(isInside ? this.ofPair(one, other) : this.ofFloats(one, other)),
    ];
  }

  private isOfNext(one: Standing, other: Standing | null): boolean {
    return other !== null && this.placeOf(one) === 'NEXT' && this.placeOf(other) === 'NEXT';
  }

  private placeOf({ player }: Standing): Place {
    return this.place.get(player) ?? 'BELOW';
  }

  /** A pair, with the scores that it concerns, the highest first. */
  private paired(counts: boolean, pair: readonly Standing[]): number[] {
    const ofScore = (score: number): number => (counts ? pair.filter((each) => each.score === score).length : 0);
    return [counts ? 1 : 0, ...this.scores.map(ofScore)];
  }

  /** C9 to C21 for two opponents in the bracket. */
  private ofPair(one: Standing, other: Standing): number[] {
    const counts = this.bracket.isTopScorer(one) || this.bracket.isTopScorer(other);
    const { beyondTwo, thriceInARow, notGranted, notGrantedStrong } = seatFaults(one, other);
    const [upper, lower] = this.placeOf(one) === 'MOVED' ? [one, other] : [other, one];
    const isAcross = this.placeOf(upper) === 'MOVED' && this.placeOf(lower) === 'RESIDENT';
    const wasUp = (ago: 0 | 1): boolean => isAcross && lower.floats[ago] === 'UP';
    const wasDown = (ago: 0 | 1): boolean => isAcross && upper.floats[ago] === 'DOWN';
    return [
      0,
      counts ? -beyondTwo : 0,
      counts ? -thriceInARow : 0,
      -notGranted,
      -notGrantedStrong,
      0,
      wasUp(0) ? -1 : 0,
      0,
      wasUp(1) ? -1 : 0,
      ...this.difference(upper, wasDown(0), false),
      ...this.difference(upper, wasUp(0), false),
      ...this.difference(upper, wasDown(1), false),
      ...this.difference(upper, wasUp(1), false),
    ];
  }

  /** C9 to C21 for a downfloater. */
  private ofFloats(one: Standing, other: Standing | null): number[] {
    const floating = [one, ...(other ? [other] : [])].filter((each) => this.isInside(each));
    const isResident = (each: Standing): boolean => this.placeOf(each) === 'RESIDENT';
    const again = (ago: 0 | 1): number =>
      floating.filter((each) => isResident(each) && each.floats[ago] === 'DOWN').length;
    const moved = floating.find((each) => !isResident(each));
    const was = (ago: 0 | 1): Float => moved?.floats[ago] ?? null;
    const bye = other === null && this.bracket.leavesBye && this.isInside(one) ? one.unplayed : 0;
    const none = this.difference(one, false, false);
    return [
      -bye,
      ...[0, 0, 0, 0],
      -again(0),
      0,
      -again(1),
      0,
      ...this.difference(moved ?? one, was(0) === 'DOWN', true),
      ...none,
      ...this.difference(moved ?? one, was(1) === 'DOWN', true),
      ...none,
    ];
  }

  /**
   * The difference of two scores, the greatest first; a player who floats on counts as further away than any opponent
   * here.
   */
  private difference(moved: Standing, counts: boolean, floats: boolean): number[] {
    const further = this.scores.map((score) => (counts && floats && moved.score === score ? -1 : 0));
    const nearer = this.scores.map((score) => (counts && !floats && moved.score === score ? -1 : 0));
    return [...further, ...nearer];
  }
}
