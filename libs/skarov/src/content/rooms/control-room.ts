import type { Room } from '../schema.js';

/** Where Skarov sits among nine consoles, one for each tile, and waits to be interrupted. */
export const controlRoom: Room = {
  id: 't2a',
  tileNumber: 2,
  face: {
    id: 't2a',
    tile: 2,
    name: { en: 'The Control Room', fr: 'La Salle de contrôle' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'ooooo',
      'ooooo',
      'ooioo',
      'ooooo',
      '#ooo#',
    ],
    // prettier-ignore
    zones: [
      '#aaa#',
      'baaac',
      'bbdcc',
      'bdddc',
      '#ddd#',
    ],
    zoneNames: [
      { zone: 'a', en: 'dais', fr: 'estrade' },
      { zone: 'b', en: 'west consoles', fr: 'pupitres de l’ouest' },
      { zone: 'c', en: 'east consoles', fr: 'pupitres de l’est' },
      { zone: 'd', en: 'audience floor', fr: 'parterre' },
    ],
    walls: [],
    doors: [],
    features: [{ x: 2, y: 2, id: 'main-switch' }],
  },
  kind: 'CONTROL',
  flavor: {
    en: 'Nine screens, one armchair, and a cat that has been told to look inscrutable. The switch in the middle is marked “never”.',
    fr: 'Neuf écrans, un fauteuil, et un chat prié d’avoir l’air impénétrable. L’interrupteur du milieu porte la mention « jamais ».',
  },
  scenery: [{ id: 'main-switch', name: { en: 'Main switch', fr: 'Interrupteur général' } }],
  green: [],
  violet: [
    { x: 1, y: 0, tileNumber: 1, name: { en: 'Door cameras', fr: 'Caméras de l’entrée' } },
    { x: 2, y: 0, tileNumber: 2, name: { en: 'Armchair', fr: 'Fauteuil' } },
    { x: 3, y: 0, tileNumber: 3, name: { en: 'Launch console', fr: 'Pupitre de lancement' } },
    { x: 4, y: 1, tileNumber: 4, name: { en: 'Climate console', fr: 'Pupitre du climat' } },
    { x: 4, y: 2, tileNumber: 5, name: { en: 'Works console', fr: 'Pupitre des ateliers' } },
    { x: 4, y: 3, tileNumber: 6, name: { en: 'Broadcast console', fr: 'Pupitre de diffusion' } },
    { x: 0, y: 3, tileNumber: 7, name: { en: 'Digging console', fr: 'Pupitre de forage' } },
    { x: 0, y: 2, tileNumber: 8, name: { en: 'Cooling console', fr: 'Pupitre de refroidissement' } },
    { x: 0, y: 1, tileNumber: 9, name: { en: 'Garrison console', fr: 'Pupitre de la garnison' } },
  ],
  reinforcement: [
    { x: 0, y: 0, mark: 3, zone: 'b' },
    { x: 4, y: 0, mark: 4, zone: 'c' },
  ],
  exits: ['S'],
  tokens: [],
  tests: [
    {
      id: 'pull-the-plug',
      name: { en: 'Throw the main switch', fr: 'Abaisser l’interrupteur général' },
      text: {
        en: 'At the main switch: mind 5 or attack 6. Each villain in the Control Room has 1 defense less this turn.',
        fr: 'À l’interrupteur général : mental 5 ou attaque 6. Chaque vilain dans la Salle de contrôle a 1 en défense de moins pour ce tour.',
      },
      at: { feature: 't2a/main-switch' },
      offers: [
        { characteristic: 'MIND', difficulty: 5 },
        { characteristic: 'ATTACK', difficulty: 6 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [
        {
          modify: {
            who: { of: 'VILLAINS', inZone: { room: 't2a' } },
            characteristic: 'DEFENSE',
            by: -1,
            until: 'TURN',
          },
        },
      ],
      onFailure: [],
    },
  ],
  traps: [],
  activation: {
    text: {
      en: 'A moment of thought: the overlord draws 1 event card.',
      fr: 'Un instant de réflexion : le Professeur pioche 1 carte Événement.',
    },
    do: [{ drawEvents: { count: 1 } }],
  },
};
