import type { GameEvent } from '../game-events.js';
import type { Teller, Tellings } from '../teller.js';
import type { proposalEventSchemas } from './proposal-events.js';

type ProposalEvent = Extract<GameEvent, { readonly type: keyof typeof proposalEventSchemas }>;

/** What is said of proposals, and of what players have agreed on. */
export const proposalSentences: Tellings<ProposalEvent> = {
  proposed: (event, tell) => `${proposedIn(event, tell)}${knownIn(event, tell)}`,
  proposalAnswered: ({ seat, agrees }, { say, who }) =>
    agrees
      ? say(`${who(seat)} agrees.`, `${who(seat)} accepte.`)
      : say(`${who(seat)} refuses.`, `${who(seat)} refuse.`),
  proposalDropped: ({ because }, { say }) => {
    switch (because) {
      case 'REFUSED':
        return say('The proposal is refused.', 'La proposition est refusée.');
      case 'WITHDRAWN':
        return say('The proposal is withdrawn.', 'La proposition est retirée.');
      case 'FELL':
        return say('The game goes on, and the proposal falls.', 'La partie continue, et la proposition tombe.');
    }
  },
  gamePaused: (_, { say }) => say('The game is paused.', 'La partie est mise en pause.'),
  pauseEnded: ({ seat }, { say, who }) =>
    seat === undefined
      ? say('The pause is over.', 'La pause est finie.')
      : say(`${who(seat)} ends the pause.`, `${who(seat)} met fin à la pause.`),
  undone: ({ seat }, { say, who }) =>
    say(`The game is taken back for ${who(seat)}.`, `On revient en arrière pour ${who(seat)}.`),
};

function proposedIn(
  { seat, kind, of = seat, bot = '' }: Extract<ProposalEvent, { type: 'proposed' }>,
  { say, who }: Teller,
): string {
  const by = who(seat);
  switch (kind) {
    case 'PAUSE':
      return say(`${by} proposes a pause.`, `${by} propose une pause.`);
    case 'UNDO':
      return say(`${by} asks to take the game back.`, `${by} demande à revenir en arrière.`);
    case 'TAKEOVER':
      return say(
        `${by} proposes that the bot ${bot} plays on for ${who(of)}.`,
        `${by} propose que le robot ${bot} continue pour ${who(of)}.`,
      );
  }
}

/** How much became known since the point of an undo. */
function knownIn({ since = [] }: Extract<ProposalEvent, { type: 'proposed' }>, { say }: Teller): string {
  const count = since.reduce((sum, revealed) => sum + revealed.count, 0);
  if (count === 0) return '';
  return say(` Hidden things shown since: ${count}.`, ` Choses cachées montrées depuis : ${count}.`);
}
