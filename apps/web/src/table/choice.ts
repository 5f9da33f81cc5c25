import type { Table } from './use-table.js';

/** What is left of the visitor's commands after a selection. */
export type Choices = Table['choices'];

/** A piece or a value that can be selected. */
export type Part = Choices['options'][number];

/** A command that the visitor may give now. */
export type Choice = Choices['commands'][number];

/** Whether two choices are the same answer to the same step. */
export const isSame = (one: Choice, other: Choice): boolean =>
  one.description === other.description && one.stepId === other.stepId;
