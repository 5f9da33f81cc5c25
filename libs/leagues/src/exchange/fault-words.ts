import { localized, type Localized } from '#kernel';

/** What is wrong in a report, by code. `{what}` is a name of a field, and begins the sentence. */
export const reportFaults = {
  tooLong: localized('A file has at most {most} letters.', 'Un fichier a au plus {most} lettres.'),
  noPlayer: localized('The file has no player (001).', 'Le fichier n’a pas de joueur (001).'),

  notWhole: localized(
    '{what} is a whole number, not “{text}”.',
    '{what} doit être un nombre entier, et non « {text} ».',
  ),
  notPoints: localized(
    '{what} is a number such as 11.5, not “{text}”.',
    '{what} doit être un nombre comme 11.5, et non « {text} ».',
  ),
  missing: localized('{what} is missing in columns {from} to {to}.', '{what} manque aux colonnes {from} à {to}.'),
  outOfRange: localized('{what} is from 1 to {most}, not {found}.', '{what} va de 1 à {most}, et non {found}.'),

  tooManyCells: localized('A tournament has at most {most} rounds.', 'Un tournoi a au plus {most} rondes.'),
  wrongSeat: localized('The seat is w, b or -, not “{text}”.', 'La couleur est w, b ou -, et non « {text} ».'),
  wrongResult: localized(
    'The result is one of {codes}, not “{text}”.',
    'Le résultat est l’un de {codes}, et non « {text} ».',
  ),
  ownOpponent: localized('Player {player} is their own opponent.', 'Le joueur {player} est son propre adversaire.'),
  seatMissing: localized(
    'A player with an opponent has the seat w or b.',
    'Un joueur qui a un adversaire a la couleur w ou b.',
  ),
  seatAlone: localized(
    'A player without an opponent has no seat: -.',
    'Un joueur sans adversaire n’a pas de couleur : -.',
  ),
  resultOfNoGame: localized(
    '{result} is a result without an opponent, but there is opponent {opponent}.',
    '{result} est un résultat sans adversaire, mais il y a l’adversaire {opponent}.',
  ),
  resultOfGame: localized(
    '{result} is the result of a game, but there is no opponent. Right are H, F, U, Z.',
    '{result} est le résultat d’une partie, mais il n’y a pas d’adversaire. H, F, U et Z conviennent.',
  ),

  oldTeams: localized(
    'Teams are read from records 310 alone: record 013 has no match points.',
    'Les équipes ne se lisent que dans les lignes 310 : une ligne 013 n’a pas de points de match.',
  ),
  wrongRounds: localized('The number of rounds is from 1 to 100.', 'Le nombre de rondes va de 1 à 100.'),
  wrongFirstSeat: localized(
    'The first seat is W or B, not “{text}”.',
    'La première couleur est W ou B, et non « {text} ».',
  ),
  wrongConfiguration: localized(
    'XXC takes white1 or black1, not “{text}”.',
    'XXC prend white1 ou black1, et non « {text} ».',
  ),
  wrongPointCode: localized(
    'A result of the point system is W, D, L, A, P or X, not “{text}”.',
    'Un résultat du barème est W, D, L, A, P ou X, et non « {text} ».',
  ),
  worthMissing: localized('The worth of {code} is missing.', 'La valeur de {code} manque.'),
  wrongExtendedCode: localized(
    '“{text}” is no code of XXS. Right are {codes}.',
    '« {text} » n’est pas un code de XXS. Les codes sont {codes}.',
  ),
  wrongBye: localized(
    'The kind of a bye is F, H or Z, not “{text}”.',
    'La sorte d’une exemption est F, H ou Z, et non « {text} ».',
  ),
  pointsMissing: localized(
    'The points of an acceleration are missing in columns {from} to {to}.',
    'Les points d’une accélération manquent aux colonnes {from} à {to}.',
  ),
  wrongAbnormal: localized(
    'Points are given for one of {codes}, not “{text}”. Penalties are not supported.',
    'On donne des points pour l’un de {codes}, et non « {text} ». Les pénalités ne sont pas admises.',
  ),
  abnormalMissing: localized(
    'The points are missing in columns {from} to {to}.',
    'Les points manquent aux colonnes {from} à {to}.',
  ),
  wrongNote: localized(
    'A comment of Chronicler is one of {kinds}.',
    'Un commentaire de Chronicler est l’un de {kinds}.',
  ),
  wrongNoteCount: localized(
    'This comment has {count} numbers, not {found}.',
    'Ce commentaire a {count} nombres, et non {found}.',
  ),
  wrongNoteRound: localized('The round is from 1 to 100.', 'La ronde va de 1 à 100.'),

  sameNumber: localized(
    'Number {number} is that of the player in line {line}, too.',
    'Le numéro {number} est aussi celui du joueur de la ligne {line}.',
  ),
  tooManyRounds: localized(
    'The file has {paired} rounds, more than the {rounds} that it states (142).',
    'Le fichier a {paired} rondes, plus que les {rounds} qu’il annonce (142).',
  ),
  notMutual: localized(
    'Round {round}: player {player} has opponent {opponent}, who does not have opponent {player}.',
    'Ronde {round} : le joueur {player} a l’adversaire {opponent}, qui n’a pas l’adversaire {player}.',
  ),
  sameSeat: localized(
    'Round {round}: players {player} and {opponent} both have the seat {color}.',
    'Ronde {round} : les joueurs {player} et {opponent} ont tous deux la couleur {color}.',
  ),
  resultsApart: localized(
    'Round {round}: the results {result} and {other} do not go together.',
    'Ronde {round} : les résultats {result} et {other} ne vont pas ensemble.',
  ),
  secondBye: localized(
    'Round {round}: the pairing gives one bye (U), and player {player} has it.',
    'Ronde {round} : l’appariement donne une seule exemption (U), et le joueur {player} l’a.',
  ),
  unknownPlayer: localized(
    'A record {record} names player {player}, who is not there.',
    'Une ligne {record} nomme le joueur {player}, qui n’y est pas.',
  ),

  wrongForfeit: localized(
    'A forfeited match is one of {kinds}, not “{text}”.',
    'Un match par forfait est l’un de {kinds}, et non « {text} ».',
  ),
  wrongBoards: localized(
    'The seats of boards are letters W and B, not “{text}”.',
    'Les couleurs des tables sont les lettres W et B, et non « {text} ».',
  ),
  wrongMatchResult: localized(
    'The result of a match is TW, TD or TL, not “{text}”.',
    'Le résultat d’un match est TW, TD ou TL, et non « {text} ».',
  ),
  sameTeam: localized(
    'Number {team} is that of another team, too.',
    'Le numéro {team} est aussi celui d’une autre équipe.',
  ),
  inTeamAlready: localized('Player {player} is in a team already.', 'Le joueur {player} est déjà dans une équipe.'),
  emptyTeam: localized('Team {team} has no player.', 'L’équipe {team} n’a pas de joueur.'),
  inNoTeam: localized(
    'Player {player} has a game, and is in no team (310).',
    'Le joueur {player} a une partie, et n’est dans aucune équipe (310).',
  ),
  stranger: localized(
    'The line-up of round {round} (300) has player {player}, who is not in team {team}.',
    'La composition de la ronde {round} (300) a le joueur {player}, qui n’est pas dans l’équipe {team}.',
  ),
  unknownTeam: localized(
    'A record {record} names team {team}, which is not there.',
    'Une ligne {record} nomme l’équipe {team}, qui n’y est pas.',
  ),
  ownGame: localized(
    'Round {round}: two players of team {team} have a game with each other.',
    'Ronde {round} : deux joueurs de l’équipe {team} jouent l’un contre l’autre.',
  ),
  boardsOutOfOrder: localized(
    'Round {round}: the games of the teams {team} and {other} are not in the order of their boards, which records 310 and 300 give.',
    'Ronde {round} : les parties des équipes {team} et {other} ne suivent pas l’ordre de leurs tables, que donnent les lignes 310 et 300.',
  ),
  severalMatches: localized(
    'Team {team} has games with several teams in one round.',
    'L’équipe {team} joue contre plusieurs équipes dans une ronde.',
  ),
  wrongBoardCount: localized(
    'The teams {team} and {other} have {games} games in a round, and a match has {boards} boards: each of them needs two players.',
    'Les équipes {team} et {other} ont {games} parties dans une ronde, et un match a {boards} tables : il faut deux joueurs à chacune.',
  ),

  prohibitedForSome: localized(
    'Prohibited pairings (260) of some rounds alone are not supported: seasons forbid a pairing in all rounds.',
    'Les appariements interdits (260) de certaines rondes seulement ne sont pas admis : une saison interdit un appariement dans toutes les rondes.',
  ),
  tooManyProhibited: localized(
    'The prohibited pairings (260) are {pairs} pairs, more than the {most} that a season has.',
    'Les appariements interdits (260) font {pairs} paires, plus que les {most} d’une saison.',
  ),
  wrongType: localized(
    'The type of the tournament (192) is one of {types}, not “{text}”.',
    'Le type du tournoi (192) est l’un de {types}, et non « {text} ».',
  ),
  wrongMatchBoards: localized(
    'A match of teams has 2 to {most} boards, not {boards} (352).',
    'Un match par équipes a de 2 à {most} tables, et non {boards} (352).',
  ),
  otherSeats: localized(
    'The seats of boards (352) alternate, or are the same on all: others are not supported.',
    'Les couleurs des tables (352) alternent, ou sont partout les mêmes : rien d’autre n’est admis.',
  ),
  otherBoardPoints: localized(
    'A board is worth 1 for a win, 0.5 for a draw and 0 for a loss (162): others are not supported.',
    'Une table vaut 1 pour une victoire, 0,5 pour une nulle et 0 pour une défaite (162) : rien d’autre n’est admis.',
  ),
  beyondVirtual: localized(
    'The virtual points (250, XXA) are of more rounds or players than the tournament has.',
    'Les points virtuels (250, XXA) portent sur plus de rondes ou de joueurs que le tournoi n’en a.',
  ),
  otherVirtual: localized(
    'The virtual points (250, XXA) are not those of the Baku acceleration, the only one that seasons have.',
    'Les points virtuels (250, XXA) ne sont pas ceux de l’accélération de Bakou, la seule des saisons.',
  ),
} as const satisfies Record<string, Localized>;
