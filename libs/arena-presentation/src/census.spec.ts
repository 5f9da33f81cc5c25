import { cards } from '#cards/content';
import { census } from './census.js';
import { aCreature, aGame, aGuardian, given } from '#arena/testing';

describe('what a simulation counts', () => {
  it('every card of Arena that is drawn, once', () => {
    const drawn = cards.filter(
      ({ type, games }) => games.includes('ARENA') && !['GUARDIAN', 'STRONGHOLD'].includes(type),
    );
    expect(census.all).toEqual(drawn.map(({ id }) => `card:${id}`));
    expect(new Set(census.all).size).toBe(census.all.length);
  });

  it('the guardian of a seat, the ending, and turns', () => {
    const guardian = aGuardian();
    const scene = given(aGame({ turn: 4, seats: [{ guardian }, {}] }));
    expect(census.traits(scene.state, 0)).toMatchObject({ ending: '' });
    expect(census.traits(scene.whenResigns(1).state, 0)).toMatchObject({ ending: 'CONCEDED' });
    expect(census.turns(scene.state)).toBe(4);
  });

  it('cards that are shown in play, and none that is only drawn', () => {
    const wolf = aCreature();
    const card = { instanceId: 'c-001', cardId: wolf };
    expect([...census.uses({ type: 'cardTurnedUp', seat: 0, place: 'ON_LEFT', card, items: [card] })]).toEqual([
      `card:${wolf}`,
      `card:${wolf}`,
    ]);
    const drawn = { type: 'cardsDrawn', seat: 0, occasion: 'STOCK', count: 1, cards: [card] } as const;
    expect([...census.uses({ ...drawn, cards: [card] })]).toEqual([]);
  });
});
