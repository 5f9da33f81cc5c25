import { Random } from '#kernel';
import { skarov } from '#skarov-presentation';
import { WholeTable, type PlayedGame } from '../table/whole-table.js';
import { raidChoice } from './raid-choice.js';

const TILES = 'tiles { faceId column row turns }';
const SAVE = `mutation($input: SaveBaseInput!) { saveBase(input: $input) { id faults { code } } }`;
const READ = `query($id: ID!) { base(id: $id) { name mine layout { ${TILES} } } }`;
const BOARD = `query($id: ID!) { game(id: $id) { view { ... on SkarovView { board { confirmed ${TILES} } } } } }`;
const LAID = `... on SkarovBaseUnveiled { base { ${TILES} } }`;

/** The Branch Office, its backmost room turned round: a base that the box has not. */
const {
  id: _id,
  name: _name,
  heroes: _heroes,
  ...branchOffice
} = skarov.content!.bases.find(({ id }) => id === 'branch-office')!;
const drawnUp = {
  ...branchOffice,
  tiles: branchOffice.tiles.map((tile) => (tile.faceId === 't8b' ? { ...tile, turns: 2 } : tile)),
};
/** As it is kept: by the names of the rooms. */
const kept = drawnUp.tiles.toSorted((one, other) => (one.faceId < other.faceId ? -1 : 1));

describe('a base of Skarov that one account has drawn up and shared', () => {
  let table: WholeTable;
  let baseId: string;
  let game: PlayedGame;

  beforeAll(async () => {
    table = await WholeTable.shared(['Hero', 'Overlord', 'Architect']);
    const [, overlord, architect] = table.clients;
    const input = { name: 'The Turned Office', shared: true, layout: drawnUp };
    const { saveBase } = await architect!.ask<{ saveBase: { id: string; faults: object[] } }>(SAVE, { input });
    expect(saveBase.faults).toEqual([]);
    baseId = saveBase.id;
    const { base } = await overlord!.ask<{ base: object }>(READ, { id: baseId });
    expect(base).toEqual({ name: 'The Turned Office', mine: false, layout: { tiles: kept } });
    game = await table.play({
      options: { skarov: { heroes: 1, turnLimit: 6, decisionSeconds: 3600 } },
      brings: [{}, { baseId }],
      selection: LAID,
      choices: (_, seat) => {
        const random = Random.from(`office-${seat}`);
        return (position) => raidChoice(position, random);
      },
    });
  });

  afterAll(() => table.close());

  it('is laid for another, which has nothing to build, and all players see it then', async () => {
    const laid = game.types.slice(game.types.indexOf('baseUnveiled'), game.types.indexOf('baseConfirmed'));
    expect(laid.filter((type) => type === 'tilePlaced')).toHaveLength(drawnUp.tiles.length);
    expect(laid).not.toContain('stepOpened');
    for (const { events } of table.clients) {
      const [unveiled] = events.filter(({ type }) => type === 'baseUnveiled');
      expect(unveiled?.payload).toMatchObject({ base: { tiles: kept } });
    }
    const seen = await table.clients[0]!.ask<{ game: { view: object } }>(BOARD, { id: game.gameId });
    expect(seen.game.view).toMatchObject({ board: { confirmed: true, tiles: kept } });
  });

  it('is played to the front page', () => {
    expect(Math.min(...game.played)).toBeGreaterThan(3);
    expect(game.types).toEqual(expect.arrayContaining(['baseUnveiled', 'cardsRevealed', 'gameEnded', 'articleWon']));
    game.expectHeardByAll();
    game.expectSeedRevealed();
  });
});
