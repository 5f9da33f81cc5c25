import { LocalGame, Random, type Bot } from '#kernel';
import { aGame, aMage, aQuest, aRaid, given } from '#guilds/testing';
import type { Command, View } from '#guilds/queries';
import { steward } from '../bots/steward.js';
import { guilds } from '../guilds.js';
import { boldSteward, fighter, pacifist, predator, questRefuser } from './standing-opponents.js';

/** The commands of an opponent in seat 0 of a whole game between three. */
function played(opponent: Bot<View, Command>): Command[] {
  const local = LocalGame.start(guilds, { seed: 'one-idea', seats: 3, options: { questCount: 8 } });
  const commands: Command[] = [];
  const noted: Bot<View, Command> = (sight) => {
    const command = opponent(sight);
    commands.push(command);
    return command;
  };
  local.playOut([noted, steward, steward], Random.from('one-idea'));
  expect(local.game.phase).toBe('over');
  return commands;
}

const strong = { fire: 9, water: 9, air: 9, earth: 9 };

const chosen = (commands: readonly Command[], type: 'chooseFirstAction' | 'chooseSecondAction'): Set<string> =>
  new Set(commands.flatMap((command) => (command.type === type ? [command.action] : [])));

describe('The standing opponents of the steward', () => {
  it('fights in both actions of every turn, with all its mages', () => {
    const commands = played(fighter);
    expect([...chosen(commands, 'chooseFirstAction')]).toEqual(['combat']);
    expect([...chosen(commands, 'chooseSecondAction')]).toEqual(['X2']);
    expect(commands).toContainEqual(expect.objectContaining({ type: 'placeMages' }));
    expect(commands).not.toContainEqual({ type: 'placeMages', activeMageIds: [] });
    expect(commands).toContainEqual(expect.objectContaining({ type: 'declareAttack' }));
  });

  it.each([
    ['quests', questRefuser],
    ['combat', pacifist],
  ] as const)('never chooses %s, and all else', (refused, opponent) => {
    const commands = played(opponent);
    const actions = new Set([...chosen(commands, 'chooseFirstAction'), ...chosen(commands, 'chooseSecondAction')]);
    expect(actions).not.toContain(refused);
    expect(actions.size).toBeGreaterThan(3);
  });

  it.each([
    [12, 4, true],
    [11, 4, false],
    [12, 3, false],
  ])('raids a rival of %i rubies with %i mages: %s', (rubies, fit, raids) => {
    const mages = Array.from({ length: fit }, () => aMage());
    const quest = aQuest({ monsters: [{ health: 3 }], success: { victoryPoints: 8 } });
    const guards = [1, 2, 3].map(() => aMage({ attack: strong, defense: strong }));
    const scene = given(
      aGame({
        guilds: [
          { mages, rubies: 0 },
          { mages: guards, rubies },
        ],
        questDeck: [quest, aQuest()],
      }),
    );
    const answer = predator(scene.sight(0, Random.from('predator')));
    expect(answer.type === 'chooseFirstAction' && answer.action === 'combat').toBe(raids);
  });

  it('gambles for a hoard that the steward leaves alone', () => {
    const guards = [1, 2, 3, 4].map(() => aMage({ attack: strong, defense: { water: 9, air: 9, earth: 9 } }));
    const attackers = [aMage({ attack: { fire: 1 } }), aMage(), aMage()];
    const scene = aRaid({ attackers, defenders: guards, defender: { rubies: 4000 } }).with((state) => {
      state.guilds[2]!.rubies = 0;
    });
    const answers = [steward, boldSteward].map((bot) => bot(scene.sight(0, Random.from('hoard'))).type);
    expect(answers).toEqual(['endAction', 'declareAttack']);
  });
});
