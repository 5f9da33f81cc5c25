import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import { playItem, plays, refusedPlay } from '../effects/cards.js';
import { hasReadyCard } from '../effects/timing.js';
import type { Combat, CombatPlay } from '../fights/fight-state.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { seatsInOrder } from '../table/seat-order.js';
import { combatOf, runningCombat, sidesOfWave } from './lines.js';

/** The cards before a wave: rounds of one card each, all at once and in secret, until no seat plays (GUILD-152). */

/** Attacker and defender, as far as they have a ready card, or have answered in this round (GUILD-185). */
const participants = (state: State, { attacker, defender, plays: answers }: Combat): Seat[] =>
  seatsInOrder(state)
    .filter((seat) => seat === attacker || seat === defender)
    .filter((seat) => answers[seat] !== undefined || hasReadyCard(state, seat, 'combat.cards'));

/** The seats that have still to play or pass in this round: only before the first duel of a wave. */
export function askedForCards(state: State): Seat[] {
  const combat = runningCombat(state);
  if (!combat || combat.wave === null || combat.waveOver || combat.cardsDone || combat.fought > 0) return [];
  return participants(state, combat).filter((seat) => combat.plays[seat] === undefined);
}

/** A round is over: the cards are revealed, and applied, the attacking side's first. */
export function revealCards(turn: GuildsTurn): void {
  const combat = combatOf(turn.state);
  const answers = { ...combat.plays };
  const { striker, target } = sidesOfWave(combat);
  const sides = [striker, target].filter((seat) => answers[seat] !== undefined);
  turn.emit({
    type: 'combatCardsRevealed',
    plays: sides.map((seat) => ({ seat, play: answers[seat] ?? null })),
  });
  for (const seat of sides) {
    const play = answers[seat];
    if (play) playItem(turn, seat, play);
  }
}

const playOf = ({ type: _type, ...play }: CommandOf<'playCombatCard'>): NonNullable<CombatPlay> => play;

export const combatCardSteps = {
  'combat.cards': {
    asked: askedForCards,
    byDefault: () => ({ type: 'passCombatCards' }),
    passable: () => false,
  },
} satisfies Record<string, StepRules>;

export const combatCardCommands: CommandTable<'playCombatCard' | 'passCombatCards'> = {
  playCombatCard: {
    steps: ['combat.cards'],
    *offers(state, seat) {
      for (const play of plays(state, seat, 'combat.cards')) yield { type: 'playCombatCard', ...play };
    },
    check: (state, command, seat) => refusedPlay(state, seat, playOf(command), 'combat.cards'),
    perform: (turn, command, seat) => turn.emit({ type: 'combatCardChosen', seat, play: { ...playOf(command) } }),
  },
  passCombatCards: {
    steps: ['combat.cards'],
    offers: () => [{ type: 'passCombatCards' }],
    check: () => undefined,
    perform: (turn, _command, seat) => turn.emit({ type: 'combatCardChosen', seat, play: null }),
  },
};

export const combatCardEvolvers: Evolvers<'combatCardChosen' | 'combatCardsRevealed'> = {
  combatCardChosen(state, { seat, play }) {
    combatOf(state).plays[seat] = play;
  },
  combatCardsRevealed(state, { plays: shown }) {
    const combat = combatOf(state);
    combat.plays = {};
    combat.cardsDone = shown.every(({ play }) => play === null);
    state.step = null;
  },
};
