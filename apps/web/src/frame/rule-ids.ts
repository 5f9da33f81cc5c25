/** The id of a rule within a text. */
const RULE = /\b[A-Z]{4,}(?:-[A-Z]+)?-\d+[a-z]?\b/g;

/** A text, cut into ids of rules and what stands between them. */
export const withRules = (text: string): readonly (string | { readonly ruleId: string })[] => {
  const pieces: (string | { readonly ruleId: string })[] = [];
  let end = 0;
  for (const { 0: ruleId, index } of text.matchAll(RULE)) {
    pieces.push(text.slice(end, index), { ruleId });
    end = index + ruleId.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
};

/** The ids of rules in a text, each once. */
export const rulesIn = (text: string): readonly string[] => [...new Set(text.match(RULE) ?? [])];

/** The rule by which a command was refused, where an error is such a refusal; none where the server refused it for all games (`KERNEL`). */
export function ruleOfRefusal(error: Error): string | undefined {
  const { extensions } = error as { readonly extensions?: { readonly answer?: { readonly ruleId?: unknown } } };
  const ruleId = extensions?.answer?.ruleId;
  return typeof ruleId === 'string' ? rulesIn(ruleId)[0] : undefined;
}
