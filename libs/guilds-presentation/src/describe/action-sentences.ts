import type { actionEvents } from '#guilds/queries';
import type { EventFormatter, Tellings } from './event-formatter.js';

const faceUpNow = (cardId: string | null, tell: EventFormatter): string =>
  cardId === null ? '' : tell.say(`; ${tell.card(cardId)} is face up`, ` ; ${tell.card(cardId)} est visible`);

/** Step 6: the actions but the fights. */
export const actionSentences: Tellings<keyof typeof actionEvents> = {
  roundBegan: ({ round }, tell) =>
    round === 1
      ? tell.say('The first actions are carried out.', 'Les premières actions sont exécutées.')
      : tell.say('The second actions are carried out.', 'Les secondes actions sont exécutées.'),
  actionBegan: ({ seat, action, x2 }, tell) =>
    tell.say(
      `${tell.who(seat)} carries out ${tell.action(action)}${x2 ? ' X2' : ''}.`,
      `${tell.who(seat)} joue ${tell.action(action)}${x2 ? ' X2' : ''}.`,
    ),
  actionLost: ({ seat, action }, tell) =>
    tell.say(
      `${tell.who(seat)} cannot carry out ${tell.action(action)}.`,
      `${tell.who(seat)} ne peut pas jouer ${tell.action(action)}.`,
    ),
  actionEnded: ({ seat, action }, tell) =>
    tell.say(
      `${tell.who(seat)} has finished this action: ${tell.action(action)}.`,
      `${tell.who(seat)} a terminé cette action : ${tell.action(action)}.`,
    ),
  marketOpened: ({ seat, drawn, itemIds }, tell) =>
    itemIds === undefined
      ? tell.say(
          `${tell.who(seat)} visits the market and draws ${tell.count(drawn, 'card', 'carte')}.`,
          `${tell.who(seat)} visite le marché et tire ${tell.count(drawn, 'card', 'carte')}.`,
        )
      : tell.say(
          `${tell.who(seat)} visits the market and draws ${tell.cards(itemIds)}.`,
          `${tell.who(seat)} visite le marché et tire ${tell.cards(itemIds)}.`,
        ),
  objectBought: ({ seat, objectId, price, faceUp }, tell) =>
    tell.say(
      `${tell.who(seat)} buys ${tell.card(objectId)} ${tell.cost(price)}${faceUpNow(faceUp, tell)}.`,
      `${tell.who(seat)} achète ${tell.card(objectId)} ${tell.cost(price)}${faceUpNow(faceUp, tell)}.`,
    ),
  spellBought({ seat, spellId, price, faceUp }, tell) {
    const spell = spellId === undefined ? tell.say('a spell', 'un sort') : tell.card(spellId);
    return tell.say(
      `${tell.who(seat)} buys ${spell} ${tell.cost(price)}${faceUpNow(faceUp, tell)}.`,
      `${tell.who(seat)} achète ${spell} ${tell.cost(price)}${faceUpNow(faceUp, tell)}.`,
    );
  },
  marketLeft: ({ seat, faceUp }, tell) =>
    tell.say(
      `${tell.who(seat)} buys nothing in the market${faceUpNow(faceUp, tell)}.`,
      `${tell.who(seat)} n’achète rien au marché${faceUpNow(faceUp, tell)}.`,
    ),
  itemSold: ({ seat, itemId, price }, tell) =>
    tell.say(
      `${tell.who(seat)} sells ${tell.card(itemId)} ${tell.cost(price)}.`,
      `${tell.who(seat)} vend ${tell.card(itemId)} ${tell.cost(price)}.`,
    ),
  alignmentBought: ({ seat, steps, price, alignment }, tell) =>
    tell.say(
      `${tell.who(seat)} moves ${tell.steps(steps)} ${tell.cost(price)}, to ${tell.alignment(alignment)}.`,
      `${tell.who(seat)} avance de ${tell.steps(steps)} ${tell.cost(price)}, jusqu’à ${tell.alignment(alignment)}.`,
    ),
  healingBought: ({ seat, mageId, points, price, returned }, tell) =>
    tell.say(
      `${tell.who(seat)} has ${tell.count(points, 'point', '')} of damage healed on ${tell.card(mageId)} ${tell.cost(price)}${returned ? ' and takes the mage back' : ''}.`,
      `${tell.who(seat)} fait soigner ${tell.card(mageId)} de ${tell.count(points, '', 'dégât')} ${tell.cost(price)}${returned ? ' : retour à la guilde' : ''}.`,
    ),
  mageBought: ({ seat, mageId, price }, tell) =>
    tell.say(
      `${tell.who(seat)} recruits ${tell.card(mageId)} ${tell.cost(price)}.`,
      `${tell.who(seat)} recrute ${tell.card(mageId)} ${tell.cost(price)}.`,
    ),
  magesDrawn({ seat, count, sentToAuction, mageIds }, tell) {
    const sent =
      sentToAuction === null
        ? ''
        : tell.say(
            ` ${tell.card(sentToAuction)} will be auctioned.`,
            ` ${tell.card(sentToAuction)} passera aux enchères.`,
          );
    return mageIds === undefined
      ? tell.say(
          `${tell.who(seat)} draws ${tell.count(count, 'mage', 'mage')}.${sent}`,
          `${tell.who(seat)} tire ${tell.count(count, 'mage', 'mage')}.${sent}`,
        )
      : tell.say(
          `${tell.who(seat)} draws ${tell.cards(mageIds)}.${sent}`,
          `${tell.who(seat)} tire ${tell.cards(mageIds)}.${sent}`,
        );
  },
  mageRecruited: ({ seat, mageId, price, faceUp }, tell) =>
    tell.say(
      `${tell.who(seat)} recruits ${tell.card(mageId)} ${tell.cost(price)}${faceUpNow(faceUp, tell)}.`,
      `${tell.who(seat)} recrute ${tell.card(mageId)} ${tell.cost(price)}${faceUpNow(faceUp, tell)}.`,
    ),
  magesDeclined({ seat, sentToAuction, faceUp }, tell) {
    const sent =
      sentToAuction === null
        ? ''
        : tell.say(
            `; ${tell.card(sentToAuction)} will be auctioned`,
            ` ; ${tell.card(sentToAuction)} passera aux enchères`,
          );
    return tell.say(
      `${tell.who(seat)} recruits no one${faceUpNow(faceUp, tell)}${sent}.`,
      `${tell.who(seat)} ne recrute personne${faceUpNow(faceUp, tell)}${sent}.`,
    );
  },
  leadersDrawn: ({ seat, count, leaderIds }, tell) =>
    leaderIds === undefined
      ? tell.say(
          `${tell.who(seat)} draws ${tell.count(count, 'leader', 'leader')}.`,
          `${tell.who(seat)} tire ${tell.count(count, 'leader', 'leader')}.`,
        )
      : tell.say(
          `${tell.who(seat)} draws ${tell.cards(leaderIds)}.`,
          `${tell.who(seat)} tire ${tell.cards(leaderIds)}.`,
        ),
  leaderSwapped: ({ seat, leaderId, replaced, price }, tell) =>
    tell.say(
      `${tell.card(leaderId)} replaces ${tell.card(replaced)} at the head of the guild ${tell.of(seat)}, ${tell.cost(price)}.`,
      `${tell.card(leaderId)} remplace ${tell.card(replaced)} à la tête de la guilde ${tell.of(seat)}, ${tell.cost(price)}.`,
    ),
  leaderKept: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} keeps the present leader.`, `${tell.who(seat)} garde son leader.`),
  powerUsed: ({ seat, leaderId }, tell) =>
    tell.say(
      `${tell.who(seat)} uses the power of ${tell.card(leaderId)}.`,
      `${tell.who(seat)} utilise le pouvoir ${tell.elided('de', tell.card(leaderId))}.`,
    ),
  bonusAlignmentMoved: ({ seat, steps, alignment }, tell) =>
    tell.say(
      `${tell.who(seat)} moves ${tell.steps(steps)} for free, to ${tell.alignment(alignment)}.`,
      `${tell.who(seat)} avance gratuitement de ${tell.steps(steps)}, jusqu’à ${tell.alignment(alignment)}.`,
    ),
};
