import { Random } from '../../random.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Viewer } from '../../seat.js';
import type { Check } from './law.js';
import { kindOf, leafAt, placesApart, withoutIds, type Place } from './places.js';

/** So many worlds are drawn at each look. */
const WORLDS = 12;

/** So many looks tell that something is never drawn again: fewer may have missed it by luck. */
const LOOKS = 20;

/** So many places are looked at where two states differ. */
const MOST_PLACES = 200;

/** The hidden things that `resample` draws again: those in which two games differ of which a viewer was told the same. */
export class Redraws {
  private readonly byKind = new Map<string, { looks: number; drawn: boolean }>();

  constructor(private readonly ruleset: AnyRuleset) {}

  /** @param other a state of which the viewer cannot know that it is not this one. */
  look(state: unknown, other: unknown, viewer: Viewer, random: Random): void {
    const here = withoutIds(state);
    const places = placesApart(here, withoutIds(other))
      .slice(0, MOST_PLACES)
      .filter((place) => !this.known(place).drawn);
    if (places.length === 0) return;
    const luck = Random.from(`worlds ${random.below(2 ** 32)}`);
    const worlds = Array.from({ length: WORLDS }, () => withoutIds(this.ruleset.resample(state, viewer, luck)));
    for (const known of new Set(places.map((place) => this.known(place)))) known.looks += 1;
    for (const place of places)
      if (worlds.some((world) => leafAt(world, place) !== leafAt(here, place))) this.known(place).drawn = true;
  }

  judge(check: Check): void {
    for (const [kind, { looks, drawn }] of this.byKind)
      check(
        drawn || looks < LOOKS,
        () =>
          `resample never draws "state${kind}" again: ${looks} times a viewer could not know it, and every world had it as it was`,
      );
  }

  private known(place: Place): { looks: number; drawn: boolean } {
    const kind = kindOf(place);
    const known = this.byKind.get(kind) ?? { looks: 0, drawn: false };
    this.byKind.set(kind, known);
    return known;
  }
}
