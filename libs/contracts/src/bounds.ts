import type { z } from 'zod';
import { defOf } from './zod-node.js';

/** How far something may go down and up; absent where nothing bounds it. */
interface Bounds {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** Between which bounds a number lies, or how long a list is, as a sentence; `undefined` where nothing bounds it. */
export function boundsOf(core: z.ZodType): string | undefined {
  const isList = defOf(core).type === 'array';
  const { least, most } = isList ? lengthOf(core) : rangeOf(core);
  const unit = isList ? ((most ?? least) === 1 ? ' entry' : ' entries') : '';
  if (least !== undefined && most !== undefined)
    return least === most ? `Exactly ${least}${unit}.` : `${least} to ${most}${unit}.`;
  if (most !== undefined) return `At most ${most}${unit}.`;
  return least === undefined ? undefined : `At least ${least}${unit}.`;
}

/** What a 32-bit or a safe integer cannot be anyway is no bound. */
function rangeOf(core: z.ZodType): Bounds {
  const { minValue, maxValue } = core as unknown as Partial<Record<'minValue' | 'maxValue', number | null>>;
  const bound = (value: number | null | undefined): number | undefined =>
    value != null && Math.abs(value) < 2 ** 31 - 1 ? value : undefined;
  return { least: bound(minValue), most: bound(maxValue) };
}

/** What zod checks of a list. */
interface LengthCheck {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

function lengthOf(core: z.ZodType): Bounds {
  const checks = (core.def as { readonly checks?: readonly { readonly _zod: { readonly def: LengthCheck } }[] }).checks;
  const all = (checks ?? []).map(({ _zod }) => _zod.def);
  const least = all.find(({ check }) => check === 'min_length')?.minimum;
  const exactly = all.find(({ check }) => check === 'length_equals')?.length;
  return { least: exactly ?? least, most: exactly ?? all.find(({ check }) => check === 'max_length')?.maximum };
}
