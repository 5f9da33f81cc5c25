import type { discardEvents, drawEvents, placementEvents } from '#guardians/queries';
import type { Seen, EventFormatter, Tellings } from './event-formatter.js';

/** Steps I.A and I.B. */
export const drawSentences: Tellings<keyof typeof drawEvents> = {
  dominantTaken: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} takes the dominant ${tell.card(card)} into hand.`,
      `${tell.who(seat)} prend en main sa Dominante, ${tell.card(card)}.`,
    ),
  dominantReturned: ({ seat, card }, tell) =>
    tell.say(
      `${tell.of(seat)} dominant ${tell.card(card)} goes back to the discard pile.`,
      `La Dominante ${tell.of(seat)}, ${tell.card(card)}, retourne à la Défausse.`,
    ),
  cardsDrawn({ seat, count, cards }, tell) {
    const seen = cards ? ` (${tell.cards(cards)})` : '';
    const drawn = `${tell.count(count, 'card', 'carte')}${seen}`;
    return tell.say(`${tell.who(seat)} draws ${drawn}.`, `${tell.who(seat)} pioche ${drawn}.`);
  },
  reserveTaken: ({ seat, hand }, tell) =>
    tell.say(
      `${tell.who(seat)} forms the reserve hand: ${tell.count(hand, 'card', '')}.`,
      `${tell.who(seat)} forme sa Main de Réserve : ${tell.count(hand, '', 'carte')}.`,
    ),
};

/** Step I.C. */
export const placementSentences: Tellings<keyof typeof placementEvents> = {
  worksShown: ({ works }, tell) =>
    works.length === 0
      ? tell.say('No upgrade and no downgrade was placed.', 'Ni Renforcement ni Affaiblissement n’a été placé.')
      : `${tell.each(
          works.map(({ seat, of, stronghold, card }) => [
            tell.who(seat),
            tell.say(
              `${tell.card(card)} at ${tell.home(of, stronghold)}`,
              `${tell.card(card)}, ${tell.home(of, stronghold)}`,
            ),
          ]),
        )}.`,
  cardLaid: laid,
  cardTakenBack: ({ seat, card }, tell) =>
    tell.say(`${tell.who(seat)} takes ${tell.card(card)} back.`, `${tell.who(seat)} reprend ${tell.card(card)}.`),
  placementFinished: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} has finished placing.`, `${tell.who(seat)} a fini de placer.`),
  worksLaid({ seat, of, stronghold, card, replaced }, tell) {
    const instead = replaced
      ? tell.say(`, in place of ${tell.card(replaced)}`, ` à la place ${tell.elided('de', tell.card(replaced))}`)
      : '';
    return tell.say(
      `${tell.who(seat)} puts ${tell.card(card)} at ${tell.home(of, stronghold)}${instead}.`,
      `${tell.who(seat)} place ${tell.card(card)} sur ${tell.home(of, stronghold)}${instead}.`,
    );
  },
  downgradeReturned: ({ seat, card }, tell) =>
    tell.say(
      `The place of ${tell.card(card)} is taken: it goes back to ${tell.of(seat)} hand.`,
      `Place prise : ${tell.does(card, '', ['retourne', 'retournent'])} dans la main ${tell.of(seat)}.`,
    ),
  stacksPlaced: placed,
};

/** The placed cards and their places: their own seat sees them, others that a card was laid. */
function laid({ seat, placement, card }: Seen<'cardLaid'>, tell: EventFormatter): string {
  const plain = tell.say(`${tell.who(seat)} lays ${tell.card(card)}`, `${tell.who(seat)} pose ${tell.card(card)}`);
  if (!placement) return `${plain}.`;
  const { kind, of, stronghold } = placement;
  if (kind === 'ITEM') return tell.say(`${plain} with a creature.`, `${plain} avec une créature.`);
  if (stronghold === undefined) return `${plain}.`;
  const where = tell.home(of, stronghold);
  if (kind === 'IN')
    return tell.say(`${plain} in the upgrade at ${where}.`, `${plain} dans le Renforcement sur ${where}.`);
  if (kind === 'UNDER') return tell.say(`${plain} under ${where}.`, `${plain} sous ${where}.`);
  return tell.say(`${plain} at ${where}.`, `${plain} sur ${where}.`);
}

/** The public view of a seat's stacks. */
function placed({ seat, hand, strongholds }: Seen<'stacksPlaced'>, tell: EventFormatter): string {
  const seen = strongholds.map(({ stronghold, shield, creatures, under, held }) => {
    const parts = [
      ...(shield ? [tell.say(`an army under ${tell.card(shield)}`, `une armée sous ${tell.card(shield)}`)] : []),
      ...(creatures && !shield ? [tell.say('a garrison', 'une garnison')] : []),
      ...(under ? [tell.say('a creature under it', 'une créature dessous')] : []),
      ...(held ? [tell.say('a creature in its upgrade', 'une créature dans son Renforcement')] : []),
    ];
    return `${tell.stronghold(stronghold)} (${parts.join(', ')})`;
  });
  const all = tell.list(seen, tell.say('nothing', 'rien'));
  const left = tell.count(hand, 'card', 'carte');
  return tell.say(
    `${tell.who(seat)} has placed: ${all}; ${left} left in hand.`,
    `Placement ${tell.of(seat)} : ${all} ; ${left} encore en main.`,
  );
}

/** Step I.D. */
export const discardSentences: Tellings<keyof typeof discardEvents> = {
  excessChosen: ({ seat, left, card }, tell) =>
    tell.say(
      `${tell.who(seat)} chooses ${tell.card(card)} to discard; ${left} to go.`,
      `${tell.who(seat)} choisit de défausser ${tell.card(card)} ; encore ${left}.`,
    ),
  excessDiscarded: ({ seat, cards }, tell) =>
    tell.say(`${tell.who(seat)} discards ${tell.cards(cards)}.`, `${tell.who(seat)} défausse ${tell.cards(cards)}.`),
  stacksRemembered({ seat, stacks = [] }, tell) {
    if (stacks.length === 0) {
      return tell.say(
        `${tell.who(seat)} may look under the shields again.`,
        `${tell.who(seat)} peut regarder de nouveau sous ses Boucliers.`,
      );
    }
    const seen = stacks.map(({ space, creatures }) => {
      const cards = tell.cards(creatures.flatMap(({ card, item }) => (item ? [card, item] : [card])));
      return `${tell.space(space)} (${cards})`;
    });
    return tell.say(
      `Under the shields of ${tell.who(seat)}: ${tell.list(seen, '')}.`,
      `Sous les Boucliers ${tell.of(seat)} : ${tell.list(seen, '')}.`,
    );
  },
  handSplit: ({ seat, depot, pen }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.count(depot, 'card', '')} in the depot and ${pen} in the pen.`,
      `${tell.who(seat)} pose ${tell.count(depot, '', 'carte')} à l’Entrepôt et ${pen} à l’Enclos.`,
    ),
};
