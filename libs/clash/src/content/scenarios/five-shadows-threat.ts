import type { ThreatSheet } from '../schema.js';
import { fiveShadowsArticles } from './five-shadows-articles.js';

/** Threat sheet 2: the Emissary, who is five and comes one by one (CLASH-224: figure 1 is the super villain). */
export const fiveShadowsThreat: ThreatSheet = {
  id: 'five-shadows-threat',
  name: { en: 'Five Shadows', fr: 'Cinq ombres' },
  number: 2,
  tiles: ['2b'],
  intro: {
    en: 'Three relays have appeared overnight, and nobody ordered them. They call the Emissary home, and home is coming. Only the first of the five is real enough to be arrested.',
    fr: 'Trois relais sont apparus dans la nuit, et personne ne les a commandés. Ils appellent chez l’Émissaire, et chez lui, on arrive. Seul le premier des cinq est assez réel pour être arrêté.',
  },
  superVillain: { sheet: 'emissary', figures: [1] },
  figures: [{ sheet: 'emissary', count: 2, at: ['2,6', '7,2'] }],
  tokens: [
    { kind: 'relay', space: '10,1' },
    { kind: 'relay', space: '1,4' },
    { kind: 'relay', space: '6,7' },
  ],
  tests: [
    {
      id: 'relay',
      name: { en: 'Cut off a relay', fr: 'Couper un relais' },
      text: { en: 'On a relay: mind 5. The relay is removed.', fr: 'Sur un relais : mental 5. Le relais est retiré.' },
      at: { tokens: 'relay' },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
      direct: false,
      repeatable: false,
      onSuccess: [{ takeToken: { kind: 'relay', at: { spaceOf: { of: 'CAUSE' } } } }],
    },
  ],
  specialActions: [
    {
      id: 'swing-crane',
      name: { en: 'Swing the crane', fr: 'Manœuvrer la grue' },
      text: {
        en: 'At the crane, 1 action: you set an enemy of the lower hall, whom you choose, down on the ramp.',
        fr: 'À la grue, 1 action : vous déposez sur la rampe un ennemi de la halle basse, à votre choix.',
      },
      at: { space: '3,6' },
      cost: 1,
      do: [
        {
          chooseFigure: {
            among: { of: 'ENEMIES', inZone: { zone: '2b/x' } },
            do: [{ place: { who: { of: 'CHOSEN' }, at: { zone: '2b/d' } } }],
          },
        },
      ],
    },
  ],
  endOfTurn: [
    {
      id: 'another-shadow',
      text: {
        en: 'One more Emissary steps out of the shadow of the first.',
        fr: 'Un Émissaire de plus sort de l’ombre du premier.',
      },
      do: [{ spawn: { sheet: 'emissary', count: 1, at: { zoneOf: { of: 'VILLAIN' } } } }],
    },
    {
      id: 'to-the-relays',
      text: {
        en: 'Each Emissary moves to the nearest relay; with no relay left, next to his nearest enemy.',
        fr: 'Chaque Émissaire se déplace vers le relais le plus proche ; s’il n’y en a plus, au contact de son ennemi le plus proche.',
      },
      figures: { of: 'SHEET', sheet: 'emissary' },
      do: [
        {
          if: {
            condition: { atLeast: { what: { tokens: 'relay' }, number: 1 } },
            then: [{ move: { who: { of: 'SELF' }, toward: { tokens: 'relay' }, want: 'SPACE' } }],
            else: [
              {
                move: {
                  who: { of: 'SELF' },
                  toward: { spaceOf: { of: 'ENEMIES', pick: 'NEAREST' } },
                  want: 'ADJACENT',
                },
              },
            ],
          },
        },
      ],
    },
    {
      id: 'shadows-strike',
      text: { en: 'Each Emissary attacks.', fr: 'Chaque Émissaire attaque.' },
      figures: { of: 'SHEET', sheet: 'emissary' },
      do: [{ attack: { who: { of: 'SELF' } } }],
    },
    {
      id: 'first-relay-manned',
      text: {
        en: 'If an Emissary stands on a relay, the call grows by 1.',
        fr: 'Si un Émissaire est sur un relais, l’appel augmente de 1.',
      },
      if: {
        atLeast: {
          what: { count: { of: 'SHEET', sheet: 'emissary', onPlace: { tokens: 'relay' } } },
          number: 1,
        },
      },
      do: [{ track: { by: 1 } }],
    },
    {
      id: 'two-relays-manned',
      text: {
        en: 'If the game began with four or more heroes and two or more Emissaries stand on relays, the call grows by 1 more.',
        fr: 'Si la partie a commencé avec quatre héros ou plus et que deux Émissaires ou plus sont sur des relais, l’appel augmente encore de 1.',
      },
      if: {
        and: [
          { atLeast: { what: { heroesAtStart: true }, number: 4 } },
          {
            atLeast: {
              what: { count: { of: 'SHEET', sheet: 'emissary', onPlace: { tokens: 'relay' } } },
              number: 2,
            },
          },
        ],
      },
      do: [{ track: { by: 1 } }],
    },
    {
      id: 'all-relays-manned',
      text: {
        en: 'If three or more Emissaries stand on relays, the call grows by 1 more.',
        fr: 'Si trois Émissaires ou plus sont sur des relais, l’appel augmente encore de 1.',
      },
      if: {
        atLeast: {
          what: { count: { of: 'SHEET', sheet: 'emissary', onPlace: { tokens: 'relay' } } },
          number: 3,
        },
      },
      do: [{ track: { by: 1 } }],
    },
  ],
  villainReactions: [
    {
      id: 'change-places',
      text: {
        en: 'When the first Emissary has been hit, he changes places with the farthest Emissary.',
        fr: 'Quand le premier Émissaire a été touché, il échange sa place avec l’Émissaire le plus éloigné.',
      },
      on: { hit: { of: 'VILLAIN' } },
      do: [{ swap: { a: { of: 'SELF' }, b: { of: 'SHEET', sheet: 'emissary', pick: 'FARTHEST' } } }],
    },
  ],
  scenarioReactions: [
    {
      id: 'last-shadows',
      text: {
        en: 'When the first Emissary is out of action, two more Emissaries come onto the loading road: nobody has told them.',
        fr: 'Quand le premier Émissaire est hors de combat, deux autres Émissaires arrivent sur la voie de chargement : personne ne les a prévenus.',
      },
      on: { figureOut: { of: 'VILLAIN' } },
      do: [{ spawn: { sheet: 'emissary', count: 2, at: { zone: '2b/a' } } }],
    },
    {
      id: 'false-number',
      text: {
        en: 'When a test on a relay fails, the Emissary nearest to the hero moves next to him.',
        fr: 'Quand un test sur un relais échoue, l’Émissaire le plus proche du héros se déplace à son contact.',
      },
      on: { testFailed: 'relay' },
      do: [
        {
          move: {
            who: { of: 'SHEET', sheet: 'emissary', pick: 'NEAREST' },
            toward: { spaceOf: { of: 'CAUSE' } },
            want: 'ADJACENT',
          },
        },
      ],
    },
    {
      id: 'greasy-floor',
      text: {
        en: 'When a hero arrives in the upper hall of the warehouse, he loses 1 action: the floor is greasy.',
        fr: 'Quand un héros arrive dans la halle haute de l’entrepôt, il perd 1 action : le sol est gras.',
      },
      on: { arrived: { figures: { of: 'HEROES' }, zone: '2b/w' } },
      do: [{ loseAction: { who: { of: 'SELF' }, actions: 1 } }],
    },
  ],
  track: {
    name: { en: 'Call', fr: 'Appel' },
    length: 8,
    start: 0,
    steps: [
      {
        at: 4,
        text: {
          en: 'Somebody answers: one more Emissary comes into the zone of the first.',
          fr: 'Quelqu’un répond : un Émissaire de plus arrive dans la zone du premier.',
        },
        do: [{ spawn: { sheet: 'emissary', count: 1, at: { zoneOf: { of: 'VILLAIN' } } } }],
      },
      {
        at: 6,
        text: {
          en: 'Somebody sends spare parts and a warning: a relay is put on the roadway, and the result of every test on a relay counts 1 more.',
          fr: 'Quelqu’un envoie des pièces de rechange et un avertissement : un relais est mis sur la chaussée, et le résultat de tout test sur un relais compte 1 de plus.',
        },
        do: [
          { putToken: { kind: 'relay', at: { zone: '1a/e' } } },
          { hardenTest: { test: 'relay', by: 1, onResult: true } },
        ],
      },
    ],
  },
  victory: {
    A: { villainOut: true },
    B: { villainOut: true },
    villain: { atLeast: { what: { track: true }, number: 8 } },
    atTurnLimit: 'PAGES',
    text: {
      en: 'Either side reaches its objective when the first Emissary is out of action. He reaches his when the call is at 8.',
      fr: 'Chaque camp atteint son objectif quand le premier Émissaire est hors de combat. Il atteint le sien quand l’appel est à 8.',
    },
  },
  articles: fiveShadowsArticles,
};
