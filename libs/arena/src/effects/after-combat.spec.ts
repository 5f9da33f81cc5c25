import type { Trigger } from '#cards';
import type { PrintedEffect } from '#cards/schema';
import {
  aCreature,
  aCreatureItem,
  aGame,
  aShield,
  aSpell,
  given,
  type GivenCard,
  type Scene,
} from '../testing/index.js';
import { play, use } from './testing/playing.js';
import { wonTexts } from './after-combat.js';
import { victoriousTexts } from './victorious-texts.js';

const save: GivenCard = { effects: [{ op: 'SAVE', trigger: 'BEATEN', cost: 1 }] };
const gains = (trigger: Trigger): GivenCard => ({ effects: [{ op: 'STONES', value: 1, trigger }] });
const heals = (when?: PrintedEffect['when']): GivenCard => ({
  effects: [{ op: 'HEAL', trigger: 'AFTER_COMBAT', ...(when ? { when } : {}) }],
});

/** Seat 0 has lost the primary round with its duellist 3 against 9; the secondary round is on. */
const lostBy = (loser: string, more: { readonly healer?: string; readonly shielded?: boolean } = {}): Scene => {
  const winner = aCreature({ vitality: 9 });
  const item = aCreatureItem();
  const scene = given(
    aGame({
      at: 'SECONDARY_ACTIONS',
      seats: [{ hand: [aShield()], arena: { card: loser, faceUp: true, items: [item] } }, { hand: [aShield()] }],
      combat: {
        round: 'SECONDARY',
        primaryWinner: 1,
        duellists: [loser, winner],
        past: [loser, winner],
        ...(more.healer === undefined ? {} : { secondary: [[more.healer], []] as const }),
      },
    }),
  );
  const { healer } = more;
  if (!more.shielded || healer === undefined) return scene;
  return scene.with((state) =>
    state.combat?.shields.push({ seat: 1, id: state.players[1].hand.pop() ?? '', on: healer }),
  );
};

const ended = (scene: Scene): Scene => scene.until('RAID_HAND').whenAllPass();

describe('what becomes of the loser', () => {
  it('D51 ARENA-RES-04 ARENA-MOD-07 SAVE is paid beforehand: to the pen, items discarded', () => {
    const mourner = aCreature({ vitality: 3, ...save });
    const scene = lostBy(mourner);
    expect(scene.legal(0, 'useAbility')).toEqual([use(mourner)]);
    const paid = scene.when(0, use(mourner));
    expect(paid.player(0).stones).toBe(5);
    expect(paid.happened('savePaid')).toMatchObject([{ seat: 0, card: { instanceId: mourner } }]);
    const after = ended(paid);
    expect(after.happened('cardsSentToPen')).toMatchObject([
      { seat: 0, why: 'SAVED', cards: [{ instanceId: mourner }] },
    ]);
    expect(after.player(0).discard).toHaveLength(1);
    expect(ended(scene).player(0).discard).toContain(mourner);
  });

  it('SAVE is for the duellist alone, in the action windows of a combat, once, and for a stone', () => {
    const mourner = aCreature({ vitality: 3, ...save });
    const scene = lostBy(mourner);
    expect(scene.with((state) => (state.players[0].stones = 0)).refusalCode(0, use(mourner))).toBe('NO_POWER_STONE');
    const again = scene.when(0, use(mourner)).when(1, { type: 'pass' });
    expect(again.refusalCode(0, use(mourner))).toBe('ALREADY_USED_THIS_TURN');
    const joined = lostBy(aCreature({ vitality: 3 }), { healer: mourner });
    expect(joined.refusalCode(0, use(mourner))).toBe('NO_ABILITY');
    const raider = aCreature(save);
    const raid = given(
      aGame({
        at: 'PRIMARY_ACTIONS',
        seats: [
          { on: { LEFT: { card: raider, faceUp: true } } },
          { on: { CENTER: { card: aCreature(), faceUp: true } } },
        ],
      }),
    ).with((state) => {
      const enemy = state.players[1].strongholds?.CENTER.on?.id ?? '';
      const fighter = (id: string, seat: number) => ({ id, seat, part: 'DUELLIST' as const, fresh: true });
      const blank = joined.state.combat;
      if (!blank) return;
      state.combat = {
        ...blank,
        kind: 'RAID',
        stronghold: 'CENTER',
        round: 'PRIMARY',
        fighters: [fighter(raider, 0), fighter(enemy, 1)],
      };
    });
    expect(raid.legal(0, 'useAbility')).toEqual([use(raider)]);
  });

  it('SAVE does not help against destruction', () => {
    const mourner = aCreature({ vitality: 3, ...save });
    const cave = aSpell({ timing: ['MATCHUP'], effects: [{ op: 'DESTROY', target: 'PICK_ENEMY' }] });
    const scene = lostBy(mourner)
      .with((state) => {
        state.cards[cave] = { cardId: cave, owner: 1 };
        state.players[1].hand.push(cave);
      })
      .when(0, use(mourner));
    expect(scene.when(1, play(cave, { cardId: mourner })).player(0).discard).toContain(mourner);
  });

  it.each([
    ['a healer among the secondary attackers', heals(), false, 'HEALED'],
    ['one whose filter the loser fits', heals({ own: { kinds: ['MORTAL'] } }), false, 'HEALED'],
    ['one whose filter it does not fit', heals({ own: { kinds: ['OUTSIDER'] } }), false, null],
    ['a healer under a shield', heals(), true, null],
  ])('ARENA-RES-04 ARENA-MOD-07 HEAL: %s', (_what, text, shielded, why) => {
    const loser = aCreature({ vitality: 3 });
    const after = ended(lostBy(loser, { healer: aCreature({ vitality: 1, ...text }), shielded }));
    const home = after.happened('cardsSentToPen');
    expect(home).toMatchObject(why === null ? [] : [{ seat: 0, why, cards: [{ instanceId: loser }] }]);
    expect(after.player(0).discard.includes(loser)).toBe(why === null);
  });
});

describe('texts after a combat', () => {
  const scene = given(aGame({}));
  const withCard = (card: string): Scene => scene.with((state) => (state.cards[card] = { cardId: card, owner: 1 }));

  it('WON happens when the creature has won', () => {
    const scout = aCreature({ effects: [{ op: 'DRAW', value: 1, trigger: 'WON' }] });
    const after = withCard(scout).whenRules((turn) => wonTexts(turn, scout));
    expect(after.events.map(({ type }) => type)).toEqual(['textTriggered', 'cardsDrawn']);
    expect(after.happened('textTriggered')).toMatchObject([{ seat: 1, source: { instanceId: scout }, effect: 0 }]);
  });

  it('ARENA-EXT-03 VICTORIOUS happens when it has become so', () => {
    const smith = aCreature({
      effects: [
        { op: 'STONES', value: 1, trigger: 'VICTORIOUS' },
        { op: 'STONES', value: 5, trigger: 'WON' },
      ],
    });
    expect(
      withCard(smith)
        .whenRules((turn) => victoriousTexts(turn, smith))
        .player(1).stones,
    ).toBe(7);
  });

  it('DISCARDED happens when it goes from play to the discard pile, and not from hand', () => {
    const widow = aCreature({ vitality: 3, ...gains('DISCARDED') });
    expect(ended(lostBy(widow)).player(0).stones).toBe(7);
    const rat = aCreature({ vitality: 1, ...gains('DISCARDED') });
    const pall = aSpell({ effects: [{ op: 'AREA', value: 3, what: 'PLAIN' }] });
    const struck = given(aGame({ seats: [{ hand: [pall] }, { hand: [rat, aShield()] }] })).when(0, play(pall));
    expect(struck.player(1)).toMatchObject({ stones: 6, discard: [rat] });
  });

  it('CARD-17 an enemy loses no more stones than it has', () => {
    const thief = aCreature({ effects: [{ op: 'STONES', value: -2, trigger: 'WON', target: 'ENEMY_SEAT' }] });
    const take = (stones: number) =>
      withCard(thief)
        .with((state) => (state.players[0].stones = stones))
        .whenRules((turn) => wonTexts(turn, thief));
    expect(take(3).player(0).stones).toBe(1);
    expect(take(1).happened('stonesChanged')).toEqual([{ type: 'stonesChanged', seat: 0, change: -1 }]);
    expect(take(0).happened('stonesChanged')).toEqual([]);
  });
});
