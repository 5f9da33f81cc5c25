import type { Contracts, RulesetContract } from '#contracts';
import type { GraphQLInputField, GraphQLInputObjectType, GraphQLNamedType } from 'graphql';
import type { RouteGroup } from '../routes/route.js';
import { annotated, type JsonSchema } from './json-schema.js';

/** The address of the document of a ruleset. */
export const documentOf = (ruleset: string): string => `/openapi/${ruleset}.json`;

/**
 * The types that a document describes: those of the server, and those of one ruleset or of none. A type of another
 * ruleset is described by the document of that ruleset.
 */
export class Scope {
  /** The rulesets of each type that is of some. */
  private readonly owners = new Map<string, Set<string>>();
  /** Inputs with a field for each ruleset. */
  private readonly byRuleset: ReadonlySet<string>;

  /** @param ruleset whose types it has; none where it is `undefined`. */
  constructor(
    private readonly contracts: Contracts,
    readonly ruleset: string | undefined,
  ) {
    for (const contract of contracts.all()) for (const name of typesOf(contract)) this.own(name, contract.ruleset.name);
    const { commandInput, optionsInput, broughtInput } = contracts.types;
    this.byRuleset = new Set([commandInput, optionsInput, broughtInput].flatMap((type) => type?.name ?? []));
  }

  /** Whether a type is described here. */
  has({ name }: GraphQLNamedType): boolean {
    const owners = this.owners.get(name);
    return owners === undefined || (this.ruleset !== undefined && owners.has(this.ruleset));
  }

  /** The rulesets whose types are described elsewhere, for people. */
  told(): string {
    const others = this.contracts.all().filter(({ ruleset }) => ruleset.name !== this.ruleset);
    const links = others.map(({ ruleset: { name, title } }) => `[${title.en}](${documentOf(name)})`).join(', ');
    return links === '' ? '' : `- Options, commands, views and events of a ruleset are in its own document: ${links}.`;
  }

  /** Whether the ruleset has the subject of these routes, or some ruleset where the document has none. */
  serves(group: RouteGroup): boolean {
    const shown = this.contracts.all().find(({ ruleset }) => ruleset.name === this.ruleset);
    if (shown === undefined) return true;
    const { types, ruleset } = shown;
    const has = { bases: types.base, campaigns: types.campaign, decks: ruleset.decks } as const;
    return group in has ? has[group as keyof typeof has] !== undefined : true;
  }

  /** The members of a union that are described here; `undefined` where the union is described elsewhere. */
  members<T extends GraphQLNamedType>(types: readonly T[]): readonly T[] | undefined {
    const members = types.filter((type) => this.has(type));
    return members.length === 0 || (this.ruleset === undefined && members.length < types.length) ? undefined : members;
  }

  /** The fields of an input: of those by ruleset, only the one of this ruleset. */
  fields(type: GraphQLInputObjectType): readonly GraphQLInputField[] {
    const fields = Object.values(type.getFields());
    const isNarrowed = this.ruleset !== undefined && this.byRuleset.has(type.name);
    return isNarrowed ? fields.filter(({ name }) => name === this.ruleset) : fields;
  }

  /** An object whose type is described by the documents of its rulesets. */
  elsewhere(type: GraphQLNamedType): JsonSchema {
    const { name, description } = type;
    const owners = [...(this.owners.get(name) ?? this.contracts.all().map(({ ruleset }) => ruleset.name))];
    const [first = ''] = owners;
    const told = `Described in ${owners.map((owner) => `\`${documentOf(owner)}\``).join(', ')}.`;
    const schema = { type: 'object', additionalProperties: true, externalDocs: { url: documentOf(first) } };
    return annotated(schema, { description: [description, told].filter(Boolean).join(' ') });
  }

  private own(name: string, ruleset: string): void {
    this.owners.set(name, (this.owners.get(name) ?? new Set()).add(ruleset));
  }
}

/** The types of a ruleset that fields of the server have. */
const typesOf = ({ types }: RulesetContract): readonly string[] =>
  Object.values(types)
    .flat()
    .flatMap((type) => (type as { readonly name: string } | undefined)?.name ?? []);
