import { census } from './census.js';
import { box, eventCard, eventCardIds } from '#skarov/queries';
import { aGame } from '#skarov/testing';

describe('what a simulation counts', () => {
  it('every hero, mission, card, room, test and article of the box once, and of each kind all', () => {
    expect(new Set(census.all).size).toBe(census.all.length);
    const inAll = (kind: string): string[] =>
      census.all.filter((use) => use.startsWith(`${kind}:`)).map((use) => use.slice(kind.length + 1));
    expect(inAll('room')).toEqual(box.printed.room.map(({ id }) => id));
    expect(inAll('event')).toEqual(box.printed.eventText.filter(({ event }) => event).map(({ id }) => id));
    expect(inAll('wound')).toEqual(box.printed.woundText.map(({ id }) => id));
    expect(inAll('hero')).toEqual(box.printed.hero.map(({ id }) => id));
    expect(inAll('mission').sort()).toEqual(
      box.printed.hero.flatMap(({ missions }) => missions.map(({ id }) => id)).sort(),
    );
    const { room, scenario } = box.printed;
    const [traps, rules] = [room.flatMap((each) => each.traps), scenario.flatMap((each) => each.rules)];
    expect(new Set(inAll('rule'))).toEqual(new Set([...traps, ...rules].map(({ id }) => id)));
    const extra = scenario.flatMap(({ articles }) => articles.map(({ id }) => id));
    const ofRooms = room.flatMap(({ objective }) => objective?.articleId ?? []);
    expect(new Set(inAll('article'))).toEqual(new Set([...ofRooms, ...extra]));
    const kinds = 'hero mission power technique used wound event sheet room test rule article scenario';
    expect(new Set(census.all.map((use) => use.split(':')[0]))).toEqual(new Set(kinds.split(' ')));
  });

  it('the choices of a seat: the hero with its rank', () => {
    const scene = aGame({ heroes: [{ id: 'sgt-freedom' }, { id: 'super-nova' }] });
    expect(census.traits(scene, 0)).toEqual({ hero: 'sgt-freedom', rank: 'HERO' });
    expect(census.traits(scene, 2)).toEqual({});
  });

  it('heroes that are chosen, an adventure of the box, not a custom base', () => {
    const chosen = { type: 'heroChosen' as const, seat: 0, heroId: 'golden-boy', rank: 'HERO' as const };
    expect(census.uses(chosen)).toEqual(['hero:golden-boy']);
    const adventure = { type: 'adventureChosen' as const, difficulty: 'EASY' as const };
    const uses = ['light-showers', null].map((scenarioId) => census.uses({ ...adventure, scenarioId }));
    expect(uses).toEqual([['scenario:light-showers'], []]);
  });

  it('rooms that are laid, events by their text', () => {
    const laid = { type: 'tilePlaced' as const, byRule: false, faceId: 't3a', column: 0, row: 1, turns: 0 };
    expect(census.uses(laid)).toEqual(['room:t3a']);
    const [cardId = ''] = eventCardIds;
    expect(census.uses({ type: 'eventPlayed', seat: 2, sheetId: 'chi', cardId })).toEqual([
      `event:${eventCard(cardId).id}`,
    ]);
  });

  it('articles about objectives and of an adventure that are won, not those about heroes or the ending', () => {
    const won = { type: 'articleWon' as const, side: 'HEROES' as const, articleId: 'missiles', size: 'SMALL' as const };
    const uses = (['OBJECTIVE', 'EXTRA', 'PRAISE', 'DISGRACE', 'FINAL'] as const).map((subject) =>
      census.uses({ ...won, subject, weight: 1 }),
    );
    expect(uses).toEqual([['article:missiles'], ['article:missiles'], [], [], []]);
  });
});
