import type { Room } from '../schema.js';

/** The other control room: Skarov behind a carpet under laser beams, which cross the gallery until a hero finds the switch. */
export const trophyGallery: Room = {
  id: 't2b',
  tileNumber: 2,
  face: {
    id: 't2b',
    tile: 2,
    name: { en: 'The Trophy Gallery', fr: 'La Galerie des trophées' },
    kind: 'INDOOR',
    // prettier-ignore
    map: [
      'o.o.o',
      'ioooo',
      'ooooo',
      'ooooi',
      'o.o.o',
    ],
    // prettier-ignore
    zones: [
      '#aaaa',
      'aaaaa',
      'bbbbb',
      'ccccc',
      'cccc#',
    ],
    zoneNames: [
      { zone: 'a', en: 'portraits', fr: 'portraits' },
      { zone: 'b', en: 'red carpet', fr: 'tapis rouge' },
      { zone: 'c', en: 'showcases', fr: 'vitrines' },
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 1, id: 'portrait' },
      { x: 4, y: 3, id: 'award-case' },
    ],
  },
  kind: 'CONTROL',
  flavor: {
    en: 'Forty portraits of the Professor, one for each plan that nearly worked. Nine of them are screens. The eyes of the ninth follow you, and hum.',
    fr: 'Quarante portraits du Professeur, un par plan qui a failli réussir. Neuf sont des écrans. Les yeux du neuvième vous suivent, et bourdonnent.',
  },
  scenery: [
    { id: 'portrait', name: { en: 'Ninth portrait', fr: 'Neuvième portrait' } },
    { id: 'award-case', name: { en: 'Award case', fr: 'Vitrine du prix' } },
  ],
  green: [],
  violet: [
    { x: 1, y: 1, tileNumber: 1, name: { en: 'Portrait with doorbell', fr: 'Portrait à la sonnette' } },
    { x: 2, y: 0, tileNumber: 2, name: { en: 'Portrait in the armchair', fr: 'Portrait au fauteuil' } },
    { x: 3, y: 1, tileNumber: 3, name: { en: 'Portrait with rocket', fr: 'Portrait à la fusée' } },
    { x: 4, y: 1, tileNumber: 4, name: { en: 'Portrait in a storm', fr: 'Portrait dans la tempête' } },
    { x: 4, y: 0, tileNumber: 5, name: { en: 'Portrait with spanner', fr: 'Portrait à la clé anglaise' } },
    { x: 0, y: 3, tileNumber: 6, name: { en: 'Portrait on the air', fr: 'Portrait à l’antenne' } },
    { x: 1, y: 3, tileNumber: 7, name: { en: 'Portrait in a miner’s helmet', fr: 'Portrait au casque de mineur' } },
    { x: 2, y: 3, tileNumber: 8, name: { en: 'Portrait with goldfish', fr: 'Portrait au poisson rouge' } },
    { x: 3, y: 3, tileNumber: 9, name: { en: 'Portrait in uniform', fr: 'Portrait en uniforme' } },
  ],
  reinforcement: [
    { x: 4, y: 4, mark: 2, zone: 'c' },
    { x: 0, y: 0, mark: 3, zone: 'a' },
  ],
  exits: ['S'],
  tokens: [],
  tests: [
    {
      id: 'behind-the-portrait',
      name: { en: 'Look behind the portrait', fr: 'Regarder derrière le portrait' },
      text: {
        en: 'At the ninth portrait: mind 5, again and again. The laser beams go out: the red carpet is safe.',
        fr: 'Au neuvième portrait : mental 5, autant de fois qu’on veut. Les rayons laser s’éteignent : le tapis rouge est sûr.',
      },
      at: { feature: 't2b/portrait' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: 'laser-beams' } }],
      onFailure: [],
    },
    {
      id: 'smash-the-award',
      name: { en: 'Smash the award', fr: 'Briser le prix' },
      text: {
        en: 'At the award case: attack 5. The overlord discards 1 event card: he had dusted it himself. Failure puts the laser beams on again if they were out.',
        fr: 'À la vitrine du prix : attaque 5. Le Professeur défausse 1 carte Événement : il l’époussetait lui-même. Un échec rallume les rayons laser s’ils étaient éteints.',
      },
      at: { feature: 't2b/award-case' },
      offers: [{ characteristic: 'ATTACK', difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ discardEvents: { count: 1 } }],
      onFailure: [{ openTest: { test: 'laser-beams' } }],
    },
  ],
  traps: [
    {
      id: 'laser-carpet',
      name: { en: 'Laser beams', fr: 'Rayons laser' },
      text: {
        en: 'When a hero enters the red carpet: a forced test, speed 3 or mind 4 as he chooses. If he fails, he takes 1 damage.',
        fr: 'Quand un héros entre sur le tapis rouge : un test forcé, vitesse 3 ou mental 4 à son choix. S’il échoue, il subit 1 dégât.',
      },
      on: { zoneEntered: { zone: 't2b/b' } },
      zones: [],
      test: {
        id: 'laser-beams',
        offers: [
          { characteristic: 'SPEED', difficulty: 3 },
          { characteristic: 'MIND', difficulty: 4 },
        ],
        addHeroes: false,
      },
      do: [{ damage: { who: { of: 'SELF' }, points: 1 } }],
    },
  ],
  activation: {
    text: {
      en: 'A look at the plans that nearly worked: the overlord discards 1 event card, if there is one in hand, and draws 2.',
      fr: 'Un regard sur les plans qui ont failli réussir : le Professeur défausse 1 carte Événement, s’il en a en main, et en pioche 2.',
    },
    do: [{ discardEvents: { count: 1 } }, { drawEvents: { count: 2 } }],
  },
};
