import type { ThreatSheet } from '../schema.js';
import type { Condition } from '../vocabulary.js';
import { dollParadeArticles } from './doll-parade-articles.js';

const onStage = (number: number): Condition => ({
  atLeast: { what: { count: { of: 'VILLAIN', inZone: { zone: '1b/s' } } }, number },
});

/** Threat sheet 3: ten dolls on their way to the stage, all of them the super villain together (CLASH-224). */
export const dollParadeThreat: ThreatSheet = {
  id: 'doll-parade-threat',
  name: { en: 'Doll Parade', fr: 'La Parade des poupées' },
  number: 3,
  tiles: ['1b'],
  intro: {
    en: 'The No’ Dalies come up out of the metro in step, and they follow the arrows to the bandstand. Nobody knows what they mean to perform there. Everybody agrees that it must not have an encore.',
    fr: 'Les No’ Dalies sortent du métro au pas et suivent les flèches jusqu’au kiosque à musique. Personne ne sait ce qu’elles veulent y jouer. Tout le monde est d’accord : il ne faut pas de rappel.',
  },
  superVillain: { sheet: 'no-dalie' },
  figures: [{ sheet: 'no-dalie', count: 4, at: ['8,0', '9,0', '7,1', '8,1'] }],
  tokens: [
    { kind: 'route', space: '8,2' },
    { kind: 'route', space: '8,5' },
    { kind: 'route', space: '8,7' },
    { kind: 'barricade', space: '5,6' },
    { kind: 'barricade', space: '9,6' },
  ],
  tests: [
    {
      id: 'barricade',
      name: { en: 'Strengthen a barricade', fr: 'Renforcer une barricade' },
      text: {
        en: 'On a barricade: mind 6 or attack 7, again and again. What comes of it stands among the reactions.',
        fr: 'Sur une barricade : mental 6 ou attaque 7, autant de fois qu’on veut. Ce qui s’ensuit figure parmi les réactions.',
      },
      at: { tokens: 'barricade' },
      offers: [
        { characteristic: 'MIND', difficulty: 6 },
        { characteristic: 'ATTACK', difficulty: 7 },
      ],
      direct: false,
      repeatable: true,
      onSuccess: [],
    },
    {
      id: 'microphone',
      name: { en: 'Unplug the microphone', fr: 'Débrancher le microphone' },
      text: {
        en: 'At the microphone: mind 6. The show goes back by 2, and the article on the dolls is your side’s unless it has been won already.',
        fr: 'Au microphone : mental 6. Le spectacle recule de 2, et l’article sur les poupées revient à votre camp s’il n’est pas déjà gagné.',
      },
      at: { space: '7,7' },
      offers: [{ characteristic: 'MIND', difficulty: 6 }],
      direct: false,
      repeatable: false,
      onSuccess: [{ track: { by: -2 } }, { award: { article: 'dolls-counted', side: 'OWN' } }],
    },
    {
      id: 'metro-shutter',
      name: { en: 'Lift the shutter', fr: 'Lever le rideau' },
      text: {
        en: 'Beside the shutter of the metro: a direct mind test of 3. The shutter opens.',
        fr: 'Près du rideau du métro : un test direct de mental 3. Le rideau s’ouvre.',
      },
      door: '5a/shutter',
      offers: [{ characteristic: 'MIND', difficulty: 3 }],
      direct: true,
      repeatable: false,
      onSuccess: [{ setDoor: { door: '5a/shutter', open: true } }],
    },
  ],
  specialActions: [
    {
      id: 'repaint-arrow',
      name: { en: 'Scrub off an arrow', fr: 'Effacer une flèche' },
      text: {
        en: 'On a route token, 1 action: remove it. Dolls who have no arrow ahead do not know the way.',
        fr: 'Sur un pion Parcours, 1 action : retirez-le. Les poupées qui n’ont plus de flèche devant elles ne connaissent pas le chemin.',
      },
      at: { tokens: 'route' },
      cost: 1,
      do: [{ takeToken: { kind: 'route', at: { spaceOf: { of: 'SELF' } } } }],
    },
  ],
  endOfTurn: [
    {
      id: 'dolls-march',
      text: {
        en: 'Each No’ Dalie follows the arrows to the stage: she moves to the nearest route token that lies nearer to it than she does. Without one she waits.',
        fr: 'Chaque No’ Dalie suit les flèches jusqu’à la scène : elle se déplace vers le pion Parcours le plus proche parmi ceux qui en sont plus près qu’elle. S’il n’y en a pas, elle attend.',
      },
      figures: { of: 'VILLAIN' },
      do: [{ move: { who: { of: 'SELF' }, toward: { zone: '1b/s' }, along: 'route', want: 'ZONE' } }],
    },
    {
      id: 'dolls-shoot',
      text: { en: 'Each No’ Dalie attacks.', fr: 'Chaque No’ Dalie attaque.' },
      figures: { of: 'VILLAIN' },
      do: [{ attack: { who: { of: 'SELF' } } }],
    },
    {
      id: 'show-goes-on',
      text: {
        en: 'If a No’ Dalie is on the stage, the show goes on by 1.',
        fr: 'Si une No’ Dalie est sur la scène, le spectacle avance de 1.',
      },
      if: onStage(1),
      do: [{ track: { by: 1 } }],
    },
    {
      id: 'next-train',
      text: {
        en: 'Two No’ Dalies come to the ticket alley of the metro; in a game with a single hero only one, and none from turn 5 on.',
        fr: 'Deux No’ Dalies arrivent dans la ruelle des guichets du métro ; dans une partie à un seul héros, une seule, et aucune à partir du tour 5.',
      },
      do: [
        {
          if: {
            condition: { atLeast: { what: { heroesAtStart: true }, number: 2 } },
            then: [{ spawn: { sheet: 'no-dalie', count: 2, at: { zone: '5a/b' } } }],
            else: [
              {
                if: {
                  condition: { atMost: { what: { turn: true }, number: 4 } },
                  then: [{ spawn: { sheet: 'no-dalie', count: 1, at: { zone: '5a/b' } } }],
                },
              },
            ],
          },
        },
      ],
    },
    {
      id: 'fresh-paint',
      text: {
        en: 'If fewer than 3 route tokens lie on the board, a doll with a brush puts one on the stage.',
        fr: 'S’il y a moins de 3 pions Parcours sur le plateau, une poupée armée d’un pinceau en met un sur la scène.',
      },
      if: { atMost: { what: { tokens: 'route' }, number: 2 } },
      do: [{ putToken: { kind: 'route', at: { zone: '1b/s' } } }],
    },
  ],
  villainReactions: [
    {
      id: 'sisters',
      text: {
        en: 'When a No’ Dalie is out of action, another one within 2 zones of the hero who did it attacks him: the nearest of those who can.',
        fr: 'Quand une No’ Dalie est hors de combat, une autre, à 2 zones au plus du héros qui l’a fait, l’attaque : la plus proche de celles qui le peuvent.',
      },
      on: { figureOut: { of: 'VILLAIN' } },
      do: [
        {
          chooseFigure: {
            among: { of: 'VILLAIN', withinZones: { of: { of: 'CAUSE' }, zones: 2 } },
            do: [{ attack: { who: { of: 'CHOSEN' }, target: { of: 'CAUSE' } } }],
          },
        },
      ],
    },
  ],
  scenarioReactions: [
    {
      id: 'held-back',
      text: {
        en: 'When a barricade has been strengthened, the show goes back by 1.',
        fr: 'Quand une barricade a été renforcée, le spectacle recule de 1.',
      },
      on: { testPassed: 'barricade' },
      do: [{ track: { by: -1 } }],
    },
    {
      id: 'sound-check',
      text: {
        en: 'When a No’ Dalie arrives on the stage, the microphone is plugged in again: its test is open, even if it has been passed.',
        fr: 'Quand une No’ Dalie arrive sur la scène, le microphone est rebranché : son test est ouvert, même s’il a déjà été réussi.',
      },
      on: { arrived: { figures: { of: 'SHEET', sheet: 'no-dalie' }, zone: '1b/s' } },
      do: [{ openTest: { test: 'microphone' } }],
    },
    {
      id: 'applause',
      text: {
        en: 'When a hero is out of action, each No’ Dalie follows the arrows once more.',
        fr: 'Quand un héros est hors de combat, chaque No’ Dalie suit les flèches une fois de plus.',
      },
      on: { heroOut: {} },
      do: [
        {
          each: {
            figures: { of: 'SHEET', sheet: 'no-dalie' },
            do: [{ move: { who: { of: 'CHOSEN' }, toward: { zone: '1b/s' }, along: 'route', want: 'ZONE' } }],
          },
        },
      ],
    },
  ],
  track: {
    name: { en: 'Show', fr: 'Spectacle' },
    length: 6,
    start: 0,
    steps: [
      {
        at: 4,
        text: {
          en: 'The crowd climbs the barricades: their test is closed.',
          fr: 'La foule monte sur les barricades : leur test est fermé.',
        },
        do: [{ closeTest: { test: 'barricade' } }],
      },
    ],
  },
  victory: {
    A: { villainOut: true },
    B: { villainOut: true },
    villain: { or: [{ atLeast: { what: { track: true }, number: 6 } }, onStage(6)] },
    atTurnLimit: 'VILLAIN',
    text: {
      en: 'Either side reaches its objective when no No’ Dalie is left on the board. The dolls reach theirs when the show is at 6 or six of them fill the stage, and win at the turn limit.',
      fr: 'Chaque camp atteint son objectif quand il n’y a plus de No’ Dalie sur le plateau. Les poupées atteignent le leur quand le spectacle est à 6 ou que six d’entre elles remplissent la scène, et gagnent à la limite de tours.',
    },
  },
  articles: dollParadeArticles,
};
