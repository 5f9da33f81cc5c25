/** A result of an operation that is neither success nor error: a refusal by the rules, a conflict, a taken name. */
export class Refused extends Error {
  override readonly name = 'Refused';

  /**
   * @param status the HTTP status.
   * @param code for programs.
   * @param members further members for programs.
   */
  constructor(
    readonly status: 409 | 412 | 422,
    readonly code: string,
    message: string,
    readonly members: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The members of result unions that are not a success, each with its form. */
const refusals: Readonly<Record<string, (fields: Fields) => Refused>> = {
  AccountNameTaken: ({ message }) => new Refused(409, 'ACCOUNT_NAME_TAKEN', String(message), {}),
  CommandRejected: ({ message, code, ruleId, facts }) =>
    new Refused(422, String(code), String(message), { ruleId, facts }),
  VersionConflict: ({ message, expectedVersion, actualVersion, missed }) =>
    new Refused(412, 'VERSION_CONFLICT', String(message), { expectedVersion, actualVersion, missed }),
};

/** Whether a member of a result union is not a success. */
export const isRefusal = (typename: string): boolean => Object.hasOwn(refusals, typename);

/** A member of a result union that is a success, without its type name. Throws a Refused for any other. */
export function successOf(answer: unknown): unknown {
  const { __typename: name, ...fields } = answer as Fields;
  const refused = isRefusal(String(name)) ? refusals[String(name)] : undefined;
  if (refused) throw refused(fields);
  return fields;
}
