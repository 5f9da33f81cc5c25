import { library } from '../content/index.js';
import type { Card } from '../schema/card-fields.js';
import { defineCard, type PrintedCard, type PrintedEffect } from '../schema/define-card.js';
import { textOf } from './text-of.js';

const named = { name: { en: 'Test', fr: 'Essai' }, set: 'X' };

const creature = (fields: Partial<PrintedCard> = {}, ...effects: PrintedEffect[]): Card =>
  defineCard({
    ...named,
    id: 'X01',
    type: 'CREATURE',
    vitality: 7,
    kind: 'MORTAL',
    offColorBonus: 1,
    size: 'MEDIUM',
    classes: ['SOLDIER'],
    ...fields,
    effects,
  });

const spell = (...effects: PrintedEffect[]): Card =>
  defineCard({ ...named, id: 'X02', type: 'SPELL', dominantValue: 1, timing: ['MATCHUP'], effects });

const upgrade = (variant: 'UPGRADE' | 'DOWNGRADE', ...effects: PrintedEffect[]): Card =>
  defineCard({ ...named, id: 'X03', type: 'UPGRADE', dominantValue: 1, variant, effects });

describe('the text of a card', () => {
  it('CARD-31 has the printed attributes first, in one order, then the effects in theirs', () => {
    const card = creature(
      {
        flying: true,
        influenceable: true,
        influenceCap: 9,
        influenceValue: 2,
        influenceReceivers: ['OUTSIDER'],
        rangedStrength: 3,
        offColorAgainst: 'MORTAL',
        attackType: 'FIRE',
        immunities: [{ attack: 'FEAR' }, { creatures: { kinds: ['MORTAL'], classes: ['MAGE', 'ROGUE'] } }],
      },
      { op: 'DRAW', value: 2, trigger: 'WON' },
      { op: 'VITALITY', value: 2, when: { role: 'DEFENDER' } },
    );
    expect(textOf(card, 'ARENA', 'en')).toBe(
      'Flying. Influenceable (up to 9). Influence 2 (Outsiders). Ranged attack 3. Off-color bonus against Mortals. ' +
        'Fire attack. Immunity to fear. Immunity to Mages and Rogues among Mortals. ' +
        'After a won combat — draw 2. +2 Vitality when defending.',
    );
    expect(textOf(card, 'ARENA', 'fr')).toBe(
      'Vol. Influençable (jusqu’à 9). Influence 2 (Extérieurs). Attaque à distance 3. Bonus Hors-Couleur contre les ' +
        'Mortels. Attaque de feu. Immunité à la peur. Immunité aux Mages et Vauriens parmi les Mortels. ' +
        'Après un combat gagné — piochez 2. +2 de Vitalité en défense.',
    );
  });

  it('CARD-33 says what follows a noun invariably, whose creatures and whether influence reaches them', () => {
    const terrain = (own: NonNullable<PrintedEffect['when']>['own']) => {
      const effects: PrintedEffect[] = [{ op: 'VITALITY', value: 1, ...(own ? { when: { own } } : {}) }];
      return defineCard({ ...named, id: 'X04', type: 'TERRAIN', dominantValue: 1, terrainType: 'MARSH', effects });
    };
    const texts = (own: Parameters<typeof terrain>[0]) =>
      (['en', 'fr'] as const).map((locale) => textOf(terrain(own), 'GUARDIANS', locale));
    expect(texts({ owner: 'OWN', influenceable: true })).toEqual([
      'All creatures of yours open to influence: +1 Vitality.',
      'Tous camps, créatures de votre camp à influence possible : +1 de Vitalité.',
    ]);
    expect(texts({ owner: 'ENEMY', kinds: ['MORTAL'], influenceable: false })).toEqual([
      'All Mortals of the enemy not open to influence: +1 Vitality.',
      'Tous camps, Mortels du camp ennemi sans influence possible : +1 de Vitalité.',
    ]);
  });

  it('CARD-31 is empty when a card has nothing to say', () => {
    expect(textOf(creature(), 'GUARDIANS', 'en')).toBe('');
    expect(textOf(library['L24-7']!, 'ARENA', 'fr')).toBe('');
  });

  it('CARD-10 leaves out an effect that another game has', () => {
    const card = creature({}, { op: 'VITALITY', value: 1, games: ['ARENA'] });
    expect(textOf(card, 'GUARDIANS', 'en')).toBe('');
    expect(textOf(card, 'ARENA', 'en')).toBe('+1 Vitality.');
  });

  it('CARD-35 leaves out what never happens in a game or means nothing there', () => {
    const stones = creature({}, { op: 'STONES', value: 2, trigger: 'VICTORIOUS' });
    expect(textOf(stones, 'GUARDIANS', 'en')).toBe('');
    expect(textOf(stones, 'ARENA', 'en')).toBe('When victorious — gain 2 stones.');
    expect(textOf(spell({ op: 'RECOVER' }), 'ARENA', 'en')).toBe('');
    expect(textOf(spell({ op: 'FREE_CAPTIVE' }), 'GUARDIANS', 'en')).toBe('');
  });

  it('CARD-32 asks of an enemy target itself what is asked of the opponent', () => {
    const card = spell({
      op: 'VITALITY',
      value: -3,
      target: 'PICK_ENEMY',
      when: { opponent: { flying: true }, terrain: 'MARSH' },
      tag: 'FIRE',
    });
    expect(textOf(card, 'GUARDIANS', 'en')).toBe(
      'Match-up — one of the enemy creatures with Flying: −3 Vitality in Marsh (fire).',
    );
    expect(textOf(card, 'GUARDIANS', 'fr')).toBe(
      'Confrontation — une créature adverse avec Vol : −3 de Vitalité dans le Marais (feu).',
    );
    const lone = creature(
      {},
      { op: 'NO_INFLUENCE', target: 'OPPONENT', when: { opponent: { sizes: ['SMALL', 'LARGE'] } } },
    );
    expect(textOf(lone, 'ARENA', 'en')).toBe(
      'Its opponent, if it is a creature of small size or of large size: no influence received.',
    );
    expect(textOf(lone, 'ARENA', 'fr')).toBe(
      'Son adversaire, si c’est une créature de petite taille ou de grande taille : aucune influence reçue.',
    );
  });

  it('CARD-33 speaks of enemies on a downgrade, which stands on their Stronghold', () => {
    const effect = { op: 'VITALITY', value: -2, when: { own: { kinds: ['MORTAL', 'OUTSIDER'] } } } as const;
    const written: PrintedEffect = { ...effect, when: { own: { kinds: [...effect.when.own.kinds] } } };
    expect(textOf(upgrade('UPGRADE', written), 'ARENA', 'en')).toBe('Your Mortals and Outsiders here: −2 Vitality.');
    expect(textOf(upgrade('DOWNGRADE', written), 'ARENA', 'en')).toBe('Enemy Mortals and Outsiders here: −2 Vitality.');
    expect(textOf(upgrade('DOWNGRADE', written), 'ARENA', 'fr')).toBe(
      'Mortels et Extérieurs adverses ici : −2 de Vitalité.',
    );
  });

  it('CARD-32 says a window once though two timings open it', () => {
    expect(textOf(library.T37!, 'ARENA', 'en')).toBe(
      'Enlistment or terrain step — discard a Terrain in play. Challenge — your creatures: +4 Vitality against a Guardian.',
    );
    expect(textOf(library.T37!, 'GUARDIANS', 'fr')).toMatch(
      /^Phase I, dominantes, avant de tourner un Bouclier ou occupation — défaussez un Terrain en jeu\./,
    );
  });

  it('CARD-32 keeps stones won and lost apart, by whose they are', () => {
    const of = (value: number, target: 'OWN_SEAT' | 'ENEMY_SEAT'): string =>
      textOf(spell({ op: 'STONES', value, target }), 'GUARDIANS', 'en').replace('Match-up — ', '');
    expect([of(1, 'OWN_SEAT'), of(-2, 'OWN_SEAT'), of(2, 'ENEMY_SEAT'), of(-1, 'ENEMY_SEAT')]).toEqual([
      'gain 1 stone.',
      'lose 2 stones.',
      'the enemy gains 2 stones.',
      'the enemy loses 1 stone.',
    ]);
  });
});
