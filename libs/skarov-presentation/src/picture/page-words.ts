import { localized, type Localized } from '#kernel';

/** Words of the front page, beside those that all newspapers have. */
export const pageWords = {
  photo: localized(
    'The harbour at dawn, with the volcano that was not there last week.',
    'Le port à l’aube, et le volcan qui n’y était pas la semaine dernière.',
  ),
  final: localized('The last act', 'Le dernier acte'),
  extra: localized('Beside the point', 'En marge'),
  sum: localized('Articles of the heroes minus those of the overlord', 'Articles des héros moins ceux du Professeur'),
  quiet: localized('Nothing moves in the harbour', 'Rien ne bouge au port'),
  quietBody: localized(
    'A base has been reported under the harbour district; so have, this month, two sea serpents and a tax refund. The Liberty Patrol has gone to look. This space is kept for what it finds, or for what finds it.',
    'On signale une base sous le quartier du port ; on y a signalé ce mois-ci deux serpents de mer et un remboursement d’impôt. La Liberty Patrol est allée voir. Cette place est réservée à ce qu’elle trouvera, ou à ce qui la trouvera.',
  ),
  quietEnd: localized('All over, and nothing to show', 'C’est fini, et rien à montrer'),
  quietEndBody: localized(
    'Doors have been opened, alarms have rung, and of all that not one line is fit to print. The editors thank both sides for their discretion, and the cat for its interview.',
    'Des portes se sont ouvertes, des alarmes ont sonné, et de tout cela pas une ligne n’est imprimable. La rédaction remercie les deux camps de leur discrétion, et le chat de son entretien.',
  ),
} as const satisfies Readonly<Record<string, Localized>>;
