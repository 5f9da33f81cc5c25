import { withApiIds } from '#league-service';
import type { Entry, Pairing, Season } from '#leagues';

/** The participants of a season, by the player that pairings and scores name. */
export type Entrants = ReadonlyMap<string, Entry>;

/** The participants of a season. */
export const entrantsOf = ({ entries }: Season): Entrants => new Map(entries.map((entry) => [entry.player, entry]));

/** Something about a participant, in the API's form, with the participant. */
export const withEntry = <T extends { readonly player: string }>(
  one: T,
  entrants: Entrants,
): T & { readonly entry: Entry } => ({ ...withApiIds(one), entry: entrants.get(one.player)! });

/** Something about several participants, in the API's form, with the participants. */
export const withEntries = <T extends { readonly players: readonly string[] }>(
  one: T,
  entrants: Entrants,
): T & { readonly entries: readonly Entry[] } => ({
  ...withApiIds(one),
  entries: one.players.map((player) => entrants.get(player)!),
});

/** The source of the fields of a pairing. */
export interface PairingSource extends Pairing {
  readonly entries: readonly Entry[];
}

/** A pairing in the API's form, with its participants, and those of its scores. */
export const pairingSource = (pairing: Pairing, entrants: Entrants): PairingSource => ({
  ...withEntries(pairing, entrants),
  outcome: pairing.outcome && {
    ...pairing.outcome,
    scores: pairing.outcome.scores.map((score) => withEntry(score, entrants)),
  },
});
