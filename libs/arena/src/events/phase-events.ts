import { positionSchema } from '#cards';
import { revealing } from '#kernel';
import { z } from 'zod';
import { seatSchema, placeSchema, sideSchema } from '../words.js';
import { by, count, hidden, own, printedId, seat, shown, shownCards, stronghold } from './event-fields.js';

const byOwner = { seat: 'seat' } as const;

/** How a sealed deck is made (option `decks`), before the table is laid. */
const deckEvents = {
  boostersOpened: revealing(
    z
      .strictObject({ ...by, count, cards: own(z.array(printedId)), leftOut: own(z.array(printedId)) })
      .meta({ description: 'A seat opens its boosters; copies beyond the fifth of a card are left out.' }),
    byOwner,
  ),
  guardianTaken: z
    .strictObject({ ...by, card: own(printedId) })
    .meta({ description: 'A seat takes its guardian, in secret.' }),
  strongholdTaken: z
    .strictObject({ ...by, card: own(printedId) })
    .meta({ description: 'A seat takes a stronghold, in secret.' }),
  cardLeftOut: z
    .strictObject({ ...by, card: own(printedId) })
    .meta({ description: 'A seat leaves a card out of its deck, in secret.' }),
  deckFinished: z
    .strictObject({
      ...by,
      guardian: own(printedId),
      strongholds: own(z.strictObject({ LEFT: printedId, CENTER: printedId, RIGHT: printedId })),
    })
    .meta({ description: 'A sealed deck is built; what was not chosen is chosen by the rules.' }),
};

/** How the table is laid and the turn goes round. */
const turnEvents = {
  deckShuffled: z
    .strictObject({ ...by, count, cards: hidden(shownCards.meta({ description: 'The draw pile, top card first.' })) })
    .meta({ description: 'A deck is shuffled; its cards get their ids in this game (ARENA-SET-03, ARENA-ENG-05).' }),
  tableLaid: revealing(
    z
      .strictObject({
        ...by,
        guardian: printedId,
        center: printedId,
        sides: own(z.strictObject({ LEFT: printedId, RIGHT: printedId })),
        stones: count,
      })
      .meta({ description: 'Guardian and central stronghold come into play (ARENA-SET-01, ARENA-SET-06).' }),
    'everyone',
  ),
  turnBegan: z.strictObject({ turn: z.int().min(1) }).meta({ description: 'A turn begins.' }),
};

/** How cards come to hands, and go to depot and pen. */
const handEvents = {
  cardsDrawn: revealing(
    z
      .strictObject({
        ...by,
        occasion: z.enum(['START', 'STOCK', 'EFFECT']).meta({ id: 'DrawReason' }),
        count,
        cards: own(shownCards),
      })
      .meta({ description: 'A seat draws (ARENA-STK-01); the old dominant comes first at the stock (ARENA-STK-05).' }),
    byOwner,
  ),
  reserveTaken: z
    .strictObject({ ...by, count })
    .meta({ description: 'Hand, depot and pen become the reserve hand of so many cards (ARENA-STK-06).' }),
  handTaken: z
    .strictObject({ ...by, from: z.enum(['DEPOT', 'PEN']).meta({ id: 'HandSource' }), count })
    .meta({ description: 'A seat takes its depot or its pen into hand.' }),
  excessChosen: z
    .strictObject({ ...by, left: count.meta({ description: 'How many it still has to choose.' }), card: own(shown) })
    .meta({ description: 'A seat chooses a card to discard, in secret (ARENA-DSC-01).' }),
  handSplit: revealing(
    z
      .strictObject({ ...by, depot: count, pen: count })
      .meta({ description: 'The hand goes to depot and pen: so many cards of it each (ARENA-DSC-02, ARENA-DSC-03).' }),
    'everyone',
  ),
};

/** Who is Active. */
const dominantEvents = {
  dominantTurned: revealing(
    z.strictObject({ ...by, card: shown }).meta({ description: 'A seat turns up its dominant (ARENA-DOM-01).' }),
    'everyone',
  ),
  dominantPutUnder: z
    .strictObject({ ...by, card: shown })
    .meta({ description: 'An equal dominant goes under its pile (ARENA-DOM-03).' }),
  activeNamed: z
    .strictObject({ ...by, lower: seatSchema.nullable().meta({ description: 'Who had the lower dominant.' }) })
    .meta({ description: 'The seat is Active this turn (ARENA-DOM-02).' }),
};

/** What the enlistment does. */
const enlistmentEvents = {
  cardPlacedOn: z
    .strictObject({ ...by, stronghold, card: own(shown) })
    .meta({ description: 'A creature or a shield is laid face down ON a stronghold (ARENA-ENL-02).' }),
  cardPlacedUnder: z
    .strictObject({ ...by, stronghold, card: own(shown) })
    .meta({ description: 'A creature is laid face down UNDER a stronghold (ARENA-ENL-04).' }),
  itemAttached: z
    .strictObject({ ...by, stronghold, card: own(shown) })
    .meta({ description: 'A creature ON a stronghold gets an item, face down (ARENA-ENL-03).' }),
  upgradeAttached: revealing(
    z
      .strictObject({ ...by, targetSeat: seat, stronghold, card: shown })
      .meta({ description: 'An upgrade or downgrade is attached to a stronghold (ARENA-ENL-05).' }),
    'everyone',
  ),
  standardBearerRaised: revealing(
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'A standard bearer comes to the guardian (ARENA-ENL-07).' }),
    'everyone',
  ),
};

const entrance = z
  .strictObject({ ...by, place: placeSchema.meta({ description: 'Where the creature lay.' }) })
  .meta({ id: 'ArenaEntrance', description: 'A creature that enters the duel zone, as it lies.' });

/** The arena, the terrain and the strongholds. */
const boardEvents = {
  entranceChosen: z
    .strictObject({ ...by, place: own(placeSchema.nullable()) })
    .meta({ description: 'A seat decides in secret who enters the arena (ARENA-ENT-01).' }),
  arenaEntered: revealing(
    z.strictObject({ creatures: z.array(entrance).meta({ description: 'None, one or two.' }) }).meta({
      description: 'The choices apply together: creatures move into the duel zone (ARENA-ENT-01, ARENA-ENT-02).',
    }),
    'everyone',
  ),
  creatureVictorious: revealing(
    z
      .strictObject({ ...by, card: shown, items: shownCards.meta({ description: 'Its items, discarded.' }) })
      .meta({ description: 'The creature in the duel zone is laid under its guardian (ARENA-EXT-01).' }),
    'everyone',
  ),
  terrainDestroyed: z.strictObject(by).meta({ description: 'A seat destroys the terrain (ARENA-TER-02).' }),
  terrainPlaced: revealing(
    z.strictObject({ ...by, card: shown }).meta({ description: 'A seat places a terrain (ARENA-TER-03).' }),
    'everyone',
  ),
  deploymentChosen: z
    .strictObject({ ...by, side: own(sideSchema) })
    .meta({ description: 'A seat decides in secret which stronghold to deploy (ARENA-DEP-01).' }),
  strongholdDeployed: revealing(
    z
      .strictObject({ ...by, stronghold: positionSchema, card: printedId })
      .meta({ description: 'A stronghold comes into play (ARENA-DEP-01).' }),
    'everyone',
  ),
};

/** What happens in set-up, phase I, around the arena and at the end of the turn. */
export const phaseEvents = {
  ...deckEvents,
  ...turnEvents,
  ...handEvents,
  ...dominantEvents,
  ...enlistmentEvents,
  ...boardEvents,
};
