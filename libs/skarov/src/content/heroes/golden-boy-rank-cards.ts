import { allTurn, atReveal, reaction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { ours, self } from '../selectors.js';

const heroId = 'golden-boy';

/** The Rookie and Veteran cards of GoldenBoy (SKAROV-RANK-03). */
export const goldenBoyRankCards: readonly PowerCard[] = [
  {
    id: 'golden-boy-safety-net',
    heroId,
    set: 'ROOKIE',
    name: { en: 'Safety Net', fr: 'Filet de sécurité' },
    flavor: { en: 'It has his shape by now.', fr: 'Il a fini par prendre sa forme.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'YOU', mode: 'MELEE' },
        'this attack is rolled with 1 power die fewer.',
        'cette attaque se fait avec 1 dé de Pouvoir de moins.',
        [{ changeRoll: { power: -1 } }],
      ),
    },
    technique: { speed: 2 },
  },
  {
    id: 'golden-boy-first-bow',
    heroId,
    set: 'ROOKIE',
    name: { en: 'First Bow', fr: 'Premier salut' },
    flavor: { en: 'To the left. The audience was on the right.', fr: 'Vers la gauche. Le public était à droite.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you roll 1 more power die in your attacks while you have no damage.',
        'vous lancez 1 dé de Pouvoir de plus dans vos attaques tant que vous n’avez aucun dégât.',
        { modifiers: [{ who: self, power: 1, if: { atMost: { what: { damage: self }, number: 0 } } }] },
      ),
    },
    technique: { attack: 1, speed: 1, mind: -1 },
  },
  {
    id: 'golden-boy-perfect-ten',
    heroId,
    set: 'VETERAN',
    name: { en: 'Perfect Ten', fr: 'Dix sur dix' },
    flavor: { en: 'The Belgian judge gave eleven.', fr: 'Le juge belge a mis onze.' },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', whom: 'YOU', once: true },
        'this attack has 2 more successes.',
        'cette attaque a 2 succès de plus.',
        [{ changeRoll: { successes: 2 } }],
      ),
    },
    technique: { attack: 3, speed: 1, mind: -1 },
  },
  {
    id: 'golden-boy-curtain-up',
    heroId,
    set: 'VETERAN',
    name: { en: 'Curtain Up', fr: 'Lever de rideau' },
    flavor: { en: 'Five minutes, everybody. Places. Teeth.', fr: 'Cinq minutes, tout le monde. En place. Souriez.' },
    special: {
      type: 'COORDINATION',
      ...atReveal(
        'you and allied heroes have +1 speed and +1 defense until the end of the turn.',
        'vous et les héros alliés avez +1 en vitesse et +1 en défense jusqu’à la fin du tour.',
        [
          { modify: { who: ours, characteristic: 'SPEED', by: 1, until: 'TURN' } },
          { modify: { who: ours, characteristic: 'DEFENSE', by: 1, until: 'TURN' } },
        ],
      ),
    },
    technique: { defense: 2, speed: 2 },
  },
];
