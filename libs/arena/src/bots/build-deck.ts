import { best, commandOf, commandsOf } from '#kernel';
import type { CommandOf } from '../commands.js';
import { printed } from '../content/catalogue.js';
import { worthOf } from './card-worth.js';
import type { Outlook } from './outlook.js';

/** Builds a sealed deck: guardian, strongholds, then the weakest cards out, one by one, until it is lean. */
export function buildDeck(outlook: Outlook) {
  return (
    best(commandsOf(outlook, 'chooseGuardian'), ({ cardId }) => guardianWorth(cardId)) ??
    best(commandsOf(outlook, 'chooseStronghold'), ({ cardId }) => printed(cardId).defenseBonus ?? 0) ??
    best(commandsOf(outlook, 'leaveOut'), ({ cardId }) => -worthOf(printed(cardId))) ??
    commandOf(outlook, 'finishDeck')
  );
}

/** A guardian is as strong as it is tough, and as the influence that all its stones give. */
function guardianWorth(cardId: CommandOf<'chooseGuardian'>['cardId']): number {
  const { vitality = 0, influenceValue = 0, powerStones = 0, baseDraw = 0 } = printed(cardId);
  return vitality + influenceValue * powerStones * 0.2 + 5 * baseDraw;
}
