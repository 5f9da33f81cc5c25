import { useRef, useState } from 'preact/hooks';
import { useAnswer } from './use-answer.js';

/** A page of a list, as documents select it. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  /** The cursor with which the following page is asked for; `null` where there is none. */
  readonly next: string | null;
}

/** A page of a connection that is read from its first member on. */
export interface Onward<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** A page of a connection that is read from its last member back. */
interface Backward<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string | null };
}

/** A page, and where the one behind it begins; an empty one where the list does not exist. */
export const onward = <Node>(of: Onward<Node> | undefined): Page<Node> => ({
  nodes: of?.nodes ?? [],
  next: of?.pageInfo.hasNextPage === true ? of.pageInfo.endCursor : null,
});

/** A page, and where the one before it ends; an empty one where the list does not exist. */
export const backward = <Node>(of: Backward<Node> | undefined): Page<Node> => ({
  nodes: of?.nodes ?? [],
  next: of?.pageInfo.hasPreviousPage === true ? of.pageInfo.startCursor : null,
});

/** The pages of a list that were asked for so far, in the order in which they were. */
export interface Pages<Node> {
  readonly pages: readonly (readonly Node[])[];
  readonly isKnown: boolean;
  readonly error: Error | undefined;
  /** Asks for the next page; absent where all are there. */
  readonly more: (() => void) | undefined;
}

/**
 * A list page by page. When `key` changes, every page that is shown is asked for again.
 * @param ask must be a function of `key` and the cursor alone.
 */
export function usePages<Node>(key: string, ask: (cursor: string | null) => Promise<Page<Node>>): Pages<Node> {
  const [count, setCount] = useState(1);
  const kept = useRef<{ readonly key: string; readonly pages: readonly Page<Node>[] }>({ key, pages: [] });
  const { data, error } = useAnswer(`${String(count)} ${key}`, async () => {
    const pages = kept.current.key === key ? [...kept.current.pages] : [];
    for (let cursor = pages.at(-1)?.next ?? null; pages.length < count;) {
      const page = await ask(cursor);
      pages.push(page);
      cursor = page.next;
      if (cursor === null) break;
    }
    kept.current = { key, pages };
    return pages;
  });
  const isMore = data !== undefined && data.at(-1)?.next !== null;
  return {
    pages: data?.map(({ nodes }) => nodes) ?? [],
    isKnown: data !== undefined,
    error,
    more: isMore ? () => setCount(data.length + 1) : undefined,
  };
}

/** A connection with all members of its pages, of which the first is there. */
export async function completed<Node, First extends Onward<Node>>(
  first: First & Onward<Node>,
  ask: (cursor: string) => Promise<Onward<Node> | undefined>,
): Promise<First> {
  const nodes = [...first.nodes];
  for (let { next } = onward(first); next !== null;) {
    const page = onward(await ask(next));
    nodes.push(...page.nodes);
    ({ next } = page);
  }
  return { ...first, nodes };
}
