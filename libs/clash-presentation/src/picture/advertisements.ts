import { both, type Localized } from '#kernel';

/** Fillers for the gaps of a page; they count nothing (CLASH-185). */
export interface Advertisement {
  readonly title: Localized;
  readonly text: Localized;
}

/** The advertisements of Metro City, in the order in which they fill gaps. */
export const advertisements: readonly Advertisement[] = [
  {
    title: both('Capes washed', 'Lavage de capes'),
    text: both(
      'Colours kept apart. No questions about the stains. Ask for the phone-box collection.',
      'Couleurs séparées. Aucune question sur les taches. Relevé en cabine téléphonique.',
    ),
  },
  {
    title: both('Used cars, slightly thrown', 'Voitures d’occasion, un peu lancées'),
    text: both(
      'One careful owner, one careless hero. Dents included at no extra charge.',
      'Première main soigneuse, seconde main héroïque. Bosses offertes.',
    ),
  },
  {
    title: both('Lessons in monologue', 'Cours de monologue'),
    text: both(
      'Ten evenings. Bring your own cat. Former pupils speak of nothing else.',
      'Dix soirées. Apportez votre chat. Nos anciens élèves ne parlent que de ça.',
    ),
  },
  {
    title: both('Windows, again', 'Vitres, encore'),
    text: both(
      'You know us by now. Every tenth pane is free.',
      'Vous nous connaissez, maintenant. La dixième vitre est gratuite.',
    ),
  },
  {
    title: both('Lost: one secret identity', 'Perdu : une identité secrète'),
    text: both(
      'Last seen behind a newspaper. Sentimental value. No reward, for obvious reasons.',
      'Vue pour la dernière fois derrière un journal. Valeur sentimentale. Pas de récompense, on comprendra.',
    ),
  },
  {
    title: both('Rooms with a view of the fight', 'Chambres avec vue sur la bagarre'),
    text: both(
      'Front row on the third floor. Breakfast and shutters included.',
      'Premier rang au troisième étage. Petit déjeuner et volets compris.',
    ),
  },
  {
    title: both('Sidekick wanted', 'Acolyte recherché'),
    text: both(
      'Must run, fetch, and be surprised by explanations. Tights provided.',
      'Doit courir, rapporter et s’étonner des explications. Collants fournis.',
    ),
  },
  {
    title: both('Mustard', 'Moutarde'),
    text: both(
      'As used by heroes. Heals nothing, in our lawyers’ opinion.',
      'Celle des héros. Ne soigne rien, selon nos avocats.',
    ),
  },
  {
    title: both('Boots, steel-capped', 'Bottes à coque d’acier'),
    text: both('For those who walk where pianos fall.', 'Pour qui marche là où tombent les pianos.'),
  },
  {
    title: both('School of modest entrances', 'École des entrées discrètes'),
    text: both(
      'Through the door. Yes, the door. Beginners welcome.',
      'Par la porte. Oui, la porte. Débutants bienvenus.',
    ),
  },
  {
    title: both('Rooftop insurance', 'Assurance toiture'),
    text: both('Landings covered, take-offs negotiable.', 'Atterrissages couverts, décollages à négocier.'),
  },
  {
    title: both('The Daily Alibi', 'L’Alibi quotidien'),
    text: both(
      'You were with us all evening. Ask anybody we pay.',
      'Vous étiez chez nous toute la soirée. Demandez à ceux que nous payons.',
    ),
  },
];
