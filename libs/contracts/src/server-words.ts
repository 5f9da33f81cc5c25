/** The words with which names of the API's own types begin, in lower case: a ruleset of such a name could take one of them. */
const serverWords: ReadonlySet<string> = new Set(
  `abandon account add adventure alarm answer base bot calendar campaign card change clock command commands conditional create
  date deck end event fork former game give grant hand identity import importance join json last late league leave leavers legal lobby
  locale localized logged me metric mutation node notification notifications offer open operate operated operations own
  page parked pause placing player proposal propose proposed query rating recovery refusal rematch resign resume
  revealed ruleset save scope score season seat seed seeds set sign signed start strength submit subscription
  table take time token tokens undo undone vacation validate validation verdict version viewer vouch waiting webhook
  withdraw write`.split(/\s+/u),
);

/** True when the types of a ruleset of this name could have names of the API's own types. */
export const isServerWord = (name: string): boolean => serverWords.has(name);
