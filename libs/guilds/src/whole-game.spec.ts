import { LocalGame, Random, randomBot } from '#kernel';
import { guilds } from './guilds.js';

/** A whole game by random commands; what is chosen depends on `choices` alone, what is drawn on `seed` alone. */
function played(seed: string, choices: string): LocalGame {
  const local = LocalGame.start(guilds, { seats: 3, seed, options: { questCount: 3, stalemateTurns: 3 } });
  local.playOut([randomBot, randomBot, randomBot], Random.from(choices));
  return local;
}

const told = (local: LocalGame): string => JSON.stringify(local.commits.map(({ events }) => events));

describe('chance', () => {
  it('GUILD-170 a game is reproducible from seed and commands', () => {
    const original = played('one', 'a');
    const again = new LocalGame(guilds, 'one');
    for (const { command } of original.commits) again.must(command);
    expect(told(again)).toBe(told(original));
    expect(again.game.state).toEqual(original.game.state);
  });

  it('GUILD-170 another seed gives other shuffles, deals and picks', () => {
    const [one, two] = ['one', 'two'].map((seed) => LocalGame.start(guilds, { seats: 3, seed }));
    expect(one!.commits.map(({ command }) => command)).toEqual(two!.commits.map(({ command }) => command));
    expect(told(one!)).not.toBe(told(two!));
  });

  it('GUILD-170 what was drawn stands in the events: folding them needs no chance', () => {
    const original = played('one', 'b');
    const folded = guilds.initialState(
      guilds.schemas.options.parse(original.game.options),
      [0, 1, 2].map((seat) => ({ seat, bot: false })),
    );
    const own = new Set(Object.keys(guilds.schemas.events));
    for (const event of original.commits.flatMap(({ events }) => events)) {
      if (own.has(event.type)) guilds.evolve(folded, event as never);
    }
    expect(folded).toEqual(original.game.state);
  });

  it('GUILD-170 set-up draws in the order of section 8', () => {
    const local = LocalGame.start(guilds, { seats: 2, seed: 'order' });
    const events = local.commits.at(-1)!.events.map(({ type }) => type);
    expect(events).toEqual([
      'gameStarted',
      'guildFounded',
      'guildFounded',
      'leaderDeckShuffled',
      'leadersDealt',
      'leadersDealt',
      'mageDeckShuffled',
      'magesDealt',
      'magesDealt',
      'itemDeckShuffled',
      'questDeckShuffled',
      'questTurnedUp',
      'firstPlayerDrawn',
      'stepOpened',
    ]);
  });
});
