import { allTurn, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { alliesHere, attacker, chosen, enemiesBeside, enemiesHurt, self } from '../selectors.js';

const heroId = 'rage';

/** The eight cards of Rage: close blows, and little patience. */
export const rageCards: readonly PowerCard[] = [
  {
    id: 'rage-piano-forte',
    heroId,
    set: 'BASE',
    name: { en: 'Piano Forte', fr: 'Piano-fortissimo' },
    flavor: { en: 'All eighty-eight keys at once.', fr: 'Les quatre-vingt-huit touches d’un coup.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'attack an adjacent enemy of your choice with 3 more power dice; if you hit, it suffers 2 damage instead of 1.',
        'attaquez un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus ; en cas de réussite, il subit 2 dégâts au lieu de 1.',
        [
          {
            chooseFigure: {
              among: enemiesBeside,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 3, damage: 2 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2 },
  },
  {
    id: 'rage-red-mist',
    heroId,
    set: 'BASE',
    name: { en: 'Red Mist', fr: 'Voir rouge' },
    flavor: { en: 'He does not aim. He agrees with the direction.', fr: 'Il ne vise pas. Il approuve la direction.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you roll 2 more power dice in your attacks, and 1 more combat die in those on damaged enemies.',
        'vous lancez 2 dés de Pouvoir de plus dans vos attaques, et 1 dé de Combat de plus dans celles contre des ennemis qui ont des dégâts.',
        {
          modifiers: [
            { who: self, power: 2 },
            { who: self, combat: 1, against: enemiesHurt },
          ],
        },
      ),
    },
    technique: { attack: 3, defense: -1 },
  },
  {
    id: 'rage-wrong-floor',
    heroId,
    set: 'BASE',
    name: { en: 'Wrong Floor', fr: 'Erreur d’étage' },
    flavor: { en: 'The ceiling was only ever a suggestion.', fr: 'Le plafond n’était qu’une suggestion.' },
    special: {
      type: 'MOVEMENT',
      ...uniqueAction(
        'move up to 2 zones, ignoring enemies; then push every adjacent enemy 1 space away from you.',
        'déplacez-vous de 2 zones au plus sans tenir compte des ennemis ; puis repoussez chaque ennemi adjacent de 1 espace loin de vous.',
        [
          { moveFreely: { who: self, zones: 2, ignoreEnemies: true } },
          { push: { who: enemiesBeside, from: self, steps: 1 } },
        ],
      ),
    },
    technique: { speed: 2 },
  },
  {
    id: 'rage-thick-skin',
    heroId,
    set: 'BASE',
    name: { en: 'Thick Skin', fr: 'Cuir épais' },
    flavor: { en: 'Tickets bounce off too. So do hints.', fr: 'Les amendes rebondissent. Les allusions aussi.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_HIT', to: 'ATTACK_ON', whom: 'YOU', once: true },
        'prevent 1 damage of this attack.',
        'annulez 1 dégât de cette attaque.',
        [{ preventDamage: { points: 1 } }],
      ),
    },
    technique: { defense: 2, speed: -1 },
  },
  {
    id: 'rage-checkout-tantrum',
    heroId,
    set: 'BASE',
    name: { en: 'Checkout Tantrum', fr: 'Crise à la caisse' },
    flavor: { en: 'Ten items or fewer. He counted.', fr: 'Dix articles maximum. Il avait compté.' },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', whom: 'YOU', mode: 'MELEE', once: true },
        'if the attacker is adjacent, attack it with 2 more power dice.',
        'si l’attaquant est adjacent, attaquez-le avec 2 dés de Pouvoir de plus.',
        [{ attack: { who: self, target: attacker, kind: 'MELEE', power: 2 } }],
      ),
    },
    technique: { defense: 1, mind: 1 },
  },
  {
    id: 'rage-count-to-ten',
    heroId,
    set: 'BASE',
    name: { en: 'Count to Ten', fr: 'Compter jusqu’à dix' },
    flavor: { en: 'His record is four.', fr: 'Son record est de quatre.' },
    special: {
      type: 'MIND',
      ...allTurn(
        'you have +1 mind and roll 1 test die fewer in your tests.',
        'vous avez +1 en mental et lancez 1 dé de Test de moins dans vos tests.',
        {
          modifiers: [{ who: self, characteristic: 'MIND', by: 1 }],
          grants: [{ who: self, ability: 'TESTS_ONE_DIE_FEWER' }],
        },
      ),
    },
    technique: { mind: 3 },
  },
  {
    id: 'rage-get-behind-me',
    heroId,
    set: 'BASE',
    name: { en: 'Get Behind Me', fr: 'Derrière moi' },
    flavor: { en: 'There is room for a whole brass band.', fr: 'Il y a la place pour une fanfare entière.' },
    special: {
      type: 'COORDINATION',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'OURS_HERE' },
        'you become its target, or stay it; it is rolled with 1 combat die and 1 power die fewer.',
        'vous en devenez la cible, ou vous le restez ; elle se fait avec 1 dé de Combat et 1 dé de Pouvoir de moins.',
        [{ redirectAttack: { to: self } }, { changeRoll: { combat: -1, power: -1 } }],
      ),
    },
    technique: { defense: 1, speed: 1 },
  },
  {
    id: 'rage-head-first',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'Head First', fr: 'Tête baissée' },
    flavor: {
      en: 'The plan was a door. It was a painting of a door.',
      fr: 'Le plan, c’était la porte. Une porte peinte.',
    },
    special: {
      type: 'WEAKNESS',
      ...allTurn(
        'you and your allies in your zone have −1 defense, and you cannot use objects.',
        'vous et vos alliés dans votre zone avez −1 en défense, et vous ne pouvez pas utiliser d’objet.',
        {
          modifiers: [
            { who: self, characteristic: 'DEFENSE', by: -1 },
            { who: alliesHere, characteristic: 'DEFENSE', by: -1 },
          ],
          grants: [{ who: self, ability: 'CANNOT_USE_OBJECTS' }],
        },
      ),
    },
  },
];
