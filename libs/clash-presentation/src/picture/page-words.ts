import { localized, type Localized } from '#kernel';

/** Words of the newspapers, beside those that all newspapers have. */
export const pageWords = {
  photo: localized('Metro City, a moment before.', 'Metro City, un instant plus tôt.'),
  worth: localized('This page is worth', 'Cette Une vaut'),
  quiet: localized('Nothing has happened yet', 'Il ne s’est encore rien passé'),
  quietEnd: localized('Nothing to report', 'Rien à signaler'),
  quietEndBody: localized(
    'The turns have passed, the dust has settled, and this paper has not a single deed to print. The editors thank the heroes for the quiet. The readers have asked for their money back.',
    'Les tours ont passé, la poussière est retombée, et ce journal n’a pas un seul exploit à imprimer. La rédaction remercie les héros pour le calme. Les lecteurs demandent à être remboursés.',
  ),
  quietBody: localized(
    'Our reporters stand ready at every corner of the city. The presses are warm, the ink is patient, and the heroes, we are told, are on their way. This space is kept for whoever fills it first.',
    'Nos reporters se tiennent prêts à tous les coins de rue. Les rotatives sont chaudes, l’encre est patiente et les héros, nous dit-on, arrivent. Cette place est réservée à qui la remplira le premier.',
  ),
} as const satisfies Readonly<Record<string, Localized>>;
