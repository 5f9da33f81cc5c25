import type { AnyTagged } from '#kernel';
import { chosen, readObject, writeObject, type InputValue } from './input-values.js';
import type { InputTypes } from './input-types.js';
import { classNamed, type DecoratedClass } from './output-types.js';
import type { ObjectModel } from './type-model.js';

/** Commands as input: a `@oneOf` type with a field for each. */
export class CommandInputs {
  readonly type: DecoratedClass;

  /** @param title the owner of the commands, for people. @param name of the input type. */
  constructor(
    private readonly models: ReadonlyMap<string, ObjectModel>,
    private readonly title: string,
    { name, inputs }: { readonly name: string; readonly inputs: InputTypes },
  ) {
    const choices = [...models].map(([type, model]) => ({
      name: type,
      description: model.description,
      type: inputs.object(model),
    }));
    const description = `A command of ${title}: exactly one of its fields.`;
    this.type = inputs.oneOf(classNamed(name), description, choices);
  }

  /** The command of a client's input. Throws an InputError when it is not exactly one. */
  read(input: InputValue): AnyTagged {
    const { name, value } = chosen(input);
    return { ...readObject(this.modelOf({ type: name }), value), type: name };
  }

  /** A command in the form of client input: plain JSON. */
  write(command: AnyTagged): InputValue {
    return { [command.type]: writeObject(this.modelOf(command), command) };
  }

  /** The model of a command. Throws a TypeError for an unknown one. */
  modelOf({ type }: { readonly type: string }): ObjectModel {
    const model = this.models.get(type);
    if (!model) throw new TypeError(`There is no command "${type}" of ${this.title}.`);
    return model;
  }
}
