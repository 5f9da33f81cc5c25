import type { Advertisement } from '../schema.js';

/** Fillers for the gaps of a finished page; they count for no side (SKAROV-NEWS-04). */
export const advertisements: readonly Advertisement[] = [
  {
    id: 'cape-cleaners',
    text: {
      en: 'Scorched? Slimed? Frozen in time? Bring it to Cape & Cowl, the dry cleaners who ask no questions.',
      fr: 'Roussie ? Gluante ? Figée dans le temps ? Confiez-la à Cape et Cagoule, le pressing qui ne pose pas de questions.',
    },
  },
  {
    id: 'lair-for-rent',
    text: {
      en: 'To let: volcano, sea view, two exits, one of them secret. Previous tenant left in a hurry. No pets over four metres.',
      fr: 'À louer : volcan, vue sur mer, deux sorties dont une secrète. Départ précipité du locataire. Animaux de plus de quatre mètres refusés.',
    },
  },
  {
    id: 'henchmen-wanted',
    text: {
      en: 'Henchmen wanted for night work. Uniform provided. Health insurance not provided. Must be able to miss at close range.',
      fr: 'Cherche hommes de main pour travail de nuit. Uniforme fourni. Mutuelle non fournie. Savoir manquer sa cible de près.',
    },
  },
  {
    id: 'evening-classes',
    text: {
      en: 'Evening classes: “Reading blueprints upside down”, “Which wire?” and, for advanced students, “The other wire”.',
      fr: 'Cours du soir : « Lire un plan à l’envers », « Quel fil ? » et, pour les plus avancés, « L’autre fil ».',
    },
  },
  {
    id: 'used-robots',
    text: {
      en: 'Used robots, one careless owner. Most limbs included. Sold as seen, and do not let them see you.',
      fr: 'Robots d’occasion, première main, peu soigneuse. La plupart des membres inclus. Vendus en l’état ; surtout, ne vous faites pas voir.',
    },
  },
  {
    id: 'monocle',
    text: {
      en: 'Lost in the harbour district: one monocle, cracked from glaring. Finder is asked to tremble and ring the bell.',
      fr: 'Perdu dans le quartier du port : un monocle, fêlé à force de regards noirs. Prière de trembler et de sonner.',
    },
  },
  {
    id: 'skarov-umbrellas',
    text: {
      en: 'Skarov Umbrellas: it will rain. Trust us.',
      fr: 'Parapluies Skarov : il va pleuvoir. Croyez-nous.',
    },
  },
  {
    id: 'sidekick-school',
    text: {
      en: 'Tired of being told to wait in the car? The Sidekick School teaches you to drive it.',
      fr: 'Assez de vous entendre dire d’attendre dans la voiture ? L’École des acolytes vous apprend à la conduire.',
    },
  },
];
