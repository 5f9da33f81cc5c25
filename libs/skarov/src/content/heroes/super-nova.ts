import { always, reaction } from '../power-forms.js';
import type { Hero } from '../schema.js';
import { enemiesHurt, self } from '../selectors.js';

const whiteHeat = { en: 'White Heat', fr: 'À blanc' };

/** The shooting star: more power than any other hero, and some of it at her own cost. */
export const superNova: Hero = {
  id: 'super-nova',
  name: { en: 'Super Nova', fr: 'Super Nova' },
  type: { en: 'Fallen star', fr: 'Étoile tombée' },
  flavor: {
    en: 'Came down over the allotments, ruined a marrow, offered to help. Reads by her own light.',
    fr: 'Tombée sur les jardins ouvriers, une courge de perdue, elle a proposé son aide. Lit à sa propre lumière.',
  },
  emblem: 'sun',
  color: '#d4521a',
  missions: [
    {
      id: 'super-nova-mission-1',
      text: {
        en: 'Force to be reckoned with: hit with 5 attacks and pass 2 attack tests.',
        fr: 'Les gens et les choses : réussissez 5 attaques et 2 tests d’attaque.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'HITS' } }, number: 5 } },
          { atLeast: { what: { deed: { of: self, what: 'ATTACK_TESTS_PASSED' } }, number: 2 } },
        ],
      },
      atEnd: false,
    },
    {
      id: 'super-nova-mission-2',
      text: {
        en: 'Burn at both ends: push 2 figures, and draw a wound card.',
        fr: 'Brûlez par les deux bouts : repoussez 2 figurines et piochez une carte Blessure.',
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self, what: 'PUSHES' } }, number: 2 } },
          { atLeast: { what: { deed: { of: self, what: 'WOUNDS_DRAWN' } }, number: 1 } },
        ],
      },
      atEnd: false,
    },
  ],
  praise: {
    en: 'Super Nova shines: base lit up, then down',
    fr: 'Super Nova rayonne : la base illuminée, puis éteinte',
  },
  discredit: { en: 'Super Nova goes out like a light', fr: 'Super Nova s’éteint comme une lampe' },
  sheets: {
    ROOKIE: {
      speed: 3,
      attack: 4,
      defense: 3,
      mind: 3,
      health: 4,
      innate: {
        id: 'super-nova-glowing-coals',
        name: { en: 'Glowing Coals', fr: 'Sur les braises' },
        ...always(
          'you roll 1 more power die in your attacks on damaged enemies.',
          'vous lancez 1 dé de Pouvoir de plus dans vos attaques contre des ennemis qui ont des dégâts.',
          { modifiers: [{ who: self, power: 1, against: enemiesHurt }] },
        ),
      },
    },
    HERO: {
      speed: 3,
      attack: 4,
      defense: 4,
      mind: 3,
      health: 4,
      innate: {
        id: 'super-nova-white-heat-1',
        name: whiteHeat,
        ...reaction(
          { moment: 'AFTER_HIT', to: 'ATTACK_BY', whom: 'YOU', once: true },
          'this attack deals 1 more damage.',
          'cette attaque inflige 1 dégât de plus.',
          [{ addDamage: { points: 1 } }],
        ),
      },
    },
    VETERAN: {
      speed: 3,
      attack: 4,
      defense: 4,
      mind: 4,
      health: 4,
      innate: {
        id: 'super-nova-white-heat-2',
        name: whiteHeat,
        ...reaction(
          { moment: 'AFTER_HIT', to: 'ATTACK_BY', whom: 'YOU', once: true },
          'this attack deals 1 more damage; the target has −1 defense until the end of the turn.',
          'cette attaque inflige 1 dégât de plus ; la cible a −1 en défense jusqu’à la fin du tour.',
          [
            { addDamage: { points: 1 } },
            { modify: { who: { of: 'TARGET' }, characteristic: 'DEFENSE', by: -1, until: 'TURN' } },
          ],
        ),
      },
    },
  },
};
