/** A schema without a GraphQL form. The message has the ruleset, the path and a remedy. */
export class UnderivableError extends TypeError {
  override readonly name = 'UnderivableError';

  constructor(
    readonly ruleset: string,
    readonly path: readonly string[],
    reason: string,
  ) {
    super(`No GraphQL type for ${path.join('.')} of the ruleset "${ruleset}": ${reason}`);
  }
}
