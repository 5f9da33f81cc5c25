/** The refusals about vacations for a whole season. */
export const vacationRefusals = {
  wrongVacation: {
    en: 'Days of vacation are for each game (`table.vacation`) or for the whole season (`vacation`), and for games on the server: leave out one, or both.',
    fr: 'Les jours de congé valent pour chaque partie (`table.vacation`) ou pour toute la saison (`vacation`), et pour des parties sur le serveur : omettez l’un, ou les deux.',
  },
  noSeasonVacation: {
    en: 'This season gives no vacation for all its games.',
    fr: 'Cette saison n’accorde pas de congé pour toutes ses parties.',
  },
  vacationTooLong: {
    en: 'You have {left} days of vacation left in this season.',
    fr: 'Il vous reste {left} jours de congé dans cette saison.',
  },
} as const;
