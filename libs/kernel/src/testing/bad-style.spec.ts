import { faultOf } from './bad-style.js';

describe('A sentence unfit for people', () => {
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
    ["It is Ada's turn.", 'en'],
    ['Ada plays "Ash".', 'en'],
    ['Ada plays « Ash ».', 'en'],
    ['ada plays.', 'en'],
    ['Ada plays. then Bo.', 'en'],
    ['Ada plays', 'en'],
    ['Ada wins wins.', 'en'],
    ['Ada draws 1 cards.', 'en'],
    ['The game starts with 1 seats.', 'en'],
    ['This costs 1 power stones.', 'en'],
    ['Wait !', 'en'],
    ['Ada has a apple.', 'en'],
    ['Ada has an card.', 'en'],
    ['La guilde de Ada.', 'fr'],
    ['Il faut que Élise joue.', 'fr'],
    ['La main de Yves.', 'fr'],
    ['Ada joue le as.', 'fr'],
    ['Une partie de Les Gardiens du phare est ouverte.', 'fr'],
    ['Ada va à le phare.', 'fr'],
    ['Ada subit 1 dégâts.', 'fr'],
    ['0 points pour Ada.', 'fr'],
    ['Ada joue “Cendre”.', 'fr'],
    ['Ada joue «Cendre».', 'fr'],
    ['Ada joue!', 'fr'],
    ['Si il joue, Ada gagne.', 'fr'],
    ["Ada n'a plus de temps.", 'fr'],
  ])('“%s” is told', (sentence, locale) => {
    expect(faultOf(sentence, locale, ids)).toBeDefined();
  });

  it.each<[string, 'en' | 'fr']>([
    ['The counter-attack of “Undercroft Bank”: 3, 2, X2; Ada wins…', 'en'],
    ['“questCount” must be at least 5.', 'en'],
    ['Premières actions : Ada : Travail ; Bo : Commerce.', 'fr'],
    ['Hire scooter 1 leaves the board: “The piece in the vault.”', 'en'],
    ['Oda has placed the +1 tokens of Ivo. Is 1 as good as an hour, or a use?', 'en'],
    ['1 rubis, 1 héros et 0 point pour Yann ; onze de onze, et le oui de Hugo.', 'fr'],
    ['Le vilain réagit : « Il est permis de les prendre, à 3:1 ! »', 'fr'],
    ['Vous vous défendez, et Ressac met Émissaire 1 hors de combat.', 'fr'],
  ])('“%s” is one', (sentence, locale) => {
    expect(faultOf(sentence, locale, ids)).toBeUndefined();
  });
});
