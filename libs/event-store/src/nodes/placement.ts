import { slicesIn, type SliceRange } from '#platform';
import { sliceOf } from './slice.js';

/** Which of several places a stream is in: its id alone decides, and not its kind. */
export class Placement<Place extends { readonly slices: readonly SliceRange[] }> {
  private readonly bySlice = new Map<number, Place>();

  constructor(places: readonly Place[]) {
    for (const place of places) for (const slice of slicesIn(place.slices)) this.bySlice.set(slice, place);
  }

  /** Throws an Error for a stream whose slice is in no place: the configuration does not let that happen. */
  of(streamId: string): Place {
    const slice = sliceOf(streamId);
    const place = this.bySlice.get(slice);
    if (place) return place;
    throw new Error(`Slice ${slice}, that of stream ${streamId}, is in no database.`);
  }

  /** Groups what is about streams by their places. */
  group<Asked>(asked: Iterable<Asked>, streamOf: (one: Asked) => string): ReadonlyMap<Place, readonly Asked[]> {
    const groups = new Map<Place, Asked[]>();
    for (const one of asked) {
      const place = this.of(streamOf(one));
      const group = groups.get(place);
      if (group) group.push(one);
      else groups.set(place, [one]);
    }
    return groups;
  }
}
