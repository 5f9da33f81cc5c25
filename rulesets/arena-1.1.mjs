// Chronicler: the rules of arena 1.1, and the kernel that runs them. Released, never changed: index.json has the SHA-256 of this file.

// libs/cards/src/decks/boosters.ts
import { z } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var boosterSets = ["P", "K", "W"];
var boosterSetSchema = z.enum([...boosterSets, "MIXED"]).meta({ id: "BoosterSet", description: "The set of a sealed booster, or MIXED." });
var slots = [
  ["RARE", 1],
  ["UNCOMMON", 4],
  ["COMMON", 7],
  ["LAND", 2]
];
function openBooster(set, library2, random) {
  const cards3 = Object.values(library2).filter((card) => isInSet(set, card));
  const drawn3 = slots.flatMap(([sort, count3]) => {
    const pool = cards3.filter((card) => boosterSort(card) === sort);
    if (pool.length < count3) throw new RangeError(`The set ${set} has too few cards for a booster: ${sort}.`);
    return random.shuffle(pool).slice(0, count3);
  });
  const rest = cards3.filter(
    (card) => !drawn3.includes(card) && boosterSort(card) !== void 0 && boosterSort(card) !== "LAND"
  );
  return [...drawn3, random.pick(rest)].map(({ id }) => id);
}
var isInSet = (set, card) => set === "MIXED" ? boosterSets.some((code) => code === card.set) : card.set === set;
function boosterSort({ type, rarity }) {
  if (type === "GUARDIAN" || type === "STRONGHOLD") return void 0;
  return type === "SHIELD" || type === "TERRAIN" ? "LAND" : rarity;
}

// libs/cards/src/decks/card-decks.ts
import { z as z26 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/content/index.ts
import { z as z24 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/library/library.ts
function libraryOf(cards3) {
  const library2 = {};
  for (const card of cards3) {
    if (Object.hasOwn(library2, card.id)) throw new Error(`Two cards have the id ${card.id}.`);
    library2[card.id] = card;
  }
  return library2;
}

// libs/cards/src/schema/borders.ts
var borders = {
  GUARDIAN: void 0,
  STRONGHOLD: void 0,
  CREATURE: "SINGLE",
  SHIELD: "SINGLE",
  STANDARD_BEARER: "SINGLE",
  TERRAIN: "SINGLE",
  ITEM_CREATURE: "SINGLE",
  UPGRADE: "SINGLE",
  SPELL: "DOUBLE",
  ITEM_HAND: "DOUBLE",
  CORRUPTION: "DOUBLE"
};
var borderOf = (type) => borders[type];

// libs/cards/src/schema/fields-of.ts
var every = ["id", "name", "set", "type", "games", "effects"];
var ofAny = ["agreement", "flavor", "rarity"];
var drawn = [...every, "border", "dominantValue"];
var plain = { required: drawn, optional: ofAny };
var timed = { required: [...drawn, "timing"], optional: [...ofAny, "cost"] };
var fields = {
  GUARDIAN: {
    required: [...every, "vitality", "influenceValue", "powerStones", "baseDraw", "ldl", "mdl", "luc"],
    optional: ofAny
  },
  STRONGHOLD: { required: [...every, "position", "strongholdSet", "defenseBonus"], optional: ofAny },
  CREATURE: {
    required: [
      ...drawn,
      "vitality",
      "kind",
      "offColorBonus",
      "size",
      "classes",
      "vulnerabilities",
      "attackType",
      "immunities"
    ],
    optional: [
      ...ofAny,
      "redVitality",
      "offColorAgainst",
      "flying",
      "influenceable",
      "influenceCap",
      "influenceValue",
      "influenceReceivers",
      "rangedStrength",
      "rangedCondition"
    ]
  },
  SHIELD: plain,
  STANDARD_BEARER: plain,
  TERRAIN: { required: [...drawn, "terrainType"], optional: ofAny },
  ITEM_CREATURE: plain,
  UPGRADE: { required: [...drawn, "variant"], optional: ofAny },
  SPELL: timed,
  ITEM_HAND: timed,
  CORRUPTION: { required: [...drawn, "corrupts"], optional: ofAny }
};
var fieldsOf = (type) => fields[type];

// libs/cards/src/schema/kinds.ts
var cycle = { MORTAL: "ELEMENTAL", ELEMENTAL: "OUTSIDER", OUTSIDER: "MORTAL" };
var nextKind = (kind) => cycle[kind];

// libs/cards/src/schema/where-it-works.ts
var games = ["GUARDIANS", "ARENA"];
var onlyEffects = /* @__PURE__ */ new Set(["ITEM_CREATURE", "UPGRADE", "SPELL", "ITEM_HAND"]);
var gamesWhereItWorks = (type, effects) => games.filter(
  (game) => !onlyEffects.has(type) || effects.some((effect3) => effect3.games === void 0 || effect3.games.includes(game))
);

// libs/cards/src/schema/card-faults.ts
var cardFaults = (card) => [
  ...fieldFaults(card),
  ...repetitionFaults(card),
  ...gameFaults(card),
  ...timingFaults(card),
  ...card.type === "CREATURE" ? creatureFaults(card) : [],
  ...card.type === "GUARDIAN" ? guardianFaults(card) : []
];
function fieldFaults(card) {
  const { required, optional } = fieldsOf(card.type);
  const allowed = /* @__PURE__ */ new Set([...required, ...optional]);
  const border2 = borderOf(card.type);
  return [
    ...required.filter((field) => card[field] === void 0).map((field) => `a ${card.type} needs "${field}".`),
    ...Object.keys(card).filter((field) => !allowed.has(field)).map((field) => `a ${card.type} has no "${field}".`),
    ...card.border === border2 ? [] : [`the border of a ${card.type} is ${border2 ?? "none"}.`]
  ];
}
var sets = ["games", "classes", "vulnerabilities", "influenceReceivers", "corrupts", "timing"];
var repetitionFaults = (card) => sets.filter((field) => new Set(card[field]).size < (card[field]?.length ?? 0)).map((field) => `"${field}" says something twice.`);
function gameFaults({ type, games: games2, effects }) {
  const works2 = gamesWhereItWorks(type, effects);
  return games2.filter((game) => !works2.includes(game)).map((game) => `it is nothing in ${game}.`);
}
function timingFaults({ type, timing = [], effects }) {
  if (type !== "SPELL" && type !== "ITEM_HAND") {
    return effects.filter((effect3) => effect3.timing && effect3.trigger !== "ACTIVATED").map(({ op }) => `only an ability has a timing on a ${type}: ${op}.`);
  }
  const used = new Set(effects.flatMap((effect3) => effect3.timing ?? timing));
  return [
    ...effects.filter(({ trigger }) => trigger !== "PLAYED" && trigger !== "COMMAND").map(({ op }) => `what a ${type} does happens when it is played: ${op}.`),
    ...timing.filter((window) => !used.has(window)).map((window) => `it does nothing at ${window}.`),
    ...[...used].filter((window) => !timing.includes(window)).map((window) => `it is not played at ${window}.`)
  ];
}
function creatureFaults(card) {
  const faults = [];
  if (!between(card.vitality, 1, 24)) faults.push("the vitality of a creature is 1 to 24.");
  if (card.dominantValue !== card.vitality) faults.push("the dominant value of a creature is its vitality.");
  if (card.influenceCap !== void 0 && !card.influenceable) faults.push("only an influenceable creature has a cap.");
  if (card.influenceReceivers && card.influenceValue === void 0) faults.push("receivers need an influence value.");
  if (card.rangedCondition && card.rangedStrength === void 0) faults.push("a ranged condition needs a strength.");
  if (enemies(card).some((filter) => filter?.owner !== void 0)) faults.push("whom it fights is an enemy anyway.");
  return [...faults, ...offColorFaults(card)];
}
var enemies = ({ rangedCondition, immunities = [] }) => [
  rangedCondition,
  ...immunities.map(({ creatures }) => creatures)
];
function offColorFaults({ kind, offColorBonus: offColorBonus2, offColorAgainst }) {
  if (offColorAgainst === void 0 || kind === void 0) return [];
  if (offColorBonus2 === 0) return ["a bonus of 0 is against no kind."];
  return offColorAgainst === nextKind(kind) ? [`the bonus of ${kind} is against ${offColorAgainst} anyway.`] : [];
}
var guardianFaults = (card) => [
  ...between(card.vitality, 20, 30) ? [] : ["the vitality of a guardian is 20 to 30."],
  ...between(card.influenceValue, 4, 9) ? [] : ["a guardian influences by 4 to 9."]
];
var between = (value, least, most) => value !== void 0 && value >= least && value <= most;

// libs/kernel/src/calendar.ts
import { z as z2 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

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
  const first2 = issues.filter((issue) => ownMessage(issue) || mostOfZod.includes(issue));
  const left = issues.length - first2.length;
  const told = [...first2.map(tellIssue), ...left > 0 ? [andMore(left)] : []];
  return localized(told.map(({ en }) => en).join(" "), told.map(({ fr }) => fr).join(" "));
}
var localizedIssue = (message, path = []) => ({ code: "custom", message: message.en, params: { message }, path });
var ownMessage = (issue) => issue.params?.message;
function tellIssue(issue) {
  const place2 = issue.path.map(String).join(".");
  const own3 = ownMessage(issue);
  if (own3) return place2 === "" ? own3 : localized(`${place2}: ${own3.en}`, `${place2} : ${own3.fr}`);
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
var calendarSchema = z2.strictObject({
  daysOff: z2.array(z2.int().min(1).max(7)).min(1).max(6).superRefine((days, context) => {
    if (new Set(days).size < days.length) context.addIssue(localizedIssue(TWICE));
  }).meta({ description: "Days that do not count, from 1 for Monday to 7 for Sunday." }),
  utcOffset: z2.int().min(-720).max(840).meta({ description: "Minutes by which its days begin before those of UTC, all year." })
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
import { z as z3 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var gameId = z3.string().meta({ description: "The game that is the adventure." });
var campaignEventSchemas = {
  campaignOpened: z3.strictObject({
    ruleset: z3.string(),
    rulesVersion: z3.string().meta({ description: "All its adventures are played under this version." }),
    name: z3.string(),
    openedBy: z3.string().meta({ description: "Account that opened the campaign." })
  }).meta({ description: "A campaign was opened." }),
  adventureOpened: z3.strictObject({
    gameId,
    options: z3.record(z3.string(), z3.json()).meta({ description: "The options of the game." }),
    openedBy: z3.string().meta({ description: "Account that opened the adventure." })
  }).meta({ description: "The campaign sent out for an adventure." }),
  adventurePlayed: z3.strictObject({
    gameId,
    gameHash: z3.string().meta({ description: "Hash of the last commit of the game, lower-case hex." }),
    reason: z3.string().meta({ description: "Why the game ended." }),
    players: z3.array(
      z3.strictObject({
        seat: z3.int().min(0),
        account: z3.string().nullable(),
        bot: z3.string().nullable(),
        rank: z3.int().min(1),
        points: z3.number()
      })
    )
  }).meta({ description: "An adventure is over; its changes follow." }),
  adventureGivenUp: z3.strictObject({ gameId }).meta({ description: "An adventure counts no more." })
};
var isCampaignEvent = (event) => Object.hasOwn(campaignEventSchemas, event.type);

// libs/kernel/src/game-events.ts
import { z as z13 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/fork-schemas.ts
import { z as z4 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var forkOriginSchema = z4.strictObject({
  gameId: z4.string().meta({ description: "The finished game." }),
  version: z4.int().min(1).meta({ description: "Its version: the last event of a commit." }),
  hash: z4.string().regex(/^[0-9a-f]{64}$/).meta({ description: "SHA-256 of that commit in its chain, lower-case hex." })
}).meta({ id: "ForkOrigin", description: "The version of another game that a game goes on from." });
var positionSchema = z4.strictObject({
  seats: z4.int().min(1).meta({ description: "Number of seats that play." }),
  resigned: z4.array(z4.int().min(0)).meta({ description: "Seats that had resigned." }),
  state: z4.json().meta({ description: "The state of the rules." })
});

// libs/kernel/src/shared-registry.ts
import { z as z5 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
function sharedRegistry(name) {
  const place2 = /* @__PURE__ */ Symbol.for(`chronicler.${name}`);
  const common3 = globalThis;
  return common3[place2] ??= z5.registry();
}

// libs/kernel/src/importance.ts
var declared = sharedRegistry("importance");
function mattering(importance, schema) {
  const own3 = schema.clone();
  declared.add(own3, { importance });
  return own3;
}

// libs/kernel/src/absence.ts
import { z as z6 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var leaversSchema = z6.strictObject({
  after: z6.int().min(60).max(2592e3).meta({
    description: "Seconds for which the game waits for a seat, over all its steps, without a command of its player. Then the seat is offered, or the bot takes it over."
  }),
  bot: z6.string().min(1).max(100).optional().meta({ description: "Bot that takes over the seat. Absent: the seat is offered to all players." }),
  mayReturn: z6.literal(true).optional().meta({ description: "The player may take the seat back from the bot. Absent: they may not." })
}).meta({ id: "Leavers", description: "What happens to the seats of players who are absent." });

// libs/kernel/src/proposals/proposal-events.ts
import { z as z8 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/proposals/proposal.ts
import { z as z7 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var seat = z7.int().min(0);
var proposalKinds = ["PAUSE", "UNDO", "TAKEOVER"];
var MOVES_UNTIL_AGAIN = 5;
var MOVES_TO_ANSWER = 5;
var proposalShape = {
  seat: seat.meta({ description: "The seat that proposes." }),
  kind: z7.enum(proposalKinds).meta({
    id: "ProposalKind",
    description: "PAUSE: all clocks stop. UNDO: the game goes back to a point. TAKEOVER: a bot plays on for an absent player."
  }),
  seconds: z7.int().min(60).max(2592e3).optional().meta({ description: "PAUSE: its length in seconds; absent for one that a player ends." }),
  to: z7.int().min(1).optional().meta({ description: "UNDO: the version to go back to." }),
  of: seat.optional().meta({ description: "TAKEOVER: the seat of the absent player." }),
  bot: z7.string().min(1).max(100).optional().meta({ description: "TAKEOVER: the name of the bot." })
};
var revealedSchema = z7.strictObject({
  type: z7.string().meta({ description: "The type of the events." }),
  count: z7.int().min(1).meta({ description: "How many there were." })
}).meta({ id: "Revealed", description: "Events that showed something hidden, to one seat or to all." });

// libs/kernel/src/proposals/proposal-events.ts
var seat2 = z8.int().min(0).meta({ description: "Number of the seat, from 0, clockwise." });
var proposalEventSchemas = {
  proposed: mattering(
    "DETAIL",
    z8.strictObject({
      ...proposalShape,
      asked: z8.array(seat2).meta({ description: "The seats that may answer. Bots are not asked: they agree." }),
      since: z8.array(revealedSchema).optional().meta({ description: "UNDO: what became known since the point, by types of events." })
    }).meta({ description: "A seat proposed something to the others." })
  ),
  proposalAnswered: mattering(
    "DETAIL",
    z8.strictObject({ seat: seat2, agrees: z8.boolean() }).meta({ description: "A seat answered the open proposal." })
  ),
  proposalDropped: mattering(
    "DETAIL",
    z8.strictObject({
      because: z8.enum(["REFUSED", "WITHDRAWN", "FELL"]).meta({
        id: "ProposalEnd",
        description: "FELL: the game went on without an answer, or without what it was about."
      })
    }).meta({ description: "The open proposal is off the table, and nothing has changed." })
  ),
  gamePaused: z8.strictObject({
    seconds: proposalShape.seconds.meta({ description: "After how many seconds the pause ends automatically." })
  }).meta({ description: "All agreed to a pause: clocks stop, and no seat plays." }),
  pauseEnded: z8.strictObject({ seat: seat2.optional().meta({ description: "Absent where its time was over." }) }).meta({ description: "The pause is over: clocks go on with the time that was left." }),
  undone: mattering(
    "TURNING_POINT",
    z8.strictObject({
      seat: seat2,
      to: z8.int().min(1).meta({ description: "The version whose state and clocks the game has again." })
    }).meta({ description: "All agreed to take the game back to a version. Chance does not repeat." })
  )
};

// libs/kernel/src/seat-changes.ts
import { z as z10 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/time-bank.ts
import { z as z9 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var timeBankSchema = z9.strictObject({
  seconds: z9.int().min(1).max(2592e3).meta({ description: "Seconds of each seat for the whole game." }),
  increment: z9.int().min(0).max(86400).meta({ description: "Seconds that a seat gets for each answer before its time is over." })
}).meta({ id: "TimeBank", description: "Seconds that each seat may take beyond the time of the steps." });
var fullBanks = ({ seconds }, seats2) => Array.from({ length: seats2 }, () => seconds * 1e3);
function spentBank({ bank: { increment }, banks, calendar }, stopped2, at3) {
  return banks.map((left, seat6) => {
    const clock = stopped2.find((each) => each.seat === seat6);
    if (!clock) return left;
    const rest = countingBetween(Math.max(at3, clock.from), clock.until, calendar);
    return at3 < clock.until && !clock.isSuspended ? rest + increment * 1e3 : rest;
  });
}

// libs/kernel/src/waiting.ts
var waitsForSeats = (waiting2) => "seats" in waiting2;
var waitsForRules = (waiting2) => "rules" in waiting2;
var isOver = (waiting2) => "over" in waiting2;

// libs/kernel/src/clocks.ts
function windClocks(game, waiting2, at3) {
  const { bank, banks } = game;
  if (bank && banks) game.banks = spentBank({ ...game, bank, banks }, stopped(game, waiting2), at3);
  game.clocks = waitsForSeats(waiting2) ? wound(game, waiting2, at3) : [];
}
function stopped({ clocks }, waiting2) {
  const now = waitsForSeats(waiting2) ? waiting2 : void 0;
  return clocks.flatMap(
    ({ stepId, asked = [] }) => asked.filter(({ seat: seat6 }) => now?.stepId !== stepId || !now.seats.includes(seat6)).map((clock) => ({ ...clock, isSuspended: now?.suspends?.includes(stepId) ?? false }))
  );
}
function wound(game, waiting2, at3) {
  const suspended = (waiting2.suspends ?? []).flatMap((stepId) => {
    const clock = game.clocks.find((candidate) => candidate.stepId === stepId);
    return clock ? [suspendedClock(game, clock, at3)] : [];
  });
  return [...suspended, ...openClock(game, waiting2, at3)];
}
function suspendedClock(game, clock, at3) {
  const { stepId, due, asked = [] } = clock;
  if (due === null) return clock;
  const left = countingBetween(at3, due, game.calendar);
  const lefts = asked.map(({ seat: seat6, from }) => ({ seat: seat6, left: countingBetween(runsFrom(game, seat6, at3), from, game.calendar) })).filter((each) => each.left !== left);
  return { stepId, due: null, left, ...lefts.length > 0 ? { lefts } : {} };
}
function openClock(game, waiting2, at3) {
  const { stepId, clock, seats: seats2 } = waiting2;
  if (clock === null && !game.banks) return [];
  const known = game.clocks.find((candidate) => candidate.stepId === stepId);
  const left = known?.left ?? (clock?.seconds ?? 0) * 1e3;
  const due = known?.due ?? addCounting(at3, left, game.calendar);
  const asked = seats2.flatMap((seat6) => {
    const own3 = known?.lefts?.find((each) => each.seat === seat6)?.left;
    return known?.asked?.find((each) => each.seat === seat6) ?? seatClock(game, { seat: seat6, due, own: own3 }, at3);
  });
  return [{ stepId, due, left: null, ...asked.length > 0 ? { asked } : {} }];
}
function seatClock(game, { seat: seat6, due, own: own3 }, at3) {
  const { banks, calendar } = game;
  const start = runsFrom(game, seat6, at3);
  if (!banks && start === at3 && own3 === void 0) return [];
  const from = addCounting(start, own3 ?? countingBetween(at3, due, calendar), calendar);
  return [{ seat: seat6, from, until: addCounting(from, banks?.[seat6] ?? 0, calendar) }];
}
var runsFrom = ({ vacations }, seat6, at3) => Math.max(at3, vacations?.[seat6]?.until ?? at3);
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
function countAbsences(game, asked, at3) {
  if (!game.leavers) return;
  game.absences = game.seats.filter(({ account, resigned, offered }) => account !== null && !resigned && !offered).map(({ seat: seat6 }) => {
    const known = game.absences?.find((each) => each.seat === seat6);
    const { waited = 0, since = null } = known ?? {};
    const passed = since === null ? 0 : countingBetween(since, at3, game.calendar);
    const askedFrom = since === null ? game.version : known?.askedFrom ?? game.version;
    return {
      seat: seat6,
      waited: waited + passed,
      since: asked.includes(seat6) ? runsFrom(game, seat6, at3) : null,
      askedFrom
    };
  });
}
function endAbsence(game, command2) {
  const { type, seat: seat6 } = command2;
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
var seat3 = z10.int().min(0).meta({ description: "Number of the seat, from 0, clockwise." });
var seatChangeSchemas = {
  seatOffered: mattering(
    "TURNING_POINT",
    z10.strictObject({
      seat: seat3,
      to: z10.string().optional().meta({
        description: "Account that alone may take over the seat; absent where any account may."
      }),
      absent: z10.literal(true).optional().meta({
        description: "Its player was absent; absent where the player offered it."
      })
    }).meta({ description: "A seat was offered to another player." })
  ),
  offerWithdrawn: mattering("DETAIL", z10.strictObject({ seat: seat3 }).meta({ description: "A seat is offered no longer." })),
  seatTakenOver: mattering(
    "TURNING_POINT",
    z10.strictObject({
      seat: seat3,
      account: z10.string().meta({ description: "Account of the player who has the seat from here on." })
    }).meta({ description: "A player took over a seat." })
  ),
  botTookOver: mattering(
    "TURNING_POINT",
    z10.strictObject({ seat: seat3, bot: z10.string().meta({ description: "Name of the bot." }) }).meta({ description: "A bot took over the seat of a player." })
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
function change(game, changed, by2) {
  game.seats = game.seats.map((holder) => holder.seat === changed ? by2(holder) : holder);
}

// libs/kernel/src/secrets.ts
var audiences = sharedRegistry("audience");
var revelations = sharedRegistry("revelations");
function secret(schema, audience) {
  const own3 = schema.clone();
  audiences.add(own3, { audience });
  return own3;
}
function revealing(schema, fields2) {
  const own3 = schema.clone();
  revelations.add(own3, fields2);
  return own3;
}
var audienceOf = (schema) => audiences.get(schema)?.audience ?? "everyone";
var revelationsOf = (schema) => revelations.get(schema) ?? {};

// libs/kernel/src/spectator-delay.ts
import { z as z11 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var LONGEST_SPECTATOR_DELAY = 3600;
var spectatorDelaySchema = z11.int().min(1).max(LONGEST_SPECTATOR_DELAY);

// libs/kernel/src/vacation.ts
import { z as z12 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var MOST_VACATION = 90;
var vacationDaysSchema = z12.int().min(1).max(MOST_VACATION);
var vacationSchema = z12.strictObject({
  days: vacationDaysSchema.meta({ description: "Days of 24 hours for the whole game." })
}).meta({ id: "Vacation", description: "Days on which each seat may let its clock stand still." });
var fullVacations = ({ days }, seats2) => Array.from({ length: seats2 }, () => ({ left: days, until: null }));

// libs/kernel/src/game-events.ts
var seat4 = z13.int().min(0).meta({ description: "Number of the seat, from 0, clockwise." });
var gameEventSchemas = {
  gameOpened: mattering(
    "DETAIL",
    z13.strictObject({
      ruleset: z13.string(),
      rulesVersion: z13.string(),
      options: z13.record(z13.string(), z13.json()).meta({ description: "The options, as the ruleset parsed them." }),
      seedCommitment: z13.string().meta({ description: "SHA-256 of the secret seed, lower-case hex." }),
      openedBy: z13.string().meta({ description: "Account that opened the game." }),
      rulesDigest: z13.string().nullable().optional().meta({
        description: "SHA-256 of the released rules that the game is played by, lower-case hex; null for rules that are not released; absent in games from before rules were released."
      }),
      chance: z13.int().min(2).optional().meta({
        description: "How draws derive. 2: from the seed, the seats, the hash of the commit before, the command and the version. 3: from the seed, the seats, all commands so far and the version. 4: from the seed, the seats and the moves so far. Absent: from seed, seats and version alone."
      }),
      invitation: z13.string().optional().meta({
        description: "SHA-256 of the invitation that joining players must give, lower-case hex; absent where no invitation is needed."
      }),
      unlisted: z13.literal(true).optional().meta({ description: "No list shows the game; absent where lists do." }),
      bank: timeBankSchema.optional().meta({ description: "Time of each seat beyond that of the steps; absent where there is none." }),
      takeBack: z13.literal(true).optional().meta({
        description: "Seats may take back their last commands, as long as nothing was drawn or made known since and no other seat has acted; absent where they may not."
      }),
      undo: z13.literal("CONSENT").optional().meta({
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
      noSubstitutes: z13.literal(true).optional().meta({
        description: "No other player may take over a seat; absent where they may."
      }),
      hiddenSeeds: z13.literal(true).optional().meta({
        description: "Seats commit to their seeds as they sit down, and give them when the start is called; absent where seeds are open."
      }),
      sameDeal: z13.literal(true).optional().meta({
        description: "Other tables play the same deal: no one without a seat sees the game after its start, and it ends, with its seed, when the server closes it; absent for all others."
      }),
      rematchOf: z13.string().optional().meta({
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
  seatTaken: z13.strictObject({
    seat: seat4,
    account: z13.string().nullable().meta({ description: "Account of the player; null for a bot." }),
    bot: z13.string().nullable().meta({ description: "Name of the bot; null for a person." }),
    seed: z13.string().nullable().meta({ description: "The seat's own contribution to chance." }),
    seedCommitment: z13.string().optional().meta({
      description: "SHA-256 of the seed that the seat gives when the start is called, lower-case hex; absent where it gives none."
    }),
    // Not even the seat reads it here: another player may have sat there before.
    brought: secret(
      z13.record(z13.string(), z13.json()).optional().meta({
        description: "Deck, base or the like that the seat brought, as the ruleset parsed it; absent when it brought nothing."
      }),
      "nobody"
    )
  }).meta({ description: "A player or a bot sat down." }),
  seatLeft: mattering(
    "DETAIL",
    z13.strictObject({ seat: seat4 }).meta({ description: "A player or a bot stood up before the start." })
  ),
  startCalled: mattering(
    "DETAIL",
    z13.strictObject({}).meta({
      description: "Seats that have committed to a seed give it now; no player sits down or stands up any more, and with the last seed the game starts."
    })
  ),
  seedGiven: mattering(
    "DETAIL",
    z13.strictObject({ seat: seat4, seed: z13.string().meta({ description: "The text that the seat committed to." }) }).meta({ description: "A seat gave the seed that it had committed to." })
  ),
  seedsWithheld: mattering(
    "TURNING_POINT",
    z13.strictObject({
      seats: z13.array(seat4).min(1).meta({ description: "Seats that did not give their seeds in time." })
    }).meta({
      description: "Seats did not give the seeds that they had committed to: the game ends before it starts."
    })
  ),
  gameStarted: z13.strictObject({ seats: z13.int().min(1).meta({ description: "Number of seats that play." }) }).meta({ description: "The game started; no player sits down or stands up any more." }),
  seatTimedOut: z13.strictObject({ seat: seat4, step: z13.string(), stepId: z13.string() }).meta({ description: "A seat's time ran out; its default commands follow." }),
  clockPardoned: z13.strictObject({
    step: z13.string(),
    stepId: z13.string(),
    seconds: z13.int().min(1).meta({ description: "By how much later the time of the step ends." })
  }).meta({ description: "An operator gave a step more time." }),
  vacationTaken: z13.strictObject({
    seat: seat4,
    days: z13.int().min(1).meta({ description: "Days of 24 hours." }),
    until: z13.iso.datetime().meta({ description: "When the clock of the seat runs again." })
  }).meta({ description: "A seat took days of its vacation." }),
  timeGranted: z13.strictObject({
    seat: seat4,
    giver: z13.int().min(0).meta({ description: "The seat that gave the time." }),
    seconds: z13.int().min(1).meta({ description: "By how much later the time of the seat ends." })
  }).meta({ description: "A seat was given more time by another one." }),
  seatReplaced: mattering(
    "TURNING_POINT",
    z13.strictObject({
      seat: seat4,
      account: z13.string().meta({ description: "Account of the player who has the seat from here on." })
    }).meta({ description: "An operator gave the seat of one player to another." })
  ),
  ...seatChangeSchemas,
  takeBackAllowed: mattering(
    "DETAIL",
    z13.strictObject({ seat: seat4 }).meta({
      description: "The last commands of the seat drew nothing and made nothing known: it may take them back until something else happens."
    })
  ),
  commandsTakenBack: z13.strictObject({
    seat: seat4,
    to: z13.int().min(1).meta({
      description: "The version whose state the game has again; its version number and the time go on."
    })
  }).meta({ description: "A seat took back its commands after a version; the game is as it was then." }),
  ...proposalEventSchemas,
  seatResigned: mattering("TURNING_POINT", z13.strictObject({ seat: seat4 }).meta({ description: "A seat resigned." })),
  gameOver: mattering(
    "TURNING_POINT",
    z13.strictObject({
      reason: z13.string(),
      placings: z13.array(
        z13.strictObject({
          seat: seat4,
          rank: z13.int().min(1),
          points: z13.number(),
          parts: z13.array(z13.strictObject({ name: z13.string(), points: z13.number() }).meta({ id: "ScorePart" }))
        }).meta({ id: "Placing", description: "The result of a seat; equal ranks are shared." })
      )
    }).meta({ description: "The game is over." })
  ),
  gameAbandoned: mattering(
    "TURNING_POINT",
    z13.strictObject({}).meta({ description: "The game was given up: it is over, and no one has won." })
  ),
  seedRevealed: mattering(
    "DETAIL",
    z13.strictObject({ seed: z13.string().meta({ description: "The seed, lower-case hex." }) }).meta({
      description: "The seed behind the commitment: with it and the commits of the game every draw can be checked."
    })
  )
};
var isGameEvent = (event) => Object.hasOwn(gameEventSchemas, event.type);

// libs/kernel/src/refusal.ts
var refuse = (rule2, code, facts = {}) => ({ refused: true, rule: rule2, code, facts });
var isRefusal = (value) => typeof value === "object" && value !== null && value.refused === true;

// libs/kernel/src/seat-seed.ts
import { z as z15 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/kernel/src/text.ts
import { z as z14 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
var isPlainText = (text) => !UNSEEN.test(text);

// libs/kernel/src/seat-seed.ts
var LONGEST_SEED = 200;
var seatSeedSchema = z15.string().max(LONGEST_SEED).refine(isPlainText);
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
function defineRules(rules3) {
  demandMembers(rules3, ruleMembers);
  if (!/^[a-z][a-z0-9]*$/.test(rules3.name)) {
    throw new TypeError(`The ruleset name "${rules3.name}" must be one word of lower-case letters and digits.`);
  }
  const brought = rules3.schemas.brought?.shape ?? {};
  if (rules3.decks && !("deck" in brought)) {
    throw new TypeError(`The ruleset "${rules3.name}" has decks, and no field "deck" in what a player brings.`);
  }
  if (rules3.bases && !("base" in brought)) {
    throw new TypeError(`The ruleset "${rules3.name}" has bases, and no field "base" in what a player brings.`);
  }
  const campaignEvents = Object.keys(rules3.campaign?.schemas.events ?? {});
  const taken = [
    ...Object.keys(rules3.schemas.events).filter((type) => isGameEvent({ type })),
    ...campaignEvents.filter((type) => isCampaignEvent({ type }))
  ];
  if (taken.length > 0) {
    throw new TypeError(`The ruleset "${rules3.name}" defines events that are the kernel's own: ${taken.join(", ")}.`);
  }
  return rules3;
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

// libs/kernel/src/ids.ts
import { z as z16 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var isOfEveryObject = (id) => id in Object.prototype;
var OF_NOTHING = localized("This is the id of nothing.", "C’est l’identifiant de rien.");
var idSchema = () => z16.string().refine((id) => !isOfEveryObject(id), { params: { message: OF_NOTHING } });

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
  const rules3 = campaignRulesOf(ruleset);
  if (isCampaignEvent(event)) evolveLog(rules3, campaign, event);
  else if (!Object.hasOwn(rules3.schemas.events, event.type)) {
    throw new TypeError(`The campaigns of "${ruleset.name}" have no event "${event.type}".`);
  } else rules3.evolve(campaign.state, event);
  campaign.version += 1;
}
function evolveLog(rules3, campaign, event) {
  switch (event.type) {
    case "campaignOpened": {
      const { ruleset, rulesVersion, name, openedBy } = event;
      const state = rules3.initialState();
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
function playersOf({ seats: seats2, outcome }) {
  return seats2.flatMap(({ seat: seat6, account, bot }) => {
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
var commitKey = (key, previousHash, command2) => joined(key, bytesOf(previousHash + canonicalJson(command2)));
var deedsKey = (key, deeds) => joined(key, bytesOf(deeds));
var NO_DEEDS = "0".repeat(64);
var withDeed = (deeds, command2) => {
  const sum = BigInt(`0x${deeds}`) + BigInt(`0x${hexOf(sha256Of(canonicalJson(command2)))}`);
  return BigInt.asUintN(256, sum).toString(16).padStart(64, "0");
};
function movesKey(seed, seatSeeds, moves2) {
  const game = hkdfOf(seed, { salt: sha256Of(canonicalJson(seatSeeds)), info: "chronicler/chance/4/game" });
  return hkdfOf(game, { salt: moves2, info: "chronicler/chance/4/draws" });
}
function joined(one2, other) {
  const both = new Uint8Array(one2.length + other.length);
  both.set(one2);
  both.set(other, one2.length);
  return both;
}
var Random = class _Random {
  constructor(draw2) {
    this.draw = draw2;
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
      const draw2 = this.draw();
      if (draw2 < fair) return draw2 % bound2;
    }
  }
  /** One member of a list. Throws a RangeError when the list is empty. */
  pick(list2) {
    return list2[this.below(list2.length)];
  }
  /** A new list with the same members in random order (Fisher and Yates, from the end). */
  shuffle(list2) {
    const shuffled = [...list2];
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
function deedsWith({ deeds }, command2) {
  return deeds === void 0 || OPERATORS.has(command2.type) ? deeds : withDeed(deeds, command2);
}
function rememberDeed(game, command2) {
  const deeds = deedsWith(game, command2);
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
  const later2 = (time) => addCounting(time, seconds * 1e3, calendar);
  const asked = clock.asked?.map(({ seat: seat6, from, until }) => ({ seat: seat6, from: later2(from), until: later2(until) }));
  return { ...clock, due: later2(clock.due), ...asked ? { asked } : {} };
});
function grant(game, { giver, seat: seat6, seconds }) {
  const { calendar, banks } = game;
  game.clocks = withClock(game.clocks, seat6, ({ from, until }) => {
    const later2 = addCounting(until, seconds * 1e3, calendar);
    return { seat: seat6, from: banks ? from : later2, until: later2 };
  });
  game.granted = withEntry(game.granted ?? [], giver, (given2 = 0) => given2 + seconds);
}
function stopFor(game, { seat: seat6, days, until: end4 }) {
  const { calendar, vacations = [] } = game;
  const begin3 = end4 - days * DAY;
  const later2 = (time) => addCounting(end4, countingBetween(begin3, time, calendar), calendar);
  game.clocks = withClock(game.clocks, seat6, ({ from, until }) => ({ seat: seat6, from: later2(from), until: later2(until) }));
  game.vacations = vacations.map((own3, at3) => at3 === seat6 ? { left: own3.left - days, until: end4 } : own3);
}
var withClock = (clocks, seat6, change3) => clocks.map((clock) => {
  const { due, asked = [] } = clock;
  if (due === null) return clock;
  const own3 = asked.find((each) => each.seat === seat6) ?? { seat: seat6, from: due, until: due };
  return { ...clock, asked: [...asked.filter((each) => each.seat !== seat6), change3(own3)] };
});
var withEntry = (list2, seat6, change3) => Array.from(
  { length: Math.max(list2.length, seat6 + 1) },
  (_, at3) => at3 === seat6 ? change3(list2[at3]) : list2[at3] ?? 0
);

// libs/kernel/src/moves.ts
var NONE = "0".repeat(64);
var RULES = "rules";
function movesIn(command2) {
  switch (command2.type) {
    case "play":
      return [{ chain: `${command2.seat}`, meaning: { type: "play", command: command2.command } }];
    case "playAll":
      return command2.commands.map((each) => ({
        chain: `${command2.seat}`,
        meaning: { type: "play", command: each }
      }));
    case "resign":
      return [{ chain: `${command2.seat}`, meaning: { type: "resign" } }];
    case "expireStep":
      return (command2.seats ?? []).map((seat6) => ({ chain: `${seat6}`, meaning: { type: "expireStep" } }));
    case "runStep":
      return [{ chain: RULES, meaning: { type: "runStep" } }];
    default:
      return [];
  }
}
function movesWith(moves2, command2) {
  const next = { ...moves2 };
  for (const { chain, meaning } of movesIn(command2)) {
    next[chain] = hexOf(sha256Of(`chronicler/chance/4/move
${next[chain] ?? NONE}${canonicalJson(meaning)}`));
  }
  return next;
}
var movesDigest = (moves2) => sha256Of(`chronicler/chance/4/moves
${canonicalJson(moves2)}`);
function rememberMoves(game, command2) {
  if (game.moves !== void 0) game.moves = movesWith(game.moves, command2);
}

// libs/kernel/src/once-for.ts
function onceFor(make) {
  const known = /* @__PURE__ */ new WeakMap();
  return (key) => {
    const found2 = known.get(key);
    if (found2) return found2.value;
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
  const named3 = (id) => idAfter(id, takenBack);
  if (waitsForRules(waiting2)) return { ...waiting2, key: named3(waiting2.key) };
  if (!waitsForSeats(waiting2)) return waiting2;
  const { stepId, suspends } = waiting2;
  return { ...waiting2, stepId: named3(stepId), ...suspends ? { suspends: suspends.map(named3) } : {} };
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
  moves: moves2
}) => takeBack3 ? {
  version,
  state: clone(state),
  clocks: clone(clocks),
  ...takenBack === void 0 ? {} : { takenBack },
  ...moves2 === void 0 ? {} : { moves: moves2 }
} : void 0;
function rememberUndo(game, before, events2) {
  if (!game.takeBack || events2[0]?.type === "commandsTakenBack") return;
  const allowed = events2.at(-1);
  if (!before || allowed?.type !== "takeBackAllowed") {
    game.undo = [];
    return;
  }
  const { seat: seat6 } = allowed;
  const own3 = (game.undo ?? []).filter((point) => point.seat === seat6);
  game.undo = [...own3, { ...before, seat: seat6 }].slice(-MOST_TAKEN_BACK);
}
var mayBeTakenBack = (events2) => events2.at(-1)?.type === "takeBackAllowed";
function takeBackTo(game, to2) {
  const point = game.undo?.find(({ version }) => version === to2);
  if (!point) throw new Error(`There is nothing to take back to version ${to2}.`);
  const takenBack = (game.takenBack ?? 0) + 1;
  game.state = clone(point.state);
  game.clocks = renamedClocks(point, takenBack);
  game.undo = game.undo?.filter(({ version }) => version < to2) ?? [];
  game.takenBack = takenBack;
  if (point.moves) game.moves = point.moves;
}
var renamedClocks = (point, next) => point.clocks.map((clock) => ({ ...clone(clock), stepId: renamed(clock.stepId, point, next) }));
var renamed = (stepId, { takenBack }, next) => idAfter(takenBack === void 0 ? stepId : stepId.slice(0, -idAfter("", takenBack).length), next);
var takesBackTo = ({ phase, undo = [] }, seat6) => phase === "running" ? undo.filter((point) => point.seat === seat6).map(({ version }) => version).reverse() : [];

// libs/kernel/src/proposals/points.ts
var MOST_POINTS = 10;
var makesPoint = ({ undoBy }, { type }) => undoBy !== void 0 && (type === "play" || type === "playAll");
function pointBefore(game, command2) {
  if (!makesPoint(game, command2)) return void 0;
  const { version, state, clocks, banks, takenBack } = game;
  return {
    version,
    seat: command2.seat,
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
function timePoint(game, at3) {
  const newest = game.points?.at(-1);
  if (newest && newest.at === void 0) game.points = [...(game.points ?? []).slice(0, -1), { ...newest, at: at3 }];
}
function leavePoints(game, version) {
  if (!game.points) return;
  const left = game.points.filter((point) => point.version >= version);
  game.points = game.points.filter((point) => point.version < version);
  addToNewest(game, sumOf(left));
}
var undoesTo = ({ phase, points = [] }, seat6) => phase === "running" ? points.filter((point) => point.seat === seat6).map(({ version }) => version).reverse() : [];
var revealedSince = ({ points = [] }, version) => sumOf(points.filter((point) => point.version >= version));
function undoTo(game, to2) {
  const point = game.points?.find(({ version }) => version === to2);
  if (!point) throw new Error(`There is no point at version ${to2}.`);
  const takenBack = (game.takenBack ?? 0) + 1;
  game.state = clone(point.state);
  game.clocks = renamedClocks(point, takenBack);
  game.takenBack = takenBack;
  if (point.banks) game.banks = [...point.banks];
  if (point.at !== void 0) game.stoppedAt = point.at;
  if (game.undo) game.undo = [];
  leavePoints(game, to2);
}
function addToNewest(game, revealed) {
  const newest = game.points?.at(-1);
  if (!newest || revealed.length === 0) return;
  const sum = { ...newest, revealed: summed([...newest.revealed, ...revealed]) };
  game.points = [...(game.points ?? []).slice(0, -1), sum];
}
var sumOf = (points) => summed(points.flatMap(({ revealed }) => revealed));
function summed(all) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const { type, count: count3 } of all) counts2.set(type, (counts2.get(type) ?? 0) + count3);
  return [...counts2].sort(([one2], [other]) => one2 < other ? -1 : 1).map(([type, count3]) => ({ type, count: count3 }));
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
function countMoves(game, command2) {
  const count3 = movesOf(command2);
  if (count3 === 0 || !("seat" in command2)) return;
  if (game.proposal) game.proposal = { ...game.proposal, age: game.proposal.age + count3 };
  if (!game.proposalWaits) return;
  game.proposalWaits = game.proposalWaits.map((wait) => wait.seat === command2.seat ? { ...wait, moves: wait.moves - count3 } : wait).filter(({ moves: moves2 }) => moves2 > 0);
}
function movesOf(command2) {
  if (command2.type === "playAll") return command2.commands.length;
  return command2.type === "play" ? 1 : 0;
}
function answered(game, seat6, agrees) {
  const { proposal } = game;
  if (!proposal) return;
  const { agreed, refused: refused5 } = proposal;
  game.proposal = agrees ? { ...proposal, agreed: [...agreed, seat6] } : { ...proposal, refused: [...refused5, seat6] };
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
function stopClocks(game, at3) {
  game.stoppedAt ??= at3;
}
function startClocks(game, at3) {
  const { stoppedAt } = game;
  if (stoppedAt === void 0) return;
  const before = { ...game };
  if (game.vacations) game.vacations = game.vacations.map((vacation) => resumed(vacation, stoppedAt, at3));
  game.clocks = game.clocks.map(
    (clock) => laterBy(clock, (time, seat6) => {
      const start = seat6 === void 0 ? at3 : runsFrom(game, seat6, at3);
      const stop = seat6 === void 0 ? stoppedAt : runsFrom(before, seat6, stoppedAt);
      return game.calendar ? addCounting(start, countingBetween(stop, time, game.calendar), game.calendar) : time + at3 - stoppedAt;
    })
  );
  delete game.stoppedAt;
}
var resumed = (vacation, stoppedAt, at3) => vacation.until !== null && vacation.until > stoppedAt ? { ...vacation, until: vacation.until + at3 - stoppedAt } : vacation;
function laterBy(clock, later2) {
  if (clock.due === null) return clock;
  const asked = clock.asked?.map(({ seat: seat6, from, until }) => ({
    seat: seat6,
    from: later2(from, seat6),
    until: later2(until, seat6)
  }));
  return { ...clock, due: later2(clock.due), ...asked ? { asked } : {} };
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
function settleClocks(ruleset, game, at3) {
  timePoint(game, at3);
  if (game.phase !== "running") {
    game.clocks = [];
    return;
  }
  const waiting2 = waitingIn(ruleset, game);
  if (game.pause) stopClocks(game, at3);
  else {
    startClocks(game, at3);
    windClocks(game, waiting2, at3);
  }
  countAbsences(game, game.pause || !waitsForSeats(waiting2) ? [] : waiting2.seats, at3);
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
function takeBack(game, to2) {
  takeBackTo(game, to2);
  leavePoints(game, to2);
}
function openTerms(game, event) {
  if (event.bank !== void 0) game.bank = event.bank;
  if (event.calendar !== void 0) game.calendar = event.calendar;
  if (event.vacation !== void 0) game.vacation = event.vacation;
  if (event.leavers !== void 0) game.leavers = event.leavers;
  if (event.noSubstitutes !== void 0) game.noSubstitutes = event.noSubstitutes;
  if (event.sameDeal !== void 0) game.sameDeal = event.sameDeal;
}
function begin(ruleset, game, seats2) {
  game.phase = "running";
  if (game.spectatorDelay !== void 0 || game.sameDeal) game.openUpTo = game.version;
  if (game.bank) game.banks = fullBanks(game.bank, seats2);
  if (game.vacation) game.vacations = fullVacations(game.vacation, seats2);
  if (game.position) takePosition(game, game.position);
  else game.state = ruleset.initialState(game.options, seatsAtStart(ruleset, game, seats2));
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
function seatsAtStart(ruleset, { options, seats: seats2 }, count3) {
  return ruleset.seats(options).seats.slice(0, count3).map((plan) => {
    const { bot, brought } = seats2[plan.seat] ?? {};
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
  const none2 = { version: game.version, bySeat: /* @__PURE__ */ new Map() };
  workedOut.set(game, none2);
  return none2;
}

// libs/kernel/src/placing.ts
var close = (one2, other) => Math.abs(one2 - other) < 1e-6;
function wrongWithPlacings(placings, seats2) {
  const placed = placings.map(({ seat: seat6 }) => seat6).sort((a, b) => a - b);
  if (String(placed) !== String(seats2.map(({ seat: seat6 }) => seat6))) {
    return `are those of the seats ${placed.join(", ")}, each of which should be there once`;
  }
  for (const [index, { seat: seat6, rank, points, parts: parts3 }] of placings.entries()) {
    const before = placings[index - 1];
    if (!Number.isInteger(rank) || rank < 1) return `give seat ${seat6} the rank ${rank}`;
    if (before && (before.rank - rank || before.seat - seat6) > 0) return "are not sorted by rank, then seat";
    const sum = parts3.reduce((total, part) => total + part.points, 0);
    if (!close(sum, points)) return `give seat ${seat6} ${points} points and parts that come to ${sum}`;
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
  give(seat6, command2) {
    this.given.push(command2);
    this.command = this.given.length === 1 ? { type: "play", seat: seat6, command: command2 } : { type: "playAll", seat: seat6, commands: [...this.given] };
  }
  legal(seat6) {
    return legalCommandsOf(this.ruleset, this.game, seat6);
  }
  spend(steps2 = 1) {
    this.steps += steps2;
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
    const { seats: seats2, moves: moves2 = {} } = this.game;
    const seeds = seats2.map(({ seed }) => seed);
    return movesKey(this.place.seed, seeds, movesDigest(movesWith(moves2, this.command)));
  }
  /** As games were played before `chance: 4`. */
  chanceKey() {
    this.drew = true;
    const { chance, seats: seats2 } = this.game;
    const { command: command2, seed, previousHash } = this.place;
    const key = gameKey(
      seed,
      seats2.map((holder) => holder.seed)
    );
    if (chance === void 0) return key;
    const deeds = deedsWith(this.game, command2);
    if (chance === CHANCE_OF_COMMANDS && deeds !== void 0) return deedsKey(key, deeds);
    if (chance !== CHANCE_OF_CHAIN) throw new Error(`This server does not know how chance derives under ${chance}.`);
    if (previousHash === void 0) throw new Error("The chance of this game needs the hash of the commit before.");
    return commitKey(key, previousHash, command2);
  }
};

// libs/kernel/src/time-grant.ts
import { z as z17 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var MOST_GRANTED = 604800;
var grantedSecondsSchema = z17.int().min(1).max(86400);

// libs/kernel/src/decide-clocks.ts
function takeVacation(turn, { seat: seat6, days }) {
  const { game, at: at3 } = turn;
  const wrong = mayNotAct(turn, seat6);
  if (wrong) return wrong;
  const vacation = game.vacations?.[seat6];
  if (!vacation) return refuseGame("noVacations");
  if (!isRunning(turn, seat6)) return refuseGame("clockStandsStill", { seat: seat6 });
  const { issues } = readWith(vacationDaysSchema, days);
  if (issues) return refuseGame("invalidCommand", { issues });
  if (days > vacation.left) return refuseGame("vacationSpent", { left: vacation.left });
  const until = Math.max(at3, vacation.until ?? at3) + days * DAY;
  turn.emit({ type: "vacationTaken", seat: seat6, days, until: momentOf(until) });
  return void 0;
}
function grantTime(turn, { seat: seat6, to: to2, seconds }) {
  const { game } = turn;
  const wrong = mayNotAct(turn, seat6);
  if (wrong) return wrong;
  if (to2 === seat6) return refuseGame("ownClock");
  if (!game.seats.some((holder) => holder.seat === to2)) return refuseGame("noSuchSeat", { seat: to2 });
  if (!isRunning(turn, to2)) return refuseGame("clockStandsStill", { seat: to2 });
  const { issues } = readWith(grantedSecondsSchema, seconds);
  if (issues) return refuseGame("invalidCommand", { issues });
  const left = MOST_GRANTED - (game.granted?.[seat6] ?? 0);
  if (seconds > left) return refuseGame("tooMuchGranted", { left });
  turn.emit({ type: "timeGranted", seat: to2, giver: seat6, seconds });
  return void 0;
}
function mayNotAct({ game }, seat6) {
  if (game.phase !== "running") return refuseGame("notRunning");
  const holder = game.seats.find((each) => each.seat === seat6);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat6 });
  return holder.resigned ? refuseGame("alreadyResigned", { seat: seat6 }) : void 0;
}
function isRunning({ ruleset, game, at: at3 }, seat6) {
  const deadline = deadlineOfSeat(game.clocks, waitingIn(ruleset, game), seat6);
  return deadline !== null && deadline > at3;
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
function offerSeat(turn, { seat: seat6, to: to2 }) {
  const holder = changing(turn, seat6);
  if (isRefusal(holder)) return holder;
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat6 });
  if (holder.resigned) return refuseGame("alreadyResigned", { seat: seat6 });
  if (holder.offered) return refuseGame("alreadyOffered", { seat: seat6 });
  const known = to2 === void 0 ? void 0 : knowsTheGame(turn, to2, seat6);
  if (known) return known;
  turn.emit({ type: "seatOffered", seat: seat6, ...to2 === void 0 ? {} : { to: to2 } });
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
  const isAsked4 = waitsForSeats(waiting2) && waiting2.seats.includes(seat6);
  if (!game.leavers || !isAsked4 || holder.account === null || holder.offered) return refuseGame("nothingDue");
  const { bot } = game.leavers;
  turn.emit(bot === void 0 ? { type: "seatOffered", seat: seat6, absent: true } : { type: "botTookOver", seat: seat6, bot });
  return void 0;
}
function keepSeat(turn) {
  const { game, command: command2 } = turn;
  if (game.phase !== "running" || !isOwnAct(command2.type) || !("seat" in command2)) return;
  const { seat: seat6 } = command2;
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
  const holds3 = (holder) => holder.account === account;
  if (game.seats.some(holds3)) return refuseGame("seatedAlready");
  const held2 = ({ seat: other, formerly = [] }) => other !== seat6 && formerly.some((former) => former.account === account);
  return game.seats.some(held2) ? refuseGame("knowsAnotherSeat") : void 0;
}

// libs/kernel/src/decide-table.ts
import { z as z18 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

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
var tableSchema = z18.strictObject({
  bank: timeBankSchema.optional(),
  spectatorDelay: spectatorDelaySchema.optional(),
  calendar: calendarSchema.optional(),
  vacation: vacationSchema.optional(),
  leavers: leaversSchema.optional(),
  position: positionSchema.optional()
});
var given = (fields2) => Object.fromEntries(Object.entries(fields2).filter(([, value]) => value !== void 0));
function openGame(turn, command2) {
  const { ruleset, game } = turn;
  const { rulesDigest, chance, invitation, unlisted, rematchOf, takeBack: takeBack3, undo, hiddenSeeds, noSubstitutes, sameDeal } = command2;
  const { bank, spectatorDelay, calendar, vacation, leavers, forkedFrom, position } = command2;
  if (game.version > 0) return refuseGame("alreadyOpen");
  const { data: options, issues } = readWith(ruleset.schemas.options, command2.options);
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
    openedBy: command2.openedBy,
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
function takeSeat(turn, command2) {
  const { game } = turn;
  return mayChangeSeats(turn, command2.seat) ?? (game.seats.some((holder) => holder.account === command2.account) ? refuseGame("alreadySeated") : void 0) ?? refuseSeed(game, command2) ?? sitDown(turn, { ...command2, bot: null });
}
var seatBot = (turn, command2) => mayChangeSeats(turn, command2.seat) ?? sitDown(turn, { ...command2, account: null, seed: null });
function mayChangeSeats(turn, seat6) {
  const { game, ruleset } = turn;
  const closed = seatsAreSettled(turn);
  if (closed) return closed;
  const { seats: seats2 } = seatsOfTable(ruleset, game);
  if (seats2.every((plan) => game.seats.some((holder) => holder.seat === plan.seat))) return refuseGame("tableFull");
  if (!seats2.some((plan) => plan.seat === seat6)) return refuseGame("noSuchSeat", { seat: seat6 });
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
var seatsOwingSeeds = ({ seats: seats2 }) => seats2.filter(({ seed, seedCommitment }) => seedCommitment !== void 0 && seed === null).map(({ seat: seat6 }) => seat6);
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
function expireStep(ruleset, turn, { seats: seats2, step, stepId }, tell) {
  const goesOn = (seat6) => isAsked(ruleset, turn.game ?? turn, seat6, stepId);
  for (const seat6 of seats2) {
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
  const command2 = ruleset.defaultCommand(turn.state, seat6);
  const refusal = ruleset.decide(turn, command2, seat6);
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
function timeOut(turn, { stepId, seats: seats2 }) {
  const { game, ruleset } = turn;
  if (game.phase !== "running") return refuseGame("notRunning");
  const waiting2 = waitingIn(ruleset, game);
  if (!waitsForSeats(waiting2) || waiting2.stepId !== stepId) return refuseGame("nothingDue");
  const late = seats2 ? waiting2.seats.filter((seat6) => seats2.includes(seat6)) : waiting2.seats;
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
function propose(turn, command2) {
  const { game } = turn;
  const { seat: seat6, kind } = command2;
  const refused5 = refuseSeat(game, seat6);
  if (refused5) return refused5;
  if (game.proposal) return refuseGame("proposalOpen");
  const wait = game.proposalWaits?.find((each) => each.seat === seat6 && each.kind === kind);
  if (wait) return refuseGame("proposeLater", { moves: wait.moves });
  const terms = termsOf(turn, command2);
  if (isRefusal(terms)) return terms;
  const asked = game.seats.filter((holder) => holder.seat !== seat6 && isPerson(holder)).map((holder) => holder.seat);
  turn.emit({ type: "proposed", seat: seat6, kind, ...terms, asked });
  conclude(turn);
  return void 0;
}
function answerProposal(turn, command2) {
  const { game } = turn;
  const { seat: seat6, proposal: number2, agrees } = command2;
  const { proposal } = game;
  if (game.phase !== "running") return refuseGame("notRunning");
  if (proposal?.number !== number2) return refuseGame("proposalPassed");
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
  const refused5 = seat6 === void 0 ? void 0 : refuseSeat(game, seat6);
  if (refused5) return refused5;
  if (seat6 === void 0 && game.pause.seconds === void 0) return refuseGame("nothingDue");
  turn.emit({ type: "pauseEnded", ...seat6 === void 0 ? {} : { seat: seat6 } });
  return void 0;
}
function handToBot(turn, { seat: seat6, bot }) {
  const { game } = turn;
  const refused5 = refuseSeat(game, seat6);
  if (refused5) return refused5;
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
function dropPassed(turn, before, command2) {
  const { game } = turn;
  if (!before || game.phase !== "running" || game.proposal?.number !== before.number) return;
  if (hasPassed(before, command2)) turn.emit({ type: "proposalDropped", because: "FELL" });
}
function hasPassed({ kind, of: of3, age }, command2) {
  switch (command2.type) {
    case "play":
    case "playAll":
      return kind === "UNDO" || command2.seat === of3 || age + movesOf(command2) >= MOVES_TO_ANSWER;
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
var stillAsked = ({ asked, agreed, refused: refused5 }) => asked.filter((seat6) => !agreed.includes(seat6) && !refused5.includes(seat6));
function refuseSeat({ phase, seats: seats2 }, seat6) {
  if (phase !== "running") return refuseGame("notRunning");
  const holder = seats2.find((each) => each.seat === seat6);
  if (!holder) return refuseGame("noSuchSeat", { seat: seat6 });
  if (holder.account === null) return refuseGame("seatOfBot", { seat: seat6 });
  return holder.resigned ? refuseGame("alreadyResigned", { seat: seat6 }) : void 0;
}
var isPerson = ({ account, resigned }) => account !== null && !resigned;
function termsOf(turn, command2) {
  switch (command2.kind) {
    case "PAUSE":
      if (turn.game.pause) return refuseGame("paused");
      return command2.seconds === void 0 ? {} : { seconds: command2.seconds };
    case "UNDO":
      return termsOfUndo(turn.game, command2);
    case "TAKEOVER":
      return termsOfTakeover(turn, command2);
  }
}
function termsOfUndo(game, { seat: seat6, to: to2 }) {
  if (!game.undoBy) return refuseGame("noUndo");
  if (game.pause) return refuseGame("paused");
  if (to2 === void 0 || !undoesTo(game, seat6).includes(to2)) return refuseGame("nothingToUndo");
  return { to: to2, since: [...revealedSince(game, to2)] };
}
function termsOfTakeover({ game, ruleset }, { seat: seat6, of: of3, bot }) {
  if (of3 === void 0 || of3 === seat6 || bot === void 0) return refuseGame("noTakeover");
  const refused5 = refuseSeat(game, of3);
  if (refused5) return refused5;
  const waiting2 = waitingIn(ruleset, game);
  const isMissed = waitsForSeats(waiting2) && waiting2.seats.includes(of3) && game.timedOut?.includes(of3);
  return isMissed ? { of: of3, bot } : refuseGame("noTakeover");
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
function isRefused({ kind, of: of3, asked, refused: refused5 }) {
  if (kind !== "TAKEOVER") return refused5.length > 0;
  return refused5.length === asked.length || of3 !== void 0 && refused5.includes(of3);
}
function carryOut(turn, { kind, seat: seat6, seconds, to: to2, of: of3, bot }) {
  if (kind === "PAUSE") turn.emit({ type: "gamePaused", ...seconds === void 0 ? {} : { seconds } });
  if (kind === "UNDO" && to2 !== void 0) turn.emit({ type: "undone", seat: seat6, to: to2 });
  if (kind === "TAKEOVER" && of3 !== void 0 && bot !== void 0) turn.emit({ type: "botTookOver", seat: of3, bot });
}

// libs/kernel/src/decide-game.ts
var MOST_COMMANDS = 20;
function decideGame(ruleset, game, command2, seed, { previousHash, at: at3 = 0 } = {}) {
  const place2 = { command: command2, seed, previousHash, at: at3 };
  if (command2.type !== "playAll") return decideCommit(new CommitTurn(ruleset, game, place2), command2);
  const trial = cloneGame(game);
  const decision = decideCommit(new CommitTurn(ruleset, trial, place2), command2);
  if (!isRefusal(decision)) Object.assign(game, trial);
  return decision;
}
function decideCommit(turn, command2) {
  const { game } = turn;
  const isOfSeat = command2.type === "play" || command2.type === "playAll";
  const before = isOfSeat ? beforeCommit(game) : void 0;
  const point = pointBefore(game, command2);
  const { proposal } = game;
  const refusal = isStopped(turn, command2) ?? applyCommand(turn, command2);
  if (refusal) return refusal;
  dropPassed(turn, proposal, turn.command);
  turn.settle();
  keepSeat(turn);
  if (isOfSeat && game.takeBack && leavesNoTrace(turn)) turn.emit({ type: "takeBackAllowed", seat: command2.seat });
  rememberUndo(game, before, turn.events);
  rememberPoint(turn.ruleset, game, point, turn.events);
  countMoves(game, turn.command);
  rememberDeed(game, command2);
  rememberMoves(game, turn.command);
  endAbsence(game, command2);
  const isOlder = game.chance !== void 0 && game.moves === void 0;
  return { events: turn.events, command: isOlder ? command2 : turn.command };
}
function isStopped({ ruleset, game }, command2) {
  if (isStoppedByPause(game, command2)) return refuseGame("paused");
  const isOfServer = command2.type === "closeGame" || command2.type === "abandonGame";
  return !isOfServer && isPlayedOut(ruleset, game) ? refuseGame("playedOut") : void 0;
}
function applyCommand(turn, command2) {
  switch (command2.type) {
    case "openGame":
      return openGame(turn, command2);
    case "takeSeat":
      return takeSeat(turn, command2);
    case "seatBot":
      return seatBot(turn, command2);
    case "leaveSeat":
      return leaveSeat(turn, command2);
    case "startGame":
      return startGame(turn);
    case "giveSeed":
      return giveSeed(turn, command2);
    case "expireSeeds":
      return expireSeeds(turn);
    case "play":
      return play(turn, command2);
    case "playAll":
      return playAll(turn, command2);
    case "takeBack":
      return takeBack2(turn, command2);
    case "resign":
      return resign(turn, command2.seat);
    case "pardonClock":
      return pardonClock(turn, command2);
    case "replacePlayer":
      return replacePlayer(turn, command2);
    case "closeGame":
      return closeGame(turn);
    case "abandonGame":
      return abandon(turn);
    case "runStep":
      return runStep(turn, command2.key);
    case "expireStep":
      return timeOut(turn, command2);
    default:
      return applyAgreement(turn, command2);
  }
}
function applyAgreement(turn, command2) {
  switch (command2.type) {
    case "propose":
      return propose(turn, command2);
    case "answerProposal":
      return answerProposal(turn, command2);
    case "withdrawProposal":
      return withdrawProposal(turn, command2);
    case "endPause":
      return endPause(turn, command2);
    case "handToBot":
      return handToBot(turn, command2);
    case "takeVacation":
      return takeVacation(turn, command2);
    case "grantTime":
      return grantTime(turn, command2);
    case "offerSeat":
      return offerSeat(turn, command2);
    case "withdrawOffer":
      return withdrawOffer(turn, command2);
    case "takeOverSeat":
      return takeOverSeat(turn, command2);
    case "replaceLeaver":
      return replaceLeaver(turn, command2);
  }
}
function play(turn, { seat: seat6, command: command2, stepId }) {
  const { game, ruleset } = turn;
  if (game.phase === "open") return refuseGame("notStarted");
  if (!game.seats.some((holder) => holder.seat === seat6)) return refuseGame("noSuchSeat", { seat: seat6 });
  if (stepId !== void 0 && !isAsked(ruleset, game, seat6, stepId)) return refuseGame("staleStep", { stepId });
  const parsed = parseCommand(ruleset, command2);
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
  for (const [index, command2] of commands2.entries()) {
    const step = index === 0 && stepId !== void 0 ? { stepId } : {};
    const refusal = play(turn, { type: "play", seat: seat6, command: command2, ...step });
    if (refusal) return { ...refusal, place: index + 1 };
    if (turn.drew || makesKnown(turn)) return void 0;
  }
  return void 0;
}
function takeBack2(turn, { seat: seat6, to: to2 }) {
  const { game } = turn;
  if (!game.takeBack) return refuseGame("noTakeBacks");
  if (game.phase !== "running") return refuseGame("notRunning");
  if (!takesBackTo(game, seat6).includes(to2)) return refuseGame("nothingToTakeBack");
  turn.emit({ type: "commandsTakenBack", seat: seat6, to: to2 });
  return void 0;
}
var leavesNoTrace = (turn) => turn.game.phase === "running" && !turn.drew && !makesKnown(turn);
var makesKnown = ({ ruleset, events: events2 }) => events2.some(({ type }) => revealsAnything(ruleset, type));
var NO_COMMAND = localized("A command is an object with a “type”.", "Une commande est un objet avec un « type ».");
var parsedFor = /* @__PURE__ */ new WeakMap();
function parseCommand(ruleset, command2) {
  if (typeof command2 !== "object" || command2 === null || Array.isArray(command2)) {
    return refuseGame("invalidCommand", { issues: NO_COMMAND });
  }
  if (parsedFor.get(command2) === ruleset) return command2;
  const { type, ...fields2 } = command2;
  const { commands: commands2 } = ruleset.schemas;
  if (typeof type !== "string") return refuseGame("invalidCommand", { issues: NO_COMMAND });
  if (!Object.hasOwn(commands2, type) || !commands2[type]) {
    return refuseGame("unknownCommand", { command: type.slice(0, 100) });
  }
  const { data, issues } = readWith(commands2[type], fields2);
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
  const sides3 = new Map(ruleset.seats(options).seats.map((plan) => [plan.seat, plan.side]));
  return (event, viewer) => {
    const schema = schemas2[event.type];
    if (!schema) throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event.type}".`);
    const plan = viewer.kind === "auditor" ? null : planOf(schema);
    if (!plan) return event;
    const sees2 = (audience) => isOfAudience(audience, event, viewer, sides3);
    return redact(plan, event, sees2);
  };
}
function isOfAudience(audience, event, viewer, sides3) {
  if (audience === "everyone" || viewer.kind === "auditor") return true;
  if (audience === "nobody" || viewer.kind === "spectator") return false;
  if ("side" in audience)
    return sides3.get(viewer.seat) !== void 0 && sides3.get(viewer.seat) === event[audience.side];
  const named3 = event[audience.seat];
  return Array.isArray(named3) ? named3.includes(viewer.seat) : named3 === viewer.seat;
}
function redact(plan, value, sees2) {
  if (Array.isArray(value)) return value.map((item) => redact(plan, item, sees2));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const audience = plan.secrets.get(key);
      if (audience !== void 0 && !sees2(audience)) return [];
      const inside = plan.inside.get(key);
      return [[key, inside ? redact(inside, field, sees2) : field]];
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
var atSeat = (seat6) => ({ kind: "seat", seat: seat6 });
var seesAllOf = (viewer, seat6) => viewer.kind === "auditor" || viewer.kind === "seat" && viewer.seat === seat6;

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
  static start(ruleset, { options = {}, seats: seats2, brought = [], seed }) {
    const local = new _LocalGame(ruleset, seed);
    local.must({ type: "openGame", ruleset: ruleset.name, options, openedBy: "player-0" });
    const count3 = seats2 ?? ruleset.seats(local.game.options).least;
    for (let seat6 = 0; seat6 < count3; seat6 += 1) {
      local.must(sitDown2(seat6, brought[seat6]));
    }
    local.must({ type: "startGame" });
    return local;
  }
  /** A running game in any state that the rules know, with the accounts `player-0`, `player-1`, …: what came before is not told. */
  static from(ruleset, state, { options = {}, seats: seats2, seed }) {
    const parsed = ruleset.schemas.options.parse(options);
    const game = {
      ...newGame(),
      phase: "running",
      ruleset: ruleset.name,
      rulesVersion: ruleset.version,
      options: parsed,
      seats: Array.from({ length: seats2 ?? ruleset.seats(parsed).least }, (_, seat6) => ({
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
  run(command2, at3 = 0) {
    const firstVersion = this.game.version + 1;
    const decision = decideGame(this.ruleset, this.game, command2, this.seed, { at: at3 });
    if (!isRefusal(decision)) {
      settleClocks(this.ruleset, this.game, at3);
      this.commits.push({ firstVersion, command: decision.command, events: decision.events, at: at3 });
    }
    return decision;
  }
  /** A seat gives a command of the ruleset. */
  play(seat6, command2) {
    return this.run({ type: "play", seat: seat6, command: command2 });
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
    const seen2 = commits.flatMap(({ events: events2 }) => events2.map((event) => redact2(event, atSeat(seat6))));
    return sightOf(ruleset, game, { seat: seat6, random, events: seen2 });
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
  must(command2) {
    const decision = this.run(command2);
    if (isRefusal(decision)) {
      throw new Error(
        `${JSON.stringify(command2)} was refused: ${decision.code} (${decision.rule}) ${JSON.stringify(decision.facts)}`
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
  const seats2 = game.seats.map(({ brought: _, ...holder }) => ({ ...holder, seed: null }));
  const state = ruleset.resample(game.state, atSeat(seat6), random);
  const open2 = omitting(game, OF_THE_TABLE);
  return new LocalGame(ruleset, `world-${random.below(2 ** 48)}`, { ...open2, version: 0, seats: seats2, state, clocks: [] });
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
var omitting = (game, fields2) => Object.fromEntries(Object.entries(game).filter(([name]) => !fields2.includes(name)));

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
import { z as z19 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var languages = { en: "English", fr: "French" };
var shared = sharedRegistry("localized");
function localizedText(most = Infinity) {
  const text = (most === Infinity ? z19.string().min(1) : z19.string().min(1).max(most)).refine(isPlainText, {
    error: "must hold nothing that cannot be seen"
  });
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, text.meta({ description: `The text in ${languages[locale]}.` })])
  );
  const schema = z19.strictObject(texts).meta({ id: "Localized", description: "A text in every language of the server." });
  shared.add(schema, {});
  return schema;
}

// libs/kernel/src/priority.ts
var openPriority = (first2) => ({ holder: first2, passes: 0, moves: 0 });
var isPassedOut = ({ passes }, order) => passes >= order.length;
var askedInPriority = (round, order, isAsked4) => isPassedOut(round, order) || !isAsked4(round.holder) ? [] : [round.holder];
var afterPass = ({ holder, passes, moves: moves2 }, order) => ({
  holder: nextIn(order, holder),
  passes: passes + 1,
  moves: moves2 + 1
});
var afterAction = ({ moves: moves2 }, next) => ({
  holder: next,
  passes: 0,
  moves: moves2 + 1
});
function nextIn(order, seat6) {
  const next = order[(order.indexOf(seat6) + 1) % order.length];
  if (next === void 0) throw new RangeError("A round of priority needs at least one seat.");
  return next;
}
function lapse(seats2, ...ended) {
  for (const seat6 of seats2) if (seat6.passing !== null && ended.includes(seat6.passing)) seat6.passing = null;
}

// libs/kernel/src/rules-table.ts
var evolverOf = (table) => (state, event) => {
  const apply = table[event.type];
  apply(state, event);
};
function* legalFrom(table, state, seat6, takes2) {
  for (const terms of Object.values(table)) {
    if (!takes2(terms)) continue;
    for (const command2 of terms.offers(state, seat6)) {
      if (terms.offersAreLegal || !terms.check(state, command2, seat6)) yield command2;
    }
  }
}
var unboundIn = (table) => Object.entries(table).filter(([, { steps: steps2 }]) => steps2 === void 0).map(([type]) => type);
function defaultFrom(open2, state, seat6) {
  if (!open2?.asked.includes(seat6)) throw new Error(`The open step does not ask seat ${seat6}.`);
  return open2.rules.byDefault(state, seat6);
}
var takes = (open2, steps2, seat6) => !steps2 || open2 !== void 0 && steps2.includes(open2.step) && open2.asked.includes(seat6);
function refusedBefore(open2, steps2, seat6, refusals2) {
  if (takes(open2, steps2, seat6)) return void 0;
  return open2 && steps2?.includes(open2.step) ? refusals2.notAsked() : refusals2.wrongStep(open2?.step ?? null);
}

// libs/kernel/src/waits-for.ts
var waitsFor = ({ asked, step, stepId }, { decisionSeconds }) => ({
  seats: asked,
  step,
  stepId,
  clock: decisionSeconds === null ? null : { seconds: decisionSeconds }
});

// libs/cards/src/schema/card-fields.ts
import { z as z23 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/words.ts
import { z as z20 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var gameSchema = z20.enum(["GUARDIANS", "ARENA"]).meta({ id: "CardGame", description: "A game that these cards can be played in." });
var cardTypeSchema = z20.enum([
  "GUARDIAN",
  "STRONGHOLD",
  "CREATURE",
  "SHIELD",
  "STANDARD_BEARER",
  "TERRAIN",
  "ITEM_CREATURE",
  "UPGRADE",
  "SPELL",
  "ITEM_HAND",
  "CORRUPTION"
]).meta({ id: "CardType", description: "The sort of a card (cards.md 2)." });
var kindSchema = z20.enum(["MORTAL", "ELEMENTAL", "OUTSIDER"]).meta({ id: "Kind", description: "Kind of a creature: the color of its border (CARD-04)." });
var sizeSchema = z20.enum(["SMALL", "MEDIUM", "LARGE"]).meta({ id: "CreatureSize" });
var classSchema = z20.enum(["SOLDIER", "LEADER", "MAGE", "ROGUE", "BEAST", "GIANT", "SPIRIT", "RESTLESS", "SWARM"]).meta({ id: "CreatureClass" });
var vulnerabilitySchema = z20.enum(["CARNAL", "ALCOHOL", "GREED"]).meta({ id: "Vulnerability", description: "A sort of corruption that a creature is open to." });
var attackTypeSchema = z20.enum(["PLAIN", "FIRE", "FEAR"]).meta({ id: "AttackType" });
var terrainTypeSchema = z20.enum(["FOREST", "HIGHLAND", "LAKELAND", "MARSH", "WASTES", "PINNACLES"]).meta({ id: "TerrainType" });
var positionSchema2 = z20.enum(["LEFT", "CENTER", "RIGHT"]).meta({ id: "StrongholdPosition", description: "The position of a stronghold, seen from its owner." });
var upgradeVariantSchema = z20.enum(["UPGRADE", "DOWNGRADE"]).meta({ id: "UpgradeVariant" });
var raritySchema = z20.enum(["COMMON", "UNCOMMON", "RARE"]).meta({ id: "Rarity" });
var borderSchema = z20.enum(["SINGLE", "DOUBLE"]).meta({ id: "Border", description: "Of a card back (CARD-02)." });
var triggerSchema = z20.enum(["STATIC", "PLAYED", "COMMAND", "ACTIVATED", "BEATEN", "DISCARDED", "WON", "VICTORIOUS", "AFTER_COMBAT"]).meta({ id: "Trigger", description: "When an effect works or happens (cards.md 4.2)." });
var targetSchema = z20.enum([
  "SELF",
  "BEARER",
  "OPPONENT",
  "OWN_ALL",
  "OWN_OTHERS",
  "ENEMY_ALL",
  "ALL",
  "OWN_HERE",
  "PICK_OWN",
  "PICK_ENEMY",
  "OWN_SEAT",
  "ENEMY_SEAT"
]).meta({ id: "EffectTarget", description: "The target of an effect (cards.md 4.4)." });
var combatPlaceSchema = z20.enum(["OPEN_FIELD", "OWN_STRONGHOLD", "ENEMY_STRONGHOLD", "IN_FRONT"]).meta({ id: "CombatPlace", description: "Where a combat is, seen from the target's seat (cards.md 4.3)." });
var roleSchema = z20.enum(["ATTACKER", "DEFENDER", "PRIMARY", "SECONDARY"]).meta({ id: "CombatRole", description: "The part of a creature in a combat (cards.md 4.3)." });
var ownerSchema = z20.enum(["OWN", "ENEMY"]).meta({ id: "CreatureOwner", description: "Owner of a creature, seen from the seat of the effect (cards.md 4.3)." });
var durationSchema = z20.enum(["INSTANT", "ROUND", "COMBAT", "TURN", "IN_PLAY"]).meta({ id: "EffectDuration", description: "Duration of an effect (cards.md 4.5)." });
var tagSchema = z20.enum(["FIRE", "FEAR"]).meta({ id: "EffectTag", description: "An effect so tagged does nothing to a creature immune to it (CARD-11)." });
var timingSchema = z20.enum([
  "ORGANIZE",
  "DOMINANT",
  "TURN",
  "MOVE_REACTION",
  "COMMAND",
  "MATCHUP",
  "PRIMARY",
  "SECONDARY",
  "STRONGHOLD",
  "RESPONSE",
  "SETTLEMENT",
  "CHALLENGE",
  "ANY"
]).meta({ id: "Timing", description: "When a card or an ability can be used (cards.md 4.6)." });
var whatSchema = z20.enum([
  "FLYING",
  "INFLUENCEABLE",
  "ENTER_FROM_UNDER",
  "RANGED",
  "PLAIN",
  "FIRE",
  "FEAR",
  "TERRAIN",
  "UPGRADE",
  "STANDARD_BEARER",
  "COMPARE",
  "INFLUENCE",
  "PLAY",
  "COMMAND",
  "KIND",
  "SIZE",
  "CLASS",
  "SPACE",
  "OWN_STRONGHOLDS"
]).meta({ id: "EffectWhat" });
var settingSchema = z20.enum(["LOWER_WINS", "HIGHER_WINS", "NONE"]).meta({ id: "RuleSetting" });
var attackSortSchema = z20.enum(["FIRE", "FEAR", "AOE", "RANGED"]).meta({ id: "AttackSort", description: "A sort of attack that a creature can be immune to." });
var localizedSchema = localizedText();

// libs/cards/src/schema/operations.ts
var fought = { combat: true };
var operations = {
  VITALITY: { ...fought, value: "signed" },
  SIDE_TOTAL: { ...fought, value: "signed" },
  COUNTS_AS: { value: "count" },
  RANGED: { value: "signed" },
  WIN_PUSHES: fought,
  NO_STRONGHOLD_BONUS: fought,
  GRANT: { ...fought, what: ["FLYING", "INFLUENCEABLE", "ENTER_FROM_UNDER"] },
  LOSE: { ...fought, what: ["FLYING", "INFLUENCEABLE", "RANGED"] },
  IMMUNE: fought,
  BAR_CORRUPTION: {},
  NO_INFLUENCE: fought,
  NO_SECONDARY: {},
  AREA: { value: "count", what: ["PLAIN", "FIRE", "FEAR"] },
  DESTROY: fought,
  SEND_HOME: fought,
  UNDER_PILE: fought,
  AMBUSH: { value: "count" },
  DISCARD: { what: ["TERRAIN", "UPGRADE", "STANDARD_BEARER"] },
  SAVE: {},
  HEAL: {},
  RECOVER: {},
  FREE_CAPTIVE: {},
  RULE: { ...fought, what: ["COMPARE", "INFLUENCE", "FLYING", "RANGED"] },
  DECLARE_FIRST: { what: ["KIND", "SIZE", "CLASS"] },
  CANCEL: { ...fought, what: ["PLAY", "COMMAND"] },
  REVERSE_INFLUENCE: fought,
  LOOK: {},
  REVEAL: {},
  DRAW: { value: "count" },
  STONES: { value: "signed" },
  FIRST: {},
  REDRAW_DOMINANT: {},
  LEAVE_DOMINANT: {},
  SKIP_TO_SETTLEMENT: {},
  STOP_FLIGHT: fought,
  NO_FLIGHT: { what: ["SPACE", "OWN_STRONGHOLDS"] },
  NO_RANGED: {},
  EXTRA_STEP: {},
  HOLD: {}
};
var operation = (name) => operations[name];

// libs/cards/src/schema/effect-faults.ts
var effectFaults = (effect3) => [
  ...valueFaults(effect3),
  ...whatFaults(effect3),
  ...ruleFaults(effect3),
  ...abilityFaults(effect3),
  ...ownerFaults(effect3)
];
function valueFaults({ op, value }) {
  const takes2 = operation(op).value;
  if (value === void 0) return takes2 ? [`${op} needs a value.`] : [];
  if (!takes2) return [`${op} takes no value.`];
  return (takes2 === "count" ? value < 1 : value === 0) ? [`${value} is no value for ${op}.`] : [];
}
function whatFaults({ op, what, immunity: immunity2, vulnerabilities: vulnerabilities2 }) {
  const faults = [];
  const words = operation(op).what;
  if (!words && what !== void 0) faults.push(`${op} takes no "what".`);
  if (words && (what === void 0 || !words.includes(what))) {
    faults.push(`"what" of ${op} is one of ${words.join(", ")}.`);
  }
  if (op === "IMMUNE" !== (immunity2 !== void 0)) faults.push("IMMUNE, and nothing else, has an immunity.");
  if (vulnerabilities2 && op !== "BAR_CORRUPTION") faults.push("Only BAR_CORRUPTION names vulnerabilities.");
  return faults;
}
function ruleFaults({ op, what, setting }) {
  if (op !== "RULE") return setting === void 0 ? [] : ["Only RULE has a setting."];
  if (setting === void 0) return ["RULE needs a setting."];
  return what === "COMPARE" === (setting === "NONE") ? ["COMPARE is set to LOWER_WINS or HIGHER_WINS, every other rule to NONE."] : [];
}
function abilityFaults({ op, trigger, timing, cost: cost2 }) {
  const faults = [];
  if (trigger === "ACTIVATED" && !timing) faults.push("An ability needs a timing.");
  if (op === "SAVE" !== (trigger === "BEATEN")) faults.push("SAVE, and nothing else, is for who is BEATEN.");
  if (cost2 !== void 0 && trigger !== "ACTIVATED" && trigger !== "BEATEN") {
    faults.push("Only an ability costs stones; the cost of a spell or hand item stands on the card.");
  }
  return faults;
}
function ownerFaults({ target: target3, when, immunity: immunity2 }) {
  const where = [when?.opponent, immunity2?.creatures, ...target3 === "ALL" ? [] : [when?.own]];
  return where.some((filter) => filter?.owner !== void 0) ? ["Only which creatures of ALL an effect is for goes by their owner."] : [];
}

// libs/cards/src/schema/effect-fields.ts
import { z as z22 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/schema/filter.ts
import { z as z21 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var filterSchema = z21.strictObject({
  kinds: z21.array(kindSchema).min(1).optional().meta({ description: "Any of these kinds." }),
  classes: z21.array(classSchema).min(1).optional().meta({ description: "Any of these classes." }),
  sizes: z21.array(sizeSchema).min(1).optional().meta({ description: "Any of these sizes." }),
  flying: z21.boolean().optional().meta({ description: "Flies, or does not; granted or lost flying counts." }),
  influenceable: z21.boolean().optional().meta({ description: "May receive influence, or may not; grants and losses count." }),
  owner: ownerSchema.optional().meta({ description: "The owner, where the target is creatures of both sides." }),
  vulnerable: z21.array(vulnerabilitySchema).min(1).optional().meta({ description: "To any of these." }),
  attackType: attackTypeSchema.optional(),
  maxVitality: z21.int().min(1).optional().meta({ description: "Base vitality of this or less." }),
  guardian: z21.literal(true).optional().meta({ description: "A guardian, and no creature." })
}).meta({ id: "CreatureFilter", description: "A filter for creatures: all given fields must hold (cards.md 4.3)." });

// libs/cards/src/schema/effect-fields.ts
var immunitySchema = z22.strictObject({ attack: attackSortSchema.optional(), creatures: filterSchema.optional() }).meta({ id: "Immunity", description: "Attacks of a sort, or creatures of a described sort: one of the two." }).refine(({ attack, creatures }) => attack === void 0 !== (creatures === void 0), {
  error: "An immunity names an attack or creatures: exactly one of the two."
});
var conditionSchema = z22.strictObject({
  own: filterSchema.optional().meta({ description: "A filter for creatures of the target group." }),
  opponent: filterSchema.optional().meta({ description: "The creature that the target faces." }),
  terrain: terrainTypeSchema.optional().meta({ description: "The terrain fought over." }),
  place: combatPlaceSchema.optional(),
  role: roleSchema.optional()
}).meta({ id: "EffectCondition", description: "All that is given must hold (cards.md 4.3)." });
var operationNames = Object.keys(operations);
var effectFields = z22.strictObject({
  op: z22.enum(operationNames).meta({ id: "Operation", description: "The operation (cards.md 5)." }),
  value: z22.int().optional(),
  what: whatSchema.optional(),
  setting: settingSchema.optional().meta({ description: "The setting of a RULE." }),
  immunity: immunitySchema.optional().meta({ description: "The harm that IMMUNE is against." }),
  vulnerabilities: z22.array(vulnerabilitySchema).min(1).optional().meta({ description: "The sort that BAR_CORRUPTION bars for both seats; absent: the target cannot be corrupted." }),
  trigger: triggerSchema,
  target: targetSchema,
  when: conditionSchema.optional(),
  duration: durationSchema,
  tag: tagSchema.optional(),
  timing: z22.array(timingSchema).min(1).optional().meta({ description: "Only in these windows of the card." }),
  cost: z22.int().min(1).optional().meta({ description: "Power stones for an ability." }),
  games: z22.array(gameSchema).min(1).optional().meta({ description: "Exists only in these games (CARD-10)." })
});

// libs/cards/src/schema/effect.ts
var effectSchema = effectFields.superRefine((effect3, context) => {
  for (const message of effectFaults(effect3)) context.addIssue({ code: "custom", message });
}).meta({ id: "Effect", description: "One thing that a card does (cards.md 4 and 5)." });

// libs/cards/src/schema/card-fields.ts
var signed = z23.int().min(-1).max(1);
var cardFields = z23.strictObject({
  id: idSchema().regex(/^[A-Z][0-9]{2}(-[0-9]{1,2})?$/).meta({ description: "Never reused (CARD-01)." }),
  name: localizedSchema,
  agreement: z23.strictObject({
    feminine: z23.boolean().meta({ description: "Feminine in French, else masculine." }),
    plural: z23.boolean().meta({ description: "Plural in French, else singular." })
  }).optional().meta({ description: "The words that go with the French name; absent: masculine and singular (CARD-33)." }),
  flavor: localizedSchema.optional().meta({ description: "A line without any rule in it." }),
  set: z23.string().regex(/^[A-Z]$/).meta({ description: "Code of the set that the card came with." }),
  rarity: raritySchema.optional().meta({ description: "Its frequency in boosters; absent: never by rarity." }),
  type: cardTypeSchema,
  games: z23.array(gameSchema).min(1).meta({ description: "The games that allow it (CARD-45)." }),
  border: borderSchema.optional().meta({ description: "Of its back: SINGLE goes to the pen, DOUBLE to the depot (CARD-02)." }),
  dominantValue: z23.int().min(0).max(25).optional().meta({ description: "A creature's is its vitality (CARD-03)." }),
  vitality: z23.int().min(1).max(30).optional().meta({ description: "Base vitality, the black number." }),
  redVitality: z23.int().min(1).max(24).optional().meta({ description: "The red number." }),
  kind: kindSchema.optional(),
  offColorBonus: z23.int().min(0).max(9).optional(),
  offColorAgainst: kindSchema.optional().meta({ description: "Against this kind, instead of the cycle (CARD-05)." }),
  size: sizeSchema.optional(),
  classes: z23.array(classSchema).min(1).max(2).optional(),
  vulnerabilities: z23.array(vulnerabilitySchema).optional(),
  flying: z23.boolean().optional(),
  influenceable: z23.boolean().optional(),
  influenceCap: z23.int().min(1).max(30).optional().meta({ description: "Most influence a round; absent: its vitality." }),
  influenceValue: z23.int().min(1).max(9).optional().meta({ description: "The influence that it gives." }),
  influenceReceivers: z23.array(kindSchema).min(1).optional().meta({ description: "Kinds that it may influence; absent: all." }),
  rangedStrength: z23.int().min(1).max(6).optional(),
  rangedCondition: filterSchema.optional().meta({ description: "The enemy creature that a ranged attack needs." }),
  attackType: attackTypeSchema.optional(),
  immunities: z23.array(immunitySchema).optional(),
  powerStones: z23.int().min(4).max(10).optional(),
  baseDraw: z23.int().min(2).max(3).optional(),
  ldl: signed.optional().meta({ description: "Cards more or less with fewer disputed lands." }),
  mdl: signed.optional().meta({ description: "Cards more or less with more disputed lands." }),
  luc: signed.optional().meta({ description: "Cards more or less after the lower dominant." }),
  position: positionSchema2.optional(),
  strongholdSet: z23.string().min(1).optional(),
  defenseBonus: z23.int().min(1).max(6).optional(),
  variant: upgradeVariantSchema.optional(),
  terrainType: terrainTypeSchema.optional(),
  corrupts: z23.array(vulnerabilitySchema).min(1).max(3).optional(),
  timing: z23.array(timingSchema).min(1).optional(),
  cost: z23.int().min(0).max(10).optional().meta({ description: "Power stones to play it." }),
  effects: z23.array(effectSchema)
});

// libs/cards/src/schema/card.ts
var cardSchema = cardFields.superRefine((card, context) => {
  for (const message of cardFaults(card)) context.addIssue({ code: "custom", message: `${card.id}: ${message}` });
}).meta({ id: "Card", description: "A card as it is printed (cards.md 3)." });

// libs/cards/src/schema/durations.ts
var lasting = /* @__PURE__ */ new Set([
  "VITALITY",
  "COUNTS_AS",
  "RANGED",
  "WIN_PUSHES",
  "GRANT",
  "LOSE",
  "IMMUNE",
  "BAR_CORRUPTION",
  "NO_INFLUENCE",
  "NO_SECONDARY",
  "REVERSE_INFLUENCE"
]);
var forTheCombat = /* @__PURE__ */ new Set(["SIDE_TOTAL", "NO_STRONGHOLD_BONUS", "RULE"]);
var forTheTurn = /* @__PURE__ */ new Set(["FIRST", "SKIP_TO_SETTLEMENT"]);
var forTheTurnInGuardians = /* @__PURE__ */ new Set(["STOP_FLIGHT", "EXTRA_STEP"]);
var done = /* @__PURE__ */ new Set(["AREA", "DECLARE_FIRST"]);
var turnsInGuardians = ({ op, what }) => forTheTurnInGuardians.has(op) || op === "DISCARD" && what === "STANDARD_BEARER";
function defaultDuration(effect3, trigger) {
  const { op } = effect3;
  if (forTheTurn.has(op) || turnsInGuardians(effect3)) return "TURN";
  if (trigger === "STATIC") return "IN_PLAY";
  if (trigger === "COMMAND") return done.has(op) ? "INSTANT" : "COMBAT";
  if (trigger !== "PLAYED") return "INSTANT";
  if (forTheCombat.has(op)) return "COMBAT";
  return lasting.has(op) ? "ROUND" : "INSTANT";
}
function durationIn(game, effect3) {
  if (game === "GUARDIANS" || effect3.duration !== "TURN" || !turnsInGuardians(effect3)) return effect3.duration;
  return effect3.op === "STOP_FLIGHT" ? "ROUND" : "INSTANT";
}

// libs/cards/src/schema/define-card.ts
var triggers = { SPELL: "PLAYED", ITEM_HAND: "PLAYED" };
var targets = {
  GUARDIAN: "OWN_ALL",
  STRONGHOLD: "OWN_HERE",
  CREATURE: "SELF",
  SHIELD: "OWN_ALL",
  STANDARD_BEARER: "OWN_ALL",
  TERRAIN: "ALL",
  ITEM_CREATURE: "BEARER",
  UPGRADE: "OWN_HERE",
  SPELL: "OWN_SEAT",
  ITEM_HAND: "OWN_SEAT",
  CORRUPTION: "OWN_SEAT"
};
var forSeat = /* @__PURE__ */ new Set(["DRAW", "STONES", "SIDE_TOTAL"]);
function defineCard(printed3) {
  const { type, effects = [] } = printed3;
  const border2 = borderOf(type);
  const dominantValue = printed3.dominantValue ?? (type === "CREATURE" ? printed3.vitality : void 0);
  return cardSchema.parse({
    ...type === "CREATURE" ? { vulnerabilities: [], attackType: "PLAIN", immunities: [] } : {},
    ...printed3,
    games: printed3.games ?? gamesWhereItWorks(type, effects),
    ...border2 === void 0 ? {} : { border: border2 },
    ...dominantValue === void 0 ? {} : { dominantValue },
    effects: effects.map((effect3) => defineEffect(type, effect3))
  });
}
function defineEffect(type, effect3) {
  const trigger = effect3.trigger ?? triggers[type] ?? "STATIC";
  const target3 = effect3.target ?? (forSeat.has(effect3.op) ? "OWN_SEAT" : targets[type]);
  return { ...effect3, trigger, target: target3, duration: effect3.duration ?? defaultDuration(effect3, trigger) };
}

// libs/cards/src/content/print/parts.ts
var named = (id, en, fr, form) => ({
  id,
  set: id.charAt(0),
  name: { en, fr },
  agreement: { feminine: form.startsWith("F"), plural: form.endsWith("P") }
});
var body = (kind) => (vitality2, offColorBonus2, size, ...classes2) => ({
  kind,
  vitality: vitality2,
  offColorBonus: offColorBonus2,
  size,
  classes: classes2
});
var mortal = body("MORTAL");
var elemental = body("ELEMENTAL");
var outsider = body("OUTSIDER");
var red = (redVitality) => ({ redVitality });
var against = (offColorAgainst) => ({ offColorAgainst });
var weakTo = (...vulnerabilities2) => ({ vulnerabilities: vulnerabilities2 });
var flying = { flying: true };
var influenceable = (influenceCap) => ({
  influenceable: true,
  ...influenceCap === void 0 ? {} : { influenceCap }
});
var influence = (influenceValue, ...influenceReceivers) => ({
  influenceValue,
  ...influenceReceivers.length === 0 ? {} : { influenceReceivers }
});
var ranged = (rangedStrength, rangedCondition) => ({
  rangedStrength,
  ...rangedCondition === void 0 ? {} : { rangedCondition }
});
var attacksWith = (attackType) => ({ attackType });
var immune = (...attacks2) => ({ immunities: attacks2.map((attack) => ({ attack })) });
var immuneTo = (creatures) => ({ immunities: [{ creatures }] });
var onlyFor = (...games2) => ({ games: games2 });
var flavor = (en, fr) => ({ flavor: { en, fr } });
var of = (rarity) => ({ rarity });
var common = of("COMMON");
var uncommon = of("UNCOMMON");
var rare = of("RARE");

// libs/cards/src/content/print/cards.ts
var print = (type, name, parts3) => defineCard(parts3.reduce((card, part) => ({ ...card, ...part }), { ...name, type }));
var creature = (name, ...parts3) => print("CREATURE", name, parts3);
var guardian = (name, numbers, ...parts3) => print("GUARDIAN", name, [numbers, ...parts3]);
var positions = {
  LEFT: { en: "left", fr: "gauche" },
  CENTER: { en: "center", fr: "centrale" },
  RIGHT: { en: "right", fr: "droite" }
};
var stronghold = (set, position, defenseBonus, ...parts3) => print(
  "STRONGHOLD",
  named(set.id, `${set.name.en}, ${positions[position].en}`, `${set.name.fr}, ${positions[position].fr}`, "F"),
  [{ position, defenseBonus, strongholdSet: set.name.en }, ...parts3]
);
var shields = ({ id, ...name }, values2, ...parts3) => values2.map(
  (dominantValue) => print("SHIELD", { id: `${id}-${dominantValue}`, ...name }, [{ dominantValue }, ...parts3])
);
var drawn2 = (type) => (name, dominantValue, ...parts3) => print(type, name, [{ dominantValue }, ...parts3]);
var standardBearer = drawn2("STANDARD_BEARER");
var creatureItem = drawn2("ITEM_CREATURE");
var terrain = (name, dominantValue, terrainType, ...parts3) => print("TERRAIN", name, [{ dominantValue, terrainType }, ...parts3]);
var variant = (value) => (name, dominantValue, ...parts3) => print("UPGRADE", name, [{ dominantValue, variant: value }, ...parts3]);
var upgrade = variant("UPGRADE");
var downgrade = variant("DOWNGRADE");
var timed2 = (type) => (name, dominantValue, timing, ...parts3) => print(type, name, [{ dominantValue, timing }, ...parts3]);
var spell = timed2("SPELL");
var handItem = timed2("ITEM_HAND");
var corruption = (name, dominantValue, corrupts, ...parts3) => print("CORRUPTION", name, [{ dominantValue, corrupts }, ...parts3]);
var costs = (cost2) => ({ cost: cost2 });

// libs/cards/src/content/print/effects.ts
var does = (...effects) => ({ effects });
function effect(op, ...parts3) {
  const whole = parts3.reduce((printed3, part) => ({ ...printed3, ...part }), { op });
  const when = parts3.reduce((all, part) => ({ ...all, ...part.when }), {});
  return Object.keys(when).length === 0 ? whole : { ...whole, when };
}
var foes = /* @__PURE__ */ new Set(["OPPONENT", "ENEMY_ALL", "PICK_ENEMY"]);
function to(target3, filter) {
  if (!filter) return { target: target3 };
  return { target: target3, when: foes.has(target3) ? { opponent: filter } : { own: filter } };
}
var of2 = (own3) => ({ when: { own: own3 } });
var facing = (opponent) => ({ when: { opponent } });
var on = (terrain2) => ({ when: { terrain: terrain2 } });
var at = (place2) => ({ when: { place: place2 } });
var as = (role) => ({ when: { role } });
var tagged = (tag) => ({ tag });
var onlyIn = (game) => ({ games: [game] });
var during = (...timing) => ({ timing });
var triggered = (trigger) => (what) => ({ ...what, trigger });
var whenPlayed = triggered("PLAYED");
var command = triggered("COMMAND");
var afterCombat = triggered("AFTER_COMBAT");
var whenWon = triggered("WON");
var whenDiscarded = triggered("DISCARDED");
var whenVictorious = triggered("VICTORIOUS");
var whenBeaten = (cost2, what) => ({ ...what, trigger: "BEATEN", cost: cost2 });
var ability = (timing, cost2, what) => ({
  ...what,
  trigger: "ACTIVATED",
  timing,
  ...cost2 === 0 ? {} : { cost: cost2 }
});

// libs/cards/src/content/print/operations.ts
var vitality = (value, ...parts3) => effect("VITALITY", { value }, ...parts3);
var sideTotal = (value, ...parts3) => effect("SIDE_TOTAL", { value }, ...parts3);
var countsAs = (value) => effect("COUNTS_AS", { value });
var stones = (value, ...parts3) => effect("STONES", { value }, ...parts3);
var draw = (value) => effect("DRAW", { value });
var area = (value, what) => effect("AREA", { value, what });
var grant2 = (what, ...parts3) => effect("GRANT", { what }, ...parts3);
var lose = (what, ...parts3) => effect("LOSE", { what }, ...parts3);
var immunity = (attack) => effect("IMMUNE", { immunity: { attack } });
var discard = (what, ...parts3) => effect("DISCARD", { what }, ...parts3);
var cancel = (what) => effect("CANCEL", { what });
var noFlight = (what) => effect("NO_FLIGHT", { what });
var rule = (what, setting) => effect("RULE", { what, setting });
var barsCorruptionBy = (...vulnerabilities2) => effect("BAR_CORRUPTION", { vulnerabilities: vulnerabilities2, target: "ALL" });

// libs/cards/src/content/first-reinforcement/creatures.ts
var reinforcementCreatures = [
  creature(
    named("R05", "Debt Collector", "Recouvreuse de dettes", "F"),
    mortal(3, 0, "MEDIUM", "ROGUE"),
    red(5),
    does(whenPlayed(effect("DESTROY", to("OPPONENT", { vulnerable: ["GREED"] })))),
    flavor(
      "She takes installments. She starts with the hat.",
      "Elle accepte les acomptes. Elle commence par le chapeau."
    )
  ),
  creature(
    named("R06", "Temperance Sister", "Sœur de la tempérance", "F"),
    mortal(2, 0, "MEDIUM", "MAGE"),
    does(barsCorruptionBy("ALCOHOL")),
    flavor("She closed eleven taverns. The flood got two.", "Elle a fermé onze tavernes. La crue, deux.")
  ),
  creature(
    named("R07", "Aude’s Mule", "La mule d’Aude", "F"),
    mortal(3, 1, "MEDIUM", "BEAST"),
    immune("AOE"),
    does(countsAs(6)),
    flavor("Nobody has ever met Aude.", "Personne n’a jamais rencontré Aude.")
  ),
  creature(
    named("R08", "Cellar Ghast", "Goule de cave", "F"),
    outsider(6, 1, "MEDIUM", "RESTLESS"),
    does(whenBeaten(1, effect("SAVE"))),
    flavor("Keeps well in the damp.", "Se conserve bien à l’humidité.")
  ),
  creature(
    named("R09", "Null Toad", "Crapaud nul", "M"),
    elemental(6, 1, "SMALL", "BEAST"),
    ranged(2, { flying: false }),
    does(effect("NO_INFLUENCE", { target: "OPPONENT" })),
    flavor("Speeches end when it blinks.", "Les discours cessent quand il cligne des yeux.")
  )
];

// libs/cards/src/content/first-reinforcement/spells-and-items.ts
var reinforcementSpells = [
  spell(
    named("R10", "Hollow Echo", "Écho creux", "M"),
    6,
    ["RESPONSE"],
    does(effect("REVERSE_INFLUENCE")),
    flavor("Your words, returned with interest.", "Vos mots, rendus avec intérêts.")
  ),
  spell(
    named("R11", "Sudden Armistice", "Armistice soudain", "M"),
    18,
    ["DOMINANT"],
    costs(1),
    does(effect("SKIP_TO_SETTLEMENT")),
    flavor("Signed by mistake, kept out of pride.", "Signé par erreur, respecté par orgueil.")
  )
];
var reinforcementItems = [
  handItem(
    named("R12", "Wayfarer’s Boots", "Bottes du voyageur", "FP"),
    6,
    ["TURN"],
    does(effect("EXTRA_STEP")),
    flavor("They knew the valley when it had roads.", "Elles ont connu la vallée du temps des routes.")
  ),
  creatureItem(
    named("R13", "Iron Collar", "Collier de fer", "M"),
    17,
    does(effect("BAR_CORRUPTION")),
    flavor("Rust-proof, charm-proof, rather tight.", "Ni rouille, ni charme, un peu serré.")
  )
];

// libs/cards/src/content/first-reinforcement/standards-and-terrains.ts
var reinforcementTerrains = [
  standardBearer(
    named("R01", "Standard of Equal Scales", "Étendard de la juste balance", "M"),
    15,
    does(effect("WIN_PUSHES")),
    flavor("Perfectly fair, with a thumb embroidered on it.", "Parfaitement juste, avec un pouce brodé dessus.")
  ),
  terrain(
    named("R02", "The Needles", "Les Aiguilles", "FP"),
    10,
    "PINNACLES",
    flavor("Birds walk here.", "Ici, les oiseaux vont à pied.")
  )
];
var reinforcementUpgrades = [
  upgrade(
    named("R03", "Watchfires", "Feux de guet", "MP"),
    9,
    does(noFlight("OWN_STRONGHOLDS"), vitality(1)),
    flavor("Moths complained. So did dragons.", "Les papillons se sont plaints. Les dragons aussi.")
  ),
  downgrade(
    named("R04", "Flooded Cellars", "Caves inondées", "FP"),
    13,
    does(effect("NO_STRONGHOLD_BONUS")),
    flavor("The wine is safe. The wall is not.", "Le vin est sauf. Le mur, non.")
  )
];

// libs/cards/src/content/first-reinforcement/index.ts
var firstReinforcementCards = [
  ...reinforcementTerrains,
  ...reinforcementUpgrades,
  ...reinforcementCreatures,
  ...reinforcementSpells,
  ...reinforcementItems
];

// libs/cards/src/content/high-pastures/creatures.ts
var herders = [
  creature(
    named("P01", "Ridge Kestrel", "Crécerelle des crêtes", "F"),
    elemental(5, 2, "SMALL", "BEAST"),
    flying,
    ranged(2),
    common,
    flavor("It drops pebbles. It started with eggs.", "Elle lâche des cailloux. Au début, c’étaient des œufs.")
  ),
  creature(
    named("P02", "Goat Lancer", "Lancier caprin", "M"),
    mortal(9, 2, "MEDIUM", "SOLDIER"),
    weakTo("ALCOHOL"),
    does(vitality(2, as("ATTACKER"))),
    common,
    flavor("The goat leads. The lance agrees.", "La chèvre mène. La lance approuve.")
  ),
  creature(
    named("P03", "Net Thrower", "Lanceuse de filets", "F"),
    mortal(6, 1, "MEDIUM", "SOLDIER"),
    weakTo("GREED"),
    does(vitality(6, facing({ flying: true }))),
    common,
    flavor("She fished until the fish took the village.", "Elle pêchait, puis les poissons ont pris le village.")
  ),
  creature(
    named("P04", "Cloud Herder", "Bergère des nuages", "F"),
    mortal(4, 0, "MEDIUM", "MAGE"),
    weakTo("CARNAL"),
    influence(4, "ELEMENTAL"),
    ranged(2),
    uncommon,
    flavor("One got away, years ago. That was the flood.", "Un seul s’est échappé, jadis. Ce fut la crue.")
  ),
  creature(
    named("P05", "Storm Ram", "Bélier d’orage", "M"),
    elemental(14, 3, "LARGE", "BEAST"),
    influenceable(16),
    rare,
    flavor("Count the seconds between horn and wall.", "Comptez les secondes entre la corne et le mur.")
  ),
  creature(
    named("P06", "Hollow Reed", "Roseau creux", "M"),
    elemental(7, 1, "SMALL", "SPIRIT"),
    red(5),
    common,
    flavor("It bends to both sides and is paid by neither.", "Il plie des deux côtés ; aucun ne le paie.")
  ),
  creature(
    named("P07", "Stubborn Ox", "Bœuf têtu", "M"),
    elemental(10, 2, "LARGE", "BEAST"),
    does(vitality(3, as("DEFENDER"))),
    common,
    flavor("The border moved. The ox did not.", "La frontière a bougé. Pas le bœuf.")
  ),
  creature(
    named("P08", "Cairn Watcher", "Veilleur du cairn", "M"),
    outsider(8, 2, "MEDIUM", "SPIRIT"),
    immune("FEAR", "FIRE"),
    uncommon,
    flavor("It has seen worse, and stacked stones on it.", "Il a vu pire, et il a mis des pierres dessus.")
  ),
  creature(
    named("P09", "Whistling Drover", "Bouvier siffleur", "M"),
    mortal(6, 1, "MEDIUM", "ROGUE"),
    weakTo("ALCOHOL"),
    does(command(rule("FLYING", "NONE"))),
    uncommon,
    flavor("Two notes, and everything with wings lands.", "Deux notes, et tout ce qui vole se pose.")
  )
];

// libs/cards/src/content/high-pastures/guardian.ts
var pastureGuardian = guardian(
  named("P20", "Morwen of the High Pastures", "Morwen des Hauts Pâturages", "F"),
  { vitality: 27, influenceValue: 6, powerStones: 9, baseDraw: 2, ldl: 0, mdl: 1, luc: 1 },
  does(ability(["ORGANIZE"], 1, effect("LOOK"))),
  flavor(
    "From up there she sees both courts. She has asked for a higher hill.",
    "De là-haut, elle voit les deux cours. Elle a demandé une colline plus haute."
  )
);

// libs/cards/src/content/high-pastures/more-creatures.ts
var moreHerders = [
  creature(
    named("P10", "Contrary Judge", "Juge contrariante", "F"),
    mortal(9, 1, "MEDIUM", "MAGE"),
    weakTo("GREED"),
    does(command(rule("COMPARE", "LOWER_WINS"))),
    rare,
    flavor("The weaker case is always the better read.", "Le dossier le plus faible est toujours le plus lu.")
  ),
  creature(
    named("P11", "Plain-Spoken Reeve", "Bailli sans détour", "M"),
    mortal(9, 2, "MEDIUM", "LEADER"),
    does(command(rule("COMPARE", "HIGHER_WINS"))),
    rare,
    flavor("Bigger is bigger. Next case.", "Plus gros, c’est plus gros. Affaire suivante.")
  ),
  creature(
    named("P12", "Shepherd Twins", "Bergers jumeaux", "MP"),
    mortal(7, 2, "MEDIUM", "SOLDIER"),
    red(9),
    weakTo("CARNAL", "ALCOHOL"),
    common,
    flavor("One counts the sheep, one disagrees.", "L’un compte les moutons, l’autre conteste.")
  ),
  creature(
    named("P13", "Sealed Ledger", "Registre scellé", "M"),
    elemental(7, 1, "SMALL", "SPIRIT"),
    does(command(rule("INFLUENCE", "NONE"))),
    uncommon,
    flavor("No favors given, none recorded.", "Aucune faveur accordée, aucune inscrite.")
  ),
  creature(
    named("P14", "Sky Ferryman", "Passeur du ciel", "M"),
    outsider(9, 2, "LARGE", "SPIRIT"),
    flying,
    immune("RANGED"),
    uncommon,
    flavor("The crossing costs one coin, or one regret.", "La traversée coûte une pièce, ou un regret.")
  ),
  creature(
    named("P15", "Lark Scout", "Alouette éclaireuse", "F"),
    elemental(2, 0, "SMALL", "BEAST"),
    flying,
    does(whenWon(draw(1))),
    common,
    flavor("Reports at dawn. Nobody asked for dawn.", "Au rapport dès l’aube. Nul n’avait demandé l’aube.")
  ),
  creature(
    named("P16", "Hill Matriarch", "Matriarche des collines", "F"),
    mortal(12, 3, "LARGE", "LEADER"),
    weakTo("GREED"),
    influenceable(17),
    does(command(vitality(2, to("OWN_ALL", { classes: ["BEAST"] })))),
    rare,
    flavor("She has eleven sons and trusts the dogs.", "Elle a onze fils et se fie aux chiens.")
  ),
  creature(
    named("P17", "Thistle Sprite", "Lutin des chardons", "M"),
    elemental(3, 3, "SMALL", "SPIRIT"),
    influenceable(),
    does(vitality(4, as("SECONDARY"))),
    common,
    flavor("You notice it when you sit down.", "On le remarque en s’asseyant.")
  ),
  creature(
    named("P18", "Weather Wife", "Faiseuse de temps", "F"),
    mortal(5, 1, "MEDIUM", "MAGE"),
    influenceable(),
    influence(5, "MORTAL"),
    uncommon,
    flavor("Rain was two pence. Both courts paid at once.", "La pluie coûtait deux sous. Les deux cours ont payé.")
  )
];

// libs/cards/src/content/high-pastures/shields-and-terrains.ts
var pastureShields = shields(
  named("P24", "Shield of the Pastures", "Bouclier des pâturages", "M"),
  [5, 6, 8, 10, 12, 14, 15]
);
var pastureTerrains = [
  standardBearer(
    named("P25", "Standard of the Thaw", "Étendard du dégel", "M"),
    13,
    does(immunity("FEAR")),
    rare,
    flavor("Nothing frightens people who wintered here.", "Rien n’effraie qui a passé l’hiver ici.")
  ),
  terrain(
    named("P26", "Windswept Highland", "Hauteurs balayées", "FP"),
    6,
    "HIGHLAND",
    does(vitality(1, of2({ flying: true }))),
    common,
    flavor("Hats are not included.", "Chapeaux non compris.")
  ),
  terrain(
    named("P27", "Fowler’s Highland", "Hauteurs de l’oiseleur", "FP"),
    7,
    "HIGHLAND",
    does(vitality(1, of2({ flying: false }), facing({ flying: true }))),
    uncommon
  ),
  upgrade(named("P28", "Bird Nets", "Filets à oiseaux", "MP"), 10, does(vitality(3, facing({ flying: true }))), common),
  upgrade(
    named("P29", "Long Gallery", "Longue galerie", "F"),
    12,
    does(effect("RANGED", { value: 2 })),
    uncommon,
    flavor("Portraits on one side, arrow slits on the other.", "Portraits d’un côté, meurtrières de l’autre.")
  )
];

// libs/cards/src/content/high-pastures/spells-and-items.ts
var pastureSpells = [
  spell(
    named("P30", "Updraft", "Ascendance", "F"),
    5,
    ["PRIMARY"],
    does(grant2("FLYING", to("PICK_OWN"))),
    common,
    flavor("Cows have mixed feelings about it.", "Les vaches sont partagées sur la question.")
  ),
  spell(
    named("P31", "Clear Sky", "Ciel dégagé", "M"),
    6,
    ["MATCHUP"],
    does(vitality(4, to("PICK_OWN"), facing({ flying: true }))),
    common
  ),
  spell(
    named("P32", "Call the Flock", "Rappel du troupeau", "M"),
    10,
    ["ORGANIZE"],
    costs(1),
    does(draw(2)),
    uncommon,
    flavor("Two come. The rest are thinking about it.", "Deux viennent. Les autres y réfléchissent.")
  )
];
var pastureItems = [
  handItem(
    named("P33", "Herder’s Crook", "Houlette", "F"),
    6,
    ["SECONDARY"],
    does(vitality(3, to("PICK_OWN"), as("SECONDARY"))),
    common,
    flavor("For latecomers.", "Pour les retardataires.")
  ),
  creatureItem(
    named("P34", "Fowling Pike", "Pique à oiseleur", "F"),
    9,
    does(vitality(3, facing({ flying: true }))),
    common
  ),
  creatureItem(
    named("P35", "Iron Boots", "Bottes ferrées", "FP"),
    11,
    does(vitality(2)),
    common,
    flavor("Made for standing one’s ground, firmly in it.", "Pour tenir bon, bien enfoncé.")
  )
];

// libs/cards/src/content/high-pastures/strongholds.ts
var pastureGate = (id) => named(id, "Pasture Gate", "Porte des Pâturages", "F");
var pastureStrongholds = [
  stronghold(
    pastureGate("P21"),
    "LEFT",
    3,
    flavor("Please close the gate. The goats can read.", "Fermez la porte. Les chèvres savent lire.")
  ),
  stronghold(
    pastureGate("P22"),
    "CENTER",
    4,
    does(vitality(2, facing({ flying: true }))),
    flavor("Roofed, after the incident with the storks.", "Couverte, depuis l’affaire des cigognes.")
  ),
  stronghold(
    pastureGate("P23"),
    "RIGHT",
    3,
    does(vitality(1, of2({ kinds: ["MORTAL"] }))),
    flavor("There is soup. That is the whole plan.", "Il y a de la soupe. C’est tout le plan.")
  )
];

// libs/cards/src/content/high-pastures/index.ts
var highPastures = [
  ...herders,
  ...moreHerders,
  pastureGuardian,
  ...pastureStrongholds,
  ...pastureShields,
  ...pastureTerrains,
  ...pastureSpells,
  ...pastureItems
];

// libs/cards/src/content/hollow-tide/creatures.ts
var tideCreatures = [
  creature(
    named("T01", "Drowned Marshal", "Maréchal noyé", "M"),
    outsider(15, 2, "LARGE", "RESTLESS", "LEADER"),
    influenceable(),
    flavor("His last order was to hold. Nobody has told him.", "Son dernier ordre : tenir. Nul ne l’a détrompé.")
  ),
  creature(
    named("T02", "Barrow Choir", "Chœur du tumulus", "M"),
    outsider(7, 1, "MEDIUM", "RESTLESS"),
    does(command(area(4, "FEAR"))),
    flavor("They only know the one hymn, and it knows you.", "Ils ne savent qu’un cantique, et il vous connaît.")
  ),
  creature(
    named("T03", "Hook Wretch", "Gueux au crochet", "M"),
    outsider(7, 4, "MEDIUM", "ROGUE"),
    weakTo("GREED"),
    does(vitality(3, facing({ classes: ["SOLDIER"] }))),
    flavor("Never salutes with the good hand.", "Ne salue jamais de la bonne main.")
  ),
  creature(
    named("T04", "Veil Drake", "Vouivre voilée", "F"),
    outsider(10, 1, "LARGE", "BEAST"),
    weakTo("CARNAL"),
    flying,
    influenceable(12),
    flavor("She is shy. The villages are only collateral.", "Elle est timide. Les villages en font les frais.")
  ),
  creature(
    named("T05", "Salt Urchin", "Gamin du sel", "M"),
    outsider(3, 3, "SMALL", "ROGUE"),
    weakTo("ALCOHOL"),
    immuneTo({ sizes: ["LARGE"] }),
    flavor("Giants keep looking where he was.", "Les géants regardent toujours où il était.")
  ),
  creature(
    named("T06", "Mire Lamplighter", "Allumeur de la fange", "M"),
    outsider(5, 1, "MEDIUM", "ROGUE"),
    weakTo("ALCOHOL"),
    ranged(3),
    flavor(
      "Light the path, lose the traveler, share the boots.",
      "Éclairer le chemin, perdre le passant, partager les bottes."
    )
  ),
  creature(
    named("T07", "Rime Brute", "Brute de givre", "F"),
    elemental(10, 4, "LARGE", "GIANT"),
    influenceable(15),
    does(vitality(3, on("HIGHLAND"))),
    flavor("Slow to anger, slower to thaw.", "Lent à la colère, plus lent au dégel.")
  ),
  creature(
    named("T08", "Tide Calf", "Veau des marées", "M"),
    elemental(6, 1, "MEDIUM", "BEAST"),
    influenceable(15),
    does(vitality(4, on("LAKELAND"))),
    flavor("Comes when called. So does the sea behind it.", "Il vient quand on l’appelle. La mer aussi, derrière lui.")
  ),
  creature(
    named("T09", "Ember Swarm", "Essaim de braises", "M"),
    elemental(5, 2, "SMALL", "SWARM"),
    red(8),
    flying,
    attacksWith("FIRE"),
    does(whenPlayed(area(3, "FIRE"))),
    flavor("Each one is warm company. That is the trouble.", "Chacune tient chaud. C’est bien le problème.")
  ),
  creature(
    named("T10", "Standing Stone", "Pierre dressée", "F"),
    elemental(7, 1, "LARGE", "SPIRIT"),
    immune("RANGED"),
    does(effect("NO_SECONDARY")),
    flavor("Asked to sit, once. It declined.", "On lui a proposé de s’asseoir. Elle a décliné.")
  ),
  creature(
    named("T11", "Wreck Baron", "Baron d’épaves", "M"),
    mortal(8, 3, "MEDIUM", "ROGUE", "LEADER"),
    weakTo("ALCOHOL", "GREED"),
    influenceable(13),
    does(command(vitality(1, to("OWN_ALL", { kinds: ["OUTSIDER"] })))),
    flavor("His estate is whatever floats in.", "Son domaine, c’est ce qui flotte jusqu’à lui.")
  ),
  creature(
    named("T12", "Tallow Witch", "Sorcière de suif", "F"),
    mortal(7, 1, "MEDIUM", "MAGE"),
    weakTo("CARNAL"),
    influenceable(14),
    influence(3, "OUTSIDER", "ELEMENTAL"),
    flavor("Her candles burn low and listen well.", "Ses chandelles brûlent bas et écoutent bien.")
  )
];

// libs/cards/src/content/hollow-tide/guardian.ts
var tideGuardian = guardian(
  named("T20", "Orrath, Keeper of Low Water", "Orrath, gardien de l’étiage", "M"),
  { vitality: 20, influenceValue: 6, powerStones: 7, baseDraw: 3, ldl: 0, mdl: 0, luc: 1 },
  does(ability(["DOMINANT"], 0, effect("LEAVE_DOMINANT"))),
  flavor(
    "He holds the valley by right of being under it. The lawyers are still diving.",
    "Il tient la vallée du droit d’être dessous. Les avocats plongent encore."
  )
);
var floodGuardian = guardian(
  named("T39", "Orrath in Flood", "Orrath en crue", "M"),
  { vitality: 26, influenceValue: 6, powerStones: 9, baseDraw: 3, ldl: -1, mdl: 1, luc: 1 },
  onlyFor("GUARDIANS"),
  does(ability(["DOMINANT"], 0, effect("LEAVE_DOMINANT"))),
  flavor(
    "Twice a day he rises to speak. Nobody has got to the end of it dry.",
    "Deux fois par jour, il se lève pour parler. Nul n’a tenu au sec jusqu’au bout."
  )
);

// libs/cards/src/content/hollow-tide/shields-and-terrains.ts
var tideShields = shields(
  named("T24", "Shield of the Tide", "Bouclier de la marée", "M"),
  [7, 8, 9, 10, 11, 12, 13]
);
var tideTerrains = [
  standardBearer(
    named("T25", "Standard of the Undertow", "Étendard du ressac", "M"),
    14,
    does(vitality(2, as("ATTACKER"))),
    flavor("It flutters inward.", "Il flotte vers l’intérieur.")
  ),
  terrain(
    named("T26", "Sunken Lakes", "Lacs engloutis", "MP"),
    6,
    "LAKELAND",
    flavor("A lake under a lake. The maps gave up.", "Un lac sous un lac. Les cartes ont renoncé.")
  ),
  terrain(
    named("T27", "Eel Marsh", "Marais aux anguilles", "M"),
    7,
    "MARSH",
    flavor(
      "Nobody owns it. The eels have filed an objection.",
      "Il n’est à personne. Les anguilles ont fait opposition."
    )
  ),
  terrain(named("T28", "Gull Highland", "Hauteurs aux mouettes", "FP"), 5, "HIGHLAND"),
  upgrade(
    named("T29", "Tide Idol", "Idole des marées", "F"),
    11,
    does(sideTotal(3, at("IN_FRONT"))),
    flavor("It points at the water. The water has noticed.", "Elle montre l’eau du doigt. L’eau l’a remarqué.")
  )
];

// libs/cards/src/content/hollow-tide/spells-and-items.ts
var besidesCombat = ["ORGANIZE", "DOMINANT", "TURN", "SETTLEMENT"];
var tideSpells = [
  spell(
    named("T31", "Lead Wind", "Vent de plomb", "M"),
    5,
    ["MOVE_REACTION"],
    does(effect("STOP_FLIGHT")),
    flavor("Good weather for walking.", "Un beau temps pour marcher.")
  ),
  spell(
    named("T32", "Reading of Ashes", "Lecture des cendres", "F"),
    9,
    ["ANY"],
    does(effect("LOOK")),
    flavor("Mostly it says: fire.", "Le plus souvent, on y lit : feu.")
  )
];
var tideItems = [
  handItem(
    named("T37", "Levelling Hammer", "Marteau niveleur", "M"),
    11,
    [...besidesCombat, "CHALLENGE"],
    does(
      discard("TERRAIN", during(...besidesCombat)),
      vitality(4, to("OWN_ALL"), facing({ guardian: true }), during("CHALLENGE"))
    ),
    flavor("For when the map is right and the land is wrong.", "Pour quand la carte a raison et le terrain, tort.")
  ),
  creatureItem(
    named("T38", "Cold Locket", "Médaillon froid", "M"),
    14,
    does(immunity("FEAR")),
    flavor("Holds a portrait of something worse.", "Renferme le portrait de quelque chose de pire.")
  )
];

// libs/cards/src/content/hollow-tide/strongholds.ts
var saltgate = (id) => named(id, "Saltgate", "Porte-Sel", "F");
var tideStrongholds = [
  stronghold(
    saltgate("T21"),
    "LEFT",
    4,
    flavor("Visitors are asked to wipe their fins.", "Prière de s’essuyer les nageoires.")
  ),
  stronghold(
    saltgate("T22"),
    "CENTER",
    3,
    does(noFlight("SPACE")),
    flavor(
      "The air up there is rented out to gulls, exclusively.",
      "L’air, là-haut, est loué aux mouettes, en exclusivité."
    )
  ),
  stronghold(
    saltgate("T23"),
    "RIGHT",
    4,
    flavor("Open twice a day, whether it likes it or not.", "Ouverte deux fois par jour, qu’elle le veuille ou non.")
  )
];

// libs/cards/src/content/hollow-tide/index.ts
var hollowTide = [
  ...tideCreatures,
  tideGuardian,
  ...tideStrongholds,
  ...tideShields,
  ...tideTerrains,
  ...tideSpells,
  ...tideItems,
  floodGuardian
];

// libs/cards/src/content/kilns/creatures.ts
var kilnFolk = [
  creature(
    named("K01", "Kiln Tender", "Chauffournier", "M"),
    mortal(8, 2, "MEDIUM", "SOLDIER"),
    weakTo("ALCOHOL"),
    immune("FIRE"),
    common,
    flavor("Eyebrows are for clerks.", "Les sourcils, c’est bon pour les clercs.")
  ),
  creature(
    named("K02", "Cinder Imp", "Diablotin d’escarbilles", "M"),
    elemental(4, 1, "SMALL", "SPIRIT"),
    attacksWith("FIRE"),
    does(whenPlayed(vitality(-2, to("OPPONENT"), tagged("FIRE")))),
    common,
    flavor("It only wants a hug. Wear gloves.", "Il ne veut qu’un câlin. Mettez des gants.")
  ),
  creature(
    named("K03", "Slag Colossus", "Colosse de scories", "M"),
    elemental(16, 2, "LARGE", "GIANT"),
    influenceable(),
    does(vitality(-4, on("LAKELAND"))),
    rare,
    flavor("Made from leftovers, and still hungry.", "Fait de restes, et encore affamé.")
  ),
  creature(
    named("K04", "Bellows Boy", "Garçon au soufflet", "M"),
    mortal(2, 0, "SMALL", "ROGUE"),
    influence(2),
    common,
    flavor("Small lungs, large opinions.", "Petits poumons, grandes opinions.")
  ),
  creature(
    named("K05", "Furnace Abbess", "Abbesse du fourneau", "F"),
    mortal(6, 1, "MEDIUM", "MAGE"),
    weakTo("CARNAL"),
    influence(9),
    rare,
    flavor("Her sermons are short. The heat does the rest.", "Ses sermons sont brefs. La chaleur fait le reste.")
  ),
  creature(
    named("K06", "Coal Serpent", "Serpent de charbon", "M"),
    elemental(11, 3, "LARGE", "BEAST"),
    attacksWith("FIRE"),
    does(vitality(2, facing({ kinds: ["MORTAL"] }))),
    uncommon,
    flavor("Sold by weight. Delivered by itself.", "Vendu au poids. Se livre tout seul.")
  ),
  creature(
    named("K07", "Glass Dancer", "Danseuse de verre", "F"),
    mortal(7, 4, "MEDIUM", "ROGUE"),
    weakTo("CARNAL", "GREED"),
    does(vitality(2, on("WASTES"))),
    common,
    flavor("Applause is the dangerous part.", "Ce sont les applaudissements le danger.")
  ),
  creature(
    named("K08", "Smoke Cat", "Chat de fumée", "M"),
    outsider(5, 2, "SMALL", "BEAST"),
    attacksWith("FEAR"),
    does(whenPlayed(effect("SEND_HOME", to("OPPONENT", { maxVitality: 4 }), tagged("FEAR")))),
    uncommon,
    flavor("There is no cat without smoke.", "Il n’y a pas de chat sans fumée.")
  ),
  creature(
    named("K09", "Pitch Hurler", "Lanceur de poix", "M"),
    mortal(5, 1, "MEDIUM", "SOLDIER"),
    weakTo("ALCOHOL"),
    ranged(4, { flying: false }),
    common,
    flavor("Aim low. It always sticks to something.", "Visez bas. Ça colle toujours à quelque chose.")
  )
];

// libs/cards/src/content/kilns/guardian.ts
var kilnGuardian = guardian(
  named("K20", "Brannoc of the Kilns", "Brannoc des Fours", "M"),
  { vitality: 30, influenceValue: 9, powerStones: 5, baseDraw: 3, ldl: -1, mdl: 0, luc: 0 },
  does(vitality(1, of2({ attackType: "FIRE" }))),
  flavor(
    "He means to boil the valley dry. The estimate is four hundred years.",
    "Il compte mettre la vallée à bouillir. Devis : quatre cents ans."
  )
);

// libs/cards/src/content/kilns/more-creatures.ts
var moreKilnFolk = [
  creature(
    named("K10", "Anvil Saint", "Sainte à l’enclume", "F"),
    mortal(10, 1, "MEDIUM", "LEADER"),
    does(barsCorruptionBy("GREED")),
    uncommon,
    flavor("Gold is soft, she says, and hits it.", "L’or est mou, dit-elle, et elle tape.")
  ),
  creature(
    named("K11", "Ash Widow", "Veuve des cendres", "F"),
    outsider(9, 3, "MEDIUM", "RESTLESS"),
    weakTo("ALCOHOL"),
    does(whenDiscarded(stones(1))),
    uncommon,
    flavor("She leaves everything to whoever sweeps.", "Elle lègue tout à qui balaiera.")
  ),
  creature(
    named("K12", "Brand Thief", "Voleuse de tisons", "F"),
    mortal(6, 2, "SMALL", "ROGUE"),
    weakTo("GREED"),
    does(whenWon(stones(-1, to("ENEMY_SEAT")))),
    uncommon,
    flavor("Easy to follow, hard to search.", "Facile à suivre, difficile à fouiller.")
  ),
  creature(
    named("K13", "Laurel Smith", "Forgeron des lauriers", "M"),
    mortal(8, 2, "MEDIUM", "SOLDIER"),
    does(whenVictorious(stones(1, onlyIn("ARENA"))), whenWon(stones(1, onlyIn("GUARDIANS")))),
    uncommon,
    flavor("Makes the crown first, then the victory.", "Forge d’abord la couronne, ensuite la victoire.")
  ),
  creature(
    named("K14", "Gate Breaker", "Briseur de portes", "M"),
    elemental(13, 1, "LARGE", "GIANT"),
    weakTo("GREED"),
    influenceable(),
    does(vitality(3, at("ENEMY_STRONGHOLD")), vitality(5, facing({ guardian: true }))),
    rare,
    flavor("It knocks. That is the siege.", "Il frappe à la porte. C’est tout le siège.")
  ),
  creature(
    named("K15", "Spark Swarm", "Nuée d’étincelles", "F"),
    elemental(6, 1, "SMALL", "SWARM"),
    red(3),
    flying,
    does(whenPlayed(area(2, "FIRE"))),
    common,
    flavor("Pretty, from a boat.", "Jolie, vue d’une barque.")
  ),
  creature(
    named("K16", "Oath Wraith", "Spectre du serment", "M"),
    outsider(12, 2, "MEDIUM", "RESTLESS"),
    attacksWith("FEAR"),
    does(command(rule("COMPARE", "LOWER_WINS"))),
    rare,
    flavor("He swore to lose. He has been very strict.", "Il a juré de perdre. Il s’y tient strictement.")
  ),
  creature(
    named("K17", "Kiln Ghost", "Fantôme du four", "M"),
    outsider(4, 0, "SMALL", "RESTLESS"),
    ranged(1),
    does(grant2("ENTER_FROM_UNDER")),
    uncommon,
    flavor("Lives in the flue. Comes down for visitors.", "Vit dans le conduit. Descend pour les visites.")
  ),
  creature(
    named("K18", "Ember Wyvern", "Vouivre ardente", "F"),
    outsider(12, 2, "LARGE", "BEAST"),
    weakTo("GREED"),
    flying,
    attacksWith("FIRE"),
    rare,
    flavor("She hoards receipts. They burn best.", "Elle amasse les reçus. Ça brûle mieux.")
  )
];

// libs/cards/src/content/kilns/shields-and-terrains.ts
var kilnShields = shields(
  named("K24", "Shield of the Kilns", "Bouclier des fours", "M"),
  [4, 7, 9, 11, 12, 13, 16]
);
var kilnTerrains = [
  standardBearer(
    named("K25", "Standard of the Forge", "Étendard de la forge", "M"),
    16,
    does(vitality(2, of2({ kinds: ["ELEMENTAL"] }))),
    rare,
    flavor("Carried in tongs.", "Se porte avec des pinces.")
  ),
  terrain(
    named("K26", "Kiln Wastes", "Friches des fours", "FP"),
    7,
    "WASTES",
    does(vitality(1, of2({ kinds: ["ELEMENTAL"] }))),
    common,
    flavor("The one dry place. Nobody enjoys it.", "Le seul endroit sec. Personne n’en profite.")
  )
];
var kilnUpgrades = [
  upgrade(named("K27", "Slaked Walls", "Murs chaulés", "MP"), 8, does(immunity("FIRE"), vitality(1)), uncommon),
  downgrade(
    named("K28", "Cracked Sluice", "Vanne fendue", "F"),
    12,
    does(vitality(-2)),
    common,
    flavor("The damp is now a tenant.", "L’humidité est désormais locataire.")
  ),
  downgrade(
    named("K29", "Blinded Loophole", "Meurtrière murée", "F"),
    9,
    does(lose("RANGED")),
    uncommon,
    flavor("Bricked up by a friend of the other side.", "Murée par un ami de l’autre camp.")
  )
];

// libs/cards/src/content/kilns/spells-and-items.ts
var kilnSpells = [
  spell(
    named("K30", "Firedamp", "Grisou", "M"),
    9,
    ["SECONDARY"],
    does(area(3, "FIRE")),
    uncommon,
    flavor("The canary resigned in writing.", "Le canari a démissionné par écrit.")
  ),
  spell(
    named("K31", "White Heat", "Chaleur blanche", "F"),
    8,
    ["MATCHUP"],
    does(vitality(-4, to("PICK_ENEMY"), tagged("FIRE"))),
    common
  ),
  spell(
    named("K32", "Sudden Cave-in", "Éboulement soudain", "M"),
    17,
    ["PRIMARY"],
    costs(2),
    does(effect("DESTROY", to("PICK_ENEMY", { maxVitality: 6 }))),
    rare,
    flavor("The tunnel was within budget until then.", "Le tunnel tenait dans le budget, jusque-là.")
  )
];
var kilnItems = [
  handItem(
    named("K33", "Powder Cask", "Tonnelet de poudre", "M"),
    11,
    ["MATCHUP"],
    does(area(4, "PLAIN")),
    uncommon,
    flavor("Keep away from heroes.", "Tenir hors de portée des héros.")
  ),
  handItem(
    named("K34", "Battering Beam", "Poutre bélière", "F"),
    13,
    ["STRONGHOLD", "CHALLENGE"],
    does(
      vitality(5, to("OWN_ALL"), at("ENEMY_STRONGHOLD"), during("STRONGHOLD")),
      vitality(5, to("OWN_ALL"), facing({ guardian: true }), during("CHALLENGE"))
    ),
    rare,
    flavor("Formerly the roof of somebody’s barn.", "Jadis, le toit de la grange de quelqu’un.")
  ),
  creatureItem(
    named("K35", "Wet Leather", "Cuir mouillé", "M"),
    7,
    does(immunity("FIRE")),
    common,
    flavor("The smell is a second defense.", "L’odeur est une seconde défense.")
  ),
  creatureItem(named("K36", "Listening Ring", "Anneau d’écoute", "M"), 15, does(grant2("INFLUENCEABLE")), uncommon)
];

// libs/cards/src/content/kilns/strongholds.ts
var kilnYard = (id) => named(id, "Kiln Yard", "Cour des Fours", "F");
var kilnStrongholds = [
  stronghold(
    kilnYard("K21"),
    "LEFT",
    2,
    does(vitality(2, of2({ kinds: ["ELEMENTAL"] }))),
    flavor("The wall is thin. The heat is not.", "Le mur est mince. La chaleur, non.")
  ),
  stronghold(
    kilnYard("K22"),
    "CENTER",
    6,
    flavor("Bricks made here, laid here, defended here.", "Briques faites ici, posées ici, défendues ici.")
  ),
  stronghold(
    kilnYard("K23"),
    "RIGHT",
    3,
    does(immunity("FIRE")),
    flavor("It burned down twice and then lost interest.", "Elle a brûlé deux fois, puis s’en est lassée.")
  )
];

// libs/cards/src/content/kilns/index.ts
var kilns = [
  ...kilnFolk,
  ...moreKilnFolk,
  kilnGuardian,
  ...kilnStrongholds,
  ...kilnShields,
  ...kilnTerrains,
  ...kilnUpgrades,
  ...kilnSpells,
  ...kilnItems
];

// libs/cards/src/content/lantern-court/creatures.ts
var lanternCreatures = [
  creature(
    named("L01", "Ford Warden", "Garde du gué", "M"),
    mortal(10, 3, "MEDIUM", "SOLDIER"),
    weakTo("ALCOHOL"),
    influenceable(12),
    flavor(
      "The ford is under nine fathoms now. He still guards it.",
      "Le gué est sous neuf brasses. Il le garde toujours."
    )
  ),
  creature(
    named("L02", "Lantern Captain", "Capitaine à la lanterne", "M"),
    mortal(11, 2, "MEDIUM", "SOLDIER", "LEADER"),
    weakTo("GREED"),
    influenceable(14),
    does(vitality(2, to("OWN_OTHERS", { classes: ["SOLDIER"] }))),
    flavor("Follow the light. He invoices for the light.", "Suivez la lumière. Il facture la lumière.")
  ),
  creature(
    named("L03", "Toll Archer", "Archère du péage", "M"),
    mortal(6, 1, "MEDIUM", "SOLDIER"),
    weakTo("GREED"),
    influenceable(15),
    ranged(3),
    flavor("The second arrow is the receipt.", "La seconde flèche vaut quittance.")
  ),
  creature(
    named("L04", "Hedge Seer", "Voyant des haies", "M"),
    mortal(5, 1, "MEDIUM", "MAGE"),
    weakTo("CARNAL"),
    influenceable(),
    does(command(effect("DECLARE_FIRST", { what: "KIND" }))),
    flavor("He foresaw the flood, on a Thursday, to nobody.", "Il avait prévu la crue, un jeudi, devant personne.")
  ),
  creature(
    named("L05", "Quay Brawler", "Bagarreuse du quai", "F"),
    mortal(7, 4, "MEDIUM", "ROGUE"),
    weakTo("ALCOHOL", "CARNAL"),
    does(vitality(3, facing({ sizes: ["LARGE"] }))),
    flavor("The quay moved uphill. So did she, swinging.", "Le quai a remonté la pente. Elle aussi, à coups de poing.")
  ),
  creature(
    named("L06", "Bell Healer", "Guérisseuse à la cloche", "F"),
    mortal(4, 1, "MEDIUM", "MAGE"),
    red(6),
    influenceable(8),
    does(afterCombat(effect("HEAL", of2({ kinds: ["MORTAL"] })))),
    flavor(
      "Ring once for help, twice if you can still count.",
      "Un coup pour de l’aide, deux si l’on sait encore compter."
    )
  ),
  creature(
    named("L07", "Cinder Stag", "Cerf de cendre", "M"),
    elemental(9, 3, "MEDIUM", "BEAST"),
    attacksWith("FIRE"),
    immune("FIRE"),
    flavor(
      "Hunters find him easily. That is their mistake.",
      "Les chasseurs le trouvent sans peine. Là est leur erreur."
    )
  ),
  creature(
    named("L08", "Gale Heron", "Héron des bourrasques", "M"),
    elemental(6, 1, "MEDIUM", "BEAST"),
    flying,
    influenceable(15),
    flavor("It fishes over the old town hall.", "Il pêche au-dessus de l’ancienne mairie.")
  ),
  creature(
    named("L09", "Moss Colossus", "Colosse de mousse", "M"),
    elemental(15, 4, "LARGE", "GIANT"),
    influenceable(),
    does(vitality(3, on("FOREST"))),
    flavor("It was a hill until somebody taxed it.", "C’était une colline, avant qu’on ne l’impose.")
  ),
  creature(
    named("L10", "Well Sprite", "Lutin du puits", "M"),
    elemental(3, 0, "SMALL", "SPIRIT"),
    influence(3, "MORTAL", "ELEMENTAL"),
    flavor(
      "Grants advice. Wishes are another department.",
      "Donne des conseils. Pour les vœux, voir un autre guichet."
    )
  ),
  creature(
    named("L11", "Gate Hound", "Molosse de la porte", "M"),
    outsider(8, 3, "MEDIUM", "BEAST"),
    immune("FEAR"),
    does(vitality(3, as("SECONDARY"))),
    flavor("Bites second, and longer.", "Mord en second, et plus longtemps.")
  ),
  creature(
    named("L12", "Ash Jester", "Bouffon de cendre", "M"),
    outsider(6, 1, "SMALL", "ROGUE"),
    weakTo("CARNAL"),
    influenceable(15),
    does(whenPlayed(area(3, "FEAR"))),
    flavor("Everyone leaves before the punch line.", "Tout le monde part avant la chute.")
  )
];

// libs/cards/src/content/lantern-court/guardian.ts
var lanternGuardian = guardian(
  named("L20", "Ysolde of the Long Watch", "Ysolde de la Longue Veille", "F"),
  { vitality: 20, influenceValue: 7, powerStones: 8, baseDraw: 3, ldl: 0, mdl: 0, luc: 1 },
  does(ability(["DOMINANT"], 1, effect("REDRAW_DOMINANT"))),
  flavor(
    "She has not slept since the valley filled. She says she is not tired; nobody dares to yawn.",
    "Elle ne dort plus depuis que la vallée s’est remplie. Elle se dit reposée ; nul n’ose bâiller."
  )
);
var sluiceGuardian = guardian(
  named("L39", "Ysolde at the Sluices", "Ysolde aux écluses", "F"),
  { vitality: 26, influenceValue: 7, powerStones: 6, baseDraw: 3, ldl: -1, mdl: 1, luc: 1 },
  onlyFor("GUARDIANS"),
  does(ability(["DOMINANT"], 1, effect("REDRAW_DOMINANT"))),
  flavor(
    "She holds the keys of the sluices, the sluices, and most of the blame.",
    "Elle tient les clés des écluses, les écluses, et l’essentiel des reproches."
  )
);

// libs/cards/src/content/lantern-court/shields-and-terrains.ts
var lanternShields = shields(
  named("L24", "Shield of the Lantern", "Bouclier de la lanterne", "M"),
  [7, 8, 9, 10, 11, 12, 13]
);
var lanternTerrains = [
  standardBearer(
    named("L25", "Standard of the Watch", "Étendard de la Veille", "M"),
    14,
    does(vitality(2, as("DEFENDER"))),
    flavor("It reads: we were here first. It is disputed.", "On y lit : premiers arrivés. C’est contesté.")
  ),
  terrain(
    named("L26", "Alder Forest", "Forêt d’aulnes", "F"),
    8,
    "FOREST",
    flavor("The alders like the flood. They say so often.", "Les aulnes aiment la crue. Ils le répètent.")
  ),
  terrain(named("L27", "Slate Highland", "Hauteurs d’ardoise", "FP"), 5, "HIGHLAND"),
  terrain(
    named("L28", "Mirror Lakes", "Lacs miroirs", "MP"),
    6,
    "LAKELAND",
    flavor("On still days you can read the street signs.", "Par temps calme, on y lit les noms des rues.")
  ),
  upgrade(named("L29", "Mustering Tower", "Tour de rassemblement", "F"), 11, does(effect("HOLD")))
];

// libs/cards/src/content/lantern-court/spells-and-items.ts
var lanternSpells = [
  spell(
    named("L30", "Unravel", "Dénouement", "M"),
    3,
    ["RESPONSE"],
    does(cancel("PLAY")),
    flavor("Pull the thread. Apologize to the tapestry.", "Tirez le fil. Excusez-vous auprès de la tapisserie.")
  ),
  spell(named("L31", "Kindled Spark", "Étincelle ravivée", "F"), 4, ["ANY"], does(stones(1))),
  spell(
    named("L32", "Grey Pall", "Voile gris", "M"),
    8,
    ["COMMAND"],
    does(command(area(4, "PLAIN"))),
    flavor("The small go missing first.", "Les petits s’égarent les premiers.")
  )
];
var lanternCorruptions = [
  corruption(
    named("L33", "Sweet Song", "Douce chanson", "F"),
    12,
    ["CARNAL"],
    flavor("Seventeen verses, and he stayed for all of them.", "Dix-sept couplets, et il est resté jusqu’au bout.")
  ),
  corruption(
    named("L34", "Strong Cider", "Cidre corsé", "M"),
    10,
    ["ALCOHOL"],
    flavor("The war can wait until the barrel cannot.", "La guerre peut attendre ; le tonneau, non.")
  ),
  corruption(
    named("L35", "Heavy Purse", "Lourde bourse", "F"),
    8,
    ["GREED"],
    flavor("It is not a bribe if it jingles politely.", "Si elle tinte poliment, ce n’est pas un pot-de-vin.")
  )
];
var lanternItems = [
  handItem(
    named("L36", "Cockcrow Bell", "Cloche du chant du coq", "F"),
    7,
    ["DOMINANT"],
    does(effect("FIRST")),
    flavor("The cock was overruled.", "Le coq n’a pas eu gain de cause.")
  ),
  handItem(
    named("L37", "Sapper’s Wedge", "Coin du sapeur", "M"),
    12,
    ["COMMAND", "CHALLENGE"],
    does(
      command(vitality(4, to("OWN_ALL"), at("ENEMY_STRONGHOLD"), during("COMMAND"))),
      whenPlayed(vitality(4, to("OWN_ALL"), facing({ guardian: true }), during("CHALLENGE")))
    ),
    flavor("Opens walls, and some conversations.", "Ouvre les murs, et quelques conversations.")
  ),
  creatureItem(
    named("L38", "Kite Harness", "Harnais de cerf-volant", "M"),
    16,
    does(grant2("FLYING")),
    flavor("Landing is sold separately.", "L’atterrissage est vendu à part.")
  )
];

// libs/cards/src/content/lantern-court/strongholds.ts
var lanternhold = (id) => named(id, "Lanternhold", "Fort-Lanterne", "F");
var lanternStrongholds = [
  stronghold(
    lanternhold("L21"),
    "LEFT",
    3,
    flavor("The oil bill is older than the wall.", "La facture d’huile est plus vieille que le mur.")
  ),
  stronghold(
    lanternhold("L22"),
    "CENTER",
    5,
    flavor("Nine locks, and one key nobody admits to.", "Neuf serrures, et une clé que nul n’avoue avoir.")
  ),
  stronghold(
    lanternhold("L23"),
    "RIGHT",
    3,
    flavor("Rebuilt facing the water, out of spite.", "Rebâtie face à l’eau, par dépit.")
  )
];

// libs/cards/src/content/lantern-court/index.ts
var lanternCourt = [
  ...lanternCreatures,
  lanternGuardian,
  ...lanternStrongholds,
  ...lanternShields,
  ...lanternTerrains,
  ...lanternSpells,
  ...lanternCorruptions,
  ...lanternItems,
  sluiceGuardian
];

// libs/cards/src/content/wayside/creatures.ts
var wayfarers = [
  creature(
    named("W01", "Ferry Toll-Taker", "Péagère du bac", "F"),
    mortal(7, 2, "MEDIUM", "ROGUE"),
    weakTo("GREED"),
    does(vitality(3, facing({ vulnerable: ["GREED"] }))),
    common,
    flavor("The fare is whatever you were hiding.", "Le tarif ? Ce que vous cachiez.")
  ),
  creature(
    named("W02", "Road Warden", "Garde-route", "M"),
    mortal(11, 0, "MEDIUM", "SOLDIER"),
    does(vitality(2, facing({ classes: ["ROGUE"] }))),
    common,
    flavor("There is one road left, and she is it.", "Il reste une route, et c’est elle.")
  ),
  creature(
    named("W03", "Mirror Pike", "Brochet miroir", "M"),
    elemental(8, 3, "MEDIUM", "BEAST"),
    against("MORTAL"),
    uncommon,
    flavor("Anglers see themselves in it, briefly.", "Les pêcheurs s’y reconnaissent, un instant.")
  ),
  creature(
    named("W04", "Grey Pilgrim", "Pèlerine grise", "F"),
    mortal(3, 1, "MEDIUM", "MAGE"),
    does(afterCombat(effect("HEAL"))),
    uncommon,
    flavor(
      "Her shrine is under water. She brings towels.",
      "Son sanctuaire est sous l’eau. Elle apporte des serviettes."
    )
  ),
  creature(
    named("W05", "Marsh Lurker", "Rôdeur du marais", "M"),
    outsider(9, 2, "LARGE", "BEAST"),
    weakTo("ALCOHOL"),
    does(vitality(4, on("MARSH"))),
    common,
    flavor("It is not lurking. You are trespassing.", "Il ne rôde pas. C’est vous qui êtes chez lui.")
  ),
  creature(
    named("W06", "Inn Champion", "Champion de taverne", "M"),
    mortal(12, 2, "LARGE", "SOLDIER"),
    weakTo("ALCOHOL", "CARNAL"),
    does(vitality(2, facing({ sizes: ["LARGE"] }))),
    common,
    flavor("Undefeated since the last time.", "Invaincu depuis la dernière fois.")
  ),
  creature(
    named("W07", "Silent Heron", "Héron muet", "M"),
    elemental(6, 1, "MEDIUM", "BEAST"),
    flying,
    does(effect("NO_INFLUENCE", { target: "OPPONENT" }), vitality(2, on("LAKELAND"))),
    uncommon,
    flavor("It has heard your argument. It prefers frogs.", "Il a entendu vos arguments. Il préfère les grenouilles.")
  ),
  creature(
    named("W08", "Bog Choir", "Chœur de la tourbe", "M"),
    outsider(5, 1, "MEDIUM", "RESTLESS"),
    does(whenPlayed(area(5, "PLAIN"))),
    uncommon,
    flavor("Mostly basses. They are lower down.", "Surtout des basses. Elles sont plus au fond.")
  ),
  creature(
    named("W09", "Doorless Knight", "Chevalier sans porte", "M"),
    outsider(14, 1, "LARGE", "SOLDIER"),
    weakTo("GREED"),
    influenceable(15),
    rare,
    flavor(
      "He guarded the door well. It was the house that left.",
      "Il gardait bien la porte. C’est la maison qui est partie."
    )
  ),
  creature(
    named("W10", "Mud Twin", "Jumelle de boue", "F"),
    elemental(8, 2, "MEDIUM", "SPIRIT"),
    does(effect("WIN_PUSHES")),
    common,
    flavor("The other one dried.", "L’autre a séché.")
  ),
  creature(
    named("W11", "Sleeping Hill", "Colline endormie", "F"),
    elemental(18, 0, "LARGE", "GIANT"),
    does(vitality(-5, as("ATTACKER"))),
    rare,
    flavor("Wake it kindly, from the next county.", "Réveillez-la avec égards, depuis le comté voisin.")
  )
];

// libs/cards/src/content/wayside/items.ts
var waysideItems = [
  handItem(
    named("W38", "Picklock", "Rossignol", "M"),
    9,
    ["ORGANIZE", "SETTLEMENT"],
    does(effect("FREE_CAPTIVE", onlyIn("ARENA")), effect("RECOVER", of2({ maxVitality: 6 }), onlyIn("GUARDIANS"))),
    uncommon,
    flavor("Every door is a suggestion.", "Une porte n’est qu’une suggestion.")
  ),
  handItem(
    named("W39", "Bailiff’s Writ", "Acte d’huissier", "M"),
    10,
    ["ORGANIZE"],
    costs(1),
    does(discard("STANDARD_BEARER")),
    uncommon,
    flavor("The flag is to be returned folded.", "Le drapeau sera restitué plié.")
  ),
  handItem(
    named("W40", "Sledge", "Masse", "F"),
    12,
    ["ORGANIZE", "SETTLEMENT"],
    does(discard("UPGRADE")),
    common,
    flavor("It settles questions of architecture.", "Elle règle les questions d’architecture.")
  ),
  handItem(
    named("W41", "Velvet Gag", "Bâillon de velours", "M"),
    7,
    ["RESPONSE"],
    does(cancel("COMMAND")),
    uncommon,
    flavor("Courtly, quiet, washable.", "Courtois, discret, lavable.")
  ),
  handItem(
    named("W42", "Sounding Line", "Ligne de sonde", "F"),
    5,
    ["ANY"],
    does(effect("LOOK")),
    common,
    flavor("Nine fathoms, and a chimney.", "Neuf brasses, et une cheminée.")
  ),
  creatureItem(named("W43", "Muffled Bells", "Grelots étouffés", "MP"), 6, does(immunity("AOE")), common),
  creatureItem(
    named("W44", "Heavy Ballast", "Lest de plomb", "M"),
    13,
    does(vitality(4), lose("FLYING")),
    common,
    flavor("Recommended by nine fish out of ten.", "Recommandé par neuf poissons sur dix.")
  )
];

// libs/cards/src/content/wayside/more-creatures.ts
var moreWayfarers = [
  creature(
    named("W12", "Ditch Lawyer", "Avocat des fossés", "M"),
    mortal(4, 2, "SMALL", "MAGE"),
    weakTo("GREED"),
    does(command(rule("RANGED", "NONE"))),
    uncommon,
    flavor(
      "An arrow is a trespass until proven otherwise.",
      "Toute flèche est une intrusion, jusqu’à preuve du contraire."
    )
  ),
  creature(
    named("W13", "Lantern Moth", "Phalène de lanterne", "F"),
    elemental(3, 1, "SMALL", "BEAST"),
    flying,
    influenceable(),
    immune("AOE"),
    common,
    flavor("It believes in the light. The light has doubts.", "Elle croit en la lumière. La lumière a des doutes.")
  ),
  creature(
    named("W14", "Pontoon Giant", "Géant du ponton", "M"),
    mortal(10, 2, "LARGE", "GIANT"),
    does(effect("NO_SECONDARY"), vitality(2, as("DEFENDER"))),
    uncommon,
    flavor("One at a time, says the sign. He is the sign.", "Un par un, dit le panneau. Le panneau, c’est lui.")
  ),
  creature(
    named("W15", "Second Mourner", "Seconde pleureuse", "F"),
    outsider(6, 1, "MEDIUM", "RESTLESS"),
    weakTo("CARNAL"),
    does(whenBeaten(1, effect("SAVE")), vitality(2, as("SECONDARY"))),
    common,
    flavor("Paid by the funeral. Attends her own at half rate.", "Payée à l’enterrement. Pour le sien, demi-tarif.")
  ),
  creature(
    named("W16", "Hollow Bishop", "Évêque creux", "M"),
    outsider(10, 2, "MEDIUM", "LEADER"),
    does(command(vitality(-1, to("ENEMY_ALL")))),
    rare,
    flavor("Long sermons. Even the echoes kneel.", "De longs sermons. Même les échos s’agenouillent.")
  ),
  creature(
    named("W17", "Rat Regiment", "Régiment de rats", "M"),
    elemental(6, 1, "SMALL", "SWARM"),
    does(countsAs(9)),
    common,
    flavor("Present: all. Accounted for: never.", "Présents : tous. Comptés : jamais.")
  ),
  creature(
    named("W18", "Hired Giant", "Géant à gages", "M"),
    mortal(15, 1, "LARGE", "GIANT"),
    weakTo("GREED", "ALCOHOL"),
    does(whenWon(stones(-1, to("OWN_SEAT")))),
    uncommon,
    flavor("Loyal to the last coin, then the next.", "Fidèle jusqu’au dernier sou, puis au suivant.")
  ),
  creature(
    named("W19", "Bailing Sergeant", "Sergente à l’écope", "F"),
    mortal(10, 2, "MEDIUM", "SOLDIER"),
    does(whenDiscarded(draw(2))),
    uncommon,
    flavor(
      "Went down with the boat. Had sent for two more.",
      "A coulé avec la barque. En avait fait venir deux autres."
    )
  ),
  creature(
    named("W20", "Weir Spirit", "Esprit du barrage", "M"),
    elemental(8, 2, "MEDIUM", "SPIRIT"),
    influence(5),
    does(whenDiscarded(draw(1))),
    rare,
    flavor("Holds back the lake, and most of what it knows.", "Retient le lac, et l’essentiel de ce qu’il sait.")
  ),
  creature(
    named("W21", "Unpaid Ferryman", "Passeur impayé", "M"),
    outsider(10, 2, "LARGE", "RESTLESS"),
    does(whenDiscarded(stones(2))),
    uncommon,
    flavor("The far bank owes him. It pays in the end.", "L’autre rive lui doit. Elle finit par payer.")
  )
];

// libs/cards/src/content/wayside/shields-and-terrains.ts
var waysideShields = shields(named("W24", "Wayside Shield", "Bouclier de fortune", "M"), [2, 3, 6]);
var waysideTerrains = [
  standardBearer(
    named("W25", "Standard of the Late Hour", "Étendard de l’heure tardive", "M"),
    12,
    does(vitality(2, as("SECONDARY"))),
    rare,
    flavor("It arrives when the arguing is nearly over.", "Il arrive quand la querelle est presque finie.")
  ),
  standardBearer(
    named("W26", "Standard of the Open Road", "Étendard de la grand-route", "M"),
    9,
    does(vitality(1, as("PRIMARY"))),
    uncommon,
    flavor("The road closed. The standard was not told.", "La route a fermé. On n’a pas prévenu l’étendard.")
  ),
  terrain(
    named("W27", "Fog Marsh", "Marais de brume", "M"),
    5,
    "MARSH",
    does(vitality(-1, of2({ kinds: ["MORTAL"] }))),
    common
  ),
  terrain(
    named("W28", "Silent Forest", "Forêt muette", "F"),
    9,
    "FOREST",
    does(lose("INFLUENCEABLE")),
    uncommon,
    flavor("Orders go in. Nothing comes of them.", "Les ordres y entrent. Rien n’en sort.")
  ),
  terrain(
    named("W29", "Bright Lakes", "Lacs clairs", "MP"),
    8,
    "LAKELAND",
    does(grant2("INFLUENCEABLE", of2({ kinds: ["OUTSIDER"] }))),
    uncommon,
    flavor("Even the drowned look presentable here.", "Même les noyés y ont bonne mine.")
  ),
  upgrade(
    named("W30", "Oak Palisade", "Palissade de chêne", "F"),
    10,
    does(vitality(2)),
    common,
    flavor("It was a forest until Tuesday.", "C’était une forêt, jusqu’à mardi.")
  )
];

// libs/cards/src/content/wayside/spells.ts
var waysideSpells = [
  spell(
    named("W31", "Second Thoughts", "Arrière-pensée", "F"),
    11,
    ["MATCHUP"],
    does(effect("SEND_HOME", to("PICK_ENEMY", { maxVitality: 8 }), tagged("FEAR"))),
    uncommon,
    flavor("He remembered something on the stove.", "Il s’est souvenu d’une marmite sur le feu.")
  ),
  spell(named("W32", "Backwash", "Remous", "M"), 7, ["SECONDARY"], does(sideTotal(-3, to("ENEMY_SEAT"))), common),
  spell(
    named("W33", "Broad Daylight", "Grand jour", "M"),
    4,
    ["ORGANIZE"],
    does(effect("REVEAL")),
    common,
    flavor("Ambushes are so much smaller in the morning.", "Le matin, les embuscades paraissent si petites.")
  ),
  spell(
    named("W34", "Midnight Errand", "Course de minuit", "F"),
    13,
    ["ORGANIZE"],
    costs(1),
    does(effect("AMBUSH", { value: 5 })),
    rare,
    flavor("Back before breakfast, with one chair too many.", "De retour au petit déjeuner, avec une chaise en trop.")
  ),
  spell(
    named("W35", "Breached Wall", "Mur percé", "M"),
    8,
    ["STRONGHOLD"],
    does(effect("NO_STRONGHOLD_BONUS")),
    common
  ),
  spell(
    named("W36", "Harvest Truce", "Trêve des moissons", "F"),
    6,
    ["SETTLEMENT"],
    does(stones(2)),
    uncommon,
    flavor("Both courts agree about turnips.", "Les deux cours sont d’accord sur les navets.")
  ),
  spell(
    named("W37", "Cold Trail", "Piste froide", "F"),
    12,
    ["MATCHUP"],
    costs(1),
    does(effect("UNDER_PILE", to("PICK_ENEMY", { maxVitality: 5 }))),
    uncommon,
    flavor("The footprints end politely at the shore.", "Les traces s’arrêtent poliment à la rive.")
  )
];
var waysideCorruptions = [
  corruption(named("W45", "Cider and Song", "Cidre et chanson", "MP"), 14, ["CARNAL", "ALCOHOL"], uncommon),
  corruption(
    named("W46", "Three Temptations", "Trois tentations", "FP"),
    18,
    ["CARNAL", "ALCOHOL", "GREED"],
    rare,
    flavor("He resisted two. It was enough to be proud of.", "Il a résisté à deux. Il y avait de quoi être fier.")
  ),
  corruption(
    named("W47", "Tavern Debt", "Dette de taverne", "F"),
    14,
    ["ALCOHOL", "GREED"],
    uncommon,
    flavor("Payable in drinks, at the same tavern.", "Remboursable en tournées, à la même taverne.")
  )
];

// libs/cards/src/content/wayside/index.ts
var wayside = [
  ...wayfarers,
  ...moreWayfarers,
  ...waysideShields,
  ...waysideTerrains,
  ...waysideSpells,
  ...waysideItems,
  ...waysideCorruptions
];

// libs/cards/src/content/index.ts
var cards = [
  ...lanternCourt,
  ...hollowTide,
  ...firstReinforcementCards,
  ...highPastures,
  ...kilns,
  ...wayside
];
var library = libraryOf(cards);
var contentSchema = z24.strictObject({ cards: z24.array(cardSchema) });

// libs/cards/src/decks/deck-list.ts
import { z as z25 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var MOST_CARDS = 110;
var deckListSchema = z25.strictObject({
  cards: z25.array(
    z25.strictObject({
      cardId: idSchema().min(1).max(16).meta({ description: "Id of a card of the library." }),
      copies: z25.int().min(1).max(60).meta({ description: "Number of copies in the deck." })
    }).meta({ id: "DeckEntry", description: "A card of a deck, and how many of it." })
  ).max(MOST_CARDS).meta({ description: "In any order; a card that stands twice counts together." })
}).meta({ id: "DeckList", description: "A deck: one guardian, three strongholds and a draw pile (cards.md 8)." });
function canonicalDeck(deck) {
  const copies = /* @__PURE__ */ new Map();
  for (const entry of deck.cards) copies.set(entry.cardId, (copies.get(entry.cardId) ?? 0) + entry.copies);
  const ids = [...copies.keys()].sort();
  return { cards: ids.map((cardId3) => ({ cardId: cardId3, copies: copies.get(cardId3) ?? 0 })) };
}
var sizeOf = (deck) => deck.cards.reduce((sum, { copies }) => sum + copies, 0);
var cardIdsOf = (deck) => canonicalDeck(deck).cards.flatMap(({ cardId: cardId3, copies }) => Array.from({ length: copies }, () => cardId3));

// libs/cards/src/decks/deck-census.ts
function censusOf(deck, library2) {
  const entries = canonicalDeck(deck).cards;
  const cardOf2 = (id) => Object.hasOwn(library2, id) ? library2[id] : void 0;
  return {
    size: sizeOf(deck),
    held: entries.flatMap(({ cardId: cardId3, copies }) => {
      const card = cardOf2(cardId3);
      return card ? [{ card, copies }] : [];
    }),
    unknown: entries.map(({ cardId: cardId3 }) => cardId3).filter((id) => !cardOf2(id))
  };
}
var ofTypes = (census, ...types2) => census.held.filter(({ card }) => types2.includes(card.type));
var countOf = (held2) => held2.reduce((sum, { copies }) => sum + copies, 0);

// libs/cards/src/game-titles.ts
var gameTitles = { GUARDIANS: "Guardians", ARENA: "Arena" };

// libs/cards/src/decks/deck-faults.ts
var deckFaultCodes = [
  "DECK_GUARDIAN",
  "DECK_STRONGHOLDS",
  "DECK_SIZE",
  "DECK_COPIES",
  "DECK_SHIELDS",
  "DECK_GAME",
  "DECK_UNKNOWN_CARD"
];
var named2 = (card, locale) => locale === "en" ? `${card.name.en} (${card.id})` : `${card.name.fr} (${card.id})`;
var cards2 = (count3) => `${count3} ${count3 === 1 ? "card" : "cards"}`;
var cartes = (count3) => `${count3} ${count3 === 1 ? "carte" : "cartes"}`;
var times = (count3) => count3 === 1 ? "once" : `${count3} times`;
var places = {
  LEFT: { en: "left", fr: "gauche" },
  CENTER: { en: "center", fr: "centrale" },
  RIGHT: { en: "right", fr: "droite" }
};
var noGuardian = () => ({
  code: "DECK_GUARDIAN",
  rule: "CARD-40",
  card: null,
  facts: { guardians: 0 },
  message: {
    en: "The deck has no guardian. Put exactly one into it.",
    fr: "Le paquet n’a pas de Gardien. Mettez-en exactement un."
  }
});
var guardianTooMany = (card, guardians) => ({
  code: "DECK_GUARDIAN",
  rule: "CARD-40",
  card: card.id,
  facts: { guardians },
  message: {
    en: `The deck has ${guardians} guardians, ${named2(card, "en")} among them. Keep exactly one.`,
    fr: `Le paquet a ${guardians} Gardiens, dont ${named2(card, "fr")}. Gardez-en exactement un.`
  }
});
var noStronghold = (position) => ({
  code: "DECK_STRONGHOLDS",
  rule: "CARD-41",
  card: null,
  facts: { position, strongholds: 0 },
  message: {
    en: `The deck has no ${places[position].en} stronghold. Put exactly one into it: a deck has a left, a center and a right one, of any sets.`,
    fr: `Le paquet n’a pas de Forteresse ${places[position].fr}. Mettez-en exactement une : il en faut une gauche, une centrale et une droite, de séries quelconques.`
  }
});
var strongholdTooMany = (card, position, strongholds) => ({
  code: "DECK_STRONGHOLDS",
  rule: "CARD-41",
  card: card.id,
  facts: { position, strongholds },
  message: {
    en: `The deck has ${strongholds} ${places[position].en} strongholds, ${named2(card, "en")} among them. Keep exactly one.`,
    fr: `Le paquet a ${strongholds} Forteresses ${places[position].fr}s, dont ${named2(card, "fr")}. Gardez-en exactement une.`
  }
});
var wrongSize = (count3, least, most) => ({
  code: "DECK_SIZE",
  rule: "CARD-42",
  card: null,
  facts: { cards: count3, least, most },
  message: {
    en: `The deck has ${cards2(count3)}; ${least} to ${most} are right. ${count3 < least ? `Put ${cards2(least - count3)} more into it` : `Take ${cards2(count3 - most)} out of it`}.`,
    fr: `Le paquet a ${cartes(count3)} ; il en faut de ${least} à ${most}. ${count3 < least ? `Ajoutez ${cartes(least - count3)}` : `Retirez ${cartes(count3 - most)}`}.`
  }
});
var tooManyCopies = (card, copies, most) => ({
  code: "DECK_COPIES",
  rule: "CARD-43",
  card: card.id,
  facts: { copies, most },
  message: {
    en: `${named2(card, "en")} is in the deck ${times(copies)}. At most ${most} copies of a card are right, shields and terrains excepted.`,
    fr: `${named2(card, "fr")} est ${copies} fois dans le paquet. Il faut au plus ${most} exemplaires d’une carte, sauf les Boucliers et les Terrains.`
  }
});
var tooFewShields = (shields3, least) => ({
  code: "DECK_SHIELDS",
  rule: "CARD-44",
  card: null,
  facts: { shields: shields3, least },
  message: {
    en: `The deck has ${shields3} ${shields3 === 1 ? "shield" : "shields"}, standard bearers included. At least ${least} are right.`,
    fr: `Le paquet a ${shields3} ${shields3 > 1 ? "Boucliers" : "Bouclier"}, Porte-étendards compris. Il en faut au moins ${least}.`
  }
});
var notInThisGame = (card, game) => ({
  code: "DECK_GAME",
  rule: "CARD-45",
  card: card.id,
  facts: { game, games: [...card.games] },
  message: {
    en: `${named2(card, "en")} is not allowed in ${gameTitles[game]}, only in ${card.games.map((name) => gameTitles[name]).join(" and ")}. Take it out.`,
    fr: `${named2(card, "fr")} n’est pas permise dans ${gameTitles[game]}, seulement dans ${card.games.map((name) => gameTitles[name]).join(" et ")}. Retirez-la.`
  }
});
var unknownCard = (id) => ({
  code: "DECK_UNKNOWN_CARD",
  rule: "CARD-46",
  card: id,
  facts: {},
  message: {
    en: `There is no card ${id} in the library of this version. Take it out, or correct its id.`,
    fr: `Il n’y a pas de carte ${id} dans la bibliothèque de cette version. Retirez-la ou corrigez son identifiant.`
  }
});

// libs/cards/src/decks/check-deck.ts
var LEAST_CARDS = 55;
var MOST_COPIES = 5;
var LEAST_SHIELDS = { GUARDIANS: 6, ARENA: 0 };
function checkDeck(deck, game, library2) {
  const census = censusOf(deck, library2);
  return [
    ...guardianFaults2(census),
    ...strongholdFaults(census),
    ...census.size < LEAST_CARDS || census.size > MOST_CARDS ? [wrongSize(census.size, LEAST_CARDS, MOST_CARDS)] : [],
    ...copyFaults(census),
    ...shieldFaults(census, LEAST_SHIELDS[game]),
    ...census.held.filter(({ card }) => !card.games.includes(game)).map(({ card }) => notInThisGame(card, game)),
    ...census.unknown.map(unknownCard)
  ];
}
function guardianFaults2(census) {
  const guardians = ofTypes(census, "GUARDIAN");
  const count3 = countOf(guardians);
  if (count3 === 0) return [noGuardian()];
  return count3 === 1 ? [] : guardians.map(({ card }) => guardianTooMany(card, count3));
}
function strongholdFaults(census) {
  const strongholds = ofTypes(census, "STRONGHOLD");
  return positionSchema2.options.flatMap((position) => {
    const there = strongholds.filter(({ card }) => card.position === position);
    const count3 = countOf(there);
    if (count3 === 0) return [noStronghold(position)];
    return count3 === 1 ? [] : there.map(({ card }) => strongholdTooMany(card, position, count3));
  });
}
var isFreeOfCopies = ({ type }) => type === "SHIELD" || type === "TERRAIN";
function copyFaults({ held: held2 }) {
  return held2.filter(({ card, copies }) => copies > MOST_COPIES && !isFreeOfCopies(card)).map(({ card, copies }) => tooManyCopies(card, copies, MOST_COPIES));
}
function shieldFaults(census, least) {
  const shields3 = countOf(ofTypes(census, "SHIELD", "STANDARD_BEARER"));
  return shields3 < least ? [tooFewShields(shields3, least)] : [];
}

// libs/cards/src/decks/card-decks.ts
var cardDecks = {
  name: "cards",
  kinds: gameSchema.meta({ id: "CardGame", description: "A game that is played with decks of cards." }),
  faultCodes: z26.enum(deckFaultCodes).meta({ id: "DeckFaultCode", description: "What can be wrong with a deck." }),
  list: deckListSchema,
  canonical: canonicalDeck,
  check: (deck, kind) => checkDeck(deck, gameSchema.parse(kind), library)
};

// libs/cards/src/decks/random-deck.ts
var COPIES = 2;
var parts2 = [
  [({ type }) => type === "CREATURE", 26],
  [({ type }) => type === "SHIELD" || type === "STANDARD_BEARER", 8],
  [({ type }) => type !== "CREATURE" && type !== "SHIELD" && type !== "STANDARD_BEARER", 17]
];
function randomDeck(library2, game, random) {
  const cards3 = Object.values(library2).filter(({ games: games2 }) => games2.includes(game));
  const ofType = (type) => cards3.filter((card) => card.type === type);
  const drawn3 = cards3.filter(({ type }) => type !== "GUARDIAN" && type !== "STRONGHOLD");
  const leaders = [
    random.pick(ofType("GUARDIAN")),
    ...positionSchema2.options.map(
      (position) => random.pick(ofType("STRONGHOLD").filter((card) => card.position === position))
    )
  ];
  const pile = parts2.flatMap(([fits3, count3]) => {
    const copies = drawn3.filter(fits3).flatMap((card) => Array.from({ length: COPIES }, () => card));
    if (copies.length < count3) throw new RangeError(`The library has too few cards for a deck of ${game}.`);
    return random.shuffle(copies).slice(0, count3);
  });
  return canonicalDeck({ cards: [...leaders, ...pile].map(({ id }) => ({ cardId: id, copies: 1 })) });
}

// libs/cards/src/decks/starter-decks.ts
import { z as z27 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var starterNameSchema = z27.enum(["LANTERN_COURT", "HOLLOW_TIDE", "HIGH_PASTURES", "KILNS"]).meta({ id: "StarterName", description: "A deck that is there from the start." });
var numbered = (set, copies) => Object.entries(copies).map(([number2, count3]) => ({ cardId: `${set}${number2}`, copies: count3 }));
var shields2 = [7, 8, 9, 11, 12, 13];
var common2 = {
  ...Object.fromEntries(
    ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].map((number2) => [number2, 2])
  ),
  ...Object.fromEntries(["21", "22", "23", "25", "29", "37", "38"].map((number2) => [number2, 1])),
  ...Object.fromEntries(shields2.map((value) => [`24-${value}`, 1]))
};
var borrowed = [
  ...numbered("L", { "30": 1, "33": 1, "34": 1, "35": 1, "36": 1 }),
  ...numbered("R", { "04": 1 }),
  ...numbered("W", { "31": 1 })
];
var ofGame = {
  ARENA: { "20": 1, "26": 1, "27": 1, "28": 1, "31": 1, "32": 1 },
  GUARDIANS: { "39": 1, "26": 3, "27": 3, "28": 2 }
};
var heat = numbered("K", { "31": 1 });
var hired = {
  ARENA: [...numbered("W", { "19": 1, "20": 1, "21": 1 }), ...heat, ...numbered("L", { "37": 1 })],
  GUARDIANS: heat
};
var blasts = {
  L: numbered("L", { "32": 1 }),
  T: numbered("K", { "33": 1 })
};
var later = (set, rest, values2) => numbered(
  set,
  Object.fromEntries(
    [
      ...Array.from({ length: 18 }, (_, at3) => String(at3 + 1).padStart(2, "0")),
      ...["20", "21", "22", "23", "25", ...rest],
      ...values2.map((value) => `24-${value}`)
    ].map((number2) => [number2, 1])
  )
);
var pastures = later("P", ["28", "30", "31", "33", "34"], [5, 6, 8, 12, 14, 15]);
var pastureCreatures = numbered("P", { "02": 1, "06": 1, "07": 1, "08": 1, "11": 1, "14": 1 });
var kilns2 = later("K", ["27", "30", "31", "33", "35"], [4, 7, 9, 11, 13, 16]);
var kilnCreatures = numbered("K", { "01": 1, "02": 1, "07": 1, "09": 1, "11": 1, "13": 1 });
var wedge = numbered("L", { "37": 1 });
var deckOf = (...lists) => canonicalDeck({ cards: lists.flat() });
var decksOf = (set) => {
  const deckIn = (game, ...own3) => deckOf(numbered(set, common2), numbered(set, ofGame[game]), borrowed, hired[game], ...own3);
  return { GUARDIANS: deckIn("GUARDIANS", blasts[set]), ARENA: deckIn("ARENA") };
};
var starterDecks = {
  LANTERN_COURT: { title: { en: "The Lantern Court", fr: "La Cour des lanternes" }, decks: decksOf("L") },
  HOLLOW_TIDE: { title: { en: "The Hollow Tide", fr: "La Marée creuse" }, decks: decksOf("T") },
  HIGH_PASTURES: {
    title: { en: "The High Pastures", fr: "Les Hauts Pâturages" },
    decks: {
      GUARDIANS: deckOf(pastures, pastureCreatures, borrowed, numbered("P", { "26": 4, "27": 4 })),
      ARENA: deckOf(
        pastures,
        pastureCreatures,
        borrowed,
        wedge,
        numbered("P", { "01": 1, "12": 1, "16": 1, "26": 2, "27": 2 })
      )
    }
  },
  KILNS: {
    title: { en: "The Kilns", fr: "Les Fours" },
    decks: {
      GUARDIANS: deckOf(kilns2, kilnCreatures, borrowed, numbered("K", { "26": 5 }), numbered("W", { "27": 3 })),
      ARENA: deckOf(
        kilns2,
        kilnCreatures,
        borrowed,
        wedge,
        numbered("K", { "08": 1, "12": 1, "18": 1, "26": 3 }),
        numbered("W", { "27": 1 })
      )
    }
  }
};
var firstReinforcement = deckOf(
  Array.from({ length: 13 }, (_, at3) => ({ cardId: `R${String(at3 + 1).padStart(2, "0")}`, copies: 1 })),
  numbered("L", { "33": 1, "35": 1 })
);

// libs/cards/src/brought/brought.ts
import { z as z28 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/brought/deck-refusals.ts
var deckRefusals = {
  DECK_NOT_IN_POOL: ["printed"],
  DECK_TOO_SMALL: ["least"],
  DECK_NOT_WANTED: [],
  DECK_REFUSED: ["reasons"]
};
var refuseDeck = ({ rules: rules3 }, code, facts = {}) => refuse(rules3.deck, code, facts);

// libs/cards/src/brought/brought.ts
var NOT_BOTH = localized(
  "Bring a starter deck or a deck of your own, not both.",
  "Apportez un paquet de départ ou un paquet à vous, pas les deux."
);
var broughtSchemaOf = ({ title }) => z28.strictObject({
  starter: starterNameSchema.optional().meta({ description: "A starter deck." }),
  deck: deckListSchema.optional().meta({ description: `A deck of one's own, legal in ${title} (CARD-40 to CARD-47).` })
}).superRefine(({ starter, deck }, context) => {
  if (starter !== void 0 && deck !== void 0) context.addIssue(localizedIssue(NOT_BOTH));
});
function refuseBrought(book, { decks }, brought) {
  if (!brought) return void 0;
  if (decks === "SEALED") return refuseDeck(book, "DECK_NOT_WANTED");
  const faults = brought.deck ? checkDeck(brought.deck, book.game, library) : [];
  if (faults.length === 0) return void 0;
  return refuseDeck(book, "DECK_REFUSED", {
    faults: faults.map(({ code, rule: rule2, card }) => ({ code, rule: rule2, card })),
    reasons: localized(
      faults.map(({ message }) => message.en).join(" "),
      faults.map(({ message }) => message.fr).join(" ")
    )
  });
}
function sampleBrought({ game }, { decks }, random) {
  if (decks === "SEALED") return void 0;
  return random.below(4) === 0 ? { starter: random.pick(starterNameSchema.options) } : { deck: randomDeck(library, game, random) };
}

// libs/cards/src/brought/leaders.ts
var allowedIn = onceFor(
  ({ box: box2, game }) => box2.derived(({ card }) => card.filter(({ games: games2 }) => games2.includes(game)))
);
var idsOf = (book, fits3) => allowedIn(book)().filter(fits3).map(({ id }) => id);
var guardiansFor = (book) => idsOf(book, ({ type }) => type === "GUARDIAN");
var strongholdsFor = (book, position) => idsOf(book, (card) => card.type === "STRONGHOLD" && card.position === position);

// libs/cards/src/brought/sealed-pool.ts
var inBoosters = onceFor(
  ({ box: box2, game }) => libraryOf(box2.printed.card.filter(({ games: games2 }) => games2.includes(game)))
);
function openPool(book, { boosters, boosterSet }, random) {
  const drawn3 = Array.from({ length: boosters }, () => openBooster(boosterSet, inBoosters(book), random));
  return [...book.kit, ...drawn3.flat()].sort();
}
function poolOfSize(book, set, size, random) {
  const pool = [...book.kit];
  while (pool.length < size) pool.push(...openBooster(set, inBoosters(book), random));
  return pool.slice(0, size).sort();
}
function beyondFive({ box: box2 }, pool) {
  return pool.filter((cardId3, index) => {
    const card = box2.find.card(cardId3);
    const before = pool.slice(0, index).filter((other) => other === cardId3).length;
    return before >= MOST_COPIES && !(card && isFreeOfCopies(card));
  });
}

// libs/cards/src/brought/resample-build.ts
function resampleBuild(book, world, seat6, random) {
  const building = world.building?.[seat6];
  if (!building) return;
  building.pool = poolOfSize(book, world.options.boosterSet, building.pool.length, random);
  building.left = random.shuffle(building.pool).slice(0, building.left.length);
  if (building.guardian !== null) building.guardian = random.pick(guardiansFor(book));
  for (const position of positionSchema2.options) {
    if (building.strongholds[position]) building.strongholds[position] = random.pick(strongholdsFor(book, position));
  }
}

// libs/cards/src/brought/building-commands.ts
import { z as z29 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/brought/building.ts
var LEAST_PILE = 51;
var newBuilding = () => ({ pool: [], left: [], guardian: null, strongholds: {}, finished: false });
function buildingOf(state, seat6) {
  const building = state.building?.[seat6];
  if (!building) throw new Error("No sealed decks are being built.");
  return building;
}
function inDeck({ pool, left }) {
  const out = [...left];
  return pool.filter((cardId3) => {
    const at3 = out.indexOf(cardId3);
    if (at3 >= 0) out.splice(at3, 1);
    return at3 < 0;
  });
}
function builtDeck(book, building) {
  const stronghold3 = (position) => building.strongholds[position] ?? first(book, strongholdsFor(book, position));
  return {
    starter: null,
    guardian: building.guardian ?? first(book, guardiansFor(book)),
    strongholds: { LEFT: stronghold3("LEFT"), CENTER: stronghold3("CENTER"), RIGHT: stronghold3("RIGHT") },
    pile: inDeck(building)
  };
}
function first({ title }, cards3) {
  const [card] = cards3;
  if (card === void 0) throw new Error(`The library lacks a guardian or a stronghold for ${title}.`);
  return card;
}

// libs/cards/src/brought/building-commands.ts
var cardOnly = z29.strictObject({
  cardId: idSchema().min(1).max(40).meta({ description: "Id of a card of the library." })
});
var buildingCommandSchemas = {
  chooseGuardian: cardOnly.meta({ description: "Sealed game: takes a guardian of the library." }),
  chooseStronghold: cardOnly.meta({
    description: "Sealed game: takes a stronghold of the library for its printed position."
  }),
  leaveOut: cardOnly.meta({ description: "Sealed game: leaves one copy of a card out of the deck." }),
  finishDeck: z29.strictObject({}).meta({ description: "Sealed game: the deck is built; the rules choose the rest." })
};
var finishing = (book) => ({
  finishDeck: {
    steps: ["DECKS"],
    offers: () => [{ type: "finishDeck" }],
    check: () => void 0,
    perform(turn, _command, seat6) {
      const { guardian: guardian3, strongholds } = builtDeck(book, buildingOf(turn.state, seat6));
      turn.emit({ type: "deckFinished", seat: seat6, guardian: guardian3, strongholds });
    }
  }
});
var choosing = (book) => ({
  chooseGuardian: {
    steps: ["DECKS"],
    *offers(state, seat6) {
      if (buildingOf(state, seat6).guardian !== null) return;
      for (const cardId3 of guardiansFor(book)) yield { type: "chooseGuardian", cardId: cardId3 };
    },
    check(state, { cardId: cardId3 }, seat6) {
      if (!book.box.find.card(cardId3)) return refuseDeck(book, "UNKNOWN_CARD");
      if (!guardiansFor(book).includes(cardId3)) return refuseDeck(book, "WRONG_CARD_TYPE", { card: cardId3 });
      return buildingOf(state, seat6).guardian === null ? void 0 : refuseDeck(book, "ALREADY_DONE");
    },
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "guardianTaken", seat: seat6, card: cardId3 });
    }
  },
  chooseStronghold: {
    steps: ["DECKS"],
    *offers(state, seat6) {
      const { strongholds } = buildingOf(state, seat6);
      for (const position of positionSchema2.options) {
        if (strongholds[position] !== void 0) continue;
        for (const cardId3 of strongholdsFor(book, position)) yield { type: "chooseStronghold", cardId: cardId3 };
      }
    },
    check(state, { cardId: cardId3 }, seat6) {
      const card = book.box.find.card(cardId3);
      if (!card) return refuseDeck(book, "UNKNOWN_CARD");
      const { position } = card;
      if (!position || !strongholdsFor(book, position).includes(cardId3)) {
        return refuseDeck(book, "WRONG_CARD_TYPE", { card: cardId3 });
      }
      const there = buildingOf(state, seat6).strongholds[position];
      return there === void 0 ? void 0 : refuseDeck(book, "ALREADY_DONE");
    },
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "strongholdTaken", seat: seat6, card: cardId3 });
    }
  }
});
var leavingOut = (book, notSpared) => ({
  leaveOut: {
    steps: ["DECKS"],
    *offers(state, seat6) {
      const deck = inDeck(buildingOf(state, seat6));
      if (deck.length > LEAST_PILE) for (const cardId3 of new Set(deck)) yield { type: "leaveOut", cardId: cardId3 };
    },
    check(state, { cardId: cardId3 }, seat6) {
      if (!book.box.find.card(cardId3)) return refuseDeck(book, "UNKNOWN_CARD");
      const deck = inDeck(buildingOf(state, seat6));
      if (!deck.includes(cardId3)) return refuseDeck(book, "DECK_NOT_IN_POOL", { card: cardId3 });
      if (deck.length <= LEAST_PILE) return refuseDeck(book, "DECK_TOO_SMALL", { least: LEAST_PILE });
      return notSpared(deck, cardId3);
    },
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "cardLeftOut", seat: seat6, card: cardId3 });
    }
  }
});
var buildingCommands = (book, notSpared = () => void 0) => ({
  ...finishing(book),
  ...choosing(book),
  ...leavingOut(book, notSpared)
});

// libs/cards/src/brought/building-events.ts
import { z as z31 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/event-fields.ts
import { z as z30 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var count = z30.int().min(0);
var printedId = idSchema().meta({ description: "Id of a card of the library." });
var cardId = idSchema().meta({ description: "Id of a card in this game." });
var shown = z30.strictObject({ instanceId: cardId, cardId: printedId }).meta({ id: "ShownCard", description: "A card whose face is seen: its id in this game, and in the library." });
var shownCards = z30.array(shown);

// libs/cards/src/brought/building-events.ts
var byOwner = { seat: "seat" };
var own = (schema) => secret(schema, byOwner);
var buildingEvents = (seat6) => {
  const by2 = { seat: seat6 };
  return {
    boostersOpened: mattering(
      "DETAIL",
      revealing(
        z31.strictObject({ ...by2, count, cards: own(z31.array(printedId)), leftOut: own(z31.array(printedId)) }).meta({ description: "A seat opens its boosters; copies beyond the fifth of a card are left out." }),
        { cards: byOwner, leftOut: byOwner }
      )
    ),
    guardianTaken: mattering(
      "DETAIL",
      z31.strictObject({ ...by2, card: own(printedId) }).meta({ description: "A seat takes its guardian, in secret." })
    ),
    strongholdTaken: mattering(
      "DETAIL",
      z31.strictObject({ ...by2, card: own(printedId) }).meta({ description: "A seat takes a stronghold, in secret." })
    ),
    cardLeftOut: mattering(
      "DETAIL",
      z31.strictObject({ ...by2, card: own(printedId) }).meta({ description: "A seat leaves a card out of its deck, in secret." })
    ),
    deckFinished: z31.strictObject({
      ...by2,
      guardian: own(printedId),
      strongholds: own(z31.strictObject({ LEFT: printedId, CENTER: printedId, RIGHT: printedId }))
    }).meta({ description: "A sealed deck is built; the rules have chosen the rest." })
  };
};

// libs/cards/src/brought/building-evolvers.ts
var buildingEvolvers = ({ box: box2, seats: seats2 }) => ({
  boostersOpened(state, { seat: seat6, cards: cards3, leftOut }) {
    state.building ??= seats2.map(newBuilding);
    const building = buildingOf(state, seat6);
    building.pool = [...cards3];
    building.left = [...leftOut];
  },
  guardianTaken(state, { seat: seat6, card }) {
    buildingOf(state, seat6).guardian = card;
  },
  strongholdTaken(state, { seat: seat6, card }) {
    const { position } = box2.known.card(card);
    if (position) buildingOf(state, seat6).strongholds[position] = card;
  },
  cardLeftOut(state, { seat: seat6, card }) {
    buildingOf(state, seat6).left.push(card);
  },
  deckFinished(state, { seat: seat6, guardian: guardian3, strongholds }) {
    Object.assign(buildingOf(state, seat6), { guardian: guardian3, strongholds: { ...strongholds }, finished: true });
  }
});

// libs/cards/src/brought/building-steps.ts
function openBoosters(turn, book) {
  for (const seat6 of book.seats) {
    const cards3 = openPool(book, turn.state.options, turn.random);
    turn.emit({ type: "boostersOpened", seat: seat6, count: cards3.length, cards: cards3, leftOut: beyondFive(book, cards3) });
  }
}
var buildingStep = {
  asked: (state) => (state.sealed?.asked ?? []).filter((seat6) => !buildingOf(state, seat6).finished),
  byDefault: () => ({ type: "finishDeck" })
};

// libs/cards/src/brought/building-view.ts
import { z as z32 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var buildingViewSchema = z32.strictObject({
  pool: z32.array(printedId).meta({ description: "Cards of the boosters." }),
  leftOut: z32.array(printedId),
  guardian: printedId.optional(),
  strongholds: z32.array(printedId)
}).meta({ id: "DeckBuilding", description: "The sealed deck that the seat builds." });
var buildingView = ({ pool, left, guardian: guardian3, strongholds }) => ({
  pool: [...pool],
  leftOut: [...left],
  strongholds: Object.values(strongholds),
  ...guardian3 === null ? {} : { guardian: guardian3 }
});

// libs/cards/src/table/players.ts
var positions2 = positionSchema2.options;
var otherSeat = (seat6) => 1 - seat6;
function playerOf({ players }, seat6) {
  const player = players[seat6];
  if (player === void 0) throw new RangeError(`The game has no seat ${seat6}.`);
  return player;
}
function guardianIdOf(state, seat6) {
  const { guardian: guardian3 } = playerOf(state, seat6);
  if (guardian3 === null) throw new Error(`Seat ${seat6} has no guardian yet.`);
  return guardian3;
}
function strongholdOf(state, seat6, position) {
  const { strongholds } = playerOf(state, seat6);
  if (!strongholds) throw new Error("The strongholds are not on the table yet.");
  return strongholds[position];
}

// libs/cards/src/brought/other-cards.ts
var TRIES = 4;
function drawOtherCards(book, world, seat6, slots3, random) {
  if (playerOf(world, seat6).starter !== null) return;
  const copies = new Copies(world, seat6);
  for (const { id, fits: fits3 } of slots3) {
    const old = world.cards[id];
    if (!old) continue;
    const others = insteadOf(book, world.options, old.cardId);
    for (let tries = 0; tries < TRIES && others.length > 0; tries += 1) {
      const card = random.pick(others);
      if (card.id !== old.cardId && !copies.hasRoom(card)) continue;
      world.cards[id] = { ...old, cardId: card.id };
      if (fits3(id)) break;
      world.cards[id] = old;
    }
    copies.exchange(old.cardId, world.cards[id]?.cardId ?? old.cardId);
  }
}
var inPiles = onceFor(
  ({ box: box2, game }) => box2.derived(
    ({ card }) => card.filter(({ games: games2, type }) => games2.includes(game) && type !== "GUARDIAN" && type !== "STRONGHOLD")
  )
);
var inBoosters2 = onceFor(
  ({ box: box2, game }) => box2.derived(({ card }) => {
    const allowed = card.filter(({ games: games2 }) => games2.includes(game));
    const found2 = /* @__PURE__ */ new Map();
    return (set, sort) => {
      const key = `${set} ${sort}`;
      const cards3 = found2.get(key) ?? allowed.filter((one2) => boosterSort(one2) === sort && isInSet(set, one2));
      found2.set(key, cards3);
      return cards3;
    };
  })
);
function insteadOf(book, { decks, boosterSet }, cardId3) {
  if (decks === "BROUGHT") return inPiles(book)();
  const sort = boosterSort(book.box.known.card(cardId3));
  return sort === void 0 ? [] : inBoosters2(book)()(boosterSet, sort);
}
var Copies = class {
  counts = /* @__PURE__ */ new Map();
  /** A booster holds no card twice. */
  boosters;
  constructor({ cards: cards3, options }, seat6) {
    this.boosters = options.decks === "SEALED" ? options.boosters : Infinity;
    for (const { cardId: cardId3, owner } of Object.values(cards3)) if (owner === seat6) this.count(cardId3, 1);
  }
  hasRoom(card) {
    const held2 = this.counts.get(card.id) ?? 0;
    return held2 < this.boosters && (held2 < MOST_COPIES || isFreeOfCopies(card));
  }
  exchange(old, card) {
    this.count(old, -1);
    this.count(card, 1);
  }
  count(card, change3) {
    this.counts.set(card, (this.counts.get(card) ?? 0) + change3);
  }
};

// libs/cards/src/brought/playable-deck.ts
var unbrought = ["LANTERN_COURT", "HOLLOW_TIDE"];
function deckBroughtTo(book, seat6, brought) {
  if (brought?.deck) return playableDeck(book, null, brought.deck);
  const starter = brought?.starter ?? unbrought[seat6] ?? "LANTERN_COURT";
  return playableDeck(book, starter, starterDecks[starter].decks[book.game]);
}
function playableDeck({ box: box2 }, starter, list2) {
  const ids = cardIdsOf(list2);
  const printed3 = box2.known.card;
  const one2 = (fits3) => {
    const found2 = ids.find(fits3);
    if (found2 === void 0) throw new Error("This deck lacks its guardian or a stronghold.");
    return found2;
  };
  const stronghold3 = (position) => one2((id) => printed3(id).position === position);
  return {
    starter,
    guardian: one2((id) => printed3(id).type === "GUARDIAN"),
    strongholds: { LEFT: stronghold3("LEFT"), CENTER: stronghold3("CENTER"), RIGHT: stronghold3("RIGHT") },
    pile: ids.filter((id) => !["GUARDIAN", "STRONGHOLD"].includes(printed3(id).type))
  };
}

// libs/cards/src/brought/shuffled-decks.ts
import { z as z33 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/hidden/instances.ts
var idsFor = (count3) => Array.from({ length: count3 }, (_, index) => `c-${String(index + 1).padStart(3, "0")}`);
var isInGame = ({ cards: cards3 }, key) => Object.hasOwn(cards3, key);
function printedOn({ box: box2 }, { cards: cards3 }, id) {
  const instance = cards3[id];
  if (!instance) throw new RangeError(`This game has no card "${id}".`);
  return box2.known.card(instance.cardId);
}
function ownerOf(state, id) {
  const instance = isInGame(state, id) ? state.cards[id] : void 0;
  if (!instance) throw new Error(`This game has no card "${id}".`);
  return instance.owner;
}
function shownCard({ cards: cards3 }, id) {
  const instance = cards3[id];
  if (!instance) throw new Error(`This game has no card "${id}".`);
  return { instanceId: id, cardId: instance.cardId };
}

// libs/cards/src/brought/shuffled-decks.ts
var shuffleEvents = (seat6, { rules: rules3 }) => ({
  deckShuffled: mattering(
    "DETAIL",
    revealing(
      z33.strictObject({
        seat: seat6,
        count,
        cards: secret(shownCards.meta({ description: "The draw pile, top card first." }), "nobody")
      }),
      // How many cards of a sealed pool are in the deck was secret so far.
      { count: "everyone" }
    ).meta({ description: `A deck is shuffled; its cards get their ids in this game (${rules3.shuffle}).` })
  )
});
function shuffledPiles(decks, random) {
  const ids = random.shuffle(idsFor(decks.reduce((sum, { pile }) => sum + pile.length, 0)));
  return decks.map(({ pile }) => random.shuffle(pile.map((cardId3) => ({ instanceId: ids.pop() ?? "", cardId: cardId3 }))));
}
var shuffleEvolvers = {
  deckShuffled(state, { seat: seat6, cards: cards3 }) {
    for (const { instanceId: id, cardId: cardId3 } of cards3) state.cards[id] = { cardId: cardId3, owner: seat6 };
    playerOf(state, seat6).pile = cards3.map(({ instanceId: id }) => id);
  }
};

// libs/arena/src/content/catalogue.ts
var box = catalogueOf({ card: cards });
var printed = box.known.card;

// libs/cards/src/score.ts
var scoreOfWinner = ({ seats: seats2 }, winner2) => seats2.map((seat6) => {
  const points = winner2 === seat6 ? 1 : 0;
  return { seat: seat6, rank: winner2 === null || winner2 === seat6 ? 1 : 2, points, parts: [{ name: "win", points }] };
}).sort((a, b) => a.rank - b.rank || a.seat - b.seat);

// libs/arena/src/words.ts
import { z as z34 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var stages = [
  "DECKS",
  "STOCK",
  "RESERVE",
  "DOMINANT",
  "ENLISTMENT",
  "EXCESS_DISCARD",
  "SPLIT",
  "ENTER_ARENA",
  "PRIMARY_HAND",
  "PRIMARY_REVEAL",
  "PRIMARY_CORRUPTION",
  "PRIMARY_COMMANDS",
  "PRIMARY_ACTIONS",
  "PRIMARY_COMPARE",
  "SECONDARY_HAND",
  "SECONDARY_ACTIONS",
  "SECONDARY_COMPARE",
  "RESOLUTION",
  "RAID_HAND",
  "RAID_TARGET",
  "RAID_MOVE",
  "RAID_GARRISON",
  "RAID_REVEAL",
  "RAID_SACRIFICE",
  "RAID_LONE_SHIELD",
  "RAID_END",
  "EXIT_ARENA",
  "TERRAIN",
  "DEPLOY",
  "CHALLENGE",
  "CHALLENGE_RESPONSE",
  "END_OF_TURN"
];
var stageSchema = z34.enum(stages).meta({ id: "Stage", description: "A state of the turn (arena.md 4)." });
var stepSchema = z34.enum([...stages, "CORRUPTION_RESPONSE"]).meta({ id: "Step", description: "A question to seats (arena.md 4)." });
var seats = [0, 1];
var seatSchema = z34.int().min(0).max(1).meta({ description: "Number of a seat: 0 or 1." });
var placeSchema = z34.enum(["ON_LEFT", "ON_CENTER", "ON_RIGHT", "UNDER_LEFT", "UNDER_CENTER", "UNDER_RIGHT", "DUEL_ZONE"]).meta({ id: "Place", description: "A place of a seat's: on or under one of its strongholds, or in the duel zone." });
var combatKindSchema = z34.enum(["DUEL", "RAID"]).meta({ id: "CombatKind" });
var roundSchema = z34.enum(["PRIMARY", "SECONDARY"]).meta({ id: "CombatRound" });
var supportSchema = z34.enum(["INFLUENCE", "RANGED"]).meta({ id: "StrongholdAbility", description: "An ability of a creature under a stronghold (ARENA-RNG-03)." });
var loneShieldModeSchema = z34.enum(["CAPTURE", "DESTROY_STANDARD_BEARER", "NOTHING"]).meta({ id: "LoneShieldMode", description: "The act of a shield without opponent (ARENA-RAI-16)." });
var sideSchema = positionSchema2.extract(["LEFT", "RIGHT"]).meta({ id: "Side" });
var reasonSchema = z34.enum(["VICTORIOUS", "RUINS", "GUARDIAN", "CONCEDED", "LIMIT"]).meta({ id: "EndReason", description: "The reason for the end of the game (ARENA-END-09)." });

// libs/arena/src/rulebook.ts
var rulebook = {
  game: "ARENA",
  title: "Arena",
  paper: "arena.md",
  box,
  seats,
  rules: {
    deck: "ARENA-SET-05",
    shuffle: "ARENA-SET-03, ARENA-ENG-05",
    card: "ARENA-ENG-07",
    window: "ARENA-GEN-04",
    declaredPasses: "ARENA-GEN-10",
    outcome: "ARENA-END-09"
  },
  kit: []
};

// libs/arena/src/brought.ts
var broughtSchema = broughtSchemaOf(rulebook);
var refuseBrought2 = (options, brought) => refuseBrought(rulebook, options, brought);
var sampleBrought2 = (options, random) => sampleBrought(rulebook, options, random);

// libs/arena/src/flow/enter-stage.ts
function enterStage(turn, stage, asked = []) {
  turn.emit({ type: "stageEntered", stage, asked: [...asked] });
}

// libs/cards/src/effects/uses.ts
var targetsBy = (rulesOf2) => (state, seat6, source2, effects) => {
  const each = effects.map(({ effect: effect3 }) => [...rulesOf2(effect3.op).targets(state, seat6, effect3, source2)]);
  if (each.length === 0 || each.some((targets2) => targets2.length === 0)) return [];
  return each.find((targets2) => !targets2.includes(null)) ?? [null];
};
var isAmong = (targets2, target3) => targets2.some((one2) => canonicalJson(one2) === canonicalJson(target3));
var usesOf = (seat6, source2, effects, target3 = null) => effects.map(({ index, effect: effect3 }) => ({ seat: seat6, source: source2, index, effect: effect3, target: target3 }));

// libs/cards/src/effects/refused-use.ts
var useRefusals = {
  NO_POWER_STONE: ["cost", "stones"],
  ILLEGAL_TARGET: []
};
var refusedPrice = (rules3, { cost: cost2 = 0, stones: stones3 }) => cost2 > stones3 ? refuse(rules3.cost, "NO_POWER_STONE", { cost: cost2, stones: stones3 }) : void 0;
var refusedTarget = (rules3, targets2, target3) => isAmong(targets2, target3) ? void 0 : refuse(rules3.target, "ILLEGAL_TARGET");
var refusedUse = (rules3, price, targets2, target3) => refusedPrice(rules3, price) ?? refusedTarget(rules3, targets2(), target3);

// libs/cards/src/effects/abilities.ts
var abilitiesBy = (book) => ({
  abilityToUse: (state, seat6, source2) => unused(book, state, seat6, source2),
  hasUsableAbility(state, seat6) {
    for (const source2 of book.cards(state, seat6)) if (isUsable(book, state, seat6, source2)) return true;
    return false;
  },
  abilityOffers: (state, seat6) => offers(book, state, seat6),
  refusedAbility: (state, use, seat6) => refused(book, state, use, seat6)
});
var abilityMark = (seat6, source2, index) => `${seat6} ${source2} ${index}`;
var unused = (book, state, seat6, source2) => book.now(state, source2).find(({ index }) => !state.marks.abilities.includes(abilityMark(seat6, source2, index)));
function isUsable(book, state, seat6, source2) {
  const ability2 = unused(book, state, seat6, source2);
  if (!ability2 || (ability2.effect.cost ?? 0) > playerOf(state, seat6).stones) return false;
  return book.targets(state, seat6, source2, [ability2]).length > 0;
}
function* offers(book, state, seat6) {
  for (const cardId3 of book.cards(state, seat6)) {
    const ability2 = unused(book, state, seat6, cardId3);
    if (!ability2) continue;
    for (const target3 of book.targets(state, seat6, cardId3, [ability2])) yield { cardId: cardId3, target: target3 };
  }
}
function refused(book, state, { cardId: cardId3, target: target3 }, seat6) {
  const { rules: rules3 } = book;
  if (book.of(state, cardId3).length === 0) return refuse(rules3.ability, "NO_ABILITY", { card: cardId3 });
  if (book.now(state, cardId3).length === 0) return refuse(rules3.ability, "WRONG_TIMING", { card: cardId3 });
  const ability2 = unused(book, state, seat6, cardId3);
  if (!ability2) return refuse(rules3.once, "ALREADY_USED_THIS_TURN");
  const price = { cost: ability2.effect.cost, stones: playerOf(state, seat6).stones };
  return refusedUse(rules3, price, () => book.targets(state, seat6, cardId3, [ability2]), target3);
}

// libs/cards/src/effects/areas.ts
var areaAttack = ({ what }) => what === "FIRE" || what === "FEAR" ? what : "PLAIN";
var areaSorts = (effect3) => {
  const attack = areaAttack(effect3);
  return attack === "PLAIN" ? ["AOE"] : ["AOE", attack];
};
function struckTogether(areas, struckBy2) {
  const gone = /* @__PURE__ */ new Set();
  return areas.map((area3) => ({ area: area3, struck: struckBy2(area3) })).map(({ area: area3, struck }) => {
    const cards3 = struck.filter((id) => !gone.has(id));
    for (const id of cards3) gone.add(id);
    return { area: area3, cards: cards3 };
  });
}

// libs/cards/src/effects/operation-rules.ts
var nothingToChoose = () => [null];
var onlyWhile = (holds3) => (state, seat6) => holds3(state, seat6) ? [null] : [];

// libs/cards/src/effects/removals.ts
var removals = ["DESTROY", "SEND_HOME", "UNDER_PILE"];
var isRemoval = (op) => removals.includes(op);
function removeTogether(turn, doomed, moves2) {
  const first2 = doomed.filter(({ id }, place2) => doomed.findIndex((other) => other.id === id) === place2);
  for (const op of removals) {
    const cards3 = first2.filter((one2) => one2.op === op).map(({ id }) => id);
    if (!turn.state.over) moves2[op](turn, cards3);
  }
}

// libs/cards/src/effects/seat-operations.ts
var seatFor = ({ effect: effect3, seat: seat6 }) => effect3.target === "ENEMY_SEAT" ? otherSeat(seat6) : seat6;
var changeStones = {
  targets: nothingToChoose,
  apply(turn, use) {
    const seat6 = seatFor(use);
    const change3 = Math.max(use.effect.value ?? 0, 0 - playerOf(turn.state, seat6).stones);
    if (change3 !== 0) turn.emit({ type: "stonesChanged", seat: seat6, change: change3 });
    return false;
  }
};
var ordered = (type) => ({
  targets: nothingToChoose,
  apply(turn, { seat: seat6 }) {
    turn.emit({ type, seat: seat6 });
    return false;
  }
});
var seatOperations = {
  STONES: changeStones,
  FIRST: ordered("firstClaimed"),
  SKIP_TO_SETTLEMENT: ordered("settlementCalled")
};

// libs/cards/src/flow/common-refusals.ts
var commonRefusals = {
  GAME_OVER: [],
  WRONG_STATE: ["step"],
  NOT_YOUR_PRIORITY: [],
  ALREADY_COMMITTED: [],
  UNKNOWN_CARD: [],
  NOT_YOUR_CARD: ["printed"],
  WRONG_CARD_TYPE: ["printed"],
  NOT_IN_HAND: ["printed"]
};
var passRefusals = {
  ALREADY_DECLARED: [],
  NOT_DECLARED: []
};
var tableRefusals = {
  RUIN: [],
  SLOT_OCCUPIED: [],
  CENTER_NOT_ALLOWED: [],
  WRONG_SIDE: [],
  NOT_INFLUENCEABLE: ["printed"],
  INFLUENCE_CAP_REACHED: ["printed"],
  ALREADY_DONE: []
};

// libs/cards/src/flow/flow-events.ts
import { z as z37 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/flow/pass-events.ts
import { z as z36 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/flow/pass-until.ts
import { z as z35 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var passUntilSchema = z35.enum(["WINDOW", "COMBAT", "TURN", "GAME"]).meta({
  id: "PassUntil",
  description: "Time for which passes are declared ahead: the open window, the combat, the turn, or until they are taken back."
});

// libs/cards/src/flow/pass-events.ts
var passEvents = (seat6, { rules: rules3 }) => {
  const by2 = { seat: seat6 };
  return {
    windowOpened: mattering(
      "DETAIL",
      z36.strictObject(by2).meta({ description: `Seats act or pass in turn, this one first (${rules3.window}).` })
    ),
    passed: mattering(
      "DETAIL",
      z36.strictObject(by2).meta({ description: `A seat passes, or is passed for (${rules3.declaredPasses}).` })
    ),
    priorityGiven: mattering(
      "DETAIL",
      z36.strictObject(by2).meta({ description: `After an action the other seat may act (${rules3.window}).` })
    ),
    passesDeclared: mattering(
      "DETAIL",
      z36.strictObject({ ...by2, until: passUntilSchema }).meta({ description: "A seat declares that it will pass for so long." })
    ),
    passesWithdrawn: mattering(
      "DETAIL",
      z36.strictObject(by2).meta({ description: "A seat takes declared passes back." })
    )
  };
};

// libs/cards/src/flow/flow-events.ts
var flowEvents = ({ seat: seat6, stage, reason }, book) => ({
  stageEntered: mattering(
    "DETAIL",
    z37.strictObject({ stage, asked: z37.array(seat6).meta({ description: "Seats of a sealed choice." }) }).meta({ description: `The turn comes to a state (${book.paper} 4).` })
  ),
  ...passEvents(seat6, book),
  outcomeReached: mattering(
    "DETAIL",
    z37.strictObject({ reason, winner: seat6.nullable() }).meta({ description: `A seat has won, or it is a draw (${book.rules.outcome}).` })
  )
});

// libs/cards/src/flow/pass-commands.ts
import { z as z38 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/flow/windows.ts
var openWindow = (turn, first2) => turn.emit({ type: "windowOpened", seat: first2 });
var passingOf = ({ players }, seat6) => players[seat6]?.passing ?? null;
function askedInWindow(state, seats2, mayAct4) {
  const isAsked4 = (seat6) => passingOf(state, seat6) === null && mayAct4(state, seat6);
  return state.window ? askedInPriority(state.window, seats2, isAsked4) : [];
}
function proceedWindow(turn, seats2, close3) {
  const { window } = turn.state;
  if (!window || isPassedOut(window, seats2)) close3(turn);
  else turn.emit({ type: "passed", seat: window.holder });
}
var notActions = ["pass", "declarePasses", "withdrawPasses"];
var isAction = ({ window }, type, by2) => window?.holder === by2 && !notActions.includes(type);

// libs/cards/src/flow/pass-commands.ts
var passCommandSchemas = ({ rules: rules3 }) => ({
  pass: z38.strictObject({}).meta({ description: `Does nothing; the window closes when both pass in a row (${rules3.window}).` }),
  declarePasses: z38.strictObject({ until: passUntilSchema }).meta({ description: "Declares, while the other seat has to decide, to pass for so long. Public." }),
  withdrawPasses: z38.strictObject({}).meta({ description: "Takes declared passes back." })
});
var passCommand = (steps2) => ({
  pass: {
    steps: steps2,
    offers: () => [{ type: "pass" }],
    check: () => void 0,
    perform(turn, _command, seat6) {
      turn.emit({ type: "passed", seat: seat6 });
    }
  }
});
var declaredPassCommands = ({ rules: rules3 }, open2) => ({
  declarePasses: {
    offers: () => passUntilSchema.options.map((until) => ({ type: "declarePasses", until })),
    check(state, { until }, seat6) {
      const decides = open2.asked(state)?.includes(seat6) ?? true;
      if (decides || until === "WINDOW" && !state.window || until === "COMBAT" && !state.combat) {
        return refuse(rules3.declaredPasses, "WRONG_STATE", { step: open2.step(state) });
      }
      return passingOf(state, seat6) === null ? void 0 : refuse(rules3.declaredPasses, "ALREADY_DECLARED");
    },
    perform(turn, { until }, seat6) {
      turn.emit({ type: "passesDeclared", seat: seat6, until });
    }
  },
  withdrawPasses: {
    offers: () => [{ type: "withdrawPasses" }],
    check: (state, _command, seat6) => passingOf(state, seat6) === null ? refuse(rules3.declaredPasses, "NOT_DECLARED") : void 0,
    perform(turn, _command, seat6) {
      turn.emit({ type: "passesWithdrawn", seat: seat6 });
    }
  }
});

// libs/cards/src/flow/pass-evolvers.ts
var passEvolvers = ({ seats: seats2 }) => ({
  windowOpened(state, { seat: seat6 }) {
    state.window = openPriority(seat6);
  },
  passed(state) {
    if (state.window) state.window = afterPass(state.window, seats2);
  },
  priorityGiven(state, { seat: seat6 }) {
    if (state.window) state.window = afterAction(state.window, seat6);
  },
  passesDeclared(state, { seat: seat6, until }) {
    playerOf(state, seat6).passing = until;
  },
  passesWithdrawn(state, { seat: seat6 }) {
    playerOf(state, seat6).passing = null;
  }
});

// libs/cards/src/flow/steps.ts
function openStepIn(state, step, rules3, stepIdOf2) {
  if (state.over || !("asked" in rules3)) return void 0;
  const asked = rules3.asked(state);
  return asked.length === 0 ? void 0 : { step, stepId: stepIdOf2(state), rules: rules3, asked };
}

// libs/cards/src/flow/with-face.ts
function withFace({ box: box2 }, { cards: cards3 }, refusal, sees2) {
  const { card } = refusal.facts;
  if (typeof card !== "string") return refusal;
  const instance = cards3[card];
  const inBox = box2.find.card(card)?.id ?? null;
  const printed3 = instance ? sees2(card) ? instance.cardId : null : inBox;
  return { ...refusal, facts: { ...refusal.facts, printed: printed3 } };
}

// libs/arena/src/refusals.ts
var refusals = {
  ...commonRefusals,
  NOT_DEPLOYED: [],
  RUIN: tableRefusals.RUIN,
  SLOT_OCCUPIED: tableRefusals.SLOT_OCCUPIED,
  NO_STRONGHOLD_ABILITY: ["printed"],
  NO_CREATURE_ON: [],
  CENTER_NOT_ALLOWED: tableRefusals.CENTER_NOT_ALLOWED,
  WRONG_SIDE: tableRefusals.WRONG_SIDE,
  NO_STANDARD_BEARER: [],
  NOT_FROM_UNDER: [],
  NOT_ENEMY_IN_COMBAT: ["printed"],
  NOT_VULNERABLE: ["printed"],
  CORRUPTION_BARRED: [],
  ALREADY_PLAYED_THIS_TURN: ["printed"],
  TOO_LATE: [],
  NO_ABILITY: ["printed"],
  WRONG_TIMING: ["printed"],
  ALREADY_USED_THIS_TURN: [],
  NO_POWER_STONE: useRefusals.NO_POWER_STONE,
  ILLEGAL_TARGET: useRefusals.ILLEGAL_TARGET,
  NOT_INFLUENCEABLE: tableRefusals.NOT_INFLUENCEABLE,
  INFLUENCE_BARRED: [],
  NOT_IN_FIRST_CONFRONTATION: ["printed"],
  INFLUENCE_CAP_REACHED: tableRefusals.INFLUENCE_CAP_REACHED,
  NO_CREATURE_UNDER: [],
  ABILITY_MISSING: [],
  RECEIVER_NOT_ALLOWED: [],
  RANGED_BARRED: [],
  NO_SECONDARY_ON_TARGET: [],
  SHIELD_LIMIT: [],
  NO_CARRIER: [],
  NOTHING_ON: [],
  SAME_STRONGHOLD: [],
  NO_TERRAIN: [],
  ALREADY_DONE: tableRefusals.ALREADY_DONE,
  TERRAIN_IN_PLAY: [],
  ...passRefusals,
  ...deckRefusals
};
var refuse2 = (rule2, code, facts = {}) => refuse(`ARENA-${rule2}`, code, facts);

// libs/cards/src/table/card-checks.ts
function cardChecks(book, sees2) {
  const refused5 = (code, facts = {}) => refuse(book.rules.card, code, facts);
  const refusedCard2 = (state, seat6, id, types2 = cardTypeSchema.options) => {
    if (!sees2(state, seat6, id)) return refused5("UNKNOWN_CARD");
    if (ownerOf(state, id) !== seat6) return refused5("NOT_YOUR_CARD", { card: id });
    return types2.includes(printedOn(book, state, id).type) ? void 0 : refused5("WRONG_CARD_TYPE", { card: id });
  };
  return {
    refusedCard: refusedCard2,
    refusedHandCard: (state, seat6, id, types2) => refusedCard2(state, seat6, id, types2) ?? (playerOf(state, seat6).hand.includes(id) ? void 0 : refused5("NOT_IN_HAND", { card: id }))
  };
}

// libs/cards/src/table/sources.ts
var printedOnSource = (book, state, source2) => isInGame(state, source2) ? printedOn(book, state, source2) : book.box.known.card(source2);
function shownSource(state, source2) {
  if (isInGame(state, source2)) return shownCard(state, source2);
  const id = source2;
  return { instanceId: id, cardId: id };
}

// libs/cards/src/hidden/resample-choose.ts
function resampleChoices(game, world, seat6, count3, random) {
  const turn = {
    state: world,
    random,
    emit: (event) => game.evolve(world, event),
    legal: (by2) => game.choices(world, by2),
    spend: () => void 0
  };
  for (let choice = 0; choice < count3; choice += 1) {
    const choices = game.choices(world, seat6);
    if (choices.length === 0) return;
    game.perform(turn, random.pick(choices), seat6);
  }
}

// libs/cards/src/hidden/hidden-slots.ts
var slotsOf = (pile, fits3 = () => true) => pile.map((old, place2) => ({
  id: old,
  fits: (id) => fits3(old, id),
  lay: (id) => {
    pile[place2] = id;
  }
}));
function resampleDeal(slots3, random) {
  const dealt = exchange(slots3, random);
  slots3.forEach((slot, place2) => slot.lay(dealt[place2] ?? slot.id));
}
function exchange(slots3, random) {
  const cards3 = slots3.map(({ id }) => id);
  for (let place2 = cards3.length - 1; place2 > 0; place2 -= 1) swap(slots3, cards3, place2, random.below(place2 + 1));
  slots3.forEach((_, place2) => swap(slots3, cards3, place2, random.below(slots3.length)));
  return cards3;
}
function swap(slots3, cards3, one2, other) {
  const [first2, second] = [cards3[one2], cards3[other]];
  if (first2 === void 0 || second === void 0) return;
  if (!slots3[one2]?.fits(second) || !slots3[other]?.fits(first2)) return;
  cards3[one2] = second;
  cards3[other] = first2;
}

// libs/cards/src/hidden/may-hold.ts
function mayHold(state, seat6, isWanted) {
  const { starter, discard: discard3 } = playerOf(state, seat6);
  if (starter === null) return true;
  return Object.entries(state.cards).some(([id, { owner }]) => owner === seat6 && isWanted(id) && !discard3.includes(id));
}

// libs/arena/src/table/players.ts
var passiveSeat = (state) => otherSeat(state.active);
var inOrder = (state) => [state.active, passiveSeat(state)];
var stands = ({ deployed, ruin }) => deployed && !ruin;
var standing = (state, seat6) => positions2.filter((position) => stands(strongholdOf(state, seat6, position)));
var ruinsOf = (state, seat6) => positions2.filter((position) => strongholdOf(state, seat6, position).ruin).length;
var onPlace = (position) => `ON_${position}`;
var underPlace = (position) => `UNDER_${position}`;
var places2 = [...positions2.map(onPlace), ...positions2.map(underPlace), "DUEL_ZONE"];
function at2(state, seat6, place2) {
  if (place2 === "DUEL_ZONE") return state.arena[seat6] ?? null;
  const [level, position] = place2.split("_");
  const stronghold3 = strongholdOf(state, seat6, position);
  return level === "ON" ? stronghold3.on : stronghold3.under;
}
function placeOf(state, id) {
  for (const seat6 of seats) {
    for (const place2 of places2) {
      const placed = at2(state, seat6, place2);
      if (placed?.id === id) return { seat: seat6, place: place2, placed };
    }
  }
  return void 0;
}

// libs/arena/src/table/faces.ts
var shownCards2 = (state, ids) => ids.map((id) => shownCard(state, id));
function sees(state, seat6, id) {
  const instance = state.cards[id];
  if (!instance) return false;
  const placed = placeOf(state, id);
  if (placed) return placed.seat === seat6 || placed.placed.faceUp || placed.placed.seenBy.includes(seat6);
  if (isPublic(state, id)) return true;
  const { hand, depot, pen } = playerOf(state, instance.owner);
  const item = itemOf(state, id);
  if (item) return item.faceUp || instance.owner === seat6;
  return instance.owner === seat6 && [hand, depot, pen].some((pile) => pile.includes(id));
}
function isPublic(state, id) {
  if (state.terrain === id || state.combat?.fighters.some((fighter) => fighter.id === id)) return true;
  if (state.combat?.shields.some((shield) => shield.id === id)) return true;
  return seats.some((seat6) => {
    const player = playerOf(state, seat6);
    const { dominant, standardBearer: standardBearer2, prison, victorious, discard: discard3 } = player;
    if (dominant === id || standardBearer2 === id || prison?.shield === id || prison?.captive === id) return true;
    if (victorious.includes(id) || discard3.includes(id)) return true;
    return positions2.some((position) => {
      const stronghold3 = player.strongholds?.[position];
      return stronghold3?.upgrade === id || stronghold3?.downgrade === id;
    });
  });
}
function itemOf(state, id) {
  for (const { strongholds, seat: seat6 } of state.players) {
    const placed = [state.arena[seat6], ...positions2.map((position) => strongholds?.[position].on)];
    for (const item of placed.flatMap((one2) => one2?.items ?? [])) if (item.id === id) return item;
  }
  return void 0;
}

// libs/arena/src/table/card-checks.ts
var { refusedCard, refusedHandCard } = cardChecks(rulebook, sees);
function handOfPhaseThree(state, seat6) {
  const { hand, pen, depot } = playerOf(state, seat6);
  return [...hand, ...pen, ...depot];
}

// libs/cards/src/engine/happenings/ambush.ts
var isPrey = ({ value = 0, tag }, { type, vitality: vitality2 = 0 }, isImmuneTo) => type === "CREATURE" && vitality2 <= value && (tag === void 0 || !isImmuneTo(tag));

// libs/cards/src/engine/happenings/declare-first.ts
var values = {
  KIND: kindSchema.options,
  SIZE: sizeSchema.options,
  CLASS: classSchema.options
};
var valuesOf = (property) => values[property];
function propertiesOf(card, property) {
  const { kind, size, classes: classes2 = [] } = card;
  const own3 = { KIND: [kind], SIZE: [size], CLASS: classes2 }[property];
  return values[property].filter((value) => own3.includes(value));
}
var isProperty = (what) => what !== void 0 && what in values;

// libs/cards/src/engine/effects-in.ts
var existsIn = (game, { games: games2 }) => games2?.includes(game) ?? true;
var effectsIn = (game, { effects }, trigger) => effects.flatMap(
  (effect3, index) => existsIn(game, effect3) && (trigger === void 0 || effect3.trigger === trigger) ? [{ index, effect: effect3 }] : []
);

// libs/cards/src/engine/happenings/heal.ts
var heals = (game, healer, isSuch) => effectsIn(game, healer, "AFTER_COMBAT").some(
  ({ effect: { op, when } }) => op === "HEAL" && (when?.own === void 0 || isSuch(when.own))
);

// libs/cards/src/engine/happenings/hold.ts
var holdsCreature = (game, upgrade2) => effectsIn(game, upgrade2).some(({ effect: effect3 }) => effect3.op === "HOLD");

// libs/cards/src/engine/filters.ts
var fitsFilter = (filter, card, asked) => fitsPrint(filter, card) && isAsked2(filter.owner === void 0 ? void 0 : filter.owner === "OWN", () => asked.isOwn()) && isAsked2(filter.influenceable, () => asked.isInfluenceable()) && isAsked2(filter.flying, () => asked.flies());
var fitsPrint = (filter, card) => isOneOf(filter.kinds, card.kind) && isOneOf(filter.sizes, card.size) && hasOneOf(filter.classes, card.classes) && hasOneOf(filter.vulnerable, card.vulnerabilities) && (filter.attackType === void 0 || filter.attackType === card.attackType) && (filter.maxVitality === void 0 || (card.vitality ?? Infinity) <= filter.maxVitality) && (filter.guardian === void 0 || card.type === "GUARDIAN");
var isAsked2 = (wanted, question) => wanted === void 0 || wanted === question();
var isOneOf = (wanted, value) => wanted === void 0 || value !== void 0 && wanted.includes(value);
var hasOneOf = (wanted, values2 = []) => wanted === void 0 || values2.some((value) => wanted.includes(value));

// libs/arena/src/table/leave.ts
function leave(state, id) {
  leaveCombat(state, id);
  if (state.terrain === id) state.terrain = null;
  for (const player of state.players) leavePiles(player, id);
  return leavePlaces(state, id);
}
function leaveCombat({ combat }, id) {
  if (!combat) return;
  combat.shields = combat.shields.filter((shield) => shield.id !== id);
  const fighter = combat.fighters.find((candidate) => candidate.id === id);
  if (!fighter) return;
  combat.fighters = combat.fighters.filter((candidate) => candidate !== fighter);
  combat.inForce = combat.inForce.filter(({ source: source2, command: command2 }) => source2 !== id || !command2);
  if (fighter.part === "DUELLIST") combat.gone.push(fighter.seat);
}
function leavePiles(player, id) {
  const without = (cards3) => cards3.includes(id) ? cards3.filter((card) => card !== id) : cards3;
  player.pile = without(player.pile);
  player.hand = without(player.hand);
  player.depot = without(player.depot);
  player.pen = without(player.pen);
  player.discard = without(player.discard);
  player.victorious = without(player.victorious);
  player.known = without(player.known);
  if (player.dominant === id) player.dominant = null;
  if (player.standardBearer === id) player.standardBearer = null;
  if (player.prison?.shield === id) player.prison.shield = null;
  if (player.prison?.captive === id) player.prison.captive = null;
  if (player.prison?.shield === null && player.prison.captive === null) player.prison = null;
}
function leavePlaces(state, id) {
  for (const { seat: seat6, strongholds } of state.players) {
    const inArena = state.arena[seat6];
    if (inArena?.id === id) {
      state.arena[seat6] = null;
      return inArena.items;
    }
    for (const position of strongholds ? positions2 : []) {
      const stronghold3 = strongholds?.[position];
      if (!stronghold3) continue;
      if (stronghold3.upgrade === id) stronghold3.upgrade = null;
      if (stronghold3.downgrade === id) stronghold3.downgrade = null;
      for (const level of ["on", "under"]) {
        const placed = stronghold3[level];
        if (placed?.id !== id) continue;
        stronghold3[level] = null;
        return placed.items;
      }
    }
  }
  return [];
}

// libs/arena/src/stock/draw.ts
var MOST_HELD = 20;
function drawCards(turn, seat6, count3, why) {
  const wanted = why === "EFFECT" ? Math.min(count3, MOST_HELD - held(turn.state, seat6)) : count3;
  const dominant = why === "STOCK" ? dominantOf(turn.state, seat6) : [];
  fillPile(turn, seat6, wanted - dominant.length);
  const cards3 = [...dominant, ...playerOf(turn.state, seat6).pile].slice(0, Math.max(0, wanted));
  if (cards3.length === 0) return;
  turn.emit({ type: "cardsDrawn", seat: seat6, occasion: why, count: cards3.length, cards: shownCards2(turn.state, cards3) });
}
function fillPile(turn, seat6, needed) {
  const { pile, discard: discard3 } = playerOf(turn.state, seat6);
  if (pile.length >= needed || discard3.length === 0) return;
  turn.emit({ type: "discardReshuffled", seat: seat6, count: discard3.length, order: turn.random.shuffle(discard3) });
}
function held(state, seat6) {
  const { hand, depot, pen } = playerOf(state, seat6);
  return hand.length + depot.length + pen.length;
}
function dominantOf(state, seat6) {
  const { dominant } = playerOf(state, seat6);
  return dominant === null ? [] : [dominant];
}
var drawEvolvers = {
  cardsDrawn(state, { seat: seat6, cards: cards3 }) {
    const player = playerOf(state, seat6);
    for (const { instanceId: id } of cards3) {
      const known = player.dominant === id || player.known.includes(id);
      leave(state, id);
      player.hand.push(id);
      if (known) player.known.push(id);
    }
  }
};

// libs/arena/src/table/cards.ts
var cardOf = (state, id) => printedOn(rulebook, state, id);

// libs/arena/src/effects/operations/declare-creatures.ts
function declareCreatures(turn, seat6, what) {
  const { hand, pen } = playerOf(turn.state, seat6);
  const creatures = [...hand, ...pen].map((id) => cardOf(turn.state, id)).filter(({ type }) => type === "CREATURE");
  const numbers = valuesOf(what).map((value) => ({
    value,
    count: creatures.filter((card) => propertiesOf(card, what).includes(value)).length
  }));
  turn.emit({ type: "creaturesDeclared", seat: seat6, what, numbers });
}

// libs/arena/src/effects/operations/enemy-places.ts
var atStrongholds = places2.filter((place2) => place2 !== "DUEL_ZONE");
function* faceDownCards(state, seat6, where) {
  for (const place2 of where) {
    const placed = at2(state, otherSeat(seat6), place2);
    if (!placed || placed.faceUp) continue;
    yield sees(state, seat6, placed.id) ? { cardId: placed.id } : { place: place2 };
  }
}
function placeNamed(state, seat6, target3) {
  const enemy = otherSeat(seat6);
  const place2 = target3?.place ?? (target3?.cardId === void 0 ? void 0 : placeOf(state, target3.cardId)?.place);
  const placed = place2 && at2(state, enemy, place2);
  if (!place2 || !placed) throw new Error("The target names no card of the enemy.");
  return { place: place2, placed };
}
function publicTarget(state, target3) {
  const found2 = target3?.cardId === void 0 ? void 0 : placeOf(state, target3.cardId);
  const inCombat3 = state.combat?.fighters.some(({ id }) => id === target3?.cardId) ?? false;
  return found2 && !found2.placed.faceUp && !inCombat3 ? { place: found2.place } : target3;
}

// libs/arena/src/effects/operations/seat-operations.ts
var seatOperations2 = {
  ...seatOperations,
  /** CARD-18: at most up to 20 cards held, and as far as there are any. */
  DRAW: {
    targets: nothingToChoose,
    apply(turn, use) {
      drawCards(turn, seatFor(use), use.effect.value ?? 0, "EFFECT");
      return false;
    }
  },
  /** One event, for every finding (ARENA-ENG-06); a card that the seat knows already is no target. */
  LOOK: {
    *targets(state, seat6) {
      for (const target3 of faceDownCards(state, seat6, places2)) if (target3.place) yield target3;
    },
    apply(turn, { seat: seat6, target: target3 }) {
      const { place: place2, placed } = placeNamed(turn.state, seat6, target3);
      turn.emit({ type: "cardLookedAt", seat: seat6, place: place2, card: shownCard(turn.state, placed.id) });
      return false;
    }
  },
  DECLARE_FIRST: {
    targets: nothingToChoose,
    apply(turn, { seat: seat6, effect: { what } }) {
      if (isProperty(what)) declareCreatures(turn, otherSeat(seat6), what);
      return false;
    }
  },
  REDRAW_DOMINANT: {
    targets: onlyWhile((state, seat6) => playerOf(state, seat6).dominant !== null),
    apply(turn, { seat: seat6 }) {
      redrawDominant(turn, seat6);
      return false;
    }
  },
  LEAVE_DOMINANT: {
    targets: onlyWhile((state, seat6) => playerOf(state, seat6).dominant !== null),
    apply(turn, { seat: seat6 }) {
      const { dominant } = playerOf(turn.state, seat6);
      if (dominant === null) return false;
      const value = cardOf(turn.state, dominant).dominantValue ?? 0;
      turn.emit({ type: "dominantLeft", seat: seat6, card: shownCard(turn.state, dominant), value });
      return false;
    }
  }
};
function redrawDominant(turn, seat6) {
  const { dominant } = playerOf(turn.state, seat6);
  if (dominant === null) return;
  turn.emit({ type: "dominantRedrawn", seat: seat6 });
  fillPile(turn, seat6, 1);
  turn.emit({ type: "dominantPutUnder", seat: seat6, card: shownCard(turn.state, dominant) });
  const [next] = playerOf(turn.state, seat6).pile;
  if (next !== void 0) turn.emit({ type: "dominantTurned", seat: seat6, card: shownCard(turn.state, next) });
}

// libs/arena/src/table/sources.ts
var sourceCard = (state, source2) => printedOnSource(rulebook, state, source2);

// libs/cards/src/engine/reach.ts
var foes2 = /* @__PURE__ */ new Set(["OPPONENT", "ENEMY_ALL", "PICK_ENEMY"]);
var reaches = (fight, working, creature3, reading) => isTarget(fight, working, creature3) && holds(fight, working, fight.seatOf(creature3), creature3, reading);
function isTarget(fight, working, creature3) {
  const own3 = fight.seatOf(creature3) === working.seat;
  switch (working.effect.target) {
    case "SELF":
      return creature3 === working.source;
    case "BEARER":
      return creature3 === working.on;
    case "OPPONENT":
      return creature3 === fight.opponentFor(working);
    case "OWN_ALL":
      return own3;
    case "OWN_OTHERS":
      return own3 && creature3 !== working.source;
    case "ENEMY_ALL":
      return !own3;
    case "ALL":
      return true;
    case "OWN_HERE":
      return fight.seatOf(creature3) === working.home;
    case "PICK_OWN":
      return own3 && (working.on === void 0 || working.on === creature3);
    case "PICK_ENEMY":
      return !own3 && (working.on === void 0 || working.on === creature3);
    case "OWN_SEAT":
    case "ENEMY_SEAT":
      return false;
  }
}
function holds(fight, working, seat6, creature3, reading) {
  const { effect: effect3 } = working;
  const { own: own3, opponent, terrain: terrain2, place: place2, role } = effect3.when ?? {};
  const fits3 = (filter, one2) => filter === void 0 || one2 !== null && fitsAs(reading, fight, filter, one2, working.seat);
  const faced = creature3 === null || foes2.has(effect3.target) ? creature3 : fight.opponentOf(creature3);
  return (terrain2 === void 0 || fight.terrain === terrain2) && (place2 === void 0 || fight.isAt(seat6, place2, working)) && (role === void 0 || fight.hasRole(role, seat6, creature3)) && fits3(own3, creature3) && fits3(opponent, faced);
}
var fitsAs = ({ flies, isInfluenceable: isInfluenceable3 }, fight, filter, creature3, seat6) => fitsFilter(filter, fight.cardOf(creature3), {
  flies: () => flies(fight, creature3),
  isInfluenceable: () => isInfluenceable3(fight, creature3),
  isOwn: () => fight.seatOf(creature3) === seat6
});

// libs/cards/src/engine/immunity.ts
var immunitiesOf = (fight, creature3, reading) => [
  ...fight.isFresh(creature3) ? fight.cardOf(creature3).immunities ?? [] : [],
  ...fight.working.flatMap((working) => {
    const { op, immunity: immunity2 } = working.effect;
    const given2 = op === "IMMUNE" && counts(fight, working, creature3) && reaches(fight, working, creature3, reading);
    return given2 && immunity2 ? [immunity2] : [];
  })
];
var counts = (fight, working, creature3) => fight.isFresh(creature3) || fight.outlasts(working);
var isImmuneToAttack = (fight, creature3, sort, reading) => immunitiesOf(fight, creature3, reading).some(({ attack }) => attack === sort);
function isImmuneToCreature(fight, creature3, enemy, reading) {
  const card = fight.cardOf(enemy);
  return immunitiesOf(fight, creature3, reading).some(
    ({ attack, creatures }) => attack !== void 0 && attack === attackSortOf(card.attackType) || creatures !== void 0 && fitsAs(reading, fight, creatures, enemy, fight.seatOf(creature3))
  );
}
var attackSortOf = (type) => type === "PLAIN" ? void 0 : type;

// libs/cards/src/engine/flight.ts
var asPrinted = {
  flies: (fight, creature3) => fight.cardOf(creature3).flying === true,
  isInfluenceable: (fight, creature3) => fight.cardOf(creature3).influenceable === true
};
var isFlying = (fight, creature3) => {
  const grounded = fight.working.some((working) => grounds(fight, working, creature3));
  if (grounded) return false;
  return asPrinted.flies(fight, creature3) || fight.working.some((working) => lifts(fight, working, creature3));
};
var lifts = (fight, working, creature3) => working.effect.op === "GRANT" && working.effect.what === "FLYING" && works(fight, working, creature3);
function grounds(fight, working, creature3) {
  const { op, what } = working.effect;
  switch (op) {
    case "LOSE":
      return what === "FLYING" && works(fight, working, creature3);
    case "RULE":
      return what === "FLYING" && holds(fight, working, working.seat, null, asPrinted);
    case "NO_FLIGHT":
    case "STOP_FLIGHT":
      return fight.game === "ARENA" && groundsInArena(fight, working, creature3);
    default:
      return false;
  }
}
function groundsInArena(fight, working, creature3) {
  const { op, what } = working.effect;
  const meant = op === "STOP_FLIGHT" ? fight.opponentFor(working) === creature3 : what === "SPACE" || raids(fight, working, creature3);
  return meant && judged(fight, working, creature3);
}
var raids = (fight, working, creature3) => fight.seatOf(creature3) !== working.seat && fight.isAt(fight.seatOf(creature3), "ENEMY_STRONGHOLD", working);
var works = (fight, working, creature3) => counts(fight, working, creature3) && reaches(fight, working, creature3, asPrinted) && !shrugsOff(fight, working, creature3);
var judged = (fight, working, creature3) => holds(fight, working, fight.seatOf(creature3), creature3, asPrinted) && !shrugsOff(fight, working, creature3);
var shrugsOff = (fight, { effect: effect3 }, creature3) => effect3.tag !== void 0 && isImmuneToAttack(fight, creature3, effect3.tag, asPrinted);

// libs/cards/src/engine/readings.ts
var asFlown = { ...asPrinted, flies: isFlying };
var actsAs = (reading, fight, working, creature3) => counts(fight, working, creature3) && appliesAs(reading, fight, working, creature3);
var appliesAs = (reading, fight, working, creature3) => reaches(fight, working, creature3, reading) && !isImmuneToTag(reading, fight, working, creature3);
var isImmuneToTag = (reading, fight, { effect: effect3 }, creature3) => effect3.tag !== void 0 && isImmuneToAttack(fight, creature3, effect3.tag, reading);
function hasAttribute(fight, creature3, what, isPrinted) {
  const changes = (op) => fight.working.some(
    (working) => working.effect.op === op && working.effect.what === what && actsAs(asFlown, fight, working, creature3)
  );
  return !changes("LOSE") && (isPrinted || changes("GRANT"));
}
var isInfluenceable = (fight, creature3) => hasAttribute(fight, creature3, "INFLUENCEABLE", asPrinted.isInfluenceable(fight, creature3));
var asItIs = { flies: isFlying, isInfluenceable };

// libs/cards/src/engine/acts.ts
var fits = (fight, filter, creature3) => fitsAs(asItIs, fight, filter, creature3, fight.seatOf(creature3));
var appliesTo = (fight, working, creature3) => appliesAs(asItIs, fight, working, creature3);
var actsOn = (fight, working, creature3) => actsAs(asItIs, fight, working, creature3);
var actingOn = (fight, op, creature3) => fight.working.filter((working) => working.effect.op === op && actsOn(fight, working, creature3));
function actsOnSeat(fight, working, seat6) {
  const { target: target3 } = working.effect;
  const meant = target3 === "OWN_SEAT" ? working.seat === seat6 : target3 === "ENEMY_SEAT" && working.seat !== seat6;
  return meant && holds(fight, working, seat6, null, asItIs);
}
var settingsOf = (fight, what) => fight.working.flatMap((working) => {
  const { op, what: matter, setting } = working.effect;
  const rules3 = op === "RULE" && matter === what && holds(fight, working, working.seat, null, asItIs);
  return rules3 && setting ? [setting] : [];
});

// libs/cards/src/engine/conflicts.ts
function demandOf(game, effect3, seat6) {
  const { op, what, setting } = effect3;
  if (op === "RULE" && what && setting) return { matter: `RULE ${what}`, demand: setting };
  if (op === "DECLARE_FIRST" && game === "GUARDIANS") return { matter: op, demand: `seat ${seat6}` };
  return void 0;
}
var cancelledOrders = (orders) => orders.filter((order) => orders.some((other) => defeats(other, order))).map(({ key }) => key);
var defeats = (other, { matter, demand, strength }) => other.matter === matter && other.demand !== demand && other.strength >= strength;

// libs/cards/src/engine/fight.ts
var noFight = (game, cards3) => ({
  ...cards3,
  game,
  working: [],
  terrain: null,
  opponentOf: () => null,
  opponentFor: () => null,
  isFresh: () => true,
  outlasts: () => false,
  isAt: () => false,
  hasRole: () => false
});

// libs/cards/src/engine/immune.ts
var isImmune = (fight, creature3, sort) => isImmuneToAttack(fight, creature3, sort, asItIs);
var isImmuneToFoe = (fight, creature3, enemy) => isImmuneToCreature(fight, creature3, enemy, asItIs);

// libs/cards/src/schema/influence-cap.ts
function influenceCapOf(game, { influenceCap, vitality: vitality2 = 0 }) {
  const cap = influenceCap ?? vitality2;
  return game === "GUARDIANS" ? Math.min(cap, vitality2) : cap;
}
function ownInfluenceCap(game, card) {
  const cap = influenceCapOf(game, card);
  return card.influenceCap === void 0 || cap === card.vitality ? void 0 : cap;
}

// libs/cards/src/engine/influence.ts
var influenceTaken = (game, card, received, offered) => Math.max(0, Math.min(offered, influenceCapOf(game, card) - received));

// libs/cards/src/engine/modifiers.ts
var sorts = {
  CREATURE: "TEXT",
  ITEM_CREATURE: "ITEM",
  TERRAIN: "TERRAIN",
  STRONGHOLD: "STRONGHOLD",
  UPGRADE: "STRONGHOLD",
  GUARDIAN: "GUARDIAN",
  STANDARD_BEARER: "GUARDIAN",
  SHIELD: "GUARDIAN",
  SPELL: "PLAYED",
  ITEM_HAND: "PLAYED",
  CORRUPTION: "PLAYED"
};
var personal = /* @__PURE__ */ new Set(["TEXT", "ITEM", "GUARDIAN"]);
function sortOf(fight, working, creature3) {
  if (working.command) return "COMMAND";
  const sort = sorts[working.card.type];
  return personal.has(sort) && fight.seatOf(creature3) !== working.seat ? "ENEMY" : sort;
}
var effectPart = ({ source: source2, card, index, effect: effect3 }, sort, creature3) => ({ sort, card: card.id, source: source2, creature: creature3, effect: index, rule: null, value: effect3.value ?? 0 });
var modifiersOf = (fight, creature3, among = () => true) => actingOn(fight, "VITALITY", creature3).filter(among).map((working) => effectPart(working, sortOf(fight, working, creature3), creature3));

// libs/cards/src/engine/off-color.ts
function offColorBonus(card, opponent) {
  if (!card.kind || !opponent.kind) return 0;
  return (card.offColorAgainst ?? nextKind(card.kind)) === opponent.kind ? card.offColorBonus ?? 0 : 0;
}

// libs/cards/src/engine/terrain-rules.ts
var ruleOfType = {
  FOREST: { op: "NO_RANGED" },
  PINNACLES: { op: "NO_FLIGHT", what: "SPACE" }
};
function terrainRules(card, source2, seat6) {
  const rule2 = card.terrainType && ruleOfType[card.terrainType];
  if (!rule2) return [];
  const effect3 = { ...rule2, trigger: "STATIC", target: "ALL", duration: "IN_PLAY" };
  return [{ source: source2, card, index: card.effects.length, effect: effect3, seat: seat6 }];
}

// libs/arena/src/effects/texts.ts
var textsOf = (state, ids, triggers3) => inOrder(state).flatMap(
  (seat6) => ids.filter((id) => ownerOf(state, id) === seat6).flatMap((source2) => usesOf(seat6, source2, numbered2(state, source2, triggers3)))
);
var numbered2 = (state, id, triggers3) => effectsIn("ARENA", cardOf(state, id)).filter(({ effect: effect3 }) => triggers3.includes(effect3.trigger));

// libs/arena/src/effects/discarded-texts.ts
var operations2 = seatOperations2;
function triggerDiscarded(turn, cards3) {
  for (const use of textsOf(turn.state, cards3, ["DISCARDED"])) {
    const rules3 = operations2[use.effect.op];
    const { seat: seat6, source: source2, index, effect: effect3 } = use;
    if (turn.state.over || !rules3 || ![...rules3.targets(turn.state, seat6, effect3, source2)].includes(null)) continue;
    turn.emit({ type: "textTriggered", seat: seat6, source: shownSource(turn.state, source2), effect: index });
    rules3.apply(turn, use);
  }
}

// libs/arena/src/effects/standing-effects.ts
var entersFromUnder = (state, id) => effectsIn("ARENA", cardOf(state, id)).some(
  ({ effect: effect3 }) => effect3.op === "GRANT" && effect3.what === "ENTER_FROM_UNDER"
);
var holds2 = (state, seat6, position) => {
  const { upgrade: upgrade2 } = strongholdOf(state, seat6, position);
  return upgrade2 !== null && holdsCreature("ARENA", cardOf(state, upgrade2));
};
function mayLieUnder(state, seat6, position, id) {
  const { influenceValue, rangedStrength } = cardOf(state, id);
  if (influenceValue !== void 0 || rangedStrength !== void 0) return true;
  return entersFromUnder(state, id) || holds2(state, seat6, position);
}
function mayEnterFromUnder(state, seat6, position) {
  const { under } = strongholdOf(state, seat6, position);
  if (!under) return false;
  return entersFromUnder(state, under.id) || holds2(state, seat6, position);
}
var heldBy = (state, cards3) => inOrder(state).flatMap(
  (seat6) => positions2.filter((position) => {
    const { upgrade: upgrade2 } = playerOf(state, seat6).strongholds?.[position] ?? {};
    return upgrade2 != null && cards3.includes(upgrade2) && holds2(state, seat6, position);
  }).map((position) => ({ seat: seat6, position }))
);
function releaseHeld(turn, homes) {
  for (const { seat: seat6, position } of homes) {
    const { under } = strongholdOf(turn.state, seat6, position);
    if (!under || turn.state.over) continue;
    const stays = mayLieUnder(turn.state, seat6, position, under.id);
    const card = shownCard(turn.state, under.id);
    if (!under.faceUp) turn.emit({ type: "heldCreatureReleased", seat: seat6, stronghold: position, stays, card });
    else if (!stays) turn.emit({ type: "cardsSentToPen", seat: seat6, why: "EFFECT", cards: [card], items: [] });
  }
}

// libs/arena/src/table/settle.ts
var VICTORIOUS_TO_WIN = 5;
var RUINS_TO_LOSE = 3;
function settle(turn) {
  if (turn.state.over) return;
  for (const seat6 of inOrder(turn.state)) settlePrison(turn, seat6);
  const outcome = outcomeOf(turn.state);
  if (outcome) turn.emit({ type: "outcomeReached", ...outcome });
}
function settlePrison(turn, seat6) {
  const { prison } = turn.state.players[seat6] ?? {};
  if (!prison || prison.shield && prison.captive) return;
  if (prison.captive) {
    const owner = turn.state.cards[prison.captive]?.owner ?? otherSeat(seat6);
    turn.emit({
      type: "cardsDiscarded",
      seat: owner,
      why: "PRISON_LEFT",
      cards: shownCards2(turn.state, [prison.captive]),
      items: []
    });
  } else if (prison.shield) {
    turn.emit({ type: "prisonShieldDiscarded", seat: seat6, card: shownCard(turn.state, prison.shield) });
  }
}
function outcomeOf(state) {
  for (const [reason, wins] of conditions) {
    const winners = seats.filter((seat6) => wins(state, seat6));
    if (winners.length === 0) continue;
    const all = seats.filter((seat6) => conditions.some(([, condition]) => condition(state, seat6)));
    return { reason, winner: all.length === 2 ? null : winners[0] ?? null };
  }
  return void 0;
}
var conditions = [
  ["VICTORIOUS", (state, seat6) => (state.players[seat6]?.victorious.length ?? 0) >= VICTORIOUS_TO_WIN],
  [
    "RUINS",
    (state, seat6) => state.players[otherSeat(seat6)]?.strongholds != null && ruinsOf(state, otherSeat(seat6)) === RUINS_TO_LOSE
  ]
];

// libs/arena/src/table/moves.ts
function discard2(turn, cards3, why) {
  const fromPlay = cards3.filter((id) => isInPlay(turn.state, id)).flatMap((id) => [id, ...itemsOn(turn.state, id)]);
  const unheld = heldBy(turn.state, cards3);
  move(turn, "cardsDiscarded", cards3, why);
  triggerDiscarded(turn, fromPlay);
  releaseHeld(turn, unheld);
  settle(turn);
}
function sendToPen(turn, cards3, why) {
  move(turn, "cardsSentToPen", cards3, why);
  settle(turn);
}
function putUnderPile(turn, cards3, why) {
  move(turn, "cardsPutUnder", cards3, why);
  settle(turn);
}
function move(turn, type, cards3, why) {
  for (const seat6 of inOrder(turn.state)) {
    const own3 = cards3.filter((id) => ownerOf(turn.state, id) === seat6);
    if (own3.length === 0) continue;
    const items = own3.flatMap((id) => itemsOn(turn.state, id));
    const { state } = turn;
    const moved2 = { type, seat: seat6, why, cards: shownCards2(state, own3), items: shownCards2(state, items) };
    turn.emit(moved2);
  }
}
var itemsOn = (state, id) => placeOf(state, id)?.placed.items.map((item) => item.id) ?? [];
function isInPlay(state, id) {
  const { hand, depot, pen, pile, discard: discarded } = piles(state, ownerOf(state, id));
  return ![hand, depot, pen, pile, discarded].some((cards3) => cards3.includes(id));
}
var piles = (state, seat6) => state.players[seat6] ?? state.players[0];

// libs/arena/src/table/sorts.ts
var shieldTypes = ["SHIELD", "STANDARD_BEARER"];
var garrisonTypes = ["CREATURE", ...shieldTypes];
var printedAs = (types2) => ({ type }) => types2.includes(type);
var isShieldCard = printedAs(shieldTypes);
var isGarrisonCard = printedAs(garrisonTypes);
var isOf = (fits3) => (state, id) => fits3(cardOf(state, id));
var isShield = isOf(isShieldCard);
var isCreature = isOf(printedAs(["CREATURE"]));
var isGarrison = isOf(isGarrisonCard);

// libs/arena/src/totals/challenge-texts.ts
function challengeTexts(state, captor) {
  const { guardian: guardian3, prison } = playerOf(state, captor);
  const captive = prison?.captive ?? null;
  const played = state.challengeBonuses.filter(({ seat: seat6 }) => seat6 === captor);
  return [
    ...guardian3 === null ? [] : spoken(guardian3, printed(guardian3), captor),
    ...captive === null ? [] : spoken(captive, cardOf(state, captive), captor),
    ...played.flatMap(({ source: source2, effect: index }) => {
      const card = sourceCard(state, source2);
      const effect3 = card.effects[index];
      return effect3 ? [{ source: source2, card, index, effect: effect3, seat: captor }] : [];
    })
  ];
}
var spoken = (source2, card, seat6) => effectsIn("ARENA", card, "STATIC").filter(({ effect: effect3 }) => speaksOfGuardians(effect3)).map((one2) => ({ ...one2, source: source2, card, seat: seat6 }));
var speaksOfGuardians = ({ when }) => when?.opponent?.guardian === true;

// libs/cards/src/engine/contributions.ts
import { z as z39 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var contributionSorts = [
  "BASE",
  "OFF_COLOR",
  "TEXT",
  "ITEM",
  "TERRAIN",
  "STRONGHOLD",
  "GUARDIAN",
  "COMMAND",
  "RANGED",
  "INFLUENCE",
  "PLAYED",
  "ENEMY",
  "RED",
  "SIDE_TOTAL",
  "ANNULLED"
];
var contributionSchema = z39.strictObject({
  sort: z39.enum(contributionSorts).meta({ id: "ContributionSort" }),
  card: idSchema().meta({ description: "Library id of the card that it comes from." }),
  source: idSchema().meta({
    description: "Id of that card in the game; of guardians and strongholds the library id."
  }),
  creature: idSchema().nullable().meta({ description: "The creature it counts for; null: its side as a whole." }),
  effect: z39.int().nullable().meta({ description: "Place in the card's list of effects; null: a rule." }),
  rule: z39.string().nullable().meta({ description: "Id of the rule that makes it count; null where the game names none." }),
  value: z39.int()
}).meta({ id: "Contribution", description: "One part of a total; the sum of all parts is the total (cards.md 6)." });
function totalFrom(parts3) {
  const contributions = contributionSorts.flatMap(
    (sort) => parts3.filter((part) => part.sort === sort && (part.value !== 0 || sort === "BASE"))
  );
  return { total: sumOf2(contributions), contributions };
}
var sumOf2 = (contributions) => contributions.reduce((sum, { value }) => sum + value, 0);
function annulled({ total, contributions }, by2) {
  const nothing2 = { ...by2, sort: "ANNULLED", creature: null, effect: null, value: 0 - total };
  return { total: 0, contributions: [...contributions, nothing2] };
}

// libs/cards/src/totals/parts.ts
var rulePart = (given2, creature3) => ({ ...given2, creature: creature3, effect: null });
function offColorPart(fight, creature3, rule2) {
  const opponent = fight.opponentOf(creature3);
  const card = fight.cardOf(creature3);
  const value = opponent === null ? 0 : offColorBonus(card, fight.cardOf(opponent));
  return rulePart({ sort: "OFF_COLOR", card: card.id, source: creature3, rule: rule2, value }, creature3);
}
function strongholdPart(fight, creature3, stronghold3, rule2) {
  const seat6 = fight.seatOf(creature3);
  const muted = fight.working.some(
    ({ effect: effect3, home }) => effect3.op === "NO_STRONGHOLD_BONUS" && (home ?? seat6) === seat6
  );
  const value = muted ? 0 : stronghold3.defenseBonus ?? 0;
  return rulePart({ sort: "STRONGHOLD", card: stronghold3.id, source: stronghold3.id, rule: rule2, value }, creature3);
}
function supportPart({ kind, receiver, reversed, value }, given2, rules3) {
  const isRanged = kind === "RANGED";
  const terms = isRanged ? { sort: "RANGED", rule: rules3.ranged } : { sort: "INFLUENCE", rule: rules3.influence };
  return rulePart({ ...terms, ...given2, value: reversed ? 0 - value : value }, receiver);
}
var influenceReceived = (supports, receiver) => supports.filter((support) => support.receiver === receiver && support.kind !== "RANGED").reduce((sum, { value }) => sum + value, 0);

// libs/cards/src/totals/rules-of-parts.ts
var ruledBy = ({ box: box2 }, rules3) => ({ total, contributions }) => {
  const ruleOf2 = ({ sort, card }) => sort === "GUARDIAN" && box2.known.card(card).type === "GUARDIAN" ? rules3.TEXT : rules3[sort];
  return {
    total,
    contributions: contributions.map((part) => part.rule === null ? { ...part, rule: ruleOf2(part) } : part)
  };
};

// libs/cards/src/totals/texts-at-work.ts
function staticTexts(book) {
  const known = /* @__PURE__ */ new WeakMap();
  const statics = (card) => {
    const found2 = known.get(card) ?? effectsIn(book.game, card, "STATIC");
    known.set(card, found2);
    return found2;
  };
  return {
    statics,
    textsOf(state, source2, seat6, more = {}) {
      const card = printedOnSource(book, state, source2);
      return statics(card).map((one2) => ({ ...one2, card, source: source2, seat: seat6, ...more }));
    }
  };
}
function lastingText(book, state, { source: source2, effect: index, seat: seat6, command: command2, on: on2 }) {
  const card = printedOnSource(book, state, source2);
  const effect3 = card.effects[index];
  if (!effect3) throw new Error(`${card.id} has no effect ${index}.`);
  return { source: source2, card, index, effect: effect3, seat: seat6, command: command2, ...on2 === null ? {} : { on: on2 } };
}

// libs/cards/src/totals/total-schema.ts
import { z as z40 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var totalSchemaOf = (seat6) => z40.strictObject({ seat: seat6, total: z40.int(), contributions: z40.array(contributionSchema) }).meta({ id: "CombatTotal", description: "The total of a seat, and its parts (cards.md 6)." });

// libs/arena/src/totals/working.ts
var workingIn = (state, combat) => [
  ...seats.flatMap((seat6) => [...guardianTexts(state, seat6), ...standardBearerTexts(state, seat6)]),
  ...seats.flatMap((seat6) => strongholdTexts(state, combat, seat6)),
  ...terrainTexts(state, combat),
  ...combat.fighters.flatMap((fighter) => [...ownTexts(state, combat, fighter), ...itemTexts(state, fighter)]),
  ...combat.inForce.map((entry) => lasting2(state, entry))
];
var { textsOf: textsOf2 } = staticTexts(rulebook);
function guardianTexts(state, seat6) {
  const { guardian: guardian3 } = playerOf(state, seat6);
  return guardian3 === null ? [] : textsOf2(state, guardian3, seat6);
}
function standardBearerTexts(state, seat6) {
  const { standardBearer: standardBearer2 } = playerOf(state, seat6);
  return standardBearer2 === null ? [] : textsOf2(state, standardBearer2, seat6);
}
var farReaching = ({ op, what }) => op === "SIDE_TOTAL" || op === "NO_FLIGHT" && what === "OWN_STRONGHOLDS";
var strongholdTexts = (state, combat, seat6) => positions2.flatMap((position) => {
  const foughtOver = combat.stronghold === position && seat6 === passiveSeat(state);
  const muted = foughtOver && combat.inForce.some((entry) => mutesStronghold(lasting2(state, entry)));
  return textsAt(state, strongholdOf(state, seat6, position), seat6).filter(
    ({ effect: effect3, card }) => (foughtOver || farReaching(effect3)) && !(muted && card.type === "STRONGHOLD")
  );
});
var mutesStronghold = ({ effect: effect3 }) => effect3.op === "NO_STRONGHOLD_BONUS";
function textsAt(state, stronghold3, home) {
  if (!stands(stronghold3)) return [];
  const { upgrade: upgrade2, downgrade: downgrade2 } = stronghold3;
  const attached = [upgrade2, downgrade2].flatMap(
    (id) => id === null ? [] : textsOf2(state, id, ownerOf(state, id), { home })
  );
  if (attached.some(mutesStronghold)) return attached;
  return [...textsOf2(state, stronghold3.card, home, { home }), ...attached];
}
function terrainTexts(state, { kind }) {
  if (state.terrain === null || kind !== "DUEL") return [];
  const owner = ownerOf(state, state.terrain);
  return [...textsOf2(state, state.terrain, owner), ...terrainRules(cardOf(state, state.terrain), state.terrain, owner)];
}
var outlasting = /* @__PURE__ */ new Set(["NO_SECONDARY", "COUNTS_AS"]);
function ownTexts(state, combat, { id, seat: seat6, fresh }) {
  const faceUp = !combat.shields.some(({ on: on2 }) => on2 === id);
  return textsOf2(state, id, seat6).filter(({ effect: effect3 }) => {
    if (effect3.op === "BAR_CORRUPTION" && effect3.vulnerabilities) return faceUp;
    return fresh || outlasting.has(effect3.op);
  });
}
function itemTexts(state, { id, seat: seat6, part, fresh }) {
  if (!fresh || part === "SECONDARY") return [];
  const items = placeOf(state, id)?.placed.items.filter(({ faceUp }) => faceUp) ?? [];
  return items.flatMap((item) => textsOf2(state, item.id, seat6, { on: id }));
}
var lasting2 = (state, { target: target3, ...given2 }) => lastingText(rulebook, state, { ...given2, on: target3 });

// libs/arena/src/totals/fights.ts
function fightOf(state) {
  const { combat } = state;
  return combat ? inCombat(state, combat) : noFight2(state);
}
function fightAbout(state, id) {
  if (state.combat?.fighters.some((fighter) => fighter.id === id)) return fightOf(state);
  const captor = seats.find((seat6) => playerOf(state, seat6).prison?.captive === id);
  return captor === void 0 ? noFight2(state) : challengeBy(state, captor);
}
function challengeBy(state, captor) {
  const guardian3 = playerOf(state, otherSeat(captor)).guardian;
  return {
    ...noFight2(state),
    working: challengeTexts(state, captor),
    cardOf: (id) => sourceCard(state, id),
    seatOf: (id) => id === guardian3 ? otherSeat(captor) : captor,
    opponentOf: (id) => id === guardian3 ? null : guardian3,
    opponentFor: ({ seat: seat6 }) => seat6 === captor ? guardian3 : null
  };
}
var noFight2 = (state) => noFight("ARENA", { cardOf: (id) => sourceCard(state, id), seatOf: (id) => ownerOf(state, id) });
function inCombat(state, combat) {
  const { fighters, kind, round } = combat;
  const fighter = (id) => fighters.find((one2) => one2.id === id);
  const seatOf = (id) => fighter(id)?.seat ?? ownerOf(state, id);
  let working;
  return {
    ...noFight2(state),
    get working() {
      return working ??= workingIn(state, combat);
    },
    terrain: kind === "DUEL" && state.terrain !== null ? cardOf(state, state.terrain).terrainType ?? null : null,
    seatOf,
    opponentOf: (id) => facedBy(combat, seatOf(id)),
    opponentFor: ({ seat: seat6 }) => facedBy(combat, seat6),
    isFresh: (id) => fighter(id)?.fresh ?? true,
    outlasts,
    isAt: (seat6, place2) => {
      if (place2 === "IN_FRONT") return true;
      if (place2 === "OPEN_FIELD") return kind === "DUEL";
      return kind === "RAID" && place2 === "ENEMY_STRONGHOLD" === (seat6 === state.active);
    },
    hasRole: (role, seat6, id) => {
      if (role === "ATTACKER") return seat6 === state.active;
      if (role === "DEFENDER") return seat6 !== state.active;
      const part = id === null ? void 0 : fighter(id)?.part;
      return role === "SECONDARY" ? part === "SECONDARY" : part === "DUELLIST" && round === "PRIMARY";
    }
  };
}
function facedBy({ fighters }, seat6) {
  const enemies3 = fighters.filter((fighter) => fighter.seat !== seat6);
  return (enemies3.find(({ part }) => part === "DUELLIST") ?? enemies3[0])?.id ?? null;
}
function outlasts({ command: command2, effect: effect3, card }) {
  if (command2) return true;
  switch (effect3.op) {
    case "NO_SECONDARY":
    case "COUNTS_AS":
      return true;
    case "WIN_PUSHES":
      return card.type === "STANDARD_BEARER" || card.type === "GUARDIAN";
    case "VITALITY":
      return effect3.target === "OPPONENT";
    default:
      return false;
  }
}

// libs/arena/src/totals/attributes.ts
var isFlying2 = (state, id) => isFlying(fightAbout(state, id), id);
var isInfluenceable2 = (state, id) => hasAttribute(fightAbout(state, id), id, "INFLUENCEABLE", cardOf(state, id).influenceable === true);
var immuneToAttack = (state, id, sort) => isImmune(fightAbout(state, id), id, sort);
function openVulnerabilities(state, id) {
  if (actingOn(fightAbout(state, id), "BAR_CORRUPTION", id).some(({ effect: effect3 }) => !effect3.vulnerabilities)) return [];
  const bars = fightOf(state).working.filter(({ effect: effect3 }) => effect3.op === "BAR_CORRUPTION");
  const barred = bars.flatMap(({ effect: effect3 }) => effect3.vulnerabilities ?? []);
  return (cardOf(state, id).vulnerabilities ?? []).filter((vulnerability) => !barred.includes(vulnerability));
}

// libs/arena/src/totals/duellists.ts
var duellistOf = ({ combat }, seat6) => combat?.fighters.find((fighter) => fighter.seat === seat6 && fighter.part === "DUELLIST");
var fightersOf = ({ combat }, seat6) => combat?.fighters.filter((fighter) => fighter.seat === seat6) ?? [];

// libs/arena/src/totals/annulment.ts
function asCounted(state, combat, fight, seat6, total) {
  const own3 = duellistOf(state, seat6)?.id;
  const enemy = duellistOf(state, otherSeat(seat6))?.id;
  if (combat.round !== "PRIMARY" || own3 === void 0 || enemy === void 0) return total;
  const by2 = { card: fight.cardOf(enemy).id, source: enemy };
  if (isFlownOver(combat, fight, own3, enemy, seat6 === state.active))
    return annulled(total, { ...by2, rule: "ARENA-FLY-01" });
  return isImmuneToFoe(fight, enemy, own3) ? annulled(total, { ...by2, rule: "ARENA-IMM-01" }) : total;
}
function isFlownOver(combat, fight, own3, enemy, attacks2) {
  if (combat.kind === "RAID" && !attacks2) return false;
  return isFlying(fight, enemy) && !isFlying(fight, own3) && !reachesFlyers(fight, own3, enemy);
}
function reachesFlyers(fight, own3, enemy) {
  const card = fight.cardOf(own3);
  const seat6 = fight.seatOf(own3);
  const texts = effectsIn("ARENA", card).map((one2) => ({ ...one2, card, source: own3, seat: seat6 }));
  return card.immunities?.some(({ creatures }) => creatures?.flying === true && fits(fight, creatures, enemy)) === true || texts.some((text) => isAboutFlyers(text.effect) && meets(fight, text, own3, enemy)) || fight.working.some((working) => isAboutFlyers(working.effect) && helps(fight, working, own3, enemy));
}
var isAboutFlyers = ({ when }) => when?.opponent?.flying === true;
var meets = (fight, text, own3, enemy) => appliesTo(fight, text, own3) || appliesTo(fight, text, enemy);
var helps = (fight, working, own3, enemy) => (working.effect.value ?? 1) > 0 && actsOn(fight, working, own3) || working.seat === fight.seatOf(own3) && actsOn(fight, working, enemy);

// libs/arena/src/totals/parts.ts
function partsOf2(state, combat, fight, fighter) {
  const { id } = fighter;
  if (combat.shields.some(({ on: on2 }) => on2 === id))
    return modifiersOf(fight, id, ({ effect: effect3 }) => effect3.target === "OPPONENT");
  return [
    ...baseParts(combat, fight, fighter),
    ...fighter.fresh ? [offColorPart(fight, id, "ARENA-OCB-02"), ...defensePart(state, combat, fight, fighter)] : [],
    ...modifiersOf(fight, id),
    ...combat.supports.filter(({ receiver }) => receiver === id).map((support) => supportedBy(state, support))
  ];
}
function baseParts(combat, fight, { id, seat: seat6, part, fresh }) {
  const card = fight.cardOf(id);
  const [other] = part === "DUELLIST" && !fresh ? actingOn(fight, "COUNTS_AS", id) : [];
  const value = other?.effect.value ?? card.vitality ?? 0;
  const from = { card: card.id, source: id };
  const base = rulePart({ ...from, sort: "BASE", rule: "ARENA-MOD-04", value }, id);
  const shown2 = other ? { ...base, effect: other.index, rule: null } : base;
  const isVoid = part === "DUELLIST" && combat.voided.includes(seat6);
  return isVoid ? [shown2, rulePart({ ...from, sort: "ANNULLED", rule: "ARENA-IMM-02", value: 0 - value }, id)] : [shown2];
}
function defensePart(state, combat, fight, { id, seat: seat6 }) {
  if (combat.stronghold === null || seat6 !== passiveSeat(state)) return [];
  const stronghold3 = printed(strongholdOf(state, seat6, combat.stronghold).card);
  return [strongholdPart(fight, id, stronghold3, "ARENA-RAI-09")];
}
var supportRules = { influence: "ARENA-INF-05", ranged: "ARENA-RNG-02" };
function supportedBy(state, support) {
  const guardian3 = guardianIdOf(state, support.seat);
  const given2 = support.source === null ? { card: guardian3, source: guardian3 } : { card: cardOf(state, support.source).id, source: support.source };
  return supportPart(support, given2, supportRules);
}

// libs/arena/src/totals/rules-of-parts.ts
var inCombat2 = {
  BASE: "ARENA-MOD-07",
  OFF_COLOR: "ARENA-OCB-02",
  TEXT: "ARENA-MOD-05",
  ITEM: "ARENA-PRI-06",
  TERRAIN: "ARENA-MOD-06",
  STRONGHOLD: "ARENA-RAI-09",
  GUARDIAN: "ARENA-STD-01",
  COMMAND: "ARENA-MOD-02",
  RANGED: "ARENA-RNG-02",
  INFLUENCE: "ARENA-INF-02",
  PLAYED: "ARENA-SPL-02",
  ENEMY: "ARENA-MOD-05",
  RED: "ARENA-RED-01",
  SIDE_TOTAL: "ARENA-SEC-04",
  ANNULLED: "ARENA-FLY-01"
};
var inChallenge = { ...inCombat2, TEXT: "ARENA-CHA-07", PLAYED: "ARENA-CHA-08" };
var ruledInCombat = ruledBy(rulebook, inCombat2);
var ruledInChallenge = ruledBy(rulebook, inChallenge);

// libs/arena/src/totals/side-parts.ts
var redGifts = ({ fighters, shields: shields3 }, fight, seat6) => fighters.flatMap(({ id, seat: giver, fresh }) => {
  const { id: card, redVitality, vitality: vitality2 = 0 } = fight.cardOf(id);
  if (giver === seat6 || !fresh || redVitality === void 0 || fight.opponentOf(id) === null) return [];
  if (shields3.some(({ on: on2 }) => on2 === id)) return [];
  return [rulePart({ sort: "RED", card, source: id, rule: "ARENA-RED-01", value: redVitality - vitality2 }, null)];
});
var sideParts = ({ round }, fight, seat6) => round === "PRIMARY" ? [] : fight.working.filter((working) => working.effect.op === "SIDE_TOTAL" && actsOnSeat(fight, working, seat6)).map((working) => effectPart(working, "SIDE_TOTAL", null));

// libs/arena/src/totals/total.ts
function totalOf(state, seat6) {
  const { combat } = state;
  if (!combat) return totalFrom([]);
  const fight = fightOf(state);
  const total = totalFrom([
    ...fightersOf(state, seat6).flatMap((fighter) => partsOf2(state, combat, fight, fighter)),
    ...redGifts(combat, fight, seat6),
    ...sideParts(combat, fight, seat6)
  ]);
  return ruledInCombat(asCounted(state, combat, fight, seat6, total));
}
function challengeTotal(state, seat6, stones3) {
  const { guardian: guardian3, prison } = playerOf(state, seat6);
  const captive = prison?.captive;
  if (!captive || guardian3 === null) return totalFrom([]);
  const card = cardOf(state, captive);
  const influence2 = challengeInfluence(state, seat6, stones3);
  const total = totalFrom([
    rulePart(
      { sort: "BASE", card: card.id, source: captive, rule: "ARENA-CHA-07", value: card.vitality ?? 0 },
      captive
    ),
    ...modifiersOf(challengeBy(state, seat6), captive),
    rulePart({ sort: "INFLUENCE", card: guardian3, source: guardian3, rule: "ARENA-CHA-03", value: influence2 }, captive)
  ]);
  return ruledInChallenge(total);
}
function challengeInfluence(state, seat6, stones3) {
  const { guardian: guardian3, prison } = playerOf(state, seat6);
  const captive = prison?.captive;
  if (!captive || guardian3 === null || !isInfluenceable2(state, captive)) return 0;
  return influenceTaken("ARENA", cardOf(state, captive), 0, stones3 * (printed(guardian3).influenceValue ?? 0));
}

// libs/arena/src/challenge/challengers.ts
function captiveOf(state, seat6) {
  const captive = playerOf(state, seat6).prison?.captive;
  if (captive == null) throw new Error(`Seat ${seat6} has no captive.`);
  return captive;
}
var guardianOf = (state, seat6) => printed(guardianIdOf(state, seat6));

// libs/arena/src/challenge/decide-challenge.ts
function decideChallenge(turn) {
  const { challenge } = turn.state;
  if (!challenge) throw new Error("There is no challenge to decide.");
  const { seat: seat6, stones: stones3 } = challenge;
  const captive = captiveOf(turn.state, seat6);
  const { total, contributions } = challengeTotal(turn.state, seat6, stones3);
  const vitality2 = guardianOf(turn.state, otherSeat(seat6)).vitality ?? 0;
  const won = total > vitality2;
  turn.emit({ type: "challengeDecided", seat: seat6, total, contributions: [...contributions], vitality: vitality2, won });
  if (won) {
    turn.emit({ type: "outcomeReached", reason: "GUARDIAN", winner: seat6 });
    return;
  }
  discard2(turn, [captive], "CHALLENGE");
  if (!turn.state.over) enterStage(turn, "CHALLENGE");
}

// libs/arena/src/challenge/challenge-commands.ts
var challengeCommands = {
  challengeGuardian: {
    steps: ["CHALLENGE"],
    *offers(state, seat6) {
      const { stones: stones3 } = playerOf(state, seat6);
      for (let powerStones = 0; powerStones <= stones3; powerStones += 1)
        yield { type: "challengeGuardian", powerStones };
    },
    check(state, { powerStones }, seat6) {
      const { stones: stones3 } = playerOf(state, seat6);
      if (powerStones > stones3) return refuse2("CHA-03", "NO_POWER_STONE", { cost: powerStones, stones: stones3 });
      if (powerStones === 0) return void 0;
      const captive = captiveOf(state, seat6);
      if (!isInfluenceable2(state, captive)) return refuse2("INF-01", "NOT_INFLUENCEABLE", { card: captive });
      return challengeInfluence(state, seat6, powerStones) > challengeInfluence(state, seat6, powerStones - 1) ? void 0 : refuse2("INF-05", "INFLUENCE_CAP_REACHED", { card: captive });
    },
    perform(turn, { powerStones }, seat6) {
      const captive = shownCard(turn.state, captiveOf(turn.state, seat6));
      turn.emit({ type: "challengeMade", seat: seat6, captive, stones: powerStones });
      enterStage(turn, "CHALLENGE_RESPONSE");
    }
  },
  allowChallenge: {
    steps: ["CHALLENGE_RESPONSE"],
    offers: () => [{ type: "allowChallenge" }],
    check: () => void 0,
    perform: decideChallenge
  },
  blockChallenge: {
    steps: ["CHALLENGE_RESPONSE"],
    *offers(state, seat6) {
      for (const cardId3 of handOfPhaseThree(state, seat6)) yield { type: "blockChallenge", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3, shieldTypes) ?? (handOfPhaseThree(state, seat6).includes(cardId3) ? void 0 : refuse2("CHA-04", "NOT_IN_HAND", { card: cardId3 })),
    perform(turn, { cardId: cardId3 }, seat6) {
      discard2(turn, [cardId3], "SHIELD");
      turn.emit({ type: "challengeCancelled", seat: otherSeat(seat6) });
      enterStage(turn, "CHALLENGE");
    }
  }
};

// libs/arena/src/combat/fighters.ts
function combatOf({ combat }) {
  if (!combat) throw new Error("There is no combat.");
  return combat;
}
var duellists = (state) => combatOf(state).fighters.filter(({ part }) => part === "DUELLIST");
var bothGone = (state) => duellists(state).length === 0;
var oneGone = (state) => duellists(state).length < 2;
var fights = (state, id) => combatOf(state).fighters.some((fighter) => fighter.id === id);

// libs/arena/src/combat/corruption.ts
function corruptible(state, seat6) {
  const { appearance } = combatOf(state);
  return appearance ? appearance.id : duellistOf(state, otherSeat(seat6))?.id;
}
var hasOneOf2 = (corrupts = [], open2 = []) => corrupts.some((one2) => open2.includes(one2));
function mayCorrupt(state, seat6, target3) {
  if (playerOf(state, seat6).hand.length === 0) return false;
  const open2 = openVulnerabilities(state, target3);
  return open2.length > 0 && mayHold(state, seat6, (id) => hasOneOf2(cardOf(state, id).corrupts, open2));
}
function mayCorruptDuellist(state, seat6) {
  const duellist = duellistOf(state, otherSeat(seat6));
  return duellist !== void 0 && mayCorrupt(state, seat6, duellist.id);
}
var playCorruptionCommands = {
  playCorruption: {
    steps: ["PRIMARY_CORRUPTION", "CORRUPTION_RESPONSE"],
    *offers(state, seat6) {
      const targetCardId = corruptible(state, seat6);
      if (targetCardId === void 0) return;
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (cardOf(state, cardId3).type === "CORRUPTION") yield { type: "playCorruption", cardId: cardId3, targetCardId };
      }
    },
    check: refusedCorruption,
    /** The creature is in its pen before it has done anything (ARENA-COR-03). */
    perform(turn, { cardId: cardId3, targetCardId }, seat6) {
      const { state } = turn;
      const target3 = shownCard(state, targetCardId);
      turn.emit({ type: "corruptionPlayed", seat: seat6, card: shownCard(state, cardId3), target: target3 });
      sendToPen(turn, [targetCardId], "CORRUPTED");
      if (!turn.state.over) discard2(turn, [cardId3], "PLAYED");
    }
  }
};
function refusedCorruption(state, { cardId: cardId3, targetCardId }, seat6) {
  if (!sees(state, seat6, targetCardId)) return refuse2("ENG-07", "UNKNOWN_CARD");
  const refusal = refusedHandCard(state, seat6, cardId3, ["CORRUPTION"]);
  if (refusal) return refusal;
  if (corruptible(state, seat6) !== targetCardId) return refuse2("COR-02", "NOT_ENEMY_IN_COMBAT", { card: targetCardId });
  const { corrupts } = cardOf(state, cardId3);
  if (!hasOneOf2(corrupts, cardOf(state, targetCardId).vulnerabilities))
    return refuse2("COR-02", "NOT_VULNERABLE", { card: targetCardId });
  if (!hasOneOf2(corrupts, openVulnerabilities(state, targetCardId))) return refuse2("COR-08", "CORRUPTION_BARRED");
  return state.marks.played.includes(cardId3) ? refuse2("GEN-11", "ALREADY_PLAYED_THIS_TURN", { card: cardId3 }) : void 0;
}
var corruptionEvolvers = {
  corruptionPlayed(state, { card }) {
    state.marks.played.push(card.instanceId);
    combatOf(state).appearance = null;
  }
};

// libs/arena/src/totals/conditions.ts
var opponentOf = (state, id) => fightOf(state).opponentOf(id);
var fits2 = (state, filter, id) => fits(fightAbout(state, id), filter, id);
function applies(state, { seat: seat6, source: source2, effect: effect3 }, subject) {
  if (!existsIn("ARENA", effect3)) return false;
  const card = sourceCard(state, source2);
  const index = card.effects.indexOf(effect3);
  return appliesTo(fightAbout(state, subject), { source: source2, card, index, effect: effect3, seat: seat6 }, subject);
}

// libs/arena/src/effects/operations/creatures-meant.ts
var fightersIn = ({ combat }) => combat?.fighters ?? [];
var picks = ({ target: target3 }) => target3 === "PICK_OWN" || target3 === "PICK_ENEMY";
function* creaturesToPick(state, seat6, effect3, fresh) {
  const enemy = effect3.target === "PICK_ENEMY";
  const filters = [effect3.when?.own, enemy ? effect3.when?.opponent : void 0];
  for (const fighter of fightersIn(state)) {
    if (fighter.seat !== seat6 !== enemy || fresh && !fighter.fresh) continue;
    if (filters.every((filter) => filter === void 0 || fits2(state, filter, fighter.id)))
      yield { cardId: fighter.id };
  }
}
var creaturesMeant = (state, use) => fightersIn(state).filter(
  ({ id }) => (use.target?.cardId === void 0 || use.target.cardId === id) && applies(state, use, id)
);

// libs/arena/src/effects/operations/lasting-operations.ts
var changesCreatures = (state, use) => creaturesMeant(state, use).some(
  ({ fresh }) => fresh || use.effect.trigger === "COMMAND" || use.effect.target === "OPPONENT"
);
var always = () => true;
var changesTotals = (state, use) => {
  const working = { ...use, card: sourceCard(state, use.source) };
  return seats.some((seat6) => actsOnSeat(fightOf(state), working, seat6));
};
var never = () => false;
var stopsFlight = (state, { source: source2 }) => {
  const enemy = opponentOf(state, source2);
  return enemy !== null && isFlying2(state, enemy);
};
var lasting3 = (changes) => ({
  changes,
  targets: (state, seat6, effect3) => picks(effect3) ? creaturesToPick(state, seat6, effect3, true) : nothingToChoose(),
  apply(turn, use) {
    if (turn.state.stage === "CHALLENGE") {
      const { seat: seat6, index: effect3 } = use;
      turn.emit({ type: "challengeBonusGiven", seat: seat6, source: shownSource(turn.state, use.source), effect: effect3 });
      return false;
    }
    const changed = changes(turn.state, use);
    enforce(turn, use);
    return changed;
  }
});
function enforce(turn, { seat: seat6, source: source2, index, effect: effect3, target: target3 }) {
  const { state } = turn;
  if (!state.combat) return;
  turn.emit({
    type: "effectApplied",
    seat: seat6,
    key: `effect-${state.combat.effectsMade + 1}`,
    source: shownSource(state, source2),
    effect: index,
    target: picks(effect3) && target3?.cardId !== void 0 ? shownCard(state, target3.cardId) : null,
    lasts: durationIn("ARENA", effect3) === "COMBAT" ? "COMBAT" : "ROUND",
    command: effect3.trigger === "COMMAND"
  });
}
var forCreatures = lasting3(changesCreatures);
var lastingOperations = {
  VITALITY: forCreatures,
  SIDE_TOTAL: lasting3(changesTotals),
  COUNTS_AS: forCreatures,
  RANGED: lasting3(never),
  WIN_PUSHES: forCreatures,
  NO_STRONGHOLD_BONUS: lasting3(always),
  GRANT: forCreatures,
  LOSE: forCreatures,
  IMMUNE: forCreatures,
  BAR_CORRUPTION: lasting3(never),
  NO_INFLUENCE: forCreatures,
  NO_SECONDARY: lasting3(never),
  RULE: lasting3(never),
  STOP_FLIGHT: lasting3(stopsFlight)
};
function changesSomething(state, use) {
  const table = lastingOperations;
  return table[use.effect.op]?.changes(state, use) ?? false;
}

// libs/arena/src/totals/conflicts.ts
function cancelledBy(state, keys) {
  const commands2 = state.combat?.inForce.filter(({ command: command2 }) => command2) ?? [];
  if (!commands2.some((command2) => keys.includes(command2.key) && orderOf(state, command2))) return [];
  const lost = new Set(cancelledOrders(commands2.flatMap((command2) => orderOf(state, command2) ?? [])));
  const sources = commands2.filter(({ key }) => lost.has(key)).map(({ source: source2 }) => source2);
  return commands2.filter(({ source: source2 }) => sources.includes(source2)).map(({ key }) => key);
}
function orderOf(state, { key, source: source2, effect: index, seat: seat6 }) {
  const card = sourceCard(state, source2);
  const effect3 = card.effects[index];
  const demand = effect3 && demandOf("ARENA", effect3, seat6);
  return demand && { ...demand, key, strength: card.dominantValue ?? 0 };
}

// libs/arena/src/effects/operations/area-operation.ts
function strikeTogether(turn, uses) {
  const struck = struckTogether(uses, (use) => struckBy(turn.state, use));
  for (const { area: use, cards: cards3 } of struck) strike(turn, use, cards3);
}
function strike(turn, { seat: seat6, source: source2, effect: effect3 }, cards3) {
  turn.emit({
    type: "areaStruck",
    seat: seat6,
    source: shownSource(turn.state, source2),
    value: effect3.value ?? 0,
    what: areaAttack(effect3),
    cards: shownCards2(turn.state, cards3)
  });
}
function struckBy(state, { seat: seat6, effect: effect3 }) {
  const sorts2 = areaSorts(effect3);
  return playerOf(state, otherSeat(seat6)).hand.filter((id) => {
    const { type, vitality: vitality2 = 0 } = cardOf(state, id);
    if (type !== "CREATURE" || vitality2 > (effect3.value ?? 0)) return false;
    return !sorts2.some((sort) => immuneToAttack(state, id, sort));
  });
}
var area2 = {
  targets: nothingToChoose,
  apply(turn, use) {
    strikeTogether(turn, [use]);
    return false;
  }
};

// libs/arena/src/effects/operations/board-operations.ts
var captiveOf2 = (state, seat6) => playerOf(state, otherSeat(seat6)).prison?.captive ?? null;
var boardOperations = {
  DISCARD: {
    *targets(state, seat6, { what }) {
      if (what === "UPGRADE") yield* attachedCards(state);
      else if (theCard(state, seat6, what) !== null) yield null;
    },
    apply(turn, { seat: seat6, effect: { what }, target: target3 }) {
      const card = target3?.cardId ?? theCard(turn.state, seat6, what);
      if (card !== null) discard2(turn, [card], "EFFECT");
      return false;
    }
  },
  FREE_CAPTIVE: {
    targets: onlyWhile((state, seat6) => captiveOf2(state, seat6) !== null),
    apply(turn, { seat: seat6 }) {
      const captive = captiveOf2(turn.state, seat6);
      if (captive !== null) sendToPen(turn, [captive], "EFFECT");
      return false;
    }
  },
  REVEAL: {
    targets: (state, seat6) => faceDownCards(state, seat6, atStrongholds),
    apply(turn, { seat: seat6, target: target3 }) {
      turnUp(turn, seat6, target3);
      return false;
    }
  },
  /** A card that is no creature, or a bigger one, only stays face up (CARD-12). */
  AMBUSH: {
    targets: (state, seat6) => faceDownCards(state, seat6, atStrongholds),
    apply(turn, { seat: seat6, effect: effect3, target: target3 }) {
      const card = turnUp(turn, seat6, target3);
      const { state } = turn;
      const isImmuneTo = (tag) => immuneToAttack(state, card, tag);
      if (isPrey(effect3, cardOf(state, card), isImmuneTo)) discard2(turn, [card], "DESTROYED");
      return false;
    }
  },
  EXTRA_STEP: {
    targets: steps,
    apply(turn, { seat: seat6, target: target3 }) {
      const { from, to: to2 } = target3 ?? {};
      if (from && to2) turn.emit({ type: "garrisonsMoved", moves: [{ seat: seat6, from, to: to2 }] });
      return false;
    }
  }
};
function* attachedCards(state) {
  for (const seat6 of seats) {
    for (const position of standing(state, seat6)) {
      const { upgrade: upgrade2, downgrade: downgrade2 } = strongholdOf(state, seat6, position);
      for (const cardId3 of [upgrade2, downgrade2]) if (cardId3 !== null) yield { cardId: cardId3 };
    }
  }
}
function theCard(state, seat6, what) {
  if (what === "TERRAIN") return state.terrain;
  return what === "STANDARD_BEARER" ? playerOf(state, otherSeat(seat6)).standardBearer : null;
}
function turnUp(turn, seat6, target3) {
  const { state } = turn;
  const { place: place2, placed } = placeNamed(state, seat6, target3);
  const items = placed.items.map(({ id }) => id);
  turn.emit({
    type: "cardTurnedUp",
    seat: otherSeat(seat6),
    place: place2,
    card: shownCard(state, placed.id),
    items: shownCards2(state, items)
  });
  return placed.id;
}
function* steps(...[state, seat6]) {
  const own3 = standing(state, seat6);
  const isFull = (position) => strongholdOf(state, seat6, position).on !== null;
  for (const from of own3.filter(isFull)) {
    for (const to2 of own3.filter((position) => !isFull(position))) yield { from, to: to2 };
  }
}

// libs/arena/src/effects/operations/combat-operations.ts
var combatOperations = {
  /** `PLAY`: spells, hand items and commands; `COMMAND`: commands alone. */
  CANCEL: {
    *targets(state, _seat, { what }) {
      for (const entry of state.combat?.inForce ?? []) {
        if (entry.command || what === "PLAY" && isPlayed(state, entry)) yield { effectKey: entry.key };
      }
    },
    apply(turn, { seat: seat6, target: target3 }) {
      const entry = turn.state.combat?.inForce.find(({ key }) => key === target3?.effectKey);
      if (!entry) return false;
      const changed = changesSomething(turn.state, useOf(turn.state, entry));
      turn.emit({ type: "effectCancelled", seat: seat6, key: entry.key });
      return changed;
    }
  },
  REVERSE_INFLUENCE: {
    *targets(state, seat6) {
      for (const cardId3 of influencedEnemies(state, seat6)) yield { cardId: cardId3 };
    },
    apply(turn, { seat: seat6, target: target3 }) {
      if (target3?.cardId === void 0) return false;
      turn.emit({ type: "influenceReversed", seat: seat6, receiver: shownCard(turn.state, target3.cardId) });
      return true;
    }
  },
  /** Paid beforehand, for the duellist whose text it is (ARENA-RES-04). */
  SAVE: {
    targets: nothingToChoose,
    apply(turn, { seat: seat6, source: source2 }) {
      turn.emit({ type: "savePaid", seat: seat6, card: shownSource(turn.state, source2) });
      return false;
    }
  }
};
var isPlayed = (state, { source: source2 }) => {
  const { type } = sourceCard(state, source2);
  return type === "SPELL" || type === "ITEM_HAND";
};
function useOf(state, { seat: seat6, source: source2, effect: index, target: target3 }) {
  const effect3 = sourceCard(state, source2).effects[index];
  if (!effect3) throw new Error(`${sourceCard(state, source2).id} has no effect ${index}.`);
  return { seat: seat6, source: source2, index, effect: effect3, target: target3 === null ? null : { cardId: target3 } };
}
var influencedEnemies = ({ combat }, seat6) => new Set(
  (combat?.supports ?? []).filter((support) => support.kind === "GUARDIAN" && support.seat !== seat6 && !support.reversed).map(({ receiver }) => receiver)
);

// libs/arena/src/effects/operations/removal-operations.ts
var moves = {
  DESTROY: (turn, cards3) => discard2(turn, cards3, "DESTROYED"),
  SEND_HOME: (turn, cards3) => sendToPen(turn, cards3, "EFFECT"),
  UNDER_PILE: (turn, cards3) => putUnderPile(turn, cards3, "EFFECT")
};
var victimsOf = (state, use) => creaturesMeant(state, use).map(({ id }) => id);
var removeTogether2 = (turn, doomed) => removeTogether(turn, doomed, moves);
var removal = {
  targets: (state, seat6, effect3) => picks(effect3) ? creaturesToPick(state, seat6, effect3, false) : nothingToChoose(),
  apply(turn, use) {
    const doomed = victimsOf(turn.state, use).map((id) => ({ id, op: use.effect.op }));
    removeTogether2(turn, doomed);
    return doomed.length > 0;
  }
};
var removalOperations = {
  DESTROY: removal,
  SEND_HOME: removal,
  UNDER_PILE: removal
};

// libs/arena/src/effects/operations/operations.ts
var standing2 = { targets: nothingToChoose, apply: () => false };
var rules = {
  ...lastingOperations,
  ...removalOperations,
  ...combatOperations,
  ...boardOperations,
  ...seatOperations2,
  AREA: area2,
  HEAL: standing2,
  HOLD: standing2,
  NO_FLIGHT: standing2,
  NO_RANGED: standing2,
  /** Guardians alone has it. */
  RECOVER: standing2
};
var operationRules = (op) => rules[op];

// libs/arena/src/effects/rules-of-combat.ts
var byDefault = [["COMPARE", "HIGHER_WINS"]];
function rulesOfCombat(state) {
  const made = (state.combat?.inForce ?? []).flatMap(({ source: source2, effect: index }) => {
    const { op, what, setting } = sourceCard(state, source2).effects[index] ?? {};
    return op === "RULE" && what && setting ? [[what, setting]] : [];
  });
  const rules3 = new Map([...byDefault, ...made]);
  return [...rules3].map((rule2) => rule2.join("=")).sort().join(" ");
}

// libs/arena/src/effects/use-effects.ts
var targetsFor = targetsBy(operationRules);
function useEffects(turn, uses) {
  const { state } = turn;
  const before = keysInForce(state);
  const rules3 = rulesOfCombat(state);
  let changed = false;
  for (const use of uses) {
    if (state.over) return;
    const did = operationRules(use.effect.op).apply(turn, use);
    changed ||= did && operation(use.effect.op).combat === true;
  }
  settleCommands(turn, before);
  if (changed || rulesOfCombat(state) !== rules3) changeDuel(turn);
}
function settleCommands(turn, before) {
  const fresh = keysInForce(turn.state).filter((key) => !before.includes(key));
  const keys = fresh.length > 0 ? cancelledBy(turn.state, fresh) : [];
  if (keys.length > 0) turn.emit({ type: "commandsCancelled", keys });
}
var keysInForce = ({ combat }) => combat?.inForce.map(({ key }) => key) ?? [];
function changeDuel(turn) {
  const { combat } = turn.state;
  if (combat?.round === "SECONDARY" && !combat.engaged) turn.emit({ type: "duelChanged" });
}

// libs/arena/src/effects/announce.ts
var announce = (turn, { seat: seat6, source: source2, index }) => turn.emit({ type: "textTriggered", seat: seat6, source: shownSource(turn.state, source2), effect: index });
function useText(turn, texts) {
  const uses = texts.filter((use) => isAmong(targetsFor(turn.state, use.seat, use.source, [use]), null));
  for (const use of uses) if (!(use.effect.op in lastingOperations)) announce(turn, use);
  useEffects(turn, uses);
}

// libs/arena/src/effects/arrival.ts
var coming = ["COMMAND", "PLAYED"];
var isArea = ({ effect: effect3 }) => effect3.op === "AREA";
var removes = ({ effect: effect3 }) => isRemoval(effect3.op);
var isLater = (use) => isArea(use) || removes(use);
function giveCommands(turn, ids) {
  useText(
    turn,
    textsOf(turn.state, ids, ["COMMAND"]).filter((use) => !isLater(use))
  );
}
var strikeAreas = (turn, ids) => strikeTogether(turn, textsOf(turn.state, ids, coming).filter(isArea));
function playTexts(turn, ids) {
  const removals2 = textsOf(turn.state, ids, coming).filter(removes);
  const doomed = removals2.map((use) => ({ use, victims: victimsOf(turn.state, use) }));
  const effective = doomed.filter(({ victims }) => victims.length > 0);
  for (const { use } of effective) announce(turn, use);
  removeTogether2(
    turn,
    effective.flatMap(({ use, victims }) => victims.map((id) => ({ id, op: use.effect.op })))
  );
  if (effective.length > 0 && !turn.state.over) changeDuel(turn);
  playTheRest(turn, ids);
}
function playTheRest(turn, ids) {
  const left = ids.filter((id) => turn.state.combat?.fighters.some((fighter) => fighter.id === id));
  const texts = textsOf(turn.state, left, ["PLAYED"]).filter((use) => !isLater(use));
  if (!turn.state.over) useText(turn, texts);
}

// libs/arena/src/flow/windows.ts
var askedInWindow2 = (state, mayAct4) => askedInWindow(state, seats, mayAct4);
var proceedWindow2 = (turn, close3) => proceedWindow(turn, seats, close3);

// libs/arena/src/effects/after-combat.ts
function rescueOf(state, loser) {
  const { combat } = state;
  const fighter = combat?.fighters.find(({ id }) => id === loser);
  if (!combat || fighter?.part !== "DUELLIST") return null;
  if (combat.saved.includes(fighter.seat)) return "SAVE";
  const healers = combat.kind === "DUEL" ? healersOf(combat, fighter.seat) : [];
  const isSuch = (filter) => fits2(state, filter, loser);
  return healers.some(({ id }) => heals("ARENA", cardOf(state, id), isSuch)) ? "HEAL" : null;
}
var healersOf = ({ fighters, shields: shields3 }, seat6) => fighters.filter(
  ({ id, part, seat: owner }) => part === "SECONDARY" && owner === seat6 && !shields3.some(({ on: on2 }) => on2 === id)
);
var wonTexts = (turn, id) => useText(turn, textsOf(turn.state, [id], ["WON"]));

// libs/arena/src/raid/destroy-stronghold.ts
function destroyStronghold(turn, seat6, stronghold3) {
  turn.emit({ type: "strongholdDestroyed", seat: seat6, stronghold: stronghold3 });
  const { on: on2, under, upgrade: upgrade2, downgrade: downgrade2 } = strongholdOf(turn.state, seat6, stronghold3);
  const there = [on2?.id, under?.id, upgrade2, downgrade2].filter((id) => id != null);
  if (there.length > 0) discard2(turn, there, "RUIN");
  else settle(turn);
}
var strongholdEvolvers = {
  strongholdDestroyed(state, { seat: seat6, stronghold: stronghold3 }) {
    strongholdOf(state, seat6, stronghold3).ruin = true;
  }
};

// libs/arena/src/raid/garrison.ts
function targetedStronghold(state, seat6) {
  const target3 = state.raid?.targets[otherSeat(seat6)];
  if (!target3) throw new Error("The raid has no targets yet.");
  return target3;
}
var garrisonOf = (state, seat6) => at2(state, seat6, onPlace(targetedStronghold(state, seat6)));
var raidable = (state, seat6) => ["CENTER", "LEFT", "RIGHT"].filter((position) => !strongholdOf(state, otherSeat(seat6), position).ruin);

// libs/arena/src/stock/hands.ts
function pickUp(turn, from) {
  for (const seat6 of inOrder(turn.state)) {
    const { depot, pen } = playerOf(turn.state, seat6);
    const { length: count3 } = from === "DEPOT" ? depot : pen;
    if (count3 > 0) turn.emit({ type: "handTaken", seat: seat6, from, count: count3 });
  }
}
function takeReserve(turn) {
  for (const seat6 of inOrder(turn.state)) {
    const { hand, depot, pen } = playerOf(turn.state, seat6);
    turn.emit({ type: "reserveTaken", seat: seat6, count: hand.length + depot.length + pen.length });
  }
}
var handEvolvers = {
  handTaken(state, { seat: seat6, from }) {
    const player = playerOf(state, seat6);
    if (from === "DEPOT") {
      player.hand.push(...player.depot);
      player.depot = [];
    } else {
      player.hand.push(...player.pen);
      player.pen = [];
    }
  },
  reserveTaken(state, { seat: seat6 }) {
    const player = playerOf(state, seat6);
    player.hand = [...player.depot, ...player.pen, ...player.hand];
    player.depot = [];
    player.pen = [];
  }
};

// libs/arena/src/combat/begin-combat.ts
function beginCombat(turn, kind) {
  const { raid, active } = turn.state;
  const stronghold3 = kind === "RAID" ? raid?.targets[active] ?? null : null;
  turn.emit({ type: "combatBegun", kind, stronghold: stronghold3 });
  enterStage(turn, "PRIMARY_HAND");
}
var primaryHand = {
  proceed(turn) {
    pickUp(turn, "DEPOT");
    enterStage(turn, "PRIMARY_REVEAL");
  }
};
var beginningEvolvers = {
  combatBegun(state, { kind, stronghold: stronghold3 }) {
    state.combat = newCombat(state, kind, stronghold3);
  }
};
function newCombat(state, kind, stronghold3) {
  return {
    kind,
    stronghold: stronghold3,
    round: "PRIMARY",
    fighters: inOrder(state).map((seat6) => {
      const { id } = kind === "DUEL" ? inDuelZone(state, seat6) : onTargetedStronghold(state, seat6);
      return { id, seat: seat6, part: "DUELLIST", fresh: true };
    }),
    gone: [],
    supports: [],
    inForce: [],
    effectsMade: 0,
    shields: [],
    engaged: false,
    voided: [],
    saved: [],
    appearance: null
  };
}
var inDuelZone = (state, seat6) => found(state.arena[seat6]);
function onTargetedStronghold(state, seat6) {
  const position = state.raid?.targets[otherSeat(seat6)];
  return found(position && strongholdOf(state, seat6, position).on);
}
function found(placed) {
  if (!placed) throw new Error("A combat takes two creatures.");
  return placed;
}

// libs/arena/src/table/turn-up.ts
function turnUp2(turn, id) {
  const { state } = turn;
  const found2 = placeOf(state, id);
  if (!found2) return;
  const { seat: seat6, place: place2, placed } = found2;
  if (placed.faceUp && placed.items.every(({ faceUp }) => faceUp)) return;
  const items = placed.items.map((item) => item.id);
  turn.emit({ type: "cardTurnedUp", seat: seat6, place: place2, card: shownCard(state, id), items: shownCards2(state, items) });
}

// libs/arena/src/raid/capture.ts
function capture(turn, captor, shield, captive) {
  const { state } = turn;
  const items = placeOf(state, captive)?.placed.items.map(({ id }) => id) ?? [];
  const { prison } = playerOf(state, captor);
  const freed = [prison?.captive, prison?.shield].filter((id) => id != null);
  turn.emit({
    type: "creatureCaptured",
    seat: captor,
    shield: shownCard(state, shield),
    captive: shownCard(state, captive),
    items: shownCards2(state, items),
    freed: shownCards2(state, freed)
  });
  triggerDiscarded(turn, [...items, ...freed]);
  settle(turn);
}
var captureEvolvers = {
  creatureCaptured(state, { seat: seat6, shield, captive, items, freed }) {
    const player = playerOf(state, seat6);
    leave(state, captive.instanceId);
    leave(state, shield.instanceId);
    for (const { instanceId: id } of [...items, ...freed]) playerOf(state, ownerOf(state, id)).discard.push(id);
    player.prison = { shield: shield.instanceId, captive: captive.instanceId };
  }
};

// libs/arena/src/raid/reveal.ts
var revealSteps = {
  RAID_REVEAL: {
    proceed(turn) {
      for (const seat6 of inOrder(turn.state)) {
        const garrison2 = garrisonOf(turn.state, seat6);
        if (garrison2) turnUp2(turn, garrison2.id);
      }
      pair(turn);
    }
  },
  RAID_END: {
    proceed(turn) {
      turn.emit({ type: "raidEnded" });
      enterStage(turn, "EXIT_ARENA");
    }
  }
};
function pair(turn) {
  const { state } = turn;
  const found2 = inOrder(state).flatMap((seat6) => {
    const card = garrisonOf(state, seat6);
    return card ? [{ seat: seat6, card, shield: isShield(state, card.id) }] : [];
  });
  const [first2, second] = found2;
  if (!first2) enterStage(turn, "RAID_END");
  else if (!second) meetNobody(turn, first2.seat, first2.shield);
  else if (first2.shield && second.shield) {
    discard2(turn, [first2.card.id, second.card.id], "SHIELD");
    end2(turn);
  } else if (first2.shield || second.shield) {
    const [shield, creature3] = first2.shield ? [first2, second] : [second, first2];
    capture(turn, shield.seat, shield.card.id, creature3.card.id);
    end2(turn);
  } else beginCombat(turn, "RAID");
}
function meetNobody(turn, seat6, shield) {
  if (shield) {
    turn.emit({ type: "shieldAlone", seat: seat6 });
    enterStage(turn, "RAID_LONE_SHIELD");
  } else leaveUndefended(turn, otherSeat(seat6));
}
function leaveUndefended(turn, seat6) {
  turn.emit({ type: "strongholdUndefended", seat: seat6, stronghold: targetedStronghold(turn.state, seat6) });
  enterStage(turn, "RAID_SACRIFICE");
}
function end2(turn) {
  if (!turn.state.over) enterStage(turn, "RAID_END");
}
var revealEvolvers = {
  strongholdUndefended(state, { seat: seat6 }) {
    if (state.raid) state.raid.undefended = seat6;
  },
  shieldAlone(state, { seat: seat6 }) {
    if (state.raid) state.raid.loneShield = seat6;
  },
  raidEnded(state) {
    state.raid = null;
  }
};

// libs/arena/src/raid/raid-combat.ts
function endRaidCombat(turn) {
  const { combat, active } = turn.state;
  if (!combat) throw new Error("There is no combat to end.");
  const { gone, winner: winner2, fighters } = combat;
  const best2 = fighters.find(({ seat: seat6 }) => seat6 === winner2)?.id;
  const loser = best2 && fighters.find(({ id }) => id !== best2)?.id;
  const rescue = loser ? rescueOf(turn.state, loser) : null;
  if (best2 !== void 0) wonTexts(turn, best2);
  if (turn.state.over) return;
  turn.emit({ type: "raidCombatEnded" });
  if (gone.length > 0) {
    if (gone.includes(active)) end2(turn);
    else leaveUndefended(turn, passiveSeat(turn.state));
    return;
  }
  if (winner2 == null)
    sendToPen(
      turn,
      fighters.map(({ id }) => id),
      "TIE"
    );
  else if (loser !== void 0) decideFor(turn, winner2 === active, loser, rescue !== null);
  end2(turn);
}
function decideFor(turn, attackerWins, loser, saved) {
  const defender = passiveSeat(turn.state);
  const stronghold3 = targetedStronghold(turn.state, defender);
  if (saved) sendToPen(turn, [loser], "SAVED");
  else discard2(turn, [loser], "BEATEN");
  if (attackerWins && !turn.state.over) destroyStronghold(turn, defender, stronghold3);
}
var raidCombatEvolvers = {
  raidCombatEnded(state) {
    state.combat = null;
    lapse(state.players, "COMBAT");
  }
};

// libs/arena/src/combat/primary-end.ts
function cutPrimaryRound(turn) {
  if (combatOf(turn.state).kind === "RAID") {
    endRaidCombat(turn);
    return;
  }
  const [alone] = duellists(turn.state);
  if (alone) {
    turn.emit({ type: "roundDecided", round: "PRIMARY", winner: alone.seat, why: "ALONE" });
    enterStage(turn, "SECONDARY_HAND");
  } else {
    turn.emit({ type: "roundDecided", round: "PRIMARY", winner: null, why: "NOBODY_LEFT" });
    enterStage(turn, "RESOLUTION");
  }
}

// libs/arena/src/combat/arrival.ts
function arrive(turn, ids) {
  for (const act of [giveCommands, strikeAreas, playTexts]) {
    if (turn.state.over) return;
    act(
      turn,
      ids.filter((id) => fights(turn.state, id))
    );
  }
}
var primaryCommands = {
  proceed(turn) {
    arrive(
      turn,
      duellists(turn.state).map(({ id }) => id)
    );
    if (turn.state.over) return;
    if (oneGone(turn.state)) {
      cutPrimaryRound(turn);
      return;
    }
    enterStage(turn, "PRIMARY_ACTIONS");
    openWindow(turn, turn.state.active);
  }
};

// libs/arena/src/totals/support.ts
var receivers = (state, seat6) => state.combat?.fighters.filter((fighter) => fighter.seat === seat6 && fighter.fresh).map(({ id }) => id) ?? [];
function influenceBarred(state, receiver) {
  const fight = fightAbout(state, receiver);
  return settingsOf(fight, "INFLUENCE").includes("NONE") || actingOn(fight, "NO_INFLUENCE", receiver).length > 0;
}
function influenceAfterCap(state, receiver, offered) {
  const supports = state.combat?.supports ?? [];
  return influenceTaken("ARENA", cardOf(state, receiver), influenceReceived(supports, receiver), offered);
}
function rangedStrengthUnder(state, seat6, position) {
  const { under } = strongholdOf(state, seat6, position);
  const strength = under && cardOf(state, under.id).rangedStrength;
  if (!strength) return 0;
  return textsOnUnder(state, seat6, position, "RANGED").reduce((sum, { effect: effect3 }) => sum + (effect3.value ?? 0), strength);
}
function textsOnUnder(state, seat6, position, op) {
  const fight = fightOf(state);
  const stronghold3 = strongholdOf(state, seat6, position);
  const { under } = stronghold3;
  return under === null ? [] : textsAt(state, stronghold3, seat6).filter(
    (working) => working.effect.op === op && appliesTo(fight, working, under.id)
  );
}
function rangedBarred(state, seat6, position, receiver) {
  const fight = fightOf(state);
  const { under } = strongholdOf(state, seat6, position);
  const condition = under ? cardOf(state, under.id).rangedCondition : void 0;
  const faced = fight.opponentOf(receiver);
  const duellist = duellistOf(state, otherSeat(seat6));
  return settingsOf(fight, "RANGED").includes("NONE") || fight.working.some(({ effect: effect3 }) => effect3.op === "NO_RANGED") || textsOnUnder(state, seat6, position, "LOSE").some(({ effect: effect3 }) => effect3.what === "RANGED") || condition !== void 0 && (faced === null || !fits(fight, condition, faced)) || duellist !== void 0 && isImmune(fight, duellist.id, "RANGED") || rangedStrengthUnder(state, seat6, position) <= 0;
}
function forbidsSecondary(state, seat6) {
  const duellist = duellistOf(state, otherSeat(seat6));
  if (!duellist || state.combat?.round !== "SECONDARY" || state.combat.primaryWinner === seat6) return false;
  return actingOn(fightOf(state), "NO_SECONDARY", duellist.id).length > 0;
}

// libs/arena/src/combat/receivers.ts
var refusedReceiver = (state, seat6, receiver) => receivers(state, seat6).includes(receiver) ? void 0 : refuse2("INF-07", "NOT_IN_FIRST_CONFRONTATION", { card: receiver });
function refusedInfluence(state, seat6, receiver, offered) {
  if (!isInfluenceable2(state, receiver)) return refuse2("INF-01", "NOT_INFLUENCEABLE", { card: receiver });
  if (influenceBarred(state, receiver)) return refuse2("INF-10", "INFLUENCE_BARRED");
  const refusal = refusedReceiver(state, seat6, receiver);
  if (refusal) return refusal;
  return influenceAfterCap(state, receiver, offered) > 0 ? void 0 : refuse2("INF-05", "INFLUENCE_CAP_REACHED", { card: receiver });
}

// libs/arena/src/combat/stronghold-creature.ts
function* usesOf2(state, seat6, stronghold3) {
  for (const ability2 of ["INFLUENCE", "RANGED"]) {
    for (const targetCardId of receivers(state, seat6)) {
      yield { type: "useStrongholdCreature", stronghold: stronghold3, ability: ability2, targetCardId };
    }
  }
}
var mayUseStrongholdCreature = (state, seat6) => positions2.some((position) => {
  const { under } = strongholdOf(state, seat6, position);
  if (!under || state.marks.supported.includes(under.id)) return false;
  return !under.faceUp || [...usesOf2(state, seat6, position)].some((use) => !refused2(state, use, seat6));
});
var strongholdCreatureCommands = {
  useStrongholdCreature: {
    steps: ["PRIMARY_ACTIONS", "SECONDARY_ACTIONS"],
    *offers(state, seat6) {
      for (const position of positions2) {
        if (strongholdOf(state, seat6, position).under) yield* usesOf2(state, seat6, position);
      }
    },
    check: refused2,
    /** It is turned up, and may be corrupted before it gives anything (ARENA-INF-04, ARENA-COR-05). */
    perform(turn, { stronghold: stronghold3, ability: ability2, targetCardId }, seat6) {
      const { state } = turn;
      const { under } = strongholdOf(state, seat6, stronghold3);
      if (!under) return;
      turnUp2(turn, under.id);
      const cards3 = { card: shownCard(state, under.id), receiver: shownCard(state, targetCardId) };
      turn.emit({ type: "strongholdCreatureUsed", seat: seat6, stronghold: stronghold3, ability: ability2, ...cards3 });
    }
  }
};
function refused2(state, { stronghold: stronghold3, ability: ability2, targetCardId }, seat6) {
  const refusal = refusedCard(state, seat6, targetCardId, ["CREATURE"]);
  if (refusal) return refusal;
  const { under } = strongholdOf(state, seat6, stronghold3);
  const rule2 = ability2 === "INFLUENCE" ? "INF-04" : "RNG-01";
  if (!under) return refuse2(rule2, "NO_CREATURE_UNDER");
  const { influenceValue, rangedStrength } = cardOf(state, under.id);
  if ((ability2 === "INFLUENCE" ? influenceValue : rangedStrength) === void 0) return refuse2(rule2, "ABILITY_MISSING");
  if (state.marks.supported.includes(under.id)) return refuse2("RNG-03", "ALREADY_USED_THIS_TURN");
  return ability2 === "INFLUENCE" ? refusedCreatureInfluence(state, seat6, under.id, targetCardId) : refusedRanged(state, seat6, stronghold3, targetCardId);
}
function refusedCreatureInfluence(state, seat6, source2, receiver) {
  const { influenceValue = 0, influenceReceivers } = cardOf(state, source2);
  const refusal = refusedInfluence(state, seat6, receiver, influenceValue);
  if (refusal) return refusal;
  const { kind } = cardOf(state, receiver);
  const allowed = !influenceReceivers || kind !== void 0 && influenceReceivers.includes(kind);
  return allowed ? void 0 : refuse2("INF-04", "RECEIVER_NOT_ALLOWED");
}
var refusedRanged = (state, seat6, stronghold3, receiver) => refusedReceiver(state, seat6, receiver) ?? (rangedBarred(state, seat6, stronghold3, receiver) ? refuse2("RNG-04", "RANGED_BARRED") : void 0);
function giveSupport(turn, id, seat6, support) {
  const { state } = turn;
  const { kind: ability2, stronghold: stronghold3, receiver } = support;
  const value = ability2 === "INFLUENCE" ? influenceAfterCap(state, receiver, cardOf(state, id).influenceValue ?? 0) : rangedStrengthUnder(state, seat6, stronghold3);
  const cards3 = { source: shownCard(state, id), receiver: shownCard(state, receiver) };
  turn.emit({ type: "creatureSupported", seat: seat6, ability: ability2, ...cards3, value });
}
var strongholdCreatureEvolvers = {
  strongholdCreatureUsed(state, { seat: seat6, stronghold: stronghold3, ability: ability2, card, receiver }) {
    state.marks.supported.push(card.instanceId);
    combatOf(state).appearance = {
      id: card.instanceId,
      seat: seat6,
      then: { kind: ability2, stronghold: stronghold3, receiver: receiver.instanceId }
    };
  },
  creatureSupported(state, { seat: seat6, ability: ability2, source: source2, receiver, value }) {
    const kind = ability2 === "INFLUENCE" ? "CREATURE" : "RANGED";
    const support = {
      kind,
      seat: seat6,
      source: source2.instanceId,
      receiver: receiver.instanceId,
      value,
      reversed: false
    };
    combatOf(state).supports.push(support);
  }
};

// libs/arena/src/combat/corruption-response.ts
var corruptionResponse = {
  asked(state) {
    const { appearance } = combatOf(state);
    if (!appearance) return [];
    const opponent = otherSeat(appearance.seat);
    return mayCorrupt(state, opponent, appearance.id) ? [opponent] : [];
  },
  proceed: takePart,
  byDefault: () => ({ type: "declineCorruption" })
};
function takePart(turn) {
  const { appearance } = combatOf(turn.state);
  if (!appearance) throw new Error("No creature has come.");
  const { id, seat: seat6, then } = appearance;
  turn.emit({ type: "creatureTookPart", seat: seat6, card: shownCard(turn.state, id) });
  if (then.kind === "JOIN") arrive(turn, [id]);
  else giveSupport(turn, id, seat6, then);
}
var responseCommands = {
  declineCorruption: {
    steps: ["CORRUPTION_RESPONSE"],
    offers: () => [{ type: "declineCorruption" }],
    check: () => void 0,
    perform: takePart
  }
};
var responseEvolvers = {
  creatureTookPart(state) {
    combatOf(state).appearance = null;
  }
};

// libs/arena/src/combat/corruption-commands.ts
var corruptionCommands = { ...responseCommands, ...playCorruptionCommands };

// libs/arena/src/combat/duel-shields.ts
function targetsOf(state, seat6) {
  const { fighters, supports } = combatOf(state);
  const inDuel = fighters.filter((fighter) => fighter.seat !== seat6).map(({ id }) => id);
  const helpers = supports.filter((support) => support.seat !== seat6).map(({ source: source2 }) => source2);
  return [...inDuel, ...helpers.filter((id) => id !== null)];
}
var shieldCommands = {
  playDuelShield: {
    steps: ["SECONDARY_ACTIONS"],
    *offers(state, seat6) {
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (!isShield(state, cardId3)) continue;
        for (const targetCardId of targetsOf(state, seat6)) yield { type: "playDuelShield", cardId: cardId3, targetCardId };
      }
    },
    check: refusedShield,
    /** A gift from UNDER a stronghold is cancelled, and the creature goes under its pile (ARENA-SHD-03). */
    perform(turn, { cardId: cardId3, targetCardId }, seat6) {
      const { state } = turn;
      const inDuel = fights(state, targetCardId);
      const on2 = shownCard(state, targetCardId);
      turn.emit({ type: "duelShieldLaid", seat: seat6, card: shownCard(state, cardId3), on: on2 });
      if (!inDuel) putUnderPile(turn, [targetCardId], "SHIELD");
    }
  }
};
function refusedShield(state, { cardId: cardId3, targetCardId }, seat6) {
  if (!sees(state, seat6, targetCardId)) return refuse2("ENG-07", "UNKNOWN_CARD");
  const refusal = refusedHandCard(state, seat6, cardId3, shieldTypes);
  if (refusal) return refusal;
  const { shields: shields3, fighters } = combatOf(state);
  if (shields3.some((shield) => shield.seat === seat6)) return refuse2("SHD-02", "SHIELD_LIMIT");
  if (!fighters.some((fighter) => fighter.seat === seat6)) return refuse2("SHD-01", "NO_CARRIER");
  return targetsOf(state, seat6).includes(targetCardId) ? void 0 : refuse2("SHD-01", "ILLEGAL_TARGET");
}
var shieldEvolvers = {
  duelShieldLaid(state, { seat: seat6, card: { instanceId: id }, on: on2 }) {
    leave(state, id);
    const combat = combatOf(state);
    combat.shields.push({ seat: seat6, id, on: on2.instanceId });
    combat.supports = combat.supports.filter(({ source: source2 }) => source2 !== on2.instanceId);
  }
};

// libs/arena/src/combat/join.ts
var joinCommands = {
  joinDuel: {
    steps: ["SECONDARY_ACTIONS"],
    *offers(state, seat6) {
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (cardOf(state, cardId3).type === "CREATURE") yield { type: "joinDuel", cardId: cardId3 };
      }
    },
    check: refusedJoin,
    /** It may be corrupted before it does anything (ARENA-COR-05). */
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "attackerJoined", seat: seat6, card: shownCard(turn.state, cardId3) });
    }
  }
};
function refusedJoin(state, { cardId: cardId3 }, seat6) {
  const refusal = refusedHandCard(state, seat6, cardId3, ["CREATURE"]);
  if (refusal) return refusal;
  if (forbidsSecondary(state, seat6)) return refuse2("MOD-07", "NO_SECONDARY_ON_TARGET");
  return state.marks.joined.includes(cardId3) ? refuse2("GEN-11", "ALREADY_PLAYED_THIS_TURN", { card: cardId3 }) : void 0;
}
var joinEvolvers = {
  attackerJoined(state, { seat: seat6, card: { instanceId: id } }) {
    leave(state, id);
    const combat = combatOf(state);
    combat.fighters.push({ id, seat: seat6, part: "SECONDARY", fresh: true });
    combat.appearance = { id, seat: seat6, then: { kind: "JOIN" } };
    state.marks.joined.push(id);
  }
};

// libs/arena/src/combat/secondary-commands.ts
var secondaryCommands = { ...joinCommands, ...shieldCommands };

// libs/arena/src/combat/guardian-influence.ts
var COST = 1;
var influenceOf = (state, seat6) => {
  const { guardian: guardian3 } = playerOf(state, seat6);
  return guardian3 === null ? 0 : printed(guardian3).influenceValue ?? 0;
};
function* offers2(state, seat6) {
  for (const targetCardId of receivers(state, seat6)) yield { type: "useGuardianInfluence", targetCardId };
}
var mayInfluence = (state, seat6) => [...offers2(state, seat6)].some((command2) => !refused3(state, command2, seat6));
var guardianInfluenceCommands = {
  useGuardianInfluence: {
    steps: ["PRIMARY_ACTIONS", "SECONDARY_ACTIONS"],
    offers: offers2,
    check: refused3,
    /** As much as the creature may still receive; the points above are lost (ARENA-INF-05). */
    perform(turn, { targetCardId }, seat6) {
      const { state } = turn;
      const value = influenceAfterCap(state, targetCardId, influenceOf(state, seat6));
      turn.emit({ type: "guardianInfluenced", seat: seat6, receiver: shownCard(state, targetCardId), value });
    }
  }
};
function refused3(state, { targetCardId }, seat6) {
  const refusal = refusedCard(state, seat6, targetCardId, ["CREATURE"]);
  if (refusal) return refusal;
  const { stones: stones3 } = playerOf(state, seat6);
  if (stones3 < COST) return refuse2("INF-02", "NO_POWER_STONE", { cost: COST, stones: stones3 });
  return refusedInfluence(state, seat6, targetCardId, influenceOf(state, seat6));
}
var guardianInfluenceEvolvers = {
  guardianInfluenced(state, { seat: seat6, receiver, value }) {
    playerOf(state, seat6).stones -= COST;
    const support = {
      kind: "GUARDIAN",
      seat: seat6,
      source: null,
      receiver: receiver.instanceId,
      value,
      reversed: false
    };
    combatOf(state).supports.push(support);
  }
};

// libs/arena/src/combat/support-commands.ts
var supportCommands = { ...guardianInfluenceCommands, ...strongholdCreatureCommands };

// libs/arena/src/flow/sealed-choices.ts
var stillChoosing = ({ sealed }) => (sealed?.asked ?? []).filter((seat6) => choicesOf({ sealed }, seat6).length === 0);
var choicesOf = ({ sealed }, seat6) => sealed?.choices[seat6] ?? [];
function recordChoice(state, seat6, choice) {
  if (!state.sealed) throw new Error("There is nothing to choose.");
  state.sealed.choices[seat6] = [...choicesOf(state, seat6), choice];
}

// libs/arena/src/discard/excess.ts
var KEPT = 7;
var enterExcess = (turn) => enterStage(
  turn,
  "EXCESS_DISCARD",
  inOrder(turn.state).filter((seat6) => playerOf(turn.state, seat6).hand.length > KEPT)
);
var chosenExcess = (state, seat6) => choicesOf(state, seat6).flatMap(({ card }) => card ?? []);
var unchosen = (state, seat6) => playerOf(state, seat6).hand.filter((id) => !chosenExcess(state, seat6).includes(id));
var excessOf = (state, seat6) => Math.max(0, unchosen(state, seat6).length - KEPT);

// libs/arena/src/discard/discard-commands.ts
var discardCommands = {
  discardExcess: {
    steps: ["EXCESS_DISCARD"],
    *offers(state, seat6) {
      for (const cardId3 of unchosen(state, seat6)) yield { type: "discardExcess", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3, cardTypeSchema.options) ?? (unchosen(state, seat6).includes(cardId3) ? void 0 : refuse2("DSC-01", "NOT_IN_HAND", { card: cardId3 })),
    perform(turn, { cardId: cardId3 }, seat6) {
      const left = excessOf(turn.state, seat6) - 1;
      turn.emit({ type: "excessChosen", seat: seat6, left, card: shownCard(turn.state, cardId3) });
    }
  }
};

// libs/arena/src/effects/timing.ts
var actions = ["PRIMARY_ACTIONS", "SECONDARY_ACTIONS"];
var windows = {
  ORGANIZE: ["ENLISTMENT"],
  DOMINANT: ["ENLISTMENT"],
  TURN: ["ENLISTMENT"],
  MOVE_REACTION: ["PRIMARY_ACTIONS"],
  COMMAND: actions,
  MATCHUP: actions,
  PRIMARY: ["PRIMARY_ACTIONS"],
  SECONDARY: ["SECONDARY_ACTIONS"],
  STRONGHOLD: ["PRIMARY_ACTIONS"],
  RESPONSE: actions,
  SETTLEMENT: ["TERRAIN"],
  CHALLENGE: ["CHALLENGE"],
  ANY: ["ENLISTMENT", ...actions, "TERRAIN"]
};
var isTimed = ({ stage, combat }, timing) => timing.some((one2) => windows[one2].includes(stage) && (one2 !== "STRONGHOLD" || combat?.kind === "RAID"));
var effectsNow = (state, card) => effectsIn("ARENA", card).filter(({ effect: effect3 }) => isTimed(state, effect3.timing ?? card.timing ?? []));

// libs/arena/src/effects/abilities.ts
function* abilityCards(state, seat6) {
  const { guardian: guardian3, standardBearer: standardBearer2 } = playerOf(state, seat6);
  if (guardian3 !== null) yield guardian3;
  if (standardBearer2 !== null) yield standardBearer2;
  for (const home of [seat6, otherSeat(seat6)]) {
    for (const position of standing(state, home)) {
      const { card, upgrade: upgrade2, downgrade: downgrade2 } = strongholdOf(state, home, position);
      if (home === seat6) yield card;
      for (const id of [upgrade2, downgrade2]) if (id !== null && ownerOf(state, id) === seat6) yield id;
    }
  }
  for (const { id, part, seat: owner } of state.combat?.fighters ?? []) {
    if (owner === seat6 && part === "DUELLIST") yield id;
  }
}
var abilitiesOf = (state, source2) => effectsIn("ARENA", sourceCard(state, source2)).filter(
  ({ effect: { trigger } }) => trigger === "ACTIVATED" || trigger === "BEATEN"
);
var abilitiesNow = (state, source2) => abilitiesOf(state, source2).filter(
  ({ effect: effect3 }) => isTimed(state, effect3.trigger === "BEATEN" ? ["MATCHUP"] : effect3.timing ?? [])
);
var { abilityToUse, hasUsableAbility, abilityOffers, refusedAbility } = abilitiesBy({
  cards: abilityCards,
  of: abilitiesOf,
  now: abilitiesNow,
  targets: targetsFor,
  rules: { ability: "ARENA-ENL-11", once: "ARENA-GEN-11", cost: "ARENA-SPL-03", target: "ARENA-SPL-04" }
});

// libs/arena/src/effects/ability-commands.ts
var abilityTypes = ["GUARDIAN", "STANDARD_BEARER", "STRONGHOLD", "UPGRADE", "CREATURE"];
var abilityCommands = {
  useAbility: {
    steps: ["ENLISTMENT", "PRIMARY_ACTIONS", "SECONDARY_ACTIONS", "TERRAIN"],
    *offers(state, seat6) {
      for (const use of abilityOffers(state, seat6)) yield { type: "useAbility", ...use };
    },
    check: (state, use, seat6) => refusedSource(state, use.cardId, seat6) ?? refusedAbility(state, use, seat6),
    perform(turn, { cardId: cardId3, target: target3 }, seat6) {
      const { state } = turn;
      const ability2 = abilityToUse(state, seat6, cardId3);
      if (!ability2) throw new Error("There is no ability to use.");
      turn.emit({
        type: "abilityUsed",
        seat: seat6,
        source: shownSource(state, cardId3),
        effect: ability2.index,
        target: publicTarget(state, target3),
        cost: ability2.effect.cost ?? 0
      });
      useEffects(turn, usesOf(seat6, cardId3, [ability2], target3));
    }
  }
};
function refusedSource(state, cardId3, seat6) {
  if ([...abilityCards(state, seat6)].includes(cardId3)) return void 0;
  if (isInGame(state, cardId3)) {
    return refusedCard(state, seat6, cardId3, abilityTypes) ?? refuse2("ENL-11", "NO_ABILITY", { card: cardId3 });
  }
  if (strongholdsSeen(state, seat6, seat6).includes(cardId3)) return refuse2("ENL-11", "NO_ABILITY", { card: cardId3 });
  const enemy = otherSeat(seat6);
  const theirs = [playerOf(state, enemy).guardian, ...strongholdsSeen(state, enemy, seat6)];
  return theirs.includes(cardId3) ? refuse2("ENG-07", "NOT_YOUR_CARD", { card: cardId3 }) : refuse2("ENG-07", "UNKNOWN_CARD");
}
var strongholdsSeen = (state, owner, viewer) => positions2.map((position) => strongholdOf(state, owner, position)).filter(({ deployed }) => deployed || owner === viewer).map(({ card }) => card);
var abilityEvolvers = {
  abilityUsed(state, { seat: seat6, source: source2, effect: index, cost: cost2 }) {
    playerOf(state, seat6).stones -= cost2;
    state.marks.abilities.push(abilityMark(seat6, source2.instanceId, index));
  }
};

// libs/arena/src/effects/depot-commands.ts
var rules2 = { cost: "ARENA-SPL-03", target: "ARENA-SPL-04" };
var depotTypes = ["SPELL", "ITEM_HAND", "CORRUPTION"];
var playableHand = (state, seat6) => state.stage === "TERRAIN" || state.stage === "CHALLENGE" ? handOfPhaseThree(state, seat6) : playerOf(state, seat6).hand;
var depotCommands = {
  playDepotCard: {
    steps: ["ENLISTMENT", "PRIMARY_ACTIONS", "SECONDARY_ACTIONS", "TERRAIN", "CHALLENGE"],
    *offers(state, seat6) {
      for (const cardId3 of playableHand(state, seat6)) {
        const card = cardOf(state, cardId3);
        if (card.type !== "SPELL" && card.type !== "ITEM_HAND") continue;
        for (const target3 of targetsFor(state, seat6, cardId3, effectsNow(state, card))) {
          yield { type: "playDepotCard", cardId: cardId3, target: target3 };
        }
      }
    },
    check: refusedPlay,
    /** It resolves at once and is discarded then (ARENA-SPL-02): meanwhile it is neither held nor discarded. */
    perform(turn, { cardId: cardId3, target: target3 }, seat6) {
      const { state } = turn;
      const card = cardOf(state, cardId3);
      const effects = effectsNow(state, card);
      const shown2 = { card: shownCard(state, cardId3), target: publicTarget(state, target3) };
      turn.emit({ type: "depotCardPlayed", seat: seat6, ...shown2, cost: card.cost ?? 0 });
      useEffects(turn, usesOf(seat6, cardId3, effects, target3));
      discard2(turn, [cardId3], "PLAYED");
    }
  }
};
function refusedPlay(state, { cardId: cardId3, target: target3 }, seat6) {
  const refusal = refusedCard(state, seat6, cardId3, depotTypes);
  if (refusal) return refusal;
  if (!playableHand(state, seat6).includes(cardId3)) return refuse2("SPL-01", "NOT_IN_HAND", { card: cardId3 });
  const card = cardOf(state, cardId3);
  if (card.type === "CORRUPTION") return refuse2("COR-01", "TOO_LATE");
  const effects = effectsNow(state, card);
  if (effects.length === 0) return refuse2("SPL-01", "WRONG_TIMING", { card: cardId3 });
  if (state.marks.played.includes(cardId3)) return refuse2("GEN-11", "ALREADY_PLAYED_THIS_TURN", { card: cardId3 });
  const price = { cost: card.cost, stones: playerOf(state, seat6).stones };
  return refusedUse(rules2, price, () => targetsFor(state, seat6, cardId3, effects), target3);
}
var depotEvolvers = {
  depotCardPlayed(state, { seat: seat6, card, cost: cost2 }) {
    leave(state, card.instanceId);
    playerOf(state, seat6).stones -= cost2;
    state.marks.played.push(card.instanceId);
  }
};

// libs/arena/src/enlistment/knowledge.ts
function forgetInHand(state, seat6, mayHaveBeen) {
  const player = playerOf(state, seat6);
  player.known = player.known.filter((id) => !player.hand.includes(id) || !mayHaveBeen(id));
}

// libs/arena/src/enlistment/placements.ts
var slots2 = { on: "ENL-02", under: "ENL-04", upgrade: "ENL-06", downgrade: "ENL-06" };
function refusedSlot(state, seat6, position, slot) {
  return refusedStronghold(state, seat6, position) ?? refusedOccupied(state, seat6, position, slot);
}
function refusedStronghold(state, seat6, position) {
  const { deployed, ruin } = strongholdOf(state, seat6, position);
  if (!deployed) return refuse2("SET-02", "NOT_DEPLOYED");
  return ruin ? refuse2("RAI-17", "RUIN") : void 0;
}
var refusedOccupied = (state, seat6, position, slot) => strongholdOf(state, seat6, position)[slot] === null ? void 0 : refuse2(slots2[slot], "SLOT_OCCUPIED");
var placementCommands = {
  placeOnStronghold: {
    steps: ["ENLISTMENT"],
    *offers(state, seat6) {
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (!isGarrison(state, cardId3)) continue;
        for (const stronghold3 of positions2) yield { type: "placeOnStronghold", cardId: cardId3, stronghold: stronghold3 };
      }
    },
    check: (state, { cardId: cardId3, stronghold: stronghold3 }, seat6) => refusedHandCard(state, seat6, cardId3, garrisonTypes) ?? refusedSlot(state, seat6, stronghold3, "on"),
    perform(turn, { cardId: cardId3, stronghold: stronghold3 }, seat6) {
      turn.emit({ type: "cardPlacedOn", seat: seat6, stronghold: stronghold3, card: shownCard(turn.state, cardId3) });
    }
  },
  placeUnderStronghold: {
    steps: ["ENLISTMENT"],
    *offers(state, seat6) {
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (!isCreature(state, cardId3)) continue;
        for (const stronghold3 of positions2) yield { type: "placeUnderStronghold", cardId: cardId3, stronghold: stronghold3 };
      }
    },
    check: (state, { cardId: cardId3, stronghold: stronghold3 }, seat6) => refusedHandCard(state, seat6, cardId3, ["CREATURE"]) ?? refusedSlot(state, seat6, stronghold3, "under") ?? (mayLieUnder(state, seat6, stronghold3, cardId3) ? void 0 : refuse2("ENL-04", "NO_STRONGHOLD_ABILITY", { card: cardId3 })),
    perform(turn, { cardId: cardId3, stronghold: stronghold3 }, seat6) {
      turn.emit({ type: "cardPlacedUnder", seat: seat6, stronghold: stronghold3, card: shownCard(turn.state, cardId3) });
    }
  }
};
var faceDown = (id) => ({ id, faceUp: false, items: [], seenBy: [] });
var placementEvolvers = {
  cardPlacedOn(state, { seat: seat6, stronghold: stronghold3, card }) {
    forgetInHand(state, seat6, (id) => isGarrison(state, id));
    leave(state, card.instanceId);
    strongholdOf(state, seat6, stronghold3).on = faceDown(card.instanceId);
  },
  cardPlacedUnder(state, { seat: seat6, stronghold: stronghold3, card }) {
    forgetInHand(state, seat6, (id) => isCreature(state, id) && mayLieUnder(state, seat6, stronghold3, id));
    leave(state, card.instanceId);
    strongholdOf(state, seat6, stronghold3).under = faceDown(card.instanceId);
  }
};

// libs/arena/src/enlistment/attachments.ts
var attachmentCommands = {
  attachItem: {
    steps: ["ENLISTMENT"],
    *offers(state, seat6) {
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (cardOf(state, cardId3).type !== "ITEM_CREATURE") continue;
        for (const stronghold3 of positions2) yield { type: "attachItem", cardId: cardId3, stronghold: stronghold3 };
      }
    },
    check(state, { cardId: cardId3, stronghold: stronghold3 }, seat6) {
      const refusal = refusedHandCard(state, seat6, cardId3, ["ITEM_CREATURE"]);
      if (refusal) return refusal;
      const { on: on2 } = strongholdOf(state, seat6, stronghold3);
      return on2 && cardOf(state, on2.id).type === "CREATURE" ? void 0 : refuse2("ENL-03", "NO_CREATURE_ON");
    },
    perform(turn, { cardId: cardId3, stronghold: stronghold3 }, seat6) {
      turn.emit({ type: "itemAttached", seat: seat6, stronghold: stronghold3, card: shownCard(turn.state, cardId3) });
    }
  },
  attachUpgrade: {
    steps: ["ENLISTMENT"],
    *offers(state, seat6) {
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (cardOf(state, cardId3).type !== "UPGRADE") continue;
        for (const stronghold3 of positions2) {
          for (const targetSeat of seats) yield { type: "attachUpgrade", cardId: cardId3, targetSeat, stronghold: stronghold3 };
        }
      }
    },
    check(state, { cardId: cardId3, targetSeat, stronghold: stronghold3 }, seat6) {
      const refusal = refusedHandCard(state, seat6, cardId3, ["UPGRADE"]);
      if (refusal) return refusal;
      if (stronghold3 === "CENTER") return refuse2("ENL-05", "CENTER_NOT_ALLOWED");
      const closed = refusedStronghold(state, targetSeat, stronghold3);
      if (closed) return closed;
      const upgrades = cardOf(state, cardId3).variant === "UPGRADE";
      if (upgrades !== (targetSeat === seat6)) return refuse2("ENL-06", "WRONG_SIDE");
      return refusedOccupied(state, targetSeat, stronghold3, upgrades ? "upgrade" : "downgrade");
    },
    perform(turn, { cardId: cardId3, targetSeat, stronghold: stronghold3 }, seat6) {
      turn.emit({ type: "upgradeAttached", seat: seat6, targetSeat, stronghold: stronghold3, card: shownCard(turn.state, cardId3) });
    }
  }
};
var attachmentEvolvers = {
  itemAttached(state, { seat: seat6, stronghold: stronghold3, card }) {
    forgetInHand(state, seat6, (id) => cardOf(state, id).type === "ITEM_CREATURE");
    leave(state, card.instanceId);
    strongholdOf(state, seat6, stronghold3).on?.items.push({ id: card.instanceId, faceUp: false });
  },
  upgradeAttached(state, { targetSeat, stronghold: stronghold3, card }) {
    leave(state, card.instanceId);
    const there = strongholdOf(state, targetSeat, stronghold3);
    if (cardOf(state, card.instanceId).variant === "UPGRADE") there.upgrade = card.instanceId;
    else there.downgrade = card.instanceId;
  }
};

// libs/arena/src/enlistment/standard-bearers.ts
var standardBearerCommands = {
  raiseStandardBearer: {
    steps: ["ENLISTMENT"],
    *offers(state, seat6) {
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (cardOf(state, cardId3).type === "STANDARD_BEARER") yield { type: "raiseStandardBearer", cardId: cardId3 };
      }
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedHandCard(state, seat6, cardId3, ["STANDARD_BEARER"]) ?? (playerOf(state, seat6).standardBearer === null ? void 0 : refuse2("ENL-07", "SLOT_OCCUPIED")),
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "standardBearerRaised", seat: seat6, card: shownCard(turn.state, cardId3) });
    }
  },
  sacrificeStandardBearer: {
    steps: ["ENLISTMENT"],
    offers: () => [{ type: "sacrificeStandardBearer" }],
    check: (state) => state.players.every(({ standardBearer: standardBearer2 }) => standardBearer2 !== null) ? void 0 : refuse2("ENL-08", "NO_STANDARD_BEARER"),
    perform(turn) {
      const bearers = turn.state.players.flatMap(({ standardBearer: standardBearer2 }) => standardBearer2 ?? []);
      discard2(turn, bearers, "SACRIFICE");
    }
  }
};
var standardBearerEvolvers = {
  standardBearerRaised(state, { seat: seat6, card }) {
    leave(state, card.instanceId);
    playerOf(state, seat6).standardBearer = card.instanceId;
  }
};

// libs/arena/src/enlistment/enlistment-commands.ts
var enlistmentCommands = { ...placementCommands, ...attachmentCommands, ...standardBearerCommands };

// libs/arena/src/entrance/entrance-commands.ts
var entranceCommands = {
  enterArena: {
    steps: ["ENTER_ARENA"],
    *offers(state, seat6) {
      yield { type: "enterArena", place: null };
      for (const place2 of places2) if (at2(state, seat6, place2)) yield { type: "enterArena", place: place2 };
    },
    check(state, { place: place2 }, seat6) {
      if (place2 === null) return void 0;
      const placed = place2 === "DUEL_ZONE" ? null : at2(state, seat6, place2);
      if (!placed || cardOf(state, placed.id).type !== "CREATURE") return refuse2("ENT-01", "NO_CREATURE_ON");
      if (positions2.some((position2) => onPlace(position2) === place2)) return void 0;
      const position = positions2.find((candidate) => underPlace(candidate) === place2);
      return position && mayEnterFromUnder(state, seat6, position) ? void 0 : refuse2("ENT-05", "NOT_FROM_UNDER");
    },
    perform(turn, { place: place2 }, seat6) {
      turn.emit({ type: "entranceChosen", seat: seat6, place: place2 });
    }
  }
};

// libs/arena/src/challenge/challenge-steps.ts
var mayChallenge = (state, seat6) => playerOf(state, seat6).prison?.captive != null && ruinsOf(state, otherSeat(seat6)) > 0 && !state.marks.challenged.includes(seat6);
var challengeSteps = {
  CHALLENGE: {
    asked: (state) => inOrder(state).filter((seat6) => mayChallenge(state, seat6)).slice(0, 1),
    proceed: (turn) => enterStage(turn, "END_OF_TURN"),
    byDefault: () => ({ type: "pass" })
  },
  CHALLENGE_RESPONSE: {
    asked(state) {
      if (!state.challenge) return [];
      const challenged = otherSeat(state.challenge.seat);
      return handOfPhaseThree(state, challenged).length > 0 ? [challenged] : [];
    },
    proceed: decideChallenge,
    byDefault: () => ({ type: "allowChallenge" })
  }
};

// libs/arena/src/combat/actions.ts
var primaryActions = {
  asked: (state) => oneGone(state) ? [] : askedInWindow2(state, mayAct),
  proceed(turn) {
    if (oneGone(turn.state)) cutPrimaryRound(turn);
    else proceedWindow2(turn, () => enterStage(turn, "PRIMARY_COMPARE"));
  },
  byDefault: () => ({ type: "pass" })
};
var secondaryHand = {
  proceed(turn) {
    pickUp(turn, "PEN");
    enterStage(turn, "SECONDARY_ACTIONS");
    const { primaryWinner = null } = combatOf(turn.state);
    openWindow(turn, primaryWinner === null ? turn.state.active : otherSeat(primaryWinner));
  }
};
var secondaryActions = {
  asked: (state) => bothGone(state) ? [] : askedInWindow2(state, mayAct),
  proceed(turn) {
    if (bothGone(turn.state)) {
      turn.emit({ type: "roundDecided", round: "SECONDARY", winner: null, why: "NOBODY_LEFT" });
      enterStage(turn, "RESOLUTION");
    } else proceedWindow2(turn, () => enterStage(turn, "SECONDARY_COMPARE"));
  },
  byDefault: () => ({ type: "pass" })
};
var mayAct = (state, seat6) => playerOf(state, seat6).hand.length > 0 || mayInfluence(state, seat6) || mayUseStrongholdCreature(state, seat6) || hasUsableAbility(state, seat6);

// libs/arena/src/totals/winner.ts
function lowerWins(state) {
  const settings = settingsOf(fightOf(state), "COMPARE");
  return settings.includes("LOWER_WINS") && !settings.includes("HIGHER_WINS");
}
function roundWinner(state) {
  const present = seats.filter((seat6) => fightersOf(state, seat6).length > 0);
  if (present.length < 2) return present[0] ?? null;
  const difference = totalOf(state, 0).total - totalOf(state, 1).total;
  if (difference === 0) return winnerOfTie(state);
  return difference > 0 === lowerWins(state) ? 1 : 0;
}
function winnerOfTie(state) {
  const fight = fightOf(state);
  const winners = seats.filter((seat6) => {
    const duellist = duellistOf(state, seat6);
    return duellist !== void 0 && actingOn(fight, "WIN_PUSHES", duellist.id).length > 0;
  });
  return winners.length === 1 ? winners[0] ?? null : null;
}
function isCompared(state) {
  const { combat } = state;
  if (!combat) return false;
  const duellists2 = seats.flatMap((seat6) => duellistOf(state, seat6) ?? []);
  if (combat.round === "PRIMARY" || duellists2.length === 0) return duellists2.length === 2;
  const joined2 = combat.fighters.some(({ part }) => part === "SECONDARY");
  const shielded = combat.fighters.some(({ id }) => combat.shields.some(({ on: on2 }) => on2 === id));
  const deserted = duellists2.length === 1 && duellists2.some(({ fresh }) => !fresh);
  return joined2 || shielded || combat.engaged || deserted;
}
function voidedSeats(state) {
  const { combat } = state;
  if (combat?.round !== "PRIMARY") return combat?.voided ?? [];
  const fight = fightOf(state);
  return seats.filter((seat6) => {
    const own3 = duellistOf(state, seat6);
    const enemy = duellistOf(state, otherSeat(seat6));
    return own3 !== void 0 && enemy !== void 0 && isImmuneToFoe(fight, enemy.id, own3.id);
  });
}

// libs/arena/src/combat/compare.ts
var primaryCompare = {
  proceed(turn) {
    compare(turn);
    if (combatOf(turn.state).kind === "RAID") endRaidCombat(turn);
    else enterStage(turn, "SECONDARY_HAND");
  }
};
var secondaryCompare = {
  proceed(turn) {
    const { primaryWinner = null } = combatOf(turn.state);
    if (isCompared(turn.state)) compare(turn);
    else turn.emit({ type: "roundDecided", round: "SECONDARY", winner: primaryWinner, why: "PRIMARY_STANDS" });
    enterStage(turn, "RESOLUTION");
  }
};
function compare(turn) {
  const { state } = turn;
  const { round } = combatOf(state);
  turn.emit({
    type: "roundCompared",
    round,
    totals: inOrder(state).map((seat6) => sideTotal2(state, seat6)),
    lowerWins: lowerWins(state),
    winner: roundWinner(state),
    voided: voidedSeats(state)
  });
}
function sideTotal2(state, seat6) {
  const { total, contributions } = totalOf(state, seat6);
  return { seat: seat6, total, contributions: [...contributions] };
}
var compareEvolvers = {
  roundCompared(state, { round, winner: winner2, voided }) {
    const combat = combatOf(state);
    combat.voided = voided;
    if (round === "PRIMARY") for (const fighter of combat.fighters) fighter.fresh = false;
    endRound(combat, round, winner2);
  },
  roundDecided(state, { round, winner: winner2, why }) {
    const combat = combatOf(state);
    endRound(combat, round, winner2);
    if (why === "NOBODY_LEFT") combat.winner = winner2;
  }
};
function endRound(combat, round, winner2) {
  if (round === "PRIMARY") combat.primaryWinner = winner2;
  if (round === "SECONDARY" || combat.kind === "RAID") combat.winner = winner2;
  if (combat.kind === "DUEL") combat.round = "SECONDARY";
  combat.supports = [];
  combat.inForce = combat.inForce.filter(({ lasts }) => lasts === "COMBAT");
  combat.engaged = false;
}

// libs/arena/src/combat/corruption-window.ts
var primaryCorruption = {
  asked: (state) => askedInWindow2(state, mayCorruptDuellist),
  proceed(turn) {
    if (bothGone(turn.state)) cutPrimaryRound(turn);
    else proceedWindow2(turn, close2);
  },
  byDefault: () => ({ type: "pass" })
};
function close2(turn) {
  const { kind } = combatOf(turn.state);
  if (kind === "RAID" && oneGone(turn.state)) cutPrimaryRound(turn);
  else enterStage(turn, "PRIMARY_COMMANDS");
}

// libs/arena/src/combat/resolution.ts
var resolution = {
  proceed(turn) {
    const { winner: winner2 = null } = combatOf(turn.state);
    const left = duellists(turn.state);
    const best2 = left.find(({ seat: seat6 }) => seat6 === winner2);
    const loser = winner2 === null ? void 0 : left.find(({ seat: seat6 }) => seat6 !== winner2);
    const rescue = loser ? rescueOf(turn.state, loser.id) : null;
    const acts = [
      () => clearDuelZone(turn),
      () => winner2 === null && sendToPen(turn, idsOf2(left), "TIE"),
      () => best2 && wonTexts(turn, best2.id),
      () => loser && leaveBeaten(turn, loser, rescue)
    ];
    for (const act of acts) if (!turn.state.over) act();
    if (turn.state.over) return;
    turn.emit({ type: "duelEnded", winner: winner2 });
    enterStage(turn, "RAID_HAND");
  }
};
var idsOf2 = (cards3) => cards3.map(({ id }) => id);
function clearDuelZone(turn) {
  const { shields: shields3, fighters } = combatOf(turn.state);
  const attackers = fighters.filter(({ part }) => part === "SECONDARY");
  discard2(turn, idsOf2(shields3), "ROUND_OVER");
  if (!turn.state.over) putUnderPile(turn, idsOf2(attackers), "ROUND_OVER");
}
function leaveBeaten(turn, { id }, rescue) {
  if (rescue) sendToPen(turn, [id], rescue === "SAVE" ? "SAVED" : "HEALED");
  else discard2(turn, [id], "BEATEN");
}
var resolutionEvolvers = {
  duelEnded(state) {
    state.combat = null;
    lapse(state.players, "COMBAT");
  }
};

// libs/arena/src/combat/reveal.ts
var primaryReveal = {
  proceed(turn) {
    for (const { id } of duellists(turn.state)) turnUp2(turn, id);
    const { state } = turn;
    if (seats.some((seat6) => mayCorruptDuellist(state, seat6))) {
      enterStage(turn, "PRIMARY_CORRUPTION");
      openWindow(turn, state.active);
    } else enterStage(turn, "PRIMARY_COMMANDS");
  }
};

// libs/arena/src/combat/combat-steps.ts
var combatSteps = {
  PRIMARY_HAND: primaryHand,
  PRIMARY_REVEAL: primaryReveal,
  PRIMARY_CORRUPTION: primaryCorruption,
  PRIMARY_COMMANDS: primaryCommands,
  PRIMARY_ACTIONS: primaryActions,
  CORRUPTION_RESPONSE: corruptionResponse,
  PRIMARY_COMPARE: primaryCompare,
  SECONDARY_HAND: secondaryHand,
  SECONDARY_ACTIONS: secondaryActions,
  SECONDARY_COMPARE: secondaryCompare,
  RESOLUTION: resolution
};

// libs/arena/src/entrance/entrance-steps.ts
var enterArena = (turn) => enterStage(
  turn,
  "ENTER_ARENA",
  inOrder(turn.state).filter((seat6) => positions2.some((position) => mayComeFrom(turn.state, seat6, position)))
);
function mayComeFrom(state, seat6, position) {
  const { on: on2, under } = strongholdOf(state, seat6, position);
  return on2 !== null || under !== null && (!under.faceUp || mayEnterFromUnder(state, seat6, position));
}
var entranceSteps = {
  ENTER_ARENA: {
    asked: stillChoosing,
    proceed(turn) {
      const creatures = inOrder(turn.state).flatMap((seat6) => {
        const place2 = choicesOf(turn.state, seat6)[0]?.place;
        return place2 ? [{ seat: seat6, place: place2 }] : [];
      });
      if (turn.state.sealed) turn.emit({ type: "arenaEntered", creatures });
      if (turn.state.arena.every((placed) => placed !== null)) beginCombat(turn, "DUEL");
      else enterStage(turn, "RAID_HAND");
    },
    byDefault: () => ({ type: "enterArena", place: null })
  }
};

// libs/arena/src/discard/split.ts
var goesToDepot = (state, id) => borderOf(cardOf(state, id).type) === "DOUBLE";
function split(state, seat6) {
  const { hand } = playerOf(state, seat6);
  return {
    depot: hand.filter((id) => goesToDepot(state, id)),
    pen: hand.filter((id) => !goesToDepot(state, id))
  };
}
var splitSteps = {
  SPLIT: {
    proceed(turn) {
      for (const seat6 of inOrder(turn.state)) {
        const { depot, pen } = split(turn.state, seat6);
        turn.emit({ type: "handSplit", seat: seat6, depot: depot.length, pen: pen.length });
      }
      if (turn.state.marks.skipToSettlement) enterStage(turn, "EXIT_ARENA");
      else enterArena(turn);
    }
  }
};
var splitEvolvers = {
  handSplit(state, { seat: seat6 }) {
    const { depot, pen } = split(state, seat6);
    const player = playerOf(state, seat6);
    player.hand = [];
    player.depot.push(...depot);
    player.pen.push(...pen);
  }
};

// libs/arena/src/discard/discard-steps.ts
var discardSteps = {
  EXCESS_DISCARD: {
    asked: (state) => (state.sealed?.asked ?? []).filter((seat6) => excessOf(state, seat6) > 0),
    proceed(turn) {
      const cards3 = inOrder(turn.state).flatMap((seat6) => chosenExcess(turn.state, seat6).sort());
      discard2(turn, cards3, "EXCESS");
      if (!turn.state.over) enterStage(turn, "SPLIT");
    },
    byDefault(state, seat6) {
      const cardId3 = unchosen(state, seat6).at(-1);
      if (cardId3 === void 0) throw new Error(`Seat ${seat6} has nothing to discard.`);
      return { type: "discardExcess", cardId: cardId3 };
    }
  },
  ...splitSteps
};

// libs/arena/src/dominant/active-seat.ts
function valueOf(state, seat6) {
  const { dominant } = playerOf(state, seat6);
  return state.marks.dominantLeft[seat6 === 0 ? 0 : 1] ?? (dominant === null ? null : cardOf(state, dominant).dominantValue ?? 0);
}
function compareDominants(state) {
  const [first2, second] = [valueOf(state, 0), valueOf(state, 1)];
  if (first2 === null && second === null) return null;
  if (first2 === second) return "TIE";
  const active = (first2 ?? -1) > (second ?? -1) ? 0 : 1;
  return { active, lower: otherSeat(active) };
}
var nameActive = (turn, seat6, lower) => turn.emit({ type: "activeNamed", seat: seat6, lower });
function renameActive(turn) {
  const { dominantRedrawn, first: first2 } = turn.state.marks;
  const compared = dominantRedrawn ? compareDominants(turn.state) : null;
  if (compared !== null && compared !== "TIE") nameActive(turn, compared.active, compared.lower);
  if (first2 !== null && first2 !== turn.state.active) nameActive(turn, first2, turn.state.lower);
}
var activeEvolvers = {
  activeNamed(state, { seat: seat6, lower }) {
    state.active = seat6;
    state.lower = lower;
  }
};

// libs/arena/src/dominant/dominant-steps.ts
var dominantSteps = {
  DOMINANT: {
    proceed(turn) {
      turnUpUntilTheyDiffer(turn);
      enterStage(turn, "ENLISTMENT");
      openWindow(turn, turn.state.active);
    }
  }
};
function turnUpUntilTheyDiffer(turn) {
  for (const seat6 of seats) fillPile(turn, seat6, 1);
  const most = Math.max(...seats.map((seat6) => playerOf(turn.state, seat6).pile.length));
  for (let flips = 1; ; flips += 1) {
    for (const seat6 of inOrder(turn.state)) turnUp3(turn, seat6);
    const compared = compareDominants(turn.state);
    if (compared === null) return nameActive(turn, turn.state.active, null);
    if (compared !== "TIE") return nameActive(turn, compared.active, compared.lower);
    if (flips >= most) return nameActive(turn, afterEndlessTies(turn), null);
    for (const seat6 of inOrder(turn.state)) putUnder(turn, seat6);
  }
}
function turnUp3(turn, seat6) {
  fillPile(turn, seat6, 1);
  const [top] = playerOf(turn.state, seat6).pile;
  if (top !== void 0) turn.emit({ type: "dominantTurned", seat: seat6, card: shownCard(turn.state, top) });
}
function putUnder(turn, seat6) {
  const { dominant } = playerOf(turn.state, seat6);
  if (dominant !== null) turn.emit({ type: "dominantPutUnder", seat: seat6, card: shownCard(turn.state, dominant) });
}
var afterEndlessTies = ({ state, random }) => state.turn === 1 ? random.pick(seats) : otherSeat(state.active);

// libs/arena/src/enlistment/enlistment-steps.ts
var bothHaveBearers = (state) => state.players.every(({ standardBearer: standardBearer2 }) => standardBearer2 !== null);
var mayAct2 = (state, seat6) => playerOf(state, seat6).hand.length > 0 || bothHaveBearers(state) || hasUsableAbility(state, seat6);
var enlistmentSteps = {
  ENLISTMENT: {
    asked: (state) => askedInWindow2(state, mayAct2),
    proceed: (turn) => proceedWindow2(turn, () => {
      renameActive(turn);
      enterExcess(turn);
    }),
    byDefault: () => ({ type: "pass" })
  }
};

// libs/arena/src/flow/set-up/lay-table.ts
var STARTING_HAND = 8;
function layTable(turn, decks) {
  for (const [seat6, cards3] of shuffledPiles(decks, turn.random).entries()) {
    layOut(turn, seat6, decks[seat6 === 0 ? 0 : 1]);
    turn.emit({ type: "deckShuffled", seat: seat6, count: cards3.length, cards: cards3 });
  }
  for (const seat6 of seats) drawCards(turn, seat6, STARTING_HAND, "START");
  turn.emit({ type: "turnBegan", turn: 1 });
  enterStage(turn, "STOCK");
}
function layOut(turn, seat6, { starter, guardian: guardian3, strongholds }) {
  turn.emit({
    type: "tableLaid",
    seat: seat6,
    ...starter === null ? {} : { starter },
    guardian: guardian3,
    center: strongholds.CENTER,
    sides: { LEFT: strongholds.LEFT, RIGHT: strongholds.RIGHT },
    stones: printed(guardian3).powerStones ?? 0
  });
}
var newStronghold = (card, deployed) => ({
  card,
  deployed,
  ruin: false,
  on: null,
  under: null,
  upgrade: null,
  downgrade: null
});
var tableEvolvers = {
  tableLaid(state, { seat: seat6, starter = null, guardian: guardian3, center, sides: sides3, stones: stones3 }) {
    const player = playerOf(state, seat6);
    player.starter = starter;
    player.guardian = guardian3;
    player.stones = stones3;
    player.strongholds = {
      LEFT: newStronghold(sides3.LEFT, false),
      CENTER: newStronghold(center, true),
      RIGHT: newStronghold(sides3.RIGHT, false)
    };
  },
  ...shuffleEvolvers
};

// libs/arena/src/flow/set-up/deck-building.ts
function openSealedGame(turn) {
  openBoosters(turn, rulebook);
  enterStage(turn, "DECKS", seats);
}
var builtBy = (state, seat6) => builtDeck(rulebook, buildingOf(state, seat6));
var deckSteps = {
  DECKS: { ...buildingStep, proceed: (turn) => layTable(turn, [builtBy(turn.state, 0), builtBy(turn.state, 1)]) }
};

// libs/arena/src/raid/garrison-placement.ts
var isAsked3 = (state, seat6) => garrisonOf(state, seat6) === null && playerOf(state, seat6).hand.length > 0;
var enterGarrisons = (turn) => enterStage(
  turn,
  "RAID_GARRISON",
  inOrder(turn.state).filter((seat6) => isAsked3(turn.state, seat6))
);
var garrisonSteps = {
  RAID_GARRISON: {
    asked: stillChoosing,
    proceed(turn) {
      const garrisons = inOrder(turn.state).filter((seat6) => chosen(turn.state, seat6) !== null).map((seat6) => ({ seat: seat6, stronghold: targetedStronghold(turn.state, seat6) }));
      if (turn.state.sealed) turn.emit({ type: "garrisonsPlaced", garrisons });
      enterStage(turn, "RAID_REVEAL");
    },
    byDefault: () => ({ type: "placeGarrison", cardId: null })
  }
};
var chosen = (state, seat6) => choicesOf(state, seat6)[0]?.card ?? null;
var garrisonCommands = {
  placeGarrison: {
    steps: ["RAID_GARRISON"],
    *offers(state, seat6) {
      yield { type: "placeGarrison", cardId: null };
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (isGarrison(state, cardId3)) yield { type: "placeGarrison", cardId: cardId3 };
      }
    },
    check: (state, { cardId: cardId3 }, seat6) => cardId3 === null ? void 0 : refusedHandCard(state, seat6, cardId3, garrisonTypes),
    perform(turn, { cardId: cardId3 }, seat6) {
      const card = cardId3 === null ? null : shownCard(turn.state, cardId3);
      turn.emit({ type: "garrisonChosen", seat: seat6, card });
    }
  }
};
var garrisonEvolvers = {
  garrisonChosen(state, { seat: seat6, card }) {
    recordChoice(state, seat6, { card: card?.instanceId ?? null });
  },
  garrisonsPlaced(state, { garrisons }) {
    for (const { seat: seat6, stronghold: stronghold3 } of garrisons) {
      const card = chosen(state, seat6);
      const player = playerOf(state, seat6);
      if (card === null) continue;
      player.hand = player.hand.filter((id) => id !== card);
      player.known = player.known.filter((id) => !isGarrison(state, id) || player.pile.includes(id));
      strongholdOf(state, seat6, stronghold3).on = { id: card, faceUp: false, items: [], seenBy: [] };
    }
  }
};

// libs/arena/src/raid/lone-shield.ts
function canCapture(state, enemy, place2) {
  const placed = at2(state, enemy, place2);
  if (!placed) return false;
  return place2 === "DUEL_ZONE" || placed.faceUp && cardOf(state, placed.id).type === "CREATURE";
}
var prey = (state, seat6) => places2.filter((place2) => canCapture(state, otherSeat(seat6), place2));
var bearerOf = (state, seat6) => playerOf(state, otherSeat(seat6)).standardBearer;
var loneShieldSteps = {
  RAID_LONE_SHIELD: {
    asked(state) {
      const seat6 = state.raid?.loneShield ?? null;
      return seat6 !== null && (prey(state, seat6).length > 0 || bearerOf(state, seat6) !== null) ? [seat6] : [];
    },
    proceed(turn) {
      const seat6 = turn.state.raid?.loneShield ?? null;
      if (seat6 !== null) goHome(turn, seat6);
      end2(turn);
    },
    byDefault: () => ({ type: "useLoneShield", mode: "NOTHING", place: null })
  }
};
function shieldOf(state, seat6) {
  const shield = garrisonOf(state, seat6);
  if (!shield) throw new Error("There is no lone shield.");
  return shield.id;
}
var goHome = (turn, seat6) => sendToPen(turn, [shieldOf(turn.state, seat6)], "SHIELD");
var loneShieldCommands = {
  useLoneShield: {
    steps: ["RAID_LONE_SHIELD"],
    *offers(state, seat6) {
      yield { type: "useLoneShield", mode: "NOTHING", place: null };
      yield { type: "useLoneShield", mode: "DESTROY_STANDARD_BEARER", place: null };
      for (const place2 of prey(state, seat6)) yield { type: "useLoneShield", mode: "CAPTURE", place: place2 };
    },
    check(state, { mode, place: place2 }, seat6) {
      if (mode === "CAPTURE") {
        const legal = place2 !== null && canCapture(state, otherSeat(seat6), place2);
        return legal ? void 0 : refuse2("RAI-16", "ILLEGAL_TARGET");
      }
      if (place2 !== null) return refuse2("RAI-16", "ILLEGAL_TARGET");
      const bearer = mode === "NOTHING" || bearerOf(state, seat6) !== null;
      return bearer ? void 0 : refuse2("RAI-16", "NO_STANDARD_BEARER");
    },
    perform(turn, { mode, place: place2 }, seat6) {
      turn.emit({ type: "loneShieldUsed", seat: seat6, mode, place: place2 });
      const shield = shieldOf(turn.state, seat6);
      const captive = place2 === null ? null : at2(turn.state, otherSeat(seat6), place2);
      const bearer = bearerOf(turn.state, seat6);
      if (captive) capture(turn, seat6, shield, captive.id);
      else if (mode === "DESTROY_STANDARD_BEARER" && bearer !== null) discard2(turn, [bearer, shield], "SHIELD");
      else goHome(turn, seat6);
      end2(turn);
    }
  }
};
var loneShieldEvolvers = {
  loneShieldUsed: () => void 0
};

// libs/arena/src/raid/moves.ts
function movable(state, seat6) {
  const all = standing(state, seat6);
  const full = all.filter((position) => strongholdOf(state, seat6, position).on !== null);
  return { from: full, to: all.filter((position) => !full.includes(position)) };
}
var canMove = (state, seat6) => {
  const { from, to: to2 } = movable(state, seat6);
  return from.length > 0 && to2.length > 0;
};
var enterMoves = (turn) => enterStage(
  turn,
  "RAID_MOVE",
  inOrder(turn.state).filter((seat6) => canMove(turn.state, seat6))
);
var moveSteps = {
  RAID_MOVE: {
    asked: stillChoosing,
    proceed(turn) {
      const moves2 = inOrder(turn.state).flatMap((seat6) => {
        const { from, to: to2 } = choicesOf(turn.state, seat6)[0] ?? {};
        return from && to2 ? [{ seat: seat6, from, to: to2 }] : [];
      });
      if (turn.state.sealed) turn.emit({ type: "garrisonsMoved", moves: moves2 });
      enterGarrisons(turn);
    },
    byDefault: () => ({ type: "moveGarrison", from: null, to: null })
  }
};
var moveCommands = {
  moveGarrison: {
    steps: ["RAID_MOVE"],
    *offers(state, seat6) {
      yield { type: "moveGarrison", from: null, to: null };
      const { from, to: to2 } = movable(state, seat6);
      for (const source2 of from) for (const goal of to2) yield { type: "moveGarrison", from: source2, to: goal };
    },
    check(state, { from, to: to2 }, seat6) {
      if (from === null && to2 === null) return void 0;
      if (from === null || !strongholdOf(state, seat6, from).on) return refuse2("RAI-04", "NOTHING_ON");
      if (to2 === null || to2 === from) return refuse2("RAI-04", "SAME_STRONGHOLD");
      const goal = strongholdOf(state, seat6, to2);
      if (goal.ruin) return refuse2("RAI-04", "RUIN");
      return goal.on ? refuse2("RAI-04", "SLOT_OCCUPIED") : void 0;
    },
    perform(turn, { from, to: to2 }, seat6) {
      turn.emit({ type: "garrisonMoveChosen", seat: seat6, from, to: to2 });
    }
  }
};
var moveEvolvers = {
  garrisonMoveChosen(state, { seat: seat6, from, to: to2 }) {
    recordChoice(state, seat6, { from, to: to2 });
  },
  garrisonsMoved(state, { moves: moves2 }) {
    for (const { seat: seat6, from, to: to2 } of moves2) {
      const source2 = strongholdOf(state, seat6, from);
      if (source2.on) source2.on.seenBy = [];
      strongholdOf(state, seat6, to2).on = source2.on;
      source2.on = null;
    }
  }
};

// libs/arena/src/raid/sacrifice.ts
var sacrificeSteps = {
  RAID_SACRIFICE: {
    asked(state) {
      const seat6 = state.raid?.undefended ?? null;
      if (seat6 === null || playerOf(state, seat6).hand.length === 0) return [];
      return mayHold(state, seat6, (id) => cardOf(state, id).type === "TERRAIN") ? [seat6] : [];
    },
    proceed(turn) {
      fall(turn, undefended(turn.state));
    },
    byDefault: () => ({ type: "declineSacrifice" })
  }
};
function undefended({ raid }) {
  if (raid?.undefended == null) throw new Error("No stronghold is undefended.");
  return raid.undefended;
}
function fall(turn, seat6) {
  destroyStronghold(turn, seat6, targetedStronghold(turn.state, seat6));
  end2(turn);
}
var sacrificeCommands = {
  declineSacrifice: {
    steps: ["RAID_SACRIFICE"],
    offers: () => [{ type: "declineSacrifice" }],
    check: () => void 0,
    perform: (turn, _command, seat6) => fall(turn, seat6)
  },
  sacrificeTerrain: {
    steps: ["RAID_SACRIFICE"],
    *offers(state, seat6) {
      for (const cardId3 of playerOf(state, seat6).hand) {
        if (cardOf(state, cardId3).type === "TERRAIN") yield { type: "sacrificeTerrain", cardId: cardId3 };
      }
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedHandCard(state, seat6, cardId3, ["TERRAIN"]),
    perform(turn, { cardId: cardId3 }, seat6) {
      discard2(turn, [cardId3], "SACRIFICE");
      const raider = garrisonOf(turn.state, otherSeat(seat6));
      if (raider && !turn.state.over) putUnderPile(turn, [raider.id], "REPELLED");
      end2(turn);
    }
  }
};

// libs/arena/src/raid/targets.ts
var isPlayed2 = (state) => seats.every((seat6) => positions2.every((position) => strongholdOf(state, seat6, position).deployed));
var targetSteps = {
  RAID_HAND: {
    proceed(turn) {
      if (!isPlayed2(turn.state)) {
        enterStage(turn, "EXIT_ARENA");
        return;
      }
      pickUp(turn, "PEN");
      enterStage(
        turn,
        "RAID_TARGET",
        inOrder(turn.state).filter((seat6) => raidable(turn.state, seat6).length > 1)
      );
    }
  },
  RAID_TARGET: {
    asked: stillChoosing,
    proceed(turn) {
      const targets2 = seats.map((seat6) => ({ seat: seat6, stronghold: targetOf(turn.state, seat6) }));
      turn.emit({ type: "raidTargetsNamed", targets: targets2 });
      enterMoves(turn);
    },
    byDefault: (state, seat6) => ({ type: "chooseRaidTarget", stronghold: firstTarget(state, seat6) })
  }
};
var targetOf = (state, seat6) => choicesOf(state, seat6)[0]?.stronghold ?? firstTarget(state, seat6);
function firstTarget(state, seat6) {
  const [first2] = raidable(state, seat6);
  if (!first2) throw new Error("There is nothing left to raid.");
  return first2;
}
var targetCommands = {
  chooseRaidTarget: {
    steps: ["RAID_TARGET"],
    *offers(state, seat6) {
      for (const stronghold3 of raidable(state, seat6)) yield { type: "chooseRaidTarget", stronghold: stronghold3 };
    },
    check: (state, { stronghold: stronghold3 }, seat6) => stands(strongholdOf(state, otherSeat(seat6), stronghold3)) ? void 0 : refuse2("RAI-03", "RUIN"),
    perform(turn, { stronghold: stronghold3 }, seat6) {
      turn.emit({ type: "raidTargetChosen", seat: seat6, stronghold: stronghold3 });
    }
  }
};
var targetEvolvers = {
  raidTargetChosen(state, { seat: seat6, stronghold: stronghold3 }) {
    recordChoice(state, seat6, { stronghold: stronghold3 });
  },
  raidTargetsNamed(state, { targets: targets2 }) {
    state.raid = { targets: [null, null], undefended: null, loneShield: null };
    for (const { seat: seat6, stronghold: stronghold3 } of targets2) state.raid.targets[seat6] = stronghold3;
  }
};

// libs/arena/src/raid/raid-steps.ts
var raidSteps = {
  ...targetSteps,
  ...moveSteps,
  ...garrisonSteps,
  ...revealSteps,
  ...sacrificeSteps,
  ...loneShieldSteps
};

// libs/arena/src/settlement/deployment.ts
var sides = ["LEFT", "RIGHT"];
var undeployed = (state, seat6) => sides.filter((side) => !strongholdOf(state, seat6, side).deployed);
function enterDeployment(turn) {
  const order = inOrder(turn.state);
  if (order.every((seat6) => undeployed(turn.state, seat6).length === 0)) enterStage(turn, "CHALLENGE");
  else {
    const asked = order.filter((seat6) => undeployed(turn.state, seat6).length === 2);
    enterStage(turn, "DEPLOY", asked);
  }
}
var deploymentSteps = {
  DEPLOY: {
    asked: stillChoosing,
    proceed(turn) {
      for (const seat6 of inOrder(turn.state)) {
        const position = choicesOf(turn.state, seat6)[0]?.stronghold ?? undeployed(turn.state, seat6)[0];
        if (position) deploy(turn, seat6, position);
      }
      enterStage(turn, "CHALLENGE");
    },
    byDefault: () => ({ type: "deployStronghold", side: "LEFT" })
  }
};
function deploy(turn, seat6, position) {
  const { card } = strongholdOf(turn.state, seat6, position);
  turn.emit({ type: "strongholdDeployed", seat: seat6, stronghold: position, card });
}
var deploymentCommands = {
  deployStronghold: {
    steps: ["DEPLOY"],
    offers: () => sides.map((side) => ({ type: "deployStronghold", side })),
    check: () => void 0,
    perform(turn, { side }, seat6) {
      turn.emit({ type: "deploymentChosen", seat: seat6, side });
    }
  }
};
var deploymentEvolvers = {
  deploymentChosen(state, { seat: seat6, side }) {
    recordChoice(state, seat6, { stronghold: side });
  },
  strongholdDeployed(state, { seat: seat6, stronghold: stronghold3 }) {
    strongholdOf(state, seat6, stronghold3).deployed = true;
  }
};

// libs/arena/src/initial-state.ts
var noMarks = () => ({
  played: [],
  joined: [],
  supported: [],
  abilities: [],
  challenged: [],
  terrainDestroyed: false,
  terrainPlaced: false,
  first: null,
  dominantRedrawn: false,
  dominantLeft: [null, null],
  skipToSettlement: false,
  victor: null
});
var newPlayer = (seat6) => ({
  seat: seat6,
  starter: null,
  guardian: null,
  stones: 0,
  strongholds: null,
  pile: [],
  dominant: null,
  hand: [],
  depot: [],
  pen: [],
  discard: [],
  standardBearer: null,
  prison: null,
  victorious: [],
  known: [],
  passing: null
});
var initialState = (options, seats2) => ({
  options,
  cards: {},
  players: [newPlayer(0), newPlayer(1)],
  turn: 0,
  stage: "DECKS",
  stagesEntered: 0,
  active: 0,
  lower: null,
  terrain: null,
  arena: [null, null],
  window: null,
  sealed: null,
  combat: null,
  raid: null,
  challenge: null,
  challengeBonuses: [],
  marks: noMarks(),
  decks: options.decks === "SEALED" ? null : [deckBroughtTo(rulebook, 0, seats2[0]?.brought), deckBroughtTo(rulebook, 1, seats2[1]?.brought)],
  building: null,
  over: null
});

// libs/arena/src/settlement/end-of-turn.ts
var endSteps = {
  END_OF_TURN: {
    proceed(turn) {
      const { state } = turn;
      if (state.turn >= state.options.turnLimit) {
        turn.emit({ type: "outcomeReached", reason: "LIMIT", winner: ahead(state) });
        return;
      }
      turn.emit({ type: "turnBegan", turn: state.turn + 1 });
      enterStage(turn, "STOCK");
    }
  }
};
function ahead(state) {
  const victorious = playerOf(state, 0).victorious.length - playerOf(state, 1).victorious.length;
  const lead = victorious || ruinsOf(state, 1) - ruinsOf(state, 0);
  if (lead === 0) return null;
  return lead > 0 ? 0 : 1;
}
var endEvolvers = {
  turnBegan(state, { turn }) {
    state.turn = turn;
    state.marks = noMarks();
    state.challengeBonuses = [];
    state.raid = null;
    state.decks = null;
    state.building = null;
    lapse(state.players, "WINDOW", "TURN");
  }
};

// libs/arena/src/effects/victorious-texts.ts
var victoriousTexts = (turn, id) => useText(turn, textsOf(turn.state, [id], ["VICTORIOUS"]));

// libs/arena/src/settlement/exit.ts
var exitSteps = {
  EXIT_ARENA: {
    proceed(turn) {
      for (const seat6 of inOrder(turn.state)) {
        const placed = turn.state.arena[seat6];
        if (placed) becomeVictorious(turn, seat6, placed);
        if (turn.state.over) return;
      }
      enterStage(turn, "TERRAIN");
    }
  }
};
function becomeVictorious(turn, seat6, { id, items }) {
  const itemIds = items.map((item) => item.id);
  turn.emit({
    type: "creatureVictorious",
    seat: seat6,
    card: shownCard(turn.state, id),
    items: shownCards2(turn.state, itemIds)
  });
  settle(turn);
  if (turn.state.over) return;
  triggerDiscarded(turn, itemIds);
  victoriousTexts(turn, id);
}
var exitEvolvers = {
  creatureVictorious(state, { seat: seat6, card }) {
    const items = leave(state, card.instanceId);
    const player = playerOf(state, seat6);
    player.victorious.push(card.instanceId);
    player.discard.push(...items.map(({ id }) => id));
    state.marks.victor = seat6;
  }
};

// libs/arena/src/settlement/terrain.ts
var mayAct3 = (state, seat6) => handOfPhaseThree(state, seat6).length > 0 || state.terrain !== null && !state.marks.terrainDestroyed || hasUsableAbility(state, seat6);
var terrainSteps = {
  TERRAIN: {
    asked(state) {
      const { victor } = state.marks;
      return victor !== null && mayAct3(state, victor) ? [victor] : [];
    },
    proceed: enterDeployment,
    byDefault: () => ({ type: "endTerrain" })
  }
};
var terrainCommands = {
  endTerrain: {
    steps: ["TERRAIN"],
    offers: () => [{ type: "endTerrain" }],
    check: () => void 0,
    perform: enterDeployment
  },
  destroyTerrain: {
    steps: ["TERRAIN"],
    offers: () => [{ type: "destroyTerrain" }],
    check(state) {
      if (state.terrain === null) return refuse2("TER-02", "NO_TERRAIN");
      return state.marks.terrainDestroyed ? refuse2("TER-03", "ALREADY_DONE") : void 0;
    },
    perform(turn, _command, seat6) {
      const { terrain: terrain2 } = turn.state;
      turn.emit({ type: "terrainDestroyed", seat: seat6 });
      if (terrain2 !== null) discard2(turn, [terrain2], "DESTROYED");
    }
  },
  placeTerrain: {
    steps: ["TERRAIN"],
    *offers(state, seat6) {
      for (const cardId3 of handOfPhaseThree(state, seat6)) {
        if (cardOf(state, cardId3).type === "TERRAIN") yield { type: "placeTerrain", cardId: cardId3 };
      }
    },
    check(state, { cardId: cardId3 }, seat6) {
      const refusal = refusedCard(state, seat6, cardId3, ["TERRAIN"]);
      if (refusal) return refusal;
      if (!handOfPhaseThree(state, seat6).includes(cardId3)) return refuse2("TER-04", "NOT_IN_HAND", { card: cardId3 });
      if (state.terrain !== null) return refuse2("TER-03", "TERRAIN_IN_PLAY");
      return state.marks.terrainPlaced ? refuse2("TER-03", "ALREADY_DONE") : void 0;
    },
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "terrainPlaced", seat: seat6, card: shownCard(turn.state, cardId3) });
    }
  }
};
var terrainEvolvers = {
  terrainDestroyed(state) {
    state.marks.terrainDestroyed = true;
  },
  terrainPlaced(state, { card }) {
    leave(state, card.instanceId);
    state.terrain = card.instanceId;
    state.marks.terrainPlaced = true;
  }
};

// libs/arena/src/settlement/settlement-steps.ts
var settlementSteps = { ...exitSteps, ...terrainSteps, ...deploymentSteps, ...endSteps };

// libs/arena/src/stock/stock-steps.ts
function stockOf(state, seat6) {
  const { baseDraw = 0, ldl = 0, mdl = 0, luc = 0 } = printed(guardianIdOf(state, seat6));
  const land = state.terrain === null ? 0 : ownerOf(state, state.terrain) === seat6 ? mdl : ldl;
  const dominant = state.lower === seat6 ? luc : 0;
  return Math.max(1, baseDraw + land + dominant);
}
var stockSteps = {
  STOCK: {
    proceed(turn) {
      if (turn.state.turn > 1) {
        for (const seat6 of inOrder(turn.state)) drawCards(turn, seat6, stockOf(turn.state, seat6), "STOCK");
      }
      enterStage(turn, "RESERVE");
    }
  },
  RESERVE: {
    proceed(turn) {
      takeReserve(turn);
      enterStage(turn, "DOMINANT");
    }
  }
};

// libs/arena/src/step-rules.ts
var stepRules = {
  ...deckSteps,
  ...stockSteps,
  ...dominantSteps,
  ...enlistmentSteps,
  ...discardSteps,
  ...entranceSteps,
  ...combatSteps,
  ...raidSteps,
  ...settlementSteps,
  ...challengeSteps
};

// libs/arena/src/flow/open-step.ts
var isInterrupted = ({ combat }) => combat?.appearance != null;
var stepOf = (state) => isInterrupted(state) ? "CORRUPTION_RESPONSE" : state.stage;
var currentRules = (state) => stepRules[stepOf(state)];
var openStepOf = (state) => openStepIn(state, stepOf(state), currentRules(state), stepIdOf);
var stepIdOf = (state) => `${stepOf(state)}-${state.stagesEntered}${turnTaken(state)}`;
function turnTaken({ window, stage, marks }) {
  if (window) return `-${window.moves}`;
  return stage === "CHALLENGE" && marks.challenged.length > 0 ? `-${marks.challenged.length}` : "";
}

// libs/arena/src/flow/pass-commands.ts
var passCommands = passCommand([
  "ENLISTMENT",
  "PRIMARY_CORRUPTION",
  "PRIMARY_ACTIONS",
  "SECONDARY_ACTIONS",
  "CHALLENGE"
]);
var declaredPassCommands2 = declaredPassCommands(rulebook, {
  asked: (state) => openStepOf(state)?.asked,
  step: ({ stage }) => stage
});

// libs/arena/src/raid/raid-commands.ts
var raidCommands = {
  ...targetCommands,
  ...moveCommands,
  ...garrisonCommands,
  ...sacrificeCommands,
  ...loneShieldCommands
};

// libs/arena/src/settlement/settlement-commands.ts
var settlementCommands = { ...terrainCommands, ...deploymentCommands };

// libs/arena/src/command-rules.ts
var commandTable = {
  ...buildingCommands(rulebook),
  ...passCommands,
  ...enlistmentCommands,
  ...discardCommands,
  ...entranceCommands,
  ...corruptionCommands,
  ...settlementCommands,
  ...challengeCommands,
  ...depotCommands,
  ...supportCommands,
  ...abilityCommands,
  ...secondaryCommands,
  ...raidCommands,
  ...declaredPassCommands2
};
var rulesOf = ({ type }) => commandTable[type];

// libs/arena/src/commands.ts
import { z as z41 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var cardId2 = idSchema().min(1).max(40).meta({ description: "Id of a card in this game." });
var none = z41.strictObject({});
var cardOnly2 = z41.strictObject({ cardId: cardId2 });
var targetSchema2 = z41.strictObject({
  cardId: cardId2.optional().meta({ description: "A creature in the combat, or a card in play, whose face the seat sees." }),
  place: placeSchema.optional().meta({ description: "The place of a face-down card of the enemy." }),
  effectKey: z41.string().max(40).optional().meta({ description: "An effect in force in this combat." }),
  from: positionSchema2.optional(),
  to: positionSchema2.optional()
}).meta({ id: "Target", description: "The target of a card or ability (cards.md 5)." });
var sourceId = idSchema().min(1).max(40).meta({ description: "Id of a card in this game." });
var target = targetSchema2.nullable();
var commands = {
  ...buildingCommandSchemas,
  ...passCommandSchemas(rulebook),
  placeOnStronghold: z41.strictObject({ cardId: cardId2, stronghold: positionSchema2 }).meta({ description: "Puts a creature or a shield face down ON an own stronghold (ARENA-ENL-02)." }),
  placeUnderStronghold: z41.strictObject({ cardId: cardId2, stronghold: positionSchema2 }).meta({ description: "Puts a creature face down UNDER an own stronghold (ARENA-ENL-04)." }),
  attachItem: z41.strictObject({ cardId: cardId2, stronghold: positionSchema2 }).meta({ description: "Attaches a creature item to the creature ON an own stronghold (ARENA-ENL-03)." }),
  attachUpgrade: z41.strictObject({ cardId: cardId2, targetSeat: seatSchema, stronghold: positionSchema2 }).meta({ description: "Attaches an upgrade or a downgrade to a stronghold (ARENA-ENL-05)." }),
  raiseStandardBearer: cardOnly2.meta({ description: "Attaches a standard bearer to the guardian (ARENA-ENL-07)." }),
  sacrificeStandardBearer: none.meta({
    description: "Destroys the own standard bearer and the enemy's (ARENA-ENL-08)."
  }),
  discardExcess: cardOnly2.meta({ description: "Chooses one card to discard down to seven (ARENA-DSC-01)." }),
  enterArena: z41.strictObject({ place: placeSchema.nullable() }).meta({ description: "Sends the creature of a place into the duel zone, or none (ARENA-ENT-01)." }),
  playCorruption: z41.strictObject({ cardId: cardId2, targetCardId: cardId2 }).meta({ description: "Corrupts an enemy creature in the combat (ARENA-COR-02)." }),
  declineCorruption: none.meta({ description: "Lets a creature that has just come act (ARENA-COR-06)." }),
  playDepotCard: z41.strictObject({ cardId: cardId2, target }).meta({ description: "Plays a spell or a hand item (ARENA-SPL-01)." }),
  useAbility: z41.strictObject({ cardId: sourceId, target }).meta({ description: "Uses an activated ability of a card in play (ARENA-ENL-11)." }),
  useGuardianInfluence: z41.strictObject({ targetCardId: cardId2 }).meta({ description: "Spends a power stone: the guardian's influence for a creature (ARENA-INF-02)." }),
  useStrongholdCreature: z41.strictObject({ stronghold: positionSchema2, ability: supportSchema, targetCardId: cardId2 }).meta({ description: "Uses a creature UNDER an own stronghold for a creature in the combat (ARENA-RNG-03)." }),
  joinDuel: cardOnly2.meta({ description: "Joins a creature to the duel as a secondary attacker (ARENA-SEC-03)." }),
  playDuelShield: z41.strictObject({ cardId: cardId2, targetCardId: cardId2 }).meta({ description: "Lays a shield against an enemy creature (ARENA-SHD-01, ARENA-SHD-03)." }),
  chooseRaidTarget: z41.strictObject({ stronghold: positionSchema2 }).meta({ description: "Names the enemy stronghold to raid, in secret (ARENA-RAI-03)." }),
  moveGarrison: z41.strictObject({ from: positionSchema2.nullable(), to: positionSchema2.nullable() }).meta({ description: "Moves a card between own strongholds, in secret; both null: none (ARENA-RAI-04)." }),
  placeGarrison: z41.strictObject({ cardId: cardId2.nullable() }).meta({ description: "Puts a card ON the own targeted stronghold, in secret, or none (ARENA-RAI-05)." }),
  sacrificeTerrain: cardOnly2.meta({
    description: "Sacrifices a terrain to save an undefended stronghold (ARENA-RAI-15)."
  }),
  declineSacrifice: none.meta({ description: "Lets the undefended stronghold fall (ARENA-RAI-15)." }),
  useLoneShield: z41.strictObject({ mode: loneShieldModeSchema, place: placeSchema.nullable() }).meta({ description: "Uses a shield without opponent; `place` is the enemy place to capture at (ARENA-RAI-16)." }),
  destroyTerrain: none.meta({ description: "Destroys the terrain of the duel zone (ARENA-TER-02)." }),
  placeTerrain: cardOnly2.meta({ description: "Places a terrain in the duel zone (ARENA-TER-03)." }),
  endTerrain: none.meta({ description: "Ends the terrain step (ARENA-TER-01)." }),
  deployStronghold: z41.strictObject({ side: sideSchema }).meta({ description: "Deploys a stronghold, in secret (ARENA-DEP-01)." }),
  challengeGuardian: z41.strictObject({
    powerStones: z41.int().min(0).max(30).meta({ description: "Stones to influence the captive with." })
  }).meta({ description: "Throws the captive at its guardian (ARENA-CHA-01)." }),
  blockChallenge: cardOnly2.meta({ description: "Discards a shield to cancel the challenge (ARENA-CHA-04)." }),
  allowChallenge: none.meta({ description: "Lets the challenge be decided (ARENA-CHA-04)." })
};

// libs/cards/src/text/cards-with-texts.ts
import { z as z42 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/text/fill.ts
function fill(template, blanks) {
  const said2 = (name) => blanks[name];
  const known = (part) => [...part.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => said2(name));
  return template.replace(/\[([^\]]*)\]/g, (_, part) => known(part) ? part : "").replace(/\{(\w+)\}/g, (blank, name) => said2(name) ?? blank);
}

// libs/cards/src/text/lexicon/phrase.ts
var said = (en, fr) => ({ en, fr });
var inBoth = (en, fr) => ({ GUARDIANS: { en, fr }, ARENA: { en, fr } });
var inEach = (GUARDIANS, ARENA) => ({
  GUARDIANS,
  ARENA
});

// libs/cards/src/text/lexicon/attributes.ts
var ofSize = {
  SMALL: said("of small size", "de petite taille"),
  MEDIUM: said("of medium size", "de taille moyenne"),
  LARGE: said("of large size", "de grande taille")
};
var withAttack = {
  PLAIN: said("with a plain attack", "à attaque simple"),
  FIRE: said("with a fire attack", "à attaque de feu"),
  FEAR: said("with a fear attack", "à attaque de peur")
};
var vulnerabilities = {
  CARNAL: said("CARNAL", "CHARNELLE"),
  ALCOHOL: said("ALCOHOL", "ÉTHYLIQUE"),
  GREED: said("GREED", "VÉNALE")
};
var attacks = {
  PLAIN: said("plain", "simple"),
  FIRE: said("fire", "feu"),
  FEAR: said("fear", "peur")
};
var immuneTo2 = {
  FIRE: said("fire", "au feu"),
  FEAR: said("fear", "à la peur"),
  AOE: said("area-of-effect attacks", "aux attaques à aire d’effet"),
  RANGED: said("ranged attacks", "aux attaques à distance")
};
var immuneToGroup = said("{N}", "aux {N}");
var withFlying = said("with Flying", "avec Vol");
var withoutFlying = said("without Flying", "sans Vol");
var openToInfluence = said("open to influence", "à influence possible");
var closedToInfluence = said("not open to influence", "sans influence possible");
var ownedBy = {
  OWN: said("of yours", "de votre camp"),
  ENEMY: said("of the enemy", "du camp ennemi")
};
var vulnerableTo = said("vulnerable to {what}", "de vulnérabilité {what}");
var ofVitality = said("of Vitality {n} or less", "de Vitalité {n} ou moins");
var amongKinds = said("among {N}", "parmi les {N}");
var adverse = { one: said("", "adverse"), many: said("", "adverses") };

// libs/cards/src/text/lexicon/nouns.ts
var noun = (one2, many, gender = "un") => {
  const article = /^[AEIO]/.test(one2.en) ? "an" : "a";
  return { one: one2, many, a: said(`${article} ${one2.en}`, `${gender} ${one2.fr}`) };
};
var creature2 = noun(said("creature", "créature"), said("creatures", "créatures"), "une");
var guardian2 = noun(said("Guardian", "Gardien"), said("Guardians", "Gardiens"));
var stone = noun(said("stone", "pierre"), said("stones", "pierres"), "une");
var kinds2 = {
  MORTAL: noun(said("Mortal", "Mortel"), said("Mortals", "Mortels")),
  ELEMENTAL: noun(said("Elemental", "Élémental"), said("Elementals", "Élémentaux")),
  OUTSIDER: noun(said("Outsider", "Extérieur"), said("Outsiders", "Extérieurs"))
};
var classes = {
  SOLDIER: noun(said("Soldier", "Soldat"), said("Soldiers", "Soldats")),
  LEADER: noun(said("Leader", "Chef"), said("Leaders", "Chefs")),
  MAGE: noun(said("Mage", "Mage"), said("Mages", "Mages")),
  ROGUE: noun(said("Rogue", "Vaurien"), said("Rogues", "Vauriens")),
  BEAST: noun(said("Beast", "Bête"), said("Beasts", "Bêtes"), "une"),
  GIANT: noun(said("Giant", "Géant"), said("Giants", "Géants")),
  SPIRIT: noun(said("Spirit", "Esprit"), said("Spirits", "Esprits")),
  RESTLESS: noun(said("Restless", "Sans-Repos"), said("Restless", "Sans-Repos")),
  SWARM: noun(said("Swarm", "Essaim"), said("Swarms", "Essaims"))
};

// libs/cards/src/text/list.ts
var lastly = { and: { en: "and", fr: "et" }, or: { en: "or", fr: "ou" } };
function list(words, conjunction, locale) {
  const distinct = [...new Set(words)];
  const last = distinct.pop() ?? "";
  return distinct.length === 0 ? last : `${distinct.join(", ")} ${lastly[conjunction][locale]} ${last}`;
}

// libs/cards/src/text/group.ts
var groupOf = (filter, locale, enemy = false) => worded(nounOf(filter, locale), filter, locale, enemy ? adverse.many[locale] : "");
var oneOf = (filter, locale, enemy = false) => worded(
  list(
    nounsOf(filter).map(({ a }) => a[locale]),
    "or",
    locale
  ),
  filter,
  locale,
  enemy ? adverse.one[locale] : ""
);
var worded = (noun2, filter, locale, whose) => [noun2, whose, ...attributesOf(filter, locale)].filter((words) => words !== "").join(" ");
var vulnerable = (to2, locale) => fill(vulnerableTo[locale], { what: vulnerabilityList(to2, locale) });
var vulnerabilityList = (to2, locale) => list(
  to2.map((one2) => vulnerabilities[one2][locale]),
  "or",
  locale
);
function nounsOf(filter) {
  if (filter.guardian) return [guardian2];
  if (filter.classes) return filter.classes.map((one2) => classes[one2]);
  return filter.kinds ? filter.kinds.map((one2) => kinds2[one2]) : [creature2];
}
var nounOf = (filter, locale) => list(
  nounsOf(filter).map(({ many }) => many[locale]),
  "and",
  locale
);
function attributesOf(filter, locale) {
  const { kinds: ofKinds, classes: ofClasses, sizes: sizes2, flying: flying2, attackType, maxVitality } = filter;
  const words = [];
  if (filter.owner) words.push(ownedBy[filter.owner][locale]);
  if (ofKinds && ofClasses) words.push(fill(amongKinds[locale], { N: nounOf({ kinds: ofKinds }, locale) }));
  if (sizes2) {
    const named3 = sizes2.map((size) => ofSize[size][locale]);
    words.push(list(named3, "or", locale));
  }
  if (flying2 !== void 0) words.push((flying2 ? withFlying : withoutFlying)[locale]);
  if (filter.influenceable !== void 0)
    words.push((filter.influenceable ? openToInfluence : closedToInfluence)[locale]);
  if (attackType) words.push(withAttack[attackType][locale]);
  if (filter.vulnerable) words.push(vulnerable(filter.vulnerable, locale));
  if (maxVitality !== void 0) words.push(fill(ofVitality[locale], { n: String(maxVitality) }));
  return words;
}

// libs/cards/src/text/lexicon/circumstances.ts
var triggers2 = {
  PLAYED: inBoth("when played", "à son arrivée"),
  COMMAND: inBoth("Command", "Commandement"),
  BEATEN: inBoth("when beaten", "une fois battue"),
  DISCARDED: inBoth("when discarded from play", "une fois défaussée du jeu"),
  WON: inBoth("after a won combat", "après un combat gagné"),
  VICTORIOUS: inEach(void 0, said("when victorious", "une fois victorieuse")),
  AFTER_COMBAT: inBoth("after the combat", "après le combat")
};
var enlistment = said("enlistment", "enrôlement");
var anyRound = said("primary or secondary round", "round primaire ou secondaire");
var timings = {
  ORGANIZE: inEach(said("Phase I", "Phase I"), enlistment),
  DOMINANT: inEach(said("dominants", "dominantes"), enlistment),
  TURN: inEach(said("before turning a Shield", "avant de tourner un Bouclier"), enlistment),
  MOVE_REACTION: inEach(
    said("when a flight is declared", "à l’annonce d’un vol"),
    said("primary round", "round primaire")
  ),
  COMMAND: inEach(
    said("Command card", "carte de Commandement"),
    said("Command, any round", "Commandement, tout round")
  ),
  MATCHUP: inEach(said("match-up", "confrontation"), anyRound),
  PRIMARY: inEach(said("primary match-up", "confrontation primaire"), said("primary round", "round primaire")),
  SECONDARY: inEach(
    said("secondary match-up", "confrontation secondaire"),
    said("secondary round", "round secondaire")
  ),
  STRONGHOLD: inEach(
    said("match-up on a Stronghold", "confrontation sur une Forteresse"),
    said("raid combat", "combat de raid")
  ),
  RESPONSE: inEach(said("response", "réponse"), anyRound),
  SETTLEMENT: inEach(said("settlement", "occupation"), said("terrain step", "étape de terrain")),
  CHALLENGE: inEach(said("Guardian battle", "combat contre un Gardien"), said("challenge", "défi")),
  ANY: inBoth("any time", "à tout moment")
};
var oncePerTurn = said("once a turn", "une fois par tour");
var against2 = said("against {N}", "contre les {N}");
var againstGuardian = said("against a Guardian", "contre un Gardien");
var onTerrain = {
  FOREST: said("in Forest", "en Forêt"),
  HIGHLAND: said("on Highland", "sur les Hauteurs"),
  LAKELAND: said("in Lakeland", "au pays des Lacs"),
  MARSH: said("in Marsh", "dans le Marais"),
  WASTES: said("in Wastes", "dans les Friches"),
  PINNACLES: said("on Pinnacles", "sur les Pics")
};
var places3 = {
  OPEN_FIELD: inEach(
    said("on a disputed land", "sur une Contrée Disputée"),
    said("in the duel zone", "en Zone de Duel")
  ),
  OWN_STRONGHOLD: inEach(
    said("on your Stronghold", "sur votre Forteresse"),
    said("defending in a raid", "en défense de raid")
  ),
  ENEMY_STRONGHOLD: inEach(
    said("against defenders of a Stronghold", "contre les défenseurs d’une Forteresse"),
    said("attacking in a raid", "en attaque de raid")
  ),
  IN_FRONT: inEach(said("on the lands in front", "sur les Contrées en face"), void 0)
};
var roles = {
  ATTACKER: said("when attacking", "en attaque"),
  DEFENDER: said("when defending", "en défense"),
  PRIMARY: said("in the primary round", "au round primaire"),
  SECONDARY: said("in a secondary attack", "en attaque secondaire")
};

// libs/cards/src/text/conditions.ts
var enemies2 = /* @__PURE__ */ new Set(["OPPONENT", "ENEMY_ALL", "PICK_ENEMY"]);
var targetFilter = ({ target: target3, when }) => enemies2.has(target3) ? { ...when?.own, ...when?.opponent } : when?.own ?? {};
var againstGroup = (filter, locale) => filter.guardian ? againstGuardian[locale] : fill(against2[locale], { N: groupOf(filter, locale) });
function conditionsOf({ target: target3, when }, game, locale) {
  if (!when) return [];
  const words = [];
  if (when.opponent && !enemies2.has(target3)) words.push(againstGroup(when.opponent, locale));
  if (when.terrain) words.push(onTerrain[when.terrain][locale]);
  if (when.place) words.push(places3[when.place][game]?.[locale]);
  if (when.role) words.push(roles[when.role][locale]);
  return words.filter((word) => word !== void 0);
}

// libs/cards/src/text/numbers.ts
var signed2 = (value) => value < 0 ? `−${-value}` : `+${value}`;
var stoneWord = (count3, locale) => (count3 === 1 ? stone.one : stone.many)[locale];
var stones2 = (count3, locale) => `${count3} ${stoneWord(count3, locale)}`;

// libs/cards/src/text/lead.ts
function leadOf(effect3, card, game, locale) {
  if (effect3.op === "SAVE") return [];
  const cost2 = effect3.cost ?? card.cost ?? 0;
  const parts3 = [
    momentOf2(effect3, card, game, locale),
    cost2 > 0 ? stones2(cost2, locale) : void 0,
    effect3.trigger === "ACTIVATED" ? oncePerTurn[locale] : void 0
  ];
  return parts3.filter((part) => part !== void 0);
}
function momentOf2(effect3, card, game, locale) {
  const windows2 = effect3.timing ?? card.timing;
  if (windows2) {
    const named3 = windows2.map((window) => timings[window][game]?.[locale]).filter((word) => word !== void 0);
    return list(named3, "or", locale);
  }
  const { trigger } = effect3;
  return trigger === "STATIC" || trigger === "ACTIVATED" ? void 0 : triggers2[trigger][game]?.[locale];
}
var everHappens = ({ trigger }, game) => trigger === "STATIC" || trigger === "ACTIVATED" || triggers2[trigger][game] !== void 0;

// libs/cards/src/text/lexicon/subjects.ts
var subjects = {
  SELF: void 0,
  BEARER: said("bearer:", "porteur :"),
  OPPONENT: said("its opponent[, if it is {A}]:", "son adversaire[, si c’est {A}] :"),
  OWN_ALL: said("your {N}:", "vos {N} :"),
  OWN_OTHERS: said("your other {N}:", "vos autres {N} :"),
  ENEMY_ALL: said("enemy {N}:", "{NE} :"),
  ALL: said("all {N}:", "tous camps, {N} :"),
  OWN_HERE: said("your {N} here:", "vos {N} ici :"),
  PICK_OWN: said("one of your {N}:", "une de vos {N} :"),
  PICK_ENEMY: said("one of the enemy {N}:", "{OE} :"),
  OWN_SEAT: void 0,
  ENEMY_SEAT: void 0
};
var underThisShield = inEach(
  said("your {N} under this Shield:", "vos {N} sous ce Bouclier :"),
  said("while this Shield is in play, your {N}:", "tant que ce Bouclier est en jeu, vos {N} :")
);
var hereOnDowngrade = said("enemy {N} here:", "{NE} ici :");
var sides2 = {
  OWN: said("your", "de votre camp"),
  ENEMY: said("the enemy’s", "du camp ennemi")
};

// libs/cards/src/text/predicates/predicate-key.ts
function predicateKey(effect3, card) {
  const { op, what, target: target3 } = effect3;
  switch (op) {
    case "GRANT":
    case "LOSE":
    case "DISCARD":
    case "DECLARE_FIRST":
    case "CANCEL":
    case "NO_FLIGHT":
      return `${op}:${what ?? ""}`;
    case "RULE":
      return `RULE:${what ?? ""}=${effect3.setting ?? ""}`;
    case "DESTROY":
    case "SEND_HOME":
      return `${op}:${target3 === "OPPONENT" ? "OPPONENT" : "PICK_ENEMY"}`;
    case "BAR_CORRUPTION":
      return target3 === "ALL" ? "BAR_CORRUPTION:ALL" : op;
    case "NO_STRONGHOLD_BONUS":
      return card.type === "UPGRADE" ? "NO_STRONGHOLD_BONUS:UPGRADE" : op;
    case "STONES":
      return `STONES:${target3 === "ENEMY_SEAT" ? "ENEMY" : "OWN"}${(effect3.value ?? 0) < 0 ? "-" : "+"}`;
    default:
      return op;
  }
}

// libs/cards/src/text/predicates/combat-predicates.ts
var combatPredicates = {
  VITALITY: inBoth("{v} Vitality", "{v} de Vitalité"),
  SIDE_TOTAL: inEach(
    said("{v} to {side} sum for the space", "{v} à la somme {side} pour l’espace"),
    said("{v} to {side} secondary total", "{v} au total secondaire {side}")
  ),
  COUNTS_AS: inEach(
    said("counts {n} for the space", "compte pour {n} dans l’espace"),
    said("counts {n} in the secondary total as duellist", "compte pour {n} dans le total secondaire en duelliste")
  ),
  RANGED: inBoth("{v} to their ranged attacks", "{v} à leurs attaques à distance"),
  WIN_PUSHES: inEach(
    said("pushes count as won", "les égalités sont gagnées"),
    said("ties count as won", "les égalités sont gagnées")
  ),
  "NO_STRONGHOLD_BONUS:UPGRADE": inBoth("this Stronghold gives no bonus", "cette Forteresse ne donne aucun bonus"),
  NO_STRONGHOLD_BONUS: inBoth(
    "the Stronghold fought over gives no bonus in this combat",
    "la Forteresse disputée ne donne aucun bonus pendant ce combat"
  ),
  "GRANT:FLYING": inBoth("Flying", "Vol"),
  "GRANT:INFLUENCEABLE": inBoth("influenceable", "influence possible"),
  "GRANT:ENTER_FROM_UNDER": inEach(
    said("may lie under your Stronghold and fights there", "peut être placée sous votre Forteresse et y combat"),
    said(
      "may enter the duel zone from under a Stronghold",
      "peut entrer dans l’arène depuis le dessous d’une Forteresse"
    )
  ),
  "LOSE:FLYING": inBoth("no Flying", "pas de Vol"),
  "LOSE:INFLUENCEABLE": inBoth("no influence received", "aucune influence reçue"),
  "LOSE:RANGED": inBoth("no ranged attacks", "pas d’attaque à distance"),
  IMMUNE: inBoth("immunity to {what}", "immunité {what}"),
  "BAR_CORRUPTION:ALL": inBoth(
    "while it is in the combat, no one plays[ {what}] corruption",
    "tant qu’elle est dans le combat, personne ne joue de corruption[ {what}]"
  ),
  BAR_CORRUPTION: inBoth("no[ {what}] corruption", "aucune corruption[ {what}]"),
  NO_INFLUENCE: inBoth("no influence received", "aucune influence reçue"),
  NO_SECONDARY: inEach(
    said("no secondary attacks on it", "aucune attaque secondaire contre elle"),
    said(
      "as your duellist, unless beaten in the primary round: the enemy joins no secondary attacker",
      "en duelliste, sauf si elle a perdu le round primaire : l’ennemi n’engage aucun attaquant secondaire"
    )
  ),
  AREA: inBoth("area-of-effect attack {n} ({what})", "attaque à aire d’effet {n} ({what})"),
  "DESTROY:OPPONENT": inBoth("destroys its opponent[ if it is {A}]", "détruit son adversaire[ si c’est {A}]"),
  "DESTROY:PICK_ENEMY": inBoth("destroy one of the enemy {N}", "détruisez {OE}"),
  "SEND_HOME:OPPONENT": inBoth(
    "sends its opponent[, if it is {A},] to its owner’s pen",
    "renvoie son adversaire[, si c’est {A},] dans l’enclos de son propriétaire"
  ),
  "SEND_HOME:PICK_ENEMY": inBoth(
    "one of the enemy {N} returns to its owner’s pen",
    "{OE} retourne dans l’enclos de son propriétaire"
  ),
  UNDER_PILE: inBoth(
    "one of the enemy {N} goes under its owner’s draw pile",
    "{OE} va sous la pioche de son propriétaire"
  ),
  AMBUSH: inEach(
    said(
      "name an enemy stack: its weakest creature is destroyed if its Vitality is {n} or less",
      "désignez une pile ennemie : sa créature la plus faible est détruite si sa Vitalité est de {n} ou moins"
    ),
    said(
      "turn up a face-down enemy card at a Stronghold: a creature of Vitality {n} or less is destroyed",
      "retournez une carte ennemie face cachée sur ou sous une Forteresse : une créature de Vitalité {n} ou moins est détruite"
    )
  ),
  "DISCARD:TERRAIN": inBoth("discard a Terrain in play", "défaussez un Terrain en jeu"),
  "DISCARD:UPGRADE": inBoth(
    "discard an Upgrade or Downgrade in play",
    "défaussez un Renforcement ou un Affaiblissement en jeu"
  ),
  "DISCARD:STANDARD_BEARER": inEach(
    said("the enemy Standard Bearer has no effect this turn", "le Porte-étendard ennemi est sans effet ce tour-ci"),
    said("discard the enemy Standard Bearer in play", "défaussez le Porte-étendard ennemi en jeu")
  ),
  SAVE: inEach(
    said(
      "when beaten[, {c}]: to its owner’s pen instead of the discard pile",
      "une fois battue[, {c}] : dans l’enclos de son propriétaire au lieu de la défausse"
    ),
    said(
      "in a combat[, {c}]: if it loses that combat it goes to its owner’s pen instead of the discard pile",
      "en combat[, {c}] : si elle perd ce combat, elle va dans l’enclos de son propriétaire au lieu de la défausse"
    )
  ),
  HEAL: inEach(
    said(
      "restores one beaten creature of yours[, if it is {A}]",
      "rétablit une de vos créatures battues[, si c’est {A}]"
    ),
    said(
      "your losing duellist[, if it is {A},] goes to the pen instead of the discard pile",
      "votre duelliste vaincu[, si c’est {A},] va dans l’enclos au lieu de la défausse"
    )
  ),
  RECOVER: inEach(
    said("take one of the {N} in your discard pile into your pen", "reprenez de votre défausse dans votre enclos {O}"),
    void 0
  ),
  FREE_CAPTIVE: inEach(
    void 0,
    said("your captured creature returns to your pen", "votre créature capturée revient dans votre enclos")
  )
};

// libs/cards/src/text/predicates/table-predicates.ts
var declared2 = (en, the, fr) => inEach(
  said(
    `the opponent declares the ${en} of each primary attacker before you choose yours`,
    `l’adversaire annonce ${the} ${fr} de chaque attaquant primaire avant votre choix`
  ),
  said(
    `the numbers of creatures of each ${en} in the enemy hand and pen are made public`,
    `les nombres de créatures de chaque ${fr} dans la main et l’enclos ennemis deviennent publics`
  )
);
var tablePredicates = {
  "RULE:COMPARE=LOWER_WINS": inBoth("the lower total wins", "le total le plus faible l’emporte"),
  "RULE:COMPARE=HIGHER_WINS": inBoth(
    "the higher total wins, regardless of other cards",
    "le total le plus élevé l’emporte, quoi que dise une autre carte"
  ),
  "RULE:INFLUENCE=NONE": inBoth("no one receives influence", "personne ne reçoit d’influence"),
  "RULE:FLYING=NONE": inBoth("nothing counts as flying", "rien ne compte comme volant"),
  "RULE:RANGED=NONE": inBoth("no ranged attacks", "pas d’attaque à distance"),
  "DECLARE_FIRST:KIND": declared2("kind", "le", "genre"),
  "DECLARE_FIRST:SIZE": declared2("size", "la", "taille"),
  "DECLARE_FIRST:CLASS": declared2("class", "la", "classe"),
  "CANCEL:PLAY": inEach(
    said(
      "cancels the spell, hand item or command card just played",
      "annule le sort, l’objet H ou la carte de Commandement qui vient d’être joué"
    ),
    said("cancels a spell, hand item or command in force", "annule un sort, un objet H ou un Commandement en vigueur")
  ),
  "CANCEL:COMMAND": inEach(
    said("cancels the command card just revealed", "annule la carte de Commandement qui vient d’être révélée"),
    said("cancels a command in force", "annule un Commandement en vigueur")
  ),
  REVERSE_INFLUENCE: inEach(
    said(
      "the Guardian influence just given is subtracted instead",
      "l’influence de Gardien qui vient d’être donnée est soustraite"
    ),
    said(
      "the Guardian influence received by one enemy creature this round is subtracted instead",
      "l’influence de Gardien reçue ce round par une créature adverse est soustraite"
    )
  ),
  LOOK: inEach(
    said("learn the total Vitality of one enemy stack", "apprenez la Vitalité totale d’une pile ennemie"),
    said("look at one face-down enemy card in play", "regardez une carte ennemie face cachée en jeu")
  ),
  REVEAL: inEach(
    said("one enemy stack is shown to both seats", "une pile ennemie est montrée aux deux joueurs"),
    said(
      "turn up one face-down enemy card at a Stronghold",
      "retournez une carte ennemie face cachée sur ou sous une Forteresse"
    )
  ),
  DRAW: inBoth("draw {n}", "piochez {n}"),
  "STONES:OWN+": inBoth("gain {n} {stone}", "gagnez {n} {stone}"),
  "STONES:OWN-": inBoth("lose {n} {stone}", "perdez {n} {stone}"),
  "STONES:ENEMY+": inBoth("the enemy gains {n} {stone}", "l’ennemi gagne {n} {stone}"),
  "STONES:ENEMY-": inBoth("the enemy loses {n} {stone}", "l’ennemi perd {n} {stone}"),
  FIRST: inEach(
    said("you are first this turn", "vous êtes premier ce tour-ci"),
    said("you are Active from the next step on", "vous êtes Actif dès l’étape suivante")
  ),
  REDRAW_DOMINANT: inBoth(
    "your dominant goes under your draw pile, turn up another",
    "votre dominante va sous votre pioche, retournez-en une autre"
  ),
  LEAVE_DOMINANT: inBoth(
    "discard your dominant, its value still counts this turn",
    "défaussez votre dominante, sa valeur compte encore ce tour-ci"
  ),
  SKIP_TO_SETTLEMENT: inEach(
    said("go to phase III", "passez à la phase III"),
    said("no duel and no raid this turn", "ni duel ni raid ce tour-ci")
  ),
  STOP_FLIGHT: inEach(
    said(
      "the declared flight does not happen, that seat flies no more this turn",
      "le vol annoncé n’a pas lieu, ce joueur ne vole plus ce tour-ci"
    ),
    said("the enemy duellist has no Flying this round", "le duelliste ennemi n’a pas le Vol ce round-ci")
  ),
  "NO_FLIGHT:SPACE": inEach(
    said("no flight starts on, crosses or ends on this space", "aucun vol ne commence, ne passe ni ne finit ici"),
    said("nothing counts as flying in combats here", "rien ne compte comme volant dans les combats ici")
  ),
  "NO_FLIGHT:OWN_STRONGHOLDS": inEach(
    said("no enemy flight ends on your Strongholds", "aucun vol ennemi ne finit sur vos Forteresses"),
    said(
      "raiders of your Strongholds do not count as flying",
      "les assaillants de vos Forteresses ne comptent pas comme volants"
    )
  ),
  NO_RANGED: inBoth("no ranged attacks here", "pas d’attaque à distance ici"),
  EXTRA_STEP: inEach(
    said("one Shield may take a third step this turn", "un Bouclier peut faire un troisième pas ce tour-ci"),
    said(
      "move one of your cards from on one of your Strongholds to another that is free",
      "déplacez une de vos cartes du dessus d’une Forteresse à une autre libre"
    )
  ),
  HOLD: inEach(
    said(
      "holds one creature, which may join your turned Shield",
      "abrite une créature, qui peut rejoindre votre Bouclier tourné"
    ),
    said(
      "any creature may lie under this Stronghold and enter the duel zone from there",
      "toute créature peut être placée sous cette Forteresse et entrer de là dans l’arène"
    )
  )
};

// libs/cards/src/text/predicates/predicates.ts
var predicates = { ...combatPredicates, ...tablePredicates };
var needSubject = /* @__PURE__ */ new Set([
  "VITALITY",
  "COUNTS_AS",
  "RANGED",
  "WIN_PUSHES",
  "GRANT:FLYING",
  "GRANT:INFLUENCEABLE",
  "GRANT:ENTER_FROM_UNDER",
  "LOSE:FLYING",
  "LOSE:INFLUENCEABLE",
  "LOSE:RANGED",
  "IMMUNE",
  "BAR_CORRUPTION",
  "NO_INFLUENCE",
  "NO_SECONDARY",
  "SAVE"
]);

// libs/cards/src/text/sentence.ts
function sentence(body2, lead = []) {
  const words = lead.length > 0 ? `${lead.join(", ")} — ${body2}` : body2;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

// libs/cards/src/text/subject.ts
function subjectOf({ target: target3 }, card, game) {
  if (card.type === "STANDARD_BEARER" && target3 === "OWN_ALL") return underThisShield[game];
  if (card.variant === "DOWNGRADE" && target3 === "OWN_HERE") return hereOnDowngrade;
  return subjects[target3];
}

// libs/cards/src/text/effect-sentence.ts
function effectSentence(effect3, card, game, locale) {
  const words = effectWords(effect3, card, game, locale);
  return words === void 0 ? void 0 : sentence(words, leadOf(effect3, card, game, locale));
}
function effectWords(effect3, card, game, locale) {
  const key = predicateKey(effect3, card);
  const predicate = predicates[key][game];
  const exists = effect3.games?.includes(game) ?? true;
  if (!predicate || !exists || !everHappens(effect3, game)) return void 0;
  const blanks = blanksOf(effect3, locale);
  const subject = needSubject.has(key) ? subjectOf(effect3, card, game) : void 0;
  return [
    subject ? fill(subject[locale], blanks) : void 0,
    fill(predicate[locale], blanks),
    ...conditionsOf(effect3, game, locale),
    effect3.tag ? `(${attacks[effect3.tag][locale]})` : void 0
  ].filter((part) => part !== void 0).join(" ");
}
var immunityWords = ({ attack, creatures }, locale) => attack ? immuneTo2[attack][locale] : fill(immuneToGroup[locale], { N: groupOf(creatures ?? {}, locale) });
function blanksOf(effect3, locale) {
  const { value = 0, cost: cost2, target: target3 } = effect3;
  const filter = targetFilter(effect3);
  return {
    v: signed2(value),
    n: String(Math.abs(value)),
    what: whatOf(effect3, locale),
    side: sides2[target3 === "ENEMY_SEAT" ? "ENEMY" : "OWN"][locale],
    c: cost2 === void 0 ? void 0 : stones2(cost2, locale),
    stone: stoneWord(Math.abs(value), locale),
    N: groupOf(filter, locale),
    NE: groupOf(filter, locale, true),
    O: oneOf(filter, locale),
    OE: oneOf(filter, locale, true),
    A: Object.keys(filter).length > 0 ? oneOf(filter, locale) : void 0
  };
}
function whatOf({ what, immunity: immunity2, vulnerabilities: vulnerabilities2 }, locale) {
  if (immunity2) return immunityWords(immunity2, locale);
  if (vulnerabilities2) return vulnerabilityList(vulnerabilities2, locale);
  return what === "PLAIN" || what === "FIRE" || what === "FEAR" ? attacks[what][locale] : void 0;
}

// libs/cards/src/text/lexicon/printed.ts
var printed2 = {
  flying: inBoth("Flying", "Vol"),
  influenceable: inBoth("influenceable[ (up to {n})]", "influençable[ (jusqu’à {n})]"),
  influence: inBoth("influence {n}[ ({N})]", "influence {n}[ ({N})]"),
  ranged: inBoth("ranged attack {n}[ {against}]", "attaque à distance {n}[ {against}]"),
  offColor: inBoth("off-color bonus {against}", "bonus Hors-Couleur {against}"),
  red: inEach(void 0, said("its opponent: {v} Vitality (red {n})", "son adversaire : {v} de Vitalité (rouge {n})")),
  attack: inBoth("{what} attack", "attaque de {what}"),
  defense: inEach(
    said("your creatures here: {v} Vitality", "vos créatures ici : {v} de Vitalité"),
    said("your creature defending here: {v} Vitality", "votre créature qui défend ici : {v} de Vitalité")
  ),
  corrupts: inBoth(
    "a creature {vulnerable} returns to its owner’s pen",
    "une créature {vulnerable} retourne dans l’enclos de son propriétaire"
  )
};
var creatureLine = said("{kind} {classes}, {size}", "{kind}, {classes}, {size}");

// libs/cards/src/text/printed-sentences.ts
function printedSentences(card, game, locale) {
  return phrasesOf(card, game, locale).flatMap(([phrase, blanks]) => {
    const template = phrase[game];
    return template ? [sentence(fill(template[locale], blanks))] : [];
  });
}
function phrasesOf(card, game, locale) {
  switch (card.type) {
    case "CREATURE":
      return [...giftsOf(card, game, locale), ...attackOf(card, locale)];
    case "STRONGHOLD":
      return [[printed2.defense, { v: signed2(card.defenseBonus ?? 0) }]];
    case "TERRAIN":
      return ruleOf(card);
    case "CORRUPTION":
      return [[printed2.corrupts, { vulnerable: vulnerable(card.corrupts ?? [], locale) }]];
    default:
      return [];
  }
}
function giftsOf(card, game, locale) {
  const said2 = [];
  const { influenceValue, influenceReceivers: receivers2 } = card;
  const cap = ownInfluenceCap(game, card);
  if (card.flying) said2.push([printed2.flying, {}]);
  if (card.influenceable) said2.push([printed2.influenceable, { n: cap === void 0 ? void 0 : String(cap) }]);
  if (influenceValue !== void 0) {
    const N = receivers2 && groupOf({ kinds: receivers2 }, locale);
    said2.push([printed2.influence, { n: String(influenceValue), N }]);
  }
  return said2;
}
function attackOf(card, locale) {
  const said2 = [];
  const { rangedStrength, rangedCondition, offColorAgainst, attackType = "PLAIN", immunities = [] } = card;
  const { redVitality, vitality: vitality2 = 0 } = card;
  if (rangedStrength !== void 0) {
    const against3 = rangedCondition && againstGroup(rangedCondition, locale);
    said2.push([printed2.ranged, { n: String(rangedStrength), against: against3 }]);
  }
  if (offColorAgainst) said2.push([printed2.offColor, { against: againstGroup({ kinds: [offColorAgainst] }, locale) }]);
  if (redVitality !== void 0) {
    said2.push([printed2.red, { v: signed2(redVitality - vitality2), n: String(redVitality) }]);
  }
  if (attackType !== "PLAIN") said2.push([printed2.attack, { what: attacks[attackType][locale] }]);
  for (const immunity2 of immunities) said2.push([predicates.IMMUNE, { what: immunityWords(immunity2, locale) }]);
  return said2;
}
function ruleOf({ terrainType }) {
  if (terrainType === "FOREST") return [[predicates.NO_RANGED, {}]];
  return terrainType === "PINNACLES" ? [[predicates["NO_FLIGHT:SPACE"], {}]] : [];
}

// libs/cards/src/text/text-of.ts
function textOf(card, game, locale) {
  const sentences = card.effects.map((effect3) => effectSentence(effect3, card, game, locale));
  return [...printedSentences(card, game, locale), ...sentences.filter((one2) => one2 !== void 0)].join(" ");
}

// libs/cards/src/text/lexicon/names.ts
var types = {
  GUARDIAN: said("Guardian", "Gardien"),
  STRONGHOLD: said("Stronghold", "Forteresse"),
  CREATURE: said("Creature", "Créature"),
  SHIELD: said("Shield", "Bouclier"),
  STANDARD_BEARER: said("Standard Bearer", "Bouclier Porte-étendard"),
  TERRAIN: said("Terrain", "Terrain"),
  ITEM_CREATURE: said("Creature item", "Objet Créature « C »"),
  UPGRADE: said("Upgrade", "Renforcement"),
  SPELL: said("Spell", "Sort"),
  ITEM_HAND: said("Hand item", "Objet Magique « H »"),
  CORRUPTION: said("Corruption", "Corruption")
};
var variants = {
  UPGRADE: said("Upgrade", "Renforcement"),
  DOWNGRADE: said("Downgrade", "Affaiblissement")
};
var positions3 = {
  LEFT: said("left", "gauche"),
  CENTER: said("center", "centre"),
  RIGHT: said("right", "droite")
};
var terrains = {
  FOREST: said("Forest", "Forêt"),
  HIGHLAND: said("Highland", "Hauteurs"),
  LAKELAND: said("Lakeland", "Lacs"),
  MARSH: said("Marsh", "Marais"),
  WASTES: said("Wastes", "Friches"),
  PINNACLES: said("Pinnacles", "Pics")
};
var sizes = {
  SMALL: said("small", "petite taille"),
  MEDIUM: said("medium", "taille moyenne"),
  LARGE: said("large", "grande taille")
};
var rarities = {
  COMMON: said("common", "commune"),
  UNCOMMON: said("uncommon", "peu commune"),
  RARE: said("rare", "rare")
};
var singular = (nouns) => Object.fromEntries(Object.entries(nouns).map(([word, { one: one2 }]) => [word, one2]));
var names = {
  type: types,
  variant: variants,
  position: positions3,
  terrainType: terrains,
  kind: singular(kinds2),
  class: singular(classes),
  size: sizes,
  rarity: rarities,
  vulnerability: vulnerabilities,
  attackType: attacks
};

// libs/cards/src/text/word-for.ts
var wordFor = (vocabulary, word, locale) => names[vocabulary][word][locale];

// libs/cards/src/text/type-line.ts
function typeLine(card, locale) {
  const { type, kind, size, classes: classes2 = [], position, terrainType, variant: variant2 } = card;
  if (kind && size) {
    const named3 = classes2.map((one2) => wordFor("class", one2, locale));
    return fill(creatureLine[locale], {
      kind: wordFor("kind", kind, locale),
      classes: list(named3, "and", locale),
      size: wordFor("size", size, locale)
    });
  }
  if (variant2) return wordFor("variant", variant2, locale);
  const name = wordFor("type", type, locale);
  if (position) return `${name}, ${wordFor("position", position, locale)}`;
  return terrainType ? `${name}, ${wordFor("terrainType", terrainType, locale)}` : name;
}

// libs/cards/src/text/cards-with-texts.ts
var cardWithTextSchema = (game) => cardFields.extend({
  typeLine: localizedSchema.meta({ description: "Type, kind and classes in words." }),
  text: z42.strictObject({ en: z42.string(), fr: z42.string() }).meta({
    id: "CardText",
    description: `The text of the card in ${gameTitles[game]}, made from its effects (CARD-30).`
  })
}).meta({ id: "Card", description: `A card as it is printed, with its text for ${gameTitles[game]}.` });
var localizedBy = (write) => Object.fromEntries(locales.map((locale) => [locale, write(locale)]));
var cardsWithTexts = (game, cards3) => cards3.filter(({ games: games2 }) => games2.includes(game)).map((card) => ({
  ...card,
  typeLine: localizedBy((locale) => typeLine(card, locale)),
  text: localizedBy((locale) => textOf(card, game, locale))
}));

// libs/arena/src/content/content.ts
import { z as z43 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var contentSchema2 = z43.strictObject({ cards: z43.array(cardWithTextSchema("ARENA")) });
var content = { cards: cardsWithTexts("ARENA", box.printed.card) };

// libs/arena/src/flow/advance.ts
var advance = (turn) => proceedWhile(turn, () => true);
var answerArrival = (turn) => proceedWhile(turn, () => isInterrupted(turn.state));
function proceedWhile(turn, wanted) {
  while (!turn.state.over && wanted() && !openStepOf(turn.state)) {
    turn.spend();
    currentRules(turn.state).proceed(turn);
  }
}

// libs/arena/src/decide.ts
function decide(turn, command2, by2) {
  const refusal = refused4(turn.state, command2, by2);
  if (refusal) return refusal;
  const { stagesEntered } = turn.state;
  const acts = command2.type !== "declineCorruption" && isAction(turn.state, command2.type, by2);
  rulesOf(command2).perform(turn, command2, by2);
  answerArrival(turn);
  if (acts && !turn.state.over && turn.state.stagesEntered === stagesEntered) {
    turn.emit({ type: "priorityGiven", seat: otherSeat(by2) });
  }
  advance(turn);
  return void 0;
}
function refused4(state, command2, by2) {
  if (state.over) return refuse2("END-04", "GAME_OVER");
  const rules3 = rulesOf(command2);
  const refusal = refusedBefore(openStepOf(state), rules3.steps, by2, {
    wrongStep: (step) => refuse2("GEN-03", "WRONG_STATE", { step: step ?? state.stage }),
    notAsked: () => state.sealed?.asked.includes(by2) ? refuse2("GEN-05", "ALREADY_COMMITTED") : refuse2("GEN-04", "NOT_YOUR_PRIORITY")
  });
  const found2 = refusal ?? rules3.check(state, command2, by2);
  return found2 && withFace(rulebook, state, found2, (id) => sees(state, by2, id));
}

// libs/arena/src/events/combat-events.ts
import { z as z45 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/arena/src/events/event-fields.ts
import { z as z44 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var seat5 = seatSchema;
var by = { seat: seatSchema };
var count2 = z44.int().min(0);
var stronghold2 = positionSchema2;
var place = placeSchema;
var own2 = (schema) => secret(schema, { seat: "seat" });
var hidden = (schema) => secret(schema, "nobody");
var totalSchema = totalSchemaOf(seatSchema);
var raidTargetSchema = z44.strictObject({ seat: seatSchema, stronghold: stronghold2 }).meta({ id: "RaidTarget", description: "A seat that raids, and the other seat's stronghold that it raids." });

// libs/arena/src/events/combat-events.ts
var winner = seatSchema.nullable();
var combatEvents = {
  combatBegun: mattering(
    "DETAIL",
    z45.strictObject({
      kind: combatKindSchema,
      stronghold: stronghold2.nullable().meta({ description: "Passive's, in a raid; null: in the duel zone." })
    }).meta({ description: "Two creatures meet; Active attacks (ARENA-ENT-03, ARENA-RAI-08)." })
  ),
  corruptionPlayed: revealing(
    z45.strictObject({ ...by, card: shown, target: shown }).meta({ description: "A corruption is played on an enemy creature (ARENA-COR-03)." }),
    { card: "everyone" }
  ),
  attackerJoined: revealing(
    z45.strictObject({ ...by, card: shown }).meta({ description: "A creature joins the duel from hand, as a secondary attacker (ARENA-SEC-03)." }),
    { card: "everyone" }
  ),
  strongholdCreatureUsed: mattering(
    "DETAIL",
    z45.strictObject({ ...by, stronghold: stronghold2, ability: supportSchema, card: shown, receiver: shown }).meta({ description: "A creature UNDER a stronghold uses its ability of the turn (ARENA-RNG-03)." })
  ),
  creatureTookPart: mattering(
    "DETAIL",
    z45.strictObject({ ...by, card: shown }).meta({ description: "A creature that has just come is not corrupted, and acts (ARENA-COR-05)." })
  ),
  guardianInfluenced: z45.strictObject({ ...by, receiver: shown, value: z45.int().min(1) }).meta({ description: "A power stone is spent: influence of the guardian for a creature (ARENA-INF-02)." }),
  creatureSupported: z45.strictObject({ ...by, ability: supportSchema, source: shown, receiver: shown, value: z45.int().min(1) }).meta({ description: "Influence or ranged attack for a creature, for this round (ARENA-INF-04, ARENA-RNG-02)." }),
  duelShieldLaid: revealing(
    z45.strictObject({ ...by, card: shown, on: shown }).meta({ description: "A shield is laid against an enemy creature (ARENA-SHD-01, ARENA-SHD-03)." }),
    { card: "everyone" }
  ),
  roundCompared: z45.strictObject({
    round: roundSchema,
    totals: z45.array(totalSchema),
    lowerWins: z45.boolean().meta({ description: "A command turns the comparison round (ARENA-SEC-08)." }),
    winner,
    voided: z45.array(seatSchema).meta({ description: "Seats whose duellist met an immune enemy (ARENA-IMM-02)." })
  }).meta({ description: "The totals of a round are compared; effects for it end (ARENA-PRI-06, ARENA-SEC-06)." }),
  roundDecided: z45.strictObject({
    round: roundSchema,
    winner,
    why: z45.enum(["ALONE", "NOBODY_LEFT", "PRIMARY_STANDS"]).meta({ id: "DecidedBecause", description: "ARENA-ALO-02; ARENA-ALO-03 and ARENA-ALO-05; ARENA-SEC-07." })
  }).meta({ description: "A round ends without comparison; effects for it end." }),
  duelEnded: mattering(
    "DETAIL",
    z45.strictObject({ winner }).meta({ description: "The duel is over, with its commands (arena.md 8, 7)." })
  )
};

// libs/arena/src/events/effect-events.ts
import { z as z46 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var effect2 = z46.int().min(0).meta({ description: "Place of the effect in the card's list." });
var effectKey = z46.string().meta({ description: "Name of an effect in this combat." });
var source = shown.meta({ description: "The card that does it; a guardian or stronghold has its library id twice." });
var target2 = targetSchema2.nullable().meta({ description: "Its target; null: nothing was to be chosen." });
var cost = count2.meta({ description: "Power stones paid." });
var useEvents = {
  depotCardPlayed: revealing(
    z46.strictObject({ ...by, card: shown, target: target2, cost }).meta({ description: "A spell or hand item is played; it is discarded when it is done (ARENA-SPL-02)." }),
    { card: "everyone", cost: "everyone" }
  ),
  abilityUsed: z46.strictObject({ ...by, source, effect: effect2, target: target2, cost }).meta({ description: "An activated ability of a card in play is used (ARENA-ENL-11)." }),
  textTriggered: z46.strictObject({ ...by, source, effect: effect2 }).meta({ description: "A text acts automatically: its effects follow (ARENA-PRI-10, cards.md 4.2)." })
};
var forceEvents = {
  effectApplied: z46.strictObject({
    ...by,
    key: effectKey,
    source,
    effect: effect2,
    target: shown.nullable().meta({ description: "The creature chosen, where one was." }),
    lasts: z46.enum(["ROUND", "COMBAT"]).meta({ id: "EffectLasts" }),
    command: z46.boolean().meta({ description: "It is a command (ARENA-CMD-05)." })
  }).meta({ description: "An effect is in force for the round or the combat (ARENA-SPL-02, ARENA-MOD-02)." }),
  commandsCancelled: z46.strictObject({ keys: z46.array(effectKey) }).meta({ description: "Commands that contradict each other end, and do not come back (ARENA-CMD-04)." }),
  effectCancelled: z46.strictObject({ ...by, key: effectKey }).meta({ description: "A seat ends an effect in force." }),
  influenceReversed: z46.strictObject({ ...by, receiver: shown }).meta({ description: "Guardian influence that an enemy creature got this round is subtracted instead." }),
  savePaid: mattering(
    "DETAIL",
    z46.strictObject({ ...by, card: shown }).meta({ description: "If this duellist loses, it goes to its pen instead of the discard pile (ARENA-RES-04)." })
  ),
  duelChanged: mattering(
    "DETAIL",
    z46.strictObject({}).meta({ description: "An effect changed the secondary round: it will be compared (ARENA-SEC-07)." })
  ),
  challengeBonusGiven: z46.strictObject({ ...by, source, effect: effect2 }).meta({ description: "An effect is in force for the challenge of this seat (ARENA-CHA-08)." })
};
var number = z46.strictObject({ value: z46.string().meta({ description: "A kind, size or class." }), count: count2 }).meta({ id: "CreatureNumber", description: "Number of creatures of a kind, size or class." });
var deedEvents = {
  areaStruck: revealing(
    z46.strictObject({
      ...by,
      source,
      value: z46.int().min(1),
      what: attackTypeSchema,
      cards: shownCards.meta({ description: "Creatures of the enemy's hand that it discards; may be none." })
    }).meta({ description: "An area-of-effect attack on the hand of the other seat (ARENA-AOE-01, ARENA-AOE-06)." }),
    { cards: "everyone" }
  ),
  cardLookedAt: revealing(
    z46.strictObject({ ...by, place, card: own2(shown) }).meta({ description: "A seat looks at the face-down card at a place of the enemy (cards.md 5.5)." }),
    { card: { seat: "seat" } }
  ),
  creaturesDeclared: revealing(
    z46.strictObject({
      seat: seat5.meta({ description: "The owner of the creatures, in hand and pen." }),
      what: z46.enum(["KIND", "SIZE", "CLASS"]).meta({ id: "DeclaredProperty" }),
      numbers: z46.array(number)
    }).meta({ description: "How many creatures of each sort a seat has in hand and pen (`DECLARE_FIRST`)." }),
    { numbers: "everyone" }
  ),
  stonesChanged: z46.strictObject({ ...by, change: z46.int().meta({ description: "Power stones gained or lost." }) }).meta({ description: "An effect gives or takes power stones (CARD-17)." }),
  firstClaimed: z46.strictObject(by).meta({ description: "The seat is Active from the step after the enlistment on." }),
  dominantRedrawn: z46.strictObject(by).meta({ description: "A seat changes its dominant: Active is named again after the enlistment." }),
  dominantLeft: z46.strictObject({ ...by, card: shown, value: z46.int().min(0) }).meta({ description: "A dominant goes to the discard pile; its value counts on this turn." }),
  settlementCalled: z46.strictObject(by).meta({ description: "No duel and no raid this turn (`SKIP_TO_SETTLEMENT`)." })
};
var effectEvents = { ...useEvents, ...forceEvents, ...deedEvents };

// libs/arena/src/events/flow-events.ts
var flowEvents2 = flowEvents({ seat: seatSchema, stage: stageSchema, reason: reasonSchema }, rulebook);

// libs/arena/src/events/movement-events.ts
import { z as z47 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var whySchema = z47.enum([
  "BEATEN",
  "CHALLENGE",
  "CORRUPTED",
  "DESTROYED",
  "EFFECT",
  "EXCESS",
  "HEALED",
  "PLAYED",
  "PRISON_LEFT",
  "REPELLED",
  "ROUND_OVER",
  "RUIN",
  "SACRIFICE",
  "SAVED",
  "SHIELD",
  "TIE"
]).meta({ id: "Why", description: "The reason why a card leaves its place." });
var moved = {
  ...by,
  why: whySchema,
  cards: shownCards,
  items: shownCards.meta({ description: "Creature items of these cards, discarded with the movement (ARENA-OBJ-01)." })
};
var movementEvents = {
  cardsDiscarded: revealing(
    z47.strictObject(moved).meta({ description: "Cards go to their owner's discard pile (ARENA-GEN-07)." }),
    { cards: "everyone", items: "everyone" }
  ),
  cardsSentToPen: revealing(
    z47.strictObject(moved).meta({ description: "Creatures or shields return to their owner's pen." }),
    { cards: "everyone", items: "everyone" }
  ),
  cardsPutUnder: revealing(
    z47.strictObject(moved).meta({ description: "Cards go under their owner's draw pile, the last lowest (ARENA-GEN-07)." }),
    { cards: "everyone", items: "everyone" }
  ),
  cardTurnedUp: revealing(
    z47.strictObject({ ...by, place, card: shown, items: shownCards.meta({ description: "Items shown with it." }) }).meta({ description: "A card in play is turned face up, with its items (ARENA-OBJ-03)." }),
    { card: "everyone", items: "everyone" }
  ),
  heldCreatureReleased: revealing(
    z47.strictObject({
      ...by,
      stronghold: stronghold2,
      stays: z47.boolean().meta({ description: "It is influential or ranged, and stays; else it goes to its pen." }),
      card: own2(shown)
    }).meta({ description: "The upgrade that held a creature UNDER a stronghold has gone (ARENA-ENL-12)." }),
    { stays: "everyone" }
  ),
  discardReshuffled: mattering(
    "DETAIL",
    z47.strictObject({ ...by, count: count2, order: hidden(z47.array(cardId)) }).meta({ description: "A discard pile is shuffled under the draw pile (ARENA-END-06, ARENA-DOM-06)." })
  ),
  prisonShieldDiscarded: mattering(
    "DETAIL",
    z47.strictObject({ ...by, card: shown }).meta({ description: "A prison shield without captive is discarded (ARENA-PRS-04)." })
  )
};

// libs/arena/src/events/set-up-events.ts
import { z as z48 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var setUpEvents = {
  ...buildingEvents(seat5),
  ...shuffleEvents(seat5, rulebook),
  tableLaid: revealing(
    z48.strictObject({
      ...by,
      starter: starterNameSchema.optional().meta({ description: "The starter deck that it plays, which lies open." }),
      guardian: printedId,
      center: printedId,
      sides: own2(z48.strictObject({ LEFT: printedId, RIGHT: printedId })),
      stones: count2
    }).meta({ description: "Guardian and central stronghold come into play (ARENA-SET-01, ARENA-SET-06)." }),
    { starter: "everyone", guardian: "everyone", center: "everyone", stones: "everyone" }
  ),
  turnBegan: z48.strictObject({ turn: z48.int().min(1) }).meta({ description: "A turn begins." })
};

// libs/arena/src/events/hand-events.ts
import { z as z49 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var byOwner2 = { seat: "seat" };
var handEvents = {
  cardsDrawn: mattering(
    "DETAIL",
    revealing(
      z49.strictObject({
        ...by,
        occasion: z49.enum(["START", "STOCK", "EFFECT"]).meta({ id: "DrawReason" }),
        count: count2,
        cards: own2(shownCards)
      }).meta({
        description: "A seat draws (ARENA-STK-01); the old dominant comes first at the stock (ARENA-STK-05)."
      }),
      { cards: byOwner2 }
    )
  ),
  reserveTaken: mattering(
    "DETAIL",
    z49.strictObject({ ...by, count: count2 }).meta({ description: "Hand, depot and pen become the reserve hand of so many cards (ARENA-STK-06)." })
  ),
  handTaken: mattering(
    "DETAIL",
    z49.strictObject({ ...by, from: z49.enum(["DEPOT", "PEN"]).meta({ id: "HandSource" }), count: count2 }).meta({ description: "A seat takes its depot or its pen into hand." })
  ),
  excessChosen: mattering(
    "DETAIL",
    z49.strictObject({ ...by, left: count2.meta({ description: "Number of cards still to choose." }), card: own2(shown) }).meta({ description: "A seat chooses a card to discard, in secret (ARENA-DSC-01)." })
  ),
  handSplit: mattering(
    "DETAIL",
    revealing(
      z49.strictObject({ ...by, depot: count2, pen: count2 }).meta({
        description: "The hand goes to depot and pen: so many cards of it each (ARENA-DSC-02, ARENA-DSC-03)."
      }),
      { depot: "everyone", pen: "everyone" }
    )
  )
};

// libs/arena/src/events/enlistment-events.ts
import { z as z50 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var enlistmentEvents = {
  dominantTurned: mattering(
    "DETAIL",
    revealing(
      z50.strictObject({ ...by, card: shown }).meta({ description: "A seat turns up its dominant (ARENA-DOM-01)." }),
      { card: "everyone" }
    )
  ),
  dominantPutUnder: mattering(
    "DETAIL",
    z50.strictObject({ ...by, card: shown }).meta({ description: "An equal dominant goes under its pile (ARENA-DOM-03)." })
  ),
  activeNamed: z50.strictObject({ ...by, lower: seatSchema.nullable().meta({ description: "The seat with the lower dominant." }) }).meta({ description: "The seat is Active this turn (ARENA-DOM-02)." }),
  cardPlacedOn: mattering(
    "DETAIL",
    z50.strictObject({ ...by, stronghold: stronghold2, card: own2(shown) }).meta({ description: "A creature or a shield is laid face down ON a stronghold (ARENA-ENL-02)." })
  ),
  cardPlacedUnder: mattering(
    "DETAIL",
    z50.strictObject({ ...by, stronghold: stronghold2, card: own2(shown) }).meta({ description: "A creature is laid face down UNDER a stronghold (ARENA-ENL-04)." })
  ),
  itemAttached: mattering(
    "DETAIL",
    z50.strictObject({ ...by, stronghold: stronghold2, card: own2(shown) }).meta({ description: "A creature ON a stronghold gets an item, face down (ARENA-ENL-03)." })
  ),
  upgradeAttached: revealing(
    z50.strictObject({ ...by, targetSeat: seat5, stronghold: stronghold2, card: shown }).meta({ description: "An upgrade or downgrade is attached to a stronghold (ARENA-ENL-05)." }),
    { card: "everyone" }
  ),
  standardBearerRaised: revealing(
    z50.strictObject({ ...by, card: shown }).meta({ description: "A standard bearer comes to the guardian (ARENA-ENL-07)." }),
    { card: "everyone" }
  )
};

// libs/arena/src/events/settlement-events.ts
import { z as z51 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var entrance = z51.strictObject({ ...by, place: placeSchema.meta({ description: "The former place of the creature." }) }).meta({ id: "ArenaEntrance", description: "A creature that enters the duel zone, as it lies." });
var settlementEvents = {
  entranceChosen: mattering(
    "DETAIL",
    z51.strictObject({ ...by, place: own2(placeSchema.nullable()) }).meta({ description: "A seat chooses in secret the creature that enters the arena (ARENA-ENT-01)." })
  ),
  arenaEntered: revealing(
    z51.strictObject({ creatures: z51.array(entrance).meta({ description: "None, one or two." }) }).meta({
      description: "The choices apply together: creatures move into the duel zone (ARENA-ENT-01, ARENA-ENT-02)."
    }),
    { creatures: "everyone" }
  ),
  creatureVictorious: mattering(
    "TURNING_POINT",
    revealing(
      z51.strictObject({ ...by, card: shown, items: shownCards.meta({ description: "Its items, discarded." }) }).meta({ description: "The creature in the duel zone is laid under its guardian (ARENA-EXT-01)." }),
      { card: "everyone", items: "everyone" }
    )
  ),
  terrainDestroyed: z51.strictObject(by).meta({ description: "A seat destroys the terrain (ARENA-TER-02)." }),
  terrainPlaced: revealing(
    z51.strictObject({ ...by, card: shown }).meta({ description: "A seat places a terrain (ARENA-TER-03)." }),
    { card: "everyone" }
  ),
  deploymentChosen: mattering(
    "DETAIL",
    z51.strictObject({ ...by, side: own2(sideSchema) }).meta({ description: "A seat decides in secret which stronghold to deploy (ARENA-DEP-01)." })
  ),
  strongholdDeployed: revealing(
    z51.strictObject({ ...by, stronghold: positionSchema2, card: printedId }).meta({ description: "A stronghold comes into play (ARENA-DEP-01)." }),
    { stronghold: "everyone", card: "everyone" }
  )
};

// libs/arena/src/events/raid-events.ts
import { z as z52 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var garrisonMove = z52.strictObject({ ...by, from: stronghold2, to: stronghold2 }).meta({ id: "GarrisonMove", description: "A card that goes from one own stronghold to another." });
var garrison = z52.strictObject({ ...by, stronghold: stronghold2 }).meta({ id: "Garrison", description: "A stronghold that gets a card ON it." });
var raidEvents = {
  raidTargetChosen: mattering(
    "DETAIL",
    z52.strictObject({ ...by, stronghold: own2(stronghold2) }).meta({ description: "A seat has chosen its target in secret (ARENA-RAI-03)." })
  ),
  raidTargetsNamed: revealing(
    z52.strictObject({ targets: z52.array(raidTargetSchema) }).meta({ description: "Both targets are public (ARENA-RAI-03, ARENA-RAI-18)." }),
    { targets: "everyone" }
  ),
  garrisonMoveChosen: mattering(
    "DETAIL",
    z52.strictObject({ ...by, from: own2(stronghold2.nullable()), to: own2(stronghold2.nullable()) }).meta({ description: "A seat has chosen its move, or none, in secret (ARENA-RAI-04)." })
  ),
  garrisonsMoved: mattering(
    "DETAIL",
    revealing(
      z52.strictObject({ moves: z52.array(garrisonMove).meta({ description: "None, one or two." }) }).meta({ description: "Cards go to other strongholds of their seats, as they lie (ARENA-RAI-04)." }),
      { moves: "everyone" }
    )
  ),
  garrisonChosen: mattering(
    "DETAIL",
    z52.strictObject({ ...by, card: own2(shown.nullable()) }).meta({ description: "A seat has chosen its garrison, or none, in secret (ARENA-RAI-05)." })
  ),
  garrisonsPlaced: mattering(
    "DETAIL",
    revealing(
      z52.strictObject({ garrisons: z52.array(garrison).meta({ description: "None, one or two." }) }).meta({ description: "The cards chosen are put face down ON the targeted strongholds (ARENA-RAI-05)." }),
      { garrisons: "everyone" }
    )
  ),
  strongholdUndefended: z52.strictObject({ ...by, stronghold: stronghold2 }).meta({ description: "A creature attacks this stronghold of the seat, and nothing defends it (ARENA-RAI-15)." }),
  shieldAlone: mattering(
    "DETAIL",
    z52.strictObject(by).meta({ description: "The shield of this seat finds no opponent (ARENA-RAI-16)." })
  ),
  loneShieldUsed: z52.strictObject({ ...by, mode: loneShieldModeSchema, place: place.nullable() }).meta({ description: "The act of a shield without opponent (ARENA-RAI-16)." }),
  creatureCaptured: mattering(
    "TURNING_POINT",
    revealing(
      z52.strictObject({
        ...by,
        shield: shown,
        captive: shown,
        items: shownCards.meta({ description: "Items of the captive, discarded (ARENA-OBJ-02)." }),
        freed: shownCards.meta({ description: "Earlier captive and prison shield, discarded (ARENA-PRS-03)." })
      }).meta({ description: "The shield of a seat captures a creature, in one movement (ARENA-PRS-05)." }),
      { captive: "everyone", items: "everyone" }
    )
  ),
  strongholdDestroyed: mattering(
    "TURNING_POINT",
    z52.strictObject({ ...by, stronghold: stronghold2 }).meta({ description: "A stronghold is turned to its ruin face (ARENA-RAI-17)." })
  ),
  raidCombatEnded: mattering(
    "DETAIL",
    z52.strictObject({}).meta({ description: "The combat of the raid is over (ARENA-RAI-11)." })
  ),
  raidEnded: mattering("DETAIL", z52.strictObject({}).meta({ description: "The raid of the turn is over." })),
  challengeMade: z52.strictObject({ ...by, captive: shown, stones: z52.int().min(0) }).meta({ description: "A seat throws its captive at the enemy guardian (ARENA-CHA-01, ARENA-CHA-04)." }),
  challengeCancelled: z52.strictObject(by).meta({ description: "A shield cancels the challenge of this seat (ARENA-CHA-04)." }),
  challengeDecided: mattering(
    "TURNING_POINT",
    z52.strictObject({
      ...by,
      total: z52.int(),
      contributions: z52.array(contributionSchema),
      vitality: z52.int().meta({ description: "Of the challenged guardian." }),
      won: z52.boolean()
    }).meta({ description: "The captive and the guardian are compared (ARENA-CHA-05, ARENA-CHA-06)." })
  )
};

// libs/arena/src/events.ts
var events = {
  ...flowEvents2,
  ...movementEvents,
  ...setUpEvents,
  ...handEvents,
  ...enlistmentEvents,
  ...settlementEvents,
  ...combatEvents,
  ...effectEvents,
  ...raidEvents
};

// libs/arena/src/challenge/challenge-evolvers.ts
var challengeEvolvers = {
  challengeMade(state, { seat: seat6, stones: stones3 }) {
    playerOf(state, seat6).stones -= stones3;
    state.challenge = { seat: seat6, stones: stones3 };
    state.marks.challenged.push(seat6);
  },
  challengeCancelled: endChallenge,
  challengeDecided: endChallenge
};
function endChallenge(state) {
  state.challenge = null;
  state.challengeBonuses = [];
}
function forgoChallenge(state, seat6) {
  state.marks.challenged.push(seat6);
  state.challengeBonuses = state.challengeBonuses.filter((bonus) => bonus.seat !== seat6);
}

// libs/arena/src/combat/combat-evolvers.ts
var combatEvolvers = {
  ...beginningEvolvers,
  ...corruptionEvolvers,
  ...responseEvolvers,
  ...guardianInfluenceEvolvers,
  ...strongholdCreatureEvolvers,
  ...joinEvolvers,
  ...shieldEvolvers,
  ...compareEvolvers,
  ...resolutionEvolvers
};

// libs/arena/src/discard/discard-evolvers.ts
var discardEvolvers = {
  excessChosen(state, { seat: seat6, card }) {
    recordChoice(state, seat6, { card: card.instanceId });
  },
  ...splitEvolvers
};

// libs/arena/src/dominant/dominant-evolvers.ts
var dominantEvolvers = {
  dominantTurned(state, { seat: seat6, card }) {
    leave(state, card.instanceId);
    playerOf(state, seat6).dominant = card.instanceId;
  },
  dominantPutUnder(state, { seat: seat6, card }) {
    leave(state, card.instanceId);
    const player = playerOf(state, seat6);
    player.pile.push(card.instanceId);
    player.known.push(card.instanceId);
  },
  ...activeEvolvers
};

// libs/arena/src/effects/effect-evolvers.ts
var forceEvolvers = {
  effectApplied(state, { seat: seat6, key, source: source2, effect: effect3, target: target3, lasts, command: command2 }) {
    const combat = combatOf(state);
    combat.inForce.push({
      key,
      seat: seat6,
      source: source2.instanceId,
      effect: effect3,
      target: target3?.instanceId ?? null,
      lasts,
      command: command2
    });
    combat.effectsMade += 1;
  },
  commandsCancelled: (state, { keys }) => end3(state, keys),
  effectCancelled: (state, { key }) => end3(state, [key]),
  influenceReversed(state, { receiver }) {
    for (const support of combatOf(state).supports) {
      if (support.kind === "GUARDIAN" && support.receiver === receiver.instanceId) support.reversed = true;
    }
  },
  savePaid(state, { seat: seat6 }) {
    combatOf(state).saved.push(seat6);
  },
  duelChanged(state) {
    combatOf(state).engaged = true;
  },
  challengeBonusGiven(state, { seat: seat6, source: source2, effect: effect3 }) {
    state.challengeBonuses.push({ seat: seat6, source: source2.instanceId, effect: effect3 });
  }
};
function end3(state, keys) {
  const combat = combatOf(state);
  combat.inForce = combat.inForce.filter(({ key }) => !keys.includes(key));
}
var nothing = () => void 0;
var deedEvolvers = {
  textTriggered: nothing,
  areaStruck(state, { seat: seat6, cards: cards3 }) {
    for (const { instanceId: id } of cards3) {
      leave(state, id);
      playerOf(state, otherSeat(seat6)).discard.push(id);
    }
  },
  cardLookedAt(state, { seat: seat6, place: place2 }) {
    at2(state, otherSeat(seat6), place2)?.seenBy.push(seat6);
  },
  creaturesDeclared: nothing,
  stonesChanged(state, { seat: seat6, change: change3 }) {
    playerOf(state, seat6).stones += change3;
  },
  firstClaimed(state, { seat: seat6 }) {
    state.marks.first = seat6;
  },
  dominantRedrawn(state) {
    state.marks.dominantRedrawn = true;
  },
  dominantLeft(state, { seat: seat6, card, value }) {
    leave(state, card.instanceId);
    playerOf(state, seat6).discard.push(card.instanceId);
    state.marks.dominantLeft[seat6] = value;
  },
  settlementCalled(state) {
    state.marks.skipToSettlement = true;
  }
};
var effectEvolvers = { ...depotEvolvers, ...abilityEvolvers, ...forceEvolvers, ...deedEvolvers };

// libs/arena/src/enlistment/enlistment-evolvers.ts
var enlistmentEvolvers = { ...placementEvolvers, ...attachmentEvolvers, ...standardBearerEvolvers };

// libs/arena/src/entrance/entrance-evolvers.ts
var entranceEvolvers = {
  entranceChosen(state, { seat: seat6, place: place2 }) {
    recordChoice(state, seat6, { place: place2 });
  },
  arenaEntered(state, { creatures }) {
    for (const { seat: seat6, place: place2 } of creatures) moveToArena(state, seat6, place2);
  }
};
function moveToArena(state, seat6, place2) {
  const placed = at2(state, seat6, place2);
  if (!placed) return;
  leave(state, placed.id);
  state.arena[seat6] = { ...placed, seenBy: [] };
}

// libs/arena/src/flow/flow-evolvers.ts
var passing = passEvolvers(rulebook);
var flowEvolvers = {
  stageEntered(state, { stage, asked }) {
    state.stage = stage;
    state.stagesEntered += 1;
    state.window = null;
    state.sealed = asked.length > 0 ? { asked: [...asked], choices: {} } : null;
    lapse(state.players, "WINDOW");
  },
  ...passing,
  passed(state, event) {
    if (state.window) passing.passed(state, event);
    else forgoChallenge(state, event.seat);
  },
  outcomeReached(state, { reason, winner: winner2 }) {
    state.over = { reason, winner: winner2 };
  }
};

// libs/arena/src/flow/set-up/set-up-evolvers.ts
var setUpEvolvers = { ...buildingEvolvers(rulebook), ...tableEvolvers };

// libs/arena/src/raid/raid-evolvers.ts
var raidEvolvers = {
  ...targetEvolvers,
  ...moveEvolvers,
  ...garrisonEvolvers,
  ...revealEvolvers,
  ...loneShieldEvolvers,
  ...captureEvolvers,
  ...strongholdEvolvers,
  ...raidCombatEvolvers
};

// libs/arena/src/settlement/settlement-evolvers.ts
var settlementEvolvers = { ...exitEvolvers, ...terrainEvolvers, ...deploymentEvolvers, ...endEvolvers };

// libs/arena/src/stock/stock-evolvers.ts
var stockEvolvers = { ...handEvolvers, ...drawEvolvers };

// libs/arena/src/table/movement-evolvers.ts
var movementEvolvers = {
  cardsDiscarded(state, { seat: seat6, cards: cards3, items }) {
    discardAll(state, seat6, cards3);
    discardAll(state, seat6, items);
  },
  cardsSentToPen(state, { seat: seat6, cards: cards3, items }) {
    const player = playerOf(state, seat6);
    for (const { instanceId: id } of cards3) {
      leave(state, id);
      player.pen.push(id);
      player.known.push(id);
    }
    discardAll(state, seat6, items);
  },
  cardsPutUnder(state, { seat: seat6, cards: cards3, items }) {
    const player = playerOf(state, seat6);
    for (const { instanceId: id } of cards3) {
      leave(state, id);
      player.pile.push(id);
      player.known.push(id);
    }
    discardAll(state, seat6, items);
  },
  cardTurnedUp(state, { seat: seat6, place: place2, items }) {
    const placed = at2(state, seat6, place2);
    if (!placed) return;
    placed.faceUp = true;
    for (const item of placed.items) if (items.some(({ instanceId: id }) => id === item.id)) item.faceUp = true;
  },
  heldCreatureReleased(state, { seat: seat6, stays, card }) {
    if (stays) return;
    leave(state, card.instanceId);
    playerOf(state, seat6).pen.push(card.instanceId);
  },
  discardReshuffled(state, { seat: seat6, order }) {
    const player = playerOf(state, seat6);
    player.pile.push(...order);
    player.discard = [];
  },
  prisonShieldDiscarded(state, { seat: seat6, card }) {
    const player = playerOf(state, seat6);
    player.prison = null;
    player.discard.push(card.instanceId);
  }
};
function discardAll(state, seat6, cards3) {
  const player = playerOf(state, seat6);
  for (const { instanceId: id } of cards3) {
    leave(state, id);
    player.discard.push(id);
  }
}

// libs/arena/src/evolvers.ts
var evolvers = {
  ...flowEvolvers,
  ...movementEvolvers,
  ...setUpEvolvers,
  ...stockEvolvers,
  ...dominantEvolvers,
  ...enlistmentEvolvers,
  ...discardEvolvers,
  ...entranceEvolvers,
  ...combatEvolvers,
  ...effectEvolvers,
  ...raidEvolvers,
  ...settlementEvolvers,
  ...challengeEvolvers
};

// libs/arena/src/evolve.ts
var evolve = evolverOf(evolvers);

// libs/arena/src/enlistment/card-by-card.ts
function cardByCard(state, seat6, commands2) {
  const { hand } = playerOf(state, seat6);
  const ranks = new Map(Array.from(commands2, (command2) => [command2, rankOf(command2, hand)]));
  return [...ranks].sort(([, a], [, b]) => a - b).map(([command2]) => command2);
}
function rankOf(command2, hand) {
  if (command2.type === "pass") return -1;
  const perCard = positions2.length + 1;
  switch (command2.type) {
    case "placeOnStronghold":
    case "placeUnderStronghold":
    case "attachItem":
    case "attachUpgrade":
      return hand.indexOf(command2.cardId) * perCard + positions2.indexOf(command2.stronghold);
    case "raiseStandardBearer":
      return hand.indexOf(command2.cardId) * perCard + positions2.length;
    default:
      return hand.length * perCard;
  }
}

// libs/arena/src/legal-commands.ts
function legalCommands(state, seat6) {
  if (state.over) return [];
  const open2 = openStepOf(state);
  const legal = legalFrom(commandTable, state, seat6, ({ steps: steps2 }) => takes(open2, steps2, seat6));
  return takes(open2, ["ENLISTMENT"], seat6) ? cardByCard(state, seat6, legal) : legal;
}
var defaultCommand = (state, seat6) => defaultFrom(openStepOf(state), state, seat6);

// libs/arena/src/options.ts
import { z as z53 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var optionsSchema = z53.strictObject({
  decks: z53.enum(["BROUGHT", "SEALED"]).default("BROUGHT").meta({
    id: "DeckSource",
    description: "BROUGHT: each seat plays the deck that it brings, or a starter deck. SEALED: from boosters."
  }),
  boosterSet: z53.enum(["P", "K", "W", "MIXED"]).default("MIXED").meta({ id: "BoosterSet", description: "The set of the boosters of a sealed game." }),
  boosters: z53.int().min(4).max(7).default(4).meta({ description: "Boosters a seat opens in a sealed game." }),
  turnLimit: z53.int().min(10).max(100).default(100).meta({ description: "The last turn (ARENA-END-07)." }),
  decisionSeconds: z53.int().min(10).max(604800).nullable().default(86400).meta({ description: "Seconds for each decision; null: no deadline." })
});

// libs/arena/src/flow/resignation.ts
function resign2(turn, seat6) {
  if (turn.state.over) return;
  turn.emit({ type: "outcomeReached", reason: "CONCEDED", winner: otherSeat(seat6) });
}

// libs/arena/src/score.ts
var score = ({ over }) => scoreOfWinner(rulebook, over?.winner ?? null);

// libs/arena/src/flow/set-up/set-up.ts
function setUp(turn) {
  const { decks } = turn.state;
  if (decks) layTable(turn, decks);
  else openSealedGame(turn);
  advance(turn);
}

// libs/arena/src/view/resample-choose.ts
var choosing2 = {
  evolve,
  choices: (world, seat6) => [...legalCommands(world, seat6)].filter(({ type }) => !type.endsWith("Passes")),
  perform: (turn, command2, seat6) => rulesOf(command2).perform(turn, command2, seat6)
};
function resampleChoices2(state, world, seat6, random) {
  const made = choicesOf(state, seat6).length;
  if (made === 0 || !world.sealed) return;
  Reflect.deleteProperty(world.sealed.choices, seat6);
  resampleChoices(choosing2, world, seat6, made, random);
}

// libs/arena/src/view/hidden-slots.ts
function hiddenSlots(world, seat6, own3, viewer) {
  const player = playerOf(world, seat6);
  const known = new Set(player.known);
  const slots3 = slotsOf(player.pile);
  if (!own3) {
    const keepsBorder = afterSplit(world.stage);
    for (const pile of [player.hand, player.depot, player.pen]) {
      const borders2 = new Map(pile.map((id) => [id, border(world, id)]));
      slots3.push(...slotsOf(pile, (old, id) => !keepsBorder || borders2.get(old) === border(world, id)));
    }
    slots3.push(...placedSlots(world, seat6, viewer));
  }
  return slots3.filter(({ id }) => !known.has(id));
}
var inReserve = ["DECKS", "STOCK", "RESERVE", "DOMINANT", "ENLISTMENT", "EXCESS_DISCARD", "SPLIT"];
var afterSplit = (stage) => !inReserve.includes(stage);
var border = (world, id) => borderOf(cardOf(world, id).type);
function placedSlots(world, seat6, viewer) {
  const slots3 = [];
  const add = (placed, fits3, lay) => {
    if (!placed) return;
    if (!placed.faceUp && !(viewer !== null && placed.seenBy.includes(viewer))) {
      slots3.push({ id: placed.id, fits: fits3, lay: (id) => lay({ ...placed, id }) });
    }
  };
  for (const position of playerOf(world, seat6).strongholds ? positions2 : []) {
    const stronghold3 = strongholdOf(world, seat6, position);
    const { on: on2, under } = stronghold3;
    const bears = (on2?.items.length ?? 0) > 0;
    add(
      on2,
      (id) => bears ? isCreature(world, id) : isGarrison(world, id),
      (placed) => stronghold3.on = placed
    );
    add(
      under,
      (id) => isCreature(world, id) && mayLieUnder(world, seat6, position, id),
      (placed) => stronghold3.under = placed
    );
  }
  const arena2 = world.arena[seat6] ?? null;
  add(
    arena2,
    (id) => isCreature(world, id),
    (placed) => world.arena[seat6] = placed
  );
  return slots3;
}
function itemSlots(world, seat6) {
  const bearers = [world.arena[seat6], ...positions2.map((position) => playerOf(world, seat6).strongholds?.[position].on)];
  return bearers.flatMap(
    (bearer) => (bearer?.items ?? []).flatMap(
      (item, place2) => item.faceUp ? [] : [
        {
          id: item.id,
          fits: (id) => cardOf(world, id).type === "ITEM_CREATURE",
          lay: (id) => {
            bearer?.items.splice(place2, 1, { id, faceUp: false });
          }
        }
      ]
    )
  );
}

// libs/arena/src/view/resample-deal.ts
function resampleDeal2(world, seat6, own3, random) {
  const isOwn = seat6 === own3;
  if (isOwn) {
    resampleDeal(hiddenSlots(world, seat6, true, own3), random);
    return;
  }
  const slots3 = () => [...hiddenSlots(world, seat6, false, own3), ...itemSlots(world, seat6)];
  resampleDeal(slots3(), random);
  drawOtherCards(rulebook, world, seat6, slots3(), random);
  redrawUndeployed(world, seat6, random);
}
function redrawUndeployed(world, seat6, random) {
  const { strongholds, starter } = playerOf(world, seat6);
  if (!strongholds || starter !== null) return;
  for (const position of positions2) {
    const stronghold3 = strongholds[position];
    if (stronghold3.deployed) continue;
    strongholds[position] = { ...stronghold3, card: random.pick(strongholdsFor(rulebook, position)) };
  }
}

// libs/arena/src/view/resample.ts
function resample(state, viewer, random) {
  const world = clone(state);
  if (viewer.kind === "auditor") return world;
  const own3 = viewer.kind === "seat" ? viewer.seat : null;
  for (const seat6 of seats) resampleDeal2(world, seat6, own3, random);
  for (const seat6 of seats) {
    if (seat6 === own3) continue;
    resampleBuild(rulebook, world, seat6, random);
    resampleChoices2(state, world, seat6, random);
  }
  return world;
}

// libs/cards/src/view/flow-view.ts
import { z as z54 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var flowViewFields = ({
  seat: seat6,
  stage,
  step,
  reason
}) => ({
  turn: count,
  stage,
  step: step.optional().meta({ description: "The question to the seats; absent when the game is over." }),
  priority: seat6.optional().meta({ description: "The seat that may act in the open window." }),
  asked: z54.array(seat6).meta({ description: "The seats that have to decide now; none when the game is over." }),
  passes: count.meta({ description: "Passes in a row in the open window." }),
  over: reason.optional(),
  winner: seat6.optional()
});
var flowView = ({ turn, stage, window, over }, open2) => ({
  turn,
  stage,
  ...open2 ? { step: open2.step } : {},
  ...window && open2 ? { priority: window.holder } : {},
  asked: [...open2?.asked ?? []],
  passes: window?.passes ?? 0,
  ...over ? { over: over.reason } : {},
  ...over && over.winner !== null ? { winner: over.winner } : {}
});

// libs/cards/src/view/held-view.ts
var heldViewFields = (seat6) => ({
  seat: seat6,
  starter: starterNameSchema.optional().meta({ description: "The starter deck that it plays; its list lies open." }),
  guardian: printedId.optional(),
  powerStones: count,
  pile: count,
  dominant: shown.optional(),
  hand: count,
  depot: count,
  pen: count,
  discard: shownCards.meta({ description: "The discard pile, oldest first." }),
  passing: passUntilSchema.optional().meta({ description: "Passes declared ahead." })
});
var seen = (state, ids) => ids.map((id) => shownCard(state, id));
var heldView = (state, player) => ({
  seat: player.seat,
  ...player.starter === null ? {} : { starter: player.starter },
  ...player.guardian === null ? {} : { guardian: player.guardian },
  powerStones: player.stones,
  pile: player.pile.length,
  ...player.dominant === null ? {} : { dominant: shownCard(state, player.dominant) },
  hand: player.hand.length,
  depot: player.depot.length,
  pen: player.pen.length,
  discard: seen(state, player.discard),
  ...player.passing === null ? {} : { passing: player.passing }
});
var ownHandsFields = (seat6) => ({
  seat: seat6,
  hand: shownCards,
  depot: shownCards,
  pen: shownCards,
  building: buildingViewSchema.optional()
});
var ownHands = (state, { seat: seat6, hand, depot, pen }) => {
  const building = state.building?.[seat6];
  return {
    seat: seat6,
    hand: seen(state, hand),
    depot: seen(state, depot),
    pen: seen(state, pen),
    ...building ? { building: buildingView(building) } : {}
  };
};

// libs/arena/src/view/combat-view.ts
function combatView(state, combat) {
  const { kind, stronghold: stronghold3, round, fighters, supports, inForce, shields: shields3, primaryWinner, appearance } = combat;
  return {
    kind,
    attacker: state.active,
    ...stronghold3 === null ? {} : { stronghold: stronghold3 },
    round,
    fighters: fighters.map(({ id, seat: seat6, part, fresh }) => ({
      seat: seat6,
      card: shownCard(state, id),
      part,
      fresh,
      shielded: shields3.some(({ on: on2 }) => on2 === id)
    })),
    supports: supports.map(({ source: source2, ...support }) => ({
      ...support,
      ...source2 === null ? {} : { source: shownCard(state, source2) }
    })),
    inForce: inForce.map(({ source: source2, target: target3, ...effect3 }) => ({
      ...effect3,
      card: shownSource(state, source2),
      ...target3 === null ? {} : { target: target3 }
    })),
    shields: shields3.map(({ id, ...shield }) => ({ ...shield, card: shownCard(state, id) })),
    totals: fighters.length === 0 ? [] : inOrder(state).map((seat6) => totalView(state, seat6)),
    primaryDecided: primaryWinner !== void 0,
    ...primaryWinner == null ? {} : { primaryWinner },
    ...appearance ? { arrived: appearance.id } : {}
  };
}
function totalView(state, seat6) {
  const { total, contributions } = totalOf(state, seat6);
  return { seat: seat6, total, contributions: [...contributions] };
}

// libs/arena/src/view/own-view.ts
var ownView = (state, seat6) => ({
  ...ownHands(state, playerOf(state, seat6)),
  choices: choicesOf(state, seat6).map((choice) => choiceView(state, choice))
});
function choiceView(state, { place: place2, stronghold: stronghold3, from, to: to2, card }) {
  return {
    ...place2 ? { place: place2 } : {},
    ...stronghold3 ? { stronghold: stronghold3 } : {},
    ...from ? { from } : {},
    ...to2 ? { to: to2 } : {},
    ...card ? { card: shownCard(state, card) } : {}
  };
}

// libs/arena/src/view/player-view.ts
function playerView(state, player, viewer) {
  const { seat: seat6, standardBearer: standardBearer2, prison } = player;
  const arena2 = state.arena[seat6];
  const chosen2 = choicesOf(state, seat6).length;
  const discards = state.stage === "EXCESS_DISCARD" && state.sealed?.asked.includes(seat6) === true;
  return {
    ...heldView(state, player),
    ...standardBearer2 === null ? {} : { standardBearer: shownCard(state, standardBearer2) },
    ...prison?.captive == null ? {} : { captive: shownCard(state, prison.captive) },
    ...prison?.shield == null ? {} : { prisonShield: shownCard(state, prison.shield) },
    victorious: shownCards2(state, player.victorious),
    strongholds: player.strongholds ? positions2.map((position) => strongholdView(state, player, position, viewer)) : [],
    ...arena2 ? { arena: placedView(state, arena2, seat6, viewer) } : {},
    committed: discards ? false : chosen2 > 0,
    toDiscard: discards ? excessOf(state, seat6) : 0
  };
}
function strongholdView(state, player, position, viewer) {
  const stronghold3 = player.strongholds?.[position];
  if (!stronghold3) throw new Error("The strongholds are not on the table yet.");
  const { card, deployed, ruin, on: on2, under, upgrade: upgrade2, downgrade: downgrade2 } = stronghold3;
  const { seat: seat6 } = player;
  return {
    position,
    deployed,
    ruin,
    ...deployed || seesAllOf(viewer, seat6) ? { cardId: card } : {},
    ...on2 ? { on: placedView(state, on2, seat6, viewer) } : {},
    ...under ? { under: placedView(state, under, seat6, viewer) } : {},
    ...upgrade2 === null ? {} : { upgrade: shownCard(state, upgrade2) },
    ...downgrade2 === null ? {} : { downgrade: shownCard(state, downgrade2) }
  };
}
function placedView(state, placed, seat6, viewer) {
  const all = seesAllOf(viewer, seat6);
  const looked = viewer.kind === "seat" && placed.seenBy.includes(viewer.seat);
  const items = placed.items.filter(({ faceUp }) => faceUp || all).map(({ id }) => id);
  return {
    faceUp: placed.faceUp,
    ...placed.faceUp || all || looked ? { card: shownCard(state, placed.id) } : {},
    lookedAt: [...placed.seenBy],
    items: placed.items.length,
    itemCards: shownCards2(state, items)
  };
}

// libs/arena/src/view/view.ts
function view(state, viewer) {
  const { active, terrain: terrain2, combat, raid } = state;
  return {
    ...flowView(state, openStepOf(state)),
    activeSeat: active,
    players: state.players.map((player) => playerView(state, player, viewer)),
    ...terrain2 === null ? {} : { terrain: shownCard(state, terrain2), terrainOwner: ownerOf(state, terrain2) },
    ...combat ? { combat: combatView(state, combat) } : {},
    ...raid ? { raid: raidView(raid) } : {},
    ...challengeView(state),
    ...viewer.kind === "seat" ? { own: ownView(state, viewer.seat) } : {},
    ...viewer.kind === "auditor" ? { secrets: seats.map((seat6) => ownView(state, seat6)) } : {}
  };
}
function challengeView(state) {
  const { challenge } = state;
  const challengeBonuses = state.challengeBonuses.map(({ seat: seat6, source: source2, effect: effect3 }) => ({
    seat: seat6,
    card: shownSource(state, source2),
    effect: effect3
  }));
  return {
    ...challenge ? { challenge: { seat: challenge.seat, powerStones: challenge.stones } } : {},
    ...challengeBonuses.length === 0 ? {} : { challengeBonuses }
  };
}
function raidView({ targets: targets2, undefended: undefended2, loneShield }) {
  return {
    targets: seats.flatMap((seat6) => {
      const stronghold3 = targets2[seat6];
      return stronghold3 ? [{ seat: seat6, stronghold: stronghold3 }] : [];
    }),
    ...undefended2 === null ? {} : { undefended: undefended2 },
    ...loneShield === null ? {} : { loneShield }
  };
}

// libs/arena/src/view/view-schema.ts
import { z as z55 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var placedSchema = z55.strictObject({
  faceUp: z55.boolean(),
  card: shown.optional().meta({ description: "Absent where the viewer does not see the face (ARENA-ENG-04)." }),
  lookedAt: z55.array(seatSchema).meta({ description: "Enemy seats that were let look at it while it lies face down." }),
  items: count2.meta({ description: "Creature items on it." }),
  itemCards: shownCards.meta({ description: "Those of them whose face the viewer sees." })
}).meta({ id: "PlacedCard", description: "A creature or shield at a stronghold or in the duel zone." });
var strongholdSchema = z55.strictObject({
  position: positionSchema2,
  deployed: z55.boolean(),
  ruin: z55.boolean(),
  cardId: printedId.optional().meta({ description: "Absent while it is undeployed and not the own one." }),
  on: placedSchema.optional(),
  under: placedSchema.optional(),
  upgrade: shown.optional(),
  downgrade: shown.optional()
}).meta({ id: "Stronghold", description: "A stronghold of a seat, with everything at it." });
var playerSchema = z55.strictObject({
  ...heldViewFields(seatSchema),
  pile: count2.meta({ description: "Cards in the draw pile, the dominant not counted." }),
  standardBearer: shown.optional(),
  captive: shown.optional().meta({ description: "The creature under its prison shield." }),
  prisonShield: shown.optional(),
  victorious: shownCards,
  strongholds: z55.array(strongholdSchema),
  arena: placedSchema.optional().meta({ description: "Its creature in the duel zone." }),
  committed: z55.boolean().meta({ description: "Has chosen in the open sealed step." }),
  toDiscard: count2.meta({ description: "Cards that it has still to choose for the discard (ARENA-DSC-01)." })
}).meta({ id: "Player", description: "The public view of a seat." });
var fighterSchema = z55.strictObject({
  seat: seatSchema,
  card: shown,
  part: z55.enum(["DUELLIST", "SECONDARY"]).meta({ id: "FighterPart" }),
  fresh: z55.boolean().meta({ description: "In its first confrontation: its modifiers count (ARENA-MOD-01)." }),
  shielded: z55.boolean()
}).meta({ id: "Fighter", description: "A creature in the combat." });
var supportSchema2 = z55.strictObject({
  kind: z55.enum(["GUARDIAN", "CREATURE", "RANGED"]).meta({ id: "SupportKind" }),
  seat: seatSchema,
  source: shown.optional().meta({ description: "The creature that gave it; absent for the guardian." }),
  receiver: cardId,
  value: z55.int(),
  reversed: z55.boolean()
}).meta({ id: "Support", description: "Influence or a ranged attack of this round." });
var inForceSchema = z55.strictObject({
  key: z55.string().meta({ description: "Its name as a target of CANCEL." }),
  seat: seatSchema,
  card: shown,
  effect: count2.meta({ description: "Place of the effect in the card's list." }),
  target: cardId.optional(),
  lasts: z55.enum(["ROUND", "COMBAT"]).meta({ id: "EffectLasts" }),
  command: z55.boolean()
}).meta({ id: "EffectInForce", description: "An effect that lasts in this combat." });
var combatSchema = z55.strictObject({
  kind: combatKindSchema,
  attacker: seatSchema,
  stronghold: positionSchema2.optional().meta({ description: "The defender's stronghold, in a raid." }),
  round: roundSchema,
  fighters: z55.array(fighterSchema),
  supports: z55.array(supportSchema2),
  inForce: z55.array(inForceSchema),
  shields: z55.array(z55.strictObject({ seat: seatSchema, card: shown, on: cardId }).meta({ id: "DuelShield" })),
  totals: z55.array(totalSchema),
  primaryDecided: z55.boolean(),
  primaryWinner: seatSchema.optional().meta({ description: "Absent before the comparison, and after a tie." }),
  arrived: cardId.optional().meta({ description: "The creature that a corruption response is about." })
}).meta({ id: "Combat", description: "The duel or raid combat that is fought." });
var raidSchema = z55.strictObject({
  targets: z55.array(raidTargetSchema),
  undefended: seatSchema.optional(),
  loneShield: seatSchema.optional()
}).meta({ id: "Raid", description: "The raid of this turn." });
var choiceSchema = z55.strictObject({
  place: placeSchema.optional(),
  stronghold: positionSchema2.optional(),
  from: positionSchema2.optional(),
  to: positionSchema2.optional(),
  card: shown.optional()
}).meta({ id: "SealedChoice", description: "The secret choice of the seat; empty: none." });
var ownSchema = z55.strictObject({
  ...ownHandsFields(seatSchema),
  choices: z55.array(choiceSchema)
}).meta({ id: "OwnCards", description: "The secrets of the own seat." });
var challengeBonusSchema = z55.strictObject({
  seat: seatSchema,
  card: shown,
  effect: count2.meta({ description: "Place of the effect in the card's list." })
}).meta({ id: "ChallengeBonus", description: "An effect that counts in a challenge of a seat." });
var viewSchema = z55.strictObject({
  ...flowViewFields({ seat: seatSchema, stage: stageSchema, step: stepSchema, reason: reasonSchema }),
  activeSeat: seatSchema.meta({ description: "The seat with the higher dominant (ARENA-DOM-02)." }),
  players: z55.array(playerSchema),
  terrain: shown.optional(),
  terrainOwner: seatSchema.optional(),
  combat: combatSchema.optional(),
  raid: raidSchema.optional(),
  challenge: z55.strictObject({ seat: seatSchema, powerStones: count2 }).meta({ id: "Challenge" }).optional(),
  challengeBonuses: z55.array(challengeBonusSchema).optional().meta({ description: "Effects of cards played for the challenge that comes (ARENA-CHA-08); absent: none." }),
  own: ownSchema.optional(),
  secrets: z55.array(ownSchema).optional().meta({ description: "Of both seats, for an auditor." })
});

// libs/arena/src/waiting.ts
function waiting(state) {
  if (state.over) return { over: state.over.reason };
  const open2 = openStepOf(state);
  if (!open2) throw new Error(`The game waits for no seat in ${state.stage}.`);
  return waitsFor(open2, state.options);
}

// libs/arena/src/arena.ts
var schemas = {
  options: optionsSchema,
  commands,
  events,
  view: viewSchema,
  brought: broughtSchema,
  content: contentSchema2
};
var arena = defineRules({
  name: "arena",
  version: "1.1",
  schemas,
  refusals,
  unasked: unboundIn(commandTable),
  content,
  decks: cardDecks,
  seats: () => ({ least: 2, seats: [{ seat: 0 }, { seat: 1 }] }),
  refuseBrought: refuseBrought2,
  sampleBrought: (options, _seat, random) => sampleBrought2(options, random),
  initialState,
  setUp,
  decide,
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
  arena as ruleset
};
