import { allTurn, atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, enemiesAroundChosen, enemiesNear, enemiesSeen, oursHere, self } from '../selectors.js';

const heroId = 'adam-spell';

/** The eight cards of Adam Spell: what has been rolled need not stay so. */
export const adamSpellCards: readonly PowerCard[] = [
  {
    id: 'adam-spell-open-sesame',
    heroId,
    set: 'BASE',
    name: { en: 'Open Sesame', fr: 'Sésame, ouvre-toi' },
    flavor: {
      en: 'Works on doors, tins and some accountants.',
      fr: 'Vaut pour les portes, les boîtes et certains comptables.',
    },
    special: {
      type: 'MIND',
      ...reaction(
        { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', whom: 'OURS', once: true },
        'the total of this test is 2 lower.',
        'le total de ce test diminue de 2.',
        [{ changeRoll: { successes: -2 } }],
      ),
    },
    technique: { mind: 1, defense: 1 },
  },
  {
    id: 'adam-spell-arcane-bolt',
    heroId,
    set: 'BASE',
    name: { en: 'Arcane Bolt', fr: 'Trait des arcanes' },
    flavor: { en: 'Blue, humming, not covered by the warranty.', fr: 'Bleu, bourdonnant, exclu de la garantie.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you may make ranged attacks, enemies do not block your line of sight, and you roll 2 more power dice in your attacks on undamaged enemies.',
        'vous pouvez attaquer à distance, les ennemis ne bloquent pas votre ligne de vue, et vous lancez 2 dés de Pouvoir de plus dans vos attaques contre des ennemis sans dégât.',
        {
          modifiers: [{ who: self, power: 2, against: { of: 'ENEMIES', damaged: false } }],
          grants: [
            { who: self, ability: 'RANGED_ATTACKS' },
            { who: self, ability: 'SEE_THROUGH_ENEMIES' },
          ],
        },
      ),
    },
    technique: { attack: 2, mind: 2, defense: -1 },
  },
  {
    id: 'adam-spell-misdirection',
    heroId,
    set: 'BASE',
    name: { en: 'Misdirection', fr: 'Regardez ailleurs' },
    flavor: {
      en: 'Nothing up this sleeve. Nor the other. Where is your helmet?',
      fr: 'Rien dans la manche. L’autre non plus. Où est votre casque ?',
    },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_ON', whom: 'OURS' },
        'choose 1 die of this roll and roll it again.',
        'choisissez 1 dé de ce jet et relancez-le.',
        [{ changeRoll: { reroll: 1 } }],
      ),
    },
    technique: { defense: 1, mind: 2 },
  },
  {
    id: 'adam-spell-switcheroo',
    heroId,
    set: 'BASE',
    name: { en: 'Switcheroo', fr: 'Passe-passe' },
    flavor: {
      en: 'The lady vanishes. So does the sorcerer. Find the robot.',
      fr: 'La dame disparaît. Le sorcier aussi. Où est le robot ?',
    },
    special: {
      type: 'MOVEMENT',
      ...uniqueAction(
        'choose an enemy within 2 zones: you and it swap spaces; then you have +1 attack until the end of your activation.',
        'choisissez un ennemi à 2 zones au plus : vous échangez vos espaces ; puis vous avez +1 en attaque jusqu’à la fin de votre activation.',
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
    technique: { speed: 3, attack: 1, mind: -1 },
  },
  {
    id: 'adam-spell-borrowed-luck',
    heroId,
    set: 'BASE',
    name: { en: 'Borrowed Luck', fr: 'Chance d’emprunt' },
    flavor: { en: 'To be returned by Thursday, with interest.', fr: 'À rendre jeudi, avec les intérêts.' },
    special: {
      type: 'COORDINATION',
      ...reaction(
        { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', whom: 'OURS', once: true },
        'this attack has 2 more successes, and you have −1 defense until the end of the turn.',
        'cette attaque a 2 succès de plus, et vous avez −1 en défense jusqu’à la fin du tour.',
        [{ changeRoll: { successes: 2 } }, { modify: { who: self, characteristic: 'DEFENSE', by: -1, until: 'TURN' } }],
      ),
    },
    technique: { attack: 2, speed: 2, defense: -1 },
  },
  {
    id: 'adam-spell-hex',
    heroId,
    set: 'BASE',
    name: { en: 'Hex', fr: 'Mauvais sort' },
    flavor: { en: 'Six corners, all of them sharp.', fr: 'Treize chats noirs, tous sous la même échelle.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'choose an enemy you can see: enemies in its zone have −1 attack and −1 defense until the end of the turn.',
        'choisissez un ennemi que vous voyez : les ennemis de sa zone ont −1 en attaque et −1 en défense jusqu’à la fin du tour.',
        [
          {
            chooseFigure: {
              among: enemiesSeen,
              do: [
                { modify: { who: enemiesAroundChosen, characteristic: 'ATTACK', by: -1, until: 'TURN' } },
                { modify: { who: enemiesAroundChosen, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
              ],
            },
          },
        ],
      ),
    },
    technique: { attack: 1, defense: 1, mind: -1 },
  },
  {
    id: 'adam-spell-circle-of-chalk',
    heroId,
    set: 'BASE',
    name: { en: 'Circle of Chalk', fr: 'Cercle à la craie' },
    flavor: { en: 'Step in. Wipe your feet first.', fr: 'Entrez. Essuyez-vous d’abord les pieds.' },
    special: {
      type: 'COORDINATION',
      ...uniqueAction(
        'heal 2 damage of yourself or of an allied hero in your zone, of your choice.',
        'soignez 2 dégâts, à vous ou à un héros allié de votre zone, au choix.',
        [{ chooseFigure: { among: oursHere, do: [{ heal: { who: chosen, points: 2 } }] } }],
      ),
    },
    technique: { mind: 2 },
  },
  {
    id: 'adam-spell-wild-magic',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'Wild Magic', fr: 'Magie sauvage' },
    flavor: { en: 'The rabbit advised against it.', fr: 'Le lapin l’avait déconseillé.' },
    special: {
      type: 'WEAKNESS',
      ...atReveal(
        'roll 1 combat die: on 0, you lose 1 action of your activation this turn; on 1 or more, you and allied heroes in your zone suffer 1 damage; and you have −1 defense until the end of the turn.',
        'lancez 1 dé de Combat : sur 0, vous perdez 1 action de votre activation de ce tour ; sur 1 ou plus, vous et les héros alliés de votre zone subissez 1 dégât ; et vous avez −1 en défense jusqu’à la fin du tour.',
        [
          {
            roll: {
              die: 'COMBAT',
              table: [
                { atLeast: 1, do: [{ damage: { who: oursHere, points: 1 } }] },
                { atLeast: 0, do: [{ loseAction: { who: self, actions: 1 } }] },
              ],
            },
          },
          { modify: { who: self, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
        ],
      ),
    },
  },
];
