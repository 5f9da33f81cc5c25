/** An error of the API about a limit. */
export interface Refusal {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly retryAfter?: number };
}

/** The codes of the errors of a response. */
export const codesIn = (errors: unknown): string[] => (errors as Refusal[]).map(({ extensions }) => extensions.code);
