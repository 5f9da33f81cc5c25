import { deniedIn } from './deny-list.js';

describe('The deny list', () => {
  it.each([
    ['Prophète', 'Prophet'],
    ['PROPHETE', 'Prophet'],
    ['The Old Prophet of the Ford', 'Prophet'],
    ['grand elemental de l’air', 'Grand Élémental de l’Air'],
    ['Petit-Fongus  Volant', 'Petit Fongus Volant'],
    ['Le gars pourri', 'Gars Pourri'],
  ])('CARD-08 finds %s', (name, denied) => {
    expect(deniedIn(name)).toBe(denied);
  });

  it('CARD-08 lets other names pass', () => {
    expect(deniedIn('Hedge Seer')).toBeUndefined();
    expect(deniedIn('Grand jour')).toBeUndefined();
  });
});
