import type { ActionCard } from './schema.js';

/** The six actions, in the order of the catalogue (GUILD-047). */
export const actionCards: readonly ActionCard[] = [
  {
    id: 'work',
    name: { en: 'Work', fr: 'Travail' },
    text: {
      en: 'Receive the income of your guild tile, of your leader and of the quests that you have completed.',
      fr: 'Recevez le revenu de votre tuile Guilde, de votre leader et des quêtes que vous avez accomplies.',
    },
    x2: {
      en: 'Receive it again, then you may buy an item in the market.',
      fr: 'Recevez-le encore, puis vous pouvez acheter un objet ou un sort au marché.',
    },
  },
  {
    id: 'trade',
    name: { en: 'Trade', fr: 'Commerce' },
    text: {
      en: 'Buy one of two items or sell one for 2 rubies; move your alignment for 1 ruby a step; heal for 1 ruby a point.',
      fr: 'Achetez un objet ou un sort parmi deux, ou vendez-en un pour 2 rubis ; déplacez votre alignement pour 1 rubis le cran ; soignez pour 1 rubis le point.',
    },
    x2: {
      en: 'Two discounts of 2 rubies, each on a purchase, on alignment or on healing.',
      fr: 'Deux remises de 2 rubis, chacune sur un achat, sur l’alignement ou sur les soins.',
    },
  },
  {
    id: 'recruitment',
    name: { en: 'Recruitment', fr: 'Recrutement' },
    text: {
      en: 'Buy the face-up mage, or draw two and recruit one of them.',
      fr: 'Achetez le mage visible, ou piochez-en deux et recrutez-en un.',
    },
    x2: {
      en: 'You may instead draw two leaders and exchange yours for one of them for 5 rubies.',
      fr: 'Vous pouvez plutôt piocher deux leaders et échanger le vôtre contre l’un d’eux pour 5 rubis.',
    },
  },
  {
    id: 'leaderAction',
    name: { en: 'Leader action', fr: 'Action Leader' },
    text: { en: 'Use the power of your leader.', fr: 'Utilisez le pouvoir de votre leader.' },
    x2: {
      en: 'Use it again; you may also move your alignment 1 or 2 steps free of charge.',
      fr: 'Utilisez-le encore ; vous pouvez aussi déplacer gratuitement votre alignement de 1 ou 2 crans.',
    },
  },
  {
    id: 'quests',
    name: { en: 'Quests', fr: 'Quêtes' },
    text: {
      en: 'Attempt the face-up quest with your active mages.',
      fr: 'Tentez la quête visible avec vos mages actifs.',
    },
    x2: {
      en: 'Attempt it again; first you may exchange the first two quests.',
      fr: 'Tentez-la encore ; vous pouvez d’abord échanger les deux premières quêtes.',
    },
  },
  {
    id: 'combat',
    name: { en: 'Combat', fr: 'Combats' },
    text: {
      en: 'Attack another guild with your active mages.',
      fr: 'Attaquez une autre guilde avec vos mages actifs.',
    },
    x2: {
      en: 'Attack again; first you may change which of your mages are active and which passive.',
      fr: 'Attaquez encore ; vous pouvez d’abord changer lesquels de vos mages sont actifs et lesquels passifs.',
    },
  },
];
