import type { Card, OperationName, Timing } from '#cards';
import { cards } from '#cards/content';
import { effectsIn } from '#cards/engine';
import { operations } from '#cards/schema';
import type { Stage } from '../words.js';
import {
  aCreature,
  aCreatureItem,
  aGame,
  anUpgrade,
  aShield,
  aSpell,
  aStandardBearer,
  aTerrain,
  given,
  type Scene,
} from '../testing/index.js';
import { operationRules } from './operations/operations.js';
import { isTimed } from './timing.js';
import { giveCommands, playTexts, strikeAreas } from './arrival.js';
import { wonTexts } from './after-combat.js';
import { triggerDiscarded } from './discarded-texts.js';
import { victoriousTexts } from './victorious-texts.js';

const inArena = cards.filter(({ games }) => games.includes('ARENA'));
const played = inArena.filter(({ type }) => type === 'SPELL' || type === 'ITEM_HAND');

const stages: readonly Stage[] = ['ENLISTMENT', 'PRIMARY_ACTIONS', 'SECONDARY_ACTIONS', 'TERRAIN', 'CHALLENGE'];

/** A table on which every operation finds something: seat 0 holds the card and may act. */
function richTable(at: Stage, hand: readonly string[], kind: 'DUEL' | 'RAID' = 'DUEL'): Scene {
  const [own, enemy] = [
    aCreature({ influenceable: true }),
    aCreature({ vitality: 4, influenceable: true, vulnerabilities: ['GREED'] }),
  ];
  const [mine, theirs] = [aCreature({ vitality: 2 }), aCreature({ vitality: 3 })];
  const order = aSpell({
    timing: ['COMMAND'],
    effects: [{ op: 'VITALITY', value: 1, target: 'ALL', trigger: 'COMMAND' }],
  });
  const fights = at === 'PRIMARY_ACTIONS' || at === 'SECONDARY_ACTIONS';
  const secondary = at === 'SECONDARY_ACTIONS';
  const raid = kind === 'RAID';
  const upgrades = { LEFT: anUpgrade() };
  const on = (card: string) => (raid ? { CENTER: { card, faceUp: true } } : {});
  return given(
    aGame({
      at,
      seats: [
        { hand, stones: 9, on: { LEFT: aShield(), ...on(own) }, prison: { shield: aShield(), captive: aCreature() } },
        {
          hand: [aShield(), aCreature({ vitality: 1 })],
          on: { LEFT: { card: aCreature({ vitality: 3 }), items: [aCreatureItem()] }, ...on(enemy) },
          under: { LEFT: aCreature({ influenceValue: 2 }) },
          standardBearer: aStandardBearer(),
          prison: { shield: aShield(), captive: aCreature() },
          discard: [order],
          ruins: ['RIGHT'],
          upgrades,
        },
      ],
      terrain: { card: aTerrain(), owner: 1 },
      marks: { victor: 0 },
      ...(raid ? { raid: { targets: ['CENTER', 'CENTER'] } } : {}),
      ...(fights
        ? {
            combat: {
              kind,
              round: secondary ? ('SECONDARY' as const) : ('PRIMARY' as const),
              duellists: [own, enemy] as const,
              ...(secondary ? { secondary: [[mine], [theirs]] as const, past: [own, enemy] } : {}),
              supports: [
                { kind: 'GUARDIAN' as const, seat: 1, source: null, receiver: enemy, value: 2, reversed: false },
              ],
              inForce: [
                {
                  key: 'effect-1',
                  seat: 1,
                  source: order,
                  effect: 0,
                  target: null,
                  lasts: 'COMBAT' as const,
                  command: true,
                },
              ],
              effectsMade: 1,
            },
          }
        : {}),
    }),
  );
}

/** Every way to play it in a window is tried; the types of the events between playing and discarding. */
const tried = (scene: Scene, card: Card): string[][] =>
  scene.legal(0, 'playDepotCard').map((command) => {
    const after = scene.until('RAID_HAND').when(0, command);
    expect(after.state.players[0].discard).toContain(card.id);
    const types = after.events.map(({ type }) => type);
    return types.slice(1, types.lastIndexOf('cardsDiscarded'));
  });

const timings = ({ timing = [], effects }: Card): Timing[] => effects.flatMap((effect) => effect.timing ?? timing);

describe('the cards of the library', () => {
  it('CARD-19 every operation has its rules', () => {
    for (const op of Object.keys(operations) as OperationName[])
      expect([op, operationRules(op)]).toEqual([op, expect.anything()]);
  });

  it.each(played.map((card) => [card.id, card] as const))('%s does something in each of its windows', (_id, card) => {
    const windows = stages.flatMap((stage) => (['DUEL', 'RAID'] as const).map((kind) => [stage, kind] as const));
    const open = windows.filter(([stage, kind]) => {
      if (kind === 'RAID' && stage !== 'PRIMARY_ACTIONS') return false;
      return isTimed(richTable(stage, [], kind).state, timings(card));
    });
    expect(open.length).toBeGreaterThan(0);
    for (const [stage, kind] of open) {
      const ways = tried(richTable(stage, [card.id], kind), card);
      expect([stage, ways.length]).not.toEqual([stage, 0]);
      for (const happened of ways) expect(happened.length).toBeGreaterThan(0);
    }
  });

  const acting = inArena.filter(
    (card) => card.type === 'CREATURE' && effectsIn('ARENA', card).some(({ effect }) => effect.trigger !== 'STATIC'),
  );

  it.each(acting.map((card) => [card.id, card] as const))('%s acts by its text', (id: string, card) => {
    const enemy = aCreature({ vitality: 3, vulnerabilities: ['GREED'] });
    const scene = given(
      aGame({
        at: 'PRIMARY_COMMANDS',
        seats: [{}, { hand: [aCreature({ vitality: 1 })] }],
        combat: { duellists: [id, enemy] },
      }),
    );
    const after = scene.whenRules((turn) => {
      giveCommands(turn, [id]);
      strikeAreas(turn, [id]);
      playTexts(turn, [id]);
      wonTexts(turn, id);
      victoriousTexts(turn, id);
      triggerDiscarded(turn, [id]);
    });
    const late = effectsIn('ARENA', card).every(
      ({ effect: { op, trigger } }) => trigger === 'STATIC' || op === 'SAVE' || op === 'HEAL',
    );
    expect(after.events.length > 0).toBe(!late);
  });
});
