type Fields = Readonly<Record<string, unknown>>;

/** A record somewhere inside another one, such as a scenario. */
export interface Node {
  /** Keys from the outermost record to this one. */
  readonly keys: readonly PropertyKey[];
  /** How many keys those are. */
  readonly depth: number;
  readonly value: Fields;
  /** The field that holds it, or holds the list that it stands in; empty for the outermost record. */
  readonly field: string;
}

/**
 * Every record inside a value, itself included, outermost first: rules, effects, conditions, selectors and placements
 * alike, as the words of the vocabulary are fields of records at any depth.
 */
export function nodesOf(value: unknown, keys: readonly PropertyKey[] = [], field = ''): readonly Node[] {
  const nodes: Node[] = [];
  if (isObject(value)) addNodes(value, new Outermost(keys), field, nodes);
  return nodes;
}

function addNodes(value: object, place: Place, field: string, nodes: Node[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isObject(item)) addNodes(item, new Inner(place, index), field, nodes);
    }
    return;
  }
  const record = value as Fields;
  nodes.push(new NodeAt(place, record, field));
  for (const key of Object.keys(record)) {
    const inner = record[key];
    if (isObject(inner)) addNodes(inner, new Inner(place, key), key, nodes);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where something stands in a record. A large record has thousands of places, of which few are ever told. */
interface Place {
  readonly keys: readonly PropertyKey[];
  readonly depth: number;
}

class Outermost implements Place {
  readonly depth: number;
  constructor(readonly keys: readonly PropertyKey[]) {
    this.depth = keys.length;
  }
}

class Inner implements Place {
  readonly depth: number;
  constructor(
    private readonly holder: Place,
    private readonly key: PropertyKey,
  ) {
    this.depth = holder.depth + 1;
  }

  get keys(): readonly PropertyKey[] {
    return [...this.holder.keys, this.key];
  }
}

class NodeAt implements Node {
  constructor(
    private readonly place: Place,
    readonly value: Fields,
    readonly field: string,
  ) {}

  get keys(): readonly PropertyKey[] {
    return this.place.keys;
  }

  get depth(): number {
    return this.place.depth;
  }
}
