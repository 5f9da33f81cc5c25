import { refuse, type Json, type Localized, type Refusal } from '#kernel';
import { organizingRefusals } from './organizing/refusals.js';
import { deckRefusals } from './decks/refusals.js';
import { enteringRefusals } from './entering/refusals.js';
import { importRefusals } from './importing/refusals.js';
import { groupRefusals } from './groups/refusals.js';
import { vacationRefusals } from './vacations/refusals.js';

/** The refusals of a league. */
export const leagueRefusals = {
  alreadyOpen: { en: 'This league is already open.', fr: 'Cette ligue est déjà ouverte.' },
  notAnOperator: {
    en: 'Only the organizers of the league may do this.',
    fr: 'Seuls les organisateurs de la ligue le peuvent.',
  },
  noSuchSeason: { en: 'There is no season {season} in this league.', fr: 'Cette ligue n’a pas de saison {season}.' },
  seasonClosed: { en: 'This season is closed.', fr: 'Cette saison est close.' },
  seasonRuns: {
    en: 'Another season of this league is not closed yet.',
    fr: 'Une autre saison de cette ligue n’est pas encore close.',
  },
  alreadyEntered: { en: '“{player}” is already entered.', fr: '« {player} » est déjà inscrit.' },
  wrongName: {
    en: 'An individual player is entered as their account, a team under a name of its own: “{player}” is neither.',
    fr: 'Un joueur individuel s’inscrit sous son compte, une équipe sous un nom à elle : « {player} » n’est ni l’un ni l’autre.',
  },
  memberTwice: {
    en: 'A member of “{player}” already plays in this season.',
    fr: 'Un membre de « {player} » joue déjà dans cette saison.',
  },
  entriesClosed: {
    en: 'This season has begun, and its format accepts no more entries.',
    fr: 'Cette saison a commencé, et sa formule n’admet plus d’inscriptions.',
  },
  notEntered: { en: '“{player}” does not play in this season.', fr: '« {player} » ne joue pas dans cette saison.' },
  noSuchAccount: {
    en: 'There is no account “{account}”: give an id, or a name after an @.',
    fr: 'Il n’y a pas de compte « {account} » : donnez un identifiant, ou un nom après un @.',
  },
  alreadyInvited: { en: '“{player}” is already invited.', fr: '« {player} » est déjà invité.' },
  notInvited: {
    en: 'You are not invited to play for “{player}” in this season.',
    fr: 'Vous n’êtes pas invité à jouer pour « {player} » dans cette saison.',
  },
  alreadyAccepted: {
    en: 'You have already accepted; other members of “{player}” have not yet.',
    fr: 'Vous avez déjà accepté ; d’autres membres de « {player} » pas encore.',
  },
  asksNobody: {
    en: 'This season was opened before invitations existed: players can only enter themselves.',
    fr: 'Cette saison a été ouverte avant l’existence des invitations : chaque joueur ne peut s’y inscrire que lui-même.',
  },
  gamesRun: {
    en: '{count} games of this season are not decided yet. Decide them first, or close it with `games: ABANDON`.',
    fr: '{count} parties de cette saison ne sont pas encore décidées. Décidez-les d’abord, ou terminez-la avec `games: ABANDON`.',
  },
  noDuplicate: {
    en: 'A season with duplicate deals has rounds of single games or of boards on this server, seats players automatically, and has neither substitutes nor hidden seeds.',
    fr: 'Une saison à donnes identiques a des rondes de parties simples ou de tables sur ce serveur, place les joueurs d’office, et n’a ni remplaçants ni graines cachées.',
  },
  dealLost: {
    en: 'The server has not promised the deal of this round.',
    fr: 'Le serveur n’a pas promis la donne de cette ronde.',
  },
  notOfTheServer: {
    en: 'Only the operator of the server may do this.',
    fr: 'Seul l’exploitant du serveur le peut.',
  },
  alreadyVouched: {
    en: 'The operator of the server already vouches for this league.',
    fr: 'L’exploitant du serveur se porte déjà garant de cette ligue.',
  },
  notVouched: {
    en: 'The operator of the server does not vouch for this league.',
    fr: 'L’exploitant du serveur ne se porte pas garant de cette ligue.',
  },
  alreadyWithdrawn: { en: '“{player}” has already withdrawn.', fr: '« {player} » s’est déjà retiré.' },
  wrongRound: {
    en: 'The next round of this season is round {round}.',
    fr: 'La prochaine ronde de cette saison est la ronde {round}.',
  },
  roundRuns: {
    en: 'Games of round {round} are not decided yet.',
    fr: 'Des parties de la ronde {round} ne sont pas encore décidées.',
  },
  roundPlayed: {
    en: 'Round {round} already has results, so it cannot be paired again.',
    fr: 'La ronde {round} a déjà des résultats : elle ne peut plus être appariée de nouveau.',
  },
  pairedTwice: {
    en: '“{player}” is paired twice in this round.',
    fr: '« {player} » est apparié deux fois dans cette ronde.',
  },
  notPaired: {
    en: '“{player}” has neither an opponent nor a bye in this round.',
    fr: '« {player} » n’a ni adversaire ni exemption dans cette ronde.',
  },
  wrongMatch: {
    en: 'The bracket has no open match “{match}” of these players: take it from the proposal.',
    fr: 'Le tableau n’a pas de match « {match} » ouvert entre ces joueurs : reprenez celui de la proposition.',
  },
  startsInThePast: {
    en: 'The round cannot start in the past: give a moment from now on, or none to start at once.',
    fr: 'La ronde ne peut commencer dans le passé : donnez un moment à venir, ou aucun pour commencer aussitôt.',
  },
  startsTooLate: {
    en: 'The round starts more than a year from now: give an earlier moment.',
    fr: 'La ronde commence dans plus d’un an : donnez un moment plus proche.',
  },
  scheduleIsFixed: {
    en: 'In this format the opponents follow from entries and results, so no part of them can be chosen.',
    fr: 'Dans cette formule, les adversaires découlent des inscriptions et des résultats : on ne peut en choisir une partie.',
  },
  bracketsOnly: {
    en: 'This format has no bracket, so a result decides no later match: leave out `later`.',
    fr: 'Cette formule n’a pas de tableau, donc un résultat ne décide d’aucun match suivant : omettez `later`.',
  },
  noSuchPenalty: {
    en: 'This season has no penalty {number} that counts.',
    fr: 'Cette saison n’a pas de pénalité {number} en vigueur.',
  },
  pairingForbidden: {
    en: '“{player}” and “{other}” are not to be paired in this season: choose others, or allow it first.',
    fr: '« {player} » et « {other} » ne doivent pas être appariés dans cette saison : choisissez-en d’autres, ou autorisez-le d’abord.',
  },
  alreadyForbidden: {
    en: 'These two are already not to be paired.',
    fr: 'Ces deux-là ne doivent déjà pas être appariés.',
  },
  notForbidden: {
    en: 'These two may already be paired.',
    fr: 'Ces deux-là peuvent déjà être appariés.',
  },
  matchElsewhere: {
    en: 'The result of a pairing that is played elsewhere is reported as a whole: leave out `match`.',
    fr: 'Le résultat d’une rencontre jouée ailleurs est rapporté en entier : omettez `match`.',
  },
  playedHere: {
    en: 'The games of this season are played on the server, so their results are not reported.',
    fr: 'Les parties de cette saison sont jouées sur le serveur : leurs résultats ne sont pas rapportés.',
  },
  notBegun: {
    en: 'The round of this game has not started yet.',
    fr: 'La ronde de cette partie n’a pas encore commencé.',
  },
  alreadyReported: {
    en: 'An opponent has already reported this result: confirm or dispute it.',
    fr: 'Un adversaire a déjà rapporté ce résultat : confirmez-le ou contestez-le.',
  },
  noReport: {
    en: 'No result of this game was reported that waits for an answer.',
    fr: 'Aucun résultat de cette partie n’attend de réponse.',
  },
  ownReport: {
    en: 'You reported this result: an opponent answers it.',
    fr: 'Vous avez rapporté ce résultat : c’est à un adversaire d’y répondre.',
  },
  alreadyDisputed: {
    en: 'This result is already disputed: report another, or wait for an organizer.',
    fr: 'Ce résultat est déjà contesté : rapportez-en un autre, ou attendez un organisateur.',
  },
  noFinals: {
    en: 'Finals follow a Swiss, a round robin or tables: choose such a format, or leave out `finals`.',
    fr: 'Une phase finale suit un système suisse, un toutes rondes ou des tables : choisissez une telle formule, ou omettez `finals`.',
  },
  roundsOnly: {
    en: 'Games of this format begin on demand, so it has no rounds to pair: leave out `pairing`.',
    fr: 'Les parties de cette formule commencent à la demande, il n’y a donc pas de rondes à apparier : omettez `pairing`.',
  },
  duelsOnly: {
    en: 'A match of several games has two players or teams: choose a format and pairings of two, or leave out `match`.',
    fr: 'Un match en plusieurs parties a deux joueurs ou équipes : choisissez une formule et des rencontres à deux, ou omettez `match`.',
  },
  boardsDiffer: {
    en: 'Finals are played on the same boards as the rounds before: give both the same `match`.',
    fr: 'La phase finale se joue sur les mêmes tables que les rondes : donnez aux deux le même `match`.',
  },
  noBoards: {
    en: 'Teams of this season have no boards.',
    fr: 'Les équipes de cette saison n’ont pas de tables.',
  },
  tooFewMembers: {
    en: '“{player}” needs a member for each of the {boards} boards.',
    fr: 'Il faut à « {player} » un membre pour chacune des {boards} tables.',
  },
  wrongLineUp: {
    en: 'Name a player for each of the {boards} boards.',
    fr: 'Nommez un joueur pour chacune des {boards} tables.',
  },
  wrongBoardOrder: {
    en: 'The players of “{player}” keep the order in which the team was entered.',
    fr: 'Les joueurs de « {player} » gardent l’ordre dans lequel l’équipe est inscrite.',
  },
  pointsUnstated: {
    en: 'With scoring by the points of games, state what a bye and a forfeit are worth: `bye` and `forfeit.win`.',
    fr: 'Avec un décompte par les points des parties, dites ce que valent une exemption et un forfait : `bye` et `forfeit.win`.',
  },
  wrongTable: {
    en: 'The pairing has a table of {count}, but this game has {least} to {most} seats.',
    fr: 'L’appariement a une table de {count}, mais ce jeu a de {least} à {most} places.',
  },
  nothingToPair: {
    en: 'The format of this season proposes no further round: give the pairings.',
    fr: 'La formule de cette saison ne propose plus de ronde : donnez les rencontres.',
  },
  noPairing: {
    en: 'The format of this season finds no pairing of the next round: give the pairings.',
    fr: 'La formule de cette saison ne trouve aucun appariement pour la prochaine ronde : donnez les rencontres.',
  },
  laddersOnly: {
    en: 'Players can challenge others only on a ladder.',
    fr: 'Un joueur ne peut en défier un autre que sur une échelle.',
  },
  outOfReach: {
    en: 'Challenge a player at most {reach} places above “{player}”.',
    fr: 'Défiez un joueur au plus {reach} places au-dessus de « {player} ».',
  },
  arenasOnly: {
    en: 'Players can wait for a game only in an arena.',
    fr: 'Un joueur ne peut attendre une partie que dans une arène.',
  },
  alreadyWaiting: { en: '“{player}” is already waiting for a game.', fr: '« {player} » attend déjà une partie.' },
  notWaiting: { en: '“{player}” is not waiting for a game.', fr: '« {player} » n’attend pas de partie.' },
  nobodyToPair: {
    en: 'Fewer than two players are waiting for a game in this season.',
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
  scoreMissing: { en: 'Give the points of “{player}”.', fr: 'Donnez les points de « {player} ».' },
  alreadyDecided: {
    en: 'This game already has a result: correct it, with a reason.',
    fr: 'Cette partie a déjà un résultat : corrigez-le, avec une raison.',
  },
  alreadyAnnulled: { en: 'This game is already annulled.', fr: 'Cette partie est déjà annulée.' },
  notDecided: { en: 'This game has no result yet.', fr: 'Cette partie n’a pas encore de résultat.' },
  ...enteringRefusals,
  ...deckRefusals,
  ...groupRefusals,
  ...importRefusals,
  ...vacationRefusals,
  ...organizingRefusals,
} as const satisfies Record<string, Localized>;

/** A refusal code of a league. */
export type LeagueRefusalCode = keyof typeof leagueRefusals;

/** A refusal by a league; its rule is `LEAGUE`. */
export const refuseLeague = (
  code: LeagueRefusalCode,
  facts: Readonly<Record<string, Json>> = {},
): Refusal<LeagueRefusalCode> => refuse('LEAGUE', code, facts);
