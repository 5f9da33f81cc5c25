import type { IconName } from '#drawing';
import type { Localized } from '#kernel';
import { emblemIcon } from './look.js';

/** How a figure is shown: its name, color and emblem. */
export interface FigureLook {
  readonly name: Localized;
  readonly color: string;
  readonly icon: IconName;
}

/** The look of figures, as their sheet has it. */
interface SheetLook {
  readonly name: Localized;
  readonly color: string;
  readonly emblem: string;
}

/** How the figures of a sheet are shown; of a sheet that is not in the box, by its id. */
export const lookOfSheet = (sheetId: string, sheet: SheetLook | undefined): FigureLook =>
  sheet
    ? { name: sheet.name, color: sheet.color, icon: emblemIcon(sheet.emblem) }
    : { name: { en: sheetId, fr: sheetId }, color: '#555555', icon: 'spark' };
