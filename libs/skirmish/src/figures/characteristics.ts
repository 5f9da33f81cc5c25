import { holdsWith } from '../behaviour/conditions.js';
import { scopeOfOpenPower } from '../behaviour/open-power-scope.js';
import { figuresOf, names } from '../behaviour/select.js';
import type { Technique } from '../content/records/records.js';
import type { Modifier } from '../content/vocabulary/language.js';
import type { Characteristic, FigureId } from '../content/words.js';
import type { Scope, Table } from '../rulebook.js';
import { figureOf, findHeroState } from './figures.js';
import { openPowers, techniquesOf } from './powers.js';
import { fieldOf, printed } from './sheet.js';

/** A modifier of an open power, and whom its words mean. */
interface OpenModifier {
  readonly modifier: Modifier;
  readonly scope: Scope;
  /** Whether its condition holds, for any figure; evaluated once, on demand. */
  readonly holds: () => boolean;
}

/** The modifiers of all open powers, by what they change: most figures are asked about, and few modifiers are on them. */
export interface OpenModifiers {
  readonly on: ReadonlyMap<Characteristic | undefined, readonly OpenModifier[]>;
  /** Those that give attacks dice of a kind. */
  readonly dice: readonly OpenModifier[];
  /** Those that swap dice of an attack. */
  readonly swaps: readonly OpenModifier[];
}

/** The open powers, in an attack on `targetId` if there is one: a caller with many figures gathers them once. */
export function openModifiers(table: Table, targetId: FigureId | null = null): OpenModifiers {
  const on = new Map<Characteristic | undefined, OpenModifier[]>();
  const [dice, swaps]: [OpenModifier[], OpenModifier[]] = [[], []];
  for (const { figureId, power } of openPowers(table)) {
    if (!power.modifiers) continue;
    const scope = scopeOfOpenPower(table.state, figureId, targetId);
    for (const modifier of power.modifiers) {
      const open = {
        modifier,
        scope,
        holds: once(() => !modifier.if || holdsWith(table, modifier.if, scope, printed)),
      };
      const alike = on.get(modifier.characteristic);
      if (alike) alike.push(open);
      else on.set(modifier.characteristic, [open]);
      if (modifier.combat !== undefined || modifier.power !== undefined) dice.push(open);
      if (table.book.diceSwapped(modifier) > 0) swaps.push(open);
    }
  }
  return { on, dice, swaps };
}

function once(ask: () => boolean): () => boolean {
  let answer: boolean | undefined;
  return () => (answer ??= ask());
}

/** Those that apply to a figure: finding the figures of each is expensive. */
const modifiersOn = (
  table: Table,
  figureId: FigureId,
  targetId: FigureId | null,
  open: readonly OpenModifier[] = [],
): Modifier[] =>
  open.length === 0
    ? []
    : open
        .filter(({ modifier, scope, holds }) => isOn(table, modifier, figureId, targetId, scope) && holds())
        .map(({ modifier }) => modifier);

/** The present changes of a characteristic: bonuses and maluses of everything open, without techniques (CLASH-210). */
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

/** The techniques beside the sheet of a figure (CLASH-055, CLASH-056, SKAROV-EVT-02). */
export function techniquesOn(table: Table, figureId: FigureId): readonly Technique[] {
  const hero = findHeroState(table.state, figureId);
  return hero ? techniquesOf(table, hero) : table.book.techniquesBeside(table.state, figureOf(table.state, figureId));
}

/** Their sum on a characteristic. */
const techniqueChanges = (techniques: readonly Technique[], characteristic: Characteristic): number[] =>
  techniques.map((technique) => technique[fieldOf[characteristic]] ?? 0);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** How many combat and power dice an attack is rolled with, or what changes them. */
interface AttackDice {
  readonly combat: number;
  readonly power: number;
}

const noDice: AttackDice = { combat: 0, power: 0 };

/** The attack of a figure, in points and in dice. */
interface Attack extends AttackDice {
  /** As a test counts it (CLASH-163): what `characteristic` gives. */
  readonly points: number;
}

/** The changes of the values of figures: a caller with many figures gathers them once. */
interface Gathered {
  readonly open?: OpenModifiers;
  readonly techniques?: readonly Technique[];
  /** Dice that powers have added to one attack, or taken from it. */
  readonly answers?: AttackDice;
}

/**
 * The worth of a characteristic now: the sheet, with what lies beside it, powers, wounds and techniques, at least 0 (CLASH-043,
 * CLASH-210). For attack these are its points, as a test counts them (CLASH-163); `attackDice` says what is rolled.
 */
export function characteristic(
  table: Table,
  figureId: FigureId,
  which: Characteristic,
  targetId: FigureId | null = null,
  { open = openModifiers(table, targetId), techniques = techniquesOn(table, figureId) }: Gathered = {},
): number {
  const worth =
    printed(table, figureId, which) +
    total(changes(table, figureId, which, targetId, open)) +
    total(techniqueChanges(techniques, which));
  return Math.max(0, worth);
}

/** The dice of an attack, with what powers have answered it with; what is swapped is swapped last (CLASH-143 to CLASH-145, CLASH-210). */
export function attackDiceOf(
  table: Table,
  figureId: FigureId,
  targetId: FigureId | null,
  answers = noDice,
): AttackDice {
  const { combat, power } = attackOf(table, figureId, targetId, { answers });
  return { combat, power };
}

/** The same, and the points of the attack. */
export function attackOf(
  table: Table,
  figureId: FigureId,
  targetId: FigureId | null,
  {
    open = openModifiers(table, targetId),
    techniques = techniquesOn(table, figureId),
    answers = noDice,
  }: Gathered = {},
): Attack {
  const beside = techniqueChanges(techniques, 'ATTACK');
  const given = modifiersOn(table, figureId, targetId, open.dice);
  const sheet = printed(table, figureId, 'ATTACK');
  const changed = total(changes(table, figureId, 'ATTACK', targetId, open));
  const dice = [...given, answers];
  const combat =
    sheet + changed + total(beside.filter((by) => by < 0)) + total(dice.map((modifier) => modifier.combat ?? 0));
  const power = total(beside.filter((by) => by > 0)) + total(dice.map((modifier) => modifier.power ?? 0));
  const swaps = modifiersOn(table, figureId, targetId, open.swaps);
  const swapped = Math.min(Math.max(0, combat), total(swaps.map((modifier) => table.book.diceSwapped(modifier))));
  return { points: Math.max(0, sheet + changed + total(beside)), combat: combat - swapped, power: power + swapped };
}
