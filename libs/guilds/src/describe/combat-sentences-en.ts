import type { FighterId } from '../content/ids.js';
import type { combatEvents } from '../events/combat-events.js';
import type { Tellings } from './teller.js';

/** Guild combats in English. */
export const combatSentencesEn: Tellings<keyof typeof combatEvents> = {
  mageSwitched: ({ seat, mageId, post }, { who, card }) => `${card(mageId)} of ${who(seat)} becomes ${post}.`,
  rearrangeEnded: ({ seat }, { who }) => `${who(seat)} has rearranged the mages of the guild.`,
  attackDeclared: ({ seat, target }, { who }) => `${who(seat)} attacks the guild of ${who(target)}.`,
  defenderLinedUp: ({ seat, column, mageId }, { who, card }) =>
    `${who(seat)} puts ${mageId === undefined ? 'a mage' : card(mageId)} into column ${column} of the defense.`,
  defendersLinedUpAtRandom: ({ seat, count, mageIds }, { who, cards }) =>
    `${who(seat)} leaves ${count} columns to chance${mageIds ? `: ${cards(mageIds, 'nobody')}` : ''}.`,
  attackerLinedUp: ({ seat, mageId, column }, { who, card }) =>
    `${who(seat)} puts ${mageId === undefined ? 'a mage' : card(mageId)} into the attack` +
    `${column === undefined ? '' : `, column ${column}`}.`,
  linesRevealed: ({ front, back, defense }, { cards }) =>
    `The lines are revealed. Front: ${cards(fighters(front), 'nobody')}. Back: ${cards(fighters(back), 'nobody')}. ` +
    `Defense: ${cards(fighters(defense), 'nobody')}.`,
  waveBegan: ({ wave }) => (wave === 'attack' ? 'The attack begins.' : 'The counter-attack begins.'),
  combatCardChosen: ({ seat, play }, { who, card }) => {
    if (play === undefined) return `${who(seat)} has played a card or passed.`;
    return play === null ? `${who(seat)} passes.` : `${who(seat)} lays down ${card(play.itemId)}.`;
  },
  combatCardsRevealed: ({ plays }, { who, card }) =>
    plays
      .map(({ seat, play }) => (play ? `${who(seat)} plays ${card(play.itemId)}.` : `${who(seat)} passes.`))
      .join(' '),
  duelFought: ({ column, attackerId, defenderId, element, attack, defense, dice, damage }, speech) =>
    `Column ${column}: ${speech.card(attackerId)} attacks ${speech.card(defenderId)} with ${speech.element(element)}, ` +
    `${attack} against ${defense}, ${speech.dice(dice)}, ${damage} damage.`,
  duelSkipped: ({ column, attackerId }, { card }) =>
    `Column ${column}: ${card(attackerId)} finds nobody to attack any more.`,
  leaderBeaten: ({ seat, leaderId }, { who, card }) =>
    `${card(leaderId)}, the leader of ${who(seat)}, is beaten and leaves the line.`,
  waveEnded: ({ attackers, defenders }) =>
    `The wave is over: ${attackers} of the attack and ${defenders} of the defense stand.`,
  counterAttackChosen: ({ seat, counter }, { who }) =>
    counter ? `${who(seat)} counter-attacks.` : `${who(seat)} does not counter-attack.`,
  combatDecided: ({ winner, attackers, defenders }, { who }) =>
    `${winner === null ? 'Nobody' : who(winner)} wins the combat: ${attackers} of the attack, ${defenders} of the defense.`,
  rubiesLooted: ({ seat, from, rubies }, speech) =>
    `${speech.who(seat)} takes ${speech.rubies(rubies)} from ${speech.who(from)} as booty.`,
  objectLooted: ({ seat, from, objectId }, { who, card }) =>
    `${who(seat)} takes ${card(objectId)} from ${who(from)} as booty.`,
  spellLooted: ({ seat, from, spellId }, { who, card }) =>
    `${who(seat)} takes ${spellId === undefined ? 'a random spell' : card(spellId)} from ${who(from)} as booty.`,
  combatEnded: ({ seat, target }, { who }) => `The combat of ${who(seat)} against ${who(target)} is over.`,
};

const fighters = (line: readonly { readonly fighterId: FighterId }[]): string[] =>
  line.map(({ fighterId }) => fighterId);
