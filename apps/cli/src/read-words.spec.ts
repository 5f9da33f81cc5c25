import { readWords } from './read-words.js';

describe('The arguments of a command', () => {
  it.each([
    [['--least', 'EVERYTHING'], '--least is one of TURNING_POINT, STORY, DETAIL, not EVERYTHING.'],
    [['--langauge', 'fr'], 'There is no option --langauge. The nearest is --language.'],
  ])('%j are refused with what would be right', (words, message) => {
    expect(() => readWords('tell', words)).toThrow(message);
  });
});
