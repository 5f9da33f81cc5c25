import type { Random, Seat, Sight } from '#kernel';
import {
  type Command,
  guildTile,
  type GuildView,
  type ItemId,
  OBJECTIVE_POINTS,
  type ObjectiveKind,
  objectiveKinds,
  type OwnView,
  quest,
  type Quest,
  type View,
} from '#guilds/queries';

/** However slowly it goes, no one plans further ahead. */
const MOST_TURNS = 25;
/** The part of a hoard that survives a turn: among four stewards one seat in nine loses half of it. */
const KEPT_EACH_TURN = 0.95;

/** The face-up quest, with what lies on it. */
export interface OpenQuest {
  readonly card: Quest;
  /** Health that each monster has left; 0 for a dead one. */
  readonly left: readonly number[];
  readonly rubies: number;
  readonly objects: readonly ItemId[];
}

/** How gladly a player attacks other guilds. */
export interface Temper {
  /** The part of the booty that counts: booty can be taken back. */
  readonly prudence: number;
  /** No raid is worth more than this, in points: the more is taken, the more of it others take back. */
  readonly mostLoot: number;
}

/** The outlook of the steward, made once for each decision. */
export interface Outlook {
  readonly seat: Seat;
  readonly view: View;
  readonly random: Random;
  readonly legal: readonly Command[];
  readonly me: GuildView;
  readonly own: OwnView | undefined;
  readonly rivals: readonly GuildView[];
  /** The quest to be attempted; `undefined` when none is left. */
  readonly quest: OpenQuest | undefined;
  /** How many turns the game still lasts, as a guess; 0 once the last quest is completed. */
  readonly turnsLeft: number;
  /** Final points of this seat for each thing of a kind, by the objectives of all tiles (GUILD-162). */
  readonly pointsFor: Readonly<Record<ObjectiveKind, number>>;
  /** The worth of a ruby, in points. */
  readonly ruby: number;
  /** The part of what can be taken by raids that the seat still has at the end. */
  readonly kept: number;
  /** Points more than the best rival has, if the game ended now. */
  readonly lead: number;
  readonly temper: Temper;
}

/** The outlook of a player of this temper at its seat, from the view. */
export function outlookOf({ seat, view, legal, random }: Sight<View, Command>, temper: Temper): Outlook {
  const me = guildOf(view, seat);
  const rivals = view.guilds.filter((guild) => guild.seat !== seat);
  const turnsLeft = turnsLeftOf(view);
  const pointsFor = objectivePoints(view, seat);
  const kept = KEPT_EACH_TURN ** turnsLeft;
  return {
    seat,
    view,
    random,
    legal,
    me,
    own: view.own,
    rivals,
    quest: openQuest(view),
    turnsLeft,
    pointsFor,
    ruby: worthOfRuby(pointsFor.rubies * kept, me.rubies, turnsLeft),
    kept,
    lead: me.points - Math.max(...rivals.map(({ points }) => points)),
    temper,
  };
}

function guildOf(view: View, seat: Seat): GuildView {
  const guild = view.guilds.find((candidate) => candidate.seat === seat);
  if (!guild) throw new RangeError(`There is no seat ${seat} at this table.`);
  return guild;
}

/** Quests have been completed at a pace; it is taken to go on. */
function turnsLeftOf({ guilds, questDeck, turn }: View): number {
  const completed = guilds.reduce((sum, guild) => sum + guild.quests.length, 0);
  return Math.min(MOST_TURNS, questDeck / ((completed + guilds.length) / (turn + 2)));
}

function objectivePoints(view: View, seat: Seat): Record<ObjectiveKind, number> {
  const points = Object.fromEntries(objectiveKinds.map((kind) => [kind, 0])) as Record<ObjectiveKind, number>;
  for (const guild of view.guilds) {
    const worth = guild.seat === seat ? OBJECTIVE_POINTS.own : OBJECTIVE_POINTS.others;
    for (const kind of guildTile(guild.tileId).objectives) points[kind] += worth;
  }
  return points;
}

/**
 * In the end a ruby is worth its points. Before, it may be lost to a raid, or buys something; the more there are, the
 * less the next one buys.
 */
function worthOfRuby(kept: number, purse: number, turnsLeft: number): number {
  const spent = Math.min(1, 0.15 * turnsLeft) * (12 / (12 + purse));
  return Math.max(0.1, kept, spent);
}

function openQuest(view: View): OpenQuest | undefined {
  const top = view.questDeck > 0 ? view.quests[0] : undefined;
  if (!top) return undefined;
  const card = quest(top.questId);
  const left = card.monsters.map((monster, index) => Math.max(0, monster.health - (top.damage[index] ?? 0)));
  return { card, left, rubies: top.rubies, objects: top.objects };
}
