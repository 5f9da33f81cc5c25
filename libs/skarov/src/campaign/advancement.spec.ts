import { heroRecord, type HeroRecord } from '#skirmish/campaign';
import { expectOpenToTheLast } from '#skirmish/testing';
import { cardsOfHero } from '../content/catalogue.js';
import { endGame } from '../end-of-game/end-game.js';
import { book } from '../rulebook.js';
import { aGame, given, type HeroSetup, type Scene } from '../testing/index.js';
import type { EndReason } from '../words.js';

const [nova, freedom] = ['super-nova', 'sgt-freedom'] as const;

/** The ids of the cards of a set, in canonical order. */
const cards = (heroId: string, ...sets: Parameters<typeof cardsOfHero>[1][]): string[] =>
  cardsOfHero(heroId, ...sets).map(({ id }) => id);

const rookieOf = (id: string): HeroSetup & { readonly id: string } => ({
  id,
  rank: 'ROOKIE',
  hand: [...cards(id, 'BASE').slice(2), ...cards(id, 'WEAKNESS', 'ROOKIE')],
  setAside: cards(id, 'BASE').slice(0, 2),
});

const [one = '', other = ''] = cards(nova, 'ROOKIE');
const [first = '', second = ''] = cards(nova, 'BASE');
const [veteranCard = '', lastVeteranCard = ''] = cards(freedom, 'VETERAN');

/** An adventure of these heroes that ends. */
const adventure = (
  heroes: readonly HeroSetup[],
  { picks = [], reason = 'SKAROV_OUT' }: { readonly picks?: readonly unknown[]; readonly reason?: EndReason } = {},
): Scene =>
  given(aGame({ heroes, options: { campaign: { heroes: [] } } }))
    .chancing({ picks })
    .goingOn((turn) => {
      endGame(turn, reason);
    });

const recordOf = (scene: Scene, heroId: string): HeroRecord => heroRecord(book, scene.hero(heroId));
const step = (rookieCardId: string, regainCardId: string) =>
  ({ type: 'campaignStep', rookieCardId, regainCardId }) as const;

describe('advancement', () => {
  it('SKAROV-CAMP-01 a Rookie may give up one Rookie card permanently, for one that was taken out', () => {
    const scene = adventure([rookieOf(nova), { id: freedom, rank: 'VETERAN' }]);
    expect([scene.step, scene.asked]).toEqual(['advancement', [0]]);
    expect(scene.refusalCode(0, step('nothing', first))).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, step(second, first))).toBe('NOT_A_ROOKIE_CARD');
    expect(scene.refusalCode(0, step(one, other))).toBe('CARD_NOT_SET_ASIDE');
    expect(scene.refusal(1, { type: 'skipCampaignStep' })).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(scene.legal(0)).toHaveLength(5);
    expect(scene.byDefault(0)).toEqual({ type: 'skipCampaignStep' });
    const stepped = scene.when(0, step(one, second));
    expect(stepped.waiting).toEqual({ over: 'SKAROV_OUT' });
    expect(recordOf(stepped, nova)).toMatchObject({ rank: 'ROOKIE', setAside: [first] });
    expect(recordOf(stepped, nova).cards).toContain(second);
    expect(recordOf(stepped, nova).cards).not.toContain(one);
    const before = { heroId: nova, ...rookieOf(nova) };
    expect(recordOf(scene.when(0, { type: 'skipCampaignStep' }), nova)).toMatchObject({
      rank: 'ROOKIE',
      setAside: before.setAside,
    });
  });

  it('SKAROV-CAMP-02 SKAROV-CAMP-04 without Rookie cards a hero has its hero sheet, and no veteran card by the same adventure', () => {
    const almost = { ...rookieOf(nova), hand: cards(nova, 'BASE', 'WEAKNESS').filter((id) => id !== first) };
    const scene = adventure([{ ...almost, hand: [...almost.hand, one], setAside: [first] }]).when(0, step(one, first));
    expect(recordOf(scene, nova)).toEqual({
      heroId: nova,
      rank: 'HERO',
      cards: cards(nova, 'BASE', 'WEAKNESS'),
      setAside: [],
    });
    expect(scene.happened('campaignStepTaken')).toHaveLength(1);
  });

  it('SKAROV-CAMP-03 with the hero sheet it gains a random veteran card that it does not have, with both it is a Veteran; a Veteran gains nothing', () => {
    const hand = cards(freedom, 'BASE', 'WEAKNESS');
    const scene = adventure([{ id: freedom, rank: 'HERO', hand }], { picks: [lastVeteranCard] });
    expect(recordOf(scene, freedom)).toMatchObject({ rank: 'HERO', cards: [...hand, lastVeteranCard] });
    expect(scene.waiting).toEqual({ over: 'SKAROV_OUT' });
    expect(scene.told.slice(-2)).toEqual(['gameEnded', 'campaignStepTaken']);
    const next = adventure([{ id: freedom, rank: 'HERO', hand: [...hand, lastVeteranCard] }], { picks: [veteranCard] });
    expect(recordOf(next, freedom)).toMatchObject({
      rank: 'VETERAN',
      cards: cards(freedom, 'BASE', 'WEAKNESS', 'VETERAN'),
    });
    const random = adventure([{ id: freedom, rank: 'HERO', hand: [...hand, veteranCard] }], {
      picks: [lastVeteranCard],
    });
    expect(random.happened('campaignStepTaken')).toMatchObject([{ gained: lastVeteranCard }]);
    expect(() =>
      adventure([{ id: freedom, rank: 'HERO', hand: [...hand, veteranCard] }], { picks: [veteranCard] }),
    ).toThrow(`${veteranCard} is not among ${lastVeteranCard}.`);
    const veteran = adventure([{ id: freedom, rank: 'VETERAN', hand: cards(freedom, 'BASE', 'WEAKNESS', 'VETERAN') }]);
    expect(veteran.happened('campaignStepTaken')).toMatchObject([{ gained: null, lost: null }]);
  });

  it('SKAROV-CAMP-06 veteran cards are drawn when the page is done, before the Rookies are asked, for heroes that are out of action too', () => {
    const scene = adventure([rookieOf(nova), { id: freedom, rank: 'HERO', at: null }], { picks: [veteranCard] });
    expect(scene.told.slice(-3)).toEqual(['gameEnded', 'campaignStepTaken', 'stepOpened']);
    expect(recordOf(scene, freedom).cards).toContain(veteranCard);
    expect(scene.asked).toEqual([0]);
    const out = adventure([{ ...rookieOf(nova), at: null }, { id: freedom }], { picks: [veteranCard] });
    expect(out.asked).toEqual([0]);
  });

  it.each(['SKAROV_OUT', 'NO_HERO', 'ESCAPE', 'TURN_LIMIT'] as const)(
    'SKAROV-CAMP-04 one step for every result: %s',
    (reason) => {
      const scene = adventure([rookieOf(nova)], { reason });
      expect(scene.waiting).toMatchObject({ seats: [0], step: 'advancement' });
      expect(scene.when(0, { type: 'skipCampaignStep' }).waiting).toEqual({ over: reason });
    },
  );

  it('SKAROV-CAMP-06 SKAROV-GEN-13 a hero whose seat has left is not asked, before or meanwhile: it stays as it is', () => {
    const heroes = [rookieOf(nova), rookieOf(freedom)];
    const left = given(aGame({ heroes, options: { campaign: { heroes: [] } } }))
      .whenResigns(0)
      .goingOn((turn) => {
        endGame(turn, 'TURN_LIMIT');
      });
    expect(left.asked).toEqual([1]);
    const leaving = adventure(heroes).whenResigns(1);
    expect(leaving.asked).toEqual([0]);
    expect(leaving.when(0, { type: 'skipCampaignStep' }).waiting).toEqual({ over: 'SKAROV_OUT' });
  });

  it('SKAROV-CAMP-01 Rookies answer in any order, in one step that stays open until the last of them', () => {
    expectOpenToTheLast(adventure([rookieOf(nova), rookieOf(freedom)]), 'SKAROV_OUT');
  });

  it('SKAROV-CAMP-06 until it is over each side keeps its secrets', () => {
    const { state } = adventure([rookieOf(nova)]);
    expect([state.phase, state.over?.winner]).toEqual(['ADVANCEMENT', 'HEROES']);
    expect(Object.keys(given(state).view(0).sideSecrets ?? {})).toEqual(['heroes']);
    const over = given(state).when(0, { type: 'skipCampaignStep' });
    expect(Object.keys(over.view(0).sideSecrets ?? {})).toEqual(['heroes', 'overlord']);
    expect(over.refusalCode(0, { type: 'skipCampaignStep' })).toBe('GAME_OVER');
  });

  it('SKAROV-CAMP-06 outside a campaign no hero advances', () => {
    const scene = given(aGame({ heroes: [rookieOf(nova)] })).goingOn((turn) => {
      endGame(turn, 'SKAROV_OUT');
    });
    expect(scene.waiting).toEqual({ over: 'SKAROV_OUT' });
    expect(scene.happened('campaignStepTaken')).toEqual([]);
  });
});
