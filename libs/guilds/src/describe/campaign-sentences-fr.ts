import type { campaignEvents } from '../events/campaign-events.js';
import type { Tellings } from './teller.js';

const points = (count: number): string => `${count} dégât${count > 1 ? 's' : ''}`;

/** Campaigns in French. */
export const campaignSentencesFr: Tellings<keyof typeof campaignEvents> = {
  questsSwapped: ({ seat, questId, under }, { who, card }) =>
    `${who(seat)} échange les deux premières quêtes : ${card(questId)} est visible, ${card(under)} est dessous.`,
  questsKept: ({ seat }, { who }) => `${who(seat)} laisse les quêtes telles quelles.`,
  campaignOpened: ({ seat, questId }, { who, card }) => `${who(seat)} part en campagne : ${card(questId)}.`,
  mageSent: ({ seat, mageId, monster, group }, { who, card }) =>
    monster === null
      ? `${who(seat)} envoie ${card(mageId)}.`
      : `${who(seat)} envoie ${card(mageId)} contre le monstre ${monster}, groupe ${group ?? 1}.`,
  campaignStarted: ({ seat }, { who }) => `La campagne de ${who(seat)} commence.`,
  groupAttacked: ({ seat, monster, group, element, attack, defense, dice, damage }, speech) =>
    `Le groupe ${group} de ${speech.who(seat)} attaque le monstre ${monster} (${speech.element(element)}) : ` +
    `${attack} contre ${defense}, ${speech.dice(dice)}, ${points(damage)}.`,
  monsterDamaged: ({ questId, monster, damage, dead }, speech) =>
    `${speech.monster(questId, monster)} subit ${points(damage)}${dead ? ' et meurt' : ''}.`,
  monsterAttacked: ({ monster, mageId, attack, defense, dice, damage }, speech) =>
    `Le monstre ${monster} contre-attaque ${speech.card(mageId)} : ` +
    `${attack} contre ${defense}, ${speech.dice(dice)}, ${points(damage)}.`,
  monsterPassed: ({ monster }) => `Le combat contre le monstre ${monster} est terminé.`,
  campaignWon: ({ seat, questId, rubies, left }, speech) =>
    `${speech.who(seat)} accomplit ${speech.card(questId)}` +
    `${rubies + left > 0 ? ` et reçoit ${speech.rubies(rubies + left)}` : ''}.`,
  campaignFailed: ({ seat, questId, objects, damage }, { who, card }) =>
    `${who(seat)} échoue : ${card(questId)}${failureFr(objects, damage)}.`,
  rubiesLeft: ({ seat, questId, rubies }, speech) =>
    `${speech.who(seat)} laisse ${speech.rubies(rubies)} sur ${speech.card(questId)}.`,
  objectLeft: ({ seat, questId, objectId }, { who, card }) =>
    `${who(seat)} laisse ${card(objectId)} sur ${card(questId)}.`,
  objectClaimed: ({ seat, questId, objectId }, { who, card }) =>
    `${who(seat)} prend ${card(objectId)} sur ${card(questId)}.`,
  claimEnded: ({ questId, discarded }, { card, cards }) =>
    `Ce qui reste sur ${card(questId)} est défaussé : ${cards(discarded, 'rien')}.`,
  mageDamaged: ({ seat, mageId, damage, shielded }, { who, card }) =>
    `${card(mageId)} de ${who(seat)} subit ${points(damage)}${shielded > 0 ? ` ; un bouclier en retient ${shielded}` : ''}.`,
  mageRemoved: ({ seat, mageId }, { who, card }) => `${card(mageId)} de ${who(seat)} est retiré du jeu.`,
  mageSentToCare: ({ seat, mageId }, { who, card }) => `${card(mageId)} de ${who(seat)} va au centre de soins.`,
  failureDamageAssigned: ({ seat, mageId, points: taken }, { who, card }) =>
    `${who(seat)} fait subir à ${card(mageId)} ${points(taken)} de l’échec.`,
  failureDamageLost: ({ points: lost }) => `Il ne reste personne pour subir ${points(lost)} de l’échec.`,
  campaignEnded: ({ seat, won }, { who }) =>
    `La campagne de ${who(seat)} est terminée : ${won ? 'réussite' : 'échec'}.`,
};

function failureFr(objects: number, damage: number): string {
  const parts = [
    ...(objects > 0 ? [`${objects} objet${objects > 1 ? 's' : ''} à laisser`] : []),
    ...(damage > 0 ? [`${points(damage)} à subir`] : []),
  ];
  return parts.length > 0 ? `, ${parts.join(', ')}` : '';
}
