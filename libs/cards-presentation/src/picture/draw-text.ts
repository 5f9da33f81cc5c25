import { signed, told } from '#drawing';
import type { Card } from '#cards';
import type { CardShowing } from './card-showing.js';
import { cardWords } from './card-words.js';

/** How many cards a guardian draws, and what makes it more or fewer; no other card says so. */
export function drawText(showing: CardShowing, { baseDraw, mdl = 0, ldl = 0, luc = 0 }: Card): string {
  if (baseDraw === undefined) return '';
  const changes = (
    [
      [mdl, showing.draws.mdl],
      [ldl, showing.draws.ldl],
      [luc, showing.draws.luc],
    ] as const
  ).filter(([value]) => value !== 0);
  const said = changes.map(([value, when]) => `${told(showing, when)} ${signed(value)}`);
  return `${told(showing, cardWords.draws)} ${baseDraw}${said.length > 0 ? ` (${said.join(', ')})` : ''}.`;
}
