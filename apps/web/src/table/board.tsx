import type { JSX } from 'preact';
import { Picture, type Pictured } from './picture.js';
import { PlainView } from './plain-view.js';

/** What lies on the table: its picture, or its view in lists and tables where the ruleset draws none. */
export const Board = ({ hasPicture, ...shown }: Pictured & { readonly hasPicture: boolean }): JSX.Element =>
  hasPicture ? <Picture {...shown} /> : <PlainView {...shown} />;
