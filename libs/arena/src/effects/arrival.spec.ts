import type { PrintedEffect } from '#cards/schema';
import { aCreature, aCreatureItem, aGame, aShield, given, type GivenCard, type Scene } from '../testing/index.js';
import { advance } from '../flow/advance.js';

const greedy: GivenCard = { vulnerabilities: ['GREED'] };
const played = (effect: Partial<PrintedEffect> & Pick<PrintedEffect, 'op'>): PrintedEffect => ({
  trigger: 'PLAYED',
  target: 'OPPONENT',
  ...effect,
});
const destroysGreedy = played({ op: 'DESTROY', when: { opponent: { vulnerable: ['GREED'] } } });

/** The duellists do what they do when they come; then the game goes on until a seat is asked. */
const revealed = (first: string, second: string): Scene =>
  given(
    aGame({
      at: 'PRIMARY_COMMANDS',
      seats: [{ hand: [aShield()] }, { hand: [aShield()] }],
      combat: { duellists: [first, second] },
    }),
  )
    .until('RAID_HAND')
    .whenRules(advance);

const inForce = (scene: Scene): unknown => scene.state.combat?.inForce;

describe('texts of the duellists that act when they come', () => {
  it('D43 ARENA-PRI-10 ARENA-DES-02 ARENA-ALO-03 both destroy each other', () => {
    const [one, other] = [
      aCreature({ ...greedy, effects: [destroysGreedy] }),
      aCreature({ ...greedy, effects: [destroysGreedy] }),
    ];
    const after = revealed(one, other);
    expect(after.happened('textTriggered').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(after.happened('cardsDiscarded')).toMatchObject([
      { seat: 0, why: 'DESTROYED', cards: [{ instanceId: one }] },
      { seat: 1, why: 'DESTROYED', cards: [{ instanceId: other }] },
    ]);
    expect(after.state.arena).toEqual([null, null]);
    expect(after.happened('roundDecided')).toMatchObject([{ winner: null, why: 'NOBODY_LEFT' }]);
  });

  it('ARENA-PRI-10 ARENA-ALO-02 one destroys the other, with its items: the other one never acts', () => {
    const item = aCreatureItem();
    const collector = aCreature({ effects: [destroysGreedy] });
    const rich = aCreature({ ...greedy, effects: [played({ op: 'VITALITY', value: -2 })] });
    const scene = given(
      aGame({
        at: 'PRIMARY_COMMANDS',
        seats: [
          { arena: { card: collector, faceUp: true }, hand: [aShield()] },
          { hand: [aShield()], arena: { card: rich, faceUp: true, items: [item] } },
        ],
        combat: { duellists: [collector, rich] },
      }),
    ).whenRules(advance);
    expect(scene.player(1).discard).toEqual([rich, item]);
    expect(scene.happened('effectApplied')).toEqual([]);
    expect(scene).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [1] });
  });

  it('a creature that does not fit stays, and nothing is told', () => {
    const after = revealed(aCreature({ effects: [destroysGreedy] }), aCreature());
    expect(after.events.map(({ type }) => type)).toEqual(['stageEntered', 'windowOpened']);
  });

  it.each([
    ['SEND_HOME', 'pen'],
    ['UNDER_PILE', 'pile'],
  ] as const)('%s sends the opponent to its %s', (op, where) => {
    const after = revealed(
      aCreature({ effects: [played({ op, when: { opponent: { maxVitality: 4 } } })] }),
      aCreature({ vitality: 4 }),
    );
    const [event] = after.events.filter(({ type }) => type === 'cardsSentToPen' || type === 'cardsPutUnder');
    expect(event).toMatchObject({ seat: 1, why: 'EFFECT' });
    expect(after.player(1).known).toHaveLength(1);
    expect(where === 'pile' ? after.player(1).pile.at(-1) : after.player(1).hand.at(-1)).toBe(after.player(1).known[0]);
  });

  it('CARD-11 a tagged text does nothing to who is immune to the tag; the rest of the card works', () => {
    const cat = aCreature({
      effects: [played({ op: 'SEND_HOME', tag: 'FEAR' }), played({ op: 'VITALITY', value: -2 })],
    });
    const brave = aCreature({ immunities: [{ attack: 'FEAR' }] });
    const after = revealed(cat, brave);
    expect(after.happened('cardsSentToPen')).toEqual([]);
    expect(inForce(after)).toMatchObject([{ source: cat, effect: 1, target: null, lasts: 'ROUND', command: false }]);
    expect(revealed(cat, aCreature()).happened('cardsSentToPen')).toHaveLength(1);
  });

  it('ARENA-PRI-04 commands take effect first, for the whole combat', () => {
    const banner: PrintedEffect = { op: 'VITALITY', value: 1, trigger: 'COMMAND', target: 'OWN_ALL' };
    const leader = aCreature({ effects: [played({ op: 'VITALITY', value: -1 }), banner] });
    const after = revealed(leader, aCreature());
    expect(inForce(after)).toMatchObject([
      { key: 'effect-1', effect: 1, lasts: 'COMBAT', command: true },
      { key: 'effect-2', effect: 0, lasts: 'ROUND', command: false },
    ]);
  });

  it('CARD-14 a text that would need a choice does nothing automatically', () => {
    const scout = aCreature({
      effects: [
        { op: 'LOOK', trigger: 'PLAYED' },
        { op: 'DISCARD', what: 'TERRAIN', trigger: 'PLAYED' },
      ],
    });
    expect(revealed(scout, aCreature()).events.map(({ type }) => type)).toEqual(['stageEntered', 'windowOpened']);
  });

  it('DECLARE_FIRST publishes how many creatures of each sort the enemy has in hand and pen', () => {
    const seer = (what: 'KIND' | 'SIZE' | 'CLASS') =>
      aCreature({ effects: [{ op: 'DECLARE_FIRST', what, trigger: 'COMMAND' }] });
    const held = [aCreature(), aCreature({ kind: 'OUTSIDER', size: 'SMALL' }), aShield()];
    const told = (what: 'KIND' | 'SIZE' | 'CLASS') =>
      given(
        aGame({
          at: 'PRIMARY_COMMANDS',
          seats: [{}, { hand: held, pen: [aCreature({ classes: ['BEAST', 'SPIRIT'] })] }],
          combat: { duellists: [seer(what), aCreature()] },
        }),
      )
        .whenRules(advance)
        .happened('creaturesDeclared')
        .map(({ seat, numbers }) => [
          seat,
          ...numbers.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
        ]);
    expect(told('KIND')).toEqual([[1, ['MORTAL', 2], ['OUTSIDER', 1]]]);
    expect(told('SIZE')).toEqual([[1, ['SMALL', 1], ['MEDIUM', 2]]]);
    expect(told('CLASS')).toEqual([[1, ['BEAST', 3], ['SPIRIT', 1]]]);
  });
});
