import type { PrintedEffect } from '#cards/schema';
import { aCorruption, aCreature, aCreatureItem, aShield, aSpell, aTerrain } from '../testing/index.js';
import {
  aDuel,
  aRaidCombat,
  afterDuel,
  carnal,
  comparedTotals,
  corrupt,
  gray,
  join,
  pass,
  white,
} from './testing/duels.js';

const area = (value: number): PrintedEffect => ({ op: 'AREA', value, what: 'PLAIN', trigger: 'PLAYED' });
const destroysGreed: PrintedEffect = {
  op: 'DESTROY',
  trigger: 'PLAYED',
  target: 'OPPONENT',
  when: { opponent: { vulnerable: ['GREED'] } },
};
const compares = (setting: 'LOWER_WINS' | 'HIGHER_WINS'): PrintedEffect => ({
  op: 'RULE',
  what: 'COMPARE',
  setting,
  trigger: 'COMMAND',
});
const greed = { vulnerabilities: ['GREED' as const] };

describe('areas of effect', () => {
  it('D11 ARENA-AOE-01 ARENA-AOE-05 of a creature that joins, even if its side loses then', () => {
    const [imp, big] = [white(1, 0, { effects: [area(4)] }), white(5)];
    const [two, four, immune] = [white(2), white(4), white(4, 0, { immunities: [{ attack: 'AOE' }] })];
    const spared = [big, immune, aTerrain(), aSpell()];
    const scene = aDuel(
      { arena: white(3), hand: [imp] },
      { arena: white(9), hand: [two, four, ...spared] },
    ).whenAllPass();
    const joined = scene.when(0, join(imp));
    expect(joined.player(1).discard.sort()).toEqual([two, four].sort());
    expect(joined.player(1).hand).toEqual(expect.arrayContaining(spared));
  });

  it('D12 ARENA-AOE-02 of a duellist in the arena, where the hand holds depot cards only', () => {
    const scene = aDuel({ arena: white(3, 0, { effects: [area(9)] }) }, { arena: white(9), pen: [white(1)] });
    expect(scene.player(1)).toMatchObject({ discard: [], pen: { length: 1 } });
  });

  it('ARENA-RAI-20 in a raid combat they reach the whole hand', () => {
    const imp = white(1);
    const raider = white(7, 0, { effects: [area(4)] });
    expect(aRaidCombat({ arena: raider }, { arena: white(5), hand: [imp] }).player(1).discard).toEqual([imp]);
  });

  it('ARENA-COR-05 not of a creature that is corrupted as it joins', () => {
    const [nymph, lure, pup] = [white(1, 0, { ...carnal, effects: [area(9)] }), aCorruption(), white(2)];
    const scene = aDuel(
      { arena: white(3), hand: [nymph] },
      { arena: white(9), hand: [pup], depot: [lure] },
    ).whenAllPass();
    const joined = scene.when(0, join(nymph));
    expect(joined.player(1).hand).toContain(pup);
    expect(joined.when(1, corrupt(lure, nymph)).player(1).hand).toContain(pup);
    expect(joined.when(1, { type: 'declineCorruption' }).player(1).discard).toEqual([pup]);
  });

  it('ARENA-ALO-02 of the duellist that is left, when the corruption window has closed', () => {
    const [lost, lure, pup] = [white(9, 0, carnal), aCorruption(), white(2)];
    const scene = aDuel(
      { arena: white(3, 0, { effects: [area(9)] }), depot: [lure, aSpell()] },
      { arena: lost, hand: [pup] },
    );
    const corrupted = scene.when(0, corrupt(lure, lost));
    expect(corrupted.player(1).discard).toEqual([pup]);
    expect(corrupted.player(1).hand).toContain(lost);
  });
});

describe('commands', () => {
  it('D15 ARENA-CMD-01 the one with the lower dominant value is cancelled, on equal values both', () => {
    const won = (first: number, second: number) => {
      const [coward, lord] = [
        white(5, 0, { dominantValue: first, effects: [compares('LOWER_WINS')] }),
        white(8, 0, { dominantValue: second, effects: [compares('HIGHER_WINS')] }),
      ];
      return aDuel({ arena: coward }, { arena: lord }).whenAllPass().happened('roundCompared');
    };
    expect(won(12, 9)).toMatchObject([{ winner: 0, lowerWins: true }]);
    expect(won(12, 12)).toMatchObject([{ winner: 1, lowerWins: false }]);
  });

  it('D49 ARENA-CMD-04 ARENA-SEC-08 a cancelled command does not come back', () => {
    const coward = white(5, 0, { dominantValue: 12, effects: [compares('LOWER_WINS')] });
    const lord = white(8, 0, { dominantValue: 9, effects: [compares('HIGHER_WINS')] });
    const judge = white(1, 0, { dominantValue: 12, effects: [compares('HIGHER_WINS')] });
    const scene = aDuel({ arena: coward }, { arena: lord, hand: [judge] }).whenAllPass();
    expect(scene.happened('roundCompared')).toMatchObject([{ winner: 0 }]);
    const joined = scene.when(1, join(judge));
    expect(joined.state.combat?.inForce).toEqual([]);
    const after = afterDuel(joined);
    expect(after.happened('roundCompared')).toMatchObject([{ winner: 1, lowerWins: false }]);
  });

  it('ARENA-CMD-03 ends when its creature leaves the duel', () => {
    const chief = white(9, 0, {
      ...greed,
      effects: [{ op: 'VITALITY', value: 3, trigger: 'COMMAND', target: 'OWN_ALL' }],
    });
    const [ally, slayer] = [white(2), gray(1, 0, { effects: [destroysGreed] })];
    const scene = aDuel({ arena: chief, hand: [ally] }, { arena: gray(5), hand: [slayer] });
    const secondary = scene.whenAllPass().whenAllPass();
    expect(secondary.state.combat?.inForce).toMatchObject([{ source: chief, command: true }]);
    const slain = secondary.when(1, join(slayer));
    expect(slain.state.combat?.inForce).toEqual([]);
    expect(comparedTotals(afterDuel(slain.when(0, join(ally))))).toEqual([2, 6]);
  });
});

describe('immunity', () => {
  it('D16 ARENA-IMM-01 ARENA-IMM-02 an attack that the enemy is immune to counts 0, and later nothing of its base', () => {
    const play = (attacker: number) => {
      const ally = white(attacker);
      const burner = white(8, 0, { attackType: 'FIRE' });
      const guard = white(5, 0, { immunities: [{ attack: 'FIRE' }] });
      const primary = aDuel({ arena: burner, hand: [ally] }, { arena: guard }).whenAllPass();
      return [comparedTotals(primary), comparedTotals(afterDuel(primary.when(0, join(ally))))];
    };
    expect(play(3)).toEqual([
      [0, 5],
      [3, 5],
    ]);
    expect(play(6)[1]).toEqual([6, 5]);
  });
});

describe('texts that take creatures away', () => {
  it('D43 ARENA-PRI-10 ARENA-DES-02 ARENA-ALO-03 of both duellists act together', () => {
    const [ours, theirs] = [
      white(5, 0, { ...greed, effects: [destroysGreed] }),
      gray(7, 0, { ...greed, effects: [destroysGreed] }),
    ];
    const scene = aDuel({ arena: ours }, { arena: theirs });
    expect(scene.step).toBe('PRIMARY_CORRUPTION');
    const after = afterDuel(scene);
    expect(after.state).toMatchObject({ stage: 'RAID_HAND', arena: [null, null] });
    expect(after.happened('stageEntered').map(({ stage }) => stage)).toEqual([
      'PRIMARY_COMMANDS',
      'RESOLUTION',
      'RAID_HAND',
    ]);
    expect([after.player(0).discard, after.player(1).discard]).toEqual([[ours], [theirs]]);
  });

  it('D44 ARENA-ALO-06 ARENA-ALO-04 ARENA-DES-01 of a secondary attacker: the beaten duellist wins', () => {
    const [lord, vassal, slayer] = [white(9, 0, greed), white(5), white(3, 0, { effects: [destroysGreed] })];
    const scene = aDuel({ arena: lord }, { arena: vassal, hand: [slayer] })
      .when(1, pass)
      .whenAllPass();
    const slain = scene.when(1, join(slayer));
    expect(slain.player(0).discard).toEqual([lord]);
    expect(slain).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [0] });
    const after = afterDuel(slain);
    expect(comparedTotals(after)).toEqual([0, 8]);
    expect(after.at(1, 'DUEL_ZONE')).toBe(vassal);
    expect(after.player(1).pile.at(-1)).toBe(slayer);
  });

  it('D45 ARENA-ALO-05 then the other duellist too: the window closes at once, no one wins', () => {
    const [lord, vassal] = [white(9, 0, greed), white(5, 0, greed)];
    const [first, second] = [white(3, 0, { effects: [destroysGreed] }), white(3, 0, { effects: [destroysGreed] })];
    const scene = aDuel({ arena: lord, hand: [second] }, { arena: vassal, hand: [first] });
    const secondary = scene.whenAllPass().whenAllPass();
    const after = secondary.when(1, join(first)).until('RAID_HAND').when(0, join(second));
    expect(after.happened('roundDecided')).toMatchObject([{ round: 'SECONDARY', winner: null, why: 'NOBODY_LEFT' }]);
    expect(after.state.arena).toEqual([null, null]);
    expect([after.player(0).pile.at(-1), after.player(1).pile.at(-1)]).toEqual([second, first]);
  });
});

describe('depot cards in the secondary round', () => {
  const aLoss = (spell: string) => aDuel({ arena: white(6, 2) }, { arena: gray(7, 3), depot: [spell] }).whenAllPass();

  it('D50 ARENA-SEC-07 a stone gained does not make it count', () => {
    const purse = aSpell({ timing: ['ANY'], effects: [{ op: 'STONES', value: 1 }] });
    const scene = aLoss(purse).when(1, { type: 'playDepotCard', cardId: purse, target: null });
    expect(scene.player(1).stones).toBe(7);
    const after = afterDuel(scene);
    expect(after.happened('roundDecided')).toMatchObject([{ winner: 0, why: 'PRIMARY_STANDS' }]);
  });

  it('D50 ARENA-SPL-05 a malus finds no creature in its first confrontation', () => {
    const curse = aSpell({ timing: ['ANY'], effects: [{ op: 'VITALITY', value: -4, target: 'PICK_ENEMY' }] });
    const scene = aLoss(curse);
    expect(scene.legal(1, 'playDepotCard')).toEqual([]);
    expect(
      scene.refusalCode(1, { type: 'playDepotCard', cardId: curse, target: { cardId: scene.at(0, 'DUEL_ZONE')! } }),
    ).toBe('ILLEGAL_TARGET');
  });

  it('ARENA-COR-01 a corruption comes too late', () => {
    const lure = aCorruption();
    expect(aLoss(lure).refusalCode(1, { type: 'playDepotCard', cardId: lure, target: null })).toBe('TOO_LATE');
  });
});

describe('who has won and who has lost', () => {
  const thrifty = () => gray(7, 0, { effects: [{ op: 'SAVE', trigger: 'BEATEN', cost: 1 }] });

  it('D51 ARENA-RES-04 is saved when its seat has paid for it', () => {
    const [saved, item] = [thrifty(), aCreatureItem()];
    const scene = aDuel({ arena: white(8) }, { arena: { card: saved, items: [item] }, stones: 2 }).when(0, pass);
    const paid = scene.when(1, { type: 'useAbility', cardId: saved, target: null });
    expect(paid.player(1).stones).toBe(1);
    const after = afterDuel(paid.whenAllPass());
    expect(after.player(1).pen).toEqual([saved]);
    expect(after.player(1).discard).toEqual([item]);
    expect(after.happened('cardsSentToPen')).toMatchObject([{ seat: 1, why: 'SAVED' }]);
  });

  it('D51 ARENA-RES-04 and else discarded', () => {
    const lost = thrifty();
    const after = afterDuel(aDuel({ arena: white(8) }, { arena: lost }).whenAllPass());
    expect(after.player(1).discard).toEqual([lost]);
  });

  it('ARENA-RES-04 is healed by an unshielded secondary attacker of its seat', () => {
    const healed = (plates: readonly string[]) => {
      const [lost, medic] = [gray(7), gray(1, 0, { effects: [{ op: 'HEAL', trigger: 'AFTER_COMBAT' }] })];
      const scene = aDuel({ arena: white(9), hand: plates }, { arena: lost, hand: [medic] }).whenAllPass();
      const joined = scene.when(1, join(medic));
      const [plate] = plates;
      const shielded = plate ? joined.when(0, { type: 'playDuelShield', cardId: plate, targetCardId: medic }) : joined;
      return afterDuel(shielded)
        .happened('cardsSentToPen')
        .map(({ why }) => why);
    };
    expect(healed([])).toEqual(['HEALED']);
    expect(healed([aShield()])).toEqual([]);
  });

  it('ARENA-GEN-12 a text of the winner happens when it has won', () => {
    const thief = white(8, 0, { effects: [{ op: 'STONES', value: -1, target: 'ENEMY_SEAT', trigger: 'WON' }] });
    const after = afterDuel(aDuel({ arena: thief }, { arena: aCreature({ vitality: 5 }) }).whenAllPass());
    expect(after.player(1).stones).toBe(5);
  });
});

describe('what a creature did before it left', () => {
  it('ARENA-CMD-03 stays done for its round, while its command ends', () => {
    const imp = gray(3, 0, {
      effects: [
        { op: 'VITALITY', value: -2, trigger: 'PLAYED', target: 'OPPONENT', when: { opponent: { maxVitality: 20 } } },
        { op: 'VITALITY', value: 4, trigger: 'COMMAND', target: 'OWN_ALL' },
      ],
    });
    const lost = aDuel({ arena: white(6) }, { arena: white(5), hand: [imp], depot: [] }).whenAllPass();
    const joined = lost.when(1, join(imp));
    expect(joined.state.combat?.inForce.map(({ command }) => command).sort()).toEqual([false, true]);
    const gone = joined.whenRules((turn) =>
      turn.emit({
        type: 'cardsSentToPen',
        seat: 1,
        why: 'EFFECT',
        cards: [{ instanceId: imp, cardId: imp }],
        items: [],
      }),
    );
    expect(gone.state.combat?.inForce.map(({ command }) => command)).toEqual([false]);
    const after = afterDuel(gone);
    expect(comparedTotals(after)).toEqual([4, 5]);
  });
});
