import { expectOneAtATime, expectToBeItsEvents, expectVeteranInFour, refusedWith, Road } from '#skirmish/testing';
import { box, cardsOfHero, powerCard } from '../content/catalogue.js';
import { optionsSchema } from '../options.js';
import { book } from '../rulebook.js';
import { skarov } from '../skarov.js';
import type { AdventureTale } from './campaign-schemas.js';

const [nova, freedom, boy] = ['super-nova', 'sgt-freedom', 'golden-boy'] as const;
const overlord = 2;
const showers = box.known.scenario('light-showers');

const onRoad = (options: object = { heroes: 2, scenarioId: 'light-showers' }): Road<AdventureTale> =>
  new Road({ ruleset: skarov, book, seats: 3, options });

describe('a campaign', () => {
  it('SKAROV-CAMP-01 SKAROV-CAMP-02 SKAROV-CAMP-03 SKAROV-CAMP-04 from Rookie to Veteran in four adventures', () => {
    expectVeteranInFour(onRoad(), [nova, freedom]);
  });

  it('SKAROV-CAMP-01 SKAROV-RANK-05 a hero joins as a Rookie when it is first played, for any scenario', () => {
    const road = onRoad({ heroes: 2, scenario: { ...showers, id: 'downpour', difficulty: 'HARD' } });
    expect(road.view).toEqual({ heroes: [], adventures: [] });
    road.travel([nova, freedom], { stepping: false });
    const { cards, setAside } = road.hero(nova);
    expect(setAside.map((id) => powerCard(id).set)).toEqual(['BASE', 'BASE']);
    expect(road.sets(nova)).toEqual({ BASE: 5, WEAKNESS: 1, ROOKIE: 2 });
    const all = cardsOfHero(nova, 'BASE', 'WEAKNESS', 'ROOKIE').map(({ id }) => id);
    expect([...cards, ...setAside].sort()).toEqual(all.sort());
    road.travel([nova, freedom], { stepping: false });
    expect(road.hero(nova)).toEqual({
      heroId: nova,
      rank: 'ROOKIE',
      cards,
      setAside,
      account: 'player-0',
      adventures: 2,
    });
  });

  it('SKAROV-CAMP-06 the record that the next game starts from: its deck, its rank, and no other', () => {
    const road = onRoad();
    road.travel([nova, freedom]);
    road.travel([nova, boy]);
    const { campaign } = road.travel([freedom, boy]);
    expect(campaign?.heroes.map(({ heroId, rank }) => [heroId, rank])).toEqual([
      [nova, 'HERO'],
      [freedom, 'ROOKIE'],
      [boy, 'ROOKIE'],
    ]);
    expect(campaign?.heroes.map(({ setAside }) => setAside.length)).toEqual([0, 1, 1]);
    expect(road.hero(freedom)).toMatchObject({ rank: 'HERO', adventures: 2, setAside: [] });
    expect(optionsSchema.safeParse({ heroes: 2, campaign }).success).toBe(true);
  });

  it('SKAROV-CAMP-06 one adventure at a time; one that is given up makes room and changes nothing', () => {
    expectOneAtATime(onRoad(), 'SKAROV-CAMP-06', [nova, freedom]);
  });

  it('SKAROV-CAMP-06 the records are the campaign’s: no player brings their own', () => {
    const road = onRoad();
    const own = { heroes: 2, campaign: { heroes: [] } };
    expect(refusedWith(road.tryToOpen(own))).toEqual(['SKAROV-CAMP-06', 'RECORDS_ARE_THE_CAMPAIGNS']);
  });

  it('SKAROV-CAMP-04 tells who was where, and who won; the overlord gains nothing, and stands among the players', () => {
    const road = onRoad();
    road.travel([nova, freedom], { leaving: overlord });
    expect(road.view.adventures).toEqual([
      {
        gameId: 'game-1',
        scenarioId: 'light-showers',
        difficulty: 'EASY',
        reason: 'RESIGNATION',
        winner: 'HEROES',
        heroes: [
          { heroId: nova, seat: 0, side: 'HEROES', account: 'player-0', rank: 'ROOKIE' },
          { heroId: freedom, seat: 1, side: 'HEROES', account: 'player-1', rank: 'ROOKIE' },
        ],
      },
    ]);
    expect(road.campaign.adventures[0]?.players.map(({ seat, account }) => [seat, account])).toContainEqual([
      overlord,
      'player-2',
    ]);
  });

  it('SKAROV-CAMP-04 an adventure that is played to its end counts as one that is given up', () => {
    const road = onRoad();
    road.travel([nova, freedom], { leaving: 'nobody' });
    expect(road.view.adventures[0]?.reason).not.toBe('RESIGNATION');
    expect([nova, freedom].map((id) => road.hero(id).setAside.length)).toEqual([1, 1]);
  });

  it('SKAROV-CAMP-06 SKAROV-SETUP-06 a hero without cards when the game ends was not in it', () => {
    const road = onRoad();
    road.travel([nova], { leaving: overlord });
    expect(road.view.heroes).toEqual([]);
    expect(road.view.adventures).toMatchObject([{ winner: 'HEROES', heroes: [] }]);
    const custom = onRoad({ heroes: 2 });
    custom.travel([], { leaving: overlord });
    expect(custom.view.adventures).toMatchObject([{ scenarioId: null, difficulty: null }]);
  });

  it('SKAROV-CAMP-06 is what its events say: views and events keep to their schemas, and survive JSON', () => {
    const road = onRoad();
    road.travel([nova, freedom]);
    road.travel([nova, boy], { stepping: false });
    expectToBeItsEvents(road, skarov);
  });
});
