import { csvLine } from './csv.js';

describe('A line of CSV', () => {
  it('has commas between cells, empty cells for nothing, and the line ending of the RFC', () => {
    expect(csvLine(['a', 1.5, null, -2])).toBe('a,1.5,,-2\r\n');
  });

  it('quotes what would end a cell or a line', () => {
    expect(csvLine(['Ada, Countess', 'the "best"', 'two\nlines'])).toBe(
      '"Ada, Countess","the ""best""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('gives no spreadsheet a formula: %j', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
    expect(csvLine([`${text},`])).toBe(`"'${text},"\r\n`);
  });
});
