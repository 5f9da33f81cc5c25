import { refuse, type Json, type Localized, type Refusal } from '#kernel';

/** What a league refuses. */
export const leagueRefusals = {
  alreadyOpen: { en: 'This league is open already.', fr: 'Cette ligue est déjà ouverte.' },
  notAnOperator: { en: 'Only who runs the league may do this.', fr: 'Seuls ceux qui dirigent la ligue le peuvent.' },
  noSuchSeason: { en: 'There is no season {season} in this league.', fr: 'Cette ligue n’a pas de saison {season}.' },
  seasonClosed: { en: 'This season is closed.', fr: 'Cette saison est close.' },
  seasonRuns: {
    en: 'Another season of this league is not closed yet.',
    fr: 'Une autre saison de cette ligue n’est pas encore close.',
  },
  alreadyEntered: { en: '“{player}” is entered already.', fr: '« {player} » est déjà inscrit.' },
  wrongName: {
    en: 'Who plays alone is entered as the account that plays, a team under a name of its own: not as “{player}”.',
    fr: 'Qui joue seul s’inscrit sous son compte, une équipe sous un nom à elle : pas sous « {player} ».',
  },
  memberTwice: {
    en: 'Somebody of “{player}” plays in this season already.',
    fr: 'Un membre de « {player} » joue déjà dans cette saison.',
  },
  entriesClosed: {
    en: 'This season has begun: its format takes nobody in any more.',
    fr: 'Cette saison a commencé : sa formule n’admet plus personne.',
  },
  notEntered: { en: '“{player}” does not play in this season.', fr: '« {player} » ne joue pas dans cette saison.' },
  alreadyInvited: { en: '“{player}” is invited already.', fr: '« {player} » est déjà invité.' },
  notInvited: {
    en: 'Nobody has asked you to play for “{player}” in this season.',
    fr: 'Personne ne vous a demandé de jouer pour « {player} » dans cette saison.',
  },
  alreadyAccepted: {
    en: 'You have accepted already; the others of “{player}” have not yet.',
    fr: 'Vous avez déjà accepté ; les autres de « {player} » pas encore.',
  },
  asksNobody: {
    en: 'This season was opened before players were asked: whoever plays in it enters for himself alone.',
    fr: 'Cette saison a été ouverte avant qu’on ne demande leur accord aux joueurs : chacun s’y inscrit seul et pour soi.',
  },
  gamesRun: {
    en: '{count} games of this season are not decided yet: decide them first, or close it with `games: ABANDON`.',
    fr: '{count} parties de cette saison ne sont pas encore décidées : décidez-les d’abord, ou terminez-la avec `games: ABANDON`.',
  },
  notOfTheServer: {
    en: 'Only the operator of the server may do this.',
    fr: 'Seul l’exploitant du serveur le peut.',
  },
  alreadyVouched: {
    en: 'The operator of the server vouches for this league already.',
    fr: 'L’exploitant du serveur se porte déjà garant de cette ligue.',
  },
  notVouched: {
    en: 'The operator of the server does not vouch for this league.',
    fr: 'L’exploitant du serveur ne se porte pas garant de cette ligue.',
  },
  alreadyWithdrawn: { en: '“{player}” has withdrawn already.', fr: '« {player} » s’est déjà retiré.' },
  wrongRound: {
    en: 'The next round of this season is round {round}.',
    fr: 'La prochaine ronde de cette saison est la ronde {round}.',
  },
  roundRuns: {
    en: 'Games of round {round} are not decided yet.',
    fr: 'Des parties de la ronde {round} ne sont pas encore décidées.',
  },
  roundPlayed: {
    en: 'Results of round {round} are there already: it is not paired anew.',
    fr: 'La ronde {round} a déjà des résultats : on ne l’apparie pas de nouveau.',
  },
  pairedTwice: {
    en: '“{player}” is paired twice in this round.',
    fr: '« {player} » est apparié deux fois dans cette ronde.',
  },
  notPaired: {
    en: '“{player}” has neither an opponent nor a bye in this round.',
    fr: '« {player} » n’a ni adversaire ni exemption dans cette ronde.',
  },
  wrongTable: {
    en: 'A table of {count} is paired, and this game has seats for {least} to {most}.',
    fr: 'On apparie une table de {count}, et ce jeu a des places pour {least} à {most}.',
  },
  nothingToPair: {
    en: 'The format of this season has no further round to propose: name the pairings.',
    fr: 'La formule de cette saison ne propose plus de ronde : nommez les rencontres.',
  },
  noPairing: {
    en: 'The format of this season finds no way to pair the next round: name the pairings.',
    fr: 'La formule de cette saison ne trouve aucun appariement pour la prochaine ronde : nommez les rencontres.',
  },
  laddersOnly: {
    en: 'Only on a ladder do players challenge others.',
    fr: 'On ne défie quelqu’un que sur une échelle.',
  },
  outOfReach: {
    en: 'Challenge somebody who stands above “{player}”, by {reach} places at most.',
    fr: 'Défiez quelqu’un qui est au-dessus de « {player} », de {reach} places au plus.',
  },
  arenasOnly: {
    en: 'Only in an arena do players wait for a game.',
    fr: 'On n’attend une partie que dans une arène.',
  },
  alreadyWaiting: { en: '“{player}” waits for a game already.', fr: '« {player} » attend déjà une partie.' },
  notWaiting: { en: '“{player}” does not wait for a game.', fr: '« {player} » n’attend pas de partie.' },
  nobodyToPair: {
    en: 'Fewer than two wait for a game in this season.',
    fr: 'Moins de deux joueurs attendent une partie dans cette saison.',
  },
  playsAlready: {
    en: '“{player}” has a game that is not decided yet.',
    fr: '« {player} » a une partie qui n’est pas encore décidée.',
  },
  noSuchGame: { en: 'No game of this season has this id.', fr: 'Aucune partie de cette saison n’a cet identifiant.' },
  noSuchPlayer: {
    en: '“{player}” does not play this game.',
    fr: '« {player} » ne joue pas cette partie.',
  },
  scoreMissing: { en: 'Say what “{player}” gets.', fr: 'Dites ce que reçoit « {player} ».' },
  alreadyDecided: {
    en: 'This game has a result already: correct it, with a reason.',
    fr: 'Cette partie a déjà un résultat : corrigez-le, avec une raison.',
  },
  alreadyAnnulled: { en: 'This game counts for nothing already.', fr: 'Cette partie ne compte déjà plus.' },
  notDecided: { en: 'This game has no result yet.', fr: 'Cette partie n’a pas encore de résultat.' },
} as const satisfies Record<string, Localized>;

/** A code of what a league refuses. */
export type LeagueRefusalCode = keyof typeof leagueRefusals;

/** A refusal by a league; its rule is `LEAGUE`. */
export const refuseLeague = (
  code: LeagueRefusalCode,
  facts: Readonly<Record<string, Json>> = {},
): Refusal<LeagueRefusalCode> => refuse('LEAGUE', code, facts);
