import {
  getNamedType,
  GraphQLBoolean,
  GraphQLInt,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isUnionType,
  Kind,
  valueFromAST,
  type ArgumentNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { DEFAULT_PAGE, MAX_PAGE } from '../requests/page.js';
import { priceOf } from './prices.js';

/**
 * Arguments with the length of a page. Apart from them, only `@skip`, `@include` and the presence of an argument with a
 * surcharge change a price.
 */
export const PAGE_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'last']);

const isOneOf =
  (wanted: readonly string[]) =>
  ({ name }: ArgumentNode): boolean =>
    wanted.includes(name.value);

/** A field's own charge on top of its price: its content is not charged by selection. */
export const priced = (points: number | undefined): { readonly points?: number } =>
  points === undefined ? {} : { points };

const extraOf = (extensions: { readonly points?: unknown } = {}): number => Number(extensions.points ?? 0);

/** The input of weighing one operation. */
interface Weighed {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Variables as they were coerced: those, at least, that prices depend on. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Adds up the prices of a valid operation without running it: at least the cost of its execution. Each fragment is
 * weighed once, however often it is spread, so that the time is linear in the document.
 */
export class Weighing {
  private readonly known = new Map<string, number>();

  constructor(private readonly weighed: Weighed) {}

  /** The points of a selection. Where several types are possible, those of the most expensive. */
  selection(set: SelectionSetNode, type: GraphQLCompositeType): number {
    let always = 0;
    const byType = new Map<string, number>();
    for (const node of set.selections) {
      if (!this.isIncluded(node)) continue;
      const narrowed = this.narrowedBy(node, type);
      const points = this.points(node, type);
      if (narrowed === undefined) always += points;
      else byType.set(narrowed, (byType.get(narrowed) ?? 0) + points);
    }
    return always + Math.max(0, ...byType.values());
  }

  private points(node: SelectionNode, type: GraphQLCompositeType): number {
    switch (node.kind) {
      case Kind.FIELD:
        return this.field(node, type);
      case Kind.INLINE_FRAGMENT:
        return this.selection(node.selectionSet, this.typeNamed(node.typeCondition?.name.value) ?? type);
      case Kind.FRAGMENT_SPREAD:
        return this.fragment(node.name.value);
    }
  }

  private field(node: FieldNode, type: GraphQLCompositeType): number {
    const name = node.name.value;
    const { points: own, times, dearer } = priceOf(type.name, name);
    const points = own + (dearer && node.arguments?.some(isOneOf(dearer.arguments)) ? dearer.points : 0);
    // The price of introspection includes all of it.
    if (times === 0) return points;
    const returned = isUnionType(type) ? undefined : type.getFields()[name];
    if (node.selectionSet === undefined) return points + extraOf(returned?.extensions);
    const inner = returned && getNamedType(returned.type);
    if (!isCompositeType(inner)) return points;
    const children = this.selection(node.selectionSet, inner);
    return points + (times === 'page' ? this.pageOf(node) : times) * children;
  }

  private fragment(name: string): number {
    const before = this.known.get(name);
    if (before !== undefined) return before;
    const fragment = this.weighed.fragments.get(name);
    const type = this.typeNamed(fragment?.typeCondition.name.value);
    const points = fragment && type ? this.selection(fragment.selectionSet, type) : 0;
    this.known.set(name, points);
    return points;
  }

  /** The type that a fragment narrows to: its fields are asked for only where the object is of it. */
  private narrowedBy(node: SelectionNode, type: GraphQLCompositeType): string | undefined {
    if (node.kind === Kind.FIELD || !isAbstractType(type)) return undefined;
    const condition = node.kind === Kind.INLINE_FRAGMENT ? node : this.weighed.fragments.get(node.name.value);
    const narrowed = this.typeNamed(condition?.typeCondition?.name.value);
    return isObjectType(narrowed) ? narrowed.name : undefined;
  }

  private isIncluded({ directives = [] }: SelectionNode): boolean {
    return directives.every((directive) => {
      const is = directive.name.value;
      return (is !== 'skip' && is !== 'include') || this.condition(directive) !== (is === 'skip');
    });
  }

  /** The value that a directive depends on; `undefined` where it is invalid, and the field is charged. */
  private condition({ arguments: given = [] }: DirectiveNode): unknown {
    const [argument] = given;
    return argument && valueFromAST(argument.value, GraphQLBoolean, this.weighed.variables);
  }

  private pageOf({ arguments: given = [] }: FieldNode): number {
    const sizes = given
      .filter(({ name }) => PAGE_ARGUMENTS.has(name.value))
      .map(({ value }) => valueFromAST(value, GraphQLInt, this.weighed.variables))
      .filter((size) => typeof size === 'number');
    return Math.min(MAX_PAGE, Math.max(1, ...(sizes.length > 0 ? sizes : [DEFAULT_PAGE])));
  }

  private typeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : this.weighed.schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }
}
