import { localized, type AnyRuleset, type AnyTagged, type BaseLayout, type Localized } from '#kernel';
import { isGameEvent } from '#kernel/server';
import { Field, ObjectType } from '@nestjs/graphql';
import { CommandInputs } from './command-inputs.js';
import { encodeObject, type GraphqlValue } from './encode.js';
import { capitalized, typePrefix } from './graphql-names.js';
import { InputError, readObject, writeObject, type InputValue } from './input-values.js';
import type { InputTypes } from './input-types.js';
import { ModelBuilder } from './model-builder.js';
import { classNamed, type DecoratedClass, type OutputTypes } from './output-types.js';
import { readModels, type RulesetModels } from './ruleset-models.js';
import type { ObjectModel } from './type-model.js';
import type { TypeNames } from './type-names.js';
import { holdUniqueIds } from './unique-ids.js';

/** The shared state of all rulesets of one API while their types are made. */
export interface SharedTypes {
  readonly names: TypeNames;
  readonly outputs: OutputTypes;
  readonly inputs: InputTypes;
  /** The kernel's own events. */
  readonly gameEvents: ReadonlyMap<string, ObjectModel>;
}

/** The GraphQL types of a ruleset, in the form for Nest's decorators. */
export interface RulesetTypes {
  /** `GuildsOptions`; absent when there is nothing to choose. */
  readonly options: DecoratedClass | undefined;
  /** `GuildsView` */
  readonly view: DecoratedClass;
  /** `ArenaBrought`: the things that a player brought to a seat; absent where there are none. */
  readonly brought: DecoratedClass | undefined;
  /** `ArenaBroughtInput`; absent where there are none. */
  readonly broughtInput: DecoratedClass | undefined;
  /** `SkarovBase`: the layout of a base; absent where there are none. */
  readonly base: DecoratedClass | undefined;
  /** `SkarovBaseInput`; absent where there are none. */
  readonly baseInput: DecoratedClass | undefined;
  /** `GuildsContent`; absent when the ruleset has none. */
  readonly content: DecoratedClass | undefined;
  /** `ClashCampaign`: the public view of a campaign; absent when the ruleset has none. */
  readonly campaign: DecoratedClass | undefined;
  /**
   * Every event of a game of the ruleset: the kernel's own and the ruleset's. `withEventUnions` makes `GuildsEvent`
   * from them.
   */
  readonly events: readonly DecoratedClass[];
  /** `GuildsCommand`: a command as output, with exactly one field that is not null. */
  readonly command: DecoratedClass;
  /** `GuildsCommandInput`: a command as input, `@oneOf`. */
  readonly commandInput: DecoratedClass;
  /** `GuildsOptionsInput`; absent when there is nothing to choose. */
  readonly optionsInput: DecoratedClass | undefined;
}

/** The GraphQL side of one ruleset: its types, and its values in both directions. */
export class RulesetContract {
  readonly types: RulesetTypes;
  private readonly models: RulesetModels;
  private readonly commands: CommandInputs;

  /** Throws an UnderivableError when a schema has no GraphQL form, a TypeError when two types have the same name. */
  constructor(
    readonly ruleset: AnyRuleset,
    private readonly shared: SharedTypes,
  ) {
    const { name, steps = {}, endings = {}, glossary } = ruleset;
    const words = [told(steps, (en) => `Called “${en}”.`), told(endings, (en) => `${capitalized(en)}.`)];
    const prefix = typePrefix(name);
    this.models = readModels(ruleset, new ModelBuilder(name, prefix, shared.names, words, glossary));
    holdUniqueIds(ruleset, this.models);
    const { outputs, inputs } = shared;
    const named = { name: `${prefix}CommandInput`, inputs };
    this.commands = new CommandInputs(this.models.commands, ruleset.title.en, named);
    const { options, view, brought, base, content, campaign } = this.models;
    this.types = {
      options: options.fields.length === 0 ? undefined : outputs.object(options),
      view: outputs.object(view),
      brought: brought && outputs.object(brought),
      broughtInput: brought && inputs.object(brought),
      base: base && outputs.object(base),
      baseInput: base && inputs.object(base),
      content: content && outputs.object(content),
      campaign: campaign && outputs.object(campaign),
      events: [...shared.gameEvents.values(), ...this.models.events.values()].map((model) => outputs.object(model)),
      command: this.commandType(prefix),
      commandInput: this.commands.type,
      optionsInput: inputs.object(asOpened(options, ruleset)),
    };
  }

  /** The options of a game as `GuildsOptions`; `null` when there are none. */
  options(options: unknown): GraphqlValue | null {
    return this.types.options ? encodeObject(this.models.options, options) : null;
  }

  /** The things that a player brought to a seat, as `ArenaBrought`; `null` for nothing. */
  brought(brought: unknown): GraphqlValue | null {
    const model = this.models.brought;
    return model && brought != null ? encodeObject(model, brought) : null;
  }

  /** A view as `GuildsView`. */
  view(view: unknown): GraphqlValue {
    return encodeObject(this.models.view, view);
  }

  /** The content of the box as `GuildsContent`; `null` when there is none. */
  content(): GraphqlValue | null {
    const { content } = this.models;
    return content ? encodeObject(content, this.ruleset.content) : null;
  }

  /** The view of a campaign as `ClashCampaign`; `null` when the ruleset has none. */
  campaign(view: unknown): GraphqlValue | null {
    const { campaign } = this.models;
    return campaign ? encodeObject(campaign, view) : null;
  }

  /** An event, redacted or not, as a member of `GuildsEvent`. Throws a TypeError when it is not of this ruleset. */
  event(event: AnyTagged): GraphqlValue {
    const model = isGameEvent(event) ? this.shared.gameEvents.get(event.type) : this.models.events.get(event.type);
    if (!model) throw new TypeError(`The ruleset "${this.ruleset.name}" has no event "${event.type}".`);
    return encodeObject(model, this.withOwnTypes(event));
  }

  /** A command as `GuildsCommand`: the field of its name, all others null. */
  command(command: AnyTagged): GraphqlValue {
    const model = this.commands.modelOf(command);
    return {
      __typename: this.types.command.name,
      [command.type]: model.fields.length === 0 ? true : encodeObject(model, command),
    };
  }

  /** A command in the form of `GuildsCommandInput`: plain JSON. */
  commandInput(command: AnyTagged): InputValue {
    return this.commands.write(command);
  }

  /** Reads a `GuildsCommandInput`. Throws an InputError when it is not exactly one. */
  readCommand(input: InputValue): AnyTagged {
    return this.commands.read(input);
  }

  /** Reads a `GuildsOptionsInput`. */
  readOptions(input: InputValue): Readonly<Record<string, unknown>> {
    return readObject(this.models.options, input);
  }

  /** Options in the form of a `GuildsOptionsInput`. */
  writeOptions(options: unknown): InputValue | true {
    return writeObject(this.models.options, options);
  }

  /** Reads an `ArenaBroughtInput`. Throws an InputError where there is nothing to bring. */
  readBrought(input: InputValue): Readonly<Record<string, unknown>> {
    if (!this.models.brought)
      throw new InputError(
        localized(
          `There is nothing to bring to a game of “${this.ruleset.name}”.`,
          `Il n’y a rien à apporter à une partie de « ${this.ruleset.name} ».`,
        ),
      );
    return readObject(this.models.brought, input);
  }

  /** The layout of a base, as `SkarovBase`. Throws a TypeError where there are none. */
  base(layout: BaseLayout): GraphqlValue {
    return encodeObject(this.baseModel(), layout);
  }

  /** Reads a `SkarovBaseInput`. Throws a TypeError where there are none. */
  readBase(input: InputValue): BaseLayout {
    return readObject(this.baseModel(), input);
  }

  /** The kernel's events contain values of the ruleset, each a member of a union across all rulesets. */
  private withOwnTypes(event: AnyTagged): AnyTagged {
    if (event.type === 'gameOpened') return { ...event, options: this.options(event['options']) };
    return event.type === 'seatTaken' ? { ...event, brought: this.brought(event['brought']) } : event;
  }

  private baseModel(): ObjectModel {
    if (!this.models.base) throw new TypeError(`The ruleset "${this.ruleset.name}" has no bases.`);
    return this.models.base;
  }

  private commandType(prefix: string): DecoratedClass {
    const target = classNamed(`${prefix}Command`);
    ObjectType(target.name, {
      description: `A command of ${this.ruleset.title.en}: only one field is not null, in the form of \`${target.name}Input\`.`,
    })(target);
    for (const [type, model] of this.models.commands) {
      const fieldType = model.fields.length === 0 ? Boolean : this.shared.outputs.object(model);
      const options = {
        nullable: true,
        ...(model.description === undefined ? {} : { description: model.description }),
      };
      Field(() => fieldType, options)(target.prototype as object, type);
    }
    return target;
  }
}

/** Sentences about words, from their names for people. */
const told = (
  words: Readonly<Record<string, Localized>>,
  sentence: (en: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([word, { en }]) => [word, sentence(en)]));

/** The default options of a new game: those of `openedWith` take precedence over those of the schema. */
const asOpened = (options: ObjectModel, { openedWith = {} }: AnyRuleset): ObjectModel => ({
  ...options,
  fields: options.fields.map((field) =>
    Object.hasOwn(openedWith, field.name) ? { ...field, defaultValue: openedWith[field.name] as unknown } : field,
  ),
});
