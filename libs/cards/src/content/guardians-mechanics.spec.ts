import { cards } from './index.js';
import { about, both, does, either, is, not, numbersOf, on, type CardPredicate } from './testing/card-predicates.js';

/** Title, what a card with this mechanic looks like, the cards that cards.md 12.1 names, and how many it counts. */
const mechanics: [title: string, fits: CardPredicate, named: string, atLeast?: number][] = [
  [
    'GFX-01 conditional Vitality bonus against the opponent',
    both(
      is('CREATURE'),
      does('VITALITY', on('STATIC'), ({ when }) => when?.opponent !== undefined),
    ),
    'L05 T03 P03 K06 W01',
  ],
  ['GFX-02 Terrain bonus', does('VITALITY', ({ when }) => when?.terrain !== undefined), 'L09 T07 T08 K03 K07 W05'],
  ['GFX-03 Stronghold bonus', ({ defenseBonus }) => defenseBonus !== undefined, 'L21 L22 L23 T21 T22 T23 P21 P22', 12],
  [
    'GFX-04 bonus to others while in play and unbeaten',
    does('VITALITY', on('STATIC'), ({ target }) => target === 'OWN_OTHERS'),
    'L02',
  ],
  ['GFX-05 command: bonus or malus to creatures', does('VITALITY', on('COMMAND')), 'L37 T11 P16 W16'],
  ['GFX-06 AoE when played', does('AREA', on('PLAYED')), 'L12 T09 K15 K30 K33 W08'],
  ['GFX-07 command AoE', does('AREA', on('COMMAND')), 'L32 T02'],
  ['GFX-08 ranged attack', ({ rangedStrength }) => rangedStrength !== undefined, 'L03 T06 P01 P04 K17'],
  [
    'GFX-09 ranged attack with a condition',
    (card) => card.rangedStrength !== undefined && card.rangedCondition !== undefined,
    'R09 K09',
  ],
  [
    'GFX-10 influential creature',
    both(is('CREATURE'), ({ influenceValue }) => influenceValue !== undefined),
    'L10 T12 P04 P18 K04 K05',
  ],
  [
    'GFX-11 influenceable; cap other than base',
    ({ influenceable }) => influenceable === true,
    'L02 L04 L06 L08 L09 T01 T07 T08',
    16,
  ],
  [
    'GFX-12 immunity',
    either(does('IMMUNE'), ({ immunities = [] }) => immunities.length > 0),
    'L07 L11 T05 T10 T38 R07 P08 P14',
    15,
  ],
  ['GFX-13 attack type', ({ attackType = 'PLAIN' }) => attackType !== 'PLAIN', 'L07 T09 K02 K06 K08 K18'],
  ['GFX-14 destroys in a match-up', does('DESTROY'), 'R05 K32'],
  ['GFX-15 no secondary attacks on it', does('NO_SECONDARY'), 'T10 W14'],
  [
    'GFX-16 bonus as secondary attacker',
    both(
      is('CREATURE'),
      does('VITALITY', ({ when }) => when?.role === 'SECONDARY'),
    ),
    'L11 P17',
  ],
  ['GFX-17 wins pushes', does('WIN_PUSHES'), 'R01 W10'],
  ['GFX-18 heal after combat', does('HEAL', on('AFTER_COMBAT')), 'L06 W04'],
  ['GFX-19 opponent declares before committing', does('DECLARE_FIRST', on('COMMAND')), 'L04'],
  ['GFX-20 learn hidden information', either(does('LOOK'), does('REVEAL')), 'T32 P20 W33 W42'],
  ['GFX-21 cancel a played card', does('CANCEL'), 'L30 W41'],
  [
    'GFX-22 gain or lose stones',
    does('STONES', ({ games = ['GUARDIANS'] }) => games.includes('GUARDIANS')),
    'L31 K11 K12 K13 W36',
  ],
  ['GFX-23 change who is first', does('FIRST'), 'L36'],
  [
    'GFX-24 movement: grant Flying, stop or forbid flight, more steps',
    either(does('GRANT', about('FLYING')), does('STOP_FLIGHT'), does('NO_FLIGHT'), does('EXTRA_STEP')),
    'L38 T22 T31 R03 R12 P30',
  ],
  ['GFX-25 discard a Terrain or Upgrade in play', does('DISCARD', ({ what }) => what !== undefined), 'T37 W39 W40'],
  [
    'GFX-26 bonus against Stronghold defenders',
    does('VITALITY', ({ when }) => when?.place === 'ENEMY_STRONGHOLD'),
    'L37 K14 K34',
  ],
  ['GFX-27 Upgrade holds a creature', both(is('UPGRADE'), does('HOLD')), 'L29'],
  ['GFX-28 bonus to the sum for a space', does('SIDE_TOTAL'), 'T29 W32'],
  ['GFX-29 switch off a Stronghold bonus', does('NO_STRONGHOLD_BONUS'), 'R04 W35'],
  [
    'GFX-30 Standard Bearer: attack or defense bonus',
    both(is('STANDARD_BEARER'), does('VITALITY')),
    'L25 T25 K25 W25 W26',
  ],
  ['GFX-31 bar corruption', does('BAR_CORRUPTION'), 'R06 R13 K10'],
  ['GFX-32 other value for the space', does('COUNTS_AS'), 'R07 W17'],
  ['GFX-33 saved from the discard pile for stones', does('SAVE', on('BEATEN'), ({ cost = 0 }) => cost > 0), 'R08 W15'],
  [
    'GFX-34 Guardian: change draw or dominant',
    both(is('GUARDIAN'), either(does('REDRAW_DOMINANT'), does('LEAVE_DOMINANT'))),
    'L20 T20',
  ],
  [
    'GFX-35 no influence for the matched opponent',
    does('NO_INFLUENCE', ({ target }) => target === 'OPPONENT'),
    'R09 W07',
  ],
  [
    'GFX-36 rule of a Terrain type',
    ({ terrainType }) => terrainType === 'FOREST' || terrainType === 'PINNACLES',
    'L26 R02 W28',
  ],
  ['GFX-37 turn influence into a malus', does('REVERSE_INFLUENCE'), 'R10'],
  ['GFX-38 skip to another phase', does('SKIP_TO_SETTLEMENT'), 'R11'],
];

describe('The mechanics of Guardians (cards.md 12.1)', () => {
  it.each(mechanics)('%s', (_, fits, named, atLeast = 1) => {
    const found = numbersOf(cards, fits);
    expect(found).toEqual(expect.arrayContaining(named.split(' ')));
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    expect(cards.some(not(fits))).toBe(true);
  });

  it('are the 38 of the table, in its order', () => {
    const ids = mechanics.map(([title]) => title.slice(0, 6));
    expect(ids).toEqual(Array.from({ length: 38 }, (_, at) => `GFX-${String(at + 1).padStart(2, '0')}`));
  });
});
