import { census } from './census.js';
import { box } from '#clash/queries';
import { aGame, madeHero } from '#clash/testing';

describe('what a simulation counts', () => {
  it('every card, mission, object and rule of the box once', () => {
    expect(new Set(census.all).size).toBe(census.all.length);
    expect(census.all.filter((use) => use.startsWith('mission:'))).toHaveLength(2 * box.printed.hero.length);
    for (const { id, special, technique } of box.printed.powerCard) {
      if (special) expect(census.all).toContain(`power:${id}`);
      if (technique) expect(census.all).toContain(`technique:${id}`);
    }
  });

  it('every rule, item, article and use of an object of the box, and nothing that the box has not', () => {
    const inAll = (kind: string): string[] =>
      census.all.filter((use) => use.startsWith(`${kind}:`)).map((use) => use.slice(kind.length + 1));
    const rules = box.printed.scenario.flatMap(({ rules: own, threatSheet }) => [
      ...own,
      ...(threatSheet?.villainReactions ?? []),
      ...(threatSheet?.scenarioReactions ?? []),
    ]);
    expect(new Set(inAll('rule'))).toEqual(new Set(rules.map(({ id }) => id)));
    const uses = box.printed.objectKind.flatMap(({ id, classic, aggressive }) => [
      ...(classic ? [`${id}-classic`] : []),
      ...(aggressive ? [`${id}-aggressive`] : []),
    ]);
    expect(inAll('object')).toEqual(uses);
    const kinds = 'hero mission power technique used wound sidekick object scenario test action article rule item';
    expect(new Set(census.all.map((use) => use.split(':')[0]))).toEqual(new Set(kinds.split(' ')));
  });

  it('what a seat plays with: its hero, the rank, and the side on which it starts', () => {
    const [a, b] = [madeHero(), madeHero()];
    const state = aGame({ heroes: [{ id: a }, { id: b, rank: 'VETERAN' }] });
    expect(census.traits(state, 0)).toEqual({ hero: a, rank: 'HERO', start: 'A' });
    expect(census.traits(state, 1)).toEqual({ hero: b, rank: 'VETERAN', start: 'B' });
  });

  it('the scenario that is laid', () => {
    const laid = { type: 'tableLaid' as const, scenarioId: 'doll-parade', heroesA: 1, heroesB: 1 };
    expect(census.uses(laid)).toEqual(['scenario:doll-parade']);
  });

  it('powers and objects that are used', () => {
    expect(census.uses({ type: 'powerUsed', figureId: 'rage', powerId: 'p', reaction: false })).toEqual(['used:p']);
    const thrown = { type: 'objectUsed' as const, heroId: 'rage', objectId: 'car-1', kindId: 'car' };
    expect(census.uses({ ...thrown, use: 'AGGRESSIVE' })).toEqual(['object:car-aggressive']);
  });

  it('cards by the side on which they are played, wounds by their text', () => {
    const [card] = box.printed.powerCard;
    const plays = [
      { cardId: card?.id ?? '', side: 'LEFT' as const },
      { cardId: card?.id ?? '', side: 'RIGHT' as const },
      { cardId: 'wound:1', side: 'LEFT' as const },
    ];
    const event = { type: 'cardsRevealed' as const, heroes: [{ heroId: card?.heroId ?? '', plays, tokens: [] }] };
    expect(census.uses(event)).toEqual([
      `power:${card?.id}`,
      `technique:${card?.id}`,
      `wound:${box.printed.woundText[0]?.id}`,
    ]);
  });

  it('articles about objectives that are won, not those about heroes', () => {
    const won = {
      type: 'articleWon' as const,
      side: 'A' as const,
      articleId: 'rage',
      points: 1,
      size: 'SMALL' as const,
    };
    const uses = (['OBJECTIVE', 'PRAISE', 'DISCREDIT'] as const).map((kind) => census.uses({ ...won, kind }));
    expect(uses).toEqual([['article:rage'], [], []]);
  });

  it('tests that are passed, special actions, items that are done', () => {
    const test = {
      type: 'testResolved' as const,
      heroId: 'rage',
      testKey: 't',
      testId: 't',
      closed: true,
      malus: false,
    };
    expect(census.uses({ ...test, characteristic: 'MIND', passed: true })).toEqual(['test:t']);
    expect(census.uses({ ...test, characteristic: 'MIND', passed: false })).toEqual([]);
    const special = { type: 'specialActionPerformed' as const, heroId: 'rage', specialActionId: 'lever' };
    expect(census.uses(special)).toEqual(['action:lever']);
    expect(census.uses({ type: 'villainItemDone', itemId: 'i', next: 1, skipped: true })).toEqual([]);
    expect(census.uses({ type: 'turnStarted', turn: 1 })).toEqual([]);
  });
});
