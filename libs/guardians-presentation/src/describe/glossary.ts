import { cardsGlossary } from '#cards-presentation';
import { glossaryOf, type Glossary } from '#kernel';
import { placeSchema } from '#guardians/queries';

/** The spaces of the board: “Column a, row 1.” */
const spaces = Object.fromEntries(
  placeSchema.options.map((place) => [
    place,
    place.startsWith('g')
      ? `The guardian behind row ${place.charAt(1)}.`
      : `Column ${place.charAt(0)}, row ${place.charAt(1)}.`,
  ]),
);

/** The meaning of words in Guardians, where no schema says it. */
export const glossary: Glossary = glossaryOf(cardsGlossary, {
  types: {
    AttackMade: 'A creature that has attacked another in this combat.',
    CommandFate: 'What has become of a command.',
    DeckFinishedStrongholds: 'The strongholds of the deck, by position.',
    EffectInForce: 'An effect that lasts in this combat.',
    Matched: 'A creature of a match-up.',
    MatchupKind: 'Whether it is the first match-up of a combat.',
    PlacementKind: 'The way in which a card is placed.',
    PlayKind: 'The sort of an act.',
    StrongholdHeld: 'The creature that the upgrade holds.',
    StrongholdSeen: 'The public view of a stronghold when both seats have placed.',
    StrongholdUnder: 'The creature under the stronghold.',
    TableLaidStrongholds: 'The strongholds of a seat, by position.',
    TerrainSeen: 'A terrain, as the viewer sees it.',
  },
  fields: {
    attackers: 'The primary attackers that both have committed.',
    commands: 'The declared command of each seat.',
    declares: 'It has declared a command.',
    fate: 'What has become of it.',
    flown: 'It flew.',
    matchup: 'The match-up that is on; absent: none.',
    merging: 'Stacks that have come together; absent: none.',
    reinforcedFrom: 'The stack from which the turned shield is reinforced; absent: from none yet.',
    space: 'The space of the board.',
    stacks: 'The stacks on the space.',
    sums: 'The sum of each side on the space.',
    under: 'Whether a creature lies under it.',
    works: 'The upgrades and downgrades.',
  },
  values: {
    ...spaces,
    'CommandFate.CANCELLED': 'It was cancelled.',
    'CommandFate.COMMITTED': 'It lies hidden.',
    'CommandFate.REVEALED': 'It was turned up.',
    'CommandFate.STANDS': 'It takes effect.',
    'MatchupKind.PRIMARY': 'The creatures that both have committed.',
    'MatchupKind.SECONDARY': 'A secondary attacker, and the creature that it was sent at.',
    'MovedBecause.AREA': 'An attack on all creatures of a hand.',
    'MovedBecause.BEATEN': 'It lost a combat.',
    'MovedBecause.CORRUPTED': 'It was corrupted.',
    'MovedBecause.DESTROYED': 'A card destroyed it.',
    'MovedBecause.EFFECT': 'A card says so.',
    'MovedBecause.MERGED': 'Two stacks became one.',
    'MovedBecause.NO_RETREAT': 'There was no way to retreat.',
    'MovedBecause.SAVED': 'It was saved.',
    'PlacementKind.IN': 'In an upgrade that holds creatures.',
    'PlacementKind.ITEM': 'With a creature that carries it.',
    'PlacementKind.ON': 'On an own stronghold.',
    'PlacementKind.UNDER': 'Under an own stronghold.',
    'PlacementKind.WORKS': 'As an upgrade or a downgrade.',
    'PlayKind.CARD': 'A spell or an item was played.',
    'PlayKind.COMMAND': 'A command was turned up.',
    'PlayKind.FLIGHT': 'A flight was declared.',
    'PlayKind.INFLUENCE': 'The guardian gave influence.',
    'PlayKind.RANGED': 'A ranged attack was made.',
  },
});
