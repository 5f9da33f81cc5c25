import { lastingTold, priceTold, propertyName, seatEffectSentences, useSentences } from '#cards-presentation';
import type { effectEvents } from '#arena/queries';
import type { Tellings } from './event-formatter.js';

/** Effects of cards. */
export const effectSentences: Tellings<keyof typeof effectEvents> = {
  depotCardPlayed: ({ seat, card, target, cost }, tell) => {
    const at = target?.place
      ? tell.say(` at the card ${tell.place(target.place)}`, ` sur la carte ${tell.place(target.place)}`)
      : '';
    return tell.say(
      `${tell.who(seat)} plays ${tell.card(card)}${at}${priceTold(tell, cost)}.`,
      `${tell.who(seat)} joue ${tell.card(card)}${at}${priceTold(tell, cost)}.`,
    );
  },
  ...useSentences,
  effectApplied: ({ target, lasts, ...applied }, tell) =>
    lastingTold(
      tell,
      { ...applied, on: target },
      lasts === 'ROUND'
        ? tell.say('until the end of this round', 'jusqu’à la fin de ce round')
        : tell.say('until the end of this combat', 'jusqu’à la fin de ce combat'),
    ),
  commandsCancelled: ({ keys }, tell) =>
    keys.length === 1
      ? tell.say(
          'Commands contradict each other: one of them ends.',
          'Des Commandements se contredisent : l’un d’eux prend fin.',
        )
      : tell.say(
          `Commands contradict each other: ${keys.length} effects end.`,
          `Des Commandements se contredisent : ${keys.length} effets prennent fin.`,
        ),
  effectCancelled: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} cancels an effect.`, `${tell.who(seat)} annule un effet.`),
  influenceReversed: ({ seat, receiver }, tell) =>
    tell.say(
      `${tell.who(seat)} turns the influence on ${tell.card(receiver)}: it is subtracted.`,
      `${tell.who(seat)} retourne l’influence sur ${tell.card(receiver)} : elle est soustraite.`,
    ),
  savePaid: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} pays to save ${tell.card(card)}.`,
      `${tell.who(seat)} paie pour sauver ${tell.card(card)}.`,
    ),
  duelChanged: (_event, tell) =>
    tell.say(
      'A card has changed the duel: the secondary round will be compared.',
      'Une carte a changé le duel : le Round Secondaire sera comparé.',
    ),
  challengeBonusGiven: ({ source }, tell) =>
    `${tell.does(source, 'will help in the challenge', ['aidera dans le défi', 'aideront dans le défi'])}.`,
  areaStruck: ({ seat, source, value, cards }, tell) => {
    const hit = tell.list(
      cards.map((card) => tell.card(card)),
      tell.say('no creature is hit', 'aucune créature touchée'),
    );
    return tell.say(
      `${tell.card(source)} strikes ${tell.of(1 - seat)} hand, creatures of vitality ${value} or less: ${hit}.`,
      `${tell.does(source, '', ['frappe', 'frappent'])} la main ${tell.of(1 - seat)}, créatures de Vitalité ${value} ou moins : ${hit}.`,
    );
  },
  cardLookedAt: ({ seat, place, card }, tell) => {
    const seen = card ? tell.say(`: ${tell.card(card)}`, ` : ${tell.card(card)}`) : '';
    return tell.say(
      `${tell.who(seat)} looks at ${tell.of(1 - seat)} card ${tell.place(place)}${seen}.`,
      `${tell.who(seat)} regarde la carte ${tell.of(1 - seat)} ${tell.place(place)}${seen}.`,
    );
  },
  creaturesDeclared: ({ seat, numbers }, tell) => {
    const list = tell.list(
      numbers.map(({ value, count }) => `${propertyName(tell, value)} ${count}`),
      '',
    );
    return tell.say(
      `${tell.of(seat)} creatures in hand and pen: ${list}.`,
      `Créatures ${tell.of(seat)} en main et à l’Enclos : ${list}.`,
    );
  },
  ...seatEffectSentences,
  firstClaimed: ({ seat }, tell) =>
    tell.say(
      `${tell.who(seat)} will be Active after the enlistment.`,
      `Après l’Enrôlement, ce sera à ${tell.who(seat)} d’agir en premier.`,
    ),
  dominantRedrawn: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} has changed the dominant.`, `${tell.who(seat)} a changé de Dominante.`),
  settlementCalled: ({ seat }, tell) =>
    tell.say(
      `${tell.who(seat)} calls an armistice: no duel and no raid this turn.`,
      `${tell.who(seat)} impose une trêve : ni duel ni raid ce tour-ci.`,
    ),
};
