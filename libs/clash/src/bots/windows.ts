import { commandOf } from '#kernel';
import { canMatter, testValue } from '#skirmish';
import type { Command } from '../commands.js';
import type { PowerId } from '../words.js';
import { actorOf } from './actor.js';
import { judgeOf } from './judge.js';
import { powerById } from './open-powers.js';
import type { Outlook } from './outlook.js';

/** Uses the power that is offered where it can change something. */
export function answerReaction(outlook: Outlook): Command | undefined {
  const react = commandOf(outlook, 'react');
  return react && isWorthIt(outlook, react.powerId) ? react : commandOf(outlook, 'declineReaction');
}

function isWorthIt(outlook: Outlook, powerId: PowerId): boolean {
  const { window } = outlook.view;
  const power = powerById(outlook, window?.figureId, powerId);
  if (!power?.reaction || window?.figureId === undefined) return true;
  return canMatter(outlook, judgeOf(outlook), window, {
    ownerId: window.figureId,
    power,
    valueOf: (hero, which) => testValue(actorOf(outlook, hero), which),
  });
}
