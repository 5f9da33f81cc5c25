// Chronicler: the rules of skarov 1.5, and the kernel that runs them. Released, never changed: index.json has the SHA-256 of this file.
var __defProp = Object.defineProperty;
var __export = (target2, all) => {
  for (var name in all)
    __defProp(target2, name, { get: all[name], enumerable: true });
};

// libs/kernel/src/calendar.ts
import { z } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/locale.ts
var locales = ["en", "fr"];
var localized = (en, fr) => ({ en, fr });

// libs/kernel/src/issues.ts
var MOST_ISSUES = 20;
var andMore = (count4) => localized(`And ${count4} more.`, count4 === 1 ? "Et 1 autre." : `Et ${count4} autres.`);
function readWith(schema, value) {
  const read = schema.safeParse(value, { reportInput: true });
  return read.success ? { data: read.data } : { issues: issuesOf(read.error) };
}
function issuesOf({ issues }) {
  const mostOfZod = issues.filter((issue) => !ownMessage(issue)).slice(0, MOST_ISSUES);
  const first2 = issues.filter((issue) => ownMessage(issue) || mostOfZod.includes(issue));
  const left = issues.length - first2.length;
  const told2 = [...first2.map(tellIssue), ...left > 0 ? [andMore(left)] : []];
  return localized(told2.map(({ en }) => en).join(" "), told2.map(({ fr }) => fr).join(" "));
}
var localizedIssue = (message, path = []) => ({ code: "custom", message: message.en, params: { message }, path });
var ownMessage = (issue) => issue.params?.message;
function tellIssue(issue) {
  const place2 = issue.path.map(String).join(".");
  const own2 = ownMessage(issue);
  if (own2) return place2 === "" ? own2 : localized(`${place2}: ${own2.en}`, `${place2} : ${own2.fr}`);
  const { en, fr } = predicateOf(issue);
  return place2 === "" ? localized(`This ${en}.`, `Ceci ${fr}.`) : localized(`“${place2}” ${en}.`, `« ${place2} » ${fr}.`);
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
function bound({ origin = "", inclusive }, within3, beyond2, limit = 0) {
  const how = inclusive === false ? beyond2 : within3;
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
  const local3 = localTime(time, calendar);
  const week = Math.floor(local3 / (7 * DAY));
  const within3 = local3 - week * 7 * DAY;
  const inWeek = days.map((day) => Math.min(DAY, Math.max(0, within3 - (day - 1) * DAY)));
  return week * days.length * DAY + inWeek.reduce((sum2, part) => sum2 + part, 0);
}
function momentAfter(counted2, calendar) {
  const days = countingDays(calendar);
  const past = Math.ceil(counted2 / DAY) - 1;
  const week = Math.floor(past / days.length);
  const day = days[past - week * days.length];
  return week * 7 * DAY + (day - 1) * DAY + (counted2 - past * DAY) - AFTER_MONDAY - calendar.utcOffset * 6e4;
}
function afterPause(time, calendar) {
  const next = momentAfter(countedBy(time, calendar) + 1, calendar) - 1;
  const last2 = momentAfter(countedBy(time, calendar), calendar);
  return time > last2 ? next : time;
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

// libs/kernel/src/frozen.ts
function frozen(value) {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

// libs/kernel/src/catalogue.ts
var shelves = /* @__PURE__ */ new WeakMap();
function catalogueOf(records2) {
  const shelf = { byKind: mapEntries(records2, byId), changes: 0, idsMade: 0 };
  const find = mapEntries(shelf.byKind, (known3) => (id) => known3.get(id));
  const catalogue = {
    printed: frozen({ ...records2 }),
    find,
    known: mapEntries(find, (look, kind) => (id) => look(id) ?? missing(kind, id)),
    derived: derivedFrom(shelf)
  };
  shelves.set(catalogue, shelf);
  return catalogue;
}
var derivedFrom = (shelf) => (make) => {
  let made2;
  return () => {
    if (made2?.changes !== shelf.changes) {
      made2 = { value: make(mapEntries(shelf.byKind, (known3) => [...known3.values()])), changes: shelf.changes };
    }
    return made2.value;
  };
};
function byId(records2, kind) {
  const known3 = new Map(records2.map((record) => [record.id, record]));
  if (known3.size < records2.length) throw new Error(`Two records of the kind "${inWords(kind)}" have one id.`);
  return known3;
}
function missing(kind, id) {
  throw new RangeError(`There is no ${inWords(kind)} "${id}" in the box.`);
}
var inWords = (kind) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
var mapEntries = (entries, change3) => Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change3(value, key)]));

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
var isCampaignEvent = (event2) => Object.hasOwn(campaignEventSchemas, event2.type);

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
  const place2 = /* @__PURE__ */ Symbol.for(`chronicler.${name}`);
  const common = globalThis;
  return common[place2] ??= z4.registry();
}

// libs/kernel/src/importance.ts
var declared = sharedRegistry("importance");
function mattering(importance, schema) {
  const own2 = schema.clone();
  declared.add(own2, { importance });
  return own2;
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
  return banks.map((left, seat7) => {
    const clock = stopped2.find((each) => each.seat === seat7);
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
    ({ stepId, asked: asked2 = [] }) => asked2.filter(({ seat: seat7 }) => now?.stepId !== stepId || !now.seats.includes(seat7)).map((clock) => ({ ...clock, isSuspended: now?.suspends?.includes(stepId) ?? false }))
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
  const { stepId, due, asked: asked2 = [] } = clock;
  if (due === null) return clock;
  const left = countingBetween(at, due, game.calendar);
  const lefts = asked2.map(({ seat: seat7, from }) => ({ seat: seat7, left: countingBetween(runsFrom(game, seat7, at), from, game.calendar) })).filter((each) => each.left !== left);
  return { stepId, due: null, left, ...lefts.length > 0 ? { lefts } : {} };
}
function openClock(game, waiting2, at) {
  const { stepId, clock, seats } = waiting2;
  if (clock === null && !game.banks) return [];
  const known3 = game.clocks.find((candidate) => candidate.stepId === stepId);
  const left = known3?.left ?? (clock?.seconds ?? 0) * 1e3;
  const due = known3?.due ?? addCounting(at, left, game.calendar);
  const asked2 = seats.flatMap((seat7) => {
    const own2 = known3?.lefts?.find((each) => each.seat === seat7)?.left;
    return known3?.asked?.find((each) => each.seat === seat7) ?? seatClock(game, { seat: seat7, due, own: own2 }, at);
  });
  return [{ stepId, due, left: null, ...asked2.length > 0 ? { asked: asked2 } : {} }];
}
function seatClock(game, { seat: seat7, due, own: own2 }, at) {
  const { banks, calendar } = game;
  const start = runsFrom(game, seat7, at);
  if (!banks && start === at && own2 === void 0) return [];
  const from = addCounting(start, own2 ?? countingBetween(at, due, calendar), calendar);
  return [{ seat: seat7, from, until: addCounting(from, banks?.[seat7] ?? 0, calendar) }];
}
var runsFrom = ({ vacations }, seat7, at) => Math.max(at, vacations?.[seat7]?.until ?? at);
function deadlineOf(clocks, waiting2) {
  if (!waitsForSeats(waiting2)) return null;
  const clock = clocks.find(({ stepId }) => stepId === waiting2.stepId);
  return clock?.due == null ? null : Math.min(...waiting2.seats.map((seat7) => endOf(clock, seat7) ?? Infinity));
}
function deadlineOfSeat(clocks, waiting2, seat7) {
  if (!waitsForSeats(waiting2) || !waiting2.seats.includes(seat7)) return null;
  const clock = clocks.find(({ stepId }) => stepId === waiting2.stepId);
  return clock ? endOf(clock, seat7) : null;
}
var endOf = ({ asked: asked2, due }, seat7) => asked2?.find((each) => each.seat === seat7)?.until ?? due;

// libs/kernel/src/leavers.ts
function countAbsences(game, asked2, at) {
  if (!game.leavers) return;
  game.absences = game.seats.filter(({ account: account2, resigned, offered }) => account2 !== null && !resigned && !offered).map(({ seat: seat7 }) => {
    const known3 = game.absences?.find((each) => each.seat === seat7);
    const { waited = 0, since = null } = known3 ?? {};
    const passed = since === null ? 0 : countingBetween(since, at, game.calendar);
    const askedFrom = since === null ? game.version : known3?.askedFrom ?? game.version;
    return {
      seat: seat7,
      waited: waited + passed,
      since: asked2.includes(seat7) ? runsFrom(game, seat7, at) : null,
      askedFrom
    };
  });
}
function endAbsence(game, command) {
  const { type, seat: seat7 } = command;
  if (isOwnAct(type)) forgetAbsence(game, seat7);
}
function forgetAbsence(game, seat7) {
  if (game.timedOut) game.timedOut = game.timedOut.filter((each) => each !== seat7);
  if (game.absences) game.absences = game.absences.filter((absence) => absence.seat !== seat7);
}
function rememberTimeOut(game, seat7) {
  game.timedOut = [.../* @__PURE__ */ new Set([...game.timedOut ?? [], seat7])];
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
var isSeatChange = (event2) => Object.hasOwn(seatChangeSchemas, event2.type);
function changeSeat(game, event2) {
  switch (event2.type) {
    case "seatOffered": {
      const { type: _2, seat: offered, ...offer2 } = event2;
      const since = game.version + 1;
      change(game, offered, (holder) => ({ ...holder, offered: { ...offer2, since } }));
      forgetAbsence(game, offered);
      return;
    }
    case "offerWithdrawn":
      change(game, event2.seat, withoutOffer);
      return;
    case "seatTakenOver":
      handOver(game, event2.seat, { account: event2.account, bot: null });
      return;
    case "botTookOver":
      handOver(game, event2.seat, { account: null, bot: event2.bot });
      return;
  }
}
var resignSeat = (game, seat7) => change(game, seat7, (holder) => ({ ...withoutOffer(holder), resigned: true }));
function handOver(game, taken, next, how = {}) {
  const through = game.version;
  change(game, taken, (holder) => {
    const { account: account2, bot, formerly = [] } = holder;
    return { ...withoutOffer(holder), ...next, formerly: [...formerly, { account: account2, bot, through, ...how }] };
  });
  forgetAbsence(game, taken);
}
var withoutOffer = ({ offered: _2, ...holder }) => holder;
function change(game, changed, by5) {
  game.seats = game.seats.map((holder) => holder.seat === changed ? by5(holder) : holder);
}

// libs/kernel/src/secrets.ts
var audiences = sharedRegistry("audience");
var revelations = sharedRegistry("revelations");
function secret(schema, audience) {
  const own2 = schema.clone();
  audiences.add(own2, { audience });
  return own2;
}
function revealing(schema, fields) {
  const own2 = schema.clone();
  revelations.add(own2, fields);
  return own2;
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
var isGameEvent = (event2) => Object.hasOwn(gameEventSchemas, event2.type);

// libs/kernel/src/refusal.ts
var refuse = (rule2, code, facts = {}) => ({ refused: true, rule: rule2, code, facts });
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
function defineRules(rules2) {
  demandMembers(rules2, ruleMembers);
  if (!/^[a-z][a-z0-9]*$/.test(rules2.name)) {
    throw new TypeError(`The ruleset name "${rules2.name}" must be one word of lower-case letters and digits.`);
  }
  const brought = rules2.schemas.brought?.shape ?? {};
  if (rules2.decks && !("deck" in brought)) {
    throw new TypeError(`The ruleset "${rules2.name}" has decks, and no field "deck" in what a player brings.`);
  }
  if (rules2.bases && !("base" in brought)) {
    throw new TypeError(`The ruleset "${rules2.name}" has bases, and no field "base" in what a player brings.`);
  }
  const campaignEvents2 = Object.keys(rules2.campaign?.schemas.events ?? {});
  const taken = [
    ...Object.keys(rules2.schemas.events).filter((type) => isGameEvent({ type })),
    ...campaignEvents2.filter((type) => isCampaignEvent({ type }))
  ];
  if (taken.length > 0) {
    throw new TypeError(`The ruleset "${rules2.name}" defines events that are the kernel's own: ${taken.join(", ")}.`);
  }
  return rules2;
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
  const fault2 = value === void 0 ? `has no "${name}"` : `has a "${name}" that is not what it should be`;
  return [`- it ${fault2} (${kind}): docs/guides/write-a-ruleset.md, section ${section}`];
}

// libs/kernel/src/dice.ts
var roll = (random, die, count4) => Array.from({ length: Math.max(0, count4) }, () => random.pick(die.faces));

// libs/kernel/src/ids.ts
import { z as z15 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var isOfEveryObject = (id) => id in Object.prototype;
var OF_NOTHING = localized("This is the id of nothing.", "C’est l’identifiant de rien.");
var idSchema = () => z15.string().refine((id) => !isOfEveryObject(id), { params: { message: OF_NOTHING } });

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
function evolveCampaign(ruleset, campaign2, event2) {
  const rules2 = campaignRulesOf(ruleset);
  if (isCampaignEvent(event2)) evolveLog(rules2, campaign2, event2);
  else if (!Object.hasOwn(rules2.schemas.events, event2.type)) {
    throw new TypeError(`The campaigns of "${ruleset.name}" have no event "${event2.type}".`);
  } else rules2.evolve(campaign2.state, event2);
  campaign2.version += 1;
}
function evolveLog(rules2, campaign2, event2) {
  switch (event2.type) {
    case "campaignOpened": {
      const { ruleset, rulesVersion, name, openedBy } = event2;
      const state = rules2.initialState();
      Object.assign(campaign2, { ruleset, rulesVersion, name, openedBy, state });
      return;
    }
    case "adventureOpened": {
      const { gameId: gameId3, options, openedBy } = event2;
      campaign2.adventures.push({ gameId: gameId3, options, openedBy, status: "open", reason: null, players: [] });
      return;
    }
    case "adventurePlayed":
      return change2(campaign2, event2.gameId, { status: "played", reason: event2.reason, players: event2.players });
    case "adventureGivenUp":
      return change2(campaign2, event2.gameId, { status: "givenUp" });
  }
}
function change2(campaign2, gameId3, changes2) {
  campaign2.adventures = campaign2.adventures.map((one2) => one2.gameId === gameId3 ? { ...one2, ...changes2 } : one2);
}

// libs/kernel/src/decide-campaign.ts
function openCampaign(ruleset, campaign2, { name, openedBy }) {
  if (!ruleset.campaign) return refuseGame("noCampaigns", { ruleset: ruleset.name });
  if (campaign2.version > 0) return refuseGame("alreadyOpen");
  return one({ type: "campaignOpened", ruleset: ruleset.name, rulesVersion: ruleset.version, name, openedBy });
}
function openAdventure(ruleset, campaign2, plan) {
  const { campaignId, gameId: gameId3, openedBy } = plan;
  const { schemas: schemas2 } = ruleset;
  const chosen3 = readWith(schemas2.options, plan.options);
  if (chosen3.issues) return refuseGame("invalidOptions", { issues: chosen3.issues });
  const wanted = campaignRulesOf(ruleset).optionsFor(campaignId, opened(campaign2), chosen3.data);
  if (isRefusal(wanted)) return wanted;
  const options = readWith(schemas2.options, wanted);
  if (options.issues) return refuseGame("invalidOptions", { issues: options.issues });
  return { events: [{ type: "adventureOpened", gameId: gameId3, options: options.data, openedBy }] };
}
function recordAdventure(ruleset, campaign2, game) {
  const { gameId: gameId3, hash, options, outcome } = game;
  const adventure = campaign2.adventures.find((candidate) => candidate.gameId === gameId3);
  if (adventure?.status !== "open" || canonicalJson(adventure.options) !== canonicalJson(options)) {
    return refuseGame("noSuchAdventure");
  }
  const written = {
    type: "adventurePlayed",
    gameId: gameId3,
    gameHash: hash,
    reason: outcome.reason,
    players: playersOf(game)
  };
  return { events: [written, ...campaignRulesOf(ruleset).played(opened(campaign2).state, game)] };
}
function giveUpAdventure(campaign2, gameId3) {
  const isOpen = campaign2.adventures.some((one2) => one2.gameId === gameId3 && one2.status === "open");
  return isOpen ? one({ type: "adventureGivenUp", gameId: gameId3 }) : refuseGame("noSuchAdventure");
}
function playersOf({ seats, outcome }) {
  return seats.flatMap(({ seat: seat7, account: account2, bot }) => {
    const placing = outcome.placings.find((candidate) => candidate.seat === seat7);
    return placing ? [{ seat: seat7, account: account2, bot, rank: placing.rank, points: placing.points }] : [];
  });
}
function opened(campaign2) {
  if (campaign2.version === 0) throw new TypeError("The campaign is not open.");
  return campaign2;
}
var one = (event2) => ({ events: [event2] });

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
  const sum2 = BigInt(`0x${deeds}`) + BigInt(`0x${hexOf(sha256Of(canonicalJson(command)))}`);
  return BigInt.asUintN(256, sum2).toString(16).padStart(64, "0");
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
    for (let last2 = shuffled.length - 1; last2 > 0; last2 -= 1) {
      const other = this.below(last2 + 1);
      [shuffled[last2], shuffled[other]] = [shuffled[other], shuffled[last2]];
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
function evolveClocks(game, event2) {
  switch (event2.type) {
    case "clockPardoned":
      game.clocks = prolonged(game, event2);
      return;
    case "vacationTaken":
      stopFor(game, { ...event2, until: timeOf(event2.until) });
      return;
    case "timeGranted":
      grant(game, event2);
      return;
  }
}
var prolonged = ({ clocks, calendar }, { stepId, seconds }) => clocks.map((clock) => {
  if (clock.stepId !== stepId || clock.due === null) return clock;
  const later = (time) => addCounting(time, seconds * 1e3, calendar);
  const asked2 = clock.asked?.map(({ seat: seat7, from, until }) => ({ seat: seat7, from: later(from), until: later(until) }));
  return { ...clock, due: later(clock.due), ...asked2 ? { asked: asked2 } : {} };
});
function grant(game, { giver, seat: seat7, seconds }) {
  const { calendar, banks } = game;
  game.clocks = withClock(game.clocks, seat7, ({ from, until }) => {
    const later = addCounting(until, seconds * 1e3, calendar);
    return { seat: seat7, from: banks ? from : later, until: later };
  });
  game.granted = withEntry(game.granted ?? [], giver, (given2 = 0) => given2 + seconds);
}
function stopFor(game, { seat: seat7, days, until: end2 }) {
  const { calendar, vacations = [] } = game;
  const begin3 = end2 - days * DAY;
  const later = (time) => addCounting(end2, countingBetween(begin3, time, calendar), calendar);
  game.clocks = withClock(game.clocks, seat7, ({ from, until }) => ({ seat: seat7, from: later(from), until: later(until) }));
  game.vacations = vacations.map((own2, at) => at === seat7 ? { left: own2.left - days, until: end2 } : own2);
}
var withClock = (clocks, seat7, change3) => clocks.map((clock) => {
  const { due, asked: asked2 = [] } = clock;
  if (due === null) return clock;
  const own2 = asked2.find((each) => each.seat === seat7) ?? { seat: seat7, from: due, until: due };
  return { ...clock, asked: [...asked2.filter((each) => each.seat !== seat7), change3(own2)] };
});
var withEntry = (list, seat7, change3) => Array.from(
  { length: Math.max(list.length, seat7 + 1) },
  (_2, at) => at === seat7 ? change3(list[at]) : list[at] ?? 0
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
      return (command.seats ?? []).map((seat7) => ({ chain: `${seat7}`, meaning: { type: "expireStep" } }));
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
  const known3 = /* @__PURE__ */ new WeakMap();
  return (key) => {
    const found2 = known3.get(key);
    if (found2) return found2.value;
    const value = make(key);
    known3.set(key, { value });
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
  const named2 = (id) => idAfter(id, takenBack);
  if (waitsForRules(waiting2)) return { ...waiting2, key: named2(waiting2.key) };
  if (!waitsForSeats(waiting2)) return waiting2;
  const { stepId, suspends } = waiting2;
  return { ...waiting2, stepId: named2(stepId), ...suspends ? { suspends: suspends.map(named2) } : {} };
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
  const { seat: seat7 } = allowed;
  const own2 = (game.undo ?? []).filter((point) => point.seat === seat7);
  game.undo = [...own2, { ...before, seat: seat7 }].slice(-MOST_TAKEN_BACK);
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
var takesBackTo = ({ phase, undo = [] }, seat7) => phase === "running" ? undo.filter((point) => point.seat === seat7).map(({ version }) => version).reverse() : [];

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
var endsPoints = (event2) => isGameEvent(event2) && POINTS_END.includes(event2.type);
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
var undoesTo = ({ phase, points: points2 = [] }, seat7) => phase === "running" ? points2.filter((point) => point.seat === seat7).map(({ version }) => version).reverse() : [];
var revealedSince = ({ points: points2 = [] }, version) => sumOf(points2.filter((point) => point.version >= version));
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
  const sum2 = { ...newest, revealed: summed([...newest.revealed, ...revealed]) };
  game.points = [...(game.points ?? []).slice(0, -1), sum2];
}
var sumOf = (points2) => summed(points2.flatMap(({ revealed }) => revealed));
function summed(all) {
  const counts = /* @__PURE__ */ new Map();
  for (const { type, count: count4 } of all) counts.set(type, (counts.get(type) ?? 0) + count4);
  return [...counts].sort(([one2], [other]) => one2 < other ? -1 : 1).map(([type, count4]) => ({ type, count: count4 }));
}

// libs/kernel/src/proposals/evolve-proposals.ts
var isProposalEvent = (event2) => Object.hasOwn(proposalEventSchemas, event2.type);
function evolveProposals(game, event2) {
  switch (event2.type) {
    case "proposed": {
      const { type: _2, ...proposed } = event2;
      game.proposal = { number: game.version + 1, ...proposed, agreed: [], refused: [], age: 0 };
      return;
    }
    case "proposalAnswered":
      answered(game, event2.seat, event2.agrees);
      return;
    case "proposalDropped":
      drop(game, event2.because);
      return;
    case "gamePaused":
      game.pause = { since: game.version + 1, ...event2.seconds === void 0 ? {} : { seconds: event2.seconds } };
      carriedOut(game, "PAUSE");
      return;
    case "pauseEnded":
      delete game.pause;
      return;
    case "undone":
      undoTo(game, event2.to);
      carriedOut(game, "UNDO");
      return;
  }
}
function settleTakeover(game, { type, seat: seat7 }) {
  if ((type === "botTookOver" || type === "seatTakenOver") && game.proposal?.of === seat7) carriedOut(game, "TAKEOVER");
}
function endProposals(game) {
  delete game.proposal;
  delete game.pause;
  delete game.stoppedAt;
}
function countMoves(game, command) {
  const count4 = movesOf(command);
  if (count4 === 0 || !("seat" in command)) return;
  if (game.proposal) game.proposal = { ...game.proposal, age: game.proposal.age + count4 };
  if (!game.proposalWaits) return;
  game.proposalWaits = game.proposalWaits.map((wait) => wait.seat === command.seat ? { ...wait, moves: wait.moves - count4 } : wait).filter(({ moves }) => moves > 0);
}
function movesOf(command) {
  if (command.type === "playAll") return command.commands.length;
  return command.type === "play" ? 1 : 0;
}
function answered(game, seat7, agrees) {
  const { proposal } = game;
  if (!proposal) return;
  const { agreed, refused: refused5 } = proposal;
  game.proposal = agrees ? { ...proposal, agreed: [...agreed, seat7] } : { ...proposal, refused: [...refused5, seat7] };
}
function drop(game, because) {
  const { proposal } = game;
  if (!proposal) return;
  const { seat: seat7, kind } = proposal;
  if (because === "REFUSED")
    game.proposalWaits = [...game.proposalWaits ?? [], { seat: seat7, kind, moves: MOVES_UNTIL_AGAIN }];
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
    (clock) => laterBy(clock, (time, seat7) => {
      const start = seat7 === void 0 ? at : runsFrom(game, seat7, at);
      const stop = seat7 === void 0 ? stoppedAt : runsFrom(before, seat7, stoppedAt);
      return game.calendar ? addCounting(start, countingBetween(stop, time, game.calendar), game.calendar) : time + at - stoppedAt;
    })
  );
  delete game.stoppedAt;
}
var resumed = (vacation, stoppedAt, at) => vacation.until !== null && vacation.until > stoppedAt ? { ...vacation, until: vacation.until + at - stoppedAt } : vacation;
function laterBy(clock, later) {
  if (clock.due === null) return clock;
  const asked2 = clock.asked?.map(({ seat: seat7, from, until }) => ({
    seat: seat7,
    from: later(from, seat7),
    until: later(until, seat7)
  }));
  return { ...clock, due: later(clock.due), ...asked2 ? { asked: asked2 } : {} };
}

// libs/kernel/src/evolve-game.ts
function evolveGame(ruleset, game, event2) {
  if (isGameEvent(event2)) evolveOwn(ruleset, game, event2);
  else if (!Object.hasOwn(ruleset.schemas.events, event2.type)) {
    throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event2.type}".`);
  } else ruleset.evolve(game.state, event2);
  game.version += 1;
}
function applyCommit(ruleset, game, commit) {
  const before = mayBeTakenBack(commit.events) ? beforeCommit(game) : void 0;
  const point = pointBefore(game, commit.command);
  for (const event2 of commit.events) evolveGame(ruleset, game, event2);
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
function evolveOwn(ruleset, game, event2) {
  if (isSeatChange(event2)) {
    changeSeat(game, event2);
    settleTakeover(game, event2);
  } else if (isProposalEvent(event2)) evolveProposals(game, event2);
  else evolveTable(ruleset, game, event2);
  if (game.phase === "over") endProposals(game);
}
function evolveTable(ruleset, game, event2) {
  switch (event2.type) {
    case "gameOpened":
      open(game, event2);
      return;
    case "seatTaken":
      game.seats.push(holderOf(event2));
      game.seats.sort((a, b) => a.seat - b.seat);
      return;
    case "seatLeft":
      game.seats = game.seats.filter((holder) => holder.seat !== event2.seat);
      return;
    case "gameStarted":
      begin(ruleset, game, event2.seats);
      return;
    case "startCalled":
      game.startCalled = true;
      return;
    case "seedGiven":
      changeHolder(game, event2.seat, { seed: event2.seed });
      return;
    case "seatReplaced":
      handOver(game, event2.seat, { account: event2.account, bot: null }, { byOperator: true });
      return;
    case "seatTimedOut":
      rememberTimeOut(game, event2.seat);
      return;
    case "seedsWithheld":
    case "takeBackAllowed":
      return;
    case "commandsTakenBack":
      takeBack(game, event2.to);
      return;
    case "seatResigned":
      resignSeat(game, event2.seat);
      return;
    case "gameOver":
      end(game, { reason: event2.reason, placings: event2.placings });
      return;
    case "gameAbandoned":
      end(game, { reason: ABANDONED, placings: [] });
      return;
    case "seedRevealed":
      game.seed = event2.seed;
      return;
    default:
      evolveClocks(game, event2);
  }
}
function end(game, outcome) {
  game.phase = "over";
  game.outcome = outcome;
}
function open(game, event2) {
  game.ruleset = event2.ruleset;
  game.rulesVersion = event2.rulesVersion;
  game.options = event2.options;
  game.seedCommitment = event2.seedCommitment;
  game.openedBy = event2.openedBy;
  openTerms(game, event2);
  if (event2.rulesDigest !== void 0) game.rulesDigest = event2.rulesDigest;
  if (event2.chance !== void 0) game.chance = event2.chance;
  if (event2.chance === CHANCE) game.moves = {};
  if (event2.chance === CHANCE_OF_COMMANDS) game.deeds = NO_DEEDS;
  if (event2.hiddenSeeds !== void 0) game.hiddenSeeds = event2.hiddenSeeds;
  if (event2.invitation !== void 0) game.invitation = event2.invitation;
  if (event2.unlisted !== void 0) game.unlisted = event2.unlisted;
  if (event2.rematchOf !== void 0) game.rematchOf = event2.rematchOf;
  if (event2.forkedFrom !== void 0) game.forkedFrom = event2.forkedFrom;
  if (event2.position !== void 0) game.position = event2.position;
  if (event2.takeBack !== void 0) game.takeBack = event2.takeBack;
  if (event2.undo !== void 0) {
    game.undoBy = event2.undo;
    game.points = [];
  }
  if (event2.spectatorDelay !== void 0) game.spectatorDelay = event2.spectatorDelay;
}
function takeBack(game, to) {
  takeBackTo(game, to);
  leavePoints(game, to);
}
function openTerms(game, event2) {
  if (event2.bank !== void 0) game.bank = event2.bank;
  if (event2.calendar !== void 0) game.calendar = event2.calendar;
  if (event2.vacation !== void 0) game.vacation = event2.vacation;
  if (event2.leavers !== void 0) game.leavers = event2.leavers;
  if (event2.noSubstitutes !== void 0) game.noSubstitutes = event2.noSubstitutes;
  if (event2.sameDeal !== void 0) game.sameDeal = event2.sameDeal;
}
function begin(ruleset, game, seats) {
  game.phase = "running";
  if (game.spectatorDelay !== void 0 || game.sameDeal) game.openUpTo = game.version;
  if (game.bank) game.banks = fullBanks(game.bank, seats);
  if (game.vacation) game.vacations = fullVacations(game.vacation, seats);
  if (game.position) takePosition(game, game.position);
  else game.state = ruleset.initialState(game.options, seatsAtStart(ruleset, game, seats));
}
function changeHolder(game, seat7, change3) {
  game.seats = game.seats.map((holder) => holder.seat === seat7 ? { ...holder, ...change3 } : holder);
}
var holderOf = ({
  seat: seat7,
  account: account2,
  bot,
  seed,
  seedCommitment,
  brought
}) => ({
  seat: seat7,
  account: account2,
  bot,
  seed,
  ...seedCommitment === void 0 ? {} : { seedCommitment },
  ...brought === void 0 ? {} : { brought },
  resigned: false
});
function seatsAtStart(ruleset, { options, seats }, count4) {
  return ruleset.seats(options).seats.slice(0, count4).map((plan) => {
    const { bot, brought } = seats[plan.seat] ?? {};
    return { ...plan, bot: bot != null, ...brought === void 0 ? {} : { brought } };
  });
}

// libs/kernel/src/legal-commands.ts
var workedOut = /* @__PURE__ */ new WeakMap();
function legalCommandsOf(ruleset, game, seat7) {
  const { bySeat } = workedOutFor(game);
  let legal = bySeat.get(seat7);
  if (!legal) {
    legal = game.state === null ? [] : [...ruleset.legalCommands(game.state, seat7)];
    bySeat.set(seat7, legal);
  }
  return legal;
}
function cloneGame(game) {
  const { undo, points: points2 } = game;
  const copy = clone({ ...game, ...undo ? { undo: [] } : {}, ...points2 ? { points: [] } : {} });
  copy.undo?.push(...undo ?? []);
  if (points2) copy.points = points2;
  const { version, bySeat } = workedOutFor(game);
  workedOut.set(copy, { version, bySeat: new Map(bySeat) });
  return copy;
}
function workedOutFor(game) {
  const known3 = workedOut.get(game);
  if (known3?.version === game.version) return known3;
  const none4 = { version: game.version, bySeat: /* @__PURE__ */ new Map() };
  workedOut.set(game, none4);
  return none4;
}

// libs/kernel/src/placing.ts
var close = (one2, other) => Math.abs(one2 - other) < 1e-6;
function wrongWithPlacings(placings, seats) {
  const placed2 = placings.map(({ seat: seat7 }) => seat7).sort((a, b) => a - b);
  if (String(placed2) !== String(seats.map(({ seat: seat7 }) => seat7))) {
    return `are those of the seats ${placed2.join(", ")}, each of which should be there once`;
  }
  for (const [index, { seat: seat7, rank, points: points2, parts: parts3 }] of placings.entries()) {
    const before = placings[index - 1];
    if (!Number.isInteger(rank) || rank < 1) return `give seat ${seat7} the rank ${rank}`;
    if (before && (before.rank - rank || before.seat - seat7) > 0) return "are not sorted by rank, then seat";
    const sum2 = parts3.reduce((total2, part) => total2 + part.points, 0);
    if (!close(sum2, points2)) return `give seat ${seat7} ${points2} points and parts that come to ${sum2}`;
  }
  return void 0;
}

// libs/kernel/src/turn.ts
var MOST_EVENTS = 1e4;
var MOST_STEPS = 1e5;

// libs/kernel/src/commit-turn.ts
var CommitTurn = class {
  constructor(ruleset, game, place2) {
    this.ruleset = ruleset;
    this.game = game;
    this.place = place2;
    this.command = place2.command;
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
  emit(event2) {
    if (this.events.length === MOST_EVENTS) {
      throw new Error(
        `"${this.ruleset.name}" has more than ${MOST_EVENTS} events in one command: it does not come to an end.`
      );
    }
    this.events.push(event2);
    evolveGame(this.ruleset, this.game, event2);
  }
  /** A seat gives a command of the ruleset, parsed: the first of this commit, or one more. */
  give(seat7, command) {
    this.given.push(command);
    this.command = this.given.length === 1 ? { type: "play", seat: seat7, command } : { type: "playAll", seat: seat7, commands: [...this.given] };
  }
  legal(seat7) {
    return legalCommandsOf(this.ruleset, this.game, seat7);
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
function takeVacation(turn, { seat: seat7, days }) {
  const { game, at } = turn;
  const wrong = mayNotAct(turn, seat7);
  if (wrong) return wrong;
  const vacation = game.vacations?.[seat7];
  if (!vacation) return refuseGame("noVacations");
  if (!isRunning(turn, seat7)) return refuseGame("clockStandsStill", { seat: seat7 });
  const { issues } = readWith(vacationDaysSchema, days);
  if (issues) return refuseGame("invalidCommand", { issues });
  if (days > vacation.left) return refuseGame("vacationSpent", { left: vacation.left });
  const until = Math.max(at, vacation.until ?? at) + days * DAY;
  turn.emit({ type: "vacationTaken", seat: seat7, days, until: momentOf(until) });
  return void 0;
}
function grantTime(turn, { seat: seat7, to, seconds }) {
  const { game } = turn;
  const wrong = mayNotAct(turn, seat7);
  if (wrong) return wrong;
  if (to === seat7) return refuseGame("ownClock");
  if (!game.seats.some((holder) => holder.seat === to)) return refuseGame("noSuchSeat", { seat: to });
  if (!isRunning(turn, to)) return refuseGame("clockStandsStill", { seat: to });
  const { issues } = readWith(grantedSecondsSchema, seconds);
  if (issues) return refuseGame("invalidCommand", { issues });
  const left = MOST_GRANTED - (game.granted?.[seat7] ?? 0);
  if (seconds > left) return refuseGame("tooMuchGranted", { left });
  turn.emit({ type: "timeGranted", seat: to, giver: seat7, seconds });
  return void 0;
}
function mayNotAct({ game }, seat7) {
  if (game.phase !== "running") return refuseGame("notRunning");
  const holder = game.seats.find((each) => each.seat === seat7);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat7 });
  return holder.resigned ? refuseGame("alreadyResigned", { seat: seat7 }) : void 0;
}
function isRunning({ ruleset, game, at }, seat7) {
  const deadline = deadlineOfSeat(game.clocks, waitingIn(ruleset, game), seat7);
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
function replacePlayer(turn, { seat: seat7, account: account2 }) {
  const { game } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (game.sameDeal) return refuseGame("noSubstitutes");
  const holder = game.seats.find((each) => each.seat === seat7);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat7 });
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat7 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat7 });
  if (game.seats.some((each) => each.account === account2)) return refuseGame("alreadySeated");
  turn.emit({ type: "seatReplaced", seat: seat7, account: account2 });
  return void 0;
}

// libs/kernel/src/decide-seat-changes.ts
function offerSeat(turn, { seat: seat7, to }) {
  const holder = changing(turn, seat7);
  if (isRefusal(holder)) return holder;
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat7 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat7 });
  if (holder.offered) return refuseGame("alreadyOffered", { seat: seat7 });
  const known3 = to === void 0 ? void 0 : knowsTheGame(turn, to, seat7);
  if (known3) return known3;
  turn.emit({ type: "seatOffered", seat: seat7, ...to === void 0 ? {} : { to } });
  return void 0;
}
function withdrawOffer(turn, { seat: seat7 }) {
  const holder = changing(turn, seat7);
  if (isRefusal(holder)) return holder;
  if (!holder.offered) return refuseGame("seatNotOffered", { seat: seat7 });
  turn.emit({ type: "offerWithdrawn", seat: seat7 });
  return void 0;
}
function takeOverSeat(turn, { seat: seat7, account: account2 }) {
  const holder = changing(turn, seat7);
  if (isRefusal(holder)) return holder;
  if (!mayReturn(turn, holder, account2)) {
    if (!holder.offered) return refuseGame("seatNotOffered", { seat: seat7 });
    if ((holder.offered.to ?? account2) !== account2) return refuseGame("offeredToAnother", { seat: seat7 });
  }
  const known3 = knowsTheGame(turn, account2, seat7);
  if (known3) return known3;
  turn.emit({ type: "seatTakenOver", seat: seat7, account: account2 });
  return void 0;
}
function replaceLeaver(turn, { seat: seat7 }) {
  const { game, ruleset } = turn;
  const holder = changing(turn, seat7);
  if (isRefusal(holder)) return holder;
  const waiting2 = waitingIn(ruleset, game);
  const isAsked2 = waitsForSeats(waiting2) && waiting2.seats.includes(seat7);
  if (!game.leavers || !isAsked2 || holder.account === null || holder.offered) return refuseGame("nothingDue");
  const { bot } = game.leavers;
  turn.emit(bot === void 0 ? { type: "seatOffered", seat: seat7, absent: true } : { type: "botTookOver", seat: seat7, bot });
  return void 0;
}
function keepSeat(turn) {
  const { game, command } = turn;
  if (game.phase !== "running" || !isOwnAct(command.type) || !("seat" in command)) return;
  const { seat: seat7 } = command;
  if (game.seats.find((each) => each.seat === seat7)?.offered?.absent) turn.emit({ type: "offerWithdrawn", seat: seat7 });
}
function changing({ game }, seat7) {
  if (game.phase !== "running") return refuseGame("notRunning");
  if (game.noSubstitutes) return refuseGame("noSubstitutes");
  if (game.moves === void 0) return refuseGame("seatsStay");
  const holder = game.seats.find((each) => each.seat === seat7);
  return holder ?? refuseGame("noSuchSeat", { seat: seat7 });
}
function mayReturn({ game }, { bot, formerly = [] }, account2) {
  return bot !== null && game.leavers?.mayReturn === true && formerly.at(-1)?.account === account2;
}
function knowsTheGame({ game }, account2, seat7) {
  const holds = (holder) => holder.account === account2;
  if (game.seats.some(holds)) return refuseGame("seatedAlready");
  const held = ({ seat: other, formerly = [] }) => other !== seat7 && formerly.some((former) => former.account === account2);
  return game.seats.some(held) ? refuseGame("knowsAnotherSeat") : void 0;
}

// libs/kernel/src/decide-table.ts
import { z as z17 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/brought.ts
function parseBrought(ruleset, options, given2, seat7) {
  const brought = given2 === void 0 ? void 0 : parse(ruleset, given2);
  if (isRefusal(brought)) return brought;
  return ruleset.refuseBrought?.(options, brought, seat7) ?? brought;
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
function mayChangeSeats(turn, seat7) {
  const { game, ruleset } = turn;
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { seats } = seatsOfTable(ruleset, game);
  if (seats.every((plan) => game.seats.some((holder) => holder.seat === plan.seat))) return refuseGame("tableFull");
  if (!seats.some((plan) => plan.seat === seat7)) return refuseGame("noSuchSeat", { seat: seat7 });
  return game.seats.some((holder) => holder.seat === seat7) ? refuseGame("seatTaken", { seat: seat7 }) : void 0;
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
  const { seat: seat7, account: account2, bot, seed, seedCommitment } = sitter;
  const brought = broughtBy(turn, sitter);
  if (isRefusal(brought)) return brought;
  turn.emit({ type: "seatTaken", seat: seat7, account: account2, bot, seed, ...given({ seedCommitment, brought }) });
  return void 0;
}
function broughtBy({ ruleset, game }, { seat: seat7, brought }) {
  if (!game.position) return parseBrought(ruleset, game.options, brought, seat7);
  return brought === void 0 ? void 0 : refuseGame("nothingToBring");
}
function leaveSeat(turn, { seat: seat7 }) {
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  if (!turn.game.seats.some((holder) => holder.seat === seat7)) return refuseGame("seatFree", { seat: seat7 });
  turn.emit({ type: "seatLeft", seat: seat7 });
  return void 0;
}
function startGame(turn) {
  const { game, ruleset } = turn;
  if (game.version === 0) return refuseGame("alreadyStarted");
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { least } = seatsOfTable(ruleset, game);
  if (game.seats.length < least || game.seats.some((holder, place2) => holder.seat !== place2)) {
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
var seatsOwingSeeds = ({ seats }) => seats.filter(({ seed, seedCommitment }) => seedCommitment !== void 0 && seed === null).map(({ seat: seat7 }) => seat7);
function giveSeed(turn, { seat: seat7, seed }) {
  const { game } = turn;
  if (game.phase !== "open" || !game.startCalled) return refuseGame("startNotCalled");
  if (!seatsOwingSeeds(game).includes(seat7)) return refuseGame("noSeedOwed", { seat: seat7 });
  if (!isSeatSeed(seed)) return refuseGame("invalidSeed");
  const holder = game.seats.find((each) => each.seat === seat7);
  if (commitmentTo(bytesOf(seed)) !== holder?.seedCommitment) return refuseGame("wrongSeed", { seat: seat7 });
  turn.emit({ type: "seedGiven", seat: seat7, seed });
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
function expireStep(ruleset, turn, { seats, step, stepId }, tell4) {
  const goesOn = (seat7) => isAsked(ruleset, turn.game ?? turn, seat7, stepId);
  for (const seat7 of seats) {
    if (!goesOn(seat7)) continue;
    tell4(seat7);
    ruleset.timedOut?.(turn, seat7, step);
    while (goesOn(seat7)) giveDefault(ruleset, turn, seat7);
  }
}
function isAsked(ruleset, game, seat7, stepId) {
  const waiting2 = waitingIn(ruleset, game);
  return waitsForSeats(waiting2) && waiting2.stepId === stepId && waiting2.seats.includes(seat7);
}
function giveDefault(ruleset, turn, seat7) {
  const before = turn.events.length;
  const command = ruleset.defaultCommand(turn.state, seat7);
  const refusal = ruleset.decide(turn, command, seat7);
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
  const late = seats ? waiting2.seats.filter((seat7) => seats.includes(seat7)) : waiting2.seats;
  if (late.length === 0) return refuseGame("nothingDue");
  turn.command = { type: "expireStep", stepId, seats: [...late].sort((one2, other) => one2 - other) };
  expireStep(
    ruleset,
    turn,
    { ...waiting2, seats: late },
    (seat7) => turn.emit({ type: "seatTimedOut", seat: seat7, step: waiting2.step, stepId })
  );
  return void 0;
}

// libs/kernel/src/proposals/decide-proposals.ts
function propose(turn, command) {
  const { game } = turn;
  const { seat: seat7, kind } = command;
  const refused5 = refuseSeat(game, seat7);
  if (refused5) return refused5;
  if (game.proposal) return refuseGame("proposalOpen");
  const wait = game.proposalWaits?.find((each) => each.seat === seat7 && each.kind === kind);
  if (wait) return refuseGame("proposeLater", { moves: wait.moves });
  const terms = termsOf(turn, command);
  if (isRefusal(terms)) return terms;
  const asked2 = game.seats.filter((holder) => holder.seat !== seat7 && isPerson(holder)).map((holder) => holder.seat);
  turn.emit({ type: "proposed", seat: seat7, kind, ...terms, asked: asked2 });
  conclude(turn);
  return void 0;
}
function answerProposal(turn, command) {
  const { game } = turn;
  const { seat: seat7, proposal: number2, agrees } = command;
  const { proposal } = game;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (proposal?.number !== number2) return refuseGame("proposalPassed");
  if (!stillAsked(proposal).includes(seat7)) return refuseGame("notAsked", { seat: seat7 });
  turn.emit({ type: "proposalAnswered", seat: seat7, agrees });
  conclude(turn);
  return void 0;
}
function withdrawProposal(turn, { seat: seat7 }) {
  if (turn.game.proposal?.seat !== seat7) return refuseGame("proposalPassed");
  turn.emit({ type: "proposalDropped", because: "WITHDRAWN" });
  return void 0;
}
function endPause(turn, { seat: seat7 }) {
  const { game } = turn;
  if (!game.pause) return refuseGame("notPaused");
  const refused5 = seat7 === void 0 ? void 0 : refuseSeat(game, seat7);
  if (refused5) return refused5;
  if (seat7 === void 0 && game.pause.seconds === void 0) return refuseGame("nothingDue");
  turn.emit({ type: "pauseEnded", ...seat7 === void 0 ? {} : { seat: seat7 } });
  return void 0;
}
function handToBot(turn, { seat: seat7, bot }) {
  const { game } = turn;
  const refused5 = refuseSeat(game, seat7);
  if (refused5) return refused5;
  if (!game.seats.some((holder) => holder.seat !== seat7 && isPerson(holder))) return refuseGame("lastPerson");
  turn.emit({ type: "botTookOver", seat: seat7, bot });
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
var stillAsked = ({ asked: asked2, agreed, refused: refused5 }) => asked2.filter((seat7) => !agreed.includes(seat7) && !refused5.includes(seat7));
function refuseSeat({ phase, seats }, seat7) {
  if (phase !== "running") return refuseGame("notRunning");
  const holder = seats.find((each) => each.seat === seat7);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat7 });
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat7 });
  return holder.resigned ? refuseGame("alreadyResigned", { seat: seat7 }) : void 0;
}
var isPerson = ({ account: account2, resigned }) => account2 !== null && !resigned;
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
function termsOfUndo(game, { seat: seat7, to }) {
  if (!game.undoBy) return refuseGame("noUndo");
  if (game.pause) return refuseGame("paused");
  if (to === void 0 || !undoesTo(game, seat7).includes(to)) return refuseGame("nothingToUndo");
  return { to, since: [...revealedSince(game, to)] };
}
function termsOfTakeover({ game, ruleset }, { seat: seat7, of, bot }) {
  if (of === void 0 || of === seat7 || bot === void 0) return refuseGame("noTakeover");
  const refused5 = refuseSeat(game, of);
  if (refused5) return refused5;
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
function isAgreed({ kind, asked: asked2, agreed }) {
  return kind === "TAKEOVER" ? agreed.length > 0 : agreed.length === asked2.length;
}
function isRefused({ kind, of, asked: asked2, refused: refused5 }) {
  if (kind !== "TAKEOVER") return refused5.length > 0;
  return refused5.length === asked2.length || of !== void 0 && refused5.includes(of);
}
function carryOut(turn, { kind, seat: seat7, seconds, to, of, bot }) {
  if (kind === "PAUSE") turn.emit({ type: "gamePaused", ...seconds === void 0 ? {} : { seconds } });
  if (kind === "UNDO" && to !== void 0) turn.emit({ type: "undone", seat: seat7, to });
  if (kind === "TAKEOVER" && of !== void 0 && bot !== void 0) turn.emit({ type: "botTookOver", seat: of, bot });
}

// libs/kernel/src/decide-game.ts
var MOST_COMMANDS = 20;
function decideGame(ruleset, game, command, seed, { previousHash, at = 0 } = {}) {
  const place2 = { command, seed, previousHash, at };
  if (command.type !== "playAll") return decideCommit(new CommitTurn(ruleset, game, place2), command);
  const trial = cloneGame(game);
  const decision = decideCommit(new CommitTurn(ruleset, trial, place2), command);
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
function play(turn, { seat: seat7, command, stepId }) {
  const { game, ruleset } = turn;
  if (game.phase === "open") return refuseGame("notStarted");
  if (!game.seats.some((holder) => holder.seat === seat7)) return refuseGame("noSuchSeat", { seat: seat7 });
  if (stepId !== void 0 && !isAsked(ruleset, game, seat7, stepId)) return refuseGame("staleStep", { stepId });
  const parsed = parseCommand(ruleset, command);
  if (isRefusal(parsed)) return parsed;
  const before = turn.events.length;
  turn.give(seat7, parsed);
  const refusal = ruleset.decide(turn, parsed, seat7);
  if (refusal && turn.events.length > before)
    throw new Error(`"${ruleset.name}" refused (${refusal.code}) after it had emitted events.`);
  if (!refusal && game.phase === "over")
    throw new Error(`"${ruleset.name}" accepted a command after the end of the game.`);
  return refusal;
}
function playAll(turn, { seat: seat7, commands: commands2, stepId }) {
  if (commands2.length === 0 || commands2.length > MOST_COMMANDS)
    return refuseGame("wrongLength", { most: MOST_COMMANDS });
  for (const [index, command] of commands2.entries()) {
    const step = index === 0 && stepId !== void 0 ? { stepId } : {};
    const refusal = play(turn, { type: "play", seat: seat7, command, ...step });
    if (refusal) return { ...refusal, place: index + 1 };
    if (turn.drew || makesKnown(turn)) return void 0;
  }
  return void 0;
}
function takeBack2(turn, { seat: seat7, to }) {
  const { game } = turn;
  if (!game.takeBack) return refuseGame("noTakeBacks");
  if (game.phase !== "running") return refuseGame("notRunning");
  if (!takesBackTo(game, seat7).includes(to)) return refuseGame("nothingToTakeBack");
  turn.emit({ type: "commandsTakenBack", seat: seat7, to });
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
function resign(turn, seat7) {
  const { game, ruleset } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  const holder = game.seats.find((candidate) => candidate.seat === seat7);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat7 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat7 });
  turn.emit({ type: "seatResigned", seat: seat7 });
  ruleset.resigned(turn, seat7);
  return void 0;
}

// libs/kernel/src/redaction.ts
var plans = /* @__PURE__ */ new WeakMap();
function redactorOf(ruleset, options) {
  const schemas2 = eventSchemasOf(ruleset);
  const sides2 = new Map(ruleset.seats(options).seats.map((plan) => [plan.seat, plan.side]));
  return (event2, viewer) => {
    const schema = schemas2[event2.type];
    if (!schema) throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event2.type}".`);
    const plan = viewer.kind === "auditor" ? null : planOf(schema);
    if (!plan) return event2;
    const sees2 = (audience) => isOfAudience(audience, event2, viewer, sides2);
    return redact(plan, event2, sees2);
  };
}
function isOfAudience(audience, event2, viewer, sides2) {
  if (audience === "everyone" || viewer.kind === "auditor") return true;
  if (audience === "nobody" || viewer.kind === "spectator") return false;
  if ("side" in audience)
    return sides2.get(viewer.seat) !== void 0 && sides2.get(viewer.seat) === event2[audience.side];
  const named2 = event2[audience.seat];
  return Array.isArray(named2) ? named2.includes(viewer.seat) : named2 === viewer.seat;
}
function redact(plan, value, sees2) {
  if (Array.isArray(value)) return value.map((item) => redact(plan, item, sees2));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const audience = plan.secrets.get(key);
      if (audience !== void 0 && !sees2(audience)) return [];
      const inside2 = plan.inside.get(key);
      return [[key, inside2 ? redact(inside2, field, sees2) : field]];
    })
  );
}
function planOf(schema) {
  const known3 = plans.get(schema);
  if (known3 !== void 0) return known3;
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
  const inside2 = /* @__PURE__ */ new Map();
  for (const [key, field] of Object.entries(shape)) {
    const audience = audienceOf(field);
    if (audience !== "everyone") secrets.set(key, audience);
    const plan = planOf(field);
    if (plan) inside2.set(key, plan);
  }
  return secrets.size + inside2.size > 0 ? { secrets, inside: inside2 } : null;
}
function refuseSecrets(schemas2, where) {
  const hidden3 = schemas2.some((schema) => audienceOf(schema) !== "everyone" || planOf(schema) !== null);
  if (hidden3) throw new TypeError(`A secret inside ${where} cannot be redacted: declare the whole field secret.`);
  return null;
}

// libs/kernel/src/seat.ts
var seatName = (seat7, locale) => `${locale === "en" ? "Seat" : "Place"} ${seat7 + 1}`;
var atSeat = (seat7) => ({ kind: "seat", seat: seat7 });

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
    const local3 = new _LocalGame(ruleset, seed);
    local3.must({ type: "openGame", ruleset: ruleset.name, options, openedBy: "player-0" });
    const count4 = seats ?? ruleset.seats(local3.game.options).least;
    for (let seat7 = 0; seat7 < count4; seat7 += 1) {
      local3.must(sitDown2(seat7, brought[seat7]));
    }
    local3.must({ type: "startGame" });
    return local3;
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
      seats: Array.from({ length: seats ?? ruleset.seats(parsed).least }, (_2, seat7) => ({
        seat: seat7,
        account: `player-${seat7}`,
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
  play(seat7, command) {
    return this.run({ type: "play", seat: seat7, command });
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
  legal(seat7) {
    return legalCommandsOf(this.ruleset, this.game, seat7);
  }
  /** The view of a seat. */
  view(seat7) {
    return this.ruleset.view(this.state, atSeat(seat7));
  }
  /** The sight of a bot at a seat. */
  sight(seat7, random, bot = {}) {
    const { ruleset, game, commits } = this;
    if (!bot.remembers) return sightOf(ruleset, game, { seat: seat7, random });
    const redact2 = redactorOf(ruleset, game.options);
    const seen = commits.flatMap(({ events: events2 }) => events2.map((event2) => redact2(event2, atSeat(seat7))));
    return sightOf(ruleset, game, { seat: seat7, random, events: seen });
  }
  /**
   * Lets bots play to the end, `bots[seat]` for each seat, or until `look` has seen enough.
   * Throws when a bot gives a command that is refused, or when the game is longer than `most` commits.
   * @returns how many commands the bots have given.
   */
  playOut(bots, random, { most: most2 = 1e5, look = () => void 0 } = {}) {
    let played = 0;
    for (let seat7 = this.nextSeat(); seat7 !== void 0; seat7 = this.nextSeat()) {
      if (look(played) === true) return played;
      if (this.commits.length > most2) throw new Error(`The game has not ended after ${most2} commits.`);
      const bot = bots[seat7];
      if (!bot) throw new RangeError(`There is no bot for seat ${seat7}.`);
      this.must({ type: "play", seat: seat7, command: bot(this.sight(seat7, random, bot)) });
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
var sitDown2 = (seat7, brought) => ({
  type: "takeSeat",
  seat: seat7,
  account: `player-${seat7}`,
  seed: null,
  ...brought === void 0 ? {} : { brought }
});
function sightOf(ruleset, game, { seat: seat7, random, events: events2 }) {
  return {
    seat: seat7,
    view: ruleset.view(game.state, atSeat(seat7)),
    legal: legalCommandsOf(ruleset, game, seat7),
    random,
    events() {
      if (!events2) throw new Error("A bot that asks for past events has to say that it `remembers`.");
      return events2;
    },
    worlds: (count4) => Array.from({ length: count4 }, () => worldOf(ruleset, game, seat7, random))
  };
}
function worldOf(ruleset, game, seat7, random) {
  const seats = game.seats.map(({ brought: _2, ...holder }) => ({ ...holder, seed: null }));
  const state = ruleset.resample(game.state, atSeat(seat7), random);
  const open3 = omitting(game, OF_THE_TABLE);
  return new LocalGame(ruleset, `world-${random.below(2 ** 48)}`, { ...open3, version: 0, seats, state, clocks: [] });
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
function localizedText(most2 = Infinity) {
  const text = (most2 === Infinity ? z18.string().min(1) : z18.string().min(1).max(most2)).refine(isPlainText, {
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
var evolverOf = (table) => (state, event2) => {
  const apply = table[event2.type];
  apply(state, event2);
};
function* legalFrom(table, state, seat7, takes2) {
  for (const terms of Object.values(table)) {
    if (!takes2(terms)) continue;
    for (const command of terms.offers(state, seat7)) {
      if (terms.offersAreLegal || !terms.check(state, command, seat7)) yield command;
    }
  }
}
function defaultFrom(open3, state, seat7) {
  if (!open3?.asked.includes(seat7)) throw new Error(`The open step does not ask seat ${seat7}.`);
  return open3.rules.byDefault(state, seat7);
}
var takes = (open3, steps, seat7) => !steps || open3 !== void 0 && steps.includes(open3.step) && open3.asked.includes(seat7);
function refusedBefore(open3, steps, seat7, refusals2) {
  if (takes(open3, steps, seat7)) return void 0;
  return open3 && steps?.includes(open3.step) ? refusals2.notAsked() : refusals2.wrongStep(open3?.step ?? null);
}

// libs/kernel/src/teller.ts
var VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûü]))/i;
function tellerIn(locale, names2) {
  const say = (en, fr) => locale === "en" ? en : fr;
  const isPlural = (count4) => locale === "en" ? Math.abs(count4) !== 1 : Math.abs(count4) > 1;
  const phrases = (all) => all.join(say("; ", " ; "));
  return {
    locale,
    say,
    phrases,
    each: (pairs) => phrases(pairs.map(([of, said]) => say(`${of}: ${said}`, `${of} : ${said}`))),
    who: (seat7) => names2[seat7] ?? seatName(seat7, locale),
    count: (count4, en, fr) => `${count4} ${say(en, fr)}${isPlural(count4) ? "s" : ""}`,
    elided: (word, name) => VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`,
    text: (text) => text[locale],
    quoted: (text) => say(`“${text}”`, `« ${text} »`),
    list: (things, none4) => things.length > 0 ? things.join(", ") : none4,
    listed: (things, none4) => things.length > 1 ? `${things.slice(0, -1).join(", ")} ${say("and", "et")} ${things.at(-1) ?? ""}` : things[0] ?? none4
  };
}

// libs/kernel/src/waits-for.ts
var waitsFor = ({ asked: asked2, step, stepId }, { decisionSeconds: decisionSeconds2 }) => ({
  seats: asked2,
  step,
  stepId,
  clock: decisionSeconds2 === null ? null : { seconds: decisionSeconds2 }
});

// libs/skirmish/src/board/tile-face.ts
import { z as z19 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var local = z19.int().min(0).max(4);
var edgeSchema = z19.enum(["N", "E", "S", "W"]).meta({ id: "CellEdge", description: "A side of a cell." });
var tileFaceSchema = z19.strictObject({
  id: z19.string().min(1).max(80),
  tile: z19.int().min(1).max(99).meta({ description: "The tile; it has two faces." }),
  name: z19.strictObject({ en: z19.string().min(1), fr: z19.string().min(1) }),
  kind: z19.enum(["OUTDOOR", "INDOOR"]).meta({ id: "TileKind" }),
  map: z19.array(z19.string().regex(/^[oi.#]{5}$/)).length(5),
  zones: z19.array(z19.string().regex(/^[a-z#]{5}$/)).length(5),
  zoneNames: z19.array(
    z19.strictObject({ zone: z19.string().length(1), en: z19.string().min(1), fr: z19.string().min(1) }).meta({ id: "ZoneName" })
  ).min(1),
  walls: z19.array(z19.strictObject({ x: local, y: local, edge: edgeSchema }).meta({ id: "Wall" })),
  doors: z19.array(
    z19.strictObject({ id: z19.string().min(1).max(40), x: local, y: local, edge: edgeSchema, open: z19.boolean() }).meta({ id: "Door" })
  ),
  features: z19.array(z19.strictObject({ x: local, y: local, id: z19.string().min(1).max(40) }).meta({ id: "Feature" })).meta({ description: "The things on the interaction spaces; tests and special actions name them." })
}).meta({ id: "TileFace", description: "The print of one side of a tile: cells, walls and doors." });

// libs/skirmish/src/cells/cells.ts
var tileSize = 5;
var spaceIdOf = (cell3) => `${cell3.x},${cell3.y}`;
var cells = /* @__PURE__ */ new Map();
var MOST_CELLS = 1e4;
function cellOf(spaceId2) {
  const known3 = cells.get(spaceId2);
  if (known3) return known3;
  const cell3 = parseCell(spaceId2);
  if (cells.size >= MOST_CELLS) cells.clear();
  cells.set(spaceId2, cell3);
  return cell3;
}
function parseCell(spaceId2) {
  const match = /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/.exec(spaceId2);
  if (!match) throw new RangeError(`"${spaceId2}" is not the name of a cell.`);
  return { x: Number(match[1]), y: Number(match[2]) };
}
var compareCells = (one2, other) => one2.y - other.y || one2.x - other.x;
var isSameCell = (one2, other) => one2.x === other.x && one2.y === other.y;
var spaceDistance = (one2, other) => Math.max(Math.abs(one2.x - other.x), Math.abs(one2.y - other.y));
var quarters = (turns) => (turns % 4 + 4) % 4;
function turnedCell(cell3, turns, size = tileSize) {
  let { x, y } = cell3;
  for (let left = quarters(turns); left > 0; left -= 1) [x, y] = [size - 1 - y, x];
  return { x, y };
}
function turnedEdge(edge2, turns) {
  const around = edgeSchema.options;
  return around[quarters(around.indexOf(edge2) + turns)] ?? edge2;
}
var turned = (place2, turns, size = tileSize) => ({
  ...turnedCell(place2, turns, size),
  edge: turnedEdge(place2.edge, turns)
});
function turnedOffset(offset, turns) {
  let { x, y } = offset;
  for (let left = quarters(turns); left > 0; left -= 1) [x, y] = [y === 0 ? 0 : -y, x];
  return { x, y };
}
function beyond({ x, y, edge: edge2 }) {
  switch (edge2) {
    case "N":
      return { x, y: y - 1 };
    case "E":
      return { x: x + 1, y };
    case "S":
      return { x, y: y + 1 };
    case "W":
      return { x: x - 1, y };
  }
}

// libs/skirmish/src/board/grid.ts
var NOTHING = 0;
var WALL = 1;
var FIRST_DOOR = 2;
function walkableIndex(grid, cell3) {
  const column = cell3.x - grid.left;
  const row = cell3.y - grid.top;
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return -1;
  return grid.walkableAt[row * grid.width + column] ?? -1;
}
function cellInGrid(grid, cell3) {
  const index = walkableIndex(grid, cell3);
  if (index < 0) return "SOLID";
  return (grid.spaceOf[index] ?? -1) < 0 ? "OPEN" : "SPACE";
}
function edgeIndex(grid, { x, y, edge: edge2 }) {
  const column = x - grid.left + (edge2 === "E" ? 1 : 0);
  const row = y - grid.top + (edge2 === "S" ? 1 : 0);
  const upright = edge2 === "E" || edge2 === "W";
  return { upright, index: row * (upright ? grid.width + 1 : grid.width) + column };
}

// libs/skirmish/src/board/board.ts
var Board = class {
  constructor(parts3, grid) {
    this.grid = grid;
    this.spaces = parts3.spaces;
    this.zones = parts3.zones;
    this.doors = parts3.doors;
    this.features = parts3.features;
    this.spaceById = new Map(parts3.spaces.map((space3) => [space3.id, space3]));
    this.zoneById = new Map(parts3.zones.map((zone) => [zone.id, zone]));
    this.doorById = new Map(parts3.doors.map((door3) => [door3.id, door3]));
  }
  grid;
  spaces;
  zones;
  doors;
  features;
  spaceById;
  zoneById;
  doorById;
  /** Whether this names a space of the board. */
  hasSpace(id) {
    return this.spaceById.has(id);
  }
  /** A space by its id. Throws a RangeError when there is none. */
  space(id) {
    return found(this.spaceById.get(id), "space", id);
  }
  /** The space on a cell, if there is one. */
  spaceAt(cell3) {
    return this.spaceById.get(spaceIdOf(cell3));
  }
  /** Whether this names a zone of the board. */
  hasZone(id) {
    return this.zoneById.has(id);
  }
  /** A zone by its id. Throws a RangeError when there is none. */
  zone(id) {
    return found(this.zoneById.get(id), "zone", id);
  }
  /** Whether this names a door of the board. */
  hasDoor(id) {
    return this.doorById.has(id);
  }
  /** A door by its id. Throws a RangeError when there is none. */
  door(id) {
    return found(this.doorById.get(id), "door", id);
  }
  /** Whether nothing passes this cell: scenery that fills it, or no tile at all (CLASH-218). */
  isSolid(cell3) {
    return cellInGrid(this.grid, cell3) === "SOLID";
  }
  /** Whether no figure can stand on this cell while sight and ways pass it (CLASH-218). */
  isOpenCell(cell3) {
    return cellInGrid(this.grid, cell3) === "OPEN";
  }
};
function found(record, kind, id) {
  if (record === void 0) throw new RangeError(`The board has no ${kind} "${id}".`);
  return record;
}

// libs/skirmish/src/commands.ts
import { z as z21 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/content/words.ts
import { z as z20 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var ranks = ["ROOKIE", "HERO", "VETERAN"];
var difficultySchema = z20.enum(["EASY", "NORMAL", "HARD"]).meta({ id: "Difficulty" });
var characteristics = ["SPEED", "ATTACK", "DEFENSE", "MIND"];
var characteristicSchema = z20.enum(characteristics).meta({ id: "Characteristic" });
var cardSideSchema = z20.enum(["LEFT", "RIGHT"]).meta({ id: "CardSide" });
var attackModeSchema = z20.enum(["MELEE", "RANGED"]).meta({ id: "AttackMode" });
var idSchema2 = z20.string().min(1).max(80);
var figureIdSchema = idSchema().min(1).max(80);
var spaceIdSchema = idSchema().max(9).meta({ description: 'A space of the board, as "x,y".' });
var cardIdSchema = idSchema().min(1).max(80);
var powerIdSchema = idSchema().min(1).max(80);
var pieceIdSchema = idSchema().min(1).max(80);
var testIdSchema = idSchema().min(1).max(80);
var testKeySchema = idSchema().min(1).max(80);
var missionIdSchema = idSchema().min(1).max(80);
var articleIdSchema = idSchema().min(1).max(80);

// libs/skirmish/src/commands.ts
var hero = figureIdSchema.meta({ description: "Id of a hero, as in the content." });
var figure = figureIdSchema.meta({ description: "Id of a figure: the active hero, or one of its sidekicks." });
var card = cardIdSchema.meta({ description: "Id of a card, as in the content." });
var power = powerIdSchema.meta({ description: "Id of a card, as in the content." });
var none = z21.strictObject({});
var planningCommands = ({ rankSchema: rankSchema2, compareCards: compareCards2, rules: rules2 }) => ({
  chooseHero: z21.strictObject({ heroId: hero, rank: rankSchema2 }).meta({ description: `Takes a free hero as the main hero (${rules2.chooseHero}).` }),
  placeHero: z21.strictObject({ heroId: hero, spaceId: spaceIdSchema }).meta({ description: `Puts a hero on a start space (${rules2.placeHero}).` }),
  planCards: z21.strictObject({
    heroId: hero,
    plays: z21.array(z21.strictObject({ cardId: card, side: cardSideSchema }).meta({ id: "Play" })).max(12).overwrite((plays3) => [...plays3].sort((a, b) => compareCards2(a.cardId, b.cardId)))
  }).meta({ description: `Lays the cards of a hero in secret, all in one (${rules2.planCards}).` }),
  takeBackPlan: z21.strictObject({ heroId: hero }).meta({ description: `Takes back the cards and tokens of a hero (${rules2.takeBackPlan}).` }),
  proposeOrder: z21.strictObject({ heroIds: z21.array(hero).max(6) }).meta({ description: `Another order of the side's initiative deck, top first (${rules2.proposeOrder}).` }),
  declareReady: none.meta({ description: "The seat has planned all its heroes." })
});
var actionCommands = ({ rules: rules2 }) => ({
  move: z21.strictObject({ figureId: figure, spaceId: spaceIdSchema }).meta({ description: `Moves to a space: travel, reposition or break away (${rules2.move}).` }),
  attack: z21.strictObject({ figureId: figure, targetId: figureIdSchema, mode: attackModeSchema }).meta({ description: `Attacks an enemy (${rules2.attack}).` }),
  attemptTest: z21.strictObject({ testId: testIdSchema, characteristic: characteristicSchema }).meta({ description: `Attempts a characteristic test (${rules2.attemptTest}).` }),
  usePower: z21.strictObject({ powerId: power }).meta({ description: `Uses the special power of a card for an action (${rules2.usePower}).` }),
  endActivation: none.meta({ description: `Ends the activation; actions left are lost (${rules2.endActivation}).` })
});
var answerCommands = ({ rules: rules2 }) => ({
  react: z21.strictObject({ powerId: power }).meta({ description: `Uses the power that is offered (${rules2.react}).` }),
  declineReaction: none.meta({ description: "Does not use it." }),
  pushBack: z21.strictObject({ spaceId: spaceIdSchema }).meta({ description: `Pushes the target to a space beside it (${rules2.pushBack}).` }),
  declinePushBack: none.meta({ description: "Does not push." }),
  choose: z21.strictObject({ optionId: idSchema2 }).meta({ description: `Answers the open question (${rules2.choose}).` })
});
var campaignCommands = ({ rules: rules2 }) => ({
  campaignStep: z21.strictObject({ rookieCardId: card, regainCardId: card }).meta({ description: `A Rookie gives up a Rookie card for one set aside (${rules2.campaignStep}).` }),
  skipCampaignStep: none.meta({ description: `Keeps the Rookie cards for now (${rules2.campaignStep}).` })
});
var skirmishCommands = (terms) => ({
  ...planningCommands(terms),
  ...actionCommands(terms),
  ...answerCommands(terms),
  ...campaignCommands(terms)
});

// libs/skirmish/src/refusals.ts
var skirmishRefusals = {
  GAME_OVER: [],
  NOT_YOUR_SEAT: [],
  WRONG_PHASE: ["step"],
  CHOICE_PENDING: ["step"],
  NOT_YOUR_TURN: [],
  UNKNOWN_ID: [],
  HERO_TAKEN: ["hero"],
  NOT_OWN_HERO: ["hero"],
  CARD_NOT_OF_HERO: ["card", "hero"],
  ALREADY_PLACED: [],
  NOT_A_START_SPACE: ["space"],
  SPACE_TAKEN: ["space"],
  PLAN_ALREADY_LAID: ["hero"],
  CARD_NOT_IN_HAND: ["card", "hero"],
  DUPLICATE_CARD: [],
  TOO_MANY_CARDS: [],
  NO_POWER_CARD: [],
  SIDE_NOT_ALLOWED: ["card"],
  NO_PLAN: [],
  NO_TAKE_BACK_LEFT: [],
  NO_PROPOSAL_LEFT: [],
  ORDER_INCOMPLETE: [],
  ORDER_UNCHANGED: [],
  PLAN_INCOMPLETE: ["hero"],
  NOT_ACTIVE: ["figure"],
  NO_ACTION_LEFT: [],
  OUT_OF_REACH: ["space", "reason"],
  NOT_IN_PLAY: ["id"],
  NOT_AN_ENEMY: ["id"],
  NOT_ADJACENT: ["id"],
  NO_RANGED_POWER: [],
  NO_LINE_OF_SIGHT: [],
  TEST_ALREADY_PASSED: [],
  CHARACTERISTIC_NOT_OFFERED: [],
  NOT_ON_INTERACTION_SPACE: [],
  POWER_NOT_ACTIVE: [],
  ALREADY_USED_THIS_TURN: [],
  NO_TARGET: [],
  FORBIDDEN_BY_CARD: [],
  NO_REACTION: [],
  BAD_CHOICE: [],
  NOT_A_ROOKIE_CARD: ["card"],
  CARD_NOT_SET_ASIDE: ["card"],
  RECORDS_ARE_THE_CAMPAIGNS: [],
  ADVENTURE_OPEN: []
};

// libs/skirmish/src/content/vocabulary/one-word.ts
import { z as z22 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var NOT_ONE = localized("Give exactly one of the words.", "Donnez exactement un des mots.");
var oneOf = (shape, id, description) => readByItsWord(
  z22.strictObject(optionalOf(shape)).superRefine((value, context) => {
    const words = Object.values(value).filter((word) => word !== void 0);
    if (words.length !== 1) context.addIssue(localizedIssue(NOT_ONE));
  }).meta({ id, description, minProperties: 1, maxProperties: 1 })
);
function readByItsWord(schema) {
  const { _zod: reader } = schema;
  const readWhole = reader.parse.bind(reader);
  reader.parse = (payload, context) => {
    const [word, value] = onlyField(payload.value) ?? [];
    const shape = schema.shape;
    const ofWord = word !== void 0 && Object.hasOwn(shape, word) ? shape[word] : void 0;
    if (word === void 0 || value === void 0 || !ofWord) return readWhole(payload, context);
    const result = ofWord._zod.run({ value, issues: [] }, context);
    if (result instanceof Promise) return readWhole(payload, context);
    payload.issues.push(...z22.core.util.prefixIssues(word, result.issues));
    payload.value = { [word]: result.value };
    return payload;
  };
  return schema;
}
function onlyField(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return void 0;
  const fields = Object.entries(value);
  return fields.length === 1 ? fields[0] : void 0;
}
function optionalOf(shape) {
  const optional = {};
  for (const key of Object.keys(shape)) {
    let made2;
    Object.defineProperty(optional, key, {
      enumerable: true,
      get: () => made2 ??= shape[key].optional()
    });
  }
  return optional;
}
var wordNumber = z22.int().min(-99).max(99);
var smallCount = z22.int().min(1).max(9);
var localizedSchema = localizedText(600);

// libs/skirmish/src/content/vocabulary/rules.ts
import { z as z23 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function ruleSchemas({ figuresSchema, conditionSchema: conditionSchema3, effectSchema: effectSchema3 }, sideSchema2, further, cited) {
  const triggerSchema2 = oneOf(
    {
      turnEnd: z23.literal(true),
      figureOut: figuresSchema,
      testFailed: idSchema2,
      heroOut: z23.strictObject({ side: sideSchema2.optional() }),
      ...further
    },
    "Trigger",
    "What sets a rule off; its figures are worked out for the figure that it happened to (SELF)."
  );
  const ruleSchema2 = z23.strictObject({
    id: idSchema2,
    text: localizedSchema,
    on: triggerSchema2,
    if: conditionSchema3.optional(),
    do: z23.array(effectSchema3).min(1)
  }).meta({ id: "SheetRule", description: `A reaction or special rule (${cited}).` });
  return { triggerSchema: triggerSchema2, ruleSchema: ruleSchema2 };
}

// libs/skirmish/src/content/vocabulary/terms.ts
import { z as z24 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var untilSchema = z24.enum(["ACTIVATION", "TURN", "GAME"]).meta({ id: "Until" });
var wishSchema = z24.enum(["ADJACENT", "SIGHT", "ZONE", "SPACE"]).meta({ id: "Wish" });
var momentSchema = z24.enum(["BEFORE_ROLL", "AFTER_ATTACK_ROLL", "AFTER_TEST_ROLL", "AFTER_HIT", "AFTER_ATTACK"]).meta({ id: "Moment" });

// libs/skirmish/src/content/vocabulary/conditions.ts
import { z as z25 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function conditionSchemas({ sides: sides2, deedSchema: deedSchema2, amounts, conditions }, figuresSchema) {
  const sideSchema2 = z25.enum([...sides2, "SIDE"]).meta({ id: "ConditionSide" });
  const amountSchema = oneOf(
    {
      count: figuresSchema,
      heroesAtStart: z25.literal(true).meta({ description: "Heroes that the game began with, out of action or not." }),
      tokens: idSchema2,
      turn: z25.literal(true),
      damage: figuresSchema,
      value: z25.strictObject({ of: figuresSchema, characteristic: characteristicSchema }),
      outBy: z25.strictObject({ side: sideSchema2, sheet: idSchema2.optional() }),
      passed: z25.strictObject({ test: idSchema2, side: sideSchema2.optional() }),
      deed: z25.strictObject({ of: figuresSchema, what: deedSchema2 }),
      heroesOut: z25.enum([...sides2, "SIDE", "OTHER"]),
      articles: z25.strictObject({ side: sideSchema2 }),
      ...amounts
    },
    "Amount",
    "A number of the game."
  );
  const compared = () => z25.strictObject({ what: amountSchema, number: wordNumber });
  const conditionSchema3 = oneOf(
    {
      atLeast: compared(),
      atMost: compared(),
      holds: z25.strictObject({ side: sideSchema2, article: idSchema2 }),
      doorOpen: idSchema2,
      get and() {
        return z25.array(conditionSchema3).min(2);
      },
      get or() {
        return z25.array(conditionSchema3).min(2);
      },
      get not() {
        return conditionSchema3;
      },
      ...conditions
    },
    "Condition",
    "Something that holds or not."
  );
  return { amountSchema, conditionSchema: conditionSchema3 };
}

// libs/skirmish/src/content/vocabulary/effects.ts
import { z as z26 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var points = z26.int().min(1).max(9);
function effectSchemaOf({ effects, cited }, parts3, anySideSchema) {
  const { figuresSchema, placeSchema: placeSchema2, conditionSchema: conditionSchema3 } = parts3;
  const onResult = z26.boolean().optional().meta({ description: `A token on the result of the test, not on its difficulty (${cited.onResult}).` });
  const effectSchema3 = oneOf(
    {
      move: z26.strictObject({
        who: figuresSchema,
        toward: placeSchema2.optional(),
        away: placeSchema2.optional(),
        along: idSchema2.optional().meta({
          description: `By way of tokens of this kind: to the nearest of those that lie nearer to \`toward\` than the figure does; without one it stays (${cited.along}).`
        }),
        want: wishSchema.optional(),
        zones: z26.int().min(0).max(9).optional()
      }),
      moveFreely: z26.strictObject({
        who: figuresSchema,
        zones: z26.int().min(0).max(9).optional().meta({ description: "Zones instead of its speed; 0 is its own zone only." }),
        ignoreEnemies: z26.boolean().optional()
      }),
      place: z26.strictObject({ who: figuresSchema, at: placeSchema2 }),
      swap: z26.strictObject({ a: figuresSchema, b: figuresSchema }),
      push: z26.strictObject({ who: figuresSchema, from: figuresSchema, steps: smallCount }),
      spawn: z26.strictObject({ sheet: idSchema2, count: smallCount, at: placeSchema2 }),
      remove: z26.strictObject({
        figures: figuresSchema.optional(),
        tokens: idSchema2.optional(),
        count: smallCount.optional()
      }),
      putToken: z26.strictObject({ kind: idSchema2, at: placeSchema2 }),
      takeToken: z26.strictObject({ kind: idSchema2, at: placeSchema2 }),
      setDoor: z26.strictObject({ door: idSchema2, open: z26.boolean() }),
      attack: z26.strictObject({
        who: figuresSchema,
        target: figuresSchema.optional(),
        kind: attackModeSchema.optional(),
        combat: wordNumber.optional(),
        power: wordNumber.optional(),
        damage: points.optional(),
        push: smallCount.optional()
      }),
      damage: z26.strictObject({ who: figuresSchema, points }),
      heal: z26.strictObject({ who: figuresSchema, points }),
      modify: z26.strictObject({
        who: figuresSchema,
        characteristic: characteristicSchema,
        by: wordNumber,
        until: untilSchema
      }),
      drawWound: z26.strictObject({ who: figuresSchema }),
      discardCard: z26.strictObject({ who: figuresSchema }),
      loseAction: z26.strictObject({ who: figuresSchema, actions: smallCount }),
      giveAction: z26.strictObject({ who: figuresSchema, actions: smallCount }),
      easeTest: z26.strictObject({ test: idSchema2, by: smallCount, onResult }),
      hardenTest: z26.strictObject({ test: idSchema2, by: smallCount, onResult }),
      openTest: z26.strictObject({ test: idSchema2 }),
      closeTest: z26.strictObject({ test: idSchema2 }),
      award: z26.strictObject({ article: idSchema2, side: anySideSchema }),
      changeRoll: z26.strictObject({
        combat: wordNumber.optional(),
        power: wordNumber.optional(),
        successes: wordNumber.optional(),
        reroll: smallCount.optional(),
        defense: wordNumber.optional()
      }),
      preventDamage: z26.strictObject({ points }),
      redirectAttack: z26.strictObject({ to: figuresSchema }),
      addDamage: z26.strictObject({ points }),
      get if() {
        return z26.strictObject({
          condition: conditionSchema3,
          then: z26.array(effectSchema3),
          else: z26.array(effectSchema3).optional()
        });
      },
      get each() {
        return z26.strictObject({ figures: figuresSchema, do: z26.array(effectSchema3).min(1) });
      },
      get roll() {
        return z26.strictObject({
          die: z26.enum(["COMBAT", "POWER", "TEST"]).meta({ id: "DieKind" }),
          table: z26.array(z26.strictObject({ atLeast: z26.int().min(0), do: z26.array(effectSchema3) })).min(1)
        });
      },
      get chooseFigure() {
        return z26.strictObject({
          among: figuresSchema,
          optional: z26.boolean().optional(),
          do: z26.array(effectSchema3).min(1)
        });
      },
      get choose() {
        return z26.strictObject({
          seat: z26.enum(["OWNER", "CAUSE", "TARGET"]).meta({ id: "AskedSeat" }),
          optional: z26.boolean().optional(),
          options: z26.array(z26.strictObject({ text: localizedSchema, do: z26.array(effectSchema3).min(1) })).min(1)
        });
      },
      get oneOf() {
        return z26.strictObject({ options: z26.array(z26.array(effectSchema3)).min(2) });
      },
      ...effects(parts3)
    },
    "Effect",
    `One thing that a card, sheet, object or scenario does (${cited.effects}).`
  );
  return effectSchema3;
}

// libs/skirmish/src/content/vocabulary/figures.ts
import { z as z27 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function figureSchemas({ sides: sides2, figuresOfSchema: figuresOfSchema2, figures: figures3, places: places3, cited }) {
  const anySideSchema = z27.enum([...sides2, "SIDE", "OWN", "OTHER"]).meta({ id: "SideWord" });
  const figuresSchema = z27.strictObject({
    of: figuresOfSchema2,
    sheet: idSchema2.optional().meta({ description: "Sheet or hero that SHEET or HERO names." }),
    side: anySideSchema.optional(),
    get inZone() {
      return placeSchema2.optional();
    },
    get onPlace() {
      return placeSchema2.optional();
    },
    get adjacentTo() {
      return figuresSchema.optional();
    },
    get inSightOf() {
      return figuresSchema.optional();
    },
    get withinZones() {
      return z27.strictObject({ of: figuresSchema, zones: z27.int().min(0).max(9) }).optional();
    },
    damaged: z27.boolean().optional(),
    activated: z27.boolean().optional().meta({ description: "Heroes: activated this turn already, or not." }),
    pick: z27.enum(["ALL", "NEAREST", "FARTHEST", "LEAST_LEFT", "RANDOM", "FIRST"]).meta({ id: "Pick" }).optional(),
    count: smallCount.optional().meta({ description: "With FIRST: how many; 1 by default." }),
    ...figures3
  }).meta({ id: "Figures", description: "A choice of figures by rule; ALL by default." });
  const placeSchema2 = oneOf(
    {
      space: idSchema2,
      zone: idSchema2,
      get spaceOf() {
        return figuresSchema;
      },
      get zoneOf() {
        return figuresSchema;
      },
      tokens: idSchema2.meta({ description: "The spaces of tokens of this kind." }),
      feature: idSchema2.meta({
        description: `A piece of scenery, as \`face/id\`: its interaction space, unless something lies on it (${cited.feature}).`
      }),
      ...places3
    },
    "PlaceWord",
    "A place on the board."
  );
  return { figuresSchema, placeSchema: placeSchema2, anySideSchema };
}

// libs/skirmish/src/content/vocabulary/powers.ts
import { z as z28 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function powerSchemas({ abilitySchema: abilitySchema2, modifiers, cited }, { figuresSchema, conditionSchema: conditionSchema3 }, effectSchema3) {
  const modifierSchema2 = z28.strictObject({
    who: figuresSchema,
    characteristic: characteristicSchema.optional(),
    by: wordNumber.optional(),
    combat: wordNumber.optional().meta({ description: "Combat dice in its attacks." }),
    power: wordNumber.optional().meta({ description: "Power dice in its attacks." }),
    against: figuresSchema.optional().meta({ description: "Only in attacks on these." }),
    if: conditionSchema3.optional(),
    ...modifiers
  }).meta({ id: "Modifier", description: "A change that holds as long as its card or sheet lies open." });
  const grantSchema2 = z28.strictObject({ who: figuresSchema, ability: abilitySchema2, if: conditionSchema3.optional() }).meta({ id: "Grant" });
  const reactionSchema = z28.strictObject({
    moment: momentSchema,
    to: z28.enum(["ATTACK_ON", "ATTACK_BY", "TEST_BY"]).meta({ id: "ReactionTo" }),
    figures: figuresSchema.meta({ description: "The figures of the attack or test, seen from the owner as SELF." }),
    mode: attackModeSchema.optional(),
    oncePerTurn: z28.boolean().optional()
  }).meta({ id: "ReactionMoment" });
  const powerSchema = z28.strictObject({
    trigger: z28.enum(["PERMANENT", "ACTION", "UNIQUE_ACTION", "REACTION", "REVEAL"]).meta({
      id: "PowerTrigger",
      description: `PERMANENT: modifiers and grants, from the reveal on (${cited.permanent}). ACTION, UNIQUE_ACTION: for an action (${cited.actions}). REACTION: at \`reaction\` (${cited.reaction}). REVEAL: at the reveal.`
    }),
    modifiers: z28.array(modifierSchema2).optional(),
    grants: z28.array(grantSchema2).optional(),
    reaction: reactionSchema.optional(),
    do: z28.array(effectSchema3).optional()
  }).meta({ id: "Power" });
  return { modifierSchema: modifierSchema2, grantSchema: grantSchema2, powerSchema };
}

// libs/skirmish/src/content/vocabulary/vocabulary.ts
var vocabularyOf = (dialect) => made(dialect);
function made(dialect) {
  const { anySideSchema, ...figures3 } = figureSchemas(dialect);
  const { amountSchema, conditionSchema: conditionSchema3 } = conditionSchemas(dialect, figures3.figuresSchema);
  const parts3 = { ...figures3, conditionSchema: conditionSchema3 };
  const effectSchema3 = effectSchemaOf(dialect, parts3, anySideSchema);
  return { ...parts3, anySideSchema, amountSchema, effectSchema: effectSchema3, ...powerSchemas(dialect, parts3, effectSchema3) };
}

// libs/skarov/src/content/schema.ts
import { z as z40 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/content/first-letter.ts
var beginning = (text) => text.charAt(0).toUpperCase() + text.slice(1);
var within = (text) => text.charAt(0).toLowerCase() + text.slice(1);

// libs/skirmish/src/content/hero-cards.ts
var cardsOfHeroIn = (all) => (heroId9, ...sets2) => all().filter((card7) => card7.heroId === heroId9 && (sets2.length === 0 || sets2.includes(card7.set)));

// libs/skirmish/src/content/innate-powers.ts
var powersOfSheets = (heroes2, villains) => [
  ...heroes2.flatMap(({ sheets }) => Object.values(sheets).map(({ innate: innate2 }) => innate2)),
  ...villains.flatMap(({ powers }) => powers)
];

// libs/skirmish/src/content/piles.ts
var pileOf = (name, texts) => texts.flatMap((text) => Array(text.copies).fill(text)).map((text, index) => ({ id: `${name}:${index + 1}`, text }));
var isWoundCard = (cardId) => cardId.startsWith("wound:");

// libs/skirmish/src/content/selectors.ts
var selectors_exports = {};
__export(selectors_exports, {
  alliesHere: () => alliesHere,
  alliesSeen: () => alliesSeen,
  attacker: () => attacker,
  chosen: () => chosen,
  enemiesBeside: () => enemiesBeside,
  enemiesHere: () => enemiesHere,
  enemiesHurt: () => enemiesHurt,
  enemiesNear: () => enemiesNear,
  enemiesSeen: () => enemiesSeen,
  here: () => here,
  ours: () => ours,
  oursHere: () => oursHere,
  oursNear: () => oursNear,
  self: () => self,
  target: () => target
});
var self = { of: "SELF" };
var target = { of: "TARGET" };
var attacker = { of: "CAUSE" };
var chosen = { of: "CHOSEN" };
var here = { zoneOf: self };
var alliesHere = { of: "ALLIES", inZone: here };
var alliesSeen = { of: "ALLIES", inSightOf: self };
var enemiesHere = { of: "ENEMIES", inZone: here };
var enemiesBeside = { of: "ENEMIES", adjacentTo: self };
var enemiesNear = { of: "ENEMIES", withinZones: { of: self, zones: 2 } };
var enemiesSeen = { of: "ENEMIES", inSightOf: self };
var enemiesHurt = { of: "ENEMIES", damaged: true };
var ours = { of: "HEROES", side: "OWN" };
var oursHere = { of: "HEROES", side: "OWN", inZone: here };
var oursNear = { of: "HEROES", side: "OWN", withinZones: { of: self, zones: 1 } };

// libs/skirmish/src/content/power-forms.ts
var concerned = {
  YOU: { figures: self, en: "you", fr: "vous" },
  ALLY_HERE: { figures: alliesHere, en: "an ally in your zone", fr: "un allié de votre zone" },
  OURS: { figures: ours, en: "you or an allied hero", fr: "vous ou un héros allié" },
  OURS_HERE: {
    figures: oursHere,
    en: "you or an allied hero in your zone",
    fr: "vous ou un héros allié de votre zone"
  },
  OURS_NEAR: {
    figures: oursNear,
    en: "you or an allied hero within 1 zone",
    fr: "vous ou un héros allié à 1 zone au plus"
  }
};
var attackWords = {
  ANY: { en: "an attack", fr: "une attaque" },
  MELEE: { en: "a melee attack", fr: "une attaque au corps à corps" },
  RANGED: { en: "a ranged attack", fr: "une attaque à distance" }
};
function powerFormsOf(further) {
  const all = { ...concerned, ...further };
  return {
    /** Works from the reveal to the end of the turn, for no action. */
    allTurn: (en, fr, lasting) => ({
      text: { en: `All turn: ${en}`, fr: `Tout le tour : ${fr}` },
      power: { trigger: "PERMANENT", ...lasting }
    }),
    /** Works as long as the figure is in play: an innate power. */
    always: (en, fr, lasting) => ({
      text: { en: `Always: ${en}`, fr: `Toujours : ${fr}` },
      power: { trigger: "PERMANENT", ...lasting }
    }),
    /** Costs an action, as often as there are actions. */
    action: (en, fr, effects) => ({
      text: { en: `Action: ${en}`, fr: `Action : ${fr}` },
      power: { trigger: "ACTION", do: effects }
    }),
    /** Costs an action, once a turn. */
    uniqueAction: (en, fr, effects) => ({
      text: { en: `Unique action: ${en}`, fr: `Action unique : ${fr}` },
      power: { trigger: "UNIQUE_ACTION", do: effects }
    }),
    /** Happens at the reveal. */
    atReveal: (en, fr, effects) => ({
      text: { en: `Reveal: ${en}`, fr: `Révélation : ${fr}` },
      power: { trigger: "REVEAL", do: effects }
    }),
    /** Is offered when a figure attacks, is attacked or takes a test. */
    reaction: (occasion, en, fr, effects) => {
      const { moment, to, whom, mode, once: once2 } = occasion;
      const words = occasionWords(occasion, all[whom]);
      return {
        text: { en: `Reaction, ${words.en}: ${en}`, fr: `Réaction, ${words.fr} : ${fr}` },
        power: {
          trigger: "REACTION",
          reaction: {
            moment,
            to,
            figures: all[whom].figures,
            ...mode && { mode },
            ...once2 && { oncePerTurn: true }
          },
          do: effects
        }
      };
    }
  };
}
function occasionWords({ moment, to, mode, once: once2 }, who) {
  const attack2 = attackWords[mode ?? "ANY"];
  const event2 = to === "TEST_BY" ? { en: `a test by ${who.en}`, fr: `un test tenté par ${who.fr}` } : to === "ATTACK_ON" ? { en: `${attack2.en} on ${who.en}`, fr: `${attack2.fr} contre ${who.fr}` } : { en: `${attack2.en} by ${who.en}`, fr: `${attack2.fr} menée par ${who.fr}` };
  const when = {
    BEFORE_ROLL: { en: `before the roll of ${event2.en}`, fr: `avant le jet d’${event2.fr}` },
    AFTER_ATTACK_ROLL: { en: `after the roll of ${event2.en}`, fr: `après le jet d’${event2.fr}` },
    AFTER_TEST_ROLL: { en: `after the roll of ${event2.en}`, fr: `après le jet d’${event2.fr}` },
    AFTER_HIT: { en: `when ${event2.en} has hit`, fr: `après la réussite d’${event2.fr}` },
    AFTER_ATTACK: { en: `after ${event2.en}, hit or miss`, fr: `après ${event2.fr}, réussie ou non` }
  }[moment];
  return { en: `${when.en}${once2 ? ", once a turn" : ""}`, fr: `${when.fr}${once2 ? ", une fois par tour" : ""}` };
}

// libs/skirmish/src/content/records/card-records.ts
import { z as z30 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/content/records/hero-records.ts
import { z as z29 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var named = { id: idSchema2, name: localizedSchema };
var speed = z29.int().min(0).max(5);
var attack = z29.int().min(0).max(6);
var defense = z29.int().min(1).max(9);
var health = z29.int().min(1).max(9);
var mind = z29.int().min(1).max(7);
var emblem = { emblem: idSchema2, color: z29.string().regex(/^#[0-9a-f]{6}$/) };
function heroRecords({ conditionSchema: conditionSchema3, powerSchema }, { missionLook, mission: mission3, heroes: heroes2 }) {
  const innatePowerSchema = z29.strictObject({ id: idSchema2, name: localizedSchema, text: localizedSchema, power: powerSchema }).meta({ id: "InnatePower" });
  const missionSchema = z29.strictObject({
    id: missionIdSchema,
    text: localizedSchema,
    condition: conditionSchema3.meta({ description: `Looked at for the hero as SELF (${missionLook}).` }),
    atEnd: z29.boolean().meta({ description: "Looked at once, when the game has ended." })
  }).meta({ id: "Mission", description: `A personal mission (${mission3}).` });
  const heroSheetSchema = z29.strictObject({ speed, attack, defense, mind, health, innate: innatePowerSchema }).meta({ id: "HeroSheet" });
  const heroSchema2 = z29.strictObject({
    ...named,
    id: figureIdSchema,
    type: localizedSchema,
    flavor: localizedSchema,
    emblem: emblem.emblem.meta({ description: "The emblem that pictures draw for the hero." }),
    color: emblem.color,
    missions: z29.array(missionSchema).length(2),
    praise: localizedSchema.meta({ description: "Headline of the praise article." }),
    discredit: localizedSchema.meta({ description: "Headline of the discredit article." }),
    sheets: z29.strictObject({ ROOKIE: heroSheetSchema, HERO: heroSheetSchema, VETERAN: heroSheetSchema }).meta({ id: "HeroSheets" })
  }).meta({ id: "Hero", description: heroes2 });
  return { innatePowerSchema, missionSchema, heroSheetSchema, heroSchema: heroSchema2 };
}

// libs/skirmish/src/content/records/card-records.ts
var modifier = z30.int().min(-9).max(9).optional();
function cardRecords({ powerSchema }, { technique, powerCard: powerCard2, woundCard: woundCard2 }) {
  const techniqueSchema = z30.strictObject({ speed: modifier, attack: modifier, defense: modifier, mind: modifier }).meta({ id: "Technique", description: `Modifiers of the turn (${technique}).` });
  const powerCardSchema2 = z30.strictObject({
    ...named,
    heroId: figureIdSchema,
    set: z30.enum(["BASE", "WEAKNESS", "ROOKIE", "VETERAN"]).meta({ id: "CardSet" }),
    flavor: localizedSchema,
    special: z30.strictObject({
      type: z30.enum(["MOVEMENT", "ATTACK", "DEFENSE", "MIND", "COORDINATION", "WEAKNESS"]).meta({ id: "PowerType" }),
      text: localizedSchema,
      power: powerSchema
    }).meta({ id: "SpecialPower" }).optional(),
    technique: techniqueSchema.optional()
  }).meta({
    id: "PowerCard",
    description: `A power card: special power left, secret technique right (${powerCard2}).`
  });
  const woundCardSchema2 = z30.strictObject({
    ...named,
    copies: z30.int().min(1).max(4),
    side: cardSideSchema,
    text: localizedSchema,
    technique: techniqueSchema.optional(),
    power: powerSchema.optional()
  }).meta({ id: "WoundCard", description: `A text of the wound pile, with its copies (${woundCard2}).` });
  return { techniqueSchema, powerCardSchema: powerCardSchema2, woundCardSchema: woundCardSchema2 };
}

// libs/skirmish/src/content/records/test-records.ts
import { z as z31 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function testRecords({ placeSchema: placeSchema2, effectSchema: effectSchema3, conditionSchema: conditionSchema3 }, { test: test2, doorTest: doorTest2, specialAction }) {
  const offerSchema = z31.strictObject({ characteristic: characteristicSchema, difficulty: z31.int().min(1).max(12) }).meta({ id: "TestOffer" });
  const testSchema2 = z31.strictObject({
    id: testIdSchema,
    name: localizedSchema,
    text: localizedSchema,
    at: placeSchema2.meta({ description: "Its place: spaces, a token kind, an object kind. A door test stands on the door." }).optional(),
    door: idSchema2.optional().meta({ description: `The door that it opens; its place is the two spaces beside (${doorTest2}).` }),
    offers: z31.array(offerSchema).min(1).max(2),
    direct: z31.boolean(),
    repeatable: z31.boolean(),
    onSuccess: z31.array(effectSchema3)
  }).meta({ id: "TestCard", description: `A characteristic test (${test2}).` });
  const specialActionSchema = z31.strictObject({
    id: idSchema2,
    name: localizedSchema,
    text: localizedSchema,
    at: placeSchema2,
    cost: z31.int().min(1).max(3),
    if: conditionSchema3.optional(),
    do: z31.array(effectSchema3).min(1)
  }).meta({ id: "SpecialAction", description: `A special action without a test (${specialAction}).` });
  return { offerSchema, testSchema: testSchema2, specialActionSchema };
}

// libs/skirmish/src/content/records/villain-records.ts
import { z as z32 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var villainRecords = (innatePowerSchema, { leastActions, villainSheet: villainSheet2, lieutenant }) => ({
  villainSheetSchema: z32.strictObject({
    ...named,
    type: localizedSchema,
    rank: z32.enum(["MINION", "LIEUTENANT", "MASTER"]).meta({ id: "VillainRank" }),
    figures: z32.int().min(1).max(10),
    speed,
    attack,
    defense,
    health,
    actions: z32.int().min(leastActions).max(5),
    ...emblem,
    powers: z32.array(innatePowerSchema).min(1),
    origin: localizedSchema
  }).refine(({ rank, figures: figures3 }) => rank !== "LIEUTENANT" || figures3 === 1, `A lieutenant is unique (${lieutenant}).`).meta({ id: "VillainSheet", description: `A villain: one or more figures (${villainSheet2}).` })
});

// libs/skirmish/src/content/records/records.ts
function recordsOf(vocabulary2, terms) {
  const heroes2 = heroRecords(vocabulary2, terms);
  return {
    ...heroes2,
    ...cardRecords(vocabulary2, terms),
    ...villainRecords(heroes2.innatePowerSchema, terms),
    ...testRecords(vocabulary2, terms)
  };
}

// libs/skirmish/src/content/turns.ts
var inTurns = (first2, last2) => ({
  and: [{ atLeast: { what: { turn: true }, number: first2 } }, { atMost: { what: { turn: true }, number: last2 } }]
});
var onTurn = (turn) => inTurns(turn, turn);
var onTurns = (...turns) => ({ or: turns.map(onTurn) });

// libs/skirmish/src/content/weight.ts
var crowd = 12;
var single = ["SELF", "CAUSE", "TARGET", "CHOSEN", "HERO", "VILLAIN"];
var narrowing = ["inZone", "onPlace", "adjacentTo", "inSightOf", "withinZones"];
var weightOf = onceFor((part) => weigh(part));
function weigh(value) {
  if (Array.isArray(value)) return value.reduce((sum2, item) => sum2 + weigh(item), 0);
  if (!isRecord(value)) return 0;
  return Object.entries(value).reduce((sum2, [field, inner]) => sum2 + timesOf(value, field) * weigh(inner), 1);
}
function timesOf(record, field) {
  if (field === "do") return most(record["figures"] ?? record["among"]);
  return narrowing.includes(field) ? most(record) : 1;
}
var most = (figures3) => !isRecord(figures3) || single.includes(String(figures3["of"])) ? 1 : crowd;
var isRecord = (value) => typeof value === "object" && value !== null;

// libs/skarov/src/content/vocabulary.ts
import { z as z34 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skarov/src/words.ts
import { z as z33 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var sides = ["HEROES", "OVERLORD"];
var sideSchema = z33.enum(sides).meta({ id: "Side", description: "The heroes, or the overlord with all villains and traps (SKAROV-GEN-04)." });
var roomKindSchema = z33.enum(["ENTRY", "CONTROL", "OBJECTIVE", "TRAP", "PLAIN"]).meta({ id: "RoomKind" });
var passageKindSchema = z33.enum(["DOOR", "AIRLOCK"]).meta({ id: "PassageKind" });
var tileNumberSchema = z33.int().min(1).max(9).meta({ description: "A tile, by its number." });
var faceIdSchema = z33.string().min(1).max(80).meta({ description: 'A room, by the id of its face, such as "t3a".' });
var edgeIdSchema = z33.string().regex(/^-?\d{1,3},-?\d{1,3},[ES]$/).meta({ description: 'An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it.' });
var rankSchema = z33.enum(ranks).meta({ id: "Rank", description: "Rank of a hero (SKAROV-RANK-01)." });
var stepSchema = z33.enum([
  "setup.scenario",
  "setup.heroes",
  "setup.tiles",
  "setup.passages",
  "setup.minions",
  "setup.lieutenants",
  "setup.review",
  "setup.placement",
  "strategy",
  "strategy.lastWord",
  "activation.hero",
  "activation.choice",
  "activation.villain",
  "endOfTurn.room",
  "advancement",
  "window.reaction",
  "window.push",
  "window.choice"
]).meta({ id: "Step" });
var endReasonSchema = z33.enum(["NO_HERO", "SKAROV_OUT", "ESCAPE", "TURN_LIMIT", "RESIGNATION"]).meta({ id: "EndReason" });
var seatSchema = z33.int().min(0).max(4).meta({ description: "A seat, from 0." });
var LAST_TURN = 60;

// libs/skarov/src/content/vocabulary.ts
var deedSchema = z34.enum([
  "HITS",
  "OUTS",
  "VILLAIN_OUTS",
  "HERO_OUTS",
  "TESTS_PASSED",
  "MIND_TESTS_PASSED",
  "ATTACK_TESTS_PASSED",
  "PUSHES",
  "DAMAGE_TAKEN",
  "WOUNDS_DRAWN",
  "MOVES",
  "ZONES_VISITED",
  "POWERS_USED",
  "REACTIONS_USED",
  "WEAKNESS_PLAYED",
  "ATTACKS_DODGED"
]).meta({ id: "Deed" });
var figuresOfSchema = z34.enum([
  "VILLAINS",
  "SHEET",
  "SHEET_OF",
  "HEROES",
  "HERO",
  "ENEMIES",
  "ALLIES",
  "ROOM",
  "SELF",
  "CAUSE",
  "TARGET",
  "CHOSEN"
]).meta({
  id: "FiguresOf",
  description: "VILLAINS: every villain figure. SHEET: figures of `sheet`. SHEET_OF: figures of the sheet of the acting figure, itself among them; in an event those of the activated sheet. HEROES: heroes. HERO: the hero `sheet`. ENEMIES, ALLIES: of the acting figure, itself not among them. ROOM: every figure in `room`. SELF: the acting figure, or the one attacked. CAUSE: the hero whose command set it off; in a reaction power who attacks or takes the test. TARGET: of the running attack. CHOSEN: the figure last chosen in this effect."
});
var abilitySchema = z34.enum([
  "RANGED_ATTACKS",
  "IGNORE_ENEMIES_MOVING",
  "CANNOT_BE_PUSHED",
  "PUSH_TWICE",
  "SEE_THROUGH_ENEMIES",
  "SURE_FOOTED",
  "NO_REPOSITION",
  "NO_RANGED_ATTACKS",
  "CANNOT_MOVE",
  "CANNOT_ATTACK",
  "TESTS_ONE_DIE_FEWER",
  "TESTS_ONE_DIE_MORE"
]).meta({
  id: "Ability",
  description: "IGNORE_ENEMIES_MOVING: enemies neither stop nor pin it. PUSH_TWICE: its pushes go two spaces. SURE_FOOTED: leaving a zone with an enemy does not end its move."
});
var vocabulary = vocabularyOf({
  sides,
  figuresOfSchema,
  deedSchema,
  abilitySchema,
  figures: { room: faceIdSchema.optional().meta({ description: "The room that ROOM names, by its face." }) },
  places: {
    room: faceIdSchema.meta({ description: "The spaces of a room but its reinforcement spaces, by its face." }),
    reinforcement: z34.strictObject({ room: faceIdSchema.optional() }).meta({
      description: "Reinforcement spaces, of a room or of the whole base, that are usable and free (SKAROV-TILE-06)."
    })
  },
  amounts: { counter: idSchema2.meta({ description: "The counter of an objective." }) },
  conditions: {},
  modifiers: {
    swapDice: z34.strictObject({ most: smallCount.optional() }).optional().meta({ description: "Power dice in place of its combat dice, all of them or `most`." })
  },
  effects: ({ figuresSchema: figures3 }) => ({
    step: z34.strictObject({ who: figures3 }).meta({ description: "To a free adjacent space; zones and enemies do not matter." }),
    healWound: z34.strictObject({ who: figures3 }).meta({ description: "A wound card from the hand goes to the common discard pile." }),
    drawEvents: z34.strictObject({ count: smallCount }),
    discardEvents: z34.strictObject({ count: smallCount }).meta({ description: "The overlord picks them, in a window whenever their hand is not empty." }),
    advance: z34.strictObject({ objective: idSchema2, by: wordNumber }).meta({ description: "Changes the counter of an objective, which never falls below 0." })
  }),
  cited: {
    effects: "skarov.md 11.5",
    feature: "SKAROV-TILE-03",
    along: "SKAROV-GEN-14",
    onResult: "SKAROV-TEST-06",
    permanent: "SKAROV-SPEC-01",
    actions: "SKAROV-SPEC-02, SKAROV-SPEC-03",
    reaction: "SKAROV-SPEC-06"
  }
});
var { triggerSchema, ruleSchema } = ruleSchemas(
  vocabulary,
  sideSchema,
  {
    zoneEntered: z34.strictObject({ zone: idSchema2 }).meta({ description: "A zone, as `face/letter`; when the move or push is over (SKAROV-TILE-13)." }),
    roomActivated: z34.strictObject({ tile: tileNumberSchema })
  },
  "skarov.md 11.5"
);
var { conditionSchema, effectSchema } = vocabulary;

// libs/skarov/src/content/records.ts
var records = recordsOf(vocabulary, {
  heroes: "One of the four heroes of the Liberty Patrol, with a sheet for each rank (SKAROV-RANK-03).",
  mission: "SKAROV-MISS-01",
  missionLook: "SKAROV-MISS-04",
  technique: "SKAROV-TECH-01 to SKAROV-TECH-05",
  powerCard: "SKAROV-CARD-02",
  woundCard: "SKAROV-WND-05",
  villainSheet: "SKAROV-SHEET-01",
  lieutenant: "SKAROV-SHEET-09",
  leastActions: 1,
  test: "SKAROV-TEST-01",
  doorTest: "SKAROV-DOOR-01",
  specialAction: "SKAROV-ACT-02"
});

// libs/skarov/src/content/base-schema.ts
import { z as z36 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skarov/src/content/page-schema.ts
import { z as z35 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var faceSchema = z35.strictObject({ headline: localizedSchema, body: localizedSchema }).meta({ id: "ArticleFace" });
var articleSchema = z35.strictObject({
  id: idSchema2,
  kind: z35.enum(["OBJECTIVE", "FINAL", "EXTRA"]).meta({
    id: "ArticleKind",
    description: "EXTRA: of an adventure alone. Those of heroes, praise and disgrace, stand with the heroes."
  }),
  faces: z35.strictObject({ HEROES: faceSchema, OVERLORD: faceSchema }).meta({ id: "ArticleFaces" }),
  column: z35.enum(["MAIN", "RIGHT"]).meta({ id: "ArticleColumn" }),
  weight: z35.int().min(1).max(9).meta({ description: "Its points for the side that wins it." })
}).meta({ id: "Article", description: "An article of the front page (SKAROV-NEWS-01)." });
var headlineSchema = z35.strictObject({
  id: idSchema2,
  side: sideSchema.meta({ description: "The side that it names the winner." }),
  from: z35.int().min(-99).max(99).meta({ description: "The least difference, in favour of the heroes." }),
  to: z35.int().min(-99).max(99),
  title: localizedSchema
}).meta({ id: "Headline", description: "The headline for a difference of articles (SKAROV-NEWS-05)." });
var advertisementSchema = z35.strictObject({ id: idSchema2, text: localizedSchema }).meta({ id: "Advertisement", description: "Filler for a gap of the page (SKAROV-NEWS-04)." });

// libs/skarov/src/content/base-schema.ts
var place = z36.int().min(-9).max(9);
var laidTileSchema = z36.strictObject({
  faceId: faceIdSchema,
  column: place,
  row: place,
  turns: z36.int().min(0).max(3).meta({ description: "Quarters clockwise." })
}).meta({ id: "TileOfBase" });
var laidPassageSchema = z36.strictObject({ edge: edgeIdSchema, kind: passageKindSchema }).meta({ id: "PassageOfBase" });
var parts2 = {
  tiles: z36.array(laidTileSchema).max(9),
  passages: z36.array(laidPassageSchema).max(14).meta({ description: "Doors and airlocks; an edge without one is a wall (SKAROV-BASE-04)." }),
  minions: z36.array(z36.strictObject({ space: spaceIdSchema, sheet: idSchema2 }).meta({ id: "MinionOfBase" })).max(36).meta({
    description: "The minions on reinforcement spaces; spaces that are not usable are passed over (SKAROV-BASE-18)."
  }),
  lieutenants: z36.array(z36.strictObject({ sheet: idSchema2, space: spaceIdSchema }).meta({ id: "LieutenantOfBase" })).max(4)
};
var baseLayoutSchema = z36.strictObject({
  difficulty: difficultySchema.meta({
    description: "EASY: Rookies, NORMAL: Heroes, HARD: Veterans, where no scenario says it (SKAROV-RANK-01)."
  }),
  ...parts2
}).meta({ id: "Base", description: "A base: rooms, passages and the villains in them (SKAROV-BASE-01)." });
var basePartsSchema = z36.strictObject(parts2).partial({ passages: true, minions: true, lieutenants: true }).meta({ id: "BaseParts", description: "The parts of its base that a scenario fixes; the overlord builds the rest." });
var OUT_OF_ORDER = localized(
  "The numbers of heroes are in order: least, recommended, most.",
  "Les nombres de héros sont dans l’ordre : minimum, recommandé, maximum."
);
var heroCount = z36.int().min(1).max(4);
var baseSchema = z36.strictObject({
  id: idSchema2,
  name: localizedSchema,
  heroes: z36.strictObject({ least: heroCount, most: heroCount }).meta({ id: "HeroesOfBase" }),
  ...baseLayoutSchema.shape
}).meta({ id: "ReadyBase", description: "A base for overlords that do not build (SKAROV-BASE-17)." });
var difficulty = z36.int().min(1).max(12);
var doorSchema = z36.strictObject({ id: idSchema2, name: localizedSchema, text: localizedSchema, attack: difficulty, mind: difficulty }).meta({ id: "DoorCard", description: "Difficulty of opening a door (SKAROV-DOOR-01)." });
var scenarioSchema = z36.strictObject({
  id: idSchema2,
  name: localizedSchema,
  intro: localizedSchema,
  heroes: z36.strictObject({ least: heroCount, most: heroCount, recommended: heroCount }).superRefine(({ least, recommended, most: most2 }, context) => {
    if (least > recommended || recommended > most2) context.addIssue(localizedIssue(OUT_OF_ORDER));
  }).meta({ id: "HeroesOfScenario" }),
  difficulty: difficultySchema.meta({
    description: "EASY: Rookies, NORMAL: Heroes, HARD: Veterans (SKAROV-RANK-01)."
  }),
  turnLimit: z36.int().min(6).max(30).optional().meta({
    description: "The last turn of this adventure, after which Skarov has escaped; absent: none (SKAROV-GEN-07)."
  }),
  base: basePartsSchema.optional().meta({ description: "Absent: of the overlord’s own design." }),
  doors: z36.array(
    z36.strictObject({ edge: edgeIdSchema, attack: difficulty, mind: difficulty }).meta({ id: "DoorOfScenario" })
  ).max(9).meta({ description: "Doors that are not like the others." }),
  rules: z36.array(ruleSchema).max(20),
  articles: z36.array(articleSchema).max(4).meta({ description: "Articles of this adventure alone." })
}).meta({ id: "Scenario", description: "An adventure; also accepted from the opener of a game (SKAROV-BASE-17)." });

// libs/skarov/src/content/event-card-schema.ts
import { z as z37 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var { conditionSchema: conditionSchema2, modifierSchema, grantSchema, effectSchema: effectSchema2 } = vocabulary;
var number = z37.int().min(-9).max(9).optional();
var eventCardSchema = z37.strictObject({
  id: idSchema2,
  name: localizedSchema,
  copies: z37.int().min(1).max(4),
  technique: z37.strictObject({ speed: number, attack: number, defense: number, actions: number }).optional().meta({ id: "EventTechnique", description: "Modifiers of a villain sheet for the turn (SKAROV-EVT-02)." }),
  event: z37.strictObject({
    text: localizedSchema,
    needs: conditionSchema2.optional().meta({ description: "The condition of its play." }),
    modifiers: z37.array(modifierSchema).optional(),
    grants: z37.array(grantSchema).optional().meta({ description: "Like modifiers, until the turn ends (SKAROV-EVT-08)." }),
    effects: z37.array(effectSchema2).optional()
  }).optional().meta({ id: "OverlordEvent" })
}).refine(({ technique, event: event2 }) => technique !== void 0 || event2 !== void 0, "A card does something.").meta({ id: "EventCard", description: "An event card of the overlord, with its copies (SKAROV-EVT-01)." });

// libs/skirmish/src/board/build-board.ts
function buildBoard(layout) {
  const cells2 = layout.tiles.flatMap(cellsOfTile).sort(compareCells);
  const walkable = cells2.filter((cell3) => cell3.kind !== "SOLID");
  const standing3 = walkable.filter((cell3) => cell3.kind === "SPACE");
  const zones = zonesOf(layout, walkable);
  const doors = doorsOf(layout);
  const bounds = boundsOf(cells2);
  const { upright, level } = edgesOf(layout, cells2, doors, bounds);
  const walkableAt = new Int16Array(bounds.width * bounds.height).fill(-1);
  walkable.forEach((cell3, index) => {
    walkableAt[(cell3.y - bounds.top) * bounds.width + cell3.x - bounds.left] = index;
  });
  const zonePlaces = new Map(zones.map((zone, place2) => [zone.id, place2]));
  const spacePlaces = new Map(standing3.map((cell3, place2) => [cell3, place2]));
  const grid = {
    ...bounds,
    walkableAt,
    walkable: walkable.map(({ x, y }) => ({ x, y })),
    spaceOf: Int16Array.from(walkable, (cell3) => spacePlaces.get(cell3) ?? -1),
    zoneOf: Int16Array.from(walkable, (cell3) => zonePlaces.get(cell3.zoneId) ?? -1),
    upright,
    level
  };
  return new Board(
    {
      spaces: standing3.map(spaceOf),
      zones,
      doors: doors.map(({ id, a, b, open: open3 }) => ({ id, a, b, open: open3 })),
      features: featuresOf(standing3)
    },
    grid
  );
}
var laid = (tile, place2) => {
  const { x, y, edge: edge2 } = turned(place2, tile.turns);
  return { x: tile.column * tileSize + x, y: tile.row * tileSize + y, edge: edge2 };
};
function cellsOfTile(tile) {
  const { face, attached = [] } = tile;
  return face.map.flatMap(
    (row, v) => Array.from(row, (mark, u) => {
      const at = turnedCell({ x: u, y: v }, tile.turns);
      const letter = face.zones[v]?.[u] ?? "#";
      const first2 = letter === "#" ? attached.find((space3) => space3.x === u && space3.y === v) : void 0;
      return {
        x: tile.column * tileSize + at.x,
        y: tile.row * tileSize + at.y,
        kind: mark === "#" ? "SOLID" : mark === "." ? "OPEN" : "SPACE",
        interaction: mark === "i",
        faceId: face.id,
        zoneId: letter === "#" ? "" : `${face.id}/${letter}`,
        firstZoneId: first2 && `${face.id}/${first2.zone}`,
        featureId: face.features.find((feature) => feature.x === u && feature.y === v)?.id
      };
    })
  );
}
var spaceOf = (cell3) => ({
  id: spaceIdOf(cell3),
  x: cell3.x,
  y: cell3.y,
  kind: cell3.interaction ? "INTERACTION" : "NORMAL",
  zoneId: cell3.zoneId,
  ...cell3.firstZoneId === void 0 ? {} : { firstZoneId: cell3.firstZoneId },
  faceId: cell3.faceId,
  ...cell3.featureId === void 0 ? {} : { featureId: cell3.featureId }
});
function zonesOf({ tiles }, walkable) {
  const ids2 = [...new Set(walkable.map((cell3) => cell3.zoneId))].filter((id) => id !== "").sort(byText);
  return ids2.map((id) => {
    const cells2 = walkable.filter((cell3) => cell3.zoneId === id);
    const faceId = cells2[0]?.faceId ?? "";
    const letter = id.slice(faceId.length + 1);
    const face = tiles.find((tile) => tile.face.id === faceId)?.face;
    const { en, fr } = face?.zoneNames.find((name) => name.zone === letter) ?? { en: letter, fr: letter };
    return {
      id,
      faceId,
      name: { en, fr },
      spaces: cells2.filter((cell3) => cell3.kind === "SPACE").map(spaceIdOf),
      cells: cells2.map(({ x, y }) => ({ x, y }))
    };
  });
}
var featuresOf = (standing3) => standing3.flatMap(
  (cell3) => cell3.featureId === void 0 ? [] : [{ id: cell3.featureId, faceId: cell3.faceId, spaceId: spaceIdOf(cell3) }]
).sort((one2, other) => byText(one2.faceId, other.faceId) || byText(one2.id, other.id));
function doorsOf({ tiles, passages = [] }) {
  const printed3 = tiles.flatMap(
    (tile) => tile.face.doors.map((door3) => ({ id: `${tile.face.id}/${door3.id}`, open: door3.open, at: laid(tile, door3) }))
  );
  const doors = passages.filter((passage) => passage.kind === "DOOR").map(({ id, open: open3, ...at }) => ({ id, open: open3, at }));
  return [...printed3, ...doors].map(({ id, open: open3, at }) => {
    const [a, b] = [{ x: at.x, y: at.y }, beyond(at)].sort(compareCells);
    return { id, a, b, open: open3, at };
  }).sort((one2, other) => byText(one2.id, other.id));
}
function boundsOf(cells2) {
  if (cells2.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const [xs, ys] = [cells2.map((cell3) => cell3.x), cells2.map((cell3) => cell3.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}
function edgesOf(layout, cells2, doors, bounds) {
  const upright = new Int16Array((bounds.width + 1) * bounds.height);
  const level = new Int16Array(bounds.width * (bounds.height + 1));
  const mark = (edge2, what) => {
    const place2 = edgeIndex(bounds, edge2);
    (place2.upright ? upright : level)[place2.index] = what;
  };
  if (layout.border === "WALL") for (const edge2 of cells2.flatMap(sidesOnTileBorder)) mark(edge2, WALL);
  for (const tile of layout.tiles) for (const wall of tile.face.walls) mark(laid(tile, wall), WALL);
  doors.forEach((door3, place2) => mark(door3.at, FIRST_DOOR + place2));
  for (const passage of layout.passages ?? []) if (passage.kind === "AIRLOCK") mark(passage, NOTHING);
  const notSolid = new Set(cells2.filter((cell3) => cell3.kind !== "SOLID").map(spaceIdOf));
  for (let y = bounds.top; y < bounds.top + bounds.height; y += 1) {
    for (let x = bounds.left; x < bounds.left + bounds.width; x += 1) {
      for (const side2 of sidesOf({ x, y })) {
        if (!notSolid.has(spaceIdOf({ x, y })) || !notSolid.has(spaceIdOf(beyond(side2)))) mark(side2, WALL);
      }
    }
  }
  return { upright, level };
}
var sidesOf = ({ x, y }) => ["N", "E", "S", "W"].map((edge2) => ({ x, y, edge: edge2 }));
var tileOf = (cell3) => `${Math.floor(cell3.x / tileSize)},${Math.floor(cell3.y / tileSize)}`;
var sidesOnTileBorder = (cell3) => sidesOf(cell3).filter((side2) => tileOf(cell3) !== tileOf(beyond(side2)));
var byText = (one2, other) => one2 < other ? -1 : one2 > other ? 1 : 0;

// libs/skirmish/src/board/doorways.ts
var known = /* @__PURE__ */ new WeakMap();
var MOST_SETS = 16;
function doorwaysOf(board, openDoors) {
  let ofBoard = known.get(board);
  if (!ofBoard) {
    ofBoard = { byDoors: /* @__PURE__ */ new Map(), bySet: /* @__PURE__ */ new WeakMap() };
    known.set(board, ofBoard);
  }
  const before = ofBoard.bySet.get(openDoors);
  if (before?.size === openDoors.size) return before.doorways;
  const doorways = lookUp(ofBoard.byDoors, board, openDoors);
  ofBoard.bySet.set(openDoors, { size: openDoors.size, doorways });
  return doorways;
}
function lookUp(byDoors, board, openDoors) {
  let key = "";
  for (const door3 of board.doors) key += openDoors.has(door3.id) ? "1" : "0";
  const before = byDoors.get(key);
  if (before) return before;
  const oldest = byDoors.size >= MOST_SETS ? byDoors.keys().next().value : void 0;
  if (oldest !== void 0) byDoors.delete(oldest);
  const doorways = {
    isOpen: board.doors.map((door3) => openDoors.has(door3.id)),
    walls: new Uint8Array(board.grid.walkable.length ** 2),
    adjacent: new Array(board.spaces.length).fill(void 0),
    zones: void 0,
    distances: /* @__PURE__ */ new Map()
  };
  byDoors.set(key, doorways);
  return doorways;
}
var isClosed = (onEdge, { isOpen }) => onEdge >= FIRST_DOOR ? isOpen[onEdge - FIRST_DOOR] !== true : onEdge !== NOTHING;

// libs/skirmish/src/board/line-tests.ts
var side = (from, to, x, y) => 2 * (to.x - from.x) * (y - 2 * from.y - 1) - 2 * (to.y - from.y) * (x - 2 * from.x - 1);
function touchesEdge(from, to, { x, y, edge: edge2 }) {
  const upright = edge2 === "E" || edge2 === "W";
  const left = 2 * x + (edge2 === "E" ? 2 : 0);
  const top = 2 * y + (edge2 === "S" ? 2 : 0);
  const right = upright ? left : left + 2;
  const bottom = upright ? top + 2 : top;
  if (2 * Math.max(from.x, to.x) + 1 < left || 2 * Math.min(from.x, to.x) + 1 > right) return false;
  if (2 * Math.max(from.y, to.y) + 1 < top || 2 * Math.min(from.y, to.y) + 1 > bottom) return false;
  return side(from, to, left, top) * side(from, to, right, bottom) <= 0;
}
function entersCell(from, to, cell3) {
  const [left, top] = [2 * cell3.x, 2 * cell3.y];
  if (2 * Math.max(from.x, to.x) + 1 <= left || 2 * Math.min(from.x, to.x) + 1 >= left + 2) return false;
  if (2 * Math.max(from.y, to.y) + 1 <= top || 2 * Math.min(from.y, to.y) + 1 >= top + 2) return false;
  const northWest = side(from, to, left, top);
  const northEast = side(from, to, left + 2, top);
  const southWest = side(from, to, left, top + 2);
  const southEast = side(from, to, left + 2, top + 2);
  return Math.min(northWest, northEast, southWest, southEast) < 0 && Math.max(northWest, northEast, southWest, southEast) > 0;
}
function distanceToEdge(from, to, { x, y, edge: edge2 }) {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const upright = edge2 === "E" || edge2 === "W";
  return upright ? Math.abs(2 * x + (edge2 === "E" ? 2 : 0) - 2 * from.x - 1) * (dy || 1) : Math.abs(2 * y + (edge2 === "S" ? 2 : 0) - 2 * from.y - 1) * (dx || 1);
}
function distanceToCell(from, to, { x, y }) {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const across = (2 * Math.abs(x - from.x) - 1) * (dy || 1);
  const down = (2 * Math.abs(y - from.y) - 1) * (dx || 1);
  return Math.max(dx === 0 ? 0 : across, dy === 0 ? 0 : down);
}
var courses = /* @__PURE__ */ new Map();
var MOST_COURSES = 1e4;
var WIDEST = 65536;
function courseOf(dx, dy) {
  const key = dx * WIDEST + dy;
  const known3 = courses.get(key);
  if (known3) return known3;
  if (courses.size >= MOST_COURSES) courses.clear();
  const course = workOutCourse(dx, dy);
  courses.set(key, course);
  return course;
}
function workOutCourse(dx, dy) {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: dx, y: dy }
  ];
  const cells2 = [];
  const edges = [];
  for (let y = Math.min(0, dy); y <= Math.max(0, dy) + 1; y += 1) {
    for (let x = Math.min(0, dx); x <= Math.max(0, dx) + 1; x += 1) {
      const isEnd = x === 0 && y === 0 || x === dx && y === dy;
      if (!isEnd && entersCell(from, to, { x, y })) cells2.push({ x, y });
      for (const edge2 of ["W", "N"]) if (touchesEdge(from, to, { x, y, edge: edge2 })) edges.push({ x, y, edge: edge2 });
    }
  }
  return { cells: cells2, edges };
}

// libs/skirmish/src/board/lines.ts
var meetsWall = (board, openDoors, from, to) => isWalled(board, doorwaysOf(board, openDoors), from, to);
function isLineClear(board, openDoors, from, to, blocked) {
  if (meetsWall(board, openDoors, from, to)) return false;
  const { cells: cells2 } = courseOf(to.x - from.x, to.y - from.y);
  return !cells2.some((step) => blocked({ x: from.x + step.x, y: from.y + step.y }));
}
function areCellsAdjacent(board, openDoors, a, b) {
  if (Math.abs(a.x - b.x) > 1 || Math.abs(a.y - b.y) > 1 || isSameCell(a, b)) return false;
  return !meetsWall(board, openDoors, a, b);
}
function adjacentSpaces(board, openDoors, id) {
  const { grid, spaces } = board;
  const doorways = doorwaysOf(board, openDoors);
  const space3 = board.space(id);
  const place2 = grid.spaceOf[walkableIndex(grid, space3)] ?? -1;
  const remembered = doorways.adjacent[place2];
  if (remembered) return remembered;
  const adjacent = spaces.filter((other) => Math.abs(other.x - space3.x) <= 1 && Math.abs(other.y - space3.y) <= 1 && other !== space3).filter((other) => !isWalled(board, doorways, space3, other)).map((other) => other.id);
  doorways.adjacent[place2] = adjacent;
  return adjacent;
}
function isWalled(board, doorways, from, to) {
  const { grid } = board;
  const [a, b] = [walkableIndex(grid, from), walkableIndex(grid, to)];
  if (a < 0 || b < 0) return true;
  const pair = a * grid.walkable.length + b;
  const remembered = doorways.walls[pair];
  if (remembered) return remembered === 2;
  const walled = touchesClosedEdge(grid, doorways, from, to);
  doorways.walls[pair] = walled ? 2 : 1;
  doorways.walls[b * grid.walkable.length + a] = walled ? 2 : 1;
  return walled;
}
function touchesClosedEdge(grid, doorways, from, to) {
  const [column, row] = [from.x - grid.left, from.y - grid.top];
  for (const { x, y, edge: edge2 } of courseOf(to.x - from.x, to.y - from.y).edges) {
    const what = edge2 === "W" ? grid.upright[(row + y) * (grid.width + 1) + column + x] : grid.level[(row + y) * grid.width + column + x];
    if (isClosed(what ?? WALL, doorways)) return true;
  }
  return false;
}

// libs/skirmish/src/board/check-face.ts
var places = [0, 1, 2, 3, 4].flatMap((y) => [0, 1, 2, 3, 4].map((x) => ({ x, y })));

// libs/skirmish/src/board/distances.ts
function zoneGraph(board, openDoors) {
  const doorways = doorwaysOf(board, openDoors);
  return doorways.zones ??= workOutGraph(board, doorways);
}
function zoneDistances(board, openDoors, zoneId) {
  const { distances } = doorwaysOf(board, openDoors);
  const before = distances.get(zoneId);
  if (before) return before;
  const graph = zoneGraph(board, openDoors);
  const steps = /* @__PURE__ */ new Map([[board.zone(zoneId).id, 0]]);
  for (const [id, far] of steps) {
    for (const next of graph.get(id) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  }
  distances.set(zoneId, steps);
  return steps;
}
var zoneDistance = (board, openDoors, from, to) => zoneDistances(board, openDoors, from).get(to) ?? Infinity;
function workOutGraph({ grid, zones }, doorways) {
  const neighbours = zones.map(() => /* @__PURE__ */ new Set());
  const join = (one2, other, edge2) => {
    if (isClosed(edge2, doorways) || one2 < 0 || other < 0 || one2 === other) return;
    neighbours[one2]?.add(other);
    neighbours[other]?.add(one2);
  };
  for (const cell3 of grid.walkable) {
    const [column, row] = [cell3.x - grid.left, cell3.y - grid.top];
    const zone = zoneOfCell(grid, cell3.x, cell3.y);
    join(zone, zoneOfCell(grid, cell3.x - 1, cell3.y), grid.upright[row * (grid.width + 1) + column] ?? WALL);
    join(zone, zoneOfCell(grid, cell3.x, cell3.y - 1), grid.level[row * grid.width + column] ?? WALL);
  }
  return new Map(
    zones.map((zone, place2) => [
      zone.id,
      zones.filter((_2, other) => neighbours[place2]?.has(other) === true).map((neighbour) => neighbour.id)
    ])
  );
}
function zoneOfCell(grid, x, y) {
  const index = walkableIndex(grid, { x, y });
  return index < 0 ? -1 : grid.zoneOf[index] ?? -1;
}

// libs/skirmish/src/board/footprints.ts
var footprintOf = (own2, offsets, turns) => [
  { x: own2.x, y: own2.y },
  ...offsets.map((offset) => {
    const step = turnedOffset(offset, turns);
    return { x: own2.x + step.x, y: own2.y + step.y };
  })
];
function footprintProblem(board, cells2, covered) {
  const [own2, ...others] = cells2;
  if (!own2 || !board.spaceAt(own2)) return "NOT_A_SPACE";
  if (!others.every((cell3) => board.isOpenCell(cell3))) return "NOT_OPEN";
  const ids2 = cells2.map(spaceIdOf);
  return ids2.some((id) => covered.has(id)) || new Set(ids2).size < ids2.length ? "COVERED" : void 0;
}

// libs/skarov/src/content/room-schema.ts
import { z as z39 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skarov/src/content/test-schema.ts
import { z as z38 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var addHeroes = z38.boolean().meta({ description: "The symbol: the number of heroes in play counts on top of the dice (SKAROV-TEST-03)." });
var { door: _, ...shared2 } = records.testSchema.shape;
var testSchema = z38.strictObject({
  ...shared2,
  addHeroes,
  onFailure: z38.array(effectSchema).meta({ description: "Beside the token that a failure leaves (SKAROV-TEST-05)." })
}).meta({ id: "TestCard", description: "A characteristic test (SKAROV-TEST-01)." });
var forcedTestSchema = z38.strictObject({ id: testIdSchema, offers: records.testSchema.shape.offers, addHeroes }).meta({ id: "ForcedTest", description: "A test that a trap forces on a hero (SKAROV-TEST-10)." });

// libs/skarov/src/content/room-schema.ts
var local2 = z39.int().min(0).max(4);
var cell = { x: local2, y: local2 };
var trapSchema = z39.strictObject({
  id: idSchema2,
  name: localizedSchema,
  text: localizedSchema,
  on: triggerSchema,
  zones: z39.array(idSchema2).meta({
    description: "It acts on figures in these zones, as `face/letter`; none: on the figure that set it off."
  }),
  actsOn: z39.enum(["HEROES", "EVERYBODY"]).meta({ id: "TrapActsOn" }).optional().meta({ description: "Heroes, unless it says otherwise." }),
  test: forcedTestSchema.optional().meta({
    description: "A figure that fails it suffers the trap; without a test all do. While it is closed, none does."
  }),
  do: z39.array(effectSchema).min(1).meta({ description: "The effects on each figure that suffers it, as SELF." })
}).meta({ id: "Trap", description: "A trap of a room (SKAROV-TILE-13)." });
var objectiveSchema = z39.strictObject({
  id: idSchema2,
  name: localizedSchema,
  text: localizedSchema,
  counter: z39.strictObject({ name: localizedSchema, start: z39.int().min(0).max(30) }).meta({ id: "ObjectiveCounter", description: "The counted thing, and the first number." }),
  neutralised: conditionSchema,
  reached: conditionSchema,
  endOfTurn: z39.array(effectSchema).min(1).meta({ description: "At the end of each turn, as long as it is not settled (SKAROV-END-05)." }),
  articleId: idSchema2
}).meta({ id: "Objective", description: "The objective of a room (SKAROV-OBJ-01)." });
var roomSchema = z39.strictObject({
  id: faceIdSchema,
  tileNumber: tileNumberSchema,
  face: tileFaceSchema,
  kind: roomKindSchema,
  flavor: localizedSchema,
  scenery: z39.array(z39.strictObject({ id: idSchema2, name: localizedSchema }).meta({ id: "Scenery" })).meta({ description: "The things on the interaction spaces, as the face calls them." }),
  green: z39.array(z39.strictObject({ ...cell, name: localizedSchema }).meta({ id: "StartSpace" })).meta({ description: "The start spaces of heroes (SKAROV-SETUP-04)." }),
  violet: z39.array(
    z39.strictObject({ ...cell, tileNumber: tileNumberSchema, name: localizedSchema }).meta({ id: "ActivationSpace" })
  ).meta({ description: "The space where Skarov activates a room (SKAROV-END-02)." }),
  reinforcement: z39.array(
    z39.strictObject({
      ...cell,
      mark: z39.int().min(2).max(4).meta({ description: "Usable from so many heroes on (SKAROV-TILE-06)." }),
      zone: z39.string().length(1).meta({ description: "The zone that it is attached to (SKAROV-TILE-10)." })
    }).meta({ id: "ReinforcementSpace" })
  ).max(4),
  exits: z39.array(edgeSchema).min(1).max(4).meta({ description: "Sides with a passage, at their middle." }),
  tokens: z39.array(z39.strictObject({ kind: idSchema2, ...cell }).meta({ id: "RoomToken" })).max(12).meta({ description: "The tokens there when the base is built (SKAROV-BASE-10)." }),
  tests: z39.array(testSchema).max(8),
  traps: z39.array(trapSchema).max(4),
  activation: z39.strictObject({ text: localizedSchema, do: z39.array(effectSchema).min(1) }).meta({ id: "RoomActivation" }).optional().meta({ description: "The effects that Skarov sets off from the violet space (SKAROV-END-02)." }),
  objective: objectiveSchema.optional()
}).meta({ id: "Room", description: "One face of a tile, with its card (SKAROV-TILE-01)." });

// libs/skarov/src/content/schema.ts
var { heroSchema, powerCardSchema, woundCardSchema, villainSheetSchema } = records;
var tokenKindSchema = z40.strictObject({ id: idSchema2, name: localizedSchema }).meta({ id: "TokenKind", description: "A kind of resolution token (SKAROV-BASE-10)." });

// libs/skarov/src/base/base-faults.ts
import { z as z42 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skarov/src/base/base.ts
var mostPassages = { DOOR: 9, AIRLOCK: 5 };
var leastTiles = 3;
var mostTiles = 9;
var mostMinions = 36;

// libs/skarov/src/content/bases/branch-office.ts
var branchOffice = {
  id: "branch-office",
  name: { en: "The Branch Office", fr: "La Succursale" },
  heroes: { least: 2, most: 3 },
  difficulty: "NORMAL",
  tiles: [
    { faceId: "t1a", column: 0, row: 0, turns: 0 },
    { faceId: "t9b", column: 0, row: -1, turns: 0 },
    { faceId: "t3a", column: -1, row: -1, turns: 0 },
    { faceId: "t8b", column: 1, row: -1, turns: 0 },
    { faceId: "t2a", column: 0, row: -2, turns: 0 }
  ],
  passages: [
    { edge: "2,-1,S", kind: "DOOR" },
    { edge: "-1,-3,E", kind: "DOOR" },
    { edge: "4,-3,E", kind: "AIRLOCK" },
    { edge: "2,-6,S", kind: "DOOR" }
  ],
  minions: [
    { sheet: "arachnoid", space: "4,0" },
    { sheet: "android", space: "0,0" },
    { sheet: "android", space: "0,-5" },
    { sheet: "android", space: "4,-1" },
    { sheet: "gynoid", space: "4,-5" },
    { sheet: "gynoid", space: "0,-1" },
    { sheet: "arachnoid", space: "-5,-5" },
    { sheet: "android", space: "-1,-1" },
    { sheet: "arachnoid", space: "-1,-5" },
    { sheet: "gynoid", space: "-5,-1" },
    { sheet: "arachnoid", space: "5,-5" },
    { sheet: "arachnoid", space: "5,-1" },
    { sheet: "android", space: "9,-5" },
    { sheet: "gynoid", space: "9,-1" },
    { sheet: "android", space: "0,-10" },
    { sheet: "gynoid", space: "4,-10" }
  ],
  lieutenants: [
    { sheet: "tonnage", space: "-3,-2" },
    { sheet: "ki", space: "7,-4" },
    { sheet: "chi", space: "2,-3" },
    { sheet: "no", space: "2,-7" }
  ]
};

// libs/skarov/src/content/bases/headquarters.ts
var headquarters = {
  id: "headquarters",
  name: { en: "The Headquarters", fr: "Le Quartier général" },
  heroes: { least: 4, most: 4 },
  difficulty: "HARD",
  tiles: [
    { faceId: "t1a", column: 0, row: 0, turns: 0 },
    { faceId: "t4b", column: -1, row: 0, turns: 0 },
    { faceId: "t8a", column: 1, row: 0, turns: 1 },
    { faceId: "t3a", column: -1, row: -1, turns: 0 },
    { faceId: "t2a", column: 0, row: -1, turns: 2 },
    { faceId: "t7a", column: 1, row: -1, turns: 0 },
    { faceId: "t5a", column: -1, row: -2, turns: 0 },
    { faceId: "t9b", column: 0, row: -2, turns: 0 },
    { faceId: "t6a", column: 1, row: -2, turns: 0 }
  ],
  passages: [
    { edge: "-1,2,E", kind: "DOOR" },
    { edge: "4,2,E", kind: "AIRLOCK" },
    { edge: "-3,-1,S", kind: "DOOR" },
    { edge: "7,-1,S", kind: "AIRLOCK" },
    { edge: "-3,-6,S", kind: "DOOR" },
    { edge: "7,-6,S", kind: "DOOR" },
    { edge: "-1,-8,E", kind: "DOOR" },
    { edge: "4,-8,E", kind: "DOOR" },
    { edge: "2,-6,S", kind: "DOOR" }
  ],
  minions: [
    { sheet: "arachnoid", space: "4,0" },
    { sheet: "android", space: "0,0" },
    { sheet: "android", space: "-1,0" },
    { sheet: "arachnoid", space: "-5,4" },
    { sheet: "gynoid", space: "9,4" },
    { sheet: "arachnoid", space: "5,0" },
    { sheet: "gynoid", space: "-5,-5" },
    { sheet: "android", space: "-1,-1" },
    { sheet: "arachnoid", space: "-1,-5" },
    { sheet: "gynoid", space: "-5,-1" },
    { sheet: "android", space: "9,-5" },
    { sheet: "gynoid", space: "5,-1" },
    { sheet: "android", space: "-5,-10" },
    { sheet: "gynoid", space: "-1,-10" },
    { sheet: "arachnoid", space: "-5,-6" },
    { sheet: "android", space: "-1,-6" },
    { sheet: "gynoid", space: "9,-10" },
    { sheet: "arachnoid", space: "5,-6" },
    { sheet: "android", space: "0,-10" },
    { sheet: "android", space: "4,-6" },
    { sheet: "gynoid", space: "4,-10" },
    { sheet: "arachnoid", space: "0,-6" },
    { sheet: "android", space: "4,-1" },
    { sheet: "gynoid", space: "0,-1" }
  ],
  lieutenants: [
    { sheet: "tonnage", space: "-3,-2" },
    { sheet: "ki", space: "7,-3" },
    { sheet: "chi", space: "-3,-8" },
    { sheet: "no", space: "7,-8" }
  ]
};

// libs/skarov/src/content/bases/seaside-bungalow.ts
var seasideBungalow = {
  id: "seaside-bungalow",
  name: { en: "The Seaside Bungalow", fr: "Le Pavillon du bord de mer" },
  heroes: { least: 2, most: 3 },
  difficulty: "EASY",
  tiles: [
    { faceId: "t1a", column: 0, row: 0, turns: 0 },
    { faceId: "t7a", column: 0, row: -1, turns: 0 },
    { faceId: "t2a", column: 0, row: -2, turns: 0 }
  ],
  passages: [
    { edge: "2,-1,S", kind: "DOOR" },
    { edge: "2,-6,S", kind: "DOOR" }
  ],
  minions: [
    { sheet: "arachnoid", space: "4,0" },
    { sheet: "android", space: "0,0" },
    { sheet: "arachnoid", space: "4,-5" },
    { sheet: "android", space: "0,-1" },
    { sheet: "android", space: "0,-10" },
    { sheet: "arachnoid", space: "4,-10" }
  ],
  lieutenants: [
    { sheet: "chi", space: "1,-4" },
    { sheet: "no", space: "3,0" },
    { sheet: "tonnage", space: "2,-7" }
  ]
};

// libs/skarov/src/content/bases/index.ts
var bases = [seasideBungalow, branchOffice, headquarters];

// libs/skarov/src/content/choose-kind.ts
var kinds2 = [
  { sheet: "android", text: { en: "An Android", fr: "Un Androïde" } },
  { sheet: "gynoid", text: { en: "A Gynoid", fr: "Une Gynoïde" } },
  { sheet: "arachnoid", text: { en: "An Arachnoid", fr: "Un Arachnoïde" } }
];
var chooseKind = (effects) => ({
  choose: { seat: "OWNER", options: kinds2.map(({ sheet: sheet2, text }) => ({ text, do: effects(sheet2) })) }
});
var firstKind = (effects) => ({
  oneOf: { options: kinds2.map(({ sheet: sheet2 }) => effects(sheet2)) }
});

// libs/skarov/src/content/selectors.ts
var {
  self: self2,
  attacker: attacker2,
  chosen: chosen2,
  alliesHere: alliesHere2,
  alliesSeen: alliesSeen2,
  enemiesHere: enemiesHere2,
  enemiesBeside: enemiesBeside2,
  enemiesNear: enemiesNear2,
  enemiesSeen: enemiesSeen2,
  enemiesHurt: enemiesHurt2,
  ours: ours2,
  oursHere: oursHere2,
  oursNear: oursNear2
} = selectors_exports;
var alliesNear = { of: "ALLIES", withinZones: { of: self2, zones: 1 } };
var enemiesAroundChosen = { of: "ENEMIES", inZone: { zoneOf: chosen2 } };
var activated = { of: "SHEET_OF" };

// libs/skarov/src/content/event-forms.ts
function event(en, fr, parts3) {
  return { text: { en: `Event: ${en}`, fr: `Événement : ${fr}` }, ...parts3 };
}
function thisTurn(en, fr, parts3) {
  return event(`this turn, ${en}`, `pour ce tour, ${fr}`, parts3);
}
var chooseRobot = (effects) => chooseKind((sheet2) => [{ chooseFigure: { among: { of: "SHEET", sheet: sheet2 }, do: effects } }]);
var chooseHero = (effects) => ({
  chooseFigure: { among: { of: "HEROES" }, do: effects }
});
var heroesThere = { of: "HEROES", inZone: { zoneOf: chosen2 } };

// libs/skarov/src/content/event-cards/against-heroes.ts
var eventsAgainstHeroes = [
  {
    id: "kamikaze",
    name: { en: "Kamikaze", fr: "Kamikaze" },
    copies: 2,
    technique: { attack: 1 },
    event: event(
      "choose a robot: every hero in its zone suffers 1 damage, and it is removed.",
      "choisissez un robot : chaque héros de sa zone subit 1 dégât, et ce robot est retiré.",
      {
        effects: [chooseRobot([{ damage: { who: heroesThere, points: 1 } }, { remove: { figures: chosen2 } }])]
      }
    )
  },
  {
    id: "knockout-gas",
    name: { en: "Knockout Gas", fr: "Gaz soporifique" },
    copies: 1,
    technique: { defense: 1, attack: 1 },
    event: event(
      "choose a hero who has not been activated this turn: that hero loses 1 action of the activation to come.",
      "choisissez un héros qui n’a pas encore été activé ce tour : ce héros perd 1 action de son activation à venir.",
      {
        effects: [
          {
            chooseFigure: {
              among: { of: "HEROES", activated: false },
              do: [{ loseAction: { who: chosen2, actions: 1 } }]
            }
          }
        ]
      }
    )
  },
  {
    id: "white-noise",
    name: { en: "White Noise", fr: "Bruit blanc" },
    copies: 1,
    technique: { defense: 1 },
    event: event(
      "choose a hero: that hero has −2 mind until the end of the turn.",
      "choisissez un héros : ce héros a −2 en mental jusqu’à la fin du tour.",
      { effects: [chooseHero([{ modify: { who: chosen2, characteristic: "MIND", by: -2, until: "TURN" } }])] }
    )
  },
  {
    id: "poisoned-dart",
    name: { en: "Poisoned Dart", fr: "Fléchette empoisonnée" },
    copies: 1,
    technique: { attack: 1, speed: 1 },
    event: event(
      "choose a damaged hero: with 3 damage or more, heal 3 damage of that hero, who draws 1 wound card; otherwise that hero suffers 1 damage.",
      "choisissez un héros qui a des dégâts : s’il en a 3 ou plus, soignez 3 dégâts à ce héros, qui pioche 1 carte Blessure ; sinon, ce héros subit 1 dégât.",
      {
        needs: { atLeast: { what: { count: { of: "HEROES", damaged: true } }, number: 1 } },
        effects: [
          {
            chooseFigure: {
              among: { of: "HEROES", damaged: true },
              do: [
                {
                  if: {
                    condition: { atLeast: { what: { damage: chosen2 }, number: 3 } },
                    then: [{ heal: { who: chosen2, points: 3 } }, { drawWound: { who: chosen2 } }],
                    else: [{ damage: { who: chosen2, points: 1 } }]
                  }
                }
              ]
            }
          }
        ]
      }
    )
  },
  {
    id: "trapdoor",
    name: { en: "Trapdoor", fr: "Trappe" },
    copies: 1,
    event: event(
      "choose a hero: you move that hero up to 2 zones, ignoring enemies; that hero has −1 defense until the end of the turn.",
      "choisissez un héros : vous déplacez ce héros de 2 zones au plus sans tenir compte des ennemis ; ce héros a −1 en défense jusqu’à la fin du tour.",
      {
        effects: [
          chooseHero([
            { moveFreely: { who: chosen2, zones: 2, ignoreEnemies: true } },
            { modify: { who: chosen2, characteristic: "DEFENSE", by: -1, until: "TURN" } }
          ])
        ]
      }
    )
  },
  {
    id: "doubt",
    name: { en: "Seed of Doubt", fr: "La graine du doute" },
    copies: 1,
    technique: { actions: 1, attack: -1 },
    event: event(
      "choose a hero: that hero discards 1 power card from hand at random, or suffers 1 damage if that cannot be.",
      "choisissez un héros : ce héros défausse au hasard 1 carte Pouvoir de sa main, ou subit 1 dégât si cela ne se peut pas.",
      {
        effects: [
          chooseHero([
            { oneOf: { options: [[{ discardCard: { who: chosen2 } }], [{ damage: { who: chosen2, points: 1 } }]] } }
          ])
        ]
      }
    )
  }
];

// libs/skarov/src/content/event-cards/for-villains.ts
var eventsForVillains = [
  {
    id: "photonic-ray",
    name: { en: "Photonic Ray", fr: "Rayon Photonique" },
    copies: 1,
    technique: { defense: 1 },
    event: thisTurn(
      "figures of the activated sheet roll power dice instead of combat dice in their attacks.",
      "les figurines de la fiche activée lancent des dés de Pouvoir au lieu de dés de Combat dans leurs attaques.",
      { modifiers: [{ who: activated, swapDice: {} }] }
    )
  },
  {
    id: "overclock",
    name: { en: "Overclock", fr: "Surcadençage" },
    copies: 1,
    technique: { actions: 1 },
    event: thisTurn(
      "figures of the activated sheet have +2 speed, roll 1 more power die in their attacks and have −1 defense.",
      "les figurines de la fiche activée ont +2 en vitesse, lancent 1 dé de Pouvoir de plus dans leurs attaques et ont −1 en défense.",
      {
        modifiers: [
          { who: activated, characteristic: "SPEED", by: 2 },
          { who: activated, power: 1 },
          { who: activated, characteristic: "DEFENSE", by: -1 }
        ]
      }
    )
  },
  {
    id: "assembly-line",
    name: { en: "Assembly Line", fr: "Chaîne de montage" },
    copies: 2,
    technique: { attack: 2, speed: -1 },
    event: event(
      "choose a kind of robot: 1 of them arrives on a reinforcement space, 2 if the game began with 3 heroes or more.",
      "choisissez une sorte de robot : 1 d’entre eux arrive sur un espace de renfort, 2 si la partie a commencé avec 3 héros ou plus.",
      {
        effects: [
          chooseKind((sheet2) => [
            {
              if: {
                condition: { atLeast: { what: { heroesAtStart: true }, number: 3 } },
                then: [{ spawn: { sheet: sheet2, count: 2, at: { reinforcement: {} } } }],
                else: [{ spawn: { sheet: sheet2, count: 1, at: { reinforcement: {} } } }]
              }
            }
          ])
        ]
      }
    )
  },
  {
    id: "emergency-repairs",
    name: { en: "Emergency Repairs", fr: "Réparations d’urgence" },
    copies: 1,
    technique: { defense: 2, speed: -1 },
    event: event(
      "if a villain has 1 damage or more: choose one who has; heal 2 damage of that villain.",
      "si un vilain a 1 dégât ou plus : choisissez-en un qui en a ; soignez 2 dégâts à ce vilain.",
      {
        needs: { atLeast: { what: { count: { of: "VILLAINS", damaged: true } }, number: 1 } },
        effects: [
          {
            chooseFigure: {
              among: { of: "VILLAINS", damaged: true },
              do: [{ heal: { who: chosen2, points: 2 } }]
            }
          }
        ]
      }
    )
  },
  {
    id: "red-alert",
    name: { en: "Red Alert", fr: "Alerte rouge" },
    copies: 1,
    technique: { speed: 2 },
    event: event("draw 2 event cards.", "piochez 2 cartes Événement.", { effects: [{ drawEvents: { count: 2 } }] })
  },
  {
    id: "plan-b",
    name: { en: "Plan B", fr: "Plan B" },
    copies: 1,
    technique: { speed: 1, attack: 1 },
    event: event(
      "discard 1 event card from your hand; then draw 3.",
      "défaussez 1 carte Événement de votre main ; puis piochez-en 3.",
      { effects: [{ discardEvents: { count: 1 } }, { drawEvents: { count: 3 } }] }
    )
  },
  {
    id: "closing-ranks",
    name: { en: "Closing Ranks", fr: "Rangs serrés" },
    copies: 1,
    technique: { speed: 1, defense: 1 },
    event: event(
      "choose a kind of robot: each of them moves up to 1 zone toward the nearest hero.",
      "choisissez une sorte de robot : chacun d’entre eux se déplace de 1 zone au plus vers le héros le plus proche.",
      {
        effects: [
          chooseKind((sheet2) => [
            {
              move: {
                who: { of: "SHEET", sheet: sheet2 },
                toward: { spaceOf: { of: "HEROES", pick: "NEAREST" } },
                want: "ADJACENT",
                zones: 1
              }
            }
          ])
        ]
      }
    )
  },
  {
    id: "secret-passage",
    name: { en: "Secret Passage", fr: "Passage secret" },
    copies: 1,
    technique: { speed: 1, defense: 1 },
    event: event(
      "choose a figure of the activated sheet: you move it up to 2 zones, ignoring its enemies.",
      "choisissez une figurine de la fiche activée : vous la déplacez de 2 zones au plus sans tenir compte de ses ennemis.",
      {
        effects: [
          {
            chooseFigure: {
              among: activated,
              do: [{ moveFreely: { who: chosen2, zones: 2, ignoreEnemies: true } }]
            }
          }
        ]
      }
    )
  },
  {
    id: "crossfire",
    name: { en: "Crossfire", fr: "Tirs croisés" },
    copies: 1,
    technique: { attack: 1 },
    event: event(
      "choose a figure of the activated sheet: it attacks the nearest enemy that it can attack, with 2 more power dice.",
      "choisissez une figurine de la fiche activée : elle attaque l’ennemi le plus proche qu’elle peut attaquer, avec 2 dés de Pouvoir de plus.",
      { effects: [{ chooseFigure: { among: activated, do: [{ attack: { who: chosen2, power: 2 } }] } }] }
    )
  },
  {
    id: "wrist-lasers",
    name: { en: "Wrist Lasers", fr: "Lasers de poignet" },
    copies: 1,
    technique: { attack: 2, defense: -1 },
    event: thisTurn(
      "figures of the activated sheet may make ranged attacks, and roll 1 more power die in their attacks.",
      "les figurines de la fiche activée peuvent attaquer à distance, et lancent 1 dé de Pouvoir de plus dans leurs attaques.",
      { modifiers: [{ who: activated, power: 1 }], grants: [{ who: activated, ability: "RANGED_ATTACKS" }] }
    )
  },
  {
    id: "weak-point",
    name: { en: "Weak Point", fr: "Point faible" },
    copies: 1,
    technique: { attack: 1 },
    event: thisTurn(
      "if a hero has 1 damage or more, figures of the activated sheet roll 2 more power dice in their attacks on damaged heroes.",
      "si un héros a 1 dégât ou plus, les figurines de la fiche activée lancent 2 dés de Pouvoir de plus dans leurs attaques contre des héros qui ont des dégâts.",
      {
        needs: { atLeast: { what: { count: { of: "HEROES", damaged: true } }, number: 1 } },
        modifiers: [{ who: activated, power: 2, against: { of: "HEROES", damaged: true } }]
      }
    )
  },
  {
    id: "spare-batteries",
    name: { en: "Spare Batteries", fr: "Piles de rechange" },
    copies: 1,
    technique: { actions: 1, speed: 1 }
  }
];

// libs/skarov/src/content/event-cards.ts
var eventCards = [...eventsForVillains, ...eventsAgainstHeroes];

// libs/skarov/src/content/power-forms.ts
var { allTurn, always, action, uniqueAction, atReveal, reaction } = powerFormsOf({});

// libs/skarov/src/content/heroes/adam-spell-cards.ts
var heroId = "adam-spell";
var adamSpellCards = [
  {
    id: "adam-spell-open-sesame",
    heroId,
    set: "BASE",
    name: { en: "Open Sesame", fr: "Sésame, ouvre-toi" },
    flavor: {
      en: "Works on doors, tins and some accountants.",
      fr: "Vaut pour les portes, les boîtes et certains comptables."
    },
    special: {
      type: "MIND",
      ...reaction(
        { moment: "AFTER_TEST_ROLL", to: "TEST_BY", whom: "OURS", once: true },
        "the total of this test is 2 lower.",
        "le total de ce test diminue de 2.",
        [{ changeRoll: { successes: -2 } }]
      )
    },
    technique: { mind: 1, defense: 1 }
  },
  {
    id: "adam-spell-arcane-bolt",
    heroId,
    set: "BASE",
    name: { en: "Arcane Bolt", fr: "Trait des arcanes" },
    flavor: { en: "Blue, humming, not covered by the warranty.", fr: "Bleu, bourdonnant, exclu de la garantie." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you may make ranged attacks, enemies do not block your line of sight, and you roll 2 more power dice in your attacks on undamaged enemies.",
        "vous pouvez attaquer à distance, les ennemis ne bloquent pas votre ligne de vue, et vous lancez 2 dés de Pouvoir de plus dans vos attaques contre des ennemis sans dégât.",
        {
          modifiers: [{ who: self2, power: 2, against: { of: "ENEMIES", damaged: false } }],
          grants: [
            { who: self2, ability: "RANGED_ATTACKS" },
            { who: self2, ability: "SEE_THROUGH_ENEMIES" }
          ]
        }
      )
    },
    technique: { attack: 2, mind: 2, defense: -1 }
  },
  {
    id: "adam-spell-misdirection",
    heroId,
    set: "BASE",
    name: { en: "Misdirection", fr: "Regardez ailleurs" },
    flavor: {
      en: "Nothing up this sleeve. Nor the other. Where is your helmet?",
      fr: "Rien dans la manche. L’autre non plus. Où est votre casque ?"
    },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_ON", whom: "OURS" },
        "choose 1 die of this roll and roll it again.",
        "choisissez 1 dé de ce jet et relancez-le.",
        [{ changeRoll: { reroll: 1 } }]
      )
    },
    technique: { defense: 1, mind: 2 }
  },
  {
    id: "adam-spell-switcheroo",
    heroId,
    set: "BASE",
    name: { en: "Switcheroo", fr: "Passe-passe" },
    flavor: {
      en: "The lady vanishes. So does the sorcerer. Find the robot.",
      fr: "La dame disparaît. Le sorcier aussi. Où est le robot ?"
    },
    special: {
      type: "MOVEMENT",
      ...uniqueAction(
        "choose an enemy within 2 zones: you and it swap spaces; then you have +1 attack until the end of your activation.",
        "choisissez un ennemi à 2 zones au plus : vous échangez vos espaces ; puis vous avez +1 en attaque jusqu’à la fin de votre activation.",
        [
          {
            chooseFigure: {
              among: enemiesNear2,
              do: [
                { swap: { a: self2, b: chosen2 } },
                { modify: { who: self2, characteristic: "ATTACK", by: 1, until: "ACTIVATION" } }
              ]
            }
          }
        ]
      )
    },
    technique: { speed: 3, attack: 1, mind: -1 }
  },
  {
    id: "adam-spell-borrowed-luck",
    heroId,
    set: "BASE",
    name: { en: "Borrowed Luck", fr: "Chance d’emprunt" },
    flavor: { en: "To be returned by Thursday, with interest.", fr: "À rendre jeudi, avec les intérêts." },
    special: {
      type: "COORDINATION",
      ...reaction(
        { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_BY", whom: "OURS", once: true },
        "this attack has 2 more successes, and you have −1 defense until the end of the turn.",
        "cette attaque a 2 succès de plus, et vous avez −1 en défense jusqu’à la fin du tour.",
        [{ changeRoll: { successes: 2 } }, { modify: { who: self2, characteristic: "DEFENSE", by: -1, until: "TURN" } }]
      )
    },
    technique: { attack: 2, speed: 2, defense: -1 }
  },
  {
    id: "adam-spell-hex",
    heroId,
    set: "BASE",
    name: { en: "Hex", fr: "Mauvais sort" },
    flavor: { en: "Six corners, all of them sharp.", fr: "Treize chats noirs, tous sous la même échelle." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "choose an enemy you can see: enemies in its zone have −1 attack and −1 defense until the end of the turn.",
        "choisissez un ennemi que vous voyez : les ennemis de sa zone ont −1 en attaque et −1 en défense jusqu’à la fin du tour.",
        [
          {
            chooseFigure: {
              among: enemiesSeen2,
              do: [
                { modify: { who: enemiesAroundChosen, characteristic: "ATTACK", by: -1, until: "TURN" } },
                { modify: { who: enemiesAroundChosen, characteristic: "DEFENSE", by: -1, until: "TURN" } }
              ]
            }
          }
        ]
      )
    },
    technique: { attack: 1, defense: 1, mind: -1 }
  },
  {
    id: "adam-spell-circle-of-chalk",
    heroId,
    set: "BASE",
    name: { en: "Circle of Chalk", fr: "Cercle à la craie" },
    flavor: { en: "Step in. Wipe your feet first.", fr: "Entrez. Essuyez-vous d’abord les pieds." },
    special: {
      type: "COORDINATION",
      ...uniqueAction(
        "heal 2 damage of yourself or of an allied hero in your zone, of your choice.",
        "soignez 2 dégâts, à vous ou à un héros allié de votre zone, au choix.",
        [{ chooseFigure: { among: oursHere2, do: [{ heal: { who: chosen2, points: 2 } }] } }]
      )
    },
    technique: { mind: 2 }
  },
  {
    id: "adam-spell-wild-magic",
    heroId,
    set: "WEAKNESS",
    name: { en: "Wild Magic", fr: "Magie sauvage" },
    flavor: { en: "The rabbit advised against it.", fr: "Le lapin l’avait déconseillé." },
    special: {
      type: "WEAKNESS",
      ...atReveal(
        "roll 1 combat die: on 0, you lose 1 action of your activation this turn; on 1 or more, you and allied heroes in your zone suffer 1 damage; and you have −1 defense until the end of the turn.",
        "lancez 1 dé de Combat : sur 0, vous perdez 1 action de votre activation de ce tour ; sur 1 ou plus, vous et les héros alliés de votre zone subissez 1 dégât ; et vous avez −1 en défense jusqu’à la fin du tour.",
        [
          {
            roll: {
              die: "COMBAT",
              table: [
                { atLeast: 1, do: [{ damage: { who: oursHere2, points: 1 } }] },
                { atLeast: 0, do: [{ loseAction: { who: self2, actions: 1 } }] }
              ]
            }
          },
          { modify: { who: self2, characteristic: "DEFENSE", by: -1, until: "TURN" } }
        ]
      )
    }
  }
];

// libs/skarov/src/content/heroes/adam-spell-rank-cards.ts
var heroId2 = "adam-spell";
var adamSpellRankCards = [
  {
    id: "adam-spell-card-trick",
    heroId: heroId2,
    set: "ROOKIE",
    name: { en: "Card Trick", fr: "Tour de cartes" },
    flavor: { en: "Is this your door?", fr: "Est-ce bien votre porte ?" },
    special: {
      type: "MIND",
      ...reaction(
        { moment: "AFTER_TEST_ROLL", to: "TEST_BY", whom: "YOU" },
        "choose 1 die of this roll and roll it again.",
        "choisissez 1 dé de ce jet et relancez-le.",
        [{ changeRoll: { reroll: 1 } }]
      )
    },
    technique: { mind: 3, speed: -1 }
  },
  {
    id: "adam-spell-sparks",
    heroId: heroId2,
    set: "ROOKIE",
    name: { en: "Sparks", fr: "Étincelles" },
    flavor: { en: "Mostly for birthdays.", fr: "Surtout pour les anniversaires." },
    special: {
      type: "ATTACK",
      ...allTurn("you may make ranged attacks.", "vous pouvez attaquer à distance.", {
        grants: [{ who: self2, ability: "RANGED_ATTACKS" }]
      })
    },
    technique: { attack: 1, mind: 1, speed: -1 }
  },
  {
    id: "adam-spell-grand-illusion",
    heroId: heroId2,
    set: "VETERAN",
    name: { en: "Grand Illusion", fr: "La grande illusion" },
    flavor: { en: "Four heroes walk in. Forty walk about.", fr: "Quatre héros entrent. Quarante se promènent." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "OURS", once: true },
        "this attack is rolled with 2 combat dice and 1 power die fewer.",
        "cette attaque se fait avec 2 dés de Combat et 1 dé de Pouvoir de moins.",
        [{ changeRoll: { combat: -2, power: -1 } }]
      )
    },
    technique: { defense: 2, mind: 2 }
  },
  {
    id: "adam-spell-mending-word",
    heroId: heroId2,
    set: "VETERAN",
    name: { en: "Mending Word", fr: "Le mot qui répare" },
    flavor: { en: "It rhymes with plaster.", fr: "Il rime avec pansement, de très loin." },
    special: {
      type: "COORDINATION",
      ...uniqueAction(
        "choose yourself or an allied hero within 1 zone: that hero gives back 1 wound card from hand, drawn by lot, and heal 1 damage of that hero.",
        "choisissez un héros allié à 1 zone au plus, ou vous-même : ce héros rend 1 carte Blessure de sa main, tirée au sort, et soignez 1 dégât à ce héros.",
        [
          {
            chooseFigure: {
              among: oursNear2,
              do: [{ healWound: { who: chosen2 } }, { heal: { who: chosen2, points: 1 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 2, mind: 2 }
  }
];

// libs/skarov/src/content/heroes/adam-spell.ts
var sleightOfHand = { en: "Sleight of Hand", fr: "Tour de main" };
var adamSpell = {
  id: "adam-spell",
  name: { en: "Adam Spell", fr: "Adam Spell" },
  type: { en: "Sorcerer", fr: "Sorcier" },
  flavor: {
    en: "Pulled a rabbit out of a hat at six. The rabbit has been his agent ever since.",
    fr: "À six ans, il a tiré un lapin d’un chapeau. Depuis, le lapin est son agent."
  },
  emblem: "moon",
  color: "#5b3a8e",
  missions: [
    {
      id: "adam-spell-mission-1",
      text: {
        en: "A full programme: pass 2 mind tests, use 2 action powers and use 2 reactions.",
        fr: "Un programme complet : réussissez 2 tests de mental, utilisez 2 pouvoirs d’action et 2 réactions."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "MIND_TESTS_PASSED" } }, number: 2 } },
          { atLeast: { what: { deed: { of: self2, what: "POWERS_USED" } }, number: 2 } },
          { atLeast: { what: { deed: { of: self2, what: "REACTIONS_USED" } }, number: 2 } }
        ]
      },
      atEnd: false
    },
    {
      id: "adam-spell-mission-2",
      text: {
        en: "At the end of the game, have played your weakness card and drawn no wound card.",
        fr: "À la fin de la partie, avoir joué votre carte Faiblesse sans avoir pioché de carte Blessure."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "WEAKNESS_PLAYED" } }, number: 1 } },
          { atMost: { what: { deed: { of: self2, what: "WOUNDS_DRAWN" } }, number: 0 } }
        ]
      },
      atEnd: true
    }
  ],
  praise: {
    en: "Adam Spell does the trick; no refunds asked",
    fr: "Adam Spell réussit son tour ; nul n’est remboursé"
  },
  discredit: { en: "Adam Spell vanishes, not on purpose", fr: "Adam Spell disparaît, sans l’avoir voulu" },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 2,
      defense: 4,
      mind: 5,
      health: 4,
      innate: {
        id: "adam-spell-sleight-of-hand-1",
        name: sleightOfHand,
        ...reaction(
          { moment: "AFTER_TEST_ROLL", to: "TEST_BY", whom: "YOU", once: true },
          "choose 1 die of this roll and roll it again.",
          "choisissez 1 dé de ce jet et relancez-le.",
          [{ changeRoll: { reroll: 1 } }]
        )
      }
    },
    HERO: {
      speed: 2,
      attack: 2,
      defense: 4,
      mind: 6,
      health: 4,
      innate: {
        id: "adam-spell-sleight-of-hand-2",
        name: sleightOfHand,
        ...reaction(
          { moment: "AFTER_TEST_ROLL", to: "TEST_BY", whom: "OURS", once: true },
          "choose 1 die of this roll and roll it again.",
          "choisissez 1 dé de ce jet et relancez-le.",
          [{ changeRoll: { reroll: 1 } }]
        )
      }
    },
    VETERAN: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 6,
      health: 4,
      innate: {
        id: "adam-spell-sleight-of-hand-3",
        name: sleightOfHand,
        ...reaction(
          { moment: "AFTER_TEST_ROLL", to: "TEST_BY", whom: "OURS" },
          "choose 1 die of this roll and roll it again.",
          "choisissez 1 dé de ce jet et relancez-le.",
          [{ changeRoll: { reroll: 1 } }]
        )
      }
    }
  }
};

// libs/skarov/src/content/heroes/golden-boy-cards.ts
var heroId3 = "golden-boy";
var goldenBoyCards = [
  {
    id: "golden-boy-somersault",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Somersault", fr: "Saut périlleux" },
    flavor: {
      en: "Over the robot, round the lamp, through the hoop.",
      fr: "Par-dessus le robot, autour du lustre, dans le cerceau."
    },
    special: {
      type: "MOVEMENT",
      ...uniqueAction(
        "move up to 2 zones, ignoring enemies; then enemies adjacent to you have −1 defense until the end of the turn.",
        "déplacez-vous de 2 zones au plus sans tenir compte des ennemis ; puis les ennemis adjacents ont −1 en défense jusqu’à la fin du tour.",
        [
          { moveFreely: { who: self2, zones: 2, ignoreEnemies: true } },
          { modify: { who: enemiesBeside2, characteristic: "DEFENSE", by: -1, until: "TURN" } }
        ]
      )
    },
    technique: { speed: 2, attack: 1 }
  },
  {
    id: "golden-boy-backflip",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Backflip", fr: "Salto arrière" },
    flavor: { en: "The blow arrives. He has left.", fr: "Le coup arrive. Lui est parti." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "YOU", once: true },
        "take a free adjacent space; this attack is rolled with 1 combat die fewer.",
        "prenez un espace adjacent libre ; cette attaque se fait avec 1 dé de Combat de moins.",
        [{ step: { who: self2 } }, { changeRoll: { combat: -1 } }]
      )
    },
    technique: { defense: 2, attack: 1 }
  },
  {
    id: "golden-boy-swing-kick",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Swing Kick", fr: "Coup de pied à la volée" },
    flavor: { en: "Both feet, one ceiling pipe.", fr: "Deux pieds, un tuyau au plafond." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "move up to 1 zone, ignoring enemies; then you may attack an adjacent enemy of your choice with 3 more power dice.",
        "déplacez-vous de 1 zone au plus sans tenir compte des ennemis ; puis vous pouvez attaquer un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus.",
        [
          { moveFreely: { who: self2, zones: 1, ignoreEnemies: true } },
          {
            chooseFigure: {
              among: enemiesBeside2,
              optional: true,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", power: 3 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 2, speed: 1, mind: -1 }
  },
  {
    id: "golden-boy-encore",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Encore", fr: "Bis" },
    flavor: {
      en: "They shouted for more. It may have been help.",
      fr: "On criait « encore ». Ou peut-être « au secours »."
    },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "AFTER_HIT", to: "ATTACK_BY", whom: "YOU", once: true },
        "attack an adjacent enemy of your choice with 2 more power dice.",
        "attaquez un ennemi adjacent de votre choix avec 2 dés de Pouvoir de plus.",
        [
          {
            chooseFigure: {
              among: enemiesBeside2,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", power: 2 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 2 }
  },
  {
    id: "golden-boy-tightrope",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Tightrope", fr: "Sur le fil" },
    flavor: { en: "Breathe in. Do not look at the shoes.", fr: "Respirer. Ne pas regarder les chaussures." },
    special: {
      type: "MIND",
      ...allTurn("you roll 1 test die fewer in your tests.", "vous lancez 1 dé de Test de moins dans vos tests.", {
        grants: [{ who: self2, ability: "TESTS_ONE_DIE_FEWER" }]
      })
    },
    technique: { mind: 2, speed: 1 }
  },
  {
    id: "golden-boy-human-pyramid",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Human Pyramid", fr: "Pyramide humaine" },
    flavor: { en: "The heavy ones below. No names.", fr: "Les plus lourds en bas. Sans nommer personne." },
    special: {
      type: "COORDINATION",
      ...allTurn(
        "you and allied heroes in your zone may make ranged attacks, and enemies do not block your line of sight.",
        "vous et les héros alliés de votre zone pouvez attaquer à distance, et les ennemis ne bloquent pas votre ligne de vue.",
        {
          grants: [
            { who: oursHere2, ability: "RANGED_ATTACKS" },
            { who: oursHere2, ability: "SEE_THROUGH_ENEMIES" }
          ]
        }
      )
    },
    technique: { mind: 2, defense: 1, speed: -1 }
  },
  {
    id: "golden-boy-in-the-limelight",
    heroId: heroId3,
    set: "BASE",
    name: { en: "In the Limelight", fr: "Dans la lumière" },
    flavor: { en: "Nobody looks at the others. Nobody can.", fr: "Personne ne regarde les autres. Impossible." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "ALLY_HERE", once: true },
        "you become the target of this attack, against which you have +1 defense.",
        "vous devenez la cible de cette attaque, contre laquelle vous avez +1 en défense.",
        [{ redirectAttack: { to: self2 } }, { changeRoll: { defense: 1 } }]
      )
    }
  },
  {
    id: "golden-boy-mirror-mirror",
    heroId: heroId3,
    set: "WEAKNESS",
    name: { en: "Mirror, Mirror", fr: "Miroir, mon beau miroir" },
    flavor: { en: "The breastplate of an Android will do.", fr: "Le plastron d’un Androïde fait l’affaire." },
    special: {
      type: "WEAKNESS",
      ...allTurn(
        "you and allied heroes in your zone roll 1 power die fewer in your attacks, and you have −1 defense and −1 mind.",
        "vous et les héros alliés de votre zone lancez 1 dé de Pouvoir de moins dans vos attaques, et vous avez −1 en défense et −1 en mental.",
        {
          modifiers: [
            { who: oursHere2, power: -1 },
            { who: self2, characteristic: "DEFENSE", by: -1 },
            { who: self2, characteristic: "MIND", by: -1 }
          ]
        }
      )
    }
  }
];

// libs/skarov/src/content/heroes/golden-boy-rank-cards.ts
var heroId4 = "golden-boy";
var goldenBoyRankCards = [
  {
    id: "golden-boy-safety-net",
    heroId: heroId4,
    set: "ROOKIE",
    name: { en: "Safety Net", fr: "Filet de sécurité" },
    flavor: { en: "It has his shape by now.", fr: "Il a fini par prendre sa forme." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "YOU", mode: "MELEE" },
        "this attack is rolled with 1 power die fewer.",
        "cette attaque se fait avec 1 dé de Pouvoir de moins.",
        [{ changeRoll: { power: -1 } }]
      )
    },
    technique: { speed: 2 }
  },
  {
    id: "golden-boy-first-bow",
    heroId: heroId4,
    set: "ROOKIE",
    name: { en: "First Bow", fr: "Premier salut" },
    flavor: { en: "To the left. The audience was on the right.", fr: "Vers la gauche. Le public était à droite." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you roll 1 more power die in your attacks while you have no damage.",
        "vous lancez 1 dé de Pouvoir de plus dans vos attaques tant que vous n’avez aucun dégât.",
        { modifiers: [{ who: self2, power: 1, if: { atMost: { what: { damage: self2 }, number: 0 } } }] }
      )
    },
    technique: { attack: 1, speed: 1, mind: -1 }
  },
  {
    id: "golden-boy-perfect-ten",
    heroId: heroId4,
    set: "VETERAN",
    name: { en: "Perfect Ten", fr: "Dix sur dix" },
    flavor: { en: "The Belgian judge gave eleven.", fr: "Le juge belge a mis onze." },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_BY", whom: "YOU", once: true },
        "this attack has 2 more successes.",
        "cette attaque a 2 succès de plus.",
        [{ changeRoll: { successes: 2 } }]
      )
    },
    technique: { attack: 3, speed: 1, mind: -1 }
  },
  {
    id: "golden-boy-curtain-up",
    heroId: heroId4,
    set: "VETERAN",
    name: { en: "Curtain Up", fr: "Lever de rideau" },
    flavor: { en: "Five minutes, everybody. Places. Teeth.", fr: "Cinq minutes, tout le monde. En place. Souriez." },
    special: {
      type: "COORDINATION",
      ...atReveal(
        "you and allied heroes have +1 speed and +1 defense until the end of the turn.",
        "vous et les héros alliés avez +1 en vitesse et +1 en défense jusqu’à la fin du tour.",
        [
          { modify: { who: ours2, characteristic: "SPEED", by: 1, until: "TURN" } },
          { modify: { who: ours2, characteristic: "DEFENSE", by: 1, until: "TURN" } }
        ]
      )
    },
    technique: { defense: 2, speed: 2 }
  }
];

// libs/skarov/src/content/heroes/golden-boy.ts
var lightFeet = { en: "Light Feet", fr: "Pieds légers" };
var goldenBoy = {
  id: "golden-boy",
  name: { en: "GoldenBoy", fr: "GoldenBoy" },
  type: { en: "Golden acrobat", fr: "Acrobate doré" },
  flavor: {
    en: "Three circuses bid for him. He bought the fourth, sold it at noon, and kept the trapeze.",
    fr: "Trois cirques se le disputaient. Il a acheté le quatrième, l’a revendu à midi et a gardé le trapèze."
  },
  emblem: "star",
  color: "#b8860b",
  missions: [
    {
      id: "golden-boy-mission-1",
      text: {
        en: "Make an exit at every turn: come to stand in 9 zones in your first 13 moves.",
        fr: "Jamais deux fois la même scène : arrêtez-vous dans 9 zones au cours de vos 13 premiers déplacements."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "ZONES_VISITED" } }, number: 9 } },
          { atMost: { what: { deed: { of: self2, what: "MOVES" } }, number: 13 } }
        ]
      },
      atEnd: false
    },
    {
      id: "golden-boy-mission-2",
      text: {
        en: "Have 4 attacks on you miss before you have suffered 4 damage in all.",
        fr: "Faites manquer 4 attaques contre vous avant d’avoir subi 4 dégâts en tout."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "ATTACKS_DODGED" } }, number: 4 } },
          { atMost: { what: { deed: { of: self2, what: "DAMAGE_TAKEN" } }, number: 3 } }
        ]
      },
      atEnd: false
    }
  ],
  praise: { en: "GoldenBoy sticks the landing; judges weep", fr: "GoldenBoy réussit sa réception ; le jury pleure" },
  discredit: { en: "GoldenBoy loses his shine, and his grip", fr: "GoldenBoy perd son éclat, et la prise" },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 4,
      health: 3,
      innate: {
        id: "golden-boy-light-feet-1",
        name: lightFeet,
        ...reaction(
          { moment: "AFTER_HIT", to: "ATTACK_BY", whom: "YOU", once: true },
          "take a free adjacent space.",
          "prenez un espace adjacent libre.",
          [{ step: { who: self2 } }]
        )
      }
    },
    HERO: {
      speed: 3,
      attack: 3,
      defense: 5,
      mind: 4,
      health: 3,
      innate: {
        id: "golden-boy-light-feet-2",
        name: lightFeet,
        ...reaction(
          { moment: "AFTER_HIT", to: "ATTACK_BY", whom: "YOU" },
          "take a free adjacent space.",
          "prenez un espace adjacent libre.",
          [{ step: { who: self2 } }]
        )
      }
    },
    VETERAN: {
      speed: 3,
      attack: 3,
      defense: 5,
      mind: 4,
      health: 4,
      innate: {
        id: "golden-boy-light-feet-3",
        name: lightFeet,
        ...reaction(
          { moment: "AFTER_ATTACK", to: "ATTACK_BY", whom: "YOU" },
          "take a free adjacent space.",
          "prenez un espace adjacent libre.",
          [{ step: { who: self2 } }]
        )
      }
    }
  }
};

// libs/skarov/src/content/heroes/sgt-freedom-cards.ts
var heroId5 = "sgt-freedom";
var sgtFreedomCards = [
  {
    id: "sgt-freedom-on-my-mark",
    heroId: heroId5,
    set: "BASE",
    name: { en: "On My Mark", fr: "À mon signal" },
    flavor: {
      en: "The mark is a whistle. The whistle is a legend.",
      fr: "Le signal est un sifflet. Le sifflet est une légende."
    },
    special: {
      type: "COORDINATION",
      ...uniqueAction(
        "choose an allied hero who has not been activated this turn: that hero has 2 more actions in its activation.",
        "choisissez un héros allié qui n’a pas encore été activé ce tour : ce héros a 2 actions de plus dans son activation.",
        [
          {
            chooseFigure: {
              among: { of: "ALLIES", activated: false },
              do: [{ giveAction: { who: chosen2, actions: 2 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 1, mind: 1 }
  },
  {
    id: "sgt-freedom-forced-march",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Forced March", fr: "Marche forcée" },
    flavor: { en: "There was a song. It had eleven verses.", fr: "Il y avait une chanson. Elle avait onze couplets." },
    special: {
      type: "MOVEMENT",
      ...allTurn("you and allied heroes have +1 speed.", "vous et les héros alliés avez +1 en vitesse.", {
        modifiers: [{ who: ours2, characteristic: "SPEED", by: 1 }]
      })
    },
    technique: { speed: 3 }
  },
  {
    id: "sgt-freedom-shield-wall",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Shield Wall", fr: "Mur de boucliers" },
    flavor: { en: "One shield. He stands very wide.", fr: "Un seul bouclier. Il se tient très large." },
    special: {
      type: "DEFENSE",
      ...allTurn(
        "you and allied heroes in your zone have +1 defense; you cannot be pushed.",
        "vous et les héros alliés de votre zone avez +1 en défense ; vous ne pouvez pas être repoussé.",
        {
          modifiers: [{ who: oursHere2, characteristic: "DEFENSE", by: 1 }],
          grants: [{ who: self2, ability: "CANNOT_BE_PUSHED" }]
        }
      )
    },
    technique: { defense: 2 }
  },
  {
    id: "sgt-freedom-covering-fire",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Covering Fire", fr: "Tir de couverture" },
    flavor: {
      en: "He apologises to the wallpaper afterwards.",
      fr: "Il présente ensuite ses excuses au papier peint."
    },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you may make ranged attacks, and enemies you can see roll 1 combat die fewer in their attacks on allied heroes.",
        "vous pouvez attaquer à distance, et les ennemis que vous voyez lancent 1 dé de Combat de moins dans leurs attaques contre les héros alliés.",
        {
          modifiers: [{ who: enemiesSeen2, combat: -1, against: { of: "ALLIES" } }],
          grants: [{ who: self2, ability: "RANGED_ATTACKS" }]
        }
      )
    },
    technique: { attack: 2 }
  },
  {
    id: "sgt-freedom-briefing",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Briefing", fr: "Point de situation" },
    flavor: { en: "Slide one of one: a drawing of the door.", fr: "Diapositive une sur une : un dessin de la porte." },
    special: {
      type: "MIND",
      ...uniqueAction(
        "you and allied heroes have +2 mind until the end of the turn.",
        "vous et les héros alliés avez +2 en mental jusqu’à la fin du tour.",
        [{ modify: { who: ours2, characteristic: "MIND", by: 2, until: "TURN" } }]
      )
    },
    technique: { mind: 3 }
  },
  {
    id: "sgt-freedom-breaching-charge",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Breaching Charge", fr: "Charge à l’épaule" },
    flavor: { en: "The charge is his shoulder.", fr: "L’épaule est réglementaire." },
    special: {
      type: "ATTACK",
      ...action(
        "attack an adjacent enemy of your choice with 3 more power dice; you may push it 2 spaces instead of 1.",
        "attaquez un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus ; vous pouvez le repousser de 2 espaces au lieu de 1.",
        [
          {
            chooseFigure: {
              among: enemiesBeside2,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", power: 3, push: 2 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 2, defense: 1, mind: -2 }
  },
  {
    id: "sgt-freedom-nobody-left-behind",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Nobody Left Behind", fr: "Personne en arrière" },
    flavor: { en: "He counts them twice, then the robots.", fr: "Il les compte deux fois, puis les robots." },
    special: {
      type: "COORDINATION",
      ...uniqueAction(
        "choose an allied hero in your zone: heal 1 damage of that hero; then you move that hero up to 1 zone, ignoring enemies, and yourself likewise.",
        "choisissez un héros allié de votre zone : soignez 1 dégât à ce héros ; puis vous déplacez ce héros de 1 zone au plus sans tenir compte des ennemis, et vous déplacez de même.",
        [
          {
            chooseFigure: {
              among: alliesHere2,
              do: [
                { heal: { who: chosen2, points: 1 } },
                { moveFreely: { who: chosen2, zones: 1, ignoreEnemies: true } },
                { moveFreely: { who: self2, zones: 1, ignoreEnemies: true } }
              ]
            }
          }
        ]
      )
    },
    technique: { speed: 1, attack: 1 }
  },
  {
    id: "sgt-freedom-by-the-book",
    heroId: heroId5,
    set: "WEAKNESS",
    name: { en: "By the Book", fr: "Le règlement, rien que le règlement" },
    flavor: {
      en: "Page nine forbids running near stairs, ramps and destiny.",
      fr: "La page neuf interdit de courir près des escaliers, des rampes et du destin."
    },
    special: {
      type: "WEAKNESS",
      ...allTurn(
        "you and allied heroes in your zone have −1 speed, and you have −1 defense.",
        "vous et les héros alliés de votre zone avez −1 en vitesse, et vous avez −1 en défense.",
        {
          modifiers: [
            { who: oursHere2, characteristic: "SPEED", by: -1 },
            { who: self2, characteristic: "DEFENSE", by: -1 }
          ]
        }
      )
    }
  }
];

// libs/skarov/src/content/heroes/sgt-freedom-rank-cards.ts
var heroId6 = "sgt-freedom";
var sgtFreedomRankCards = [
  {
    id: "sgt-freedom-recruit-drill",
    heroId: heroId6,
    set: "ROOKIE",
    name: { en: "Recruit Drill", fr: "L’école du soldat" },
    flavor: { en: "Left, right, left, table.", fr: "Gauche, droite, gauche, table." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you roll 1 more power die in your attacks on enemies in your zone.",
        "vous lancez 1 dé de Pouvoir de plus dans vos attaques contre les ennemis de votre zone.",
        { modifiers: [{ who: self2, power: 1, against: enemiesHere2 }] }
      )
    },
    technique: { attack: 1 }
  },
  {
    id: "sgt-freedom-letter-home",
    heroId: heroId6,
    set: "ROOKIE",
    name: { en: "Letter Home", fr: "Lettre à la maison" },
    flavor: { en: "Dear Mother, the base is damp.", fr: "Chère maman, la base est humide." },
    special: {
      type: "COORDINATION",
      ...atReveal(
        "choose yourself or an allied hero: heal 1 damage of that hero.",
        "choisissez un héros allié, ou vous-même : soignez 1 dégât à ce héros.",
        [{ chooseFigure: { among: ours2, do: [{ heal: { who: chosen2, points: 1 } }] } }]
      )
    },
    technique: { defense: 1 }
  },
  {
    id: "sgt-freedom-all-together-now",
    heroId: heroId6,
    set: "VETERAN",
    name: { en: "All Together Now", fr: "Tous ensemble" },
    flavor: { en: "On three. He never gets to three.", fr: "À trois. Il n’arrive jamais à trois." },
    special: {
      type: "COORDINATION",
      ...uniqueAction(
        "every allied hero you can see attacks the nearest enemy that hero can attack, one after the other, with 1 more power die.",
        "chaque héros allié que vous voyez attaque l’ennemi le plus proche qu’il peut attaquer, l’un après l’autre, avec 1 dé de Pouvoir de plus.",
        [{ attack: { who: alliesSeen2, power: 1 } }]
      )
    },
    technique: { attack: 3 }
  },
  {
    id: "sgt-freedom-seen-it-all",
    heroId: heroId6,
    set: "VETERAN",
    name: { en: "Seen It All", fr: "Rien de nouveau" },
    flavor: { en: "Twice, and the second time in the rain.", fr: "Deux fois, dont une sous la pluie." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_HIT", to: "ATTACK_ON", whom: "OURS_NEAR", once: true },
        "prevent 1 damage of this attack.",
        "annulez 1 dégât de cette attaque.",
        [{ preventDamage: { points: 1 } }]
      )
    },
    technique: { defense: 2, speed: 1, mind: 1 }
  }
];

// libs/skarov/src/content/heroes/sgt-freedom.ts
var formUp = { en: "Form Up", fr: "Rassemblement" };
var paradeStance = {
  id: "sgt-freedom-parade-stance",
  name: { en: "Parade Stance", fr: "Garde-à-vous" },
  ...always("you cannot be pushed.", "vous ne pouvez pas être repoussé.", {
    grants: [{ who: self2, ability: "CANNOT_BE_PUSHED" }]
  })
};
var sgtFreedom = {
  id: "sgt-freedom",
  name: { en: "Sgt Freedom", fr: "Sgt Freedom" },
  type: { en: "Super soldier", fr: "Super soldat" },
  flavor: {
    en: "Enlisted for one war, stayed for the paperwork. Salutes lifts, cash machines and, once, a lighthouse.",
    fr: "Engagé pour une guerre, resté pour les formulaires. Salue les ascenseurs, les distributeurs et, une fois, un phare."
  },
  emblem: "flag",
  color: "#2e5a88",
  missions: [
    {
      id: "sgt-freedom-mission-1",
      text: {
        en: "Clean work: put 3 villain figures out of action before you draw a wound card.",
        fr: "Du travail propre : mettez hors de combat 3 figurines de vilain avant de piocher une carte Blessure."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "VILLAIN_OUTS" } }, number: 3 } },
          { atMost: { what: { deed: { of: self2, what: "WOUNDS_DRAWN" } }, number: 0 } }
        ]
      },
      atEnd: false
    },
    {
      id: "sgt-freedom-mission-2",
      text: {
        en: "At the end of the game, have passed 3 tests, with no hero out of action.",
        fr: "À la fin de la partie, avoir réussi 3 tests, sans aucun héros hors de combat."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "TESTS_PASSED" } }, number: 3 } },
          { atMost: { what: { heroesOut: "HEROES" }, number: 0 } }
        ]
      },
      atEnd: true
    }
  ],
  praise: {
    en: "Sgt Freedom brings everyone home, and signs for them",
    fr: "Sgt Freedom ramène tout le monde, contre signature"
  },
  discredit: { en: "Sgt Freedom falls out of step, and out", fr: "Sgt Freedom perd le pas, puis pied" },
  sheets: {
    ROOKIE: { speed: 2, attack: 3, defense: 4, mind: 4, health: 4, innate: paradeStance },
    HERO: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 5,
      health: 4,
      innate: {
        id: "sgt-freedom-form-up-1",
        name: formUp,
        ...always("allied heroes in your zone have +1 attack.", "les héros alliés de votre zone ont +1 en attaque.", {
          modifiers: [{ who: alliesHere2, characteristic: "ATTACK", by: 1 }]
        })
      }
    },
    VETERAN: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 5,
      health: 4,
      innate: {
        id: "sgt-freedom-form-up-2",
        name: formUp,
        ...always(
          "allied heroes within 1 zone have +1 attack.",
          "les héros alliés à 1 zone au plus ont +1 en attaque.",
          {
            modifiers: [{ who: alliesNear, characteristic: "ATTACK", by: 1 }]
          }
        )
      }
    }
  }
};

// libs/skarov/src/content/heroes/super-nova-cards.ts
var heroId7 = "super-nova";
var superNovaCards = [
  {
    id: "super-nova-shooting-star",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Shooting Star", fr: "Étoile filante" },
    flavor: { en: "Make a wish. Make it quick.", fr: "Faites un vœu. Faites vite." },
    special: {
      type: "MOVEMENT",
      ...allTurn(
        "you have +2 speed, and enemies do not stop or hold you when you move.",
        "vous avez +2 en vitesse, et les ennemis ne vous arrêtent pas et ne vous retiennent pas quand vous vous déplacez.",
        {
          modifiers: [{ who: self2, characteristic: "SPEED", by: 2 }],
          grants: [{ who: self2, ability: "IGNORE_ENEMIES_MOVING" }]
        }
      )
    },
    technique: { speed: 2, mind: 1 }
  },
  {
    id: "super-nova-corona",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Corona", fr: "Couronne solaire" },
    flavor: { en: "Stand well back. Further. Further.", fr: "Reculez. Encore. Encore." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "attack every adjacent enemy, one after the other, with 1 more power die.",
        "attaquez chaque ennemi adjacent, l’un après l’autre, avec 1 dé de Pouvoir de plus.",
        [
          {
            each: {
              figures: enemiesBeside2,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", power: 1 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 1, defense: 1 }
  },
  {
    id: "super-nova-solar-lance",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Solar Lance", fr: "Lance solaire" },
    flavor: {
      en: "It left the sun eight minutes before the quarrel.",
      fr: "Partie du soleil huit minutes avant la dispute."
    },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you may make ranged attacks, and roll 1 more power die in your attacks.",
        "vous pouvez attaquer à distance, et lancez 1 dé de Pouvoir de plus dans vos attaques.",
        { modifiers: [{ who: self2, power: 1 }], grants: [{ who: self2, ability: "RANGED_ATTACKS" }] }
      )
    },
    technique: { attack: 2, mind: 1, speed: -1 }
  },
  {
    id: "super-nova-hot-to-the-touch",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Hot to the Touch", fr: "Attention, ça brûle" },
    flavor: { en: "There were signs. They melted.", fr: "Il y avait des panneaux. Ils ont fondu." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_ATTACK", to: "ATTACK_ON", whom: "YOU", mode: "MELEE" },
        "roll 1 power die: on 2 or more the attacker suffers 1 damage.",
        "lancez 1 dé de Pouvoir : sur 2 ou plus, l’attaquant subit 1 dégât.",
        [{ roll: { die: "POWER", table: [{ atLeast: 2, do: [{ damage: { who: attacker2, points: 1 } }] }] } }]
      )
    },
    technique: { defense: 2, speed: 1, mind: -1 }
  },
  {
    id: "super-nova-bright-idea",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Bright Idea", fr: "Idée lumineuse" },
    flavor: { en: "Sixty watts, then six hundred.", fr: "Soixante watts, puis six cents." },
    special: {
      type: "MIND",
      ...allTurn(
        "you have +1 mind and roll 1 test die fewer in your tests.",
        "vous avez +1 en mental et lancez 1 dé de Test de moins dans vos tests.",
        {
          modifiers: [{ who: self2, characteristic: "MIND", by: 1 }],
          grants: [{ who: self2, ability: "TESTS_ONE_DIE_FEWER" }]
        }
      )
    },
    technique: { mind: 4, speed: -1 }
  },
  {
    id: "super-nova-tractor-glow",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Tractor Glow", fr: "Lueur tractrice" },
    flavor: { en: "Please keep your arms inside the beam.", fr: "Gardez les bras à l’intérieur du faisceau." },
    special: {
      type: "COORDINATION",
      ...uniqueAction(
        "choose an allied hero you can see: you move that hero up to 2 zones, ignoring enemies, and that hero has +1 defense until the end of the turn.",
        "choisissez un héros allié que vous voyez : vous déplacez ce héros de 2 zones au plus sans tenir compte des ennemis, et ce héros a +1 en défense jusqu’à la fin du tour.",
        [
          {
            chooseFigure: {
              among: alliesSeen2,
              do: [
                { moveFreely: { who: chosen2, zones: 2, ignoreEnemies: true } },
                { modify: { who: chosen2, characteristic: "DEFENSE", by: 1, until: "TURN" } }
              ]
            }
          }
        ]
      )
    },
    technique: { speed: 1, mind: 1 }
  },
  {
    id: "super-nova-burn-bright",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Burn Bright", fr: "Brûler vif" },
    flavor: { en: "Candles envy her. Briefly.", fr: "Les bougies l’envient. Brièvement." },
    technique: { attack: 3, defense: -1 }
  },
  {
    id: "super-nova-burnout",
    heroId: heroId7,
    set: "WEAKNESS",
    name: { en: "Burnout", fr: "Étoile éteinte" },
    flavor: { en: "Astronomers call it a phase.", fr: "Les astronomes parlent d’une phase." },
    special: {
      type: "WEAKNESS",
      ...atReveal(
        "you lose 1 action of your activation this turn, and allied heroes in your zone suffer 1 damage.",
        "vous perdez 1 action de votre activation de ce tour, et les héros alliés de votre zone subissent 1 dégât.",
        [{ loseAction: { who: self2, actions: 1 } }, { damage: { who: alliesHere2, points: 1 } }]
      )
    }
  }
];

// libs/skarov/src/content/heroes/super-nova-rank-cards.ts
var heroId8 = "super-nova";
var superNovaRankCards = [
  {
    id: "super-nova-first-light",
    heroId: heroId8,
    set: "ROOKIE",
    name: { en: "First Light", fr: "Premières lueurs" },
    flavor: { en: "Enough to read a menu by.", fr: "De quoi lire un menu." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you roll 1 more power die in your attacks on undamaged enemies.",
        "vous lancez 1 dé de Pouvoir de plus dans vos attaques contre des ennemis sans dégât.",
        { modifiers: [{ who: self2, power: 1, against: { of: "ENEMIES", damaged: false } }] }
      )
    },
    technique: { attack: 2, defense: -1 }
  },
  {
    id: "super-nova-wobbly-orbit",
    heroId: heroId8,
    set: "ROOKIE",
    name: { en: "Wobbly Orbit", fr: "Orbite bancale" },
    flavor: {
      en: "She waves at the same window every nine seconds.",
      fr: "Elle salue la même fenêtre toutes les neuf secondes."
    },
    special: {
      type: "MOVEMENT",
      ...allTurn(
        "leaving a zone with an enemy does not end your move.",
        "quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.",
        { grants: [{ who: self2, ability: "SURE_FOOTED" }] }
      )
    },
    technique: { speed: 3, mind: -1 }
  },
  {
    id: "super-nova-big-bang",
    heroId: heroId8,
    set: "VETERAN",
    name: { en: "Big Bang", fr: "Grand boum" },
    flavor: {
      en: "Everything started somewhere. Mind your eyebrows.",
      fr: "Tout a commencé quelque part. Gare aux sourcils."
    },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "you and every enemy in your zone suffer 1 damage; then push every adjacent enemy 1 space away from you.",
        "vous et chaque ennemi de votre zone subissez 1 dégât ; puis repoussez chaque ennemi adjacent de 1 espace loin de vous.",
        [
          { damage: { who: self2, points: 1 } },
          { damage: { who: enemiesHere2, points: 1 } },
          { push: { who: enemiesBeside2, from: self2, steps: 1 } }
        ]
      )
    },
    technique: { attack: 4, defense: -1 }
  },
  {
    id: "super-nova-light-speed",
    heroId: heroId8,
    set: "VETERAN",
    name: { en: "Light Speed", fr: "Vitesse lumière" },
    flavor: { en: "She was there. Now you are.", fr: "Elle était là-bas. Maintenant, c’est vous." },
    special: {
      type: "COORDINATION",
      ...action(
        "choose an allied hero you can see: you and that hero swap spaces.",
        "choisissez un héros allié que vous voyez : vous échangez vos espaces, lui et vous.",
        [{ chooseFigure: { among: alliesSeen2, do: [{ swap: { a: self2, b: chosen2 } }] } }]
      )
    },
    technique: { speed: 4, defense: 1 }
  }
];

// libs/skarov/src/content/heroes/super-nova.ts
var whiteHeat = { en: "White Heat", fr: "À blanc" };
var superNova = {
  id: "super-nova",
  name: { en: "Super Nova", fr: "Super Nova" },
  type: { en: "Fallen star", fr: "Étoile tombée" },
  flavor: {
    en: "Came down over the allotments, ruined a marrow, offered to help. Reads by her own light.",
    fr: "Tombée sur les jardins ouvriers, une courge de perdue, elle a proposé son aide. Lit à sa propre lumière."
  },
  emblem: "sun",
  color: "#d4521a",
  missions: [
    {
      id: "super-nova-mission-1",
      text: {
        en: "Force to be reckoned with: hit with 5 attacks and pass 2 attack tests.",
        fr: "Les gens et les choses : réussissez 5 attaques et 2 tests d’attaque."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "HITS" } }, number: 5 } },
          { atLeast: { what: { deed: { of: self2, what: "ATTACK_TESTS_PASSED" } }, number: 2 } }
        ]
      },
      atEnd: false
    },
    {
      id: "super-nova-mission-2",
      text: {
        en: "Burn at both ends: push 2 figures, and draw a wound card.",
        fr: "Brûlez par les deux bouts : repoussez 2 figurines et piochez une carte Blessure."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "PUSHES" } }, number: 2 } },
          { atLeast: { what: { deed: { of: self2, what: "WOUNDS_DRAWN" } }, number: 1 } }
        ]
      },
      atEnd: false
    }
  ],
  praise: {
    en: "Super Nova shines: base lit up, then down",
    fr: "Super Nova rayonne : la base illuminée, puis éteinte"
  },
  discredit: { en: "Super Nova goes out like a light", fr: "Super Nova s’éteint comme une lampe" },
  sheets: {
    ROOKIE: {
      speed: 3,
      attack: 4,
      defense: 3,
      mind: 3,
      health: 4,
      innate: {
        id: "super-nova-glowing-coals",
        name: { en: "Glowing Coals", fr: "Sur les braises" },
        ...always(
          "you roll 1 more power die in your attacks on damaged enemies.",
          "vous lancez 1 dé de Pouvoir de plus dans vos attaques contre des ennemis qui ont des dégâts.",
          { modifiers: [{ who: self2, power: 1, against: enemiesHurt2 }] }
        )
      }
    },
    HERO: {
      speed: 3,
      attack: 4,
      defense: 4,
      mind: 3,
      health: 4,
      innate: {
        id: "super-nova-white-heat-1",
        name: whiteHeat,
        ...reaction(
          { moment: "AFTER_HIT", to: "ATTACK_BY", whom: "YOU", once: true },
          "this attack deals 1 more damage.",
          "cette attaque inflige 1 dégât de plus.",
          [{ addDamage: { points: 1 } }]
        )
      }
    },
    VETERAN: {
      speed: 3,
      attack: 4,
      defense: 4,
      mind: 4,
      health: 4,
      innate: {
        id: "super-nova-white-heat-2",
        name: whiteHeat,
        ...reaction(
          { moment: "AFTER_HIT", to: "ATTACK_BY", whom: "YOU", once: true },
          "this attack deals 1 more damage; the target has −1 defense until the end of the turn.",
          "cette attaque inflige 1 dégât de plus ; la cible a −1 en défense jusqu’à la fin du tour.",
          [
            { addDamage: { points: 1 } },
            { modify: { who: { of: "TARGET" }, characteristic: "DEFENSE", by: -1, until: "TURN" } }
          ]
        )
      }
    }
  }
};

// libs/skarov/src/content/heroes/index.ts
var heroes = [sgtFreedom, superNova, goldenBoy, adamSpell];
var powerCards = [
  ...sgtFreedomCards,
  ...sgtFreedomRankCards,
  ...superNovaCards,
  ...superNovaRankCards,
  ...goldenBoyCards,
  ...goldenBoyRankCards,
  ...adamSpellCards,
  ...adamSpellRankCards
];

// libs/skarov/src/content/newspaper/final-article.ts
var finalArticle = {
  id: "final-article",
  kind: "FINAL",
  column: "MAIN",
  weight: 1,
  faces: {
    HEROES: {
      headline: { en: "Professor Skarov behind bars", fr: "Le professeur Skarov sous les verrous" },
      body: {
        en: "He was led away in handcuffs of his own design, for which he holds the only key and, as it turns out, not in the right pocket. The cat has asked for asylum.",
        fr: "On l’a emmené menotté, avec des menottes de son invention dont il a la seule clé, mais pas, semble-t-il, dans la bonne poche. Le chat a demandé l’asile."
      }
    },
    OVERLORD: {
      headline: { en: "Skarov at large, and sends his regards", fr: "Skarov court toujours, et vous salue bien" },
      body: {
        en: "A postcard reached us this morning: a palm tree, a volcano, a flag with his face on it. “Lovely here,” he writes. “Building again.”",
        fr: "Une carte postale nous est parvenue ce matin : un palmier, un volcan, un drapeau à son effigie. « Il fait beau, écrit-il. Je reconstruis. »"
      }
    }
  }
};

// libs/skarov/src/content/newspaper/objective-articles.ts
var objectiveArticles = [
  {
    id: "missiles-article",
    kind: "OBJECTIVE",
    column: "MAIN",
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: "Four missiles, no bang", fr: "Quatre missiles, zéro boum" },
        body: {
          en: "Disarmed with a hairpin, a screwdriver and language that this newspaper does not print, four missiles will spend their retirement in the museum garden. Children may climb on three of them.",
          fr: "Désarmés avec une épingle à cheveux, un tournevis et un vocabulaire que ce journal n’imprime pas, quatre missiles passeront leur retraite dans le jardin du musée. Les enfants pourront grimper sur trois d’entre eux."
        }
      },
      OVERLORD: {
        headline: { en: "They did go off after all", fr: "Finalement, ils sont partis" },
        body: {
          en: "At tea time the opera, the weather bureau and one parking space ceased to be. The mayor, who was out, is said to be touched that anybody had thought of him.",
          fr: "À l’heure du goûter, l’opéra, la météo et une place de parking ont cessé d’être. Le maire, qui était sorti, se dit touché qu’on ait pensé à lui."
        }
      }
    }
  },
  {
    id: "storm-article",
    kind: "OBJECTIVE",
    column: "MAIN",
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: "Outlook: none of his business", fr: "Prévisions : beau temps malgré lui" },
        body: {
          en: "Two lightning rods and some strong nerves have put the weather back into the hands of nobody in particular. The small black cloud has been adopted by a gardener.",
          fr: "Deux paratonnerres et des nerfs solides ont rendu la météo à personne en particulier. Le petit nuage noir a été adopté par un jardinier."
        }
      },
      OVERLORD: {
        headline: { en: "Snow on the beach, hail in the lifts", fr: "Neige à la plage, grêle dans les ascenseurs" },
        body: {
          en: "Whoever wants sunshine may from now on buy it by the hour, and only from one supplier. Our forecaster has handed in his notice and an umbrella.",
          fr: "Qui veut du soleil peut désormais l’acheter à l’heure, chez un seul fournisseur. Notre présentateur météo a rendu sa démission et un parapluie."
        }
      }
    }
  },
  {
    id: "robots-article",
    kind: "OBJECTIVE",
    column: "MAIN",
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: "Robot works close for good", fr: "Fermeture définitive de l’atelier des robots" },
        body: {
          en: "The presses are scrap, and the last robot off the belt has two left arms and no orders. It has applied for a post at the ministry, where it should go far.",
          fr: "Les presses sont à la ferraille, et le dernier robot sorti du tapis a deux bras gauches et aucune consigne. Il a postulé au ministère, où on lui prédit un bel avenir."
        }
      },
      OVERLORD: {
        headline: { en: "Ten thousand new neighbours", fr: "Dix mille nouveaux voisins" },
        body: {
          en: "They are polite, they are punctual, and they stand in every doorway. Asked how long they mean to stay, a spokesrobot answered “yes”.",
          fr: "Ils sont polis, ils sont ponctuels, et il y en a un devant chaque porte. Combien de temps comptent-ils rester ? « Oui », a répondu leur porte-parole."
        }
      }
    }
  },
  {
    id: "hypnosis-article",
    kind: "OBJECTIVE",
    column: "MAIN",
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: "We interrupt this programme", fr: "Interruption de nos programmes" },
        body: {
          en: "A broadcast that was to send the city to sleep has been cut off in the middle of a vowel. The documentary on moss that replaced it sent the city to sleep, but in the usual way.",
          fr: "Une émission destinée à endormir la ville a été coupée au milieu d’une voyelle. Le documentaire sur la mousse qui l’a remplacée a endormi la ville, mais comme d’habitude."
        }
      },
      OVERLORD: {
        headline: { en: "A splendid speech, we all agree", fr: "Un discours splendide, de l’avis de tous" },
        body: {
          en: "We all agree that it was a splendid speech. It was a splendid speech, we all agree. Readers who do not agree are kindly asked to look at the spiral on page 3.",
          fr: "De l’avis de tous, c’était un discours splendide. C’était un discours splendide, de l’avis de tous. Les lecteurs d’un autre avis sont priés de regarder la spirale en page 3."
        }
      }
    }
  },
  {
    id: "mole-article",
    kind: "OBJECTIVE",
    column: "MAIN",
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: "Bank robber digs himself home", fr: "Le cambrioleur creuse jusque chez lui" },
        body: {
          en: "The drill that was to come up in the vault came up under its own garage. The City Bank offers a reward: a pen on a chain.",
          fr: "La foreuse qui devait surgir dans la chambre forte a surgi sous son propre garage. La Banque centrale offre une récompense : un stylo au bout d’une chaînette."
        }
      },
      OVERLORD: {
        headline: { en: "Vault found empty, very tidy", fr: "Chambre forte vide, et bien rangée" },
        body: {
          en: "Nothing is left but a round hole, a receipt, and a note that says “Sorry about the museum”. The bank assures customers that their small change is safe, being in their pockets.",
          fr: "Il ne reste qu’un trou rond, un reçu, et un mot qui dit « Pardon pour le musée ». La banque rassure ses clients : leur petite monnaie est en sûreté, puisqu’elle est dans leurs poches."
        }
      }
    }
  },
  {
    id: "reactor-article",
    kind: "OBJECTIVE",
    column: "MAIN",
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: "Three valves shut, one city kept", fr: "Trois vannes fermées, une ville sauvée" },
        body: {
          en: "Red, blue, yellow, and nobody mixed them up in the end. The harbour is still a harbour, and the fish have stopped glowing, to the regret of the night anglers.",
          fr: "Rouge, bleu, jaune : au bout du compte, personne ne s’est trompé. Le port est toujours un port, et les poissons ne luisent plus, au grand regret des pêcheurs de nuit."
        }
      },
      OVERLORD: {
        headline: { en: "City glows with pride", fr: "La ville rayonne de fierté" },
        body: {
          en: "Since last night nobody needs a lamp to read this newspaper. Doctors advise against touching the pigeons, the river, and this newspaper.",
          fr: "Depuis cette nuit, plus personne n’a besoin d’une lampe pour lire ce journal. Les médecins déconseillent de toucher les pigeons, le fleuve et ce journal."
        }
      }
    }
  }
];

// libs/skarov/src/content/newspaper/advertisements.ts
var advertisements = [
  {
    id: "cape-cleaners",
    text: {
      en: "Scorched? Slimed? Frozen in time? Bring it to Cape & Cowl, the dry cleaners who ask no questions.",
      fr: "Roussie ? Gluante ? Figée dans le temps ? Confiez-la à Cape et Cagoule, le pressing qui ne pose pas de questions."
    }
  },
  {
    id: "lair-for-rent",
    text: {
      en: "To let: volcano, sea view, two exits, one of them secret. Previous tenant left in a hurry. No pets over four metres.",
      fr: "À louer : volcan, vue sur mer, deux sorties dont une secrète. Départ précipité du locataire. Animaux de plus de quatre mètres refusés."
    }
  },
  {
    id: "henchmen-wanted",
    text: {
      en: "Henchmen wanted for night work. Uniform provided. Health insurance not provided. Must be able to miss at close range.",
      fr: "Cherche hommes de main pour travail de nuit. Uniforme fourni. Mutuelle non fournie. Savoir manquer sa cible de près."
    }
  },
  {
    id: "evening-classes",
    text: {
      en: "Evening classes: “Reading blueprints upside down”, “Which wire?” and, for advanced students, “The other wire”.",
      fr: "Cours du soir : « Lire un plan à l’envers », « Quel fil ? » et, pour les plus avancés, « L’autre fil »."
    }
  },
  {
    id: "used-robots",
    text: {
      en: "Used robots, one careless owner. Most limbs included. Sold as seen, and do not let them see you.",
      fr: "Robots d’occasion, première main, peu soigneuse. La plupart des membres inclus. Vendus en l’état ; surtout, ne vous faites pas voir."
    }
  },
  {
    id: "monocle",
    text: {
      en: "Lost in the harbour district: one monocle, cracked from glaring. Finder is asked to tremble and ring the bell.",
      fr: "Perdu dans le quartier du port : un monocle, fêlé à force de regards noirs. Prière de trembler et de sonner."
    }
  },
  {
    id: "skarov-umbrellas",
    text: {
      en: "Skarov Umbrellas: it will rain. Trust us.",
      fr: "Parapluies Skarov : il va pleuvoir. Croyez-nous."
    }
  },
  {
    id: "sidekick-school",
    text: {
      en: "Tired of being told to wait in the car? The Sidekick School teaches you to drive it.",
      fr: "Assez de vous entendre dire d’attendre dans la voiture ? L’École des acolytes vous apprend à la conduire."
    }
  }
];

// libs/skarov/src/content/newspaper/headlines.ts
var headlines = [
  {
    id: "heroes-triumph",
    side: "HEROES",
    from: 3,
    to: 99,
    title: {
      en: "Liberty Patrol triumphs: city sends cake",
      fr: "Triomphe de la Liberty Patrol : la ville offre le gâteau"
    }
  },
  {
    id: "heroes-victory",
    side: "HEROES",
    from: 1,
    to: 2,
    title: { en: "Liberty Patrol foils the Professor", fr: "La Liberty Patrol déjoue le Professeur" }
  },
  {
    id: "heroes-narrow",
    side: "HEROES",
    from: 0,
    to: 0,
    title: { en: "Saved, by a hair of a moustache", fr: "Sauvés, à un poil de moustache près" }
  },
  {
    id: "overlord-narrow",
    side: "OVERLORD",
    from: 0,
    to: 0,
    title: { en: "Skarov gets away with it, only just", fr: "Skarov s’en tire, d’un cheveu" }
  },
  {
    id: "overlord-victory",
    side: "OVERLORD",
    from: -2,
    to: -1,
    title: { en: "The Professor teaches heroes a lesson", fr: "Le Professeur donne une leçon aux héros" }
  },
  {
    id: "overlord-triumph",
    side: "OVERLORD",
    from: -99,
    to: -3,
    title: { en: "All hail Skarov, says Skarov", fr: "Gloire à Skarov, déclare Skarov" }
  }
];

// libs/skarov/src/content/newspaper/index.ts
var articles = [...objectiveArticles, finalArticle];

// libs/skarov/src/content/rooms/archives.ts
var archives = {
  id: "t7b",
  tileNumber: 7,
  face: {
    id: "t7b",
    tile: 7,
    name: { en: "The Archives", fr: "Les Archives" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "o#o#o",
      "ooooo",
      "i#o#i",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "aaaa#",
      "a#a#b",
      "ccdbb",
      "c#d#d",
      "#dddd"
    ],
    zoneNames: [
      { zone: "a", en: "failed plans", fr: "plans ratés" },
      { zone: "b", en: "unpaid bills", fr: "factures impayées" },
      { zone: "c", en: "blueprints", fr: "plans de machines" },
      { zone: "d", en: "secret cards", fr: "fiches secrètes" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 3, id: "plan-chest" },
      { x: 4, y: 3, id: "card-index" }
    ]
  },
  kind: "PLAIN",
  flavor: {
    en: "Everything is filed under R, for “revenge”. There is a second cabinet for “petty revenge”. It is the larger one.",
    fr: "Tout est classé à la lettre V, comme « vengeance ». Un second meuble est réservé aux « petites vengeances ». C’est le plus grand."
  },
  scenery: [
    { id: "plan-chest", name: { en: "Plan chest", fr: "Meuble à plans" } },
    { id: "card-index", name: { en: "Card index", fr: "Fichier" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 4, mark: 2, zone: "c" },
    { x: 4, y: 0, mark: 3, zone: "b" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "study-the-plans",
      name: { en: "Study the plans", fr: "Étudier les plans" },
      text: {
        en: "At the plan chest: mind 5. The hero chooses an objective: the tests against it are 1 easier from now on.",
        fr: "Au meuble à plans : mental 5. Le héros choisit un objectif : les tests contre lui sont désormais plus faciles de 1."
      },
      at: { feature: "t7b/plan-chest" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [
        {
          choose: {
            seat: "OWNER",
            options: [
              {
                text: { en: "Plans of the Missiles", fr: "Plans : les Missiles" },
                do: [{ easeTest: { test: "disarm-missile", by: 1, onResult: true } }]
              },
              {
                text: { en: "Plans of the Storm", fr: "Plans : la Tempête" },
                do: [
                  { easeTest: { test: "ground-the-west", by: 1, onResult: true } },
                  { easeTest: { test: "ground-the-east", by: 1, onResult: true } }
                ]
              },
              {
                text: { en: "Plans of the Robot Army", fr: "Plans : l’Armée de robots" },
                do: [{ easeTest: { test: "smash-a-press", by: 1, onResult: true } }]
              },
              {
                text: { en: "Plans of the Broadcast", fr: "Plans : l’Émission" },
                do: [{ easeTest: { test: "cut-the-broadcast", by: 1, onResult: true } }]
              },
              {
                text: { en: "Plans of the Tunnel", fr: "Plans : le Tunnel" },
                do: [
                  { easeTest: { test: "jam-the-engine", by: 1, onResult: true } },
                  { easeTest: { test: "reverse-gear", by: 1, onResult: true } }
                ]
              },
              {
                text: { en: "Plans of the Meltdown", fr: "Plans : la Fusion" },
                do: [
                  { easeTest: { test: "red-valve", by: 1, onResult: true } },
                  { easeTest: { test: "blue-valve", by: 1, onResult: true } },
                  { easeTest: { test: "yellow-valve", by: 1, onResult: true } }
                ]
              }
            ]
          }
        }
      ],
      onFailure: []
    },
    {
      id: "mix-up-the-cards",
      name: { en: "Mix up the cards", fr: "Mélanger les fiches" },
      text: {
        en: "At the card index: mind 4 or attack 5. The overlord discards 1 event card: he cannot find it any more.",
        fr: "Au fichier : mental 4 ou attaque 5. Le Professeur défausse 1 carte Événement : il ne la retrouve plus."
      },
      at: { feature: "t7b/card-index" },
      offers: [
        { characteristic: "MIND", difficulty: 4 },
        { characteristic: "ATTACK", difficulty: 5 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ discardEvents: { count: 1 } }],
      onFailure: []
    }
  ],
  traps: [],
  activation: {
    text: {
      en: "The overlord has an old plan looked out: he discards 1 event card, then draws 2.",
      fr: "Le Professeur fait ressortir un vieux plan : il défausse 1 carte Événement, puis en pioche 2."
    },
    do: [{ discardEvents: { count: 1 } }, { drawEvents: { count: 2 } }]
  }
};

// libs/skarov/src/content/rooms/arrivals.ts
var arrives = (faceId) => (sheet2) => [{ spawn: { sheet: sheet2, count: 1, at: { reinforcement: { room: faceId } } } }];
var oneMinion = (faceId) => chooseKind(arrives(faceId));
var nextMinion = (faceId) => firstKind(arrives(faceId));
var chosenMinion = (what) => chooseKind((sheet2) => [what(sheet2)]);

// libs/skarov/src/content/rooms/armoury.ts
var armoury = {
  id: "t9a",
  tileNumber: 9,
  face: {
    id: "t9a",
    tile: 9,
    name: { en: "The Armoury", fr: "L’Armurerie" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "i.o.i",
      "ooooo",
      "i.o.o",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "aacb#",
      "aacbb",
      "ddcee",
      "ddcee",
      "ddce#"
    ],
    zoneNames: [
      { zone: "a", en: "ray pistols", fr: "pistolets à rayons" },
      { zone: "b", en: "changing room", fr: "vestiaire" },
      { zone: "c", en: "firing range", fr: "stand de tir" },
      { zone: "d", en: "grenade crates", fr: "caisses de grenades" },
      { zone: "e", en: "cleaning bench", fr: "banc de nettoyage" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 1, id: "ray-pistol" },
      { x: 4, y: 1, id: "armour-stand" },
      { x: 0, y: 3, id: "grenade-crate" }
    ]
  },
  kind: "PLAIN",
  flavor: {
    en: "Every weapon carries a label: “Prototype. Point away from self. Away from self is the narrow end, probably.”",
    fr: "Chaque arme porte une étiquette : « Prototype. Ne pas pointer vers soi. Soi se trouve, sans doute, du côté large. »"
  },
  scenery: [
    { id: "ray-pistol", name: { en: "Ray pistol", fr: "Pistolet à rayons" } },
    { id: "armour-stand", name: { en: "Armour stand", fr: "Mannequin cuirassé" } },
    { id: "grenade-crate", name: { en: "Grenade crate", fr: "Caisse de grenades" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 4, mark: 2, zone: "e" },
    { x: 4, y: 0, mark: 3, zone: "b" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "fire-the-ray",
      name: { en: "Fire the ray", fr: "Tirer le rayon" },
      text: {
        en: "At the ray pistol: mind 4. The hero makes a ranged attack with 2 more power dice on an enemy whom he chooses.",
        fr: "Au pistolet à rayons : mental 4. Le héros fait une attaque à distance avec 2 dés de Pouvoir de plus contre un ennemi de son choix."
      },
      at: { feature: "t9a/ray-pistol" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: "ENEMIES", inSightOf: { of: "SELF" } },
            do: [{ attack: { who: { of: "SELF" }, target: { of: "CHOSEN" }, kind: "RANGED", power: 2 } }]
          }
        }
      ],
      onFailure: []
    },
    {
      id: "put-on-the-armour",
      name: { en: "Put on the armour", fr: "Enfiler la cuirasse" },
      text: {
        en: "At the armour stand: mind 5. The hero has 1 defense more for the rest of the game.",
        fr: "Au mannequin cuirassé : mental 5. Le héros a 1 en défense de plus pour le reste de la partie."
      },
      at: { feature: "t9a/armour-stand" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ modify: { who: { of: "SELF" }, characteristic: "DEFENSE", by: 1, until: "GAME" } }],
      onFailure: []
    },
    {
      id: "throw-a-grenade",
      name: { en: "Throw a stun grenade", fr: "Lancer une grenade étourdissante" },
      text: {
        en: "At the grenade crate: attack 4. Each enemy within 1 zone has 1 defense less this turn.",
        fr: "À la caisse de grenades : attaque 4. Chaque ennemi à 1 zone au plus a 1 en défense de moins pour ce tour."
      },
      at: { feature: "t9a/grenade-crate" },
      offers: [{ characteristic: "ATTACK", difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [
        {
          modify: {
            who: { of: "ENEMIES", withinZones: { of: { of: "SELF" }, zones: 1 } },
            characteristic: "DEFENSE",
            by: -1,
            until: "TURN"
          }
        }
      ],
      onFailure: []
    }
  ],
  traps: [],
  activation: {
    text: {
      en: "Call to arms: one minion of a kind of the overlord’s choice comes to a free and usable reinforcement space of the Armoury.",
      fr: "Aux armes : un sbire d’un genre au choix du Professeur arrive sur un espace de renfort utilisable et libre de l’Armurerie."
    },
    do: [oneMinion("t9a")]
  }
};

// libs/skarov/src/content/rooms/canteen.ts
var canteen = {
  id: "t1b",
  tileNumber: 1,
  face: {
    id: "t1b",
    tile: 1,
    name: { en: "The Canteen", fr: "La Cantine" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "o..oo",
      "ooooo",
      "o..oo",
      "ioooo"
    ],
    // prettier-ignore
    zones: [
      "aaab#",
      "aaabb",
      "cccbb",
      "cccdd",
      "dddd#"
    ],
    zoneNames: [
      { zone: "a", en: "henchmen’s table", fr: "table des hommes de main" },
      { zone: "b", en: "tray rail", fr: "glissière à plateaux" },
      { zone: "c", en: "table of honour", fr: "table d’honneur" },
      { zone: "d", en: "kitchen", fr: "cuisine" }
    ],
    walls: [
      { x: 0, y: 3, edge: "S" },
      { x: 1, y: 3, edge: "S" }
    ],
    doors: [],
    features: [{ x: 0, y: 4, id: "soup-kettle" }]
  },
  kind: "ENTRY",
  flavor: {
    en: "Deliveries at the side door, please. The menu has four dishes and they are all soup. A sign reminds the staff to wash their claws.",
    fr: "Livraisons par la porte de service. La carte propose quatre plats, tous des soupes. Un écriteau rappelle au personnel de se laver les pinces."
  },
  scenery: [{ id: "soup-kettle", name: { en: "Soup kettle", fr: "Marmite de soupe" } }],
  green: [
    { x: 0, y: 0, name: { en: "Coat hooks", fr: "Patères" } },
    { x: 1, y: 0, name: { en: "Bread crates", fr: "Cageots à pain" } },
    { x: 0, y: 1, name: { en: "Tradesmen’s door", fr: "Porte de service" } },
    { x: 1, y: 2, name: { en: "Chair of honour", fr: "Chaise d’honneur" } },
    { x: 0, y: 3, name: { en: "Cutlery trolley", fr: "Chariot à couverts" } }
  ],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: "b" },
    { x: 4, y: 4, mark: 3, zone: "d" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "have-the-soup",
      name: { en: "Have the soup", fr: "Prendre de la soupe" },
      text: {
        en: "At the soup kettle: mind 5, again and again. The hero heals 1 damage. Failure burns the tongue.",
        fr: "À la marmite : mental 5, autant de fois qu’on veut. Le héros soigne 1 dégât. Un échec brûle la langue."
      },
      at: { feature: "t1b/soup-kettle" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ heal: { who: { of: "SELF" }, points: 1 } }],
      onFailure: []
    }
  ],
  traps: [
    {
      id: "hot-soup",
      name: { en: "Hot soup", fr: "Soupe brûlante" },
      text: {
        en: "When a hero fails at the soup kettle, he has 1 speed less this turn.",
        fr: "Quand un héros échoue à la marmite, il a 1 en vitesse de moins pour ce tour."
      },
      on: { testFailed: "have-the-soup" },
      zones: [],
      do: [{ modify: { who: { of: "SELF" }, characteristic: "SPEED", by: -1, until: "TURN" } }]
    }
  ],
  activation: {
    text: {
      en: "Room service: a damaged villain of the overlord’s choice heals 1 damage, in any place.",
      fr: "Service en chambre : un vilain qui a des dégâts, au choix du Professeur, soigne 1 dégât, où qu’il se trouve."
    },
    do: [
      {
        chooseFigure: {
          among: { of: "VILLAINS", damaged: true },
          do: [{ heal: { who: { of: "CHOSEN" }, points: 1 } }]
        }
      }
    ]
  }
};

// libs/skarov/src/content/rooms/control-room.ts
var controlRoom = {
  id: "t2a",
  tileNumber: 2,
  face: {
    id: "t2a",
    tile: 2,
    name: { en: "The Control Room", fr: "La Salle de contrôle" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "ooooo",
      "ooioo",
      "ooooo",
      "#ooo#"
    ],
    // prettier-ignore
    zones: [
      "#aaa#",
      "baaac",
      "bbdcc",
      "bdddc",
      "#ddd#"
    ],
    zoneNames: [
      { zone: "a", en: "dais", fr: "estrade" },
      { zone: "b", en: "west consoles", fr: "pupitres de l’ouest" },
      { zone: "c", en: "east consoles", fr: "pupitres de l’est" },
      { zone: "d", en: "audience floor", fr: "parterre" }
    ],
    walls: [],
    doors: [],
    features: [{ x: 2, y: 2, id: "main-switch" }]
  },
  kind: "CONTROL",
  flavor: {
    en: "Nine screens, one armchair, and a cat that has been told to look inscrutable. The switch in the middle is marked “never”.",
    fr: "Neuf écrans, un fauteuil, et un chat prié d’avoir l’air impénétrable. L’interrupteur du milieu porte la mention « jamais »."
  },
  scenery: [{ id: "main-switch", name: { en: "Main switch", fr: "Interrupteur général" } }],
  green: [],
  violet: [
    { x: 1, y: 0, tileNumber: 1, name: { en: "Door cameras", fr: "Caméras de l’entrée" } },
    { x: 2, y: 0, tileNumber: 2, name: { en: "Armchair", fr: "Fauteuil" } },
    { x: 3, y: 0, tileNumber: 3, name: { en: "Launch console", fr: "Pupitre de lancement" } },
    { x: 4, y: 1, tileNumber: 4, name: { en: "Climate console", fr: "Pupitre du climat" } },
    { x: 4, y: 2, tileNumber: 5, name: { en: "Works console", fr: "Pupitre des ateliers" } },
    { x: 4, y: 3, tileNumber: 6, name: { en: "Broadcast console", fr: "Pupitre de diffusion" } },
    { x: 0, y: 3, tileNumber: 7, name: { en: "Digging console", fr: "Pupitre de forage" } },
    { x: 0, y: 2, tileNumber: 8, name: { en: "Cooling console", fr: "Pupitre de refroidissement" } },
    { x: 0, y: 1, tileNumber: 9, name: { en: "Garrison console", fr: "Pupitre de la garnison" } }
  ],
  reinforcement: [
    { x: 0, y: 0, mark: 3, zone: "b" },
    { x: 4, y: 0, mark: 4, zone: "c" }
  ],
  exits: ["S"],
  tokens: [],
  tests: [
    {
      id: "pull-the-plug",
      name: { en: "Throw the main switch", fr: "Abaisser l’interrupteur général" },
      text: {
        en: "At the main switch: mind 5 or attack 6. Each villain in the Control Room has 1 defense less this turn.",
        fr: "À l’interrupteur général : mental 5 ou attaque 6. Chaque vilain dans la Salle de contrôle a 1 en défense de moins pour ce tour."
      },
      at: { feature: "t2a/main-switch" },
      offers: [
        { characteristic: "MIND", difficulty: 5 },
        { characteristic: "ATTACK", difficulty: 6 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [
        {
          modify: {
            who: { of: "VILLAINS", inZone: { room: "t2a" } },
            characteristic: "DEFENSE",
            by: -1,
            until: "TURN"
          }
        }
      ],
      onFailure: []
    }
  ],
  traps: [],
  activation: {
    text: {
      en: "A moment of thought: the overlord draws 1 event card.",
      fr: "Un instant de réflexion : le Professeur pioche 1 carte Événement."
    },
    do: [{ drawEvents: { count: 1 } }]
  }
};

// libs/skarov/src/content/rooms/entry.ts
var entry = {
  id: "t1a",
  tileNumber: 1,
  face: {
    id: "t1a",
    tile: 1,
    name: { en: "The Entry", fr: "L’Entrée" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "o.i.o",
      "ooooo",
      "ooooo",
      "o.o.o"
    ],
    // prettier-ignore
    zones: [
      "#bbb#",
      "abbbc",
      "aadcc",
      "ddddd",
      "ddddd"
    ],
    zoneNames: [
      { zone: "a", en: "waiting chairs", fr: "fauteuils d’attente" },
      { zone: "b", en: "reception", fr: "accueil" },
      { zone: "c", en: "turnstiles", fr: "portillons" },
      { zone: "d", en: "doormat", fr: "paillasson" }
    ],
    walls: [
      { x: 0, y: 0, edge: "E" },
      { x: 4, y: 0, edge: "W" }
    ],
    doors: [],
    features: [{ x: 2, y: 1, id: "floor-plan" }]
  },
  kind: "ENTRY",
  flavor: {
    en: "A brass plate says “Skarov Umbrellas, founded last Tuesday”. There is a bowl of sweets. Nobody has ever taken one and left.",
    fr: "Une plaque de cuivre annonce « Parapluies Skarov, maison fondée mardi dernier ». Il y a une coupe de bonbons. Personne n’en a jamais pris un et n’est ressorti."
  },
  scenery: [{ id: "floor-plan", name: { en: "Floor plan", fr: "Plan des étages" } }],
  green: [
    { x: 0, y: 3, name: { en: "Umbrella stand", fr: "Porte-parapluies" } },
    { x: 1, y: 3, name: { en: "Rubber plant", fr: "Caoutchouc" } },
    { x: 2, y: 3, name: { en: "Middle of the mat", fr: "Milieu du paillasson" } },
    { x: 3, y: 3, name: { en: "Brochure rack", fr: "Présentoir" } },
    { x: 4, y: 3, name: { en: "Lost property", fr: "Objets trouvés" } }
  ],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: "c" },
    { x: 0, y: 0, mark: 4, zone: "a" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "read-the-plan",
      name: { en: "Read the floor plan", fr: "Lire le plan des étages" },
      text: {
        en: "At the floor plan: mind 4. Each hero has 1 speed more this turn.",
        fr: "Devant le plan des étages : mental 4. Chaque héros a 1 en vitesse de plus pour ce tour."
      },
      at: { feature: "t1a/floor-plan" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ modify: { who: { of: "HEROES" }, characteristic: "SPEED", by: 1, until: "TURN" } }],
      onFailure: []
    }
  ],
  traps: [],
  activation: {
    text: {
      en: "The porter is rung for: one minion of a kind of the overlord’s choice comes to a free and usable reinforcement space of the Entry.",
      fr: "On sonne le portier : un sbire d’un genre au choix du Professeur arrive sur un espace de renfort utilisable et libre de l’Entrée."
    },
    do: [oneMinion("t1a")]
  }
};

// libs/skarov/src/content/rooms/frost-store.ts
var frostStore = {
  id: "t4b",
  tileNumber: 4,
  face: {
    id: "t4b",
    tile: 4,
    name: { en: "The Frost Store", fr: "La Chambre froide" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ioooo",
      "o#o#o",
      "ooooo",
      "o#o#o",
      "ooooi"
    ],
    // prettier-ignore
    zones: [
      "aabb#",
      "a#b#c",
      "aabcc",
      "a#b#c",
      "#bbcc"
    ],
    zoneNames: [
      { zone: "a", en: "fish aisle", fr: "allée des poissons" },
      { zone: "b", en: "ice aisle", fr: "allée de glace" },
      { zone: "c", en: "ice cream aisle", fr: "allée des sorbets" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 0, id: "nitrogen-hose" },
      { x: 4, y: 4, id: "thermostat" }
    ]
  },
  kind: "TRAP",
  flavor: {
    en: "Two hundred crates of ice cream and one frozen accountant, labelled “until the audit is over”.",
    fr: "Deux cents caisses de sorbet et un comptable congelé, étiqueté « jusqu’à la fin du contrôle fiscal »."
  },
  scenery: [
    { id: "nitrogen-hose", name: { en: "Nitrogen hose", fr: "Lance à azote" } },
    { id: "thermostat", name: { en: "Thermostat", fr: "Thermostat" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: "c" },
    { x: 0, y: 4, mark: 3, zone: "a" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "spray-nitrogen",
      name: { en: "Spray nitrogen", fr: "Projeter de l’azote" },
      text: {
        en: "At the nitrogen hose: attack 4 or mind 4, again and again. An enemy in the Frost Store, whom the hero chooses, has 2 speed and 1 defense less this turn.",
        fr: "À la lance à azote : attaque 4 ou mental 4, autant de fois qu’on veut. Un ennemi dans la Chambre froide, au choix du héros, a 2 en vitesse et 1 en défense de moins pour ce tour."
      },
      at: { feature: "t4b/nitrogen-hose" },
      offers: [
        { characteristic: "ATTACK", difficulty: 4 },
        { characteristic: "MIND", difficulty: 4 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: "ENEMIES", inZone: { room: "t4b" } },
            do: [
              { modify: { who: { of: "CHOSEN" }, characteristic: "SPEED", by: -2, until: "TURN" } },
              { modify: { who: { of: "CHOSEN" }, characteristic: "DEFENSE", by: -1, until: "TURN" } }
            ]
          }
        }
      ],
      onFailure: []
    },
    {
      id: "turn-up-the-heat",
      name: { en: "Turn up the heat", fr: "Monter le chauffage" },
      text: {
        en: "At the thermostat: mind 4, again and again. The ice melts: the ice aisle is safe.",
        fr: "Au thermostat : mental 4, autant de fois qu’on veut. La glace fond : l’allée est sûre."
      },
      at: { feature: "t4b/thermostat" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: "keep-your-feet" } }],
      onFailure: []
    }
  ],
  traps: [
    {
      id: "black-ice",
      name: { en: "Ice", fr: "Glace" },
      text: {
        en: "When a hero enters the ice aisle: a forced test, speed 3 or defense 4 as he chooses. If he fails, he loses 1 action.",
        fr: "Quand un héros entre dans l’allée de glace : un test forcé, vitesse 3 ou défense 4 à son choix. S’il échoue, il perd 1 action."
      },
      on: { zoneEntered: { zone: "t4b/b" } },
      zones: [],
      test: {
        id: "keep-your-feet",
        offers: [
          { characteristic: "SPEED", difficulty: 3 },
          { characteristic: "DEFENSE", difficulty: 4 }
        ],
        addHeroes: false
      },
      do: [{ loseAction: { who: { of: "SELF" }, actions: 1 } }]
    },
    {
      id: "cold-snap",
      name: { en: "Numb fingers", fr: "Doigts gourds" },
      text: {
        en: "When the Frost Store is activated, each hero in it: a forced test of mind 4. If he fails, he discards 1 power card, drawn by lot.",
        fr: "Quand la Chambre froide est activée, chaque héros qui s’y trouve : un test forcé de mental 4. S’il échoue, il défausse 1 carte Pouvoir, tirée au sort."
      },
      on: { roomActivated: { tile: 4 } },
      zones: ["t4b/a", "t4b/b", "t4b/c"],
      test: { id: "keep-warm", offers: [{ characteristic: "MIND", difficulty: 4 }], addHeroes: false },
      do: [{ discardCard: { who: { of: "SELF" } } }]
    }
  ],
  activation: {
    text: {
      en: "The cooling runs at full power: if the ice had melted, the aisle freezes again.",
      fr: "Le froid est poussé à fond : si la glace avait fondu, l’allée gèle de nouveau."
    },
    do: [{ openTest: { test: "keep-your-feet" } }]
  }
};

// libs/skarov/src/content/rooms/greenhouse.ts
var greenhouse = {
  id: "t5b",
  tileNumber: 5,
  face: {
    id: "t5b",
    tile: 5,
    name: { en: "The Greenhouse", fr: "La Serre" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ioooi",
      "o.o.o",
      "ooooo",
      "o.o.o",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "aacbb",
      "aacbb",
      "ccccc",
      "ddcee",
      "#dce#"
    ],
    zoneNames: [
      { zone: "a", en: "herb bed", fr: "carré d’herbes" },
      { zone: "b", en: "fern bed", fr: "carré de fougères" },
      { zone: "c", en: "gravel path", fr: "allée de gravier" },
      { zone: "d", en: "cactus bed", fr: "carré de cactus" },
      { zone: "e", en: "orchid bed", fr: "carré d’orchidées" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 0, id: "healing-herb" },
      { x: 4, y: 0, id: "sprinkler" }
    ]
  },
  kind: "TRAP",
  flavor: {
    en: "The Professor talks to his plants every morning. Lately they have begun to answer, and to ask for the postman.",
    fr: "Le Professeur parle à ses plantes tous les matins. Depuis peu, elles répondent, et réclament le facteur."
  },
  scenery: [
    { id: "healing-herb", name: { en: "Healing herb", fr: "Herbe qui guérit" } },
    { id: "sprinkler", name: { en: "Sprinkler", fr: "Arroseur" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 4, mark: 2, zone: "d" },
    { x: 4, y: 4, mark: 3, zone: "e" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "pick-the-herb",
      name: { en: "Pick the herb", fr: "Cueillir l’herbe" },
      text: {
        en: "At the healing herb: mind 5, again and again. The hero puts 1 wound card from his hand back, drawn by lot. Failure picks the nettle beside it.",
        fr: "À l’herbe qui guérit : mental 5, autant de fois qu’on veut. Le héros rend 1 carte Blessure de sa main, tirée au sort. Un échec cueille l’ortie d’à côté."
      },
      at: { feature: "t5b/healing-herb" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ healWound: { who: { of: "SELF" } } }],
      onFailure: []
    },
    {
      id: "water-the-plants",
      name: { en: "Water the plants", fr: "Arroser les plantes" },
      text: {
        en: "At the sprinkler: mind 4, again and again. The vine falls asleep, so that the herb bed is safe, and each villain in the Greenhouse has 1 attack less this turn: wet circuits.",
        fr: "À l’arroseur : mental 4, autant de fois qu’on veut. La liane s’endort, si bien que le carré d’herbes est sûr, et chaque vilain dans la Serre a 1 en attaque de moins pour ce tour : des circuits mouillés."
      },
      at: { feature: "t5b/sprinkler" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        { closeTest: { test: "duck-the-vine" } },
        {
          modify: {
            who: { of: "VILLAINS", inZone: { room: "t5b" } },
            characteristic: "ATTACK",
            by: -1,
            until: "TURN"
          }
        }
      ],
      onFailure: []
    }
  ],
  traps: [
    {
      id: "hungry-vine",
      name: { en: "Hungry vine", fr: "Liane affamée" },
      text: {
        en: "When a hero enters the herb bed: a forced test of attack 4. If he fails, he takes 1 damage.",
        fr: "Quand un héros entre dans le carré d’herbes : un test forcé d’attaque 4. S’il échoue, il subit 1 dégât."
      },
      on: { zoneEntered: { zone: "t5b/a" } },
      zones: [],
      test: { id: "duck-the-vine", offers: [{ characteristic: "ATTACK", difficulty: 4 }], addHeroes: false },
      do: [{ damage: { who: { of: "SELF" }, points: 1 } }]
    },
    {
      id: "nettle",
      name: { en: "Nettle", fr: "Ortie" },
      text: {
        en: "When a hero fails to pick the herb, he takes 1 damage.",
        fr: "Quand un héros ne réussit pas à cueillir l’herbe, il subit 1 dégât."
      },
      on: { testFailed: "pick-the-herb" },
      zones: [],
      do: [{ damage: { who: { of: "SELF" }, points: 1 } }]
    }
  ],
  activation: {
    text: {
      en: "The vine wakes up if it slept, and drags a hero in the Greenhouse, of the overlord’s choice, into the herb bed.",
      fr: "La liane se réveille si elle dormait, et traîne un héros dans la Serre, au choix du Professeur, jusqu’au carré d’herbes."
    },
    do: [
      { openTest: { test: "duck-the-vine" } },
      {
        chooseFigure: {
          among: { of: "HEROES", inZone: { room: "t5b" } },
          do: [{ place: { who: { of: "CHOSEN" }, at: { zone: "t5b/a" } } }]
        }
      }
    ]
  }
};

// libs/skarov/src/content/rooms/guardroom.ts
var guardroom = {
  id: "t9b",
  tileNumber: 9,
  face: {
    id: "t9b",
    tile: 9,
    name: { en: "The Guardroom", fr: "Le Corps de garde" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "o.i.o",
      "ooooo",
      "o.i.o",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "#aaa#",
      "aaaaa",
      "bbbbb",
      "ccccc",
      "#ccc#"
    ],
    zoneNames: [
      { zone: "a", en: "charging rack", fr: "bornes de charge" },
      { zone: "b", en: "night watch", fr: "veilleur de nuit" },
      { zone: "c", en: "card table", fr: "table de jeu" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 2, y: 1, id: "charging-rack" },
      { x: 2, y: 3, id: "alarm-bell" }
    ]
  },
  kind: "TRAP",
  flavor: {
    en: "The robots dream of electric sheep and count them aloud. At the card table somebody has been cheating in binary.",
    fr: "Les robots rêvent de moutons électriques et les comptent à voix haute. À la table de jeu, quelqu’un triche en binaire."
  },
  scenery: [
    { id: "charging-rack", name: { en: "Charging rack", fr: "Borne de charge" } },
    { id: "alarm-bell", name: { en: "Alarm bell", fr: "Sonnette d’alarme" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: "a" },
    { x: 4, y: 4, mark: 2, zone: "c" },
    { x: 4, y: 0, mark: 3, zone: "a" },
    { x: 0, y: 4, mark: 4, zone: "c" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "unplug-a-guard",
      name: { en: "Unplug a guard", fr: "Débrancher un garde" },
      text: {
        en: "At the charging rack: mind 5, again and again. A minion in the Guardroom, which the hero chooses, is taken off.",
        fr: "À la borne de charge : mental 5, autant de fois qu’on veut. Un sbire dans le Corps de garde, au choix du héros, est retiré."
      },
      at: { feature: "t9b/charging-rack" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        chosenMinion((sheet2) => ({
          chooseFigure: {
            among: { of: "SHEET", sheet: sheet2, inZone: { room: "t9b" } },
            do: [{ remove: { figures: { of: "CHOSEN" } } }]
          }
        }))
      ],
      onFailure: []
    },
    {
      id: "muffle-the-bell",
      name: { en: "Muffle the bell", fr: "Étouffer la sonnette" },
      text: {
        en: "At the alarm bell: attack 4 or mind 4, again and again. The night watch raises no alarm.",
        fr: "À la sonnette d’alarme : attaque 4 ou mental 4, autant de fois qu’on veut. Le veilleur de nuit ne donne plus l’alarme."
      },
      at: { feature: "t9b/alarm-bell" },
      offers: [
        { characteristic: "ATTACK", difficulty: 4 },
        { characteristic: "MIND", difficulty: 4 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: "tiptoe" } }],
      onFailure: []
    }
  ],
  traps: [
    {
      id: "night-watch",
      name: { en: "Night watch", fr: "Veilleur de nuit" },
      text: {
        en: "When a hero passes the night watch: a forced test, mind 4 or speed 3 as he chooses. If he fails, an Android comes to a free and usable reinforcement space of the Guardroom; if none is left a Gynoid, or else an Arachnoid.",
        fr: "Quand un héros passe près du veilleur de nuit : un test forcé, mental 4 ou vitesse 3 à son choix. S’il échoue, un Androïde arrive sur un espace de renfort utilisable et libre du Corps de garde ; s’il n’y en a plus, une Gynoïde, ou à défaut un Arachnoïde."
      },
      on: { zoneEntered: { zone: "t9b/b" } },
      zones: [],
      test: {
        id: "tiptoe",
        offers: [
          { characteristic: "MIND", difficulty: 4 },
          { characteristic: "SPEED", difficulty: 3 }
        ],
        addHeroes: false
      },
      do: [nextMinion("t9b")]
    }
  ],
  activation: {
    text: {
      en: "Alarm: the night watch is on his guard again, and two minions, each of a kind of the overlord’s choice, come to free and usable reinforcement spaces of the Guardroom.",
      fr: "Alerte : le veilleur de nuit est de nouveau sur ses gardes, et deux sbires, chacun d’un genre au choix du Professeur, arrivent sur des espaces de renfort utilisables et libres du Corps de garde."
    },
    do: [{ openTest: { test: "tiptoe" } }, oneMinion("t9b"), oneMinion("t9b")]
  }
};

// libs/skarov/src/content/rooms/hangar.ts
var hangar = {
  id: "t3b",
  tileNumber: 3,
  face: {
    id: "t3b",
    tile: 3,
    name: { en: "The Hangar", fr: "Le Hangar" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooi",
      "oo.oo",
      "o.i.o",
      "ooooo",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "#aabb",
      "aasbb",
      "csssb",
      "ccsdd",
      "ccdd#"
    ],
    zoneNames: [
      { zone: "a", en: "workbench", fr: "établi" },
      { zone: "b", en: "crane bay", fr: "travée de la grue" },
      { zone: "c", en: "scrap corner", fr: "coin des épaves" },
      { zone: "d", en: "runway", fr: "piste" },
      { zone: "s", en: "saucer", fr: "soucoupe" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 4, y: 0, id: "crane" },
      { x: 2, y: 2, id: "cockpit" }
    ]
  },
  kind: "PLAIN",
  flavor: {
    en: "The saucer was bought second-hand. Its manual is in a language with no vowels and one very long swear word.",
    fr: "La soucoupe est d’occasion. Son manuel est écrit dans une langue sans voyelles qui n’a qu’un juron, très long."
  },
  scenery: [
    { id: "crane", name: { en: "Crane", fr: "Grue" } },
    { id: "cockpit", name: { en: "Cockpit", fr: "Cockpit" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: "a" },
    { x: 4, y: 4, mark: 3, zone: "d" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "short-flight",
      name: { en: "Take a short flight", fr: "Faire un petit vol" },
      text: {
        en: "In the cockpit: mind 5, again and again. The hero moves up to 4 zones, and enemies neither stop nor pin him.",
        fr: "Dans le cockpit : mental 5, autant de fois qu’on veut. Le héros se déplace de 4 zones au plus, et les ennemis ne l’arrêtent ni ne le retiennent."
      },
      at: { feature: "t3b/cockpit" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ moveFreely: { who: { of: "SELF" }, zones: 4, ignoreEnemies: true } }],
      onFailure: []
    },
    {
      id: "work-the-crane",
      name: { en: "Work the crane", fr: "Manœuvrer la grue" },
      text: {
        en: "At the crane: mind 4 or attack 4, again and again. An enemy in the Hangar, whom the hero chooses, is hung up by the collar and set down in the scrap corner.",
        fr: "À la grue : mental 4 ou attaque 4, autant de fois qu’on veut. Un ennemi dans le Hangar, au choix du héros, est soulevé par le col et posé dans le coin des épaves."
      },
      at: { feature: "t3b/crane" },
      offers: [
        { characteristic: "MIND", difficulty: 4 },
        { characteristic: "ATTACK", difficulty: 4 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: "ENEMIES", inZone: { room: "t3b" } },
            do: [{ place: { who: { of: "CHOSEN" }, at: { zone: "t3b/c" } } }]
          }
        }
      ],
      onFailure: []
    }
  ],
  traps: [],
  activation: {
    text: {
      en: "The goods lift: one minion of the overlord’s choice, in any place, goes to a free space of the Hangar.",
      fr: "Le monte-charge : un sbire au choix du Professeur, où qu’il se trouve, va sur un espace libre du Hangar."
    },
    do: [
      chosenMinion((sheet2) => ({
        chooseFigure: {
          among: { of: "SHEET", sheet: sheet2 },
          do: [{ place: { who: { of: "CHOSEN" }, at: { room: "t3b" } } }]
        }
      }))
    ]
  }
};

// libs/skarov/src/content/rooms/mirror-maze.ts
var mirrorMaze = {
  id: "t6b",
  tileNumber: 6,
  face: {
    id: "t6b",
    tile: 6,
    name: { en: "The Mirror Maze", fr: "Le Labyrinthe aux miroirs" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "o#o#i",
      "ooooo",
      "o#o#o",
      "ooooo",
      "i#o#o"
    ],
    // prettier-ignore
    zones: [
      "##a#e",
      "baaee",
      "b#c#e",
      "bccdd",
      "b#c##"
    ],
    zoneNames: [
      { zone: "a", en: "tall mirrors", fr: "miroirs qui allongent" },
      { zone: "b", en: "wide mirrors", fr: "miroirs qui élargissent" },
      { zone: "c", en: "heart of the maze", fr: "cœur du labyrinthe" },
      { zone: "d", en: "cracked corner", fr: "coin fêlé" },
      { zone: "e", en: "endless corridor", fr: "couloir sans fin" }
    ],
    walls: [
      { x: 0, y: 1, edge: "E" },
      { x: 2, y: 1, edge: "E" }
    ],
    doors: [],
    features: [
      { x: 4, y: 0, id: "hammer-case" },
      { x: 0, y: 4, id: "one-way-glass" }
    ]
  },
  kind: "TRAP",
  flavor: {
    en: "There are six Professors in here and all of them are you. One of you needs a haircut.",
    fr: "Il y a six Professeurs ici, et tous sont vous. L’un de vous a besoin du coiffeur."
  },
  scenery: [
    { id: "hammer-case", name: { en: "Hammer case", fr: "Boîte à marteau" } },
    { id: "one-way-glass", name: { en: "One-way glass", fr: "Glace sans tain" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: "b" },
    { x: 4, y: 4, mark: 3, zone: "d" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "break-the-mirrors",
      name: { en: "Break the mirrors", fr: "Briser les miroirs" },
      text: {
        en: "At the hammer case: attack 4 or mind 5, again and again. The heart of the maze is plain: it misleads no one.",
        fr: "À la boîte à marteau : attaque 4 ou mental 5, autant de fois qu’on veut. Le cœur du labyrinthe est clair : il n’égare personne."
      },
      at: { feature: "t6b/hammer-case" },
      offers: [
        { characteristic: "ATTACK", difficulty: 4 },
        { characteristic: "MIND", difficulty: 5 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: "find-the-way" } }],
      onFailure: []
    },
    {
      id: "step-through-the-glass",
      name: { en: "Step through the glass", fr: "Traverser la glace" },
      text: {
        en: "At the one-way glass: mind 4, again and again. The hero changes places with an enemy in the Mirror Maze, whom he chooses.",
        fr: "À la glace sans tain : mental 4, autant de fois qu’on veut. Le héros échange sa place avec un ennemi dans le Labyrinthe aux miroirs, à son choix."
      },
      at: { feature: "t6b/one-way-glass" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: "ENEMIES", inZone: { room: "t6b" } },
            do: [{ swap: { a: { of: "SELF" }, b: { of: "CHOSEN" } } }]
          }
        }
      ],
      onFailure: []
    }
  ],
  traps: [
    {
      id: "false-corridor",
      name: { en: "False corridor", fr: "Faux couloir" },
      text: {
        en: "When a hero enters the heart of the maze: a forced test of mind 4. If he fails, he is put in the endless corridor.",
        fr: "Quand un héros entre dans le cœur du labyrinthe : un test forcé de mental 4. S’il échoue, il est mis dans le couloir sans fin."
      },
      on: { zoneEntered: { zone: "t6b/c" } },
      zones: [],
      test: { id: "find-the-way", offers: [{ characteristic: "MIND", difficulty: 4 }], addHeroes: false },
      do: [{ place: { who: { of: "SELF" }, at: { zone: "t6b/e" } } }]
    }
  ],
  activation: {
    text: {
      en: "The mirrors turn: the heart of the maze misleads again if it had become plain, and a hero and a villain in the Mirror Maze, both drawn by lot, change places.",
      fr: "Les miroirs tournent : le cœur du labyrinthe égare de nouveau s’il était devenu clair, et un héros et un vilain dans le Labyrinthe aux miroirs, tirés au sort tous les deux, échangent leurs places."
    },
    do: [
      { openTest: { test: "find-the-way" } },
      {
        swap: {
          a: { of: "HEROES", inZone: { room: "t6b" }, pick: "RANDOM" },
          b: { of: "VILLAINS", inZone: { room: "t6b" }, pick: "RANDOM" }
        }
      }
    ]
  }
};

// libs/skarov/src/content/rooms/missile-silo.ts
var missileSilo = {
  id: "t3a",
  tileNumber: 3,
  face: {
    id: "t3a",
    tile: 3,
    name: { en: "The Missile Silo", fr: "Le Silo à missiles" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "oioio",
      "ooioo",
      "oioio",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "#aab#",
      "aaabb",
      "ccdbb",
      "ccddd",
      "#cdd#"
    ],
    zoneNames: [
      { zone: "a", en: "first gantry", fr: "première passerelle" },
      { zone: "b", en: "second gantry", fr: "deuxième passerelle" },
      { zone: "c", en: "third gantry", fr: "troisième passerelle" },
      { zone: "d", en: "fourth gantry", fr: "quatrième passerelle" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 1, y: 1, id: "tube-1" },
      { x: 3, y: 1, id: "tube-2" },
      { x: 1, y: 3, id: "tube-3" },
      { x: 3, y: 3, id: "tube-4" },
      { x: 2, y: 2, id: "fuel-pump" }
    ]
  },
  kind: "OBJECTIVE",
  flavor: {
    en: "Four missiles, each with a name painted on its nose: the mayor, the opera, the weather bureau, and “whoever took my parking space”.",
    fr: "Quatre missiles, un nom peint sur chaque nez : le maire, l’opéra, la météo, et « celui qui s’est garé à ma place »."
  },
  scenery: [
    { id: "tube-1", name: { en: "First tube", fr: "Premier tube" } },
    { id: "tube-2", name: { en: "Second tube", fr: "Deuxième tube" } },
    { id: "tube-3", name: { en: "Third tube", fr: "Troisième tube" } },
    { id: "tube-4", name: { en: "Fourth tube", fr: "Quatrième tube" } },
    { id: "fuel-pump", name: { en: "Fuel pump", fr: "Pompe à carburant" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: "a" },
    { x: 4, y: 4, mark: 2, zone: "d" },
    { x: 4, y: 0, mark: 3, zone: "b" },
    { x: 0, y: 4, mark: 4, zone: "c" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [
    { kind: "missile", x: 1, y: 1 },
    { kind: "missile", x: 3, y: 1 },
    { kind: "missile", x: 1, y: 3 },
    { kind: "missile", x: 3, y: 3 }
  ],
  tests: [
    {
      id: "disarm-missile",
      name: { en: "Disarm a missile", fr: "Désarmer un missile" },
      text: {
        en: "At a missile: mind 4, plus the number of heroes. The missile is taken off, and the number left falls by 1.",
        fr: "À un missile : mental 4, plus le nombre de héros. Le missile est retiré, et le nombre restant baisse de 1."
      },
      at: { tokens: "missile" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [{ remove: { tokens: "missile", count: 1 } }, { advance: { objective: "missiles", by: -1 } }],
      onFailure: []
    },
    {
      id: "drain-fuel",
      name: { en: "Drain the fuel", fr: "Vidanger le carburant" },
      text: {
        en: "At the fuel pump: mind 6 or attack 6, again and again. 1 fuel token is taken off.",
        fr: "À la pompe à carburant : mental 6 ou attaque 6, autant de fois qu’on veut. 1 pion Carburant est retiré."
      },
      at: { feature: "t3a/fuel-pump" },
      offers: [
        { characteristic: "MIND", difficulty: 6 },
        { characteristic: "ATTACK", difficulty: 6 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ remove: { tokens: "fuel", count: 1 } }],
      onFailure: []
    }
  ],
  traps: [
    {
      id: "exhaust",
      name: { en: "Engine test", fr: "Essai des moteurs" },
      text: {
        en: "When the Missile Silo is activated, each hero in it: a forced test of defense 4. If he fails, he takes 1 damage.",
        fr: "Quand le Silo à missiles est activé, chaque héros qui s’y trouve : un test forcé de défense 4. S’il échoue, il subit 1 dégât."
      },
      on: { roomActivated: { tile: 3 } },
      zones: ["t3a/a", "t3a/b", "t3a/c", "t3a/d"],
      test: { id: "stand-the-exhaust", offers: [{ characteristic: "DEFENSE", difficulty: 4 }], addHeroes: false },
      do: [{ damage: { who: { of: "SELF" }, points: 1 } }]
    }
  ],
  activation: {
    text: {
      en: "The engines are tested: 1 more fuel token is put at a missile.",
      fr: "On essaie les moteurs : 1 pion Carburant de plus est mis à un missile."
    },
    do: [{ putToken: { kind: "fuel", at: { tokens: "missile" } } }]
  },
  objective: {
    id: "missiles",
    name: { en: "The Missiles", fr: "Les Missiles" },
    text: {
      en: "Neutralised when no missile is left. At the end of each turn 1 fuel token is put at a missile; reached when 9 lie there: the missiles are launched.",
      fr: "Neutralisé quand il ne reste aucun missile. À la fin de chaque tour, 1 pion Carburant est mis à un missile ; atteint quand il y en a 9 : les missiles décollent."
    },
    counter: { name: { en: "Missiles left", fr: "Missiles restants" }, start: 4 },
    neutralised: { atMost: { what: { counter: "missiles" }, number: 0 } },
    endOfTurn: [{ putToken: { kind: "fuel", at: { tokens: "missile" } } }],
    reached: { atLeast: { what: { tokens: "fuel" }, number: 9 } },
    articleId: "missiles-article"
  }
};

// libs/skarov/src/content/rooms/reactor.ts
var reactor = {
  id: "t8b",
  tileNumber: 8,
  face: {
    id: "t8b",
    tile: 8,
    name: { en: "The Reactor", fr: "Le Réacteur" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "oioio",
      "oo#oo",
      "ooioo",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "#aab#",
      "caabb",
      "cc#bb",
      "ccddd",
      "#cdd#"
    ],
    zoneNames: [
      { zone: "a", en: "observation window", fr: "hublot" },
      { zone: "b", en: "blue circuit", fr: "circuit bleu" },
      { zone: "c", en: "red circuit", fr: "circuit rouge" },
      { zone: "d", en: "yellow circuit", fr: "circuit jaune" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 1, y: 1, id: "red-valve" },
      { x: 3, y: 1, id: "blue-valve" },
      { x: 2, y: 3, id: "yellow-valve" }
    ]
  },
  kind: "OBJECTIVE",
  flavor: {
    en: "The dial goes from “warm” over “hot” to a drawing of the Professor waving goodbye.",
    fr: "Le cadran va de « tiède » à « brûlant », puis à un dessin du Professeur qui agite son mouchoir."
  },
  scenery: [
    { id: "red-valve", name: { en: "Red valve", fr: "Vanne rouge" } },
    { id: "blue-valve", name: { en: "Blue valve", fr: "Vanne bleue" } },
    { id: "yellow-valve", name: { en: "Yellow valve", fr: "Vanne jaune" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: "c" },
    { x: 0, y: 4, mark: 2, zone: "c" },
    { x: 4, y: 0, mark: 3, zone: "b" },
    { x: 4, y: 4, mark: 4, zone: "d" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "red-valve",
      name: { en: "Close the red valve", fr: "Fermer la vanne rouge" },
      text: {
        en: "At the red valve: mind 5. The valve is shut. If the hero fails, the heat rises by 1.",
        fr: "À la vanne rouge : mental 5. La vanne est fermée. Si le héros échoue, la chaleur monte de 1."
      },
      at: { feature: "t8b/red-valve" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [],
      onFailure: [{ advance: { objective: "reactor", by: 1 } }]
    },
    {
      id: "blue-valve",
      name: { en: "Close the blue valve", fr: "Fermer la vanne bleue" },
      text: {
        en: "At the blue valve: attack 4. The valve is shut. If the hero fails, the heat rises by 1.",
        fr: "À la vanne bleue : attaque 4. La vanne est fermée. Si le héros échoue, la chaleur monte de 1."
      },
      at: { feature: "t8b/blue-valve" },
      offers: [{ characteristic: "ATTACK", difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [],
      onFailure: [{ advance: { objective: "reactor", by: 1 } }]
    },
    {
      id: "yellow-valve",
      name: { en: "Close the yellow valve", fr: "Fermer la vanne jaune" },
      text: {
        en: "At the yellow valve: mind 5 or attack 4. The valve is shut. If the hero fails, the heat rises by 1.",
        fr: "À la vanne jaune : mental 5 ou attaque 4. La vanne est fermée. Si le héros échoue, la chaleur monte de 1."
      },
      at: { feature: "t8b/yellow-valve" },
      offers: [
        { characteristic: "MIND", difficulty: 5 },
        { characteristic: "ATTACK", difficulty: 4 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [],
      onFailure: [{ advance: { objective: "reactor", by: 1 } }]
    }
  ],
  traps: [
    {
      id: "glare",
      name: { en: "Glare of the core", fr: "Éclat du cœur" },
      text: {
        en: "At the end of the turn, each hero at the observation window: a forced test of defense 4. If he fails, he takes 1 damage.",
        fr: "À la fin du tour, chaque héros devant le hublot : un test forcé de défense 4. S’il échoue, il subit 1 dégât."
      },
      on: { turnEnd: true },
      zones: ["t8b/a"],
      test: { id: "stand-the-glare", offers: [{ characteristic: "DEFENSE", difficulty: 4 }], addHeroes: false },
      do: [{ damage: { who: { of: "SELF" }, points: 1 } }]
    }
  ],
  activation: {
    text: {
      en: "A fuel rod is pulled out: the heat rises by 1, and each damaged figure in the Reactor, also on its reinforcement spaces, hero or villain, takes 1 damage.",
      fr: "On retire une barre de combustible : la chaleur monte de 1, et chaque figurine qui a des dégâts dans le Réacteur, même sur ses espaces de renfort, héros ou vilain, subit 1 dégât."
    },
    do: [
      { advance: { objective: "reactor", by: 1 } },
      { damage: { who: { of: "ROOM", room: "t8b", damaged: true }, points: 1 } }
    ]
  },
  objective: {
    id: "reactor",
    name: { en: "The Meltdown", fr: "La Fusion" },
    text: {
      en: "Neutralised when the three valves are shut. At the end of each turn the heat rises by 1; reached when it is at 9.",
      fr: "Neutralisé quand les trois vannes sont fermées. À la fin de chaque tour, la chaleur monte de 1 ; atteint quand elle est à 9."
    },
    counter: { name: { en: "Heat", fr: "Chaleur" }, start: 0 },
    neutralised: {
      and: [
        { atLeast: { what: { passed: { test: "red-valve" } }, number: 1 } },
        { atLeast: { what: { passed: { test: "blue-valve" } }, number: 1 } },
        { atLeast: { what: { passed: { test: "yellow-valve" } }, number: 1 } }
      ]
    },
    endOfTurn: [{ advance: { objective: "reactor", by: 1 } }],
    reached: { atLeast: { what: { counter: "reactor" }, number: 9 } },
    articleId: "reactor-article"
  }
};

// libs/skarov/src/content/rooms/robot-works.ts
var robotWorks = {
  id: "t5a",
  tileNumber: 5,
  face: {
    id: "t5a",
    tile: 5,
    name: { en: "The Robot Works", fr: "L’Atelier des robots" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "ioioi",
      "ooooo",
      ".....",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "#aaa#",
      "baaac",
      "bbacc",
      "ddddd",
      "#ddd#"
    ],
    zoneNames: [
      { zone: "a", en: "middle press", fr: "presse du milieu" },
      { zone: "b", en: "west press", fr: "presse de l’ouest" },
      { zone: "c", en: "east press", fr: "presse de l’est" },
      { zone: "d", en: "conveyor belt", fr: "tapis roulant" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 1, id: "press-west" },
      { x: 2, y: 1, id: "press-middle" },
      { x: 4, y: 1, id: "press-east" }
    ]
  },
  kind: "OBJECTIVE",
  flavor: {
    en: "Heads on the left, arms on the right, opinions nowhere. A poster counts the days since the last rebellion: 3.",
    fr: "Les têtes à gauche, les bras à droite, aucune opinion nulle part. Une affiche compte les jours depuis la dernière révolte : 3."
  },
  scenery: [
    { id: "press-west", name: { en: "West press", fr: "Presse de l’ouest" } },
    { id: "press-middle", name: { en: "Middle press", fr: "Presse du milieu" } },
    { id: "press-east", name: { en: "East press", fr: "Presse de l’est" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: "b" },
    { x: 4, y: 0, mark: 2, zone: "c" },
    { x: 0, y: 4, mark: 3, zone: "d" },
    { x: 4, y: 4, mark: 4, zone: "d" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [
    { kind: "press", x: 0, y: 1 },
    { kind: "press", x: 2, y: 1 },
    { kind: "press", x: 4, y: 1 }
  ],
  tests: [
    {
      id: "smash-a-press",
      name: { en: "Smash a press", fr: "Casser une presse" },
      text: {
        en: "At a press: attack 3 or mind 4, plus the number of heroes. The press is taken off.",
        fr: "À une presse : attaque 3 ou mental 4, plus le nombre de héros. La presse est retirée."
      },
      at: { tokens: "press" },
      offers: [
        { characteristic: "ATTACK", difficulty: 3 },
        { characteristic: "MIND", difficulty: 4 }
      ],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [{ remove: { tokens: "press", count: 1 } }],
      onFailure: []
    }
  ],
  traps: [],
  activation: {
    text: {
      en: "Each villain in the Robot Works moves up to 1 zone towards the hero who is nearest.",
      fr: "Chaque vilain dans l’Atelier des robots se déplace de 1 zone au plus vers le héros le plus proche."
    },
    do: [
      {
        each: {
          figures: { of: "VILLAINS", inZone: { room: "t5a" } },
          do: [
            {
              move: {
                who: { of: "CHOSEN" },
                toward: { spaceOf: { of: "HEROES", pick: "NEAREST" } },
                zones: 1
              }
            }
          ]
        }
      }
    ]
  },
  objective: {
    id: "robots",
    name: { en: "The Robot Army", fr: "L’Armée de robots" },
    text: {
      en: "Neutralised when no press is left. At the end of each turn the army grows by 1, and one minion of a kind of the overlord’s choice comes to a free and usable reinforcement space of the Robot Works. Reached when the army is at 8.",
      fr: "Neutralisé quand il ne reste aucune presse. À la fin de chaque tour, l’armée grossit de 1, et un sbire d’un genre au choix du Professeur arrive sur un espace de renfort utilisable et libre de l’Atelier des robots. Atteint quand l’armée est à 8."
    },
    counter: { name: { en: "Army", fr: "Armée" }, start: 0 },
    neutralised: { atMost: { what: { tokens: "press" }, number: 0 } },
    endOfTurn: [{ advance: { objective: "robots", by: 1 } }, oneMinion("t5a")],
    reached: { atLeast: { what: { counter: "robots" }, number: 8 } },
    articleId: "robots-article"
  }
};

// libs/skarov/src/content/rooms/shark-pool.ts
var sharkPool = {
  id: "t8a",
  tileNumber: 8,
  face: {
    id: "t8a",
    tile: 8,
    name: { en: "The Shark Pool", fr: "Le Bassin aux requins" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "o...o",
      "ooioo",
      "o...o",
      "oiooo"
    ],
    // prettier-ignore
    zones: [
      "aaaa#",
      "dbbbe",
      "dbbbe",
      "dbbbe",
      "#cccc"
    ],
    zoneNames: [
      { zone: "a", en: "north bank", fr: "rive nord" },
      { zone: "b", en: "bridge", fr: "passerelle" },
      { zone: "c", en: "south bank", fr: "rive sud" },
      { zone: "d", en: "diving board", fr: "plongeoir" },
      { zone: "e", en: "feeding place", fr: "coin du repas" }
    ],
    walls: [
      { x: 1, y: 0, edge: "S" },
      { x: 2, y: 0, edge: "S" },
      { x: 3, y: 0, edge: "S" },
      { x: 4, y: 0, edge: "S" },
      { x: 0, y: 4, edge: "N" },
      { x: 1, y: 4, edge: "N" },
      { x: 2, y: 4, edge: "N" },
      { x: 3, y: 4, edge: "N" }
    ],
    doors: [],
    features: [
      { x: 2, y: 2, id: "drain-plug" },
      { x: 1, y: 4, id: "bait-barrel" }
    ]
  },
  kind: "TRAP",
  flavor: {
    en: "The sharks are called Monday and Rent. They have seen heroes cross the bridge; they are still waiting for one to stop and admire the view.",
    fr: "Les requins s’appellent Lundi et Loyer. Ils ont vu des héros passer le pont ; ils attendent encore celui qui s’arrêtera pour admirer la vue."
  },
  scenery: [
    { id: "drain-plug", name: { en: "Drain plug", fr: "Bonde" } },
    { id: "bait-barrel", name: { en: "Bait barrel", fr: "Tonneau d’appâts" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: "a" },
    { x: 0, y: 4, mark: 3, zone: "c" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "pull-the-drain-plug",
      name: { en: "Pull the drain plug", fr: "Tirer la bonde" },
      text: {
        en: "At the drain plug: attack 5 or mind 5, again and again. The water runs off, and the sharks sulk: the bridge is safe.",
        fr: "À la bonde : attaque 5 ou mental 5, autant de fois qu’on veut. L’eau s’écoule, et les requins boudent : la passerelle est sûre."
      },
      at: { feature: "t8a/drain-plug" },
      offers: [
        { characteristic: "ATTACK", difficulty: 5 },
        { characteristic: "MIND", difficulty: 5 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: "mind-the-sharks" } }],
      onFailure: []
    },
    {
      id: "throw-bait",
      name: { en: "Throw bait", fr: "Lancer des appâts" },
      text: {
        en: "At the bait barrel: mind 4 or attack 4, again and again. An enemy on the bridge, whom the hero chooses, takes 1 damage: the sharks are not particular.",
        fr: "Au tonneau d’appâts : mental 4 ou attaque 4, autant de fois qu’on veut. Un ennemi sur la passerelle, au choix du héros, subit 1 dégât : les requins ne sont pas difficiles."
      },
      at: { feature: "t8a/bait-barrel" },
      offers: [
        { characteristic: "MIND", difficulty: 4 },
        { characteristic: "ATTACK", difficulty: 4 }
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [
        {
          chooseFigure: {
            among: { of: "ENEMIES", inZone: { zone: "t8a/b" } },
            do: [{ damage: { who: { of: "CHOSEN" }, points: 1 } }]
          }
        }
      ],
      onFailure: []
    }
  ],
  traps: [
    {
      id: "shark-bite",
      name: { en: "Sharks", fr: "Requins" },
      text: {
        en: "At the end of the turn, each hero on the bridge: a forced test, speed 3 or attack 4 as he chooses. If he fails, he takes 1 damage.",
        fr: "À la fin du tour, chaque héros sur la passerelle : un test forcé, vitesse 3 ou attaque 4 à son choix. S’il échoue, il subit 1 dégât."
      },
      on: { turnEnd: true },
      zones: ["t8a/b"],
      test: {
        id: "mind-the-sharks",
        offers: [
          { characteristic: "SPEED", difficulty: 3 },
          { characteristic: "ATTACK", difficulty: 4 }
        ],
        addHeroes: false
      },
      do: [{ damage: { who: { of: "SELF" }, points: 1 } }]
    }
  ],
  activation: {
    text: {
      en: "The pool fills up if it was dry, and a hook drags a hero in the Shark Pool, of the overlord’s choice, onto the bridge.",
      fr: "Le bassin se remplit s’il était à sec, et un crochet traîne un héros dans le Bassin aux requins, au choix du Professeur, jusque sur la passerelle."
    },
    do: [
      { openTest: { test: "mind-the-sharks" } },
      {
        chooseFigure: {
          among: { of: "HEROES", inZone: { room: "t8a" } },
          do: [{ place: { who: { of: "CHOSEN" }, at: { zone: "t8a/b" } } }]
        }
      }
    ]
  }
};

// libs/skarov/src/content/rooms/storm-dome.ts
var stormDome = {
  id: "t4a",
  tileNumber: 4,
  face: {
    id: "t4a",
    tile: 4,
    name: { en: "The Storm Dome", fr: "Le Dôme des tempêtes" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "oooo#",
      "oo.oo",
      "oi.io",
      "oo.oo",
      "#oooo"
    ],
    // prettier-ignore
    zones: [
      "#aaa#",
      "bbacc",
      "bbdcc",
      "bbdcc",
      "#ddd#"
    ],
    zoneNames: [
      { zone: "a", en: "cloud mixer", fr: "brasseur de nuages" },
      { zone: "b", en: "west rod", fr: "paratonnerre de l’ouest" },
      { zone: "c", en: "east rod", fr: "paratonnerre de l’est" },
      { zone: "d", en: "rain gutter", fr: "rigole" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 1, y: 2, id: "rod-west" },
      { x: 3, y: 2, id: "rod-east" }
    ]
  },
  kind: "OBJECTIVE",
  flavor: {
    en: "Under the glass a small black cloud is being fed through a tube. It is house-trained. It will not be for long.",
    fr: "Sous la verrière, on nourrit un petit nuage noir au moyen d’un tuyau. Il est propre. Cela ne va pas durer."
  },
  scenery: [
    { id: "rod-west", name: { en: "West rod", fr: "Paratonnerre de l’ouest" } },
    { id: "rod-east", name: { en: "East rod", fr: "Paratonnerre de l’est" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 0, mark: 2, zone: "b" },
    { x: 4, y: 4, mark: 3, zone: "c" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "ground-the-west",
      name: { en: "Ground the west rod", fr: "Relier le paratonnerre de l’ouest" },
      text: {
        en: "At the west rod: mind 4 or attack 4, plus the number of heroes. The storm goes back by 2.",
        fr: "Au paratonnerre de l’ouest : mental 4 ou attaque 4, plus le nombre de héros. La tempête recule de 2."
      },
      at: { feature: "t4a/rod-west" },
      offers: [
        { characteristic: "MIND", difficulty: 4 },
        { characteristic: "ATTACK", difficulty: 4 }
      ],
      addHeroes: true,
      direct: false,
      repeatable: false,
      onSuccess: [{ advance: { objective: "storm", by: -2 } }],
      onFailure: []
    },
    {
      id: "ground-the-east",
      name: { en: "Ground the east rod", fr: "Relier le paratonnerre de l’est" },
      text: {
        en: "At the east rod: mind 4 or attack 4, plus the number of heroes. The storm goes back by 2.",
        fr: "Au paratonnerre de l’est : mental 4 ou attaque 4, plus le nombre de héros. La tempête recule de 2."
      },
      at: { feature: "t4a/rod-east" },
      offers: [
        { characteristic: "MIND", difficulty: 4 },
        { characteristic: "ATTACK", difficulty: 4 }
      ],
      addHeroes: true,
      direct: false,
      repeatable: false,
      onSuccess: [{ advance: { objective: "storm", by: -2 } }],
      onFailure: []
    }
  ],
  traps: [],
  activation: {
    text: {
      en: "If a hero is in the Storm Dome, one of the overlord’s choice is struck by lightning and takes 1 damage. If none is there, the storm grows by 1.",
      fr: "Si un héros est dans le Dôme des tempêtes, la foudre en frappe un au choix du Professeur, qui subit 1 dégât. S’il n’y a personne, la tempête grossit de 1."
    },
    do: [
      {
        if: {
          condition: { atLeast: { what: { count: { of: "HEROES", inZone: { room: "t4a" } } }, number: 1 } },
          then: [
            {
              chooseFigure: {
                among: { of: "HEROES", inZone: { room: "t4a" } },
                do: [{ damage: { who: { of: "CHOSEN" }, points: 1 } }]
              }
            }
          ],
          else: [{ advance: { objective: "storm", by: 1 } }]
        }
      }
    ]
  },
  objective: {
    id: "storm",
    name: { en: "The Storm", fr: "La Tempête" },
    text: {
      en: "Neutralised when both rods are grounded. At the end of each turn the storm grows by 1, then roll a power die: on 2 or more a hero in the Storm Dome, drawn by lot, takes 1 damage. Reached when the storm is at 8.",
      fr: "Neutralisé quand les deux paratonnerres sont reliés. À la fin de chaque tour, la tempête grossit de 1, puis lancez un dé de Pouvoir : à 2 ou plus, un héros dans le Dôme des tempêtes, tiré au sort, subit 1 dégât. Atteint quand la tempête est à 8."
    },
    counter: { name: { en: "Storm", fr: "Tempête" }, start: 0 },
    neutralised: {
      and: [
        { atLeast: { what: { passed: { test: "ground-the-west" } }, number: 1 } },
        { atLeast: { what: { passed: { test: "ground-the-east" } }, number: 1 } }
      ]
    },
    endOfTurn: [
      { advance: { objective: "storm", by: 1 } },
      {
        roll: {
          die: "POWER",
          table: [
            { atLeast: 0, do: [] },
            {
              atLeast: 2,
              do: [{ damage: { who: { of: "HEROES", inZone: { room: "t4a" }, pick: "RANDOM" }, points: 1 } }]
            }
          ]
        }
      }
    ],
    reached: { atLeast: { what: { counter: "storm" }, number: 8 } },
    articleId: "storm-article"
  }
};

// libs/skarov/src/content/rooms/the-mole.ts
var theMole = {
  id: "t7a",
  tileNumber: 7,
  face: {
    id: "t7a",
    tile: 7,
    name: { en: "The Mole", fr: "La Taupe" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "ooooo",
      "oioio",
      "o...o",
      "ooooo"
    ],
    // prettier-ignore
    zones: [
      "aaab#",
      "aaabb",
      "dcccb",
      "dcccb",
      "#eeee"
    ],
    zoneNames: [
      { zone: "a", en: "waggons", fr: "wagonnets" },
      { zone: "b", en: "rubble heap", fr: "tas de gravats" },
      { zone: "c", en: "cab", fr: "cabine" },
      { zone: "d", en: "tool rack", fr: "râtelier à outils" },
      { zone: "e", en: "tunnel", fr: "tunnel" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 1, y: 2, id: "engine" },
      { x: 3, y: 2, id: "gear-lever" }
    ]
  },
  kind: "OBJECTIVE",
  flavor: {
    en: "The tunnel to the City Bank is nearly done. It has already passed the City Library, the City Museum and, twice, the City Toilets.",
    fr: "Le tunnel vers la Banque centrale est presque fini. Il est déjà passé par la bibliothèque, le musée et, deux fois, les toilettes publiques."
  },
  scenery: [
    { id: "engine", name: { en: "Engine", fr: "Moteur" } },
    { id: "gear-lever", name: { en: "Gear lever", fr: "Levier de vitesse" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: "b" },
    { x: 0, y: 4, mark: 3, zone: "d" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "jam-the-engine",
      name: { en: "Jam the engine", fr: "Bloquer le moteur" },
      text: {
        en: "At the engine: attack 3, plus the number of heroes, again and again. The Mole goes back by 5.",
        fr: "Au moteur : attaque 3, plus le nombre de héros, autant de fois qu’on veut. La Taupe recule de 5."
      },
      at: { feature: "t7a/engine" },
      offers: [{ characteristic: "ATTACK", difficulty: 3 }],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [{ advance: { objective: "mole", by: -5 } }],
      onFailure: []
    },
    {
      id: "reverse-gear",
      name: { en: "Find reverse gear", fr: "Trouver la marche arrière" },
      text: {
        en: "At the gear lever: mind 4, plus the number of heroes, again and again. The Mole goes back by 5.",
        fr: "Au levier de vitesse : mental 4, plus le nombre de héros, autant de fois qu’on veut. La Taupe recule de 5."
      },
      at: { feature: "t7a/gear-lever" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [{ advance: { objective: "mole", by: -5 } }],
      onFailure: []
    }
  ],
  traps: [],
  activation: {
    text: {
      en: "The Mole lurches forward by 2, and each hero in the cab is thrown into the waggons.",
      fr: "La Taupe fait un bond de 2, et chaque héros dans la cabine est jeté dans les wagonnets."
    },
    do: [
      { advance: { objective: "mole", by: 2 } },
      { place: { who: { of: "HEROES", inZone: { zone: "t7a/c" } }, at: { zone: "t7a/a" } } }
    ]
  },
  objective: {
    id: "mole",
    name: { en: "The Tunnel", fr: "Le Tunnel" },
    text: {
      en: "Neutralised when the Mole is back at 0; it begins at 4. At the end of each turn it advances by 1 if a hero is in the room, else by 2. Reached when it is at 20.",
      fr: "Neutralisé quand la Taupe est revenue à 0 ; elle commence à 4. À la fin de chaque tour, elle avance de 1 si un héros est dans la salle, sinon de 2. Atteint quand elle est à 20."
    },
    counter: { name: { en: "Tunnel dug", fr: "Tunnel creusé" }, start: 4 },
    neutralised: { atMost: { what: { counter: "mole" }, number: 0 } },
    endOfTurn: [
      {
        if: {
          condition: { atLeast: { what: { count: { of: "HEROES", inZone: { room: "t7a" } } }, number: 1 } },
          then: [{ advance: { objective: "mole", by: 1 } }],
          else: [{ advance: { objective: "mole", by: 2 } }]
        }
      }
    ],
    reached: { atLeast: { what: { counter: "mole" }, number: 20 } },
    articleId: "mole-article"
  }
};

// libs/skarov/src/content/rooms/transmitter.ts
var transmitter = {
  id: "t6a",
  tileNumber: 6,
  face: {
    id: "t6a",
    tile: 6,
    name: { en: "The Hypno-Studio", fr: "L’Hypno-Studio" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "ooooo",
      "o.i.o",
      "ooooo",
      "o.o.o",
      "ooooi"
    ],
    // prettier-ignore
    zones: [
      "aaaa#",
      "aaaaa",
      "bbdcc",
      "bbdcc",
      "#bdcc"
    ],
    zoneNames: [
      { zone: "a", en: "stage", fr: "plateau" },
      { zone: "b", en: "spotlights", fr: "projecteurs" },
      { zone: "c", en: "make-up corner", fr: "coin maquillage" },
      { zone: "d", en: "studio audience", fr: "public" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 2, y: 1, id: "mixing-desk" },
      { x: 4, y: 4, id: "autocue" }
    ]
  },
  kind: "OBJECTIVE",
  flavor: {
    en: "“Good evening. You are getting sleepy. You are getting obedient. After the weather: taxes.” The applause sign is a command.",
    fr: "« Bonsoir. Vos paupières sont lourdes. Vous obéissez. Après la météo : les impôts. » Le panneau « applaudissez » est un ordre."
  },
  scenery: [
    { id: "mixing-desk", name: { en: "Mixing desk", fr: "Table de mixage" } },
    { id: "autocue", name: { en: "Autocue", fr: "Prompteur" } }
  ],
  green: [],
  violet: [],
  reinforcement: [
    { x: 4, y: 0, mark: 2, zone: "a" },
    { x: 0, y: 4, mark: 3, zone: "b" }
  ],
  exits: ["N", "E", "S", "W"],
  tokens: [],
  tests: [
    {
      id: "cut-the-broadcast",
      name: { en: "Cut the broadcast", fr: "Couper l’émission" },
      text: {
        en: "At the mixing desk: mind 4, plus the number of heroes, again and again. The broadcast is cut once.",
        fr: "À la table de mixage : mental 4, plus le nombre de héros, autant de fois qu’on veut. L’émission est coupée une fois."
      },
      at: { feature: "t6a/mixing-desk" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: true,
      direct: false,
      repeatable: true,
      onSuccess: [],
      onFailure: []
    },
    {
      id: "rewrite-the-speech",
      name: { en: "Rewrite the speech", fr: "Réécrire le discours" },
      text: {
        en: "At the autocue: mind 4. The test at the mixing desk is 1 easier from now on.",
        fr: "Au prompteur : mental 4. Le test à la table de mixage est désormais plus facile de 1."
      },
      at: { feature: "t6a/autocue" },
      offers: [{ characteristic: "MIND", difficulty: 4 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ easeTest: { test: "cut-the-broadcast", by: 1, onResult: true } }],
      onFailure: []
    }
  ],
  traps: [
    {
      id: "heavy-eyelids",
      name: { en: "Heavy eyelids", fr: "Paupières lourdes" },
      text: {
        en: "When a hero fails at the mixing desk, he has 1 mind less this turn.",
        fr: "Quand un héros échoue à la table de mixage, il a 1 en mental de moins pour ce tour."
      },
      on: { testFailed: "cut-the-broadcast" },
      zones: [],
      do: [{ modify: { who: { of: "SELF" }, characteristic: "MIND", by: -1, until: "TURN" } }]
    }
  ],
  activation: {
    text: {
      en: "A special report: the audience grows by 1, and the test at the mixing desk is 1 harder from now on.",
      fr: "Une édition spéciale : l’audience monte de 1, et le test à la table de mixage est désormais plus difficile de 1."
    },
    do: [
      { advance: { objective: "hypnosis", by: 1 } },
      { hardenTest: { test: "cut-the-broadcast", by: 1, onResult: true } }
    ]
  },
  objective: {
    id: "hypnosis",
    name: { en: "The Broadcast", fr: "L’Émission" },
    text: {
      en: "Neutralised when the broadcast has been cut 3 times. At the end of each turn the audience grows by 1; reached when it is at 9.",
      fr: "Neutralisé quand l’émission a été coupée 3 fois. À la fin de chaque tour, l’audience monte de 1 ; atteint quand elle est à 9."
    },
    counter: { name: { en: "Audience", fr: "Audience" }, start: 0 },
    neutralised: { atLeast: { what: { passed: { test: "cut-the-broadcast" } }, number: 3 } },
    endOfTurn: [{ advance: { objective: "hypnosis", by: 1 } }],
    reached: { atLeast: { what: { counter: "hypnosis" }, number: 9 } },
    articleId: "hypnosis-article"
  }
};

// libs/skarov/src/content/rooms/trophy-gallery.ts
var trophyGallery = {
  id: "t2b",
  tileNumber: 2,
  face: {
    id: "t2b",
    tile: 2,
    name: { en: "The Trophy Gallery", fr: "La Galerie des trophées" },
    kind: "INDOOR",
    // prettier-ignore
    map: [
      "o.o.o",
      "ioooo",
      "ooooo",
      "ooooi",
      "o.o.o"
    ],
    // prettier-ignore
    zones: [
      "#aaaa",
      "aaaaa",
      "bbbbb",
      "ccccc",
      "cccc#"
    ],
    zoneNames: [
      { zone: "a", en: "portraits", fr: "portraits" },
      { zone: "b", en: "red carpet", fr: "tapis rouge" },
      { zone: "c", en: "showcases", fr: "vitrines" }
    ],
    walls: [],
    doors: [],
    features: [
      { x: 0, y: 1, id: "portrait" },
      { x: 4, y: 3, id: "award-case" }
    ]
  },
  kind: "CONTROL",
  flavor: {
    en: "Forty portraits of the Professor, one for each plan that nearly worked. Nine of them are screens. The eyes of the ninth follow you, and hum.",
    fr: "Quarante portraits du Professeur, un par plan qui a failli réussir. Neuf sont des écrans. Les yeux du neuvième vous suivent, et bourdonnent."
  },
  scenery: [
    { id: "portrait", name: { en: "Ninth portrait", fr: "Neuvième portrait" } },
    { id: "award-case", name: { en: "Award case", fr: "Vitrine du prix" } }
  ],
  green: [],
  violet: [
    { x: 1, y: 1, tileNumber: 1, name: { en: "Portrait with doorbell", fr: "Portrait à la sonnette" } },
    { x: 2, y: 0, tileNumber: 2, name: { en: "Portrait in the armchair", fr: "Portrait au fauteuil" } },
    { x: 3, y: 1, tileNumber: 3, name: { en: "Portrait with rocket", fr: "Portrait à la fusée" } },
    { x: 4, y: 1, tileNumber: 4, name: { en: "Portrait in a storm", fr: "Portrait dans la tempête" } },
    { x: 4, y: 0, tileNumber: 5, name: { en: "Portrait with spanner", fr: "Portrait à la clé anglaise" } },
    { x: 0, y: 3, tileNumber: 6, name: { en: "Portrait on the air", fr: "Portrait à l’antenne" } },
    { x: 1, y: 3, tileNumber: 7, name: { en: "Portrait in a miner’s helmet", fr: "Portrait au casque de mineur" } },
    { x: 2, y: 3, tileNumber: 8, name: { en: "Portrait with goldfish", fr: "Portrait au poisson rouge" } },
    { x: 3, y: 3, tileNumber: 9, name: { en: "Portrait in uniform", fr: "Portrait en uniforme" } }
  ],
  reinforcement: [
    { x: 4, y: 4, mark: 2, zone: "c" },
    { x: 0, y: 0, mark: 3, zone: "a" }
  ],
  exits: ["S"],
  tokens: [],
  tests: [
    {
      id: "behind-the-portrait",
      name: { en: "Look behind the portrait", fr: "Regarder derrière le portrait" },
      text: {
        en: "At the ninth portrait: mind 5, again and again. The laser beams go out: the red carpet is safe.",
        fr: "Au neuvième portrait : mental 5, autant de fois qu’on veut. Les rayons laser s’éteignent : le tapis rouge est sûr."
      },
      at: { feature: "t2b/portrait" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [{ closeTest: { test: "laser-beams" } }],
      onFailure: []
    },
    {
      id: "smash-the-award",
      name: { en: "Smash the award", fr: "Briser le prix" },
      text: {
        en: "At the award case: attack 5. The overlord discards 1 event card: he had dusted it himself. Failure puts the laser beams on again if they were out.",
        fr: "À la vitrine du prix : attaque 5. Le Professeur défausse 1 carte Événement : il l’époussetait lui-même. Un échec rallume les rayons laser s’ils étaient éteints."
      },
      at: { feature: "t2b/award-case" },
      offers: [{ characteristic: "ATTACK", difficulty: 5 }],
      addHeroes: false,
      direct: false,
      repeatable: false,
      onSuccess: [{ discardEvents: { count: 1 } }],
      onFailure: [{ openTest: { test: "laser-beams" } }]
    }
  ],
  traps: [
    {
      id: "laser-carpet",
      name: { en: "Laser beams", fr: "Rayons laser" },
      text: {
        en: "When a hero enters the red carpet: a forced test, speed 3 or mind 4 as he chooses. If he fails, he takes 1 damage.",
        fr: "Quand un héros entre sur le tapis rouge : un test forcé, vitesse 3 ou mental 4 à son choix. S’il échoue, il subit 1 dégât."
      },
      on: { zoneEntered: { zone: "t2b/b" } },
      zones: [],
      test: {
        id: "laser-beams",
        offers: [
          { characteristic: "SPEED", difficulty: 3 },
          { characteristic: "MIND", difficulty: 4 }
        ],
        addHeroes: false
      },
      do: [{ damage: { who: { of: "SELF" }, points: 1 } }]
    }
  ],
  activation: {
    text: {
      en: "A look at the plans that nearly worked: the overlord discards 1 event card, if there is one in hand, and draws 2.",
      fr: "Un regard sur les plans qui ont failli réussir : le Professeur défausse 1 carte Événement, s’il en a en main, et en pioche 2."
    },
    do: [{ discardEvents: { count: 1 } }, { drawEvents: { count: 2 } }]
  }
};

// libs/skarov/src/content/rooms/index.ts
var rooms = [
  entry,
  canteen,
  controlRoom,
  trophyGallery,
  missileSilo,
  hangar,
  stormDome,
  frostStore,
  robotWorks,
  greenhouse,
  transmitter,
  mirrorMaze,
  theMole,
  archives,
  sharkPool,
  reactor,
  armoury,
  guardroom
];

// libs/skarov/src/content/scenarios/light-showers.ts
var lightShowers = {
  id: "light-showers",
  name: { en: "Light Showers", fr: "Quelques averses" },
  intro: {
    en: "It has rained on every wedding, picnic and parade for a month, and on nothing else. The weather bureau suspects malice; the bill for umbrellas names a firm by the harbour.",
    fr: "Depuis un mois, il pleut sur chaque mariage, chaque pique-nique et chaque défilé, et nulle part ailleurs. La météo soupçonne de la malveillance ; la facture des parapluies mène à une maison du port."
  },
  heroes: { least: 1, most: 3, recommended: 2 },
  difficulty: "EASY",
  base: {
    tiles: [
      { faceId: "t1a", column: 0, row: 0, turns: 0 },
      { faceId: "t9a", column: 1, row: 0, turns: 0 },
      { faceId: "t4a", column: 1, row: -1, turns: 0 },
      { faceId: "t2a", column: 1, row: -2, turns: 0 }
    ],
    passages: [
      { edge: "4,2,E", kind: "DOOR" },
      { edge: "7,-1,S", kind: "AIRLOCK" },
      { edge: "7,-6,S", kind: "DOOR" }
    ],
    minions: [
      { sheet: "arachnoid", space: "4,0" },
      { sheet: "android", space: "0,0" },
      { sheet: "gynoid", space: "9,4" },
      { sheet: "android", space: "9,0" },
      { sheet: "arachnoid", space: "5,-5" },
      { sheet: "gynoid", space: "9,-1" },
      { sheet: "android", space: "5,-10" },
      { sheet: "gynoid", space: "9,-10" }
    ],
    lieutenants: [
      { sheet: "chi", space: "8,-2" },
      { sheet: "ki", space: "7,1" },
      { sheet: "no", space: "2,0" },
      { sheet: "tonnage", space: "7,-7" }
    ]
  },
  doors: [],
  rules: [
    {
      id: "draught",
      text: {
        en: "At the end of turn 4 a gust opens the door between the Entry and the Armoury, if it is closed.",
        fr: "À la fin du tour 4, une rafale ouvre la porte entre l’Entrée et l’Armurerie, si elle est fermée."
      },
      on: { turnEnd: true },
      if: {
        and: [onTurn(4), { not: { doorOpen: "4,2,E" } }]
      },
      do: [{ setDoor: { door: "4,2,E", open: true } }]
    },
    {
      id: "thunder",
      text: {
        en: "When a hero goes out of action, the storm grows by 1: somebody laughs in thunder.",
        fr: "Quand un héros est hors de combat, la tempête grossit de 1 : quelqu’un rit comme le tonnerre."
      },
      on: { heroOut: {} },
      do: [{ advance: { objective: "storm", by: 1 } }]
    },
    {
      id: "wet-feet",
      text: {
        en: "When a hero enters the rain gutter of the Storm Dome, he has 1 speed less this turn.",
        fr: "Quand un héros entre dans la rigole du Dôme des tempêtes, il a 1 en vitesse de moins pour ce tour."
      },
      on: { zoneEntered: { zone: "t4a/d" } },
      do: [{ modify: { who: { of: "SELF" }, characteristic: "SPEED", by: -1, until: "TURN" } }]
    },
    {
      id: "blue-sky",
      text: {
        en: "At the end of each turn, if the heroes have the article on the Storm, each hero heals 1 damage: blue sky, at last.",
        fr: "À la fin de chaque tour, si les héros ont l’article sur la Tempête, chaque héros soigne 1 dégât : le ciel est bleu, enfin."
      },
      on: { turnEnd: true },
      if: { holds: { side: "HEROES", article: "storm-article" } },
      do: [{ heal: { who: { of: "HEROES" }, points: 1 } }]
    },
    {
      id: "alone-in-the-rain",
      text: {
        en: "At the end of turns 2 to 5, if the game began with 1 hero, he heals 1 damage and the storm goes back by 1: it has been told to expect more of them.",
        fr: "À la fin des tours 2 à 5, si la partie a commencé avec 1 héros, il soigne 1 dégât et la tempête recule de 1 : on lui en avait annoncé davantage."
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 1 } }, inTurns(2, 5)]
      },
      do: [{ heal: { who: { of: "HEROES" }, points: 1 } }, { advance: { objective: "storm", by: -1 } }]
    },
    {
      id: "dry-socks",
      text: {
        en: "At the end of turns 6 to 10, if the game began with 1 hero, he heals 1 damage: his mother has packed dry socks.",
        fr: "À la fin des tours 6 à 10, si la partie a commencé avec 1 héros, il soigne 1 dégât : sa mère lui a mis des chaussettes sèches."
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 1 } }, inTurns(6, 10)]
      },
      do: [{ heal: { who: { of: "HEROES" }, points: 1 } }]
    }
  ],
  articles: []
};

// libs/skarov/src/content/scenarios/nine-turns-to-launch.ts
var nineTurnsToLaunch = {
  id: "nine-turns-to-launch",
  name: { en: "Nine Turns to Launch", fr: "Lancement dans neuf tours" },
  intro: {
    en: "The ultimatum came by post, with insufficient postage, three days late. By the clock in it there is just time to disarm four missiles, if nobody stops to read the postcards on the walls.",
    fr: "L’ultimatum est arrivé par la poste, mal affranchi, avec trois jours de retard. D’après lui, on a tout juste le temps de désarmer quatre missiles, à condition de ne pas lire les cartes postales aux murs."
  },
  heroes: { least: 2, most: 4, recommended: 3 },
  difficulty: "NORMAL",
  base: {
    tiles: [
      { faceId: "t1a", column: 0, row: 0, turns: 0 },
      { faceId: "t6b", column: -1, row: 0, turns: 0 },
      { faceId: "t3a", column: -1, row: -1, turns: 0 },
      { faceId: "t9b", column: 0, row: -1, turns: 0 },
      { faceId: "t2a", column: 0, row: -2, turns: 0 }
    ],
    passages: [
      { edge: "-1,2,E", kind: "AIRLOCK" },
      { edge: "-3,-1,S", kind: "DOOR" },
      { edge: "2,-1,S", kind: "DOOR" },
      { edge: "-1,-3,E", kind: "DOOR" },
      { edge: "2,-6,S", kind: "DOOR" }
    ],
    minions: [
      { sheet: "arachnoid", space: "4,0" },
      { sheet: "android", space: "0,0" },
      { sheet: "arachnoid", space: "-5,0" },
      { sheet: "gynoid", space: "-1,4" },
      { sheet: "gynoid", space: "-5,-5" },
      { sheet: "android", space: "-1,-1" },
      { sheet: "arachnoid", space: "-1,-5" },
      { sheet: "gynoid", space: "-5,-1" },
      { sheet: "android", space: "0,-5" },
      { sheet: "android", space: "4,-1" },
      { sheet: "gynoid", space: "4,-5" },
      { sheet: "arachnoid", space: "0,-1" },
      { sheet: "android", space: "0,-10" },
      { sheet: "gynoid", space: "4,-10" }
    ],
    lieutenants: [
      { sheet: "tonnage", space: "-3,-2" },
      { sheet: "no", space: "-3,2" },
      { sheet: "ki", space: "2,-3" },
      { sheet: "chi", space: "2,-7" }
    ]
  },
  doors: [{ edge: "-3,-1,S", attack: 6, mind: 4 }],
  rules: [
    {
      id: "spanner",
      text: {
        en: "When Tonnage goes out of action, 2 fuel tokens are taken off: he was sitting on the spanner.",
        fr: "Quand Tonnage est hors de combat, 2 pions Carburant sont retirés : il était assis sur la clé anglaise."
      },
      on: { figureOut: { of: "SHEET", sheet: "tonnage" } },
      do: [{ remove: { tokens: "fuel", count: 2 } }]
    },
    {
      id: "cellar-key",
      text: {
        en: "When Ki goes out of action, 1 fuel token is taken off: she had the key of the cellar.",
        fr: "Quand Ki est hors de combat, 1 pion Carburant est retiré : elle avait la clé de la cave."
      },
      on: { figureOut: { of: "SHEET", sheet: "ki" } },
      do: [{ takeToken: { kind: "fuel", at: { tokens: "fuel" } } }]
    },
    {
      id: "crossword",
      text: {
        en: "At the end of turn 2 each hero with mind 6 or more heals 1 damage: the crossword in the lift is solved.",
        fr: "À la fin du tour 2, chaque héros dont le mental est de 6 ou plus soigne 1 dégât : les mots croisés de l’ascenseur sont finis."
      },
      on: { turnEnd: true },
      if: onTurn(2),
      do: [
        {
          each: {
            figures: { of: "HEROES" },
            do: [
              {
                if: {
                  condition: {
                    atLeast: { what: { value: { of: { of: "CHOSEN" }, characteristic: "MIND" } }, number: 6 }
                  },
                  then: [{ heal: { who: { of: "CHOSEN" }, points: 1 } }]
                }
              }
            ]
          }
        }
      ]
    },
    {
      id: "night-porter",
      text: {
        en: "At the end of turns 2 and 5, if the game began with 2 heroes or fewer, 1 fuel token is taken off, each hero heals 1 damage, and the south door of the Silo opens: the night porter sells petrol on the side, and shares his soup.",
        fr: "À la fin des tours 2 et 5, si la partie a commencé avec 2 héros au plus, 1 pion Carburant est retiré, chaque héros soigne 1 dégât, et la porte sud du Silo s’ouvre : le portier de nuit revend de l’essence et partage sa soupe."
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 2 } }, onTurns(2, 5)]
      },
      do: [
        { remove: { tokens: "fuel", count: 1 } },
        { heal: { who: { of: "HEROES" }, points: 1 } },
        { setDoor: { door: "-3,-1,S", open: true } }
      ]
    },
    {
      id: "fourth-post",
      text: {
        en: "At the end of turn 3 the overlord draws 1 event card: the second ultimatum has arrived.",
        fr: "À la fin du tour 3, le Professeur pioche 1 carte Événement : le second ultimatum est arrivé."
      },
      on: { turnEnd: true },
      if: onTurn(3),
      do: [{ drawEvents: { count: 1 } }]
    },
    {
      id: "printed-matter",
      text: {
        en: "At the end of each turn, if the game began with 4 heroes, the overlord draws 1 event card: the ultimatum is sent to each of them.",
        fr: "À la fin de chaque tour, si la partie a commencé avec 4 héros, le Professeur pioche 1 carte Événement : l’ultimatum est adressé à chacun d’eux."
      },
      on: { turnEnd: true },
      if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
      do: [{ drawEvents: { count: 1 } }]
    },
    {
      id: "third-copy",
      text: {
        en: "At the end of turn 2, if the game began with 3 heroes, the overlord draws 1 event card: the third copy of the ultimatum has come back unopened.",
        fr: "À la fin du tour 2, si la partie a commencé avec 3 héros, le Professeur pioche 1 carte Événement : le troisième exemplaire de l’ultimatum est revenu sans avoir été ouvert."
      },
      on: { turnEnd: true },
      if: {
        and: [
          { atLeast: { what: { heroesAtStart: true }, number: 3 } },
          { atMost: { what: { heroesAtStart: true }, number: 3 } },
          onTurn(2)
        ]
      },
      do: [{ drawEvents: { count: 1 } }]
    },
    {
      id: "parking-space-decided",
      text: {
        en: "At the end of turn 7 the article on the parking space is the heroes’ if no missile is left, otherwise the overlord’s.",
        fr: "À la fin du tour 7, l’article sur la place de parking revient aux héros s’il ne reste aucun missile, sinon au Professeur."
      },
      on: { turnEnd: true },
      if: onTurn(7),
      do: [
        {
          if: {
            condition: { atMost: { what: { tokens: "missile" }, number: 0 } },
            then: [{ award: { article: "parking-space", side: "HEROES" } }],
            else: [{ award: { article: "parking-space", side: "OVERLORD" } }]
          }
        }
      ]
    }
  ],
  articles: [
    {
      id: "parking-space",
      kind: "EXTRA",
      column: "MAIN",
      weight: 1,
      faces: {
        HEROES: {
          headline: { en: "Parking space returned to owner", fr: "La place de parking rendue à son propriétaire" },
          body: {
            en: "Space 14 behind the town hall is once more the property of a dentist, who had no idea. He has been advised to take the bus for a while.",
            fr: "La place 14, derrière l’hôtel de ville, appartient de nouveau à un dentiste, qui ne se doutait de rien. On lui conseille de prendre le bus quelque temps."
          }
        },
        OVERLORD: {
          headline: { en: "Dentist tows away own car", fr: "Un dentiste fait enlever sa propre voiture" },
          body: {
            en: "After a polite letter that mentioned warheads, a dentist has given up space 14 of his own free will, and two more to be on the safe side.",
            fr: "Après une lettre courtoise où il était question d’ogives, un dentiste a cédé la place 14 de son plein gré, et deux autres par précaution."
          }
        }
      }
    }
  ]
};

// libs/skarov/src/content/scenarios/spring-collection.ts
var springCollection = {
  id: "spring-collection",
  name: { en: "Spring Collection", fr: "Collection de printemps" },
  intro: {
    en: "The new robots are slimmer, shinier and do as they are told by anybody with a moustache. They are made beside a reactor that was bought at a jumble sale. The walls between the rooms, one hears, are moved every night.",
    fr: "Les nouveaux robots sont plus fins, plus brillants, et obéissent à quiconque porte la moustache. On les fabrique à côté d’un réacteur acheté dans un vide-grenier. Les cloisons, dit-on, changent de place toutes les nuits."
  },
  heroes: { least: 2, most: 4, recommended: 3 },
  difficulty: "NORMAL",
  base: {
    tiles: [
      { faceId: "t1a", column: 0, row: 0, turns: 0 },
      { faceId: "t4b", column: -1, row: 0, turns: 0 },
      { faceId: "t7b", column: 1, row: 0, turns: 0 },
      { faceId: "t8b", column: -1, row: -1, turns: 0 },
      { faceId: "t6b", column: 0, row: -1, turns: 0 },
      { faceId: "t5a", column: 1, row: -1, turns: 0 },
      { faceId: "t2a", column: 0, row: -2, turns: 0 }
    ],
    lieutenants: [
      { sheet: "tonnage", space: "7,-3" },
      { sheet: "chi", space: "-2,-2" }
    ]
  },
  doors: [],
  rules: [
    {
      id: "chief-engineer",
      text: {
        en: "When Tonnage goes out of action, 1 press is taken off: nobody else knows how to oil it.",
        fr: "Quand Tonnage est hors de combat, 1 presse est retirée : personne d’autre ne sait la graisser."
      },
      on: { figureOut: { of: "SHEET", sheet: "tonnage" } },
      do: [{ remove: { tokens: "press", count: 1 } }]
    },
    {
      id: "biscuits",
      text: {
        en: "At the end of each turn a hero at the plan chest of the Archives heals 1 damage: there are biscuits in the third drawer.",
        fr: "À la fin de chaque tour, un héros au meuble à plans des Archives soigne 1 dégât : il y a des biscuits dans le troisième tiroir."
      },
      on: { turnEnd: true },
      do: [{ heal: { who: { of: "HEROES", onPlace: { feature: "t7b/plan-chest" } }, points: 1 } }]
    },
    {
      id: "press-day",
      text: {
        en: "When the Robot Works is activated, the overlord also draws 1 event card: the cameras love it.",
        fr: "Quand l’Atelier des robots est activé, le Professeur pioche aussi 1 carte Événement : les caméras adorent."
      },
      on: { roomActivated: { tile: 5 } },
      do: [{ drawEvents: { count: 1 } }]
    },
    {
      id: "second-hand",
      text: {
        en: "At the end of turn 6 and of each turn after it, the heat of the Reactor rises by 1 more: it was second-hand.",
        fr: "À la fin du tour 6 et de chaque tour suivant, la chaleur du Réacteur monte de 1 de plus : il était d’occasion."
      },
      on: { turnEnd: true },
      if: { atLeast: { what: { turn: true }, number: 6 } },
      do: [{ advance: { objective: "reactor", by: 1 } }]
    },
    {
      id: "visitors-lounge",
      text: {
        en: "At the end of turns 2, 6 and 10, if the game began with 3 heroes or fewer, each hero heals 1 damage: somebody has left the visitors’ lounge open.",
        fr: "À la fin des tours 2, 6 et 10, si la partie a commencé avec 3 héros ou moins, chaque héros soigne 1 dégât : quelqu’un a laissé ouvert le salon des visiteurs."
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 3 } }, onTurns(2, 6, 10)]
      },
      do: [{ heal: { who: { of: "HEROES" }, points: 1 } }]
    },
    {
      id: "full-house",
      text: {
        en: "At the end of turns 2, 3 and 4, if the game began with 4 heroes, the overlord draws 1 event card: so large an audience deserves an effort.",
        fr: "À la fin des tours 2, 3 et 4, si la partie a commencé avec 4 héros, le Professeur pioche 1 carte Événement : un public si nombreux mérite un effort."
      },
      on: { turnEnd: true },
      if: {
        and: [{ atLeast: { what: { heroesAtStart: true }, number: 4 } }, inTurns(2, 4)]
      },
      do: [{ drawEvents: { count: 1 } }]
    }
  ],
  articles: []
};

// libs/skarov/src/content/scenarios/whole-programme.ts
var wholeProgramme = {
  id: "whole-programme",
  name: { en: "The Whole Programme", fr: "Le Grand Programme" },
  intro: {
    en: "Missiles at eight, storm at nine, the bank at ten, and a speech to go with it. The Professor has had programmes printed, with an interval and a list of the people who will be sorry. Your names are spelt correctly; it is the only thing he does not joke about.",
    fr: "Les missiles à vingt heures, la tempête à vingt et une, la banque à vingt-deux, avec discours. Le Professeur a fait imprimer le programme, avec entracte et liste de ceux qui le regretteront. Vos noms y sont bien orthographiés ; c’est la seule chose dont il ne plaisante pas."
  },
  heroes: { least: 3, most: 4, recommended: 4 },
  difficulty: "HARD",
  base: {
    tiles: [
      { faceId: "t1a", column: 0, row: 0, turns: 0 },
      { faceId: "t8a", column: 1, row: 0, turns: 0 },
      { faceId: "t7a", column: 2, row: 0, turns: 0 },
      { faceId: "t5b", column: 0, row: -1, turns: 0 },
      { faceId: "t9b", column: 1, row: -1, turns: 0 },
      { faceId: "t6a", column: 2, row: -1, turns: 0 },
      { faceId: "t3a", column: 0, row: -2, turns: 0 },
      { faceId: "t4a", column: 1, row: -2, turns: 0 },
      { faceId: "t2a", column: 2, row: -2, turns: 1 }
    ],
    passages: [
      { edge: "4,2,E", kind: "DOOR" },
      { edge: "2,-1,S", kind: "AIRLOCK" },
      { edge: "9,2,E", kind: "DOOR" },
      { edge: "4,-3,E", kind: "DOOR" },
      { edge: "9,-3,E", kind: "AIRLOCK" },
      { edge: "12,-1,S", kind: "AIRLOCK" },
      { edge: "2,-6,S", kind: "DOOR" },
      { edge: "7,-6,S", kind: "DOOR" },
      { edge: "4,-8,E", kind: "DOOR" },
      { edge: "9,-8,E", kind: "DOOR" }
    ],
    minions: [
      { sheet: "arachnoid", space: "4,0" },
      { sheet: "android", space: "0,0" },
      { sheet: "arachnoid", space: "9,0" },
      { sheet: "arachnoid", space: "5,4" },
      { sheet: "android", space: "14,0" },
      { sheet: "gynoid", space: "10,4" },
      { sheet: "arachnoid", space: "0,-1" },
      { sheet: "android", space: "4,-1" },
      { sheet: "android", space: "5,-5" },
      { sheet: "arachnoid", space: "9,-1" },
      { sheet: "gynoid", space: "9,-5" },
      { sheet: "arachnoid", space: "5,-1" },
      { sheet: "gynoid", space: "14,-5" },
      { sheet: "arachnoid", space: "10,-1" },
      { sheet: "gynoid", space: "0,-10" },
      { sheet: "android", space: "4,-6" },
      { sheet: "arachnoid", space: "4,-10" },
      { sheet: "gynoid", space: "0,-6" },
      { sheet: "arachnoid", space: "5,-10" },
      { sheet: "android", space: "9,-6" },
      { sheet: "android", space: "14,-10" },
      { sheet: "gynoid", space: "14,-6" }
    ],
    lieutenants: [
      { sheet: "tonnage", space: "2,-7" },
      { sheet: "ki", space: "12,2" },
      { sheet: "no", space: "12,-3" },
      { sheet: "chi", space: "6,-7" }
    ]
  },
  doors: [
    { edge: "9,2,E", attack: 4, mind: 6 },
    { edge: "9,-8,E", attack: 6, mind: 6 }
  ],
  rules: [
    {
      id: "encore",
      text: {
        en: "At the end of each turn, if the heroes have 3 articles or more, the overlord draws 1 event card.",
        fr: "À la fin de chaque tour, si les héros ont 3 articles ou plus, le Professeur pioche 1 carte Événement."
      },
      on: { turnEnd: true },
      if: { atLeast: { what: { articles: { side: "HEROES" } }, number: 3 } },
      do: [{ drawEvents: { count: 1 } }]
    },
    {
      id: "interval",
      text: {
        en: "At the end of turn 5 it is the interval: each hero heals 1 damage, and the two doors of the Guardroom open.",
        fr: "À la fin du tour 5, c’est l’entracte : chaque héros soigne 1 dégât, et les deux portes du Corps de garde s’ouvrent."
      },
      on: { turnEnd: true },
      if: onTurn(5),
      do: [
        { heal: { who: { of: "HEROES" }, points: 1 } },
        { setDoor: { door: "4,-3,E", open: true } },
        { setDoor: { door: "7,-6,S", open: true } }
      ]
    },
    {
      id: "matinee",
      text: {
        en: "At the end of turns 3, 8 and 11, if the game began with 3 heroes or fewer, each hero heals 1 damage: there are matinees.",
        fr: "À la fin des tours 3, 8 et 11, si la partie a commencé avec 3 héros au plus, chaque héros soigne 1 dégât : il y a des matinées."
      },
      on: { turnEnd: true },
      if: {
        and: [{ atMost: { what: { heroesAtStart: true }, number: 3 } }, onTurns(3, 8, 11)]
      },
      do: [{ heal: { who: { of: "HEROES" }, points: 1 } }]
    },
    {
      id: "stage-fright",
      text: {
        en: "At the end of turn 6, if the heroes have put 8 villains or more out of action, the overlord discards 1 event card: the prompter has fled.",
        fr: "À la fin du tour 6, si les héros ont mis 8 vilains ou plus hors de combat, le Professeur défausse 1 carte Événement : le souffleur a fui."
      },
      on: { turnEnd: true },
      if: {
        and: [onTurn(6), { atLeast: { what: { outBy: { side: "HEROES" } }, number: 8 } }]
      },
      do: [{ discardEvents: { count: 1 } }]
    },
    {
      id: "sunshine",
      text: {
        en: "At the end of each turn, if the heroes have the article on the Storm, GoldenBoy heals 1 damage: he needs the sun.",
        fr: "À la fin de chaque tour, si les héros ont l’article sur la Tempête, GoldenBoy soigne 1 dégât : il lui faut du soleil."
      },
      on: { turnEnd: true },
      if: { holds: { side: "HEROES", article: "storm-article" } },
      do: [{ heal: { who: { of: "HERO", sheet: "golden-boy" }, points: 1 } }]
    },
    {
      id: "understudy",
      text: {
        en: "When a hero goes out of action, each hero left heals 1 damage: the show must go on.",
        fr: "Quand un héros est hors de combat, chaque héros restant soigne 1 dégât : le spectacle continue."
      },
      on: { heroOut: {} },
      do: [{ heal: { who: { of: "HEROES" }, points: 1 } }]
    }
  ],
  articles: []
};

// libs/skarov/src/content/scenarios/index.ts
var scenarios = [lightShowers, nineTurnsToLaunch, springCollection, wholeProgramme];

// libs/skarov/src/content/tokens.ts
var tokenKinds = [
  { id: "missile", name: { en: "Missile", fr: "Missile" } },
  { id: "fuel", name: { en: "Fuel token", fr: "Pion Carburant" } },
  { id: "press", name: { en: "Press", fr: "Presse" } }
];

// libs/skarov/src/content/villains/kinochi.ts
var kinochi = { type: { en: "Kinochi", fr: "Kinochi" }, rank: "LIEUTENANT", figures: 1 };
var ki = {
  ...kinochi,
  id: "ki",
  name: { en: "Ki", fr: "Ki" },
  speed: 4,
  attack: 3,
  defense: 5,
  health: 3,
  actions: 3,
  emblem: "sword",
  color: "#b3123f",
  powers: [
    {
      id: "ki-first-wind",
      name: { en: "First Wind", fr: "Premier souffle" },
      text: {
        en: "Always: enemies do not stop or hold Ki when she moves.",
        fr: "Toujours : les ennemis n’arrêtent pas et ne retiennent pas Ki quand elle se déplace."
      },
      power: { trigger: "PERMANENT", grants: [{ who: self2, ability: "IGNORE_ENEMIES_MOVING" }] }
    },
    {
      id: "ki-gone-again",
      name: { en: "Gone Again", fr: "Déjà partie" },
      text: {
        en: "Reaction, when an attack by Ki has hit: she may take a free adjacent space.",
        fr: "Réaction, après la réussite d’une attaque menée par Ki : elle peut prendre un espace adjacent libre."
      },
      power: {
        trigger: "REACTION",
        reaction: { moment: "AFTER_HIT", to: "ATTACK_BY", figures: self2 },
        do: [{ step: { who: self2 } }]
      }
    }
  ],
  origin: {
    en: "The eldest by a minute. She has never waited for the other two since.",
    fr: "L’aînée, d’une minute. Elle n’a plus jamais attendu les deux autres."
  }
};
var chi = {
  ...kinochi,
  id: "chi",
  name: { en: "Chi", fr: "Chi" },
  speed: 2,
  attack: 3,
  defense: 6,
  health: 3,
  actions: 2,
  emblem: "shield",
  color: "#0f6b5c",
  powers: [
    {
      id: "chi-rooted",
      name: { en: "Rooted", fr: "Enracinée" },
      text: {
        en: "Always: Chi cannot be pushed, nor can her allies in her zone.",
        fr: "Toujours : Chi ne peut pas être repoussée, ni ses alliés de sa zone."
      },
      power: {
        trigger: "PERMANENT",
        grants: [
          { who: self2, ability: "CANNOT_BE_PUSHED" },
          { who: { of: "ALLIES", inZone: { zoneOf: self2 } }, ability: "CANNOT_BE_PUSHED" }
        ]
      }
    },
    {
      id: "chi-open-palm",
      name: { en: "Open Palm", fr: "Paume ouverte" },
      text: {
        en: "Reaction, after a melee attack on Chi, hit or miss, once a turn: if the attacker is adjacent, she attacks it.",
        fr: "Réaction, après une attaque au corps à corps contre Chi, réussie ou non, une fois par tour : si l’attaquant est adjacent, elle l’attaque."
      },
      power: {
        trigger: "REACTION",
        reaction: { moment: "AFTER_ATTACK", to: "ATTACK_ON", figures: self2, mode: "MELEE", oncePerTurn: true },
        do: [{ attack: { who: self2, target: { of: "CAUSE" }, kind: "MELEE" } }]
      }
    }
  ],
  origin: {
    en: "Stood under a waterfall for a year. The river was moved in the end.",
    fr: "Elle a tenu un an sous une cascade. On a fini par déplacer la rivière."
  }
};
var no = {
  ...kinochi,
  id: "no",
  name: { en: "Noi", fr: "No" },
  speed: 2,
  attack: 3,
  defense: 5,
  health: 3,
  actions: 2,
  emblem: "eye",
  color: "#5d3a9b",
  powers: [
    {
      id: "no-needle-rain",
      name: { en: "Needle Rain", fr: "Pluie d’aiguilles" },
      text: {
        en: "Always: Noi may make ranged attacks, and enemies do not block her line of sight.",
        fr: "Toujours : No peut attaquer à distance, et les ennemis ne bloquent pas sa ligne de vue."
      },
      power: {
        trigger: "PERMANENT",
        grants: [
          { who: self2, ability: "RANGED_ATTACKS" },
          { who: self2, ability: "SEE_THROUGH_ENEMIES" }
        ]
      }
    },
    {
      id: "no-cold-reading",
      name: { en: "Cold Reading", fr: "Lecture à froid" },
      text: {
        en: "Always: Noi rolls 1 more power die in her attacks on damaged enemies.",
        fr: "Toujours : No lance 1 dé de Pouvoir de plus dans ses attaques contre des ennemis qui ont des dégâts."
      },
      power: {
        trigger: "PERMANENT",
        modifiers: [{ who: self2, power: 1, against: { of: "ENEMIES", damaged: true } }]
      }
    }
  ],
  origin: {
    en: "Answers every question with her name. Negotiations with her are brief.",
    fr: "Répond à toute question en anglais, par son nom. Négocier avec elle ne prend guère de temps."
  }
};

// libs/skarov/src/content/villains/robots.ts
var robots = { type: { en: "Robot", fr: "Robot" }, rank: "MINION", figures: 10, health: 1, actions: 1 };
var android = {
  ...robots,
  id: "android",
  name: { en: "Android", fr: "Androïde" },
  speed: 2,
  attack: 3,
  defense: 4,
  emblem: "gear",
  color: "#5f6b76",
  powers: [
    {
      id: "android-plating",
      name: { en: "Plating", fr: "Blindage" },
      text: {
        en: "Always: enemies roll 1 combat die fewer in their attacks on an Android.",
        fr: "Toujours : les ennemis lancent 1 dé de Combat de moins dans leurs attaques contre un Androïde."
      },
      power: { trigger: "PERMANENT", modifiers: [{ who: { of: "ENEMIES" }, combat: -1, against: self2 }] }
    }
  ],
  origin: {
    en: "Built to carry trays. Nobody told them what to do once the trays were empty.",
    fr: "Conçus pour porter des plateaux. Personne ne leur a dit quoi faire une fois les plateaux vides."
  }
};
var gynoid = {
  ...robots,
  id: "gynoid",
  name: { en: "Gynoid", fr: "Gynoïde" },
  speed: 2,
  attack: 3,
  defense: 4,
  emblem: "target",
  color: "#a8557a",
  powers: [
    {
      id: "gynoid-built-in-blaster",
      name: { en: "Built-in Blaster", fr: "Canon intégré" },
      text: {
        en: "Always: a Gynoid may make ranged attacks.",
        fr: "Toujours : une Gynoïde peut attaquer à distance."
      },
      power: { trigger: "PERMANENT", grants: [{ who: self2, ability: "RANGED_ATTACKS" }] }
    },
    {
      id: "gynoid-warm-welcome",
      name: { en: "Warm Welcome", fr: "Accueil chaleureux" },
      text: {
        en: "Always: enemies in her zone roll 1 more test die in their tests.",
        fr: "Toujours : les ennemis de sa zone lancent 1 dé de Test de plus dans leurs tests."
      },
      power: {
        trigger: "PERMANENT",
        grants: [{ who: { of: "ENEMIES", inZone: { zoneOf: self2 } }, ability: "TESTS_ONE_DIE_MORE" }]
      }
    }
  ],
  origin: {
    en: "The brochure promises a warm welcome. The small print gives it in degrees.",
    fr: "La brochure promet un accueil chaleureux. Les petits caractères précisent en degrés."
  }
};
var arachnoid = {
  ...robots,
  id: "arachnoid",
  name: { en: "Arachnoid", fr: "Arachnoïde" },
  speed: 3,
  attack: 2,
  defense: 3,
  emblem: "claw",
  color: "#3f5f2a",
  powers: [
    {
      id: "arachnoid-eight-legs",
      name: { en: "Eight Legs", fr: "Huit pattes" },
      text: {
        en: "Always: enemies do not stop or hold an Arachnoid when it moves.",
        fr: "Toujours : les ennemis n’arrêtent pas et ne retiennent pas un Arachnoïde quand il se déplace."
      },
      power: { trigger: "PERMANENT", grants: [{ who: self2, ability: "IGNORE_ENEMIES_MOVING" }] }
    },
    {
      id: "arachnoid-swarm",
      name: { en: "Swarm", fr: "Grouillement" },
      text: {
        en: "Always: an Arachnoid next to 1 other Arachnoid or more rolls 1 more power die in its attacks.",
        fr: "Toujours : un Arachnoïde adjacent à 1 autre Arachnoïde ou plus lance 1 dé de Pouvoir de plus dans ses attaques."
      },
      power: {
        trigger: "PERMANENT",
        modifiers: [
          {
            who: self2,
            power: 1,
            if: { atLeast: { what: { count: { of: "SHEET_OF", adjacentTo: self2 } }, number: 1 } }
          }
        ]
      }
    }
  ],
  origin: {
    en: "Ordered for the cobwebs. There are no cobwebs any more, and no cat.",
    fr: "Commandés pour les toiles d’araignée. Il n’y a plus de toiles, ni de chat."
  }
};

// libs/skarov/src/content/villains/skarov.ts
var skarov = {
  id: "skarov",
  name: { en: "Professor Skarov", fr: "Professeur Skarov" },
  type: { en: "Criminal genius", fr: "Génie du crime" },
  rank: "MASTER",
  figures: 1,
  speed: 2,
  attack: 4,
  defense: 5,
  health: 5,
  actions: 3,
  emblem: "skull",
  color: "#1f2a38",
  powers: [
    {
      id: "skarov-particle-glove",
      name: { en: "Particle Glove", fr: "Gant à particules" },
      text: {
        en: "Always: Skarov may make ranged attacks.",
        fr: "Toujours : Skarov peut attaquer à distance."
      },
      power: { trigger: "PERMANENT", grants: [{ who: self2, ability: "RANGED_ATTACKS" }] }
    },
    {
      id: "skarov-force-field",
      name: { en: "Force Field", fr: "Champ de force" },
      text: {
        en: "Always: Skarov has −1 defense if the game began with 1 hero, +1 defense if the game began with 3 heroes or more, and another +2 defense with 4.",
        fr: "Toujours : Skarov a −1 en défense si la partie a commencé avec 1 héros, +1 en défense si elle a commencé avec 3 héros ou plus, et encore +2 en défense avec 4."
      },
      power: {
        trigger: "PERMANENT",
        modifiers: [
          {
            who: self2,
            characteristic: "DEFENSE",
            by: -1,
            if: { atMost: { what: { heroesAtStart: true }, number: 1 } }
          },
          {
            who: self2,
            characteristic: "DEFENSE",
            by: 1,
            if: { atLeast: { what: { heroesAtStart: true }, number: 3 } }
          },
          {
            who: self2,
            characteristic: "DEFENSE",
            by: 2,
            if: { atLeast: { what: { heroesAtStart: true }, number: 4 } }
          }
        ]
      }
    }
  ],
  origin: {
    en: "Refused a chair at nine universities. Founded a tenth, underground, with a chair at every switch.",
    fr: "Neuf universités lui ont refusé une chaire. Il en a fondé une dixième, sous terre, où chaque levier a son fauteuil."
  }
};

// libs/skarov/src/content/villains/tonnage.ts
var tonnage = {
  id: "tonnage",
  name: { en: "Tonnage", fr: "Tonnage" },
  type: { en: "Mutant", fr: "Mutant" },
  rank: "LIEUTENANT",
  figures: 1,
  speed: 1,
  attack: 4,
  defense: 5,
  health: 5,
  actions: 2,
  emblem: "hammer",
  color: "#6b4a2b",
  powers: [
    {
      id: "tonnage-wrecking-arm",
      name: { en: "Wrecking Arm", fr: "Bras de démolition" },
      text: {
        en: "Always: Tonnage’s pushes go 2 spaces.",
        fr: "Toujours : Tonnage repousse de 2 espaces."
      },
      power: { trigger: "PERMANENT", grants: [{ who: self2, ability: "PUSH_TWICE" }] }
    },
    {
      id: "tonnage-overload",
      name: { en: "Overload", fr: "Surcharge" },
      text: {
        en: "Always: Tonnage rolls 1 more power die in his attacks while he has 2 damage or more.",
        fr: "Toujours : Tonnage lance 1 dé de Pouvoir de plus dans ses attaques tant qu’il a 2 dégâts ou plus."
      },
      power: {
        trigger: "PERMANENT",
        modifiers: [{ who: self2, power: 1, if: { atLeast: { what: { damage: self2 }, number: 2 } } }]
      }
    }
  ],
  origin: {
    en: "Used to load ships. One night he leaned on one, to rest, and the harbour noticed.",
    fr: "Il chargeait des navires. Un soir, il s’est appuyé sur l’un d’eux, pour souffler, et le port s’en est aperçu."
  }
};

// libs/skarov/src/content/villains/index.ts
var villainSheets = [skarov, ki, chi, no, tonnage, android, gynoid, arachnoid];

// libs/skarov/src/content/wounds.ts
var woundCards = [
  {
    id: "bruised-ribs",
    name: { en: "Bruised Ribs", fr: "Côtes meurtries" },
    copies: 3,
    side: "RIGHT",
    text: { en: "All turn: you have −1 defense.", fr: "Tout le tour : vous avez −1 en défense." },
    technique: { defense: -1 }
  },
  {
    id: "wrenched-shoulder",
    name: { en: "Wrenched Shoulder", fr: "Épaule démise" },
    copies: 3,
    side: "RIGHT",
    text: { en: "All turn: you have −1 attack.", fr: "Tout le tour : vous avez −1 en attaque." },
    technique: { attack: -1 }
  },
  {
    id: "bad-limp",
    name: { en: "Bad Limp", fr: "Jambe qui traîne" },
    copies: 2,
    side: "RIGHT",
    text: {
      en: "All turn: you have −1 speed and −1 attack.",
      fr: "Tout le tour : vous avez −1 en vitesse et −1 en attaque."
    },
    technique: { speed: -1, attack: -1 }
  },
  {
    id: "ringing-ears",
    name: { en: "Ringing Ears", fr: "Oreilles qui sifflent" },
    copies: 2,
    side: "RIGHT",
    text: { en: "All turn: you have −2 mind.", fr: "Tout le tour : vous avez −2 en mental." },
    technique: { mind: -2 }
  },
  {
    id: "short-of-breath",
    name: { en: "Short of Breath", fr: "À bout de souffle" },
    copies: 2,
    side: "LEFT",
    ...atReveal(
      "you lose 1 action of your activation this turn.",
      "vous perdez 1 action de votre activation de ce tour.",
      [{ loseAction: { who: self2, actions: 1 } }]
    )
  },
  {
    id: "double-vision",
    name: { en: "Double Vision", fr: "Vision double" },
    copies: 2,
    side: "LEFT",
    ...allTurn(
      "you roll 1 combat die and 1 power die fewer in your attacks.",
      "vous lancez 1 dé de Combat et 1 dé de Pouvoir de moins dans vos attaques.",
      { modifiers: [{ who: self2, combat: -1, power: -1 }] }
    )
  },
  {
    id: "trembling-hands",
    name: { en: "Trembling Hands", fr: "Mains qui tremblent" },
    copies: 2,
    side: "LEFT",
    ...allTurn("you roll 1 more test die in your tests.", "vous lancez 1 dé de Test de plus dans vos tests.", {
      grants: [{ who: self2, ability: "TESTS_ONE_DIE_MORE" }]
    })
  },
  {
    id: "stiff-back",
    name: { en: "Stiff Back", fr: "Dos bloqué" },
    copies: 1,
    side: "LEFT",
    ...allTurn(
      "you have −1 defense and cannot take another space of your own zone.",
      "vous avez −1 en défense et ne pouvez pas prendre un autre espace de votre propre zone.",
      {
        modifiers: [{ who: self2, characteristic: "DEFENSE", by: -1 }],
        grants: [{ who: self2, ability: "NO_REPOSITION" }]
      }
    )
  },
  {
    id: "cracked-goggles",
    name: { en: "Cracked Goggles", fr: "Lunettes fendues" },
    copies: 1,
    side: "LEFT",
    ...allTurn(
      "you have −1 mind and cannot make ranged attacks.",
      "vous avez −1 en mental et ne pouvez pas attaquer à distance.",
      {
        modifiers: [{ who: self2, characteristic: "MIND", by: -1 }],
        grants: [{ who: self2, ability: "NO_RANGED_ATTACKS" }]
      }
    )
  },
  {
    id: "sprained-everything",
    name: { en: "Sprained Everything", fr: "Entorse de tout" },
    copies: 1,
    side: "LEFT",
    ...allTurn("you cannot move.", "vous ne pouvez pas vous déplacer.", {
      grants: [{ who: self2, ability: "CANNOT_MOVE" }]
    })
  },
  {
    id: "arms-in-plaster",
    name: { en: "Arms in Plaster", fr: "Bras dans le plâtre" },
    copies: 1,
    side: "LEFT",
    ...allTurn("you cannot attack.", "vous ne pouvez pas attaquer.", {
      grants: [{ who: self2, ability: "CANNOT_ATTACK" }]
    })
  }
];

// libs/skarov/src/content/catalogue.ts
var box = catalogueOf({
  hero: heroes,
  powerCard: powerCards,
  /** The texts of wound cards; `woundCard` has the cards themselves. */
  woundText: woundCards,
  woundCard: pileOf("wound", woundCards),
  villainSheet: villainSheets,
  /** The texts of event cards; `eventCard` has the cards themselves. */
  eventText: eventCards,
  eventCard: pileOf("event", eventCards),
  /** Rooms, by the id of their face. */
  room: rooms,
  tokenKind: tokenKinds,
  article: articles,
  headline: headlines,
  advertisement: advertisements,
  scenario: scenarios,
  base: bases
});
var {
  hero: findHero,
  powerCard: findPowerCard,
  villainSheet: findVillainSheet,
  room: findRoom,
  tokenKind: findTokenKind,
  scenario: findScenario,
  base: findBase
} = box.find;
var { hero: heroById, powerCard, villainSheet, room, tokenKind, scenario: scenarioById } = box.known;
var woundCardIds = box.printed.woundCard.map(({ id }) => id);
var eventCardIds = box.printed.eventCard.map(({ id }) => id);
var findWoundCard = (id) => box.find.woundCard(id)?.text;
var woundCard = (id) => box.known.woundCard(id).text;
var findEventCard = (id) => box.find.eventCard(id)?.text;
var eventCard = (id) => box.known.eventCard(id).text;
var heroSheet = (heroId9, rank) => heroById(heroId9).sheets[rank];
var heroIds = box.derived((records2) => records2.hero.map(({ id }) => id));
var villainSheetIds = box.derived((records2) => records2.villainSheet.map(({ id }) => id));
var cardsOfHero = cardsOfHeroIn(box.derived(({ powerCard: all }) => all));
var inside = box.derived(
  ({ hero: hero6, room: room2 }) => catalogueOf({
    mission: hero6.flatMap(({ missions }) => missions),
    objective: room2.flatMap(({ objective: objective3 }) => objective3 ?? []),
    test: room2.flatMap(({ tests }) => tests)
  })
);
var missionById = (id) => inside().known.mission(id);
var objective = (id) => inside().known.objective(id);

// libs/skarov/src/base/supply.ts
var allRooms = box.derived(({ room: room2 }) => room2);
var entryAtStart = box.derived(({ room: room2 }) => {
  const entry2 = room2.find(({ kind }) => kind === "ENTRY");
  if (!entry2) throw new RangeError("No room of the box is an entry.");
  return { faceId: entry2.id, column: 0, row: 0, turns: 0 };
});
var minionSheets = box.derived(({ villainSheet: villainSheet2 }) => villainSheet2.filter(({ rank }) => rank === "MINION"));
var lieutenantSheets = box.derived(
  ({ villainSheet: villainSheet2 }) => villainSheet2.filter(({ rank }) => rank === "LIEUTENANT")
);

// libs/skarov/src/base/fault.ts
import { z as z41 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var baseFaultCodeSchema = z41.enum([
  "MALFORMED",
  "TOO_MANY_ENTRIES",
  "TOO_FEW_TILES",
  "UNKNOWN_ID",
  "TILE_USED",
  "PLACE_OUT_OF_RANGE",
  "CELL_TAKEN",
  "NOT_CONNECTABLE",
  "ROOMS_MISSING",
  "ROOM_TWICE",
  "TOO_MANY_OBJECTIVES",
  "NO_PASSAGE_HERE",
  "EDGE_TAKEN",
  "CONTROL_ROOM_ONE_DOOR",
  "NO_TOKEN_LEFT",
  "BASE_NOT_CONNECTED",
  "NO_FIGURE_LEFT",
  "SPACE_NOT_USABLE",
  "SPACE_TAKEN",
  "TILE_HAS_LIEUTENANT",
  "ALREADY_PLACED",
  "OBJECTIVE_ROOMS_FIRST"
]).meta({ id: "BaseFaultCode", description: "What can be wrong with a base." });
var fault = (code, rule2, path, message, facts = {}) => ({ code, rule: `SKAROV-${rule2}`, path, facts, message });
var faultIf = (wrong, ...said) => wrong ? [fault(...said)] : [];
var longest = 40;
var shortened = (name) => name.length > longest ? `${name.slice(0, longest)}…` : name;

// libs/skarov/src/base/room-names.ts
function roomName(faceId) {
  const name = box.find.room(faceId)?.face.name;
  return name ? localized(withArticle(name.en), withArticle(name.fr)) : localized("a room", "une salle");
}
var withArticle = (name) => /^(?:The |Les? |La |L’)/.test(name) ? within(name) : name;

// libs/skarov/src/base/layout-memory.ts
var mostLayouts = 50;
function layoutMemory(make) {
  const memory = box.derived(() => ({ known: /* @__PURE__ */ new Map() }));
  return (layout) => {
    const { known: known3, latest } = memory();
    if (latest && isSameLayout(latest.layout, layout)) return latest.made;
    const made2 = lookUp2(known3, layout, make);
    memory().latest = { layout: copyOf2(layout), made: made2 };
    return made2;
  };
}
function lookUp2(known3, layout, make) {
  const key = keyOf(layout);
  const before = known3.get(key);
  if (before !== void 0) return before;
  const oldest = known3.size >= mostLayouts ? known3.keys().next().value : void 0;
  if (oldest !== void 0) known3.delete(oldest);
  const made2 = make(layout);
  known3.set(key, made2);
  return made2;
}
function isSameLayout(one2, other) {
  if (one2.tiles.length !== other.tiles.length || one2.passages.length !== other.passages.length) return false;
  return one2.tiles.every((tile, at) => isSameTile(tile, other.tiles[at])) && one2.passages.every(({ edge: edge2, kind }, at) => edge2 === other.passages[at]?.edge && kind === other.passages[at].kind);
}
var isSameTile = (one2, other) => one2.faceId === other?.faceId && one2.column === other.column && one2.row === other.row && one2.turns === other.turns;
var copyOf2 = ({ tiles, passages }) => ({
  tiles: tiles.map((tile) => ({ ...tile })),
  passages: passages.map((passage) => ({ ...passage }))
});
function keyOf({ tiles, passages }) {
  let key = "";
  for (const { faceId, column, row, turns } of tiles) key += `${faceId} ${column} ${row} ${turns};`;
  for (const { edge: edge2, kind } of passages) key += `${edge2} ${kind};`;
  return key;
}

// libs/skarov/src/base/rooms-laid.ts
var roomOf = (tile) => box.known.room(tile.faceId);
var tileAt = (tiles, { column, row }) => tiles.find((tile) => tile.column === column && tile.row === row);
var faceAt = (tiles, { x, y }) => tileAt(tiles, { column: Math.floor(x / tileSize), row: Math.floor(y / tileSize) })?.faceId;
function facesAtEdge(tiles, id) {
  if (!edgeIdSchema.safeParse(id).success) return [];
  const [x, y, side2] = id.split(",");
  const cell3 = { x: Number(x), y: Number(y) };
  if (id !== `${cell3.x},${cell3.y},${side2}`) return [];
  return [faceAt(tiles, cell3), faceAt(tiles, beyond({ ...cell3, edge: side2 === "E" ? "E" : "S" }))];
}
var hasRoom = (tiles, kind) => tiles.some((tile) => roomOf(tile).kind === kind);
var objectiveTiles = (tiles) => tiles.filter((tile) => roomOf(tile).kind === "OBJECTIVE");
var opensTo = (tile, side2) => sidesWithPassage(roomOf(tile))[tile.turns]?.has(side2) ?? false;
var sidesWithPassage = onceFor(
  ({ exits }) => [0, 1, 2, 3].map((turns) => new Set(exits.map((exit) => turnedEdge(exit, turns))))
);
function cellOn({ column, row, turns }, cell3) {
  const { x, y } = turnedCell(cell3, turns);
  return { x: tileSize * column + x, y: tileSize * row + y };
}

// libs/skarov/src/base/ground.ts
var known2 = layoutMemory(({ tiles }) => {
  const all = tiles.flatMap(groundOfTile).sort(compareCells);
  return {
    byId: new Map(all.map((ground) => [ground.spaceId, ground])),
    reinforcement: all.filter(({ mark }) => mark !== null),
    forLieutenants: all.filter((ground) => ground.forLieutenants)
  };
});
var groundsOf = (tiles) => known2({ tiles, passages: [] });
var groundAt = (tiles, spaceId2) => groundsOf(tiles).byId.get(spaceId2);
var groundForLieutenants = (tiles) => groundsOf(tiles).forLieutenants;
var groundOfTile = (tile) => groundOfRoom(roomOf(tile)).map(({ x, y, ...ground }) => {
  const cell3 = cellOn(tile, { x, y });
  return { ...cell3, spaceId: spaceIdOf(cell3), ...ground };
});
var groundOfRoom = onceFor((room2) => {
  const { face, kind, green, violet, reinforcement, tileNumber: tileNumber2 } = room2;
  const ofSkarov = violet.find((space3) => kind === "CONTROL" && space3.tileNumber === tileNumber2);
  return face.map.flatMap(
    (row, y) => Array.from(row).flatMap((drawn, x) => {
      if (drawn !== "o" && drawn !== "i") return [];
      const isHere = (cell3) => isSameCell(cell3, { x, y });
      const mark = reinforcement.find(isHere)?.mark ?? null;
      const forLieutenants = mark === null && !green.some(isHere) && !(ofSkarov && isHere(ofSkarov));
      return [{ x, y, faceId: face.id, mark, forLieutenants }];
    })
  );
});
var isUsable = (mark, heroes2) => mark !== null && mark <= Math.max(2, heroes2);
var usableSpaces = (tiles, heroes2) => groundsOf(tiles).reinforcement.filter(({ mark }) => isUsable(mark, heroes2)).map(({ spaceId: spaceId2 }) => spaceId2);

// libs/skarov/src/base/figure-faults.ts
var minionFaults = (tiles, minions) => minions.flatMap((minion, index) => {
  const path = ["minions", index];
  const before = minions.slice(0, index);
  const ground = groundAt(tiles, minion.space);
  return [
    ...kindFaults(before, minion.sheet, path),
    ...faultIf(
      (ground?.mark ?? null) === null,
      "SPACE_NOT_USABLE",
      "TILE-06",
      [...path, "space"],
      misplaced(minion, ground, notOfReinforcement),
      { space: shortened(minion.space) }
    ),
    ...takenFaults(before, minion, ground, path)
  ];
});
var notOfReinforcement = localized(
  "on a space that is no reinforcement space",
  "sur un espace qui n’est pas un espace de renfort"
);
var notForLieutenants = localized(
  "on a space where no lieutenant begins",
  "sur un espace où aucun lieutenant ne commence"
);
function misplaced({ sheet: sheet2 }, ground, what) {
  const { en, fr } = box.find.villainSheet(sheet2)?.name ?? localized(shortened(sheet2), shortened(sheet2));
  if (!ground)
    return localized(`“${en}” stands on no space of the base.`, `« ${fr} » n’est sur aucun espace de la base.`);
  const room2 = roomName(ground.faceId);
  return localized(`“${en}” stands in ${room2.en} ${what.en}.`, `« ${fr} » est, dans ${room2.fr}, ${what.fr}.`);
}
function kindFaults(before, sheetId4, path) {
  const sheet2 = minionSheets().find(({ id }) => id === sheetId4);
  const name = shortened(sheetId4);
  if (!sheet2) {
    return [
      fault(
        "UNKNOWN_ID",
        "BASE-09",
        [...path, "sheet"],
        localized(`There are no minions “${name}” in the box.`, `Il n’y a pas de sbires « ${name} » dans la boîte.`),
        { id: name }
      )
    ];
  }
  return faultIf(
    before.filter((other) => other.sheet === sheetId4).length >= sheet2.figures,
    "NO_FIGURE_LEFT",
    "BASE-18",
    path,
    localized(
      `The box has ${sheet2.figures} figures of “${sheet2.name.en}”.`,
      `La boîte a ${sheet2.figures} figurines de « ${sheet2.name.fr} ».`
    ),
    { sheet: sheetId4, most: sheet2.figures }
  );
}
function lieutenantFaults(tiles, lieutenants) {
  const faceOf = ({ space: space3 }) => groundAt(tiles, space3)?.faceId;
  return [
    ...lieutenants.flatMap((posted, index) => {
      const path = ["lieutenants", index];
      const before = lieutenants.slice(0, index);
      const ground = groundAt(tiles, posted.space);
      const faceId = ground?.faceId ?? "";
      const room2 = roomName(faceId);
      return [
        ...nameFaults(before, posted.sheet, [...path, "sheet"]),
        ...faultIf(
          !ground?.forLieutenants,
          "SPACE_NOT_USABLE",
          "BASE-13",
          [...path, "space"],
          misplaced(posted, ground, notForLieutenants),
          { space: shortened(posted.space) }
        ),
        ...takenFaults(before, posted, ground, path),
        ...faultIf(
          before.some((other) => faceOf(other) === faceId && other.space !== posted.space),
          "TILE_HAS_LIEUTENANT",
          "BASE-11",
          path,
          localized(`There is a lieutenant in ${room2.en} already.`, `Il y a déjà un lieutenant dans ${room2.fr}.`),
          { tile: faceId }
        )
      ];
    }),
    ...objectivesWithout(tiles, lieutenants, new Set(lieutenants.map(faceOf)))
  ];
}
function nameFaults(before, sheetId4, path) {
  const name = shortened(sheetId4);
  const sheet2 = lieutenantSheets().find(({ id }) => id === sheetId4);
  return [
    ...faultIf(
      !sheet2,
      "UNKNOWN_ID",
      "BASE-11",
      path,
      localized(
        `There is no lieutenant “${name}” in the box.`,
        `Il n’y a pas de lieutenant « ${name} » dans la boîte.`
      ),
      { id: name }
    ),
    ...faultIf(
      before.some(({ sheet: sheet3 }) => sheet3 === sheetId4),
      "ALREADY_PLACED",
      "BASE-11",
      path,
      localized(
        `“${sheet2?.name.en ?? name}” stands in the base already.`,
        `« ${sheet2?.name.fr ?? name} » est déjà dans la base.`
      ),
      { sheet: name }
    )
  ];
}
function takenFaults(before, { space: space3 }, ground, path) {
  const room2 = ground && roomName(ground.faceId);
  return faultIf(
    before.some((other) => other.space === space3),
    "SPACE_TAKEN",
    "TILE-04",
    [...path, "space"],
    localized(
      `Two figures stand on one space${room2 ? ` in ${room2.en}` : ""}.`,
      `Deux figurines sont sur le même espace${room2 ? `, dans ${room2.fr}` : ""}.`
    ),
    { space: shortened(space3) }
  );
}
function objectivesWithout(tiles, lieutenants, withOne) {
  const open3 = objectiveTiles(tiles).filter(({ faceId }) => !withOne.has(faceId));
  const left = Math.max(0, lieutenantSheets().length - lieutenants.length);
  return open3.slice(left).map(
    ({ faceId }) => fault(
      "OBJECTIVE_ROOMS_FIRST",
      "BASE-12",
      ["lieutenants"],
      localized(
        `Objective rooms get their lieutenants first: none is left for ${roomName(faceId).en}.`,
        `Les salles d’objectif ont leur lieutenant d’abord : il n’en reste pas pour ${roomName(faceId).fr}.`
      ),
      { tile: faceId }
    )
  );
}

// libs/skarov/src/base/tile-faults.ts
var tileFaults = (tiles) => [
  ...tiles.length < leastTiles ? [
    fault(
      "TOO_FEW_TILES",
      "BASE-01",
      ["tiles"],
      localized(
        `A base has ${leastTiles} to ${mostTiles} tiles; this one has ${tiles.length}.`,
        `Une base a de ${leastTiles} à ${mostTiles} tuiles ; celle-ci en a ${tiles.length}.`
      ),
      { tiles: tiles.length, least: leastTiles, most: mostTiles }
    )
  ] : [],
  ...tiles.flatMap((tile, index) => placeFaults(tiles, tile, index)),
  ...roomFaults(tiles.flatMap((tile) => box.find.room(tile.faceId) ?? [])),
  ...objectiveFaults(tiles)
];
var placeSchema = laidTileSchema.omit({ faceId: true });
var isPlace = ({ column, row, turns }) => placeSchema.safeParse({ column, row, turns }).success;
function placeFaults(tiles, tile, index) {
  const path = ["tiles", index];
  const { column, row } = tile;
  const room2 = roomName(tile.faceId);
  const under = tiles.slice(0, index).find((other) => other.column === column && other.row === row);
  const covered = roomName(under?.faceId ?? "");
  return [
    ...faceFaults(tiles.slice(0, index), tile, path),
    ...faultIf(
      !isPlace(tile),
      "PLACE_OUT_OF_RANGE",
      "BASE-03",
      path,
      localized(
        "Columns and rows are whole numbers from −9 to 9, turns from 0 to 3.",
        "Les colonnes et les lignes sont des nombres entiers de −9 à 9, les quarts de tour de 0 à 3."
      )
    ),
    ...faultIf(
      under !== void 0,
      "CELL_TAKEN",
      "BASE-03",
      path,
      localized(
        `${beginning(covered.en)} and ${room2.en} lie in the same place.`,
        `${beginning(covered.fr)} et ${room2.fr} sont à la même place.`
      ),
      { column, row }
    ),
    ...faultIf(
      !tiles.some((other) => Math.abs(other.column - column) + Math.abs(other.row - row) === 1),
      "NOT_CONNECTABLE",
      "BASE-03",
      path,
      localized(
        `${beginning(room2.en)} shares an edge with no other tile.`,
        `${beginning(room2.fr)} n’a de bord commun avec aucune autre tuile.`
      )
    )
  ];
}
function faceFaults(before, { faceId }, path) {
  const room2 = box.find.room(faceId);
  if (!room2) {
    const name = shortened(faceId);
    return [
      fault(
        "UNKNOWN_ID",
        "TILE-01",
        [...path, "faceId"],
        localized(`There is no room “${name}” in the box.`, `Il n’y a pas de salle « ${name} » dans la boîte.`),
        { id: name }
      )
    ];
  }
  const { tileNumber: tileNumber2 } = room2;
  return faultIf(
    before.some((other) => box.find.room(other.faceId)?.tileNumber === tileNumber2),
    "TILE_USED",
    "TILE-01",
    path,
    localized(
      `Tile ${tileNumber2} lies twice; its two faces are one tile.`,
      `La tuile ${tileNumber2} est posée deux fois ; ses deux faces sont une seule tuile.`
    ),
    { tile: tileNumber2 }
  );
}
var needed = [
  ["ENTRY", "The entry tile", "La tuile Entry"],
  ["CONTROL", "The control room", "La salle de contrôle"]
];
function roomFaults(rooms2) {
  const count4 = (kind) => rooms2.filter((room2) => room2.kind === kind).length;
  return [
    ...needed.filter(([kind]) => count4(kind) !== 1).map(
      ([kind, en, fr]) => fault(
        count4(kind) === 0 ? "ROOMS_MISSING" : "ROOM_TWICE",
        "BASE-02",
        ["tiles"],
        localized(
          `${en} lies once; here it lies ${count4(kind)} times.`,
          `${fr} est posée une fois ; ici, ${count4(kind)} fois.`
        ),
        { kind, rooms: count4(kind) }
      )
    ),
    ...count4("OBJECTIVE") === 0 ? [
      fault(
        "ROOMS_MISSING",
        "BASE-02",
        ["tiles"],
        localized("A base has an objective room.", "Une base a une salle d’objectif."),
        { kind: "OBJECTIVE", rooms: 0 }
      )
    ] : []
  ];
}
function objectiveFaults(tiles) {
  const most2 = lieutenantSheets().length;
  return tiles.map((tile, index) => ({ index, room: box.find.room(tile.faceId) })).filter(({ room: room2 }) => room2?.kind === "OBJECTIVE").slice(most2).map(
    ({ index }) => fault(
      "TOO_MANY_OBJECTIVES",
      "BASE-12",
      ["tiles", index],
      localized(
        `A base has ${most2} objective rooms at most, one for each lieutenant.`,
        `Une base a au plus ${most2} salles d’objectif, une par lieutenant.`
      ),
      { most: most2 }
    )
  );
}

// libs/skarov/src/base/connections.ts
var middle = (tileSize - 1) / 2;
var last = tileSize - 1;
function connectionsOf(tiles) {
  const found2 = tiles.flatMap((tile) => {
    const { column, row } = tile;
    const [left, top] = [tileSize * column, tileSize * row];
    const right = tileAt(tiles, { column: column + 1, row });
    const below = tileAt(tiles, { column, row: row + 1 });
    return [
      ...right && opensTo(tile, "E") && opensTo(right, "W") ? [{ x: left + last, y: top + middle, connection: connect(`${left + last},${top + middle},E`, tile, right) }] : [],
      ...below && opensTo(tile, "S") && opensTo(below, "N") ? [{ x: left + middle, y: top + last, connection: connect(`${left + middle},${top + last},S`, tile, below) }] : []
    ];
  });
  return found2.sort((one2, other) => one2.y - other.y || one2.x - other.x).map(({ connection }) => connection);
}
var connect = (edge2, one2, other) => ({
  edge: edge2,
  tiles: [one2, other],
  atControl: isControl(one2) || isControl(other)
});
var isControl = (tile) => roomOf(tile).kind === "CONTROL";
var passagesAmong = (connections, passages) => {
  const laid2 = new Set(passages.map(({ edge: edge2 }) => edge2));
  return connections.filter(({ edge: edge2 }) => laid2.has(edge2));
};
function reachedTiles(tiles, connections, { crossingControl = false } = {}) {
  const reached = new Set(tiles.filter((tile) => roomOf(tile).kind === "ENTRY").slice(0, 1));
  for (const tile of reached) {
    if (isControl(tile) && !crossingControl) continue;
    for (const { tiles: ends } of connections) {
      const [one2, other] = ends;
      if (one2 === tile) reached.add(other);
      if (other === tile) reached.add(one2);
    }
  }
  return reached;
}

// libs/skarov/src/base/way-faults.ts
function wayFaults(tiles, passages) {
  const connections = connectionsOf(tiles);
  if (!passages) return [...reachFaults(tiles, connections, connections), ...controlWithoutDoor(tiles, connections)];
  const laid2 = passagesAmong(connections, passages);
  return [
    ...passages.flatMap((passage, index) => passageFaults(tiles, connections, passages, passage, index)),
    ...tokenFaults(passages),
    ...reachFaults(tiles, connections, laid2),
    ...controlWithoutDoor(tiles, laid2)
  ];
}
function passageFaults(tiles, connections, passages, { edge: edge2, kind }, index) {
  const path = ["passages", index];
  const connection = connections.find((each) => each.edge === edge2);
  if (!connection) {
    const said = nothingToJoin(tiles, edge2);
    return [fault("NO_PASSAGE_HERE", "BASE-04", [...path, "edge"], said, { edge: shortened(edge2) })];
  }
  const [one2, other] = connection.tiles.map(({ faceId }) => roomName(faceId));
  const before = passages.slice(0, index);
  const atControl = (passage) => connections.some((each) => each.edge === passage.edge && each.atControl);
  return [
    ...faultIf(
      before.some((passage) => passage.edge === edge2),
      "EDGE_TAKEN",
      "BASE-04",
      path,
      localized(
        `Two tokens lie between ${one2?.en} and ${other?.en}.`,
        `Deux jetons sont posés entre ${one2?.fr} et ${other?.fr}.`
      ),
      { edge: edge2 }
    ),
    ...faultIf(
      connection.atControl && kind === "AIRLOCK",
      "CONTROL_ROOM_ONE_DOOR",
      "BASE-07",
      path,
      localized("No airlock leads into the control room.", "Aucun sas ne mène à la salle de contrôle.")
    ),
    ...faultIf(
      connection.atControl && kind === "DOOR" && before.some((each) => each.kind === "DOOR" && atControl(each)),
      "CONTROL_ROOM_ONE_DOOR",
      "BASE-07",
      path,
      localized("The control room has one door.", "La salle de contrôle a une seule porte.")
    )
  ];
}
function nothingToJoin(tiles, edge2) {
  const faces4 = facesAtEdge(tiles, edge2).flatMap((faceId) => faceId ?? []);
  const [one2, other] = [...new Set(faces4)].map(roomName);
  if (!one2) {
    const name = shortened(edge2);
    return localized(`“${name}” is no edge between two rooms.`, `« ${name} » n’est pas un bord entre deux salles.`);
  }
  if (!other) {
    return localized(
      `This edge in ${one2.en} does not lie between two rooms.`,
      `Ce bord, dans ${one2.fr}, n’est pas entre deux salles.`
    );
  }
  return localized(
    `At this edge ${one2.en} and ${other.en} do not both have a passage.`,
    `À ce bord entre ${one2.fr} et ${other.fr}, il n’y a pas un passage de chaque côté.`
  );
}
var namesOfTokens = { DOOR: ["doors", "portes"], AIRLOCK: ["airlocks", "sas"] };
var tokenFaults = (passages) => passageKindSchema.options.flatMap((kind) => {
  const laid2 = passages.filter((passage) => passage.kind === kind).length;
  const [en, fr] = namesOfTokens[kind];
  const most2 = mostPassages[kind];
  return faultIf(
    laid2 > most2,
    "NO_TOKEN_LEFT",
    "BASE-04",
    ["passages"],
    localized(
      `The box has ${most2} ${en}; here there are ${laid2}.`,
      `La boîte a ${most2} ${fr} ; ici, il y en a ${laid2}.`
    ),
    { kind, laid: laid2, most: most2 }
  );
});
function reachFaults(tiles, connections, laid2) {
  const reached = reachedTiles(tiles, laid2);
  if (reached.size === 0) return [];
  const acrossControl = reachedTiles(tiles, laid2, { crossingControl: true });
  const couldBe = reachedTiles(tiles, connections);
  const couldBeAcross = reachedTiles(tiles, connections, { crossingControl: true });
  return tiles.flatMap((tile, index) => {
    if (reached.has(tile)) return [];
    const room2 = roomName(tile.faceId);
    const byControlOnly = acrossControl.has(tile) || !couldBe.has(tile) && couldBeAcross.has(tile);
    return [
      byControlOnly ? fault(
        "BASE_NOT_CONNECTED",
        "BASE-06",
        ["tiles", index],
        localized(`Only the control room leads to ${room2.en}.`, `Seule la salle de contrôle mène vers ${room2.fr}.`),
        { tile: tile.faceId }
      ) : fault(
        "BASE_NOT_CONNECTED",
        "BASE-05",
        ["tiles", index],
        localized(
          `No way leads from the entry tile to ${room2.en}.`,
          `Aucun chemin ne mène de la tuile d’entrée vers ${room2.fr}.`
        ),
        { tile: tile.faceId }
      )
    ];
  });
}
var controlWithoutDoor = (tiles, laid2) => tiles.flatMap(
  (tile, index) => faultIf(
    isControl(tile) && !laid2.some(({ tiles: ends }) => ends.includes(tile)),
    "CONTROL_ROOM_ONE_DOOR",
    "BASE-07",
    ["tiles", index],
    localized("The control room has one door.", "La salle de contrôle a une porte.")
  )
);

// libs/skarov/src/base/base-faults.ts
function baseFaults(record) {
  if (typeof record !== "object" || record === null || Array.isArray(record)) {
    return [
      fault(
        "MALFORMED",
        "BASE-17",
        [],
        localized("A base is a record with tiles.", "Une base est une fiche avec des tuiles.")
      )
    ];
  }
  const given2 = record;
  const tiles = readList(given2, "tiles", tileSchema, mostTiles, "BASE-01");
  const part = (path, schema, most2, rule2) => given2[path] === void 0 ? { faults: [] } : readList(given2, path, schema, most2, rule2);
  const passages = part("passages", passageSchema, mostPassages.DOOR + mostPassages.AIRLOCK, "BASE-04");
  const minions = part("minions", postedSchema, mostMinions, "BASE-09");
  const lieutenants = part("lieutenants", postedSchema, lieutenantSheets().length, "BASE-12");
  const faults = [tiles, passages, minions, lieutenants].flatMap((list) => list.faults);
  if (!tiles.entries) return faults;
  faults.push(...tileFaults(tiles.entries));
  if (tiles.faults.length > 0 || !canLie(tiles.entries)) return faults;
  return [
    ...faults,
    ...passages.faults.length > 0 && !passages.entries ? [] : wayFaults(tiles.entries, passages.entries),
    ...minionFaults(tiles.entries, minions.entries ?? []),
    ...lieutenantFaults(tiles.entries, lieutenants.entries ?? [])
  ];
}
var tileSchema = z42.object({ faceId: z42.string(), column: z42.number(), row: z42.number(), turns: z42.number() });
var passageSchema = z42.object({ edge: z42.string(), kind: passageKindSchema });
var postedSchema = z42.object({ sheet: z42.string(), space: z42.string() });
function readList(record, path, schema, most2, rule2) {
  const list = record[path];
  if (!Array.isArray(list)) {
    return {
      faults: [fault("MALFORMED", rule2, [path], localized("A list is missing here.", "Il manque une liste ici."))]
    };
  }
  const tooMany = list.length > most2 ? [
    fault(
      "TOO_MANY_ENTRIES",
      rule2,
      [path],
      localized(
        `There are ${list.length} entries, and ${most2} are possible.`,
        `Il y a ${list.length} entrées, et ${most2} sont possibles.`
      ),
      { entries: list.length, most: most2 }
    )
  ] : [];
  const read = list.slice(0, most2).map((entry2) => schema.safeParse(entry2, { reportInput: true }));
  const faults = read.flatMap(
    ({ error }, index) => (error?.issues ?? []).map((issue) => {
      const where = [path, index, ...issue.path.map(String)];
      return fault("MALFORMED", rule2, where, tellIssue({ ...issue, path: [] }));
    })
  );
  return faults.length > 0 ? { faults: [...tooMany, ...faults] } : { faults: tooMany, entries: read.flatMap(({ data }) => data ?? []) };
}
var canLie = (tiles) => tiles.every(
  (tile, index) => box.find.room(tile.faceId) !== void 0 && isPlace(tile) && !tiles.slice(0, index).some(({ column, row }) => column === tile.column && row === tile.row)
);

// libs/skarov/src/base/base-rules.ts
var by = (key) => (one2, other) => key(one2) < key(other) ? -1 : Number(key(one2) > key(other));
var bases2 = {
  name: "skarov",
  layout: baseLayoutSchema,
  faultCodes: baseFaultCodeSchema,
  mostBytes: 1e4,
  canonical: ({ difficulty: difficulty2, tiles, passages, minions, lieutenants }) => ({
    difficulty: difficulty2,
    tiles: [...tiles].sort(by(({ faceId }) => faceId)),
    passages: [...passages].sort(by(({ edge: edge2 }) => edge2)),
    minions: [...minions].sort(by(({ space: space3 }) => space3)),
    lieutenants: [...lieutenants].sort(by(({ sheet: sheet2 }) => sheet2))
  }),
  faults: baseFaults
};

// libs/skarov/src/brought.ts
import { z as z43 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skarov/src/refusals.ts
var buildRefusals = {
  UNKNOWN_ID: skirmishRefusals.UNKNOWN_ID,
  TILE_USED: ["tile"],
  CELL_TAKEN: [],
  NOT_CONNECTABLE: [],
  ROOM_STILL_NEEDED: [],
  TOO_MANY_OBJECTIVES: ["most"],
  ROOMS_MISSING: [],
  NO_PASSAGE_HERE: [],
  EDGE_TAKEN: [],
  NO_TOKEN_LEFT: [],
  CONTROL_ROOM_ONE_DOOR: [],
  BASE_NOT_CONNECTED: ["tiles"],
  SPACE_NOT_USABLE: ["space"],
  SPACE_TAKEN: skirmishRefusals.SPACE_TAKEN,
  NO_FIGURE_LEFT: ["sheet"],
  ALREADY_PLACED: skirmishRefusals.ALREADY_PLACED,
  OBJECTIVE_ROOMS_FIRST: [],
  TILE_HAS_LIEUTENANT: [],
  NOTHING_TO_UNDO: [],
  NO_TAKE_BACK_LEFT: []
};
var eventRefusals = {
  UNKNOWN_ID: skirmishRefusals.UNKNOWN_ID,
  CARD_NOT_IN_HAND: ["card"],
  CARD_HAS_NO_TECHNIQUE: ["card"],
  SHEET_OUT: ["sheet"],
  TOO_MANY_EVENTS: ["most"],
  CARD_NOT_SET: ["card"],
  ALREADY_SHOWN: ["card"],
  NO_TAKE_BACK_LEFT: buildRefusals.NO_TAKE_BACK_LEFT
};
var playRefusals = {
  ONLY_OVERLORD_BUILDS: [],
  BASE_NOT_WANTED: [],
  BASE_REFUSED: ["reasons"],
  SCENARIO_NEEDS_OTHER_HEROES: ["least", "most"],
  RANK_NEEDS_CONSENT: [],
  RANK_NOT_OFFERED: ["rank"],
  ALREADY_CHOSEN: [],
  ALREADY_ACTIVATED: ["sheet"],
  SKAROV_LOCKED: [],
  FIGURE_FINISHED: ["figure"],
  DOOR_ALREADY_OPEN: [],
  CONTROL_ROOM_LOCKED: [],
  NOT_FACING_DOOR: ["figure"],
  EVENT_ALREADY_PLAYED: [],
  CARD_HAS_NO_EVENT: ["card"],
  CANNOT_ESCAPE: [],
  TILE_NOT_IN_BASE: ["tile"],
  ROOM_HAS_NO_EFFECT: []
};
var refusals = { ...skirmishRefusals, ...buildRefusals, ...eventRefusals, ...playRefusals };
var refuse2 = (rule2, code, facts = {}) => refuse(`SKAROV-${rule2}`, code, facts);

// libs/skarov/src/brought.ts
var NOT_BOTH = localized(
  "Bring a ready base or a base of your own, not both.",
  "Apportez une base toute prête ou une base à vous, pas les deux."
);
var broughtSchema = z43.strictObject({
  ready: idSchema2.optional().meta({ description: "A ready base of the box (SKAROV-BASE-17)." }),
  base: baseLayoutSchema.optional().meta({ description: "A base of one’s own (SKAROV-BASE-17, SKAROV-BASE-18)." })
}).superRefine(({ ready, base }, context) => {
  if (ready !== void 0 && base !== void 0) context.addIssue(localizedIssue(NOT_BOTH));
});
var layoutOf = ({ id: _id, name: _name, heroes: _heroes, ...layout }) => layout;
function baseBroughtTo({ ready, base } = {}) {
  return ready === void 0 ? base ?? null : layoutOf(box.known.base(ready));
}
var isFixed = ({ scenario: scenario2, scenarioId, base }) => (base ?? scenario2?.base ?? (scenarioId === void 0 ? void 0 : findScenario(scenarioId)?.base)) !== void 0;
function refuseBrought(options, brought, seat7) {
  const { ready, base } = brought ?? {};
  if (ready === void 0 && base === void 0) return void 0;
  if (seat7 !== options.heroes) return refuse2("BASE-17", "ONLY_OVERLORD_BUILDS");
  if (isFixed(options)) return refuse2("BASE-17", "BASE_NOT_WANTED");
  if (ready !== void 0) return findBase(ready) ? void 0 : refuse2("BASE-17", "UNKNOWN_ID", { id: ready });
  const faults = baseFaults(base);
  if (faults.length === 0) return void 0;
  return refuse2("BASE-17", "BASE_REFUSED", {
    faults: faults.map(({ code, rule: rule2, path }) => ({ code, rule: rule2, path: [...path] })),
    reasons: localized(
      faults.map(({ message }) => message.en).join(" "),
      faults.map(({ message }) => message.fr).join(" ")
    )
  });
}
function sampleBrought(options, seat7, random) {
  if (seat7 !== options.heroes || isFixed(options) || random.below(3) === 0) return void 0;
  const base = random.pick(box.printed.base);
  return random.below(2) === 0 ? { ready: base.id } : { base: layoutOf(base) };
}
var otherBrought = ({ difficulty: difficulty2 }, random) => ({
  ...layoutOf(random.pick(box.printed.base)),
  difficulty: difficulty2
});

// libs/skirmish/src/command-rules.ts
var refused = (book2, rule2, code, facts = {}) => refuse(book2.rule(rule2), code, facts);

// libs/skirmish/src/table/card-order.ts
var AFTER_POWER_CARDS = 1e3;
var AFTER_WOUNDS = 2e3;
function compareCardsOf({
  powerCards: powerCards2,
  isWoundCard: isWoundCard2,
  isBlank = () => false
}) {
  const places3 = new Map(powerCards2.map(({ id }, place2) => [id, place2]));
  const placeOf = (cardId) => {
    if (!isWoundCard2(cardId)) return places3.get(cardId) ?? AFTER_POWER_CARDS;
    const number2 = Number(/\d+$/.exec(cardId)?.[0] ?? 0);
    return (isBlank(cardId) ? AFTER_WOUNDS : AFTER_POWER_CARDS) + number2;
  };
  return (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : Number(a > b));
}
var inHandOrder = (book2, cardIds2) => [...cardIds2].sort((a, b) => book2.compareCards(a, b));

// libs/skirmish/src/figures/figures.ts
var placesIn = onceFor((_figures) => /* @__PURE__ */ new Map());
function findFigure({ figures: figures3 }, id) {
  const places3 = placesIn(figures3);
  const known3 = figures3[places3.get(id) ?? -1];
  if (known3?.id === id) return known3;
  const place2 = figures3.findIndex((figure5) => figure5.id === id);
  if (place2 >= 0) places3.set(id, place2);
  return figures3[place2];
}
function figureOf(state, id) {
  const figure5 = findFigure(state, id);
  if (!figure5) throw new RangeError(`There is no figure "${id}" in this game.`);
  return figure5;
}
var findHeroState = (state, id) => state.heroes.find(({ heroId: heroId9 }) => heroId9 === id);
function heroOf(state, id) {
  const hero6 = findHeroState(state, id);
  if (!hero6) throw new RangeError(`There is no hero "${id}" in this game.`);
  return hero6;
}
var figuresInPlay = (state) => state.figures.filter(isInPlay);
var isInPlay = ({ status, spaceId: spaceId2 }) => status === "IN_PLAY" && spaceId2 !== null;
function standsOnBoard(state, id) {
  const figure5 = id === null ? void 0 : findFigure(state, id);
  return figure5 !== void 0 && isInPlay(figure5);
}
var occupantOf = (state, spaceId2) => state.figures.find((figure5) => figure5.spaceId === spaceId2 && figure5.status === "IN_PLAY");
function spaceOf2(state, id) {
  const { spaceId: spaceId2 } = figureOf(state, id);
  if (spaceId2 === null) throw new RangeError(`"${id}" stands nowhere.`);
  return spaceId2;
}
function heroBehind(state, id) {
  const figure5 = findFigure(state, id);
  return figure5 && findHeroState(state, figure5.ownerId ?? figure5.id);
}
function seatOf({ book: book2, state }, id) {
  const figure5 = findFigure(state, id);
  return figure5 ? book2.seatOf(state, figure5) : null;
}
var superVillains = (state) => state.figures.filter((figure5) => figure5.superVillain && isInPlay(figure5));
var isVillainOut = (state) => superVillains(state).length === 0;

// libs/skirmish/src/table/hero-cards.ts
var heldCards = ({ hand, plan }) => [
  .../* @__PURE__ */ new Set([...hand, ...(plan ?? []).map(({ cardId }) => cardId)])
];
var powerCardsOf = (book2, hero6) => inHandOrder(
  book2,
  [...heldCards(hero6), ...hero6.discard, ...hero6.inPlay.map(({ cardId }) => cardId), ...hero6.notTaken].filter(
    (cardId) => !book2.isWoundCard(cardId)
  )
);

// libs/skirmish/src/table/seats.ts
function seatAt(state, seat7) {
  const found2 = state.seats[seat7];
  if (!found2) throw new RangeError(`There is no seat ${seat7}.`);
  return found2;
}
var seatsOf = (state, side2) => state.seats.filter((seat7) => seat7.side === side2);
var seatsWhere = (state, holds) => state.seats.filter((seat7) => !seat7.resigned && holds(seat7)).map(({ seat: seat7 }) => seat7);
function sideOf(state, side2) {
  const found2 = state.sides[side2];
  if (!found2) throw new RangeError(`There is no side "${side2}" in this game.`);
  return found2;
}

// libs/skirmish/src/campaign/advancement.ts
var cardsOfSet = (book2, hero6, set) => powerCardsOf(book2, hero6).filter((id) => book2.powerCard(id).set === set);
var heroRecord = (book2, hero6) => ({
  heroId: hero6.heroId,
  rank: hero6.rank,
  cards: powerCardsOf(book2, hero6),
  setAside: [...hero6.setAside]
});
function rankAfter(book2, hero6) {
  if (hero6.rank === "ROOKIE" && cardsOfSet(book2, hero6, "ROOKIE").length === 0) return "HERO";
  const all = book2.cardsOfHero(hero6.heroId, "VETERAN").length;
  return hero6.rank === "HERO" && cardsOfSet(book2, hero6, "VETERAN").length === all ? "VETERAN" : hero6.rank;
}
var phaseAfterEnd = (book2, state) => state.options.campaign && state.seats.some(({ seat: seat7 }) => book2.advancingHero(state, seat7)) ? "ADVANCEMENT" : "OVER";
var advancementSteps = (book2) => ({
  advancement: {
    asked: (state) => stepping(book2, state),
    byDefault: () => ({ type: "skipCampaignStep" })
  }
});
var stepping = (book2, state) => seatsWhere(state, ({ seat: seat7, ready }) => !ready && book2.advancingHero(state, seat7)?.rank === "ROOKIE");
function advanceUnasked({ turn, state, book: book2 }) {
  const asked2 = stepping(book2, state);
  for (const { seat: seat7, ready } of state.seats) {
    const hero6 = book2.advancingHero(state, seat7);
    if (!hero6 || ready || asked2.includes(seat7)) continue;
    const owned = cardsOfSet(book2, hero6, "VETERAN");
    const missing2 = book2.cardsOfHero(hero6.heroId, "VETERAN").map(({ id }) => id).filter((id) => !owned.includes(id));
    const gains = hero6.rank === "HERO" && missing2.length > 0;
    const gained = gains ? turn.random.pick(missing2) : null;
    turn.emit({ type: "campaignStepTaken", seat: seat7, heroId: hero6.heroId, gained, lost: null });
  }
}
function advancementCommands(book2, steps) {
  const heroIdOf = (state, seat7) => book2.advancingHero(state, seat7)?.heroId ?? "";
  return {
    campaignStep: {
      steps,
      check(state, { rookieCardId, regainCardId }, seat7) {
        const unknown = [rookieCardId, regainCardId].find((id) => !book2.findPowerCard(id));
        if (unknown !== void 0) return refused(book2, "campaignStep", "UNKNOWN_ID", { id: unknown });
        const hero6 = book2.advancingHero(state, seat7);
        if (!hero6 || !cardsOfSet(book2, hero6, "ROOKIE").includes(rookieCardId)) {
          return refused(book2, "campaignStep", "NOT_A_ROOKIE_CARD", { card: rookieCardId });
        }
        return hero6.setAside.includes(regainCardId) ? void 0 : refused(book2, "campaignStep", "CARD_NOT_SET_ASIDE", { card: regainCardId });
      },
      *offers(state, seat7) {
        const hero6 = book2.advancingHero(state, seat7);
        if (!hero6) return;
        for (const rookieCardId of cardsOfSet(book2, hero6, "ROOKIE")) {
          for (const regainCardId of hero6.setAside) yield { type: "campaignStep", rookieCardId, regainCardId };
        }
      },
      perform: (turn, { rookieCardId, regainCardId }, seat7) => {
        const heroId9 = heroIdOf(turn.state, seat7);
        turn.emit({ type: "campaignStepTaken", seat: seat7, heroId: heroId9, gained: regainCardId, lost: rookieCardId });
      }
    },
    skipCampaignStep: {
      steps,
      check: () => void 0,
      *offers() {
        yield { type: "skipCampaignStep" };
      },
      perform: (turn, _command, seat7) => {
        const heroId9 = heroIdOf(turn.state, seat7);
        turn.emit({ type: "campaignStepTaken", seat: seat7, heroId: heroId9, gained: null, lost: null });
      }
    }
  };
}
var advancementEvolvers = (book2) => ({
  campaignStepTaken(state, { seat: seat7, heroId: heroId9, gained, lost }) {
    const hero6 = heroOf(state, heroId9);
    if (lost !== null) {
      hero6.hand = hero6.hand.filter((id) => id !== lost);
      hero6.discard = hero6.discard.filter((id) => id !== lost);
      hero6.inPlay = hero6.inPlay.filter(({ cardId }) => cardId !== lost);
      hero6.notTaken = hero6.notTaken.filter((id) => id !== lost);
    }
    if (gained !== null) {
      hero6.setAside = hero6.setAside.filter((id) => id !== gained);
      hero6.notTaken = inHandOrder(book2, [...hero6.notTaken, gained]);
    }
    hero6.rank = rankAfter(book2, hero6);
    seatAt(state, seat7).ready = true;
    if (state.seats.every((other) => other.ready || !book2.advancingHero(state, other.seat))) {
      Object.assign(state, { phase: "OVER", step: null });
    }
  }
});

// libs/skirmish/src/campaign/campaign-schemas.ts
import { z as z45 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/campaign/records.ts
import { z as z44 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var heroRecordSchemaOf = (rankSchema2) => z44.strictObject({
  heroId: figureIdSchema,
  rank: rankSchema2,
  cards: z44.array(cardIdSchema).min(8).max(10).meta({ description: "Its cards, the weakness among them." }),
  setAside: z44.array(cardIdSchema).max(2).meta({ description: "Cards that a Rookie has set aside." })
}).meta({ id: "HeroRecord", description: "A hero of a campaign." });
var campaignOptionOf = (heroRecordSchema) => z44.strictObject({
  campaignId: z44.uuid().optional().meta({ description: "The campaign that the adventure was opened from." }),
  heroes: z44.array(heroRecordSchema).max(6).meta({ description: "Heroes without a record begin as Rookies." })
}).meta({ id: "CampaignRecords", description: "An adventure of a campaign: its heroes as they are." }).optional();
var recordOf = (campaign2, heroId9) => campaign2?.heroes.find((record) => record.heroId === heroId9);
var rankInCampaign = (campaign2, heroId9) => recordOf(campaign2, heroId9)?.rank ?? "ROOKIE";

// libs/skirmish/src/campaign/campaign-schemas.ts
var gameId2 = z45.string().meta({ description: "The game that was the adventure." });
var account = z45.string().nullable().meta({ description: "Account of the player; null for a bot." });
function campaignSchemasOf({ tale, rank, seat: seat7, side: side2, rules: rules2 }) {
  const record = heroRecordSchemaOf(rank).shape;
  const adventure = { gameId: gameId2, ...tale };
  const player = { heroId: record.heroId, seat: seat7, side: side2, account };
  const events2 = {
    adventureTold: z45.strictObject(adventure).meta({
      description: `An adventure, and its winner. Its heroes advance with every result (${rules2.anyResult}).`
    }),
    heroAdvanced: z45.strictObject({ gameId: gameId2, ...player, rank: record.rank, cards: record.cards, setAside: record.setAside }).meta({ description: `The record of a hero after an adventure (${rules2.advanced}).` })
  };
  const campaignHeroSchema = z45.strictObject({
    ...record,
    account: account.meta({ description: "Account of its last player; null for a bot." }),
    adventures: z45.int().min(1).meta({ description: "Number of adventures that it has finished." })
  }).meta({ id: "CampaignHero", description: "A hero of a campaign, as the next adventure gets it." });
  const adventureSchema = z45.strictObject({
    ...adventure,
    heroes: z45.array(
      z45.strictObject({ ...player, rank }).meta({ id: "AdventureHero", description: "A hero of an adventure, with its rank afterwards." })
    )
  }).meta({ id: "PlayedAdventure", description: "An adventure that is over." });
  const view2 = z45.strictObject({
    heroes: z45.array(campaignHeroSchema).meta({ description: "In the order in which they joined." }),
    adventures: z45.array(adventureSchema).meta({ description: "In the order in which they ended." })
  });
  return { events: events2, view: view2 };
}

// libs/skirmish/src/campaign/campaign-state.ts
var recordsIn = ({ heroes: heroes2 }) => heroes2.map(({ heroId: heroId9, rank, cards: cards5, setAside }) => ({
  heroId: heroId9,
  rank,
  cards: [...cards5],
  setAside: [...setAside]
}));
function evolveCampaign2(state, event2) {
  if (event2.type === "adventureTold") tell(state, event2);
  else advance(state, event2);
}
function tell(state, told2) {
  const { type: _type, ...adventure } = told2;
  state.adventures.push({ ...adventure, heroes: [] });
}
function advance(state, advanced2) {
  const { gameId: gameId3, heroId: heroId9, seat: seat7, side: side2, account: account2, rank, cards: cards5, setAside } = advanced2;
  state.adventures.find((one2) => one2.gameId === gameId3)?.heroes.push({ heroId: heroId9, seat: seat7, side: side2, account: account2, rank });
  const at = state.heroes.findIndex((hero7) => hero7.heroId === heroId9);
  const adventures = 1 + (state.heroes[at]?.adventures ?? 0);
  const hero6 = { heroId: heroId9, rank, cards: cards5, setAside, account: account2, adventures };
  if (at < 0) state.heroes.push(hero6);
  else state.heroes[at] = hero6;
}

// libs/skirmish/src/campaign/campaign.ts
var campaignRules = ({
  schemas: schemas2,
  book: book2,
  tell: tell4
}) => ({
  schemas: schemas2,
  campaignOf: ({ campaign: campaign2 }) => campaign2?.campaignId,
  initialState: () => ({ heroes: [], adventures: [] }),
  evolve: evolveCampaign2,
  optionsFor(campaignId, { adventures, state }, options) {
    if (options.campaign) return refused(book2, "records", "RECORDS_ARE_THE_CAMPAIGNS");
    const open3 = adventures.find(({ status }) => status === "open");
    if (open3) return refused(book2, "oneAdventure", "ADVENTURE_OPEN", { gameId: open3.gameId });
    return { ...options, campaign: { campaignId, heroes: recordsIn(state) } };
  },
  played(_state, game) {
    const { gameId: gameId3, state } = game;
    if (!state.over) throw new Error(`The adventure ${gameId3} is not over.`);
    const told2 = { type: "adventureTold", gameId: gameId3, ...tell4(state.over, state) };
    return [told2, ...advanced(book2, game)];
  },
  view: ({ heroes: heroes2, adventures }) => structuredClone({ heroes: heroes2, adventures })
});
function advanced(book2, { gameId: gameId3, state, seats }) {
  return state.seats.flatMap(({ seat: seat7, side: side2 }) => {
    const hero6 = book2.advancingHero(state, seat7);
    if (!hero6) return [];
    const account2 = seats.find((holder) => holder.seat === seat7)?.account ?? null;
    return [{ type: "heroAdvanced", gameId: gameId3, seat: seat7, side: side2, account: account2, ...heroRecord(book2, hero6) }];
  });
}

// libs/skirmish/src/campaign/record-problem.ts
var ranksAreRecorded = localized(
  "In a campaign the records of the heroes give their ranks.",
  "En campagne, le rang des héros vient de leur parcours."
);
function campaignProblem(book2, campaign2, ranksFixed) {
  if (!campaign2) return void 0;
  if (ranksFixed) return ranksAreRecorded;
  const ids2 = campaign2.heroes.map(({ heroId: heroId9 }) => heroId9);
  if (new Set(ids2).size < ids2.length)
    return localized("The campaign has a hero twice.", "La campagne a deux fois le même héros.");
  const wrong = campaign2.heroes.find((record) => !isRecord2(book2, record));
  return wrong && localized(
    `The record of “${wrong.heroId}” is not that of such a hero.`,
    `Le parcours de « ${wrong.heroId} » n’est pas celui d’un tel héros.`
  );
}
function isRecord2(book2, { heroId: heroId9, rank, cards: cards5, setAside }) {
  const all = [...cards5, ...setAside].map((id) => book2.findPowerCard(id));
  if (!book2.isHeroId(heroId9) || (/* @__PURE__ */ new Set([...cards5, ...setAside])).size < all.length) return false;
  if (all.some((card7) => card7?.heroId !== heroId9)) return false;
  const count4 = (set) => cards5.filter((id) => book2.findPowerCard(id)?.set === set).length;
  const [rookie, veteran] = [count4("ROOKIE"), count4("VETERAN")];
  const ordinary = count4("BASE");
  if (count4("WEAKNESS") !== 1 || setAside.some((id) => book2.findPowerCard(id)?.set !== "BASE")) return false;
  if (rank === "ROOKIE") return rookie > 0 && veteran === 0 && setAside.length === rookie && ordinary + rookie === 7;
  return setAside.length === 0 && rookie === 0 && ordinary === 7 && (rank === "VETERAN" ? veteran === 2 : veteran < 2);
}

// libs/skirmish/src/table/board.ts
var boardOf = ({ book: book2, state }) => book2.boardOf(state);
var openDoorsOf = ({ book: book2, state }) => book2.openDoorsOf(state);
var coveredCells = ({ book: book2, state }, exceptId = null) => book2.coveredCells(state, exceptId);
var zoneOfSpace = (table, spaceId2) => boardOf(table).space(spaceId2).zoneId;
var zoneOf = (table, id) => zoneOfSpace(table, spaceOf2(table.state, id));
function zoneAround(table, spaceId2) {
  const zoneId = zoneOfSpace(table, spaceId2);
  return zoneId === "" ? [] : [[...boardOf(table).zone(zoneId).spaces]];
}
function zonesBetween(table, a, b, doors = openDoorsOf(table)) {
  if (a === b) return 0;
  const board = boardOf(table);
  const [from, to] = [board.space(a), board.space(b)];
  const [fromZone, toZone] = [from.zoneId || from.firstZoneId, to.zoneId || to.firstZoneId];
  if (fromZone === void 0 || toZone === void 0) return noWay;
  const far = zoneDistance(board, doors, fromZone, toZone);
  return far === Infinity ? noWay : far + Number(from.zoneId === "") + Number(to.zoneId === "");
}
var noWay = 99;
var areSpacesAdjacent = (table, a, b) => areCellsAdjacent(boardOf(table), openDoorsOf(table), cellOf(a), cellOf(b));

// libs/skirmish/src/figures/enemies.ts
var isEnemy = ({ book: book2, state }, a, b) => book2.isEnemy(state, figureOf(state, a), figureOf(state, b));
var isAlly = (table, a, b) => a !== b && !isEnemy(table, a, b);

// libs/skirmish/src/figures/sheet.ts
var fieldOf = { SPEED: "speed", ATTACK: "attack", DEFENSE: "defense", MIND: "mind" };
function printed({ book: book2, state }, id, characteristic2) {
  const figure5 = figureOf(state, id);
  return (book2.sheetOf(state, figure5)[fieldOf[characteristic2]] ?? 0) + book2.printedBonus(state, figure5, characteristic2);
}
var healthOf = ({ book: book2, state }, id) => book2.sheetOf(state, figureOf(state, id)).health;
var leftOf = (table, id) => Math.max(0, healthOf(table, id) - figureOf(table.state, id).damage);

// libs/skirmish/src/behaviour/side-words.ts
function sideMeant({ book: book2, state }, word, scope) {
  switch (word) {
    case "SIDE":
      return scope.side ?? ownSide(state, scope);
    case "OWN":
      return ownSide(state, scope);
    case "OTHER": {
      const side2 = scope.selfId === null && scope.causeId === null ? scope.side : ownSide(state, scope);
      return side2 === null ? null : book2.opponentsOf(side2);
    }
    default:
      return word;
  }
}
var sideOfFigure = (state, id) => (id === null ? void 0 : findFigure(state, id))?.side ?? null;
var ownSide = (state, { selfId, causeId, side: side2 }) => sideOfFigure(state, selfId) ?? sideOfFigure(state, causeId) ?? side2;

// libs/skirmish/src/behaviour/select.ts
var candidatesOf = (table, figures3, scope) => figuresToLookAt(table, figures3, scope).filter((figure5) => isInPlay(figure5) && fits(table, figures3, figure5, scope) && isInReach(table, figure5, scope)).map(({ id }) => id);
function figuresToLookAt({ state }, { of }, scope) {
  const only = ofOne[of];
  if (!only) return state.figures;
  const id = scope[only];
  const figure5 = id === null ? void 0 : findFigure(state, id);
  return figure5 ? [figure5] : [];
}
var ofOne = {
  SELF: "selfId",
  CAUSE: "causeId",
  TARGET: "targetId",
  CHOSEN: "chosenId"
};
function isInReach({ state, book: book2 }, { spaceId: spaceId2 }, { actingId, isDeed }) {
  if (!isDeed || actingId === null || spaceId2 === null || !book2.isSealed(state, spaceId2)) return true;
  return findFigure(state, actingId)?.kind !== "HERO";
}
function names(table, figures3, figureId, scope) {
  const figure5 = findFigure(table.state, figureId);
  return figure5 !== void 0 && fits(table, figures3, figure5, scope);
}
function fits(table, figures3, figure5, scope) {
  return isOf(table, figures3, figure5, scope) && isNarrowed(table, figures3, figure5, scope);
}
function isOf(table, figures3, figure5, scope) {
  const { of, sheet: sheet2 } = figures3;
  switch (of) {
    case "VILLAIN":
      return figure5.superVillain;
    case "VILLAINS":
      return figure5.kind === "VILLAIN";
    case "SHEET":
      return figure5.sheetId === sheet2;
    case "HEROES":
      return figure5.kind === "HERO";
    case "HERO":
      return figure5.id === sheet2;
    case "SIDEKICKS":
      return figure5.kind === "SIDEKICK";
    case "ENEMIES":
      return scope.actingId === null ? figure5.side !== null : isEnemy(table, scope.actingId, figure5.id);
    case "ALLIES":
      if (scope.actingId === null) return figure5.side === null;
      return figure5.id !== scope.actingId && !isEnemy(table, scope.actingId, figure5.id);
    case "SELF":
      return figure5.id === scope.selfId;
    case "CAUSE":
      return figure5.id === scope.causeId;
    case "TARGET":
      return figure5.id === scope.targetId;
    case "CHOSEN":
      return figure5.id === scope.chosenId;
    default:
      return table.book.isNamed(table, figures3, figure5, scope);
  }
}
function isNarrowed(table, figures3, figure5, scope) {
  const { side: side2, damaged, activated: activated2 } = figures3;
  if (side2 !== void 0 && figure5.side !== sideMeant(table, side2, scope)) return false;
  if (damaged !== void 0 && figure5.damage > 0 !== damaged) return false;
  if (activated2 !== void 0 && !table.state.heroes.some((hero6) => hero6.heroId === figure5.id && hero6.activated === activated2)) {
    return false;
  }
  return isWhere(table, figures3, figure5, scope);
}
function isInZone(table, spaceId2, place2, scope) {
  const zone = zoneOfSpace(table, spaceId2);
  return zone !== "" && spacesOf(table, place2, scope).some((space3) => zoneOfSpace(table, space3) === zone);
}
function isWhere(table, figures3, { id, spaceId: spaceId2 }, scope) {
  const { inZone, onPlace, adjacentTo, inSightOf, withinZones } = figures3;
  if (!inZone && !onPlace && !adjacentTo && !inSightOf && !withinZones) return true;
  if (spaceId2 === null) return false;
  if (inZone && !isInZone(table, spaceId2, inZone, scope)) return false;
  if (onPlace && !spacesOf(table, onPlace, scope).includes(spaceId2)) return false;
  const others = (selector) => standing(table, selector, scope).filter(([other]) => other !== id);
  if (adjacentTo && !others(adjacentTo).some(([, at]) => areSpacesAdjacent(table, at, spaceId2))) return false;
  if (inSightOf && !others(inSightOf).some(([other, at]) => scope.sight(table, other, at, spaceId2))) return false;
  if (!withinZones) return true;
  return standing(table, withinZones.of, scope).some(([, at]) => zonesBetween(table, at, spaceId2) <= withinZones.zones);
}
var standing = (table, figures3, scope) => figuresOf(table, figures3, scope).flatMap((id) => {
  const at = findFigure(table.state, id)?.spaceId;
  return at === null || at === void 0 ? [] : [[id, at]];
});
function distancesFrom(table, from, to) {
  if (from === null || to === null) return [0, 0];
  return [zonesBetween(table, from, to), spaceDistance(cellOf(from), cellOf(to))];
}
function spaceOfScope(state, { actingId, selfId, causeId }) {
  for (const id of [actingId, selfId, causeId]) {
    const at = id === null ? null : findFigure(state, id)?.spaceId;
    if (at) return at;
  }
  return null;
}
function byKeys(items, keysOf) {
  const keyed = items.map((item) => ({ item, keys: keysOf(item).map((key) => key + 0) }));
  return keyed.sort((a, b) => a.keys.reduce((order, key, index) => order || key - (b.keys[index] ?? 0), 0));
}
function pickKeys(table, figures3, id, scope) {
  const figure5 = findFigure(table.state, id);
  const [zones, spaces] = distancesFrom(table, spaceOfScope(table.state, scope), figure5?.spaceId ?? null);
  switch (figures3.pick) {
    case "NEAREST":
      return [
        zones,
        spaces,
        leftOf(table, id),
        table.state.firstSide === null || figure5?.side === table.state.firstSide ? 0 : 1
      ];
    case "FARTHEST":
      return [-zones, -spaces];
    case "LEAST_LEFT":
      return [leftOf(table, id)];
    default:
      return [];
  }
}
function figuresOf(table, figures3, scope) {
  const candidates = candidatesOf(table, figures3, scope);
  switch (figures3.pick) {
    case void 0:
    case "ALL":
      return candidates;
    case "FIRST":
      return candidates.slice(0, figures3.count ?? 1);
    case "RANDOM":
      return candidates.slice(0, 1);
    default:
      return byKeys(candidates, (id) => pickKeys(table, figures3, id, scope)).slice(0, 1).map(({ item }) => item);
  }
}
function placesOf(table, place2, scope) {
  const board = boardOf(table);
  if (place2.space !== void 0) return board.hasSpace(place2.space) ? [[place2.space]] : [];
  if (place2.zone !== void 0) return board.hasZone(place2.zone) ? [[...board.zone(place2.zone).spaces]] : [];
  if (place2.spaceOf) return standing(table, place2.spaceOf, scope).map(([, at]) => [at]);
  if (place2.zoneOf) return standing(table, place2.zoneOf, scope).flatMap(([, at]) => zoneAround(table, at));
  if (place2.feature !== void 0) return spacesOfFeature(table, place2.feature);
  if (place2.tokens !== void 0) return spacesOfKind(table.state.tokens, place2.tokens);
  return table.book.furtherPlaces(table, place2, scope);
}
var spacesOfFeature = (table, feature) => {
  const covered = coveredCells(table);
  return boardOf(table).features.filter(({ faceId, id, spaceId: spaceId2 }) => `${faceId}/${id}` === feature && !covered.has(spaceId2)).map(({ spaceId: spaceId2 }) => [spaceId2]);
};
var spacesOfKind = (pieces, kind) => pieces.filter(({ kindId }) => kindId === kind).map(({ spaceId: spaceId2 }) => [spaceId2]);
var spacesOf = (table, place2, scope) => placesOf(table, place2, scope).flat();

// libs/skirmish/src/behaviour/conditions.ts
function holdsWith(table, condition, scope, valueOf) {
  const { atLeast, atMost, holds, doorOpen, and, or, not } = condition;
  if (atLeast) return amountWith(table, atLeast.what, scope, valueOf) >= atLeast.number;
  if (atMost) return amountWith(table, atMost.what, scope, valueOf) <= atMost.number;
  if (holds) {
    const side2 = sideMeant(table, holds.side, scope);
    return side2 !== null && table.book.articlesOf(table.state, side2).includes(holds.article);
  }
  if (doorOpen !== void 0) return table.state.openDoors.includes(doorOpen);
  if (and) return and.every((each) => holdsWith(table, each, scope, valueOf));
  if (or) return or.some((each) => holdsWith(table, each, scope, valueOf));
  return not ? !holdsWith(table, not, scope, valueOf) : table.book.furtherCondition(table, condition, scope);
}
function amountWith(table, amount, scope, valueOf) {
  const { count: count4, tokens, damage, value, outBy, passed, deed, heroesOut, articles: articles2 } = amount;
  if (count4) return figuresOf(table, count4, scope).length;
  if (tokens !== void 0) return table.state.tokens.filter(({ kindId }) => kindId === tokens).length;
  if (amount.heroesAtStart) return table.state.heroes.length;
  if (amount.turn) return table.state.turn;
  if (damage) return sum(figuresOf(table, damage, scope), (id) => figureOf(table.state, id).damage);
  if (value)
    return sum(figuresOf(table, value.of, scope).slice(0, 1), (id) => valueOf(table, id, value.characteristic));
  if (outBy) return outsBy(table, outBy.side, outBy.sheet, scope);
  if (passed) return timesPassed(table, passed.test, passed.side, scope);
  if (deed) return sum(doersOf(table, deed.of, scope), (id) => findHeroState(table.state, id)?.deeds[deed.what] ?? 0);
  if (heroesOut !== void 0) return outOfSide(table, heroesOut, scope);
  if (!articles2) return table.book.furtherAmount(table, amount, scope);
  const side2 = sideMeant(table, articles2.side, scope);
  return side2 === null ? 0 : table.book.articlesOf(table.state, side2).length;
}
var sum = (items, number2) => items.reduce((total2, item) => total2 + number2(item), 0);
var doersOf = (table, of, scope) => of.of === "SELF" && scope.selfId !== null ? [scope.selfId] : candidatesOf(table, of, scope);
function outsBy(table, word, sheet2, scope) {
  const side2 = sideMeant(table, word, scope);
  return table.state.outs.filter((out) => {
    if (out.side !== side2) return false;
    return sheet2 === void 0 ? isVillainSheet(table.state, out.sheetId) : out.sheetId === sheet2;
  }).length;
}
var isVillainSheet = (state, sheetId4) => state.figures.some((figure5) => figure5.kind === "VILLAIN" && figure5.sheetId === sheetId4);
function timesPassed(table, testId, word, scope) {
  const side2 = word === void 0 ? null : sideMeant(table, word, scope);
  return sum(
    Object.entries(table.state.tests).filter(([key]) => key === testId || key.startsWith(`${testId}@`)),
    ([, { passed }]) => word === void 0 ? sum(Object.values(passed), (times) => times) : side2 === null ? 0 : passed[side2] ?? 0
  );
}
function outOfSide(table, word, scope) {
  const side2 = sideMeant(table, word, scope);
  return table.state.figures.filter(
    (figure5) => figure5.kind === "HERO" && figure5.status === "OUT" && figure5.side === side2
  ).length;
}

// libs/skirmish/src/board/what-stops.ts
function whatStopsLine(board, openDoors, from, to, blocked) {
  for (const end2 of [from, to]) {
    if (walkableIndex(board.grid, end2) < 0) throw new RangeError(`No line begins or ends at ${spaceIdOf(end2)}.`);
  }
  const doorways = doorwaysOf(board, openDoors);
  const onBoard2 = ({ x, y }) => ({ x: from.x + x, y: from.y + y });
  const { cells: cells2, edges } = courseOf(to.x - from.x, to.y - from.y);
  const met = [
    ...edges.flatMap(({ edge: edge2, ...at }) => {
      const here2 = { ...onBoard2(at), edge: edge2 };
      const stop = stopOn(board, doorways, here2);
      return stop ? [{ stop, far: distanceToEdge(from, to, here2) }] : [];
    }),
    ...cells2.map(onBoard2).filter(blocked).map((cell3) => ({ stop: { kind: "CELL", cell: cell3 }, far: distanceToCell(from, to, cell3) }))
  ];
  return met.sort((one2, other) => one2.far - other.far || compareStops(one2.stop, other.stop))[0]?.stop;
}
function stopOn(board, doorways, side2) {
  const { upright, index } = edgeIndex(board.grid, side2);
  const what = (upright ? board.grid.upright : board.grid.level)[index] ?? WALL;
  if (!isClosed(what, doorways)) return void 0;
  const door3 = board.doors[what - FIRST_DOOR];
  return door3 ? { kind: "DOOR", doorId: door3.id } : { kind: "WALL", edge: { ...beyond(side2), edge: upright ? "E" : "S" } };
}
var kinds3 = ["WALL", "DOOR", "CELL"];
function compareStops(one2, other) {
  if (one2.kind === "WALL" && other.kind === "WALL") {
    return compareCells(one2.edge, other.edge) || (one2.edge.edge < other.edge.edge ? -1 : 1);
  }
  if (one2.kind === "DOOR" && other.kind === "DOOR") return one2.doorId < other.doorId ? -1 : 1;
  return kinds3.indexOf(one2.kind) - kinds3.indexOf(other.kind);
}

// libs/skirmish/src/table/lines.ts
function isClearFor(table, figureId, from, to, unhindered = {}) {
  const blocked = blockedFor(table, figureId, unhindered);
  return isLineClear(
    boardOf(table),
    openDoorsOf(table),
    cellOf(from),
    cellOf(to),
    (cell3) => blocked.has(spaceIdOf(cell3))
  );
}
function whatStopsFor(table, figureId, from, to, unhindered = {}) {
  const blocked = blockedFor(table, figureId, unhindered);
  const found2 = whatStopsLine(
    boardOf(table),
    openDoorsOf(table),
    cellOf(from),
    cellOf(to),
    (cell3) => blocked.has(spaceIdOf(cell3))
  );
  switch (found2?.kind) {
    case "WALL":
      return { stop: "WALL", at: `${spaceIdOf(found2.edge)},${found2.edge.edge}` };
    case "DOOR":
      return { stop: "DOOR", at: found2.doorId };
    case "CELL": {
      const at = spaceIdOf(found2.cell);
      const figure5 = figuresInPlay(table.state).find(({ spaceId: spaceId2 }) => spaceId2 === at);
      return figure5 ? { stop: "FIGURE", at: figure5.id } : { stop: "PIECE", at };
    }
    case void 0:
      return void 0;
  }
}
function blockedFor(table, figureId, { objectId = null, throughEnemies = false }) {
  const blocked = coveredCells(table, objectId);
  if (throughEnemies) return blocked;
  for (const other of figuresInPlay(table.state)) {
    if (other.spaceId !== null && isEnemy(table, figureId, other.id)) blocked.add(other.spaceId);
  }
  return blocked;
}

// libs/skirmish/src/behaviour/open-power-scope.ts
var scopeOfOpenPower = (state, figureId, targetId = null) => ({
  selfId: figureId,
  actingId: figureId,
  causeId: null,
  targetId,
  chosenId: null,
  side: findFigure(state, figureId)?.side ?? null,
  sight: isClearFor,
  isDeed: false
});

// libs/skirmish/src/figures/powers.ts
function powersOf(table, figureId) {
  if (!standsOnBoard(table.state, figureId)) return [];
  return powersOfFigure(table, figureOf(table.state, figureId));
}
function powersOfFigure(table, figure5) {
  const own2 = innatePowers(table.book.innatePowers(table.state, figure5), figure5.id);
  const hero6 = figure5.kind === "HERO" ? heroOf(table.state, figure5.id) : void 0;
  return !hero6 || hero6.inPlay.length === 0 ? own2 : [...own2, ...cardPowers(table, hero6)];
}
function openPowers(table) {
  const open3 = [];
  for (const figure5 of table.state.figures) {
    if (isInPlay(figure5)) open3.push(...powersOfFigure(table, figure5));
  }
  return open3;
}
var findOpenPower = (table, figureId, powerId) => powersOf(table, figureId).find((open3) => open3.powerId === powerId);
var innate = /* @__PURE__ */ new WeakMap();
function innatePowers(printed3, figureId) {
  if (!printed3) return [];
  let ofSheet = innate.get(printed3);
  if (!ofSheet) innate.set(printed3, ofSheet = /* @__PURE__ */ new Map());
  let powers = ofSheet.get(figureId);
  if (!powers) {
    const list = "id" in printed3 ? [printed3] : printed3;
    ofSheet.set(figureId, powers = list.map(({ id: powerId, power: power3 }) => ({ figureId, powerId, power: power3 })));
  }
  return powers;
}
var onTheLeft = /* @__PURE__ */ new WeakMap();
function cardPowers(table, { heroId: figureId, inPlay }) {
  const known3 = onTheLeft.get(inPlay);
  if (known3?.cards === inPlay.length) return known3.powers;
  const powers = inPlay.flatMap(({ cardId: powerId, side: side2 }) => {
    const power3 = side2 === "LEFT" ? powerOnLeft(table, powerId) : void 0;
    return power3 ? [{ figureId, powerId, power: power3 }] : [];
  });
  onTheLeft.set(inPlay, { cards: inPlay.length, powers });
  return powers;
}
var powerOnLeft = ({ book: book2 }, cardId) => book2.isWoundCard(cardId) ? book2.woundCard(cardId).power : book2.powerCard(cardId).special?.power;
var techniquesOf = ({ book: book2 }, hero6) => hero6.inPlay.flatMap(({ cardId, side: side2 }) => {
  if (!book2.isWoundCard(cardId)) return techniqueOn(side2, book2.powerCard(cardId).technique);
  const wound2 = book2.woundCard(cardId);
  return techniqueOn(wound2.side === "LEFT" ? "RIGHT" : side2, wound2.technique);
});
var techniqueOn = (side2, technique) => technique && side2 === "RIGHT" ? [technique] : [];
var isPowerId = (book2, id) => book2.findPowerCard(id) !== void 0 || book2.findWoundCard(id) !== void 0 || book2.isOnSheet(id);

// libs/skirmish/src/figures/abilities.ts
var hasAbility = (table, figureId, ability) => timesGranted(table, figureId, ability) > 0;
function timesGranted(table, figureId, ability) {
  let times = 0;
  for (const { figureId: ownerId, power: power3 } of openPowers(table)) {
    for (const grant2 of power3.grants ?? []) {
      if (grant2.ability !== ability) continue;
      const scope = scopeOfOpenPower(table.state, ownerId);
      const isMet2 = !grant2.if || holdsWith(table, grant2.if, scope, printed);
      if (isMet2 && names(table, grant2.who, figureId, scope)) times += 1;
    }
  }
  return times;
}

// libs/skirmish/src/figures/characteristics.ts
function openModifiers(table, targetId = null) {
  const on = /* @__PURE__ */ new Map();
  const [dice, swaps] = [[], []];
  for (const { figureId, power: power3 } of openPowers(table)) {
    if (!power3.modifiers) continue;
    const scope = scopeOfOpenPower(table.state, figureId, targetId);
    for (const modifier2 of power3.modifiers) {
      const open3 = {
        modifier: modifier2,
        scope,
        holds: once(() => !modifier2.if || holdsWith(table, modifier2.if, scope, printed))
      };
      const alike = on.get(modifier2.characteristic);
      if (alike) alike.push(open3);
      else on.set(modifier2.characteristic, [open3]);
      if (modifier2.combat !== void 0 || modifier2.power !== void 0) dice.push(open3);
      if (table.book.diceSwapped(modifier2) > 0) swaps.push(open3);
    }
  }
  return { on, dice, swaps };
}
function once(ask) {
  let answer2;
  return () => answer2 ??= ask();
}
var modifiersOn = (table, figureId, targetId, open3 = []) => open3.length === 0 ? [] : open3.filter(({ modifier: modifier2, scope, holds }) => isOn(table, modifier2, figureId, targetId, scope) && holds()).map(({ modifier: modifier2 }) => modifier2);
function changes(table, figureId, characteristic2, targetId, open3) {
  const timed = table.state.modifiers.filter((modifier2) => modifier2.figureId === figureId && modifier2.characteristic === characteristic2).map(({ by: by5 }) => by5);
  const lying = modifiersOn(table, figureId, targetId, open3.on.get(characteristic2)).map(({ by: by5 = 0 }) => by5);
  return [...table.book.bonuses(table.state, figureId, characteristic2), ...timed, ...lying];
}
function isOn(table, { who, against }, figureId, targetId, scope) {
  const picked = who.pick !== void 0 && who.pick !== "ALL";
  if (!(picked ? figuresOf(table, who, scope).includes(figureId) : names(table, who, figureId, scope))) return false;
  return !against || targetId !== null && names(table, against, targetId, scope);
}
function techniquesOn(table, figureId) {
  const hero6 = findHeroState(table.state, figureId);
  return hero6 ? techniquesOf(table, hero6) : table.book.techniquesBeside(table.state, figureOf(table.state, figureId));
}
var techniqueChanges = (techniques, characteristic2) => techniques.map((technique) => technique[fieldOf[characteristic2]] ?? 0);
var total = (numbers) => numbers.reduce((sum2, number2) => sum2 + number2, 0);
var noDice = { combat: 0, power: 0 };
function characteristic(table, figureId, which, targetId = null, { open: open3 = openModifiers(table, targetId), techniques = techniquesOn(table, figureId) } = {}) {
  const worth = printed(table, figureId, which) + total(changes(table, figureId, which, targetId, open3)) + total(techniqueChanges(techniques, which));
  return Math.max(0, worth);
}
function attackDiceOf(table, figureId, targetId, answers3 = noDice) {
  const { combat, power: power3 } = attackOf(table, figureId, targetId, { answers: answers3 });
  return { combat, power: power3 };
}
function attackOf(table, figureId, targetId, {
  open: open3 = openModifiers(table, targetId),
  techniques = techniquesOn(table, figureId),
  answers: answers3 = noDice
} = {}) {
  const beside2 = techniqueChanges(techniques, "ATTACK");
  const given2 = modifiersOn(table, figureId, targetId, open3.dice);
  const sheet2 = printed(table, figureId, "ATTACK");
  const changed = total(changes(table, figureId, "ATTACK", targetId, open3));
  const dice = [...given2, answers3];
  const combat = sheet2 + changed + total(beside2.filter((by5) => by5 < 0)) + total(dice.map((modifier2) => modifier2.combat ?? 0));
  const power3 = total(beside2.filter((by5) => by5 > 0)) + total(dice.map((modifier2) => modifier2.power ?? 0));
  const swaps = modifiersOn(table, figureId, targetId, open3.swaps);
  const swapped = Math.min(Math.max(0, combat), total(swaps.map((modifier2) => table.book.diceSwapped(modifier2))));
  return { points: Math.max(0, sheet2 + changed + total(beside2)), combat: combat - swapped, power: power3 + swapped };
}

// libs/skirmish/src/figures/figure-values.ts
function figureValuesOf(table) {
  const open3 = openModifiers(table);
  return (figure5) => isInPlay(figure5) ? valuesInPlay(table, figure5, open3) : valuesPrinted(table, figure5);
}
function valuesInPlay(table, { id, kind }, open3) {
  const gathered = { open: open3, techniques: techniquesOn(table, id) };
  const value = (which) => characteristic(table, id, which, null, gathered);
  const { points: points2, combat, power: power3 } = attackOf(table, id, null, gathered);
  return {
    health: healthOf(table, id),
    speed: value("SPEED"),
    attack: points2,
    combatDice: Math.max(0, combat),
    powerDice: Math.max(0, power3),
    defense: value("DEFENSE"),
    ...kind === "HERO" ? { mind: value("MIND") } : {}
  };
}
function valuesPrinted(table, { id, kind }) {
  const value = (which) => printed(table, id, which);
  const attack2 = value("ATTACK");
  return {
    health: healthOf(table, id),
    speed: value("SPEED"),
    attack: attack2,
    combatDice: Math.max(0, attack2),
    powerDice: 0,
    defense: value("DEFENSE"),
    ...kind === "HERO" ? { mind: value("MIND") } : {}
  };
}

// libs/skirmish/src/figures/heroes.ts
var heroesInPlay = (state) => state.heroes.filter(({ heroId: heroId9 }) => standsOnBoard(state, heroId9));
var ownHeroesInPlay = (state, seat7) => heroesInPlay(state).filter((hero6) => hero6.seat === seat7);
var ownHeroInPlay = (state, seat7, heroId9) => ownHeroesInPlay(state, seat7).find((hero6) => hero6.heroId === heroId9);

// libs/skirmish/src/table/deeds.ts
function countDeed(state, heroId9, deed) {
  const { deeds } = heroOf(state, heroId9);
  deeds[deed] = (deeds[deed] ?? 0) + 1;
}
function noteDeed(state, figureId, deed) {
  if (figureId !== void 0 && findHeroState(state, figureId)) countDeed(state, figureId, deed);
}

// libs/skirmish/src/table/hero-actions.ts
var MOST_ACTIONS = 5;

// libs/skirmish/src/board/reach.ts
function reach(board, openDoors, mover, standing3) {
  const ways = waysToZones(board, openDoors, mover, standing3);
  const ends = /* @__PURE__ */ new Map();
  for (const space3 of board.spaces) {
    const way = ways.get(space3.zoneId);
    if (way && space3.id !== mover.from && !standing3.has(space3.id)) ends.set(space3.id, way);
  }
  return ends;
}
function whyOutOfReach(board, openDoors, mover, standing3, to) {
  if (reach(board, openDoors, mover, standing3).has(to)) return void 0;
  const start = board.space(mover.from);
  const [from, target2] = [start.zoneId, board.space(to).zoneId];
  const first2 = from === "" ? start.firstZoneId : from;
  if (first2 === void 0 || target2 === "") return "NO_WAY";
  const far = zoneDistance(board, openDoors, first2, target2) + (from === "" ? 1 : 0);
  if (far === Infinity) return "NO_WAY";
  if (isHeld(mover, enemyZones(board, mover, standing3).has(from))) return far > 1 ? "BREAK_AWAY_ONE_ZONE" : "NO_WAY";
  return far > mover.zones ? "TOO_FAR" : "ENEMY_STOPS_MOVE";
}
function waysToZones(board, openDoors, mover, standing3) {
  const ways = /* @__PURE__ */ new Map();
  const cheapest = /* @__PURE__ */ new Map();
  const { zoneId: home, firstZoneId } = board.space(mover.from);
  if (home !== "") {
    ways.set(home, { kind: "REPOSITION", zones: [] });
    cheapest.set(home, 0);
  }
  const graph = zoneGraph(board, openDoors);
  const enemies = enemyZones(board, mover, standing3);
  const held = isHeld(mover, enemies.has(home));
  const kind = held ? "BREAK_AWAY" : "TRAVEL";
  const zonesLeft = held ? 1 : mover.zones;
  const nextTo = (zoneId) => zoneId !== "" ? graph.get(zoneId) ?? [] : firstZoneId === void 0 ? [] : [firstZoneId];
  let level = /* @__PURE__ */ new Map([[home, { way: [], cost: 0 }]]);
  for (let step = 1; step <= zonesLeft && level.size > 0; step += 1) {
    const next = /* @__PURE__ */ new Map();
    for (const [id, { way, cost }] of level) {
      for (const neighbour of nextTo(id)) {
        const price = cost + (mover.costOf?.(neighbour) ?? 0);
        if (price >= (cheapest.get(neighbour) ?? Infinity)) continue;
        const zones = [...way, neighbour];
        ways.set(neighbour, { kind, zones });
        cheapest.set(neighbour, price);
        next.delete(neighbour);
        if (mover.ignoresEnemies === true || !enemies.has(neighbour)) next.set(neighbour, { way: zones, cost: price });
      }
    }
    level = next;
  }
  return ways;
}
var isHeld = (mover, enemyInZone) => enemyInZone && mover.ignoresEnemies !== true && mover.sureFooted !== true;
function enemyZones(board, mover, standing3) {
  const zones = /* @__PURE__ */ new Set();
  for (const [spaceId2, who] of standing3) {
    if (who === "ENEMY" && spaceId2 !== mover.from) zones.add(board.space(spaceId2).zoneId);
  }
  zones.delete("");
  return zones;
}

// libs/skirmish/src/table/movement.ts
function moverOf(table, figureId, { zones, ignoreEnemies = false }) {
  const costOf = table.book.costOfZone(table.state, figureOf(table.state, figureId));
  return {
    from: spaceOf2(table.state, figureId),
    zones: zones ?? characteristic(table, figureId, "SPEED"),
    ignoresEnemies: ignoreEnemies || hasAbility(table, figureId, "IGNORE_ENEMIES_MOVING"),
    sureFooted: hasAbility(table, figureId, "SURE_FOOTED"),
    ...costOf ? { costOf } : {}
  };
}
var standingFor = (table, figureId) => new Map(
  figuresInPlay(table.state).filter(({ id }) => id !== figureId).map(({ id }) => [spaceOf2(table.state, id), isEnemy(table, figureId, id) ? "ENEMY" : "ALLY"])
);
var doorsForMoving = ({ book: book2, state }, figureId) => book2.doorsForMoving(state, figureOf(state, figureId));
function reachOf(table, figureId, terms = {}) {
  if (hasAbility(table, figureId, "CANNOT_MOVE")) return /* @__PURE__ */ new Map();
  const mover = moverOf(table, figureId, terms);
  const ways = reach(boardOf(table), doorsForMoving(table, figureId), mover, standingFor(table, figureId));
  const stays = hasAbility(table, figureId, "NO_REPOSITION");
  return new Map([...ways].filter(([, { kind }]) => kind === "REPOSITION" ? !stays : terms.zones !== 0));
}
var whyUnreachable = (table, figureId, to) => whyOutOfReach(
  boardOf(table),
  doorsForMoving(table, figureId),
  moverOf(table, figureId, {}),
  standingFor(table, figureId),
  to
);

// libs/skirmish/src/table/nearest-space.ts
function nearestFreeSpace(table, place2) {
  let best2;
  for (const { id, firstZoneId } of boardOf(table).spaces) {
    if (occupantOf(table.state, id) || firstZoneId !== void 0) continue;
    const zones = zonesBetween(table, place2, id);
    const cells2 = spaceDistance(cellOf(place2), cellOf(id));
    if (!best2 || zones < best2.zones || zones === best2.zones && cells2 < best2.cells) best2 = { id, zones, cells: cells2 };
  }
  return best2?.id;
}

// libs/skirmish/src/table/open-doors.ts
var sets = /* @__PURE__ */ new WeakMap();
function openDoorSet({ openDoors }) {
  const key = openDoors.join(" ");
  const known3 = sets.get(openDoors);
  if (known3?.key === key) return known3.doors;
  const doors = new Set(openDoors);
  sets.set(openDoors, { key, doors });
  return doors;
}

// libs/skirmish/src/table/over.ts
var isOver2 = ({ phase }) => phase === "OVER";

// libs/skirmish/src/table/pieces.ts
var nextPieceId = ({ laid: laid2 }, kindId) => `${kindId}-${(laid2[kindId] ?? 0) + 1}`;
function countPiece({ laid: laid2 }, kindId) {
  laid2[kindId] = (laid2[kindId] ?? 0) + 1;
}
function layToken(state, { id, kindId, spaceId: spaceId2 }) {
  state.tokens.push({ id, kindId, spaceId: spaceId2 });
  countPiece(state, kindId);
}

// libs/skirmish/src/table/sight.ts
var sees = (table, figureId, from, to, objectId = null) => isClearFor(table, figureId, from, to, withItsEyes(table, figureId, objectId));
var whatHides = (table, figureId, from, to, objectId = null) => whatStopsFor(table, figureId, from, to, withItsEyes(table, figureId, objectId));
function whatHidesAll(table, figureId, from, spaces, objectId = null) {
  const here2 = cellOf(from);
  const farOff = (spaceId2) => {
    const { x, y } = cellOf(spaceId2);
    return (x - here2.x) ** 2 + (y - here2.y) ** 2;
  };
  const [nearest = from] = spaces.toSorted((one2, other) => farOff(one2) - farOff(other));
  return whatHides(table, figureId, from, nearest, objectId);
}
var withItsEyes = (table, figureId, objectId) => ({
  objectId,
  throughEnemies: hasAbility(table, figureId, "SEE_THROUGH_ENEMIES")
});

// libs/skarov/src/base/opening.ts
var startSpaces = (tiles) => tiles.filter((tile) => roomOf(tile).kind === "ENTRY").flatMap((tile) => roomOf(tile).green.map((cell3) => cellOn(tile, cell3))).sort(compareCells).map(spaceIdOf);
var activationSpaces = (tiles) => tiles.flatMap((tile) => roomOf(tile).violet.map(({ tileNumber: tileNumber2, ...cell3 }) => ({ tileNumber: tileNumber2, ...cellOn(tile, cell3) }))).sort(compareCells).map(({ tileNumber: tileNumber2, ...cell3 }) => ({ spaceId: spaceIdOf(cell3), tileNumber: tileNumber2 }));
var openingTokens = (tiles) => tiles.flatMap(
  (tile) => roomOf(tile).tokens.map(({ kind, ...cell3 }) => ({ kindId: kind, spaceId: spaceIdOf(cellOn(tile, cell3)) }))
);
function skarovsSpace(tiles) {
  const control = tiles.find((tile) => roomOf(tile).kind === "CONTROL");
  const own2 = control && roomOf(control).tileNumber;
  return activationSpaces(tiles).find(({ tileNumber: tileNumber2 }) => tileNumber2 === own2)?.spaceId;
}

// libs/skirmish/src/behaviour/arrival.ts
function noteArrival(runner, figureId, from, context, way) {
  const zone = zoneOfSpace(runner, spaceOf2(runner.state, figureId));
  const arrived = from === null || zoneOfSpace(runner, from) !== zone;
  if (arrived) runner.happened({ kind: "ARRIVED", figureId, zones: way ?? [zone] }, context);
}

// libs/skirmish/src/attacking/legality.ts
function whyNoAttack(table, terms) {
  const { attackerId, targetId, mode, rangedGiven = false } = terms;
  if (!standsOnBoard(table.state, targetId) || !standsOnBoard(table.state, attackerId)) return "NOT_IN_PLAY";
  if (!isEnemy(table, attackerId, targetId)) return "NOT_AN_ENEMY";
  if (mode === "MELEE") {
    return areSpacesAdjacent(table, spaceOf2(table.state, attackerId), spaceOf2(table.state, targetId)) ? void 0 : "NOT_ADJACENT";
  }
  if (!rangedGiven && !hasAbility(table, attackerId, "RANGED_ATTACKS")) return "NO_RANGED_POWER";
  if (hasAbility(table, attackerId, "NO_RANGED_ATTACKS")) return "NO_RANGED_POWER";
  return seesTarget(table, terms) ? void 0 : "NO_LINE_OF_SIGHT";
}
var factsOfNoAttack = (table, why, terms) => {
  const { attackerId, targetId, weaponId = null } = terms;
  if (why !== "NO_LINE_OF_SIGHT") return { id: targetId };
  const { state } = table;
  return {
    id: targetId,
    ...whatHides(table, attackerId, spaceOf2(state, attackerId), spaceOf2(state, targetId), weaponId)
  };
};
var mayAttackFromAfar = (table, figureId) => hasAbility(table, figureId, "RANGED_ATTACKS") && !hasAbility(table, figureId, "NO_RANGED_ATTACKS");
var seesTarget = (table, { attackerId, targetId, weaponId = null }) => sees(table, attackerId, spaceOf2(table.state, attackerId), spaceOf2(table.state, targetId), weaponId);
function possibleAttacks(table, attackerId, { kind, rangedGiven = false } = {}) {
  if (!standsOnBoard(table.state, attackerId) || hasAbility(table, attackerId, "CANNOT_ATTACK")) return [];
  const modes = kind === void 0 ? ["MELEE", "RANGED"] : [kind];
  return figuresInPlay(table.state).flatMap(({ id: targetId }) => {
    const mode = modes.find((each) => !whyNoAttack(table, { attackerId, targetId, mode: each, rangedGiven }));
    return mode ? [{ targetId, mode }] : [];
  });
}

// libs/skirmish/src/attacking/push-spaces.ts
function pushSpaces(table, figureId) {
  if (!standsOnBoard(table.state, figureId) || hasAbility(table, figureId, "CANNOT_BE_PUSHED")) return [];
  return adjacentSpaces(boardOf(table), openDoorsOf(table), spaceOf2(table.state, figureId)).filter(
    (spaceId2) => !occupantOf(table.state, spaceId2) && table.book.mayBePushedTo(table.state, spaceId2)
  );
}

// libs/skirmish/src/behaviour/scope.ts
var scopeOf = (context, actingId = context.selfId) => ({
  selfId: context.selfId ?? actingId,
  actingId,
  causeId: context.causeId,
  targetId: context.targetId,
  chosenId: context.chosenId,
  side: context.creditSide,
  sight: sees,
  isDeed: true
});
var scopeOfMission = (state, heroId9) => ({
  ...scopeOfOpenPower(state, heroId9),
  sight: sees
});
var scopeOfSide = (side2) => ({
  selfId: null,
  actingId: null,
  causeId: null,
  targetId: null,
  chosenId: null,
  side: side2,
  sight: sees,
  isDeed: false
});

// libs/skirmish/src/trials/places.ts
var placedTests = (table) => table.book.testsOf(table.state).flatMap((test2) => placesOfTest(table, test2));
function placesOfTest(table, test2) {
  const { id, at, door: door3 } = test2;
  if (door3 !== void 0) {
    const { a, b } = boardOf(table).door(door3);
    return [{ key: id, test: test2, pieceId: door3, spaces: [`${a.x},${a.y}`, `${b.x},${b.y}`] }];
  }
  const pieces = at && piecesAt(table, at);
  return pieces ? pieces.map((piece2) => ({ key: `${id}@${piece2.id}`, test: test2, pieceId: piece2.id, spaces: [piece2.spaceId] })) : [{ key: id, test: test2, pieceId: null, spaces: at ? spacesOf(table, at, scopeOfSide(null)) : [] }];
}
var piecesAt = ({ book: book2, state }, at) => at.tokens === void 0 ? book2.piecesAt(state, at) : state.tokens.filter(({ kindId }) => kindId === at.tokens);
var isOfPieces = (table, at) => at !== void 0 && piecesAt(table, at) !== void 0;
var placesOfTestId = (table, testId) => table.book.testsOf(table.state).filter(({ id }) => id === testId).flatMap((test2) => placesOfTest(table, test2));
var testOfKey = ({ book: book2, state }, key) => book2.testsOf(state).find(({ id, at }) => key === id || isKeyOf(key, id) && isOfPieces({ book: book2, state }, at));
var placedTest = (table, key) => table.book.testsOf(table.state).filter(({ id }) => isKeyOf(key, id)).flatMap((test2) => placesOfTest(table, test2)).find((placed2) => placed2.key === key);
var isKeyOf = (key, id) => key === id || key.startsWith(`${id}@`);
var untried = ({ sides: sides2 }) => ({
  malus: {},
  change: 0,
  closed: false,
  passed: Object.fromEntries(sides2.map((side2) => [side2, 0]))
});
var asItBegins = onceFor((book2) => frozen(untried(book2)));
var keyOfMalus = ({ malusLiesOn }, { testKey: testKey2, testId }) => malusLiesOn === "TEST" ? testId : testKey2;
function withTokens(book2, { tests }, key) {
  const own2 = tests[key] ?? asItBegins(book2);
  const [testId = key] = key.split("@");
  const tokens = tests[keyOfMalus(book2, { testKey: key, testId })];
  return tokens === void 0 || tokens === own2 ? own2 : { ...own2, malus: tokens.malus };
}
function testState({ book: book2, state }, key) {
  const test2 = withTokens(book2, state, key);
  return !test2.closed && book2.isTestSettled(state, key) ? { ...test2, closed: true } : test2;
}

// libs/skirmish/src/behaviour/hero-limits.ts
var actionsOf = ({ book: book2, state }, heroId9) => book2.actionsOf(state, figureOf(state, heroId9));
function actionsToGive(table, id) {
  const hero6 = findHeroState(table.state, id);
  if (!hero6 || !standsOnBoard(table.state, id)) return 0;
  if (table.state.active?.figureId === id) return table.book.mostActions - table.state.active.granted;
  return hero6.activated ? 0 : table.book.mostActions - actionsOf(table, id) - hero6.bonusActions;
}
function actionsToLose(table, id) {
  const hero6 = findHeroState(table.state, id);
  if (!hero6 || !standsOnBoard(table.state, id)) return 0;
  if (table.state.active?.figureId === id) return table.state.active.actions;
  return hero6.activated ? 0 : actionsOf(table, id) + hero6.bonusActions;
}
function mayDrawWound(table, id) {
  const hero6 = findHeroState(table.state, id);
  if (!hero6 || hero6.drewWound || !standsOnBoard(table.state, id)) return false;
  return !table.book.outAtHealth(table.state, figureOf(table.state, id));
}
var powerCardsInHand = (table, id) => (findHeroState(table.state, id)?.hand ?? []).filter((card7) => !table.book.isWoundCard(card7));

// libs/skirmish/src/behaviour/holds.ts
var isMet = (table, condition, scope) => condition === void 0 || holdsWith(table, condition, scope, characteristic);

// libs/skirmish/src/behaviour/supply.ts
var supplyOf = (state, sheetId4) => state.figures.filter(
  (figure5) => figure5.kind === "VILLAIN" && figure5.sheetId === sheetId4 && (figure5.status === "RESERVE" || figure5.status === "OUT" && !figure5.superVillain)
);

// libs/skirmish/src/behaviour/swaps.ts
function maySwap(table, a, b) {
  if (a === void 0 || b === void 0 || a === b) return false;
  return mayComeTo(table, a, b) && mayComeTo(table, b, a);
}
function mayComeTo(table, figureId, otherId) {
  const spaceId2 = findFigure(table.state, otherId)?.spaceId;
  if (spaceId2 === null || spaceId2 === void 0 || !table.book.mayBePushedTo(table.state, spaceId2)) return false;
  return mayBePutOn(table, figureId, spaceId2);
}
var mayBePutOn = ({ book: book2, state }, figureId, spaceId2) => findFigure(state, figureId)?.kind !== "HERO" || !book2.isSealed(state, spaceId2);

// libs/skirmish/src/behaviour/can-do.ts
var canDo = (table, effects, context) => effects.some((effect) => isPossible(table, effect, context));
var choosable = (table, among2, effects, context) => figuresOf(table, among2, scopeOf(context)).filter((id) => canDo(table, effects, { ...context, chosenId: id }));
function isPossible(table, effect, context) {
  return onBoard(table, effect, context) || onPieces(table, effect, context) || onFigures(table, effect, context) || onTests(table, effect) || isComposed(table, effect, context) || table.book.canDoFurther(table, effect, context);
}
function onBoard(table, effect, context) {
  const { move, moveFreely: moveFreely2, place: place2, swap, push: push2, spawn } = effect;
  const scope = scopeOf(context);
  const all = (figures3) => figuresOf(table, figures3, scope);
  if (move) return all(move.who).some((id) => !hasAbility(table, id, "CANNOT_MOVE"));
  if (moveFreely2) return all(moveFreely2.who).some((id) => reachOf(table, id, moveFreely2).size > 0);
  if (place2) return all(place2.who).length > 0 && placesOf(table, place2.at, scope).length > 0;
  if (swap) return maySwap(table, all(swap.a)[0], all(swap.b)[0]);
  if (push2) return all(push2.from).length > 0 && all(push2.who).some((id) => pushSpaces(table, id).length > 0);
  if (spawn) return supplyOf(table.state, spawn.sheet).length > 0 && placesOf(table, spawn.at, scope).length > 0;
  return false;
}
function onPieces(table, effect, context) {
  const { remove, putToken, takeToken, setDoor } = effect;
  const scope = scopeOf(context);
  if (remove) {
    if (remove.figures) return figuresOf(table, remove.figures, scope).length > 0;
    return table.state.tokens.some(({ kindId }) => kindId === remove.tokens);
  }
  if (putToken) return placesOf(table, putToken.at, scope).length > 0;
  if (takeToken) {
    const spaces = placesOf(table, takeToken.at, scope).flat();
    return table.state.tokens.some(({ kindId, spaceId: spaceId2 }) => kindId === takeToken.kind && spaces.includes(spaceId2));
  }
  return setDoor !== void 0 && table.state.openDoors.includes(setDoor.door) !== setDoor.open;
}
function onFigures(table, effect, context) {
  const { attack: attack2, damage, heal, modify, drawWound: drawWound2, discardCard, loseAction, giveAction } = effect;
  const all = (figures3) => figuresOf(table, figures3, scopeOf(context));
  if (attack2) return all(attack2.who).some((id) => canAttack(table, id, attack2, context));
  if (damage) return all(damage.who).length > 0;
  if (heal) return all(heal.who).some((id) => figureOf(table.state, id).damage > 0);
  if (modify) return all(modify.who).length > 0;
  if (drawWound2) return all(drawWound2.who).some((id) => mayDrawWound(table, id));
  if (discardCard) return all(discardCard.who).some((id) => powerCardsInHand(table, id).length > 0);
  if (loseAction) return all(loseAction.who).some((id) => actionsToLose(table, id) > 0);
  if (giveAction) return all(giveAction.who).some((id) => actionsToGive(table, id) > 0);
  const { changeRoll, preventDamage, redirectAttack, addDamage } = effect;
  if (redirectAttack) return all(redirectAttack.to).some((id) => id !== context.targetId && id !== context.causeId);
  return changeRoll !== void 0 || preventDamage !== void 0 || addDamage !== void 0;
}
function canAttack(table, attackerId, { target: target2, kind }, context) {
  const targets = possibleAttacks(table, attackerId, { kind, rangedGiven: kind === "RANGED" });
  if (!target2) return targets.length > 0;
  const named2 = figuresOf(table, target2, scopeOf(context, attackerId));
  return targets.some(({ targetId }) => named2.includes(targetId));
}
function onTests(table, { easeTest, hardenTest, openTest, closeTest, award }) {
  const closed = (testId) => placesOfTestId(table, testId).map(({ key }) => testState(table, key).closed);
  if (easeTest ?? hardenTest) return closed((easeTest ?? hardenTest)?.test ?? "").includes(false);
  if (openTest) return closed(openTest.test).includes(true);
  if (closeTest) return closed(closeTest.test).includes(false);
  return award !== void 0 && table.book.isAtStake(table.state, award.article);
}
function isComposed(table, effect, context) {
  const { if: branch, each, roll: roll3, chooseFigure, choose, oneOf: oneOf2 } = effect;
  if (branch) {
    const met = isMet(table, branch.condition, scopeOf(context));
    return canDo(table, met ? branch.then : branch.else ?? [], context);
  }
  if (each) return choosable(table, each.figures, each.do, context).length > 0;
  if (chooseFigure) return choosable(table, chooseFigure.among, chooseFigure.do, context).length > 0;
  if (choose) return choose.options.some((option) => canDo(table, option.do, context));
  if (oneOf2) return oneOf2.options.some((option) => canDo(table, option, context));
  return roll3 !== void 0;
}

// libs/skirmish/src/table/put-on.ts
function noteZone(table, figureId) {
  const hero6 = findHeroState(table.state, figureId);
  if (!hero6) return;
  const zone = zoneOf(table, figureId);
  if (hero6.zonesVisited.includes(zone)) return;
  hero6.zonesVisited.push(zone);
  hero6.deeds["ZONES_VISITED"] = hero6.zonesVisited.length;
}
function putOn(table, figureId, spaceId2) {
  const figure5 = figureOf(table.state, figureId);
  if (figure5.spaceId !== null) noteZone(table, figureId);
  figure5.spaceId = spaceId2;
  noteZone(table, figureId);
}

// libs/skirmish/src/behaviour/effect-evolvers.ts
var unchanged = (_state) => void 0;
var effectEvolvers = (book2) => ({
  damageDealt(state, { figureId, points: points2, damage }) {
    figureOf(state, figureId).damage = damage;
    const hero6 = findHeroState(state, figureId);
    if (hero6) hero6.deeds["DAMAGE_TAKEN"] = (hero6.deeds["DAMAGE_TAKEN"] ?? 0) + points2;
  },
  damagePrevented: unchanged,
  figureHealed(state, { figureId, damage }) {
    figureOf(state, figureId).damage = damage;
  },
  modifierLaid(state, { figureId, characteristic: characteristic2, by: by5, until }) {
    state.modifiers.push({ figureId, characteristic: characteristic2, by: by5, until });
  },
  figurePlaced(state, { figureId, spaceId: spaceId2, spawned }) {
    if (spawned) Object.assign(figureOf(state, figureId), { status: "IN_PLAY", damage: 0, spaceId: null });
    putOn({ state, book: book2 }, figureId, spaceId2);
  },
  figuresSwapped(state, { a, b }) {
    const [toA, toB] = [figureOf(state, b).spaceId, figureOf(state, a).spaceId];
    if (toA !== null) putOn({ state, book: book2 }, a, toA);
    if (toB !== null) putOn({ state, book: book2 }, b, toB);
  },
  pieceAdded(state, { piece: piece2, pieceId, ...laid2 }) {
    if (piece2 === "TOKEN") layToken(state, { id: pieceId, ...laid2 });
  },
  pieceRemoved(state, { piece: piece2, pieceId: id }) {
    if (piece2 === "TOKEN") state.tokens = state.tokens.filter((token) => token.id !== id);
    if (piece2 === "FIGURE") removeFigure(state, id);
  },
  doorSet(state, { door: door3, open: open3 }) {
    state.openDoors = state.openDoors.filter((id) => id !== door3);
    if (open3) state.openDoors = [...state.openDoors, door3].sort();
  },
  actionsChanged(state, { heroId: heroId9, by: by5 }) {
    const { active } = state;
    const hero6 = findHeroState(state, heroId9);
    if (active?.figureId !== heroId9) {
      if (hero6) hero6.bonusActions += by5;
      return;
    }
    active.actions += by5;
    if (by5 > 0) active.granted += by5;
  },
  cardDiscarded(state, { heroId: heroId9, cardId }) {
    const hero6 = findHeroState(state, heroId9);
    if (!hero6) return;
    hero6.hand = hero6.hand.filter((id) => id !== cardId);
    hero6.discard.push(cardId);
  }
});
function removeFigure(state, id) {
  const figure5 = figureOf(state, id);
  const returns = figure5.kind === "VILLAIN" && !figure5.superVillain;
  Object.assign(figure5, { spaceId: null, damage: 0, status: returns ? "RESERVE" : "OUT" });
  if (state.active) state.active.sidekicks = state.active.sidekicks.filter((sidekickId) => sidekickId !== id);
}

// libs/skirmish/src/behaviour/pick.ts
function pickFigures(table, figures3, scope, random) {
  const { pick } = figures3;
  if (pick === void 0 || pick === "ALL" || pick === "FIRST") {
    return { ids: figuresOf(table, figures3, scope), weighed: null };
  }
  const candidates = candidatesOf(table, figures3, scope);
  const ranked = byKeys(candidates, (id) => pickKeys(table, figures3, id, scope));
  return bestOf(
    ranked,
    table.book.rule(pick === "NEAREST" ? "nearest" : "picked"),
    pick === "FARTHEST" || pick === "LEAST_LEFT" ? null : random
  );
}
function nearestOf(table, ids2, from, random) {
  const ranked = byKeys(ids2, (id) => {
    const figure5 = findFigure(table.state, id);
    const side2 = table.state.firstSide === null || figure5?.side === table.state.firstSide ? 0 : 1;
    return [...distancesFrom(table, from, figure5?.spaceId ?? null), leftOf(table, id), side2];
  });
  return bestOf(ranked, table.book.rule("nearest"), random);
}
function bestOf(ranked, rule2, random) {
  const [first2] = ranked;
  if (!first2) return { ids: [], weighed: null };
  const tied = ranked.filter(({ keys }) => keys.every((key, index) => key === first2.keys[index]));
  const drawn = random !== null && tied.length > 1;
  const drawnId = drawn ? random.pick(tied.map(({ item }) => item)) : first2.item;
  const chosen3 = tied.find(({ item }) => item === drawnId) ?? first2;
  if (ranked.length === 1) return { ids: [chosen3.item], weighed: null };
  const order = [chosen3, ...ranked.filter((candidate) => candidate !== chosen3)];
  return {
    ids: [chosen3.item],
    weighed: { rule: rule2, candidates: order.map(({ item, keys }) => ({ candidateId: item, keys: [...keys] })), drawn }
  };
}

// libs/skirmish/src/behaviour/effect-rules.ts
function chosenFigures(runner, figures3, context, actingId = context.selfId) {
  const { turn } = runner;
  turn.spend(weightOf(figures3));
  const { ids: ids2, weighed } = pickFigures(runner, figures3, scopeOf(context, actingId), turn.random);
  if (weighed) {
    turn.emit({ type: "choiceMade", seat: null, source: context.sourceId, optionId: ids2[0] ?? "", weighed });
  }
  return ids2;
}
function chosenPlaces(runner, place2, context, actingId = context.selfId) {
  const { state } = runner;
  const figures3 = place2.spaceOf ?? place2.zoneOf;
  if (!figures3) return placesOf(runner, place2, scopeOf(context, actingId));
  const spaces = chosenFigures(runner, figures3, context, actingId).flatMap((id) => figureOf(state, id).spaceId ?? []);
  if (place2.spaceOf) return spaces.map((spaceId2) => [spaceId2]);
  return spaces.flatMap((spaceId2) => zoneAround(runner, spaceId2));
}
function nextActor(runner, frame, who) {
  frame.todo ??= chosenFigures(runner, who, frame.context);
  for (; ; ) {
    const next = frame.todo.shift();
    if (next === void 0 || standsOnBoard(runner.state, next)) return next;
  }
}

// libs/skirmish/src/behaviour/piece-effects.ts
var pieceEffects = {
  remove: (runner, frame, { figures: figures3, tokens, count: count4 }) => figures3 ? removeFigures(runner, frame, figures3, count4) : removePieces(runner, frame, "TOKEN", ofKind(runner.state.tokens, tokens), count4),
  putToken: (runner, frame, { kind, at }) => {
    const spaces = chosenPlaces(runner, at, frame.context).flat();
    const spaceId2 = runner.book.tokenNeedsSpace(kind) ? spaceForPiece(runner, spaces, []) : spaces[0];
    return putPiece(runner, frame, "TOKEN", kind, spaceId2);
  },
  takeToken(runner, { context }, { kind, at }) {
    const spaces = chosenPlaces(runner, at, context).flat();
    const token = runner.state.tokens.find(({ kindId, spaceId: spaceId2 }) => kindId === kind && spaces.includes(spaceId2));
    if (!token) return "NOTHING";
    runner.turn.emit({ type: "pieceRemoved", piece: "TOKEN", pieceId: token.id, source: context.sourceId });
    return "NEXT";
  },
  setDoor(runner, { context }, { door: door3, open: open3 }) {
    if (runner.state.openDoors.includes(door3) === open3 || !boardOf(runner).hasDoor(door3)) return "NOTHING";
    runner.turn.emit({ type: "doorSet", door: door3, open: open3, source: context.sourceId });
    return "NEXT";
  }
};
function removeFigures(runner, { context }, figures3, count4) {
  const ids2 = chosenFigures(runner, figures3, context).filter((id) => figureOf(runner.state, id).kind !== "HERO");
  for (const id of ids2.slice(0, count4 ?? ids2.length)) {
    runner.turn.emit({ type: "pieceRemoved", piece: "FIGURE", pieceId: id, source: context.sourceId });
  }
  return ids2.length > 0 ? "NEXT" : "NOTHING";
}
var ofKind = (pieces, kind) => pieces.filter(({ kindId }) => kindId === kind).map(({ id }) => id);
function removePieces({ turn }, { context }, piece2, ids2, count4 = ids2.length) {
  const own2 = ids2.filter((id) => id === context.pieceId);
  for (const id of [...own2, ...ids2.filter((each) => each !== context.pieceId)].slice(0, count4)) {
    turn.emit({ type: "pieceRemoved", piece: piece2, pieceId: id, source: context.sourceId });
  }
  return ids2.length > 0 ? "NEXT" : "NOTHING";
}
function spaceForPiece(table, spaces, footprint) {
  const board = boardOf(table);
  const covered = coveredCells(table);
  const fits3 = (spaceId2) => footprintProblem(board, footprintOf(cellOf(spaceId2), footprint, 0), covered) === void 0;
  const [first2] = spaces;
  if (first2 === void 0) return void 0;
  const others = board.spaces.map(({ id }) => id).filter(fits3);
  return spaces.find(fits3) ?? byKeys(others, (id) => distancesFrom(table, first2, id))[0]?.item;
}
function putPiece({ state, turn }, { context }, piece2, kindId, spaceId2) {
  if (spaceId2 === void 0) return "NOTHING";
  const id = nextPieceId(state, kindId);
  turn.emit({ type: "pieceAdded", piece: piece2, pieceId: id, kindId, spaceId: spaceId2, turns: 0, source: context.sourceId });
  return "NEXT";
}

// libs/skirmish/src/attacking/push.ts
function ownPushes(table, attackerId) {
  if (!table.book.mayPush(table.state, figureOf(table.state, attackerId))) return 0;
  return hasAbility(table, attackerId, "PUSH_TWICE") ? 2 : 1;
}
function runPush(runner, frame) {
  const { state, turn } = runner;
  const { attackerId, targetId, answer: answer2 } = frame;
  frame.answer = null;
  const spaces = frame.hit && standsOnBoard(state, attackerId) ? pushSpaces(runner, targetId) : [];
  if (frame.push <= 0 || spaces.length === 0) return null;
  const seat7 = seatOf(runner, attackerId);
  if (seat7 === null) {
    frame.push -= 1;
    pushAway(runner, targetId, attackerId, frame.context);
    return "AGAIN";
  }
  if (answer2 === "decline") {
    turn.emit({ type: "pushDeclined", seat: seat7 });
    return null;
  }
  if (answer2 !== null && spaces.includes(answer2)) {
    frame.push -= 1;
    push(runner, targetId, answer2, frame.context, { by: attackerId });
    return "AGAIN";
  }
  const options = spaces.map((optionId) => ({ optionId, kind: "SPACE" }));
  return { seat: seat7, kind: "PUSH", figureId: targetId, options };
}
function pushAway(runner, figureId, fromId, context) {
  const { state } = runner;
  if (!standsOnBoard(state, fromId)) return false;
  const from = cellOf(spaceOf2(state, fromId));
  const ranked = byKeys(pushSpaces(runner, figureId), (spaceId2) => [-spaceDistance(from, cellOf(spaceId2))]);
  const [best2] = ranked;
  if (!best2) return false;
  const weighed = {
    rule: runner.book.rule("automaticPush"),
    candidates: ranked.map(({ item, keys }) => ({ candidateId: item, keys: keys.map((key) => -key) })),
    drawn: false
  };
  push(runner, figureId, best2.item, context, { by: fromId, ...ranked.length > 1 ? { weighed } : {} });
  return true;
}
function push(runner, figureId, to, context, told2) {
  const { state, turn } = runner;
  const from = spaceOf2(state, figureId);
  const { sourceId } = context;
  turn.emit({
    type: "figurePushed",
    figureId,
    from,
    to,
    ...sourceId === told2.by ? {} : { source: sourceId },
    ...told2
  });
  noteArrival(runner, figureId, from, context);
}

// libs/skirmish/src/behaviour/walk.ts
function walk(runner, { figureId, to, zones, context, told: told2 }) {
  const stop = nextStop(runner, figureId, zones);
  const noted = runner.noted;
  go(runner, { figureId, to: stop?.spaceId ?? to, zones: zones.slice(0, stop?.zones ?? zones.length), context, told: told2 });
  if (!stop) return;
  const rest = zones.slice(stop.zones);
  runner.push({ kind: "walk", context, figureId, to, zones: rest, stands: stop.spaceId });
  answerTraps(runner, context, noted);
}
function runWalk(runner, frame) {
  const { state } = runner;
  const { figureId, context, to, zones, stands } = frame;
  if (!standsOnBoard(state, figureId) || spaceOf2(state, figureId) !== stands || occupantOf(state, to)) return "DONE";
  const stop = nextStop(runner, figureId, zones);
  const noted = runner.noted;
  const entered = zones.slice(0, stop?.zones ?? zones.length);
  go(runner, { figureId, to: stop?.spaceId ?? to, zones: entered, context, told: { kind: "EFFECT" } });
  if (!stop) return "DONE";
  Object.assign(frame, { zones: zones.slice(stop.zones), stands: stop.spaceId });
  answerTraps(runner, context, noted);
  return "AGAIN";
}
function go(runner, { figureId, to, zones, context, told: told2 }) {
  const from = spaceOf2(runner.state, figureId);
  const { kind, ...why } = told2;
  runner.turn.emit({ type: "figureMoved", figureId, from, to, kind, zones: [...zones], ...why });
  noteArrival(runner, figureId, from, context, zones);
}
function answerTraps(runner, context, noted) {
  const queue = context.inReaction ? [] : runner.takeNoted(noted);
  if (queue.length > 0) runner.push({ kind: "reactions", context, collects: false, queue });
}
function nextStop(runner, figureId, zones) {
  const stopsIn = runner.book.stopsIn(runner.state, figureOf(runner.state, figureId));
  if (!stopsIn) return void 0;
  for (const [index, zoneId] of zones.slice(0, -1).entries()) {
    const spaceId2 = stopsIn(zoneId) ? firstFreeSpace(runner, zoneId) : void 0;
    if (spaceId2 !== void 0) return { spaceId: spaceId2, zones: index + 1 };
  }
  return void 0;
}
var firstFreeSpace = (runner, zoneId) => boardOf(runner).zone(zoneId).spaces.find((spaceId2) => !occupantOf(runner.state, spaceId2));

// libs/skirmish/src/behaviour/automatic-move.ts
var mostTold = 20;
var nearestPlace = (table, figureId, places3) => byKeys(
  places3.filter((place2) => place2.length > 0),
  (place2) => distance(table, figureId, spaceOf2(table.state, figureId), place2)
)[0]?.item;
function stagesOf(table, figureId, goal, kind) {
  const spaces = goal.flat();
  const zonesFrom = (spaceId2) => distance(table, figureId, spaceId2, spaces)[0];
  const left = zonesFrom(spaceOf2(table.state, figureId));
  if (spaces.length === 0 || left === 0) return goal;
  return table.state.tokens.filter(({ kindId, spaceId: spaceId2 }) => kindId === kind && zonesFrom(spaceId2) < left).map(({ spaceId: spaceId2 }) => [spaceId2]);
}
function distance(table, figureId, from, place2) {
  const doors = doorsForMoving(table, figureId);
  const keyed = byKeys(place2, (spaceId2) => [
    zonesBetween(table, from, spaceId2, doors),
    spaceDistance(cellOf(from), cellOf(spaceId2))
  ]);
  const [zones = 0, spaces = 0] = keyed[0]?.keys ?? [];
  return [zones, spaces];
}
function automaticMove(table, figureId, place2, {
  want,
  zones,
  away
}) {
  const own2 = spaceOf2(table.state, figureId);
  const ways = reachOf(table, figureId, { zones });
  const candidates = boardOf(table).spaces.map(({ id }) => id).filter((id) => id === own2 || ways.has(id));
  const ranked = byKeys(candidates, (id) => {
    const [zoneKey, spaceKey] = distance(table, figureId, id, place2);
    const wish = fulfils(table, figureId, id, place2, want) ? 0 : 1;
    return [wish, away ? -zoneKey : zoneKey, away ? -spaceKey : spaceKey, id === own2 ? 0 : 1];
  });
  const to = ranked[0]?.item ?? own2;
  return {
    to,
    way: ways.get(to) ?? null,
    weighed: {
      rule: table.book.rule("automaticMove"),
      candidates: ranked.slice(0, mostTold).map(({ item, keys }) => ({ candidateId: item, keys: [...keys] })),
      drawn: false
    }
  };
}
function fulfils(table, figureId, at, place2, want) {
  switch (want) {
    case void 0:
      return true;
    case "ADJACENT":
      return place2.some((spaceId2) => areSpacesAdjacent(table, at, spaceId2));
    case "SIGHT":
      return place2.some((spaceId2) => spaceId2 !== at && sees(table, figureId, at, spaceId2));
    case "ZONE":
      return place2.some((spaceId2) => zonesBetween(table, at, spaceId2) === 0);
    case "SPACE":
      return place2.includes(at);
  }
}

// libs/skirmish/src/behaviour/board-effects.ts
function freeSpaceAt(table, figureId, places3) {
  const may = (spaceId2) => mayBePutOn(table, figureId, spaceId2);
  const spaces = places3.flat().filter(may);
  const [first2] = spaces;
  const isFree = (spaceId2) => [void 0, figureId].includes(occupantOf(table.state, spaceId2)?.id);
  const nearest = () => first2 && nearestFreeSpace(table, first2);
  return spaces.find(isFree) ?? [nearest() ?? []].flat().find(may);
}
var boardEffects = {
  move(runner, { context }, { who, toward, away, along, want, zones }) {
    let done = false;
    for (const figureId of chosenFigures(runner, who, context)) {
      const target2 = away ?? toward;
      const places3 = target2 ? chosenPlaces(runner, target2, context, figureId) : [];
      const aims = along === void 0 ? places3 : stagesOf(runner, figureId, places3, along);
      const place2 = nearestPlace(runner, figureId, aims);
      if (!place2) continue;
      const { to, way, weighed } = automaticMove(runner, figureId, place2, { want, zones, away: away !== void 0 });
      done = true;
      const source3 = context.sourceId;
      if (!way) {
        runner.turn.emit({ type: "choiceMade", seat: null, source: source3, optionId: to, staysId: figureId, weighed });
        continue;
      }
      walk(runner, { figureId, to, zones: way.zones, context, told: { kind: "AUTOMATIC", source: source3, weighed } });
    }
    return done ? "NEXT" : "NOTHING";
  },
  place(runner, { context }, { who, at }) {
    let done = false;
    for (const figureId of chosenFigures(runner, who, context)) {
      const { spaceId: from } = figureOf(runner.state, figureId);
      const spaceId2 = freeSpaceAt(runner, figureId, chosenPlaces(runner, at, context, figureId));
      if (spaceId2 === void 0 || spaceId2 === from) continue;
      putFigure(runner, figureId, spaceId2, false, context);
      noteArrival(runner, figureId, from, context);
      done = true;
    }
    return done ? "NEXT" : "NOTHING";
  },
  swap(runner, { context }, what) {
    const { state, turn } = runner;
    const [a] = chosenFigures(runner, what.a, context);
    const [b] = chosenFigures(runner, what.b, context);
    if (a === void 0 || b === void 0 || a === b) return "NOTHING";
    const [fromA, fromB] = [spaceOf2(state, a), spaceOf2(state, b)];
    if (!maySwap(runner, a, b)) return "NOTHING";
    turn.emit({ type: "figuresSwapped", a, b, source: context.sourceId });
    noteArrival(runner, a, fromA, context);
    noteArrival(runner, b, fromB, context);
    return "NEXT";
  },
  push(runner, { context }, { who, from, steps }) {
    const [fromId] = chosenFigures(runner, from, context);
    let pushed = false;
    for (const figureId of fromId === void 0 ? [] : chosenFigures(runner, who, context)) {
      for (let step = 0; step < steps && standsOnBoard(runner.state, figureId); step += 1) {
        if (!pushAway(runner, figureId, fromId ?? "", context)) break;
        pushed = true;
      }
    }
    return pushed ? "NEXT" : "NOTHING";
  },
  spawn(runner, { context }, { sheet: sheet2, count: count4, at }) {
    let come = 0;
    for (const { id } of supplyOf(runner.state, sheet2).slice(0, count4)) {
      const spaceId2 = freeSpaceAt(runner, id, chosenPlaces(runner, at, context));
      if (spaceId2 === void 0) break;
      putFigure(runner, id, spaceId2, true, context);
      noteArrival(runner, id, null, context);
      come += 1;
    }
    return come > 0 ? "NEXT" : "NOTHING";
  }
};
function putFigure({ state, turn }, figureId, spaceId2, spawned, { sourceId }) {
  const { superVillain } = figureOf(state, figureId);
  turn.emit({ type: "figurePlaced", figureId, spaceId: spaceId2, spawned, superVillain, source: sourceId });
}

// libs/skirmish/src/machine/frames-of.ts
var effectsFrame = (effects, context) => ({
  kind: "effects",
  context,
  effects: [...effects],
  todo: null,
  answer: null
});
var attackFrame = (attack2) => ({
  kind: "attack",
  stage: "DECLARED",
  rangedGiven: false,
  redirected: false,
  combat: 0,
  power: 0,
  defense: 0,
  damage: 1,
  prevented: 0,
  push: 0,
  weaponId: null,
  weighed: null,
  dice: [],
  change: 0,
  successes: 0,
  hit: false,
  missed: false,
  offered: [],
  noted: 0,
  answer: null,
  ...attack2
});

// libs/skirmish/src/behaviour/choice-effects.ts
var decline = { optionId: "decline", kind: "DECLINE" };
var choiceEffects = {
  if(runner, { context }, { condition, then, else: otherwise = [] }) {
    runner.turn.spend(weightOf(condition));
    const effects = isMet(runner, condition, scopeOf(context)) ? then : otherwise;
    if (effects.length > 0) runner.push(effectsFrame(effects, context));
    return "NEXT";
  },
  each(runner, frame, { figures: figures3, do: effects }) {
    const id = nextActor(runner, frame, figures3);
    if (id === void 0) return "NEXT";
    runner.push(effectsFrame(effects, { ...frame.context, selfId: frame.context.selfId ?? id, chosenId: id }));
    return "STAY";
  },
  chooseFigure: (runner, frame, what) => {
    const { among: among2, optional = false, do: effects } = what;
    const { context } = frame;
    runner.turn.spend(weightOf(what));
    const ids2 = choosable(runner, among2, effects, context);
    if (ids2.length === 0) return "NOTHING";
    const seat7 = ownerSeat(runner, context);
    if (seat7 === null) {
      const from = spaceOfScope(runner.state, scopeOf(context));
      const {
        ids: [id = ""],
        weighed
      } = nearestOf(runner, ids2, from, runner.turn.random);
      tell2(runner, context, null, id, weighed ? { weighed } : {});
      return goOn(runner, frame, id, effects);
    }
    const options = ids2.map((optionId) => ({ optionId, kind: "FIGURE" }));
    const answer2 = answered2(runner, frame, seat7, optional ? [decline, ...options] : options);
    if (typeof answer2 === "object") return answer2;
    return answer2 === decline.optionId ? "NEXT" : goOn(runner, frame, answer2, effects);
  },
  choose(runner, frame, { seat: who, optional = false, options }) {
    const { context } = frame;
    runner.turn.spend(weightOf(options));
    const open3 = options.flatMap(
      (option, index) => canDo(runner, option.do, context) ? [{ optionId: String(index), kind: "TEXT" }] : []
    );
    if (open3.length === 0) return "NOTHING";
    const seat7 = askedSeat(runner, who, context);
    const answer2 = seat7 === null ? firstOption(runner, context, open3) : answered2(runner, frame, seat7, optional ? [decline, ...open3] : open3);
    if (typeof answer2 === "object") return answer2;
    const chosen3 = options[Number(answer2)];
    if (answer2 !== decline.optionId && chosen3) runner.push(effectsFrame(chosen3.do, context));
    return "NEXT";
  },
  oneOf(runner, { context }, { options }) {
    runner.turn.spend(weightOf(options));
    const index = options.findIndex((option) => canDo(runner, option, context));
    const effects = options[index];
    if (!effects) return "NOTHING";
    tell2(runner, context, null, String(index), {});
    runner.push(effectsFrame(effects, context));
    return "NEXT";
  },
  moveFreely: (runner, frame, what) => moveFreely(runner, frame, what)
};
var ownerSeat = (table, { selfId, creditHeroId }) => seatOfOne(table, creditHeroId ?? selfId);
function seatOfOne(table, id) {
  const figure5 = id === null ? void 0 : findFigure(table.state, id);
  if (!figure5) return null;
  return figure5.kind === "VILLAIN" || standsOnBoard(table.state, figure5.id) ? seatOf(table, figure5.id) : null;
}
function askedSeat(table, who, context) {
  if (who === "OWNER") return ownerSeat(table, context);
  return seatOfOne(table, who === "CAUSE" ? context.causeId : context.targetId);
}
function answered2(runner, frame, seat7, options) {
  const { context, answer: answer2 } = frame;
  const [only] = options;
  if (options.length === 1 && only) {
    tell2(runner, context, null, only.optionId, {});
    return only.optionId;
  }
  if (answer2 === null || !options.some(({ optionId }) => optionId === answer2)) {
    return { seat: seat7, kind: "CHOICE", source: context.sourceId, options };
  }
  tell2(runner, context, seat7, answer2, {});
  return answer2;
}
function firstOption(runner, context, options) {
  const optionId = options[0]?.optionId ?? "";
  tell2(runner, context, null, optionId, {});
  return optionId;
}
function tell2({ turn }, { sourceId }, seat7, optionId, why) {
  turn.emit({ type: "choiceMade", seat: seat7, source: sourceId, optionId, ...why });
}
function goOn(runner, frame, chosenId, effects) {
  frame.context = { ...frame.context, chosenId };
  runner.push(effectsFrame(effects, frame.context));
  return "NEXT";
}
function moveFreely(runner, frame, what) {
  const { state } = runner;
  const { context } = frame;
  frame.todo ??= chosenFigures(runner, what.who, context);
  const figureId = frame.todo[0];
  if (figureId === void 0) return "NEXT";
  const ways = standsOnBoard(state, figureId) ? reachOf(runner, figureId, what) : /* @__PURE__ */ new Map();
  const seat7 = ownerSeat(runner, context);
  const done = () => {
    frame.todo?.shift();
    frame.answer = null;
    return frame.todo?.length === 0 ? "NEXT" : "STAY";
  };
  if (ways.size === 0 || seat7 === null) return done();
  const options = [...ways.keys()].map((optionId) => ({ optionId, kind: "SPACE" }));
  const answer2 = answered2(runner, frame, seat7, [decline, ...options]);
  if (typeof answer2 === "object") return answer2;
  const way = ways.get(answer2);
  if (way) {
    const told2 = { kind: "EFFECT", source: context.sourceId };
    walk(runner, { figureId, to: answer2, zones: way.zones, context, told: told2 });
  }
  return done();
}

// libs/skirmish/src/attacking/damage.ts
function dealDamage({ turn, state }, figureId, points2, { by: by5, source: source3 }) {
  turn.emit({
    type: "damageDealt",
    figureId,
    points: points2,
    damage: figureOf(state, figureId).damage + points2,
    ...by5 === void 0 ? {} : { by: by5 },
    ...source3 === void 0 || source3 === by5 ? {} : { source: source3 }
  });
}

// libs/skirmish/src/wounds/draw-wound.ts
function drawWound(at, heroId9, discarded, source3) {
  const { state, turn, book: book2 } = at;
  if (!mayDrawWound(at, heroId9)) return false;
  if (state.woundPile.length === 0 && state.woundDiscard.length > 0) {
    const woundIds = turn.random.shuffle(state.woundDiscard);
    turn.emit({ type: "woundPileShuffled", count: woundIds.length, woundIds });
  }
  const woundId = state.woundPile[0] ?? book2.emptyWoundPile(state);
  if (woundId === null) return false;
  const { side: side2 } = heroOf(state, heroId9);
  turn.emit({ type: "woundDrawn", heroId: heroId9, side: side2, discarded, woundId, ...source3 === void 0 ? {} : { source: source3 } });
  return true;
}
var woundEvolvers = {
  woundPileShuffled(state, { woundIds }) {
    const shuffle2 = 1 + Math.max(0, ...Object.values(state.woundShuffles));
    state.woundPile = [...woundIds];
    state.woundDiscard = [];
    state.shownWounds = state.shownWounds.filter((id) => !woundIds.includes(id));
    for (const id of woundIds) state.woundShuffles[id] = shuffle2;
  },
  woundDrawn(state, { heroId: heroId9, discarded, woundId }) {
    const hero6 = heroOf(state, heroId9);
    figureOf(state, heroId9).damage -= discarded;
    hero6.hand.push(woundId);
    hero6.drewWound = true;
    if (state.woundPile[0] === woundId) state.woundPile.shift();
    countDeed(state, heroId9, "WOUNDS_DRAWN");
  }
};

// libs/skirmish/src/behaviour/figure-effects.ts
var figureEffects = {
  attack(runner, frame, what) {
    const attackerId = nextActor(runner, frame, what.who);
    if (attackerId === void 0) return "NEXT";
    pushAttack(runner, frame, attackerId, what);
    return "STAY";
  },
  damage: (runner, frame, { who, points: points2 }) => forAll(runner, frame, who, (id) => {
    const by5 = frame.context.creditHeroId;
    dealDamage(runner, id, points2, { source: frame.context.sourceId, ...by5 === null ? {} : { by: by5 } });
    return true;
  }),
  heal: (runner, frame, { who, points: points2 }) => forAll(runner, frame, who, (figureId) => {
    const { damage } = figureOf(runner.state, figureId);
    const healed = Math.min(points2, damage);
    if (healed === 0) return false;
    const source3 = frame.context.sourceId;
    runner.turn.emit({ type: "figureHealed", figureId, points: healed, damage: damage - healed, source: source3 });
    return true;
  }),
  modify: (runner, frame, { who, characteristic: characteristic2, by: by5, until }) => forAll(runner, frame, who, (figureId) => {
    const source3 = frame.context.sourceId;
    runner.turn.emit({ type: "modifierLaid", figureId, characteristic: characteristic2, by: by5, until, source: source3 });
    return true;
  }),
  drawWound: (runner, frame, { who }) => forAll(runner, frame, who, (id) => {
    if (!mayDrawWound(runner, id)) return false;
    drawWound(runner, id, 0, frame.context.sourceId);
    return true;
  }),
  discardCard: (runner, frame, { who }) => forAll(runner, frame, who, (heroId9) => {
    const cards5 = powerCardsInHand(runner, heroId9);
    if (cards5.length === 0) return false;
    const cardId = runner.turn.random.pick(cards5);
    runner.turn.emit({ type: "cardDiscarded", heroId: heroId9, cardId, source: frame.context.sourceId });
    return true;
  }),
  loseAction: (runner, frame, { who, actions }) => forAll(runner, frame, who, (id) => changeActions(runner, frame, id, -Math.min(actions, actionsToLose(runner, id)))),
  giveAction: (runner, frame, { who, actions }) => forAll(runner, frame, who, (id) => changeActions(runner, frame, id, Math.min(actions, actionsToGive(runner, id))))
};
function forAll(runner, { context }, who, act) {
  const done = chosenFigures(runner, who, context).map(act);
  return done.includes(true) ? "NEXT" : "NOTHING";
}
function changeActions({ turn }, { context }, heroId9, by5) {
  if (by5 === 0) return false;
  turn.emit({ type: "actionsChanged", heroId: heroId9, by: by5, source: context.sourceId });
  return true;
}
function pushAttack(runner, { context }, attackerId, what) {
  const { state, turn } = runner;
  const { kind, target: target2, combat = 0, power: power3 = 0, damage = 1, push: push2 = 0 } = what;
  const named2 = target2 ? chosenFigures(runner, target2, context, attackerId) : null;
  const possible = possibleAttacks(runner, attackerId, { kind, rangedGiven: kind === "RANGED" }).filter(
    ({ targetId: targetId2 }) => named2 === null || named2.includes(targetId2)
  );
  const ids2 = possible.map(({ targetId: targetId2 }) => targetId2);
  const {
    ids: [targetId],
    weighed
  } = nearestOf(runner, ids2, spaceOf2(state, attackerId), turn.random);
  const attack2 = possible.find((each) => each.targetId === targetId);
  if (!attack2) {
    turn.emit({ type: "effectPassedOver", source: context.sourceId, effect: "attack" });
    return;
  }
  runner.push(
    attackFrame({
      attackerId,
      ...attack2,
      rangedGiven: kind === "RANGED",
      context: contextOfAttack(runner, attackerId, attack2.targetId, context),
      combat,
      power: power3,
      damage,
      push: Math.max(push2, ownPushes(runner, attackerId)),
      weighed
    })
  );
}
function contextOfAttack({ state }, attackerId, targetId, context) {
  const hero6 = heroBehind(state, attackerId);
  const isHerosOwn = hero6 && context.creditSide !== null;
  return {
    ...context,
    targetId,
    selfId: attackerId,
    causeId: hero6?.heroId ?? context.causeId,
    ...isHerosOwn ? { creditSide: hero6.side, creditHeroId: context.creditHeroId ?? hero6.heroId } : {},
    granted: hero6 !== void 0
  };
}

// libs/skirmish/src/dice/dice.ts
var attackDice = {
  COMBAT: { faces: ["0", "0", "1", "1", "1", "POW"] },
  POWER: { faces: ["0", "1", "1", "2", "2", "POW"] }
};
var testDie = { faces: [0, 0, 0, 1, 1, 1, 2, 2] };
var POW = "POW";
var successesOf = (faces4) => faces4.reduce((sum2, face) => sum2 + (face === POW ? 1 : Number(face)), 0);
function rollAttack(random, combat, power3) {
  const combatDice = Math.max(0, combat);
  const dice = Array.from(
    { length: combatDice + Math.max(0, power3) },
    (_2, place2) => place2 < combatDice ? "COMBAT" : "POWER"
  );
  const { faces: faces4, ...rolled } = rollOn(random, dice);
  return { combat: faces4.slice(0, combatDice), power: faces4.slice(combatDice), ...rolled };
}
function rollOn(random, dice) {
  const rolled = dice.map((die) => ({ die, faces: roll(random, attackDice[die], 1) }));
  const faces4 = rolled.flatMap((die) => die.faces);
  const rerolls = [];
  for (let again = rolled.filter(showsPow); again.length > 0; again = again.filter(showsPow)) {
    rerolls.push(
      again.map((die) => {
        const [face = "0"] = roll(random, attackDice[die.die], 1);
        die.faces.push(face);
        return face;
      })
    );
  }
  return { faces: faces4, rerolls, dice: rolled, successes: successesOf([...faces4, ...rerolls.flat()]) };
}
var showsPow = (die) => die.faces.at(-1) === POW;
var rollTest = (random, dice) => roll(random, testDie, dice);
var highestTotal = (dice) => Math.max(0, dice) * Math.max(...testDie.faces);

// libs/skirmish/src/attacking/successes.ts
var successesNow = ({ dice, change: change3 }) => Math.max(0, successesOf(dice.flatMap(({ faces: faces4 }) => faces4)) + change3);

// libs/skirmish/src/behaviour/roll-effects.ts
var rollEffects = {
  changeRoll(runner, frame, { combat = 0, power: power3 = 0, successes = 0, reroll = 0, defense: defense2 = 0 }) {
    const running = runner.newestRoll();
    if (!running) return "NOTHING";
    if (running.kind === "attack") {
      running.combat += combat;
      running.power += power3;
      running.defense += defense2;
    }
    if (successes !== 0) {
      running.change += successes;
      tell3(runner, frame, running, { faces: [], rerolls: [] });
    }
    return reroll > 0 ? rollAgain(runner, frame, running, reroll) : "NEXT";
  },
  preventDamage(runner, { context }, { points: points2 }) {
    const attack2 = runner.newest("attack");
    const left = attack2 ? Math.min(points2, attack2.damage - attack2.prevented) : 0;
    if (!attack2 || left <= 0) return "NOTHING";
    attack2.prevented += left;
    runner.turn.emit({ type: "damagePrevented", figureId: attack2.targetId, points: left, source: context.sourceId });
    return "NEXT";
  },
  redirectAttack(runner, { context }, { to }) {
    const attack2 = runner.newest("attack");
    const [target2] = chosenFigures(runner, to, context);
    if (!attack2 || target2 === void 0 || target2 === attack2.targetId || target2 === attack2.attackerId) return "NOTHING";
    const { attackerId, targetId: from } = attack2;
    runner.turn.emit({ type: "attackRedirected", attackerId, from, to: target2, source: context.sourceId });
    attack2.targetId = target2;
    attack2.redirected = true;
    return "NEXT";
  },
  addDamage(runner, _frame, { points: points2 }) {
    const attack2 = runner.newest("attack");
    if (!attack2) return "NOTHING";
    attack2.damage += points2;
    return "NEXT";
  },
  roll(runner, { context }, { die, table }) {
    const { turn } = runner;
    const faces4 = die === "TEST" ? rollTest(turn.random, 1).map(String) : facesOf(runner, die);
    turn.emit({ type: "dieRolled", source: context.sourceId, faces: faces4 });
    const result = successesOf(faces4);
    const [row] = table.filter(({ atLeast }) => atLeast <= result).sort((a, b) => b.atLeast - a.atLeast);
    if (row) runner.push(effectsFrame(row.do, context));
    return "NEXT";
  }
};
function facesOf({ turn }, die) {
  const { dice } = rollAttack(turn.random, die === "COMBAT" ? 1 : 0, die === "POWER" ? 1 : 0);
  return dice.flatMap(({ faces: faces4 }) => faces4);
}
function rollAgain(runner, frame, running, times) {
  const count4 = running.kind === "attack" ? running.dice.length : running.faces.length;
  if (count4 === 0) return "NOTHING";
  const options = Array.from({ length: count4 }, (_2, die) => ({ optionId: String(die), kind: "DIE" }));
  const seat7 = seatOfPower(runner, frame);
  const chosen3 = frame.answer ?? (seat7 === null || count4 === 1 ? String(worstDie(running)) : null);
  if (chosen3 === null && seat7 !== null) return { seat: seat7, kind: "CHOICE", source: frame.context.sourceId, options };
  rollOneAgain(runner, frame, running, Number(chosen3));
  frame.answer = null;
  if (times === 1) return "NEXT";
  frame.effects[0] = { changeRoll: { reroll: times - 1 } };
  return "STAY";
}
var seatOfPower = (runner, { context: { selfId } }) => selfId !== null && standsOnBoard(runner.state, selfId) ? seatOf(runner, selfId) : null;
function worstDie(running) {
  const shown2 = running.kind === "attack" ? running.dice.map(({ faces: faces4 }) => successesOf(faces4)) : running.faces.map((face) => -face);
  return shown2.indexOf(Math.min(...shown2));
}
function rollOneAgain(runner, frame, running, index) {
  const { random } = runner.turn;
  if (running.kind === "test") {
    const faces4 = rollTest(random, 1);
    running.faces.splice(index, 1, ...faces4);
    tell3(runner, frame, running, { die: index, faces: faces4.map(String), rerolls: [] });
    return;
  }
  const die = running.dice[index];
  if (!die) return;
  const rolled = rollOn(random, [die.die]);
  running.dice.splice(index, 1, ...rolled.dice);
  tell3(runner, frame, running, { die: index, faces: rolled.faces, rerolls: rolled.rerolls });
}
function tell3({ turn }, { context: { selfId, sourceId } }, running, changed) {
  const isAttack = running.kind === "attack";
  const successes = isAttack ? successesNow(running) : running.faces.reduce((sum2, face) => sum2 + face, running.change);
  if (isAttack) running.successes = successes;
  const figureId = isAttack ? running.attackerId : running.heroId;
  const by5 = selfId === null ? {} : { by: selfId };
  turn.emit({ type: "rollChanged", figureId, ...by5, source: sourceId, ...changed, successes });
}

// libs/skirmish/src/behaviour/test-effects.ts
var testEffects = {
  easeTest: (runner, frame, { test: test2, by: by5, onResult }) => changeTests(runner, frame, test2, harder(-by5, onResult)),
  hardenTest: (runner, frame, { test: test2, by: by5, onResult }) => changeTests(runner, frame, test2, harder(by5, onResult)),
  openTest: (runner, frame, { test: test2 }) => changeTests(runner, frame, test2, ({ change: change3 }) => ({ change: change3, closed: false })),
  closeTest: (runner, frame, { test: test2 }) => changeTests(runner, frame, test2, ({ change: change3 }) => ({ change: change3, closed: true }))
};
var harder = (by5, onResult = false) => ({ change: change3, toTotal = 0, closed }) => onResult ? { change: change3, toTotal: toTotal + by5, closed } : { change: change3 + by5, closed };
function changeTests(runner, { context }, testId, changed) {
  const places3 = placesOfTestId(runner, testId);
  for (const { key } of places3) {
    runner.turn.emit({
      type: "testChanged",
      testKey: key,
      ...changed(testState(runner, key)),
      source: context.sourceId
    });
  }
  return places3.length > 0 ? "NEXT" : "NOTHING";
}

// libs/skirmish/src/behaviour/run-effects.ts
var sharedEffects = {
  ...boardEffects,
  ...pieceEffects,
  ...figureEffects,
  ...testEffects,
  ...rollEffects,
  ...choiceEffects
};
var effectsRunner = (rules2) => (runner, frame) => {
  const [effect] = isSilenced(runner, frame) ? [] : frame.effects;
  if (!effect) {
    runner.check(frame.context);
    return "DONE";
  }
  const word = wordOf(effect);
  const step = rules2[word](runner, frame, effect[word]);
  if (step === "STAY") return "AGAIN";
  if (typeof step === "object") return step;
  frame.effects.shift();
  frame.todo = null;
  frame.answer = null;
  if (step === "NOTHING") {
    runner.turn.emit({ type: "effectPassedOver", source: frame.context.sourceId, effect: word });
  } else if (effect.damage || effect.drawWound) runner.check(frame.context);
  return "AGAIN";
};
var isSilenced = ({ book: book2, state }, { context: { creditHeroId, sourceId } }) => creditHeroId === null ? book2.isSilenced(state, sourceId) : !standsOnBoard(state, creditHeroId);
var wordOf = (effect) => Object.keys(effect).find((word) => effect[word] !== void 0) ?? "if";

// libs/skirmish/src/behaviour/triggers.ts
function isSetOff(table, on, happening, context) {
  switch (happening.kind) {
    case "TURN_END":
      return on.turnEnd === true;
    case "OUT":
      return on.figureOut !== void 0 && names(table, on.figureOut, happening.figureId, scopeOf(context)) || isHeroOut(table.state, on, happening.figureId);
    case "TEST_FAILED":
      return on.testFailed === happening.testId;
    default:
      return false;
  }
}
function isHeroOut(state, { heroOut }, figureId) {
  const figure5 = findFigure(state, figureId);
  if (!heroOut || figure5?.kind !== "HERO") return false;
  return heroOut.side === void 0 || heroOut.side === figure5.side;
}
var contextOfSetOff = (context, ruleId, figureId, inReaction) => ({
  ...context,
  sourceId: ruleId,
  selfId: figureId,
  causeId: context.creditHeroId ?? context.causeId,
  chosenId: null,
  creditSide: null,
  creditHeroId: null,
  granted: false,
  silent: false,
  inReaction
});

// libs/skarov/src/base/board.ts
var boardOfBase = layoutMemory(
  ({ tiles, passages }) => buildBoard({ tiles: tiles.map(placed), border: "WALL", passages: passages.map(passageOn) })
);
var placed = (tile) => {
  const { face, reinforcement } = roomOf(tile);
  const { column, row, turns } = tile;
  return { face, column, row, turns, attached: reinforcement };
};
function passageOn({ edge: edge2, kind }) {
  const [x, y, side2] = edge2.split(",");
  return { id: edge2, x: Number(x), y: Number(y), edge: side2 === "E" ? "E" : "S", kind, open: kind === "AIRLOCK" };
}

// libs/skarov/src/table/rooms.ts
var roomsOf = ({ base }) => roomsOfLayout(base);
var roomsOfLayout = layoutMemory(
  ({ tiles }) => tiles.map(({ faceId }) => box.known.room(faceId)).sort((a, b) => a.tileNumber - b.tileNumber)
);
var faceOfSpace = ({ base }, spaceId2) => boardOfBase(base).space(spaceId2).faceId;
var isInControlRoom = (state, spaceId2) => box.known.room(faceOfSpace(state, spaceId2)).kind === "CONTROL";
var controlDoor = layoutMemory(
  ({ tiles, passages }) => passagesAmong(connectionsOf(tiles), passages).find(({ atControl }) => atControl)?.edge ?? ""
);
var controlDoorOf = ({ base }) => controlDoor(base);
var isControlOpen = (state) => state.openDoors.includes(controlDoorOf(state));
var mayOpen = (state, doorId) => state.finalCombat || doorId !== controlDoorOf(state);

// libs/skarov/src/table/layout.ts
var boardOf2 = ({ base }) => boardOfBase(base);
var allDoors = layoutMemory((layout) => new Set(boardOfBase(layout).doors.map(({ id }) => id)));
function doorsForMoving2(state, { kind, sheetId: sheetId4 }, open3) {
  if (kind !== "VILLAIN") return open3;
  const all = allDoors(state.base);
  if (villainSheet(sheetId4).rank !== "MASTER" || isControlOpen(state)) return all;
  const control = controlDoorOf(state);
  return new Set([...all].filter((door3) => door3 !== control));
}
var isReinforcement = ({ base }, spaceId2) => groundAt(base.tiles, spaceId2)?.mark !== null;
var usableReinforcement = (state, faceId) => boardOf2(state).spaces.filter((space3) => faceId === void 0 || space3.faceId === faceId).map(({ id }) => id).filter((id) => isUsable(groundAt(state.base.tiles, id)?.mark ?? null, heroesInPlay(state).length));

// libs/skarov/src/table/steps.ts
function freeAdjacent(table, figureId) {
  const { state } = table;
  if (!standsOnBoard(state, figureId) || hasAbility(table, figureId, "CANNOT_MOVE")) return [];
  const leaves = hasAbility(table, figureId, "NO_REPOSITION");
  const zone = zoneOf(table, figureId);
  return adjacentSpaces(boardOf2(state), openDoorsOf(table), spaceOf2(state, figureId)).filter(
    (spaceId2) => !occupantOf(state, spaceId2) && !isReinforcement(state, spaceId2) && !(leaves && zoneOfSpace(table, spaceId2) === zone)
  );
}

// libs/skarov/src/behaviour/further-words.ts
function isNamed({ state }, { of, room: room2 }, figure5, scope) {
  if (of === "ROOM") return figure5.spaceId !== null && faceOfSpace(state, figure5.spaceId) === room2;
  if (of !== "SHEET_OF") return false;
  return figure5.sheetId === (sheetOfScope(state, scope) ?? state.villain?.sheetId);
}
var sheetOfScope = (state, { actingId }) => actingId === null ? void 0 : findFigure(state, actingId)?.sheetId;
function furtherPlaces({ state }, { room: room2, reinforcement }) {
  if (reinforcement) {
    return usableReinforcement(state, reinforcement.room).filter((spaceId2) => !state.figures.some((figure5) => figure5.spaceId === spaceId2)).map((spaceId2) => [spaceId2]);
  }
  if (room2 === void 0) return [];
  const spaces = boardOf2(state).spaces.filter(({ faceId, zoneId }) => faceId === room2 && zoneId !== "");
  return spaces.length > 0 ? [spaces.map(({ id }) => id)] : [];
}
var furtherAmount = ({ state }, { counter }) => state.objectives.find(({ id }) => id === counter)?.counter ?? 0;
function canDoFurther(table, effect, context) {
  const { step, healWound, drawEvents: drawEvents2, discardEvents, advance: advance3 } = effect;
  const { state } = table;
  const all = (who) => figuresOf(table, who, scopeOf(context));
  if (step) return all(step.who).some((id) => freeAdjacent(table, id).length > 0);
  if (healWound) return all(healWound.who).some((id) => findHeroState(state, id)?.hand.some(isWoundCard));
  if (drawEvents2) return state.overlord.pile.length + state.overlord.discard.length > 0;
  if (discardEvents) return state.overlord.hand.some((id) => id !== context.sourceId);
  return advance3 !== void 0 && state.objectives.some(({ id, settled }) => id === advance3.objective && !settled);
}

// libs/skirmish/src/set-up/empty-table.ts
var emptyTable = () => ({
  turn: 0,
  step: null,
  steps: 0,
  heroes: [],
  figures: [],
  tokens: [],
  laid: {},
  villainPowers: {},
  openDoors: [],
  tests: {},
  modifiers: [],
  woundPile: [],
  woundDiscard: [],
  shownWounds: [],
  woundShuffles: {},
  firstSide: null,
  active: null,
  window: null,
  windows: 0,
  stack: [],
  phase: "SETUP",
  outs: [],
  over: null
});
var newSeat = ({ seat: seat7 }, side2, changes2) => ({
  seat: seat7,
  side: side2,
  mainHero: null,
  resigned: false,
  takeBacks: changes2,
  proposals: changes2,
  ready: false
});

// libs/skirmish/src/set-up/hero-set.ts
var SET_ASIDE = 2;
var idsOf = (book2, heroId9, ...sets2) => book2.cardsOfHero(heroId9, ...sets2).map(({ id }) => id);
var inCardOrder = (book2, heroId9, cardIds2) => idsOf(book2, heroId9).filter((id) => cardIds2.includes(id));
function buildSet(book2, random, heroId9, rank) {
  if (rank === "HERO") return { cardIds: idsOf(book2, heroId9, "BASE", "WEAKNESS"), setAside: [] };
  if (rank === "VETERAN") return { cardIds: idsOf(book2, heroId9, "BASE", "WEAKNESS", "VETERAN"), setAside: [] };
  const drawn = random.shuffle(idsOf(book2, heroId9, "BASE")).slice(0, SET_ASIDE);
  const all = idsOf(book2, heroId9, "BASE", "WEAKNESS", "ROOKIE");
  return {
    cardIds: all.filter((id) => !drawn.includes(id)),
    setAside: all.filter((id) => drawn.includes(id))
  };
}
var recordedSet = (book2, { heroId: heroId9, cards: cards5, setAside }) => ({
  cardIds: inCardOrder(book2, heroId9, cards5),
  setAside: inCardOrder(book2, heroId9, setAside)
});

// libs/skirmish/src/set-up/heroes.ts
function refusedHero(book2, state, heroId9) {
  if (!book2.isHeroId(heroId9)) return refused(book2, "hero", "UNKNOWN_ID", { id: heroId9 });
  return findHeroState(state, heroId9) ? refused(book2, "heroTaken", "HERO_TAKEN", { hero: heroId9 }) : void 0;
}
var freeHeroes = (book2, state) => book2.heroIds().filter((id) => !findHeroState(state, id));
var heroChoice = (book2, { sides: sides2, rankByDefault: rankByDefault2, refusedRank: refusedRank2, take }) => ({
  steps: {
    "setup.heroes": {
      asked: (state) => seatsWhere(state, ({ side: side2, mainHero }) => sides2.includes(side2) && mainHero === null),
      byDefault(state, seat7) {
        const heroId9 = freeHeroes(book2, state)[0] ?? "";
        return { type: "chooseHero", heroId: heroId9, rank: rankByDefault2(state, seat7, heroId9) };
      }
    }
  },
  commands: {
    chooseHero: {
      steps: ["setup.heroes"],
      check: (state, { heroId: heroId9, rank }, seat7) => refusedHero(book2, state, heroId9) ?? refusedRank2(state, seat7, heroId9, rank),
      *offers(state) {
        for (const heroId9 of freeHeroes(book2, state)) {
          for (const rank of ranks) yield { type: "chooseHero", heroId: heroId9, rank };
        }
      },
      perform(turn, { heroId: heroId9, rank }, seat7) {
        take(turn, seat7, heroId9, rank);
      }
    }
  }
});

// libs/skirmish/src/set-up/missions.ts
function rollMission(random, [first2, second]) {
  const faces4 = [random.pick(attackDice.COMBAT.faces)];
  while (faces4.at(-1) === "POW") faces4.push(random.pick(attackDice.COMBAT.faces));
  return { faces: faces4, missionId: (faces4.at(-1) === "0" ? first2 : second)?.id ?? "" };
}
var missionEvolvers = {
  missionRolled(state, { heroId: heroId9, missionId }) {
    heroOf(state, heroId9).missionId = missionId;
  }
};

// libs/skirmish/src/set-up/newcomers.ts
var newHero = (hero6) => ({
  ...hero6,
  hand: [],
  discard: [],
  inPlay: [],
  plan: null,
  notTaken: [],
  tookBack: false,
  missionId: null,
  missionDone: false,
  activated: false,
  bonusActions: 0,
  drewWound: false,
  usedPowers: [],
  deeds: {},
  zonesVisited: []
});
var newFigure = (figure5) => ({
  sheetId: figure5.id,
  number: 1,
  ownerId: null,
  spaceId: null,
  damage: 0,
  status: "RESERVE",
  superVillain: false,
  ...figure5
});

// libs/skirmish/src/set-up/placement.ts
var isUnplaced = (state, heroId9) => findFigure(state, heroId9)?.status === "RESERVE";
var unplaced = (state) => state.heroes.filter(({ heroId: heroId9 }) => isUnplaced(state, heroId9));
var ownUnplaced = (state, seat7) => unplaced(state).filter((hero6) => hero6.seat === seat7);
var freeStarts = (book2, state, side2) => book2.startSpaces(state, side2).filter((spaceId2) => !occupantOf(state, spaceId2));
var placementSteps = (book2) => ({
  "setup.placement": {
    asked: (state) => seatsWhere(
      state,
      ({ seat: seat7, side: side2 }) => ownUnplaced(state, seat7).length > 0 && freeStarts(book2, state, side2).length > 0
    ),
    byDefault: (state, seat7) => ({
      type: "placeHero",
      heroId: ownUnplaced(state, seat7)[0]?.heroId ?? "",
      spaceId: freeStarts(book2, state, seatAt(state, seat7).side)[0] ?? ""
    })
  }
});
var placementCommands = (book2, steps) => ({
  placeHero: {
    steps,
    check(state, { heroId: heroId9, spaceId: spaceId2 }, seat7) {
      if (!book2.isHeroId(heroId9)) return refused(book2, "placement", "UNKNOWN_ID", { id: heroId9 });
      if (!book2.boardOf(state).hasSpace(spaceId2)) return refused(book2, "placement", "UNKNOWN_ID", { id: spaceId2 });
      const hero6 = findHeroState(state, heroId9);
      if (hero6?.seat !== seat7) return refused(book2, "placement", "NOT_OWN_HERO", { hero: heroId9 });
      if (!isUnplaced(state, heroId9)) return refused(book2, "placement", "ALREADY_PLACED");
      if (!book2.startSpaces(state, hero6.side).includes(spaceId2)) {
        return refused(book2, "placement", "NOT_A_START_SPACE", { space: spaceId2 });
      }
      return occupantOf(state, spaceId2) ? refused(book2, "oneFigureASpace", "SPACE_TAKEN", { space: spaceId2 }) : void 0;
    },
    *offers(state, seat7) {
      for (const { heroId: heroId9, side: side2 } of ownUnplaced(state, seat7)) {
        for (const spaceId2 of freeStarts(book2, state, side2)) yield { type: "placeHero", heroId: heroId9, spaceId: spaceId2 };
      }
    },
    perform: (turn, { heroId: heroId9, spaceId: spaceId2 }) => {
      turn.emit({ type: "heroPlaced", heroId: heroId9, spaceId: spaceId2 });
    }
  }
});
var placementEvolvers = {
  heroPlaced(state, { heroId: heroId9, spaceId: spaceId2 }) {
    Object.assign(figureOf(state, heroId9), { spaceId: spaceId2, status: "IN_PLAY" });
  }
};

// libs/skirmish/src/set-up/ranks.ts
var rankOfDifficulty = {
  EASY: "ROOKIE",
  NORMAL: "HERO",
  HARD: "VETERAN"
};

// libs/skarov/src/base/base-state.ts
var mostUndone = 50;
var emptyBase = (overlord, heroes2) => ({
  overlord,
  heroes: heroes2,
  tiles: [],
  passages: [],
  minions: [],
  lieutenants: [],
  tilesDone: false,
  passagesDone: false,
  confirmed: false,
  moves: [],
  undone: 0
});

// libs/skarov/src/overlord/overlord-state.ts
var EVENT_TAKE_BACKS = 8;
var noEvents = (seat7) => ({
  seat: seat7,
  hand: [],
  pile: [],
  discard: [],
  set: [],
  inForce: [],
  heldAtShuffle: [],
  takeBacks: EVENT_TAKE_BACKS
});

// libs/skarov/src/initial-state.ts
var CHANGES_A_TURN = 3;
var initialState = (options, seats) => ({
  ...emptyTable(),
  options,
  adventure: null,
  allowed: [],
  brought: baseBroughtTo(seats[options.heroes]?.brought),
  base: emptyBase(options.heroes, options.heroes),
  overlord: noEvents(options.heroes),
  seats: seats.map((seat7) => newSeat(seat7, seat7.side ?? "HEROES", CHANGES_A_TURN)),
  sides: { HEROES: { deck: [] }, OVERLORD: { deck: [] } },
  page: [],
  objectives: [],
  finalCombat: false,
  heroOutDuringFinalCombat: false,
  activatedSheets: [],
  slotsUsed: 0,
  slotDue: false,
  villain: null,
  endOfTurnItem: null
});

// libs/skarov/src/overlord/event-order.ts
var places2 = new Map(eventCardIds.map((id, place2) => [id, place2]));
var inEventOrder = (ids2) => [...ids2].sort((one2, other) => (places2.get(one2) ?? 0) - (places2.get(other) ?? 0));

// libs/skarov/src/overlord/set-events.ts
var planning2 = ["strategy", "strategy.lastWord"];
var hasTechnique = (cardId) => eventCard(cardId).technique !== void 0;
var isSheetOut = ({ figures: figures3 }, sheetId4) => findVillainSheet(sheetId4)?.rank !== "MINION" && !figures3.some((figure5) => figure5.sheetId === sheetId4 && figure5.status === "IN_PLAY");
var mostEvents = (state) => figuresInPlay(state).filter(({ kind }) => kind === "HERO").length;
var isFull = (state) => state.overlord.set.length >= mostEvents(state);
var setCard = ({ overlord }, cardId) => overlord.set.find((each) => each.cardId === cardId);
var setCards = ({ overlord }) => inEventOrder(overlord.set.map(({ cardId }) => cardId));
var setEventCommands = {
  setEvent: {
    steps: planning2,
    offersAreLegal: true,
    *offers(state) {
      if (isFull(state)) return;
      for (const cardId of state.overlord.hand.filter(hasTechnique)) {
        for (const sheetId4 of villainSheetIds()) {
          if (!isSheetOut(state, sheetId4)) yield { type: "setEvent", cardId, sheetId: sheetId4 };
        }
      }
    },
    check(state, { cardId, sheetId: sheetId4 }) {
      if (!findEventCard(cardId)) return refuse2("STRAT-05", "UNKNOWN_ID", { id: cardId });
      if (!findVillainSheet(sheetId4)) return refuse2("STRAT-05", "UNKNOWN_ID", { id: sheetId4 });
      if (!state.overlord.hand.includes(cardId)) return refuse2("STRAT-05", "CARD_NOT_IN_HAND", { card: cardId });
      if (!hasTechnique(cardId)) return refuse2("EVT-02", "CARD_HAS_NO_TECHNIQUE", { card: cardId });
      if (isSheetOut(state, sheetId4)) return refuse2("EVT-13", "SHEET_OUT", { sheet: sheetId4 });
      return isFull(state) ? refuse2("STRAT-05", "TOO_MANY_EVENTS", { most: mostEvents(state) }) : void 0;
    },
    perform(turn, { cardId, sheetId: sheetId4 }, seat7) {
      turn.emit({ type: "eventSet", seat: seat7, sheetId: sheetId4, cardId });
    }
  },
  takeBackEvent: {
    steps: planning2,
    *offers(state) {
      for (const cardId of setCards(state)) yield { type: "takeBackEvent", cardId };
    },
    check(state, { cardId }) {
      if (!findEventCard(cardId)) return refuse2("STRAT-12", "UNKNOWN_ID", { id: cardId });
      const found2 = setCard(state, cardId);
      if (!found2) return refuse2("STRAT-12", "CARD_NOT_SET", { card: cardId });
      if (found2.shown) return refuse2("STRAT-12", "ALREADY_SHOWN", { card: cardId });
      return state.overlord.takeBacks > 0 ? void 0 : refuse2("STRAT-14", "NO_TAKE_BACK_LEFT", { most: EVENT_TAKE_BACKS });
    },
    perform(turn, { cardId }, seat7) {
      turn.emit({ type: "eventTakenBack", seat: seat7, sheetId: setCard(turn.state, cardId)?.sheetId ?? "", cardId });
    }
  },
  announceActivation: {
    steps: ["strategy.lastWord"],
    offersAreLegal: true,
    offers: () => [{ type: "announceActivation" }],
    check: () => void 0,
    perform(turn, _command, seat7) {
      turn.emit({ type: "activationAnnounced", seat: seat7 });
    }
  }
};
function whyNotShown(state, cardId) {
  const found2 = setCard(state, cardId);
  if (!found2) return refuse2("STRAT-12", "CARD_NOT_SET", { card: cardId });
  return found2.shown ? refuse2("STRAT-12", "ALREADY_SHOWN", { card: cardId }) : void 0;
}
function showEvent(turn, cardId) {
  const { state } = turn;
  turn.emit({ type: "eventShown", seat: state.overlord.seat, sheetId: setCard(state, cardId)?.sheetId ?? "", cardId });
}
var techniquesBeside = ({ overlord }, sheetId4) => overlord.set.filter((each) => each.shown && each.sheetId === sheetId4).flatMap(({ cardId }) => eventCard(cardId).technique ?? []);
var setEventEvolvers = {
  eventSet({ overlord }, { sheetId: sheetId4, cardId }) {
    overlord.hand = overlord.hand.filter((id) => id !== cardId);
    overlord.set.push({ cardId, sheetId: sheetId4, shown: false });
  },
  eventTakenBack({ overlord }, { cardId }) {
    overlord.set = overlord.set.filter((each) => each.cardId !== cardId);
    overlord.hand = inEventOrder([...overlord.hand, cardId]);
    overlord.takeBacks -= 1;
  },
  eventShown({ overlord }, { cardId }) {
    for (const each of overlord.set) if (each.cardId === cardId) each.shown = true;
  },
  activationAnnounced: () => void 0
};

// libs/skarov/src/rule-ids.ts
var ruleIds = {
  gameOver: "SKAROV-GEN-03",
  resigned: "SKAROV-GEN-13",
  wrongPhase: "SKAROV-GEN-09",
  choicePending: "SKAROV-GEN-09",
  notAsked: "SKAROV-GEN-09",
  nearest: "SKAROV-GEN-14",
  picked: "SKAROV-GEN-14",
  automaticMove: "SKAROV-MOVE-09",
  automaticPush: "SKAROV-ATK-07",
  actions: "SKAROV-ACT-02",
  acting: "SKAROV-ACT-13",
  sidekickAction: "SKAROV-ACT-02",
  forbidden: "SKAROV-SPEC-01",
  moveEnd: "SKAROV-MOVE-02",
  moveReach: "SKAROV-MOVE-10",
  attack: "SKAROV-ATK-01",
  enemiesOnly: "SKAROV-ATK-08",
  melee: "SKAROV-LOS-01",
  ranged: "SKAROV-LOS-02",
  test: "SKAROV-TEST-01",
  testPiece: "SKAROV-TEST-02",
  testClosed: "SKAROV-TEST-12",
  testPlace: "SKAROV-TEST-02",
  testAfar: "SKAROV-TEST-09",
  testSight: "SKAROV-TEST-09",
  power: "SKAROV-SPEC-02",
  uniqueAction: "SKAROV-SPEC-03",
  noEffect: "SKAROV-SPEC-08",
  reaction: "SKAROV-SPEC-06",
  push: "SKAROV-ATK-07",
  plan: "SKAROV-STRAT-12",
  takeBack: "SKAROV-STRAT-14",
  ownCards: "SKAROV-CARD-01",
  mostCards: "SKAROV-CARD-04",
  powerCardNeeded: "SKAROV-WND-04",
  cardSides: "SKAROV-CARD-03",
  order: "SKAROV-STRAT-11",
  wholeOrder: "SKAROV-STRAT-03",
  hero: "SKAROV-SETUP-02",
  heroTaken: "SKAROV-GEN-01",
  placement: "SKAROV-SETUP-04",
  oneFigureASpace: "SKAROV-TILE-04",
  campaignStep: "SKAROV-CAMP-01",
  records: "SKAROV-CAMP-06",
  oneAdventure: "SKAROV-CAMP-06"
};

// libs/skarov/src/table/adventure.ts
function scenarioOf({ options, adventure }) {
  if (adventure?.kind !== "SCENARIO") return void 0;
  return options.scenario?.id === adventure.scenarioId ? options.scenario : scenarioById(adventure.scenarioId);
}
function difficultyOf(state) {
  if (state.adventure?.kind === "CUSTOM") return state.adventure.difficulty;
  return scenarioOf(state)?.difficulty ?? "NORMAL";
}
var turnLimitOf = (state) => state.options.turnLimit ?? scenarioOf(state)?.turnLimit ?? LAST_TURN;

// libs/skarov/src/table/card-order.ts
var compareCards = compareCardsOf({ powerCards: box.printed.powerCard, isWoundCard });

// libs/skarov/src/table/known-ids.ts
var onSheets = box.derived(
  ({ hero: hero6, villainSheet: villainSheet2 }) => new Set(powersOfSheets(hero6, villainSheet2).map(({ id }) => id))
);
var isOnSheet = (powerId) => onSheets().has(powerId);

// libs/skarov/src/table/sheets.ts
var sheetOf = (state, { kind, id, sheetId: sheetId4 }) => kind === "HERO" ? heroSheet(id, heroOf(state, id).rank) : villainSheet(sheetId4);
function innatePowers2(state, figure5) {
  const { kind, id, sheetId: sheetId4 } = figure5;
  if (kind === "HERO") return heroSheet(id, heroOf(state, id).rank).innate;
  const { powers } = villainSheet(sheetId4);
  const event2 = eventOn(state, figure5);
  return event2 === null ? powers : withEvent(powers, event2);
}
function eventOn({ overlord, figures: figures3 }, { id, sheetId: sheetId4 }) {
  const played = overlord.inForce.find((event2) => event2.sheetId === sheetId4);
  if (!played) return null;
  const first2 = figures3.find((figure5) => figure5.sheetId === sheetId4 && isInPlay(figure5));
  return first2?.id === id ? played.cardId : null;
}
var joined2 = /* @__PURE__ */ new WeakMap();
function withEvent(powers, cardId) {
  let byCard = joined2.get(powers);
  if (!byCard) joined2.set(powers, byCard = /* @__PURE__ */ new Map());
  let list = byCard.get(cardId);
  if (!list) byCard.set(cardId, list = [...powers, ...powerOfEvent(cardId)]);
  return list;
}
function powerOfEvent(cardId) {
  const { name, event: event2 } = eventCard(cardId);
  if (!event2?.modifiers && !event2?.grants) return [];
  const { text, modifiers, grants } = event2;
  const changes2 = { ...modifiers ? { modifiers } : {}, ...grants ? { grants } : {} };
  return [{ id: cardId, name, text, power: { trigger: "PERMANENT", ...changes2 } }];
}
function actionsOf2(state, { kind, sheetId: sheetId4 }) {
  if (kind !== "VILLAIN") return 3;
  const given2 = techniquesBeside(state, sheetId4).reduce((sum2, { actions = 0 }) => sum2 + actions, 0);
  return Math.max(0, villainSheet(sheetId4).actions + given2);
}

// libs/skarov/src/content/doors.ts
var textOfDoor = ({ attack: attack2, mind: mind2 }) => ({
  en: `On a space facing the door: attack ${attack2} or mind ${mind2}. The door opens for good.`,
  fr: `Sur un espace face à la porte : attaque ${attack2} ou mental ${mind2}. La porte s’ouvre pour de bon.`
});
var printed2 = { attack: 5, mind: 5 };
var door = {
  id: "door",
  name: { en: "Door", fr: "Porte" },
  text: textOfDoor(printed2),
  ...printed2
};

// libs/skarov/src/table/tests.ts
var doorTest = (edge2, { attack: attack2, mind: mind2 }) => ({
  id: edge2,
  name: door.name,
  text: textOfDoor({ attack: attack2, mind: mind2 }),
  door: edge2,
  offers: [
    { characteristic: "ATTACK", difficulty: attack2 },
    { characteristic: "MIND", difficulty: mind2 }
  ],
  addHeroes: false,
  direct: false,
  repeatable: false,
  onSuccess: [{ setDoor: { door: edge2, open: true } }],
  onFailure: []
});
var forcedTest = ({ name, text, test: test2 }) => test2 ? [{ ...test2, name, text, direct: true, repeatable: true, onSuccess: [], onFailure: [] }] : [];
var testsOfRoom = ({ tests, traps }) => [...tests, ...traps.flatMap(forcedTest)];
var testsWithDoors = (doors) => layoutMemory(({ tiles, passages }) => [
  ...tiles.flatMap(({ faceId }) => testsOfRoom(box.known.room(faceId))),
  ...passages.filter(({ kind }) => kind === "DOOR").map(({ edge: edge2 }) => doorTest(edge2, doors.find((own2) => own2.edge === edge2) ?? door))
]);
var testsByDoors = /* @__PURE__ */ new Map();
var mostKinds = 50;
var testsOfDoors = onceFor((doors) => {
  const key = JSON.stringify(doors);
  const known3 = testsByDoors.get(key);
  if (known3) return known3;
  if (testsByDoors.size >= mostKinds) testsByDoors.clear();
  const ofLayout = testsWithDoors(doors);
  testsByDoors.set(key, ofLayout);
  return ofLayout;
});
var NO_DOORS = [];
var testsOf = (state) => testsOfDoors(scenarioOf(state)?.doors ?? NO_DOORS)(state.base);
var recordOf2 = (state, key) => testsOf(state).find(({ id }) => id === key || key.startsWith(`${id}@`));
function isAttempted(state, key) {
  const record = recordOf2(state, key);
  return record !== void 0 && record.door === void 0 && !record.direct;
}
var isSettledTest = (state, key) => state.objectives.some(
  ({ faceId, settled }) => settled !== null && box.known.room(faceId).tests.some(({ id }) => id === key || key.startsWith(`${id}@`))
);

// libs/skirmish/src/content/lint/counted.ts
var [english, french] = [tellerIn("en", []), tellerIn("fr", [])];

// libs/skirmish/src/content/lint/problem.ts
var MOST_PROBLEMS = 20;
var told = (findings) => findings.map((tell4) => tell4());
var findingsOf = (problems) => problems.map((problem) => () => problem);
var firstProblems = (findings) => findings.length <= MOST_PROBLEMS ? told(findings) : [...told(findings.slice(0, MOST_PROBLEMS)), { path: "", message: andMore(findings.length - MOST_PROBLEMS) }];
var pathOf = (keys) => keys.reduce((path, key) => {
  if (typeof key === "number") return `${path}[${key}]`;
  return path === "" ? String(key) : `${path}.${String(key)}`;
}, "");
var repeated = (values) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index))
];

// libs/skirmish/src/content/lint/name-problems.ts
var among = (en, fr, names2) => (name) => names2.includes(name) ? void 0 : () => localized(`There is no ${en} “${name}”.`, `Il n’y a pas ${ofNone(fr)} « ${name} ».`);
var ofNone = (noun) => /^[aeéiou]/.test(noun) ? `d’${noun}` : `de ${noun}`;
function nameProblems(node, namings) {
  const findings = [];
  for (const field of Object.keys(node.value)) {
    const name = node.value[field];
    const message = typeof name === "string" ? namings[field]?.(name, node) : void 0;
    if (message) findings.push(() => ({ path: pathOf([...node.keys, field]), message: message() }));
  }
  return findings;
}
var duringAttacks = ["changeRoll", "preventDamage", "redirectAttack", "addDamage"];
var attackWordProblems = (node) => duringAttacks.filter((word) => node.value[word] !== void 0).map((word) => () => ({
  path: pathOf([...node.keys, word]),
  message: localized(
    "Only powers can change a running attack; sheets and scenarios answer when it is over.",
    "Seuls les pouvoirs changent une attaque en cours ; les feuilles et les scénarios répondent quand elle est finie."
  )
}));

// libs/skirmish/src/content/lint/walk.ts
function nodesOf(value, keys = [], field = "") {
  const nodes = [];
  if (isObject(value)) addNodes(value, new Outermost(keys), field, nodes);
  return nodes;
}
function addNodes(value, place2, field, nodes) {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isObject(item)) addNodes(item, new Inner(place2, index), field, nodes);
    }
    return;
  }
  const record = value;
  nodes.push(new NodeAt(place2, record, field));
  for (const key of Object.keys(record)) {
    const inner = record[key];
    if (isObject(inner)) addNodes(inner, new Inner(place2, key), key, nodes);
  }
}
var isObject = (value) => typeof value === "object" && value !== null;
var Outermost = class {
  constructor(keys) {
    this.keys = keys;
    this.depth = keys.length;
  }
  keys;
  depth;
};
var Inner = class {
  constructor(holder, key) {
    this.holder = holder;
    this.key = key;
    this.depth = holder.depth + 1;
  }
  holder;
  key;
  depth;
  get keys() {
    return [...this.holder.keys, this.key];
  }
};
var NodeAt = class {
  constructor(place2, value, field) {
    this.place = place2;
    this.value = value;
    this.field = field;
  }
  place;
  value;
  field;
  get keys() {
    return this.place.keys;
  }
  get depth() {
    return this.place.depth;
  }
};

// libs/skirmish/src/content/lint/size-problems.ts
var mostOptions = 150;
var deepest = 40;
var tooLong = (path, list, limit) => list.length > limit ? [
  {
    path,
    message: localized(
      `There are ${list.length} entries; ${limit} are allowed.`,
      `Il y a ${list.length} éléments ; ${limit} sont permis.`
    )
  }
] : [];
function nestingProblems(record) {
  const problems = [];
  for (const node of nodesOf(record)) {
    const { options } = node.value;
    if (node.depth === deepest + 1)
      problems.push({
        path: pathOf(node.keys),
        message: localized("This is nested too deeply.", "L’imbrication est trop profonde.")
      });
    if (node.depth > deepest || !Array.isArray(options)) continue;
    problems.push(...tooLong(pathOf([...node.keys, "options"]), options, mostOptions));
  }
  return problems;
}

// libs/skirmish/src/content/lint/weight-problems.ts
var heaviest = 1e3;
var weightProblems = (record) => entriesOf(record).flatMap(([keys, entry2]) => {
  const weight = weightOf(entry2);
  return weight > heaviest ? [{ path: pathOf(keys), message: tooHeavy(weight) }] : [];
});
var tooHeavy = (weight) => localized(
  `Choices of figures inside one another have too much looked at (${weight}; ${heaviest} are allowed).`,
  `Des choix de figurines les uns dans les autres font regarder trop de choses (${weight} ; ${heaviest} au plus).`
);
function entriesOf(record, keys = []) {
  return Object.entries(record).flatMap(([key, value]) => {
    const own2 = [...keys, key];
    if (Array.isArray(value))
      return value.flatMap((entry2, index) => isRecord3(entry2) ? [[[...own2, index], entry2]] : []);
    if (!isRecord3(value)) return [];
    return keys.length === 0 ? entriesOf(value, own2) : [[own2, value]];
  });
}
var isRecord3 = (value) => typeof value === "object" && value !== null;

// libs/skarov/src/table/traps.ts
var actsOn = ({ actsOn: whom = "HEROES" }, { kind }) => whom === "EVERYBODY" || kind === "HERO";
var trapsOf = (state) => roomsOf(state).flatMap(({ traps }) => traps);
var entryTraps = onceFor(({ traps }) => traps.filter(({ on }) => on.zoneEntered));
var isDisarmed = ({ tests }, { test: test2 }) => test2 !== void 0 && tests[test2.id]?.closed === true;
var moving = ["place", "swap", "push", "move", "moveFreely", "step"];
var movingTraps = onceFor(
  (room2) => entryTraps(room2).filter((trap) => nodesOf(trap.do).some(({ value }) => moving.some((word) => word in value)))
);
var liveOnes = (state, figure5, of) => roomsOf(state).flatMap(of).filter((trap) => actsOn(trap, figure5) && !isDisarmed(state, trap));
var setOffIn = (traps, zoneId) => traps.filter(({ on }) => on.zoneEntered?.zone === zoneId).length;
function trapsThatMove(state, figure5) {
  const traps = liveOnes(state, figure5, movingTraps);
  return traps.length === 0 ? void 0 : (zoneId) => setOffIn(traps, zoneId) > 0;
}
function trapsOnEntering(state, figure5) {
  const traps = liveOnes(state, figure5, entryTraps);
  return traps.length === 0 ? void 0 : (zoneId) => setOffIn(traps, zoneId);
}

// libs/skarov/src/rulebook.ts
var book = {
  rule: (key) => ruleIds[key],
  findPowerCard,
  powerCard,
  findWoundCard,
  woundCard,
  isWoundCard,
  heroIds,
  cardsOfHero,
  isHeroId: (id) => findHero(id) !== void 0,
  isOnSheet,
  isWoundOfGame: (_state, cardId) => findWoundCard(cardId) !== void 0,
  compareCards,
  sheetOf,
  innatePowers: innatePowers2,
  testsOf,
  piecesAt: () => void 0,
  tokenNeedsSpace: () => false,
  sides,
  opponentsOf: (side2) => side2 === "HEROES" ? "OVERLORD" : "HEROES",
  isEnemy: (_state, a, b) => a.side !== b.side,
  seatOf: seatOfFigure,
  advancingHero: heroWithCards,
  articlesOf: (state, side2) => state.page.filter((won) => won.side === side2 && atStake.includes(won.subject)).map(({ id }) => id),
  isAtStake: (state, articleId) => !state.page.some(({ id }) => id === articleId) && [...state.objectives.map(({ faceId }) => articleOf(faceId)), ...extraArticles(state)].includes(articleId),
  boardOf: (state) => boardOf2(state),
  startSpaces: (state) => startSpaces(state.base.tiles),
  openDoorsOf: openDoorSet,
  doorsForMoving: (state, figure5) => doorsForMoving2(state, figure5, openDoorSet(state)),
  costOfZone: trapsOnEntering,
  stopsIn: trapsThatMove,
  coveredCells: () => /* @__PURE__ */ new Set(),
  mayBePushedTo: (state, spaceId2) => !isReinforcement(state, spaceId2),
  isSealed: (state, spaceId2) => !isControlOpen(state) && isInControlRoom(state, spaceId2),
  malusMode: "SUM",
  malusLiesOn: "TEST",
  toTotal: (state, test2) => test2?.addHeroes ? heroesInPlay(state).length : 0,
  isTestSettled: (state, key) => isSettledTest(state, key),
  failureCosts: ({ direct }) => !direct,
  printedBonus: () => 0,
  bonuses: () => [],
  techniquesBeside: (state, { kind, sheetId: sheetId4 }) => kind === "VILLAIN" ? techniquesBeside(state, sheetId4) : [],
  diceSwapped: ({ swapDice }) => swapDice ? swapDice.most ?? Infinity : 0,
  actionsOf: actionsOf2,
  mostActions: MOST_ACTIONS,
  outAtHealth: (_state, { kind }) => kind === "VILLAIN",
  woundLimit: () => 3,
  emptyWoundPile: () => null,
  isExtraWound: () => false,
  mayPush: () => true,
  isSilenced: () => false,
  isPlanned: ({ plan }) => plan !== null,
  hasLaid: ({ plan }) => plan !== null,
  planShows: (plays3) => ({ sides: plays3.map(({ side: side2 }) => side2).sort() }),
  changesATurn: { takeBacks: CHANGES_A_TURN, proposals: CHANGES_A_TURN },
  isNamed,
  furtherPlaces,
  furtherAmount,
  furtherCondition: () => false,
  canDoFurther
};
var atStake = ["OBJECTIVE", "EXTRA"];
var extraArticles = (state) => (scenarioOf(state)?.articles ?? []).map(({ id }) => id);
var articleOf = (faceId) => box.known.room(faceId).objective?.articleId ?? "";
function heroWithCards({ base, heroes: heroes2 }, seat7) {
  return base.tiles.length > 0 ? heroes2.find((hero6) => hero6.seat === seat7) : void 0;
}
function seatOfFigure(state, { id, side: side2 }) {
  const seat7 = side2 === "OVERLORD" ? state.overlord.seat : state.heroes.find(({ heroId: heroId9 }) => heroId9 === id)?.seat;
  const holder = seat7 === void 0 ? void 0 : state.seats[seat7];
  return holder && !holder.resigned ? holder.seat : null;
}

// libs/skarov/src/campaign/campaign-schemas.ts
var campaignSchemas = campaignSchemasOf({
  tale: {
    scenarioId: idSchema2.nullable().meta({ description: "Its scenario, of the box or of its own; null: a base of the overlord’s own design." }),
    difficulty: difficultySchema.nullable().meta({ description: "null: it ended before it was chosen." }),
    reason: endReasonSchema,
    winner: sideSchema
  },
  rank: rankSchema,
  seat: seatSchema,
  side: sideSchema,
  rules: { anyResult: "SKAROV-CAMP-04", advanced: "SKAROV-CAMP-01 to SKAROV-CAMP-03" }
});

// libs/skarov/src/campaign/campaign.ts
var campaign = campaignRules({
  schemas: campaignSchemas,
  book,
  tell: ({ reason, winner }, state) => ({
    scenarioId: state.adventure?.kind === "SCENARIO" ? state.adventure.scenarioId : null,
    difficulty: state.adventure ? difficultyOf(state) : null,
    reason,
    winner
  })
});

// libs/skarov/src/commands.ts
import { z as z55 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skarov/src/flow/set-up/build-words.ts
import { z as z46 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var none2 = z46.strictObject({});
var sheetId = idSchema2.meta({ description: "Id of a villain sheet, as in the content." });
var spaceId = spaceIdSchema;
var edge = edgeIdSchema;
var buildCommandSchemas = {
  placeTile: z46.strictObject({ ...laidTileSchema.shape }).meta({ description: "Lays a tile beside those that lie (SKAROV-BASE-15)." }),
  finishTiles: none2.meta({ description: "No further tile comes." }),
  placePassage: z46.strictObject({ edge, kind: passageKindSchema }).meta({ description: "Puts a door or airlock between two rooms (SKAROV-BASE-04)." }),
  finishPassages: none2.meta({ description: "No further passage comes." }),
  placeMinion: z46.strictObject({ sheetId, spaceId }).meta({ description: "Puts a minion on a usable reinforcement space (SKAROV-BASE-09)." }),
  placeLieutenant: z46.strictObject({ sheetId, spaceId }).meta({ description: "Puts a lieutenant in a room (SKAROV-BASE-11)." }),
  undoBuildStep: none2.meta({ description: "Takes the last building command back (SKAROV-BASE-16)." }),
  confirmBase: none2.meta({ description: "The base stands as it is." })
};
var byRule = z46.boolean().meta({ description: "Fixed by a scenario, a base or the rules, not by a command." });
var buildEvents = {
  tilePlaced: mattering(
    "DETAIL",
    z46.strictObject({ ...laidTileSchema.shape, byRule }).meta({ description: "A tile lies (SKAROV-BASE-03)." })
  ),
  tilesFinished: mattering("DETAIL", z46.strictObject({ byRule }).meta({ description: "No further tile comes." })),
  passagePlaced: mattering(
    "DETAIL",
    z46.strictObject({ edge, kind: passageKindSchema, byRule }).meta({ description: "A door or an airlock lies between two rooms (SKAROV-BASE-04)." })
  ),
  passagesFinished: mattering("DETAIL", z46.strictObject({ byRule }).meta({ description: "No further passage comes." })),
  minionPlaced: mattering(
    "DETAIL",
    z46.strictObject({ sheetId, spaceId, byRule }).meta({ description: "A minion stands ready (SKAROV-BASE-09)." })
  ),
  lieutenantPlaced: mattering(
    "DETAIL",
    z46.strictObject({ sheetId, spaceId, byRule }).meta({ description: "A lieutenant stands ready (SKAROV-BASE-11)." })
  ),
  buildStepUndone: mattering(
    "DETAIL",
    z46.strictObject({}).meta({ description: "The last building command is taken back (SKAROV-BASE-16)." })
  ),
  baseConfirmed: mattering(
    "TURNING_POINT",
    z46.strictObject({}).meta({ description: "The base stands; nothing of it changes any more." })
  )
};

// libs/skirmish/src/events/event-fields.ts
var event_fields_exports = {};
__export(event_fields_exports, {
  by: () => by2,
  card: () => card2,
  cards: () => cards,
  count: () => count,
  door: () => door2,
  faces: () => faces,
  figure: () => figure2,
  figures: () => figures,
  hero: () => hero2,
  hidden: () => hidden,
  idList: () => idList,
  mission: () => mission,
  object: () => object,
  ofSide: () => ofSide,
  piece: () => piece,
  pieceKind: () => pieceKind,
  plays: () => plays,
  power: () => power2,
  seat: () => seat5,
  source: () => source,
  space: () => space,
  test: () => test,
  testKey: () => testKey,
  windowOptionSchema: () => windowOptionSchema
});
import { z as z47 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var seat5 = z47.int().min(0).max(5).meta({ description: "A seat, from 0." });
var by2 = { seat: seat5 };
var count = z47.int().min(0).max(999);
var hero2 = figureIdSchema.meta({ description: "Id of a hero, as in the content." });
var figure2 = figureIdSchema.meta({ description: "Id of a figure, as in `figures` of the view." });
var figures = z47.array(figure2);
var space = spaceIdSchema;
var source = idSchema2.meta({ description: "The card, sheet, rule or object that does it." });
var card2 = cardIdSchema.meta({ description: "Id of a card, as in the content." });
var cards = z47.array(card2);
var power2 = powerIdSchema.meta({ description: "Id of a power: of the card, or as its sheet names it." });
var mission = missionIdSchema.meta({ description: "Id of a personal mission." });
var test = testIdSchema.meta({ description: "Id of a test of the scenario." });
var testKey = testKeySchema.meta({
  description: "The test, and the piece that it is at where there are several."
});
var object = pieceIdSchema.meta({ description: "Id of an object on the board." });
var piece = idSchema2.meta({ description: "Id of an object, token or figure on the board." });
var pieceKind = idSchema2.meta({ description: "Id of a kind of objects or tokens, or of a sheet." });
var door2 = idSchema2.meta({ description: "Id of a door: that of the tile face, and its own." });
var plays = z47.array(z47.strictObject({ cardId: card2, side: cardSideSchema }).meta({ id: "CardInPlay" }));
var idList = z47.array(idSchema2);
var faces = z47.array(z47.string().max(4)).meta({ description: "Faces in the order rolled, as on the die." });
var ofSide = (schema) => secret(schema, { side: "side" });
var hidden = (schema) => secret(schema, "nobody");
var windowOptionSchema = z47.strictObject({
  optionId: z47.string().max(80),
  kind: z47.enum(["FIGURE", "SPACE", "TEXT", "DECLINE", "DIE", "CARD"]).meta({ id: "OptionKind" })
}).meta({ id: "WindowOption" });

// libs/skirmish/src/events/activation-events.ts
import { z as z49 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/events/event-terms.ts
import { z as z48 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var weighedSchema = onceFor(
  ({ rules: rules2 }) => z48.strictObject({
    rule: z48.string().max(20).meta({ description: `The rule that decides, for instance ${rules2.nearest}.` }),
    candidates: z48.array(
      z48.strictObject({
        candidateId: idSchema2.meta({ description: "A figure, or a space." }),
        keys: z48.array(z48.int()).meta({ description: "The compared numbers, in this order; see the rule." })
      }).meta({ id: "Candidate" })
    ),
    drawn: z48.boolean().meta({ description: "True when the last tie was broken by chance." })
  }).meta({ id: "Weighed", description: "The candidates of an automatic choice, best first." })
);

// libs/skirmish/src/events/activation-events.ts
var activationEvents = (terms) => {
  const { side: side2, rules: rules2 } = terms;
  return {
    heroActivated: revealing(
      z49.strictObject({ side: side2, heroId: hero2, actions: count, sidekicks: figures }).meta({ description: `The top initiative card is turned up (${rules2.activated}).` }),
      { type: "everyone", heroId: "everyone", actions: "everyone", sidekicks: "everyone" }
    ),
    cardVoid: revealing(
      mattering(
        "DETAIL",
        z49.strictObject({ side: side2, heroId: hero2 }).meta({ description: `The card of a hero out of action comes up (${rules2.cardVoid}).` })
      ),
      { type: "everyone", heroId: "everyone" }
    ),
    activationEnded: mattering(
      "DETAIL",
      z49.strictObject({ side: side2, heroId: hero2 }).meta({ description: `The activation is over (${rules2.activationEnded}).` })
    ),
    actionSpent: mattering(
      "DETAIL",
      z49.strictObject({ figureId: figure2, actions: count, left: count }).meta({ description: "Actions are paid." })
    ),
    figureMoved: z49.strictObject({
      figureId: figure2,
      from: space,
      to: space,
      kind: z49.enum(["TRAVEL", "REPOSITION", "BREAK_AWAY", "AUTOMATIC", "EFFECT"]).meta({ id: "MoveKind" }),
      zones: z49.array(z49.string()).meta({ description: `The zones entered, in order (${rules2.zonesEntered}).` }),
      source: source.optional(),
      weighed: weighedSchema(terms).optional()
    }).meta({ description: "A figure has moved." }),
    powerUsed: z49.strictObject({ figureId: figure2, powerId: power2, reaction: z49.boolean() }).meta({ description: `A power is used (${rules2.powerUsed}).` }),
    reactionDeclined: mattering(
      "DETAIL",
      z49.strictObject({ ...by2, powerId: power2 }).meta({ description: "A power that was offered is not used." })
    )
  };
};
var testEvents = ({ rules: rules2 }) => ({
  testAttempted: mattering(
    "DETAIL",
    z49.strictObject({
      heroId: hero2,
      testKey,
      testId: test,
      characteristic: characteristicSchema,
      value: z49.int(),
      dice: count,
      toTotal: z49.int().optional().meta({ description: `Added to the dice: by tokens on the result, or by a rule (${rules2.onResult}).` }),
      sure: z49.boolean().meta({ description: `It cannot fail; nothing is rolled (${rules2.sure}).` }),
      afar: z49.boolean()
    }).meta({ description: `A test is attempted (${rules2.tested}).` })
  ),
  testRolled: mattering(
    "DETAIL",
    z49.strictObject({ heroId: hero2, faces: z49.array(z49.int()), total: z49.int() }).meta({ description: "The test dice." })
  ),
  testResolved: z49.strictObject({
    heroId: hero2,
    testKey,
    testId: test,
    characteristic: characteristicSchema,
    passed: z49.boolean(),
    closed: z49.boolean().meta({ description: `It will not be attempted again (${rules2.testClosed}).` }),
    malus: z49.boolean().meta({ description: `A −1 token is put on it (${rules2.malus}).` })
  }).meta({ description: "A test is passed or failed." }),
  testChanged: z49.strictObject({
    testKey,
    change: z49.int(),
    toTotal: z49.int().optional().meta({ description: `Tokens on its result, where that has changed (${rules2.onResult}).` }),
    closed: z49.boolean(),
    source
  }).meta({ description: "A test becomes harder, easier, open or closed." })
});
var windowEvents = (terms) => {
  const { rules: rules2 } = terms;
  return {
    windowOpened: mattering(
      "DETAIL",
      z49.strictObject({
        ...by2,
        kind: z49.enum(["REACTION", "PUSH", "CHOICE"]).meta({ id: "WindowKind" }),
        figureId: figure2.optional(),
        powerId: power2.optional(),
        source: source.optional(),
        options: z49.array(windowOptionSchema),
        stack: hidden(z49.string()).meta({ description: "The continuation afterwards, for the rules." })
      }).meta({ description: `A seat is asked, and the running effect is interrupted (${rules2.interrupted}).` })
    ),
    windowClosed: mattering("DETAIL", z49.strictObject({}).meta({ description: "The question is answered, or gone." })),
    choiceMade: mattering(
      "DETAIL",
      z49.strictObject({
        seat: by2.seat.nullable(),
        source,
        optionId: z49.string().max(80),
        staysId: figure2.optional().meta({ description: "The figure that stays where it is: the option is its own space." }),
        weighed: weighedSchema(terms).optional()
      }).meta({ description: `An open choice of a text is made: by a seat, or by the rules (${rules2.chosen}).` })
    )
  };
};

// libs/skirmish/src/events/attack-events.ts
import { z as z50 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var attackEvents = (terms) => {
  const { rules: rules2 } = terms;
  const weighed = weighedSchema(terms);
  return {
    attackDeclared: mattering(
      "DETAIL",
      z50.strictObject({
        attackerId: figure2,
        targetId: figure2,
        mode: attackModeSchema,
        source: source.optional().meta({ description: "Power, object or item that makes the attack." }),
        weighed: weighed.optional()
      }).meta({ description: `An attack is declared and paid for (${rules2.attacked}).` })
    ),
    attackVoid: z50.strictObject({ attackerId: figure2, targetId: figure2 }).meta({ description: `It has become impossible and misses without a roll (${rules2.attackVoid}).` }),
    attackRedirected: z50.strictObject({ attackerId: figure2, from: figure2, to: figure2, source }).meta({ description: "A power makes another figure the target." }),
    attackResolved: z50.strictObject({ attackerId: figure2, targetId: figure2, successes: count, defense: count, hit: z50.boolean() }).meta({ description: `The successes are compared with the defense (${rules2.compared}).` }),
    figurePushed: z50.strictObject({
      figureId: figure2,
      from: space,
      to: space,
      by: figure2.optional(),
      source: source.optional(),
      weighed: weighed.optional()
    }).meta({ description: `A figure is pushed back (${rules2.pushed}).` }),
    pushDeclined: mattering("DETAIL", z50.strictObject({ ...by2 }).meta({ description: "The attacker does not push." }))
  };
};
var rollEvents = ({ rules: rules2 }) => ({
  attackRolled: mattering(
    "DETAIL",
    z50.strictObject({
      attackerId: figure2,
      targetId: figure2,
      combat: faces,
      power: faces,
      rerolls: z50.array(faces).meta({ description: `POW dice rolled on, round after round (${rules2.rolledOn}).` }),
      successes: count
    }).meta({ description: `The dice of an attack (${rules2.attackDice}).` })
  ),
  rollChanged: z50.strictObject({
    figureId: figure2.meta({ description: "The figure that rolls." }),
    by: figure2.optional().meta({ description: "The owner of the power." }),
    source,
    die: count.optional().meta({ description: "The die rolled again, as the window numbers it; `faces` are its own." }),
    faces,
    rerolls: z50.array(faces),
    successes: z50.int()
  }).meta({ description: `A power has changed a roll (${rules2.rollChanged}); \`successes\` is the new total.` })
});

// libs/skirmish/src/events/effect-events.ts
import { z as z51 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var effectEvents = ({ rules: rules2 }) => ({
  damageDealt: z51.strictObject({ figureId: figure2, points: count, damage: count, by: figure2.optional(), source: source.optional() }).meta({ description: "A figure takes damage; `damage` is what it has now." }),
  damagePrevented: z51.strictObject({ figureId: figure2, points: count, source }).meta({ description: "A power takes damage off." }),
  figureHealed: z51.strictObject({ figureId: figure2, points: count, damage: count, source }).meta({ description: "Damage is healed." }),
  modifierLaid: mattering(
    "DETAIL",
    z51.strictObject({
      figureId: figure2,
      characteristic: characteristicSchema,
      by: z51.int(),
      until: untilSchema,
      source
    }).meta({ description: "A characteristic is changed for some time." })
  ),
  actionsChanged: z51.strictObject({ heroId: hero2, by: z51.int(), source }).meta({ description: `A hero gains or loses actions (${rules2.actionsChanged}).` }),
  cardDiscarded: revealing(
    z51.strictObject({ heroId: hero2, cardId: card2, source }).meta({ description: "A card goes from a hand to its discard pile." }),
    { cardId: "everyone" }
  ),
  dieRolled: mattering(
    "DETAIL",
    z51.strictObject({ source, faces: z51.array(z51.string().max(4)) }).meta({ description: "A sheet asks for a roll." })
  ),
  effectPassedOver: mattering(
    "DETAIL",
    z51.strictObject({ source, effect: z51.string().max(40) }).meta({ description: `An effect found nothing that it could do (${rules2.passedOver}).` })
  )
});
var boardEvents = () => ({
  figurePlaced: z51.strictObject({ figureId: figure2, spaceId: space, spawned: z51.boolean(), superVillain: z51.boolean(), source }).meta({ description: "A figure comes on the board, or is put elsewhere." }),
  figuresSwapped: z51.strictObject({ a: figure2, b: figure2, source }).meta({ description: "Two figures change places." }),
  pieceAdded: z51.strictObject({
    piece: z51.enum(["OBJECT", "TOKEN"]),
    pieceId: piece,
    kindId: pieceKind,
    spaceId: space,
    turns: z51.int().min(0).max(3),
    source
  }).meta({ description: "An object or token comes on the board." }),
  pieceRemoved: mattering(
    "DETAIL",
    z51.strictObject({ piece: z51.enum(["OBJECT", "TOKEN", "FIGURE"]), pieceId: piece, source }).meta({ description: "An object, token or figure leaves the board." })
  ),
  doorSet: z51.strictObject({ door: door2, open: z51.boolean(), source }).meta({ description: "A door opens or closes." })
});
var woundEvents = ({ side: side2, rules: rules2 }) => ({
  figureOut: revealing(
    mattering(
      "TURNING_POINT",
      z51.strictObject({
        figureId: figure2,
        side: side2.nullable().meta({ description: `The side credited with it; null: none (${rules2.credited}).` }),
        by: figure2.optional().meta({ description: "The hero credited with it." }),
        cause: z51.enum(["DAMAGE", "WOUNDS", "RESIGNED", "OWNER_OUT"]).meta({ id: "OutCause" }),
        woundIds: cards.meta({
          description: `Wound cards of the figure, shown to all players (${rules2.woundsShown}).`
        })
      }).meta({ description: "A figure is out of action and leaves the board." })
    ),
    { woundIds: "everyone" }
  ),
  woundPileShuffled: mattering(
    "DETAIL",
    z51.strictObject({ count, woundIds: hidden(idList) }).meta({ description: `The wound cards are shuffled into one pile (${rules2.woundPile}).` })
  ),
  woundDrawn: revealing(
    z51.strictObject({
      heroId: hero2,
      side: side2,
      discarded: count.meta({ description: `Damage discarded for it (${rules2.damageDiscarded}).` }),
      woundId: ofSide(card2),
      source: source.optional()
    }).meta({ description: "A hero draws a wound card into its hand." }),
    { woundId: { side: "side" } }
  )
});
var endOfTurnEvents = ({ rules: rules2 }) => ({
  cardsInPlayDiscarded: mattering(
    "DETAIL",
    z51.strictObject({}).meta({ description: `All cards in play go to the discard piles of their heroes (${rules2.discarded}).` })
  ),
  discardTakenBack: mattering(
    "DETAIL",
    z51.strictObject({ heroId: hero2, cardIds: cards }).meta({ description: `A hero takes back its discard pile (${rules2.takenUp}).` })
  ),
  upkeepDone: mattering(
    "DETAIL",
    z51.strictObject({}).meta({ description: `Tokens, marks and effects of the turn leave (${rules2.upkeep}).` })
  ),
  missionAccomplished: z51.strictObject({ heroId: hero2, missionId: mission }).meta({ description: `A personal mission is accomplished (${rules2.missionDone}).` })
});

// libs/skirmish/src/events/set-up-events.ts
import { z as z52 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var setUpEvents = ({ rules: rules2 }) => ({
  heroPlaced: mattering(
    "DETAIL",
    z52.strictObject({ heroId: hero2, spaceId: space }).meta({ description: "A hero or sidekick takes its start." })
  ),
  missionRolled: revealing(
    z52.strictObject({ heroId: hero2, faces: z52.array(z52.string()), missionId: mission }).meta({ description: `A combat die picks the personal mission; POW is rolled again (${rules2.missionRolled}).` }),
    { faces: "everyone", missionId: "everyone" }
  )
});
var campaignEvents = ({ rules: rules2 }) => ({
  campaignStepTaken: mattering(
    "TURNING_POINT",
    z52.strictObject({ ...by2, heroId: hero2, gained: card2.nullable(), lost: card2.nullable() }).meta({ description: `A hero of a campaign advances, or not (${rules2.advanced}).` })
  )
});

// libs/skirmish/src/events/strategy-events.ts
import { z as z53 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var strategyEvents = ({ side: side2, rules: rules2 }) => ({
  turnStarted: z53.strictObject({ turn: count }).meta({ description: "A turn begins." }),
  decksStacked: revealing(
    mattering(
      "DETAIL",
      z53.strictObject({ side: side2, order: ofSide(figures) }).meta({ description: `A side's initiative deck lies in random order (${rules2.stacked}).` })
    ),
    { order: { side: "side" } }
  ),
  heroPlanned: mattering(
    "DETAIL",
    z53.strictObject({ ...by2, side: side2, heroId: hero2, plays: ofSide(plays) }).meta({ description: `The cards of a hero are laid in secret (${rules2.planned}).` })
  ),
  planTakenBack: mattering(
    "DETAIL",
    z53.strictObject({ ...by2, heroId: hero2 }).meta({ description: `A plan is taken back (${rules2.takenBack}).` })
  ),
  orderProposed: mattering(
    "DETAIL",
    z53.strictObject({ ...by2, side: side2, order: ofSide(figures) }).meta({
      description: `Another order of the initiative deck stands; the allies are no longer ready (${rules2.proposed}).`
    })
  ),
  readyDeclared: mattering("DETAIL", z53.strictObject({ ...by2 }).meta({ description: "A seat is ready." }))
});

// libs/skirmish/src/events/skirmish-events.ts
var skirmishEvents = (terms) => ({
  ...setUpEvents(terms),
  ...strategyEvents(terms),
  ...activationEvents(terms),
  ...attackEvents(terms),
  ...rollEvents(terms),
  ...testEvents(terms),
  ...windowEvents(terms),
  ...effectEvents(terms),
  ...boardEvents(),
  ...woundEvents(terms),
  ...endOfTurnEvents(terms),
  ...campaignEvents(terms)
});

// libs/skarov/src/overlord/overlord-words.ts
import { z as z54 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var { by: by3, card: card3, cards: cards2, count: count2, hidden: hidden2, idList: idList2 } = event_fields_exports;
var sheetId2 = z54.string().min(1).max(80).meta({ description: "Id of a villain sheet, as in the content." });
var eventId = cardIdSchema.meta({ description: "Id of an event card." });
var own = (schema) => secret(schema, { seat: "seat" });
var eventCommandSchemas = {
  setEvent: z54.strictObject({ cardId: eventId, sheetId: sheetId2 }).meta({ description: "Sets an event card face down by a villain sheet (SKAROV-STRAT-05)." }),
  takeBackEvent: z54.strictObject({ cardId: eventId }).meta({ description: "Takes a set event card back into the hand (SKAROV-STRAT-12)." }),
  announceActivation: z54.strictObject({}).meta({ description: "The last word of the planning: all cards are revealed (SKAROV-STRAT-10)." })
};
var overlordEvents = {
  eventsShuffled: mattering(
    "DETAIL",
    z54.strictObject({ count: count2, cardIds: hidden2(idList2) }).meta({ description: "Event cards are shuffled into the draw pile (SKAROV-EVT-11)." })
  ),
  eventsDrawn: revealing(
    mattering(
      "DETAIL",
      z54.strictObject({ ...by3, count: count2, cardIds: own(cards2) }).meta({ description: "The overlord draws event cards; others see their number (SKAROV-END-07)." })
    ),
    { cardIds: { seat: "seat" } }
  ),
  eventSet: mattering(
    "DETAIL",
    z54.strictObject({ ...by3, sheetId: sheetId2, cardId: own(card3) }).meta({ description: "An event card lies face down by a villain sheet (SKAROV-STRAT-07)." })
  ),
  // The place that a card leaves is public, also where only the overlord can name the card.
  eventTakenBack: revealing(
    mattering(
      "DETAIL",
      z54.strictObject({ ...by3, sheetId: sheetId2, cardId: own(card3) }).meta({ description: "An event card leaves a villain sheet and is in the hand again (SKAROV-STRAT-12)." })
    ),
    { sheetId: "everyone" }
  ),
  eventShown: revealing(
    mattering(
      "DETAIL",
      z54.strictObject({ ...by3, sheetId: sheetId2, cardId: card3 }).meta({ description: "A set event card is turned face up and fixed (SKAROV-STRAT-12)." })
    ),
    { cardId: "everyone", sheetId: "everyone" }
  ),
  activationAnnounced: mattering(
    "DETAIL",
    z54.strictObject({ ...by3 }).meta({ description: "The overlord ends the planning (SKAROV-STRAT-10)." })
  ),
  eventsRevealed: revealing(
    mattering(
      "DETAIL",
      z54.strictObject({
        sheets: z54.array(z54.strictObject({ sheetId: sheetId2, cardIds: cards2 }).meta({ id: "EventsOfSheet" }))
      }).meta({ description: "The event cards by the villain sheets are turned up (SKAROV-ACT-01)." })
    ),
    { sheets: "everyone" }
  ),
  setEventsDiscarded: mattering(
    "DETAIL",
    z54.strictObject({ cardIds: cards2 }).meta({ description: "The event cards by the sheets go to the discard pile (SKAROV-EVT-10)." })
  )
};

// libs/skarov/src/commands.ts
var none3 = z55.strictObject({});
var figure3 = figureIdSchema.meta({ description: "Id of a figure of the activated sheet, or of the active hero." });
var shared3 = skirmishCommands({
  rankSchema,
  compareCards,
  rules: {
    chooseHero: "SKAROV-SETUP-02",
    placeHero: "SKAROV-SETUP-04",
    planCards: "SKAROV-STRAT-02, SKAROV-STRAT-12",
    takeBackPlan: "SKAROV-STRAT-14",
    proposeOrder: "SKAROV-STRAT-11",
    move: "SKAROV-MOVE-01, SKAROV-MOVE-09",
    attack: "SKAROV-ATK-01",
    attemptTest: "SKAROV-TEST-01",
    usePower: "SKAROV-SPEC-02",
    endActivation: "SKAROV-ACT-12, SKAROV-ACT-14",
    react: "SKAROV-SPEC-06",
    pushBack: "SKAROV-ATK-06",
    choose: "SKAROV-GEN-09",
    campaignStep: "SKAROV-CAMP-01"
  }
});
var setUpCommands = {
  chooseScenario: z55.strictObject({
    scenarioId: idSchema2.meta({
      description: "Id of a scenario, or CUSTOM for a base of the overlord’s own design."
    }),
    difficulty: difficultySchema.optional().meta({ description: "Of CUSTOM, and of it alone." })
  }).meta({ description: "Settles which adventure is played (SKAROV-SETUP-06)." }),
  allowRank: z55.strictObject({ seat: seatSchema, rank: rankSchema }).meta({ description: "Lets a seat take a higher rank than the scenario’s (SKAROV-RANK-02)." })
};
var playCommands = {
  showCard: z55.strictObject({ cardId: cardIdSchema }).meta({ description: "Turns a card that one has laid face up; it stays (SKAROV-STRAT-12)." }),
  activateSheet: z55.strictObject({ sheetId: idSchema2 }).meta({ description: "Activates a villain sheet (SKAROV-ACT-03)." }),
  selectFigure: z55.strictObject({ figureId: figure3 }).meta({ description: "Names the figure of a minion sheet that acts (SKAROV-ACT-13)." }),
  openDoor: z55.strictObject({ figureId: figure3, doorId: edgeIdSchema, characteristic: characteristicSchema.optional() }).meta({ description: "A hero tests a door, a villain opens it (SKAROV-DOOR-01, SKAROV-DOOR-08)." }),
  playEvent: z55.strictObject({ cardId: cardIdSchema }).meta({ description: "Plays an event card for its event (SKAROV-EVT-04)." }),
  escape: none3.meta({ description: "Skarov leaves the base (SKAROV-FINAL-05)." }),
  activateRoom: z55.strictObject({ tileNumber: tileNumberSchema }).meta({ description: "Skarov activates a room from its violet space (SKAROV-END-02)." }),
  skipRoom: none3.meta({ description: "No room is activated this turn (SKAROV-END-03)." })
};
var commands = {
  ...shared3,
  ...setUpCommands,
  ...buildCommandSchemas,
  ...eventCommandSchemas,
  ...playCommands
};

// libs/skarov/src/content/content-schema.ts
import { z as z56 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var cardIds = z56.array(idSchema2).meta({ description: "The cards of the pile with this text." });
var printedWoundSchema = z56.strictObject({ ...woundCardSchema.shape, cardIds }).meta({ id: "WoundCard", description: "A text of the wound pile, with its cards (SKAROV-WND-05)." });
var printedEventSchema = z56.strictObject({ ...eventCardSchema.shape, cardIds }).meta({ id: "EventCard", description: "A text of the event pile, with its cards (SKAROV-EVT-01)." });
var contentSchema = z56.strictObject({
  heroes: z56.array(heroSchema),
  powerCards: z56.array(powerCardSchema),
  woundCards: z56.array(printedWoundSchema),
  villainSheets: z56.array(villainSheetSchema),
  eventCards: z56.array(printedEventSchema),
  rooms: z56.array(roomSchema),
  tokenKinds: z56.array(tokenKindSchema),
  door: doorSchema,
  articles: z56.array(articleSchema),
  headlines: z56.array(headlineSchema),
  advertisements: z56.array(advertisementSchema),
  scenarios: z56.array(scenarioSchema),
  bases: z56.array(baseSchema)
});
var content = {
  heroes: [...box.printed.hero],
  powerCards: [...box.printed.powerCard],
  woundCards: box.printed.woundText.map((text) => ({
    ...text,
    cardIds: woundCardIds.filter((id) => findWoundCard(id) === text)
  })),
  villainSheets: [...box.printed.villainSheet],
  eventCards: box.printed.eventText.map((text) => ({
    ...text,
    cardIds: eventCardIds.filter((id) => findEventCard(id) === text)
  })),
  rooms: [...box.printed.room],
  tokenKinds: [...box.printed.tokenKind],
  door,
  articles: [...box.printed.article],
  headlines: [...box.printed.headline],
  advertisements: [...box.printed.advertisement],
  scenarios: [...box.printed.scenario],
  bases: [...box.printed.base]
};

// libs/skirmish/src/decision-seconds.ts
import { z as z57 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var decisionSeconds = z57.int().min(10).max(604800).nullable().default(null).meta({ description: "Time for each decision, in seconds: a day when left out; null: no deadline." });

// libs/skirmish/src/end-of-turn/upkeep.ts
var upkeepEvolvers = {
  upkeepDone(state) {
    Object.assign(state, { phase: "UPKEEP", step: null, villainPowers: {} });
    state.modifiers = state.modifiers.filter(({ until }) => until !== "TURN");
    for (const hero6 of state.heroes) {
      Object.assign(hero6, { plan: null, activated: false, bonusActions: 0, drewWound: false, usedPowers: [] });
    }
  },
  missionAccomplished(state, { heroId: heroId9 }) {
    const hero6 = state.heroes.find((each) => each.heroId === heroId9);
    if (hero6) hero6.missionDone = true;
  }
};

// libs/skirmish/src/activation/action-evolvers.ts
var unchanged2 = (_state) => void 0;
var actionEvolvers = (book2) => ({
  actionSpent({ active }, { figureId, actions }) {
    if (!active) return;
    if (active.figureId === figureId) active.actions -= actions;
    else active.sidekicks = active.sidekicks.filter((id) => id !== figureId);
  },
  figureMoved(state, { figureId, to, kind }) {
    putOn({ state, book: book2 }, figureId, to);
    if (kind === "TRAVEL" || kind === "REPOSITION" || kind === "BREAK_AWAY") noteDeed(state, figureId, "MOVES");
  },
  powerUsed(state, { figureId, powerId, reaction: reaction2 }) {
    const used = heroBehind(state, figureId)?.usedPowers ?? (state.villainPowers[figureId] ??= []);
    if (!used.includes(powerId)) used.push(powerId);
    if (reaction2) noteDeed(state, figureId, "REACTIONS_USED");
    else if (book2.findPowerCard(powerId)?.set !== "WEAKNESS") noteDeed(state, figureId, "POWERS_USED");
  },
  reactionDeclined: unchanged2,
  choiceMade: unchanged2,
  effectPassedOver: unchanged2
});

// libs/skirmish/src/activation/activation.ts
function actionsAtStart({ book: book2, state }, heroId9) {
  const own2 = book2.actionsOf(state, figureOf(state, heroId9)) + heroOf(state, heroId9).bonusActions;
  return Math.min(book2.mostActions, Math.max(0, own2));
}
function isActivationOver(state) {
  const { active } = state;
  if (!active || !standsOnBoard(state, active.figureId)) return true;
  return active.actions <= 0 && !active.sidekicks.some((id) => standsOnBoard(state, id));
}
var activationEvolvers = {
  heroActivated(state, { side: side2, heroId: heroId9, actions, sidekicks }) {
    sideOf(state, side2).deck.shift();
    heroOf(state, heroId9).activated = true;
    state.active = { figureId: heroId9, actions, granted: actions, sidekicks: [...sidekicks] };
  },
  cardVoid(state, { side: side2 }) {
    sideOf(state, side2).deck.shift();
  },
  activationEnded(state) {
    Object.assign(state, { active: null, step: null });
    state.modifiers = state.modifiers.filter(({ until }) => until !== "ACTIVATION");
  }
};

// libs/skirmish/src/attacking/attack-evolvers.ts
var unchanged3 = (_state) => void 0;
var attackEvolvers = (book2) => ({
  attackDeclared: unchanged3,
  attackVoid(state, { targetId }) {
    noteDeed(state, targetId, "ATTACKS_DODGED");
  },
  attackRedirected: unchanged3,
  attackRolled: unchanged3,
  rollChanged: unchanged3,
  attackResolved(state, { attackerId, targetId, hit }) {
    if (hit) noteDeed(state, attackerId, "HITS");
    else noteDeed(state, targetId, "ATTACKS_DODGED");
  },
  figurePushed(state, { figureId, to, by: by5 }) {
    putOn({ state, book: book2 }, figureId, to);
    noteDeed(state, by5, "PUSHES");
  },
  pushDeclined: unchanged3
});

// libs/skirmish/src/machine/window-evolvers.ts
function windowOf({
  kind,
  seat: seat7,
  figureId = "",
  powerId = "",
  source: source3,
  options
}) {
  switch (kind) {
    case "REACTION":
      return { kind: "reaction", seat: seat7, figureId, powerId };
    case "PUSH":
      return { kind: "push", seat: seat7, figureId, spaces: options.map(({ optionId }) => optionId) };
    case "CHOICE":
      return { kind: "choice", seat: seat7, sourceId: source3 ?? "", options: options.map((option) => ({ ...option })) };
  }
}
var windowEvolvers = {
  windowOpened(state, event2) {
    state.window = windowOf(event2);
    state.windows += 1;
    state.stack = JSON.parse(event2.stack);
  },
  windowClosed(state) {
    state.window = null;
    state.stack = [];
  }
};

// libs/skirmish/src/strategy/strategy-evolvers.ts
var strategyEvolvers = (book2) => ({
  turnStarted(state, { turn }) {
    Object.assign(state, { turn, phase: "TURN_START", step: null });
    for (const seat7 of state.seats) Object.assign(seat7, { ready: false, ...book2.changesATurn });
  },
  decksStacked(state, { side: side2, order }) {
    sideOf(state, side2).deck = [...order];
  },
  heroPlanned(state, { heroId: heroId9, plays: plays3 }) {
    heroOf(state, heroId9).plan = plays3.map((play2) => ({ ...play2 }));
  },
  planTakenBack(state, { seat: seat7, heroId: heroId9 }) {
    heroOf(state, heroId9).plan = null;
    seatAt(state, seat7).takeBacks -= 1;
  },
  orderProposed(state, { seat: seat7, side: side2, order }) {
    sideOf(state, side2).deck = [...order];
    seatAt(state, seat7).proposals -= 1;
    for (const ally of seatsOf(state, side2)) {
      if (ally.seat !== seat7) ally.ready = false;
    }
  },
  readyDeclared(state, { seat: seat7 }) {
    seatAt(state, seat7).ready = true;
  }
});

// libs/skirmish/src/trials/trial-evolvers.ts
var unchanged4 = (_state) => void 0;
var testIn = (book2, state, key) => state.tests[key] ??= untried(book2);
function settleTest(book2, state, { heroId: heroId9, testKey: testKey2, testId, characteristic: characteristic2, passed, closed, malus }) {
  const side2 = findFigure(state, heroId9)?.side;
  const test2 = testIn(book2, state, testKey2);
  test2.closed = closed;
  const tokens = testIn(book2, state, keyOfMalus(book2, { testKey: testKey2, testId }));
  if (malus) tokens.malus[characteristic2] = (tokens.malus[characteristic2] ?? 0) + 1;
  if (!passed) return;
  tokens.malus = {};
  if (side2) test2.passed[side2] = (test2.passed[side2] ?? 0) + 1;
}
var trialEvolvers = (book2) => ({
  testAttempted: unchanged4,
  testRolled: unchanged4,
  testResolved(state, event2) {
    settleTest(book2, state, event2);
    const { heroId: heroId9, characteristic: characteristic2, passed } = event2;
    if (!passed) return;
    noteDeed(state, heroId9, "TESTS_PASSED");
    if (characteristic2 === "MIND") noteDeed(state, heroId9, "MIND_TESTS_PASSED");
    if (characteristic2 === "ATTACK") noteDeed(state, heroId9, "ATTACK_TESTS_PASSED");
  },
  testChanged(state, { testKey: testKey2, change: change3, toTotal, closed }) {
    Object.assign(testIn(book2, state, testKey2), { change: change3, closed }, toTotal === void 0 ? {} : { toTotal });
  },
  dieRolled: unchanged4
});

// libs/skirmish/src/wounds/settle-damage.ts
var settleDamage = (damage, health2) => damage >= health2 ? { damage: damage - health2, wounded: true } : { damage, wounded: false };
var isOutByWounds = (woundsInHand, woundLimit) => woundsInHand >= woundLimit;

// libs/skirmish/src/wounds/cards-and-wounds.ts
function drawWounds(at, check) {
  const { state } = at;
  for (const { heroId: heroId9 } of heroesInPlay(state)) {
    const health2 = healthOf(at, heroId9);
    if (settleDamage(figureOf(state, heroId9).damage, health2).wounded) drawWound(at, heroId9, health2);
  }
  check();
}
function takeBackDiscards({ state, turn, book: book2 }, check) {
  const empty = heroesInPlay(state).filter(
    ({ hand, discard }) => hand.every((id) => book2.isWoundCard(id)) && discard.length > 0
  );
  for (const { heroId: heroId9, discard } of empty) {
    turn.emit({ type: "discardTakenBack", heroId: heroId9, cardIds: inHandOrder(book2, discard) });
  }
  if (empty.length > 0) check();
}
var cardEvolvers = (book2) => ({
  cardsInPlayDiscarded(state) {
    state.phase = "WOUNDS";
    for (const hero6 of state.heroes) {
      hero6.discard.push(...hero6.inPlay.map(({ cardId }) => cardId));
      hero6.inPlay = [];
    }
  },
  discardTakenBack(state, { heroId: heroId9, cardIds: cardIds2 }) {
    const hero6 = heroOf(state, heroId9);
    hero6.hand = inHandOrder(book2, [...hero6.hand, ...cardIds2]);
    hero6.discard = [];
    hero6.tookBack = true;
  }
});

// libs/skirmish/src/wounds/out-evolvers.ts
var cardsOf = ({ hand, discard, inPlay }) => [
  ...hand,
  ...discard,
  ...inPlay.map(({ cardId }) => cardId)
];
function strip(book2, state, hero6, woundIds) {
  state.shownWounds.push(...woundIds.filter((id) => !state.shownWounds.includes(id)));
  state.woundDiscard.push(...woundIds.filter((id) => !book2.isExtraWound(id)));
  hero6.notTaken = inHandOrder(book2, [...hero6.notTaken, ...cardsOf(hero6).filter((id) => book2.findPowerCard(id))]);
  Object.assign(hero6, { hand: [], discard: [], inPlay: [], plan: null });
  const seat7 = seatAt(state, hero6.seat);
  if (seat7.mainHero === hero6.heroId) seat7.mainHero = null;
  const side2 = sideOf(state, hero6.side);
  if (state.phase === "STRATEGY") side2.deck = side2.deck.filter((id) => id !== hero6.heroId);
}
function credit(state, heroId9, { kind }) {
  countDeed(state, heroId9, "OUTS");
  if (kind === "VILLAIN") countDeed(state, heroId9, "VILLAIN_OUTS");
  if (kind === "HERO") countDeed(state, heroId9, "HERO_OUTS");
}
var outEvolvers = (book2) => ({
  figureOut(state, { figureId, side: side2, by: by5, woundIds }) {
    const figure5 = figureOf(state, figureId);
    Object.assign(figure5, { status: "OUT", spaceId: null });
    if (side2 !== null) state.outs.push({ side: side2, sheetId: figure5.sheetId });
    if (by5 !== void 0 && findHeroState(state, by5)) credit(state, by5, figure5);
    state.modifiers = state.modifiers.filter((modifier2) => modifier2.figureId !== figureId);
    if (state.active) state.active.sidekicks = state.active.sidekicks.filter((id) => id !== figureId);
    const hero6 = findHeroState(state, figureId);
    if (hero6) strip(book2, state, hero6, woundIds);
  }
});

// libs/skirmish/src/evolvers.ts
var skirmishEvolvers = (book2) => ({
  ...missionEvolvers,
  ...placementEvolvers,
  ...strategyEvolvers(book2),
  ...activationEvolvers,
  ...upkeepEvolvers,
  ...actionEvolvers(book2),
  ...attackEvolvers(book2),
  ...trialEvolvers(book2),
  ...effectEvolvers(book2),
  ...woundEvolvers,
  ...cardEvolvers(book2),
  ...outEvolvers(book2),
  ...windowEvolvers,
  ...advancementEvolvers(book2)
});

// libs/skirmish/src/machine/context.ts
var nobody = {
  sourceId: "",
  selfId: null,
  causeId: null,
  targetId: null,
  chosenId: null,
  pieceId: null,
  creditSide: null,
  creditHeroId: null,
  inReaction: false,
  granted: false,
  silent: false
};
var contextOfRule = (sourceId, given2 = {}) => ({
  ...nobody,
  sourceId,
  ...given2
});
function contextOfDeed(state, figureId, sourceId, given2 = {}) {
  const { side: side2, ownerId } = figureOf(state, figureId);
  const heroId9 = side2 === null ? null : ownerId ?? figureId;
  return {
    ...nobody,
    sourceId,
    selfId: figureId,
    causeId: heroId9,
    creditSide: side2,
    creditHeroId: heroId9,
    ...given2
  };
}
var creditOf = ({ creditSide, creditHeroId }) => ({ side: creditSide, heroId: creditHeroId });

// libs/skirmish/src/flow/after-resignation.ts
function afterResignation(machine, seat7, fallen) {
  const { window } = machine.state;
  if (window && (window.seat === seat7 || fallen.length > 0)) machine.resume(null);
  const context = contextOfRule("resignation");
  machine.pushRoot(context);
  for (const happening of fallen) machine.happened(happening, context);
}

// libs/skirmish/src/flow/open-step.ts
var windowStep = {
  reaction: "window.reaction",
  push: "window.push",
  choice: "window.choice"
};
var stepIdOf = (state) => `${state.step ?? "none"}-${state.steps}`;
function openStepOf(state, stepRules2) {
  if (isOver2(state)) return void 0;
  const { window, step } = state;
  const opened2 = (name, stepId) => {
    const rules2 = stepRules2[name];
    const asked2 = rules2.asked(state);
    return asked2.length > 0 ? { step: name, stepId, rules: rules2, asked: asked2 } : void 0;
  };
  if (window) return opened2(windowStep[window.kind], `${windowStep[window.kind]}-${state.windows}`);
  return step === null ? void 0 : opened2(step, stepIdOf(state));
}

// libs/skirmish/src/flow/refused-in-step.ts
function refusedInStep({ state, book: book2 }, open3, steps, by5) {
  if (isOver2(state)) return refused(book2, "gameOver", "GAME_OVER");
  if (seatAt(state, by5).resigned) return refused(book2, "resigned", "NOT_YOUR_SEAT");
  return refusedBefore(open3, steps, by5, {
    wrongStep(step) {
      const suspended = state.window !== null && steps?.some((each) => each === state.step);
      return suspended ? refused(book2, "choicePending", "CHOICE_PENDING", { step }) : refused(book2, "wrongPhase", "WRONG_PHASE", { step });
    },
    notAsked: () => refused(book2, "notAsked", "NOT_YOUR_TURN")
  });
}

// libs/skirmish/src/flow/seats-awaited.ts
var seatsAwaited = (state, open3) => ({
  ...waitsFor(open3, state.options),
  ...state.window && state.step !== null ? { suspends: [stepIdOf(state)] } : {}
});

// libs/skirmish/src/steps.ts
function opensStep(turn, step) {
  turn.emit({ type: "stepOpened", step });
}
var stepEvolvers = (phases2) => ({
  stepOpened(state, { step }) {
    state.step = step;
    state.steps += 1;
    state.phase = phases2[step] ?? state.phase;
  }
});

// libs/skirmish/src/activation/acting.ts
function activeHero({ active }) {
  if (!active) throw new RangeError("No hero is activated.");
  return active.figureId;
}
var actingFigures = ({ active }) => active ? [active.figureId, ...active.sidekicks] : [];
function whyNotActing(table, figureId) {
  const { active } = table.state;
  const figure5 = findFigure(table.state, figureId);
  if (!figure5) return refused(table.book, "actions", "UNKNOWN_ID", { id: figureId });
  if (figureId === active?.figureId) return whyNoAction(table);
  if (!active || figure5.ownerId !== active.figureId)
    return refused(table.book, "acting", "NOT_ACTIVE", { figure: figureId });
  return active.sidekicks.includes(figureId) ? void 0 : refused(table.book, "sidekickAction", "NO_ACTION_LEFT");
}
var whyNoAction = ({ book: book2, state }, cost = 1) => (state.active?.actions ?? 0) < cost ? refused(book2, "actions", "NO_ACTION_LEFT") : void 0;
function pay({ state, turn }, figureId, actions = 1) {
  const { active } = state;
  const left = active?.figureId === figureId ? active.actions - actions : 0;
  turn.emit({ type: "actionSpent", figureId, actions, left });
}

// libs/skirmish/src/activation/powers-at-reveal.ts
function pushReveal(runner) {
  healWeak(runner);
  const powers = openPowers(runner).filter(({ power: power3 }) => power3.trigger === "REVEAL").map(({ figureId, powerId }) => ({ figureId, powerId }));
  if (powers.length > 0) runner.push({ kind: "reveal", powers });
}
var isWeakness = (book2, cardId) => !book2.isWoundCard(cardId) && book2.powerCard(cardId).set === "WEAKNESS";
function healWeak(at) {
  const { state, turn, book: book2 } = at;
  for (const { heroId: heroId9, inPlay } of state.heroes) {
    const weakness = inPlay.find(({ cardId }) => isWeakness(book2, cardId));
    if (!weakness || findFigure(state, heroId9)?.status !== "IN_PLAY") continue;
    turn.emit({ type: "powerUsed", figureId: heroId9, powerId: weakness.cardId, reaction: false });
    const { damage } = figureOf(state, heroId9);
    const points2 = Math.min(damage, healthOf(at, heroId9));
    if (points2 === 0) continue;
    turn.emit({ type: "figureHealed", figureId: heroId9, points: points2, damage: damage - points2, source: weakness.cardId });
  }
}
function runReveal(runner, frame) {
  const next = frame.powers.shift();
  if (!next) return "DONE";
  const { state } = runner;
  const open3 = standsOnBoard(state, next.figureId) ? findOpenPower(runner, next.figureId, next.powerId) : void 0;
  if (!open3) return "AGAIN";
  const { side: side2 } = figureOf(state, next.figureId);
  const given2 = { inReaction: true, granted: true };
  const context = side2 === null ? contextOfRule(next.powerId, { ...given2, selfId: next.figureId }) : contextOfDeed(state, next.figureId, next.powerId, given2);
  runner.push(effectsFrame(open3.power.do ?? [], context));
  return "AGAIN";
}

// libs/skirmish/src/activation/lay-open.ts
function layOpen(book2, state, heroId9, plays3) {
  const hero6 = heroOf(state, heroId9);
  hero6.inPlay = plays3.map((play2) => ({ ...play2 }));
  hero6.hand = hero6.hand.filter((id) => !plays3.some(({ cardId }) => cardId === id));
  hero6.plan = null;
  if (plays3.some(({ cardId }) => isWeakness(book2, cardId))) countDeed(state, heroId9, "WEAKNESS_PLAYED");
  const wounds = plays3.map(({ cardId }) => cardId).filter((id) => book2.isWoundCard(id));
  state.shownWounds.push(...wounds.filter((id) => !state.shownWounds.includes(id)));
}

// libs/skirmish/src/activation/move-commands.ts
var moveCommands = (book2, steps) => ({
  move: {
    steps,
    check(state, { figureId, spaceId: spaceId2 }) {
      if (!boardOf({ book: book2, state }).hasSpace(spaceId2)) return refused(book2, "moveEnd", "UNKNOWN_ID", { id: spaceId2 });
      const refusal = whyNotActing({ book: book2, state }, figureId);
      if (refusal) return refusal;
      if (hasAbility({ book: book2, state }, figureId, "CANNOT_MOVE")) return refused(book2, "forbidden", "FORBIDDEN_BY_CARD");
      if (occupantOf(state, spaceId2)) return refused(book2, "moveEnd", "SPACE_TAKEN", { space: spaceId2 });
      if (reachOf({ book: book2, state }, figureId).has(spaceId2)) return void 0;
      const zone = zoneOf({ book: book2, state }, figureId);
      if (zone !== "" && zoneOfSpace({ book: book2, state }, spaceId2) === zone) {
        return refused(book2, "forbidden", "FORBIDDEN_BY_CARD");
      }
      const reason = whyUnreachable({ book: book2, state }, figureId, spaceId2) ?? "NO_WAY";
      return refused(book2, "moveReach", "OUT_OF_REACH", { space: spaceId2, reason });
    },
    offersAreLegal: true,
    *offers(state) {
      for (const figureId of actingFigures(state)) {
        if (whyNotActing({ book: book2, state }, figureId)) continue;
        for (const spaceId2 of reachOf({ book: book2, state }, figureId).keys()) yield { type: "move", figureId, spaceId: spaceId2 };
      }
    },
    perform({ state }, { figureId, spaceId: spaceId2 }, _seat, machine) {
      const context = contextOfDeed(state, figureId, figureId);
      const way = reachOf({ book: book2, state }, figureId).get(spaceId2);
      machine.pushRoot(context);
      pay(machine, figureId);
      walk(machine, {
        figureId,
        to: spaceId2,
        zones: way?.zones ?? [],
        context,
        told: { kind: way?.kind ?? "REPOSITION" }
      });
    }
  }
});

// libs/skirmish/src/behaviour/grants-attack.ts
function* everyEffect(effects) {
  for (const effect of effects) {
    yield effect;
    for (const inside2 of insideOf(effect)) yield* everyEffect(inside2);
  }
}
var insideOf = ({ if: branch, each, roll: roll3, chooseFigure, choose, oneOf: oneOf2 }) => [
  ...branch ? [branch.then, branch.else ?? []] : [],
  ...each ? [each.do] : [],
  ...roll3 ? roll3.table.map((row) => row.do) : [],
  ...chooseFigure ? [chooseFigure.do] : [],
  ...choose ? choose.options.map((option) => option.do) : [],
  ...oneOf2 ? oneOf2.options : []
];
var grantsAttack = (effects) => [...everyEffect(effects)].some(({ attack: attack2 }) => attack2 !== void 0);
var changesDamage = (effects) => [...everyEffect(effects)].some(
  ({ preventDamage, addDamage }) => preventDamage !== void 0 || addDamage !== void 0
);
var onlyRollsAgain = (effects) => effects.every(
  ({ changeRoll }) => changeRoll !== void 0 && Object.entries(changeRoll).every(([what, by5]) => what === "reroll" || by5 === 0)
);

// libs/skirmish/src/attacking/occasions.ts
function offerNext(runner, frame, occasion) {
  const { answer: answer2 } = frame;
  frame.answer = null;
  const asked2 = frame.offered.at(-1);
  if (answer2 === "decline" && asked2 !== void 0) {
    const [figureId = "", powerId = ""] = asked2.split("/");
    const seat8 = seatOf(runner, figureId);
    if (seat8 !== null) runner.turn.emit({ type: "reactionDeclined", seat: seat8, powerId });
  }
  if (answer2 === "react" && asked2 !== void 0) {
    const [figureId = "", powerId = ""] = asked2.split("/");
    const open3 = findOpenPower(runner, figureId, powerId);
    if (open3) use(runner, open3, occasion);
    return "AGAIN";
  }
  const next = waitingPowers(runner, occasion, frame.offered)[0];
  if (!next) return null;
  frame.offered.push(`${next.figureId}/${next.powerId}`);
  const seat7 = seatOf(runner, next.figureId);
  if (seat7 === null) {
    use(runner, next, occasion);
    return "AGAIN";
  }
  return { seat: seat7, kind: "REACTION", figureId: next.figureId, powerId: next.powerId, options: [] };
}
function use(runner, open3, occasion) {
  const { figureId, powerId, power: power3 } = open3;
  runner.turn.emit({ type: "powerUsed", figureId, powerId, reaction: true });
  runner.push(effectsFrame(power3.do ?? [], contextOfAnswer(runner, open3, occasion)));
}
function contextOfAnswer(table, { figureId, powerId }, occasion) {
  const given2 = {
    causeId: occasion.actorId,
    targetId: occasion.targetId,
    inReaction: occasion.context.inReaction,
    granted: true,
    silent: true
  };
  return figureOf(table.state, figureId).side === null ? contextOfRule(powerId, { ...given2, selfId: figureId }) : contextOfDeed(table.state, figureId, powerId, given2);
}
function waitingPowers(table, occasion, offered) {
  if (occasion.context.silent) return [];
  const rank = (id) => {
    const [first2, friends] = occasion.moment === "BEFORE_ROLL" ? [occasion.targetId, true] : [occasion.actorId, false];
    if (id === first2) return 0;
    return friends && first2 !== null && isAlly(table, id, first2) ? 1 : 2;
  };
  return openPowers(table).filter((open3) => !offered.includes(`${open3.figureId}/${open3.powerId}`) && answers(table, open3, occasion)).map((open3, place2) => ({ open: open3, place: place2 })).sort((a, b) => rank(a.open.figureId) - rank(b.open.figureId) || a.place - b.place).map(({ open: open3 }) => open3);
}
function answers(table, open3, occasion) {
  const { figureId, powerId, power: power3 } = open3;
  const effects = power3.do ?? [];
  if (!isMoment(power3, occasion)) return false;
  if (power3.reaction?.oncePerTurn && hasUsed(table.state, figureId, powerId)) return false;
  if (occasion.context.granted && grantsAttack(effects)) return false;
  if (occasion.dice === 0 && onlyRollsAgain(effects)) return false;
  const context = contextOfAnswer(table, open3, occasion);
  if (!concerns(table, power3, occasion, context)) return false;
  return isAnswerable(table, figureId) && canDo(table, effects, context);
}
function isMoment({ trigger, reaction: reaction2, ...power3 }, occasion) {
  if (trigger !== "REACTION" || reaction2?.moment !== occasion.moment) return false;
  if (reaction2.to === "TEST_BY" !== (occasion.kind === "TEST")) return false;
  if (reaction2.mode !== void 0 && reaction2.mode !== occasion.mode) return false;
  return occasion.suits?.({ trigger, reaction: reaction2, ...power3 }) ?? true;
}
function concerns(table, { reaction: reaction2 }, { actorId, targetId }, context) {
  if (!reaction2) return false;
  const whom = reaction2.to === "ATTACK_ON" ? targetId : actorId;
  return whom !== null && names(table, reaction2.figures, whom, scopeOf(context));
}
var isAnswerable = (table, figureId) => findFigure(table.state, figureId)?.side === null || seatOf(table, figureId) !== null;
function hasUsed(state, figureId, powerId) {
  const hero6 = findHeroState(state, figureId) ?? heroBehind(state, figureId);
  return (hero6?.usedPowers ?? state.villainPowers[figureId] ?? []).includes(powerId);
}

// libs/skirmish/src/activation/power-commands.ts
var costsAction = ({ power: { trigger } }) => trigger === "ACTION" || trigger === "UNIQUE_ACTION";
var powerCommands = (book2, steps) => ({
  usePower: {
    steps,
    check(state, { powerId }) {
      if (!isPowerId(book2, powerId)) return refused(book2, "power", "UNKNOWN_ID", { id: powerId });
      const noAction = whyNoAction({ book: book2, state });
      if (noAction) return noAction;
      const heroId9 = activeHero(state);
      const open3 = findOpenPower({ book: book2, state }, heroId9, powerId);
      if (!open3 || !costsAction(open3)) return refused(book2, "power", "POWER_NOT_ACTIVE");
      if (open3.power.trigger === "UNIQUE_ACTION" && hasUsed(state, heroId9, powerId)) {
        return refused(book2, "uniqueAction", "ALREADY_USED_THIS_TURN");
      }
      const possible = canDo({ book: book2, state }, open3.power.do ?? [], contextOfDeed(state, heroId9, powerId));
      return possible ? void 0 : refused(book2, "noEffect", "NO_TARGET");
    },
    *offers(state) {
      if (whyNoAction({ book: book2, state })) return;
      for (const open3 of powersOf({ book: book2, state }, activeHero(state))) {
        if (costsAction(open3)) yield { type: "usePower", powerId: open3.powerId };
      }
    },
    perform(turn, { powerId }, _seat, machine) {
      const figureId = activeHero(turn.state);
      const effects = findOpenPower(machine, figureId, powerId)?.power.do ?? [];
      const context = contextOfDeed(turn.state, figureId, powerId);
      machine.pushRoot(context);
      pay(machine, figureId);
      turn.emit({ type: "powerUsed", figureId, powerId, reaction: false });
      machine.push(effectsFrame(effects, context));
    }
  }
});

// libs/skarov/src/front-page/page.ts
var articleSubjects = ["OBJECTIVE", "EXTRA", "DISGRACE", "PRAISE", "FINAL"];
var pagePoints = (page, side2, subject) => page.filter((article) => article.side === side2 && (subject === void 0 || article.subject === subject)).reduce((points2, { weight }) => points2 + weight, 0);
var differenceOf = (page) => pagePoints(page, "HEROES") - pagePoints(page, "OVERLORD");
var headlines2 = box.derived(({ headline }) => headline);
function favoured(page, difference) {
  if (difference !== 0) return difference > 0 ? "HEROES" : "OVERLORD";
  return page.find(({ subject }) => subject === "FINAL")?.side ?? "OVERLORD";
}
function headlineOf(side2, difference) {
  const own2 = headlines2().filter((headline) => headline.side === side2);
  const found2 = own2.find(({ from, to }) => from <= difference && difference <= to) ?? own2.find(({ from }) => from === 0);
  if (!found2) throw new RangeError(`There is no headline for ${side2} at ${difference}.`);
  return found2;
}
function verdictOn(page, givenUp2 = null) {
  const difference = differenceOf(page);
  const winner = givenUp2 === null ? favoured(page, difference) : givenUp2 === "HEROES" ? "OVERLORD" : "HEROES";
  return { difference, winner, headline: headlineOf(winner, difference) };
}

// libs/skarov/src/end-of-game/articles.ts
function win(turn, side2, subject, articleId, weight = 1) {
  turn.emit({ type: "articleWon", side: side2, subject, articleId, weight });
}
var weightOf2 = (articleId) => box.find.article(articleId)?.weight ?? 1;
var winObjective = (turn, articleId, side2) => {
  win(turn, side2, "OBJECTIVE", articleId, weightOf2(articleId));
};
function winExtra(turn, articleId, side2) {
  const weight = scenarioOf(turn.state)?.articles.find(({ id }) => id === articleId)?.weight;
  win(turn, side2, "EXTRA", articleId, weight);
}
var disgrace = (turn, heroId9) => {
  win(turn, "OVERLORD", "DISGRACE", heroId9);
};
var winFinal = (turn, side2) => {
  const id = box.printed.article.find(({ kind }) => kind === "FINAL")?.id ?? "";
  win(turn, side2, "FINAL", id, weightOf2(id));
};
function accomplishMissions(turn, atTheEnd) {
  const { state } = turn;
  for (const { heroId: heroId9, missionId, missionDone } of state.heroes) {
    if (missionId === null || missionDone || !standsOnBoard(state, heroId9)) continue;
    const { atEnd, condition } = missionById(missionId);
    if (atEnd === atTheEnd && isMet({ state, book }, condition, scopeOfMission(state, heroId9))) {
      turn.emit({ type: "missionAccomplished", heroId: heroId9, missionId });
    }
  }
}
function praise(turn) {
  const { state } = turn;
  for (const { heroId: heroId9, missionDone } of state.heroes) {
    if (missionDone && standsOnBoard(state, heroId9)) win(turn, "HEROES", "PRAISE", heroId9);
  }
}
var articleEvolvers = {
  articleWon(state, { side: side2, subject, articleId: id, weight }) {
    state.page.push({ subject, id, side: side2, weight, turn: state.turn });
  }
};

// libs/skarov/src/end-of-game/objectives.ts
function winnerOf(state, { id }) {
  const { reached, neutralised } = objective(id);
  const table = { state, book };
  if (isMet(table, reached, scopeOfSide("OVERLORD"))) return "OVERLORD";
  return isMet(table, neutralised, scopeOfSide("HEROES")) ? "HEROES" : null;
}
function settleObjectives(turn) {
  let settled = false;
  for (const objective3 of turn.state.objectives) {
    const side2 = objective3.settled === null ? winnerOf(turn.state, objective3) : null;
    if (side2 === null) continue;
    settleOne(turn, objective3, side2);
    settled = true;
  }
  if (settled) beginFinalCombat(turn);
  return settled;
}
function settle(turn, articleId, side2) {
  const found2 = turn.state.objectives.find(({ id }) => objective(id).articleId === articleId);
  if (found2?.settled !== null) return;
  settleOne(turn, found2, side2);
  beginFinalCombat(turn);
}
function beginFinalCombat(turn) {
  const { objectives, finalCombat } = turn.state;
  if (!finalCombat && objectives.every(({ settled }) => settled !== null)) turn.emit({ type: "finalCombatBegun" });
}
function settleTheRest(turn) {
  for (const objective3 of turn.state.objectives) {
    if (objective3.settled === null) settleOne(turn, objective3, "OVERLORD");
  }
}
function settleOne(turn, { id }, side2) {
  turn.emit({ type: "objectiveSettled", objectiveId: id, side: side2 });
  winObjective(turn, objective(id).articleId, side2);
}
var objectiveEvolvers = {
  objectiveAdvanced({ objectives }, { objectiveId, counter }) {
    for (const objective3 of objectives) if (objective3.id === objectiveId) objective3.counter = counter;
  },
  objectiveSettled(state, { objectiveId, side: side2 }) {
    for (const objective3 of state.objectives) if (objective3.id === objectiveId) objective3.settled = side2;
  },
  finalCombatBegun(state) {
    state.finalCombat = true;
  }
};

// libs/skarov/src/end-of-game/end-game.ts
var finalOf = {
  NO_HERO: "OVERLORD",
  SKAROV_OUT: "HEROES",
  ESCAPE: "OVERLORD",
  TURN_LIMIT: "OVERLORD",
  RESIGNATION: null
};
function givenUp({ seats }) {
  const isGone = (side2) => seats.every((seat7) => seat7.side !== side2 || seat7.resigned);
  if (isGone("OVERLORD")) return "OVERLORD";
  return isGone("HEROES") ? "HEROES" : null;
}
function endGame(turn, reason) {
  const { state } = turn;
  if (state.over) return;
  if (reason === "NO_HERO" || reason === "TURN_LIMIT") settleTheRest(turn);
  const side2 = finalOf[reason];
  if (side2 !== null) winFinal(turn, side2);
  accomplishMissions(turn, true);
  praise(turn);
  const { winner, difference, headline } = verdictOn(state.page, givenUp(state));
  turn.emit({ type: "gameEnded", reason, winner, difference, headlineId: headline.id });
}
var gameEndEvolvers = {
  gameEnded(state, { reason, winner }) {
    if (state.villain?.event) state.overlord.discard.push(state.villain.event);
    Object.assign(state, {
      over: { reason, winner },
      phase: phaseAfterEnd(book, state),
      step: null,
      active: null,
      villain: null,
      window: null,
      stack: [],
      endOfTurnItem: null
    });
    for (const seat7 of state.seats) seat7.ready = false;
  }
};

// libs/skarov/src/shared.ts
var advancementSteps2 = advancementSteps(book);
var advancementCommands2 = advancementCommands(book, ["advancement"]);
var advanceUnasked2 = (turn) => {
  advanceUnasked({ turn, state: turn.state, book });
};
var opensStep2 = opensStep;
var stepEvolvers2 = stepEvolvers({ strategy: "STRATEGY" });
var placementSteps2 = placementSteps(book);
var placementCommands2 = placementCommands(book, ["setup.placement"]);

// libs/skarov/src/activation/hero-slots.ts
var heroSlotSteps = {
  "activation.hero": {
    asked(state) {
      const hero6 = findHeroState(state, state.active?.figureId ?? "");
      return hero6 ? seatsWhere(state, ({ seat: seat7 }) => seat7 === hero6.seat) : [];
    },
    byDefault: () => ({ type: "endActivation" })
  }
};
function flipNext(turn) {
  const { state } = turn;
  const { deck } = state.sides.HEROES;
  for (let heroId9 = deck[0]; heroId9 !== void 0; heroId9 = deck[0]) {
    if (standsOnBoard(state, heroId9)) {
      const actions = actionsAtStart({ state, book }, heroId9);
      turn.emit({ type: "heroActivated", side: "HEROES", heroId: heroId9, actions });
      opensStep2(turn, "activation.hero");
      return true;
    }
    turn.emit({ type: "cardVoid", side: "HEROES", heroId: heroId9 });
  }
  return false;
}
function endHeroActivation(turn) {
  const { active } = turn.state;
  if (active)
    turn.emit({ type: "activationEnded", side: "HEROES", heroId: heroOf(turn.state, active.figureId).heroId });
}
var heroSlotEvolvers = {
  heroActivated(state, event2) {
    activationEvolvers.heroActivated(state, { ...event2, sidekicks: [] });
  },
  activationEnded(state, event2) {
    activationEvolvers.activationEnded(state, event2);
    state.slotDue = true;
  }
};

// libs/skirmish/src/attacking/attack-commands.ts
var attackCommands = (book2, steps) => ({
  attack: {
    steps,
    check(state, command) {
      const { figureId, targetId, mode } = command;
      if (!findFigure(state, targetId)) return refused(book2, "attack", "UNKNOWN_ID", { id: targetId });
      const refusal = whyNotActing({ book: book2, state }, figureId);
      if (refusal) return refusal;
      if (hasAbility({ book: book2, state }, figureId, "CANNOT_ATTACK"))
        return refused(book2, "forbidden", "FORBIDDEN_BY_CARD");
      const terms = { attackerId: figureId, targetId, mode };
      const why = whyNoAttack({ book: book2, state }, terms);
      const rule2 = why === "NOT_AN_ENEMY" ? "enemiesOnly" : mode === "MELEE" ? "melee" : "ranged";
      return why && refused(book2, rule2, why, factsOfNoAttack({ book: book2, state }, why, terms));
    },
    *offers(state) {
      for (const figureId of actingFigures(state)) {
        for (const { id: targetId } of figuresInPlay(state)) {
          if (!isEnemy({ book: book2, state }, figureId, targetId)) continue;
          for (const mode of attackModeSchema.options) {
            if (!whyNoAttack({ book: book2, state }, { attackerId: figureId, targetId, mode })) {
              yield { type: "attack", figureId, targetId, mode };
            }
          }
        }
      }
    },
    perform(turn, { figureId, targetId, mode }, _seat, machine) {
      const context = contextOfDeed(turn.state, figureId, figureId, { targetId });
      machine.pushRoot(context);
      pay(machine, figureId);
      const push2 = ownPushes(machine, figureId);
      machine.push(attackFrame({ attackerId: figureId, targetId, mode, context, push: push2 }));
    }
  }
});

// libs/skirmish/src/attacking/attack.ts
var attackRunner = (own2 = {}) => (runner, frame) => {
  switch (frame.stage) {
    case "DECLARED":
      declare(runner, frame);
      return enter(frame, "BEFORE_ROLL");
    case "BEFORE_ROLL":
      return offer(runner, frame, "BEFORE_ROLL") ?? enter(frame, "ROLL");
    case "ROLL":
      return enter(frame, roll2(runner, frame) ? "AFTER_ROLL" : "AFTER_ATTACK");
    case "AFTER_ROLL":
      return offer(runner, frame, "AFTER_ATTACK_ROLL", { dice: frame.dice.length }) ?? enter(frame, "COMPARE");
    case "COMPARE":
      compare(runner, frame);
      return enter(frame, frame.hit ? "BEFORE_DAMAGE" : "AFTER_ATTACK");
    case "BEFORE_DAMAGE":
      return offer(runner, frame, "AFTER_HIT", { suits: ofDamage }) ?? enter(frame, "DAMAGE");
    case "DAMAGE":
      dealAttackDamage(runner, frame);
      return enter(frame, "PUSH");
    case "PUSH":
      return runPush(runner, frame) ?? enter(frame, "AFTER_HIT");
    case "AFTER_HIT":
      return offer(runner, frame, "AFTER_HIT", { suits: (power3) => !ofDamage(power3) }) ?? enter(frame, "AFTER_ATTACK");
    case "AFTER_ATTACK":
      return offer(runner, frame, "AFTER_ATTACK") ?? enter(frame, "REACTIONS");
    case "REACTIONS":
      return answerAttack(runner, frame, own2);
    case "DONE":
      return "DONE";
  }
};
function enter(frame, stage) {
  frame.stage = stage;
  frame.offered = [];
  return "AGAIN";
}
var ofDamage = ({ do: effects = [] }) => changesDamage(effects);
function offer(runner, frame, moment, only = {}) {
  return offerNext(runner, frame, {
    moment,
    kind: "ATTACK",
    actorId: frame.attackerId,
    targetId: frame.targetId,
    mode: frame.mode,
    context: frame.context,
    ...only
  });
}
function declare(runner, frame) {
  const { attackerId, targetId, mode, context, weighed } = frame;
  frame.noted = runner.noted;
  runner.turn.emit({
    type: "attackDeclared",
    attackerId,
    targetId,
    mode,
    ...context.sourceId === attackerId ? {} : { source: context.sourceId },
    ...weighed ? { weighed } : {}
  });
}
function roll2(runner, frame) {
  const { turn, state } = runner;
  const { attackerId, targetId, redirected } = frame;
  const impossible = redirected ? !standsOnBoard(state, attackerId) || !standsOnBoard(state, targetId) : whyNoAttack(runner, frame) !== void 0;
  if (impossible) {
    frame.missed = true;
    turn.emit({ type: "attackVoid", attackerId, targetId });
    return false;
  }
  const { combat, power: power3 } = attackDiceOf(runner, attackerId, targetId, frame);
  const rolled = rollAttack(turn.random, combat, power3);
  frame.dice = rolled.dice;
  frame.successes = rolled.successes;
  turn.emit({
    type: "attackRolled",
    attackerId,
    targetId,
    combat: rolled.combat,
    power: rolled.power,
    rerolls: rolled.rerolls,
    successes: rolled.successes
  });
  return true;
}
function compare(runner, frame) {
  const { turn, state } = runner;
  const { attackerId, targetId } = frame;
  frame.successes = successesNow(frame);
  if (!standsOnBoard(state, attackerId) || !standsOnBoard(state, targetId)) {
    frame.missed = true;
    turn.emit({ type: "attackVoid", attackerId, targetId });
    return;
  }
  const defense2 = Math.max(0, characteristic(runner, targetId, "DEFENSE", attackerId) + frame.defense);
  frame.hit = frame.successes >= defense2;
  turn.emit({ type: "attackResolved", attackerId, targetId, successes: frame.successes, defense: defense2, hit: frame.hit });
}
function dealAttackDamage(runner, { attackerId, targetId, damage, prevented, context }) {
  runner.happened({ kind: "HIT", figureId: targetId }, { ...context, targetId });
  const points2 = Math.max(0, damage - prevented);
  if (points2 > 0 && standsOnBoard(runner.state, targetId))
    dealDamage(runner, targetId, points2, { by: attackerId, source: context.sourceId });
  runner.check(context);
}
function answerAttack(runner, frame, own2) {
  const { context, targetId } = frame;
  own2.afterAttack?.(runner, frame);
  runner.check(context);
  frame.stage = "DONE";
  if (runner.state.over || context.inReaction) return "DONE";
  runner.happened({ kind: "ATTACKED", figureId: targetId }, { ...context, targetId });
  const queue = runner.takeNoted(frame.noted);
  if (queue.length > 0) runner.push({ kind: "reactions", context, collects: false, queue });
  return "AGAIN";
}

// libs/skarov/src/overlord/event-deck.ts
function dealEvents(turn, heroes2) {
  shuffle(turn, eventCardIds);
  drawEvents(turn, heroes2);
}
function drawEvents(turn, count4) {
  const { overlord } = turn.state;
  for (let left = count4; left > 0; ) {
    if (overlord.pile.length === 0) {
      if (overlord.discard.length === 0) return;
      shuffle(turn, overlord.discard);
    }
    const cardIds2 = overlord.pile.slice(0, left);
    turn.emit({ type: "eventsDrawn", seat: overlord.seat, count: cardIds2.length, cardIds: cardIds2 });
    left -= cardIds2.length;
  }
}
function shuffle(turn, cardIds2) {
  turn.emit({ type: "eventsShuffled", count: cardIds2.length, cardIds: turn.random.shuffle(cardIds2) });
}
function revealEvents(turn) {
  const { set } = turn.state.overlord;
  const sheetIds = [...new Set(set.map(({ sheetId: sheetId4 }) => sheetId4))];
  const sheets = sheetIds.map((sheetId4) => ({
    sheetId: sheetId4,
    cardIds: set.filter((each) => each.sheetId === sheetId4).map(({ cardId }) => cardId)
  }));
  turn.emit({ type: "eventsRevealed", sheets });
}
function discardSetEvents(turn) {
  turn.emit({ type: "setEventsDiscarded", cardIds: turn.state.overlord.set.map(({ cardId }) => cardId) });
}
var eventDeckEvolvers = {
  eventsShuffled({ overlord }, { cardIds: cardIds2 }) {
    overlord.pile = [...cardIds2];
    overlord.discard = [];
    overlord.heldAtShuffle = inEventOrder([...overlord.hand, ...overlord.set.map(({ cardId }) => cardId)]);
  },
  eventsDrawn({ overlord }, { count: count4, cardIds: cardIds2 }) {
    overlord.pile = overlord.pile.slice(count4);
    overlord.hand = inEventOrder([...overlord.hand, ...cardIds2]);
  },
  eventsRevealed({ overlord }) {
    for (const each of overlord.set) each.shown = true;
  },
  setEventsDiscarded({ overlord }, { cardIds: cardIds2 }) {
    overlord.set = [];
    overlord.discard.push(...cardIds2);
  }
};

// libs/skarov/src/activation/villain-slots.ts
var standing2 = ({ figures: figures3 }, sheetId4) => figures3.filter((figure5) => figure5.sheetId === sheetId4 && isInPlay(figure5));
function refusedSheet(state, sheetId4) {
  if (state.activatedSheets.includes(sheetId4)) return refuse2("ACT-06", "ALREADY_ACTIVATED", { sheet: sheetId4 });
  if (standing2(state, sheetId4).length === 0) return refuse2("ACT-09", "NOT_IN_PLAY", { id: sheetId4 });
  const locked = villainSheet(sheetId4).rank === "MASTER" && !(state.finalCombat && isControlOpen(state));
  return locked ? refuse2("ACT-09", "SKAROV_LOCKED") : void 0;
}
var eligible = (state) => villainSheetIds().filter((id) => !refusedSheet(state, id));
var villainSlotSteps = {
  "activation.choice": {
    asked: ({ overlord, villain }) => villain ? [] : [overlord.seat],
    byDefault: (state) => ({ type: "activateSheet", sheetId: eligible(state)[0] ?? "" })
  },
  "activation.villain": {
    asked: ({ overlord, villain }) => villain ? [overlord.seat] : [],
    byDefault: () => ({ type: "endActivation" })
  }
};
function openSlot(turn) {
  const { state } = turn;
  if (state.slotsUsed >= heroesInPlay(state).length) turn.emit({ type: "slotPassed", drawn: false });
  else if (eligible(state).length > 0) opensStep2(turn, "activation.choice");
  else {
    turn.emit({ type: "slotPassed", drawn: true });
    drawEvents(turn, 1);
  }
}
function isFinished(state, figureId) {
  const { villain, active } = state;
  if (!standsOnBoard(state, figureId) || villain?.finished.includes(figureId)) return true;
  return active?.figureId === figureId ? active.actions <= 0 : actionsOf2(state, figureOf(state, figureId)) <= 0;
}
var isVillainOver = (state) => state.villain?.figureIds.every((id) => isFinished(state, id)) === true && (state.villain.event !== null || state.overlord.hand.length === 0);
function endVillainActivation(turn) {
  const { villain } = turn.state;
  if (villain) turn.emit({ type: "villainActivationEnded", sheetId: villain.sheetId });
}
function select(turn, figureId) {
  const actions = actionsOf2(turn.state, figureOf(turn.state, figureId));
  turn.emit({ type: "figureSelected", figureId, actions });
}
var villainSlotCommands = {
  activateSheet: {
    steps: ["activation.choice"],
    *offers() {
      for (const sheetId4 of villainSheetIds()) yield { type: "activateSheet", sheetId: sheetId4 };
    },
    check: (state, { sheetId: sheetId4 }) => findVillainSheet(sheetId4) ? refusedSheet(state, sheetId4) : refuse2("ACT-03", "UNKNOWN_ID", { id: sheetId4 }),
    perform(turn, { sheetId: sheetId4 }) {
      const figureIds = standing2(turn.state, sheetId4).map(({ id }) => id);
      turn.emit({ type: "sheetActivated", sheetId: sheetId4, figureIds });
      const [only] = figureIds;
      if (figureIds.length === 1 && only !== void 0) select(turn, only);
      opensStep2(turn, "activation.villain");
    }
  },
  selectFigure: {
    steps: ["activation.villain"],
    *offers({ villain }) {
      for (const figureId of villain?.figureIds ?? []) yield { type: "selectFigure", figureId };
    },
    check(state, { figureId }) {
      const { villain, active } = state;
      if (!findFigure(state, figureId)) return refuse2("ACT-13", "UNKNOWN_ID", { id: figureId });
      if (!villain?.figureIds.includes(figureId) || active?.figureId === figureId) {
        return refuse2("ACT-13", "NOT_ACTIVE", { figure: figureId });
      }
      if (villain.finished.includes(figureId)) return refuse2("ACT-05", "FIGURE_FINISHED", { figure: figureId });
      return standsOnBoard(state, figureId) ? void 0 : refuse2("ACT-13", "NOT_IN_PLAY", { id: figureId });
    },
    perform(turn, { figureId }) {
      select(turn, figureId);
    }
  }
};
var villainSlotEvolvers = {
  slotPassed(state, { drawn }) {
    state.slotDue = false;
    if (drawn) state.slotsUsed += 1;
  },
  sheetActivated(state, { sheetId: sheetId4, figureIds }) {
    state.slotDue = false;
    state.slotsUsed += 1;
    state.activatedSheets.push(sheetId4);
    state.villain = { sheetId: sheetId4, figureIds: [...figureIds], finished: [], event: null };
  },
  figureSelected(state, { figureId, actions }) {
    if (state.active) state.villain?.finished.push(state.active.figureId);
    state.active = { figureId, actions, granted: actions, sidekicks: [] };
  },
  villainActivationEnded(state) {
    const { villain, overlord } = state;
    if (villain?.event) overlord.discard.push(villain.event);
    Object.assign(state, { villain: null, active: null, step: null });
    state.modifiers = state.modifiers.filter(({ until }) => until !== "ACTIVATION");
  }
};
var acting = ["activation.hero", "activation.villain"];
var actionCommands2 = {
  ...moveCommands(book, acting),
  ...attackCommands(book, acting),
  ...powerCommands(book, acting)
};

// libs/skarov/src/activation/end-activation.ts
var isSkarov = ({ villain }) => villain !== null && villainSheet(villain.sheetId).rank === "MASTER";
var endCommands = {
  escape: {
    steps: ["activation.villain"],
    *offers(state) {
      if (isSkarov(state)) yield { type: "escape" };
    },
    check(state) {
      const refusal = isSkarov(state) ? whyNoAction({ state, book }) : void 0;
      if (refusal) return refusal;
      const may = isSkarov(state) && state.heroOutDuringFinalCombat;
      return may ? void 0 : refuse2("FINAL-05", "CANNOT_ESCAPE");
    },
    perform(turn, _command, _seat, machine) {
      pay(machine, activeHero(turn.state));
      endGame(turn, "ESCAPE");
    }
  },
  endActivation: {
    steps: ["activation.hero", "activation.villain"],
    offersAreLegal: true,
    offers: () => [{ type: "endActivation" }],
    check: () => void 0,
    perform(turn) {
      if (turn.state.villain) endVillainActivation(turn);
      else endHeroActivation(turn);
    }
  }
};

// libs/skirmish/src/machine/machine.ts
var Machine = class {
  constructor(turn, book2, rules2) {
    this.turn = turn;
    this.book = book2;
    this.rules = rules2;
  }
  turn;
  book;
  rules;
  stack = [];
  get state() {
    return this.turn.state;
  }
  /** Whether nothing is left to run: no frame here, and none kept behind a window. */
  get isIdle() {
    return this.stack.length === 0 && this.state.window === null;
  }
  push(frame) {
    this.stack.push(frame);
  }
  pushAll(frames) {
    for (const frame of [...frames].reverse()) this.push(frame);
  }
  pushRoot(context) {
    this.push({ kind: "reactions", context, collects: true, queue: [] });
  }
  /**
   * Runs until the stack is empty, a window has opened, or the game is over. Does nothing while a window is open. Each
   * step is spent: scenarios may be custom.
   */
  run() {
    while (this.stack.length > 0 && this.state.window === null) {
      if (this.state.over) {
        this.stack = [];
        return;
      }
      this.turn.spend();
      const frame = this.stack.at(-1);
      const verdict = this.step(frame);
      if (verdict === "DONE") this.stack.splice(this.stack.lastIndexOf(frame), 1);
      else if (verdict !== "AGAIN") this.ask(verdict);
    }
  }
  /**
   * Takes up what an open window has interrupted and hands the answer to the frame that has asked; `null` closes the
   * window unanswered, and the frame looks afresh whether and whom it has to ask (CLASH-243): a power that was offered in it
   * counts as not offered. `run` goes on.
   */
  resume(answer2) {
    const { state } = this;
    const wasOffered = answer2 === null && state.window?.kind === "reaction";
    this.stack = clone(state.stack);
    this.turn.emit({ type: "windowClosed" });
    const top = this.stack.at(-1);
    if (top && "answer" in top) top.answer = answer2;
    if (top && "offered" in top && wasOffered) top.offered.pop();
  }
  newest(kind) {
    return this.stack.findLast((frame) => frame.kind === kind);
  }
  newestRoll() {
    return this.stack.findLast(
      (frame) => frame.kind === "attack" || frame.kind === "test"
    );
  }
  check(context) {
    for (const happening of this.rules.check(this.turn, creditOf(context))) this.happened(happening, context);
  }
  happened(happening, context) {
    if (context.inReaction) return;
    this.collector()?.queue.push(...this.rules.rulesSetOff(this.turn, happening, context));
  }
  get noted() {
    return this.collector()?.queue.length ?? 0;
  }
  takeNoted(since) {
    return this.collector()?.queue.splice(since) ?? [];
  }
  step(frame) {
    const rules2 = this.rules.frames;
    const rule2 = rules2[frame.kind];
    if (!rule2) throw new RangeError(`No frame is of the kind "${frame.kind}".`);
    return rule2(this, frame);
  }
  /** Where the reactions that something sets off are noted. */
  collector() {
    return this.stack.findLast(
      (frame) => frame.kind === "reactions" && frame.collects
    );
  }
  ask({ seat: seat7, kind, figureId, powerId, source: source3, options }) {
    this.turn.emit({
      type: "windowOpened",
      seat: seat7,
      kind,
      ...figureId === void 0 ? {} : { figureId },
      ...powerId === void 0 ? {} : { powerId },
      ...source3 === void 0 ? {} : { source: source3 },
      options,
      stack: JSON.stringify(this.stack)
    });
    this.stack = [];
  }
};

// libs/skirmish/src/machine/proceed.ts
function proceed(turn, machine, phases2) {
  const { state } = turn;
  do
    machine.run();
  while (!state.window && phases2[state.phase](turn, machine));
}

// libs/skirmish/src/machine/reactions.ts
var reactionsRunner = (pushRule2) => (runner, frame) => {
  runner.check(frame.context);
  if (runner.state.over) return "DONE";
  const next = frame.queue.shift();
  if (!next) return "DONE";
  pushRule2(runner, next);
  return "AGAIN";
};

// libs/skirmish/src/machine/window-commands.ts
var reactionCommands = (book2) => ({
  react: {
    steps: ["window.reaction"],
    check({ window }, { powerId }) {
      if (!isPowerId(book2, powerId)) return refused(book2, "reaction", "UNKNOWN_ID", { id: powerId });
      return window?.kind === "reaction" && window.powerId === powerId ? void 0 : refused(book2, "reaction", "NO_REACTION");
    },
    *offers({ window }) {
      if (window?.kind === "reaction") yield { type: "react", powerId: window.powerId };
    },
    perform: (_turn, _command, _seat, machine) => {
      machine.resume("react");
    }
  },
  declineReaction: {
    steps: ["window.reaction"],
    check: () => void 0,
    *offers() {
      yield { type: "declineReaction" };
    },
    perform: (_turn, _command, _seat, machine) => {
      machine.resume("decline");
    }
  }
});
var pushCommands = (book2) => ({
  pushBack: {
    steps: ["window.push"],
    check(state, { spaceId: spaceId2 }) {
      if (!boardOf({ book: book2, state }).hasSpace(spaceId2)) return refused(book2, "push", "UNKNOWN_ID", { id: spaceId2 });
      if (occupantOf(state, spaceId2)) return refused(book2, "push", "SPACE_TAKEN", { space: spaceId2 });
      const { window } = state;
      const offered = window?.kind === "push" && window.spaces.includes(spaceId2);
      return offered ? void 0 : refused(book2, "push", "NOT_ADJACENT", { id: spaceId2 });
    },
    *offers({ window }) {
      if (window?.kind !== "push") return;
      for (const spaceId2 of window.spaces) yield { type: "pushBack", spaceId: spaceId2 };
    },
    perform: (_turn, { spaceId: spaceId2 }, _seat, machine) => {
      machine.resume(spaceId2);
    }
  },
  declinePushBack: {
    steps: ["window.push"],
    check: () => void 0,
    *offers() {
      yield { type: "declinePushBack" };
    },
    perform: (_turn, _command, _seat, machine) => {
      machine.resume("decline");
    }
  }
});
var choiceCommands = (book2) => ({
  choose: {
    steps: ["window.choice"],
    check({ window }, { optionId }) {
      const offered = window?.kind === "choice" && window.options.some((option) => option.optionId === optionId);
      return offered ? void 0 : refused(book2, "noEffect", "BAD_CHOICE", { option: optionId });
    },
    *offers({ window }) {
      if (window?.kind !== "choice") return;
      for (const { optionId } of window.options) yield { type: "choose", optionId };
    },
    perform: (_turn, { optionId }, _seat, machine) => {
      machine.resume(optionId);
    }
  }
});
var windowCommands = (book2) => ({
  ...reactionCommands(book2),
  ...pushCommands(book2),
  ...choiceCommands(book2)
});

// libs/skirmish/src/machine/window-steps.ts
var asked = (state) => seatsWhere(state, ({ seat: seat7 }) => seat7 === state.window?.seat);
var windowSteps = {
  "window.reaction": { asked, byDefault: () => ({ type: "declineReaction" }) },
  "window.push": { asked, byDefault: () => ({ type: "declinePushBack" }) },
  "window.choice": {
    asked,
    byDefault: ({ window }) => ({
      type: "choose",
      optionId: (window?.kind === "choice" ? window.options[0]?.optionId : void 0) ?? ""
    })
  }
};

// libs/skarov/src/activation/play-event.ts
function contextOf(state, cardId) {
  const { active, villain } = state;
  const ids2 = [...active ? [active.figureId] : [], ...villain?.figureIds ?? []];
  const selfId = ids2.find((id) => standsOnBoard(state, id)) ?? ids2[0] ?? null;
  return contextOfRule(cardId, { selfId, creditSide: "OVERLORD" });
}
var asksFirst = ({ chooseFigure, choose, discardEvents }) => (chooseFigure ?? choose ?? discardEvents) !== void 0;
function changesRules(cardId) {
  const { event: event2 } = eventCard(cardId);
  return event2?.modifiers !== void 0 || event2?.grants !== void 0;
}
function hasTarget(state, cardId) {
  const { event: event2 } = eventCard(cardId);
  const context = contextOf(state, cardId);
  const table = { state, book };
  if (!event2 || !isMet(table, event2.needs, scopeOf(context))) return false;
  if (changesRules(cardId)) return true;
  const { effects = [] } = event2;
  const [first2] = effects;
  return canDo(table, first2 && asksFirst(first2) ? [first2] : effects, context);
}
var eventCommands = {
  playEvent: {
    steps: ["activation.villain"],
    *offers({ overlord }) {
      for (const cardId of overlord.hand) yield { type: "playEvent", cardId };
    },
    check(state, { cardId }) {
      const card7 = findEventCard(cardId);
      if (!card7) return refuse2("EVT-04", "UNKNOWN_ID", { id: cardId });
      if (state.villain?.event) return refuse2("EVT-05", "EVENT_ALREADY_PLAYED");
      if (!state.overlord.hand.includes(cardId)) return refuse2("EVT-04", "CARD_NOT_IN_HAND", { card: cardId });
      if (!card7.event) return refuse2("EVT-01", "CARD_HAS_NO_EVENT", { card: cardId });
      return hasTarget(state, cardId) ? void 0 : refuse2("SPEC-08", "NO_TARGET");
    },
    perform(turn, { cardId }, seat7, machine) {
      const { state } = turn;
      const context = contextOf(state, cardId);
      machine.pushRoot(context);
      turn.emit({ type: "eventPlayed", seat: seat7, sheetId: state.villain?.sheetId ?? "", cardId });
      machine.push(effectsFrame(eventCard(cardId).event?.effects ?? [], context));
    }
  }
};
var eventEvolvers = {
  eventPlayed({ overlord, villain }, { cardId }) {
    overlord.hand = overlord.hand.filter((id) => id !== cardId);
    if (!villain) return;
    villain.event = cardId;
    if (changesRules(cardId)) overlord.inForce.push({ cardId, sheetId: villain.sheetId });
  },
  eventDiscarded({ overlord }, { cardId }) {
    overlord.hand = overlord.hand.filter((id) => id !== cardId);
    overlord.discard.push(cardId);
  }
};

// libs/skarov/src/activation/push-back.ts
var windows = windowCommands(book);
function isBarred(state, spaceId2) {
  const { window } = state;
  if (window?.kind !== "push" || !isReinforcement(state, spaceId2)) return false;
  const from = spaceOf2(state, window.figureId);
  return adjacentSpaces(boardOf2(state), openDoorSet(state), from).includes(spaceId2);
}
var answerCommands2 = {
  ...windows,
  pushBack: {
    ...windows.pushBack,
    check(state, command, seat7) {
      const { spaceId: spaceId2 } = command;
      const refusal = windows.pushBack.check(state, command, seat7);
      if (refusal?.code !== "NOT_ADJACENT" || !isBarred(state, spaceId2)) return refusal;
      return refuse2("ATK-07", "SPACE_NOT_USABLE", { space: spaceId2 });
    }
  }
};

// libs/skarov/src/end-of-turn/rooms.ts
var violetSpaces = ({ base }) => [...activationSpaces(base.tiles)].sort((a, b) => a.tileNumber - b.tileNumber);
function refusedRoom(state, tileNumber2) {
  const room2 = roomsOf(state).find((each) => each.tileNumber === tileNumber2);
  const violet = violetSpaces(state).find((each) => each.tileNumber === tileNumber2);
  if (!room2 || !violet) return refuse2("END-03", "TILE_NOT_IN_BASE", { tile: tileNumber2 });
  if (!room2.activation) return refuse2("END-03", "ROOM_HAS_NO_EFFECT", { tile: tileNumber2 });
  const occupant = occupantOf(state, violet.spaceId);
  return occupant && !occupant.superVillain ? refuse2("END-09", "SPACE_TAKEN", { space: violet.spaceId }) : void 0;
}
var asksForRoom = (state) => !isControlOpen(state) && superVillains(state).length > 0 && violetSpaces(state).some(({ tileNumber: tileNumber2 }) => !refusedRoom(state, tileNumber2));
var roomSteps = {
  "endOfTurn.room": {
    asked: ({ overlord }) => [overlord.seat],
    byDefault: () => ({ type: "skipRoom" })
  }
};
var roomCommands = {
  activateRoom: {
    steps: ["endOfTurn.room"],
    *offers(state) {
      for (const { tileNumber: tileNumber2 } of violetSpaces(state)) yield { type: "activateRoom", tileNumber: tileNumber2 };
    },
    check: (state, { tileNumber: tileNumber2 }) => refusedRoom(state, tileNumber2),
    perform(turn, { tileNumber: tileNumber2 }, _seat, machine) {
      const { state } = turn;
      const room2 = roomsOf(state).find((each) => each.tileNumber === tileNumber2);
      const faceId = room2?.id ?? "";
      const spaceId2 = violetSpaces(state).find((each) => each.tileNumber === tileNumber2)?.spaceId ?? "";
      const [skarov3] = superVillains(state);
      const context = contextOfRule(faceId, { selfId: skarov3?.id ?? null, creditSide: "OVERLORD" });
      machine.pushRoot(context);
      turn.emit({ type: "roomActivated", tileNumber: tileNumber2, faceId, spaceId: spaceId2 });
      machine.happened({ kind: "ROOM_ACTIVATED", tileNumber: tileNumber2 }, context);
      machine.push(effectsFrame(room2?.activation?.do ?? [], context));
    }
  },
  skipRoom: {
    steps: ["endOfTurn.room"],
    offersAreLegal: true,
    offers: () => [{ type: "skipRoom" }],
    check: () => void 0,
    perform(turn) {
      turn.emit({ type: "roomSkipped" });
    }
  }
};
function beginEndOfTurn(turn) {
  turn.emit({ type: "endOfTurnBegun", turn: turn.state.turn });
}
var roomEvolvers = {
  roomActivated(state, { spaceId: spaceId2 }) {
    for (const skarov3 of superVillains(state)) skarov3.spaceId = spaceId2;
    Object.assign(state, { phase: "ROOM", step: null });
  },
  roomSkipped(state) {
    Object.assign(state, { phase: "ROOM", step: null });
  },
  endOfTurnBegun(state) {
    Object.assign(state, { phase: "END_OF_TURN", step: null, endOfTurnItem: 0 });
  }
};

// libs/skarov/src/base/posts.ts
var isTaken = ({ minions, lieutenants }, spaceId2) => minions.some(({ space: space3 }) => space3 === spaceId2) || lieutenants.some(({ space: space3 }) => space3 === spaceId2);
var minionsLeft = ({ minions }) => minionSheets().filter(({ id, figures: figures3 }) => minions.filter(({ sheet: sheet2 }) => sheet2 === id).length < figures3).map(({ id }) => id);
function freeReinforcementSpaces({ tiles, heroes: heroes2, minions }) {
  const taken = new Set(minions.map(({ space: space3 }) => space3));
  return usableSpaces(tiles, heroes2).filter((spaceId2) => !taken.has(spaceId2));
}
var lieutenantsLeft = ({ lieutenants }) => lieutenantSheets().map(({ id }) => id).filter((id) => !lieutenants.some(({ sheet: sheet2 }) => sheet2 === id));
function facesWithLieutenant({ tiles, lieutenants }) {
  return new Set(lieutenants.map(({ space: space3 }) => groundAt(tiles, space3)?.faceId));
}
function openObjectives(base) {
  const withOne = facesWithLieutenant(base);
  return objectiveTiles(base.tiles).map(({ faceId }) => faceId).filter((faceId) => !withOne.has(faceId));
}
function lieutenantSpaces(base) {
  const withOne = facesWithLieutenant(base);
  const objectives = openObjectives(base);
  return groundForLieutenants(base.tiles).filter(({ faceId }) => !withOne.has(faceId)).filter(({ faceId }) => objectives.length === 0 || objectives.includes(faceId)).map(({ spaceId: spaceId2 }) => spaceId2).filter((spaceId2) => !isTaken(base, spaceId2));
}

// libs/skarov/src/base/build-step.ts
var buildSteps = [
  "setup.tiles",
  "setup.passages",
  "setup.minions",
  "setup.lieutenants",
  "setup.review"
];
function buildStepOf(base) {
  if (base.confirmed) return null;
  if (!base.tilesDone) return "setup.tiles";
  if (!base.passagesDone) return "setup.passages";
  if (minionsLeft(base).length > 0 && freeReinforcementSpaces(base).length > 0) return "setup.minions";
  if (lieutenantsLeft(base).length > 0 && lieutenantSpaces(base).length > 0) return "setup.lieutenants";
  return base.moves.length > 0 ? "setup.review" : null;
}

// libs/skarov/src/flow/set-up/asks-overlord.ts
var asksOverlord = (step) => ({ base }) => buildStepOf(base) === step ? [base.overlord] : [];

// libs/skarov/src/flow/set-up/lieutenants.ts
var lieutenantSteps = {
  "setup.lieutenants": {
    asked: asksOverlord("setup.lieutenants"),
    byDefault: ({ base }) => ({
      type: "placeLieutenant",
      sheetId: lieutenantsLeft(base)[0] ?? "",
      spaceId: lieutenantSpaces(base)[0] ?? ""
    })
  }
};
var lieutenantCommands = {
  placeLieutenant: {
    steps: ["setup.lieutenants"],
    offersAreLegal: true,
    *offers({ base }) {
      const spaces = lieutenantSpaces(base);
      for (const sheetId4 of lieutenantsLeft(base)) {
        for (const spaceId2 of spaces) yield { type: "placeLieutenant", sheetId: sheetId4, spaceId: spaceId2 };
      }
    },
    check({ base }, { sheetId: sheetId4, spaceId: spaceId2 }) {
      if (!lieutenantSheets().some(({ id }) => id === sheetId4)) return refuse2("BASE-11", "UNKNOWN_ID", { id: sheetId4 });
      const ground = groundAt(base.tiles, spaceId2);
      if (!ground) return refuse2("BASE-11", "UNKNOWN_ID", { id: spaceId2 });
      const { faceId } = ground;
      if (!lieutenantsLeft(base).includes(sheetId4)) return refuse2("BASE-11", "ALREADY_PLACED");
      if (!ground.forLieutenants) return refuse2("BASE-13", "SPACE_NOT_USABLE", { space: spaceId2 });
      if (isTaken(base, spaceId2)) return refuse2("TILE-04", "SPACE_TAKEN", { space: spaceId2 });
      if (openObjectives(base).length > 0 && roomOf({ faceId }).kind !== "OBJECTIVE") {
        return refuse2("BASE-12", "OBJECTIVE_ROOMS_FIRST");
      }
      return facesWithLieutenant(base).has(faceId) ? refuse2("BASE-11", "TILE_HAS_LIEUTENANT") : void 0;
    },
    perform(turn, { sheetId: sheetId4, spaceId: spaceId2 }) {
      turn.emit({ type: "lieutenantPlaced", sheetId: sheetId4, spaceId: spaceId2, byRule: false });
    }
  }
};
var lieutenantEvolvers = {
  lieutenantPlaced({ base }, { sheetId: sheetId4, spaceId: spaceId2, byRule: byRule2 }) {
    base.lieutenants.push({ sheet: sheetId4, space: spaceId2 });
    if (!byRule2) base.moves.push("LIEUTENANT");
  }
};

// libs/skarov/src/flow/set-up/minions.ts
var minionSteps = {
  "setup.minions": {
    asked: asksOverlord("setup.minions"),
    byDefault: ({ base }) => ({
      type: "placeMinion",
      sheetId: minionsLeft(base)[0] ?? "",
      spaceId: freeReinforcementSpaces(base)[0] ?? ""
    })
  }
};
var minionCommands = {
  placeMinion: {
    steps: ["setup.minions"],
    offersAreLegal: true,
    *offers({ base }) {
      const spaces = freeReinforcementSpaces(base);
      for (const sheetId4 of minionsLeft(base)) {
        for (const spaceId2 of spaces) yield { type: "placeMinion", sheetId: sheetId4, spaceId: spaceId2 };
      }
    },
    check({ base }, { sheetId: sheetId4, spaceId: spaceId2 }) {
      if (!minionSheets().some(({ id }) => id === sheetId4)) return refuse2("BASE-09", "UNKNOWN_ID", { id: sheetId4 });
      const ground = groundAt(base.tiles, spaceId2);
      if (!ground) return refuse2("BASE-09", "UNKNOWN_ID", { id: spaceId2 });
      if (!isUsable(ground.mark, base.heroes)) return refuse2("TILE-06", "SPACE_NOT_USABLE", { space: spaceId2 });
      if (isTaken(base, spaceId2)) return refuse2("TILE-06", "SPACE_TAKEN", { space: spaceId2 });
      return minionsLeft(base).includes(sheetId4) ? void 0 : refuse2("BASE-09", "NO_FIGURE_LEFT", { sheet: sheetId4 });
    },
    perform(turn, { sheetId: sheetId4, spaceId: spaceId2 }) {
      turn.emit({ type: "minionPlaced", sheetId: sheetId4, spaceId: spaceId2, byRule: false });
    }
  }
};
var minionEvolvers = {
  minionPlaced({ base }, { sheetId: sheetId4, spaceId: spaceId2, byRule: byRule2 }) {
    base.minions.push({ sheet: sheetId4, space: spaceId2 });
    if (!byRule2) base.moves.push("MINION");
  }
};

// libs/skarov/src/flow/set-up/passages.ts
var hasControlDoor = (base, connections) => passagesAmong(connections, base.passages).some(({ atControl }) => atControl);
function isTokenLeft(base, connections, kind) {
  const laid2 = base.passages.filter((passage) => passage.kind === kind).length;
  const keptBack = kind === "DOOR" && !hasControlDoor(base, connections) ? 1 : 0;
  return laid2 + keptBack < mostPassages[kind];
}
function refused2(base, connections, { edge: edge2, kind }) {
  const connection = connections.find((each) => each.edge === edge2);
  if (!connection) return refuse2("BASE-04", "NO_PASSAGE_HERE", { edge: edge2 });
  if (base.passages.some((passage) => passage.edge === edge2)) return refuse2("BASE-04", "EDGE_TAKEN", { edge: edge2 });
  const { atControl } = connection;
  if (!(atControl && kind === "DOOR") && !isTokenLeft(base, connections, kind)) {
    return refuse2("BASE-04", "NO_TOKEN_LEFT", { kind });
  }
  return atControl && (kind === "AIRLOCK" || hasControlDoor(base, connections)) ? refuse2("BASE-07", "CONTROL_ROOM_ONE_DOOR") : void 0;
}
function* passageOffers({ base }) {
  const connections = connectionsOf(base.tiles);
  for (const { edge: edge2 } of connections) {
    for (const kind of passageKindSchema.options) {
      if (!refused2(base, connections, { edge: edge2, kind })) yield { type: "placePassage", edge: edge2, kind };
    }
  }
}
function neededPassage(state) {
  const { base } = state;
  const connections = connectionsOf(base.tiles);
  const offers = [...passageOffers(state)];
  const atControl = new Set(connections.filter((each) => each.atControl).map(({ edge: edge2 }) => edge2));
  if (!hasControlDoor(base, connections)) return offers.find(({ edge: edge2 }) => atControl.has(edge2));
  const reached = reachedTiles(base.tiles, passagesAmong(connections, base.passages));
  const leadsOn = new Set(
    connections.filter(({ tiles: [one2, other] }) => reached.has(one2) !== reached.has(other)).map(({ edge: edge2 }) => edge2)
  );
  const leading = offers.filter(({ edge: edge2 }) => leadsOn.has(edge2));
  return leading.find(({ kind }) => kind === "DOOR") ?? leading[0];
}
var passageSteps = {
  "setup.passages": {
    asked: asksOverlord("setup.passages"),
    byDefault: (state) => neededPassage(state) ?? { type: "finishPassages" }
  }
};
var passageCommands = {
  placePassage: {
    steps: ["setup.passages"],
    offersAreLegal: true,
    offers: passageOffers,
    check: ({ base }, passage) => refused2(base, connectionsOf(base.tiles), passage),
    perform(turn, { edge: edge2, kind }) {
      turn.emit({ type: "passagePlaced", edge: edge2, kind, byRule: false });
    }
  },
  finishPassages: {
    steps: ["setup.passages"],
    offers: () => [{ type: "finishPassages" }],
    check({ base: { tiles, passages } }) {
      const faults = wayFaults(tiles, passages);
      const [first2] = faults;
      if (!first2) return void 0;
      const rules2 = [...new Set(faults.map(({ rule: rule2 }) => rule2))].sort();
      const broken = faults.map(({ path }) => tiles[Number(path[1])]?.faceId ?? String(path[0]));
      return refuse2(first2.rule.slice("SKAROV-".length), "BASE_NOT_CONNECTED", { rules: rules2, tiles: [...new Set(broken)] });
    },
    perform(turn) {
      turn.emit({ type: "passagesFinished", byRule: false });
    }
  }
};
var passageEvolvers = {
  passagePlaced({ base }, { edge: edge2, kind, byRule: byRule2 }) {
    base.passages.push({ edge: edge2, kind });
    if (!byRule2) base.moves.push("PASSAGE");
  },
  passagesFinished({ base }, { byRule: byRule2 }) {
    base.passagesDone = true;
    if (!byRule2) base.moves.push("ALL_PASSAGES");
  }
};

// libs/skarov/src/flow/set-up/review.ts
var reviewSteps = {
  "setup.review": {
    asked: asksOverlord("setup.review"),
    byDefault: () => ({ type: "confirmBase" })
  }
};
var reviewCommands = {
  undoBuildStep: {
    steps: buildSteps,
    offers: () => [{ type: "undoBuildStep" }],
    check({ base: { moves, undone } }) {
      if (moves.length === 0) return refuse2("BASE-16", "NOTHING_TO_UNDO");
      return undone < mostUndone ? void 0 : refuse2("BASE-16", "NO_TAKE_BACK_LEFT", { most: mostUndone });
    },
    perform(turn) {
      turn.emit({ type: "buildStepUndone" });
    }
  },
  confirmBase: {
    steps: ["setup.review"],
    offersAreLegal: true,
    offers: () => [{ type: "confirmBase" }],
    check: () => void 0,
    perform(turn) {
      turn.emit({ type: "baseConfirmed" });
    }
  }
};
var undoes = {
  TILE({ tiles }) {
    tiles.pop();
    if (tiles.length === 0) tiles.push({ ...entryAtStart() });
  },
  ALL_TILES(base) {
    base.tilesDone = false;
  },
  PASSAGE: ({ passages }) => void passages.pop(),
  ALL_PASSAGES(base) {
    base.passagesDone = false;
  },
  MINION: ({ minions }) => void minions.pop(),
  LIEUTENANT: ({ lieutenants }) => void lieutenants.pop()
};
var reviewEvolvers = {
  buildStepUndone({ base }) {
    const last2 = base.moves.pop();
    if (last2) undoes[last2](base);
    base.undone += 1;
  },
  baseConfirmed({ base }) {
    base.confirmed = true;
  }
};

// libs/skarov/src/flow/set-up/tiles.ts
var onlyOnce = ["ENTRY", "CONTROL"];
var isUsed = (tiles, room2) => tiles.some((tile) => roomOf(tile).tileNumber === room2.tileNumber) || onlyOnce.includes(room2.kind) && hasRoom(tiles, room2.kind);
var beside = [
  { column: 0, row: -1, side: "N", back: "S" },
  { column: -1, row: 0, side: "W", back: "E" },
  { column: 1, row: 0, side: "E", back: "W" },
  { column: 0, row: 1, side: "S", back: "N" }
];
function otherEntry({ tiles }) {
  const [entry2, ...others] = tiles;
  if (entry2?.faceId !== entryAtStart().faceId || others.length > 0) return void 0;
  const { tileNumber: tileNumber2, id } = roomOf(entry2);
  return allRooms().find((room2) => room2.tileNumber === tileNumber2 && room2.id !== id && room2.kind === "ENTRY");
}
var turnsEntryOver = (base, { faceId, column, row, turns }) => otherEntry(base)?.id === faceId && column === 0 && row === 0 && turns === 0;
var openSides = (tiles, { column, row }) => beside.filter((step) => {
  const other = tileAt(tiles, { column: column + step.column, row: row + step.row });
  return other !== void 0 && !isControl(other) && opensTo(other, step.back);
}).map(({ side: side2 }) => side2);
function leavesRooms(tiles, room2) {
  const free = allRooms().filter((other) => other.tileNumber !== room2.tileNumber && !isUsed(tiles, other));
  const numbers = (kind) => free.filter((other) => other.kind === kind).map(({ tileNumber: tileNumber2 }) => tileNumber2);
  const lies = (kind) => room2.kind === kind || hasRoom(tiles, kind);
  const missing2 = ["CONTROL", "OBJECTIVE"].filter((kind) => !lies(kind));
  if (tiles.length + 1 + missing2.length > mostTiles) return false;
  return missing2.every((kind) => numbers(kind).length > 0) && new Set(missing2.flatMap(numbers)).size >= missing2.length;
}
function openPlaces(tiles) {
  const places3 = tiles.filter((tile) => !isControl(tile)).flatMap((tile) => beside.map(({ column, row }) => ({ column: tile.column + column, row: tile.row + row }))).filter((place2) => !tileAt(tiles, place2));
  return places3.filter(({ column, row }, at) => places3.findIndex((place2) => place2.column === column && place2.row === row) === at).sort((one2, other) => one2.row - other.row || one2.column - other.column);
}
function* tileOffers({ base }, wanted = () => true) {
  const { tiles } = base;
  if (tiles.length >= mostTiles) return;
  const other = otherEntry(base);
  if (other && wanted(other)) yield { type: "placeTile", faceId: other.id, column: 0, row: 0, turns: 0 };
  const places3 = openPlaces(tiles).map((place2) => ({ ...place2, sides: openSides(tiles, place2) }));
  for (const room2 of allRooms()) {
    if (!wanted(room2) || refusedRoom2(tiles, room2)) continue;
    for (const { column, row, sides: sides2 } of places3) {
      for (let turns = 0; turns < 4; turns += 1) {
        const tile = { type: "placeTile", faceId: room2.id, column, row, turns };
        if (sides2.some((side2) => opensTo(tile, side2))) yield tile;
      }
    }
  }
}
function refusedRoom2(tiles, room2) {
  if (isUsed(tiles, room2)) return refuse2("TILE-01", "TILE_USED", { tile: room2.tileNumber });
  if (!leavesRooms(tiles, room2)) return refuse2("BASE-15", "ROOM_STILL_NEEDED");
  const most2 = lieutenantSheets().length;
  return room2.kind === "OBJECTIVE" && objectiveTiles(tiles).length >= most2 ? refuse2("BASE-12", "TOO_MANY_OBJECTIVES", { most: most2 }) : void 0;
}
var roomsMissing = (tiles) => !hasRoom(tiles, "CONTROL") || !hasRoom(tiles, "OBJECTIVE");
var first = (list) => {
  for (const each of list) return each;
  return void 0;
};
var tileSteps = {
  "setup.tiles": {
    asked: asksOverlord("setup.tiles"),
    byDefault(state) {
      const { tiles } = state.base;
      const needed2 = ["CONTROL", "OBJECTIVE"].find((kind) => !hasRoom(tiles, kind));
      const offer2 = needed2 && first(tileOffers(state, ({ kind }) => kind === needed2));
      return offer2 ?? { type: "finishTiles" };
    }
  }
};
var tileCommands = {
  placeTile: {
    steps: ["setup.tiles"],
    offersAreLegal: true,
    offers: (state) => tileOffers(state),
    check({ base }, { faceId, column, row, turns }) {
      const { tiles } = base;
      const room2 = box.find.room(faceId);
      if (!room2) return refuse2("TILE-01", "UNKNOWN_ID", { id: faceId });
      if (turnsEntryOver(base, { faceId, column, row, turns })) return void 0;
      const refusal = refusedRoom2(tiles, room2);
      if (refusal?.code === "TILE_USED") return refusal;
      if (tileAt(tiles, { column, row })) return refuse2("BASE-03", "CELL_TAKEN");
      const sides2 = openSides(tiles, { column, row });
      return sides2.some((side2) => opensTo({ faceId, turns }, side2)) ? refusal : notConnectable(tiles, { column, row });
    },
    perform(turn, { faceId, column, row, turns }) {
      turn.emit({ type: "tilePlaced", faceId, column, row, turns, byRule: false });
    }
  },
  finishTiles: {
    steps: ["setup.tiles"],
    offers: () => [{ type: "finishTiles" }],
    check: ({ base: { tiles } }) => roomsMissing(tiles) ? refuse2("BASE-02", "ROOMS_MISSING") : void 0,
    perform(turn) {
      turn.emit({ type: "tilesFinished", byRule: false });
    }
  }
};
function notConnectable(tiles, { column, row }) {
  const near = beside.flatMap((step) => tileAt(tiles, { column: column + step.column, row: row + step.row }) ?? []);
  return refuse2(near.length > 0 && near.every(isControl) ? "BASE-06" : "BASE-03", "NOT_CONNECTABLE");
}
var tileEvolvers = {
  tilePlaced({ base }, { faceId, column, row, turns, byRule: byRule2 }) {
    const under = base.tiles.findIndex((tile) => tile.column === column && tile.row === row);
    base.tiles.splice(under < 0 ? base.tiles.length : under, 1, { faceId, column, row, turns });
    if (!byRule2) base.moves.push("TILE");
  },
  tilesFinished({ base }, { byRule: byRule2 }) {
    base.tilesDone = true;
    if (!byRule2) base.moves.push("ALL_TILES");
  }
};

// libs/skarov/src/flow/set-up/building.ts
var buildCommands = {
  ...tileCommands,
  ...passageCommands,
  ...minionCommands,
  ...lieutenantCommands,
  ...reviewCommands
};
var buildStepRules = {
  ...tileSteps,
  ...passageSteps,
  ...minionSteps,
  ...lieutenantSteps,
  ...reviewSteps
};
var buildEvolvers = {
  ...tileEvolvers,
  ...passageEvolvers,
  ...minionEvolvers,
  ...lieutenantEvolvers,
  ...reviewEvolvers
};
function beginBuilding(turn, fixed) {
  const byRule2 = true;
  if (!fixed) {
    turn.emit({ type: "tilePlaced", ...entryAtStart(), byRule: byRule2 });
    return;
  }
  for (const { faceId, column, row, turns } of fixed.tiles) {
    turn.emit({ type: "tilePlaced", faceId, column, row, turns, byRule: byRule2 });
  }
  turn.emit({ type: "tilesFinished", byRule: byRule2 });
  if (fixed.passages) {
    for (const { edge: edge2, kind } of fixed.passages) turn.emit({ type: "passagePlaced", edge: edge2, kind, byRule: byRule2 });
    turn.emit({ type: "passagesFinished", byRule: byRule2 });
  }
  for (const { sheet: sheet2, space: space3 } of fixed.minions ?? []) {
    if (!isUsable(groundAt(fixed.tiles, space3)?.mark ?? null, turn.state.base.heroes)) continue;
    turn.emit({ type: "minionPlaced", sheetId: sheet2, spaceId: space3, byRule: byRule2 });
  }
  for (const { sheet: sheet2, space: space3 } of fixed.lieutenants ?? []) {
    turn.emit({ type: "lieutenantPlaced", sheetId: sheet2, spaceId: space3, byRule: byRule2 });
  }
}
function proceedBuilding(turn) {
  const step = buildStepOf(turn.state.base);
  if (!step && !turn.state.base.confirmed) turn.emit({ type: "baseConfirmed" });
  return step;
}

// libs/skarov/src/table/canonical-order.ts
var sheetPlaces = box.derived(({ villainSheet: villainSheet2 }) => new Map(villainSheet2.map(({ id }, place2) => [id, place2])));
function sortTable(state) {
  state.heroes.sort((a, b) => a.seat - b.seat);
  const heroPlaces = new Map(state.heroes.map(({ heroId: heroId9 }, place2) => [heroId9, place2]));
  const placeOf = ({ kind, id, sheetId: sheetId4 }) => kind === "HERO" ? heroPlaces.get(id) ?? 0 : 100 + (sheetPlaces().get(sheetId4) ?? 100);
  state.figures.sort((a, b) => placeOf(a) - placeOf(b) || a.number - b.number);
}

// libs/skarov/src/flow/set-up/ranks.ts
var rankOfAdventure = (state) => rankOfDifficulty[difficultyOf(state)];
function fixedRank({ options }, seat7, heroId9) {
  const { campaign: campaign2, ranks: bySeat } = options;
  return campaign2 ? rankInCampaign(campaign2, heroId9) : bySeat?.[seat7] ?? void 0;
}
var rankByDefault = (state, seat7, heroId9) => fixedRank(state, seat7, heroId9) ?? rankOfAdventure(state);
var isAbove = (rank, other) => ranks.indexOf(rank) > ranks.indexOf(other);
var isAllowed = ({ allowed }, seat7, rank) => allowed.some((each) => each.seat === seat7 && each.rank === rank);
function refusedRank(state, seat7, heroId9, rank) {
  const fixed = fixedRank(state, seat7, heroId9);
  const rule2 = state.options.campaign ? "CAMP-06" : "CAMP-05";
  if (fixed !== void 0) return rank === fixed ? void 0 : refuse2(rule2, "RANK_NOT_OFFERED", { rank });
  const needsLeave = isAbove(rank, rankOfAdventure(state)) && !isAllowed(state, seat7, rank);
  return needsLeave ? refuse2("RANK-02", "RANK_NEEDS_CONSENT") : void 0;
}
var mayAllow = (state, seat7) => {
  const { campaign: campaign2, ranks: bySeat } = state.options;
  if (campaign2 || bySeat?.[seat7]) return false;
  const scenario2 = scenarioOf(state);
  return !scenario2 || state.base.heroes < scenario2.heroes.recommended;
};
var heroSeats = (state) => seatsOf(state, "HEROES").filter(({ resigned }) => !resigned).map(({ seat: seat7 }) => seat7);
var rankCommands = {
  allowRank: {
    steps: ["setup.heroes"],
    overlord: "ONLY",
    *offers(state) {
      for (const seat7 of heroSeats(state)) {
        for (const rank of ranks) yield { type: "allowRank", seat: seat7, rank };
      }
    },
    check(state, { seat: seat7, rank }) {
      if (!heroSeats(state).includes(seat7)) return refuse2("RANK-02", "UNKNOWN_ID", { id: String(seat7) });
      if (state.heroes.some((hero6) => hero6.seat === seat7)) return refuse2("RANK-06", "ALREADY_CHOSEN");
      const canBeHad = mayAllow(state, seat7) && isAbove(rank, rankOfAdventure(state));
      return canBeHad && !isAllowed(state, seat7, rank) ? void 0 : refuse2("RANK-02", "RANK_NOT_OFFERED", { rank });
    },
    perform(turn, { seat: to, rank }, seat7) {
      turn.emit({ type: "rankAllowed", seat: seat7, to, rank });
    }
  }
};
var rankEvolvers = {
  rankAllowed({ allowed }, { to, rank }) {
    allowed.push({ seat: to, rank });
  }
};

// libs/skarov/src/flow/set-up/heroes.ts
var { steps: heroSteps, commands: heroCommands } = heroChoice(book, {
  sides: ["HEROES"],
  rankByDefault,
  refusedRank,
  take(turn, seat7, heroId9, rank) {
    turn.emit({ type: "heroChosen", seat: seat7, heroId: heroId9, rank });
  }
});
var heroEvolvers = {
  heroChosen(state, { seat: seat7, heroId: heroId9, rank }) {
    const side2 = "HEROES";
    state.heroes.push({ ...newHero({ heroId: heroId9, seat: seat7, side: side2, rank, setAside: [] }), side: side2, shown: [] });
    state.figures.push(newFigure({ id: heroId9, kind: "HERO", side: side2 }));
    seatAt(state, seat7).mainHero = heroId9;
    sortTable(state);
  }
};

// libs/skarov/src/flow/set-up/scenario.ts
var CUSTOM = "CUSTOM";
var difficulties = ["EASY", "NORMAL", "HARD"];
var scenarioIds = box.derived(({ scenario: scenario2 }) => scenario2.map(({ id }) => id));
var fits2 = ({ base }, { heroes: { least, most: most2 } }) => base.heroes >= least && base.heroes <= most2;
function chooseByOptions(turn) {
  const { scenario: scenario2, scenarioId } = turn.state.options;
  const base = turn.state.options.base ?? turn.state.brought;
  const named2 = scenario2 ?? (scenarioId === void 0 ? void 0 : findScenario(scenarioId));
  if (named2) turn.emit({ type: "adventureChosen", scenarioId: named2.id, difficulty: named2.difficulty });
  else if (base) turn.emit({ type: "adventureChosen", scenarioId: null, difficulty: base.difficulty });
}
var scenarioSteps = {
  "setup.scenario": {
    asked: ({ adventure, overlord }) => adventure ? [] : [overlord.seat],
    byDefault(state) {
      const first2 = scenarioIds().find((id) => isPlayable(state, id));
      return first2 === void 0 ? { type: "chooseScenario", scenarioId: CUSTOM, difficulty: "NORMAL" } : { type: "chooseScenario", scenarioId: first2 };
    }
  }
};
var isPlayable = (state, id) => {
  const scenario2 = findScenario(id);
  return scenario2 !== void 0 && fits2(state, scenario2);
};
var scenarioCommands = {
  chooseScenario: {
    steps: ["setup.scenario"],
    *offers() {
      for (const scenarioId of scenarioIds()) yield { type: "chooseScenario", scenarioId };
      for (const difficulty2 of difficulties) yield { type: "chooseScenario", scenarioId: CUSTOM, difficulty: difficulty2 };
    },
    check(state, { scenarioId, difficulty: difficulty2 }) {
      if (scenarioId === CUSTOM !== (difficulty2 !== void 0)) {
        return refuse2("SETUP-06", "UNKNOWN_ID", { id: difficulty2 ?? scenarioId });
      }
      if (scenarioId === CUSTOM) return void 0;
      const scenario2 = findScenario(scenarioId);
      if (!scenario2) return refuse2("SETUP-06", "UNKNOWN_ID", { id: scenarioId });
      const { least, most: most2 } = scenario2.heroes;
      return fits2(state, scenario2) ? void 0 : refuse2("SETUP-06", "SCENARIO_NEEDS_OTHER_HEROES", { least, most: most2 });
    },
    perform(turn, { scenarioId, difficulty: difficulty2 }) {
      const scenario2 = scenarioId === CUSTOM ? void 0 : findScenario(scenarioId);
      turn.emit({
        type: "adventureChosen",
        scenarioId: scenario2?.id ?? null,
        difficulty: scenario2?.difficulty ?? difficulty2 ?? "NORMAL"
      });
    }
  }
};
var scenarioEvolvers = {
  baseUnveiled(state) {
    state.brought = null;
  },
  adventureChosen(state, { scenarioId, difficulty: difficulty2 }) {
    state.adventure = scenarioId === null ? { kind: "CUSTOM", difficulty: difficulty2 } : { kind: "SCENARIO", scenarioId };
  }
};
function fixedBaseOf(state) {
  const { tiles, passages, minions, lieutenants } = scenarioOf(state)?.base ?? state.options.base ?? state.brought ?? {};
  if (!tiles) return null;
  return {
    tiles,
    ...passages ? { passages } : {},
    ...minions ? { minions } : {},
    ...lieutenants ? { lieutenants } : {}
  };
}

// libs/skirmish/src/strategy/initiative-order.ts
var ordersOfPlaces = [[[]]];
function placesInOrder(count4) {
  const known3 = ordersOfPlaces[count4];
  if (known3) return known3;
  const others = placesInOrder(count4 - 1);
  const orders = Array.from(
    { length: count4 },
    (_2, first2) => others.map((rest) => [first2, ...rest.map((place2) => place2 < first2 ? place2 : place2 + 1)])
  ).flat();
  ordersOfPlaces[count4] = orders;
  return orders;
}
function* ordersOf(list) {
  for (const places3 of placesInOrder(list.length)) yield places3.map((place2) => list[place2]);
}
var isSameOrder = (order, deck) => deck.every((id, place2) => order[place2] === id);
function stackDecks({ state, turn }, sides2) {
  for (const side2 of sides2) {
    const heroIds2 = heroesInPlay(state).filter((hero6) => hero6.side === side2).map(({ heroId: heroId9 }) => heroId9);
    turn.emit({ type: "decksStacked", side: side2, order: turn.random.shuffle(heroIds2) });
  }
}
var orderCommands = (book2, steps) => ({
  proposeOrder: {
    steps,
    check(state, { heroIds: heroIds2 }, seat7) {
      const unknown = heroIds2.find((id) => !book2.isHeroId(id));
      if (unknown !== void 0) return refused(book2, "order", "UNKNOWN_ID", { id: unknown });
      const { side: side2, proposals } = seatAt(state, seat7);
      const { deck } = sideOf(state, side2);
      if (proposals === 0) return refused(book2, "order", "NO_PROPOSAL_LEFT");
      const complete = heroIds2.length === deck.length && deck.every((id) => heroIds2.includes(id));
      if (!complete) return refused(book2, "wholeOrder", "ORDER_INCOMPLETE");
      return isSameOrder(heroIds2, deck) ? refused(book2, "order", "ORDER_UNCHANGED") : void 0;
    },
    offersAreLegal: true,
    *offers(state, seat7) {
      const { side: side2, proposals } = seatAt(state, seat7);
      if (proposals === 0) return;
      const { deck } = sideOf(state, side2);
      for (const heroIds2 of ordersOf(deck)) {
        if (!isSameOrder(heroIds2, deck)) yield { type: "proposeOrder", heroIds: heroIds2 };
      }
    },
    perform(turn, { heroIds: heroIds2 }, seat7) {
      const { side: side2 } = seatAt(turn.state, seat7);
      turn.emit({ type: "orderProposed", seat: seat7, side: side2, order: [...heroIds2] });
    }
  }
});

// libs/skirmish/src/strategy/plans.ts
var mostPlays = 2;
function plansOf(hand) {
  const plays3 = hand.map((card7) => card7.sides.map((side2) => ({ cardId: card7.cardId, side: side2 })));
  const singles = hand.flatMap((card7, place2) => card7.isPower ? (plays3[place2] ?? []).map((play2) => [play2]) : []);
  const pairs = hand.flatMap(
    (card7, place2) => (plays3[place2] ?? []).flatMap(
      (first2) => hand.flatMap(
        (other, later) => later > place2 && (card7.isPower || other.isPower) ? (plays3[later] ?? []).map((second) => [first2, second]) : []
      )
    )
  );
  return [...singles, ...pairs];
}

// libs/skirmish/src/strategy/plan-cards.ts
function sidesOfCard(book2, cardId) {
  if (book2.isWoundCard(cardId)) return [book2.woundCard(cardId).side];
  const { special, technique } = book2.powerCard(cardId);
  return [...special ? ["LEFT"] : [], ...technique ? ["RIGHT"] : []];
}
var plannable = (book2, cardId) => ({
  cardId,
  sides: sidesOfCard(book2, cardId),
  isPower: !book2.isWoundCard(cardId)
});
var playByDefault = (book2, cardId) => ({
  cardId,
  side: sidesOfCard(book2, cardId).includes("RIGHT") ? "RIGHT" : "LEFT"
});
function planByDefault(book2, hero6) {
  const powerCards2 = inHandOrder(book2, hero6.hand).filter((id) => !book2.isWoundCard(id));
  const cardId = powerCards2.find((id) => book2.powerCard(id).set !== "WEAKNESS") ?? powerCards2[0];
  return cardId === void 0 ? [] : [playByDefault(book2, cardId)];
}
var isKnown = (book2, state, cardId) => book2.isWoundCard(cardId) ? book2.isWoundOfGame(state, cardId) : book2.findPowerCard(cardId) !== void 0;
function refusedPlan(book2, state, { heroId: heroId9, plays: plays3 }, seat7) {
  if (!book2.isHeroId(heroId9)) return refused(book2, "plan", "UNKNOWN_ID", { id: heroId9 });
  const unknown = plays3.find(({ cardId }) => !isKnown(book2, state, cardId));
  if (unknown) return refused(book2, "plan", "UNKNOWN_ID", { id: unknown.cardId });
  const hero6 = ownHeroInPlay(state, seat7, heroId9);
  if (!hero6) return refused(book2, "plan", "NOT_OWN_HERO", { hero: heroId9 });
  if (hero6.plan) return refused(book2, "takeBack", "PLAN_ALREADY_LAID", { hero: heroId9 });
  return refusedPlays(book2, hero6, plays3);
}
function refusedPlays(book2, hero6, plays3) {
  const { heroId: heroId9, hand } = hero6;
  const ids2 = plays3.map(({ cardId }) => cardId);
  const foreign = ids2.find((id) => !book2.isWoundCard(id) && book2.powerCard(id).heroId !== heroId9);
  if (foreign !== void 0) return refused(book2, "ownCards", "CARD_NOT_OF_HERO", { card: foreign, hero: heroId9 });
  const missing2 = ids2.find((id) => !hand.includes(id));
  if (missing2 !== void 0) return refused(book2, "plan", "CARD_NOT_IN_HAND", { card: missing2, hero: heroId9 });
  if (new Set(ids2).size < ids2.length) return refused(book2, "plan", "DUPLICATE_CARD");
  if (ids2.length > mostPlays) return refused(book2, "mostCards", "TOO_MANY_CARDS");
  if (ids2.every((id) => book2.isWoundCard(id))) return refused(book2, "powerCardNeeded", "NO_POWER_CARD");
  const wrong = plays3.find(({ cardId, side: side2 }) => !sidesOfCard(book2, cardId).includes(side2));
  return wrong ? refused(book2, "cardSides", "SIDE_NOT_ALLOWED", { card: wrong.cardId }) : void 0;
}
var planCommands = (book2, steps) => ({
  planCards: {
    steps,
    check: (state, command, seat7) => refusedPlan(book2, state, command, seat7),
    offersAreLegal: true,
    *offers(state, seat7) {
      for (const { heroId: heroId9, hand, plan } of ownHeroesInPlay(state, seat7)) {
        if (plan) continue;
        const cards5 = inHandOrder(book2, hand).map((cardId) => plannable(book2, cardId));
        for (const plays3 of plansOf(cards5)) yield { type: "planCards", heroId: heroId9, plays: plays3 };
      }
    },
    perform(turn, { heroId: heroId9, plays: plays3 }, seat7) {
      const { side: side2 } = heroOf(turn.state, heroId9);
      const shown2 = book2.planShows(plays3);
      turn.emit({ type: "heroPlanned", seat: seat7, side: side2, heroId: heroId9, plays: plays3.map((play2) => ({ ...play2 })), ...shown2 });
    }
  }
});

// libs/skirmish/src/strategy/ready.ts
var firstUnplanned = (book2, state, seat7) => ownHeroesInPlay(state, seat7).find((hero6) => !book2.isPlanned(hero6));
var seatsNotReady = (state) => seatsWhere(state, ({ seat: seat7, ready }) => !ready && ownHeroesInPlay(state, seat7).length > 0);
var readyCommands = (book2, steps) => ({
  declareReady: {
    steps,
    check(state, _command, seat7) {
      const hero6 = firstUnplanned(book2, state, seat7);
      return hero6 ? refused(book2, "plan", "PLAN_INCOMPLETE", { hero: hero6.heroId }) : void 0;
    },
    *offers() {
      yield { type: "declareReady" };
    },
    perform: (turn, _command, seat7) => {
      turn.emit({ type: "readyDeclared", seat: seat7 });
    }
  }
});

// libs/skirmish/src/strategy/take-back.ts
var takeBackCommands = (book2, steps) => ({
  takeBackPlan: {
    steps,
    check(state, { heroId: heroId9 }, seat7) {
      if (!book2.isHeroId(heroId9)) return refused(book2, "takeBack", "UNKNOWN_ID", { id: heroId9 });
      const hero6 = ownHeroInPlay(state, seat7, heroId9);
      if (!hero6) return refused(book2, "takeBack", "NOT_OWN_HERO", { hero: heroId9 });
      if (!book2.hasLaid(hero6)) return refused(book2, "takeBack", "NO_PLAN");
      return seatAt(state, seat7).takeBacks > 0 ? void 0 : refused(book2, "takeBack", "NO_TAKE_BACK_LEFT");
    },
    *offers(state, seat7) {
      for (const { heroId: heroId9 } of ownHeroesInPlay(state, seat7)) yield { type: "takeBackPlan", heroId: heroId9 };
    },
    perform: (turn, { heroId: heroId9 }, seat7) => {
      turn.emit({ type: "planTakenBack", seat: seat7, heroId: heroId9 });
    }
  }
});

// libs/skarov/src/strategy/shown-cards.ts
var { takeBackPlan } = takeBackCommands(book, ["strategy"]);
var takeBackCommands2 = {
  takeBackPlan: {
    ...takeBackPlan,
    check(state, command, seat7) {
      const refusal = takeBackPlan.check(state, command, seat7);
      if (refusal && refusal.code !== "NO_TAKE_BACK_LEFT") return refusal;
      const { heroId: heroId9 } = command;
      const [card7] = ownHeroInPlay(state, seat7, heroId9)?.shown ?? [];
      return card7 === void 0 ? refusal : refuse2("STRAT-12", "ALREADY_SHOWN", { card: card7 });
    }
  }
};
var isKnown2 = (cardId) => (findPowerCard(cardId) ?? findWoundCard(cardId) ?? findEventCard(cardId)) !== void 0;
var plannedBy = (state, seat7, cardId) => ownHeroesInPlay(state, seat7).find(({ plan }) => plan?.some((play2) => play2.cardId === cardId));
var showCommands = {
  showCard: {
    steps: ["strategy", "strategy.lastWord"],
    overlord: "TOO",
    *offers(state, seat7) {
      for (const { plan } of ownHeroesInPlay(state, seat7)) {
        for (const { cardId } of plan ?? []) yield { type: "showCard", cardId };
      }
      if (seat7 !== state.overlord.seat) return;
      for (const cardId of setCards(state)) yield { type: "showCard", cardId };
    },
    check(state, { cardId }, seat7) {
      if (!isKnown2(cardId)) return refuse2("STRAT-12", "UNKNOWN_ID", { id: cardId });
      if (seat7 === state.overlord.seat) return whyNotShown(state, cardId);
      const hero6 = plannedBy(state, seat7, cardId);
      if (!hero6) return refuse2("STRAT-12", "CARD_NOT_SET", { card: cardId });
      return hero6.shown.includes(cardId) ? refuse2("STRAT-12", "ALREADY_SHOWN", { card: cardId }) : void 0;
    },
    perform(turn, { cardId }, seat7) {
      const { state } = turn;
      if (seat7 === state.overlord.seat) {
        showEvent(turn, cardId);
        return;
      }
      const hero6 = plannedBy(state, seat7, cardId);
      const play2 = hero6?.plan?.find((each) => each.cardId === cardId);
      if (hero6 && play2) turn.emit({ type: "cardShown", seat: seat7, heroId: hero6.heroId, cardId, side: play2.side });
    }
  }
};
var showEvolvers = {
  cardShown(state, { heroId: heroId9, cardId }) {
    findHeroState(state, heroId9)?.shown.push(cardId);
  }
};

// libs/skirmish/src/wounds/outs.ts
var nobodysCredit = { side: null, heroId: null };
var whoIsOut = (table) => figuresInPlay(table.state).flatMap((figure5) => {
  const cause = outCause(table, figure5);
  return cause ? [{ figureId: figure5.id, cause }] : [];
});
function outCause(table, figure5) {
  const { book: book2, state } = table;
  const { id, ownerId, damage } = figure5;
  if (ownerId !== null && !standsOnBoard(state, ownerId)) return "OWNER_OUT";
  if (book2.outAtHealth(state, figure5)) return damage >= healthOf(table, id) ? "DAMAGE" : void 0;
  const wounds = (findHeroState(state, id)?.hand ?? []).filter((card7) => book2.isWoundCard(card7));
  return isOutByWounds(wounds.length, book2.woundLimit(state)) ? "WOUNDS" : void 0;
}
function putOut({ book: book2, state, turn }, figureId, cause, credit2 = nobodysCredit) {
  const hero6 = findHeroState(state, figureId);
  const woundIds = hero6 ? [...hero6.hand, ...hero6.inPlay.map(({ cardId }) => cardId), ...hero6.discard].filter((id) => book2.isWoundCard(id)) : [];
  const { side: side2 } = figureOf(state, figureId);
  const credited = cause === "DAMAGE" && credit2.side !== side2 ? credit2 : nobodysCredit;
  turn.emit({
    type: "figureOut",
    figureId,
    side: credited.side,
    ...credited.heroId === null ? {} : { by: credited.heroId },
    cause,
    woundIds
  });
}

// libs/skarov/src/strategy/strategy.ts
var strategySteps = {
  strategy: {
    asked: seatsNotReady,
    byDefault(state, seat7) {
      const hero6 = firstUnplanned(book, state, seat7);
      if (!hero6) return { type: "declareReady" };
      return { type: "planCards", heroId: hero6.heroId, plays: planByDefault(book, hero6) };
    }
  },
  "strategy.lastWord": {
    asked: ({ overlord }) => [overlord.seat],
    byDefault: () => ({ type: "announceActivation" })
  }
};
function startTurn(turn) {
  turn.emit({ type: "turnStarted", turn: turn.state.turn + 1 });
}
function openStrategy(turn, machine) {
  const at = { turn, state: turn.state, book };
  const context = contextOfRule("strategy");
  machine.pushRoot(context);
  takeBackDiscards(at, () => {
    machine.check(context);
  });
  if (turn.state.over) return;
  stackDecks(at, ["HEROES"]);
  opensStep2(turn, "strategy");
}
var heroesPlan = ["strategy"];
var planningCommands2 = {
  ...planCommands(book, heroesPlan),
  ...orderCommands(book, heroesPlan),
  ...readyCommands(book, heroesPlan),
  setEvent: { ...setEventCommands.setEvent, overlord: "ONLY" },
  takeBackEvent: { ...setEventCommands.takeBackEvent, overlord: "ONLY" },
  announceActivation: setEventCommands.announceActivation
};
var shared4 = strategyEvolvers(book);
var strategyEvolvers2 = {
  turnStarted(state, event2) {
    shared4.turnStarted(state, event2);
    state.overlord.takeBacks = EVENT_TAKE_BACKS;
  },
  /** The last word is spoken: what follows is the reveal (SKAROV-STRAT-10). */
  activationAnnounced(state) {
    state.step = null;
  }
};

// libs/skirmish/src/trials/trial-frame.ts
var testFrame = (test2) => ({
  kind: "test",
  stage: "ATTEMPT",
  object: null,
  afar: false,
  value: 0,
  faces: [],
  change: 0,
  sure: false,
  passed: false,
  offered: [],
  noted: 0,
  answer: null,
  ...test2
});

// libs/skirmish/src/trials/trial-commands.ts
var trialCommands = (book2, steps) => ({
  attemptTest: {
    steps,
    check(state, { testId, characteristic: characteristic2 }) {
      if (!testOfKey({ book: book2, state }, testId)) return refused(book2, "test", "UNKNOWN_ID", { id: testId });
      const refusal = whyNoAction({ book: book2, state });
      if (refusal) return refusal;
      const placed2 = placedTest({ book: book2, state }, testId);
      if (!placed2) return refused(book2, "testPiece", "NOT_IN_PLAY", { id: testId });
      if (testState({ book: book2, state }, testId).closed) return refused(book2, "testClosed", "TEST_ALREADY_PASSED");
      if (!placed2.test.offers.some((offer2) => offer2.characteristic === characteristic2)) {
        return refused(book2, "test", "CHARACTERISTIC_NOT_OFFERED");
      }
      return whyNotThere({ book: book2, state }, activeHero(state), placed2, characteristic2);
    },
    *offers(state) {
      if (whyNoAction({ book: book2, state })) return;
      for (const { key, test: test2 } of placedTests({ book: book2, state })) {
        for (const { characteristic: characteristic2 } of test2.offers) yield { type: "attemptTest", testId: key, characteristic: characteristic2 };
      }
    },
    perform(turn, { testId, characteristic: characteristic2 }, _seat, machine) {
      const { state } = turn;
      const heroId9 = activeHero(state);
      const placed2 = placedTest({ book: book2, state }, testId);
      if (!placed2) return;
      const { test: test2, pieceId, spaces } = placed2;
      const context = contextOfDeed(state, heroId9, test2.id, { pieceId });
      machine.pushRoot(context);
      pay(machine, heroId9);
      const afar = !spaces.includes(spaceOf2(state, heroId9));
      machine.push(testFrame({ context, testKey: testId, testId: test2.id, heroId: heroId9, characteristic: characteristic2, afar }));
    }
  }
});
function whyNotThere(table, heroId9, { spaces, pieceId }, characteristic2) {
  const from = spaceOf2(table.state, heroId9);
  if (spaces.includes(from)) return void 0;
  if (characteristic2 !== "ATTACK") return refused(table.book, "testPlace", "NOT_ON_INTERACTION_SPACE");
  if (!mayAttackFromAfar(table, heroId9)) return refused(table.book, "testAfar", "NO_RANGED_POWER");
  if (spaces.some((to) => sees(table, heroId9, from, to, pieceId))) return void 0;
  return refused(table.book, "testSight", "NO_LINE_OF_SIGHT", {
    ...whatHidesAll(table, heroId9, from, spaces, pieceId)
  });
}

// libs/skirmish/src/trials/trial-sums.ts
function trialOf({ difficulty: difficulty2, maluses, malusMode, toTotal = 0 }) {
  return malusMode === "DICE" ? { dice: Math.max(0, difficulty2 - maluses), toTotal } : { dice: Math.max(0, difficulty2), toTotal: toTotal - maluses };
}
var totalOf = (trial, faces4) => faces4.reduce((sum2, face) => sum2 + face, trial.toTotal);
var passes = (total2, characteristic2) => total2 <= characteristic2;
var isSure = (trial, characteristic2) => passes(highestTotal(trial.dice) + trial.toTotal, characteristic2);

// libs/skirmish/src/trials/trial-terms.ts
function trialTerms(table, heroId9, key, which, printedDifficulty) {
  const test2 = testOfKey(table, key);
  const offered = test2?.offers.find((offer2) => offer2.characteristic === which)?.difficulty;
  const { malus, change: change3, toTotal = 0 } = testState(table, key);
  const powers = timesGranted(table, heroId9, "TESTS_ONE_DIE_MORE") - timesGranted(table, heroId9, "TESTS_ONE_DIE_FEWER");
  return trialOf({
    difficulty: (printedDifficulty ?? offered ?? 0) + change3 + powers,
    maluses: malus[which] ?? 0,
    malusMode: table.book.malusMode,
    toTotal: toTotal + table.book.toTotal(table.state, test2)
  });
}

// libs/skirmish/src/trials/trial.ts
var testRunner = (own2 = {}) => (runner, frame) => {
  switch (frame.stage) {
    case "ATTEMPT":
      attempt(runner, frame, own2);
      return "AGAIN";
    case "AFTER_ROLL": {
      if (!standsOnBoard(runner.state, frame.heroId)) return "DONE";
      const { heroId: actorId, context } = frame;
      const occasion = { kind: "TEST", actorId, targetId: null, mode: null, context };
      const offered = offerNext(runner, frame, {
        ...occasion,
        moment: "AFTER_TEST_ROLL",
        dice: frame.faces.length
      });
      if (offered === null) frame.stage = "COMPARE";
      return offered ?? "AGAIN";
    }
    case "COMPARE":
      if (!standsOnBoard(runner.state, frame.heroId)) return "DONE";
      resolve(runner, frame, own2);
      frame.stage = "REACTIONS";
      return "AGAIN";
    case "REACTIONS": {
      const { context } = frame;
      runner.check(context);
      frame.stage = "DONE";
      const queue = runner.state.over || context.inReaction ? [] : runner.takeNoted(frame.noted);
      if (queue.length > 0) runner.push({ kind: "reactions", context, collects: false, queue });
      return "AGAIN";
    }
    case "DONE":
      return "DONE";
  }
};
function attempt(runner, frame, own2) {
  const { turn } = runner;
  frame.noted = runner.noted;
  const { heroId: heroId9, testKey: testKey2, testId, characteristic: which, afar } = frame;
  const trial = trialTerms(runner, heroId9, testKey2, which, own2.difficultyOf?.(runner, frame));
  frame.value = characteristic(runner, heroId9, which);
  frame.sure = isSure(trial, frame.value);
  frame.change = trial.toTotal;
  turn.emit({
    type: "testAttempted",
    heroId: heroId9,
    testKey: testKey2,
    testId,
    characteristic: which,
    value: frame.value,
    dice: trial.dice,
    ...trial.toTotal === 0 ? {} : { toTotal: trial.toTotal },
    sure: frame.sure,
    afar,
    ...own2.attempted?.(frame)
  });
  frame.stage = frame.sure ? "COMPARE" : "AFTER_ROLL";
  if (frame.sure) return;
  frame.faces = rollTest(turn.random, trial.dice);
  turn.emit({ type: "testRolled", heroId: heroId9, faces: [...frame.faces], total: totalNow(frame) });
}
var totalNow = ({ faces: faces4, change: change3 }) => totalOf({ dice: faces4.length, toTotal: change3 }, faces4);
function resolve(runner, frame, own2) {
  const { heroId: heroId9, testKey: testKey2, testId, context } = frame;
  frame.passed = frame.sure || passes(totalNow(frame), frame.value);
  const { passed } = frame;
  const card7 = frame.object ? void 0 : testOfKey(runner, testKey2);
  runner.turn.emit({
    type: "testResolved",
    heroId: heroId9,
    testKey: testKey2,
    testId,
    characteristic: frame.characteristic,
    passed,
    closed: passed && card7?.repeatable === false,
    malus: !passed && card7 !== void 0 && runner.book.failureCosts(card7),
    ...own2.resolved?.(frame)
  });
  if (!card7) {
    if (passed) own2.afterPassing?.(runner, frame);
    return;
  }
  runner.happened({ kind: passed ? "TEST_PASSED" : "TEST_FAILED", testId, figureId: heroId9 }, context);
  if (passed) runner.push(effectsFrame(card7.onSuccess, context));
  else own2.afterFailing?.(runner, frame, card7);
}

// libs/skarov/src/trials/doors.ts
var spacesFacing = (state, doorId) => {
  const { a, b } = boardOf2(state).door(doorId);
  return [spaceIdOf(a), spaceIdOf(b)];
};
var isHero = (state, figureId) => findFigure(state, figureId)?.kind === "HERO";
var whoseRule = (state, figureId) => isHero(state, figureId) ? "DOOR-01" : "DOOR-08";
function whyNotThere2(state, { figureId, doorId, characteristic: characteristic2 }) {
  const table = { state, book };
  const from = spaceOf2(state, figureId);
  const facing = spacesFacing(state, doorId);
  if (facing.includes(from)) return void 0;
  const fromAfar = isHero(state, figureId) && characteristic2 === "ATTACK";
  if (!fromAfar) return refuse2(whoseRule(state, figureId), "NOT_FACING_DOOR", { figure: figureId });
  if (!mayAttackFromAfar(table, figureId)) return refuse2("DOOR-02", "NO_RANGED_POWER");
  const seen = facing.some((to) => sees(table, figureId, from, to));
  return seen ? void 0 : refuse2("DOOR-02", "NO_LINE_OF_SIGHT", { ...whatHidesAll(table, figureId, from, facing) });
}
function refused3(state, command) {
  const { figureId, doorId, characteristic: characteristic2 } = command;
  if (!boardOf2(state).hasDoor(doorId)) return refuse2("DOOR-01", "UNKNOWN_ID", { id: doorId });
  const refusal = whyNotActing({ state, book }, figureId);
  if (refusal) return refusal;
  if (state.openDoors.includes(doorId)) return refuse2("DOOR-09", "DOOR_ALREADY_OPEN");
  if (!mayOpen(state, doorId)) return refuse2("DOOR-10", "CONTROL_ROOM_LOCKED");
  const offered = isHero(state, figureId) ? characteristic2 === "ATTACK" || characteristic2 === "MIND" : characteristic2 === void 0;
  if (!offered) return refuse2(whoseRule(state, figureId), "CHARACTERISTIC_NOT_OFFERED");
  return whyNotThere2(state, command);
}
var doorCommands = {
  openDoor: {
    steps: ["activation.hero", "activation.villain"],
    *offers(state) {
      const figureId = state.active?.figureId;
      if (figureId === void 0) return;
      const characteristics2 = isHero(state, figureId) ? ["ATTACK", "MIND"] : [void 0];
      for (const { id: doorId } of boardOf2(state).doors) {
        for (const characteristic2 of characteristics2) {
          yield { type: "openDoor", figureId, doorId, ...characteristic2 === void 0 ? {} : { characteristic: characteristic2 } };
        }
      }
    },
    check: refused3,
    perform: open2
  }
};
function open2(turn, { doorId, characteristic: characteristic2 }, _seat, machine) {
  const { state } = turn;
  const figureId = activeHero(state);
  const context = contextOfDeed(state, figureId, figureId, { pieceId: doorId });
  machine.pushRoot(context);
  pay(machine, figureId);
  if (characteristic2 === void 0) {
    turn.emit({ type: "doorSet", door: doorId, open: true, source: figureId });
    return;
  }
  const placed2 = placedTest(machine, doorId);
  const afar = placed2?.spaces.includes(spaceOf2(state, figureId)) === false;
  machine.push(testFrame({ context, testKey: doorId, testId: doorId, heroId: figureId, characteristic: characteristic2, afar }));
}

// libs/skarov/src/trials/trial-commands.ts
var { attemptTest } = trialCommands(book, ["activation.hero"]);
var trialCommands2 = {
  attemptTest: {
    ...attemptTest,
    *offers(state, seat7) {
      for (const command of attemptTest.offers(state, seat7)) if (isAttempted(state, command.testId)) yield command;
    },
    check: (state, command, seat7) => isAttempted(state, command.testId) ? attemptTest.check(state, command, seat7) : refuse2("TEST-01", "UNKNOWN_ID", { id: command.testId })
  }
};

// libs/skarov/src/command-rules.ts
var commandRules = {
  ...scenarioCommands,
  ...heroCommands,
  ...rankCommands,
  ...buildCommands,
  ...placementCommands2,
  ...planningCommands2,
  ...takeBackCommands2,
  ...showCommands,
  ...villainSlotCommands,
  ...actionCommands2,
  ...answerCommands2,
  ...trialCommands2,
  ...doorCommands,
  ...eventCommands,
  ...endCommands,
  ...roomCommands,
  ...advancementCommands2
};
var rulesOf = ({ type }) => commandRules[type];

// libs/skarov/src/activation/reveal.ts
function reveal2(turn, machine) {
  const heroes2 = heroesInPlay(turn.state).filter(({ plan }) => plan !== null).map(({ heroId: heroId9, plan }) => ({ heroId: heroId9, plays: plan ?? [] }));
  turn.emit({ type: "cardsRevealed", heroes: heroes2 });
  revealEvents(turn);
  pushReveal(machine);
}
var revealEvolvers = {
  cardsRevealed(state, { heroes: heroes2 }) {
    for (const { heroId: heroId9, plays: plays3 } of heroes2) layOpen(book, state, heroId9, plays3);
    for (const hero6 of state.heroes) hero6.shown = [];
    Object.assign(state, { phase: "ACTIVATION", step: null });
  }
};

// libs/skarov/src/flow/set-up/decks.ts
function buildDecks(turn) {
  const { state, random } = turn;
  for (const { heroId: heroId9, rank } of state.heroes) {
    const record = recordOf(state.options.campaign, heroId9);
    const set = record ? recordedSet(book, record) : buildSet(book, random, heroId9, rank);
    turn.emit({ type: "deckBuilt", heroId: heroId9, ...set });
  }
}
var deckEvolvers = {
  deckBuilt(state, { heroId: heroId9, cardIds: cardIds2, setAside }) {
    Object.assign(heroOf(state, heroId9), { notTaken: [...cardIds2], setAside: [...setAside] });
  },
  decksTaken(state) {
    for (const hero6 of state.heroes) Object.assign(hero6, { hand: hero6.notTaken, notTaken: [] });
  }
};

// libs/skarov/src/flow/set-up/missions.ts
function rollMissions(turn) {
  for (const { heroId: heroId9 } of turn.state.heroes) {
    turn.emit({ type: "missionRolled", heroId: heroId9, ...rollMission(turn.random, heroById(heroId9).missions) });
  }
}

// libs/skarov/src/flow/set-up/set-up.ts
var setUpSteps = {
  ...scenarioSteps,
  ...heroSteps,
  ...buildStepRules,
  ...placementSteps2
};
function layTable(turn) {
  chooseByOptions(turn);
}
function proceedSetUp(turn) {
  const { state } = turn;
  if (waitsFor2(turn, "setup.scenario") || waitsFor2(turn, "setup.heroes")) return false;
  if (state.base.tiles.length === 0) {
    buildDecks(turn);
    rollMissions(turn);
    layFixedBase(turn);
  }
  if (waitsForBuilding(turn, proceedBuilding(turn))) return false;
  if (state.woundPile.length === 0) deal(turn);
  if (waitsFor2(turn, "setup.placement")) return false;
  turn.emit({ type: "decksTaken" });
  return true;
}
function layFixedBase(turn) {
  const { state } = turn;
  const fixed = fixedBaseOf(state);
  if (state.brought) turn.emit({ type: "baseUnveiled", base: state.brought });
  beginBuilding(turn, fixed);
}
function waitsFor2(turn, step) {
  const { state } = turn;
  if (setUpSteps[step].asked(state).length === 0) return false;
  if (state.step !== step) opensStep2(turn, step);
  return true;
}
function waitsForBuilding(turn, step) {
  if (step !== null && turn.state.step !== step) opensStep2(turn, step);
  return step !== null;
}
function deal(turn) {
  const woundIds = turn.random.shuffle(woundCardIds);
  turn.emit({ type: "woundPileShuffled", count: woundIds.length, woundIds });
  dealEvents(turn, turn.state.heroes.length);
}

// libs/skarov/src/flow/advance.ts
function advance2(turn, machine) {
  proceed(turn, machine, phases);
}
var phases = {
  SETUP(turn) {
    if (!proceedSetUp(turn)) return false;
    startTurn(turn);
    return true;
  },
  TURN_START(turn, machine) {
    openStrategy(turn, machine);
    return true;
  },
  STRATEGY(turn, machine) {
    const { state } = turn;
    if (state.step === "strategy.lastWord") return false;
    if (state.step === "strategy") {
      if (strategySteps.strategy.asked(state).length > 0) return false;
      opensStep2(turn, "strategy.lastWord");
      return false;
    }
    reveal2(turn, machine);
    return true;
  },
  ACTIVATION(turn) {
    const { state } = turn;
    if (state.villain) {
      if (!isVillainOver(state)) return false;
      endVillainActivation(turn);
    } else if (state.active) {
      if (!isActivationOver(state)) return false;
      endHeroActivation(turn);
    } else if (state.step === "activation.choice") return false;
    else if (state.slotDue) openSlot(turn);
    else if (!flipNext(turn)) return endActivations(turn);
    return true;
  },
  ROOM(turn) {
    beginEndOfTurn(turn);
    return true;
  },
  END_OF_TURN: () => false,
  UPKEEP(turn) {
    startTurn(turn);
    return true;
  },
  ADVANCEMENT(turn) {
    const { state } = turn;
    advanceUnasked2(turn);
    if (state.step === null && advancementSteps2.advancement.asked(state).length > 0) opensStep2(turn, "advancement");
    return false;
  },
  OVER: () => false
};
function endActivations(turn) {
  if (turn.state.step === "endOfTurn.room") return false;
  if (asksForRoom(turn.state)) opensStep2(turn, "endOfTurn.room");
  else beginEndOfTurn(turn);
  return true;
}

// libs/skarov/src/step-rules.ts
var stepRules = {
  ...setUpSteps,
  ...strategySteps,
  ...heroSlotSteps,
  ...villainSlotSteps,
  ...roomSteps,
  ...advancementSteps2,
  ...windowSteps
};

// libs/skarov/src/flow/open-step.ts
var openStepOf2 = (state) => openStepOf(state, stepRules);
function givers(state, { asked: asked2 }, { overlord }) {
  const { seat: seat7 } = state.overlord;
  if (overlord === "ONLY") return [seat7];
  return overlord === void 0 || asked2.includes(seat7) ? asked2 : [...asked2, seat7];
}

// libs/skarov/src/behaviour/overlord-effects.ts
var overlordEffects = {
  drawEvents({ turn, state }, _frame, { count: count4 }) {
    const { pile, discard } = state.overlord;
    if (pile.length + discard.length === 0) return "NOTHING";
    drawEvents(turn, count4);
    return "NEXT";
  },
  /** The overlord names the cards one by one, with any hand (SKAROV-GEN-12). */
  discardEvents({ turn, state }, frame, { count: count4 }) {
    const { hand, seat: seat7 } = state.overlord;
    const { answer: answer2 } = frame;
    const left = frame.todo === null ? count4 : frame.todo.length;
    if (hand.length === 0) return frame.todo === null ? "NOTHING" : "NEXT";
    if (answer2 === null) {
      const options = hand.map((optionId) => ({ optionId, kind: "CARD" }));
      return { seat: seat7, kind: "CHOICE", source: frame.context.sourceId, options };
    }
    turn.emit({ type: "eventDiscarded", seat: seat7, cardId: answer2, source: frame.context.sourceId });
    frame.answer = null;
    frame.todo = Array(left - 1).fill("");
    return left > 1 ? "STAY" : "NEXT";
  }
};

// libs/skarov/src/behaviour/room-effects.ts
var roomEffects = {
  step(runner, frame, { who }) {
    frame.todo ??= chosenFigures(runner, who, frame.context);
    const [figureId] = frame.todo;
    if (figureId === void 0) return "NEXT";
    const to = spaceNamed(runner, frame, freeAdjacent(runner, figureId), seatOf(runner, figureId));
    if (typeof to === "object") return to;
    if (to !== void 0) {
      const from = spaceOf2(runner.state, figureId);
      const [before, zone] = [zoneOfSpace(runner, from), zoneOfSpace(runner, to)];
      const zones = before === zone ? [] : [zone];
      const source3 = frame.context.sourceId;
      runner.turn.emit({ type: "figureMoved", figureId, from, to, kind: "EFFECT", zones, source: source3 });
      noteArrival(runner, figureId, from, frame.context);
    }
    return nextOf(frame);
  },
  healWound(runner, { context }, { who }) {
    let healed = false;
    for (const heroId9 of chosenFigures(runner, who, context)) {
      const wounds = findHeroState(runner.state, heroId9)?.hand.filter(isWoundCard) ?? [];
      if (wounds.length === 0) continue;
      const woundId = runner.turn.random.pick(wounds);
      runner.turn.emit({ type: "woundHealed", heroId: heroId9, woundId, source: context.sourceId });
      healed = true;
    }
    return healed ? "NEXT" : "NOTHING";
  },
  advance({ state, turn }, { context }, { objective: objectiveId, by: by5 }) {
    const found2 = state.objectives.find(({ id, settled }) => id === objectiveId && settled === null);
    if (!found2) return "NOTHING";
    const counter = Math.max(0, found2.counter + by5);
    turn.emit({ type: "objectiveAdvanced", objectiveId, by: by5, counter, source: context.sourceId });
    return "NEXT";
  },
  award({ state, turn, book: book2 }, _frame, { article, side: side2 }) {
    if (!book2.isAtStake(state, article)) return "NOTHING";
    const own2 = scenarioOf(state)?.articles.some(({ id }) => id === article);
    if (own2) winExtra(turn, article, side2);
    else settle(turn, article, side2);
    return "NEXT";
  },
  setDoor(runner, frame, { door: door3, open: open3 }) {
    const isBarred2 = !open3 || !mayOpen(runner.state, door3);
    return isBarred2 ? "NOTHING" : sharedEffects.setDoor(runner, frame, { door: door3, open: open3 });
  },
  spawn(runner, frame, { sheet: sheet2, count: count4, at }) {
    if (!at.reinforcement) return sharedEffects.spawn(runner, frame, { sheet: sheet2, count: count4, at });
    const isFirst = frame.todo === null;
    frame.todo ??= supplyOf(runner.state, sheet2).slice(0, count4).map(({ id }) => id);
    const [figureId] = frame.todo;
    const spaces = placesOf(runner, at, scopeOf(frame.context)).flat();
    if (figureId === void 0 || spaces.length === 0) return isFirst ? "NOTHING" : "NEXT";
    const spaceId2 = spaceNamed(runner, frame, spaces, runner.state.overlord.seat);
    if (typeof spaceId2 === "object") return spaceId2;
    if (spaceId2 !== void 0) {
      const source3 = frame.context.sourceId;
      runner.turn.emit({ type: "figurePlaced", figureId, spaceId: spaceId2, spawned: true, superVillain: false, source: source3 });
    }
    return nextOf(frame);
  }
};
function spaceNamed({ turn }, { answer: answer2, context }, spaces, seat7) {
  const source3 = context.sourceId;
  if (seat7 === null || spaces.length < 2) return spaces[0];
  if (answer2 === null || !spaces.includes(answer2)) {
    return { seat: seat7, kind: "CHOICE", source: source3, options: spaces.map((optionId) => ({ optionId, kind: "SPACE" })) };
  }
  turn.emit({ type: "choiceMade", seat: seat7, source: source3, optionId: answer2 });
  return answer2;
}
function nextOf(frame) {
  frame.todo?.shift();
  frame.answer = null;
  return frame.todo?.length === 0 ? "NEXT" : "STAY";
}

// libs/skarov/src/behaviour/run-effects.ts
var runEffects = effectsRunner({ ...sharedEffects, ...overlordEffects, ...roomEffects });

// libs/skarov/src/end-of-game/state-check.ts
function putOutOfAction(turn, figureId, cause, credit2) {
  const { state } = turn;
  putOut({ turn, state, book }, figureId, cause, credit2);
  if (figureOf(state, figureId).kind !== "HERO") return;
  disgrace(turn, figureId);
  const opensEscape = state.finalCombat && !state.heroOutDuringFinalCombat && heroesInPlay(state).length > 0;
  if (opensEscape) turn.emit({ type: "escapeOpened", heroId: figureId });
}
function stateCheck(turn, credit2 = nobodysCredit) {
  const { state } = turn;
  if (state.phase === "SETUP") return [];
  const outs = [];
  const isOver3 = () => state.over !== null;
  for (let changed = true; changed && !isOver3(); ) {
    turn.spend();
    const leaving = whoIsOut({ state, book });
    for (const { figureId, cause } of leaving) putOutOfAction(turn, figureId, cause, credit2);
    outs.push(...leaving.map(({ figureId }) => figureId));
    accomplishMissions(turn, false);
    endIfOver(turn);
    changed = !isOver3() && (settleObjectives(turn) || leaving.length > 0);
  }
  return outs.map((figureId) => ({ kind: "OUT", figureId }));
}
function endIfOver(turn) {
  if (heroesInPlay(turn.state).length === 0) endGame(turn, "NO_HERO");
  else if (isVillainOut(turn.state)) endGame(turn, "SKAROV_OUT");
}
var shared5 = skirmishEvolvers(book);
function leaveActivation(state, figureId) {
  const { villain } = state;
  if (!villain?.figureIds.includes(figureId)) return;
  if (!villain.finished.includes(figureId)) villain.finished.push(figureId);
  if (state.active?.figureId === figureId) state.active = null;
}
var outEvolvers2 = {
  figureOut(state, event2) {
    shared5.figureOut(state, event2);
    leaveActivation(state, event2.figureId);
    const figure5 = figureOf(state, event2.figureId);
    if (figure5.kind === "VILLAIN" && villainSheet(figure5.sheetId).rank === "MINION") {
      Object.assign(figure5, { status: "RESERVE", damage: 0 });
    }
  },
  escapeOpened(state) {
    state.heroOutDuringFinalCombat = true;
  },
  pieceRemoved(state, event2) {
    shared5.pieceRemoved(state, event2);
    if (event2.piece === "FIGURE") leaveActivation(state, event2.pieceId);
  }
};

// libs/skarov/src/rooms/rules-in-play.ts
var rulesOfScenario = (state) => scenarioOf(state)?.rules ?? [];
var trapInPlay = (state, ruleId) => trapsOf(state).find(({ id }) => id === ruleId);
function rulesSetOff(turn, happening, context) {
  const { state } = turn;
  const figureId = "figureId" in happening ? happening.figureId : null;
  const candidates = [...trapsOf(state), ...rulesOfScenario(state)].filter((rule2) => concerns2(state, rule2, figureId));
  for (const { on } of candidates) turn.spend(weightOf(on));
  const queued = (id) => ({
    ruleId: id,
    context: contextOfSetOff(context, id, figureId, happening.kind !== "TURN_END")
  });
  if (happening.kind === "ARRIVED") {
    return happening.zones.flatMap(
      (zone) => candidates.filter(({ on }) => on.zoneEntered?.zone === zone).map(({ id }) => queued(id))
    );
  }
  return candidates.filter(({ id, on }) => answers2(state, on, happening, queued(id).context)).map(({ id }) => queued(id));
}
function concerns2(state, rule2, figureId) {
  const figure5 = figureId === null ? void 0 : findFigure(state, figureId);
  if (!figure5 || !rule2.on.zoneEntered) return true;
  return "zones" in rule2 ? actsOn(rule2, figure5) : figure5.kind === "HERO";
}
function answers2(state, on, happening, context) {
  if (happening.kind === "ROOM_ACTIVATED") return on.roomActivated?.tile === happening.tileNumber;
  return isSetOff({ state, book }, on, happening, context);
}
function pushRule(runner, { ruleId, context }) {
  const { state, turn } = runner;
  const trap = trapInPlay(state, ruleId);
  if (trap) {
    runner.push({
      kind: "trap",
      trapId: ruleId,
      context,
      figureIds: whomItConcerns(state, trap, context),
      answer: null
    });
    return;
  }
  const rule2 = rulesOfScenario(state).find(({ id }) => id === ruleId);
  if (!rule2 || !isMet(runner, rule2.if, scopeOf(context))) return;
  turn.emit({ type: "ruleTriggered", ruleId, ...context.selfId === null ? {} : { figureId: context.selfId } });
  runner.push(effectsFrame(rule2.do, context));
}
function whomItConcerns(state, trap, { selfId }) {
  const table = { state, book };
  return figuresInPlay(state).filter((figure5) => actsOn(trap, figure5)).map(({ id }) => id).filter((id) => trap.zones.length === 0 ? id === selfId : trap.zones.includes(zoneOf(table, id)));
}
var ruleEvolvers = {
  ruleTriggered: () => void 0
};

// libs/skarov/src/rooms/traps.ts
function runTrap(runner, frame) {
  const { state } = runner;
  const trap = trapInPlay(state, frame.trapId);
  const [figureId] = frame.figureIds;
  if (!trap || figureId === void 0) return "DONE";
  if (isDisarmed(state, trap)) return "DONE";
  const test2 = figureOf(state, figureId).kind === "HERO" ? trap.test : void 0;
  const question = test2 ? asksFor(runner, frame, figureId, test2.offers) : null;
  if (question) return question;
  frame.figureIds.shift();
  if (!standsOnBoard(state, figureId)) return "AGAIN";
  const context = { ...frame.context, selfId: figureId };
  runner.turn.emit({ type: "ruleTriggered", ruleId: trap.id, figureId });
  const offer2 = test2?.offers[Number(frame.answer ?? 0)];
  if (test2 && offer2) {
    const { id } = test2;
    runner.push(
      testFrame({ context, testKey: id, testId: id, heroId: figureId, characteristic: offer2.characteristic })
    );
  } else runner.push(effectsFrame(trap.do, context));
  frame.answer = null;
  return "AGAIN";
}
function asksFor(runner, { answer: answer2, context }, figureId, offers) {
  const seat7 = standsOnBoard(runner.state, figureId) ? seatOf(runner, figureId) : null;
  if (offers.length < 2 || answer2 !== null || seat7 === null) return null;
  const options = offers.map((_2, index) => ({ optionId: String(index), kind: "TEXT" }));
  return { seat: seat7, kind: "CHOICE", figureId, source: context.sourceId, options };
}
var trapOfTest = (state, testId) => trapsOf(state).find(({ test: test2 }) => test2?.id === testId);

// libs/skarov/src/trials/trial.ts
var runTest = testRunner({
  afterFailing(runner, { heroId: heroId9, context }, card7) {
    const effects = trapOfTest(runner.state, card7.id)?.do ?? card7.onFailure;
    if (effects.length > 0) runner.push(effectsFrame(effects, { ...context, selfId: heroId9 }));
  }
});

// libs/skarov/src/frame-rules.ts
var rules = {
  frames: {
    effects: runEffects,
    attack: attackRunner(),
    test: runTest,
    reactions: reactionsRunner(pushRule),
    reveal: runReveal,
    walk: runWalk,
    trap: runTrap
  },
  check: stateCheck,
  rulesSetOff
};
var machineOf = (turn) => new Machine(turn, book, rules);

// libs/skarov/src/decide.ts
function decide(turn, command, by5) {
  const refusal = refused4(turn.state, command, by5);
  if (refusal) return refusal;
  const machine = machineOf(turn);
  rulesOf(command).perform(turn, command, by5, machine);
  advance2(turn, machine);
  return void 0;
}
function refused4(state, command, by5) {
  const rules2 = rulesOf(command);
  const open3 = openStepOf2(state);
  const asking = open3 && { step: open3.step, asked: givers(state, open3, rules2) };
  return refusedInStep({ state, book }, asking, rules2.steps, by5) ?? rules2.check(state, command, by5);
}

// libs/skarov/src/end-of-turn/items.ts
var DRAWN = 2;
function checking(machine) {
  const context = contextOfRule("end-of-turn");
  machine.pushRoot(context);
  return () => {
    machine.check(context);
  };
}
var objectiveItems = (state) => state.objectives.map(({ id, settled }) => ({
  name: id,
  do({ state: now }, machine) {
    if (settled !== null) return;
    const context = contextOfRule(id, { selfId: superVillains(now)[0]?.id ?? null, creditSide: "OVERLORD" });
    machine.pushRoot(context);
    machine.push(effectsFrame(objective(id).endOfTurn, context));
  }
}));
var otherItems = [
  {
    name: "rules",
    do(_turn, machine) {
      const context = contextOfRule("end-of-turn");
      machine.pushRoot(context);
      machine.happened({ kind: "TURN_END" }, context);
    }
  },
  {
    name: "discards",
    do(turn) {
      turn.emit({ type: "cardsInPlayDiscarded" });
      discardSetEvents(turn);
    }
  },
  {
    name: "draw",
    do(turn) {
      drawEvents(turn, DRAWN);
    }
  },
  {
    name: "wounds",
    do(turn, machine) {
      drawWounds({ turn, state: turn.state, book }, checking(machine));
    }
  },
  {
    name: "recovery",
    do(turn, machine) {
      takeBackDiscards({ turn, state: turn.state, book }, checking(machine));
    }
  },
  {
    name: "upkeep",
    do(turn, machine) {
      turn.emit({ type: "upkeepDone" });
      checking(machine)();
      if (turn.state.turn >= turnLimitOf(turn.state)) endGame(turn, "TURN_LIMIT");
    }
  }
];
function runItem(turn) {
  const { state } = turn;
  const machine = machineOf(turn);
  const next = state.endOfTurnItem ?? 0;
  const item = [...objectiveItems(state), ...otherItems][next];
  if (!item) return machine;
  turn.emit({ type: "endOfTurnItem", item: item.name, next: next + 1 });
  item.do(turn, machine);
  return machine;
}
var itemEvolvers = {
  endOfTurnItem(state, { next }) {
    state.endOfTurnItem = next;
  }
};

// libs/skarov/src/events/set-up-events.ts
import { z as z58 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skarov/src/events/event-fields.ts
var { by: by4, card: card4, cards: cards3, count: count3, faces: faces2, figure: figure4, figures: figures2, hero: hero3, mission: mission2, plays: plays2, seat: seat6, source: source2, space: space2 } = event_fields_exports;
var scenario = idSchema2.meta({ description: "Id of a scenario, as in the content or the options." });
var sheet = idSchema2.meta({ description: "Id of a villain sheet, as in the content." });
var objective2 = idSchema2.meta({ description: "Id of an objective, as in the content." });
var rule = idSchema2.meta({ description: "Id of a rule of the scenario, or of a trap." });
var tileNumber = tileNumberSchema;

// libs/skarov/src/events/set-up-events.ts
var setUpEvents2 = {
  adventureChosen: mattering(
    "TURNING_POINT",
    z58.strictObject({
      scenarioId: scenario.nullable().meta({ description: "null: a base of the overlord’s own design." }),
      difficulty: difficultySchema
    }).meta({ description: "The adventure is chosen (SKAROV-SETUP-06)." })
  ),
  baseUnveiled: revealing(
    mattering(
      "DETAIL",
      z58.strictObject({ base: baseLayoutSchema }).meta({ description: "The base that the overlord has brought is known; it is laid next (SKAROV-BASE-17)." })
    ),
    { base: "everyone" }
  ),
  rankAllowed: mattering(
    "DETAIL",
    z58.strictObject({ ...by4, to: seat6, rank: rankSchema }).meta({ description: "The overlord lets a seat take a higher rank (SKAROV-RANK-02)." })
  ),
  heroChosen: mattering(
    "TURNING_POINT",
    z58.strictObject({ ...by4, heroId: hero3, rank: rankSchema }).meta({ description: "A seat has taken a hero and one of its sheets (SKAROV-SETUP-02)." })
  ),
  deckBuilt: revealing(
    mattering(
      "DETAIL",
      z58.strictObject({
        heroId: hero3,
        cardIds: cards3,
        setAside: cards3.meta({ description: "Cards that a Rookie takes out, drawn at random (SKAROV-RANK-05)." })
      }).meta({ description: "The power cards of a hero at its rank (SKAROV-RANK-04)." })
    ),
    { cardIds: "everyone", setAside: "everyone" }
  ),
  decksTaken: mattering(
    "DETAIL",
    z58.strictObject({}).meta({ description: "The heroes take their power cards into their hands (SKAROV-SETUP-05)." })
  )
};

// libs/skarov/src/events/shared-events.ts
var eventTerms = {
  side: sideSchema,
  rules: {
    planned: "SKAROV-STRAT-12",
    takenBack: "SKAROV-STRAT-14",
    stacked: "SKAROV-STRAT-04",
    proposed: "SKAROV-STRAT-11",
    activated: "SKAROV-ACT-02",
    cardVoid: "SKAROV-ACT-10",
    activationEnded: "SKAROV-ACT-14",
    zonesEntered: "SKAROV-MOVE-09",
    attacked: "SKAROV-ATK-01",
    attackVoid: "SKAROV-ATK-11",
    attackDice: "SKAROV-ATK-02, SKAROV-ATK-03",
    rolledOn: "SKAROV-ATK-03",
    rollChanged: "SKAROV-ATK-11",
    compared: "SKAROV-ATK-04",
    pushed: "SKAROV-ATK-06",
    tested: "SKAROV-TEST-01",
    sure: "SKAROV-TEST-08",
    testClosed: "SKAROV-TEST-12",
    malus: "SKAROV-TEST-05",
    onResult: "SKAROV-TEST-03",
    powerUsed: "SKAROV-SPEC-02, SKAROV-SPEC-06",
    interrupted: "SKAROV-GEN-09",
    chosen: "SKAROV-GEN-14",
    nearest: "SKAROV-GEN-14",
    actionsChanged: "SKAROV-ACT-16",
    passedOver: "SKAROV-SPEC-08",
    credited: "SKAROV-DMG-01",
    woundsShown: "SKAROV-ELIM-04",
    discarded: "SKAROV-CARD-05",
    damageDiscarded: "SKAROV-WND-01",
    woundPile: "SKAROV-SETUP-01, SKAROV-WND-07",
    takenUp: "SKAROV-CARD-06",
    upkeep: "SKAROV-END-11",
    missionDone: "SKAROV-MISS-03",
    missionRolled: "SKAROV-MISS-01",
    advanced: "SKAROV-CAMP-01, SKAROV-CAMP-03"
  }
};
var sharedEvents = skirmishEvents(eventTerms);

// libs/skarov/src/events/turn-events.ts
import { z as z59 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var strategyEvents2 = {
  stepOpened: mattering(
    "DETAIL",
    z59.strictObject({ step: stepSchema }).meta({ description: "The game waits for seats; its step id is the number of steps so far." })
  ),
  heroPlanned: mattering(
    "DETAIL",
    sharedEvents.heroPlanned.extend({
      sides: z59.array(cardSideSchema).optional().meta({ description: "Their sides, which are public." })
    }).meta({ description: "The cards of a hero are laid, face down (SKAROV-STRAT-07, SKAROV-STRAT-12)." })
  ),
  windowOpened: mattering(
    "DETAIL",
    sharedEvents.windowOpened.extend({ options: secret(z59.array(event_fields_exports.windowOptionSchema), { seat: "seat" }) }).meta({
      description: "A seat is asked, and the running effect is interrupted; only it sees the options (SKAROV-GEN-09)."
    })
  ),
  cardShown: revealing(
    mattering(
      "DETAIL",
      z59.strictObject({ ...by4, heroId: hero3, cardId: card4, side: cardSideSchema }).meta({ description: "A card of a plan is turned face up and fixed (SKAROV-STRAT-12)." })
    ),
    { cardId: "everyone", side: "everyone" }
  ),
  cardsRevealed: revealing(
    mattering(
      "DETAIL",
      z59.strictObject({
        heroes: z59.array(z59.strictObject({ heroId: hero3, plays: plays2 }).meta({ id: "RevealedHero" }))
      }).meta({ description: "All heroes reveal their cards (SKAROV-ACT-01)." })
    ),
    { heroes: "everyone" }
  )
};
var figureEvents = {
  heroActivated: revealing(
    mattering(
      "DETAIL",
      sharedEvents.heroActivated.omit({ sidekicks: true }).meta({ description: "The top initiative card is turned up (SKAROV-ACT-02)." })
    ),
    { type: "everyone", heroId: "everyone", actions: "everyone" }
  ),
  figureMoved: mattering("DETAIL", sharedEvents.figureMoved),
  testChanged: mattering("DETAIL", sharedEvents.testChanged)
};
var villainEvents = {
  sheetActivated: mattering(
    "DETAIL",
    z59.strictObject({ sheetId: sheet, figureIds: figures2 }).meta({ description: "A villain sheet gets its token; these figures may act (SKAROV-ACT-03, SKAROV-ACT-15)." })
  ),
  slotPassed: mattering(
    "DETAIL",
    z59.strictObject({
      drawn: z59.boolean().meta({ description: "No sheet can be activated: a card is drawn instead (SKAROV-ACT-08)." })
    }).meta({ description: "After a hero no sheet is activated (SKAROV-ACT-07, SKAROV-ACT-08)." })
  ),
  figureSelected: mattering(
    "DETAIL",
    z59.strictObject({ figureId: figure4, actions: count3 }).meta({ description: "A figure of the activated sheet acts; the one before is finished (SKAROV-ACT-13)." })
  ),
  eventPlayed: revealing(
    z59.strictObject({ ...by4, sheetId: sheet, cardId: card4 }).meta({ description: "A card is played for its event and lies open (SKAROV-EVT-04, SKAROV-EVT-09)." }),
    { cardId: "everyone" }
  ),
  villainActivationEnded: mattering(
    "DETAIL",
    z59.strictObject({ sheetId: sheet }).meta({ description: "The activation of a sheet is over (SKAROV-ACT-12)." })
  ),
  eventDiscarded: revealing(
    z59.strictObject({ ...by4, cardId: card4, source: source2 }).meta({ description: "An event card goes from the hand to the discard pile." }),
    { cardId: "everyone" }
  )
};
var courseEvents = {
  roomActivated: z59.strictObject({ tileNumber, faceId: faceIdSchema, spaceId: space2 }).meta({ description: "Skarov activates a room from its violet space (SKAROV-END-02)." }),
  roomSkipped: mattering("DETAIL", z59.strictObject({}).meta({ description: "No room is activated (SKAROV-END-03)." })),
  ruleTriggered: mattering(
    "DETAIL",
    z59.strictObject({ ruleId: rule, figureId: figure4.optional() }).meta({ description: "A trap or a rule of the scenario is carried out (SKAROV-TILE-13)." })
  ),
  endOfTurnBegun: mattering(
    "DETAIL",
    z59.strictObject({ turn: count3 }).meta({ description: "The items of the end of the turn begin (SKAROV-END-12)." })
  ),
  endOfTurnItem: mattering(
    "DETAIL",
    z59.strictObject({ item: z59.string().max(80), next: count3 }).meta({ description: "An item of the end of the turn is carried out (SKAROV-END-12)." })
  ),
  objectiveAdvanced: z59.strictObject({ objectiveId: objective2, by: z59.int(), counter: count3, source: source2 }).meta({ description: "The counter of an objective changes." }),
  objectiveSettled: mattering(
    "TURNING_POINT",
    z59.strictObject({ objectiveId: objective2, side: sideSchema }).meta({
      description: "The heroes have neutralised an objective, or the overlord has reached it (SKAROV-OBJ-01)."
    })
  ),
  finalCombatBegun: mattering(
    "TURNING_POINT",
    z59.strictObject({}).meta({
      description: "Every objective is settled: the heroes may open the control room (SKAROV-FINAL-01, SKAROV-FINAL-02)."
    })
  ),
  escapeOpened: mattering(
    "TURNING_POINT",
    z59.strictObject({ heroId: hero3 }).meta({ description: "A hero has fallen in the final combat: Skarov may flee from now on (SKAROV-FINAL-05)." })
  ),
  articleWon: mattering(
    "TURNING_POINT",
    z59.strictObject({
      side: sideSchema,
      subject: z59.enum(articleSubjects).meta({ id: "ArticleSubject" }),
      articleId: idSchema2,
      weight: count3
    }).meta({
      description: "An article goes on the front page for a side (SKAROV-OBJ-02, SKAROV-NEWS-01 to SKAROV-NEWS-03)."
    })
  ),
  woundHealed: revealing(
    z59.strictObject({ heroId: hero3, woundId: card4, source: source2 }).meta({ description: "A wound card goes from a hand to the common discard pile." }),
    { woundId: "everyone" }
  ),
  heroesWithdrawn: mattering(
    "TURNING_POINT",
    z59.strictObject({ ...by4 }).meta({ description: "A seat has resigned (SKAROV-GEN-13)." })
  ),
  gameEnded: mattering(
    "TURNING_POINT",
    z59.strictObject({
      reason: endReasonSchema,
      winner: sideSchema,
      difference: z59.int().meta({ description: "Articles of the heroes minus those of the overlord." }),
      headlineId: idSchema2
    }).meta({ description: "The game has ended, and the page names the winner (SKAROV-GEN-03, SKAROV-NEWS-07)." })
  )
};

// libs/skarov/src/events.ts
var events = {
  ...sharedEvents,
  ...setUpEvents2,
  ...buildEvents,
  ...overlordEvents,
  ...strategyEvents2,
  ...figureEvents,
  ...villainEvents,
  ...courseEvents
};

// libs/skarov/src/end-of-turn/upkeep.ts
var shared6 = skirmishEvolvers(book);
var upkeepEvolvers2 = {
  upkeepDone(state, event2) {
    shared6.upkeepDone(state, event2);
    Object.assign(state, { activatedSheets: [], slotsUsed: 0, slotDue: false, endOfTurnItem: null });
    state.overlord.inForce = [];
  },
  /** The phase stays that of the items, of which this is one. */
  cardsInPlayDiscarded(state, event2) {
    shared6.cardsInPlayDiscarded(state, event2);
    state.phase = "END_OF_TURN";
  },
  woundHealed(state, { heroId: heroId9, woundId }) {
    const hero6 = state.heroes.find((each) => each.heroId === heroId9);
    if (!hero6) return;
    hero6.hand = hero6.hand.filter((id) => id !== woundId);
    state.woundDiscard.push(woundId);
    if (!state.shownWounds.includes(woundId)) state.shownWounds.push(woundId);
  }
};

// libs/skarov/src/flow/resignation.ts
function resign2(turn, seat7) {
  const { state } = turn;
  turn.emit({ type: "heroesWithdrawn", seat: seat7 });
  const machine = machineOf(turn);
  if (state.over) return machine;
  const { mainHero, side: side2 } = seatAt(state, seat7);
  const fallen = [];
  if (mainHero !== null && state.phase !== "SETUP" && standsOnBoard(state, mainHero)) {
    putOutOfAction(turn, mainHero, "RESIGNED");
    fallen.push({ kind: "OUT", figureId: mainHero });
  }
  if (seatsOf(state, side2).every(({ resigned }) => resigned)) endGame(turn, "RESIGNATION");
  else fallen.push(...stateCheck(turn));
  afterResignation(machine, seat7, fallen);
  return machine;
}
function withdrawBeforePlay(state, seat7) {
  state.base.heroes -= 1;
  state.heroes = state.heroes.filter((hero6) => hero6.seat !== seat7);
  state.figures = state.figures.filter(({ id }) => id !== seatAt(state, seat7).mainHero);
  seatAt(state, seat7).mainHero = null;
}
var resignationEvolvers = {
  heroesWithdrawn(state, { seat: seat7 }) {
    seatAt(state, seat7).resigned = true;
    if (state.phase === "SETUP" && seatAt(state, seat7).side === "HEROES") withdrawBeforePlay(state, seat7);
  }
};

// libs/skarov/src/flow/set-up/people-base.ts
function standUp(state, sheetId4) {
  const { rank, figures: figures3 } = villainSheet(sheetId4);
  const posts = postsOf(state, sheetId4, rank);
  const count4 = rank === "MINION" ? figures3 : posts.length;
  for (let number2 = 1; number2 <= count4; number2 += 1) {
    const spaceId2 = posts[number2 - 1] ?? null;
    state.figures.push(
      newFigure({
        id: `${sheetId4}-${number2}`,
        kind: "VILLAIN",
        side: "OVERLORD",
        sheetId: sheetId4,
        number: number2,
        spaceId: spaceId2,
        status: spaceId2 === null ? "RESERVE" : "IN_PLAY",
        superVillain: rank === "MASTER"
      })
    );
  }
}
function postsOf({ base }, sheetId4, rank) {
  if (rank === "MASTER") return [skarovsSpace(base.tiles) ?? []].flat();
  const posted = rank === "MINION" ? base.minions : base.lieutenants;
  return posted.filter(({ sheet: sheet2 }) => sheet2 === sheetId4).map(({ space: space3 }) => space3);
}
function layTokens(state) {
  for (const { kindId, spaceId: spaceId2 } of openingTokens(state.base.tiles)) {
    layToken(state, { id: nextPieceId(state, kindId), kindId, spaceId: spaceId2 });
  }
}
var peopleEvolvers = {
  baseConfirmed(state, event2) {
    buildEvolvers.baseConfirmed(state, event2);
    for (const sheetId4 of villainSheetIds()) standUp(state, sheetId4);
    sortTable(state);
    layTokens(state);
    state.objectives = roomsOf(state).flatMap(
      ({ id: faceId, tileNumber: tileNumber2, objective: objective3 }) => objective3 ? [{ id: objective3.id, faceId, tileNumber: tileNumber2, counter: objective3.counter.start, settled: null }] : []
    );
  }
};

// libs/skarov/src/overlord/overlord-cards.ts
var overlordEvolvers = { ...eventDeckEvolvers, ...setEventEvolvers };

// libs/skarov/src/evolvers.ts
var evolvers = {
  ...skirmishEvolvers(book),
  ...overlordEvolvers,
  ...buildEvolvers,
  ...scenarioEvolvers,
  ...rankEvolvers,
  ...heroEvolvers,
  ...deckEvolvers,
  ...peopleEvolvers,
  ...stepEvolvers2,
  ...strategyEvolvers2,
  ...showEvolvers,
  ...revealEvolvers,
  ...heroSlotEvolvers,
  ...villainSlotEvolvers,
  ...eventEvolvers,
  ...outEvolvers2,
  ...objectiveEvolvers,
  ...articleEvolvers,
  ...roomEvolvers,
  ...itemEvolvers,
  ...ruleEvolvers,
  ...upkeepEvolvers2,
  ...gameEndEvolvers,
  ...resignationEvolvers
};

// libs/skarov/src/evolve.ts
var evolve = evolverOf(evolvers);

// libs/skarov/src/flow/set-up/seat-plan.ts
function seatPlan({ heroes: heroes2 }) {
  const seats = Array.from({ length: heroes2 + 1 }, (_2, seat7) => ({
    seat: seat7,
    side: seat7 < heroes2 ? "HEROES" : "OVERLORD"
  }));
  return { least: seats.length, seats };
}

// libs/skarov/src/legal-commands.ts
function legalCommands(state, seat7) {
  const open3 = openStepOf2(state);
  if (!open3 || state.seats[seat7]?.resigned !== false) return [];
  return legalFrom(
    commandRules,
    state,
    seat7,
    (rules2) => rules2.steps?.includes(open3.step) === true && givers(state, open3, rules2).includes(seat7)
  );
}
var defaultCommand = (state, seat7) => defaultFrom(openStepOf2(state), state, seat7);

// libs/skarov/src/options-fields.ts
import { z as z60 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var optionsFields = z60.strictObject({
  heroes: z60.int().min(1).max(4).default(3).meta({ description: "Seats of heroes; one more is the overlord (SKAROV-GEN-02)." }),
  scenarioId: idSchema2.optional().meta({ description: "A scenario of the box; absent: the overlord chooses one." }),
  scenario: scenarioSchema.optional().meta({ description: "A scenario of your own instead." }),
  base: baseLayoutSchema.optional().meta({ description: "A whole base, where there is no scenario: nothing is built (SKAROV-BASE-17)." }),
  ranks: z60.array(rankSchema.nullable()).max(4).optional().meta({ description: "Rank of the hero of each seat; null or absent: by the scenario (SKAROV-CAMP-05)." }),
  turnLimit: z60.int().min(6).max(LAST_TURN).optional().meta({
    description: `The last turn, after which Skarov has escaped. Absent: that of the scenario, if it has one; else the game ends by its final combat, or after turn ${LAST_TURN} (SKAROV-GEN-07).`
  }),
  campaign: campaignOptionOf(heroRecordSchemaOf(rankSchema)),
  decisionSeconds
});

// libs/skarov/src/content/lint/check-names.ts
function ruleProblems(record, ground, keys = []) {
  const nodes = nodesOf(record, keys);
  return [...namesIn(nodes, ground), ...nodes.flatMap(attackWordProblems)];
}
function namesIn(nodes, ground) {
  const namings = namingsOf(ground);
  return nodes.flatMap((node) => nameProblems(node, namings));
}
var ids = (records2) => records2.map(({ id }) => id);
var testsIn = ({ tests, traps }) => [
  ...ids(tests),
  ...traps.flatMap(({ test: test2 }) => test2 ? [test2.id] : [])
];
function namingsOf({ rooms: rooms2, articles: articles2, doors }) {
  const test2 = among("test in these rooms", "test dans ces salles", rooms2.flatMap(testsIn));
  const objectives = rooms2.flatMap(({ objective: objective4 }) => objective4 ? [objective4.id] : []);
  const objective3 = among("objective in these rooms", "objectif dans ces salles", objectives);
  const article = among("article at stake", "article en jeu", articles2);
  const tokens = among("kind of token", "sorte de pion", ids(box.printed.tokenKind));
  const heroes2 = among("hero", "héros", ids(box.printed.hero));
  const sheets = among("villain sheet", "fiche de vilain", ids(box.printed.villainSheet));
  const minions = among(
    "sheet of minions, who alone come to reinforcement spaces,",
    "fiche de sbires, les seuls à venir sur des espaces de Renfort,",
    ids(box.printed.villainSheet.filter(({ rank }) => rank === "MINION"))
  );
  const door3 = (name) => !doors || doors.includes(name) ? void 0 : () => localized(`There is no door on the edge “${name}”.`, `Il n’y a pas de porte sur le bord « ${name} ».`);
  return {
    room: among("room", "salle", ids(rooms2)),
    zone: among("zone in these rooms", "zone dans ces salles", rooms2.flatMap(zonesIn)),
    feature: among("piece of scenery in these rooms", "élément de décor dans ces salles", rooms2.flatMap(sceneryIn)),
    test: test2,
    testFailed: test2,
    objective: objective3,
    counter: objective3,
    article,
    tokens,
    along: tokens,
    kind: (name, node) => ["putToken", "takeToken"].includes(node.field) ? tokens(name, node) : void 0,
    sheet: (name, node) => (node.value["of"] === "HERO" ? heroes2 : comesToReinforcement(node) ? minions : sheets)(name, node),
    door: door3,
    doorOpen: door3
  };
}
var zonesIn = ({ id, face }) => face.zoneNames.map(({ zone }) => `${id}/${zone}`);
var sceneryIn = ({ id, scenery }) => scenery.map((piece2) => `${id}/${piece2.id}`);
var comesToReinforcement = ({ field, value: { at } }) => field === "spawn" && typeof at === "object" && at !== null && "reinforcement" in at;

// libs/skarov/src/content/lint/check-rules.ts
function roomsOf2({ base }) {
  if (!base) return box.printed.room;
  return base.tiles.flatMap(({ faceId }) => findRoom(faceId) ?? []);
}
function saidProblems(scenario2) {
  const { base, rules: rules2, articles: articles2 } = scenario2;
  const laid2 = base?.passages?.filter(({ kind }) => kind === "DOOR").map(({ edge: edge2 }) => edge2);
  const rooms2 = roomsOf2(scenario2);
  const ground = {
    rooms: rooms2,
    articles: [...articles2.map(({ id }) => id), ...rooms2.flatMap(({ objective: objective3 }) => objective3?.articleId ?? [])],
    ...laid2 && { doors: laid2 }
  };
  return [...ruleProblems(rules2, ground, ["rules"]), ...findingsOf(besideRules(scenario2, laid2))];
}
function besideRules({ doors, rules: rules2, articles: articles2 }, laid2) {
  return [
    ...doors.flatMap(
      ({ edge: edge2 }, index) => !laid2 || laid2.includes(edge2) ? [] : [
        {
          path: `doors[${index}].edge`,
          message: localized(
            `There is no door on the edge “${edge2}”.`,
            `Il n’y a pas de porte sur le bord « ${edge2} ».`
          )
        }
      ]
    ),
    ...twice2("rules", rules2, "rules", "règles"),
    ...twice2("articles", articles2, "articles", "articles"),
    ...articles2.flatMap(
      ({ id }, index) => box.find.article(id) ? [
        {
          path: `articles[${index}].id`,
          message: localized(`The box has an article “${id}” already.`, `La boîte a déjà un article « ${id} ».`)
        }
      ] : []
    )
  ];
}
var twice2 = (path, records2, en, fr) => repeated(records2.map(({ id }) => id)).map((id) => ({
  path,
  message: localized(`Two ${en} are called “${id}”.`, `Deux ${fr} s’appellent « ${id} ».`)
}));

// libs/skarov/src/content/check-scenario.ts
function scenarioProblems(scenario2) {
  const size = [...nestingProblems(scenario2), ...weightProblems(scenario2)];
  if (size.length > 0) return { base: [], rest: findingsOf(size) };
  return { base: scenario2.base ? baseProblems(scenario2.base, "base") : [], rest: saidProblems(scenario2) };
}
function baseProblems(base, part = "") {
  const { minions = [], lieutenants = [], ...rest } = base;
  return baseFaults({ ...rest, minions, lieutenants }).map(({ path, rule: rule2, message }) => ({
    path: pathOf([...part === "" ? [] : [part], ...path]),
    message: localized(`${message.en} (${rule2})`, `${message.fr} (${rule2})`)
  }));
}

// libs/skarov/src/options-problem.ts
function ownProblems({ scenario: scenario2, base }) {
  const { base: ofBase, rest } = scenario2 ? scenarioProblems(scenario2) : { base: [], rest: [] };
  return [
    ...within2("scenario", [...ofBase, ...firstProblems(rest)]),
    ...base ? within2("base", baseProblems(base)) : []
  ];
}
var within2 = (part, problems) => problems.map(({ path, message }) => ({ path: path === "" ? part : `${part}.${path}`, message }));
function optionsProblem(options) {
  const { heroes: heroes2, scenarioId, scenario: scenario2, base, ranks: ranks2 = [], campaign: campaign2 } = options;
  if ([scenarioId, scenario2, base].filter((choice) => choice !== void 0).length > 1) {
    return localized(
      "Name a scenario, bring one, or bring a base: one of the three.",
      "Nommez un scénario, apportez-en un, ou apportez une base : un des trois."
    );
  }
  if (ranks2.length > heroes2) {
    return localized("More ranks are named than there are heroes.", "Il y a plus de rangs que de héros.");
  }
  const played = scenario2 ?? (scenarioId === void 0 ? void 0 : findScenario(scenarioId));
  if (scenarioId !== void 0 && !played) {
    return localized(
      `There is no scenario “${scenarioId}” in the box.`,
      `Il n’y a pas de scénario « ${scenarioId} » dans la boîte.`
    );
  }
  return campaignProblem(book, campaign2, ranks2.length > 0) ?? heroesProblem(played, heroes2);
}
function heroesProblem(played, heroes2) {
  if (!played || played.heroes.least <= heroes2 && heroes2 <= played.heroes.most) return void 0;
  const { name, heroes: range } = played;
  return localized(
    `“${name.en}” is for ${range.least} to ${range.most} heroes.`,
    `« ${name.fr} » se joue avec ${range.least} à ${range.most} héros.`
  );
}

// libs/skarov/src/options.ts
var optionsSchema = optionsFields.superRefine((options, context) => {
  if (context.issues.length > 0) return;
  const problems = ownProblems(options);
  for (const { path, message } of problems) context.addIssue(localizedIssue(message, [path]));
  const problem = problems.length === 0 ? optionsProblem(options) : void 0;
  if (problem !== void 0) context.addIssue(localizedIssue(problem));
});

// libs/skarov/src/score.ts
function score(state) {
  const { seats, page, over } = state;
  const winners = seats.filter(({ side: side2 }) => side2 === over?.winner).length;
  return seats.map(({ seat: seat7, side: side2 }) => ({
    seat: seat7,
    rank: side2 === over?.winner ? 1 : 1 + winners,
    points: pagePoints(page, side2),
    parts: articleSubjects.map((name) => ({ name, points: pagePoints(page, side2, name) }))
  })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

// libs/skarov/src/view/resample-events.ts
var hasTechnique2 = (cardId) => eventCard(cardId).technique !== void 0;
function resampleEvents({ overlord, window }, random) {
  const faceDown = overlord.set.filter(({ shown: shown2 }) => !shown2);
  const { hand, pile, heldAtShuffle } = overlord;
  const isHeld2 = (cardId) => heldAtShuffle.includes(cardId);
  const mixed = random.shuffle([...pile, ...hand, ...faceDown.map(({ cardId }) => cardId)]);
  const laid2 = resampleLaid(
    mixed,
    faceDown.length,
    mixed.filter((cardId) => !isHeld2(cardId)).length - pile.length,
    isHeld2
  );
  faceDown.forEach((each, place2) => {
    each.cardId = laid2[place2] ?? each.cardId;
  });
  const rest = mixed.filter((cardId) => !laid2.includes(cardId));
  const sure = rest.filter(isHeld2);
  const others = rest.filter((cardId) => !isHeld2(cardId));
  overlord.hand = inEventOrder([...sure, ...others.slice(0, hand.length - sure.length)]);
  overlord.pile = others.slice(hand.length - sure.length);
  if (window?.kind !== "choice" || window.seat !== overlord.seat) return;
  for (const option of window.options) {
    if (option.kind === "CARD") option.optionId = overlord.hand[hand.indexOf(option.optionId)] ?? option.optionId;
  }
}
function resampleLaid(mixed, count4, mostDrawn, isHeld2) {
  const laid2 = [];
  let drawn = 0;
  for (const cardId of mixed.filter(hasTechnique2)) {
    if (laid2.length === count4) break;
    if (!isHeld2(cardId) && drawn === mostDrawn) continue;
    if (!isHeld2(cardId)) drawn += 1;
    laid2.push(cardId);
  }
  return laid2;
}

// libs/skarov/src/view/resample-plan.ts
function resamplePlan({ hand, plan, shown: shown2 }, random) {
  const sides2 = sidesOf2(plan);
  const faceUp = plan.filter(({ cardId }) => shown2.includes(cardId));
  const alike = plansOf(inHandOrder(book, hand).map((cardId) => plannable(book, cardId))).filter(
    (other) => sidesOf2(other) === sides2 && faceUp.every((play2) => has(other, play2))
  );
  return alike.length === 0 ? void 0 : random.pick(alike).map((play2) => ({ ...play2 }));
}
var sidesOf2 = (plan) => plan.map(({ side: side2 }) => side2).sort().join(" ");
var has = (plan, { cardId, side: side2 }) => plan.some((play2) => play2.cardId === cardId && play2.side === side2);

// libs/skirmish/src/view/own-cards.ts
function ownCards({ heroId: heroId9, hand, plan }) {
  const planned = new Set(plan?.map(({ cardId }) => cardId));
  return {
    heroId: heroId9,
    hand: hand.filter((cardId) => !planned.has(cardId)),
    ...plan === null ? {} : { plan: plan.map(({ cardId, side: side2 }) => ({ cardId, side: side2 })) }
  };
}

// libs/skirmish/src/view/pile-order.ts
var inPileOrder = (pile, cardIds2) => pile.filter((id) => cardIds2.includes(id));

// libs/skirmish/src/view/shown.ts
var shownOfHero = ({
  discard,
  inPlay,
  missionId,
  missionDone,
  activated: activated2,
  bonusActions,
  drewWound,
  usedPowers,
  deeds: done
}, deeds) => ({
  discard: [...discard],
  inPlay: inPlay.map(({ cardId, side: side2 }) => ({ cardId, side: side2 })),
  ...missionId === null ? {} : { missionId },
  missionDone,
  activated: activated2,
  bonusActions,
  drewWound,
  usedPowers: [...usedPowers],
  deeds: deeds.flatMap((deed) => {
    const count4 = done[deed];
    return count4 ? [{ deed, count: count4 }] : [];
  })
});
var shownOfFigure = ({ id, kind, sheetId: sheetId4, number: number2, side: side2, status, spaceId: spaceId2, damage }, used) => ({
  figureId: id,
  kind,
  sheetId: sheetId4,
  number: number2,
  ...side2 === null ? {} : { side: side2 },
  status,
  ...used ? { usedPowers: [...used] } : {},
  ...spaceId2 === null ? {} : { spaceId: spaceId2 },
  damage
});
var shownOfTest = ({ key, test: { id, name, text, door: door3 }, spaces }) => ({
  testKey: key,
  testId: id,
  name,
  text,
  ...door3 === void 0 ? {} : { door: door3 },
  spaces: [...spaces]
});

// libs/skirmish/src/view/view-schemas.ts
import { z as z61 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var countSchema = z61.int().min(0).max(999);
var card5 = cardIdSchema.meta({ description: "Id of a card, as in the content." });
var hero4 = figureIdSchema.meta({ description: "Id of a hero, as in the content." });
var faces3 = z61.array(z61.string().max(4)).meta({ description: "Faces in the order rolled." });
var viewFields = {
  card: card5,
  cards: z61.array(card5).max(40),
  hero: hero4,
  /** Of a seat. */
  seat: { mainHero: hero4.optional(), ready: z61.boolean(), resigned: z61.boolean() },
  /** Of a hero beside its figure. */
  heroOf: (deedSchema2, rankSchema2) => ({
    heroId: hero4.meta({ description: "Its figure has the same id." }),
    rank: rankSchema2,
    discard: z61.array(card5).max(40),
    inPlay: plays.meta({ description: "Cards revealed this turn." }),
    missionId: missionIdSchema.optional(),
    missionDone: z61.boolean(),
    activated: z61.boolean(),
    bonusActions: z61.int().meta({ description: "Given for its coming activation; below 0: taken from it." }),
    drewWound: z61.boolean().meta({ description: "Has drawn its wound card of this turn." }),
    usedPowers: z61.array(powerIdSchema).max(40).meta({ description: "Powers that have served this turn." }),
    deeds: z61.array(z61.strictObject({ deed: deedSchema2, count: countSchema }).meta({ id: "DeedCount" })).meta({ description: "Its deeds, as far as missions count them." })
  }),
  /** Of the attack that a window interrupts. */
  attack: {
    attackerId: figureIdSchema,
    targetId: figureIdSchema,
    mode: attackModeSchema,
    combat: faces3,
    power: faces3,
    successes: countSchema.optional().meta({ description: "Absent before the roll." }),
    hit: z61.boolean().optional().meta({ description: "Absent before the comparison." })
  },
  /** Of the test that a window interrupts. */
  trial: {
    heroId: hero4,
    testKey: testKeySchema,
    characteristic: characteristicSchema,
    faces: z61.array(z61.int()),
    total: z61.int()
  },
  /** Of a question that interrupts. */
  window: {
    kind: z61.enum(["REACTION", "PUSH", "CHOICE"]).meta({ id: "WindowKind" }),
    figureId: figureIdSchema.optional().meta({ description: "The figure whose power may answer, or to be pushed." }),
    powerId: powerIdSchema.optional().meta({ description: "The power that may answer." }),
    source: idSchema2.optional().meta({ description: "The card, sheet or rule that asks." }),
    options: z61.array(
      z61.strictObject({ ...windowOptionSchema.shape, text: localizedSchema.optional() }).meta({ id: "OptionView", description: "A possible answer; the text where it is one of several texts." })
    )
  },
  /** Of a figure on the board, or one that could be. */
  figure: {
    figureId: figureIdSchema.meta({ description: "For a hero, its id." }),
    number: z61.int().min(1).max(99).meta({ description: "Number of the figure on its sheet." }),
    spaceId: spaceIdSchema.optional().meta({ description: "Present while it is in play." }),
    damage: countSchema,
    health: countSchema,
    attack: countSchema.meta({ description: "As it counts in a test; see combatDice and powerDice for attacks." }),
    combatDice: countSchema,
    powerDice: countSchema,
    defense: countSchema,
    usedPowers: z61.array(powerIdSchema).max(40).optional().meta({ description: "Powers that a villain has used this turn; of heroes their own view tells." })
  },
  token: z61.strictObject({ tokenId: pieceIdSchema, kindId: idSchema2, spaceId: spaceIdSchema }).meta({ id: "TokenView", description: "A token on the board." }),
  modifier: z61.strictObject({ figureId: figureIdSchema, characteristic: characteristicSchema, by: z61.int(), until: untilSchema }).meta({
    id: "ModifierView",
    description: "A change laid by an effect; the values of the figure count it already."
  })
};

// libs/skirmish/src/view/window-parts.ts
function askedBy(window) {
  const { seat: seat7 } = window;
  switch (window.kind) {
    case "reaction":
      return { seat: seat7, kind: "REACTION", figureId: window.figureId, powerId: window.powerId };
    case "push":
      return { seat: seat7, kind: "PUSH", figureId: window.figureId };
    case "choice":
      return { seat: seat7, kind: "CHOICE", source: window.sourceId };
  }
}
function optionsOf(window, stack) {
  switch (window.kind) {
    case "reaction":
      return [];
    case "push":
      return window.spaces.map((spaceId2) => ({ optionId: spaceId2, kind: "SPACE" }));
    case "choice":
      return window.options.map((option) => shown(option, stack.at(-1)));
  }
}
function shown({ optionId, kind }, frame) {
  const [effect] = kind === "TEXT" && frame?.kind === "effects" ? frame.effects : [];
  const text = effect?.choose?.options[Number(optionId)]?.text;
  return { optionId, kind, ...text ? { text: { en: text.en, fr: text.fr } } : {} };
}
function interrupted(stack) {
  const attack2 = stack.findLast((frame) => frame.kind === "attack");
  const test2 = stack.findLast((frame) => frame.kind === "test");
  return { ...attack2 ? { attack: attackSoFar(attack2) } : {}, ...test2 ? { test: testSoFar(test2) } : {} };
}
function attackSoFar({ attackerId, targetId, mode, weaponId, dice, stage, successes, hit }) {
  const facesOf2 = (die) => dice.filter((rolled2) => rolled2.die === die).flatMap(({ faces: faces4 }) => faces4);
  const rolled = !["DECLARED", "BEFORE_ROLL", "ROLL"].includes(stage);
  const compared = rolled && !["AFTER_ROLL", "COMPARE"].includes(stage);
  return {
    attackerId,
    targetId,
    mode,
    ...weaponId === null ? {} : { weaponId },
    combat: facesOf2("COMBAT"),
    power: facesOf2("POWER"),
    ...rolled ? { successes } : {},
    ...compared ? { hit } : {}
  };
}
function testSoFar({ heroId: heroId9, testKey: testKey2, characteristic: characteristic2, object: object2, faces: faces4, change: change3 }) {
  return {
    heroId: heroId9,
    testKey: testKey2,
    characteristic: characteristic2,
    ...object2 ? { objectId: object2.objectId, use: object2.use } : {},
    faces: [...faces4],
    total: faces4.reduce((sum2, face) => sum2 + face, change3)
  };
}

// libs/skirmish/src/view/resample-wounds.ts
function resampleWoundPile({ woundShuffles }, pilesAndHands, isUnknown, random) {
  const slots = pilesAndHands.flatMap((cards5) => cards5.map((_2, place2) => ({ cards: cards5, place: place2 }))).filter((slot) => isUnknown(cardIn(slot)));
  for (const shuffle2 of new Set(slots.map((slot) => woundShuffles[cardIn(slot)]))) {
    const alike = slots.filter((slot) => woundShuffles[cardIn(slot)] === shuffle2);
    const cards5 = random.shuffle(alike.map(cardIn));
    alike.forEach((slot, number2) => {
      slot.cards[slot.place] = cards5[number2] ?? "";
    });
  }
}
var cardIn = ({ cards: cards5, place: place2 }) => cards5[place2] ?? "";

// libs/skarov/src/view/resample-wounds.ts
function resampleWounds(world, hidden3, random) {
  const seen = /* @__PURE__ */ new Set([...world.shownWounds, ...hidden3.flatMap(({ shown: shown2 }) => shown2)]);
  const isUnknown = (cardId) => isWoundCard(cardId) && !seen.has(cardId);
  resampleWoundPile(world, [world.woundPile, ...hidden3.map(({ hand }) => hand)], isUnknown, random);
}

// libs/skarov/src/view/resample-heroes.ts
var MOST_DEALS = 20;
function resampleHeroes(world, random) {
  for (let deal2 = 0; deal2 <= MOST_DEALS; deal2 += 1) {
    const { heroes: heroes2, woundPile } = clone({ heroes: world.heroes, woundPile: world.woundPile });
    const dealt = { ...world, heroes: heroes2, woundPile };
    if (deal2 < MOST_DEALS) resampleWounds(dealt, heroes2, random);
    if (!layPlans(heroes2, random)) continue;
    Object.assign(world, { heroes: heroes2, woundPile });
    break;
  }
  world.sides.HEROES.deck = random.shuffle(world.sides.HEROES.deck);
}
function layPlans(heroes2, random) {
  return heroes2.every((hero6) => {
    const { plan } = hero6;
    if (plan === null) return true;
    const other = resamplePlan({ ...hero6, plan }, random);
    if (other) hero6.plan = other;
    return other !== void 0;
  });
}

// libs/skarov/src/view/viewer-sides.ts
function sidesSeenBy(state, viewer) {
  if (isOver2(state) || viewer.kind === "auditor") return sides;
  const own2 = viewer.kind === "seat" ? state.seats[viewer.seat]?.side : void 0;
  return own2 === void 0 ? [] : [own2];
}

// libs/skarov/src/view/resample.ts
function resample(state, viewer, random) {
  const world = clone(state);
  if (viewer.kind === "auditor" || isOver2(state)) return world;
  const known3 = sidesSeenBy(state, viewer);
  if (known3.includes("HEROES")) resampleWounds(world, [], random);
  else resampleHeroes(world, random);
  if (known3.includes("OVERLORD")) world.overlord.pile = random.shuffle(world.overlord.pile);
  else resampleEvents(world, random);
  if (world.brought && !known3.includes("OVERLORD")) world.brought = otherBrought(world.brought, random);
  return world;
}

// libs/skarov/src/view/view-schema.ts
import { z as z64 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skarov/src/view/piece-view-schema.ts
import { z as z62 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var cell2 = z62.int().min(-50).max(50);
var spaceViewSchema = z62.strictObject({
  spaceId: spaceIdSchema,
  x: cell2,
  y: cell2,
  zone: idSchema2.optional().meta({ description: "Absent on a reinforcement space (SKAROV-TILE-10)." }),
  faceId: faceIdSchema,
  reinforcement: countSchema.optional().meta({ description: "Of a reinforcement space: from how many heroes on it is usable (SKAROV-TILE-06)." })
}).meta({ id: "SpaceView", description: "A space, where figures stand." });
var passageViewSchema = z62.strictObject({ edge: edgeIdSchema, kind: passageKindSchema, open: z62.boolean() }).meta({ id: "PassageView", description: "A door or an airlock; an airlock is always open (SKAROV-BASE-08)." });
var boardViewSchema = z62.strictObject({
  tiles: z62.array(laidTileSchema).max(9).meta({ description: "In the order in which they were laid." }),
  passages: z62.array(passageViewSchema).max(14).meta({ description: "An edge between two tiles without one is a wall (SKAROV-BASE-04)." }),
  spaces: z62.array(spaceViewSchema).max(225).meta({ description: "In canonical order." }),
  posts: z62.array(z62.strictObject({ sheetId: idSchema2, spaceId: spaceIdSchema }).meta({ id: "PostView" })).max(40).meta({ description: "Minions, then lieutenants, where they begin (SKAROV-BASE-09, SKAROV-BASE-11)." }),
  tilesDone: z62.boolean(),
  passagesDone: z62.boolean(),
  confirmed: z62.boolean(),
  undone: countSchema.meta({ description: "Building commands that the overlord has undone (SKAROV-BASE-16)." })
}).meta({
  id: "BoardView",
  description: "The base. Cells are counted from the entry tile, x to the right, y downwards."
});
var figureViewSchema = z62.strictObject({
  ...viewFields.figure,
  kind: z62.enum(["HERO", "VILLAIN"]).meta({ id: "FigureKind" }),
  sheetId: idSchema2,
  side: sideSchema,
  status: z62.enum(["RESERVE", "IN_PLAY", "OUT"]).meta({ id: "FigureStatus", description: "RESERVE: not placed yet, or a minion in the supply." }),
  speed: countSchema.meta({ description: "With everything that changes it now, as the other values." }),
  mind: countSchema.optional().meta({ description: "Heroes only (SKAROV-SHEET-01)." })
}).meta({ id: "FigureView", description: "A hero or villain, with its values now." });
var { token: tokenViewSchema, modifier: modifierViewSchema } = viewFields;
var testViewSchema = z62.strictObject({
  testKey: testKeySchema.meta({ description: "Names it in `attemptTest` and in events." }),
  testId: idSchema2.meta({ description: "Its record in the content; of a door, its edge." }),
  name: localizedSchema,
  text: localizedSchema,
  door: edgeIdSchema.optional().meta({ description: "The door that it opens." }),
  spaces: z62.array(spaceIdSchema).max(225).meta({ description: "From where it may be attempted." }),
  offers: z62.array(
    z62.strictObject({
      characteristic: characteristicSchema,
      difficulty: countSchema,
      malus: countSchema.meta({ description: "−1 tokens on it (SKAROV-TEST-05)." })
    }).meta({ id: "OfferView" })
  ).max(4),
  change: z62.int().meta({ description: "Harder, or easier below 0, by an effect." }),
  toTotal: z62.int().meta({ description: "Added to the dice: heroes in play where the card says so, and tokens (SKAROV-TEST-03)." }),
  closed: z62.boolean(),
  passed: countSchema.meta({ description: "Number of times that the heroes have passed it." })
}).meta({ id: "TestView", description: "A test as it stands." });
var objectiveViewSchema = z62.strictObject({
  objectiveId: idSchema2,
  faceId: faceIdSchema,
  tileNumber: tileNumberSchema,
  counter: countSchema,
  settledFor: sideSchema.optional().meta({ description: "Absent: neither side has won it yet." })
}).meta({ id: "ObjectiveView" });
var adventureViewSchema = z62.strictObject({
  scenarioId: idSchema2.optional().meta({ description: "Absent: a base of the overlord’s own design." }),
  difficulty: difficultySchema
}).meta({ id: "AdventureView" });

// libs/skarov/src/view/table-view-schema.ts
import { z as z63 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var { card: card6, cards: cards4, hero: hero5 } = viewFields;
var sheetId3 = idSchema2.meta({ description: "Id of a villain sheet, as in the content." });
var seatViewSchema = z63.strictObject({
  seat: seatSchema,
  ...viewFields.seat,
  side: sideSchema,
  takeBacks: countSchema.meta({ description: "Plans, or event cards, that it may still take back (SKAROV-STRAT-14)." }),
  proposals: countSchema.meta({ description: "Orders that it may still propose this turn (SKAROV-STRAT-11)." })
}).meta({ id: "SeatView" });
var shownOfHero2 = viewFields.heroOf(deedSchema, rankSchema);
var heroViewSchema = z63.strictObject({
  seat: seatSchema,
  ...shownOfHero2,
  deck: cards4.meta({ description: "Its power cards in this game, in all places (SKAROV-RANK-04)." }),
  setAside: cards4.meta({ description: "Cards that a Rookie has taken out (SKAROV-RANK-05)." }),
  hand: countSchema.meta({ description: "Power cards in hand; in the strategy as it began (SKAROV-STRAT-13)." }),
  wounds: countSchema.meta({ description: "Wound cards in hand; in the strategy as it began (SKAROV-STRAT-13)." }),
  planned: z63.array(z63.strictObject({ side: cardSideSchema, cardId: card6.optional() }).meta({ id: "LaidCard" })).max(2).optional().meta({ description: "Its plan, before the reveal: where cards lie; which, if face up (SKAROV-STRAT-07)." }),
  drewWound: shownOfHero2.drewWound.meta({ description: "Has drawn its wound card of this turn (SKAROV-WND-03)." }),
  deeds: shownOfHero2.deeds.meta({ description: "Its deeds, as far as missions count them (SKAROV-MISS-01)." })
}).meta({ id: "HeroView", description: "A hero beside its figure, as far as all players see it." });
var overlordViewSchema = z63.strictObject({
  seat: seatSchema,
  hand: countSchema,
  pile: countSchema,
  discard: cards4.meta({ description: "In canonical order." }),
  set: z63.array(z63.strictObject({ sheetId: sheetId3, cardId: card6.optional() }).meta({ id: "SetEventView" })).max(4).meta({ description: "Event cards by sheets; which, if face up (SKAROV-STRAT-07)." }),
  inForce: z63.array(
    z63.strictObject({ sheetId: sheetId3, cardId: card6 }).meta({ id: "EventInForceView", description: "An event in force, and the sheet for whose figures it is." })
  ).max(5).meta({ description: "Events of this turn that change rules for the figures of a sheet (SKAROV-EVT-08)." })
}).meta({ id: "OverlordView" });
var activeViewSchema = z63.strictObject({ figureId: figureIdSchema, actions: countSchema.meta({ description: "Left." }), granted: countSchema }).meta({ id: "ActiveView", description: "The figure whose activation runs." });
var villainViewSchema = z63.strictObject({
  sheetId: sheetId3,
  figureIds: z63.array(figureIdSchema).max(40),
  finished: z63.array(figureIdSchema).max(40),
  event: card6.optional().meta({ description: "The event played in this activation (SKAROV-EVT-05)." })
}).meta({ id: "VillainView", description: "The villain sheet whose activation runs (SKAROV-ACT-03)." });
var articleViewSchema = z63.strictObject({
  subject: z63.enum(articleSubjects).meta({ id: "ArticleSubject" }),
  articleId: idSchema2,
  side: sideSchema,
  weight: countSchema,
  turn: countSchema
}).meta({ id: "ArticleView", description: "An article on the front page." });
var attackViewSchema = z63.strictObject(viewFields.attack).meta({ id: "AttackView", description: "The attack that runs while a window is open." });
var trialViewSchema = z63.strictObject(viewFields.trial).meta({ id: "TrialView", description: "The test that runs while a window is open." });
var windowViewSchema = z63.strictObject({
  seat: seatSchema,
  ...viewFields.window,
  options: viewFields.window.options.max(225).optional().meta({ description: "Seen by the seat that is asked." }),
  attack: attackViewSchema.optional(),
  test: trialViewSchema.optional()
}).meta({ id: "WindowView", description: "A question that has to be answered first (SKAROV-GEN-09)." });
var secretsSchema = z63.strictObject({
  heroes: z63.strictObject({
    deck: z63.array(hero5).max(4).meta({ description: "The initiative cards, first to act first." }),
    cards: z63.array(
      z63.strictObject({
        heroId: hero5,
        hand: cards4.meta({ description: "Cards in hand, without those planned this turn." }),
        plan: event_fields_exports.plays.optional().meta({ description: "Laid this turn, not revealed yet." })
      }).meta({ id: "CardsOfHero" })
    ).max(4)
  }).meta({ id: "HeroSecrets" }).optional(),
  overlord: z63.strictObject({
    hand: cards4,
    set: z63.array(z63.strictObject({ sheetId: sheetId3, cardId: card6 }).meta({ id: "OwnSetEvent" })).max(4)
  }).meta({ id: "OverlordSecrets" }).optional()
}).meta({
  id: "Secrets",
  description: "The secrets of a side, for its seats; both for auditors, and when all is over."
});

// libs/skarov/src/view/view-schema.ts
var phaseSchema = z64.enum(["SETUP", "TURN_START", "STRATEGY", "ACTIVATION", "ROOM", "END_OF_TURN", "UPKEEP", "ADVANCEMENT", "OVER"]).meta({ id: "Phase", description: "The phase of the turn (skarov.md 4)." });
var viewSchema = z64.strictObject({
  turn: countSchema.meta({ description: "0 during set-up." }),
  turnLimit: countSchema.meta({
    description: `The last turn: ${LAST_TURN} where neither options nor scenario name one (SKAROV-GEN-07).`
  }),
  phase: phaseSchema,
  step: stepSchema.optional().meta({ description: "The step that waits for seats; absent while automatic steps run." }),
  adventure: adventureViewSchema.optional().meta({ description: "Absent before it is chosen." }),
  allowedRanks: z64.array(z64.strictObject({ seat: seatSchema, rank: rankSchema }).meta({ id: "AllowedRank" })).max(40).meta({ description: "Ranks above the scenario’s that the overlord has allowed, latest last (SKAROV-RANK-06)." }),
  seats: z64.array(seatViewSchema).max(5),
  heroes: z64.array(heroViewSchema).max(4).meta({ description: "In canonical order (SKAROV-GEN-14)." }),
  overlord: overlordViewSchema,
  figures: z64.array(figureViewSchema).max(80).meta({ description: "In canonical order." }),
  board: boardViewSchema,
  tokens: z64.array(tokenViewSchema),
  tests: z64.array(testViewSchema),
  modifiers: z64.array(modifierViewSchema).meta({ description: "Changes laid by effects." }),
  objectives: z64.array(objectiveViewSchema).max(4).meta({ description: "In order of tile number." }),
  finalCombat: z64.boolean().meta({ description: "All objectives are settled (SKAROV-FINAL-01)." }),
  heroOutDuringFinalCombat: z64.boolean(),
  initiativeCards: countSchema.meta({ description: "Initiative cards that have not come up yet." }),
  activatedSheets: z64.array(idSchema2).max(40).meta({ description: "Sheets with an activation token (SKAROV-ACT-06)." }),
  slotsUsed: countSchema.meta({ description: "Villain slots used this turn (SKAROV-ACT-07)." }),
  active: activeViewSchema.optional(),
  villain: villainViewSchema.optional(),
  endOfTurnItem: countSchema.optional().meta({ description: "Next item of the end of the turn while it runs." }),
  window: windowViewSchema.optional(),
  page: z64.array(articleViewSchema).max(40).meta({ description: "The front page, as it was won (SKAROV-OBJ-02)." }),
  difference: z64.int().meta({ description: "Articles of the heroes minus those of the overlord (SKAROV-NEWS-05)." }),
  woundPile: countSchema,
  woundDiscard: z64.array(cardIdSchema).max(40).meta({ description: "The common discard pile, in canonical order." }),
  shownWounds: z64.array(cardIdSchema).max(40).meta({ description: "Wound cards that all players have seen." }),
  result: z64.strictObject({ reason: endReasonSchema, winner: sideSchema }).meta({ id: "GameOver" }).optional(),
  sideSecrets: secretsSchema.optional().meta({ description: "The secrets of the viewer’s side." })
});

// libs/skarov/src/view/board-view.ts
function boardView(state) {
  const { tiles, passages, minions, lieutenants, tilesDone, passagesDone, confirmed, undone } = state.base;
  return {
    tiles: tiles.map(({ faceId, column, row, turns }) => ({ faceId, column, row, turns })),
    passages: passages.map(({ edge: edge2, kind }) => ({
      edge: edge2,
      kind,
      open: kind === "AIRLOCK" || state.openDoors.includes(edge2)
    })),
    spaces: spaceViews(state.base),
    posts: [...minions, ...lieutenants].map(({ sheet: sheet2, space: space3 }) => ({ sheetId: sheet2, spaceId: space3 })),
    tilesDone,
    passagesDone,
    confirmed,
    undone
  };
}
var spaceViews = layoutMemory((layout) => {
  if (layout.tiles.length === 0) return [];
  return boardOfBase(layout).spaces.map(({ id, x, y, zoneId, faceId }) => {
    const mark = groundAt(layout.tiles, id)?.mark ?? null;
    return { spaceId: id, x, y, faceId, ...mark === null ? { zone: zoneId } : { reinforcement: mark } };
  });
});

// libs/skarov/src/view/figure-views.ts
function figureViews(state) {
  const valuesOf = figureValuesOf({ state, book });
  return state.figures.map(
    (figure5) => Object.assign(shownOfFigure(figure5, state.villainPowers[figure5.id]), { side: figure5.side }, valuesOf(figure5))
  );
}

// libs/skarov/src/view/hero-views.ts
var heroViews = (state) => state.heroes.map(heroView);
function heroView(hero6) {
  const { heroId: heroId9, seat: seat7, rank, plan, setAside } = hero6;
  const held = heldCards(hero6);
  const wounds = held.filter(isWoundCard).length;
  return {
    heroId: heroId9,
    seat: seat7,
    rank,
    deck: powerCardsOf(book, hero6),
    setAside: [...setAside],
    hand: held.length - wounds,
    wounds,
    ...plan === null ? {} : { planned: laidCards(hero6) },
    ...shownOfHero(hero6, deedSchema.options)
  };
}
function laidCards({ plan, shown: shown2 }) {
  const plays3 = plan ?? [];
  const faceUp = plays3.filter(({ cardId }) => shown2.includes(cardId));
  const faceDown = plays3.filter(({ cardId }) => !shown2.includes(cardId));
  return [
    ...faceUp.sort((a, b) => compareCards(a.cardId, b.cardId)).map(({ cardId, side: side2 }) => ({ side: side2, cardId })),
    ...faceDown.map(({ side: side2 }) => side2).sort().map((side2) => ({ side: side2 }))
  ];
}

// libs/skarov/src/view/overlord-view.ts
var villainSheets2 = box.derived(({ villainSheet: villainSheet2 }) => villainSheet2);
function overlordView({ overlord }) {
  const { seat: seat7, hand, pile, discard, set, inForce } = overlord;
  return {
    seat: seat7,
    hand: hand.length,
    pile: pile.length,
    discard: inEventOrder(discard),
    inForce: inForce.map(({ cardId, sheetId: sheetId4 }) => ({ cardId, sheetId: sheetId4 })),
    set: villainSheets2().flatMap(({ id: sheetId4 }) => {
      const here2 = set.filter((each) => each.sheetId === sheetId4);
      const faceUp = inEventOrder(here2.filter(({ shown: shown2 }) => shown2).map(({ cardId }) => cardId));
      const faceDown = here2.filter(({ shown: shown2 }) => !shown2);
      return [...faceUp.map((cardId) => ({ sheetId: sheetId4, cardId })), ...faceDown.map(() => ({ sheetId: sheetId4 }))];
    })
  };
}

// libs/skarov/src/view/secrets.ts
function secretsOf(state, sides2) {
  if (sides2.length === 0) return void 0;
  return {
    ...sides2.includes("HEROES") ? { heroes: ofHeroes(state) } : {},
    ...sides2.includes("OVERLORD") ? { overlord: ofOverlord(state) } : {}
  };
}
var ofHeroes = ({ sides: sides2, heroes: heroes2 }) => ({
  deck: [...sides2.HEROES.deck],
  cards: heroes2.map(ownCards)
});
var ofOverlord = ({ overlord: { hand, set } }) => ({
  hand: [...hand],
  set: set.map(({ sheetId: sheetId4, cardId }) => ({ sheetId: sheetId4, cardId }))
});

// libs/skarov/src/view/test-views.ts
var testViews = (state) => state.base.confirmed ? placedTests({ state, book }).map((placed2) => testView(state, placed2)) : [];
function testView(state, placed2) {
  const { key, test: test2 } = placed2;
  const { malus, change: change3, toTotal = 0, closed, passed } = testState({ state, book }, key);
  return {
    ...shownOfTest(placed2),
    offers: test2.offers.map(({ characteristic: characteristic2, difficulty: difficulty2 }) => ({
      characteristic: characteristic2,
      difficulty: difficulty2,
      malus: malus[characteristic2] ?? 0
    })),
    change: change3,
    toTotal: toTotal + book.toTotal(state, test2),
    closed,
    passed: passed.HEROES ?? 0
  };
}

// libs/skarov/src/view/window-view.ts
function windowView({ window, stack }, sees2) {
  if (window === null) return void 0;
  const options = sees2(window.seat) ? { options: optionsOf(window, stack) } : {};
  return { ...askedBy(window), ...options, ...interrupted(stack) };
}

// libs/skarov/src/view/view.ts
function view(state, viewer) {
  const { turn, phase, allowed, modifiers, page } = state;
  const seen = {
    turn,
    turnLimit: turnLimitOf(state),
    phase,
    allowedRanks: allowed.map(({ seat: seat7, rank }) => ({ seat: seat7, rank })),
    seats: seatViews(state),
    heroes: heroViews(state),
    overlord: overlordView(state),
    figures: figureViews(state),
    board: boardView(state),
    tokens: state.tokens.map(({ id, kindId, spaceId: spaceId2 }) => ({ tokenId: id, kindId, spaceId: spaceId2 })),
    tests: testViews(state),
    modifiers: modifiers.map(({ figureId, characteristic: characteristic2, by: by5, until }) => ({ figureId, characteristic: characteristic2, by: by5, until })),
    objectives: objectiveViews(state),
    finalCombat: state.finalCombat,
    heroOutDuringFinalCombat: state.heroOutDuringFinalCombat,
    initiativeCards: state.sides.HEROES.deck.length,
    activatedSheets: [...state.activatedSheets],
    slotsUsed: state.slotsUsed,
    page: page.map(({ subject, id, side: side2, weight, turn: won }) => ({ subject, articleId: id, side: side2, weight, turn: won })),
    difference: differenceOf(page),
    woundPile: state.woundPile.length,
    woundDiscard: inPileOrder(woundCardIds, state.woundDiscard),
    shownWounds: inPileOrder(woundCardIds, state.shownWounds)
  };
  addCourse(seen, state);
  addSecrets(seen, state, viewer);
  return seen;
}
var seatViews = ({ seats, overlord }) => seats.map(({ seat: seat7, side: side2, mainHero, ready, resigned, takeBacks, proposals }) => ({
  seat: seat7,
  side: side2,
  ...mainHero === null ? {} : { mainHero },
  ready,
  resigned,
  takeBacks: seat7 === overlord.seat ? overlord.takeBacks : takeBacks,
  proposals: seat7 === overlord.seat ? 0 : proposals
}));
var objectiveViews = ({ objectives }) => objectives.map(({ id, faceId, tileNumber: tileNumber2, counter, settled }) => ({
  objectiveId: id,
  faceId,
  tileNumber: tileNumber2,
  counter,
  ...settled === null ? {} : { settledFor: settled }
}));
function addCourse(seen, state) {
  const { adventure, active, villain, endOfTurnItem, over } = state;
  const open3 = openStepOf2(state);
  if (open3) seen.step = open3.step;
  if (adventure) {
    seen.adventure = { ...idOf(adventure), difficulty: difficultyOf(state) };
  }
  if (active) seen.active = { figureId: active.figureId, actions: active.actions, granted: active.granted };
  if (villain) {
    const { sheetId: sheetId4, figureIds, finished, event: event2 } = villain;
    seen.villain = {
      sheetId: sheetId4,
      figureIds: [...figureIds],
      finished: [...finished],
      ...event2 === null ? {} : { event: event2 }
    };
  }
  if (endOfTurnItem !== null) seen.endOfTurnItem = endOfTurnItem;
  if (over) seen.result = { reason: over.reason, winner: over.winner };
}
var idOf = (adventure) => adventure.kind === "SCENARIO" ? { scenarioId: adventure.scenarioId } : {};
function addSecrets(seen, state, viewer) {
  const secrets = secretsOf(state, sidesSeenBy(state, viewer));
  const seesAll = viewer.kind === "auditor";
  const window = windowView(state, (seat7) => seesAll || viewer.kind === "seat" && viewer.seat === seat7);
  if (window) seen.window = window;
  if (secrets) seen.sideSecrets = secrets;
}

// libs/skarov/src/waiting.ts
function waiting(state) {
  if (state.over && isOver2(state)) return { over: state.over.reason };
  const open3 = openStepOf2(state);
  if (open3) return seatsAwaited(state, open3);
  if (state.endOfTurnItem === null) throw new Error("The game waits for no seat.");
  return { rules: "endOfTurn", key: `${state.turn}.${state.endOfTurnItem}` };
}

// libs/skarov/src/skarov.ts
var schemas = {
  options: optionsSchema,
  commands,
  events,
  view: viewSchema,
  brought: broughtSchema,
  content: contentSchema
};
var skarov2 = defineRules({
  name: "skarov",
  version: "1.5",
  schemas,
  openedWith: { decisionSeconds: 86400 },
  refusals,
  content,
  bases: bases2,
  campaign,
  seats: seatPlan,
  refuseBrought,
  sampleBrought,
  initialState,
  setUp(turn) {
    layTable(turn);
    advance2(turn, machineOf(turn));
  },
  decide,
  automatic(turn) {
    advance2(turn, runItem(turn));
  },
  resigned(turn, seat7) {
    advance2(turn, resign2(turn, seat7));
  },
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
  skarov2 as ruleset
};
