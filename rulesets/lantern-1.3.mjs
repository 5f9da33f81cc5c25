// Chronicler: the rules of lantern 1.3, and the kernel that runs them. Released, never changed: index.json has the SHA-256 of this file.

// libs/kernel/src/ballot.ts
var openBallot = (asked) => ({ asked: [...asked], choices: {} });
var stillAsked = ({ asked, choices }) => asked.filter((seat6) => !Object.hasOwn(choices, seat6));
function answer(ballot, seat6, choice) {
  if (!stillAsked(ballot).includes(seat6)) throw new Error(`Seat ${seat6} has nothing to answer here.`);
  ballot.choices[seat6] = choice;
}
function reveal(ballot) {
  const missing = stillAsked(ballot);
  if (missing.length > 0) throw new Error(`Seats ${missing.join(", ")} have not answered yet.`);
  return ballot.asked.map((seat6) => ({ seat: seat6, choice: ballot.choices[seat6] }));
}

// libs/kernel/src/calendar.ts
import { z } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/locale.ts
var locales = ["en", "fr"];
var localized = (en, fr) => ({ en, fr });

// libs/kernel/src/issues.ts
var MOST_ISSUES = 20;
var andMore = (count) => localized(`And ${count} more.`, count === 1 ? "Et 1 autre." : `Et ${count} autres.`);
function readWith(schema, value) {
  const read = schema.safeParse(value, { reportInput: true });
  return read.success ? { data: read.data } : { issues: issuesOf(read.error) };
}
function issuesOf({ issues }) {
  const mostOfZod = issues.filter((issue) => !ownMessage(issue)).slice(0, MOST_ISSUES);
  const first = issues.filter((issue) => ownMessage(issue) || mostOfZod.includes(issue));
  const left = issues.length - first.length;
  const told = [...first.map(tellIssue), ...left > 0 ? [andMore(left)] : []];
  return localized(told.map(({ en }) => en).join(" "), told.map(({ fr }) => fr).join(" "));
}
var localizedIssue = (message, path = []) => ({ code: "custom", message: message.en, params: { message }, path });
var ownMessage = (issue) => issue.params?.message;
function tellIssue(issue) {
  const place = issue.path.map(String).join(".");
  const own = ownMessage(issue);
  if (own) return place === "" ? own : localized(`${place}: ${own.en}`, `${place} : ${own.fr}`);
  const { en, fr } = predicateOf(issue);
  return place === "" ? localized(`This ${en}.`, `Ceci ${fr}.`) : localized(`“${place}” ${en}.`, `« ${place} » ${fr}.`);
}
function predicateOf(issue) {
  const { code, expected = "", keys = [], divisor } = issue;
  switch (code) {
    case "invalid_type": {
      if (issue.input === void 0) return MISSING;
      const kind = kinds[expected];
      return kind ? localized(`must be ${kind.en}`, `doit être ${kind.fr}`) : WRONG_FORM;
    }
    case "too_small":
      return bound(issue, localized("at least", "au moins"), localized("more than", "plus de"), issue.minimum);
    case "too_big":
      return bound(issue, localized("at most", "au plus"), localized("less than", "moins de"), issue.maximum);
    case "not_multiple_of":
      return localized(`must be a multiple of ${divisor ?? 1}`, `doit être un multiple de ${divisor ?? 1}`);
    case "unrecognized_keys":
      return localized(
        `has fields that do not belong there (${keys.join(", ")})`,
        `a des champs qui n’y ont pas leur place (${keys.join(", ")})`
      );
    case "invalid_value":
      if (issue.input === void 0) return MISSING;
      return localized("is none of the values allowed", "n’est pas une des valeurs admises");
    default:
      return WRONG_FORM;
  }
}
var MISSING = localized("is missing", "manque");
var WRONG_FORM = localized("does not have the right form", "n’a pas la bonne forme");
var kinds = {
  string: localized("a text", "un texte"),
  number: localized("a number", "un nombre"),
  int: localized("a whole number", "un nombre entier"),
  boolean: localized("true or false", "vrai ou faux"),
  array: localized("a list", "une liste"),
  tuple: localized("a list", "une liste"),
  object: localized("an object", "un objet"),
  record: localized("an object", "un objet")
};
var parts = {
  string: [localized("character", "caractère"), localized("characters", "caractères")],
  array: [localized("entry", "élément"), localized("entries", "éléments")],
  tuple: [localized("entry", "élément"), localized("entries", "éléments")],
  object: [localized("field", "champ"), localized("fields", "champs")]
};
function bound({ origin = "", inclusive }, within, beyond, limit = 0) {
  const how = inclusive === false ? beyond : within;
  const unit = parts[origin]?.[limit === 1 ? 0 : 1];
  return unit ? localized(`must have ${how.en} ${limit} ${unit.en}`, `doit avoir ${how.fr} ${limit} ${unit.fr}`) : localized(`must be ${how.en} ${limit}`, `doit être ${how.fr} ${limit}`);
}

// libs/kernel/src/calendar.ts
var DAY = 864e5;
var WEEK = [1, 2, 3, 4, 5, 6, 7];
var AFTER_MONDAY = 3 * DAY;
var TWICE = localized("A day is named twice.", "Un jour est nommé deux fois.");
var calendarSchema = z.strictObject({
  daysOff: z.array(z.int().min(1).max(7)).min(1).max(6).superRefine((days, context) => {
    if (new Set(days).size < days.length) context.addIssue(localizedIssue(TWICE));
  }).meta({ description: "Days that do not count, from 1 for Monday to 7 for Sunday." }),
  utcOffset: z.int().min(-720).max(840).meta({ description: "Minutes by which its days begin before those of UTC, all year." })
}).meta({ id: "Calendar", description: "Days of the week on which no clock runs." });
function addCounting(start, duration, calendar) {
  if (!calendar) return start + duration;
  return duration > 0 ? momentAfter(countedBy(start, calendar) + duration, calendar) : afterPause(start, calendar);
}
function countingBetween(from, until, calendar) {
  if (until <= from) return 0;
  return calendar ? countedBy(until, calendar) - countedBy(from, calendar) : until - from;
}
function countedBy(time, calendar) {
  const days = countingDays(calendar);
  const local = localTime(time, calendar);
  const week = Math.floor(local / (7 * DAY));
  const within = local - week * 7 * DAY;
  const inWeek = days.map((day) => Math.min(DAY, Math.max(0, within - (day - 1) * DAY)));
  return week * days.length * DAY + inWeek.reduce((sum, part) => sum + part, 0);
}
function momentAfter(counted, calendar) {
  const days = countingDays(calendar);
  const past = Math.ceil(counted / DAY) - 1;
  const week = Math.floor(past / days.length);
  const day = days[past - week * days.length];
  return week * 7 * DAY + (day - 1) * DAY + (counted - past * DAY) - AFTER_MONDAY - calendar.utcOffset * 6e4;
}
function afterPause(time, calendar) {
  const next = momentAfter(countedBy(time, calendar) + 1, calendar) - 1;
  const last = momentAfter(countedBy(time, calendar), calendar);
  return time > last ? next : time;
}
var countingDays = ({ daysOff }) => WEEK.filter((day) => !daysOff.includes(day));
var localTime = (time, { utcOffset }) => time + utcOffset * 6e4 + AFTER_MONDAY;

// libs/kernel/src/canonical-json.ts
import { configure } from "./vendor/safe-stable-stringify-fa6718b0f3273cb075fe042b6f56e843a7f044925bc3eac7499a5873c2010157.mjs";
var stringify = configure({ strict: true });
function canonicalJson(value) {
  const text = stringify(value);
  if (text === void 0) throw new TypeError("Only JSON data has a canonical form.");
  return text;
}

// libs/kernel/src/campaign-events.ts
import { z as z2 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var gameId = z2.string().meta({ description: "The game that is the adventure." });
var campaignEventSchemas = {
  campaignOpened: z2.strictObject({
    ruleset: z2.string(),
    rulesVersion: z2.string().meta({ description: "All its adventures are played under this version." }),
    name: z2.string(),
    openedBy: z2.string().meta({ description: "Account that opened the campaign." })
  }).meta({ description: "A campaign was opened." }),
  adventureOpened: z2.strictObject({
    gameId,
    options: z2.record(z2.string(), z2.json()).meta({ description: "The options of the game." }),
    openedBy: z2.string().meta({ description: "Account that opened the adventure." })
  }).meta({ description: "The campaign sent out for an adventure." }),
  adventurePlayed: z2.strictObject({
    gameId,
    gameHash: z2.string().meta({ description: "Hash of the last commit of the game, lower-case hex." }),
    reason: z2.string().meta({ description: "Why the game ended." }),
    players: z2.array(
      z2.strictObject({
        seat: z2.int().min(0),
        account: z2.string().nullable(),
        bot: z2.string().nullable(),
        rank: z2.int().min(1),
        points: z2.number()
      })
    )
  }).meta({ description: "An adventure is over; its changes follow." }),
  adventureGivenUp: z2.strictObject({ gameId }).meta({ description: "An adventure counts no more." })
};
var isCampaignEvent = (event) => Object.hasOwn(campaignEventSchemas, event.type);

// libs/kernel/src/game-events.ts
import { z as z12 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/fork-schemas.ts
import { z as z3 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var forkOriginSchema = z3.strictObject({
  gameId: z3.string().meta({ description: "The finished game." }),
  version: z3.int().min(1).meta({ description: "Its version: the last event of a commit." }),
  hash: z3.string().regex(/^[0-9a-f]{64}$/).meta({ description: "SHA-256 of that commit in its chain, lower-case hex." })
}).meta({ id: "ForkOrigin", description: "The version of another game that a game goes on from." });
var positionSchema = z3.strictObject({
  seats: z3.int().min(1).meta({ description: "Number of seats that play." }),
  resigned: z3.array(z3.int().min(0)).meta({ description: "Seats that had resigned." }),
  state: z3.json().meta({ description: "The state of the rules." })
});

// libs/kernel/src/shared-registry.ts
import { z as z4 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function sharedRegistry(name) {
  const place = /* @__PURE__ */ Symbol.for(`chronicler.${name}`);
  const common = globalThis;
  return common[place] ??= z4.registry();
}

// libs/kernel/src/importance.ts
var declared = sharedRegistry("importance");
function mattering(importance, schema) {
  const own = schema.clone();
  declared.add(own, { importance });
  return own;
}

// libs/kernel/src/absence.ts
import { z as z5 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var leaversSchema = z5.strictObject({
  after: z5.int().min(60).max(2592e3).meta({
    description: "Seconds for which the game waits for a seat, over all its steps, without a command of its player. Then the seat is offered, or the bot takes it over."
  }),
  bot: z5.string().min(1).max(100).optional().meta({ description: "Bot that takes over the seat. Absent: the seat is offered to all players." }),
  mayReturn: z5.literal(true).optional().meta({ description: "The player may take the seat back from the bot. Absent: they may not." })
}).meta({ id: "Leavers", description: "What happens to the seats of players who are absent." });

// libs/kernel/src/proposals/proposal-events.ts
import { z as z7 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/proposals/proposal.ts
import { z as z6 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var seat = z6.int().min(0);
var proposalKinds = ["PAUSE", "UNDO", "TAKEOVER"];
var MOVES_UNTIL_AGAIN = 5;
var MOVES_TO_ANSWER = 5;
var proposalShape = {
  seat: seat.meta({ description: "The seat that proposes." }),
  kind: z6.enum(proposalKinds).meta({
    id: "ProposalKind",
    description: "PAUSE: all clocks stop. UNDO: the game goes back to a point. TAKEOVER: a bot plays on for an absent player."
  }),
  seconds: z6.int().min(60).max(2592e3).optional().meta({ description: "PAUSE: its length in seconds; absent for one that a player ends." }),
  to: z6.int().min(1).optional().meta({ description: "UNDO: the version to go back to." }),
  of: seat.optional().meta({ description: "TAKEOVER: the seat of the absent player." }),
  bot: z6.string().min(1).max(100).optional().meta({ description: "TAKEOVER: the name of the bot." })
};
var revealedSchema = z6.strictObject({
  type: z6.string().meta({ description: "The type of the events." }),
  count: z6.int().min(1).meta({ description: "How many there were." })
}).meta({ id: "Revealed", description: "Events that showed something hidden, to one seat or to all." });

// libs/kernel/src/proposals/proposal-events.ts
var seat2 = z7.int().min(0).meta({ description: "Number of the seat, from 0, clockwise." });
var proposalEventSchemas = {
  proposed: mattering(
    "DETAIL",
    z7.strictObject({
      ...proposalShape,
      asked: z7.array(seat2).meta({ description: "The seats that may answer. Bots are not asked: they agree." }),
      since: z7.array(revealedSchema).optional().meta({ description: "UNDO: what became known since the point, by types of events." })
    }).meta({ description: "A seat proposed something to the others." })
  ),
  proposalAnswered: mattering(
    "DETAIL",
    z7.strictObject({ seat: seat2, agrees: z7.boolean() }).meta({ description: "A seat answered the open proposal." })
  ),
  proposalDropped: mattering(
    "DETAIL",
    z7.strictObject({
      because: z7.enum(["REFUSED", "WITHDRAWN", "FELL"]).meta({
        id: "ProposalEnd",
        description: "FELL: the game went on without an answer, or without what it was about."
      })
    }).meta({ description: "The open proposal is off the table, and nothing has changed." })
  ),
  gamePaused: z7.strictObject({
    seconds: proposalShape.seconds.meta({ description: "After how many seconds the pause ends automatically." })
  }).meta({ description: "All agreed to a pause: clocks stop, and no seat plays." }),
  pauseEnded: z7.strictObject({ seat: seat2.optional().meta({ description: "Absent where its time was over." }) }).meta({ description: "The pause is over: clocks go on with the time that was left." }),
  undone: mattering(
    "TURNING_POINT",
    z7.strictObject({
      seat: seat2,
      to: z7.int().min(1).meta({ description: "The version whose state and clocks the game has again." })
    }).meta({ description: "All agreed to take the game back to a version. Chance does not repeat." })
  )
};

// libs/kernel/src/seat-changes.ts
import { z as z9 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/time-bank.ts
import { z as z8 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var timeBankSchema = z8.strictObject({
  seconds: z8.int().min(1).max(2592e3).meta({ description: "Seconds of each seat for the whole game." }),
  increment: z8.int().min(0).max(86400).meta({ description: "Seconds that a seat gets for each answer before its time is over." })
}).meta({ id: "TimeBank", description: "Seconds that each seat may take beyond the time of the steps." });
var fullBanks = ({ seconds }, seats) => Array.from({ length: seats }, () => seconds * 1e3);
function spentBank({ bank: { increment }, banks, calendar }, stopped2, at) {
  return banks.map((left, seat6) => {
    const clock = stopped2.find((each) => each.seat === seat6);
    if (!clock) return left;
    const rest = countingBetween(Math.max(at, clock.from), clock.until, calendar);
    return at < clock.until && !clock.isSuspended ? rest + increment * 1e3 : rest;
  });
}

// libs/kernel/src/waiting.ts
var waitsForSeats = (waiting2) => "seats" in waiting2;
var waitsForRules = (waiting2) => "rules" in waiting2;
var isOver = (waiting2) => "over" in waiting2;

// libs/kernel/src/clocks.ts
function windClocks(game, waiting2, at) {
  const { bank, banks } = game;
  if (bank && banks) game.banks = spentBank({ ...game, bank, banks }, stopped(game, waiting2), at);
  game.clocks = waitsForSeats(waiting2) ? wound(game, waiting2, at) : [];
}
function stopped({ clocks }, waiting2) {
  const now = waitsForSeats(waiting2) ? waiting2 : void 0;
  return clocks.flatMap(
    ({ stepId, asked = [] }) => asked.filter(({ seat: seat6 }) => now?.stepId !== stepId || !now.seats.includes(seat6)).map((clock) => ({ ...clock, isSuspended: now?.suspends?.includes(stepId) ?? false }))
  );
}
function wound(game, waiting2, at) {
  const suspended = (waiting2.suspends ?? []).flatMap((stepId) => {
    const clock = game.clocks.find((candidate) => candidate.stepId === stepId);
    return clock ? [suspendedClock(game, clock, at)] : [];
  });
  return [...suspended, ...openClock(game, waiting2, at)];
}
function suspendedClock(game, clock, at) {
  const { stepId, due, asked = [] } = clock;
  if (due === null) return clock;
  const left = countingBetween(at, due, game.calendar);
  const lefts = asked.map(({ seat: seat6, from }) => ({ seat: seat6, left: countingBetween(runsFrom(game, seat6, at), from, game.calendar) })).filter((each) => each.left !== left);
  return { stepId, due: null, left, ...lefts.length > 0 ? { lefts } : {} };
}
function openClock(game, waiting2, at) {
  const { stepId, clock, seats } = waiting2;
  if (clock === null && !game.banks) return [];
  const known = game.clocks.find((candidate) => candidate.stepId === stepId);
  const left = known?.left ?? (clock?.seconds ?? 0) * 1e3;
  const due = known?.due ?? addCounting(at, left, game.calendar);
  const asked = seats.flatMap((seat6) => {
    const own = known?.lefts?.find((each) => each.seat === seat6)?.left;
    return known?.asked?.find((each) => each.seat === seat6) ?? seatClock(game, { seat: seat6, due, own }, at);
  });
  return [{ stepId, due, left: null, ...asked.length > 0 ? { asked } : {} }];
}
function seatClock(game, { seat: seat6, due, own }, at) {
  const { banks, calendar } = game;
  const start = runsFrom(game, seat6, at);
  if (!banks && start === at && own === void 0) return [];
  const from = addCounting(start, own ?? countingBetween(at, due, calendar), calendar);
  return [{ seat: seat6, from, until: addCounting(from, banks?.[seat6] ?? 0, calendar) }];
}
var runsFrom = ({ vacations }, seat6, at) => Math.max(at, vacations?.[seat6]?.until ?? at);
function deadlineOf(clocks, waiting2) {
  if (!waitsForSeats(waiting2)) return null;
  const clock = clocks.find(({ stepId }) => stepId === waiting2.stepId);
  return clock?.due == null ? null : Math.min(...waiting2.seats.map((seat6) => endOf(clock, seat6) ?? Infinity));
}
function deadlineOfSeat(clocks, waiting2, seat6) {
  if (!waitsForSeats(waiting2) || !waiting2.seats.includes(seat6)) return null;
  const clock = clocks.find(({ stepId }) => stepId === waiting2.stepId);
  return clock ? endOf(clock, seat6) : null;
}
var endOf = ({ asked, due }, seat6) => asked?.find((each) => each.seat === seat6)?.until ?? due;

// libs/kernel/src/leavers.ts
function countAbsences(game, asked, at) {
  if (!game.leavers) return;
  game.absences = game.seats.filter(({ account, resigned, offered }) => account !== null && !resigned && !offered).map(({ seat: seat6 }) => {
    const known = game.absences?.find((each) => each.seat === seat6);
    const { waited = 0, since = null } = known ?? {};
    const passed = since === null ? 0 : countingBetween(since, at, game.calendar);
    const askedFrom = since === null ? game.version : known?.askedFrom ?? game.version;
    return {
      seat: seat6,
      waited: waited + passed,
      since: asked.includes(seat6) ? runsFrom(game, seat6, at) : null,
      askedFrom
    };
  });
}
function endAbsence(game, command) {
  const { type, seat: seat6 } = command;
  if (isOwnAct(type)) forgetAbsence(game, seat6);
}
function forgetAbsence(game, seat6) {
  if (game.timedOut) game.timedOut = game.timedOut.filter((each) => each !== seat6);
  if (game.absences) game.absences = game.absences.filter((absence) => absence.seat !== seat6);
}
function rememberTimeOut(game, seat6) {
  game.timedOut = [.../* @__PURE__ */ new Set([...game.timedOut ?? [], seat6])];
}
var isOwnAct = (type) => type === "play" || type === "playAll" || type === "takeBack";

// libs/kernel/src/seat-changes.ts
var seat3 = z9.int().min(0).meta({ description: "Number of the seat, from 0, clockwise." });
var seatChangeSchemas = {
  seatOffered: mattering(
    "TURNING_POINT",
    z9.strictObject({
      seat: seat3,
      to: z9.string().optional().meta({
        description: "Account that alone may take over the seat; absent where any account may."
      }),
      absent: z9.literal(true).optional().meta({
        description: "Its player was absent; absent where the player offered it."
      })
    }).meta({ description: "A seat was offered to another player." })
  ),
  offerWithdrawn: mattering("DETAIL", z9.strictObject({ seat: seat3 }).meta({ description: "A seat is offered no longer." })),
  seatTakenOver: mattering(
    "TURNING_POINT",
    z9.strictObject({
      seat: seat3,
      account: z9.string().meta({ description: "Account of the player who has the seat from here on." })
    }).meta({ description: "A player took over a seat." })
  ),
  botTookOver: mattering(
    "TURNING_POINT",
    z9.strictObject({ seat: seat3, bot: z9.string().meta({ description: "Name of the bot." }) }).meta({ description: "A bot took over the seat of a player." })
  )
};
var isSeatChange = (event) => Object.hasOwn(seatChangeSchemas, event.type);
function changeSeat(game, event) {
  switch (event.type) {
    case "seatOffered": {
      const { type: _, seat: offered, ...offer } = event;
      const since = game.version + 1;
      change(game, offered, (holder) => ({ ...holder, offered: { ...offer, since } }));
      forgetAbsence(game, offered);
      return;
    }
    case "offerWithdrawn":
      change(game, event.seat, withoutOffer);
      return;
    case "seatTakenOver":
      handOver(game, event.seat, { account: event.account, bot: null });
      return;
    case "botTookOver":
      handOver(game, event.seat, { account: null, bot: event.bot });
      return;
  }
}
var resignSeat = (game, seat6) => change(game, seat6, (holder) => ({ ...withoutOffer(holder), resigned: true }));
function handOver(game, taken, next, how = {}) {
  const through = game.version;
  change(game, taken, (holder) => {
    const { account, bot, formerly = [] } = holder;
    return { ...withoutOffer(holder), ...next, formerly: [...formerly, { account, bot, through, ...how }] };
  });
  forgetAbsence(game, taken);
}
var withoutOffer = ({ offered: _, ...holder }) => holder;
function change(game, changed, by) {
  game.seats = game.seats.map((holder) => holder.seat === changed ? by(holder) : holder);
}

// libs/kernel/src/secrets.ts
var audiences = sharedRegistry("audience");
var revelations = sharedRegistry("revelations");
function secret(schema, audience) {
  const own = schema.clone();
  audiences.add(own, { audience });
  return own;
}
function revealing(schema, fields) {
  const own = schema.clone();
  revelations.add(own, fields);
  return own;
}
var audienceOf = (schema) => audiences.get(schema)?.audience ?? "everyone";
var revelationsOf = (schema) => revelations.get(schema) ?? {};

// libs/kernel/src/spectator-delay.ts
import { z as z10 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var LONGEST_SPECTATOR_DELAY = 3600;
var spectatorDelaySchema = z10.int().min(1).max(LONGEST_SPECTATOR_DELAY);

// libs/kernel/src/vacation.ts
import { z as z11 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var MOST_VACATION = 90;
var vacationDaysSchema = z11.int().min(1).max(MOST_VACATION);
var vacationSchema = z11.strictObject({
  days: vacationDaysSchema.meta({ description: "Days of 24 hours for the whole game." })
}).meta({ id: "Vacation", description: "Days on which each seat may let its clock stand still." });
var fullVacations = ({ days }, seats) => Array.from({ length: seats }, () => ({ left: days, until: null }));

// libs/kernel/src/game-events.ts
var seat4 = z12.int().min(0).meta({ description: "Number of the seat, from 0, clockwise." });
var gameEventSchemas = {
  gameOpened: mattering(
    "DETAIL",
    z12.strictObject({
      ruleset: z12.string(),
      rulesVersion: z12.string(),
      options: z12.record(z12.string(), z12.json()).meta({ description: "The options, as the ruleset parsed them." }),
      seedCommitment: z12.string().meta({ description: "SHA-256 of the secret seed, lower-case hex." }),
      openedBy: z12.string().meta({ description: "Account that opened the game." }),
      rulesDigest: z12.string().nullable().optional().meta({
        description: "SHA-256 of the released rules that the game is played by, lower-case hex; null for rules that are not released; absent in games from before rules were released."
      }),
      chance: z12.int().min(2).optional().meta({
        description: "How draws derive. 2: from the seed, the seats, the hash of the commit before, the command and the version. 3: from the seed, the seats, all commands so far and the version. 4: from the seed, the seats and the moves so far. Absent: from seed, seats and version alone."
      }),
      invitation: z12.string().optional().meta({
        description: "SHA-256 of the invitation that joining players must give, lower-case hex; absent where no invitation is needed."
      }),
      unlisted: z12.literal(true).optional().meta({ description: "No list shows the game; absent where lists do." }),
      bank: timeBankSchema.optional().meta({ description: "Time of each seat beyond that of the steps; absent where there is none." }),
      takeBack: z12.literal(true).optional().meta({
        description: "Seats may take back their last commands, as long as nothing was drawn or made known since and no other seat has acted; absent where they may not."
      }),
      undo: z12.literal("CONSENT").optional().meta({
        description: "Seats may propose to take the game back to a point; absent where they may not."
      }),
      spectatorDelay: spectatorDelaySchema.optional().meta({
        description: "Delay of the running game for viewers without a seat, in seconds; absent where they see the present."
      }),
      calendar: calendarSchema.optional().meta({ description: "Days of the week on which no clock runs; absent where all time counts." }),
      vacation: vacationSchema.optional().meta({ description: "Days on which each seat may let its clock stand still; absent where there are none." }),
      leavers: leaversSchema.optional().meta({
        description: "What happens to the seats of absent players; absent where nothing does."
      }),
      noSubstitutes: z12.literal(true).optional().meta({
        description: "No other player may take over a seat; absent where they may."
      }),
      hiddenSeeds: z12.literal(true).optional().meta({
        description: "Seats commit to their seeds as they sit down, and give them when the start is called; absent where seeds are open."
      }),
      sameDeal: z12.literal(true).optional().meta({
        description: "Other tables play the same deal: no one without a seat sees the game after its start, and it ends, with its seed, when the server closes it; absent for all others."
      }),
      rematchOf: z12.string().optional().meta({
        description: "The game that this one is a rematch of; absent for all others."
      }),
      forkedFrom: forkOriginSchema.optional().meta({
        description: "The finished game, and its version, that this one goes on from; absent for all others."
      }),
      // What was hidden there is hidden here from the seats.
      position: secret(
        positionSchema.optional().meta({
          description: "The position there, which this game starts with; absent for games that are set up."
        }),
        "nobody"
      )
    }).meta({ description: "A game was opened; the server is bound to its seed from here on." })
  ),
  seatTaken: z12.strictObject({
    seat: seat4,
    account: z12.string().nullable().meta({ description: "Account of the player; null for a bot." }),
    bot: z12.string().nullable().meta({ description: "Name of the bot; null for a person." }),
    seed: z12.string().nullable().meta({ description: "The seat's own contribution to chance." }),
    seedCommitment: z12.string().optional().meta({
      description: "SHA-256 of the seed that the seat gives when the start is called, lower-case hex; absent where it gives none."
    }),
    // Not even the seat reads it here: another player may have sat there before.
    brought: secret(
      z12.record(z12.string(), z12.json()).optional().meta({
        description: "Deck, base or the like that the seat brought, as the ruleset parsed it; absent when it brought nothing."
      }),
      "nobody"
    )
  }).meta({ description: "A player or a bot sat down." }),
  seatLeft: mattering(
    "DETAIL",
    z12.strictObject({ seat: seat4 }).meta({ description: "A player or a bot stood up before the start." })
  ),
  startCalled: mattering(
    "DETAIL",
    z12.strictObject({}).meta({
      description: "Seats that have committed to a seed give it now; no player sits down or stands up any more, and with the last seed the game starts."
    })
  ),
  seedGiven: mattering(
    "DETAIL",
    z12.strictObject({ seat: seat4, seed: z12.string().meta({ description: "The text that the seat committed to." }) }).meta({ description: "A seat gave the seed that it had committed to." })
  ),
  seedsWithheld: mattering(
    "TURNING_POINT",
    z12.strictObject({
      seats: z12.array(seat4).min(1).meta({ description: "Seats that did not give their seeds in time." })
    }).meta({
      description: "Seats did not give the seeds that they had committed to: the game ends before it starts."
    })
  ),
  gameStarted: z12.strictObject({ seats: z12.int().min(1).meta({ description: "Number of seats that play." }) }).meta({ description: "The game started; no player sits down or stands up any more." }),
  seatTimedOut: z12.strictObject({ seat: seat4, step: z12.string(), stepId: z12.string() }).meta({ description: "A seat's time ran out; its default commands follow." }),
  clockPardoned: z12.strictObject({
    step: z12.string(),
    stepId: z12.string(),
    seconds: z12.int().min(1).meta({ description: "By how much later the time of the step ends." })
  }).meta({ description: "An operator gave a step more time." }),
  vacationTaken: z12.strictObject({
    seat: seat4,
    days: z12.int().min(1).meta({ description: "Days of 24 hours." }),
    until: z12.iso.datetime().meta({ description: "When the clock of the seat runs again." })
  }).meta({ description: "A seat took days of its vacation." }),
  timeGranted: z12.strictObject({
    seat: seat4,
    giver: z12.int().min(0).meta({ description: "The seat that gave the time." }),
    seconds: z12.int().min(1).meta({ description: "By how much later the time of the seat ends." })
  }).meta({ description: "A seat was given more time by another one." }),
  seatReplaced: mattering(
    "TURNING_POINT",
    z12.strictObject({
      seat: seat4,
      account: z12.string().meta({ description: "Account of the player who has the seat from here on." })
    }).meta({ description: "An operator gave the seat of one player to another." })
  ),
  ...seatChangeSchemas,
  takeBackAllowed: mattering(
    "DETAIL",
    z12.strictObject({ seat: seat4 }).meta({
      description: "The last commands of the seat drew nothing and made nothing known: it may take them back until something else happens."
    })
  ),
  commandsTakenBack: z12.strictObject({
    seat: seat4,
    to: z12.int().min(1).meta({
      description: "The version whose state the game has again; its version number and the time go on."
    })
  }).meta({ description: "A seat took back its commands after a version; the game is as it was then." }),
  ...proposalEventSchemas,
  seatResigned: mattering("TURNING_POINT", z12.strictObject({ seat: seat4 }).meta({ description: "A seat resigned." })),
  gameOver: mattering(
    "TURNING_POINT",
    z12.strictObject({
      reason: z12.string(),
      placings: z12.array(
        z12.strictObject({
          seat: seat4,
          rank: z12.int().min(1),
          points: z12.number(),
          parts: z12.array(z12.strictObject({ name: z12.string(), points: z12.number() }).meta({ id: "ScorePart" }))
        }).meta({ id: "Placing", description: "The result of a seat; equal ranks are shared." })
      )
    }).meta({ description: "The game is over." })
  ),
  gameAbandoned: mattering(
    "TURNING_POINT",
    z12.strictObject({}).meta({ description: "The game was given up: it is over, and no one has won." })
  ),
  seedRevealed: mattering(
    "DETAIL",
    z12.strictObject({ seed: z12.string().meta({ description: "The seed, lower-case hex." }) }).meta({
      description: "The seed behind the commitment: with it and the commits of the game every draw can be checked."
    })
  )
};
var isGameEvent = (event) => Object.hasOwn(gameEventSchemas, event.type);

// libs/kernel/src/refusal.ts
var refuse = (rule, code, facts = {}) => ({ refused: true, rule, code, facts });
var isRefusal = (value) => typeof value === "object" && value !== null && value.refused === true;

// libs/kernel/src/seat-seed.ts
import { z as z14 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/text.ts
import { z as z13 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
var isPlainText = (text) => !UNSEEN.test(text);

// libs/kernel/src/seat-seed.ts
var LONGEST_SEED = 200;
var seatSeedSchema = z14.string().max(LONGEST_SEED).refine(isPlainText);
var isSeatSeed = (seed) => seatSeedSchema.safeParse(seed).success;
var SEAT_SEED_LIMITS = localized(
  `A seed has at most ${LONGEST_SEED} characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters.`,
  `Une graine a au plus ${LONGEST_SEED} caractères (unités UTF-16), tous visibles : ni sauts de ligne, ni caractères de contrôle, de direction ou invisibles.`
);
var isSeedCommitment = (commitment) => /^[0-9a-f]{64}$/.test(commitment);

// libs/kernel/src/game-refusals.ts
var refuseGame = (code, facts = {}) => refuse("KERNEL", code, facts);

// libs/kernel/src/define-ruleset.ts
var ruleMembers = {
  name: ["text", 7],
  version: ["text", 7],
  schemas: ["object", 1],
  refusals: ["object", 2],
  upcasts: ["object", 11, "optional"],
  openedWith: ["object", 1, "optional"],
  unasked: ["object", 4, "optional"],
  content: ["object", 3, "optional"],
  decks: ["object", 4, "optional"],
  bases: ["object", 4, "optional"],
  campaign: ["object", 4, "optional"],
  seats: ["function", 7],
  refuseBrought: ["function", 1, "optional"],
  sampleBrought: ["function", 1, "optional"],
  initialState: ["function", 3],
  setUp: ["function", 4],
  decide: ["function", 4],
  automatic: ["function", 4, "optional"],
  timedOut: ["function", 4, "optional"],
  resigned: ["function", 4],
  evolve: ["function", 4],
  waiting: ["function", 4],
  legalCommands: ["function", 4],
  defaultCommand: ["function", 4],
  view: ["function", 5],
  mayLookBack: ["function", 5, "optional"],
  resample: ["function", 5],
  score: ["function", 4]
};
function defineRules(rules) {
  demandMembers(rules, ruleMembers);
  if (!/^[a-z][a-z0-9]*$/.test(rules.name)) {
    throw new TypeError(`The ruleset name "${rules.name}" must be one word of lower-case letters and digits.`);
  }
  const brought = rules.schemas.brought?.shape ?? {};
  if (rules.decks && !("deck" in brought)) {
    throw new TypeError(`The ruleset "${rules.name}" has decks, and no field "deck" in what a player brings.`);
  }
  if (rules.bases && !("base" in brought)) {
    throw new TypeError(`The ruleset "${rules.name}" has bases, and no field "base" in what a player brings.`);
  }
  const campaignEvents = Object.keys(rules.campaign?.schemas.events ?? {});
  const taken = [
    ...Object.keys(rules.schemas.events).filter((type) => isGameEvent({ type })),
    ...campaignEvents.filter((type) => isCampaignEvent({ type }))
  ];
  if (taken.length > 0) {
    throw new TypeError(`The ruleset "${rules.name}" defines events that are the kernel's own: ${taken.join(", ")}.`);
  }
  return rules;
}
function demandMembers(given2, members) {
  const wrong = Object.entries(members).flatMap(([name, member]) => wrongWith(given2, name, member));
  if (wrong.length > 0) throw new TypeError(`The ruleset "${given2.name}" is not whole:
${wrong.join("\n")}`);
}
function wrongWith(given2, name, [kind, section, optional]) {
  const value = given2[name];
  if (value === void 0 && optional) return [];
  const is = typeof value === "string" ? "text" : value === null ? "null" : typeof value;
  if (is === kind) return [];
  const fault = value === void 0 ? `has no "${name}"` : `has a "${name}" that is not what it should be`;
  return [`- it ${fault} (${kind}): docs/guides/write-a-ruleset.md, section ${section}`];
}

// libs/kernel/src/dice.ts
var numberedDie = (sides) => ({
  faces: Array.from({ length: sides }, (_, face) => face + 1)
});
var roll = (random, die3, count) => Array.from({ length: Math.max(0, count) }, () => random.pick(die3.faces));

// libs/kernel/src/ids.ts
import { z as z15 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var OF_NOTHING = localized("This is the id of nothing.", "C’est l’identifiant de rien.");

// libs/kernel/src/choice-labels.ts
var plainFields = { type: localized("action", "action") };
var plainValues = {
  true: localized("yes", "oui"),
  false: localized("no", "non"),
  "": localized("none", "aucun")
};

// libs/kernel/src/json.ts
var clone = (value) => copyOf(value);
function copyOf(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy = {};
  for (const key of Object.keys(value)) put(copy, key, copyOf(value[key]));
  return copy;
}
function put(copy, key, value) {
  if (key !== "__proto__") copy[key] = value;
  else Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
}

// libs/kernel/src/campaign.ts
var newCampaign = () => ({
  version: 0,
  ruleset: "",
  rulesVersion: "",
  name: "",
  openedBy: "",
  adventures: [],
  state: null
});

// libs/kernel/src/evolve-campaign.ts
function campaignRulesOf(ruleset) {
  if (!ruleset.campaign) throw new TypeError(`The ruleset "${ruleset.name}" has no campaigns.`);
  return ruleset.campaign;
}
function evolveCampaign(ruleset, campaign, event) {
  const rules = campaignRulesOf(ruleset);
  if (isCampaignEvent(event)) evolveLog(rules, campaign, event);
  else if (!Object.hasOwn(rules.schemas.events, event.type)) {
    throw new TypeError(`The campaigns of "${ruleset.name}" have no event "${event.type}".`);
  } else rules.evolve(campaign.state, event);
  campaign.version += 1;
}
function evolveLog(rules, campaign, event) {
  switch (event.type) {
    case "campaignOpened": {
      const { ruleset, rulesVersion, name, openedBy } = event;
      const state = rules.initialState();
      Object.assign(campaign, { ruleset, rulesVersion, name, openedBy, state });
      return;
    }
    case "adventureOpened": {
      const { gameId: gameId2, options, openedBy } = event;
      campaign.adventures.push({ gameId: gameId2, options, openedBy, status: "open", reason: null, players: [] });
      return;
    }
    case "adventurePlayed":
      return change2(campaign, event.gameId, { status: "played", reason: event.reason, players: event.players });
    case "adventureGivenUp":
      return change2(campaign, event.gameId, { status: "givenUp" });
  }
}
function change2(campaign, gameId2, changes) {
  campaign.adventures = campaign.adventures.map((one2) => one2.gameId === gameId2 ? { ...one2, ...changes } : one2);
}

// libs/kernel/src/decide-campaign.ts
function openCampaign(ruleset, campaign, { name, openedBy }) {
  if (!ruleset.campaign) return refuseGame("noCampaigns", { ruleset: ruleset.name });
  if (campaign.version > 0) return refuseGame("alreadyOpen");
  return one({ type: "campaignOpened", ruleset: ruleset.name, rulesVersion: ruleset.version, name, openedBy });
}
function openAdventure(ruleset, campaign, plan) {
  const { campaignId, gameId: gameId2, openedBy } = plan;
  const { schemas: schemas2 } = ruleset;
  const chosen = readWith(schemas2.options, plan.options);
  if (chosen.issues) return refuseGame("invalidOptions", { issues: chosen.issues });
  const wanted = campaignRulesOf(ruleset).optionsFor(campaignId, opened(campaign), chosen.data);
  if (isRefusal(wanted)) return wanted;
  const options = readWith(schemas2.options, wanted);
  if (options.issues) return refuseGame("invalidOptions", { issues: options.issues });
  return { events: [{ type: "adventureOpened", gameId: gameId2, options: options.data, openedBy }] };
}
function recordAdventure(ruleset, campaign, game) {
  const { gameId: gameId2, hash, options, outcome } = game;
  const adventure = campaign.adventures.find((candidate) => candidate.gameId === gameId2);
  if (adventure?.status !== "open" || canonicalJson(adventure.options) !== canonicalJson(options)) {
    return refuseGame("noSuchAdventure");
  }
  const written = {
    type: "adventurePlayed",
    gameId: gameId2,
    gameHash: hash,
    reason: outcome.reason,
    players: playersOf(game)
  };
  return { events: [written, ...campaignRulesOf(ruleset).played(opened(campaign).state, game)] };
}
function giveUpAdventure(campaign, gameId2) {
  const isOpen = campaign.adventures.some((one2) => one2.gameId === gameId2 && one2.status === "open");
  return isOpen ? one({ type: "adventureGivenUp", gameId: gameId2 }) : refuseGame("noSuchAdventure");
}
function playersOf({ seats, outcome }) {
  return seats.flatMap(({ seat: seat6, account, bot }) => {
    const placing = outcome.placings.find((candidate) => candidate.seat === seat6);
    return placing ? [{ seat: seat6, account, bot, rank: placing.rank, points: placing.points }] : [];
  });
}
function opened(campaign) {
  if (campaign.version === 0) throw new TypeError("The campaign is not open.");
  return campaign;
}
var one = (event) => ({ events: [event] });

// libs/kernel/src/hashing.ts
import { hkdf } from "./vendor/noble-hashes-hkdf-13aa5aecb332543976237af39a32f78569e160c71432899a1477c4bfec70ef22.mjs";
import { hmac } from "./vendor/noble-hashes-hmac-944596e94612b715d146956d8c72e6ce7ee948a10f3ece0c713e884247213e19.mjs";
import { sha256 } from "./vendor/noble-hashes-sha2-3c0952d74af1b9a62c7f2092f5ad298d9e03bb853c745c8d79dd20e1423c1417.mjs";
import { bytesToHex, utf8ToBytes } from "./vendor/noble-hashes-utils-004be7a1a68aa6857403820c82ff8b982288ebc92c44c3a8f6075b0d8f15d32e.mjs";
var bytesOf = (text) => utf8ToBytes(text);
var hexOf = (bytes) => bytesToHex(bytes);
var sha256Of = (content2) => sha256(typeof content2 === "string" ? utf8ToBytes(content2) : content2);
function hmacUnder(key) {
  const keyed = hmac.create(sha256, key);
  const bytes = new Uint8Array(keyed.outputLen);
  let state = keyed.clone();
  return (text) => {
    state = keyed._cloneInto(state);
    state.update(utf8ToBytes(text)).digestInto(bytes);
    return bytes;
  };
}
var hkdfOf = (key, { salt, info }) => hkdf(sha256, key, salt, utf8ToBytes(info), 32);

// libs/kernel/src/random.ts
var RANGE = 2 ** 48;
var commitmentTo = (seed) => hexOf(sha256Of(seed));
var CHANCE = 4;
var CHANCE_OF_CHAIN = 2;
var CHANCE_OF_COMMANDS = 3;
var gameKey = (seed, seatSeeds) => joined(seed, bytesOf(JSON.stringify(seatSeeds)));
var commitKey = (key, previousHash, command) => joined(key, bytesOf(previousHash + canonicalJson(command)));
var deedsKey = (key, deeds) => joined(key, bytesOf(deeds));
var NO_DEEDS = "0".repeat(64);
var withDeed = (deeds, command) => {
  const sum = BigInt(`0x${deeds}`) + BigInt(`0x${hexOf(sha256Of(canonicalJson(command)))}`);
  return BigInt.asUintN(256, sum).toString(16).padStart(64, "0");
};
function movesKey(seed, seatSeeds, moves) {
  const game = hkdfOf(seed, { salt: sha256Of(canonicalJson(seatSeeds)), info: "chronicler/chance/4/game" });
  return hkdfOf(game, { salt: moves, info: "chronicler/chance/4/draws" });
}
function joined(one2, other) {
  const both = new Uint8Array(one2.length + other.length);
  both.set(one2);
  both.set(other, one2.length);
  return both;
}
var Random = class _Random {
  constructor(draw) {
    this.draw = draw;
  }
  draw;
  /**
   * The chance of one commit. Draw number `n` (from 0) is the first six bytes, big-endian, of
   * HMAC-SHA-256(key, `version:n`), where `version` is the first version of the commit in decimal.
   * @param key `gameKey` or `commitKey`. Most commits draw nothing: it is worked out for the first draw.
   */
  static ofCommit(key, version) {
    return new _Random(provable(key, `${version}:`));
  }
  /**
   * The chance of one commit of a game with `chance: 4`. Draw number `n` (from 0) is the first six bytes, big-endian, of
   * HMAC-SHA-256(key, `n` in decimal).
   * @param key `movesKey`. Most commits draw nothing: it is worked out for the first draw.
   */
  static ofMoves(key) {
    return new _Random(provable(key, ""));
  }
  /** Chance that needs no proof: xoshiro128** (Blackman and Vigna), seeded with SHA-256 over a text. */
  static from(label) {
    return new _Random(xoshiro(sha256Of(label)));
  }
  /** An integer from 0 to `bound - 1`, each equally likely. Throws a RangeError unless 1 <= bound <= 2^48. */
  below(bound2) {
    if (!Number.isInteger(bound2) || bound2 < 1 || bound2 > RANGE) {
      throw new RangeError(`Random.below: the bound must be an integer from 1 to 2^48, not ${String(bound2)}.`);
    }
    const fair = RANGE - RANGE % bound2;
    for (; ; ) {
      const draw = this.draw();
      if (draw < fair) return draw % bound2;
    }
  }
  /** One member of a list. Throws a RangeError when the list is empty. */
  pick(list) {
    return list[this.below(list.length)];
  }
  /** A new list with the same members in random order (Fisher and Yates, from the end). */
  shuffle(list) {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  }
};
function provable(key, prefix) {
  let counter = 0;
  let hmac2;
  return () => {
    hmac2 ??= hmacUnder(key());
    const digest = hmac2(`${prefix}${counter}`);
    counter += 1;
    const bytes = new DataView(digest.buffer, digest.byteOffset);
    return bytes.getUint16(0) * 2 ** 32 + bytes.getUint32(2);
  };
}
function xoshiro(seed) {
  const words = new DataView(seed.buffer, seed.byteOffset);
  let a = words.getInt32(0, true);
  let b = words.getInt32(4, true);
  let c = words.getInt32(8, true);
  let d = words.getInt32(12, true);
  const next = () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
  return () => (next() >>> 16) * 2 ** 32 + next();
}
var rotate = (value, bits) => value << bits | value >>> 32 - bits;

// libs/kernel/src/deeds.ts
var OPERATORS = /* @__PURE__ */ new Set(["pardonClock", "replacePlayer"]);
function deedsWith({ deeds }, command) {
  return deeds === void 0 || OPERATORS.has(command.type) ? deeds : withDeed(deeds, command);
}
function rememberDeed(game, command) {
  const deeds = deedsWith(game, command);
  if (deeds !== void 0) game.deeds = deeds;
}

// libs/kernel/src/forks.ts
function seatsOfTable(ruleset, { options, position }) {
  const table = ruleset.seats(options);
  if (!position) return table;
  return { ...table, least: position.seats, seats: table.seats.slice(0, position.seats) };
}
function takePosition(game, { resigned, state }) {
  game.state = clone(state);
  game.seats = game.seats.map((holder) => ({ ...holder, resigned: resigned.includes(holder.seat) }));
  delete game.position;
}

// libs/kernel/src/game.ts
var ABANDONED = "abandoned";
var newGame = () => ({
  phase: "open",
  version: 0,
  ruleset: "",
  rulesVersion: "",
  options: {},
  seedCommitment: "",
  openedBy: "",
  seats: [],
  state: null,
  clocks: [],
  outcome: null,
  seed: null
});

// libs/kernel/src/moment.ts
var momentOf = (time) => new Date(time).toISOString();
var timeOf = (moment) => Date.parse(moment);

// libs/kernel/src/longer-clocks.ts
function evolveClocks(game, event) {
  switch (event.type) {
    case "clockPardoned":
      game.clocks = prolonged(game, event);
      return;
    case "vacationTaken":
      stopFor(game, { ...event, until: timeOf(event.until) });
      return;
    case "timeGranted":
      grant(game, event);
      return;
  }
}
var prolonged = ({ clocks, calendar }, { stepId, seconds }) => clocks.map((clock) => {
  if (clock.stepId !== stepId || clock.due === null) return clock;
  const later = (time) => addCounting(time, seconds * 1e3, calendar);
  const asked = clock.asked?.map(({ seat: seat6, from, until }) => ({ seat: seat6, from: later(from), until: later(until) }));
  return { ...clock, due: later(clock.due), ...asked ? { asked } : {} };
});
function grant(game, { giver, seat: seat6, seconds }) {
  const { calendar, banks } = game;
  game.clocks = withClock(game.clocks, seat6, ({ from, until }) => {
    const later = addCounting(until, seconds * 1e3, calendar);
    return { seat: seat6, from: banks ? from : later, until: later };
  });
  game.granted = withEntry(game.granted ?? [], giver, (given2 = 0) => given2 + seconds);
}
function stopFor(game, { seat: seat6, days, until: end2 }) {
  const { calendar, vacations = [] } = game;
  const begin3 = end2 - days * DAY;
  const later = (time) => addCounting(end2, countingBetween(begin3, time, calendar), calendar);
  game.clocks = withClock(game.clocks, seat6, ({ from, until }) => ({ seat: seat6, from: later(from), until: later(until) }));
  game.vacations = vacations.map((own, at) => at === seat6 ? { left: own.left - days, until: end2 } : own);
}
var withClock = (clocks, seat6, change3) => clocks.map((clock) => {
  const { due, asked = [] } = clock;
  if (due === null) return clock;
  const own = asked.find((each) => each.seat === seat6) ?? { seat: seat6, from: due, until: due };
  return { ...clock, asked: [...asked.filter((each) => each.seat !== seat6), change3(own)] };
});
var withEntry = (list, seat6, change3) => Array.from(
  { length: Math.max(list.length, seat6 + 1) },
  (_, at) => at === seat6 ? change3(list[at]) : list[at] ?? 0
);

// libs/kernel/src/moves.ts
var NONE = "0".repeat(64);
var RULES = "rules";
function movesIn(command) {
  switch (command.type) {
    case "play":
      return [{ chain: `${command.seat}`, meaning: { type: "play", command: command.command } }];
    case "playAll":
      return command.commands.map((each) => ({
        chain: `${command.seat}`,
        meaning: { type: "play", command: each }
      }));
    case "resign":
      return [{ chain: `${command.seat}`, meaning: { type: "resign" } }];
    case "expireStep":
      return (command.seats ?? []).map((seat6) => ({ chain: `${seat6}`, meaning: { type: "expireStep" } }));
    case "runStep":
      return [{ chain: RULES, meaning: { type: "runStep" } }];
    default:
      return [];
  }
}
function movesWith(moves, command) {
  const next = { ...moves };
  for (const { chain, meaning } of movesIn(command)) {
    next[chain] = hexOf(sha256Of(`chronicler/chance/4/move
${next[chain] ?? NONE}${canonicalJson(meaning)}`));
  }
  return next;
}
var movesDigest = (moves) => sha256Of(`chronicler/chance/4/moves
${canonicalJson(moves)}`);
function rememberMoves(game, command) {
  if (game.moves !== void 0) game.moves = movesWith(game.moves, command);
}

// libs/kernel/src/once-for.ts
function onceFor(make) {
  const known = /* @__PURE__ */ new WeakMap();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}

// libs/kernel/src/event-schemas.ts
var eventSchemasOf = onceFor((ruleset) => ({
  ...gameEventSchemas,
  ...ruleset.schemas.events
}));

// libs/kernel/src/reveals.ts
function revealsAnything(ruleset, type) {
  const schema = eventSchemasOf(ruleset)[type];
  return schema !== void 0 && Object.keys(revelationsOf(schema)).length > 0;
}

// libs/kernel/src/waiting-in.ts
function waitingIn(ruleset, { state, takenBack }) {
  const waiting2 = ruleset.waiting(state);
  if (takenBack === void 0) return waiting2;
  const named = (id) => idAfter(id, takenBack);
  if (waitsForRules(waiting2)) return { ...waiting2, key: named(waiting2.key) };
  if (!waitsForSeats(waiting2)) return waiting2;
  const { stepId, suspends } = waiting2;
  return { ...waiting2, stepId: named(stepId), ...suspends ? { suspends: suspends.map(named) } : {} };
}
var idAfter = (id, takenBack) => `${id}~${takenBack}`;

// libs/kernel/src/take-back.ts
var MOST_TAKEN_BACK = 10;
var beforeCommit = ({
  takeBack: takeBack3,
  version,
  state,
  clocks,
  takenBack,
  moves
}) => takeBack3 ? {
  version,
  state: clone(state),
  clocks: clone(clocks),
  ...takenBack === void 0 ? {} : { takenBack },
  ...moves === void 0 ? {} : { moves }
} : void 0;
function rememberUndo(game, before, events2) {
  if (!game.takeBack || events2[0]?.type === "commandsTakenBack") return;
  const allowed = events2.at(-1);
  if (!before || allowed?.type !== "takeBackAllowed") {
    game.undo = [];
    return;
  }
  const { seat: seat6 } = allowed;
  const own = (game.undo ?? []).filter((point) => point.seat === seat6);
  game.undo = [...own, { ...before, seat: seat6 }].slice(-MOST_TAKEN_BACK);
}
var mayBeTakenBack = (events2) => events2.at(-1)?.type === "takeBackAllowed";
function takeBackTo(game, to) {
  const point = game.undo?.find(({ version }) => version === to);
  if (!point) throw new Error(`There is nothing to take back to version ${to}.`);
  const takenBack = (game.takenBack ?? 0) + 1;
  game.state = clone(point.state);
  game.clocks = renamedClocks(point, takenBack);
  game.undo = game.undo?.filter(({ version }) => version < to) ?? [];
  game.takenBack = takenBack;
  if (point.moves) game.moves = point.moves;
}
var renamedClocks = (point, next) => point.clocks.map((clock) => ({ ...clone(clock), stepId: renamed(clock.stepId, point, next) }));
var renamed = (stepId, { takenBack }, next) => idAfter(takenBack === void 0 ? stepId : stepId.slice(0, -idAfter("", takenBack).length), next);
var takesBackTo = ({ phase, undo = [] }, seat6) => phase === "running" ? undo.filter((point) => point.seat === seat6).map(({ version }) => version).reverse() : [];

// libs/kernel/src/proposals/points.ts
var MOST_POINTS = 10;
var makesPoint = ({ undoBy }, { type }) => undoBy !== void 0 && (type === "play" || type === "playAll");
function pointBefore(game, command) {
  if (!makesPoint(game, command)) return void 0;
  const { version, state, clocks, banks, takenBack } = game;
  return {
    version,
    seat: command.seat,
    state: clone(state),
    clocks: clone(clocks),
    ...banks ? { banks: clone(banks) } : {},
    ...takenBack === void 0 ? {} : { takenBack },
    revealed: []
  };
}
function rememberPoint(ruleset, game, point, events2) {
  if (!game.points) return;
  if (point) game.points = [...game.points, point].slice(-MOST_POINTS);
  const revealed = events2.filter(({ type }) => revealsAnything(ruleset, type)).map(({ type }) => ({ type, count: 1 }));
  addToNewest(game, revealed);
  if (events2.some(endsPoints)) game.points = [];
}
var POINTS_END = [
  "seatResigned",
  "seatReplaced",
  "seatTakenOver",
  "botTookOver",
  "vacationTaken",
  "timeGranted",
  "gameOver",
  "gameAbandoned"
];
var endsPoints = (event) => isGameEvent(event) && POINTS_END.includes(event.type);
function timePoint(game, at) {
  const newest = game.points?.at(-1);
  if (newest && newest.at === void 0) game.points = [...(game.points ?? []).slice(0, -1), { ...newest, at }];
}
function leavePoints(game, version) {
  if (!game.points) return;
  const left = game.points.filter((point) => point.version >= version);
  game.points = game.points.filter((point) => point.version < version);
  addToNewest(game, sumOf(left));
}
var undoesTo = ({ phase, points = [] }, seat6) => phase === "running" ? points.filter((point) => point.seat === seat6).map(({ version }) => version).reverse() : [];
var revealedSince = ({ points = [] }, version) => sumOf(points.filter((point) => point.version >= version));
function undoTo(game, to) {
  const point = game.points?.find(({ version }) => version === to);
  if (!point) throw new Error(`There is no point at version ${to}.`);
  const takenBack = (game.takenBack ?? 0) + 1;
  game.state = clone(point.state);
  game.clocks = renamedClocks(point, takenBack);
  game.takenBack = takenBack;
  if (point.banks) game.banks = [...point.banks];
  if (point.at !== void 0) game.stoppedAt = point.at;
  if (game.undo) game.undo = [];
  leavePoints(game, to);
}
function addToNewest(game, revealed) {
  const newest = game.points?.at(-1);
  if (!newest || revealed.length === 0) return;
  const sum = { ...newest, revealed: summed([...newest.revealed, ...revealed]) };
  game.points = [...(game.points ?? []).slice(0, -1), sum];
}
var sumOf = (points) => summed(points.flatMap(({ revealed }) => revealed));
function summed(all) {
  const counts = /* @__PURE__ */ new Map();
  for (const { type, count } of all) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].sort(([one2], [other]) => one2 < other ? -1 : 1).map(([type, count]) => ({ type, count }));
}

// libs/kernel/src/proposals/evolve-proposals.ts
var isProposalEvent = (event) => Object.hasOwn(proposalEventSchemas, event.type);
function evolveProposals(game, event) {
  switch (event.type) {
    case "proposed": {
      const { type: _, ...proposed } = event;
      game.proposal = { number: game.version + 1, ...proposed, agreed: [], refused: [], age: 0 };
      return;
    }
    case "proposalAnswered":
      answered(game, event.seat, event.agrees);
      return;
    case "proposalDropped":
      drop(game, event.because);
      return;
    case "gamePaused":
      game.pause = { since: game.version + 1, ...event.seconds === void 0 ? {} : { seconds: event.seconds } };
      carriedOut(game, "PAUSE");
      return;
    case "pauseEnded":
      delete game.pause;
      return;
    case "undone":
      undoTo(game, event.to);
      carriedOut(game, "UNDO");
      return;
  }
}
function settleTakeover(game, { type, seat: seat6 }) {
  if ((type === "botTookOver" || type === "seatTakenOver") && game.proposal?.of === seat6) carriedOut(game, "TAKEOVER");
}
function endProposals(game) {
  delete game.proposal;
  delete game.pause;
  delete game.stoppedAt;
}
function countMoves(game, command) {
  const count = movesOf(command);
  if (count === 0 || !("seat" in command)) return;
  if (game.proposal) game.proposal = { ...game.proposal, age: game.proposal.age + count };
  if (!game.proposalWaits) return;
  game.proposalWaits = game.proposalWaits.map((wait) => wait.seat === command.seat ? { ...wait, moves: wait.moves - count } : wait).filter(({ moves }) => moves > 0);
}
function movesOf(command) {
  if (command.type === "playAll") return command.commands.length;
  return command.type === "play" ? 1 : 0;
}
function answered(game, seat6, agrees) {
  const { proposal } = game;
  if (!proposal) return;
  const { agreed, refused } = proposal;
  game.proposal = agrees ? { ...proposal, agreed: [...agreed, seat6] } : { ...proposal, refused: [...refused, seat6] };
}
function drop(game, because) {
  const { proposal } = game;
  if (!proposal) return;
  const { seat: seat6, kind } = proposal;
  if (because === "REFUSED")
    game.proposalWaits = [...game.proposalWaits ?? [], { seat: seat6, kind, moves: MOVES_UNTIL_AGAIN }];
  delete game.proposal;
}
function carriedOut(game, kind) {
  if (game.proposal?.kind === kind) delete game.proposal;
}

// libs/kernel/src/proposals/pause.ts
function stopClocks(game, at) {
  game.stoppedAt ??= at;
}
function startClocks(game, at) {
  const { stoppedAt } = game;
  if (stoppedAt === void 0) return;
  const before = { ...game };
  if (game.vacations) game.vacations = game.vacations.map((vacation) => resumed(vacation, stoppedAt, at));
  game.clocks = game.clocks.map(
    (clock) => laterBy(clock, (time, seat6) => {
      const start = seat6 === void 0 ? at : runsFrom(game, seat6, at);
      const stop = seat6 === void 0 ? stoppedAt : runsFrom(before, seat6, stoppedAt);
      return game.calendar ? addCounting(start, countingBetween(stop, time, game.calendar), game.calendar) : time + at - stoppedAt;
    })
  );
  delete game.stoppedAt;
}
var resumed = (vacation, stoppedAt, at) => vacation.until !== null && vacation.until > stoppedAt ? { ...vacation, until: vacation.until + at - stoppedAt } : vacation;
function laterBy(clock, later) {
  if (clock.due === null) return clock;
  const asked = clock.asked?.map(({ seat: seat6, from, until }) => ({
    seat: seat6,
    from: later(from, seat6),
    until: later(until, seat6)
  }));
  return { ...clock, due: later(clock.due), ...asked ? { asked } : {} };
}

// libs/kernel/src/evolve-game.ts
function evolveGame(ruleset, game, event) {
  if (isGameEvent(event)) evolveOwn(ruleset, game, event);
  else if (!Object.hasOwn(ruleset.schemas.events, event.type)) {
    throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event.type}".`);
  } else ruleset.evolve(game.state, event);
  game.version += 1;
}
function applyCommit(ruleset, game, commit) {
  const before = mayBeTakenBack(commit.events) ? beforeCommit(game) : void 0;
  const point = pointBefore(game, commit.command);
  for (const event of commit.events) evolveGame(ruleset, game, event);
  rememberUndo(game, before, commit.events);
  rememberPoint(ruleset, game, point, commit.events);
  countMoves(game, commit.command);
  rememberDeed(game, commit.command);
  rememberMoves(game, commit.command);
  endAbsence(game, commit.command);
  settleClocks(ruleset, game, commit.at);
}
function settleClocks(ruleset, game, at) {
  timePoint(game, at);
  if (game.phase !== "running") {
    game.clocks = [];
    return;
  }
  const waiting2 = waitingIn(ruleset, game);
  if (game.pause) stopClocks(game, at);
  else {
    startClocks(game, at);
    windClocks(game, waiting2, at);
  }
  countAbsences(game, game.pause || !waitsForSeats(waiting2) ? [] : waiting2.seats, at);
}
function evolveOwn(ruleset, game, event) {
  if (isSeatChange(event)) {
    changeSeat(game, event);
    settleTakeover(game, event);
  } else if (isProposalEvent(event)) evolveProposals(game, event);
  else evolveTable(ruleset, game, event);
  if (game.phase === "over") endProposals(game);
}
function evolveTable(ruleset, game, event) {
  switch (event.type) {
    case "gameOpened":
      open(game, event);
      return;
    case "seatTaken":
      game.seats.push(holderOf(event));
      game.seats.sort((a, b) => a.seat - b.seat);
      return;
    case "seatLeft":
      game.seats = game.seats.filter((holder) => holder.seat !== event.seat);
      return;
    case "gameStarted":
      begin(ruleset, game, event.seats);
      return;
    case "startCalled":
      game.startCalled = true;
      return;
    case "seedGiven":
      changeHolder(game, event.seat, { seed: event.seed });
      return;
    case "seatReplaced":
      handOver(game, event.seat, { account: event.account, bot: null }, { byOperator: true });
      return;
    case "seatTimedOut":
      rememberTimeOut(game, event.seat);
      return;
    case "seedsWithheld":
    case "takeBackAllowed":
      return;
    case "commandsTakenBack":
      takeBack(game, event.to);
      return;
    case "seatResigned":
      resignSeat(game, event.seat);
      return;
    case "gameOver":
      end(game, { reason: event.reason, placings: event.placings });
      return;
    case "gameAbandoned":
      end(game, { reason: ABANDONED, placings: [] });
      return;
    case "seedRevealed":
      game.seed = event.seed;
      return;
    default:
      evolveClocks(game, event);
  }
}
function end(game, outcome) {
  game.phase = "over";
  game.outcome = outcome;
}
function open(game, event) {
  game.ruleset = event.ruleset;
  game.rulesVersion = event.rulesVersion;
  game.options = event.options;
  game.seedCommitment = event.seedCommitment;
  game.openedBy = event.openedBy;
  openTerms(game, event);
  if (event.rulesDigest !== void 0) game.rulesDigest = event.rulesDigest;
  if (event.chance !== void 0) game.chance = event.chance;
  if (event.chance === CHANCE) game.moves = {};
  if (event.chance === CHANCE_OF_COMMANDS) game.deeds = NO_DEEDS;
  if (event.hiddenSeeds !== void 0) game.hiddenSeeds = event.hiddenSeeds;
  if (event.invitation !== void 0) game.invitation = event.invitation;
  if (event.unlisted !== void 0) game.unlisted = event.unlisted;
  if (event.rematchOf !== void 0) game.rematchOf = event.rematchOf;
  if (event.forkedFrom !== void 0) game.forkedFrom = event.forkedFrom;
  if (event.position !== void 0) game.position = event.position;
  if (event.takeBack !== void 0) game.takeBack = event.takeBack;
  if (event.undo !== void 0) {
    game.undoBy = event.undo;
    game.points = [];
  }
  if (event.spectatorDelay !== void 0) game.spectatorDelay = event.spectatorDelay;
}
function takeBack(game, to) {
  takeBackTo(game, to);
  leavePoints(game, to);
}
function openTerms(game, event) {
  if (event.bank !== void 0) game.bank = event.bank;
  if (event.calendar !== void 0) game.calendar = event.calendar;
  if (event.vacation !== void 0) game.vacation = event.vacation;
  if (event.leavers !== void 0) game.leavers = event.leavers;
  if (event.noSubstitutes !== void 0) game.noSubstitutes = event.noSubstitutes;
  if (event.sameDeal !== void 0) game.sameDeal = event.sameDeal;
}
function begin(ruleset, game, seats) {
  game.phase = "running";
  if (game.spectatorDelay !== void 0 || game.sameDeal) game.openUpTo = game.version;
  if (game.bank) game.banks = fullBanks(game.bank, seats);
  if (game.vacation) game.vacations = fullVacations(game.vacation, seats);
  if (game.position) takePosition(game, game.position);
  else game.state = ruleset.initialState(game.options, seatsAtStart(ruleset, game, seats));
}
function changeHolder(game, seat6, change3) {
  game.seats = game.seats.map((holder) => holder.seat === seat6 ? { ...holder, ...change3 } : holder);
}
var holderOf = ({
  seat: seat6,
  account,
  bot,
  seed,
  seedCommitment,
  brought
}) => ({
  seat: seat6,
  account,
  bot,
  seed,
  ...seedCommitment === void 0 ? {} : { seedCommitment },
  ...brought === void 0 ? {} : { brought },
  resigned: false
});
function seatsAtStart(ruleset, { options, seats }, count) {
  return ruleset.seats(options).seats.slice(0, count).map((plan) => {
    const { bot, brought } = seats[plan.seat] ?? {};
    return { ...plan, bot: bot != null, ...brought === void 0 ? {} : { brought } };
  });
}

// libs/kernel/src/legal-commands.ts
var workedOut = /* @__PURE__ */ new WeakMap();
function legalCommandsOf(ruleset, game, seat6) {
  const { bySeat } = workedOutFor(game);
  let legal = bySeat.get(seat6);
  if (!legal) {
    legal = game.state === null ? [] : [...ruleset.legalCommands(game.state, seat6)];
    bySeat.set(seat6, legal);
  }
  return legal;
}
function cloneGame(game) {
  const { undo, points } = game;
  const copy = clone({ ...game, ...undo ? { undo: [] } : {}, ...points ? { points: [] } : {} });
  copy.undo?.push(...undo ?? []);
  if (points) copy.points = points;
  const { version, bySeat } = workedOutFor(game);
  workedOut.set(copy, { version, bySeat: new Map(bySeat) });
  return copy;
}
function workedOutFor(game) {
  const known = workedOut.get(game);
  if (known?.version === game.version) return known;
  const none = { version: game.version, bySeat: /* @__PURE__ */ new Map() };
  workedOut.set(game, none);
  return none;
}

// libs/kernel/src/placing.ts
var close = (one2, other) => Math.abs(one2 - other) < 1e-6;
function wrongWithPlacings(placings, seats) {
  const placed = placings.map(({ seat: seat6 }) => seat6).sort((a, b) => a - b);
  if (String(placed) !== String(seats.map(({ seat: seat6 }) => seat6))) {
    return `are those of the seats ${placed.join(", ")}, each of which should be there once`;
  }
  for (const [index, { seat: seat6, rank, points, parts: parts2 }] of placings.entries()) {
    const before = placings[index - 1];
    if (!Number.isInteger(rank) || rank < 1) return `give seat ${seat6} the rank ${rank}`;
    if (before && (before.rank - rank || before.seat - seat6) > 0) return "are not sorted by rank, then seat";
    const sum = parts2.reduce((total, part) => total + part.points, 0);
    if (!close(sum, points)) return `give seat ${seat6} ${points} points and parts that come to ${sum}`;
  }
  return void 0;
}

// libs/kernel/src/turn.ts
var MOST_EVENTS = 1e4;
var MOST_STEPS = 1e5;

// libs/kernel/src/commit-turn.ts
var CommitTurn = class {
  constructor(ruleset, game, place) {
    this.ruleset = ruleset;
    this.game = game;
    this.place = place;
    this.command = place.command;
    this.random = game.moves === void 0 ? Random.ofCommit(() => this.chanceKey(), game.version + 1) : Random.ofMoves(() => this.movesKey());
  }
  ruleset;
  game;
  place;
  events = [];
  random;
  /** Whether anything was drawn. */
  drew = false;
  /** The command in canonical form, as far as it has been carried out. */
  command;
  given = [];
  steps = 0;
  get state() {
    return this.game.state;
  }
  get at() {
    return this.place.at;
  }
  get commitment() {
    return commitmentTo(this.place.seed);
  }
  emit(event) {
    if (this.events.length === MOST_EVENTS) {
      throw new Error(
        `"${this.ruleset.name}" has more than ${MOST_EVENTS} events in one command: it does not come to an end.`
      );
    }
    this.events.push(event);
    evolveGame(this.ruleset, this.game, event);
  }
  /** A seat gives a command of the ruleset, parsed: the first of this commit, or one more. */
  give(seat6, command) {
    this.given.push(command);
    this.command = this.given.length === 1 ? { type: "play", seat: seat6, command } : { type: "playAll", seat: seat6, commands: [...this.given] };
  }
  legal(seat6) {
    return legalCommandsOf(this.ruleset, this.game, seat6);
  }
  spend(steps = 1) {
    this.steps += steps;
    if (this.steps > MOST_STEPS) {
      throw new Error(
        `"${this.ruleset.name}" takes more than ${MOST_STEPS} steps in one command: it does not come to an end.`
      );
    }
  }
  /**
   * Closes a game that is over. Throws an Error when it waits for an automatic step that the ruleset does not have, and
   * when its placings are not whole.
   */
  settle() {
    if (this.game.phase !== "running") return;
    const waiting2 = this.ruleset.waiting(this.game.state);
    if (waitsForRules(waiting2) && !this.ruleset.automatic) {
      throw new Error(
        `"${this.ruleset.name}" waits for the step "${waiting2.rules}" of its own and has no \`automatic\`.`
      );
    }
    if (!isOver(waiting2) || this.game.sameDeal && this.command.type !== "closeGame") return;
    const placings = this.ruleset.score(this.game.state);
    const wrong = wrongWithPlacings(placings, this.game.seats);
    if (wrong !== void 0) throw new Error(`"${this.ruleset.name}" gives placings that ${wrong}.`);
    this.emit({ type: "gameOver", reason: waiting2.over, placings });
    this.revealSeed();
  }
  revealSeed() {
    this.emit({ type: "seedRevealed", seed: hexOf(this.place.seed) });
  }
  movesKey() {
    this.drew = true;
    const { seats, moves = {} } = this.game;
    const seeds = seats.map(({ seed }) => seed);
    return movesKey(this.place.seed, seeds, movesDigest(movesWith(moves, this.command)));
  }
  /** As games were played before `chance: 4`. */
  chanceKey() {
    this.drew = true;
    const { chance, seats } = this.game;
    const { command, seed, previousHash } = this.place;
    const key = gameKey(
      seed,
      seats.map((holder) => holder.seed)
    );
    if (chance === void 0) return key;
    const deeds = deedsWith(this.game, command);
    if (chance === CHANCE_OF_COMMANDS && deeds !== void 0) return deedsKey(key, deeds);
    if (chance !== CHANCE_OF_CHAIN) throw new Error(`This server does not know how chance derives under ${chance}.`);
    if (previousHash === void 0) throw new Error("The chance of this game needs the hash of the commit before.");
    return commitKey(key, previousHash, command);
  }
};

// libs/kernel/src/time-grant.ts
import { z as z16 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var MOST_GRANTED = 604800;
var grantedSecondsSchema = z16.int().min(1).max(86400);

// libs/kernel/src/decide-clocks.ts
function takeVacation(turn, { seat: seat6, days }) {
  const { game, at } = turn;
  const wrong = mayNotAct(turn, seat6);
  if (wrong) return wrong;
  const vacation = game.vacations?.[seat6];
  if (!vacation) return refuseGame("noVacations");
  if (!isRunning(turn, seat6)) return refuseGame("clockStandsStill", { seat: seat6 });
  const { issues } = readWith(vacationDaysSchema, days);
  if (issues) return refuseGame("invalidCommand", { issues });
  if (days > vacation.left) return refuseGame("vacationSpent", { left: vacation.left });
  const until = Math.max(at, vacation.until ?? at) + days * DAY;
  turn.emit({ type: "vacationTaken", seat: seat6, days, until: momentOf(until) });
  return void 0;
}
function grantTime(turn, { seat: seat6, to, seconds }) {
  const { game } = turn;
  const wrong = mayNotAct(turn, seat6);
  if (wrong) return wrong;
  if (to === seat6) return refuseGame("ownClock");
  if (!game.seats.some((holder) => holder.seat === to)) return refuseGame("noSuchSeat", { seat: to });
  if (!isRunning(turn, to)) return refuseGame("clockStandsStill", { seat: to });
  const { issues } = readWith(grantedSecondsSchema, seconds);
  if (issues) return refuseGame("invalidCommand", { issues });
  const left = MOST_GRANTED - (game.granted?.[seat6] ?? 0);
  if (seconds > left) return refuseGame("tooMuchGranted", { left });
  turn.emit({ type: "timeGranted", seat: to, giver: seat6, seconds });
  return void 0;
}
function mayNotAct({ game }, seat6) {
  if (game.phase !== "running") return refuseGame("notRunning");
  const holder = game.seats.find((each) => each.seat === seat6);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat6 });
  return holder.resigned ? refuseGame("alreadyResigned", { seat: seat6 }) : void 0;
}
function isRunning({ ruleset, game, at }, seat6) {
  const deadline = deadlineOfSeat(game.clocks, waitingIn(ruleset, game), seat6);
  return deadline !== null && deadline > at;
}

// libs/kernel/src/decide-operator.ts
function pardonClock(turn, { stepId, seconds }) {
  const { game, ruleset } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  const waiting2 = waitingIn(ruleset, game);
  if (!waitsForSeats(waiting2) || waiting2.stepId !== stepId || deadlineOf(game.clocks, waiting2) === null)
    return refuseGame("noClock");
  turn.emit({ type: "clockPardoned", step: waiting2.step, stepId, seconds });
  return void 0;
}
function replacePlayer(turn, { seat: seat6, account }) {
  const { game } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (game.sameDeal) return refuseGame("noSubstitutes");
  const holder = game.seats.find((each) => each.seat === seat6);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat6 });
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat6 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat6 });
  if (game.seats.some((each) => each.account === account)) return refuseGame("alreadySeated");
  turn.emit({ type: "seatReplaced", seat: seat6, account });
  return void 0;
}

// libs/kernel/src/decide-seat-changes.ts
function offerSeat(turn, { seat: seat6, to }) {
  const holder = changing(turn, seat6);
  if (isRefusal(holder)) return holder;
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat6 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat6 });
  if (holder.offered) return refuseGame("alreadyOffered", { seat: seat6 });
  const known = to === void 0 ? void 0 : knowsTheGame(turn, to, seat6);
  if (known) return known;
  turn.emit({ type: "seatOffered", seat: seat6, ...to === void 0 ? {} : { to } });
  return void 0;
}
function withdrawOffer(turn, { seat: seat6 }) {
  const holder = changing(turn, seat6);
  if (isRefusal(holder)) return holder;
  if (!holder.offered) return refuseGame("seatNotOffered", { seat: seat6 });
  turn.emit({ type: "offerWithdrawn", seat: seat6 });
  return void 0;
}
function takeOverSeat(turn, { seat: seat6, account }) {
  const holder = changing(turn, seat6);
  if (isRefusal(holder)) return holder;
  if (!mayReturn(turn, holder, account)) {
    if (!holder.offered) return refuseGame("seatNotOffered", { seat: seat6 });
    if ((holder.offered.to ?? account) !== account) return refuseGame("offeredToAnother", { seat: seat6 });
  }
  const known = knowsTheGame(turn, account, seat6);
  if (known) return known;
  turn.emit({ type: "seatTakenOver", seat: seat6, account });
  return void 0;
}
function replaceLeaver(turn, { seat: seat6 }) {
  const { game, ruleset } = turn;
  const holder = changing(turn, seat6);
  if (isRefusal(holder)) return holder;
  const waiting2 = waitingIn(ruleset, game);
  const isAsked2 = waitsForSeats(waiting2) && waiting2.seats.includes(seat6);
  if (!game.leavers || !isAsked2 || holder.account === null || holder.offered) return refuseGame("nothingDue");
  const { bot } = game.leavers;
  turn.emit(bot === void 0 ? { type: "seatOffered", seat: seat6, absent: true } : { type: "botTookOver", seat: seat6, bot });
  return void 0;
}
function keepSeat(turn) {
  const { game, command } = turn;
  if (game.phase !== "running" || !isOwnAct(command.type) || !("seat" in command)) return;
  const { seat: seat6 } = command;
  if (game.seats.find((each) => each.seat === seat6)?.offered?.absent) turn.emit({ type: "offerWithdrawn", seat: seat6 });
}
function changing({ game }, seat6) {
  if (game.phase !== "running") return refuseGame("notRunning");
  if (game.noSubstitutes) return refuseGame("noSubstitutes");
  if (game.moves === void 0) return refuseGame("seatsStay");
  const holder = game.seats.find((each) => each.seat === seat6);
  return holder ?? refuseGame("noSuchSeat", { seat: seat6 });
}
function mayReturn({ game }, { bot, formerly = [] }, account) {
  return bot !== null && game.leavers?.mayReturn === true && formerly.at(-1)?.account === account;
}
function knowsTheGame({ game }, account, seat6) {
  const holds = (holder) => holder.account === account;
  if (game.seats.some(holds)) return refuseGame("seatedAlready");
  const held = ({ seat: other, formerly = [] }) => other !== seat6 && formerly.some((former) => former.account === account);
  return game.seats.some(held) ? refuseGame("knowsAnotherSeat") : void 0;
}

// libs/kernel/src/decide-table.ts
import { z as z17 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/brought.ts
function parseBrought(ruleset, options, given2, seat6) {
  const brought = given2 === void 0 ? void 0 : parse(ruleset, given2);
  if (isRefusal(brought)) return brought;
  return ruleset.refuseBrought?.(options, brought, seat6) ?? brought;
}
function parse({ schemas: schemas2 }, given2) {
  if (!schemas2.brought) return refuseGame("nothingToBring");
  const { data, issues } = readWith(schemas2.brought, given2);
  return issues ? refuseGame("invalidBrought", { issues }) : data;
}

// libs/kernel/src/decide-table.ts
var tableSchema = z17.strictObject({
  bank: timeBankSchema.optional(),
  spectatorDelay: spectatorDelaySchema.optional(),
  calendar: calendarSchema.optional(),
  vacation: vacationSchema.optional(),
  leavers: leaversSchema.optional(),
  position: positionSchema.optional()
});
var given = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
function openGame(turn, command) {
  const { ruleset, game } = turn;
  const { rulesDigest, chance, invitation, unlisted, rematchOf, takeBack: takeBack3, undo, hiddenSeeds, noSubstitutes, sameDeal } = command;
  const { bank, spectatorDelay, calendar, vacation, leavers, forkedFrom, position } = command;
  if (game.version > 0) return refuseGame("alreadyOpen");
  const { data: options, issues } = readWith(ruleset.schemas.options, command.options);
  if (issues) return refuseGame("invalidOptions", { issues });
  const { data: table, issues: wrongTable } = readWith(
    tableSchema,
    given({ bank, spectatorDelay, calendar, vacation, leavers, position })
  );
  if (wrongTable) return refuseGame("invalidOptions", { issues: wrongTable });
  if (forkedFrom === void 0 !== (position === void 0)) return refuseGame("noPosition");
  turn.emit({
    type: "gameOpened",
    ruleset: ruleset.name,
    rulesVersion: ruleset.version,
    options,
    seedCommitment: turn.commitment,
    openedBy: command.openedBy,
    ...given({
      rulesDigest,
      chance,
      invitation,
      unlisted,
      rematchOf,
      takeBack: takeBack3,
      undo,
      hiddenSeeds,
      noSubstitutes,
      sameDeal
    }),
    ...given({ forkedFrom }),
    ...table
  });
  return void 0;
}
function takeSeat(turn, command) {
  const { game } = turn;
  return mayChangeSeats(turn, command.seat) ?? (game.seats.some((holder) => holder.account === command.account) ? refuseGame("alreadySeated") : void 0) ?? refuseSeed(game, command) ?? sitDown(turn, { ...command, bot: null });
}
var seatBot = (turn, command) => mayChangeSeats(turn, command.seat) ?? sitDown(turn, { ...command, account: null, seed: null });
function mayChangeSeats(turn, seat6) {
  const { game, ruleset } = turn;
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { seats } = seatsOfTable(ruleset, game);
  if (seats.every((plan) => game.seats.some((holder) => holder.seat === plan.seat))) return refuseGame("tableFull");
  if (!seats.some((plan) => plan.seat === seat6)) return refuseGame("noSuchSeat", { seat: seat6 });
  return game.seats.some((holder) => holder.seat === seat6) ? refuseGame("seatTaken", { seat: seat6 }) : void 0;
}
function seatsAreSettled({ game }) {
  if (game.phase !== "open") return refuseGame("alreadyStarted");
  return game.startCalled ? refuseGame("startIsCalled") : void 0;
}
function refuseSeed({ hiddenSeeds, sameDeal }, { seed, seedCommitment }) {
  if (seed !== null && !isSeatSeed(seed)) return refuseGame("invalidSeed");
  if (seedCommitment !== void 0 && !isSeedCommitment(seedCommitment)) return refuseGame("invalidSeedCommitment");
  if (sameDeal && (seed !== null || seedCommitment !== void 0)) return refuseGame("dealIsShared");
  if (hiddenSeeds && seed !== null) return refuseGame("seedsAreHidden");
  return !hiddenSeeds && seedCommitment !== void 0 ? refuseGame("seedsAreOpen") : void 0;
}
function sitDown(turn, sitter) {
  const { seat: seat6, account, bot, seed, seedCommitment } = sitter;
  const brought = broughtBy(turn, sitter);
  if (isRefusal(brought)) return brought;
  turn.emit({ type: "seatTaken", seat: seat6, account, bot, seed, ...given({ seedCommitment, brought }) });
  return void 0;
}
function broughtBy({ ruleset, game }, { seat: seat6, brought }) {
  if (!game.position) return parseBrought(ruleset, game.options, brought, seat6);
  return brought === void 0 ? void 0 : refuseGame("nothingToBring");
}
function leaveSeat(turn, { seat: seat6 }) {
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  if (!turn.game.seats.some((holder) => holder.seat === seat6)) return refuseGame("seatFree", { seat: seat6 });
  turn.emit({ type: "seatLeft", seat: seat6 });
  return void 0;
}
function startGame(turn) {
  const { game, ruleset } = turn;
  if (game.version === 0) return refuseGame("alreadyStarted");
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { least } = seatsOfTable(ruleset, game);
  if (game.seats.length < least || game.seats.some((holder, place) => holder.seat !== place)) {
    return refuseGame("seatsMissing", { least });
  }
  if (seatsOwingSeeds(game).length > 0) turn.emit({ type: "startCalled" });
  else begin2(turn);
  return void 0;
}
function begin2(turn) {
  const isFork = turn.game.position !== void 0;
  turn.emit({ type: "gameStarted", seats: turn.game.seats.length });
  if (!isFork) turn.ruleset.setUp(turn);
}
var seatsOwingSeeds = ({ seats }) => seats.filter(({ seed, seedCommitment }) => seedCommitment !== void 0 && seed === null).map(({ seat: seat6 }) => seat6);
function giveSeed(turn, { seat: seat6, seed }) {
  const { game } = turn;
  if (game.phase !== "open" || !game.startCalled) return refuseGame("startNotCalled");
  if (!seatsOwingSeeds(game).includes(seat6)) return refuseGame("noSeedOwed", { seat: seat6 });
  if (!isSeatSeed(seed)) return refuseGame("invalidSeed");
  const holder = game.seats.find((each) => each.seat === seat6);
  if (commitmentTo(bytesOf(seed)) !== holder?.seedCommitment) return refuseGame("wrongSeed", { seat: seat6 });
  turn.emit({ type: "seedGiven", seat: seat6, seed });
  if (seatsOwingSeeds(game).length === 0) begin2(turn);
  return void 0;
}
function expireSeeds(turn) {
  const { game } = turn;
  if (game.phase !== "open" || !game.startCalled) return refuseGame("nothingDue");
  turn.emit({ type: "seedsWithheld", seats: seatsOwingSeeds(game) });
  return abandon(turn);
}
var isPlayedOut = (ruleset, { sameDeal, phase, state }) => sameDeal === true && phase === "running" && isOver(ruleset.waiting(state));
var closeGame = ({ ruleset, game }) => isPlayedOut(ruleset, game) ? void 0 : refuseGame("nothingDue");
function abandon(turn) {
  const { phase, version } = turn.game;
  if (phase === "over" || version === 0) return refuseGame("notRunning");
  turn.emit({ type: "gameAbandoned" });
  turn.revealSeed();
  return void 0;
}

// libs/kernel/src/expire-step.ts
function expireStep(ruleset, turn, { seats, step, stepId }, tell) {
  const goesOn = (seat6) => isAsked(ruleset, turn.game ?? turn, seat6, stepId);
  for (const seat6 of seats) {
    if (!goesOn(seat6)) continue;
    tell(seat6);
    ruleset.timedOut?.(turn, seat6, step);
    while (goesOn(seat6)) giveDefault(ruleset, turn, seat6);
  }
}
function isAsked(ruleset, game, seat6, stepId) {
  const waiting2 = waitingIn(ruleset, game);
  return waitsForSeats(waiting2) && waiting2.stepId === stepId && waiting2.seats.includes(seat6);
}
function giveDefault(ruleset, turn, seat6) {
  const before = turn.events.length;
  const command = ruleset.defaultCommand(turn.state, seat6);
  const refusal = ruleset.decide(turn, command, seat6);
  if (refusal) throw new Error(`"${ruleset.name}" refused its own default command (${refusal.code}).`);
  if (turn.events.length === before) throw new Error(`"${ruleset.name}" has a default command without an event.`);
}

// libs/kernel/src/decide-steps.ts
function runStep(turn, key) {
  if (turn.game.phase !== "running") return refuseGame("notRunning");
  const waiting2 = waitingIn(turn.ruleset, turn.game);
  if (!waitsForRules(waiting2) || waiting2.key !== key) return refuseGame("nothingDue");
  turn.ruleset.automatic?.(turn, waiting2);
  return void 0;
}
function timeOut(turn, { stepId, seats }) {
  const { game, ruleset } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  const waiting2 = waitingIn(ruleset, game);
  if (!waitsForSeats(waiting2) || waiting2.stepId !== stepId) return refuseGame("nothingDue");
  const late = seats ? waiting2.seats.filter((seat6) => seats.includes(seat6)) : waiting2.seats;
  if (late.length === 0) return refuseGame("nothingDue");
  turn.command = { type: "expireStep", stepId, seats: [...late].sort((one2, other) => one2 - other) };
  expireStep(
    ruleset,
    turn,
    { ...waiting2, seats: late },
    (seat6) => turn.emit({ type: "seatTimedOut", seat: seat6, step: waiting2.step, stepId })
  );
  return void 0;
}

// libs/kernel/src/proposals/decide-proposals.ts
function propose(turn, command) {
  const { game } = turn;
  const { seat: seat6, kind } = command;
  const refused = refuseSeat(game, seat6);
  if (refused) return refused;
  if (game.proposal) return refuseGame("proposalOpen");
  const wait = game.proposalWaits?.find((each) => each.seat === seat6 && each.kind === kind);
  if (wait) return refuseGame("proposeLater", { moves: wait.moves });
  const terms = termsOf(turn, command);
  if (isRefusal(terms)) return terms;
  const asked = game.seats.filter((holder) => holder.seat !== seat6 && isPerson(holder)).map((holder) => holder.seat);
  turn.emit({ type: "proposed", seat: seat6, kind, ...terms, asked });
  conclude(turn);
  return void 0;
}
function answerProposal(turn, command) {
  const { game } = turn;
  const { seat: seat6, proposal: number, agrees } = command;
  const { proposal } = game;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (proposal?.number !== number) return refuseGame("proposalPassed");
  if (!stillAsked2(proposal).includes(seat6)) return refuseGame("notAsked", { seat: seat6 });
  turn.emit({ type: "proposalAnswered", seat: seat6, agrees });
  conclude(turn);
  return void 0;
}
function withdrawProposal(turn, { seat: seat6 }) {
  if (turn.game.proposal?.seat !== seat6) return refuseGame("proposalPassed");
  turn.emit({ type: "proposalDropped", because: "WITHDRAWN" });
  return void 0;
}
function endPause(turn, { seat: seat6 }) {
  const { game } = turn;
  if (!game.pause) return refuseGame("notPaused");
  const refused = seat6 === void 0 ? void 0 : refuseSeat(game, seat6);
  if (refused) return refused;
  if (seat6 === void 0 && game.pause.seconds === void 0) return refuseGame("nothingDue");
  turn.emit({ type: "pauseEnded", ...seat6 === void 0 ? {} : { seat: seat6 } });
  return void 0;
}
function handToBot(turn, { seat: seat6, bot }) {
  const { game } = turn;
  const refused = refuseSeat(game, seat6);
  if (refused) return refused;
  if (!game.seats.some((holder) => holder.seat !== seat6 && isPerson(holder))) return refuseGame("lastPerson");
  turn.emit({ type: "botTookOver", seat: seat6, bot });
  return void 0;
}
var STOPPED = [
  "play",
  "playAll",
  "takeBack",
  "takeVacation",
  "grantTime",
  "expireStep"
];
var isStoppedByPause = ({ pause }, { type }) => pause !== void 0 && STOPPED.includes(type);
function dropPassed(turn, before, command) {
  const { game } = turn;
  if (!before || game.phase !== "running" || game.proposal?.number !== before.number) return;
  if (hasPassed(before, command)) turn.emit({ type: "proposalDropped", because: "FELL" });
}
function hasPassed({ kind, of, age }, command) {
  switch (command.type) {
    case "play":
    case "playAll":
      return kind === "UNDO" || command.seat === of || age + movesOf(command) >= MOVES_TO_ANSWER;
    case "runStep":
    case "expireStep":
    case "takeBack":
      return kind === "UNDO";
    case "resign":
    case "replacePlayer":
    case "handToBot":
    case "takeOverSeat":
    case "replaceLeaver":
      return true;
    default:
      return false;
  }
}
var stillAsked2 = ({ asked, agreed, refused }) => asked.filter((seat6) => !agreed.includes(seat6) && !refused.includes(seat6));
function refuseSeat({ phase, seats }, seat6) {
  if (phase !== "running") return refuseGame("notRunning");
  const holder = seats.find((each) => each.seat === seat6);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat6 });
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat6 });
  return holder.resigned ? refuseGame("alreadyResigned", { seat: seat6 }) : void 0;
}
var isPerson = ({ account, resigned }) => account !== null && !resigned;
function termsOf(turn, command) {
  switch (command.kind) {
    case "PAUSE":
      if (turn.game.pause) return refuseGame("paused");
      return command.seconds === void 0 ? {} : { seconds: command.seconds };
    case "UNDO":
      return termsOfUndo(turn.game, command);
    case "TAKEOVER":
      return termsOfTakeover(turn, command);
  }
}
function termsOfUndo(game, { seat: seat6, to }) {
  if (!game.undoBy) return refuseGame("noUndo");
  if (game.pause) return refuseGame("paused");
  if (to === void 0 || !undoesTo(game, seat6).includes(to)) return refuseGame("nothingToUndo");
  return { to, since: [...revealedSince(game, to)] };
}
function termsOfTakeover({ game, ruleset }, { seat: seat6, of, bot }) {
  if (of === void 0 || of === seat6 || bot === void 0) return refuseGame("noTakeover");
  const refused = refuseSeat(game, of);
  if (refused) return refused;
  const waiting2 = waitingIn(ruleset, game);
  const isMissed = waitsForSeats(waiting2) && waiting2.seats.includes(of) && game.timedOut?.includes(of);
  return isMissed ? { of, bot } : refuseGame("noTakeover");
}
function conclude(turn) {
  const { proposal } = turn.game;
  if (!proposal) return;
  if (isRefused(proposal)) turn.emit({ type: "proposalDropped", because: "REFUSED" });
  else if (isAgreed(proposal)) carryOut(turn, proposal);
}
function isAgreed({ kind, asked, agreed }) {
  return kind === "TAKEOVER" ? agreed.length > 0 : agreed.length === asked.length;
}
function isRefused({ kind, of, asked, refused }) {
  if (kind !== "TAKEOVER") return refused.length > 0;
  return refused.length === asked.length || of !== void 0 && refused.includes(of);
}
function carryOut(turn, { kind, seat: seat6, seconds, to, of, bot }) {
  if (kind === "PAUSE") turn.emit({ type: "gamePaused", ...seconds === void 0 ? {} : { seconds } });
  if (kind === "UNDO" && to !== void 0) turn.emit({ type: "undone", seat: seat6, to });
  if (kind === "TAKEOVER" && of !== void 0 && bot !== void 0) turn.emit({ type: "botTookOver", seat: of, bot });
}

// libs/kernel/src/decide-game.ts
var MOST_COMMANDS = 20;
function decideGame(ruleset, game, command, seed, { previousHash, at = 0 } = {}) {
  const place = { command, seed, previousHash, at };
  if (command.type !== "playAll") return decideCommit(new CommitTurn(ruleset, game, place), command);
  const trial = cloneGame(game);
  const decision = decideCommit(new CommitTurn(ruleset, trial, place), command);
  if (!isRefusal(decision)) Object.assign(game, trial);
  return decision;
}
function decideCommit(turn, command) {
  const { game } = turn;
  const isOfSeat = command.type === "play" || command.type === "playAll";
  const before = isOfSeat ? beforeCommit(game) : void 0;
  const point = pointBefore(game, command);
  const { proposal } = game;
  const refusal = isStopped(turn, command) ?? applyCommand(turn, command);
  if (refusal) return refusal;
  dropPassed(turn, proposal, turn.command);
  turn.settle();
  keepSeat(turn);
  if (isOfSeat && game.takeBack && leavesNoTrace(turn)) turn.emit({ type: "takeBackAllowed", seat: command.seat });
  rememberUndo(game, before, turn.events);
  rememberPoint(turn.ruleset, game, point, turn.events);
  countMoves(game, turn.command);
  rememberDeed(game, command);
  rememberMoves(game, turn.command);
  endAbsence(game, command);
  const isOlder = game.chance !== void 0 && game.moves === void 0;
  return { events: turn.events, command: isOlder ? command : turn.command };
}
function isStopped({ ruleset, game }, command) {
  if (isStoppedByPause(game, command)) return refuseGame("paused");
  const isOfServer = command.type === "closeGame" || command.type === "abandonGame";
  return !isOfServer && isPlayedOut(ruleset, game) ? refuseGame("playedOut") : void 0;
}
function applyCommand(turn, command) {
  switch (command.type) {
    case "openGame":
      return openGame(turn, command);
    case "takeSeat":
      return takeSeat(turn, command);
    case "seatBot":
      return seatBot(turn, command);
    case "leaveSeat":
      return leaveSeat(turn, command);
    case "startGame":
      return startGame(turn);
    case "giveSeed":
      return giveSeed(turn, command);
    case "expireSeeds":
      return expireSeeds(turn);
    case "play":
      return play(turn, command);
    case "playAll":
      return playAll(turn, command);
    case "takeBack":
      return takeBack2(turn, command);
    case "resign":
      return resign(turn, command.seat);
    case "pardonClock":
      return pardonClock(turn, command);
    case "replacePlayer":
      return replacePlayer(turn, command);
    case "closeGame":
      return closeGame(turn);
    case "abandonGame":
      return abandon(turn);
    case "runStep":
      return runStep(turn, command.key);
    case "expireStep":
      return timeOut(turn, command);
    default:
      return applyAgreement(turn, command);
  }
}
function applyAgreement(turn, command) {
  switch (command.type) {
    case "propose":
      return propose(turn, command);
    case "answerProposal":
      return answerProposal(turn, command);
    case "withdrawProposal":
      return withdrawProposal(turn, command);
    case "endPause":
      return endPause(turn, command);
    case "handToBot":
      return handToBot(turn, command);
    case "takeVacation":
      return takeVacation(turn, command);
    case "grantTime":
      return grantTime(turn, command);
    case "offerSeat":
      return offerSeat(turn, command);
    case "withdrawOffer":
      return withdrawOffer(turn, command);
    case "takeOverSeat":
      return takeOverSeat(turn, command);
    case "replaceLeaver":
      return replaceLeaver(turn, command);
  }
}
function play(turn, { seat: seat6, command, stepId }) {
  const { game, ruleset } = turn;
  if (game.phase === "open") return refuseGame("notStarted");
  if (!game.seats.some((holder) => holder.seat === seat6)) return refuseGame("noSuchSeat", { seat: seat6 });
  if (stepId !== void 0 && !isAsked(ruleset, game, seat6, stepId)) return refuseGame("staleStep", { stepId });
  const parsed = parseCommand(ruleset, command);
  if (isRefusal(parsed)) return parsed;
  const before = turn.events.length;
  turn.give(seat6, parsed);
  const refusal = ruleset.decide(turn, parsed, seat6);
  if (refusal && turn.events.length > before)
    throw new Error(`"${ruleset.name}" refused (${refusal.code}) after it had emitted events.`);
  if (!refusal && game.phase === "over")
    throw new Error(`"${ruleset.name}" accepted a command after the end of the game.`);
  return refusal;
}
function playAll(turn, { seat: seat6, commands: commands2, stepId }) {
  if (commands2.length === 0 || commands2.length > MOST_COMMANDS)
    return refuseGame("wrongLength", { most: MOST_COMMANDS });
  for (const [index, command] of commands2.entries()) {
    const step = index === 0 && stepId !== void 0 ? { stepId } : {};
    const refusal = play(turn, { type: "play", seat: seat6, command, ...step });
    if (refusal) return { ...refusal, place: index + 1 };
    if (turn.drew || makesKnown(turn)) return void 0;
  }
  return void 0;
}
function takeBack2(turn, { seat: seat6, to }) {
  const { game } = turn;
  if (!game.takeBack) return refuseGame("noTakeBacks");
  if (game.phase !== "running") return refuseGame("notRunning");
  if (!takesBackTo(game, seat6).includes(to)) return refuseGame("nothingToTakeBack");
  turn.emit({ type: "commandsTakenBack", seat: seat6, to });
  return void 0;
}
var leavesNoTrace = (turn) => turn.game.phase === "running" && !turn.drew && !makesKnown(turn);
var makesKnown = ({ ruleset, events: events2 }) => events2.some(({ type }) => revealsAnything(ruleset, type));
var NO_COMMAND = localized("A command is an object with a “type”.", "Une commande est un objet avec un « type ».");
var parsedFor = /* @__PURE__ */ new WeakMap();
function parseCommand(ruleset, command) {
  if (typeof command !== "object" || command === null || Array.isArray(command)) {
    return refuseGame("invalidCommand", { issues: NO_COMMAND });
  }
  if (parsedFor.get(command) === ruleset) return command;
  const { type, ...fields } = command;
  const { commands: commands2 } = ruleset.schemas;
  if (typeof type !== "string") return refuseGame("invalidCommand", { issues: NO_COMMAND });
  if (!Object.hasOwn(commands2, type) || !commands2[type]) {
    return refuseGame("unknownCommand", { command: type.slice(0, 100) });
  }
  const { data, issues } = readWith(commands2[type], fields);
  if (issues) return refuseGame("invalidCommand", { issues });
  const canonical = { type, ...data };
  parsedFor.set(canonical, ruleset);
  return canonical;
}
function resign(turn, seat6) {
  const { game, ruleset } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  const holder = game.seats.find((candidate) => candidate.seat === seat6);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat6 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat6 });
  turn.emit({ type: "seatResigned", seat: seat6 });
  ruleset.resigned(turn, seat6);
  return void 0;
}

// libs/kernel/src/redaction.ts
var plans = /* @__PURE__ */ new WeakMap();
function redactorOf(ruleset, options) {
  const schemas2 = eventSchemasOf(ruleset);
  const sides = new Map(ruleset.seats(options).seats.map((plan) => [plan.seat, plan.side]));
  return (event, viewer) => {
    const schema = schemas2[event.type];
    if (!schema) throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event.type}".`);
    const plan = viewer.kind === "auditor" ? null : planOf(schema);
    if (!plan) return event;
    const sees = (audience) => isOfAudience(audience, event, viewer, sides);
    return redact(plan, event, sees);
  };
}
function isOfAudience(audience, event, viewer, sides) {
  if (audience === "everyone" || viewer.kind === "auditor") return true;
  if (audience === "nobody" || viewer.kind === "spectator") return false;
  if ("side" in audience)
    return sides.get(viewer.seat) !== void 0 && sides.get(viewer.seat) === event[audience.side];
  const named = event[audience.seat];
  return Array.isArray(named) ? named.includes(viewer.seat) : named === viewer.seat;
}
function redact(plan, value, sees) {
  if (Array.isArray(value)) return value.map((item) => redact(plan, item, sees));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const audience = plan.secrets.get(key);
      if (audience !== void 0 && !sees(audience)) return [];
      const inside = plan.inside.get(key);
      return [[key, inside ? redact(inside, field, sees) : field]];
    })
  );
}
function planOf(schema) {
  const known = plans.get(schema);
  if (known !== void 0) return known;
  const plan = makePlan(schema);
  plans.set(schema, plan);
  return plan;
}
function makePlan(schema) {
  const { def } = schema;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return planOf(def.innerType);
    case "array":
      return planOf(def.element);
    case "object":
      return planOfObject(def.shape);
    case "union":
      return refuseSecrets(def.options, "a union");
    case "record":
      return refuseSecrets([def.valueType], "a record");
    case "tuple":
      return refuseSecrets(def.items, "a tuple");
    default:
      return null;
  }
}
function planOfObject(shape) {
  const secrets = /* @__PURE__ */ new Map();
  const inside = /* @__PURE__ */ new Map();
  for (const [key, field] of Object.entries(shape)) {
    const audience = audienceOf(field);
    if (audience !== "everyone") secrets.set(key, audience);
    const plan = planOf(field);
    if (plan) inside.set(key, plan);
  }
  return secrets.size + inside.size > 0 ? { secrets, inside } : null;
}
function refuseSecrets(schemas2, where) {
  const hidden = schemas2.some((schema) => audienceOf(schema) !== "everyone" || planOf(schema) !== null);
  if (hidden) throw new TypeError(`A secret inside ${where} cannot be redacted: declare the whole field secret.`);
  return null;
}

// libs/kernel/src/seat.ts
var atSeat = (seat6) => ({ kind: "seat", seat: seat6 });

// libs/kernel/src/local-game.ts
var LocalGame = class _LocalGame {
  /** @param game where it stands; by default it is not opened yet. The caller gives it up. */
  constructor(ruleset, seedText, game = newGame()) {
    this.ruleset = ruleset;
    this.seedText = seedText;
    this.game = game;
    this.seed = bytesOf(seedText.padEnd(32, "."));
  }
  ruleset;
  seedText;
  game;
  commits = [];
  /** The secret seed, 32 bytes or more. */
  seed;
  /** Opens a game, seats accounts `player-0`, `player-1`, … and starts it. Throws when the options or seats do not fit. */
  static start(ruleset, { options = {}, seats, brought = [], seed }) {
    const local = new _LocalGame(ruleset, seed);
    local.must({ type: "openGame", ruleset: ruleset.name, options, openedBy: "player-0" });
    const count = seats ?? ruleset.seats(local.game.options).least;
    for (let seat6 = 0; seat6 < count; seat6 += 1) {
      local.must(sitDown2(seat6, brought[seat6]));
    }
    local.must({ type: "startGame" });
    return local;
  }
  /** A running game in any state that the rules know, with the accounts `player-0`, `player-1`, …: what came before is not told. */
  static from(ruleset, state, { options = {}, seats, seed }) {
    const parsed = ruleset.schemas.options.parse(options);
    const game = {
      ...newGame(),
      phase: "running",
      ruleset: ruleset.name,
      rulesVersion: ruleset.version,
      options: parsed,
      seats: Array.from({ length: seats ?? ruleset.seats(parsed).least }, (_, seat6) => ({
        seat: seat6,
        account: `player-${seat6}`,
        bot: null,
        seed: null,
        resigned: false
      })),
      state: clone(state)
    };
    return new _LocalGame(ruleset, seed, game);
  }
  /** The same game once more, with the same luck to come; its commits so far are not told again. */
  copy() {
    return new _LocalGame(this.ruleset, this.seedText, cloneGame(this.game));
  }
  /** The state of the game. Throws an Error before the start. */
  get state() {
    if (this.game.state === null) throw new Error("The game has not started.");
    return this.game.state;
  }
  /** How the seats did; `undefined` before the end. */
  get placings() {
    return this.game.outcome?.placings;
  }
  /** The step or job that the game waits for. */
  get waiting() {
    return waitingIn(this.ruleset, { state: this.state, takenBack: this.game.takenBack });
  }
  /** Runs a command; keeps the commit unless it is refused. */
  run(command, at = 0) {
    const firstVersion = this.game.version + 1;
    const decision = decideGame(this.ruleset, this.game, command, this.seed, { at });
    if (!isRefusal(decision)) {
      settleClocks(this.ruleset, this.game, at);
      this.commits.push({ firstVersion, command: decision.command, events: decision.events, at });
    }
    return decision;
  }
  /** A seat gives a command of the ruleset. */
  play(seat6, command) {
    return this.run({ type: "play", seat: seat6, command });
  }
  /** Runs automatic steps until seats have to act or the game is over. */
  runAutomaticSteps() {
    for (let waiting2 = this.waiting; waitsForRules(waiting2); waiting2 = this.waiting) {
      this.must({ type: "runStep", key: waiting2.key });
    }
  }
  /** The first seat that has to act; `undefined` when the game is over. Runs automatic steps first. */
  nextSeat() {
    this.runAutomaticSteps();
    const { waiting: waiting2 } = this;
    return waitsForSeats(waiting2) ? waiting2.seats[0] : void 0;
  }
  /** Every legal command of a seat. */
  legal(seat6) {
    return legalCommandsOf(this.ruleset, this.game, seat6);
  }
  /** The view of a seat. */
  view(seat6) {
    return this.ruleset.view(this.state, atSeat(seat6));
  }
  /** The sight of a bot at a seat. */
  sight(seat6, random, bot = {}) {
    const { ruleset, game, commits } = this;
    if (!bot.remembers) return sightOf(ruleset, game, { seat: seat6, random });
    const redact2 = redactorOf(ruleset, game.options);
    const seen = commits.flatMap(({ events: events2 }) => events2.map((event) => redact2(event, atSeat(seat6))));
    return sightOf(ruleset, game, { seat: seat6, random, events: seen });
  }
  /**
   * Lets bots play to the end, `bots[seat]` for each seat, or until `look` has seen enough.
   * Throws when a bot gives a command that is refused, or when the game is longer than `most` commits.
   * @returns how many commands the bots have given.
   */
  playOut(bots, random, { most = 1e5, look = () => void 0 } = {}) {
    let played = 0;
    for (let seat6 = this.nextSeat(); seat6 !== void 0; seat6 = this.nextSeat()) {
      if (look(played) === true) return played;
      if (this.commits.length > most) throw new Error(`The game has not ended after ${most} commits.`);
      const bot = bots[seat6];
      if (!bot) throw new RangeError(`There is no bot for seat ${seat6}.`);
      this.must({ type: "play", seat: seat6, command: bot(this.sight(seat6, random, bot)) });
      played += 1;
    }
    if (!isOver(this.waiting)) throw new Error("The game waits for no seat and is not over.");
    look(played);
    return played;
  }
  /** Runs a command that has to succeed. Throws when it is refused. */
  must(command) {
    const decision = this.run(command);
    if (isRefusal(decision)) {
      throw new Error(
        `${JSON.stringify(command)} was refused: ${decision.code} (${decision.rule}) ${JSON.stringify(decision.facts)}`
      );
    }
    return this.commits.at(-1);
  }
};
var sitDown2 = (seat6, brought) => ({
  type: "takeSeat",
  seat: seat6,
  account: `player-${seat6}`,
  seed: null,
  ...brought === void 0 ? {} : { brought }
});
function sightOf(ruleset, game, { seat: seat6, random, events: events2 }) {
  return {
    seat: seat6,
    view: ruleset.view(game.state, atSeat(seat6)),
    legal: legalCommandsOf(ruleset, game, seat6),
    random,
    events() {
      if (!events2) throw new Error("A bot that asks for past events has to say that it `remembers`.");
      return events2;
    },
    worlds: (count) => Array.from({ length: count }, () => worldOf(ruleset, game, seat6, random))
  };
}
function worldOf(ruleset, game, seat6, random) {
  const seats = game.seats.map(({ brought: _, ...holder }) => ({ ...holder, seed: null }));
  const state = ruleset.resample(game.state, atSeat(seat6), random);
  const open2 = omitting(game, OF_THE_TABLE);
  return new LocalGame(ruleset, `world-${random.below(2 ** 48)}`, { ...open2, version: 0, seats, state, clocks: [] });
}
var OF_THE_TABLE = [
  "chance",
  "forkedFrom",
  "moves",
  "deeds",
  "takeBack",
  "undo",
  "undoBy",
  "points",
  "proposal",
  "proposalWaits",
  "pause",
  "stoppedAt",
  "leavers"
];
var omitting = (game, fields) => Object.fromEntries(Object.entries(game).filter(([name]) => !fields.includes(name)));

// libs/kernel/src/kernel.ts
var kernel = {
  newGame,
  cloneGame,
  parseCommand,
  decideGame,
  applyCommit,
  settleClocks,
  waitingIn,
  legalCommandsOf,
  takesBackTo,
  undoesTo,
  redactorOf,
  sightOf,
  newCampaign,
  openCampaign,
  openAdventure,
  recordAdventure,
  giveUpAdventure,
  evolveCampaign,
  abilities: [
    "chanceOfMoves",
    "closeGame",
    "hiddenSeeds",
    "pardonClock",
    "proposals",
    "replacePlayer",
    "substitutes",
    "calendar",
    "vacation",
    "grantTime",
    "forks"
  ]
};

// libs/kernel/src/localized-text.ts
import { z as z18 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var languages = { en: "English", fr: "French" };
var shared = sharedRegistry("localized");
function localizedText(most = Infinity) {
  const text = (most === Infinity ? z18.string().min(1) : z18.string().min(1).max(most)).refine(isPlainText, {
    error: "must hold nothing that cannot be seen"
  });
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, text.meta({ description: `The text in ${languages[locale]}.` })])
  );
  const schema = z18.strictObject(texts).meta({ id: "Localized", description: "A text in every language of the server." });
  shared.add(schema, {});
  return schema;
}

// libs/kernel/src/rules-table.ts
var evolverOf = (table) => (state, event) => {
  const apply = table[event.type];
  apply(state, event);
};

// libs/lantern/src/commands.ts
import { z as z20 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/lantern/src/words.ts
import { z as z19 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var seat5 = z19.int().min(0).meta({ description: "Number of a seat, from 0, clockwise." });
var oil = z19.int().min(1).max(10).meta({ description: "Oil on a card: 2 to 10." });

// libs/lantern/src/commands.ts
var commands = {
  chooseCard: z20.strictObject({ oil }).meta({ description: "Puts a card of the hand under the lantern (LANTERN-004)." })
};

// libs/lantern/src/content/content.ts
import { z as z21 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/lantern/src/content/catalogue.ts
var cards = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((oil2) => [oil2, oil2]);
var die = numberedDie(6);

// libs/lantern/src/content/content.ts
var card = z21.strictObject({
  id: z21.string().meta({ description: "Its id, by which its picture is asked for." }),
  name: localizedText().meta({ description: "The name that players read." }),
  oil,
  copies: z21.int().min(1).meta({ description: "Number of copies (LANTERN-001)." })
}).meta({ id: "Card", description: "A card of the box." });
var contentSchema = z21.strictObject({ cards: z21.array(card).meta({ description: "The cards with oil." }) }).meta({ description: "The contents of the box: eighteen cards with oil (LANTERN-001)." });
var nameOf = (oil2) => ({ en: `Oil ${oil2}`, fr: `Huile ${oil2}` });
var content = {
  cards: [...new Set(cards)].map((oil2) => ({
    id: `oil-${oil2}`,
    name: nameOf(oil2),
    oil: oil2,
    copies: cards.filter((each) => each === oil2).length
  }))
};

// libs/lantern/src/waiting.ts
function waiting({ options, playing, storm, choices }) {
  if (playing.length < 2) return { over: "lastKeeper" };
  if (storm > options.storms) return { over: "lastStorm" };
  const seats = stillAsked(choices);
  if (seats.length === 0) return { rules: "storm", key: `storm-${storm}` };
  const { decisionSeconds } = options;
  const clock = decisionSeconds === null ? null : { seconds: decisionSeconds };
  return { seats, step: "chooseCard", stepId: `choose-${storm}`, clock };
}

// libs/lantern/src/decide.ts
function decide(turn, { oil: oil2 }, by) {
  if (isOver(waiting(turn.state))) return refuse("LANTERN-007", "gameOver");
  const legal = turn.legal(by);
  if (legal.length === 0) return refuse("LANTERN-004", "notAsked");
  if (!legal.some((command) => command.oil === oil2)) return refuse("LANTERN-004", "notInHand", { oil: oil2 });
  turn.emit({ type: "cardChosen", seat: by, oil: oil2 });
  return void 0;
}

// libs/lantern/src/events.ts
import { z as z22 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var lantern = z22.strictObject({
  seat: seat5,
  oil,
  lit: z22.boolean().meta({ description: "It stayed lit." }),
  points: z22.int().meta({ description: "Points that it scores: its oil beyond the wind." })
}).meta({ id: "Lantern", description: "A keeper's lantern after a storm." });
var die2 = z22.int().min(1).max(6);
var winds = z22.array(die2).meta({ description: "The faces of the dice: 1 to 6. Two dice in the last storm, one before." });
var wind = die2.meta({ description: "Strength of the wind: the highest of the dice." });
var events = {
  handDealt: mattering(
    "DETAIL",
    revealing(z22.strictObject({ seat: seat5, oils: secret(z22.array(oil), { seat: "seat" }) }), {
      oils: { seat: "seat" }
    }).meta({ description: "A keeper is dealt a hand (LANTERN-002)." })
  ),
  cardChosen: z22.strictObject({ seat: seat5, oil: secret(oil, { seat: "seat" }) }).meta({ description: "A keeper has put a card under the lantern (LANTERN-004)." }),
  stormBroke: mattering(
    "TURNING_POINT",
    revealing(z22.strictObject({ winds, wind, lanterns: z22.array(lantern) }), {
      lanterns: "everyone"
    }).meta({ description: "The dice are the wind, and lanterns go out or stay lit (LANTERN-005, LANTERN-006)." })
  ),
  keeperLeft: z22.strictObject({ seat: seat5 }).meta({ description: "A keeper leaves the game permanently (LANTERN-007)." })
};

// libs/lantern/src/evolve.ts
var evolve = evolverOf({
  handDealt(state, { seat: seat6, oils }) {
    state.hands[seat6] = [...oils];
  },
  cardChosen(state, { seat: seat6, oil: oil2 }) {
    answer(state.choices, seat6, oil2);
  },
  stormBroke(state, { wind: wind3, lanterns }) {
    for (const { seat: seat6, oil: oil2, points } of lanterns) {
      state.hands[seat6]?.splice(state.hands[seat6].indexOf(oil2), 1);
      state.points[seat6] = (state.points[seat6] ?? 0) + points;
      state.played.push(oil2);
    }
    state.winds.push(wind3);
    state.storm += 1;
    state.choices = openBallot(state.playing);
  },
  keeperLeft(state, { seat: seat6 }) {
    state.playing = state.playing.filter((keeper2) => keeper2 !== seat6);
    const choices = Object.entries(state.choices.choices).filter(([keeper2]) => Number(keeper2) !== seat6);
    state.choices = { asked: state.playing, choices: Object.fromEntries(choices) };
  }
});

// libs/lantern/src/flow/resignation.ts
var resign2 = (turn, seat6) => turn.emit({ type: "keeperLeft", seat: seat6 });

// libs/lantern/src/flow/set-up.ts
function setUp(turn) {
  const shuffled = turn.random.shuffle(cards);
  const { options, playing } = turn.state;
  for (const seat6 of playing) {
    turn.emit({ type: "handDealt", seat: seat6, oils: shuffled.slice(seat6 * options.storms, (seat6 + 1) * options.storms) });
  }
}

// libs/lantern/src/flow/storm.ts
function breakStorm(turn) {
  const { storm, options, choices } = turn.state;
  const winds2 = roll(turn.random, die, storm === options.storms ? 2 : 1);
  const wind3 = Math.max(...winds2);
  const lanterns = reveal(choices).map(({ seat: seat6, choice }) => {
    const points = Math.max(0, choice - wind3);
    return { seat: seat6, oil: choice, lit: points > 0, points };
  });
  turn.emit({ type: "stormBroke", winds: winds2, wind: wind3, lanterns });
}

// libs/lantern/src/initial-state.ts
function initialState(options, keepers) {
  const playing = keepers.map(({ seat: seat6 }) => seat6);
  return {
    options,
    storm: 1,
    hands: playing.map(() => []),
    points: playing.map(() => 0),
    winds: [],
    played: [],
    playing,
    choices: openBallot(playing)
  };
}

// libs/lantern/src/legal-commands.ts
function* legalCommands(state, seat6) {
  const now = waiting(state);
  if (!waitsForSeats(now) || !now.seats.includes(seat6)) return;
  for (const oil2 of new Set(state.hands[seat6])) yield { type: "chooseCard", oil: oil2 };
}
var defaultCommand = (state, seat6) => ({
  type: "chooseCard",
  oil: Math.min(...state.hands[seat6] ?? [])
});

// libs/lantern/src/options.ts
import { z as z23 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var optionsSchema = z23.strictObject({
  storms: z23.int().min(1).max(4).default(3).meta({ description: "Number of storms, and of cards dealt to each." }),
  decisionSeconds: z23.int().min(10).max(604800).nullable().default(86400).meta({ description: "null: no deadline." })
}).meta({ description: "The options of a game, chosen by its opener." });

// libs/lantern/src/refusals.ts
var refusals = {
  gameOver: [],
  notAsked: [],
  notInHand: ["oil"]
};

// libs/lantern/src/score.ts
function score({ points, playing }) {
  const worth = (seat6) => (playing.includes(seat6) ? 1e3 : 0) + (points[seat6] ?? 0);
  const rank = (seat6) => 1 + points.filter((_, other) => worth(other) > worth(seat6)).length;
  return points.map((own, seat6) => ({ seat: seat6, rank: rank(seat6), points: own, parts: [{ name: "lanterns", points: own }] })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

// libs/lantern/src/upcasts.ts
var wind2 = {
  type: "stormBroke",
  from: 1,
  up: (data) => {
    const { winds: winds2, ...storm } = data;
    return { winds: winds2, wind: winds2[0], ...storm };
  }
};
var upcasts = [wind2];

// libs/lantern/src/view/resample.ts
function resample(state, viewer, random) {
  const world = clone(state);
  if (viewer.kind === "auditor") return world;
  const own = viewer.kind === "seat" ? viewer.seat : void 0;
  const unseen = random.shuffle(cards);
  const seen = [...state.played, ...own === void 0 ? [] : state.hands[own] ?? []];
  for (const oil2 of seen) unseen.splice(unseen.indexOf(oil2), 1);
  world.hands = state.hands.map((hand, seat6) => seat6 === own ? [...hand] : unseen.splice(0, hand.length));
  for (const seat6 of Object.keys(state.choices.choices)) {
    if (Number(seat6) !== own) world.choices.choices[seat6] = random.pick(world.hands[Number(seat6)] ?? []);
  }
  return world;
}

// libs/lantern/src/view/view.ts
function view({ storm, winds: winds2, points, hands, playing, choices }, viewer) {
  const own = viewer.kind === "seat" ? viewer.seat : void 0;
  const chosen = own === void 0 ? void 0 : choices.choices[own];
  const waits = stillAsked(choices);
  return {
    storm,
    winds: [...winds2],
    keepers: points.map((count, seat6) => ({
      seat: seat6,
      points: count,
      cards: hands[seat6]?.length ?? 0,
      ready: playing.includes(seat6) && !waits.includes(seat6)
    })),
    ...own === void 0 ? {} : { hand: [...hands[own] ?? []] },
    ...viewer.kind === "auditor" ? { hands: hands.map((hand) => [...hand]) } : {},
    ...chosen === void 0 ? {} : { chosen }
  };
}

// libs/lantern/src/view/view-schema.ts
import { z as z24 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var keeper = z24.strictObject({
  seat: seat5,
  points: z24.int().meta({ description: "Points of the storms so far." }),
  cards: z24.int().meta({ description: "Number of cards in hand." }),
  ready: z24.boolean().meta({ description: "Has chosen a card for this storm." })
}).meta({ id: "Keeper", description: "A lighthouse keeper." });
var viewSchema = z24.strictObject({
  storm: z24.int().meta({ description: "Number of the storm, from 1." }),
  winds: z24.array(z24.int()).meta({ description: "Strength of the past storms." }),
  keepers: z24.array(keeper),
  hand: z24.array(oil).optional().meta({ description: "Your own cards; absent for spectators." }),
  hands: z24.array(z24.array(oil)).optional().meta({ description: "All hands, by seat; for auditors only." }),
  chosen: oil.optional().meta({ description: "The card that you have chosen for this storm." })
}).meta({ description: "The view of a running game." });

// libs/lantern/src/lantern.ts
var schemas = { options: optionsSchema, commands, events, view: viewSchema, content: contentSchema };
var lantern2 = defineRules({
  name: "lantern",
  version: "1.3",
  schemas,
  upcasts,
  refusals,
  content,
  seats: () => ({ least: 2, seats: [0, 1, 2, 3].map((seat6) => ({ seat: seat6 })) }),
  initialState,
  setUp,
  decide,
  automatic: breakStorm,
  resigned: resign2,
  evolve,
  waiting,
  legalCommands,
  defaultCommand,
  view,
  resample,
  score
});
export {
  kernel,
  lantern2 as ruleset
};
