import { LocalGame, Random, type Bot } from '#kernel';
import { type Command, guardianAt, type View } from '#guardians/queries';
import { guardians } from '../guardians.js';
import { warlord } from '../bots/warlord.js';
import {
  landRush,
  noCorruption,
  noInfluence,
  noRanged,
  noSiege,
  noSpells,
  shieldHunter,
} from './standing-opponents.js';

/** The commands of an opponent in seat 0 of a whole game. */
function played(opponent: Bot<View, Command>): Command[] {
  const local = LocalGame.start(guardians, { seed: 'one-idea' });
  const commands: Command[] = [];
  const noted: Bot<View, Command> = (sight) => {
    const command = opponent(sight);
    commands.push(command);
    return command;
  };
  local.playOut([noted, warlord], Random.from('one-idea'));
  return commands;
}

describe('The standing opponents of the warlord', () => {
  it.each([
    ['playDepotCard', noSpells],
    ['rangedAttack', noRanged],
    ['playCorruption', noCorruption],
    ['useGuardianInfluence', noInfluence],
  ] as const)('never gives %s, and all else', (refused, opponent) => {
    const types = new Set(played(opponent).map(({ type }) => type));
    expect(types).not.toContain(refused);
    expect(types).toContain('moveShield');
    expect(types.size).toBeGreaterThan(8);
  });

  it.each([
    ['an enemy shield', shieldHunter],
    ['a land', landRush],
  ])('moves its shields at %s, and plays to the end', (_, opponent) => {
    expect(played(opponent).filter(({ type }) => type === 'moveShield').length).toBeGreaterThan(3);
  });

  it('leaves the guardian alone', () => {
    const moves = played(noSiege).flatMap((command) => (command.type === 'moveShield' ? command.path : []));
    expect(moves.some((place) => guardianAt(place) !== null)).toBe(false);
  });
});
