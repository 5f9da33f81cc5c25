import type { Entrant, SwissRound } from './entrant.js';

/**
 * Entrants with their pairing numbers, from 1 without gaps in the order of their given numbers: of those who were ever
 * paired, or are to be paired now. All others follow (C.04.2).
 * @param absent the entrants who do not play the next round.
 */
export function pairingNumbers(entrants: readonly Entrant[], absent: ReadonlySet<string>): readonly Entrant[] {
  const isIn = ({ player, rounds }: Entrant): boolean => !absent.has(player) || rounds.some(wasPaired);
  return entrants
    .toSorted((one, other) => Number(isIn(other)) - Number(isIn(one)) || one.number - other.number)
    .map((entrant, place) => ({ ...entrant, number: place + 1 }));
}

const wasPaired = (round: SwissRound): boolean => round.kind === 'PLAYED' || round.isBye || round.wasPaired === true;
