import { markdownTable } from './table.js';

describe('the table of figures', () => {
  it('sets each figure against its baseline', () => {
    const rows = [
      {
        what: 'commits',
        value: 3456,
        unit: 'a second',
        baseline: { what: 'plain INSERT', value: 5000 },
        aim: 'at least 0.65',
      },
      { what: 'start', value: 1.234, unit: 's' },
    ];
    expect(markdownTable([{ name: 'append', rows }]).split('\n')).toEqual([
      '| bench  | measure | figure         | baseline            | ratio | aim           |',
      '| ------ | ------- | -------------- | ------------------- | ----- | ------------- |',
      '| append | commits | 3,460 a second | plain INSERT: 5,000 | 0.69  | at least 0.65 |',
      '| append | start   | 1.23 s         |                     |       |               |',
    ]);
  });
});
