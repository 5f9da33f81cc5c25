/** The refusals about a league itself. */
export const organizingRefusals = {
  roleMissing: {
    en: 'This takes the role {role} in the league; yours is {own}.',
    fr: 'Il faut le rôle {role} dans la ligue ; le vôtre est {own}.',
  },
  hasRole: {
    en: '“{account}” already has the role {role} in this league.',
    fr: '« {account} » a déjà le rôle {role} dans cette ligue.',
  },
  hasNoRole: {
    en: '“{account}” has no role in this league.',
    fr: '« {account} » n’a pas de rôle dans cette ligue.',
  },
  lastOwner: {
    en: 'A league keeps an owner: appoint another one first.',
    fr: 'Une ligue garde un propriétaire : nommez-en d’abord un autre.',
  },
  tooManyOrganizers: {
    en: 'A league has at most {most} organizers.',
    fr: 'Une ligue a au plus {most} organisateurs.',
  },
  planFixed: {
    en: 'The plan is fixed: the first round of this season is paired.',
    fr: 'La formule est fixée : la première ronde de cette saison est appariée.',
  },
  notArchived: { en: 'This league is not archived.', fr: 'Cette ligue n’est pas archivée.' },
  leagueArchived: {
    en: 'This league is archived: it takes no command before an owner sends `restoreLeague`.',
    fr: 'Cette ligue est archivée : elle n’accepte aucune commande avant le `restoreLeague` d’un propriétaire.',
  },
  leagueDeleted: { en: 'This league is deleted.', fr: 'Cette ligue est supprimée.' },
  leaguePlayed: {
    en: 'Rounds of this league were paired, so it cannot be deleted: archive it.',
    fr: 'Des rondes de cette ligue ont été appariées : elle ne peut être supprimée ; archivez-la.',
  },
} as const;
