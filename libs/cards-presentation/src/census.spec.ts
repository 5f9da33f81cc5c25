import { cardCensus } from './census.js';
import { ruseBook as book } from '#cards/testing';

it('A simulation counts who leads, how it ends, and the cards that are shown in play', () => {
  type Event = { readonly type: 'drawn' | 'played'; readonly cards: readonly { instanceId: string; cardId: string }[] };
  type State = { turn: number; players: { guardian: string | null }[]; over: { reason: string } | null };
  const census = cardCensus<State, Event>(book, ['drawn']);
  const shown = [{ instanceId: 'c-001', cardId: 'L01' }];
  expect(census.traits({ turn: 3, players: [{ guardian: 'L20' }], over: { reason: 'LANDS' } }, 0)).toEqual({
    guardian: book.box.known.card('L20').name.en,
    ending: 'LANDS',
  });
  expect([...census.uses({ type: 'drawn', cards: shown })]).toEqual([]);
  expect([...census.uses({ type: 'played', cards: shown })]).toEqual(['card:L01']);
  expect(census.all).toContain('card:L01');
  expect(census.all).not.toContain('card:L20');
});
