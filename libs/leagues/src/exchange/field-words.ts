import { localized, type Localized } from '#kernel';

/** What the fields of a report are called in its faults: each begins a sentence, and has a verb in the singular after it in French. */
export const fieldWords = {
  startingRank: localized('The starting rank', 'Le numéro de départ'),
  points: localized('The points', 'Le nombre de points'),
  rank: localized('The rank', 'Le rang'),
  opponent: localized('The opponent', 'L’adversaire'),
  player: localized('The number of a player', 'Le numéro d’un joueur'),
  round: localized('The round', 'La ronde'),
  firstRound: localized('The first round', 'La première ronde'),
  lastRound: localized('The last round', 'La dernière ronde'),
  firstPlayer: localized('The first player', 'Le premier joueur'),
  lastPlayer: localized('The last player', 'Le dernier joueur'),
  worth: localized('The worth of a result', 'La valeur d’un résultat'),
  number: localized('A number', 'Un nombre'),
  team: localized('The number of a team', 'Le numéro d’une équipe'),
  opposingTeam: localized('The number of the opponent', 'Le numéro de l’adversaire'),
  matchPoints: localized('The match points', 'Le nombre de points de match'),
  gamePoints: localized('The game points', 'Le nombre de points de table'),
  byeMatchPoints: localized('The match points of a bye', 'Le nombre de points de match d’une exemption'),
  byeGamePoints: localized('The game points of a bye', 'Le nombre de points de table d’une exemption'),
} as const satisfies Record<string, Localized>;

/** The points of a result, named by its code. */
export const worthOfCode = (code: string): Localized => localized(`The worth of ${code}`, `La valeur de ${code}`);
