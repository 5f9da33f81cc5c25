import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { textsIn, type MeasuredText } from './texts-in.js';

/** A Chromium that has DejaVu and no other font, as on many a Linux machine. */
export interface Browser {
  /** The places of the texts of a picture, and the room of each. */
  measure(svg: string): Promise<MeasuredText[]>;
  close(): Promise<void>;
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const DEJAVU = '/usr/share/fonts/truetype/dejavu';

/** Starts the Chromium of TEST_CHROMIUM, in a folder of its own, which is gone when it is closed. Throws when the DejaVu fonts are not installed. */
export async function startChromium(): Promise<{
  readonly context: BrowserContext;
  readonly folder: string;
  readonly close: () => Promise<void>;
}> {
  if (!existsSync(DEJAVU)) throw new Error(`There are no fonts in ${DEJAVU}: install fonts-dejavu-core.`);
  const folder = mkdtempSync(join(tmpdir(), 'chronicler-pictures-'));
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>` +
      `<dir>${DEJAVU}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env['TEST_CHROMIUM']!,
    args: QUIET,
    env: { ...process.env, FONTCONFIG_FILE: fonts },
  });
  return {
    context,
    folder,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a Chromium that measures pictures. */
export async function openBrowser(): Promise<Browser> {
  const { context, folder, close } = await startChromium();
  const page = await context.newPage();
  const picture = join(folder, 'picture.svg');
  return {
    close,
    async measure(svg) {
      writeFileSync(picture, svg);
      await page.goto(`file://${picture}`);
      return page.evaluate(textsIn);
    },
  };
}
