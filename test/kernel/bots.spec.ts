import { arena } from '#arena-presentation';
import { RulesetRegistry } from '#games';
import { Table } from '#server/testing';
import { clone, LocalGame, Random, randomBot, type AnyRuleset, type AnyTagged, type Bot, type World } from '#kernel';
import { lantern } from '#lantern-presentation';

const start = (seed = 's') => LocalGame.start(lantern, { seed, seats: 3 });

describe('A game in memory', () => {
  it('goes on from any state, in the types of its ruleset, and leaves that state alone', () => {
    const { state } = start();
    const position = { ...clone(state), storm: state.options.storms };
    const before = clone(position);
    const local = LocalGame.from(lantern, position, { seed: 'x', seats: 3 });
    local.playOut([randomBot, randomBot, randomBot], Random.from('x'));
    expect(local.commits.filter(({ command }) => command.type === 'runStep').length).toBe(1);
    expect(local.placings).toHaveLength(3);
    expect(position).toEqual(before);
  });

  it('shows itself before every command of a bot and after the last, until the caller has seen enough', () => {
    const bots = [randomBot, randomBot, randomBot];
    const playOut = (look: (played: number, local: LocalGame) => unknown): readonly [number, LocalGame] => {
      const local: LocalGame = LocalGame.start(lantern, { seed: 'shown', seats: 3 });
      return [local.playOut(bots, Random.from('shown'), { look: (played) => look(played, local) }), local];
    };
    const given = ({ commits }: LocalGame): number => commits.filter(({ command }) => command.type === 'play').length;
    const seen: [number, number, string][] = [];
    const [played, whole] = playOut((count, local) => seen.push([count, given(local), local.game.phase]));
    expect(played).toBe(given(whole));
    expect(seen).toEqual(
      Array.from({ length: played + 1 }, (_, count) => [count, count, count === played ? 'over' : 'running']),
    );
    const [enough, broken] = playOut((count) => count === 4);
    expect([enough, given(broken), broken.game.phase]).toEqual([4, 4, 'running']);
    expect(broken.commits).toEqual(whole.commits.slice(0, broken.commits.length));
  });

  it('throws when it is longer than it may be, or has a seat without a bot', () => {
    const local = LocalGame.start(lantern, { seed: 'x', seats: 3 });
    expect(() => local.playOut([randomBot], Random.from('x'))).toThrow('There is no bot for seat 1.');
    expect(() => local.playOut([randomBot, randomBot, randomBot], Random.from('x'), { most: 7 })).toThrow(
      'The game has not ended after 7 commits.',
    );
  });

  it('has no state before the start', () => {
    expect(() => new LocalGame(lantern, 's').state).toThrow('The game has not started.');
  });
});

describe('The knowledge of a bot', () => {
  it('is the sight of its seat, if it remembers', () => {
    const local = start();
    local.play(1, local.legal(1)[0]!);
    const random = Random.from('s');
    const events = local.sight(0, random, { remembers: true }).events();
    const dealt = events.filter(({ type }) => type === 'handDealt');
    expect(dealt.map(({ oils }) => oils !== undefined)).toEqual([true, false, false]);
    expect(events.at(-1)).toEqual({ type: 'cardChosen', seat: 1 });
    expect(() => local.sight(0, random).events()).toThrow('has to say that it `remembers`');
  });

  it('has worlds that look the same to its seat, with other cards in the hands of others, and its own to play on', () => {
    const local = start();
    const before = clone(local.game);
    const worlds = local.sight(0, Random.from('worlds')).worlds(5) as (World & LocalGame<typeof lantern>)[];
    for (const world of worlds) expect(world.view(0)).toEqual(local.view(0));
    expect(new Set(worlds.map(({ state }) => JSON.stringify(state.hands[1]))).size).toBeGreaterThan(1);
    for (const world of worlds) world.playOut([randomBot, randomBot, randomBot], Random.from('on'));
    expect(local.game).toEqual(before);
  });

  it('has no decks and seeds of others in its worlds', () => {
    const brought = [{ starter: 'LANTERN_COURT' }, { starter: 'HOLLOW_TIDE' }];
    const local = LocalGame.start(arena, { seed: 's', brought });
    const [world] = local.sight(0, Random.from('s')).worlds(1) as unknown as [LocalGame];
    expect(world.game.seats.map((holder) => [holder.brought, holder.seed])).toEqual([
      [undefined, null],
      [undefined, null],
    ]);
  });

  it('is the same on the service, for a bot that remembers', async () => {
    const heard: (readonly AnyTagged[])[] = [];
    const listening: Bot<unknown, AnyTagged> = Object.assign(
      ({ legal, events }: Parameters<Bot<unknown, AnyTagged>>[0]) => {
        heard.push(events());
        return legal[0]!;
      },
      { remembers: true },
    );
    const ruleset: AnyRuleset = { ...(lantern as AnyRuleset), bots: { random: listening } };
    const table = new Table({ rulesets: new RulesetRegistry([ruleset]) });
    const gameId = await table.open({ storms: 1 }, 'lantern');
    await table.fill(gameId, 2, 2);
    await table.meetDue();
    expect(heard.map((events) => events.filter(({ type }) => type === 'cardChosen'))).toEqual([
      [],
      [{ type: 'cardChosen', seat: 0 }],
    ]);
    expect(heard[1]!.filter(({ type }) => type === 'handDealt').map(({ oils }) => oils !== undefined)).toEqual([
      false,
      true,
    ]);
  });
});
