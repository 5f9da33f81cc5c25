import { endGame } from '../end-of-game/end-game.js';
import { heroRecord, type HeroRecord } from '#skirmish/campaign';
import { expectOpenToTheLast } from '#skirmish/testing';
import type { Options } from '../options-fields.js';
import { book } from '../rulebook.js';
import { aGame, given, madeHero, type HeroSetup, type Scene } from '../testing/index.js';
import type { Rank } from '../words.js';

const card = (heroId: string, n: number | string): string => `${heroId}-${n}`;
const cards = (heroId: string, ...numbers: (number | string)[]): string[] => numbers.map((n) => card(heroId, n));
const campaign: Options['campaign'] = { heroes: [] };

/** The end of an adventure of a hero of this rank, with these cards. */
function adventure(hero: HeroSetup & { id: string; rank: Rank }, picks: readonly unknown[] = []): Scene {
  return given(aGame({ heroes: [hero, { rank: 'VETERAN' }], options: { campaign } }))
    .chancing({ picks })
    .goingOn((turn) => {
      endGame(turn, 'SHEET');
    });
}

const recordOf = (scene: Scene, heroId: string): HeroRecord => heroRecord(book, scene.hero(heroId));

describe('advancement in a campaign', () => {
  const rookie = (id: string): HeroSetup & { id: string; rank: Rank } => ({
    id,
    rank: 'ROOKIE',
    hand: cards(id, 1, 2, 3),
    discard: cards(id, 4, 5, 'w', 'r1'),
    notTaken: cards(id, 'r2'),
    setAside: cards(id, 6, 7),
  });

  it('CLASH-072 a Rookie may give up one Rookie card for one that it has set aside', () => {
    const id = madeHero();
    const scene = adventure(rookie(id));
    expect([scene.step, scene.asked]).toEqual(['advancement', [0]]);
    const step = (rookieCardId: string, regainCardId: string) =>
      ({ type: 'campaignStep', rookieCardId, regainCardId }) as const;
    expect(scene.refusalCode(0, step('nothing', card(id, 6)))).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, step(card(id, 1), card(id, 6)))).toBe('NOT_A_ROOKIE_CARD');
    expect(scene.refusalCode(0, step(card(id, 'r1'), card(id, 1)))).toBe('CARD_NOT_SET_ASIDE');
    expect(scene.legal(0)).toHaveLength(5);
    expect(scene.byDefault(0)).toEqual({ type: 'skipCampaignStep' });
    const stepped = scene.when(0, step(card(id, 'r1'), card(id, 7)));
    expect(recordOf(stepped, id)).toEqual({
      heroId: id,
      rank: 'ROOKIE',
      cards: cards(id, 1, 2, 3, 4, 5, 7, 'r2', 'w'),
      setAside: cards(id, 6),
    });
    expect(stepped.waiting).toEqual({ over: 'SHEET' });
    expect(recordOf(scene.when(0, { type: 'skipCampaignStep' }), id)).toMatchObject({
      rank: 'ROOKIE',
      setAside: cards(id, 6, 7),
    });
  });

  it('CLASH-072 CLASH-261 Rookies answer in any order, in one step that stays open until the last of them', () => {
    const [one, two] = [madeHero(), madeHero()];
    const scene = given(aGame({ heroes: [rookie(one), rookie(two)], options: { campaign } })).goingOn((turn) => {
      endGame(turn, 'SHEET');
    });
    expectOpenToTheLast(scene, 'SHEET');
  });

  it('CLASH-EX46 CLASH-072 CLASH-073 CLASH-074 CLASH-075 four adventures, always stepping', () => {
    const id = madeHero();
    const one = adventure(rookie(id)).when(0, {
      type: 'campaignStep',
      rookieCardId: card(id, 'r1'),
      regainCardId: card(id, 6),
    });
    const first = recordOf(one, id);
    expect([first.rank, first.cards.length, first.cards.filter((c) => c.endsWith('r2'))]).toEqual([
      'ROOKIE',
      8,
      [card(id, 'r2')],
    ]);
    const two = adventure({ id, rank: first.rank, hand: first.cards, setAside: first.setAside }).when(0, {
      type: 'campaignStep',
      rookieCardId: card(id, 'r2'),
      regainCardId: card(id, 7),
    });
    const second = recordOf(two, id);
    expect([second.rank, second.cards, second.setAside]).toEqual(['HERO', cards(id, 1, 2, 3, 4, 5, 6, 7, 'w'), []]);
    const three = adventure({ id, rank: second.rank, hand: second.cards }, [card(id, 'v2')]);
    const third = recordOf(three, id);
    expect([third.rank, third.cards.length]).toEqual(['HERO', 9]);
    expect(three.waiting).toEqual({ over: 'SHEET' });
    const fourth = recordOf(adventure({ id, rank: third.rank, hand: third.cards }, [card(id, 'v1')]), id);
    expect([fourth.rank, fourth.cards.length]).toEqual(['VETERAN', 10]);
  });

  it('CLASH-073 a random Veteran card that it does not have yet, told to all players; a Veteran gains nothing', () => {
    const id = madeHero();
    const scene = adventure({ id, rank: 'HERO' }, [card(id, 'v1')]);
    const veteran = scene.state.heroes[1]!.heroId;
    expect(scene.happened('campaignStepTaken')).toEqual([
      { type: 'campaignStepTaken', seat: 0, heroId: id, gained: card(id, 'v1'), lost: null },
      { type: 'campaignStepTaken', seat: 1, heroId: veteran, gained: null, lost: null },
    ]);
  });

  it('CLASH-072 outside a campaign no hero advances', () => {
    const id = madeHero();
    const scene = given(aGame({ heroes: [rookie(id), {}] })).goingOn((turn) => {
      endGame(turn, 'SHEET');
    });
    expect(scene.waiting).toEqual({ over: 'SHEET' });
  });
});
