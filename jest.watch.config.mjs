import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import config from './jest.config.mjs';
import libraries from './scripts/libraries.cjs';

const libs = readdirSync(join(import.meta.dirname, 'libs')).join('|');

/**
 * `npm run test:watch`: the specs beside the code. To find those that a change affects, jest resolves imports without the
 * condition `source`, which leads into `dist`, where nothing changes: here a library is its sources.
 */
export default {
  ...config,
  testRegex: ['\\.spec\\.ts$'],
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/packages'],
  moduleNameMapper: {
    ...config.moduleNameMapper,
    '^#client$': '<rootDir>/packages/client/src/index.ts',
    [`^#(${libs})/testing$`]: '<rootDir>/libs/$1/src/testing/index.ts',
    '^#kernel/server$': '<rootDir>/libs/kernel/src/server.ts',
    [`^#(${libs})/queries$`]: '<rootDir>/libs/$1/src/queries.ts',
    [`^#(${libraries.chaptered.join('|')})/(.+)$`]: '<rootDir>/libs/$1/src/$2/index.ts',
    [`^#(${libs})$`]: '<rootDir>/libs/$1/src/index.ts',
  },
};
