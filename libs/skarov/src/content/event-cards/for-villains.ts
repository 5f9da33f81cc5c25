import { chooseKind } from '../choose-kind.js';
import { event, thisTurn } from '../event-forms.js';
import type { EventCard } from '../schema.js';
import { activated, chosen } from '../selectors.js';

/** Events that help the servants of the Professor: figures, dice, cards in hand. */
export const eventsForVillains: readonly EventCard[] = [
  {
    id: 'photonic-ray',
    name: { en: 'Photonic Ray', fr: 'Rayon Photonique' },
    copies: 1,
    technique: { defense: 1 },
    event: thisTurn(
      'figures of the activated sheet roll power dice instead of combat dice in their attacks.',
      'les figurines de la fiche activée lancent des dés de Pouvoir au lieu de dés de Combat dans leurs attaques.',
      { modifiers: [{ who: activated, swapDice: {} }] },
    ),
  },
  {
    id: 'overclock',
    name: { en: 'Overclock', fr: 'Surcadençage' },
    copies: 1,
    technique: { actions: 1 },
    event: thisTurn(
      'figures of the activated sheet have +2 speed, roll 1 more power die in their attacks and have −1 defense.',
      'les figurines de la fiche activée ont +2 en vitesse, lancent 1 dé de Pouvoir de plus dans leurs attaques et ont −1 en défense.',
      {
        modifiers: [
          { who: activated, characteristic: 'SPEED', by: 2 },
          { who: activated, power: 1 },
          { who: activated, characteristic: 'DEFENSE', by: -1 },
        ],
      },
    ),
  },
  {
    id: 'assembly-line',
    name: { en: 'Assembly Line', fr: 'Chaîne de montage' },
    copies: 2,
    technique: { attack: 2, speed: -1 },
    event: event(
      'choose a kind of robot: 1 of them arrives on a reinforcement space, 2 if the game began with 3 heroes or more.',
      'choisissez une sorte de robot : 1 d’entre eux arrive sur un espace de renfort, 2 si la partie a commencé avec 3 héros ou plus.',
      {
        effects: [
          chooseKind((sheet) => [
            {
              if: {
                condition: { atLeast: { what: { heroesAtStart: true }, number: 3 } },
                then: [{ spawn: { sheet, count: 2, at: { reinforcement: {} } } }],
                else: [{ spawn: { sheet, count: 1, at: { reinforcement: {} } } }],
              },
            },
          ]),
        ],
      },
    ),
  },
  {
    id: 'emergency-repairs',
    name: { en: 'Emergency Repairs', fr: 'Réparations d’urgence' },
    copies: 1,
    technique: { defense: 2, speed: -1 },
    event: event(
      'if a villain has 1 damage or more: choose one who has; heal 2 damage of that villain.',
      'si un vilain a 1 dégât ou plus : choisissez-en un qui en a ; soignez 2 dégâts à ce vilain.',
      {
        needs: { atLeast: { what: { count: { of: 'VILLAINS', damaged: true } }, number: 1 } },
        effects: [
          {
            chooseFigure: {
              among: { of: 'VILLAINS', damaged: true },
              do: [{ heal: { who: chosen, points: 2 } }],
            },
          },
        ],
      },
    ),
  },
  {
    id: 'red-alert',
    name: { en: 'Red Alert', fr: 'Alerte rouge' },
    copies: 1,
    technique: { speed: 2 },
    event: event('draw 2 event cards.', 'piochez 2 cartes Événement.', { effects: [{ drawEvents: { count: 2 } }] }),
  },
  {
    id: 'plan-b',
    name: { en: 'Plan B', fr: 'Plan B' },
    copies: 1,
    technique: { speed: 1, attack: 1 },
    event: event(
      'discard 1 event card from your hand; then draw 3.',
      'défaussez 1 carte Événement de votre main ; puis piochez-en 3.',
      { effects: [{ discardEvents: { count: 1 } }, { drawEvents: { count: 3 } }] },
    ),
  },
  {
    id: 'closing-ranks',
    name: { en: 'Closing Ranks', fr: 'Rangs serrés' },
    copies: 1,
    technique: { speed: 1, defense: 1 },
    event: event(
      'choose a kind of robot: each of them moves up to 1 zone toward the nearest hero.',
      'choisissez une sorte de robot : chacun d’entre eux se déplace de 1 zone au plus vers le héros le plus proche.',
      {
        effects: [
          chooseKind((sheet) => [
            {
              move: {
                who: { of: 'SHEET', sheet },
                toward: { spaceOf: { of: 'HEROES', pick: 'NEAREST' } },
                want: 'ADJACENT',
                zones: 1,
              },
            },
          ]),
        ],
      },
    ),
  },
  {
    id: 'secret-passage',
    name: { en: 'Secret Passage', fr: 'Passage secret' },
    copies: 1,
    technique: { speed: 1, defense: 1 },
    event: event(
      'choose a figure of the activated sheet: you move it up to 2 zones, ignoring its enemies.',
      'choisissez une figurine de la fiche activée : vous la déplacez de 2 zones au plus sans tenir compte de ses ennemis.',
      {
        effects: [
          {
            chooseFigure: {
              among: activated,
              do: [{ moveFreely: { who: chosen, zones: 2, ignoreEnemies: true } }],
            },
          },
        ],
      },
    ),
  },
  {
    id: 'crossfire',
    name: { en: 'Crossfire', fr: 'Tirs croisés' },
    copies: 1,
    technique: { attack: 1 },
    event: event(
      'choose a figure of the activated sheet: it attacks the nearest enemy that it can attack, with 2 more power dice.',
      'choisissez une figurine de la fiche activée : elle attaque l’ennemi le plus proche qu’elle peut attaquer, avec 2 dés de Pouvoir de plus.',
      { effects: [{ chooseFigure: { among: activated, do: [{ attack: { who: chosen, power: 2 } }] } }] },
    ),
  },
  {
    id: 'wrist-lasers',
    name: { en: 'Wrist Lasers', fr: 'Lasers de poignet' },
    copies: 1,
    technique: { attack: 2, defense: -1 },
    event: thisTurn(
      'figures of the activated sheet may make ranged attacks, and roll 1 more power die in their attacks.',
      'les figurines de la fiche activée peuvent attaquer à distance, et lancent 1 dé de Pouvoir de plus dans leurs attaques.',
      { modifiers: [{ who: activated, power: 1 }], grants: [{ who: activated, ability: 'RANGED_ATTACKS' }] },
    ),
  },
  {
    id: 'weak-point',
    name: { en: 'Weak Point', fr: 'Point faible' },
    copies: 1,
    technique: { attack: 1 },
    event: thisTurn(
      'if a hero has 1 damage or more, figures of the activated sheet roll 2 more power dice in their attacks on damaged heroes.',
      'si un héros a 1 dégât ou plus, les figurines de la fiche activée lancent 2 dés de Pouvoir de plus dans leurs attaques contre des héros qui ont des dégâts.',
      {
        needs: { atLeast: { what: { count: { of: 'HEROES', damaged: true } }, number: 1 } },
        modifiers: [{ who: activated, power: 2, against: { of: 'HEROES', damaged: true } }],
      },
    ),
  },
  {
    id: 'spare-batteries',
    name: { en: 'Spare Batteries', fr: 'Piles de rechange' },
    copies: 1,
    technique: { actions: 1, speed: 1 },
  },
];
