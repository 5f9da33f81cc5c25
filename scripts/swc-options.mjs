import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How TypeScript becomes JavaScript: the build, `nest build` and tests share `.swcrc`. Types are checked apart
 * (`npm run typecheck`).
 */
export const swcOptions = JSON.parse(readFileSync(join(import.meta.dirname, '../.swcrc'), 'utf8'));
