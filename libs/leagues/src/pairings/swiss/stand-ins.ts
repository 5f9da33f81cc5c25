import type { Bracket } from './criteria.js';
import type { Standing } from './entrant.js';
import type { Field, Pair } from './field.js';
import { surelyFloat } from './surely-paired.js';

/** How many players stand for a group at first. */
const FEWEST = 16;

/** A bracket and its field, in which a few players stand for each group outside the bracket. */
export interface Condensed {
  readonly bracket: Bracket;
  readonly field: Field;
  /**
   * Whether a best pairing of the few is one of all: it is where two players of each such group meet. The weight of the best pairing is
   * concave in the size of each group (the polytope of perfect b-matchings is whole for each parity), and adding two more gains what a
   * pair of them is worth; so once the last two gain no more than that, no others do.
   */
  readonly isCertain: (pairs: readonly Pair[]) => boolean;
}

/**
 * Ever larger extracts of a field, and at last the whole. The criteria of a bracket do not tell players of the next bracket from
 * each other, nor those below it: where any of them who are left can surely be paired, a few stand for all. A field of thousands
 * has millions of possible pairs, an extract some hundreds.
 * @param fewest how many stand for a group in the first extract.
 */
export function* condensed(bracket: Bracket, field: Field, fewest = FEWEST): Generator<Condensed> {
  for (let most = fewest; most < field.players.length; most *= 2) {
    const extract = extractOf(bracket, field, most);
    if (!extract) break;
    yield extract;
  }
  yield { bracket, field, isCertain: () => true };
}

function extractOf(bracket: Bracket, field: Field, most: number): Condensed | undefined {
  const near = new Set([...bracket.moved, ...bracket.residents, ...bracket.next]);
  const inside = [...bracket.moved, ...bracket.residents];
  const below = field.players.filter((each) => !near.has(each));
  const lower = standInsOf(below, [...near], field, most);
  // Of the next bracket any player may have to float.
  const next = below.length === 0 || lower ? standInsOf(bracket.next, inside, field, most) : undefined;
  const groups = [lower, next].filter((group) => group !== undefined);
  if (groups.length === 0) return undefined;
  const isStandIn = new Set(groups.flat());
  const kept = new Set([...inside, ...(next ?? bracket.next), ...(lower ?? below)]);
  return {
    bracket: { ...bracket, next: next ?? bracket.next },
    field: {
      ...field,
      players: field.players.filter((each) => kept.has(each)),
      mayMeet: (one, other) => isStandIn.has(one) || isStandIn.has(other) || field.mayMeet(one, other),
    },
    isCertain: (pairs) =>
      groups.every((group) => pairs.some(([one, other]) => group.includes(one) && group.includes(other))),
  };
}

/**
 * The players who stand for a group, as many of them odd or even as there are; undefined where they cannot: where they would be no
 * fewer, or where it is not certain that those who are left can be paired once as many have got opponents elsewhere.
 * @param floating the players who may float into the group.
 */
function standInsOf(
  group: readonly Standing[],
  floating: readonly Standing[],
  { mayMeet, mayHaveBye }: Field,
  most: number,
): readonly Standing[] | undefined {
  const count = most + ((group.length - most) % 2 === 0 ? 0 : 1);
  if (group.length <= count) return undefined;
  const candidates = mayHaveBye ? group.filter(mayHaveBye) : [];
  if (!surelyFloat(floating, group, mayMeet, count)) return undefined;
  const others = group.filter((each) => !candidates.includes(each));
  return [...candidates, ...others].slice(0, count);
}
