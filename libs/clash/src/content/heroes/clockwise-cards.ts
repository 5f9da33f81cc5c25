import { atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, enemiesNear, ours, self } from '../selectors.js';

const heroId = 'clockwise';

/** The eight cards of Clockwise: a second more here, a second less there. */
export const clockwiseCards: readonly PowerCard[] = [
  {
    id: 'clockwise-five-more-minutes',
    heroId,
    set: 'BASE',
    name: { en: 'Five More Minutes', fr: 'Encore cinq minutes' },
    flavor: { en: 'The snooze button, applied to others.', fr: 'Le bouton de rappel, mais pour les autres.' },
    special: {
      type: 'COORDINATION',
      ...uniqueAction(
        'choose an allied hero who has not been activated this turn: it has 2 more actions in its activation.',
        'choisissez un héros allié qui n’a pas encore été activé ce tour : il a 2 actions de plus dans son activation.',
        [
          {
            chooseFigure: {
              among: { of: 'ALLIES', activated: false },
              do: [{ giveAction: { who: chosen, actions: 2 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 1, speed: 1 },
  },
  {
    id: 'clockwise-yesterdays-punch',
    heroId,
    set: 'BASE',
    name: { en: 'Yesterday’s Punch', fr: 'Le coup d’hier' },
    flavor: { en: 'It missed then. It has had time to think.', fr: 'Il avait raté. Il a eu le temps d’y penser.' },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', whom: 'YOU' },
        'choose 1 die of this roll and roll it again, 2 times in all; then this attack has 1 more success.',
        'choisissez 1 dé de ce jet et relancez-le, 2 fois en tout ; puis cette attaque a 1 succès de plus.',
        [{ changeRoll: { reroll: 2 } }, { changeRoll: { successes: 1 } }],
      ),
    },
    technique: { attack: 2 },
  },
  {
    id: 'clockwise-skip-a-beat',
    heroId,
    set: 'BASE',
    name: { en: 'Skip a Beat', fr: 'Sauter un temps' },
    flavor: { en: 'Tick. Where did she go? Tock.', fr: 'Tic. Où est-elle passée ? Tac.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'YOU', once: true },
        'move up to 1 zone, ignoring enemies.',
        'déplacez-vous de 1 zone au plus sans tenir compte des ennemis.',
        [{ moveFreely: { who: self, zones: 1, ignoreEnemies: true } }],
      ),
    },
    technique: { defense: 1, speed: 1 },
  },
  {
    id: 'clockwise-wrong-time-zone',
    heroId,
    set: 'BASE',
    name: { en: 'Wrong Time Zone', fr: 'Mauvais fuseau' },
    flavor: { en: 'You were here. You will have been there.', fr: 'Vous étiez ici. Vous aurez été là.' },
    special: {
      type: 'MOVEMENT',
      ...uniqueAction(
        'choose an enemy within 2 zones: you and it swap spaces; then you have +1 attack until the end of your activation.',
        'choisissez un ennemi à 2 zones au plus : lui et vous échangez vos espaces ; puis vous avez +1 en attaque jusqu’à la fin de votre activation.',
        [
          {
            chooseFigure: {
              among: enemiesNear,
              do: [
                { swap: { a: self, b: chosen } },
                { modify: { who: self, characteristic: 'ATTACK', by: 1, until: 'ACTIVATION' } },
              ],
            },
          },
        ],
      ),
    },
    technique: { speed: 2 },
  },
  {
    id: 'clockwise-borrowed-time',
    heroId,
    set: 'BASE',
    name: { en: 'Borrowed Time', fr: 'Temps emprunté' },
    flavor: { en: 'At a very interesting rate.', fr: 'À un taux très intéressant.' },
    special: {
      type: 'COORDINATION',
      ...atReveal(
        'choose yourself or an allied hero: that hero has 1 more action in its activation this turn.',
        'choisissez un héros allié, ou vous-même : ce héros a 1 action de plus dans son activation de ce tour.',
        [{ chooseFigure: { among: ours, do: [{ giveAction: { who: chosen, actions: 1 } }] } }],
      ),
    },
    technique: { defense: 1, mind: 1 },
  },
  {
    id: 'clockwise-deja-vu',
    heroId,
    set: 'BASE',
    name: { en: 'Seen It Before', fr: 'Comme un déjà-vu' },
    flavor: { en: 'The red wire. It is always the red wire.', fr: 'Le fil rouge. C’est toujours le fil rouge.' },
    special: {
      type: 'MIND',
      ...reaction(
        { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', whom: 'OURS' },
        'the total of this test is 1 lower.',
        'le total de ce test diminue de 1.',
        [{ changeRoll: { successes: -1 } }],
      ),
    },
    technique: { mind: 3 },
  },
  {
    id: 'clockwise-pendulum-kick',
    heroId,
    set: 'BASE',
    name: { en: 'Pendulum Kick', fr: 'Coup de balancier' },
    flavor: { en: 'Comes back whether you like it or not.', fr: 'Il revient, que cela vous plaise ou non.' },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_BY', whom: 'YOU', once: true },
        'this attack is rolled with 1 more combat die and 3 more power dice.',
        'cette attaque se fait avec 1 dé de Combat et 3 dés de Pouvoir de plus.',
        [{ changeRoll: { combat: 1, power: 3 } }],
      ),
    },
    technique: { attack: 3, speed: -2 },
  },
  {
    id: 'clockwise-jet-lag',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'Jet Lag', fr: 'Décalage horaire' },
    flavor: { en: 'Breakfast, dinner, breakfast, Tuesday.', fr: 'Petit déjeuner, dîner, petit déjeuner, mardi.' },
    special: {
      type: 'WEAKNESS',
      ...atReveal(
        'discard 1 power card from your hand at random, or suffer 1 damage if you cannot; and you have −2 speed and −1 defense until the end of the turn.',
        'défaussez au hasard 1 carte Pouvoir de votre main, ou subissez 1 dégât si vous ne pouvez pas ; et vous avez −2 en vitesse et −1 en défense jusqu’à la fin du tour.',
        [
          { oneOf: { options: [[{ discardCard: { who: self } }], [{ damage: { who: self, points: 1 } }]] } },
          { modify: { who: self, characteristic: 'SPEED', by: -2, until: 'TURN' } },
          { modify: { who: self, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
        ],
      ),
    },
  },
];
