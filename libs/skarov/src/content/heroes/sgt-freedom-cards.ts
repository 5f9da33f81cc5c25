import { action, allTurn, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { chosen, enemiesBeside, ours, oursHere, self } from '../selectors.js';

const heroId = 'sgt-freedom';

/** The eight cards of Sgt Freedom: his best acts are done by others. */
export const sgtFreedomCards: readonly PowerCard[] = [
  {
    id: 'sgt-freedom-on-my-mark',
    heroId,
    set: 'BASE',
    name: { en: 'On My Mark', fr: 'À mon signal' },
    flavor: {
      en: 'The mark is a whistle. The whistle is a legend.',
      fr: 'Le signal est un sifflet. Le sifflet est une légende.',
    },
    special: {
      type: 'COORDINATION',
      ...uniqueAction(
        'choose an allied hero who has not been activated this turn: that hero has 2 more actions in its activation.',
        'choisissez un héros allié qui n’a pas encore été activé ce tour : ce héros a 2 actions de plus dans son activation.',
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
    technique: { attack: 1, mind: 1 },
  },
  {
    id: 'sgt-freedom-forced-march',
    heroId,
    set: 'BASE',
    name: { en: 'Forced March', fr: 'Marche forcée' },
    flavor: { en: 'There was a song. It had eleven verses.', fr: 'Il y avait une chanson. Elle avait onze couplets.' },
    special: {
      type: 'MOVEMENT',
      ...allTurn('you and allied heroes have +1 speed.', 'vous et les héros alliés avez +1 en vitesse.', {
        modifiers: [{ who: ours, characteristic: 'SPEED', by: 1 }],
      }),
    },
    technique: { speed: 2, mind: 1 },
  },
  {
    id: 'sgt-freedom-shield-wall',
    heroId,
    set: 'BASE',
    name: { en: 'Shield Wall', fr: 'Mur de boucliers' },
    flavor: { en: 'One shield. He stands very wide.', fr: 'Un seul bouclier. Il se tient très large.' },
    special: {
      type: 'DEFENSE',
      ...allTurn(
        'you and allied heroes in your zone have +1 defense; you cannot be pushed.',
        'vous et les héros alliés de votre zone avez +1 en défense ; vous ne pouvez pas être repoussé.',
        {
          modifiers: [{ who: oursHere, characteristic: 'DEFENSE', by: 1 }],
          grants: [{ who: self, ability: 'CANNOT_BE_PUSHED' }],
        },
      ),
    },
    technique: { defense: 2 },
  },
  {
    id: 'sgt-freedom-covering-fire',
    heroId,
    set: 'BASE',
    name: { en: 'Covering Fire', fr: 'Tir de couverture' },
    flavor: {
      en: 'He apologises to the wallpaper afterwards.',
      fr: 'Il présente ensuite ses excuses au papier peint.',
    },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you may make ranged attacks, and roll 1 more power die in your attacks.',
        'vous pouvez attaquer à distance, et lancez 1 dé de Pouvoir de plus dans vos attaques.',
        { modifiers: [{ who: self, power: 1 }], grants: [{ who: self, ability: 'RANGED_ATTACKS' }] },
      ),
    },
    technique: { attack: 2 },
  },
  {
    id: 'sgt-freedom-briefing',
    heroId,
    set: 'BASE',
    name: { en: 'Briefing', fr: 'Point de situation' },
    flavor: { en: 'Slide one of one: a drawing of the door.', fr: 'Diapositive une sur une : un dessin de la porte.' },
    special: {
      type: 'MIND',
      ...uniqueAction(
        'you and allied heroes have +2 mind until the end of the turn.',
        'vous et les héros alliés avez +2 en mental jusqu’à la fin du tour.',
        [{ modify: { who: ours, characteristic: 'MIND', by: 2, until: 'TURN' } }],
      ),
    },
    technique: { mind: 2, speed: 1 },
  },
  {
    id: 'sgt-freedom-breaching-charge',
    heroId,
    set: 'BASE',
    name: { en: 'Breaching Charge', fr: 'Charge à l’épaule' },
    flavor: { en: 'The charge is his shoulder.', fr: 'L’épaule est réglementaire.' },
    special: {
      type: 'ATTACK',
      ...action(
        'attack an adjacent enemy of your choice with 2 more power dice; you may push it 2 spaces instead of 1.',
        'attaquez un ennemi adjacent de votre choix avec 2 dés de Pouvoir de plus ; vous pouvez le repousser de 2 espaces au lieu de 1.',
        [
          {
            chooseFigure: {
              among: enemiesBeside,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 2, push: 2 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2 },
  },
  {
    id: 'sgt-freedom-nobody-left-behind',
    heroId,
    set: 'BASE',
    name: { en: 'Nobody Left Behind', fr: 'Personne en arrière' },
    flavor: { en: 'He counts them twice, then the robots.', fr: 'Il les compte deux fois, puis les robots.' },
    special: {
      type: 'DEFENSE',
      ...reaction(
        { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', whom: 'ALLY_HERE', once: true },
        'you become the target of this attack, which is rolled with 1 combat die fewer.',
        'vous devenez la cible de cette attaque, qui se fait avec 1 dé de Combat de moins.',
        [{ redirectAttack: { to: self } }, { changeRoll: { combat: -1 } }],
      ),
    },
    technique: { speed: 1, attack: 1 },
  },
  {
    id: 'sgt-freedom-by-the-book',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'By the Book', fr: 'Le règlement, rien que le règlement' },
    flavor: {
      en: 'Page nine forbids running near stairs, ramps and destiny.',
      fr: 'La page neuf interdit de courir près des escaliers, des rampes et du destin.',
    },
    special: {
      type: 'WEAKNESS',
      ...allTurn(
        'you and allied heroes in your zone have −1 speed, and you have −1 defense.',
        'vous et les héros alliés de votre zone avez −1 en vitesse, et vous avez −1 en défense.',
        {
          modifiers: [
            { who: oursHere, characteristic: 'SPEED', by: -1 },
            { who: self, characteristic: 'DEFENSE', by: -1 },
          ],
        },
      ),
    },
  },
];
