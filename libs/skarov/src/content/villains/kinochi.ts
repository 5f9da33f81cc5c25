import type { VillainSheet } from '../schema.js';
import { self } from '../selectors.js';

const kinochi = { type: { en: 'Kinochi', fr: 'Kinochi' }, rank: 'LIEUTENANT', figures: 1 } as const;

/** The swift one of the three sisters. */
export const ki: VillainSheet = {
  ...kinochi,
  id: 'ki',
  name: { en: 'Ki', fr: 'Ki' },
  speed: 4,
  attack: 3,
  defense: 5,
  health: 3,
  actions: 3,
  emblem: 'sword',
  color: '#b3123f',
  powers: [
    {
      id: 'ki-first-wind',
      name: { en: 'First Wind', fr: 'Premier souffle' },
      text: {
        en: 'Always: enemies do not stop or hold Ki when she moves.',
        fr: 'Toujours : les ennemis n’arrêtent pas et ne retiennent pas Ki quand elle se déplace.',
      },
      power: { trigger: 'PERMANENT', grants: [{ who: self, ability: 'IGNORE_ENEMIES_MOVING' }] },
    },
    {
      id: 'ki-gone-again',
      name: { en: 'Gone Again', fr: 'Déjà partie' },
      text: {
        en: 'Reaction, when an attack by Ki has hit: she may take a free adjacent space.',
        fr: 'Réaction, après la réussite d’une attaque menée par Ki : elle peut prendre un espace adjacent libre.',
      },
      power: {
        trigger: 'REACTION',
        reaction: { moment: 'AFTER_HIT', to: 'ATTACK_BY', figures: self },
        do: [{ step: { who: self } }],
      },
    },
  ],
  origin: {
    en: 'The eldest by a minute. She has never waited for the other two since.',
    fr: 'L’aînée, d’une minute. Elle n’a plus jamais attendu les deux autres.',
  },
};

/** The steadfast one, which cannot be moved. */
export const chi: VillainSheet = {
  ...kinochi,
  id: 'chi',
  name: { en: 'Chi', fr: 'Chi' },
  speed: 2,
  attack: 3,
  defense: 6,
  health: 3,
  actions: 2,
  emblem: 'shield',
  color: '#0f6b5c',
  powers: [
    {
      id: 'chi-rooted',
      name: { en: 'Rooted', fr: 'Enracinée' },
      text: {
        en: 'Always: Chi cannot be pushed, nor can her allies in her zone.',
        fr: 'Toujours : Chi ne peut pas être repoussée, ni ses alliés de sa zone.',
      },
      power: {
        trigger: 'PERMANENT',
        grants: [
          { who: self, ability: 'CANNOT_BE_PUSHED' },
          { who: { of: 'ALLIES', inZone: { zoneOf: self } }, ability: 'CANNOT_BE_PUSHED' },
        ],
      },
    },
    {
      id: 'chi-open-palm',
      name: { en: 'Open Palm', fr: 'Paume ouverte' },
      text: {
        en: 'Reaction, after a melee attack on Chi, hit or miss, once a turn: if the attacker is adjacent, she attacks it.',
        fr: 'Réaction, après une attaque au corps à corps contre Chi, réussie ou non, une fois par tour : si l’attaquant est adjacent, elle l’attaque.',
      },
      power: {
        trigger: 'REACTION',
        reaction: { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', figures: self, mode: 'MELEE', oncePerTurn: true },
        do: [{ attack: { who: self, target: { of: 'CAUSE' }, kind: 'MELEE' } }],
      },
    },
  ],
  origin: {
    en: 'Stood under a waterfall for a year. The river was moved in the end.',
    fr: 'Elle a tenu un an sous une cascade. On a fini par déplacer la rivière.',
  },
};

/** The far-sighted one, who need not come near. */
export const no: VillainSheet = {
  ...kinochi,
  id: 'no',
  name: { en: 'Noi', fr: 'No' },
  speed: 2,
  attack: 3,
  defense: 5,
  health: 3,
  actions: 2,
  emblem: 'eye',
  color: '#5d3a9b',
  powers: [
    {
      id: 'no-needle-rain',
      name: { en: 'Needle Rain', fr: 'Pluie d’aiguilles' },
      text: {
        en: 'Always: Noi may make ranged attacks, and enemies do not block her line of sight.',
        fr: 'Toujours : No peut attaquer à distance, et les ennemis ne bloquent pas sa ligne de vue.',
      },
      power: {
        trigger: 'PERMANENT',
        grants: [
          { who: self, ability: 'RANGED_ATTACKS' },
          { who: self, ability: 'SEE_THROUGH_ENEMIES' },
        ],
      },
    },
    {
      id: 'no-cold-reading',
      name: { en: 'Cold Reading', fr: 'Lecture à froid' },
      text: {
        en: 'Always: Noi rolls 1 more power die in her attacks on damaged enemies.',
        fr: 'Toujours : No lance 1 dé de Pouvoir de plus dans ses attaques contre des ennemis qui ont des dégâts.',
      },
      power: {
        trigger: 'PERMANENT',
        modifiers: [{ who: self, power: 1, against: { of: 'ENEMIES', damaged: true } }],
      },
    },
  ],
  origin: {
    en: 'Answers every question with her name. Negotiations with her are brief.',
    fr: 'Répond à toute question en anglais, par son nom. Négocier avec elle ne prend guère de temps.',
  },
};
