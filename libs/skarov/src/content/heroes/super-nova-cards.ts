import { allTurn, atReveal, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { alliesHere, alliesSeen, attacker, chosen, enemiesBeside, self } from '../selectors.js';

const heroId = 'super-nova';

/** The eight cards of Super Nova: heat, speed and scorch marks. */
export const superNovaCards: readonly PowerCard[] = [
  {
    id: 'super-nova-shooting-star',
    heroId,
    set: 'BASE',
    name: { en: 'Shooting Star', fr: 'Étoile filante' },
    flavor: { en: 'Make a wish. Make it quick.', fr: 'Faites un vœu. Faites vite.' },
    special: {
      type: 'MOVEMENT',
      ...allTurn(
        'you have +2 speed, and enemies do not stop or hold you when you move.',
        'vous avez +2 en vitesse, et les ennemis ne vous arrêtent pas et ne vous retiennent pas quand vous vous déplacez.',
        {
          modifiers: [{ who: self, characteristic: 'SPEED', by: 2 }],
          grants: [{ who: self, ability: 'IGNORE_ENEMIES_MOVING' }],
        },
      ),
    },
    technique: { speed: 2, mind: 1 },
  },
  {
    id: 'super-nova-corona',
    heroId,
    set: 'BASE',
    name: { en: 'Corona', fr: 'Couronne solaire' },
    flavor: { en: 'Stand well back. Further. Further.', fr: 'Reculez. Encore. Encore.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'attack every adjacent enemy, one after the other, with 1 more power die.',
        'attaquez chaque ennemi adjacent, l’un après l’autre, avec 1 dé de Pouvoir de plus.',
        [
          {
            each: {
              figures: enemiesBeside,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 1 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 1, defense: 1 },
  },
  {
    id: 'super-nova-solar-lance',
    heroId,
    set: 'BASE',
    name: { en: 'Solar Lance', fr: 'Lance solaire' },
    flavor: {
      en: 'It left the sun eight minutes before the quarrel.',
      fr: 'Partie du soleil huit minutes avant la dispute.',
    },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you may make ranged attacks, and roll 1 more power die in your attacks.',
        'vous pouvez attaquer à distance, et lancez 1 dé de Pouvoir de plus dans vos attaques.',
        { modifiers: [{ who: self, power: 1 }], grants: [{ who: self, ability: 'RANGED_ATTACKS' }] },
      ),
    },
    technique: { attack: 2, mind: 1, speed: -1 },
  },
  {
    id: 'super-nova-hot-to-the-touch',
    heroId,
    set: 'BASE',
    name: { en: 'Hot to the Touch', fr: 'Attention, ça brûle' },
    flavor: { en: 'There were signs. They melted.', fr: 'Il y avait des panneaux. Ils ont fondu.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', whom: 'YOU', mode: 'MELEE' },
        'roll 1 power die: on 2 or more the attacker suffers 1 damage.',
        'lancez 1 dé de Pouvoir : sur 2 ou plus, l’attaquant subit 1 dégât.',
        [{ roll: { die: 'POWER', table: [{ atLeast: 2, do: [{ damage: { who: attacker, points: 1 } }] }] } }],
      ),
    },
    technique: { defense: 2, speed: 1, mind: -1 },
  },
  {
    id: 'super-nova-bright-idea',
    heroId,
    set: 'BASE',
    name: { en: 'Bright Idea', fr: 'Idée lumineuse' },
    flavor: { en: 'Sixty watts, then six hundred.', fr: 'Soixante watts, puis six cents.' },
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
    technique: { mind: 4, speed: -1 },
  },
  {
    id: 'super-nova-tractor-glow',
    heroId,
    set: 'BASE',
    name: { en: 'Tractor Glow', fr: 'Lueur tractrice' },
    flavor: { en: 'Please keep your arms inside the beam.', fr: 'Gardez les bras à l’intérieur du faisceau.' },
    special: {
      type: 'COORDINATION',
      ...uniqueAction(
        'choose an allied hero you can see: you move that hero up to 2 zones, ignoring enemies, and that hero has +1 defense until the end of the turn.',
        'choisissez un héros allié que vous voyez : vous déplacez ce héros de 2 zones au plus sans tenir compte des ennemis, et ce héros a +1 en défense jusqu’à la fin du tour.',
        [
          {
            chooseFigure: {
              among: alliesSeen,
              do: [
                { moveFreely: { who: chosen, zones: 2, ignoreEnemies: true } },
                { modify: { who: chosen, characteristic: 'DEFENSE', by: 1, until: 'TURN' } },
              ],
            },
          },
        ],
      ),
    },
    technique: { speed: 1, mind: 1 },
  },
  {
    id: 'super-nova-burn-bright',
    heroId,
    set: 'BASE',
    name: { en: 'Burn Bright', fr: 'Brûler vif' },
    flavor: { en: 'Candles envy her. Briefly.', fr: 'Les bougies l’envient. Brièvement.' },
    technique: { attack: 3, defense: -1 },
  },
  {
    id: 'super-nova-burnout',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'Burnout', fr: 'Étoile éteinte' },
    flavor: { en: 'Astronomers call it a phase.', fr: 'Les astronomes parlent d’une phase.' },
    special: {
      type: 'WEAKNESS',
      ...atReveal(
        'you lose 1 action of your activation this turn, and allied heroes in your zone suffer 1 damage.',
        'vous perdez 1 action de votre activation de ce tour, et les héros alliés de votre zone subissent 1 dégât.',
        [{ loseAction: { who: self, actions: 1 } }, { damage: { who: alliesHere, points: 1 } }],
      ),
    },
  },
];
