import { passSentences } from '#cards-presentation';
import type { flowEvents, Reason } from '#arena/queries';
import { stepNames } from './step-names.js';
import type { EventFormatter, Tellings } from './event-formatter.js';

const endings: Readonly<Record<Reason, readonly [string, string]>> = {
  VICTORIOUS: ['five victorious creatures', 'cinq créatures victorieuses'],
  RUINS: ['three enemy ruins', 'trois ruines ennemies'],
  GUARDIAN: ['the enemy guardian defeated', 'le Gardien ennemi vaincu'],
  CONCEDED: ['the other side has conceded', 'l’adversaire a abandonné'],
  LIMIT: ['the last turn is over', 'le dernier tour est joué'],
};

/** How the game goes on. */
export const flowSentences: Tellings<keyof typeof flowEvents> = {
  stageEntered: ({ stage }, tell) =>
    tell.say(`Next step: ${stepNames[stage].en}.`, `Étape suivante : ${stepNames[stage].fr}.`),
  ...passSentences,
  outcomeReached: ({ reason, winner }, tell) => outcome(tell, endings[reason], winner),
};

function outcome(tell: EventFormatter, [en, fr]: readonly [string, string], winner: number | null): string {
  if (winner === null) return tell.say(`A draw: ${en}.`, `Match nul : ${fr}.`);
  return tell.say(`${tell.who(winner)} wins: ${en}.`, `${tell.who(winner)} gagne : ${fr}.`);
}
