import type { GameCommand } from '#kernel/server';
import type { Replay, ReplayedCommit } from '#kernel/testing';

/** Longest value in a column. */
const WIDEST = 24;

/** So many versions before and after a version are shown with it. */
const AROUND = 3;

/** A value of the views, one text for each viewer; the same text says that all see the same. */
type Row = readonly [path: string, values: readonly string[]];

/**
 * A game for people: each commit with its sentences, and with the values of the views that it has changed, viewer by viewer.
 * @param at a version around which to show commits; all when absent.
 */
export function sideBySide({ ruleset, seed, commits, fault }: Replay, at?: number): string {
  const lines = [`${ruleset}, seed ${seed}`];
  let before = new Map<string, string>();
  for (const commit of commits) {
    const rows = rowsOf(commit.views);
    if (at === undefined || Math.abs(commit.firstVersion - at) <= AROUND) lines.push(...shown(commit, rows, before));
    before = new Map(rows.map(([path, values]) => [path, values.join('\n')]));
  }
  return [...lines, ...(fault === undefined ? [] : ['', `The game does not go on: ${fault}`])].join('\n');
}

function shown(
  { firstVersion, command, sentences, views }: ReplayedCommit,
  rows: readonly Row[],
  before: ReadonlyMap<string, string>,
): readonly string[] {
  const changed = rows.filter(([path, values]) => before.get(path) !== values.join('\n'));
  const said = ['', `version ${firstVersion}  ${told(command)}`, ...sentences.map((sentence) => `  ${sentence}`)];
  if (changed.length === 0) return said;
  const seats = views.slice(0, -1).map((_, seat) => `seat ${seat}`);
  return [...said, ...columns(['', ...seats, 'spectator'], changed)];
}

/** A command in one line; those of a table without their accounts. */
function told(command: GameCommand): string {
  if (command.type !== 'play') return 'seat' in command ? `${command.type}, seat ${command.seat}` : command.type;
  const { type, ...fields } = command.command;
  return `seat ${command.seat}: ${type}${Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : ''}`;
}

function columns(head: readonly string[], rows: readonly Row[]): readonly string[] {
  const lines = [head, ...rows.map(([path, values]) => [path, ...values])];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    `    ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** Every leaf of the views, by its path. */
function rowsOf(views: readonly unknown[]): readonly Row[] {
  const leaves = views.map((view) => new Map(leavesOf('', view)));
  const paths = [...new Set(leaves.flatMap((one) => [...one.keys()]))];
  return paths.map((path) => [path, leaves.map((one) => one.get(path) ?? '')]);
}

function leavesOf(path: string, value: unknown): readonly (readonly [string, string])[] {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
    return [[path, cut(JSON.stringify(value))]];
  if (typeof value !== 'object' || value === null) return [[path, cut(JSON.stringify(value))]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [[path, JSON.stringify(value)]];
  return entries.flatMap(([key, inner]) => leavesOf(path === '' ? key : `${path}.${key}`, inner));
}

const cut = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);
