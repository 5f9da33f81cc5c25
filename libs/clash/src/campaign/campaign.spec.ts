import { expectOneAtATime, expectToBeItsEvents, expectVeteranInFour, refusedWith, Road } from '#skirmish/testing';
import { clash } from '../clash.js';
import { cardsOfHero, powerCard } from '../content/catalogue.js';
import { optionsSchema } from '../options.js';
import { book } from '../rulebook.js';
import type { AdventureTale } from './campaign-schemas.js';

const [hero, rival, third] = ['ultrawoman', 'rage', 'duchesse'] as const;
const onRoad = (): Road<AdventureTale> => new Road({ ruleset: clash, book, seats: 2 });

describe('a campaign', () => {
  it('CLASH-EX46 CLASH-072 CLASH-073 CLASH-074 CLASH-075 from Rookie to Veteran in four adventures, always stepping', () => {
    expectVeteranInFour(onRoad(), [hero, rival]);
  });

  it('CLASH-071 a hero joins as a Rookie when it is first played: two cards set aside in that game, never the weakness', () => {
    const road = onRoad();
    expect(road.view).toEqual({ heroes: [], adventures: [] });
    road.travel([hero, rival], { stepping: false });
    const { cards, setAside } = road.hero(hero);
    expect(setAside.map((id) => powerCard(id).set)).toEqual(['BASE', 'BASE']);
    expect(road.sets(hero)).toEqual({ BASE: 5, WEAKNESS: 1, ROOKIE: 2 });
    expect([...cards, ...setAside].sort()).toEqual(
      cardsOfHero(hero, 'BASE', 'WEAKNESS', 'ROOKIE')
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('CLASH-072 a Rookie who does not step goes on with the same cards', () => {
    const road = onRoad();
    road.travel([hero, rival], { stepping: false });
    const before = road.hero(hero);
    road.travel([hero, rival], { stepping: false });
    expect(road.hero(hero)).toEqual({ ...before, adventures: 2 });
  });

  it('CLASH-075 the result does not matter: winners and losers step, once', () => {
    const road = onRoad();
    road.travel([hero, rival], { leaving: 'nobody' });
    const [adventure] = road.view.adventures;
    expect(adventure?.outcome).toMatch(/^(SIDE_A|SIDE_B|DRAW|VILLAIN)$/);
    expect([hero, rival].map((id) => road.hero(id).setAside.length)).toEqual([1, 1]);
  });

  it('CLASH-072 CLASH-073 a seat that has resigned is not asked: a Rookie stays as it is, a Hero draws its card', () => {
    const road = onRoad();
    road.travel([hero, rival], { leaving: 0 });
    expect(road.view.adventures).toMatchObject([{ outcome: 'SIDE_B' }]);
    expect([hero, rival].map((id) => road.hero(id).setAside.length)).toEqual([2, 1]);
    road.travel([hero, rival], { leaving: 0 });
    road.travel([hero, rival], { leaving: 1 });
    expect([road.hero(rival).rank, road.hero(rival).cards.length]).toEqual(['HERO', 9]);
  });

  it('CLASH-075 one adventure at a time; one that is given up makes room and changes nothing', () => {
    expectOneAtATime(onRoad(), 'CLASH-075', [hero, rival]);
  });

  it('CLASH-072 CLASH-076 the records are the campaign’s: no player brings their own, or another rank', () => {
    const road = onRoad();
    expect(refusedWith(road.tryToOpen({ campaign: { heroes: [] } }))).toEqual([
      'CLASH-072',
      'RECORDS_ARE_THE_CAMPAIGNS',
    ]);
    expect(refusedWith(road.tryToOpen({ rankA: 'VETERAN' }))).toEqual(['KERNEL', 'invalidOptions']);
    expect(refusedWith(road.tryToOpen({ scenarioId: 'nowhere' }))).toEqual(['KERNEL', 'invalidOptions']);
  });

  it('CLASH-072 hands every hero that it knows to the next adventure, as it is, for any players', () => {
    const road = onRoad();
    road.travel([hero, rival]);
    road.travel([hero, third]);
    const { campaign } = road.travel([rival, third]);
    expect(campaign?.heroes.map(({ heroId }) => heroId)).toEqual([hero, rival, third]);
    expect(campaign?.heroes[0]).toMatchObject({ rank: 'HERO', setAside: [] });
    expect(campaign?.heroes[1]).toMatchObject({ rank: 'ROOKIE' });
    expect(optionsSchema.safeParse({ campaign }).success).toBe(true);
  });

  it('CLASH-075 tells who was where, who played whom, and who won', () => {
    const road = onRoad();
    road.travel([hero, rival]);
    expect(road.view).toMatchObject({
      heroes: [
        { heroId: hero, account: 'player-0', adventures: 1 },
        { heroId: rival, account: 'player-1', adventures: 1 },
      ],
      adventures: [
        {
          gameId: 'game-1',
          scenarioId: 'rooftop-rumble',
          mode: 'VERSUS',
          outcome: 'SIDE_A',
          heroes: [
            { heroId: hero, seat: 0, side: 'A', account: 'player-0', rank: 'ROOKIE' },
            { heroId: rival, seat: 1, side: 'B', account: 'player-1', rank: 'ROOKIE' },
          ],
        },
      ],
    });
    expect(road.campaign.adventures).toMatchObject([
      { status: 'played', reason: 'RESIGNATION', players: [{ seat: 0, account: 'player-0' }, { seat: 1 }] },
    ]);
  });

  it('CLASH-071 takes nothing from a game that ends before any seat has a hero, but that it was played', () => {
    const road = onRoad();
    road.travel([], { leaving: 0 });
    expect(road.view.heroes).toEqual([]);
    expect(road.view.adventures).toMatchObject([{ heroes: [] }]);
  });

  it('CLASH-072 is what its events say: views and events keep to their schemas, and survive JSON', () => {
    const road = onRoad();
    road.travel([hero, rival]);
    road.travel([hero, third], { stepping: false });
    expectToBeItsEvents(road, clash);
  });
});
