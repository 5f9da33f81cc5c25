import type { Authored, GuildTile } from './schema.js';

/** The ten guilds. Light and Darkness mirror each other: each kind of objective stands on two tiles of either side. */
export const guildTiles: readonly Authored<GuildTile>[] = [
  {
    id: 'dawn-exchequer',
    name: { en: 'The Dawn Exchequer', fr: 'L’Échiquier de l’Aube' },
    flavor: {
      en: 'Virtue is its own reward; the rest is itemised.',
      fr: 'La vertu est sa propre récompense ; le reste est facturé.',
    },
    startAlignment: 2,
    income: 1,
    objectives: ['rubies', 'objects'],
  },
  {
    id: 'open-window',
    name: { en: 'The Order of the Open Window', fr: 'L’Ordre de la Fenêtre ouverte' },
    flavor: {
      en: 'Light comes in, stale air goes out, and now and then a novice.',
      fr: 'La lumière entre, l’air vicié sort, et parfois un novice aussi.',
    },
    startAlignment: 1,
    income: 2,
    objectives: ['objects', 'quests'],
  },
  {
    id: 'lamplighters-lodge',
    name: { en: 'The Lamplighters’ Lodge', fr: 'La Loge des Allumeurs' },
    flavor: {
      en: 'One flame at a time, and somebody to hold the ladder.',
      fr: 'Une flamme à la fois, et quelqu’un pour tenir l’échelle.',
    },
    startAlignment: 2,
    income: 2,
    objectives: ['quests', 'mages'],
  },
  {
    id: 'beekeepers-of-noon',
    name: { en: 'The Beekeepers of Noon', fr: 'Les Apiculteurs de Midi' },
    flavor: {
      en: 'Industry, sweetness, and forty thousand stings held in reserve.',
      fr: 'Du labeur, de la douceur, et quarante mille dards en réserve.',
    },
    startAlignment: 1,
    income: 2,
    objectives: ['mages', 'alignmentSteps'],
  },
  {
    id: 'glass-choir',
    name: { en: 'The Glass Choir', fr: 'Le Chœur de Verre' },
    flavor: {
      en: 'Its high notes are pure, and so is the bill.',
      fr: 'Ses aigus sont d’une grande pureté. Ses tarifs, d’une grande clarté.',
    },
    startAlignment: 3,
    income: 1,
    objectives: ['alignmentSteps', 'rubies'],
  },
  {
    id: 'undercroft-bank',
    name: { en: 'The Undercroft Bank', fr: 'La Banque des Souterrains' },
    flavor: {
      en: 'Deposits are safe here. Depositors were never mentioned.',
      fr: 'Les dépôts sont en lieu sûr. Des déposants, il n’a jamais été question.',
    },
    startAlignment: -2,
    income: 1,
    objectives: ['rubies', 'quests'],
  },
  {
    id: 'moth-parliament',
    name: { en: 'The Moth Parliament', fr: 'Le Parlement des Phalènes' },
    flavor: {
      en: 'Every motion is carried, usually into the candle.',
      fr: 'Toute motion y est portée, en général jusque dans la bougie.',
    },
    startAlignment: -1,
    income: 2,
    objectives: ['quests', 'alignmentSteps'],
  },
  {
    id: 'inkwell-covenant',
    name: { en: 'The Inkwell Covenant', fr: 'Le Pacte de l’Encrier' },
    flavor: {
      en: 'They sign everything. They have signed the dark itself.',
      fr: 'Ils signent tout. Même l’obscurité porte leur paraphe.',
    },
    startAlignment: -1,
    income: 2,
    objectives: ['alignmentSteps', 'objects'],
  },
  {
    id: 'ninth-cellar',
    name: { en: 'The Ninth Cellar', fr: 'La Neuvième Cave' },
    flavor: {
      en: 'The first eight were for wine.',
      fr: 'Les huit premières étaient pour le vin.',
    },
    startAlignment: -2,
    income: 2,
    objectives: ['objects', 'mages'],
  },
  {
    id: 'closed-eyes',
    name: { en: 'The Society of Closed Eyes', fr: 'La Société des Yeux clos' },
    flavor: {
      en: 'Nobody saw anything, and everybody was paid.',
      fr: 'Personne n’a rien vu, et tout le monde a été payé.',
    },
    startAlignment: -3,
    income: 1,
    objectives: ['mages', 'rubies'],
  },
];
