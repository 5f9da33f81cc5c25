/** The refusals about entering a season. */
export const enteringRefusals = {
  alreadyApplied: { en: '“{player}” has already applied.', fr: '« {player} » a déjà fait sa demande.' },
  notApplied: {
    en: '“{player}” has not applied to this season, or is already approved.',
    fr: '« {player} » n’a pas fait de demande pour cette saison, ou est déjà accepté.',
  },
  notOpenYet: { en: 'This opens on {moment}.', fr: 'Ouverture le {moment}.' },
  registrationOver: { en: 'The registration ended on {moment}.', fr: 'Les inscriptions ont pris fin le {moment}.' },
  wrongCode: {
    en: 'This season takes a join code: give the right one as `code`, or ask its organizers for an invitation.',
    fr: 'Cette saison demande un code : donnez le bon dans `code`, ou demandez une invitation à ses organisateurs.',
  },
  noJoinCode: { en: 'This season has no join code.', fr: 'Cette saison n’a pas de code.' },
  notAllowed: {
    en: 'This season is for accounts on its list: ask its organizers for an invitation.',
    fr: 'Cette saison est réservée aux comptes de sa liste : demandez une invitation à ses organisateurs.',
  },
  tooFewGames: {
    en: 'This season takes accounts with {least} rated games or more; yours has {games}.',
    fr: 'Cette saison demande au moins {least} parties classées ; votre compte en a {games}.',
  },
  accountTooNew: {
    en: 'This season takes accounts that are {least} days old or older; yours is {days} days old.',
    fr: 'Cette saison demande un compte d’au moins {least} jours ; le vôtre en a {days}.',
  },
  noRating: {
    en: 'This season takes accounts with a rating; yours has no rated game yet.',
    fr: 'Cette saison demande un classement ; votre compte n’a pas encore de partie classée.',
  },
  ratingTooLow: {
    en: 'This season takes ratings from {least}; yours is {rating}.',
    fr: 'Cette saison demande un classement d’au moins {least} ; le vôtre est {rating}.',
  },
  ratingTooHigh: {
    en: 'This season takes ratings up to {most}; yours is {rating}.',
    fr: 'Cette saison demande un classement d’au plus {most} ; le vôtre est {rating}.',
  },
  seasonFull: { en: 'This season has no free place.', fr: 'Cette saison n’a plus de place libre.' },
  looksAlike: {
    en: '“{player}” looks like “{other}”, which is already in this season: choose another name.',
    fr: '« {player} » ressemble à « {other} », déjà dans cette saison : choisissez un autre nom.',
  },
  noCheckIn: { en: 'This season has no check-in.', fr: 'Cette saison n’a pas de pointage.' },
  checkInOver: { en: 'The check-in is over: ask an organizer.', fr: 'Le pointage est fini : voyez un organisateur.' },
  alreadyCheckedIn: { en: '“{player}” is already checked in.', fr: '« {player} » est déjà pointé.' },
  noByes: {
    en: 'In this format players cannot ask for a bye: only in a Swiss and at tables.',
    fr: 'Dans cette formule, un joueur ne peut demander d’exemption : seulement en système suisse et aux tables.',
  },
  roundPaired: { en: 'Round {round} is already paired.', fr: 'La ronde {round} est déjà appariée.' },
  byeRequestedAlready: {
    en: '“{player}” has already asked not to play round {round}.',
    fr: '« {player} » a déjà demandé à ne pas jouer la ronde {round}.',
  },
  noByeRequested: {
    en: '“{player}” has not asked for a bye in round {round}.',
    fr: '« {player} » n’a pas demandé d’exemption pour la ronde {round}.',
  },
  tooManyByes: {
    en: 'In this season a player may ask for {most} byes: ask an organizer for more.',
    fr: 'Dans cette saison, un joueur peut demander {most} exemptions : voyez un organisateur.',
  },
  byeTooLate: {
    en: 'In this season players may ask for byes up to round {round}.',
    fr: 'Dans cette saison, on peut demander une exemption jusqu’à la ronde {round}.',
  },
  noPauses: {
    en: 'In this format no player can pause: only in a Swiss and at tables.',
    fr: 'Dans cette formule, on ne peut faire de pause : seulement en système suisse et aux tables.',
  },
  alreadyPaused: { en: '“{player}” already pauses.', fr: '« {player} » est déjà en pause.' },
  notPaused: { en: '“{player}” does not pause.', fr: '« {player} » n’est pas en pause.' },
  isPaused: {
    en: '“{player}” pauses: they have to resume first.',
    fr: '« {player} » est en pause : il faut d’abord reprendre.',
  },
} as const;
