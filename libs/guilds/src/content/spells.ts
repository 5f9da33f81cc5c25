import { SPELL_PRICE } from './constants.js';
import type { Authored, Spell } from './schema.js';

const paper = { kind: 'spell', price: SPELL_PRICE } as const;

/** The ten spells. All have one price, so that a purchase betrays nothing (GUILD-189). */
export const spells: readonly Authored<Spell>[] = [
  {
    ...paper,
    id: 'forbidden-vowel',
    name: { en: 'The Forbidden Vowel', fr: 'La Voyelle interdite' },
    flavor: {
      en: 'Try saying “fire” without it.',
      fr: 'Essayez donc de dire « feu » sans elle.',
    },
    timing: 'guildCombat',
    effects: [{ effect: 'lockElement' }],
  },
  {
    ...paper,
    id: 'landlords-return',
    name: { en: 'The Landlord’s Return', fr: 'Le Retour du maître des lieux' },
    flavor: {
      en: 'Slippers, candle, and a very large stick.',
      fr: 'Des pantoufles, une bougie, et un très gros bâton.',
    },
    timing: 'guildCombat',
    effects: [{ effect: 'guardianLeader' }],
  },
  {
    ...paper,
    id: 'borrowed-thunder',
    name: { en: 'Borrowed Thunder', fr: 'Tonnerre d’emprunt' },
    flavor: {
      en: 'To be returned in the condition in which it was found: loud.',
      fr: 'À rendre dans l’état où on l’a trouvé : bruyant.',
    },
    timing: 'guildCombat',
    effects: [{ effect: 'attackBonus', element: 'all', amount: 3 }],
  },
  {
    ...paper,
    id: 'sudden-harpsichord',
    name: { en: 'Sudden Harpsichord', fr: 'Clavecin inopiné' },
    flavor: {
      en: 'Music is best appreciated from above.',
      fr: 'La musique s’apprécie mieux d’en haut.',
    },
    timing: 'campaign',
    effects: [{ effect: 'monsterDamage', points: 3 }],
  },
  {
    ...paper,
    id: 'reckless-encore',
    name: { en: 'The Reckless Encore', fr: 'Le Rappel téméraire' },
    flavor: {
      en: 'Once more, with feeling, and with everything else to hand.',
      fr: 'Encore une fois, avec du cœur, et avec tout ce qui traîne.',
    },
    timing: 'campaign',
    effects: [{ effect: 'extraDice', amount: 3 }],
  },
  {
    ...paper,
    id: 'convenient-amnesia',
    name: { en: 'Convenient Amnesia', fr: 'Amnésie opportune' },
    flavor: {
      en: 'You never said that. You always meant this.',
      fr: 'Vous n’avez jamais dit cela. Vous avez toujours voulu dire ceci.',
    },
    timing: 'anytime',
    effects: [{ effect: 'changeSecondAction' }],
  },
  {
    ...paper,
    id: 'keyhole-moon',
    name: { en: 'Keyhole Moon', fr: 'Lune de serrure' },
    flavor: {
      en: 'It rises in exactly one room.',
      fr: 'Elle se lève dans une seule pièce.',
    },
    timing: 'anytime',
    effects: [{ effect: 'revealSecondAction' }],
  },
  {
    ...paper,
    id: 'honest-mistake',
    name: { en: 'An Honest Mistake', fr: 'Erreur de bonne foi' },
    flavor: {
      en: 'So sorry. It looked exactly like ours, only better.',
      fr: 'Mille excuses. Il ressemblait au nôtre, en mieux.',
    },
    timing: 'anytime',
    effects: [{ effect: 'stealItem' }],
  },
  {
    ...paper,
    id: 'false-whiskers',
    name: { en: 'False Whiskers', fr: 'Fausses moustaches' },
    flavor: {
      en: 'Nobody questions the man with the whiskers and the purse.',
      fr: 'Nul n’interroge l’homme à moustaches et à bourse pleine.',
    },
    timing: 'auction',
    effects: [{ effect: 'ignoreRequirement', scope: 'allBids' }],
  },
  {
    ...paper,
    id: 'urgent-summons',
    name: { en: 'Urgent Summons', fr: 'Convocation urgente' },
    flavor: {
      en: 'It calls a stranger in, and the one who was waiting out.',
      fr: 'Elle fait entrer un inconnu, et sortir celui qui attendait.',
    },
    timing: 'ownAction',
    effects: [{ effect: 'freshMages' }],
  },
];
