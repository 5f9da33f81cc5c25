import type * as drawing from '#drawing';
import type { View } from '../view/view-schema.js';

/** What every part of the picture is drawn from. */
export type Showing = drawing.Showing<View>;
