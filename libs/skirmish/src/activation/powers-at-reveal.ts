import type { CardId } from '../content/words.js';
import { contextOfDeed, contextOfRule } from '../machine/context.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { RevealFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { StepResult } from '../machine/step-result.js';
import type { Rulebook } from '../rulebook.js';
import type { TableTurn } from '../skirmish-turn.js';
import { figureOf, findFigure, standsOnBoard } from '../figures/figures.js';
import { findOpenPower, openPowers } from '../figures/powers.js';
import { healthOf } from '../figures/sheet.js';

/**
 * The effects of the cards just revealed: weakness cards heal (CLASH-067), then the powers that act at the
 * reveal follow in order. `machine.run` carries them out. They are no player's command, so no villain reacts (CLASH-226).
 */
export function pushReveal(runner: Runner): void {
  healWeak(runner);
  const powers = openPowers(runner)
    .filter(({ power }) => power.trigger === 'REVEAL')
    .map(({ figureId, powerId }) => ({ figureId, powerId }));
  if (powers.length > 0) runner.push({ kind: 'reveal', powers });
}

/** Whether a card is a weakness card (CLASH-065). */
export const isWeakness = (book: Rulebook, cardId: CardId): boolean =>
  !book.isWoundCard(cardId) && book.powerCard(cardId).set === 'WEAKNESS';

/** Playing the weakness card heals damage up to the hero's health (CLASH-066). */
function healWeak(at: TableTurn): void {
  const { state, turn, book } = at;
  for (const { heroId, inPlay } of state.heroes) {
    const weakness = inPlay.find(({ cardId }) => isWeakness(book, cardId));
    if (!weakness || findFigure(state, heroId)?.status !== 'IN_PLAY') continue;
    turn.emit({ type: 'powerUsed', figureId: heroId, powerId: weakness.cardId, reaction: false });
    const { damage } = figureOf(state, heroId);
    const points = Math.min(damage, healthOf(at, heroId));
    if (points === 0) continue;
    turn.emit({ type: 'figureHealed', figureId: heroId, points, damage: damage - points, source: weakness.cardId });
  }
}

/** The next power that acts at the reveal. */
export function runReveal(runner: Runner, frame: RevealFrame): StepResult {
  const next = frame.powers.shift();
  if (!next) return 'DONE';
  const { state } = runner;
  const open = standsOnBoard(state, next.figureId) ? findOpenPower(runner, next.figureId, next.powerId) : undefined;
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
