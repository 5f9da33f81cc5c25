import { holdsWith } from '../behaviour/conditions.js';
import { scopeOfOpenPower } from '../behaviour/open-power-scope.js';
import { figuresOf, names } from '../behaviour/select.js';
import type { Modifier } from '../content/vocabulary/language.js';
import type { Characteristic, FigureId } from '../content/words.js';
import type { Scope, Table } from '../rulebook.js';
import { figureOf, findHeroState } from './figures.js';
import { openPowers, techniquesOf } from './powers.js';
import { printed } from './sheet.js';

/** A modifier of an open power, and whom its words mean. */
interface OpenModifier {
  readonly modifier: Modifier;
  readonly scope: Scope;
}

/** The modifiers of all open powers, by what they change: most figures are asked about, and few modifiers are on them. */
export interface OpenModifiers {
  readonly on: ReadonlyMap<Characteristic | undefined, readonly OpenModifier[]>;
  /** Those that give attacks dice of a kind. */
  readonly dice: readonly OpenModifier[];
  /** Those that swap dice of an attack. */
  readonly swaps: readonly OpenModifier[];
}

/** What lies open, in an attack on `targetId` if there is one: whoever asks of many figures gathers it once. */
export function openModifiers(table: Table, targetId: FigureId | null = null): OpenModifiers {
  const on = new Map<Characteristic | undefined, OpenModifier[]>();
  const [dice, swaps]: [OpenModifier[], OpenModifier[]] = [[], []];
  for (const { figureId, power } of openPowers(table)) {
    if (!power.modifiers) continue;
    const scope = scopeOfOpenPower(table.state, figureId, targetId);
    for (const modifier of power.modifiers) {
      const open = { modifier, scope };
      on.set(modifier.characteristic, [...(on.get(modifier.characteristic) ?? []), open]);
      if (modifier.combat !== undefined || modifier.power !== undefined) dice.push(open);
      if (table.book.diceSwapped(modifier) > 0) swaps.push(open);
    }
  }
  return { on, dice, swaps };
}

/** Those that bear on a figure: it is dear to find out on whom they are. */
const modifiersOn = (
  table: Table,
  figureId: FigureId,
  targetId: FigureId | null,
  open: readonly OpenModifier[] = [],
): Modifier[] =>
  open
    .filter(
      ({ modifier, scope }) =>
        isOn(table, modifier, figureId, targetId, scope) &&
        (!modifier.if || holdsWith(table, modifier.if, scope, printed)),
    )
    .map(({ modifier }) => modifier);

/** What changes a characteristic now: bonuses and maluses of everything open, without techniques (CLASH-210). */
function changes(
  table: Table,
  figureId: FigureId,
  characteristic: Characteristic,
  targetId: FigureId | null,
  open: OpenModifiers,
): number[] {
  const timed = table.state.modifiers
    .filter((modifier) => modifier.figureId === figureId && modifier.characteristic === characteristic)
    .map(({ by }) => by);
  const lying = modifiersOn(table, figureId, targetId, open.on.get(characteristic)).map(({ by = 0 }) => by);
  return [...table.book.bonuses(table.state, figureId, characteristic), ...timed, ...lying];
}

function isOn(
  table: Table,
  { who, against }: Modifier,
  figureId: FigureId,
  targetId: FigureId | null,
  scope: Scope,
): boolean {
  const picked = who.pick !== undefined && who.pick !== 'ALL';
  if (!(picked ? figuresOf(table, who, scope).includes(figureId) : names(table, who, figureId, scope))) return false;
  return !against || (targetId !== null && names(table, against, targetId, scope));
}

/** The modifiers that the techniques beside a sheet put on a characteristic (CLASH-055, CLASH-056, SKAROV-EVT-02). */
const techniqueChanges = (table: Table, figureId: FigureId, characteristic: Characteristic): number[] => {
  const hero = findHeroState(table.state, figureId);
  const word = characteristic.toLowerCase() as Lowercase<Characteristic>;
  const techniques = hero
    ? techniquesOf(table, hero)
    : table.book.techniquesBeside(table.state, figureOf(table.state, figureId));
  return techniques.map((technique) => technique[word] ?? 0);
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * What a characteristic is worth now: the sheet, with what lies beside it, powers, wounds and techniques, at least 0 (CLASH-043,
 * CLASH-210). For attack these are its points, as a test counts them (CLASH-163); `attackDice` says what is rolled.
 */
export function characteristic(
  table: Table,
  figureId: FigureId,
  which: Characteristic,
  targetId: FigureId | null = null,
  open = openModifiers(table, targetId),
): number {
  const worth =
    printed(table, figureId, which) +
    total(changes(table, figureId, which, targetId, open)) +
    total(techniqueChanges(table, figureId, which));
  return Math.max(0, worth);
}

/** The dice of an attack before what the attack itself adds (CLASH-143 to CLASH-145, CLASH-210). */
export function attackDiceOf(
  table: Table,
  figureId: FigureId,
  targetId: FigureId | null,
  open = openModifiers(table, targetId),
): { combat: number; power: number } {
  const techniques = techniqueChanges(table, figureId, 'ATTACK');
  const given = modifiersOn(table, figureId, targetId, open.dice);
  const combat =
    printed(table, figureId, 'ATTACK') +
    total(changes(table, figureId, 'ATTACK', targetId, open)) +
    total(techniques.filter((by) => by < 0)) +
    total(given.map((modifier) => modifier.combat ?? 0));
  const power = total(techniques.filter((by) => by > 0)) + total(given.map((modifier) => modifier.power ?? 0));
  const swaps = modifiersOn(table, figureId, targetId, open.swaps);
  const swapped = Math.min(Math.max(0, combat), total(swaps.map((modifier) => table.book.diceSwapped(modifier))));
  return { combat: combat - swapped, power: power + swapped };
}
