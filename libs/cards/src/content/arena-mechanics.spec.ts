import type { Card } from '../schema/card-fields.js';
import { nextKind } from '../schema/kinds.js';
import { textOf } from '../text/text-of.js';
import { kindSchema } from '../words.js';
import { cards, library } from './index.js';
import { about, both, does, either, is, not, numbersOf, on, playedAt, set } from './testing/card-predicates.js';

const creature = is('CREATURE');
const numbers = (predicate: (card: Card) => boolean): string[] => numbersOf(cards, predicate);
const listed = (...ids: string[]): unknown => expect.arrayContaining(ids);

const immuneTo =
  (attack: string) =>
  ({ immunities = [] }: Card): boolean =>
    immunities.some((immunity) => immunity.attack === attack);
const withAttack =
  (attackType: string) =>
  (card: Card): boolean =>
    card.attackType === attackType;
const tagged =
  (tag: string) =>
  ({ effects }: Card): boolean =>
    effects.some((effect) => effect.tag === tag);
const againstFlyers = does('VITALITY', ({ when }) => when?.opponent?.flying === true);
const forKind = does('VITALITY', ({ when }) => when?.own?.kinds !== undefined);
const flyingOf = ({ flying }: Card): boolean => flying === true;
const influential = both(creature, ({ influenceValue }) => influenceValue !== undefined);
const ranged = ({ rangedStrength }: Card): boolean => rangedStrength !== undefined;
const inEnlistment = playedAt('ORGANIZE', 'DOMINANT', 'TURN', 'ANY');

describe('The mechanics of Arena (cards.md 12.2)', () => {
  it('AFX-01 creatures in each kind; off-color bonus 0 and above 0; one whose oval differs from the cycle', () => {
    for (const kind of kindSchema.options) expect(numbers((card) => card.kind === kind).length).toBeGreaterThan(4);
    expect(numbers(({ offColorBonus }) => offColorBonus === 0)).toEqual(listed('L10', 'W02'));
    expect(numbers(({ offColorBonus = 0 }) => offColorBonus > 0)).toEqual(listed('L01', 'T01'));
    const oval = numbers(({ kind, offColorAgainst }) => !!offColorAgainst && offColorAgainst !== nextKind(kind!));
    expect(oval).toEqual(['W03']);
  });

  it('AFX-02 flying creature; creature, item, terrain, spell, upgrade and stronghold against flyers; flying given', () => {
    expect(numbers(both(creature, flyingOf))).toEqual(listed('L08', 'T04'));
    expect(numbers(both(creature, againstFlyers))).toEqual(listed('P03'));
    expect(numbers(both(is('ITEM_CREATURE'), againstFlyers))).toEqual(listed('P34'));
    expect(numbers(both(is('TERRAIN'), againstFlyers))).toEqual(listed('P27'));
    expect(numbers(both(is('SPELL'), againstFlyers))).toEqual(listed('P31'));
    expect(numbers(does('GRANT', about('FLYING')))).toEqual(listed('L38', 'P30'));
    expect(numbers(both(is('UPGRADE', 'STRONGHOLD'), againstFlyers))).toEqual(listed('P28', 'P22'));
  });

  it('AFX-03 red above black, red below black', () => {
    const red = (fits: (red: number, black: number) => boolean) =>
      numbers(({ redVitality, vitality = 0 }) => redVitality !== undefined && fits(redVitality, vitality));
    expect(red((gift, base) => gift > base)).toEqual(listed('L06', 'T09', 'P12'));
    expect(red((gift, base) => gift < base)).toEqual(listed('P06', 'K15'));
  });

  it('AFX-04 influenceable or not, influential, ranged, both; an influence large enough to pass the cap', () => {
    const influenceable = both(creature, (card) => card.influenceable === true);
    expect(numbers(influenceable)).toEqual(listed('L08'));
    expect(numbers(both(creature, not(influenceable)))).toEqual(listed('L05'));
    expect(numbers(both(influential, not(ranged)))).toEqual(listed('L10'));
    expect(numbers(both(ranged, not(influential)))).toEqual(listed('L03'));
    expect(numbers(both(influential, ranged))).toEqual(listed('P04'));
    const [seer, abbess] = [library.L04!, library.K05!];
    expect(seer).toMatchObject({ influenceable: true, kind: 'MORTAL' });
    expect(abbess.influenceReceivers).toBeUndefined();
    expect(abbess.influenceValue!).toBeGreaterThan(seer.influenceCap ?? seer.vitality!);
  });

  it('AFX-05 AoE of a creature, a spell, a hand item, a command', () => {
    const played = does('AREA', on('PLAYED'));
    expect(numbers(both(creature, played))).toEqual(listed('L12'));
    expect(numbers(both(is('SPELL'), played))).toEqual(listed('K30'));
    expect(numbers(both(is('ITEM_HAND'), played))).toEqual(listed('K33'));
    expect(numbers(does('AREA', on('COMMAND')))).toEqual(listed('T02', 'L32'));
  });

  it('AFX-06 immunity to FEAR, FIRE, AOE; creatures with FEAR and FIRE attacks; a tagged effect of each', () => {
    expect(numbers(immuneTo('FEAR'))).toEqual(listed('L11'));
    expect(numbers(immuneTo('FIRE'))).toEqual(listed('L07'));
    expect(numbers(immuneTo('AOE'))).toEqual(listed('R07'));
    expect(numbers(withAttack('FEAR'))).toEqual(listed('K08'));
    expect(numbers(withAttack('FIRE'))).toEqual(listed('L07'));
    expect(numbers(tagged('FEAR'))).toEqual(listed('K08', 'W31'));
    expect(numbers(tagged('FIRE'))).toEqual(listed('K02', 'K31'));
  });

  it('AFX-07 each vulnerability alone, two at once, none; corruption of one kind and of more', () => {
    const weak = (fits: (to: readonly string[]) => boolean) =>
      numbers(({ vulnerabilities }) => vulnerabilities !== undefined && fits(vulnerabilities));
    expect(weak((to) => to.join() === 'ALCOHOL')).toEqual(listed('L01'));
    expect(weak((to) => to.join() === 'GREED')).toEqual(listed('L02'));
    expect(weak((to) => to.join() === 'CARNAL')).toEqual(listed('L04'));
    expect(weak((to) => to.length === 2)).toEqual(listed('L05', 'P12'));
    expect(weak((to) => to.length === 0)).toEqual(listed('L07'));
    expect(numbers(({ corrupts = [] }) => corrupts.length === 1)).toEqual(listed('L33', 'L34', 'L35'));
    expect(numbers(({ corrupts = [] }) => corrupts.length > 1)).toEqual(listed('W45', 'W46', 'W47'));
  });

  it('AFX-08 commands: comparison either way, no influence, no flying, no ranged attack, additive; equal and other values', () => {
    const inverted = both(creature, does('RULE', on('COMMAND'), about('COMPARE'), set('LOWER_WINS')));
    const straight = both(creature, does('RULE', on('COMMAND'), about('COMPARE'), set('HIGHER_WINS')));
    expect(numbers(inverted)).toEqual(listed('P10', 'K16'));
    expect(numbers(straight)).toEqual(listed('P11'));
    expect([library.P10, library.P11, library.K16].map((card) => card?.dominantValue)).toEqual([9, 9, 12]);
    expect(numbers(does('RULE', on('COMMAND'), about('INFLUENCE')))).toEqual(listed('P13'));
    expect(numbers(does('RULE', on('COMMAND'), about('FLYING')))).toEqual(listed('P09'));
    expect(numbers(does('RULE', on('COMMAND'), about('RANGED')))).toEqual(listed('W12'));
    expect(numbers(both(creature, does('VITALITY', on('COMMAND'))))).toEqual(listed('T11', 'W16'));
  });

  it('AFX-09 bonus by the kind of opponent, by terrain, by role', () => {
    const role = (part: string) =>
      numbers(
        both(
          creature,
          does('VITALITY', ({ when }) => when?.role === part),
        ),
      );
    expect(numbers(does('VITALITY', ({ when }) => when?.opponent?.kinds !== undefined))).toEqual(listed('K06'));
    expect(numbers(does('VITALITY', ({ when }) => when?.terrain !== undefined))).toEqual(listed('L09'));
    expect(role('ATTACKER')).toEqual(listed('P02'));
    expect(role('DEFENDER')).toEqual(listed('P07'));
    expect(role('SECONDARY')).toEqual(listed('L11', 'P17'));
  });

  it('AFX-10 creature item: vitality, flying, immunity, influenceable', () => {
    const item = (...effect: Parameters<typeof does>) => numbers(both(is('ITEM_CREATURE'), does(...effect)));
    expect(item('VITALITY')).toEqual(listed('P35'));
    expect(item('GRANT', about('FLYING'))).toEqual(listed('L38'));
    expect(item('IMMUNE')).toEqual(listed('T38', 'K35'));
    expect(item('GRANT', about('INFLUENCEABLE'))).toEqual(listed('K36'));
  });

  it('AFX-11 hand item and spell in each timing; destroying; to the pen; malus to the enemy total; cancelling', () => {
    const windows = [
      ['W39', 'P32', inEnlistment],
      ['W41', 'P30', playedAt('MOVE_REACTION', 'MATCHUP', 'PRIMARY', 'RESPONSE')],
      ['P33', 'K30', playedAt('MATCHUP', 'SECONDARY', 'RESPONSE')],
      ['K34', 'W35', playedAt('STRONGHOLD')],
      ['W40', 'W36', playedAt('SETTLEMENT', 'ANY')],
    ] as const;
    for (const [item, spell, window] of windows) {
      expect(numbers(both(is('ITEM_HAND'), window))).toEqual(listed(item));
      expect(numbers(both(is('SPELL'), window))).toEqual(listed(spell));
    }
    expect(numbers(both(is('ITEM_HAND'), playedAt('CHALLENGE')))).toEqual(listed('L37', 'T37'));
    expect(numbers(both(is('SPELL'), does('DESTROY')))).toEqual(listed('K32'));
    expect(numbers(both(is('SPELL'), does('SEND_HOME')))).toEqual(listed('W31'));
    const malus = does('SIDE_TOTAL', ({ target, value = 0 }) => target === 'ENEMY_SEAT' && value < 0);
    expect(numbers(both(is('SPELL'), malus))).toEqual(listed('W32'));
    expect(numbers(both(is('SPELL'), does('CANCEL')))).toEqual(listed('L30'));
  });

  it('AFX-12 spell played in the enlistment: look at, turn up or destroy a face-down card; a stone; cards', () => {
    const spell = (op: Parameters<typeof does>[0]) => numbers(both(is('SPELL'), inEnlistment, does(op)));
    expect(spell('LOOK')).toEqual(listed('T32'));
    expect(spell('REVEAL')).toEqual(listed('W33'));
    expect(spell('AMBUSH')).toEqual(listed('W34'));
    expect(spell('STONES')).toEqual(listed('L31'));
    expect(spell('DRAW')).toEqual(listed('P32'));
  });

  it('AFX-13 stronghold sets with different bonuses, one against flying, one for a kind', () => {
    const bonuses = ['L', 'T', 'P', 'K'].map((code) =>
      cards.filter((card) => card.set === code && card.type === 'STRONGHOLD').map((card) => card.defenseBonus),
    );
    expect(bonuses).toEqual([
      [3, 5, 3],
      [4, 3, 4],
      [3, 4, 3],
      [2, 6, 3],
    ]);
    expect(numbers(both(is('STRONGHOLD'), againstFlyers))).toEqual(listed('P22'));
    expect(numbers(both(is('STRONGHOLD'), forKind))).toEqual(listed('P23', 'K21'));
  });

  it('AFX-14 upgrades and downgrades: vitality of the defender, ranged bonus, immunity', () => {
    const upgrade = (variant: string, ...effect: Parameters<typeof does>) =>
      numbers(both((card) => card.variant === variant, does(...effect)));
    const here = ({ target }: Card['effects'][number]) => target === 'OWN_HERE';
    expect(upgrade('UPGRADE', 'VITALITY', here)).toEqual(listed('W30'));
    expect(upgrade('DOWNGRADE', 'VITALITY', here)).toEqual(listed('K28'));
    expect(upgrade('UPGRADE', 'RANGED', here)).toEqual(listed('P29'));
    expect(upgrade('DOWNGRADE', 'LOSE', about('RANGED'))).toEqual(listed('K29'));
    expect(upgrade('UPGRADE', 'IMMUNE', here)).toEqual(listed('K27'));
  });

  it('AFX-15 standard bearers: for the own duellist, for a kind, for secondary attackers, "under this shield"', () => {
    const standard = is('STANDARD_BEARER');
    const role = (part: string) => does('VITALITY', ({ when }) => when?.role === part);
    expect(numbers(both(standard, role('PRIMARY')))).toEqual(listed('W26'));
    expect(numbers(both(standard, forKind))).toEqual(listed('K25'));
    expect(numbers(both(standard, role('SECONDARY')))).toEqual(listed('W25'));
    for (const card of cards.filter(standard)) expect(textOf(card, 'GUARDIANS', 'en')).toContain('under this Shield');
  });

  it('AFX-16 terrains: bonus to a kind, malus to a kind, attribute change', () => {
    const terrain = (...effect: Parameters<typeof does>) => numbers(both(is('TERRAIN'), does(...effect)));
    const some = ({ when }: Card['effects'][number]) => when?.own !== undefined;
    expect(terrain('VITALITY', some, ({ value = 0 }) => value > 0)).toEqual(listed('K26', 'P26'));
    expect(terrain('VITALITY', some, ({ value = 0 }) => value < 0)).toEqual(listed('W27'));
    expect(terrain('LOSE')).toEqual(listed('W28'));
    expect(terrain('GRANT')).toEqual(listed('W29'));
  });

  it('AFX-17 ordinary shields, plain', () => {
    const plain = both(is('SHIELD'), ({ effects }) => effects.length === 0);
    expect(numbers(plain)).toEqual(listed('L24', 'T24', 'P24', 'K24', 'W24'));
    expect(numbers(both(is('SHIELD'), not(plain)))).toEqual([]);
  });

  it('AFX-18 effect when discarded, after a won combat, when victorious, in a challenge; a captive freed', () => {
    const happens = (trigger: string) => (card: Card) => card.effects.some((effect) => effect.trigger === trigger);
    expect(numbers(both(creature, happens('DISCARDED')))).toEqual(listed('K11'));
    expect(numbers(both(creature, happens('WON')))).toEqual(listed('K12', 'P15'));
    expect(numbers(both(creature, happens('VICTORIOUS')))).toEqual(listed('K13'));
    expect(numbers(does('VITALITY', ({ when }) => when?.opponent?.guardian === true))).toEqual(listed('K14', 'L37'));
    const frees = does('FREE_CAPTIVE', ({ games = [] }) => games.join() === 'ARENA');
    expect(numbers(frees)).toEqual(listed('W38'));
  });

  it('AFX-19 text that contradicts a rule', () => {
    expect(numbers(either(does('GRANT', about('ENTER_FROM_UNDER')), does('HOLD')))).toEqual(listed('K17', 'L29'));
    const ownCap = ({ influenceCap, vitality }: Card) => influenceCap !== undefined && influenceCap !== vitality;
    expect(numbers(ownCap)).toEqual(listed('L06'));
    expect(numbers(({ offColorAgainst }) => offColorAgainst !== undefined)).toEqual(listed('W03'));
  });

  it('AFX-20 guardians that differ in every number and ability', () => {
    const guardians = cards.filter(both(is('GUARDIAN'), ({ games }) => games.includes('ARENA')));
    expect(guardians.map(({ id }) => id)).toEqual(['L20', 'T20', 'P20', 'K20']);
    const printed = ['vitality', 'influenceValue', 'powerStones', 'baseDraw', 'ldl', 'mdl', 'luc'] as const;
    for (const field of printed) expect(new Set(guardians.map((card) => card[field])).size).toBeGreaterThan(1);
    expect(new Set(guardians.map((card) => card.effects.map(({ op }) => op).join())).size).toBe(4);
  });
});
