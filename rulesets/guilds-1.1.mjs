// Chronicler: the rules of guilds 1.1, and the kernel that runs them. Released, never changed: index.json has the SHA-256 of this file.

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
  const told = [...first.map(tellIssue), ...left > 0 ? [andMore(left)] : []];
  return localized(told.map(({ en }) => en).join(" "), told.map(({ fr }) => fr).join(" "));
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
function catalogueOf(records) {
  const shelf = { byKind: mapEntries(records, byId), changes: 0, idsMade: 0 };
  const find = mapEntries(shelf.byKind, (known) => (id) => known.get(id));
  const catalogue = {
    printed: frozen({ ...records }),
    find,
    known: mapEntries(find, (look, kind) => (id) => look(id) ?? missing(kind, id)),
    derived: derivedFrom(shelf)
  };
  shelves.set(catalogue, shelf);
  return catalogue;
}
var derivedFrom = (shelf) => (make) => {
  let made;
  return () => {
    if (made?.changes !== shelf.changes) {
      made = { value: make(mapEntries(shelf.byKind, (known) => [...known.values()])), changes: shelf.changes };
    }
    return made.value;
  };
};
function byId(records, kind) {
  const known = new Map(records.map((record) => [record.id, record]));
  if (known.size < records.length) throw new Error(`Two records of the kind "${inWords(kind)}" have one id.`);
  return known;
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
  const place2 = /* @__PURE__ */ Symbol.for(`chronicler.${name}`);
  const common2 = globalThis;
  return common2[place2] ??= z4.registry();
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
  return banks.map((left, seat5) => {
    const clock = stopped2.find((each) => each.seat === seat5);
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
    ({ stepId: stepId2, asked = [] }) => asked.filter(({ seat: seat5 }) => now?.stepId !== stepId2 || !now.seats.includes(seat5)).map((clock) => ({ ...clock, isSuspended: now?.suspends?.includes(stepId2) ?? false }))
  );
}
function wound(game, waiting2, at) {
  const suspended = (waiting2.suspends ?? []).flatMap((stepId2) => {
    const clock = game.clocks.find((candidate) => candidate.stepId === stepId2);
    return clock ? [suspendedClock(game, clock, at)] : [];
  });
  return [...suspended, ...openClock(game, waiting2, at)];
}
function suspendedClock(game, clock, at) {
  const { stepId: stepId2, due, asked = [] } = clock;
  if (due === null) return clock;
  const left = countingBetween(at, due, game.calendar);
  const lefts = asked.map(({ seat: seat5, from }) => ({ seat: seat5, left: countingBetween(runsFrom(game, seat5, at), from, game.calendar) })).filter((each) => each.left !== left);
  return { stepId: stepId2, due: null, left, ...lefts.length > 0 ? { lefts } : {} };
}
function openClock(game, waiting2, at) {
  const { stepId: stepId2, clock, seats } = waiting2;
  if (clock === null && !game.banks) return [];
  const known = game.clocks.find((candidate) => candidate.stepId === stepId2);
  const left = known?.left ?? (clock?.seconds ?? 0) * 1e3;
  const due = known?.due ?? addCounting(at, left, game.calendar);
  const asked = seats.flatMap((seat5) => {
    const own2 = known?.lefts?.find((each) => each.seat === seat5)?.left;
    return known?.asked?.find((each) => each.seat === seat5) ?? seatClock(game, { seat: seat5, due, own: own2 }, at);
  });
  return [{ stepId: stepId2, due, left: null, ...asked.length > 0 ? { asked } : {} }];
}
function seatClock(game, { seat: seat5, due, own: own2 }, at) {
  const { banks, calendar } = game;
  const start = runsFrom(game, seat5, at);
  if (!banks && start === at && own2 === void 0) return [];
  const from = addCounting(start, own2 ?? countingBetween(at, due, calendar), calendar);
  return [{ seat: seat5, from, until: addCounting(from, banks?.[seat5] ?? 0, calendar) }];
}
var runsFrom = ({ vacations }, seat5, at) => Math.max(at, vacations?.[seat5]?.until ?? at);
function deadlineOf(clocks, waiting2) {
  if (!waitsForSeats(waiting2)) return null;
  const clock = clocks.find(({ stepId: stepId2 }) => stepId2 === waiting2.stepId);
  return clock?.due == null ? null : Math.min(...waiting2.seats.map((seat5) => endOf(clock, seat5) ?? Infinity));
}
function deadlineOfSeat(clocks, waiting2, seat5) {
  if (!waitsForSeats(waiting2) || !waiting2.seats.includes(seat5)) return null;
  const clock = clocks.find(({ stepId: stepId2 }) => stepId2 === waiting2.stepId);
  return clock ? endOf(clock, seat5) : null;
}
var endOf = ({ asked, due }, seat5) => asked?.find((each) => each.seat === seat5)?.until ?? due;

// libs/kernel/src/leavers.ts
function countAbsences(game, asked, at) {
  if (!game.leavers) return;
  game.absences = game.seats.filter(({ account, resigned, offered }) => account !== null && !resigned && !offered).map(({ seat: seat5 }) => {
    const known = game.absences?.find((each) => each.seat === seat5);
    const { waited = 0, since = null } = known ?? {};
    const passed = since === null ? 0 : countingBetween(since, at, game.calendar);
    const askedFrom = since === null ? game.version : known?.askedFrom ?? game.version;
    return {
      seat: seat5,
      waited: waited + passed,
      since: asked.includes(seat5) ? runsFrom(game, seat5, at) : null,
      askedFrom
    };
  });
}
function endAbsence(game, command) {
  const { type, seat: seat5 } = command;
  if (isOwnAct(type)) forgetAbsence(game, seat5);
}
function forgetAbsence(game, seat5) {
  if (game.timedOut) game.timedOut = game.timedOut.filter((each) => each !== seat5);
  if (game.absences) game.absences = game.absences.filter((absence) => absence.seat !== seat5);
}
function rememberTimeOut(game, seat5) {
  game.timedOut = [.../* @__PURE__ */ new Set([...game.timedOut ?? [], seat5])];
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
      change(game, offered, (holder2) => ({ ...holder2, offered: { ...offer, since } }));
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
var resignSeat = (game, seat5) => change(game, seat5, (holder2) => ({ ...withoutOffer(holder2), resigned: true }));
function handOver(game, taken, next, how = {}) {
  const through = game.version;
  change(game, taken, (holder2) => {
    const { account, bot, formerly = [] } = holder2;
    return { ...withoutOffer(holder2), ...next, formerly: [...formerly, { account, bot, through, ...how }] };
  });
  forgetAbsence(game, taken);
}
var withoutOffer = ({ offered: _, ...holder2 }) => holder2;
function change(game, changed, by2) {
  game.seats = game.seats.map((holder2) => holder2.seat === changed ? by2(holder2) : holder2);
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
  const campaignEvents2 = Object.keys(rules.campaign?.schemas.events ?? {});
  const taken = [
    ...Object.keys(rules.schemas.events).filter((type) => isGameEvent({ type })),
    ...campaignEvents2.filter((type) => isCampaignEvent({ type }))
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
  const chosen2 = readWith(schemas2.options, plan.options);
  if (chosen2.issues) return refuseGame("invalidOptions", { issues: chosen2.issues });
  const wanted = campaignRulesOf(ruleset).optionsFor(campaignId, opened(campaign), chosen2.data);
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
  return seats.flatMap(({ seat: seat5, account, bot }) => {
    const placing = outcome.placings.find((candidate) => candidate.seat === seat5);
    return placing ? [{ seat: seat5, account, bot, rank: placing.rank, points: placing.points }] : [];
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
  game.seats = game.seats.map((holder2) => ({ ...holder2, resigned: resigned.includes(holder2.seat) }));
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
var prolonged = ({ clocks, calendar }, { stepId: stepId2, seconds }) => clocks.map((clock) => {
  if (clock.stepId !== stepId2 || clock.due === null) return clock;
  const later = (time) => addCounting(time, seconds * 1e3, calendar);
  const asked = clock.asked?.map(({ seat: seat5, from, until }) => ({ seat: seat5, from: later(from), until: later(until) }));
  return { ...clock, due: later(clock.due), ...asked ? { asked } : {} };
});
function grant(game, { giver, seat: seat5, seconds }) {
  const { calendar, banks } = game;
  game.clocks = withClock(game.clocks, seat5, ({ from, until }) => {
    const later = addCounting(until, seconds * 1e3, calendar);
    return { seat: seat5, from: banks ? from : later, until: later };
  });
  game.granted = withEntry(game.granted ?? [], giver, (given2 = 0) => given2 + seconds);
}
function stopFor(game, { seat: seat5, days, until: end2 }) {
  const { calendar, vacations = [] } = game;
  const begin3 = end2 - days * DAY;
  const later = (time) => addCounting(end2, countingBetween(begin3, time, calendar), calendar);
  game.clocks = withClock(game.clocks, seat5, ({ from, until }) => ({ seat: seat5, from: later(from), until: later(until) }));
  game.vacations = vacations.map((own2, at) => at === seat5 ? { left: own2.left - days, until: end2 } : own2);
}
var withClock = (clocks, seat5, change3) => clocks.map((clock) => {
  const { due, asked = [] } = clock;
  if (due === null) return clock;
  const own2 = asked.find((each) => each.seat === seat5) ?? { seat: seat5, from: due, until: due };
  return { ...clock, asked: [...asked.filter((each) => each.seat !== seat5), change3(own2)] };
});
var withEntry = (list, seat5, change3) => Array.from(
  { length: Math.max(list.length, seat5 + 1) },
  (_, at) => at === seat5 ? change3(list[at]) : list[at] ?? 0
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
      return (command.seats ?? []).map((seat5) => ({ chain: `${seat5}`, meaning: { type: "expireStep" } }));
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
  const { stepId: stepId2, suspends } = waiting2;
  return { ...waiting2, stepId: named(stepId2), ...suspends ? { suspends: suspends.map(named) } : {} };
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
  const { seat: seat5 } = allowed;
  const own2 = (game.undo ?? []).filter((point) => point.seat === seat5);
  game.undo = [...own2, { ...before, seat: seat5 }].slice(-MOST_TAKEN_BACK);
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
var renamed = (stepId2, { takenBack }, next) => idAfter(takenBack === void 0 ? stepId2 : stepId2.slice(0, -idAfter("", takenBack).length), next);
var takesBackTo = ({ phase, undo = [] }, seat5) => phase === "running" ? undo.filter((point) => point.seat === seat5).map(({ version }) => version).reverse() : [];

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
var undoesTo = ({ phase, points = [] }, seat5) => phase === "running" ? points.filter((point) => point.seat === seat5).map(({ version }) => version).reverse() : [];
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
  const sum2 = { ...newest, revealed: summed([...newest.revealed, ...revealed]) };
  game.points = [...(game.points ?? []).slice(0, -1), sum2];
}
var sumOf = (points) => summed(points.flatMap(({ revealed }) => revealed));
function summed(all2) {
  const counts = /* @__PURE__ */ new Map();
  for (const { type, count: count3 } of all2) counts.set(type, (counts.get(type) ?? 0) + count3);
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
function settleTakeover(game, { type, seat: seat5 }) {
  if ((type === "botTookOver" || type === "seatTakenOver") && game.proposal?.of === seat5) carriedOut(game, "TAKEOVER");
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
function answered(game, seat5, agrees) {
  const { proposal } = game;
  if (!proposal) return;
  const { agreed, refused: refused2 } = proposal;
  game.proposal = agrees ? { ...proposal, agreed: [...agreed, seat5] } : { ...proposal, refused: [...refused2, seat5] };
}
function drop(game, because) {
  const { proposal } = game;
  if (!proposal) return;
  const { seat: seat5, kind } = proposal;
  if (because === "REFUSED")
    game.proposalWaits = [...game.proposalWaits ?? [], { seat: seat5, kind, moves: MOVES_UNTIL_AGAIN }];
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
    (clock) => laterBy(clock, (time, seat5) => {
      const start = seat5 === void 0 ? at : runsFrom(game, seat5, at);
      const stop = seat5 === void 0 ? stoppedAt : runsFrom(before, seat5, stoppedAt);
      return game.calendar ? addCounting(start, countingBetween(stop, time, game.calendar), game.calendar) : time + at - stoppedAt;
    })
  );
  delete game.stoppedAt;
}
var resumed = (vacation, stoppedAt, at) => vacation.until !== null && vacation.until > stoppedAt ? { ...vacation, until: vacation.until + at - stoppedAt } : vacation;
function laterBy(clock, later) {
  if (clock.due === null) return clock;
  const asked = clock.asked?.map(({ seat: seat5, from, until }) => ({
    seat: seat5,
    from: later(from, seat5),
    until: later(until, seat5)
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
      game.seats = game.seats.filter((holder2) => holder2.seat !== event.seat);
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
function changeHolder(game, seat5, change3) {
  game.seats = game.seats.map((holder2) => holder2.seat === seat5 ? { ...holder2, ...change3 } : holder2);
}
var holderOf = ({
  seat: seat5,
  account,
  bot,
  seed,
  seedCommitment,
  brought
}) => ({
  seat: seat5,
  account,
  bot,
  seed,
  ...seedCommitment === void 0 ? {} : { seedCommitment },
  ...brought === void 0 ? {} : { brought },
  resigned: false
});
function seatsAtStart(ruleset, { options, seats }, count3) {
  return ruleset.seats(options).seats.slice(0, count3).map((plan) => {
    const { bot, brought } = seats[plan.seat] ?? {};
    return { ...plan, bot: bot != null, ...brought === void 0 ? {} : { brought } };
  });
}

// libs/kernel/src/legal-commands.ts
var workedOut = /* @__PURE__ */ new WeakMap();
function legalCommandsOf(ruleset, game, seat5) {
  const { bySeat } = workedOutFor(game);
  let legal = bySeat.get(seat5);
  if (!legal) {
    legal = game.state === null ? [] : [...ruleset.legalCommands(game.state, seat5)];
    bySeat.set(seat5, legal);
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
  const none2 = { version: game.version, bySeat: /* @__PURE__ */ new Map() };
  workedOut.set(game, none2);
  return none2;
}

// libs/kernel/src/placing.ts
var close = (one2, other) => Math.abs(one2 - other) < 1e-6;
function wrongWithPlacings(placings, seats) {
  const placed = placings.map(({ seat: seat5 }) => seat5).sort((a, b) => a - b);
  if (String(placed) !== String(seats.map(({ seat: seat5 }) => seat5))) {
    return `are those of the seats ${placed.join(", ")}, each of which should be there once`;
  }
  for (const [index, { seat: seat5, rank, points, parts: parts2 }] of placings.entries()) {
    const before = placings[index - 1];
    if (!Number.isInteger(rank) || rank < 1) return `give seat ${seat5} the rank ${rank}`;
    if (before && (before.rank - rank || before.seat - seat5) > 0) return "are not sorted by rank, then seat";
    const sum2 = parts2.reduce((total3, part) => total3 + part.points, 0);
    if (!close(sum2, points)) return `give seat ${seat5} ${points} points and parts that come to ${sum2}`;
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
  give(seat5, command) {
    this.given.push(command);
    this.command = this.given.length === 1 ? { type: "play", seat: seat5, command } : { type: "playAll", seat: seat5, commands: [...this.given] };
  }
  legal(seat5) {
    return legalCommandsOf(this.ruleset, this.game, seat5);
  }
  spend(steps4 = 1) {
    this.steps += steps4;
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
      seats.map((holder2) => holder2.seed)
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
function takeVacation(turn, { seat: seat5, days }) {
  const { game, at } = turn;
  const wrong = mayNotAct(turn, seat5);
  if (wrong) return wrong;
  const vacation = game.vacations?.[seat5];
  if (!vacation) return refuseGame("noVacations");
  if (!isRunning(turn, seat5)) return refuseGame("clockStandsStill", { seat: seat5 });
  const { issues } = readWith(vacationDaysSchema, days);
  if (issues) return refuseGame("invalidCommand", { issues });
  if (days > vacation.left) return refuseGame("vacationSpent", { left: vacation.left });
  const until = Math.max(at, vacation.until ?? at) + days * DAY;
  turn.emit({ type: "vacationTaken", seat: seat5, days, until: momentOf(until) });
  return void 0;
}
function grantTime(turn, { seat: seat5, to, seconds }) {
  const { game } = turn;
  const wrong = mayNotAct(turn, seat5);
  if (wrong) return wrong;
  if (to === seat5) return refuseGame("ownClock");
  if (!game.seats.some((holder2) => holder2.seat === to)) return refuseGame("noSuchSeat", { seat: to });
  if (!isRunning(turn, to)) return refuseGame("clockStandsStill", { seat: to });
  const { issues } = readWith(grantedSecondsSchema, seconds);
  if (issues) return refuseGame("invalidCommand", { issues });
  const left = MOST_GRANTED - (game.granted?.[seat5] ?? 0);
  if (seconds > left) return refuseGame("tooMuchGranted", { left });
  turn.emit({ type: "timeGranted", seat: to, giver: seat5, seconds });
  return void 0;
}
function mayNotAct({ game }, seat5) {
  if (game.phase !== "running") return refuseGame("notRunning");
  const holder2 = game.seats.find((each) => each.seat === seat5);
  if (!holder2) return refuseGame("noSuchSeat", { seat: seat5 });
  return holder2.resigned ? refuseGame("alreadyResigned", { seat: seat5 }) : void 0;
}
function isRunning({ ruleset, game, at }, seat5) {
  const deadline = deadlineOfSeat(game.clocks, waitingIn(ruleset, game), seat5);
  return deadline !== null && deadline > at;
}

// libs/kernel/src/decide-operator.ts
function pardonClock(turn, { stepId: stepId2, seconds }) {
  const { game, ruleset } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  const waiting2 = waitingIn(ruleset, game);
  if (!waitsForSeats(waiting2) || waiting2.stepId !== stepId2 || deadlineOf(game.clocks, waiting2) === null)
    return refuseGame("noClock");
  turn.emit({ type: "clockPardoned", step: waiting2.step, stepId: stepId2, seconds });
  return void 0;
}
function replacePlayer(turn, { seat: seat5, account }) {
  const { game } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (game.sameDeal) return refuseGame("noSubstitutes");
  const holder2 = game.seats.find((each) => each.seat === seat5);
  if (!holder2) return refuseGame("noSuchSeat", { seat: seat5 });
  if (holder2.account === null) return refuseGame("seatOfBot", { seat: seat5 });
  if (holder2.resigned) return refuseGame("alreadyResigned", { seat: seat5 });
  if (game.seats.some((each) => each.account === account)) return refuseGame("alreadySeated");
  turn.emit({ type: "seatReplaced", seat: seat5, account });
  return void 0;
}

// libs/kernel/src/decide-seat-changes.ts
function offerSeat(turn, { seat: seat5, to }) {
  const holder2 = changing(turn, seat5);
  if (isRefusal(holder2)) return holder2;
  if (holder2.account === null) return refuseGame("seatOfBot", { seat: seat5 });
  if (holder2.resigned) return refuseGame("alreadyResigned", { seat: seat5 });
  if (holder2.offered) return refuseGame("alreadyOffered", { seat: seat5 });
  const known = to === void 0 ? void 0 : knowsTheGame(turn, to, seat5);
  if (known) return known;
  turn.emit({ type: "seatOffered", seat: seat5, ...to === void 0 ? {} : { to } });
  return void 0;
}
function withdrawOffer(turn, { seat: seat5 }) {
  const holder2 = changing(turn, seat5);
  if (isRefusal(holder2)) return holder2;
  if (!holder2.offered) return refuseGame("seatNotOffered", { seat: seat5 });
  turn.emit({ type: "offerWithdrawn", seat: seat5 });
  return void 0;
}
function takeOverSeat(turn, { seat: seat5, account }) {
  const holder2 = changing(turn, seat5);
  if (isRefusal(holder2)) return holder2;
  if (!mayReturn(turn, holder2, account)) {
    if (!holder2.offered) return refuseGame("seatNotOffered", { seat: seat5 });
    if ((holder2.offered.to ?? account) !== account) return refuseGame("offeredToAnother", { seat: seat5 });
  }
  const known = knowsTheGame(turn, account, seat5);
  if (known) return known;
  turn.emit({ type: "seatTakenOver", seat: seat5, account });
  return void 0;
}
function replaceLeaver(turn, { seat: seat5 }) {
  const { game, ruleset } = turn;
  const holder2 = changing(turn, seat5);
  if (isRefusal(holder2)) return holder2;
  const waiting2 = waitingIn(ruleset, game);
  const isAsked2 = waitsForSeats(waiting2) && waiting2.seats.includes(seat5);
  if (!game.leavers || !isAsked2 || holder2.account === null || holder2.offered) return refuseGame("nothingDue");
  const { bot } = game.leavers;
  turn.emit(bot === void 0 ? { type: "seatOffered", seat: seat5, absent: true } : { type: "botTookOver", seat: seat5, bot });
  return void 0;
}
function keepSeat(turn) {
  const { game, command } = turn;
  if (game.phase !== "running" || !isOwnAct(command.type) || !("seat" in command)) return;
  const { seat: seat5 } = command;
  if (game.seats.find((each) => each.seat === seat5)?.offered?.absent) turn.emit({ type: "offerWithdrawn", seat: seat5 });
}
function changing({ game }, seat5) {
  if (game.phase !== "running") return refuseGame("notRunning");
  if (game.noSubstitutes) return refuseGame("noSubstitutes");
  if (game.moves === void 0) return refuseGame("seatsStay");
  const holder2 = game.seats.find((each) => each.seat === seat5);
  return holder2 ?? refuseGame("noSuchSeat", { seat: seat5 });
}
function mayReturn({ game }, { bot, formerly = [] }, account) {
  return bot !== null && game.leavers?.mayReturn === true && formerly.at(-1)?.account === account;
}
function knowsTheGame({ game }, account, seat5) {
  const holds = (holder2) => holder2.account === account;
  if (game.seats.some(holds)) return refuseGame("seatedAlready");
  const held = ({ seat: other, formerly = [] }) => other !== seat5 && formerly.some((former) => former.account === account);
  return game.seats.some(held) ? refuseGame("knowsAnotherSeat") : void 0;
}

// libs/kernel/src/decide-table.ts
import { z as z17 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/brought.ts
function parseBrought(ruleset, options, given2, seat5) {
  const brought = given2 === void 0 ? void 0 : parse(ruleset, given2);
  if (isRefusal(brought)) return brought;
  return ruleset.refuseBrought?.(options, brought, seat5) ?? brought;
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
  return mayChangeSeats(turn, command.seat) ?? (game.seats.some((holder2) => holder2.account === command.account) ? refuseGame("alreadySeated") : void 0) ?? refuseSeed(game, command) ?? sitDown(turn, { ...command, bot: null });
}
var seatBot = (turn, command) => mayChangeSeats(turn, command.seat) ?? sitDown(turn, { ...command, account: null, seed: null });
function mayChangeSeats(turn, seat5) {
  const { game, ruleset } = turn;
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { seats } = seatsOfTable(ruleset, game);
  if (seats.every((plan) => game.seats.some((holder2) => holder2.seat === plan.seat))) return refuseGame("tableFull");
  if (!seats.some((plan) => plan.seat === seat5)) return refuseGame("noSuchSeat", { seat: seat5 });
  return game.seats.some((holder2) => holder2.seat === seat5) ? refuseGame("seatTaken", { seat: seat5 }) : void 0;
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
  const { seat: seat5, account, bot, seed, seedCommitment } = sitter;
  const brought = broughtBy(turn, sitter);
  if (isRefusal(brought)) return brought;
  turn.emit({ type: "seatTaken", seat: seat5, account, bot, seed, ...given({ seedCommitment, brought }) });
  return void 0;
}
function broughtBy({ ruleset, game }, { seat: seat5, brought }) {
  if (!game.position) return parseBrought(ruleset, game.options, brought, seat5);
  return brought === void 0 ? void 0 : refuseGame("nothingToBring");
}
function leaveSeat(turn, { seat: seat5 }) {
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  if (!turn.game.seats.some((holder2) => holder2.seat === seat5)) return refuseGame("seatFree", { seat: seat5 });
  turn.emit({ type: "seatLeft", seat: seat5 });
  return void 0;
}
function startGame(turn) {
  const { game, ruleset } = turn;
  if (game.version === 0) return refuseGame("alreadyStarted");
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { least } = seatsOfTable(ruleset, game);
  if (game.seats.length < least || game.seats.some((holder2, place2) => holder2.seat !== place2)) {
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
var seatsOwingSeeds = ({ seats }) => seats.filter(({ seed, seedCommitment }) => seedCommitment !== void 0 && seed === null).map(({ seat: seat5 }) => seat5);
function giveSeed(turn, { seat: seat5, seed }) {
  const { game } = turn;
  if (game.phase !== "open" || !game.startCalled) return refuseGame("startNotCalled");
  if (!seatsOwingSeeds(game).includes(seat5)) return refuseGame("noSeedOwed", { seat: seat5 });
  if (!isSeatSeed(seed)) return refuseGame("invalidSeed");
  const holder2 = game.seats.find((each) => each.seat === seat5);
  if (commitmentTo(bytesOf(seed)) !== holder2?.seedCommitment) return refuseGame("wrongSeed", { seat: seat5 });
  turn.emit({ type: "seedGiven", seat: seat5, seed });
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
function expireStep(ruleset, turn, { seats, step, stepId: stepId2 }, tell) {
  const goesOn = (seat5) => isAsked(ruleset, turn.game ?? turn, seat5, stepId2);
  for (const seat5 of seats) {
    if (!goesOn(seat5)) continue;
    tell(seat5);
    ruleset.timedOut?.(turn, seat5, step);
    while (goesOn(seat5)) giveDefault(ruleset, turn, seat5);
  }
}
function isAsked(ruleset, game, seat5, stepId2) {
  const waiting2 = waitingIn(ruleset, game);
  return waitsForSeats(waiting2) && waiting2.stepId === stepId2 && waiting2.seats.includes(seat5);
}
function giveDefault(ruleset, turn, seat5) {
  const before = turn.events.length;
  const command = ruleset.defaultCommand(turn.state, seat5);
  const refusal = ruleset.decide(turn, command, seat5);
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
function timeOut(turn, { stepId: stepId2, seats }) {
  const { game, ruleset } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  const waiting2 = waitingIn(ruleset, game);
  if (!waitsForSeats(waiting2) || waiting2.stepId !== stepId2) return refuseGame("nothingDue");
  const late = seats ? waiting2.seats.filter((seat5) => seats.includes(seat5)) : waiting2.seats;
  if (late.length === 0) return refuseGame("nothingDue");
  turn.command = { type: "expireStep", stepId: stepId2, seats: [...late].sort((one2, other) => one2 - other) };
  expireStep(
    ruleset,
    turn,
    { ...waiting2, seats: late },
    (seat5) => turn.emit({ type: "seatTimedOut", seat: seat5, step: waiting2.step, stepId: stepId2 })
  );
  return void 0;
}

// libs/kernel/src/proposals/decide-proposals.ts
function propose(turn, command) {
  const { game } = turn;
  const { seat: seat5, kind } = command;
  const refused2 = refuseSeat(game, seat5);
  if (refused2) return refused2;
  if (game.proposal) return refuseGame("proposalOpen");
  const wait = game.proposalWaits?.find((each) => each.seat === seat5 && each.kind === kind);
  if (wait) return refuseGame("proposeLater", { moves: wait.moves });
  const terms = termsOf(turn, command);
  if (isRefusal(terms)) return terms;
  const asked = game.seats.filter((holder2) => holder2.seat !== seat5 && isPerson(holder2)).map((holder2) => holder2.seat);
  turn.emit({ type: "proposed", seat: seat5, kind, ...terms, asked });
  conclude(turn);
  return void 0;
}
function answerProposal(turn, command) {
  const { game } = turn;
  const { seat: seat5, proposal: number2, agrees } = command;
  const { proposal } = game;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (proposal?.number !== number2) return refuseGame("proposalPassed");
  if (!stillAsked(proposal).includes(seat5)) return refuseGame("notAsked", { seat: seat5 });
  turn.emit({ type: "proposalAnswered", seat: seat5, agrees });
  conclude(turn);
  return void 0;
}
function withdrawProposal(turn, { seat: seat5 }) {
  if (turn.game.proposal?.seat !== seat5) return refuseGame("proposalPassed");
  turn.emit({ type: "proposalDropped", because: "WITHDRAWN" });
  return void 0;
}
function endPause(turn, { seat: seat5 }) {
  const { game } = turn;
  if (!game.pause) return refuseGame("notPaused");
  const refused2 = seat5 === void 0 ? void 0 : refuseSeat(game, seat5);
  if (refused2) return refused2;
  if (seat5 === void 0 && game.pause.seconds === void 0) return refuseGame("nothingDue");
  turn.emit({ type: "pauseEnded", ...seat5 === void 0 ? {} : { seat: seat5 } });
  return void 0;
}
function handToBot(turn, { seat: seat5, bot }) {
  const { game } = turn;
  const refused2 = refuseSeat(game, seat5);
  if (refused2) return refused2;
  if (!game.seats.some((holder2) => holder2.seat !== seat5 && isPerson(holder2))) return refuseGame("lastPerson");
  turn.emit({ type: "botTookOver", seat: seat5, bot });
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
var stillAsked = ({ asked, agreed, refused: refused2 }) => asked.filter((seat5) => !agreed.includes(seat5) && !refused2.includes(seat5));
function refuseSeat({ phase, seats }, seat5) {
  if (phase !== "running") return refuseGame("notRunning");
  const holder2 = seats.find((each) => each.seat === seat5);
  if (!holder2) return refuseGame("noSuchSeat", { seat: seat5 });
  if (holder2.account === null) return refuseGame("seatOfBot", { seat: seat5 });
  return holder2.resigned ? refuseGame("alreadyResigned", { seat: seat5 }) : void 0;
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
function termsOfUndo(game, { seat: seat5, to }) {
  if (!game.undoBy) return refuseGame("noUndo");
  if (game.pause) return refuseGame("paused");
  if (to === void 0 || !undoesTo(game, seat5).includes(to)) return refuseGame("nothingToUndo");
  return { to, since: [...revealedSince(game, to)] };
}
function termsOfTakeover({ game, ruleset }, { seat: seat5, of, bot }) {
  if (of === void 0 || of === seat5 || bot === void 0) return refuseGame("noTakeover");
  const refused2 = refuseSeat(game, of);
  if (refused2) return refused2;
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
function isRefused({ kind, of, asked, refused: refused2 }) {
  if (kind !== "TAKEOVER") return refused2.length > 0;
  return refused2.length === asked.length || of !== void 0 && refused2.includes(of);
}
function carryOut(turn, { kind, seat: seat5, seconds, to, of, bot }) {
  if (kind === "PAUSE") turn.emit({ type: "gamePaused", ...seconds === void 0 ? {} : { seconds } });
  if (kind === "UNDO" && to !== void 0) turn.emit({ type: "undone", seat: seat5, to });
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
function play(turn, { seat: seat5, command, stepId: stepId2 }) {
  const { game, ruleset } = turn;
  if (game.phase === "open") return refuseGame("notStarted");
  if (!game.seats.some((holder2) => holder2.seat === seat5)) return refuseGame("noSuchSeat", { seat: seat5 });
  if (stepId2 !== void 0 && !isAsked(ruleset, game, seat5, stepId2)) return refuseGame("staleStep", { stepId: stepId2 });
  const parsed = parseCommand(ruleset, command);
  if (isRefusal(parsed)) return parsed;
  const before = turn.events.length;
  turn.give(seat5, parsed);
  const refusal = ruleset.decide(turn, parsed, seat5);
  if (refusal && turn.events.length > before)
    throw new Error(`"${ruleset.name}" refused (${refusal.code}) after it had emitted events.`);
  if (!refusal && game.phase === "over")
    throw new Error(`"${ruleset.name}" accepted a command after the end of the game.`);
  return refusal;
}
function playAll(turn, { seat: seat5, commands: commands2, stepId: stepId2 }) {
  if (commands2.length === 0 || commands2.length > MOST_COMMANDS)
    return refuseGame("wrongLength", { most: MOST_COMMANDS });
  for (const [index, command] of commands2.entries()) {
    const step = index === 0 && stepId2 !== void 0 ? { stepId: stepId2 } : {};
    const refusal = play(turn, { type: "play", seat: seat5, command, ...step });
    if (refusal) return { ...refusal, place: index + 1 };
    if (turn.drew || makesKnown(turn)) return void 0;
  }
  return void 0;
}
function takeBack2(turn, { seat: seat5, to }) {
  const { game } = turn;
  if (!game.takeBack) return refuseGame("noTakeBacks");
  if (game.phase !== "running") return refuseGame("notRunning");
  if (!takesBackTo(game, seat5).includes(to)) return refuseGame("nothingToTakeBack");
  turn.emit({ type: "commandsTakenBack", seat: seat5, to });
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
function resign(turn, seat5) {
  const { game, ruleset } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  const holder2 = game.seats.find((candidate) => candidate.seat === seat5);
  if (!holder2) return refuseGame("noSuchSeat", { seat: seat5 });
  if (holder2.resigned) return refuseGame("alreadyResigned", { seat: seat5 });
  turn.emit({ type: "seatResigned", seat: seat5 });
  ruleset.resigned(turn, seat5);
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
  if (Array.isArray(value)) return value.map((item3) => redact(plan, item3, sees));
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
  const hidden2 = schemas2.some((schema) => audienceOf(schema) !== "everyone" || planOf(schema) !== null);
  if (hidden2) throw new TypeError(`A secret inside ${where} cannot be redacted: declare the whole field secret.`);
  return null;
}

// libs/kernel/src/seat.ts
var atSeat = (seat5) => ({ kind: "seat", seat: seat5 });
var seesAllOf = (viewer, seat5) => viewer.kind === "auditor" || viewer.kind === "seat" && viewer.seat === seat5;

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
    const count3 = seats ?? ruleset.seats(local.game.options).least;
    for (let seat5 = 0; seat5 < count3; seat5 += 1) {
      local.must(sitDown2(seat5, brought[seat5]));
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
      seats: Array.from({ length: seats ?? ruleset.seats(parsed).least }, (_, seat5) => ({
        seat: seat5,
        account: `player-${seat5}`,
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
  play(seat5, command) {
    return this.run({ type: "play", seat: seat5, command });
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
  legal(seat5) {
    return legalCommandsOf(this.ruleset, this.game, seat5);
  }
  /** The view of a seat. */
  view(seat5) {
    return this.ruleset.view(this.state, atSeat(seat5));
  }
  /** The sight of a bot at a seat. */
  sight(seat5, random, bot = {}) {
    const { ruleset, game, commits } = this;
    if (!bot.remembers) return sightOf(ruleset, game, { seat: seat5, random });
    const redact2 = redactorOf(ruleset, game.options);
    const seen = commits.flatMap(({ events: events2 }) => events2.map((event) => redact2(event, atSeat(seat5))));
    return sightOf(ruleset, game, { seat: seat5, random, events: seen });
  }
  /**
   * Lets bots play to the end, `bots[seat]` for each seat, or until `look` has seen enough.
   * Throws when a bot gives a command that is refused, or when the game is longer than `most` commits.
   * @returns how many commands the bots have given.
   */
  playOut(bots, random, { most = 1e5, look = () => void 0 } = {}) {
    let played = 0;
    for (let seat5 = this.nextSeat(); seat5 !== void 0; seat5 = this.nextSeat()) {
      if (look(played) === true) return played;
      if (this.commits.length > most) throw new Error(`The game has not ended after ${most} commits.`);
      const bot = bots[seat5];
      if (!bot) throw new RangeError(`There is no bot for seat ${seat5}.`);
      this.must({ type: "play", seat: seat5, command: bot(this.sight(seat5, random, bot)) });
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
var sitDown2 = (seat5, brought) => ({
  type: "takeSeat",
  seat: seat5,
  account: `player-${seat5}`,
  seed: null,
  ...brought === void 0 ? {} : { brought }
});
function sightOf(ruleset, game, { seat: seat5, random, events: events2 }) {
  return {
    seat: seat5,
    view: ruleset.view(game.state, atSeat(seat5)),
    legal: legalCommandsOf(ruleset, game, seat5),
    random,
    events() {
      if (!events2) throw new Error("A bot that asks for past events has to say that it `remembers`.");
      return events2;
    },
    worlds: (count3) => Array.from({ length: count3 }, () => worldOf(ruleset, game, seat5, random))
  };
}
function worldOf(ruleset, game, seat5, random) {
  const seats = game.seats.map(({ brought: _, ...holder2 }) => ({ ...holder2, seed: null }));
  const state = ruleset.resample(game.state, atSeat(seat5), random);
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
function* legalFrom(table, state, seat5, takes2) {
  for (const terms of Object.values(table)) {
    if (!takes2(terms)) continue;
    for (const command of terms.offers(state, seat5)) {
      if (terms.offersAreLegal || !terms.check(state, command, seat5)) yield command;
    }
  }
}
var unboundIn = (table) => Object.entries(table).filter(([, { steps: steps4 }]) => steps4 === void 0).map(([type]) => type);
function defaultFrom(open2, state, seat5) {
  if (!open2?.asked.includes(seat5)) throw new Error(`The open step does not ask seat ${seat5}.`);
  return open2.rules.byDefault(state, seat5);
}
var takes = (open2, steps4, seat5) => !steps4 || open2 !== void 0 && steps4.includes(open2.step) && open2.asked.includes(seat5);
function refusedBefore(open2, steps4, seat5, refusals2) {
  if (takes(open2, steps4, seat5)) return void 0;
  return open2 && steps4?.includes(open2.step) ? refusals2.notAsked() : refusals2.wrongStep(open2?.step ?? null);
}

// libs/kernel/src/waits-for.ts
var waitsFor = ({ asked, step, stepId: stepId2 }, { decisionSeconds }) => ({
  seats: asked,
  step,
  stepId: stepId2,
  clock: decisionSeconds === null ? null : { seconds: decisionSeconds }
});

// libs/guilds/src/content/action-cards.ts
var actionCards = [
  {
    id: "work",
    name: { en: "Work", fr: "Travail" },
    text: {
      en: "Receive the income of your guild tile, of your leader and of the quests that you have completed.",
      fr: "Recevez le revenu de votre tuile Guilde, de votre leader et des quêtes que vous avez accomplies."
    },
    x2: {
      en: "Receive it again, then you may buy an item in the market.",
      fr: "Recevez-le encore, puis vous pouvez acheter un objet ou un sort au marché."
    }
  },
  {
    id: "trade",
    name: { en: "Trade", fr: "Commerce" },
    text: {
      en: "Buy one of two items or sell one for 2 rubies; move your alignment for 1 ruby a step; heal for 1 ruby a point.",
      fr: "Achetez un objet ou un sort parmi deux, ou vendez-en un pour 2 rubis ; déplacez votre alignement pour 1 rubis le cran ; soignez pour 1 rubis le point."
    },
    x2: {
      en: "Two discounts of 2 rubies, each on a purchase, on alignment or on healing.",
      fr: "Deux remises de 2 rubis, chacune sur un achat, sur l’alignement ou sur les soins."
    }
  },
  {
    id: "recruitment",
    name: { en: "Recruitment", fr: "Recrutement" },
    text: {
      en: "Buy the face-up mage, or draw two and recruit one of them.",
      fr: "Achetez le mage visible, ou piochez-en deux et recrutez-en un."
    },
    x2: {
      en: "You may instead draw two leaders and exchange yours for one of them for 5 rubies.",
      fr: "Vous pouvez plutôt piocher deux leaders et échanger le vôtre contre l’un d’eux pour 5 rubis."
    }
  },
  {
    id: "leaderAction",
    name: { en: "Leader action", fr: "Action Leader" },
    text: { en: "Use the power of your leader.", fr: "Utilisez le pouvoir de votre leader." },
    x2: {
      en: "Use it again; you may also move your alignment 1 or 2 steps free of charge.",
      fr: "Utilisez-le encore ; vous pouvez aussi déplacer gratuitement votre alignement de 1 ou 2 crans."
    }
  },
  {
    id: "quests",
    name: { en: "Quests", fr: "Quêtes" },
    text: {
      en: "Attempt the face-up quest with your active mages.",
      fr: "Tentez la quête visible avec vos mages actifs."
    },
    x2: {
      en: "Attempt it again; first you may exchange the first two quests.",
      fr: "Tentez-la encore ; vous pouvez d’abord échanger les deux premières quêtes."
    }
  },
  {
    id: "combat",
    name: { en: "Combat", fr: "Combats" },
    text: {
      en: "Attack another guild with your active mages.",
      fr: "Attaquez une autre guilde avec vos mages actifs."
    },
    x2: {
      en: "Attack again; first you may change which of your mages are active and which passive.",
      fr: "Attaquez encore ; vous pouvez d’abord changer lesquels de vos mages sont actifs et lesquels passifs."
    }
  }
];

// libs/guilds/src/content/phrases.ts
var sentences = (...parts2) => {
  const said = parts2.filter((part) => part !== void 0);
  return localized(said.map((part) => part.en).join(" "), said.map((part) => part.fr).join(" "));
};
var counted = (count3, noun) => `${count3} ${noun}${count3 > 1 ? "s" : ""}`;
var rubies = (count3) => localized(`${count3} ${count3 === 1 ? "ruby" : "rubies"}`, `${count3} rubis`);
var signed = (value) => value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
var elementNames = {
  fire: localized("fire", "feu"),
  water: localized("water", "eau"),
  air: localized("air", "air"),
  earth: localized("earth", "terre")
};
var fightValue = (value, element) => element === "all" ? localized(`${value.en} in every element`, `${value.fr} dans tous les éléments`) : localized(`${elementNames[element].en} ${value.en}`, `${value.fr} ${ofElement[element]}`);
var ofElement = {
  fire: "de feu",
  water: "d’eau",
  air: "d’air",
  earth: "de terre"
};
var sideNames = {
  light: localized("Light", "Lumière"),
  darkness: localized("Darkness", "Ténèbres")
};
var objectiveNames = {
  rubies: localized("rubies", "rubis"),
  objects: localized("objects", "objets"),
  quests: localized("quests", "quêtes"),
  mages: localized("mages", "mages"),
  alignmentSteps: localized("alignment steps gained", "crans d’alignement gagnés")
};
function requires({ side, distance }) {
  if (distance === 1) return localized(`Requires ${sideNames[side].en}.`, `Exige : ${sideNames[side].fr}.`);
  const light3 = side === "light";
  const value = signed(light3 ? distance : -distance);
  return localized(
    `Requires alignment ${value} or ${light3 ? "more" : "less"}.`,
    `Exige un alignement de ${value} ou ${light3 ? "plus" : "moins"}.`
  );
}
function shift({ direction, steps: steps4 }) {
  switch (direction) {
    case "lose":
      return localized(`lose ${steps4} alignment (toward 0)`, `perdez ${counted(steps4, "cran")} d’alignement (vers 0)`);
    case "towardLight":
      return localized(
        `move ${counted(steps4, "step")} toward Light`,
        `avancez de ${counted(steps4, "cran")} vers la Lumière`
      );
    case "towardDarkness":
      return localized(
        `move ${counted(steps4, "step")} toward Darkness`,
        `avancez de ${counted(steps4, "cran")} vers les Ténèbres`
      );
  }
}

// libs/guilds/src/content/effect-text.ts
var effectText = (effect, timing) => phrases[effect.effect](effect, timing);
var phrases = {
  gainRubies: ({ amount: amount2 }) => localized(`Gain ${rubies(amount2).en}.`, `Gagnez ${rubies(amount2).fr}.`),
  stealRubies: ({ amount: amount2 }) => localized(
    `Take up to ${rubies(amount2).en} from another guild of your choice.`,
    `Prenez jusqu’à ${rubies(amount2).fr} à une autre guilde de votre choix.`
  ),
  extraIncome: ({ amount: amount2 }) => localized(
    `You receive ${rubies(amount2).en} more in step 1.`,
    `Vous recevez ${rubies(amount2).fr} de plus à l’étape 1.`
  ),
  discount: ({ what, amount: amount2 }) => {
    const less = rubies(amount2);
    return localized(`${discounted[what].en} ${less.en} less.`, `${discounted[what].fr} ${less.fr} de moins.`);
  },
  drawItems: ({ draw, keep }) => localized(
    `Draw ${counted(draw, "item")} and keep ${keep} free of charge; the rest goes under the deck.`,
    `Piochez ${counted(draw, "carte")} d’objets et sorts et gardez-en ${keep} gratuitement ; remettez le reste sous la pioche.`
  ),
  stealItem: () => localized(
    "Take an object of your choice, or a random spell, from another guild of your choice.",
    "Prenez un objet de votre choix, ou un sort au hasard, à une autre guilde de votre choix."
  ),
  healDamage: ({ points }) => localized(
    `Heal ${points} damage of one of your mages.`,
    `Soignez ${counted(points, "point")} de dégâts d’un de vos mages.`
  ),
  returnFromCare: () => localized(
    "One of your mages leaves the care center and keeps its damage.",
    "Un de vos mages quitte le centre de soins et garde ses dégâts."
  ),
  activate: () => localized(
    "After placement: one of your available mages changes from active to passive, or back.",
    "Après le placement : un de vos mages disponibles passe d’actif à passif, ou l’inverse."
  ),
  attackBonus: (effect, timing) => fightBonus(effect, timing, localized("attack", "attaque")),
  defenseBonus: (effect, timing) => fightBonus(effect, timing, localized("defense", "défense")),
  extraDice: ({ amount: amount2 }) => localized(
    `Your next roll of this turn has ${amount2} more ${amount2 > 1 ? "dice" : "die"}, if it has at least one.`,
    `Votre prochain jet de ce tour compte ${counted(amount2, "dé")} de plus, s’il en compte au moins un.`
  ),
  rerollLowest: ({ dice }) => dice > 1 ? localized(
    `In your next roll of this turn, the ${dice} lowest dice are rolled again.`,
    `Lors de votre prochain jet de ce tour, les ${dice} dés les plus faibles sont relancés.`
  ) : localized(
    "In your next roll of this turn, the lowest die is rolled again.",
    "Lors de votre prochain jet de ce tour, le dé le plus faible est relancé."
  ),
  shield: ({ points }) => localized(
    `A shield takes ${points} damage in the place of one of your mages this turn, in one blow or in several.`,
    `Ce tour-ci, un bouclier encaisse ${counted(points, "point")} de dégâts à la place d’un de vos mages, en un coup ou en plusieurs.`
  ),
  lockElement: () => localized(
    "Name an element: the attacking side may not choose it in this wave.",
    "Nommez un élément : le camp qui attaque ne peut pas le choisir pendant cet assaut."
  ),
  groupAnyway: () => localized("Ignore “no group attack” for this campaign.", "Ignorez « pas d’attaque groupée » pour cette campagne."),
  noCounterAttack: () => localized(
    "A living monster of your choice does not counter-attack in this campaign.",
    "Un monstre vivant de votre choix ne contre-attaque pas pendant cette campagne."
  ),
  monsterDamage: ({ points }) => localized(
    `Once the campaign has started: ${points} damage to a living monster of your choice.`,
    `Une fois la campagne lancée : ${counted(points, "point")} de dégâts à un monstre vivant de votre choix.`
  ),
  shiftAlignment: ({ steps: steps4 }) => localized(
    `Move your alignment ${counted(steps4, "step")} in the direction of your choice.`,
    `Déplacez votre alignement de ${counted(steps4, "cran")} dans la direction de votre choix.`
  ),
  ignoreRequirement: ({ scope }) => scope === "nextRecruitment" ? localized(
    "Your next recruitment of this turn ignores the requirement of the mage.",
    "Votre prochain recrutement de ce tour ignore l’exigence du mage."
  ) : localized(
    "This turn you may bid on every mage, regardless of its requirement.",
    "Ce tour-ci, vous pouvez enchérir sur tous les mages, quelle que soit leur exigence."
  ),
  freshMages: () => localized(
    "The face-up mage goes to the auction pile and the next mage is turned up.",
    "Le mage visible rejoint la pile des enchères et le mage suivant est retourné."
  ),
  peekQuests: ({ quests: quests3 }) => localized(
    `Look at the ${quests3} quests under the face-up one and put them back in any order.`,
    `Regardez les ${quests3} quêtes sous la quête visible et remettez-les dans l’ordre de votre choix.`
  ),
  revealSecondAction: () => localized(
    "Look at the second action that another guild has chosen and not yet revealed.",
    "Regardez la seconde action qu’une autre guilde a choisie et n’a pas encore révélée."
  ),
  changeSecondAction: () => localized(
    "Before it is revealed, replace your second action in secret.",
    "Avant sa révélation, remplacez votre seconde action en secret."
  ),
  keepLoss: () => localized(
    "When you fail a quest, you leave no rubies and no objects on it.",
    "Quand vous échouez à une quête, vous n’y laissez ni rubis ni objets."
  ),
  guardBooty: ({ guards: guards2 }) => guards2 === "rubies" ? localized("Your rubies are not taken as booty.", "Vos rubis ne sont pas pris en butin.") : localized(
    "Your objects and spells are not taken as booty.",
    "Vos objets et vos sorts ne sont pas pris en butin."
  ),
  guardianLeader: () => localized(
    "Defender only: your leader joins the line, even if you are not outnumbered.",
    "Défenseur seulement : votre leader rejoint la ligne, même si vous n’êtes pas en infériorité numérique."
  )
};
var discounted = {
  item: localized("Objects and spells cost you", "Les objets et les sorts vous coûtent"),
  mage: localized("Mages that you recruit cost you", "Les mages que vous recrutez vous coûtent"),
  healing: localized("In each Trade, healing costs you", "À chaque Commerce, les soins vous coûtent")
};
function fightBonus({ element, amount: amount2 }, timing, name) {
  const value = fightValue(name, element);
  if (timing === "passive") {
    return localized(`The bearer has +${amount2} ${value.en}.`, `Le porteur a +${amount2} en ${value.fr}.`);
  }
  const fight = timing === "campaign" ? localized("campaign", "cette campagne") : localized("combat", "ce combat");
  return localized(
    `In this ${fight.en} one of your mages, or your leader, has +${amount2} ${value.en}.`,
    `Pendant ${fight.fr}, un de vos mages ou votre leader a +${amount2} en ${value.fr}.`
  );
}

// libs/guilds/src/content/quest-text.ts
var questText = ({ conditions, groupAttack, monsters, success, failure }) => sentences(
  conditions.alignment && requires(conditions.alignment),
  numberOfMages(conditions),
  groupAttack ? void 0 : localized("No group attack.", "Pas d’attaque groupée."),
  ...monsters.map(monsterText),
  successText(success),
  failureText(failure)
);
function numberOfMages({ minMages: least, maxMages: most }) {
  if (least === void 0 && most === void 0) return void 0;
  if (least === void 0)
    return localized(`At most ${counted(most ?? 0, "mage")}.`, `${counted(most ?? 0, "mage")} au plus.`);
  if (most === void 0)
    return localized(`At least ${counted(least, "mage")}.`, `${counted(least, "mage")} au moins.`);
  if (least === most) return localized(`Exactly ${counted(least, "mage")}.`, `Exactement ${counted(least, "mage")}.`);
  return localized(`${least} to ${counted(most, "mage")}.`, `De ${least} à ${counted(most, "mage")}.`);
}
function monsterText({ name, attack, counterAttack: counterAttack2 }) {
  if (!counterAttack2) return void 0;
  const element = elementNames[attack.element];
  return localized(
    `${name.en} counter-attacks (${element.en} ${attack.value}).`,
    `${name.fr} contre-attaque (${element.fr} ${attack.value}).`
  );
}
function successText({ victoryPoints, income, rubies: gained, alignment: alignment2 }) {
  return listed(localized("Success", "Réussite"), [
    localized(counted(victoryPoints, "point"), counted(victoryPoints, "point")),
    income > 0 ? localized(`income ${income}`, `revenu ${income}`) : void 0,
    gained > 0 ? rubies(gained) : void 0,
    alignment2 && shift(alignment2)
  ]);
}
function failureText({
  lossRubies,
  lossObjects,
  damage,
  distributed,
  alignment: alignment2
}) {
  const parts2 = [
    lossRubies > 0 ? localized(`leave ${rubies(lossRubies).en}`, `laissez ${rubies(lossRubies).fr}`) : void 0,
    lossObjects > 0 ? localized(`leave ${counted(lossObjects, "object")}`, `laissez ${counted(lossObjects, "objet")}`) : void 0,
    damage > 0 ? damageText(damage, distributed) : void 0,
    alignment2 && shift(alignment2)
  ];
  return parts2.some((part) => part !== void 0) ? listed(localized("Failure", "Échec"), parts2) : void 0;
}
var damageText = (damage, distributed) => distributed ? localized(`${damage} damage, distributed`, `${counted(damage, "point")} de dégâts à répartir`) : localized(`${damage} damage to one mage`, `${counted(damage, "point")} de dégâts à un seul mage`);
function listed(title, parts2) {
  const said = parts2.filter((part) => part !== void 0);
  return localized(
    `${title.en}: ${said.map((part) => part.en).join(", ")}.`,
    `${title.fr} : ${said.map((part) => part.fr).join(", ")}.`
  );
}

// libs/guilds/src/content/card-text.ts
function cardText(card3) {
  if ("objectives" in card3) return tileText(card3);
  if ("power" in card3) return sentences(...card3.power.map((effect) => effectText(effect)));
  if ("category" in card3) return card3.requirement ? requires(card3.requirement) : anybody;
  if ("kind" in card3) return itemText(card3);
  return questText(card3);
}
var anybody = localized("Joins any guild.", "Rejoint n’importe quelle guilde.");
function tileText({ startAlignment, income, objectives }) {
  const [first, second] = objectives.map((kind) => objectiveNames[kind]);
  const start = signed(startAlignment);
  return localized(
    `Alignment ${start} at the start. Income ${rubies(income).en}. Objectives: ${first?.en} and ${second?.en}.`,
    `Alignement ${start} au départ. Revenu : ${rubies(income).fr}. Objectifs : ${first?.fr} et ${second?.fr}.`
  );
}
function itemText(item3) {
  const uses = item3.kind === "object" && item3.timing !== "passive" ? usesText(item3.usesPerTurn) : void 0;
  return sentences(timings[item3.timing], ...item3.effects.map((effect) => effectText(effect, item3.timing)), uses);
}
var usesText = (uses) => uses === 1 ? localized("Once a turn.", "Une fois par tour.") : localized(`Up to ${uses} times a turn.`, `Jusqu’à ${uses} fois par tour.`);
var timings = {
  anytime: localized("At any time.", "À tout moment."),
  ownAction: localized("During one of your actions.", "Pendant une de vos actions."),
  campaign: localized("During your campaign.", "Pendant votre campagne."),
  guildCombat: localized("In a guild combat, before a wave.", "Dans un combat entre guildes, avant un assaut."),
  auction: localized("While bids are open.", "Pendant les enchères."),
  passive: void 0
};

// libs/guilds/src/content/guild-tiles.ts
var guildTiles = [
  {
    id: "dawn-exchequer",
    name: { en: "The Dawn Exchequer", fr: "L’Échiquier de l’Aube" },
    flavor: {
      en: "Virtue is its own reward; the rest is itemised.",
      fr: "La vertu est sa propre récompense ; le reste est facturé."
    },
    startAlignment: 2,
    income: 1,
    objectives: ["rubies", "objects"]
  },
  {
    id: "open-window",
    name: { en: "The Order of the Open Window", fr: "L’Ordre de la Fenêtre ouverte" },
    flavor: {
      en: "Light comes in, stale air goes out, and now and then a novice.",
      fr: "La lumière entre, l’air vicié sort, et parfois un novice aussi."
    },
    startAlignment: 1,
    income: 2,
    objectives: ["objects", "quests"]
  },
  {
    id: "lamplighters-lodge",
    name: { en: "The Lamplighters’ Lodge", fr: "La Loge des Allumeurs" },
    flavor: {
      en: "One flame at a time, and somebody to hold the ladder.",
      fr: "Une flamme à la fois, et quelqu’un pour tenir l’échelle."
    },
    startAlignment: 2,
    income: 2,
    objectives: ["quests", "mages"]
  },
  {
    id: "beekeepers-of-noon",
    name: { en: "The Beekeepers of Noon", fr: "Les Apiculteurs de Midi" },
    flavor: {
      en: "Industry, sweetness, and forty thousand stings held in reserve.",
      fr: "Du labeur, de la douceur, et quarante mille dards en réserve."
    },
    startAlignment: 1,
    income: 2,
    objectives: ["mages", "alignmentSteps"]
  },
  {
    id: "glass-choir",
    name: { en: "The Glass Choir", fr: "Le Chœur de Verre" },
    flavor: {
      en: "Its high notes are pure, and so is the bill.",
      fr: "Ses aigus sont d’une grande pureté. Ses tarifs, d’une grande clarté."
    },
    startAlignment: 3,
    income: 1,
    objectives: ["alignmentSteps", "rubies"]
  },
  {
    id: "undercroft-bank",
    name: { en: "The Undercroft Bank", fr: "La Banque des Souterrains" },
    flavor: {
      en: "Deposits are safe here. Depositors were never mentioned.",
      fr: "Les dépôts sont en lieu sûr. Des déposants, il n’a jamais été question."
    },
    startAlignment: -2,
    income: 1,
    objectives: ["rubies", "quests"]
  },
  {
    id: "moth-parliament",
    name: { en: "The Moth Parliament", fr: "Le Parlement des Phalènes" },
    flavor: {
      en: "Every motion is carried, usually into the candle.",
      fr: "Toute motion y est portée, en général jusque dans la bougie."
    },
    startAlignment: -1,
    income: 2,
    objectives: ["quests", "alignmentSteps"]
  },
  {
    id: "inkwell-covenant",
    name: { en: "The Inkwell Covenant", fr: "Le Pacte de l’Encrier" },
    flavor: {
      en: "They sign everything. They have signed the dark itself.",
      fr: "Ils signent tout. Même l’obscurité porte leur paraphe."
    },
    startAlignment: -1,
    income: 2,
    objectives: ["alignmentSteps", "objects"]
  },
  {
    id: "ninth-cellar",
    name: { en: "The Ninth Cellar", fr: "La Neuvième Cave" },
    flavor: {
      en: "The first eight were for wine.",
      fr: "Les huit premières étaient pour le vin."
    },
    startAlignment: -2,
    income: 2,
    objectives: ["objects", "mages"]
  },
  {
    id: "closed-eyes",
    name: { en: "The Society of Closed Eyes", fr: "La Société des Yeux clos" },
    flavor: {
      en: "Nobody saw anything, and everybody was paid.",
      fr: "Personne n’a rien vu, et tout le monde a été payé."
    },
    startAlignment: -3,
    income: 1,
    objectives: ["mages", "rubies"]
  }
];

// libs/guilds/src/content/element-values.ts
var values = (fire, water, air, earth) => ({
  fire,
  water,
  air,
  earth
});

// libs/guilds/src/content/leaders.ts
var leaders = [
  {
    id: "mother-florin",
    name: { en: "Mother Florin", fr: "Mère Florin" },
    flavor: {
      en: "She counts the collection before the sermon, and again during it.",
      fr: "Elle compte la quête avant le sermon, et encore pendant."
    },
    income: 0,
    victoryPoints: 4,
    attack: values(2, 2, 2, 3),
    defense: values(6, 6, 6, 7),
    power: [{ effect: "gainRubies", amount: 3 }]
  },
  {
    id: "silas-quickpalm",
    name: { en: "Silas Quickpalm", fr: "Silas Main-Leste" },
    flavor: {
      en: "Shake hands with him, then count your rings, then your hands.",
      fr: "Serrez-lui la main, puis comptez vos bagues, puis vos mains."
    },
    income: 0,
    victoryPoints: 4,
    attack: values(2, 2, 3, 2),
    defense: values(6, 6, 7, 6),
    power: [{ effect: "stealRubies", amount: 2 }]
  },
  {
    id: "archivist-pell",
    name: { en: "Archivist Pell", fr: "L’Archiviste Pell" },
    flavor: {
      en: "Everything is filed. What cannot be filed is displayed.",
      fr: "Tout est classé. Ce qui n’est pas classable est exposé."
    },
    income: 0,
    victoryPoints: 4,
    attack: values(2, 4, 3, 3),
    defense: values(6, 7, 6, 6),
    power: [{ effect: "drawItems", draw: 3, keep: 1 }]
  },
  {
    id: "sister-linden",
    name: { en: "Sister Linden", fr: "Sœur Tilleul" },
    flavor: {
      en: "It is only tea. It has always been only tea.",
      fr: "Ce n’est que de la tisane. Ça n’a jamais été que de la tisane."
    },
    income: 1,
    victoryPoints: 4,
    attack: values(2, 4, 3, 4),
    defense: values(5, 7, 5, 7),
    power: [{ effect: "healDamage", points: 5 }]
  },
  {
    id: "doctor-vesper",
    name: { en: "Doctor Vesper", fr: "Le Docteur Vesper" },
    flavor: {
      en: "You are quite well. Get up. No, leave the bandage, it is holding you together.",
      fr: "Vous allez très bien. Debout. Non, laissez le bandage, c’est lui qui vous tient."
    },
    income: 1,
    victoryPoints: 4,
    attack: values(3, 2, 4, 2),
    defense: values(7, 6, 7, 6),
    power: [{ effect: "returnFromCare" }]
  },
  {
    id: "captain-harrow",
    name: { en: "Captain Harrow", fr: "La Capitaine Herse" },
    flavor: {
      en: "Her plan has two steps. The second is also forward.",
      fr: "Son plan comporte deux étapes. La seconde est aussi en avant."
    },
    income: 0,
    victoryPoints: 5,
    attack: values(4, 3, 3, 4),
    defense: values(6, 6, 5, 6),
    power: [{ effect: "extraDice", amount: 4 }]
  },
  {
    id: "weathervane-prince",
    name: { en: "The Weathervane Prince", fr: "Le Prince Girouette" },
    flavor: {
      en: "A man of firm convictions, several of them this week.",
      fr: "Un homme de convictions fermes ; il en a eu plusieurs cette semaine."
    },
    income: 0,
    victoryPoints: 4,
    attack: values(2, 2, 4, 2),
    defense: values(5, 5, 6, 5),
    power: [{ effect: "shiftAlignment", steps: 1 }]
  },
  {
    id: "aunt-magpie",
    name: { en: "Aunt Magpie", fr: "Tante Pie" },
    flavor: {
      en: "She takes in anybody, and has never asked what they did before.",
      fr: "Elle recueille n’importe qui et n’a jamais demandé d’où l’on venait."
    },
    income: 1,
    victoryPoints: 3,
    attack: values(3, 3, 3, 3),
    defense: values(7, 7, 7, 7),
    power: [{ effect: "ignoreRequirement", scope: "nextRecruitment" }]
  },
  {
    id: "obol-the-barker",
    name: { en: "Obol the Barker", fr: "Obol le Bonimenteur" },
    flavor: {
      en: "Step up! You there, at the back, who came only to look: step up!",
      fr: "Approchez ! Vous, là, au fond, qui êtes venu pour voir : approchez !"
    },
    income: 1,
    victoryPoints: 3,
    attack: values(3, 4, 4, 3),
    defense: values(7, 6, 8, 7),
    power: [{ effect: "activate" }]
  },
  {
    id: "ysolt-the-cartographer",
    name: { en: "Ysolt the Cartographer", fr: "Ysolt la Cartographe" },
    flavor: {
      en: "Her maps are exact. It is the world that needs correcting.",
      fr: "Ses cartes sont exactes. C’est le monde qu’il faudrait corriger."
    },
    income: 1,
    victoryPoints: 3,
    attack: values(2, 4, 3, 4),
    defense: values(5, 6, 6, 8),
    power: [{ effect: "peekQuests", quests: 3 }]
  }
];

// libs/guilds/src/content/mages-of-a-side.ts
var light = { category: 2, requirement: { side: "light", distance: 1 } };
var darkness = { category: 2, requirement: { side: "darkness", distance: 1 } };
var magesOfASide = [
  {
    ...light,
    id: "lantern-bailiff",
    name: { en: "The Lantern Bailiff", fr: "Le Bailli aux lanternes" },
    flavor: {
      en: "He serves his writs at dusk, so that they can be read by their own light.",
      fr: "Il remet ses assignations au crépuscule : elles s’éclairent toutes seules."
    },
    victoryPoints: 3,
    price: 4,
    attack: values(3, 2, 2, 2),
    defense: values(3, 3, 3, 3),
    health: 5
  },
  {
    ...darkness,
    id: "well-whisperer",
    name: { en: "The Well Whisperer", fr: "Le Chuchoteur du puits" },
    flavor: {
      en: "Drop a coin, make a wish. He has a long list of other people’s wishes.",
      fr: "Jetez une pièce, faites un vœu. Il tient une longue liste des vœux d’autrui."
    },
    victoryPoints: 3,
    price: 4,
    attack: values(0, 5, 1, 2),
    defense: values(3, 4, 3, 3),
    health: 5
  },
  {
    ...light,
    id: "sister-ewer",
    name: { en: "Sister Ewer", fr: "Sœur Aiguière" },
    flavor: {
      en: "She washes feet, hands, consciences, and twice a small village.",
      fr: "Elle lave les pieds, les mains, les consciences, et par deux fois un petit village."
    },
    victoryPoints: 3,
    price: 5,
    attack: values(1, 4, 2, 2),
    defense: values(3, 4, 3, 3),
    health: 6
  },
  {
    ...darkness,
    id: "soot-bride",
    name: { en: "The Soot Bride", fr: "La Mariée de suie" },
    flavor: {
      en: "Something old, something burnt, something borrowed, something burnt.",
      fr: "Quelque chose d’ancien, de brûlé, d’emprunté, et encore de brûlé."
    },
    victoryPoints: 3,
    price: 5,
    attack: values(5, 1, 1, 2),
    defense: values(5, 2, 3, 3),
    health: 5
  },
  {
    ...light,
    id: "choirmaster-gale",
    name: { en: "Choirmaster Gale", fr: "Maître de chœur Bourrasque" },
    flavor: {
      en: "From the top, please, and this time mind the roof.",
      fr: "Reprenons depuis le début, et cette fois, attention à la toiture."
    },
    victoryPoints: 4,
    price: 5,
    attack: values(1, 2, 4, 2),
    defense: values(3, 3, 4, 3),
    health: 6
  },
  {
    ...darkness,
    id: "grave-gardener",
    name: { en: "The Grave Gardener", fr: "Le Jardinier des tombes" },
    flavor: {
      en: "Plant them deep, water them well, and be elsewhere in spring.",
      fr: "Plantez profond, arrosez bien, et soyez ailleurs au printemps."
    },
    victoryPoints: 4,
    price: 5,
    attack: values(2, 1, 1, 5),
    defense: values(3, 3, 2, 5),
    health: 5
  },
  {
    ...light,
    id: "orchard-paladin",
    name: { en: "The Orchard Paladin", fr: "Le Paladin du verger" },
    flavor: {
      en: "Sworn to defend every pear. There have been incidents with jam.",
      fr: "A juré de défendre chaque poire. On déplore des incidents avec la confiture."
    },
    victoryPoints: 5,
    price: 6,
    attack: values(2, 2, 1, 3),
    defense: values(5, 3, 3, 5),
    health: 6
  },
  {
    ...darkness,
    id: "crow-notary",
    name: { en: "The Crow Notary", fr: "Le Notaire aux corbeaux" },
    flavor: {
      en: "Sign here, here, and where it pecks.",
      fr: "Signez ici, ici, et là où ça picore."
    },
    victoryPoints: 5,
    price: 6,
    attack: values(1, 3, 5, 2),
    defense: values(3, 3, 4, 3),
    health: 6
  },
  {
    ...light,
    id: "noon-duellist",
    name: { en: "The Noon Duellist", fr: "La Duelliste de midi" },
    flavor: {
      en: "She fights when there are no shadows, so that nobody has a second.",
      fr: "Elle se bat quand il n’y a plus d’ombres : ainsi, personne n’a de témoin."
    },
    victoryPoints: 5,
    price: 7,
    attack: values(5, 1, 3, 0),
    defense: values(4, 3, 4, 4),
    health: 6
  },
  {
    ...darkness,
    id: "bog-bishop",
    name: { en: "The Bog Bishop", fr: "L’Évêque des tourbières" },
    flavor: {
      en: "His flock is large, well preserved, and a little leathery.",
      fr: "Ses ouailles sont nombreuses, bien conservées, et un peu tannées."
    },
    victoryPoints: 5,
    price: 7,
    attack: values(2, 3, 2, 2),
    defense: values(4, 4, 3, 4),
    health: 6
  }
];

// libs/guilds/src/content/mages-of-conviction.ts
var light2 = (distance) => ({ category: 3, requirement: { side: "light", distance } });
var darkness2 = (distance) => ({ category: 3, requirement: { side: "darkness", distance } });
var magesOfConviction = [
  {
    ...light2(3),
    id: "tide-almoner",
    name: { en: "The Tide Almoner", fr: "L’Aumônière des marées" },
    flavor: {
      en: "Twice a day she gives everything away; twice a day it comes back.",
      fr: "Deux fois par jour elle donne tout ; deux fois par jour tout lui revient."
    },
    victoryPoints: 7,
    price: 6,
    attack: values(2, 4, 2, 2),
    defense: values(3, 5, 3, 4),
    health: 6
  },
  {
    ...darkness2(3),
    id: "ember-usurer",
    name: { en: "The Ember Usurer", fr: "L’Usurier des braises" },
    flavor: {
      en: "He lends you a spark. He calls in the house.",
      fr: "Il vous prête une étincelle. Il réclame la maison."
    },
    victoryPoints: 7,
    price: 6,
    attack: values(6, 1, 2, 2),
    defense: values(4, 3, 3, 3),
    health: 6
  },
  {
    ...light2(4),
    id: "saint-of-ploughs",
    name: { en: "The Saint of Ploughs", fr: "Le Saint des charrues" },
    flavor: {
      en: "Straight furrows, straight answers, and an ox that hears confession.",
      fr: "Le sillon droit, la parole droite, et un bœuf qui confesse."
    },
    victoryPoints: 8,
    price: 7,
    attack: values(2, 2, 3, 4),
    defense: values(4, 3, 3, 5),
    health: 7
  },
  {
    ...darkness2(4),
    id: "moth-marshal",
    name: { en: "The Moth Marshal", fr: "Le Maréchal des phalènes" },
    flavor: {
      en: "Ten thousand wings, one coat, no survivors among the curtains.",
      fr: "Dix mille ailes, un manteau, aucun rideau épargné."
    },
    victoryPoints: 8,
    price: 7,
    attack: values(2, 2, 6, 2),
    defense: values(3, 4, 5, 3),
    health: 5
  },
  {
    ...light2(5),
    id: "bell-archon",
    name: { en: "The Bell Archon", fr: "L’Archonte des cloches" },
    flavor: {
      en: "When it tolls for thee, it does so in E flat.",
      fr: "Quand il sonne pour toi, c’est en mi bémol."
    },
    victoryPoints: 9,
    price: 8,
    attack: values(3, 2, 5, 2),
    defense: values(4, 4, 4, 4),
    health: 7
  },
  {
    ...darkness2(5),
    id: "catacomb-countess",
    name: { en: "The Catacomb Countess", fr: "La Comtesse des catacombes" },
    flavor: {
      en: "Old family. She keeps them downstairs, in order of importance.",
      fr: "Vieille famille. Elle la garde en bas, par ordre d’importance."
    },
    victoryPoints: 9,
    price: 8,
    attack: values(3, 3, 3, 3),
    defense: values(4, 4, 3, 5),
    health: 7
  },
  {
    ...light2(6),
    id: "hearth-seraph",
    name: { en: "The Hearth Seraph", fr: "Le Séraphin du foyer" },
    flavor: {
      en: "Six wings, one apron, and no patience with cold soup.",
      fr: "Six ailes, un tablier, et aucune patience envers la soupe froide."
    },
    victoryPoints: 11,
    price: 9,
    attack: values(4, 2, 3, 2),
    defense: values(6, 4, 4, 5),
    health: 8
  },
  {
    ...darkness2(6),
    id: "drowned-judge",
    name: { en: "The Drowned Judge", fr: "Le Juge noyé" },
    flavor: {
      en: "The sentence is long, and delivered under water.",
      fr: "La sentence est longue, et se prononce sous l’eau."
    },
    victoryPoints: 11,
    price: 9,
    attack: values(1, 7, 2, 3),
    defense: values(3, 5, 5, 4),
    health: 6
  },
  {
    ...light2(7),
    id: "noonday-empress",
    name: { en: "The Noonday Empress", fr: "L’Impératrice du plein midi" },
    flavor: {
      en: "Nobody has looked her in the face. Two tried; they describe it warmly.",
      fr: "Nul ne l’a regardée en face. Deux ont essayé ; ils en parlent avec chaleur."
    },
    victoryPoints: 13,
    price: 10,
    attack: values(6, 2, 4, 1),
    defense: values(5, 4, 5, 5),
    health: 7
  },
  {
    ...darkness2(7),
    id: "midnight-regent",
    name: { en: "The Midnight Regent", fr: "Le Régent de minuit" },
    flavor: {
      en: "He rules for one minute a day and has never needed two.",
      fr: "Il règne une minute par jour et n’en a jamais demandé deux."
    },
    victoryPoints: 13,
    price: 10,
    attack: values(3, 4, 3, 4),
    defense: values(4, 5, 4, 5),
    health: 8
  }
];

// libs/guilds/src/content/mages-without-requirement.ts
var magesWithoutRequirement = [
  {
    id: "cinder-nan",
    name: { en: "Cinder Nan", fr: "Nanon la Cendre" },
    flavor: {
      en: "She can light a fire with damp wood, dry wood, and no wood.",
      fr: "Elle allume un feu avec du bois mouillé, du bois sec, et sans bois."
    },
    category: 1,
    victoryPoints: 0,
    price: 2,
    attack: values(4, 1, 0, 1),
    defense: values(3, 1, 2, 2),
    health: 4
  },
  {
    id: "tinderbox-tom",
    name: { en: "Tinderbox Tom", fr: "Tom Briquet" },
    flavor: {
      en: "Expelled from three academies, one of which is still standing.",
      fr: "Renvoyé de trois académies, dont une tient encore debout."
    },
    category: 1,
    victoryPoints: 0,
    price: 4,
    attack: values(3, 1, 3, 0),
    defense: values(2, 2, 3, 3),
    health: 5
  },
  {
    id: "brother-kiln",
    name: { en: "Brother Kiln", fr: "Frère Four" },
    flavor: {
      en: "A patient man. Nine hundred degrees of patience.",
      fr: "Un homme patient. Neuf cents degrés de patience."
    },
    category: 1,
    victoryPoints: 0,
    price: 3,
    attack: values(2, 1, 1, 2),
    defense: values(3, 3, 3, 3),
    health: 5
  },
  {
    id: "jehanne-of-the-puddles",
    name: { en: "Jehanne of the Puddles", fr: "Jehanne des Flaques" },
    flavor: {
      en: "The sea would not have her. The sea was frightened.",
      fr: "La mer n’a pas voulu d’elle. La mer a eu peur."
    },
    category: 1,
    victoryPoints: 0,
    price: 3,
    attack: values(0, 3, 1, 1),
    defense: values(3, 4, 3, 2),
    health: 5
  },
  {
    id: "osk-the-eel-wrangler",
    name: { en: "Osk the Eel-Wrangler", fr: "Osk le Meneur d’anguilles" },
    flavor: {
      en: "No staff. No wand. Two buckets.",
      fr: "Pas de bâton. Pas de baguette. Deux seaux."
    },
    category: 1,
    victoryPoints: 0,
    price: 4,
    attack: values(1, 3, 1, 2),
    defense: values(2, 3, 3, 3),
    health: 5
  },
  {
    id: "kite-widow",
    name: { en: "The Kite Widow", fr: "La Veuve aux cerfs-volants" },
    flavor: {
      en: "Her husband went up one Tuesday. She still pays out string.",
      fr: "Son mari est monté un mardi. Elle donne encore du fil."
    },
    category: 1,
    victoryPoints: 0,
    price: 2,
    attack: values(1, 1, 3, 0),
    defense: values(2, 3, 3, 2),
    health: 5
  },
  {
    id: "whistling-abbot",
    name: { en: "The Whistling Abbot", fr: "L’Abbé siffleur" },
    flavor: {
      en: "He took a vow of silence and found the loophole.",
      fr: "Il a fait vœu de silence, puis il a trouvé la faille."
    },
    category: 1,
    victoryPoints: 0,
    price: 3,
    attack: values(1, 1, 2, 1),
    defense: values(3, 3, 4, 3),
    health: 5
  },
  {
    id: "featherweight-bo",
    name: { en: "Featherweight Bo", fr: "Bo Poids-Plume" },
    flavor: {
      en: "Undefeated, being mostly elsewhere.",
      fr: "Jamais vaincu, étant surtout ailleurs."
    },
    category: 1,
    victoryPoints: 0,
    price: 3,
    attack: values(2, 2, 3, 2),
    defense: values(2, 2, 3, 2),
    health: 3
  },
  {
    id: "turnip-sage",
    name: { en: "The Turnip Sage", fr: "Le Sage aux navets" },
    flavor: {
      en: "Ask about the meaning of life and you will be handed a hoe.",
      fr: "Interrogez-le sur le sens de la vie : il vous tendra une binette."
    },
    category: 1,
    victoryPoints: 0,
    price: 3,
    attack: values(1, 1, 1, 4),
    defense: values(2, 2, 2, 3),
    health: 5
  },
  {
    id: "gravel-maud",
    name: { en: "Gravel Maud", fr: "Maud Gravier" },
    flavor: {
      en: "She was offered a mountain and asked for it in small change.",
      fr: "On lui offrit une montagne ; elle la demanda en petite monnaie."
    },
    category: 1,
    victoryPoints: 0,
    price: 3,
    attack: values(1, 1, 0, 3),
    defense: values(3, 3, 3, 4),
    health: 5
  }
];

// libs/guilds/src/content/mages.ts
var mages = [...magesWithoutRequirement, ...magesOfASide, ...magesOfConviction];

// libs/guilds/src/content/objects-for-fights.ts
var carried = { kind: "object", timing: "passive", usesPerTurn: 0 };
var fightObjects = [
  {
    ...carried,
    id: "poker-of-the-last-inn",
    name: { en: "Poker of the Last Inn", fr: "Tisonnier de la dernière auberge" },
    flavor: {
      en: "The inn is gone. The poker remembers last orders.",
      fr: "L’auberge n’est plus. Le tisonnier, lui, se souvient de la fermeture."
    },
    price: 4,
    effects: [
      { effect: "attackBonus", element: "fire", amount: 2 },
      { effect: "defenseBonus", element: "fire", amount: 2 }
    ],
    victoryPoints: 1
  },
  {
    ...carried,
    id: "thirsty-trident",
    name: { en: "Thirsty Trident", fr: "Trident assoiffé" },
    flavor: {
      en: "Three points, and it takes every one of them personally.",
      fr: "Trois pointes, et il en fait chaque fois une affaire personnelle."
    },
    price: 5,
    effects: [{ effect: "attackBonus", element: "water", amount: 4 }],
    victoryPoints: -1
  },
  {
    ...carried,
    id: "weathercock-rapier",
    name: { en: "Weathercock Rapier", fr: "Rapière-girouette" },
    flavor: {
      en: "It always points at whoever is about to be unlucky.",
      fr: "Elle indique toujours d’où vient la malchance, et où elle va."
    },
    price: 4,
    effects: [
      { effect: "attackBonus", element: "air", amount: 2 },
      { effect: "attackBonus", element: "fire", amount: 1 },
      { effect: "attackBonus", element: "water", amount: 1 }
    ],
    victoryPoints: 2
  },
  {
    ...carried,
    id: "well-bred-spade",
    name: { en: "Well-Bred Spade", fr: "Bêche de bonne famille" },
    flavor: {
      en: "It calls everything by its proper name.",
      fr: "Elle appelle un chat un chat, et le met en terre."
    },
    price: 4,
    effects: [
      { effect: "attackBonus", element: "earth", amount: 2 },
      { effect: "discount", what: "mage", amount: 2 }
    ],
    victoryPoints: 3
  },
  {
    ...carried,
    id: "salamander-slippers",
    name: { en: "Salamander Slippers", fr: "Pantoufles de salamandre" },
    flavor: {
      en: "Warm to the touch. The previous owner still is.",
      fr: "Tièdes au toucher. Leur ancien propriétaire l’est encore."
    },
    price: 3,
    effects: [
      { effect: "defenseBonus", element: "fire", amount: 2 },
      { effect: "discount", what: "healing", amount: 1 }
    ],
    victoryPoints: 4
  },
  {
    ...carried,
    id: "second-hand-oilskin",
    name: { en: "Second-Hand Oilskin", fr: "Ciré d’occasion" },
    flavor: {
      en: "Keeps the water out. Something keeps knocking.",
      fr: "Il empêche l’eau d’entrer. Quelque chose insiste."
    },
    price: 1,
    effects: [{ effect: "defenseBonus", element: "water", amount: 2 }],
    victoryPoints: 3
  },
  {
    ...carried,
    id: "parasol-against-gales",
    name: { en: "Parasol against Gales", fr: "Parasol contre les tempêtes" },
    flavor: {
      en: "Opens only when it disapproves of the weather.",
      fr: "Il ne s’ouvre que lorsqu’il désapprouve le temps."
    },
    price: 3,
    effects: [
      { effect: "defenseBonus", element: "air", amount: 3 },
      { effect: "defenseBonus", element: "water", amount: 2 }
    ],
    victoryPoints: 4
  },
  {
    ...carried,
    id: "milestone-boots",
    name: { en: "Milestone Boots", fr: "Bottes avale-bornes" },
    flavor: {
      en: "Seven leagues? No. But here, absolutely here.",
      fr: "Sept lieues ? Non. Mais ici, absolument ici."
    },
    price: 4,
    effects: [{ effect: "defenseBonus", element: "earth", amount: 6 }],
    victoryPoints: 5
  },
  {
    ...carried,
    id: "crown-of-bad-ideas",
    name: { en: "Crown of Bad Ideas", fr: "Couronne des mauvaises idées" },
    flavor: {
      en: "Every one of them works once.",
      fr: "Chacune fonctionne une fois."
    },
    price: 5,
    effects: [{ effect: "attackBonus", element: "all", amount: 2 }],
    victoryPoints: -5
  },
  {
    ...carried,
    id: "coat-of-many-creditors",
    name: { en: "Coat of Many Creditors", fr: "Manteau aux mille créanciers" },
    flavor: {
      en: "Nobody strikes the man who owes them money, and nobody robs him either.",
      fr: "On ne frappe pas un homme qui vous doit de l’argent ; on ne le vole pas non plus."
    },
    price: 7,
    effects: [
      { effect: "defenseBonus", element: "all", amount: 2 },
      { effect: "guardBooty", guards: "cards" }
    ],
    victoryPoints: -3
  }
];

// libs/guilds/src/content/objects-for-the-house.ts
var alwaysOn = { kind: "object", timing: "passive", usesPerTurn: 0 };
var onceATurn = { kind: "object", usesPerTurn: 1 };
var householdObjects = [
  {
    ...alwaysOn,
    id: "interest-bearing-pig",
    name: { en: "Interest-Bearing Pig", fr: "Cochon à intérêts" },
    flavor: {
      en: "Feed it nothing. It has found a market.",
      fr: "Ne lui donnez rien. Il a trouvé un marché."
    },
    price: 6,
    effects: [
      { effect: "extraIncome", amount: 1 },
      { effect: "discount", what: "item", amount: 1 }
    ],
    victoryPoints: -4
  },
  {
    ...onceATurn,
    id: "letter-of-recommendation",
    name: { en: "Letter of Recommendation", fr: "Lettre de recommandation" },
    flavor: {
      en: "The signature is illegible, and therefore important.",
      fr: "La signature est illisible, donc importante."
    },
    timing: "anytime",
    price: 5,
    effects: [{ effect: "drawItems", draw: 2, keep: 1 }],
    victoryPoints: -3
  },
  {
    ...alwaysOn,
    id: "widows-insurance",
    name: { en: "Widow’s Insurance", fr: "Assurance de la veuve" },
    flavor: {
      en: "It covers everything. The widow has been widowed nine times.",
      fr: "Elle couvre tout. La veuve en est à son neuvième deuil."
    },
    price: 3,
    effects: [
      { effect: "discount", what: "healing", amount: 2 },
      { effect: "discount", what: "mage", amount: 1 },
      { effect: "keepLoss" }
    ],
    victoryPoints: 3
  },
  {
    ...alwaysOn,
    id: "opinionated-strongbox",
    name: { en: "Opinionated Strongbox", fr: "Coffre-fort à principes" },
    flavor: {
      en: "It opens for nobody it has not been introduced to.",
      fr: "Il ne s’ouvre qu’aux gens qu’on lui a présentés."
    },
    price: 8,
    effects: [{ effect: "guardBooty", guards: "rubies" }],
    victoryPoints: -5
  },
  {
    ...onceATurn,
    id: "one-man-band",
    name: { en: "One-Man Band", fr: "Homme-orchestre en bois" },
    flavor: {
      en: "Drum, horn, bells, harp. The enemy counts twelve and hesitates.",
      fr: "Tambour, cor, grelots, harpe. L’ennemi en compte douze, et hésite."
    },
    timing: "campaign",
    price: 4,
    effects: [{ effect: "groupAnyway" }],
    victoryPoints: 3
  },
  {
    ...onceATurn,
    id: "lullaby-box",
    name: { en: "Lullaby Box", fr: "Boîte à berceuses" },
    flavor: {
      en: "Wind it up, open the lid, walk away on tiptoe.",
      fr: "Remontez-la, ouvrez le couvercle, partez sur la pointe des pieds."
    },
    timing: "campaign",
    price: 3,
    effects: [{ effect: "noCounterAttack" }],
    victoryPoints: 3
  },
  {
    ...onceATurn,
    id: "honest-die",
    name: { en: "The Honest Die", fr: "Le Dé honnête" },
    flavor: {
      en: "It apologises for its mistakes and offers to do better.",
      fr: "Il présente ses excuses et propose de recommencer."
    },
    timing: "anytime",
    price: 3,
    effects: [{ effect: "rerollLowest", dice: 2 }],
    victoryPoints: 3
  },
  {
    ...onceATurn,
    id: "drum-of-second-thoughts",
    name: { en: "Drum of Second Thoughts", fr: "Tambour des remords" },
    flavor: {
      en: "Beaten behind our line, it gives the other line second thoughts.",
      fr: "Battu derrière notre ligne, il donne des remords à celle d’en face."
    },
    timing: "guildCombat",
    price: 3,
    effects: [{ effect: "defenseBonus", element: "all", amount: 2 }],
    victoryPoints: 3
  },
  {
    ...onceATurn,
    id: "pocket-saint",
    name: { en: "Pocket Saint", fr: "Saint de poche" },
    flavor: {
      en: "Solid gold, small miracles, good resale.",
      fr: "En or massif. Petits miracles, bonne revente."
    },
    timing: "anytime",
    price: 6,
    effects: [{ effect: "shield", points: 2 }],
    victoryPoints: 8
  },
  {
    ...onceATurn,
    id: "bottomless-broth",
    name: { en: "Bottomless Broth", fr: "Bouillon sans fond" },
    flavor: {
      en: "It has been on the fire since the founding. Do not stir too deep.",
      fr: "Il mijote depuis la fondation. Ne remuez pas trop profond."
    },
    timing: "ownAction",
    price: 4,
    effects: [{ effect: "healDamage", points: 2 }],
    victoryPoints: 5
  }
];

// libs/guilds/src/content/objects.ts
var objects = [...fightObjects, ...householdObjects];

// libs/guilds/src/content/no-failure.ts
var noFailure = { lossRubies: 0, lossObjects: 0, damage: 0, distributed: false };

// libs/guilds/src/content/quests-for-all.ts
var questsForAll = [
  {
    id: "the-bridge-that-charges-twice",
    name: { en: "The Bridge That Charges Twice", fr: "Le Pont qui fait payer deux fois" },
    flavor: { en: "Once to cross. Once to have crossed.", fr: "Une fois pour passer. Une fois pour être passé." },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Toll Ogre", fr: "L’Ogre du péage" },
        defense: values(4, 2, 3, 6),
        attack: { element: "earth", value: 3 },
        health: 8,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 20, income: 0, rubies: 2 },
    failure: { ...noFailure, lossRubies: 1 }
  },
  {
    id: "a-lodger-in-the-chimney",
    name: { en: "A Lodger in the Chimney", fr: "Un locataire dans la cheminée" },
    flavor: { en: "It pays no rent and burns the receipts.", fr: "Il ne paie pas de loyer et brûle les quittances." },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Chimney Salamander", fr: "La Salamandre de cheminée" },
        defense: values(6, 2, 4, 3),
        attack: { element: "fire", value: 3 },
        health: 9,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 25, income: 0, rubies: 0, alignment: { direction: "towardLight", steps: 1 } },
    failure: noFailure
  },
  {
    id: "the-weather-hen",
    name: { en: "The Weather Hen", fr: "La Poule des orages" },
    flavor: { en: "One egg for every storm. The nest is full.", fr: "Un œuf par orage. Le nid est plein." },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Weather Hen", fr: "La Poule des orages" },
        defense: values(3, 4, 6, 2),
        attack: { element: "air", value: 3 },
        health: 10,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 23, income: 0, rubies: 0, alignment: { direction: "towardDarkness", steps: 1 } },
    failure: { ...noFailure, damage: 1 }
  },
  {
    id: "the-quarrelling-mills",
    name: { en: "The Quarrelling Mills", fr: "Les Moulins qui se querellent" },
    flavor: {
      en: "They grind to be right. Nobody gets any flour.",
      fr: "Ils moulent pour avoir raison. Personne n’a de farine."
    },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: "The East Mill", fr: "Le Moulin de l’Est" },
        defense: values(2, 6, 3, 4),
        attack: { element: "air", value: 3 },
        health: 5,
        counterAttack: false
      },
      {
        name: { en: "The West Mill", fr: "Le Moulin de l’Ouest" },
        defense: values(4, 3, 2, 6),
        attack: { element: "earth", value: 3 },
        health: 4,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 21, income: 0, rubies: 1 },
    failure: { ...noFailure, lossRubies: 1, lossObjects: 1 }
  },
  {
    id: "overdue",
    name: { en: "Overdue", fr: "Retard de prêt" },
    flavor: {
      en: "It has the only copy. It is the only copy.",
      fr: "Il détient le seul exemplaire. C’est lui, le seul exemplaire."
    },
    conditions: {},
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Bookwyrm", fr: "Le Dragon de bibliothèque" },
        defense: values(1, 4, 6, 5),
        attack: { element: "fire", value: 4 },
        health: 9,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 26, income: 0, rubies: 0 },
    failure: { ...noFailure, lossObjects: 1 }
  },
  {
    id: "the-salt-kings-pantry",
    name: { en: "The Salt King’s Pantry", fr: "Le Garde-manger du Roi de Sel" },
    flavor: { en: "Everything keeps here. Everyone, too.", fr: "Ici, tout se conserve. Tout le monde aussi." },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Salt King", fr: "Le Roi de Sel" },
        defense: values(3, 2, 6, 4),
        attack: { element: "water", value: 4 },
        health: 11,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 22, income: 1, rubies: 0 },
    failure: { ...noFailure, damage: 2, distributed: true }
  },
  {
    id: "the-clockwork-hunt",
    name: { en: "The Clockwork Hunt", fr: "La Chasse mécanique" },
    flavor: {
      en: "It was wound up every spring. Now it winds up the hunters.",
      fr: "On le remontait chaque printemps ; c’est lui, à présent, qui en remontre aux chasseurs."
    },
    conditions: {},
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Clockwork Stag", fr: "Le Cerf mécanique" },
        defense: values(6, 5, 1, 4),
        attack: { element: "air", value: 4 },
        health: 10,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 23, income: 1, rubies: 0 },
    failure: { ...noFailure, lossObjects: 1 }
  },
  {
    id: "the-hill-with-teeth",
    name: { en: "The Hill with Teeth", fr: "La Colline à dents" },
    flavor: {
      en: "The view from the top is splendid. It is the top that looks.",
      fr: "Du sommet, la vue est splendide. C’est le sommet qui regarde."
    },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Hungry Hill", fr: "La Colline affamée" },
        defense: values(4, 6, 2, 5),
        attack: { element: "earth", value: 5 },
        health: 14,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 29, income: 0, rubies: 0 },
    failure: { ...noFailure, lossRubies: 1, damage: 2 }
  },
  {
    id: "the-queens-cat",
    name: { en: "The Queen’s Cat", fr: "Le Chat de la Reine" },
    flavor: {
      en: "It must be brought home unhurt. It has made no such promise.",
      fr: "Il faut le ramener indemne. Lui n’a rien promis de tel."
    },
    conditions: {},
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Queen’s Cat", fr: "Le Chat de la Reine" },
        defense: values(5, 1, 4, 3),
        attack: { element: "air", value: 3 },
        health: 6,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 22, income: 1, rubies: 0 },
    failure: noFailure
  },
  {
    id: "the-twins-at-the-ford",
    name: { en: "The Twins at the Ford", fr: "Les Jumelles du gué" },
    flavor: { en: "One always lies. The other always bites.", fr: "L’une ment toujours. L’autre mord toujours." },
    conditions: {},
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Twin Who Lies", fr: "La Jumelle qui ment" },
        defense: values(3, 4, 6, 2),
        attack: { element: "water", value: 3 },
        health: 6,
        counterAttack: false
      },
      {
        name: { en: "The Twin Who Bites", fr: "La Jumelle qui mord" },
        defense: values(6, 3, 4, 2),
        attack: { element: "water", value: 4 },
        health: 4,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 26, income: 0, rubies: 0 },
    failure: { ...noFailure, damage: 3, distributed: true }
  }
];

// libs/guilds/src/content/quests-for-companies.ts
var questsForCompanies = [
  {
    id: "the-rope-market",
    name: { en: "The Rope Market", fr: "Le Marché aux cordes" },
    flavor: { en: "She sells by the yard and keeps the customers.", fr: "Elle vend au mètre et garde les clients." },
    conditions: { minMages: 2 },
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Rope Spider", fr: "L’Araignée cordière" },
        defense: values(4, 5, 3, 1),
        attack: { element: "earth", value: 4 },
        health: 11,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 25, income: 1, rubies: 0, alignment: { direction: "towardDarkness", steps: 2 } },
    failure: { ...noFailure, damage: 2, distributed: true }
  },
  {
    id: "duet-for-a-haunted-organ",
    name: { en: "Duet for a Haunted Organ", fr: "Duo pour orgue hanté" },
    flavor: {
      en: "Two players, four hands, and a foot nobody owns.",
      fr: "Deux musiciens, quatre mains, et un pied qui n’est à personne."
    },
    conditions: { minMages: 2, maxMages: 2 },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Great Pipe", fr: "Le Grand Tuyau" },
        defense: values(4, 3, 6, 2),
        attack: { element: "air", value: 4 },
        health: 4,
        counterAttack: false
      },
      {
        name: { en: "The Small Pipe", fr: "Le Petit Tuyau" },
        defense: values(2, 4, 6, 3),
        attack: { element: "air", value: 2 },
        health: 3,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 24, income: 0, rubies: 1 },
    failure: { ...noFailure, lossRubies: 2 }
  },
  {
    id: "the-cathedral-of-beavers",
    name: { en: "The Cathedral of Beavers", fr: "La Cathédrale des castors" },
    flavor: {
      en: "Nine hundred years of building. The river is furious.",
      fr: "Neuf cents ans de chantier. Le fleuve est furieux."
    },
    conditions: { minMages: 3 },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Architect of Mud", fr: "L’Architecte de boue" },
        defense: values(4, 6, 2, 5),
        attack: { element: "water", value: 4 },
        health: 13,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 25, income: 1, rubies: 0, alignment: { direction: "towardLight", steps: 2 } },
    failure: { ...noFailure, damage: 3, distributed: true }
  },
  {
    id: "the-barn-says-no",
    name: { en: "The Barn Says No", fr: "La Grange refuse" },
    flavor: {
      en: "It was raised once. It does not wish to be lowered.",
      fr: "On l’a montée une fois. Elle n’entend pas redescendre."
    },
    conditions: { minMages: 3 },
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Barn", fr: "La Grange" },
        defense: values(1, 5, 4, 4),
        attack: { element: "earth", value: 4 },
        health: 12,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 30, income: 1, rubies: 0 },
    failure: noFailure
  },
  {
    id: "the-siege-of-the-tortoise",
    name: { en: "The Siege of the Tortoise", fr: "Le Siège de la tortue" },
    flavor: {
      en: "The castle moved in the night. The garrison has complained.",
      fr: "Le château a bougé dans la nuit. La garnison s’est plainte."
    },
    conditions: { minMages: 4 },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Castle Tortoise", fr: "La Tortue castrale" },
        defense: values(3, 2, 4, 7),
        attack: { element: "earth", value: 6 },
        health: 15,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 31, income: 1, rubies: 0 },
    failure: { ...noFailure, damage: 4, distributed: true }
  },
  {
    id: "the-smugglers-tide",
    name: { en: "The Smugglers’ Tide", fr: "La Marée des contrebandiers" },
    flavor: { en: "Nothing to declare except the crab.", fr: "Rien à déclarer, sauf le crabe." },
    conditions: { minMages: 2, maxMages: 3 },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Customs Crab", fr: "Le Crabe des douanes" },
        defense: values(2, 6, 3, 4),
        attack: { element: "earth", value: 4 },
        health: 5,
        counterAttack: true
      },
      {
        name: { en: "The Bribed Octopus", fr: "Le Poulpe soudoyé" },
        defense: values(3, 6, 2, 4),
        attack: { element: "water", value: 4 },
        health: 4,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 24, income: 1, rubies: 1 },
    failure: { ...noFailure, lossObjects: 1, damage: 1 }
  },
  {
    id: "the-whispering-wardrobe",
    name: { en: "The Whispering Wardrobe", fr: "L’Armoire aux murmures" },
    flavor: {
      en: "There is room for two. There always is, afterwards.",
      fr: "Il y a de la place pour deux. Après coup, il y en a toujours."
    },
    conditions: { maxMages: 2 },
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Wardrobe", fr: "L’Armoire" },
        defense: values(3, 1, 5, 4),
        attack: { element: "air", value: 5 },
        health: 5,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 28, income: 0, rubies: 0 },
    failure: { ...noFailure, damage: 2 }
  },
  {
    id: "the-two-headed-tax",
    name: { en: "The Two-Headed Tax", fr: "L’Impôt à deux têtes" },
    flavor: {
      en: "Cut one head off and the other asks for its share.",
      fr: "Coupez-lui une tête, l’autre réclame sa part."
    },
    conditions: { minMages: 3 },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Head of Receipts", fr: "La Tête des recettes" },
        defense: values(6, 3, 2, 4),
        attack: { element: "fire", value: 4 },
        health: 7,
        counterAttack: false
      },
      {
        name: { en: "The Head of Arrears", fr: "La Tête des arriérés" },
        defense: values(4, 2, 3, 6),
        attack: { element: "earth", value: 5 },
        health: 5,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 27, income: 1, rubies: 0, alignment: { direction: "lose", steps: 2 } },
    failure: { ...noFailure, lossObjects: 1, damage: 2, distributed: true }
  }
];

// libs/guilds/src/content/quests-of-a-side-for-companies.ts
var questsOfASideForCompanies = [
  {
    id: "the-barefoot-pilgrimage",
    name: { en: "The Barefoot Pilgrimage", fr: "Le Pèlerinage pieds nus" },
    flavor: {
      en: "Blessed are the feet. The road was less impressed.",
      fr: "Bénis soient les pieds. La route s’est montrée moins émue."
    },
    conditions: { alignment: { side: "light", distance: 1 }, minMages: 3 },
    groupAttack: true,
    monsters: [],
    success: { victoryPoints: 19, income: 1, rubies: 0, alignment: { direction: "towardLight", steps: 2 } },
    failure: noFailure
  },
  {
    id: "the-masked-supper",
    name: { en: "The Masked Supper", fr: "Le Souper masqué" },
    flavor: { en: "Fourteen were invited. Fifteen have eaten.", fr: "Quatorze étaient invités. Quinze ont mangé." },
    conditions: { alignment: { side: "darkness", distance: 1 }, minMages: 4 },
    groupAttack: true,
    monsters: [],
    success: { victoryPoints: 22, income: 0, rubies: 3, alignment: { direction: "towardDarkness", steps: 1 } },
    failure: noFailure
  },
  {
    id: "the-black-regatta",
    name: { en: "The Black Regatta", fr: "La Régate noire" },
    flavor: {
      en: "Second place keeps the oars. Last place rows.",
      fr: "Le deuxième garde les rames. Le dernier rame."
    },
    conditions: { alignment: { side: "light", distance: 3 }, minMages: 2 },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Ferryman Who Waits", fr: "Le Passeur qui attend" },
        defense: values(4, 6, 3, 2),
        attack: { element: "water", value: 4 },
        health: 7,
        counterAttack: false
      },
      {
        name: { en: "The Ferry That Does Not", fr: "Le Bac qui n’attend pas" },
        defense: values(2, 6, 3, 4),
        attack: { element: "water", value: 4 },
        health: 4,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 30, income: 0, rubies: 3 },
    failure: { ...noFailure, alignment: { direction: "lose", steps: 2 } }
  },
  {
    id: "the-white-tournament",
    name: { en: "The White Tournament", fr: "Le Tournoi blanc" },
    flavor: {
      en: "Drawn at noon in chalk. It has not rained since.",
      fr: "Tracé à la craie, à midi. Il n’a pas plu depuis."
    },
    conditions: { alignment: { side: "darkness", distance: 3 }, minMages: 2 },
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Knight of Chalk", fr: "Le Chevalier de craie" },
        defense: values(6, 4, 1, 3),
        attack: { element: "fire", value: 5 },
        health: 5,
        counterAttack: true
      },
      {
        name: { en: "The Horse of Chalk", fr: "Le Cheval de craie" },
        defense: values(6, 1, 4, 3),
        attack: { element: "fire", value: 4 },
        health: 6,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 35, income: 1, rubies: 0 },
    failure: { ...noFailure, alignment: { direction: "lose", steps: 2 } }
  }
];

// libs/guilds/src/content/quests-of-a-side.ts
var questsOfASide = [
  {
    id: "the-stolen-dawn",
    name: { en: "The Stolen Dawn", fr: "L’Aube volée" },
    flavor: { en: "The thief only wanted to sleep in.", fr: "Le voleur voulait seulement faire la grasse matinée." },
    conditions: { alignment: { side: "light", distance: 1 } },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Dawn Thief", fr: "Le Voleur d’aube" },
        defense: values(2, 6, 4, 3),
        attack: { element: "water", value: 4 },
        health: 9,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 26, income: 0, rubies: 0, alignment: { direction: "towardLight", steps: 1 } },
    failure: noFailure
  },
  {
    id: "the-unpaid-night",
    name: { en: "The Unpaid Night", fr: "La Nuit impayée" },
    flavor: { en: "Somebody keeps ending it early.", fr: "Quelqu’un y met fin chaque jour avant l’échéance." },
    conditions: { alignment: { side: "darkness", distance: 1 } },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Brass Cockerel", fr: "Le Coq d’airain" },
        defense: values(6, 2, 3, 4),
        attack: { element: "fire", value: 4 },
        health: 10,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 26, income: 0, rubies: 3, alignment: { direction: "towardDarkness", steps: 2 } },
    failure: { ...noFailure, lossRubies: 2 }
  },
  {
    id: "a-duel-in-the-mirror",
    name: { en: "A Duel in the Mirror", fr: "Duel au miroir" },
    flavor: {
      en: "Come alone, it wrote, in your own hand.",
      fr: "« Venez seul », disait le billet, de votre écriture."
    },
    conditions: { alignment: { side: "light", distance: 3 } },
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Better Self", fr: "Le Meilleur Moi" },
        defense: values(5, 5, 1, 3),
        attack: { element: "fire", value: 6 },
        health: 7,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 33, income: 0, rubies: 1 },
    failure: { ...noFailure, damage: 2 }
  },
  {
    id: "the-portrait-that-would-not-blink",
    name: { en: "The Portrait That Would Not Blink", fr: "Le Portrait qui ne cillait pas" },
    flavor: { en: "Its eyes follow you home.", fr: "Ses yeux vous suivent jusque chez vous." },
    conditions: { alignment: { side: "darkness", distance: 3 } },
    groupAttack: false,
    monsters: [
      {
        name: { en: "The Painted Saint", fr: "Le Saint en peinture" },
        defense: values(4, 5, 3, 1),
        attack: { element: "water", value: 4 },
        health: 10,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 30, income: 1, rubies: 0 },
    failure: { ...noFailure, damage: 3, distributed: true }
  },
  {
    id: "a-lamp-in-every-window",
    name: { en: "A Lamp in Every Window", fr: "Une lampe à chaque fenêtre" },
    flavor: {
      en: "Give enough light away and you have a little less.",
      fr: "À force de donner sa lumière, il en reste un peu moins."
    },
    conditions: { alignment: { side: "light", distance: 4 } },
    groupAttack: true,
    monsters: [],
    success: { victoryPoints: 21, income: 0, rubies: 4, alignment: { direction: "lose", steps: 2 } },
    failure: noFailure
  },
  {
    id: "the-silent-procession",
    name: { en: "The Silent Procession", fr: "La Procession muette" },
    flavor: {
      en: "Walk until nobody remembers who asked.",
      fr: "Marchez jusqu’à ce que nul ne sache plus qui l’a demandé."
    },
    conditions: { alignment: { side: "darkness", distance: 4 } },
    groupAttack: true,
    monsters: [],
    success: { victoryPoints: 21, income: 1, rubies: 0, alignment: { direction: "lose", steps: 2 } },
    failure: noFailure
  },
  {
    id: "the-fallen-constellation",
    name: { en: "The Fallen Constellation", fr: "La Constellation déchue" },
    flavor: { en: "It wants to know who wished.", fr: "Elle veut savoir qui a fait un vœu." },
    conditions: { alignment: { side: "light", distance: 6 } },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Star with a Grudge", fr: "L’Étoile rancunière" },
        defense: values(7, 5, 3, 2),
        attack: { element: "fire", value: 7 },
        health: 10,
        counterAttack: true
      }
    ],
    success: { victoryPoints: 34, income: 1, rubies: 0 },
    failure: { ...noFailure, damage: 1, alignment: { direction: "lose", steps: 1 } }
  },
  {
    id: "the-sun-in-the-cellar",
    name: { en: "The Sun in the Cellar", fr: "Le Soleil dans la cave" },
    flavor: { en: "Somebody buried it alive. It noticed.", fr: "On l’a enterré vivant. Il s’en est aperçu." },
    conditions: { alignment: { side: "darkness", distance: 6 } },
    groupAttack: true,
    monsters: [
      {
        name: { en: "The Cellar Sun", fr: "Le Soleil de cave" },
        defense: values(5, 7, 2, 3),
        attack: { element: "water", value: 5 },
        health: 15,
        counterAttack: false
      }
    ],
    success: { victoryPoints: 35, income: 1, rubies: 0 },
    failure: { ...noFailure, alignment: { direction: "lose", steps: 2 } }
  }
];

// libs/guilds/src/content/quests.ts
var quests = [
  ...questsForAll,
  ...questsOfASide,
  ...questsForCompanies,
  ...questsOfASideForCompanies
];

// libs/guilds/src/content/schema.ts
import { z as z21 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/guilds/src/content/constants.ts
var SEATS = { least: 2, most: 5 };
var STARTING_RUBIES = 5;
var LEADERS_DEALT = 2;
var STARTING_MAGES = 2;
var SPELL_PRICE = 3;
var HIGHEST_BID = 999;
var BID_STEP = 1;
var CARE_HEALING = 1;
var MARKET_ITEMS = 2;
var SALE_PRICE = 2;
var ALIGNMENT_STEP_PRICE = 1;
var HEALING_PRICE = 1;
var TRADE_DISCOUNTS = { count: 2, rubies: 2 };
var MAGES_DRAWN = 2;
var LEADERS_DRAWN = 2;
var LEADER_EXCHANGE_PRICE = 5;
var PLACED_AT_ONCE = 7;
var BONUS_ALIGNMENT_STEPS = 2;
var COMBAT_SHIFT = 2;
var BOOTY_DIVISOR = 2;
var ALIGNMENT_LIMIT = 10;
var CARE_PENALTY = 2;
var OBJECTIVE_POINTS = { own: 2, others: 1 };
var COMBAT_DIE_FACES = [0, 1, 2, 3];
var MISSES_UNTIL_ABSENT = 2;

// libs/guilds/src/content/effects.ts
import { z as z20 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/guilds/src/content/vocabulary.ts
import { z as z19 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var elements = ["fire", "water", "air", "earth"];
var objectiveKinds = ["rubies", "objects", "quests", "mages", "alignmentSteps"];
var actions = ["work", "trade", "recruitment", "leaderAction", "quests", "combat"];
var elementSchema = z19.enum(elements).meta({ id: "Element", description: "One of the four elements (GUILD-005)." });
var sideSchema = z19.enum(["light", "darkness"]).meta({ id: "Side", description: "Light is an alignment above 0, Darkness one below 0 (GUILD-143)." });
var objectiveKindSchema = z19.enum(objectiveKinds).meta({ id: "ObjectiveKind", description: "The things that an objective counts (GUILD-163)." });
var actionSchema = z19.enum(actions).meta({ id: "Action", description: "One of the six actions (GUILD-047)." });
var timingSchema = z19.enum(["anytime", "ownAction", "campaign", "guildCombat", "auction", "passive"]).meta({
  id: "Timing",
  description: "When an item may be played; passive: never played, always on (GUILD-150, GUILD-186)."
});
var printedId = () => idSchema().regex(/^[a-z]+(-[a-z]+)*$/).meta({ description: "Stable identifier: words in lower case, joined by hyphens." });
var localizedSchema = localizedText();
var elementValuesSchema = z19.strictObject({
  fire: z19.int().min(0).max(10),
  water: z19.int().min(0).max(10),
  air: z19.int().min(0).max(10),
  earth: z19.int().min(0).max(10)
}).meta({ id: "ElementValues", description: "One value for each element (GUILD-005)." });
var requirementSchema = z19.strictObject({
  side: sideSchema,
  distance: z19.int().min(1).max(10).meta({ description: "Least distance from 0 on that side; 1: anywhere on the side." })
}).meta({
  id: "Requirement",
  description: "The alignment that a mage or quest asks of a guild (GUILD-009, GUILD-090)."
});
var alignmentShiftSchema = z19.strictObject({
  direction: z19.enum(["towardLight", "towardDarkness", "lose"]).meta({ id: "ShiftDirection", description: "lose: toward 0, stopping there (GUILD-144)." }),
  steps: z19.int().min(1).max(10)
}).meta({ id: "AlignmentShift", description: "A move of the alignment marker (GUILD-144)." });

// libs/guilds/src/content/effects.ts
var amount = z20.int().min(1).max(10);
var bonusElementSchema = z20.enum([...elements, "all"]).meta({ id: "BonusElement", description: "One element, or all four." });
var mechanic = (name, shape, description) => z20.strictObject({ effect: z20.literal(name), ...shape }).meta({ id: `${name[0]?.toUpperCase()}${name.slice(1)}`, description });
var effectSchema = z20.discriminatedUnion("effect", [
  mechanic("gainRubies", { amount }, "The seat takes rubies from the bank."),
  mechanic("stealRubies", { amount }, "The seat takes rubies from a seat of its choice, as far as there."),
  mechanic("extraIncome", { amount }, "Rubies more in step 1."),
  mechanic(
    "discount",
    { what: z20.enum(["item", "mage", "healing"]).meta({ id: "Discounted" }), amount },
    "A lower price, not below 0; for healing, of each resolution."
  ),
  mechanic("drawItems", { draw: amount, keep: amount }, "Draws items and keeps some; the rest goes under the deck."),
  mechanic("stealItem", {}, "Takes a named object or a random spell from a seat of its choice."),
  mechanic("healDamage", { points: amount }, "Heals one own mage with damage."),
  mechanic("returnFromCare", {}, "One own mage leaves the care center and keeps its damage."),
  mechanic("activate", {}, "One own available mage becomes active, or passive, after placement."),
  mechanic("attackBonus", { element: bonusElementSchema, amount }, "Adds to attack values."),
  mechanic("defenseBonus", { element: bonusElementSchema, amount }, "Adds to defense values."),
  mechanic("extraDice", { amount }, "More dice in the next roll of the seat in this turn, if it has at least one."),
  mechanic(
    "rerollLowest",
    { dice: amount },
    "Rolls the lowest dice of the next roll of the seat in this turn again."
  ),
  mechanic(
    "shield",
    { points: amount },
    "Takes points of damage off one own mage in this turn, in one blow or in several."
  ),
  mechanic("lockElement", {}, "The attacking side may not choose an element in this wave."),
  mechanic("groupAnyway", {}, "Ignores no group attack for one campaign."),
  mechanic("noCounterAttack", {}, "A living monster does not counter-attack in this campaign."),
  mechanic("monsterDamage", { points: amount }, "Damages a living monster of the running own campaign."),
  mechanic("shiftAlignment", { steps: amount }, "Moves the alignment of the seat in the direction of its choice."),
  mechanic(
    "ignoreRequirement",
    { scope: z20.enum(["nextRecruitment", "allBids"]).meta({ id: "IgnoreScope" }) },
    "Requirements of mages do not count in this turn, for one recruitment or for all bids."
  ),
  mechanic("freshMages", {}, "The face-up mage goes to the auction pile, the next one is turned up."),
  mechanic(
    "peekQuests",
    { quests: z20.int().min(2).max(4) },
    "Looks at the quests under the face-up one and reorders them."
  ),
  mechanic("revealSecondAction", {}, "Looks at the second action of a seat that has chosen it."),
  mechanic("changeSecondAction", {}, "Changes the own second action in secret before the reveal."),
  mechanic("keepLoss", {}, "Ignores the loss of a failed quest."),
  mechanic("guardBooty", { guards: z20.enum(["rubies", "cards"]).meta({ id: "Guarded" }) }, "Not taken as booty."),
  mechanic("guardianLeader", {}, "The leader of the defender joins the line even when it is not short.")
]).meta({ id: "Effect", description: "Effects of a card." });
var mechanics = effectSchema.options.map((option) => option.shape.effect.value);

// libs/guilds/src/content/schema.ts
var common = {
  name: localizedSchema,
  flavor: localizedSchema,
  text: localizedSchema.meta({ description: "The rules of the card in words, made from its fields." })
};
var guildTileSchema = z21.strictObject({
  id: printedId(),
  ...common,
  startAlignment: z21.int().min(-3).max(3),
  income: z21.int().min(1).max(3),
  objectives: z21.array(objectiveKindSchema).length(2)
}).meta({ id: "GuildTile", description: "The start of a seat (GUILD-007)." });
var leaderSchema = z21.strictObject({
  id: printedId(),
  ...common,
  income: z21.int().min(0).max(3),
  victoryPoints: z21.int().min(0).max(5),
  attack: elementValuesSchema,
  defense: elementValuesSchema,
  power: z21.array(effectSchema).min(1)
}).meta({ id: "Leader", description: "The head of a guild (GUILD-008)." });
var mageSchema = z21.strictObject({
  id: printedId(),
  ...common,
  category: z21.int().min(1).max(3),
  requirement: requirementSchema.optional().meta({ description: "Absent: any guild may recruit the mage." }),
  victoryPoints: z21.int().min(0).max(13),
  price: z21.int().min(2).max(10),
  attack: elementValuesSchema,
  defense: elementValuesSchema,
  health: z21.int().min(3).max(8)
}).meta({ id: "Mage", description: "A member of a guild (GUILD-008, GUILD-009)." });
var objectSchema = z21.strictObject({
  id: printedId(),
  ...common,
  kind: z21.literal("object"),
  price: z21.int().min(1).max(8),
  timing: timingSchema,
  effects: z21.array(effectSchema).min(1),
  victoryPoints: z21.int().min(-5).max(8),
  usesPerTurn: z21.int().min(0).max(3).meta({ description: "Number of uses a turn; 0 for a passive object." })
}).meta({ id: "Object", description: "An item that stays with its seat (GUILD-149)." });
var spellSchema = z21.strictObject({
  id: printedId(),
  ...common,
  kind: z21.literal("spell"),
  price: z21.int().min(SPELL_PRICE).max(SPELL_PRICE),
  timing: timingSchema,
  effects: z21.array(effectSchema).min(1)
}).meta({ id: "Spell", description: "An item that is used once, hidden in a hand until then (GUILD-149)." });
var monsterSchema = z21.strictObject({
  name: localizedSchema,
  defense: elementValuesSchema,
  attack: z21.strictObject({ element: elementSchema, value: z21.int().min(2).max(7) }).meta({ id: "MonsterAttack", description: "The single attack value of a monster (GUILD-005)." }),
  health: z21.int().min(3).max(15).meta({ description: "Damage that kills it (GUILD-120)." }),
  counterAttack: z21.boolean().meta({ description: "Attacks back while it lives (GUILD-118)." })
}).meta({ id: "Monster", description: "The obstacle of a quest." });
var conditionsSchema = z21.strictObject({
  alignment: requirementSchema.optional(),
  minMages: z21.int().min(2).max(4).optional(),
  maxMages: z21.int().min(1).max(4).optional()
}).meta({ id: "QuestConditions", description: "Tested once, when a campaign would begin (GUILD-090, GUILD-176)." });
var successSchema = z21.strictObject({
  victoryPoints: z21.int().min(1).max(36),
  income: z21.int().min(0).max(3).meta({ description: "Rubies more with each Work (GUILD-065)." }),
  rubies: z21.int().min(0).max(5).meta({ description: "Rubies at once." }),
  alignment: alignmentShiftSchema.optional()
}).meta({ id: "QuestSuccess", description: "The reward of the seat that completes a quest (GUILD-093, GUILD-094)." });
var failureSchema = z21.strictObject({
  lossRubies: z21.int().min(0).max(5),
  lossObjects: z21.int().min(0).max(2),
  damage: z21.int().min(0).max(6),
  distributed: z21.boolean().meta({ description: "The damage is divided among the mages (GUILD-100)." }),
  alignment: alignmentShiftSchema.optional()
}).meta({ id: "QuestFailure", description: "The cost of a failed campaign (GUILD-097 to GUILD-100)." });
var questSchema = z21.strictObject({
  id: printedId(),
  ...common,
  conditions: conditionsSchema,
  groupAttack: z21.boolean().meta({ description: "false: no group attack (GUILD-113)." }),
  monsters: z21.array(monsterSchema).max(2),
  success: successSchema,
  failure: failureSchema
}).meta({ id: "Quest", description: "A mission, with its monsters (GUILD-089)." });
var actionCardSchema = z21.strictObject({
  id: actionSchema,
  name: localizedSchema,
  text: localizedSchema,
  x2: localizedSchema.meta({ description: "The difference when X2 repeats the action (GUILD-063)." })
}).meta({ id: "ActionCard", description: "One of the six actions of a seat (GUILD-047)." });
var contentSchema = z21.strictObject({
  guildTiles: z21.array(guildTileSchema),
  leaders: z21.array(leaderSchema),
  mages: z21.array(mageSchema),
  objects: z21.array(objectSchema),
  spells: z21.array(spellSchema),
  quests: z21.array(questSchema),
  actionCards: z21.array(actionCardSchema)
});

// libs/guilds/src/content/spells.ts
var paper = { kind: "spell", price: SPELL_PRICE };
var spells = [
  {
    ...paper,
    id: "forbidden-vowel",
    name: { en: "The Forbidden Vowel", fr: "La Voyelle interdite" },
    flavor: {
      en: "Try saying “fire” without it.",
      fr: "Essayez donc de dire « feu » sans elle."
    },
    timing: "guildCombat",
    effects: [{ effect: "lockElement" }]
  },
  {
    ...paper,
    id: "landlords-return",
    name: { en: "The Landlord’s Return", fr: "Le Retour du maître des lieux" },
    flavor: {
      en: "Slippers, candle, and a very large stick.",
      fr: "Des pantoufles, une bougie, et un très gros bâton."
    },
    timing: "guildCombat",
    effects: [{ effect: "guardianLeader" }]
  },
  {
    ...paper,
    id: "borrowed-thunder",
    name: { en: "Borrowed Thunder", fr: "Tonnerre d’emprunt" },
    flavor: {
      en: "To be returned in the condition in which it was found: loud.",
      fr: "À rendre dans l’état où on l’a trouvé : bruyant."
    },
    timing: "guildCombat",
    effects: [{ effect: "attackBonus", element: "all", amount: 3 }]
  },
  {
    ...paper,
    id: "sudden-harpsichord",
    name: { en: "Sudden Harpsichord", fr: "Clavecin inopiné" },
    flavor: {
      en: "Music is best appreciated from above.",
      fr: "La musique s’apprécie mieux d’en haut."
    },
    timing: "campaign",
    effects: [{ effect: "monsterDamage", points: 3 }]
  },
  {
    ...paper,
    id: "reckless-encore",
    name: { en: "The Reckless Encore", fr: "Le Rappel téméraire" },
    flavor: {
      en: "Once more, with feeling, and with everything else to hand.",
      fr: "Encore une fois, avec du cœur, et avec tout ce qui traîne."
    },
    timing: "campaign",
    effects: [{ effect: "extraDice", amount: 3 }]
  },
  {
    ...paper,
    id: "convenient-amnesia",
    name: { en: "Convenient Amnesia", fr: "Amnésie opportune" },
    flavor: {
      en: "You never said that. You always meant this.",
      fr: "Vous n’avez jamais dit cela. Vous avez toujours voulu dire ceci."
    },
    timing: "anytime",
    effects: [{ effect: "changeSecondAction" }]
  },
  {
    ...paper,
    id: "keyhole-moon",
    name: { en: "Keyhole Moon", fr: "Lune de serrure" },
    flavor: {
      en: "It rises in exactly one room.",
      fr: "Elle se lève dans une seule pièce."
    },
    timing: "anytime",
    effects: [{ effect: "revealSecondAction" }]
  },
  {
    ...paper,
    id: "honest-mistake",
    name: { en: "An Honest Mistake", fr: "Erreur de bonne foi" },
    flavor: {
      en: "So sorry. It looked exactly like ours, only better.",
      fr: "Mille excuses. Il ressemblait au nôtre, en mieux."
    },
    timing: "anytime",
    effects: [{ effect: "stealItem" }]
  },
  {
    ...paper,
    id: "false-whiskers",
    name: { en: "False Whiskers", fr: "Fausses moustaches" },
    flavor: {
      en: "Nobody questions the man with the whiskers and the purse.",
      fr: "Nul n’interroge l’homme à moustaches et à bourse pleine."
    },
    timing: "auction",
    effects: [{ effect: "ignoreRequirement", scope: "allBids" }]
  },
  {
    ...paper,
    id: "urgent-summons",
    name: { en: "Urgent Summons", fr: "Convocation urgente" },
    flavor: {
      en: "It calls a stranger in, and the one who was waiting out.",
      fr: "Elle fait entrer un inconnu, et sortir celui qui attendait."
    },
    timing: "ownAction",
    effects: [{ effect: "freshMages" }]
  }
];

// libs/guilds/src/content/catalogue.ts
var content = frozen({
  guildTiles: printed(guildTileSchema, guildTiles),
  leaders: printed(leaderSchema, leaders),
  mages: printed(mageSchema, mages),
  objects: printed(objectSchema, objects),
  spells: printed(spellSchema, spells),
  quests: printed(questSchema, quests),
  actionCards: contentSchema.shape.actionCards.parse(actionCards)
});
var guildTiles2 = content.guildTiles;
var leaders2 = content.leaders;
var mages2 = content.mages;
var items = frozen([...content.objects, ...content.spells].sort(byId2));
var quests2 = content.quests;
var box = catalogueOf({
  guildTile: guildTiles2,
  leader: leaders2,
  mage: mages2,
  item: items,
  quest: quests2,
  actionCard: content.actionCards
});
var {
  guildTile: findGuildTile,
  leader: findLeader,
  mage: findMage,
  item: findItem,
  quest: findQuest
} = box.find;
var { guildTile, leader, mage, item, quest, actionCard } = box.known;
var isMage = (fighterId) => findMage(fighterId) !== void 0;
var fighter = (fighterId) => isMage(fighterId) ? mage(fighterId) : leader(fighterId);
function printed(schema, authored) {
  return authored.map((card3) => schema.parse({ ...card3, text: cardText(card3) })).sort(byId2);
}
function byId2(a, b) {
  return a.id < b.id ? -1 : 1;
}

// libs/guilds/src/table/alignment.ts
var sideOf = (alignment2) => alignment2 > 0 ? "light" : alignment2 < 0 ? "darkness" : null;
var meets = (alignment2, requirement) => requirement === void 0 || (requirement.side === "light" ? alignment2 >= requirement.distance : alignment2 <= -requirement.distance);
function moved(alignment2, direction, steps4) {
  switch (direction) {
    case "towardLight":
      return Math.min(ALIGNMENT_LIMIT, alignment2 + steps4);
    case "towardDarkness":
      return Math.max(-ALIGNMENT_LIMIT, alignment2 - steps4);
    case "lose":
      return alignment2 > 0 ? Math.max(0, alignment2 - steps4) : Math.min(0, alignment2 + steps4);
    case "gain":
      return alignment2 === 0 ? 0 : moved(alignment2, alignment2 > 0 ? "towardLight" : "towardDarkness", steps4);
  }
}

// libs/guilds/src/table/guilds-of-a-game.ts
function guildOf(state, seat5) {
  const guild = state.guilds[seat5];
  if (!guild) throw new RangeError(`There is no guild at seat ${seat5}.`);
  return guild;
}
var findGuildMage = (guild, mageId) => guild.mages.find((mage3) => mage3.id === mageId);
function guildMage(state, seat5, mageId) {
  const found = findGuildMage(guildOf(state, seat5), mageId);
  if (!found) throw new RangeError(`The guild at seat ${seat5} has no mage "${mageId}".`);
  return found;
}
var isAvailable = (mage3) => !mage3.inCare;
var isEligible = (mage3, fight) => mage3.post === "active" && isAvailable(mage3) && (mage3.used === null || mage3.used === fight);
var eligibleMages = (guild, fight) => inCardOrder(guild.mages.filter((mage3) => isEligible(mage3, fight)));
var magesInCare = (guild) => guild.mages.filter((mage3) => mage3.inCare);
var inCardOrder = (cards2) => [...cards2].sort((a, b) => a.id < b.id ? -1 : 1);
function leaderIdOf(guild) {
  if (guild.leaderId === null) throw new Error(`The guild at seat ${guild.seat} has no leader yet.`);
  return guild.leaderId;
}

// libs/guilds/src/table/moves.ts
var postOnArrival = (state) => state.placementOpened ? "passive" : null;
function addMage(state, seat5, mageId) {
  guildOf(state, seat5).mages.push({ id: mageId, damage: 0, inCare: false, post: postOnArrival(state), used: null });
}
function leaveCare(state, seat5, mageId) {
  const mage3 = guildMage(state, seat5, mageId);
  mage3.inCare = false;
  mage3.post = postOnArrival(state);
}
function healMage(state, seat5, mageId, points, returned) {
  guildMage(state, seat5, mageId).damage -= points;
  if (returned) leaveCare(state, seat5, mageId);
}
function sendToCare(state, seat5, mageId) {
  const mage3 = guildMage(state, seat5, mageId);
  mage3.inCare = true;
  mage3.post = null;
  unburden(state, seat5, mageId);
}
function removeMage(state, seat5, mageId) {
  const guild = guildOf(state, seat5);
  if (!findGuildMage(guild, mageId)) return;
  guild.mages = guild.mages.filter((mage3) => mage3.id !== mageId);
  Reflect.deleteProperty(guild.effects.shields, mageId);
  state.mages.removed.push(mageId);
  unburden(state, seat5, mageId);
}
function unburden(state, seat5, mageId) {
  for (const object of guildOf(state, seat5).objects) {
    if (object.mageId === mageId) object.mageId = null;
  }
}
function addObject(state, seat5, objectId) {
  guildOf(state, seat5).objects.push({ id: objectId, mageId: null });
}
function removeObject(state, seat5, objectId) {
  const guild = guildOf(state, seat5);
  guild.objects = guild.objects.filter((object) => object.id !== objectId);
}
function moveObject(state, from, to, objectId) {
  removeObject(state, from, objectId);
  addObject(state, to, objectId);
}
function removeSpell(state, seat5, spellId) {
  const guild = guildOf(state, seat5);
  guild.spells = guild.spells.filter((spell) => spell !== spellId);
}

// libs/guilds/src/table/seat-order.ts
var seatsFrom = (state, first) => state.guilds.map((_, place2) => (first + place2) % state.guilds.length);
var seatsInOrder = (state) => seatsFrom(state, state.firstPlayer);
var nextSeat = (state, seat5) => (seat5 + 1) % state.guilds.length;

// libs/guilds/src/auction/auction-resolution.ts
function resolveLots(turn) {
  turn.state.auction.lots.forEach((mageId, place2) => {
    resolveLot(turn, mageId, bidsOn(turn.state, mageId, place2));
  });
  turn.emit({ type: "auctionClosed" });
}
function resolveLot(turn, mageId, bids) {
  const [best2, second] = bids.filter(({ valid }) => valid).sort((a, b) => b.amount - a.amount);
  if (!best2) turn.emit({ type: "lotUnsold", mageId, bids });
  else {
    const price = Math.min(best2.amount, (second?.amount ?? 0) + BID_STEP);
    turn.emit({ type: "lotSold", mageId, bids, winner: best2.seat, price });
  }
}
function bidsOn(state, mageId, place2) {
  return seatsInOrder(state).flatMap((seat5) => {
    const amount2 = state.auction.answers[seat5]?.[place2]?.amount ?? 0;
    if (amount2 === 0) return [];
    const { alignment: alignment2, rubies: rubies3, effects } = guildOf(state, seat5);
    const admitted = effects.freeBids || meets(alignment2, mage(mageId).requirement);
    return [{ seat: seat5, amount: amount2, valid: admitted && rubies3 >= amount2 }];
  });
}
var auctionEvolvers = {
  lotsOpened(state) {
    state.auction.answers = state.guilds.map(() => []);
  },
  lotPassed(state, { seat: seat5 }) {
    state.auction.answers[seat5]?.push({ amount: 0, passed: true });
  },
  bidPlaced(state, { seat: seat5, amount: amount2 }) {
    state.auction.answers[seat5]?.push({ amount: amount2, passed: false });
  },
  lotSold(state, { mageId, winner, price }) {
    guildOf(state, winner).rubies -= price;
    addMage(state, winner, mageId);
  },
  lotUnsold(state, { mageId }) {
    state.mages.removed.push(mageId);
  },
  auctionClosed(state) {
    state.auction = { lots: [], answers: state.guilds.map(() => []) };
  }
};

// libs/guilds/src/refusals.ts
var refusals = {
  gameOver: [],
  absent: [],
  effectRunning: ["step"],
  wrongState: ["step"],
  notYourDecision: [],
  unknownCard: [],
  notYours: ["card"],
  notNow: [],
  alreadyUsed: ["what"],
  fightRunning: [],
  deckInUse: [],
  notAvailable: ["card"],
  requirementNotMet: ["card"],
  nothingThere: [],
  outOfRange: ["value", "least", "most"],
  notEnoughRubies: ["cost", "rubies"],
  impossible: [],
  illegalChoice: []
};
var refuse2 = (rule, code, facts = {}) => refuse(`GUILD-${String(rule).padStart(3, "0")}`, code, facts);

// libs/guilds/src/table/visible-cards.ts
function isVisible(state, seat5, cardId) {
  if (findMage(cardId)) return seesMage(state, seat5, cardId);
  if (findItem(cardId)) return seesItem(state, seat5, cardId);
  if (findLeader(cardId)) return seesLeader(state, seat5, cardId);
  if (findQuest(cardId)) return seesQuest(state, seat5, cardId);
  return findGuildTile(cardId) !== void 0 && state.guilds.some((guild) => guild.tileId === cardId);
}
function seesMage({ mages: mages3, auction: auction2, guilds: guilds2, resolution }, seat5, mageId) {
  return mages3.faceUp === mageId || mages3.pile.includes(mageId) || mages3.removed.includes(mageId) || auction2.lots.includes(mageId) || guilds2.some((guild) => guild.mages.some((mage3) => mage3.id === mageId)) || resolution?.seat === seat5 && resolution.drawnMages.includes(mageId);
}
function seesItem(state, seat5, itemId) {
  const { items: items2, guilds: guilds2, quests: quests3, resolution, effect } = state;
  return items2.faceUp === itemId || items2.discard.includes(itemId) || guildOf(state, seat5).spells.includes(itemId) || guilds2.some((guild) => guild.objects.some((object) => object.id === itemId)) || Object.values(quests3.seen).some((quest3) => quest3.objects.includes(itemId)) || resolution?.seat === seat5 && resolution.market.offered.includes(itemId) || effect?.kind === "pick" && effect.seat === seat5 && effect.cards.includes(itemId);
}
function seesLeader({ guilds: guilds2, dealtLeaders, resolution }, seat5, leaderId) {
  return guilds2.some((guild) => guild.leaderId === leaderId) || dealtLeaders[seat5]?.includes(leaderId) === true || resolution?.seat === seat5 && resolution.drawnLeaders.includes(leaderId);
}
function seesQuest({ guilds: guilds2, quests: quests3, effect }, seat5, questId) {
  return Object.hasOwn(quests3.seen, questId) || guilds2.some((guild) => guild.quests.includes(questId)) || effect?.kind === "order" && effect.seat === seat5 && (effect.cards.includes(questId) || effect.placed.includes(questId));
}

// libs/guilds/src/table/checks.ts
function notAmong(state, seat5, cardId, offered, rule) {
  if (offered.includes(cardId)) return void 0;
  return unknownTo(state, seat5, cardId) ?? refuse2(rule, "notYours", { card: cardId });
}
var unknownTo = (state, seat5, cardId) => isVisible(state, seat5, cardId) ? void 0 : refuse2(195, "unknownCard");
var unknownSeat = (state, target) => state.guilds[target] ? void 0 : refuse2(195, "unknownCard");
var notOwnMage = (state, seat5, mageId, rule) => findGuildMage(guildOf(state, seat5), mageId) ? void 0 : notAmong(state, seat5, mageId, [], rule);
var cannotPay = (guild, cost) => cost > guild.rubies ? refuse2(3, "notEnoughRubies", { cost, rubies: guild.rubies }) : void 0;
var outside = (rule, value, least, most) => value < least || value > most ? refuse2(rule, "outOfRange", { value, least, most }) : void 0;
var notAdmitted = (guild, mageId, waived, rule) => waived || meets(guild.alignment, mage(mageId).requirement) ? void 0 : refuse2(rule, "requirementNotMet", { card: mageId });
var order = Object.keys(refusals);
function firstOf(objections2) {
  let first;
  for (const objection of objections2) {
    if (objection && (!first || order.indexOf(objection.code) < order.indexOf(first.code))) first = objection;
  }
  return first;
}

// libs/guilds/src/table/move-alignment.ts
function moveAlignment(turn, seat5, target, direction, steps4) {
  const before = guildOf(turn.state, target).alignment;
  const alignment2 = moved(before, direction, steps4);
  if (alignment2 === before) return;
  turn.emit({ type: "alignmentMoved", seat: seat5, target, steps: alignment2 - before, alignment: alignment2 });
}

// libs/guilds/src/effects/alignment-effects.ts
var alignmentEffects = {
  shiftAlignment: {
    forms: () => [["direction"]],
    choices: () => [{ direction: "towardLight" }, { direction: "towardDarkness" }],
    *objections(state, seat5, { steps: steps4 }, { direction }) {
      const { alignment: alignment2 } = guildOf(state, seat5);
      if (direction && moved(alignment2, direction, steps4) === alignment2) yield refuse2(190, "impossible");
    },
    apply(turn, seat5, { steps: steps4 }, { direction }) {
      if (direction) moveAlignment(turn, seat5, seat5, direction, steps4);
    }
  }
};
var alignmentEvolvers = {
  alignmentMoved(state, { target, alignment: alignment2 }) {
    guildOf(state, target).alignment = alignment2;
  }
};

// libs/guilds/src/fights/dice.ts
var combatDie = { faces: COMBAT_DIE_FACES };
function diceOf(state, seat5, attack, defense) {
  const dice = attack - defense;
  return dice > 0 ? dice + guildOf(state, seat5).effects.extraDice : 0;
}
function strike(turn, seat5, attack, defense) {
  const faces = roll(turn.random, combatDie, diceOf(turn.state, seat5, attack, defense));
  return struck(faces, rollLowestAgain(turn, faces, guildOf(turn.state, seat5).effects.rerolls));
}
var monsterStrike = (turn, attack, defense) => struck(roll(turn.random, combatDie, attack - defense), []);
function rollLowestAgain(turn, faces, count3) {
  const lowest = faces.map((face, place2) => ({ face, place: place2 })).sort((a, b) => a.face - b.face || a.place - b.place).slice(0, count3);
  for (const { place: place2 } of lowest) faces[place2] = turn.random.pick(COMBAT_DIE_FACES);
  return lowest.map(({ face }) => face);
}
var struck = (faces, rerolled) => ({
  dice: { faces, rerolled },
  damage: faces.reduce((sum2, face) => sum2 + face, 0)
});
function useUpRollEffects(state, seat5, { faces }) {
  if (faces.length === 0) return;
  const { effects } = guildOf(state, seat5);
  effects.extraDice = 0;
  effects.rerolls = 0;
}

// libs/guilds/src/fights/fight-totals.ts
var bonusOf = { attack: "attackBonus", defense: "defenseBonus" };
function totalOf(state, seat5, fighterId, value, element) {
  const carried2 = guildOf(state, seat5).objects.filter(({ id, mageId }) => mageId === fighterId && item(id).timing === "passive").flatMap(({ id }) => item(id).effects.map((effect) => bonus(effect, value, element)));
  const boosts = (state.fight?.boosts ?? []).filter(
    (boost) => boost.seat === seat5 && boost.fighterId === fighterId && boost.value === value && boost.elements.includes(element)
  );
  return [printedValues(fighterId, value)[element], ...carried2, ...boosts.map(({ amount: amount2 }) => amount2)].reduce(
    (sum2, amount2) => sum2 + amount2
  );
}
function bonus(effect, value, element) {
  if (effect.effect !== "attackBonus" && effect.effect !== "defenseBonus") return 0;
  if (effect.effect !== bonusOf[value]) return 0;
  return effect.element === "all" || effect.element === element ? effect.amount : 0;
}
var printedValues = (fighterId, value) => fighter(fighterId)[value];
var printedAttack = (mageId) => Object.values(printedValues(mageId, "attack")).reduce((sum2, value) => sum2 + value, 0);
var elementWithMost = (among, dice) => among.reduce((best2, element) => dice(element) > dice(best2) ? element : best2, among[0] ?? elements[0]);

// libs/guilds/src/fights/mage-damage.ts
var healthLeft = ({ id, damage }) => mage(id).health - damage;
var isBeyondHealth = (fighter2) => healthLeft(fighter2) < 0;
function damageMage(turn, seat5, mageId, points) {
  if (points <= 0) return;
  const shield = guildOf(turn.state, seat5).effects.shields[mageId] ?? 0;
  const shielded = Math.min(shield, points);
  turn.emit({
    type: "mageDamaged",
    seat: seat5,
    mageId,
    damage: points - shielded,
    shielded,
    shieldLeft: shield - shielded
  });
}
function removeIfBeyondHealth(turn, seat5, mageId) {
  if (!isBeyondHealth(guildMage(turn.state, seat5, mageId))) return false;
  turn.emit({ type: "mageRemoved", seat: seat5, mageId });
  return true;
}
function sendOffHurt(turn, seat5) {
  for (const mageId of [...turn.state.fight?.hurt ?? []]) {
    if (!findGuildMage(guildOf(turn.state, seat5), mageId)) continue;
    if (!removeIfBeyondHealth(turn, seat5, mageId)) turn.emit({ type: "mageSentToCare", seat: seat5, mageId });
  }
}
var mageDamageEvolvers = {
  mageDamaged(state, { seat: seat5, mageId, damage, shieldLeft }) {
    const { shields } = guildOf(state, seat5).effects;
    if (shieldLeft > 0) shields[mageId] = shieldLeft;
    else Reflect.deleteProperty(shields, mageId);
    guildMage(state, seat5, mageId).damage += damage;
    if (damage > 0 && state.fight && !state.fight.hurt.includes(mageId)) state.fight.hurt.push(mageId);
  },
  mageRemoved(state, { seat: seat5, mageId }) {
    removeMage(state, seat5, mageId);
    leaveLines(state, mageId);
  },
  mageSentToCare(state, { seat: seat5, mageId }) {
    sendToCare(state, seat5, mageId);
    leaveLines(state, mageId);
  }
};
function leaveLines({ fight }, fighterId) {
  if (fight?.kind === "combat") fight.left.push(fighterId);
}

// libs/guilds/src/campaigns/campaign-facts.ts
var runningCampaign = ({ fight }) => fight?.kind === "campaign" ? fight : void 0;
function campaignOf(state) {
  const campaign = runningCampaign(state);
  if (!campaign) throw new Error("No campaign is running.");
  return campaign;
}
function cardOnQuest(state, questId) {
  const found = state.quests.seen[questId];
  if (!found) throw new RangeError(`The quest "${questId}" has never been face up.`);
  return found;
}
var questOf = ({ questId }) => quest(questId);
function monsterOf(campaign, number2) {
  const found = questOf(campaign).monsters[number2 - 1];
  if (!found) throw new RangeError(`The quest "${campaign.questId}" has no monster ${number2}.`);
  return found;
}
var livingMonsters = (state, campaign) => questOf(campaign).monsters.flatMap(
  ({ health }, place2) => (cardOnQuest(state, campaign.questId).damage[place2] ?? 0) < health ? [place2 + 1] : []
);
var currentMonster = (state, campaign) => livingMonsters(state, campaign).find((number2) => !campaign.passed.includes(number2));
var groupsOpened = ({ sent }, monster2) => new Set(sent.filter((mage3) => mage3.monster === monster2).map(({ group }) => group)).size;
function nextGroup(campaign, monster2) {
  const next = (campaign.fought[monster2] ?? 0) + 1;
  return next <= groupsOpened(campaign, monster2) ? next : void 0;
}
var groupOf = ({ sent }, monster2, group) => sent.filter((mage3) => mage3.monster === monster2 && mage3.group === group);
var survivors = (state, campaign, monster2) => campaign.sent.filter((mage3) => monster2 === void 0 || mage3.monster === monster2).flatMap(({ mageId }) => findGuildMage(guildOf(state, campaign.seat), mageId) ?? []);

// libs/guilds/src/campaigns/campaign-combats.ts
function nextAssault(state) {
  const campaign = runningCampaign(state);
  if (!campaign?.started || campaign.outcome) return void 0;
  const monster2 = currentMonster(state, campaign);
  const group = monster2 === void 0 ? void 0 : nextGroup(campaign, monster2);
  return monster2 === void 0 || group === void 0 ? void 0 : { monster: monster2, group };
}
function assaultTotals(state, { monster: monster2, group }, element) {
  const campaign = campaignOf(state);
  const attack = groupOf(campaign, monster2, group).map(({ mageId }) => totalOf(state, campaign.seat, mageId, "attack", element)).reduce((sum2, value) => sum2 + value, 0);
  return { attack, defense: monsterOf(campaign, monster2).defense[element] };
}
function fightMonster(turn, seat5, element) {
  const assault = nextAssault(turn.state);
  if (!assault) throw new Error("No group is to fight.");
  const campaign = campaignOf(turn.state);
  const { questId } = campaign;
  const mageIds = groupOf(campaign, assault.monster, assault.group).map(({ mageId }) => mageId);
  const totals = assaultTotals(turn.state, assault, element);
  const { dice, damage } = strike(turn, seat5, totals.attack, totals.defense);
  turn.emit({ type: "groupAttacked", seat: seat5, questId, ...assault, mageIds, element, ...totals, dice, damage });
  damageMonster(turn, assault.monster, damage);
}
function damageMonster(turn, monster2, damage) {
  if (damage === 0) return;
  const { seat: seat5, questId } = campaignOf(turn.state);
  const before = cardOnQuest(turn.state, questId).damage[monster2 - 1] ?? 0;
  const dead = before + damage >= monsterOf(campaignOf(turn.state), monster2).health;
  turn.emit({ type: "monsterDamaged", seat: seat5, questId, monster: monster2, damage, dead });
}
function counterTargets(state) {
  const campaign = runningCampaign(state);
  if (!campaign?.started || campaign.outcome || nextAssault(state)) return [];
  const monster2 = currentMonster(state, campaign);
  if (monster2 === void 0 || !monsterOf(campaign, monster2).counterAttack) return [];
  if (campaign.silenced.includes(monster2) || campaign.countered.includes(monster2)) return [];
  return inCardOrder(survivors(state, campaign, monster2));
}
var defenseAgainst = (state, campaign, monster2, mageId) => totalOf(state, campaign.seat, mageId, "defense", monsterOf(campaign, monster2).attack.element);
function counterAttack(turn, seat5, mageId) {
  const campaign = campaignOf(turn.state);
  const monster2 = currentMonster(turn.state, campaign) ?? 0;
  const totals = {
    attack: monsterOf(campaign, monster2).attack.value,
    defense: defenseAgainst(turn.state, campaign, monster2, mageId)
  };
  const { dice, damage } = monsterStrike(turn, totals.attack, totals.defense);
  const { questId } = campaign;
  turn.emit({ type: "monsterAttacked", seat: seat5, questId, monster: monster2, mageId, ...totals, dice, damage });
  damageMage(turn, seat5, mageId, damage);
  removeIfBeyondHealth(turn, seat5, mageId);
}
var campaignCombatSteps = {
  "quest.element": {
    asked: (state) => nextAssault(state) ? [campaignOf(state).seat] : [],
    byDefault(state, seat5) {
      const assault = nextAssault(state) ?? { monster: 0, group: 0 };
      const dice = (element) => {
        const { attack, defense } = assaultTotals(state, assault, element);
        return diceOf(state, seat5, attack, defense);
      };
      return { type: "chooseElement", element: elementWithMost(elements, dice) };
    },
    passable: () => true
  },
  "quest.counterTarget": {
    asked: (state) => counterTargets(state).length > 0 ? [campaignOf(state).seat] : [],
    byDefault: (state) => ({ type: "chooseCounterTarget", mageId: sturdiest(state).id }),
    passable: () => true
  }
};
function sturdiest(state) {
  const campaign = campaignOf(state);
  const monster2 = currentMonster(state, campaign) ?? 0;
  const defense = ({ id }) => defenseAgainst(state, campaign, monster2, id);
  return counterTargets(state).reduce(
    (best2, other) => (defense(other) - defense(best2) || healthLeft(other) - healthLeft(best2)) > 0 ? other : best2
  );
}
var campaignCombatCommands = {
  chooseCounterTarget: {
    steps: ["quest.counterTarget"],
    offers: (state) => counterTargets(state).map(({ id }) => ({ type: "chooseCounterTarget", mageId: id })),
    check: (state, { mageId }, seat5) => notOwnMage(state, seat5, mageId, 118) ?? (counterTargets(state).some(({ id }) => id === mageId) ? void 0 : refuse2(118, "notAvailable", { card: mageId })),
    perform: (turn, { mageId }, seat5) => counterAttack(turn, seat5, mageId)
  }
};
var campaignCombatEvolvers = {
  groupAttacked(state, { seat: seat5, monster: monster2, group, dice }) {
    campaignOf(state).fought[monster2] = group;
    useUpRollEffects(state, seat5, dice);
    state.step = null;
  },
  monsterDamaged(state, { questId, monster: monster2, damage, dead }) {
    const campaign = campaignOf(state);
    const fought = currentMonster(state, campaign);
    const onCard = cardOnQuest(state, questId).damage;
    for (let place2 = 0; place2 < monster2; place2 += 1) onCard[place2] ??= 0;
    onCard[monster2 - 1] = (onCard[monster2 - 1] ?? 0) + damage;
    state.progress = true;
    if (dead && fought === monster2) state.step = null;
  },
  monsterAttacked(state, { monster: monster2 }) {
    campaignOf(state).countered.push(monster2);
  },
  monsterPassed(state, { monster: monster2 }) {
    campaignOf(state).passed.push(monster2);
  }
};
var allMonstersDead = (state, campaign) => livingMonsters(state, campaign).length === 0;

// libs/guilds/src/combats/lines.ts
var runningCombat = ({ fight }) => fight?.kind === "combat" ? fight : void 0;
function combatOf(state) {
  const combat = runningCombat(state);
  if (!combat) throw new Error("No guild combat is running.");
  return combat;
}
var defendersOf = (guild) => guild.mages.filter((mage3) => mage3.post === "passive" && isAvailable(mage3));
var frontColumns = ({ defenders }) => defenders.length + 1;
var attackLine = ({ front, back }) => [...front, ...back];
var standing = ({ left }, line) => line.filter(({ fighterId }) => !left.includes(fighterId));
var standingNumbers = (combat) => ({
  attackers: standing(combat, combat.front).length,
  behind: standing(combat, combat.back).length,
  defenders: standing(combat, combat.defense).length
});
var sidesOfWave = ({ wave, attacker, defender }) => wave === "counter" ? { striker: defender, target: attacker } : { striker: attacker, target: defender };
var inColumn = (line, column2) => line.find((member) => member.column === column2);
function duelsOfWave(combat) {
  const { wave, front, back, defense } = combat;
  return front.flatMap(({ column: column2, fighterId }) => {
    if (wave === "counter") {
      const striker = inColumn(standing(combat, defense), column2);
      return striker ? [{ column: column2, attackerId: striker.fighterId, defenderId: fighterId }] : [];
    }
    const defender = inColumn(defense, column2);
    const behind = back.filter((member) => member.column === column2).map((member) => member.fighterId);
    return defender ? [fighterId, ...behind].map((attackerId) => ({ column: column2, attackerId, defenderId: defender.fighterId })) : [];
  });
}
var nextDuel = (combat) => combat.wave === null || combat.waveOver ? void 0 : duelsOfWave(combat)[combat.fought];
function isBeaten(state, { defenderId }) {
  const combat = combatOf(state);
  if (!isMage(defenderId)) return combat.leaderBeaten;
  return isBeyondHealth(guildMage(state, sidesOfWave(combat).target, defenderId));
}

// libs/guilds/src/fights/fighters.ts
function fightersOf(state, seat5) {
  const { fight } = state;
  if (fight?.kind === "campaign") {
    return fight.seat === seat5 ? survivors(state, fight).map(({ id }) => id) : [];
  }
  if (!fight?.revealed) return [];
  const line = seat5 === fight.attacker ? attackLine(fight) : seat5 === fight.defender ? fight.defense : [];
  return standing(fight, line).map(({ fighterId }) => fighterId);
}

// libs/guilds/src/effects/effect-rules.ts
var noChoice = [[]];
function* nothingToChoose() {
  yield {};
}
var noObjections = () => [];

// libs/guilds/src/effects/fight-effects.ts
var elementsOf = (element) => element === "all" ? [...elements] : [element];
var bonus2 = (value) => ({
  forms: () => [["mageId"], ["leaderId"]],
  *choices(state, seat5) {
    const { leaderId } = guildOf(state, seat5);
    for (const fighterId of fightersOf(state, seat5)) {
      yield fighterId === leaderId ? { leaderId: fighterId } : { mageId: fighterId };
    }
  },
  *objections(state, seat5, _effect, { mageId, leaderId }) {
    const fighters = fightersOf(state, seat5);
    if (fighters.length === 0) yield refuse2(190, "impossible");
    const fighterId = mageId ?? leaderId;
    if (fighterId !== void 0 && !fighters.includes(fighterId))
      yield refuse2(190, "notAvailable", { card: fighterId });
  },
  apply(turn, seat5, { element, amount: amount2 }, { mageId, leaderId }) {
    const fighterId = mageId ?? leaderId ?? "";
    turn.emit({ type: "fighterBoosted", seat: seat5, fighterId, value, elements: elementsOf(element), amount: amount2 });
  }
});
function ownCampaign(state, seat5) {
  const campaign = runningCampaign(state);
  return campaign?.seat === seat5 ? campaign : void 0;
}
var monstersOf = (campaign) => questOf(campaign).monsters;
function* everyMonster(state, seat5) {
  const campaign = ownCampaign(state, seat5);
  if (!campaign) return;
  for (let monsterIndex = 1; monsterIndex <= monstersOf(campaign).length; monsterIndex += 1) yield { monsterIndex };
}
function* notLiving(state, seat5, monster2) {
  const campaign = ownCampaign(state, seat5);
  if (!campaign) {
    yield refuse2(190, "impossible");
    return;
  }
  if (monster2 === void 0) return;
  const most = monstersOf(campaign).length;
  if (monster2 < 1 || monster2 > most) yield refuse2(190, "outOfRange", { value: monster2, least: 1, most });
  else if (!livingMonsters(state, campaign).includes(monster2)) yield refuse2(190, "impossible");
}
var fightEffects = {
  attackBonus: bonus2("attack"),
  defenseBonus: bonus2("defense"),
  extraDice: {
    forms: () => noChoice,
    choices: nothingToChoose,
    objections: noObjections,
    apply: (turn, seat5, { amount: amount2 }) => turn.emit({ type: "diceAdded", seat: seat5, count: amount2 })
  },
  rerollLowest: {
    forms: () => noChoice,
    choices: nothingToChoose,
    objections: noObjections,
    apply: (turn, seat5, { dice }) => turn.emit({ type: "rerollGranted", seat: seat5, count: dice })
  },
  lockElement: {
    forms: () => [["element"]],
    *choices() {
      for (const element of elements) yield { element };
    },
    *objections({ fight }, _seat, _effect, { element }) {
      if (fight?.kind !== "combat" || fight.locked.length >= elements.length - 1) yield refuse2(190, "impossible");
      else if (element !== void 0 && fight.locked.includes(element)) yield refuse2(190, "impossible");
    },
    apply: (turn, seat5, _effect, { element = "fire" }) => turn.emit({ type: "elementLocked", seat: seat5, element })
  },
  groupAnyway: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state, seat5) {
      const campaign = ownCampaign(state, seat5);
      const useful = campaign && !campaign.started && !campaign.grouped && !questOf(campaign).groupAttack;
      if (!useful) yield refuse2(190, "impossible");
    },
    apply: (turn, seat5) => turn.emit({ type: "groupAttackAllowed", seat: seat5 })
  },
  noCounterAttack: {
    forms: () => [["monsterIndex"]],
    choices: everyMonster,
    *objections(state, seat5, _effect, { monsterIndex }) {
      yield* notLiving(state, seat5, monsterIndex);
      const campaign = ownCampaign(state, seat5);
      if (!campaign || monsterIndex === void 0) return;
      const harmless = monstersOf(campaign)[monsterIndex - 1]?.counterAttack === false || [...campaign.silenced, ...campaign.countered, ...campaign.passed].includes(monsterIndex);
      if (harmless) yield refuse2(190, "impossible");
    },
    apply(turn, seat5, _effect, { monsterIndex: monster2 = 1 }) {
      const campaign = ownCampaign(turn.state, seat5);
      if (campaign) turn.emit({ type: "counterAttackSilenced", seat: seat5, questId: campaign.questId, monster: monster2 });
    }
  },
  monsterDamage: {
    forms: () => [["monsterIndex"]],
    choices: everyMonster,
    *objections(state, seat5, _effect, { monsterIndex }) {
      yield* notLiving(state, seat5, monsterIndex);
      if (ownCampaign(state, seat5)?.started === false) yield refuse2(190, "impossible");
    },
    apply: (turn, _seat, { points }, { monsterIndex = 1 }) => damageMonster(turn, monsterIndex, points)
  },
  guardianLeader: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state, seat5) {
      const { fight } = state;
      const mayJoin = fight?.kind === "combat" && fight.defender === seat5 && !fight.leaderBeaten && !fight.defense.some(({ fighterId }) => fighterId === guildOf(state, seat5).leaderId);
      if (!mayJoin) yield refuse2(190, "impossible");
    },
    apply: (turn, seat5) => turn.emit({ type: "leaderJoined", seat: seat5, column: combatOf(turn.state).defense.length + 1 })
  }
};

// libs/guilds/src/flow/opens-step.ts
function opensStep(turn, step, seats) {
  turn.emit({ type: "stepOpened", step, stepId: `${step}-${turn.state.stepsOpened + 1}`, seats: [...seats] });
}
var isEffectStep = (step) => step.startsWith("effect.");
function applyStepOpened(state, name, id, seats) {
  state.stepsOpened += 1;
  if (isEffectStep(name)) {
    state.effectStep = { name, id };
    return;
  }
  state.step = { name, id };
  const [holder2] = seats;
  if ((name === "actions.darkChange" || name === "actions.lightChange") && holder2 !== void 0) {
    state.privilege = { seat: holder2, answered: false };
  }
}

// libs/guilds/src/table/knowledge.ts
function learn(state, cardId, seats) {
  const known = state.knowledge[cardId];
  if (known === "everyone") return;
  state.knowledge[cardId] = seats === "everyone" ? seats : [.../* @__PURE__ */ new Set([...known ?? [], ...seats])].sort((a, b) => a - b);
}
function forget(state, cardId, butFor = []) {
  if (butFor.length === 0) Reflect.deleteProperty(state.knowledge, cardId);
  else state.knowledge[cardId] = [...butFor];
}
function knows(state, viewer, cardId) {
  const known = state.knowledge[cardId];
  return known === "everyone" || viewer !== null && known !== void 0 && known.includes(viewer);
}

// libs/guilds/src/table/items-deck.ts
function replenishItems(turn, count3) {
  const { deck, discard } = turn.state.items;
  if (deck.length >= count3 || discard.length === 0) return;
  const order2 = [...deck, ...turn.random.shuffle(discard)];
  turn.emit({ type: "itemDeckShuffled", count: order2.length, order: order2 });
}
var noItemLeft = ({ items: { deck, discard } }) => deck.length + discard.length === 0;
var isObject = (itemId) => item(itemId).kind === "object";
function turnUpItem(state, itemId) {
  state.items.faceUp = itemId;
  if (itemId !== null) learn(state, itemId, "everyone");
}
function receiveItem(state, seat5, itemId) {
  if (isObject(itemId)) addObject(state, seat5, itemId);
  else guildOf(state, seat5).spells.push(itemId);
}

// libs/guilds/src/table/move-spell.ts
var drawSpellUnseen = ({ state, random }, from, seat5) => ({
  seat: seat5,
  from,
  between: [from, seat5],
  spellId: random.pick(guildOf(state, from).spells)
});
function moveSpellUnseen(state, from, to, spellId) {
  const hand = guildOf(state, from).spells;
  if (hand.length > 1) for (const card3 of hand) loseTrack(state, card3, [from, to]);
  removeSpell(state, from, spellId);
  guildOf(state, to).spells.push(spellId);
  learn(state, spellId, [from, to]);
}
function loseTrack(state, spellId, insiders) {
  const known = state.knowledge[spellId];
  if (known === void 0) return;
  forget(state, spellId, known === "everyone" ? insiders : known.filter((seat5) => insiders.includes(seat5)));
}

// libs/guilds/src/effects/item-effects.ts
var pickOf = (state) => state.effect?.kind === "pick" ? state.effect : void 0;
function takeItem(turn, seat5, from, objectId) {
  if (objectId === void 0) turn.emit({ type: "spellTaken", ...drawSpellUnseen(turn, from, seat5) });
  else turn.emit({ type: "objectTaken", seat: seat5, from, objectId });
}
function* takeable(state, from) {
  const { objects: objects2, spells: spells2 } = guildOf(state, from);
  for (const { id: objectId } of objects2) yield { objectId };
  if (spells2.length > 0) yield { randomSpell: true };
}
var itemEffects = {
  drawItems: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state) {
      if (state.resolution?.market.open) yield refuse2(188, "deckInUse");
      if (noItemLeft(state)) yield refuse2(190, "impossible");
    },
    apply(turn, seat5, { draw, keep }) {
      replenishItems(turn, draw);
      const itemIds = turn.state.items.deck.slice(0, draw);
      turn.emit({ type: "itemsDrawn", seat: seat5, count: itemIds.length, keep: Math.min(keep, itemIds.length), itemIds });
      if (itemIds.length > keep) opensStep(turn, "effect.pick", [seat5]);
    }
  },
  stealItem: {
    forms: () => [
      ["targetSeat", "objectId"],
      ["targetSeat", "randomSpell"]
    ],
    *choices(state, seat5) {
      for (const { seat: targetSeat } of state.guilds) {
        if (targetSeat === seat5) continue;
        for (const taken of takeable(state, targetSeat)) yield { targetSeat, ...taken };
      }
    },
    *objections(state, seat5, _effect, { targetSeat, objectId, randomSpell }) {
      const target = targetSeat === void 0 ? void 0 : state.guilds[targetSeat];
      if (!target) return;
      if (targetSeat === seat5) yield refuse2(190, "illegalChoice");
      if (objectId !== void 0 && !target.objects.some(({ id }) => id === objectId)) {
        yield refuse2(190, "notYours", { card: objectId });
      }
      if (randomSpell && target.spells.length === 0) yield refuse2(190, "impossible");
    },
    apply: (turn, seat5, _effect, { targetSeat: from = seat5, objectId }) => takeItem(turn, seat5, from, objectId)
  }
};
function finishPick(turn) {
  const pick = pickOf(turn.state);
  if (!pick) return;
  const { seat: seat5 } = pick;
  while (pick.due > 0 && pick.cards[0] !== void 0) keepItem(turn, seat5, pick.cards[0]);
  turn.emit({ type: "itemsPutUnder", seat: seat5, count: pick.cards.length });
}
function keepItem(turn, seat5, itemId) {
  if (isObject(itemId)) turn.emit({ type: "objectPicked", seat: seat5, objectId: itemId });
  else turn.emit({ type: "spellPicked", seat: seat5, spellId: itemId });
}
var pickSteps = {
  "effect.pick": {
    asked(state) {
      const pick = pickOf(state);
      return pick && pick.due > 0 && pick.cards.length > pick.due ? [pick.seat] : [];
    },
    byDefault: (state) => ({ type: "pickItem", itemId: pickOf(state)?.cards[0] ?? "" }),
    passable: () => false
  }
};
var pickCommands = {
  pickItem: {
    steps: ["effect.pick"],
    offers: (state) => (pickOf(state)?.cards ?? []).map((itemId) => ({ type: "pickItem", itemId })),
    check: (state, { itemId }, seat5) => notAmong(state, seat5, itemId, pickOf(state)?.cards ?? [], 187),
    perform: (turn, { itemId }, seat5) => keepItem(turn, seat5, itemId)
  }
};
function picked(state, seat5, itemId) {
  const pick = pickOf(state);
  if (pick) {
    pick.cards = pick.cards.filter((card3) => card3 !== itemId);
    pick.due -= 1;
  }
  receiveItem(state, seat5, itemId);
}
var itemEvolvers = {
  itemsDrawn(state, { seat: seat5, count: count3, keep, itemIds }) {
    state.items.deck.splice(0, count3);
    for (const itemId of itemIds) learn(state, itemId, [seat5]);
    state.effect = { kind: "pick", seat: seat5, cards: [...itemIds], due: keep };
  },
  objectPicked(state, { seat: seat5, objectId }) {
    picked(state, seat5, objectId);
  },
  spellPicked(state, { seat: seat5, spellId }) {
    picked(state, seat5, spellId);
  },
  itemsPutUnder(state) {
    state.items.deck.push(...pickOf(state)?.cards ?? []);
    state.effect = null;
    state.effectStep = null;
  },
  objectTaken(state, { seat: seat5, from, objectId }) {
    moveObject(state, from, seat5, objectId);
  },
  spellTaken(state, { seat: seat5, from, spellId }) {
    moveSpellUnseen(state, from, seat5, spellId);
  }
};

// libs/guilds/src/effects/mage-effects.ts
var oneMage = [["mageId"]];
function* everyMage(state, seat5) {
  for (const { id: mageId } of guildOf(state, seat5).mages) yield { mageId };
}
var chosenMage = (state, seat5, { mageId }) => mageId === void 0 ? void 0 : findGuildMage(guildOf(state, seat5), mageId);
var isPlaced = (state) => state.placementOpened && state.placement === null;
var mageEffects = {
  healDamage: {
    forms: () => oneMage,
    choices: everyMage,
    *objections(state, seat5, _effect, choices) {
      if (state.fight) yield refuse2(180, "fightRunning");
      if (chosenMage(state, seat5, choices)?.damage === 0) yield refuse2(190, "impossible");
    },
    apply(turn, seat5, effect, { mageId = "" }) {
      const { damage, inCare } = guildMage(turn.state, seat5, mageId);
      const points = Math.min(effect.points, damage);
      turn.emit({ type: "mageHealed", seat: seat5, mageId, points, returned: inCare && points === damage });
    }
  },
  returnFromCare: {
    forms: () => oneMage,
    choices: everyMage,
    *objections(state, seat5, _effect, choices) {
      if (state.fight) yield refuse2(180, "fightRunning");
      if (chosenMage(state, seat5, choices)?.inCare === false) yield refuse2(190, "impossible");
    },
    apply: (turn, seat5, _effect, { mageId = "" }) => turn.emit({ type: "mageReturned", seat: seat5, mageId })
  },
  activate: {
    forms: () => oneMage,
    choices: everyMage,
    *objections(state, seat5, _effect, choices) {
      if (!isPlaced(state)) yield refuse2(190, "notNow");
      if (state.fight) yield refuse2(180, "fightRunning");
      const mage3 = chosenMage(state, seat5, choices);
      if (mage3?.inCare) yield refuse2(27, "notAvailable", { card: mage3.id });
    },
    apply(turn, seat5, _effect, { mageId = "" }) {
      const post = guildMage(turn.state, seat5, mageId).post === "active" ? "passive" : "active";
      turn.emit({ type: "magePosted", seat: seat5, mageId, post });
    }
  },
  shield: {
    forms: () => oneMage,
    choices: everyMage,
    objections: () => [],
    apply: (turn, seat5, { points }, { mageId = "" }) => turn.emit({ type: "shieldRaised", seat: seat5, mageId, points })
  }
};
var mageEvolvers = {
  mageReturned(state, { seat: seat5, mageId }) {
    leaveCare(state, seat5, mageId);
  },
  magePosted(state, { seat: seat5, mageId, post }) {
    guildMage(state, seat5, mageId).post = post;
  },
  shieldRaised(state, { seat: seat5, mageId, points }) {
    const { shields } = guildOf(state, seat5).effects;
    shields[mageId] = (shields[mageId] ?? 0) + points;
  }
};

// libs/guilds/src/effects/quest-effects.ts
var orderOf = (state) => state.effect?.kind === "order" ? state.effect : void 0;
var questEffects = {
  peekQuests: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections({ quests: { deck } }) {
      if (deck.length < 2) yield refuse2(190, "impossible");
    },
    apply(turn, seat5, { quests: quests3 }) {
      const questIds = turn.state.quests.deck.slice(1, 1 + quests3);
      turn.emit({ type: "questsPeeked", seat: seat5, count: questIds.length, questIds });
      if (questIds.length > 1) opensStep(turn, "effect.order", [seat5]);
    }
  }
};
function finishOrder(turn) {
  const order2 = orderOf(turn.state);
  if (!order2) return;
  turn.emit({ type: "questsReordered", seat: order2.seat, count: order2.placed.length + order2.cards.length });
}
var orderSteps = {
  "effect.order": {
    asked(state) {
      const order2 = orderOf(state);
      return order2 && order2.cards.length > 1 ? [order2.seat] : [];
    },
    byDefault: (state) => ({ type: "putQuestNext", questId: orderOf(state)?.cards[0] ?? "" }),
    passable: () => false
  }
};
var orderCommands = {
  putQuestNext: {
    steps: ["effect.order"],
    offers: (state) => (orderOf(state)?.cards ?? []).map((questId) => ({ type: "putQuestNext", questId })),
    check: (state, { questId }, seat5) => notAmong(state, seat5, questId, orderOf(state)?.cards ?? [], 187),
    perform: (turn, { questId }, seat5) => turn.emit({ type: "questPutNext", seat: seat5, questId })
  }
};
var questEvolvers = {
  questsPeeked(state, { seat: seat5, questIds }) {
    for (const questId of questIds) learn(state, questId, [seat5]);
    state.effect = { kind: "order", seat: seat5, cards: [...questIds], placed: [] };
  },
  questPutNext(state, { questId }) {
    const order2 = orderOf(state);
    if (!order2) return;
    order2.cards = order2.cards.filter((card3) => card3 !== questId);
    order2.placed.push(questId);
  },
  questsReordered(state, { seat: seat5 }) {
    const order2 = orderOf(state);
    if (!order2) return;
    const shown = [...order2.placed, ...order2.cards];
    state.quests.deck.splice(1, shown.length, ...shown);
    if (shown.length > 1) for (const questId of shown) forget(state, questId, [seat5]);
    state.effect = null;
    state.effectStep = null;
  }
};

// libs/guilds/src/effects/recruiting-effects.ts
var recruitingEffects = {
  ignoreRequirement: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state, seat5, { scope }) {
      const { freeBids, freeRecruitment } = guildOf(state, seat5).effects;
      if (scope === "allBids" ? freeBids : freeRecruitment) yield refuse2(190, "impossible");
    },
    apply: (turn, seat5, { scope }) => turn.emit({ type: "requirementWaived", seat: seat5, scope })
  },
  freshMages: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state) {
      if (state.resolution && state.resolution.drawnMages.length > 0) yield refuse2(188, "deckInUse");
      if (state.mages.faceUp === null) yield refuse2(190, "impossible");
    },
    apply(turn, seat5) {
      const { faceUp, deck } = turn.state.mages;
      turn.emit({ type: "faceUpMageReplaced", seat: seat5, sentToAuction: faceUp ?? "", faceUp: deck[0] ?? null });
    }
  }
};
var recruitingEvolvers = {
  requirementWaived(state, { seat: seat5, scope }) {
    const { effects } = guildOf(state, seat5);
    if (scope === "allBids") effects.freeBids = true;
    else effects.freeRecruitment = true;
  },
  faceUpMageReplaced(state, { sentToAuction, faceUp }) {
    state.mages.pile.push(sentToAuction);
    state.mages.faceUp = faceUp;
    if (faceUp !== null) state.mages.deck.shift();
  }
};

// libs/guilds/src/effects/ruby-effects.ts
var rubyEffects = {
  gainRubies: {
    forms: () => noChoice,
    choices: nothingToChoose,
    objections: noObjections,
    apply: (turn, seat5, { amount: amount2 }) => turn.emit({ type: "rubiesGained", seat: seat5, rubies: amount2 })
  },
  stealRubies: {
    forms: () => [["targetSeat"]],
    *choices(state) {
      for (const { seat: targetSeat } of state.guilds) yield { targetSeat };
    },
    *objections(state, seat5, _effect, { targetSeat }) {
      if (targetSeat === seat5) yield refuse2(190, "illegalChoice");
      if (targetSeat !== void 0 && state.guilds[targetSeat]?.rubies === 0) yield refuse2(190, "impossible");
    },
    apply(turn, seat5, { amount: amount2 }, { targetSeat: from = seat5 }) {
      const rubies3 = Math.min(amount2, guildOf(turn.state, from).rubies);
      turn.emit({ type: "rubiesStolen", seat: seat5, from, rubies: rubies3 });
    }
  }
};
var rubyEvolvers = {
  rubiesGained(state, { seat: seat5, rubies: rubies3 }) {
    guildOf(state, seat5).rubies += rubies3;
  },
  rubiesStolen(state, { seat: seat5, from, rubies: rubies3 }) {
    guildOf(state, from).rubies -= rubies3;
    guildOf(state, seat5).rubies += rubies3;
  }
};

// libs/guilds/src/words.ts
import { z as z22 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var secondChoices = [...actions, "X2"];
var secondChoiceSchema = z22.enum(secondChoices).meta({ id: "SecondChoice", description: "A second action; X2 repeats the first with its advantage (GUILD-050)." });
var steps = [
  "setup.chooseLeader",
  "care.recover",
  "auction.bid",
  "actions.first",
  "actions.darkChange",
  "actions.second",
  "placement",
  "actions.lightChange",
  "resolve.market",
  "resolve.trade",
  "resolve.recruit",
  "resolve.recruitPick",
  "resolve.leaderPick",
  "resolve.leader",
  "quest.swap",
  "quest.plan",
  "quest.element",
  "quest.counterTarget",
  "quest.loss",
  "quest.damage",
  "quest.claim",
  "combat.rearrange",
  "combat.target",
  "combat.defenseLine",
  "combat.attackLine",
  "combat.cards",
  "combat.element",
  "combat.counter",
  "combat.booty",
  "effect.pick",
  "effect.order"
];
var stepSchema = z22.enum(steps).meta({ id: "Step", description: "A point at which the game waits for one or more seats." });
var endReasonSchema = z22.enum(["lastQuest", "stalemate", "lastSeat"]).meta({ id: "EndReason", description: "The reason for the end of the game (GUILD-155, GUILD-156, GUILD-194)." });
var seatSchema = z22.int().min(0).meta({ description: "Number of a seat, from 0, clockwise." });
var postSchema = z22.enum(["active", "passive"]).meta({ id: "Post", description: "Active mages campaign and attack, passive ones defend (GUILD-055, GUILD-056)." });
var diceSchema = z22.strictObject({
  faces: z22.array(z22.int().min(0).max(3)).meta({ description: "The dice that count, in the order rolled." }),
  rerolled: z22.array(z22.int().min(0).max(3)).meta({ description: "Faces that were rolled again, lowest first." })
}).meta({ id: "Dice", description: "A throw of combat dice (GUILD-006)." });

// libs/guilds/src/choice/action-choice.ts
var darkPrivilege = (state) => privileged(state, (guild) => -guild.alignment);
var lightPrivilege = (state) => privileged(state, (guild) => guild.alignment);
function privileged(state, distance) {
  const farthest = Math.max(...state.guilds.map(distance));
  if (farthest <= 0) return void 0;
  return seatsInOrder(state).find((seat5) => distance(guildOf(state, seat5)) === farthest);
}
var isSecondChoice = (guild, choice) => choice !== guild.firstAction;
var holder = (state) => state.privilege && !state.privilege.answered ? [state.privilege.seat] : [];
function chosenAction(guild, round) {
  const { firstAction, secondAction } = guild;
  if (firstAction === null) throw new Error(`Seat ${guild.seat} has chosen no first action.`);
  if (round === 1) return { action: firstAction, x2: false };
  if (secondAction === null) throw new Error(`Seat ${guild.seat} has chosen no second action.`);
  return secondAction === "X2" ? { action: firstAction, x2: true } : { action: secondAction, x2: false };
}
var actionChoiceSteps = {
  "actions.first": {
    asked: (state) => seatsInOrder(state).filter((seat5) => guildOf(state, seat5).firstAction === null),
    byDefault: () => ({ type: "chooseFirstAction", action: "work" }),
    passable: () => false
  },
  "actions.darkChange": {
    asked: holder,
    byDefault: () => ({ type: "keepFirstAction" }),
    passable: () => true
  },
  "actions.second": {
    asked: (state) => seatsInOrder(state).filter((seat5) => guildOf(state, seat5).secondAction === null),
    byDefault: (state, seat5) => ({
      type: "chooseSecondAction",
      action: guildOf(state, seat5).firstAction === "work" ? "X2" : "work"
    }),
    passable: () => false
  },
  "actions.lightChange": {
    asked: holder,
    byDefault: () => ({ type: "keepSecondAction" }),
    passable: () => true
  }
};
var actionChoiceCommands = {
  chooseFirstAction: {
    steps: ["actions.first"],
    offers: () => actions.map((action) => ({ type: "chooseFirstAction", action })),
    check: () => void 0,
    perform: (turn, { action }, seat5) => turn.emit({ type: "firstActionChosen", seat: seat5, action })
  },
  changeFirstAction: {
    steps: ["actions.darkChange"],
    offers: () => actions.map((action) => ({ type: "changeFirstAction", action })),
    check: (state, { action }, seat5) => guildOf(state, seat5).firstAction === action ? refuse2(49, "illegalChoice") : void 0,
    perform: (turn, { action }, seat5) => turn.emit({ type: "firstActionChanged", seat: seat5, action })
  },
  keepFirstAction: {
    steps: ["actions.darkChange"],
    offers: () => [{ type: "keepFirstAction" }],
    check: () => void 0,
    perform: (turn, _command, seat5) => turn.emit({ type: "firstActionKept", seat: seat5 })
  },
  chooseSecondAction: {
    steps: ["actions.second"],
    offers: () => secondChoices.map((action) => ({ type: "chooseSecondAction", action })),
    check: (state, { action }, seat5) => isSecondChoice(guildOf(state, seat5), action) ? void 0 : refuse2(50, "illegalChoice"),
    perform: (turn, { action }, seat5) => turn.emit({ type: "secondActionChosen", seat: seat5, action })
  },
  changeSecondAction: {
    steps: ["actions.lightChange"],
    offers: () => secondChoices.map((action) => ({ type: "changeSecondAction", action })),
    check(state, { action }, seat5) {
      const guild = guildOf(state, seat5);
      if (!isSecondChoice(guild, action)) return refuse2(50, "illegalChoice");
      return guild.secondAction === action ? refuse2(62, "illegalChoice") : void 0;
    },
    perform: (turn, { action }, seat5) => turn.emit({ type: "secondActionChanged", seat: seat5, action })
  },
  keepSecondAction: {
    steps: ["actions.lightChange"],
    offers: () => [{ type: "keepSecondAction" }],
    check: () => void 0,
    perform: (turn, _command, seat5) => turn.emit({ type: "secondActionKept", seat: seat5 })
  }
};
var answered2 = (state) => {
  if (state.privilege) state.privilege.answered = true;
};
var actionChoiceEvolvers = {
  firstActionChosen(state, { seat: seat5, action }) {
    guildOf(state, seat5).firstAction = action;
  },
  firstActionsRevealed(state) {
    state.firstActionsRevealed = true;
  },
  firstActionChanged(state, { seat: seat5, action }) {
    guildOf(state, seat5).firstAction = action;
    answered2(state);
  },
  firstActionKept: answered2,
  secondActionChosen(state, { seat: seat5, action }) {
    guildOf(state, seat5).secondAction = action;
  },
  secondActionsRevealed(state) {
    state.secondActionsRevealed = true;
    state.secondActionSeenBy = {};
    state.privilege = null;
  },
  secondActionChanged(state, { seat: seat5, action }) {
    guildOf(state, seat5).secondAction = action;
    answered2(state);
  },
  secondActionKept: answered2
};

// libs/guilds/src/effects/second-action-effects.ts
var isHidden = (state, seat5) => !state.secondActionsRevealed && guildOf(state, seat5).secondAction !== null;
var secondActionEffects = {
  revealSecondAction: {
    forms: () => [["targetSeat"]],
    *choices(state) {
      for (const { seat: targetSeat } of state.guilds) yield { targetSeat };
    },
    *objections(state, seat5, _effect, { targetSeat }) {
      if (targetSeat === void 0 || !state.guilds[targetSeat]) return;
      if (targetSeat === seat5) yield refuse2(190, "illegalChoice");
      if (!isHidden(state, targetSeat)) yield refuse2(190, "impossible");
    },
    apply(turn, seat5, _effect, { targetSeat: target = seat5 }) {
      const action = guildOf(turn.state, target).secondAction;
      if (action !== null) turn.emit({ type: "secondActionSeen", seat: seat5, target, action });
    }
  },
  changeSecondAction: {
    forms: () => [["action"]],
    *choices() {
      for (const action of secondChoices) yield { action };
    },
    *objections(state, seat5, _effect, { action }) {
      if (!isHidden(state, seat5)) yield refuse2(190, "impossible");
      const guild = guildOf(state, seat5);
      if (action === void 0) return;
      if (!isSecondChoice(guild, action) || guild.secondAction === action) yield refuse2(50, "illegalChoice");
    },
    apply(turn, seat5, _effect, { action }) {
      if (action !== void 0) turn.emit({ type: "secondActionReplaced", seat: seat5, action });
    }
  }
};
var secondActionEvolvers = {
  secondActionSeen(state, { seat: seat5, target }) {
    const seen = state.secondActionSeenBy[target] ?? [];
    state.secondActionSeenBy[target] = seen.includes(seat5) ? seen : [...seen, seat5];
  },
  secondActionReplaced(state, { seat: seat5, action }) {
    guildOf(state, seat5).secondAction = action;
    Reflect.deleteProperty(state.secondActionSeenBy, String(seat5));
  }
};

// libs/guilds/src/effects/effects.ts
var effectTable = {
  ...alignmentEffects,
  ...fightEffects,
  ...itemEffects,
  ...mageEffects,
  ...questEffects,
  ...recruitingEffects,
  ...rubyEffects,
  ...secondActionEffects
};
var effectRules = (effect) => effectTable[effect.effect];

// libs/guilds/src/effects/use.ts
function* choicesFor(state, seat5, effects) {
  const [first, ...others] = effects;
  if (!first) {
    yield {};
    return;
  }
  for (const choice of effectRules(first)?.choices(state, seat5, first) ?? []) {
    if (others.length === 0) yield choice;
    else for (const more of choicesFor(state, seat5, others)) yield { ...choice, ...more };
  }
}
function* objectionsTo(state, seat5, effects, choices) {
  yield* objectionsToChoices(state, seat5, choices);
  for (const effect of effects) {
    const rules = effectRules(effect);
    if (rules) yield* rules.objections(state, seat5, effect, choices);
    else yield refuse2(190, "impossible");
  }
  if (!isOfForm(effects, choices)) yield refuse2(196, "illegalChoice");
}
function* objectionsToChoices(state, seat5, choices) {
  const { targetSeat, objectId, mageId, leaderId } = choices;
  if (targetSeat !== void 0) yield unknownSeat(state, targetSeat);
  if (objectId !== void 0) yield unknownTo(state, seat5, objectId);
  if (mageId !== void 0) yield notOwnMage(state, seat5, mageId, 190);
  if (leaderId !== void 0 && leaderId !== guildOf(state, seat5).leaderId) {
    yield unknownTo(state, seat5, leaderId) ?? refuse2(190, "notYours", { card: leaderId });
  }
}
function isOfForm(effects, choices) {
  const given2 = Object.keys(choices).filter((key) => choices[key] !== void 0);
  return formsOf(effects).some((form) => form.size === given2.length && given2.every((key) => form.has(key)));
}
function formsOf(effects) {
  return effects.map((effect) => effectRules(effect)?.forms(effect) ?? []).reduce(
    (all2, forms) => all2.flatMap((keys) => forms.map((form) => /* @__PURE__ */ new Set([...keys, ...form]))),
    [/* @__PURE__ */ new Set()]
  );
}
function applyEffects(turn, seat5, effects, choices) {
  for (const effect of effects) {
    const refusal = firstOf(objectionsTo(turn.state, seat5, [effect], choices));
    if (refusal && refusal.code !== "illegalChoice") turn.emit({ type: "effectSpent", seat: seat5, effect: effect.effect });
    else effectRules(effect)?.apply(turn, seat5, effect, choices);
  }
}

// libs/guilds/src/actions/resolution.ts
function resolutionOf(state) {
  if (!state.resolution) throw new Error("No action is being resolved.");
  return state.resolution;
}
var isResolving = (state, action) => state.resolution?.action === action;
function endAction(turn) {
  const { seat: seat5, action } = resolutionOf(turn.state);
  turn.emit({ type: "actionEnded", seat: seat5, action });
}
function loseAction(turn) {
  const { seat: seat5, action } = resolutionOf(turn.state);
  turn.emit({ type: "actionLost", seat: seat5, action });
  endAction(turn);
}
var newResolution = (seat5, action, x2, discounts) => ({
  seat: seat5,
  action,
  x2,
  market: { offered: [], open: false, used: false },
  discounts,
  alignmentBought: false,
  healingDiscount: null,
  savedByObjects: 0,
  drawnMages: [],
  drawnLeaders: [],
  powerUsed: false,
  bonusUsed: false,
  swapAnswered: false,
  switched: [],
  rearranged: false,
  done: false
});

// libs/guilds/src/actions/leader-action.ts
var leaderAction = {
  proceed: (turn) => opensStep(turn, "resolve.leader", [resolutionOf(turn.state).seat])
};
var powerOf = (state, seat5) => leader(leaderIdOf(guildOf(state, seat5))).power;
var leaderSteps = {
  "resolve.leader": {
    asked: (state) => isResolving(state, "leaderAction") ? [resolutionOf(state).seat] : [],
    byDefault: () => ({ type: "endAction" }),
    passable: () => true
  }
};
var leaderCommands = {
  useLeaderPower: {
    steps: ["resolve.leader"],
    *offers(state, seat5) {
      if (resolutionOf(state).powerUsed) return;
      for (const choices of choicesFor(state, seat5, powerOf(state, seat5))) yield { type: "useLeaderPower", ...choices };
    },
    check(state, { type: _type, ...choices }, seat5) {
      const used = resolutionOf(state).powerUsed ? refuse2(87, "alreadyUsed", { what: "power" }) : void 0;
      return firstOf([used, ...objectionsTo(state, seat5, powerOf(state, seat5), choices)]);
    },
    perform(turn, { type: _type, ...choices }, seat5) {
      turn.emit({ type: "powerUsed", seat: seat5, leaderId: leaderIdOf(guildOf(turn.state, seat5)) });
      applyEffects(turn, seat5, powerOf(turn.state, seat5), choices);
    }
  },
  bonusAlignment: {
    steps: ["resolve.leader"],
    *offers(state) {
      const { x2, bonusUsed } = resolutionOf(state);
      if (!x2 || bonusUsed) return;
      for (let steps4 = -BONUS_ALIGNMENT_STEPS; steps4 <= BONUS_ALIGNMENT_STEPS; steps4 += 1) {
        yield { type: "bonusAlignment", steps: steps4 };
      }
    },
    check(state, { steps: steps4 }, seat5) {
      const { x2, bonusUsed } = resolutionOf(state);
      const { alignment: alignment2 } = guildOf(state, seat5);
      const least = Math.max(-BONUS_ALIGNMENT_STEPS, -ALIGNMENT_LIMIT - alignment2);
      const most = Math.min(BONUS_ALIGNMENT_STEPS, ALIGNMENT_LIMIT - alignment2);
      return firstOf([
        bonusUsed ? refuse2(88, "alreadyUsed", { what: "alignment" }) : void 0,
        steps4 === 0 ? refuse2(88, "outOfRange", { value: 0, least, most }) : outside(88, steps4, least, most),
        x2 ? void 0 : refuse2(88, "illegalChoice")
      ]);
    },
    perform(turn, { steps: steps4 }, seat5) {
      const alignment2 = guildOf(turn.state, seat5).alignment + steps4;
      turn.emit({ type: "bonusAlignmentMoved", seat: seat5, steps: steps4, alignment: alignment2 });
    }
  }
};
var leaderEvolvers = {
  powerUsed(state) {
    resolutionOf(state).powerUsed = true;
  },
  bonusAlignmentMoved(state, { seat: seat5, alignment: alignment2 }) {
    resolutionOf(state).bonusUsed = true;
    guildOf(state, seat5).alignment = alignment2;
  }
};

// libs/guilds/src/table/prices.ts
var passiveEffects = (guild, mechanic3) => guild.objects.flatMap(({ id }) => {
  const { timing, effects } = item(id);
  if (timing !== "passive") return [];
  return effects.filter((effect) => effect.effect === mechanic3);
});
var discountOn = (guild, what) => passiveEffects(guild, "discount").filter((effect) => effect.what === what).reduce((sum2, { amount: amount2 }) => sum2 + amount2, 0);
var reduced = (price, ...discounts) => Math.max(
  0,
  discounts.reduce((left, discount) => left - discount, price)
);

// libs/guilds/src/actions/market.ts
var marketHasItems = (state) => state.items.faceUp !== null || !noItemLeft(state);
var otherThan = ({ offered }, itemId) => offered.find((other) => other !== itemId) ?? null;
var priceOf = (state, seat5, itemId, useDiscount2) => reduced(item(itemId).price, discountOn(guildOf(state, seat5), "item"), useDiscount2 ? TRADE_DISCOUNTS.rubies : 0);
function discountRefused({ x2, action, discounts }, useDiscount2) {
  if (!useDiscount2 || discounts > 0) return void 0;
  return x2 && action === "trade" ? refuse2(76, "alreadyUsed", { what: "discount" }) : refuse2(76, "illegalChoice");
}
function leaveMarket(turn) {
  const { seat: seat5, market } = resolutionOf(turn.state);
  if (!market.open) return;
  const faceUp = market.offered[0];
  if (faceUp !== void 0) turn.emit({ type: "marketLeft", seat: seat5, faceUp, under: market.offered.length - 1 });
}
var marketCommands = {
  openMarket: {
    steps: ["resolve.trade", "resolve.market"],
    offers: () => [{ type: "openMarket" }],
    check(state) {
      const { market } = resolutionOf(state);
      if (market.open || market.used) return refuse2(67, "alreadyUsed", { what: "market" });
      return marketHasItems(state) ? void 0 : refuse2(68, "nothingThere");
    },
    perform(turn, _command, seat5) {
      const { faceUp } = turn.state.items;
      const wanted = MARKET_ITEMS - (faceUp === null ? 0 : 1);
      replenishItems(turn, wanted);
      const itemIds = turn.state.items.deck.slice(0, wanted);
      turn.emit({ type: "marketOpened", seat: seat5, faceUp, drawn: itemIds.length, itemIds });
    }
  },
  buyItem: {
    steps: ["resolve.trade", "resolve.market"],
    *offers(state) {
      const { market, discounts } = resolutionOf(state);
      for (const itemId of market.offered) {
        yield { type: "buyItem", itemId, useDiscount: false };
        if (discounts > 0) yield { type: "buyItem", itemId, useDiscount: true };
      }
    },
    check(state, { itemId, useDiscount: useDiscount2 }, seat5) {
      const resolution = resolutionOf(state);
      const unknown = notAmong(state, seat5, itemId, resolution.market.offered, 69);
      if (unknown) return unknown;
      const discount = discountRefused(resolution, useDiscount2);
      return firstOf([discount, cannotPay(guildOf(state, seat5), priceOf(state, seat5, itemId, useDiscount2))]);
    },
    perform(turn, { itemId, useDiscount: useDiscount2 }, seat5) {
      const price = priceOf(turn.state, seat5, itemId, useDiscount2);
      const faceUp = otherThan(resolutionOf(turn.state).market, itemId);
      const bought = { seat: seat5, price, discounted: useDiscount2, faceUp };
      if (isObject(itemId)) turn.emit({ type: "objectBought", objectId: itemId, ...bought });
      else turn.emit({ type: "spellBought", spellId: itemId, ...bought });
    }
  },
  sellItem: {
    steps: ["resolve.trade"],
    *offers(state, seat5) {
      if (resolutionOf(state).market.used) return;
      const { objects: objects2, spells: spells2 } = guildOf(state, seat5);
      for (const itemId of [...objects2.map(({ id }) => id), ...spells2]) yield { type: "sellItem", itemId };
    },
    check(state, { itemId }, seat5) {
      const { objects: objects2, spells: spells2 } = guildOf(state, seat5);
      const owned = spells2.includes(itemId) || objects2.some(({ id }) => id === itemId);
      const used = resolutionOf(state).market.used ? refuse2(71, "alreadyUsed", { what: "market" }) : void 0;
      return notAmong(state, seat5, itemId, owned ? [itemId] : [], 71) ?? used;
    },
    perform(turn, { itemId }, seat5) {
      leaveMarket(turn);
      turn.emit({ type: "itemSold", seat: seat5, itemId, price: SALE_PRICE });
    }
  }
};
function closeMarket(state, seat5, price, discounted3) {
  const resolution = resolutionOf(state);
  resolution.market = { offered: [], open: false, used: true };
  if (discounted3) resolution.discounts -= 1;
  guildOf(state, seat5).rubies -= price;
}
var marketEvolvers = {
  marketOpened(state, { seat: seat5, faceUp, itemIds, drawn }) {
    state.items.deck.splice(0, drawn);
    for (const itemId of itemIds) learn(state, itemId, [seat5]);
    resolutionOf(state).market = {
      offered: [...faceUp === null ? [] : [faceUp], ...itemIds],
      open: true,
      used: false
    };
  },
  objectBought(state, { seat: seat5, objectId, price, discounted: discounted3, faceUp }) {
    closeMarket(state, seat5, price, discounted3);
    receiveItem(state, seat5, objectId);
    turnUpItem(state, faceUp);
  },
  spellBought(state, { seat: seat5, spellId, price, discounted: discounted3, faceUp }) {
    closeMarket(state, seat5, price, discounted3);
    receiveItem(state, seat5, spellId);
    turnUpItem(state, faceUp);
  },
  marketLeft(state, { faceUp }) {
    const { market } = resolutionOf(state);
    state.items.deck.push(...market.offered.filter((itemId) => itemId !== faceUp));
    state.items.faceUp = null;
    turnUpItem(state, faceUp);
    market.offered = [];
    market.open = false;
    market.used = true;
  },
  itemSold(state, { seat: seat5, itemId, price }) {
    removeObject(state, seat5, itemId);
    removeSpell(state, seat5, itemId);
    state.items.discard.push(itemId);
    guildOf(state, seat5).rubies += price;
    resolutionOf(state).market.used = true;
  }
};

// libs/guilds/src/actions/recruitment.ts
var recruitmentAction = {
  proceed(turn) {
    const { seat: seat5, done, drawnMages, drawnLeaders } = resolutionOf(turn.state);
    if (done) endAction(turn);
    else if (drawnMages.length > 0) opensStep(turn, "resolve.recruitPick", [seat5]);
    else if (drawnLeaders.length > 0) opensStep(turn, "resolve.leaderPick", [seat5]);
    else opensStep(turn, "resolve.recruit", [seat5]);
  }
};
var magePrice = (state, seat5, mageId) => reduced(mage(mageId).price, discountOn(guildOf(state, seat5), "mage"));
function cannotRecruit(state, seat5, mageId) {
  const guild = guildOf(state, seat5);
  return firstOf([
    notAdmitted(guild, mageId, guild.effects.freeRecruitment, 78),
    cannotPay(guild, magePrice(state, seat5, mageId))
  ]);
}
var askedWhile = (state, condition) => {
  if (!isResolving(state, "recruitment")) return [];
  const resolution = resolutionOf(state);
  return !resolution.done && condition(resolution) ? [resolution.seat] : [];
};
var recruitmentSteps = {
  "resolve.recruit": {
    asked: (state) => askedWhile(state, ({ drawnMages, drawnLeaders }) => drawnMages.length + drawnLeaders.length === 0),
    byDefault: () => ({ type: "endAction" }),
    passable: () => true
  },
  "resolve.recruitPick": {
    asked: (state) => askedWhile(state, ({ drawnMages }) => drawnMages.length > 0),
    byDefault: () => ({ type: "declineMages" }),
    passable: () => false
  },
  "resolve.leaderPick": {
    asked: (state) => askedWhile(state, ({ drawnLeaders }) => drawnLeaders.length > 0),
    byDefault: () => ({ type: "keepLeader" }),
    passable: () => false
  }
};
var recruitmentCommands = {
  buyFaceUpMage: {
    steps: ["resolve.recruit"],
    offers: () => [{ type: "buyFaceUpMage" }],
    check(state, _command, seat5) {
      const { faceUp } = state.mages;
      return faceUp === null ? refuse2(81, "nothingThere") : cannotRecruit(state, seat5, faceUp);
    },
    perform(turn, _command, seat5) {
      const mageId = turn.state.mages.faceUp ?? "";
      turn.emit({ type: "mageBought", seat: seat5, mageId, price: magePrice(turn.state, seat5, mageId) });
    }
  },
  drawMages: {
    steps: ["resolve.recruit"],
    offers: () => [{ type: "drawMages" }],
    check: (state) => state.mages.deck.length === 0 ? refuse2(83, "nothingThere") : void 0,
    perform(turn, _command, seat5) {
      const { deck, faceUp } = turn.state.mages;
      const mageIds = deck.slice(0, MAGES_DRAWN);
      turn.emit({ type: "magesDrawn", seat: seat5, count: mageIds.length, sentToAuction: faceUp, mageIds });
    }
  },
  recruitMage: {
    steps: ["resolve.recruitPick"],
    offers: (state) => resolutionOf(state).drawnMages.map((mageId) => ({ type: "recruitMage", mageId })),
    check: (state, { mageId }, seat5) => notAmong(state, seat5, mageId, resolutionOf(state).drawnMages, 77) ?? cannotRecruit(state, seat5, mageId),
    perform(turn, { mageId }, seat5) {
      const faceUp = resolutionOf(turn.state).drawnMages.find((other) => other !== mageId) ?? null;
      turn.emit({ type: "mageRecruited", seat: seat5, mageId, price: magePrice(turn.state, seat5, mageId), faceUp });
    }
  },
  declineMages: {
    steps: ["resolve.recruitPick"],
    offers: () => [{ type: "declineMages" }],
    check: () => void 0,
    perform(turn, _command, seat5) {
      const [first = "", second] = resolutionOf(turn.state).drawnMages;
      if (second === void 0) turn.emit({ type: "magesDeclined", seat: seat5, sentToAuction: null, faceUp: first });
      else turn.emit({ type: "magesDeclined", seat: seat5, sentToAuction: first, faceUp: second });
    }
  },
  drawLeaders: {
    steps: ["resolve.recruit"],
    offers: () => [{ type: "drawLeaders" }],
    check: (state, _command, seat5) => firstOf([
      resolutionOf(state).x2 ? void 0 : refuse2(84, "illegalChoice"),
      state.leaders.deck.length === 0 ? refuse2(85, "nothingThere") : void 0,
      cannotPay(guildOf(state, seat5), LEADER_EXCHANGE_PRICE)
    ]),
    perform(turn, _command, seat5) {
      const leaderIds = turn.state.leaders.deck.slice(0, LEADERS_DRAWN);
      turn.emit({ type: "leadersDrawn", seat: seat5, count: leaderIds.length, leaderIds });
    }
  },
  swapLeader: {
    steps: ["resolve.leaderPick"],
    offers: (state) => resolutionOf(state).drawnLeaders.map((leaderId) => ({ type: "swapLeader", leaderId })),
    check: (state, { leaderId }, seat5) => notAmong(state, seat5, leaderId, resolutionOf(state).drawnLeaders, 84) ?? cannotPay(guildOf(state, seat5), LEADER_EXCHANGE_PRICE),
    perform(turn, { leaderId }, seat5) {
      const replaced = leaderIdOf(guildOf(turn.state, seat5));
      const others = resolutionOf(turn.state).drawnLeaders.filter((drawn) => drawn !== leaderId);
      const under = turn.random.shuffle([replaced, ...others]);
      const price = LEADER_EXCHANGE_PRICE;
      turn.emit({ type: "leaderSwapped", seat: seat5, leaderId, replaced, price, count: under.length, under });
    }
  },
  keepLeader: {
    steps: ["resolve.leaderPick"],
    offers: () => [{ type: "keepLeader" }],
    check: () => void 0,
    perform(turn, _command, seat5) {
      const under = turn.random.shuffle(resolutionOf(turn.state).drawnLeaders);
      turn.emit({ type: "leaderKept", seat: seat5, count: under.length, under });
    }
  }
};

// libs/guilds/src/actions/trade.ts
var tradeAction = {
  proceed: (turn) => opensStep(turn, "resolve.trade", [resolutionOf(turn.state).seat])
};
var alignmentPrice = (steps4, useDiscount2) => reduced(Math.abs(steps4) * ALIGNMENT_STEP_PRICE, useDiscount2 ? TRADE_DISCOUNTS.rubies : 0);
function healingPrice(state, seat5, points, useDiscount2) {
  const { healingDiscount, savedByObjects: used } = resolutionOf(state);
  const full = points * HEALING_PRICE;
  const savedByObjects = Math.min(full, Math.max(0, discountOn(guildOf(state, seat5), "healing") - used));
  const discount = useDiscount2 ? TRADE_DISCOUNTS.rubies : healingDiscount ?? 0;
  const saved = Math.min(full - savedByObjects, discount);
  return { price: full - savedByObjects - saved, savedByObjects, saved };
}
function* alignmentOffers(state, seat5) {
  if (resolutionOf(state).alignmentBought) return;
  const { alignment: alignment2 } = guildOf(state, seat5);
  for (let steps4 = -ALIGNMENT_LIMIT - alignment2; steps4 <= ALIGNMENT_LIMIT - alignment2; steps4 += 1) {
    yield { type: "buyAlignment", steps: steps4, useDiscount: false };
    yield { type: "buyAlignment", steps: steps4, useDiscount: true };
  }
}
function* healingOffers(state, seat5) {
  for (const { id: mageId, damage: most } of inCardOrder(magesInCare(guildOf(state, seat5)))) {
    for (let damage = 1; damage <= most; damage += 1) {
      yield { type: "buyHealing", mageId, damage, useDiscount: false };
      yield { type: "buyHealing", mageId, damage, useDiscount: true };
    }
  }
}
var tradeSteps = {
  "resolve.trade": {
    asked: (state) => isResolving(state, "trade") ? [resolutionOf(state).seat] : [],
    byDefault: () => ({ type: "endAction" }),
    passable: (state) => !resolutionOf(state).market.open
  }
};
var tradeCommands = {
  buyAlignment: {
    steps: ["resolve.trade"],
    offers: alignmentOffers,
    check(state, { steps: steps4, useDiscount: useDiscount2 }, seat5) {
      const resolution = resolutionOf(state);
      const guild = guildOf(state, seat5);
      return firstOf([
        resolution.alignmentBought ? refuse2(67, "alreadyUsed", { what: "alignment" }) : void 0,
        discountRefused(resolution, useDiscount2),
        outside(74, steps4, -ALIGNMENT_LIMIT - guild.alignment, ALIGNMENT_LIMIT - guild.alignment),
        steps4 === 0 ? refuse2(74, "outOfRange", { value: 0, least: 1, most: ALIGNMENT_LIMIT }) : void 0,
        cannotPay(guild, alignmentPrice(steps4, useDiscount2))
      ]);
    },
    perform(turn, { steps: steps4, useDiscount: useDiscount2 }, seat5) {
      const alignment2 = guildOf(turn.state, seat5).alignment + steps4;
      const price = alignmentPrice(steps4, useDiscount2);
      turn.emit({ type: "alignmentBought", seat: seat5, steps: steps4, price, discounted: useDiscount2, alignment: alignment2 });
    }
  },
  buyHealing: {
    steps: ["resolve.trade"],
    offers: healingOffers,
    check(state, { mageId, damage, useDiscount: useDiscount2 }, seat5) {
      const notOwn = notOwnMage(state, seat5, mageId, 75);
      if (notOwn) return notOwn;
      const resolution = resolutionOf(state);
      const guild = guildOf(state, seat5);
      const mage3 = findGuildMage(guild, mageId);
      const healingUsed = useDiscount2 && resolution.healingDiscount !== null;
      return firstOf([
        healingUsed ? refuse2(174, "alreadyUsed", { what: "discount" }) : discountRefused(resolution, useDiscount2),
        mage3?.inCare ? void 0 : refuse2(75, "notAvailable", { card: mageId }),
        outside(75, damage, 1, mage3?.damage ?? 0),
        cannotPay(guild, healingPrice(state, seat5, damage, useDiscount2).price)
      ]);
    },
    perform(turn, { mageId, damage, useDiscount: useDiscount2 }, seat5) {
      turn.emit({
        type: "healingBought",
        seat: seat5,
        mageId,
        points: damage,
        discounted: useDiscount2,
        ...healingPrice(turn.state, seat5, damage, useDiscount2),
        returned: guildMage(turn.state, seat5, mageId).damage === damage
      });
    }
  }
};
var tradeEvolvers = {
  alignmentBought(state, { seat: seat5, price, discounted: discounted3, alignment: alignment2 }) {
    const resolution = resolutionOf(state);
    const guild = guildOf(state, seat5);
    resolution.alignmentBought = true;
    if (discounted3) resolution.discounts -= 1;
    guild.rubies -= price;
    guild.alignment = alignment2;
  },
  healingBought(state, { seat: seat5, mageId, points, price, discounted: discounted3, saved, savedByObjects, returned }) {
    const resolution = resolutionOf(state);
    if (discounted3) {
      resolution.discounts -= 1;
      resolution.healingDiscount = TRADE_DISCOUNTS.rubies;
    }
    if (resolution.healingDiscount !== null) resolution.healingDiscount -= saved;
    resolution.savedByObjects += savedByObjects;
    guildOf(state, seat5).rubies -= price;
    healMage(state, seat5, mageId, points, returned);
  }
};

// libs/guilds/src/actions/action-commands.ts
var actionCommands = {
  ...marketCommands,
  ...tradeCommands,
  ...recruitmentCommands,
  ...leaderCommands
};

// libs/guilds/src/actions/end-action.ts
var endActionCommands = {
  endAction: {
    steps: ["resolve.market", "resolve.trade", "resolve.recruit", "resolve.leader", "combat.target"],
    offers: () => [{ type: "endAction" }],
    check: () => void 0,
    perform(turn) {
      leaveMarket(turn);
      endAction(turn);
    }
  }
};

// libs/guilds/src/effects/timing.ts
var campaignSteps = ["quest.plan", "quest.element", "quest.counterTarget"];
function fits(state, seat5, timing, step) {
  if (step === "effect.pick" || step === "effect.order" || state.turn === 0) return false;
  if (step === "combat.cards") return timing === "guildCombat";
  switch (timing) {
    case "anytime":
      return true;
    case "ownAction":
      return state.resolution?.seat === seat5;
    case "campaign":
      return campaignSteps.includes(step) && state.fight?.kind === "campaign" && state.fight.seat === seat5;
    case "auction":
      return step === "auction.bid";
    case "guildCombat":
    case "passive":
      return false;
  }
}
var usesPerTurn = (itemId) => {
  const card3 = item(itemId);
  return card3.kind === "object" && card3.timing !== "passive" ? card3.usesPerTurn : 0;
};
var isUsedUp = (state, objectId) => (state.uses[objectId] ?? 0) >= usesPerTurn(objectId);
function hasReadyCard(state, seat5, step) {
  const { spells: spells2, objects: objects2 } = guildOf(state, seat5);
  return spells2.length > 0 || objects2.some(({ id }) => fits(state, seat5, item(id).timing, step) && !isUsedUp(state, id));
}

// libs/guilds/src/auction/auction.ts
function openAuction(turn) {
  turn.emit({ type: "lotsOpened", mageIds: [...turn.state.auction.lots] });
  while (passLots(turn)) continue;
  const asked = stillBidding(turn.state);
  if (asked.length > 0) opensStep(turn, "auction.bid", asked);
}
var nextLot = (state, seat5) => state.auction.lots[state.auction.answers[seat5]?.length ?? 0];
var purseFor = (state, seat5) => guildOf(state, seat5).rubies - (state.auction.answers[seat5] ?? []).reduce((sum2, { amount: amount2 }) => sum2 + amount2, 0);
var stillBidding = (state) => seatsInOrder(state).filter((seat5) => nextLot(state, seat5) !== void 0);
function cannotBid(state, guild, mageId) {
  if (hasReadyCard(state, guild.seat, "auction.bid")) return false;
  return guild.rubies === 0 || !mayBuy(guild, mageId);
}
var mayBuy = (guild, mageId) => guild.effects.freeBids || meets(guild.alignment, mage(mageId).requirement);
function passLots(turn) {
  let passed = false;
  for (const seat5 of stillBidding(turn.state)) {
    const mageId = nextLot(turn.state, seat5);
    if (mageId === void 0 || !cannotBid(turn.state, guildOf(turn.state, seat5), mageId)) continue;
    turn.emit({ type: "lotPassed", seat: seat5, mageId });
    passed = true;
  }
  return passed;
}
var auctionSteps = {
  "auction.bid": {
    asked: stillBidding,
    byDefault: (state, seat5) => ({ type: "bidOnLot", mageId: nextLot(state, seat5) ?? "", amount: 0 }),
    passable: () => false,
    settle: passLots
  }
};
var auctionCommands = {
  bidOnLot: {
    steps: ["auction.bid"],
    *offers(state, seat5) {
      const mageId = nextLot(state, seat5);
      if (mageId === void 0) return;
      const most = Math.min(HIGHEST_BID, mayBuy(guildOf(state, seat5), mageId) ? purseFor(state, seat5) : 0);
      yield { type: "bidOnLot", mageId, amount: 0 };
      for (let amount2 = 1; amount2 <= most; amount2 += 1) yield { type: "bidOnLot", mageId, amount: amount2 };
    },
    check(state, { mageId, amount: amount2 }, seat5) {
      const lot2 = nextLot(state, seat5);
      const notNext = notAmong(state, seat5, mageId, lot2 === void 0 ? [] : [lot2], 171);
      if (notNext) return notNext;
      const guild = guildOf(state, seat5);
      const purse = { ...guild, rubies: purseFor(state, seat5) };
      return firstOf([
        amount2 > 0 ? notAdmitted(guild, mageId, guild.effects.freeBids, 38) : void 0,
        outside(36, amount2, 0, HIGHEST_BID),
        amount2 > 0 && cannotPay(purse, amount2) ? refuse2(37, "notEnoughRubies", { cost: amount2, rubies: purse.rubies }) : void 0
      ]);
    },
    perform: (turn, { mageId, amount: amount2 }, seat5) => turn.emit({ type: "bidPlaced", seat: seat5, mageId, amount: amount2 })
  }
};

// libs/guilds/src/campaigns/campaign-claim.ts
var claimable = (state) => [...cardOnQuest(state, campaignOf(state).questId).objects].sort();
var choosesClaim = (state) => runningCampaign(state)?.outcome === "won" && claimable(state).length > 0;
var campaignClaimSteps = {
  "quest.claim": {
    asked: (state) => choosesClaim(state) ? [campaignOf(state).seat] : [],
    byDefault: (state) => ({ type: "claimQuestItem", objectId: claimable(state)[0] ?? "" }),
    passable: () => true
  }
};
var campaignClaimCommands = {
  claimQuestItem: {
    steps: ["quest.claim"],
    offers: (state) => claimable(state).map((objectId) => ({ type: "claimQuestItem", objectId })),
    check: (state, { objectId }, seat5) => notAmong(state, seat5, objectId, claimable(state), 98),
    perform: (turn, { objectId }, seat5) => turn.emit({ type: "objectClaimed", seat: seat5, questId: campaignOf(turn.state).questId, objectId })
  },
  endClaim: {
    steps: ["quest.claim"],
    offers: () => [{ type: "endClaim" }],
    check: () => void 0,
    perform: (turn, _command, seat5) => turn.emit({
      type: "claimEnded",
      seat: seat5,
      questId: campaignOf(turn.state).questId,
      discarded: claimable(turn.state)
    })
  }
};
var campaignClaimEvolvers = {
  objectClaimed(state, { seat: seat5, questId, objectId }) {
    const card3 = cardOnQuest(state, questId);
    card3.objects = card3.objects.filter((id) => id !== objectId);
    addObject(state, seat5, objectId);
  },
  claimEnded(state, { questId, discarded }) {
    cardOnQuest(state, questId).objects = [];
    state.items.discard.push(...discarded);
  }
};

// libs/guilds/src/campaigns/campaign-damage.ts
var candidates = (state) => inCardOrder(survivors(state, campaignOf(state)));
function choosesDamage(state) {
  const campaign = runningCampaign(state);
  return campaign?.outcome === "failed" && campaign.damageDue > 0 && candidates(state).length > 1;
}
function assign(turn, seat5, mageId, points) {
  turn.emit({ type: "failureDamageAssigned", seat: seat5, mageId, points });
  damageMage(turn, seat5, mageId, points);
  removeIfBeyondHealth(turn, seat5, mageId);
}
var pointsToRemove = (state, seat5, fighter2) => healthLeft(fighter2) + 1 + (guildOf(state, seat5).effects.shields[fighter2.id] ?? 0);
function settleDamage(turn) {
  const campaign = campaignOf(turn.state);
  const { seat: seat5, damageDue } = campaign;
  const [last] = candidates(turn.state);
  if (!last) {
    turn.emit({ type: "failureDamageLost", seat: seat5, points: damageDue });
    return;
  }
  const { distributed } = questOf(campaign).failure;
  assign(turn, seat5, last.id, distributed ? Math.min(damageDue, pointsToRemove(turn.state, seat5, last)) : damageDue);
}
var campaignDamageSteps = {
  "quest.damage": {
    asked: (state) => choosesDamage(state) ? [campaignOf(state).seat] : [],
    byDefault(state) {
      const healthiest = candidates(state).reduce(
        (best2, other) => healthLeft(other) > healthLeft(best2) ? other : best2
      );
      return { type: "assignDamage", mageId: healthiest.id };
    },
    passable: () => true
  }
};
var campaignDamageCommands = {
  assignDamage: {
    steps: ["quest.damage"],
    offers: (state) => candidates(state).map(({ id }) => ({ type: "assignDamage", mageId: id })),
    check: (state, { mageId }, seat5) => notOwnMage(state, seat5, mageId, 99) ?? (candidates(state).includes(guildMage(state, seat5, mageId)) ? void 0 : refuse2(99, "notAvailable", { card: mageId })),
    perform(turn, { mageId }, seat5) {
      const campaign = campaignOf(turn.state);
      assign(turn, seat5, mageId, questOf(campaign).failure.distributed ? 1 : campaign.damageDue);
    }
  }
};
var campaignDamageEvolvers = {
  failureDamageAssigned(state, { points }) {
    const campaign = campaignOf(state);
    campaign.damageDue -= points;
    campaign.objectsDue = 0;
  },
  failureDamageLost(state) {
    campaignOf(state).damageDue = 0;
  }
};

// libs/guilds/src/campaigns/campaign-loss.ts
var objectsOf = (guild) => inCardOrder(guild.objects).map(({ id }) => item(id)).filter((card3) => card3.kind === "object");
function choosesLoss(state) {
  const campaign = runningCampaign(state);
  if (campaign?.outcome !== "failed" || campaign.objectsDue === 0) return false;
  return guildOf(state, campaign.seat).objects.length > campaign.objectsDue;
}
function leaveRubies(turn, due) {
  const { seat: seat5, questId } = campaignOf(turn.state);
  const rubies3 = Math.min(due, guildOf(turn.state, seat5).rubies);
  if (rubies3 > 0) turn.emit({ type: "rubiesLeft", seat: seat5, questId, rubies: rubies3 });
}
function leaveAllObjects(turn) {
  const { seat: seat5, questId } = campaignOf(turn.state);
  for (const { id } of objectsOf(guildOf(turn.state, seat5))) {
    turn.emit({ type: "objectLeft", seat: seat5, questId, objectId: id });
  }
}
var campaignLossSteps = {
  "quest.loss": {
    asked: (state) => choosesLoss(state) ? [campaignOf(state).seat] : [],
    byDefault(state, seat5) {
      const cheapest = objectsOf(guildOf(state, seat5)).reduce(
        (best2, other) => other.price < best2.price ? other : best2
      );
      return { type: "leaveOnQuest", objectId: cheapest.id };
    },
    passable: () => true
  }
};
var campaignLossCommands = {
  leaveOnQuest: {
    steps: ["quest.loss"],
    offers: (state, seat5) => objectsOf(guildOf(state, seat5)).map(({ id }) => ({ type: "leaveOnQuest", objectId: id })),
    check: (state, { objectId }, seat5) => notAmong(
      state,
      seat5,
      objectId,
      guildOf(state, seat5).objects.map(({ id }) => id),
      97
    ),
    perform: (turn, { objectId }, seat5) => turn.emit({ type: "objectLeft", seat: seat5, questId: campaignOf(turn.state).questId, objectId })
  }
};
var campaignLossEvolvers = {
  rubiesLeft(state, { seat: seat5, questId, rubies: rubies3 }) {
    guildOf(state, seat5).rubies -= rubies3;
    cardOnQuest(state, questId).rubies += rubies3;
  },
  objectLeft(state, { seat: seat5, questId, objectId }) {
    removeObject(state, seat5, objectId);
    cardOnQuest(state, questId).objects.push(objectId);
    campaignOf(state).objectsDue -= 1;
  }
};

// libs/guilds/src/campaigns/quest-conditions.ts
var fewestMages = ({ conditions }) => conditions.minMages ?? 1;
function questToAttempt(state, seat5) {
  const [top] = state.quests.deck;
  if (top === void 0) return void 0;
  const card3 = quest(top);
  const guild = guildOf(state, seat5);
  const enough = eligibleMages(guild, "quests").length >= fewestMages(card3);
  return enough && meets(guild.alignment, card3.conditions.alignment) ? card3 : void 0;
}

// libs/guilds/src/campaigns/campaign-plan.ts
var unsent = (state, campaign) => eligibleMages(guildOf(state, campaign.seat), "quests").filter(
  ({ id }) => !campaign.sent.some(({ mageId }) => mageId === id)
);
var isFull = (campaign) => campaign.sent.length >= (questOf(campaign).conditions.maxMages ?? Number.POSITIVE_INFINITY);
var mayGroup = (campaign) => questOf(campaign).groupAttack || campaign.grouped;
function* places(state, campaign) {
  if (questOf(campaign).monsters.length === 0) yield {};
  for (const monsterIndex of livingMonsters(state, campaign)) {
    const next = groupsOpened(campaign, monsterIndex) + 1;
    for (let group = mayGroup(campaign) ? 1 : next; group <= next; group += 1) yield { monsterIndex, group };
  }
}
function* sendings(state) {
  const campaign = campaignOf(state);
  for (const { id } of unsent(state, campaign)) {
    for (const place2 of places(state, campaign)) yield { type: "sendMage", mageId: id, ...place2 };
  }
}
function byDefault(state) {
  const campaign = campaignOf(state);
  const [first, ...others] = unsent(state, campaign);
  const [place2] = places(state, campaign);
  if (!first || !place2 || isFull(campaign)) return { type: "startCampaign" };
  const best2 = others.reduce((a, b) => printedAttack(b.id) > printedAttack(a.id) ? b : a, first);
  return { type: "sendMage", mageId: best2.id, ...place2 };
}
var campaignPlanSteps = {
  "quest.plan": {
    asked(state) {
      const campaign = runningCampaign(state);
      return campaign && !campaign.started ? [campaign.seat] : [];
    },
    byDefault,
    passable: () => true
  }
};
function checkSendMage(state, command, seat5) {
  const campaign = campaignOf(state);
  const { mageId } = command;
  if (!unsent(state, campaign).some(({ id }) => id === mageId)) {
    return notOwnMage(state, seat5, mageId, 112) ?? refuse2(181, "notAvailable", { card: mageId });
  }
  return checkPlace(state, campaign, command) ?? (isFull(campaign) ? refuse2(181, "illegalChoice") : void 0);
}
function checkPlace(state, campaign, { monsterIndex, group }) {
  const { monsters } = questOf(campaign);
  if (monsters.length === 0) {
    return monsterIndex === void 0 && group === void 0 ? void 0 : refuse2(177, "illegalChoice");
  }
  if (monsterIndex === void 0 || group === void 0) return refuse2(181, "illegalChoice");
  const beyond = outside(112, monsterIndex, 1, monsters.length);
  if (beyond) return beyond;
  const next = groupsOpened(campaign, monsterIndex) + 1;
  const gap = outside(181, group, 1, next);
  if (gap) return gap;
  if (!livingMonsters(state, campaign).includes(monsterIndex)) return refuse2(112, "illegalChoice");
  return group < next && !mayGroup(campaign) ? refuse2(113, "illegalChoice") : void 0;
}
var campaignPlanCommands = {
  sendMage: {
    steps: ["quest.plan"],
    offers: sendings,
    check: checkSendMage,
    perform(turn, { mageId, monsterIndex = null, group = null }, seat5) {
      const { questId } = campaignOf(turn.state);
      turn.emit({ type: "mageSent", seat: seat5, questId, mageId, monster: monsterIndex, group });
    }
  },
  startCampaign: {
    steps: ["quest.plan"],
    offers: () => [{ type: "startCampaign" }],
    check(state) {
      const campaign = campaignOf(state);
      const sent = campaign.sent.length;
      return outside(181, sent, fewestMages(questOf(campaign)), sent + unsent(state, campaign).length);
    },
    perform: (turn, _command, seat5) => turn.emit({ type: "campaignStarted", seat: seat5 })
  }
};
var campaignPlanEvolvers = {
  campaignOpened(state, { seat: seat5, questId }) {
    state.fight = {
      kind: "campaign",
      seat: seat5,
      questId,
      sent: [],
      started: false,
      passed: [],
      fought: {},
      countered: [],
      silenced: [],
      grouped: false,
      boosts: [],
      hurt: [],
      outcome: null,
      objectsDue: 0,
      damageDue: 0
    };
  },
  mageSent(state, { seat: seat5, mageId, monster: monster2, group }) {
    campaignOf(state).sent.push({ mageId, monster: monster2, group });
    guildMage(state, seat5, mageId).used = "quests";
  },
  campaignStarted(state) {
    campaignOf(state).started = true;
  }
};

// libs/guilds/src/campaigns/quest-swap.ts
var asksForSwap = (state) => isResolving(state, "quests") && state.resolution?.x2 === true && !state.resolution.swapAnswered && state.quests.deck.length >= 2;
var questSwapSteps = {
  "quest.swap": {
    asked: (state) => asksForSwap(state) && state.resolution ? [state.resolution.seat] : [],
    byDefault: () => ({ type: "keepQuests" }),
    passable: () => true
  }
};
var questSwapCommands = {
  swapQuests: {
    steps: ["quest.swap"],
    offers: () => [{ type: "swapQuests" }],
    check: () => void 0,
    perform(turn, _command, seat5) {
      const [under = "", questId = ""] = turn.state.quests.deck;
      turn.emit({ type: "questsSwapped", seat: seat5, questId, under });
    }
  },
  keepQuests: {
    steps: ["quest.swap"],
    offers: () => [{ type: "keepQuests" }],
    check: () => void 0,
    perform: (turn, _command, seat5) => turn.emit({ type: "questsKept", seat: seat5 })
  }
};
var questSwapEvolvers = {
  questsSwapped(state, { questId, under }) {
    const { quests: quests3 } = state;
    quests3.deck = [questId, under, ...quests3.deck.slice(2)];
    quests3.seen[questId] ??= { damage: [], rubies: 0, objects: [] };
    learn(state, questId, "everyone");
    answered3(state);
  },
  questsKept: answered3
};
function answered3({ resolution }) {
  if (resolution) resolution.swapAnswered = true;
}

// libs/guilds/src/campaigns/campaign-commands.ts
var campaignCommands = {
  ...questSwapCommands,
  ...campaignPlanCommands,
  ...campaignCombatCommands,
  ...campaignLossCommands,
  ...campaignDamageCommands,
  ...campaignClaimCommands
};

// libs/guilds/src/care/care.ts
function payIncomes(turn) {
  for (const seat5 of seatsInOrder(turn.state)) {
    const guild = guildOf(turn.state, seat5);
    const extra = passiveEffects(guild, "extraIncome").reduce((sum2, { amount: amount2 }) => sum2 + amount2, 0);
    turn.emit({ type: "incomePaid", seat: seat5, rubies: guildTile(guild.tileId).income + extra, source: "income" });
  }
}
function healInCare(turn) {
  for (const seat5 of seatsInOrder(turn.state)) {
    for (const { id, damage } of inCardOrder(magesInCare(guildOf(turn.state, seat5)))) {
      const points = Math.min(CARE_HEALING, damage);
      turn.emit({ type: "mageHealed", seat: seat5, mageId: id, points, returned: damage === points });
    }
  }
}
var careSteps = {
  "care.recover": {
    asked: (state) => seatsInOrder(state).filter(
      (seat5) => !state.recoveryEnded.includes(seat5) && magesInCare(guildOf(state, seat5)).length > 0
    ),
    byDefault: () => ({ type: "endRecovery" }),
    passable: () => true
  }
};
var careCommands = {
  recoverMage: {
    steps: ["care.recover"],
    *offers(state, seat5) {
      for (const { id } of inCardOrder(magesInCare(guildOf(state, seat5)))) yield { type: "recoverMage", mageId: id };
    },
    check: (state, { mageId }, seat5) => notOwnMage(state, seat5, mageId, 26) ?? (isAvailable(guildMage(state, seat5, mageId)) ? refuse2(26, "notAvailable", { card: mageId }) : void 0),
    perform: (turn, { mageId }, seat5) => turn.emit({ type: "mageRecovered", seat: seat5, mageId })
  },
  endRecovery: {
    steps: ["care.recover"],
    offers: () => [{ type: "endRecovery" }],
    check: () => void 0,
    perform: (turn, _command, seat5) => turn.emit({ type: "recoveryEnded", seat: seat5 })
  }
};
var careEvolvers = {
  incomePaid(state, { seat: seat5, rubies: rubies3, source }) {
    guildOf(state, seat5).rubies += rubies3;
    if (source === "work" && state.resolution) state.resolution.done = true;
  },
  mageHealed(state, { seat: seat5, mageId, points, returned }) {
    healMage(state, seat5, mageId, points, returned);
  },
  mageRecovered(state, { seat: seat5, mageId }) {
    leaveCare(state, seat5, mageId);
  },
  recoveryEnded(state, { seat: seat5 }) {
    state.recoveryEnded.push(seat5);
  }
};

// libs/guilds/src/combats/attack-line.ts
var unlined = (state) => {
  const combat = combatOf(state);
  const placed = attackLine(combat).map(({ fighterId }) => fighterId);
  return eligibleMages(guildOf(state, combat.attacker), "combat").filter(({ id }) => !placed.includes(id));
};
var frontHasRoom = (state) => {
  const combat = combatOf(state);
  return combat.front.length < frontColumns(combat);
};
function* linings(state) {
  const behind = frontHasRoom(state) ? [void 0] : columnsOf(state);
  for (const { id } of unlined(state)) {
    for (const column2 of behind) {
      yield column2 === void 0 ? { type: "lineUpAttacker", mageId: id } : { type: "lineUpAttacker", mageId: id, column: column2 };
    }
  }
}
var columnsOf = (state) => Array.from({ length: frontColumns(combatOf(state)) }, (_, place2) => place2 + 1);
function byDefault2(state) {
  const [first, ...others] = unlined(state);
  if (!first) return { type: "startAttack" };
  const { id } = others.reduce(
    (best2, other) => printedAttack(other.id) > printedAttack(best2.id) ? other : best2,
    first
  );
  if (frontHasRoom(state)) return { type: "lineUpAttacker", mageId: id };
  const combat = combatOf(state);
  return { type: "lineUpAttacker", mageId: id, column: combat.back.length % frontColumns(combat) + 1 };
}
var attackLineSteps = {
  "combat.attackLine": {
    asked(state) {
      const combat = runningCombat(state);
      return combat && !combat.revealed ? [combat.attacker] : [];
    },
    byDefault: byDefault2,
    passable: () => true
  }
};
function checkLineUp(state, { mageId, column: column2 }, seat5) {
  if (!unlined(state).some(({ id }) => id === mageId)) {
    return notOwnMage(state, seat5, mageId, 123) ?? refuse2(183, "notAvailable", { card: mageId });
  }
  if (frontHasRoom(state)) return column2 === void 0 ? void 0 : refuse2(183, "illegalChoice");
  if (column2 === void 0) return refuse2(183, "illegalChoice");
  return outside(183, column2, 1, frontColumns(combatOf(state)));
}
function startAttack(turn) {
  const combat = combatOf(turn.state);
  if (combat.front.length > combat.defenders.length) {
    turn.emit({ type: "leaderJoined", seat: combat.defender, column: frontColumns(combat) });
  }
  const { front, back, defense } = combatOf(turn.state);
  turn.emit({ type: "linesRevealed", front: [...front], back: [...back], defense: [...defense] });
}
var attackLineCommands = {
  lineUpAttacker: {
    steps: ["combat.attackLine"],
    offers: linings,
    check: checkLineUp,
    perform(turn, { mageId, column: column2 }, seat5) {
      const place2 = column2 ?? combatOf(turn.state).front.length + 1;
      turn.emit({ type: "attackerLinedUp", seat: seat5, mageId, column: place2 });
    }
  },
  startAttack: {
    steps: ["combat.attackLine"],
    offers: () => [{ type: "startAttack" }],
    check: (state) => combatOf(state).front.length === 0 ? refuse2(183, "illegalChoice") : void 0,
    perform: (turn) => startAttack(turn)
  }
};
var attackLineEvolvers = {
  attackerLinedUp(state, { mageId, column: column2 }) {
    const combat = combatOf(state);
    const line = combat.front.length < frontColumns(combat) ? combat.front : combat.back;
    line.push({ fighterId: mageId, column: column2 });
  },
  linesRevealed(state) {
    const combat = combatOf(state);
    combat.revealed = true;
    for (const { fighterId } of attackLine(combat)) guildMage(state, combat.attacker, fighterId).used = "combat";
  }
};

// libs/guilds/src/combats/combat-booty.ts
var victimOf = (state) => guildOf(state, combatOf(state).defender);
var objectIds = (victim) => inCardOrder(victim.objects).map(({ id }) => id);
function choosesBooty(state) {
  const combat = runningCombat(state);
  if (!combat || combat.bootyDue === 0) return false;
  const { objects: objects2, spells: spells2 } = victimOf(state);
  return objects2.length > 0 && objects2.length + spells2.length > combat.bootyDue;
}
var hasBooty = (state) => {
  const { objects: objects2, spells: spells2 } = victimOf(state);
  return combatOf(state).bootyDue > 0 && objects2.length + spells2.length > 0;
};
function take(turn, objectId) {
  const { attacker: seat5, defender: from } = combatOf(turn.state);
  if (objectId === void 0) turn.emit({ type: "spellLooted", ...drawSpellUnseen(turn, from, seat5) });
  else turn.emit({ type: "objectLooted", seat: seat5, from, objectId });
}
var takeForcedBooty = (turn) => take(turn, objectIds(victimOf(turn.state))[0]);
function checkTake(state, { objectId, randomSpell }, seat5) {
  const victim = victimOf(state);
  const other = objectId === void 0 ? void 0 : notAmong(state, seat5, objectId, objectIds(victim), 139);
  if (other) return other;
  if (randomSpell && victim.spells.length === 0) return refuse2(139, "nothingThere");
  return objectId === void 0 === (randomSpell === void 0) ? refuse2(184, "illegalChoice") : void 0;
}
function byDefault3(state) {
  const [first, ...others] = objectIds(victimOf(state));
  if (first === void 0) return { type: "takeBooty", randomSpell: true };
  const dearest = others.reduce((best2, other) => item(other).price > item(best2).price ? other : best2, first);
  return { type: "takeBooty", objectId: dearest };
}
var combatBootySteps = {
  "combat.booty": {
    asked: (state) => choosesBooty(state) ? [combatOf(state).attacker] : [],
    byDefault: byDefault3,
    passable: () => true
  }
};
var combatBootyCommands = {
  takeBooty: {
    steps: ["combat.booty"],
    *offers(state) {
      for (const objectId of objectIds(victimOf(state))) yield { type: "takeBooty", objectId };
      yield { type: "takeBooty", randomSpell: true };
    },
    check: checkTake,
    perform: (turn, { objectId }) => take(turn, objectId)
  }
};
var combatBootyEvolvers = {
  objectLooted(state, { seat: seat5, from, objectId }) {
    moveObject(state, from, seat5, objectId);
    combatOf(state).bootyDue -= 1;
  },
  spellLooted(state, { seat: seat5, from, spellId }) {
    moveSpellUnseen(state, from, seat5, spellId);
    combatOf(state).bootyDue -= 1;
  }
};

// libs/guilds/src/effects/cards.ts
var ownItems = (state, seat5) => {
  const { objects: objects2, spells: spells2 } = guildOf(state, seat5);
  return [...objects2.map(({ id }) => id), ...spells2];
};
function* plays(state, seat5, step) {
  for (const itemId of ownItems(state, seat5)) {
    const { timing, effects, kind } = item(itemId);
    if (!fits(state, seat5, timing, step) || kind === "object" && isUsedUp(state, itemId)) continue;
    for (const choices of choicesFor(state, seat5, effects)) yield { itemId, ...choices };
  }
}
function refusedPlay(state, seat5, played, step) {
  const { itemId, ...choices } = played;
  return firstOf(objectionsToPlay(state, seat5, itemId, choices, step));
}
function* objectionsToPlay(state, seat5, itemId, choices, step) {
  const notOwn = notAmong(state, seat5, itemId, ownItems(state, seat5), 150);
  const card3 = findItem(itemId);
  if (notOwn || !card3) {
    yield notOwn;
    return;
  }
  if (!fits(state, seat5, card3.timing, step)) yield refuse2(186, "notNow", { card: itemId });
  if (card3.kind === "object" && isUsedUp(state, itemId)) yield refuse2(153, "alreadyUsed", { what: itemId });
  yield* objectionsTo(state, seat5, card3.effects, choices);
}
function playItem(turn, seat5, { itemId, ...choices }) {
  turn.emit({ type: "cardPlayed", seat: seat5, itemId });
  applyEffects(turn, seat5, item(itemId).effects, choices);
}
var stepOf = (state) => state.step?.name ?? "setup.chooseLeader";
var isPlayable = (step) => step !== "combat.cards" && step !== "setup.chooseLeader";
var playedOf = ({ type: _type, ...played }) => played;
var cardCommands = {
  playCard: {
    *offers(state, seat5) {
      const step = stepOf(state);
      if (isPlayable(step)) for (const played of plays(state, seat5, step)) yield { type: "playCard", ...played };
    },
    check(state, command, seat5) {
      const step = stepOf(state);
      return isPlayable(step) ? refusedPlay(state, seat5, playedOf(command), step) : refuse2(151, "wrongState", { step });
    },
    perform: (turn, command, seat5) => playItem(turn, seat5, playedOf(command))
  }
};
var cardEvolvers = {
  cardPlayed(state, { seat: seat5, itemId }) {
    if (item(itemId).kind === "object") state.uses[itemId] = (state.uses[itemId] ?? 0) + 1;
    else {
      removeSpell(state, seat5, itemId);
      forget(state, itemId);
      state.items.discard.push(itemId);
    }
  },
  effectSpent() {
    return;
  }
};

// libs/guilds/src/combats/combat-cards.ts
var participants = (state, { attacker, defender, plays: answers }) => seatsInOrder(state).filter((seat5) => seat5 === attacker || seat5 === defender).filter((seat5) => answers[seat5] !== void 0 || hasReadyCard(state, seat5, "combat.cards"));
function askedForCards(state) {
  const combat = runningCombat(state);
  if (!combat || combat.wave === null || combat.waveOver || combat.cardsDone || combat.fought > 0) return [];
  return participants(state, combat).filter((seat5) => combat.plays[seat5] === void 0);
}
function revealCards(turn) {
  const combat = combatOf(turn.state);
  const answers = { ...combat.plays };
  const { striker, target } = sidesOfWave(combat);
  const sides = [striker, target].filter((seat5) => answers[seat5] !== void 0);
  turn.emit({
    type: "combatCardsRevealed",
    plays: sides.map((seat5) => ({ seat: seat5, play: answers[seat5] ?? null }))
  });
  for (const seat5 of sides) {
    const play2 = answers[seat5];
    if (play2) playItem(turn, seat5, play2);
  }
}
var playOf = ({ type: _type, ...play2 }) => play2;
var combatCardSteps = {
  "combat.cards": {
    asked: askedForCards,
    byDefault: () => ({ type: "passCombatCards" }),
    passable: () => false
  }
};
var combatCardCommands = {
  playCombatCard: {
    steps: ["combat.cards"],
    *offers(state, seat5) {
      for (const play2 of plays(state, seat5, "combat.cards")) yield { type: "playCombatCard", ...play2 };
    },
    check: (state, command, seat5) => refusedPlay(state, seat5, playOf(command), "combat.cards"),
    perform: (turn, command, seat5) => turn.emit({ type: "combatCardChosen", seat: seat5, play: { ...playOf(command) } })
  },
  passCombatCards: {
    steps: ["combat.cards"],
    offers: () => [{ type: "passCombatCards" }],
    check: () => void 0,
    perform: (turn, _command, seat5) => turn.emit({ type: "combatCardChosen", seat: seat5, play: null })
  }
};
var combatCardEvolvers = {
  combatCardChosen(state, { seat: seat5, play: play2 }) {
    combatOf(state).plays[seat5] = play2;
  },
  combatCardsRevealed(state, { plays: shown }) {
    const combat = combatOf(state);
    combat.plays = {};
    combat.cardsDone = shown.every(({ play: play2 }) => play2 === null);
    state.step = null;
  }
};

// libs/guilds/src/combats/combat-counter.ts
function asksForCounter(state) {
  const combat = runningCombat(state);
  if (!combat?.waveOver || combat.wave !== "attack" || combat.counter !== null || combat.decided) return false;
  return standingNumbers(combat).defenders > 0;
}
var combatCounterSteps = {
  "combat.counter": {
    asked: (state) => asksForCounter(state) ? [combatOf(state).defender] : [],
    byDefault: () => ({ type: "counterAttack", counter: true }),
    passable: () => true
  }
};
var combatCounterCommands = {
  counterAttack: {
    steps: ["combat.counter"],
    offers: () => [true, false].map((counter) => ({ type: "counterAttack", counter })),
    check: () => void 0,
    perform: (turn, { counter }, seat5) => turn.emit({ type: "counterAttackChosen", seat: seat5, counter })
  }
};
var combatCounterEvolvers = {
  counterAttackChosen(state, { counter }) {
    combatOf(state).counter = counter;
  }
};

// libs/guilds/src/combats/combat-rearrange.ts
function asksForRearrangement(state) {
  const { resolution, fight } = state;
  if (!resolution?.x2 || !isResolving(state, "combat") || resolution.rearranged || resolution.done || fight)
    return false;
  return guildOf(state, resolution.seat).mages.some(isAvailable);
}
var combatRearrangeSteps = {
  "combat.rearrange": {
    asked: (state) => asksForRearrangement(state) && state.resolution ? [state.resolution.seat] : [],
    byDefault: () => ({ type: "endRearrange" }),
    passable: () => true
  }
};
var combatRearrangeCommands = {
  switchMage: {
    steps: ["combat.rearrange"],
    offers: (state, seat5) => inCardOrder(guildOf(state, seat5).mages).map(({ id }) => ({ type: "switchMage", mageId: id })),
    check(state, { mageId }, seat5) {
      const stranger = notOwnMage(state, seat5, mageId, 179);
      if (stranger) return stranger;
      if (state.resolution?.switched.includes(mageId)) return refuse2(179, "alreadyUsed", { what: mageId });
      return isAvailable(guildMage(state, seat5, mageId)) ? void 0 : refuse2(27, "notAvailable", { card: mageId });
    },
    perform(turn, { mageId }, seat5) {
      const post = guildMage(turn.state, seat5, mageId).post === "active" ? "passive" : "active";
      turn.emit({ type: "mageSwitched", seat: seat5, mageId, post });
    }
  },
  endRearrange: {
    steps: ["combat.rearrange"],
    offers: () => [{ type: "endRearrange" }],
    check: () => void 0,
    perform: (turn, _command, seat5) => turn.emit({ type: "rearrangeEnded", seat: seat5 })
  }
};
var combatRearrangeEvolvers = {
  mageSwitched(state, { seat: seat5, mageId, post }) {
    guildMage(state, seat5, mageId).post = post;
    state.resolution?.switched.push(mageId);
  },
  rearrangeEnded(state) {
    if (state.resolution) state.resolution.rearranged = true;
  }
};

// libs/guilds/src/combats/combat-target.ts
function mayAttack(state) {
  const { resolution, fight } = state;
  if (!resolution || !isResolving(state, "combat") || resolution.done || fight || asksForRearrangement(state)) {
    return false;
  }
  return eligibleMages(guildOf(state, resolution.seat), "combat").length > 0;
}
var targetsOf = (state, seat5) => seatsFrom(state, seat5).slice(1);
var combatTargetSteps = {
  "combat.target": {
    asked: (state) => mayAttack(state) && state.resolution ? [state.resolution.seat] : [],
    byDefault: () => ({ type: "endAction" }),
    passable: () => true
  }
};
var combatTargetCommands = {
  declareAttack: {
    steps: ["combat.target"],
    offers: (state, seat5) => targetsOf(state, seat5).map((targetSeat) => ({ type: "declareAttack", targetSeat })),
    check: (state, { targetSeat }, seat5) => unknownSeat(state, targetSeat) ?? (targetSeat === seat5 ? refuse2(103, "illegalChoice") : void 0),
    perform: (turn, { targetSeat }, seat5) => turn.emit({ type: "attackDeclared", seat: seat5, target: targetSeat })
  }
};
var combatTargetEvolvers = {
  attackDeclared(state, { seat: seat5, target }) {
    state.fight = {
      kind: "combat",
      attacker: seat5,
      defender: target,
      defenders: inCardOrder(defendersOf(guildOf(state, target))).map(({ id }) => id),
      defense: [],
      front: [],
      back: [],
      revealed: false,
      wave: null,
      plays: {},
      cardsDone: false,
      fought: 0,
      waveOver: false,
      locked: [],
      boosts: [],
      hurt: [],
      left: [],
      leaderBeaten: false,
      counter: null,
      winner: null,
      decided: false,
      bootyDue: 0
    };
  }
};

// libs/guilds/src/combats/defense-line.ts
var unlined2 = ({ defenders, defense }) => defenders.filter((id) => !defense.some(({ fighterId }) => fighterId === id));
function lineUpLastDefender(turn) {
  const combat = combatOf(turn.state);
  for (const mageId of unlined2(combat)) {
    turn.emit({ type: "defenderLinedUp", seat: combat.defender, column: combat.defense.length + 1, mageId });
  }
}
var defenseLineSteps = {
  "combat.defenseLine": {
    asked(state) {
      const combat = runningCombat(state);
      return combat && unlined2(combat).length > 1 ? [combat.defender] : [];
    },
    byDefault: () => ({ type: "lineUpAtRandom" }),
    passable: () => true
  }
};
var defenseLineCommands = {
  lineUpDefender: {
    steps: ["combat.defenseLine"],
    offers: (state) => unlined2(combatOf(state)).map((mageId) => ({ type: "lineUpDefender", mageId })),
    check: (state, { mageId }, seat5) => unlined2(combatOf(state)).includes(mageId) ? void 0 : notOwnMage(state, seat5, mageId, 122) ?? refuse2(182, "notAvailable", { card: mageId }),
    perform: (turn, { mageId }, seat5) => turn.emit({ type: "defenderLinedUp", seat: seat5, column: combatOf(turn.state).defense.length + 1, mageId })
  },
  lineUpAtRandom: {
    steps: ["combat.defenseLine"],
    offers: () => [{ type: "lineUpAtRandom" }],
    check: () => void 0,
    perform(turn, _command, seat5) {
      const mageIds = turn.random.shuffle(unlined2(combatOf(turn.state)));
      turn.emit({ type: "defendersLinedUpAtRandom", seat: seat5, count: mageIds.length, mageIds });
    }
  }
};
var defenseLineEvolvers = {
  defenderLinedUp(state, { mageId, column: column2 }) {
    combatOf(state).defense.push({ fighterId: mageId, column: column2 });
  },
  defendersLinedUpAtRandom(state, { mageIds }) {
    const { defense } = combatOf(state);
    for (const fighterId of mageIds) defense.push({ fighterId, column: defense.length + 1 });
  }
};

// libs/guilds/src/combats/combat-commands.ts
var combatCommands = {
  ...combatRearrangeCommands,
  ...combatTargetCommands,
  ...defenseLineCommands,
  ...attackLineCommands,
  ...combatCardCommands,
  ...combatCounterCommands,
  ...combatBootyCommands
};

// libs/guilds/src/effects/effect-commands.ts
var effectCommands = {
  ...cardCommands,
  ...pickCommands,
  ...orderCommands
};

// libs/guilds/src/combats/duels.ts
function openDuel(state) {
  const combat = runningCombat(state);
  const duel = combat && nextDuel(combat);
  return duel && !isBeaten(state, duel) ? duel : void 0;
}
var freeElements = ({ locked }) => elements.filter((element) => !locked.includes(element));
function duelTotals(state, { attackerId, defenderId }, element) {
  const { striker, target } = sidesOfWave(combatOf(state));
  return {
    attack: totalOf(state, striker, attackerId, "attack", element),
    defense: totalOf(state, target, defenderId, "defense", element)
  };
}
function fightDuel(turn, element) {
  const duel = openDuel(turn.state);
  if (!duel) throw new Error("No duel is to be fought.");
  const { striker, target } = sidesOfWave(combatOf(turn.state));
  const totals = duelTotals(turn.state, duel, element);
  const { dice, damage } = strike(turn, striker, totals.attack, totals.defense);
  turn.emit({ type: "duelFought", seat: striker, ...duel, element, ...totals, dice, damage });
  if (damage === 0) return;
  if (isMage(duel.defenderId)) damageMage(turn, target, duel.defenderId, damage);
  else turn.emit({ type: "leaderBeaten", seat: target, leaderId: leaderIdOf(guildOf(turn.state, target)) });
}
function skipDuel(turn, { column: column2, attackerId }) {
  turn.emit({ type: "duelSkipped", seat: sidesOfWave(combatOf(turn.state)).striker, column: column2, attackerId });
}
function endWave(turn) {
  sendOffHurt(turn, sidesOfWave(combatOf(turn.state)).target);
  turn.emit({ type: "waveEnded", ...standingNumbers(combatOf(turn.state)) });
}
var duelSteps = {
  "combat.element": {
    asked: (state) => openDuel(state) ? [sidesOfWave(combatOf(state)).striker] : [],
    byDefault(state, seat5) {
      const duel = openDuel(state);
      const dice = (element) => {
        if (!duel) return 0;
        const { attack, defense } = duelTotals(state, duel, element);
        return diceOf(state, seat5, attack, defense);
      };
      return { type: "chooseElement", element: elementWithMost(freeElements(combatOf(state)), dice) };
    },
    passable: () => true
  }
};
var duelEvolvers = {
  waveBegan(state, { wave }) {
    Object.assign(combatOf(state), {
      wave,
      plays: {},
      cardsDone: false,
      fought: 0,
      waveOver: false,
      locked: [],
      hurt: []
    });
  },
  duelFought(state, { seat: seat5, dice }) {
    combatOf(state).fought += 1;
    useUpRollEffects(state, seat5, dice);
    state.step = null;
  },
  duelSkipped(state) {
    combatOf(state).fought += 1;
  },
  leaderBeaten(state, { leaderId }) {
    const combat = combatOf(state);
    combat.leaderBeaten = true;
    combat.left.push(leaderId);
  },
  waveEnded(state) {
    combatOf(state).waveOver = true;
  }
};

// libs/guilds/src/fights/choose-element.ts
var elementCommands = {
  chooseElement: {
    steps: ["quest.element", "combat.element"],
    offers: () => elements.map((element) => ({ type: "chooseElement", element })),
    check({ fight }, { element }) {
      const locked = fight?.kind === "combat" && !freeElements(fight).includes(element);
      return locked ? refuse2(106, "illegalChoice") : void 0;
    },
    perform(turn, { element }, seat5) {
      if (turn.state.fight?.kind === "campaign") fightMonster(turn, seat5, element);
      else fightDuel(turn, element);
    }
  }
};

// libs/guilds/src/actions/work.ts
var workIncome = (guild) => guild.quests.reduce(
  (sum2, questId) => sum2 + quest(questId).success.income,
  guildTile(guild.tileId).income + leader(leaderIdOf(guild)).income
);
var mayVisit = (state) => {
  const { x2, market } = resolutionOf(state);
  return x2 && !market.used && (market.open || marketHasItems(state));
};
var workAction = {
  proceed(turn) {
    const { seat: seat5, done } = resolutionOf(turn.state);
    if (!done) turn.emit({ type: "incomePaid", seat: seat5, rubies: workIncome(guildOf(turn.state, seat5)), source: "work" });
    if (mayVisit(turn.state)) opensStep(turn, "resolve.market", [seat5]);
    else endAction(turn);
  }
};
var workSteps = {
  "resolve.market": {
    asked: (state) => isResolving(state, "work") && mayVisit(state) ? [resolutionOf(state).seat] : [],
    byDefault: () => ({ type: "endAction" }),
    passable: (state) => !resolutionOf(state).market.open
  }
};

// libs/guilds/src/actions/action-steps.ts
var actionSteps = {
  ...workSteps,
  ...tradeSteps,
  ...recruitmentSteps,
  ...leaderSteps
};

// libs/guilds/src/campaigns/campaign-steps.ts
var campaignSteps2 = {
  ...questSwapSteps,
  ...campaignPlanSteps,
  ...campaignCombatSteps,
  ...campaignLossSteps,
  ...campaignDamageSteps,
  ...campaignClaimSteps
};

// libs/guilds/src/combats/combat-steps.ts
var combatSteps = {
  ...combatRearrangeSteps,
  ...combatTargetSteps,
  ...defenseLineSteps,
  ...attackLineSteps,
  ...combatCardSteps,
  ...duelSteps,
  ...combatCounterSteps,
  ...combatBootySteps
};

// libs/guilds/src/effects/effect-steps.ts
var effectSteps = {
  ...pickSteps,
  ...orderSteps
};

// libs/guilds/src/flow/set-up.ts
var idsOf = (cards2) => cards2.map(({ id }) => id);
function setUp(turn) {
  const { state, random } = turn;
  const seats = state.guilds.map(({ seat: seat5 }) => seat5);
  const tiles = random.shuffle(idsOf(guildTiles2));
  for (const seat5 of seats) foundGuild(turn, seat5, tiles[seat5] ?? "");
  const leaderDeck = random.shuffle(idsOf(leaders2));
  turn.emit({ type: "leaderDeckShuffled", count: leaderDeck.length, order: leaderDeck });
  for (const seat5 of seats) {
    const leaderIds = leaderDeck.slice(seat5 * LEADERS_DEALT, (seat5 + 1) * LEADERS_DEALT);
    turn.emit({ type: "leadersDealt", seat: seat5, leaderIds });
  }
  const mageDeck = random.shuffle(idsOf(mages2));
  turn.emit({ type: "mageDeckShuffled", count: mageDeck.length, order: mageDeck });
  for (const seat5 of seats) {
    const mageIds = mageDeck.slice(seat5 * STARTING_MAGES, (seat5 + 1) * STARTING_MAGES);
    turn.emit({ type: "magesDealt", seat: seat5, mageIds });
  }
  shuffleItems(turn, idsOf(items));
  const questDeck = random.shuffle(idsOf(quests2)).slice(0, state.options.questCount);
  turn.emit({ type: "questDeckShuffled", count: questDeck.length, order: questDeck });
  turnUpQuest(turn);
  const firstPlayer = random.pick(seats);
  turn.emit({ type: "firstPlayerDrawn", seat: firstPlayer });
  opensStep(turn, "setup.chooseLeader", seatsInOrder(state));
}
function shuffleItems(turn, itemIds) {
  turn.emit({ type: "itemDeckShuffled", count: itemIds.length, order: turn.random.shuffle(itemIds) });
}
function foundGuild(turn, seat5, tileId) {
  const { startAlignment } = guildTile(tileId);
  turn.emit({ type: "guildFounded", seat: seat5, tileId, alignment: startAlignment, rubies: STARTING_RUBIES });
}
function turnUpQuest(turn) {
  turn.emit({ type: "questTurnedUp", questId: turn.state.quests.deck[0] ?? null });
}
function revealLeaders(turn) {
  const { state } = turn;
  const kept = state.chosenLeaders.map((leaderId, seat5) => ({ seat: seat5, leaderId: leaderId ?? "" }));
  turn.emit({ type: "leadersRevealed", leaders: kept });
  const order2 = turn.random.shuffle(state.leaders.deck);
  turn.emit({ type: "leaderDeckShuffled", count: order2.length, order: order2 });
}
var setUpSteps = {
  "setup.chooseLeader": {
    asked: (state) => seatsInOrder(state).filter((seat5) => state.chosenLeaders[seat5] === null),
    byDefault: (state, seat5) => ({ type: "chooseLeader", leaderId: state.dealtLeaders[seat5]?.[0] ?? "" }),
    passable: () => false
  }
};
var setUpCommands = {
  chooseLeader: {
    steps: ["setup.chooseLeader"],
    *offers(state, seat5) {
      for (const leaderId of state.dealtLeaders[seat5] ?? []) yield { type: "chooseLeader", leaderId };
    },
    check: (state, { leaderId }, seat5) => notAmong(state, seat5, leaderId, state.dealtLeaders[seat5] ?? [], 12),
    perform: (turn, { leaderId }, seat5) => turn.emit({ type: "leaderChosen", seat: seat5, leaderId })
  }
};
var setUpEvolvers = {
  guildFounded(state, { seat: seat5, tileId, alignment: alignment2, rubies: rubies3 }) {
    Object.assign(guildOf(state, seat5), { tileId, alignment: alignment2, rubies: rubies3 });
  },
  leaderDeckShuffled(state, { order: order2 }) {
    state.leaders.deck = [...order2];
  },
  leadersDealt(state, { seat: seat5, leaderIds }) {
    state.leaders.deck = state.leaders.deck.filter((leaderId) => !leaderIds.includes(leaderId));
    state.dealtLeaders[seat5] = [...leaderIds];
  },
  mageDeckShuffled(state, { order: order2 }) {
    state.mages.deck = [...order2];
  },
  magesDealt(state, { seat: seat5, mageIds }) {
    state.mages.deck.splice(0, mageIds.length);
    for (const mageId of mageIds) addMage(state, seat5, mageId);
  },
  itemDeckShuffled(state, { order: order2 }) {
    for (const itemId of state.items.discard) Reflect.deleteProperty(state.knowledge, itemId);
    state.items.deck = [...order2];
    state.items.discard = [];
  },
  questDeckShuffled(state, { order: order2 }) {
    state.quests.deck = [...order2];
  },
  questTurnedUp(state, { questId }) {
    if (questId === null) return;
    learn(state, questId, "everyone");
    state.quests.seen[questId] ??= { damage: quest(questId).monsters.map(() => 0), rubies: 0, objects: [] };
  },
  firstPlayerDrawn(state, { seat: seat5 }) {
    state.firstPlayer = seat5;
  },
  leaderChosen(state, { seat: seat5, leaderId }) {
    state.chosenLeaders[seat5] = leaderId;
  },
  leadersRevealed(state, { leaders: kept }) {
    for (const { seat: seat5, leaderId } of kept) guildOf(state, seat5).leaderId = leaderId;
    state.leaders.deck.push(
      ...state.dealtLeaders.flat().filter((leaderId) => !kept.some((keeper) => keeper.leaderId === leaderId))
    );
    state.dealtLeaders = state.guilds.map(() => []);
  }
};

// libs/guilds/src/placement/placement.ts
function openPlacement(turn) {
  const places2 = seatsInOrder(turn.state).map((seat5) => ({
    seat: seat5,
    mageIds: inCardOrder(guildOf(turn.state, seat5).mages.filter(isAvailable)).map(({ id }) => id)
  }));
  turn.emit({ type: "placementOpened", places: places2 });
  const asked = stillPlacing(turn.state);
  if (asked.length > 0) opensStep(turn, "placement", asked);
}
function revealPlacements(turn) {
  const places2 = seatsInOrder(turn.state).map((seat5) => {
    const { mages: mages3, active } = placementOf(turn.state, seat5);
    return {
      seat: seat5,
      active: mages3.filter((_, place2) => active[place2] === true),
      passive: mages3.filter((_, place2) => active[place2] !== true)
    };
  });
  turn.emit({ type: "placementsRevealed", places: places2 });
}
var placementOf = (state, seat5) => state.placement?.[seat5] ?? { mages: [], active: [] };
function nextToPlace(state, seat5) {
  const { mages: mages3, active } = placementOf(state, seat5);
  return mages3.slice(active.length, active.length + PLACED_AT_ONCE);
}
var isPlacing = (state, seat5) => nextToPlace(state, seat5).length > 0;
var stillPlacing = (state) => seatsInOrder(state).filter((seat5) => isPlacing(state, seat5));
var fightsThisTurn = (state, seat5) => {
  const { firstAction, secondAction } = guildOf(state, seat5);
  return [firstAction, secondAction].some((action) => action === "quests" || action === "combat");
};
var placementSteps = {
  placement: {
    asked: stillPlacing,
    byDefault: (state, seat5) => ({
      type: "placeMages",
      activeMageIds: fightsThisTurn(state, seat5) ? [...nextToPlace(state, seat5)] : []
    }),
    passable: () => false
  }
};
var choicesAmong = (mageIds) => mageIds.reduceRight(
  (choices, mageId) => [...choices.map((choice) => [mageId, ...choice]), ...choices],
  [[]]
);
var placementCommands = {
  placeMages: {
    steps: ["placement"],
    *offers(state, seat5) {
      const next = nextToPlace(state, seat5);
      if (next.length === 0) return;
      for (const activeMageIds of choicesAmong(next)) yield { type: "placeMages", activeMageIds };
    },
    check(state, { activeMageIds }, seat5) {
      const next = nextToPlace(state, seat5);
      const foreign = activeMageIds.find((mageId) => !next.includes(mageId));
      if (foreign !== void 0) return notAmong(state, seat5, foreign, next, 173);
      return new Set(activeMageIds).size < activeMageIds.length ? refuse2(173, "illegalChoice") : void 0;
    },
    perform: (turn, { activeMageIds }, seat5) => turn.emit({
      type: "magesPlaced",
      seat: seat5,
      mageIds: [...nextToPlace(turn.state, seat5)],
      active: [...activeMageIds]
    })
  }
};
var placementEvolvers = {
  placementOpened(state, { places: places2 }) {
    state.placementOpened = true;
    state.movedObjects = [];
    state.placement = state.guilds.map(({ seat: seat5 }) => ({
      mages: [...places2.find((place2) => place2.seat === seat5)?.mageIds ?? []],
      active: []
    }));
  },
  magesPlaced(state, { seat: seat5, mageIds, active }) {
    state.placement?.[seat5]?.active.push(...mageIds.map((mageId) => active.includes(mageId)));
  },
  placementsRevealed(state, { places: places2 }) {
    state.placement = null;
    for (const { seat: seat5, active, passive } of places2) {
      for (const mageId of active) guildMage(state, seat5, mageId).post = "active";
      for (const mageId of passive) guildMage(state, seat5, mageId).post = "passive";
    }
  }
};

// libs/guilds/src/step-rules.ts
var stepRules = {
  ...setUpSteps,
  ...careSteps,
  ...auctionSteps,
  ...actionChoiceSteps,
  ...placementSteps,
  ...actionSteps,
  ...campaignSteps2,
  ...combatSteps,
  ...effectSteps
};

// libs/guilds/src/flow/open-step.ts
function openStepOf(state) {
  const waiting2 = state.effect ? state.effectStep : state.step;
  if (!waiting2 || state.over) return void 0;
  const rules = stepRules[waiting2.name];
  const asked = rules.asked(state);
  return asked.length > 0 ? { step: waiting2.name, stepId: waiting2.id, rules, asked } : void 0;
}

// libs/guilds/src/flow/absence.ts
function missDeadline(turn, seat5) {
  const missed = guildOf(turn.state, seat5).missed + 1;
  const stepId2 = openStepOf(turn.state)?.stepId ?? "";
  turn.emit({ type: "deadlineMissed", seat: seat5, stepId: stepId2, missed, absent: missed >= MISSES_UNTIL_ABSENT });
}
function noteAnswer(turn, seat5) {
  const { missed, missedStep } = guildOf(turn.state, seat5);
  if (missed > 0 && missedStep !== openStepOf(turn.state)?.stepId) turn.emit({ type: "seatBack", seat: seat5 });
}
var absenceCommands = {
  comeBack: {
    *offers(state, seat5) {
      if (!guildOf(state, seat5).resigned) yield { type: "comeBack" };
    },
    check: (state, _command, seat5) => guildOf(state, seat5).absent ? void 0 : refuse2(193, "illegalChoice"),
    perform: (turn, _command, seat5) => turn.emit({ type: "seatBack", seat: seat5 })
  }
};
var absenceEvolvers = {
  deadlineMissed(state, { seat: seat5, stepId: stepId2, missed, absent }) {
    Object.assign(guildOf(state, seat5), { missed, absent, missedStep: stepId2 });
  },
  seatBack(state, { seat: seat5 }) {
    Object.assign(guildOf(state, seat5), { missed: 0, absent: false, missedStep: null });
  }
};

// libs/guilds/src/placement/assign-object.ts
function* offers(state, seat5) {
  if (state.fight) return;
  const { objects: objects2, mages: mages3 } = guildOf(state, seat5);
  const placing = isPlacing(state, seat5);
  for (const { id: objectId, mageId: carrier } of objects2) {
    if (placing ? state.movedObjects.includes(objectId) : carrier !== null) continue;
    for (const { id: mageId } of mages3) yield { type: "assignObject", objectId, mageId };
    if (placing && carrier !== null) yield { type: "assignObject", objectId };
  }
}
function* objections(state, { objectId, mageId }, seat5) {
  const guild = guildOf(state, seat5);
  const object = guild.objects.find(({ id }) => id === objectId);
  yield notAmong(state, seat5, objectId, object ? [objectId] : [], 59);
  if (mageId !== void 0) yield notOwnMage(state, seat5, mageId, 59);
  if (state.fight) yield refuse2(180, "fightRunning");
  const mage3 = mageId === void 0 ? void 0 : findGuildMage(guild, mageId);
  if (mage3 && !isAvailable(mage3)) yield refuse2(59, "notAvailable", { card: mage3.id });
  if (isPlacing(state, seat5)) {
    if (state.movedObjects.includes(objectId)) yield refuse2(59, "alreadyUsed", { what: objectId });
    if (object?.mageId === (mageId ?? null)) yield refuse2(59, "illegalChoice");
  } else if (mageId === void 0 || object?.mageId !== null) yield refuse2(59, "illegalChoice");
}
var assignObjectCommands = {
  assignObject: {
    offers,
    check: (state, command, seat5) => firstOf(objections(state, command, seat5)),
    perform: (turn, { objectId, mageId }, seat5) => turn.emit({ type: "objectAssigned", seat: seat5, objectId, mageId: mageId ?? null })
  }
};
var assignObjectEvolvers = {
  objectAssigned(state, { seat: seat5, objectId, mageId }) {
    const object = guildOf(state, seat5).objects.find(({ id }) => id === objectId);
    if (object) object.mageId = mageId;
    if (state.placement) state.movedObjects.push(objectId);
  }
};

// libs/guilds/src/command-rules.ts
var commandRules = {
  ...setUpCommands,
  ...careCommands,
  ...auctionCommands,
  ...actionChoiceCommands,
  ...placementCommands,
  ...actionCommands,
  ...campaignCommands,
  ...combatCommands,
  ...elementCommands,
  ...endActionCommands,
  ...effectCommands,
  ...assignObjectCommands,
  ...absenceCommands
};
var rulesOf = ({ type }) => commandRules[type];

// libs/guilds/src/commands.ts
import { z as z23 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var cardOf = () => idSchema().min(1).max(80).meta({ description: "Id of a card, as in the content." });
var mage2 = cardOf();
var item2 = cardOf();
var leader2 = cardOf();
var quest2 = cardOf();
var none = z23.strictObject({});
var yesOrNo = z23.boolean();
var steps2 = z23.int().meta({ description: "Steps of alignment: above 0 toward Light, below 0 toward Darkness." });
var useDiscount = yesOrNo.meta({ description: "Put one of the two discounts of Trade X2 on it (GUILD-076)." });
var mageOnly = z23.strictObject({ mageId: mage2 });
var objectOnly = z23.strictObject({ objectId: item2 });
var leaderOnly = z23.strictObject({ leaderId: leader2 });
var actionOnly = z23.strictObject({ action: actionSchema });
var secondOnly = z23.strictObject({ action: secondChoiceSchema });
var chosen = {
  targetSeat: seatSchema.optional(),
  objectId: item2.optional().meta({ description: "The object of the other seat to take." }),
  randomSpell: z23.literal(true).optional().meta({ description: "Take a random spell instead of an object." }),
  mageId: mage2.optional().meta({ description: "The own mage that the effect is for." }),
  leaderId: leader2.optional().meta({ description: "The own leader, instead of a mage, where it fights." }),
  element: elementSchema.optional(),
  direction: z23.enum(["towardLight", "towardDarkness"]).optional().meta({ description: "Direction of the alignment." }),
  monsterIndex: z23.int().optional().meta({ description: "A monster of the quest: 1 or 2." }),
  action: secondChoiceSchema.optional().meta({ description: "The new second action." })
};
var commands = {
  chooseLeader: leaderOnly.meta({ description: "Keeps one of the two leaders dealt (GUILD-012)." }),
  recoverMage: mageOnly.meta({ description: "Takes a mage back from the care center with its damage (GUILD-026)." }),
  endRecovery: none.meta({ description: "Leaves the other mages in the care center (GUILD-026)." }),
  bidOnLot: z23.strictObject({ mageId: mage2, amount: z23.int().meta({ description: "The most to pay; 0 is no bid." }) }).meta({ description: "Answers the seat's next lot with a sealed bid (GUILD-171)." }),
  chooseFirstAction: actionOnly.meta({ description: "Chooses the first action in secret (GUILD-048)." }),
  changeFirstAction: actionOnly.meta({ description: "Uses the Darkness privilege (GUILD-049)." }),
  keepFirstAction: none.meta({ description: "Does not use the Darkness privilege (GUILD-049)." }),
  chooseSecondAction: secondOnly.meta({ description: "Chooses the second action in secret (GUILD-050)." }),
  changeSecondAction: secondOnly.meta({ description: "Uses the Light privilege (GUILD-062)." }),
  keepSecondAction: none.meta({ description: "Does not use the Light privilege (GUILD-062)." }),
  placeMages: z23.strictObject({
    activeMageIds: z23.array(mage2).max(PLACED_AT_ONCE).overwrite((mageIds) => [...mageIds].sort()).meta({ description: "The active ones; the others stay passive." })
  }).meta({ description: "Places the seat's next mages in card order, up to seven, in secret (GUILD-173)." }),
  openMarket: none.meta({ description: "Looks at two items (GUILD-068)." }),
  buyItem: z23.strictObject({ itemId: item2, useDiscount }).meta({ description: "Buys an item of the market (GUILD-069)." }),
  sellItem: z23.strictObject({ itemId: item2 }).meta({ description: "Sells an object or spell to the bank (GUILD-071)." }),
  buyAlignment: z23.strictObject({ steps: steps2, useDiscount }).meta({ description: "Buys steps of alignment (GUILD-074)." }),
  buyHealing: z23.strictObject({ mageId: mage2, damage: z23.int().meta({ description: "Points to heal." }), useDiscount }).meta({ description: "Heals a mage in the care center (GUILD-075, GUILD-174)." }),
  buyFaceUpMage: none.meta({ description: "Recruits the face-up mage (GUILD-081)." }),
  drawMages: none.meta({ description: "Draws mages; a face-up one goes to the auction pile (GUILD-077, GUILD-081)." }),
  recruitMage: mageOnly.meta({ description: "Recruits one of the mages drawn (GUILD-077)." }),
  declineMages: none.meta({ description: "Recruits none of the mages drawn (GUILD-082)." }),
  drawLeaders: none.meta({ description: "X2: draws two leaders instead of recruiting (GUILD-084)." }),
  swapLeader: leaderOnly.meta({ description: "Takes one of the leaders drawn (GUILD-084)." }),
  keepLeader: none.meta({ description: "Keeps the present leader (GUILD-085)." }),
  useLeaderPower: z23.strictObject(chosen).meta({ description: "Uses the leader's power (GUILD-087)." }),
  bonusAlignment: z23.strictObject({ steps: steps2 }).meta({ description: "X2: moves the alignment 1 or 2 steps (GUILD-088)." }),
  endAction: none.meta({ description: "Ends the action that is being resolved (GUILD-064)." }),
  swapQuests: none.meta({ description: "X2: exchanges the first two quests (GUILD-101)." }),
  keepQuests: none.meta({ description: "X2: leaves the quests as they are (GUILD-101)." }),
  sendMage: z23.strictObject({
    mageId: mage2,
    monsterIndex: z23.int().optional().meta({ description: "1 or 2; absent on a quest without monsters." }),
    group: z23.int().optional().meta({ description: "An open group, or the next number; absent without monsters." })
  }).meta({ description: "Sends a mage on the campaign (GUILD-181)." }),
  startCampaign: none.meta({ description: "Closes the plan of the campaign (GUILD-181)." }),
  chooseElement: z23.strictObject({ element: elementSchema }).meta({ description: "Chooses the element of a combat or duel (GUILD-106)." }),
  chooseCounterTarget: mageOnly.meta({ description: "Names the mage that a monster attacks (GUILD-118)." }),
  leaveOnQuest: objectOnly.meta({ description: "Leaves an object on the quest card (GUILD-097)." }),
  assignDamage: mageOnly.meta({ description: "Names a mage that takes failure damage (GUILD-178)." }),
  claimQuestItem: objectOnly.meta({ description: "Takes an object that lies on the completed quest (GUILD-098)." }),
  endClaim: none.meta({ description: "Leaves the other objects on the card (GUILD-098)." }),
  switchMage: mageOnly.meta({ description: "X2: makes an active mage passive, or back (GUILD-179)." }),
  endRearrange: none.meta({ description: "X2: ends the change of mages (GUILD-179)." }),
  declareAttack: z23.strictObject({ targetSeat: seatSchema }).meta({ description: "Attacks a guild (GUILD-103)." }),
  lineUpDefender: mageOnly.meta({ description: "Puts a mage into the next column of the defense (GUILD-182)." }),
  lineUpAtRandom: none.meta({ description: "Leaves the columns still empty to chance (GUILD-182)." }),
  lineUpAttacker: z23.strictObject({ mageId: mage2, column: z23.int().optional().meta({ description: "For the back line only." }) }).meta({ description: "Puts a mage into the line of the attack (GUILD-183)." }),
  startAttack: none.meta({ description: "Closes the line of the attack (GUILD-183)." }),
  playCombatCard: z23.strictObject({ itemId: item2, ...chosen }).meta({ description: "Plays a card before a wave, in secret (GUILD-152)." }),
  passCombatCards: none.meta({ description: "Plays no card before a wave (GUILD-152)." }),
  counterAttack: z23.strictObject({ counter: yesOrNo }).meta({ description: "Counter-attacks, or not (GUILD-132)." }),
  takeBooty: z23.strictObject({ objectId: chosen.objectId, randomSpell: chosen.randomSpell }).meta({ description: "Takes a named object or a random spell as booty (GUILD-139)." }),
  pickItem: z23.strictObject({ itemId: item2 }).meta({ description: "Keeps one of the items drawn (GUILD-187)." }),
  putQuestNext: z23.strictObject({ questId: quest2 }).meta({ description: "Puts a quest shown next in order (GUILD-187)." }),
  playCard: z23.strictObject({ itemId: item2, ...chosen }).meta({ description: "Plays a spell or uses an object (GUILD-151)." }),
  assignObject: z23.strictObject({ objectId: item2, mageId: mage2.optional().meta({ description: "Absent: on no mage." }) }).meta({ description: "Puts an object on a mage (GUILD-059)." }),
  comeBack: none.meta({ description: "Plays again after an absence (GUILD-193)." })
};

// libs/guilds/src/campaigns/campaign-outcome.ts
function decideCampaign(turn) {
  const campaign = campaignOf(turn.state);
  if (allMonstersDead(turn.state, campaign)) winCampaign(turn);
  else failCampaign(turn);
}
function winCampaign(turn) {
  const campaign = campaignOf(turn.state);
  const { seat: seat5, questId } = campaign;
  const { success } = questOf(campaign);
  const { rubies: rubies3 } = cardOnQuest(turn.state, questId);
  turn.emit({ type: "campaignWon", seat: seat5, questId, rubies: success.rubies, left: rubies3 });
  shift2(turn, success.alignment);
}
function failCampaign(turn) {
  const campaign = campaignOf(turn.state);
  const { seat: seat5, questId } = campaign;
  const { failure } = questOf(campaign);
  const guild = guildOf(turn.state, seat5);
  const kept = passiveEffects(guild, "keepLoss").length > 0;
  turn.emit({
    type: "campaignFailed",
    seat: seat5,
    questId,
    objects: kept ? 0 : Math.min(failure.lossObjects, guild.objects.length),
    damage: failure.damage,
    distributed: failure.distributed
  });
  if (!kept) leaveRubies(turn, failure.lossRubies);
}
function shift2(turn, alignment2) {
  const { seat: seat5 } = campaignOf(turn.state);
  if (alignment2) moveAlignment(turn, seat5, seat5, alignment2.direction, alignment2.steps);
}
function endCampaign(turn) {
  const campaign = campaignOf(turn.state);
  const { seat: seat5, questId } = campaign;
  const won = campaign.outcome === "won";
  if (!won) shift2(turn, questOf(campaign).failure.alignment);
  sendOffHurt(turn, seat5);
  turn.emit({ type: "campaignEnded", seat: seat5, questId, won });
  if (won) turnUpQuest(turn);
}
var campaignOutcomeEvolvers = {
  campaignWon(state, { seat: seat5, questId, rubies: rubies3, left }) {
    const guild = guildOf(state, seat5);
    guild.quests.push(questId);
    guild.rubies += rubies3 + left;
    cardOnQuest(state, questId).rubies = 0;
    campaignOf(state).outcome = "won";
    state.progress = true;
  },
  campaignFailed(state, { objects: objects2, damage }) {
    Object.assign(campaignOf(state), { outcome: "failed", objectsDue: objects2, damageDue: damage });
  },
  campaignEnded(state, { questId, won }) {
    if (won) {
      state.quests.deck = state.quests.deck.filter((id) => id !== questId);
      Reflect.deleteProperty(state.quests.seen, questId);
    }
    state.fight = null;
    if (state.resolution) state.resolution.done = true;
  }
};

// libs/guilds/src/campaigns/proceed-campaign.ts
var questsAction = {
  proceed(turn) {
    const { seat: seat5, done } = resolutionOf(turn.state);
    if (done) return endAction(turn);
    if (asksForSwap(turn.state)) return opensStep(turn, "quest.swap", [seat5]);
    const quest3 = questToAttempt(turn.state, seat5);
    if (!quest3) return loseAction(turn);
    turn.emit({ type: "campaignOpened", seat: seat5, questId: quest3.id });
    opensStep(turn, "quest.plan", [seat5]);
  }
};
function proceedCampaign(turn) {
  const campaign = campaignOf(turn.state);
  if (!campaign.started) opensStep(turn, "quest.plan", [campaign.seat]);
  else if (campaign.outcome === null) proceedCombats(turn, campaign);
  else if (campaign.outcome === "won") proceedClaim(turn, campaign);
  else proceedFailure(turn, campaign);
}
function proceedCombats(turn, campaign) {
  const { seat: seat5, questId } = campaign;
  const monster2 = currentMonster(turn.state, campaign);
  if (monster2 === void 0) decideCampaign(turn);
  else if (nextAssault(turn.state)) opensStep(turn, "quest.element", [seat5]);
  else if (counterTargets(turn.state).length > 0) opensStep(turn, "quest.counterTarget", [seat5]);
  else turn.emit({ type: "monsterPassed", seat: seat5, questId, monster: monster2 });
}
function proceedClaim(turn, { seat: seat5, questId }) {
  if ((turn.state.quests.seen[questId]?.objects.length ?? 0) > 0) opensStep(turn, "quest.claim", [seat5]);
  else endCampaign(turn);
}
function proceedFailure(turn, campaign) {
  const { seat: seat5, objectsDue, damageDue } = campaign;
  const objects2 = guildOf(turn.state, seat5).objects.length;
  if (objectsDue > 0 && objects2 > 0) {
    if (objects2 > objectsDue) opensStep(turn, "quest.loss", [seat5]);
    else leaveAllObjects(turn);
  } else if (damageDue > 0) {
    if (survivors(turn.state, campaign).length > 1) opensStep(turn, "quest.damage", [seat5]);
    else settleDamage(turn);
  } else {
    endCampaign(turn);
  }
}

// libs/guilds/src/combats/combat-outcome.ts
function winnerOf(combat) {
  if (combat.wave === "attack") return combat.attacker;
  const { attackers, defenders } = standingNumbers(combat);
  if (attackers === defenders) return null;
  return attackers > defenders ? combat.attacker : combat.defender;
}
function decideCombat(turn) {
  const combat = combatOf(turn.state);
  const { attacker, defender } = combat;
  const winner = winnerOf(combat);
  const numbers = standingNumbers(combat);
  const victim = guildOf(turn.state, defender);
  const won = winner === attacker;
  const booty = won && !guards(victim, "cards") ? numbers.attackers + numbers.behind : 0;
  const cards2 = Math.min(booty, victim.objects.length + victim.spells.length);
  const rubies3 = won && !guards(victim, "rubies") ? Math.floor(victim.rubies / BOOTY_DIVISOR) : 0;
  turn.emit({ type: "combatDecided", seat: attacker, target: defender, winner, ...numbers, booty, rubies: rubies3, cards: cards2 });
  if (rubies3 > 0) turn.emit({ type: "rubiesLooted", seat: attacker, from: defender, rubies: rubies3 });
}
var guards = (guild, what) => passiveEffects(guild, "guardBooty").some((effect) => effect.guards === what);
function victoryShift(attacker, defender) {
  const beaten = sideOf(defender);
  if (beaten === null) return void 0;
  const own2 = sideOf(attacker);
  if (own2 === null) return beaten === "light" ? "towardDarkness" : "towardLight";
  return own2 === beaten ? "lose" : "gain";
}
function endCombat(turn) {
  const { attacker, defender, winner } = combatOf(turn.state);
  const direction = victoryShift(guildOf(turn.state, attacker).alignment, guildOf(turn.state, defender).alignment);
  if (winner === attacker && direction) moveAlignment(turn, attacker, attacker, direction, COMBAT_SHIFT);
  turn.emit({ type: "combatEnded", seat: attacker, target: defender });
}
var combatOutcomeEvolvers = {
  combatDecided(state, { winner, booty }) {
    Object.assign(combatOf(state), { decided: true, winner, bootyDue: booty });
  },
  rubiesLooted(state, { seat: seat5, from, rubies: rubies3 }) {
    guildOf(state, from).rubies -= rubies3;
    guildOf(state, seat5).rubies += rubies3;
  },
  combatEnded(state) {
    state.fight = null;
    if (state.resolution) state.resolution.done = true;
  }
};

// libs/guilds/src/combats/proceed-combat.ts
var combatAction = {
  proceed(turn) {
    const { seat: seat5, done } = resolutionOf(turn.state);
    if (done) endAction(turn);
    else if (asksForRearrangement(turn.state)) opensStep(turn, "combat.rearrange", [seat5]);
    else if (mayAttack(turn.state)) opensStep(turn, "combat.target", [seat5]);
    else loseAction(turn);
  }
};
function proceedCombat(turn) {
  const combat = combatOf(turn.state);
  if (!combat.revealed) proceedLines(turn, combat);
  else if (combat.decided) proceedBooty(turn, combat);
  else if (combat.wave === null) turn.emit({ type: "waveBegan", wave: "attack" });
  else if (!combat.waveOver) proceedWave(turn, combat);
  else if (asksForCounter(turn.state)) opensStep(turn, "combat.counter", [combat.defender]);
  else if (combat.wave === "attack" && combat.counter) turn.emit({ type: "waveBegan", wave: "counter" });
  else decideCombat(turn);
}
function proceedLines(turn, combat) {
  const left = unlined2(combat).length;
  if (left > 1) opensStep(turn, "combat.defenseLine", [combat.defender]);
  else if (left === 1) lineUpLastDefender(turn);
  else opensStep(turn, "combat.attackLine", [combat.attacker]);
}
function proceedWave(turn, combat) {
  const asked = askedForCards(turn.state);
  if (asked.length > 0) return opensStep(turn, "combat.cards", asked);
  if (Object.keys(combat.plays).length > 0) return revealCards(turn);
  const duel = nextDuel(combat);
  if (!duel) return endWave(turn);
  if (openDuel(turn.state)) return opensStep(turn, "combat.element", [sidesOfWave(combat).striker]);
  skipDuel(turn, duel);
}
function proceedBooty(turn, { attacker }) {
  if (choosesBooty(turn.state)) opensStep(turn, "combat.booty", [attacker]);
  else if (hasBooty(turn.state)) takeForcedBooty(turn);
  else endCombat(turn);
}

// libs/guilds/src/fights/proceed-fight.ts
function proceedFight(turn) {
  if (turn.state.fight?.kind === "campaign") proceedCampaign(turn);
  else proceedCombat(turn);
}

// libs/guilds/src/legal-commands.ts
var commandsThat = (fit) => Object.fromEntries(Object.entries(commandRules).filter(([, rules]) => fit(rules)));
var answersTo = new Map(steps.map((step) => [step, commandsThat((rules) => rules.steps?.includes(step) === true)]));
var unbound = commandsThat((rules) => rules.steps === void 0);
var all = () => true;
function* legalCommands(state, seat5) {
  if (state.over !== null) return;
  if (guildOf(state, seat5).absent) {
    yield* legalFrom(absenceCommands, state, seat5, all);
    return;
  }
  const open2 = openStepOf(state);
  if (!open2) return;
  if (open2.asked.includes(seat5)) yield* legalAnswers(state, seat5, open2.step);
  if (!isEffectStep(open2.step)) yield* legalFrom(unbound, state, seat5, all);
}
var legalAnswers = (state, seat5, step) => legalFrom(answersTo.get(step) ?? {}, state, seat5, all);
var defaultCommand = (state, seat5) => defaultFrom(openStepOf(state), state, seat5);

// libs/guilds/src/flow/turn-frame.ts
var awaitsAuction = ({ step, auction: auction2, over }) => step?.name === "auction.bid" && auction2.lots.length > 0 && over === null;
function continueTurn(turn) {
  if (turn.state.round > 0) continueRound(turn);
  else continueBeforeRounds(turn);
}
function continueBeforeRounds(turn) {
  switch (turn.state.step?.name) {
    case "setup.chooseLeader":
      revealLeaders(turn);
      return beginTurn(turn, turn.state.firstPlayer);
    case "care.recover":
      return auction(turn);
    case "auction.bid":
      return opensStep(turn, "actions.first", seatsInOrder(turn.state));
    case "actions.first":
      return revealFirstActions(turn);
    case "actions.darkChange":
      return opensStep(turn, "actions.second", seatsInOrder(turn.state));
    case "actions.second":
      return placement(turn);
    case "placement":
      return beginRounds(turn);
    default:
      throw new Error(`Nothing follows the state "${turn.state.step?.name ?? "none"}".`);
  }
}
function beginTurn(turn, firstPlayer) {
  turn.emit({ type: "turnBegan", turn: turn.state.turn + 1, firstPlayer });
  payIncomes(turn);
  healInCare(turn);
  const patients = seatsInOrder(turn.state).filter((seat5) => magesInCare(guildOf(turn.state, seat5)).length > 0);
  if (patients.length > 0) opensStep(turn, "care.recover", patients);
  else auction(turn);
}
function auction(turn) {
  if (turn.state.auction.lots.length > 0) {
    openAuction(turn);
    if (awaitsAuction(turn.state)) return;
    resolveLots(turn);
  }
  opensStep(turn, "actions.first", seatsInOrder(turn.state));
}
function revealFirstActions(turn) {
  const choices = seatsInOrder(turn.state).map((seat5) => ({
    seat: seat5,
    action: chosenAction(guildOf(turn.state, seat5), 1).action
  }));
  turn.emit({ type: "firstActionsRevealed", choices });
  const holder2 = darkPrivilege(turn.state);
  if (holder2 === void 0) opensStep(turn, "actions.second", seatsInOrder(turn.state));
  else opensStep(turn, "actions.darkChange", [holder2]);
}
function placement(turn) {
  openPlacement(turn);
  if (!turn.state.guilds.some(({ seat: seat5 }) => isPlacing(turn.state, seat5))) beginRounds(turn);
}
function beginRounds(turn) {
  revealPlacements(turn);
  turn.emit({ type: "roundBegan", round: 1 });
}
function continueRound(turn) {
  const { state } = turn;
  const round = state.round === 1 ? 1 : 2;
  const seat5 = seatsInOrder(state).find((candidate) => !state.resolved.includes(candidate));
  if (seat5 !== void 0) turn.emit({ type: "actionBegan", seat: seat5, ...chosenAction(guildOf(state, seat5), round) });
  else if (round === 2) endRounds(turn);
  else if (!state.secondActionsRevealed) revealSecondActions(turn);
  else turn.emit({ type: "roundBegan", round: 2 });
}
function revealSecondActions(turn) {
  const choices = seatsInOrder(turn.state).flatMap((seat5) => {
    const action = guildOf(turn.state, seat5).secondAction;
    return action === null ? [] : [{ seat: seat5, action }];
  });
  turn.emit({ type: "secondActionsRevealed", choices });
  const holder2 = lightPrivilege(turn.state);
  if (holder2 !== void 0) opensStep(turn, "actions.lightChange", [holder2]);
}
function endRounds(turn) {
  const { state } = turn;
  turn.emit({ type: "idleTurnsCounted", idleTurns: state.progress ? 0 : state.idleTurns + 1 });
  if (state.quests.deck.length === 0) turn.emit({ type: "gameEnded", reason: "lastQuest" });
  else if (state.idleTurns >= state.options.stalemateTurns) turn.emit({ type: "gameEnded", reason: "stalemate" });
  else {
    turn.emit({ type: "guildsRecovered", sentToAuction: state.mages.faceUp });
    beginTurn(turn, nextSeat(state, state.firstPlayer));
  }
}

// libs/guilds/src/flow/advance.ts
var actionRules = {
  work: workAction,
  trade: tradeAction,
  recruitment: recruitmentAction,
  leaderAction,
  quests: questsAction,
  combat: combatAction
};
function advance(turn) {
  while (turn.state.over === null) {
    turn.spend();
    const open2 = openStepOf(turn.state);
    if (open2) {
      if (!answerBySelf(turn, open2)) return;
    } else if (turn.state.effect) finishEffect(turn);
    else if (awaitsAuction(turn.state)) return;
    else if (turn.state.fight) proceedFight(turn);
    else if (turn.state.resolution) actionRules[turn.state.resolution.action].proceed(turn);
    else continueTurn(turn);
  }
}
function finishEffect(turn) {
  if (turn.state.effect?.kind === "pick") finishPick(turn);
  else finishOrder(turn);
}
function answerBySelf(turn, open2) {
  if (open2.rules.settle?.(turn)) return true;
  for (const seat5 of open2.asked) {
    const command = guildOf(turn.state, seat5).absent ? open2.rules.byDefault(turn.state, seat5) : onlyAnswer(turn.state, open2, seat5);
    if (!command) continue;
    rulesOf(command).perform(turn, command, seat5);
    return true;
  }
  return false;
}
function onlyAnswer(state, { step, rules }, seat5) {
  if (!rules.passable(state) || hasReadyCard(state, seat5, step)) return void 0;
  let only;
  for (const command of legalAnswers(state, seat5, step)) {
    if (only) return void 0;
    only = command;
  }
  return only;
}

// libs/guilds/src/decide.ts
function decide(turn, command, by2) {
  const refusal = refused(turn.state, command, by2);
  if (refusal) return refusal;
  const rules = rulesOf(command);
  if (rules.steps) noteAnswer(turn, by2);
  rules.perform(turn, command, by2);
  advance(turn);
  return void 0;
}
var refused = (state, command, by2) => refusedSeat(state, command, by2) ?? refusedStep(state, command, by2) ?? rulesOf(command).check(state, command, by2);
function refusedSeat(state, command, by2) {
  if (state.over !== null) return refuse2(155, "gameOver");
  const { absent, resigned } = guildOf(state, by2);
  if (resigned) return refuse2(194, "absent");
  return absent && command.type !== "comeBack" ? refuse2(193, "absent") : void 0;
}
function refusedStep(state, command, by2) {
  const { steps: steps4 } = rulesOf(command);
  const open2 = openStepOf(state);
  const step = open2?.step ?? null;
  if (command.type === "comeBack" && guildOf(state, by2).absent) return void 0;
  if (open2 && isEffectStep(open2.step) && !steps4?.includes(open2.step)) return refuse2(187, "effectRunning", { step });
  if (command.type === "comeBack") return void 0;
  const wrongStep = () => refuse2(19, "wrongState", { step });
  if (!open2) return wrongStep();
  return refusedBefore(open2, steps4, by2, { wrongStep, notAsked: () => refuse2(191, "notYourDecision") });
}

// libs/guilds/src/events/action-events.ts
import { z as z26 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/guilds/src/content/ids.ts
import { z as z24 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var idOf = () => idSchema().meta({ description: "Id of a card, as in the content." });
var card = {
  guildTile: idOf(),
  leader: idOf(),
  mage: idOf(),
  item: idOf(),
  quest: idOf(),
  fighter: idOf()
};
var cards = {
  leader: z24.array(card.leader),
  mage: z24.array(card.mage),
  item: z24.array(card.item),
  quest: z24.array(card.quest)
};

// libs/guilds/src/events/event-fields.ts
import { z as z25 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var rubies2 = z25.int().min(0).meta({ description: "Number of rubies that change hands, or lie there." });
var count = z25.int().min(0);
var alignment = z25.int().min(-10).max(10).meta({ description: "The alignment afterwards." });
var by = { seat: seatSchema };
var own = (schema) => secret(schema, { seat: "seat" });
var hidden = (schema) => secret(schema, "nobody");
var betweenThem = (schema) => secret(schema, { seat: "between" });
var between = z25.array(seatSchema).meta({ description: "The two seats that know which card it was." });
var deckOrder = (cards2, description) => z25.strictObject({ count, order: hidden(cards2) }).meta({ description });

// libs/guilds/src/events/action-events.ts
var discounted2 = z26.boolean().meta({ description: "With a discount of Trade X2 (GUILD-076)." });
var faceUpAfterwards = { description: "The card that is face up afterwards." };
var faceUpItem = card.item.nullable().meta(faceUpAfterwards);
var faceUpMage = card.mage.nullable().meta(faceUpAfterwards);
var steps3 = z26.int().meta({ description: "Steps moved: above 0 toward Light." });
var actionEvents = {
  roundBegan: mattering(
    "DETAIL",
    z26.strictObject({ round: z26.int().min(1).max(2) }).meta({ description: "All first, or all second, actions are resolved from here on (GUILD-060)." })
  ),
  actionBegan: mattering(
    "DETAIL",
    z26.strictObject({ ...by, action: actionSchema, x2: z26.boolean() }).meta({ description: "The resolution of a seat's action begins (GUILD-061)." })
  ),
  actionLost: z26.strictObject({ ...by, action: actionSchema }).meta({ description: "The action cannot be carried out (GUILD-052)." }),
  actionEnded: mattering(
    "DETAIL",
    z26.strictObject({ ...by, action: actionSchema }).meta({ description: "The action is over (GUILD-061)." })
  ),
  marketOpened: mattering(
    "DETAIL",
    revealing(
      z26.strictObject({ ...by, faceUp: faceUpItem, drawn: count, itemIds: own(cards.item) }).meta({ description: "A seat looks at the face-up item and at cards of the deck (GUILD-068)." }),
      { itemIds: { seat: "seat" } }
    )
  ),
  objectBought: revealing(
    z26.strictObject({ ...by, objectId: card.item, price: rubies2, discounted: discounted2, faceUp: faceUpItem }).meta({ description: "An object is bought in the market (GUILD-069, GUILD-073)." }),
    { objectId: "everyone", faceUp: "everyone" }
  ),
  spellBought: revealing(
    z26.strictObject({ ...by, spellId: own(card.item), price: rubies2, discounted: discounted2, faceUp: faceUpItem }).meta({ description: "A spell is bought in the market; which one stays hidden (GUILD-069, GUILD-073)." }),
    { faceUp: "everyone" }
  ),
  marketLeft: mattering(
    "DETAIL",
    revealing(
      z26.strictObject({ ...by, faceUp: card.item, under: count }).meta({ description: "Nothing was bought: one card is face up, the other goes under the deck (GUILD-070)." }),
      { faceUp: "everyone" }
    )
  ),
  itemSold: revealing(
    z26.strictObject({ ...by, itemId: card.item, price: rubies2 }).meta({ description: "An object or spell is sold to the bank (GUILD-071)." }),
    { itemId: "everyone" }
  ),
  alignmentBought: z26.strictObject({ ...by, steps: steps3, price: rubies2, discounted: discounted2, alignment }).meta({ description: "Steps of alignment are bought (GUILD-074)." }),
  healingBought: z26.strictObject({
    ...by,
    mageId: card.mage,
    points: count,
    price: rubies2,
    discounted: discounted2,
    saved: rubies2.meta({ description: "Rubies that the discount of Trade X2 has covered (GUILD-174)." }),
    savedByObjects: rubies2.meta({ description: "Rubies that objects have covered (GUILD-174)." }),
    returned: z26.boolean()
  }).meta({ description: "A mage in the care center is healed for rubies (GUILD-075, GUILD-174)." }),
  mageBought: z26.strictObject({ ...by, mageId: card.mage, price: rubies2 }).meta({ description: "The face-up mage is recruited (GUILD-081)." }),
  magesDrawn: mattering(
    "DETAIL",
    revealing(
      z26.strictObject({ ...by, count, sentToAuction: card.mage.nullable(), mageIds: own(cards.mage) }).meta({
        description: "A seat draws mages; one that was face up goes to the auction pile (GUILD-077, GUILD-081)."
      }),
      { mageIds: { seat: "seat" } }
    )
  ),
  mageRecruited: revealing(
    z26.strictObject({ ...by, mageId: card.mage, price: rubies2, faceUp: faceUpMage }).meta({ description: "A drawn mage is recruited, the other one is face up (GUILD-080)." }),
    { mageId: "everyone", faceUp: "everyone" }
  ),
  magesDeclined: mattering(
    "DETAIL",
    revealing(
      z26.strictObject({ ...by, sentToAuction: card.mage.nullable(), faceUp: card.mage }).meta({ description: "No drawn mage is recruited (GUILD-082)." }),
      { sentToAuction: "everyone", faceUp: "everyone" }
    )
  ),
  leadersDrawn: mattering(
    "DETAIL",
    revealing(
      z26.strictObject({ ...by, count, leaderIds: own(cards.leader) }).meta({ description: "A seat draws leaders (GUILD-084)." }),
      { leaderIds: { seat: "seat" } }
    )
  ),
  leaderSwapped: mattering(
    "TURNING_POINT",
    revealing(
      z26.strictObject({
        ...by,
        leaderId: card.leader,
        replaced: card.leader,
        price: rubies2,
        count,
        under: hidden(cards.leader)
      }).meta({ description: "A leader is exchanged; the others go under the deck in random order (GUILD-085)." }),
      { leaderId: "everyone" }
    )
  ),
  leaderKept: mattering(
    "DETAIL",
    z26.strictObject({ ...by, count, under: hidden(cards.leader) }).meta({ description: "No leader is exchanged; those drawn go under the deck in random order (GUILD-085)." })
  ),
  powerUsed: z26.strictObject({ ...by, leaderId: card.leader }).meta({ description: "A leader's power is used (GUILD-087)." }),
  bonusAlignmentMoved: z26.strictObject({ ...by, steps: steps3, alignment }).meta({ description: "The free steps of Leader action X2 (GUILD-088)." })
};

// libs/guilds/src/events/campaign-events.ts
import { z as z27 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var monster = z27.int().min(1).max(2).meta({ description: "A monster of the quest, in card order." });
var total = z27.int();
var onQuest = { questId: card.quest.optional() };
var campaignEvents = {
  questsSwapped: revealing(
    z27.strictObject({ ...by, questId: card.quest, under: card.quest }).meta({ description: "The second quest is face up on top, the first lies face down under it (GUILD-101)." }),
    { questId: "everyone" }
  ),
  questsKept: mattering(
    "DETAIL",
    z27.strictObject({ ...by }).meta({ description: "The quests are not exchanged (GUILD-101)." })
  ),
  campaignOpened: mattering(
    "DETAIL",
    z27.strictObject({ ...by, questId: card.quest }).meta({ description: "A campaign begins; its conditions are met (GUILD-176, GUILD-180)." })
  ),
  mageSent: mattering(
    "DETAIL",
    z27.strictObject({
      ...by,
      ...onQuest,
      mageId: card.mage,
      monster: monster.nullable(),
      group: z27.int().min(1).nullable()
    }).meta({ description: "A mage is sent on the campaign; null on a quest without monsters (GUILD-181)." })
  ),
  campaignStarted: mattering(
    "DETAIL",
    z27.strictObject({ ...by }).meta({ description: "The plan of the campaign is closed (GUILD-181)." })
  ),
  groupAttacked: mattering(
    "DETAIL",
    revealing(
      z27.strictObject({
        ...by,
        ...onQuest,
        monster,
        group: z27.int().min(1),
        mageIds: cards.mage.optional().meta({ description: "The mages of the group, in the order sent." }),
        element: elementSchema,
        attack: total,
        defense: total,
        dice: diceSchema,
        damage: count
      }).meta({ description: "A group fights a monster (GUILD-114, GUILD-115)." }),
      { element: "everyone", attack: "everyone", defense: "everyone", dice: "everyone", damage: "everyone" }
    )
  ),
  monsterDamaged: z27.strictObject({ ...by, questId: card.quest, monster, damage: count, dead: z27.boolean() }).meta({ description: "A monster takes damage, which stays (GUILD-095, GUILD-120)." }),
  monsterAttacked: mattering(
    "DETAIL",
    revealing(
      z27.strictObject({
        ...by,
        ...onQuest,
        monster,
        mageId: card.mage,
        attack: total,
        defense: total,
        dice: diceSchema,
        damage: count
      }).meta({ description: "A monster counter-attacks a mage (GUILD-118, GUILD-119)." }),
      { mageId: "everyone", attack: "everyone", defense: "everyone", dice: "everyone", damage: "everyone" }
    )
  ),
  monsterPassed: mattering(
    "DETAIL",
    z27.strictObject({ ...by, ...onQuest, monster }).meta({ description: "All combats against a monster, and its counter-attack, are over (GUILD-117)." })
  ),
  campaignWon: mattering(
    "TURNING_POINT",
    z27.strictObject({ ...by, questId: card.quest, rubies: rubies2, left: rubies2 }).meta({ description: "A quest is completed: its reward, and the rubies left on it (GUILD-093, GUILD-098)." })
  ),
  campaignFailed: z27.strictObject({ ...by, questId: card.quest, objects: count, damage: count, distributed: z27.boolean() }).meta({
    description: "A campaign fails; the losses that the seat still has to choose (GUILD-095, GUILD-097, GUILD-099)."
  }),
  rubiesLeft: z27.strictObject({ ...by, questId: card.quest, rubies: rubies2 }).meta({ description: "Rubies are left on a quest (GUILD-097)." }),
  objectLeft: z27.strictObject({ ...by, questId: card.quest, objectId: card.item }).meta({ description: "An object is left on a quest (GUILD-097)." }),
  objectClaimed: z27.strictObject({ ...by, questId: card.quest, objectId: card.item }).meta({ description: "An object that lay on the completed quest is taken (GUILD-098)." }),
  claimEnded: mattering(
    "DETAIL",
    z27.strictObject({ ...by, questId: card.quest, discarded: cards.item }).meta({ description: "Items left on the completed quest go to the item discard pile (GUILD-098)." })
  ),
  mageDamaged: mattering(
    "DETAIL",
    z27.strictObject({
      ...by,
      mageId: card.mage,
      damage: count.meta({ description: "Damage that the mage takes, shields taken off." }),
      shielded: count.meta({ description: "Points that a shield took off." }),
      shieldLeft: count
    }).meta({ description: "A mage takes damage in a fight." })
  ),
  mageRemoved: mattering(
    "TURNING_POINT",
    z27.strictObject({ ...by, mageId: card.mage }).meta({ description: "A mage with more damage than health is removed from the game (GUILD-109, GUILD-111)." })
  ),
  mageSentToCare: mattering(
    "DETAIL",
    z27.strictObject({ ...by, mageId: card.mage }).meta({
      description: "A mage goes to the care center; its objects return to the stock (GUILD-121, GUILD-129, GUILD-030)."
    })
  ),
  failureDamageAssigned: mattering(
    "DETAIL",
    z27.strictObject({ ...by, mageId: card.mage, points: count }).meta({ description: "A mage is named for failure damage (GUILD-178)." })
  ),
  failureDamageLost: z27.strictObject({ ...by, points: count }).meta({ description: "No mage is left to take the rest of the failure damage (GUILD-100, GUILD-178)." }),
  campaignEnded: mattering(
    "DETAIL",
    z27.strictObject({ ...by, questId: card.quest, won: z27.boolean() }).meta({ description: "A campaign and its consequences are over (GUILD-121)." })
  )
};

// libs/guilds/src/events/combat-events.ts
import { z as z28 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var column = z28.int().min(1).meta({ description: "A column of the lines, from 1." });
var total2 = z28.int();
var standing2 = {
  attackers: count.meta({ description: "Attackers of the front that stand: those that count (GUILD-136)." }),
  behind: count.optional().meta({
    description: "Attackers of the back line: they do not count. Absent in games stored before events had it."
  }),
  defenders: count.meta({ description: "Defenders that stand, the leader among them (GUILD-131)." })
};
var place = z28.strictObject({ fighterId: card.fighter, column }).meta({ id: "PlaceInLine", description: "A mage, or the leader, and its column." });
var playedCardSchema = commands.playCombatCard.meta({
  id: "PlayedCombatCard",
  description: "A card played before a wave, with the choices for it."
});
var combatEvents = {
  mageSwitched: mattering(
    "DETAIL",
    z28.strictObject({ ...by, mageId: card.mage, post: postSchema }).meta({ description: "X2: an active mage becomes passive, or a passive one active (GUILD-179)." })
  ),
  rearrangeEnded: mattering(
    "DETAIL",
    z28.strictObject({ ...by }).meta({ description: "The change of active and passive mages is over (GUILD-179)." })
  ),
  attackDeclared: mattering(
    "DETAIL",
    z28.strictObject({ ...by, target: seatSchema }).meta({ description: "A guild is attacked (GUILD-103, GUILD-180)." })
  ),
  defenderLinedUp: mattering(
    "DETAIL",
    z28.strictObject({ ...by, column, mageId: own(card.mage) }).meta({ description: "A defender is placed face down (GUILD-122, GUILD-182)." })
  ),
  defendersLinedUpAtRandom: mattering(
    "DETAIL",
    z28.strictObject({ ...by, count, mageIds: own(cards.mage) }).meta({ description: "The columns still empty are left to chance (GUILD-182)." })
  ),
  attackerLinedUp: mattering(
    "DETAIL",
    z28.strictObject({ ...by, mageId: own(card.mage), column: secret(column, { seat: "seat" }) }).meta({ description: "An attacker is placed face down, in front or behind (GUILD-123, GUILD-183)." })
  ),
  linesRevealed: mattering(
    "DETAIL",
    revealing(
      z28.strictObject({ front: z28.array(place), back: z28.array(place), defense: z28.array(place) }).meta({ description: "Both lines are revealed (GUILD-123)." }),
      { front: "everyone", back: "everyone", defense: "everyone" }
    )
  ),
  waveBegan: mattering(
    "DETAIL",
    z28.strictObject({ wave: z28.enum(["attack", "counter"]).meta({ id: "Wave" }) }).meta({ description: "The attack, or the counter-attack, begins (GUILD-127, GUILD-133)." })
  ),
  combatCardChosen: mattering(
    "DETAIL",
    z28.strictObject({ ...by, play: own(playedCardSchema.nullable()) }).meta({ description: "A participant has played a card or passed, in secret; null is a pass (GUILD-152)." })
  ),
  combatCardsRevealed: mattering(
    "DETAIL",
    revealing(
      z28.strictObject({
        plays: z28.array(
          z28.strictObject({ seat: seatSchema, play: playedCardSchema.nullable() }).meta({ id: "CombatCardShown" })
        )
      }).meta({
        description: "The cards of a round are revealed, with the choices for them; null is a pass (GUILD-152)."
      }),
      { plays: "everyone" }
    )
  ),
  duelFought: mattering(
    "DETAIL",
    revealing(
      z28.strictObject({
        ...by,
        column,
        attackerId: card.fighter,
        defenderId: card.fighter,
        element: elementSchema,
        attack: total2,
        defense: total2,
        dice: diceSchema,
        damage: count
      }).meta({
        description: "One attacks one: `seat` is the attacking side of the wave (GUILD-127, GUILD-128, GUILD-133)."
      }),
      { element: "everyone", attack: "everyone", defense: "everyone", dice: "everyone", damage: "everyone" }
    )
  ),
  duelSkipped: mattering(
    "DETAIL",
    z28.strictObject({ ...by, column, attackerId: card.fighter }).meta({ description: "An attack from the back line finds its defender beaten already (GUILD-128)." })
  ),
  leaderBeaten: z28.strictObject({ ...by, leaderId: card.leader }).meta({ description: "A leader leaves the line and returns to its tile unharmed (GUILD-130)." }),
  waveEnded: mattering(
    "DETAIL",
    z28.strictObject({ ...standing2 }).meta({ description: "A wave is over; how many stand on both sides (GUILD-129, GUILD-136)." })
  ),
  counterAttackChosen: mattering(
    "DETAIL",
    z28.strictObject({ ...by, counter: z28.boolean() }).meta({ description: "The defender counter-attacks or not (GUILD-132)." })
  ),
  combatDecided: z28.strictObject({
    seat: seatSchema.optional().meta({ description: "The attacker; absent in games stored before events had it." }),
    target: seatSchema.optional().meta({ description: "The seat that was attacked." }),
    winner: seatSchema.nullable().meta({ description: "null: no one wins (GUILD-137)." }),
    ...standing2,
    booty: count.meta({ description: "Cards that the attacker may take (GUILD-139)." }),
    rubies: rubies2.optional().meta({
      description: "Rubies that the attacker takes (GUILD-138); not in games stored before events said so."
    }),
    cards: count.optional().meta({ description: "As many of them as the victim has; not in games stored before events said so." })
  }).meta({ description: "A guild combat is decided (GUILD-135, GUILD-136)." }),
  rubiesLooted: mattering(
    "DETAIL",
    z28.strictObject({ ...by, from: seatSchema, rubies: rubies2 }).meta({ description: "A winning attacker takes half of the rubies (GUILD-138)." })
  ),
  objectLooted: mattering(
    "DETAIL",
    z28.strictObject({ ...by, from: seatSchema, objectId: card.item }).meta({ description: "An object is taken as booty (GUILD-139)." })
  ),
  spellLooted: mattering(
    "DETAIL",
    revealing(
      z28.strictObject({ ...by, from: seatSchema, between, spellId: betweenThem(card.item) }).meta({ description: "A random spell is taken as booty; only the two seats know which (GUILD-139)." }),
      { spellId: { seat: "between" } }
    )
  ),
  combatEnded: mattering(
    "DETAIL",
    z28.strictObject({ ...by, target: seatSchema }).meta({ description: "A guild combat is over." })
  )
};

// libs/guilds/src/events/effect-events.ts
import { z as z29 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var mechanic2 = z29.enum(mechanics).meta({ id: "Mechanic", description: "A mechanic of cards and powers." });
var effectEvents = {
  cardPlayed: revealing(
    z29.strictObject({ ...by, itemId: card.item }).meta({ description: "A spell is played and discarded, or an object is used (GUILD-149)." }),
    { itemId: "everyone" }
  ),
  effectSpent: z29.strictObject({ ...by, effect: mechanic2 }).meta({ description: "An effect found nothing to act on any more (GUILD-190)." }),
  rubiesGained: mattering(
    "DETAIL",
    z29.strictObject({ ...by, rubies: rubies2 }).meta({ description: "A seat gets rubies from the bank." })
  ),
  rubiesStolen: z29.strictObject({ ...by, from: seatSchema, rubies: rubies2 }).meta({ description: "A seat takes rubies from another." }),
  itemsDrawn: mattering(
    "DETAIL",
    revealing(
      z29.strictObject({ ...by, count, keep: count, itemIds: own(cards.item) }).meta({ description: "A seat draws items and will keep some (GUILD-187)." }),
      { itemIds: { seat: "seat" } }
    )
  ),
  objectPicked: revealing(
    z29.strictObject({ ...by, objectId: card.item }).meta({ description: "A drawn object is kept." }),
    { type: "everyone", objectId: "everyone" }
  ),
  spellPicked: z29.strictObject({ ...by, spellId: own(card.item) }).meta({ description: "A drawn spell is kept, hidden." }),
  itemsPutUnder: mattering(
    "DETAIL",
    z29.strictObject({ ...by, count }).meta({ description: "Drawn items that are not kept go under the deck in the order drawn." })
  ),
  objectTaken: z29.strictObject({ ...by, from: seatSchema, objectId: card.item }).meta({ description: "An object changes owner by a card." }),
  spellTaken: revealing(
    z29.strictObject({ ...by, from: seatSchema, between, spellId: betweenThem(card.item) }).meta({ description: "A random spell changes owner by a card; only the two know which." }),
    { spellId: { seat: "between" } }
  ),
  mageReturned: z29.strictObject({ ...by, mageId: card.mage }).meta({ description: "A mage leaves the care center by an effect and keeps its damage." }),
  magePosted: z29.strictObject({ ...by, mageId: card.mage, post: postSchema }).meta({ description: "A mage becomes active or passive after placement (GUILD-058, GUILD-179)." }),
  fighterBoosted: mattering(
    "DETAIL",
    z29.strictObject({
      ...by,
      fighterId: card.fighter.meta({ description: "A mage or leader." }),
      value: z29.enum(["attack", "defense"]).meta({ id: "BoostedValue" }),
      elements: z29.array(elementSchema),
      amount: z29.int()
    }).meta({ description: "A mage or leader fights better in this fight (GUILD-108)." })
  ),
  diceAdded: mattering(
    "DETAIL",
    z29.strictObject({ ...by, count }).meta({ description: "More dice in the seat's next roll of this turn." })
  ),
  rerollGranted: mattering(
    "DETAIL",
    z29.strictObject({ ...by, count }).meta({ description: "Lowest dice of the seat's next roll are rolled again." })
  ),
  shieldRaised: mattering(
    "DETAIL",
    z29.strictObject({ ...by, mageId: card.mage, points: count }).meta({ description: "Points of damage off a mage in this turn, in one blow or in several." })
  ),
  elementLocked: mattering(
    "DETAIL",
    z29.strictObject({ ...by, element: elementSchema }).meta({ description: "The attacking side may not choose an element in this wave." })
  ),
  groupAttackAllowed: mattering(
    "DETAIL",
    z29.strictObject({ ...by }).meta({ description: "No group attack is ignored in this campaign." })
  ),
  counterAttackSilenced: mattering(
    "DETAIL",
    z29.strictObject({ ...by, questId: card.quest.optional(), monster: z29.int().min(1).max(2) }).meta({ description: "A monster does not counter-attack in this campaign." })
  ),
  leaderJoined: mattering(
    "DETAIL",
    z29.strictObject({ ...by, column: z29.int().min(1) }).meta({ description: "The defender's leader joins its line (GUILD-124)." })
  ),
  alignmentMoved: mattering(
    "DETAIL",
    z29.strictObject({ ...by, target: seatSchema, steps: z29.int(), alignment }).meta({ description: "An alignment moves by a quest, a combat or an effect (GUILD-145)." })
  ),
  requirementWaived: z29.strictObject({ ...by, scope: z29.enum(["nextRecruitment", "allBids"]).meta({ id: "WaivedScope" }) }).meta({ description: "Requirements of mages do not count for the seat in this turn." }),
  faceUpMageReplaced: revealing(
    z29.strictObject({ ...by, sentToAuction: card.mage, faceUp: card.mage.nullable() }).meta({ description: "The face-up mage goes to the auction pile and the next is turned up." }),
    { faceUp: "everyone" }
  ),
  questsPeeked: mattering(
    "DETAIL",
    revealing(
      z29.strictObject({ ...by, count, questIds: own(cards.quest) }).meta({ description: "A seat looks at the quests under the face-up one (GUILD-187)." }),
      { questIds: { seat: "seat" } }
    )
  ),
  questPutNext: mattering(
    "DETAIL",
    z29.strictObject({ ...by, questId: own(card.quest) }).meta({ description: "A seat has put one of the quests shown next in order." })
  ),
  questsReordered: mattering(
    "DETAIL",
    z29.strictObject({ ...by, count }).meta({ description: "The quests shown lie under the face-up one in the order chosen (GUILD-187)." })
  ),
  secondActionSeen: revealing(
    z29.strictObject({ ...by, target: seatSchema, action: own(secondChoiceSchema) }).meta({ description: "A seat looks at another seat's second action." }),
    { action: { seat: "seat" } }
  ),
  secondActionReplaced: z29.strictObject({ ...by, action: own(secondChoiceSchema) }).meta({ description: "A seat has changed its second action in secret." })
};

// libs/guilds/src/events/set-up-events.ts
import { z as z30 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var stepId = idSchema();
var setUpEvents = {
  guildFounded: z30.strictObject({ ...by, tileId: card.guildTile, alignment, rubies: rubies2 }).meta({ description: "A seat gets its guild tile and its first rubies (GUILD-010, GUILD-011)." }),
  leaderDeckShuffled: mattering("DETAIL", deckOrder(cards.leader, "The leaders are shuffled (GUILD-012, GUILD-013).")),
  leadersDealt: mattering(
    "DETAIL",
    revealing(
      z30.strictObject({ ...by, leaderIds: own(cards.leader) }).meta({ description: "A seat is dealt leaders to choose from (GUILD-012)." }),
      { leaderIds: { seat: "seat" } }
    )
  ),
  mageDeckShuffled: mattering("DETAIL", deckOrder(cards.mage, "The mages are shuffled (GUILD-014).")),
  magesDealt: revealing(
    z30.strictObject({ ...by, mageIds: cards.mage }).meta({ description: "A seat is dealt its first mages (GUILD-014)." }),
    { mageIds: "everyone" }
  ),
  itemDeckShuffled: mattering(
    "DETAIL",
    deckOrder(cards.item, "All items that are in no hand or market are shuffled (GUILD-016, GUILD-072).")
  ),
  questDeckShuffled: mattering("DETAIL", deckOrder(cards.quest, "The quests are shuffled and cut (GUILD-017).")),
  questTurnedUp: mattering(
    "DETAIL",
    revealing(
      z30.strictObject({ questId: card.quest.nullable() }).meta({ description: "The next quest is face up; null: there is none left (GUILD-017, GUILD-093)." }),
      { questId: "everyone" }
    )
  ),
  firstPlayerDrawn: mattering(
    "DETAIL",
    z30.strictObject({ ...by }).meta({ description: "The first player of the first turn is drawn (GUILD-018)." })
  ),
  leaderChosen: mattering(
    "DETAIL",
    z30.strictObject({ ...by, leaderId: own(card.leader) }).meta({ description: "A seat has chosen its leader in secret (GUILD-012)." })
  ),
  leadersRevealed: revealing(
    z30.strictObject({
      leaders: z30.array(z30.strictObject({ seat: seatSchema, leaderId: card.leader }).meta({ id: "KeptLeader" }))
    }).meta({ description: "The kept leaders are revealed (GUILD-012)." }),
    { leaders: "everyone" }
  ),
  turnBegan: z30.strictObject({ turn: z30.int().min(1), firstPlayer: seatSchema }).meta({ description: "A turn begins (GUILD-018, GUILD-019, GUILD-021)." }),
  stepOpened: mattering(
    "DETAIL",
    z30.strictObject({ step: stepSchema, stepId, seats: z30.array(seatSchema) }).meta({ description: "The game waits for these seats." })
  ),
  idleTurnsCounted: mattering(
    "DETAIL",
    z30.strictObject({ idleTurns: count }).meta({ description: "Turns in a row without progress on the quests (GUILD-156)." })
  ),
  guildsRecovered: mattering(
    "DETAIL",
    z30.strictObject({ sentToAuction: card.mage.nullable() }).meta({
      description: "Step 7: mages and action cards return, the face-up mage goes to auction (GUILD-154, GUILD-032)."
    })
  ),
  deadlineMissed: z30.strictObject({ ...by, stepId, missed: z30.int().min(1), absent: z30.boolean() }).meta({
    description: "A seat did not answer in time; absent: its defaults are given at once from now on (GUILD-168)."
  }),
  seatBack: z30.strictObject({ ...by }).meta({ description: "A seat that had missed a deadline plays again (GUILD-168, GUILD-193)." }),
  guildDeserted: mattering(
    "TURNING_POINT",
    z30.strictObject({ ...by }).meta({ description: "The guild of a seat that resigned stays (GUILD-194)." })
  ),
  gameEnded: mattering(
    "DETAIL",
    z30.strictObject({ reason: endReasonSchema }).meta({ description: "The game has ended; points are counted." })
  )
};

// libs/guilds/src/events/turn-events.ts
import { z as z31 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var bid = z31.strictObject({ seat: seatSchema, amount: z31.int().min(1), valid: z31.boolean() }).meta({ id: "Bid", description: "A bid, once it is public; void ones no longer met the conditions (GUILD-040)." });
var lot = { mageId: card.mage, bids: z31.array(bid) };
var turnEvents = {
  incomePaid: mattering(
    "DETAIL",
    z31.strictObject({ ...by, rubies: rubies2, source: z31.enum(["income", "work"]).meta({ id: "IncomeSource" }) }).meta({ description: "A seat is paid in step 1 or by Work (GUILD-022, GUILD-065)." })
  ),
  mageHealed: mattering(
    "DETAIL",
    z31.strictObject({ ...by, mageId: card.mage, points: count, returned: z31.boolean() }).meta({ description: "A mage loses damage; at 0 it returns from the care center (GUILD-024, GUILD-025)." })
  ),
  mageRecovered: mattering(
    "DETAIL",
    z31.strictObject({ ...by, mageId: card.mage }).meta({ description: "A mage leaves the care center with its damage (GUILD-026)." })
  ),
  recoveryEnded: mattering(
    "DETAIL",
    z31.strictObject({ ...by }).meta({ description: "A seat takes no more mages back (GUILD-026)." })
  ),
  lotsOpened: mattering(
    "DETAIL",
    z31.strictObject({ mageIds: cards.mage }).meta({ description: "The auction opens (GUILD-031)." })
  ),
  lotPassed: mattering(
    "DETAIL",
    z31.strictObject({ ...by, mageId: card.mage }).meta({ description: "A lot is passed for a seat that cannot bid on it (GUILD-172)." })
  ),
  bidPlaced: mattering(
    "DETAIL",
    z31.strictObject({ ...by, mageId: card.mage, amount: own(z31.int().min(0)) }).meta({ description: "A seat has answered a lot; 0 is no bid (GUILD-171)." })
  ),
  lotSold: revealing(
    z31.strictObject({ ...lot, winner: seatSchema, price: rubies2 }).meta({ description: "A lot goes to the highest bidder (GUILD-041, GUILD-042)." }),
    { type: "everyone", bids: "everyone", winner: "everyone", price: "everyone" }
  ),
  lotUnsold: mattering(
    "DETAIL",
    revealing(
      z31.strictObject(lot).meta({ description: "A lot without a valid bid is removed from the game (GUILD-044)." }),
      { type: "everyone", bids: "everyone" }
    )
  ),
  auctionClosed: mattering("DETAIL", z31.strictObject({}).meta({ description: "All lots are resolved (GUILD-040)." })),
  firstActionChosen: mattering(
    "DETAIL",
    z31.strictObject({ ...by, action: own(actionSchema) }).meta({ description: "A seat has chosen its first action in secret (GUILD-048)." })
  ),
  firstActionsRevealed: revealing(
    z31.strictObject({
      choices: z31.array(z31.strictObject({ seat: seatSchema, action: actionSchema }).meta({ id: "FirstChoice" }))
    }).meta({ description: "All first actions are revealed (GUILD-048)." }),
    { choices: "everyone" }
  ),
  firstActionChanged: z31.strictObject({ ...by, action: actionSchema }).meta({ description: "The Darkness privilege is used (GUILD-049)." }),
  firstActionKept: mattering(
    "DETAIL",
    z31.strictObject({ ...by }).meta({ description: "The Darkness privilege is not used (GUILD-049)." })
  ),
  secondActionChosen: mattering(
    "DETAIL",
    z31.strictObject({ ...by, action: own(secondChoiceSchema) }).meta({ description: "A seat has chosen its second action in secret (GUILD-050)." })
  ),
  secondActionsRevealed: revealing(
    z31.strictObject({
      choices: z31.array(z31.strictObject({ seat: seatSchema, action: secondChoiceSchema }).meta({ id: "SecondChosen" }))
    }).meta({ description: "All second actions are revealed (GUILD-051)." }),
    { choices: "everyone" }
  ),
  secondActionChanged: z31.strictObject({ ...by, action: secondChoiceSchema }).meta({ description: "The Light privilege is used (GUILD-062)." }),
  secondActionKept: mattering(
    "DETAIL",
    z31.strictObject({ ...by }).meta({ description: "The Light privilege is not used (GUILD-062)." })
  ),
  placementOpened: mattering(
    "DETAIL",
    z31.strictObject({
      places: z31.array(z31.strictObject({ seat: seatSchema, mageIds: cards.mage }).meta({ id: "MagesToPlace" }))
    }).meta({ description: "The mages to place are fixed (GUILD-173)." })
  ),
  magesPlaced: mattering(
    "DETAIL",
    z31.strictObject({ ...by, mageIds: cards.mage, active: own(cards.mage) }).meta({ description: "A seat has placed mages in secret (GUILD-173)." })
  ),
  placementsRevealed: mattering(
    "DETAIL",
    revealing(
      z31.strictObject({
        places: z31.array(
          z31.strictObject({ seat: seatSchema, active: cards.mage, passive: cards.mage }).meta({ id: "Placed" })
        )
      }).meta({ description: "All placements are revealed (GUILD-053)." }),
      { places: "everyone" }
    )
  ),
  objectAssigned: mattering(
    "DETAIL",
    z31.strictObject({ ...by, objectId: card.item, mageId: card.mage.nullable() }).meta({ description: "An object is put on a mage, or on none (GUILD-059)." })
  )
};

// libs/guilds/src/events.ts
var events = {
  ...setUpEvents,
  ...turnEvents,
  ...actionEvents,
  ...effectEvents,
  ...campaignEvents,
  ...combatEvents
};

// libs/guilds/src/actions/recruitment-evolvers.ts
function recruited(state, seat5, mageId, price) {
  const guild = guildOf(state, seat5);
  guild.rubies -= price;
  guild.effects.freeRecruitment = false;
  addMage(state, seat5, mageId);
  resolutionOf(state).done = true;
}
function leadersReturned(state, under) {
  const resolution = resolutionOf(state);
  resolution.drawnLeaders = [];
  resolution.done = true;
  state.leaders.deck.push(...under);
}
var recruitmentEvolvers = {
  mageBought(state, { seat: seat5, mageId, price }) {
    state.mages.faceUp = null;
    recruited(state, seat5, mageId, price);
  },
  magesDrawn(state, { count: count3, sentToAuction, mageIds }) {
    state.mages.deck.splice(0, count3);
    if (sentToAuction !== null) state.mages.pile.push(sentToAuction);
    state.mages.faceUp = null;
    resolutionOf(state).drawnMages = [...mageIds];
  },
  mageRecruited(state, { seat: seat5, mageId, price, faceUp }) {
    resolutionOf(state).drawnMages = [];
    state.mages.faceUp = faceUp;
    recruited(state, seat5, mageId, price);
  },
  magesDeclined(state, { sentToAuction, faceUp }) {
    if (sentToAuction !== null) state.mages.pile.push(sentToAuction);
    state.mages.faceUp = faceUp;
    const resolution = resolutionOf(state);
    resolution.drawnMages = [];
    resolution.done = true;
  },
  leadersDrawn(state, { count: count3, leaderIds }) {
    state.leaders.deck.splice(0, count3);
    resolutionOf(state).drawnLeaders = [...leaderIds];
  },
  leaderSwapped(state, { seat: seat5, leaderId, price, under }) {
    const guild = guildOf(state, seat5);
    guild.leaderId = leaderId;
    guild.rubies -= price;
    leadersReturned(state, under);
  },
  leaderKept(state, { under }) {
    leadersReturned(state, under);
  }
};

// libs/guilds/src/actions/action-evolvers.ts
var actionEvolvers = {
  ...marketEvolvers,
  ...tradeEvolvers,
  ...recruitmentEvolvers,
  ...leaderEvolvers
};

// libs/guilds/src/campaigns/campaign-evolvers.ts
var campaignEvolvers = {
  ...questSwapEvolvers,
  ...campaignPlanEvolvers,
  ...campaignCombatEvolvers,
  ...campaignLossEvolvers,
  ...campaignDamageEvolvers,
  ...campaignClaimEvolvers,
  ...campaignOutcomeEvolvers
};

// libs/guilds/src/combats/combat-evolvers.ts
var combatEvolvers = {
  ...combatRearrangeEvolvers,
  ...combatTargetEvolvers,
  ...defenseLineEvolvers,
  ...attackLineEvolvers,
  ...combatCardEvolvers,
  ...duelEvolvers,
  ...combatCounterEvolvers,
  ...combatBootyEvolvers,
  ...combatOutcomeEvolvers
};

// libs/guilds/src/effects/fight-effect-evolvers.ts
var fightEffectEvolvers = {
  fighterBoosted(state, { seat: seat5, fighterId, value, elements: elements2, amount: amount2 }) {
    state.fight?.boosts.push({ seat: seat5, fighterId, value, elements: [...elements2], amount: amount2 });
  },
  diceAdded(state, { seat: seat5, count: count3 }) {
    guildOf(state, seat5).effects.extraDice += count3;
  },
  rerollGranted(state, { seat: seat5, count: count3 }) {
    guildOf(state, seat5).effects.rerolls += count3;
  },
  elementLocked({ fight }, { element }) {
    if (fight?.kind === "combat") fight.locked.push(element);
  },
  groupAttackAllowed({ fight }) {
    if (fight?.kind === "campaign") fight.grouped = true;
  },
  counterAttackSilenced({ fight }, { monster: monster2 }) {
    if (fight?.kind === "campaign") fight.silenced.push(monster2);
  },
  leaderJoined(state, { seat: seat5, column: column2 }) {
    const { fight } = state;
    if (fight?.kind === "combat") fight.defense.push({ fighterId: leaderIdOf(guildOf(state, seat5)), column: column2 });
  }
};

// libs/guilds/src/effects/effect-evolvers.ts
var effectEvolvers = {
  ...cardEvolvers,
  ...rubyEvolvers,
  ...itemEvolvers,
  ...mageEvolvers,
  ...alignmentEvolvers,
  ...recruitingEvolvers,
  ...questEvolvers,
  ...secondActionEvolvers,
  ...fightEffectEvolvers
};

// libs/guilds/src/flow/resignation.ts
function resign2(turn, seat5) {
  turn.emit({ type: "guildDeserted", seat: seat5 });
  const left = turn.state.guilds.filter(({ resigned }) => !resigned);
  if (left.length <= 1) turn.emit({ type: "gameEnded", reason: "lastSeat" });
}
var resignationEvolvers = {
  guildDeserted(state, { seat: seat5 }) {
    Object.assign(guildOf(state, seat5), { absent: true, resigned: true });
  }
};

// libs/guilds/src/initial-state.ts
var noEffects = () => ({
  extraDice: 0,
  rerolls: 0,
  shields: {},
  freeRecruitment: false,
  freeBids: false
});
var newGuild = (seat5) => ({
  seat: seat5,
  tileId: "",
  leaderId: null,
  alignment: 0,
  rubies: 0,
  mages: [],
  objects: [],
  spells: [],
  quests: [],
  firstAction: null,
  secondAction: null,
  effects: noEffects(),
  missed: 0,
  missedStep: null,
  absent: false,
  resigned: false
});
var initialState = (options, seats) => ({
  options,
  guilds: seats.map(({ seat: seat5 }) => newGuild(seat5)),
  turn: 0,
  firstPlayer: 0,
  step: null,
  effect: null,
  effectStep: null,
  stepsOpened: 0,
  items: { deck: [], discard: [], faceUp: null },
  mages: { deck: [], faceUp: null, pile: [], removed: [] },
  leaders: { deck: [] },
  quests: { deck: [], seen: {} },
  knowledge: {},
  dealtLeaders: seats.map(() => []),
  chosenLeaders: seats.map(() => null),
  recoveryEnded: [],
  auction: { lots: [], answers: seats.map(() => []) },
  privilege: null,
  firstActionsRevealed: false,
  secondActionsRevealed: false,
  secondActionSeenBy: {},
  placement: null,
  placementOpened: false,
  movedObjects: [],
  round: 0,
  resolution: null,
  resolved: [],
  fight: null,
  uses: {},
  progress: false,
  idleTurns: 0,
  over: null
});

// libs/guilds/src/flow/turn-evolvers.ts
var turnEvolvers = {
  turnBegan(state, { turn, firstPlayer }) {
    state.turn = turn;
    state.firstPlayer = firstPlayer;
    state.auction.lots = state.mages.pile;
    state.mages.pile = [];
  },
  stepOpened(state, { step, stepId: stepId2, seats }) {
    applyStepOpened(state, step, stepId2, seats);
  },
  roundBegan(state, { round }) {
    state.round = round === 1 ? 1 : 2;
    state.resolved = [];
    state.privilege = null;
    state.step = null;
  },
  actionBegan(state, { seat: seat5, action, x2 }) {
    state.resolution = newResolution(seat5, action, x2, x2 && action === "trade" ? TRADE_DISCOUNTS.count : 0);
    state.step = null;
  },
  actionLost() {
    return;
  },
  actionEnded(state, { seat: seat5 }) {
    state.resolution = null;
    state.resolved.push(seat5);
    state.step = null;
  },
  idleTurnsCounted(state, { idleTurns }) {
    state.idleTurns = idleTurns;
  },
  guildsRecovered(state, { sentToAuction }) {
    for (const guild of state.guilds) {
      guild.firstAction = null;
      guild.secondAction = null;
      guild.effects = noEffects();
      for (const mage3 of guild.mages) Object.assign(mage3, { post: null, used: null });
    }
    if (sentToAuction !== null) state.mages.pile.push(sentToAuction);
    state.mages.faceUp = null;
    Object.assign(state, {
      recoveryEnded: [],
      firstActionsRevealed: false,
      secondActionsRevealed: false,
      secondActionSeenBy: {},
      placementOpened: false,
      movedObjects: [],
      round: 0,
      resolved: [],
      uses: {},
      progress: false
    });
  },
  gameEnded(state, { reason }) {
    state.over = reason;
  }
};

// libs/guilds/src/evolvers.ts
var evolvers = {
  ...setUpEvolvers,
  ...turnEvolvers,
  ...careEvolvers,
  ...auctionEvolvers,
  ...actionChoiceEvolvers,
  ...placementEvolvers,
  ...assignObjectEvolvers,
  ...actionEvolvers,
  ...effectEvolvers,
  ...campaignEvolvers,
  ...combatEvolvers,
  ...mageDamageEvolvers,
  ...absenceEvolvers,
  ...resignationEvolvers
};

// libs/guilds/src/evolve.ts
var evolve = evolverOf(evolvers);

// libs/guilds/src/options.ts
import { z as z32 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var optionsSchema = z32.strictObject({
  questCount: z32.int().min(1).max(30).default(30).meta({ description: "Quests in the deck (GUILD-017)." }),
  decisionSeconds: z32.int().min(10).max(604800).nullable().default(86400).meta({ description: "Seconds for each decision; null: no deadline (GUILD-166)." }),
  stalemateTurns: z32.int().min(3).max(50).default(10).meta({ description: "Turns without progress on the quests after which the game ends (GUILD-156)." })
});

// libs/guilds/src/score.ts
var countedThings = (guild) => ({
  rubies: guild.rubies,
  objects: guild.objects.length,
  quests: guild.quests.length,
  mages: guild.mages.length,
  alignmentSteps: Math.max(0, Math.abs(guild.alignment) - Math.abs(guildTile(guild.tileId).startAlignment))
});
function objectivePoints(state, guild) {
  const things = countedThings(guild);
  let points = 0;
  for (const { seat: seat5, tileId } of state.guilds) {
    const each = seat5 === guild.seat ? OBJECTIVE_POINTS.own : OBJECTIVE_POINTS.others;
    for (const kind of guildTile(tileId).objectives) points += each * things[kind];
  }
  return points;
}
var sum = (things, points) => things.reduce((total3, thing) => total3 + points(thing), 0);
function objectWorth(objectId) {
  const card3 = item(objectId);
  return card3.kind === "object" ? card3.victoryPoints : 0;
}
var sources = {
  quests: (_state, { quests: quests3 }) => sum(quests3, (questId) => quest(questId).success.victoryPoints),
  mages: (_state, { mages: mages3 }) => sum(mages3, ({ id }) => mage(id).victoryPoints),
  objects: (_state, { objects: objects2 }) => sum(objects2, ({ id }) => objectWorth(id)),
  leader: (_state, { leaderId }) => leaderId === null ? 0 : leader(leaderId).victoryPoints,
  careCenter: (_state, guild) => 0 - CARE_PENALTY * magesInCare(guild).length,
  objectives: objectivePoints
};
var partsOf2 = (state, guild) => Object.entries(sources).map(([name, points]) => ({ name, points: points(state, guild) }));
function pointsOf(state, guild) {
  let points = 0;
  for (const name in sources) points += sources[name]?.(state, guild) ?? 0;
  return points;
}
function compare(state, a, b) {
  return Number(a.resigned) - Number(b.resigned) || pointsOf(state, b) - pointsOf(state, a) || b.quests.length - a.quests.length || magesInCare(a).length - magesInCare(b).length || b.rubies - a.rubies;
}
var score = (state) => state.guilds.map((guild) => ({
  seat: guild.seat,
  rank: 1 + state.guilds.filter((other) => compare(state, other, guild) < 0).length,
  points: pointsOf(state, guild),
  parts: partsOf2(state, guild)
})).sort((a, b) => a.rank - b.rank || a.seat - b.seat);

// libs/guilds/src/view/resample-choose.ts
function resampleChoices(world, viewer, random) {
  for (const guild of world.guilds) {
    if (guild.seat === viewer) continue;
    chooseLeader(world, guild.seat, random);
    chooseActions(world, guild, viewer, random);
    bid2(world, guild, random);
    const placement2 = world.placement?.[guild.seat];
    if (placement2) placement2.active = placement2.active.map(() => random.pick([true, false]));
  }
}
function chooseLeader({ chosenLeaders, dealtLeaders }, seat5, random) {
  const dealt = dealtLeaders[seat5] ?? [];
  if (chosenLeaders[seat5] !== null && dealt.length > 0) chosenLeaders[seat5] = random.pick(dealt);
}
function chooseActions(world, guild, viewer, random) {
  if (guild.firstAction !== null && !world.firstActionsRevealed) guild.firstAction = random.pick(actions);
  const seen = viewer !== null && world.secondActionSeenBy[guild.seat]?.includes(viewer);
  if (guild.secondAction === null || world.secondActionsRevealed || seen) return;
  guild.secondAction = random.pick(secondChoices.filter((choice) => isSecondChoice(guild, choice)));
}
function bid2({ auction: auction2 }, { seat: seat5, rubies: rubies3, alignment: alignment2, effects }, random) {
  let purse = Math.min(rubies3, HIGHEST_BID);
  auction2.answers[seat5]?.forEach((answer2, place2) => {
    const lot2 = auction2.lots[place2];
    if (answer2.passed || lot2 === void 0) return;
    const admitted = effects.freeBids || meets(alignment2, mage(lot2).requirement);
    answer2.amount = admitted ? random.below(purse + 1) : 0;
    purse -= answer2.amount;
  });
}

// libs/guilds/src/view/resample-deal.ts
function resampleDeal(world, viewer, random) {
  dealItems(world, viewer, random);
  redeal(world, hiddenMages(world, viewer), random);
  redeal(world, hiddenLeaders(world, viewer), random);
  redeal(world, unknownSlots(world, viewer, [world.quests.deck]), random);
  reorderShownQuests(world, viewer, random);
}
var slotsOf = (pile) => pile.map((_, place2) => ({ pile, place: place2 }));
var cardIn = ({ pile, place: place2 }) => pile[place2] ?? "";
var unknownSlots = (world, viewer, piles) => piles.flatMap(slotsOf).filter((slot) => !knows(world, viewer, cardIn(slot)));
function dealItems(world, viewer, random) {
  const { items: items2, guilds: guilds2, resolution, effect } = world;
  const hands = guilds2.filter(({ seat: seat5 }) => seat5 !== viewer).map(({ spells: spells3 }) => spells3);
  const drawn = [
    ...resolution && resolution.seat !== viewer ? [resolution.market.offered] : [],
    ...effect?.kind === "pick" && effect.seat !== viewer ? [effect.cards] : []
  ];
  const inHands = unknownSlots(world, viewer, hands);
  const elsewhere = unknownSlots(world, viewer, [items2.deck, ...drawn]);
  const pool = random.shuffle([...inHands, ...elsewhere].map(cardIn));
  const spells2 = pool.filter((itemId) => !isObject(itemId)).slice(0, inHands.length);
  const others = pool.filter((itemId) => !spells2.includes(itemId));
  put2(world, [...inHands, ...elsewhere], [...spells2, ...others]);
}
function hiddenMages({ mages: mages3, resolution }, viewer) {
  const drawn = resolution && resolution.seat !== viewer ? resolution.drawnMages : [];
  return [mages3.deck, drawn].flatMap(slotsOf);
}
function hiddenLeaders({ leaders: leaders3, dealtLeaders, resolution }, viewer) {
  const dealt = dealtLeaders.filter((_, seat5) => seat5 !== viewer);
  const drawn = resolution && resolution.seat !== viewer ? resolution.drawnLeaders : [];
  return [leaders3.deck, ...dealt, drawn].flatMap(slotsOf);
}
var redeal = (world, slots, random) => put2(world, slots, random.shuffle(slots.map(cardIn)));
function put2(world, slots, cards2) {
  const known = slots.map((slot) => world.knowledge[cardIn(slot)]);
  for (const slot of slots) Reflect.deleteProperty(world.knowledge, cardIn(slot));
  slots.forEach(({ pile, place: place2 }, number2) => {
    const card3 = cards2[number2] ?? "";
    pile[place2] = card3;
    const knowers = known[number2];
    if (knowers !== void 0) world.knowledge[card3] = knowers;
  });
}
function reorderShownQuests(world, viewer, random) {
  const { effect, quests: quests3 } = world;
  if (effect?.kind !== "order" || effect.seat === viewer) return;
  const placed = effect.placed.length;
  const shown = quests3.deck.slice(1, 1 + placed + effect.cards.length);
  effect.placed = random.shuffle(shown).slice(0, placed);
  effect.cards = shown.filter((questId) => !effect.placed.includes(questId));
}

// libs/guilds/src/view/resample-fight.ts
function resampleFight(world, viewer, random) {
  const combat = runningCombat(world);
  if (!combat || viewer.kind === "auditor") return;
  const own2 = viewer.kind === "seat" ? viewer.seat : void 0;
  if (!combat.revealed && combat.defender !== own2) shuffleDefense(combat, random);
  if (!combat.revealed && combat.attacker !== own2) shuffleAttack(world, combat, random);
  for (const seat5 of Object.keys(combat.plays).map(Number)) {
    if (seat5 !== own2) combat.plays[seat5] = somePlay(world, combat, seat5, random);
  }
}
function shuffleDefense(combat, random) {
  const order2 = random.shuffle(combat.defenders);
  combat.defense = combat.defense.map(({ column: column2 }, place2) => ({ fighterId: order2[place2] ?? "", column: column2 }));
}
function shuffleAttack(world, combat, random) {
  const eligible = eligibleMages(guildOf(world, combat.attacker), "combat").map(({ id }) => id);
  const order2 = random.shuffle(eligible).slice(0, attackLine(combat).length);
  const width = frontColumns(combat);
  combat.front = order2.slice(0, width).map((fighterId, place2) => ({ fighterId, column: place2 + 1 }));
  combat.back = order2.slice(width).map((fighterId) => ({ fighterId, column: random.below(width) + 1 }));
}
function somePlay(world, combat, seat5, random) {
  const before = combat.plays;
  combat.plays = Object.fromEntries(Object.entries(before).filter(([other]) => Number(other) !== seat5));
  const possible = [...plays(world, seat5, "combat.cards")].filter(
    (play2) => !refusedPlay(world, seat5, play2, "combat.cards")
  );
  combat.plays = before;
  return random.pick([null, ...possible]);
}

// libs/guilds/src/view/resample.ts
function resample(state, viewer, random) {
  const world = clone(state);
  if (viewer.kind === "auditor") return world;
  const seat5 = viewer.kind === "seat" ? viewer.seat : null;
  resampleDeal(world, seat5, random);
  resampleChoices(world, seat5, random);
  resampleFight(world, viewer, random);
  return world;
}

// libs/guilds/src/view/view-schema.ts
import { z as z34 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/guilds/src/view/fight-view-schema.ts
import { z as z33 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var card2 = {
  mage: idSchema(),
  quest: idSchema(),
  item: idSchema(),
  fighter: idSchema()
};
var number = z33.int().min(1);
var boostSchema = z33.strictObject({
  seat: seatSchema,
  fighterId: card2.fighter,
  value: z33.enum(["attack", "defense"]),
  elements: z33.array(elementSchema),
  amount: z33.int()
}).meta({ id: "Boost", description: "A bonus in this fight, by a card or power." });
var campaignViewSchema = z33.strictObject({
  seat: seatSchema,
  questId: card2.quest,
  started: z33.boolean(),
  sent: z33.array(
    z33.strictObject({ mageId: card2.mage, monster: number.optional(), group: number.optional() }).meta({ id: "SentMage", description: "A mage on the campaign, the monster in front of it, and its group." })
  ),
  monster: number.optional().meta({ description: "The monster that is being fought." }),
  group: number.optional().meta({ description: "The group whose element is to be chosen." }),
  boosts: z33.array(boostSchema),
  grouped: z33.boolean(),
  silenced: z33.array(number),
  objectsDue: z33.int().min(0),
  damageDue: z33.int().min(0)
}).meta({ id: "Campaign", description: "A campaign that is running." });
var lineSchema = z33.array(
  z33.strictObject({ fighterId: card2.fighter, column: number }).meta({ id: "LineMember", description: "A fighter in a column." })
);
var combatViewSchema = z33.strictObject({
  attacker: seatSchema,
  defender: seatSchema,
  defendersPlaced: z33.int().min(0),
  attackersPlaced: z33.int().min(0),
  defense: lineSchema.optional(),
  front: lineSchema.optional(),
  back: lineSchema.optional(),
  revealed: z33.boolean(),
  wave: z33.enum(["attack", "counter"]).optional(),
  duel: z33.strictObject({ column: number, attackerId: card2.fighter, defenderId: card2.fighter }).meta({ id: "Duel", description: "The duel whose element is to be chosen." }).optional(),
  locked: z33.array(elementSchema),
  boosts: z33.array(boostSchema),
  left: z33.array(card2.fighter).meta({ description: "The mages that have left the lines." }),
  played: card2.item.nullable().optional().meta({ description: "Own answer of the open round of cards; null is a pass." }),
  bootyDue: z33.int().min(0)
}).meta({ id: "Combat", description: "A guild combat that is running." });

// libs/guilds/src/view/view-schema.ts
var count2 = z34.int().min(0);
var mageSchema2 = z34.strictObject({
  mageId: card.mage,
  damage: count2,
  inCare: z34.boolean().meta({ description: "In the care center." }),
  post: postSchema.optional(),
  used: z34.enum(["quests", "combat"]).optional().meta({ description: "Has taken part in this type of fight this turn." }),
  shield: count2.optional().meta({ description: "Points of damage that a shield still takes off in this turn." })
}).meta({ id: "GuildMage", description: "A mage that a guild has recruited." });
var objectSchema2 = z34.strictObject({
  objectId: card.item,
  mageId: card.mage.optional(),
  uses: count2.meta({ description: "Uses in this turn." })
}).meta({ id: "GuildObject", description: "An object of a guild, and the mage that carries it." });
var guildSchema = z34.strictObject({
  seat: seatSchema,
  tileId: card.guildTile,
  leaderId: card.leader.optional(),
  alignment: z34.int(),
  rubies: count2,
  mages: z34.array(mageSchema2),
  objects: z34.array(objectSchema2),
  spells: count2.meta({ description: "Number of spells in hand." }),
  quests: cards.quest,
  firstAction: actionSchema.optional(),
  secondAction: secondChoiceSchema.optional(),
  secondActionSeenBy: z34.array(seatSchema).meta({ description: "Seats that have looked at the second action while it was hidden." }),
  answered: count2.meta({ description: "Parts of the open decision that the seat has answered." }),
  extraDice: count2,
  rerolls: count2,
  ignoresRequirement: z34.array(z34.enum(["nextRecruitment", "allBids"])),
  absent: z34.boolean(),
  resigned: z34.boolean(),
  points: z34.int().meta({ description: "Victory points if the game ended now." })
}).meta({ id: "Guild", description: "A guild, without the secrets of its seat." });
var questSchema2 = z34.strictObject({
  questId: card.quest,
  place: z34.int().min(1).optional().meta({ description: "Place in the deck, 1 on top; absent where it is unknown." }),
  damage: z34.array(count2).meta({ description: "Damage of each monster." }),
  rubies: count2,
  objects: cards.item
}).meta({ id: "OpenQuest", description: "A quest that is, or has been, face up, with the objects on it." });
var resolutionSchema = z34.strictObject({
  seat: seatSchema,
  action: actionSchema,
  x2: z34.boolean(),
  discounts: count2,
  marketOpen: z34.boolean(),
  marketUsed: z34.boolean(),
  alignmentBought: z34.boolean(),
  powerUsed: z34.boolean(),
  bonusUsed: z34.boolean()
}).meta({ id: "Resolution", description: "The action that is being resolved." });
var ownSchema = z34.strictObject({
  seat: seatSchema,
  hand: cards.item,
  leaders: cards.leader.optional().meta({ description: "Leaders dealt to choose from, or drawn to exchange." }),
  leaderId: card.leader.optional().meta({ description: "The leader chosen, before all are revealed." }),
  firstAction: actionSchema.optional(),
  secondAction: secondChoiceSchema.optional(),
  bids: z34.array(z34.strictObject({ mageId: card.mage, amount: count2 }).meta({ id: "OwnBid" })).optional().meta({ description: "Own answers of the open auction." }),
  purse: count2.optional().meta({ description: "Rubies left for further bids." }),
  placement: z34.array(z34.strictObject({ mageId: card.mage, active: z34.boolean().optional() }).meta({ id: "OwnPlacement" })).optional(),
  market: cards.item.optional().meta({ description: "The items of the open market." }),
  mages: cards.mage.optional().meta({ description: "The mages drawn." }),
  items: cards.item.optional().meta({ description: "Items drawn by an effect, to choose from." }),
  quests: cards.quest.optional().meta({ description: "Quests shown by an effect and not yet placed." }),
  questsPlaced: cards.quest.optional().meta({ description: "Quests placed so far, the next one first." })
}).meta({ id: "OwnSeat", description: "The secrets of the own seat." });
var viewSchema = z34.strictObject({
  turn: count2,
  firstPlayer: seatSchema,
  step: stepSchema.optional().meta({ description: "The state that waits; absent while automatic steps run." }),
  round: count2.meta({ description: "1 or 2 in step 6, otherwise 0." }),
  over: endReasonSchema.optional(),
  guilds: z34.array(guildSchema),
  faceUpItem: card.item.optional(),
  itemDeck: count2,
  itemDiscard: cards.item,
  faceUpMage: card.mage.optional(),
  mageDeck: count2,
  lots: cards.mage.meta({ description: "Mages that are auctioned in this turn." }),
  auctionPile: cards.mage.meta({ description: "Mages that wait for the next auction." }),
  removedMages: cards.mage,
  leaderDeck: count2,
  quests: z34.array(questSchema2).meta({ description: "The face-up quest first, then others that have been face up." }),
  questDeck: count2.meta({ description: "Quests not completed, the face-up one included." }),
  idleTurns: count2,
  resolution: resolutionSchema.optional(),
  effect: z34.strictObject({ seat: seatSchema, due: count2.meta({ description: "Answers still to come." }) }).meta({ id: "OpenEffect" }).optional(),
  campaign: campaignViewSchema.optional(),
  combat: combatViewSchema.optional(),
  own: ownSchema.optional().meta({ description: "Absent for spectators." }),
  secrets: z34.array(ownSchema).optional().meta({ description: "The secrets of each seat: for auditors only." })
});

// libs/guilds/src/view/fight-view.ts
function campaignView(state) {
  const campaign = runningCampaign(state);
  if (!campaign) return void 0;
  const { seat: seat5, questId, started, sent, boosts, grouped, silenced, objectsDue, damageDue } = campaign;
  const monster2 = started && campaign.outcome === null ? currentMonster(state, campaign) : void 0;
  const assault = nextAssault(state);
  return {
    seat: seat5,
    questId,
    started,
    sent: sent.map((mage3) => ({
      mageId: mage3.mageId,
      ...mage3.monster !== null && mage3.group !== null && { monster: mage3.monster, group: mage3.group }
    })),
    ...monster2 !== void 0 && { monster: monster2 },
    ...assault && { group: assault.group },
    boosts: boosts.map((boost) => ({ ...boost, elements: [...boost.elements] })),
    grouped,
    silenced: [...silenced],
    objectsDue,
    damageDue
  };
}
function combatView(state, viewer) {
  const combat = runningCombat(state);
  if (!combat) return void 0;
  const { attacker, defender, defense, revealed, wave, locked, boosts, left, bootyDue } = combat;
  const duel = state.step?.name === "combat.element" ? openDuel(state) : void 0;
  return {
    attacker,
    defender,
    defendersPlaced: defense.length,
    attackersPlaced: attackLine(combat).length,
    ...linesSeen(combat, viewer),
    revealed,
    ...wave !== null && { wave },
    ...duel && { duel },
    locked: [...locked],
    boosts: boosts.map((boost) => ({ ...boost, elements: [...boost.elements] })),
    left: [...left],
    ...ownPlay(combat, viewer),
    bootyDue
  };
}
function linesSeen({ attacker, defender, defense, front, back, revealed }, viewer) {
  return {
    ...(revealed || seesAllOf(viewer, defender)) && { defense: defense.map((member) => ({ ...member })) },
    ...(revealed || seesAllOf(viewer, attacker)) && {
      front: front.map((member) => ({ ...member })),
      back: back.map((member) => ({ ...member }))
    }
  };
}
function ownPlay({ plays: plays2 }, viewer) {
  const play2 = viewer.kind === "seat" ? plays2[viewer.seat] : void 0;
  return play2 === void 0 ? {} : { played: play2?.itemId ?? null };
}
function answeredInFight(state, seat5) {
  const combat = runningCombat(state);
  if (!combat) return 0;
  if (combat.revealed) return combat.plays[seat5] === void 0 ? 0 : 1;
  if (seat5 === combat.defender) return combat.defense.length;
  return seat5 === combat.attacker ? attackLine(combat).length : 0;
}

// libs/guilds/src/view/guild-view.ts
function guildView(state, guild, step, viewer) {
  const { leaderId, firstAction, secondAction, effects } = guild;
  const seenBy = state.secondActionSeenBy[guild.seat] ?? [];
  const mayLook = state.secondActionsRevealed || viewer.kind === "seat" && seenBy.includes(viewer.seat);
  const seen = {
    seat: guild.seat,
    tileId: guild.tileId,
    alignment: guild.alignment,
    rubies: guild.rubies,
    mages: guild.mages.map((mage3) => mageView(effects, mage3)),
    objects: guild.objects.map((object) => objectView(state, object)),
    spells: guild.spells.length,
    quests: [...guild.quests],
    secondActionSeenBy: [...seenBy],
    answered: answered4(state, guild, step),
    extraDice: effects.extraDice,
    rerolls: effects.rerolls,
    ignoresRequirement: waivers(effects),
    absent: guild.absent,
    resigned: guild.resigned,
    points: pointsOf(state, guild)
  };
  if (leaderId !== null) seen.leaderId = leaderId;
  if (state.firstActionsRevealed && firstAction !== null) seen.firstAction = firstAction;
  if (mayLook && secondAction !== null) seen.secondAction = secondAction;
  return seen;
}
function mageView({ shields }, { id, damage, inCare, post, used }) {
  const seen = { mageId: id, damage, inCare };
  const shield = shields[id] ?? 0;
  if (post !== null) seen.post = post;
  if (used !== null) seen.used = used;
  if (shield > 0) seen.shield = shield;
  return seen;
}
function objectView({ uses }, { id, mageId }) {
  const seen = { objectId: id, uses: uses[id] ?? 0 };
  if (mageId !== null) seen.mageId = mageId;
  return seen;
}
function waivers({ freeRecruitment, freeBids }) {
  const waived = [];
  if (freeRecruitment) waived.push("nextRecruitment");
  if (freeBids) waived.push("allBids");
  return waived;
}
function answered4(state, guild, step) {
  switch (step) {
    case "setup.chooseLeader":
      return state.chosenLeaders[guild.seat] === null ? 0 : 1;
    case "auction.bid":
      return state.auction.answers[guild.seat]?.length ?? 0;
    case "actions.first":
      return guild.firstAction === null ? 0 : 1;
    case "actions.second":
      return guild.secondAction === null ? 0 : 1;
    case "placement":
      return state.placement?.[guild.seat]?.active.length ?? 0;
    default:
      return answeredInFight(state, guild.seat);
  }
}

// libs/guilds/src/view/own-view.ts
function ownView(state, seat5) {
  const { spells: spells2, firstAction, secondAction } = guildOf(state, seat5);
  const own2 = { seat: seat5, hand: [...spells2] };
  if (state.turn === 0) addLeaders(own2, state);
  if (firstAction !== null) own2.firstAction = firstAction;
  if (secondAction !== null) own2.secondAction = secondAction;
  if (state.step?.name === "auction.bid" && state.auction.lots.length > 0) addBids(own2, state);
  if (state.placement) own2.placement = placementView(state, seat5);
  if (state.resolution?.seat === seat5) addDrawnCards(own2, state.resolution);
  if (state.effect?.seat === seat5) addEffect(own2, state.effect);
  return own2;
}
function addLeaders(own2, { dealtLeaders, chosenLeaders }) {
  const leaderId = chosenLeaders[own2.seat] ?? null;
  own2.leaders = [...dealtLeaders[own2.seat] ?? []];
  if (leaderId !== null) own2.leaderId = leaderId;
}
function addBids(own2, state) {
  const { lots, answers } = state.auction;
  own2.bids = (answers[own2.seat] ?? []).map(({ amount: amount2 }, place2) => ({ mageId: lots[place2] ?? "", amount: amount2 }));
  own2.purse = Math.max(0, purseFor(state, own2.seat));
}
function placementView(state, seat5) {
  const { mages: mages3, active } = placementOf(state, seat5);
  return mages3.map((mageId, place2) => {
    const placed = active[place2];
    return placed === void 0 ? { mageId } : { mageId, active: placed };
  });
}
function addDrawnCards(own2, { market, drawnMages, drawnLeaders }) {
  if (market.open) own2.market = [...market.offered];
  if (drawnMages.length > 0) own2.mages = [...drawnMages];
  if (drawnLeaders.length > 0) own2.leaders = [...drawnLeaders];
}
function addEffect(own2, effect) {
  if (effect.kind === "pick") own2.items = [...effect.cards];
  else {
    own2.quests = [...effect.cards];
    own2.questsPlaced = [...effect.placed];
  }
}

// libs/guilds/src/view/view.ts
function view(state, viewer) {
  const { items: items2, mages: mages3, quests: quests3, auction: auction2, leaders: leaders3 } = state;
  const open2 = openStepOf(state);
  const seen = {
    turn: state.turn,
    firstPlayer: state.firstPlayer,
    round: state.round,
    guilds: state.guilds.map((guild) => guildView(state, guild, open2?.step, viewer)),
    itemDeck: items2.deck.length,
    itemDiscard: [...items2.discard],
    mageDeck: mages3.deck.length,
    lots: [...auction2.lots],
    auctionPile: [...mages3.pile],
    removedMages: [...mages3.removed],
    leaderDeck: leaders3.deck.length,
    quests: questsView(state, viewer),
    questDeck: quests3.deck.length,
    idleTurns: state.idleTurns
  };
  if (open2) seen.step = open2.step;
  if (state.over !== null) seen.over = state.over;
  if (items2.faceUp !== null) seen.faceUpItem = items2.faceUp;
  if (mages3.faceUp !== null) seen.faceUpMage = mages3.faceUp;
  addWhatRuns(seen, state, viewer);
  if (viewer.kind === "seat") seen.own = ownView(state, viewer.seat);
  if (viewer.kind === "auditor") seen.secrets = state.guilds.map(({ seat: seat5 }) => ownView(state, seat5));
  return seen;
}
function addWhatRuns(seen, state, viewer) {
  const { resolution, effect, fight } = state;
  if (resolution) seen.resolution = resolutionView(resolution);
  if (effect) seen.effect = { seat: effect.seat, due: effect.kind === "pick" ? effect.due : effect.cards.length - 1 };
  const campaign = fight ? campaignView(state) : void 0;
  if (campaign) seen.campaign = campaign;
  const combat = fight ? combatView(state, viewer) : void 0;
  if (combat) seen.combat = combat;
}
function questsView(state, viewer) {
  const { quests: quests3 } = state;
  const seat5 = viewer.kind === "seat" ? viewer.seat : null;
  const top = quests3.deck[0];
  return Object.keys(quests3.seen).sort((a, b) => Number(b === top) - Number(a === top) || (a < b ? -1 : 1)).map((questId) => {
    const { damage = [], rubies: rubies3 = 0, objects: objects2 = [] } = quests3.seen[questId] ?? {};
    const known = viewer.kind === "auditor" || knows(state, seat5, questId);
    const place2 = known ? { place: quests3.deck.indexOf(questId) + 1 } : {};
    return { questId, ...place2, damage: [...damage], rubies: rubies3, objects: [...objects2] };
  });
}
function resolutionView(resolution) {
  const { seat: seat5, action, x2, discounts, market, alignmentBought, powerUsed, bonusUsed } = resolution;
  const used = { alignmentBought, powerUsed, bonusUsed };
  return { seat: seat5, action, x2, discounts, marketOpen: market.open, marketUsed: market.used, ...used };
}

// libs/guilds/src/waiting.ts
function waiting(state) {
  if (state.over !== null) return { over: state.over };
  const open2 = openStepOf(state);
  if (!open2) {
    if (awaitsAuction(state)) return { rules: "auction", key: `auction-${state.turn}` };
    throw new Error("The game waits for no seat.");
  }
  const suspended = state.effect && state.step ? { suspends: [state.step.id] } : {};
  return { ...waitsFor(open2, state.options), ...suspended };
}

// libs/guilds/src/guilds.ts
var schemas = { options: optionsSchema, commands, events, view: viewSchema, content: contentSchema };
var tableOf = (seats) => Array.from({ length: seats }, (_, seat5) => ({ seat: seat5 }));
var guilds = defineRules({
  name: "guilds",
  version: "1.1",
  schemas,
  refusals,
  unasked: unboundIn(commandRules),
  content,
  seats: () => ({ least: SEATS.least, seats: tableOf(SEATS.most) }),
  initialState,
  setUp,
  decide,
  automatic(turn) {
    resolveLots(turn);
    advance(turn);
  },
  timedOut(turn, seat5) {
    missDeadline(turn, seat5);
    advance(turn);
  },
  resigned(turn, seat5) {
    resign2(turn, seat5);
    advance(turn);
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
  guilds as ruleset
};
