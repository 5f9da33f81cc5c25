import { until } from '#event-store/testing';
import type { Page } from 'playwright-core';
import { openApp, type App } from './app.js';
import { confirm, confirmation, pictureOf, pieces, playNow, result, rows } from './table.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  expect(app.api.faults).toEqual([]);
});

const widthOf = async (page: Page): Promise<number> => (await pictureOf(page).boundingBox())!.width;

describe('The picture of a table', () => {
  it('fits on the screen of a laptop, and is enlarged by keys, wheel and buttons', async () => {
    const page = await playNow(app, 'Clash of Heroes');
    await page.setViewportSize({ width: 1366, height: 768 });
    const { y, height } = (await pictureOf(page).boundingBox())!;
    expect(y + height).toBeLessThan(768);
    const whole = await widthOf(page);
    await page.keyboard.press('+');
    expect(await widthOf(page)).toBeCloseTo(whole * 1.25, 0);
    await page.keyboard.press('0');
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await page.getByRole('button', { name: 'Make smaller' }).click();
    expect(await widthOf(page)).toBeCloseTo(whole, 0);
    await pictureOf(page).hover();
    await page.mouse.wheel(0, -120);
    await page.getByRole('button', { name: 'Show all' }).waitFor();
    expect(await widthOf(page)).toBeGreaterThan(whole * 1.2);
  });

  it('is dragged where it is enlarged, and the end of a drag selects nothing', async () => {
    const page = await playNow(app, 'Guilds');
    await pieces(page).first().waitFor();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
    const { x, y, width, height } = (await page.locator('.pane').boundingBox())!;
    const scrolled = (): Promise<number> =>
      page.locator('.pane').evaluate((pane: { scrollLeft: number }) => pane.scrollLeft);
    const before = await scrolled();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 90, y + height / 2);
    await page.mouse.up();
    expect(await scrolled()).toBe(before + 90);
    expect(await page.getByText(/^Selected:/).count()).toBe(0);
  });
});

describe('The pieces of a picture', () => {
  it('glow where a command has changed them, and no others', async () => {
    const page = await playNow(app, 'Guilds');
    await rows(page).first().waitFor();
    // A glow is short: it is written down when it begins.
    await page.evaluate(`globalThis.glows = 0; {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        if (given[1].id === 'changed') globalThis.glows += 1;
        return animate.apply(this, given);
      };
    }`);
    const glows = (): Promise<number> => page.evaluate<number>('globalThis.glows');
    await rows(page).first().click();
    await confirm(page);
    await until('a piece glows', async () => (await glows()) > 0);
    expect(await glows()).toBeLessThan(await pictureOf(page).locator('[data-ref]').count());
  });
});

describe('A player who wants no questions', () => {
  it('gives commands with one selection, is still asked before resigning, and finds the switch as it was', async () => {
    const page = await playNow(app, 'The Lantern Keepers');
    await page.getByRole('checkbox', { name: /Ask before each command/ }).uncheck();
    await page.reload();
    for (;;) {
      await result(page).or(pieces(page).first()).first().waitFor();
      if (await result(page).isVisible()) break;
      if (await page.getByRole('button', { name: 'Resign' }).isVisible()) {
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('button', { name: 'Keep playing' }).click();
      }
      const told = await page.getByRole('log').getByRole('listitem').count();
      await pieces(page).first().press('Enter');
      await page.getByRole('log').getByRole('listitem').nth(told).waitFor();
      expect(await confirmation(page).count()).toBe(0);
    }
  });
});
