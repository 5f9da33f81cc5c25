import { clash } from '#clash-presentation';
import request from 'supertest';
import { Random } from '#kernel';
import { secretFieldsOf, secretSelection } from '../table/secret-fields.js';
import { expectSecretsKept } from '../table/secrets-kept.js';
import type { TableClient } from '../table/table-client.js';
import { WholeTable, type Choice, type PlayedGame } from '../table/whole-table.js';
import { quickChoice } from './quick-choice.js';

const names = ['Ada', 'Bruno', 'Celeste', 'Dmitri'];
/** Seats of side A come first (CLASH-201). */
const sideOf = (seat: number): 'A' | 'B' => (seat < 2 ? 'A' : 'B');
const options = {
  clash: { mode: 'VERSUS', scenarioId: 'silent-hour', seatsA: 2, seatsB: 2, decisionSeconds: 3600 },
};

const secretFields = secretFieldsOf(clash);
const selection = secretSelection('Clash', secretFields, { plays: '{ cardId side }' });

const VIEW = `query($id: ID!) { game(id: $id) { view { ... on ClashView {
  own { side deck heroes { heroId hand plan { cardId side } tokens } } secrets { side }
  heroes { heroId side planned } sides { side page { articleId } points } result { outcome reason }
} } } }`;

interface Looked {
  readonly game: {
    readonly view: {
      readonly own: { readonly side: string; readonly deck: string[]; readonly heroes: { heroId: string }[] } | null;
      readonly secrets: readonly object[] | null;
      readonly heroes: readonly { readonly heroId: string; readonly side: string }[];
      readonly sides: readonly { readonly side: string; readonly page: readonly object[]; readonly points: number }[];
      readonly result: { readonly outcome: string; readonly reason: string } | null;
    };
  };
}

describe('a whole game of Clash, two against two, between four clients that know only the API', () => {
  let table: WholeTable | undefined;
  let game: PlayedGame;
  const looks: { readonly seat: number; readonly view: Looked['game']['view'] }[] = [];

  function choices(client: TableClient, seat: number, gameId: string): Choice {
    const random = Random.from(`client-${seat}`);
    let plans = 0;
    return async (position) => {
      const isPlanning = position.legalCommands.some(({ type }) => type === 'declareReady');
      if (isPlanning && plans++ < 3) {
        const { game } = await client.ask<Looked>(VIEW, { id: gameId });
        looks.push({ seat, view: game.view });
      }
      return quickChoice(position, random);
    };
  }

  beforeAll(async () => {
    table = await WholeTable.shared(names);
    const brings = names.map((seed, seat) => (seat === 0 ? {} : { seed }));
    game = await table.play({ options, brings, selection, choices });
  });

  afterAll(() => table?.close());

  it('is played to the two front pages by all four players', async () => {
    expect(Math.min(...game.played)).toBeGreaterThan(5);
    const ended = await table!.clients[0]!.ask<Looked & { game: { outcome: { placings: { seat: number }[] } } }>(
      'query($id: ID!) { game(id: $id) { outcome { placings { seat } } view { ... on ClashView { sides { side points page { articleId } } result { outcome reason } } } } }',
      { id: game.gameId },
    );
    expect(ended.game.outcome.placings.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
    expect(ended.game.view.result).toEqual({ outcome: expect.any(String), reason: expect.any(String) });
    expect(ended.game.view.sides.map(({ side }) => side)).toEqual(['A', 'B']);
    for (const side of ['a', 'b']) {
      await request(table!.url)
        .get(`/v1/games/${game.gameId}/front-page-${side}.svg`)
        .expect(200)
        .expect('content-type', 'image/svg+xml; charset=utf-8');
    }
  });

  it('has the turns of the villain done by jobs, one item at a time', () => {
    const { types } = game;
    expect(types).toContain('villainListBegun');
    expect(types.filter((type) => type === 'villainItemDone').length).toBeGreaterThan(1);
  });

  it('reaches every client without a hole and without a double', () => {
    game.expectHeardByAll();
  });

  it('tells a side nothing of the plans, hands, orders and wounds of the other, and all of its own', () => {
    const seen = expectSecretsKept(game, { fields: secretFields, isOf: isOfSide, namesIn });
    expect(seen.hidden).toBeGreaterThan(20);
    expect(seen.own).toBeGreaterThan(20);
  });

  it('shows a seat in its view what its own side plans, and no other secret', () => {
    expect(new Set(looks.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    for (const { seat, view } of looks) {
      const allies = view.heroes.filter(({ side }) => side === sideOf(seat)).map(({ heroId }) => heroId);
      expect(view.secrets).toBeNull();
      expect(view.own?.side).toBe(sideOf(seat));
      expect(view.own?.heroes.map(({ heroId }) => heroId)).toEqual(allies);
      expect(allies).toEqual(expect.arrayContaining(view.own!.deck));
    }
  });

  it('ends with the seed behind the commitment', () => {
    game.expectSeedRevealed();
  });
});

const { powerCards, woundCards } = clash.content!;
const cardNames = new Map([
  ...powerCards.map(({ id, name }): [string, string] => [id, name.en]),
  ...woundCards.flatMap(({ cardIds, name }) => cardIds.map((id): [string, string] => [id, name.en])),
]);

const isOfSide = (side: unknown, seat: number): boolean => side === sideOf(seat);

const namesIn = (value: unknown): string[] => idsIn(value).flatMap((id) => cardNames.get(id) ?? []);

/** The ids of cards in the value of a secret: an id, ids, or cards with their sides. */
const idsIn = (value: unknown): string[] =>
  [value]
    .flat()
    .map((one) => (typeof one === 'object' && one !== null && 'cardId' in one ? String(one.cardId) : String(one)));
