import type { AnyTagged, Localized, Shapes } from '#kernel';
import type { z } from 'zod';
import { CommandInputs } from './command-inputs.js';
import { encodeObject, type GraphqlValue } from './encode.js';
import { capitalized } from './graphql-names.js';
import { readObject, writeObject, type InputValue } from './input-values.js';
import type { InputTypes } from './input-types.js';
import { ModelBuilder } from './model-builder.js';
import { unionOf, type DecoratedClass, type OutputTypes } from './output-types.js';
import { modelsOf } from './ruleset-models.js';
import type { ObjectModel } from './type-model.js';
import type { TypeNames } from './type-names.js';

/** A subject other than a game, with commands and events, of which every server has the same: a league. */
export interface Subject {
  /** The prefix of the names of its types, in lower case: `league`. */
  readonly name: string;
  /** Its name in sentences: `a league`. */
  readonly title: string;
  readonly commands: Shapes;
  readonly events: Shapes;
  /** The refusals, by code. */
  readonly refusals: Readonly<Record<string, Localized>>;
  /** Its further output and input types, by name. */
  readonly objects: Readonly<Record<string, z.ZodObject>>;
  /** Sentences about values of enums: each describes an enum that has exactly these values. */
  readonly words: readonly Readonly<Record<string, string>>[];
}

/** The GraphQL types of a subject, in the form for Nest's decorators. */
export interface SubjectTypes {
  /** `LeagueCommandInput`: a command as input, `@oneOf`. */
  readonly commandInput: DecoratedClass;
  /** `LeagueEventPayload`: a union. */
  readonly event: object;
  /** By the name in `objects`: as output, and as input. */
  readonly objects: Readonly<Record<string, DecoratedClass>>;
  readonly objectInputs: Readonly<Record<string, DecoratedClass | undefined>>;
}

/** The GraphQL side of a subject: its types, and its values in both directions. */
export class SubjectContract {
  readonly types: SubjectTypes;
  private readonly commands: CommandInputs;
  private readonly events: ReadonlyMap<string, ObjectModel>;
  private readonly objects: ReadonlyMap<string, ObjectModel>;

  /** Throws an UnderivableError when a schema has no GraphQL form, a TypeError when two types have the same name. */
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
      event: unionOf(`${prefix}EventPayload`, `An event of ${title}, by its type.`, () => events),
      objects: Object.fromEntries([...this.objects].map(([key, model]) => [key, outputs.object(model)])),
      objectInputs: Object.fromEntries([...this.objects].map(([key, model]) => [key, inputs.object(model)])),
    };
  }

  /** Reads a command from input. Throws an InputError when it is not exactly one. */
  readCommand(input: InputValue): AnyTagged {
    return this.commands.read(input);
  }

  /** An event as GraphQL output. Throws a TypeError for an unknown type. */
  event(event: AnyTagged): GraphqlValue {
    const model = this.events.get(event.type);
    if (!model) throw new TypeError(`There is no event "${event.type}" of ${this.subject.title}.`);
    return encodeObject(model, event);
  }

  /** A value of one of `objects` as GraphQL output. Throws a TypeError for an unknown name. */
  object(name: string, value: unknown): GraphqlValue {
    return encodeObject(this.objectModel(name), value);
  }

  /** A value of one of `objects`, read from input. Throws a TypeError for an unknown name. */
  readObject(name: string, input: InputValue): Readonly<Record<string, unknown>> {
    return readObject(this.objectModel(name), input);
  }

  /** A value of one of `objects` in the form of its input. Throws a TypeError for an unknown name. */
  writeObject(name: string, value: unknown): InputValue | true {
    return writeObject(this.objectModel(name), value);
  }

  private objectModel(name: string): ObjectModel {
    const model = this.objects.get(name);
    if (!model) throw new TypeError(`There is no object "${name}" of ${this.subject.title}.`);
    return model;
  }
}
