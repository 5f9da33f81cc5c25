import type { effectEvents, Element, ItemId } from '#guilds/queries';
import { beginning, type EventFormatter, type Tellings } from './event-formatter.js';

const elementsOf = (elements: readonly Element[], tell: EventFormatter): string =>
  elements.map(tell.element).join(', ');

const someSpell = (spellId: ItemId | undefined, tell: EventFormatter): string =>
  spellId === undefined ? tell.say('a spell', 'un sort') : tell.card(spellId);

/** Cards and powers at work. */
export const effectSentences: Tellings<keyof typeof effectEvents> = {
  cardPlayed: ({ seat, itemId }, tell) =>
    tell.say(`${tell.who(seat)} plays ${tell.card(itemId)}.`, `${tell.who(seat)} joue ${tell.card(itemId)}.`),
  effectSpent: ({ seat }, tell) =>
    tell.say(`The card ${tell.of(seat)} has no effect any more.`, `La carte ${tell.of(seat)} n’a plus d’effet.`),
  rubiesGained: ({ seat, rubies }, tell) =>
    tell.say(`${tell.who(seat)} gets ${tell.rubies(rubies)}.`, `${tell.who(seat)} obtient ${tell.rubies(rubies)}.`),
  rubiesStolen: ({ seat, from, rubies }, tell) =>
    tell.say(
      `${tell.who(seat)} takes ${tell.rubies(rubies)} from ${tell.who(from)}.`,
      `${tell.who(seat)} prend ${tell.rubies(rubies)} à ${tell.who(from)}.`,
    ),
  itemsDrawn: ({ seat, count, keep, itemIds }, tell) =>
    itemIds === undefined
      ? tell.say(
          `${tell.who(seat)} draws ${tell.count(count, 'item', '')} and keeps ${keep}.`,
          `${tell.who(seat)} tire ${tell.count(count, '', 'carte')} et en garde ${keep}.`,
        )
      : tell.say(
          `${tell.who(seat)} draws ${tell.cards(itemIds)} and keeps ${keep}.`,
          `${tell.who(seat)} tire ${tell.cards(itemIds)} et en garde ${keep}.`,
        ),
  objectPicked: ({ seat, objectId }, tell) =>
    tell.say(`${tell.who(seat)} keeps ${tell.card(objectId)}.`, `${tell.who(seat)} garde ${tell.card(objectId)}.`),
  spellPicked: ({ seat, spellId }, tell) =>
    tell.say(
      `${tell.who(seat)} keeps ${someSpell(spellId, tell)}.`,
      `${tell.who(seat)} garde ${someSpell(spellId, tell)}.`,
    ),
  itemsPutUnder: ({ count }, tell) =>
    tell.say(
      `${tell.count(count, 'item', '')} put under the deck.`,
      `${tell.count(count, '', 'carte')} sous la pioche.`,
    ),
  objectTaken: ({ seat, from, objectId }, tell) =>
    tell.say(
      `${tell.who(seat)} takes ${tell.card(objectId)} from ${tell.who(from)}.`,
      `${tell.who(seat)} prend ${tell.card(objectId)} à ${tell.who(from)}.`,
    ),
  spellTaken: ({ seat, from, spellId }, tell) =>
    tell.say(
      `${tell.who(seat)} takes ${someSpell(spellId, tell)} from ${tell.who(from)}.`,
      `${tell.who(seat)} prend ${someSpell(spellId, tell)} à ${tell.who(from)}.`,
    ),
  mageReturned: ({ seat, mageId }, tell) =>
    tell.say(
      `${tell.card(mageId)} leaves the care center for the guild ${tell.of(seat)}.`,
      `${tell.card(mageId)} quitte le centre de soins pour la guilde ${tell.of(seat)}.`,
    ),
  magePosted: ({ seat, mageId, post }, tell) =>
    post === 'active'
      ? tell.say(
          `${tell.card(mageId)} ${tell.of(seat)} becomes active.`,
          `${tell.card(mageId)}, de la guilde ${tell.of(seat)}, passe en actif.`,
        )
      : tell.say(
          `${tell.card(mageId)} ${tell.of(seat)} becomes passive.`,
          `${tell.card(mageId)}, de la guilde ${tell.of(seat)}, passe en passif.`,
        ),
  fighterBoosted({ fighterId, value, elements, amount }, tell) {
    const where = elementsOf(elements, tell);
    return value === 'attack'
      ? tell.say(
          `${tell.card(fighterId)} attacks with ${amount} more (${where}).`,
          `${tell.card(fighterId)} attaque avec ${amount} de plus (${where}).`,
        )
      : tell.say(
          `${tell.card(fighterId)} defends with ${amount} more (${where}).`,
          `${tell.card(fighterId)} se défend avec ${amount} de plus (${where}).`,
        );
  },
  diceAdded: ({ seat, count }, tell) =>
    tell.say(
      `${tell.who(seat)} will roll ${count === 1 ? '1 more die' : `${count} more dice`} in the next throw.`,
      `${tell.who(seat)} lancera ${tell.count(count, 'die', 'dé')} de plus au prochain jet.`,
    ),
  rerollGranted: ({ seat, count }, tell) =>
    tell.say(
      `${tell.who(seat)} will roll the lowest dice again, up to ${count}.`,
      `${tell.who(seat)} relancera ses dés les plus faibles, jusqu’à ${count}.`,
    ),
  shieldRaised: ({ mageId, points }, tell) =>
    tell.say(
      `${tell.card(mageId)} is protected from ${tell.damage(points)}.`,
      `${tell.card(mageId)} bénéficie d’un bouclier de ${tell.count(points, '', 'dégât')}.`,
    ),
  elementLocked: ({ seat, element }, tell) =>
    tell.say(
      `${tell.who(seat)} forbids ${tell.element(element)} for this wave.`,
      `${tell.who(seat)} interdit un élément pour cet assaut : ${tell.element(element)}.`,
    ),
  groupAttackAllowed: ({ seat }, tell) =>
    tell.say(
      `${tell.who(seat)} may attack in groups after all.`,
      `${tell.who(seat)} peut tout de même attaquer en groupe.`,
    ),
  counterAttackSilenced({ questId, monster }, tell) {
    const foe = beginning(tell.monster(questId, monster));
    return tell.say(`${foe} will not counter-attack.`, `${foe} ne contre-attaquera pas.`);
  },
  leaderJoined: ({ seat, column }, tell) =>
    tell.say(
      `The leader ${tell.of(seat)} joins the line, in column ${column}.`,
      `Le leader ${tell.of(seat)} rejoint la ligne, en colonne ${column}.`,
    ),
  alignmentMoved: ({ target, steps, alignment }, tell) =>
    tell.say(
      `The alignment ${tell.of(target)} moves ${tell.steps(steps)}, to ${tell.alignment(alignment)}.`,
      `L’alignement ${tell.of(target)} avance de ${tell.steps(steps)}, jusqu’à ${tell.alignment(alignment)}.`,
    ),
  requirementWaived: ({ seat, scope }, tell) =>
    scope === 'allBids'
      ? tell.say(
          `${tell.who(seat)} may bid on any mage in this turn.`,
          `${tell.who(seat)} peut enchérir pour tout mage pendant ce tour.`,
        )
      : tell.say(
          `${tell.who(seat)} may recruit any mage once in this turn.`,
          `${tell.who(seat)} peut recruter une fois n’importe quel mage pendant ce tour.`,
        ),
  faceUpMageReplaced({ sentToAuction, faceUp }, tell) {
    const next =
      faceUp === null ? '' : tell.say(`; ${tell.card(faceUp)} is face up`, ` ; ${tell.card(faceUp)} est visible`);
    return tell.say(
      `${tell.card(sentToAuction)} will be auctioned${next}.`,
      `${tell.card(sentToAuction)} passera aux enchères${next}.`,
    );
  },
  questsPeeked: ({ seat, count, questIds }, tell) =>
    questIds === undefined
      ? tell.say(
          `${tell.who(seat)} looks at the next ${count === 1 ? 'quest' : `${count} quests`}.`,
          `${tell.who(seat)} regarde ${count === 1 ? 'la prochaine quête' : `les ${count} prochaines quêtes`}.`,
        )
      : tell.say(
          `${tell.who(seat)} looks ahead: ${tell.cards(questIds)}.`,
          `${tell.who(seat)} regarde les quêtes à venir : ${tell.cards(questIds)}.`,
        ),
  questPutNext: ({ seat, questId }, tell) =>
    questId === undefined
      ? tell.say(`${tell.who(seat)} has put a quest in its place.`, `${tell.who(seat)} a placé une quête.`)
      : tell.say(
          `${tell.who(seat)} puts ${tell.card(questId)} next.`,
          `${tell.who(seat)} place ensuite ${tell.card(questId)}.`,
        ),
  questsReordered: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} puts the quests back.`, `${tell.who(seat)} remet les quêtes en place.`),
  secondActionSeen: ({ seat, target, action }, tell) =>
    action === undefined
      ? tell.say(
          `${tell.who(seat)} looks at the second action ${tell.of(target)}.`,
          `${tell.who(seat)} regarde la seconde action ${tell.of(target)}.`,
        )
      : tell.say(
          `${tell.who(seat)} sees the second action ${tell.of(target)}: ${tell.action(action)}.`,
          `${tell.who(seat)} voit la seconde action ${tell.of(target)} : ${tell.action(action)}.`,
        ),
  secondActionReplaced: ({ seat, action }, tell) =>
    action === undefined
      ? tell.say(`${tell.who(seat)} has changed the second action.`, `${tell.who(seat)} a changé sa seconde action.`)
      : tell.say(
          `${tell.who(seat)} changes the second action to ${tell.action(action)}.`,
          `${tell.who(seat)} change sa seconde action en ${tell.action(action)}.`,
        ),
};
