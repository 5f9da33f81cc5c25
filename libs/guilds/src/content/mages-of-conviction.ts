import { values } from './element-values.js';
import type { Authored, Mage } from './schema.js';

const light = (distance: number) => ({ category: 3, requirement: { side: 'light', distance } }) as const;
const darkness = (distance: number) => ({ category: 3, requirement: { side: 'darkness', distance } }) as const;

/** Category 3: they join a guild that has gone far enough. Mirrored like category 2. */
export const magesOfConviction: readonly Authored<Mage>[] = [
  {
    ...light(3),
    id: 'tide-almoner',
    name: { en: 'The Tide Almoner', fr: 'L’Aumônière des marées' },
    flavor: {
      en: 'Twice a day she gives everything away; twice a day it comes back.',
      fr: 'Deux fois par jour elle donne tout ; deux fois par jour tout lui revient.',
    },
    victoryPoints: 7,
    price: 6,
    attack: values(2, 4, 2, 2),
    defense: values(3, 5, 3, 4),
    health: 6,
  },
  {
    ...darkness(3),
    id: 'ember-usurer',
    name: { en: 'The Ember Usurer', fr: 'L’Usurier des braises' },
    flavor: {
      en: 'He lends you a spark. He calls in the house.',
      fr: 'Il vous prête une étincelle. Il réclame la maison.',
    },
    victoryPoints: 7,
    price: 6,
    attack: values(6, 1, 2, 2),
    defense: values(4, 3, 3, 3),
    health: 6,
  },
  {
    ...light(4),
    id: 'saint-of-ploughs',
    name: { en: 'The Saint of Ploughs', fr: 'Le Saint des charrues' },
    flavor: {
      en: 'Straight furrows, straight answers, and an ox that hears confession.',
      fr: 'Le sillon droit, la parole droite, et un bœuf qui confesse.',
    },
    victoryPoints: 8,
    price: 7,
    attack: values(2, 2, 3, 4),
    defense: values(4, 3, 3, 5),
    health: 7,
  },
  {
    ...darkness(4),
    id: 'moth-marshal',
    name: { en: 'The Moth Marshal', fr: 'Le Maréchal des phalènes' },
    flavor: {
      en: 'Ten thousand wings, one coat, no survivors among the curtains.',
      fr: 'Dix mille ailes, un manteau, aucun rideau épargné.',
    },
    victoryPoints: 8,
    price: 7,
    attack: values(2, 2, 6, 2),
    defense: values(3, 4, 5, 3),
    health: 5,
  },
  {
    ...light(5),
    id: 'bell-archon',
    name: { en: 'The Bell Archon', fr: 'L’Archonte des cloches' },
    flavor: {
      en: 'When it tolls for thee, it does so in E flat.',
      fr: 'Quand il sonne pour toi, c’est en mi bémol.',
    },
    victoryPoints: 9,
    price: 8,
    attack: values(3, 2, 5, 2),
    defense: values(4, 4, 4, 4),
    health: 7,
  },
  {
    ...darkness(5),
    id: 'catacomb-countess',
    name: { en: 'The Catacomb Countess', fr: 'La Comtesse des catacombes' },
    flavor: {
      en: 'Old family. She keeps them downstairs, in order of importance.',
      fr: 'Vieille famille. Elle la garde en bas, par ordre d’importance.',
    },
    victoryPoints: 9,
    price: 8,
    attack: values(3, 3, 3, 3),
    defense: values(4, 4, 3, 5),
    health: 7,
  },
  {
    ...light(6),
    id: 'hearth-seraph',
    name: { en: 'The Hearth Seraph', fr: 'Le Séraphin du foyer' },
    flavor: {
      en: 'Six wings, one apron, and no patience with cold soup.',
      fr: 'Six ailes, un tablier, et aucune patience envers la soupe froide.',
    },
    victoryPoints: 11,
    price: 9,
    attack: values(4, 2, 3, 2),
    defense: values(6, 4, 4, 5),
    health: 8,
  },
  {
    ...darkness(6),
    id: 'drowned-judge',
    name: { en: 'The Drowned Judge', fr: 'Le Juge noyé' },
    flavor: {
      en: 'The sentence is long, and delivered under water.',
      fr: 'La sentence est longue, et se prononce sous l’eau.',
    },
    victoryPoints: 11,
    price: 9,
    attack: values(1, 7, 2, 3),
    defense: values(3, 5, 5, 4),
    health: 6,
  },
  {
    ...light(7),
    id: 'noonday-empress',
    name: { en: 'The Noonday Empress', fr: 'L’Impératrice du plein midi' },
    flavor: {
      en: 'Nobody has looked her in the face. Two tried; they describe it warmly.',
      fr: 'Nul ne l’a regardée en face. Deux ont essayé ; ils en parlent avec chaleur.',
    },
    victoryPoints: 13,
    price: 10,
    attack: values(6, 2, 4, 1),
    defense: values(5, 4, 5, 5),
    health: 7,
  },
  {
    ...darkness(7),
    id: 'midnight-regent',
    name: { en: 'The Midnight Regent', fr: 'Le Régent de minuit' },
    flavor: {
      en: 'He rules for one minute a day and has never needed two.',
      fr: 'Il règne une minute par jour et n’en a jamais demandé deux.',
    },
    victoryPoints: 13,
    price: 10,
    attack: values(3, 4, 3, 4),
    defense: values(4, 5, 4, 5),
    health: 8,
  },
];
