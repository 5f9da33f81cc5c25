export interface StyleFault {
  readonly line: number;
  readonly words: string;
  readonly instead: string;
}
export interface StyleRules {
  readonly words: Readonly<Record<string, string>>;
  readonly longestSentence: number;
  readonly pending: readonly string[];
}
export const rules: StyleRules;
export function faultsOf(text: string, settings?: { readonly wordsOnly?: boolean }): readonly StyleFault[];
export function faultsOfSchema(text: string): readonly StyleFault[];
