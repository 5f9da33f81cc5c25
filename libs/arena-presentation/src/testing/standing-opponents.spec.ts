import { LocalGame, Random, type Bot } from '#kernel';
import type { Command, View } from '#arena/queries';
import { arena } from '../arena.js';
import { duelist } from '../bots/duelist.js';
import {
  aggressor,
  miser,
  noCorruption,
  noInfluence,
  noSpells,
  noUnderStronghold,
  raider,
} from './standing-opponents.js';

/** The commands of an opponent in seat 0 of a whole game, with the number of the combat that they were given in. */
function played(opponent: Bot<View, Command>): { command: Command; fights: boolean }[] {
  const local = LocalGame.start(arena, { seed: 'one-idea' });
  const commands: { command: Command; fights: boolean }[] = [];
  const noted: Bot<View, Command> = (sight) => {
    const command = opponent(sight);
    commands.push({ command, fights: sight.view.combat !== undefined });
    return command;
  };
  local.playOut([noted, duelist], Random.from('one-idea'));
  return commands;
}

const types = (commands: ReturnType<typeof played>): Set<string> =>
  new Set(commands.map(({ command }) => command.type));

describe('The standing opponents of the duelist', () => {
  it.each([
    ['playDepotCard', noSpells],
    ['placeUnderStronghold', noUnderStronghold],
    ['playCorruption', noCorruption],
    ['useGuardianInfluence', noInfluence],
  ] as const)('never gives %s, and all else', (refused, opponent) => {
    const given = types(played(opponent));
    expect(given).not.toContain(refused);
    expect(given).toContain('enterArena');
    expect(given.size).toBeGreaterThan(8);
  });

  it('keeps all its creatures from the duel', () => {
    const entries = played(raider).filter(({ command }) => command.type === 'enterArena');
    expect(entries.length).toBeGreaterThan(2);
    expect(entries.every(({ command }) => command.type === 'enterArena' && command.place === null)).toBe(true);
  });

  it('spends nothing in a combat, or all that it may', () => {
    const spending = (commands: ReturnType<typeof played>): number =>
      commands.filter(({ command, fights }) => fights && ['joinDuel', 'useGuardianInfluence'].includes(command.type))
        .length;
    expect(spending(played(miser))).toBe(0);
    expect(spending(played(aggressor))).toBeGreaterThan(spending(played(duelist)));
  });
});
