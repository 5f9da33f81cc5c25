import { bestMatching } from '../../matching/heaviest-matching.js';
import type { Bracket } from './criteria.js';
import type { Standing } from './entrant.js';
import type { Field, Pair } from './field.js';
import { HalfMatching } from './half-matching.js';
import { MILD, NONE, preferenceOf, seatFaults } from './seats.js';
import { havePartners, surelyPaired } from './surely-paired.js';

/** Of a next bracket with more players only a certain answer is asked for. */
const FEW = 40;

/** Which pairs are ideal, and who may float. */
interface Ideal {
  readonly mayPair: (one: Standing, other: Standing) => boolean;
  readonly mayFloat: (standing: Standing) => boolean;
}

/**
 * The pairs of a bracket where the best that the criteria allow can be had without an exchange between its halves: then the first
 * such candidate is the pairing (C.04.3, 3.4), and no other is considered. That is so for most brackets of large fields. Undefined
 * where this is not certain.
 */
export function pairsWithoutExchange(
  bracket: Bracket,
  field: Field,
  canBePaired: (players: readonly Standing[]) => boolean,
): readonly Pair[] | undefined {
  const { moved, residents } = bracket;
  const [downfloater, second] = moved;
  const ideal = idealOf(bracket, field);
  if (second || !ideal) return undefined;
  const inside = new Set([...moved, ...residents]);
  const left = field.players.filter((each) => !inside.has(each));
  const ended = (pairs: readonly Pair[] | undefined, across: readonly Pair[] = []): readonly Pair[] | undefined => {
    const all = pairs && [...across, ...pairs];
    return all && isRestIdeal(bracket, field, { inside, left, pairs: all, canBePaired }) ? all : undefined;
  };
  if (!downfloater) return ended(inHalves(residents, ideal));
  for (const resident of residents) {
    if (resident.floats.includes('UP') || !ideal.mayPair(downfloater, resident)) continue;
    // The first such resident is the opponent if the others have an ideal pairing, even one with an exchange.
    const rest = inHalves(
      residents.filter((each) => each !== resident),
      ideal,
    );
    return ended(rest, [[downfloater, resident]]);
  }
  return undefined;
}

/**
 * The pairs that cost the least by seats. Each player beside those of the more frequent preference is best paired with one of them;
 * the rest of these meet each other, so that any pairing of this kind has just as many ungranted preferences. Of two who meet, the
 * milder one is not granted: where the mild are too few for that, each of them meets a stronger one of the same preference.
 */
function idealOf({ moved, residents, isTopScorer, leavesBye }: Bracket, field: Field): Ideal | undefined {
  const inside = [...moved, ...residents];
  const isLast = field.players.length === inside.length;
  if (inside.length % 2 === 1 && !isLast && inside.some((each) => field.mayHaveBye?.(each))) return undefined;
  const { isFrequent, isMild, isUneven, mild, meetings } = seatsOf(inside);
  const isScarce = mild < meetings;
  const isCheapest = (one: Standing, other: Standing): boolean => {
    if (!isFrequent(one) && !isFrequent(other)) return false;
    if (isMild(one) || isMild(other))
      return isScarce ? isFrequent(one) && isFrequent(other) && isMild(one) !== isMild(other) : true;
    return isScarce || !isFrequent(one) || !isFrequent(other);
  };
  return {
    mayPair(one, other) {
      if (!field.mayMeet(one, other)) return false;
      const { beyondTwo, thriceInARow, notGranted } = seatFaults(one, other);
      if ((isTopScorer(one) || isTopScorer(other)) && beyondTwo + thriceInARow > 0) return false;
      return isUneven ? isCheapest(one, other) : notGranted === 0;
    },
    mayFloat: (each) =>
      !each.floats.includes('DOWN') &&
      (!isUneven || (isFrequent(each) && !(isMild(each) && mild <= meetings))) &&
      (!isLast || (field.mayHaveBye?.(each) === true && !(leavesBye && each.unplayed > 0))),
  };
}

/** The preferences of the players in a bracket. */
interface Seats {
  /** Of the preference that more than half of the players have. */
  readonly isFrequent: (standing: Standing) => boolean;
  /** Of that preference, and mild. */
  readonly isMild: (standing: Standing) => boolean;
  /** Whether there is such a preference. */
  readonly isUneven: boolean;
  /** How many of that preference are mild. */
  readonly mild: number;
  /** How many pairs of that preference there are at least. */
  readonly meetings: number;
}

function seatsOf(inside: readonly Standing[]): Seats {
  const having = (isFirst: boolean): readonly Standing[] =>
    inside.filter((each) => preferenceOf(each).strength !== NONE && preferenceOf(each).first === isFirst);
  const [first, second] = [having(true), having(false)];
  const frequent = new Set(first.length > second.length ? first : second);
  const mild = new Set([...frequent].filter((each) => preferenceOf(each).strength === MILD));
  return {
    isFrequent: (each) => frequent.has(each),
    isMild: (each) => mild.has(each),
    isUneven: frequent.size * 2 > inside.length,
    mild: mild.size,
    meetings: Math.floor((frequent.size * 2 - inside.length) / 2),
  };
}

/** The upper half against the lower one: of all ideal pairings the first; of an odd number the last player may float. */
function inHalves(players: readonly Standing[], { mayPair, mayFloat }: Ideal): readonly Pair[] | undefined {
  const half = Math.floor(players.length / 2);
  const [upper, lower] = [players.slice(0, half), players.slice(half)];
  const floats = players.length % 2 === 1;
  const mates = new HalfMatching(half + (floats ? 1 : 0), (row, column) => {
    const [one, other] = [upper[row], lower[column] as Standing];
    return one ? mayPair(one, other) : mayFloat(other);
  }).first();
  return mates?.slice(0, half).map((mate, row): Pair => [upper[row] as Standing, lower[mate] as Standing]);
}

interface Rest {
  readonly inside: ReadonlySet<Standing>;
  readonly left: readonly Standing[];
  readonly pairs: readonly Pair[];
  readonly canBePaired: (players: readonly Standing[]) => boolean;
}

/** Whether all others can be paired (C4), and the next bracket as well as it can be (C8). */
function isRestIdeal({ next }: Bracket, field: Field, { inside, left, pairs, canBePaired }: Rest): boolean {
  const paired = new Set(pairs.flat());
  const floating = [...inside].filter((each) => !paired.has(each));
  const [floater] = floating;
  if (!floater) return canBePaired(left);
  if (left.length === 0) return true;
  const below = left.filter((each) => !next.includes(each));
  return isNextIdeal(floater, next, below, field);
}

/** All of the next bracket, and the floater, are paired there; of an odd number all but one of the next bracket, who floats on. */
function isNextIdeal(floater: Standing, next: readonly Standing[], below: readonly Standing[], field: Field): boolean {
  const { mayMeet, mayHaveBye } = field;
  const all = [floater, ...next];
  const isOdd = all.length % 2 === 1;
  const bye = mayHaveBye ? 1 : 0;
  const byes = below.filter((each) => mayHaveBye?.(each));
  const isBelowSure =
    below.length === 0 ? !isOdd && bye === 0 : (bye === 0 || byes.length > 0) && surelyPaired(below, mayMeet, 1 + bye);
  const mayLeave = (each: Standing): boolean =>
    below.length === 0 ? mayHaveBye?.(each) === true : havePartners([each], below, mayMeet, 1 + bye);
  if (below.length > 0 && !isBelowSure) return false;
  if (below.length === 0 && !isOdd && bye === 1) return false;
  if (all.length > FEW) return surelyPaired(all, mayMeet, isOdd ? 1 : 0) && (!isOdd || next.some(mayLeave));
  const out = all.length;
  const edges = all.flatMap((one, place) => [
    ...all
      .slice(place + 1)
      .flatMap((other, more) => (mayMeet(one, other) ? [{ one: place, other: place + 1 + more, weight: 0n }] : [])),
    ...(isOdd && place > 0 && mayLeave(one) ? [{ one: place, other: out, weight: 0n }] : []),
  ]);
  return bestMatching(all.length + (isOdd ? 1 : 0), edges) !== undefined;
}
