import { commandOf } from '#kernel';
import { canMatter } from '#skirmish-presentation';
import type { Command } from '#clash/queries';
import { actorOf } from './actor.js';
import { judgeOf } from './judge.js';
import { powerById } from './open-powers.js';
import type { Outlook } from './outlook.js';

/** Uses the power that is offered where it can change something. */
export function answerReaction(outlook: Outlook): Command | undefined {
  const { window } = outlook.view;
  const react = commandOf(outlook, 'react');
  const power = react && powerById(outlook, window?.figureId, react.powerId);
  const matters = canMatter(outlook, judgeOf(outlook), window, power, (hero) => actorOf(outlook, hero));
  return react && matters ? react : commandOf(outlook, 'declineReaction');
}
