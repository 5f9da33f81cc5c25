import type { Choice, Part } from './choice.js';

/** Choices of one type. */
export interface ChoiceGroup {
  readonly type: string;
  /** Whether they answer the step that waits for the visitor. */
  readonly asked: boolean;
  readonly choices: readonly Choice[];
}

/** Choices by type: those that answer the step first, and else in the order of the rules. */
export function groupsOf(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const groups: { type: string; asked: boolean; choices: Choice[] }[] = [];
  for (const choice of choices) {
    const { type, asked } = choice;
    const group = groups.find((one) => one.type === type && one.asked === asked);
    if (group) group.choices.push(choice);
    else groups.push({ type, asked, choices: [choice] });
  }
  return groups.sort((one, other) => Number(other.asked) - Number(one.asked));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The things whose labels contain every word of a text, in any order, without regard to accents and case. */
export function matching<T>(things: readonly T[], labelOf: (thing: T) => string, text: string): readonly T[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    const label = plain(labelOf(thing));
    return wanted.every((word) => label.includes(word));
  });
}

/** Pieces and values by their headings: the types of commands first, and else in the order of the server. */
export function partsByGroup(parts: readonly Part[]): readonly (readonly [group: string, parts: readonly Part[]])[] {
  const groups = new Map<string, Part[]>();
  const types = parts.filter(({ path }) => path === 'type');
  for (const part of [...types, ...parts.filter(({ path }) => path !== 'type')])
    groups.set(part.group, [...(groups.get(part.group) ?? []), part]);
  return [...groups];
}
