import type { Door } from './schema.js';

/** What each of the nine door tokens says (SKAROV-DOOR-01). */
export const door: Door = {
  id: 'door',
  name: { en: 'Door', fr: 'Porte' },
  text: {
    en: 'On a space facing the door: attack 5 or mind 5. The door opens for good.',
    fr: 'Sur un espace face à la porte : attaque 5 ou mental 5. La porte s’ouvre pour de bon.',
  },
  attack: 5,
  mind: 5,
};
