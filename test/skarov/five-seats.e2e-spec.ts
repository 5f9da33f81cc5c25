import { Random } from '#kernel';
import { skarov } from '#skarov-presentation';
import { secretFieldsOf, secretSelection } from '../table/secret-fields.js';
import { expectSecretsKept } from '../table/secrets-kept.js';
import type { TableClient } from '../table/table-client.js';
import { WholeTable, type Choice, type PlayedGame } from '../table/whole-table.js';
import { raidChoice } from './raid-choice.js';

const names = ['Ada', 'Bruno', 'Celeste', 'Dmitri', 'Eva'];
/** The last seat is the overlord's (SKAROV-GEN-02). */
const OVERLORD = 4;
const sideOf = (seat: number): 'HEROES' | 'OVERLORD' => (seat < OVERLORD ? 'HEROES' : 'OVERLORD');

const secretFields = secretFieldsOf(skarov);
const selection = [
  secretSelection('Skarov', secretFields, { plays: '{ cardId side }', options: '{ optionId kind }' }),
  '... on SkarovEndOfTurnItem { item next }',
].join(' ');

const VIEW = `query($id: ID!) { game(id: $id) { view { ... on SkarovView {
  sideSecrets { heroes { cards { heroId hand } } overlord { hand } }
} } } }`;

const LAYOUT = 'tiles { faceId column row turns } passages { edge kind }';
const BOARD = `query($id: ID!) { game(id: $id) { view { ... on SkarovView { adventure { difficulty } board { confirmed
  ${LAYOUT} posts { sheetId spaceId } spaces { spaceId reinforcement }
} } } } }`;
const SAVE = `mutation($input: SaveBaseInput!) { saveBase(input: $input) { faults { code rule path }
  layout { difficulty ${LAYOUT} minions { sheet space } lieutenants { sheet space } }
} }`;

interface Board {
  readonly confirmed: boolean;
  readonly tiles: readonly object[];
  readonly passages: readonly object[];
  readonly posts: readonly { readonly sheetId: string; readonly spaceId: string }[];
  readonly spaces: readonly { readonly spaceId: string; readonly reinforcement: number | null }[];
}

interface Looked {
  readonly game: {
    readonly view: {
      readonly sideSecrets: {
        readonly heroes: { readonly cards: readonly { readonly heroId: string }[] } | null;
        readonly overlord: { readonly hand: readonly string[] } | null;
      } | null;
    };
  };
}

describe('a whole game of Skarov between five clients that know only the API', () => {
  let table: WholeTable | undefined;
  let game: PlayedGame;
  const looks: { readonly seat: number; readonly view: Looked['game']['view'] }[] = [];

  function choices(client: TableClient, seat: number, gameId: string): Choice {
    const random = Random.from(`raider-${seat}`);
    let plans = 0;
    return async (position) => {
      const isPlanning = position.legalCommands.some(({ type }) => type === 'declareReady' || type === 'setEvent');
      if (isPlanning && plans++ < 3) {
        const { game } = await client.ask<Looked>(VIEW, { id: gameId });
        looks.push({ seat, view: game.view });
      }
      return raidChoice(position, random);
    };
  }

  beforeAll(async () => {
    table = await WholeTable.shared(names);
    const brings = names.map((seed, seat) => (seat === 0 ? {} : { seed }));
    const options = { skarov: { heroes: 4, turnLimit: 6, decisionSeconds: 3600 } };
    game = await table.play({ options, brings, selection, choices });
  });

  afterAll(() => table?.close());

  it('is played from the building of the base to the front page by all five players', async () => {
    expect(Math.min(...game.played)).toBeGreaterThan(5);
    expect(game.types).toEqual(expect.arrayContaining(['tilePlaced', 'baseConfirmed', 'cardsRevealed', 'articleWon']));
    const ended = await table!.clients[0]!.ask<{
      game: { outcome: { placings: { seat: number }[] }; view: { page: object[]; result: object | null } };
    }>(
      'query($id: ID!) { game(id: $id) { outcome { placings { seat } } view { ... on SkarovView { page { subject } result { reason winner } } } } }',
      { id: game.gameId },
    );
    expect(ended.game.outcome.placings.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(ended.game.view.result).toEqual({ reason: expect.any(String), winner: expect.any(String) });
    expect(ended.game.view.page.length).toBeGreaterThan(0);
  });

  it('has its ends of turn done by jobs, one item at a time', () => {
    const { types } = game;
    expect(types).toContain('endOfTurnBegun');
    expect(types.filter((type) => type === 'endOfTurnItem').length).toBeGreaterThan(1);
  });

  it('SKAROV-BASE-18 shows the overlord the base that was confirmed, and an account keeps it as it lay, without a fault', async () => {
    const overlord = table!.clients[OVERLORD]!;
    const { game: seen } = await overlord.ask<{ game: { view: { board: Board; adventure: { difficulty: string } } } }>(
      BOARD,
      {
        id: game.gameId,
      },
    );
    const { board, adventure } = seen.view;
    const { tiles, passages, posts, spaces } = board;
    const marked = new Set(spaces.filter(({ reinforcement }) => reinforcement !== null).map(({ spaceId }) => spaceId));
    const posted = posts.map(({ sheetId: sheet, spaceId: space }) => ({ sheet, space }));
    const layout = {
      difficulty: adventure.difficulty,
      tiles,
      passages,
      minions: posted.filter(({ space }) => marked.has(space)),
      lieutenants: posted.filter(({ space }) => !marked.has(space)),
    };
    const input = { name: 'As it lay', layout };
    const { saveBase } = await overlord.ask<{ saveBase: { faults: object[]; layout: typeof layout } }>(SAVE, { input });
    expect([board.confirmed, layout.tiles.length > 2, layout.lieutenants.length > 0]).toEqual([true, true, true]);
    expect(saveBase.faults).toEqual([]);
    expect(sorted(saveBase.layout)).toEqual(sorted(layout));
  });

  it('reaches every client without a hole and without a double', () => {
    game.expectHeardByAll();
  });

  it('tells a side nothing of the plans, hands and orders of the other, and all of its own', () => {
    const seen = expectSecretsKept(game, { fields: secretFields, isOf, namesIn });
    expect(seen.hidden).toBeGreaterThan(20);
    expect(seen.own).toBeGreaterThan(20);
  });

  it('shows a seat in its view what its own side plans, and nothing of the other', () => {
    expect(new Set(looks.map(({ seat }) => sideOf(seat)))).toEqual(new Set(['HEROES', 'OVERLORD']));
    for (const { seat, view } of looks) {
      const { heroes, overlord } = view.sideSecrets!;
      expect([heroes === null, overlord === null]).toEqual([seat === OVERLORD, seat !== OVERLORD]);
    }
  });

  it('ends with the seed behind the commitment', () => {
    game.expectSeedRevealed();
  });
});

/** Its lists in an order of their own: a kept base is told in another than that in which it was built. */
const sorted = (layout: object): object =>
  Object.fromEntries(
    Object.entries(layout).map(([part, list]: [string, unknown]) => [
      part,
      Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)).sort() : list,
    ]),
  );

const { powerCards, woundCards, eventCards } = skarov.content!;
const cardNames = new Map([
  ...powerCards.map(({ id, name }): [string, string] => [id, name.en]),
  ...[...woundCards, ...eventCards].flatMap(({ cardIds, name }) =>
    cardIds.map((id): [string, string] => [id, name.en]),
  ),
]);

/** A secret belongs to a seat, or to a side. */
const isOf = (named: unknown, seat: number): boolean => named === seat || named === sideOf(seat);

const namesIn = (value: unknown): string[] => idsIn(value).flatMap((id) => cardNames.get(id) ?? []);

/** The ids of cards in the value of a secret: an id, ids, or records that hold one. */
const idsIn = (value: unknown): string[] =>
  [value].flat().map((one) => {
    if (typeof one !== 'object' || one === null) return String(one);
    return 'cardId' in one ? String(one.cardId) : 'optionId' in one ? String(one.optionId) : '';
  });
