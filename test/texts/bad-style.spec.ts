import { faultOf } from './bad-style.js';

describe('What is no sentence for people', () => {
  const ids = new Set(['undercroft-bank']);

  it.each<[string, 'en' | 'fr']>([
    ['The game is over. Winner: .', 'en'],
    ['There is no scenario in the box..', 'fr'],
    ['undercroft-bank is not yours.', 'en'],
    ['9,0 est hors d’atteinte : TOO_FAR.', 'fr'],
    ['The game does not take this command now (null).', 'en'],
    ['There is no  in this game.', 'en'],
    ['c-017 is not yours.', 'en'],
    ['Only comeBack helps.', 'en'],
    ['Ada: work ; Bo: trade.', 'en'],
    ['Kesuvori: « Ash ».', 'fr'],
    ['Too small: expected number to be >=1.', 'en'],
    ['Ada takes seat 0.', 'en'],
  ])('“%s” is told', (sentence, locale) => {
    expect(faultOf(sentence, locale, ids)).toBeDefined();
  });

  it.each<[string, 'en' | 'fr']>([
    ['The counter-attack of “Undercroft Bank”: 3, 2, X2; Ada wins…', 'en'],
    ['“questCount” must be at least 5.', 'en'],
    ['Premières actions : Ada : Travail ; Bo : Commerce.', 'fr'],
  ])('“%s” is one', (sentence, locale) => {
    expect(faultOf(sentence, locale, ids)).toBeUndefined();
  });
});
