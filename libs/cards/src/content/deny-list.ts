/** Names of the published games that no card of ours may have or contain (cards.md 9; developers add what they know). */
const denied: readonly string[] = [
  // The named cards of guardians.md 3, in words that a card could bear.
  'Prophet',
  'Great Air Elemental',
  'Small Flying Fungus',
  'Flying Fungus',
  'Rotten Fellow',
  // The named cards of arena.md 3.
  'Prophète',
  'Grand Élémental de l’Air',
  'Petit Fongus Volant',
  'Fongus Volant',
  'Gars Pourri',
];

/** Without case, accents and anything between words. */
const bare = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The denied name that a name is or contains, in any case and with any accents; `undefined` when there is none. */
export const deniedIn = (name: string): string | undefined => denied.find((other) => bare(name).includes(bare(other)));
