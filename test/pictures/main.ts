import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedIn, drawCheckedIn, PICTURES } from './checked-in.js';

for (const [file, picture] of Object.entries(checkedIn)) {
  writeFileSync(join(PICTURES, file), drawCheckedIn(picture));
  process.stdout.write(`Written: ${join(PICTURES, file)}\n`);
}
