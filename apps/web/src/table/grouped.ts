import type { Table } from './use-table.js';

/** A command that the visitor may give now. */
export type Choice = Table['legalCommands'][number];

/** Whether two choices are the same answer to the same step. */
export const isSame = (one: Choice, other: Choice): boolean =>
  one.description === other.description && one.stepId === other.stepId;

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

/** The choices whose labels contain every word of a text, in any order, without regard to accents and case. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return choices.filter(({ description }) => {
    const label = plain(description);
    return wanted.every((word) => label.includes(word));
  });
}
