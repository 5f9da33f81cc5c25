import type { ScenarioPlan, TestCard } from '../schema.js';
import type { Condition } from '../vocabulary.js';

const pieces = ['piece-vault', 'piece-fountain', 'piece-signals'] as const;

/** Whether the side looked at has found two of the three pieces. */
const twoPieces: Condition = {
  or: pieces.map((missing) => ({
    and: pieces
      .filter((piece) => piece !== missing)
      .map((test): Condition => ({ atLeast: { what: { passed: { test, side: 'SIDE' } }, number: 1 } })),
  })),
};

const atMindOrAttack = (mind: number, attack: number): TestCard['offers'] => [
  { characteristic: 'MIND', difficulty: mind },
  { characteristic: 'ATTACK', difficulty: attack },
];

const tests: TestCard[] = [
  {
    id: 'piece-vault',
    name: { en: 'The piece in the vault', fr: 'Le morceau du coffre' },
    text: {
      en: 'At the vault: mind 8. You find a piece of the key.',
      fr: 'Au coffre : mental 8. Vous trouvez un morceau de la clé.',
    },
    at: { space: '5,0' },
    offers: [{ characteristic: 'MIND', difficulty: 8 }],
    direct: false,
    repeatable: false,
    onSuccess: [{ takeToken: { kind: 'key-piece', at: { space: '5,0' } } }],
  },
  {
    id: 'piece-fountain',
    name: { en: 'The piece in the fountain', fr: 'Le morceau de la fontaine' },
    text: {
      en: 'At the fountain: mind 10 or attack 9. You find a piece of the key, and forty-one coins that are not yours.',
      fr: 'À la fontaine : mental 10 ou attaque 9. Vous trouvez un morceau de la clé, et quarante et une pièces qui ne sont pas à vous.',
    },
    at: { space: '3,8' },
    offers: atMindOrAttack(10, 9),
    direct: false,
    repeatable: false,
    onSuccess: [{ takeToken: { kind: 'key-piece', at: { space: '3,8' } } }],
  },
  {
    id: 'piece-signals',
    name: { en: 'The piece in the signal box', fr: 'Le morceau du boîtier des feux' },
    text: {
      en: 'At the signal box: mind 10 or attack 9. You find a piece of the key; all lights turn green.',
      fr: 'Au boîtier des feux : mental 10 ou attaque 9. Vous trouvez un morceau de la clé ; tous les feux passent au vert.',
    },
    at: { space: '8,8' },
    offers: atMindOrAttack(10, 9),
    direct: false,
    repeatable: false,
    onSuccess: [{ takeToken: { kind: 'key-piece', at: { space: '8,8' } } }],
  },
  {
    id: 'bank-door',
    name: { en: 'Open the bank', fr: 'Ouvrir la banque' },
    text: {
      en: 'Beside the bank’s door: mind 8 or attack 9. The door opens.',
      fr: 'Près de la porte de la banque : mental 8 ou attaque 9. La porte s’ouvre.',
    },
    door: '4b/bank-door',
    offers: atMindOrAttack(8, 9),
    direct: false,
    repeatable: false,
    onSuccess: [{ setDoor: { door: '4b/bank-door', open: true } }],
  },
  {
    id: 'shutter',
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
];

/** The plan of “Key to the City”, which has no threat sheet (CLASH-096). */
export const keyToTheCityPlan: ScenarioPlan = {
  figures: [],
  tokens: [
    { kind: 'key-piece', space: '5,0' },
    { kind: 'key-piece', space: '3,8' },
    { kind: 'key-piece', space: '8,8' },
  ],
  tests,
  specialActions: [
    {
      id: 'metro-ride',
      name: { en: 'Take the metro', fr: 'Prendre le métro' },
      text: {
        en: 'At the ticket machine, 1 action: you come out at the newsstand corner of the Boulevard.',
        fr: 'À la billetterie, 1 action : vous ressortez au coin du kiosque, sur le Boulevard.',
      },
      at: { space: '1,3' },
      cost: 1,
      do: [{ place: { who: { of: 'SELF' }, at: { zone: '1a/a' } } }],
    },
    {
      id: 'early-edition',
      name: { en: 'Read the early edition', fr: 'Lire la première édition' },
      text: {
        en: 'At the newsstand, 1 action: choose 1 mind more or 1 defense more for this turn.',
        fr: 'Au kiosque, 1 action : choisissez 1 en mental de plus ou 1 en défense de plus pour ce tour.',
      },
      at: { space: '6,6' },
      cost: 1,
      do: [
        {
          choose: {
            seat: 'OWNER',
            options: [
              {
                text: { en: 'The crossword: 1 mind more', fr: 'Les mots croisés : 1 en mental de plus' },
                do: [{ modify: { who: { of: 'SELF' }, characteristic: 'MIND', by: 1, until: 'TURN' } }],
              },
              {
                text: {
                  en: 'The thick weekend issue: 1 defense more',
                  fr: 'L’épais numéro du week-end : 1 en défense de plus',
                },
                do: [{ modify: { who: { of: 'SELF' }, characteristic: 'DEFENSE', by: 1, until: 'TURN' } }],
              },
            ],
          },
        },
      ],
    },
  ],
  track: {
    name: { en: 'Impatience of the mayor', fr: 'Impatience du maire' },
    length: 10,
    start: 0,
    steps: [
      {
        at: 4,
        text: {
          en: 'The mayor sends for refreshments: a hot-dog stand comes to the café terrace.',
          fr: 'Le maire fait chercher de quoi manger : un stand à hot-dogs arrive à la terrasse du café.',
        },
        do: [{ putObject: { kind: 'hot-dog-stand', at: { zone: '2a/a' } } }],
      },
      {
        at: 10,
        text: {
          en: 'The mayor has had enough and goes home with what is left of the key: the game ends, and the pages decide.',
          fr: 'Le maire en a assez et rentre avec ce qui reste de la clé : la partie s’arrête et les journaux décident.',
        },
        do: [{ endGame: 'PAGES' }],
      },
    ],
  },
  victory: {
    A: { holds: { side: 'A', article: 'key-holder' } },
    B: { holds: { side: 'B', article: 'key-holder' } },
    other: {
      and: [{ atLeast: { what: { heroesOut: 'A' }, number: 2 } }, { atLeast: { what: { heroesOut: 'B' }, number: 2 } }],
    },
    atTurnLimit: 'PAGES',
    text: {
      en: 'A side reaches its objective with two pieces of the key. The game also ends when both sides have lost two heroes. The pages decide.',
      fr: 'Un camp atteint son objectif avec deux morceaux de la clé. La partie s’arrête aussi quand chaque camp a perdu deux héros. Les journaux décident.',
    },
  },
  articles: [
    {
      id: 'key-holder',
      name: { en: 'Two pieces of the key', fr: 'Deux morceaux de la clé' },
      size: 'LARGE',
      headline: { en: 'They hold the key to Metro City', fr: 'La clé de Metro City est entre leurs mains' },
      body: {
        en: 'Two thirds of it, to be precise. The mayor has confirmed that the city was never locked, but was moved all the same. A locksmith has offered to make the missing third while people wait.',
        fr: 'Ou plutôt ses deux tiers. Le maire a confirmé que la ville n’avait jamais été fermée, mais s’est dit ému tout de même. Un serrurier propose de refaire le tiers manquant en dix minutes.',
      },
      condition: twoPieces,
    },
    {
      id: 'after-hours',
      name: { en: 'The bank opened', fr: 'La banque ouverte' },
      size: 'MEDIUM',
      headline: { en: 'Bank open after hours', fr: 'La banque ouvre en nocturne' },
      body: {
        en: 'For once somebody broke in and took nothing out. The manager speaks of a hero; the insurance speaks of a door. The vault was dusted before the photograph was taken, for the first time since it was built.',
        fr: 'Pour une fois, quelqu’un est entré sans rien emporter. Le directeur parle d’un héros ; l’assurance parle d’une porte. La salle des coffres a été époussetée avant la photo, pour la première fois depuis sa construction.',
      },
      condition: { atLeast: { what: { passed: { test: 'bank-door', side: 'SIDE' } }, number: 1 } },
    },
  ],
};
