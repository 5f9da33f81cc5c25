import { localized, type Localized } from '#kernel';

/** Fillers for the gaps of a page; they count nothing (CLASH-185). */
export interface Advertisement {
  readonly title: Localized;
  readonly text: Localized;
}

/** The advertisements of Metro City, in the order in which they fill gaps. */
export const advertisements: readonly Advertisement[] = [
  {
    title: localized('Capes washed', 'Lavage de capes'),
    text: localized(
      'Colours kept apart. No questions about the stains. Ask for the phone-box collection.',
      'Couleurs séparées. Aucune question sur les taches. Relevé en cabine téléphonique.',
    ),
  },
  {
    title: localized('Used cars, slightly thrown', 'Voitures d’occasion, un peu lancées'),
    text: localized(
      'One careful owner, one careless hero. Dents included at no extra charge.',
      'Première main soigneuse, seconde main héroïque. Bosses offertes.',
    ),
  },
  {
    title: localized('Lessons in monologue', 'Cours de monologue'),
    text: localized(
      'Ten evenings. Bring your own cat. Former pupils speak of nothing else.',
      'Dix soirées. Apportez votre chat. Nos anciens élèves ne parlent que de ça.',
    ),
  },
  {
    title: localized('Windows, again', 'Vitres, encore'),
    text: localized(
      'You know us by now. Every tenth pane is free.',
      'Vous nous connaissez, maintenant. La dixième vitre est gratuite.',
    ),
  },
  {
    title: localized('Lost: one secret identity', 'Perdu : une identité secrète'),
    text: localized(
      'Last seen behind a newspaper. Sentimental value. No reward, for obvious reasons.',
      'Vue pour la dernière fois derrière un journal. Valeur sentimentale. Pas de récompense, on comprendra.',
    ),
  },
  {
    title: localized('Rooms with a view of the fight', 'Chambres avec vue sur la bagarre'),
    text: localized(
      'Front row on the third floor. Breakfast and shutters included.',
      'Premier rang au troisième étage. Petit déjeuner et volets compris.',
    ),
  },
  {
    title: localized('Sidekick wanted', 'Acolyte recherché'),
    text: localized(
      'Must run, fetch, and be surprised by explanations. Tights provided.',
      'Doit courir, rapporter et s’étonner des explications. Collants fournis.',
    ),
  },
  {
    title: localized('Mustard', 'Moutarde'),
    text: localized(
      'As used by heroes. Heals nothing, in our lawyers’ opinion.',
      'Celle des héros. Ne soigne rien, selon nos avocats.',
    ),
  },
  {
    title: localized('Boots, steel-capped', 'Bottes à coque d’acier'),
    text: localized('For those who walk where pianos fall.', 'Pour qui marche là où tombent les pianos.'),
  },
  {
    title: localized('School of modest entrances', 'École des entrées discrètes'),
    text: localized(
      'Through the door. Yes, the door. Beginners welcome.',
      'Par la porte. Oui, la porte. Débutants bienvenus.',
    ),
  },
  {
    title: localized('Rooftop insurance', 'Assurance toiture'),
    text: localized('Landings covered, take-offs negotiable.', 'Atterrissages couverts, décollages à négocier.'),
  },
  {
    title: localized('The Daily Alibi', 'L’Alibi quotidien'),
    text: localized(
      'You were with us all evening. Ask anybody we pay.',
      'Vous étiez chez nous toute la soirée. Demandez à ceux que nous payons.',
    ),
  },
];
