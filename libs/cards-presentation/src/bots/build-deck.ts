import { best, commandOf, commandsOf } from '#kernel';
import type { Card, CardBook } from '#cards';
import type { BuildingCommand } from '#cards/brought';
import { guardianWorth } from './card-worth.js';

/** The legal commands of a seat, those that build a deck among them. */
interface Builder {
  readonly legal: readonly (BuildingCommand | { readonly type: string })[];
}

/**
 * Builds a sealed deck: guardian, strongholds, then the weakest cards out, one by one, until it is lean. `undefined` where
 * no deck is being built.
 */
export function buildDeck(
  { box }: Pick<CardBook, 'box'>,
  builder: Builder,
  worthOf: (card: Card) => number,
): BuildingCommand | undefined {
  const printed = box.known.card;
  return (
    best(commandsOf(builder, 'chooseGuardian'), ({ cardId }) => guardianWorth(printed(cardId))) ??
    best(commandsOf(builder, 'chooseStronghold'), ({ cardId }) => printed(cardId).defenseBonus ?? 0) ??
    best(commandsOf(builder, 'leaveOut'), ({ cardId }) => -worthOf(printed(cardId))) ??
    commandOf(builder, 'finishDeck')
  );
}
