import { allTurn, atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, enemiesBeside, enemiesHere, ours, oursHere, self } from '../selectors.js';

const heroId = 'ultrawoman';

/** The eight cards of Ultrawoman: she flies, strikes, and looks after the others. */
export const ultrawomanCards: readonly PowerCard[] = [
  {
    id: 'ultrawoman-comet-punch',
    heroId,
    set: 'BASE',
    name: { en: 'Comet Punch', fr: 'Coup de comète' },
    flavor: { en: 'Visible from three districts.', fr: 'Visible depuis trois quartiers.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'move up to 2 zones, ignoring enemies; then you may attack an adjacent enemy of your choice with 3 more power dice; if you hit, it suffers 2 damage instead of 1.',
        'déplacez-vous de 2 zones au plus sans tenir compte des ennemis ; puis vous pouvez attaquer un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus ; en cas de réussite, il subit 2 dégâts au lieu de 1.',
        [
          { moveFreely: { who: self, zones: 2, ignoreEnemies: true } },
          {
            chooseFigure: {
              among: enemiesBeside,
              optional: true,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 3, damage: 2 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2, speed: 1 },
  },
  {
    id: 'ultrawoman-stern-look',
    heroId,
    set: 'BASE',
    name: { en: 'Stern Look', fr: 'Regard sévère' },
    flavor: { en: 'Has been known to straighten bananas.', fr: 'Redresse aussi les bananes.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you may make ranged attacks, and roll 2 more power dice in your attacks.',
        'vous pouvez attaquer à distance, et lancez 2 dés de Pouvoir de plus dans vos attaques.',
        { modifiers: [{ who: self, power: 2 }], grants: [{ who: self, ability: 'RANGED_ATTACKS' }] },
      ),
    },
    technique: { attack: 1, mind: 1 },
  },
  {
    id: 'ultrawoman-air-taxi',
    heroId,
    set: 'BASE',
    name: { en: 'Air Taxi', fr: 'Taxi aérien' },
    flavor: { en: 'No meter, no belt, no windows.', fr: 'Ni compteur, ni ceinture, ni vitres.' },
    special: {
      type: 'MOVEMENT',
      ...uniqueAction(
        'choose yourself or an allied hero in your zone: you move that hero up to 3 zones, ignoring enemies, and it has 1 more action in its activation this turn.',
        'choisissez un héros allié de votre zone, ou vous-même : vous déplacez ce héros de 3 zones au plus sans tenir compte des ennemis, et il a 1 action de plus dans son activation de ce tour.',
        [
          {
            chooseFigure: {
              among: oursHere,
              do: [
                { moveFreely: { who: chosen, zones: 3, ignoreEnemies: true } },
                { giveAction: { who: chosen, actions: 1 } },
              ],
            },
          },
        ],
      ),
    },
    technique: { speed: 2 },
  },
  {
    id: 'ultrawoman-cape-flourish',
    heroId,
    set: 'BASE',
    name: { en: 'Cape Flourish', fr: 'Effet de cape' },
    flavor: { en: 'Bulletproof, windproof, photogenic.', fr: 'Pare-balles, coupe-vent, photogénique.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'OURS_HERE', once: true },
        'the target has +2 defense against this attack.',
        'la cible a +2 en défense contre cette attaque.',
        [{ changeRoll: { defense: 2 } }],
      ),
    },
    technique: { defense: 2 },
  },
  {
    id: 'ultrawoman-press-smile',
    heroId,
    set: 'BASE',
    name: { en: 'Press Smile', fr: 'Sourire de presse' },
    flavor: { en: 'Locks open. Some out of shyness.', fr: 'Les serrures cèdent. Certaines par timidité.' },
    special: {
      type: 'MIND',
      ...reaction(
        { moment: 'AFTER_TEST_ROLL', to: 'TEST_BY', whom: 'OURS' },
        'choose 1 die of this roll and roll it again.',
        'choisissez 1 dé de ce jet et relancez-le.',
        [{ changeRoll: { reroll: 1 } }],
      ),
    },
    technique: { mind: 2 },
  },
  {
    id: 'ultrawoman-follow-the-cape',
    heroId,
    set: 'BASE',
    name: { en: 'Follow the Cape', fr: 'Suivez la cape' },
    flavor: { en: 'It is red. You cannot miss it.', fr: 'Elle est rouge. Impossible de la rater.' },
    special: {
      type: 'COORDINATION',
      ...allTurn(
        'you and allied heroes roll 2 more power dice in attacks on enemies in your zone.',
        'vous et les héros alliés lancez 2 dés de Pouvoir de plus dans les attaques contre les ennemis de votre zone.',
        { modifiers: [{ who: ours, power: 2, against: enemiesHere }] },
      ),
    },
    technique: { attack: 1, defense: 1 },
  },
  {
    id: 'ultrawoman-chin-up',
    heroId,
    set: 'BASE',
    name: { en: 'Chin Up', fr: 'Le menton haut' },
    flavor: { en: 'Her good side is all the sides.', fr: 'Son bon profil, ce sont tous les profils.' },
    special: {
      type: 'DEFENSE',
      ...allTurn(
        'you have +1 defense, and another +1 while you have 2 damage or more.',
        'vous avez +1 en défense, et encore +1 tant que vous avez 2 dégâts ou plus.',
        {
          modifiers: [
            { who: self, characteristic: 'DEFENSE', by: 1 },
            {
              who: self,
              characteristic: 'DEFENSE',
              by: 1,
              if: { atLeast: { what: { damage: self }, number: 2 } },
            },
          ],
        },
      ),
    },
    technique: { attack: 1 },
  },
  {
    id: 'ultrawoman-phone-booth',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'No Phone Booth in Sight', fr: 'Pas une cabine en vue' },
    flavor: { en: 'Changing behind a pigeon takes skill.', fr: 'Se changer derrière un pigeon, c’est tout un art.' },
    special: {
      type: 'WEAKNESS',
      ...atReveal(
        'you lose 1 action of your activation this turn, and you have −1 defense until the end of the turn.',
        'vous perdez 1 action de votre activation de ce tour, et vous avez −1 en défense jusqu’à la fin du tour.',
        [
          { loseAction: { who: self, actions: 1 } },
          { modify: { who: self, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
        ],
      ),
    },
  },
];
