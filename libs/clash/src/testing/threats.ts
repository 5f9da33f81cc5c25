import type { ThreatSheet } from '../content/schema.js';
import type { Effect, SheetRule } from '../content/vocabulary.js';
import { aGame } from './a-game.js';
import type { GameSetup } from './game-setup.js';
import { given, type Scene } from './scene.js';

const text = { en: 'x', fr: 'x' };

/** An item of a villain's list. */
export type Item = ThreatSheet['endOfTurn'][number];

/** An item of the list that a test is about. */
export const item = (id: string, effects: Effect[], more: Partial<Item> = {}): Item => ({
  id,
  text,
  do: effects,
  ...more,
});

/** A reaction or special rule that a test is about. */
export const rule = (id: string, on: SheetRule['on'], effects: Effect[], more: Partial<SheetRule> = {}): SheetRule => ({
  id,
  text,
  on,
  do: effects,
  ...more,
});

/** The villain attacks whomever the rules name. */
export const strike: Effect = { attack: { who: { of: 'VILLAIN' } } };

/** SELF attacks the figure that caused it. */
export const hitBack: Effect = { attack: { who: { of: 'SELF' }, target: { of: 'CAUSE' } } };

/** The villain's end of turn comes next: its list, with the villain at a space, against the heroes of the setup. */
export const endOfTurn = (
  sheet: string,
  at: string,
  items: Item[],
  setup: GameSetup,
  threat: Partial<ThreatSheet> = {},
): Scene =>
  given(
    aGame({
      at: 'villain',
      villains: [{ sheet, at }],
      ...setup,
      threatSheet: { superVillain: { sheet }, endOfTurn: items, ...threat },
    }),
  );
