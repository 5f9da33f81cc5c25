import { readPicture } from './read-picture.js';

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

const textsIn = (picture: string): readonly string[] => readPicture(picture).texts;
const faultsIn = (picture: string): readonly string[] => readPicture(picture).faults;

describe('reading a picture', () => {
  it('gives its texts in order, with plain spaces and none that is blank', () => {
    expect(textsIn(svg('<title>Ada\u00A0&lt;b&gt;</title> <g><text>2</text></g>'))).toEqual(['Ada <b>', '2']);
  });

  it('finds elements that are neither shapes nor words, and values that are none', () => {
    expect(faultsIn(svg('<rect x="0"/><script/><image/><text>[object Object]</text>'))).toEqual([
      'script',
      'image',
      '[object',
    ]);
    expect(faultsIn(svg('<rect x="NaN"/><text>undefined</text>'))).toEqual(['NaN', 'undefined']);
  });

  it('finds no fault in letters: what they spell means nothing', () => {
    expect(faultsIn(svg('<style>src:url(data:NaN)</style><text>1</text>'))).toEqual([]);
  });

  it('refuses what is not well formed', () => {
    expect(() => readPicture('<svg><g></svg>')).toThrow();
    expect(() => readPicture(svg('<a:b/>'))).toThrow();
  });
});
