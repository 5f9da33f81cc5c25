import { cardColors } from './look.js';
import { cardBack } from './card-back.js';
import { closedFan } from './fan.js';

const borders = (markup: string): number => markup.split(`stroke="${cardColors.orange}"`).length - 1;

describe('card backs', () => {
  it('CARD-02 have one orange border or two', () => {
    expect(borders(cardBack(0, 100, 'SINGLE').markup)).toBe(1);
    expect(borders(cardBack(0, 100, 'DOUBLE').markup)).toBe(2);
  });

  it('have none where the viewer may not know which: in the hand of another', () => {
    expect(borders(cardBack(0, 100).markup)).toBe(0);
    expect(borders(closedFan(0, 7, 300).markup)).toBe(0);
  });
});
