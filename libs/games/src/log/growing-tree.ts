import { growth, rootOf, subtreesOf, type Hash, type HashedSubtree, type TreeHead } from '#audit';
import { nameOf } from './log-nodes.js';

/** The tree of a log, made of nothing but its leaves, from the first on. */
export class GrowingTree {
  private edge: ReadonlyMap<string, Hash> = new Map();
  private entries = 0;

  /** How many leaves it has, and its root. */
  get head(): TreeHead {
    return { size: this.entries, root: rootOf(this.entries, (subtree) => this.edge.get(nameOf(subtree)) as Hash) };
  }

  /** Adds leaves; gives the nodes that they complete, themselves among them. */
  add(leaves: readonly Hash[]): readonly HashedSubtree[] {
    const grown = growth(this.entries, leaves, (subtree) => this.edge.get(nameOf(subtree)) as Hash);
    const known = new Map([...this.edge, ...grown.map((node) => [nameOf(node), node.hash] as const)]);
    this.entries += leaves.length;
    const edge = subtreesOf({ from: 0, to: this.entries }).map(nameOf);
    this.edge = new Map(edge.map((name) => [name, known.get(name) as Hash]));
    return grown;
  }
}
