import { FREE, INNER, NONE, OUTER, type Forest } from './forest.js';

/** A member of a list, from its end where the place is negative. */
const member = (list: readonly number[], place: number): number => list.at(place) as number;

/** Labels a vertex and its blossom; the partner of an inner one becomes outer. */
export function assignLabel(forest: Forest, vertex: number, label: typeof OUTER | typeof INNER, end: number): void {
  const blossom = forest.inBlossom[vertex] as number;
  for (const each of [vertex, blossom]) {
    forest.label[each] = label;
    forest.labelEnd[each] = end;
    forest.bestEdge[each] = NONE;
  }
  if (label === OUTER) forest.queue.push(...forest.leaves(blossom));
  else {
    const mate = forest.mate[forest.base[blossom] as number] as number;
    assignLabel(forest, forest.at(mate), OUTER, mate ^ 1);
  }
}

/** Contracts the circle that an edge closes, with this base, to one vertex. */
export function addBlossom(forest: Forest, base: number, edge: number): void {
  const blossom = forest.unused.pop() as number;
  const root = forest.inBlossom[base] as number;
  const { one, other } = forest.edges[edge] as { one: number; other: number };
  forest.base[blossom] = base;
  forest.parent[blossom] = NONE;
  forest.parent[root] = blossom;
  const [children, joints] = [branch(forest, one, root), branch(forest, other, root)];
  for (const child of [...children.path, ...joints.path]) forest.parent[child] = blossom;
  forest.children[blossom] = [root, ...children.path.toReversed(), ...joints.path];
  forest.joints[blossom] = [...children.ends.toReversed(), 2 * edge, ...joints.ends.map((end) => end ^ 1)];
  forest.label[blossom] = OUTER;
  forest.labelEnd[blossom] = forest.labelEnd[root] as number;
  forest.dual[blossom] = 0n;
  for (const leaf of forest.leaves(blossom)) {
    // An inner vertex becomes an outer one.
    if (forest.label[forest.inBlossom[leaf] as number] === INNER) forest.queue.push(leaf);
    forest.inBlossom[leaf] = blossom;
  }
  findBestEdges(forest, blossom);
}

/** From a vertex back to a root: the blossoms on the path, and the ends through which they were reached. */
function branch(
  forest: Forest,
  from: number,
  root: number,
): { readonly path: readonly number[]; readonly ends: readonly number[] } {
  const [path, ends]: [number[], number[]] = [[], []];
  for (let blossom = forest.inBlossom[from] as number; blossom !== root;) {
    const end = forest.labelEnd[blossom] as number;
    path.push(blossom);
    ends.push(end);
    blossom = forest.blossomAt(end);
  }
  return { path, ends };
}

/** The edges by which a new blossom comes nearest to each other outer one. */
function findBestEdges(forest: Forest, blossom: number): void {
  const best = new Map<number, number>();
  for (const child of forest.children[blossom] as readonly number[]) {
    const known = forest.bestEdges[child];
    const edges = known ?? forest.leaves(child).flatMap((leaf) => (forest.around[leaf] ?? []).map((end) => end >> 1));
    for (const edge of edges) {
      const { one, other } = forest.edges[edge] as { one: number; other: number };
      const far = forest.inBlossom[forest.inBlossom[other] === blossom ? one : other] as number;
      if (far === blossom || forest.label[far] !== OUTER) continue;
      if (forest.isNearer(edge, best.get(far) ?? NONE)) best.set(far, edge);
    }
    forest.bestEdges[child] = null;
    forest.bestEdge[child] = NONE;
  }
  forest.bestEdges[blossom] = [...best.values()];
  forest.bestEdge[blossom] = [...best.values()].reduce(
    (nearest, edge) => (forest.isNearer(edge, nearest) ? edge : nearest),
    NONE,
  );
}

/** Expands a blossom into its children; at the end of a stage also children with a dual of zero. */
export function expandBlossom(forest: Forest, blossom: number, isEnd: boolean): void {
  for (const child of forest.children[blossom] as readonly number[]) {
    forest.parent[child] = NONE;
    if (child >= forest.count && isEnd && forest.dualOf(child) === 0n) expandBlossom(forest, child, isEnd);
    else for (const leaf of forest.leaves(child)) forest.inBlossom[leaf] = child;
  }
  if (!isEnd && forest.label[blossom] === INNER) relabel(forest, blossom);
  forest.label[blossom] = NONE;
  forest.labelEnd[blossom] = NONE;
  forest.children[blossom] = [];
  forest.joints[blossom] = [];
  forest.base[blossom] = NONE;
  forest.bestEdges[blossom] = null;
  forest.bestEdge[blossom] = NONE;
  forest.unused.push(blossom);
}

/** The direction around a blossom from an index on which the path to its base is even. */
function wayFrom(place: number, length: number): { start: number; step: 1 | -1; trick: 0 | 1 } {
  return place % 2 === 1 ? { start: place - length, step: 1, trick: 0 } : { start: place, step: -1, trick: 1 };
}

/** The children of an expanded inner blossom: those on the even path from its entrance to its base stay in the tree. */
function relabel(forest: Forest, blossom: number): void {
  const { children, joints, label, labelEnd } = forest;
  const circle = children[blossom] as readonly number[];
  const ends = joints[blossom] as readonly number[];
  const entrance = forest.blossomAt((labelEnd[blossom] as number) ^ 1);
  const { start, step, trick } = wayFrom(circle.indexOf(entrance), circle.length);
  let place = start;
  let end = labelEnd[blossom] as number;
  while (place !== 0) {
    label[forest.at(end ^ 1)] = FREE;
    label[forest.at(member(ends, place - trick) ^ trick ^ 1)] = FREE;
    assignLabel(forest, forest.at(end ^ 1), INNER, end);
    forest.allow(member(ends, place - trick) >> 1);
    place += step;
    end = member(ends, place - trick) ^ trick;
    forest.allow(end >> 1);
    place += step;
  }
  const base = member(circle, place);
  for (const each of [forest.at(end ^ 1), base]) {
    label[each] = INNER;
    labelEnd[each] = end;
  }
  forest.bestEdge[base] = NONE;
  for (place += step; member(circle, place) !== entrance; place += step) leaveTree(forest, member(circle, place));
}

/** A child on the odd path is reached from outside of the blossom, or not at all. */
function leaveTree(forest: Forest, child: number): void {
  if (forest.label[child] === OUTER) return;
  const reached = forest.leaves(child).find((leaf) => forest.label[leaf] !== FREE);
  if (reached === undefined) return;
  forest.label[reached] = FREE;
  forest.label[forest.at(forest.mate[forest.base[child] as number] as number)] = FREE;
  assignLabel(forest, reached, INNER, forest.labelEnd[reached] as number);
}

/** Rematches the inside of a blossom, so that a given vertex becomes its base. */
export function augmentBlossom(forest: Forest, blossom: number, vertex: number): void {
  let child = vertex;
  while (forest.parent[child] !== blossom) child = forest.parent[child] as number;
  if (child >= forest.count) augmentBlossom(forest, child, vertex);
  const circle = forest.children[blossom] as number[];
  const ends = forest.joints[blossom] as number[];
  const first = circle.indexOf(child);
  const { start, step, trick } = wayFrom(first, circle.length);
  for (let place = start; place !== 0;) {
    place += step;
    const end = member(ends, place - trick) ^ trick;
    const near = member(circle, place);
    if (near >= forest.count) augmentBlossom(forest, near, forest.at(end));
    place += step;
    const far = member(circle, place);
    if (far >= forest.count) augmentBlossom(forest, far, forest.at(end ^ 1));
    forest.mate[forest.at(end)] = end ^ 1;
    forest.mate[forest.at(end ^ 1)] = end;
  }
  forest.children[blossom] = [...circle.slice(first), ...circle.slice(0, first)];
  forest.joints[blossom] = [...ends.slice(first), ...ends.slice(0, first)];
  forest.base[blossom] = forest.base[forest.children[blossom][0] as number] as number;
}
