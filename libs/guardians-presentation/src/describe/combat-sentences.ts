import type { FrameEventType } from '#guardians/queries';
import type { Seen, EventFormatter, Tellings } from './event-formatter.js';
import { withItem } from './with-item.js';

type Sum = Seen<'spaceCompared'>['sums'][number];

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
    commands
      .map((command) =>
        tell.say(
          `${tell.who(command.seat)} commands with ${withItem(tell, command)}.`,
          `Commandement ${tell.of(command.seat)} : ${withItem(tell, command)}.`,
        ),
      )
      .join(' '),
  commandsCancelled: ({ seats }, tell) => {
    const [seat] = seats;
    return seat === undefined || seats.length > 1
      ? tell.say(
          'The commands contradict each other with equal force: both are cancelled.',
          'Les deux Commandements se contredisent à force égale et s’annulent.',
        )
      : tell.say(
          `The commands contradict each other: ${tell.of(seat)}, the weaker one, is cancelled.`,
          `Les deux Commandements se contredisent : celui ${tell.of(seat)}, plus faible, est annulé.`,
        );
  },
  commandPut: ({ seat, card }, tell) =>
    tell.say(
      `${tell.of(seat)} command ${tell.card(card)} is about to work.`,
      `Le Commandement ${tell.of(seat)}, ${tell.card(card)}, va agir.`,
    ),
  commandSettled: ({ card, cancelled }, tell) =>
    cancelled
      ? `${tell.does(card, 'commands nothing', ['ne commande rien', 'ne commandent rien'])}.`
      : `${tell.does(card, 'commands', ['commande', 'commandent'])}.`,
  creatureHealed: ({ healer, card }, tell) =>
    `${tell.does(healer, 'heals', ['guérit', 'guérissent'])} ${tell.card(card)}.`,
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
    tell.say(
      `${tell.of(seat)} guardian withstands: the attack has failed.`,
      `Le Gardien ${tell.of(seat)} résiste : l’attaque a échoué.`,
    ),
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
