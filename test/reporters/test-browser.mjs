/** True when the suites that look at pictures in a browser can run. */
export const hasTestBrowser = (env) => Boolean(env.TEST_CHROMIUM);

/** Throws unless a browser is named. */
export function requireTestBrowser(env) {
  if (!hasTestBrowser(env)) {
    throw new Error(
      'Set TEST_CHROMIUM to measure pictures in a browser, for instance TEST_CHROMIUM=/usr/bin/chromium.',
    );
  }
}

/** What a run without a browser has to say. */
export const leftOutOfBrowser = `
────────────────────────────────────────────────────────────────────────────────────────────────
 LEFT OUT: the suites that need Chromium and the DejaVu fonts (*.browser-spec.ts: the texts of pictures).
 Set TEST_CHROMIUM, then npm run test:browser.
────────────────────────────────────────────────────────────────────────────────────────────────`;
