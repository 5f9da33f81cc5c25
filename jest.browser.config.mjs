import process from 'node:process';
import base, { inBrowser } from './jest.config.mjs';
import { requireTestBrowser } from './test/reporters/test-browser.mjs';

requireTestBrowser(process.env);

/** Only the suites that need a browser. */
export default { ...base, testRegex: [inBrowser] };
