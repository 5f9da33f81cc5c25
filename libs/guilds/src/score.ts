import type { Placing, ScorePart } from '#kernel';
import { guildTile, item, leader, mage, quest } from './content/catalogue.js';
import { CARE_PENALTY, OBJECTIVE_POINTS } from './content/constants.js';
import type { ItemId } from './content/ids.js';
import type { ObjectiveKind } from './content/vocabulary.js';
import type { Guild, State } from './state.js';
import { magesInCare } from './table/guilds-of-a-game.js';

/** How many things of each kind a guild has itself (GUILD-163, GUILD-164). */
export const countedThings = (guild: Guild): Readonly<Record<ObjectiveKind, number>> => ({
  rubies: guild.rubies,
  objects: guild.objects.length,
  quests: guild.quests.length,
  mages: guild.mages.length,
  alignmentSteps: Math.max(0, Math.abs(guild.alignment) - Math.abs(guildTile(guild.tileId).startAlignment)),
});

/** Every objective of every seat, each for what this guild has itself (GUILD-162). */
function objectivePoints(state: State, guild: Guild): number {
  const things = countedThings(guild);
  let points = 0;
  for (const { seat, tileId } of state.guilds) {
    const each = seat === guild.seat ? OBJECTIVE_POINTS.own : OBJECTIVE_POINTS.others;
    for (const kind of guildTile(tileId).objectives) points += each * things[kind];
  }
  return points;
}

const sum = <T>(things: readonly T[], points: (thing: T) => number): number =>
  things.reduce((total, thing) => total + points(thing), 0);

function objectWorth(objectId: ItemId): number {
  const card = item(objectId);
  return card.kind === 'object' ? card.victoryPoints : 0;
}

/** Where points come from, by name (GUILD-157 to GUILD-164). */
const sources: Readonly<Record<string, (state: State, guild: Guild) => number>> = {
  quests: (_state, { quests }) => sum(quests, (questId) => quest(questId).success.victoryPoints),
  mages: (_state, { mages }) => sum(mages, ({ id }) => mage(id).victoryPoints),
  objects: (_state, { objects }) => sum(objects, ({ id }) => objectWorth(id)),
  leader: (_state, { leaderId }) => (leaderId === null ? 0 : leader(leaderId).victoryPoints),
  careCenter: (_state, guild) => 0 - CARE_PENALTY * magesInCare(guild).length,
  objectives: objectivePoints,
};

/** The points of a guild if the game ended now, by where they come from. */
export const partsOf = (state: State, guild: Guild): ScorePart[] =>
  Object.entries(sources).map(([name, points]) => ({ name, points: points(state, guild) }));

/** The points of a guild if the game ended now. */
export function pointsOf(state: State, guild: Guild): number {
  let points = 0;
  for (const name in sources) points += sources[name]?.(state, guild) ?? 0;
  return points;
}

/** Negative when `a` ranks above `b`; 0 when they share a rank (GUILD-165, GUILD-194). */
function compare(state: State, a: Guild, b: Guild): number {
  return (
    Number(a.resigned) - Number(b.resigned) ||
    pointsOf(state, b) - pointsOf(state, a) ||
    b.quests.length - a.quests.length ||
    magesInCare(a).length - magesInCare(b).length ||
    b.rubies - a.rubies
  );
}

/** How the seats did, best first (GUILD-165). */
export const score = (state: State): Placing[] =>
  state.guilds
    .map((guild) => ({
      seat: guild.seat,
      rank: 1 + state.guilds.filter((other) => compare(state, other, guild) < 0).length,
      points: pointsOf(state, guild),
      parts: partsOf(state, guild),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
