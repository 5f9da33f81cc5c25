import type { Seat } from '#kernel';
import type { turnEvents } from '#guilds/queries';
import type { EventFormatter, Tellings } from './event-formatter.js';

interface Bid {
  readonly seat: Seat;
  readonly amount: number;
  readonly valid: boolean;
}

/** All bids on a lot, in brackets; nothing when there was none (GUILD-045). */
function bidsOf(bids: readonly Bid[], tell: EventFormatter): string {
  if (bids.length === 0) return '';
  const shown = bids.map(
    ({ seat, amount, valid }) => `${tell.who(seat)} ${amount}${valid ? '' : tell.say(' (void)', ' (nulle)')}`,
  );
  return tell.say(` (bids: ${shown.join(', ')})`, ` (offres : ${shown.join(', ')})`);
}

/** Steps 1 to 5 of a turn. */
export const turnSentences: Tellings<keyof typeof turnEvents> = {
  incomePaid: ({ seat, rubies, source }, tell) =>
    source === 'work'
      ? tell.say(
          `${tell.who(seat)} earns ${tell.rubies(rubies)} by work.`,
          `${tell.who(seat)} gagne ${tell.rubies(rubies)} par le travail.`,
        )
      : tell.say(
          `${tell.who(seat)} receives an income of ${tell.rubies(rubies)}.`,
          `${tell.who(seat)} reçoit un revenu de ${tell.rubies(rubies)}.`,
        ),
  mageHealed: ({ seat, mageId, points, returned }, tell) =>
    returned
      ? tell.say(
          `${tell.card(mageId)} is healed and returns to the guild ${tell.of(seat)}.`,
          `${tell.card(mageId)} n’a plus de blessure et retourne dans la guilde ${tell.of(seat)}.`,
        )
      : tell.say(
          `${tell.card(mageId)} ${tell.of(seat)} is healed of ${tell.damage(points)}.`,
          `${tell.card(mageId)}, de la guilde ${tell.of(seat)}, guérit de ${tell.damage(points)}.`,
        ),
  mageRecovered: ({ seat, mageId }, tell) =>
    tell.say(
      `${tell.who(seat)} takes ${tell.card(mageId)} back before the cure is over.`,
      `${tell.who(seat)} reprend ${tell.card(mageId)} avant la fin des soins.`,
    ),
  recoveryEnded: ({ seat }, tell) =>
    tell.say(
      `${tell.who(seat)} leaves the others in the care center.`,
      `${tell.who(seat)} laisse les autres au centre de soins.`,
    ),
  lotsOpened: ({ mageIds }, tell) =>
    tell.say(`Up for auction: ${tell.cards(mageIds)}.`, `Mis aux enchères : ${tell.cards(mageIds)}.`),
  lotPassed: ({ seat, mageId }, tell) =>
    tell.say(
      `${tell.who(seat)} cannot bid on ${tell.card(mageId)}.`,
      `${tell.who(seat)} ne peut pas enchérir pour ${tell.card(mageId)}.`,
    ),
  bidPlaced({ seat, mageId, amount }, tell) {
    const [who, lot] = [tell.who(seat), tell.card(mageId)];
    if (amount === undefined) return tell.say(`${who} has answered for ${lot}.`, `${who} a répondu pour ${lot}.`);
    return amount === 0
      ? tell.say(`${who} does not bid on ${lot}.`, `${who} n’enchérit pas pour ${lot}.`)
      : tell.say(`${who} bids ${tell.rubies(amount)} on ${lot}.`, `${who} offre ${tell.rubies(amount)} pour ${lot}.`);
  },
  lotSold: ({ mageId, bids, winner, price }, tell) =>
    tell.say(
      `${tell.card(mageId)} goes to ${tell.who(winner)} ${tell.cost(price)}${bidsOf(bids, tell)}.`,
      `${tell.card(mageId)} revient à ${tell.who(winner)} ${tell.cost(price)}${bidsOf(bids, tell)}.`,
    ),
  lotUnsold: ({ mageId, bids }, tell) =>
    tell.say(
      `No one gets ${tell.card(mageId)}, which leaves the game${bidsOf(bids, tell)}.`,
      `Personne n’obtient ${tell.card(mageId)}, qui quitte le jeu${bidsOf(bids, tell)}.`,
    ),
  auctionClosed: (_event, tell) => tell.say('The auction is closed.', 'La mise à l’enchère est close.'),
  firstActionChosen: ({ seat, action }, tell) =>
    action === undefined
      ? tell.say(`${tell.who(seat)} has chosen a first action.`, `${tell.who(seat)} a choisi sa première action.`)
      : tell.say(
          `${tell.who(seat)} chooses ${tell.action(action)} as first action.`,
          `${tell.who(seat)} choisit ${tell.action(action)} comme première action.`,
        ),
  firstActionsRevealed({ choices }, tell) {
    const shown = tell.each(choices.map(({ seat, action }) => [tell.who(seat), tell.action(action)]));
    return tell.say(`The first actions are revealed. ${shown}.`, `Les premières actions sont révélées. ${shown}.`);
  },
  firstActionChanged: ({ seat, action }, tell) =>
    tell.say(
      `By the privilege of Darkness ${tell.who(seat)} changes the first action to ${tell.action(action)}.`,
      `Par le privilège des Ténèbres, ${tell.who(seat)} change sa première action en ${tell.action(action)}.`,
    ),
  firstActionKept: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} keeps the first action.`, `${tell.who(seat)} garde sa première action.`),
  secondActionChosen: ({ seat, action }, tell) =>
    action === undefined
      ? tell.say(`${tell.who(seat)} has chosen a second action.`, `${tell.who(seat)} a choisi sa seconde action.`)
      : tell.say(
          `${tell.who(seat)} chooses ${tell.action(action)} as second action.`,
          `${tell.who(seat)} choisit ${tell.action(action)} comme seconde action.`,
        ),
  secondActionsRevealed({ choices }, tell) {
    const shown = tell.each(choices.map(({ seat, action }) => [tell.who(seat), tell.action(action)]));
    return tell.say(`The second actions are revealed. ${shown}.`, `Les secondes actions sont révélées. ${shown}.`);
  },
  secondActionChanged: ({ seat, action }, tell) =>
    tell.say(
      `By the privilege of Light ${tell.who(seat)} changes the second action to ${tell.action(action)}.`,
      `Par le privilège de la Lumière, ${tell.who(seat)} change sa seconde action en ${tell.action(action)}.`,
    ),
  secondActionKept: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} keeps the second action.`, `${tell.who(seat)} garde sa seconde action.`),
  placementOpened: (_event, tell) =>
    tell.say('The mages are placed, active or passive.', 'Les mages sont placés, actifs ou passifs.'),
  magesPlaced({ seat, mageIds, active }, tell) {
    const who = tell.who(seat);
    if (active === undefined)
      return tell.say(`${who} has placed ${tell.cards(mageIds)}.`, `${who} a placé ${tell.cards(mageIds)}.`);
    const none = tell.say('no one', 'personne');
    const passive = mageIds.filter((mageId) => !active.includes(mageId));
    return tell.say(
      `${who} places ${tell.cards(active, none)} active, ${tell.cards(passive, none)} passive.`,
      `${who} place ${tell.cards(active, none)} en actif, ${tell.cards(passive, none)} en passif.`,
    );
  },
  placementsRevealed({ places }, tell) {
    const none = tell.say('no one', 'personne');
    const shown = tell.each(
      places.map(({ seat, active }) => [
        tell.who(seat),
        `${tell.cards(active, none)} ${tell.say('active', 'en actif')}`,
      ]),
    );
    return tell.say(`The placements are revealed. ${shown}.`, `Les placements sont révélés. ${shown}.`);
  },
  objectAssigned: ({ seat, objectId, mageId }, tell) =>
    mageId === null
      ? tell.say(
          `${tell.who(seat)} takes ${tell.card(objectId)} back into stock.`,
          `${tell.who(seat)} remet ${tell.card(objectId)} en réserve.`,
        )
      : tell.say(
          `${tell.who(seat)} gives ${tell.card(objectId)} to ${tell.card(mageId)}.`,
          `${tell.who(seat)} confie ${tell.card(objectId)} à ${tell.card(mageId)}.`,
        ),
};
