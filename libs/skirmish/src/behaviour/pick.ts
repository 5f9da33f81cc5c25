import type { Random } from '#kernel';
import type { SpaceId } from '../cells/cells.js';
import type { Figures } from '../content/vocabulary/language.js';
import type { FigureId } from '../content/words.js';
import type { Weighed } from '../machine/frames.js';
import type { Scope, Table } from '../rulebook.js';
import { findFigure } from '../figures/figures.js';
import { leftOf } from '../figures/sheet.js';
import { byKeys, candidatesOf, distancesFrom, figuresOf, pickKeys } from './select.js';

/** The figures picked, and why where there was something to choose. */
export interface Picked {
  readonly ids: FigureId[];
  readonly weighed: Weighed | null;
}

/** The figures that a selector names, its last tie drawn where the rules leave it to chance (CLASH-097). */
export function pickFigures(table: Table, figures: Figures, scope: Scope, random: Random): Picked {
  const { pick } = figures;
  if (pick === undefined || pick === 'ALL' || pick === 'FIRST') {
    return { ids: figuresOf(table, figures, scope), weighed: null };
  }
  const candidates = candidatesOf(table, figures, scope);
  const ranked = byKeys(candidates, (id) => pickKeys(table, figures, id, scope));
  return bestOf(
    ranked,
    table.book.rule(pick === 'NEAREST' ? 'nearest' : 'picked'),
    pick === 'FARTHEST' || pick === 'LEAST_LEFT' ? null : random,
  );
}

/** The enemy that a figure goes for among some, by CLASH-097. */
export function nearestOf(table: Table, ids: readonly FigureId[], from: SpaceId | null, random: Random): Picked {
  const ranked = byKeys(ids, (id) => {
    const figure = findFigure(table.state, id);
    const side = table.state.firstSide === null || figure?.side === table.state.firstSide ? 0 : 1;
    return [...distancesFrom(table, from, figure?.spaceId ?? null), leftOf(table, id), side];
  });
  return bestOf(ranked, table.book.rule('nearest'), random);
}

function bestOf(
  ranked: readonly { item: FigureId; keys: readonly number[] }[],
  rule: string,
  random: Random | null,
): Picked {
  const [first] = ranked;
  if (!first) return { ids: [], weighed: null };
  const tied = ranked.filter(({ keys }) => keys.every((key, index) => key === first.keys[index]));
  const drawn = random !== null && tied.length > 1;
  const drawnId = drawn ? random.pick(tied.map(({ item }) => item)) : first.item;
  const chosen = tied.find(({ item }) => item === drawnId) ?? first;
  if (ranked.length === 1) return { ids: [chosen.item], weighed: null };
  const order = [chosen, ...ranked.filter((candidate) => candidate !== chosen)];
  return {
    ids: [chosen.item],
    weighed: { rule, candidates: order.map(({ item, keys }) => ({ candidateId: item, keys: [...keys] })), drawn },
  };
}
