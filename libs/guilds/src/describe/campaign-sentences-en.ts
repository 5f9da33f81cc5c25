import type { campaignEvents } from '../events/campaign-events.js';
import type { Tellings } from './teller.js';

/** Campaigns in English. */
export const campaignSentencesEn: Tellings<keyof typeof campaignEvents> = {
  questsSwapped: ({ seat, questId, under }, { who, card }) =>
    `${who(seat)} exchanges the first two quests: ${card(questId)} is face up, ${card(under)} lies under it.`,
  questsKept: ({ seat }, { who }) => `${who(seat)} leaves the quests as they are.`,
  campaignOpened: ({ seat, questId }, { who, card }) => `${who(seat)} sets out on ${card(questId)}.`,
  mageSent: ({ seat, mageId, monster, group }, { who, card }) =>
    monster === null
      ? `${who(seat)} sends ${card(mageId)}.`
      : `${who(seat)} sends ${card(mageId)} against monster ${monster}, group ${group ?? 1}.`,
  campaignStarted: ({ seat }, { who }) => `The campaign of ${who(seat)} begins.`,
  groupAttacked: ({ seat, monster, group, element, attack, defense, dice, damage }, speech) =>
    `Group ${group} of ${speech.who(seat)} attacks monster ${monster} with ${speech.element(element)}: ` +
    `${attack} against ${defense}, ${speech.dice(dice)}, ${damage} damage.`,
  monsterDamaged: ({ questId, monster, damage, dead }, speech) =>
    `${speech.monster(questId, monster)} takes ${damage} damage${dead ? ' and dies' : ''}.`,
  monsterAttacked: ({ monster, mageId, attack, defense, dice, damage }, speech) =>
    `Monster ${monster} counter-attacks ${speech.card(mageId)}: ` +
    `${attack} against ${defense}, ${speech.dice(dice)}, ${damage} damage.`,
  monsterPassed: ({ monster }) => `The fight against monster ${monster} is over.`,
  campaignWon: ({ seat, questId, rubies, left }, speech) =>
    `${speech.who(seat)} completes ${speech.card(questId)}` +
    `${rubies + left > 0 ? ` and gets ${speech.rubies(rubies + left)}` : ''}.`,
  campaignFailed: ({ seat, questId, objects, damage }, { who, card }) =>
    `${who(seat)} fails at ${card(questId)}${failureEn(objects, damage)}.`,
  rubiesLeft: ({ seat, questId, rubies }, speech) =>
    `${speech.who(seat)} leaves ${speech.rubies(rubies)} on ${speech.card(questId)}.`,
  objectLeft: ({ seat, questId, objectId }, { who, card }) =>
    `${who(seat)} leaves ${card(objectId)} on ${card(questId)}.`,
  objectClaimed: ({ seat, questId, objectId }, { who, card }) =>
    `${who(seat)} takes ${card(objectId)} from ${card(questId)}.`,
  claimEnded: ({ questId, discarded }, { card, cards }) =>
    `What is left on ${card(questId)} is discarded: ${cards(discarded, 'nothing')}.`,
  mageDamaged: ({ seat, mageId, damage, shielded }, { who, card }) =>
    `${card(mageId)} of ${who(seat)} takes ${damage} damage${shielded > 0 ? `; a shield takes ${shielded}` : ''}.`,
  mageRemoved: ({ seat, mageId }, { who, card }) => `${card(mageId)} of ${who(seat)} is removed from the game.`,
  mageSentToCare: ({ seat, mageId }, { who, card }) => `${card(mageId)} of ${who(seat)} goes to the care center.`,
  failureDamageAssigned: ({ seat, mageId, points }, { who, card }) =>
    `${who(seat)} lets ${card(mageId)} take ${points} of the damage of the failure.`,
  failureDamageLost: ({ points }) => `Nobody is left to take ${points} damage of the failure.`,
  campaignEnded: ({ seat, won }, { who }) => `The campaign of ${who(seat)} is over: ${won ? 'success' : 'failure'}.`,
};

function failureEn(objects: number, damage: number): string {
  const parts = [
    ...(objects > 0 ? [`${objects} object${objects > 1 ? 's' : ''} to leave`] : []),
    ...(damage > 0 ? [`${damage} damage to take`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}
