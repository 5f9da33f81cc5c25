/** The refusals of rounds that were played elsewhere. */
export const importRefusals = {
  importTooLate: {
    en: 'This season has rounds already: only a season without rounds takes those of a report.',
    fr: 'Cette saison a déjà des rondes : seule une saison sans ronde prend celles d’un rapport.',
  },
  importBeyond: {
    en: 'Rounds are imported into a Swiss season or a round robin without groups, of duels or of teams on boards, that scores by win, draw and loss. In another season, plan the games as `elsewhere`, pair each round as it was played, and report the results.',
    fr: 'On importe des rondes dans un système suisse ou une toutes rondes sans groupes, à deux ou par équipes sur des tables, qui compte victoires, nulles et défaites. Dans une autre saison, prévoyez des parties `elsewhere`, appariez chaque ronde comme elle a été jouée, et signalez les résultats.',
  },
  wrongReport: {
    en: 'The report cannot be read. Line {line}, column {column}: {fault}',
    fr: 'Le rapport est illisible. Ligne {line}, colonne {column} : {fault}',
  },
  otherPlan: {
    en: 'The report has another “{part}” than the plan of this season.',
    fr: 'Le rapport a un autre « {part} » que le plan de cette saison.',
  },
  otherParticipants: {
    en: 'The report has {reported} participants, and this season has {entered}: they must be the same.',
    fr: 'Le rapport a {reported} participants, et cette saison {entered} : ce doivent être les mêmes.',
  },
  otherMembers: {
    en: 'The report has {reported} players for “{player}”, which has {entered} members in this season.',
    fr: 'Le rapport a {reported} joueurs pour « {player} », qui a {entered} membres dans cette saison.',
  },
  roundUnfinished: {
    en: 'Round {round} of the report has games without a result: only whole rounds are imported.',
    fr: 'La ronde {round} du rapport a des parties sans résultat : on n’importe que des rondes entières.',
  },
  nothingToImport: { en: 'The report has no rounds.', fr: 'Le rapport n’a pas de ronde.' },
} as const;
