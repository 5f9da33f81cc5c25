import type { AnyTagged, Localized, Shapes } from '#kernel';
import type { z } from 'zod';
import { CommandInputs } from './command-inputs.js';
import { encodeObject, type GraphqlValue } from './encode.js';
import { capitalized } from './graphql-names.js';
import { readObject, type InputValue } from './input-values.js';
import type { InputTypes } from './input-types.js';
import { ModelBuilder } from './model-builder.js';
import { unionOf, type DecoratedClass, type OutputTypes } from './output-types.js';
import { modelsOf } from './ruleset-models.js';
import type { ObjectModel } from './type-model.js';
import type { TypeNames } from './type-names.js';

/** What is no game and has commands and events all the same, of which every server has one: a league. */
export interface Subject {
  /** What the names of its types begin with, in lower case: `league`. */
  readonly name: string;
  /** What it is called in sentences: `a league`. */
  readonly title: string;
  readonly commands: Shapes;
  readonly events: Shapes;
  /** What is refused, by code. */
  readonly refusals: Readonly<Record<string, Localized>>;
  /** What else of it is shown and given, by name. */
  readonly objects: Readonly<Record<string, z.ZodObject>>;
  /** Sentences about values of enums: each describes an enum that has exactly such values. */
  readonly words: readonly Readonly<Record<string, string>>[];
}

/** The GraphQL types of a subject, in the form in which Nest's decorators take them. */
export interface SubjectTypes {
  /** `LeagueCommandInput`: a command as it is given, `@oneOf`. */
  readonly commandInput: DecoratedClass;
  /** `LeagueEventPayload`: a union. */
  readonly event: object;
  /** By the name in `objects`: as they are shown, and as they are given. */
  readonly objects: Readonly<Record<string, DecoratedClass>>;
  readonly objectInputs: Readonly<Record<string, DecoratedClass | undefined>>;
}

/** The GraphQL side of a subject: its types, and its values in both directions. */
export class SubjectContract {
  readonly types: SubjectTypes;
  private readonly commands: CommandInputs;
  private readonly events: ReadonlyMap<string, ObjectModel>;
  private readonly objects: ReadonlyMap<string, ObjectModel>;

  /** Throws an UnderivableError when a schema has no GraphQL form, a TypeError when two types want one name. */
  constructor(
    private readonly subject: Subject,
    {
      names,
      outputs,
      inputs,
    }: { readonly names: TypeNames; readonly outputs: OutputTypes; readonly inputs: InputTypes },
  ) {
    const { name, title } = subject;
    const prefix = capitalized(name);
    const builder = new ModelBuilder(name, prefix, names, subject.words);
    const commands = modelsOf('commands', subject.commands, builder, () => ({ mayBeEmpty: true }));
    this.events = modelsOf('events', subject.events, builder, (tag) => ({ tag }));
    this.objects = new Map(
      Object.entries(subject.objects).map(([key, schema]) => [
        key,
        builder.object(schema, { ruleset: name, path: [key], name: prefix + capitalized(key) }),
      ]),
    );
    this.commands = new CommandInputs(commands, title, { name: `${prefix}CommandInput`, inputs });
    const events = [...this.events.values()].map((model) => outputs.object(model));
    this.types = {
      commandInput: this.commands.type,
      event: unionOf(`${prefix}EventPayload`, `What happened to ${title}.`, () => events),
      objects: Object.fromEntries([...this.objects].map(([key, model]) => [key, outputs.object(model)])),
      objectInputs: Object.fromEntries([...this.objects].map(([key, model]) => [key, inputs.object(model)])),
    };
  }

  /** The command that a client gave. Throws an InputError when it is not exactly one. */
  readCommand(input: InputValue): AnyTagged {
    return this.commands.read(input);
  }

  /** An event as GraphQL gives it out. Throws a TypeError when there is none of this type. */
  event(event: AnyTagged): GraphqlValue {
    const model = this.events.get(event.type);
    if (!model) throw new TypeError(`There is no event "${event.type}" of ${this.subject.title}.`);
    return encodeObject(model, event);
  }

  /** Something else of it as GraphQL gives it out. Throws a TypeError for what is not among `objects`. */
  object(name: string, value: unknown): GraphqlValue {
    return encodeObject(this.objectModel(name), value);
  }

  /** Something else of it as a client gave it. Throws a TypeError for what is not among `objects`. */
  readObject(name: string, input: InputValue): Readonly<Record<string, unknown>> {
    return readObject(this.objectModel(name), input);
  }

  private objectModel(name: string): ObjectModel {
    const model = this.objects.get(name);
    if (!model) throw new TypeError(`Nothing of ${this.subject.title} is called "${name}".`);
    return model;
  }
}
