import { skeletonOf } from './skeleton.js';

describe('The skeleton of a name', () => {
  it.each([
    ['Ada', 'ADA'],
    ['Ada', 'Аdа'],
    ['Bo', 'Ｂｏ'],
    ['Ill', 'l1I'],
    ['Bob0', 'BobO'],
    ['modern', 'rnodern'],
    ['Zoé', 'Zoe\u0301'],
    ['paypal', 'раураl'],
  ])('is the same for %s and %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it.each([
    ['Ada', 'Adam'],
    ['Zoe', 'Zoé'],
    ['Anna 2', 'Anna 3'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });
});
