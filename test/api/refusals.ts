/** An error of the API, as limits give it. */
export interface Refusal {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly retryAfter?: number };
}

/** The codes of the errors of an answer. */
export const codesIn = (errors: unknown): string[] => (errors as Refusal[]).map(({ extensions }) => extensions.code);
