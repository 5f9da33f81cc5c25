import { type campaignEvents, quest } from '#guilds/queries';
import { beginning, type EventFormatter, type Tellings } from './event-formatter.js';

/** The losses that a seat still has to choose: “: 1 object to leave, 2 damage to take”. */
function stillDue(
  { objects, damage }: { readonly objects: number; readonly damage: number },
  tell: EventFormatter,
): string {
  const parts = [
    ...(objects > 0
      ? [tell.say(`${tell.count(objects, 'object', '')} to leave`, `${tell.count(objects, '', 'objet')} à laisser`)]
      : []),
    ...(damage > 0 ? [tell.say(`${tell.damage(damage)} to take`, `${tell.damage(damage)} à subir`)] : []),
  ];
  return parts.length > 0 ? tell.say(`: ${parts.join(', ')}`, ` : ${parts.join(', ')}`) : '';
}

/** Campaigns, and what fights do to mages. */
export const campaignSentences: Tellings<keyof typeof campaignEvents> = {
  questsSwapped: ({ seat, questId, under }, { say, who, card }) =>
    say(
      `${who(seat)} exchanges the first two quests: ${card(questId)} is face up, ${card(under)} lies under it.`,
      `${who(seat)} échange les deux premières quêtes : ${card(questId)} est visible, ${card(under)} se retrouve dessous.`,
    ),
  questsKept: ({ seat }, { say, who }) =>
    say(`${who(seat)} leaves the quests as they are.`, `${who(seat)} laisse les quêtes telles quelles.`),
  campaignOpened: ({ seat, questId }, { say, who, card }) =>
    say(`${who(seat)} sets out on ${card(questId)}.`, `${who(seat)} part en campagne : ${card(questId)}.`),
  mageSent({ seat, questId, mageId, monster, group }, { say, who, card, monster: foe }) {
    const sent = say(`${who(seat)} sends ${card(mageId)}`, `${who(seat)} envoie ${card(mageId)}`);
    if (monster === null) return `${sent}.`;
    const against = foe(questId, monster);
    const place = group ?? 1;
    return say(`${sent} against ${against}, group ${place}.`, `${sent} contre ${against}, groupe ${place}.`);
  },
  campaignStarted: ({ seat }, { say, of }) =>
    say(`The campaign ${of(seat)} begins.`, `La campagne ${of(seat)} commence.`),
  groupAttacked({ seat, questId, monster, group, mageIds, element, ...roll }, tell) {
    const { say, cards, of, monster: foe, element: name } = tell;
    const who = mageIds ? cards(mageIds) : say(`Group ${group} ${of(seat)}`, `Le groupe ${group} ${of(seat)}`);
    const several = (mageIds?.length ?? 1) > 1;
    return say(
      `${who} ${several ? 'attack' : 'attacks'} ${foe(questId, monster)} with ${name(element)}: ${tell.roll(roll)}.`,
      `${who} ${several ? 'attaquent' : 'attaque'} ${foe(questId, monster)} (${name(element)}) : ${tell.roll(roll)}.`,
    );
  },
  monsterDamaged({ seat, questId, monster, damage, dead }, { say, who, damage: points, monster: name }) {
    const foe = beginning(name(questId, monster));
    return say(
      `${foe} takes ${points(damage)} from ${who(seat)}${dead ? ' and dies' : ''}.`,
      `${foe} subit ${points(damage)} face à ${who(seat)}${dead ? ' et meurt' : ''}.`,
    );
  },
  monsterAttacked({ questId, monster, mageId, ...roll }, tell) {
    const foe = beginning(tell.monster(questId, monster));
    const target = tell.card(mageId);
    return tell.say(
      `${foe} counter-attacks ${target}: ${tell.roll(roll)}.`,
      `${foe} contre-attaque ${target} : ${tell.roll(roll)}.`,
    );
  },
  monsterPassed: ({ questId, monster }, { say, monster: foe }) =>
    say(
      `The fight against ${foe(questId, monster)} is over.`,
      `Le combat contre ${foe(questId, monster)} est terminé.`,
    ),
  campaignWon({ seat, questId, rubies, left }, tell) {
    const points = tell.count(quest(questId).success.victoryPoints, 'point', 'point');
    const gets = rubies + left > 0 ? tell.say(' and gets ', ' et reçoit ') + tell.rubies(rubies + left) : '';
    return tell.say(
      `${tell.who(seat)} completes ${tell.card(questId)} (${points})${gets}.`,
      `${tell.who(seat)} accomplit ${tell.card(questId)} (${points})${gets}.`,
    );
  },
  campaignFailed: ({ seat, questId, ...due }, tell) =>
    tell.say(
      `${tell.who(seat)} fails at ${tell.card(questId)}${stillDue(due, tell)}.`,
      `${tell.who(seat)} échoue face à ${tell.card(questId)}${stillDue(due, tell)}.`,
    ),
  rubiesLeft: ({ seat, questId, rubies }, tell) =>
    tell.say(
      `${tell.who(seat)} leaves ${tell.rubies(rubies)} on ${tell.card(questId)}.`,
      `${tell.who(seat)} laisse ${tell.rubies(rubies)} sur ${tell.card(questId)}.`,
    ),
  objectLeft: ({ seat, questId, objectId }, { say, who, card }) =>
    say(
      `${who(seat)} leaves ${card(objectId)} on ${card(questId)}.`,
      `${who(seat)} laisse ${card(objectId)} sur ${card(questId)}.`,
    ),
  objectClaimed: ({ seat, questId, objectId }, { say, who, card }) =>
    say(
      `${who(seat)} takes ${card(objectId)}, left on ${card(questId)}.`,
      `${who(seat)} prend ${card(objectId)} sur ${card(questId)}.`,
    ),
  claimEnded: ({ questId, discarded }, { say, card, cards }) =>
    say(
      `What is left on ${card(questId)} is discarded: ${cards(discarded, 'nothing')}.`,
      `Ce qui reste sur ${card(questId)} est défaussé : ${cards(discarded, 'rien')}.`,
    ),
  mageDamaged({ seat, mageId, damage, shielded }, { say, of, card, damage: points }) {
    const shield = shielded > 0 ? say(`; a shield takes ${shielded}`, ` ; un bouclier en retient ${shielded}`) : '';
    return say(
      `${card(mageId)} ${of(seat)} takes ${points(damage)}${shield}.`,
      `${card(mageId)}, de la guilde ${of(seat)}, subit ${points(damage)}${shield}.`,
    );
  },
  mageRemoved: ({ seat, mageId }, { say, of, card }) =>
    say(
      `${card(mageId)} ${of(seat)} dies and leaves the game.`,
      `${card(mageId)}, de la guilde ${of(seat)}, meurt et quitte le jeu.`,
    ),
  mageSentToCare: ({ seat, mageId }, { say, of, card }) =>
    say(
      `${card(mageId)} ${of(seat)} goes to the care center.`,
      `${card(mageId)}, de la guilde ${of(seat)}, part au centre de soins.`,
    ),
  failureDamageAssigned: ({ seat, mageId, points }, { say, who, card, damage }) =>
    say(
      `${who(seat)} lets ${card(mageId)} take ${damage(points)} of the failure.`,
      `${who(seat)} fait subir à ${card(mageId)} ${damage(points)} de l’échec.`,
    ),
  failureDamageLost: ({ points }, { say, damage }) =>
    say(
      `No one is left to take ${damage(points)} of the failure.`,
      `Il ne reste personne pour subir ${damage(points)} de l’échec.`,
    ),
  campaignEnded: ({ seat, won }, { say, of }) =>
    say(
      `The campaign ${of(seat)} is over: ${won ? 'success' : 'failure'}.`,
      `La campagne ${of(seat)} est terminée : ${won ? 'réussite' : 'échec'}.`,
    ),
};
