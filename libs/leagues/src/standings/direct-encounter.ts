import { counts } from './opposition.js';
import type { Scores } from './scores.js';
import type { TieBreakRules } from './tie-break-rules.js';

/** A player's games against the others of a group. */
interface Encounter {
  readonly player: string;
  /** Points, averaged where two have met more than once. */
  readonly points: number;
  /** The same, had every missing game been won. */
  readonly most: number;
}

/**
 * Tied players in the order of their direct encounter (C.07, article 6), the best first; those whom it does not separate
 * stay together. Where all have met, by their points against each other. Else who leads regardless of the missing
 * games comes first. Applied again to the players who remain tied.
 */
export function byEncounter(
  scores: Scores,
  group: readonly string[],
  rules: TieBreakRules,
): readonly (readonly string[])[] {
  if (group.length < 2) return [group];
  const parts = split(scores, group, rules);
  return parts.length === 1 ? parts : parts.flatMap((part) => byEncounter(scores, part, rules));
}

function split(scores: Scores, group: readonly string[], rules: TieBreakRules): readonly (readonly string[])[] {
  const among = new Set(group);
  const encounters = group
    .map((player) => encounterOf(scores, player, among, rules))
    .sort((one, other) => other.points - one.points || other.most - one.most);
  const haveAllMet = encounters.every(({ points, most }) => points === most);
  return haveAllMet ? together(encounters) : leaders(encounters);
}

/** Players of equal points together. */
function together(encounters: readonly Encounter[]): readonly (readonly string[])[] {
  const parts = new Map<number, string[]>();
  for (const { player, points } of encounters) parts.set(points, [...(parts.get(points) ?? []), player]);
  return [...parts.values()];
}

/** Those who lead whatever the missing games would have brought, one by one, and all others. */
function leaders(encounters: readonly Encounter[]): readonly (readonly string[])[] {
  const mostFrom = encounters.map(({ most }) => most);
  for (let place = mostFrom.length - 2; place >= 0; place -= 1)
    mostFrom[place] = Math.max(mostFrom[place] ?? 0, mostFrom[place + 1] ?? 0);
  const rest = encounters.findIndex(({ points }, place) => (mostFrom[place + 1] ?? -Infinity) >= points);
  const led = encounters.slice(0, rest === -1 ? encounters.length : rest).map(({ player }) => [player]);
  return rest === -1 ? led : [...led, encounters.slice(rest).map(({ player }) => player)];
}

function encounterOf(scores: Scores, player: string, group: ReadonlySet<string>, rules: TieBreakRules): Encounter {
  const met = new Map<string, number[]>();
  for (const round of scores.get(player) ?? [])
    if (counts(round, rules))
      for (const other of round.against)
        if (group.has(other)) met.set(other, [...(met.get(other) ?? []), round.points]);
  const points = [...met.values()].reduce((all, games) => all + mean(games), 0);
  const missing = rules.unplayed === 'FIXED' ? 0 : group.size - 1 - met.size;
  return { player, points, most: missing === 0 ? points : points + missing * rules.win };
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
