/** The weight of a pair: fields in order of priority, those of criteria before those of an order. */
export interface Worth {
  /** None: all are 0. */
  readonly criteria: readonly number[];
  readonly order: readonly bigint[];
}

/** The number of bits of a safe integer. */
const MOST_BITS = 50;

/** The fields in one number, and the shift of each. */
interface Group {
  readonly places: readonly number[];
  readonly shifts: readonly number[];
  readonly bits: number;
}

/**
 * Packs the fields of each pair into one number; each field is wide enough for the sums of its values.
 * @param players a sum has at most half as many pairs.
 */
export function weightsFor(worths: readonly Worth[], players: number): (worth: Worth) => bigint {
  const groups = groupsOf(
    worths.map(({ criteria }) => criteria),
    players,
  );
  const widths = widthsOf(
    worths.map(({ order }) => order),
    players,
  );
  return ({ criteria, order }) => {
    let weight = 0n;
    for (const { places, shifts, bits } of groups) {
      let value = 0;
      if (criteria.length > 0)
        for (const [at, place] of places.entries()) value += (criteria[place] as number) * 2 ** (shifts[at] as number);
      weight = (weight << BigInt(bits)) + BigInt(value);
    }
    for (const [place, width] of widths.entries()) weight = (weight << width) + (order[place] as bigint);
    return weight;
  };
}

const widthOf = (most: bigint, players: number): number =>
  most === 0n ? 0 : (most * BigInt(players) + 1n).toString(2).length;

function groupsOf(values: readonly (readonly number[])[], players: number): readonly Group[] {
  const most: number[] = [];
  for (const fields of values)
    for (const [place, value] of fields.entries()) most[place] = Math.max(most[place] ?? 0, Math.abs(value));
  const groups: { readonly places: number[]; readonly widths: number[]; bits: number }[] = [];
  for (const [place, each] of most.entries()) {
    const width = widthOf(BigInt(each), players);
    if (width === 0) continue;
    let group = groups.at(-1);
    if (!group || group.bits + width > MOST_BITS) groups.push((group = { places: [], widths: [], bits: 0 }));
    group.places.push(place);
    group.widths.push(width);
    group.bits += width;
  }
  return groups.map(({ places, widths, bits }) => ({
    places,
    bits,
    shifts: widths.map((_, at) => widths.slice(at + 1).reduce((sum, width) => sum + width, 0)),
  }));
}

function widthsOf(values: readonly (readonly bigint[])[], players: number): readonly bigint[] {
  const most: bigint[] = [];
  for (const fields of values)
    for (const [place, value] of fields.entries()) {
      const size = value < 0n ? -value : value;
      if (size > (most[place] ?? 0n)) most[place] = size;
      else most[place] ??= 0n;
    }
  return most.map((each) => BigInt(widthOf(each, players)));
}
