import { isWoundCard, powerCard } from '../content/catalogue.js';
import type { ClashTurn } from '../flow/turn.js';
import { contextOfDeed, contextOfRule } from '../machine/context.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { RevealFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { Verdict } from '../machine/verdict.js';
import { figureOf, findFigure, standsOnBoard } from '../table/figures.js';
import { findOpenPower, openPowers } from '../table/powers.js';
import { healthOf } from '../table/sheet.js';

/**
 * What the cards do that have just been revealed: weakness cards heal (CLASH-067), then the powers that act at the
 * reveal follow in order. `machine.run` carries them out. They are nobody's command, so no villain reacts (CLASH-226).
 */
export function pushReveal(runner: Runner): void {
  healWeak(runner.turn);
  const powers = openPowers(runner.state)
    .filter(({ power }) => power.trigger === 'REVEAL')
    .map(({ figureId, powerId }) => ({ figureId, powerId }));
  if (powers.length > 0) runner.push({ kind: 'reveal', powers });
}

/** Playing the weakness card heals damage up to the hero's health (CLASH-066). */
function healWeak(turn: ClashTurn): void {
  for (const { heroId, inPlay } of turn.state.heroes) {
    const weakness = inPlay.find(({ cardId }) => !isWoundCard(cardId) && powerCard(cardId).set === 'WEAKNESS');
    if (!weakness || findFigure(turn.state, heroId)?.status !== 'IN_PLAY') continue;
    turn.emit({ type: 'powerUsed', figureId: heroId, powerId: weakness.cardId, reaction: false });
    const { damage } = figureOf(turn.state, heroId);
    const points = Math.min(damage, healthOf(turn.state, heroId));
    if (points === 0) continue;
    turn.emit({ type: 'figureHealed', figureId: heroId, points, damage: damage - points, source: weakness.cardId });
  }
}

/** The next power that acts at the reveal. */
export function runReveal(runner: Runner, frame: RevealFrame): Verdict {
  const next = frame.powers.shift();
  if (!next) return 'DONE';
  const { state } = runner;
  const open = standsOnBoard(state, next.figureId) ? findOpenPower(state, next.figureId, next.powerId) : undefined;
  if (!open) return 'AGAIN';
  const { side } = figureOf(state, next.figureId);
  const given = { inReaction: true, granted: true };
  const context =
    side === null
      ? contextOfRule(next.powerId, { ...given, selfId: next.figureId })
      : contextOfDeed(state, next.figureId, next.powerId, given);
  runner.push(effectsFrame(open.power.do ?? [], context));
  return 'AGAIN';
}
