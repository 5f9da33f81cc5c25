import type { Locator, Page } from 'playwright-core';
import type { App } from './app.js';

/** A table against bots, one click after the home page. */
export async function playNow(app: App, title: string, path = '/'): Promise<Page> {
  const page = await app.visit(path);
  await page.getByRole('button', { name: new RegExp(`^(Play now|Jouer) ?: ${title}$`) }).click();
  await pictureOf(page).waitFor();
  return page;
}

/** A table against bots, with some options, by the form for new tables. */
export async function startWith(app: App, name: string, options: Readonly<Record<string, string>>): Promise<Page> {
  const page = await app.visit(`/new/${name}`);
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Start now' }).click();
  await pictureOf(page).waitFor();
  return page;
}

export const pictureOf = (page: Page): Locator => page.getByRole('figure').locator('.pane > svg');

/** The pieces of the picture that can be selected. */
export const pieces = (page: Page): Locator => pictureOf(page).getByRole('button');

/** The buttons of what can be chosen, beside the picture. */
export const rows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your choices' }).getByRole('group').getByRole('button', { disabled: false });

export const confirmation = (page: Page): Locator => page.locator('.confirmation');

/** Confirms the command that was found, and waits until it is sent. */
export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Do it|Jouer)$/ }).click();
  await confirmation(page).waitFor({ state: 'detached' });
}

export const result = (page: Page): Locator => page.getByRole('heading', { name: /^(Result|Résultat)$/ });
