import { action, allTurn, reaction, uniqueAction } from '../power-forms.js';
import type { PowerCard } from '../schema.js';
import { alliesSeen, chosen, enemiesNear, ours, oursHere, rivalsSeen, self, target } from '../selectors.js';

const heroId = 'duchesse';

/** The eight cards of La Duchesse: others move, strike and stumble at her word. */
export const duchesseCards: readonly PowerCard[] = [
  {
    id: 'duchesse-after-you',
    heroId,
    set: 'BASE',
    name: { en: 'After You, I Insist', fr: 'Après vous, j’y tiens' },
    flavor: { en: 'The balcony had no railing.', fr: 'Le balcon n’avait pas de rambarde.' },
    special: {
      type: 'MOVEMENT',
      ...uniqueAction(
        'choose an enemy within 2 zones: you move it up to 2 zones, ignoring its enemies; it has −1 defense until the end of the turn.',
        'choisissez un ennemi à 2 zones au plus : vous le déplacez de 2 zones au plus sans tenir compte de ses ennemis ; il a −1 en défense jusqu’à la fin du tour.',
        [
          {
            chooseFigure: {
              among: enemiesNear,
              do: [
                { moveFreely: { who: chosen, zones: 2, ignoreEnemies: true } },
                { modify: { who: chosen, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
              ],
            },
          },
        ],
      ),
    },
    technique: { speed: 1, attack: 1 },
  },
  {
    id: 'duchesse-glove-slap',
    heroId,
    set: 'BASE',
    name: { en: 'Glove Slap', fr: 'Le soufflet' },
    flavor: { en: 'Kid leather. Lead lining.', fr: 'Chevreau au-dehors, plomb au-dedans.' },
    special: {
      type: 'ATTACK',
      ...reaction(
        { moment: 'AFTER_HIT', to: 'ATTACK_BY', whom: 'YOU', once: true },
        'the target’s player chooses: it suffers 1 damage, or it loses 1 action this turn. A villain suffers the damage.',
        'le joueur de la cible choisit : elle subit 1 dégât, ou elle perd 1 action ce tour. Un vilain subit le dégât.',
        [
          {
            choose: {
              seat: 'TARGET',
              options: [
                {
                  text: { en: 'Suffer 1 damage.', fr: 'Subir 1 dégât.' },
                  do: [{ damage: { who: target, points: 1 } }],
                },
                {
                  text: { en: 'Lose 1 action this turn.', fr: 'Perdre 1 action ce tour.' },
                  do: [{ loseAction: { who: target, actions: 1 } }],
                },
              ],
            },
          },
        ],
      ),
    },
    technique: { attack: 2 },
  },
  {
    id: 'duchesse-royal-we',
    heroId,
    set: 'BASE',
    name: { en: 'The Royal We', fr: 'Le nous de majesté' },
    flavor: { en: 'We shall hit him. You go first.', fr: 'Nous allons le frapper. Commencez donc.' },
    special: {
      type: 'COORDINATION',
      ...action(
        'choose an ally you can see: it attacks the nearest enemy that it can attack, with 3 more power dice.',
        'choisissez un allié que vous voyez : il attaque l’ennemi le plus proche qu’il peut attaquer, avec 3 dés de Pouvoir de plus.',
        [{ chooseFigure: { among: alliesSeen, do: [{ attack: { who: chosen, power: 3 } }] } }],
      ),
    },
    technique: { attack: 1, mind: 1 },
  },
  {
    id: 'duchesse-steel-fan',
    heroId,
    set: 'BASE',
    name: { en: 'Fan of Steel', fr: 'Éventail d’acier' },
    flavor: { en: 'Painted with herons. The herons are sharp.', fr: 'Orné de hérons. Les hérons coupent.' },
    special: {
      type: 'DEFENSE',
      ...allTurn(
        'you and allied heroes in your zone have +1 defense; you cannot be pushed.',
        'vous et les héros alliés de votre zone avez +1 en défense ; vous ne pouvez pas être repoussée.',
        {
          modifiers: [{ who: oursHere, characteristic: 'DEFENSE', by: 1 }],
          grants: [{ who: self, ability: 'CANNOT_BE_PUSHED' }],
        },
      ),
    },
    technique: { defense: 2 },
  },
  {
    id: 'duchesse-little-black-book',
    heroId,
    set: 'BASE',
    name: { en: 'Little Black Book', fr: 'Petit carnet noir' },
    flavor: { en: 'Volume nineteen of forty.', fr: 'Tome dix-neuf sur quarante.' },
    special: {
      type: 'MIND',
      ...uniqueAction(
        'choose one: heroes of the other side you can see discard 1 power card each from their hand at random; or you have +2 mind until the end of the turn.',
        'choisissez : chaque héros de l’autre camp que vous voyez défausse au hasard 1 carte Pouvoir de sa main ; ou vous avez +2 en mental jusqu’à la fin du tour.',
        [
          {
            choose: {
              seat: 'OWNER',
              options: [
                {
                  text: { en: 'They discard 1 power card each.', fr: 'Ils défaussent 1 carte Pouvoir chacun.' },
                  do: [{ discardCard: { who: rivalsSeen } }],
                },
                {
                  text: { en: '+2 mind until the end of the turn.', fr: '+2 en mental jusqu’à la fin du tour.' },
                  do: [{ modify: { who: self, characteristic: 'MIND', by: 2, until: 'TURN' } }],
                },
              ],
            },
          },
        ],
      ),
    },
    technique: { mind: 3, speed: -1 },
  },
  {
    id: 'duchesse-posture',
    heroId,
    set: 'BASE',
    name: { en: 'Impeccable Posture', fr: 'Maintien impeccable' },
    flavor: { en: 'The book on her head is a bomb manual.', fr: 'Le livre sur sa tête traite du déminage.' },
    special: {
      type: 'MIND',
      ...allTurn(
        'you and allied heroes roll 1 test die fewer in your tests, and you have +1 defense.',
        'vous et les héros alliés lancez 1 dé de Test de moins dans vos tests, et vous avez +1 en défense.',
        {
          modifiers: [{ who: self, characteristic: 'DEFENSE', by: 1 }],
          grants: [{ who: ours, ability: 'TESTS_ONE_DIE_FEWER' }],
        },
      ),
    },
    technique: { mind: 1, defense: 1 },
  },
  {
    id: 'duchesse-parasol',
    heroId,
    set: 'BASE',
    name: { en: 'Duelling Parasol', fr: 'Ombrelle de duel' },
    flavor: { en: 'Lace above, lacework below.', fr: 'Dentelle dessus, pointillés dessous.' },
    special: {
      type: 'ATTACK',
      ...allTurn(
        'you have +1 attack and roll 2 more power dice in your attacks.',
        'vous avez +1 en attaque et lancez 2 dés de Pouvoir de plus dans vos attaques.',
        {
          modifiers: [
            { who: self, characteristic: 'ATTACK', by: 1 },
            { who: self, power: 2 },
          ],
        },
      ),
    },
    technique: { attack: 2, mind: -1 },
  },
  {
    id: 'duchesse-one-does-not-run',
    heroId,
    set: 'WEAKNESS',
    name: { en: 'One Does Not Run', fr: 'On ne court pas' },
    flavor: {
      en: 'Not in heels. Not from that. Not before four.',
      fr: 'Ni en talons, ni devant ça, ni avant seize heures.',
    },
    special: {
      type: 'WEAKNESS',
      ...allTurn(
        'you have −1 speed and −1 defense, and you cannot reposition.',
        'vous avez −1 en vitesse et −1 en défense, et vous ne pouvez pas vous replacer.',
        {
          modifiers: [
            { who: self, characteristic: 'SPEED', by: -1 },
            { who: self, characteristic: 'DEFENSE', by: -1 },
          ],
          grants: [{ who: self, ability: 'NO_REPOSITION' }],
        },
      ),
    },
  },
];
