import { onTurn } from '#skirmish/content';
import type { Scenario, ScenarioPlan } from '../schema.js';
import type { Condition } from '../vocabulary.js';

/**
 * The stakes of the duel: a rival out of action, the spotlights turned four times, or two turns and three blows that a
 * crowd remembers (CLASH-004). Blows count beside turns: a hero who only turns lights is overtaken by one who does both.
 */
const theNightIsTheirs = (side: 'A' | 'B' | 'SIDE', rivals: 'A' | 'B' | 'OTHER'): Condition => ({
  or: [
    { atLeast: { what: { heroesOut: rivals }, number: 1 } },
    { atLeast: { what: { passed: { test: 'spotlight', side } }, number: 4 } },
    {
      and: [
        { atLeast: { what: { passed: { test: 'spotlight', side } }, number: 2 } },
        { atLeast: { what: { deed: { of: { of: 'HEROES', side }, what: 'HITS' } }, number: 3 } },
      ],
    },
  ],
});

const plan: ScenarioPlan = {
  figures: [],
  tokens: [
    { kind: 'spotlight', space: '4,2' },
    { kind: 'spotlight', space: '5,2' },
  ],
  tests: [
    {
      id: 'spotlight',
      name: { en: 'Turn the spotlight', fr: 'Tourner le projecteur' },
      text: {
        en: 'On a spotlight: mind 9 or attack 7. It may be done again and again. The fourth time your side turns one, the night is yours; with 3 hits it is so the second time.',
        fr: 'Sur un projecteur : mental 9 ou attaque 7. On peut recommencer à volonté. La quatrième fois que votre camp en tourne un, la nuit est à vous ; avec 3 attaques réussies, c’est dès la deuxième fois.',
      },
      at: { tokens: 'spotlight' },
      offers: [
        { characteristic: 'MIND', difficulty: 9 },
        { characteristic: 'ATTACK', difficulty: 7 },
      ],
      direct: false,
      repeatable: true,
      onSuccess: [],
    },
    {
      id: 'fuse-box',
      name: { en: 'Pull the fuses', fr: 'Retirer les fusibles' },
      text: {
        en: 'At the fuse box: mind 6 or attack 5. The spotlights become 1 harder to turn, for both sides.',
        fr: 'À la boîte à fusibles : mental 6 ou attaque 5. Les projecteurs deviennent plus difficiles de 1, pour les deux camps.',
      },
      at: { space: '6,4' },
      offers: [
        { characteristic: 'MIND', difficulty: 6 },
        { characteristic: 'ATTACK', difficulty: 5 },
      ],
      direct: false,
      repeatable: false,
      onSuccess: [{ hardenTest: { test: 'spotlight', by: 1 } }],
    },
  ],
  specialActions: [
    {
      id: 'skylight',
      name: { en: 'Through the skylight', fr: 'Par la lucarne' },
      text: {
        en: 'At the skylight, 1 action: you land in the stair house. Landing on your feet is optional.',
        fr: 'À la lucarne, 1 action : vous atterrissez dans la cage d’escalier. Sur vos pieds, si possible.',
      },
      at: { space: '3,4' },
      cost: 1,
      do: [{ place: { who: { of: 'SELF' }, at: { zone: '6a/d' } } }],
    },
  ],
  victory: {
    A: theNightIsTheirs('A', 'B'),
    B: theNightIsTheirs('B', 'A'),
    atTurnLimit: 'PAGES',
    text: {
      en: 'A side reaches its objective when a hero of the other side is out of action, when it has turned a spotlight four times, or when it has turned one twice and hit with 3 attacks. The pages decide.',
      fr: 'Un camp atteint son objectif quand un héros de l’autre camp est hors de combat, quand il a tourné un projecteur quatre fois, ou quand il en a tourné un deux fois et réussi 3 attaques. Les journaux décident.',
    },
  },
  articles: [
    {
      id: 'king-of-the-roofs',
      name: { en: 'King of the roofs', fr: 'Roi des toits' },
      size: 'LARGE',
      headline: { en: 'The roof belongs to one of them!', fr: 'Le toit n’a plus qu’un maître !' },
      body: {
        en: 'Neighbours on the sixth floor report the end of a long discussion overhead. The winner waved from the edge; the laundry has not been found. The landlord raises the rent of the roof, which now has a view and a history.',
        fr: 'Les voisins du sixième signalent la fin d’une longue discussion au-dessus d’eux. Le vainqueur a salué depuis le bord ; le linge n’a pas été retrouvé. Le propriétaire augmente le loyer du toit, qui a désormais une vue et un passé.',
      },
      condition: theNightIsTheirs('SIDE', 'OTHER'),
    },
    {
      id: 'lights-out',
      name: { en: 'Lights out', fr: 'Extinction des feux' },
      size: 'MEDIUM',
      headline: { en: 'Blackout on purpose', fr: 'Une panne bien volontaire' },
      body: {
        en: 'Whoever pulled the fuses also switched off eleven ice boxes. The residents were invited to eat quickly. By midnight the whole house had had dessert, and nobody asked for the light back.',
        fr: 'La main qui a retiré les fusibles a aussi éteint onze congélateurs. Les habitants ont été priés de manger vite. À minuit, tout l’immeuble avait pris un dessert, et personne n’a redemandé la lumière.',
      },
      condition: { atLeast: { what: { passed: { test: 'fuse-box', side: 'SIDE' } }, number: 1 } },
    },
  ],
};

/** A short duel over two roofs: the scenario of a game that names none. */
export const rooftopRumble: Scenario = {
  id: 'rooftop-rumble',
  name: { en: 'Rooftop Rumble', fr: 'Bagarre sur les toits' },
  intro: {
    en: 'Two heroes, one night patrol, and a city that has room on its roofs for only one silhouette in the moonlight.',
    fr: 'Deux héros, une seule ronde de nuit, et une ville dont les toits n’ont de place que pour une silhouette au clair de lune.',
  },
  modes: ['VERSUS'],
  recommendedHeroes: 1,
  difficulty: 'NORMAL',
  turnLimit: 10,
  tiles: [
    { face: '3a', column: 0, row: 0, turns: 0 },
    { face: '6a', column: 1, row: 0, turns: 0 },
  ],
  starts: {
    A: ['0,0', '0,1', '0,2', '0,3', '0,4'],
    B: ['9,0', '9,1', '9,2', '9,3', '8,2'],
    chosen: true,
  },
  objects: [
    { kind: 'street-lamp', x: 1, y: 0, turns: 0 },
    { kind: 'billboard', x: 7, y: 1, turns: 0 },
    { kind: 'flower-cart', x: 8, y: 0, turns: 0 },
  ],
  rules: [
    {
      id: 'gusts',
      text: {
        en: 'When a hero ends his activation on the catwalk, roll a test die: on a 2 the wind gives him 1 damage.',
        fr: 'Quand un héros finit son activation sur la passerelle, lancez un dé de Test : sur un 2, le vent lui inflige 1 dégât.',
      },
      on: { activationEnded: { figures: { of: 'HEROES' }, zone: '3a/c' } },
      do: [{ roll: { die: 'TEST', table: [{ atLeast: 2, do: [{ damage: { who: { of: 'SELF' }, points: 1 } }] }] } }],
    },
    {
      id: 'caretaker',
      text: {
        en: 'At the start of turn 2 the caretaker comes up to see who is on his roof: the door of the stair house is open.',
        fr: 'Au début du tour 2, le concierge monte voir qui marche sur son toit : la porte de la cage d’escalier est ouverte.',
      },
      on: { turnStart: true },
      if: onTurn(2),
      do: [{ setDoor: { door: '6a/stair-door', open: true } }],
    },
  ],
  plan,
};
