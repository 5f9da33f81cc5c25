import { propertyName } from './property-name.js';
import type { effectEvents } from '../events/effect-events.js';
import type { Teller, Tellings } from './teller.js';

/** What cards do. */
export const effectSentences: Tellings<keyof typeof effectEvents> = {
  depotCardPlayed: ({ seat, card, target, cost }, tell) => {
    const at = target?.place
      ? tell.say(` at the card ${tell.place(target.place)}`, ` sur la carte ${tell.place(target.place)}`)
      : '';
    return tell.say(
      `${tell.who(seat)} plays ${tell.card(card)}${at}${paid(tell, cost)}.`,
      `${tell.who(seat)} joue ${tell.card(card)}${at}${paid(tell, cost)}.`,
    );
  },
  abilityUsed: ({ seat, source, cost }, tell) =>
    tell.say(
      `${tell.who(seat)} uses the ability of ${tell.card(source)}${paid(tell, cost)}.`,
      `${tell.who(seat)} utilise la capacité de ${tell.card(source)}${paid(tell, cost)}.`,
    ),
  textTriggered: ({ source }, tell) =>
    tell.say(`${tell.card(source)} takes effect.`, `${tell.card(source)} prend effet.`),
  effectApplied: ({ source, target, lasts }, tell) => {
    const on = target ? tell.say(` on ${tell.card(target)}`, ` sur ${tell.card(target)}`) : '';
    return lasts === 'ROUND'
      ? tell.say(
          `${tell.card(source)} is in force for this round${on}.`,
          `${tell.card(source)} est en vigueur pour ce round${on}.`,
        )
      : tell.say(
          `${tell.card(source)} is in force for this combat${on}.`,
          `${tell.card(source)} est en vigueur pour ce combat${on}.`,
        );
  },
  commandsCancelled: ({ keys }, tell) =>
    tell.say(
      `Commands contradict each other, and end: ${keys.length}.`,
      `Des Commandements se contredisent, et s'annulent : ${keys.length}.`,
    ),
  effectCancelled: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} cancels an effect.`, `${tell.who(seat)} annule un effet.`),
  influenceReversed: ({ receiver }, tell) =>
    tell.say(
      `The influence on ${tell.card(receiver)} is subtracted instead.`,
      `L'influence sur ${tell.card(receiver)} est soustraite.`,
    ),
  savePaid: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} pays to save ${tell.card(card)}.`,
      `${tell.who(seat)} paie pour sauver ${tell.card(card)}.`,
    ),
  duelChanged: (_event, tell) => tell.say('The secondary round will be compared.', 'Le Round Secondaire sera comparé.'),
  challengeBonusGiven: ({ source }, tell) =>
    tell.say(`${tell.card(source)} helps in the challenge.`, `${tell.card(source)} aide dans le défi.`),
  areaStruck: ({ seat, source, value, cards }, tell) =>
    tell.say(
      `${tell.card(source)} of ${tell.who(seat)} strikes the enemy hand (${value}): ${tell.cards(cards)}.`,
      `${tell.card(source)} de ${tell.who(seat)} frappe la main adverse (${value}) : ${tell.cards(cards)}.`,
    ),
  cardLookedAt: ({ seat, place, card }, tell) => {
    const seen = card ? tell.say(`: ${tell.card(card)}`, ` : ${tell.card(card)}`) : '';
    return tell.say(
      `${tell.who(seat)} looks at the enemy card ${tell.place(place)}${seen}.`,
      `${tell.who(seat)} regarde la carte adverse ${tell.place(place)}${seen}.`,
    );
  },
  creaturesDeclared: ({ seat, numbers }, tell) => {
    const list = numbers.map(({ value, count }) => `${propertyName(tell, value)} ${count}`).join(', ');
    return tell.say(`Creatures of ${tell.who(seat)}: ${list}.`, `Créatures de ${tell.who(seat)} : ${list}.`);
  },
  stonesChanged: ({ seat, change }, tell) =>
    change > 0
      ? tell.say(
          `${tell.who(seat)} gains ${tell.count(change, 'power stone', '')}.`,
          `${tell.who(seat)} gagne des pierres de pouvoir : ${change}.`,
        )
      : tell.say(
          `${tell.who(seat)} loses ${tell.count(-change, 'power stone', '')}.`,
          `${tell.who(seat)} perd des pierres de pouvoir : ${-change}.`,
        ),
  firstClaimed: ({ seat }, tell) =>
    tell.say(
      `${tell.who(seat)} will be Active after the enlistment.`,
      `${tell.who(seat)} sera Actif après l'Enrôlement.`,
    ),
  dominantRedrawn: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} has changed the dominant.`, `${tell.who(seat)} a changé de Dominante.`),
  dominantLeft: ({ seat, card, value }, tell) =>
    tell.say(
      `${tell.who(seat)} discards the dominant ${tell.card(card)}; its ${value} counts on.`,
      `${tell.who(seat)} défausse la Dominante ${tell.card(card)} ; sa valeur ${value} compte encore.`,
    ),
  settlementCalled: ({ seat }, tell) =>
    tell.say(
      `${tell.who(seat)} calls an armistice: no duel and no raid this turn.`,
      `${tell.who(seat)} impose une trêve : ni duel ni raid ce tour-ci.`,
    ),
};

const paid = (tell: Teller, cost: number): string =>
  cost === 0
    ? ''
    : tell.say(
        ` for ${tell.count(cost, 'power stone', 'pierre')}`,
        ` pour ${tell.count(cost, 'power stone', 'pierre')}`,
      );
