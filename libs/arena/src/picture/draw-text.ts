import type { Card } from '#cards';
import { signed, told } from '#drawing';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** How many cards a guardian draws, and what makes it more or fewer (ARENA-STK-01, ARENA-STK-03, ARENA-STK-04); no other card says so. */
export function drawText(showing: Showing, { baseDraw, mdl = 0, ldl = 0, luc = 0 }: Card): string {
  if (baseDraw === undefined) return '';
  const changes = (
    [
      [mdl, pictureWords.ownTerrain],
      [ldl, pictureWords.enemyTerrain],
      [luc, pictureWords.lowerDominant],
    ] as const
  ).filter(([value]) => value !== 0);
  const said = changes.map(([value, when]) => `${told(showing, when)} ${signed(value)}`);
  return `${told(showing, pictureWords.draws)} ${baseDraw}${said.length > 0 ? ` (${said.join(', ')})` : ''}.`;
}
