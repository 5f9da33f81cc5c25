import type { ReasonPart, Seat } from '#kernel';
import type { Contribution, Total } from '#cards/totals';
import { signed } from '#drawing';
import { partWords } from '../picture/table-words.js';
import type { CardTeller } from './card-teller.js';

/** A total of a seat, part by part in the order of display, and then in all (cards.md 6). */
export const partsOfTotal = (
  { seat, total, contributions }: Total & { readonly seat: Seat },
  tell: CardTeller,
): ReasonPart[] => [
  ...contributions.map((part): ReasonPart => ({
    label: `${tell.who(seat)}${tell.say(':', ' :')} ${partTold(part, tell)}`,
    value: part.value === 0 ? '0' : signed(part.value),
    ruleId: part.rule,
  })),
  {
    label: `${tell.who(seat)}${tell.say(': in all', ' : total')}`,
    value: String(total).replace('-', '−'),
    ruleId: null,
  },
];

/** “Bog Bishop (base)”: the card that a part comes from, and its sort. */
const partTold = ({ card, sort }: Contribution, tell: CardTeller): string =>
  `${tell.name(card)} (${tell.text(partWords[sort])})`;
