/** A schema that has no GraphQL form. Says whose it is, where in it, and what would do. */
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
