import { best, commandOf, commandsOf, type Seat } from '#kernel';
import { challengeTotal, type Command, effectsNow, printed } from '#arena/queries';
import { handCard, type Outlook } from './outlook.js';
import { leastShield } from './settlement.js';

const vitalityOf = ({ view }: Outlook, seat: Seat): number => {
  const guardian = view.players[seat]?.guardian;
  return (guardian && printed(guardian).vitality) || 0;
};

/** Points by which a seat's captive with so many stones is above the enemy guardian; it has to be above 0 (ARENA-CHA-05). */
const excess = (outlook: Outlook, seat: Seat, stones: number): number =>
  challengeTotal(outlook.table, seat, stones).total - vitalityOf(outlook, 1 - seat);

/** Throws the captive at its guardian as soon as it wins, with as few stones as do (ARENA-CHA-01). */
export function challenge(outlook: Outlook): Command | undefined {
  const { seat } = outlook;
  const challenges = commandsOf(outlook, 'challengeGuardian');
  const winning = challenges.filter(({ powerStones }) => excess(outlook, seat, powerStones) > 0);
  return (
    best(winning, ({ powerStones }) => -powerStones) ??
    bonusThatWins(outlook, Math.max(...challenges.map(({ powerStones }) => excess(outlook, seat, powerStones)))) ??
    commandOf(outlook, 'pass')
  );
}

/** A card played for the challenge, when it makes up for what is missing (ARENA-CHA-08). */
function bonusThatWins(outlook: Outlook, most: number): Command | undefined {
  return commandsOf(outlook, 'playDepotCard').find(({ cardId }) => {
    const effects = effectsNow(outlook.table, handCard(outlook, cardId));
    const bonus = effects.reduce((sum, { effect }) => sum + (effect.op === 'VITALITY' ? (effect.value ?? 0) : 0), 0);
    return most + bonus > 0;
  });
}

/** Spends a shield only where the guardian would be defeated (ARENA-CHA-04). */
export function answerChallenge(outlook: Outlook): Command | undefined {
  const { view, seat } = outlook;
  const stones = view.challenge?.powerStones ?? 0;
  const defeated = excess(outlook, 1 - seat, stones) > 0;
  return (defeated ? leastShield(outlook) : undefined) ?? commandOf(outlook, 'allowChallenge');
}
