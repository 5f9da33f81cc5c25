import type { phaseEvents } from '../events/phase-events.js';
import type { Tellings } from './teller.js';

type PhaseEvent = keyof typeof phaseEvents;

/** Decks, hands and dominants. */
const deckSentences = {
  boostersOpened: ({ seat, count, cards }, tell) => {
    const seen = cards ? ` (${cards.map(tell.name).join(', ')})` : '';
    return tell.say(
      `${tell.who(seat)} opens boosters: ${tell.count(count, 'card', 'carte')}${seen}.`,
      `${tell.who(seat)} ouvre ses boosters : ${tell.count(count, 'card', 'carte')}${seen}.`,
    );
  },
  guardianTaken: ({ seat, card }, tell) => {
    const name = card === undefined ? tell.say('a guardian', 'un Gardien') : tell.name(card);
    return tell.say(`${tell.who(seat)} chooses ${name}.`, `${tell.who(seat)} choisit ${name}.`);
  },
  strongholdTaken: ({ seat, card }, tell) => {
    const name = card === undefined ? tell.say('a stronghold', 'une Forteresse') : tell.name(card);
    return tell.say(`${tell.who(seat)} chooses ${name}.`, `${tell.who(seat)} choisit ${name}.`);
  },
  cardLeftOut: ({ seat, card }, tell) => {
    const name = card === undefined ? tell.say('a card', 'une carte') : tell.name(card);
    return tell.say(`${tell.who(seat)} leaves ${name} out.`, `${tell.who(seat)} écarte ${name}.`);
  },
  deckFinished: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} has built the deck.`, `${tell.who(seat)} a construit son paquet.`),
  deckShuffled: ({ seat, count }, tell) =>
    tell.say(
      `The deck of ${tell.who(seat)} is shuffled (${tell.count(count, 'card', 'carte')}).`,
      `Le paquet de ${tell.who(seat)} est mélangé (${tell.count(count, 'card', 'carte')}).`,
    ),
  tableLaid: ({ seat, guardian, center, stones }, tell) =>
    tell.say(
      `${tell.who(seat)} plays ${tell.name(guardian)} and ${tell.name(center)}, with ${tell.count(stones, 'power stone', '')}.`,
      `${tell.who(seat)} joue ${tell.name(guardian)} et ${tell.name(center)}, pierres de pouvoir : ${stones}.`,
    ),
  turnBegan: ({ turn }, tell) => tell.say(`Turn ${turn} begins.`, `Le tour ${turn} commence.`),
  cardsDrawn: ({ seat, count, cards }, tell) => {
    const seen = cards ? ` (${tell.cards(cards)})` : '';
    return tell.say(
      `${tell.who(seat)} draws ${tell.count(count, 'card', 'carte')}${seen}.`,
      `${tell.who(seat)} pioche ${tell.count(count, 'card', 'carte')}${seen}.`,
    );
  },
  reserveTaken: ({ seat, count }, tell) =>
    tell.say(
      `${tell.who(seat)} has a reserve hand of ${tell.count(count, 'card', 'carte')}.`,
      `${tell.who(seat)} a une Main de Réserve de ${tell.count(count, 'card', 'carte')}.`,
    ),
  handTaken: ({ seat, from, count }, tell) =>
    from === 'DEPOT'
      ? tell.say(
          `${tell.who(seat)} takes the depot into hand (${tell.count(count, 'card', 'carte')}).`,
          `${tell.who(seat)} prend en main son Entrepôt (${tell.count(count, 'card', 'carte')}).`,
        )
      : tell.say(
          `${tell.who(seat)} takes the pen into hand (${tell.count(count, 'card', 'carte')}).`,
          `${tell.who(seat)} prend en main son Enclos (${tell.count(count, 'card', 'carte')}).`,
        ),
  excessChosen: ({ seat, left, card }, tell) =>
    tell.say(
      `${tell.who(seat)} chooses ${tell.card(card)} to discard; ${left} to go.`,
      `${tell.who(seat)} choisit de défausser ${tell.card(card)} ; reste ${left}.`,
    ),
  handSplit: ({ seat, depot, pen }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${depot} in the depot and ${pen} in the pen.`,
      `${tell.who(seat)} a ${depot} à l'Entrepôt et ${pen} à l'Enclos.`,
    ),
  dominantTurned: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} turns up ${tell.card(card)} as dominant.`,
      `${tell.who(seat)} retourne ${tell.card(card)} comme Dominante.`,
    ),
  dominantPutUnder: ({ seat, card }, tell) =>
    tell.say(
      `Equal dominants: ${tell.card(card)} goes under the pile of ${tell.who(seat)}.`,
      `Dominantes égales : ${tell.card(card)} va sous la pioche de ${tell.who(seat)}.`,
    ),
  activeNamed: ({ seat }, tell) => tell.say(`${tell.who(seat)} is Active.`, `${tell.who(seat)} est Actif.`),
} satisfies Partial<Tellings<PhaseEvent>>;

/** What is laid on the table, and what leaves the arena. */
const boardSentences = {
  cardPlacedOn: ({ seat, stronghold, card }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.card(card)} on ${tell.stronghold(stronghold)}.`,
      `${tell.who(seat)} pose ${tell.card(card)} sur ${tell.stronghold(stronghold)}.`,
    ),
  cardPlacedUnder: ({ seat, stronghold, card }, tell) =>
    tell.say(
      `${tell.who(seat)} lays ${tell.card(card)} under ${tell.stronghold(stronghold)}.`,
      `${tell.who(seat)} pose ${tell.card(card)} sous ${tell.stronghold(stronghold)}.`,
    ),
  itemAttached: ({ seat, stronghold, card }, tell) =>
    tell.say(
      `${tell.who(seat)} gives ${tell.card(card, 'an item')} to the creature on ${tell.stronghold(stronghold)}.`,
      `${tell.who(seat)} donne ${tell.card(card, 'un Objet')} à la créature sur ${tell.stronghold(stronghold)}.`,
    ),
  upgradeAttached: ({ seat, targetSeat, stronghold, card }, tell) =>
    tell.say(
      `${tell.who(seat)} attaches ${tell.card(card)} to ${tell.stronghold(stronghold)} of ${tell.who(targetSeat)}.`,
      `${tell.who(seat)} attache ${tell.card(card)} à ${tell.stronghold(stronghold)} de ${tell.who(targetSeat)}.`,
    ),
  standardBearerRaised: ({ seat, card }, tell) =>
    tell.say(`${tell.who(seat)} raises ${tell.card(card)}.`, `${tell.who(seat)} lève ${tell.card(card)}.`),
  entranceChosen: ({ seat, place }, tell) => {
    if (place === undefined) {
      return tell.say(
        `${tell.who(seat)} has decided who enters the arena.`,
        `${tell.who(seat)} a décidé qui entre dans l'Arène.`,
      );
    }
    return place === null
      ? tell.say(`${tell.who(seat)} sends nobody.`, `${tell.who(seat)} n'envoie personne.`)
      : tell.say(
          `${tell.who(seat)} sends the creature ${tell.place(place)}.`,
          `${tell.who(seat)} envoie la créature ${tell.place(place)}.`,
        );
  },
  arenaEntered: ({ creatures }, tell) => {
    if (creatures.length === 0)
      return tell.say('Nobody enters the duel zone.', "Personne n'entre dans la Zone de Duel.");
    const list = creatures.map(({ seat, place }) => `${tell.who(seat)} (${tell.place(place)})`).join(', ');
    return tell.say(`A creature enters the duel zone: ${list}.`, `Entrée dans la Zone de Duel : ${list}.`);
  },
  creatureVictorious: ({ seat, card }, tell) =>
    tell.say(
      `${tell.card(card)} is victorious for ${tell.who(seat)}.`,
      `${tell.card(card)} est victorieuse pour ${tell.who(seat)}.`,
    ),
  terrainDestroyed: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} destroys the terrain.`, `${tell.who(seat)} détruit le Terrain.`),
  terrainPlaced: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} places ${tell.card(card)} in the duel zone.`,
      `${tell.who(seat)} place ${tell.card(card)} dans la Zone de Duel.`,
    ),
  deploymentChosen: ({ seat, side }, tell) =>
    side === undefined
      ? tell.say(`${tell.who(seat)} has decided what to deploy.`, `${tell.who(seat)} a décidé de son déploiement.`)
      : tell.say(
          `${tell.who(seat)} will deploy ${tell.stronghold(side)}.`,
          `${tell.who(seat)} déploiera ${tell.stronghold(side)}.`,
        ),
  strongholdDeployed: ({ seat, stronghold, card }, tell) =>
    tell.say(
      `${tell.who(seat)} deploys ${tell.name(card)} as ${tell.stronghold(stronghold)}.`,
      `${tell.who(seat)} déploie ${tell.name(card)} comme ${tell.stronghold(stronghold)}.`,
    ),
} satisfies Partial<Tellings<PhaseEvent>>;

/** Set-up, phase I, the arena and the end of the turn. */
export const phaseSentences: Tellings<PhaseEvent> = { ...deckSentences, ...boardSentences };
