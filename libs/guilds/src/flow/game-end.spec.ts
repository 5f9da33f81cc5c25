import { guilds } from '../guilds.js';
import { at } from '../testing/fights.js';
import { aGame, aGuildTile, aLeader, aMage, aQuest, atTable, given, seenBy, type Scene } from '../testing/index.js';
import { idlyUntil, theNextTurn } from '../testing/next-turn.js';

/** Seat 1 of three completes the last quest next, in round 1; seat 2 has its Quests still before it. */
function beforeTheLastQuest(): Scene {
  const hero = () => at('active', aMage({ attack: { fire: 1 } }));
  const quest = aQuest({ monsters: [{ health: 1 }], success: { victoryPoints: 4 } });
  const state = aGame({
    guilds: [
      { mages: hero(), secondAction: 'quests' },
      { mages: hero(), leaderId: aLeader(), secondAction: 'work' },
      { mages: hero(), firstAction: 'work', secondAction: 'trade' },
    ],
    questDeck: [quest],
    resolving: { seat: 1, action: 'quests' },
  });
  return given(state).with((now) => {
    now.resolved = [0];
  });
}

const completed = () =>
  idlyUntil(beforeTheLastQuest(), ({ step }) => step === 'quest.element')
    .rolling(1)
    .when(1, { type: 'chooseElement', element: 'fire' });

describe('the end of the game', () => {
  it('EX-25 GUILD-155 GUILD-092 after the last quest the turn goes on until every seat has done both actions', () => {
    const scene = completed();
    expect(scene.guild(1).quests).toHaveLength(1);
    expect(scene.state.over).toBeNull();
    const types = scene.events.map(({ type }) => type);
    expect(types.indexOf('campaignWon')).toBeLessThan(types.indexOf('incomePaid'));
    expect(scene.happened('actionBegan')).toMatchObject([
      { seat: 2, action: 'work' },
      { seat: 0, action: 'quests' },
      { seat: 1, action: 'work' },
      { seat: 2, action: 'trade' },
    ]);
    expect(scene.happened('actionLost')).toEqual([{ type: 'actionLost', seat: 0, action: 'quests' }]);
    expect([scene.step, scene.asked]).toEqual(['resolve.trade', [2]]);
  });

  it('EX-25 GUILD-155 then points are counted, and step 7 is not played', () => {
    const scene = completed().when(2, { type: 'endAction' });
    expect(scene.happened('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'lastQuest' }]);
    expect(scene.happened('guildsRecovered')).toEqual([]);
    expect(scene.waiting).toEqual({ over: 'lastQuest' });
    expect(scene.guild(0).mages.map(({ post }) => post)).toEqual(['active']);
    expect(guilds.score(scene.state).map(({ seat, rank }) => [seat, rank])).toContainEqual([1, 1]);
  });

  it('GUILD-155 when it is over no command is taken', () => {
    const scene = completed().when(2, { type: 'endAction' });
    expect(scene.refusal(0, { type: 'comeBack' })).toMatchObject({ rule: 'GUILD-155', code: 'gameOver' });
    expect([0, 1, 2].map((seat) => scene.legal(seat))).toEqual([[], [], []]);
  });

  it('GUILD-156 the game that ends by stalemate is scored the same way, without step 7', () => {
    const done = aQuest({ success: { victoryPoints: 7 } });
    const tileId = aGuildTile({ objectives: ['mages', 'alignmentSteps'] });
    const scene = theNextTurn({
      guilds: [
        { tileId, leaderId: aLeader({ victoryPoints: 3 }) },
        { tileId, leaderId: aLeader({ victoryPoints: 1 }), quests: [done] },
      ],
      options: { stalemateTurns: 3 },
      idleTurns: 2,
    });
    expect(scene.waiting).toEqual({ over: 'stalemate' });
    expect(scene.happened('guildsRecovered')).toEqual([]);
    expect(guilds.score(scene.state).map(({ seat, rank, points }) => [seat, rank, points])).toEqual([
      [1, 1, 8],
      [0, 2, 3],
    ]);
  });

  it('GUILD-156 the count is public', () => {
    const scene = theNextTurn({ guilds: 2, idleTurns: 4 });
    expect(scene.view(0).idleTurns).toBe(5);
    expect(seenBy(scene, 'spectator')).toContainEqual({ type: 'idleTurnsCounted', idleTurns: 5 });
  });

  it('GUILD-157 GUILD-162 the running score is shown to all players', () => {
    const [tileId, other] = [aGuildTile({ objectives: ['rubies', 'mages'] }), aGuildTile()];
    const scene = given(aGame({ guilds: [{ tileId, leaderId: aLeader(), rubies: 5 }, { tileId: other }] }));
    expect(scene.view(1).guilds[0]?.points).toBe(10);
  });
});

describe('a seat that resigns', () => {
  const threeGuilds = () => [
    { tileId: aGuildTile(), leaderId: aLeader({ victoryPoints: 9 }) },
    { tileId: aGuildTile(), leaderId: aLeader({ victoryPoints: 1 }) },
    { tileId: aGuildTile(), leaderId: aLeader({ victoryPoints: 2 }) },
  ];

  it('GUILD-194 is absent permanently: its defaults are given at once, and it gives no command any more', () => {
    const scene = given(aGame({ guilds: 3 })).whenResigns(0);
    expect(scene.happened('firstActionChosen')).toMatchObject([{ seat: 0, action: 'work' }]);
    expect(scene.asked).toEqual([1, 2]);
    expect(scene.refusal(0, { type: 'comeBack' })).toMatchObject({ rule: 'GUILD-194', code: 'absent' });
    expect(scene.legal(0)).toEqual([]);
    const later = idlyUntil(scene, ({ state }) => state.turn === 2);
    expect(later.asked).toEqual([1, 2]);
  });

  it('GUILD-194 its guild stays in play, and may be attacked', () => {
    const raid = given(
      aGame({
        guilds: [{ mages: at('active', aMage({ attack: { fire: 1 } })) }, { rubies: 6, leaderId: aLeader() }, {}],
        resolving: { seat: 0, action: 'combat' },
      }),
    ).whenResigns(1);
    expect(raid.step).toBe('combat.target');
    const won = raid
      .when(0, { type: 'declareAttack', targetSeat: 1 })
      .rolling(1)
      .when(0, { type: 'chooseElement', element: 'fire' });
    expect(won.guild(1).rubies).toBe(3);
  });

  it('GUILD-194 it scores, but ranks below every seat that did not resign', () => {
    const table = atTable(aGame({ guilds: threeGuilds() }));
    table.must({ type: 'resign', seat: 0 });
    const placings = guilds.score(table.game.state as Scene['state']);
    expect(placings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(placings.at(-1)?.points).toBe(9);
  });

  it('GUILD-194 when a single seat is left the game ends at once and is scored', () => {
    const scene = given(aGame({ guilds: threeGuilds() })).whenResigns(0);
    expect(scene.state.over).toBeNull();
    const over = scene.whenResigns(2);
    expect(over.happened('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'lastSeat' }]);
    expect(over.waiting).toEqual({ over: 'lastSeat' });
    expect(guilds.score(over.state).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });
});
