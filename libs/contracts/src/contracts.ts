import { localized, type AnyRuleset, type AnyTagged, type BaseLayout } from '#kernel';
import { Field, ObjectType } from '@nestjs/graphql';
import { baseTypes, contractWithBases, type BaseTypes } from './base-types.js';
import type { GraphqlValue } from './encode.js';
import { gameEndings } from './game-endings.js';
import { gameEventModels, placingModel, proposedModel } from './game-event-types.js';
import { chosen, InputError, type InputValue } from './input-values.js';
import { InputTypes } from './input-types.js';
import { deckTypes, type DeckTypes } from './deck-types.js';
import { classNamed, nestEnum, OutputTypes, unionOf, type DecoratedClass } from './output-types.js';
import { refusalCodes } from './refusal-codes.js';
import { RulesetContract } from './ruleset-contract.js';
import { SubjectContract, type Subject, type SubjectTypes } from './subject-contract.js';
import { TypeNames } from './type-names.js';
import { valuesIn } from './values-in.js';

/**
 * Most values of the options of a game: about two and a half times those of the largest scenario of a box. Each may
 * have a fault that is reported.
 */
export const MOST_OPTION_VALUES = 1_500;

/** The types across all rulesets, in the form for Nest's decorators. */
export interface SpanningTypes extends DeckTypes, BaseTypes {
  /** `GameOptions`: a union; absent when no ruleset has options. */
  readonly options: object | undefined;
  /** `GameBrought`: the things that a player brought to a seat, a union; absent when no ruleset accepts any. */
  readonly brought: object | undefined;
  /**
   * `GameBroughtInput`: the things that a player brings to a seat, `@oneOf` by ruleset; absent when no ruleset
   * accepts any.
   */
  readonly broughtInput: DecoratedClass | undefined;
  /** `GameView`: a union. */
  readonly view: object | undefined;
  /** `GameContent`: a union; absent when no ruleset has content. */
  readonly content: object | undefined;
  /** `CampaignView`: a union; absent when no ruleset has campaigns. */
  readonly campaign: object | undefined;
  /** `GameEventPayload`: a union of the events of all rulesets and the kernel's own. */
  readonly event: object | undefined;
  /** `GameCommand`: a command as output, in the field of its ruleset. */
  readonly command: DecoratedClass;
  /** `GameCommandInput`: a command as input, `@oneOf` by ruleset. */
  readonly commandInput: DecoratedClass;
  /** `GameOptionsInput`: the ruleset of a new game and its options, `@oneOf` by ruleset. */
  readonly optionsInput: DecoratedClass;
  /** `Placing`: the result of a seat. */
  readonly placing: DecoratedClass;
  /** `Proposed`: what a seat proposes to the others. */
  readonly proposed: DecoratedClass;
  /** `ProposalKind`: an enum of what they can agree on. */
  readonly proposalKind: object;
  /** `RefusalCode`: an enum of all refusal codes of the kernel and the rulesets. */
  readonly refusalCode: object;
  /** `GameEnding`: an enum of all endings of games. */
  readonly ending: object;
  /** The types of subjects other than games, by name. */
  readonly subjects: Readonly<Record<string, SubjectTypes>>;
}

/** The GraphQL side of all rulesets of an API. */
export class Contracts {
  constructor(
    readonly types: SpanningTypes,
    private readonly rulesets: ReadonlyMap<string, RulesetContract>,
    private readonly subjects: ReadonlyMap<string, SubjectContract> = new Map(),
  ) {}

  /** The contracts of all rulesets, in the order of their registration. */
  all(): readonly RulesetContract[] {
    return [...this.rulesets.values()];
  }

  /** The contract of a ruleset. Throws a TypeError when the API does not know it. */
  of(ruleset: string): RulesetContract {
    const contract = this.rulesets.get(ruleset);
    if (!contract) throw new TypeError(`The API has no types for the ruleset "${ruleset}".`);
    return contract;
  }

  /** The contract of a subject other than a game. Throws a TypeError when the API does not know it. */
  ofSubject(name: string): SubjectContract {
    const contract = this.subjects.get(name);
    if (!contract) throw new TypeError(`The API has no types for “${name}”.`);
    return contract;
  }

  /** A command as `GameCommand`. */
  command(ruleset: string, command: AnyTagged): GraphqlValue {
    return { __typename: 'GameCommand', [ruleset]: this.of(ruleset).command(command) };
  }

  /** A command in the form of `GameCommandInput`: plain JSON. */
  commandInput(ruleset: string, command: AnyTagged): InputValue {
    return { [ruleset]: this.of(ruleset).commandInput(command) };
  }

  /** Reads a `GameCommandInput`. Throws an InputError when it is not exactly one command. */
  readCommand(input: InputValue): { readonly ruleset: string; readonly command: AnyTagged } {
    const { name, value } = chosen(input);
    return { ruleset: name, command: this.of(name).readCommand(value) };
  }

  /**
   * Reads a `GameOptionsInput`. Throws an InputError when it does not name exactly one ruleset, or has more than
   * MOST_OPTION_VALUES values.
   */
  readOptions(input: InputValue): { readonly ruleset: string; readonly options: Readonly<Record<string, unknown>> } {
    const { name, value } = chosen(input);
    const values = valuesIn(value);
    if (values > MOST_OPTION_VALUES) throw tooMany(values);
    return { ruleset: name, options: this.of(name).readOptions(value) };
  }

  /** Reads a `GameBroughtInput`. Throws an InputError when it does not name exactly one ruleset. */
  readBrought(input: InputValue): { readonly ruleset: string; readonly brought: Readonly<Record<string, unknown>> } {
    const { name, value } = chosen(input);
    return { ruleset: name, brought: this.of(name).readBrought(value) };
  }

  /** The layout of a base as GraphQL output. Throws a TypeError when no ruleset has bases. */
  base(layout: BaseLayout): GraphqlValue {
    return this.withBases().base(layout);
  }

  /** Reads the layout of a base from input. Throws a TypeError when no ruleset has bases. */
  readBase(input: InputValue): BaseLayout {
    return this.withBases().readBase(input);
  }

  private withBases(): RulesetContract {
    const contract = contractWithBases(this.all());
    if (!contract) throw new TypeError('No ruleset has bases.');
    return contract;
  }
}

const tooMany = (values: number): InputError =>
  new InputError(
    localized(
      `Options may have at most ${MOST_OPTION_VALUES} values, but these have ${values}: each object, list, text and number is one.`,
      `Des options peuvent avoir au plus ${MOST_OPTION_VALUES} valeurs, mais celles-ci en ont ${values} : chaque objet, liste, texte et nombre en est une.`,
    ),
  );

/**
 * Makes the GraphQL types of these rulesets, and of subjects other than games. Call it once per API: Nest keeps every
 * type that was ever decorated. Throws an UnderivableError when a schema has no GraphQL form, and a TypeError when
 * two types or rulesets have the same name.
 */
export function deriveContracts(rulesets: readonly AnyRuleset[], subjects: readonly Subject[] = []): Contracts {
  const twice = rulesets.find(({ name }, at) => rulesets.findIndex((other) => other.name === name) !== at);
  if (twice) throw new TypeError(`Two rulesets are named "${twice.name}".`);
  const names = new TypeNames();
  const contracts: RulesetContract[] = [];
  // The kernel's events contain options and things that seats brought, so these unions are made before their members.
  const options = rulesets.some(({ schemas }) => Object.keys(schemas.options.shape).length > 0)
    ? unionOf('GameOptions', 'The options of a game, by its ruleset.', () =>
        known(contracts.map(({ types }) => types.options)),
      )
    : undefined;
  const brought = rulesets.some(({ schemas }) => schemas.brought !== undefined)
    ? unionOf('GameBrought', 'The things that a player brought to a seat, by the ruleset of the game.', () =>
        known(contracts.map(({ types }) => types.brought)),
      )
    : undefined;
  const ending = gameEndings(rulesets);
  const gameEvents = gameEventModels(names, { options, brought, ending });
  const shared = { names, outputs: new OutputTypes(), inputs: new InputTypes(), gameEvents };
  contracts.push(...rulesets.map((ruleset) => new RulesetContract(ruleset, shared)));
  const placing = shared.outputs.object(placingModel(gameEvents));
  const { proposed, kind } = proposedModel(gameEvents);
  const others = new Map(subjects.map((subject) => [subject.name, new SubjectContract(subject, shared)]));
  const types = {
    options,
    brought,
    ending,
    placing,
    proposed: shared.outputs.object(proposed),
    proposalKind: nestEnum(kind),
    subjects: Object.fromEntries([...others].map(([name, contract]) => [name, contract.types])),
    ...deckTypes(rulesets, names),
    ...baseTypes(contracts, names),
    ...spanningTypes(contracts, subjects, shared.inputs),
  };
  return new Contracts(types, new Map(contracts.map((contract) => [contract.ruleset.name, contract])), others);
}

/** The types that are made before those that span all rulesets. */
type MadeBefore =
  | 'options'
  | 'brought'
  | 'ending'
  | 'placing'
  | 'proposed'
  | 'proposalKind'
  | 'subjects'
  | keyof (DeckTypes & BaseTypes);

function spanningTypes(
  contracts: readonly RulesetContract[],
  subjects: readonly Subject[],
  inputs: InputTypes,
): Omit<SpanningTypes, MadeBefore> {
  const events = [...new Set(contracts.flatMap(({ types }) => types.events))];
  return {
    refusalCode: refusalCodes(
      contracts.map(({ ruleset }) => ruleset),
      subjects,
    ),
    view: unionUnlessEmpty(
      'GameView',
      'The view of a game, by its ruleset.',
      contracts.map(({ types }) => types.view),
    ),
    content: unionUnlessEmpty(
      'GameContent',
      'The contents of the box, by ruleset.',
      contracts.map(({ types }) => types.content),
    ),
    campaign: unionUnlessEmpty(
      'CampaignView',
      'The public view of a campaign, by its ruleset.',
      contracts.map(({ types }) => types.campaign),
    ),
    event: unionUnlessEmpty('GameEventPayload', 'An event of any game.', events),
    command: commandType(contracts),
    broughtInput: broughtInputType(contracts, inputs),
    commandInput: inputs.oneOf(
      classNamed('GameCommandInput'),
      'A command of any game: exactly one field, that of its ruleset.',
      contracts.map(({ ruleset, types }) => ({
        name: ruleset.name,
        description: `Of a game of ${ruleset.title.en}.`,
        type: types.commandInput,
      })),
    ),
    optionsInput: inputs.oneOf(
      classNamed('GameOptionsInput'),
      'The ruleset of a new game, with its options: exactly one field.',
      contracts.map(({ ruleset, types }) => ({
        name: ruleset.name,
        description: `Of a game of ${ruleset.title.en}.`,
        type: types.optionsInput,
      })),
    ),
  };
}

function broughtInputType(contracts: readonly RulesetContract[], inputs: InputTypes): DecoratedClass | undefined {
  const choices = contracts
    .filter(({ types }) => types.brought !== undefined)
    .map(({ ruleset, types }) => ({
      name: ruleset.name,
      description: `Of a game of ${ruleset.title.en}.`,
      type: types.broughtInput,
    }));
  if (choices.length === 0) return undefined;
  const description = 'The things that you bring to a seat: exactly one field, that of the ruleset of the game.';
  return inputs.oneOf(classNamed('GameBroughtInput'), description, choices);
}

function unionUnlessEmpty(
  name: string,
  description: string,
  members: readonly (DecoratedClass | undefined)[],
): object | undefined {
  const types = known(members);
  return types.length === 0 ? undefined : unionOf(name, description, () => types);
}

const known = (members: readonly (DecoratedClass | undefined)[]): DecoratedClass[] =>
  members.filter((member) => member !== undefined);

function commandType(contracts: readonly RulesetContract[]): DecoratedClass {
  const target = classNamed('GameCommand');
  ObjectType(target.name, {
    description: 'A command of any game: only the field of its ruleset is not null.',
  })(target);
  for (const { ruleset, types } of contracts) {
    Field(() => types.command, { nullable: true, description: `Of a game of ${ruleset.title.en}.` })(
      target.prototype as object,
      ruleset.name,
    );
  }
  return target;
}
