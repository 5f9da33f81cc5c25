import type { ReferenceCard } from '../schema.js';

/** The Rooftops, the Quay, Centennial Park and Bank Row. */
export const rooftopsToBank: readonly ReferenceCard[] = [
  {
    id: '3a',
    scenery: [
      { id: 'searchlight', name: { en: 'Searchlight', fr: 'Phare de recherche' } },
      { id: 'skylight', name: { en: 'Skylight', fr: 'Lucarne' } },
    ],
    doors: [],
    tests: [
      {
        id: 'dazzle',
        name: { en: 'Dazzle', fr: 'Éblouir' },
        text: {
          en: 'At the searchlight: a direct mind test of 4. An enemy in your sight, whom you choose, has 2 attack less this turn.',
          fr: 'Au phare de recherche : un test direct de mental 4. Un ennemi que vous voyez, à votre choix, a 2 en attaque de moins pour ce tour.',
        },
        at: { feature: '3a/searchlight' },
        offers: [{ characteristic: 'MIND', difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: 'ENEMIES', inSightOf: { of: 'SELF' } },
              do: [{ modify: { who: { of: 'CHOSEN' }, characteristic: 'ATTACK', by: -2, until: 'TURN' } }],
            },
          },
        ],
      },
    ],
    specialActions: [
      {
        id: 'slide-down',
        name: { en: 'Slide down the glass', fr: 'Glisser sur la verrière' },
        text: {
          en: 'At the skylight, 1 action: you come to rest between the chimneys. The glazier is not told.',
          fr: 'À la lucarne, 1 action : votre glissade finit entre les cheminées. On ne dira rien au vitrier.',
        },
        at: { feature: '3a/skylight' },
        cost: 1,
        do: [{ place: { who: { of: 'SELF' }, at: { zone: '3a/d' } } }],
      },
    ],
  },
  {
    id: '3b',
    scenery: [
      { id: 'winch', name: { en: 'Winch', fr: 'Treuil' } },
      { id: 'motorboat', name: { en: 'Motorboat', fr: 'Canot à moteur' } },
    ],
    doors: [],
    tests: [
      {
        id: 'haul-in',
        name: { en: 'Haul in', fr: 'Remonter la prise' },
        text: {
          en: 'At the winch: a direct test, mind 5 or attack 5. You haul an enemy of the promenade, whom you choose, into the winch yard. Nobody likes the hook.',
          fr: 'Au treuil : un test direct, mental 5 ou attaque 5. Vous remontez dans la cour du treuil un ennemi de la promenade, à votre choix. Personne n’aime le crochet.',
        },
        at: { feature: '3b/winch' },
        offers: [
          { characteristic: 'MIND', difficulty: 5 },
          { characteristic: 'ATTACK', difficulty: 5 },
        ],
        direct: true,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: 'ENEMIES', inZone: { zone: '3b/c' } },
              do: [{ place: { who: { of: 'CHOSEN' }, at: { zone: '3b/b' } } }],
            },
          },
        ],
      },
    ],
    specialActions: [
      {
        id: 'cast-off',
        name: { en: 'Cast off', fr: 'Larguer les amarres' },
        text: {
          en: 'At the motorboat, 1 action: you land at the fish sheds. The smell comes along.',
          fr: 'Au canot à moteur, 1 action : vous débarquez aux cabanes de pêche. L’odeur suit.',
        },
        at: { feature: '3b/motorboat' },
        cost: 1,
        do: [{ place: { who: { of: 'SELF' }, at: { zone: '3b/a' } } }],
      },
    ],
  },
  {
    id: '4a',
    scenery: [
      { id: 'kiosk', name: { en: 'Lemonade kiosk', fr: 'Buvette' } },
      { id: 'tool-shed', name: { en: 'Tool shed', fr: 'Cabane à outils' } },
    ],
    doors: [],
    tests: [
      {
        id: 'lemonade',
        name: { en: 'Order lemonade', fr: 'Commander une limonade' },
        text: {
          en: 'At the lemonade kiosk: a direct mind test of 4. You heal 1 damage, and so does each sidekick of your side.',
          fr: 'À la buvette : un test direct de mental 4. Vous soignez 1 dégât, et chaque sidekick de votre camp aussi.',
        },
        at: { feature: '4a/kiosk' },
        offers: [{ characteristic: 'MIND', difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          { heal: { who: { of: 'SELF' }, points: 1 } },
          { heal: { who: { of: 'SIDEKICKS', side: 'OWN' }, points: 1 } },
        ],
      },
      {
        id: 'break-the-shed',
        name: { en: 'Break open the tool shed', fr: 'Forcer la cabane à outils' },
        text: {
          en: 'At the tool shed: mind 5 or attack 4. You take the big shears: your attack is 2 higher in this activation.',
          fr: 'À la cabane à outils : mental 5 ou attaque 4. Vous prenez le grand sécateur : votre attaque augmente de 2 pour cette activation.',
        },
        at: { feature: '4a/tool-shed' },
        offers: [
          { characteristic: 'MIND', difficulty: 5 },
          { characteristic: 'ATTACK', difficulty: 4 },
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ modify: { who: { of: 'SELF' }, characteristic: 'ATTACK', by: 2, until: 'ACTIVATION' } }],
      },
    ],
    specialActions: [],
  },
  {
    id: '4b',
    scenery: [
      { id: 'vault', name: { en: 'Vault', fr: 'Coffre' } },
      { id: 'cash-machine', name: { en: 'Cash machine', fr: 'Distributeur de billets' } },
    ],
    doors: [{ id: 'bank-door', name: { en: 'Bank door', fr: 'Porte de la banque' } }],
    tests: [
      {
        id: 'safe-deposit',
        name: { en: 'Open the vault', fr: 'Ouvrir le coffre' },
        text: {
          en: 'At the vault: mind 6. Behind it are the manager’s sandwiches: you heal 3 damage.',
          fr: 'Au coffre : mental 6. Il renferme les sandwichs du directeur : vous soignez 3 dégâts.',
        },
        at: { feature: '4b/vault' },
        offers: [{ characteristic: 'MIND', difficulty: 6 }],
        direct: false,
        repeatable: false,
        onSuccess: [{ heal: { who: { of: 'SELF' }, points: 3 } }],
      },
      {
        id: 'paper-jam',
        name: { en: 'Print every receipt', fr: 'Imprimer tous les reçus' },
        text: {
          en: 'At the cash machine: a direct mind test of 5. An enemy within 1 zone, whom you choose, loses 1 action: the paper is everywhere.',
          fr: 'Au distributeur de billets : un test direct de mental 5. Un ennemi à 1 zone au plus, à votre choix, perd 1 action : il y a du papier partout.',
        },
        at: { feature: '4b/cash-machine' },
        offers: [{ characteristic: 'MIND', difficulty: 5 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: 'ENEMIES', withinZones: { of: { of: 'SELF' }, zones: 1 } },
              do: [{ loseAction: { who: { of: 'CHOSEN' }, actions: 1 } }],
            },
          },
        ],
      },
      {
        id: 'open-bank',
        name: { en: 'Open the bank', fr: 'Ouvrir la banque' },
        text: {
          en: 'Beside the bank’s door: mind 5 or attack 6. The door opens.',
          fr: 'Près de la porte de la banque : mental 5 ou attaque 6. La porte s’ouvre.',
        },
        door: '4b/bank-door',
        offers: [
          { characteristic: 'MIND', difficulty: 5 },
          { characteristic: 'ATTACK', difficulty: 6 },
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ setDoor: { door: '4b/bank-door', open: true } }],
      },
    ],
    specialActions: [],
  },
];
