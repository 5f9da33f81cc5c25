import { values } from './element-values.js';
import type { Authored, Mage } from './schema.js';

const light = { category: 2, requirement: { side: 'light', distance: 1 } } as const;
const darkness = { category: 2, requirement: { side: 'darkness', distance: 1 } } as const;

/**
 * Category 2: they serve one side. Each mage of Darkness has the numbers of one of Light, with fire and water,
 * and air and earth, exchanged.
 */
export const magesOfASide: readonly Authored<Mage>[] = [
  {
    ...light,
    id: 'lantern-bailiff',
    name: { en: 'The Lantern Bailiff', fr: 'Le Bailli aux lanternes' },
    flavor: {
      en: 'He serves his writs at dusk, so that they can be read by their own light.',
      fr: 'Il remet ses assignations au crépuscule : elles s’éclairent toutes seules.',
    },
    victoryPoints: 3,
    price: 4,
    attack: values(3, 2, 2, 2),
    defense: values(3, 3, 3, 3),
    health: 5,
  },
  {
    ...darkness,
    id: 'well-whisperer',
    name: { en: 'The Well Whisperer', fr: 'Le Chuchoteur du puits' },
    flavor: {
      en: 'Drop a coin, make a wish. He has a long list of other people’s wishes.',
      fr: 'Jetez une pièce, faites un vœu. Il tient une longue liste des vœux d’autrui.',
    },
    victoryPoints: 3,
    price: 4,
    attack: values(0, 5, 1, 2),
    defense: values(3, 4, 3, 3),
    health: 5,
  },
  {
    ...light,
    id: 'sister-ewer',
    name: { en: 'Sister Ewer', fr: 'Sœur Aiguière' },
    flavor: {
      en: 'She washes feet, hands, consciences, and twice a small village.',
      fr: 'Elle lave les pieds, les mains, les consciences, et par deux fois un petit village.',
    },
    victoryPoints: 3,
    price: 5,
    attack: values(1, 4, 2, 2),
    defense: values(3, 4, 3, 3),
    health: 6,
  },
  {
    ...darkness,
    id: 'soot-bride',
    name: { en: 'The Soot Bride', fr: 'La Mariée de suie' },
    flavor: {
      en: 'Something old, something burnt, something borrowed, something burnt.',
      fr: 'Quelque chose d’ancien, de brûlé, d’emprunté, et encore de brûlé.',
    },
    victoryPoints: 3,
    price: 5,
    attack: values(5, 1, 1, 2),
    defense: values(5, 2, 3, 3),
    health: 5,
  },
  {
    ...light,
    id: 'choirmaster-gale',
    name: { en: 'Choirmaster Gale', fr: 'Maître de chœur Bourrasque' },
    flavor: {
      en: 'From the top, please, and this time mind the roof.',
      fr: 'Reprenons depuis le début, et cette fois, attention à la toiture.',
    },
    victoryPoints: 4,
    price: 5,
    attack: values(1, 2, 4, 2),
    defense: values(3, 3, 4, 3),
    health: 6,
  },
  {
    ...darkness,
    id: 'grave-gardener',
    name: { en: 'The Grave Gardener', fr: 'Le Jardinier des tombes' },
    flavor: {
      en: 'Plant them deep, water them well, and be elsewhere in spring.',
      fr: 'Plantez profond, arrosez bien, et soyez ailleurs au printemps.',
    },
    victoryPoints: 4,
    price: 5,
    attack: values(2, 1, 1, 5),
    defense: values(3, 3, 2, 5),
    health: 5,
  },
  {
    ...light,
    id: 'orchard-paladin',
    name: { en: 'The Orchard Paladin', fr: 'Le Paladin du verger' },
    flavor: {
      en: 'Sworn to defend every pear. There have been incidents with jam.',
      fr: 'A juré de défendre chaque poire. On déplore des incidents avec la confiture.',
    },
    victoryPoints: 5,
    price: 6,
    attack: values(2, 2, 1, 3),
    defense: values(5, 3, 3, 5),
    health: 6,
  },
  {
    ...darkness,
    id: 'crow-notary',
    name: { en: 'The Crow Notary', fr: 'Le Notaire aux corbeaux' },
    flavor: {
      en: 'Sign here, here, and where it pecks.',
      fr: 'Signez ici, ici, et là où ça picore.',
    },
    victoryPoints: 5,
    price: 6,
    attack: values(1, 3, 5, 2),
    defense: values(3, 3, 4, 3),
    health: 6,
  },
  {
    ...light,
    id: 'noon-duellist',
    name: { en: 'The Noon Duellist', fr: 'La Duelliste de midi' },
    flavor: {
      en: 'She fights when there are no shadows, so that nobody has a second.',
      fr: 'Elle se bat quand il n’y a plus d’ombres : ainsi, personne n’a de témoin.',
    },
    victoryPoints: 5,
    price: 7,
    attack: values(5, 1, 3, 0),
    defense: values(4, 3, 4, 4),
    health: 6,
  },
  {
    ...darkness,
    id: 'bog-bishop',
    name: { en: 'The Bog Bishop', fr: 'L’Évêque des tourbières' },
    flavor: {
      en: 'His flock is large, well preserved, and a little leathery.',
      fr: 'Ses ouailles sont nombreuses, bien conservées, et un peu tannées.',
    },
    victoryPoints: 5,
    price: 7,
    attack: values(2, 3, 2, 2),
    defense: values(4, 4, 3, 4),
    health: 6,
  },
];
