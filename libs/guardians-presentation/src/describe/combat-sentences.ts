import type { FrameEventType } from '#guardians/queries';
import type { Seen, EventFormatter, Tellings } from './event-formatter.js';

type Sum = Seen<'spaceCompared'>['sums'][number];

const carrying = (tell: EventFormatter, { card, item }: Seen<'commandsRevealed'>['commands'][number]): string =>
  item
    ? tell.say(`${tell.card(card)} with ${tell.card(item)}`, `${tell.card(card)} avec ${tell.card(item)}`)
    : tell.card(card);

const sumOf = (tell: EventFormatter, { seat, total }: Sum): string => `${tell.who(seat)} ${total}`;

/** How combats begin and end (guardians.md 5.5, 5.9, 5.10). */
export const combatSentences: Tellings<FrameEventType> = {
  combatBegun: ({ seat, place }, tell) =>
    tell.say(
      `${tell.who(seat)} attacks ${tell.place(place)}: a combat begins.`,
      `${tell.who(seat)} attaque ${tell.place(place)} : un combat commence.`,
    ),
  commandCommitted({ seat, declares, card }, tell) {
    if (!declares)
      return tell.say(`${tell.who(seat)} plays no command.`, `${tell.who(seat)} ne joue pas de Commandement.`);
    const which = card ? ` (${tell.card(card)})` : '';
    return tell.say(`${tell.who(seat)} plays a command${which}.`, `${tell.who(seat)} joue un Commandement${which}.`);
  },
  commandsRevealed: ({ commands }, tell) =>
    `${tell.each(commands.map((command) => [tell.who(command.seat), carrying(tell, command)]))}.`,
  commandsCancelled: ({ seats }, tell) => {
    const whose = tell.list(seats.map(tell.who), '');
    return tell.say(
      `The commands contradict each other: that of ${whose} ends.`,
      `Les Commandements se contredisent. N’a plus d’effet : ${whose}.`,
    );
  },
  commandPut: ({ card }, tell) =>
    tell.say(`The command of ${tell.card(card)}.`, `Le Commandement : ${tell.card(card)}.`),
  commandSettled: ({ card, cancelled }, tell) =>
    cancelled
      ? tell.say(`${tell.card(card)} commands nothing.`, `${tell.card(card)} ne commande rien.`)
      : tell.say(`${tell.card(card)} commands.`, `${tell.card(card)} commande.`),
  creatureHealed: ({ healer, card }, tell) =>
    tell.say(`${tell.card(healer)} heals ${tell.card(card)}.`, `${tell.card(healer)} guérit ${tell.card(card)}.`),
  spaceCompared({ sums, winner }, tell) {
    const all = tell.list(
      sums.map((sum) => sumOf(tell, sum)),
      '',
    );
    return winner === null
      ? tell.say(`No creature is left (${all}).`, `Il ne reste personne (${all}).`)
      : tell.say(`${tell.who(winner)} wins the combat (${all}).`, `${tell.who(winner)} gagne le combat (${all}).`);
  },
  guardianWithstood: ({ seat }, tell) =>
    tell.say(`${tell.of(seat)} guardian withstands.`, `Le Gardien ${tell.of(seat)} résiste.`),
  shieldRetreated: ({ seat, from, to }, tell) =>
    tell.say(
      `${tell.who(seat)} retreats from ${tell.space(from)} to ${tell.space(to)}.`,
      `${tell.who(seat)} se retire de ${tell.space(from)} vers ${tell.space(to)}.`,
    ),
  shieldKept: ({ seat, card }, tell) =>
    tell.say(`${tell.who(seat)} keeps ${tell.card(card)}.`, `${tell.who(seat)} garde ${tell.card(card)}.`),
  garrisonDissolved({ seat, space, count, cards, items }, tell) {
    const who = cards ? ` (${tell.cards(cards)})` : '';
    const lost =
      items.length === 0 ? '' : tell.say(`; discarded: ${tell.cards(items)}`, ` ; défausse : ${tell.cards(items)}`);
    return tell.say(
      `To ${tell.of(seat)} pen, from ${tell.space(space)}: ${tell.count(count, 'creature', '')}${who}${lost}.`,
      `À l’Enclos ${tell.of(seat)}, depuis ${tell.space(space)} : ${tell.count(count, '', 'créature')}${who}${lost}.`,
    );
  },
  stacksMerged: ({ seat, space, above }, tell) =>
    above
      ? tell.say(
          `${tell.who(seat)} has more than 30 on ${tell.space(space)}: a creature has to go.`,
          `${tell.who(seat)} dépasse 30 sur ${tell.space(space)} : une créature doit partir.`,
        )
      : tell.say(`${tell.who(seat)} stands on ${tell.space(space)}.`, `${tell.who(seat)} tient ${tell.space(space)}.`),
  combatEnded: (_event, tell) => tell.say('The combat is over.', 'Le combat est fini.'),
};
