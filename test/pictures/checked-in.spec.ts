import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedIn, drawCheckedIn, PICTURES } from './checked-in.js';

describe('docs/pictures', () => {
  it('has the pictures that `npm run pictures` writes, and no others', () => {
    expect(readdirSync(PICTURES).sort()).toEqual(Object.keys(checkedIn).sort());
  });

  it.each(Object.keys(checkedIn))('%s is up to date with the code; if not, run `npm run pictures`', (file) => {
    const isNew = readFileSync(join(PICTURES, file), 'utf8') === drawCheckedIn(checkedIn[file]!);
    expect({ file, isNew, command: 'npm run pictures' }).toEqual({ file, isNew: true, command: 'npm run pictures' });
  });
});
