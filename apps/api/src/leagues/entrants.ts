import { withApiIds } from '#league-service';
import type { Entry, Pairing, PairingOutcome, Season } from '#leagues';

/** The participants of a season, by the player that pairings and scores name. */
export type Entrants = ReadonlyMap<string, Entry>;

/** The participants of a season. */
export const entrantsOf = ({ entries }: Season): Entrants => new Map(entries.map((entry) => [entry.player, entry]));

/** A participant of a season. Throws where it has none of this name: leagues pair participants alone. */
export function entryOf(player: string, entrants: Entrants): Entry {
  const entry = entrants.get(player);
  if (!entry) throw new Error(`The season has no participant ${player}.`);
  return entry;
}

/** Something about a participant, in the API's form, with the participant. */
export const withEntry = <T extends { readonly player: string }>(
  one: T,
  entrants: Entrants,
): T & { readonly entry: Entry } => ({ ...withApiIds(one), entry: entryOf(one.player, entrants) });

/** Something about several participants, in the API's form, with the participants. */
export const withEntries = <T extends { readonly players: readonly string[] }>(
  one: T,
  entrants: Entrants,
): T & { readonly entries: readonly Entry[] } => ({
  ...withApiIds(one),
  entries: one.players.map((player) => entryOf(player, entrants)),
});

/** The source of the fields of a pairing. */
export interface PairingSource extends Pairing {
  readonly entries: readonly Entry[];
}

/** A pairing in the API's form, with its participants, and those of its scores. */
export const pairingSource = (pairing: Pairing, entrants: Entrants): PairingSource => ({
  ...withEntries(pairing, entrants),
  games: (pairing.games ?? []).map((game) => ({
    ...withApiIds({ accounts: [], ...game }),
    outcome: outcomeSource(game.outcome, entrants),
  })),
  outcome: outcomeSource(pairing.outcome, entrants),
  ...(pairing.report ? { report: withApiIds(pairing.report) } : {}),
});

const outcomeSource = (outcome: PairingOutcome | null, entrants: Entrants): PairingOutcome | null =>
  outcome && { ...outcome, scores: outcome.scores.map((score) => withEntry(score, entrants)) };
