// Chronicler: the rules of clash 1.3, and the kernel that runs them. Released, never changed: index.json has the SHA-256 of this file.
var __defProp = Object.defineProperty;
var __export = (target3, all) => {
  for (var name in all)
    __defProp(target3, name, { get: all[name], enumerable: true });
};

// libs/kernel/src/calendar.ts
import { z } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/locale.ts
var locales = ["en", "fr"];
var localized = (en, fr) => ({ en, fr });

// libs/kernel/src/issues.ts
var MOST_ISSUES = 20;
var andMore = (count3) => localized(`And ${count3} more.`, count3 === 1 ? "Et 1 autre." : `Et ${count3} autres.`);
function readWith(schema, value) {
  const read = schema.safeParse(value, { reportInput: true });
  return read.success ? { data: read.data } : { issues: issuesOf(read.error) };
}
function issuesOf({ issues }) {
  const mostOfZod = issues.filter((issue) => !ownMessage(issue)).slice(0, MOST_ISSUES);
  const first = issues.filter((issue) => ownMessage(issue) || mostOfZod.includes(issue));
  const left = issues.length - first.length;
  const told2 = [...first.map(tellIssue), ...left > 0 ? [andMore(left)] : []];
  return localized(told2.map(({ en }) => en).join(" "), told2.map(({ fr }) => fr).join(" "));
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
function bound({ origin = "", inclusive }, within2, beyond2, limit = 0) {
  const how = inclusive === false ? beyond2 : within2;
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
  const local2 = localTime(time, calendar);
  const week = Math.floor(local2 / (7 * DAY));
  const within2 = local2 - week * 7 * DAY;
  const inWeek = days.map((day) => Math.min(DAY, Math.max(0, within2 - (day - 1) * DAY)));
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
  const find = mapEntries(shelf.byKind, (known2) => (id) => known2.get(id));
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
      made2 = { value: make(mapEntries(shelf.byKind, (known2) => [...known2.values()])), changes: shelf.changes };
    }
    return made2.value;
  };
};
function byId(records2, kind) {
  const known2 = new Map(records2.map((record) => [record.id, record]));
  if (known2.size < records2.length) throw new Error(`Two records of the kind "${inWords(kind)}" have one id.`);
  return known2;
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
function spentBank({ bank: { increment }, banks, calendar }, stopped2, at2) {
  return banks.map((left, seat6) => {
    const clock = stopped2.find((each) => each.seat === seat6);
    if (!clock) return left;
    const rest = countingBetween(Math.max(at2, clock.from), clock.until, calendar);
    return at2 < clock.until && !clock.isSuspended ? rest + increment * 1e3 : rest;
  });
}

// libs/kernel/src/waiting.ts
var waitsForSeats = (waiting2) => "seats" in waiting2;
var waitsForRules = (waiting2) => "rules" in waiting2;
var isOver = (waiting2) => "over" in waiting2;

// libs/kernel/src/clocks.ts
function windClocks(game, waiting2, at2) {
  const { bank: bank2, banks } = game;
  if (bank2 && banks) game.banks = spentBank({ ...game, bank: bank2, banks }, stopped(game, waiting2), at2);
  game.clocks = waitsForSeats(waiting2) ? wound(game, waiting2, at2) : [];
}
function stopped({ clocks }, waiting2) {
  const now = waitsForSeats(waiting2) ? waiting2 : void 0;
  return clocks.flatMap(
    ({ stepId, asked: asked2 = [] }) => asked2.filter(({ seat: seat6 }) => now?.stepId !== stepId || !now.seats.includes(seat6)).map((clock) => ({ ...clock, isSuspended: now?.suspends?.includes(stepId) ?? false }))
  );
}
function wound(game, waiting2, at2) {
  const suspended = (waiting2.suspends ?? []).flatMap((stepId) => {
    const clock = game.clocks.find((candidate) => candidate.stepId === stepId);
    return clock ? [suspendedClock(game, clock, at2)] : [];
  });
  return [...suspended, ...openClock(game, waiting2, at2)];
}
function suspendedClock(game, clock, at2) {
  const { stepId, due, asked: asked2 = [] } = clock;
  if (due === null) return clock;
  const left = countingBetween(at2, due, game.calendar);
  const lefts = asked2.map(({ seat: seat6, from }) => ({ seat: seat6, left: countingBetween(runsFrom(game, seat6, at2), from, game.calendar) })).filter((each) => each.left !== left);
  return { stepId, due: null, left, ...lefts.length > 0 ? { lefts } : {} };
}
function openClock(game, waiting2, at2) {
  const { stepId, clock, seats } = waiting2;
  if (clock === null && !game.banks) return [];
  const known2 = game.clocks.find((candidate) => candidate.stepId === stepId);
  const left = known2?.left ?? (clock?.seconds ?? 0) * 1e3;
  const due = known2?.due ?? addCounting(at2, left, game.calendar);
  const asked2 = seats.flatMap((seat6) => {
    const own = known2?.lefts?.find((each) => each.seat === seat6)?.left;
    return known2?.asked?.find((each) => each.seat === seat6) ?? seatClock(game, { seat: seat6, due, own }, at2);
  });
  return [{ stepId, due, left: null, ...asked2.length > 0 ? { asked: asked2 } : {} }];
}
function seatClock(game, { seat: seat6, due, own }, at2) {
  const { banks, calendar } = game;
  const start = runsFrom(game, seat6, at2);
  if (!banks && start === at2 && own === void 0) return [];
  const from = addCounting(start, own ?? countingBetween(at2, due, calendar), calendar);
  return [{ seat: seat6, from, until: addCounting(from, banks?.[seat6] ?? 0, calendar) }];
}
var runsFrom = ({ vacations }, seat6, at2) => Math.max(at2, vacations?.[seat6]?.until ?? at2);
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
var endOf = ({ asked: asked2, due }, seat6) => asked2?.find((each) => each.seat === seat6)?.until ?? due;

// libs/kernel/src/leavers.ts
function countAbsences(game, asked2, at2) {
  if (!game.leavers) return;
  game.absences = game.seats.filter(({ account: account2, resigned, offered }) => account2 !== null && !resigned && !offered).map(({ seat: seat6 }) => {
    const known2 = game.absences?.find((each) => each.seat === seat6);
    const { waited = 0, since = null } = known2 ?? {};
    const passed = since === null ? 0 : countingBetween(since, at2, game.calendar);
    const askedFrom = since === null ? game.version : known2?.askedFrom ?? game.version;
    return {
      seat: seat6,
      waited: waited + passed,
      since: asked2.includes(seat6) ? runsFrom(game, seat6, at2) : null,
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
      const { type: _, seat: offered, ...offer2 } = event;
      const since = game.version + 1;
      change(game, offered, (holder) => ({ ...holder, offered: { ...offer2, since } }));
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
function handOver(game, taken2, next, how = {}) {
  const through = game.version;
  change(game, taken2, (holder) => {
    const { account: account2, bot, formerly = [] } = holder;
    return { ...withoutOffer(holder), ...next, formerly: [...formerly, { account: account2, bot, through, ...how }] };
  });
  forgetAbsence(game, taken2);
}
var withoutOffer = ({ offered: _, ...holder }) => holder;
function change(game, changed, by3) {
  game.seats = game.seats.map((holder) => holder.seat === changed ? by3(holder) : holder);
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
  const taken2 = [
    ...Object.keys(rules2.schemas.events).filter((type) => isGameEvent({ type })),
    ...campaignEvents2.filter((type) => isCampaignEvent({ type }))
  ];
  if (taken2.length > 0) {
    throw new TypeError(`The ruleset "${rules2.name}" defines events that are the kernel's own: ${taken2.join(", ")}.`);
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
  const fault = value === void 0 ? `has no "${name}"` : `has a "${name}" that is not what it should be`;
  return [`- it ${fault} (${kind}): docs/guides/write-a-ruleset.md, section ${section}`];
}

// libs/kernel/src/dice.ts
var roll = (random, die, count3) => Array.from({ length: Math.max(0, count3) }, () => random.pick(die.faces));

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
function evolveCampaign(ruleset, campaign2, event) {
  const rules2 = campaignRulesOf(ruleset);
  if (isCampaignEvent(event)) evolveLog(rules2, campaign2, event);
  else if (!Object.hasOwn(rules2.schemas.events, event.type)) {
    throw new TypeError(`The campaigns of "${ruleset.name}" have no event "${event.type}".`);
  } else rules2.evolve(campaign2.state, event);
  campaign2.version += 1;
}
function evolveLog(rules2, campaign2, event) {
  switch (event.type) {
    case "campaignOpened": {
      const { ruleset, rulesVersion, name, openedBy } = event;
      const state = rules2.initialState();
      Object.assign(campaign2, { ruleset, rulesVersion, name, openedBy, state });
      return;
    }
    case "adventureOpened": {
      const { gameId: gameId3, options, openedBy } = event;
      campaign2.adventures.push({ gameId: gameId3, options, openedBy, status: "open", reason: null, players: [] });
      return;
    }
    case "adventurePlayed":
      return change2(campaign2, event.gameId, { status: "played", reason: event.reason, players: event.players });
    case "adventureGivenUp":
      return change2(campaign2, event.gameId, { status: "givenUp" });
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
function openAdventure(ruleset, campaign2, plan2) {
  const { campaignId, gameId: gameId3, openedBy } = plan2;
  const { schemas: schemas2 } = ruleset;
  const chosen3 = readWith(schemas2.options, plan2.options);
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
  return seats.flatMap(({ seat: seat6, account: account2, bot }) => {
    const placing = outcome.placings.find((candidate) => candidate.seat === seat6);
    return placing ? [{ seat: seat6, account: account2, bot, rank: placing.rank, points: placing.points }] : [];
  });
}
function opened(campaign2) {
  if (campaign2.version === 0) throw new TypeError("The campaign is not open.");
  return campaign2;
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
  const asked2 = clock.asked?.map(({ seat: seat6, from, until }) => ({ seat: seat6, from: later(from), until: later(until) }));
  return { ...clock, due: later(clock.due), ...asked2 ? { asked: asked2 } : {} };
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
  game.vacations = vacations.map((own, at2) => at2 === seat6 ? { left: own.left - days, until: end2 } : own);
}
var withClock = (clocks, seat6, change3) => clocks.map((clock) => {
  const { due, asked: asked2 = [] } = clock;
  if (due === null) return clock;
  const own = asked2.find((each) => each.seat === seat6) ?? { seat: seat6, from: due, until: due };
  return { ...clock, asked: [...asked2.filter((each) => each.seat !== seat6), change3(own)] };
});
var withEntry = (list, seat6, change3) => Array.from(
  { length: Math.max(list.length, seat6 + 1) },
  (_, at2) => at2 === seat6 ? change3(list[at2]) : list[at2] ?? 0
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
  const known2 = /* @__PURE__ */ new WeakMap();
  return (key) => {
    const found2 = known2.get(key);
    if (found2) return found2.value;
    const value = make(key);
    known2.set(key, { value });
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
  const named4 = (id) => idAfter(id, takenBack);
  if (waitsForRules(waiting2)) return { ...waiting2, key: named4(waiting2.key) };
  if (!waitsForSeats(waiting2)) return waiting2;
  const { stepId, suspends } = waiting2;
  return { ...waiting2, stepId: named4(stepId), ...suspends ? { suspends: suspends.map(named4) } : {} };
}
var idAfter = (id, takenBack) => `${id}~${takenBack}`;

// libs/kernel/src/take-back.ts
var MOST_TAKEN_BACK = 10;
var beforeCommit = ({
  takeBack: takeBack4,
  version,
  state,
  clocks,
  takenBack,
  moves
}) => takeBack4 ? {
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
function timePoint(game, at2) {
  const newest = game.points?.at(-1);
  if (newest && newest.at === void 0) game.points = [...(game.points ?? []).slice(0, -1), { ...newest, at: at2 }];
}
function leavePoints(game, version) {
  if (!game.points) return;
  const left = game.points.filter((point) => point.version >= version);
  game.points = game.points.filter((point) => point.version < version);
  addToNewest(game, sumOf(left));
}
var undoesTo = ({ phase, points: points2 = [] }, seat6) => phase === "running" ? points2.filter((point) => point.seat === seat6).map(({ version }) => version).reverse() : [];
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
  for (const { type, count: count3 } of all) counts.set(type, (counts.get(type) ?? 0) + count3);
  return [...counts].sort(([one2], [other]) => one2 < other ? -1 : 1).map(([type, count3]) => ({ type, count: count3 }));
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
  const count3 = movesOf(command);
  if (count3 === 0 || !("seat" in command)) return;
  if (game.proposal) game.proposal = { ...game.proposal, age: game.proposal.age + count3 };
  if (!game.proposalWaits) return;
  game.proposalWaits = game.proposalWaits.map((wait) => wait.seat === command.seat ? { ...wait, moves: wait.moves - count3 } : wait).filter(({ moves }) => moves > 0);
}
function movesOf(command) {
  if (command.type === "playAll") return command.commands.length;
  return command.type === "play" ? 1 : 0;
}
function answered(game, seat6, agrees) {
  const { proposal } = game;
  if (!proposal) return;
  const { agreed, refused: refused4 } = proposal;
  game.proposal = agrees ? { ...proposal, agreed: [...agreed, seat6] } : { ...proposal, refused: [...refused4, seat6] };
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
function stopClocks(game, at2) {
  game.stoppedAt ??= at2;
}
function startClocks(game, at2) {
  const { stoppedAt } = game;
  if (stoppedAt === void 0) return;
  const before = { ...game };
  if (game.vacations) game.vacations = game.vacations.map((vacation) => resumed(vacation, stoppedAt, at2));
  game.clocks = game.clocks.map(
    (clock) => laterBy(clock, (time, seat6) => {
      const start = seat6 === void 0 ? at2 : runsFrom(game, seat6, at2);
      const stop = seat6 === void 0 ? stoppedAt : runsFrom(before, seat6, stoppedAt);
      return game.calendar ? addCounting(start, countingBetween(stop, time, game.calendar), game.calendar) : time + at2 - stoppedAt;
    })
  );
  delete game.stoppedAt;
}
var resumed = (vacation, stoppedAt, at2) => vacation.until !== null && vacation.until > stoppedAt ? { ...vacation, until: vacation.until + at2 - stoppedAt } : vacation;
function laterBy(clock, later) {
  if (clock.due === null) return clock;
  const asked2 = clock.asked?.map(({ seat: seat6, from, until }) => ({
    seat: seat6,
    from: later(from, seat6),
    until: later(until, seat6)
  }));
  return { ...clock, due: later(clock.due), ...asked2 ? { asked: asked2 } : {} };
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
function settleClocks(ruleset, game, at2) {
  timePoint(game, at2);
  if (game.phase !== "running") {
    game.clocks = [];
    return;
  }
  const waiting2 = waitingIn(ruleset, game);
  if (game.pause) stopClocks(game, at2);
  else {
    startClocks(game, at2);
    windClocks(game, waiting2, at2);
  }
  countAbsences(game, game.pause || !waitsForSeats(waiting2) ? [] : waiting2.seats, at2);
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
  account: account2,
  bot,
  seed,
  seedCommitment,
  brought
}) => ({
  seat: seat6,
  account: account2,
  bot,
  seed,
  ...seedCommitment === void 0 ? {} : { seedCommitment },
  ...brought === void 0 ? {} : { brought },
  resigned: false
});
function seatsAtStart(ruleset, { options, seats }, count3) {
  return ruleset.seats(options).seats.slice(0, count3).map((plan2) => {
    const { bot, brought } = seats[plan2.seat] ?? {};
    return { ...plan2, bot: bot != null, ...brought === void 0 ? {} : { brought } };
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
  const { undo, points: points2 } = game;
  const copy = clone({ ...game, ...undo ? { undo: [] } : {}, ...points2 ? { points: [] } : {} });
  copy.undo?.push(...undo ?? []);
  if (points2) copy.points = points2;
  const { version, bySeat } = workedOutFor(game);
  workedOut.set(copy, { version, bySeat: new Map(bySeat) });
  return copy;
}
function workedOutFor(game) {
  const known2 = workedOut.get(game);
  if (known2?.version === game.version) return known2;
  const none3 = { version: game.version, bySeat: /* @__PURE__ */ new Map() };
  workedOut.set(game, none3);
  return none3;
}

// libs/kernel/src/placing.ts
var close = (one2, other) => Math.abs(one2 - other) < 1e-6;
function wrongWithPlacings(placings, seats) {
  const placed = placings.map(({ seat: seat6 }) => seat6).sort((a, b) => a - b);
  if (String(placed) !== String(seats.map(({ seat: seat6 }) => seat6))) {
    return `are those of the seats ${placed.join(", ")}, each of which should be there once`;
  }
  for (const [index, { seat: seat6, rank, points: points2, parts: parts2 }] of placings.entries()) {
    const before = placings[index - 1];
    if (!Number.isInteger(rank) || rank < 1) return `give seat ${seat6} the rank ${rank}`;
    if (before && (before.rank - rank || before.seat - seat6) > 0) return "are not sorted by rank, then seat";
    const sum2 = parts2.reduce((total2, part) => total2 + part.points, 0);
    if (!close(sum2, points2)) return `give seat ${seat6} ${points2} points and parts that come to ${sum2}`;
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
  const { game, at: at2 } = turn;
  const wrong = mayNotAct(turn, seat6);
  if (wrong) return wrong;
  const vacation = game.vacations?.[seat6];
  if (!vacation) return refuseGame("noVacations");
  if (!isRunning(turn, seat6)) return refuseGame("clockStandsStill", { seat: seat6 });
  const { issues } = readWith(vacationDaysSchema, days);
  if (issues) return refuseGame("invalidCommand", { issues });
  if (days > vacation.left) return refuseGame("vacationSpent", { left: vacation.left });
  const until = Math.max(at2, vacation.until ?? at2) + days * DAY;
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
function isRunning({ ruleset, game, at: at2 }, seat6) {
  const deadline = deadlineOfSeat(game.clocks, waitingIn(ruleset, game), seat6);
  return deadline !== null && deadline > at2;
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
function replacePlayer(turn, { seat: seat6, account: account2 }) {
  const { game } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (game.sameDeal) return refuseGame("noSubstitutes");
  const holder = game.seats.find((each) => each.seat === seat6);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat6 });
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat6 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat6 });
  if (game.seats.some((each) => each.account === account2)) return refuseGame("alreadySeated");
  turn.emit({ type: "seatReplaced", seat: seat6, account: account2 });
  return void 0;
}

// libs/kernel/src/decide-seat-changes.ts
function offerSeat(turn, { seat: seat6, to }) {
  const holder = changing(turn, seat6);
  if (isRefusal(holder)) return holder;
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat6 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat6 });
  if (holder.offered) return refuseGame("alreadyOffered", { seat: seat6 });
  const known2 = to === void 0 ? void 0 : knowsTheGame(turn, to, seat6);
  if (known2) return known2;
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
function takeOverSeat(turn, { seat: seat6, account: account2 }) {
  const holder = changing(turn, seat6);
  if (isRefusal(holder)) return holder;
  if (!mayReturn(turn, holder, account2)) {
    if (!holder.offered) return refuseGame("seatNotOffered", { seat: seat6 });
    if ((holder.offered.to ?? account2) !== account2) return refuseGame("offeredToAnother", { seat: seat6 });
  }
  const known2 = knowsTheGame(turn, account2, seat6);
  if (known2) return known2;
  turn.emit({ type: "seatTakenOver", seat: seat6, account: account2 });
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
function mayReturn({ game }, { bot, formerly = [] }, account2) {
  return bot !== null && game.leavers?.mayReturn === true && formerly.at(-1)?.account === account2;
}
function knowsTheGame({ game }, account2, seat6) {
  const holds = (holder) => holder.account === account2;
  if (game.seats.some(holds)) return refuseGame("seatedAlready");
  const held = ({ seat: other, formerly = [] }) => other !== seat6 && formerly.some((former) => former.account === account2);
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
  const { rulesDigest, chance, invitation, unlisted, rematchOf, takeBack: takeBack4, undo, hiddenSeeds, noSubstitutes, sameDeal } = command;
  const { bank: bank2, spectatorDelay, calendar, vacation, leavers, forkedFrom, position } = command;
  if (game.version > 0) return refuseGame("alreadyOpen");
  const { data: options, issues } = readWith(ruleset.schemas.options, command.options);
  if (issues) return refuseGame("invalidOptions", { issues });
  const { data: table, issues: wrongTable } = readWith(
    tableSchema,
    given({ bank: bank2, spectatorDelay, calendar, vacation, leavers, position })
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
      takeBack: takeBack4,
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
  if (seats.every((plan2) => game.seats.some((holder) => holder.seat === plan2.seat))) return refuseGame("tableFull");
  if (!seats.some((plan2) => plan2.seat === seat6)) return refuseGame("noSuchSeat", { seat: seat6 });
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
  const { seat: seat6, account: account2, bot, seed, seedCommitment } = sitter;
  const brought = broughtBy(turn, sitter);
  if (isRefusal(brought)) return brought;
  turn.emit({ type: "seatTaken", seat: seat6, account: account2, bot, seed, ...given({ seedCommitment, brought }) });
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
function expireStep(ruleset, turn, { seats, step, stepId }, tell4) {
  const goesOn = (seat6) => isAsked(ruleset, turn.game ?? turn, seat6, stepId);
  for (const seat6 of seats) {
    if (!goesOn(seat6)) continue;
    tell4(seat6);
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
  const refused4 = refuseSeat(game, seat6);
  if (refused4) return refused4;
  if (game.proposal) return refuseGame("proposalOpen");
  const wait = game.proposalWaits?.find((each) => each.seat === seat6 && each.kind === kind);
  if (wait) return refuseGame("proposeLater", { moves: wait.moves });
  const terms = termsOf(turn, command);
  if (isRefusal(terms)) return terms;
  const asked2 = game.seats.filter((holder) => holder.seat !== seat6 && isPerson(holder)).map((holder) => holder.seat);
  turn.emit({ type: "proposed", seat: seat6, kind, ...terms, asked: asked2 });
  conclude(turn);
  return void 0;
}
function answerProposal(turn, command) {
  const { game } = turn;
  const { seat: seat6, proposal: number, agrees } = command;
  const { proposal } = game;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (proposal?.number !== number) return refuseGame("proposalPassed");
  if (!stillAsked(proposal).includes(seat6)) return refuseGame("notAsked", { seat: seat6 });
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
  const refused4 = seat6 === void 0 ? void 0 : refuseSeat(game, seat6);
  if (refused4) return refused4;
  if (seat6 === void 0 && game.pause.seconds === void 0) return refuseGame("nothingDue");
  turn.emit({ type: "pauseEnded", ...seat6 === void 0 ? {} : { seat: seat6 } });
  return void 0;
}
function handToBot(turn, { seat: seat6, bot }) {
  const { game } = turn;
  const refused4 = refuseSeat(game, seat6);
  if (refused4) return refused4;
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
var stillAsked = ({ asked: asked2, agreed, refused: refused4 }) => asked2.filter((seat6) => !agreed.includes(seat6) && !refused4.includes(seat6));
function refuseSeat({ phase, seats }, seat6) {
  if (phase !== "running") return refuseGame("notRunning");
  const holder = seats.find((each) => each.seat === seat6);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat6 });
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat6 });
  return holder.resigned ? refuseGame("alreadyResigned", { seat: seat6 }) : void 0;
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
function termsOfUndo(game, { seat: seat6, to }) {
  if (!game.undoBy) return refuseGame("noUndo");
  if (game.pause) return refuseGame("paused");
  if (to === void 0 || !undoesTo(game, seat6).includes(to)) return refuseGame("nothingToUndo");
  return { to, since: [...revealedSince(game, to)] };
}
function termsOfTakeover({ game, ruleset }, { seat: seat6, of, bot }) {
  if (of === void 0 || of === seat6 || bot === void 0) return refuseGame("noTakeover");
  const refused4 = refuseSeat(game, of);
  if (refused4) return refused4;
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
function isRefused({ kind, of, asked: asked2, refused: refused4 }) {
  if (kind !== "TAKEOVER") return refused4.length > 0;
  return refused4.length === asked2.length || of !== void 0 && refused4.includes(of);
}
function carryOut(turn, { kind, seat: seat6, seconds, to, of, bot }) {
  if (kind === "PAUSE") turn.emit({ type: "gamePaused", ...seconds === void 0 ? {} : { seconds } });
  if (kind === "UNDO" && to !== void 0) turn.emit({ type: "undone", seat: seat6, to });
  if (kind === "TAKEOVER" && of !== void 0 && bot !== void 0) turn.emit({ type: "botTookOver", seat: of, bot });
}

// libs/kernel/src/decide-game.ts
var MOST_COMMANDS = 20;
function decideGame(ruleset, game, command, seed, { previousHash, at: at2 = 0 } = {}) {
  const place = { command, seed, previousHash, at: at2 };
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
  const sides2 = new Map(ruleset.seats(options).seats.map((plan2) => [plan2.seat, plan2.side]));
  return (event, viewer) => {
    const schema = schemas2[event.type];
    if (!schema) throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event.type}".`);
    const plan2 = viewer.kind === "auditor" ? null : planOf(schema);
    if (!plan2) return event;
    const sees2 = (audience) => isOfAudience(audience, event, viewer, sides2);
    return redact(plan2, event, sees2);
  };
}
function isOfAudience(audience, event, viewer, sides2) {
  if (audience === "everyone" || viewer.kind === "auditor") return true;
  if (audience === "nobody" || viewer.kind === "spectator") return false;
  if ("side" in audience)
    return sides2.get(viewer.seat) !== void 0 && sides2.get(viewer.seat) === event[audience.side];
  const named4 = event[audience.seat];
  return Array.isArray(named4) ? named4.includes(viewer.seat) : named4 === viewer.seat;
}
function redact(plan2, value, sees2) {
  if (Array.isArray(value)) return value.map((item) => redact(plan2, item, sees2));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const audience = plan2.secrets.get(key);
      if (audience !== void 0 && !sees2(audience)) return [];
      const inside2 = plan2.inside.get(key);
      return [[key, inside2 ? redact(inside2, field, sees2) : field]];
    })
  );
}
function planOf(schema) {
  const known2 = plans.get(schema);
  if (known2 !== void 0) return known2;
  const plan2 = makePlan(schema);
  plans.set(schema, plan2);
  return plan2;
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
    const plan2 = planOf(field);
    if (plan2) inside2.set(key, plan2);
  }
  return secrets.size + inside2.size > 0 ? { secrets, inside: inside2 } : null;
}
function refuseSecrets(schemas2, where) {
  const hidden3 = schemas2.some((schema) => audienceOf(schema) !== "everyone" || planOf(schema) !== null);
  if (hidden3) throw new TypeError(`A secret inside ${where} cannot be redacted: declare the whole field secret.`);
  return null;
}

// libs/kernel/src/seat.ts
var seatName = (seat6, locale) => `${locale === "en" ? "Seat" : "Place"} ${seat6 + 1}`;
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
    const local2 = new _LocalGame(ruleset, seed);
    local2.must({ type: "openGame", ruleset: ruleset.name, options, openedBy: "player-0" });
    const count3 = seats ?? ruleset.seats(local2.game.options).least;
    for (let seat6 = 0; seat6 < count3; seat6 += 1) {
      local2.must(sitDown2(seat6, brought[seat6]));
    }
    local2.must({ type: "startGame" });
    return local2;
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
  run(command, at2 = 0) {
    const firstVersion = this.game.version + 1;
    const decision = decideGame(this.ruleset, this.game, command, this.seed, { at: at2 });
    if (!isRefusal(decision)) {
      settleClocks(this.ruleset, this.game, at2);
      this.commits.push({ firstVersion, command: decision.command, events: decision.events, at: at2 });
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
  playOut(bots, random, { most: most3 = 1e5, look = () => void 0 } = {}) {
    let played = 0;
    for (let seat6 = this.nextSeat(); seat6 !== void 0; seat6 = this.nextSeat()) {
      if (look(played) === true) return played;
      if (this.commits.length > most3) throw new Error(`The game has not ended after ${most3} commits.`);
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
    worlds: (count3) => Array.from({ length: count3 }, () => worldOf(ruleset, game, seat6, random))
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
function localizedText(most3 = Infinity) {
  const text = (most3 === Infinity ? z18.string().min(1) : z18.string().min(1).max(most3)).refine(isPlainText, {
    error: "must hold nothing that cannot be seen"
  });
  const texts2 = Object.fromEntries(
    locales.map((locale) => [locale, text.meta({ description: `The text in ${languages[locale]}.` })])
  );
  const schema = z18.strictObject(texts2).meta({ id: "Localized", description: "A text in every language of the server." });
  shared.add(schema, {});
  return schema;
}

// libs/kernel/src/rules-table.ts
var evolverOf = (table) => (state, event) => {
  const apply = table[event.type];
  apply(state, event);
};
function* legalFrom(table, state, seat6, takes2) {
  for (const terms of Object.values(table)) {
    if (!takes2(terms)) continue;
    for (const command of terms.offers(state, seat6)) {
      if (terms.offersAreLegal || !terms.check(state, command, seat6)) yield command;
    }
  }
}
function defaultFrom(open2, state, seat6) {
  if (!open2?.asked.includes(seat6)) throw new Error(`The open step does not ask seat ${seat6}.`);
  return open2.rules.byDefault(state, seat6);
}
var takes = (open2, steps, seat6) => !steps || open2 !== void 0 && steps.includes(open2.step) && open2.asked.includes(seat6);
function refusedBefore(open2, steps, seat6, refusals2) {
  if (takes(open2, steps, seat6)) return void 0;
  return open2 && steps?.includes(open2.step) ? refusals2.notAsked() : refusals2.wrongStep(open2?.step ?? null);
}

// libs/kernel/src/teller.ts
var VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûü]))/i;
function tellerIn(locale, names3) {
  const say = (en, fr) => locale === "en" ? en : fr;
  const isPlural = (count3) => locale === "en" ? Math.abs(count3) !== 1 : Math.abs(count3) > 1;
  const phrases = (all) => all.join(say("; ", " ; "));
  return {
    locale,
    say,
    phrases,
    each: (pairs) => phrases(pairs.map(([of, said]) => say(`${of}: ${said}`, `${of} : ${said}`))),
    who: (seat6) => names3[seat6] ?? seatName(seat6, locale),
    count: (count3, en, fr) => `${count3} ${say(en, fr)}${isPlural(count3) ? "s" : ""}`,
    elided: (word, name) => VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`,
    text: (text) => text[locale],
    quoted: (text) => say(`“${text}”`, `« ${text} »`),
    list: (things, none3) => things.length > 0 ? things.join(", ") : none3,
    listed: (things, none3) => things.length > 1 ? `${things.slice(0, -1).join(", ")} ${say("and", "et")} ${things.at(-1) ?? ""}` : things[0] ?? none3
  };
}

// libs/kernel/src/waits-for.ts
var waitsFor = ({ asked: asked2, step, stepId }, { decisionSeconds: decisionSeconds2 }) => ({
  seats: asked2,
  step,
  stepId,
  clock: decisionSeconds2 === null ? null : { seconds: decisionSeconds2 }
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
  const places2 = new Map(powerCards2.map(({ id }, place) => [id, place]));
  const placeOf = (cardId) => {
    if (!isWoundCard2(cardId)) return places2.get(cardId) ?? AFTER_POWER_CARDS;
    const number = Number(/\d+$/.exec(cardId)?.[0] ?? 0);
    return (isBlank(cardId) ? AFTER_WOUNDS : AFTER_POWER_CARDS) + number;
  };
  return (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : Number(a > b));
}
var inHandOrder = (book2, cardIds) => [...cardIds].sort((a, b) => book2.compareCards(a, b));

// libs/skirmish/src/figures/figures.ts
var placesIn = onceFor((_figures) => /* @__PURE__ */ new Map());
function findFigure({ figures: figures4 }, id) {
  const places2 = placesIn(figures4);
  const known2 = figures4[places2.get(id) ?? -1];
  if (known2?.id === id) return known2;
  const place = figures4.findIndex((figure4) => figure4.id === id);
  if (place >= 0) places2.set(id, place);
  return figures4[place];
}
function figureOf(state, id) {
  const figure4 = findFigure(state, id);
  if (!figure4) throw new RangeError(`There is no figure "${id}" in this game.`);
  return figure4;
}
var findHeroState = (state, id) => state.heroes.find(({ heroId: heroId13 }) => heroId13 === id);
function heroOf(state, id) {
  const hero7 = findHeroState(state, id);
  if (!hero7) throw new RangeError(`There is no hero "${id}" in this game.`);
  return hero7;
}
var figuresInPlay = (state) => state.figures.filter(isInPlay);
var isInPlay = ({ status, spaceId }) => status === "IN_PLAY" && spaceId !== null;
function standsOnBoard(state, id) {
  const figure4 = id === null ? void 0 : findFigure(state, id);
  return figure4 !== void 0 && isInPlay(figure4);
}
var occupantOf = (state, spaceId) => state.figures.find((figure4) => figure4.spaceId === spaceId && figure4.status === "IN_PLAY");
function spaceOf(state, id) {
  const { spaceId } = figureOf(state, id);
  if (spaceId === null) throw new RangeError(`"${id}" stands nowhere.`);
  return spaceId;
}
function heroBehind(state, id) {
  const figure4 = findFigure(state, id);
  return figure4 && findHeroState(state, figure4.ownerId ?? figure4.id);
}
function seatOfHero(state, id) {
  const hero7 = heroBehind(state, id);
  if (!hero7) return null;
  const seat6 = state.seats[hero7.seat];
  return seat6 && !seat6.resigned ? seat6.seat : null;
}
function seatOf({ book: book2, state }, id) {
  const figure4 = findFigure(state, id);
  return figure4 ? book2.seatOf(state, figure4) : null;
}
var superVillains = (state) => state.figures.filter((figure4) => figure4.superVillain && isInPlay(figure4));
var isVillainOut = (state) => superVillains(state).length === 0;

// libs/skirmish/src/table/hero-cards.ts
var heldCards = ({ hand, plan: plan2 }) => [
  .../* @__PURE__ */ new Set([...hand, ...(plan2 ?? []).map(({ cardId }) => cardId)])
];
var powerCardsOf = (book2, hero7) => inHandOrder(
  book2,
  [...heldCards(hero7), ...hero7.discard, ...hero7.inPlay.map(({ cardId }) => cardId), ...hero7.notTaken].filter(
    (cardId) => !book2.isWoundCard(cardId)
  )
);

// libs/skirmish/src/table/seats.ts
function seatAt(state, seat6) {
  const found2 = state.seats[seat6];
  if (!found2) throw new RangeError(`There is no seat ${seat6}.`);
  return found2;
}
var seatsOf = (state, side3) => state.seats.filter((seat6) => seat6.side === side3);
var seatsWhere = (state, holds) => state.seats.filter((seat6) => !seat6.resigned && holds(seat6)).map(({ seat: seat6 }) => seat6);
function sideOf(state, side3) {
  const found2 = state.sides[side3];
  if (!found2) throw new RangeError(`There is no side "${side3}" in this game.`);
  return found2;
}

// libs/skirmish/src/campaign/advancement.ts
var cardsOfSet = (book2, hero7, set) => powerCardsOf(book2, hero7).filter((id) => book2.powerCard(id).set === set);
var heroRecord = (book2, hero7) => ({
  heroId: hero7.heroId,
  rank: hero7.rank,
  cards: powerCardsOf(book2, hero7),
  setAside: [...hero7.setAside]
});
function rankAfter(book2, hero7) {
  if (hero7.rank === "ROOKIE" && cardsOfSet(book2, hero7, "ROOKIE").length === 0) return "HERO";
  const all = book2.cardsOfHero(hero7.heroId, "VETERAN").length;
  return hero7.rank === "HERO" && cardsOfSet(book2, hero7, "VETERAN").length === all ? "VETERAN" : hero7.rank;
}
var phaseAfterEnd = (book2, state) => state.options.campaign && state.seats.some(({ seat: seat6 }) => book2.advancingHero(state, seat6)) ? "ADVANCEMENT" : "OVER";
var advancementSteps = (book2) => ({
  advancement: {
    asked: (state) => stepping(book2, state),
    byDefault: () => ({ type: "skipCampaignStep" })
  }
});
var stepping = (book2, state) => seatsWhere(state, ({ seat: seat6, ready }) => !ready && book2.advancingHero(state, seat6)?.rank === "ROOKIE");
function advanceUnasked({ turn, state, book: book2 }) {
  const asked2 = stepping(book2, state);
  for (const { seat: seat6, ready } of state.seats) {
    const hero7 = book2.advancingHero(state, seat6);
    if (!hero7 || ready || asked2.includes(seat6)) continue;
    const owned = cardsOfSet(book2, hero7, "VETERAN");
    const missing2 = book2.cardsOfHero(hero7.heroId, "VETERAN").map(({ id }) => id).filter((id) => !owned.includes(id));
    const gains = hero7.rank === "HERO" && missing2.length > 0;
    const gained = gains ? turn.random.pick(missing2) : null;
    turn.emit({ type: "campaignStepTaken", seat: seat6, heroId: hero7.heroId, gained, lost: null });
  }
}
function advancementCommands(book2, steps) {
  const heroIdOf = (state, seat6) => book2.advancingHero(state, seat6)?.heroId ?? "";
  return {
    campaignStep: {
      steps,
      check(state, { rookieCardId, regainCardId }, seat6) {
        const unknown = [rookieCardId, regainCardId].find((id) => !book2.findPowerCard(id));
        if (unknown !== void 0) return refused(book2, "campaignStep", "UNKNOWN_ID", { id: unknown });
        const hero7 = book2.advancingHero(state, seat6);
        if (!hero7 || !cardsOfSet(book2, hero7, "ROOKIE").includes(rookieCardId)) {
          return refused(book2, "campaignStep", "NOT_A_ROOKIE_CARD", { card: rookieCardId });
        }
        return hero7.setAside.includes(regainCardId) ? void 0 : refused(book2, "campaignStep", "CARD_NOT_SET_ASIDE", { card: regainCardId });
      },
      *offers(state, seat6) {
        const hero7 = book2.advancingHero(state, seat6);
        if (!hero7) return;
        for (const rookieCardId of cardsOfSet(book2, hero7, "ROOKIE")) {
          for (const regainCardId of hero7.setAside) yield { type: "campaignStep", rookieCardId, regainCardId };
        }
      },
      perform: (turn, { rookieCardId, regainCardId }, seat6) => {
        const heroId13 = heroIdOf(turn.state, seat6);
        turn.emit({ type: "campaignStepTaken", seat: seat6, heroId: heroId13, gained: regainCardId, lost: rookieCardId });
      }
    },
    skipCampaignStep: {
      steps,
      check: () => void 0,
      *offers() {
        yield { type: "skipCampaignStep" };
      },
      perform: (turn, _command, seat6) => {
        const heroId13 = heroIdOf(turn.state, seat6);
        turn.emit({ type: "campaignStepTaken", seat: seat6, heroId: heroId13, gained: null, lost: null });
      }
    }
  };
}
var advancementEvolvers = (book2) => ({
  campaignStepTaken(state, { seat: seat6, heroId: heroId13, gained, lost }) {
    const hero7 = heroOf(state, heroId13);
    if (lost !== null) {
      hero7.hand = hero7.hand.filter((id) => id !== lost);
      hero7.discard = hero7.discard.filter((id) => id !== lost);
      hero7.inPlay = hero7.inPlay.filter(({ cardId }) => cardId !== lost);
      hero7.notTaken = hero7.notTaken.filter((id) => id !== lost);
    }
    if (gained !== null) {
      hero7.setAside = hero7.setAside.filter((id) => id !== gained);
      hero7.notTaken = inHandOrder(book2, [...hero7.notTaken, gained]);
    }
    hero7.rank = rankAfter(book2, hero7);
    seatAt(state, seat6).ready = true;
    if (state.seats.every((other) => other.ready || !book2.advancingHero(state, other.seat))) {
      Object.assign(state, { phase: "OVER", step: null });
    }
  }
});

// libs/skirmish/src/campaign/campaign-schemas.ts
import { z as z21 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/campaign/records.ts
import { z as z20 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/content/words.ts
import { z as z19 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var ranks = ["ROOKIE", "HERO", "VETERAN"];
var difficultySchema = z19.enum(["EASY", "NORMAL", "HARD"]).meta({ id: "Difficulty" });
var characteristics = ["SPEED", "ATTACK", "DEFENSE", "MIND"];
var characteristicSchema = z19.enum(characteristics).meta({ id: "Characteristic" });
var cardSideSchema = z19.enum(["LEFT", "RIGHT"]).meta({ id: "CardSide" });
var attackModeSchema = z19.enum(["MELEE", "RANGED"]).meta({ id: "AttackMode" });
var idSchema2 = z19.string().min(1).max(80);
var figureIdSchema = idSchema().min(1).max(80);
var spaceIdSchema = idSchema().max(9).meta({ description: 'A space of the board, as "x,y".' });
var cardIdSchema = idSchema().min(1).max(80);
var powerIdSchema = idSchema().min(1).max(80);
var pieceIdSchema = idSchema().min(1).max(80);
var testIdSchema = idSchema().min(1).max(80);
var testKeySchema = idSchema().min(1).max(80);
var missionIdSchema = idSchema().min(1).max(80);
var articleIdSchema = idSchema().min(1).max(80);

// libs/skirmish/src/campaign/records.ts
var heroRecordSchemaOf = (rankSchema2) => z20.strictObject({
  heroId: figureIdSchema,
  rank: rankSchema2,
  cards: z20.array(cardIdSchema).min(8).max(10).meta({ description: "Its cards, the weakness among them." }),
  setAside: z20.array(cardIdSchema).max(2).meta({ description: "Cards that a Rookie has set aside." })
}).meta({ id: "HeroRecord", description: "A hero of a campaign." });
var campaignOptionOf = (heroRecordSchema2) => z20.strictObject({
  campaignId: z20.uuid().optional().meta({ description: "The campaign that the adventure was opened from." }),
  heroes: z20.array(heroRecordSchema2).max(6).meta({ description: "Heroes without a record begin as Rookies." })
}).meta({ id: "CampaignRecords", description: "An adventure of a campaign: its heroes as they are." }).optional();
var recordOf = (campaign2, heroId13) => campaign2?.heroes.find((record) => record.heroId === heroId13);
var rankInCampaign = (campaign2, heroId13) => recordOf(campaign2, heroId13)?.rank ?? "ROOKIE";

// libs/skirmish/src/campaign/campaign-schemas.ts
var gameId2 = z21.string().meta({ description: "The game that was the adventure." });
var account = z21.string().nullable().meta({ description: "Account of the player; null for a bot." });
function campaignSchemasOf({ tale, rank, seat: seat6, side: side3, rules: rules2 }) {
  const record = heroRecordSchemaOf(rank).shape;
  const adventure = { gameId: gameId2, ...tale };
  const player = { heroId: record.heroId, seat: seat6, side: side3, account };
  const events2 = {
    adventureTold: z21.strictObject(adventure).meta({
      description: `An adventure, and its winner. Its heroes advance with every result (${rules2.anyResult}).`
    }),
    heroAdvanced: z21.strictObject({ gameId: gameId2, ...player, rank: record.rank, cards: record.cards, setAside: record.setAside }).meta({ description: `The record of a hero after an adventure (${rules2.advanced}).` })
  };
  const campaignHeroSchema = z21.strictObject({
    ...record,
    account: account.meta({ description: "Account of its last player; null for a bot." }),
    adventures: z21.int().min(1).meta({ description: "Number of adventures that it has finished." })
  }).meta({ id: "CampaignHero", description: "A hero of a campaign, as the next adventure gets it." });
  const adventureSchema = z21.strictObject({
    ...adventure,
    heroes: z21.array(
      z21.strictObject({ ...player, rank }).meta({ id: "AdventureHero", description: "A hero of an adventure, with its rank afterwards." })
    )
  }).meta({ id: "PlayedAdventure", description: "An adventure that is over." });
  const view2 = z21.strictObject({
    heroes: z21.array(campaignHeroSchema).meta({ description: "In the order in which they joined." }),
    adventures: z21.array(adventureSchema).meta({ description: "In the order in which they ended." })
  });
  return { events: events2, view: view2 };
}

// libs/skirmish/src/campaign/campaign-state.ts
var recordsIn = ({ heroes: heroes2 }) => heroes2.map(({ heroId: heroId13, rank, cards: cards4, setAside }) => ({
  heroId: heroId13,
  rank,
  cards: [...cards4],
  setAside: [...setAside]
}));
function evolveCampaign2(state, event) {
  if (event.type === "adventureTold") tell(state, event);
  else advance(state, event);
}
function tell(state, told2) {
  const { type: _type, ...adventure } = told2;
  state.adventures.push({ ...adventure, heroes: [] });
}
function advance(state, advanced2) {
  const { gameId: gameId3, heroId: heroId13, seat: seat6, side: side3, account: account2, rank, cards: cards4, setAside } = advanced2;
  state.adventures.find((one2) => one2.gameId === gameId3)?.heroes.push({ heroId: heroId13, seat: seat6, side: side3, account: account2, rank });
  const at2 = state.heroes.findIndex((hero8) => hero8.heroId === heroId13);
  const adventures = 1 + (state.heroes[at2]?.adventures ?? 0);
  const hero7 = { heroId: heroId13, rank, cards: cards4, setAside, account: account2, adventures };
  if (at2 < 0) state.heroes.push(hero7);
  else state.heroes[at2] = hero7;
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
    const open2 = adventures.find(({ status }) => status === "open");
    if (open2) return refused(book2, "oneAdventure", "ADVENTURE_OPEN", { gameId: open2.gameId });
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
  return state.seats.flatMap(({ seat: seat6, side: side3 }) => {
    const hero7 = book2.advancingHero(state, seat6);
    if (!hero7) return [];
    const account2 = seats.find((holder) => holder.seat === seat6)?.account ?? null;
    return [{ type: "heroAdvanced", gameId: gameId3, seat: seat6, side: side3, account: account2, ...heroRecord(book2, hero7) }];
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
  const ids = campaign2.heroes.map(({ heroId: heroId13 }) => heroId13);
  if (new Set(ids).size < ids.length)
    return localized("The campaign has a hero twice.", "La campagne a deux fois le même héros.");
  const wrong = campaign2.heroes.find((record) => !isRecord(book2, record));
  return wrong && localized(
    `The record of “${wrong.heroId}” is not that of such a hero.`,
    `Le parcours de « ${wrong.heroId} » n’est pas celui d’un tel héros.`
  );
}
function isRecord(book2, { heroId: heroId13, rank, cards: cards4, setAside }) {
  const all = [...cards4, ...setAside].map((id) => book2.findPowerCard(id));
  if (!book2.isHeroId(heroId13) || (/* @__PURE__ */ new Set([...cards4, ...setAside])).size < all.length) return false;
  if (all.some((card6) => card6?.heroId !== heroId13)) return false;
  const count3 = (set) => cards4.filter((id) => book2.findPowerCard(id)?.set === set).length;
  const [rookie, veteran] = [count3("ROOKIE"), count3("VETERAN")];
  const ordinary = count3("BASE");
  if (count3("WEAKNESS") !== 1 || setAside.some((id) => book2.findPowerCard(id)?.set !== "BASE")) return false;
  if (rank === "ROOKIE") return rookie > 0 && veteran === 0 && setAside.length === rookie && ordinary + rookie === 7;
  return setAside.length === 0 && rookie === 0 && ordinary === 7 && (rank === "VETERAN" ? veteran === 2 : veteran < 2);
}

// libs/skirmish/src/board/tile-face.ts
import { z as z22 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var local = z22.int().min(0).max(4);
var edgeSchema = z22.enum(["N", "E", "S", "W"]).meta({ id: "CellEdge", description: "A side of a cell." });
var tileFaceSchema = z22.strictObject({
  id: z22.string().min(1).max(80),
  tile: z22.int().min(1).max(99).meta({ description: "The tile; it has two faces." }),
  name: z22.strictObject({ en: z22.string().min(1), fr: z22.string().min(1) }),
  kind: z22.enum(["OUTDOOR", "INDOOR"]).meta({ id: "TileKind" }),
  map: z22.array(z22.string().regex(/^[oi.#]{5}$/)).length(5),
  zones: z22.array(z22.string().regex(/^[a-z#]{5}$/)).length(5),
  zoneNames: z22.array(
    z22.strictObject({ zone: z22.string().length(1), en: z22.string().min(1), fr: z22.string().min(1) }).meta({ id: "ZoneName" })
  ).min(1),
  walls: z22.array(z22.strictObject({ x: local, y: local, edge: edgeSchema }).meta({ id: "Wall" })),
  doors: z22.array(
    z22.strictObject({ id: z22.string().min(1).max(40), x: local, y: local, edge: edgeSchema, open: z22.boolean() }).meta({ id: "Door" })
  ),
  features: z22.array(z22.strictObject({ x: local, y: local, id: z22.string().min(1).max(40) }).meta({ id: "Feature" })).meta({ description: "The things on the interaction spaces; tests and special actions name them." })
}).meta({ id: "TileFace", description: "The print of one side of a tile: cells, walls and doors." });

// libs/skirmish/src/cells/cells.ts
var tileSize = 5;
var spaceIdOf = (cell2) => `${cell2.x},${cell2.y}`;
var cells = /* @__PURE__ */ new Map();
var MOST_CELLS = 1e4;
function cellOf(spaceId) {
  const known2 = cells.get(spaceId);
  if (known2) return known2;
  const cell2 = parseCell(spaceId);
  if (cells.size >= MOST_CELLS) cells.clear();
  cells.set(spaceId, cell2);
  return cell2;
}
function parseCell(spaceId) {
  const match = /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/.exec(spaceId);
  if (!match) throw new RangeError(`"${spaceId}" is not the name of a cell.`);
  return { x: Number(match[1]), y: Number(match[2]) };
}
var compareCells = (one2, other) => one2.y - other.y || one2.x - other.x;
var isSameCell = (one2, other) => one2.x === other.x && one2.y === other.y;
var spaceDistance = (one2, other) => Math.max(Math.abs(one2.x - other.x), Math.abs(one2.y - other.y));
var quarters = (turns2) => (turns2 % 4 + 4) % 4;
function turnedCell(cell2, turns2, size = tileSize) {
  let { x, y } = cell2;
  for (let left = quarters(turns2); left > 0; left -= 1) [x, y] = [size - 1 - y, x];
  return { x, y };
}
function turnedEdge(edge, turns2) {
  const around = edgeSchema.options;
  return around[quarters(around.indexOf(edge) + turns2)] ?? edge;
}
var turned = (place, turns2, size = tileSize) => ({
  ...turnedCell(place, turns2, size),
  edge: turnedEdge(place.edge, turns2)
});
function turnedOffset(offset, turns2) {
  let { x, y } = offset;
  for (let left = quarters(turns2); left > 0; left -= 1) [x, y] = [y === 0 ? 0 : -y, x];
  return { x, y };
}
function beyond({ x, y, edge }) {
  switch (edge) {
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
function walkableIndex(grid, cell2) {
  const column = cell2.x - grid.left;
  const row = cell2.y - grid.top;
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return -1;
  return grid.walkableAt[row * grid.width + column] ?? -1;
}
function cellInGrid(grid, cell2) {
  const index = walkableIndex(grid, cell2);
  if (index < 0) return "SOLID";
  return (grid.spaceOf[index] ?? -1) < 0 ? "OPEN" : "SPACE";
}
function edgeIndex(grid, { x, y, edge }) {
  const column = x - grid.left + (edge === "E" ? 1 : 0);
  const row = y - grid.top + (edge === "S" ? 1 : 0);
  const upright = edge === "E" || edge === "W";
  return { upright, index: row * (upright ? grid.width + 1 : grid.width) + column };
}

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
  for (const door2 of board.doors) key += openDoors.has(door2.id) ? "1" : "0";
  const before = byDoors.get(key);
  if (before) return before;
  const oldest = byDoors.size >= MOST_SETS ? byDoors.keys().next().value : void 0;
  if (oldest !== void 0) byDoors.delete(oldest);
  const doorways = {
    isOpen: board.doors.map((door2) => openDoors.has(door2.id)),
    walls: new Uint8Array(board.grid.walkable.length ** 2),
    adjacent: new Array(board.spaces.length).fill(void 0),
    zones: void 0,
    distances: /* @__PURE__ */ new Map()
  };
  byDoors.set(key, doorways);
  return doorways;
}
var isClosed = (onEdge, { isOpen }) => onEdge >= FIRST_DOOR ? isOpen[onEdge - FIRST_DOOR] !== true : onEdge !== NOTHING;

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
  const join = (one2, other, edge) => {
    if (isClosed(edge, doorways) || one2 < 0 || other < 0 || one2 === other) return;
    neighbours[one2]?.add(other);
    neighbours[other]?.add(one2);
  };
  for (const cell2 of grid.walkable) {
    const [column, row] = [cell2.x - grid.left, cell2.y - grid.top];
    const zone = zoneOfCell(grid, cell2.x, cell2.y);
    join(zone, zoneOfCell(grid, cell2.x - 1, cell2.y), grid.upright[row * (grid.width + 1) + column] ?? WALL);
    join(zone, zoneOfCell(grid, cell2.x, cell2.y - 1), grid.level[row * grid.width + column] ?? WALL);
  }
  return new Map(
    zones.map((zone, place) => [
      zone.id,
      zones.filter((_, other) => neighbours[place]?.has(other) === true).map((neighbour) => neighbour.id)
    ])
  );
}
function zoneOfCell(grid, x, y) {
  const index = walkableIndex(grid, { x, y });
  return index < 0 ? -1 : grid.zoneOf[index] ?? -1;
}

// libs/skirmish/src/board/line-tests.ts
var side = (from, to, x, y) => 2 * (to.x - from.x) * (y - 2 * from.y - 1) - 2 * (to.y - from.y) * (x - 2 * from.x - 1);
function touchesEdge(from, to, { x, y, edge }) {
  const upright = edge === "E" || edge === "W";
  const left = 2 * x + (edge === "E" ? 2 : 0);
  const top = 2 * y + (edge === "S" ? 2 : 0);
  const right = upright ? left : left + 2;
  const bottom = upright ? top + 2 : top;
  if (2 * Math.max(from.x, to.x) + 1 < left || 2 * Math.min(from.x, to.x) + 1 > right) return false;
  if (2 * Math.max(from.y, to.y) + 1 < top || 2 * Math.min(from.y, to.y) + 1 > bottom) return false;
  return side(from, to, left, top) * side(from, to, right, bottom) <= 0;
}
function entersCell(from, to, cell2) {
  const [left, top] = [2 * cell2.x, 2 * cell2.y];
  if (2 * Math.max(from.x, to.x) + 1 <= left || 2 * Math.min(from.x, to.x) + 1 >= left + 2) return false;
  if (2 * Math.max(from.y, to.y) + 1 <= top || 2 * Math.min(from.y, to.y) + 1 >= top + 2) return false;
  const northWest = side(from, to, left, top);
  const northEast = side(from, to, left + 2, top);
  const southWest = side(from, to, left, top + 2);
  const southEast = side(from, to, left + 2, top + 2);
  return Math.min(northWest, northEast, southWest, southEast) < 0 && Math.max(northWest, northEast, southWest, southEast) > 0;
}
function distanceToEdge(from, to, { x, y, edge }) {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const upright = edge === "E" || edge === "W";
  return upright ? Math.abs(2 * x + (edge === "E" ? 2 : 0) - 2 * from.x - 1) * (dy || 1) : Math.abs(2 * y + (edge === "S" ? 2 : 0) - 2 * from.y - 1) * (dx || 1);
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
  const known2 = courses.get(key);
  if (known2) return known2;
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
      for (const edge of ["W", "N"]) if (touchesEdge(from, to, { x, y, edge })) edges.push({ x, y, edge });
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
  const { grid, spaces: spaces2 } = board;
  const doorways = doorwaysOf(board, openDoors);
  const space3 = board.space(id);
  const place = grid.spaceOf[walkableIndex(grid, space3)] ?? -1;
  const remembered = doorways.adjacent[place];
  if (remembered) return remembered;
  const adjacent = spaces2.filter((other) => Math.abs(other.x - space3.x) <= 1 && Math.abs(other.y - space3.y) <= 1 && other !== space3).filter((other) => !isWalled(board, doorways, space3, other)).map((other) => other.id);
  doorways.adjacent[place] = adjacent;
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
  for (const { x, y, edge } of courseOf(to.x - from.x, to.y - from.y).edges) {
    const what = edge === "W" ? grid.upright[(row + y) * (grid.width + 1) + column + x] : grid.level[(row + y) * grid.width + column + x];
    if (isClosed(what ?? WALL, doorways)) return true;
  }
  return false;
}

// libs/skirmish/src/table/board.ts
var boardOf = ({ book: book2, state }) => book2.boardOf(state);
var openDoorsOf = ({ book: book2, state }) => book2.openDoorsOf(state);
var coveredCells = ({ book: book2, state }, exceptId = null) => book2.coveredCells(state, exceptId);
var zoneOfSpace = (table, spaceId) => boardOf(table).space(spaceId).zoneId;
var zoneOf = (table, id) => zoneOfSpace(table, spaceOf(table.state, id));
function zoneAround(table, spaceId) {
  const zoneId = zoneOfSpace(table, spaceId);
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
function printed({ book: book2, state }, id, characteristic3) {
  const figure4 = figureOf(state, id);
  return (book2.sheetOf(state, figure4)[fieldOf[characteristic3]] ?? 0) + book2.printedBonus(state, figure4, characteristic3);
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
      const side3 = scope.selfId === null && scope.causeId === null ? scope.side : ownSide(state, scope);
      return side3 === null ? null : book2.opponentsOf(side3);
    }
    default:
      return word;
  }
}
var sideOfFigure = (state, id) => (id === null ? void 0 : findFigure(state, id))?.side ?? null;
var ownSide = (state, { selfId, causeId, side: side3 }) => sideOfFigure(state, selfId) ?? sideOfFigure(state, causeId) ?? side3;

// libs/skirmish/src/behaviour/select.ts
var candidatesOf = (table, figures4, scope) => figuresToLookAt(table, figures4, scope).filter((figure4) => isInPlay(figure4) && fits(table, figures4, figure4, scope) && isInReach(table, figure4, scope)).map(({ id }) => id);
function figuresToLookAt({ state }, { of }, scope) {
  const only = ofOne[of];
  if (!only) return state.figures;
  const id = scope[only];
  const figure4 = id === null ? void 0 : findFigure(state, id);
  return figure4 ? [figure4] : [];
}
var ofOne = {
  SELF: "selfId",
  CAUSE: "causeId",
  TARGET: "targetId",
  CHOSEN: "chosenId"
};
function isInReach({ state, book: book2 }, { spaceId }, { actingId, isDeed }) {
  if (!isDeed || actingId === null || spaceId === null || !book2.isSealed(state, spaceId)) return true;
  return findFigure(state, actingId)?.kind !== "HERO";
}
function names(table, figures4, figureId, scope) {
  const figure4 = findFigure(table.state, figureId);
  return figure4 !== void 0 && fits(table, figures4, figure4, scope);
}
function fits(table, figures4, figure4, scope) {
  return isOf(table, figures4, figure4, scope) && isNarrowed(table, figures4, figure4, scope);
}
function isOf(table, figures4, figure4, scope) {
  const { of, sheet } = figures4;
  switch (of) {
    case "VILLAIN":
      return figure4.superVillain;
    case "VILLAINS":
      return figure4.kind === "VILLAIN";
    case "SHEET":
      return figure4.sheetId === sheet;
    case "HEROES":
      return figure4.kind === "HERO";
    case "HERO":
      return figure4.id === sheet;
    case "SIDEKICKS":
      return figure4.kind === "SIDEKICK";
    case "ENEMIES":
      return scope.actingId === null ? figure4.side !== null : isEnemy(table, scope.actingId, figure4.id);
    case "ALLIES":
      if (scope.actingId === null) return figure4.side === null;
      return figure4.id !== scope.actingId && !isEnemy(table, scope.actingId, figure4.id);
    case "SELF":
      return figure4.id === scope.selfId;
    case "CAUSE":
      return figure4.id === scope.causeId;
    case "TARGET":
      return figure4.id === scope.targetId;
    case "CHOSEN":
      return figure4.id === scope.chosenId;
    default:
      return table.book.isNamed(table, figures4, figure4, scope);
  }
}
function isNarrowed(table, figures4, figure4, scope) {
  const { side: side3, damaged, activated } = figures4;
  if (side3 !== void 0 && figure4.side !== sideMeant(table, side3, scope)) return false;
  if (damaged !== void 0 && figure4.damage > 0 !== damaged) return false;
  if (activated !== void 0 && !table.state.heroes.some((hero7) => hero7.heroId === figure4.id && hero7.activated === activated)) {
    return false;
  }
  return isWhere(table, figures4, figure4, scope);
}
function isInZone(table, spaceId, place, scope) {
  const zone = zoneOfSpace(table, spaceId);
  return zone !== "" && spacesOf(table, place, scope).some((space3) => zoneOfSpace(table, space3) === zone);
}
function isWhere(table, figures4, { id, spaceId }, scope) {
  const { inZone, onPlace, adjacentTo, inSightOf, withinZones } = figures4;
  if (!inZone && !onPlace && !adjacentTo && !inSightOf && !withinZones) return true;
  if (spaceId === null) return false;
  if (inZone && !isInZone(table, spaceId, inZone, scope)) return false;
  if (onPlace && !spacesOf(table, onPlace, scope).includes(spaceId)) return false;
  const others = (selector) => standing(table, selector, scope).filter(([other]) => other !== id);
  if (adjacentTo && !others(adjacentTo).some(([, at2]) => areSpacesAdjacent(table, at2, spaceId))) return false;
  if (inSightOf && !others(inSightOf).some(([other, at2]) => scope.sight(table, other, at2, spaceId))) return false;
  if (!withinZones) return true;
  return standing(table, withinZones.of, scope).some(([, at2]) => zonesBetween(table, at2, spaceId) <= withinZones.zones);
}
var standing = (table, figures4, scope) => figuresOf(table, figures4, scope).flatMap((id) => {
  const at2 = findFigure(table.state, id)?.spaceId;
  return at2 === null || at2 === void 0 ? [] : [[id, at2]];
});
function distancesFrom(table, from, to) {
  if (from === null || to === null) return [0, 0];
  return [zonesBetween(table, from, to), spaceDistance(cellOf(from), cellOf(to))];
}
function spaceOfScope(state, { actingId, selfId, causeId }) {
  for (const id of [actingId, selfId, causeId]) {
    const at2 = id === null ? null : findFigure(state, id)?.spaceId;
    if (at2) return at2;
  }
  return null;
}
function byKeys(items, keysOf) {
  const keyed = items.map((item) => ({ item, keys: keysOf(item).map((key) => key + 0) }));
  return keyed.sort((a, b) => a.keys.reduce((order, key, index) => order || key - (b.keys[index] ?? 0), 0));
}
function pickKeys(table, figures4, id, scope) {
  const figure4 = findFigure(table.state, id);
  const [zones, spaces2] = distancesFrom(table, spaceOfScope(table.state, scope), figure4?.spaceId ?? null);
  switch (figures4.pick) {
    case "NEAREST":
      return [
        zones,
        spaces2,
        leftOf(table, id),
        table.state.firstSide === null || figure4?.side === table.state.firstSide ? 0 : 1
      ];
    case "FARTHEST":
      return [-zones, -spaces2];
    case "LEAST_LEFT":
      return [leftOf(table, id)];
    default:
      return [];
  }
}
function figuresOf(table, figures4, scope) {
  const candidates = candidatesOf(table, figures4, scope);
  switch (figures4.pick) {
    case void 0:
    case "ALL":
      return candidates;
    case "FIRST":
      return candidates.slice(0, figures4.count ?? 1);
    case "RANDOM":
      return candidates.slice(0, 1);
    default:
      return byKeys(candidates, (id) => pickKeys(table, figures4, id, scope)).slice(0, 1).map(({ item }) => item);
  }
}
function placesOf(table, place, scope) {
  const board = boardOf(table);
  if (place.space !== void 0) return board.hasSpace(place.space) ? [[place.space]] : [];
  if (place.zone !== void 0) return board.hasZone(place.zone) ? [[...board.zone(place.zone).spaces]] : [];
  if (place.spaceOf) return standing(table, place.spaceOf, scope).map(([, at2]) => [at2]);
  if (place.zoneOf) return standing(table, place.zoneOf, scope).flatMap(([, at2]) => zoneAround(table, at2));
  if (place.feature !== void 0) return spacesOfFeature(table, place.feature);
  if (place.tokens !== void 0) return spacesOfKind(table.state.tokens, place.tokens);
  return table.book.furtherPlaces(table, place, scope);
}
var spacesOfFeature = (table, feature) => {
  const covered = coveredCells(table);
  return boardOf(table).features.filter(({ faceId, id, spaceId }) => `${faceId}/${id}` === feature && !covered.has(spaceId)).map(({ spaceId }) => [spaceId]);
};
var spacesOfKind = (pieces3, kind) => pieces3.filter(({ kindId }) => kindId === kind).map(({ spaceId }) => [spaceId]);
var spacesOf = (table, place, scope) => placesOf(table, place, scope).flat();

// libs/skirmish/src/behaviour/conditions.ts
function holdsWith(table, condition, scope, valueOf) {
  const { atLeast, atMost, holds, doorOpen, and, or, not } = condition;
  if (atLeast) return amountWith(table, atLeast.what, scope, valueOf) >= atLeast.number;
  if (atMost) return amountWith(table, atMost.what, scope, valueOf) <= atMost.number;
  if (holds) {
    const side3 = sideMeant(table, holds.side, scope);
    return side3 !== null && table.book.articlesOf(table.state, side3).includes(holds.article);
  }
  if (doorOpen !== void 0) return table.state.openDoors.includes(doorOpen);
  if (and) return and.every((each) => holdsWith(table, each, scope, valueOf));
  if (or) return or.some((each) => holdsWith(table, each, scope, valueOf));
  return not ? !holdsWith(table, not, scope, valueOf) : table.book.furtherCondition(table, condition, scope);
}
function amountWith(table, amount, scope, valueOf) {
  const { count: count3, tokens: tokens2, damage, value, outBy, passed, deed, heroesOut, articles } = amount;
  if (count3) return figuresOf(table, count3, scope).length;
  if (tokens2 !== void 0) return table.state.tokens.filter(({ kindId }) => kindId === tokens2).length;
  if (amount.heroesAtStart) return table.state.heroes.length;
  if (amount.turn) return table.state.turn;
  if (damage) return sum(figuresOf(table, damage, scope), (id) => figureOf(table.state, id).damage);
  if (value)
    return sum(figuresOf(table, value.of, scope).slice(0, 1), (id) => valueOf(table, id, value.characteristic));
  if (outBy) return outsBy(table, outBy.side, outBy.sheet, scope);
  if (passed) return timesPassed(table, passed.test, passed.side, scope);
  if (deed) return sum(doersOf(table, deed.of, scope), (id) => findHeroState(table.state, id)?.deeds[deed.what] ?? 0);
  if (heroesOut !== void 0) return outOfSide(table, heroesOut, scope);
  if (!articles) return table.book.furtherAmount(table, amount, scope);
  const side3 = sideMeant(table, articles.side, scope);
  return side3 === null ? 0 : table.book.articlesOf(table.state, side3).length;
}
var sum = (items, number) => items.reduce((total2, item) => total2 + number(item), 0);
var doersOf = (table, of, scope) => of.of === "SELF" && scope.selfId !== null ? [scope.selfId] : candidatesOf(table, of, scope);
function outsBy(table, word, sheet, scope) {
  const side3 = sideMeant(table, word, scope);
  return table.state.outs.filter((out) => {
    if (out.side !== side3) return false;
    return sheet === void 0 ? isVillainSheet(table.state, out.sheetId) : out.sheetId === sheet;
  }).length;
}
var isVillainSheet = (state, sheetId) => state.figures.some((figure4) => figure4.kind === "VILLAIN" && figure4.sheetId === sheetId);
function timesPassed(table, testId, word, scope) {
  const side3 = word === void 0 ? null : sideMeant(table, word, scope);
  return sum(
    Object.entries(table.state.tests).filter(([key]) => key === testId || key.startsWith(`${testId}@`)),
    ([, { passed }]) => word === void 0 ? sum(Object.values(passed), (times) => times) : side3 === null ? 0 : passed[side3] ?? 0
  );
}
function outOfSide(table, word, scope) {
  const side3 = sideMeant(table, word, scope);
  return table.state.figures.filter(
    (figure4) => figure4.kind === "HERO" && figure4.status === "OUT" && figure4.side === side3
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
    ...edges.flatMap(({ edge, ...at2 }) => {
      const here3 = { ...onBoard2(at2), edge };
      const stop = stopOn(board, doorways, here3);
      return stop ? [{ stop, far: distanceToEdge(from, to, here3) }] : [];
    }),
    ...cells2.map(onBoard2).filter(blocked).map((cell2) => ({ stop: { kind: "CELL", cell: cell2 }, far: distanceToCell(from, to, cell2) }))
  ];
  return met.sort((one2, other) => one2.far - other.far || compareStops(one2.stop, other.stop))[0]?.stop;
}
function stopOn(board, doorways, side3) {
  const { upright, index } = edgeIndex(board.grid, side3);
  const what = (upright ? board.grid.upright : board.grid.level)[index] ?? WALL;
  if (!isClosed(what, doorways)) return void 0;
  const door2 = board.doors[what - FIRST_DOOR];
  return door2 ? { kind: "DOOR", doorId: door2.id } : { kind: "WALL", edge: { ...beyond(side3), edge: upright ? "E" : "S" } };
}
var kinds2 = ["WALL", "DOOR", "CELL"];
function compareStops(one2, other) {
  if (one2.kind === "WALL" && other.kind === "WALL") {
    return compareCells(one2.edge, other.edge) || (one2.edge.edge < other.edge.edge ? -1 : 1);
  }
  if (one2.kind === "DOOR" && other.kind === "DOOR") return one2.doorId < other.doorId ? -1 : 1;
  return kinds2.indexOf(one2.kind) - kinds2.indexOf(other.kind);
}

// libs/skirmish/src/table/lines.ts
function isClearFor(table, figureId, from, to, unhindered = {}) {
  const blocked = blockedFor(table, figureId, unhindered);
  return isLineClear(
    boardOf(table),
    openDoorsOf(table),
    cellOf(from),
    cellOf(to),
    (cell2) => blocked.has(spaceIdOf(cell2))
  );
}
function whatStopsFor(table, figureId, from, to, unhindered = {}) {
  const blocked = blockedFor(table, figureId, unhindered);
  const found2 = whatStopsLine(
    boardOf(table),
    openDoorsOf(table),
    cellOf(from),
    cellOf(to),
    (cell2) => blocked.has(spaceIdOf(cell2))
  );
  switch (found2?.kind) {
    case "WALL":
      return { stop: "WALL", at: `${spaceIdOf(found2.edge)},${found2.edge.edge}` };
    case "DOOR":
      return { stop: "DOOR", at: found2.doorId };
    case "CELL": {
      const at2 = spaceIdOf(found2.cell);
      const figure4 = figuresInPlay(table.state).find(({ spaceId }) => spaceId === at2);
      return figure4 ? { stop: "FIGURE", at: figure4.id } : { stop: "PIECE", at: at2 };
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
function powersOfFigure(table, figure4) {
  const own = innatePowers(table.book.innatePowers(table.state, figure4), figure4.id);
  const hero7 = figure4.kind === "HERO" ? heroOf(table.state, figure4.id) : void 0;
  return !hero7 || hero7.inPlay.length === 0 ? own : [...own, ...cardPowers(table, hero7)];
}
function openPowers(table) {
  const open2 = [];
  for (const figure4 of table.state.figures) {
    if (isInPlay(figure4)) open2.push(...powersOfFigure(table, figure4));
  }
  return open2;
}
var findOpenPower = (table, figureId, powerId) => powersOf(table, figureId).find((open2) => open2.powerId === powerId);
var innate = /* @__PURE__ */ new WeakMap();
function innatePowers(printed2, figureId) {
  if (!printed2) return [];
  let ofSheet = innate.get(printed2);
  if (!ofSheet) innate.set(printed2, ofSheet = /* @__PURE__ */ new Map());
  let powers = ofSheet.get(figureId);
  if (!powers) {
    const list = "id" in printed2 ? [printed2] : printed2;
    ofSheet.set(figureId, powers = list.map(({ id: powerId, power: power3 }) => ({ figureId, powerId, power: power3 })));
  }
  return powers;
}
var onTheLeft = /* @__PURE__ */ new WeakMap();
function cardPowers(table, { heroId: figureId, inPlay }) {
  const known2 = onTheLeft.get(inPlay);
  if (known2?.cards === inPlay.length) return known2.powers;
  const powers = inPlay.flatMap(({ cardId: powerId, side: side3 }) => {
    const power3 = side3 === "LEFT" ? powerOnLeft(table, powerId) : void 0;
    return power3 ? [{ figureId, powerId, power: power3 }] : [];
  });
  onTheLeft.set(inPlay, { cards: inPlay.length, powers });
  return powers;
}
var powerOnLeft = ({ book: book2 }, cardId) => book2.isWoundCard(cardId) ? book2.woundCard(cardId).power : book2.powerCard(cardId).special?.power;
var techniquesOf = ({ book: book2 }, hero7) => hero7.inPlay.flatMap(({ cardId, side: side3 }) => {
  if (!book2.isWoundCard(cardId)) return techniqueOn(side3, book2.powerCard(cardId).technique);
  const wound2 = book2.woundCard(cardId);
  return techniqueOn(wound2.side === "LEFT" ? "RIGHT" : side3, wound2.technique);
});
var techniqueOn = (side3, technique) => technique && side3 === "RIGHT" ? [technique] : [];
var isPowerId = (book2, id) => book2.findPowerCard(id) !== void 0 || book2.findWoundCard(id) !== void 0 || book2.isOnSheet(id);

// libs/skirmish/src/figures/abilities.ts
var hasAbility = (table, figureId, ability) => timesGranted(table, figureId, ability) > 0;
function timesGranted(table, figureId, ability) {
  let times = 0;
  for (const { figureId: ownerId, power: power3 } of openPowers(table)) {
    for (const grant2 of power3.grants ?? []) {
      if (grant2.ability !== ability) continue;
      const scope = scopeOfOpenPower(table.state, ownerId);
      const isMet3 = !grant2.if || holdsWith(table, grant2.if, scope, printed);
      if (isMet3 && names(table, grant2.who, figureId, scope)) times += 1;
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
      const open2 = {
        modifier: modifier2,
        scope,
        holds: once(() => !modifier2.if || holdsWith(table, modifier2.if, scope, printed))
      };
      const alike = on.get(modifier2.characteristic);
      if (alike) alike.push(open2);
      else on.set(modifier2.characteristic, [open2]);
      if (modifier2.combat !== void 0 || modifier2.power !== void 0) dice.push(open2);
      if (table.book.diceSwapped(modifier2) > 0) swaps.push(open2);
    }
  }
  return { on, dice, swaps };
}
function once(ask) {
  let answer2;
  return () => answer2 ??= ask();
}
var modifiersOn = (table, figureId, targetId, open2 = []) => open2.length === 0 ? [] : open2.filter(({ modifier: modifier2, scope, holds }) => isOn(table, modifier2, figureId, targetId, scope) && holds()).map(({ modifier: modifier2 }) => modifier2);
function changes(table, figureId, characteristic3, targetId, open2) {
  const timed = table.state.modifiers.filter((modifier2) => modifier2.figureId === figureId && modifier2.characteristic === characteristic3).map(({ by: by3 }) => by3);
  const lying = modifiersOn(table, figureId, targetId, open2.on.get(characteristic3)).map(({ by: by3 = 0 }) => by3);
  return [...table.book.bonuses(table.state, figureId, characteristic3), ...timed, ...lying];
}
function isOn(table, { who, against }, figureId, targetId, scope) {
  const picked = who.pick !== void 0 && who.pick !== "ALL";
  if (!(picked ? figuresOf(table, who, scope).includes(figureId) : names(table, who, figureId, scope))) return false;
  return !against || targetId !== null && names(table, against, targetId, scope);
}
function techniquesOn(table, figureId) {
  const hero7 = findHeroState(table.state, figureId);
  return hero7 ? techniquesOf(table, hero7) : table.book.techniquesBeside(table.state, figureOf(table.state, figureId));
}
var techniqueChanges = (techniques, characteristic3) => techniques.map((technique) => technique[fieldOf[characteristic3]] ?? 0);
var total = (numbers) => numbers.reduce((sum2, number) => sum2 + number, 0);
var noDice = { combat: 0, power: 0 };
function characteristic(table, figureId, which, targetId = null, { open: open2 = openModifiers(table, targetId), techniques = techniquesOn(table, figureId) } = {}) {
  const worth = printed(table, figureId, which) + total(changes(table, figureId, which, targetId, open2)) + total(techniqueChanges(techniques, which));
  return Math.max(0, worth);
}
function attackDiceOf(table, figureId, targetId, answers3 = noDice) {
  const { combat, power: power3 } = attackOf(table, figureId, targetId, { answers: answers3 });
  return { combat, power: power3 };
}
function attackOf(table, figureId, targetId, {
  open: open2 = openModifiers(table, targetId),
  techniques = techniquesOn(table, figureId),
  answers: answers3 = noDice
} = {}) {
  const beside = techniqueChanges(techniques, "ATTACK");
  const given2 = modifiersOn(table, figureId, targetId, open2.dice);
  const sheet = printed(table, figureId, "ATTACK");
  const changed = total(changes(table, figureId, "ATTACK", targetId, open2));
  const dice = [...given2, answers3];
  const combat = sheet + changed + total(beside.filter((by3) => by3 < 0)) + total(dice.map((modifier2) => modifier2.combat ?? 0));
  const power3 = total(beside.filter((by3) => by3 > 0)) + total(dice.map((modifier2) => modifier2.power ?? 0));
  const swaps = modifiersOn(table, figureId, targetId, open2.swaps);
  const swapped = Math.min(Math.max(0, combat), total(swaps.map((modifier2) => table.book.diceSwapped(modifier2))));
  return { points: Math.max(0, sheet + changed + total(beside)), combat: combat - swapped, power: power3 + swapped };
}

// libs/skirmish/src/figures/figure-values.ts
function figureValuesOf(table) {
  const open2 = openModifiers(table);
  return (figure4) => isInPlay(figure4) ? valuesInPlay(table, figure4, open2) : valuesPrinted(table, figure4);
}
function valuesInPlay(table, { id, kind }, open2) {
  const gathered = { open: open2, techniques: techniquesOn(table, id) };
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
  const attack3 = value("ATTACK");
  return {
    health: healthOf(table, id),
    speed: value("SPEED"),
    attack: attack3,
    combatDice: Math.max(0, attack3),
    powerDice: 0,
    defense: value("DEFENSE"),
    ...kind === "HERO" ? { mind: value("MIND") } : {}
  };
}

// libs/skirmish/src/figures/heroes.ts
var isOut = (state, figureId) => state.figures.some(({ id, status }) => id === figureId && status === "OUT");
var heroesInPlay = (state) => state.heroes.filter(({ heroId: heroId13 }) => standsOnBoard(state, heroId13));
var ownHeroesInPlay = (state, seat6) => heroesInPlay(state).filter((hero7) => hero7.seat === seat6);
var ownHeroInPlay = (state, seat6, heroId13) => ownHeroesInPlay(state, seat6).find((hero7) => hero7.heroId === heroId13);

// libs/skirmish/src/table/deeds.ts
function countDeed(state, heroId13, deed) {
  const { deeds } = heroOf(state, heroId13);
  deeds[deed] = (deeds[deed] ?? 0) + 1;
}
function noteDeed(state, figureId, deed) {
  if (figureId !== void 0 && findHeroState(state, figureId)) countDeed(state, figureId, deed);
}

// libs/skirmish/src/table/hero-actions.ts
var HERO_ACTIONS = 3;
var MOST_ACTIONS = 5;

// libs/skirmish/src/board/reach.ts
function reach(board, openDoors, mover, standing2) {
  const ways = waysToZones(board, openDoors, mover, standing2);
  const ends = /* @__PURE__ */ new Map();
  for (const space3 of board.spaces) {
    const way = ways.get(space3.zoneId);
    if (way && space3.id !== mover.from && !standing2.has(space3.id)) ends.set(space3.id, way);
  }
  return ends;
}
function whyOutOfReach(board, openDoors, mover, standing2, to) {
  if (reach(board, openDoors, mover, standing2).has(to)) return void 0;
  const start = board.space(mover.from);
  const [from, target3] = [start.zoneId, board.space(to).zoneId];
  const first = from === "" ? start.firstZoneId : from;
  if (first === void 0 || target3 === "") return "NO_WAY";
  const far = zoneDistance(board, openDoors, first, target3) + (from === "" ? 1 : 0);
  if (far === Infinity) return "NO_WAY";
  if (isHeld(mover, enemyZones(board, mover, standing2).has(from))) return far > 1 ? "BREAK_AWAY_ONE_ZONE" : "NO_WAY";
  return far > mover.zones ? "TOO_FAR" : "ENEMY_STOPS_MOVE";
}
function waysToZones(board, openDoors, mover, standing2) {
  const ways = /* @__PURE__ */ new Map();
  const cheapest = /* @__PURE__ */ new Map();
  const { zoneId: home, firstZoneId } = board.space(mover.from);
  if (home !== "") {
    ways.set(home, { kind: "REPOSITION", zones: [] });
    cheapest.set(home, 0);
  }
  const graph = zoneGraph(board, openDoors);
  const enemies = enemyZones(board, mover, standing2);
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
function enemyZones(board, mover, standing2) {
  const zones = /* @__PURE__ */ new Set();
  for (const [spaceId, who] of standing2) {
    if (who === "ENEMY" && spaceId !== mover.from) zones.add(board.space(spaceId).zoneId);
  }
  zones.delete("");
  return zones;
}

// libs/skirmish/src/table/movement.ts
function moverOf(table, figureId, { zones, ignoreEnemies = false }) {
  const costOf = table.book.costOfZone(table.state, figureOf(table.state, figureId));
  return {
    from: spaceOf(table.state, figureId),
    zones: zones ?? characteristic(table, figureId, "SPEED"),
    ignoresEnemies: ignoreEnemies || hasAbility(table, figureId, "IGNORE_ENEMIES_MOVING"),
    sureFooted: hasAbility(table, figureId, "SURE_FOOTED"),
    ...costOf ? { costOf } : {}
  };
}
var standingFor = (table, figureId) => new Map(
  figuresInPlay(table.state).filter(({ id }) => id !== figureId).map(({ id }) => [spaceOf(table.state, id), isEnemy(table, figureId, id) ? "ENEMY" : "ALLY"])
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
function nearestFreeSpace(table, place) {
  let best2;
  for (const { id, firstZoneId } of boardOf(table).spaces) {
    if (occupantOf(table.state, id) || firstZoneId !== void 0) continue;
    const zones = zonesBetween(table, place, id);
    const cells2 = spaceDistance(cellOf(place), cellOf(id));
    if (!best2 || zones < best2.zones || zones === best2.zones && cells2 < best2.cells) best2 = { id, zones, cells: cells2 };
  }
  return best2?.id;
}

// libs/skirmish/src/table/open-doors.ts
var sets = /* @__PURE__ */ new WeakMap();
function openDoorSet({ openDoors }) {
  const key = openDoors.join(" ");
  const known2 = sets.get(openDoors);
  if (known2?.key === key) return known2.doors;
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
function layToken(state, { id, kindId, spaceId }) {
  state.tokens.push({ id, kindId, spaceId });
  countPiece(state, kindId);
}

// libs/skirmish/src/table/sight.ts
var sees = (table, figureId, from, to, objectId = null) => isClearFor(table, figureId, from, to, withItsEyes(table, figureId, objectId));
var whatHides = (table, figureId, from, to, objectId = null) => whatStopsFor(table, figureId, from, to, withItsEyes(table, figureId, objectId));
function whatHidesAll(table, figureId, from, spaces2, objectId = null) {
  const here3 = cellOf(from);
  const farOff = (spaceId) => {
    const { x, y } = cellOf(spaceId);
    return (x - here3.x) ** 2 + (y - here3.y) ** 2;
  };
  const [nearest = from] = spaces2.toSorted((one2, other) => farOff(one2) - farOff(other));
  return whatHides(table, figureId, from, nearest, objectId);
}
var withItsEyes = (table, figureId, objectId) => ({
  objectId,
  throughEnemies: hasAbility(table, figureId, "SEE_THROUGH_ENEMIES")
});

// libs/skirmish/src/behaviour/arrival.ts
function noteArrival(runner, figureId, from, context, way) {
  const zone = zoneOfSpace(runner, spaceOf(runner.state, figureId));
  const arrived = from === null || zoneOfSpace(runner, from) !== zone;
  if (arrived) runner.happened({ kind: "ARRIVED", figureId, zones: way ?? [zone] }, context);
}

// libs/skirmish/src/attacking/legality.ts
function whyNoAttack(table, terms) {
  const { attackerId, targetId, mode, rangedGiven = false } = terms;
  if (!standsOnBoard(table.state, targetId) || !standsOnBoard(table.state, attackerId)) return "NOT_IN_PLAY";
  if (!isEnemy(table, attackerId, targetId)) return "NOT_AN_ENEMY";
  if (mode === "MELEE") {
    return areSpacesAdjacent(table, spaceOf(table.state, attackerId), spaceOf(table.state, targetId)) ? void 0 : "NOT_ADJACENT";
  }
  if (!rangedGiven && !hasAbility(table, attackerId, "RANGED_ATTACKS")) return "NO_RANGED_POWER";
  if (hasAbility(table, attackerId, "NO_RANGED_ATTACKS")) return "NO_RANGED_POWER";
  return seesTarget(table, terms) ? void 0 : "NO_LINE_OF_SIGHT";
}
var factsOfNoAttack = (table, why2, terms) => {
  const { attackerId, targetId, weaponId = null } = terms;
  if (why2 !== "NO_LINE_OF_SIGHT") return { id: targetId };
  const { state } = table;
  return {
    id: targetId,
    ...whatHides(table, attackerId, spaceOf(state, attackerId), spaceOf(state, targetId), weaponId)
  };
};
var mayAttackFromAfar = (table, figureId) => hasAbility(table, figureId, "RANGED_ATTACKS") && !hasAbility(table, figureId, "NO_RANGED_ATTACKS");
var seesTarget = (table, { attackerId, targetId, weaponId = null }) => sees(table, attackerId, spaceOf(table.state, attackerId), spaceOf(table.state, targetId), weaponId);
function possibleAttacks(table, attackerId, { kind, rangedGiven = false } = {}) {
  if (!standsOnBoard(table.state, attackerId) || hasAbility(table, attackerId, "CANNOT_ATTACK")) return [];
  const modes2 = kind === void 0 ? ["MELEE", "RANGED"] : [kind];
  return figuresInPlay(table.state).flatMap(({ id: targetId }) => {
    const mode = modes2.find((each) => !whyNoAttack(table, { attackerId, targetId, mode: each, rangedGiven }));
    return mode ? [{ targetId, mode }] : [];
  });
}

// libs/skirmish/src/attacking/push-spaces.ts
function pushSpaces(table, figureId) {
  if (!standsOnBoard(table.state, figureId) || hasAbility(table, figureId, "CANNOT_BE_PUSHED")) return [];
  return adjacentSpaces(boardOf(table), openDoorsOf(table), spaceOf(table.state, figureId)).filter(
    (spaceId) => !occupantOf(table.state, spaceId) && table.book.mayBePushedTo(table.state, spaceId)
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
var scopeOfMission = (state, heroId13) => ({
  ...scopeOfOpenPower(state, heroId13),
  sight: sees
});
var scopeOfSide = (side3) => ({
  selfId: null,
  actingId: null,
  causeId: null,
  targetId: null,
  chosenId: null,
  side: side3,
  sight: sees,
  isDeed: false
});

// libs/skirmish/src/trials/places.ts
var placedTests = (table) => table.book.testsOf(table.state).flatMap((test3) => placesOfTest(table, test3));
function placesOfTest(table, test3) {
  const { id, at: at2, door: door2 } = test3;
  if (door2 !== void 0) {
    const { a, b } = boardOf(table).door(door2);
    return [{ key: id, test: test3, pieceId: door2, spaces: [`${a.x},${a.y}`, `${b.x},${b.y}`] }];
  }
  const pieces3 = at2 && piecesAt(table, at2);
  return pieces3 ? pieces3.map((piece3) => ({ key: `${id}@${piece3.id}`, test: test3, pieceId: piece3.id, spaces: [piece3.spaceId] })) : [{ key: id, test: test3, pieceId: null, spaces: at2 ? spacesOf(table, at2, scopeOfSide(null)) : [] }];
}
var piecesAt = ({ book: book2, state }, at2) => at2.tokens === void 0 ? book2.piecesAt(state, at2) : state.tokens.filter(({ kindId }) => kindId === at2.tokens);
var isOfPieces = (table, at2) => at2 !== void 0 && piecesAt(table, at2) !== void 0;
var placesOfTestId = (table, testId) => table.book.testsOf(table.state).filter(({ id }) => id === testId).flatMap((test3) => placesOfTest(table, test3));
var testOfKey = ({ book: book2, state }, key) => book2.testsOf(state).find(({ id, at: at2 }) => key === id || isKeyOf(key, id) && isOfPieces({ book: book2, state }, at2));
var placedTest = (table, key) => table.book.testsOf(table.state).filter(({ id }) => isKeyOf(key, id)).flatMap((test3) => placesOfTest(table, test3)).find((placed) => placed.key === key);
var isKeyOf = (key, id) => key === id || key.startsWith(`${id}@`);
var untried = ({ sides: sides2 }) => ({
  malus: {},
  change: 0,
  closed: false,
  passed: Object.fromEntries(sides2.map((side3) => [side3, 0]))
});
var asItBegins = onceFor((book2) => frozen(untried(book2)));
var keyOfMalus = ({ malusLiesOn }, { testKey: testKey3, testId }) => malusLiesOn === "TEST" ? testId : testKey3;
function withTokens(book2, { tests: tests2 }, key) {
  const own = tests2[key] ?? asItBegins(book2);
  const [testId = key] = key.split("@");
  const tokens2 = tests2[keyOfMalus(book2, { testKey: key, testId })];
  return tokens2 === void 0 || tokens2 === own ? own : { ...own, malus: tokens2.malus };
}
function testState({ book: book2, state }, key) {
  const test3 = withTokens(book2, state, key);
  return !test3.closed && book2.isTestSettled(state, key) ? { ...test3, closed: true } : test3;
}

// libs/skirmish/src/behaviour/hero-limits.ts
var actionsOf = ({ book: book2, state }, heroId13) => book2.actionsOf(state, figureOf(state, heroId13));
function actionsToGive(table, id) {
  const hero7 = findHeroState(table.state, id);
  if (!hero7 || !standsOnBoard(table.state, id)) return 0;
  if (table.state.active?.figureId === id) return table.book.mostActions - table.state.active.granted;
  return hero7.activated ? 0 : table.book.mostActions - actionsOf(table, id) - hero7.bonusActions;
}
function actionsToLose(table, id) {
  const hero7 = findHeroState(table.state, id);
  if (!hero7 || !standsOnBoard(table.state, id)) return 0;
  if (table.state.active?.figureId === id) return table.state.active.actions;
  return hero7.activated ? 0 : actionsOf(table, id) + hero7.bonusActions;
}
function mayDrawWound(table, id) {
  const hero7 = findHeroState(table.state, id);
  if (!hero7 || hero7.drewWound || !standsOnBoard(table.state, id)) return false;
  return !table.book.outAtHealth(table.state, figureOf(table.state, id));
}
var powerCardsInHand = (table, id) => (findHeroState(table.state, id)?.hand ?? []).filter((card6) => !table.book.isWoundCard(card6));

// libs/skirmish/src/behaviour/holds.ts
var isMet = (table, condition, scope) => condition === void 0 || holdsWith(table, condition, scope, characteristic);

// libs/skirmish/src/behaviour/supply.ts
var supplyOf = (state, sheetId) => state.figures.filter(
  (figure4) => figure4.kind === "VILLAIN" && figure4.sheetId === sheetId && (figure4.status === "RESERVE" || figure4.status === "OUT" && !figure4.superVillain)
);

// libs/skirmish/src/behaviour/swaps.ts
function maySwap(table, a, b) {
  if (a === void 0 || b === void 0 || a === b) return false;
  return mayComeTo(table, a, b) && mayComeTo(table, b, a);
}
function mayComeTo(table, figureId, otherId) {
  const spaceId = findFigure(table.state, otherId)?.spaceId;
  if (spaceId === null || spaceId === void 0 || !table.book.mayBePushedTo(table.state, spaceId)) return false;
  return mayBePutOn(table, figureId, spaceId);
}
var mayBePutOn = ({ book: book2, state }, figureId, spaceId) => findFigure(state, figureId)?.kind !== "HERO" || !book2.isSealed(state, spaceId);

// libs/skirmish/src/behaviour/can-do.ts
var canDo = (table, effects, context) => effects.some((effect) => isPossible(table, effect, context));
var choosable = (table, among2, effects, context) => figuresOf(table, among2, scopeOf(context)).filter((id) => canDo(table, effects, { ...context, chosenId: id }));
function isPossible(table, effect, context) {
  return onBoard(table, effect, context) || onPieces(table, effect, context) || onFigures(table, effect, context) || onTests(table, effect) || isComposed(table, effect, context) || table.book.canDoFurther(table, effect, context);
}
function onBoard(table, effect, context) {
  const { move, moveFreely: moveFreely2, place, swap, push: push2, spawn } = effect;
  const scope = scopeOf(context);
  const all = (figures4) => figuresOf(table, figures4, scope);
  if (move) return all(move.who).some((id) => !hasAbility(table, id, "CANNOT_MOVE"));
  if (moveFreely2) return all(moveFreely2.who).some((id) => reachOf(table, id, moveFreely2).size > 0);
  if (place) return all(place.who).length > 0 && placesOf(table, place.at, scope).length > 0;
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
    const spaces2 = placesOf(table, takeToken.at, scope).flat();
    return table.state.tokens.some(({ kindId, spaceId }) => kindId === takeToken.kind && spaces2.includes(spaceId));
  }
  return setDoor !== void 0 && table.state.openDoors.includes(setDoor.door) !== setDoor.open;
}
function onFigures(table, effect, context) {
  const { attack: attack3, damage, heal, modify, drawWound: drawWound3, discardCard, loseAction, giveAction } = effect;
  const all = (figures4) => figuresOf(table, figures4, scopeOf(context));
  if (attack3) return all(attack3.who).some((id) => canAttack(table, id, attack3, context));
  if (damage) return all(damage.who).length > 0;
  if (heal) return all(heal.who).some((id) => figureOf(table.state, id).damage > 0);
  if (modify) return all(modify.who).length > 0;
  if (drawWound3) return all(drawWound3.who).some((id) => mayDrawWound(table, id));
  if (discardCard) return all(discardCard.who).some((id) => powerCardsInHand(table, id).length > 0);
  if (loseAction) return all(loseAction.who).some((id) => actionsToLose(table, id) > 0);
  if (giveAction) return all(giveAction.who).some((id) => actionsToGive(table, id) > 0);
  const { changeRoll, preventDamage, redirectAttack, addDamage } = effect;
  if (redirectAttack) return all(redirectAttack.to).some((id) => id !== context.targetId && id !== context.causeId);
  return changeRoll !== void 0 || preventDamage !== void 0 || addDamage !== void 0;
}
function canAttack(table, attackerId, { target: target3, kind }, context) {
  const targets = possibleAttacks(table, attackerId, { kind, rangedGiven: kind === "RANGED" });
  if (!target3) return targets.length > 0;
  const named4 = figuresOf(table, target3, scopeOf(context, attackerId));
  return targets.some(({ targetId }) => named4.includes(targetId));
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
  const hero7 = findHeroState(table.state, figureId);
  if (!hero7) return;
  const zone = zoneOf(table, figureId);
  if (hero7.zonesVisited.includes(zone)) return;
  hero7.zonesVisited.push(zone);
  hero7.deeds["ZONES_VISITED"] = hero7.zonesVisited.length;
}
function putOn(table, figureId, spaceId) {
  const figure4 = figureOf(table.state, figureId);
  if (figure4.spaceId !== null) noteZone(table, figureId);
  figure4.spaceId = spaceId;
  noteZone(table, figureId);
}

// libs/skirmish/src/behaviour/effect-evolvers.ts
var unchanged = (_state) => void 0;
var effectEvolvers = (book2) => ({
  damageDealt(state, { figureId, points: points2, damage }) {
    figureOf(state, figureId).damage = damage;
    const hero7 = findHeroState(state, figureId);
    if (hero7) hero7.deeds["DAMAGE_TAKEN"] = (hero7.deeds["DAMAGE_TAKEN"] ?? 0) + points2;
  },
  damagePrevented: unchanged,
  figureHealed(state, { figureId, damage }) {
    figureOf(state, figureId).damage = damage;
  },
  modifierLaid(state, { figureId, characteristic: characteristic3, by: by3, until }) {
    state.modifiers.push({ figureId, characteristic: characteristic3, by: by3, until });
  },
  figurePlaced(state, { figureId, spaceId, spawned }) {
    if (spawned) Object.assign(figureOf(state, figureId), { status: "IN_PLAY", damage: 0, spaceId: null });
    putOn({ state, book: book2 }, figureId, spaceId);
  },
  figuresSwapped(state, { a, b }) {
    const [toA, toB] = [figureOf(state, b).spaceId, figureOf(state, a).spaceId];
    if (toA !== null) putOn({ state, book: book2 }, a, toA);
    if (toB !== null) putOn({ state, book: book2 }, b, toB);
  },
  pieceAdded(state, { piece: piece3, pieceId, ...laid2 }) {
    if (piece3 === "TOKEN") layToken(state, { id: pieceId, ...laid2 });
  },
  pieceRemoved(state, { piece: piece3, pieceId: id }) {
    if (piece3 === "TOKEN") state.tokens = state.tokens.filter((token) => token.id !== id);
    if (piece3 === "FIGURE") removeFigure(state, id);
  },
  doorSet(state, { door: door2, open: open2 }) {
    state.openDoors = state.openDoors.filter((id) => id !== door2);
    if (open2) state.openDoors = [...state.openDoors, door2].sort();
  },
  actionsChanged(state, { heroId: heroId13, by: by3 }) {
    const { active } = state;
    const hero7 = findHeroState(state, heroId13);
    if (active?.figureId !== heroId13) {
      if (hero7) hero7.bonusActions += by3;
      return;
    }
    active.actions += by3;
    if (by3 > 0) active.granted += by3;
  },
  cardDiscarded(state, { heroId: heroId13, cardId }) {
    const hero7 = findHeroState(state, heroId13);
    if (!hero7) return;
    hero7.hand = hero7.hand.filter((id) => id !== cardId);
    hero7.discard.push(cardId);
  }
});
function removeFigure(state, id) {
  const figure4 = figureOf(state, id);
  const returns = figure4.kind === "VILLAIN" && !figure4.superVillain;
  Object.assign(figure4, { spaceId: null, damage: 0, status: returns ? "RESERVE" : "OUT" });
  if (state.active) state.active.sidekicks = state.active.sidekicks.filter((sidekickId) => sidekickId !== id);
}

// libs/skirmish/src/content/weight.ts
var crowd = 12;
var single = ["SELF", "CAUSE", "TARGET", "CHOSEN", "HERO", "VILLAIN"];
var narrowing = ["inZone", "onPlace", "adjacentTo", "inSightOf", "withinZones"];
var weightOf = onceFor((part) => weigh(part));
function weigh(value) {
  if (Array.isArray(value)) return value.reduce((sum2, item) => sum2 + weigh(item), 0);
  if (!isRecord2(value)) return 0;
  return Object.entries(value).reduce((sum2, [field, inner]) => sum2 + timesOf(value, field) * weigh(inner), 1);
}
function timesOf(record, field) {
  if (field === "do") return most(record["figures"] ?? record["among"]);
  return narrowing.includes(field) ? most(record) : 1;
}
var most = (figures4) => !isRecord2(figures4) || single.includes(String(figures4["of"])) ? 1 : crowd;
var isRecord2 = (value) => typeof value === "object" && value !== null;

// libs/skirmish/src/behaviour/pick.ts
function pickFigures(table, figures4, scope, random) {
  const { pick } = figures4;
  if (pick === void 0 || pick === "ALL" || pick === "FIRST") {
    return { ids: figuresOf(table, figures4, scope), weighed: null };
  }
  const candidates = candidatesOf(table, figures4, scope);
  const ranked = byKeys(candidates, (id) => pickKeys(table, figures4, id, scope));
  return bestOf(
    ranked,
    table.book.rule(pick === "NEAREST" ? "nearest" : "picked"),
    pick === "FARTHEST" || pick === "LEAST_LEFT" ? null : random
  );
}
function nearestOf(table, ids, from, random) {
  const ranked = byKeys(ids, (id) => {
    const figure4 = findFigure(table.state, id);
    const side3 = table.state.firstSide === null || figure4?.side === table.state.firstSide ? 0 : 1;
    return [...distancesFrom(table, from, figure4?.spaceId ?? null), leftOf(table, id), side3];
  });
  return bestOf(ranked, table.book.rule("nearest"), random);
}
function bestOf(ranked, rule2, random) {
  const [first] = ranked;
  if (!first) return { ids: [], weighed: null };
  const tied = ranked.filter(({ keys }) => keys.every((key, index) => key === first.keys[index]));
  const drawn = random !== null && tied.length > 1;
  const drawnId = drawn ? random.pick(tied.map(({ item }) => item)) : first.item;
  const chosen3 = tied.find(({ item }) => item === drawnId) ?? first;
  if (ranked.length === 1) return { ids: [chosen3.item], weighed: null };
  const order = [chosen3, ...ranked.filter((candidate) => candidate !== chosen3)];
  return {
    ids: [chosen3.item],
    weighed: { rule: rule2, candidates: order.map(({ item, keys }) => ({ candidateId: item, keys: [...keys] })), drawn }
  };
}

// libs/skirmish/src/behaviour/effect-rules.ts
function chosenFigures(runner, figures4, context, actingId = context.selfId) {
  const { turn } = runner;
  turn.spend(weightOf(figures4));
  const { ids, weighed } = pickFigures(runner, figures4, scopeOf(context, actingId), turn.random);
  if (weighed) {
    turn.emit({ type: "choiceMade", seat: null, source: context.sourceId, optionId: ids[0] ?? "", weighed });
  }
  return ids;
}
function chosenPlaces(runner, place, context, actingId = context.selfId) {
  const { state } = runner;
  const figures4 = place.spaceOf ?? place.zoneOf;
  if (!figures4) return placesOf(runner, place, scopeOf(context, actingId));
  const spaces2 = chosenFigures(runner, figures4, context, actingId).flatMap((id) => figureOf(state, id).spaceId ?? []);
  if (place.spaceOf) return spaces2.map((spaceId) => [spaceId]);
  return spaces2.flatMap((spaceId) => zoneAround(runner, spaceId));
}
function nextActor(runner, frame, who) {
  frame.todo ??= chosenFigures(runner, who, frame.context);
  for (; ; ) {
    const next = frame.todo.shift();
    if (next === void 0 || standsOnBoard(runner.state, next)) return next;
  }
}

// libs/skirmish/src/board/footprints.ts
var footprintOf = (own, offsets, turns2) => [
  { x: own.x, y: own.y },
  ...offsets.map((offset) => {
    const step = turnedOffset(offset, turns2);
    return { x: own.x + step.x, y: own.y + step.y };
  })
];
function footprintProblem(board, cells2, covered) {
  const [own, ...others] = cells2;
  if (!own || !board.spaceAt(own)) return "NOT_A_SPACE";
  if (!others.every((cell2) => board.isOpenCell(cell2))) return "NOT_OPEN";
  const ids = cells2.map(spaceIdOf);
  return ids.some((id) => covered.has(id)) || new Set(ids).size < ids.length ? "COVERED" : void 0;
}
var isAdjacentToObject = (board, openDoors, from, footprint) => footprint.some((cell2) => areCellsAdjacent(board, openDoors, from, cell2));

// libs/skirmish/src/behaviour/piece-effects.ts
var pieceEffects = {
  remove: (runner, frame, { figures: figures4, tokens: tokens2, count: count3 }) => figures4 ? removeFigures(runner, frame, figures4, count3) : removePieces(runner, frame, "TOKEN", ofKind(runner.state.tokens, tokens2), count3),
  putToken: (runner, frame, { kind, at: at2 }) => {
    const spaces2 = chosenPlaces(runner, at2, frame.context).flat();
    const spaceId = runner.book.tokenNeedsSpace(kind) ? spaceForPiece(runner, spaces2, []) : spaces2[0];
    return putPiece(runner, frame, "TOKEN", kind, spaceId);
  },
  takeToken(runner, { context }, { kind, at: at2 }) {
    const spaces2 = chosenPlaces(runner, at2, context).flat();
    const token = runner.state.tokens.find(({ kindId, spaceId }) => kindId === kind && spaces2.includes(spaceId));
    if (!token) return "NOTHING";
    runner.turn.emit({ type: "pieceRemoved", piece: "TOKEN", pieceId: token.id, source: context.sourceId });
    return "NEXT";
  },
  setDoor(runner, { context }, { door: door2, open: open2 }) {
    if (runner.state.openDoors.includes(door2) === open2 || !boardOf(runner).hasDoor(door2)) return "NOTHING";
    runner.turn.emit({ type: "doorSet", door: door2, open: open2, source: context.sourceId });
    return "NEXT";
  }
};
function removeFigures(runner, { context }, figures4, count3) {
  const ids = chosenFigures(runner, figures4, context).filter((id) => figureOf(runner.state, id).kind !== "HERO");
  for (const id of ids.slice(0, count3 ?? ids.length)) {
    runner.turn.emit({ type: "pieceRemoved", piece: "FIGURE", pieceId: id, source: context.sourceId });
  }
  return ids.length > 0 ? "NEXT" : "NOTHING";
}
var ofKind = (pieces3, kind) => pieces3.filter(({ kindId }) => kindId === kind).map(({ id }) => id);
function removePieces({ turn }, { context }, piece3, ids, count3 = ids.length) {
  const own = ids.filter((id) => id === context.pieceId);
  for (const id of [...own, ...ids.filter((each) => each !== context.pieceId)].slice(0, count3)) {
    turn.emit({ type: "pieceRemoved", piece: piece3, pieceId: id, source: context.sourceId });
  }
  return ids.length > 0 ? "NEXT" : "NOTHING";
}
function spaceForPiece(table, spaces2, footprint) {
  const board = boardOf(table);
  const covered = coveredCells(table);
  const fits2 = (spaceId) => footprintProblem(board, footprintOf(cellOf(spaceId), footprint, 0), covered) === void 0;
  const [first] = spaces2;
  if (first === void 0) return void 0;
  const others = board.spaces.map(({ id }) => id).filter(fits2);
  return spaces2.find(fits2) ?? byKeys(others, (id) => distancesFrom(table, first, id))[0]?.item;
}
function putPiece({ state, turn }, { context }, piece3, kindId, spaceId) {
  if (spaceId === void 0) return "NOTHING";
  const id = nextPieceId(state, kindId);
  turn.emit({ type: "pieceAdded", piece: piece3, pieceId: id, kindId, spaceId, turns: 0, source: context.sourceId });
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
  const spaces2 = frame.hit && standsOnBoard(state, attackerId) ? pushSpaces(runner, targetId) : [];
  if (frame.push <= 0 || spaces2.length === 0) return null;
  const seat6 = seatOf(runner, attackerId);
  if (seat6 === null) {
    frame.push -= 1;
    pushAway(runner, targetId, attackerId, frame.context);
    return "AGAIN";
  }
  if (answer2 === "decline") {
    turn.emit({ type: "pushDeclined", seat: seat6 });
    return null;
  }
  if (answer2 !== null && spaces2.includes(answer2)) {
    frame.push -= 1;
    push(runner, targetId, answer2, frame.context, { by: attackerId });
    return "AGAIN";
  }
  const options = spaces2.map((optionId) => ({ optionId, kind: "SPACE" }));
  return { seat: seat6, kind: "PUSH", figureId: targetId, options };
}
function pushAway(runner, figureId, fromId, context) {
  const { state } = runner;
  if (!standsOnBoard(state, fromId)) return false;
  const from = cellOf(spaceOf(state, fromId));
  const ranked = byKeys(pushSpaces(runner, figureId), (spaceId) => [-spaceDistance(from, cellOf(spaceId))]);
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
  const from = spaceOf(state, figureId);
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
  if (!standsOnBoard(state, figureId) || spaceOf(state, figureId) !== stands || occupantOf(state, to)) return "DONE";
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
  const from = spaceOf(runner.state, figureId);
  const { kind, ...why2 } = told2;
  runner.turn.emit({ type: "figureMoved", figureId, from, to, kind, zones: [...zones], ...why2 });
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
    const spaceId = stopsIn(zoneId) ? firstFreeSpace(runner, zoneId) : void 0;
    if (spaceId !== void 0) return { spaceId, zones: index + 1 };
  }
  return void 0;
}
var firstFreeSpace = (runner, zoneId) => boardOf(runner).zone(zoneId).spaces.find((spaceId) => !occupantOf(runner.state, spaceId));

// libs/skirmish/src/behaviour/automatic-move.ts
var mostTold = 20;
var nearestPlace = (table, figureId, places2) => byKeys(
  places2.filter((place) => place.length > 0),
  (place) => distance(table, figureId, spaceOf(table.state, figureId), place)
)[0]?.item;
function stagesOf(table, figureId, goal, kind) {
  const spaces2 = goal.flat();
  const zonesFrom = (spaceId) => distance(table, figureId, spaceId, spaces2)[0];
  const left = zonesFrom(spaceOf(table.state, figureId));
  if (spaces2.length === 0 || left === 0) return goal;
  return table.state.tokens.filter(({ kindId, spaceId }) => kindId === kind && zonesFrom(spaceId) < left).map(({ spaceId }) => [spaceId]);
}
function distance(table, figureId, from, place) {
  const doors = doorsForMoving(table, figureId);
  const keyed = byKeys(place, (spaceId) => [
    zonesBetween(table, from, spaceId, doors),
    spaceDistance(cellOf(from), cellOf(spaceId))
  ]);
  const [zones = 0, spaces2 = 0] = keyed[0]?.keys ?? [];
  return [zones, spaces2];
}
function automaticMove(table, figureId, place, {
  want,
  zones,
  away
}) {
  const own = spaceOf(table.state, figureId);
  const ways = reachOf(table, figureId, { zones });
  const candidates = boardOf(table).spaces.map(({ id }) => id).filter((id) => id === own || ways.has(id));
  const ranked = byKeys(candidates, (id) => {
    const [zoneKey, spaceKey] = distance(table, figureId, id, place);
    const wish = fulfils(table, figureId, id, place, want) ? 0 : 1;
    return [wish, away ? -zoneKey : zoneKey, away ? -spaceKey : spaceKey, id === own ? 0 : 1];
  });
  const to = ranked[0]?.item ?? own;
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
function fulfils(table, figureId, at2, place, want) {
  switch (want) {
    case void 0:
      return true;
    case "ADJACENT":
      return place.some((spaceId) => areSpacesAdjacent(table, at2, spaceId));
    case "SIGHT":
      return place.some((spaceId) => spaceId !== at2 && sees(table, figureId, at2, spaceId));
    case "ZONE":
      return place.some((spaceId) => zonesBetween(table, at2, spaceId) === 0);
    case "SPACE":
      return place.includes(at2);
  }
}

// libs/skirmish/src/behaviour/board-effects.ts
function freeSpaceAt(table, figureId, places2) {
  const may = (spaceId) => mayBePutOn(table, figureId, spaceId);
  const spaces2 = places2.flat().filter(may);
  const [first] = spaces2;
  const isFree = (spaceId) => [void 0, figureId].includes(occupantOf(table.state, spaceId)?.id);
  const nearest = () => first && nearestFreeSpace(table, first);
  return spaces2.find(isFree) ?? [nearest() ?? []].flat().find(may);
}
var boardEffects = {
  move(runner, { context }, { who, toward, away, along, want, zones }) {
    let done = false;
    for (const figureId of chosenFigures(runner, who, context)) {
      const target3 = away ?? toward;
      const places2 = target3 ? chosenPlaces(runner, target3, context, figureId) : [];
      const aims = along === void 0 ? places2 : stagesOf(runner, figureId, places2, along);
      const place = nearestPlace(runner, figureId, aims);
      if (!place) continue;
      const { to, way, weighed } = automaticMove(runner, figureId, place, { want, zones, away: away !== void 0 });
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
  place(runner, { context }, { who, at: at2 }) {
    let done = false;
    for (const figureId of chosenFigures(runner, who, context)) {
      const { spaceId: from } = figureOf(runner.state, figureId);
      const spaceId = freeSpaceAt(runner, figureId, chosenPlaces(runner, at2, context, figureId));
      if (spaceId === void 0 || spaceId === from) continue;
      putFigure(runner, figureId, spaceId, false, context);
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
    const [fromA, fromB] = [spaceOf(state, a), spaceOf(state, b)];
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
  spawn(runner, { context }, { sheet, count: count3, at: at2 }) {
    let come = 0;
    for (const { id } of supplyOf(runner.state, sheet).slice(0, count3)) {
      const spaceId = freeSpaceAt(runner, id, chosenPlaces(runner, at2, context));
      if (spaceId === void 0) break;
      putFigure(runner, id, spaceId, true, context);
      noteArrival(runner, id, null, context);
      come += 1;
    }
    return come > 0 ? "NEXT" : "NOTHING";
  }
};
function putFigure({ state, turn }, figureId, spaceId, spawned, { sourceId }) {
  const { superVillain } = figureOf(state, figureId);
  turn.emit({ type: "figurePlaced", figureId, spaceId, spawned, superVillain, source: sourceId });
}

// libs/skirmish/src/machine/frames-of.ts
var effectsFrame = (effects, context) => ({
  kind: "effects",
  context,
  effects: [...effects],
  todo: null,
  answer: null
});
var attackFrame = (attack3) => ({
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
  ...attack3
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
  each(runner, frame, { figures: figures4, do: effects }) {
    const id = nextActor(runner, frame, figures4);
    if (id === void 0) return "NEXT";
    runner.push(effectsFrame(effects, { ...frame.context, selfId: frame.context.selfId ?? id, chosenId: id }));
    return "STAY";
  },
  chooseFigure: (runner, frame, what) => {
    const { among: among2, optional = false, do: effects } = what;
    const { context } = frame;
    runner.turn.spend(weightOf(what));
    const ids = choosable(runner, among2, effects, context);
    if (ids.length === 0) return "NOTHING";
    const seat6 = ownerSeat(runner, context);
    if (seat6 === null) {
      const from = spaceOfScope(runner.state, scopeOf(context));
      const {
        ids: [id = ""],
        weighed
      } = nearestOf(runner, ids, from, runner.turn.random);
      tell2(runner, context, null, id, weighed ? { weighed } : {});
      return goOn(runner, frame, id, effects);
    }
    const options = ids.map((optionId) => ({ optionId, kind: "FIGURE" }));
    const answer2 = answered2(runner, frame, seat6, optional ? [decline, ...options] : options);
    if (typeof answer2 === "object") return answer2;
    return answer2 === decline.optionId ? "NEXT" : goOn(runner, frame, answer2, effects);
  },
  choose(runner, frame, { seat: who, optional = false, options }) {
    const { context } = frame;
    runner.turn.spend(weightOf(options));
    const open2 = options.flatMap(
      (option, index) => canDo(runner, option.do, context) ? [{ optionId: String(index), kind: "TEXT" }] : []
    );
    if (open2.length === 0) return "NOTHING";
    const seat6 = askedSeat(runner, who, context);
    const answer2 = seat6 === null ? firstOption(runner, context, open2) : answered2(runner, frame, seat6, optional ? [decline, ...open2] : open2);
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
  const figure4 = id === null ? void 0 : findFigure(table.state, id);
  if (!figure4) return null;
  return figure4.kind === "VILLAIN" || standsOnBoard(table.state, figure4.id) ? seatOf(table, figure4.id) : null;
}
function askedSeat(table, who, context) {
  if (who === "OWNER") return ownerSeat(table, context);
  return seatOfOne(table, who === "CAUSE" ? context.causeId : context.targetId);
}
function answered2(runner, frame, seat6, options) {
  const { context, answer: answer2 } = frame;
  const [only] = options;
  if (options.length === 1 && only) {
    tell2(runner, context, null, only.optionId, {});
    return only.optionId;
  }
  if (answer2 === null || !options.some(({ optionId }) => optionId === answer2)) {
    return { seat: seat6, kind: "CHOICE", source: context.sourceId, options };
  }
  tell2(runner, context, seat6, answer2, {});
  return answer2;
}
function firstOption(runner, context, options) {
  const optionId = options[0]?.optionId ?? "";
  tell2(runner, context, null, optionId, {});
  return optionId;
}
function tell2({ turn }, { sourceId }, seat6, optionId, why2) {
  turn.emit({ type: "choiceMade", seat: seat6, source: sourceId, optionId, ...why2 });
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
  const seat6 = ownerSeat(runner, context);
  const done = () => {
    frame.todo?.shift();
    frame.answer = null;
    return frame.todo?.length === 0 ? "NEXT" : "STAY";
  };
  if (ways.size === 0 || seat6 === null) return done();
  const options = [...ways.keys()].map((optionId) => ({ optionId, kind: "SPACE" }));
  const answer2 = answered2(runner, frame, seat6, [decline, ...options]);
  if (typeof answer2 === "object") return answer2;
  const way = ways.get(answer2);
  if (way) {
    const told2 = { kind: "EFFECT", source: context.sourceId };
    walk(runner, { figureId, to: answer2, zones: way.zones, context, told: told2 });
  }
  return done();
}

// libs/skirmish/src/attacking/damage.ts
function dealDamage({ turn, state }, figureId, points2, { by: by3, source: source3 }) {
  turn.emit({
    type: "damageDealt",
    figureId,
    points: points2,
    damage: figureOf(state, figureId).damage + points2,
    ...by3 === void 0 ? {} : { by: by3 },
    ...source3 === void 0 || source3 === by3 ? {} : { source: source3 }
  });
}

// libs/skirmish/src/wounds/draw-wound.ts
function drawWound(at2, heroId13, discarded, source3) {
  const { state, turn, book: book2 } = at2;
  if (!mayDrawWound(at2, heroId13)) return false;
  if (state.woundPile.length === 0 && state.woundDiscard.length > 0) {
    const woundIds = turn.random.shuffle(state.woundDiscard);
    turn.emit({ type: "woundPileShuffled", count: woundIds.length, woundIds });
  }
  const woundId = state.woundPile[0] ?? book2.emptyWoundPile(state);
  if (woundId === null) return false;
  const { side: side3 } = heroOf(state, heroId13);
  turn.emit({ type: "woundDrawn", heroId: heroId13, side: side3, discarded, woundId, ...source3 === void 0 ? {} : { source: source3 } });
  return true;
}
var woundEvolvers = {
  woundPileShuffled(state, { woundIds }) {
    const shuffle = 1 + Math.max(0, ...Object.values(state.woundShuffles));
    state.woundPile = [...woundIds];
    state.woundDiscard = [];
    state.shownWounds = state.shownWounds.filter((id) => !woundIds.includes(id));
    for (const id of woundIds) state.woundShuffles[id] = shuffle;
  },
  woundDrawn(state, { heroId: heroId13, discarded, woundId }) {
    const hero7 = heroOf(state, heroId13);
    figureOf(state, heroId13).damage -= discarded;
    hero7.hand.push(woundId);
    hero7.drewWound = true;
    if (state.woundPile[0] === woundId) state.woundPile.shift();
    countDeed(state, heroId13, "WOUNDS_DRAWN");
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
    const by3 = frame.context.creditHeroId;
    dealDamage(runner, id, points2, { source: frame.context.sourceId, ...by3 === null ? {} : { by: by3 } });
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
  modify: (runner, frame, { who, characteristic: characteristic3, by: by3, until }) => forAll(runner, frame, who, (figureId) => {
    const source3 = frame.context.sourceId;
    runner.turn.emit({ type: "modifierLaid", figureId, characteristic: characteristic3, by: by3, until, source: source3 });
    return true;
  }),
  drawWound: (runner, frame, { who }) => forAll(runner, frame, who, (id) => {
    if (!mayDrawWound(runner, id)) return false;
    drawWound(runner, id, 0, frame.context.sourceId);
    return true;
  }),
  discardCard: (runner, frame, { who }) => forAll(runner, frame, who, (heroId13) => {
    const cards4 = powerCardsInHand(runner, heroId13);
    if (cards4.length === 0) return false;
    const cardId = runner.turn.random.pick(cards4);
    runner.turn.emit({ type: "cardDiscarded", heroId: heroId13, cardId, source: frame.context.sourceId });
    return true;
  }),
  loseAction: (runner, frame, { who, actions }) => forAll(runner, frame, who, (id) => changeActions(runner, frame, id, -Math.min(actions, actionsToLose(runner, id)))),
  giveAction: (runner, frame, { who, actions }) => forAll(runner, frame, who, (id) => changeActions(runner, frame, id, Math.min(actions, actionsToGive(runner, id))))
};
function forAll(runner, { context }, who, act) {
  const done = chosenFigures(runner, who, context).map(act);
  return done.includes(true) ? "NEXT" : "NOTHING";
}
function changeActions({ turn }, { context }, heroId13, by3) {
  if (by3 === 0) return false;
  turn.emit({ type: "actionsChanged", heroId: heroId13, by: by3, source: context.sourceId });
  return true;
}
function pushAttack(runner, { context }, attackerId, what) {
  const { state, turn } = runner;
  const { kind, target: target3, combat = 0, power: power3 = 0, damage = 1, push: push2 = 0 } = what;
  const named4 = target3 ? chosenFigures(runner, target3, context, attackerId) : null;
  const possible = possibleAttacks(runner, attackerId, { kind, rangedGiven: kind === "RANGED" }).filter(
    ({ targetId: targetId2 }) => named4 === null || named4.includes(targetId2)
  );
  const ids = possible.map(({ targetId: targetId2 }) => targetId2);
  const {
    ids: [targetId],
    weighed
  } = nearestOf(runner, ids, spaceOf(state, attackerId), turn.random);
  const attack3 = possible.find((each) => each.targetId === targetId);
  if (!attack3) {
    turn.emit({ type: "effectPassedOver", source: context.sourceId, effect: "attack" });
    return;
  }
  runner.push(
    attackFrame({
      attackerId,
      ...attack3,
      rangedGiven: kind === "RANGED",
      context: contextOfAttack(runner, attackerId, attack3.targetId, context),
      combat,
      power: power3,
      damage,
      push: Math.max(push2, ownPushes(runner, attackerId)),
      weighed
    })
  );
}
function contextOfAttack({ state }, attackerId, targetId, context) {
  const hero7 = heroBehind(state, attackerId);
  const isHerosOwn = hero7 && context.creditSide !== null;
  return {
    ...context,
    targetId,
    selfId: attackerId,
    causeId: hero7?.heroId ?? context.causeId,
    ...isHerosOwn ? { creditSide: hero7.side, creditHeroId: context.creditHeroId ?? hero7.heroId } : {},
    granted: hero7 !== void 0
  };
}

// libs/skirmish/src/dice/dice.ts
var attackDice = {
  COMBAT: { faces: ["0", "0", "1", "1", "1", "POW"] },
  POWER: { faces: ["0", "1", "1", "2", "2", "POW"] }
};
var testDie = { faces: [0, 0, 0, 1, 1, 1, 2, 2] };
var POW = "POW";
var successesOf = (faces3) => faces3.reduce((sum2, face) => sum2 + (face === POW ? 1 : Number(face)), 0);
function rollAttack(random, combat, power3) {
  const combatDice = Math.max(0, combat);
  const dice = Array.from(
    { length: combatDice + Math.max(0, power3) },
    (_, place) => place < combatDice ? "COMBAT" : "POWER"
  );
  const { faces: faces3, ...rolled } = rollOn(random, dice);
  return { combat: faces3.slice(0, combatDice), power: faces3.slice(combatDice), ...rolled };
}
function rollOn(random, dice) {
  const rolled = dice.map((die) => ({ die, faces: roll(random, attackDice[die], 1) }));
  const faces3 = rolled.flatMap((die) => die.faces);
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
  return { faces: faces3, rerolls, dice: rolled, successes: successesOf([...faces3, ...rerolls.flat()]) };
}
var showsPow = (die) => die.faces.at(-1) === POW;
var rollTest = (random, dice) => roll(random, testDie, dice);
var highestTotal = (dice) => Math.max(0, dice) * Math.max(...testDie.faces);

// libs/skirmish/src/attacking/successes.ts
var successesNow = ({ dice, change: change3 }) => Math.max(0, successesOf(dice.flatMap(({ faces: faces3 }) => faces3)) + change3);

// libs/skirmish/src/behaviour/roll-effects.ts
var rollEffects = {
  changeRoll(runner, frame, { combat = 0, power: power3 = 0, successes = 0, reroll = 0, defense: defense3 = 0 }) {
    const running = runner.newestRoll();
    if (!running) return "NOTHING";
    if (running.kind === "attack") {
      running.combat += combat;
      running.power += power3;
      running.defense += defense3;
    }
    if (successes !== 0) {
      running.change += successes;
      tell3(runner, frame, running, { faces: [], rerolls: [] });
    }
    return reroll > 0 ? rollAgain(runner, frame, running, reroll) : "NEXT";
  },
  preventDamage(runner, { context }, { points: points2 }) {
    const attack3 = runner.newest("attack");
    const left = attack3 ? Math.min(points2, attack3.damage - attack3.prevented) : 0;
    if (!attack3 || left <= 0) return "NOTHING";
    attack3.prevented += left;
    runner.turn.emit({ type: "damagePrevented", figureId: attack3.targetId, points: left, source: context.sourceId });
    return "NEXT";
  },
  redirectAttack(runner, { context }, { to }) {
    const attack3 = runner.newest("attack");
    const [target3] = chosenFigures(runner, to, context);
    if (!attack3 || target3 === void 0 || target3 === attack3.targetId || target3 === attack3.attackerId) return "NOTHING";
    const { attackerId, targetId: from } = attack3;
    runner.turn.emit({ type: "attackRedirected", attackerId, from, to: target3, source: context.sourceId });
    attack3.targetId = target3;
    attack3.redirected = true;
    return "NEXT";
  },
  addDamage(runner, _frame, { points: points2 }) {
    const attack3 = runner.newest("attack");
    if (!attack3) return "NOTHING";
    attack3.damage += points2;
    return "NEXT";
  },
  roll(runner, { context }, { die, table }) {
    const { turn } = runner;
    const faces3 = die === "TEST" ? rollTest(turn.random, 1).map(String) : facesOf(runner, die);
    turn.emit({ type: "dieRolled", source: context.sourceId, faces: faces3 });
    const result = successesOf(faces3);
    const [row] = table.filter(({ atLeast }) => atLeast <= result).sort((a, b) => b.atLeast - a.atLeast);
    if (row) runner.push(effectsFrame(row.do, context));
    return "NEXT";
  }
};
function facesOf({ turn }, die) {
  const { dice } = rollAttack(turn.random, die === "COMBAT" ? 1 : 0, die === "POWER" ? 1 : 0);
  return dice.flatMap(({ faces: faces3 }) => faces3);
}
function rollAgain(runner, frame, running, times) {
  const count3 = running.kind === "attack" ? running.dice.length : running.faces.length;
  if (count3 === 0) return "NOTHING";
  const options = Array.from({ length: count3 }, (_, die) => ({ optionId: String(die), kind: "DIE" }));
  const seat6 = seatOfPower(runner, frame);
  const chosen3 = frame.answer ?? (seat6 === null || count3 === 1 ? String(worstDie(running)) : null);
  if (chosen3 === null && seat6 !== null) return { seat: seat6, kind: "CHOICE", source: frame.context.sourceId, options };
  rollOneAgain(runner, frame, running, Number(chosen3));
  frame.answer = null;
  if (times === 1) return "NEXT";
  frame.effects[0] = { changeRoll: { reroll: times - 1 } };
  return "STAY";
}
var seatOfPower = (runner, { context: { selfId } }) => selfId !== null && standsOnBoard(runner.state, selfId) ? seatOf(runner, selfId) : null;
function worstDie(running) {
  const shown2 = running.kind === "attack" ? running.dice.map(({ faces: faces3 }) => successesOf(faces3)) : running.faces.map((face) => -face);
  return shown2.indexOf(Math.min(...shown2));
}
function rollOneAgain(runner, frame, running, index) {
  const { random } = runner.turn;
  if (running.kind === "test") {
    const faces3 = rollTest(random, 1);
    running.faces.splice(index, 1, ...faces3);
    tell3(runner, frame, running, { die: index, faces: faces3.map(String), rerolls: [] });
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
  const by3 = selfId === null ? {} : { by: selfId };
  turn.emit({ type: "rollChanged", figureId, ...by3, source: sourceId, ...changed, successes });
}

// libs/skirmish/src/behaviour/test-effects.ts
var testEffects = {
  easeTest: (runner, frame, { test: test3, by: by3, onResult }) => changeTests(runner, frame, test3, harder(-by3, onResult)),
  hardenTest: (runner, frame, { test: test3, by: by3, onResult }) => changeTests(runner, frame, test3, harder(by3, onResult)),
  openTest: (runner, frame, { test: test3 }) => changeTests(runner, frame, test3, ({ change: change3 }) => ({ change: change3, closed: false })),
  closeTest: (runner, frame, { test: test3 }) => changeTests(runner, frame, test3, ({ change: change3 }) => ({ change: change3, closed: true }))
};
var harder = (by3, onResult = false) => ({ change: change3, toTotal = 0, closed }) => onResult ? { change: change3, toTotal: toTotal + by3, closed } : { change: change3 + by3, closed };
function changeTests(runner, { context }, testId, changed) {
  const places2 = placesOfTestId(runner, testId);
  for (const { key } of places2) {
    runner.turn.emit({
      type: "testChanged",
      testKey: key,
      ...changed(testState(runner, key)),
      source: context.sourceId
    });
  }
  return places2.length > 0 ? "NEXT" : "NOTHING";
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
  const figure4 = findFigure(state, figureId);
  if (!heroOut || figure4?.kind !== "HERO") return false;
  return heroOut.side === void 0 || heroOut.side === figure4.side;
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

// libs/skirmish/src/content/hero-cards.ts
var cardsOfHeroIn = (all) => (heroId13, ...sets2) => all().filter((card6) => card6.heroId === heroId13 && (sets2.length === 0 || sets2.includes(card6.set)));

// libs/skirmish/src/content/innate-powers.ts
var powersOfSheets = (heroes2, villains) => [
  ...heroes2.flatMap(({ sheets }) => Object.values(sheets).map(({ innate: innate2 }) => innate2)),
  ...villains.flatMap(({ powers }) => powers)
];

// libs/skirmish/src/content/piles.ts
var pileOf = (name, texts2) => texts2.flatMap((text) => Array(text.copies).fill(text)).map((text, index) => ({ id: `${name}:${index + 1}`, text }));
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
  const attack3 = attackWords[mode ?? "ANY"];
  const event = to === "TEST_BY" ? { en: `a test by ${who.en}`, fr: `un test tenté par ${who.fr}` } : to === "ATTACK_ON" ? { en: `${attack3.en} on ${who.en}`, fr: `${attack3.fr} contre ${who.fr}` } : { en: `${attack3.en} by ${who.en}`, fr: `${attack3.fr} menée par ${who.fr}` };
  const when = {
    BEFORE_ROLL: { en: `before the roll of ${event.en}`, fr: `avant le jet d’${event.fr}` },
    AFTER_ATTACK_ROLL: { en: `after the roll of ${event.en}`, fr: `après le jet d’${event.fr}` },
    AFTER_TEST_ROLL: { en: `after the roll of ${event.en}`, fr: `après le jet d’${event.fr}` },
    AFTER_HIT: { en: `when ${event.en} has hit`, fr: `après la réussite d’${event.fr}` },
    AFTER_ATTACK: { en: `after ${event.en}, hit or miss`, fr: `après ${event.fr}, réussie ou non` }
  }[moment];
  return { en: `${when.en}${once2 ? ", once a turn" : ""}`, fr: `${when.fr}${once2 ? ", une fois par tour" : ""}` };
}

// libs/skirmish/src/content/records/card-records.ts
import { z as z25 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/content/vocabulary/one-word.ts
import { z as z23 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var NOT_ONE = localized("Give exactly one of the words.", "Donnez exactement un des mots.");
var oneOf = (shape, id, description) => readByItsWord(
  z23.strictObject(optionalOf(shape)).superRefine((value, context) => {
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
    payload.issues.push(...z23.core.util.prefixIssues(word, result.issues));
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
var wordNumber = z23.int().min(-99).max(99);
var smallCount = z23.int().min(1).max(9);
var localizedSchema = localizedText(600);

// libs/skirmish/src/content/records/hero-records.ts
import { z as z24 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var named = { id: idSchema2, name: localizedSchema };
var speed = z24.int().min(0).max(5);
var attack = z24.int().min(0).max(6);
var defense = z24.int().min(1).max(9);
var health = z24.int().min(1).max(9);
var mind = z24.int().min(1).max(7);
var emblem = { emblem: idSchema2, color: z24.string().regex(/^#[0-9a-f]{6}$/) };
function heroRecords({ conditionSchema: conditionSchema2, powerSchema: powerSchema2 }, { missionLook, mission: mission3, heroes: heroes2 }) {
  const innatePowerSchema = z24.strictObject({ id: idSchema2, name: localizedSchema, text: localizedSchema, power: powerSchema2 }).meta({ id: "InnatePower" });
  const missionSchema2 = z24.strictObject({
    id: missionIdSchema,
    text: localizedSchema,
    condition: conditionSchema2.meta({ description: `Looked at for the hero as SELF (${missionLook}).` }),
    atEnd: z24.boolean().meta({ description: "Looked at once, when the game has ended." })
  }).meta({ id: "Mission", description: `A personal mission (${mission3}).` });
  const heroSheetSchema2 = z24.strictObject({ speed, attack, defense, mind, health, innate: innatePowerSchema }).meta({ id: "HeroSheet" });
  const heroSchema2 = z24.strictObject({
    ...named,
    id: figureIdSchema,
    type: localizedSchema,
    flavor: localizedSchema,
    emblem: emblem.emblem.meta({ description: "The emblem that pictures draw for the hero." }),
    color: emblem.color,
    missions: z24.array(missionSchema2).length(2),
    praise: localizedSchema.meta({ description: "Headline of the praise article." }),
    discredit: localizedSchema.meta({ description: "Headline of the discredit article." }),
    sheets: z24.strictObject({ ROOKIE: heroSheetSchema2, HERO: heroSheetSchema2, VETERAN: heroSheetSchema2 }).meta({ id: "HeroSheets" })
  }).meta({ id: "Hero", description: heroes2 });
  return { innatePowerSchema, missionSchema: missionSchema2, heroSheetSchema: heroSheetSchema2, heroSchema: heroSchema2 };
}

// libs/skirmish/src/content/records/card-records.ts
var modifier = z25.int().min(-9).max(9).optional();
function cardRecords({ powerSchema: powerSchema2 }, { technique, powerCard: powerCard2, woundCard: woundCard2 }) {
  const techniqueSchema2 = z25.strictObject({ speed: modifier, attack: modifier, defense: modifier, mind: modifier }).meta({ id: "Technique", description: `Modifiers of the turn (${technique}).` });
  const powerCardSchema2 = z25.strictObject({
    ...named,
    heroId: figureIdSchema,
    set: z25.enum(["BASE", "WEAKNESS", "ROOKIE", "VETERAN"]).meta({ id: "CardSet" }),
    flavor: localizedSchema,
    special: z25.strictObject({
      type: z25.enum(["MOVEMENT", "ATTACK", "DEFENSE", "MIND", "COORDINATION", "WEAKNESS"]).meta({ id: "PowerType" }),
      text: localizedSchema,
      power: powerSchema2
    }).meta({ id: "SpecialPower" }).optional(),
    technique: techniqueSchema2.optional()
  }).meta({
    id: "PowerCard",
    description: `A power card: special power left, secret technique right (${powerCard2}).`
  });
  const woundCardSchema2 = z25.strictObject({
    ...named,
    copies: z25.int().min(1).max(4),
    side: cardSideSchema,
    text: localizedSchema,
    technique: techniqueSchema2.optional(),
    power: powerSchema2.optional()
  }).meta({ id: "WoundCard", description: `A text of the wound pile, with its copies (${woundCard2}).` });
  return { techniqueSchema: techniqueSchema2, powerCardSchema: powerCardSchema2, woundCardSchema: woundCardSchema2 };
}

// libs/skirmish/src/content/records/test-records.ts
import { z as z26 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function testRecords({ placeSchema: placeSchema2, effectSchema: effectSchema2, conditionSchema: conditionSchema2 }, { test: test3, doorTest, specialAction: specialAction2 }) {
  const offerSchema2 = z26.strictObject({ characteristic: characteristicSchema, difficulty: z26.int().min(1).max(12) }).meta({ id: "TestOffer" });
  const testSchema2 = z26.strictObject({
    id: testIdSchema,
    name: localizedSchema,
    text: localizedSchema,
    at: placeSchema2.meta({ description: "Its place: spaces, a token kind, an object kind. A door test stands on the door." }).optional(),
    door: idSchema2.optional().meta({ description: `The door that it opens; its place is the two spaces beside (${doorTest}).` }),
    offers: z26.array(offerSchema2).min(1).max(2),
    direct: z26.boolean(),
    repeatable: z26.boolean(),
    onSuccess: z26.array(effectSchema2)
  }).meta({ id: "TestCard", description: `A characteristic test (${test3}).` });
  const specialActionSchema2 = z26.strictObject({
    id: idSchema2,
    name: localizedSchema,
    text: localizedSchema,
    at: placeSchema2,
    cost: z26.int().min(1).max(3),
    if: conditionSchema2.optional(),
    do: z26.array(effectSchema2).min(1)
  }).meta({ id: "SpecialAction", description: `A special action without a test (${specialAction2}).` });
  return { offerSchema: offerSchema2, testSchema: testSchema2, specialActionSchema: specialActionSchema2 };
}

// libs/skirmish/src/content/records/villain-records.ts
import { z as z27 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var villainRecords = (innatePowerSchema, { leastActions, villainSheet: villainSheet2, lieutenant }) => ({
  villainSheetSchema: z27.strictObject({
    ...named,
    type: localizedSchema,
    rank: z27.enum(["MINION", "LIEUTENANT", "MASTER"]).meta({ id: "VillainRank" }),
    figures: z27.int().min(1).max(10),
    speed,
    attack,
    defense,
    health,
    actions: z27.int().min(leastActions).max(5),
    ...emblem,
    powers: z27.array(innatePowerSchema).min(1),
    origin: localizedSchema
  }).refine(({ rank, figures: figures4 }) => rank !== "LIEUTENANT" || figures4 === 1, `A lieutenant is unique (${lieutenant}).`).meta({ id: "VillainSheet", description: `A villain: one or more figures (${villainSheet2}).` })
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
var inTurns = (first, last) => ({
  and: [{ atLeast: { what: { turn: true }, number: first } }, { atMost: { what: { turn: true }, number: last } }]
});
var onTurn = (turn) => inTurns(turn, turn);

// libs/clash/src/content/selectors.ts
var {
  self: self2,
  target: target2,
  attacker: attacker2,
  chosen: chosen2,
  here: here2,
  alliesHere: alliesHere2,
  alliesSeen: alliesSeen2,
  enemiesHere: enemiesHere2,
  enemiesBeside: enemiesBeside2,
  enemiesNear: enemiesNear2,
  enemiesSeen: enemiesSeen2,
  enemiesHurt: enemiesHurt2,
  ours: ours2,
  oursHere: oursHere2
} = selectors_exports;
var alliesNear = { of: "ALLIES", withinZones: { of: self2, zones: 2 } };
var rivals = { of: "HEROES", side: "OTHER" };
var rivalsSeen = { of: "HEROES", side: "OTHER", inSightOf: self2 };

// libs/clash/src/content/power-forms.ts
var { allTurn, always, action, uniqueAction, atReveal, reaction } = powerFormsOf({
  RIVAL: { figures: rivals, en: "a hero of the other side", fr: "un héros de l’autre camp" }
});

// libs/clash/src/content/heroes/clockwise-cards.ts
var heroId = "clockwise";
var clockwiseCards = [
  {
    id: "clockwise-five-more-minutes",
    heroId,
    set: "BASE",
    name: { en: "Five More Minutes", fr: "Encore cinq minutes" },
    flavor: { en: "The snooze button, applied to others.", fr: "Le bouton de rappel, mais pour les autres." },
    special: {
      type: "COORDINATION",
      ...uniqueAction(
        "choose an allied hero who has not been activated this turn: it has 2 more actions in its activation.",
        "choisissez un héros allié qui n’a pas encore été activé ce tour : il a 2 actions de plus dans son activation.",
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
    technique: { attack: 1, speed: 1 }
  },
  {
    id: "clockwise-yesterdays-punch",
    heroId,
    set: "BASE",
    name: { en: "Yesterday’s Punch", fr: "Le coup d’hier" },
    flavor: { en: "It missed then. It has had time to think.", fr: "Il avait raté. Il a eu le temps d’y penser." },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_BY", whom: "YOU" },
        "choose 1 die of this roll and roll it again, 2 times in all; then this attack has 1 more success.",
        "choisissez 1 dé de ce jet et relancez-le, 2 fois en tout ; puis cette attaque a 1 succès de plus.",
        [{ changeRoll: { reroll: 2 } }, { changeRoll: { successes: 1 } }]
      )
    },
    technique: { attack: 2 }
  },
  {
    id: "clockwise-skip-a-beat",
    heroId,
    set: "BASE",
    name: { en: "Skip a Beat", fr: "Sauter un temps" },
    flavor: { en: "Tick. Where did she go? Tock.", fr: "Tic. Où est-elle passée ? Tac." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "YOU", once: true },
        "move up to 1 zone, ignoring enemies.",
        "déplacez-vous de 1 zone au plus sans tenir compte des ennemis.",
        [{ moveFreely: { who: self2, zones: 1, ignoreEnemies: true } }]
      )
    },
    technique: { defense: 1, speed: 1 }
  },
  {
    id: "clockwise-wrong-time-zone",
    heroId,
    set: "BASE",
    name: { en: "Wrong Time Zone", fr: "Mauvais fuseau" },
    flavor: { en: "You were here. You will have been there.", fr: "Vous étiez ici. Vous aurez été là." },
    special: {
      type: "MOVEMENT",
      ...uniqueAction(
        "choose an enemy within 2 zones: you and it swap spaces; then you have +1 attack until the end of your activation.",
        "choisissez un ennemi à 2 zones au plus : lui et vous échangez vos espaces ; puis vous avez +1 en attaque jusqu’à la fin de votre activation.",
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
    technique: { speed: 2 }
  },
  {
    id: "clockwise-borrowed-time",
    heroId,
    set: "BASE",
    name: { en: "Borrowed Time", fr: "Temps emprunté" },
    flavor: { en: "At a very interesting rate.", fr: "À un taux très intéressant." },
    special: {
      type: "COORDINATION",
      ...atReveal(
        "choose yourself or an allied hero: that hero has 1 more action in its activation this turn.",
        "choisissez un héros allié, ou vous-même : ce héros a 1 action de plus dans son activation de ce tour.",
        [{ chooseFigure: { among: ours2, do: [{ giveAction: { who: chosen2, actions: 1 } }] } }]
      )
    },
    technique: { defense: 1, mind: 1 }
  },
  {
    id: "clockwise-deja-vu",
    heroId,
    set: "BASE",
    name: { en: "Seen It Before", fr: "Comme un déjà-vu" },
    flavor: { en: "The red wire. It is always the red wire.", fr: "Le fil rouge. C’est toujours le fil rouge." },
    special: {
      type: "MIND",
      ...reaction(
        { moment: "AFTER_TEST_ROLL", to: "TEST_BY", whom: "OURS" },
        "the total of this test is 1 lower.",
        "le total de ce test diminue de 1.",
        [{ changeRoll: { successes: -1 } }]
      )
    },
    technique: { mind: 3 }
  },
  {
    id: "clockwise-pendulum-kick",
    heroId,
    set: "BASE",
    name: { en: "Pendulum Kick", fr: "Coup de balancier" },
    flavor: { en: "Comes back whether you like it or not.", fr: "Il revient, que cela vous plaise ou non." },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_BY", whom: "YOU", once: true },
        "this attack is rolled with 1 more combat die and 3 more power dice.",
        "cette attaque se fait avec 1 dé de Combat et 3 dés de Pouvoir de plus.",
        [{ changeRoll: { combat: 1, power: 3 } }]
      )
    },
    technique: { attack: 3, speed: -2 }
  },
  {
    id: "clockwise-jet-lag",
    heroId,
    set: "WEAKNESS",
    name: { en: "Jet Lag", fr: "Décalage horaire" },
    flavor: { en: "Breakfast, dinner, breakfast, Tuesday.", fr: "Petit déjeuner, dîner, petit déjeuner, mardi." },
    special: {
      type: "WEAKNESS",
      ...atReveal(
        "discard 1 power card from your hand at random, or suffer 1 damage if you cannot; and you have −2 speed and −1 defense until the end of the turn.",
        "défaussez au hasard 1 carte Pouvoir de votre main, ou subissez 1 dégât si vous ne pouvez pas ; et vous avez −2 en vitesse et −1 en défense jusqu’à la fin du tour.",
        [
          { oneOf: { options: [[{ discardCard: { who: self2 } }], [{ damage: { who: self2, points: 1 } }]] } },
          { modify: { who: self2, characteristic: "SPEED", by: -2, until: "TURN" } },
          { modify: { who: self2, characteristic: "DEFENSE", by: -1, until: "TURN" } }
        ]
      )
    }
  }
];

// libs/clash/src/content/heroes/clockwise-rank-cards.ts
var heroId2 = "clockwise";
var clockwiseRankCards = [
  {
    id: "clockwise-alarm-clock",
    heroId: heroId2,
    set: "ROOKIE",
    name: { en: "Alarm Clock", fr: "Réveille-matin" },
    flavor: { en: "It rings for whoever is closest.", fr: "Il sonne pour le plus proche." },
    special: {
      type: "COORDINATION",
      ...allTurn(
        "you and your allies in your zone have +1 speed.",
        "vous et vos alliés dans votre zone avez +1 en vitesse.",
        {
          modifiers: [
            { who: self2, characteristic: "SPEED", by: 1 },
            { who: alliesHere2, characteristic: "SPEED", by: 1 }
          ]
        }
      )
    },
    technique: { speed: 2 }
  },
  {
    id: "clockwise-late-bus",
    heroId: heroId2,
    set: "ROOKIE",
    name: { en: "Late Bus", fr: "Bus en retard" },
    flavor: { en: "The one time it helped.", fr: "Pour une fois que ça sert." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_ON", whom: "YOU", once: true },
        "this attack has 1 success fewer.",
        "cette attaque a 1 succès de moins.",
        [{ changeRoll: { successes: -1 } }]
      )
    },
    technique: { defense: 1 }
  },
  {
    id: "clockwise-encore",
    heroId: heroId2,
    set: "VETERAN",
    name: { en: "Encore", fr: "Bis" },
    flavor: { en: "The audience did not ask. She did.", fr: "Le public n’a rien demandé. Elle, si." },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "AFTER_ATTACK", to: "ATTACK_BY", whom: "YOU", once: true },
        "you have 1 more action, and +1 attack until the end of your activation.",
        "vous avez 1 action de plus, et +1 en attaque jusqu’à la fin de votre activation.",
        [
          { giveAction: { who: self2, actions: 1 } },
          { modify: { who: self2, characteristic: "ATTACK", by: 1, until: "ACTIVATION" } }
        ]
      )
    },
    technique: { attack: 2, speed: 2 }
  },
  {
    id: "clockwise-paradox",
    heroId: heroId2,
    set: "VETERAN",
    name: { en: "Paradox", fr: "Paradoxe" },
    flavor: {
      en: "You cannot hit her before you will have missed.",
      fr: "On ne peut la toucher avant de l’avoir ratée."
    },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_ON", whom: "OURS", once: true },
        "choose 1 die of this roll and roll it again, 2 times in all.",
        "choisissez 1 dé de ce jet et relancez-le, 2 fois en tout.",
        [{ changeRoll: { reroll: 2 } }]
      )
    },
    technique: { defense: 2, mind: 2 }
  }
];

// libs/clash/src/content/heroes/clockwise.ts
var spareSecond = { en: "Spare Second", fr: "Seconde de rab" };
var clockwise = {
  id: "clockwise",
  name: { en: "Clockwise", fr: "Contretemps" },
  type: { en: "Time pickpocket", fr: "Pickpocket du temps" },
  flavor: {
    en: "Repairs watches, and lifts a minute from each. The city is never quite on time, and never knows why.",
    fr: "Répare les montres et chipe une minute à chacune. La ville est toujours en retard et ne sait pas pourquoi."
  },
  emblem: "gear",
  color: "#b58a1b",
  missions: [
    {
      id: "clockwise-mission-1",
      text: { en: "Have been in 5 different zones.", fr: "Passez par 5 zones différentes." },
      condition: { atLeast: { what: { deed: { of: self2, what: "ZONES_VISITED" } }, number: 5 } },
      atEnd: false
    },
    {
      id: "clockwise-mission-2",
      text: {
        en: "Use 5 reaction powers, or be missed by 4 attacks.",
        fr: "Utilisez 5 pouvoirs de réaction, ou faites rater 4 attaques contre vous."
      },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self2, what: "REACTIONS_USED" } }, number: 5 } },
          { atLeast: { what: { deed: { of: self2, what: "ATTACKS_DODGED" } }, number: 4 } }
        ]
      },
      atEnd: false
    }
  ],
  praise: { en: "Clockwise on the dot, for once", fr: "Contretemps à l’heure, pour une fois" },
  discredit: { en: "Time is up for Clockwise", fr: "Contretemps : l’heure, c’est l’heure" },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 2,
      health: 4,
      innate: {
        id: "clockwise-spare-second-1",
        name: spareSecond,
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
      attack: 3,
      defense: 4,
      mind: 3,
      health: 4,
      innate: {
        id: "clockwise-spare-second-2",
        name: spareSecond,
        ...reaction(
          { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_BY", whom: "YOU", once: true },
          "choose 1 die of this roll and roll it again.",
          "choisissez 1 dé de ce jet et relancez-le.",
          [{ changeRoll: { reroll: 1 } }]
        )
      }
    },
    VETERAN: {
      speed: 3,
      attack: 3,
      defense: 4,
      mind: 3,
      health: 4,
      innate: {
        id: "clockwise-spare-second-3",
        name: spareSecond,
        ...reaction(
          { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_BY", whom: "YOU" },
          "choose 1 die of this roll and roll it again.",
          "choisissez 1 dé de ce jet et relancez-le.",
          [{ changeRoll: { reroll: 1 } }]
        )
      }
    }
  }
};

// libs/clash/src/content/heroes/duchesse-cards.ts
var heroId3 = "duchesse";
var duchesseCards = [
  {
    id: "duchesse-after-you",
    heroId: heroId3,
    set: "BASE",
    name: { en: "After You, I Insist", fr: "Après vous, j’y tiens" },
    flavor: { en: "The balcony had no railing.", fr: "Le balcon n’avait pas de rambarde." },
    special: {
      type: "MOVEMENT",
      ...uniqueAction(
        "choose an enemy within 2 zones: you move it up to 2 zones, ignoring its enemies; it has −1 defense until the end of the turn.",
        "choisissez un ennemi à 2 zones au plus : vous le déplacez de 2 zones au plus sans tenir compte de ses ennemis ; il a −1 en défense jusqu’à la fin du tour.",
        [
          {
            chooseFigure: {
              among: enemiesNear2,
              do: [
                { moveFreely: { who: chosen2, zones: 2, ignoreEnemies: true } },
                { modify: { who: chosen2, characteristic: "DEFENSE", by: -1, until: "TURN" } }
              ]
            }
          }
        ]
      )
    },
    technique: { speed: 1, attack: 1 }
  },
  {
    id: "duchesse-glove-slap",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Glove Slap", fr: "Le soufflet" },
    flavor: { en: "Kid leather. Lead lining.", fr: "Chevreau au-dehors, plomb au-dedans." },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "AFTER_HIT", to: "ATTACK_BY", whom: "YOU", once: true },
        "the target’s player chooses: it suffers 1 damage, or it loses 1 action this turn. A villain suffers the damage.",
        "le joueur de la cible choisit : elle subit 1 dégât, ou elle perd 1 action ce tour. Un vilain subit le dégât.",
        [
          {
            choose: {
              seat: "TARGET",
              options: [
                {
                  text: { en: "Suffer 1 damage.", fr: "Subir 1 dégât." },
                  do: [{ damage: { who: target2, points: 1 } }]
                },
                {
                  text: { en: "Lose 1 action this turn.", fr: "Perdre 1 action ce tour." },
                  do: [{ loseAction: { who: target2, actions: 1 } }]
                }
              ]
            }
          }
        ]
      )
    },
    technique: { attack: 2 }
  },
  {
    id: "duchesse-royal-we",
    heroId: heroId3,
    set: "BASE",
    name: { en: "The Royal We", fr: "Le nous de majesté" },
    flavor: { en: "We shall hit him. You go first.", fr: "Nous allons le frapper. Commencez donc." },
    special: {
      type: "COORDINATION",
      ...action(
        "choose an ally you can see: it attacks the nearest enemy that it can attack, with 3 more power dice.",
        "choisissez un allié que vous voyez : il attaque l’ennemi le plus proche qu’il peut attaquer, avec 3 dés de Pouvoir de plus.",
        [{ chooseFigure: { among: alliesSeen2, do: [{ attack: { who: chosen2, power: 3 } }] } }]
      )
    },
    technique: { attack: 1, mind: 1 }
  },
  {
    id: "duchesse-steel-fan",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Fan of Steel", fr: "Éventail d’acier" },
    flavor: { en: "Painted with herons. The herons are sharp.", fr: "Orné de hérons. Les hérons coupent." },
    special: {
      type: "DEFENSE",
      ...allTurn(
        "you and allied heroes in your zone have +1 defense; you cannot be pushed.",
        "vous et les héros alliés de votre zone avez +1 en défense ; vous ne pouvez pas être repoussée.",
        {
          modifiers: [{ who: oursHere2, characteristic: "DEFENSE", by: 1 }],
          grants: [{ who: self2, ability: "CANNOT_BE_PUSHED" }]
        }
      )
    },
    technique: { defense: 2 }
  },
  {
    id: "duchesse-little-black-book",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Little Black Book", fr: "Petit carnet noir" },
    flavor: { en: "Volume nineteen of forty.", fr: "Tome dix-neuf sur quarante." },
    special: {
      type: "MIND",
      ...uniqueAction(
        "choose one: heroes of the other side you can see discard 1 power card each from their hand at random; or you have +2 mind until the end of the turn.",
        "choisissez : chaque héros de l’autre camp que vous voyez défausse au hasard 1 carte Pouvoir de sa main ; ou vous avez +2 en mental jusqu’à la fin du tour.",
        [
          {
            choose: {
              seat: "OWNER",
              options: [
                {
                  text: { en: "They discard 1 power card each.", fr: "Ils défaussent 1 carte Pouvoir chacun." },
                  do: [{ discardCard: { who: rivalsSeen } }]
                },
                {
                  text: { en: "+2 mind until the end of the turn.", fr: "+2 en mental jusqu’à la fin du tour." },
                  do: [{ modify: { who: self2, characteristic: "MIND", by: 2, until: "TURN" } }]
                }
              ]
            }
          }
        ]
      )
    },
    technique: { mind: 3, speed: -1 }
  },
  {
    id: "duchesse-posture",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Impeccable Posture", fr: "Maintien impeccable" },
    flavor: { en: "The book on her head is a bomb manual.", fr: "Le livre sur sa tête traite du déminage." },
    special: {
      type: "MIND",
      ...allTurn(
        "you and allied heroes roll 1 test die fewer in your tests, and you have +1 defense.",
        "vous et les héros alliés lancez 1 dé de Test de moins dans vos tests, et vous avez +1 en défense.",
        {
          modifiers: [{ who: self2, characteristic: "DEFENSE", by: 1 }],
          grants: [{ who: ours2, ability: "TESTS_ONE_DIE_FEWER" }]
        }
      )
    },
    technique: { mind: 1, defense: 1 }
  },
  {
    id: "duchesse-parasol",
    heroId: heroId3,
    set: "BASE",
    name: { en: "Duelling Parasol", fr: "Ombrelle de duel" },
    flavor: { en: "Lace above, lacework below.", fr: "Dentelle dessus, pointillés dessous." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you have +1 attack and roll 2 more power dice in your attacks.",
        "vous avez +1 en attaque et lancez 2 dés de Pouvoir de plus dans vos attaques.",
        {
          modifiers: [
            { who: self2, characteristic: "ATTACK", by: 1 },
            { who: self2, power: 2 }
          ]
        }
      )
    },
    technique: { attack: 2, mind: -1 }
  },
  {
    id: "duchesse-one-does-not-run",
    heroId: heroId3,
    set: "WEAKNESS",
    name: { en: "One Does Not Run", fr: "On ne court pas" },
    flavor: {
      en: "Not in heels. Not from that. Not before four.",
      fr: "Ni en talons, ni devant ça, ni avant seize heures."
    },
    special: {
      type: "WEAKNESS",
      ...allTurn(
        "you have −1 speed and −1 defense, and you cannot reposition.",
        "vous avez −1 en vitesse et −1 en défense, et vous ne pouvez pas vous replacer.",
        {
          modifiers: [
            { who: self2, characteristic: "SPEED", by: -1 },
            { who: self2, characteristic: "DEFENSE", by: -1 }
          ],
          grants: [{ who: self2, ability: "NO_REPOSITION" }]
        }
      )
    }
  }
];

// libs/clash/src/content/heroes/duchesse-rank-cards.ts
var heroId4 = "duchesse";
var duchesseRankCards = [
  {
    id: "duchesse-gossip",
    heroId: heroId4,
    set: "ROOKIE",
    name: { en: "Gossip", fr: "Le bruit court" },
    flavor: { en: "You did not hear it from her. You never do.", fr: "Ce n’est pas elle qui l’a dit. Jamais." },
    special: {
      type: "MIND",
      ...reaction(
        { moment: "AFTER_TEST_ROLL", to: "TEST_BY", whom: "RIVAL", once: true },
        "the total of this test is 1 higher.",
        "le total de ce test augmente de 1.",
        [{ changeRoll: { successes: 1 } }]
      )
    },
    technique: { mind: 2 }
  },
  {
    id: "duchesse-finishing-school",
    heroId: heroId4,
    set: "ROOKIE",
    name: { en: "Finishing School", fr: "École de maintien" },
    flavor: { en: "Expelled with honours.", fr: "Renvoyée avec mention." },
    special: {
      type: "COORDINATION",
      ...atReveal(
        "choose yourself or an allied hero: that hero has +1 speed until the end of the turn.",
        "choisissez un héros allié, ou vous-même : ce héros a +1 en vitesse jusqu’à la fin du tour.",
        [
          {
            chooseFigure: {
              among: ours2,
              do: [{ modify: { who: chosen2, characteristic: "SPEED", by: 1, until: "TURN" } }]
            }
          }
        ]
      )
    },
    technique: { speed: 1, mind: 1 }
  },
  {
    id: "duchesse-checkmate",
    heroId: heroId4,
    set: "VETERAN",
    name: { en: "Checkmate at Teatime", fr: "Échec et thé" },
    flavor: { en: "One lump, two bishops.", fr: "Un sucre, deux fous." },
    special: {
      type: "MIND",
      ...uniqueAction(
        "choose a hero of the other side you can see: it loses 1 action this turn, and has −1 defense and −2 mind until the end of the turn.",
        "choisissez un héros de l’autre camp que vous voyez : il perd 1 action ce tour, et a −1 en défense et −2 en mental jusqu’à la fin du tour.",
        [
          {
            chooseFigure: {
              among: rivalsSeen,
              do: [
                { loseAction: { who: chosen2, actions: 1 } },
                { modify: { who: chosen2, characteristic: "DEFENSE", by: -1, until: "TURN" } },
                { modify: { who: chosen2, characteristic: "MIND", by: -2, until: "TURN" } }
              ]
            }
          }
        ]
      )
    },
    technique: { mind: 4, attack: 1 }
  },
  {
    id: "duchesse-court-in-session",
    heroId: heroId4,
    set: "VETERAN",
    name: { en: "The Court Is in Session", fr: "La cour est réunie" },
    flavor: { en: "All rise. Some from the floor.", fr: "Levez-vous. Même du carrelage." },
    special: {
      type: "COORDINATION",
      ...allTurn(
        "you and allied heroes have +1 attack and roll 2 more power dice in attacks on enemies in your zone.",
        "vous et les héros alliés avez +1 en attaque, et lancez 2 dés de Pouvoir de plus dans les attaques contre les ennemis de votre zone.",
        {
          modifiers: [
            { who: ours2, characteristic: "ATTACK", by: 1 },
            { who: ours2, power: 2, against: enemiesHere2 }
          ]
        }
      )
    },
    technique: { attack: 2, defense: 1 }
  }
];

// libs/clash/src/content/heroes/duchesse.ts
var raisedEyebrow = { en: "Raised Eyebrow", fr: "Haussement de sourcil" };
var duchesse = {
  id: "duchesse",
  name: { en: "La Duchesse", fr: "La Duchesse" },
  type: { en: "Titled mentalist", fr: "Mentaliste de haut rang" },
  flavor: {
    en: "Nobody has ever seen her ask twice. Nobody remembers saying yes, either.",
    fr: "Personne ne l’a vue demander deux fois. Personne ne se souvient non plus d’avoir dit oui."
  },
  emblem: "crown",
  color: "#7a3b8f",
  missions: [
    {
      id: "duchesse-mission-1",
      text: { en: "Pass 2 mind tests, or use 3 objects.", fr: "Réussissez 2 tests de mental, ou utilisez 3 objets." },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self2, what: "MIND_TESTS_PASSED" } }, number: 2 } },
          { atLeast: { what: { deed: { of: self2, what: "OBJECTS_USED" } }, number: 3 } }
        ]
      },
      atEnd: false
    },
    {
      id: "duchesse-mission-2",
      text: {
        en: "At the end of the game, have played your weakness card and drawn no wound card.",
        fr: "À la fin de la partie, avoir joué votre carte Faiblesse et n’avoir pioché aucune carte Blessure."
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
    en: "La Duchesse thanked by all; several cannot say what for",
    fr: "Tous remercient La Duchesse ; plusieurs ne savent plus de quoi"
  },
  discredit: {
    en: "La Duchesse unseated: etiquette mourns",
    fr: "La Duchesse désarçonnée : l’étiquette en deuil"
  },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 2,
      defense: 4,
      mind: 4,
      health: 3,
      innate: {
        id: "duchesse-raised-eyebrow-1",
        name: raisedEyebrow,
        ...reaction(
          { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "YOU", mode: "MELEE", once: true },
          "this attack is rolled with 1 combat die fewer.",
          "cette attaque se fait avec 1 dé de Combat de moins.",
          [{ changeRoll: { combat: -1 } }]
        )
      }
    },
    HERO: {
      speed: 2,
      attack: 2,
      defense: 5,
      mind: 4,
      health: 3,
      innate: {
        id: "duchesse-raised-eyebrow-2",
        name: raisedEyebrow,
        ...reaction(
          { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "YOU", once: true },
          "this attack is rolled with 1 combat die fewer.",
          "cette attaque se fait avec 1 dé de Combat de moins.",
          [{ changeRoll: { combat: -1 } }]
        )
      }
    },
    VETERAN: {
      speed: 2,
      attack: 2,
      defense: 5,
      mind: 5,
      health: 3,
      innate: {
        id: "duchesse-raised-eyebrow-3",
        name: raisedEyebrow,
        ...reaction(
          { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "OURS_HERE", once: true },
          "this attack is rolled with 1 combat die and 1 power die fewer.",
          "cette attaque se fait avec 1 dé de Combat et 1 dé de Pouvoir de moins.",
          [{ changeRoll: { combat: -1, power: -1 } }]
        )
      }
    }
  }
};

// libs/clash/src/content/heroes/fahrenheit-cards.ts
var heroId5 = "fahrenheit";
var fahrenheitCards = [
  {
    id: "fahrenheit-boiling-point",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Boiling Point", fr: "Point d’ébullition" },
    flavor: { en: "Two hundred and twelve, and counting.", fr: "Cent degrés, et ça continue de monter." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "make a ranged attack on an enemy of your choice you can see, with 2 more power dice; if you hit, it suffers 2 damage instead of 1.",
        "attaquez à distance un ennemi de votre choix que vous voyez, avec 2 dés de Pouvoir de plus ; en cas de réussite, il subit 2 dégâts au lieu de 1.",
        [
          {
            chooseFigure: {
              among: enemiesSeen2,
              do: [{ attack: { who: self2, target: chosen2, kind: "RANGED", power: 2, damage: 2 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 2 }
  },
  {
    id: "fahrenheit-heat-wave",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Heat Wave", fr: "Canicule" },
    flavor: { en: "Hats off. Helmets too.", fr: "Chapeaux bas. Casques aussi." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "enemies in your zone have −1 defense until the end of the turn; then attack every adjacent enemy, one after the other, with 2 more power dice.",
        "les ennemis de votre zone ont −1 en défense jusqu’à la fin du tour ; puis attaquez chaque ennemi adjacent, l’un après l’autre, avec 2 dés de Pouvoir de plus.",
        [
          { modify: { who: enemiesHere2, characteristic: "DEFENSE", by: -1, until: "TURN" } },
          {
            each: {
              figures: enemiesBeside2,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", power: 2 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 2, mind: -1 }
  },
  {
    id: "fahrenheit-backdraft",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Backdraft", fr: "Retour de flamme" },
    flavor: { en: "Never knock on a warm door.", fr: "On ne frappe pas à une porte tiède." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_ATTACK", to: "ATTACK_ON", whom: "YOU" },
        "roll 1 power die: on 1 or more the attacker suffers 1 damage.",
        "lancez 1 dé de Pouvoir : sur 1 ou plus, l’attaquant subit 1 dégât.",
        [{ roll: { die: "POWER", table: [{ atLeast: 1, do: [{ damage: { who: attacker2, points: 1 } }] }] } }]
      )
    },
    technique: { attack: 1, defense: 1 }
  },
  {
    id: "fahrenheit-updraft",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Thermal Updraft", fr: "Courant ascendant" },
    flavor: { en: "Mind the umbrellas.", fr: "Attention aux parapluies." },
    special: {
      type: "MOVEMENT",
      ...allTurn(
        "you have +2 speed, and leaving a zone with an enemy does not end your move.",
        "vous avez +2 en vitesse, et quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.",
        {
          modifiers: [{ who: self2, characteristic: "SPEED", by: 2 }],
          grants: [{ who: self2, ability: "SURE_FOOTED" }]
        }
      )
    },
    technique: { speed: 3 }
  },
  {
    id: "fahrenheit-cold-shoulder",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Cold Shoulder", fr: "Accueil glacial" },
    flavor: { en: "Minus eighteen, before lunch.", fr: "Moins dix-huit, et encore, avant le café." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "OURS_NEAR", once: true },
        "this attack is rolled with 1 combat die and 2 power dice fewer.",
        "cette attaque se fait avec 1 dé de Combat et 2 dés de Pouvoir de moins.",
        [{ changeRoll: { combat: -1, power: -2 } }]
      )
    },
    technique: { defense: 2, speed: -1 }
  },
  {
    id: "fahrenheit-weather-report",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Weather Report", fr: "Bulletin météo" },
    flavor: { en: "Sunny, with a chance of me.", fr: "Soleil, avec un risque de moi." },
    special: {
      type: "MIND",
      ...uniqueAction(
        "you and allied heroes have +2 mind until the end of the turn.",
        "vous et les héros alliés avez +2 en mental jusqu’à la fin du tour.",
        [{ modify: { who: ours2, characteristic: "MIND", by: 2, until: "TURN" } }]
      )
    },
    technique: { mind: 2, speed: 1 }
  },
  {
    id: "fahrenheit-campfire",
    heroId: heroId5,
    set: "BASE",
    name: { en: "Campfire", fr: "Feu de camp" },
    flavor: { en: "Songs optional. Marshmallows not.", fr: "Chansons facultatives. Guimauves, non." },
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
    id: "fahrenheit-overheating",
    heroId: heroId5,
    set: "WEAKNESS",
    name: { en: "Overheating", fr: "Surchauffe" },
    flavor: {
      en: "The manual says to open a window. There is no window.",
      fr: "Le manuel dit d’ouvrir la fenêtre. Quelle fenêtre ?"
    },
    special: {
      type: "WEAKNESS",
      ...atReveal(
        "you and allied heroes in your zone suffer 1 damage, and you have −1 attack until the end of the turn.",
        "vous et les héros alliés de votre zone subissez 1 dégât, et vous avez −1 en attaque jusqu’à la fin du tour.",
        [
          { damage: { who: oursHere2, points: 1 } },
          { modify: { who: self2, characteristic: "ATTACK", by: -1, until: "TURN" } }
        ]
      )
    }
  }
];

// libs/clash/src/content/heroes/fahrenheit-rank-cards.ts
var heroId6 = "fahrenheit";
var fahrenheitRankCards = [
  {
    id: "fahrenheit-lukewarm",
    heroId: heroId6,
    set: "ROOKIE",
    name: { en: "Lukewarm", fr: "Tiédasse" },
    flavor: { en: "A grave threat to ice cream.", fr: "Une menace sérieuse pour les glaces." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you roll 1 more power die in your attacks on undamaged enemies.",
        "vous lancez 1 dé de Pouvoir de plus dans vos attaques contre des ennemis sans dégât.",
        { modifiers: [{ who: self2, power: 1, against: { of: "ENEMIES", damaged: false } }] }
      )
    },
    technique: { attack: 1 }
  },
  {
    id: "fahrenheit-match-in-the-wind",
    heroId: heroId6,
    set: "ROOKIE",
    name: { en: "Match in the Wind", fr: "Allumette au vent" },
    flavor: { en: "Strike anywhere. Light nothing.", fr: "S’allume partout. N’éclaire rien." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "YOU", mode: "RANGED" },
        "this attack is rolled with 1 power die fewer.",
        "cette attaque se fait avec 1 dé de Pouvoir de moins.",
        [{ changeRoll: { power: -1 } }]
      )
    },
    technique: { speed: 2 }
  },
  {
    id: "fahrenheit-solar-flare",
    heroId: heroId6,
    set: "VETERAN",
    name: { en: "Solar Flare", fr: "Éruption solaire" },
    flavor: {
      en: "Radio, television and eyebrows may be affected.",
      fr: "Radio, télévision et sourcils peuvent être perturbés."
    },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "AFTER_ATTACK_ROLL", to: "ATTACK_BY", whom: "YOU", once: true },
        "this attack has 2 more successes and, if it hits, deals 1 more damage.",
        "cette attaque a 2 succès de plus et, si elle réussit, inflige 1 dégât de plus.",
        [{ changeRoll: { successes: 2 } }, { addDamage: { points: 1 } }]
      )
    },
    technique: { attack: 4, speed: -2 }
  },
  {
    id: "fahrenheit-absolute-zero",
    heroId: heroId6,
    set: "VETERAN",
    name: { en: "Absolute Zero", fr: "Zéro absolu" },
    flavor: { en: "Nothing moves. Not even the rent.", fr: "Plus rien ne bouge. Pas même le loyer." },
    special: {
      type: "DEFENSE",
      ...allTurn(
        "enemies in your zone have −1 defense and −1 attack, and cannot make ranged attacks.",
        "les ennemis de votre zone ont −1 en défense et −1 en attaque, et ne peuvent pas attaquer à distance.",
        {
          modifiers: [
            { who: enemiesHere2, characteristic: "DEFENSE", by: -1 },
            { who: enemiesHere2, characteristic: "ATTACK", by: -1 }
          ],
          grants: [{ who: enemiesHere2, ability: "NO_RANGED_ATTACKS" }]
        }
      )
    },
    technique: { defense: 2, attack: 1 }
  }
];

// libs/clash/src/content/heroes/fahrenheit.ts
var pilotLight = { en: "Pilot Light", fr: "Veilleuse" };
var fahrenheit = {
  id: "fahrenheit",
  name: { en: "Fahrenheit", fr: "Fahrenheit" },
  type: { en: "Walking weather", fr: "Météo ambulante" },
  flavor: {
    en: "Freezes left, boils right. Do not shake hands without asking which is which.",
    fr: "Gèle à gauche, bout à droite. Avant de lui serrer la main, demandez laquelle."
  },
  emblem: "flame",
  color: "#d9641e",
  missions: [
    {
      id: "fahrenheit-mission-1",
      text: {
        en: "Put 1 hero or 2 villain figures out of action, or hit with 3 attacks.",
        fr: "Mettez hors de combat 1 héros ou 2 figurines de vilain, ou réussissez 3 attaques."
      },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self2, what: "VILLAIN_OUTS" } }, number: 2 } },
          { atLeast: { what: { deed: { of: self2, what: "HERO_OUTS" } }, number: 1 } },
          { atLeast: { what: { deed: { of: self2, what: "HITS" } }, number: 3 } }
        ]
      },
      atEnd: false
    },
    {
      id: "fahrenheit-mission-2",
      text: {
        en: "Use 1 action power, and pass 1 test.",
        fr: "Utilisez 1 pouvoir d’action, et réussissez 1 test."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "POWERS_USED" } }, number: 1 } },
          { atLeast: { what: { deed: { of: self2, what: "TESTS_PASSED" } }, number: 1 } }
        ]
      },
      atEnd: false
    }
  ],
  praise: { en: "Fahrenheit saves the day: fair spells ahead", fr: "Fahrenheit sauve la journée : temps au beau fixe" },
  discredit: { en: "Fahrenheit fizzles out in front of everyone", fr: "Fahrenheit fait long feu devant tout le monde" },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 2,
      health: 4,
      innate: {
        id: "fahrenheit-pilot-light",
        name: pilotLight,
        ...always("you may make ranged attacks.", "vous pouvez attaquer à distance.", {
          grants: [{ who: self2, ability: "RANGED_ATTACKS" }]
        })
      }
    },
    HERO: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 3,
      health: 4,
      innate: {
        id: "fahrenheit-pilot-light",
        name: pilotLight,
        ...always("you may make ranged attacks.", "vous pouvez attaquer à distance.", {
          grants: [{ who: self2, ability: "RANGED_ATTACKS" }]
        })
      }
    },
    VETERAN: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 3,
      health: 4,
      innate: {
        id: "fahrenheit-arc-light",
        name: { en: "Arc Light", fr: "Lampe à arc" },
        ...always(
          "you may make ranged attacks, and enemies do not block your line of sight.",
          "vous pouvez attaquer à distance, et les ennemis ne bloquent pas votre ligne de vue.",
          {
            grants: [
              { who: self2, ability: "RANGED_ATTACKS" },
              { who: self2, ability: "SEE_THROUGH_ENEMIES" }
            ]
          }
        )
      }
    }
  }
};

// libs/clash/src/content/heroes/rage-cards.ts
var heroId7 = "rage";
var rageCards = [
  {
    id: "rage-piano-forte",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Piano Forte", fr: "Piano-fortissimo" },
    flavor: { en: "All eighty-eight keys at once.", fr: "Les quatre-vingt-huit touches d’un coup." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "attack an adjacent enemy of your choice with 3 more power dice; if you hit, it suffers 2 damage instead of 1.",
        "attaquez un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus ; en cas de réussite, il subit 2 dégâts au lieu de 1.",
        [
          {
            chooseFigure: {
              among: enemiesBeside2,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", power: 3, damage: 2 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 2 }
  },
  {
    id: "rage-red-mist",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Red Mist", fr: "Voir rouge" },
    flavor: { en: "He does not aim. He agrees with the direction.", fr: "Il ne vise pas. Il approuve la direction." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you roll 2 more power dice in your attacks, and 1 more combat die in those on damaged enemies.",
        "vous lancez 2 dés de Pouvoir de plus dans vos attaques, et 1 dé de Combat de plus dans celles contre des ennemis qui ont des dégâts.",
        {
          modifiers: [
            { who: self2, power: 2 },
            { who: self2, combat: 1, against: enemiesHurt2 }
          ]
        }
      )
    },
    technique: { attack: 3, defense: -1 }
  },
  {
    id: "rage-wrong-floor",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Wrong Floor", fr: "Erreur d’étage" },
    flavor: { en: "The ceiling was only ever a suggestion.", fr: "Le plafond n’était qu’une suggestion." },
    special: {
      type: "MOVEMENT",
      ...uniqueAction(
        "move up to 2 zones, ignoring enemies; then push every adjacent enemy 1 space away from you.",
        "déplacez-vous de 2 zones au plus sans tenir compte des ennemis ; puis repoussez chaque ennemi adjacent de 1 espace loin de vous.",
        [
          { moveFreely: { who: self2, zones: 2, ignoreEnemies: true } },
          { push: { who: enemiesBeside2, from: self2, steps: 1 } }
        ]
      )
    },
    technique: { speed: 2 }
  },
  {
    id: "rage-thick-skin",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Thick Skin", fr: "Cuir épais" },
    flavor: { en: "Tickets bounce off too. So do hints.", fr: "Les amendes rebondissent. Les allusions aussi." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_HIT", to: "ATTACK_ON", whom: "YOU", once: true },
        "prevent 1 damage of this attack.",
        "annulez 1 dégât de cette attaque.",
        [{ preventDamage: { points: 1 } }]
      )
    },
    technique: { defense: 2, speed: -1 }
  },
  {
    id: "rage-checkout-tantrum",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Checkout Tantrum", fr: "Crise à la caisse" },
    flavor: { en: "Ten items or fewer. He counted.", fr: "Dix articles maximum. Il avait compté." },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "AFTER_ATTACK", to: "ATTACK_ON", whom: "YOU", mode: "MELEE", once: true },
        "if the attacker is adjacent, attack it with 2 more power dice.",
        "si l’attaquant est adjacent, attaquez-le avec 2 dés de Pouvoir de plus.",
        [{ attack: { who: self2, target: attacker2, kind: "MELEE", power: 2 } }]
      )
    },
    technique: { defense: 1, mind: 1 }
  },
  {
    id: "rage-count-to-ten",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Count to Ten", fr: "Compter jusqu’à dix" },
    flavor: { en: "His record is four.", fr: "Son record est de quatre." },
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
    technique: { mind: 3 }
  },
  {
    id: "rage-get-behind-me",
    heroId: heroId7,
    set: "BASE",
    name: { en: "Get Behind Me", fr: "Derrière moi" },
    flavor: { en: "There is room for a whole brass band.", fr: "Il y a la place pour une fanfare entière." },
    special: {
      type: "COORDINATION",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "OURS_HERE" },
        "you become its target, or stay it; it is rolled with 1 combat die and 1 power die fewer.",
        "vous en devenez la cible, ou vous le restez ; elle se fait avec 1 dé de Combat et 1 dé de Pouvoir de moins.",
        [{ redirectAttack: { to: self2 } }, { changeRoll: { combat: -1, power: -1 } }]
      )
    },
    technique: { defense: 1, speed: 1 }
  },
  {
    id: "rage-head-first",
    heroId: heroId7,
    set: "WEAKNESS",
    name: { en: "Head First", fr: "Tête baissée" },
    flavor: {
      en: "The plan was a door. It was a painting of a door.",
      fr: "Le plan, c’était la porte. Une porte peinte."
    },
    special: {
      type: "WEAKNESS",
      ...allTurn(
        "you and your allies in your zone have −1 defense, and you cannot use objects.",
        "vous et vos alliés dans votre zone avez −1 en défense, et vous ne pouvez pas utiliser d’objet.",
        {
          modifiers: [
            { who: self2, characteristic: "DEFENSE", by: -1 },
            { who: alliesHere2, characteristic: "DEFENSE", by: -1 }
          ],
          grants: [{ who: self2, ability: "CANNOT_USE_OBJECTS" }]
        }
      )
    }
  }
];

// libs/clash/src/content/heroes/rage-rank-cards.ts
var heroId8 = "rage";
var rageRankCards = [
  {
    id: "rage-warm-up-growl",
    heroId: heroId8,
    set: "ROOKIE",
    name: { en: "Warm-Up Growl", fr: "Grognement d’échauffement" },
    flavor: { en: "From the belly. No, lower.", fr: "Ça part du ventre. Non, plus bas." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you roll 1 more power die in your attacks on damaged enemies.",
        "vous lancez 1 dé de Pouvoir de plus dans vos attaques contre des ennemis qui ont des dégâts.",
        { modifiers: [{ who: self2, power: 1, against: enemiesHurt2 }] }
      )
    },
    technique: { attack: 1 }
  },
  {
    id: "rage-bus-shelter",
    heroId: heroId8,
    set: "ROOKIE",
    name: { en: "Portable Bus Shelter", fr: "Abribus portatif" },
    flavor: { en: "Line 12 now stops wherever he does.", fr: "La ligne 12 s’arrête désormais où il s’arrête." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "YOU", mode: "RANGED" },
        "this attack is rolled with 1 combat die fewer.",
        "cette attaque se fait avec 1 dé de Combat de moins.",
        [{ changeRoll: { combat: -1 } }]
      )
    },
    technique: { defense: 1 }
  },
  {
    id: "rage-concerto",
    heroId: heroId8,
    set: "VETERAN",
    name: { en: "Concerto for Two Fists", fr: "Concerto pour deux poings" },
    flavor: { en: "The second movement is the loud one.", fr: "C’est le deuxième mouvement qui fait du bruit." },
    special: {
      type: "ATTACK",
      ...reaction(
        { moment: "AFTER_HIT", to: "ATTACK_BY", whom: "YOU", once: true },
        "attack an adjacent enemy of your choice with 3 more power dice.",
        "attaquez un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus.",
        [
          {
            chooseFigure: {
              among: enemiesBeside2,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", power: 3 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 4, defense: -1 }
  },
  {
    id: "rage-sick-leave",
    heroId: heroId8,
    set: "VETERAN",
    name: { en: "What Sick Leave?", fr: "Quel arrêt maladie ?" },
    flavor: { en: "The doctor signed it. He ate it.", fr: "Le médecin l’avait signé. Il l’a mangé." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "draw a wound card; then heal 4 of your damage, and you have +2 attack until the end of your activation.",
        "piochez une carte Blessure ; puis soignez 4 de vos dégâts, et vous avez +2 en attaque jusqu’à la fin de votre activation.",
        [
          { drawWound: { who: self2 } },
          { heal: { who: self2, points: 4 } },
          { modify: { who: self2, characteristic: "ATTACK", by: 2, until: "ACTIVATION" } }
        ]
      )
    },
    technique: { defense: 3 }
  }
];

// libs/clash/src/content/heroes/rage.ts
function shortFuse(damage) {
  return {
    id: `rage-short-fuse-${damage}`,
    name: { en: "Short Fuse", fr: "Soupe au lait" },
    ...always(
      `you roll 1 more power die in your attacks while you have ${damage} damage or more.`,
      `vous lancez 1 dé de Pouvoir de plus dans vos attaques tant que vous avez ${damage} dégât${damage > 1 ? "s" : ""} ou plus.`,
      { modifiers: [{ who: self2, power: 1, if: { atLeast: { what: { damage: self2 }, number: damage } } }] }
    )
  };
}
var rage = {
  id: "rage",
  name: { en: "Rage", fr: "Rage" },
  type: { en: "Powerhouse", fr: "Force de la nature" },
  flavor: {
    en: "Used to deliver pianos. By the stairs, and nearly always in one piece.",
    fr: "Ancien livreur de pianos. Par l’escalier, et presque toujours en un seul morceau."
  },
  emblem: "fist",
  color: "#b3261e",
  missions: [
    {
      id: "rage-mission-1",
      text: { en: "Hit with 4 attacks.", fr: "Réussissez 4 attaques." },
      condition: { atLeast: { what: { deed: { of: self2, what: "HITS" } }, number: 4 } },
      atEnd: false
    },
    {
      id: "rage-mission-2",
      text: {
        en: "Throw 2 objects, or pass 2 attack tests.",
        fr: "Lancez 2 objets, ou réussissez 2 tests d’attaque."
      },
      condition: {
        or: [
          { atLeast: { what: { deed: { of: self2, what: "OBJECTS_THROWN" } }, number: 2 } },
          { atLeast: { what: { deed: { of: self2, what: "ATTACK_TESTS_PASSED" } }, number: 2 } }
        ]
      },
      atEnd: false
    }
  ],
  praise: { en: "Rage keeps his temper, city keeps its walls", fr: "Rage garde son calme, la ville garde ses murs" },
  discredit: { en: "Rage sees red, then stars, then nothing", fr: "Rage voit rouge, puis trente-six chandelles" },
  sheets: {
    ROOKIE: { speed: 2, attack: 3, defense: 5, mind: 1, health: 4, innate: shortFuse(3) },
    HERO: { speed: 2, attack: 3, defense: 5, mind: 2, health: 4, innate: shortFuse(2) },
    VETERAN: { speed: 2, attack: 3, defense: 5, mind: 3, health: 4, innate: shortFuse(1) }
  }
};

// libs/clash/src/content/heroes/ultrawoman-cards.ts
var heroId9 = "ultrawoman";
var ultrawomanCards = [
  {
    id: "ultrawoman-comet-punch",
    heroId: heroId9,
    set: "BASE",
    name: { en: "Comet Punch", fr: "Coup de comète" },
    flavor: { en: "Visible from three districts.", fr: "Visible depuis trois quartiers." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "move up to 2 zones, ignoring enemies; then you may attack an adjacent enemy of your choice with 3 more power dice; if you hit, it suffers 2 damage instead of 1.",
        "déplacez-vous de 2 zones au plus sans tenir compte des ennemis ; puis vous pouvez attaquer un ennemi adjacent de votre choix avec 3 dés de Pouvoir de plus ; en cas de réussite, il subit 2 dégâts au lieu de 1.",
        [
          { moveFreely: { who: self2, zones: 2, ignoreEnemies: true } },
          {
            chooseFigure: {
              among: enemiesBeside2,
              optional: true,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", power: 3, damage: 2 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 2, speed: 1 }
  },
  {
    id: "ultrawoman-stern-look",
    heroId: heroId9,
    set: "BASE",
    name: { en: "Stern Look", fr: "Regard sévère" },
    flavor: { en: "Has been known to straighten bananas.", fr: "Redresse aussi les bananes." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you may make ranged attacks, and roll 2 more power dice in your attacks.",
        "vous pouvez attaquer à distance, et lancez 2 dés de Pouvoir de plus dans vos attaques.",
        { modifiers: [{ who: self2, power: 2 }], grants: [{ who: self2, ability: "RANGED_ATTACKS" }] }
      )
    },
    technique: { attack: 1, mind: 1 }
  },
  {
    id: "ultrawoman-air-taxi",
    heroId: heroId9,
    set: "BASE",
    name: { en: "Air Taxi", fr: "Taxi aérien" },
    flavor: { en: "No meter, no belt, no windows.", fr: "Ni compteur, ni ceinture, ni vitres." },
    special: {
      type: "MOVEMENT",
      ...uniqueAction(
        "choose yourself or an allied hero in your zone: you move that hero up to 3 zones, ignoring enemies, and it has 1 more action in its activation this turn.",
        "choisissez un héros allié de votre zone, ou vous-même : vous déplacez ce héros de 3 zones au plus sans tenir compte des ennemis, et il a 1 action de plus dans son activation de ce tour.",
        [
          {
            chooseFigure: {
              among: oursHere2,
              do: [
                { moveFreely: { who: chosen2, zones: 3, ignoreEnemies: true } },
                { giveAction: { who: chosen2, actions: 1 } }
              ]
            }
          }
        ]
      )
    },
    technique: { speed: 2 }
  },
  {
    id: "ultrawoman-cape-flourish",
    heroId: heroId9,
    set: "BASE",
    name: { en: "Cape Flourish", fr: "Effet de cape" },
    flavor: { en: "Bulletproof, windproof, photogenic.", fr: "Pare-balles, coupe-vent, photogénique." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "OURS_HERE", once: true },
        "the target has +2 defense against this attack.",
        "la cible a +2 en défense contre cette attaque.",
        [{ changeRoll: { defense: 2 } }]
      )
    },
    technique: { defense: 2 }
  },
  {
    id: "ultrawoman-press-smile",
    heroId: heroId9,
    set: "BASE",
    name: { en: "Press Smile", fr: "Sourire de presse" },
    flavor: { en: "Locks open. Some out of shyness.", fr: "Les serrures cèdent. Certaines par timidité." },
    special: {
      type: "MIND",
      ...reaction(
        { moment: "AFTER_TEST_ROLL", to: "TEST_BY", whom: "OURS" },
        "choose 1 die of this roll and roll it again.",
        "choisissez 1 dé de ce jet et relancez-le.",
        [{ changeRoll: { reroll: 1 } }]
      )
    },
    technique: { mind: 2 }
  },
  {
    id: "ultrawoman-follow-the-cape",
    heroId: heroId9,
    set: "BASE",
    name: { en: "Follow the Cape", fr: "Suivez la cape" },
    flavor: { en: "It is red. You cannot miss it.", fr: "Elle est rouge. Impossible de la rater." },
    special: {
      type: "COORDINATION",
      ...allTurn(
        "you and allied heroes roll 2 more power dice in attacks on enemies in your zone.",
        "vous et les héros alliés lancez 2 dés de Pouvoir de plus dans les attaques contre les ennemis de votre zone.",
        { modifiers: [{ who: ours2, power: 2, against: enemiesHere2 }] }
      )
    },
    technique: { attack: 1, defense: 1 }
  },
  {
    id: "ultrawoman-chin-up",
    heroId: heroId9,
    set: "BASE",
    name: { en: "Chin Up", fr: "Le menton haut" },
    flavor: { en: "Her good side is all the sides.", fr: "Son bon profil, ce sont tous les profils." },
    special: {
      type: "DEFENSE",
      ...allTurn(
        "you have +1 defense, and another +1 while you have 2 damage or more.",
        "vous avez +1 en défense, et encore +1 tant que vous avez 2 dégâts ou plus.",
        {
          modifiers: [
            { who: self2, characteristic: "DEFENSE", by: 1 },
            {
              who: self2,
              characteristic: "DEFENSE",
              by: 1,
              if: { atLeast: { what: { damage: self2 }, number: 2 } }
            }
          ]
        }
      )
    },
    technique: { attack: 1 }
  },
  {
    id: "ultrawoman-phone-booth",
    heroId: heroId9,
    set: "WEAKNESS",
    name: { en: "No Phone Booth in Sight", fr: "Pas une cabine en vue" },
    flavor: { en: "Changing behind a pigeon takes skill.", fr: "Se changer derrière un pigeon, c’est tout un art." },
    special: {
      type: "WEAKNESS",
      ...atReveal(
        "you lose 1 action of your activation this turn, and you have −1 defense until the end of the turn.",
        "vous perdez 1 action de votre activation de ce tour, et vous avez −1 en défense jusqu’à la fin du tour.",
        [
          { loseAction: { who: self2, actions: 1 } },
          { modify: { who: self2, characteristic: "DEFENSE", by: -1, until: "TURN" } }
        ]
      )
    }
  }
];

// libs/clash/src/content/heroes/ultrawoman-rank-cards.ts
var heroId10 = "ultrawoman";
var ultrawomanRankCards = [
  {
    id: "ultrawoman-learning-to-land",
    heroId: heroId10,
    set: "ROOKIE",
    name: { en: "Learning to Land", fr: "Apprendre à atterrir" },
    flavor: { en: "The fountain has been rebuilt. Again.", fr: "La fontaine a été reconstruite. Encore." },
    special: {
      type: "MOVEMENT",
      ...allTurn("you have +1 speed.", "vous avez +1 en vitesse.", {
        modifiers: [{ who: self2, characteristic: "SPEED", by: 1 }]
      })
    },
    technique: { speed: 2 }
  },
  {
    id: "ultrawoman-borrowed-catchphrase",
    heroId: heroId10,
    set: "ROOKIE",
    name: { en: "Borrowed Catchphrase", fr: "Réplique d’emprunt" },
    flavor: { en: "Hers is still with the lawyers.", fr: "La sienne est encore chez l’avocat." },
    special: {
      type: "COORDINATION",
      ...atReveal(
        "choose yourself or an allied hero: that hero has +1 mind until the end of the turn.",
        "choisissez un héros allié, ou vous-même : ce héros a +1 en mental jusqu’à la fin du tour.",
        [
          {
            chooseFigure: {
              among: ours2,
              do: [{ modify: { who: chosen2, characteristic: "MIND", by: 1, until: "TURN" } }]
            }
          }
        ]
      )
    },
    technique: { mind: 2 }
  },
  {
    id: "ultrawoman-sonic-boom",
    heroId: heroId10,
    set: "VETERAN",
    name: { en: "Sonic Boom", fr: "Bang supersonique" },
    flavor: { en: "The insurers have a form for it now.", fr: "Les assureurs ont désormais un formulaire pour ça." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "every enemy in your zone suffers 1 damage; then push every adjacent enemy 2 spaces away from you.",
        "chaque ennemi de votre zone subit 1 dégât ; puis repoussez chaque ennemi adjacent de 2 espaces loin de vous.",
        [{ damage: { who: enemiesHere2, points: 1 } }, { push: { who: enemiesBeside2, from: self2, steps: 2 } }]
      )
    },
    technique: { attack: 3 }
  },
  {
    id: "ultrawoman-guardian-angle",
    heroId: heroId10,
    set: "VETERAN",
    name: { en: "Guardian Angle", fr: "Angle gardien" },
    flavor: { en: "She is always just outside the frame.", fr: "Toujours juste au bord de la photo." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_HIT", to: "ATTACK_ON", whom: "OURS_NEAR", once: true },
        "prevent 2 damage of this attack.",
        "annulez 2 dégâts de cette attaque.",
        [{ preventDamage: { points: 2 } }]
      )
    },
    technique: { defense: 2, speed: 2 }
  }
];

// libs/clash/src/content/heroes/ultrawoman.ts
var ultrawoman = {
  id: "ultrawoman",
  name: { en: "Ultrawoman", fr: "Ultrawoman" },
  type: { en: "Flying paragon", fr: "Parangon volant" },
  flavor: {
    en: "Cape pressed, smile on, statue unveiled twice. The second one was bigger.",
    fr: "Cape repassée, sourire en place, statue inaugurée deux fois. La seconde était plus grande."
  },
  emblem: "star",
  color: "#1c5fb8",
  missions: [
    {
      id: "ultrawoman-mission-1",
      text: { en: "Pass 2 tests.", fr: "Réussissez 2 tests." },
      condition: { atLeast: { what: { deed: { of: self2, what: "TESTS_PASSED" } }, number: 2 } },
      atEnd: false
    },
    {
      id: "ultrawoman-mission-2",
      text: {
        en: "At the end of the game, have put 1 enemy out of action or hit with 2 attacks, with at most 1 damage on you and every allied hero standing.",
        fr: "À la fin de la partie, avoir mis 1 ennemi hors de combat ou réussi 2 attaques, avoir 1 dégât au plus et tous les héros alliés debout."
      },
      condition: {
        and: [
          {
            or: [
              { atLeast: { what: { deed: { of: self2, what: "OUTS" } }, number: 1 } },
              { atLeast: { what: { deed: { of: self2, what: "HITS" } }, number: 2 } }
            ]
          },
          { atMost: { what: { damage: self2 }, number: 1 } },
          { atMost: { what: { heroesOut: "SIDE" }, number: 0 } }
        ]
      },
      atEnd: true
    }
  ],
  praise: {
    en: "Ultrawoman does it again, without messing up her hair",
    fr: "Ultrawoman recommence, sans se décoiffer"
  },
  discredit: {
    en: "Ultrawoman grounded: cape sent to the cleaners",
    fr: "Ultrawoman clouée au sol : la cape part au pressing"
  },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 3,
      health: 3,
      innate: {
        id: "ultrawoman-low-flight",
        name: { en: "Low Flight", fr: "Vol à basse altitude" },
        ...always(
          "leaving a zone with an enemy does not end your move.",
          "quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.",
          { grants: [{ who: self2, ability: "SURE_FOOTED" }] }
        )
      }
    },
    HERO: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 3,
      health: 3,
      innate: {
        id: "ultrawoman-skyborne",
        name: { en: "Skyborne", fr: "Au-dessus de la mêlée" },
        ...always(
          "enemies do not stop or hold you when you move.",
          "les ennemis ne vous arrêtent pas et ne vous retiennent pas quand vous vous déplacez.",
          { grants: [{ who: self2, ability: "IGNORE_ENEMIES_MOVING" }] }
        )
      }
    },
    VETERAN: {
      speed: 2,
      attack: 3,
      defense: 5,
      mind: 4,
      health: 3,
      innate: {
        id: "ultrawoman-high-flight",
        name: { en: "High Flight", fr: "Vol de croisière" },
        ...always(
          "enemies do not stop or hold you when you move, and you cannot be pushed.",
          "les ennemis ne vous arrêtent pas et ne vous retiennent pas quand vous vous déplacez, et vous ne pouvez pas être repoussée.",
          {
            grants: [
              { who: self2, ability: "IGNORE_ENEMIES_MOVING" },
              { who: self2, ability: "CANNOT_BE_PUSHED" }
            ]
          }
        )
      }
    }
  }
};

// libs/clash/src/content/heroes/undertow-cards.ts
var heroId11 = "undertow";
var undertowCards = [
  {
    id: "undertow-riptide",
    heroId: heroId11,
    set: "BASE",
    name: { en: "Riptide", fr: "Courant d’arrachement" },
    flavor: { en: "Swim sideways. Everyone forgets.", fr: "Il faut nager de côté. Tout le monde oublie." },
    special: {
      type: "MOVEMENT",
      ...uniqueAction(
        "choose an enemy within 2 zones: it moves up to 2 zones toward you, to a space adjacent to you if it can; then you attack it, if it is adjacent, with 1 more power die.",
        "choisissez un ennemi à 2 zones au plus : il se déplace de 2 zones au plus vers vous, sur un espace adjacent au vôtre s’il le peut ; puis vous l’attaquez, s’il est adjacent, avec 1 dé de Pouvoir de plus.",
        [
          {
            chooseFigure: {
              among: enemiesNear2,
              do: [
                { move: { who: chosen2, toward: { spaceOf: self2 }, want: "ADJACENT", zones: 2 } },
                { attack: { who: self2, target: chosen2, kind: "MELEE", power: 1 } }
              ]
            }
          }
        ]
      )
    },
    technique: { attack: 1, speed: 1 }
  },
  {
    id: "undertow-breaker",
    heroId: heroId11,
    set: "BASE",
    name: { en: "Breaker", fr: "Déferlante" },
    flavor: { en: "The seventh wave, and it holds a grudge.", fr: "La septième vague, et elle est rancunière." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "attack an adjacent enemy of your choice with 1 more combat die and 3 more power dice; if you hit, it suffers 2 damage instead of 1, and you may push it up to 3 spaces.",
        "attaquez un ennemi adjacent de votre choix avec 1 dé de Combat et 3 dés de Pouvoir de plus ; en cas de réussite, il subit 2 dégâts au lieu de 1, et vous pouvez le repousser de 3 espaces au plus.",
        [
          {
            chooseFigure: {
              among: enemiesBeside2,
              do: [{ attack: { who: self2, target: chosen2, kind: "MELEE", combat: 1, power: 3, damage: 2, push: 3 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 3, speed: -1 }
  },
  {
    id: "undertow-slippery",
    heroId: heroId11,
    set: "BASE",
    name: { en: "Slippery When Wet", fr: "Sol glissant" },
    flavor: { en: "There was a sign. It floated off.", fr: "Il y avait un panneau. Il a flotté plus loin." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "BEFORE_ROLL", to: "ATTACK_ON", whom: "YOU", mode: "MELEE", once: true },
        "push the attacker 1 space away from you.",
        "repoussez l’attaquant de 1 espace loin de vous.",
        [{ push: { who: attacker2, from: self2, steps: 1 } }]
      )
    },
    technique: { defense: 1, speed: 1 }
  },
  {
    id: "undertow-flotsam",
    heroId: heroId11,
    set: "BASE",
    name: { en: "Flotsam", fr: "Bois flotté" },
    flavor: { en: "Hold on to the fridge.", fr: "Accrochez-vous au frigo." },
    special: {
      type: "COORDINATION",
      ...action(
        "choose an ally within 2 zones: put it on a free space of your zone, or else the nearest one, and heal 1 of its damage.",
        "choisissez un allié à 2 zones au plus : placez-le sur un espace libre de votre zone, à défaut sur le plus proche, et soignez 1 de ses dégâts.",
        [
          {
            chooseFigure: {
              among: alliesNear,
              do: [{ place: { who: chosen2, at: here2 } }, { heal: { who: chosen2, points: 1 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 1, mind: 1 }
  },
  {
    id: "undertow-whirlpool",
    heroId: heroId11,
    set: "BASE",
    name: { en: "Whirlpool", fr: "Tourbillon" },
    flavor: { en: "Round and round, and then the plughole.", fr: "On tourne, on tourne, et puis la bonde." },
    special: {
      type: "MOVEMENT",
      ...allTurn(
        "enemies in your zone have −1 defense, −1 speed and cannot reposition.",
        "les ennemis de votre zone ont −1 en défense, −1 en vitesse et ne peuvent pas se replacer.",
        {
          modifiers: [
            { who: enemiesHere2, characteristic: "DEFENSE", by: -1 },
            { who: enemiesHere2, characteristic: "SPEED", by: -1 }
          ],
          grants: [{ who: enemiesHere2, ability: "NO_REPOSITION" }]
        }
      )
    },
    technique: { attack: 1, defense: 1 }
  },
  {
    id: "undertow-still-waters",
    heroId: heroId11,
    set: "BASE",
    name: { en: "Still Waters", fr: "Eau qui dort" },
    flavor: { en: "Deep thoughts, with a pedal boat.", fr: "Des pensées profondes, et un pédalo." },
    special: {
      type: "MIND",
      ...allTurn(
        "you and allied heroes in your zone have +1 mind, and you roll 1 test die fewer in your tests.",
        "vous et les héros alliés de votre zone avez +1 en mental, et vous lancez 1 dé de Test de moins dans vos tests.",
        {
          modifiers: [{ who: oursHere2, characteristic: "MIND", by: 1 }],
          grants: [{ who: self2, ability: "TESTS_ONE_DIE_FEWER" }]
        }
      )
    },
    technique: { mind: 2 }
  },
  {
    id: "undertow-fire-hose",
    heroId: heroId11,
    set: "BASE",
    name: { en: "Borrowed Hydrant", fr: "Bouche d’incendie empruntée" },
    flavor: { en: "The brigade would like it back.", fr: "Les pompiers aimeraient la récupérer." },
    special: {
      type: "ATTACK",
      ...allTurn(
        "you may make ranged attacks, and roll 1 more power die in your attacks.",
        "vous pouvez attaquer à distance, et lancez 1 dé de Pouvoir de plus dans vos attaques.",
        { modifiers: [{ who: self2, power: 1 }], grants: [{ who: self2, ability: "RANGED_ATTACKS" }] }
      )
    },
    technique: { mind: 1, speed: 1 }
  },
  {
    id: "undertow-low-tide",
    heroId: heroId11,
    set: "WEAKNESS",
    name: { en: "Low Tide", fr: "Marée basse" },
    flavor: { en: "Mostly mud. One shoe.", fr: "De la vase, surtout. Une chaussure." },
    special: {
      type: "WEAKNESS",
      ...allTurn(
        "you have −1 attack, and you and allied heroes in your zone have −1 speed and −1 defense.",
        "vous avez −1 en attaque, et vous et les héros alliés de votre zone avez −1 en vitesse et −1 en défense.",
        {
          modifiers: [
            { who: self2, characteristic: "ATTACK", by: -1 },
            { who: oursHere2, characteristic: "SPEED", by: -1 },
            { who: oursHere2, characteristic: "DEFENSE", by: -1 }
          ]
        }
      )
    }
  }
];

// libs/clash/src/content/heroes/undertow-rank-cards.ts
var heroId12 = "undertow";
var undertowRankCards = [
  {
    id: "undertow-puddle",
    heroId: heroId12,
    set: "ROOKIE",
    name: { en: "Puddle", fr: "Flaque" },
    flavor: { en: "Everyone starts somewhere.", fr: "Il faut bien commencer." },
    special: {
      type: "DEFENSE",
      ...reaction(
        { moment: "AFTER_ATTACK", to: "ATTACK_ON", whom: "YOU", mode: "MELEE", once: true },
        "push the attacker 1 space away from you.",
        "repoussez l’attaquant de 1 espace loin de vous.",
        [{ push: { who: attacker2, from: self2, steps: 1 } }]
      )
    },
    technique: { defense: 1 }
  },
  {
    id: "undertow-doggy-paddle",
    heroId: heroId12,
    set: "ROOKIE",
    name: { en: "Doggy Paddle", fr: "Nage du petit chien" },
    flavor: { en: "No style, some speed, plenty of splash.", fr: "Peu de style, un peu de vitesse, beaucoup d’eau." },
    special: {
      type: "MOVEMENT",
      ...allTurn(
        "leaving a zone with an enemy does not end your move.",
        "quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.",
        { grants: [{ who: self2, ability: "SURE_FOOTED" }] }
      )
    },
    technique: { speed: 1, mind: 1 }
  },
  {
    id: "undertow-tsunami",
    heroId: heroId12,
    set: "VETERAN",
    name: { en: "Tsunami Warning", fr: "Alerte au tsunami" },
    flavor: { en: "The siren is him, humming.", fr: "La sirène, c’est lui qui fredonne." },
    special: {
      type: "ATTACK",
      ...uniqueAction(
        "push every enemy in your zone 2 spaces away from you; if no enemy is left there, heal 2 of your damage, otherwise every enemy in your zone suffers 1 damage.",
        "repoussez chaque ennemi de votre zone de 2 espaces loin de vous ; s’il n’y reste aucun ennemi, soignez 2 de vos dégâts, sinon chaque ennemi de votre zone subit 1 dégât.",
        [
          { push: { who: enemiesHere2, from: self2, steps: 2 } },
          {
            if: {
              condition: { atMost: { what: { count: enemiesHere2 }, number: 0 } },
              then: [{ heal: { who: self2, points: 2 } }],
              else: [{ damage: { who: enemiesHere2, points: 1 } }]
            }
          }
        ]
      )
    },
    technique: { attack: 3, speed: 1 }
  },
  {
    id: "undertow-moon-pull",
    heroId: heroId12,
    set: "VETERAN",
    name: { en: "Pull of the Moon", fr: "L’appel de la lune" },
    flavor: { en: "She does the heavy lifting.", fr: "C’est elle qui fait le gros du travail." },
    special: {
      type: "COORDINATION",
      ...atReveal(
        "you and allied heroes have +1 attack and +1 speed until the end of the turn.",
        "vous et les héros alliés avez +1 en attaque et +1 en vitesse jusqu’à la fin du tour.",
        [
          { modify: { who: ours2, characteristic: "ATTACK", by: 1, until: "TURN" } },
          { modify: { who: ours2, characteristic: "SPEED", by: 1, until: "TURN" } }
        ]
      )
    },
    technique: { mind: 3, defense: 1 }
  }
];

// libs/clash/src/content/heroes/undertow.ts
var undertow = {
  id: "undertow",
  name: { en: "Undertow", fr: "Ressac" },
  type: { en: "Living tide", fr: "Marée vivante" },
  flavor: {
    en: "Lifeguard at the municipal pool until the pool followed him home.",
    fr: "Maître-nageur à la piscine municipale, jusqu’au soir où la piscine l’a suivi chez lui."
  },
  emblem: "wave",
  color: "#148f84",
  missions: [
    {
      id: "undertow-mission-1",
      text: {
        en: "Push figures 4 times; every space counts.",
        fr: "Repoussez des figurines 4 fois ; chaque espace compte."
      },
      condition: { atLeast: { what: { deed: { of: self2, what: "PUSHES" } }, number: 4 } },
      atEnd: false
    },
    {
      id: "undertow-mission-2",
      text: {
        en: "Having moved 4 times and suffered 2 damage in all, stand beside an enemy.",
        fr: "Après vous être déplacé 4 fois et avoir subi 2 dégâts en tout, tenez-vous à côté d’un ennemi."
      },
      condition: {
        and: [
          { atLeast: { what: { deed: { of: self2, what: "MOVES" } }, number: 4 } },
          { atLeast: { what: { deed: { of: self2, what: "DAMAGE_TAKEN" } }, number: 2 } },
          { atLeast: { what: { count: enemiesBeside2 }, number: 1 } }
        ]
      },
      atEnd: false
    }
  ],
  praise: { en: "Undertow turns the tide, mops up after", fr: "Ressac renverse la marée, puis passe la serpillière" },
  discredit: { en: "Undertow washed up", fr: "Ressac boit la tasse" },
  sheets: {
    ROOKIE: {
      speed: 2,
      attack: 3,
      defense: 4,
      mind: 2,
      health: 4,
      innate: {
        id: "undertow-high-water",
        name: { en: "High Water", fr: "Hautes eaux" },
        ...always("you cannot be pushed.", "vous ne pouvez pas être repoussé.", {
          grants: [{ who: self2, ability: "CANNOT_BE_PUSHED" }]
        })
      }
    },
    HERO: {
      speed: 3,
      attack: 3,
      defense: 4,
      mind: 2,
      health: 4,
      innate: {
        id: "undertow-backwash",
        name: { en: "Backwash", fr: "Reflux" },
        ...always("your pushes go 2 spaces.", "vous repoussez de 2 espaces.", {
          grants: [{ who: self2, ability: "PUSH_TWICE" }]
        })
      }
    },
    VETERAN: {
      speed: 3,
      attack: 3,
      defense: 5,
      mind: 2,
      health: 4,
      innate: {
        id: "undertow-spring-tide",
        name: { en: "Spring Tide", fr: "Grande marée" },
        ...always(
          "your pushes go 2 spaces, and you cannot be pushed.",
          "vous repoussez de 2 espaces, et vous ne pouvez pas être repoussé.",
          {
            grants: [
              { who: self2, ability: "PUSH_TWICE" },
              { who: self2, ability: "CANNOT_BE_PUSHED" }
            ]
          }
        )
      }
    }
  }
};

// libs/clash/src/content/heroes/index.ts
var heroes = [rage, ultrawoman, duchesse, fahrenheit, clockwise, undertow];
var powerCards = [
  ...rageCards,
  ...rageRankCards,
  ...ultrawomanCards,
  ...ultrawomanRankCards,
  ...duchesseCards,
  ...duchesseRankCards,
  ...fahrenheitCards,
  ...fahrenheitRankCards,
  ...clockwiseCards,
  ...clockwiseRankCards,
  ...undertowCards,
  ...undertowRankCards
];

// libs/clash/src/content/objects.ts
var objectKinds = [
  {
    id: "hot-dog-stand",
    name: { en: "Hot-dog stand", fr: "Stand à hot-dogs" },
    text: {
      en: "Classic use, mind 6: you heal 2 damage. Mustard is a superpower.",
      fr: "Utilisation classique, mental 6 : vous soignez 2 dégâts. La moutarde est un superpouvoir."
    },
    footprint: [],
    classic: { difficulty: 6, effects: [{ heal: { who: { of: "SELF" }, points: 2 } }] },
    afterAggressive: "STAY"
  },
  {
    id: "car",
    name: { en: "Car", fr: "Voiture" },
    text: {
      en: "Aggressive use, attack 4: a ranged attack with 1 more power die, for 2 damage. Parking has never been simpler.",
      fr: "Utilisation agressive, attaque 4 : une attaque à distance avec 1 dé de Pouvoir de plus, pour 2 dégâts. Se garer n’a jamais été aussi simple."
    },
    footprint: [{ x: 1, y: 0 }],
    aggressive: { difficulty: 4, attack: "RANGED", combat: 0, power: 1, damage: 2 },
    afterAggressive: "REMOVE"
  },
  {
    id: "street-lamp",
    name: { en: "Street lamp", fr: "Réverbère" },
    text: {
      en: "Classic use, mind 2: it dazzles; every enemy in your zone has 2 defense less this turn. Aggressive use, attack 3: a melee attack with 1 more power die.",
      fr: "Utilisation classique, mental 2 : il éblouit ; chaque ennemi dans votre zone a 2 en défense de moins pour ce tour. Utilisation agressive, attaque 3 : une attaque au corps à corps avec 1 dé de Pouvoir de plus."
    },
    footprint: [],
    classic: {
      difficulty: 2,
      effects: [
        {
          modify: {
            who: { of: "ENEMIES", inZone: { zoneOf: { of: "SELF" } } },
            characteristic: "DEFENSE",
            by: -2,
            until: "TURN"
          }
        }
      ]
    },
    aggressive: { difficulty: 3, attack: "MELEE", combat: 0, power: 1, damage: 1 },
    afterAggressive: "REMOVE"
  },
  {
    id: "mailbox",
    name: { en: "Mailbox", fr: "Boîte aux lettres" },
    text: {
      en: "Classic use, mind 3: fan mail; you have 2 mind more this turn. Aggressive use, attack 2: a melee attack with 1 more combat die.",
      fr: "Utilisation classique, mental 3 : du courrier d’admirateurs ; vous avez 2 en mental de plus pour ce tour. Utilisation agressive, attaque 2 : une attaque au corps à corps avec 1 dé de Combat de plus."
    },
    footprint: [],
    classic: {
      difficulty: 3,
      effects: [{ modify: { who: { of: "SELF" }, characteristic: "MIND", by: 2, until: "TURN" } }]
    },
    aggressive: { difficulty: 2, attack: "MELEE", combat: 1, power: 0, damage: 1 },
    afterAggressive: "REMOVE"
  },
  {
    id: "fire-hydrant",
    name: { en: "Fire hydrant", fr: "Bouche d’incendie" },
    text: {
      en: "Classic use, mind 4: every enemy adjacent to you suffers 1 damage, is pushed back 2 spaces and arrives clean.",
      fr: "Utilisation classique, mental 4 : chaque ennemi adjacent subit 1 dégât, est repoussé de 2 espaces et en ressort propre."
    },
    footprint: [],
    classic: {
      difficulty: 4,
      effects: [
        { damage: { who: { of: "ENEMIES", adjacentTo: { of: "SELF" } }, points: 1 } },
        { push: { who: { of: "ENEMIES", adjacentTo: { of: "SELF" } }, from: { of: "SELF" }, steps: 2 } }
      ]
    },
    afterAggressive: "STAY"
  },
  {
    id: "billboard",
    name: { en: "Billboard", fr: "Panneau publicitaire" },
    text: {
      en: "Classic use, mind 2: your face, four metres high; every hero of your side has 2 mind more this turn. Aggressive use, attack 5: a ranged attack with 2 more power dice. It hides whatever is behind it.",
      fr: "Utilisation classique, mental 2 : votre visage, haut de quatre mètres ; chaque héros de votre camp a 2 en mental de plus pour ce tour. Utilisation agressive, attaque 5 : une attaque à distance avec 2 dés de Pouvoir de plus. Il cache ce qui est derrière lui."
    },
    footprint: [
      { x: -1, y: 0 },
      { x: 1, y: 0 }
    ],
    classic: {
      difficulty: 2,
      effects: [{ modify: { who: { of: "HEROES", side: "OWN" }, characteristic: "MIND", by: 2, until: "TURN" } }]
    },
    aggressive: { difficulty: 5, attack: "RANGED", combat: 0, power: 2, damage: 1 },
    afterAggressive: "REMOVE"
  },
  {
    id: "dumpster",
    name: { en: "Dumpster", fr: "Benne à ordures" },
    text: {
      en: "Classic use, mind 2: you take cover; you have 2 defense more this turn, and nobody asks about the smell. Aggressive use, attack 4: a melee attack with 2 more power dice.",
      fr: "Utilisation classique, mental 2 : vous vous mettez à couvert ; vous avez 2 en défense de plus pour ce tour, et personne ne parle de l’odeur. Utilisation agressive, attaque 4 : une attaque au corps à corps avec 2 dés de Pouvoir de plus."
    },
    footprint: [{ x: 1, y: 0 }],
    classic: {
      difficulty: 2,
      effects: [{ modify: { who: { of: "SELF" }, characteristic: "DEFENSE", by: 2, until: "TURN" } }]
    },
    aggressive: { difficulty: 4, attack: "MELEE", combat: 0, power: 2, damage: 1 },
    afterAggressive: "REMOVE"
  },
  {
    id: "scooter",
    name: { en: "Hire scooter", fr: "Trottinette en libre-service" },
    text: {
      en: "Classic use, mind 3: you move up to 3 zones, past your enemies, and the app sends it back. Aggressive use, attack 3: a ranged attack with 1 more combat die.",
      fr: "Utilisation classique, mental 3 : vous vous déplacez de 3 zones au plus sans tenir compte des ennemis, et l’application la rappelle. Utilisation agressive, attaque 3 : une attaque à distance avec 1 dé de Combat de plus."
    },
    footprint: [],
    classic: { difficulty: 3, effects: [{ moveFreely: { who: { of: "SELF" }, zones: 3, ignoreEnemies: true } }] },
    aggressive: { difficulty: 3, attack: "RANGED", combat: 1, power: 0, damage: 1 },
    afterAggressive: "REMOVE"
  },
  {
    id: "phone-box",
    name: { en: "Phone box", fr: "Cabine téléphonique" },
    text: {
      en: "Classic use, mind 3: you ring up a hero of your side who has not been activated this turn; he will have 2 actions more.",
      fr: "Utilisation classique, mental 3 : vous appelez un héros de votre camp qui n’a pas encore été activé ce tour ; il aura 2 actions de plus."
    },
    footprint: [],
    classic: {
      difficulty: 3,
      effects: [
        {
          chooseFigure: {
            among: { of: "HEROES", side: "OWN", activated: false },
            do: [{ giveAction: { who: { of: "CHOSEN" }, actions: 2 } }]
          }
        }
      ]
    },
    afterAggressive: "STAY"
  },
  {
    id: "flower-cart",
    name: { en: "Flower cart", fr: "Chariot de fleurs" },
    text: {
      en: "Classic use, mind 2: a bouquet; a hero of your side in your zone, whom you choose, heals 2 damage. Aggressive use, attack 2: a melee attack with nothing more than petals.",
      fr: "Utilisation classique, mental 2 : un bouquet ; un héros de votre camp dans votre zone, à votre choix, soigne 2 dégâts. Utilisation agressive, attaque 2 : une attaque au corps à corps, sans rien de plus que des pétales."
    },
    footprint: [],
    classic: {
      difficulty: 2,
      effects: [
        {
          chooseFigure: {
            among: { of: "HEROES", side: "OWN", inZone: { zoneOf: { of: "SELF" } } },
            do: [{ heal: { who: { of: "CHOSEN" }, points: 2 } }]
          }
        }
      ]
    },
    aggressive: { difficulty: 2, attack: "MELEE", combat: 0, power: 0, damage: 1 },
    afterAggressive: "REMOVE"
  }
];

// libs/clash/src/content/reference-cards/boulevard-to-warehouse.ts
var boulevardToWarehouse = [
  {
    id: "1a",
    scenery: [
      { id: "newsstand", name: { en: "Newsstand", fr: "Kiosque à journaux" } },
      { id: "signal-box", name: { en: "Signal box", fr: "Boîtier des feux" } }
    ],
    doors: [],
    tests: [
      {
        id: "green-light",
        name: { en: "Give the green light", fr: "Donner le feu vert" },
        text: {
          en: "At the signal box, once: mind 6. An enemy on the roadway, drawn by lot, takes 1 damage: the taxis had been waiting for this.",
          fr: "Au boîtier des feux, une fois : mental 6. Un ennemi sur la chaussée, tiré au sort, subit 1 dégât : les taxis n’attendaient que cela."
        },
        at: { feature: "1a/signal-box" },
        offers: [{ characteristic: "MIND", difficulty: 6 }],
        direct: false,
        repeatable: false,
        onSuccess: [{ damage: { who: { of: "ENEMIES", inZone: { zone: "1a/e" }, pick: "RANDOM" }, points: 1 } }]
      }
    ],
    specialActions: [
      {
        id: "headlines",
        name: { en: "Read the headlines", fr: "Lire les gros titres" },
        text: {
          en: "At the newsstand, 1 action: your mind is 1 higher this turn. The vendor expects you to buy.",
          fr: "Au kiosque à journaux, 1 action : votre mental augmente de 1 pour ce tour. Le vendeur espère que vous achèterez."
        },
        at: { feature: "1a/newsstand" },
        cost: 1,
        do: [{ modify: { who: { of: "SELF" }, characteristic: "MIND", by: 1, until: "TURN" } }]
      }
    ]
  },
  {
    id: "1b",
    threat: { number: 3, villain: "no-dalie" },
    scenery: [{ id: "microphone", name: { en: "Microphone", fr: "Microphone" } }],
    doors: [],
    tests: [
      {
        id: "dedication",
        name: { en: "Dedicate a song", fr: "Dédicacer une chanson" },
        text: {
          en: "At the microphone: a direct mind test of 4. Each hero of your side has 1 defense more this turn.",
          fr: "Au microphone : un test direct de mental 4. Chaque héros de votre camp a 1 en défense de plus pour ce tour."
        },
        at: { feature: "1b/microphone" },
        offers: [{ characteristic: "MIND", difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          { modify: { who: { of: "HEROES", side: "OWN" }, characteristic: "DEFENSE", by: 1, until: "TURN" } }
        ]
      }
    ],
    specialActions: []
  },
  {
    id: "2a",
    threat: { number: 1, villain: "x-tina" },
    scenery: [
      { id: "plaque", name: { en: "Founders’ plaque", fr: "Plaque des fondateurs" } },
      { id: "fountain", name: { en: "Fountain", fr: "Fontaine" } }
    ],
    doors: [],
    tests: [],
    specialActions: [
      {
        id: "bronze-pose",
        name: { en: "Pose like the founder", fr: "Poser comme le fondateur" },
        text: {
          en: "At the plaque, 1 action: your defense is 1 higher this turn. Do not move your chin.",
          fr: "À la plaque, 1 action : votre défense augmente de 1 pour ce tour. Ne bougez plus le menton."
        },
        at: { feature: "2a/plaque" },
        cost: 1,
        do: [{ modify: { who: { of: "SELF" }, characteristic: "DEFENSE", by: 1, until: "TURN" } }]
      },
      {
        id: "wish",
        name: { en: "Make a wish", fr: "Faire un vœu" },
        text: {
          en: "At the fountain, 1 action: throw in a coin and roll a test die. On a 2 you heal 1 damage, on a 1 your defense is 1 higher this turn, on a 0 you are wet.",
          fr: "À la fontaine, 1 action : jetez une pièce et lancez un dé de Test. Sur un 2, vous soignez 1 dégât, sur un 1, votre défense augmente de 1 pour ce tour, sur un 0, vous êtes mouillé."
        },
        at: { feature: "2a/fountain" },
        cost: 1,
        do: [
          {
            roll: {
              die: "TEST",
              table: [
                { atLeast: 2, do: [{ heal: { who: { of: "SELF" }, points: 1 } }] },
                {
                  atLeast: 1,
                  do: [{ modify: { who: { of: "SELF" }, characteristic: "DEFENSE", by: 1, until: "TURN" } }]
                }
              ]
            }
          }
        ]
      }
    ]
  },
  {
    id: "2b",
    threat: { number: 2, villain: "emissary" },
    scenery: [{ id: "crane", name: { en: "Crane", fr: "Grue" } }],
    doors: [
      { id: "freight-door", name: { en: "Freight door", fr: "Porte de fret" } },
      { id: "ramp-gate", name: { en: "Ramp gate", fr: "Grille de la rampe" } }
    ],
    tests: [
      {
        id: "work-the-crane",
        name: { en: "Work the crane", fr: "Actionner la grue" },
        text: {
          en: "At the crane: mind 5, again and again. You set an enemy of the lower hall, whom you choose, down on the ramp.",
          fr: "À la grue : mental 5, autant de fois qu’on veut. Vous déposez sur la rampe un ennemi de la halle basse, à votre choix."
        },
        at: { feature: "2b/crane" },
        offers: [{ characteristic: "MIND", difficulty: 5 }],
        direct: false,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: "ENEMIES", inZone: { zone: "2b/x" } },
              do: [{ place: { who: { of: "CHOSEN" }, at: { zone: "2b/d" } } }]
            }
          }
        ]
      },
      {
        id: "freight-door",
        name: { en: "Open the freight door", fr: "Ouvrir la porte de fret" },
        text: {
          en: "Beside the freight door of the warehouse: mind 4 or attack 5. The door opens.",
          fr: "Près de la porte de fret de l’entrepôt : mental 4 ou attaque 5. La porte s’ouvre."
        },
        door: "2b/freight-door",
        offers: [
          { characteristic: "MIND", difficulty: 4 },
          { characteristic: "ATTACK", difficulty: 5 }
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ setDoor: { door: "2b/freight-door", open: true } }]
      }
    ],
    specialActions: []
  }
];

// libs/clash/src/content/reference-cards/metro-to-depot.ts
var metroToDepot = [
  {
    id: "5a",
    scenery: [{ id: "ticket-machine", name: { en: "Ticket machine", fr: "Billetterie" } }],
    doors: [
      { id: "shutter", name: { en: "Shutter", fr: "Rideau" } },
      { id: "gate", name: { en: "Gate", fr: "Grille" } }
    ],
    tests: [
      {
        id: "lift-shutter",
        name: { en: "Lift the shutter", fr: "Lever le rideau" },
        text: {
          en: "Beside the shutter of the metro: mind 4 or attack 6. The shutter opens.",
          fr: "Près du rideau du métro : mental 4 ou attaque 6. Le rideau s’ouvre."
        },
        door: "5a/shutter",
        offers: [
          { characteristic: "MIND", difficulty: 4 },
          { characteristic: "ATTACK", difficulty: 6 }
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ setDoor: { door: "5a/shutter", open: true } }]
      }
    ],
    specialActions: [
      {
        id: "day-ticket",
        name: { en: "Buy a day ticket", fr: "Prendre un ticket à la journée" },
        text: {
          en: "At the ticket machine, 1 action: you move up to 3 zones, and enemies neither stop nor pin you.",
          fr: "À la billetterie, 1 action : vous vous déplacez de 3 zones au plus, et les ennemis ne vous arrêtent ni ne vous retiennent."
        },
        at: { feature: "5a/ticket-machine" },
        cost: 1,
        do: [{ moveFreely: { who: { of: "SELF" }, zones: 3, ignoreEnemies: true } }]
      }
    ]
  },
  {
    id: "5b",
    scenery: [
      { id: "fruit-stall", name: { en: "Fruit stall", fr: "Étal de fruits" } },
      { id: "till", name: { en: "Till", fr: "Caisse" } }
    ],
    doors: [],
    tests: [
      {
        id: "wrong-change",
        name: { en: "Give wrong change", fr: "Se tromper en rendant la monnaie" },
        text: {
          en: "At the till: a direct mind test of 4. An enemy within 1 zone, whom you choose, has 1 defense less this turn: he is counting.",
          fr: "À la caisse : un test direct de mental 4. Un ennemi à 1 zone au plus, à votre choix, a 1 en défense de moins pour ce tour : il recompte."
        },
        at: { feature: "5b/till" },
        offers: [{ characteristic: "MIND", difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: "ENEMIES", withinZones: { of: { of: "SELF" }, zones: 1 } },
              do: [{ modify: { who: { of: "CHOSEN" }, characteristic: "DEFENSE", by: -1, until: "TURN" } }]
            }
          }
        ]
      }
    ],
    specialActions: [
      {
        id: "throw-melons",
        name: { en: "Throw melons", fr: "Lancer des melons" },
        text: {
          en: "At the fruit stall, 1 action: you make a ranged attack on an enemy whom you choose.",
          fr: "À l’étal de fruits, 1 action : vous faites une attaque à distance contre un ennemi de votre choix."
        },
        at: { feature: "5b/fruit-stall" },
        cost: 1,
        do: [
          {
            chooseFigure: {
              among: { of: "ENEMIES", inSightOf: { of: "SELF" } },
              do: [{ attack: { who: { of: "SELF" }, target: { of: "CHOSEN" }, kind: "RANGED" } }]
            }
          }
        ]
      }
    ]
  },
  {
    id: "6a",
    scenery: [
      { id: "antenna", name: { en: "Antenna", fr: "Antenne" } },
      { id: "fuse-box", name: { en: "Fuse box", fr: "Boîte à fusibles" } }
    ],
    doors: [{ id: "stair-door", name: { en: "Stair door", fr: "Porte de l’escalier" } }],
    tests: [
      {
        id: "theme-tune",
        name: { en: "Find your theme tune", fr: "Trouver votre générique" },
        text: {
          en: "At the antenna: a direct mind test of 3. Your attack is 2 higher this turn.",
          fr: "À l’antenne : un test direct de mental 3. Votre attaque augmente de 2 pour ce tour."
        },
        at: { feature: "6a/antenna" },
        offers: [{ characteristic: "MIND", difficulty: 3 }],
        direct: true,
        repeatable: true,
        onSuccess: [{ modify: { who: { of: "SELF" }, characteristic: "ATTACK", by: 2, until: "TURN" } }]
      },
      {
        id: "short-circuit",
        name: { en: "Blow the fuses", fr: "Faire sauter les plombs" },
        text: {
          en: "At the fuse box: mind 5. Each enemy within 1 zone has 1 attack less this turn, and each villain on the board 1 speed less.",
          fr: "À la boîte à fusibles : mental 5. Chaque ennemi à 1 zone au plus a 1 en attaque de moins pour ce tour, et chaque vilain du plateau 1 en vitesse de moins."
        },
        at: { feature: "6a/fuse-box" },
        offers: [{ characteristic: "MIND", difficulty: 5 }],
        direct: false,
        repeatable: false,
        onSuccess: [
          {
            modify: {
              who: { of: "ENEMIES", withinZones: { of: { of: "SELF" }, zones: 1 } },
              characteristic: "ATTACK",
              by: -1,
              until: "TURN"
            }
          },
          { modify: { who: { of: "VILLAINS" }, characteristic: "SPEED", by: -1, until: "TURN" } }
        ]
      },
      {
        id: "stair-door",
        name: { en: "Force the stair door", fr: "Forcer la porte de l’escalier" },
        text: {
          en: "Beside the door of the stair house: mind 4 or attack 5. The door opens.",
          fr: "Près de la porte de la cage d’escalier : mental 4 ou attaque 5. La porte s’ouvre."
        },
        door: "6a/stair-door",
        offers: [
          { characteristic: "MIND", difficulty: 4 },
          { characteristic: "ATTACK", difficulty: 5 }
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ setDoor: { door: "6a/stair-door", open: true } }]
      }
    ],
    specialActions: []
  },
  {
    id: "6b",
    scenery: [
      { id: "dispatch-desk", name: { en: "Dispatch desk", fr: "Pupitre de régulation" } },
      { id: "fuel-pump", name: { en: "Fuel pump", fr: "Pompe à essence" } }
    ],
    doors: [],
    tests: [
      {
        id: "company-nurse",
        name: { en: "Call the company nurse", fr: "Appeler l’infirmière de la régie" },
        text: {
          en: "At the dispatch desk: a direct mind test of 4. She comes by bus: the hero of your side who has the fewest damage left before his health heals 1 damage.",
          fr: "Au pupitre de régulation : un test direct de mental 4. Elle arrive en bus : le héros de votre camp qui a le moins de dégâts devant lui avant sa santé soigne 1 dégât."
        },
        at: { feature: "6b/dispatch-desk" },
        offers: [{ characteristic: "MIND", difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [{ heal: { who: { of: "HEROES", side: "OWN", pick: "LEAST_LEFT" }, points: 1 } }]
      },
      {
        id: "open-the-pump",
        name: { en: "Open the pump", fr: "Ouvrir la pompe" },
        text: {
          en: "At the fuel pump: mind 6 or attack 6. Each enemy in the fuel yard takes 1 damage; the insurance has questions.",
          fr: "À la pompe à essence : mental 6 ou attaque 6. Chaque ennemi dans la cour des pompes subit 1 dégât ; l’assurance a des questions."
        },
        at: { feature: "6b/fuel-pump" },
        offers: [
          { characteristic: "MIND", difficulty: 6 },
          { characteristic: "ATTACK", difficulty: 6 }
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ damage: { who: { of: "ENEMIES", inZone: { zone: "6b/d" } }, points: 1 } }]
      }
    ],
    specialActions: []
  }
];

// libs/clash/src/content/reference-cards/rooftops-to-bank.ts
var rooftopsToBank = [
  {
    id: "3a",
    scenery: [
      { id: "searchlight", name: { en: "Searchlight", fr: "Phare de recherche" } },
      { id: "skylight", name: { en: "Skylight", fr: "Lucarne" } }
    ],
    doors: [],
    tests: [
      {
        id: "dazzle",
        name: { en: "Dazzle", fr: "Éblouir" },
        text: {
          en: "At the searchlight: a direct mind test of 4. An enemy in your sight, whom you choose, has 2 attack less this turn.",
          fr: "Au phare de recherche : un test direct de mental 4. Un ennemi que vous voyez, à votre choix, a 2 en attaque de moins pour ce tour."
        },
        at: { feature: "3a/searchlight" },
        offers: [{ characteristic: "MIND", difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: "ENEMIES", inSightOf: { of: "SELF" } },
              do: [{ modify: { who: { of: "CHOSEN" }, characteristic: "ATTACK", by: -2, until: "TURN" } }]
            }
          }
        ]
      }
    ],
    specialActions: [
      {
        id: "slide-down",
        name: { en: "Slide down the glass", fr: "Glisser sur la verrière" },
        text: {
          en: "At the skylight, 1 action: you come to rest between the chimneys. The glazier is not told.",
          fr: "À la lucarne, 1 action : votre glissade finit entre les cheminées. On ne dira rien au vitrier."
        },
        at: { feature: "3a/skylight" },
        cost: 1,
        do: [{ place: { who: { of: "SELF" }, at: { zone: "3a/d" } } }]
      }
    ]
  },
  {
    id: "3b",
    scenery: [
      { id: "winch", name: { en: "Winch", fr: "Treuil" } },
      { id: "motorboat", name: { en: "Motorboat", fr: "Canot à moteur" } }
    ],
    doors: [],
    tests: [
      {
        id: "haul-in",
        name: { en: "Haul in", fr: "Remonter la prise" },
        text: {
          en: "At the winch: a direct test, mind 5 or attack 5. You haul an enemy of the promenade, whom you choose, into the winch yard. Nobody likes the hook.",
          fr: "Au treuil : un test direct, mental 5 ou attaque 5. Vous remontez dans la cour du treuil un ennemi de la promenade, à votre choix. Personne n’aime le crochet."
        },
        at: { feature: "3b/winch" },
        offers: [
          { characteristic: "MIND", difficulty: 5 },
          { characteristic: "ATTACK", difficulty: 5 }
        ],
        direct: true,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: "ENEMIES", inZone: { zone: "3b/c" } },
              do: [{ place: { who: { of: "CHOSEN" }, at: { zone: "3b/b" } } }]
            }
          }
        ]
      }
    ],
    specialActions: [
      {
        id: "cast-off",
        name: { en: "Cast off", fr: "Larguer les amarres" },
        text: {
          en: "At the motorboat, 1 action: you land at the fish sheds. The smell comes along.",
          fr: "Au canot à moteur, 1 action : vous débarquez aux cabanes de pêche. L’odeur suit."
        },
        at: { feature: "3b/motorboat" },
        cost: 1,
        do: [{ place: { who: { of: "SELF" }, at: { zone: "3b/a" } } }]
      }
    ]
  },
  {
    id: "4a",
    scenery: [
      { id: "kiosk", name: { en: "Lemonade kiosk", fr: "Buvette" } },
      { id: "tool-shed", name: { en: "Tool shed", fr: "Cabane à outils" } }
    ],
    doors: [],
    tests: [
      {
        id: "lemonade",
        name: { en: "Order lemonade", fr: "Commander une limonade" },
        text: {
          en: "At the lemonade kiosk: a direct mind test of 4. You heal 1 damage, and so does each sidekick of your side.",
          fr: "À la buvette : un test direct de mental 4. Vous soignez 1 dégât, et chaque sidekick de votre camp aussi."
        },
        at: { feature: "4a/kiosk" },
        offers: [{ characteristic: "MIND", difficulty: 4 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          { heal: { who: { of: "SELF" }, points: 1 } },
          { heal: { who: { of: "SIDEKICKS", side: "OWN" }, points: 1 } }
        ]
      },
      {
        id: "break-the-shed",
        name: { en: "Break open the tool shed", fr: "Forcer la cabane à outils" },
        text: {
          en: "At the tool shed: mind 5 or attack 4. You take the big shears: your attack is 2 higher in this activation.",
          fr: "À la cabane à outils : mental 5 ou attaque 4. Vous prenez le grand sécateur : votre attaque augmente de 2 pour cette activation."
        },
        at: { feature: "4a/tool-shed" },
        offers: [
          { characteristic: "MIND", difficulty: 5 },
          { characteristic: "ATTACK", difficulty: 4 }
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ modify: { who: { of: "SELF" }, characteristic: "ATTACK", by: 2, until: "ACTIVATION" } }]
      }
    ],
    specialActions: []
  },
  {
    id: "4b",
    scenery: [
      { id: "vault", name: { en: "Vault", fr: "Coffre" } },
      { id: "cash-machine", name: { en: "Cash machine", fr: "Distributeur de billets" } }
    ],
    doors: [{ id: "bank-door", name: { en: "Bank door", fr: "Porte de la banque" } }],
    tests: [
      {
        id: "safe-deposit",
        name: { en: "Open the vault", fr: "Ouvrir le coffre" },
        text: {
          en: "At the vault: mind 6. Behind it are the manager’s sandwiches: you heal 3 damage.",
          fr: "Au coffre : mental 6. Il renferme les sandwichs du directeur : vous soignez 3 dégâts."
        },
        at: { feature: "4b/vault" },
        offers: [{ characteristic: "MIND", difficulty: 6 }],
        direct: false,
        repeatable: false,
        onSuccess: [{ heal: { who: { of: "SELF" }, points: 3 } }]
      },
      {
        id: "paper-jam",
        name: { en: "Print every receipt", fr: "Imprimer tous les reçus" },
        text: {
          en: "At the cash machine: a direct mind test of 5. An enemy within 1 zone, whom you choose, loses 1 action: the paper is everywhere.",
          fr: "Au distributeur de billets : un test direct de mental 5. Un ennemi à 1 zone au plus, à votre choix, perd 1 action : il y a du papier partout."
        },
        at: { feature: "4b/cash-machine" },
        offers: [{ characteristic: "MIND", difficulty: 5 }],
        direct: true,
        repeatable: true,
        onSuccess: [
          {
            chooseFigure: {
              among: { of: "ENEMIES", withinZones: { of: { of: "SELF" }, zones: 1 } },
              do: [{ loseAction: { who: { of: "CHOSEN" }, actions: 1 } }]
            }
          }
        ]
      },
      {
        id: "open-bank",
        name: { en: "Open the bank", fr: "Ouvrir la banque" },
        text: {
          en: "Beside the bank’s door: mind 5 or attack 6. The door opens.",
          fr: "Près de la porte de la banque : mental 5 ou attaque 6. La porte s’ouvre."
        },
        door: "4b/bank-door",
        offers: [
          { characteristic: "MIND", difficulty: 5 },
          { characteristic: "ATTACK", difficulty: 6 }
        ],
        direct: false,
        repeatable: false,
        onSuccess: [{ setDoor: { door: "4b/bank-door", open: true } }]
      }
    ],
    specialActions: []
  }
];

// libs/clash/src/content/reference-cards/index.ts
var referenceCards = [...boulevardToWarehouse, ...rooftopsToBank, ...metroToDepot];

// libs/clash/src/content/scenarios/doll-parade-articles.ts
var dollParadeArticles = [
  {
    id: "parade-over",
    name: { en: "The parade stopped", fr: "La parade arrêtée" },
    size: "LARGE",
    headline: { en: "Parade put back in its box", fr: "La parade remise en boîte" },
    body: {
      en: "The last doll sat down on the tramline and said “Mama”. The street was closed for an hour while nobody dared to answer. The council looks for a shelf that is long enough, and for somebody who will dust it.",
      fr: "La dernière poupée s’est assise au milieu de la rue et a dit « Maman ». La rue est restée fermée une heure, personne n’osant répondre. Le conseil municipal cherche une étagère assez longue, et quelqu’un pour l’épousseter."
    }
  },
  {
    id: "dolls-counted",
    name: { en: "Four dolls, or the microphone", fr: "Quatre poupées, ou le microphone" },
    size: "MEDIUM",
    headline: { en: "No song tonight", fr: "Ce soir, pas de chanson" },
    body: {
      en: "Somebody thinned out the choir, or found the plug. The music critics of both newspapers have sent flowers. The choir’s agent speaks of a short break, for reasons of glue.",
      fr: "Quelqu’un a éclairci le chœur, ou trouvé la prise. Les critiques musicaux des deux journaux ont envoyé des fleurs. L’agent du chœur parle d’une courte pause, pour raisons de colle."
    },
    condition: { atLeast: { what: { outBy: { side: "SIDE", sheet: "no-dalie" } }, number: 4 } }
  }
];

// libs/clash/src/content/scenarios/doll-parade-threat.ts
var onStage = (number) => ({
  atLeast: { what: { count: { of: "VILLAIN", inZone: { zone: "1b/s" } } }, number }
});
var dollParadeThreat = {
  id: "doll-parade-threat",
  name: { en: "Doll Parade", fr: "La Parade des poupées" },
  number: 3,
  tiles: ["1b"],
  intro: {
    en: "The No’ Dalies come up out of the metro in step, and they follow the arrows to the bandstand. Nobody knows what they mean to perform there. Everybody agrees that it must not have an encore.",
    fr: "Les No’ Dalies sortent du métro au pas et suivent les flèches jusqu’au kiosque à musique. Personne ne sait ce qu’elles veulent y jouer. Tout le monde est d’accord : il ne faut pas de rappel."
  },
  superVillain: { sheet: "no-dalie" },
  figures: [{ sheet: "no-dalie", count: 4, at: ["8,0", "9,0", "7,1", "8,1"] }],
  tokens: [
    { kind: "route", space: "8,2" },
    { kind: "route", space: "8,5" },
    { kind: "route", space: "8,7" },
    { kind: "barricade", space: "5,6" },
    { kind: "barricade", space: "9,6" }
  ],
  tests: [
    {
      id: "barricade",
      name: { en: "Strengthen a barricade", fr: "Renforcer une barricade" },
      text: {
        en: "On a barricade: mind 6 or attack 7, again and again. What comes of it stands among the reactions.",
        fr: "Sur une barricade : mental 6 ou attaque 7, autant de fois qu’on veut. Ce qui s’ensuit figure parmi les réactions."
      },
      at: { tokens: "barricade" },
      offers: [
        { characteristic: "MIND", difficulty: 6 },
        { characteristic: "ATTACK", difficulty: 7 }
      ],
      direct: false,
      repeatable: true,
      onSuccess: []
    },
    {
      id: "microphone",
      name: { en: "Unplug the microphone", fr: "Débrancher le microphone" },
      text: {
        en: "At the microphone: mind 6. The show goes back by 2, and the article on the dolls is your side’s unless it has been won already.",
        fr: "Au microphone : mental 6. Le spectacle recule de 2, et l’article sur les poupées revient à votre camp s’il n’est pas déjà gagné."
      },
      at: { space: "7,7" },
      offers: [{ characteristic: "MIND", difficulty: 6 }],
      direct: false,
      repeatable: false,
      onSuccess: [{ track: { by: -2 } }, { award: { article: "dolls-counted", side: "OWN" } }]
    },
    {
      id: "metro-shutter",
      name: { en: "Lift the shutter", fr: "Lever le rideau" },
      text: {
        en: "Beside the shutter of the metro: a direct mind test of 3. The shutter opens.",
        fr: "Près du rideau du métro : un test direct de mental 3. Le rideau s’ouvre."
      },
      door: "5a/shutter",
      offers: [{ characteristic: "MIND", difficulty: 3 }],
      direct: true,
      repeatable: false,
      onSuccess: [{ setDoor: { door: "5a/shutter", open: true } }]
    }
  ],
  specialActions: [
    {
      id: "repaint-arrow",
      name: { en: "Scrub off an arrow", fr: "Effacer une flèche" },
      text: {
        en: "On a route token, 1 action: remove it. Dolls who have no arrow ahead do not know the way.",
        fr: "Sur un pion Parcours, 1 action : retirez-le. Les poupées qui n’ont plus de flèche devant elles ne connaissent pas le chemin."
      },
      at: { tokens: "route" },
      cost: 1,
      do: [{ takeToken: { kind: "route", at: { spaceOf: { of: "SELF" } } } }]
    }
  ],
  endOfTurn: [
    {
      id: "dolls-march",
      text: {
        en: "Each No’ Dalie follows the arrows to the stage: she moves to the nearest route token that lies nearer to it than she does. Without one she waits.",
        fr: "Chaque No’ Dalie suit les flèches jusqu’à la scène : elle se déplace vers le pion Parcours le plus proche parmi ceux qui en sont plus près qu’elle. S’il n’y en a pas, elle attend."
      },
      figures: { of: "VILLAIN" },
      do: [{ move: { who: { of: "SELF" }, toward: { zone: "1b/s" }, along: "route", want: "ZONE" } }]
    },
    {
      id: "dolls-shoot",
      text: { en: "Each No’ Dalie attacks.", fr: "Chaque No’ Dalie attaque." },
      figures: { of: "VILLAIN" },
      do: [{ attack: { who: { of: "SELF" } } }]
    },
    {
      id: "show-goes-on",
      text: {
        en: "If a No’ Dalie is on the stage, the show goes on by 1.",
        fr: "Si une No’ Dalie est sur la scène, le spectacle avance de 1."
      },
      if: onStage(1),
      do: [{ track: { by: 1 } }]
    },
    {
      id: "next-train",
      text: {
        en: "Two No’ Dalies come to the ticket alley of the metro; in a game with a single hero only one, and none from turn 5 on.",
        fr: "Deux No’ Dalies arrivent dans la ruelle des guichets du métro ; dans une partie à un seul héros, une seule, et aucune à partir du tour 5."
      },
      do: [
        {
          if: {
            condition: { atLeast: { what: { heroesAtStart: true }, number: 2 } },
            then: [{ spawn: { sheet: "no-dalie", count: 2, at: { zone: "5a/b" } } }],
            else: [
              {
                if: {
                  condition: { atMost: { what: { turn: true }, number: 4 } },
                  then: [{ spawn: { sheet: "no-dalie", count: 1, at: { zone: "5a/b" } } }]
                }
              }
            ]
          }
        }
      ]
    },
    {
      id: "fresh-paint",
      text: {
        en: "If fewer than 3 route tokens lie on the board, a doll with a brush puts one on the stage.",
        fr: "S’il y a moins de 3 pions Parcours sur le plateau, une poupée armée d’un pinceau en met un sur la scène."
      },
      if: { atMost: { what: { tokens: "route" }, number: 2 } },
      do: [{ putToken: { kind: "route", at: { zone: "1b/s" } } }]
    }
  ],
  villainReactions: [
    {
      id: "sisters",
      text: {
        en: "When a No’ Dalie is out of action, another one within 2 zones of the hero who did it attacks him: the nearest of those who can.",
        fr: "Quand une No’ Dalie est hors de combat, une autre, à 2 zones au plus du héros qui l’a fait, l’attaque : la plus proche de celles qui le peuvent."
      },
      on: { figureOut: { of: "VILLAIN" } },
      do: [
        {
          chooseFigure: {
            among: { of: "VILLAIN", withinZones: { of: { of: "CAUSE" }, zones: 2 } },
            do: [{ attack: { who: { of: "CHOSEN" }, target: { of: "CAUSE" } } }]
          }
        }
      ]
    }
  ],
  scenarioReactions: [
    {
      id: "held-back",
      text: {
        en: "When a barricade has been strengthened, the show goes back by 1.",
        fr: "Quand une barricade a été renforcée, le spectacle recule de 1."
      },
      on: { testPassed: "barricade" },
      do: [{ track: { by: -1 } }]
    },
    {
      id: "sound-check",
      text: {
        en: "When a No’ Dalie arrives on the stage, the microphone is plugged in again: its test is open, even if it has been passed.",
        fr: "Quand une No’ Dalie arrive sur la scène, le microphone est rebranché : son test est ouvert, même s’il a déjà été réussi."
      },
      on: { arrived: { figures: { of: "SHEET", sheet: "no-dalie" }, zone: "1b/s" } },
      do: [{ openTest: { test: "microphone" } }]
    },
    {
      id: "applause",
      text: {
        en: "When a hero is out of action, each No’ Dalie follows the arrows once more.",
        fr: "Quand un héros est hors de combat, chaque No’ Dalie suit les flèches une fois de plus."
      },
      on: { heroOut: {} },
      do: [
        {
          each: {
            figures: { of: "SHEET", sheet: "no-dalie" },
            do: [{ move: { who: { of: "CHOSEN" }, toward: { zone: "1b/s" }, along: "route", want: "ZONE" } }]
          }
        }
      ]
    }
  ],
  track: {
    name: { en: "Show", fr: "Spectacle" },
    length: 6,
    start: 0,
    steps: [
      {
        at: 4,
        text: {
          en: "The crowd climbs the barricades: their test is closed.",
          fr: "La foule monte sur les barricades : leur test est fermé."
        },
        do: [{ closeTest: { test: "barricade" } }]
      }
    ]
  },
  victory: {
    A: { villainOut: true },
    B: { villainOut: true },
    villain: { or: [{ atLeast: { what: { track: true }, number: 6 } }, onStage(6)] },
    atTurnLimit: "VILLAIN",
    text: {
      en: "Either side reaches its objective when no No’ Dalie is left on the board. The dolls reach theirs when the show is at 6 or six of them fill the stage, and win at the turn limit.",
      fr: "Chaque camp atteint son objectif quand il n’y a plus de No’ Dalie sur le plateau. Les poupées atteignent le leur quand le spectacle est à 6 ou que six d’entre elles remplissent la scène, et gagnent à la limite de tours."
    }
  },
  articles: dollParadeArticles
};

// libs/clash/src/content/scenarios/doll-parade.ts
var dollParade = {
  id: "doll-parade",
  name: { en: "Doll Parade", fr: "La Parade des poupées" },
  intro: {
    en: "The notice says “Summer concert, all welcome”. It does not say who wrote it, and the first guests have glass eyes.",
    fr: "L’affiche annonce « Concert d’été, bienvenue à tous ». Elle ne dit pas qui l’a écrite, et les premiers invités ont des yeux de verre."
  },
  modes: ["VERSUS", "SOLO", "COOP"],
  recommendedHeroes: 3,
  difficulty: "EASY",
  turnLimit: 16,
  tiles: [
    { face: "2a", column: 0, row: 0, turns: 0 },
    { face: "5a", column: 1, row: 0, turns: 0 },
    { face: "6b", column: 2, row: 0, turns: 1 },
    { face: "3b", column: 0, row: 1, turns: 0 },
    { face: "1b", column: 1, row: 1, turns: 0 },
    { face: "4a", column: 2, row: 1, turns: 0 }
  ],
  starts: {
    A: ["0,4", "0,5", "0,2", "0,6", "0,0", "0,7"],
    B: ["14,4", "14,5", "14,2", "14,6", "14,0", "14,7"],
    chosen: false
  },
  objects: [
    { kind: "hot-dog-stand", x: 2, y: 0, turns: 0 },
    { kind: "car", x: 3, y: 1, turns: 0 },
    { kind: "billboard", x: 12, y: 1, turns: 0 },
    { kind: "phone-box", x: 5, y: 4, turns: 0 },
    { kind: "fire-hydrant", x: 9, y: 5, turns: 0 },
    { kind: "street-lamp", x: 5, y: 5, turns: 0 },
    { kind: "car", x: 10, y: 6, turns: 0 },
    { kind: "flower-cart", x: 2, y: 9, turns: 0 },
    { kind: "dumpster", x: 6, y: 9, turns: 0 }
  ],
  threatSheet: dollParadeThreat,
  rules: [
    {
      id: "crowd",
      text: {
        en: "At the start of each turn of a game with four or more heroes, two No’ Dalies come to the ticket alley of the metro; then each No’ Dalie has 2 defense more this turn: the crowd is in the way.",
        fr: "Au début de chaque tour d’une partie à quatre héros ou plus, deux No’ Dalies arrivent dans la ruelle des guichets du métro ; puis chaque No’ Dalie a 2 en défense de plus pour ce tour : la foule gêne."
      },
      on: { turnStart: true },
      if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
      do: [
        { spawn: { sheet: "no-dalie", count: 2, at: { zone: "5a/b" } } },
        { modify: { who: { of: "SHEET", sheet: "no-dalie" }, characteristic: "DEFENSE", by: 2, until: "TURN" } }
      ]
    },
    {
      id: "street-musicians",
      text: {
        en: "When a hero ends his activation at the busker pitch, he heals 1 damage: they play his song.",
        fr: "Quand un héros finit son activation dans le coin des musiciens, il soigne 1 dégât : ils jouent sa chanson."
      },
      on: { activationEnded: { figures: { of: "HEROES" }, zone: "5a/d" } },
      do: [{ heal: { who: { of: "SELF" }, points: 1 } }]
    }
  ]
};

// libs/clash/src/content/scenarios/five-shadows-articles.ts
var fiveShadowsArticles = [
  {
    id: "envoy-expelled",
    name: { en: "The first Emissary defeated", fr: "Le premier Émissaire vaincu" },
    size: "LARGE",
    headline: { en: "Envoy returned to sender", fr: "L’envoyé retourné à l’expéditeur" },
    body: {
      en: "The Emissary left in a hurry, and in the wrong direction. He leaves behind a visiting card in an unknown alphabet, five coats, and one hat. The lost property office keeps the hat for a year and a day; the shadows it would not take.",
      fr: "L’Émissaire est parti en hâte, et dans la mauvaise direction. Il laisse une carte de visite dans un alphabet inconnu, cinq manteaux et un seul chapeau. Les objets trouvés gardent le chapeau un an et un jour ; ils n’ont pas voulu des ombres."
    }
  },
  {
    id: "shadow-count",
    name: { en: "Three Emissaries put out of action", fr: "Trois Émissaires hors de combat" },
    size: "MEDIUM",
    headline: { en: "Three shadows fewer at noon", fr: "Trois ombres de moins à midi" },
    body: {
      en: "The observatory has counted again and confirms: the city casts the usual number of shadows, give or take. Three coats were found standing at the relays with nobody in them. A fourth has been seen on the night bus, and paid.",
      fr: "L’observatoire a recompté et confirme : la ville projette le nombre d’ombres habituel, à peu de chose près. Trois manteaux ont été retrouvés debout près des relais, sans personne dedans. Un quatrième a été vu dans le bus de nuit, avec un ticket valable."
    },
    condition: { atLeast: { what: { outBy: { side: "SIDE", sheet: "emissary" } }, number: 3 } }
  }
];

// libs/clash/src/content/scenarios/five-shadows-threat.ts
var fiveShadowsThreat = {
  id: "five-shadows-threat",
  name: { en: "Five Shadows", fr: "Cinq ombres" },
  number: 2,
  tiles: ["2b"],
  intro: {
    en: "Three relays have appeared overnight, and nobody ordered them. They call the Emissary home, and home is coming. Only the first of the five is real enough to be arrested.",
    fr: "Trois relais sont apparus dans la nuit, et personne ne les a commandés. Ils appellent chez l’Émissaire, et chez lui, on arrive. Seul le premier des cinq est assez réel pour être arrêté."
  },
  superVillain: { sheet: "emissary", figures: [1] },
  figures: [{ sheet: "emissary", count: 2, at: ["2,6", "7,2"] }],
  tokens: [
    { kind: "relay", space: "10,1" },
    { kind: "relay", space: "1,4" },
    { kind: "relay", space: "6,7" }
  ],
  tests: [
    {
      id: "relay",
      name: { en: "Cut off a relay", fr: "Couper un relais" },
      text: { en: "On a relay: mind 5. The relay is removed.", fr: "Sur un relais : mental 5. Le relais est retiré." },
      at: { tokens: "relay" },
      offers: [{ characteristic: "MIND", difficulty: 5 }],
      direct: false,
      repeatable: false,
      onSuccess: [{ takeToken: { kind: "relay", at: { spaceOf: { of: "CAUSE" } } } }]
    }
  ],
  specialActions: [
    {
      id: "swing-crane",
      name: { en: "Swing the crane", fr: "Manœuvrer la grue" },
      text: {
        en: "At the crane, 1 action: you set an enemy of the lower hall, whom you choose, down on the ramp.",
        fr: "À la grue, 1 action : vous déposez sur la rampe un ennemi de la halle basse, à votre choix."
      },
      at: { space: "3,6" },
      cost: 1,
      do: [
        {
          chooseFigure: {
            among: { of: "ENEMIES", inZone: { zone: "2b/x" } },
            do: [{ place: { who: { of: "CHOSEN" }, at: { zone: "2b/d" } } }]
          }
        }
      ]
    }
  ],
  endOfTurn: [
    {
      id: "another-shadow",
      text: {
        en: "One more Emissary steps out of the shadow of the first.",
        fr: "Un Émissaire de plus sort de l’ombre du premier."
      },
      do: [{ spawn: { sheet: "emissary", count: 1, at: { zoneOf: { of: "VILLAIN" } } } }]
    },
    {
      id: "to-the-relays",
      text: {
        en: "Each Emissary moves to the nearest relay; with no relay left, next to his nearest enemy.",
        fr: "Chaque Émissaire se déplace vers le relais le plus proche ; s’il n’y en a plus, au contact de son ennemi le plus proche."
      },
      figures: { of: "SHEET", sheet: "emissary" },
      do: [
        {
          if: {
            condition: { atLeast: { what: { tokens: "relay" }, number: 1 } },
            then: [{ move: { who: { of: "SELF" }, toward: { tokens: "relay" }, want: "SPACE" } }],
            else: [
              {
                move: {
                  who: { of: "SELF" },
                  toward: { spaceOf: { of: "ENEMIES", pick: "NEAREST" } },
                  want: "ADJACENT"
                }
              }
            ]
          }
        }
      ]
    },
    {
      id: "shadows-strike",
      text: { en: "Each Emissary attacks.", fr: "Chaque Émissaire attaque." },
      figures: { of: "SHEET", sheet: "emissary" },
      do: [{ attack: { who: { of: "SELF" } } }]
    },
    {
      id: "first-relay-manned",
      text: {
        en: "If an Emissary stands on a relay, the call grows by 1.",
        fr: "Si un Émissaire est sur un relais, l’appel augmente de 1."
      },
      if: {
        atLeast: {
          what: { count: { of: "SHEET", sheet: "emissary", onPlace: { tokens: "relay" } } },
          number: 1
        }
      },
      do: [{ track: { by: 1 } }]
    },
    {
      id: "two-relays-manned",
      text: {
        en: "If the game began with four or more heroes and two or more Emissaries stand on relays, the call grows by 1 more.",
        fr: "Si la partie a commencé avec quatre héros ou plus et que deux Émissaires ou plus sont sur des relais, l’appel augmente encore de 1."
      },
      if: {
        and: [
          { atLeast: { what: { heroesAtStart: true }, number: 4 } },
          {
            atLeast: {
              what: { count: { of: "SHEET", sheet: "emissary", onPlace: { tokens: "relay" } } },
              number: 2
            }
          }
        ]
      },
      do: [{ track: { by: 1 } }]
    },
    {
      id: "all-relays-manned",
      text: {
        en: "If three or more Emissaries stand on relays, the call grows by 1 more.",
        fr: "Si trois Émissaires ou plus sont sur des relais, l’appel augmente encore de 1."
      },
      if: {
        atLeast: {
          what: { count: { of: "SHEET", sheet: "emissary", onPlace: { tokens: "relay" } } },
          number: 3
        }
      },
      do: [{ track: { by: 1 } }]
    }
  ],
  villainReactions: [
    {
      id: "change-places",
      text: {
        en: "When the first Emissary has been hit, he changes places with the farthest Emissary.",
        fr: "Quand le premier Émissaire a été touché, il échange sa place avec l’Émissaire le plus éloigné."
      },
      on: { hit: { of: "VILLAIN" } },
      do: [{ swap: { a: { of: "SELF" }, b: { of: "SHEET", sheet: "emissary", pick: "FARTHEST" } } }]
    }
  ],
  scenarioReactions: [
    {
      id: "last-shadows",
      text: {
        en: "When the first Emissary is out of action, two more Emissaries come onto the loading road: nobody has told them.",
        fr: "Quand le premier Émissaire est hors de combat, deux autres Émissaires arrivent sur la voie de chargement : personne ne les a prévenus."
      },
      on: { figureOut: { of: "VILLAIN" } },
      do: [{ spawn: { sheet: "emissary", count: 2, at: { zone: "2b/a" } } }]
    },
    {
      id: "false-number",
      text: {
        en: "When a test on a relay fails, the Emissary nearest to the hero moves next to him.",
        fr: "Quand un test sur un relais échoue, l’Émissaire le plus proche du héros se déplace à son contact."
      },
      on: { testFailed: "relay" },
      do: [
        {
          move: {
            who: { of: "SHEET", sheet: "emissary", pick: "NEAREST" },
            toward: { spaceOf: { of: "CAUSE" } },
            want: "ADJACENT"
          }
        }
      ]
    },
    {
      id: "greasy-floor",
      text: {
        en: "When a hero arrives in the upper hall of the warehouse, he loses 1 action: the floor is greasy.",
        fr: "Quand un héros arrive dans la halle haute de l’entrepôt, il perd 1 action : le sol est gras."
      },
      on: { arrived: { figures: { of: "HEROES" }, zone: "2b/w" } },
      do: [{ loseAction: { who: { of: "SELF" }, actions: 1 } }]
    }
  ],
  track: {
    name: { en: "Call", fr: "Appel" },
    length: 8,
    start: 0,
    steps: [
      {
        at: 4,
        text: {
          en: "Somebody answers: one more Emissary comes into the zone of the first.",
          fr: "Quelqu’un répond : un Émissaire de plus arrive dans la zone du premier."
        },
        do: [{ spawn: { sheet: "emissary", count: 1, at: { zoneOf: { of: "VILLAIN" } } } }]
      },
      {
        at: 6,
        text: {
          en: "Somebody sends spare parts and a warning: a relay is put on the roadway, and the result of every test on a relay counts 1 more.",
          fr: "Quelqu’un envoie des pièces de rechange et un avertissement : un relais est mis sur la chaussée, et le résultat de tout test sur un relais compte 1 de plus."
        },
        do: [
          { putToken: { kind: "relay", at: { zone: "1a/e" } } },
          { hardenTest: { test: "relay", by: 1, onResult: true } }
        ]
      }
    ]
  },
  victory: {
    A: { villainOut: true },
    B: { villainOut: true },
    villain: { atLeast: { what: { track: true }, number: 8 } },
    atTurnLimit: "PAGES",
    text: {
      en: "Either side reaches its objective when the first Emissary is out of action. He reaches his when the call is at 8.",
      fr: "Chaque camp atteint son objectif quand le premier Émissaire est hors de combat. Il atteint le sien quand l’appel est à 8."
    }
  },
  articles: fiveShadowsArticles
};

// libs/clash/src/content/scenarios/five-shadows.ts
var fiveShadows = {
  id: "five-shadows",
  name: { en: "Five Shadows", fr: "Cinq ombres" },
  intro: {
    en: "The night watchman of the warehouse reports one intruder. Then he reports him again, elsewhere. By breakfast the harbour police have arrested nobody three times.",
    fr: "Le gardien de l’entrepôt signale un intrus. Puis il le signale encore, ailleurs. Au petit déjeuner, la police du port a déjà arrêté personne trois fois."
  },
  modes: ["VERSUS", "SOLO", "COOP"],
  recommendedHeroes: 2,
  difficulty: "NORMAL",
  turnLimit: 12,
  tiles: [
    { face: "3b", column: 0, row: 0, turns: 0 },
    { face: "1a", column: 1, row: 0, turns: 0 },
    { face: "4a", column: 2, row: 0, turns: 1 },
    { face: "2b", column: 0, row: 1, turns: 0 },
    { face: "6b", column: 1, row: 1, turns: 0 }
  ],
  starts: {
    A: ["0,0", "1,0", "2,0", "0,1", "2,1", "0,2"],
    B: ["14,0", "13,0", "14,1", "14,3", "14,4", "13,4"],
    chosen: true
  },
  objects: [
    { kind: "scooter", x: 3, y: 0, turns: 0 },
    { kind: "car", x: 6, y: 0, turns: 0 },
    { kind: "car", x: 9, y: 2, turns: 2 },
    { kind: "hot-dog-stand", x: 12, y: 0, turns: 0 },
    { kind: "dumpster", x: 0, y: 5, turns: 0 },
    { kind: "phone-box", x: 9, y: 6, turns: 0 },
    { kind: "fire-hydrant", x: 7, y: 9, turns: 0 }
  ],
  threatSheet: fiveShadowsThreat,
  rules: [
    {
      id: "long-shadows",
      text: {
        en: "At the start of turn 1 of a game with four or more heroes, two more Emissaries come into the zone of the first.",
        fr: "Au début du tour 1 d’une partie à quatre héros ou plus, deux Émissaires de plus arrivent dans la zone du premier."
      },
      on: { turnStart: true },
      if: {
        and: [
          { atMost: { what: { turn: true }, number: 1 } },
          { atLeast: { what: { heroesAtStart: true }, number: 4 } }
        ]
      },
      do: [{ spawn: { sheet: "emissary", count: 2, at: { zoneOf: { of: "VILLAIN" } } } }]
    }
  ]
};

// libs/clash/src/content/scenarios/key-to-the-city-plan.ts
var pieces = ["piece-vault", "piece-fountain", "piece-signals"];
var twoPieces = {
  or: pieces.map((missing2) => ({
    and: pieces.filter((piece3) => piece3 !== missing2).map((test3) => ({ atLeast: { what: { passed: { test: test3, side: "SIDE" } }, number: 1 } }))
  }))
};
var atMindOrAttack = (mind2, attack3) => [
  { characteristic: "MIND", difficulty: mind2 },
  { characteristic: "ATTACK", difficulty: attack3 }
];
var tests = [
  {
    id: "piece-vault",
    name: { en: "The piece in the vault", fr: "Le morceau du coffre" },
    text: {
      en: "At the vault: mind 8. You find a piece of the key.",
      fr: "Au coffre : mental 8. Vous trouvez un morceau de la clé."
    },
    at: { space: "5,0" },
    offers: [{ characteristic: "MIND", difficulty: 8 }],
    direct: false,
    repeatable: false,
    onSuccess: [{ takeToken: { kind: "key-piece", at: { space: "5,0" } } }]
  },
  {
    id: "piece-fountain",
    name: { en: "The piece in the fountain", fr: "Le morceau de la fontaine" },
    text: {
      en: "At the fountain: mind 10 or attack 9. You find a piece of the key, and forty-one coins that are not yours.",
      fr: "À la fontaine : mental 10 ou attaque 9. Vous trouvez un morceau de la clé, et quarante et une pièces qui ne sont pas à vous."
    },
    at: { space: "3,8" },
    offers: atMindOrAttack(10, 9),
    direct: false,
    repeatable: false,
    onSuccess: [{ takeToken: { kind: "key-piece", at: { space: "3,8" } } }]
  },
  {
    id: "piece-signals",
    name: { en: "The piece in the signal box", fr: "Le morceau du boîtier des feux" },
    text: {
      en: "At the signal box: mind 10 or attack 9. You find a piece of the key; all lights turn green.",
      fr: "Au boîtier des feux : mental 10 ou attaque 9. Vous trouvez un morceau de la clé ; tous les feux passent au vert."
    },
    at: { space: "8,8" },
    offers: atMindOrAttack(10, 9),
    direct: false,
    repeatable: false,
    onSuccess: [{ takeToken: { kind: "key-piece", at: { space: "8,8" } } }]
  },
  {
    id: "bank-door",
    name: { en: "Open the bank", fr: "Ouvrir la banque" },
    text: {
      en: "Beside the bank’s door: mind 8 or attack 9. The door opens.",
      fr: "Près de la porte de la banque : mental 8 ou attaque 9. La porte s’ouvre."
    },
    door: "4b/bank-door",
    offers: atMindOrAttack(8, 9),
    direct: false,
    repeatable: false,
    onSuccess: [{ setDoor: { door: "4b/bank-door", open: true } }]
  },
  {
    id: "shutter",
    name: { en: "Lift the shutter", fr: "Lever le rideau" },
    text: {
      en: "Beside the shutter of the metro: a direct mind test of 3. The shutter opens.",
      fr: "Près du rideau du métro : un test direct de mental 3. Le rideau s’ouvre."
    },
    door: "5a/shutter",
    offers: [{ characteristic: "MIND", difficulty: 3 }],
    direct: true,
    repeatable: false,
    onSuccess: [{ setDoor: { door: "5a/shutter", open: true } }]
  }
];
var keyToTheCityPlan = {
  figures: [],
  tokens: [
    { kind: "key-piece", space: "5,0" },
    { kind: "key-piece", space: "3,8" },
    { kind: "key-piece", space: "8,8" }
  ],
  tests,
  specialActions: [
    {
      id: "metro-ride",
      name: { en: "Take the metro", fr: "Prendre le métro" },
      text: {
        en: "At the ticket machine, 1 action: you come out at the newsstand corner of the Boulevard.",
        fr: "À la billetterie, 1 action : vous ressortez au coin du kiosque, sur le Boulevard."
      },
      at: { space: "1,3" },
      cost: 1,
      do: [{ place: { who: { of: "SELF" }, at: { zone: "1a/a" } } }]
    },
    {
      id: "early-edition",
      name: { en: "Read the early edition", fr: "Lire la première édition" },
      text: {
        en: "At the newsstand, 1 action: choose 1 mind more or 1 defense more for this turn.",
        fr: "Au kiosque, 1 action : choisissez 1 en mental de plus ou 1 en défense de plus pour ce tour."
      },
      at: { space: "6,6" },
      cost: 1,
      do: [
        {
          choose: {
            seat: "OWNER",
            options: [
              {
                text: { en: "The crossword: 1 mind more", fr: "Les mots croisés : 1 en mental de plus" },
                do: [{ modify: { who: { of: "SELF" }, characteristic: "MIND", by: 1, until: "TURN" } }]
              },
              {
                text: {
                  en: "The thick weekend issue: 1 defense more",
                  fr: "L’épais numéro du week-end : 1 en défense de plus"
                },
                do: [{ modify: { who: { of: "SELF" }, characteristic: "DEFENSE", by: 1, until: "TURN" } }]
              }
            ]
          }
        }
      ]
    }
  ],
  track: {
    name: { en: "Impatience of the mayor", fr: "Impatience du maire" },
    length: 10,
    start: 0,
    steps: [
      {
        at: 4,
        text: {
          en: "The mayor sends for refreshments: a hot-dog stand comes to the café terrace.",
          fr: "Le maire fait chercher de quoi manger : un stand à hot-dogs arrive à la terrasse du café."
        },
        do: [{ putObject: { kind: "hot-dog-stand", at: { zone: "2a/a" } } }]
      },
      {
        at: 10,
        text: {
          en: "The mayor has had enough and goes home with what is left of the key: the game ends, and the pages decide.",
          fr: "Le maire en a assez et rentre avec ce qui reste de la clé : la partie s’arrête et les journaux décident."
        },
        do: [{ endGame: "PAGES" }]
      }
    ]
  },
  victory: {
    A: { holds: { side: "A", article: "key-holder" } },
    B: { holds: { side: "B", article: "key-holder" } },
    other: {
      and: [{ atLeast: { what: { heroesOut: "A" }, number: 2 } }, { atLeast: { what: { heroesOut: "B" }, number: 2 } }]
    },
    atTurnLimit: "PAGES",
    text: {
      en: "A side reaches its objective with two pieces of the key. The game also ends when both sides have lost two heroes. The pages decide.",
      fr: "Un camp atteint son objectif avec deux morceaux de la clé. La partie s’arrête aussi quand chaque camp a perdu deux héros. Les journaux décident."
    }
  },
  articles: [
    {
      id: "key-holder",
      name: { en: "Two pieces of the key", fr: "Deux morceaux de la clé" },
      size: "LARGE",
      headline: { en: "They hold the key to Metro City", fr: "La clé de Metro City est entre leurs mains" },
      body: {
        en: "Two thirds of it, to be precise. The mayor has confirmed that the city was never locked, but was moved all the same. A locksmith has offered to make the missing third while people wait.",
        fr: "Ou plutôt ses deux tiers. Le maire a confirmé que la ville n’avait jamais été fermée, mais s’est dit ému tout de même. Un serrurier propose de refaire le tiers manquant en dix minutes."
      },
      condition: twoPieces
    },
    {
      id: "after-hours",
      name: { en: "The bank opened", fr: "La banque ouverte" },
      size: "MEDIUM",
      headline: { en: "Bank open after hours", fr: "La banque ouvre en nocturne" },
      body: {
        en: "For once somebody broke in and took nothing out. The manager speaks of a hero; the insurance speaks of a door. The vault was dusted before the photograph was taken, for the first time since it was built.",
        fr: "Pour une fois, quelqu’un est entré sans rien emporter. Le directeur parle d’un héros ; l’assurance parle d’une porte. La salle des coffres a été époussetée avant la photo, pour la première fois depuis sa construction."
      },
      condition: { atLeast: { what: { passed: { test: "bank-door", side: "SIDE" } }, number: 1 } }
    }
  ]
};

// libs/clash/src/content/scenarios/key-to-the-city.ts
var keyToTheCity = {
  id: "key-to-the-city",
  name: { en: "Key to the City", fr: "La Clé de la ville" },
  intro: {
    en: "The golden key to Metro City fell down the steps of the town hall during the rehearsal and broke in three. The ceremony is tonight, the mayor is watching the clock, and two teams of heroes have offered to help. Separately.",
    fr: "La clé d’or de Metro City a dévalé les marches de l’hôtel de ville pendant la répétition et s’est brisée en trois. La cérémonie est ce soir, le maire regarde l’heure, et deux équipes de héros ont proposé leur aide. Chacune de son côté."
  },
  modes: ["VERSUS"],
  recommendedHeroes: 2,
  difficulty: "HARD",
  turnLimit: 10,
  tiles: [
    { face: "5a", column: 0, row: 0, turns: 0 },
    { face: "4b", column: 1, row: 0, turns: 0 },
    { face: "2a", column: 0, row: 1, turns: 0 },
    { face: "1a", column: 1, row: 1, turns: 0 }
  ],
  starts: {
    A: ["0,0", "0,2", "0,4", "0,5", "0,7"],
    B: ["9,0", "9,2", "9,3", "9,5", "9,7"],
    chosen: true
  },
  objects: [
    { kind: "hot-dog-stand", x: 4, y: 2, turns: 0 },
    { kind: "dumpster", x: 3, y: 1, turns: 0 },
    { kind: "mailbox", x: 8, y: 0, turns: 0 },
    { kind: "fire-hydrant", x: 8, y: 3, turns: 0 },
    { kind: "car", x: 6, y: 5, turns: 0 },
    { kind: "car", x: 5, y: 7, turns: 0 },
    { kind: "scooter", x: 0, y: 9, turns: 0 },
    { kind: "phone-box", x: 4, y: 9, turns: 0 }
  ],
  rules: [
    {
      id: "search-begins",
      text: {
        en: "At the start of turn 1 the tests of the fountain and of the signal box are closed: nobody knows yet where to look.",
        fr: "Au début du tour 1, les tests de la fontaine et du boîtier des feux sont fermés : personne ne sait encore où chercher."
      },
      on: { turnStart: true },
      if: { atMost: { what: { turn: true }, number: 1 } },
      do: [{ closeTest: { test: "piece-fountain" } }, { closeTest: { test: "piece-signals" } }]
    },
    {
      id: "fountain-drained",
      text: {
        en: "At the start of turn 3 the fountain is drained: its test is open.",
        fr: "Au début du tour 3, la fontaine est vidée : son test est ouvert."
      },
      on: { turnStart: true },
      if: onTurn(3),
      do: [{ openTest: { test: "piece-fountain" } }]
    },
    {
      id: "lights-fail",
      text: {
        en: "At the start of turn 4 the traffic lights fail: the test of the signal box is open.",
        fr: "Au début du tour 4, les feux tombent en panne : le test du boîtier est ouvert."
      },
      on: { turnStart: true },
      if: onTurn(4),
      do: [{ openTest: { test: "piece-signals" } }]
    },
    {
      id: "closing-time",
      text: {
        en: "At the start of each turn from the third on, if the bank’s door is closed, its test becomes 1 easier: the night watch is yawning.",
        fr: "Au début de chaque tour à partir du troisième, si la porte de la banque est fermée, son test devient plus facile de 1 : le veilleur de nuit bâille."
      },
      on: { turnStart: true },
      if: { and: [{ atLeast: { what: { turn: true }, number: 3 } }, { not: { doorOpen: "4b/bank-door" } }] },
      do: [{ easeTest: { test: "bank-door", by: 1 } }]
    },
    {
      id: "mayor-waits",
      text: {
        en: "At the end of each turn the mayor’s impatience grows by 1.",
        fr: "À la fin de chaque tour, l’impatience du maire augmente de 1."
      },
      on: { turnEnd: true },
      do: [{ track: { by: 1 } }]
    },
    {
      id: "broken-glass",
      text: {
        en: "When a car has been thrown, the mayor’s impatience grows by 1.",
        fr: "Quand une voiture a été lancée, l’impatience du maire augmente de 1."
      },
      on: { objectUsed: { kind: "car", use: "AGGRESSIVE" } },
      do: [{ track: { by: 1 } }]
    },
    {
      id: "good-press",
      text: {
        en: "When a side wins the article on the bank, the mayor’s impatience drops by 2: he likes to be quoted.",
        fr: "Quand un camp gagne l’article sur la banque, l’impatience du maire baisse de 2 : il aime être cité."
      },
      on: { articleWon: "after-hours" },
      do: [{ track: { by: -2 } }]
    },
    {
      id: "flowers",
      text: {
        en: "When a hero is out of action, a flower cart is put in the flower beds of the plaza.",
        fr: "Quand un héros est hors de combat, un chariot de fleurs est mis dans les parterres de la place."
      },
      on: { heroOut: {} },
      do: [{ putObject: { kind: "flower-cart", at: { zone: "2a/c" } } }]
    },
    {
      id: "traffic",
      text: {
        en: "When a hero ends his activation on the roadway, roll a test die: on a 2 a taxi gives him 1 damage.",
        fr: "Quand un héros finit son activation sur la chaussée, lancez un dé de Test : sur un 2, un taxi lui inflige 1 dégât."
      },
      on: { activationEnded: { figures: { of: "HEROES" }, zone: "1a/e" } },
      do: [{ roll: { die: "TEST", table: [{ atLeast: 2, do: [{ damage: { who: { of: "SELF" }, points: 1 } }] }] } }]
    },
    {
      id: "street-sweepers",
      text: {
        en: "At the start of turn 5 the sweepers remove the scooter; if it is gone already, the phone box.",
        fr: "Au début du tour 5, les balayeurs enlèvent la trottinette ; si elle n’est plus là, la cabine téléphonique."
      },
      on: { turnStart: true },
      if: onTurn(5),
      do: [
        {
          oneOf: {
            options: [[{ remove: { objects: "scooter", count: 1 } }], [{ remove: { objects: "phone-box", count: 1 } }]]
          }
        }
      ]
    }
  ],
  plan: keyToTheCityPlan
};

// libs/clash/src/content/scenarios/rooftop-rumble.ts
var theNightIsTheirs = (side3, rivals2) => ({
  or: [
    { atLeast: { what: { heroesOut: rivals2 }, number: 1 } },
    { atLeast: { what: { passed: { test: "spotlight", side: side3 } }, number: 4 } },
    {
      and: [
        { atLeast: { what: { passed: { test: "spotlight", side: side3 } }, number: 2 } },
        { atLeast: { what: { deed: { of: { of: "HEROES", side: side3 }, what: "HITS" } }, number: 3 } }
      ]
    }
  ]
});
var plan = {
  figures: [],
  tokens: [
    { kind: "spotlight", space: "4,2" },
    { kind: "spotlight", space: "5,2" }
  ],
  tests: [
    {
      id: "spotlight",
      name: { en: "Turn the spotlight", fr: "Tourner le projecteur" },
      text: {
        en: "On a spotlight: mind 9 or attack 7. It may be done again and again. The fourth time your side turns one, the night is yours; with 3 hits it is so the second time.",
        fr: "Sur un projecteur : mental 9 ou attaque 7. On peut recommencer à volonté. La quatrième fois que votre camp en tourne un, la nuit est à vous ; avec 3 attaques réussies, c’est dès la deuxième fois."
      },
      at: { tokens: "spotlight" },
      offers: [
        { characteristic: "MIND", difficulty: 9 },
        { characteristic: "ATTACK", difficulty: 7 }
      ],
      direct: false,
      repeatable: true,
      onSuccess: []
    },
    {
      id: "fuse-box",
      name: { en: "Pull the fuses", fr: "Retirer les fusibles" },
      text: {
        en: "At the fuse box: mind 6 or attack 5. The spotlights become 1 harder to turn, for both sides.",
        fr: "À la boîte à fusibles : mental 6 ou attaque 5. Les projecteurs deviennent plus difficiles de 1, pour les deux camps."
      },
      at: { space: "6,4" },
      offers: [
        { characteristic: "MIND", difficulty: 6 },
        { characteristic: "ATTACK", difficulty: 5 }
      ],
      direct: false,
      repeatable: false,
      onSuccess: [{ hardenTest: { test: "spotlight", by: 1 } }]
    }
  ],
  specialActions: [
    {
      id: "skylight",
      name: { en: "Through the skylight", fr: "Par la lucarne" },
      text: {
        en: "At the skylight, 1 action: you land in the stair house. Landing on your feet is optional.",
        fr: "À la lucarne, 1 action : vous atterrissez dans la cage d’escalier. Sur vos pieds, si possible."
      },
      at: { space: "3,4" },
      cost: 1,
      do: [{ place: { who: { of: "SELF" }, at: { zone: "6a/d" } } }]
    }
  ],
  victory: {
    A: theNightIsTheirs("A", "B"),
    B: theNightIsTheirs("B", "A"),
    atTurnLimit: "PAGES",
    text: {
      en: "A side reaches its objective when a hero of the other side is out of action, when it has turned a spotlight four times, or when it has turned one twice and hit with 3 attacks. The pages decide.",
      fr: "Un camp atteint son objectif quand un héros de l’autre camp est hors de combat, quand il a tourné un projecteur quatre fois, ou quand il en a tourné un deux fois et réussi 3 attaques. Les journaux décident."
    }
  },
  articles: [
    {
      id: "king-of-the-roofs",
      name: { en: "King of the roofs", fr: "Roi des toits" },
      size: "LARGE",
      headline: { en: "The roof belongs to one of them!", fr: "Le toit n’a plus qu’un maître !" },
      body: {
        en: "Neighbours on the sixth floor report the end of a long discussion overhead. The winner waved from the edge; the laundry has not been found. The landlord raises the rent of the roof, which now has a view and a history.",
        fr: "Les voisins du sixième signalent la fin d’une longue discussion au-dessus d’eux. Le vainqueur a salué depuis le bord ; le linge n’a pas été retrouvé. Le propriétaire augmente le loyer du toit, qui a désormais une vue et un passé."
      },
      condition: theNightIsTheirs("SIDE", "OTHER")
    },
    {
      id: "lights-out",
      name: { en: "Lights out", fr: "Extinction des feux" },
      size: "MEDIUM",
      headline: { en: "Blackout on purpose", fr: "Une panne bien volontaire" },
      body: {
        en: "Whoever pulled the fuses also switched off eleven ice boxes. The residents were invited to eat quickly. By midnight the whole house had had dessert, and nobody asked for the light back.",
        fr: "La main qui a retiré les fusibles a aussi éteint onze congélateurs. Les habitants ont été priés de manger vite. À minuit, tout l’immeuble avait pris un dessert, et personne n’a redemandé la lumière."
      },
      condition: { atLeast: { what: { passed: { test: "fuse-box", side: "SIDE" } }, number: 1 } }
    }
  ]
};
var rooftopRumble = {
  id: "rooftop-rumble",
  name: { en: "Rooftop Rumble", fr: "Bagarre sur les toits" },
  intro: {
    en: "Two heroes, one night patrol, and a city that has room on its roofs for only one silhouette in the moonlight.",
    fr: "Deux héros, une seule ronde de nuit, et une ville dont les toits n’ont de place que pour une silhouette au clair de lune."
  },
  modes: ["VERSUS"],
  recommendedHeroes: 1,
  difficulty: "NORMAL",
  turnLimit: 10,
  tiles: [
    { face: "3a", column: 0, row: 0, turns: 0 },
    { face: "6a", column: 1, row: 0, turns: 0 }
  ],
  starts: {
    A: ["0,0", "0,1", "0,2", "0,3", "0,4"],
    B: ["9,0", "9,1", "9,2", "9,3", "8,2"],
    chosen: true
  },
  objects: [
    { kind: "street-lamp", x: 1, y: 0, turns: 0 },
    { kind: "billboard", x: 7, y: 1, turns: 0 },
    { kind: "flower-cart", x: 8, y: 0, turns: 0 }
  ],
  rules: [
    {
      id: "gusts",
      text: {
        en: "When a hero ends his activation on the catwalk, roll a test die: on a 2 the wind gives him 1 damage.",
        fr: "Quand un héros finit son activation sur la passerelle, lancez un dé de Test : sur un 2, le vent lui inflige 1 dégât."
      },
      on: { activationEnded: { figures: { of: "HEROES" }, zone: "3a/c" } },
      do: [{ roll: { die: "TEST", table: [{ atLeast: 2, do: [{ damage: { who: { of: "SELF" }, points: 1 } }] }] } }]
    },
    {
      id: "caretaker",
      text: {
        en: "At the start of turn 2 the caretaker comes up to see who is on his roof: the door of the stair house is open.",
        fr: "Au début du tour 2, le concierge monte voir qui marche sur son toit : la porte de la cage d’escalier est ouverte."
      },
      on: { turnStart: true },
      if: onTurn(2),
      do: [{ setDoor: { door: "6a/stair-door", open: true } }]
    }
  ],
  plan
};

// libs/clash/src/content/scenarios/silent-hour-threat.ts
var machine = (id, space3, where) => ({
  id,
  name: { en: `Sonic machine ${where.en}`, fr: `Machine sonique ${where.fr}` },
  text: {
    en: `On the sonic machine ${where.en}: mind 7 or attack 8. The machine is destroyed.`,
    fr: `Sur la machine sonique ${where.fr} : mental 7 ou attaque 8. La machine est détruite.`
  },
  at: { space: space3 },
  offers: [
    { characteristic: "MIND", difficulty: 7 },
    { characteristic: "ATTACK", difficulty: 8 }
  ],
  direct: false,
  repeatable: false,
  onSuccess: [{ takeToken: { kind: "sonic-machine", at: { space: space3 } } }]
});
var silentHourThreat = {
  id: "silent-hour-threat",
  name: { en: "Silent Hour", fr: "L’Heure du silence" },
  number: 1,
  tiles: ["2a"],
  intro: {
    en: "X-Tina wants the city quiet, so that she can be heard. Her two sonic machines drink up every sound; when they are full, Metro City will never make another.",
    fr: "X-Tina veut le silence en ville, pour qu’on n’entende plus qu’elle. Ses deux machines soniques boivent tous les sons ; quand elles seront pleines, Metro City n’en fera plus aucun."
  },
  superVillain: { sheet: "x-tina" },
  figures: [
    { sheet: "x-tina", count: 1, at: ["4,4"] },
    { sheet: "no-dalie", count: 2, at: ["5,5", "4,5"] }
  ],
  tokens: [
    { kind: "sonic-machine", space: "8,1" },
    { kind: "sonic-machine", space: "1,7" }
  ],
  tests: [
    machine("machine-1", "8,1", { en: "at the fruit stall", fr: "de l’étal de fruits" }),
    machine("machine-2", "1,7", { en: "at the dispatch desk", fr: "de la régulation" })
  ],
  specialActions: [
    {
      id: "fountain-on",
      name: { en: "Turn the fountain on", fr: "Ouvrir la fontaine" },
      text: {
        en: "At the fountain, 1 action: X-Tina’s attack is 1 lower this turn. Water and loudspeakers are not friends.",
        fr: "À la fontaine, 1 action : l’attaque de X-Tina baisse de 1 pour ce tour. L’eau et les haut-parleurs ne sont pas amis."
      },
      at: { space: "3,3" },
      cost: 1,
      if: { not: { villainOut: true } },
      do: [{ modify: { who: { of: "VILLAIN" }, characteristic: "ATTACK", by: -1, until: "TURN" } }]
    }
  ],
  endOfTurn: [
    {
      id: "x-tina-advances",
      text: {
        en: "X-Tina moves next to her nearest enemy.",
        fr: "X-Tina se déplace au contact de son ennemi le plus proche."
      },
      figures: { of: "VILLAIN" },
      do: [
        {
          move: {
            who: { of: "SELF" },
            toward: { spaceOf: { of: "ENEMIES", pick: "NEAREST" } },
            want: "ADJACENT"
          }
        }
      ]
    },
    {
      id: "x-tina-strikes",
      text: {
        en: "X-Tina attacks; if she hits, she pushes 1 space.",
        fr: "X-Tina attaque ; si elle touche, elle repousse de 1 espace."
      },
      figures: { of: "VILLAIN" },
      do: [{ attack: { who: { of: "SELF" }, push: 1 } }]
    },
    {
      id: "backing-dolls",
      text: {
        en: "Each No’ Dalie moves to where she sees her nearest enemy, then attacks.",
        fr: "Chaque No’ Dalie se déplace là où elle voit son ennemi le plus proche, puis attaque."
      },
      figures: { of: "SHEET", sheet: "no-dalie" },
      do: [
        {
          move: { who: { of: "SELF" }, toward: { spaceOf: { of: "ENEMIES", pick: "NEAREST" } }, want: "SIGHT" }
        },
        { attack: { who: { of: "SELF" } } }
      ]
    },
    {
      id: "fan-club",
      text: {
        en: "If the game began with four or more heroes, a No’ Dalie comes into X-Tina’s zone, and the applause heals 1 damage of X-Tina.",
        fr: "Si la partie a commencé avec quatre héros ou plus, une No’ Dalie arrive dans la zone de X-Tina, et les applaudissements soignent 1 dégât de X-Tina."
      },
      if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
      do: [
        { spawn: { sheet: "no-dalie", count: 1, at: { zoneOf: { of: "VILLAIN" } } } },
        { heal: { who: { of: "VILLAIN" }, points: 1 } }
      ]
    },
    {
      id: "machines-drink",
      text: {
        en: "If a sonic machine stands, the silence grows by 1.",
        fr: "Si une machine sonique est debout, le silence augmente de 1."
      },
      if: { atLeast: { what: { tokens: "sonic-machine" }, number: 1 } },
      do: [{ track: { by: 1 } }]
    },
    {
      id: "machines-in-chorus",
      text: {
        en: "If the game began with four or more heroes and two sonic machines stand, the silence grows by 1 more.",
        fr: "Si la partie a commencé avec quatre héros ou plus et que deux machines soniques sont debout, le silence augmente encore de 1."
      },
      if: {
        and: [
          { atLeast: { what: { heroesAtStart: true }, number: 4 } },
          { atLeast: { what: { tokens: "sonic-machine" }, number: 2 } }
        ]
      },
      do: [{ track: { by: 1 } }]
    }
  ],
  villainReactions: [
    {
      id: "high-note",
      text: {
        en: "When X-Tina has been attacked, she attacks the hero who did it, if she can.",
        fr: "Quand X-Tina a été attaquée, elle attaque le héros qui l’a fait, si elle le peut."
      },
      on: { attacked: { of: "VILLAIN" } },
      do: [{ attack: { who: { of: "SELF" }, target: { of: "CAUSE" } } }]
    }
  ],
  scenarioReactions: ["machine-1", "machine-2"].map((id) => ({
    id: `${id}-broken`,
    text: {
      en: "When the machine is destroyed, the silence shrinks by 1.",
      fr: "Quand la machine est détruite, le silence recule de 1."
    },
    on: { testPassed: id },
    do: [{ track: { by: -1 } }]
  })),
  track: {
    name: { en: "Silence", fr: "Silence" },
    length: 10,
    start: 0,
    steps: [
      {
        at: 5,
        text: {
          en: "Nobody hears himself think: each hero has 1 mind less for the rest of the game.",
          fr: "On ne s’entend plus penser : chaque héros a 1 en mental de moins jusqu’à la fin de la partie."
        },
        do: [{ modify: { who: { of: "HEROES" }, characteristic: "MIND", by: -1, until: "GAME" } }]
      },
      {
        at: 8,
        text: {
          en: "The machines sing along: X-Tina’s speed rises by 1 for the rest of the game.",
          fr: "Les machines font les chœurs : la vitesse de X-Tina augmente de 1 jusqu’à la fin de la partie."
        },
        do: [{ modify: { who: { of: "VILLAIN" }, characteristic: "SPEED", by: 1, until: "GAME" } }]
      }
    ]
  },
  victory: {
    A: { villainOut: true },
    B: { villainOut: true },
    villain: { atLeast: { what: { track: true }, number: 10 } },
    atTurnLimit: "VILLAIN",
    text: {
      en: "Either side reaches its objective when X-Tina is out of action. X-Tina reaches hers when the silence is at 10, and wins at the turn limit.",
      fr: "Chaque camp atteint son objectif quand X-Tina est hors de combat. X-Tina atteint le sien quand le silence est à 10, et gagne à la limite de tours."
    }
  },
  articles: [
    {
      id: "final-curtain",
      name: { en: "X-Tina defeated", fr: "X-Tina vaincue" },
      size: "LARGE",
      headline: { en: "X-Tina’s last number", fr: "Le dernier numéro de X-Tina" },
      body: {
        en: "She was led away humming. The city answered with horns, dogs and drills, and for one evening nobody complained about the noise. At half past nine the town hall asked for a little quiet, then thought better of it.",
        fr: "On l’a emmenée pendant qu’elle fredonnait. La ville a répondu par des klaxons, des chiens et des perceuses, et pour un soir personne ne s’est plaint du bruit. À vingt et une heures trente, la mairie a demandé un peu de silence, puis s’est ravisée."
      }
    },
    {
      id: "plug-pulled",
      name: { en: "A machine destroyed", fr: "Une machine détruite" },
      size: "MEDIUM",
      headline: { en: "Crash! And then: birdsong", fr: "Crac ! Puis : des oiseaux" },
      body: {
        en: "Witnesses describe the sound of a breaking sonic machine as the first sound of the day. The second was a blackbird, who had plainly been waiting. The landlord of the machine asks whether anybody has kept the receipt.",
        fr: "Selon les témoins, le fracas de la machine sonique a été le premier bruit de la journée. Le deuxième fut un merle, qui n’attendait visiblement que cela. Le loueur de la machine demande si quelqu’un a gardé le reçu."
      },
      condition: {
        or: [
          { atLeast: { what: { passed: { test: "machine-1", side: "SIDE" } }, number: 1 } },
          { atLeast: { what: { passed: { test: "machine-2", side: "SIDE" } }, number: 1 } }
        ]
      }
    }
  ]
};

// libs/clash/src/content/scenarios/silent-hour.ts
var silentHour = {
  id: "silent-hour",
  name: { en: "Silent Hour", fr: "L’Heure du silence" },
  intro: {
    en: "At noon the bells of the town hall struck, and nobody heard them. Then the ducks fell silent, the buses, and at last the mayor. Two teams of heroes are on their way; this once, neither can be heard quarrelling.",
    fr: "À midi, les cloches de l’hôtel de ville ont sonné et personne ne les a entendues. Puis les canards se sont tus, les bus, et enfin le maire. Deux équipes de héros sont en route ; pour une fois, on ne les entend pas se disputer."
  },
  modes: ["VERSUS", "SOLO", "COOP"],
  recommendedHeroes: 2,
  difficulty: "NORMAL",
  turnLimit: 15,
  tiles: [
    { face: "2a", column: 0, row: 0, turns: 0 },
    { face: "5b", column: 1, row: 0, turns: 0 },
    { face: "6b", column: 0, row: 1, turns: 0 },
    { face: "4a", column: 1, row: 1, turns: 0 }
  ],
  starts: {
    A: ["0,0", "1,0", "2,0", "0,2", "0,3", "0,4"],
    B: ["8,5", "9,5", "9,6", "9,7", "8,8", "9,8"],
    chosen: true
  },
  objects: [
    { kind: "car", x: 6, y: 0, turns: 0 },
    { kind: "car", x: 3, y: 1, turns: 0 },
    { kind: "hot-dog-stand", x: 7, y: 5, turns: 0 },
    { kind: "dumpster", x: 0, y: 6, turns: 0 },
    { kind: "scooter", x: 5, y: 6, turns: 0 },
    { kind: "street-lamp", x: 6, y: 8, turns: 0 },
    { kind: "mailbox", x: 2, y: 9, turns: 0 }
  ],
  threatSheet: silentHourThreat,
  rules: [
    {
      id: "empty-house",
      on: { turnStart: true },
      if: {
        and: [
          { atLeast: { what: { turn: true }, number: 13 } },
          { atMost: { what: { heroesAtStart: true }, number: 1 } }
        ]
      },
      text: {
        en: "When the 13th turn of a game with a single hero starts, the house is empty and X-Tina wins.",
        fr: "Quand le 13e tour d’une partie à un seul héros commence, la salle est vide et X-Tina gagne."
      },
      do: [{ endGame: "VILLAIN" }]
    }
  ]
};

// libs/clash/src/content/scenarios/index.ts
var scenarios = [rooftopRumble, keyToTheCity, silentHour, fiveShadows, dollParade];

// libs/clash/src/content/sidekicks.ts
var sidekicks = [
  {
    id: "tin-beagle",
    name: { en: "Tin Beagle", fr: "Beagle de fer-blanc" },
    speed: 3,
    attack: 3,
    defense: 4,
    health: 2,
    flavor: {
      en: "Fetches anything. Anything at all. Please stop throwing things.",
      fr: "Rapporte tout. Absolument tout. Merci de ne plus rien lancer."
    },
    innate: {
      id: "tin-beagle-good-nose",
      name: { en: "Good Nose", fr: "Bon flair" },
      ...always(
        "leaving a zone with an enemy does not end your move.",
        "quitter une zone où se trouve un ennemi n’arrête pas votre déplacement.",
        { grants: [{ who: self2, ability: "SURE_FOOTED" }] }
      )
    }
  },
  {
    id: "newspaper-kid",
    name: { en: "The Newspaper Kid", fr: "Le petit crieur" },
    speed: 2,
    attack: 2,
    defense: 4,
    health: 2,
    flavor: {
      en: "Hits a letterbox at eighty paces. Helmets are larger.",
      fr: "Vise une boîte aux lettres à quatre-vingts pas. Un casque, c’est plus grand."
    },
    innate: {
      id: "newspaper-kid-morning-edition",
      name: { en: "Morning Edition", fr: "Édition du matin" },
      ...always(
        "you may make ranged attacks, and roll 1 more power die in your attacks.",
        "vous pouvez attaquer à distance, et lancez 1 dé de Pouvoir de plus dans vos attaques.",
        { modifiers: [{ who: self2, power: 1 }], grants: [{ who: self2, ability: "RANGED_ATTACKS" }] }
      )
    }
  },
  {
    id: "doctor-plaster",
    name: { en: "Doctor Plaster", fr: "Docteur Sparadrap" },
    speed: 2,
    attack: 2,
    defense: 5,
    health: 2,
    flavor: {
      en: "Struck off the register for treating people who had not been hurt yet.",
      fr: "Radié de l’ordre pour avoir soigné des gens avant qu’ils ne soient blessés."
    },
    innate: {
      id: "doctor-plaster-second-opinion",
      name: { en: "Second Opinion", fr: "Deuxième avis" },
      ...always("allied heroes in your zone have +1 defense.", "les héros alliés de votre zone ont +1 en défense.", {
        modifiers: [{ who: oursHere2, characteristic: "DEFENSE", by: 1 }]
      })
    }
  },
  {
    id: "auntie-hatpin",
    name: { en: "Auntie Hatpin", fr: "Tante Épingle" },
    speed: 1,
    attack: 3,
    defense: 4,
    health: 3,
    flavor: {
      en: "Came for the weekend. That was in March.",
      fr: "Venue pour le week-end. C’était en mars."
    },
    innate: {
      id: "auntie-hatpin-crowd-control",
      name: { en: "Crowd Control", fr: "Circulez" },
      ...always("enemies in your zone have −1 defense.", "les ennemis de votre zone ont −1 en défense.", {
        modifiers: [{ who: enemiesHere2, characteristic: "DEFENSE", by: -1 }]
      })
    }
  }
];

// libs/clash/src/content/tiles/boulevard-and-bandstand.ts
var boulevard = {
  id: "1a",
  tile: 1,
  name: { en: "The Boulevard", fr: "Le Boulevard" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "oo.oo",
    ".ioo.",
    "o.o.o",
    ".ooio",
    "oo.oo"
  ],
  // prettier-ignore
  zones: [
    "aaebb",
    "aaebb",
    "eeeee",
    "ccedd",
    "ccedd"
  ],
  zoneNames: [
    { zone: "a", en: "newsstand corner", fr: "coin du kiosque" },
    { zone: "b", en: "bakery corner", fr: "coin de la boulangerie" },
    { zone: "c", en: "barber corner", fr: "coin du barbier" },
    { zone: "d", en: "signal corner", fr: "coin des signaux" },
    { zone: "e", en: "roadway", fr: "chaussée" }
  ],
  walls: [],
  doors: [],
  features: [
    { x: 1, y: 1, id: "newsstand" },
    { x: 3, y: 3, id: "signal-box" }
  ]
};
var bandstand = {
  id: "1b",
  tile: 1,
  name: { en: "The Bandstand", fr: "Le Kiosque à musique" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "oo.oo",
    "o.o.o",
    "ooioo",
    "ooooo",
    "oo.oo"
  ],
  // prettier-ignore
  zones: [
    "aaaaa",
    "aaaaa",
    "bsssc",
    "bsssc",
    "bbccc"
  ],
  zoneNames: [
    { zone: "a", en: "stalls", fr: "parterre" },
    { zone: "s", en: "stage", fr: "scène" },
    { zone: "b", en: "left wing", fr: "coulisse côté cour" },
    { zone: "c", en: "right wing", fr: "coulisse côté jardin" }
  ],
  walls: [
    { x: 1, y: 2, edge: "W" },
    { x: 3, y: 2, edge: "E" },
    { x: 1, y: 3, edge: "S" },
    { x: 3, y: 3, edge: "S" }
  ],
  doors: [],
  features: [{ x: 2, y: 2, id: "microphone" }]
};

// libs/clash/src/content/tiles/gardens-and-depot.ts
var roofGardens = {
  id: "6a",
  tile: 6,
  name: { en: "The Roof Gardens", fr: "Les Jardins suspendus" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "ooooo",
    "o.i.o",
    "ooooo",
    "#oo.o",
    "#ioo."
  ],
  // prettier-ignore
  zones: [
    "aaaaa",
    "aaaaa",
    "bbbcc",
    "#dccc",
    "#dccc"
  ],
  zoneNames: [
    { zone: "a", en: "greenhouse row", fr: "rangée des serres" },
    { zone: "b", en: "bee hives", fr: "ruches" },
    { zone: "c", en: "vegetable patch", fr: "potager" },
    { zone: "d", en: "stair house", fr: "cage d’escalier" }
  ],
  walls: [
    { x: 1, y: 3, edge: "N" },
    { x: 1, y: 4, edge: "E" },
    { x: 1, y: 4, edge: "S" }
  ],
  doors: [{ id: "stair-door", x: 1, y: 3, edge: "E", open: false }],
  features: [
    { x: 2, y: 1, id: "antenna" },
    { x: 1, y: 4, id: "fuse-box" }
  ]
};
var depot = {
  id: "6b",
  tile: 6,
  name: { en: "Bus Depot", fr: "Dépôt des bus" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "ooooo",
    "o...o",
    "oioo.",
    "o.ooo",
    "#oooi"
  ],
  // prettier-ignore
  zones: [
    "aaaaa",
    "aaaaa",
    "bbccc",
    "bbddd",
    "#bddd"
  ],
  zoneNames: [
    { zone: "a", en: "bus lane", fr: "voie des bus" },
    { zone: "b", en: "dispatch", fr: "régulation" },
    { zone: "c", en: "wash bay", fr: "station de lavage" },
    { zone: "d", en: "fuel yard", fr: "cour des pompes" }
  ],
  walls: [{ x: 1, y: 3, edge: "E" }],
  doors: [],
  features: [
    { x: 1, y: 2, id: "dispatch-desk" },
    { x: 4, y: 4, id: "fuel-pump" }
  ]
};

// libs/clash/src/content/tiles/metro-and-market.ts
var metro = {
  id: "5a",
  tile: 5,
  name: { en: "Metro Entrance", fr: "Bouche de métro" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "oo.oo",
    "oooo.",
    "ooooo",
    "oio.o",
    "oo.oo"
  ],
  // prettier-ignore
  zones: [
    "aabbb",
    "aabbb",
    "cmmdd",
    "cmmdd",
    "cccdd"
  ],
  zoneNames: [
    { zone: "a", en: "taxi rank", fr: "station de taxis" },
    { zone: "b", en: "ticket alley", fr: "ruelle des guichets" },
    { zone: "m", en: "metro hall", fr: "hall du métro" },
    { zone: "c", en: "bicycle stands", fr: "parc à vélos" },
    { zone: "d", en: "busker pitch", fr: "coin des musiciens" }
  ],
  walls: [
    { x: 1, y: 2, edge: "W" },
    { x: 1, y: 3, edge: "W" },
    { x: 1, y: 3, edge: "S" },
    { x: 2, y: 3, edge: "S" },
    { x: 2, y: 3, edge: "E" },
    { x: 1, y: 2, edge: "N" }
  ],
  doors: [
    { id: "shutter", x: 2, y: 2, edge: "N", open: false },
    { id: "gate", x: 2, y: 2, edge: "E", open: true }
  ],
  features: [{ x: 1, y: 3, id: "ticket-machine" }]
};
var market = {
  id: "5b",
  tile: 5,
  name: { en: "Corner Market", fr: "Marché du Coin" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "oo.oo",
    "o..io",
    "ooooo",
    "#oo.o",
    "##ooi"
  ],
  // prettier-ignore
  zones: [
    "aaabb",
    "aaabb",
    "cccbb",
    "#cddd",
    "##ddd"
  ],
  zoneNames: [
    { zone: "a", en: "covered hall", fr: "halle couverte" },
    { zone: "b", en: "fruit stalls", fr: "étals de fruits" },
    { zone: "c", en: "fishmongers", fr: "poissonniers" },
    { zone: "d", en: "checkouts", fr: "caisses" }
  ],
  walls: [
    { x: 2, y: 0, edge: "E" },
    { x: 2, y: 1, edge: "E" }
  ],
  doors: [],
  features: [
    { x: 3, y: 1, id: "fruit-stall" },
    { x: 4, y: 4, id: "till" }
  ]
};

// libs/clash/src/content/tiles/park-and-bank.ts
var park = {
  id: "4a",
  tile: 4,
  name: { en: "Centennial Park", fr: "Parc du Centenaire" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "ooioo",
    "o...o",
    "o...o",
    "ooooo",
    "oioo."
  ],
  // prettier-ignore
  zones: [
    "aaabb",
    "aaabb",
    "ccbbb",
    "ccddd",
    "ccddd"
  ],
  zoneNames: [
    { zone: "a", en: "kiosk lawn", fr: "pelouse du kiosque" },
    { zone: "b", en: "duck bank", fr: "rive aux canards" },
    { zone: "c", en: "rose walk", fr: "allée des roses" },
    { zone: "d", en: "picnic meadow", fr: "pré du pique-nique" }
  ],
  walls: [
    { x: 2, y: 2, edge: "S" },
    { x: 3, y: 2, edge: "S" }
  ],
  doors: [],
  features: [
    { x: 2, y: 0, id: "kiosk" },
    { x: 1, y: 4, id: "tool-shed" }
  ]
};
var bank = {
  id: "4b",
  tile: 4,
  name: { en: "Bank Row", fr: "Rue de la Banque" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "io.oo",
    "oo.io",
    "ooooo",
    ".o.oo",
    "oooo#"
  ],
  // prettier-ignore
  zones: [
    "vvnnn",
    "vvnnn",
    "wwwww",
    "sssss",
    "ssss#"
  ],
  zoneNames: [
    { zone: "v", en: "strongroom", fr: "salle des coffres" },
    { zone: "n", en: "arcade", fr: "galerie" },
    { zone: "w", en: "bank steps", fr: "parvis de la banque" },
    { zone: "s", en: "market street", fr: "rue du marché" }
  ],
  walls: [
    { x: 0, y: 0, edge: "N" },
    { x: 1, y: 0, edge: "N" },
    { x: 0, y: 0, edge: "W" },
    { x: 0, y: 1, edge: "W" },
    { x: 1, y: 0, edge: "E" },
    { x: 1, y: 1, edge: "E" },
    { x: 0, y: 1, edge: "S" }
  ],
  doors: [{ id: "bank-door", x: 1, y: 1, edge: "S", open: false }],
  features: [
    { x: 0, y: 0, id: "vault" },
    { x: 3, y: 1, id: "cash-machine" }
  ]
};

// libs/clash/src/content/tiles/plaza-and-warehouse.ts
var plaza = {
  id: "2a",
  tile: 2,
  name: { en: "Founders’ Plaza", fr: "Place des Fondateurs" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "ooooo",
    ".ioo.",
    "o.#.o",
    "oo.io",
    "ooooo"
  ],
  // prettier-ignore
  zones: [
    "aaabb",
    "aaabb",
    "aa#bb",
    "ccddd",
    "ccddd"
  ],
  zoneNames: [
    { zone: "a", en: "café terrace", fr: "terrasse du café" },
    { zone: "b", en: "town hall steps", fr: "marches de l’hôtel de ville" },
    { zone: "c", en: "flower beds", fr: "parterres" },
    { zone: "d", en: "fountain side", fr: "côté fontaine" }
  ],
  walls: [],
  doors: [],
  features: [
    { x: 1, y: 1, id: "plaque" },
    { x: 3, y: 3, id: "fountain" }
  ]
};
var warehouse = {
  id: "2b",
  tile: 2,
  name: { en: "The Warehouse", fr: "L’Entrepôt" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "o.o.o",
    "oooio",
    "oo.oo",
    ".oooo",
    "oooo."
  ],
  // prettier-ignore
  zones: [
    "aaaaa",
    "bwwwc",
    "bxxxc",
    "bxxxc",
    "bdddc"
  ],
  zoneNames: [
    { zone: "a", en: "loading road", fr: "voie de chargement" },
    { zone: "b", en: "west yard", fr: "cour ouest" },
    { zone: "c", en: "east yard", fr: "cour est" },
    { zone: "d", en: "ramp", fr: "rampe" },
    { zone: "w", en: "upper hall", fr: "halle haute" },
    { zone: "x", en: "lower hall", fr: "halle basse" }
  ],
  walls: [
    { x: 1, y: 1, edge: "N" },
    { x: 3, y: 1, edge: "N" },
    { x: 1, y: 1, edge: "W" },
    { x: 1, y: 2, edge: "W" },
    { x: 1, y: 3, edge: "W" },
    { x: 3, y: 1, edge: "E" },
    { x: 3, y: 2, edge: "E" },
    { x: 3, y: 3, edge: "E" },
    { x: 1, y: 3, edge: "S" },
    { x: 3, y: 3, edge: "S" }
  ],
  doors: [
    { id: "freight-door", x: 2, y: 1, edge: "N", open: false },
    { id: "ramp-gate", x: 2, y: 3, edge: "S", open: true }
  ],
  features: [{ x: 3, y: 1, id: "crane" }]
};

// libs/clash/src/content/tiles/rooftops-and-quay.ts
var rooftops = {
  id: "3a",
  tile: 3,
  name: { en: "The Rooftops", fr: "Les Toits" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "oo.oo",
    "oi.oo",
    "ooooo",
    "o..oo",
    "oo.io"
  ],
  // prettier-ignore
  zones: [
    "aaabb",
    "aaabb",
    "ccccc",
    "ddeee",
    "ddeee"
  ],
  zoneNames: [
    { zone: "a", en: "water tower", fr: "château d’eau" },
    { zone: "b", en: "laundry lines", fr: "cordes à linge" },
    { zone: "c", en: "catwalk", fr: "passerelle" },
    { zone: "d", en: "chimneys", fr: "cheminées" },
    { zone: "e", en: "glass roof", fr: "verrière" }
  ],
  walls: [
    { x: 2, y: 0, edge: "E" },
    { x: 2, y: 1, edge: "E" },
    { x: 4, y: 1, edge: "S" },
    { x: 0, y: 2, edge: "S" },
    { x: 1, y: 4, edge: "E" }
  ],
  doors: [],
  features: [
    { x: 1, y: 1, id: "searchlight" },
    { x: 3, y: 4, id: "skylight" }
  ]
};
var quay = {
  id: "3b",
  tile: 3,
  name: { en: "The Quay", fr: "Le Quai" },
  kind: "OUTDOOR",
  // prettier-ignore
  map: [
    "ooooo",
    "o.oio",
    "oo.oo",
    "..o..",
    "#ioo#"
  ],
  // prettier-ignore
  zones: [
    "aaabb",
    "aaabb",
    "ccccc",
    "ddddd",
    "#ddd#"
  ],
  zoneNames: [
    { zone: "a", en: "fish sheds", fr: "cabanes de pêche" },
    { zone: "b", en: "winch yard", fr: "cour du treuil" },
    { zone: "c", en: "promenade", fr: "promenade" },
    { zone: "d", en: "jetty", fr: "jetée" }
  ],
  walls: [{ x: 2, y: 0, edge: "E" }],
  doors: [],
  features: [
    { x: 3, y: 1, id: "winch" },
    { x: 1, y: 4, id: "motorboat" }
  ]
};

// libs/clash/src/content/tiles/index.ts
var tileFaces = [
  boulevard,
  bandstand,
  plaza,
  warehouse,
  rooftops,
  quay,
  park,
  bank,
  metro,
  market,
  roofGardens,
  depot
];

// libs/clash/src/content/tokens.ts
var tokenKinds = [
  { id: "sonic-machine", name: { en: "Sonic machine", fr: "Machine sonique" }, hasSpace: true },
  { id: "relay", name: { en: "Relay", fr: "Relais" }, hasSpace: true },
  { id: "barricade", name: { en: "Barricade", fr: "Barricade" }, hasSpace: true },
  { id: "spotlight", name: { en: "Spotlight", fr: "Projecteur" }, hasSpace: true },
  { id: "route", name: { en: "Route token", fr: "Pion Parcours" }, hasSpace: false },
  { id: "key-piece", name: { en: "Piece of the key", fr: "Morceau de la clé" }, hasSpace: false }
];

// libs/clash/src/content/villains/emissary.ts
var emissary = {
  id: "emissary",
  name: { en: "Emissary", fr: "Émissaire" },
  type: { en: "Envoy from elsewhere", fr: "Envoyé d’ailleurs" },
  rank: "MASTER",
  figures: 5,
  speed: 2,
  attack: 3,
  defense: 5,
  health: 2,
  actions: 1,
  emblem: "five-shadows",
  color: "#37474f",
  powers: [
    {
      id: "emissary-unison",
      name: { en: "Unison", fr: "Unisson" },
      text: {
        en: "An Emissary next to another Emissary rolls 1 more power die in his attacks.",
        fr: "Un Émissaire adjacent à un autre Émissaire lance 1 dé de Pouvoir de plus dans ses attaques."
      },
      power: {
        trigger: "PERMANENT",
        modifiers: [
          {
            who: { of: "SELF" },
            power: 1,
            if: {
              atLeast: { what: { count: { of: "SHEET", sheet: "emissary", adjacentTo: { of: "SELF" } } }, number: 1 }
            }
          }
        ]
      }
    },
    {
      id: "emissary-many-eyes",
      name: { en: "Many Eyes", fr: "Mille Yeux" },
      text: {
        en: "If the game began with four or more heroes each Emissary raises the super villain’s defense by 1.",
        fr: "Si la partie a commencé avec quatre héros ou plus, chaque Émissaire augmente de 1 la défense du super vilain."
      },
      power: {
        trigger: "PERMANENT",
        modifiers: [
          {
            who: { of: "VILLAIN" },
            characteristic: "DEFENSE",
            by: 1,
            if: { atLeast: { what: { heroesAtStart: true }, number: 4 } }
          }
        ]
      }
    }
  ],
  origin: {
    en: "He came to negotiate. Metro City asked with whom; he looked over both his shoulders and said: with us.",
    fr: "Il était venu négocier. Metro City a demandé avec qui ; il a regardé par-dessus ses deux épaules et a dit : avec nous."
  }
};

// libs/clash/src/content/villains/no-dalie.ts
var noDalie = {
  id: "no-dalie",
  name: { en: "No’ Dalie", fr: "No’ Dalie" },
  type: { en: "Walking doll", fr: "Poupée qui marche" },
  rank: "MINION",
  figures: 10,
  speed: 1,
  attack: 2,
  defense: 5,
  health: 1,
  actions: 1,
  emblem: "dahlia",
  color: "#6a1b9a",
  powers: [
    {
      id: "no-dalie-glass-eyes",
      name: { en: "Glass eyes", fr: "Yeux de verre" },
      text: {
        en: "A No’ Dalie’s attacks may be ranged, and she rolls 1 more power die in each of them.",
        fr: "Les attaques d’une No’ Dalie peuvent être à distance, et elle lance 1 dé de Pouvoir de plus dans chacune."
      },
      power: {
        trigger: "PERMANENT",
        grants: [{ who: { of: "SELF" }, ability: "RANGED_ATTACKS" }],
        modifiers: [{ who: { of: "SELF" }, power: 1 }]
      }
    }
  ],
  origin: {
    en: "Recalled by the factory for blinking. They took the recall as an invitation and have been on their way ever since.",
    fr: "Rappelées par l’usine parce qu’elles clignaient des yeux. Elles ont pris le rappel pour une invitation et sont en route depuis."
  }
};

// libs/clash/src/content/villains/x-tina.ts
var xTina = {
  id: "x-tina",
  name: { en: "X-Tina", fr: "X-Tina" },
  type: { en: "Diva", fr: "Diva" },
  rank: "MASTER",
  figures: 1,
  speed: 2,
  attack: 4,
  defense: 6,
  health: 6,
  actions: 2,
  emblem: "soundwave",
  color: "#c2185b",
  powers: [
    {
      id: "x-tina-projection",
      name: { en: "Projection", fr: "Projection de voix" },
      text: {
        en: "X-Tina’s attacks may be ranged.",
        fr: "Les attaques de X-Tina peuvent être à distance."
      },
      power: { trigger: "PERMANENT", grants: [{ who: { of: "SELF" }, ability: "RANGED_ATTACKS" }] }
    },
    {
      id: "x-tina-encore",
      name: { en: "Encore", fr: "Rappel" },
      text: {
        en: "With 2 damage or more X-Tina rolls 1 more power die in her attacks.",
        fr: "Avec 2 dégâts ou plus, X-Tina lance 1 dé de Pouvoir de plus dans ses attaques."
      },
      power: {
        trigger: "PERMANENT",
        modifiers: [
          { who: { of: "SELF" }, power: 1, if: { atLeast: { what: { damage: { of: "SELF" } }, number: 2 } } }
        ]
      }
    },
    {
      id: "x-tina-full-house",
      name: { en: "Full House", fr: "Salle comble" },
      text: {
        en: "If the game began with four or more heroes X-Tina’s defense is 1 higher.",
        fr: "Si la partie a commencé avec quatre héros ou plus, la défense de X-Tina augmente de 1."
      },
      power: {
        trigger: "PERMANENT",
        modifiers: [
          {
            who: { of: "SELF" },
            characteristic: "DEFENSE",
            by: 1,
            if: { atLeast: { what: { heroesAtStart: true }, number: 4 } }
          }
        ]
      }
    }
  ],
  origin: {
    en: "Eleven platinum records, one bad review. The critic has not been heard since, and neither has his street.",
    fr: "Onze disques de platine, une mauvaise critique. On n’a plus entendu le critique depuis, ni sa rue."
  }
};

// libs/clash/src/content/villains/index.ts
var villainSheets = [xTina, emissary, noDalie];

// libs/clash/src/content/wounds.ts
var woundCards = [
  {
    id: "sprained-wrist",
    name: { en: "Sprained Wrist", fr: "Poignet foulé" },
    copies: 2,
    side: "RIGHT",
    text: { en: "All turn: you have −1 attack.", fr: "Tout le tour : vous avez −1 en attaque." },
    technique: { attack: -1 }
  },
  {
    id: "cracked-ribs",
    name: { en: "Cracked Ribs", fr: "Côtes fêlées" },
    copies: 2,
    side: "RIGHT",
    text: { en: "All turn: you have −1 defense.", fr: "Tout le tour : vous avez −1 en défense." },
    technique: { defense: -1 }
  },
  {
    id: "twisted-ankle",
    name: { en: "Twisted Ankle", fr: "Cheville tordue" },
    copies: 2,
    side: "RIGHT",
    text: {
      en: "All turn: you have −2 speed and −1 mind.",
      fr: "Tout le tour : vous avez −2 en vitesse et −1 en mental."
    },
    technique: { speed: -2, mind: -1 }
  },
  {
    id: "seeing-stars",
    name: { en: "Seeing Stars", fr: "Trente-six chandelles" },
    copies: 2,
    side: "LEFT",
    ...allTurn("you roll 1 more test die in your tests.", "vous lancez 1 dé de Test de plus dans vos tests.", {
      grants: [{ who: self2, ability: "TESTS_ONE_DIE_MORE" }]
    })
  },
  {
    id: "arm-in-a-sling",
    name: { en: "Arm in a Sling", fr: "Bras en écharpe" },
    copies: 2,
    side: "LEFT",
    ...allTurn(
      "you cannot use objects and cannot make ranged attacks.",
      "vous ne pouvez pas utiliser d’objet et ne pouvez pas attaquer à distance.",
      {
        grants: [
          { who: self2, ability: "CANNOT_USE_OBJECTS" },
          { who: self2, ability: "NO_RANGED_ATTACKS" }
        ]
      }
    )
  },
  {
    id: "winded",
    name: { en: "Winded", fr: "Souffle coupé" },
    copies: 2,
    side: "LEFT",
    ...atReveal(
      "you lose 1 action of your activation this turn.",
      "vous perdez 1 action de votre activation de ce tour.",
      [{ loseAction: { who: self2, actions: 1 } }]
    )
  },
  {
    id: "blurred-vision",
    name: { en: "Blurred Vision", fr: "Vue trouble" },
    copies: 2,
    side: "LEFT",
    ...allTurn(
      "you roll 1 combat die and 1 power die fewer in your attacks.",
      "vous lancez 1 dé de Combat et 1 dé de Pouvoir de moins dans vos attaques.",
      { modifiers: [{ who: self2, combat: -1, power: -1 }] }
    )
  },
  {
    id: "leg-in-plaster",
    name: { en: "Leg in Plaster", fr: "Jambe dans le plâtre" },
    copies: 1,
    side: "LEFT",
    ...allTurn("you cannot move.", "vous ne pouvez pas vous déplacer.", {
      grants: [{ who: self2, ability: "CANNOT_MOVE" }]
    })
  },
  {
    id: "doctors-orders",
    name: { en: "Doctor’s Orders", fr: "Sur avis médical" },
    copies: 1,
    side: "LEFT",
    ...allTurn("you cannot attack.", "vous ne pouvez pas attaquer.", {
      grants: [{ who: self2, ability: "CANNOT_ATTACK" }]
    })
  }
];
var blankWound = {
  id: "blank",
  name: { en: "One Bruise Too Many", fr: "Le bleu de trop" },
  copies: 1,
  side: "LEFT",
  text: { en: "No effect.", fr: "Aucun effet." }
};

// libs/clash/src/content/catalogue.ts
var box = catalogueOf({
  hero: heroes,
  powerCard: powerCards,
  /** The texts of wound cards; `woundCard` has the cards themselves. */
  woundText: woundCards,
  woundCard: pileOf("wound", woundCards),
  sidekick: sidekicks,
  villainSheet: villainSheets,
  objectKind: objectKinds,
  tokenKind: tokenKinds,
  scenario: scenarios,
  tileFace: tileFaces,
  referenceCard: referenceCards
});
var blankWound2 = frozen(blankWound);
var woundCardIds = box.printed.woundCard.map(({ id }) => id);
var {
  hero: findHero,
  powerCard: findPowerCard,
  sidekick: findSidekick,
  villainSheet: findVillainSheet,
  objectKind: findObjectKind,
  tokenKind: findTokenKind,
  scenario: findScenario,
  tileFace: findTileFace,
  /** The card of a face, by the id of the face. */
  referenceCard: findReferenceCard
} = box.find;
var {
  hero: heroById,
  powerCard,
  sidekick,
  villainSheet,
  objectKind,
  tokenKind,
  scenario: scenarioById,
  tileFace
} = box.known;
var missions = box.derived(({ hero: hero7 }) => catalogueOf({ mission: hero7.flatMap((each) => each.missions) }));
var missionById = (id) => missions().known.mission(id);
var blankIds = /^wound:blank-[1-9]\d*$/;
function findWoundCard(id) {
  return blankIds.test(id) ? blankWound2 : box.find.woundCard(id)?.text;
}
function woundCard(id) {
  return findWoundCard(id) ?? box.known.woundCard(id).text;
}
function heroSheet(heroId13, rank) {
  return heroById(heroId13).sheets[rank];
}
var cardsOfHero = cardsOfHeroIn(box.derived(({ powerCard: all }) => all));

// libs/clash/src/table/scenario.ts
function scenarioOf(state) {
  return state.options.scenario ?? scenarioById(state.options.scenarioId);
}
function planOf2(state) {
  const { id, threatSheet, plan: plan2 } = scenarioOf(state);
  const found2 = threatSheet ?? plan2;
  if (!found2) throw new RangeError(`The scenario "${id}" has neither a threat sheet nor a plan.`);
  return found2;
}

// libs/skirmish/src/board/board.ts
var Board = class {
  constructor(parts2, grid) {
    this.grid = grid;
    this.spaces = parts2.spaces;
    this.zones = parts2.zones;
    this.doors = parts2.doors;
    this.features = parts2.features;
    this.spaceById = new Map(parts2.spaces.map((space3) => [space3.id, space3]));
    this.zoneById = new Map(parts2.zones.map((zone) => [zone.id, zone]));
    this.doorById = new Map(parts2.doors.map((door2) => [door2.id, door2]));
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
  spaceAt(cell2) {
    return this.spaceById.get(spaceIdOf(cell2));
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
  isSolid(cell2) {
    return cellInGrid(this.grid, cell2) === "SOLID";
  }
  /** Whether no figure can stand on this cell while sight and ways pass it (CLASH-218). */
  isOpenCell(cell2) {
    return cellInGrid(this.grid, cell2) === "OPEN";
  }
};
var doorsOpenAtStart = (board) => new Set(board.doors.filter((door2) => door2.open).map((door2) => door2.id));
function found(record, kind, id) {
  if (record === void 0) throw new RangeError(`The board has no ${kind} "${id}".`);
  return record;
}

// libs/skirmish/src/commands.ts
import { z as z28 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var hero = figureIdSchema.meta({ description: "Id of a hero, as in the content." });
var figure = figureIdSchema.meta({ description: "Id of a figure: the active hero, or one of its sidekicks." });
var card = cardIdSchema.meta({ description: "Id of a card, as in the content." });
var power = powerIdSchema.meta({ description: "Id of a card, as in the content." });
var none = z28.strictObject({});
var planningCommands = ({ rankSchema: rankSchema2, compareCards: compareCards2, rules: rules2 }) => ({
  chooseHero: z28.strictObject({ heroId: hero, rank: rankSchema2 }).meta({ description: `Takes a free hero as the main hero (${rules2.chooseHero}).` }),
  placeHero: z28.strictObject({ heroId: hero, spaceId: spaceIdSchema }).meta({ description: `Puts a hero on a start space (${rules2.placeHero}).` }),
  planCards: z28.strictObject({
    heroId: hero,
    plays: z28.array(z28.strictObject({ cardId: card, side: cardSideSchema }).meta({ id: "Play" })).max(12).overwrite((plays3) => [...plays3].sort((a, b) => compareCards2(a.cardId, b.cardId)))
  }).meta({ description: `Lays the cards of a hero in secret, all in one (${rules2.planCards}).` }),
  takeBackPlan: z28.strictObject({ heroId: hero }).meta({ description: `Takes back the cards and tokens of a hero (${rules2.takeBackPlan}).` }),
  proposeOrder: z28.strictObject({ heroIds: z28.array(hero).max(6) }).meta({ description: `Another order of the side's initiative deck, top first (${rules2.proposeOrder}).` }),
  declareReady: none.meta({ description: "The seat has planned all its heroes." })
});
var actionCommands = ({ rules: rules2 }) => ({
  move: z28.strictObject({ figureId: figure, spaceId: spaceIdSchema }).meta({ description: `Moves to a space: travel, reposition or break away (${rules2.move}).` }),
  attack: z28.strictObject({ figureId: figure, targetId: figureIdSchema, mode: attackModeSchema }).meta({ description: `Attacks an enemy (${rules2.attack}).` }),
  attemptTest: z28.strictObject({ testId: testIdSchema, characteristic: characteristicSchema }).meta({ description: `Attempts a characteristic test (${rules2.attemptTest}).` }),
  usePower: z28.strictObject({ powerId: power }).meta({ description: `Uses the special power of a card for an action (${rules2.usePower}).` }),
  endActivation: none.meta({ description: `Ends the activation; actions left are lost (${rules2.endActivation}).` })
});
var answerCommands = ({ rules: rules2 }) => ({
  react: z28.strictObject({ powerId: power }).meta({ description: `Uses the power that is offered (${rules2.react}).` }),
  declineReaction: none.meta({ description: "Does not use it." }),
  pushBack: z28.strictObject({ spaceId: spaceIdSchema }).meta({ description: `Pushes the target to a space beside it (${rules2.pushBack}).` }),
  declinePushBack: none.meta({ description: "Does not push." }),
  choose: z28.strictObject({ optionId: idSchema2 }).meta({ description: `Answers the open question (${rules2.choose}).` })
});
var campaignCommands = ({ rules: rules2 }) => ({
  campaignStep: z28.strictObject({ rookieCardId: card, regainCardId: card }).meta({ description: `A Rookie gives up a Rookie card for one set aside (${rules2.campaignStep}).` }),
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

// libs/clash/src/words.ts
import { z as z32 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/view/own-cards.ts
function ownCards({ heroId: heroId13, hand, plan: plan2 }) {
  const planned = new Set(plan2?.map(({ cardId }) => cardId));
  return {
    heroId: heroId13,
    hand: hand.filter((cardId) => !planned.has(cardId)),
    ...plan2 === null ? {} : { plan: plan2.map(({ cardId, side: side3 }) => ({ cardId, side: side3 })) }
  };
}

// libs/skirmish/src/view/pile-order.ts
var inPileOrder = (pile, cardIds) => pile.filter((id) => cardIds.includes(id));

// libs/skirmish/src/view/shown.ts
var shownOfHero = ({
  discard,
  inPlay,
  missionId,
  missionDone,
  activated,
  bonusActions,
  drewWound,
  usedPowers,
  deeds: done
}, deeds) => ({
  discard: [...discard],
  inPlay: inPlay.map(({ cardId, side: side3 }) => ({ cardId, side: side3 })),
  ...missionId === null ? {} : { missionId },
  missionDone,
  activated,
  bonusActions,
  drewWound,
  usedPowers: [...usedPowers],
  deeds: deeds.flatMap((deed) => {
    const count3 = done[deed];
    return count3 ? [{ deed, count: count3 }] : [];
  })
});
var shownOfFigure = ({ id, kind, sheetId, number, side: side3, status, spaceId, damage }, used) => ({
  figureId: id,
  kind,
  sheetId,
  number,
  ...side3 === null ? {} : { side: side3 },
  status,
  ...used ? { usedPowers: [...used] } : {},
  ...spaceId === null ? {} : { spaceId },
  damage
});
var shownOfTest = ({ key, test: { id, name, text, door: door2 }, spaces: spaces2 }) => ({
  testKey: key,
  testId: id,
  name,
  text,
  ...door2 === void 0 ? {} : { door: door2 },
  spaces: [...spaces2]
});

// libs/skirmish/src/view/view-schemas.ts
import { z as z31 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/content/vocabulary/terms.ts
import { z as z29 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var untilSchema = z29.enum(["ACTIVATION", "TURN", "GAME"]).meta({ id: "Until" });
var wishSchema = z29.enum(["ADJACENT", "SIGHT", "ZONE", "SPACE"]).meta({ id: "Wish" });
var momentSchema = z29.enum(["BEFORE_ROLL", "AFTER_ATTACK_ROLL", "AFTER_TEST_ROLL", "AFTER_HIT", "AFTER_ATTACK"]).meta({ id: "Moment" });

// libs/skirmish/src/events/event-fields.ts
var event_fields_exports = {};
__export(event_fields_exports, {
  by: () => by,
  card: () => card2,
  cards: () => cards,
  count: () => count,
  door: () => door,
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
import { z as z30 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var seat5 = z30.int().min(0).max(5).meta({ description: "A seat, from 0." });
var by = { seat: seat5 };
var count = z30.int().min(0).max(999);
var hero2 = figureIdSchema.meta({ description: "Id of a hero, as in the content." });
var figure2 = figureIdSchema.meta({ description: "Id of a figure, as in `figures` of the view." });
var figures = z30.array(figure2);
var space = spaceIdSchema;
var source = idSchema2.meta({ description: "The card, sheet, rule or object that does it." });
var card2 = cardIdSchema.meta({ description: "Id of a card, as in the content." });
var cards = z30.array(card2);
var power2 = powerIdSchema.meta({ description: "Id of a power: of the card, or as its sheet names it." });
var mission = missionIdSchema.meta({ description: "Id of a personal mission." });
var test = testIdSchema.meta({ description: "Id of a test of the scenario." });
var testKey = testKeySchema.meta({
  description: "The test, and the piece that it is at where there are several."
});
var object = pieceIdSchema.meta({ description: "Id of an object on the board." });
var piece = idSchema2.meta({ description: "Id of an object, token or figure on the board." });
var pieceKind = idSchema2.meta({ description: "Id of a kind of objects or tokens, or of a sheet." });
var door = idSchema2.meta({ description: "Id of a door: that of the tile face, and its own." });
var plays = z30.array(z30.strictObject({ cardId: card2, side: cardSideSchema }).meta({ id: "CardInPlay" }));
var idList = z30.array(idSchema2);
var faces = z30.array(z30.string().max(4)).meta({ description: "Faces in the order rolled, as on the die." });
var ofSide = (schema) => secret(schema, { side: "side" });
var hidden = (schema) => secret(schema, "nobody");
var windowOptionSchema = z30.strictObject({
  optionId: z30.string().max(80),
  kind: z30.enum(["FIGURE", "SPACE", "TEXT", "DECLINE", "DIE", "CARD"]).meta({ id: "OptionKind" })
}).meta({ id: "WindowOption" });

// libs/skirmish/src/view/view-schemas.ts
var countSchema = z31.int().min(0).max(999);
var card3 = cardIdSchema.meta({ description: "Id of a card, as in the content." });
var hero3 = figureIdSchema.meta({ description: "Id of a hero, as in the content." });
var faces2 = z31.array(z31.string().max(4)).meta({ description: "Faces in the order rolled." });
var viewFields = {
  card: card3,
  cards: z31.array(card3).max(40),
  hero: hero3,
  /** Of a seat. */
  seat: { mainHero: hero3.optional(), ready: z31.boolean(), resigned: z31.boolean() },
  /** Of a hero beside its figure. */
  heroOf: (deedSchema2, rankSchema2) => ({
    heroId: hero3.meta({ description: "Its figure has the same id." }),
    rank: rankSchema2,
    discard: z31.array(card3).max(40),
    inPlay: plays.meta({ description: "Cards revealed this turn." }),
    missionId: missionIdSchema.optional(),
    missionDone: z31.boolean(),
    activated: z31.boolean(),
    bonusActions: z31.int().meta({ description: "Given for its coming activation; below 0: taken from it." }),
    drewWound: z31.boolean().meta({ description: "Has drawn its wound card of this turn." }),
    usedPowers: z31.array(powerIdSchema).max(40).meta({ description: "Powers that have served this turn." }),
    deeds: z31.array(z31.strictObject({ deed: deedSchema2, count: countSchema }).meta({ id: "DeedCount" })).meta({ description: "Its deeds, as far as missions count them." })
  }),
  /** Of the attack that a window interrupts. */
  attack: {
    attackerId: figureIdSchema,
    targetId: figureIdSchema,
    mode: attackModeSchema,
    combat: faces2,
    power: faces2,
    successes: countSchema.optional().meta({ description: "Absent before the roll." }),
    hit: z31.boolean().optional().meta({ description: "Absent before the comparison." })
  },
  /** Of the test that a window interrupts. */
  trial: {
    heroId: hero3,
    testKey: testKeySchema,
    characteristic: characteristicSchema,
    faces: z31.array(z31.int()),
    total: z31.int()
  },
  /** Of a question that interrupts. */
  window: {
    kind: z31.enum(["REACTION", "PUSH", "CHOICE"]).meta({ id: "WindowKind" }),
    figureId: figureIdSchema.optional().meta({ description: "The figure whose power may answer, or to be pushed." }),
    powerId: powerIdSchema.optional().meta({ description: "The power that may answer." }),
    source: idSchema2.optional().meta({ description: "The card, sheet or rule that asks." }),
    options: z31.array(
      z31.strictObject({ ...windowOptionSchema.shape, text: localizedSchema.optional() }).meta({ id: "OptionView", description: "A possible answer; the text where it is one of several texts." })
    )
  },
  /** Of a figure on the board, or one that could be. */
  figure: {
    figureId: figureIdSchema.meta({ description: "For a hero, its id." }),
    number: z31.int().min(1).max(99).meta({ description: "Number of the figure on its sheet." }),
    spaceId: spaceIdSchema.optional().meta({ description: "Present while it is in play." }),
    damage: countSchema,
    health: countSchema,
    attack: countSchema.meta({ description: "As it counts in a test; see combatDice and powerDice for attacks." }),
    combatDice: countSchema,
    powerDice: countSchema,
    defense: countSchema,
    usedPowers: z31.array(powerIdSchema).max(40).optional().meta({ description: "Powers that a villain has used this turn; of heroes their own view tells." })
  },
  token: z31.strictObject({ tokenId: pieceIdSchema, kindId: idSchema2, spaceId: spaceIdSchema }).meta({ id: "TokenView", description: "A token on the board." }),
  modifier: z31.strictObject({ figureId: figureIdSchema, characteristic: characteristicSchema, by: z31.int(), until: untilSchema }).meta({
    id: "ModifierView",
    description: "A change laid by an effect; the values of the figure count it already."
  })
};

// libs/skirmish/src/view/window-parts.ts
function askedBy(window) {
  const { seat: seat6 } = window;
  switch (window.kind) {
    case "reaction":
      return { seat: seat6, kind: "REACTION", figureId: window.figureId, powerId: window.powerId };
    case "push":
      return { seat: seat6, kind: "PUSH", figureId: window.figureId };
    case "choice":
      return { seat: seat6, kind: "CHOICE", source: window.sourceId };
  }
}
function optionsOf(window, stack2) {
  switch (window.kind) {
    case "reaction":
      return [];
    case "push":
      return window.spaces.map((spaceId) => ({ optionId: spaceId, kind: "SPACE" }));
    case "choice":
      return window.options.map((option) => shown(option, stack2.at(-1)));
  }
}
function shown({ optionId, kind }, frame) {
  const [effect] = kind === "TEXT" && frame?.kind === "effects" ? frame.effects : [];
  const text = effect?.choose?.options[Number(optionId)]?.text;
  return { optionId, kind, ...text ? { text: { en: text.en, fr: text.fr } } : {} };
}
function interrupted(stack2) {
  const attack3 = stack2.findLast((frame) => frame.kind === "attack");
  const test3 = stack2.findLast((frame) => frame.kind === "test");
  return { ...attack3 ? { attack: attackSoFar(attack3) } : {}, ...test3 ? { test: testSoFar(test3) } : {} };
}
function attackSoFar({ attackerId, targetId, mode, weaponId, dice, stage, successes, hit }) {
  const facesOf2 = (die) => dice.filter((rolled2) => rolled2.die === die).flatMap(({ faces: faces3 }) => faces3);
  const rolled = !["DECLARED", "BEFORE_ROLL", "ROLL"].includes(stage);
  const compared2 = rolled && !["AFTER_ROLL", "COMPARE"].includes(stage);
  return {
    attackerId,
    targetId,
    mode,
    ...weaponId === null ? {} : { weaponId },
    combat: facesOf2("COMBAT"),
    power: facesOf2("POWER"),
    ...rolled ? { successes } : {},
    ...compared2 ? { hit } : {}
  };
}
function testSoFar({ heroId: heroId13, testKey: testKey3, characteristic: characteristic3, object: object3, faces: faces3, change: change3 }) {
  return {
    heroId: heroId13,
    testKey: testKey3,
    characteristic: characteristic3,
    ...object3 ? { objectId: object3.objectId, use: object3.use } : {},
    faces: [...faces3],
    total: faces3.reduce((sum2, face) => sum2 + face, change3)
  };
}

// libs/skirmish/src/view/resample-wounds.ts
function resampleWoundPile({ woundShuffles }, pilesAndHands, isUnknown, random) {
  const slots = pilesAndHands.flatMap((cards4) => cards4.map((_, place) => ({ cards: cards4, place }))).filter((slot) => isUnknown(cardIn(slot)));
  for (const shuffle of new Set(slots.map((slot) => woundShuffles[cardIn(slot)]))) {
    const alike = slots.filter((slot) => woundShuffles[cardIn(slot)] === shuffle);
    const cards4 = random.shuffle(alike.map(cardIn));
    alike.forEach((slot, number) => {
      slot.cards[slot.place] = cards4[number] ?? "";
    });
  }
}
var cardIn = ({ cards: cards4, place }) => cards4[place] ?? "";

// libs/clash/src/words.ts
var sides = ["A", "B"];
var sideSchema = z32.enum(sides).meta({ id: "Side", description: "A side of heroes." });
var modes = ["VERSUS", "SOLO", "COOP"];
var modeSchema = z32.enum(modes).meta({ id: "Mode" });
var rankSchema = z32.enum(ranks).meta({ id: "Rank", description: "Rank of a hero (CLASH-068)." });
var objectUseSchema = z32.enum(["CLASSIC", "AGGRESSIVE"]).meta({ id: "ObjectUse" });
var newspapers = ["GUARDIANS_CHRONICLES", "MERCURY_HERALD"];
var newspaperSchema = z32.enum(newspapers).meta({ id: "Newspaper" });
var articleSizeSchema = z32.enum(["LARGE", "MEDIUM", "SMALL"]).meta({ id: "ArticleSize" });
var stepSchema = z32.enum([
  "setup.consent",
  "setup.heroes",
  "setup.teamUp",
  "setup.cards",
  "setup.sidekicks",
  "setup.newspapers",
  "setup.placement",
  "strategy",
  "activation.hero",
  "window.reaction",
  "window.push",
  "window.choice",
  "endOfTurn.promotion",
  "advancement"
]).meta({ id: "Step" });
var outcomeSchema = z32.enum(["SIDE_A", "SIDE_B", "DRAW", "VILLAIN"]).meta({ id: "Outcome" });
var endReasonSchema = z32.enum(["OBJECTIVE", "VILLAIN_OBJECTIVE", "SHEET", "NO_HERO", "TURN_LIMIT", "RESIGNATION", "VICTORY"]).meta({ id: "EndReason" });
var seatSchema = z32.int().min(0).max(5).meta({ description: "A seat, from 0." });

// libs/clash/src/table/seats.ts
var otherSide = (side3) => side3 === "A" ? "B" : "A";
var isVersus = (state) => state.options.mode === "VERSUS";
var sidesInPlay = (state) => isVersus(state) ? sides : [state.options.startSide];
function asSide(name) {
  const side3 = sides.find((each) => each === name);
  if (!side3) throw new RangeError(`There is no side "${name}".`);
  return side3;
}

// libs/clash/src/behaviour/further-words.ts
function furtherPlaces(table, { start, objects }, scope) {
  if (start !== void 0) {
    const meant = sideMeant(table, start, scope);
    return meant === null ? [] : scenarioOf(table.state).starts[asSide(meant)].map((space3) => [space3]);
  }
  return objects === void 0 ? [] : spacesOfKind(table.state.objects, objects);
}
var furtherAmount = ({ state }, { track }) => track ? state.track : 0;
var furtherCondition = ({ state }, { villainOut }) => villainOut === true && isVillainOut(state);
function canDoFurther(table, effect, context) {
  const { remove, putObject, track, endGame: endGame2 } = effect;
  const { state } = table;
  if (remove && !remove.figures && remove.tokens === void 0) {
    return state.objects.some(({ kindId }) => kindId === remove.objects);
  }
  if (putObject) return placesOf(table, putObject.at, scopeOf(context)).length > 0;
  if (track) return track.by > 0 ? state.track < (planOf2(state).track?.length ?? 0) : state.track > 0;
  return endGame2 !== void 0;
}

// libs/clash/src/behaviour/villains-own.ts
function isVillainsOwn(state, ruleId) {
  const { threatSheet } = scenarioOf(state);
  return [...threatSheet?.endOfTurn ?? [], ...threatSheet?.villainReactions ?? []].some(({ id }) => id === ruleId);
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
var newSeat = ({ seat: seat6 }, side3, changes2) => ({
  seat: seat6,
  side: side3,
  mainHero: null,
  resigned: false,
  takeBacks: changes2,
  proposals: changes2,
  ready: false
});

// libs/skirmish/src/set-up/hero-set.ts
var SET_ASIDE = 2;
var idsOf = (book2, heroId13, ...sets2) => book2.cardsOfHero(heroId13, ...sets2).map(({ id }) => id);
var inCardOrder = (book2, heroId13, cardIds) => idsOf(book2, heroId13).filter((id) => cardIds.includes(id));
function buildSet(book2, random, heroId13, rank) {
  if (rank === "HERO") return { cardIds: idsOf(book2, heroId13, "BASE", "WEAKNESS"), setAside: [] };
  if (rank === "VETERAN") return { cardIds: idsOf(book2, heroId13, "BASE", "WEAKNESS", "VETERAN"), setAside: [] };
  const drawn = random.shuffle(idsOf(book2, heroId13, "BASE")).slice(0, SET_ASIDE);
  const all = idsOf(book2, heroId13, "BASE", "WEAKNESS", "ROOKIE");
  return {
    cardIds: all.filter((id) => !drawn.includes(id)),
    setAside: all.filter((id) => drawn.includes(id))
  };
}
var recordedSet = (book2, { heroId: heroId13, cards: cards4, setAside }) => ({
  cardIds: inCardOrder(book2, heroId13, cards4),
  setAside: inCardOrder(book2, heroId13, setAside)
});

// libs/skirmish/src/set-up/heroes.ts
function refusedHero(book2, state, heroId13) {
  if (!book2.isHeroId(heroId13)) return refused(book2, "hero", "UNKNOWN_ID", { id: heroId13 });
  return findHeroState(state, heroId13) ? refused(book2, "heroTaken", "HERO_TAKEN", { hero: heroId13 }) : void 0;
}
var freeHeroes = (book2, state) => book2.heroIds().filter((id) => !findHeroState(state, id));
var heroChoice = (book2, { sides: sides2, rankByDefault, refusedRank: refusedRank2, take }) => ({
  steps: {
    "setup.heroes": {
      asked: (state) => seatsWhere(state, ({ side: side3, mainHero }) => sides2.includes(side3) && mainHero === null),
      byDefault(state, seat6) {
        const heroId13 = freeHeroes(book2, state)[0] ?? "";
        return { type: "chooseHero", heroId: heroId13, rank: rankByDefault(state, seat6, heroId13) };
      }
    }
  },
  commands: {
    chooseHero: {
      steps: ["setup.heroes"],
      check: (state, { heroId: heroId13, rank }, seat6) => refusedHero(book2, state, heroId13) ?? refusedRank2(state, seat6, heroId13, rank),
      *offers(state) {
        for (const heroId13 of freeHeroes(book2, state)) {
          for (const rank of ranks) yield { type: "chooseHero", heroId: heroId13, rank };
        }
      },
      perform(turn, { heroId: heroId13, rank }, seat6) {
        take(turn, seat6, heroId13, rank);
      }
    }
  }
});

// libs/skirmish/src/set-up/missions.ts
function rollMission(random, [first, second]) {
  const faces3 = [random.pick(attackDice.COMBAT.faces)];
  while (faces3.at(-1) === "POW") faces3.push(random.pick(attackDice.COMBAT.faces));
  return { faces: faces3, missionId: (faces3.at(-1) === "0" ? first : second)?.id ?? "" };
}
var missionEvolvers = {
  missionRolled(state, { heroId: heroId13, missionId }) {
    heroOf(state, heroId13).missionId = missionId;
  }
};

// libs/skirmish/src/set-up/newcomers.ts
var newHero = (hero7) => ({
  ...hero7,
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
var newFigure = (figure4) => ({
  sheetId: figure4.id,
  number: 1,
  ownerId: null,
  spaceId: null,
  damage: 0,
  status: "RESERVE",
  superVillain: false,
  ...figure4
});

// libs/skirmish/src/set-up/placement.ts
var isUnplaced = (state, heroId13) => findFigure(state, heroId13)?.status === "RESERVE";
var unplaced = (state) => state.heroes.filter(({ heroId: heroId13 }) => isUnplaced(state, heroId13));
var ownUnplaced = (state, seat6) => unplaced(state).filter((hero7) => hero7.seat === seat6);
var freeStarts = (book2, state, side3) => book2.startSpaces(state, side3).filter((spaceId) => !occupantOf(state, spaceId));
var placementSteps = (book2) => ({
  "setup.placement": {
    asked: (state) => seatsWhere(
      state,
      ({ seat: seat6, side: side3 }) => ownUnplaced(state, seat6).length > 0 && freeStarts(book2, state, side3).length > 0
    ),
    byDefault: (state, seat6) => ({
      type: "placeHero",
      heroId: ownUnplaced(state, seat6)[0]?.heroId ?? "",
      spaceId: freeStarts(book2, state, seatAt(state, seat6).side)[0] ?? ""
    })
  }
});
var placementCommands = (book2, steps) => ({
  placeHero: {
    steps,
    check(state, { heroId: heroId13, spaceId }, seat6) {
      if (!book2.isHeroId(heroId13)) return refused(book2, "placement", "UNKNOWN_ID", { id: heroId13 });
      if (!book2.boardOf(state).hasSpace(spaceId)) return refused(book2, "placement", "UNKNOWN_ID", { id: spaceId });
      const hero7 = findHeroState(state, heroId13);
      if (hero7?.seat !== seat6) return refused(book2, "placement", "NOT_OWN_HERO", { hero: heroId13 });
      if (!isUnplaced(state, heroId13)) return refused(book2, "placement", "ALREADY_PLACED");
      if (!book2.startSpaces(state, hero7.side).includes(spaceId)) {
        return refused(book2, "placement", "NOT_A_START_SPACE", { space: spaceId });
      }
      return occupantOf(state, spaceId) ? refused(book2, "oneFigureASpace", "SPACE_TAKEN", { space: spaceId }) : void 0;
    },
    *offers(state, seat6) {
      for (const { heroId: heroId13, side: side3 } of ownUnplaced(state, seat6)) {
        for (const spaceId of freeStarts(book2, state, side3)) yield { type: "placeHero", heroId: heroId13, spaceId };
      }
    },
    perform: (turn, { heroId: heroId13, spaceId }) => {
      turn.emit({ type: "heroPlaced", heroId: heroId13, spaceId });
    }
  }
});
var placementEvolvers = {
  heroPlaced(state, { heroId: heroId13, spaceId }) {
    Object.assign(figureOf(state, heroId13), { spaceId, status: "IN_PLAY" });
  }
};

// libs/skirmish/src/set-up/ranks.ts
var rankOfDifficulty = {
  EASY: "ROOKIE",
  NORMAL: "HERO",
  HARD: "VETERAN"
};

// libs/clash/src/initial-state.ts
var CHANGES_A_TURN = 3;
var newSide = () => ({ newspaper: null, heroes: 0, higherRank: null, deck: [], page: [] });
var initialState = (options, seats) => ({
  ...emptyTable(),
  options,
  seats: seats.map((seat6) => ({ ...newSeat(seat6, seat6.side ?? "A", CHANGES_A_TURN), passed: false })),
  sides: { A: newSide(), B: newSide() },
  objects: [],
  track: 0,
  blanks: 0,
  nextSide: null,
  villainItem: null,
  atStake: [],
  villainBeatenBy: null
});

// libs/clash/src/rule-ids.ts
var ruleIds = {
  gameOver: "CLASH-253",
  resigned: "CLASH-257",
  wrongPhase: "CLASH-107",
  choicePending: "CLASH-243",
  notAsked: "CLASH-119",
  nearest: "CLASH-097",
  picked: "CLASH-232",
  automaticMove: "CLASH-227",
  automaticPush: "CLASH-228",
  actions: "CLASH-122",
  acting: "CLASH-123",
  sidekickAction: "CLASH-193",
  forbidden: "CLASH-058",
  moveEnd: "CLASH-126",
  moveReach: "CLASH-125",
  attack: "CLASH-135",
  enemiesOnly: "CLASH-135",
  melee: "CLASH-136",
  ranged: "CLASH-140",
  test: "CLASH-155",
  testPiece: "CLASH-162",
  testClosed: "CLASH-247",
  testPlace: "CLASH-156",
  testAfar: "CLASH-164",
  testSight: "CLASH-249",
  power: "CLASH-059",
  uniqueAction: "CLASH-060",
  noEffect: "CLASH-214",
  reaction: "CLASH-211",
  push: "CLASH-152",
  plan: "CLASH-108",
  takeBack: "CLASH-239",
  ownCards: "CLASH-023",
  mostCards: "CLASH-048",
  powerCardNeeded: "CLASH-049",
  cardSides: "CLASH-047",
  order: "CLASH-240",
  wholeOrder: "CLASH-111",
  hero: "CLASH-009",
  heroTaken: "CLASH-009",
  placement: "CLASH-206",
  oneFigureASpace: "CLASH-082",
  campaignStep: "CLASH-072",
  records: "CLASH-072",
  oneAdventure: "CLASH-075"
};

// libs/clash/src/table/alliances.ts
var standsWith = (state, { kind, side: side3, sheetId }) => kind === "VILLAIN" ? scenarioOf(state).alliances?.find(({ sheet }) => sheet === sheetId)?.side ?? null : side3;
var areEnemies = (state, one2, other) => (one2.kind !== "VILLAIN" || other.kind !== "VILLAIN") && standsWith(state, one2) !== standsWith(state, other);

// libs/clash/src/table/card-order.ts
var compareCards = compareCardsOf({
  powerCards: box.printed.powerCard,
  isWoundCard,
  isBlank: (id) => id.startsWith("wound:blank")
});
var inHandOrder2 = (cardIds) => inHandOrder({ compareCards }, cardIds);

// libs/clash/src/table/heroes.ts
var firstMainHero = (state, seat6) => state.heroes.find((hero7) => hero7.seat === seat6 && !hero7.teamUp);

// libs/clash/src/content/card-entries.ts
function cardEntries({ tiles }, plan2, board) {
  const said = /* @__PURE__ */ new Set([
    ...[...plan2.tests, ...plan2.specialActions].flatMap(({ id, at: at2 }) => [id, ...at2 ? sceneryAt(at2, board) : []]),
    ...plan2.tests.flatMap(({ door: door2 }) => door2 ?? [])
  ]);
  const isUnsaid = (...names3) => names3.every((name) => name === void 0 || !said.has(name));
  const cards4 = tiles.flatMap(({ face }) => findReferenceCard(face) ?? []);
  return {
    tests: cards4.flatMap((card6) => card6.tests.filter(({ id, at: at2, door: door2 }) => isUnsaid(id, door2, at2?.feature))),
    specialActions: cards4.flatMap((card6) => card6.specialActions.filter(({ id, at: at2 }) => isUnsaid(id, at2.feature)))
  };
}
function sceneryAt({ space: space3, feature }, board) {
  if (feature !== void 0) return [feature];
  return board.features.filter(({ spaceId }) => spaceId === space3).map(({ faceId, id }) => `${faceId}/${id}`);
}

// libs/skirmish/src/board/build-board.ts
function buildBoard(layout) {
  const cells2 = layout.tiles.flatMap(cellsOfTile).sort(compareCells);
  const walkable = cells2.filter((cell2) => cell2.kind !== "SOLID");
  const standing2 = walkable.filter((cell2) => cell2.kind === "SPACE");
  const zones = zonesOf(layout, walkable);
  const doors = doorsOf(layout);
  const bounds = boundsOf(cells2);
  const { upright, level } = edgesOf(layout, cells2, doors, bounds);
  const walkableAt = new Int16Array(bounds.width * bounds.height).fill(-1);
  walkable.forEach((cell2, index) => {
    walkableAt[(cell2.y - bounds.top) * bounds.width + cell2.x - bounds.left] = index;
  });
  const zonePlaces = new Map(zones.map((zone, place) => [zone.id, place]));
  const spacePlaces = new Map(standing2.map((cell2, place) => [cell2, place]));
  const grid = {
    ...bounds,
    walkableAt,
    walkable: walkable.map(({ x, y }) => ({ x, y })),
    spaceOf: Int16Array.from(walkable, (cell2) => spacePlaces.get(cell2) ?? -1),
    zoneOf: Int16Array.from(walkable, (cell2) => zonePlaces.get(cell2.zoneId) ?? -1),
    upright,
    level
  };
  return new Board(
    {
      spaces: standing2.map(spaceOf2),
      zones,
      doors: doors.map(({ id, a, b, open: open2 }) => ({ id, a, b, open: open2 })),
      features: featuresOf(standing2)
    },
    grid
  );
}
var laid = (tile, place) => {
  const { x, y, edge } = turned(place, tile.turns);
  return { x: tile.column * tileSize + x, y: tile.row * tileSize + y, edge };
};
function cellsOfTile(tile) {
  const { face, attached = [] } = tile;
  return face.map.flatMap(
    (row, v) => Array.from(row, (mark2, u) => {
      const at2 = turnedCell({ x: u, y: v }, tile.turns);
      const letter = face.zones[v]?.[u] ?? "#";
      const first = letter === "#" ? attached.find((space3) => space3.x === u && space3.y === v) : void 0;
      return {
        x: tile.column * tileSize + at2.x,
        y: tile.row * tileSize + at2.y,
        kind: mark2 === "#" ? "SOLID" : mark2 === "." ? "OPEN" : "SPACE",
        interaction: mark2 === "i",
        faceId: face.id,
        zoneId: letter === "#" ? "" : `${face.id}/${letter}`,
        firstZoneId: first && `${face.id}/${first.zone}`,
        featureId: face.features.find((feature) => feature.x === u && feature.y === v)?.id
      };
    })
  );
}
var spaceOf2 = (cell2) => ({
  id: spaceIdOf(cell2),
  x: cell2.x,
  y: cell2.y,
  kind: cell2.interaction ? "INTERACTION" : "NORMAL",
  zoneId: cell2.zoneId,
  ...cell2.firstZoneId === void 0 ? {} : { firstZoneId: cell2.firstZoneId },
  faceId: cell2.faceId,
  ...cell2.featureId === void 0 ? {} : { featureId: cell2.featureId }
});
function zonesOf({ tiles }, walkable) {
  const ids = [...new Set(walkable.map((cell2) => cell2.zoneId))].filter((id) => id !== "").sort(byText);
  return ids.map((id) => {
    const cells2 = walkable.filter((cell2) => cell2.zoneId === id);
    const faceId = cells2[0]?.faceId ?? "";
    const letter = id.slice(faceId.length + 1);
    const face = tiles.find((tile) => tile.face.id === faceId)?.face;
    const { en, fr } = face?.zoneNames.find((name) => name.zone === letter) ?? { en: letter, fr: letter };
    return {
      id,
      faceId,
      name: { en, fr },
      spaces: cells2.filter((cell2) => cell2.kind === "SPACE").map(spaceIdOf),
      cells: cells2.map(({ x, y }) => ({ x, y }))
    };
  });
}
var featuresOf = (standing2) => standing2.flatMap(
  (cell2) => cell2.featureId === void 0 ? [] : [{ id: cell2.featureId, faceId: cell2.faceId, spaceId: spaceIdOf(cell2) }]
).sort((one2, other) => byText(one2.faceId, other.faceId) || byText(one2.id, other.id));
function doorsOf({ tiles, passages = [] }) {
  const printed2 = tiles.flatMap(
    (tile) => tile.face.doors.map((door2) => ({ id: `${tile.face.id}/${door2.id}`, open: door2.open, at: laid(tile, door2) }))
  );
  const doors = passages.filter((passage) => passage.kind === "DOOR").map(({ id, open: open2, ...at2 }) => ({ id, open: open2, at: at2 }));
  return [...printed2, ...doors].map(({ id, open: open2, at: at2 }) => {
    const [a, b] = [{ x: at2.x, y: at2.y }, beyond(at2)].sort(compareCells);
    return { id, a, b, open: open2, at: at2 };
  }).sort((one2, other) => byText(one2.id, other.id));
}
function boundsOf(cells2) {
  if (cells2.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const [xs, ys] = [cells2.map((cell2) => cell2.x), cells2.map((cell2) => cell2.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}
function edgesOf(layout, cells2, doors, bounds) {
  const upright = new Int16Array((bounds.width + 1) * bounds.height);
  const level = new Int16Array(bounds.width * (bounds.height + 1));
  const mark2 = (edge, what) => {
    const place = edgeIndex(bounds, edge);
    (place.upright ? upright : level)[place.index] = what;
  };
  if (layout.border === "WALL") for (const edge of cells2.flatMap(sidesOnTileBorder)) mark2(edge, WALL);
  for (const tile of layout.tiles) for (const wall of tile.face.walls) mark2(laid(tile, wall), WALL);
  doors.forEach((door2, place) => mark2(door2.at, FIRST_DOOR + place));
  for (const passage of layout.passages ?? []) if (passage.kind === "AIRLOCK") mark2(passage, NOTHING);
  const notSolid = new Set(cells2.filter((cell2) => cell2.kind !== "SOLID").map(spaceIdOf));
  for (let y = bounds.top; y < bounds.top + bounds.height; y += 1) {
    for (let x = bounds.left; x < bounds.left + bounds.width; x += 1) {
      for (const side3 of sidesOf({ x, y })) {
        if (!notSolid.has(spaceIdOf({ x, y })) || !notSolid.has(spaceIdOf(beyond(side3)))) mark2(side3, WALL);
      }
    }
  }
  return { upright, level };
}
var sidesOf = ({ x, y }) => ["N", "E", "S", "W"].map((edge) => ({ x, y, edge }));
var tileOf = (cell2) => `${Math.floor(cell2.x / tileSize)},${Math.floor(cell2.y / tileSize)}`;
var sidesOnTileBorder = (cell2) => sidesOf(cell2).filter((side3) => tileOf(cell2) !== tileOf(beyond(side3)));
var byText = (one2, other) => one2 < other ? -1 : one2 > other ? 1 : 0;

// libs/skirmish/src/board/check-face.ts
var faceProblems = (face, attached = []) => [
  ...cellProblems(face, attached),
  ...attached.flatMap((space3, place) => attachedProblems(face, attached, space3, `attached.${place}`)),
  ...zoneProblems(face),
  ...nameProblems(face),
  ...featureProblems(face),
  ...twice(face.doors.map((door2) => door2.id)).map((id) => ({
    path: `doors.${id}`,
    message: localized(`Two doors of the face are called “${id}”.`, `Deux portes de la face s’appellent « ${id} ».`)
  }))
];
var places = [0, 1, 2, 3, 4].flatMap((y) => [0, 1, 2, 3, 4].map((x) => ({ x, y })));
var mark = (rows, { x, y }) => rows[y]?.[x] ?? "#";
var cellProblems = (face, attached) => places.flatMap((at2) => {
  if (attached.some((space3) => isSameCell(space3, at2))) return [];
  const solid = mark(face.map, at2) === "#";
  if (solid === (mark(face.zones, at2) === "#")) return [];
  const message = solid ? localized("A solid cell lies in no zone.", "Une case pleine n’est dans aucune zone.") : localized("Every cell that is not solid lies in a zone.", "Toute case qui n’est pas pleine est dans une zone.");
  return [{ path: `zones.${at2.y}.${at2.x}`, message }];
});
function attachedProblems(face, all, space3, path) {
  const board = buildBoard({ tiles: [{ face, column: 0, row: 0, turns: 0 }], border: "OPEN" });
  const besides = edgeSchema.options.map((edge) => beyond({ x: space3.x, y: space3.y, edge }));
  const isWayOut = (cell2) => mark(face.zones, cell2) === space3.zone && board.spaceAt(cell2) !== void 0 && !meetsWall(board, /* @__PURE__ */ new Set(), space3, cell2);
  return [
    ...mark(face.map, space3) === "o" && mark(face.zones, space3) === "#" ? [] : [
      {
        path,
        message: localized(
          'A space outside the zones is a normal space, drawn "#" among the zones.',
          "Un espace hors des zones est un espace normal, dessiné « # » parmi les zones."
        )
      }
    ],
    ...all.filter((other) => isSameCell(other, space3)).length > 1 ? [{ path, message: localized("The space is named twice.", "L’espace est nommé deux fois.") }] : [],
    ...besides.some(isWayOut) ? [] : [
      {
        path,
        message: localized(
          `No space of zone “${space3.zone}” lies beside it without a wall between.`,
          `Aucun espace de la zone « ${space3.zone} » n’est à côté sans mur entre les deux.`
        )
      }
    ]
  ];
}
function zoneProblems(face) {
  const board = buildBoard({ tiles: [{ face, column: 0, row: 0, turns: 0 }], border: "OPEN" });
  return board.zones.flatMap(({ id, cells: cells2, spaces: spaces2 }) => {
    const path = `zones.${id.slice(face.id.length + 1)}`;
    const found2 = new Set(cells2.slice(0, 1));
    for (const cell2 of found2) {
      for (const other of cells2) {
        const beside = spaceDistance(cell2, other) === 1 && (cell2.x === other.x || cell2.y === other.y);
        if (beside && !meetsWall(board, /* @__PURE__ */ new Set(), cell2, other)) found2.add(other);
      }
    }
    return [
      ...spaces2.length < 2 ? [
        {
          path,
          message: localized(
            `The zone has ${spaces2.length} of the 2 spaces that it needs.`,
            `La zone a ${spaces2.length} des 2 espaces qu’il lui faut.`
          )
        }
      ] : [],
      ...found2.size < cells2.length ? [
        {
          path,
          message: localized(
            "Walls, doors or other zones cut the zone in pieces.",
            "Des murs, des portes ou d’autres zones coupent la zone en morceaux."
          )
        }
      ] : []
    ];
  });
}
function nameProblems(face) {
  const letters = new Set(places.map((at2) => mark(face.zones, at2)).filter((letter) => letter !== "#"));
  const named4 = face.zoneNames.map((name) => name.zone);
  const path = (letter) => `zoneNames.${letter}`;
  return [
    ...[...letters].filter((letter) => !named4.includes(letter)).map((letter) => ({
      path: path(letter),
      message: localized("The zone has no name.", "La zone n’a pas de nom.")
    })),
    ...named4.filter((letter) => !letters.has(letter)).map((letter) => ({
      path: path(letter),
      message: localized("The name belongs to no zone of the face.", "Le nom n’est celui d’aucune zone de la face.")
    })),
    ...twice(named4).map((letter) => ({
      path: path(letter),
      message: localized("The zone has two names.", "La zone a deux noms.")
    }))
  ];
}
function featureProblems(face) {
  const orange = places.filter((at2) => mark(face.map, at2) === "i");
  const standing2 = (at2) => face.features.filter((feature) => isSameCell(feature, at2)).length;
  return [
    ...face.features.filter((feature) => mark(face.map, feature) !== "i").map(({ id }) => ({
      path: `features.${id}`,
      message: localized(
        "A feature stands on an interaction space.",
        "Un élément se trouve sur un espace d’interaction."
      )
    })),
    ...orange.filter((at2) => standing2(at2) !== 1).map((at2) => ({
      path: `map.${at2.y}.${at2.x}`,
      message: localized(
        `An interaction space has one feature; this one has ${standing2(at2)}.`,
        `Un espace d’interaction a un élément ; celui-ci en a ${standing2(at2)}.`
      )
    })),
    ...twice(face.features.map((feature) => feature.id)).map((id) => ({
      path: `features.${id}`,
      message: localized(
        `Two features of the face are called “${id}”.`,
        `Deux éléments de la face s’appellent « ${id} ».`
      )
    }))
  ];
}
var twice = (texts2) => [
  ...new Set(texts2.filter((text, place) => texts2.indexOf(text) !== place))
];

// libs/skirmish/src/board/check-board.ts
function boardProblems(plan2) {
  const problems = [
    ...plan2.tiles.flatMap(
      ({ face, attached }, place) => faceProblems(face, attached).map(({ path, message }) => ({ path: `tiles.${place}.${path}`, message }))
    ),
    ...placeProblems(plan2)
  ];
  if (problems.some((problem) => problem.path === "tiles")) return problems;
  const board = buildBoard(plan2);
  return [...problems, ...doorProblems(board), ...startProblems(board, plan2), ...wayProblems(board, plan2)];
}
function placeProblems({ tiles }) {
  const place = tiles.map((tile) => spaceIdOf({ x: tile.column, y: tile.row }));
  const isAlone = (one2) => !tiles.some((other) => Math.abs(one2.column - other.column) + Math.abs(one2.row - other.row) === 1);
  return [
    ...tiles.length === 0 ? [{ path: "tiles", message: localized("A board has a tile at least.", "Un plateau a au moins une tuile.") }] : [],
    ...twice(place).map((at2) => ({
      path: "tiles",
      message: localized(`Two tiles lie at column, row ${at2}.`, `Deux tuiles sont à la colonne et à la ligne ${at2}.`)
    })),
    ...twice(tiles.map((tile) => String(tile.face.tile))).map((tile) => ({
      path: "tiles",
      message: localized(
        `Tile ${tile} is laid twice; its two faces are one tile.`,
        `La tuile ${tile} est posée deux fois ; ses deux faces sont une seule tuile.`
      )
    })),
    ...twice(tiles.map((tile) => tile.face.id)).map((id) => ({
      path: "tiles",
      message: localized(`Face “${id}” is laid twice.`, `La face « ${id} » est posée deux fois.`)
    })),
    ...tiles.flatMap(
      (tile, index) => tiles.length > 1 && isAlone(tile) ? [
        {
          path: `tiles.${index}`,
          message: localized(
            "The tile shares a side with no other tile.",
            "La tuile ne touche aucune autre tuile par un côté."
          )
        }
      ] : []
    )
  ];
}
function doorProblems(board) {
  const edge = (door2) => `${spaceIdOf(door2.a)} and ${spaceIdOf(door2.b)}`;
  return [
    ...board.doors.flatMap(
      (door2) => [door2.a, door2.b].filter((cell2) => !board.spaceAt(cell2)).map((cell2) => ({
        path: `doors.${door2.id}`,
        message: localized(
          `Cell ${spaceIdOf(cell2)} beside the door is no space.`,
          `La case ${spaceIdOf(cell2)}, à côté de la porte, n’est pas un espace.`
        )
      }))
    ),
    ...twice(board.doors.map(edge)).map((cells2) => ({
      path: "doors",
      message: localized(`Two doors lie between ${cells2}.`, `Deux portes sont entre ${cells2}.`)
    }))
  ];
}
function startProblems(board, { starts }) {
  const all = Object.entries(starts).flatMap(
    ([side3, ids]) => ids.map((id, place) => ({ id, path: `starts.${side3}.${place}` }))
  );
  const taken2 = new Set(twice(all.map((start) => start.id)));
  return all.flatMap(({ id, path }) => [
    ...board.hasSpace(id) ? [] : [{ path, message: localized(`${id} is no space of the board.`, `${id} n’est pas un espace du plateau.`) }],
    ...taken2.has(id) ? [{ path, message: localized(`${id} is a start space twice.`, `${id} est deux fois un espace de départ.`) }] : []
  ]);
}
function wayProblems(board, { starts, openable }) {
  const passable = new Set(
    board.doors.filter((door2) => door2.open || openable.has(door2.id)).map((door2) => door2.id)
  );
  return Object.entries(starts).flatMap(
    ([side3, ids]) => ids.flatMap((id, place) => {
      const zoneId = board.hasSpace(id) ? board.space(id).zoneId : "";
      if (!board.hasZone(zoneId)) return [];
      const reached = zoneDistances(board, passable, zoneId);
      return board.zones.filter((zone) => !reached.has(zone.id)).map((zone) => ({
        path: `starts.${side3}.${place}`,
        message: localized(
          `No way leads from ${id} to zone “${zone.id}”.`,
          `Aucun chemin ne mène de ${id} à la zone « ${zone.id} ».`
        )
      }));
    })
  );
}

// libs/clash/src/table/layout.ts
var boards = /* @__PURE__ */ new Map();
var mostBoards = 50;
var boardsOfTiles = /* @__PURE__ */ new WeakMap();
var boardOf2 = (state) => boardOfScenario(scenarioOf(state));
function boardOfScenario({ tiles }) {
  let board = boardsOfTiles.get(tiles);
  if (!board) boardsOfTiles.set(tiles, board = boardOfLayout(tiles));
  return board;
}
function boardOfLayout(tiles) {
  const key = JSON.stringify(tiles.map(({ face, column, row, turns: turns2 }) => [face, column, row, turns2]));
  const known2 = boards.get(key);
  if (known2) return known2;
  const board = buildBoard({
    tiles: tiles.map(({ face, ...place }) => ({ ...place, face: tileFace(face) })),
    border: "OPEN"
  });
  if (boards.size >= mostBoards) boards.clear();
  boards.set(key, board);
  return board;
}
var openDoorsOf2 = (state) => openDoorSet(state);
var cellsOfObject = ({ kindId, spaceId, turns: turns2 }) => footprintOf(cellOf(spaceId), objectKind(kindId).footprint, turns2);
function coveredCells2(state, except = null) {
  const covered = /* @__PURE__ */ new Set();
  for (const object3 of state.objects) {
    if (object3.id !== except) for (const { x, y } of cellsOfObject(object3)) covered.add(`${x},${y}`);
  }
  for (const { id, kindId, spaceId } of state.tokens) {
    if (id !== except && tokenKind(kindId).hasSpace) covered.add(spaceId);
  }
  return covered;
}

// libs/clash/src/table/on-table.ts
var onTable = (state) => onTableOf(scenarioOf(state));
var onTableOf = onceFor((scenario2) => {
  const plan2 = planOf2({ options: { scenario: scenario2 } });
  const cards4 = cardEntries(scenario2, plan2, boardOfScenario(scenario2));
  return {
    tests: [...plan2.tests, ...cards4.tests],
    specialActions: [...plan2.specialActions, ...cards4.specialActions]
  };
});

// libs/clash/src/table/known-ids.ts
var onSheets = box.derived(({ hero: hero7, villainSheet: villainSheet2, sidekick: sidekick2 }) => {
  const powers = [...powersOfSheets(hero7, villainSheet2), ...sidekick2.flatMap(({ innate: innate2 }) => innate2 ?? [])];
  return new Set(powers.map(({ id }) => id));
});
var isOnSheet = (powerId) => onSheets().has(powerId);
var isObjectId = (state, id) => state.objects.some((object3) => object3.id === id) || box.printed.objectKind.some(
  (kind) => id.startsWith(`${kind.id}-`) && /^[1-9]\d*$/.test(id.slice(kind.id.length + 1))
);
var findSpecialAction = (state, id) => onTable(state).specialActions.find((special) => special.id === id);

// libs/clash/src/table/sheets.ts
function sheetOf(state, { kind, id, sheetId }) {
  if (kind === "HERO") return heroSheet(id, heroOf(state, id).rank);
  return kind === "SIDEKICK" ? sidekick(sheetId) : villainSheet(sheetId);
}
function innatePowers2(state, { kind, id, sheetId }) {
  if (kind === "VILLAIN") return villainSheet(sheetId).powers;
  return kind === "SIDEKICK" ? sidekick(sheetId).innate : heroSheet(id, heroOf(state, id).rank).innate;
}
var difficultyBonus = { EASY: 1, NORMAL: 2, HARD: 3 };
function printedBonus({ options: { mode, difficulty } }, { kind }, characteristic3) {
  if (characteristic3 !== "DEFENSE" || kind !== "VILLAIN" || mode === "VERSUS" || !difficulty) return 0;
  return difficultyBonus[difficulty];
}
function teamUpBonuses(state, figureId, characteristic3) {
  if (state.phase === "STRATEGY") return [];
  const tokens2 = findHeroState(state, figureId)?.tokens ?? [];
  return tokens2.filter((token) => token === characteristic3).map(() => 1);
}

// libs/clash/src/rulebook.ts
var blankIds2 = /^wound:blank-(\d+)$/;
var book = {
  rule: (key) => ruleIds[key],
  findPowerCard,
  powerCard,
  findWoundCard,
  woundCard,
  isWoundCard,
  heroIds: () => box.printed.hero.map(({ id }) => id),
  cardsOfHero,
  isHeroId: (id) => findHero(id) !== void 0,
  isOnSheet,
  isWoundOfGame(state, cardId) {
    const blank = blankIds2.exec(cardId);
    return findWoundCard(cardId) !== void 0 && (!blank || Number(blank[1]) <= state.blanks);
  },
  compareCards,
  sheetOf,
  innatePowers: innatePowers2,
  testsOf: (state) => onTable(state).tests,
  piecesAt: (state, { objects }) => objects === void 0 ? void 0 : state.objects.filter(({ kindId }) => kindId === objects),
  tokenNeedsSpace: (kindId) => tokenKind(kindId).hasSpace,
  sides,
  opponentsOf: (side3) => otherSide(side3),
  isEnemy: areEnemies,
  seatOf: (state, { id }) => seatOfHero(state, id),
  advancingHero: firstMainHero,
  articlesOf: (state, side3) => state.sides[side3].page.filter(({ kind }) => kind === "OBJECTIVE").map(({ id }) => id),
  isAtStake: (state, articleId) => state.atStake.includes(articleId),
  boardOf: (state) => boardOf2(state),
  startSpaces: (state, side3) => scenarioOf(state).starts[side3],
  openDoorsOf: (state) => openDoorsOf2(state),
  doorsForMoving: (state) => openDoorsOf2(state),
  costOfZone: () => void 0,
  stopsIn: () => void 0,
  coveredCells: coveredCells2,
  mayBePushedTo: () => true,
  isSealed: () => false,
  malusMode: "DICE",
  malusLiesOn: "PLACE",
  toTotal: () => 0,
  isTestSettled: () => false,
  failureCosts: ({ direct }) => !direct,
  printedBonus,
  bonuses: teamUpBonuses,
  techniquesBeside: () => [],
  diceSwapped: () => 0,
  actionsOf: () => HERO_ACTIONS,
  mostActions: MOST_ACTIONS,
  outAtHealth: (state, { id, kind }) => kind !== "HERO" || state.heroes.some(({ heroId: heroId13, teamUp }) => heroId13 === id && teamUp),
  woundLimit: ({ options }) => options.mode === "VERSUS" ? 3 : 2,
  emptyWoundPile: ({ blanks }) => `wound:blank-${blanks + 1}`,
  isExtraWound: (cardId) => blankIds2.test(cardId),
  mayPush: (state, { id }) => seatOfHero(state, id) !== null,
  isSilenced: (state, sourceId) => isVillainOut(state) && isVillainsOwn(state, sourceId),
  isPlanned: ({ plan: plan2, teamUp, tokens: tokens2 }) => plan2 !== null && (!teamUp || tokens2 !== null),
  hasLaid: ({ plan: plan2, tokens: tokens2 }) => plan2 !== null || tokens2 !== null,
  planShows: () => ({}),
  changesATurn: { takeBacks: CHANGES_A_TURN, proposals: CHANGES_A_TURN },
  isNamed: () => false,
  furtherPlaces,
  furtherAmount,
  furtherCondition,
  canDoFurther
};

// libs/clash/src/campaign/campaign-schemas.ts
var campaignSchemas = campaignSchemasOf({
  tale: {
    scenarioId: idSchema2.meta({ description: "Its scenario, of the box or of its own." }),
    mode: modeSchema,
    outcome: outcomeSchema
  },
  rank: rankSchema,
  seat: seatSchema,
  side: sideSchema,
  rules: { anyResult: "CLASH-075", advanced: "CLASH-072 to CLASH-074" }
});

// libs/clash/src/campaign/campaign.ts
var campaign = campaignRules({
  schemas: campaignSchemas,
  book,
  tell: ({ outcome }, state) => ({
    scenarioId: scenarioOf(state).id,
    mode: state.options.mode,
    outcome
  })
});

// libs/clash/src/commands.ts
import { z as z33 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var hero4 = figureIdSchema.meta({ description: "Id of a hero, as in the content." });
var card4 = cardIdSchema.meta({ description: "Id of a card, as in the content." });
var none2 = z33.strictObject({});
var inSheetOrder = (chosen3) => [...chosen3].sort((a, b) => characteristics.indexOf(a) - characteristics.indexOf(b));
var shared2 = skirmishCommands({
  rankSchema,
  compareCards,
  rules: {
    chooseHero: "CLASH-010",
    placeHero: "CLASH-206",
    planCards: "CLASH-108, CLASH-239",
    takeBackPlan: "CLASH-239",
    proposeOrder: "CLASH-240",
    move: "CLASH-125 to CLASH-128, CLASH-244",
    attack: "CLASH-135",
    attemptTest: "CLASH-155",
    usePower: "CLASH-059",
    endActivation: "CLASH-122",
    react: "CLASH-211",
    pushBack: "CLASH-150",
    choose: "CLASH-214",
    campaignStep: "CLASH-072"
  }
});
var commands = {
  ...shared2,
  consentHigherRank: z33.strictObject({ allow: z33.boolean() }).meta({ description: "Lets the other side play main heroes one rank higher, or not (CLASH-069)." }),
  takeTeamUpHero: z33.strictObject({ heroId: hero4 }).meta({ description: "Takes a free hero for a team-up place (CLASH-021)." }),
  passTeamUp: none2.meta({ description: "Takes no team-up hero any more (CLASH-208)." }),
  chooseCards: z33.strictObject({ heroId: hero4, cardIds: z33.array(card4).max(12).overwrite(inHandOrder2) }).meta({ description: "The three power cards of a team-up, solo or co-op hero (CLASH-022, CLASH-194)." }),
  takeSidekick: z33.strictObject({ sidekickId: figureIdSchema }).meta({ description: "Takes a free sidekick (CLASH-259)." }),
  passSidekick: none2.meta({ description: "Takes no sidekick any more (CLASH-259)." }),
  chooseNewspaper: z33.strictObject({ newspaper: newspaperSchema }).meta({ description: "The side's newspaper (CLASH-016)." }),
  placeTeamUpTokens: z33.strictObject({ heroId: hero4, characteristics: z33.array(characteristicSchema).max(4).overwrite(inSheetOrder) }).meta({ description: "The two +1 tokens of a team-up hero, in secret (CLASH-026)." }),
  useObject: z33.strictObject({ objectId: pieceIdSchema, use: objectUseSchema, targetId: figureIdSchema.optional() }).meta({ description: "Uses an object; an aggressive use names its target (CLASH-101, CLASH-102)." }),
  performSpecialAction: z33.strictObject({ specialActionId: idSchema2 }).meta({ description: "A special action of the sheet without a test (CLASH-089)." }),
  promoteTeamUpHero: z33.strictObject({ heroId: hero4 }).meta({ description: "Makes a team-up hero the main hero (CLASH-029)." })
};

// libs/clash/src/content/content-schema.ts
import { z as z42 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/clash/src/content/article-values.ts
import { z as z34 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var articleValuesSchema = z34.strictObject({ LARGE: z34.int(), MEDIUM: z34.int(), SMALL: z34.int() }).meta({
  id: "ArticleValues",
  description: "Points of an article by size; a negative one takes as much off (CLASH-186)."
});
var articleValues = { LARGE: 4, MEDIUM: 2, SMALL: 1 };

// libs/clash/src/content/schema.ts
import { z as z41 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/content/vocabulary/rules.ts
import { z as z35 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function ruleSchemas({ figuresSchema: figuresSchema2, conditionSchema: conditionSchema2, effectSchema: effectSchema2 }, sideSchema2, further, cited) {
  const triggerSchema2 = oneOf(
    {
      turnEnd: z35.literal(true),
      figureOut: figuresSchema2,
      testFailed: idSchema2,
      heroOut: z35.strictObject({ side: sideSchema2.optional() }),
      ...further
    },
    "Trigger",
    "What sets a rule off; its figures are worked out for the figure that it happened to (SELF)."
  );
  const ruleSchema2 = z35.strictObject({
    id: idSchema2,
    text: localizedSchema,
    on: triggerSchema2,
    if: conditionSchema2.optional(),
    do: z35.array(effectSchema2).min(1)
  }).meta({ id: "SheetRule", description: `A reaction or special rule (${cited}).` });
  return { triggerSchema: triggerSchema2, ruleSchema: ruleSchema2 };
}

// libs/skirmish/src/content/vocabulary/conditions.ts
import { z as z36 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function conditionSchemas({ sides: sides2, deedSchema: deedSchema2, amounts, conditions }, figuresSchema2) {
  const sideSchema2 = z36.enum([...sides2, "SIDE"]).meta({ id: "ConditionSide" });
  const amountSchema = oneOf(
    {
      count: figuresSchema2,
      heroesAtStart: z36.literal(true).meta({ description: "Heroes that the game began with, out of action or not." }),
      tokens: idSchema2,
      turn: z36.literal(true),
      damage: figuresSchema2,
      value: z36.strictObject({ of: figuresSchema2, characteristic: characteristicSchema }),
      outBy: z36.strictObject({ side: sideSchema2, sheet: idSchema2.optional() }),
      passed: z36.strictObject({ test: idSchema2, side: sideSchema2.optional() }),
      deed: z36.strictObject({ of: figuresSchema2, what: deedSchema2 }),
      heroesOut: z36.enum([...sides2, "SIDE", "OTHER"]),
      articles: z36.strictObject({ side: sideSchema2 }),
      ...amounts
    },
    "Amount",
    "A number of the game."
  );
  const compared2 = () => z36.strictObject({ what: amountSchema, number: wordNumber });
  const conditionSchema2 = oneOf(
    {
      atLeast: compared2(),
      atMost: compared2(),
      holds: z36.strictObject({ side: sideSchema2, article: idSchema2 }),
      doorOpen: idSchema2,
      get and() {
        return z36.array(conditionSchema2).min(2);
      },
      get or() {
        return z36.array(conditionSchema2).min(2);
      },
      get not() {
        return conditionSchema2;
      },
      ...conditions
    },
    "Condition",
    "Something that holds or not."
  );
  return { amountSchema, conditionSchema: conditionSchema2 };
}

// libs/skirmish/src/content/vocabulary/effects.ts
import { z as z37 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var points = z37.int().min(1).max(9);
function effectSchemaOf({ effects, cited }, parts2, anySideSchema) {
  const { figuresSchema: figuresSchema2, placeSchema: placeSchema2, conditionSchema: conditionSchema2 } = parts2;
  const onResult = z37.boolean().optional().meta({ description: `A token on the result of the test, not on its difficulty (${cited.onResult}).` });
  const effectSchema2 = oneOf(
    {
      move: z37.strictObject({
        who: figuresSchema2,
        toward: placeSchema2.optional(),
        away: placeSchema2.optional(),
        along: idSchema2.optional().meta({
          description: `By way of tokens of this kind: to the nearest of those that lie nearer to \`toward\` than the figure does; without one it stays (${cited.along}).`
        }),
        want: wishSchema.optional(),
        zones: z37.int().min(0).max(9).optional()
      }),
      moveFreely: z37.strictObject({
        who: figuresSchema2,
        zones: z37.int().min(0).max(9).optional().meta({ description: "Zones instead of its speed; 0 is its own zone only." }),
        ignoreEnemies: z37.boolean().optional()
      }),
      place: z37.strictObject({ who: figuresSchema2, at: placeSchema2 }),
      swap: z37.strictObject({ a: figuresSchema2, b: figuresSchema2 }),
      push: z37.strictObject({ who: figuresSchema2, from: figuresSchema2, steps: smallCount }),
      spawn: z37.strictObject({ sheet: idSchema2, count: smallCount, at: placeSchema2 }),
      remove: z37.strictObject({
        figures: figuresSchema2.optional(),
        tokens: idSchema2.optional(),
        count: smallCount.optional()
      }),
      putToken: z37.strictObject({ kind: idSchema2, at: placeSchema2 }),
      takeToken: z37.strictObject({ kind: idSchema2, at: placeSchema2 }),
      setDoor: z37.strictObject({ door: idSchema2, open: z37.boolean() }),
      attack: z37.strictObject({
        who: figuresSchema2,
        target: figuresSchema2.optional(),
        kind: attackModeSchema.optional(),
        combat: wordNumber.optional(),
        power: wordNumber.optional(),
        damage: points.optional(),
        push: smallCount.optional()
      }),
      damage: z37.strictObject({ who: figuresSchema2, points }),
      heal: z37.strictObject({ who: figuresSchema2, points }),
      modify: z37.strictObject({
        who: figuresSchema2,
        characteristic: characteristicSchema,
        by: wordNumber,
        until: untilSchema
      }),
      drawWound: z37.strictObject({ who: figuresSchema2 }),
      discardCard: z37.strictObject({ who: figuresSchema2 }),
      loseAction: z37.strictObject({ who: figuresSchema2, actions: smallCount }),
      giveAction: z37.strictObject({ who: figuresSchema2, actions: smallCount }),
      easeTest: z37.strictObject({ test: idSchema2, by: smallCount, onResult }),
      hardenTest: z37.strictObject({ test: idSchema2, by: smallCount, onResult }),
      openTest: z37.strictObject({ test: idSchema2 }),
      closeTest: z37.strictObject({ test: idSchema2 }),
      award: z37.strictObject({ article: idSchema2, side: anySideSchema }),
      changeRoll: z37.strictObject({
        combat: wordNumber.optional(),
        power: wordNumber.optional(),
        successes: wordNumber.optional(),
        reroll: smallCount.optional(),
        defense: wordNumber.optional()
      }),
      preventDamage: z37.strictObject({ points }),
      redirectAttack: z37.strictObject({ to: figuresSchema2 }),
      addDamage: z37.strictObject({ points }),
      get if() {
        return z37.strictObject({
          condition: conditionSchema2,
          then: z37.array(effectSchema2),
          else: z37.array(effectSchema2).optional()
        });
      },
      get each() {
        return z37.strictObject({ figures: figuresSchema2, do: z37.array(effectSchema2).min(1) });
      },
      get roll() {
        return z37.strictObject({
          die: z37.enum(["COMBAT", "POWER", "TEST"]).meta({ id: "DieKind" }),
          table: z37.array(z37.strictObject({ atLeast: z37.int().min(0), do: z37.array(effectSchema2) })).min(1)
        });
      },
      get chooseFigure() {
        return z37.strictObject({
          among: figuresSchema2,
          optional: z37.boolean().optional(),
          do: z37.array(effectSchema2).min(1)
        });
      },
      get choose() {
        return z37.strictObject({
          seat: z37.enum(["OWNER", "CAUSE", "TARGET"]).meta({ id: "AskedSeat" }),
          optional: z37.boolean().optional(),
          options: z37.array(z37.strictObject({ text: localizedSchema, do: z37.array(effectSchema2).min(1) })).min(1)
        });
      },
      get oneOf() {
        return z37.strictObject({ options: z37.array(z37.array(effectSchema2)).min(2) });
      },
      ...effects(parts2)
    },
    "Effect",
    `One thing that a card, sheet, object or scenario does (${cited.effects}).`
  );
  return effectSchema2;
}

// libs/skirmish/src/content/vocabulary/figures.ts
import { z as z38 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function figureSchemas({ sides: sides2, figuresOfSchema: figuresOfSchema2, figures: figures4, places: places2, cited }) {
  const anySideSchema = z38.enum([...sides2, "SIDE", "OWN", "OTHER"]).meta({ id: "SideWord" });
  const figuresSchema2 = z38.strictObject({
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
      return figuresSchema2.optional();
    },
    get inSightOf() {
      return figuresSchema2.optional();
    },
    get withinZones() {
      return z38.strictObject({ of: figuresSchema2, zones: z38.int().min(0).max(9) }).optional();
    },
    damaged: z38.boolean().optional(),
    activated: z38.boolean().optional().meta({ description: "Heroes: activated this turn already, or not." }),
    pick: z38.enum(["ALL", "NEAREST", "FARTHEST", "LEAST_LEFT", "RANDOM", "FIRST"]).meta({ id: "Pick" }).optional(),
    count: smallCount.optional().meta({ description: "With FIRST: how many; 1 by default." }),
    ...figures4
  }).meta({ id: "Figures", description: "A choice of figures by rule; ALL by default." });
  const placeSchema2 = oneOf(
    {
      space: idSchema2,
      zone: idSchema2,
      get spaceOf() {
        return figuresSchema2;
      },
      get zoneOf() {
        return figuresSchema2;
      },
      tokens: idSchema2.meta({ description: "The spaces of tokens of this kind." }),
      feature: idSchema2.meta({
        description: `A piece of scenery, as \`face/id\`: its interaction space, unless something lies on it (${cited.feature}).`
      }),
      ...places2
    },
    "PlaceWord",
    "A place on the board."
  );
  return { figuresSchema: figuresSchema2, placeSchema: placeSchema2, anySideSchema };
}

// libs/skirmish/src/content/vocabulary/powers.ts
import { z as z39 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function powerSchemas({ abilitySchema: abilitySchema2, modifiers, cited }, { figuresSchema: figuresSchema2, conditionSchema: conditionSchema2 }, effectSchema2) {
  const modifierSchema = z39.strictObject({
    who: figuresSchema2,
    characteristic: characteristicSchema.optional(),
    by: wordNumber.optional(),
    combat: wordNumber.optional().meta({ description: "Combat dice in its attacks." }),
    power: wordNumber.optional().meta({ description: "Power dice in its attacks." }),
    against: figuresSchema2.optional().meta({ description: "Only in attacks on these." }),
    if: conditionSchema2.optional(),
    ...modifiers
  }).meta({ id: "Modifier", description: "A change that holds as long as its card or sheet lies open." });
  const grantSchema = z39.strictObject({ who: figuresSchema2, ability: abilitySchema2, if: conditionSchema2.optional() }).meta({ id: "Grant" });
  const reactionSchema = z39.strictObject({
    moment: momentSchema,
    to: z39.enum(["ATTACK_ON", "ATTACK_BY", "TEST_BY"]).meta({ id: "ReactionTo" }),
    figures: figuresSchema2.meta({ description: "The figures of the attack or test, seen from the owner as SELF." }),
    mode: attackModeSchema.optional(),
    oncePerTurn: z39.boolean().optional()
  }).meta({ id: "ReactionMoment" });
  const powerSchema2 = z39.strictObject({
    trigger: z39.enum(["PERMANENT", "ACTION", "UNIQUE_ACTION", "REACTION", "REVEAL"]).meta({
      id: "PowerTrigger",
      description: `PERMANENT: modifiers and grants, from the reveal on (${cited.permanent}). ACTION, UNIQUE_ACTION: for an action (${cited.actions}). REACTION: at \`reaction\` (${cited.reaction}). REVEAL: at the reveal.`
    }),
    modifiers: z39.array(modifierSchema).optional(),
    grants: z39.array(grantSchema).optional(),
    reaction: reactionSchema.optional(),
    do: z39.array(effectSchema2).optional()
  }).meta({ id: "Power" });
  return { modifierSchema, grantSchema, powerSchema: powerSchema2 };
}

// libs/skirmish/src/content/vocabulary/vocabulary.ts
var vocabularyOf = (dialect) => made(dialect);
function made(dialect) {
  const { anySideSchema, ...figures4 } = figureSchemas(dialect);
  const { amountSchema, conditionSchema: conditionSchema2 } = conditionSchemas(dialect, figures4.figuresSchema);
  const parts2 = { ...figures4, conditionSchema: conditionSchema2 };
  const effectSchema2 = effectSchemaOf(dialect, parts2, anySideSchema);
  return { ...parts2, anySideSchema, amountSchema, effectSchema: effectSchema2, ...powerSchemas(dialect, parts2, effectSchema2) };
}

// libs/clash/src/content/vocabulary.ts
import { z as z40 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var deedSchema = z40.enum([
  "HITS",
  "OUTS",
  "VILLAIN_OUTS",
  "HERO_OUTS",
  "TESTS_PASSED",
  "MIND_TESTS_PASSED",
  "ATTACK_TESTS_PASSED",
  "OBJECTS_USED",
  "OBJECTS_THROWN",
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
var figuresOfSchema = z40.enum([
  "VILLAIN",
  "VILLAINS",
  "SHEET",
  "HEROES",
  "HERO",
  "SIDEKICKS",
  "ENEMIES",
  "ALLIES",
  "SELF",
  "CAUSE",
  "TARGET",
  "CHOSEN"
]).meta({
  id: "FiguresOf",
  description: "VILLAIN: the super villain (CLASH-224). VILLAINS: every villain figure. SHEET: figures of `sheet`. HEROES: heroes, of `side` where given. HERO: the hero `sheet`. ENEMIES, ALLIES: of the acting figure, itself not among them. SELF: the acting figure, or the one attacked. CAUSE: the hero whose command set it off; in a reaction power who attacks or takes the test. TARGET: of the running attack. CHOSEN: the figure last chosen in this effect."
});
var abilitySchema = z40.enum([
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
  "CANNOT_USE_OBJECTS",
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
  figures: {},
  places: {
    start: z40.enum([...sides, "SIDE"]).meta({ id: "StartOf" }),
    objects: idSchema2.meta({ description: "The spaces of objects of this kind." })
  },
  amounts: { track: z40.literal(true) },
  conditions: { villainOut: z40.literal(true) },
  modifiers: {},
  effects: ({ figuresSchema: figures4, placeSchema: place }) => ({
    remove: z40.strictObject({
      figures: figures4.optional(),
      tokens: idSchema2.optional(),
      objects: idSchema2.optional(),
      count: smallCount.optional()
    }),
    putObject: z40.strictObject({ kind: idSchema2, at: place }),
    track: z40.strictObject({ by: wordNumber }),
    endGame: z40.enum(["VILLAIN", "PAGES"]).meta({ id: "GameEnd" })
  }),
  cited: {
    effects: "clash.md 11",
    feature: "CLASH-268",
    along: "CLASH-270",
    onResult: "CLASH-160",
    permanent: "CLASH-058",
    actions: "CLASH-059, CLASH-060",
    reaction: "CLASH-211"
  }
});
var { figuresSchema, placeSchema, conditionSchema, effectSchema, powerSchema } = vocabulary;
var { triggerSchema, ruleSchema } = ruleSchemas(
  vocabulary,
  sideSchema,
  {
    turnStart: z40.literal(true),
    attacked: figuresSchema.meta({
      description: "An attack on one of them is fully resolved, hit or miss (CLASH-095)."
    }),
    hit: figuresSchema,
    arrived: z40.strictObject({ figures: figuresSchema, zone: idSchema2 }),
    activationEnded: z40.strictObject({ figures: figuresSchema, zone: idSchema2 }),
    testPassed: idSchema2,
    objectUsed: z40.strictObject({ kind: idSchema2, use: objectUseSchema }),
    articleWon: idSchema2
  },
  "CLASH-094, CLASH-096"
);

// libs/clash/src/content/schema.ts
var named2 = { id: idSchema2, name: localizedSchema };
var records = recordsOf(vocabulary, {
  heroes: "One of the six heroes, with a sheet for each rank (CLASH-010).",
  mission: "CLASH-017",
  missionLook: "CLASH-207",
  technique: "CLASH-054 to CLASH-057",
  powerCard: "CLASH-044",
  woundCard: "CLASH-113, CLASH-171",
  villainSheet: "CLASH-077",
  lieutenant: "CLASH-042",
  leastActions: 0,
  test: "CLASH-155",
  doorTest: "CLASH-248",
  specialAction: "CLASH-089"
});
var {
  missionSchema,
  heroSheetSchema,
  heroSchema,
  techniqueSchema,
  powerCardSchema,
  woundCardSchema,
  villainSheetSchema,
  offerSchema,
  testSchema,
  specialActionSchema
} = records;
var { speed: speed2, attack: attack2, defense: defense2, health: health2 } = villainSheetSchema.shape;
var sidekickSchema = z41.strictObject({
  ...named2,
  id: figureIdSchema,
  speed: speed2,
  attack: attack2,
  defense: defense2,
  health: health2,
  innate: records.innatePowerSchema.optional(),
  flavor: localizedSchema
}).meta({ id: "Sidekick", description: "A companion in solo and co-op (CLASH-193)." });
var objectKindSchema = z41.strictObject({
  ...named2,
  text: localizedSchema,
  footprint: z41.array(z41.strictObject({ x: z41.int().min(-3).max(3), y: z41.int().min(-3).max(3) }).meta({ id: "Offset" })).meta({ description: "Cells covered beside its own space, before turning." }),
  classic: z41.strictObject({ difficulty: z41.int().min(1).max(9), effects: z41.array(effectSchema).min(1) }).meta({ id: "ClassicUse" }).optional(),
  aggressive: z41.strictObject({
    difficulty: z41.int().min(1).max(9),
    attack: attackModeSchema,
    combat: z41.int().min(0).max(3),
    power: z41.int().min(0).max(3),
    damage: z41.int().min(1).max(3)
  }).meta({ id: "AggressiveUse" }).optional(),
  afterAggressive: z41.enum(["REMOVE", "STAY"]).meta({ id: "AfterAggressive" })
}).meta({ id: "ObjectKind", description: "A kind of object with its reference card (CLASH-100)." });
var tokenKindSchema = z41.strictObject({ ...named2, hasSpace: z41.boolean().meta({ description: "It blocks like an object (CLASH-238)." }) }).meta({ id: "TokenKind" });
var articleSchema = z41.strictObject({
  ...named2,
  size: articleSizeSchema,
  headline: localizedSchema,
  body: localizedSchema,
  condition: conditionSchema.optional().meta({
    description: "With SIDE as the side looked at; absent: on the defeat of the super villain (CLASH-181)."
  })
}).meta({ id: "ObjectiveArticle", description: "An article at stake (CLASH-180)." });
var referenceCardSchema = z41.strictObject({
  id: idSchema2.meta({ description: "The face that it belongs to." }),
  scenery: z41.array(z41.strictObject({ id: idSchema2, name: localizedSchema }).meta({ id: "Scenery" })).meta({ description: "The things on the interaction spaces, as the face calls them." }),
  doors: z41.array(z41.strictObject({ id: idSchema2, name: localizedSchema }).meta({ id: "NamedDoor" })),
  tests: z41.array(testSchema),
  specialActions: z41.array(specialActionSchema),
  threat: z41.strictObject({ number: z41.int().min(1).max(99), villain: idSchema2 }).meta({ id: "NamedThreat", description: "Number of a threat sheet, and its villain." }).optional().meta({ description: "The threat that the tile itself names (CLASH-084)." })
}).meta({
  id: "ReferenceCard",
  description: "Acts that interaction spaces and doors of a tile face allow, unless the scenario says otherwise (CLASH-083)."
});
var pieces2 = {
  figures: z41.array(
    z41.strictObject({ sheet: idSchema2, count: z41.int().min(1).max(10), at: z41.array(idSchema2).min(1) }).meta({ id: "FigurePlacement" })
  ).meta({ description: "Villain figures at the start, on the named spaces in order." }),
  tokens: z41.array(z41.strictObject({ kind: idSchema2, space: idSchema2 }).meta({ id: "TokenPlacement" })),
  tests: z41.array(testSchema),
  specialActions: z41.array(specialActionSchema),
  track: z41.strictObject({
    name: localizedSchema,
    length: z41.int().min(1).max(30),
    start: z41.int().min(0).max(30),
    steps: z41.array(
      z41.strictObject({ at: z41.int().min(1).max(30), text: localizedSchema, do: z41.array(effectSchema).min(1) }).meta({ id: "TrackStep" })
    )
  }).meta({ id: "ProgressTrack" }).optional(),
  victory: z41.strictObject({
    A: conditionSchema,
    B: conditionSchema,
    villain: conditionSchema.optional(),
    other: conditionSchema.optional(),
    atTurnLimit: z41.enum(["PAGES", "VILLAIN"]).meta({ id: "AtTurnLimit" }),
    text: localizedSchema
  }).meta({ id: "Victory" }),
  articles: z41.array(articleSchema).min(1).max(4)
};
var threatSheetSchema = z41.strictObject({
  ...named2,
  number: z41.int().min(1).max(99),
  tiles: z41.array(idSchema2).min(1).max(6).optional().meta({ description: "Tile faces that it is tied to (CLASH-084)." }),
  intro: localizedSchema,
  superVillain: z41.strictObject({ sheet: idSchema2, figures: z41.array(z41.int().min(1).max(10)).optional() }).meta({
    id: "SuperVillain",
    description: "Figures of the sheet that are the super villain; absent: all (CLASH-224)."
  }),
  ...pieces2,
  endOfTurn: z41.array(
    z41.strictObject({
      id: idSchema2,
      text: localizedSchema,
      figures: figuresSchema.optional(),
      if: conditionSchema.optional(),
      do: z41.array(effectSchema).min(1)
    }).meta({
      id: "EndOfTurnItem",
      description: "An item of the list; with `figures` done by each of them as SELF (CLASH-231)."
    })
  ),
  villainReactions: z41.array(ruleSchema),
  scenarioReactions: z41.array(ruleSchema)
}).meta({ id: "ThreatSheet", description: "The sheet that runs a villain (CLASH-089)." });
var scenarioSchema = z41.strictObject({
  ...named2,
  intro: localizedSchema,
  modes: z41.array(modeSchema).min(1),
  recommendedHeroes: z41.int().min(1).max(3).meta({ description: "Heroes a side." }),
  difficulty: difficultySchema.meta({ description: "EASY: Rookies, NORMAL: Heroes, HARD: Veterans (CLASH-068)." }),
  turnLimit: z41.int().min(1).max(30),
  tiles: z41.array(
    z41.strictObject({
      face: idSchema2,
      column: z41.int().min(0).max(5),
      row: z41.int().min(0).max(5),
      turns: z41.int().min(0).max(3)
    }).meta({ id: "TilePlacement" })
  ).min(1).max(6),
  starts: z41.strictObject({ A: z41.array(idSchema2).min(1), B: z41.array(idSchema2).min(1), chosen: z41.boolean() }).meta({
    id: "Starts",
    description: 'Start spaces of the sides, as "x,y"; chosen by the seats, or taken in order (CLASH-206).'
  }),
  objects: z41.array(
    z41.strictObject({
      kind: idSchema2,
      x: z41.int().min(0).max(40),
      y: z41.int().min(0).max(40),
      turns: z41.int().min(0).max(3)
    }).meta({ id: "ObjectPlacement" })
  ),
  threatSheet: threatSheetSchema.optional().meta({ description: "The whole sheet, so that a custom scenario brings its own." }),
  alliances: z41.array(z41.strictObject({ sheet: idSchema2, side: sideSchema }).meta({ id: "Alliance" })).max(3).optional().meta({
    description: "Villain sheets whose figures are allies of a side, and enemies of the other one alone (CLASH-079)."
  }),
  rules: z41.array(ruleSchema),
  plan: z41.strictObject(pieces2).meta({ id: "ScenarioPlan", description: "The plan of a scenario without a threat sheet." }).optional()
}).meta({ id: "Scenario", description: "A scenario; also accepted from the opener of a game (CLASH-014)." });

// libs/clash/src/content/content-schema.ts
var printedWoundSchema = z42.strictObject({
  ...woundCardSchema.shape,
  cardIds: z42.array(idSchema2).meta({
    description: "The cards of the pile with this text; none for the blank one, whose cards are `wound:blank-1` and so on."
  })
}).meta({ id: "WoundCard", description: "A text of the wound pile, with its cards (CLASH-113, CLASH-171)." });
var contentSchema = z42.strictObject({
  heroes: z42.array(heroSchema),
  powerCards: z42.array(powerCardSchema),
  woundCards: z42.array(printedWoundSchema).meta({ description: "The blank wound card comes last (CLASH-250)." }),
  villainSheets: z42.array(villainSheetSchema),
  sidekicks: z42.array(sidekickSchema),
  objectKinds: z42.array(objectKindSchema),
  tokenKinds: z42.array(tokenKindSchema),
  tileFaces: z42.array(tileFaceSchema),
  referenceCards: z42.array(referenceCardSchema),
  scenarios: z42.array(scenarioSchema),
  articleValues: articleValuesSchema
});
var content = {
  heroes: [...box.printed.hero],
  powerCards: [...box.printed.powerCard],
  woundCards: [...box.printed.woundText, blankWound2].map((card6) => ({
    ...card6,
    cardIds: woundCardIds.filter((cardId) => findWoundCard(cardId) === card6)
  })),
  villainSheets: [...box.printed.villainSheet],
  sidekicks: [...box.printed.sidekick],
  objectKinds: [...box.printed.objectKind],
  tokenKinds: [...box.printed.tokenKind],
  tileFaces: [...box.printed.tileFace],
  referenceCards: [...box.printed.referenceCard],
  scenarios: [...box.printed.scenario],
  articleValues: { ...articleValues }
};

// libs/skirmish/src/decision-seconds.ts
import { z as z43 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var decisionSeconds = z43.int().min(10).max(604800).nullable().default(null).meta({ description: "Time for each decision, in seconds: a day when left out; null: no deadline." });

// libs/skirmish/src/end-of-turn/upkeep.ts
var upkeepEvolvers = {
  upkeepDone(state) {
    Object.assign(state, { phase: "UPKEEP", step: null, villainPowers: {} });
    state.modifiers = state.modifiers.filter(({ until }) => until !== "TURN");
    for (const hero7 of state.heroes) {
      Object.assign(hero7, { plan: null, activated: false, bonusActions: 0, drewWound: false, usedPowers: [] });
    }
  },
  missionAccomplished(state, { heroId: heroId13 }) {
    const hero7 = state.heroes.find((each) => each.heroId === heroId13);
    if (hero7) hero7.missionDone = true;
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
function actionsAtStart({ book: book2, state }, heroId13) {
  const own = book2.actionsOf(state, figureOf(state, heroId13)) + heroOf(state, heroId13).bonusActions;
  return Math.min(book2.mostActions, Math.max(0, own));
}
function isActivationOver(state) {
  const { active } = state;
  if (!active || !standsOnBoard(state, active.figureId)) return true;
  return active.actions <= 0 && !active.sidekicks.some((id) => standsOnBoard(state, id));
}
var activationEvolvers = {
  heroActivated(state, { side: side3, heroId: heroId13, actions, sidekicks: sidekicks2 }) {
    sideOf(state, side3).deck.shift();
    heroOf(state, heroId13).activated = true;
    state.active = { figureId: heroId13, actions, granted: actions, sidekicks: [...sidekicks2] };
  },
  cardVoid(state, { side: side3 }) {
    sideOf(state, side3).deck.shift();
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
  figurePushed(state, { figureId, to, by: by3 }) {
    putOn({ state, book: book2 }, figureId, to);
    noteDeed(state, by3, "PUSHES");
  },
  pushDeclined: unchanged3
});

// libs/skirmish/src/machine/window-evolvers.ts
function windowOf({
  kind,
  seat: seat6,
  figureId = "",
  powerId = "",
  source: source3,
  options
}) {
  switch (kind) {
    case "REACTION":
      return { kind: "reaction", seat: seat6, figureId, powerId };
    case "PUSH":
      return { kind: "push", seat: seat6, figureId, spaces: options.map(({ optionId }) => optionId) };
    case "CHOICE":
      return { kind: "choice", seat: seat6, sourceId: source3 ?? "", options: options.map((option) => ({ ...option })) };
  }
}
var windowEvolvers = {
  windowOpened(state, event) {
    state.window = windowOf(event);
    state.windows += 1;
    state.stack = JSON.parse(event.stack);
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
    for (const seat6 of state.seats) Object.assign(seat6, { ready: false, ...book2.changesATurn });
  },
  decksStacked(state, { side: side3, order }) {
    sideOf(state, side3).deck = [...order];
  },
  heroPlanned(state, { heroId: heroId13, plays: plays3 }) {
    heroOf(state, heroId13).plan = plays3.map((play2) => ({ ...play2 }));
  },
  planTakenBack(state, { seat: seat6, heroId: heroId13 }) {
    heroOf(state, heroId13).plan = null;
    seatAt(state, seat6).takeBacks -= 1;
  },
  orderProposed(state, { seat: seat6, side: side3, order }) {
    sideOf(state, side3).deck = [...order];
    seatAt(state, seat6).proposals -= 1;
    for (const ally of seatsOf(state, side3)) {
      if (ally.seat !== seat6) ally.ready = false;
    }
  },
  readyDeclared(state, { seat: seat6 }) {
    seatAt(state, seat6).ready = true;
  }
});

// libs/skirmish/src/trials/trial-evolvers.ts
var unchanged4 = (_state) => void 0;
var testIn = (book2, state, key) => state.tests[key] ??= untried(book2);
function settleTest(book2, state, { heroId: heroId13, testKey: testKey3, testId, characteristic: characteristic3, passed, closed, malus }) {
  const side3 = findFigure(state, heroId13)?.side;
  const test3 = testIn(book2, state, testKey3);
  test3.closed = closed;
  const tokens2 = testIn(book2, state, keyOfMalus(book2, { testKey: testKey3, testId }));
  if (malus) tokens2.malus[characteristic3] = (tokens2.malus[characteristic3] ?? 0) + 1;
  if (!passed) return;
  tokens2.malus = {};
  if (side3) test3.passed[side3] = (test3.passed[side3] ?? 0) + 1;
}
var trialEvolvers = (book2) => ({
  testAttempted: unchanged4,
  testRolled: unchanged4,
  testResolved(state, event) {
    settleTest(book2, state, event);
    const { heroId: heroId13, characteristic: characteristic3, passed } = event;
    if (!passed) return;
    noteDeed(state, heroId13, "TESTS_PASSED");
    if (characteristic3 === "MIND") noteDeed(state, heroId13, "MIND_TESTS_PASSED");
    if (characteristic3 === "ATTACK") noteDeed(state, heroId13, "ATTACK_TESTS_PASSED");
  },
  testChanged(state, { testKey: testKey3, change: change3, toTotal, closed }) {
    Object.assign(testIn(book2, state, testKey3), { change: change3, closed }, toTotal === void 0 ? {} : { toTotal });
  },
  dieRolled: unchanged4
});

// libs/skirmish/src/wounds/settle-damage.ts
var settleDamage = (damage, health3) => damage >= health3 ? { damage: damage - health3, wounded: true } : { damage, wounded: false };
var isOutByWounds = (woundsInHand, woundLimit2) => woundsInHand >= woundLimit2;

// libs/skirmish/src/wounds/cards-and-wounds.ts
function settleCardsAndWounds(at2, check) {
  const { state, turn } = at2;
  turn.emit({ type: "cardsInPlayDiscarded" });
  drawWounds(at2, check);
  if (!state.over) takeBackDiscards(at2, check);
}
function drawWounds(at2, check) {
  const { state } = at2;
  for (const { heroId: heroId13 } of heroesInPlay(state)) {
    const health3 = healthOf(at2, heroId13);
    if (settleDamage(figureOf(state, heroId13).damage, health3).wounded) drawWound(at2, heroId13, health3);
  }
  check();
}
function takeBackDiscards({ state, turn, book: book2 }, check) {
  const empty = heroesInPlay(state).filter(
    ({ hand, discard }) => hand.every((id) => book2.isWoundCard(id)) && discard.length > 0
  );
  for (const { heroId: heroId13, discard } of empty) {
    turn.emit({ type: "discardTakenBack", heroId: heroId13, cardIds: inHandOrder(book2, discard) });
  }
  if (empty.length > 0) check();
}
var cardEvolvers = (book2) => ({
  cardsInPlayDiscarded(state) {
    state.phase = "WOUNDS";
    for (const hero7 of state.heroes) {
      hero7.discard.push(...hero7.inPlay.map(({ cardId }) => cardId));
      hero7.inPlay = [];
    }
  },
  discardTakenBack(state, { heroId: heroId13, cardIds }) {
    const hero7 = heroOf(state, heroId13);
    hero7.hand = inHandOrder(book2, [...hero7.hand, ...cardIds]);
    hero7.discard = [];
    hero7.tookBack = true;
  }
});

// libs/skirmish/src/wounds/out-evolvers.ts
var cardsOf = ({ hand, discard, inPlay }) => [
  ...hand,
  ...discard,
  ...inPlay.map(({ cardId }) => cardId)
];
function strip(book2, state, hero7, woundIds) {
  state.shownWounds.push(...woundIds.filter((id) => !state.shownWounds.includes(id)));
  state.woundDiscard.push(...woundIds.filter((id) => !book2.isExtraWound(id)));
  hero7.notTaken = inHandOrder(book2, [...hero7.notTaken, ...cardsOf(hero7).filter((id) => book2.findPowerCard(id))]);
  Object.assign(hero7, { hand: [], discard: [], inPlay: [], plan: null });
  const seat6 = seatAt(state, hero7.seat);
  if (seat6.mainHero === hero7.heroId) seat6.mainHero = null;
  const side3 = sideOf(state, hero7.side);
  if (state.phase === "STRATEGY") side3.deck = side3.deck.filter((id) => id !== hero7.heroId);
}
function credit(state, heroId13, { kind }) {
  countDeed(state, heroId13, "OUTS");
  if (kind === "VILLAIN") countDeed(state, heroId13, "VILLAIN_OUTS");
  if (kind === "HERO") countDeed(state, heroId13, "HERO_OUTS");
}
var outEvolvers = (book2) => ({
  figureOut(state, { figureId, side: side3, by: by3, woundIds }) {
    const figure4 = figureOf(state, figureId);
    Object.assign(figure4, { status: "OUT", spaceId: null });
    if (side3 !== null) state.outs.push({ side: side3, sheetId: figure4.sheetId });
    if (by3 !== void 0 && findHeroState(state, by3)) credit(state, by3, figure4);
    state.modifiers = state.modifiers.filter((modifier2) => modifier2.figureId !== figureId);
    if (state.active) state.active.sidekicks = state.active.sidekicks.filter((id) => id !== figureId);
    const hero7 = findHeroState(state, figureId);
    if (hero7) strip(book2, state, hero7, woundIds);
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
  const { side: side3, ownerId } = figureOf(state, figureId);
  const heroId13 = side3 === null ? null : ownerId ?? figureId;
  return {
    ...nobody,
    sourceId,
    selfId: figureId,
    causeId: heroId13,
    creditSide: side3,
    creditHeroId: heroId13,
    ...given2
  };
}
var creditOf = ({ creditSide, creditHeroId }) => ({ side: creditSide, heroId: creditHeroId });

// libs/skirmish/src/flow/after-resignation.ts
function afterResignation(machine2, seat6, fallen) {
  const { window } = machine2.state;
  if (window && (window.seat === seat6 || fallen.length > 0)) machine2.resume(null);
  const context = contextOfRule("resignation");
  machine2.pushRoot(context);
  for (const happening of fallen) machine2.happened(happening, context);
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
function refusedInStep({ state, book: book2 }, open2, steps, by3) {
  if (isOver2(state)) return refused(book2, "gameOver", "GAME_OVER");
  if (seatAt(state, by3).resigned) return refused(book2, "resigned", "NOT_YOUR_SEAT");
  return refusedBefore(open2, steps, by3, {
    wrongStep(step) {
      const suspended = state.window !== null && steps?.some((each) => each === state.step);
      return suspended ? refused(book2, "choicePending", "CHOICE_PENDING", { step }) : refused(book2, "wrongPhase", "WRONG_PHASE", { step });
    },
    notAsked: () => refused(book2, "notAsked", "NOT_YOUR_TURN")
  });
}

// libs/skirmish/src/flow/seats-awaited.ts
var seatsAwaited = (state, open2) => ({
  ...waitsFor(open2, state.options),
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
  ask({ seat: seat6, kind, figureId, powerId, source: source3, options }) {
    this.turn.emit({
      type: "windowOpened",
      seat: seat6,
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
function proceed(turn, machine2, phases2) {
  const { state } = turn;
  do
    machine2.run();
  while (!state.window && phases2[state.phase](turn, machine2));
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
    perform: (_turn, _command, _seat, machine2) => {
      machine2.resume("react");
    }
  },
  declineReaction: {
    steps: ["window.reaction"],
    check: () => void 0,
    *offers() {
      yield { type: "declineReaction" };
    },
    perform: (_turn, _command, _seat, machine2) => {
      machine2.resume("decline");
    }
  }
});
var pushCommands = (book2) => ({
  pushBack: {
    steps: ["window.push"],
    check(state, { spaceId }) {
      if (!boardOf({ book: book2, state }).hasSpace(spaceId)) return refused(book2, "push", "UNKNOWN_ID", { id: spaceId });
      if (occupantOf(state, spaceId)) return refused(book2, "push", "SPACE_TAKEN", { space: spaceId });
      const { window } = state;
      const offered = window?.kind === "push" && window.spaces.includes(spaceId);
      return offered ? void 0 : refused(book2, "push", "NOT_ADJACENT", { id: spaceId });
    },
    *offers({ window }) {
      if (window?.kind !== "push") return;
      for (const spaceId of window.spaces) yield { type: "pushBack", spaceId };
    },
    perform: (_turn, { spaceId }, _seat, machine2) => {
      machine2.resume(spaceId);
    }
  },
  declinePushBack: {
    steps: ["window.push"],
    check: () => void 0,
    *offers() {
      yield { type: "declinePushBack" };
    },
    perform: (_turn, _command, _seat, machine2) => {
      machine2.resume("decline");
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
    perform: (_turn, { optionId }, _seat, machine2) => {
      machine2.resume(optionId);
    }
  }
});
var windowCommands = (book2) => ({
  ...reactionCommands(book2),
  ...pushCommands(book2),
  ...choiceCommands(book2)
});

// libs/skirmish/src/machine/window-steps.ts
var asked = (state) => seatsWhere(state, ({ seat: seat6 }) => seat6 === state.window?.seat);
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

// libs/skirmish/src/activation/acting.ts
function activeHero({ active }) {
  if (!active) throw new RangeError("No hero is activated.");
  return active.figureId;
}
var actingFigures = ({ active }) => active ? [active.figureId, ...active.sidekicks] : [];
function whyNotActing(table, figureId) {
  const { active } = table.state;
  const figure4 = findFigure(table.state, figureId);
  if (!figure4) return refused(table.book, "actions", "UNKNOWN_ID", { id: figureId });
  if (figureId === active?.figureId) return whyNoAction(table);
  if (!active || figure4.ownerId !== active.figureId)
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
function healWeak(at2) {
  const { state, turn, book: book2 } = at2;
  for (const { heroId: heroId13, inPlay } of state.heroes) {
    const weakness = inPlay.find(({ cardId }) => isWeakness(book2, cardId));
    if (!weakness || findFigure(state, heroId13)?.status !== "IN_PLAY") continue;
    turn.emit({ type: "powerUsed", figureId: heroId13, powerId: weakness.cardId, reaction: false });
    const { damage } = figureOf(state, heroId13);
    const points2 = Math.min(damage, healthOf(at2, heroId13));
    if (points2 === 0) continue;
    turn.emit({ type: "figureHealed", figureId: heroId13, points: points2, damage: damage - points2, source: weakness.cardId });
  }
}
function runReveal(runner, frame) {
  const next = frame.powers.shift();
  if (!next) return "DONE";
  const { state } = runner;
  const open2 = standsOnBoard(state, next.figureId) ? findOpenPower(runner, next.figureId, next.powerId) : void 0;
  if (!open2) return "AGAIN";
  const { side: side3 } = figureOf(state, next.figureId);
  const given2 = { inReaction: true, granted: true };
  const context = side3 === null ? contextOfRule(next.powerId, { ...given2, selfId: next.figureId }) : contextOfDeed(state, next.figureId, next.powerId, given2);
  runner.push(effectsFrame(open2.power.do ?? [], context));
  return "AGAIN";
}

// libs/skirmish/src/activation/lay-open.ts
function layOpen(book2, state, heroId13, plays3) {
  const hero7 = heroOf(state, heroId13);
  hero7.inPlay = plays3.map((play2) => ({ ...play2 }));
  hero7.hand = hero7.hand.filter((id) => !plays3.some(({ cardId }) => cardId === id));
  hero7.plan = null;
  if (plays3.some(({ cardId }) => isWeakness(book2, cardId))) countDeed(state, heroId13, "WEAKNESS_PLAYED");
  const wounds = plays3.map(({ cardId }) => cardId).filter((id) => book2.isWoundCard(id));
  state.shownWounds.push(...wounds.filter((id) => !state.shownWounds.includes(id)));
}

// libs/skirmish/src/activation/move-commands.ts
var moveCommands = (book2, steps) => ({
  move: {
    steps,
    check(state, { figureId, spaceId }) {
      if (!boardOf({ book: book2, state }).hasSpace(spaceId)) return refused(book2, "moveEnd", "UNKNOWN_ID", { id: spaceId });
      const refusal = whyNotActing({ book: book2, state }, figureId);
      if (refusal) return refusal;
      if (hasAbility({ book: book2, state }, figureId, "CANNOT_MOVE")) return refused(book2, "forbidden", "FORBIDDEN_BY_CARD");
      if (occupantOf(state, spaceId)) return refused(book2, "moveEnd", "SPACE_TAKEN", { space: spaceId });
      if (reachOf({ book: book2, state }, figureId).has(spaceId)) return void 0;
      const zone = zoneOf({ book: book2, state }, figureId);
      if (zone !== "" && zoneOfSpace({ book: book2, state }, spaceId) === zone) {
        return refused(book2, "forbidden", "FORBIDDEN_BY_CARD");
      }
      const reason = whyUnreachable({ book: book2, state }, figureId, spaceId) ?? "NO_WAY";
      return refused(book2, "moveReach", "OUT_OF_REACH", { space: spaceId, reason });
    },
    offersAreLegal: true,
    *offers(state) {
      for (const figureId of actingFigures(state)) {
        if (whyNotActing({ book: book2, state }, figureId)) continue;
        for (const spaceId of reachOf({ book: book2, state }, figureId).keys()) yield { type: "move", figureId, spaceId };
      }
    },
    perform({ state }, { figureId, spaceId }, _seat, machine2) {
      const context = contextOfDeed(state, figureId, figureId);
      const way = reachOf({ book: book2, state }, figureId).get(spaceId);
      machine2.pushRoot(context);
      pay(machine2, figureId);
      walk(machine2, {
        figureId,
        to: spaceId,
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
var grantsAttack = (effects) => [...everyEffect(effects)].some(({ attack: attack3 }) => attack3 !== void 0);
var changesDamage = (effects) => [...everyEffect(effects)].some(
  ({ preventDamage, addDamage }) => preventDamage !== void 0 || addDamage !== void 0
);
var onlyRollsAgain = (effects) => effects.every(
  ({ changeRoll }) => changeRoll !== void 0 && Object.entries(changeRoll).every(([what, by3]) => what === "reroll" || by3 === 0)
);

// libs/skirmish/src/attacking/occasions.ts
function offerNext(runner, frame, occasion) {
  const { answer: answer2 } = frame;
  frame.answer = null;
  const asked2 = frame.offered.at(-1);
  if (answer2 === "decline" && asked2 !== void 0) {
    const [figureId = "", powerId = ""] = asked2.split("/");
    const seat7 = seatOf(runner, figureId);
    if (seat7 !== null) runner.turn.emit({ type: "reactionDeclined", seat: seat7, powerId });
  }
  if (answer2 === "react" && asked2 !== void 0) {
    const [figureId = "", powerId = ""] = asked2.split("/");
    const open2 = findOpenPower(runner, figureId, powerId);
    if (open2) use(runner, open2, occasion);
    return "AGAIN";
  }
  const next = waitingPowers(runner, occasion, frame.offered)[0];
  if (!next) return null;
  frame.offered.push(`${next.figureId}/${next.powerId}`);
  const seat6 = seatOf(runner, next.figureId);
  if (seat6 === null) {
    use(runner, next, occasion);
    return "AGAIN";
  }
  return { seat: seat6, kind: "REACTION", figureId: next.figureId, powerId: next.powerId, options: [] };
}
function use(runner, open2, occasion) {
  const { figureId, powerId, power: power3 } = open2;
  runner.turn.emit({ type: "powerUsed", figureId, powerId, reaction: true });
  runner.push(effectsFrame(power3.do ?? [], contextOfAnswer(runner, open2, occasion)));
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
    const [first, friends] = occasion.moment === "BEFORE_ROLL" ? [occasion.targetId, true] : [occasion.actorId, false];
    if (id === first) return 0;
    return friends && first !== null && isAlly(table, id, first) ? 1 : 2;
  };
  return openPowers(table).filter((open2) => !offered.includes(`${open2.figureId}/${open2.powerId}`) && answers(table, open2, occasion)).map((open2, place) => ({ open: open2, place })).sort((a, b) => rank(a.open.figureId) - rank(b.open.figureId) || a.place - b.place).map(({ open: open2 }) => open2);
}
function answers(table, open2, occasion) {
  const { figureId, powerId, power: power3 } = open2;
  const effects = power3.do ?? [];
  if (!isMoment(power3, occasion)) return false;
  if (power3.reaction?.oncePerTurn && hasUsed(table.state, figureId, powerId)) return false;
  if (occasion.context.granted && grantsAttack(effects)) return false;
  if (occasion.dice === 0 && onlyRollsAgain(effects)) return false;
  const context = contextOfAnswer(table, open2, occasion);
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
  const hero7 = findHeroState(state, figureId) ?? heroBehind(state, figureId);
  return (hero7?.usedPowers ?? state.villainPowers[figureId] ?? []).includes(powerId);
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
      const heroId13 = activeHero(state);
      const open2 = findOpenPower({ book: book2, state }, heroId13, powerId);
      if (!open2 || !costsAction(open2)) return refused(book2, "power", "POWER_NOT_ACTIVE");
      if (open2.power.trigger === "UNIQUE_ACTION" && hasUsed(state, heroId13, powerId)) {
        return refused(book2, "uniqueAction", "ALREADY_USED_THIS_TURN");
      }
      const possible = canDo({ book: book2, state }, open2.power.do ?? [], contextOfDeed(state, heroId13, powerId));
      return possible ? void 0 : refused(book2, "noEffect", "NO_TARGET");
    },
    *offers(state) {
      if (whyNoAction({ book: book2, state })) return;
      for (const open2 of powersOf({ book: book2, state }, activeHero(state))) {
        if (costsAction(open2)) yield { type: "usePower", powerId: open2.powerId };
      }
    },
    perform(turn, { powerId }, _seat, machine2) {
      const figureId = activeHero(turn.state);
      const effects = findOpenPower(machine2, figureId, powerId)?.power.do ?? [];
      const context = contextOfDeed(turn.state, figureId, powerId);
      machine2.pushRoot(context);
      pay(machine2, figureId);
      turn.emit({ type: "powerUsed", figureId, powerId, reaction: false });
      machine2.push(effectsFrame(effects, context));
    }
  }
});

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
      const why2 = whyNoAttack({ book: book2, state }, terms);
      const rule2 = why2 === "NOT_AN_ENEMY" ? "enemiesOnly" : mode === "MELEE" ? "melee" : "ranged";
      return why2 && refused(book2, rule2, why2, factsOfNoAttack({ book: book2, state }, why2, terms));
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
    perform(turn, { figureId, targetId, mode }, _seat, machine2) {
      const context = contextOfDeed(turn.state, figureId, figureId, { targetId });
      machine2.pushRoot(context);
      pay(machine2, figureId);
      const push2 = ownPushes(machine2, figureId);
      machine2.push(attackFrame({ attackerId: figureId, targetId, mode, context, push: push2 }));
    }
  }
});

// libs/skirmish/src/attacking/attack.ts
var attackRunner = (own = {}) => (runner, frame) => {
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
      return answerAttack(runner, frame, own);
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
  const defense3 = Math.max(0, characteristic(runner, targetId, "DEFENSE", attackerId) + frame.defense);
  frame.hit = frame.successes >= defense3;
  turn.emit({ type: "attackResolved", attackerId, targetId, successes: frame.successes, defense: defense3, hit: frame.hit });
}
function dealAttackDamage(runner, { attackerId, targetId, damage, prevented, context }) {
  runner.happened({ kind: "HIT", figureId: targetId }, { ...context, targetId });
  const points2 = Math.max(0, damage - prevented);
  if (points2 > 0 && standsOnBoard(runner.state, targetId))
    dealDamage(runner, targetId, points2, { by: attackerId, source: context.sourceId });
  runner.check(context);
}
function answerAttack(runner, frame, own) {
  const { context, targetId } = frame;
  own.afterAttack?.(runner, frame);
  runner.check(context);
  frame.stage = "DONE";
  if (runner.state.over || context.inReaction) return "DONE";
  runner.happened({ kind: "ATTACKED", figureId: targetId }, { ...context, targetId });
  const queue = runner.takeNoted(frame.noted);
  if (queue.length > 0) runner.push({ kind: "reactions", context, collects: false, queue });
  return "AGAIN";
}

// libs/skirmish/src/strategy/initiative-order.ts
var ordersOfPlaces = [[[]]];
function placesInOrder(count3) {
  const known2 = ordersOfPlaces[count3];
  if (known2) return known2;
  const others = placesInOrder(count3 - 1);
  const orders = Array.from(
    { length: count3 },
    (_, first) => others.map((rest) => [first, ...rest.map((place) => place < first ? place : place + 1)])
  ).flat();
  ordersOfPlaces[count3] = orders;
  return orders;
}
function* ordersOf(list) {
  for (const places2 of placesInOrder(list.length)) yield places2.map((place) => list[place]);
}
var isSameOrder = (order, deck) => deck.every((id, place) => order[place] === id);
function stackDecks({ state, turn }, sides2) {
  for (const side3 of sides2) {
    const heroIds = heroesInPlay(state).filter((hero7) => hero7.side === side3).map(({ heroId: heroId13 }) => heroId13);
    turn.emit({ type: "decksStacked", side: side3, order: turn.random.shuffle(heroIds) });
  }
}
var orderCommands = (book2, steps) => ({
  proposeOrder: {
    steps,
    check(state, { heroIds }, seat6) {
      const unknown = heroIds.find((id) => !book2.isHeroId(id));
      if (unknown !== void 0) return refused(book2, "order", "UNKNOWN_ID", { id: unknown });
      const { side: side3, proposals } = seatAt(state, seat6);
      const { deck } = sideOf(state, side3);
      if (proposals === 0) return refused(book2, "order", "NO_PROPOSAL_LEFT");
      const complete = heroIds.length === deck.length && deck.every((id) => heroIds.includes(id));
      if (!complete) return refused(book2, "wholeOrder", "ORDER_INCOMPLETE");
      return isSameOrder(heroIds, deck) ? refused(book2, "order", "ORDER_UNCHANGED") : void 0;
    },
    offersAreLegal: true,
    *offers(state, seat6) {
      const { side: side3, proposals } = seatAt(state, seat6);
      if (proposals === 0) return;
      const { deck } = sideOf(state, side3);
      for (const heroIds of ordersOf(deck)) {
        if (!isSameOrder(heroIds, deck)) yield { type: "proposeOrder", heroIds };
      }
    },
    perform(turn, { heroIds }, seat6) {
      const { side: side3 } = seatAt(turn.state, seat6);
      turn.emit({ type: "orderProposed", seat: seat6, side: side3, order: [...heroIds] });
    }
  }
});

// libs/skirmish/src/strategy/plans.ts
var mostPlays = 2;
function plansOf(hand) {
  const plays3 = hand.map((card6) => card6.sides.map((side3) => ({ cardId: card6.cardId, side: side3 })));
  const singles = hand.flatMap((card6, place) => card6.isPower ? (plays3[place] ?? []).map((play2) => [play2]) : []);
  const pairs = hand.flatMap(
    (card6, place) => (plays3[place] ?? []).flatMap(
      (first) => hand.flatMap(
        (other, later) => later > place && (card6.isPower || other.isPower) ? (plays3[later] ?? []).map((second) => [first, second]) : []
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
function planByDefault(book2, hero7) {
  const powerCards2 = inHandOrder(book2, hero7.hand).filter((id) => !book2.isWoundCard(id));
  const cardId = powerCards2.find((id) => book2.powerCard(id).set !== "WEAKNESS") ?? powerCards2[0];
  return cardId === void 0 ? [] : [playByDefault(book2, cardId)];
}
var isKnown = (book2, state, cardId) => book2.isWoundCard(cardId) ? book2.isWoundOfGame(state, cardId) : book2.findPowerCard(cardId) !== void 0;
function refusedPlan(book2, state, { heroId: heroId13, plays: plays3 }, seat6) {
  if (!book2.isHeroId(heroId13)) return refused(book2, "plan", "UNKNOWN_ID", { id: heroId13 });
  const unknown = plays3.find(({ cardId }) => !isKnown(book2, state, cardId));
  if (unknown) return refused(book2, "plan", "UNKNOWN_ID", { id: unknown.cardId });
  const hero7 = ownHeroInPlay(state, seat6, heroId13);
  if (!hero7) return refused(book2, "plan", "NOT_OWN_HERO", { hero: heroId13 });
  if (hero7.plan) return refused(book2, "takeBack", "PLAN_ALREADY_LAID", { hero: heroId13 });
  return refusedPlays(book2, hero7, plays3);
}
function refusedPlays(book2, hero7, plays3) {
  const { heroId: heroId13, hand } = hero7;
  const ids = plays3.map(({ cardId }) => cardId);
  const foreign = ids.find((id) => !book2.isWoundCard(id) && book2.powerCard(id).heroId !== heroId13);
  if (foreign !== void 0) return refused(book2, "ownCards", "CARD_NOT_OF_HERO", { card: foreign, hero: heroId13 });
  const missing2 = ids.find((id) => !hand.includes(id));
  if (missing2 !== void 0) return refused(book2, "plan", "CARD_NOT_IN_HAND", { card: missing2, hero: heroId13 });
  if (new Set(ids).size < ids.length) return refused(book2, "plan", "DUPLICATE_CARD");
  if (ids.length > mostPlays) return refused(book2, "mostCards", "TOO_MANY_CARDS");
  if (ids.every((id) => book2.isWoundCard(id))) return refused(book2, "powerCardNeeded", "NO_POWER_CARD");
  const wrong = plays3.find(({ cardId, side: side3 }) => !sidesOfCard(book2, cardId).includes(side3));
  return wrong ? refused(book2, "cardSides", "SIDE_NOT_ALLOWED", { card: wrong.cardId }) : void 0;
}
var planCommands = (book2, steps) => ({
  planCards: {
    steps,
    check: (state, command, seat6) => refusedPlan(book2, state, command, seat6),
    offersAreLegal: true,
    *offers(state, seat6) {
      for (const { heroId: heroId13, hand, plan: plan2 } of ownHeroesInPlay(state, seat6)) {
        if (plan2) continue;
        const cards4 = inHandOrder(book2, hand).map((cardId) => plannable(book2, cardId));
        for (const plays3 of plansOf(cards4)) yield { type: "planCards", heroId: heroId13, plays: plays3 };
      }
    },
    perform(turn, { heroId: heroId13, plays: plays3 }, seat6) {
      const { side: side3 } = heroOf(turn.state, heroId13);
      const shown2 = book2.planShows(plays3);
      turn.emit({ type: "heroPlanned", seat: seat6, side: side3, heroId: heroId13, plays: plays3.map((play2) => ({ ...play2 })), ...shown2 });
    }
  }
});

// libs/skirmish/src/strategy/ready.ts
var firstUnplanned = (book2, state, seat6) => ownHeroesInPlay(state, seat6).find((hero7) => !book2.isPlanned(hero7));
var seatsNotReady = (state) => seatsWhere(state, ({ seat: seat6, ready }) => !ready && ownHeroesInPlay(state, seat6).length > 0);
var readyCommands = (book2, steps) => ({
  declareReady: {
    steps,
    check(state, _command, seat6) {
      const hero7 = firstUnplanned(book2, state, seat6);
      return hero7 ? refused(book2, "plan", "PLAN_INCOMPLETE", { hero: hero7.heroId }) : void 0;
    },
    *offers() {
      yield { type: "declareReady" };
    },
    perform: (turn, _command, seat6) => {
      turn.emit({ type: "readyDeclared", seat: seat6 });
    }
  }
});

// libs/skirmish/src/strategy/take-back.ts
var takeBackCommands = (book2, steps) => ({
  takeBackPlan: {
    steps,
    check(state, { heroId: heroId13 }, seat6) {
      if (!book2.isHeroId(heroId13)) return refused(book2, "takeBack", "UNKNOWN_ID", { id: heroId13 });
      const hero7 = ownHeroInPlay(state, seat6, heroId13);
      if (!hero7) return refused(book2, "takeBack", "NOT_OWN_HERO", { hero: heroId13 });
      if (!book2.hasLaid(hero7)) return refused(book2, "takeBack", "NO_PLAN");
      return seatAt(state, seat6).takeBacks > 0 ? void 0 : refused(book2, "takeBack", "NO_TAKE_BACK_LEFT");
    },
    *offers(state, seat6) {
      for (const { heroId: heroId13 } of ownHeroesInPlay(state, seat6)) yield { type: "takeBackPlan", heroId: heroId13 };
    },
    perform: (turn, { heroId: heroId13 }, seat6) => {
      turn.emit({ type: "planTakenBack", seat: seat6, heroId: heroId13 });
    }
  }
});

// libs/skirmish/src/trials/trial-frame.ts
var testFrame = (test3) => ({
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
  ...test3
});

// libs/skirmish/src/trials/trial-commands.ts
var trialCommands = (book2, steps) => ({
  attemptTest: {
    steps,
    check(state, { testId, characteristic: characteristic3 }) {
      if (!testOfKey({ book: book2, state }, testId)) return refused(book2, "test", "UNKNOWN_ID", { id: testId });
      const refusal = whyNoAction({ book: book2, state });
      if (refusal) return refusal;
      const placed = placedTest({ book: book2, state }, testId);
      if (!placed) return refused(book2, "testPiece", "NOT_IN_PLAY", { id: testId });
      if (testState({ book: book2, state }, testId).closed) return refused(book2, "testClosed", "TEST_ALREADY_PASSED");
      if (!placed.test.offers.some((offer2) => offer2.characteristic === characteristic3)) {
        return refused(book2, "test", "CHARACTERISTIC_NOT_OFFERED");
      }
      return whyNotThere({ book: book2, state }, activeHero(state), placed, characteristic3);
    },
    *offers(state) {
      if (whyNoAction({ book: book2, state })) return;
      for (const { key, test: test3 } of placedTests({ book: book2, state })) {
        for (const { characteristic: characteristic3 } of test3.offers) yield { type: "attemptTest", testId: key, characteristic: characteristic3 };
      }
    },
    perform(turn, { testId, characteristic: characteristic3 }, _seat, machine2) {
      const { state } = turn;
      const heroId13 = activeHero(state);
      const placed = placedTest({ book: book2, state }, testId);
      if (!placed) return;
      const { test: test3, pieceId, spaces: spaces2 } = placed;
      const context = contextOfDeed(state, heroId13, test3.id, { pieceId });
      machine2.pushRoot(context);
      pay(machine2, heroId13);
      const afar = !spaces2.includes(spaceOf(state, heroId13));
      machine2.push(testFrame({ context, testKey: testId, testId: test3.id, heroId: heroId13, characteristic: characteristic3, afar }));
    }
  }
});
function whyNotThere(table, heroId13, { spaces: spaces2, pieceId }, characteristic3) {
  const from = spaceOf(table.state, heroId13);
  if (spaces2.includes(from)) return void 0;
  if (characteristic3 !== "ATTACK") return refused(table.book, "testPlace", "NOT_ON_INTERACTION_SPACE");
  if (!mayAttackFromAfar(table, heroId13)) return refused(table.book, "testAfar", "NO_RANGED_POWER");
  if (spaces2.some((to) => sees(table, heroId13, from, to, pieceId))) return void 0;
  return refused(table.book, "testSight", "NO_LINE_OF_SIGHT", {
    ...whatHidesAll(table, heroId13, from, spaces2, pieceId)
  });
}

// libs/skirmish/src/trials/trial-sums.ts
function trialOf({ difficulty, maluses, malusMode, toTotal = 0 }) {
  return malusMode === "DICE" ? { dice: Math.max(0, difficulty - maluses), toTotal } : { dice: Math.max(0, difficulty), toTotal: toTotal - maluses };
}
var totalOf = (trial, faces3) => faces3.reduce((sum2, face) => sum2 + face, trial.toTotal);
var passes = (total2, characteristic3) => total2 <= characteristic3;
var isSure = (trial, characteristic3) => passes(highestTotal(trial.dice) + trial.toTotal, characteristic3);

// libs/skirmish/src/trials/trial-terms.ts
function trialTerms(table, heroId13, key, which, printedDifficulty) {
  const test3 = testOfKey(table, key);
  const offered = test3?.offers.find((offer2) => offer2.characteristic === which)?.difficulty;
  const { malus, change: change3, toTotal = 0 } = testState(table, key);
  const powers = timesGranted(table, heroId13, "TESTS_ONE_DIE_MORE") - timesGranted(table, heroId13, "TESTS_ONE_DIE_FEWER");
  return trialOf({
    difficulty: (printedDifficulty ?? offered ?? 0) + change3 + powers,
    maluses: malus[which] ?? 0,
    malusMode: table.book.malusMode,
    toTotal: toTotal + table.book.toTotal(table.state, test3)
  });
}

// libs/skirmish/src/trials/trial.ts
var testRunner = (own = {}) => (runner, frame) => {
  switch (frame.stage) {
    case "ATTEMPT":
      attempt(runner, frame, own);
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
      resolve(runner, frame, own);
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
function attempt(runner, frame, own) {
  const { turn } = runner;
  frame.noted = runner.noted;
  const { heroId: heroId13, testKey: testKey3, testId, characteristic: which, afar } = frame;
  const trial = trialTerms(runner, heroId13, testKey3, which, own.difficultyOf?.(runner, frame));
  frame.value = characteristic(runner, heroId13, which);
  frame.sure = isSure(trial, frame.value);
  frame.change = trial.toTotal;
  turn.emit({
    type: "testAttempted",
    heroId: heroId13,
    testKey: testKey3,
    testId,
    characteristic: which,
    value: frame.value,
    dice: trial.dice,
    ...trial.toTotal === 0 ? {} : { toTotal: trial.toTotal },
    sure: frame.sure,
    afar,
    ...own.attempted?.(frame)
  });
  frame.stage = frame.sure ? "COMPARE" : "AFTER_ROLL";
  if (frame.sure) return;
  frame.faces = rollTest(turn.random, trial.dice);
  turn.emit({ type: "testRolled", heroId: heroId13, faces: [...frame.faces], total: totalNow(frame) });
}
var totalNow = ({ faces: faces3, change: change3 }) => totalOf({ dice: faces3.length, toTotal: change3 }, faces3);
function resolve(runner, frame, own) {
  const { heroId: heroId13, testKey: testKey3, testId, context } = frame;
  frame.passed = frame.sure || passes(totalNow(frame), frame.value);
  const { passed } = frame;
  const card6 = frame.object ? void 0 : testOfKey(runner, testKey3);
  runner.turn.emit({
    type: "testResolved",
    heroId: heroId13,
    testKey: testKey3,
    testId,
    characteristic: frame.characteristic,
    passed,
    closed: passed && card6?.repeatable === false,
    malus: !passed && card6 !== void 0 && runner.book.failureCosts(card6),
    ...own.resolved?.(frame)
  });
  if (!card6) {
    if (passed) own.afterPassing?.(runner, frame);
    return;
  }
  runner.happened({ kind: passed ? "TEST_PASSED" : "TEST_FAILED", testId, figureId: heroId13 }, context);
  if (passed) runner.push(effectsFrame(card6.onSuccess, context));
  else own.afterFailing?.(runner, frame, card6);
}

// libs/skirmish/src/wounds/outs.ts
var nobodysCredit = { side: null, heroId: null };
var whoIsOut = (table) => figuresInPlay(table.state).flatMap((figure4) => {
  const cause = outCause(table, figure4);
  return cause ? [{ figureId: figure4.id, cause }] : [];
});
function outCause(table, figure4) {
  const { book: book2, state } = table;
  const { id, ownerId, damage } = figure4;
  if (ownerId !== null && !standsOnBoard(state, ownerId)) return "OWNER_OUT";
  if (book2.outAtHealth(state, figure4)) return damage >= healthOf(table, id) ? "DAMAGE" : void 0;
  const wounds = (findHeroState(state, id)?.hand ?? []).filter((card6) => book2.isWoundCard(card6));
  return isOutByWounds(wounds.length, book2.woundLimit(state)) ? "WOUNDS" : void 0;
}
function putOut({ book: book2, state, turn }, figureId, cause, credit2 = nobodysCredit) {
  const hero7 = findHeroState(state, figureId);
  const woundIds = hero7 ? [...hero7.hand, ...hero7.inPlay.map(({ cardId }) => cardId), ...hero7.discard].filter((id) => book2.isWoundCard(id)) : [];
  const { side: side3 } = figureOf(state, figureId);
  const credited = cause === "DAMAGE" && credit2.side !== side3 ? credit2 : nobodysCredit;
  turn.emit({
    type: "figureOut",
    figureId,
    side: credited.side,
    ...credited.heroId === null ? {} : { by: credited.heroId },
    cause,
    woundIds
  });
}

// libs/clash/src/table/in-clash.ts
var inClash = (ask) => (state, ...rest) => ask({ state, book }, ...rest);
var doneInClash = (act) => (turn, ...rest) => act({ turn, state: turn.state, book }, ...rest);

// libs/clash/src/shared.ts
var whyNoAction2 = inClash(whyNoAction);
var moveCommands2 = moveCommands(book, ["activation.hero"]);
var powerCommands2 = powerCommands(book, ["activation.hero"]);
var attackCommands2 = attackCommands(book, ["activation.hero"]);
var whyNoAttack2 = inClash(whyNoAttack);
var factsOfNoAttack2 = inClash(factsOfNoAttack);
var ownPushes2 = inClash(ownPushes);
var canDo2 = inClash(canDo);
var isMet2 = inClash(isMet);
var pickFigures2 = inClash(pickFigures);
var names2 = inClash(names);
var spacesOf2 = inClash(spacesOf);
var advancementSteps2 = advancementSteps(book);
var advancementCommands2 = advancementCommands(book, ["advancement"]);
var advanceUnasked2 = doneInClash(advanceUnasked);
var opensStep2 = opensStep;
var stepEvolvers2 = stepEvolvers({
  strategy: "STRATEGY",
  "endOfTurn.promotion": "PROMOTION"
});
var windowCommands2 = windowCommands(book);
var planCommands2 = planCommands(book, ["strategy"]);
var plannable2 = (cardId) => plannable(book, cardId);
var hasAbility2 = inClash(hasAbility);
var zoneOfSpace2 = inClash(zoneOfSpace);
var characteristic2 = inClash(characteristic);
var isEnemy2 = inClash(isEnemy);
var nearestFreeSpace2 = inClash(nearestFreeSpace);
var placedTests2 = inClash(placedTests);
var testState2 = inClash(testState);
var trialCommands2 = trialCommands(book, ["activation.hero"]);
var drawWound2 = doneInClash(drawWound);
var woundEvolvers2 = {
  woundDrawn(state, event) {
    if (state.woundPile[0] !== event.woundId) state.blanks += 1;
    woundEvolvers.woundDrawn(state, event);
  }
};

// libs/clash/src/threat-sheets/rules-in-play.ts
function rulesInPlay(state) {
  const { threatSheet, rules: rules2 } = scenarioOf(state);
  const scenario2 = [...threatSheet?.scenarioReactions ?? [], ...rules2];
  return [
    ...(threatSheet?.villainReactions ?? []).map((rule2) => ({ kind: "VILLAIN", rule: rule2 })),
    ...scenario2.map((rule2) => ({ kind: "SCENARIO", rule: rule2 }))
  ];
}
var ruleInPlay = (state, ruleId) => rulesInPlay(state).find(({ rule: rule2 }) => rule2.id === ruleId);
function rulesSetOff(turn, happening, context) {
  const { state } = turn;
  const figureId = "figureId" in happening ? happening.figureId : null;
  const of = (ruleId) => contextOfSetOff(context, ruleId, figureId, true);
  const inPlay = rulesInPlay(state);
  for (const { rule: rule2 } of inPlay) turn.spend(weightOf(rule2.on));
  return inPlay.filter(({ rule: rule2 }) => answers2(state, rule2.on, happening, of(rule2.id))).map(({ rule: rule2 }) => ({ ruleId: rule2.id, context: of(rule2.id) }));
}
function answers2(state, on, happening, context) {
  const scope = scopeOf(context);
  switch (happening.kind) {
    case "TURN_START":
      return on.turnStart === true;
    case "ATTACKED":
      return on.attacked !== void 0 && names2(state, on.attacked, happening.figureId, scope);
    case "HIT":
      return on.hit !== void 0 && names2(state, on.hit, happening.figureId, scope);
    case "ARRIVED":
      return on.arrived !== void 0 && isThere(state, on.arrived, happening.figureId, context);
    case "ACTIVATION_ENDED":
      return on.activationEnded !== void 0 && isThere(state, on.activationEnded, happening.figureId, context);
    case "TEST_PASSED":
      return on.testPassed === happening.testId;
    case "OBJECT_USED":
      return on.objectUsed?.kind === happening.kindId && on.objectUsed.use === happening.use;
    case "ARTICLE":
      return on.articleWon === happening.articleId;
    default:
      return isSetOff({ state, book }, on, happening, context);
  }
}
function isThere(state, { figures: figures4, zone }, figureId, context) {
  const spaceId = findFigure(state, figureId)?.spaceId;
  if (!spaceId || zoneOfSpace2(state, spaceId) !== zone) return false;
  return names2(state, figures4, figureId, scopeOf(context));
}

// libs/clash/src/threat-sheets/push-rule.ts
function pushRule(runner, { ruleId, context }) {
  const { state, turn } = runner;
  const found2 = ruleInPlay(state, ruleId);
  if (!found2 || found2.kind === "VILLAIN" && isVillainOut(state)) return false;
  if (!isMet2(state, found2.rule.if, scopeOf(context))) return false;
  turn.emit({
    type: "ruleTriggered",
    ruleId,
    kind: found2.kind,
    ...context.selfId === null ? {} : { figureId: context.selfId }
  });
  runner.push(effectsFrame(found2.rule.do, context));
  return true;
}

// libs/clash/src/threat-sheets/moments.ts
function pushMoment(runner, moment) {
  const kind = "turnStart" in moment ? "TURN_START" : "TURN_END";
  const rules2 = rulesSetOff(runner.turn, { kind }, contextOfRule(kind));
  if (rules2.length > 0) runner.push({ kind: "moment", ruleIds: rules2.map(({ ruleId }) => ruleId) });
}
function runMoment(runner, frame) {
  const ruleId = frame.ruleIds.shift();
  if (ruleId === void 0) return "DONE";
  const context = contextOfRule(ruleId);
  runner.pushRoot(context);
  pushRule(runner, { ruleId, context });
  return "AGAIN";
}
function activationEndedRules(runner, heroId13) {
  const context = contextOfDeed(runner.state, heroId13, heroId13);
  const queue = rulesSetOff(runner.turn, { kind: "ACTIVATION_ENDED", figureId: heroId13 }, context);
  if (queue.length > 0) runner.push({ kind: "reactions", context, collects: false, queue });
}

// libs/clash/src/activation/activation.ts
var activationSteps = {
  "activation.hero": {
    asked(state) {
      const heroId13 = state.active?.figureId;
      const hero7 = heroId13 === void 0 ? void 0 : heroOf(state, heroId13);
      return hero7 ? seatsWhere(state, ({ seat: seat6 }) => seat6 === hero7.seat) : [];
    },
    byDefault: () => ({ type: "endActivation" })
  }
};
function endActivation(turn, machine2) {
  const { active } = turn.state;
  if (!active) return;
  const { heroId: heroId13, side: side3 } = heroOf(turn.state, active.figureId);
  turn.emit({ type: "activationEnded", side: side3, heroId: heroId13 });
  activationEndedRules(machine2, heroId13);
}
var activationCommands = {
  endActivation: {
    steps: ["activation.hero"],
    check: () => void 0,
    *offers() {
      yield { type: "endActivation" };
    },
    perform: (turn, _command, _seat, machine2) => {
      endActivation(turn, machine2);
    }
  }
};

// libs/clash/src/refusals.ts
var refusals = {
  ...skirmishRefusals,
  RANK_NEEDS_CONSENT: [],
  RANK_NOT_OFFERED: ["rank"],
  ALREADY_CHOSEN: ["hero"],
  WEAKNESS_IS_AUTOMATIC: [],
  NOT_THREE_CARDS: [],
  SIDEKICK_TAKEN: ["sidekick"],
  NEWSPAPER_TAKEN: [],
  NOT_TEAMUP: ["hero"],
  CHARACTERISTIC_NOT_ALLOWED: [],
  SAME_CHARACTERISTIC: [],
  USE_NOT_OFFERED: [],
  NOT_ADJACENT_TO_OBJECT: [],
  CONDITION_NOT_MET: [],
  NOT_OWN_TEAMUP: ["hero"]
};
var refuse2 = (rule2, code, facts = {}) => refuse(`CLASH-${String(rule2).padStart(3, "0")}`, code, facts);

// libs/clash/src/activation/special-action-commands.ts
function contextOf(state, { id, at: at2 }) {
  const heroId13 = activeHero(state);
  const kind = at2.tokens ?? at2.objects;
  const piece3 = [...state.tokens, ...state.objects].find(
    ({ kindId, spaceId }) => kindId === kind && spaceId === spaceOf(state, heroId13)
  );
  return contextOfDeed(state, heroId13, id, { pieceId: piece3?.id ?? null });
}
var specialActionCommands = {
  performSpecialAction: {
    steps: ["activation.hero"],
    check(state, { specialActionId }) {
      const special = findSpecialAction(state, specialActionId);
      if (!special) return refuse2(89, "UNKNOWN_ID", { id: specialActionId });
      const noAction = whyNoAction2(state, special.cost);
      if (noAction) return noAction;
      const context = contextOf(state, special);
      if (!spacesOf2(state, special.at, scopeOf(context)).includes(spaceOf(state, activeHero(state)))) {
        return refuse2(83, "NOT_ON_INTERACTION_SPACE");
      }
      if (!isMet2(state, special.if, scopeOf(context))) return refuse2(89, "CONDITION_NOT_MET");
      return canDo2(state, special.do, context) ? void 0 : refuse2(214, "NO_TARGET");
    },
    *offers(state) {
      for (const { id } of onTable(state).specialActions) yield { type: "performSpecialAction", specialActionId: id };
    },
    perform(turn, { specialActionId }, _seat, machine2) {
      const special = findSpecialAction(turn.state, specialActionId);
      if (!special) return;
      const heroId13 = activeHero(turn.state);
      const context = contextOf(turn.state, special);
      machine2.pushRoot(context);
      pay(machine2, heroId13, special.cost);
      turn.emit({ type: "specialActionPerformed", heroId: heroId13, specialActionId });
      machine2.push(effectsFrame(special.do, context));
    }
  }
};

// libs/clash/src/table/canonical-order.ts
function sortTable(state) {
  state.heroes.sort((a, b) => a.seat - b.seat || Number(a.teamUp) - Number(b.teamUp));
  const heroPlace = (id) => state.heroes.findIndex(({ heroId: heroId13 }) => heroId13 === id);
  const sheetPlace = (id) => box.printed.villainSheet.findIndex((sheet) => sheet.id === id);
  const keys = (figure4) => figure4.kind === "VILLAIN" ? [1, sheetPlace(figure4.sheetId), figure4.number] : [0, heroPlace(figure4.ownerId ?? figure4.id), Number(figure4.kind === "SIDEKICK")];
  state.figures.sort((a, b) => compareKeys(keys(a), keys(b)));
}
function compareKeys(a, b) {
  const at2 = a.findIndex((key, place) => key !== b[place]);
  return at2 < 0 ? 0 : (a[at2] ?? 0) - (b[at2] ?? 0);
}

// libs/clash/src/end-of-turn/promotion.ts
var teamUpHeroes = (state, seat6) => ownHeroesInPlay(state, seat6).filter(({ teamUp }) => teamUp);
var promotionSteps = {
  "endOfTurn.promotion": {
    asked: (state) => seatsWhere(state, ({ seat: seat6, mainHero }) => mainHero === null && teamUpHeroes(state, seat6).length > 0),
    byDefault: (state, seat6) => ({ type: "promoteTeamUpHero", heroId: teamUpHeroes(state, seat6)[0]?.heroId ?? "" })
  }
};
var promotionCommands = {
  promoteTeamUpHero: {
    steps: ["endOfTurn.promotion"],
    check(state, { heroId: heroId13 }, seat6) {
      if (!findHero(heroId13)) return refuse2(29, "UNKNOWN_ID", { id: heroId13 });
      const own = teamUpHeroes(state, seat6).some((hero7) => hero7.heroId === heroId13);
      return own ? void 0 : refuse2(29, "NOT_OWN_TEAMUP", { hero: heroId13 });
    },
    *offers(state, seat6) {
      for (const { heroId: heroId13 } of teamUpHeroes(state, seat6)) yield { type: "promoteTeamUpHero", heroId: heroId13 };
    },
    perform(turn, { heroId: heroId13 }, seat6) {
      const { side: side3, notTaken } = heroOf(turn.state, heroId13);
      turn.emit({ type: "heroPromoted", seat: seat6, side: side3, heroId: heroId13, cardIds: [...notTaken] });
    }
  }
};
var promotionEvolvers = {
  heroPromoted(state, { seat: seat6, heroId: heroId13, cardIds }) {
    const hero7 = heroOf(state, heroId13);
    hero7.hand = inHandOrder2([...hero7.hand, ...cardIds]);
    Object.assign(hero7, { notTaken: [], teamUp: false, tokens: null });
    seatAt(state, seat6).mainHero = heroId13;
    sortTable(state);
  }
};

// libs/clash/src/flow/set-up/ranks.ts
var rankOfScenario = (state) => rankOfDifficulty[scenarioOf(state).difficulty];
var rankAbove = (rank) => ranks[ranks.indexOf(rank) + 1];
var chosenRank = ({ options }, side3) => side3 === "A" ? options.rankA : options.rankB;
function rankOfMainHero(state, side3, heroId13) {
  const { campaign: campaign2 } = state.options;
  if (campaign2) return rankInCampaign(campaign2, heroId13);
  return chosenRank(state, side3) ?? rankOfScenario(state);
}
function mayBeAllowedHigherRank(state, side3) {
  return isVersus(state) && state.options.campaign === void 0 && chosenRank(state, side3) === void 0 && rankAbove(rankOfScenario(state)) !== void 0 && state.sides[side3].heroes < scenarioOf(state).recommendedHeroes;
}
var consentingSeat = (state, side3) => seatsOf(state, otherSide(side3)).find(({ resigned }) => !resigned)?.seat;

// libs/clash/src/flow/set-up/heroes.ts
function takeHero(turn, seat6, heroId13, rank, teamUp) {
  const { state, random } = turn;
  const record = teamUp ? void 0 : recordOf(state.options.campaign, heroId13);
  const set = record ? recordedSet(book, record) : buildSet(book, random, heroId13, rank);
  const choosesCards = teamUp || !isVersus(state);
  turn.emit({
    type: "heroChosen",
    seat: seat6,
    heroId: heroId13,
    side: seatAt(state, seat6).side,
    rank,
    teamUp,
    ...set,
    choosesCards
  });
}
function refusedRank(state, seat6, heroId13, rank) {
  const { side: side3 } = seatAt(state, seat6);
  const offered = rankOfMainHero(state, side3, heroId13);
  if (rank === offered) return void 0;
  const consentMatters = rank === rankAbove(offered) && mayBeAllowedHigherRank(state, side3);
  if (!consentMatters) return refuse2(68, "RANK_NOT_OFFERED", { rank: offered });
  return state.sides[side3].higherRank === true ? void 0 : refuse2(69, "RANK_NEEDS_CONSENT");
}
var { steps: heroSteps, commands: heroCommands } = heroChoice(book, {
  sides,
  rankByDefault: (state, seat6, heroId13) => rankOfMainHero(state, seatAt(state, seat6).side, heroId13),
  refusedRank,
  take(turn, seat6, heroId13, rank) {
    takeHero(turn, seat6, heroId13, rank, false);
  }
});
var isWeakness2 = (cardId) => isWeakness(book, cardId);
var heroEvolvers = {
  heroChosen(state, { seat: seat6, heroId: heroId13, side: side3, rank, teamUp, cardIds, setAside, choosesCards }) {
    const taken2 = cardIds.filter((id) => !choosesCards || isWeakness2(id));
    state.heroes.push({
      ...newHero({ heroId: heroId13, seat: seat6, side: side3, rank, setAside: [...setAside] }),
      side: side3,
      hand: taken2,
      notTaken: cardIds.filter((id) => !taken2.includes(id)),
      tokens: null,
      teamUp,
      choosesCards
    });
    state.figures.push(newFigure({ id: heroId13, kind: "HERO", side: side3 }));
    if (!teamUp) seatAt(state, seat6).mainHero = heroId13;
    sortTable(state);
  }
};

// libs/clash/src/flow/set-up/card-choice.ts
var CHOSEN_CARDS = 3;
var choosing = (state, seat6) => state.heroes.filter((hero7) => hero7.seat === seat6 && hero7.choosesCards && !isOut(state, hero7.heroId));
function refused2(state, { heroId: heroId13, cardIds }, seat6) {
  const unknown = [...findHero(heroId13) ? [] : [heroId13], ...cardIds.filter((id) => !findPowerCard(id))][0];
  if (unknown !== void 0) return refuse2(22, "UNKNOWN_ID", { id: unknown });
  const hero7 = state.heroes.find((own) => own.heroId === heroId13 && own.seat === seat6);
  if (!hero7 || isOut(state, heroId13)) return refuse2(22, "NOT_OWN_HERO", { hero: heroId13 });
  if (!hero7.choosesCards) return refuse2(22, "ALREADY_CHOSEN", { hero: heroId13 });
  const foreign = cardIds.find((id) => !isWeakness2(id) && !hero7.notTaken.includes(id));
  const stranger = foreign ?? cardIds.find((id) => isWeakness2(id) && !hero7.hand.includes(id));
  if (stranger !== void 0) return refuse2(23, "CARD_NOT_OF_HERO", { card: stranger, hero: heroId13 });
  if (cardIds.some(isWeakness2)) return refuse2(22, "WEAKNESS_IS_AUTOMATIC");
  const fits2 = cardIds.length === CHOSEN_CARDS && new Set(cardIds).size === CHOSEN_CARDS;
  return fits2 ? void 0 : refuse2(22, "NOT_THREE_CARDS");
}
function* threeOf(cards4) {
  for (const [first, a] of cards4.entries()) {
    for (const [second, b] of cards4.entries()) {
      if (second <= first) continue;
      for (const c of cards4.slice(second + 1)) yield [a, b, c];
    }
  }
}
var cardChoiceSteps = {
  "setup.cards": {
    asked: (state) => seatsWhere(state, ({ seat: seat6 }) => choosing(state, seat6).length > 0),
    byDefault(state, seat6) {
      const [hero7] = choosing(state, seat6);
      return { type: "chooseCards", heroId: hero7?.heroId ?? "", cardIds: hero7?.notTaken.slice(0, CHOSEN_CARDS) ?? [] };
    }
  }
};
var cardChoiceCommands = {
  chooseCards: {
    steps: ["setup.cards"],
    check: refused2,
    *offers(state, seat6) {
      for (const { heroId: heroId13, notTaken } of choosing(state, seat6)) {
        for (const cardIds of threeOf(notTaken)) yield { type: "chooseCards", heroId: heroId13, cardIds };
      }
    },
    perform(turn, { heroId: heroId13, cardIds }, seat6) {
      const { side: side3 } = heroOf(turn.state, heroId13);
      turn.emit({ type: "cardsChosen", seat: seat6, heroId: heroId13, side: side3, cardIds: inCardOrder(book, heroId13, cardIds) });
    }
  }
};
var cardChoiceEvolvers = {
  cardsChosen(state, { heroId: heroId13, cardIds }) {
    const hero7 = heroOf(state, heroId13);
    hero7.hand = inCardOrder(book, heroId13, [...hero7.hand, ...cardIds]);
    hero7.notTaken = hero7.notTaken.filter((id) => !cardIds.includes(id));
    hero7.choosesCards = false;
  }
};

// libs/clash/src/flow/set-up/consent.ts
var consentSteps = {
  "setup.consent": {
    asked: (state) => seatsWhere(state, ({ seat: seat6, side: side3 }) => {
      const short = otherSide(side3);
      const open2 = state.sides[short].higherRank === null && mayBeAllowedHigherRank(state, short);
      return open2 && consentingSeat(state, short) === seat6;
    }),
    byDefault: () => ({ type: "consentHigherRank", allow: false })
  }
};
var consentCommands = {
  consentHigherRank: {
    steps: ["setup.consent"],
    check: () => void 0,
    *offers() {
      yield { type: "consentHigherRank", allow: false };
      yield { type: "consentHigherRank", allow: true };
    },
    perform(turn, { allow }, seat6) {
      const side3 = otherSide(seatAt(turn.state, seat6).side);
      turn.emit({ type: "higherRankAnswered", seat: seat6, side: side3, allow });
    }
  }
};
var consentEvolvers = {
  higherRankAnswered(state, { side: side3, allow }) {
    state.sides[side3].higherRank = allow;
  }
};

// libs/clash/src/flow/set-up/newspapers.ts
var NEWSPAPER_OF_THE_ONE_SIDE = "GUARDIANS_CHRONICLES";
var isTaken = (state, newspaper) => sides.some((side3) => state.sides[side3].newspaper === newspaper);
var newspaperSteps = {
  "setup.newspapers": {
    asked: (state) => seatsWhere(state, ({ side: side3 }) => isVersus(state) && state.sides[side3].newspaper === null),
    byDefault: (state) => ({
      type: "chooseNewspaper",
      newspaper: newspapers.find((newspaper) => !isTaken(state, newspaper)) ?? newspapers[0]
    })
  }
};
var newspaperCommands = {
  chooseNewspaper: {
    steps: ["setup.newspapers"],
    check: (state, { newspaper }) => isTaken(state, newspaper) ? refuse2(16, "NEWSPAPER_TAKEN") : void 0,
    *offers() {
      for (const newspaper of newspapers) yield { type: "chooseNewspaper", newspaper };
    },
    perform(turn, { newspaper }, seat6) {
      turn.emit({ type: "newspaperChosen", side: seatAt(turn.state, seat6).side, newspaper });
    }
  }
};
var newspaperEvolvers = {
  newspaperChosen(state, { side: side3, newspaper }) {
    state.sides[side3].newspaper = newspaper;
  }
};

// libs/clash/src/flow/set-up/placement.ts
function placeByRule(turn) {
  const { state } = turn;
  for (const { heroId: heroId13, side: side3 } of unplaced(state)) {
    const [first] = scenarioOf(state).starts[side3];
    const spaceId = freeStarts(book, state, side3)[0] ?? nearestFreeSpace2(state, first ?? "0,0");
    if (spaceId !== void 0) turn.emit({ type: "heroPlaced", heroId: heroId13, spaceId });
  }
}
function placeSidekicks(turn) {
  const { state } = turn;
  for (const { id, kind, status, ownerId } of state.figures) {
    if (kind !== "SIDEKICK" || status !== "RESERVE") continue;
    const owner = state.figures.find((figure4) => figure4.id === ownerId);
    const spaceId = owner?.spaceId ? nearestFreeSpace2(state, owner.spaceId) : void 0;
    if (spaceId !== void 0) turn.emit({ type: "heroPlaced", heroId: id, spaceId });
  }
}
var shared3 = placementSteps(book)["setup.placement"];
var placementSteps2 = {
  "setup.placement": {
    ...shared3,
    asked: (state) => scenarioOf(state).starts.chosen ? shared3.asked(state) : []
  }
};
var placementCommands2 = placementCommands(book, ["setup.placement"]);

// libs/clash/src/flow/set-up/sidekicks.ts
var MOST_SIDEKICKS = 2;
var taken = (state) => state.figures.filter(({ kind }) => kind === "SIDEKICK").map(({ id }) => id);
var freeSidekicks = (state) => box.printed.sidekick.map(({ id }) => id).filter((id) => !taken(state).includes(id));
var sidekickSteps = {
  "setup.sidekicks": {
    asked: (state) => seatsWhere(
      state,
      ({ mainHero, passed }) => !isVersus(state) && mainHero !== null && !passed && taken(state).length < MOST_SIDEKICKS
    ),
    byDefault: () => ({ type: "passSidekick" })
  }
};
var sidekickCommands = {
  takeSidekick: {
    steps: ["setup.sidekicks"],
    check(state, { sidekickId }) {
      if (!findSidekick(sidekickId)) return refuse2(259, "UNKNOWN_ID", { id: sidekickId });
      return taken(state).includes(sidekickId) ? refuse2(259, "SIDEKICK_TAKEN", { sidekick: sidekickId }) : void 0;
    },
    *offers(state) {
      for (const sidekickId of freeSidekicks(state)) yield { type: "takeSidekick", sidekickId };
    },
    perform(turn, { sidekickId }, seat6) {
      const heroId13 = seatAt(turn.state, seat6).mainHero ?? "";
      turn.emit({ type: "sidekickTaken", seat: seat6, heroId: heroId13, sidekickId });
    }
  },
  passSidekick: {
    steps: ["setup.sidekicks"],
    check: () => void 0,
    *offers() {
      yield { type: "passSidekick" };
    },
    perform: (turn, _command, seat6) => {
      turn.emit({ type: "sidekicksPassed", seat: seat6 });
    }
  }
};
var sidekickEvolvers = {
  sidekickTaken(state, { seat: seat6, heroId: heroId13, sidekickId }) {
    const { side: side3 } = seatAt(state, seat6);
    state.figures.push(newFigure({ id: sidekickId, kind: "SIDEKICK", side: side3, ownerId: heroId13 }));
    sortTable(state);
  },
  sidekicksPassed(state, { seat: seat6 }) {
    seatAt(state, seat6).passed = true;
  }
};

// libs/clash/src/flow/set-up/team-up.ts
function freePlaces(state, side3) {
  const taken2 = state.heroes.filter((hero7) => hero7.side === side3 && hero7.teamUp).length;
  return state.sides[side3].heroes - seatsOf(state, side3).length - taken2;
}
var teamUpSteps = {
  "setup.teamUp": {
    asked: (state) => seatsWhere(
      state,
      ({ side: side3, passed }) => !passed && freePlaces(state, side3) > 0 && freeHeroes(book, state).length > 0
    ),
    byDefault: () => ({ type: "passTeamUp" })
  }
};
var teamUpCommands = {
  takeTeamUpHero: {
    steps: ["setup.teamUp"],
    check: (state, { heroId: heroId13 }) => refusedHero(book, state, heroId13),
    *offers(state) {
      for (const heroId13 of freeHeroes(book, state)) yield { type: "takeTeamUpHero", heroId: heroId13 };
    },
    perform: (turn, { heroId: heroId13 }, seat6) => {
      takeHero(turn, seat6, heroId13, rankOfScenario(turn.state), true);
    }
  },
  passTeamUp: {
    steps: ["setup.teamUp"],
    check: () => void 0,
    *offers() {
      yield { type: "passTeamUp" };
    },
    perform: (turn, _command, seat6) => {
      turn.emit({ type: "teamUpPassed", seat: seat6 });
    }
  }
};
var teamUpEvolvers = {
  teamUpPassed(state, { seat: seat6 }) {
    seatAt(state, seat6).passed = true;
  }
};

// libs/clash/src/trials/trial-terms.ts
var keyOfUse = (objectId, use2) => `${objectId}:${use2}`;
var characteristicOfUse = (use2) => use2 === "CLASSIC" ? "MIND" : "ATTACK";
var difficultyOfUse = (kindId, use2) => {
  const { classic, aggressive } = objectKind(kindId);
  return (use2 === "CLASSIC" ? classic : aggressive)?.difficulty;
};

// libs/clash/src/objects/object-commands.ts
var objectOf = (state, objectId) => state.objects.find(({ id }) => id === objectId);
var objectCommands = {
  useObject: {
    steps: ["activation.hero"],
    check(state, command) {
      const { objectId, targetId } = command;
      if (!isObjectId(state, objectId)) return refuse2(100, "UNKNOWN_ID", { id: objectId });
      if (targetId !== void 0 && !findFigure(state, targetId)) return refuse2(102, "UNKNOWN_ID", { id: targetId });
      return whyNoUse(state, command);
    },
    *offers(state) {
      if (whyNoAction2(state)) return;
      const heroId13 = activeHero(state);
      for (const { id: objectId, kindId } of state.objects) {
        const { classic, aggressive } = objectKind(kindId);
        if (classic) yield { type: "useObject", objectId, use: "CLASSIC" };
        if (!aggressive) continue;
        for (const { id: targetId } of figuresInPlay(state)) {
          if (isEnemy2(state, heroId13, targetId)) yield { type: "useObject", objectId, use: "AGGRESSIVE", targetId };
        }
      }
    },
    perform(turn, { objectId, use: use2, targetId }, _seat, machine2) {
      const { state } = turn;
      const heroId13 = activeHero(state);
      const context = contextOfDeed(state, heroId13, objectId, { pieceId: objectId, targetId: targetId ?? null });
      machine2.pushRoot(context);
      pay(machine2, heroId13);
      const testKey3 = keyOfUse(objectId, use2);
      const object3 = { objectId, use: use2, targetId: targetId ?? null };
      machine2.push(
        testFrame({ context, testKey: testKey3, testId: testKey3, heroId: heroId13, characteristic: characteristicOfUse(use2), object: object3 })
      );
    }
  }
};
function whyNoUse(state, { objectId, use: use2, targetId }) {
  const noAction = whyNoAction2(state);
  if (noAction) return noAction;
  const heroId13 = activeHero(state);
  const object3 = objectOf(state, objectId);
  if (hasAbility2(state, heroId13, "CANNOT_USE_OBJECTS")) return refuse2(58, "FORBIDDEN_BY_CARD");
  if (!object3) return refuse2(100, "NOT_IN_PLAY", { id: objectId });
  if (targetId !== void 0 && !standsOnBoard(state, targetId)) return refuse2(102, "NOT_IN_PLAY", { id: targetId });
  const { classic, aggressive } = objectKind(object3.kindId);
  if (use2 === "CLASSIC")
    return classic && targetId === void 0 ? whyNotOn(state, heroId13, object3) : refuse2(100, "USE_NOT_OFFERED");
  if (!aggressive) return refuse2(100, "USE_NOT_OFFERED");
  return whyNoThrow(state, heroId13, object3, aggressive, targetId);
}
var whyNotOn = (state, heroId13, object3) => spaceOf(state, heroId13) === object3.spaceId ? void 0 : refuse2(101, "NOT_ON_INTERACTION_SPACE");
function whyNoThrow(state, heroId13, object3, { attack: mode }, targetId) {
  if (hasAbility2(state, heroId13, "CANNOT_ATTACK")) return refuse2(58, "FORBIDDEN_BY_CARD");
  const at2 = spaceOf(state, heroId13);
  const beside = isAdjacentToObject(boardOf2(state), openDoorsOf2(state), cellOf(at2), cellsOfObject(object3));
  if (at2 !== object3.spaceId && !beside) return refuse2(102, "NOT_ADJACENT_TO_OBJECT", { id: object3.id });
  if (targetId === void 0) return refuse2(106, "NO_TARGET");
  const terms = { attackerId: heroId13, targetId, mode, rangedGiven: true, weaponId: object3.id };
  const why2 = whyNoAttack2(state, terms);
  return why2 && refuse2(106, why2, factsOfNoAttack2(state, why2, terms));
}

// libs/clash/src/strategy/initiative-order.ts
var stack = doneInClash(stackDecks);
var stackDecks2 = (turn) => {
  stack(turn, sidesInPlay(turn.state));
};
var orderCommands2 = orderCommands(book, ["strategy"]);
var shared4 = strategyEvolvers(book);
var orderEvolvers = {
  turnStarted(state, event) {
    shared4.turnStarted(state, event);
    state.nextSide = null;
  }
};

// libs/clash/src/strategy/strategy.ts
var strategySteps = {
  strategy: {
    asked: seatsNotReady,
    byDefault(state, seat6) {
      const hero7 = firstUnplanned(book, state, seat6);
      if (!hero7) return { type: "declareReady" };
      const { heroId: heroId13 } = hero7;
      return hero7.plan ? { type: "placeTeamUpTokens", heroId: heroId13, characteristics: ["SPEED", "DEFENSE"] } : { type: "planCards", heroId: heroId13, plays: planByDefault(book, hero7) };
    }
  }
};
var readyCommands2 = readyCommands(book, ["strategy"]);

// libs/clash/src/strategy/take-back.ts
var takeBackCommands2 = takeBackCommands(book, ["strategy"]);
var shared5 = strategyEvolvers(book);
var takeBackEvolvers = {
  planTakenBack(state, event) {
    shared5.planTakenBack(state, event);
    heroOf(state, event.heroId).tokens = null;
  }
};

// libs/clash/src/strategy/team-up-tokens.ts
var TOKENS = 2;
var tokenCommands = {
  placeTeamUpTokens: {
    steps: ["strategy"],
    check(state, { heroId: heroId13, characteristics: chosen3 }, seat6) {
      if (!findHero(heroId13)) return refuse2(26, "UNKNOWN_ID", { id: heroId13 });
      const hero7 = ownHeroInPlay(state, seat6, heroId13);
      if (!hero7?.teamUp) return refuse2(26, "NOT_TEAMUP", { hero: heroId13 });
      if (hero7.tokens) return refuse2(26, "ALREADY_PLACED");
      if (chosen3.length !== TOKENS) return refuse2(27, "CHARACTERISTIC_NOT_ALLOWED");
      return chosen3[0] === chosen3[1] ? refuse2(27, "SAME_CHARACTERISTIC") : void 0;
    },
    *offers(state, seat6) {
      for (const { heroId: heroId13, teamUp, tokens: tokens2 } of ownHeroesInPlay(state, seat6)) {
        if (!teamUp || tokens2) continue;
        for (const [place, first] of characteristics.entries()) {
          for (const second of characteristics.slice(place + 1)) {
            yield { type: "placeTeamUpTokens", heroId: heroId13, characteristics: [first, second] };
          }
        }
      }
    },
    perform(turn, { heroId: heroId13, characteristics: chosen3 }, seat6) {
      const { side: side3 } = heroOf(turn.state, heroId13);
      turn.emit({ type: "teamUpTokensPlaced", seat: seat6, side: side3, heroId: heroId13, characteristics: [...chosen3] });
    }
  }
};
var tokenEvolvers = {
  teamUpTokensPlaced(state, { heroId: heroId13, characteristics: chosen3 }) {
    heroOf(state, heroId13).tokens = [...chosen3];
  }
};

// libs/clash/src/command-rules.ts
var commandRules = {
  ...consentCommands,
  ...heroCommands,
  ...teamUpCommands,
  ...cardChoiceCommands,
  ...sidekickCommands,
  ...newspaperCommands,
  ...placementCommands2,
  ...planCommands2,
  ...tokenCommands,
  ...takeBackCommands2,
  ...orderCommands2,
  ...readyCommands2,
  ...activationCommands,
  ...promotionCommands,
  ...advancementCommands2,
  ...moveCommands2,
  ...attackCommands2,
  ...trialCommands2,
  ...objectCommands,
  ...powerCommands2,
  ...specialActionCommands,
  ...windowCommands2
};
var rulesOf = ({ type }) => commandRules[type];

// libs/clash/src/activation/flips.ts
var startWith = inClash(actionsAtStart);
function sideToFlip(state) {
  const [one2] = sidesInPlay(state);
  const next = (isVersus(state) ? state.nextSide : one2) ?? "A";
  return [next, otherSide(next)].find((side3) => state.sides[side3].deck.length > 0);
}
function flipNext(turn) {
  const { state } = turn;
  for (let side3 = sideToFlip(state); side3 !== void 0; side3 = sideToFlip(state)) {
    const heroId13 = state.sides[side3].deck[0] ?? "";
    if (standsOnBoard(state, heroId13)) {
      activate(turn, side3, heroId13);
      return true;
    }
    turn.emit({ type: "cardVoid", side: side3, heroId: heroId13 });
  }
  return false;
}
function activate(turn, side3, heroId13) {
  const { state } = turn;
  const actions = startWith(state, heroId13);
  const sidekicks2 = state.figures.filter(({ id, ownerId }) => ownerId === heroId13 && standsOnBoard(state, id)).map(({ id }) => id);
  turn.emit({ type: "heroActivated", side: side3, heroId: heroId13, actions, sidekicks: sidekicks2 });
  opensStep2(turn, "activation.hero");
}
function passOn(state, side3) {
  state.nextSide = isVersus(state) ? otherSide(asSide(side3)) : null;
}
var flipEvolvers = {
  heroActivated(state, event) {
    activationEvolvers.heroActivated(state, event);
    passOn(state, event.side);
  },
  cardVoid(state, event) {
    activationEvolvers.cardVoid(state, event);
    passOn(state, event.side);
  }
};

// libs/clash/src/activation/initiative.ts
function initiativeValue(state, side3) {
  const heroIds = heroesInPlay(state).filter((hero7) => hero7.side === side3).map(({ heroId: heroId13 }) => heroId13);
  const sum2 = (name) => heroIds.reduce((total2, heroId13) => total2 + characteristic2(state, heroId13, name), 0);
  return { side: side3, speed: sum2("SPEED"), mind: sum2("MIND") };
}
function countInitiative(turn) {
  const { state } = turn;
  const values = sides.map((side3) => initiativeValue(state, side3));
  const [a, b] = values;
  const ahead = a.speed - b.speed || a.mind - b.mind;
  const drawn = ahead === 0 && state.firstSide === null;
  turn.emit({ type: "initiativeCounted", values, firstSide: firstSide(turn, ahead), drawn });
}
function firstSide({ state, random }, ahead) {
  if (ahead !== 0) return ahead > 0 ? "A" : "B";
  return state.firstSide === null ? random.pick(sides) : otherSide(state.firstSide);
}
var initiativeEvolvers = {
  initiativeCounted(state, { firstSide: first }) {
    Object.assign(state, { firstSide: first, nextSide: first });
  }
};

// libs/clash/src/activation/reveal.ts
function reveal2(turn, machine2) {
  const heroes2 = heroesInPlay(turn.state).map(({ heroId: heroId13, plan: plan2, tokens: tokens2 }) => ({
    heroId: heroId13,
    plays: plan2 ?? [],
    tokens: tokens2 ?? []
  }));
  turn.emit({ type: "cardsRevealed", heroes: heroes2 });
  pushReveal(machine2);
}
var revealEvolvers = {
  cardsRevealed(state, { heroes: heroes2 }) {
    for (const { heroId: heroId13, plays: plays3 } of heroes2) layOpen(book, state, heroId13, plays3);
    Object.assign(state, { phase: "ACTIVATION", step: null, nextSide: null });
  }
};

// libs/clash/src/table/over.ts
var overOf = ({ over }) => over;

// libs/clash/src/end-of-game/win-article.ts
function winArticle(turn, side3, kind, articleId) {
  const size = kind === "OBJECTIVE" ? sizeOf(turn, articleId) : "SMALL";
  const points2 = kind === "DISCREDIT" ? -articleValues[size] : articleValues[size];
  turn.emit({ type: "articleWon", side: side3, kind, articleId, size, points: points2 });
}
var sizeOf = ({ state }, articleId) => planOf2(state).articles.find(({ id }) => id === articleId)?.size ?? "SMALL";

// libs/clash/src/end-of-game/articles.ts
function winArticles(turn) {
  const won = [];
  for (const article3 of planOf2(turn.state).articles) {
    if (!turn.state.atStake.includes(article3.id)) continue;
    const side3 = winnerOf(turn.state, article3);
    if (side3 === null) continue;
    winArticle(turn, side3, "OBJECTIVE", article3.id);
    won.push(article3.id);
  }
  return won;
}
function winnerOf(state, { condition }) {
  if (!condition) return isVillainOut(state) ? state.villainBeatenBy : null;
  const sides2 = sidesInPlay(state).filter((side3) => isMet2(state, condition, scopeOfSide(side3)));
  if (sides2.length < 2) return sides2[0] ?? null;
  return actingSide(state);
}
var actingSide = ({ active, figures: figures4 }) => figures4.find(({ id }) => id === active?.figureId)?.side ?? null;
function accomplishMissions(turn) {
  for (const { heroId: heroId13, missionId, missionDone } of turn.state.heroes) {
    if (missionId === null || missionDone || !standsOnBoard(turn.state, heroId13)) continue;
    const { atEnd, condition } = missionById(missionId);
    if (!atEnd && isMet2(turn.state, condition, scopeOfMission(turn.state, heroId13))) accomplish(turn, heroId13, missionId);
  }
}
function accomplish(turn, heroId13, missionId) {
  turn.emit({ type: "missionAccomplished", heroId: heroId13, missionId });
  const side3 = findFigure(turn.state, heroId13)?.side;
  if (side3) winArticle(turn, side3, "PRAISE", heroId13);
}

// libs/clash/src/end-of-game/pages.ts
var sizeOf2 = (state, { kind, id }) => kind === "OBJECTIVE" ? planOf2(state).articles.find((article3) => article3.id === id)?.size ?? "SMALL" : "SMALL";
var pointsOf = (state, article3) => articleValues[sizeOf2(state, article3)] * (article3.kind === "DISCREDIT" ? -1 : 1);
var partNames = { OBJECTIVE: "objectives", PRAISE: "praise", DISCREDIT: "discredit" };
var pageParts = (state, side3) => ["OBJECTIVE", "PRAISE", "DISCREDIT"].map((kind) => ({
  name: partNames[kind],
  points: state.sides[side3].page.filter((article3) => article3.kind === kind).reduce((points2, article3) => points2 + pointsOf(state, article3), 0)
}));
var pagePoints = (state, side3) => pageParts(state, side3).reduce((total2, { points: points2 }) => total2 + points2, 0);
var pageEvolvers = {
  articleWon(state, { side: side3, kind, articleId }) {
    state.sides[side3].page.push({ kind, id: articleId, turn: state.turn });
    if (kind === "OBJECTIVE") state.atStake = state.atStake.filter((id) => id !== articleId);
  }
};

// libs/clash/src/end-of-game/end-game.ts
var outcomeOfSide = { A: "SIDE_A", B: "SIDE_B" };
function outcomeOfPages(state) {
  const ahead = pagePoints(state, "A") - pagePoints(state, "B");
  if (ahead === 0) return "DRAW";
  return outcomeOfSide[ahead > 0 ? "A" : "B"];
}
function outcomeOf(state, reason) {
  if (reason === "VILLAIN_OBJECTIVE") return "VILLAIN";
  if (!isVersus(state)) return reason === "VICTORY" ? outcomeOfSide[state.options.startSide] : "VILLAIN";
  if (reason === "TURN_LIMIT" && planOf2(state).victory.atTurnLimit === "VILLAIN") return "VILLAIN";
  if (reason === "RESIGNATION") {
    const left = state.seats.find(({ resigned }) => !resigned);
    return left ? outcomeOfSide[left.side] : "DRAW";
  }
  return outcomeOfPages(state);
}
function missionsAtEnd(turn) {
  const { state } = turn;
  for (const { heroId: heroId13, missionId, missionDone } of heroesInPlay(state)) {
    if (missionId === null || missionDone) continue;
    const { atEnd, condition } = missionById(missionId);
    if (atEnd && isMet2(state, condition, scopeOfMission(state, heroId13))) accomplish(turn, heroId13, missionId);
  }
}
function endGame(turn, reason, outcome) {
  const { state } = turn;
  if (overOf(state)) return;
  missionsAtEnd(turn);
  const pages = sidesInPlay(state).map((side3) => ({ side: side3, points: pagePoints(state, side3) }));
  turn.emit({ type: "gameEnded", outcome: outcome ?? outcomeOf(state, reason), reason, pages });
}
var gameEndEvolvers = {
  gameEnded(state, { outcome, reason }) {
    if (state.phase === "STRATEGY") for (const hero7 of state.heroes) hero7.tokens = null;
    Object.assign(state, {
      over: { outcome, reason },
      phase: phaseAfterEnd(book, state),
      step: null,
      active: null,
      window: null,
      stack: [],
      villainItem: null
    });
    for (const seat6 of state.seats) seat6.ready = false;
  }
};

// libs/clash/src/wounds/outs.ts
var woundLimit = (state) => book.woundLimit(state);
var whoIsOut2 = inClash(whoIsOut);
var leave = doneInClash(putOut);
function putOut2(turn, figureId, cause, credit2) {
  const { side: side3, kind } = figureOf(turn.state, figureId);
  leave(turn, figureId, cause, credit2);
  if (kind === "HERO" && side3 !== null) winArticle(turn, side3, "DISCREDIT", figureId);
}

// libs/clash/src/end-of-game/end-if-over.ts
function endIfOver(turn) {
  const { state } = turn;
  const { victory, articles } = planOf2(state);
  if (victory.villain && isMet2(state, victory.villain, scopeOfSide(null))) {
    endGame(turn, "VILLAIN_OBJECTIVE", "VILLAIN");
    return;
  }
  if (state.options.mode === "VERSUS") {
    if (sidesInPlay(state).some((side4) => isMet2(state, victory[side4], scopeOfSide(side4)))) endGame(turn, "OBJECTIVE");
    else if (victory.other && isMet2(state, victory.other, scopeOfSide(null))) endGame(turn, "SHEET");
    return;
  }
  const side3 = state.options.startSide;
  if (!isMet2(state, victory[side3], scopeOfSide(side3))) return;
  const { page } = state.sides[side3];
  if (articles.every(({ id }) => page.some((won) => won.kind === "OBJECTIVE" && won.id === id)))
    endGame(turn, "VICTORY");
}

// libs/clash/src/end-of-game/state-check.ts
function stateCheck(turn, credit2 = nobodysCredit) {
  const outs = [];
  const articles = [];
  if (turn.state.phase === "SETUP") return [];
  const { victory, articles: atStake } = planOf2(turn.state);
  while (!overOf(turn.state)) {
    turn.spend(weightOf(victory) + weightOf(atStake));
    const leaving = whoIsOut2(turn.state);
    for (const { figureId, cause } of leaving) putOut2(turn, figureId, cause, credit2);
    const won = winArticles(turn);
    const done = turn.state.heroes.filter(({ missionDone }) => missionDone).length;
    accomplishMissions(turn);
    outs.push(...leaving.map(({ figureId }) => figureId));
    articles.push(...won);
    endIfOver(turn);
    const accomplished = turn.state.heroes.filter(({ missionDone }) => missionDone).length > done;
    if (leaving.length === 0 && won.length === 0 && !accomplished) break;
  }
  return [
    ...outs.map((figureId) => ({ kind: "OUT", figureId })),
    ...articles.map((articleId) => ({ kind: "ARTICLE", articleId }))
  ];
}

// libs/clash/src/end-of-turn/upkeep.ts
function doUpkeep(turn) {
  const { state } = turn;
  turn.emit({ type: "upkeepDone" });
  stateCheck(turn);
  const bereft = sidesInPlay(state).some((side3) => heroesInPlay(state).every((hero7) => hero7.side !== side3));
  if (bereft) endGame(turn, "NO_HERO");
  else if (state.turn >= scenarioOf(state).turnLimit) endGame(turn, "TURN_LIMIT");
}
var upkeepEvolvers2 = {
  upkeepDone(state, event) {
    upkeepEvolvers.upkeepDone(state, event);
    for (const hero7 of state.heroes) hero7.tokens = null;
  }
};

// libs/clash/src/objects/weapon.ts
function removeWeapon({ turn, state }, { weaponId }) {
  const object3 = state.objects.find(({ id }) => id === weaponId);
  if (!object3 || objectKind(object3.kindId).afterAggressive === "STAY") return;
  turn.emit({ type: "pieceRemoved", piece: "OBJECT", pieceId: object3.id, source: object3.id });
}

// libs/clash/src/attacking/attack.ts
var runAttack = attackRunner({ afterAttack: removeWeapon });

// libs/clash/src/behaviour/object-effects.ts
var objectEffects = {
  remove(runner, frame, what) {
    const { figures: figures4, tokens: tokens2, objects, count: count3 } = what;
    if (figures4 || tokens2 !== void 0) return sharedEffects.remove(runner, frame, what);
    return removePieces(runner, frame, "OBJECT", ofKind(runner.state.objects, objects), count3);
  },
  putObject(runner, frame, { kind, at: at2 }) {
    const spaces2 = chosenPlaces(runner, at2, frame.context).flat();
    return putPiece(runner, frame, "OBJECT", kind, spaceForPiece(runner, spaces2, objectKind(kind).footprint));
  }
};

// libs/clash/src/behaviour/plan-effects.ts
var planEffects = {
  track: (runner, frame, { by: by3 }) => moveTrack(runner, frame, by3),
  award(runner, { context }, { article: article3, side: word }) {
    const { state, turn } = runner;
    const side3 = sideMeant(runner, word, scopeOf(context));
    if (side3 === null || !state.atStake.includes(article3)) return "NOTHING";
    winArticle(turn, asSide(side3), "OBJECTIVE", article3);
    runner.happened({ kind: "ARTICLE", articleId: article3 }, context);
    return "NEXT";
  },
  endGame({ turn }, _frame, how) {
    if (how === "VILLAIN") endGame(turn, "VILLAIN_OBJECTIVE", "VILLAIN");
    else if (turn.state.options.mode === "VERSUS") endGame(turn, "SHEET");
    else return "NOTHING";
    return "NEXT";
  }
};
function moveTrack(runner, frame, by3) {
  const { state, turn } = runner;
  const { track } = planOf2(state);
  const from = state.track;
  const to = Math.min(Math.max(from + Math.sign(by3), 0), track?.length ?? 0);
  if (!track || to === from) return by3 === 0 || frame.todo !== null ? "NEXT" : "NOTHING";
  turn.emit({ type: "trackMoved", from, to, source: frame.context.sourceId });
  frame.todo = [];
  frame.effects[0] = { track: { by: by3 - Math.sign(by3) } };
  const step = to > from ? track.steps.find(({ at: at2 }) => at2 === to) : void 0;
  if (step) {
    const sourceId = `step-${to}`;
    turn.emit({ type: "ruleTriggered", ruleId: sourceId, kind: "TRACK" });
    runner.push(effectsFrame(step.do, { ...frame.context, sourceId, creditSide: null, creditHeroId: null }));
  }
  return "STAY";
}

// libs/clash/src/behaviour/run-effects.ts
var runEffects = effectsRunner({ ...sharedEffects, ...objectEffects, ...planEffects });

// libs/clash/src/threat-sheets/items.ts
var itemsOf = (state) => scenarioOf(state).threatSheet?.endOfTurn ?? [];
function beginVillainList(turn) {
  const { state } = turn;
  if (!scenarioOf(state).threatSheet) turn.emit({ type: "villainListEnded", reason: "NO_VILLAIN" });
  else if (isVillainOut(state)) turn.emit({ type: "villainListEnded", reason: "VILLAIN_OUT" });
  else turn.emit({ type: "villainListBegun", turn: state.turn });
}
function runVillainList(turn, machine2) {
  machine2.run();
  while (machine2.isIdle && !overOf(turn.state) && turn.state.villainItem !== null) {
    nextItem(turn, machine2, turn.state.villainItem);
    machine2.run();
  }
}
function nextItem(turn, machine2, index) {
  const { state } = turn;
  const item = itemsOf(state)[index];
  if (isVillainOut(state)) turn.emit({ type: "villainListEnded", reason: "VILLAIN_OUT" });
  else if (!item) turn.emit({ type: "villainListEnded", reason: "DONE" });
  else if (!isMet2(state, item.if, scopeOf(contextOfRule(item.id)))) {
    turn.emit({ type: "villainItemDone", itemId: item.id, next: index + 1, skipped: true });
  } else machine2.push(itemFrame(turn, item, index));
}
var itemFrame = ({ state, random }, item, index) => ({
  kind: "item",
  itemId: item.id,
  next: index + 1,
  figureIds: item.figures ? pickFigures2(state, item.figures, scopeOf(contextOfRule(item.id)), random).ids : [null]
});
function nextFigure(state, frame) {
  for (; ; ) {
    const next = frame.figureIds.shift();
    if (next === void 0 || next === null || standsOnBoard(state, next)) return next;
  }
}
function runItem(runner, frame) {
  const { state, turn } = runner;
  const item = itemsOf(state).find(({ id }) => id === frame.itemId);
  const figureId = nextFigure(state, frame);
  if (!item || figureId === void 0 || isVillainOut(state)) {
    turn.emit({ type: "villainItemDone", itemId: frame.itemId, next: frame.next, skipped: false });
    return "DONE";
  }
  const context = contextOfRule(item.id, { selfId: figureId });
  turn.emit({ type: "ruleTriggered", ruleId: item.id, kind: "ITEM", ...figureId === null ? {} : { figureId } });
  runner.pushRoot(context);
  runner.push(effectsFrame(item.do, context));
  return "AGAIN";
}

// libs/clash/src/threat-sheets/reactions.ts
var runReactions = reactionsRunner((runner, rule2) => void pushRule(runner, rule2));

// libs/clash/src/objects/object-use.ts
function pushObjectUse(runner, { heroId: heroId13, object: used, context }) {
  const { state, turn } = runner;
  const object3 = state.objects.find(({ id }) => id === used?.objectId);
  if (!used || !object3) return;
  const { id: objectId, kindId } = object3;
  const { classic, aggressive } = objectKind(kindId);
  turn.emit({ type: "objectUsed", heroId: heroId13, objectId, kindId, use: used.use });
  runner.happened({ kind: "OBJECT_USED", kindId, use: used.use, figureId: heroId13 }, context);
  if (used.use === "CLASSIC") runner.push(effectsFrame(classic?.effects ?? [], context));
  else if (aggressive && used.targetId !== null) {
    const { attack: mode, combat, power: power3, damage } = aggressive;
    runner.push(
      attackFrame({
        attackerId: heroId13,
        targetId: used.targetId,
        mode,
        rangedGiven: true,
        weaponId: objectId,
        context: { ...context, targetId: used.targetId },
        combat,
        power: power3,
        damage,
        push: ownPushes2(state, heroId13)
      })
    );
  }
}

// libs/clash/src/trials/trial.ts
var runTest = testRunner({
  difficultyOf({ state }, { object: used }) {
    const kindId = state.objects.find(({ id }) => id === used?.objectId)?.kindId;
    return used && kindId !== void 0 ? difficultyOfUse(kindId, used.use) : void 0;
  },
  attempted: ({ object: object3 }) => object3 ? { objectId: object3.objectId, use: object3.use } : {},
  resolved: ({ object: object3 }) => object3 ? { use: object3.use } : {},
  afterPassing: pushObjectUse
});

// libs/clash/src/frame-rules.ts
var rules = {
  frames: {
    effects: runEffects,
    attack: runAttack,
    test: runTest,
    reactions: runReactions,
    reveal: runReveal,
    walk: runWalk,
    moment: runMoment,
    item: runItem
  },
  check: stateCheck,
  rulesSetOff
};
var machineOf = (turn) => new Machine(turn, book, rules);

// libs/clash/src/end-of-turn/villain-phase.ts
function beginVillainPhase(turn, machine2) {
  beginVillainList(turn);
  pushTurnEnd(turn, machine2);
}
function runVillainTurn(turn) {
  const machine2 = machineOf(turn);
  runVillainList(turn, machine2);
  pushTurnEnd(turn, machine2);
  return machine2;
}
function pushTurnEnd({ state }, machine2) {
  const done = state.phase === "VILLAIN" && state.villainItem === null && state.window === null;
  if (done) pushMoment(machine2, { turnEnd: true });
}
var villainPhaseEvolvers = {
  villainListBegun(state) {
    Object.assign(state, { phase: "VILLAIN", villainItem: 0 });
  },
  villainListEnded(state) {
    Object.assign(state, { phase: "VILLAIN", villainItem: null });
  }
};

// libs/clash/src/wounds/cards-and-wounds.ts
var settle = doneInClash(settleCardsAndWounds);
var takeBack3 = doneInClash(takeBackDiscards);
var settleCardsAndWounds2 = (turn) => {
  settle(turn, () => void stateCheck(turn));
};
var takeBackDiscards2 = (turn) => {
  takeBack3(turn, () => void stateCheck(turn));
};

// libs/clash/src/strategy/turn-start.ts
function startTurn(turn, machine2) {
  turn.emit({ type: "turnStarted", turn: turn.state.turn + 1 });
  pushMoment(machine2, { turnStart: true });
}
function openStrategy(turn) {
  takeBackDiscards2(turn);
  if (overOf(turn.state)) return;
  stackDecks2(turn);
  opensStep2(turn, "strategy");
}

// libs/clash/src/table/pieces.ts
function layPiece(state, piece3, { id, kindId, spaceId, turns: turns2 }) {
  if (piece3 === "TOKEN") {
    layToken(state, { id, kindId, spaceId });
    return;
  }
  state.objects.push({ id, kindId, spaceId, turns: turns2 });
  countPiece(state, kindId);
}

// libs/clash/src/flow/set-up/lay-table.ts
var villainFigureId = (sheetId, number) => `${sheetId}-${number}`;
function layPieces(turn) {
  layFigures(turn);
  const { objects } = scenarioOf(turn.state);
  for (const { kind, x, y, turns: turns2 } of objects) {
    const id = nextPieceId(turn.state, kind);
    turn.emit({
      type: "piecePlaced",
      piece: "OBJECT",
      pieceId: id,
      kindId: kind,
      spaceId: `${x},${y}`,
      turns: turns2,
      superVillain: false
    });
  }
  const { tokens: tokens2 } = planOf2(turn.state);
  for (const { kind, space: space3 } of tokens2) {
    const id = nextPieceId(turn.state, kind);
    turn.emit({
      type: "piecePlaced",
      piece: "TOKEN",
      pieceId: id,
      kindId: kind,
      spaceId: space3,
      turns: 0,
      superVillain: false
    });
  }
}
function layFigures(turn) {
  const { state } = turn;
  for (const { sheet, count: count3, at: at2 } of planOf2(state).figures) {
    for (let placed = 0; placed < count3; placed += 1) {
      const figure4 = state.figures.find(({ sheetId, status }) => sheetId === sheet && status === "RESERVE");
      const place = at2[Math.min(placed, at2.length - 1)] ?? "";
      const spaceId = nearestFreeSpace2(state, place);
      if (!figure4 || spaceId === void 0) continue;
      const { id, superVillain } = figure4;
      turn.emit({ type: "piecePlaced", piece: "FIGURE", pieceId: id, kindId: sheet, spaceId, turns: 0, superVillain });
    }
  }
}
function figuresOfSheet(state, { id: sheetId, figures: figures4 }) {
  const superVillain = scenarioOf(state).threatSheet?.superVillain;
  return Array.from({ length: figures4 }, (_, index) => {
    const number = index + 1;
    const marked = superVillain?.sheet === sheetId && (superVillain.figures?.includes(number) ?? true);
    return {
      id: villainFigureId(sheetId, number),
      kind: "VILLAIN",
      sheetId,
      number,
      side: null,
      ownerId: null,
      spaceId: null,
      damage: 0,
      status: "RESERVE",
      superVillain: marked
    };
  });
}
var tableEvolvers = {
  tableLaid(state, { heroesA, heroesB }) {
    state.sides.A.heroes = heroesA;
    state.sides.B.heroes = heroesB;
    const { track, articles } = planOf2(state);
    state.track = track?.start ?? 0;
    state.atStake = articles.map(({ id }) => id);
    state.openDoors = [...doorsOpenAtStart(boardOf2(state))];
    state.figures = box.printed.villainSheet.flatMap(({ id }) => figuresOfSheet(state, villainSheet(id)));
  },
  piecePlaced(state, { piece: piece3, pieceId: id, kindId, spaceId, turns: turns2 }) {
    if (piece3 === "FIGURE") Object.assign(figureOf(state, id), { spaceId, status: "IN_PLAY" });
    else layPiece(state, piece3, { id, kindId, spaceId, turns: turns2 });
  }
};

// libs/clash/src/flow/set-up/missions.ts
function rollMissions(turn) {
  for (const { heroId: heroId13, teamUp } of heroesInPlay(turn.state)) {
    if (teamUp) continue;
    turn.emit({ type: "missionRolled", heroId: heroId13, ...rollMission(turn.random, heroById(heroId13).missions) });
  }
}

// libs/clash/src/flow/set-up/seat-plan.ts
var MOST_HEROES = 6;
function seatsASide(options) {
  if (options.mode === "VERSUS") return { A: options.seatsA, B: options.seatsB };
  return options.startSide === "A" ? { A: options.seatsA, B: 0 } : { A: 0, B: options.seatsA };
}
function heroesASide(options) {
  const seats = seatsASide(options);
  if (options.mode !== "VERSUS") return seats;
  const { heroesA, heroesB } = options;
  const larger = Math.max(seats.A, seats.B, heroesA ?? 0, heroesB ?? 0);
  const filled = (own, others) => Math.max(own, Math.min(larger, MOST_HEROES - others));
  if (heroesA !== void 0) return { A: heroesA, B: heroesB ?? filled(seats.B, heroesA) };
  if (heroesB !== void 0) return { A: filled(seats.A, heroesB), B: heroesB };
  return seats.A >= seats.B ? { A: seats.A, B: filled(seats.B, seats.A) } : { A: filled(seats.A, seats.B), B: seats.B };
}
function seatPlan(options) {
  const { A, B } = seatsASide(options);
  const seats = Array.from({ length: A + B }, (_, seat6) => ({ seat: seat6, side: seat6 < A ? "A" : "B" }));
  return { least: seats.length, seats };
}
function tableProblem(options) {
  const { mode, seatsA } = options;
  if (mode === "SOLO")
    return seatsA === 1 ? void 0 : localized("A solo game has one seat.", "Une partie en solo a une place.");
  if (mode === "COOP")
    return seatsA >= 2 ? void 0 : localized("A co-operative game has two to six seats.", "Une partie en coopération a de deux à six places.");
  const seats = seatsASide(options);
  const heroes2 = heroesASide(options);
  if (heroes2.A < seats.A || heroes2.B < seats.B)
    return localized(
      "A side has at least as many heroes as seats.",
      "Un camp a au moins autant de héros que de places."
    );
  return heroes2.A + heroes2.B <= MOST_HEROES ? void 0 : localized("A game has six heroes at most.", "Une partie a six héros au plus.");
}

// libs/clash/src/flow/set-up/set-up.ts
var setUpSteps = {
  ...consentSteps,
  ...heroSteps,
  ...teamUpSteps,
  ...cardChoiceSteps,
  ...sidekickSteps,
  ...newspaperSteps,
  ...placementSteps2
};
var choices = [
  "setup.consent",
  "setup.heroes",
  "setup.teamUp",
  "setup.cards",
  "setup.sidekicks",
  "setup.newspapers"
];
function layTable(turn) {
  const { options } = turn.state;
  const { A, B } = heroesASide(options);
  turn.emit({ type: "tableLaid", scenarioId: options.scenario?.id ?? options.scenarioId, heroesA: A, heroesB: B });
}
function proceedSetUp(turn) {
  const { state } = turn;
  if (state.step !== "setup.placement") {
    const next = nextChoice(state);
    if (next) {
      if (next !== state.step) opensStep2(turn, next);
      return false;
    }
    layPieces(turn);
  }
  if (placementSteps2["setup.placement"].asked(state).length > 0) {
    if (state.step !== "setup.placement") opensStep2(turn, "setup.placement");
    return false;
  }
  finishSetUp(turn);
  return true;
}
function nextChoice(state) {
  const now = choices.indexOf(state.step);
  return choices.slice(Math.max(0, now)).find((step) => setUpSteps[step].asked(state).length > 0);
}
function finishSetUp(turn) {
  const { state } = turn;
  placeByRule(turn);
  placeSidekicks(turn);
  if (!isVersus(state)) {
    for (const side3 of sidesInPlay(state)) {
      turn.emit({ type: "newspaperChosen", side: side3, newspaper: NEWSPAPER_OF_THE_ONE_SIDE });
    }
  }
  const woundIds = turn.random.shuffle(woundCardIds);
  turn.emit({ type: "woundPileShuffled", count: woundIds.length, woundIds });
  rollMissions(turn);
}

// libs/clash/src/flow/advance.ts
function advance2(turn, machine2) {
  proceed(turn, machine2, phases);
}
var phases = {
  SETUP(turn, machine2) {
    if (!proceedSetUp(turn)) return false;
    startTurn(turn, machine2);
    return true;
  },
  TURN_START(turn) {
    openStrategy(turn);
    return true;
  },
  STRATEGY(turn, machine2) {
    if (strategySteps.strategy.asked(turn.state).length > 0) return false;
    reveal2(turn, machine2);
    return true;
  },
  ACTIVATION(turn, machine2) {
    const { state } = turn;
    if (state.active) {
      if (!isActivationOver(state)) return false;
      endActivation(turn, machine2);
    } else if (isVersus(state) && state.nextSide === null) countInitiative(turn);
    else if (!flipNext(turn)) beginVillainPhase(turn, machine2);
    return true;
  },
  VILLAIN(turn) {
    if (turn.state.villainItem !== null) return false;
    settleCardsAndWounds2(turn);
    return true;
  },
  WOUNDS(turn) {
    if (promotionSteps["endOfTurn.promotion"].asked(turn.state).length === 0) return endTurn(turn);
    opensStep2(turn, "endOfTurn.promotion");
    return true;
  },
  PROMOTION: (turn) => promotionSteps["endOfTurn.promotion"].asked(turn.state).length === 0 && endTurn(turn),
  UPKEEP(turn, machine2) {
    startTurn(turn, machine2);
    return true;
  },
  ADVANCEMENT(turn) {
    const { state } = turn;
    if (advancementSteps2.advancement.asked(state).length === 0) {
      advanceUnasked2(turn);
      return false;
    }
    if (state.step === null) opensStep2(turn, "advancement");
    return false;
  },
  OVER: () => false
};
function endTurn(turn) {
  doUpkeep(turn);
  return true;
}

// libs/clash/src/step-rules.ts
var stepRules = {
  ...setUpSteps,
  ...strategySteps,
  ...activationSteps,
  ...windowSteps,
  ...promotionSteps,
  ...advancementSteps2
};

// libs/clash/src/flow/open-step.ts
var openStepOf2 = (state) => openStepOf(state, stepRules);

// libs/clash/src/decide.ts
function decide(turn, command, by3) {
  const refusal = refused3(turn.state, command, by3);
  if (refusal) return refusal;
  const machine2 = machineOf(turn);
  rulesOf(command).perform(turn, command, by3, machine2);
  advance2(turn, machine2);
  return void 0;
}
var refused3 = (state, command, by3) => refusedInStep({ state, book }, openStepOf2(state), rulesOf(command).steps, by3) ?? rulesOf(command).check(state, command, by3);

// libs/clash/src/events/activation-events.ts
import { z as z51 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/events/activation-events.ts
import { z as z45 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/skirmish/src/events/event-terms.ts
import { z as z44 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var weighedSchema = onceFor(
  ({ rules: rules2 }) => z44.strictObject({
    rule: z44.string().max(20).meta({ description: `The rule that decides, for instance ${rules2.nearest}.` }),
    candidates: z44.array(
      z44.strictObject({
        candidateId: idSchema2.meta({ description: "A figure, or a space." }),
        keys: z44.array(z44.int()).meta({ description: "The compared numbers, in this order; see the rule." })
      }).meta({ id: "Candidate" })
    ),
    drawn: z44.boolean().meta({ description: "True when the last tie was broken by chance." })
  }).meta({ id: "Weighed", description: "The candidates of an automatic choice, best first." })
);

// libs/skirmish/src/events/activation-events.ts
var activationEvents = (terms) => {
  const { side: side3, rules: rules2 } = terms;
  return {
    heroActivated: revealing(
      z45.strictObject({ side: side3, heroId: hero2, actions: count, sidekicks: figures }).meta({ description: `The top initiative card is turned up (${rules2.activated}).` }),
      { type: "everyone", heroId: "everyone", actions: "everyone", sidekicks: "everyone" }
    ),
    cardVoid: revealing(
      mattering(
        "DETAIL",
        z45.strictObject({ side: side3, heroId: hero2 }).meta({ description: `The card of a hero out of action comes up (${rules2.cardVoid}).` })
      ),
      { type: "everyone", heroId: "everyone" }
    ),
    activationEnded: mattering(
      "DETAIL",
      z45.strictObject({ side: side3, heroId: hero2 }).meta({ description: `The activation is over (${rules2.activationEnded}).` })
    ),
    actionSpent: mattering(
      "DETAIL",
      z45.strictObject({ figureId: figure2, actions: count, left: count }).meta({ description: "Actions are paid." })
    ),
    figureMoved: z45.strictObject({
      figureId: figure2,
      from: space,
      to: space,
      kind: z45.enum(["TRAVEL", "REPOSITION", "BREAK_AWAY", "AUTOMATIC", "EFFECT"]).meta({ id: "MoveKind" }),
      zones: z45.array(z45.string()).meta({ description: `The zones entered, in order (${rules2.zonesEntered}).` }),
      source: source.optional(),
      weighed: weighedSchema(terms).optional()
    }).meta({ description: "A figure has moved." }),
    powerUsed: z45.strictObject({ figureId: figure2, powerId: power2, reaction: z45.boolean() }).meta({ description: `A power is used (${rules2.powerUsed}).` }),
    reactionDeclined: mattering(
      "DETAIL",
      z45.strictObject({ ...by, powerId: power2 }).meta({ description: "A power that was offered is not used." })
    )
  };
};
var testEvents = ({ rules: rules2 }) => ({
  testAttempted: mattering(
    "DETAIL",
    z45.strictObject({
      heroId: hero2,
      testKey,
      testId: test,
      characteristic: characteristicSchema,
      value: z45.int(),
      dice: count,
      toTotal: z45.int().optional().meta({ description: `Added to the dice: by tokens on the result, or by a rule (${rules2.onResult}).` }),
      sure: z45.boolean().meta({ description: `It cannot fail; nothing is rolled (${rules2.sure}).` }),
      afar: z45.boolean()
    }).meta({ description: `A test is attempted (${rules2.tested}).` })
  ),
  testRolled: mattering(
    "DETAIL",
    z45.strictObject({ heroId: hero2, faces: z45.array(z45.int()), total: z45.int() }).meta({ description: "The test dice." })
  ),
  testResolved: z45.strictObject({
    heroId: hero2,
    testKey,
    testId: test,
    characteristic: characteristicSchema,
    passed: z45.boolean(),
    closed: z45.boolean().meta({ description: `It will not be attempted again (${rules2.testClosed}).` }),
    malus: z45.boolean().meta({ description: `A −1 token is put on it (${rules2.malus}).` })
  }).meta({ description: "A test is passed or failed." }),
  testChanged: z45.strictObject({
    testKey,
    change: z45.int(),
    toTotal: z45.int().optional().meta({ description: `Tokens on its result, where that has changed (${rules2.onResult}).` }),
    closed: z45.boolean(),
    source
  }).meta({ description: "A test becomes harder, easier, open or closed." })
});
var windowEvents = (terms) => {
  const { rules: rules2 } = terms;
  return {
    windowOpened: mattering(
      "DETAIL",
      z45.strictObject({
        ...by,
        kind: z45.enum(["REACTION", "PUSH", "CHOICE"]).meta({ id: "WindowKind" }),
        figureId: figure2.optional(),
        powerId: power2.optional(),
        source: source.optional(),
        options: z45.array(windowOptionSchema),
        stack: hidden(z45.string()).meta({ description: "The continuation afterwards, for the rules." })
      }).meta({ description: `A seat is asked, and the running effect is interrupted (${rules2.interrupted}).` })
    ),
    windowClosed: mattering("DETAIL", z45.strictObject({}).meta({ description: "The question is answered, or gone." })),
    choiceMade: mattering(
      "DETAIL",
      z45.strictObject({
        seat: by.seat.nullable(),
        source,
        optionId: z45.string().max(80),
        staysId: figure2.optional().meta({ description: "The figure that stays where it is: the option is its own space." }),
        weighed: weighedSchema(terms).optional()
      }).meta({ description: `An open choice of a text is made: by a seat, or by the rules (${rules2.chosen}).` })
    )
  };
};

// libs/skirmish/src/events/attack-events.ts
import { z as z46 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var attackEvents = (terms) => {
  const { rules: rules2 } = terms;
  const weighed = weighedSchema(terms);
  return {
    attackDeclared: mattering(
      "DETAIL",
      z46.strictObject({
        attackerId: figure2,
        targetId: figure2,
        mode: attackModeSchema,
        source: source.optional().meta({ description: "Power, object or item that makes the attack." }),
        weighed: weighed.optional()
      }).meta({ description: `An attack is declared and paid for (${rules2.attacked}).` })
    ),
    attackVoid: z46.strictObject({ attackerId: figure2, targetId: figure2 }).meta({ description: `It has become impossible and misses without a roll (${rules2.attackVoid}).` }),
    attackRedirected: z46.strictObject({ attackerId: figure2, from: figure2, to: figure2, source }).meta({ description: "A power makes another figure the target." }),
    attackResolved: z46.strictObject({ attackerId: figure2, targetId: figure2, successes: count, defense: count, hit: z46.boolean() }).meta({ description: `The successes are compared with the defense (${rules2.compared}).` }),
    figurePushed: z46.strictObject({
      figureId: figure2,
      from: space,
      to: space,
      by: figure2.optional(),
      source: source.optional(),
      weighed: weighed.optional()
    }).meta({ description: `A figure is pushed back (${rules2.pushed}).` }),
    pushDeclined: mattering("DETAIL", z46.strictObject({ ...by }).meta({ description: "The attacker does not push." }))
  };
};
var rollEvents = ({ rules: rules2 }) => ({
  attackRolled: mattering(
    "DETAIL",
    z46.strictObject({
      attackerId: figure2,
      targetId: figure2,
      combat: faces,
      power: faces,
      rerolls: z46.array(faces).meta({ description: `POW dice rolled on, round after round (${rules2.rolledOn}).` }),
      successes: count
    }).meta({ description: `The dice of an attack (${rules2.attackDice}).` })
  ),
  rollChanged: z46.strictObject({
    figureId: figure2.meta({ description: "The figure that rolls." }),
    by: figure2.optional().meta({ description: "The owner of the power." }),
    source,
    die: count.optional().meta({ description: "The die rolled again, as the window numbers it; `faces` are its own." }),
    faces,
    rerolls: z46.array(faces),
    successes: z46.int()
  }).meta({ description: `A power has changed a roll (${rules2.rollChanged}); \`successes\` is the new total.` })
});

// libs/skirmish/src/events/effect-events.ts
import { z as z47 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var effectEvents = ({ rules: rules2 }) => ({
  damageDealt: z47.strictObject({ figureId: figure2, points: count, damage: count, by: figure2.optional(), source: source.optional() }).meta({ description: "A figure takes damage; `damage` is what it has now." }),
  damagePrevented: z47.strictObject({ figureId: figure2, points: count, source }).meta({ description: "A power takes damage off." }),
  figureHealed: z47.strictObject({ figureId: figure2, points: count, damage: count, source }).meta({ description: "Damage is healed." }),
  modifierLaid: mattering(
    "DETAIL",
    z47.strictObject({
      figureId: figure2,
      characteristic: characteristicSchema,
      by: z47.int(),
      until: untilSchema,
      source
    }).meta({ description: "A characteristic is changed for some time." })
  ),
  actionsChanged: z47.strictObject({ heroId: hero2, by: z47.int(), source }).meta({ description: `A hero gains or loses actions (${rules2.actionsChanged}).` }),
  cardDiscarded: revealing(
    z47.strictObject({ heroId: hero2, cardId: card2, source }).meta({ description: "A card goes from a hand to its discard pile." }),
    { cardId: "everyone" }
  ),
  dieRolled: mattering(
    "DETAIL",
    z47.strictObject({ source, faces: z47.array(z47.string().max(4)) }).meta({ description: "A sheet asks for a roll." })
  ),
  effectPassedOver: mattering(
    "DETAIL",
    z47.strictObject({ source, effect: z47.string().max(40) }).meta({ description: `An effect found nothing that it could do (${rules2.passedOver}).` })
  )
});
var boardEvents = () => ({
  figurePlaced: z47.strictObject({ figureId: figure2, spaceId: space, spawned: z47.boolean(), superVillain: z47.boolean(), source }).meta({ description: "A figure comes on the board, or is put elsewhere." }),
  figuresSwapped: z47.strictObject({ a: figure2, b: figure2, source }).meta({ description: "Two figures change places." }),
  pieceAdded: z47.strictObject({
    piece: z47.enum(["OBJECT", "TOKEN"]),
    pieceId: piece,
    kindId: pieceKind,
    spaceId: space,
    turns: z47.int().min(0).max(3),
    source
  }).meta({ description: "An object or token comes on the board." }),
  pieceRemoved: mattering(
    "DETAIL",
    z47.strictObject({ piece: z47.enum(["OBJECT", "TOKEN", "FIGURE"]), pieceId: piece, source }).meta({ description: "An object, token or figure leaves the board." })
  ),
  doorSet: z47.strictObject({ door, open: z47.boolean(), source }).meta({ description: "A door opens or closes." })
});
var woundEvents = ({ side: side3, rules: rules2 }) => ({
  figureOut: revealing(
    mattering(
      "TURNING_POINT",
      z47.strictObject({
        figureId: figure2,
        side: side3.nullable().meta({ description: `The side credited with it; null: none (${rules2.credited}).` }),
        by: figure2.optional().meta({ description: "The hero credited with it." }),
        cause: z47.enum(["DAMAGE", "WOUNDS", "RESIGNED", "OWNER_OUT"]).meta({ id: "OutCause" }),
        woundIds: cards.meta({
          description: `Wound cards of the figure, shown to all players (${rules2.woundsShown}).`
        })
      }).meta({ description: "A figure is out of action and leaves the board." })
    ),
    { woundIds: "everyone" }
  ),
  woundPileShuffled: mattering(
    "DETAIL",
    z47.strictObject({ count, woundIds: hidden(idList) }).meta({ description: `The wound cards are shuffled into one pile (${rules2.woundPile}).` })
  ),
  woundDrawn: revealing(
    z47.strictObject({
      heroId: hero2,
      side: side3,
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
    z47.strictObject({}).meta({ description: `All cards in play go to the discard piles of their heroes (${rules2.discarded}).` })
  ),
  discardTakenBack: mattering(
    "DETAIL",
    z47.strictObject({ heroId: hero2, cardIds: cards }).meta({ description: `A hero takes back its discard pile (${rules2.takenUp}).` })
  ),
  upkeepDone: mattering(
    "DETAIL",
    z47.strictObject({}).meta({ description: `Tokens, marks and effects of the turn leave (${rules2.upkeep}).` })
  ),
  missionAccomplished: z47.strictObject({ heroId: hero2, missionId: mission }).meta({ description: `A personal mission is accomplished (${rules2.missionDone}).` })
});

// libs/skirmish/src/events/set-up-events.ts
import { z as z48 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var setUpEvents = ({ rules: rules2 }) => ({
  heroPlaced: mattering(
    "DETAIL",
    z48.strictObject({ heroId: hero2, spaceId: space }).meta({ description: "A hero or sidekick takes its start." })
  ),
  missionRolled: revealing(
    z48.strictObject({ heroId: hero2, faces: z48.array(z48.string()), missionId: mission }).meta({ description: `A combat die picks the personal mission; POW is rolled again (${rules2.missionRolled}).` }),
    { faces: "everyone", missionId: "everyone" }
  )
});
var campaignEvents = ({ rules: rules2 }) => ({
  campaignStepTaken: mattering(
    "TURNING_POINT",
    z48.strictObject({ ...by, heroId: hero2, gained: card2.nullable(), lost: card2.nullable() }).meta({ description: `A hero of a campaign advances, or not (${rules2.advanced}).` })
  )
});

// libs/skirmish/src/events/strategy-events.ts
import { z as z49 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var strategyEvents = ({ side: side3, rules: rules2 }) => ({
  turnStarted: z49.strictObject({ turn: count }).meta({ description: "A turn begins." }),
  decksStacked: revealing(
    mattering(
      "DETAIL",
      z49.strictObject({ side: side3, order: ofSide(figures) }).meta({ description: `A side's initiative deck lies in random order (${rules2.stacked}).` })
    ),
    { order: { side: "side" } }
  ),
  heroPlanned: mattering(
    "DETAIL",
    z49.strictObject({ ...by, side: side3, heroId: hero2, plays: ofSide(plays) }).meta({ description: `The cards of a hero are laid in secret (${rules2.planned}).` })
  ),
  planTakenBack: mattering(
    "DETAIL",
    z49.strictObject({ ...by, heroId: hero2 }).meta({ description: `A plan is taken back (${rules2.takenBack}).` })
  ),
  orderProposed: mattering(
    "DETAIL",
    z49.strictObject({ ...by, side: side3, order: ofSide(figures) }).meta({
      description: `Another order of the initiative deck stands; the allies are no longer ready (${rules2.proposed}).`
    })
  ),
  readyDeclared: mattering("DETAIL", z49.strictObject({ ...by }).meta({ description: "A seat is ready." }))
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

// libs/clash/src/events/event-fields.ts
import { z as z50 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var {
  by: by2,
  card: card5,
  cards: cards2,
  count: count2,
  figure: figure3,
  figures: figures2,
  hero: hero5,
  hidden: hidden2,
  mission: mission2,
  object: object2,
  ofSide: ofSide2,
  piece: piece2,
  pieceKind: pieceKind2,
  plays: plays2,
  source: source2,
  space: space2,
  test: test2,
  testKey: testKey2,
  windowOptionSchema: windowOptionSchema2
} = event_fields_exports;
var article = articleIdSchema.meta({ description: "Id of an article, as in the content or the options." });
var scenario = idSchema2.meta({ description: "Id of a scenario, as in the content or the options." });
var specialAction = idSchema2.meta({ description: "Id of a special action of the scenario." });
var rule = idSchema2.meta({ description: "Id of a rule of the scenario or of the threat sheet." });
var behaviorItem = idSchema2.meta({ description: "Id of an item of a threat sheet." });
var side2 = sideSchema;
var tokens = z50.array(characteristicSchema);

// libs/clash/src/events/shared-events.ts
var eventTerms = {
  side: sideSchema,
  rules: {
    planned: "CLASH-108, CLASH-263",
    takenBack: "CLASH-239",
    stacked: "CLASH-240",
    proposed: "CLASH-112",
    activated: "CLASH-119",
    cardVoid: "CLASH-121",
    activationEnded: "CLASH-242",
    zonesEntered: "CLASH-244",
    attacked: "CLASH-135",
    attackVoid: "CLASH-212",
    attackDice: "CLASH-143 to CLASH-147",
    rolledOn: "CLASH-147",
    rollChanged: "CLASH-267",
    compared: "CLASH-148",
    pushed: "CLASH-150",
    tested: "CLASH-155",
    sure: "CLASH-161",
    testClosed: "CLASH-247",
    malus: "CLASH-159",
    onResult: "CLASH-160",
    powerUsed: "CLASH-059, CLASH-211",
    interrupted: "CLASH-243",
    chosen: "CLASH-232",
    nearest: "CLASH-097",
    actionsChanged: "CLASH-213",
    passedOver: "CLASH-214",
    credited: "CLASH-246",
    woundsShown: "CLASH-250",
    discarded: "CLASH-168",
    damageDiscarded: "CLASH-169",
    woundPile: "CLASH-020, CLASH-173",
    takenUp: "CLASH-052",
    upkeep: "CLASH-175",
    missionDone: "CLASH-019",
    missionRolled: "CLASH-017, CLASH-205",
    advanced: "CLASH-072, CLASH-073"
  }
};
var sharedEvents = skirmishEvents(eventTerms);

// libs/clash/src/events/activation-events.ts
var activationEvents2 = {
  testAttempted: mattering(
    "DETAIL",
    sharedEvents.testAttempted.extend({ objectId: object2.optional(), use: objectUseSchema.optional() }).meta({ description: "A test is attempted (CLASH-155)." })
  ),
  testResolved: sharedEvents.testResolved.extend({
    use: objectUseSchema.optional().meta({ description: "The use of an object that it began: no test for missions (CLASH-269)." })
  }).meta({ description: "A test is passed or failed." }),
  objectUsed: z51.strictObject({ heroId: hero5, objectId: object2, kindId: pieceKind2, use: objectUseSchema }).meta({ description: "The effects of an object are carried out (CLASH-101, CLASH-102)." }),
  specialActionPerformed: z51.strictObject({ heroId: hero5, specialActionId: specialAction }).meta({ description: "A special action of the sheet." })
};

// libs/clash/src/events/effect-events.ts
import { z as z52 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var effectEvents2 = {
  ruleTriggered: mattering(
    "DETAIL",
    z52.strictObject({
      ruleId: rule,
      kind: z52.enum(["VILLAIN", "SCENARIO", "TRACK", "ITEM"]).meta({ id: "RuleKind" }),
      figureId: figure3.optional()
    }).meta({
      description: "A reaction, special rule, step of the track or item of the list is carried out (CLASH-226, CLASH-231)."
    })
  ),
  villainListBegun: z52.strictObject({ turn: count2 }).meta({ description: "The villain's end of turn begins (CLASH-091)." }),
  villainItemDone: mattering(
    "DETAIL",
    z52.strictObject({ itemId: behaviorItem, next: count2, skipped: z52.boolean() }).meta({ description: "An item is done, or passed over as its condition does not hold." })
  ),
  villainListEnded: mattering(
    "DETAIL",
    z52.strictObject({ reason: z52.enum(["DONE", "VILLAIN_OUT", "NO_VILLAIN"]).meta({ id: "ListEnd" }) }).meta({ description: "The list is done, dropped or skipped (CLASH-092, CLASH-231)." })
  ),
  trackMoved: z52.strictObject({ from: count2, to: count2, source: source2 }).meta({ description: "The progress marker moves one step (CLASH-230)." }),
  heroPromoted: mattering(
    "TURNING_POINT",
    z52.strictObject({ ...by2, side: side2, heroId: hero5, cardIds: ofSide2(cards2) }).meta({
      description: "A team-up hero becomes the main hero and adds the cards that were not taken (CLASH-030)."
    })
  ),
  articleWon: mattering(
    "TURNING_POINT",
    z52.strictObject({
      side: side2,
      kind: z52.enum(["OBJECTIVE", "PRAISE", "DISCREDIT"]).meta({ id: "ArticleKind" }),
      articleId: article,
      size: articleSizeSchema,
      points: z52.int()
    }).meta({ description: "An article goes on a side's front page (CLASH-180 to CLASH-184)." })
  ),
  gameEnded: revealing(
    mattering(
      "TURNING_POINT",
      z52.strictObject({
        outcome: outcomeSchema,
        reason: endReasonSchema,
        pages: z52.array(z52.strictObject({ side: side2, points: z52.int() }).meta({ id: "PageTotal" }))
      }).meta({ description: "The game has ended; the pages are added up (CLASH-253, CLASH-187)." })
    ),
    { outcome: "everyone", reason: "everyone", pages: "everyone" }
  ),
  heroesWithdrawn: mattering(
    "TURNING_POINT",
    z52.strictObject({ ...by2 }).meta({ description: "The heroes of a seat that has resigned leave (CLASH-257)." })
  )
};

// libs/clash/src/events/set-up-events.ts
import { z as z53 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var setUpEvents2 = {
  tableLaid: mattering(
    "TURNING_POINT",
    z53.strictObject({ scenarioId: scenario, heroesA: count2, heroesB: count2 }).meta({ description: "The board is laid as the scenario says; no figure stands on it yet." })
  ),
  higherRankAnswered: mattering(
    "DETAIL",
    z53.strictObject({ ...by2, side: side2, allow: z53.boolean() }).meta({ description: "The main heroes of `side` may be one rank above the scenario, or not (CLASH-204)." })
  ),
  heroChosen: revealing(
    mattering(
      "TURNING_POINT",
      z53.strictObject({
        ...by2,
        heroId: hero5,
        side: side2,
        rank: rankSchema,
        teamUp: z53.boolean(),
        cardIds: cards2.meta({ description: "The cards of the hero, or all that it may choose from." }),
        setAside: cards2.meta({ description: "Cards that a Rookie sets aside, drawn at random (CLASH-071)." }),
        choosesCards: z53.boolean()
      }).meta({ description: "A seat has taken a hero (CLASH-010, CLASH-021)." })
    ),
    { cardIds: "everyone", setAside: "everyone" }
  ),
  teamUpPassed: mattering(
    "DETAIL",
    z53.strictObject({ ...by2 }).meta({ description: "A seat takes no team-up hero any more." })
  ),
  cardsChosen: mattering(
    "DETAIL",
    z53.strictObject({ ...by2, heroId: hero5, side: side2, cardIds: ofSide2(cards2) }).meta({ description: "Three power cards are chosen; the weakness comes on top (CLASH-022, CLASH-194)." })
  ),
  sidekickTaken: z53.strictObject({ ...by2, heroId: hero5, sidekickId: figure3 }).meta({ description: "A sidekick joins a hero (CLASH-259)." }),
  sidekicksPassed: mattering(
    "DETAIL",
    z53.strictObject({ ...by2 }).meta({ description: "A seat takes no sidekick any more." })
  ),
  newspaperChosen: z53.strictObject({ side: side2, newspaper: newspaperSchema }).meta({ description: "A side has its newspaper (CLASH-016)." }),
  piecePlaced: mattering(
    "DETAIL",
    z53.strictObject({
      piece: z53.enum(["FIGURE", "OBJECT", "TOKEN"]).meta({ id: "Piece" }),
      pieceId: piece2,
      kindId: pieceKind2,
      spaceId: space2,
      turns: z53.int().min(0).max(3),
      superVillain: z53.boolean()
    }).meta({ description: "A villain figure, object or token comes on the board (CLASH-015)." })
  )
};

// libs/clash/src/events/strategy-events.ts
import { z as z54 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var strategyEvents2 = {
  stepOpened: mattering(
    "DETAIL",
    z54.strictObject({ step: stepSchema }).meta({ description: "The game waits for seats; its step id is the number of steps so far." })
  ),
  teamUpTokensPlaced: mattering(
    "DETAIL",
    z54.strictObject({ ...by2, side: side2, heroId: hero5, characteristics: ofSide2(tokens) }).meta({ description: "The +1 tokens of a team-up hero are placed in secret (CLASH-026)." })
  ),
  cardsRevealed: revealing(
    z54.strictObject({
      heroes: z54.array(z54.strictObject({ heroId: hero5, plays: plays2, tokens }).meta({ id: "RevealedHero" }))
    }).meta({ description: "All heroes reveal their cards and tokens (CLASH-114)." }),
    { heroes: "everyone" }
  ),
  initiativeCounted: z54.strictObject({
    values: z54.array(z54.strictObject({ side: side2, speed: z54.int(), mind: z54.int() }).meta({ id: "InitiativeValue" })),
    firstSide: side2,
    drawn: z54.boolean().meta({ description: "True when chance decided, in turn 1 (CLASH-118)." })
  }).meta({ description: "The first side of this turn (CLASH-115)." })
};

// libs/clash/src/events.ts
var events = {
  ...sharedEvents,
  ...setUpEvents2,
  ...strategyEvents2,
  ...activationEvents2,
  ...effectEvents2
};

// libs/clash/src/activation/action-evolvers.ts
var actionEvolvers2 = {
  specialActionPerformed: () => void 0
};

// libs/clash/src/behaviour/effect-evolvers.ts
var shared6 = effectEvolvers(book);
var effectEvolvers2 = {
  pieceAdded(state, { piece: piece3, pieceId, ...laid2 }) {
    layPiece(state, piece3, { id: pieceId, ...laid2 });
  },
  pieceRemoved(state, event) {
    if (event.piece === "OBJECT") state.objects = state.objects.filter(({ id }) => id !== event.pieceId);
    else shared6.pieceRemoved(state, event);
  },
  trackMoved(state, { to }) {
    state.track = to;
  }
};

// libs/clash/src/flow/resignation.ts
function resign2(turn, seat6) {
  const { state } = turn;
  turn.emit({ type: "heroesWithdrawn", seat: seat6 });
  const machine2 = machineOf(turn);
  if (overOf(state)) return machine2;
  const own = state.heroes.filter((hero7) => hero7.seat === seat6 && !isOut(state, hero7.heroId));
  for (const { heroId: heroId13 } of own) putOut2(turn, heroId13, "RESIGNED");
  const fallen = state.phase === "SETUP" ? [] : own.map(({ heroId: heroId13 }) => ({ kind: "OUT", figureId: heroId13 }));
  if (seatsOf(state, seatAt(state, seat6).side).every(({ resigned }) => resigned)) endGame(turn, "RESIGNATION");
  else fallen.push(...stateCheck(turn));
  afterResignation(machine2, seat6, fallen);
  return machine2;
}
var resignationEvolvers = {
  heroesWithdrawn(state, { seat: seat6 }) {
    seatAt(state, seat6).resigned = true;
  }
};

// libs/clash/src/threat-sheets/item-evolvers.ts
var itemEvolvers = {
  ruleTriggered: () => void 0,
  villainItemDone(state, { next }) {
    state.villainItem = next;
  }
};

// libs/clash/src/trials/trial-evolvers.ts
var shared7 = trialEvolvers(book);
var trialEvolvers2 = {
  testResolved(state, event) {
    if (event.use === void 0) shared7.testResolved(state, event);
    else settleTest(book, state, event);
  },
  objectUsed(state, { heroId: heroId13, use: use2 }) {
    noteDeed(state, heroId13, "OBJECTS_USED");
    if (use2 === "AGGRESSIVE") noteDeed(state, heroId13, "OBJECTS_THROWN");
  }
};

// libs/clash/src/wounds/out-evolvers.ts
var shared8 = outEvolvers(book);
var outEvolvers2 = {
  figureOut(state, event) {
    const { figureId, side: side3 } = event;
    shared8.figureOut(state, event);
    if (figureOf(state, figureId).superVillain) state.villainBeatenBy = side3 === null ? null : asSide(side3);
    const hero7 = findHeroState(state, figureId);
    if (hero7) Object.assign(hero7, { tokens: null, choosesCards: false });
  }
};

// libs/clash/src/evolvers.ts
var evolvers = {
  ...skirmishEvolvers(book),
  ...tableEvolvers,
  ...consentEvolvers,
  ...heroEvolvers,
  ...teamUpEvolvers,
  ...cardChoiceEvolvers,
  ...sidekickEvolvers,
  ...newspaperEvolvers,
  ...stepEvolvers2,
  ...orderEvolvers,
  ...tokenEvolvers,
  ...takeBackEvolvers,
  ...revealEvolvers,
  ...initiativeEvolvers,
  ...flipEvolvers,
  ...villainPhaseEvolvers,
  ...outEvolvers2,
  ...woundEvolvers2,
  ...promotionEvolvers,
  ...upkeepEvolvers2,
  ...pageEvolvers,
  ...gameEndEvolvers,
  ...resignationEvolvers,
  ...actionEvolvers2,
  ...trialEvolvers2,
  ...effectEvolvers2,
  ...itemEvolvers
};

// libs/clash/src/evolve.ts
var evolve = evolverOf(evolvers);

// libs/clash/src/legal-commands.ts
function legalCommands(state, seat6) {
  const open2 = openStepOf2(state);
  if (!open2?.asked.includes(seat6)) return [];
  return legalFrom(commandRules, state, seat6, ({ steps }) => steps.includes(open2.step));
}
var defaultCommand = (state, seat6) => defaultFrom(openStepOf2(state), state, seat6);

// libs/clash/src/options-fields.ts
import { z as z55 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var heroRecordSchema = heroRecordSchemaOf(rankSchema);
var perSide = z55.int().min(1).max(5).optional();
var optionsFields = z55.strictObject({
  mode: modeSchema.default("VERSUS"),
  scenarioId: idSchema2.default("rooftop-rumble").meta({ description: "A scenario of the box." }),
  scenario: scenarioSchema.optional().meta({ description: "A scenario of your own instead." }),
  seatsA: z55.int().min(1).max(6).default(1).meta({ description: "Seats of side A, or of the one side in solo and co-op." }),
  seatsB: z55.int().min(1).max(5).default(1).meta({ description: "Seats of side B; versus only." }),
  heroesA: perSide.meta({ description: "Heroes of side A; by default as CLASH-201 says." }),
  heroesB: perSide.meta({ description: "Heroes of side B; by default as CLASH-201 says." }),
  rankA: rankSchema.optional().meta({ description: "Rank of the heroes of side A; absent: by the scenario." }),
  rankB: rankSchema.optional().meta({ description: "Rank of the heroes of side B; absent: by the scenario." }),
  startSide: sideSchema.default("A").meta({ description: "The start of the one side of solo and co-op (CLASH-191)." }),
  difficulty: difficultySchema.optional().meta({ description: "Solo and co-op: the defense of villains; absent: as printed." }),
  campaign: campaignOptionOf(heroRecordSchema),
  decisionSeconds
});

// libs/skirmish/src/content/lint/counted.ts
var [english, french] = [tellerIn("en", []), tellerIn("fr", [])];
var counted = (count3, en, fr) => localized(english.count(count3, en, fr), french.count(count3, en, fr));

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
var among = (en, fr, names3) => (name) => names3.includes(name) ? void 0 : () => localized(`There is no ${en} “${name}”.`, `Il n’y a pas ${ofNone(fr)} « ${name} ».`);
var ofNone = (noun) => /^[aeéiou]/.test(noun) ? `d’${noun}` : `de ${noun}`;
function nameProblems2(node, namings) {
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
function addNodes(value, place, field, nodes) {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isObject(item)) addNodes(item, new Inner(place, index), field, nodes);
    }
    return;
  }
  const record = value;
  nodes.push(new NodeAt(place, record, field));
  for (const key of Object.keys(record)) {
    const inner = record[key];
    if (isObject(inner)) addNodes(inner, new Inner(place, key), key, nodes);
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
  constructor(place, value, field) {
    this.place = place;
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
var weightProblems = (record) => entriesOf(record).flatMap(([keys, entry]) => {
  const weight = weightOf(entry);
  return weight > heaviest ? [{ path: pathOf(keys), message: tooHeavy(weight) }] : [];
});
var tooHeavy = (weight) => localized(
  `Choices of figures inside one another have too much looked at (${weight}; ${heaviest} are allowed).`,
  `Des choix de figurines les uns dans les autres font regarder trop de choses (${weight} ; ${heaviest} au plus).`
);
function entriesOf(record, keys = []) {
  return Object.entries(record).flatMap(([key, value]) => {
    const own = [...keys, key];
    if (Array.isArray(value))
      return value.flatMap((entry, index) => isRecord3(entry) ? [[[...own, index], entry]] : []);
    if (!isRecord3(value)) return [];
    return keys.length === 0 ? entriesOf(value, own) : [[own, value]];
  });
}
var isRecord3 = (value) => typeof value === "object" && value !== null;

// libs/clash/src/content/lint/holds-at-start.ts
function holdsAtStart(condition, plan2, board) {
  const { atLeast, atMost, and, or, not, doorOpen } = condition;
  const inner = (part) => holdsAtStart(part, plan2, board);
  if (atLeast) return compared(amountAtStart(atLeast.what, plan2), (amount) => amount >= atLeast.number);
  if (atMost) return compared(amountAtStart(atMost.what, plan2), (amount) => amount <= atMost.number);
  if (doorOpen !== void 0) return board.doors.some(({ id, open: open2 }) => id === doorOpen && open2);
  if (and) return allOf(and.map(inner));
  if (or) return opposite(allOf(or.map((part) => opposite(inner(part)))));
  if (not) return opposite(inner(not));
  return false;
}
var compared = (amount, holds) => amount === void 0 ? void 0 : holds(amount);
var opposite = (value) => value === void 0 ? void 0 : !value;
var allOf = (values) => {
  if (values.includes(false)) return false;
  return values.includes(void 0) ? void 0 : true;
};
function amountAtStart({ count: count3, heroesAtStart, tokens: tokens2, track, turn, value }, plan2) {
  if (count3) return countAtStart(count3, plan2);
  if (tokens2 !== void 0) return plan2.tokens.filter(({ kind }) => kind === tokens2).length;
  if (track) return plan2.track?.start ?? 0;
  if (turn) return 1;
  return value || heroesAtStart ? void 0 : 0;
}
function countAtStart({ of, sheet, ...narrowed }, { figures: figures4 }) {
  if (Object.values(narrowed).some((narrowing2) => narrowing2 !== void 0)) return void 0;
  if (of !== "SHEET" && of !== "VILLAINS") return void 0;
  return figures4.filter((placed) => of === "VILLAINS" || placed.sheet === sheet).reduce((sum2, { count: count3 }) => sum2 + count3, 0);
}

// libs/clash/src/content/lint/check-ends.ts
function endProblems(scenario2, plan2, part, board) {
  return [
    ...plan2.articles.flatMap(
      (article3, index) => articleProblems(scenario2, plan2, article3, `${part}.articles[${index}]`)
    ),
    ...goalsOf(plan2, part).flatMap(({ path, condition }) => goalProblems(plan2, path, condition, board)),
    ...scenario2.threatSheet ? threatProblems(scenario2, scenario2.threatSheet) : []
  ];
}
function goalsOf({ victory, articles }, part) {
  const ends = ["A", "B", "villain", "other"].flatMap((whose) => {
    const condition = victory[whose];
    return condition ? [{ path: `${part}.victory.${whose}`, condition }] : [];
  });
  const won = articles.flatMap(
    ({ condition }, index) => condition ? [{ path: `${part}.articles[${index}].condition`, condition }] : []
  );
  return [...ends, ...won];
}
function threatProblems(scenario2, sheet) {
  const { superVillain, victory, articles, figures: figures4 } = sheet;
  const printed2 = findVillainSheet(superVillain.sheet);
  const placed = figures4.filter((each) => each.sheet === superVillain.sheet).reduce((sum2, { count: count3 }) => sum2 + count3, 0);
  const numbers = superVillain.figures ?? [1];
  const ends = nodesOf(scenario2).some(({ value }) => value["endGame"] === "VILLAIN");
  return [
    ...articles.length === 2 ? [] : [
      {
        path: "threatSheet.articles",
        message: localized(
          `A threat sheet puts exactly two articles at stake, not ${articles.length}.`,
          `Une feuille de menace met exactement deux articles en jeu ; il y en a ${articles.length}.`
        )
      }
    ],
    ...numbers.filter((number) => printed2 && number > printed2.figures).map((number) => ({
      path: "threatSheet.superVillain.figures",
      message: localized(
        `The sheet “${superVillain.sheet}” has no figure ${number}.`,
        `La feuille « ${superVillain.sheet} » n’a pas de figurine ${number}.`
      )
    })),
    ...numbers.some((number) => number <= placed) ? [] : [
      {
        path: "threatSheet.superVillain",
        message: localized(
          "The super villain stands nowhere at the start, and would be out at once.",
          "Le super vilain n’est nulle part au début, et serait aussitôt hors de combat."
        )
      }
    ],
    ...victory.villain || ends || victory.atTurnLimit === "VILLAIN" ? [] : [
      {
        path: "threatSheet.victory",
        message: localized(
          "The villain has no objective: nothing lets it win.",
          "Le vilain n’a pas d’objectif : rien ne le fait gagner."
        )
      }
    ]
  ];
}
function articleProblems(scenario2, { tests: tests2, tokens: tokens2 }, article3, path) {
  if (!article3.condition) {
    const awarded = nodesOf(scenario2).some(({ field, value }) => field === "award" && value["article"] === article3.id);
    if (scenario2.threatSheet || awarded) return [];
    return [
      {
        path,
        message: localized(
          "No side can win this article: it has no condition, and there is no super villain.",
          "Personne ne peut gagner cet article : il n’a pas de condition, et il n’y a pas de super vilain."
        )
      }
    ];
  }
  return nodesOf(article3.condition).flatMap(({ keys, value }) => {
    const where = `${path}.condition${inside(keys)}`;
    const oneSided = ["A", "B"].includes(String(value["side"])) || ["A", "B"].includes(String(value["heroesOut"]));
    return [
      ...oneSided ? [
        {
          path: where,
          message: localized(
            "Only one side can win this article; speak of SIDE and OTHER instead.",
            "Un seul camp peut gagner cet article ; employez plutôt SIDE et OTHER."
          )
        }
      ] : [],
      ...tooOften(value, scenario2, tests2, tokens2, where)
    ];
  });
}
function tooOften({ atLeast }, scenario2, tests2, tokens2, path) {
  const test3 = tests2.find(({ id }) => id === atLeast?.what.passed?.test);
  if (!atLeast || !test3 || test3.repeatable || test3.at?.objects !== void 0) return [];
  const kind = test3.at?.tokens;
  const more = nodesOf(scenario2).some(
    ({ field, value }) => field === "openTest" && value["test"] === test3.id || field === "putToken" && value["kind"] === kind
  );
  if (more) return [];
  const places2 = kind === void 0 ? 1 : tokens2.filter((token) => token.kind === kind).length;
  return atLeast.number > places2 ? [
    {
      path,
      message: localized(
        `The test “${test3.id}” can be passed ${counted(places2, "time", "fois").en} only.`,
        `Le test « ${test3.id} » ne peut être réussi que ${places2} fois.`
      )
    }
  ] : [];
}
function goalProblems(plan2, path, condition, board) {
  const end2 = plan2.track?.length ?? 0;
  const beyond2 = nodesOf(condition).flatMap(
    ({ keys, value: { atLeast } }) => plan2.track && atLeast?.what.track && atLeast.number > end2 ? [
      {
        path: `${path}${inside(keys)}`,
        message: localized(
          `The track ends at ${end2}, and never reaches ${atLeast.number}.`,
          `La piste finit à ${end2} et n’atteint jamais ${atLeast.number}.`
        )
      }
    ] : []
  );
  const crowded = tooManyInZone(condition, path, board);
  return holdsAtStart(condition, plan2, board) === true ? [
    ...beyond2,
    ...crowded,
    {
      path,
      message: localized(
        "This holds from the start, and no side can prevent it.",
        "C’est vrai dès le début, et personne ne peut l’empêcher."
      )
    }
  ] : [...beyond2, ...crowded];
}
function tooManyInZone(condition, path, board) {
  return nodesOf(condition).flatMap(
    ({ keys, value: { atLeast } }) => {
      const zone = atLeast?.what.count?.inZone?.zone;
      if (!atLeast || zone === void 0 || !board.hasZone(zone)) return [];
      const { length } = board.zone(zone).spaces;
      const spaces2 = counted(length, "space", "espace");
      const figures4 = counted(atLeast.number, "figure", "figurine");
      return atLeast.number <= length ? [] : [
        {
          path: `${path}${inside(keys)}`,
          message: localized(
            `The zone “${zone}” has ${spaces2.en}, and never holds ${figures4.en}.`,
            `La zone « ${zone} » a ${spaces2.fr} et ne contient jamais ${figures4.fr}.`
          )
        }
      ];
    }
  );
}
var inside = (keys) => keys.length === 0 ? "" : `.${pathOf(keys)}`;

// libs/clash/src/content/lint/check-layout.ts
function laidOut(scenario2) {
  const tiles = [];
  const unknown = [];
  scenario2.tiles.forEach(({ face: id, column, row, turns: turns2 }, index) => {
    const face = findTileFace(id);
    if (face) tiles.push({ face, column, row, turns: turns2 });
    else
      unknown.push({
        path: `tiles[${index}].face`,
        message: localized(
          `There is no tile face “${id}” in the box.`,
          `Il n’y a pas de face de tuile « ${id} » dans la boîte.`
        )
      });
  });
  if (unknown.length > 0) return { board: void 0, problems: unknown };
  const { A, B } = scenario2.starts;
  const board = buildBoard({ tiles, border: "OPEN" });
  const found2 = boardProblems({ tiles, border: "OPEN", starts: { A, B }, openable: openableDoors(scenario2, board) });
  const problems = [
    ...found2.map(({ path, message }) => ({ path: path.replace(/\.(\d+)(?=\.|$)/g, "[$1]"), message })),
    ...startProblems2(scenario2)
  ];
  return {
    board: found2.some(({ path }) => path === "tiles") ? void 0 : board,
    problems
  };
}
function openableDoors(scenario2, board) {
  const doors = /* @__PURE__ */ new Set();
  const plan2 = scenario2.threatSheet ?? scenario2.plan;
  for (const { field, value } of nodesOf([scenario2, plan2 ? cardEntries(scenario2, plan2, board) : []])) {
    if (field === "setDoor" && typeof value["door"] === "string" && value["open"] === true) doors.add(value["door"]);
  }
  return doors;
}
var mostHeroes = { VERSUS: 5, SOLO: 1, COOP: 6 };
var starting = (count3) => counted(count3, "start space", "espace");
function startProblems2({ starts, modes: modes2 }) {
  const needed = Math.max(...modes2.map((mode) => mostHeroes[mode]));
  return [
    ...["A", "B"].flatMap(
      (side3) => starts[side3].length < needed ? [
        {
          path: `starts.${side3}`,
          message: localized(
            `Side ${side3} needs ${starting(needed).en}, one for each hero that it may have, and has ${starts[side3].length}.`,
            `Il faut au camp ${side3} ${starting(needed).fr} de départ, un par héros qu’il peut avoir, et il en a ${starts[side3].length}.`
          )
        }
      ] : []
    ),
    ...repeated(modes2).map((mode) => ({
      path: "modes",
      message: localized(`${mode} is named twice.`, `${mode} est nommé deux fois.`)
    }))
  ];
}

// libs/clash/src/content/lint/check-pieces.ts
var why = {
  NOT_A_SPACE: localized("It does not lie on a space of the board.", "Il n’est pas sur un espace du plateau."),
  NOT_OPEN: localized(
    "A cell that it covers beside its own space is not open.",
    "Une case qu’il couvre à côté de son espace n’est pas libre."
  ),
  COVERED: localized("Something covers one of its cells already.", "Quelque chose couvre déjà une de ses cases.")
};
var at = (name, space3, problem) => localized(`${name.en} at ${space3}: ${problem.en}`, `${name.fr} en ${space3} : ${problem.fr}`);
function pieceProblems(scenario2, plan2, part, board) {
  return [...layingProblems(scenario2, plan2, part, board), ...figureProblems(scenario2, plan2, part, board)];
}
function layingProblems(scenario2, plan2, part, board) {
  const covered = /* @__PURE__ */ new Set();
  const objects = scenario2.objects.flatMap(({ kind, x, y, turns: turns2 }, index) => {
    const found2 = findObjectKind(kind);
    if (!found2) return [];
    const cells2 = footprintOf({ x, y }, found2.footprint, turns2);
    const problem = footprintProblem(board, cells2, covered);
    for (const cell2 of cells2) covered.add(spaceIdOf(cell2));
    return problem ? [{ path: `objects[${index}]`, message: at(found2.name, `${x},${y}`, why[problem]) }] : [];
  });
  const tokens2 = plan2.tokens.flatMap(({ kind, space: space3 }, index) => {
    const found2 = findTokenKind(kind);
    if (!found2?.hasSpace) return [];
    const clash2 = covered.has(space3);
    covered.add(space3);
    return clash2 ? [{ path: `${part}.tokens[${index}]`, message: at(found2.name, space3, why.COVERED) }] : [];
  });
  return [...objects, ...tokens2];
}
var figures3 = (count3) => counted(count3, "figure", "figurine");
var spaces = (count3) => counted(count3, "space", "espace");
var START = localized("a start space", "un espace de départ");
var FIGURE = localized("the space of a figure", "l’espace d’une figurine");
function figureProblems(scenario2, plan2, part, board) {
  const taken2 = new Map([...scenario2.starts.A, ...scenario2.starts.B].map((space3) => [space3, START]));
  const placed = /* @__PURE__ */ new Map();
  return plan2.figures.flatMap(({ sheet, count: count3, at: at2 }, index) => {
    const path = `${part}.figures[${index}]`;
    const problems = [];
    const supply = findVillainSheet(sheet)?.figures;
    const all = (placed.get(sheet) ?? 0) + count3;
    placed.set(sheet, all);
    if (supply !== void 0 && all > supply) {
      problems.push({
        path,
        message: localized(
          `The sheet “${sheet}” has ${figures3(supply).en}, and ${all} are placed.`,
          `La feuille « ${sheet} » a ${figures3(supply).fr}, et ${all} sont placées.`
        )
      });
    }
    if (at2.length !== count3) {
      problems.push({
        path: `${path}.at`,
        message: localized(
          `Each figure needs a space of its own: for ${figures3(count3).en} this names ${spaces(at2.length).en}.`,
          `Il faut un espace à chaque figurine : pour ${figures3(count3).fr} on nomme ici ${spaces(at2.length).fr}.`
        )
      });
    }
    at2.forEach((space3, place) => {
      const who = taken2.get(space3);
      if (!board.hasSpace(space3)) problems.push({ path: `${path}.at[${place}]`, message: noSpace(space3) });
      else if (who)
        problems.push({
          path: `${path}.at[${place}]`,
          message: localized(`${space3} is ${who.en} already.`, `${space3} est déjà ${who.fr}.`)
        });
      taken2.set(space3, FIGURE);
    });
    return problems;
  });
}
var noSpace = (space3) => localized(
  `There is no space “${space3}” on the board of this scenario.`,
  `Il n’y a pas d’espace « ${space3} » sur le plateau de ce scénario.`
);

// libs/clash/src/content/lint/check-plan.ts
function planProblems(scenario2, plan2, part, board) {
  return [
    ...idProblems(scenario2, plan2, part),
    ...plan2.tests.flatMap((test3, index) => testProblems(scenario2, plan2, test3, `${part}.tests[${index}]`, board)),
    ...plan2.specialActions.flatMap(
      ({ at: at2 }, index) => placeProblems2(scenario2, plan2, at2, `${part}.specialActions[${index}].at`, board)
    ),
    ...trackProblems(plan2, part)
  ];
}
function idProblems({ threatSheet, rules: rules2 }, plan2, part) {
  const does = [
    ...threatSheet?.endOfTurn ?? [],
    ...threatSheet?.villainReactions ?? [],
    ...threatSheet?.scenarioReactions ?? [],
    ...rules2,
    ...plan2.specialActions,
    ...plan2.tests
  ].map(({ id }) => id);
  return [
    ...repeated(does).map((id) => ({
      path: "",
      message: localized(
        `Two rules, items, special actions or tests are called “${id}”.`,
        `Deux règles, points, actions spéciales ou tests s’appellent « ${id} ».`
      )
    })),
    ...repeated(plan2.articles.map(({ id }) => id)).map((id) => ({
      path: `${part}.articles`,
      message: localized(`Two articles are called “${id}”.`, `Deux articles s’appellent « ${id} ».`)
    })),
    ...plan2.tests.flatMap(
      ({ id }, index) => id.includes("@") ? [
        {
          path: `${part}.tests[${index}].id`,
          message: localized("The id of a test has no “@”.", "L’id d’un test ne contient pas de « @ ».")
        }
      ] : []
    )
  ];
}
function testProblems(scenario2, plan2, test3, path, board) {
  const twice2 = repeated(test3.offers.map(({ characteristic: characteristic3 }) => characteristic3));
  return [
    ...test3.at === void 0 === (test3.door === void 0) ? [
      {
        path,
        message: localized(
          "A test has a place, or a door that it opens, and not both.",
          "Un test a un lieu, ou une porte qu’il ouvre, et pas les deux."
        )
      }
    ] : [],
    ...test3.door === void 0 || opens(test3, test3.door) ? [] : [
      {
        path: `${path}.onSuccess`,
        message: localized(
          `The test stands on the door “${test3.door}” and does not open it.`,
          `Le test est sur la porte « ${test3.door} » et ne l’ouvre pas.`
        )
      }
    ],
    ...twice2.map((name) => ({
      path: `${path}.offers`,
      message: localized(`${name} is offered twice.`, `${name} est proposé deux fois.`)
    })),
    ...test3.at ? placeProblems2(scenario2, plan2, test3.at, `${path}.at`, board) : []
  ];
}
var opens = ({ onSuccess }, door2) => nodesOf(onSuccess, [], "onSuccess").some(
  ({ field, value }) => field === "setDoor" && value["door"] === door2 && value["open"] === true
);
function placeProblems2(scenario2, plan2, at2, path, board) {
  const { space: space3 } = at2;
  if (space3 === void 0 || !board.hasSpace(space3) || board.space(space3).kind === "INTERACTION") return [];
  const pieces3 = [
    ...scenario2.objects.map(({ x, y }) => `${x},${y}`),
    ...plan2.tokens.filter(({ kind }) => findTokenKind(kind)?.hasSpace).map((token) => token.space)
  ];
  return pieces3.includes(space3) ? [] : [
    {
      path: `${path}.space`,
      message: localized(
        `${space3} is no interaction space, and nothing that makes it one lies there.`,
        `${space3} n’est pas un espace d’interaction, et rien n’en fait un.`
      )
    }
  ];
}
function trackProblems({ track }, part) {
  if (!track) return [];
  const problems = [];
  if (track.start > track.length) {
    problems.push({
      path: `${part}.track.start`,
      message: localized(`The track ends at ${track.length}.`, `La piste finit à ${track.length}.`)
    });
  }
  track.steps.forEach(({ at: at2, do: effects }, index) => {
    const path = `${part}.track.steps[${index}]`;
    if (at2 > track.length)
      problems.push({
        path: `${path}.at`,
        message: localized(`The track ends at ${track.length}.`, `La piste finit à ${track.length}.`)
      });
    for (const { keys, value } of nodesOf(effects)) {
      if (value["track"] === void 0 || value["track"] === true) continue;
      problems.push({
        path: `${path}.do${pathOf(keys)}`,
        message: localized(
          "A step of the track does not move the track.",
          "Une étape de la piste ne fait pas avancer la piste."
        )
      });
    }
  });
  return problems;
}

// libs/clash/src/content/lint/check-size.ts
var most2 = { tests: 40, specialActions: 40, tokens: 40, endOfTurn: 20, villainReactions: 20, scenarioReactions: 40 };
var mostObjects = 40;
var mostRules = 40;
function sizeProblems(scenario2) {
  const [part, plan2] = scenario2.threatSheet ? ["threatSheet", scenario2.threatSheet] : ["plan", scenario2.plan];
  const lists = new Map(
    Object.entries(plan2 ?? {}).flatMap(([field, list]) => Array.isArray(list) ? [[field, list]] : [])
  );
  return [
    ...Object.entries(most2).flatMap(([field, limit]) => tooLong(`${part}.${field}`, lists.get(field) ?? [], limit)),
    ...tooLong("objects", scenario2.objects, mostObjects),
    ...tooLong("rules", scenario2.rules, mostRules),
    ...nestingProblems(scenario2)
  ];
}

// libs/clash/src/content/lint/check-words.ts
function wordProblems(scenario2, plan2, board) {
  const namings = namingsOf(scenario2, plan2, board);
  return nodesOf(scenario2).flatMap((node) => [
    ...nameProblems2(node, namings),
    ...attackWordProblems(node),
    ...!scenario2.threatSheet && (node.value["villainOut"] === true || node.value["of"] === "VILLAIN") ? [
      () => ({
        path: pathOf(node.keys),
        message: localized(
          "There is no super villain in a scenario without a threat sheet.",
          "Un scénario sans feuille de menace n’a pas de super vilain."
        )
      })
    ] : [],
    ...usesTrack(node) && !plan2.track ? [
      () => ({
        path: pathOf([...node.keys, "track"]),
        message: localized("This scenario has no progress track.", "Ce scénario n’a pas de piste de progression.")
      })
    ] : []
  ]);
}
var usesTrack = ({ value }) => value["track"] === true || typeof value["track"] === "object" && value["track"] !== null && "by" in value["track"];
function namingsOf(scenario2, plan2, board) {
  const ids = (records2) => records2.map(({ id }) => id);
  const tokens2 = among("kind of token", "sorte de pion", ids(box.printed.tokenKind));
  const objects = among("kind of object", "sorte d’objet", ids(box.printed.objectKind));
  const heroes2 = among("hero", "héros", ids(box.printed.hero));
  const sheets = among("villain sheet", "feuille de vilain", ids(box.printed.villainSheet));
  const test3 = among(
    "test in this scenario",
    "test dans ce scénario",
    ids([...plan2.tests, ...cardEntries(scenario2, plan2, board).tests])
  );
  const article3 = among("article at stake", "article en jeu", ids(plan2.articles));
  const door2 = (name) => board.hasDoor(name) ? void 0 : () => localized(`There is no door “${name}” on this board.`, `Il n’y a pas de porte « ${name} » sur ce plateau.`);
  const laid2 = new Set(kindsUsed(scenario2, plan2, "token"));
  const lying = new Set(kindsUsed(scenario2, plan2, "object"));
  const met = new Set(sheetsUsed(scenario2, plan2));
  return {
    space: (name) => board.hasSpace(name) ? void 0 : () => noSpace(name),
    zone: (name) => board.hasZone(name) ? void 0 : () => localized(`There is no zone “${name}” on this board.`, `Il n’y a pas de zone « ${name} » sur ce plateau.`),
    feature: among("piece of scenery on this board", "élément de décor sur ce plateau", sceneryOf(board)),
    door: door2,
    doorOpen: door2,
    test: test3,
    testPassed: test3,
    testFailed: test3,
    article: article3,
    articleWon: article3,
    tokens: (name, node) => tokens2(name, node) ?? (laid2.has(name) ? void 0 : () => localized(
      `No “${name}” token is ever laid in this scenario.`,
      `Aucun pion « ${name} » n’est jamais posé dans ce scénario.`
    )),
    along: tokens2,
    objects: (name, node) => objects(name, node) ?? (lying.has(name) ? void 0 : () => localized(
      `No “${name}” ever stands in this scenario.`,
      `Aucun objet « ${name} » n’apparaît jamais dans ce scénario.`
    )),
    sheet: (name, node) => {
      if (node.value["of"] === "HERO") return heroes2(name, node);
      return sheets(name, node) ?? (met.has(name) ? void 0 : () => localized(
        `No figure of “${name}” ever comes into play.`,
        `Aucune figurine de « ${name} » n’entre jamais en jeu.`
      ));
    },
    kind: (name, node) => {
      if (["tokens", "putToken", "takeToken"].includes(node.field)) return tokens2(name, node);
      return ["objects", "putObject", "objectUsed"].includes(node.field) ? objects(name, node) : void 0;
    }
  };
}
var sceneryOf = ({ features }) => features.map(({ faceId, id }) => `${faceId}/${id}`);
function kindsUsed({ objects, ...scenario2 }, plan2, piece3) {
  const word = piece3 === "token" ? "putToken" : "putObject";
  const start = piece3 === "token" ? plan2.tokens : objects;
  const put2 = nodesOf(scenario2).filter(({ field }) => field === word).map(({ value }) => String(value["kind"]));
  return [...start.map(({ kind }) => kind), ...put2];
}
var sheetsUsed = (scenario2, plan2) => [
  ...plan2.figures.map(({ sheet }) => sheet),
  ...nodesOf(scenario2).filter(({ field }) => field === "spawn").map(({ value }) => String(value["sheet"]))
];

// libs/clash/src/content/check-scenario.ts
function scenarioProblems(scenario2) {
  const found2 = planOf3(scenario2);
  if ("message" in found2) return findingsOf([found2]);
  const size = [...sizeProblems(scenario2), ...weightProblems(scenario2)];
  if (size.length > 0) return findingsOf(size);
  const { board, problems } = laidOut(scenario2);
  if (!board) return findingsOf(problems);
  const { plan: plan2, part } = found2;
  return [
    ...findingsOf([
      ...problems,
      ...modeProblems(scenario2),
      ...tieProblems(scenario2),
      ...allianceProblems(scenario2),
      ...pieceProblems(scenario2, plan2, part, board)
    ]),
    ...wordProblems(scenario2, plan2, board),
    ...findingsOf([...planProblems(scenario2, plan2, part, board), ...endProblems(scenario2, plan2, part, board)])
  ];
}
function planOf3({
  threatSheet,
  plan: plan2
}) {
  if (threatSheet && plan2)
    return {
      path: "plan",
      message: localized(
        "A scenario with a threat sheet has no plan of its own.",
        "Un scénario avec une feuille de menace n’a pas de plan à lui."
      )
    };
  if (threatSheet) return { plan: threatSheet, part: "threatSheet" };
  return plan2 ? { plan: plan2, part: "plan" } : {
    path: "plan",
    message: localized(
      "A scenario without a threat sheet says itself how it is won: it needs a plan.",
      "Un scénario sans feuille de menace dit lui-même comment on gagne : il lui faut un plan."
    )
  };
}
var modeProblems = ({ modes: modes2, threatSheet }) => threatSheet || modes2.every((mode) => mode === "VERSUS") ? [] : [
  {
    path: "modes",
    message: localized(
      "Solo and co-op need a threat sheet.",
      "Le solo et la coopération demandent une feuille de menace."
    )
  }
];
var tieProblems = ({ threatSheet, tiles }) => (threatSheet?.tiles ?? []).flatMap(
  (face, index) => tiles.some((tile) => tile.face === face) ? [] : [
    {
      path: `threatSheet.tiles[${index}]`,
      message: localized(
        `The threat sheet is tied to “${face}”, which does not lie on the board.`,
        `La feuille de menace est liée à « ${face} », qui n’est pas sur le plateau.`
      )
    }
  ]
);
function allianceProblems({ alliances = [], threatSheet }) {
  return [
    ...repeated(alliances.map(({ sheet }) => sheet)).map((sheet) => ({
      path: "alliances",
      message: localized(`The sheet “${sheet}” is allied twice.`, `La feuille « ${sheet} » est alliée deux fois.`)
    })),
    ...alliances.flatMap(
      ({ sheet }, index) => threatSheet?.superVillain.sheet === sheet ? [
        {
          path: `alliances[${index}].sheet`,
          message: localized("The super villain is no side’s ally.", "Le super vilain n’est l’allié de personne.")
        }
      ] : []
    )
  ];
}

// libs/clash/src/options-problem.ts
function optionsProblem(options) {
  const scenario2 = options.scenario ?? findScenario(options.scenarioId);
  if (!scenario2) {
    return localized(
      `There is no scenario “${options.scenarioId}” in the box.`,
      `Il n’y a pas de scénario « ${options.scenarioId} » dans la boîte.`
    );
  }
  const { campaign: campaign2, rankA, rankB } = options;
  return tableProblem(options) ?? scenarioProblem(options, scenario2) ?? campaignProblem(book, campaign2, rankA !== void 0 || rankB !== void 0);
}
var ownScenarioProblems = ({ scenario: scenario2 }) => scenario2 ? firstProblems(scenarioProblems(scenario2)) : [];
function scenarioProblem(options, { name, modes: modes2, starts }) {
  if (!modes2.includes(options.mode)) {
    return localized(`“${name.en}” is not played in this mode.`, `« ${name.fr} » ne se joue pas dans ce mode.`);
  }
  const heroes2 = heroesASide(options);
  const short = sides.find((side3) => new Set(starts[side3]).size < heroes2[side3]);
  return short && localized(
    `“${name.en}” has too few start spaces for side ${short}.`,
    `« ${name.fr} » a trop peu d’espaces de départ pour le camp ${short}.`
  );
}

// libs/clash/src/options.ts
var optionsSchema = optionsFields.superRefine((options, context) => {
  if (context.issues.length > 0) return;
  const problems = ownScenarioProblems(options);
  for (const { path, message } of problems) {
    const place = path === "" ? "scenario" : `scenario.${path}`;
    context.addIssue(localizedIssue(message, [place]));
  }
  const problem = problems.length === 0 ? optionsProblem(options) : void 0;
  if (problem !== void 0) context.addIssue(localizedIssue(problem));
});

// libs/clash/src/score.ts
function rankOf(state, side3) {
  const ahead = { SIDE_A: "A", SIDE_B: "B", DRAW: side3, VILLAIN: null };
  const winner = ahead[overOf(state)?.outcome ?? "DRAW"];
  if (winner === side3) return 1;
  return winner === null ? 2 : 1 + state.seats.filter((seat6) => seat6.side === winner).length;
}
var score = (state) => state.seats.map(({ seat: seat6, side: side3 }) => ({
  seat: seat6,
  rank: rankOf(state, side3),
  points: pagePoints(state, side3),
  parts: pageParts(state, side3)
})).sort((a, b) => a.rank - b.rank || a.seat - b.seat);

// libs/clash/src/view/resample-choice.ts
function resampleChoice(hero7, random) {
  if (hero7.choosesCards || hero7.tookBack || hero7.notTaken.length === 0) return;
  const unseen = hero7.hand.filter((cardId) => !isWoundCard(cardId) && powerCard(cardId).set !== "WEAKNESS");
  const mixed = random.shuffle([...unseen, ...hero7.notTaken]);
  const kept = hero7.hand.filter((cardId) => !unseen.includes(cardId));
  hero7.hand = inHandOrder2([...kept, ...mixed.slice(0, unseen.length)]);
  hero7.notTaken = inHandOrder2(mixed.slice(unseen.length));
}

// libs/clash/src/view/planning.ts
var isPlanning = ({ phase }) => phase === "STRATEGY";

// libs/clash/src/view/resample-plan.ts
function resamplePlan(world, hidden3, random) {
  if (!isPlanning(world)) return;
  for (const hero7 of hidden3) {
    const plans2 = hero7.plan === null ? [] : plansOf(inHandOrder2(hero7.hand).map(plannable2));
    if (plans2.length > 0) hero7.plan = random.pick(plans2).map((play2) => ({ ...play2 }));
    if (hero7.tokens !== null) hero7.tokens = [...random.pick(tokenPairs)];
  }
}
var tokenPairs = characteristics.flatMap(
  (first, place) => characteristics.slice(place + 1).map((second) => [first, second])
);

// libs/clash/src/view/resample-wounds.ts
function resampleWounds(world, hidden3, random) {
  const isUnknown = (cardId) => isWoundCard(cardId) && findWoundCard(cardId) !== blankWound2 && !world.shownWounds.includes(cardId);
  resampleWoundPile(world, [world.woundPile, ...hidden3.map(({ hand }) => hand)], isUnknown, random);
}

// libs/clash/src/view/resample.ts
function resample(state, viewer, random) {
  const world = clone(state);
  if (viewer.kind === "auditor") return world;
  const own = viewer.kind === "seat" ? seatAt(state, viewer.seat).side : null;
  const others = sidesInPlay(state).filter((side3) => side3 !== own);
  const hidden3 = world.heroes.filter(({ side: side3 }) => others.includes(side3));
  for (const hero7 of hidden3) resampleChoice(hero7, random);
  resampleWounds(world, hidden3, random);
  resamplePlan(world, hidden3, random);
  for (const side3 of others) world.sides[side3].deck = random.shuffle(world.sides[side3].deck);
  return world;
}

// libs/clash/src/view/view-schema.ts
import { z as z59 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/clash/src/view/piece-view-schema.ts
import { z as z56 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var cell = z56.int().min(0).max(40);
var turns = z56.int().min(0).max(3).meta({ description: "Quarter turns clockwise." });
var tileViewSchema = z56.strictObject({ face: idSchema2, column: cell, row: cell, turns }).meta({ id: "TileView", description: "A tile as it lies: five by five cells." });
var spaceViewSchema = z56.strictObject({
  spaceId: spaceIdSchema,
  x: cell,
  y: cell,
  zone: idSchema2,
  interaction: z56.boolean().meta({ description: "An interaction space, printed so or by an object that lies there." })
}).meta({ id: "SpaceView", description: "A space, where figures stand." });
var doorViewSchema = z56.strictObject({
  doorId: idSchema2,
  name: localizedSchema.optional(),
  x: cell,
  y: cell,
  edge: edgeSchema,
  open: z56.boolean()
}).meta({ id: "DoorView", description: "A door on a side of the cell x, y." });
var wallViewSchema = z56.strictObject({ x: cell, y: cell, edge: edgeSchema }).meta({ id: "WallView", description: "A wall on a side of the cell x, y; each wall once." });
var interactionViewSchema = z56.strictObject({
  spaceId: spaceIdSchema,
  name: localizedSchema.meta({
    description: "The thing there: the object or token on the space, else the scenery."
  }),
  feature: idSchema2.optional().meta({ description: "The scenery that the tile prints there, as `face/id`." }),
  pieceId: pieceIdSchema.optional().meta({ description: "The object, or the token with a space, that lies there." }),
  tests: z56.array(testKeySchema).max(40).meta({ description: "Tests with this place, by `testKey`." }),
  specialActions: z56.array(idSchema2).max(40).meta({ description: "Special actions with this place." })
}).meta({ id: "InteractionView", description: "An interaction space, and the acts that it allows (CLASH-083)." });
var specialActionViewSchema = z56.strictObject({
  specialActionId: idSchema2,
  name: localizedSchema,
  text: localizedSchema,
  spaces: z56.array(spaceIdSchema).max(150).meta({ description: "Where it is." }),
  cost: z56.int().min(1).max(3).meta({ description: "In actions." })
}).meta({ id: "SpecialActionView", description: "An action on a space without a test (CLASH-083, CLASH-089)." });
var boardViewSchema = z56.strictObject({
  width: cell.meta({ description: "Columns of cells." }),
  height: cell.meta({ description: "Rows of cells." }),
  tiles: z56.array(tileViewSchema).max(6),
  spaces: z56.array(spaceViewSchema).max(150),
  doors: z56.array(doorViewSchema).max(60),
  walls: z56.array(wallViewSchema).max(400),
  interactions: z56.array(interactionViewSchema).max(150).meta({ description: "Every interaction space, in canonical order." })
}).meta({
  id: "BoardView",
  description: "The board. Cells are counted from the top left, x to the right, y downwards."
});
var figureViewSchema = z56.strictObject({
  ...viewFields.figure,
  kind: z56.enum(["HERO", "SIDEKICK", "VILLAIN"]).meta({ id: "FigureKind" }),
  sheetId: idSchema2.meta({ description: "Hero, sidekick or villain sheet." }),
  side: sideSchema.optional().meta({ description: "Absent for villains." }),
  alliedWith: sideSchema.optional().meta({ description: "Of a villain: the side that it fights for (CLASH-079)." }),
  ownerId: figureIdSchema.optional().meta({ description: "The hero of a sidekick." }),
  status: z56.enum(["RESERVE", "IN_PLAY", "OUT"]).meta({ id: "FigureStatus", description: "RESERVE: not placed yet, or a villain in the supply." }),
  superVillain: z56.boolean(),
  speed: countSchema.meta({ description: "With everything that changes it now, as the other values (CLASH-210)." }),
  mind: countSchema.optional().meta({ description: "Heroes only." })
}).meta({ id: "FigureView", description: "A hero, sidekick or villain, with its values now." });
var objectViewSchema = z56.strictObject({ objectId: pieceIdSchema, kindId: idSchema2, spaceId: spaceIdSchema, turns }).meta({ id: "ObjectView", description: "An object on the board; its kind says which cells it covers." });
var { token: tokenViewSchema, modifier: modifierViewSchema } = viewFields;
var testViewSchema = z56.strictObject({
  testKey: testKeySchema.meta({
    description: "Names it in `attemptTest` and in events; the test, and its piece where there are several."
  }),
  testId: testIdSchema.meta({ description: "Its record in the content." }),
  name: localizedSchema,
  text: localizedSchema.meta({ description: "Its question and its results." }),
  door: idSchema2.optional().meta({ description: "The door that it opens." }),
  spaces: z56.array(spaceIdSchema).max(150).meta({ description: "Its place (CLASH-156)." }),
  offers: z56.array(
    z56.strictObject({
      characteristic: characteristicSchema,
      difficulty: countSchema.meta({ description: "Test dice now, tokens taken off." }),
      malus: countSchema.meta({ description: "−1 tokens on it (CLASH-159)." })
    }).meta({ id: "OfferView" })
  ).max(4),
  toTotal: z56.int().optional().meta({ description: "Tokens on its result, added to the dice (CLASH-160)." }),
  direct: z56.boolean(),
  closed: z56.boolean(),
  passedByA: countSchema,
  passedByB: countSchema
}).meta({ id: "TestView", description: "A characteristic test as it stands." });

// libs/clash/src/view/scenario-view-schema.ts
import { z as z57 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var texts = (description) => z57.array(localizedSchema).meta({ description });
var ownScenarioSchema = z57.strictObject({
  name: localizedSchema.meta({ description: "The name of the scenario." }),
  intro: localizedSchema.meta({ description: "Beginning of its story." }),
  goal: localizedSchema.meta({ description: "The end of the game, and its winner." }),
  rules: texts("Its special rules (CLASH-096)."),
  villainReactions: texts("How the villain reacts (CLASH-094)."),
  scenarioReactions: texts("How the scenario reacts (CLASH-094)."),
  endOfTurn: texts("What the villain does at the end of the turn, item by item (CLASH-091)."),
  track: z57.strictObject({
    name: localizedSchema.meta({ description: "The name of the count of the progress track." }),
    steps: z57.array(
      z57.strictObject({
        at: countSchema.meta({ description: "The place of the marker." }),
        text: localizedSchema.meta({ description: "The effect there." })
      }).meta({ id: "OwnTrackStep", description: "The effect of a step of the progress track (CLASH-230)." })
    ).meta({ description: "The steps at which something happens." })
  }).meta({ id: "OwnTrack", description: "The progress track of a scenario of one’s own." }).optional().meta({ description: "Absent when it has none." }),
  articles: z57.array(
    z57.strictObject({
      articleId: articleIdSchema.meta({ description: "As in `atStake` and on the pages." }),
      name: localizedSchema.meta({ description: "The reason for which it is won." }),
      headline: localizedSchema.meta({ description: "Its headline on the front page." }),
      body: localizedSchema.meta({ description: "Its text." })
    }).meta({ id: "OwnArticle", description: "An article of a scenario of one’s own." })
  ).meta({ description: "The articles that it puts at stake (CLASH-180)." })
}).meta({ id: "OwnScenario", description: "The texts of a scenario that is not in the box (CLASH-014)." });

// libs/clash/src/view/table-view-schema.ts
import { z as z58 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var { cards: cards3, hero: hero6 } = viewFields;
var seatViewSchema = z58.strictObject({
  seat: seatSchema,
  ...viewFields.seat,
  side: sideSchema,
  passed: z58.boolean().meta({ description: "Takes no team-up hero or sidekick any more." }),
  takeBacks: countSchema.meta({ description: "Plans that it may still take back this turn (CLASH-239)." }),
  proposals: countSchema.meta({ description: "Orders that it may still propose this turn (CLASH-240)." })
}).meta({ id: "SeatView" });
var articleKind = z58.enum(["OBJECTIVE", "PRAISE", "DISCREDIT"]).meta({ id: "ArticleKind" });
var article2 = {
  articleId: articleIdSchema.meta({ description: "The article of the sheet, or the hero." }),
  size: articleSizeSchema,
  points: z58.int()
};
var articleViewSchema = z58.strictObject({ kind: articleKind, ...article2, turn: countSchema.meta({ description: "When it was won." }) }).meta({ id: "ArticleView", description: "An article on a front page." });
var stakeViewSchema = z58.strictObject(article2).meta({ id: "StakeView", description: "An article of the sheet that no side has won yet." });
var sideViewSchema = z58.strictObject({
  side: sideSchema,
  newspaper: newspaperSchema.optional(),
  heroPlaces: countSchema.meta({ description: "Heroes that the side may have (CLASH-201)." }),
  higherRank: z58.boolean().optional().meta({ description: "The answer of CLASH-204; absent when it was not asked." }),
  deck: countSchema.meta({ description: "Initiative cards that have not come up yet." }),
  page: z58.array(articleViewSchema).max(20),
  points: z58.int().meta({ description: "Of the page now." }),
  outs: z58.array(z58.strictObject({ sheetId: idSchema2, count: countSchema }).meta({ id: "OutsView" })).meta({ description: "Figures that the side has put out, by sheet (CLASH-246)." })
}).meta({ id: "SideView" });
var heroViewSchema = z58.strictObject({
  seat: seatSchema,
  ...viewFields.heroOf(deedSchema, rankSchema),
  side: sideSchema,
  teamUp: z58.boolean(),
  set: cards3.meta({ description: "Its power cards, in all places; also those that were not chosen." }),
  choosesCards: z58.boolean().meta({ description: "Three cards are still to be chosen." }),
  hand: countSchema.meta({ description: "Cards in hand; in the strategy as the step began." }),
  wounds: countSchema.meta({ description: "Wound cards among them." }),
  woundLimit: countSchema.optional().meta({ description: "Wound cards in hand that put it out; none for team-up heroes." }),
  planned: z58.boolean().meta({ description: "Has a plan that is not revealed yet." }),
  tokensPlaced: z58.boolean().meta({ description: "Has team-up tokens that are not revealed yet." }),
  tokens: tokens.meta({ description: "Team-up tokens revealed this turn." }),
  setAside: cards3
}).meta({ id: "HeroView", description: "A hero beside its figure, as far as all players see it." });
var activeViewSchema = z58.strictObject({
  heroId: hero6,
  actions: countSchema.meta({ description: "Left." }),
  granted: countSchema.meta({ description: "In all, at most 5 (CLASH-213)." }),
  sidekicks: z58.array(figureIdSchema).max(2).meta({ description: "Sidekicks that have still their action." })
}).meta({ id: "ActiveView" });
var attackViewSchema = z58.strictObject({
  ...viewFields.attack,
  weaponId: pieceIdSchema.optional()
}).meta({ id: "AttackView", description: "The attack that runs while a window is open." });
var trialViewSchema = z58.strictObject({
  ...viewFields.trial,
  objectId: pieceIdSchema.optional(),
  use: objectUseSchema.optional()
}).meta({ id: "TrialView", description: "The test that runs while a window is open." });
var windowViewSchema = z58.strictObject({
  seat: seatSchema,
  ...viewFields.window,
  options: viewFields.window.options.max(160),
  attack: attackViewSchema.optional(),
  test: trialViewSchema.optional()
}).meta({ id: "WindowView", description: "A question that has to be answered first (CLASH-243)." });
var sideSecretsSchema = z58.strictObject({
  side: sideSchema,
  deck: z58.array(hero6).max(6).meta({ description: "The initiative deck, next card first." }),
  heroes: z58.array(
    z58.strictObject({
      heroId: hero6,
      hand: cards3.meta({ description: "Cards in hand, without those planned this turn." }),
      plan: plays2.optional().meta({ description: "Laid this turn, not revealed yet." }),
      tokens: tokens.optional().meta({ description: "Team-up tokens placed, not revealed yet." }),
      notTaken: cards3.meta({ description: "Power cards that were not chosen for this game." })
    }).meta({ id: "HeroSecrets" })
  ).max(6)
}).meta({ id: "SideSecrets", description: "The secrets of a side, for its seats: allies consult freely (CLASH-109)." });

// libs/clash/src/view/view-schema.ts
var phaseSchema = z59.enum([
  "SETUP",
  "TURN_START",
  "STRATEGY",
  "ACTIVATION",
  "VILLAIN",
  "WOUNDS",
  "PROMOTION",
  "UPKEEP",
  "ADVANCEMENT",
  "OVER"
]).meta({ id: "Phase", description: "The phase of the turn (clash.md 4)." });
var viewSchema = z59.strictObject({
  turn: countSchema.meta({ description: "0 during set-up." }),
  turnLimit: countSchema,
  phase: phaseSchema,
  step: stepSchema.optional().meta({ description: "The step that waits for seats; absent while automatic steps run." }),
  mode: modeSchema,
  scenarioId: idSchema2.meta({ description: "Its record stands in the content, or in the options of the game." }),
  ownScenario: ownScenarioSchema.optional().meta({ description: "For a scenario that is not in the box: the texts that the content has for the others." }),
  difficulty: difficultySchema.optional().meta({ description: "Extra defense of villains (CLASH-196)." }),
  firstSide: sideSchema.optional().meta({ description: "Of this turn, once initiative is counted." }),
  nextSide: sideSchema.optional().meta({ description: "The side whose initiative card comes next." }),
  seats: z59.array(seatViewSchema).max(6),
  sides: z59.array(sideViewSchema).max(2).meta({ description: "Solo and co-op have one." }),
  heroes: z59.array(heroViewSchema).max(6).meta({ description: "In canonical order (CLASH-202)." }),
  figures: z59.array(figureViewSchema).max(60).meta({ description: "In canonical order." }),
  board: boardViewSchema,
  objects: z59.array(objectViewSchema),
  tokens: z59.array(tokenViewSchema),
  tests: z59.array(testViewSchema),
  specialActions: z59.array(specialActionViewSchema),
  modifiers: z59.array(modifierViewSchema).meta({ description: "Changes laid by effects, summed up." }),
  track: z59.strictObject({ at: countSchema, length: countSchema }).meta({ id: "TrackView" }).optional().meta({ description: "The progress track; absent when the sheet has none." }),
  villainItem: countSchema.optional().meta({ description: "Next item of the list of the villain while it runs." }),
  active: activeViewSchema.optional(),
  window: windowViewSchema.optional(),
  atStake: z59.array(stakeViewSchema).max(4),
  villainBeatenBy: sideSchema.optional().meta({ description: "The side that dealt the last damage to the villain." }),
  woundPile: countSchema,
  woundDiscard: z59.array(cardIdSchema).max(40).meta({ description: "The common discard pile of wound cards, sorted." }),
  shownWounds: z59.array(cardIdSchema).max(40).meta({ description: "Wound cards that all players have seen, sorted; the content says which text each has." }),
  result: z59.strictObject({ outcome: outcomeSchema, reason: endReasonSchema }).meta({ id: "GameOver" }).optional(),
  own: sideSecretsSchema.optional().meta({ description: "For a seat: the secrets of its side." }),
  secrets: z59.array(sideSecretsSchema).max(2).optional().meta({ description: "For auditors: the secrets of each side." })
});

// libs/clash/src/content/scenario-texts.ts
function scenarioTexts({ name, intro, rules: rules2, threatSheet, plan: plan2 }) {
  const parts2 = threatSheet ?? plan2;
  if (!parts2) return void 0;
  const { victory, track, articles } = parts2;
  return {
    name,
    intro,
    goal: victory.text,
    rules: textsOf(rules2),
    villainReactions: textsOf(threatSheet?.villainReactions),
    scenarioReactions: textsOf(threatSheet?.scenarioReactions),
    endOfTurn: textsOf(threatSheet?.endOfTurn),
    ...track ? { track: { name: track.name, steps: track.steps.map(({ at: at2, text }) => ({ at: at2, text })) } } : {},
    articles: articles.map(({ id, name: about, headline, body }) => ({ articleId: id, name: about, headline, body }))
  };
}
var textsOf = (records2 = []) => records2.map(({ text }) => text);

// libs/clash/src/view/article-views.ts
function articleView(state, article3) {
  const { kind, id, turn } = article3;
  const size = kind === "OBJECTIVE" ? sizeOf3(state, id) : "SMALL";
  return { kind, articleId: id, size, points: pointsOf(state, article3), turn };
}
var stakeViews = (state) => state.atStake.map((articleId) => {
  const size = sizeOf3(state, articleId);
  return { articleId, size, points: articleValues[size] };
});
var sizeOf3 = (state, articleId) => planOf2(state).articles.find(({ id }) => id === articleId)?.size ?? "SMALL";

// libs/clash/src/view/trial-views.ts
var testViews = (state) => placedTests2(state).map((placed) => testView(state, placed));
function testView(state, placed) {
  const { key, test: test3 } = placed;
  const { malus, change: change3, toTotal = 0, closed, passed } = testState2(state, key);
  return {
    ...shownOfTest(placed),
    offers: test3.offers.map(({ characteristic: characteristic3, difficulty }) => {
      const tokens2 = malus[characteristic3] ?? 0;
      return {
        characteristic: characteristic3,
        difficulty: trialOf({ difficulty: difficulty + change3, maluses: tokens2, malusMode: "DICE" }).dice,
        malus: tokens2
      };
    }),
    ...toTotal === 0 ? {} : { toTotal },
    direct: test3.direct,
    closed,
    passedByA: passed.A,
    passedByB: passed.B
  };
}
var specialActionViews = (state) => onTable(state).specialActions.map(({ id, name, text, at: at2, cost }) => ({
  specialActionId: id,
  name,
  text,
  spaces: spacesOf2(state, at2, scopeOfSide(null)),
  cost
}));

// libs/clash/src/view/interaction-views.ts
function interactionViews(state) {
  const tests2 = placedTests2(state);
  const actions = specialActionViews(state);
  const pieces3 = new Map([
    ...state.tokens.filter(({ kindId }) => tokenKind(kindId).hasSpace).map(({ id, kindId, spaceId }) => [spaceId, { id, name: tokenKind(kindId).name }]),
    ...state.objects.map(({ id, kindId, spaceId }) => [spaceId, { id, name: objectKind(kindId).name }])
  ]);
  return boardOf2(state).spaces.flatMap((space3) => {
    const piece3 = pieces3.get(space3.id);
    if (space3.kind !== "INTERACTION" && !piece3) return [];
    return {
      spaceId: space3.id,
      name: piece3?.name ?? sceneryName(space3),
      ...space3.featureId === void 0 ? {} : { feature: `${space3.faceId}/${space3.featureId}` },
      ...piece3 ? { pieceId: piece3.id } : {},
      tests: tests2.filter(({ spaces: spaces2 }) => spaces2.includes(space3.id)).map(({ key }) => key),
      specialActions: actions.filter(({ spaces: spaces2 }) => spaces2.includes(space3.id)).map(({ specialActionId }) => specialActionId)
    };
  });
}
var unnamed = localized("Interaction space", "Espace d’interaction");
var sceneryName = ({ faceId, featureId }) => findReferenceCard(faceId)?.scenery.find(({ id }) => id === featureId)?.name ?? unnamed;

// libs/clash/src/view/board-view.ts
function boardView(state) {
  const board = boardOf2(state);
  const { tiles } = scenarioOf(state);
  const interactive = /* @__PURE__ */ new Set([
    ...state.objects.map(({ spaceId }) => spaceId),
    ...state.tokens.filter(({ kindId }) => tokenKind(kindId).hasSpace).map(({ spaceId }) => spaceId)
  ]);
  return {
    width: tileSize * (1 + Math.max(...tiles.map(({ column }) => column))),
    height: tileSize * (1 + Math.max(...tiles.map(({ row }) => row))),
    tiles: tiles.map(({ face, column, row, turns: turns2 }) => ({ face, column, row, turns: turns2 })),
    spaces: board.spaces.map(({ id, x, y, zoneId, kind }) => ({
      spaceId: id,
      x,
      y,
      zone: zoneId,
      interaction: kind === "INTERACTION" || interactive.has(id)
    })),
    doors: board.doors.map(({ id, a, b }) => ({
      doorId: id,
      x: a.x,
      y: a.y,
      edge: b.x > a.x ? "E" : "S",
      open: state.openDoors.includes(id),
      ...named3(doorName(id))
    })),
    walls: wallsOf(board, tiles),
    interactions: interactionViews(state)
  };
}
var named3 = (name) => name === void 0 ? {} : { name };
function doorName(doorId) {
  const [face = "", id] = doorId.split("/");
  return findReferenceCard(face)?.doors.find((door2) => door2.id === id)?.name;
}
function wallsOf(board, tiles) {
  const doors = new Set(board.doors.map(({ a, b }) => keyOf({ x: a.x, y: a.y, edge: b.x > a.x ? "E" : "S" })));
  const printed2 = tiles.flatMap(
    ({ face, column, row, turns: turns2 }) => tileFace(face).walls.map((wall) => {
      const { x, y, edge } = turned(wall, turns2);
      return uniform({ x: column * tileSize + x, y: row * tileSize + y, edge });
    })
  );
  const walls = new Map(printed2.map((wall) => [keyOf(wall), wall]));
  return [...walls.values()].filter((wall) => !doors.has(keyOf(wall))).sort((a, b) => compareCells(a, b) || (a.edge < b.edge ? -1 : 1));
}
function uniform({ x, y, edge }) {
  if (edge === "W" && x > 0) return { x: x - 1, y, edge: "E" };
  if (edge === "N" && y > 0) return { x, y: y - 1, edge: "S" };
  return { x, y, edge };
}
var keyOf = ({ x, y, edge }) => `${x},${y},${edge}`;

// libs/clash/src/view/figure-views.ts
function figureViews(state) {
  const valuesOf = figureValuesOf({ state, book });
  return state.figures.map((figure4) => {
    const { id, kind, ownerId, superVillain } = figure4;
    return {
      ...shownOfFigure(figure4, state.villainPowers[id]),
      ...kind === "VILLAIN" ? alliance(standsWith(state, figure4)) : {},
      ...ownerId === null ? {} : { ownerId },
      superVillain,
      ...valuesOf(figure4)
    };
  });
}
var alliance = (side3) => side3 === null ? {} : { alliedWith: side3 };
function modifierViews({ modifiers }) {
  const sums = /* @__PURE__ */ new Map();
  for (const modifier2 of modifiers) {
    const key = [modifier2.figureId, modifier2.characteristic, modifier2.until].join(" ");
    const known2 = sums.get(key);
    sums.set(key, { ...modifier2, by: modifier2.by + (known2?.by ?? 0) });
  }
  return [...sums.values()].map(({ figureId, characteristic: which, by: by3, until }) => ({
    figureId,
    characteristic: which,
    by: by3,
    until
  }));
}

// libs/clash/src/view/hero-views.ts
var heroViews = (state) => state.heroes.map((hero7) => heroView(state, hero7));
function heroView(state, hero7) {
  const { heroId: heroId13, seat: seat6, side: side3, rank, teamUp, choosesCards, plan: plan2, tokens: tokens2, setAside } = hero7;
  const held = heldCards(hero7);
  const planning2 = isPlanning(state);
  return {
    heroId: heroId13,
    seat: seat6,
    side: side3,
    rank,
    teamUp,
    set: powerCardsOf(book, hero7),
    choosesCards,
    hand: held.length,
    wounds: held.filter(isWoundCard).length,
    ...teamUp ? {} : { woundLimit: woundLimit(state) },
    planned: planning2 && plan2 !== null,
    tokensPlaced: planning2 && tokens2 !== null,
    tokens: planning2 ? [] : [...tokens2 ?? []],
    setAside: [...setAside],
    ...shownOfHero(hero7, deedSchema.options)
  };
}

// libs/clash/src/view/side-secrets.ts
var sideSecrets = (state, side3) => ({
  side: side3,
  deck: [...state.sides[side3].deck],
  heroes: state.heroes.filter((hero7) => hero7.side === side3).map((hero7) => heroSecrets(state, hero7))
});
function heroSecrets(state, hero7) {
  const { tokens: tokens2, notTaken } = hero7;
  return {
    ...ownCards(hero7),
    ...tokens2 === null || !isPlanning(state) ? {} : { tokens: [...tokens2] },
    notTaken: [...notTaken]
  };
}

// libs/clash/src/view/side-views.ts
var seatViews = (state) => state.seats.map(seatView);
var seatView = ({ seat: seat6, side: side3, mainHero, passed, ready, resigned, takeBacks, proposals }) => ({
  seat: seat6,
  side: side3,
  ...mainHero === null ? {} : { mainHero },
  passed,
  ready,
  resigned,
  takeBacks,
  proposals
});
var sideViews = (state) => sidesInPlay(state).map((side3) => sideView(state, side3));
function sideView(state, side3) {
  const { newspaper, heroes: heroes2, higherRank, deck, page } = state.sides[side3];
  const articles = page.map((article3) => articleView(state, article3));
  return {
    side: side3,
    ...newspaper === null ? {} : { newspaper },
    heroPlaces: heroes2,
    ...higherRank === null ? {} : { higherRank },
    deck: deck.length,
    page: articles,
    points: articles.reduce((sum2, { points: points2 }) => sum2 + points2, 0),
    outs: outsOf(state, side3)
  };
}
function outsOf({ outs }, side3) {
  const counts = /* @__PURE__ */ new Map();
  for (const out of outs) if (out.side === side3) counts.set(out.sheetId, (counts.get(out.sheetId) ?? 0) + 1);
  return [...counts].map(([sheetId, count3]) => ({ sheetId, count: count3 }));
}

// libs/clash/src/view/window-view.ts
var windowView = ({ window, stack: stack2 }) => window === null ? void 0 : { ...askedBy(window), options: optionsOf(window, stack2), ...interrupted(stack2) };

// libs/clash/src/view/view.ts
function view(state, viewer) {
  const seen = {
    turn: state.turn,
    turnLimit: scenarioOf(state).turnLimit,
    phase: state.phase,
    mode: state.options.mode,
    scenarioId: scenarioOf(state).id,
    seats: seatViews(state),
    sides: sideViews(state),
    heroes: heroViews(state),
    figures: figureViews(state),
    board: boardView(state),
    objects: state.objects.map(({ id, kindId, spaceId, turns: turns2 }) => ({ objectId: id, kindId, spaceId, turns: turns2 })),
    tokens: state.tokens.map(({ id, kindId, spaceId }) => ({ tokenId: id, kindId, spaceId })),
    tests: testViews(state),
    specialActions: specialActionViews(state),
    modifiers: modifierViews(state),
    atStake: stakeViews(state),
    woundPile: state.woundPile.length,
    woundDiscard: inPileOrder(woundCardIds, state.woundDiscard),
    shownWounds: inPileOrder(woundCardIds, state.shownWounds)
  };
  addOwnScenario(seen, state);
  addCourse(seen, state);
  if (viewer.kind === "seat") seen.own = sideSecrets(state, seatAt(state, viewer.seat).side);
  if (viewer.kind === "auditor") seen.secrets = sidesInPlay(state).map((side3) => sideSecrets(state, side3));
  return seen;
}
function addOwnScenario(seen, { options: { scenario: scenario2 } }) {
  const texts2 = scenario2 && scenarioTexts(scenario2);
  if (texts2) seen.ownScenario = clone(texts2);
}
function addCourse(seen, state) {
  const { options, firstSide: firstSide2, nextSide, villainItem, active, villainBeatenBy } = state;
  const over = overOf(state);
  const { track } = planOf2(state);
  const window = windowView(state);
  const open2 = openStepOf2(state);
  if (open2) seen.step = open2.step;
  if (options.mode !== "VERSUS" && options.difficulty !== void 0) seen.difficulty = options.difficulty;
  if (firstSide2 !== null) seen.firstSide = firstSide2;
  if (nextSide !== null) seen.nextSide = nextSide;
  if (track) seen.track = { at: state.track, length: track.length };
  if (villainItem !== null) seen.villainItem = villainItem;
  if (active) {
    const { figureId, actions, granted, sidekicks: sidekicks2 } = active;
    seen.active = { heroId: figureId, actions, granted, sidekicks: [...sidekicks2] };
  }
  if (window) seen.window = window;
  if (villainBeatenBy !== null) seen.villainBeatenBy = villainBeatenBy;
  if (over) seen.result = { outcome: over.outcome, reason: over.reason };
}

// libs/clash/src/waiting.ts
function waiting(state) {
  if (isOver2(state)) return { over: overOf(state)?.reason ?? "SHEET" };
  const open2 = openStepOf2(state);
  if (open2) return seatsAwaited(state, open2);
  if (state.villainItem === null) throw new Error("The game waits for no seat.");
  return { rules: "villainTurn", key: `${state.turn}.${state.villainItem}` };
}

// libs/clash/src/clash.ts
var schemas = { options: optionsSchema, commands, events, view: viewSchema, content: contentSchema };
var clash = defineRules({
  name: "clash",
  version: "1.3",
  schemas,
  openedWith: { decisionSeconds: 86400 },
  refusals,
  content,
  campaign,
  seats: seatPlan,
  initialState,
  setUp(turn) {
    layTable(turn);
    advance2(turn, machineOf(turn));
  },
  decide,
  automatic(turn) {
    advance2(turn, runVillainTurn(turn));
  },
  resigned(turn, seat6) {
    advance2(turn, resign2(turn, seat6));
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
  clash as ruleset
};
