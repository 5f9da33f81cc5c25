/** The refusals about the groups of a season. */
export const groupRefusals = {
  noGroups: {
    en: 'Groups play a Swiss or a round robin, and each sends at least one player to finals: choose `format` and `finals.top` so, or leave out `groups`.',
    fr: 'Des groupes jouent un système suisse ou un toutes rondes, et chacun envoie au moins un joueur en phase finale : choisissez `format` et `finals.top` ainsi, ou omettez `groups`.',
  },
  noForming: {
    en: 'This season forms no groups by a command: those of a snake are formed with the first round.',
    fr: 'Cette saison ne forme pas de groupes par une commande : ceux d’un serpentin se forment avec la première ronde.',
  },
  groupsFixed: {
    en: 'The groups of this season are fixed.',
    fr: 'Les groupes de cette saison sont arrêtés.',
  },
  groupsMissing: {
    en: 'The groups of this season are not formed yet: send `formGroups`.',
    fr: 'Les groupes de cette saison ne sont pas encore formés : envoyez `formGroups`.',
  },
  notDrawn: {
    en: 'The groups of this season are drawn with its first round, or by `formGroups` before.',
    fr: 'Les groupes de cette saison sont tirés avec la première ronde, ou auparavant par `formGroups`.',
  },
  wrongGroups: {
    en: 'Give {count} groups of participants, each of whom is in one group.',
    fr: 'Donnez {count} groupes de participants, chacun dans un seul groupe.',
  },
  notGrouped: {
    en: '“{player}” is in no group of this season.',
    fr: '« {player} » n’est dans aucun groupe de cette saison.',
  },
  tooFewForGroups: {
    en: 'Each of the {count} groups needs at least two participants.',
    fr: 'Chacun des {count} groupes demande au moins deux participants.',
  },
  notOneGroup: {
    en: '“{player}” and “{other}” are in different groups: before the finals only players of one group meet.',
    fr: '« {player} » et « {other} » sont dans des groupes différents : avant la phase finale, seuls les joueurs d’un même groupe se rencontrent.',
  },
  seedLost: {
    en: 'The server has lost the promised seed of the draw: change the plan to groups that are formed otherwise.',
    fr: 'Le serveur a perdu la graine promise du tirage : changez le plan pour des groupes formés autrement.',
  },
} as const;
