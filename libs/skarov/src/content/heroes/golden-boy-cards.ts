import { allTurn, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, enemiesBeside, oursHere, self } from '../selectors.js';

const heroId = 'golden-boy';

/** The eight cards of GoldenBoy: leaps, second helpings and the light of the ramp. */
export const goldenBoyCards: readonly PowerCard[] = [
  {
    id: 'golden-boy-somersault',
    heroId,
    set: 'BASE',
    name: { en: 'Somersault', fr: 'Saut périlleux' },
    flavor: {
      en: 'Over the robot, round the lamp, through the hoop.',
      fr: 'Par-dessus le robot, autour du lustre, dans le cerceau.',
    },
    special: {
      type: 'MOVEMENT',
      ...uniqueAction(
        'move up to 2 zones, ignoring enemies; then enemies adjacent to you have −1 defense until the end of the turn.',
        'déplacez-vous de 2 zones au plus sans tenir compte des ennemis ; puis les ennemis adjacents ont −1 en défense jusqu’à la fin du tour.',
        [
          { moveFreely: { who: self, zones: 2, ignoreEnemies: true } },
          { modify: { who: enemiesBeside, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
        ],
      ),
    },
    technique: { speed: 2, attack: 1 },
  },
  {
    id: 'golden-boy-backflip',
    heroId,
    set: 'BASE',
    name: { en: 'Backflip', fr: 'Salto arrière' },
    flavor: { en: 'The blow arrives. He has left.', fr: 'Le coup arrive. Lui est parti.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'YOU', once: true },
        'take a free adjacent space; this attack is rolled with 1 combat die fewer.',
        'prenez un espace adjacent libre ; cette attaque se fait avec 1 dé de Combat de moins.',
        [{ step: { who: self } }, { changeRoll: { combat: -1 } }],
      ),
    },
    technique: { defense: 2, attack: 1 },
  },
  {
    id: 'golden-boy-swing-kick',
    heroId,
    set: 'BASE',
    name: { en: 'Swing Kick', fr: 'Coup de pied à la volée' },
    flavor: { en: 'Both feet, one ceiling pipe.', fr: 'Deux pieds, un tuyau au plafond.' },
    special: {
      type: 'ATTACK',
      ...uniqueAction(
        'move up to 1 zone, ignoring enemies; then you may attack an adjacent enemy of your choice with 3 more power dice.',
        'déplacez-vous de 1 zone au plus sans tenir compte des ennemis ; puis vous pouvez attaquer un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus.',
        [
          { moveFreely: { who: self, zones: 1, ignoreEnemies: true } },
          {
            chooseFigure: {
              among: enemiesBeside,
              optional: true,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 3 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2, speed: 1, mind: -1 },
  },
  {
    id: 'golden-boy-encore',
    heroId,
    set: 'BASE',
    name: { en: 'Encore', fr: 'Bis' },
    flavor: {
      en: 'They shouted for more. It may have been help.',
      fr: 'On criait « encore ». Ou peut-être « au secours ».',
    },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'AFTER_HIT', to: 'ATTACK_BY', whom: 'YOU', once: true },
        'attack an adjacent enemy of your choice with 2 more power dice.',
        'attaquez un ennemi adjacent de votre choix avec 2 dés de Pouvoir de plus.',
        [
          {
            chooseFigure: {
              among: enemiesBeside,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 2 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2 },
  },
  {
    id: 'golden-boy-tightrope',
    heroId,
    set: 'BASE',
    name: { en: 'Tightrope', fr: 'Sur le fil' },
    flavor: { en: 'Breathe in. Do not look at the shoes.', fr: 'Respirer. Ne pas regarder les chaussures.' },
    special: {
      type: 'MIND',
      ...allTurn('you roll 1 test die fewer in your tests.', 'vous lancez 1 dé de Test de moins dans vos tests.', {
        grants: [{ who: self, ability: 'TESTS_ONE_DIE_FEWER' }],
      }),
    },
    technique: { mind: 2, speed: 1 },
  },
  {
    id: 'golden-boy-human-pyramid',
    heroId,
    set: 'BASE',
    name: { en: 'Human Pyramid', fr: 'Pyramide humaine' },
    flavor: { en: 'The heavy ones below. No names.', fr: 'Les plus lourds en bas. Sans nommer personne.' },
    special: {
      type: 'COORDINATION',
      ...allTurn(
        'you and allied heroes in your zone may make ranged attacks, and enemies do not block your line of sight.',
        'vous et les héros alliés de votre zone pouvez attaquer à distance, et les ennemis ne bloquent pas votre ligne de vue.',
        {
          grants: [
            { who: oursHere, ability: 'RANGED_ATTACKS' },
            { who: oursHere, ability: 'SEE_THROUGH_ENEMIES' },
          ],
        },
      ),
    },
    technique: { mind: 2, defense: 1, speed: -1 },
  },
  {
    id: 'golden-boy-in-the-limelight',
    heroId,
    set: 'BASE',
    name: { en: 'In the Limelight', fr: 'Dans la lumière' },
    flavor: { en: 'Nobody looks at the others. Nobody can.', fr: 'Personne ne regarde les autres. Impossible.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'ALLY_HERE', once: true },
        'you become the target of this attack, against which you have +1 defense.',
        'vous devenez la cible de cette attaque, contre laquelle vous avez +1 en défense.',
        [{ redirectAttack: { to: self } }, { changeRoll: { defense: 1 } }],
      ),
    },
  },
  {
    id: 'golden-boy-mirror-mirror',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'Mirror, Mirror', fr: 'Miroir, mon beau miroir' },
    flavor: { en: 'The breastplate of an Android will do.', fr: 'Le plastron d’un Androïde fait l’affaire.' },
    special: {
      type: 'WEAKNESS',
      ...allTurn(
        'you and allied heroes in your zone roll 1 power die fewer in your attacks, and you have −1 defense and −1 mind.',
        'vous et les héros alliés de votre zone lancez 1 dé de Pouvoir de moins dans vos attaques, et vous avez −1 en défense et −1 en mental.',
        {
          modifiers: [
            { who: oursHere, power: -1 },
            { who: self, characteristic: 'DEFENSE', by: -1 },
            { who: self, characteristic: 'MIND', by: -1 },
          ],
        },
      ),
    },
  },
];
