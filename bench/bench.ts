/** One figure, set against a baseline of the same run. */
export interface Row {
  /** The measured quantity. */
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The value it is compared with; absent where the figure stands alone. */
  readonly baseline?: { readonly what: string; readonly value: number };
  /** The project's promise for the ratio (or of the value, without a baseline), for instance `at least 0.65`. */
  readonly aim?: string;
}

/** Something measured. */
export interface Bench {
  /** The word that asks for it: `npm run bench -- append`. */
  readonly name: string;
  readonly run: () => Promise<readonly Row[]>;
}
