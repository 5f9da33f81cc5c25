import { explain } from './game-refusals.js';
import { localized } from './locale.js';
import { refuse } from './refusal.js';
import type { AnyPresentation } from './presentation.js';
import { stepTitle } from './step-title.js';

const ruleset = {
  steps: { 'auction.bid': localized('Auction', 'Mise à l’enchère') },
  refusalMessages: { NOT_NOW: localized('Not now ({step}).', 'Pas maintenant ({step}).') },
} as unknown as AnyPresentation;

describe('The title of a step', () => {
  it('is the one that the ruleset gives it, or else its name', () => {
    expect([stepTitle(ruleset, 'auction.bid', 'en'), stepTitle(ruleset, 'auction.bid', 'fr')]).toEqual([
      'Auction',
      'Mise à l’enchère',
    ]);
    expect(stepTitle(ruleset, 'constructor', 'en')).toBe('constructor');
    expect(stepTitle({}, 'auction.bid', 'fr')).toBe('auction.bid');
  });

  it('is told in refusals too, and so is that no player is asked', () => {
    const told = (step: string | null, locale: 'en' | 'fr'): string =>
      explain(ruleset, refuse('MADE-1', 'NOT_NOW', { step }), locale);
    expect(told('auction.bid', 'fr')).toBe('Pas maintenant (Mise à l’enchère).');
    expect([told(null, 'en'), told(null, 'fr')]).toEqual([
      'Not now (no player is asked).',
      'Pas maintenant (aucun joueur n’est appelé).',
    ]);
  });
});
