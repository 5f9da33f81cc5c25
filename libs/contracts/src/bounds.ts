import type { z } from 'zod';
import { defOf } from './zod-node.js';

/** The lower and upper bound; absent where there is none. */
interface Bounds {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** The bounds of a number, or of the length of a list, as a sentence; `undefined` without bounds. */
export function boundsOf(core: z.ZodType): string | undefined {
  const isList = defOf(core).type === 'array';
  const { least, most } = isList ? lengthOf(core) : rangeOf(core);
  const unit = isList ? ((most ?? least) === 1 ? ' entry' : ' entries') : '';
  if (least !== undefined && most !== undefined)
    return least === most ? `Exactly ${least}${unit}.` : `${least} to ${most}${unit}.`;
  if (most !== undefined) return `At most ${most}${unit}.`;
  return least === undefined ? undefined : `At least ${least}${unit}.`;
}

/** The limits of 32-bit and safe integers do not count as bounds. */
function rangeOf(core: z.ZodType): Bounds {
  const { minValue, maxValue } = core as unknown as Partial<Record<'minValue' | 'maxValue', number | null>>;
  const bound = (value: number | null | undefined): number | undefined =>
    value != null && Math.abs(value) < 2 ** 31 - 1 ? value : undefined;
  return { least: bound(minValue), most: bound(maxValue) };
}

/** The zod checks of a list. */
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
