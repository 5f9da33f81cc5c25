import type { PrintedEffect } from '#cards/schema';
import type { InForce } from '../state.js';
import { aCreature, aGame, aSpell } from '../testing/index.js';
import { cancelledBy } from './conflicts.js';
import { cardOf } from '../table/cards.js';
import { fight } from '../testing/a-combat.js';

type Setting = 'LOWER_WINS' | 'HIGHER_WINS';
const comparing = (setting: Setting, dominantValue: number, ...more: PrintedEffect[]): string =>
  aSpell({ dominantValue, effects: [{ op: 'RULE', what: 'COMPARE', setting, trigger: 'COMMAND' }, ...more] });
const silence = aSpell({ effects: [{ op: 'RULE', what: 'INFLUENCE', setting: 'NONE', trigger: 'COMMAND' }] });

/** Keys of what is cancelled when the last of these commands comes: "place of the command.place of the effect". */
function cancelled(...sources: string[]): string[] {
  const state = aGame({ seats: [{ discard: sources }, {}] });
  const commands = sources.map((source, at) =>
    cardOf(state, source).effects.map((_, effect) => inForce(`${at}.${effect}`, source, effect)),
  );
  fight(state, { duellists: [aCreature(), aCreature()], inForce: commands.flat() });
  return cancelledBy(state, commands.at(-1)?.map(({ key }) => key) ?? []);
}

const inForce = (key: string, source: string, effect = 0, command = true): InForce => ({
  key,
  seat: 0,
  source,
  effect,
  target: null,
  lasts: 'COMBAT',
  command,
});

describe('ARENA-CMD conflicts of commands', () => {
  it('D15 ARENA-CMD-01 of two that cannot both hold the lower one is cancelled, of two equal ones both', () => {
    expect(cancelled(comparing('LOWER_WINS', 12), comparing('HIGHER_WINS', 9))).toEqual(['1.0']);
    expect(cancelled(comparing('LOWER_WINS', 9), comparing('HIGHER_WINS', 12))).toEqual(['0.0']);
    expect(cancelled(comparing('LOWER_WINS', 12), comparing('HIGHER_WINS', 12))).toEqual(['0.0', '1.0']);
  });

  it('D49 ARENA-CMD-04 one that comes later is held against all in force', () => {
    const [lower, higher, late] = [
      comparing('LOWER_WINS', 12),
      comparing('HIGHER_WINS', 9),
      comparing('HIGHER_WINS', 12),
    ];
    expect(cancelled(lower, higher)).toEqual(['1.0']);
    expect(cancelled(lower, late)).toEqual(['0.0', '1.0']);
  });

  it('ARENA-CMD-04 of three each that meets a stronger opposite one is cancelled', () => {
    const [strong, weak, middle] = [
      comparing('LOWER_WINS', 12),
      comparing('LOWER_WINS', 7),
      comparing('HIGHER_WINS', 9),
    ];
    expect(cancelled(strong, weak, middle)).toEqual(['1.0', '2.0']);
  });

  it('ARENA-CMD-02 equal demands, other rules and additive commands never conflict', () => {
    expect(cancelled(comparing('LOWER_WINS', 12), comparing('LOWER_WINS', 3))).toEqual([]);
    expect(cancelled(comparing('LOWER_WINS', 12), silence)).toEqual([]);
  });

  it('ARENA-CMD-01 a cancelled command ends as a whole', () => {
    const weak = comparing('HIGHER_WINS', 9, { op: 'VITALITY', value: 2, target: 'OWN_ALL', trigger: 'COMMAND' });
    expect(cancelled(comparing('LOWER_WINS', 12), weak)).toEqual(['1.0', '1.1']);
  });

  it('what is no command takes no part', () => {
    const [lower, higher] = [comparing('LOWER_WINS', 12), comparing('HIGHER_WINS', 9)];
    const state = aGame({
      seats: [{ discard: [lower, higher] }, {}],
      combat: {
        duellists: [aCreature(), aCreature()],
        inForce: [inForce(lower, lower, 0, false), inForce(higher, higher)],
      },
    });
    expect(cancelledBy(state, [higher])).toEqual([]);
    expect(cancelledBy(aGame(), [higher])).toEqual([]);
  });
});
