import { action, allTurn, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { alliesHere, chosen, enemiesBeside, enemiesSeen, ours, oursHere, self } from '../selectors.js';

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
    technique: { speed: 3 },
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
        'you may make ranged attacks, and enemies you can see roll 1 combat die fewer in their attacks on allied heroes.',
        'vous pouvez attaquer à distance, et les ennemis que vous voyez lancent 1 dé de Combat de moins dans leurs attaques contre les héros alliés.',
        {
          modifiers: [{ who: enemiesSeen, combat: -1, against: { of: 'ALLIES' } }],
          grants: [{ who: self, ability: 'RANGED_ATTACKS' }],
        },
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
    technique: { mind: 3 },
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
        'attack an adjacent enemy of your choice with 3 more power dice; you may push it 2 spaces instead of 1.',
        'attaquez un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus ; vous pouvez le repousser de 2 espaces au lieu de 1.',
        [
          {
            chooseFigure: {
              among: enemiesBeside,
              do: [{ attack: { who: self, target: chosen, kind: 'MELEE', power: 3, push: 2 } }],
            },
          },
        ],
      ),
    },
    technique: { attack: 2, defense: 1, mind: -2 },
  },
  {
    id: 'sgt-freedom-nobody-left-behind',
    heroId,
    set: 'BASE',
    name: { en: 'Nobody Left Behind', fr: 'Personne en arrière' },
    flavor: { en: 'He counts them twice, then the robots.', fr: 'Il les compte deux fois, puis les robots.' },
    special: {
      type: 'COORDINATION',
      ...uniqueAction(
        'choose an allied hero in your zone: heal 1 damage of that hero; then you move that hero up to 1 zone, ignoring enemies, and yourself likewise.',
        'choisissez un héros allié de votre zone : soignez 1 dégât à ce héros ; puis vous déplacez ce héros de 1 zone au plus sans tenir compte des ennemis, et vous déplacez de même.',
        [
          {
            chooseFigure: {
              among: alliesHere,
              do: [
                { heal: { who: chosen, points: 1 } },
                { moveFreely: { who: chosen, zones: 1, ignoreEnemies: true } },
                { moveFreely: { who: self, zones: 1, ignoreEnemies: true } },
              ],
            },
          },
        ],
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
