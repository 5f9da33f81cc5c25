import type { Door } from './schema.js';

/** How hard a door is to open. */
type Numbers = Pick<Door, 'attack' | 'mind'>;

/** The text of a door. */
export const textOfDoor = ({ attack, mind }: Numbers): Door['text'] => ({
  en: `On a space facing the door: attack ${attack} or mind ${mind}. The door opens for good.`,
  fr: `Sur un espace face à la porte : attaque ${attack} ou mental ${mind}. La porte s’ouvre pour de bon.`,
});

const printed: Numbers = { attack: 5, mind: 5 };

/** The text of each of the nine door tokens (SKAROV-DOOR-01). */
export const door: Door = {
  id: 'door',
  name: { en: 'Door', fr: 'Porte' },
  text: textOfDoor(printed),
  ...printed,
};
