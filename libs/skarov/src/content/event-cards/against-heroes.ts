import { chooseHero, chooseRobot, event, heroesThere } from '../event-forms.js';
import type { EventCard } from '../schema.js';
import { chosen } from '../selectors.js';

/** Events that strike at heroes directly. */
export const eventsAgainstHeroes: readonly EventCard[] = [
  {
    id: 'kamikaze',
    name: { en: 'Kamikaze', fr: 'Kamikaze' },
    copies: 2,
    technique: { attack: 1 },
    event: event(
      'choose a robot: every hero in its zone suffers 1 damage, and it is removed.',
      'choisissez un robot : chaque héros de sa zone subit 1 dégât, et ce robot est retiré.',
      {
        effects: [chooseRobot([{ damage: { who: heroesThere, points: 1 } }, { remove: { figures: chosen } }])],
      },
    ),
  },
  {
    id: 'knockout-gas',
    name: { en: 'Knockout Gas', fr: 'Gaz soporifique' },
    copies: 1,
    technique: { defense: 1, attack: 1 },
    event: event(
      'choose a hero who has not been activated this turn: that hero loses 1 action of the activation to come.',
      'choisissez un héros qui n’a pas encore été activé ce tour : ce héros perd 1 action de son activation à venir.',
      {
        effects: [
          {
            chooseFigure: {
              among: { of: 'HEROES', activated: false },
              do: [{ loseAction: { who: chosen, actions: 1 } }],
            },
          },
        ],
      },
    ),
  },
  {
    id: 'white-noise',
    name: { en: 'White Noise', fr: 'Bruit blanc' },
    copies: 1,
    technique: { defense: 1 },
    event: event(
      'choose a hero: that hero has −2 mind until the end of the turn.',
      'choisissez un héros : ce héros a −2 en mental jusqu’à la fin du tour.',
      { effects: [chooseHero([{ modify: { who: chosen, characteristic: 'MIND', by: -2, until: 'TURN' } }])] },
    ),
  },
  {
    id: 'poisoned-dart',
    name: { en: 'Poisoned Dart', fr: 'Fléchette empoisonnée' },
    copies: 1,
    technique: { attack: 1, speed: 1 },
    event: event(
      'choose a damaged hero: with 3 damage or more, heal 3 damage of that hero, who draws 1 wound card; otherwise that hero suffers 1 damage.',
      'choisissez un héros qui a des dégâts : s’il en a 3 ou plus, soignez 3 dégâts à ce héros, qui pioche 1 carte Blessure ; sinon, ce héros subit 1 dégât.',
      {
        needs: { atLeast: { what: { count: { of: 'HEROES', damaged: true } }, number: 1 } },
        effects: [
          {
            chooseFigure: {
              among: { of: 'HEROES', damaged: true },
              do: [
                {
                  if: {
                    condition: { atLeast: { what: { damage: chosen }, number: 3 } },
                    then: [{ heal: { who: chosen, points: 3 } }, { drawWound: { who: chosen } }],
                    else: [{ damage: { who: chosen, points: 1 } }],
                  },
                },
              ],
            },
          },
        ],
      },
    ),
  },
  {
    id: 'trapdoor',
    name: { en: 'Trapdoor', fr: 'Trappe' },
    copies: 1,
    event: event(
      'choose a hero: you move that hero up to 2 zones, ignoring enemies; that hero has −1 defense until the end of the turn.',
      'choisissez un héros : vous déplacez ce héros de 2 zones au plus sans tenir compte des ennemis ; ce héros a −1 en défense jusqu’à la fin du tour.',
      {
        effects: [
          chooseHero([
            { moveFreely: { who: chosen, zones: 2, ignoreEnemies: true } },
            { modify: { who: chosen, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
          ]),
        ],
      },
    ),
  },
  {
    id: 'doubt',
    name: { en: 'Seed of Doubt', fr: 'La graine du doute' },
    copies: 1,
    technique: { actions: 1, attack: -1 },
    event: event(
      'choose a hero: that hero discards 1 power card from hand at random, or suffers 1 damage if that cannot be.',
      'choisissez un héros : ce héros défausse au hasard 1 carte Pouvoir de sa main, ou subit 1 dégât si cela ne se peut pas.',
      {
        effects: [
          chooseHero([
            { oneOf: { options: [[{ discardCard: { who: chosen } }], [{ damage: { who: chosen, points: 1 } }]] } },
          ]),
        ],
      },
    ),
  },
];
