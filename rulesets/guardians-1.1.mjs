// Chronicler: the rules of guardians 1.1, and the kernel that runs them. Released, never changed: index.json has the SHA-256 of this file.

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
  (game) => !onlyEffects.has(type) || effects.some((effect4) => effect4.games === void 0 || effect4.games.includes(game))
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
  const border = borderOf(card.type);
  return [
    ...required.filter((field) => card[field] === void 0).map((field) => `a ${card.type} needs "${field}".`),
    ...Object.keys(card).filter((field) => !allowed.has(field)).map((field) => `a ${card.type} has no "${field}".`),
    ...card.border === border ? [] : [`the border of a ${card.type} is ${border ?? "none"}.`]
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
    return effects.filter((effect4) => effect4.timing && effect4.trigger !== "ACTIVATED").map(({ op }) => `only an ability has a timing on a ${type}: ${op}.`);
  }
  const used = new Set(effects.flatMap((effect4) => effect4.timing ?? timing));
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
var localizedIssue = (message, path2 = []) => ({ code: "custom", message: message.en, params: { message }, path: path2 });
var ownMessage = (issue) => issue.params?.message;
function tellIssue(issue) {
  const place = issue.path.map(String).join(".");
  const own3 = ownMessage(issue);
  if (own3) return place === "" ? own3 : localized(`${place}: ${own3.en}`, `${place} : ${own3.fr}`);
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
  return week * days.length * DAY + inWeek.reduce((sum2, part) => sum2 + part, 0);
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
  const place = /* @__PURE__ */ Symbol.for(`chronicler.${name}`);
  const common3 = globalThis;
  return common3[place] ??= z5.registry();
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
  const { bank, banks } = game;
  if (bank && banks) game.banks = spentBank({ ...game, bank, banks }, stopped(game, waiting2), at2);
  game.clocks = waitsForSeats(waiting2) ? wound(game, waiting2, at2) : [];
}
function stopped({ clocks }, waiting2) {
  const now = waitsForSeats(waiting2) ? waiting2 : void 0;
  return clocks.flatMap(
    ({ stepId, asked = [] }) => asked.filter(({ seat: seat6 }) => now?.stepId !== stepId || !now.seats.includes(seat6)).map((clock) => ({ ...clock, isSuspended: now?.suspends?.includes(stepId) ?? false }))
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
  const { stepId, due, asked = [] } = clock;
  if (due === null) return clock;
  const left = countingBetween(at2, due, game.calendar);
  const lefts = asked.map(({ seat: seat6, from }) => ({ seat: seat6, left: countingBetween(runsFrom(game, seat6, at2), from, game.calendar) })).filter((each) => each.left !== left);
  return { stepId, due: null, left, ...lefts.length > 0 ? { lefts } : {} };
}
function openClock(game, waiting2, at2) {
  const { stepId, clock, seats: seats2 } = waiting2;
  if (clock === null && !game.banks) return [];
  const known = game.clocks.find((candidate) => candidate.stepId === stepId);
  const left = known?.left ?? (clock?.seconds ?? 0) * 1e3;
  const due = known?.due ?? addCounting(at2, left, game.calendar);
  const asked = seats2.flatMap((seat6) => {
    const own3 = known?.lefts?.find((each) => each.seat === seat6)?.left;
    return known?.asked?.find((each) => each.seat === seat6) ?? seatClock(game, { seat: seat6, due, own: own3 }, at2);
  });
  return [{ stepId, due, left: null, ...asked.length > 0 ? { asked } : {} }];
}
function seatClock(game, { seat: seat6, due, own: own3 }, at2) {
  const { banks, calendar } = game;
  const start = runsFrom(game, seat6, at2);
  if (!banks && start === at2 && own3 === void 0) return [];
  const from = addCounting(start, own3 ?? countingBetween(at2, due, calendar), calendar);
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
var endOf = ({ asked, due }, seat6) => asked?.find((each) => each.seat === seat6)?.until ?? due;

// libs/kernel/src/leavers.ts
function countAbsences(game, asked, at2) {
  if (!game.leavers) return;
  game.absences = game.seats.filter(({ account, resigned, offered }) => account !== null && !resigned && !offered).map(({ seat: seat6 }) => {
    const known = game.absences?.find((each) => each.seat === seat6);
    const { waited = 0, since = null } = known ?? {};
    const passed = since === null ? 0 : countingBetween(since, at2, game.calendar);
    const askedFrom = since === null ? game.version : known?.askedFrom ?? game.version;
    return {
      seat: seat6,
      waited: waited + passed,
      since: asked.includes(seat6) ? runsFrom(game, seat6, at2) : null,
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
function defineRules(rules5) {
  demandMembers(rules5, ruleMembers);
  if (!/^[a-z][a-z0-9]*$/.test(rules5.name)) {
    throw new TypeError(`The ruleset name "${rules5.name}" must be one word of lower-case letters and digits.`);
  }
  const brought = rules5.schemas.brought?.shape ?? {};
  if (rules5.decks && !("deck" in brought)) {
    throw new TypeError(`The ruleset "${rules5.name}" has decks, and no field "deck" in what a player brings.`);
  }
  if (rules5.bases && !("base" in brought)) {
    throw new TypeError(`The ruleset "${rules5.name}" has bases, and no field "base" in what a player brings.`);
  }
  const campaignEvents = Object.keys(rules5.campaign?.schemas.events ?? {});
  const taken = [
    ...Object.keys(rules5.schemas.events).filter((type) => isGameEvent({ type })),
    ...campaignEvents.filter((type) => isCampaignEvent({ type }))
  ];
  if (taken.length > 0) {
    throw new TypeError(`The ruleset "${rules5.name}" defines events that are the kernel's own: ${taken.join(", ")}.`);
  }
  return rules5;
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
  const rules5 = campaignRulesOf(ruleset);
  if (isCampaignEvent(event)) evolveLog(rules5, campaign, event);
  else if (!Object.hasOwn(rules5.schemas.events, event.type)) {
    throw new TypeError(`The campaigns of "${ruleset.name}" have no event "${event.type}".`);
  } else rules5.evolve(campaign.state, event);
  campaign.version += 1;
}
function evolveLog(rules5, campaign, event) {
  switch (event.type) {
    case "campaignOpened": {
      const { ruleset, rulesVersion, name, openedBy } = event;
      const state = rules5.initialState();
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
  const isOpen2 = campaign.adventures.some((one2) => one2.gameId === gameId2 && one2.status === "open");
  return isOpen2 ? one({ type: "adventureGivenUp", gameId: gameId2 }) : refuseGame("noSuchAdventure");
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
  const sum2 = BigInt(`0x${deeds}`) + BigInt(`0x${hexOf(sha256Of(canonicalJson(command2)))}`);
  return BigInt.asUintN(256, sum2).toString(16).padStart(64, "0");
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
function stopFor(game, { seat: seat6, days, until: end3 }) {
  const { calendar, vacations = [] } = game;
  const begin3 = end3 - days * DAY;
  const later2 = (time) => addCounting(end3, countingBetween(begin3, time, calendar), calendar);
  game.clocks = withClock(game.clocks, seat6, ({ from, until }) => ({ seat: seat6, from: later2(from), until: later2(until) }));
  game.vacations = vacations.map((own3, at2) => at2 === seat6 ? { left: own3.left - days, until: end3 } : own3);
}
var withClock = (clocks, seat6, change3) => clocks.map((clock) => {
  const { due, asked = [] } = clock;
  if (due === null) return clock;
  const own3 = asked.find((each) => each.seat === seat6) ?? { seat: seat6, from: due, until: due };
  return { ...clock, asked: [...asked.filter((each) => each.seat !== seat6), change3(own3)] };
});
var withEntry = (list2, seat6, change3) => Array.from(
  { length: Math.max(list2.length, seat6 + 1) },
  (_, at2) => at2 === seat6 ? change3(list2[at2]) : list2[at2] ?? 0
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
  const sum2 = { ...newest, revealed: summed([...newest.revealed, ...revealed]) };
  game.points = [...(game.points ?? []).slice(0, -1), sum2];
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
  const { agreed, refused: refused3 } = proposal;
  game.proposal = agrees ? { ...proposal, agreed: [...agreed, seat6] } : { ...proposal, refused: [...refused3, seat6] };
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
function applyCommit(ruleset, game, commit2) {
  const before = mayBeTakenBack(commit2.events) ? beforeCommit(game) : void 0;
  const point = pointBefore(game, commit2.command);
  for (const event of commit2.events) evolveGame(ruleset, game, event);
  rememberUndo(game, before, commit2.events);
  rememberPoint(ruleset, game, point, commit2.events);
  countMoves(game, commit2.command);
  rememberDeed(game, commit2.command);
  rememberMoves(game, commit2.command);
  endAbsence(game, commit2.command);
  settleClocks(ruleset, game, commit2.at);
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
    const sum2 = parts3.reduce((total2, part) => total2 + part.points, 0);
    if (!close(sum2, points)) return `give seat ${seat6} ${points} points and parts that come to ${sum2}`;
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
  give(seat6, command2) {
    this.given.push(command2);
    this.command = this.given.length === 1 ? { type: "play", seat: seat6, command: command2 } : { type: "playAll", seat: seat6, commands: [...this.given] };
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
  const isAsked3 = waitsForSeats(waiting2) && waiting2.seats.includes(seat6);
  if (!game.leavers || !isAsked3 || holder.account === null || holder.offered) return refuseGame("nothingDue");
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
  const holds2 = (holder) => holder.account === account;
  if (game.seats.some(holds2)) return refuseGame("seatedAlready");
  const held = ({ seat: other, formerly = [] }) => other !== seat6 && formerly.some((former) => former.account === account);
  return game.seats.some(held) ? refuseGame("knowsAnotherSeat") : void 0;
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
  const refused3 = refuseSeat(game, seat6);
  if (refused3) return refused3;
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
  const { seat: seat6, proposal: number, agrees } = command2;
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
  const refused3 = seat6 === void 0 ? void 0 : refuseSeat(game, seat6);
  if (refused3) return refused3;
  if (seat6 === void 0 && game.pause.seconds === void 0) return refuseGame("nothingDue");
  turn.emit({ type: "pauseEnded", ...seat6 === void 0 ? {} : { seat: seat6 } });
  return void 0;
}
function handToBot(turn, { seat: seat6, bot }) {
  const { game } = turn;
  const refused3 = refuseSeat(game, seat6);
  if (refused3) return refused3;
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
var stillAsked = ({ asked, agreed, refused: refused3 }) => asked.filter((seat6) => !agreed.includes(seat6) && !refused3.includes(seat6));
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
  const refused3 = refuseSeat(game, of3);
  if (refused3) return refused3;
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
function isRefused({ kind, of: of3, asked, refused: refused3 }) {
  if (kind !== "TAKEOVER") return refused3.length > 0;
  return refused3.length === asked.length || of3 !== void 0 && refused3.includes(of3);
}
function carryOut(turn, { kind, seat: seat6, seconds, to: to2, of: of3, bot }) {
  if (kind === "PAUSE") turn.emit({ type: "gamePaused", ...seconds === void 0 ? {} : { seconds } });
  if (kind === "UNDO" && to2 !== void 0) turn.emit({ type: "undone", seat: seat6, to: to2 });
  if (kind === "TAKEOVER" && of3 !== void 0 && bot !== void 0) turn.emit({ type: "botTookOver", seat: of3, bot });
}

// libs/kernel/src/decide-game.ts
var MOST_COMMANDS = 20;
function decideGame(ruleset, game, command2, seed, { previousHash, at: at2 = 0 } = {}) {
  const place = { command: command2, seed, previousHash, at: at2 };
  if (command2.type !== "playAll") return decideCommit(new CommitTurn(ruleset, game, place), command2);
  const trial = cloneGame(game);
  const decision = decideCommit(new CommitTurn(ruleset, trial, place), command2);
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
  const sides2 = new Map(ruleset.seats(options).seats.map((plan) => [plan.seat, plan.side]));
  return (event, viewer) => {
    const schema = schemas2[event.type];
    if (!schema) throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event.type}".`);
    const plan = viewer.kind === "auditor" ? null : planOf(schema);
    if (!plan) return event;
    const sees2 = (audience) => isOfAudience(audience, event, viewer, sides2);
    return redact(plan, event, sees2);
  };
}
function isOfAudience(audience, event, viewer, sides2) {
  if (audience === "everyone" || viewer.kind === "auditor") return true;
  if (audience === "nobody" || viewer.kind === "spectator") return false;
  if ("side" in audience)
    return sides2.get(viewer.seat) !== void 0 && sides2.get(viewer.seat) === event[audience.side];
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
  run(command2, at2 = 0) {
    const firstVersion = this.game.version + 1;
    const decision = decideGame(this.ruleset, this.game, command2, this.seed, { at: at2 });
    if (!isRefusal(decision)) {
      settleClocks(this.ruleset, this.game, at2);
      this.commits.push({ firstVersion, command: decision.command, events: decision.events, at: at2 });
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
    let played2 = 0;
    for (let seat6 = this.nextSeat(); seat6 !== void 0; seat6 = this.nextSeat()) {
      if (look(played2) === true) return played2;
      if (this.commits.length > most) throw new Error(`The game has not ended after ${most} commits.`);
      const bot = bots[seat6];
      if (!bot) throw new RangeError(`There is no bot for seat ${seat6}.`);
      this.must({ type: "play", seat: seat6, command: bot(this.sight(seat6, random, bot)) });
      played2 += 1;
    }
    if (!isOver(this.waiting)) throw new Error("The game waits for no seat and is not over.");
    look(played2);
    return played2;
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
var askedInPriority = (round, order, isAsked3) => isPassedOut(round, order) || !isAsked3(round.holder) ? [] : [round.holder];
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
var unboundIn = (table) => Object.entries(table).filter(([, { steps }]) => steps === void 0).map(([type]) => type);
function defaultFrom(open2, state, seat6) {
  if (!open2?.asked.includes(seat6)) throw new Error(`The open step does not ask seat ${seat6}.`);
  return open2.rules.byDefault(state, seat6);
}
var takes = (open2, steps, seat6) => !steps || open2 !== void 0 && steps.includes(open2.step) && open2.asked.includes(seat6);
function refusedBefore(open2, steps, seat6, refusals2) {
  if (takes(open2, steps, seat6)) return void 0;
  return open2 && steps?.includes(open2.step) ? refusals2.notAsked() : refusals2.wrongStep(open2?.step ?? null);
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
var effectFaults = (effect4) => [
  ...valueFaults(effect4),
  ...whatFaults(effect4),
  ...ruleFaults(effect4),
  ...abilityFaults(effect4),
  ...ownerFaults(effect4)
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
var effectSchema = effectFields.superRefine((effect4, context) => {
  for (const message of effectFaults(effect4)) context.addIssue({ code: "custom", message });
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
function defaultDuration(effect4, trigger) {
  const { op } = effect4;
  if (forTheTurn.has(op) || turnsInGuardians(effect4)) return "TURN";
  if (trigger === "STATIC") return "IN_PLAY";
  if (trigger === "COMMAND") return done.has(op) ? "INSTANT" : "COMBAT";
  if (trigger !== "PLAYED") return "INSTANT";
  if (forTheCombat.has(op)) return "COMBAT";
  return lasting.has(op) ? "ROUND" : "INSTANT";
}
function durationIn(game, effect4) {
  if (game === "GUARDIANS" || effect4.duration !== "TURN" || !turnsInGuardians(effect4)) return effect4.duration;
  return effect4.op === "STOP_FLIGHT" ? "ROUND" : "INSTANT";
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
  const border = borderOf(type);
  const dominantValue2 = printed3.dominantValue ?? (type === "CREATURE" ? printed3.vitality : void 0);
  return cardSchema.parse({
    ...type === "CREATURE" ? { vulnerabilities: [], attackType: "PLAIN", immunities: [] } : {},
    ...printed3,
    games: printed3.games ?? gamesWhereItWorks(type, effects),
    ...border === void 0 ? {} : { border },
    ...dominantValue2 === void 0 ? {} : { dominantValue: dominantValue2 },
    effects: effects.map((effect4) => defineEffect(type, effect4))
  });
}
function defineEffect(type, effect4) {
  const trigger = effect4.trigger ?? triggers[type] ?? "STATIC";
  const target3 = effect4.target ?? (forSeat.has(effect4.op) ? "OWN_SEAT" : targets[type]);
  return { ...effect4, trigger, target: target3, duration: effect4.duration ?? defaultDuration(effect4, trigger) };
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
  (dominantValue2) => print("SHIELD", { id: `${id}-${dominantValue2}`, ...name }, [{ dominantValue: dominantValue2 }, ...parts3])
);
var drawn2 = (type) => (name, dominantValue2, ...parts3) => print(type, name, [{ dominantValue: dominantValue2 }, ...parts3]);
var standardBearer = drawn2("STANDARD_BEARER");
var creatureItem = drawn2("ITEM_CREATURE");
var terrain = (name, dominantValue2, terrainType, ...parts3) => print("TERRAIN", name, [{ dominantValue: dominantValue2, terrainType }, ...parts3]);
var variant = (value) => (name, dominantValue2, ...parts3) => print("UPGRADE", name, [{ dominantValue: dominantValue2, variant: value }, ...parts3]);
var upgrade = variant("UPGRADE");
var downgrade = variant("DOWNGRADE");
var timed2 = (type) => (name, dominantValue2, timing, ...parts3) => print(type, name, [{ dominantValue: dominantValue2, timing }, ...parts3]);
var spell = timed2("SPELL");
var handItem = timed2("ITEM_HAND");
var corruption = (name, dominantValue2, corrupts, ...parts3) => print("CORRUPTION", name, [{ dominantValue: dominantValue2, corrupts }, ...parts3]);
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
var at = (place) => ({ when: { place } });
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
var LEADERS = 4;
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
var sizeOf = (deck) => deck.cards.reduce((sum2, { copies }) => sum2 + copies, 0);
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
var countOf = (held) => held.reduce((sum2, { copies }) => sum2 + copies, 0);

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
var guardianTooMany = (card, guardians2) => ({
  code: "DECK_GUARDIAN",
  rule: "CARD-40",
  card: card.id,
  facts: { guardians: guardians2 },
  message: {
    en: `The deck has ${guardians2} guardians, ${named2(card, "en")} among them. Keep exactly one.`,
    fr: `Le paquet a ${guardians2} Gardiens, dont ${named2(card, "fr")}. Gardez-en exactement un.`
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
var strongholdTooMany = (card, position, strongholds2) => ({
  code: "DECK_STRONGHOLDS",
  rule: "CARD-41",
  card: card.id,
  facts: { position, strongholds: strongholds2 },
  message: {
    en: `The deck has ${strongholds2} ${places[position].en} strongholds, ${named2(card, "en")} among them. Keep exactly one.`,
    fr: `Le paquet a ${strongholds2} Forteresses ${places[position].fr}s, dont ${named2(card, "fr")}. Gardez-en exactement une.`
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
  const guardians2 = ofTypes(census, "GUARDIAN");
  const count3 = countOf(guardians2);
  if (count3 === 0) return [noGuardian()];
  return count3 === 1 ? [] : guardians2.map(({ card }) => guardianTooMany(card, count3));
}
function strongholdFaults(census) {
  const strongholds2 = ofTypes(census, "STRONGHOLD");
  return positionSchema2.options.flatMap((position) => {
    const there = strongholds2.filter(({ card }) => card.position === position);
    const count3 = countOf(there);
    if (count3 === 0) return [noStronghold(position)];
    return count3 === 1 ? [] : there.map(({ card }) => strongholdTooMany(card, position, count3));
  });
}
var isFreeOfCopies = ({ type }) => type === "SHIELD" || type === "TERRAIN";
function copyFaults({ held }) {
  return held.filter(({ card, copies }) => copies > MOST_COPIES && !isFreeOfCopies(card)).map(({ card, copies }) => tooManyCopies(card, copies, MOST_COPIES));
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
  const pile = parts2.flatMap(([fits2, count3]) => {
    const copies = drawn3.filter(fits2).flatMap((card) => Array.from({ length: COPIES }, () => card));
    if (copies.length < count3) throw new RangeError(`The library has too few cards for a deck of ${game}.`);
    return random.shuffle(copies).slice(0, count3);
  });
  return canonicalDeck({ cards: [...leaders, ...pile].map(({ id }) => ({ cardId: id, copies: 1 })) });
}

// libs/cards/src/decks/sealed-kit.ts
var sealedKits = {
  GUARDIANS: ["L24-7", "L24-8", "L24-9", "L24-11", "L24-12", "L24-13", "L26", "L27", "L28", "T27"],
  ARENA: []
};
var isShield = (library2, cardId3) => {
  const type = library2[cardId3]?.type;
  return type === "SHIELD" || type === "STANDARD_BEARER";
};
var isAmongLastShields = (game, pile, cardId3, library2) => isShield(library2, cardId3) && pile.filter((one2) => isShield(library2, one2)).length <= LEAST_SHIELDS[game];
function surplusOf(pile, library2) {
  const surplus = Math.max(0, pile.length + LEADERS - MOST_CARDS);
  return surplus === 0 ? [] : pile.filter((cardId3) => !isShield(library2, cardId3)).slice(0 - surplus);
}

// libs/cards/src/decks/starter-decks.ts
import { z as z27 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var starterNameSchema = z27.enum(["LANTERN_COURT", "HOLLOW_TIDE", "HIGH_PASTURES", "KILNS"]).meta({ id: "StarterName", description: "A deck that is there from the start." });
var numbered = (set, copies) => Object.entries(copies).map(([number, count3]) => ({ cardId: `${set}${number}`, copies: count3 }));
var shields2 = [7, 8, 9, 11, 12, 13];
var common2 = {
  ...Object.fromEntries(
    ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].map((number) => [number, 2])
  ),
  ...Object.fromEntries(["21", "22", "23", "25", "29", "37", "38"].map((number) => [number, 1])),
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
      ...Array.from({ length: 18 }, (_, at2) => String(at2 + 1).padStart(2, "0")),
      ...["20", "21", "22", "23", "25", ...rest],
      ...values2.map((value) => `24-${value}`)
    ].map((number) => [number, 1])
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
  Array.from({ length: 13 }, (_, at2) => ({ cardId: `R${String(at2 + 1).padStart(2, "0")}`, copies: 1 })),
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
var refuseDeck = ({ rules: rules5 }, code, facts = {}) => refuse(rules5.deck, code, facts);

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
var idsOf = (book, fits2) => allowedIn(book)().filter(fits2).map(({ id }) => id);
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
    const at2 = out.indexOf(cardId3);
    if (at2 >= 0) out.splice(at2, 1);
    return at2 < 0;
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
      const { guardian: guardian3, strongholds: strongholds2 } = builtDeck(book, buildingOf(turn.state, seat6));
      turn.emit({ type: "deckFinished", seat: seat6, guardian: guardian3, strongholds: strongholds2 });
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
      const { strongholds: strongholds2 } = buildingOf(state, seat6);
      for (const position of positionSchema2.options) {
        if (strongholds2[position] !== void 0) continue;
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
var leavingOut = (book, notSpared2) => ({
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
      return notSpared2(deck, cardId3);
    },
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "cardLeftOut", seat: seat6, card: cardId3 });
    }
  }
});
var buildingCommands = (book, notSpared2 = () => void 0) => ({
  ...finishing(book),
  ...choosing(book),
  ...leavingOut(book, notSpared2)
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
  deckFinished(state, { seat: seat6, guardian: guardian3, strongholds: strongholds2 }) {
    Object.assign(buildingOf(state, seat6), { guardian: guardian3, strongholds: { ...strongholds2 }, finished: true });
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
var buildingView = ({ pool, left, guardian: guardian3, strongholds: strongholds2 }) => ({
  pool: [...pool],
  leftOut: [...left],
  strongholds: Object.values(strongholds2),
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
  const { strongholds: strongholds2 } = playerOf(state, seat6);
  if (!strongholds2) throw new Error("The strongholds are not on the table yet.");
  return strongholds2[position];
}

// libs/cards/src/brought/other-cards.ts
var inPiles = onceFor(
  ({ box: box2, game }) => box2.derived(
    ({ card }) => card.filter(({ games: games2, type }) => games2.includes(game) && type !== "GUARDIAN" && type !== "STRONGHOLD")
  )
);
var inBoosters2 = onceFor(
  ({ box: box2, game }) => box2.derived(({ card }) => {
    const allowed = card.filter(({ games: games2 }) => games2.includes(game));
    const found = /* @__PURE__ */ new Map();
    return (set, sort) => {
      const key = `${set} ${sort}`;
      const cards3 = found.get(key) ?? allowed.filter((one2) => boosterSort(one2) === sort && isInSet(set, one2));
      found.set(key, cards3);
      return cards3;
    };
  })
);

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
  const one2 = (fits2) => {
    const found = ids.find(fits2);
    if (found === void 0) throw new Error("This deck lacks its guardian or a stronghold.");
    return found;
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
var shuffleEvents = (seat6, { rules: rules5 }) => ({
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
    ).meta({ description: `A deck is shuffled; its cards get their ids in this game (${rules5.shuffle}).` })
  )
});
function shuffledPiles(decks, random) {
  const ids = random.shuffle(idsFor(decks.reduce((sum2, { pile }) => sum2 + pile.length, 0)));
  return decks.map(({ pile }) => random.shuffle(pile.map((cardId3) => ({ instanceId: ids.pop() ?? "", cardId: cardId3 }))));
}
var shuffleEvolvers = {
  deckShuffled(state, { seat: seat6, cards: cards3 }) {
    for (const { instanceId: id, cardId: cardId3 } of cards3) state.cards[id] = { cardId: cardId3, owner: seat6 };
    playerOf(state, seat6).pile = cards3.map(({ instanceId: id }) => id);
  }
};

// libs/cards/src/score.ts
var scoreOfWinner = ({ seats: seats2 }, winner) => seats2.map((seat6) => {
  const points = winner === seat6 ? 1 : 0;
  return { seat: seat6, rank: winner === null || winner === seat6 ? 1 : 2, points, parts: [{ name: "win", points }] };
}).sort((a, b) => a.rank - b.rank || a.seat - b.seat);

// libs/guardians/src/words.ts
import { z as z34 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var spaceSchema = z34.enum(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"]).meta({ id: "BoardSpace", description: "A space of the board: columns a to c, rows 1 (SOUTH) to 4 (NORTH)." });
var guardianSpaceSchema = z34.enum(["g1", "g4"]).meta({ id: "GuardianSpace", description: "The space of a guardian: g1 of SOUTH, g4 of NORTH." });
var placeSchema = z34.enum([...spaceSchema.options, ...guardianSpaceSchema.options]).meta({ id: "Place", description: "A space of the board, or where a guardian is." });
var seatSchema = z34.int().min(0).max(1).meta({ description: "Number of a seat: 0 is SOUTH, 1 is NORTH." });
var stages = [
  "DECKS",
  "SETUP_CUT",
  "SETUP_OPENING",
  "I_A_DRAW",
  "I_B_RESERVE",
  "I_B_PLAYS",
  "I_C_PLACE",
  "I_D_DISCARD",
  "I_D_SPLIT",
  "II_A_DOMINANT",
  "II_A_PLAYS",
  "II_B_TURN",
  "II_C_OPTION",
  "II_C_REINFORCE",
  "COMBAT_DECLARE_A",
  "COMBAT_DECLARE_D",
  "COMBAT_COMMAND",
  "COMBAT_ORDERS",
  "PRIMARY_COMMIT",
  "MATCHUP_CORRUPTION",
  "MATCHUP_AREA",
  "MATCHUP_MODIFY",
  "MATCHUP_RESULT",
  "SECONDARY_CHOOSE",
  "COMBAT_HEAL",
  "COMBAT_RESOLVE",
  "COMBAT_RETREAT",
  "COMBAT_MERGE",
  "III_PLAYS",
  "III_A_CLEAR",
  "III_B_SETTLE",
  "III_C_CHECK"
];
var stageSchema = z34.enum(stages).meta({ id: "Stage", description: "A state of the game (guardians.md 4)." });
var answerSteps = ["II_REACT", "RANGED_CORRUPTION", "RESPONSE"];
var stepSchema = z34.enum([...stages, ...answerSteps]).meta({ id: "Step", description: "A question to seats (guardians.md 4)." });
var reasonSchema = z34.enum(["SHIELDS", "LANDS", "GUARDIAN", "CONCEDED", "LIMIT"]).meta({ id: "EndReason", description: "The reason for the end of the game (GUARD-210, GUARD-215, GUARD-216)." });

// libs/guardians/src/board/spaces.ts
var spaces = spaceSchema.options;
var columnOf = (space2) => "abc".indexOf(space2.charAt(0));
var rowOf = (space2) => Number(space2.charAt(1));
var atColumnAndRow = new Map(spaces.map((space2) => [`${columnOf(space2)} ${rowOf(space2)}`, space2]));
var neighbours = new Map(
  spaces.map((space2) => {
    const [column, row] = [columnOf(space2), rowOf(space2)];
    const steps = [
      [column, row - 1],
      [column - 1, row],
      [column + 1, row],
      [column, row + 1]
    ];
    return [space2, steps.flatMap(([x, y]) => atColumnAndRow.get(`${x} ${y}`) ?? [])];
  })
);
var neighboursOf = (space2) => neighbours.get(space2) ?? [];
var homes = [
  { row: 1, facing: 2, columns: ["a", "b", "c"], guardian: "g1" },
  { row: 4, facing: 3, columns: ["c", "b", "a"], guardian: "g4" }
];
var seats = homes.map((_, seat6) => seat6);
function homeOf(seat6) {
  const home = homes[seat6];
  if (!home) throw new RangeError(`Guardians has no seat ${seat6}.`);
  return home;
}
function strongholdSpace(seat6, position) {
  const { row, columns } = homeOf(seat6);
  return spaceSchema.parse(`${columns[positionSchema2.options.indexOf(position)]}${row}`);
}
var strongholds = new Map(
  seats.flatMap(
    (seat6) => positionSchema2.options.map((position) => [
      strongholdSpace(seat6, position),
      { seat: seat6, position }
    ])
  )
);
var strongholdAt = (space2) => strongholds.get(space2) ?? null;
var disputedLands = spaces.filter((space2) => !strongholds.has(space2));
var facedBy = (space2) => {
  const seat6 = homes.findIndex(({ facing: facing2 }) => facing2 === rowOf(space2));
  return seat6 < 0 ? null : seat6;
};
var inFrontOf = ({ seat: seat6, position }) => {
  const column = columnOf(strongholdSpace(seat6, position));
  return disputedLands.filter((space2) => columnOf(space2) === column);
};
var guardianSpaceOf = (seat6) => homeOf(seat6).guardian;
var guardianAt = (place) => {
  const seat6 = homes.findIndex(({ guardian: guardian3 }) => guardian3 === place);
  return seat6 < 0 ? null : seat6;
};
var guardianBehind = (space2) => {
  const stronghold3 = strongholdAt(space2);
  return stronghold3 && guardianSpaceOf(stronghold3.seat);
};

// libs/guardians/src/content/catalogue.ts
var box = catalogueOf({ card: cards });
var printed = box.known.card;

// libs/guardians/src/rulebook.ts
var rulebook = {
  game: "GUARDIANS",
  title: "Guardians",
  paper: "guardians.md",
  box,
  seats,
  rules: {
    deck: "GUARD-015",
    shuffle: "GUARD-021, GUARD-226",
    card: "GUARD-226",
    window: "GUARD-133",
    declaredPasses: "GUARD-134",
    outcome: "GUARD-210 to GUARD-216"
  },
  kit: sealedKits.GUARDIANS
};

// libs/guardians/src/brought.ts
var broughtSchema = broughtSchemaOf(rulebook);
var refuseBrought2 = (options, brought) => refuseBrought(rulebook, options, brought);
var sampleBrought2 = (options, random) => sampleBrought(rulebook, options, random);

// libs/cards/src/engine/filters.ts
var fitsFilter = (filter, card, asked) => fitsPrint(filter, card) && isAsked2(filter.owner === void 0 ? void 0 : filter.owner === "OWN", () => asked.isOwn()) && isAsked2(filter.influenceable, () => asked.isInfluenceable()) && isAsked2(filter.flying, () => asked.flies());
var fitsPrint = (filter, card) => isOneOf(filter.kinds, card.kind) && isOneOf(filter.sizes, card.size) && hasOneOf(filter.classes, card.classes) && hasOneOf(filter.vulnerable, card.vulnerabilities) && (filter.attackType === void 0 || filter.attackType === card.attackType) && (filter.maxVitality === void 0 || (card.vitality ?? Infinity) <= filter.maxVitality) && (filter.guardian === void 0 || card.type === "GUARDIAN");
var isAsked2 = (wanted, question) => wanted === void 0 || wanted === question();
var isOneOf = (wanted, value) => wanted === void 0 || value !== void 0 && wanted.includes(value);
var hasOneOf = (wanted, values2 = []) => wanted === void 0 || values2.some((value) => wanted.includes(value));

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
  const { effect: effect4 } = working;
  const { own: own3, opponent, terrain: terrain2, place, role } = effect4.when ?? {};
  const fits2 = (filter, one2) => filter === void 0 || one2 !== null && fitsAs(reading, fight, filter, one2, working.seat);
  const faced = creature3 === null || foes2.has(effect4.target) ? creature3 : fight.opponentOf(creature3);
  return (terrain2 === void 0 || fight.terrain === terrain2) && (place === void 0 || fight.isAt(seat6, place, working)) && (role === void 0 || fight.hasRole(role, seat6, creature3)) && fits2(own3, creature3) && fits2(opponent, faced);
}
var fitsAs = ({ flies, isInfluenceable: isInfluenceable2 }, fight, filter, creature3, seat6) => fitsFilter(filter, fight.cardOf(creature3), {
  flies: () => flies(fight, creature3),
  isInfluenceable: () => isInfluenceable2(fight, creature3),
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
var shrugsOff = (fight, { effect: effect4 }, creature3) => effect4.tag !== void 0 && isImmuneToAttack(fight, creature3, effect4.tag, asPrinted);

// libs/cards/src/engine/readings.ts
var asFlown = { ...asPrinted, flies: isFlying };
var actsAs = (reading, fight, working, creature3) => counts(fight, working, creature3) && appliesAs(reading, fight, working, creature3);
var appliesAs = (reading, fight, working, creature3) => reaches(fight, working, creature3, reading) && !isImmuneToTag(reading, fight, working, creature3);
var isImmuneToTag = (reading, fight, { effect: effect4 }, creature3) => effect4.tag !== void 0 && isImmuneToAttack(fight, creature3, effect4.tag, reading);
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
  const rules5 = op === "RULE" && matter === what && holds(fight, working, working.seat, null, asItIs);
  return rules5 && setting ? [setting] : [];
});

// libs/cards/src/engine/conflicts.ts
function demandOf(game, effect4, seat6) {
  const { op, what, setting } = effect4;
  if (op === "RULE" && what && setting) return { matter: `RULE ${what}`, demand: setting };
  if (op === "DECLARE_FIRST" && game === "GUARDIANS") return { matter: op, demand: `seat ${seat6}` };
  return void 0;
}
var cancelledOrders = (orders) => orders.filter((order) => orders.some((other) => defeats(other, order))).map(({ key }) => key);
var defeats = (other, { matter, demand, strength }) => other.matter === matter && other.demand !== demand && other.strength >= strength;

// libs/cards/src/engine/effects-in.ts
var existsIn = (game, { games: games2 }) => games2?.includes(game) ?? true;
var effectsIn = (game, { effects }, trigger) => effects.flatMap(
  (effect4, index) => existsIn(game, effect4) && (trigger === void 0 || effect4.trigger === trigger) ? [{ index, effect: effect4 }] : []
);

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

// libs/cards/src/engine/flight-path.ts
function barsFlight({ effect: effect4, seat: seat6 }, flier, { point, strongholdOf: strongholdOf2 }) {
  if (effect4.op !== "NO_FLIGHT") return false;
  if (effect4.what === "SPACE") return true;
  return point === "END" && flier !== seat6 && strongholdOf2 === seat6;
}
function fliesWith({ flying: flying2 }, items) {
  const changes = (op) => items.some(
    (item) => effectsIn("GUARDIANS", item, "STATIC").some(({ effect: effect4 }) => effect4.op === op && effect4.what === "FLYING")
  );
  return !changes("LOSE") && (flying2 === true || changes("GRANT"));
}

// libs/cards/src/engine/guardian-battle.ts
var MOST = 30;
function guardianParts(guardian3, bonuses) {
  const printed3 = guardian3.card.vitality ?? 0;
  const part = ({ source: source4, card }, sort, value) => ({
    sort,
    card: card.id,
    source: source4,
    creature: guardian3.source,
    effect: null,
    rule: "GUARD-187",
    value
  });
  let room = Math.max(0, MOST - printed3);
  const walls = bonuses.map((stronghold3) => {
    const value = Math.min(room, stronghold3.card.defenseBonus ?? 0);
    room -= value;
    return part(stronghold3, "STRONGHOLD", value);
  });
  return [part(guardian3, "BASE", printed3), ...walls];
}

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
var effectPart = ({ source: source4, card, index, effect: effect4 }, sort, creature3) => ({ sort, card: card.id, source: source4, creature: creature3, effect: index, rule: null, value: effect4.value ?? 0 });
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
function terrainRules(card, source4, seat6) {
  const rule2 = card.terrainType && ruleOfType[card.terrainType];
  if (!rule2) return [];
  const effect4 = { ...rule2, trigger: "STATIC", target: "ALL", duration: "IN_PLAY" };
  return [{ source: source4, card, index: card.effects.length, effect: effect4, seat: seat6 }];
}

// libs/cards/src/effects/uses.ts
var targetsBy = (rulesOf2) => (state, seat6, source4, effects) => {
  const each = effects.map(({ effect: effect4 }) => [...rulesOf2(effect4.op).targets(state, seat6, effect4, source4)]);
  if (each.length === 0 || each.some((targets2) => targets2.length === 0)) return [];
  return each.find((targets2) => !targets2.includes(null)) ?? [null];
};
var isAmong = (targets2, target3) => targets2.some((one2) => canonicalJson(one2) === canonicalJson(target3));
var usesOf = (seat6, source4, effects, target3 = null) => effects.map(({ index, effect: effect4 }) => ({ seat: seat6, source: source4, index, effect: effect4, target: target3 }));

// libs/cards/src/effects/refused-use.ts
var useRefusals = {
  NO_POWER_STONE: ["cost", "stones"],
  ILLEGAL_TARGET: []
};
var refusedPrice = (rules5, { cost: cost2 = 0, stones: stones3 }) => cost2 > stones3 ? refuse(rules5.cost, "NO_POWER_STONE", { cost: cost2, stones: stones3 }) : void 0;
var refusedTarget = (rules5, targets2, target3) => isAmong(targets2, target3) ? void 0 : refuse(rules5.target, "ILLEGAL_TARGET");
var refusedUse = (rules5, price, targets2, target3) => refusedPrice(rules5, price) ?? refusedTarget(rules5, targets2(), target3);

// libs/cards/src/effects/abilities.ts
var abilitiesBy = (book) => ({
  abilityToUse: (state, seat6, source4) => unused(book, state, seat6, source4),
  hasUsableAbility(state, seat6) {
    for (const source4 of book.cards(state, seat6)) if (isUsable(book, state, seat6, source4)) return true;
    return false;
  },
  abilityOffers: (state, seat6) => offers(book, state, seat6),
  refusedAbility: (state, use, seat6) => refused(book, state, use, seat6)
});
var abilityMark = (seat6, source4, index) => `${seat6} ${source4} ${index}`;
var unused = (book, state, seat6, source4) => book.now(state, source4).find(({ index }) => !state.marks.abilities.includes(abilityMark(seat6, source4, index)));
function isUsable(book, state, seat6, source4) {
  const ability2 = unused(book, state, seat6, source4);
  if (!ability2 || (ability2.effect.cost ?? 0) > playerOf(state, seat6).stones) return false;
  return book.targets(state, seat6, source4, [ability2]).length > 0;
}
function* offers(book, state, seat6) {
  for (const cardId3 of book.cards(state, seat6)) {
    const ability2 = unused(book, state, seat6, cardId3);
    if (!ability2) continue;
    for (const target3 of book.targets(state, seat6, cardId3, [ability2])) yield { cardId: cardId3, target: target3 };
  }
}
function refused(book, state, { cardId: cardId3, target: target3 }, seat6) {
  const { rules: rules5 } = book;
  if (book.of(state, cardId3).length === 0) return refuse(rules5.ability, "NO_ABILITY", { card: cardId3 });
  if (book.now(state, cardId3).length === 0) return refuse(rules5.ability, "WRONG_TIMING", { card: cardId3 });
  const ability2 = unused(book, state, seat6, cardId3);
  if (!ability2) return refuse(rules5.once, "ALREADY_USED_THIS_TURN");
  const price = { cost: ability2.effect.cost, stones: playerOf(state, seat6).stones };
  return refusedUse(rules5, price, () => book.targets(state, seat6, cardId3, [ability2]), target3);
}

// libs/cards/src/effects/areas.ts
var areaAttack = ({ what }) => what === "FIRE" || what === "FEAR" ? what : "PLAIN";
var areaSorts = (effect4) => {
  const attack = areaAttack(effect4);
  return attack === "PLAIN" ? ["AOE"] : ["AOE", attack];
};
function struckTogether(areas, struckBy2) {
  const gone = /* @__PURE__ */ new Set();
  return areas.map((area2) => ({ area: area2, struck: struckBy2(area2) })).map(({ area: area2, struck }) => {
    const cards3 = struck.filter((id) => !gone.has(id));
    for (const id of cards3) gone.add(id);
    return { area: area2, cards: cards3 };
  });
}

// libs/cards/src/effects/operation-rules.ts
var nothingToChoose = () => [null];
var onlyWhile = (holds2) => (state, seat6) => holds2(state, seat6) ? [null] : [];

// libs/cards/src/effects/removals.ts
var removals = ["DESTROY", "SEND_HOME", "UNDER_PILE"];
var isRemoval = (op) => removals.includes(op);
function removeTogether(turn, doomed, moves2) {
  const first2 = doomed.filter(({ id }, place) => doomed.findIndex((other) => other.id === id) === place);
  for (const op of removals) {
    const cards3 = first2.filter((one2) => one2.op === op).map(({ id }) => id);
    if (!turn.state.over) moves2[op](turn, cards3);
  }
}

// libs/cards/src/effects/seat-operations.ts
var seatFor = ({ effect: effect4, seat: seat6 }) => effect4.target === "ENEMY_SEAT" ? otherSeat(seat6) : seat6;
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

// libs/cards/src/engine/happenings/ambush.ts
function weakestOf(stack) {
  const creatures = stack.filter(({ card }) => card.type === "CREATURE");
  const least = Math.min(...creatures.map(({ card }) => card.vitality ?? 0));
  return creatures.find(({ card }) => card.vitality === least);
}
var isPrey = ({ value = 0, tag }, { type, vitality: vitality2 = 0 }, isImmuneTo) => type === "CREATURE" && vitality2 <= value && (tag === void 0 || !isImmuneTo(tag));

// libs/cards/src/engine/happenings/declare-first.ts
var values = {
  KIND: kindSchema.options,
  SIZE: sizeSchema.options,
  CLASS: classSchema.options
};
function propertiesOf(card, property) {
  const { kind, size, classes: classes2 = [] } = card;
  const own3 = { KIND: [kind], SIZE: [size], CLASS: classes2 }[property];
  return values[property].filter((value) => own3.includes(value));
}
var isProperty = (what) => what !== void 0 && what in values;

// libs/cards/src/engine/happenings/extra-step.ts
var STEPS = 2;
var mostSteps = (unusedExtraSteps) => STEPS + Math.min(1, unusedExtraSteps);

// libs/cards/src/engine/happenings/heal.ts
var heals = (game, healer, isSuch) => effectsIn(game, healer, "AFTER_COMBAT").some(
  ({ effect: { op, when } }) => op === "HEAL" && (when?.own === void 0 || isSuch(when.own))
);

// libs/cards/src/engine/happenings/hold.ts
var SPACE_LIMIT = 30;
var spaceVitalityOf = ({ redVitality, vitality: vitality2 }) => redVitality ?? vitality2 ?? 0;
var hasRoomFor = (stack, creature3) => [...stack, creature3].reduce((sum2, card) => sum2 + spaceVitalityOf(card), 0) <= SPACE_LIMIT;
var holdsCreature = (game, upgrade2) => effectsIn(game, upgrade2).some(({ effect: effect4 }) => effect4.op === "HOLD");

// libs/cards/src/engine/happenings/recover.ts
var recoverable = ({ when }, discardPile) => discardPile.filter(
  ({ card }) => card.type === "CREATURE" && fitsFilter(when?.own ?? {}, card, {
    flies: () => card.flying === true,
    isInfluenceable: () => card.influenceable === true,
    isOwn: () => true
  })
).map(({ key }) => key);

// libs/cards/src/engine/happenings/save.ts
var affordableSave = (game, card, stones3) => effectsIn(game, card, "BEATEN").find(({ effect: { op, cost: cost2 = 0 } }) => op === "SAVE" && cost2 <= stones3);

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
    const choices2 = game.choices(world, seat6);
    if (choices2.length === 0) return;
    game.perform(turn, random.pick(choices2), seat6);
  }
}

// libs/cards/src/hidden/may-hold.ts
function mayHold(state, seat6, isWanted) {
  const { starter, discard: discard4 } = playerOf(state, seat6);
  if (starter === null) return true;
  return Object.entries(state.cards).some(([id, { owner }]) => owner === seat6 && isWanted(id) && !discard4.includes(id));
}

// libs/guardians/src/table/cards.ts
var cardOf = (state, id) => printedOn(rulebook, state, id);
var isShield2 = (state, id) => ["SHIELD", "STANDARD_BEARER"].includes(cardOf(state, id).type);
var spaceVitality = (state, id) => spaceVitalityOf(cardOf(state, id));

// libs/cards/src/table/card-checks.ts
function cardChecks(book, sees2) {
  const refused3 = (code, facts = {}) => refuse(book.rules.card, code, facts);
  const refusedCard2 = (state, seat6, id, types2 = cardTypeSchema.options) => {
    if (!sees2(state, seat6, id)) return refused3("UNKNOWN_CARD");
    if (ownerOf(state, id) !== seat6) return refused3("NOT_YOUR_CARD", { card: id });
    return types2.includes(printedOn(book, state, id).type) ? void 0 : refused3("WRONG_CARD_TYPE", { card: id });
  };
  return {
    refusedCard: refusedCard2,
    refusedHandCard: (state, seat6, id, types2) => refusedCard2(state, seat6, id, types2) ?? (playerOf(state, seat6).hand.includes(id) ? void 0 : refused3("NOT_IN_HAND", { card: id }))
  };
}

// libs/cards/src/table/sources.ts
var printedOnSource = (book, state, source4) => isInGame(state, source4) ? printedOn(book, state, source4) : book.box.known.card(source4);
function shownSource(state, source4) {
  if (isInGame(state, source4)) return shownCard(state, source4);
  const id = source4;
  return { instanceId: id, cardId: id };
}

// libs/guardians/src/table/players.ts
var inOrder = ({ first: first2 }) => [first2, otherSeat(first2)];

// libs/guardians/src/table/stacks.ts
var stackAt = ({ board }, seat6, space2) => board[space2].stacks[seat6] ?? null;
var stacksOf = (state, seat6) => spaces.flatMap((space2) => {
  const stack = stackAt(state, seat6, space2);
  return stack ? [{ seat: seat6, space: space2, stack }] : [];
});
var vitalityOf = (state, creatures) => creatures.reduce((sum2, { id }) => sum2 + spaceVitality(state, id), 0);
var isHeldByEnemyOf = (state, seat6, space2) => stackAt(state, otherSeat(seat6), space2)?.shield != null;
function isOwnStronghold(state, seat6, space2) {
  const place = strongholdAt(space2);
  return place?.seat === seat6 && !strongholdOf(state, seat6, place.position).ruin;
}
var isDistant = (state, { seat: seat6, space: space2, stack }) => stack.shield !== null && !isOwnStronghold(state, seat6, space2);

// libs/guardians/src/table/under.ts
var entersFromUnder = (card) => effectsIn("GUARDIANS", card).some(({ effect: effect4 }) => effect4.op === "GRANT" && effect4.what === "ENTER_FROM_UNDER");
var mayLieUnder = (card) => card.type === "CREATURE" && (card.influenceValue !== void 0 || entersFromUnder(card));

// libs/guardians/src/combat/fighters.ts
function combatOf({ combat }) {
  if (!combat) throw new Error("There is no combat.");
  return combat;
}
var defenderOf = ({ attacker }) => otherSeat(attacker);
var inCombatOrder = (combat) => [combat.attacker, defenderOf(combat)];
var guardianFought = ({ place }) => guardianAt(place);
var spaceFoughtOver = ({ place }) => guardianAt(place) === null ? place : null;
function stackOf(state, seat6) {
  const combat = combatOf(state);
  if (guardianFought(combat) === seat6) return null;
  return stackAt(state, seat6, seat6 === combat.attacker ? combat.ground : combat.place);
}
function creatureFromUnder(state, seat6) {
  const space2 = spaceFoughtOver(combatOf(state));
  const place = space2 && strongholdAt(space2);
  if (place?.seat !== seat6) return [];
  const { under } = strongholdOf(state, seat6, place.position);
  return under && entersFromUnder(cardOf(state, under.id)) ? [under] : [];
}
var creaturesIn = (state, seat6) => [
  ...stackOf(state, seat6)?.creatures ?? [],
  ...creatureFromUnder(state, seat6)
];
var fighterOf = ({ combat }, id) => combat?.fighters.find((fighter2) => fighter2.id === id);
var combatHand = (state, seat6) => creaturesIn(state, seat6).map(({ id }) => id).filter((id) => !fighterOf(state, id));
var unbeaten = ({ combat }, seat6) => combat?.fighters.filter((fighter2) => fighter2.seat === seat6 && !fighter2.beaten) ?? [];
function matchedOf({ combat }, seat6) {
  const id = combat?.matchup?.creatures[seat6];
  return combat?.fighters.some((fighter2) => fighter2.id === id) ? id : void 0;
}
var isMatched = (state) => matchedOf(state, 0) !== void 0 && matchedOf(state, 1) !== void 0;
var isGuardian = (state, id) => {
  const seat6 = state.combat && guardianFought(state.combat);
  return seat6 != null && playerOf(state, seat6).guardian === id;
};

// libs/guardians/src/flow/phase-one.ts
var stages2 = ["I_A_DRAW", "I_B_RESERVE", "I_B_PLAYS", "I_C_PLACE", "I_D_DISCARD", "I_D_SPLIT"];
var isPhaseOne = ({ stage }) => stages2.includes(stage);

// libs/guardians/src/table/creatures.ts
function creatureOf(state, id) {
  for (const seat6 of seats) {
    for (const { stack } of stacksOf(state, seat6)) {
      const found = stack.creatures.find((creature3) => creature3.id === id);
      if (found) return found;
    }
    for (const position of positions2) {
      const under = playerOf(state, seat6).strongholds?.[position].under;
      if (under?.id === id) return under;
    }
  }
  return void 0;
}

// libs/guardians/src/table/faces.ts
var shownCards2 = (state, ids) => ids.map((id) => shownCard(state, id));
var shownCreature = (state, { id, item }) => ({
  card: shownCard(state, id),
  ...item === null ? {} : { item: shownCard(state, item) }
});
var shownInPlay = (state, id) => shownCreature(state, creatureOf(state, id) ?? { id, item: null });
var isMemoryTested = isPhaseOne;
function sees(state, seat6, id) {
  const owner = state.cards[id]?.owner;
  if (owner === void 0) return false;
  return isOpen(state, id) || owner === seat6 && isOwnToSee(state, seat6, id);
}
function isOpenInCombat(state, id) {
  const { combat } = state;
  if (!combat) return false;
  if (combat.merging?.shield === id) return true;
  return combat.fighters.some((fighter2) => fighter2.id === id || creatureOf(state, fighter2.id)?.item === id);
}
function isOpen(state, id) {
  if (seats.some((seat6) => isOpenOf(state, seat6, id)) || isOpenInCombat(state, id)) return true;
  return Object.values(state.board).some(
    ({ stacks, terrain: terrain2 }) => terrain2?.id === id && !terrain2.faceDown || stacks.some((stack) => stack !== null && stack.shield === id)
  );
}
function isOpenOf(state, seat6, id) {
  const { dominant, discard: discard4, strongholds: strongholds2 } = playerOf(state, seat6);
  if (dominant === id || discard4.includes(id)) return true;
  return positions2.some((position) => {
    const stronghold3 = strongholds2?.[position];
    if (!stronghold3) return false;
    const { works: works2, under } = stronghold3;
    return works2 === id || under?.faceUp === true && [under.id, under.item].includes(id);
  });
}
function isOwnToSee(state, seat6, id) {
  if (playerOf(state, seat6).pile.includes(id)) return false;
  if (!isMemoryTested(state)) return true;
  return !stacksOf(state, seat6).some(
    (placed) => isDistant(state, placed) && placed.stack.creatures.some((creature3) => creature3.id === id || creature3.item === id)
  );
}

// libs/guardians/src/discard/split.ts
var isDouble = (state, id) => borderOf(cardOf(state, id).type) === "DOUBLE";
function split(state, seat6) {
  const { hand } = playerOf(state, seat6);
  return { depot: hand.filter((id) => isDouble(state, id)), pen: hand.filter((id) => !isDouble(state, id)) };
}
function splitHand(turn, seat6) {
  const { depot, pen } = split(turn.state, seat6);
  turn.emit({ type: "handSplit", seat: seat6, depot: depot.length, pen: pen.length });
}

// libs/guardians/src/dominant/turn-up.ts
var MOST_REDRAWN = 10;
function dominantValue(state, seat6) {
  const { dominant } = playerOf(state, seat6);
  if (dominant === null) return state.marks.dominantLeft[seat6] ?? 0;
  const { dominantValue: value, vitality: vitality2 = 0 } = cardOf(state, dominant);
  return value ?? vitality2;
}
function turnUpDominants(turn) {
  for (const seat6 of seats) turnUp(turn, seat6);
  redrawTies(turn);
  turn.emit(firstOf(turn.state));
}
function rereadDominants(turn) {
  if (turn.state.lower !== null) redrawTies(turn);
  const { state } = turn;
  const named3 = firstOf(state);
  if (named3.seat !== state.first || named3.lower !== state.lower) turn.emit(named3);
}
function redrawTies(turn) {
  for (let redrawn = 0; redrawn < MOST_REDRAWN && mayRedraw(turn.state); redrawn += 1) {
    const redrawing = whoRedraws(turn.state);
    for (const seat6 of redrawing) bury(turn, seat6);
    for (const seat6 of redrawing) turnUp(turn, seat6);
  }
}
var isTied = (state) => dominantValue(state, 0) === dominantValue(state, 1);
var whoRedraws = ({ marks }) => seats.filter((seat6) => marks.dominantLeft[seat6] === null);
function mayRedraw(state) {
  const redrawing = whoRedraws(state);
  return isTied(state) && redrawing.length > 0 && redrawing.every((seat6) => playerOf(state, seat6).pile.length > 0);
}
function turnUp(turn, seat6) {
  const { pile, discard: discard4 } = playerOf(turn.state, seat6);
  const [top] = pile;
  const id = top ?? (discard4.length > 0 ? turn.random.pick(discard4) : void 0);
  if (id === void 0) return;
  turn.emit({ type: "dominantTurnedUp", seat: seat6, card: shownCard(turn.state, id), borrowed: top === void 0 });
}
function bury(turn, seat6) {
  const { dominant } = playerOf(turn.state, seat6);
  if (dominant !== null) turn.emit({ type: "dominantBuried", seat: seat6, card: shownCard(turn.state, dominant) });
}
function firstOf(state) {
  const { claimedFirst } = state.marks;
  if (isTied(state)) return { type: "firstNamed", seat: claimedFirst ?? (state.turn % 2 === 1 ? 0 : 1), lower: null };
  const higher = dominantValue(state, 0) > dominantValue(state, 1) ? 0 : 1;
  return { type: "firstNamed", seat: claimedFirst ?? higher, lower: otherSeat(higher) };
}

// libs/guardians/src/table/leave.ts
function leave(state, id) {
  for (const player of state.players) {
    leavePiles(player, id);
    for (const position of positions2) if (player.strongholds) leaveStronghold(player.strongholds[position], id);
  }
  for (const ground of Object.values(state.board)) leaveGround(ground, id);
  if (state.combat) leaveCombat(state.combat, id);
}
function leaveCombat(combat, id) {
  combat.fighters = combat.fighters.filter((fighter2) => fighter2.id !== id);
  if (combat.merging?.shield === id) combat.merging.shield = null;
}
function leavePiles(player, id) {
  for (const place of ["pile", "hand", "depot", "pen", "discard", "known"]) {
    if (player[place].includes(id)) player[place] = player[place].filter((card) => card !== id);
  }
  if (player.dominant === id) player.dominant = null;
}
function leaveStronghold(stronghold3, id) {
  if (stronghold3.works === id) stronghold3.works = null;
  if (stronghold3.held === id) stronghold3.held = null;
  if (stronghold3.under?.id === id) stronghold3.under = null;
  else if (stronghold3.under?.item === id) stronghold3.under.item = null;
}
function leaveGround(ground, id) {
  if (ground.terrain?.id === id) ground.terrain = null;
  for (const [seat6, stack] of ground.stacks.entries()) {
    if (!stack) continue;
    if (stack.shield === id) stack.shield = null;
    stack.creatures = stack.creatures.filter((creature3) => creature3.id !== id);
    for (const creature3 of stack.creatures) if (creature3.item === id) creature3.item = null;
    if (stack.shield === null && stack.creatures.length === 0) ground.stacks[seat6] = null;
  }
}

// libs/guardians/src/draw/draw.ts
function drawCards(turn, seat6, count3) {
  const cards3 = playerOf(turn.state, seat6).pile.slice(0, Math.max(0, count3));
  if (cards3.length === 0) return;
  turn.emit({ type: "cardsDrawn", seat: seat6, count: cards3.length, cards: shownCards2(turn.state, cards3) });
}
var drawEvolvers = {
  cardsDrawn(state, { seat: seat6, cards: cards3 }) {
    const player = playerOf(state, seat6);
    for (const { instanceId: id } of cards3) {
      const known = player.known.includes(id);
      leave(state, id);
      player.hand.push(id);
      if (known) player.known.push(id);
    }
  }
};

// libs/guardians/src/effects/operations/enemy-stacks.ts
var enemyStacks = (state, seat6) => stacksOf(state, otherSeat(seat6)).map(({ space: space2 }) => ({ space: space2 }));
function stackNamed(state, seat6, target3) {
  const enemy = otherSeat(seat6);
  const { space: space2 } = target3 ?? {};
  const stack = space2 && stackAt(state, enemy, space2);
  return stack ? { seat: enemy, space: space2, stack } : void 0;
}

// libs/guardians/src/effects/operations/seat-operations.ts
var hasDominant = (state, seat6) => playerOf(state, seat6).dominant !== null;
var seatOperations2 = {
  ...seatOperations,
  DRAW: {
    targets: nothingToChoose,
    apply(turn, use) {
      drawByEffect(turn, seatFor(use), use.effect.value ?? 0);
    }
  },
  /** One event, for every finding (GUARD-225). */
  LOOK: {
    targets: enemyStacks,
    apply(turn, { seat: seat6, target: target3 }) {
      const found = stackNamed(turn.state, seat6, target3);
      if (!found) return;
      const total2 = found.stack.creatures.reduce((sum2, { id }) => sum2 + (cardOf(turn.state, id).vitality ?? 0), 0);
      turn.emit({ type: "stackLookedAt", seat: seat6, space: found.space, total: total2 });
    }
  },
  /** Without a pile there is no other one to turn up (GUARD-063). */
  REDRAW_DOMINANT: {
    targets: onlyWhile((state, seat6) => hasDominant(state, seat6) && playerOf(state, seat6).pile.length > 0),
    apply(turn, { seat: seat6 }) {
      const { dominant } = playerOf(turn.state, seat6);
      if (dominant === null) return;
      turn.emit({ type: "dominantPutUnder", seat: seat6, card: shownCard(turn.state, dominant) });
      turnUp(turn, seat6);
    }
  },
  LEAVE_DOMINANT: {
    targets: onlyWhile(hasDominant),
    apply(turn, { seat: seat6 }) {
      const { state } = turn;
      const { dominant } = playerOf(state, seat6);
      if (dominant === null) return;
      const value = dominantValue(state, seat6);
      turn.emit({ type: "dominantLeft", seat: seat6, card: shownCard(state, dominant), value });
    }
  }
};
var MOST_HELD = 20;
function drawByEffect(turn, seat6, count3) {
  const { hand, depot, pen, pile } = playerOf(turn.state, seat6);
  const room = Math.max(0, MOST_HELD - hand.length - depot.length - pen.length);
  const drawn3 = Math.min(count3, room, pile.length);
  if (drawn3 <= 0) return;
  drawCards(turn, seat6, drawn3);
  if (!isPhaseOne(turn.state)) splitHand(turn, seat6);
}

// libs/guardians/src/table/sources.ts
var sourceCard = (state, source4) => printedOnSource(rulebook, state, source4);

// libs/guardians/src/effects/texts.ts
var textsOf = (state, seat6, source4, trigger) => usesOf(seat6, source4, effectsIn("GUARDIANS", sourceCard(state, source4), trigger));
var announce = (turn, { seat: seat6, source: source4, index }) => turn.emit({ type: "textTriggered", seat: seat6, source: shownSource(turn.state, source4), effect: index });

// libs/guardians/src/effects/discarded-texts.ts
var operations2 = seatOperations2;
function triggerDiscarded(turn, cards3) {
  for (const use of cards3.flatMap((id) => textsOf(turn.state, ownerOf(turn.state, id), id, "DISCARDED"))) {
    const rules5 = operations2[use.effect.op];
    if (turn.state.over || !rules5) continue;
    announce(turn, use);
    rules5.apply(turn, use);
  }
}

// libs/guardians/src/table/movements.ts
function discard2(turn, cards3, why) {
  move(turn, "cardsDiscarded", cards3, why);
  triggerDiscarded(turn, cards3);
}
var sendToPen = (turn, cards3, why) => move(turn, "cardsSentToPen", cards3, why);
var putUnderPile = (turn, cards3, why) => move(turn, "cardsPutUnder", cards3, why);
function move(turn, type, cards3, why) {
  for (const seat6 of inOrder(turn.state)) {
    const own3 = cards3.filter((id) => ownerOf(turn.state, id) === seat6);
    if (own3.length === 0) continue;
    const { state } = turn;
    const moved2 = {
      type,
      seat: seat6,
      why,
      cards: shownCards2(state, own3),
      items: shownCards2(state, itemsOn(state, own3))
    };
    turn.emit(moved2);
  }
}
var itemsOn = (state, cards3) => cards3.map((id) => creatureOf(state, id)?.item ?? null).filter((item) => item !== null);
var MOST_SHIELDS_LOST = 5;
var destroyShield = (turn, seat6, space2, id, why) => turn.emit({ type: "shieldDestroyed", seat: seat6, space: space2, card: shownCard(turn.state, id), why });
function sendEmptyShieldHome(turn, seat6, space2) {
  const { shield = null, creatures = [] } = stackAt(turn.state, seat6, space2) ?? {};
  if (shield === null || creatures.length > 0) return;
  turn.emit({ type: "shieldSentToPen", seat: seat6, space: space2, card: shownCard(turn.state, shield) });
}
function endIfShieldsLost(turn, ahead) {
  const beaten = [0, 1].filter((seat6) => playerOf(turn.state, seat6).shieldsLost >= MOST_SHIELDS_LOST);
  if (beaten.length === 0) return;
  const winner = beaten.length === 2 ? ahead() : 1 - (beaten[0] ?? 0);
  turn.emit({ type: "outcomeReached", reason: "SHIELDS", winner });
}

// libs/cards/src/engine/contributions.ts
import { z as z35 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
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
var contributionSchema = z35.strictObject({
  sort: z35.enum(contributionSorts).meta({ id: "ContributionSort" }),
  card: idSchema().meta({ description: "Library id of the card that it comes from." }),
  source: idSchema().meta({
    description: "Id of that card in the game; of guardians and strongholds the library id."
  }),
  creature: idSchema().nullable().meta({ description: "The creature it counts for; null: its side as a whole." }),
  effect: z35.int().nullable().meta({ description: "Place in the card's list of effects; null: a rule." }),
  rule: z35.string().nullable().meta({ description: "Id of the rule that makes it count; null where the game names none." }),
  value: z35.int()
}).meta({ id: "Contribution", description: "One part of a total; the sum of all parts is the total (cards.md 6)." });
function totalFrom(parts3) {
  const contributions = contributionSorts.flatMap(
    (sort) => parts3.filter((part) => part.sort === sort && (part.value !== 0 || sort === "BASE"))
  );
  return { total: sumOf2(contributions), contributions };
}
var sumOf2 = (contributions) => contributions.reduce((sum2, { value }) => sum2 + value, 0);

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
    ({ effect: effect4, home }) => effect4.op === "NO_STRONGHOLD_BONUS" && (home ?? seat6) === seat6
  );
  const value = muted ? 0 : stronghold3.defenseBonus ?? 0;
  return rulePart({ sort: "STRONGHOLD", card: stronghold3.id, source: stronghold3.id, rule: rule2, value }, creature3);
}
function supportPart({ kind, receiver, reversed, value }, given2, rules5) {
  const isRanged = kind === "RANGED";
  const terms = isRanged ? { sort: "RANGED", rule: rules5.ranged } : { sort: "INFLUENCE", rule: rules5.influence };
  return rulePart({ ...terms, ...given2, value: reversed ? 0 - value : value }, receiver);
}
var influenceReceived = (supports, receiver) => supports.filter((support) => support.receiver === receiver && support.kind !== "RANGED").reduce((sum2, { value }) => sum2 + value, 0);

// libs/cards/src/totals/rules-of-parts.ts
var ruledBy = ({ box: box2 }, rules5) => ({ total: total2, contributions }) => {
  const ruleOf2 = ({ sort, card }) => sort === "GUARDIAN" && box2.known.card(card).type === "GUARDIAN" ? rules5.TEXT : rules5[sort];
  return {
    total: total2,
    contributions: contributions.map((part) => part.rule === null ? { ...part, rule: ruleOf2(part) } : part)
  };
};

// libs/cards/src/totals/texts-at-work.ts
function staticTexts(book) {
  const known = /* @__PURE__ */ new WeakMap();
  const statics2 = (card) => {
    const found = known.get(card) ?? effectsIn(book.game, card, "STATIC");
    known.set(card, found);
    return found;
  };
  return {
    statics: statics2,
    textsOf(state, source4, seat6, more = {}) {
      const card = printedOnSource(book, state, source4);
      return statics2(card).map((one2) => ({ ...one2, card, source: source4, seat: seat6, ...more }));
    }
  };
}
function lastingText(book, state, { source: source4, effect: index, seat: seat6, command: command2, on: on2 }) {
  const card = printedOnSource(book, state, source4);
  const effect4 = card.effects[index];
  if (!effect4) throw new Error(`${card.id} has no effect ${index}.`);
  return { source: source4, card, index, effect: effect4, seat: seat6, command: command2, ...on2 === null ? {} : { on: on2 } };
}

// libs/cards/src/totals/total-schema.ts
import { z as z36 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var totalSchemaOf = (seat6) => z36.strictObject({ seat: seat6, total: z36.int(), contributions: z36.array(contributionSchema) }).meta({ id: "CombatTotal", description: "The total of a seat, and its parts (cards.md 6)." });

// libs/guardians/src/totals/working.ts
var workingIn = (state, combat) => [
  ...seats.flatMap((seat6) => [...guardianTexts(state, seat6), ...standardBearerTexts(state, seat6)]),
  ...seats.flatMap((seat6) => strongholdTexts(state, combat, seat6)),
  ...terrainTexts(state, spaceFoughtOver(combat)),
  ...combat.fighters.flatMap((fighter2) => fighterTexts(state, fighter2)),
  ...combat.inForce.map((entry) => lasting2(state, entry))
];
var { statics, textsOf: textsOf2 } = staticTexts(rulebook);
function guardianTexts(state, seat6) {
  const { guardian: guardian3 } = playerOf(state, seat6);
  return guardian3 === null ? [] : textsOf2(state, guardian3, seat6);
}
function standardBearerTexts(state, seat6) {
  const shield = stackOf(state, seat6)?.shield ?? null;
  if (shield === null || state.marks.plainBearers.includes(seat6)) return [];
  return cardOf(state, shield).type === "STANDARD_BEARER" ? textsOf2(state, shield, seat6) : [];
}
var isFarReaching = ({ when }) => when?.place === "IN_FRONT";
function strongholdTexts(state, combat, seat6) {
  return positions2.flatMap((position) => {
    const space2 = strongholdSpace(seat6, position);
    const isFoughtOver = space2 === combat.place && combat.attacker !== seat6;
    if (!isFoughtOver && isHeldByEnemyOf(state, seat6, space2)) return [];
    return textsAt(state, seat6, position, combat).filter(({ effect: effect4 }) => isFoughtOver || isFarReaching(effect4));
  });
}
function textsAt(state, home, position, combat = state.combat) {
  const { card, ruin: ruin2, works: works2 } = strongholdOf(state, home, position);
  if (ruin2) return [];
  const more = { home, position };
  const attached = works2 === null ? [] : textsOf2(state, works2, ownerOf(state, works2), more);
  return isMuted(state, home, position, combat) ? attached : [...textsOf2(state, card, home, more), ...attached];
}
var mutes = ({ op }) => op === "NO_STRONGHOLD_BONUS";
function isMuted(state, home, position, combat = state.combat) {
  const { works: works2 } = strongholdOf(state, home, position);
  if (works2 !== null && statics(cardOf(state, works2)).some(({ effect: effect4 }) => mutes(effect4))) return true;
  if (!combat || spaceFoughtOver(combat) !== strongholdSpace(home, position)) return false;
  return combat.inForce.some((given2) => mutes(lasting2(state, given2).effect));
}
var wallsOf = (state, seat6) => positions2.flatMap((position) => {
  const { card, ruin: ruin2 } = strongholdOf(state, seat6, position);
  return ruin2 || isMuted(state, seat6, position) ? [] : [printed(card)];
});
function wallAt(state, combat, seat6) {
  const space2 = spaceFoughtOver(combat);
  const place = space2 && strongholdAt(space2);
  if (place?.seat !== seat6) return null;
  const { card, ruin: ruin2 } = strongholdOf(state, seat6, place.position);
  return ruin2 || isMuted(state, seat6, place.position, combat) ? null : printed(card);
}
function terrainTexts(state, space2) {
  const terrain2 = space2 && state.board[space2].terrain;
  if (!terrain2 || terrain2.faceDown) return [];
  return [
    ...textsOf2(state, terrain2.id, terrain2.owner),
    ...terrainRules(cardOf(state, terrain2.id), terrain2.id, terrain2.owner)
  ];
}
var outlasting = /* @__PURE__ */ new Set(["NO_SECONDARY", "COUNTS_AS"]);
var forOneself = ["SELF", "OPPONENT"];
var barsForAll = ({ effect: { op, vulnerabilities: vulnerabilities2 } }) => op === "BAR_CORRUPTION" && vulnerabilities2 !== void 0;
function fighterTexts(state, { id, seat: seat6, command: command2, fresh, beaten }) {
  const item = creatureOf(state, id)?.item ?? null;
  const own3 = command2 ? [] : textsOf2(state, id, seat6).filter(
    ({ effect: { op, target: target3 } }) => fresh || outlasting.has(op) || !forOneself.includes(target3)
  );
  if (beaten) return own3.filter(barsForAll);
  return [...own3, ...item === null ? [] : textsOf2(state, item, seat6, { on: id })];
}
var itemsInHand = (state, seat6) => creaturesIn(state, seat6).flatMap(({ id, item }) => item === null ? [] : textsOf2(state, item, seat6, { on: id }));
var lasting2 = (state, given2) => lastingText(rulebook, state, given2);

// libs/guardians/src/totals/fights.ts
var fightIn = (state, combat) => fightWith(state, combat, () => workingIn(state, combat));
var fightInHand = (state, combat, seat6) => fightWith(state, combat, () => [...workingIn(state, combat), ...itemsInHand(state, seat6)]);
var noFight2 = (state) => noFight("GUARDIANS", { cardOf: (id) => sourceCard(state, id), seatOf: (id) => ownerOf(state, id) });
function fightWith(state, combat, texts) {
  const seatOf = (id) => fighterOf(state, id)?.seat ?? (isInGame(state, id) ? ownerOf(state, id) : guardianFought(combat) ?? combat.attacker);
  const opponentOf = (id) => combat.matchup?.creatures.includes(id) ? matchedOf(state, otherSeat(seatOf(id))) ?? null : null;
  let working;
  return {
    ...noFight2(state),
    get working() {
      return working ??= texts();
    },
    terrain: terrainOf(state, combat),
    seatOf,
    opponentOf,
    opponentFor: ({ source: source4, on: on2 }) => opponentOf(on2 ?? source4),
    isFresh: (id) => fighterOf(state, id)?.fresh ?? true,
    outlasts,
    isAt: (seat6, place, { home, position }) => place === "IN_FRONT" ? home !== void 0 && position !== void 0 && isInFront(combat, { seat: home, position }) : isAt(combat, seat6, place),
    hasRole: (role, seat6, id) => hasRole(state, combat, role, seat6, id)
  };
}
function terrainOf(state, combat) {
  const space2 = spaceFoughtOver(combat);
  const terrain2 = space2 && state.board[space2].terrain;
  return terrain2 && !terrain2.faceDown ? cardOf(state, terrain2.id).terrainType ?? null : null;
}
function isInFront(combat, stronghold3) {
  const space2 = spaceFoughtOver(combat);
  return space2 !== null && inFrontOf(stronghold3).includes(space2);
}
function isAt(combat, seat6, place) {
  const space2 = spaceFoughtOver(combat);
  if (space2 === null) return false;
  const owner = strongholdAt(space2)?.seat;
  if (place === "OPEN_FIELD") return owner === void 0;
  if (place === "OWN_STRONGHOLD") return owner === seat6;
  return owner === otherSeat(seat6) && seat6 === combat.attacker;
}
function hasRole(state, combat, role, seat6, id) {
  if (role === "ATTACKER") return seat6 === combat.attacker;
  if (role === "DEFENDER") return seat6 !== combat.attacker;
  const { matchup } = combat;
  if (!matchup || id === null || !matchup.creatures.includes(id)) return false;
  if (role === "PRIMARY") return matchup.kind === "PRIMARY";
  return matchup.kind === "SECONDARY" && matchup.attacker === seat6 && matchedOf(state, seat6) === id;
}
function outlasts({ effect: { op }, card: { type } }) {
  if (op === "WIN_PUSHES") return type === "STANDARD_BEARER" || type === "GUARDIAN";
  return op === "NO_SECONDARY" || op === "COUNTS_AS" || op === "BAR_CORRUPTION";
}

// libs/guardians/src/effects/operations/area-operation.ts
function strikeTogether(turn, uses) {
  const struck = struckTogether(uses, (use) => struckBy(turn.state, use));
  for (const { area: use, cards: cards3 } of struck) strike(turn, use, cards3);
}
function strike(turn, { seat: seat6, source: source4, effect: effect4 }, cards3) {
  turn.emit({
    type: "areaStruck",
    seat: seat6,
    source: shownSource(turn.state, source4),
    value: effect4.value ?? 0,
    what: areaAttack(effect4),
    cards: shownCards2(turn.state, cards3)
  });
  if (cards3.length > 0) discard2(turn, cards3, "AREA");
}
function struckBy(state, { seat: seat6, effect: effect4 }) {
  const enemy = otherSeat(seat6);
  if (guardianFought(combatOf(state)) === enemy) return [];
  const sorts2 = areaSorts(effect4);
  const fight = fightInHand(state, combatOf(state), enemy);
  return combatHand(state, enemy).filter(
    (id) => (cardOf(state, id).vitality ?? 0) <= (effect4.value ?? 0) && !sorts2.some((sort) => isImmune(fight, id, sort))
  );
}
var areaOperation = {
  targets: (state) => state.combat ? nothingToChoose() : [],
  apply(turn, use) {
    strikeTogether(turn, [use]);
  }
};

// libs/guardians/src/table/standard-bearers.ts
var bearersOf = (state, seat6) => stacksOf(state, seat6).flatMap(
  ({ stack: { shield } }) => shield !== null && cardOf(state, shield).type === "STANDARD_BEARER" ? [shield] : []
);

// libs/guardians/src/effects/operations/discard-operation.ts
var worksInPlay = (state) => seats.flatMap(
  (of3) => positions2.flatMap((position) => {
    const { works: card } = strongholdOf(state, of3, position);
    return card === null ? [] : [{ of: of3, position, card }];
  })
);
var bearerFacing = (state, seat6) => {
  const enemy = otherSeat(seat6);
  return state.marks.plainBearers.includes(enemy) ? void 0 : bearersOf(state, enemy)[0];
};
var discardOperation = {
  *targets(state, seat6, { what }) {
    if (what === "TERRAIN") {
      for (const space2 of spaces) if (state.board[space2].terrain) yield { space: space2 };
    } else if (what === "UPGRADE") {
      for (const { card: cardId3 } of worksInPlay(state)) yield { cardId: cardId3 };
    } else if (bearerFacing(state, seat6) !== void 0) yield null;
  },
  apply(turn, { seat: seat6, effect: { what }, target: target3 }) {
    if (what === "TERRAIN") removeTerrain(turn, target3);
    else if (what === "UPGRADE") removeWorks(turn, target3);
    else silence(turn, seat6);
  }
};
function removeTerrain(turn, target3) {
  const { space: space2 } = target3 ?? {};
  const terrain2 = space2 && turn.state.board[space2].terrain;
  if (!terrain2) return;
  turn.emit({ type: "terrainRemoved", seat: terrain2.owner, space: space2, card: shownCard(turn.state, terrain2.id) });
}
function removeWorks(turn, target3) {
  const { state } = turn;
  const found = worksInPlay(state).find(({ card: card2 }) => card2 === target3?.cardId);
  if (!found) return;
  const { of: of3, position: stronghold3, card } = found;
  const { held } = strongholdOf(state, of3, stronghold3);
  turn.emit({ type: "worksDiscarded", seat: ownerOf(state, card), of: of3, stronghold: stronghold3, card: shownCard(state, card) });
  if (held !== null) turn.emit({ type: "heldReturned", seat: of3, stronghold: stronghold3, card: shownCard(state, held) });
}
function silence(turn, seat6) {
  const card = bearerFacing(turn.state, seat6);
  if (card === void 0) return;
  turn.emit({ type: "bearerSilenced", seat: otherSeat(seat6), card: shownCard(turn.state, card) });
}

// libs/guardians/src/effects/operations/hold-operation.ts
function heldIn(state, seat6, upgrade2) {
  const position = positions2.find((one2) => strongholdOf(state, seat6, one2).works === upgrade2);
  if (position === void 0 || isHeldByEnemyOf(state, seat6, strongholdSpace(seat6, position))) return void 0;
  const { held } = strongholdOf(state, seat6, position);
  return held === null ? void 0 : { position, held };
}
var mayJoin = (state, { turned, creatures }, held) => turned && hasRoomFor(
  creatures.map(({ id }) => cardOf(state, id)),
  cardOf(state, held)
);
var holdOperation = {
  *targets(state, seat6, _effect, source4) {
    const found = heldIn(state, seat6, source4);
    if (!found) return;
    for (const { space: space2, stack } of stacksOf(state, seat6)) if (mayJoin(state, stack, found.held)) yield { space: space2 };
  },
  apply(turn, { seat: seat6, source: source4, target: target3 }) {
    const { state } = turn;
    const { space: space2 } = target3 ?? {};
    const found = heldIn(state, seat6, source4);
    const stack = space2 && stackAt(state, seat6, space2);
    if (!found || !stack || !mayJoin(state, stack, found.held)) return;
    const { position: stronghold3, held } = found;
    turn.emit({ type: "heldJoined", seat: seat6, stronghold: stronghold3, space: space2, card: shownCard(state, held) });
  }
};

// libs/guardians/src/effects/operations/board-operations.ts
var boardOperations = {
  /** The weakest creature is shown, also where it is no prey (CARD-12). */
  AMBUSH: {
    targets: enemyStacks,
    apply(turn, { seat: seat6, effect: effect4, target: target3 }) {
      const { state } = turn;
      const found = stackNamed(state, seat6, target3);
      const weakest = found && weakestIn(state, found);
      if (!found || !weakest) return;
      reveal2(turn, found, [weakest]);
      const { id } = weakest;
      if (!isPrey(effect4, cardOf(state, id), (tag) => isImmune(noFight2(state), id, tag))) return;
      const fights = state.combat !== null && stackOf(state, found.seat) === found.stack;
      discard2(turn, [id], "DESTROYED");
      if (!fights) sendEmptyShieldHome(turn, found.seat, found.space);
    }
  },
  REVEAL: {
    targets: enemyStacks,
    apply(turn, { seat: seat6, target: target3 }) {
      const found = stackNamed(turn.state, seat6, target3);
      if (found) reveal2(turn, found, found.stack.creatures);
    }
  },
  DISCARD: discardOperation,
  RECOVER: {
    *targets(state, seat6, effect4) {
      const pile = playerOf(state, seat6).discard;
      const found = recoverable(effect4, stackedIn(state, pile));
      for (const cardId3 of pile) if (found.includes(cardId3)) yield { cardId: cardId3 };
    },
    apply(turn, { seat: seat6, target: target3 }) {
      const { cardId: cardId3 } = target3 ?? {};
      if (cardId3 === void 0 || !playerOf(turn.state, seat6).discard.includes(cardId3)) return;
      turn.emit({ type: "creatureRecovered", seat: seat6, card: shownCard(turn.state, cardId3) });
    }
  },
  EXTRA_STEP: {
    targets: nothingToChoose,
    apply(turn, { seat: seat6 }) {
      turn.emit({ type: "extraStepGranted", seat: seat6 });
    }
  },
  HOLD: holdOperation,
  STOP_FLIGHT: {
    targets: ({ plays }) => plays.at(-1)?.kind === "FLIGHT" ? [null] : [],
    apply(turn) {
      const last = turn.state.plays.at(-1);
      if (last?.kind === "FLIGHT") turn.emit({ type: "flightStopped", seat: last.seat });
    }
  }
};
var stackedIn = (state, ids) => ids.map((id) => ({ key: id, card: cardOf(state, id) }));
function weakestIn(state, { stack: { creatures } }) {
  const weakest = weakestOf(
    stackedIn(
      state,
      creatures.map(({ id }) => id)
    )
  );
  return creatures.find(({ id }) => id === weakest?.key);
}
var reveal2 = (turn, { seat: seat6, space: space2 }, creatures) => turn.emit({
  type: "creaturesRevealed",
  seat: seat6,
  space: space2,
  creatures: creatures.map((one2) => shownCreature(turn.state, one2))
});

// libs/guardians/src/effects/operations/combat-operations.ts
var combatOperations = {
  /** `PLAY`: what was played last, spell, hand item or command; `COMMAND`: a command alone. */
  CANCEL: {
    targets(state, _seat, { what }) {
      const last = state.plays.at(-1);
      return last?.kind === "COMMAND" || what === "PLAY" && last?.kind === "CARD" ? [null] : [];
    },
    apply(turn, { seat: seat6 }) {
      const last = turn.state.plays.at(-1);
      if (last?.kind !== "CARD" && last?.kind !== "COMMAND") return;
      turn.emit({ type: "playCancelled", seat: seat6, card: shownCard(turn.state, last.card) });
    }
  },
  REVERSE_INFLUENCE: {
    targets: (state) => state.plays.at(-1)?.kind === "INFLUENCE" ? [null] : [],
    apply(turn, { seat: seat6 }) {
      const last = turn.state.plays.at(-1);
      if (last?.kind !== "INFLUENCE") return;
      turn.emit({ type: "influenceReversed", seat: seat6, receiver: shownCard(turn.state, last.receiver) });
    }
  },
  /** A beaten creature goes to the pen instead of the discard pile. */
  SAVE: {
    targets: nothingToChoose,
    apply(turn, { source: source4 }) {
      if (isInGame(turn.state, source4)) sendToPen(turn, [source4], "SAVED");
    }
  },
  /** Read when primary attackers are committed. */
  DECLARE_FIRST: { targets: nothingToChoose, apply: () => void 0 }
};

// libs/guardians/src/effects/operations/matched.ts
function picked(state, seat6, { target: target3 }) {
  if (target3 !== "PICK_OWN" && target3 !== "PICK_ENEMY") return null;
  return matchedOf(state, target3 === "PICK_OWN" ? seat6 : otherSeat(seat6)) ?? null;
}
function matchedTargets(state, seat6, effect4, fresh) {
  if (!state.combat) return [];
  if (effect4.target !== "PICK_OWN" && effect4.target !== "PICK_ENEMY") return [null];
  const id = picked(state, seat6, effect4);
  if (id === null || fresh && fighterOf(state, id)?.fresh !== true) return [];
  const fight = fightIn(state, combatOf(state));
  const filters = [effect4.when?.own, effect4.target === "PICK_ENEMY" ? effect4.when?.opponent : void 0];
  return filters.every((filter) => filter === void 0 || fits(fight, filter, id)) ? [null] : [];
}
function creaturesMeant(state, { seat: seat6, source: source4, index, effect: effect4 }) {
  const combat = combatOf(state);
  const fight = fightIn(state, combat);
  const on2 = picked(state, seat6, effect4);
  const working = { source: source4, card: sourceCard(state, source4), index, effect: effect4, seat: seat6, ...on2 === null ? {} : { on: on2 } };
  return combat.fighters.filter(({ id, beaten }) => !beaten && appliesTo(fight, working, id)).map(({ id }) => id);
}

// libs/guardians/src/effects/operations/lasting-operations.ts
var lasting3 = {
  targets: (state, seat6, effect4) => matchedTargets(state, seat6, effect4, true),
  apply(turn, { seat: seat6, source: source4, index, effect: effect4 }) {
    const { state } = turn;
    if (!state.combat) return;
    const on2 = picked(state, seat6, effect4);
    turn.emit({
      type: "effectApplied",
      seat: seat6,
      source: shownSource(state, source4),
      effect: index,
      on: on2 === null ? null : shownSource(state, on2),
      lasts: durationIn("GUARDIANS", effect4) === "COMBAT" ? "COMBAT" : "ROUND",
      command: effect4.trigger === "COMMAND"
    });
  }
};
var lastingOperations = {
  VITALITY: lasting3,
  SIDE_TOTAL: lasting3,
  COUNTS_AS: lasting3,
  RANGED: lasting3,
  WIN_PUSHES: lasting3,
  NO_STRONGHOLD_BONUS: lasting3,
  GRANT: lasting3,
  LOSE: lasting3,
  IMMUNE: lasting3,
  BAR_CORRUPTION: lasting3,
  NO_INFLUENCE: lasting3,
  NO_SECONDARY: lasting3,
  RULE: lasting3
};

// libs/guardians/src/effects/operations/removal-operations.ts
var moves = {
  DESTROY: (turn, cards3) => discard2(turn, cards3, "DESTROYED"),
  SEND_HOME: (turn, cards3) => sendToPen(turn, cards3, "EFFECT"),
  UNDER_PILE: (turn, cards3) => putUnderPile(turn, cards3, "EFFECT")
};
var victimsOf = (state, use) => creaturesMeant(state, use).filter((id) => isInGame(state, id));
var removeTogether2 = (turn, doomed) => removeTogether(turn, doomed, moves);
var removal = {
  targets(state, seat6, effect4) {
    const id = state.combat ? picked(state, seat6, effect4) : null;
    return id !== null && isGuardian(state, id) ? [] : matchedTargets(state, seat6, effect4, false);
  },
  apply(turn, use) {
    removeTogether2(
      turn,
      victimsOf(turn.state, use).map((id) => ({ id, op: use.effect.op }))
    );
  }
};
var removalOperations = {
  DESTROY: removal,
  SEND_HOME: removal,
  UNDER_PILE: removal
};

// libs/guardians/src/effects/operations/operations.ts
var standing = { targets: nothingToChoose, apply: () => void 0 };
var rules = {
  ...lastingOperations,
  ...removalOperations,
  ...combatOperations,
  ...boardOperations,
  ...seatOperations2,
  AREA: areaOperation,
  HEAL: standing,
  NO_FLIGHT: standing,
  NO_RANGED: standing,
  /** Arena alone has prisons. */
  FREE_CAPTIVE: standing
};
var operationRules = (op) => rules[op];

// libs/guardians/src/effects/use-effects.ts
var targetsFor = targetsBy(operationRules);
function useEffects(turn, uses) {
  for (const use of uses) {
    if (turn.state.over) return;
    operationRules(use.effect.op).apply(turn, use);
  }
}

// libs/guardians/src/flow/enter-stage.ts
function enterStage(turn, stage, asked = []) {
  turn.emit({ type: "stageEntered", stage, asked: [...asked] });
}

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
import { z as z39 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/flow/pass-events.ts
import { z as z38 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/flow/pass-until.ts
import { z as z37 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var passUntilSchema = z37.enum(["WINDOW", "COMBAT", "TURN", "GAME"]).meta({
  id: "PassUntil",
  description: "Time for which passes are declared ahead: the open window, the combat, the turn, or until they are taken back."
});

// libs/cards/src/flow/pass-events.ts
var passEvents = (seat6, { rules: rules5 }) => {
  const by2 = { seat: seat6 };
  return {
    windowOpened: mattering(
      "DETAIL",
      z38.strictObject(by2).meta({ description: `Seats act or pass in turn, this one first (${rules5.window}).` })
    ),
    passed: mattering(
      "DETAIL",
      z38.strictObject(by2).meta({ description: `A seat passes, or is passed for (${rules5.declaredPasses}).` })
    ),
    priorityGiven: mattering(
      "DETAIL",
      z38.strictObject(by2).meta({ description: `After an action the other seat may act (${rules5.window}).` })
    ),
    passesDeclared: mattering(
      "DETAIL",
      z38.strictObject({ ...by2, until: passUntilSchema }).meta({ description: "A seat declares that it will pass for so long." })
    ),
    passesWithdrawn: mattering(
      "DETAIL",
      z38.strictObject(by2).meta({ description: "A seat takes declared passes back." })
    )
  };
};

// libs/cards/src/flow/flow-events.ts
var flowEvents = ({ seat: seat6, stage, reason }, book) => ({
  stageEntered: mattering(
    "DETAIL",
    z39.strictObject({ stage, asked: z39.array(seat6).meta({ description: "Seats of a sealed choice." }) }).meta({ description: `The turn comes to a state (${book.paper} 4).` })
  ),
  ...passEvents(seat6, book),
  outcomeReached: mattering(
    "DETAIL",
    z39.strictObject({ reason, winner: seat6.nullable() }).meta({ description: `A seat has won, or it is a draw (${book.rules.outcome}).` })
  )
});

// libs/cards/src/flow/pass-commands.ts
import { z as z40 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/cards/src/flow/windows.ts
var openWindow = (turn, first2) => turn.emit({ type: "windowOpened", seat: first2 });
var passingOf = ({ players }, seat6) => players[seat6]?.passing ?? null;
function askedInWindow(state, seats2, mayAct2) {
  const isAsked3 = (seat6) => passingOf(state, seat6) === null && mayAct2(state, seat6);
  return state.window ? askedInPriority(state.window, seats2, isAsked3) : [];
}
function proceedWindow(turn, seats2, close2) {
  const { window } = turn.state;
  if (!window || isPassedOut(window, seats2)) close2(turn);
  else turn.emit({ type: "passed", seat: window.holder });
}
var notActions = ["pass", "declarePasses", "withdrawPasses"];
var isAction = ({ window }, type, by2) => window?.holder === by2 && !notActions.includes(type);

// libs/cards/src/flow/pass-commands.ts
var passCommandSchemas = ({ rules: rules5 }) => ({
  pass: z40.strictObject({}).meta({ description: `Does nothing; the window closes when both pass in a row (${rules5.window}).` }),
  declarePasses: z40.strictObject({ until: passUntilSchema }).meta({ description: "Declares, while the other seat has to decide, to pass for so long. Public." }),
  withdrawPasses: z40.strictObject({}).meta({ description: "Takes declared passes back." })
});
var passCommand = (steps) => ({
  pass: {
    steps,
    offers: () => [{ type: "pass" }],
    check: () => void 0,
    perform(turn, _command, seat6) {
      turn.emit({ type: "passed", seat: seat6 });
    }
  }
});
var declaredPassCommands = ({ rules: rules5 }, open2) => ({
  declarePasses: {
    offers: () => passUntilSchema.options.map((until) => ({ type: "declarePasses", until })),
    check(state, { until }, seat6) {
      const decides = open2.asked(state)?.includes(seat6) ?? true;
      if (decides || until === "WINDOW" && !state.window || until === "COMBAT" && !state.combat) {
        return refuse(rules5.declaredPasses, "WRONG_STATE", { step: open2.step(state) });
      }
      return passingOf(state, seat6) === null ? void 0 : refuse(rules5.declaredPasses, "ALREADY_DECLARED");
    },
    perform(turn, { until }, seat6) {
      turn.emit({ type: "passesDeclared", seat: seat6, until });
    }
  },
  withdrawPasses: {
    offers: () => [{ type: "withdrawPasses" }],
    check: (state, _command, seat6) => passingOf(state, seat6) === null ? refuse(rules5.declaredPasses, "NOT_DECLARED") : void 0,
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
function openStepIn(state, step, rules5, stepIdOf2) {
  if (state.over || !("asked" in rules5)) return void 0;
  const asked = rules5.asked(state);
  return asked.length === 0 ? void 0 : { step, stepId: stepIdOf2(state), rules: rules5, asked };
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

// libs/guardians/src/flow/windows.ts
function enterWindow(turn, stage, first2) {
  enterStage(turn, stage);
  openWindow(turn, first2);
}
var windowStep = (mayAct2, close2) => ({
  asked: (state) => askedInWindow(state, seats, mayAct2),
  proceed: (turn) => proceedWindow(turn, seats, close2),
  byDefault: () => ({ type: "pass" })
});

// libs/guardians/src/refusals.ts
var refusals = {
  ...commonRefusals,
  BAD_DEPTH: ["count"],
  ALREADY_REDRAWN: [],
  HAS_SHIELD: [],
  NO_POWER_STONE: useRefusals.NO_POWER_STONE,
  RUIN: tableRefusals.RUIN,
  SPACE_LIMIT: ["total", "limit"],
  NO_CREATURE_ON: [],
  SHIELD_PRESENT: [],
  STANDARD_BEARER_LIMIT: [],
  NO_STRONGHOLD_ABILITY: ["printed"],
  SLOT_OCCUPIED: tableRefusals.SLOT_OCCUPIED,
  CENTER_NOT_ALLOWED: tableRefusals.CENTER_NOT_ALLOWED,
  WRONG_SIDE: tableRefusals.WRONG_SIDE,
  UPGRADE_HOLDS_NOTHING: [],
  WRONG_TIMING: ["printed"],
  CORRUPTION_FIRST: [],
  ALREADY_PLAYED_THIS_TURN: ["printed"],
  ILLEGAL_TARGET: useRefusals.ILLEGAL_TARGET,
  NO_ABILITY: ["printed"],
  ALREADY_USED_THIS_TURN: [],
  GUARDIAN_UNREACHABLE: [],
  CANNOT_FLY: [],
  FLIGHT_USED: [],
  NO_FLIGHT_ZONE: ["space"],
  NOT_IN_COMBAT_HAND: ["printed"],
  NOT_A_COMMAND: ["printed"],
  IS_GUARDIAN: [],
  NOT_ENEMY_IN_COMBAT: ["printed"],
  CORRUPTION_CLOSED: [],
  NOT_VULNERABLE: ["printed"],
  CORRUPTION_BARRED: [],
  NO_RANGED_ATTACK: ["printed"],
  RANGED_BARRED: [],
  NOT_IN_FIRST_CONFRONTATION: [],
  NOT_INFLUENCEABLE: tableRefusals.NOT_INFLUENCEABLE,
  INFLUENCE_BARRED: [],
  INFLUENCE_CAP_REACHED: tableRefusals.INFLUENCE_CAP_REACHED,
  NO_CREATURE_UNDER: [],
  ABILITY_MISSING: [],
  STRONGHOLD_HELD: [],
  RECEIVER_NOT_ALLOWED: ["printed"],
  TARGET_NOT_IN_PLAY: [],
  TARGET_BEATEN: ["printed"],
  NO_SECONDARY_ON_TARGET: ["printed"],
  CANNOT_HEAL: [],
  NOT_BEATEN: ["printed"],
  CREATURE_NOT_HERE: [],
  ITEM_LIMIT: ["printed"],
  NOT_PLACED_NOW: ["printed"],
  NO_TAKE_BACK_LEFT: ["most"],
  SHIELD_NEEDS_CREATURE: [],
  NO_SHIELD_THERE: [],
  ALREADY_TURNED: [],
  SOURCE_NOT_OWN: [],
  SOURCE_TURNED: [],
  SOURCE_TOO_FAR: [],
  MOVE_INTERRUPTED: [],
  SOURCE_CHANGED: ["from"],
  SOURCE_WOULD_BE_EMPTY: [],
  HAS_TERRAIN: [],
  NOT_ADJACENT: [],
  NOT_CONTROLLED: [],
  OWN_SHIELD_THERE: [],
  DECK_SHIELDS: ["least"],
  ALREADY_DONE: tableRefusals.ALREADY_DONE,
  ...passRefusals,
  ...deckRefusals
};
var refuse2 = (rule2, code, facts = {}) => refuse(`GUARD-${rule2}`, code, facts);

// libs/guardians/src/table/card-checks.ts
var { refusedCard, refusedHandCard } = cardChecks(rulebook, sees);

// libs/guardians/src/flow/current-step.ts
var answers = {
  CARD: "RESPONSE",
  COMMAND: "RESPONSE",
  INFLUENCE: "RESPONSE",
  RANGED: "RANGED_CORRUPTION",
  FLIGHT: "II_REACT"
};
function currentStep({ plays, stage }) {
  const last = plays.at(-1);
  return last ? answers[last.kind] : stage;
}

// libs/guardians/src/totals/receivers.ts
var fightNow = (state) => fightIn(state, combatOf(state));
var mayReceive = (state, id) => isInfluenceable(fightNow(state), id);
function isInfluenceBarred(state, receiver) {
  const fight = fightNow(state);
  return settingsOf(fight, "INFLUENCE").includes("NONE") || actingOn(fight, "NO_INFLUENCE", receiver).length > 0;
}
var influenceAfterCap = (state, receiver, offered) => influenceTaken("GUARDIANS", cardOf(state, receiver), influenceReceived(combatOf(state).supports, receiver), offered);
function receiverOf(state, seat6) {
  const id = matchedOf(state, seat6);
  return id !== void 0 && isInGame(state, id) && fighterOf(state, id)?.fresh ? id : void 0;
}
function isRangedBarred(state, seat6) {
  const fight = fightNow(state);
  return settingsOf(fight, "RANGED").includes("NONE") || fight.working.some(
    ({ effect: { op, what }, home }) => op === "NO_RANGED" || op === "LOSE" && what === "RANGED" && home === seat6
  );
}
function hasRangedAttack(state, seat6, id) {
  const { rangedStrength, rangedCondition } = cardOf(state, id);
  const enemy = matchedOf(state, otherSeat(seat6));
  if (rangedStrength === void 0 || enemy === void 0) return false;
  return rangedCondition === void 0 || fits(fightNow(state), rangedCondition, enemy);
}
function rangedValue(state, seat6, id) {
  const fight = fightNow(state);
  const enemy = matchedOf(state, otherSeat(seat6));
  if (enemy === void 0 || isImmune(fight, enemy, "RANGED")) return 0;
  const bonus = fight.working.filter(({ effect: effect4, home }) => effect4.op === "RANGED" && home === seat6).reduce((sum2, { effect: effect4 }) => sum2 + (effect4.value ?? 0), 0);
  return (cardOf(state, id).rangedStrength ?? 0) + bonus;
}
function openVulnerabilities(state, id) {
  const fight = fightNow(state);
  if (actingOn(fight, "BAR_CORRUPTION", id).some(({ effect: effect4 }) => !effect4.vulnerabilities)) return [];
  const barred = fight.working.flatMap(
    ({ effect: { op, vulnerabilities: vulnerabilities2 = [] } }) => op === "BAR_CORRUPTION" ? vulnerabilities2 : []
  );
  return (cardOf(state, id).vulnerabilities ?? []).filter((vulnerability) => !barred.includes(vulnerability));
}

// libs/guardians/src/combat/corruption.ts
function corruptible(state, seat6) {
  const enemy = otherSeat(seat6);
  const id = justPlayed(state, enemy);
  return id !== void 0 && isInGame(state, id) && fighterOf(state, id)?.seat === enemy ? id : void 0;
}
function justPlayed(state, enemy) {
  const { commands: commands2, matchup } = combatOf(state);
  const last = state.plays.at(-1);
  if (last?.kind === "RANGED") return last.seat === enemy ? last.card : void 0;
  if (state.stage === "COMBAT_COMMAND") return commands2[enemy]?.card ?? void 0;
  if (matchup?.kind === "SECONDARY" && matchup.attacker !== enemy) return void 0;
  return matchedOf(state, enemy);
}
function mayCorrupt(state, seat6) {
  if (playerOf(state, seat6).depot.length === 0) return false;
  const target3 = corruptible(state, seat6);
  const open2 = target3 === void 0 ? [] : openVulnerabilities(state, target3);
  return open2.length > 0 && mayHold(state, seat6, (id) => hasOneOf2(cardOf(state, id).corrupts, open2));
}
var hasOneOf2 = (corrupts = [], open2 = []) => corrupts.some((one2) => open2.includes(one2));
var corruptionCommands = {
  playCorruption: {
    steps: ["COMBAT_COMMAND", "MATCHUP_CORRUPTION", "RANGED_CORRUPTION", "MATCHUP_MODIFY"],
    *offers(state, seat6) {
      const targetCardId2 = corruptible(state, seat6);
      if (targetCardId2 === void 0) return;
      for (const cardId3 of playerOf(state, seat6).depot) {
        if (cardOf(state, cardId3).type === "CORRUPTION") yield { type: "playCorruption", cardId: cardId3, targetCardId: targetCardId2 };
      }
    },
    check: refusedCorruption,
    /** The creature is in its pen before it does anything; what it carries and the corruption are discarded (GUARD-109). */
    perform(turn, { cardId: cardId3, targetCardId: targetCardId2 }, seat6) {
      const { state } = turn;
      if (!isInGame(state, targetCardId2)) throw new Error("A guardian is not corrupted.");
      const target3 = shownCard(state, targetCardId2);
      turn.emit({ type: "corruptionPlayed", seat: seat6, card: shownCard(state, cardId3), target: target3 });
      sendToPen(turn, [targetCardId2], "CORRUPTED");
    }
  }
};
function refusedCorruption(state, { cardId: cardId3, targetCardId: targetCardId2 }, seat6) {
  const refusal = refusedTarget2(state, seat6, targetCardId2) ?? refusedCard(state, seat6, cardId3, ["CORRUPTION"]);
  if (refusal) return refusal;
  if (!playerOf(state, seat6).depot.includes(cardId3)) return refuse2("107", "NOT_IN_HAND", { card: cardId3 });
  if (!isInGame(state, targetCardId2)) return refuse2("183", "IS_GUARDIAN");
  if (corruptible(state, seat6) !== targetCardId2) return refuse2("108", "NOT_ENEMY_IN_COMBAT", { card: targetCardId2 });
  if (currentStep(state) === "MATCHUP_MODIFY") return refuse2("106", "CORRUPTION_CLOSED");
  const { corrupts } = cardOf(state, cardId3);
  if (!hasOneOf2(corrupts, cardOf(state, targetCardId2).vulnerabilities))
    return refuse2("107", "NOT_VULNERABLE", { card: targetCardId2 });
  if (!hasOneOf2(corrupts, openVulnerabilities(state, targetCardId2))) return refuse2("107", "CORRUPTION_BARRED");
  return state.marks.played.includes(cardId3) ? refuse2("132", "ALREADY_PLAYED_THIS_TURN", { card: cardId3 }) : void 0;
}
var refusedTarget2 = (state, seat6, id) => isGuardian(state, id) || isInGame(state, id) && sees(state, seat6, id) ? void 0 : refuse2("226", "UNKNOWN_CARD");

// libs/guardians/src/flow/sealed.ts
var stillAsked3 = ({ sealed }) => (sealed?.asked ?? []).filter((seat6) => !sealed?.finished.includes(seat6));
function finish({ sealed }, seat6) {
  if (!sealed) throw new Error("No sealed step is open.");
  sealed.finished.push(seat6);
}

// libs/guardians/src/combat/secondary.ts
function whoAttacks(state) {
  const combat = combatOf(state);
  return combat.stopped ? void 0 : inCombatOrder(combat).find((seat6) => combatHand(state, seat6).length > 0);
}
var goOnWithSecondary = (turn) => enterStage(turn, "SECONDARY_CHOOSE");
var secondarySteps = {
  SECONDARY_CHOOSE: {
    asked(state) {
      const seat6 = whoAttacks(state);
      return seat6 === void 0 ? [] : [seat6];
    },
    proceed: (turn) => enterWindow(turn, "COMBAT_HEAL", combatOf(turn.state).attacker),
    byDefault: () => ({ type: "endSecondary" })
  }
};
function refusedAttack(state, seat6, cardId3, target3) {
  const refusal = refusedTarget2(state, seat6, target3) ?? refusedCard(state, seat6, cardId3, ["CREATURE"]);
  if (refusal) return refusal;
  if (!combatHand(state, seat6).includes(cardId3)) return refuse2("150", "NOT_IN_COMBAT_HAND", { card: cardId3 });
  const fighter2 = fighterOf(state, target3);
  if (fighter2?.seat !== otherSeat(seat6)) return refuse2("150", "TARGET_NOT_IN_PLAY");
  if (fighter2.beaten) return refuse2("150", "TARGET_BEATEN", { card: target3 });
  return actingOn(fightIn(state, combatOf(state)), "NO_SECONDARY", target3).length > 0 ? refuse2("150", "NO_SECONDARY_ON_TARGET", { card: target3 }) : void 0;
}
var secondaryCommands = {
  commitSecondary: {
    steps: ["SECONDARY_CHOOSE"],
    *offers(state, seat6) {
      const enemies3 = combatOf(state).fighters.filter((fighter2) => fighter2.seat !== seat6);
      for (const cardId3 of combatHand(state, seat6)) {
        for (const { id: targetCardId2 } of enemies3) yield { type: "commitSecondary", cardId: cardId3, targetCardId: targetCardId2 };
      }
    },
    check: (state, { cardId: cardId3, targetCardId: targetCardId2 }, seat6) => refusedAttack(state, seat6, cardId3, targetCardId2),
    perform(turn, { cardId: cardId3, targetCardId: targetCardId2 }, seat6) {
      const { state } = turn;
      const target3 = shownSource(state, targetCardId2);
      turn.emit({ type: "secondaryCommitted", seat: seat6, ...shownInPlay(state, cardId3), target: target3 });
      enterWindow(turn, "MATCHUP_CORRUPTION", combatOf(state).attacker);
    }
  },
  endSecondary: {
    steps: ["SECONDARY_CHOOSE"],
    offers: () => [{ type: "endSecondary" }],
    check: () => void 0,
    perform(turn, _command, seat6) {
      turn.emit({ type: "secondaryStopped", seat: seat6 });
      goOnWithSecondary(turn);
    }
  }
};

// libs/guardians/src/combat/primary.ts
function seatsToCommit(state) {
  const combat = combatOf(state);
  const order = inCombatOrder(combat);
  if (guardianFought(combat) === null) return order.every((seat6) => combatHand(state, seat6).length > 0) ? order : [];
  return !combat.guardianMet && combatHand(state, combat.attacker).length > 0 ? [combat.attacker] : [];
}
function declarationIn(state) {
  for (const [seat6, command2] of combatOf(state).commands.entries()) {
    if (command2?.card == null || command2.fate !== "STANDS") continue;
    const found = effectsIn("GUARDIANS", cardOf(state, command2.card), "COMMAND").find(
      ({ effect: { op } }) => op === "DECLARE_FIRST"
    );
    if (found) return { seat: seat6, effect: found.effect };
  }
  return void 0;
}
function goOnWithPrimary(turn) {
  const { state } = turn;
  const seats2 = seatsToCommit(state);
  if (seats2.length === 0) {
    const left = inCombatOrder(combatOf(state)).filter((seat6) => combatHand(state, seat6).length > 0);
    turn.emit({ type: "primaryEnded", left });
    goOnWithSecondary(turn);
    return;
  }
  const declares = seats2.length > 1 ? declarationIn(state) : void 0;
  enterStage(turn, "PRIMARY_COMMIT", declares ? seats2.filter((seat6) => seat6 !== declares.seat) : seats2);
}
function afterCommit(turn) {
  const { state } = turn;
  const combat = combatOf(state);
  const missing2 = seatsToCommit(state).filter((seat6) => combat.committed[seat6] == null);
  if (missing2.length === 0) {
    reveal3(turn);
    return;
  }
  const declares = declarationIn(state);
  if (declares) declare(turn, otherSeat(declares.seat), declares.effect);
  enterStage(turn, "PRIMARY_COMMIT", missing2);
}
function declare(turn, seat6, { what }) {
  const id = combatOf(turn.state).committed[seat6];
  if (id == null || !isProperty(what)) return;
  const values2 = [...propertiesOf(cardOf(turn.state, id), what)];
  turn.emit({ type: "propertyDeclared", seat: seat6, what, values: values2 });
}
function reveal3(turn) {
  const { state } = turn;
  const combat = combatOf(state);
  const attackers = inCombatOrder(combat).flatMap((seat6) => {
    const id = combat.committed[seat6];
    return id == null ? [] : [{ seat: seat6, ...shownInPlay(state, id) }];
  });
  turn.emit({ type: "attackersRevealed", attackers });
  enterWindow(turn, "MATCHUP_CORRUPTION", combat.attacker);
}
var primarySteps = {
  PRIMARY_COMMIT: {
    asked: stillAsked3,
    proceed: () => {
      throw new Error("Who has to commit a primary attacker has a creature.");
    },
    byDefault(state, seat6) {
      const [cardId3] = combatHand(state, seat6);
      if (cardId3 === void 0) throw new Error(`Seat ${seat6} has no creature to commit.`);
      return { type: "commitAttacker", cardId: cardId3 };
    }
  }
};
var primaryCommands = {
  commitAttacker: {
    steps: ["PRIMARY_COMMIT"],
    *offers(state, seat6) {
      for (const cardId3 of combatHand(state, seat6)) yield { type: "commitAttacker", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3, ["CREATURE"]) ?? (combatHand(state, seat6).includes(cardId3) ? void 0 : refuse2("105", "NOT_IN_COMBAT_HAND", { card: cardId3 })),
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "attackerCommitted", seat: seat6, card: shownCard(turn.state, cardId3) });
      if (stillAsked3(turn.state).length === 0) afterCommit(turn);
    }
  }
};

// libs/guardians/src/combat/commanding.ts
var isCommand = (card) => effectsIn("GUARDIANS", card, "COMMAND").length > 0;
var candidates = (state, seat6) => [
  ...combatHand(state, seat6),
  ...playerOf(state, seat6).depot
];
var commandsOf2 = (state, seat6) => candidates(state, seat6).filter((id) => {
  const card = cardOf(state, id);
  return isCommand(card) && (card.cost ?? 0) <= playerOf(state, seat6).stones;
});
var declaring = {
  declareCommand: {
    steps: ["COMBAT_DECLARE_A", "COMBAT_DECLARE_D"],
    *offers(state, seat6) {
      yield { type: "declareCommand", cardId: null };
      for (const cardId3 of candidates(state, seat6)) yield { type: "declareCommand", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => cardId3 === null ? void 0 : refusedDeclaration(state, seat6, cardId3),
    perform(turn, { cardId: cardId3 }, seat6) {
      commit(turn, seat6, cardId3);
    }
  }
};
function refusedDeclaration(state, seat6, cardId3) {
  const refusal = refusedCard(state, seat6, cardId3, ["CREATURE", "SPELL", "ITEM_HAND"]);
  if (refusal) return refusal;
  if (!candidates(state, seat6).includes(cardId3)) return refuse2("094", "NOT_IN_COMBAT_HAND", { card: cardId3 });
  const card = cardOf(state, cardId3);
  if (!isCommand(card)) return refuse2("094", "NOT_A_COMMAND", { card: cardId3 });
  const { stones: stones3 } = playerOf(state, seat6);
  const { cost: cost2 = 0 } = card;
  return cost2 > stones3 ? refuse2("093", "NO_POWER_STONE", { cost: cost2, stones: stones3 }) : void 0;
}
function commit(turn, seat6, cardId3) {
  const card = cardId3 === null ? null : shownCard(turn.state, cardId3);
  turn.emit({ type: "commandCommitted", seat: seat6, declares: card !== null, card });
  if (seat6 === combatOf(turn.state).attacker) enterStage(turn, "COMBAT_DECLARE_D");
  else reveal4(turn);
}
function reveal4(turn) {
  const combat = combatOf(turn.state);
  const commands2 = inCombatOrder(combat).flatMap((seat6) => {
    const id = combat.commands[seat6]?.card ?? null;
    return id === null ? [] : [shownCommand(turn.state, seat6, id)];
  });
  if (commands2.length === 0) {
    goOnWithPrimary(turn);
    return;
  }
  turn.emit({ type: "commandsRevealed", commands: commands2 });
  enterWindow(turn, "COMBAT_COMMAND", combat.attacker);
}
function shownCommand(state, seat6, id) {
  return { seat: seat6, ...shownInPlay(state, id), cost: cardOf(state, id).cost ?? 0 };
}
function commandsNow(state, ...fates) {
  const combat = combatOf(state);
  return inCombatOrder(combat).flatMap((seat6) => {
    const command2 = combat.commands[seat6];
    if (!command2?.card || !fates.includes(command2.fate)) return [];
    const { card } = command2;
    const isThere = cardOf(state, card).type !== "CREATURE" || fighterOf(state, card) !== void 0;
    return isThere ? [{ seat: seat6, card }] : [];
  });
}
function settleConflicts(turn) {
  const { state } = turn;
  const orders = commandsNow(state, "REVEALED").flatMap(({ seat: seat6, card }) => ordersOf(state, seat6, card));
  const keys = cancelledOrders(orders);
  const seats2 = commandsNow(state, "REVEALED").map(({ seat: seat6 }) => seat6).filter((seat6) => keys.includes(`${seat6}`));
  if (seats2.length > 0) turn.emit({ type: "commandsCancelled", seats: seats2 });
}
function ordersOf(state, seat6, id) {
  const card = cardOf(state, id);
  return effectsIn("GUARDIANS", card, "COMMAND").flatMap(({ effect: effect4 }) => {
    const demand = demandOf("GUARDIANS", effect4, seat6);
    return demand ? [{ ...demand, key: `${seat6}`, strength: card.dominantValue ?? 0 }] : [];
  });
}
function giveOrders(turn) {
  const uses = commandsNow(turn.state, "STANDS").flatMap(
    ({ seat: seat6, card }) => textsOf(turn.state, seat6, card, "COMMAND")
  );
  strikeTogether(
    turn,
    uses.filter(({ effect: effect4 }) => effect4.op === "AREA")
  );
  useEffects(
    turn,
    uses.filter(({ effect: effect4 }) => effect4.op !== "AREA")
  );
}
var declareStep = (seatOf, mayDecide) => ({
  asked: (state) => mayDecide(state) ? [seatOf(state)] : [],
  proceed: (turn) => commit(turn, seatOf(turn.state), null),
  byDefault: () => ({ type: "declareCommand", cardId: null })
});
var defender = (state) => defenderOf(combatOf(state));
var commandingSteps = {
  COMBAT_DECLARE_A: declareStep(
    (state) => combatOf(state).attacker,
    () => true
  ),
  /** Before a guardian its owner is asked only with a depot (guardians.md 7.1). */
  COMBAT_DECLARE_D: declareStep(
    defender,
    (state) => guardianFought(combatOf(state)) === null || playerOf(state, defender(state)).depot.length > 0
  ),
  COMBAT_COMMAND: windowStep(mayCorrupt, (turn) => {
    settleConflicts(turn);
    enterStage(turn, "COMBAT_ORDERS");
  }),
  COMBAT_ORDERS: {
    proceed(turn) {
      const [next] = commandsNow(turn.state, "REVEALED");
      if (next) {
        turn.emit({ type: "commandPut", seat: next.seat, card: shownCard(turn.state, next.card) });
        return;
      }
      giveOrders(turn);
      if (!turn.state.over) goOnWithPrimary(turn);
    }
  }
};
var commandingCommands = declaring;

// libs/guardians/src/combat/healing.ts
var healingOf = (state, healer) => effectsIn("GUARDIANS", cardOf(state, healer), "AFTER_COMBAT").find(({ effect: { op } }) => op === "HEAL");
var healersOf = (state, seat6) => unbeaten(state, seat6).flatMap(
  ({ id, command: command2 }) => !command2 && isInGame(state, id) && healingOf(state, id) !== void 0 ? [id] : []
);
var beatenOf = (state, seat6) => combatOf(state).fighters.flatMap(
  ({ id, seat: owner, beaten }) => owner === seat6 && beaten && isInGame(state, id) ? [id] : []
);
var mayHealWith = (state, healer, card) => heals("GUARDIANS", cardOf(state, healer), (filter) => fits(fightIn(state, combatOf(state)), filter, card));
var hasHealed = (state, seat6, healer) => {
  const healing = healingOf(state, healer);
  return healing !== void 0 && state.marks.abilities.includes(abilityMark(seat6, healer, healing.index));
};
function mayAct(state, seat6) {
  const beaten = beatenOf(state, seat6);
  const { stones: stones3 } = playerOf(state, seat6);
  if (beaten.some((id) => affordableSave("GUARDIANS", cardOf(state, id), stones3))) return true;
  const healers = healersOf(state, seat6).filter((healer) => !hasHealed(state, seat6, healer));
  return healers.some((healer) => beaten.some((card) => mayHealWith(state, healer, card)));
}
var healingSteps = {
  COMBAT_HEAL: windowStep(mayAct, (turn) => enterStage(turn, "COMBAT_RESOLVE"))
};
function refusedHealing(state, seat6, healer, targetCardId2) {
  const refusal = refusedCard(state, seat6, healer, ["CREATURE"]) ?? refusedCard(state, seat6, targetCardId2, ["CREATURE"]);
  if (refusal) return refusal;
  const isHealer = healersOf(state, seat6).includes(healer);
  if (!isHealer || !mayHealWith(state, healer, targetCardId2)) return refuse2("160", "CANNOT_HEAL");
  if (hasHealed(state, seat6, healer)) return refuse2("160", "ALREADY_USED_THIS_TURN");
  return beatenOf(state, seat6).includes(targetCardId2) ? void 0 : refuse2("160", "NOT_BEATEN", { card: targetCardId2 });
}
var healingCommands = {
  heal: {
    steps: ["COMBAT_HEAL"],
    *offers(state, seat6) {
      for (const cardId3 of healersOf(state, seat6)) {
        for (const targetCardId2 of beatenOf(state, seat6)) yield { type: "heal", cardId: cardId3, targetCardId: targetCardId2 };
      }
    },
    check: (state, { cardId: cardId3, targetCardId: targetCardId2 }, seat6) => refusedHealing(state, seat6, cardId3, targetCardId2),
    perform(turn, { cardId: cardId3, targetCardId: targetCardId2 }, seat6) {
      const { state } = turn;
      const effect4 = healingOf(state, cardId3)?.index ?? 0;
      const shown2 = { healer: shownCard(state, cardId3), card: shownCard(state, targetCardId2) };
      turn.emit({ type: "creatureHealed", seat: seat6, effect: effect4, ...shown2 });
    }
  }
};

// libs/guardians/src/board/control.ts
function controllerOf(space2, { shieldOf, terrainOf: terrainOf2 }) {
  const owner = strongholdAt(space2)?.seat ?? terrainOf2 ?? facedBy(space2);
  const controller = shieldOf ?? owner;
  if (controller === null) throw new Error(`No seat controls ${space2}.`);
  return controller;
}
var landsControlled = (seat6, claims) => disputedLands.filter((space2) => controllerOf(space2, claims(space2)) === seat6).length;

// libs/guardians/src/table/claims.ts
var claimsOn = (state, space2) => ({
  shieldOf: seats.find((seat6) => stackAt(state, seat6, space2)?.shield != null) ?? null,
  terrainOf: state.board[space2].terrain?.owner ?? null
});

// libs/guardians/src/turning/next-shield.ts
var unturnedOf = (state, seat6) => stacksOf(state, seat6).filter(({ stack }) => stack.shield !== null && !stack.turned);
var whoTurns = (state, seat6) => [seat6, otherSeat(seat6)].find((one2) => unturnedOf(state, one2).length > 0);
var enterSettlement = (turn) => enterWindow(turn, "III_PLAYS", turn.state.first);
function turnNext(turn, seat6) {
  const next = whoTurns(turn.state, seat6);
  if (next === void 0) {
    enterSettlement(turn);
    return;
  }
  if (next !== turn.state.active) turn.emit({ type: "activeChanged", seat: next });
  enterStage(turn, "II_B_TURN");
}
var enterTurning = (turn) => turnNext(turn, turn.state.first);
var afterOption = (turn) => turnNext(turn, otherSeat(turn.state.active));

// libs/guardians/src/combat/end-combat.ts
function endCombat(turn) {
  turn.emit({ type: "combatEnded" });
  afterOption(turn);
}

// libs/guardians/src/combat/retreat.ts
var controls = (state, seat6, space2) => controllerOf(space2, claimsOn(state, space2)) === seat6;
function lostSpace(state) {
  const space2 = spaceFoughtOver(combatOf(state));
  if (space2 === null) throw new Error("No stack retreats from a guardian.");
  return space2;
}
var retreatsFrom = (state) => neighboursOf(lostSpace(state)).filter((space2) => controls(state, defenderOf(combatOf(state)), space2));
function goBack(turn) {
  const { state } = turn;
  const { attacker, path: path2 } = combatOf(state);
  const [start, ...crossed] = path2;
  const isOpen2 = (space2) => controls(state, attacker, space2) && [0, 1].every((seat6) => stackAt(state, seat6, space2) === null);
  const to2 = crossed.findLast(isOpen2) ?? start;
  if (to2 === void 0) throw new Error("A move has a start.");
  turn.emit({ type: "shieldRetreated", seat: attacker, from: lostSpace(state), to: to2 });
  endCombat(turn);
}
function retreatTo(turn, to2) {
  const { state } = turn;
  turn.emit({ type: "shieldRetreated", seat: defenderOf(combatOf(state)), from: lostSpace(state), to: to2 });
  mergeOn(turn);
}
function mergingOf(state) {
  const { merging } = combatOf(state);
  if (!merging) throw new Error("No stacks have come together.");
  return merging;
}
var excessIn = (state, { seat: seat6, space: space2 }) => vitalityOf(state, stackAt(state, seat6, space2)?.creatures ?? []) - SPACE_LIMIT;
function mergeOn(turn) {
  const merging = mergingOf(turn.state);
  const { seat: seat6, space: space2, shield } = merging;
  if (shield !== null) {
    enterStage(turn, "COMBAT_MERGE");
    return;
  }
  const above = excessIn(turn.state, merging) > 0;
  turn.emit({ type: "stacksMerged", seat: seat6, space: space2, above });
  if (above) enterStage(turn, "COMBAT_MERGE");
  else endCombat(turn);
}
function shieldsOf(state) {
  const { seat: seat6, space: space2, shield } = mergingOf(state);
  const there = stackAt(state, seat6, space2)?.shield ?? null;
  return shield === null || there === null ? [] : [there, shield];
}
var creaturesMerged = (state) => {
  const { seat: seat6, space: space2 } = mergingOf(state);
  return (stackAt(state, seat6, space2)?.creatures ?? []).map(({ id }) => id);
};
var retreatSteps = {
  COMBAT_RETREAT: {
    asked: (state) => retreatsFrom(state).length > 1 ? [defenderOf(combatOf(state))] : [],
    proceed(turn) {
      const [only] = retreatsFrom(turn.state);
      if (only === void 0) throw new Error("There is no space to retreat to.");
      retreatTo(turn, only);
    },
    byDefault(state) {
      const [first2] = retreatsFrom(state);
      if (first2 === void 0) throw new Error("There is no space to retreat to.");
      return { type: "chooseRetreat", space: first2 };
    }
  },
  COMBAT_MERGE: {
    asked: (state) => [mergingOf(state).seat],
    proceed: () => {
      throw new Error("Who merges stacks decides.");
    },
    byDefault(state) {
      const [there] = shieldsOf(state);
      if (there !== void 0) return { type: "keepShield", cardId: there };
      const last = creaturesMerged(state).at(-1);
      if (last === void 0) throw new Error("There is no creature to discard.");
      return { type: "discardFromStack", cardId: last };
    }
  }
};
function refusedRetreat(state, space2) {
  if (!neighboursOf(lostSpace(state)).includes(space2)) return refuse2("167", "NOT_ADJACENT");
  return retreatsFrom(state).includes(space2) ? void 0 : refuse2("167", "NOT_CONTROLLED");
}
var retreatCommands = {
  chooseRetreat: {
    steps: ["COMBAT_RETREAT"],
    offers: () => spaces.map((space2) => ({ type: "chooseRetreat", space: space2 })),
    check: (state, { space: space2 }) => refusedRetreat(state, space2),
    perform(turn, { space: space2 }) {
      retreatTo(turn, space2);
    }
  },
  keepShield: {
    steps: ["COMBAT_MERGE"],
    *offers(state) {
      for (const cardId3 of shieldsOf(state)) yield { type: "keepShield", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3, ["SHIELD", "STANDARD_BEARER"]) ?? (shieldsOf(state).includes(cardId3) ? void 0 : refuse2("169", "ILLEGAL_TARGET")),
    perform(turn, { cardId: cardId3 }, seat6) {
      const { state } = turn;
      const { space: space2 } = mergingOf(state);
      const lost = shieldsOf(state).find((id) => id !== cardId3);
      turn.emit({ type: "shieldKept", seat: seat6, space: space2, card: shownCard(state, cardId3) });
      if (lost !== void 0) destroyShield(turn, seat6, space2, lost, "MERGED");
      endIfShieldsLost(turn, () => otherSeat(seat6));
      if (!turn.state.over) mergeOn(turn);
    }
  },
  discardFromStack: {
    steps: ["COMBAT_MERGE"],
    *offers(state) {
      if (shieldsOf(state).length > 0) return;
      for (const cardId3 of creaturesMerged(state)) yield { type: "discardFromStack", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3, ["CREATURE"]) ?? (shieldsOf(state).length === 0 && creaturesMerged(state).includes(cardId3) ? void 0 : refuse2("173", "CREATURE_NOT_HERE")),
    perform(turn, { cardId: cardId3 }) {
      discard2(turn, [cardId3], "MERGED");
      if (!turn.state.over) mergeOn(turn);
    }
  }
};

// libs/guardians/src/combat/support-commands.ts
var COST = 1;
var refusedBeforeCorruption = (state) => state.stage === "MATCHUP_CORRUPTION" ? refuse2("106", "CORRUPTION_FIRST") : void 0;
var guardianInfluence = (state, seat6) => {
  const { guardian: guardian3 } = playerOf(state, seat6);
  return guardian3 === null ? 0 : printed(guardian3).influenceValue ?? 0;
};
function refusedReceiver(state, seat6, card, offered) {
  if (!mayReceive(state, card)) return refuse2("135", "NOT_INFLUENCEABLE", { card });
  if (isInfluenceBarred(state, card)) return refuse2("135", "INFLUENCE_BARRED");
  if (receiverOf(state, seat6) !== card) return refuse2("139", "NOT_IN_FIRST_CONFRONTATION");
  return influenceAfterCap(state, card, offered) > 0 ? void 0 : refuse2("138", "INFLUENCE_CAP_REACHED", { card });
}
var refusedInfluenced = (state, seat6, id) => refusedTarget2(state, seat6, id) ?? (isInGame(state, id) ? refusedCard(state, seat6, id, ["CREATURE"]) : refuse2("183", "IS_GUARDIAN"));
function receiverNamed(state, id) {
  if (!isInGame(state, id)) throw new Error("A guardian receives nothing.");
  return id;
}
function refusedRanged(state, seat6, cardId3) {
  const refusal = refusedCard(state, seat6, cardId3, ["CREATURE"]) ?? refusedBeforeCorruption(state);
  if (refusal) return refusal;
  if (!combatHand(state, seat6).includes(cardId3)) return refuse2("117", "NOT_IN_COMBAT_HAND", { card: cardId3 });
  if (!hasRangedAttack(state, seat6, cardId3)) return refuse2("117", "NO_RANGED_ATTACK", { card: cardId3 });
  if (isRangedBarred(state, seat6)) return refuse2("118", "RANGED_BARRED");
  return receiverOf(state, seat6) === void 0 ? refuse2("121", "NOT_IN_FIRST_CONFRONTATION") : void 0;
}
function refusedGuardianInfluence(state, { targetCardId: targetCardId2 }, seat6) {
  const refusal = refusedInfluenced(state, seat6, targetCardId2) ?? refusedBeforeCorruption(state) ?? refusedReceiver(state, seat6, receiverNamed(state, targetCardId2), guardianInfluence(state, seat6));
  if (refusal) return refusal;
  const { stones: stones3 } = playerOf(state, seat6);
  return stones3 < COST ? refuse2("135", "NO_POWER_STONE", { cost: COST, stones: stones3 }) : void 0;
}
var influenceMark = (seat6, id) => `${seat6} ${id} influence`;
function refusedStrongholdCreature(state, { stronghold: stronghold3, targetCardId: targetCardId2 }, seat6) {
  const refusal = refusedInfluenced(state, seat6, targetCardId2) ?? refusedBeforeCorruption(state);
  if (refusal) return refusal;
  const { under } = strongholdOf(state, seat6, stronghold3);
  if (!under) return refuse2("136", "NO_CREATURE_UNDER");
  const { influenceValue, influenceReceivers } = cardOf(state, under.id);
  if (influenceValue === void 0) return refuse2("136", "ABILITY_MISSING");
  if (isHeldByEnemyOf(state, seat6, strongholdSpace(seat6, stronghold3))) return refuse2("137", "STRONGHOLD_HELD");
  if (state.marks.abilities.includes(influenceMark(seat6, under.id))) return refuse2("137", "ALREADY_USED_THIS_TURN");
  const receiver = receiverNamed(state, targetCardId2);
  const { kind } = cardOf(state, receiver);
  const mayGive = influenceReceivers === void 0 || kind !== void 0 && influenceReceivers.includes(kind);
  return refusedReceiver(state, seat6, receiver, influenceValue) ?? (mayGive ? void 0 : refuse2("136", "RECEIVER_NOT_ALLOWED", { card: receiver }));
}
function mayBeInfluential(state, seat6, stronghold3, receiver) {
  const { under } = strongholdOf(state, seat6, stronghold3);
  if (!under) return false;
  if (under.faceUp) return !refusedStrongholdCreature(state, { stronghold: stronghold3, targetCardId: receiver }, seat6);
  if (isHeldByEnemyOf(state, seat6, strongholdSpace(seat6, stronghold3))) return false;
  return refusedReceiver(state, seat6, receiver, 1) === void 0;
}
function mayShoot(state, seat6) {
  const { matchup } = combatOf(state);
  const hasHand = matchup?.kind === "PRIMARY" || matchup?.attacker === seat6;
  if (!hasHand || isRangedBarred(state, seat6)) return false;
  return mayHold(state, seat6, (id) => cardOf(state, id).rangedStrength !== void 0);
}
function maySupport(state, seat6) {
  if (playerOf(state, seat6).starter === null) return true;
  const receiver = receiverOf(state, seat6);
  if (receiver === void 0) return false;
  return mayShoot(state, seat6) || !refusedGuardianInfluence(state, { targetCardId: receiver }, seat6) || positions2.some((position) => mayBeInfluential(state, seat6, position, receiver));
}
var supportCommands = {
  rangedAttack: {
    steps: ["MATCHUP_CORRUPTION", "MATCHUP_MODIFY"],
    *offers(state, seat6) {
      for (const cardId3 of combatHand(state, seat6)) yield { type: "rangedAttack", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedRanged(state, seat6, cardId3),
    perform(turn, { cardId: cardId3 }, seat6) {
      const { state } = turn;
      const receiver = receiverOf(state, seat6);
      if (receiver === void 0) throw new Error("There is no creature to receive a ranged attack.");
      const shown2 = shownInPlay(state, cardId3);
      turn.emit({ type: "rangedAttackMade", seat: seat6, ...shown2, receiver: shownCard(state, receiver) });
    }
  },
  useGuardianInfluence: {
    steps: ["MATCHUP_CORRUPTION", "MATCHUP_MODIFY"],
    *offers(state, seat6) {
      const targetCardId2 = receiverOf(state, seat6);
      if (targetCardId2 !== void 0) yield { type: "useGuardianInfluence", targetCardId: targetCardId2 };
    },
    check: refusedGuardianInfluence,
    /** As much as the creature may still receive; the points above are lost (GUARD-138). */
    perform(turn, { targetCardId: targetCardId2 }, seat6) {
      const { state } = turn;
      const receiver = receiverNamed(state, targetCardId2);
      const value = influenceAfterCap(state, receiver, guardianInfluence(state, seat6));
      turn.emit({ type: "guardianInfluenced", seat: seat6, receiver: shownCard(state, receiver), value });
    }
  },
  useStrongholdCreature: {
    steps: ["MATCHUP_CORRUPTION", "MATCHUP_MODIFY"],
    *offers(state, seat6) {
      const targetCardId2 = receiverOf(state, seat6);
      if (targetCardId2 === void 0) return;
      for (const stronghold3 of positions2) yield { type: "useStrongholdCreature", stronghold: stronghold3, targetCardId: targetCardId2 };
    },
    check: refusedStrongholdCreature,
    perform(turn, { stronghold: stronghold3, targetCardId: targetCardId2 }, seat6) {
      const { state } = turn;
      const { under } = strongholdOf(state, seat6, stronghold3);
      const receiver = receiverNamed(state, targetCardId2);
      if (!under) throw new Error("There is no creature under this stronghold.");
      turn.emit({
        type: "strongholdCreatureUsed",
        seat: seat6,
        stronghold: stronghold3,
        card: shownCard(state, under.id),
        receiver: shownCard(state, receiver),
        value: influenceAfterCap(state, receiver, cardOf(state, under.id).influenceValue ?? 0)
      });
    }
  }
};

// libs/guardians/src/combat/combat-commands.ts
var combatCommands = {
  ...commandingCommands,
  ...primaryCommands,
  ...corruptionCommands,
  ...supportCommands,
  ...secondaryCommands,
  ...healingCommands,
  ...retreatCommands
};

// libs/guardians/src/discard/excess.ts
var KEPT = 7;
var unchosen = (state, seat6) => playerOf(state, seat6).hand.filter((id) => !state.excess[seat6]?.includes(id));
var excessOf = (state, seat6) => Math.max(0, unchosen(state, seat6).length - KEPT);
var enterExcess = (turn) => enterStage(
  turn,
  "I_D_DISCARD",
  inOrder(turn.state).filter((seat6) => excessOf(turn.state, seat6) > 0)
);
var discardCommands = {
  discardExcess: {
    steps: ["I_D_DISCARD"],
    *offers(state, seat6) {
      for (const cardId3 of unchosen(state, seat6)) yield { type: "discardExcess", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3) ?? (unchosen(state, seat6).includes(cardId3) ? void 0 : refuse2("053", "NOT_IN_HAND", { card: cardId3 })),
    perform(turn, { cardId: cardId3 }, seat6) {
      const left = excessOf(turn.state, seat6) - 1;
      turn.emit({ type: "excessChosen", seat: seat6, left, card: shownCard(turn.state, cardId3) });
    }
  }
};

// libs/guardians/src/effects/playable-cards.ts
function playableCards(state, seat6) {
  const { hand, depot } = playerOf(state, seat6);
  return isPhaseOne(state) ? hand : depot;
}

// libs/guardians/src/effects/timing.ts
var windows = {
  ORGANIZE: ["I_B_PLAYS"],
  DOMINANT: ["II_A_PLAYS"],
  TURN: ["II_B_TURN"],
  MOVE_REACTION: ["II_REACT"],
  RESPONSE: ["RESPONSE"],
  SETTLEMENT: ["III_PLAYS"],
  MATCHUP: ["MATCHUP_MODIFY"],
  ANY: ["I_B_PLAYS", "II_A_PLAYS", "II_B_TURN", "MATCHUP_MODIFY", "III_PLAYS"]
};
function isOfMatchup({ combat }, timing) {
  if (!combat?.matchup) return false;
  const { place, matchup } = combat;
  if (timing === "CHALLENGE") return guardianAt(place) !== null;
  if (timing === "STRONGHOLD") return guardianAt(place) === null && strongholdAt(place) !== null;
  return timing === matchup.kind;
}
function isTimed(state, timing) {
  const step = currentStep(state);
  return timing.some(
    (one2) => windows[one2]?.includes(step) === true || step === "MATCHUP_MODIFY" && isOfMatchup(state, one2)
  );
}
var effectsNow = (state, card) => effectsIn("GUARDIANS", card).filter(({ effect: effect4 }) => isTimed(state, effect4.timing ?? card.timing ?? []));

// libs/guardians/src/effects/abilities.ts
function* abilityCards(state, seat6) {
  const { guardian: guardian3 } = playerOf(state, seat6);
  if (guardian3 !== null) yield guardian3;
  if (!state.marks.plainBearers.includes(seat6)) yield* bearersOf(state, seat6);
  for (const home of [seat6, otherSeat(seat6)]) {
    const { strongholds: strongholds2 } = playerOf(state, home);
    for (const position of positions2) {
      const works2 = strongholds2?.[position].works ?? null;
      if (works2 !== null && ownerOf(state, works2) === seat6) yield works2;
    }
  }
  for (const { id, seat: owner, beaten } of state.combat?.fighters ?? []) if (owner === seat6 && beaten) yield id;
}
var abilitiesOf = (state, source4) => effectsIn("GUARDIANS", sourceCard(state, source4)).filter(
  ({ effect: { op, trigger } }) => trigger === "ACTIVATED" || trigger === "BEATEN" || op === "HOLD"
);
var abilitiesNow = (state, source4) => abilitiesOf(state, source4).filter(({ effect: { op, trigger, timing = [] } }) => {
  if (trigger === "BEATEN") return state.stage === "COMBAT_HEAL";
  return isTimed(state, op === "HOLD" ? ["TURN"] : timing);
});
var { abilityToUse, hasUsableAbility, abilityOffers, refusedAbility } = abilitiesBy({
  cards: abilityCards,
  of: abilitiesOf,
  now: abilitiesNow,
  targets: targetsFor,
  rules: { ability: "GUARD-012", once: "GUARD-132", cost: "GUARD-012", target: "GUARD-012" }
});
function isPlayableNow(state, seat6, id) {
  const card = cardOf(state, id);
  if (card.type !== "SPELL" && card.type !== "ITEM_HAND") return false;
  const effects = effectsNow(state, card);
  if (effects.length === 0) return false;
  return currentStep(state) !== "RESPONSE" || targetsFor(state, seat6, id, effects).length > 0;
}
var mayPlay = (state, seat6) => hasUsableAbility(state, seat6) || playableCards(state, seat6).length > 0 && mayHold(state, seat6, (id) => isPlayableNow(state, seat6, id));

// libs/guardians/src/effects/ability-commands.ts
var abilityTypes = ["GUARDIAN", "STANDARD_BEARER", "UPGRADE", "CREATURE"];
var abilityCommands = {
  useAbility: {
    steps: [
      "I_B_PLAYS",
      "II_A_PLAYS",
      "II_B_TURN",
      "II_REACT",
      "RESPONSE",
      "MATCHUP_MODIFY",
      "COMBAT_HEAL",
      "III_PLAYS"
    ],
    *offers(state, seat6) {
      for (const use of abilityOffers(state, seat6)) yield { type: "useAbility", ...use };
    },
    check: (state, use, seat6) => refusedSource(state, use.cardId, seat6) ?? refusedAbility(state, use, seat6),
    perform(turn, { cardId: cardId3, target: target3 }, seat6) {
      const { state } = turn;
      const ability2 = abilityToUse(state, seat6, cardId3);
      if (!ability2) throw new Error("There is no ability to use.");
      const { index: effect4 } = ability2;
      const { cost: cost2 = 0 } = ability2.effect;
      turn.emit({ type: "abilityUsed", seat: seat6, source: shownSource(state, cardId3), effect: effect4, target: target3, cost: cost2 });
      useEffects(turn, usesOf(seat6, cardId3, [ability2], target3));
    }
  }
};
function refusedSource(state, cardId3, seat6) {
  if ([...abilityCards(state, seat6)].includes(cardId3)) return void 0;
  if (isInGame(state, cardId3)) {
    return refusedCard(state, seat6, cardId3, abilityTypes) ?? refuse2("012", "NO_ABILITY", { card: cardId3 });
  }
  return playerOf(state, otherSeat(seat6)).guardian === cardId3 ? refuse2("226", "NOT_YOUR_CARD", { card: cardId3 }) : refuse2("226", "UNKNOWN_CARD");
}

// libs/guardians/src/effects/depot-commands.ts
var rules2 = { cost: "GUARD-140", target: "GUARD-140" };
var depotCommands = {
  playDepotCard: {
    steps: [
      "I_B_PLAYS",
      "II_A_PLAYS",
      "II_B_TURN",
      "II_REACT",
      "RESPONSE",
      "MATCHUP_CORRUPTION",
      "MATCHUP_MODIFY",
      "III_PLAYS"
    ],
    offersAreLegal: true,
    *offers(state, seat6) {
      for (const cardId3 of playableCards(state, seat6)) {
        if (refusedCardNow(state, cardId3, seat6)) continue;
        for (const target3 of targetsFor(state, seat6, cardId3, effectsNow(state, cardOf(state, cardId3)))) {
          yield { type: "playDepotCard", cardId: cardId3, target: target3 };
        }
      }
    },
    check(state, { cardId: cardId3, target: target3 }, seat6) {
      const refusal = refusedCardNow(state, cardId3, seat6);
      if (refusal) return refusal;
      const targets2 = targetsFor(state, seat6, cardId3, effectsNow(state, cardOf(state, cardId3)));
      return refusedTarget(rules2, targets2, target3);
    },
    perform(turn, { cardId: cardId3, target: target3 }, seat6) {
      const { state } = turn;
      const card = cardOf(state, cardId3);
      const effects = effectsNow(state, card).map(({ index }) => index);
      turn.emit({
        type: "depotCardPlayed",
        seat: seat6,
        card: shownCard(state, cardId3),
        effects,
        target: target3,
        cost: card.cost ?? 0
      });
    }
  }
};
function refusedCardNow(state, cardId3, seat6) {
  const refusal = refusedCard(state, seat6, cardId3, ["SPELL", "ITEM_HAND"]);
  if (refusal) return refusal;
  if (!playableCards(state, seat6).includes(cardId3)) return refuse2("140", "NOT_IN_HAND", { card: cardId3 });
  if (currentStep(state) === "MATCHUP_CORRUPTION") return refuse2("106", "CORRUPTION_FIRST");
  const card = cardOf(state, cardId3);
  if (effectsNow(state, card).length === 0) return refuse2("140", "WRONG_TIMING", { card: cardId3 });
  if (state.marks.played.includes(cardId3)) return refuse2("132", "ALREADY_PLAYED_THIS_TURN", { card: cardId3 });
  return refusedPrice(rules2, { cost: card.cost, stones: playerOf(state, seat6).stones });
}

// libs/guardians/src/effects/arrival.ts
function playArrivals(turn, creatures) {
  const texts = creatures.filter(({ id }) => fighterOf(turn.state, id)?.command === false).flatMap(({ seat: seat6, id }) => textsOf(turn.state, seat6, id, "PLAYED"));
  strikeTogether(
    turn,
    texts.filter(({ effect: effect4 }) => effect4.op === "AREA")
  );
  const removals2 = texts.filter(({ effect: effect4 }) => isRemoval(effect4.op)).map((use) => ({ use, victims: victimsOf(turn.state, use) })).filter(({ victims }) => victims.length > 0);
  for (const { use } of removals2) announce(turn, use);
  removeTogether2(
    turn,
    removals2.flatMap(({ use, victims }) => victims.map((id) => ({ id, op: use.effect.op })))
  );
  const rest = texts.filter(({ effect: effect4 }) => effect4.op !== "AREA" && !isRemoval(effect4.op));
  for (const use of rest) {
    if (turn.state.over || !fighterOf(turn.state, use.source)) continue;
    if (!(use.effect.op in lastingOperations)) announce(turn, use);
    useEffects(turn, [use]);
  }
}

// libs/guardians/src/combat/combat-plays.ts
var combatPlays = {
  COMMAND: {
    asks: (state, _play, seat6) => mayPlay(state, seat6),
    resolve(turn, { seat: seat6, card, cancelled }) {
      turn.emit({ type: "commandSettled", seat: seat6, card: shownCard(turn.state, card), cancelled });
    }
  },
  INFLUENCE: {
    asks: (state, _play, seat6) => mayPlay(state, seat6),
    resolve(turn, { seat: seat6, receiver, value, cancelled }) {
      const shown2 = shownCard(turn.state, receiver);
      turn.emit({ type: "influenceReceived", seat: seat6, receiver: shown2, value, reversed: cancelled });
    }
  },
  /** No card answers it: it is corrupted, or counts. */
  RANGED: {
    asks: (state, _play, seat6) => mayCorrupt(state, seat6),
    resolve(turn, { seat: seat6, card, receiver }) {
      const { state } = turn;
      const isThere = fighterOf(state, card) !== void 0;
      const value = isThere ? rangedValue(state, seat6, card) : null;
      const shown2 = { card: shownCard(state, card), receiver: shownCard(state, receiver) };
      turn.emit({ type: "rangedAttackSettled", seat: seat6, ...shown2, value });
      if (isThere) playArrivals(turn, [{ seat: seat6, id: card }]);
    }
  }
};

// libs/guardians/src/board/paths.ts
function interruptionAt(space2, mover, { terrainOf: terrainOf2, stackOf: stackOf2 }) {
  if (stackOf2 !== null && stackOf2 !== mover) return "ENEMY_STACK";
  const stronghold3 = strongholdAt(space2);
  if (stronghold3) return stronghold3.seat === mover ? null : "ENEMY_STRONGHOLD";
  if (terrainOf2 === null) return "BARE_LAND";
  return terrainOf2 === mover ? null : "ENEMY_TERRAIN";
}
function faultOfPath({ mover, from, path: path2, fly, open: open2 }) {
  const stops = [from, ...path2];
  const isWay = path2.length > 0 && new Set(stops).size === stops.length && path2.every((space2, at2) => neighboursOf(stops[at2]).includes(space2));
  if (!isWay) return "NOT_ADJACENT";
  const crossed = path2.slice(fly ? 1 : 0, -1);
  return crossed.some((space2) => interruptionAt(space2, mover, open2(space2)) !== null) ? "MOVE_INTERRUPTED" : null;
}
function pathsFrom(from, mostSteps2) {
  const paths = [];
  let longest = [[]];
  for (let step = 0; step < mostSteps2; step += 1) {
    longest = longest.flatMap(
      (path2) => neighboursOf(path2.at(-1) ?? from).filter((space2) => space2 !== from && !path2.includes(space2)).map((space2) => [...path2, space2])
    );
    paths.push(...longest);
  }
  return paths;
}

// libs/guardians/src/table/open-space.ts
function openOn(state, seat6, space2) {
  const enemy = otherSeat(seat6);
  const stackOf2 = [enemy, seat6].find((one2) => stackAt(state, one2, space2) !== null) ?? null;
  return { terrainOf: state.board[space2].terrain?.owner ?? null, stackOf: stackOf2 };
}

// libs/guardians/src/reinforcing/sources.ts
var MOST_STEPS2 = 2;
function optionOf({ option }) {
  if (option === null) throw new Error("No shield takes its option.");
  return option;
}
var refusedSource2 = (state, seat6, from) => refusedStack(state, seat6, from) ?? refusedWay(state, seat6, from) ?? refusedChange(state, from);
function refusedStack(state, seat6, from) {
  const stack = stackAt(state, seat6, from);
  const isSource = stack && from !== optionOf(state) && (stack.shield !== null || isOwnStronghold(state, seat6, from));
  if (!isSource) return refuse2("079", "SOURCE_NOT_OWN");
  return stack.turned ? refuse2("081", "SOURCE_TURNED") : void 0;
}
function refusedWay(state, seat6, from) {
  const ways = pathsFrom(from, MOST_STEPS2).filter((path2) => path2.at(-1) === optionOf(state));
  if (ways.length === 0) return refuse2("080", "SOURCE_TOO_FAR");
  const open2 = (space2) => openOn(state, seat6, space2);
  const isFree = ways.some((path2) => faultOfPath({ mover: seat6, from, path: path2, fly: false, open: open2 }) === null);
  return isFree ? void 0 : refuse2("080", "MOVE_INTERRUPTED");
}
var refusedChange = ({ reinforcedFrom }, from) => reinforcedFrom === null || reinforcedFrom === from ? void 0 : refuse2("084", "SOURCE_CHANGED", { from: reinforcedFrom });

// libs/guardians/src/combat/begin-combat.ts
function arrive(turn, seat6, place, path2) {
  const isFought = guardianAt(place) !== null || stackAt(turn.state, otherSeat(seat6), place) !== null;
  if (!isFought) {
    afterOption(turn);
    return;
  }
  turn.emit({ type: "combatBegun", seat: seat6, place, path: [...path2] });
  enterStage(turn, "COMBAT_DECLARE_A");
}

// libs/guardians/src/moves/carry-out.ts
function carryOut2(turn, seat6, path2, flown) {
  const from = optionOf(turn.state);
  const to2 = path2.at(-1);
  if (to2 === void 0) throw new Error("A move has at least one step.");
  turn.emit({ type: "shieldMoved", seat: seat6, from, to: to2, path: [...path2], flown });
  arrive(turn, seat6, to2, [from, ...path2.slice(0, -1)]);
}

// libs/guardians/src/moves/flight-plays.ts
var flightPlays = {
  FLIGHT: {
    asks: (state, _play, seat6) => mayPlay(state, seat6),
    resolve(turn, { seat: seat6, path: path2, cancelled }) {
      if (!cancelled) {
        carryOut2(turn, seat6, path2, true);
        return;
      }
      turn.emit({ type: "flightFailed", seat: seat6, space: optionOf(turn.state) });
      afterOption(turn);
    }
  }
};

// libs/guardians/src/effects/card-plays.ts
var cardPlays = {
  CARD: {
    asks: (state, _play, seat6) => mayPlay(state, seat6),
    resolve(turn, { seat: seat6, card, effects, target: target3, cancelled }) {
      const printed3 = sourceCard(turn.state, card);
      turn.emit({ type: "playResolved", seat: seat6, card: shownCard(turn.state, card), cancelled });
      if (cancelled) return;
      const uses = effects.flatMap((index) => {
        const effect4 = printed3.effects[index];
        return effect4 ? [{ seat: seat6, source: card, index, effect: effect4, target: target3 }] : [];
      });
      useEffects(turn, uses);
    }
  }
};

// libs/guardians/src/effects/answers.ts
var rules3 = { ...cardPlays, ...combatPlays, ...flightPlays };
var rulesFor = ({ kind }) => rules3[kind];
function lastPlay({ plays }) {
  const last = plays.at(-1);
  if (!last) throw new Error("Nothing waits for an answer.");
  return last;
}
function askedToAnswer(state) {
  const play3 = lastPlay(state);
  const seat6 = otherSeat(play3.seat);
  return playerOf(state, seat6).passing === null && rulesFor(play3).asks(state, play3, seat6) ? [seat6] : [];
}
function leaveUnanswered(turn) {
  turn.emit({ type: "leftUnanswered", seat: otherSeat(lastPlay(turn.state).seat) });
  for (let play3 = turn.state.plays.at(-1); play3 && !turn.state.over; play3 = turn.state.plays.at(-1)) {
    turn.spend();
    rulesFor(play3).resolve(turn, play3);
  }
}
var answer2 = { asked: askedToAnswer, proceed: leaveUnanswered, byDefault: () => ({ type: "pass" }) };
var answerSteps2 = {
  II_REACT: answer2,
  RANGED_CORRUPTION: answer2,
  RESPONSE: answer2
};

// libs/guardians/src/totals/parts.ts
var partsOf2 = (state, combat, fight, id) => [
  ...baseParts(state, fight, id),
  ...fight.isFresh(id) ? bonusParts(state, combat, fight, id) : [],
  ...modifiersOf(fight, id),
  ...combat.supports.filter(({ receiver }) => receiver === id).map((support) => supportedBy(state, support)),
  ...earlierAttacks(combat, fight, id)
];
function baseParts(state, fight, id) {
  if (!isGuardian(state, id)) return [basePart(fight, id, id, "GUARD-119")];
  const walls = wallsOf(state, fight.seatOf(id)).map((card) => ({ source: card.id, card }));
  return guardianParts({ source: id, card: fight.cardOf(id) }, walls);
}
function basePart(fight, of3, counted, rule2) {
  const { id: card, vitality: vitality2 = 0 } = fight.cardOf(of3);
  return rulePart({ sort: "BASE", card, source: of3, rule: rule2, value: vitality2 }, counted);
}
var cycle2 = {
  MORTAL: "GUARD-111",
  ELEMENTAL: "GUARD-112",
  OUTSIDER: "GUARD-113"
};
function bonusParts(state, combat, fight, id) {
  const { kind } = fight.cardOf(id);
  if (!kind) return [];
  const wall = wallAt(state, combat, fight.seatOf(id));
  return [offColorPart(fight, id, cycle2[kind]), ...wall ? [strongholdPart(fight, id, wall, "GUARD-116")] : []];
}
function supportedBy(state, support) {
  const source4 = support.source ?? guardianIdOf(state, support.seat);
  const influence2 = support.kind === "GUARDIAN" ? "GUARD-135" : "GUARD-136";
  return supportPart(support, { card: sourceCard(state, source4).id, source: source4 }, { influence: influence2, ranged: "GUARD-117" });
}
function earlierAttacks({ matchup, attacks: attacks2, fighters }, fight, id) {
  if (matchup?.kind !== "SECONDARY" || fight.seatOf(id) !== matchup.attacker) return [];
  const target3 = fight.opponentOf(id);
  return attacks2.filter(({ by: by2, on: on2 }) => on2 === target3 && by2 !== id && fighters.some((fighter2) => fighter2.id === by2)).map(({ by: by2 }) => basePart(fight, by2, id, "GUARD-151"));
}

// libs/guardians/src/totals/total.ts
var rules4 = {
  BASE: "GUARD-161",
  OFF_COLOR: "GUARD-114",
  TEXT: "GUARD-115",
  ITEM: "GUARD-119",
  TERRAIN: "GUARD-115",
  STRONGHOLD: "GUARD-116",
  GUARDIAN: "GUARD-119",
  COMMAND: "GUARD-099",
  RANGED: "GUARD-117",
  INFLUENCE: "GUARD-135",
  PLAYED: "GUARD-140",
  ENEMY: "GUARD-115",
  RED: "GUARD-002",
  SIDE_TOTAL: "GUARD-161",
  ANNULLED: "GUARD-123"
};
var ruled = ruledBy(rulebook, rules4);
var matchupTotals = (state) => totalsIn(state, fightIn(state, combatOf(state)));
function totalsIn(state, fight) {
  const combat = combatOf(state);
  return seats.flatMap((seat6) => {
    const id = matchedOf(state, seat6);
    return id === void 0 ? [] : [{ seat: seat6, ...ruled(totalFrom(partsOf2(state, combat, fight, id))) }];
  });
}
var isLowerWinning = (combat, fight) => {
  const settings = settingsOf(fight, "COMPARE");
  return guardianFought(combat) === null && settings.includes("LOWER_WINS") && !settings.includes("HIGHER_WINS");
};
function compareMatchup(state) {
  const combat = combatOf(state);
  const fight = fightIn(state, combat);
  const [south, north] = seats.map((seat6) => matchedOf(state, seat6));
  if (south === void 0 || north === void 0) throw new Error("A creature of the match-up has gone.");
  const totals = totalsIn(state, fight);
  const lowerWins = isLowerWinning(combat, fight);
  const difference = (totals[0]?.total ?? 0) - (totals[1]?.total ?? 0);
  const winner = difference === 0 ? winnerOfPush(combat, fight, [south, north]) : difference > 0 === lowerWins ? 1 : 0;
  const immune2 = seats.filter((seat6) => {
    const [own3, foe] = seat6 === 0 ? [south, north] : [north, south];
    return combat.matchup?.kind === "PRIMARY" && isImmuneToFoe(fight, own3, foe);
  });
  const loser = winner === null ? null : otherSeat(winner);
  const beaten = loser !== null && !immune2.includes(loser) ? loser : null;
  return { totals, lowerWins, winner, beaten, immune: immune2 };
}
function winnerOfPush(combat, fight, creatures) {
  if (guardianFought(combat) !== null) return null;
  const winners = seats.filter((seat6) => {
    const id = creatures[seat6];
    return id !== void 0 && actingOn(fight, "WIN_PUSHES", id).length > 0;
  });
  return winners.length === 1 ? winners[0] ?? null : null;
}
function spaceSum(state, seat6) {
  const fight = fightIn(state, combatOf(state));
  const parts3 = unbeaten(state, seat6).map(({ id }) => spacePart(fight, id));
  const { total: total2, contributions } = ruled(totalFrom([...parts3, ...sideParts(fight, seat6)]));
  const unplayed = combatHand(state, seat6).reduce((sum2, id) => sum2 + unplayedValue(state, seat6, id), 0);
  return { seat: seat6, total: total2 + unplayed, contributions, unplayed };
}
var hasCreatureLeft = (state, seat6) => creaturesIn(state, seat6).some(({ id }) => fighterOf(state, id)?.beaten !== true);
function spacePart(fight, id) {
  const { id: card, vitality: vitality2 = 0 } = fight.cardOf(id);
  const [other] = actingOn(fight, "COUNTS_AS", id);
  const base = rulePart(
    { sort: "BASE", card, source: id, rule: "GUARD-161", value: other?.effect.value ?? vitality2 },
    id
  );
  return other ? { ...base, effect: other.index, rule: null } : base;
}
function unplayedValue(state, seat6, id) {
  const other = textsOf2(state, id, seat6).find(({ effect: { op } }) => op === "COUNTS_AS");
  return other?.effect.value ?? cardOf(state, id).vitality ?? 0;
}
var sideParts = (fight, seat6) => fight.working.filter((working) => working.effect.op === "SIDE_TOTAL" && actsOnSeat(fight, working, seat6)).map((working) => effectPart(working, "SIDE_TOTAL", null));

// libs/guardians/src/combat/match-up.ts
function matchupOf(state) {
  const { matchup } = combatOf(state);
  if (!matchup) throw new Error("There is no match-up.");
  return matchup;
}
function goOn(turn, { kind }) {
  if (kind === "PRIMARY") goOnWithPrimary(turn);
  else goOnWithSecondary(turn);
}
function abandon2(turn) {
  const matchup = matchupOf(turn.state);
  turn.emit({ type: "matchupAbandoned" });
  goOn(turn, matchup);
}
function whoModifiesFirst(state) {
  const [south, north] = matchupTotals(state);
  const difference = (south?.total ?? 0) - (north?.total ?? 0);
  return difference === 0 ? combatOf(state).attacker : difference < 0 ? 0 : 1;
}
function playNewcomers(turn) {
  const { state } = turn;
  const { kind, attacker } = matchupOf(state);
  const newcomers = inCombatOrder(combatOf(state)).filter((seat6) => kind === "PRIMARY" || seat6 === attacker);
  playArrivals(
    turn,
    newcomers.flatMap((seat6) => {
      const id = matchedOf(state, seat6);
      return id === void 0 ? [] : [{ seat: seat6, id }];
    })
  );
}
var modifying = windowStep(
  (state, seat6) => mayPlay(state, seat6) || guardianFought(combatOf(state)) !== seat6 && maySupport(state, seat6),
  (turn) => enterStage(turn, "MATCHUP_RESULT")
);
var matchupSteps = {
  MATCHUP_CORRUPTION: windowStep(mayCorrupt, (turn) => enterStage(turn, "MATCHUP_AREA")),
  MATCHUP_AREA: {
    proceed(turn) {
      playNewcomers(turn);
      if (turn.state.over) return;
      if (isMatched(turn.state)) enterWindow(turn, "MATCHUP_MODIFY", whoModifiesFirst(turn.state));
      else abandon2(turn);
    }
  },
  MATCHUP_MODIFY: {
    ...modifying,
    asked: (state) => isMatched(state) ? modifying.asked(state) : [],
    proceed(turn) {
      if (isMatched(turn.state)) modifying.proceed(turn);
      else abandon2(turn);
    }
  },
  MATCHUP_RESULT: { proceed: compare }
};
function compare(turn) {
  const { state } = turn;
  const matchup = matchupOf(state);
  const { totals, lowerWins, winner, beaten, immune: immune2 } = compareMatchup(state);
  const loser = beaten === null ? void 0 : matchedOf(state, beaten);
  turn.emit({
    type: "matchupCompared",
    kind: matchup.kind,
    totals: totals.map(({ seat: seat6, total: total2, contributions }) => ({ seat: seat6, total: total2, contributions: [...contributions] })),
    lowerWins,
    winner,
    beaten: loser === void 0 ? null : shownSource(state, loser),
    immune: [...immune2]
  });
  const fallen = guardianFought(combatOf(state));
  if (beaten !== null && beaten === fallen) {
    turn.emit({ type: "outcomeReached", reason: "GUARDIAN", winner: otherSeat(beaten) });
  } else goOn(turn, matchup);
}

// libs/guardians/src/combat/resolution.ts
var resolutionSteps = {
  COMBAT_RESOLVE: {
    proceed(turn) {
      discardBeaten(turn);
      if (guardianFought(combatOf(turn.state)) === null) compareForSpace(turn);
      else withstand(turn);
    }
  }
};
function discardBeaten(turn) {
  const { state } = turn;
  const beaten = inCombatOrder(combatOf(state)).flatMap(
    (seat6) => creaturesIn(state, seat6).filter(({ id }) => fighterOf(state, id)?.beaten === true)
  );
  if (beaten.length > 0) {
    discard2(
      turn,
      beaten.map(({ id }) => id),
      "BEATEN"
    );
  }
}
function withstand(turn) {
  const { attacker } = combatOf(turn.state);
  turn.emit({ type: "guardianWithstood", seat: otherSeat(attacker) });
  loseEmptyShield(turn, attacker);
  endIfShieldsLost(turn, () => null);
  if (!turn.state.over) endCombat(turn);
}
function compareForSpace(turn) {
  const { state } = turn;
  const combat = combatOf(state);
  const sums = inCombatOrder(combat).map((seat6) => spaceSum(state, seat6));
  const winner = winnerOf(state, sums);
  turn.emit({
    type: "spaceCompared",
    sums: sums.map(({ contributions, ...sum2 }) => ({ ...sum2, contributions: [...contributions] })),
    winner
  });
  if (winner !== null) useWonTexts(turn, winner);
  for (const seat6 of inCombatOrder(combat)) loseEmptyShield(turn, seat6);
  endIfShieldsLost(turn, () => winner ?? whoHasMoreLands(state));
  if (!turn.state.over) moveLoser(turn, winner);
}
function winnerOf(state, sums) {
  const left = sums.filter(({ seat: seat6 }) => hasCreatureLeft(state, seat6));
  const [attacker, defender2] = left;
  if (!attacker || !defender2) return attacker?.seat ?? null;
  return (attacker.total > defender2.total ? attacker : defender2).seat;
}
function whoHasMoreLands(state) {
  const [south, north] = [0, 1].map((seat6) => landsControlled(seat6, (space2) => claimsOn(state, space2)));
  if (south === void 0 || north === void 0 || south === north) return null;
  return south > north ? 0 : 1;
}
function useWonTexts(turn, winner) {
  const { state } = turn;
  const winners = unbeaten(state, winner).filter(({ id, command: command2 }) => !command2 && isInGame(state, id));
  for (const use of winners.flatMap(({ id }) => textsOf(state, winner, id, "WON"))) {
    announce(turn, use);
    useEffects(turn, [use]);
  }
}
function loseEmptyShield(turn, seat6) {
  const { state } = turn;
  const combat = combatOf(state);
  const stack = stackOf(state, seat6);
  if (!stack || stack.shield === null || stack.creatures.length > 0) return;
  const space2 = seat6 === combat.attacker ? combat.ground : spaceFoughtOver(combat);
  if (space2 === null) return;
  if (combat.bereaved.includes(stack.shield)) destroyShield(turn, seat6, space2, stack.shield, "BEATEN");
  else turn.emit({ type: "shieldSentToPen", seat: seat6, space: space2, card: shownCard(state, stack.shield) });
}
function moveLoser(turn, winner) {
  const { state } = turn;
  const { attacker } = combatOf(state);
  const loser = winner === null ? null : otherSeat(winner);
  const stack = loser === null ? null : stackOf(state, loser);
  if (loser === null || !stack) endCombat(turn);
  else if (loser === attacker) goBack(turn);
  else if (stack.shield === null) dissolveGarrison(turn, loser);
  else if (retreatsFrom(state).length > 0) enterStage(turn, "COMBAT_RETREAT");
  else loseArmy(turn, loser);
}
function dissolveGarrison(turn, loser) {
  const { state } = turn;
  const space2 = spaceFoughtOver(combatOf(state));
  const survivors = stackOf(state, loser)?.creatures ?? [];
  if (space2 === null) throw new Error("No garrison defends a guardian.");
  turn.emit({
    type: "garrisonDissolved",
    seat: loser,
    space: space2,
    count: survivors.length,
    cards: survivors.map(({ id }) => shownCard(state, id)),
    items: survivors.flatMap(({ item }) => item === null ? [] : [shownCard(state, item)])
  });
  endCombat(turn);
}
function loseArmy(turn, loser) {
  const { state } = turn;
  const space2 = spaceFoughtOver(combatOf(state));
  const { shield = null, creatures = [] } = stackOf(state, loser) ?? {};
  if (shield === null || space2 === null) throw new Error("There is no army to lose.");
  discard2(
    turn,
    creatures.map(({ id }) => id),
    "NO_RETREAT"
  );
  destroyShield(turn, loser, space2, shield, "NO_RETREAT");
  endIfShieldsLost(turn, () => otherSeat(loser));
  if (!turn.state.over) endCombat(turn);
}

// libs/guardians/src/combat/combat-steps.ts
var combatSteps = {
  ...commandingSteps,
  ...primarySteps,
  ...matchupSteps,
  ...secondarySteps,
  ...healingSteps,
  ...resolutionSteps,
  ...retreatSteps
};

// libs/guardians/src/discard/discard-steps.ts
var discardSteps = {
  I_D_DISCARD: {
    asked: (state) => (state.sealed?.asked ?? []).filter((seat6) => excessOf(state, seat6) > 0),
    proceed(turn) {
      for (const seat6 of inOrder(turn.state)) {
        const chosen = [...turn.state.excess[seat6] ?? []].sort();
        if (chosen.length === 0) continue;
        turn.emit({ type: "excessDiscarded", seat: seat6, cards: shownCards2(turn.state, chosen) });
      }
      enterStage(turn, "I_D_SPLIT");
    },
    byDefault(state, seat6) {
      const cardId3 = unchosen(state, seat6).at(-1);
      if (cardId3 === void 0) throw new Error(`Seat ${seat6} has nothing to discard.`);
      return { type: "discardExcess", cardId: cardId3 };
    }
  },
  I_D_SPLIT: {
    proceed(turn) {
      for (const seat6 of inOrder(turn.state)) splitHand(turn, seat6);
      for (const seat6 of inOrder(turn.state)) remember(turn, seat6);
      enterStage(turn, "II_A_DOMINANT");
    }
  }
};
function remember(turn, seat6) {
  const { state } = turn;
  const stacks = stacksOf(state, seat6).filter((placed) => isDistant(state, placed)).map(({ space: space2, stack }) => ({ space: space2, creatures: stack.creatures.map((one2) => shownCreature(state, one2)) }));
  turn.emit({ type: "stacksRemembered", seat: seat6, stacks });
}

// libs/guardians/src/dominant/dominant-steps.ts
var dominantSteps = {
  II_A_DOMINANT: {
    proceed(turn) {
      turnUpDominants(turn);
      enterWindow(turn, "II_A_PLAYS", turn.state.first);
    }
  },
  II_A_PLAYS: windowStep(mayPlay, (turn) => {
    rereadDominants(turn);
    if (turn.state.marks.skipToSettlement) enterSettlement(turn);
    else enterTurning(turn);
  })
};

// libs/guardians/src/draw/reserve.ts
var cardsAtHome = (state, seat6) => positions2.flatMap((position) => {
  const { ruin: ruin2, under, held } = strongholdOf(state, seat6, position);
  if (ruin2) return [];
  const { shield = null, creatures = [] } = stackAt(state, seat6, strongholdSpace(seat6, position)) ?? {};
  const carrying = [...creatures, ...under ? [under] : []];
  return [shield, ...carrying.flatMap(({ id, item }) => [id, item]), held].filter((id) => id !== null);
});
function reserveOf(state, seat6) {
  const { depot, pen, hand } = playerOf(state, seat6);
  return [...depot, ...pen, ...cardsAtHome(state, seat6), ...hand];
}

// libs/guardians/src/placement/placements.ts
var MOST_TAKEN_BACK2 = 10;
var newPlacing = () => ({ placed: [], takenBack: 0 });
function placingOf({ placing }, seat6) {
  const own3 = placing[seat6];
  if (!own3) throw new RangeError(`Guardians has no seat ${seat6}.`);
  return own3;
}
function unplaced(state, seat6) {
  const laid = new Set(placingOf(state, seat6).placed.map(({ cardId: id }) => id));
  return playerOf(state, seat6).hand.filter((id) => !laid.has(id));
}
var laidAt = (state, seat6, kind, stronghold3) => placingOf(state, seat6).placed.filter((placement) => placement.kind === kind && placement.stronghold === stronghold3).map(({ cardId: id }) => id);
function isHolding(state, seat6, position) {
  const laid = placingOf(state, seat6).placed.find(
    ({ kind, of: of3, stronghold: stronghold3 }) => kind === "WORKS" && of3 === seat6 && stronghold3 === position
  );
  const works2 = laid?.cardId ?? strongholdOf(state, seat6, position).works;
  return works2 !== null && holdsCreature("GUARDIANS", cardOf(state, works2));
}
var heldAt = (state, seat6, position) => isHolding(state, seat6, position) ? laidAt(state, seat6, "IN", position)[0] : void 0;
var creaturesOn = (state, seat6, stronghold3) => laidAt(state, seat6, "ON", stronghold3).filter((id) => !isShield2(state, id));
var shieldOn = (state, seat6, stronghold3) => laidAt(state, seat6, "ON", stronghold3).find((id) => isShield2(state, id));
var itemGivenTo = (state, seat6, creature3) => placingOf(state, seat6).placed.find(({ bearer }) => bearer === creature3)?.cardId;

// libs/guardians/src/placement/reveal.ts
function revealPlacements(turn) {
  const laid = ["UPGRADE", "DOWNGRADE"].flatMap(
    (variant2) => inOrder(turn.state).flatMap((seat6) => worksOf(turn.state, seat6, variant2).map((placement) => ({ seat: seat6, placement })))
  );
  const works2 = laid.map(({ seat: seat6, placement }) => ({
    seat: seat6,
    ...whereLaid(placement),
    card: shownCard(turn.state, placement.cardId)
  }));
  turn.emit({ type: "worksShown", works: works2 });
  for (const { seat: seat6, placement } of laid) layWorks(turn, seat6, placement);
  for (const seat6 of inOrder(turn.state)) turn.emit(stacksOf2(turn.state, seat6));
}
var worksOf = (state, seat6, variant2) => placingOf(state, seat6).placed.filter(
  ({ kind, cardId: id }) => kind === "WORKS" && cardOf(state, id).variant === variant2
);
function whereLaid({ cardId: id, of: of3, stronghold: stronghold3 }) {
  if (stronghold3 === void 0) throw new Error(`It is not said where ${id} lies.`);
  return { of: of3, stronghold: stronghold3 };
}
function layWorks(turn, seat6, placement) {
  const { cardId: id } = placement;
  const { of: of3, stronghold: stronghold3 } = whereLaid(placement);
  const card = shownCard(turn.state, id);
  const { works: works2 } = strongholdOf(turn.state, of3, stronghold3);
  if (works2 !== null && of3 !== seat6) turn.emit({ type: "downgradeReturned", seat: seat6, card });
  else turn.emit({ type: "worksLaid", seat: seat6, of: of3, stronghold: stronghold3, card, ...replaced(turn.state, works2) });
}
var replaced = (state, works2) => works2 === null ? {} : { replaced: shownCard(state, works2) };
function stacksOf2(state, seat6) {
  const strongholds2 = positions2.flatMap((stronghold3) => {
    const shield = shieldOn(state, seat6, stronghold3);
    const creatures = creaturesOn(state, seat6, stronghold3).length > 0;
    const under = laidAt(state, seat6, "UNDER", stronghold3).length > 0;
    const held = heldAt(state, seat6, stronghold3) !== void 0;
    if (!creatures && !under && !held) return [];
    const shown2 = shield === void 0 ? {} : { shield: shownCard(state, shield) };
    return [{ stronghold: stronghold3, ...shown2, creatures, under, held }];
  });
  const laid = placingOf(state, seat6).placed.filter(({ kind }) => kind !== "IN").length;
  const inside = strongholds2.filter(({ held }) => held).length;
  return { type: "stacksPlaced", seat: seat6, hand: playerOf(state, seat6).hand.length - laid - inside, strongholds: strongholds2 };
}

// libs/guardians/src/placement/placement-steps.ts
var enterPlacement = (turn) => enterStage(turn, "I_C_PLACE", seats);
var placementSteps = {
  I_C_PLACE: {
    asked: stillAsked3,
    proceed(turn) {
      revealPlacements(turn);
      enterExcess(turn);
    },
    byDefault: () => ({ type: "finishPlacement" })
  }
};

// libs/guardians/src/draw/allowance.ts
function allowanceOf(state, seat6) {
  const { guardian: guardian3 } = playerOf(state, seat6);
  if (guardian3 === null) throw new Error("The guardians are not on the table yet.");
  const { baseDraw = 0, ldl = 0, mdl = 0, luc = 0 } = printed(guardian3);
  const lands = (of3) => landsControlled(of3, (space2) => claimsOn(state, space2));
  const more = lands(seat6) - lands(otherSeat(seat6));
  const forLands = more < 0 ? ldl : more > 0 ? mdl : 0;
  return Math.max(1, baseDraw + forLands + (state.lower === seat6 ? luc : 0));
}

// libs/guardians/src/draw/draw-steps.ts
function drawForTurn(turn) {
  const order = inOrder(turn.state).map((seat6) => ({ seat: seat6, allowance: allowanceOf(turn.state, seat6) }));
  for (const { seat: seat6, allowance } of order) drawCards(turn, seat6, allowance - dominantsTaken(turn, seat6));
}
function dominantsTaken(turn, seat6) {
  const { dominant } = playerOf(turn.state, seat6);
  if (dominant === null) return 0;
  const card = shownCard(turn.state, dominant);
  const isBorrowed = turn.state.borrowed.includes(seat6);
  turn.emit({ type: isBorrowed ? "dominantReturned" : "dominantTaken", seat: seat6, card });
  return isBorrowed ? 0 : 1;
}
var drawSteps = {
  I_A_DRAW: {
    proceed(turn) {
      drawForTurn(turn);
      enterStage(turn, "I_B_RESERVE");
    }
  },
  I_B_RESERVE: {
    proceed(turn) {
      for (const seat6 of inOrder(turn.state)) {
        turn.emit({ type: "reserveTaken", seat: seat6, hand: reserveOf(turn.state, seat6).length });
      }
      enterWindow(turn, "I_B_PLAYS", turn.state.first);
    }
  },
  I_B_PLAYS: windowStep(mayPlay, enterPlacement)
};

// libs/guardians/src/flow/set-up/opening-hand.ts
var OPENING_HAND = 12;
var REDRAWING = 1;
function drawOpeningHands(turn) {
  for (const seat6 of seats) drawCards(turn, seat6, OPENING_HAND);
  enterStage(turn, "SETUP_OPENING", seats);
}
function refusedRedrawing(state, seat6) {
  const { hand, stones: stones3 } = playerOf(state, seat6);
  if (state.redrawn.includes(seat6)) return refuse2("024", "ALREADY_REDRAWN");
  if (hand.some((id) => isShield2(state, id))) return refuse2("024", "HAS_SHIELD");
  return stones3 >= REDRAWING ? void 0 : refuse2("024", "NO_POWER_STONE", { cost: REDRAWING, stones: stones3 });
}
var openingCommands = {
  keepOpeningHand: {
    steps: ["SETUP_OPENING"],
    offers: () => [{ type: "keepOpeningHand" }],
    check: () => void 0,
    perform(turn, _command, seat6) {
      turn.emit({ type: "openingHandKept", seat: seat6 });
    }
  },
  redrawOpeningHand: {
    steps: ["SETUP_OPENING"],
    offers: () => [{ type: "redrawOpeningHand" }],
    check: (state, _command, seat6) => refusedRedrawing(state, seat6),
    perform(turn, _command, seat6) {
      const { hand, pile, stones: stones3 } = playerOf(turn.state, seat6);
      const order = shownCards2(turn.state, turn.random.shuffle([...hand, ...pile]));
      turn.emit({ type: "openingHandReturned", seat: seat6, stones: stones3 - REDRAWING, order });
      drawCards(turn, seat6, OPENING_HAND);
    }
  }
};
var openingSteps = {
  SETUP_OPENING: {
    asked: stillAsked3,
    proceed(turn) {
      turn.emit({ type: "turnBegan", turn: 1 });
      enterStage(turn, "I_B_RESERVE");
    },
    byDefault: () => ({ type: "keepOpeningHand" })
  }
};
var openingEvolvers = {
  openingHandKept(state, { seat: seat6 }) {
    finish(state, seat6);
  },
  openingHandReturned(state, { seat: seat6, stones: stones3, order }) {
    const player = playerOf(state, seat6);
    player.stones = stones3;
    player.hand = [];
    player.pile = order.map(({ instanceId: id }) => id);
    state.redrawn.push(seat6);
  }
};

// libs/guardians/src/flow/set-up/cut.ts
var cutCommands = {
  cutDeck: {
    steps: ["SETUP_CUT"],
    *offers(state, seat6) {
      for (let depth = 0; depth <= playerOf(state, otherSeat(seat6)).pile.length; depth += 1) {
        yield { type: "cutDeck", depth };
      }
    },
    check(state, { depth }, seat6) {
      const { length: count3 } = playerOf(state, otherSeat(seat6)).pile;
      return depth <= count3 ? void 0 : refuse2("022", "BAD_DEPTH", { count: count3 });
    },
    perform(turn, { depth }, seat6) {
      turn.emit({ type: "deckCut", seat: seat6, depth });
    }
  }
};
var cutSteps = {
  SETUP_CUT: {
    asked: stillAsked3,
    proceed: drawOpeningHands,
    byDefault: () => ({ type: "cutDeck", depth: 0 })
  }
};
var cutEvolvers = {
  deckCut(state, { seat: seat6, depth }) {
    const player = playerOf(state, otherSeat(seat6));
    player.pile = [...player.pile.slice(depth), ...player.pile.slice(0, depth)];
    finish(state, seat6);
  }
};

// libs/guardians/src/flow/set-up/lay-table.ts
function layTable(turn, decks) {
  for (const [seat6, cards3] of shuffledPiles(decks, turn.random).entries()) {
    layOut(turn, seat6, decks[seat6 === 0 ? 0 : 1]);
    turn.emit({ type: "deckShuffled", seat: seat6, count: cards3.length, cards: cards3 });
  }
  if (turn.state.options.cut) enterStage(turn, "SETUP_CUT", seats);
  else drawOpeningHands(turn);
}
function layOut(turn, seat6, { starter, guardian: guardian3, strongholds: strongholds2 }) {
  const opened2 = starter === null ? {} : { starter };
  turn.emit({ type: "tableLaid", seat: seat6, ...opened2, guardian: guardian3, strongholds: strongholds2, stones: printed(guardian3).powerStones ?? 0 });
}
var newStronghold = (card) => ({ card, ruin: false, under: null, works: null, held: null });
var tableEvolvers = {
  tableLaid(state, { seat: seat6, starter = null, guardian: guardian3, strongholds: strongholds2, stones: stones3 }) {
    const player = playerOf(state, seat6);
    player.starter = starter;
    player.guardian = guardian3;
    player.stones = stones3;
    player.strongholds = {
      LEFT: newStronghold(strongholds2.LEFT),
      CENTER: newStronghold(strongholds2.CENTER),
      RIGHT: newStronghold(strongholds2.RIGHT)
    };
    state.decks = null;
    state.building = null;
  },
  ...shuffleEvolvers
};

// libs/guardians/src/flow/set-up/deck-building.ts
var notSpared = (pile, cardId3) => isAmongLastShields(rulebook.game, pile, cardId3, library) ? refuse2("014", "DECK_SHIELDS", { least: LEAST_SHIELDS[rulebook.game] }) : void 0;
var deckCommands = buildingCommands(rulebook, notSpared);
function openSealedGame(turn) {
  openBoosters(turn, rulebook);
  enterStage(turn, "DECKS", seats);
}
function builtBy(state, seat6) {
  const deck = builtDeck(rulebook, buildingOf(state, seat6));
  const pile = [...deck.pile];
  for (const cardId3 of surplusOf(pile, library)) pile.splice(pile.lastIndexOf(cardId3), 1);
  return { ...deck, pile };
}
var deckSteps = {
  DECKS: { ...buildingStep, proceed: (turn) => layTable(turn, [builtBy(turn.state, 0), builtBy(turn.state, 1)]) }
};

// libs/guardians/src/flow/set-up/set-up-tables.ts
var setUpCommands = { ...deckCommands, ...cutCommands, ...openingCommands };
var setUpSteps = { ...deckSteps, ...cutSteps, ...openingSteps };
var setUpEvolvers = {
  ...buildingEvolvers(rulebook),
  ...tableEvolvers,
  ...cutEvolvers,
  ...openingEvolvers
};

// libs/guardians/src/settlement/bare-lands.ts
function landToSettle(state) {
  const lands = inOrder(state).flatMap((seat6) => disputedLands.map((space2) => ({ seat: seat6, space: space2 })));
  return lands.find(
    ({ seat: seat6, space: space2 }) => state.board[space2].terrain === null && stackAt(state, seat6, space2)?.shield != null
  );
}
var settleNext = (turn) => enterStage(turn, landToSettle(turn.state) ? "III_B_SETTLE" : "III_C_CHECK");
var terrainsOf = (state, seat6) => playerOf(state, seat6).pen.filter((id) => cardOf(state, id).type === "TERRAIN");

// libs/guardians/src/settlement/clearing.ts
function clear(turn) {
  const owners = inOrder(turn.state);
  for (const owner of owners) for (const space2 of disputedLands) removeTerrain2(turn, owner, space2);
  for (const owner of owners) for (const position of positions2) ruin(turn, owner, position);
}
function removeTerrain2(turn, owner, space2) {
  const { terrain: terrain2 } = turn.state.board[space2];
  if (terrain2?.owner !== owner || !isHeldByEnemyOf(turn.state, owner, space2)) return;
  turn.emit({ type: "terrainRemoved", seat: owner, space: space2, card: shownCard(turn.state, terrain2.id) });
}
function ruin(turn, of3, stronghold3) {
  const { state } = turn;
  if (strongholdOf(state, of3, stronghold3).ruin) return;
  if (!isHeldByEnemyOf(state, of3, strongholdSpace(of3, stronghold3))) return;
  turn.emit({ type: "strongholdRuined", of: of3, stronghold: stronghold3, cards: shownCards2(state, cardsOf(state, of3, stronghold3)) });
}
function cardsOf(state, of3, stronghold3) {
  const { works: works2, under, held } = strongholdOf(state, of3, stronghold3);
  return [works2, held, under?.id ?? null, under?.item ?? null].filter((id) => id !== null);
}

// libs/guardians/src/settlement/end-of-turn.ts
var landsOf = (state, seat6) => landsControlled(seat6, (space2) => claimsOn(state, space2));
var whoHasMore = (of3) => of3(0) === of3(1) ? null : of3(0) > of3(1) ? 0 : 1;
var endOfTurnSteps = {
  III_C_CHECK: {
    proceed(turn) {
      const { state } = turn;
      const holder = seats.find((seat6) => landsOf(state, seat6) === disputedLands.length);
      if (holder !== void 0) turn.emit({ type: "outcomeReached", reason: "LANDS", winner: holder });
      else if (state.turn >= state.options.turnLimit) endAtLimit(turn);
      else beginNextTurn(turn);
    }
  }
};
function endAtLimit(turn) {
  const { state } = turn;
  const winner = whoHasMore((seat6) => -playerOf(state, seat6).shieldsLost) ?? whoHasMore((seat6) => landsOf(state, seat6));
  turn.emit({ type: "outcomeReached", reason: "LIMIT", winner });
}
function beginNextTurn(turn) {
  turn.emit({ type: "shieldsUnturned" });
  turn.emit({ type: "turnBegan", turn: turn.state.turn + 1 });
  enterStage(turn, "I_A_DRAW");
}

// libs/guardians/src/settlement/settlement-steps.ts
var settlementSteps = {
  III_PLAYS: windowStep(mayPlay, (turn) => enterStage(turn, "III_A_CLEAR")),
  III_A_CLEAR: {
    proceed(turn) {
      clear(turn);
      settleNext(turn);
    }
  },
  III_B_SETTLE: {
    asked(state) {
      const land = landToSettle(state);
      return land ? [land.seat] : [];
    },
    proceed: settleNext,
    byDefault(state, seat6) {
      const { space: space2 } = landToSettle(state) ?? {};
      if (!space2) throw new Error("There is no land to settle.");
      const [terrain2] = terrainsOf(state, seat6);
      if (terrain2 !== void 0) return { type: "settleTerrain", space: space2, cardId: terrain2 };
      const creatures = stackAt(state, seat6, space2)?.creatures ?? [];
      const least = Math.min(...creatures.map(({ id }) => spaceVitality(state, id)));
      const lightest = creatures.find(({ id }) => spaceVitality(state, id) === least);
      if (!lightest) throw new Error(`There is no creature on ${space2}.`);
      return { type: "settleWithCreature", space: space2, cardId: lightest.id };
    }
  },
  ...endOfTurnSteps
};

// libs/guardians/src/turning/turning-steps.ts
var neverLeftAlone = () => {
  throw new Error("The active seat has a shield to turn, and an option for it.");
};
var turningSteps = {
  II_B_TURN: {
    asked: ({ active }) => [active],
    proceed: neverLeftAlone,
    byDefault(state, seat6) {
      const [first2] = unturnedOf(state, seat6);
      if (!first2) throw new Error(`Seat ${seat6} has no shield to turn.`);
      return { type: "turnShield", space: first2.space };
    }
  },
  II_C_OPTION: {
    asked: ({ active }) => [active],
    proceed: neverLeftAlone,
    byDefault: () => ({ type: "passShield" })
  },
  II_C_REINFORCE: {
    asked: ({ active }) => [active],
    proceed: neverLeftAlone,
    byDefault: () => ({ type: "endReinforcing" })
  }
};

// libs/guardians/src/step-rules.ts
var stepRules = {
  ...setUpSteps,
  ...drawSteps,
  ...placementSteps,
  ...discardSteps,
  ...dominantSteps,
  ...turningSteps,
  ...settlementSteps,
  ...combatSteps,
  ...answerSteps2
};

// libs/guardians/src/flow/open-step.ts
var currentRules = (state) => stepRules[currentStep(state)];
var openStepOf = (state) => openStepIn(state, currentStep(state), currentRules(state), stepIdOf);
function stepIdOf(state) {
  const { plays, playsMade, stagesEntered, window } = state;
  const moves2 = window && plays.length === 0 ? `-${window.moves}` : "";
  return `${currentStep(state)}-${stagesEntered}-${playsMade}${moves2}`;
}

// libs/guardians/src/flow/pass-commands.ts
var { pass } = passCommand([
  "I_B_PLAYS",
  "II_A_PLAYS",
  "II_REACT",
  "COMBAT_COMMAND",
  "MATCHUP_CORRUPTION",
  "MATCHUP_MODIFY",
  "RANGED_CORRUPTION",
  "COMBAT_HEAL",
  "RESPONSE",
  "III_PLAYS"
]);
var passCommands = {
  pass: {
    ...pass,
    perform(turn, command2, seat6) {
      if (turn.state.plays.length > 0) leaveUnanswered(turn);
      else pass.perform(turn, command2, seat6);
    }
  }
};
var declaredPassCommands2 = declaredPassCommands(rulebook, {
  asked: (state) => openStepOf(state)?.asked,
  step: ({ stage }) => stage
});

// libs/guardians/src/moves/no-flight.ts
function* strongholdTexts2(state) {
  for (const seat6 of seats) {
    for (const position of positions2) {
      const space2 = strongholdSpace(seat6, position);
      if (isHeldByEnemyOf(state, seat6, space2)) continue;
      for (const text of textsAt(state, seat6, position)) yield { space: space2, text };
    }
  }
}
var textsAbout = (state, space2) => [
  ...terrainTexts(state, space2),
  ...[...strongholdTexts2(state)].filter((one2) => one2.space === space2 || one2.text.effect.what === "OWN_STRONGHOLDS").map(({ text }) => text)
];
function standingOf(state, space2) {
  const place = strongholdAt(space2);
  return place && !strongholdOf(state, place.seat, place.position).ruin ? place.seat : null;
}
var pointOf = (at2, last) => at2 === 0 ? "START" : at2 === last ? "END" : "CROSSING";
function forbiddenStop(state, flier, from, path2) {
  const stops = [from, ...path2];
  const isForbidden = (place, at2) => {
    if (guardianAt(place) !== null) return false;
    const space2 = place;
    const stop = { point: pointOf(at2, path2.length), strongholdOf: standingOf(state, space2) };
    return textsAbout(state, space2).some((text) => barsFlight(text, flier, stop));
  };
  return stops.find(isForbidden) ?? null;
}

// libs/guardians/src/moves/path-checks.ts
var stepsOf = ({ marks }, seat6) => mostSteps(marks.extraSteps.filter((one2) => one2 === seat6).length);
function guardianInReach(state, seat6, from) {
  const place = strongholdAt(from);
  const isEnemyRuin = place !== null && place.seat !== seat6 && strongholdOf(state, place.seat, place.position).ruin;
  return isEnemyRuin ? guardianBehind(from) : null;
}
var isSpace = (place) => guardianAt(place) === null;
function refusedPath(state, { path: path2, fly }, seat6) {
  const from = optionOf(state);
  const spaces2 = path2.filter(isSpace);
  const open2 = (space2) => openOn(state, seat6, space2);
  const fault = spaces2.length === 0 ? null : faultOfPath({ mover: seat6, from, path: spaces2, fly, open: open2 });
  if (fault === "NOT_ADJACENT" || path2.length > stepsOf(state, seat6)) return refuse2("067", "NOT_ADJACENT");
  const isReached = path2.length === 1 && path2[0] === guardianInReach(state, seat6, from);
  if (spaces2.length < path2.length && !isReached) return refuse2("181", "GUARDIAN_UNREACHABLE");
  const flight = fly ? refusedFlight(state, seat6, from, path2) : void 0;
  if (flight) return flight;
  if (fault) return refuse2("068", fault);
  const end3 = spaces2.at(-1);
  return end3 && refusedEnd(state, seat6, from, end3);
}
function refusedFlight(state, seat6, from, path2) {
  const { creatures = [] } = stackAt(state, seat6, from) ?? {};
  const allFly = creatures.every(
    ({ id, item }) => fliesWith(cardOf(state, id), item === null ? [] : [cardOf(state, item)])
  );
  if (!allFly) return refuse2("075", "CANNOT_FLY");
  if (state.marks.flown.includes(seat6)) return refuse2("077", "FLIGHT_USED");
  const space2 = forbiddenStop(state, seat6, from, path2);
  return space2 === null ? void 0 : refuse2("078", "NO_FLIGHT_ZONE", { space: space2 });
}
function refusedEnd(state, seat6, from, end3) {
  const there = stackAt(state, seat6, end3);
  if (!there) return void 0;
  if (there.shield !== null) return refuse2("073", "OWN_SHIELD_THERE");
  const total2 = vitalityOf(state, [...there.creatures, ...stackAt(state, seat6, from)?.creatures ?? []]);
  return total2 <= SPACE_LIMIT ? void 0 : refuse2("074", "SPACE_LIMIT", { total: total2, limit: SPACE_LIMIT });
}

// libs/guardians/src/moves/move-commands.ts
var moveCommands = {
  moveShield: {
    steps: ["II_C_OPTION"],
    *offers(state, seat6) {
      const from = optionOf(state);
      const guardian3 = guardianInReach(state, seat6, from);
      const paths = [...pathsFrom(from, stepsOf(state, seat6)), ...guardian3 ? [[guardian3]] : []];
      for (const path2 of paths) for (const fly of [false, true]) yield { type: "moveShield", path: path2, fly };
    },
    check: refusedPath,
    perform(turn, { path: path2, fly }, seat6) {
      if (!fly) {
        carryOut2(turn, seat6, path2, false);
        return;
      }
      const { state } = turn;
      const from = optionOf(state);
      const creatures = (stackAt(state, seat6, from)?.creatures ?? []).map((one2) => shownCreature(state, one2));
      turn.emit({ type: "flightDeclared", seat: seat6, from, path: path2, creatures });
    }
  }
};

// libs/guardians/src/placement/place-checks.ts
var refusedToLay = (state, seat6, id, types2) => refusedHandCard(state, seat6, id, types2) ?? (unplaced(state, seat6).includes(id) ? void 0 : refuse2("226", "NOT_IN_HAND", { card: id }));
var refusedPlace = (state, of3, position) => strongholdOf(state, of3, position).ruin ? refuse2("048", "RUIN") : void 0;

// libs/guardians/src/placement/attachment-commands.ts
function isTaken(state, seat6, of3, position) {
  const laid = placingOf(state, seat6).placed.some(
    ({ kind, of: whose, stronghold: stronghold3 }) => kind === "WORKS" && whose === of3 && stronghold3 === position
  );
  const { works: works2 } = strongholdOf(state, of3, position);
  return laid || works2 !== null && (of3 !== seat6 || ownerOf(state, works2) !== seat6);
}
function refusedUpgrade(state, seat6, id, of3, position) {
  if (position === "CENTER") return refuse2("044", "CENTER_NOT_ALLOWED");
  const isDowngrade = cardOf(state, id).variant === "DOWNGRADE";
  if (isDowngrade === (of3 === seat6)) return refuse2(isDowngrade ? "045" : "044", "WRONG_SIDE");
  const place = refusedPlace(state, of3, position);
  if (place) return place;
  return isTaken(state, seat6, of3, position) ? refuse2(isDowngrade ? "045" : "044", "SLOT_OCCUPIED") : void 0;
}
var bearers = (state, seat6) => positions2.flatMap((position) => creaturesOn(state, seat6, position));
var attachmentCommands = {
  attachUpgrade: {
    steps: ["I_C_PLACE"],
    *offers(state, seat6) {
      for (const cardId3 of unplaced(state, seat6)) {
        if (cardOf(state, cardId3).type !== "UPGRADE") continue;
        for (const targetSeat of seats) {
          for (const stronghold3 of positions2) yield { type: "attachUpgrade", cardId: cardId3, targetSeat, stronghold: stronghold3 };
        }
      }
    },
    check: (state, { cardId: cardId3, targetSeat, stronghold: stronghold3 }, seat6) => refusedToLay(state, seat6, cardId3, ["UPGRADE"]) ?? refusedUpgrade(state, seat6, cardId3, targetSeat, stronghold3),
    perform(turn, { cardId: cardId3, targetSeat: of3, stronghold: stronghold3 }, seat6) {
      const placement = { cardId: cardId3, kind: "WORKS", of: of3, stronghold: stronghold3 };
      turn.emit({ type: "cardLaid", seat: seat6, placement, card: shownCard(turn.state, cardId3) });
    }
  },
  attachItem: {
    steps: ["I_C_PLACE"],
    offersAreLegal: true,
    *offers(state, seat6) {
      const free = bearers(state, seat6).filter((id) => itemGivenTo(state, seat6, id) === void 0);
      for (const cardId3 of unplaced(state, seat6)) {
        if (cardOf(state, cardId3).type !== "ITEM_CREATURE") continue;
        for (const targetCardId2 of free) yield { type: "attachItem", cardId: cardId3, targetCardId: targetCardId2 };
      }
    },
    check(state, { cardId: cardId3, targetCardId: targetCardId2 }, seat6) {
      const refusal = refusedToLay(state, seat6, cardId3, ["ITEM_CREATURE"]) ?? refusedCard(state, seat6, targetCardId2, ["CREATURE"]);
      if (refusal) return refusal;
      if (!bearers(state, seat6).includes(targetCardId2)) return refuse2("046", "CREATURE_NOT_HERE");
      if (itemGivenTo(state, seat6, targetCardId2) === void 0) return void 0;
      return refuse2("046", "ITEM_LIMIT", { card: targetCardId2 });
    },
    perform(turn, { cardId: cardId3, targetCardId: targetCardId2 }, seat6) {
      const placement = { cardId: cardId3, kind: "ITEM", of: seat6, bearer: targetCardId2 };
      turn.emit({ type: "cardLaid", seat: seat6, placement, card: shownCard(turn.state, cardId3) });
    }
  }
};

// libs/guardians/src/placement/hold-commands.ts
function refusedUpgrade2(state, seat6, position) {
  if (!isHolding(state, seat6, position)) return refuse2("012", "UPGRADE_HOLDS_NOTHING");
  const isFull = laidAt(state, seat6, "IN", position).length > 0 || strongholdOf(state, seat6, position).held !== null;
  return isFull ? refuse2("012", "SLOT_OCCUPIED") : void 0;
}
var holdCommands = {
  placeInUpgrade: {
    steps: ["I_C_PLACE"],
    *offers(state, seat6) {
      const holding = positions2.filter((position) => isHolding(state, seat6, position));
      for (const cardId3 of unplaced(state, seat6)) {
        if (cardOf(state, cardId3).type !== "CREATURE") continue;
        for (const stronghold3 of holding) yield { type: "placeInUpgrade", cardId: cardId3, stronghold: stronghold3 };
      }
    },
    check: (state, { cardId: cardId3, stronghold: stronghold3 }, seat6) => refusedToLay(state, seat6, cardId3, ["CREATURE"]) ?? refusedUpgrade2(state, seat6, stronghold3),
    perform(turn, { cardId: cardId3, stronghold: stronghold3 }, seat6) {
      const placement = { cardId: cardId3, kind: "IN", of: seat6, stronghold: stronghold3 };
      turn.emit({ type: "cardLaid", seat: seat6, placement, card: shownCard(turn.state, cardId3) });
    }
  }
};

// libs/guardians/src/placement/stack-commands.ts
var ofStacks = ["CREATURE", "SHIELD", "STANDARD_BEARER"];
var isBearer = (state, id) => cardOf(state, id).type === "STANDARD_BEARER";
var hasBearer = (state, seat6) => stacksOf(state, seat6).some(({ stack }) => stack.shield !== null && isBearer(state, stack.shield)) || placingOf(state, seat6).placed.some(({ cardId: id }) => isBearer(state, id));
function refusedCreature(state, seat6, id, position) {
  const stack = [...creaturesOn(state, seat6, position), id];
  const total2 = vitalityOf(
    state,
    stack.map((creature3) => ({ id: creature3 }))
  );
  return total2 <= SPACE_LIMIT ? void 0 : refuse2("041", "SPACE_LIMIT", { total: total2, limit: SPACE_LIMIT });
}
function refusedShield(state, seat6, id, position) {
  if (creaturesOn(state, seat6, position).length === 0) return refuse2("043", "NO_CREATURE_ON");
  if (shieldOn(state, seat6, position) !== void 0) return refuse2("050", "SHIELD_PRESENT");
  return isBearer(state, id) && hasBearer(state, seat6) ? refuse2("052", "STANDARD_BEARER_LIMIT") : void 0;
}
var stackCommands = {
  placeOnStronghold: {
    steps: ["I_C_PLACE"],
    *offers(state, seat6) {
      for (const cardId3 of unplaced(state, seat6)) {
        if (!ofStacks.includes(cardOf(state, cardId3).type)) continue;
        for (const stronghold3 of positions2) yield { type: "placeOnStronghold", cardId: cardId3, stronghold: stronghold3 };
      }
    },
    check: (state, { cardId: cardId3, stronghold: stronghold3 }, seat6) => refusedToLay(state, seat6, cardId3, ofStacks) ?? refusedPlace(state, seat6, stronghold3) ?? (isShield2(state, cardId3) ? refusedShield : refusedCreature)(state, seat6, cardId3, stronghold3),
    perform(turn, { cardId: cardId3, stronghold: stronghold3 }, seat6) {
      const placement = { cardId: cardId3, kind: "ON", of: seat6, stronghold: stronghold3 };
      turn.emit({ type: "cardLaid", seat: seat6, placement, card: shownCard(turn.state, cardId3) });
    }
  },
  placeUnderStronghold: {
    steps: ["I_C_PLACE"],
    *offers(state, seat6) {
      for (const cardId3 of unplaced(state, seat6)) {
        if (!mayLieUnder(cardOf(state, cardId3))) continue;
        for (const stronghold3 of positions2) yield { type: "placeUnderStronghold", cardId: cardId3, stronghold: stronghold3 };
      }
    },
    check(state, { cardId: cardId3, stronghold: stronghold3 }, seat6) {
      const refusal = refusedToLay(state, seat6, cardId3, ["CREATURE"]);
      if (refusal) return refusal;
      if (!mayLieUnder(cardOf(state, cardId3))) {
        return refuse2("047", "NO_STRONGHOLD_ABILITY", { card: cardId3 });
      }
      const place = refusedPlace(state, seat6, stronghold3);
      if (place) return place;
      return laidAt(state, seat6, "UNDER", stronghold3).length > 0 ? refuse2("047", "SLOT_OCCUPIED") : void 0;
    },
    perform(turn, { cardId: cardId3, stronghold: stronghold3 }, seat6) {
      const placement = { cardId: cardId3, kind: "UNDER", of: seat6, stronghold: stronghold3 };
      turn.emit({ type: "cardLaid", seat: seat6, placement, card: shownCard(turn.state, cardId3) });
    }
  }
};

// libs/guardians/src/placement/take-back.ts
function isLastUnderShield(state, seat6, id) {
  const { kind, stronghold: stronghold3 } = placingOf(state, seat6).placed.find((placement) => placement.cardId === id) ?? {};
  if (kind !== "ON" || stronghold3 === void 0 || shieldOn(state, seat6, stronghold3) === void 0) return false;
  const creatures = creaturesOn(state, seat6, stronghold3);
  return creatures.length === 1 && creatures.includes(id);
}
function refusedTakingBack(state, seat6, id) {
  const { placed, takenBack } = placingOf(state, seat6);
  if (!placed.some((placement) => placement.cardId === id)) return refuse2("058", "NOT_PLACED_NOW", { card: id });
  if (takenBack >= MOST_TAKEN_BACK2) return refuse2("058", "NO_TAKE_BACK_LEFT", { most: MOST_TAKEN_BACK2 });
  return isLastUnderShield(state, seat6, id) ? refuse2("043", "SHIELD_NEEDS_CREATURE", { card: id }) : void 0;
}
var takeBackCommands = {
  unplace: {
    steps: ["I_C_PLACE"],
    *offers(state, seat6) {
      for (const { cardId: cardId3 } of placingOf(state, seat6).placed) yield { type: "unplace", cardId: cardId3 };
    },
    check: (state, { cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3) ?? refusedTakingBack(state, seat6, cardId3),
    perform(turn, { cardId: cardId3 }, seat6) {
      turn.emit({ type: "cardTakenBack", seat: seat6, card: shownCard(turn.state, cardId3) });
    }
  },
  finishPlacement: {
    steps: ["I_C_PLACE"],
    offers: () => [{ type: "finishPlacement" }],
    check: () => void 0,
    perform(turn, _command, seat6) {
      turn.emit({ type: "placementFinished", seat: seat6 });
    }
  }
};

// libs/guardians/src/reinforcing/reinforcing-commands.ts
var creaturesAt = (state, seat6, space2) => stackAt(state, seat6, space2)?.creatures ?? [];
function refusedCreature2(state, seat6, from, cardId3) {
  const source4 = creaturesAt(state, seat6, from);
  const creature3 = source4.find(({ id }) => id === cardId3);
  if (!creature3) return refuse2("079", "CREATURE_NOT_HERE");
  if (stackAt(state, seat6, from)?.shield !== null && source4.length === 1) return refuse2("081", "SOURCE_WOULD_BE_EMPTY");
  const total2 = vitalityOf(state, [...creaturesAt(state, seat6, optionOf(state)), creature3]);
  return total2 <= SPACE_LIMIT ? void 0 : refuse2("079", "SPACE_LIMIT", { total: total2, limit: SPACE_LIMIT });
}
function end2(turn, seat6) {
  turn.emit({ type: "reinforcingEnded", seat: seat6 });
  afterOption(turn);
}
var reinforcingCommands = {
  reinforceShield: {
    steps: ["II_C_OPTION", "II_C_REINFORCE"],
    *offers(state, seat6) {
      for (const from of spaces) {
        for (const { id: cardId3 } of creaturesAt(state, seat6, from)) yield { type: "reinforceShield", from, cardId: cardId3 };
      }
    },
    check: (state, { from, cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3, ["CREATURE"]) ?? refusedSource2(state, seat6, from) ?? refusedCreature2(state, seat6, from, cardId3),
    perform(turn, { from, cardId: cardId3 }, seat6) {
      const { state } = turn;
      const emptied = creaturesAt(state, seat6, from).length === 1;
      const card = shownCard(state, cardId3);
      turn.emit({ type: "shieldReinforced", seat: seat6, from, to: optionOf(state), card, emptied });
      if (emptied) end2(turn, seat6);
      else if (state.stage !== "II_C_REINFORCE") enterStage(turn, "II_C_REINFORCE");
    }
  },
  endReinforcing: {
    steps: ["II_C_REINFORCE"],
    offers: () => [{ type: "endReinforcing" }],
    check: () => void 0,
    perform(turn, _command, seat6) {
      end2(turn, seat6);
    }
  }
};

// libs/guardians/src/settlement/settlement-commands.ts
var refusedLand = (state, seat6, space2) => {
  const asked = landToSettle(state);
  return asked?.seat === seat6 && asked.space === space2 ? void 0 : refuse2("192", "NO_SHIELD_THERE");
};
var refusedWithout = (state, seat6, space2) => refusedLand(state, seat6, space2) ?? (terrainsOf(state, seat6).length > 0 ? refuse2("193", "HAS_TERRAIN") : void 0);
function isRefuge(state, seat6, to2) {
  const claims = claimsOn(state, to2);
  const isOwn = strongholdAt(to2) ? strongholdAt(to2)?.seat === seat6 : claims.terrainOf === seat6;
  return isOwn && controllerOf(to2, claims) === seat6;
}
function refusedWithdrawal(state, seat6, from, to2) {
  if (!neighboursOf(from).includes(to2)) return refuse2("194", "NOT_ADJACENT");
  if (!isRefuge(state, seat6, to2)) return refuse2("194", "NOT_CONTROLLED");
  const there = stackAt(state, seat6, to2);
  if (there?.shield != null) return refuse2("194", "OWN_SHIELD_THERE");
  const total2 = vitalityOf(state, [...there?.creatures ?? [], ...stackAt(state, seat6, from)?.creatures ?? []]);
  return total2 <= SPACE_LIMIT ? void 0 : refuse2("194", "SPACE_LIMIT", { total: total2, limit: SPACE_LIMIT });
}
function layCreature(turn, seat6, space2, cardId3) {
  const { state } = turn;
  const item = stackAt(state, seat6, space2)?.creatures.find(({ id }) => id === cardId3)?.item ?? null;
  const carried = item === null ? {} : { item: shownCard(state, item) };
  const last = stackAt(state, seat6, space2)?.creatures.length === 1;
  turn.emit({ type: "creatureLaid", seat: seat6, space: space2, card: shownCard(state, cardId3), ...carried, last });
  sendEmptyShieldHome(turn, seat6, space2);
}
var settlementCommands = {
  settleTerrain: {
    steps: ["III_B_SETTLE"],
    *offers(state, seat6) {
      const { space: space2 } = landToSettle(state) ?? {};
      if (space2) for (const cardId3 of terrainsOf(state, seat6)) yield { type: "settleTerrain", space: space2, cardId: cardId3 };
    },
    check: (state, { space: space2, cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3, ["TERRAIN"]) ?? refusedLand(state, seat6, space2) ?? (terrainsOf(state, seat6).includes(cardId3) ? void 0 : refuse2("191", "NOT_IN_HAND", { card: cardId3 })),
    perform(turn, { space: space2, cardId: cardId3 }, seat6) {
      turn.emit({ type: "terrainLaid", seat: seat6, space: space2, card: shownCard(turn.state, cardId3) });
      settleNext(turn);
    }
  },
  settleWithCreature: {
    steps: ["III_B_SETTLE"],
    *offers(state, seat6) {
      const { space: space2 } = landToSettle(state) ?? {};
      if (!space2) return;
      for (const { id: cardId3 } of stackAt(state, seat6, space2)?.creatures ?? []) {
        yield { type: "settleWithCreature", space: space2, cardId: cardId3 };
      }
    },
    check: (state, { space: space2, cardId: cardId3 }, seat6) => refusedCard(state, seat6, cardId3, ["CREATURE"]) ?? refusedWithout(state, seat6, space2) ?? (stackAt(state, seat6, space2)?.creatures.some(({ id }) => id === cardId3) ? void 0 : refuse2("193", "CREATURE_NOT_HERE")),
    perform(turn, { space: space2, cardId: cardId3 }, seat6) {
      layCreature(turn, seat6, space2, cardId3);
      settleNext(turn);
    }
  },
  withdrawShield: {
    steps: ["III_B_SETTLE"],
    *offers(state) {
      const { space: space2 } = landToSettle(state) ?? {};
      if (space2) for (const to2 of spaces) yield { type: "withdrawShield", space: space2, to: to2 };
    },
    check: (state, { space: space2, to: to2 }, seat6) => refusedWithout(state, seat6, space2) ?? refusedWithdrawal(state, seat6, space2, to2),
    perform(turn, { space: space2, to: to2 }, seat6) {
      turn.emit({ type: "shieldWithdrawn", seat: seat6, from: space2, to: to2 });
      settleNext(turn);
    }
  }
};

// libs/guardians/src/turning/turning-commands.ts
var turningCommands = {
  turnShield: {
    steps: ["II_B_TURN"],
    *offers(state, seat6) {
      for (const space2 of spaces) if (stackAt(state, seat6, space2)) yield { type: "turnShield", space: space2 };
    },
    check(state, { space: space2 }, seat6) {
      const stack = stackAt(state, seat6, space2);
      if (!stack?.shield) return refuse2("064", "NO_SHIELD_THERE");
      return stack.turned ? refuse2("065", "ALREADY_TURNED") : void 0;
    },
    perform(turn, { space: space2 }, seat6) {
      turn.emit({ type: "shieldTurned", seat: seat6, space: space2 });
      enterStage(turn, "II_C_OPTION");
    }
  },
  passShield: {
    steps: ["II_C_OPTION"],
    offers: () => [{ type: "passShield" }],
    check: () => void 0,
    perform(turn, _command, seat6) {
      turn.emit({ type: "shieldPassed", seat: seat6 });
      afterOption(turn);
    }
  }
};

// libs/guardians/src/command-rules.ts
var commandTable = {
  ...setUpCommands,
  ...passCommands,
  ...declaredPassCommands2,
  ...depotCommands,
  ...abilityCommands,
  ...stackCommands,
  ...holdCommands,
  ...attachmentCommands,
  ...takeBackCommands,
  ...discardCommands,
  ...turningCommands,
  ...moveCommands,
  ...reinforcingCommands,
  ...combatCommands,
  ...settlementCommands
};
var rulesOf = ({ type }) => commandTable[type];

// libs/guardians/src/commands.ts
import { z as z41 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var cardId2 = idSchema().min(1).max(40).meta({ description: "Id of a card in this game." });
var none = z41.strictObject({});
var cardOnly2 = z41.strictObject({ cardId: cardId2 });
var atStronghold = z41.strictObject({ cardId: cardId2, stronghold: positionSchema2 });
var targetSchema2 = z41.strictObject({
  cardId: cardId2.optional().meta({ description: "A card in play or in the own discard pile, whose face the seat sees." }),
  space: spaceSchema.optional().meta({ description: "The space of a stack, a shield or a terrain." })
}).meta({ id: "Target", description: "The target of a card or ability (cards.md 4.4)." });
var target = targetSchema2.nullable().meta({ description: "null where nothing is to be chosen." });
var targetCardId = idSchema().min(1).max(40).meta({ description: "Id of a creature in the combat; of a guardian its library id." });
var sourceId = idSchema().min(1).max(40).meta({ description: "Id of a card in this game; of a guardian its library id." });
var commands = {
  ...buildingCommandSchemas,
  ...passCommandSchemas(rulebook),
  cutDeck: z41.strictObject({ depth: z41.int().min(0).max(200).meta({ description: "Number of cards that go to the bottom." }) }).meta({ description: "Cuts the draw pile of the other seat (GUARD-022)." }),
  keepOpeningHand: none.meta({ description: "Keeps the opening hand (GUARD-023)." }),
  redrawOpeningHand: none.meta({
    description: "Spends a power stone to draw an opening hand without a shield again (GUARD-024)."
  }),
  playDepotCard: z41.strictObject({ cardId: cardId2, target }).meta({ description: "Plays a spell or hand item; the other seat may answer (GUARD-140, GUARD-143)." }),
  useAbility: z41.strictObject({ cardId: sourceId, target }).meta({ description: "Uses an ability of a card that lies open (GUARD-012)." }),
  placeOnStronghold: atStronghold.meta({
    description: "Puts a creature on an own stronghold, or a shield on the creatures there (GUARD-041, GUARD-042)."
  }),
  placeUnderStronghold: atStronghold.meta({
    description: "Puts an influential creature face down under an own stronghold (GUARD-047)."
  }),
  placeInUpgrade: atStronghold.meta({
    description: "Puts a creature into an upgrade that holds one (cards.md 5.6)."
  }),
  attachUpgrade: z41.strictObject({ cardId: cardId2, targetSeat: seatSchema, stronghold: positionSchema2 }).meta({ description: "Attaches an upgrade or a downgrade to a stronghold (GUARD-044, GUARD-045)." }),
  attachItem: z41.strictObject({ cardId: cardId2, targetCardId: cardId2 }).meta({ description: "Gives a creature item to an own creature on an own stronghold (GUARD-046)." }),
  unplace: cardOnly2.meta({ description: "Takes back a card that was placed in this step (GUARD-058)." }),
  finishPlacement: none.meta({ description: "Places nothing more in this turn (GUARD-040)." }),
  discardExcess: cardOnly2.meta({ description: "Chooses one card to discard down to seven (GUARD-053)." }),
  turnShield: z41.strictObject({ space: spaceSchema }).meta({ description: "Turns an own shield (GUARD-064)." }),
  passShield: none.meta({ description: "Leaves the shield that was turned where it is (GUARD-066)." }),
  moveShield: z41.strictObject({
    path: z41.array(placeSchema).min(1).max(3).meta({ description: "The spaces stepped on, one after the other." }),
    fly: z41.boolean().meta({ description: "A flight: its first step never interrupts (GUARD-076)." })
  }).meta({ description: "Moves the shield that was turned, with all cards under it (GUARD-067, GUARD-075)." }),
  reinforceShield: z41.strictObject({ from: spaceSchema, cardId: cardId2 }).meta({ description: "A creature of an own stack joins the shield that was turned (GUARD-079, GUARD-084)." }),
  endReinforcing: none.meta({ description: "No further creature joins the shield that was turned (GUARD-084)." }),
  declareCommand: z41.strictObject({ cardId: cardId2.nullable() }).meta({ description: "Commits a command card, or none (GUARD-093, GUARD-094)." }),
  commitAttacker: cardOnly2.meta({ description: "Commits a primary attacker, hidden (GUARD-105)." }),
  playCorruption: z41.strictObject({ cardId: cardId2, targetCardId }).meta({ description: "Corrupts an enemy creature as it is played (GUARD-107, GUARD-108)." }),
  rangedAttack: cardOnly2.meta({ description: "A creature of the combat hand adds its ranged attack (GUARD-117)." }),
  useGuardianInfluence: z41.strictObject({ targetCardId }).meta({ description: "Spends a power stone: the guardian gives influence (GUARD-135)." }),
  useStrongholdCreature: z41.strictObject({ stronghold: positionSchema2, targetCardId }).meta({ description: "A creature under a stronghold is turned up and gives influence (GUARD-136)." }),
  commitSecondary: z41.strictObject({ cardId: cardId2, targetCardId }).meta({ description: "Sends a secondary attacker at an enemy creature (GUARD-150)." }),
  endSecondary: none.meta({ description: "Sends no further secondary attacker (GUARD-156)." }),
  heal: z41.strictObject({ cardId: cardId2, targetCardId: cardId2 }).meta({ description: "A healer restores a beaten creature (GUARD-160)." }),
  chooseRetreat: z41.strictObject({ space: spaceSchema }).meta({ description: "The space to which the beaten shield retreats (GUARD-167)." }),
  keepShield: cardOnly2.meta({ description: "Keeps one of two shields that have come together (GUARD-169)." }),
  discardFromStack: cardOnly2.meta({ description: "Discards a creature of a stack that is above 30 (GUARD-173)." }),
  settleTerrain: z41.strictObject({ space: spaceSchema, cardId: cardId2 }).meta({ description: "Places a terrain under the own shield that is asked for (GUARD-191)." }),
  settleWithCreature: z41.strictObject({ space: spaceSchema, cardId: cardId2 }).meta({ description: "Without a terrain: lays a creature of the stack face down as one (GUARD-193)." }),
  withdrawShield: z41.strictObject({ space: spaceSchema, to: spaceSchema }).meta({ description: "Without a terrain: the shield leaves the land (GUARD-194)." })
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
var places2 = {
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
  if (when.place) words.push(places2[when.place][game]?.[locale]);
  if (when.role) words.push(roles[when.role][locale]);
  return words.filter((word) => word !== void 0);
}

// libs/cards/src/text/numbers.ts
var signed2 = (value) => value < 0 ? `−${-value}` : `+${value}`;
var stoneWord = (count3, locale) => (count3 === 1 ? stone.one : stone.many)[locale];
var stones2 = (count3, locale) => `${count3} ${stoneWord(count3, locale)}`;

// libs/cards/src/text/lead.ts
function leadOf(effect4, card, game, locale) {
  if (effect4.op === "SAVE") return [];
  const cost2 = effect4.cost ?? card.cost ?? 0;
  const parts3 = [
    momentOf2(effect4, card, game, locale),
    cost2 > 0 ? stones2(cost2, locale) : void 0,
    effect4.trigger === "ACTIVATED" ? oncePerTurn[locale] : void 0
  ];
  return parts3.filter((part) => part !== void 0);
}
function momentOf2(effect4, card, game, locale) {
  const windows2 = effect4.timing ?? card.timing;
  if (windows2) {
    const named3 = windows2.map((window) => timings[window][game]?.[locale]).filter((word) => word !== void 0);
    return list(named3, "or", locale);
  }
  const { trigger } = effect4;
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
var sides = {
  OWN: said("your", "de votre camp"),
  ENEMY: said("the enemy’s", "du camp ennemi")
};

// libs/cards/src/text/predicates/predicate-key.ts
function predicateKey(effect4, card) {
  const { op, what, target: target3 } = effect4;
  switch (op) {
    case "GRANT":
    case "LOSE":
    case "DISCARD":
    case "DECLARE_FIRST":
    case "CANCEL":
    case "NO_FLIGHT":
      return `${op}:${what ?? ""}`;
    case "RULE":
      return `RULE:${what ?? ""}=${effect4.setting ?? ""}`;
    case "DESTROY":
    case "SEND_HOME":
      return `${op}:${target3 === "OPPONENT" ? "OPPONENT" : "PICK_ENEMY"}`;
    case "BAR_CORRUPTION":
      return target3 === "ALL" ? "BAR_CORRUPTION:ALL" : op;
    case "NO_STRONGHOLD_BONUS":
      return card.type === "UPGRADE" ? "NO_STRONGHOLD_BONUS:UPGRADE" : op;
    case "STONES":
      return `STONES:${target3 === "ENEMY_SEAT" ? "ENEMY" : "OWN"}${(effect4.value ?? 0) < 0 ? "-" : "+"}`;
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
function effectSentence(effect4, card, game, locale) {
  const words = effectWords(effect4, card, game, locale);
  return words === void 0 ? void 0 : sentence(words, leadOf(effect4, card, game, locale));
}
function effectWords(effect4, card, game, locale) {
  const key = predicateKey(effect4, card);
  const predicate = predicates[key][game];
  const exists = effect4.games?.includes(game) ?? true;
  if (!predicate || !exists || !everHappens(effect4, game)) return void 0;
  const blanks = blanksOf(effect4, locale);
  const subject = needSubject.has(key) ? subjectOf(effect4, card, game) : void 0;
  return [
    subject ? fill(subject[locale], blanks) : void 0,
    fill(predicate[locale], blanks),
    ...conditionsOf(effect4, game, locale),
    effect4.tag ? `(${attacks[effect4.tag][locale]})` : void 0
  ].filter((part) => part !== void 0).join(" ");
}
var immunityWords = ({ attack, creatures }, locale) => attack ? immuneTo2[attack][locale] : fill(immuneToGroup[locale], { N: groupOf(creatures ?? {}, locale) });
function blanksOf(effect4, locale) {
  const { value = 0, cost: cost2, target: target3 } = effect4;
  const filter = targetFilter(effect4);
  return {
    v: signed2(value),
    n: String(Math.abs(value)),
    what: whatOf(effect4, locale),
    side: sides[target3 === "ENEMY_SEAT" ? "ENEMY" : "OWN"][locale],
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
  const { influenceValue, influenceReceivers: receivers } = card;
  const cap = ownInfluenceCap(game, card);
  if (card.flying) said2.push([printed2.flying, {}]);
  if (card.influenceable) said2.push([printed2.influenceable, { n: cap === void 0 ? void 0 : String(cap) }]);
  if (influenceValue !== void 0) {
    const N = receivers && groupOf({ kinds: receivers }, locale);
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
  const sentences = card.effects.map((effect4) => effectSentence(effect4, card, game, locale));
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

// libs/guardians/src/content/content.ts
import { z as z43 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var spaceOfBoard = z43.strictObject({
  space: spaceSchema,
  stronghold: z43.int().nullable().meta({ description: "The owner of the stronghold there; null on disputed lands (GUARD-020)." })
}).meta({ id: "SpaceOfBoard", description: "A space of the board as it is printed." });
var boardSchema = z43.strictObject({
  id: z43.string().meta({ description: "Its id, by which its picture is asked for." }),
  name: localizedText().meta({ description: "The name that players read." }),
  spaces: z43.array(spaceOfBoard).meta({ description: "Its spaces, in order." })
}).meta({ id: "PrintedBoard", description: "The board with nothing on it." });
var contentSchema2 = z43.strictObject({
  cards: z43.array(cardWithTextSchema("GUARDIANS")),
  boards: z43.array(boardSchema).meta({ description: "The one board (GUARD-020)." })
});
var content = {
  cards: cardsWithTexts("GUARDIANS", box.printed.card),
  boards: [
    {
      id: "board",
      name: localized("The board of Guardians", "Le plateau de Guardians"),
      spaces: spaces.map((space2) => ({ space: space2, stronghold: strongholdAt(space2)?.seat ?? null }))
    }
  ]
};

// libs/guardians/src/flow/advance.ts
function advance(turn) {
  while (!turn.state.over && !openStepOf(turn.state)) {
    turn.spend();
    currentRules(turn.state).proceed(turn);
  }
}

// libs/guardians/src/decide.ts
function decide(turn, command2, by2) {
  const refusal = refused2(turn.state, command2, by2);
  if (refusal) return refusal;
  const { stagesEntered } = turn.state;
  const acts = turn.state.plays.length === 0 && isAction(turn.state, command2.type, by2);
  rulesOf(command2).perform(turn, command2, by2);
  if (acts && !turn.state.over && turn.state.stagesEntered === stagesEntered) {
    turn.emit({ type: "priorityGiven", seat: otherSeat(by2) });
  }
  advance(turn);
  return void 0;
}
function refused2(state, command2, by2) {
  if (state.over) return refuse2("221", "GAME_OVER");
  const rules5 = rulesOf(command2);
  const refusal = refusedBefore(openStepOf(state), rules5.steps, by2, {
    wrongStep: (step) => refuse2("221", "WRONG_STATE", { step: step ?? state.stage }),
    notAsked: () => state.sealed?.finished.includes(by2) ? refuse2("040", "ALREADY_COMMITTED") : refuse2("133", "NOT_YOUR_PRIORITY")
  });
  const found = refusal ?? rules5.check(state, command2, by2);
  return found && withFace(rulebook, state, found, (id) => sees(state, by2, id));
}

// libs/guardians/src/combat/combat-events.ts
import { z as z45 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/guardians/src/events/event-fields.ts
import { z as z44 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var seat5 = seatSchema;
var by = { seat: seatSchema };
var count2 = z44.int().min(0);
var stronghold2 = positionSchema2;
var space = spaceSchema;
var creatureSeen = z44.strictObject({ card: shown, item: shown.optional() }).meta({ id: "CreatureSeen", description: "A creature whose face is seen, with the item that it carries." });
var own2 = (schema) => secret(schema, { seat: "seat" });
var hidden = (schema) => secret(schema, "nobody");

// libs/guardians/src/combat/combat-events.ts
var total = totalSchemaOf(seatSchema);
var effect2 = z45.int().min(0).meta({ description: "Place of the effect in the card’s list." });
var source = shown.meta({ description: "The card that does it; of a guardian or stronghold its library id twice." });
var played = z45.strictObject({
  ...by,
  card: shown,
  item: shown.optional().meta({ description: "The item that it carries." }),
  cost: count2.optional().meta({ description: "Power stones paid." })
}).meta({ id: "PlayedCard", description: "A card that a seat has played, and shows." });
var openingEvents = {
  combatBegun: z45.strictObject({
    seat: seat5.meta({ description: "The attacker: the seat that moved (GUARD-090)." }),
    place: placeSchema,
    path: z45.array(space).meta({ description: "The spaces of its move, the first one included, the place not." })
  }).meta({ description: "A combat begins (GUARD-090, GUARD-182)." }),
  commandCommitted: mattering(
    "DETAIL",
    z45.strictObject({
      ...by,
      declares: z45.boolean().meta({ description: "Whether a command card is played (GUARD-093)." }),
      card: own2(shown.nullable())
    }).meta({ description: "A seat commits a command card, or none (GUARD-093)." })
  ),
  commandsRevealed: revealing(
    z45.strictObject({ commands: z45.array(played) }).meta({ description: "The command cards are shown (GUARD-093)." }),
    { commands: "everyone" }
  ),
  commandsCancelled: z45.strictObject({ seats: z45.array(seat5) }).meta({ description: "Commands of these seats contradict one that is as strong, and end (GUARD-095, GUARD-096)." }),
  commandPut: mattering(
    "DETAIL",
    z45.strictObject({ ...by, card: shown }).meta({ description: "A command card may be answered (GUARD-143)." })
  ),
  commandSettled: mattering(
    "DETAIL",
    z45.strictObject({ ...by, card: shown, cancelled: z45.boolean() }).meta({ description: "A command card stands, unless it was cancelled (GUARD-143)." })
  )
};
var matchupEvents = {
  attackerCommitted: mattering(
    "DETAIL",
    z45.strictObject({ ...by, card: own2(shown) }).meta({ description: "A seat commits its primary attacker (GUARD-105)." })
  ),
  propertyDeclared: revealing(
    z45.strictObject({
      seat: seat5.meta({ description: "The seat of the attacker." }),
      what: z45.enum(["KIND", "SIZE", "CLASS"]).meta({ id: "DeclaredProperty" }),
      values: z45.array(z45.string())
    }).meta({ description: "What is said of a primary attacker before the other seat commits (`DECLARE_FIRST`)." }),
    { values: "everyone" }
  ),
  attackersRevealed: revealing(
    z45.strictObject({ attackers: z45.array(played) }).meta({ description: "The primary attackers are shown, and meet (GUARD-105, GUARD-184)." }),
    { attackers: "everyone" }
  ),
  secondaryCommitted: revealing(
    z45.strictObject({ ...by, card: shown, item: shown.optional(), target: shown }).meta({ description: "A secondary attacker comes, and meets an enemy creature (GUARD-150)." }),
    { card: "everyone", item: "everyone" }
  ),
  corruptionPlayed: revealing(
    z45.strictObject({ ...by, card: shown, target: shown }).meta({ description: "A corruption is played on an enemy creature, and discarded (GUARD-107, GUARD-109)." }),
    { card: "everyone" }
  ),
  rangedAttackMade: revealing(
    z45.strictObject({ ...by, card: shown, item: shown.optional(), receiver: shown }).meta({ description: "A creature is played for its ranged attack (GUARD-117)." }),
    { card: "everyone", item: "everyone" }
  ),
  rangedAttackSettled: z45.strictObject({
    ...by,
    card: shown,
    receiver: shown,
    value: z45.int().nullable().meta({ description: "The number that it adds; null: it was corrupted before." })
  }).meta({ description: "A ranged attack counts, if its creature is still there (GUARD-117, GUARD-109)." }),
  guardianInfluenced: z45.strictObject({ ...by, receiver: shown, value: z45.int().min(1) }).meta({ description: "A power stone is spent: influence of the guardian for a creature (GUARD-135, GUARD-138)." }),
  influenceReversed: z45.strictObject({ ...by, receiver: shown }).meta({ description: "The influence that was given last is subtracted (`REVERSE_INFLUENCE`)." }),
  influenceReceived: mattering(
    "DETAIL",
    z45.strictObject({ ...by, receiver: shown, value: z45.int().min(1), reversed: z45.boolean() }).meta({ description: "Influence of the guardian counts (GUARD-139)." })
  ),
  strongholdCreatureUsed: revealing(
    z45.strictObject({ ...by, stronghold: stronghold2, card: shown, receiver: shown, value: z45.int().min(1) }).meta({ description: "A creature under a stronghold is turned up and gives influence (GUARD-136, GUARD-137)." }),
    { card: "everyone", value: "everyone" }
  ),
  effectApplied: z45.strictObject({
    ...by,
    source,
    effect: effect2,
    on: shown.nullable().meta({ description: "The creature that it is for, where it is for one." }),
    lasts: z45.enum(["ROUND", "COMBAT"]).meta({ id: "EffectLasts" }),
    command: z45.boolean()
  }).meta({ description: "An effect is in force for the match-up or the combat (cards.md 4.5)." }),
  areaStruck: revealing(
    z45.strictObject({
      ...by,
      source,
      value: z45.int().min(1),
      what: attackTypeSchema,
      cards: shownCards.meta({ description: "Creatures of the enemy’s combat hand that it discards; may be none." })
    }).meta({ description: "An area-of-effect attack on the combat hand of the other seat (GUARD-126)." }),
    { cards: "everyone" }
  ),
  matchupAbandoned: mattering(
    "DETAIL",
    z45.strictObject({}).meta({ description: "A creature has gone: the match-up has no result (GUARD-110)." })
  ),
  matchupCompared: z45.strictObject({
    kind: z45.enum(["PRIMARY", "SECONDARY"]).meta({ id: "MatchupKind" }),
    totals: z45.array(total),
    lowerWins: z45.boolean().meta({ description: "A command turns the comparison round." }),
    winner: seatSchema.nullable().meta({ description: "null: a push (GUARD-122)." }),
    beaten: shown.nullable().meta({ description: "null: no creature is beaten (GUARD-120, GUARD-123)." }),
    immune: z45.array(seat5).meta({ description: "Seats whose creature is immune to the other one (GUARD-123)." })
  }).meta({ description: "The totals of a match-up are compared (GUARD-119, GUARD-120)." }),
  primaryEnded: revealing(
    z45.strictObject({ left: z45.array(seat5).meta({ description: "Seats that have creatures in their combat hand." }) }).meta({ description: "The primary attacks are over (GUARD-105, GUARD-150)." }),
    { left: "everyone" }
  ),
  secondaryStopped: mattering(
    "DETAIL",
    z45.strictObject(by).meta({ description: "A seat sends no further secondary attacker (GUARD-156)." })
  )
};
var sum = z45.strictObject({
  ...by,
  total: z45.int(),
  contributions: z45.array(contributionSchema),
  unplayed: count2.meta({ description: "The sum of the creatures that were not played." })
}).meta({ id: "SpaceSum", description: "The sum of a seat for the space (GUARD-161)." });
var endEvents = {
  creatureHealed: z45.strictObject({ ...by, healer: shown, effect: effect2, card: shown }).meta({ description: "A beaten creature counts as unbeaten (GUARD-160)." }),
  spaceCompared: revealing(
    z45.strictObject({ sums: z45.array(sum), winner: seatSchema.nullable() }).meta({ description: "The seat that has the space; null: no creature is left (GUARD-161 to GUARD-164)." }),
    { sums: "everyone", winner: "everyone" }
  ),
  guardianWithstood: z45.strictObject({ seat: seat5.meta({ description: "The owner of the guardian." }) }).meta({ description: "A guardian was not beaten: the attack on it has failed (GUARD-186)." }),
  shieldRetreated: z45.strictObject({ ...by, from: space, to: space }).meta({ description: "A shield that has lost its combat retreats (GUARD-167, GUARD-168)." }),
  shieldKept: z45.strictObject({ ...by, space, card: shown }).meta({ description: "One of two shields that have come together is kept (GUARD-169)." }),
  garrisonDissolved: revealing(
    z45.strictObject({
      ...by,
      space,
      count: count2.meta({ description: "Creatures that are left." }),
      cards: own2(shownCards),
      items: shownCards.meta({ description: "Their items, which are discarded (GUARD-142)." })
    }).meta({ description: "The rest of a garrison that has lost goes to its owner’s pen (GUARD-171)." }),
    { count: "everyone", items: "everyone" }
  ),
  stacksMerged: mattering(
    "DETAIL",
    revealing(
      z45.strictObject({ ...by, space, above: z45.boolean().meta({ description: "More than 30: creatures have to go." }) }).meta({ description: "A shield that has retreated stands with the creatures there (GUARD-167, GUARD-173)." }),
      { above: "everyone" }
    )
  ),
  combatEnded: mattering(
    "DETAIL",
    z45.strictObject({}).meta({ description: "The combat is over; played creatures lie face down again (GUARD-166)." })
  )
};
var combatEvents = { ...openingEvents, ...matchupEvents, ...endEvents };

// libs/guardians/src/discard/discard-events.ts
import { z as z46 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var stackShown = z46.strictObject({ space, creatures: z46.array(creatureSeen) }).meta({ id: "StackShown", description: "The creatures under a shield." });
var discardEvents = {
  excessChosen: mattering(
    "DETAIL",
    z46.strictObject({ ...by, left: count2.meta({ description: "Number of cards still to choose." }), card: own2(shown) }).meta({ description: "A seat chooses a card to discard, in secret (GUARD-053)." })
  ),
  excessDiscarded: revealing(
    z46.strictObject({ ...by, cards: shownCards }).meta({ description: "The chosen cards of a seat go to its discard pile (GUARD-053)." }),
    { cards: "everyone" }
  ),
  handSplit: mattering(
    "DETAIL",
    revealing(
      z46.strictObject({ ...by, depot: count2, pen: count2 }).meta({
        description: "The rest of the reserve hand: so many cards to depot and pen (GUARD-054)."
      }),
      { depot: "everyone", pen: "everyone" }
    )
  ),
  stacksRemembered: mattering(
    "DETAIL",
    revealing(
      z46.strictObject({ ...by, stacks: own2(z46.array(stackShown)) }).meta({ description: "Phase II: a seat looks under its distant shields again (GUARD-039, GUARD-228)." }),
      { stacks: { seat: "seat" } }
    )
  )
};

// libs/guardians/src/dominant/dominant-events.ts
import { z as z47 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var dominantEvents = {
  dominantTurnedUp: revealing(
    z47.strictObject({
      ...by,
      card: shown,
      borrowed: z47.boolean().meta({ description: "It comes from the discard pile: the draw pile is empty (GUARD-063)." })
    }).meta({ description: "A seat turns up its dominant (GUARD-060)." }),
    { card: "everyone" }
  ),
  dominantBuried: z47.strictObject({ ...by, card: shown }).meta({ description: "A tied dominant goes to the bottom of its draw pile (GUARD-062)." }),
  firstNamed: z47.strictObject({
    ...by,
    lower: seat5.nullable().meta({ description: "The seat with the lower dominant; null where none is lower (GUARD-063)." })
  }).meta({ description: "The first active seat of the turn is known (GUARD-061)." })
};

// libs/guardians/src/draw/draw-events.ts
import { z as z48 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var drawEvents = {
  dominantTaken: mattering(
    "DETAIL",
    z48.strictObject({ ...by, card: shown }).meta({ description: "The dominant of the turn before is the first card drawn (GUARD-031)." })
  ),
  dominantReturned: mattering(
    "DETAIL",
    z48.strictObject({ ...by, card: shown }).meta({ description: "A dominant from the discard pile goes back there (GUARD-063)." })
  ),
  cardsDrawn: mattering(
    "DETAIL",
    revealing(
      z48.strictObject({ ...by, count: count2, cards: own2(shownCards) }).meta({ description: "A seat draws from its pile (GUARD-023, GUARD-030)." }),
      { cards: { seat: "seat" } }
    )
  ),
  reserveTaken: mattering(
    "DETAIL",
    revealing(
      z48.strictObject({
        ...by,
        hand: count2.meta({ description: "Cards of the reserve hand, now that all are there." })
      }).meta({ description: "Pen, depot and the cards at the own strongholds join the drawn cards (GUARD-037)." }),
      { hand: "everyone" }
    )
  )
};

// libs/guardians/src/effects/board-effect-events.ts
import { z as z49 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var seatEffectEvents = {
  stonesChanged: z49.strictObject({ ...by, change: z49.int() }).meta({ description: "A seat gains or loses power stones, never below 0 (CARD-17)." }),
  stackLookedAt: revealing(
    z49.strictObject({
      ...by,
      space,
      total: own2(count2).meta({ description: "The base Vitality of all creatures there; the seat alone learns it." })
    }).meta({ description: "A seat learns how strong an enemy stack is (`LOOK`)." }),
    { total: { seat: "seat" } }
  ),
  firstClaimed: z49.strictObject(by).meta({ description: "A seat will be the first active seat this turn (`FIRST`)." }),
  dominantPutUnder: z49.strictObject({ ...by, card: shown }).meta({ description: "A seat puts its dominant under its draw pile for another one (`REDRAW_DOMINANT`)." }),
  dominantLeft: z49.strictObject({ ...by, card: shown, value: count2 }).meta({ description: "A seat discards its dominant, whose value counts on this turn (`LEAVE_DOMINANT`)." }),
  settlementCalled: z49.strictObject(by).meta({ description: "Phase III begins as soon as the dominants are settled (`SKIP_TO_SETTLEMENT`)." }),
  extraStepGranted: z49.strictObject(by).meta({ description: "A shield of the seat may take a third step this turn (`EXTRA_STEP`)." })
};
var tableEffectEvents = {
  creaturesRevealed: revealing(
    z49.strictObject({
      seat: seat5.meta({ description: "Their owner." }),
      space,
      creatures: z49.array(creatureSeen).meta({ description: "With their items." })
    }).meta({ description: "Creatures of a stack are shown to all players (`REVEAL`, `AMBUSH`)." }),
    { creatures: "everyone" }
  ),
  bearerSilenced: z49.strictObject({ seat: seat5.meta({ description: "Its owner." }), card: shown }).meta({ description: "A standard bearer is a plain shield this turn (`DISCARD STANDARD_BEARER`)." }),
  worksDiscarded: z49.strictObject({
    seat: seat5.meta({ description: "The owner of the card." }),
    of: seat5.meta({ description: "At whose stronghold." }),
    stronghold: stronghold2,
    card: shown
  }).meta({ description: "An upgrade or downgrade in play is discarded (`DISCARD UPGRADE`)." }),
  heldReturned: mattering(
    "DETAIL",
    z49.strictObject({ ...by, stronghold: stronghold2, card: own2(shown) }).meta({ description: "The creature that an upgrade held goes to its owner’s pen, face down (`HOLD`)." })
  ),
  heldJoined: revealing(
    z49.strictObject({ ...by, stronghold: stronghold2, space, card: shown }).meta({ description: "The creature that an upgrade held joins a turned shield of its seat (`HOLD`)." }),
    { card: "everyone" }
  ),
  creatureRecovered: z49.strictObject({ ...by, card: shown }).meta({ description: "A creature of the discard pile comes back to its owner’s pen (`RECOVER`)." }),
  flightStopped: z49.strictObject({ seat: seat5.meta({ description: "The seat that has declared it." }) }).meta({ description: "The declared flight will not happen (`STOP_FLIGHT`)." })
};
var boardEffectEvents = { ...seatEffectEvents, ...tableEffectEvents };

// libs/guardians/src/effects/effect-events.ts
import { z as z50 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var effect3 = z50.int().min(0).meta({ description: "Place of the effect in the card’s list." });
var source2 = shown.meta({ description: "The card that does it; a guardian or stronghold has its library id twice." });
var target2 = targetSchema2.nullable().meta({ description: "Its target; null: nothing was to be chosen." });
var cost = count2.meta({ description: "Power stones paid." });
var effectEvents = {
  depotCardPlayed: revealing(
    z50.strictObject({
      ...by,
      card: shown,
      effects: z50.array(effect3).meta({ description: "Those of its effects that are for this window." }),
      target: target2,
      cost
    }).meta({
      description: "A spell or hand item is played and discarded; the other seat may answer (GUARD-141, GUARD-143)."
    }),
    { card: "everyone", cost: "everyone" }
  ),
  leftUnanswered: mattering(
    "DETAIL",
    z50.strictObject(by).meta({ description: "A seat does not answer, or is not asked (GUARD-133, GUARD-143)." })
  ),
  playResolved: mattering(
    "DETAIL",
    z50.strictObject({ ...by, card: shown, cancelled: z50.boolean() }).meta({ description: "A card that was played works now, unless it was cancelled (GUARD-143)." })
  ),
  playCancelled: z50.strictObject({ ...by, card: shown }).meta({ description: "A seat cancels the effect of the last play (`CANCEL`, GUARD-143)." }),
  abilityUsed: z50.strictObject({ ...by, source: source2, effect: effect3, target: target2, cost }).meta({ description: "An ability of a card in play is used (GUARD-012)." }),
  textTriggered: mattering(
    "DETAIL",
    z50.strictObject({ ...by, source: source2, effect: effect3 }).meta({ description: "A text acts automatically: its effects follow (cards.md 4.2)." })
  )
};

// libs/guardians/src/events/flow-events.ts
var flowEvents2 = flowEvents({ seat: seatSchema, stage: stageSchema, reason: reasonSchema }, rulebook);

// libs/guardians/src/flow/set-up/set-up-events.ts
import { z as z51 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var setUpEvents = {
  ...buildingEvents(seat5),
  tableLaid: revealing(
    z51.strictObject({
      ...by,
      starter: starterNameSchema.optional().meta({ description: "The starter deck that it plays, which lies open." }),
      guardian: printedId,
      strongholds: z51.strictObject({ LEFT: printedId, CENTER: printedId, RIGHT: printedId }),
      stones: count2
    }).meta({ description: "Guardian and strongholds come into play; power stones are taken (GUARD-004, GUARD-013)." }),
    { starter: "everyone", guardian: "everyone", strongholds: "everyone", stones: "everyone" }
  ),
  ...shuffleEvents(seat5, rulebook),
  deckCut: mattering(
    "DETAIL",
    z51.strictObject({
      ...by,
      depth: own2(count2.meta({ description: "Number of cards of the other pile that go to its bottom." }))
    }).meta({ description: "A seat cuts the draw pile of the other one (GUARD-022)." })
  ),
  openingHandKept: mattering(
    "DETAIL",
    z51.strictObject({ ...by }).meta({ description: "A seat keeps its opening hand (GUARD-023, GUARD-024)." })
  ),
  openingHandReturned: z51.strictObject({
    ...by,
    stones: count2.meta({ description: "Power stones that it has left." }),
    order: hidden(shownCards.meta({ description: "The draw pile, shuffled with the hand in it." }))
  }).meta({ description: "A seat spends a power stone to draw its opening hand again (GUARD-024)." }),
  turnBegan: z51.strictObject({ turn: z51.int().min(1) }).meta({ description: "A turn begins." })
};

// libs/guardians/src/moves/move-events.ts
import { z as z52 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var path = z52.array(placeSchema).meta({ description: "The spaces stepped on, one after the other." });
var moveEvents = {
  shieldMoved: z52.strictObject({
    ...by,
    from: space,
    to: placeSchema.meta({ description: "The end of the path; before a guardian the stack stays on the ruin." }),
    path,
    flown: z52.boolean()
  }).meta({
    description: "The shield that was turned goes, with all cards under it (GUARD-067, GUARD-074, GUARD-181)."
  }),
  flightDeclared: revealing(
    z52.strictObject({
      ...by,
      from: space,
      path,
      creatures: z52.array(creatureSeen).meta({ description: "All that fly, with their items." })
    }).meta({
      description: "A flight is declared; the other seat may react before it happens (GUARD-076, GUARD-077)."
    }),
    { creatures: "everyone" }
  ),
  flightFailed: z52.strictObject({ ...by, space }).meta({ description: "A flight was stopped: the shield stays, its option is used up (`STOP_FLIGHT`)." })
};

// libs/guardians/src/placement/placement-events.ts
import { z as z53 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var placementSchema = z53.strictObject({
  cardId,
  kind: z53.enum(["ON", "UNDER", "WORKS", "IN", "ITEM"]).meta({ id: "PlacementKind" }),
  of: seat5.meta({ description: "The owner of the stronghold." }),
  stronghold: stronghold2.optional().meta({ description: "Absent for an item." }),
  bearer: cardId.optional().meta({ description: "The creature that carries the item." })
}).meta({ id: "Placement", description: "A card that a seat has laid in the open placement." });
var strongholdSeen = z53.strictObject({
  stronghold: stronghold2,
  shield: shown.optional(),
  creatures: z53.boolean().meta({ description: "Whether there are creatures; which, and how many, is not told." }),
  under: z53.boolean(),
  held: z53.boolean().meta({ description: "Whether an upgrade there holds a creature." })
}).meta({ id: "StrongholdSeen" });
var worksShown = z53.strictObject({ ...by, of: seat5.meta({ description: "At whose stronghold." }), stronghold: stronghold2, card: shown }).meta({ id: "PlacedWorks", description: "An upgrade or downgrade that a seat has placed." });
var placementEvents = {
  cardLaid: mattering(
    "DETAIL",
    z53.strictObject({ ...by, placement: own2(placementSchema), card: own2(shown) }).meta({ description: "A seat lays a card, in secret (GUARD-040)." })
  ),
  cardTakenBack: mattering(
    "DETAIL",
    z53.strictObject({ ...by, card: own2(shown) }).meta({ description: "A seat takes back its placement (GUARD-058)." })
  ),
  placementFinished: mattering(
    "DETAIL",
    z53.strictObject({ ...by }).meta({ description: "A seat lays nothing more (GUARD-040)." })
  ),
  worksShown: mattering(
    "DETAIL",
    revealing(
      z53.strictObject({ works: z53.array(worksShown) }).meta({ description: "Both have placed: their upgrades and downgrades are shown (GUARD-040, GUARD-057)." }),
      { works: "everyone" }
    )
  ),
  worksLaid: revealing(
    z53.strictObject({
      ...by,
      of: seat5.meta({ description: "The owner of the stronghold." }),
      stronghold: stronghold2,
      card: shown,
      replaced: shown.optional().meta({ description: "The own upgrade that is discarded for it (GUARD-044)." })
    }).meta({ description: "An upgrade or downgrade is at a stronghold (GUARD-044, GUARD-045)." }),
    { card: "everyone" }
  ),
  downgradeReturned: revealing(
    z53.strictObject({ ...by, card: shown }).meta({ description: "A downgrade finds its slot taken and goes back to the reserve hand (GUARD-057)." }),
    { card: "everyone" }
  ),
  stacksPlaced: revealing(
    mattering(
      "DETAIL",
      z53.strictObject({ ...by, hand: count2, strongholds: z53.array(strongholdSeen) }).meta({
        description: "The public placement of a seat; its reserve hand has so many cards left."
      })
    ),
    { hand: "everyone", strongholds: "everyone" }
  )
};

// libs/guardians/src/reinforcing/reinforcing-events.ts
import { z as z54 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var reinforcingEvents = {
  shieldReinforced: revealing(
    z54.strictObject({
      ...by,
      from: space,
      to: space,
      card: own2(shown),
      emptied: z54.boolean().meta({ description: "No garrison is left where it came from." })
    }).meta({ description: "A creature joins the shield that was turned; which one only its owner sees (GUARD-084)." }),
    { emptied: "everyone" }
  ),
  reinforcingEnded: mattering(
    "DETAIL",
    z54.strictObject({ ...by }).meta({ description: "No further creature joins (GUARD-084)." })
  )
};

// libs/guardians/src/settlement/settlement-events.ts
import { z as z55 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var settlementEvents = {
  terrainRemoved: revealing(
    z55.strictObject({ ...by, space, card: shown }).meta({
      description: "A terrain goes to its owner’s discard pile: under an enemy shield, or by an effect (GUARD-190, GUARD-195)."
    }),
    { card: "everyone" }
  ),
  strongholdRuined: mattering(
    "TURNING_POINT",
    revealing(
      z55.strictObject({
        of: seat5.meta({ description: "The owner of the stronghold." }),
        stronghold: stronghold2,
        cards: shownCards.meta({ description: "The cards in and under it are discarded." })
      }).meta({ description: "A stronghold under an enemy shield becomes a ruin (GUARD-180)." }),
      { cards: "everyone" }
    )
  ),
  terrainLaid: revealing(
    z55.strictObject({ ...by, space, card: shown }).meta({ description: "A terrain comes on a land, under an own shield (GUARD-191)." }),
    { card: "everyone" }
  ),
  creatureLaid: revealing(
    z55.strictObject({
      ...by,
      space,
      card: own2(shown),
      item: shown.optional().meta({ description: "Its item is discarded." }),
      last: z55.boolean().meta({ description: "No creature is left under the shield (GUARD-172)." })
    }).meta({ description: "A creature is laid face down as terrain (GUARD-193, GUARD-195)." }),
    { item: "everyone", last: "everyone" }
  ),
  shieldSentToPen: z55.strictObject({ ...by, space, card: shown }).meta({ description: "A shield without a creature goes to its owner’s pen and does not count (GUARD-172)." }),
  shieldWithdrawn: z55.strictObject({ ...by, from: space, to: space }).meta({ description: "A shield leaves a bare land (GUARD-194)." })
};

// libs/guardians/src/table/movement-events.ts
import { z as z56 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var whySchema = z56.enum(["BEATEN", "DESTROYED", "AREA", "EFFECT", "CORRUPTED", "SAVED", "NO_RETREAT", "MERGED"]).meta({ id: "MovedBecause", description: "The reason why a card left its place." });
var moved = {
  ...by,
  why: whySchema,
  cards: shownCards.meta({ description: "In the order in which they go." }),
  items: shownCards.meta({ description: "Their items, which are discarded (GUARD-142)." })
};
var shows = { cards: "everyone", items: "everyone" };
var movementEvents = {
  cardsDiscarded: revealing(
    z56.strictObject(moved).meta({ description: "Cards go to their owner’s discard pile (GUARD-125, GUARD-161)." }),
    shows
  ),
  cardsSentToPen: revealing(
    z56.strictObject(moved).meta({ description: "Cards go back to their owner’s pen (GUARD-109, GUARD-171)." }),
    shows
  ),
  cardsPutUnder: revealing(
    z56.strictObject(moved).meta({ description: "Cards go under their owner’s draw pile, face down (cards.md 5.3)." }),
    shows
  ),
  shieldDestroyed: mattering(
    "TURNING_POINT",
    z56.strictObject({ ...by, space, card: shown, why: whySchema }).meta({ description: "A shield is discarded and counts towards the five (GUARD-164, GUARD-169, GUARD-170)." })
  )
};

// libs/guardians/src/turning/turning-events.ts
import { z as z57 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var turningEvents = {
  shieldTurned: mattering(
    "DETAIL",
    z57.strictObject({ ...by, space }).meta({ description: "The active seat turns one of its shields, which then has an option (GUARD-064)." })
  ),
  shieldPassed: mattering(
    "DETAIL",
    z57.strictObject({ ...by }).meta({ description: "The shield that was turned stays where it is (GUARD-066)." })
  ),
  activeChanged: mattering(
    "DETAIL",
    z57.strictObject({ ...by }).meta({ description: "It is for this seat to turn a shield (GUARD-082)." })
  ),
  shieldsUnturned: mattering(
    "DETAIL",
    z57.strictObject({}).meta({ description: "All shields are unturned; the turn is over (GUARD-213)." })
  )
};

// libs/guardians/src/events.ts
var events = {
  ...flowEvents2,
  ...setUpEvents,
  ...drawEvents,
  ...placementEvents,
  ...discardEvents,
  ...dominantEvents,
  ...turningEvents,
  ...reinforcingEvents,
  ...settlementEvents,
  ...moveEvents,
  ...movementEvents,
  ...effectEvents,
  ...boardEffectEvents,
  ...combatEvents
};

// libs/guardians/src/effects/effect-evolvers.ts
function putPlay(state, play3) {
  state.plays.push(play3);
  state.playsMade += 1;
}
var takePlay = (state) => state.plays.pop();
var effectEvolvers = {
  depotCardPlayed(state, { seat: seat6, card, effects, target: target3, cost: cost2 }) {
    leave(state, card.instanceId);
    playerOf(state, seat6).discard.push(card.instanceId);
    playerOf(state, seat6).stones -= cost2;
    state.marks.played.push(card.instanceId);
    putPlay(state, { kind: "CARD", seat: seat6, card: card.instanceId, effects, target: target3, cancelled: false });
  },
  leftUnanswered: () => void 0,
  playResolved(state) {
    takePlay(state);
  },
  playCancelled(state) {
    const last = state.plays.at(-1);
    if (last) last.cancelled = true;
  },
  abilityUsed(state, { seat: seat6, source: source4, effect: effect4, cost: cost2 }) {
    playerOf(state, seat6).stones -= cost2;
    state.marks.abilities.push(abilityMark(seat6, source4.instanceId, effect4));
  },
  textTriggered: () => void 0
};

// libs/guardians/src/combat/combat-evolvers.ts
var fighter = (id, seat6, command2 = false) => ({
  id,
  seat: seat6,
  command: command2,
  fresh: true,
  beaten: false
});
function play2(state, seat6, id, command2 = false) {
  combatOf(state).fighters.push(fighter(id, seat6, command2));
  const item = creatureOf(state, id)?.item ?? null;
  const { known } = playerOf(state, seat6);
  for (const card of [id, item]) if (card !== null && !known.includes(card)) known.push(card);
}
function closeMatchup(combat) {
  combat.matchup = null;
  combat.supports = [];
  combat.inForce = combat.inForce.filter(({ lasts }) => lasts === "COMBAT");
}
var openingEvolvers2 = {
  combatBegun(state, { seat: seat6, place, path: path2 }) {
    const guardian3 = guardianAt(place);
    state.combat = {
      place,
      ground: guardian3 === null ? place : path2.at(-1) ?? place,
      attacker: seat6,
      path: path2,
      fighters: [],
      commands: [null, null],
      committed: [null, null],
      guardianMet: false,
      matchup: null,
      supports: [],
      attacks: [],
      inForce: [],
      stopped: false,
      bereaved: [],
      merging: null
    };
    const fought2 = guardian3 === null ? null : playerOf(state, guardian3).guardian;
    if (guardian3 !== null && fought2 !== null) state.combat.fighters.push(fighter(fought2, guardian3));
  },
  commandCommitted(state, { seat: seat6, card }) {
    combatOf(state).commands[seat6] = { card: card?.instanceId ?? null, fate: "COMMITTED" };
  },
  commandsRevealed(state, { commands: commands2 }) {
    const combat = combatOf(state);
    for (const { seat: seat6, card, cost: cost2 = 0 } of commands2) {
      const command2 = combat.commands[seat6];
      if (command2) command2.fate = "REVEALED";
      playerOf(state, seat6).stones -= cost2;
      if (cardOf(state, card.instanceId).type === "CREATURE") play2(state, seat6, card.instanceId, true);
      else spend(state, seat6, card.instanceId);
    }
  },
  commandsCancelled(state, { seats: seats2 }) {
    for (const seat6 of seats2) settle(state, seat6, true);
  },
  commandPut(state, { seat: seat6, card }) {
    putPlay(state, { kind: "COMMAND", seat: seat6, card: card.instanceId, cancelled: false });
  },
  commandSettled(state, { seat: seat6, cancelled }) {
    takePlay(state);
    settle(state, seat6, cancelled);
  }
};
function settle(state, seat6, cancelled) {
  const command2 = combatOf(state).commands[seat6];
  if (command2) command2.fate = cancelled ? "CANCELLED" : "STANDS";
}
function spend(state, seat6, id) {
  leave(state, id);
  playerOf(state, seat6).discard.push(id);
  state.marks.played.push(id);
}
var matchupEvolvers = {
  attackerCommitted(state, { seat: seat6, card }) {
    combatOf(state).committed[seat6] = card.instanceId;
    finish(state, seat6);
  },
  propertyDeclared: () => void 0,
  attackersRevealed(state, { attackers }) {
    const combat = combatOf(state);
    for (const { seat: seat6, card } of attackers) play2(state, seat6, card.instanceId);
    const guardian3 = guardianFought(combat);
    const of3 = (seat6) => {
      const id = guardian3 === seat6 ? guardianIdOf(state, seat6) : combat.committed[seat6];
      if (id == null) throw new Error(`Seat ${seat6} has committed no attacker.`);
      return id;
    };
    combat.matchup = { kind: "PRIMARY", attacker: combat.attacker, creatures: [of3(0), of3(1)] };
    combat.committed = [null, null];
    combat.guardianMet = guardian3 !== null;
  },
  secondaryCommitted(state, { seat: seat6, card, target: target3 }) {
    const combat = combatOf(state);
    play2(state, seat6, card.instanceId);
    combat.matchup = {
      kind: "SECONDARY",
      attacker: seat6,
      creatures: seat6 === 0 ? [card.instanceId, target3.instanceId] : [target3.instanceId, card.instanceId]
    };
  },
  corruptionPlayed(state, { seat: seat6, card }) {
    spend(state, seat6, card.instanceId);
  },
  rangedAttackMade(state, { seat: seat6, card, receiver }) {
    play2(state, seat6, card.instanceId);
    putPlay(state, { kind: "RANGED", seat: seat6, card: card.instanceId, receiver: receiver.instanceId, cancelled: false });
  },
  rangedAttackSettled(state, { seat: seat6, card, receiver, value }) {
    takePlay(state);
    if (value === null) return;
    const support = {
      kind: "RANGED",
      seat: seat6,
      source: card.instanceId,
      receiver: receiver.instanceId,
      value,
      reversed: false
    };
    combatOf(state).supports.push(support);
  },
  guardianInfluenced(state, { seat: seat6, receiver, value }) {
    playerOf(state, seat6).stones -= 1;
    const guardian3 = guardianIdOf(state, seat6);
    putPlay(state, { kind: "INFLUENCE", seat: seat6, guardian: guardian3, receiver: receiver.instanceId, value, cancelled: false });
  },
  influenceReversed(state) {
    const last = state.plays.at(-1);
    if (last) last.cancelled = true;
  },
  influenceReceived(state, { seat: seat6, receiver, value, reversed }) {
    takePlay(state);
    combatOf(state).supports.push({
      kind: "GUARDIAN",
      seat: seat6,
      source: null,
      receiver: receiver.instanceId,
      value,
      reversed
    });
  },
  strongholdCreatureUsed(state, { seat: seat6, stronghold: stronghold3, card, receiver, value }) {
    const { under } = strongholdOf(state, seat6, stronghold3);
    if (under) under.faceUp = true;
    state.marks.abilities.push(influenceMark(seat6, card.instanceId));
    const support = {
      kind: "CREATURE",
      seat: seat6,
      source: card.instanceId,
      receiver: receiver.instanceId,
      value,
      reversed: false
    };
    combatOf(state).supports.push(support);
  },
  effectApplied(state, { seat: seat6, source: source4, effect: effect4, on: on2, lasts, command: command2 }) {
    combatOf(state).inForce.push({
      seat: seat6,
      source: source4.instanceId,
      effect: effect4,
      on: on2?.instanceId ?? null,
      lasts,
      command: command2
    });
  },
  areaStruck: () => void 0,
  matchupAbandoned(state) {
    closeMatchup(combatOf(state));
  },
  matchupCompared(state, { beaten, immune: immune2 }) {
    const combat = combatOf(state);
    const creatures = combat.matchup?.creatures ?? [];
    for (const [seat6, id] of creatures.entries()) {
      const one2 = combat.fighters.find((found) => found.id === id);
      const foe = creatures[otherSeat(seat6)];
      if (!one2 || foe === void 0) continue;
      one2.fresh = false;
      one2.beaten ||= id === beaten?.instanceId && seat6 === one2.seat;
      if (!immune2.includes(otherSeat(seat6))) combat.attacks.push({ by: id, on: foe });
    }
    closeMatchup(combat);
  },
  primaryEnded: () => void 0,
  secondaryStopped(state) {
    combatOf(state).stopped = true;
  }
};
var endEvolvers = {
  creatureHealed(state, { seat: seat6, healer, effect: effect4, card }) {
    state.marks.abilities.push(abilityMark(seat6, healer.instanceId, effect4));
    const healed = combatOf(state).fighters.find(({ id }) => id === card.instanceId);
    if (healed) healed.beaten = false;
  },
  spaceCompared: () => void 0,
  guardianWithstood: () => void 0,
  shieldRetreated(state, { seat: seat6, from, to: to2 }) {
    const stack = stackAt(state, seat6, from);
    if (!stack) throw new Error(`Seat ${seat6} has nothing on ${from}.`);
    const there = stackAt(state, seat6, to2);
    const { shield, creatures } = stack;
    const turned = stack.turned || there?.turned === true;
    const met = there?.shield ?? null;
    state.board[from].stacks[seat6] = null;
    state.board[to2].stacks[seat6] = {
      shield: met ?? shield,
      turned,
      creatures: [...there?.creatures ?? [], ...creatures]
    };
    combatOf(state).merging = { seat: seat6, space: to2, shield: met === null ? null : shield, turned };
  },
  shieldKept(state, { seat: seat6, space: space2, card }) {
    const { merging } = combatOf(state);
    const stack = stackAt(state, seat6, space2);
    if (!merging || !stack || stack.shield === card.instanceId) return;
    merging.shield = stack.shield;
    stack.shield = card.instanceId;
  },
  garrisonDissolved(state, { seat: seat6, cards: cards3, items }) {
    const player = playerOf(state, seat6);
    const { known } = player;
    for (const { instanceId: id } of [...items, ...cards3]) leave(state, id);
    player.discard.push(...items.map(({ instanceId: id }) => id));
    player.pen.push(...cards3.map(({ instanceId: id }) => id));
    player.known = known.filter((id) => !items.some((item) => item.instanceId === id));
  },
  stacksMerged: () => void 0,
  combatEnded(state) {
    state.combat = null;
    lapse(state.players, "COMBAT");
  }
};
var combatEvolvers = { ...openingEvolvers2, ...matchupEvolvers, ...endEvolvers };

// libs/guardians/src/discard/discard-evolvers.ts
var discardEvolvers = {
  excessChosen(state, { seat: seat6, card }) {
    state.excess[seat6]?.push(card.instanceId);
  },
  excessDiscarded(state, { seat: seat6, cards: cards3 }) {
    const player = playerOf(state, seat6);
    for (const { instanceId: id } of cards3) {
      leave(state, id);
      player.discard.push(id);
    }
    state.excess[seat6] = [];
  },
  handSplit(state, { seat: seat6 }) {
    const { depot, pen } = split(state, seat6);
    const player = playerOf(state, seat6);
    player.hand = [];
    player.depot.push(...depot);
    player.pen.push(...pen);
  },
  stacksRemembered: () => void 0
};

// libs/guardians/src/dominant/dominant-evolvers.ts
var dominantEvolvers = {
  dominantTurnedUp(state, { seat: seat6, card, borrowed: borrowed2 }) {
    leave(state, card.instanceId);
    playerOf(state, seat6).dominant = card.instanceId;
    if (borrowed2) state.borrowed.push(seat6);
  },
  dominantBuried(state, { seat: seat6, card }) {
    const player = playerOf(state, seat6);
    leave(state, card.instanceId);
    player.pile.push(card.instanceId);
    player.known.push(card.instanceId);
  },
  firstNamed(state, { seat: seat6, lower }) {
    state.first = seat6;
    state.active = seat6;
    state.lower = lower;
  }
};

// libs/guardians/src/draw/draw-evolvers.ts
var reserveEvolvers = {
  ...drawEvolvers,
  dominantTaken(state, { seat: seat6, card }) {
    const player = playerOf(state, seat6);
    leave(state, card.instanceId);
    player.hand.push(card.instanceId);
    player.known.push(card.instanceId);
  },
  dominantReturned(state, { seat: seat6, card }) {
    const player = playerOf(state, seat6);
    leave(state, card.instanceId);
    player.discard.push(card.instanceId);
    state.borrowed = state.borrowed.filter((one2) => one2 !== seat6);
  },
  reserveTaken(state, { seat: seat6 }) {
    const player = playerOf(state, seat6);
    const reserve = reserveOf(state, seat6);
    const { known } = player;
    for (const id of reserve) leave(state, id);
    player.hand = reserve;
    player.known = known;
  }
};

// libs/guardians/src/table/known.ts
function makeKnown(state, seat6, creatures) {
  const { known } = playerOf(state, seat6);
  for (const { instanceId: id } of creatures.flatMap(({ card, item }) => item ? [card, item] : [card])) {
    if (!known.includes(id)) known.push(id);
  }
}

// libs/guardians/src/table/pen.ts
function putInPen(state, seat6, id, isKnown = true) {
  leave(state, id);
  const { hand, pen, known } = playerOf(state, seat6);
  (isPhaseOne(state) ? hand : pen).push(id);
  if (isKnown) known.push(id);
}

// libs/guardians/src/effects/board-effect-evolvers.ts
var seatEffectEvolvers = {
  stonesChanged(state, { seat: seat6, change: change3 }) {
    playerOf(state, seat6).stones += change3;
  },
  stackLookedAt: () => void 0,
  firstClaimed(state, { seat: seat6 }) {
    state.marks.claimedFirst = seat6;
  },
  dominantPutUnder(state, { seat: seat6, card }) {
    const player = playerOf(state, seat6);
    leave(state, card.instanceId);
    player.pile.push(card.instanceId);
    player.known.push(card.instanceId);
  },
  dominantLeft(state, { seat: seat6, card, value }) {
    leave(state, card.instanceId);
    playerOf(state, seat6).discard.push(card.instanceId);
    state.borrowed = state.borrowed.filter((one2) => one2 !== seat6);
    state.marks.dominantLeft[seat6] = value;
  },
  settlementCalled(state) {
    state.marks.skipToSettlement = true;
  },
  extraStepGranted(state, { seat: seat6 }) {
    state.marks.extraSteps.push(seat6);
  }
};
var tableEffectEvolvers = {
  creaturesRevealed(state, { seat: seat6, creatures }) {
    makeKnown(state, seat6, creatures);
  },
  bearerSilenced(state, { seat: seat6 }) {
    state.marks.plainBearers.push(seat6);
  },
  worksDiscarded(state, { seat: seat6, card }) {
    leave(state, card.instanceId);
    playerOf(state, seat6).discard.push(card.instanceId);
  },
  heldReturned(state, { seat: seat6, card }) {
    putInPen(state, seat6, card.instanceId, false);
  },
  heldJoined(state, { seat: seat6, space: space2, card }) {
    leave(state, card.instanceId);
    stackAt(state, seat6, space2)?.creatures.push({ id: card.instanceId, item: null });
    makeKnown(state, seat6, [{ card }]);
  },
  creatureRecovered(state, { seat: seat6, card }) {
    putInPen(state, seat6, card.instanceId);
  },
  flightStopped(state) {
    const last = state.plays.at(-1);
    if (last) last.cancelled = true;
  }
};
var boardEffectEvolvers = { ...seatEffectEvolvers, ...tableEffectEvolvers };

// libs/guardians/src/initial-state.ts
var noMarks = () => ({
  played: [],
  abilities: [],
  flown: [],
  extraSteps: [],
  claimedFirst: null,
  dominantLeft: [null, null],
  skipToSettlement: false,
  plainBearers: []
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
  shieldsLost: 0,
  known: [],
  passing: null
});
var bareBoard = () => Object.fromEntries(
  spaces.map((space2) => [space2, { stacks: [null, null], terrain: null }])
);
var initialState = (options, seats2) => ({
  options,
  cards: {},
  players: [newPlayer(0), newPlayer(1)],
  board: bareBoard(),
  turn: 0,
  stage: "DECKS",
  stagesEntered: 0,
  active: 0,
  option: null,
  reinforcedFrom: null,
  first: 0,
  lower: null,
  borrowed: [],
  redrawn: [],
  window: null,
  plays: [],
  playsMade: 0,
  combat: null,
  sealed: null,
  placing: [newPlacing(), newPlacing()],
  excess: [[], []],
  marks: noMarks(),
  decks: options.decks === "SEALED" ? null : [deckBroughtTo(rulebook, 0, seats2[0]?.brought), deckBroughtTo(rulebook, 1, seats2[1]?.brought)],
  building: null,
  over: null
});

// libs/guardians/src/flow/flow-evolvers.ts
var flowEvolvers = {
  stageEntered(state, { stage, asked }) {
    state.stage = stage;
    state.stagesEntered += 1;
    state.window = null;
    state.sealed = asked.length > 0 ? { asked: [...asked], finished: [] } : null;
    lapse(state.players, "WINDOW");
  },
  ...passEvolvers(rulebook),
  turnBegan(state, { turn }) {
    state.turn = turn;
    state.marks = noMarks();
    state.option = null;
    state.reinforcedFrom = null;
    state.placing = [newPlacing(), newPlacing()];
    lapse(state.players, "TURN");
  },
  outcomeReached(state, { reason, winner }) {
    state.over = { reason, winner };
  }
};

// libs/guardians/src/table/bring-stack.ts
function bringStack(state, seat6, from, to2) {
  const stack = stackAt(state, seat6, from);
  if (!stack) throw new Error(`Seat ${seat6} has nothing on ${from}.`);
  const garrison = stackAt(state, seat6, to2)?.creatures ?? [];
  state.board[from].stacks[seat6] = null;
  state.board[to2].stacks[seat6] = { ...stack, creatures: [...garrison, ...stack.creatures] };
}

// libs/guardians/src/moves/move-evolvers.ts
var moveEvolvers = {
  shieldMoved(state, { seat: seat6, from, to: to2, path: path2, flown }) {
    if (flown) takePlay(state);
    state.option = null;
    const { extraSteps } = state.marks;
    if (path2.length > mostSteps(0)) extraSteps.splice(extraSteps.indexOf(seat6), 1);
    if (guardianAt(to2) === null) bringStack(state, seat6, from, to2);
  },
  flightDeclared(state, { seat: seat6, path: path2, creatures }) {
    state.marks.flown.push(seat6);
    makeKnown(state, seat6, creatures);
    putPlay(state, { kind: "FLIGHT", seat: seat6, path: path2, cancelled: false });
  },
  flightFailed(state) {
    takePlay(state);
    state.option = null;
  }
};

// libs/guardians/src/placement/placement-evolvers.ts
var placementEvolvers = {
  cardLaid(state, { seat: seat6, placement }) {
    placingOf(state, seat6).placed.push(placement);
  },
  cardTakenBack(state, { seat: seat6, card }) {
    const placing = placingOf(state, seat6);
    placing.placed = placing.placed.filter(
      ({ cardId: id, bearer }) => id !== card.instanceId && bearer !== card.instanceId
    );
    placing.takenBack += 1;
  },
  placementFinished(state, { seat: seat6 }) {
    finish(state, seat6);
  },
  worksShown: () => void 0,
  worksLaid(state, { seat: seat6, of: of3, stronghold: stronghold3, card, replaced: replaced2 }) {
    forgetPlacement(state, seat6, card.instanceId);
    leave(state, card.instanceId);
    if (replaced2) {
      leave(state, replaced2.instanceId);
      playerOf(state, of3).discard.push(replaced2.instanceId);
    }
    strongholdOf(state, of3, stronghold3).works = card.instanceId;
  },
  downgradeReturned(state, { seat: seat6, card }) {
    forgetPlacement(state, seat6, card.instanceId);
    playerOf(state, seat6).known.push(card.instanceId);
  },
  stacksPlaced(state, { seat: seat6, strongholds: strongholds2 }) {
    if (strongholds2.length > 0) forgetInHand(state, seat6);
    for (const position of positions2) placeStack(state, seat6, position);
    const placing = placingOf(state, seat6);
    placing.placed = [];
  }
};
function forgetPlacement(state, seat6, id) {
  const placing = placingOf(state, seat6);
  placing.placed = placing.placed.filter((placement) => placement.cardId !== id);
}
function forgetInHand(state, seat6) {
  const player = playerOf(state, seat6);
  const mayLieHidden = (id) => ["CREATURE", "ITEM_CREATURE"].includes(cardOf(state, id).type);
  player.known = player.known.filter((id) => !player.hand.includes(id) || !mayLieHidden(id));
}
function placeStack(state, seat6, position) {
  const shield = shieldOn(state, seat6, position) ?? null;
  const creatures = creaturesOn(state, seat6, position).map((id) => withItem(state, seat6, id));
  const [under] = laidAt(state, seat6, "UNDER", position);
  const held = heldAt(state, seat6, position);
  const moved2 = [shield, under, held, ...creatures.flatMap(({ id, item }) => [id, item])];
  for (const id of moved2) if (id != null) leave(state, id);
  const { stacks } = state.board[strongholdSpace(seat6, position)];
  if (creatures.length > 0) stacks[seat6] = { shield, turned: false, creatures };
  if (held !== void 0) strongholdOf(state, seat6, position).held = held;
  if (under !== void 0) strongholdOf(state, seat6, position).under = { id: under, item: null, faceUp: false };
}
var withItem = (state, seat6, id) => ({
  id,
  item: itemGivenTo(state, seat6, id) ?? null
});

// libs/guardians/src/reinforcing/reinforcing-evolvers.ts
var reinforcingEvolvers = {
  shieldReinforced(state, { seat: seat6, from, to: to2, card }) {
    const source4 = stackAt(state, seat6, from)?.creatures ?? [];
    const creature3 = source4.find(({ id }) => id === card.instanceId);
    if (!creature3) throw new Error(`${card.instanceId} is not on ${from}.`);
    const player = playerOf(state, seat6);
    player.known = player.known.filter((id) => !source4.some((one2) => one2.id === id || one2.item === id));
    const { item } = creature3;
    leave(state, card.instanceId);
    stackAt(state, seat6, to2)?.creatures.push({ id: card.instanceId, item });
    state.reinforcedFrom = from;
  },
  reinforcingEnded(state) {
    state.reinforcedFrom = null;
    state.option = null;
  }
};

// libs/guardians/src/settlement/settlement-evolvers.ts
var settlementEvolvers = {
  terrainRemoved(state, { card }) {
    discard3(state, card.instanceId);
  },
  strongholdRuined(state, { of: of3, stronghold: stronghold3, cards: cards3 }) {
    for (const { instanceId: id } of cards3) discard3(state, id);
    strongholdOf(state, of3, stronghold3).ruin = true;
  },
  terrainLaid(state, { seat: seat6, space: space2, card }) {
    leave(state, card.instanceId);
    state.board[space2].terrain = { id: card.instanceId, owner: seat6, faceDown: false };
  },
  creatureLaid(state, { seat: seat6, space: space2, card, item }) {
    if (item) discard3(state, item.instanceId);
    const there = stackAt(state, seat6, space2)?.creatures ?? [];
    const player = playerOf(state, seat6);
    player.known = player.known.filter((id) => !there.some((one2) => one2.id === id));
    leave(state, card.instanceId);
    state.board[space2].terrain = { id: card.instanceId, owner: seat6, faceDown: true };
  },
  shieldSentToPen(state, { seat: seat6, card }) {
    putInPen(state, seat6, card.instanceId);
  },
  shieldWithdrawn(state, { seat: seat6, from, to: to2 }) {
    bringStack(state, seat6, from, to2);
  }
};
function discard3(state, id) {
  leave(state, id);
  playerOf(state, ownerOf(state, id)).discard.push(id);
}

// libs/guardians/src/table/movement-evolvers.ts
function takeUp(state, { seat: seat6, cards: cards3, items }) {
  for (const { instanceId: id } of [...items, ...cards3]) leave(state, id);
  for (const { instanceId: id } of items) playerOf(state, seat6).discard.push(id);
}
function noteBereaved(state, { seat: seat6, cards: cards3 }) {
  const { combat } = state;
  if (!combat || combat.merging) return;
  const killed = new Set(cards3.map(({ instanceId }) => instanceId));
  for (const { stack } of stacksOf(state, seat6)) {
    const { shield, creatures } = stack;
    if (shield === null || combat.bereaved.includes(shield)) continue;
    if (creatures.some(({ id }) => killed.has(id))) combat.bereaved.push(shield);
  }
}
var movementEvolvers = {
  cardsDiscarded(state, moved2) {
    noteBereaved(state, moved2);
    takeUp(state, moved2);
    for (const { instanceId: id } of moved2.cards) playerOf(state, moved2.seat).discard.push(id);
  },
  cardsSentToPen(state, moved2) {
    takeUp(state, moved2);
    for (const { instanceId: id } of moved2.cards) putInPen(state, moved2.seat, id);
  },
  cardsPutUnder(state, moved2) {
    takeUp(state, moved2);
    const { pile, known } = playerOf(state, moved2.seat);
    for (const { instanceId: id } of moved2.cards) {
      pile.push(id);
      known.push(id);
    }
  },
  shieldDestroyed(state, { seat: seat6, card }) {
    leave(state, card.instanceId);
    const player = playerOf(state, seat6);
    player.discard.push(card.instanceId);
    player.shieldsLost += 1;
  }
};

// libs/guardians/src/turning/turning-evolvers.ts
var turningEvolvers = {
  shieldTurned(state, { seat: seat6, space: space2 }) {
    const stack = stackAt(state, seat6, space2);
    if (!stack) throw new Error(`Seat ${seat6} has no shield on ${space2}.`);
    stack.turned = true;
    state.option = space2;
  },
  shieldPassed(state) {
    state.option = null;
  },
  activeChanged(state, { seat: seat6 }) {
    state.active = seat6;
  },
  shieldsUnturned(state) {
    for (const seat6 of seats) for (const { stack } of stacksOf(state, seat6)) stack.turned = false;
  }
};

// libs/guardians/src/evolvers.ts
var evolvers = {
  ...flowEvolvers,
  ...setUpEvolvers,
  ...reserveEvolvers,
  ...placementEvolvers,
  ...discardEvolvers,
  ...dominantEvolvers,
  ...turningEvolvers,
  ...reinforcingEvolvers,
  ...settlementEvolvers,
  ...moveEvolvers,
  ...movementEvolvers,
  ...effectEvolvers,
  ...boardEffectEvolvers,
  ...combatEvolvers
};

// libs/guardians/src/evolve.ts
var evolve = evolverOf(evolvers);

// libs/guardians/src/flow/resignation.ts
function resign2(turn, seat6) {
  if (turn.state.over) return;
  turn.emit({ type: "outcomeReached", reason: "CONCEDED", winner: otherSeat(seat6) });
}

// libs/guardians/src/flow/set-up/set-up.ts
function setUp(turn) {
  const { decks } = turn.state;
  if (decks) layTable(turn, decks);
  else openSealedGame(turn);
  advance(turn);
}

// libs/guardians/src/legal-commands.ts
function legalCommands(state, seat6) {
  if (state.over) return [];
  const open2 = openStepOf(state);
  return legalFrom(commandTable, state, seat6, ({ steps }) => takes(open2, steps, seat6));
}
var defaultCommand = (state, seat6) => defaultFrom(openStepOf(state), state, seat6);

// libs/guardians/src/options.ts
import { z as z58 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var optionsSchema = z58.strictObject({
  decks: z58.enum(["BROUGHT", "SEALED"]).default("BROUGHT").meta({
    id: "DeckSource",
    description: "BROUGHT: each seat plays the deck that it brings, or a starter deck (GUARD-015). SEALED: from boosters and a kit (GUARD-014)."
  }),
  boosterSet: boosterSetSchema.default("MIXED").meta({ description: "The set of the boosters of a sealed game." }),
  boosters: z58.int().min(4).max(7).default(4).meta({ description: "Boosters a seat opens in a sealed game." }),
  cut: z58.boolean().default(false).meta({ description: "Each seat cuts the pile of the other one before the game (GUARD-022)." }),
  turnLimit: z58.int().min(10).max(100).default(60).meta({ description: "The last turn (GUARD-216)." }),
  decisionSeconds: z58.int().min(10).max(604800).nullable().default(86400).meta({ description: "Seconds for each decision; null: no deadline." })
});

// libs/guardians/src/score.ts
var score = ({ over }) => scoreOfWinner(rulebook, over?.winner ?? null);

// libs/guardians/src/view/resample-choose.ts
var choices = [
  "placeOnStronghold",
  "placeUnderStronghold",
  "placeInUpgrade",
  "attachUpgrade",
  "attachItem",
  "discardExcess"
];
var choosing2 = {
  evolve,
  choices: (world, seat6) => [...legalCommands(world, seat6)].filter(({ type }) => choices.includes(type)),
  perform: (turn, command2, seat6) => rulesOf(command2).perform(turn, command2, seat6)
};
function committedBy({ combat }, seat6) {
  const command2 = combat?.commands[seat6];
  const hidden2 = command2?.fate === "COMMITTED" ? command2.card : null;
  return [hidden2, combat?.committed[seat6] ?? null].filter((id) => id !== null);
}
function resampleChoices2(state, world, seat6, random) {
  resampleCards(state, world, seat6, random);
  if (world.combat) resampleCommit(world, seat6, random);
}
function resampleCards(state, world, seat6, random) {
  if (!world.sealed || world.stage === "DECKS" || world.stage === "SETUP_CUT") return;
  const laid = placingOf(state, seat6).placed.length;
  const discarded = state.excess[seat6]?.length ?? 0;
  if (laid + discarded === 0) return;
  const { finished } = world.sealed;
  const { takenBack } = placingOf(world, seat6);
  world.placing[seat6] = { ...newPlacing(), takenBack };
  world.excess[seat6] = [];
  const others = finished.filter((one2) => one2 !== seat6);
  world.sealed = { asked: world.sealed.asked, finished: others };
  resampleChoices(choosing2, world, seat6, laid + discarded, random);
  world.sealed = { asked: world.sealed.asked, finished: [...finished] };
}
function resampleCommit(world, seat6, random) {
  const combat = combatOf(world);
  const command2 = combat.commands[seat6];
  if (command2?.card != null && command2.fate === "COMMITTED") {
    combat.commands[seat6] = { ...command2, card: random.pick(commandsOf2(world, seat6)) };
  }
  const committed = combat.committed[seat6];
  if (committed != null) {
    const what = declaredOf(world);
    const said2 = (id) => what ? propertiesOf(cardOf(world, id), what).join() : "";
    combat.committed[seat6] = random.pick(combatHand(world, seat6).filter((id) => said2(id) === said2(committed)));
  }
}
function declaredOf(world) {
  const what = declarationIn(world)?.effect.what;
  return isProperty(what) ? what : void 0;
}

// libs/guardians/src/view/hidden-places.ts
var isCreature = (world, id) => cardOf(world, id).type === "CREATURE";
var inPile = (world, pile, keepsBorder) => pile.map((old, place) => ({
  id: old,
  space: null,
  creature: null,
  takes: (id) => !keepsBorder || borderOf(cardOf(world, id).type) === borderOf(cardOf(world, old).type),
  lay: (id) => {
    pile[place] = id;
  }
}));
function hiddenPlaces(world, seat6, isOwn, fixed) {
  const { pile, hand, depot, pen, known } = playerOf(world, seat6);
  const places3 = inPile(world, pile, false);
  if (!isOwn) {
    places3.push(...inPile(world, hand, false), ...inPile(world, depot, true), ...inPile(world, pen, true));
    places3.push(...inStacks(world, seat6), ...atStrongholds(world, seat6), ...faceDownTerrains(world, seat6));
  }
  return places3.filter(({ id }) => !known.includes(id) && !fixed.has(id));
}
var inStacks = (world, seat6) => stacksOf(world, seat6).flatMap(
  ({ space: space2, stack }) => stack.creatures.flatMap((creature3) => [
    {
      id: creature3.id,
      space: space2,
      creature: creature3,
      takes: (id) => isCreature(world, id),
      // Stacks are laid as a whole: `layStacks`.
      lay: () => void 0
    },
    ...itemOf(world, creature3)
  ])
);
var itemOf = (world, creature3) => creature3.item === null ? [] : [
  {
    id: creature3.item,
    space: null,
    creature: null,
    takes: (id) => cardOf(world, id).type === "ITEM_CREATURE",
    lay: (id) => {
      creature3.item = id;
    }
  }
];
function atStrongholds(world, seat6) {
  const { strongholds: strongholds2 } = playerOf(world, seat6);
  return positions2.flatMap((position) => {
    const stronghold3 = strongholds2?.[position];
    return stronghold3 ? [...underOne(world, stronghold3), ...heldBy(world, stronghold3)] : [];
  });
}
function heldBy(world, stronghold3) {
  if (stronghold3.held === null) return [];
  return [
    {
      id: stronghold3.held,
      space: null,
      creature: null,
      takes: (id) => isCreature(world, id),
      lay: (id) => {
        stronghold3.held = id;
      }
    }
  ];
}
function underOne(world, stronghold3) {
  const { under } = stronghold3;
  if (!under || under.faceUp) return [];
  return [
    {
      id: under.id,
      space: null,
      creature: null,
      takes: (id) => mayLieUnder(cardOf(world, id)),
      lay: (id) => {
        stronghold3.under = { ...under, id };
      }
    }
  ];
}
var faceDownTerrains = (world, seat6) => Object.values(world.board).flatMap((ground) => {
  const { terrain: terrain2 } = ground;
  if (!terrain2?.faceDown || terrain2.owner !== seat6) return [];
  return [
    {
      id: terrain2.id,
      space: null,
      creature: null,
      takes: (id) => isCreature(world, id),
      lay: (id) => {
        ground.terrain = { ...terrain2, id };
      }
    }
  ];
});
var StackLoads = class {
  constructor(world, seat6) {
    this.world = world;
    for (const { space: space2, stack } of stacksOf(world, seat6)) {
      const load = vitalityOf(world, stack.creatures);
      this.loads.set(space2, load);
      this.creatures.set(space2, stack.creatures.length);
      this.most.set(space2, Math.max(SPACE_LIMIT, load));
    }
  }
  world;
  loads = /* @__PURE__ */ new Map();
  most = /* @__PURE__ */ new Map();
  creatures = /* @__PURE__ */ new Map();
  /** Whether a place may have one card instead of another. */
  mayExchange({ space: space2 }, old, id) {
    return space2 === null || this.loadOf(space2) + this.difference(old, id) <= (this.most.get(space2) ?? SPACE_LIMIT);
  }
  exchange({ space: space2 }, old, id) {
    if (space2 !== null) this.loads.set(space2, this.loadOf(space2) + this.difference(old, id));
  }
  /** Whether a creature may go from one stack to another: the one is not emptied, the other has room. */
  mayMove(from, to2, id) {
    const isLast = (this.creatures.get(from) ?? 0) < 2;
    return !isLast && this.loadOf(to2) + spaceVitality(this.world, id) <= SPACE_LIMIT;
  }
  move(from, to2, id) {
    const vitality2 = spaceVitality(this.world, id);
    this.creatures.set(from, (this.creatures.get(from) ?? 0) - 1);
    this.creatures.set(to2, (this.creatures.get(to2) ?? 0) + 1);
    this.loads.set(from, this.loadOf(from) - vitality2);
    this.loads.set(to2, this.loadOf(to2) + vitality2);
  }
  loadOf = (space2) => this.loads.get(space2) ?? 0;
  difference = (old, id) => spaceVitality(this.world, id) - spaceVitality(this.world, old);
};
function layStacks(world, seat6, places3) {
  const moved2 = new Set(places3.flatMap(({ creature: creature3 }) => creature3?.id ?? []));
  for (const { space: space2, stack } of stacksOf(world, seat6)) {
    const fixed = stack.creatures.filter(({ id }) => !moved2.has(id));
    const laid = places3.filter((place) => place.creature !== null && place.space === space2).map(({ id, creature: creature3 }) => ({ id, item: creature3?.item ?? null }));
    stack.creatures = [...fixed, ...laid];
  }
}

// libs/guardians/src/view/resample-deal.ts
var ROUNDS = 4;
function resampleDeal2(world, seat6, isOwn, fixed, random) {
  const places3 = hiddenPlaces(world, seat6, isOwn, fixed);
  const loads = new StackLoads(world, seat6);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of places3) exchange(loads, place, places3[random.below(places3.length)] ?? place);
    if (!isOwn) regroup(world, seat6, loads, places3, random);
  }
  for (const place of places3) place.lay(place.id);
  if (!isOwn) layStacks(world, seat6, places3);
  if (isOwn && isMemoryTested(world)) exchangeDistantStacks(world, seat6, random);
}
function exchange(loads, one2, other) {
  const [first2, second] = [one2.id, other.id];
  if (one2 === other || !one2.takes(second) || !other.takes(first2)) return;
  if (one2.space !== null && one2.space === other.space) return;
  if (!loads.mayExchange(one2, first2, second) || !loads.mayExchange(other, second, first2)) return;
  loads.exchange(one2, first2, second);
  loads.exchange(other, second, first2);
  one2.id = second;
  other.id = first2;
}
function regroup(world, seat6, loads, places3, random) {
  const spaces2 = stacksOf(world, seat6).map(({ space: space2 }) => space2).filter((space2) => space2 !== world.combat?.ground && space2 !== world.combat?.place);
  if (spaces2.length < 2) return;
  for (const place of places3) {
    const { id, space: from } = place;
    const to2 = random.pick(spaces2);
    if (from === null || to2 === from || !spaces2.includes(from) || !loads.mayMove(from, to2, id)) continue;
    loads.move(from, to2, id);
    place.space = to2;
  }
}
function exchangeDistantStacks(world, seat6, random) {
  const distant = stacksOf(world, seat6).filter((placed) => isDistant(world, placed));
  const armies = random.shuffle(distant.map(({ stack }) => stack.creatures));
  for (const [at2, { stack }] of distant.entries()) stack.creatures = armies[at2] ?? stack.creatures;
}

// libs/guardians/src/view/resample.ts
function resample(state, viewer, random) {
  const world = clone(state);
  if (viewer.kind === "auditor") return world;
  const own3 = viewer.kind === "seat" ? viewer.seat : null;
  for (const seat6 of seats) resampleDeal2(world, seat6, seat6 === own3, new Set(committedBy(world, seat6)), random);
  for (const seat6 of seats) {
    if (seat6 === own3) continue;
    resampleBuild(rulebook, world, seat6, random);
    resampleChoices2(state, world, seat6, random);
  }
  return world;
}

// libs/guardians/src/view/look-back.ts
var mayLookBack = (state, seat6) => !isMemoryTested(state) || !stacksOf(state, seat6).some((placed) => isDistant(state, placed));

// libs/cards/src/view/flow-view.ts
import { z as z59 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
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
  asked: z59.array(seat6).meta({ description: "The seats that have to decide now; none when the game is over." }),
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

// libs/guardians/src/view/board-view.ts
var boardView = (state, viewer) => spaces.map((space2) => ({
  space: space2,
  controller: controllerOf(space2, claimsOn(state, space2)),
  ...terrainView(state, space2, viewer),
  stacks: seats.flatMap((seat6) => {
    const stack = stackAt(state, seat6, space2);
    return stack ? [stackView(state, { seat: seat6, space: space2, stack }, viewer)] : [];
  })
}));
function terrainView(state, space2, viewer) {
  const { terrain: terrain2 } = state.board[space2];
  if (!terrain2) return {};
  const { id, owner: seat6, faceDown } = terrain2;
  const isSeen = !faceDown || seesAllOf(viewer, seat6);
  return { terrain: { seat: seat6, faceDown, ...isSeen ? { card: shownCard(state, id) } : {} } };
}
function stackView(state, placed, viewer) {
  const { seat: seat6, stack } = placed;
  const isForgotten = viewer.kind === "seat" && isMemoryTested(state) && isDistant(state, placed);
  if (!seesAllOf(viewer, seat6)) return { ...openView(state, seat6, stack), known: knownOf(state, seat6, stack) };
  const creatures = stack.creatures.map((creature3) => shownCreature(state, creature3));
  return {
    ...openView(state, seat6, stack),
    ...isForgotten ? { hidden: "MEMORY_RULE" } : { creatures }
  };
}
var openView = (state, seat6, { shield, turned }) => ({
  seat: seat6,
  ...shield === null ? {} : { shield: shownCard(state, shield) },
  turned
});
function knownOf(state, seat6, { creatures }) {
  const { known } = playerOf(state, seat6);
  return creatures.filter(({ id }) => known.includes(id)).sort((one2, other) => one2.id < other.id ? -1 : 1).map(({ id, item }) => shownCreature(state, { id, item: item !== null && known.includes(item) ? item : null }));
}

// libs/guardians/src/view/combat-view.ts
function combatView(state, combat, viewer) {
  const { place, attacker, commands: commands2, committed, fighters, attacks: attacks2, inForce, merging } = combat;
  return {
    place,
    attacker,
    commands: commands2.flatMap((command2, seat6) => command2 ? [commandView(state, command2, seat6, viewer)] : []),
    committed: seats.filter((seat6) => committed[seat6] != null),
    fighters: fighters.map((fighter2) => fighterView(state, fighter2)),
    ...matchupView(state, combat),
    attacks: attacks2.map(({ by: by2, on: on2 }) => ({ by: shownSource(state, by2), on: shownSource(state, on2) })),
    inForce: inForce.map(({ source: source4, on: on2, ...effect4 }) => ({
      ...effect4,
      source: shownSource(state, source4),
      ...on2 === null ? {} : { on: shownSource(state, on2) }
    })),
    ...merging ? {
      merging: {
        seat: merging.seat,
        space: merging.space,
        ...merging.shield === null ? {} : { shield: shownCard(state, merging.shield) }
      }
    } : {}
  };
}
function commandView(state, { card, fate }, seat6, viewer) {
  const isSeen = card !== null && (fate !== "COMMITTED" || seesAllOf(viewer, seat6));
  return { seat: seat6, declares: card !== null, ...isSeen ? { card: shownCard(state, card) } : {}, fate };
}
function fighterView(state, { id, ...fighter2 }) {
  const item = creatureOf(state, id)?.item ?? null;
  return {
    ...fighter2,
    card: shownSource(state, id),
    ...item === null ? {} : { item: shownCard(state, item) }
  };
}
function matchupView(state, { matchup }) {
  if (!matchup) return {};
  const creatures = seats.flatMap((seat6) => {
    const id = matchedOf(state, seat6);
    return id === void 0 ? [] : [{ seat: seat6, card: shownSource(state, id) }];
  });
  const totals = matchupTotals(state).map(({ seat: seat6, total: total2, contributions }) => ({
    seat: seat6,
    total: total2,
    contributions: [...contributions]
  }));
  return { matchup: { kind: matchup.kind, attacker: matchup.attacker, creatures, totals } };
}
function playView(state, play3) {
  const { kind, seat: seat6, cancelled } = play3;
  const done2 = { kind, seat: seat6, cancelled };
  switch (play3.kind) {
    case "CARD":
      return { ...done2, card: shownCard(state, play3.card), ...play3.target ? { target: play3.target } : {} };
    case "COMMAND":
      return { ...done2, card: shownCard(state, play3.card) };
    case "INFLUENCE":
      return {
        ...done2,
        card: shownSource(state, play3.guardian),
        receiver: shownCard(state, play3.receiver),
        value: play3.value
      };
    case "RANGED":
      return { ...done2, card: shownCard(state, play3.card), receiver: shownCard(state, play3.receiver) };
    case "FLIGHT":
      return { ...done2, path: [...play3.path] };
  }
}

// libs/guardians/src/view/own-view.ts
function ownView(state, seat6) {
  const { placed, takenBack } = placingOf(state, seat6);
  const committed = state.combat?.committed[seat6];
  return {
    ...ownHands(state, playerOf(state, seat6)),
    placed: placed.map((placement) => ({ ...placement })),
    takenBack,
    excess: shownCards2(state, state.excess[seat6] ?? []),
    ...committed == null ? {} : { committed: shownCard(state, committed) },
    combatHand: shownCards2(state, state.combat ? combatHand(state, seat6) : [])
  };
}

// libs/guardians/src/view/player-view.ts
function playerView(state, player, viewer) {
  const { seat: seat6, strongholds: strongholds2 } = player;
  const discards = state.stage === "I_D_DISCARD" && state.sealed?.asked.includes(seat6) === true;
  return {
    ...heldView(state, player),
    shieldsLost: player.shieldsLost,
    strongholds: strongholds2 ? positions2.map((position) => strongholdView(state, seat6, position, viewer)) : [],
    finished: state.sealed?.finished.includes(seat6) ?? false,
    toDiscard: discards ? excessOf(state, seat6) : 0,
    redrawn: state.redrawn.includes(seat6)
  };
}
function strongholdView(state, seat6, position, viewer) {
  const { card: cardId3, ruin: ruin2, works: works2, under, held } = strongholdOf(state, seat6, position);
  const isSeen = under !== null && (under.faceUp || seesAllOf(viewer, seat6));
  return {
    position,
    space: strongholdSpace(seat6, position),
    cardId: cardId3,
    ruin: ruin2,
    ...works2 === null ? {} : { works: shownCard(state, works2) },
    ...under === null ? {} : { under: isSeen ? shownCreature(state, under) : {} },
    ...held === null ? {} : { held: seesAllOf(viewer, seat6) ? { card: shownCard(state, held) } : {} }
  };
}

// libs/guardians/src/view/view.ts
function view(state, viewer) {
  const { first: first2, active, lower, option, reinforcedFrom } = state;
  return {
    ...flowView(state, openStepOf(state)),
    first: first2,
    activeSeat: active,
    ...lower === null ? {} : { lower },
    ...optionView({ option, reinforcedFrom }),
    plays: state.plays.map((play3) => playView(state, play3)),
    ...state.combat ? { combat: combatView(state, state.combat, viewer) } : {},
    players: state.players.map((player) => playerView(state, player, viewer)),
    grounds: boardView(state, viewer),
    ...viewer.kind === "seat" ? { own: ownView(state, viewer.seat) } : {},
    ...viewer.kind === "auditor" ? { secrets: seats.map((seat6) => ownView(state, seat6)) } : {}
  };
}
var optionView = ({ option, reinforcedFrom }) => ({
  ...option === null ? {} : { option },
  ...reinforcedFrom === null ? {} : { reinforcedFrom }
});

// libs/guardians/src/view/view-schema.ts
import { z as z61 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";

// libs/guardians/src/view/combat-view-schema.ts
import { z as z60 } from "./vendor/zod-21147d88249e6e6dc99916ca0c1d40683ef01ec9efa0fc4003877debeef0cb6d.mjs";
var source3 = shown.meta({ description: "The card that does it; of a guardian its library id twice." });
var fighterSchema = z60.strictObject({
  seat: seatSchema,
  card: shown.meta({ description: "Of a guardian its library id twice." }),
  item: shown.optional(),
  command: z60.boolean().meta({ description: "It came as command card (GUARD-098)." }),
  fresh: z60.boolean().meta({ description: "Its modifiers count: it has had no confrontation (GUARD-121)." }),
  beaten: z60.boolean()
}).meta({ id: "Fighter", description: "A creature that has been played in the combat, or the guardian." });
var commandSchema = z60.strictObject({
  seat: seatSchema,
  declares: z60.boolean(),
  card: shown.optional().meta({ description: "Absent while it is hidden from the viewer." }),
  fate: z60.enum(["COMMITTED", "REVEALED", "CANCELLED", "STANDS"]).meta({ id: "CommandFate" })
}).meta({ id: "CommandSeen", description: "The declared command of a seat (GUARD-093)." });
var matchupSchema = z60.strictObject({
  kind: z60.enum(["PRIMARY", "SECONDARY"]).meta({ id: "MatchupKind" }),
  attacker: seatSchema,
  creatures: z60.array(z60.strictObject({ seat: seatSchema, card: shown }).meta({ id: "Matched" })),
  totals: z60.array(totalSchemaOf(seatSchema)).meta({ description: "As they stand now (guardians.md 6)." })
}).meta({ id: "Matchup", description: "One creature against one creature; one side may have gone (GUARD-110)." });
var inForceSchema = z60.strictObject({
  seat: seatSchema,
  source: source3,
  effect: count2.meta({ description: "Place of the effect in the card’s list." }),
  on: shown.optional().meta({ description: "The creature that it is for, where it is for one." }),
  lasts: z60.enum(["ROUND", "COMBAT"]).meta({ id: "EffectLasts" }),
  command: z60.boolean()
}).meta({ id: "EffectInForce" });
var combatSchema = z60.strictObject({
  place: placeSchema,
  attacker: seatSchema,
  commands: z60.array(commandSchema),
  committed: z60.array(seatSchema).meta({ description: "Seats that have committed a primary attacker." }),
  fighters: z60.array(fighterSchema),
  matchup: matchupSchema.optional(),
  attacks: z60.array(z60.strictObject({ by: shown, on: shown }).meta({ id: "AttackMade" })).meta({ description: "Match-ups whose base is added to a later attack on the same creature (GUARD-151)." }),
  inForce: z60.array(inForceSchema),
  merging: z60.strictObject({ seat: seatSchema, space: spaceSchema, shield: shown.optional() }).meta({ id: "Merging", description: "Stacks that have come together, until their owner has decided." }).optional()
}).meta({ id: "CombatSeen", description: "The combat that is on (guardians.md 4.1)." });
var playSchema = z60.strictObject({
  kind: z60.enum(["CARD", "COMMAND", "INFLUENCE", "RANGED", "FLIGHT"]).meta({ id: "PlayKind" }),
  seat: seatSchema,
  card: shown.optional().meta({ description: "Of influence the guardian, its library id twice." }),
  target: targetSchema2.optional(),
  receiver: shown.optional(),
  value: count2.optional(),
  path: z60.array(placeSchema).optional(),
  cancelled: z60.boolean()
}).meta({ id: "Play", description: "Something done that may be answered before it counts (GUARD-143)." });

// libs/guardians/src/view/view-schema.ts
var stackSchema = z61.strictObject({
  seat: seatSchema,
  shield: shown.optional().meta({ description: "Absent: a garrison." }),
  turned: z61.boolean().meta({ description: "The shield has had its option in this turn (GUARD-064)." }),
  creatures: z61.array(creatureSeen).optional().meta({
    description: "In the order in which they came; absent where the viewer does not see them, nor how many they are."
  }),
  known: z61.array(creatureSeen).optional().meta({
    description: "Where they are hidden from the viewer: those that all players have seen and know to be there (GUARD-227)."
  }),
  hidden: z61.literal("MEMORY_RULE").optional().meta({
    description: "The reason why they are hidden from their owner: distant shields are closed in phase I (GUARD-039)."
  })
}).meta({ id: "Stack", description: "The creatures of a seat on a space, under a shield or as a garrison." });
var terrainSchema = z61.strictObject({
  seat: seatSchema.meta({ description: "Its owner." }),
  faceDown: z61.boolean().meta({ description: "A creature that lies for one, without type (GUARD-195)." }),
  card: shown.optional().meta({ description: "Absent where it lies face down and is not the viewer’s." })
}).meta({ id: "TerrainSeen" });
var groundSchema = z61.strictObject({
  space: spaceSchema,
  controller: seatSchema.meta({ description: "The seat that controls it (GUARD-199, GUARD-200)." }),
  terrain: terrainSchema.optional(),
  stacks: z61.array(stackSchema)
}).meta({ id: "Ground", description: "A space of the board, with the cards on it." });
var strongholdSchema = z61.strictObject({
  position: positionSchema2,
  space: spaceSchema,
  cardId: printedId,
  ruin: z61.boolean(),
  works: shown.optional().meta({ description: "An upgrade of its owner’s, or a downgrade of the enemy’s." }),
  under: creatureSeen.partial().optional().meta({
    description: "Present where a creature lies under it; without a card where the viewer does not see it."
  }),
  held: z61.strictObject({ card: shown.optional() }).optional().meta({
    description: "Present where its upgrade holds a creature; without a card where the viewer does not see it."
  })
}).meta({ id: "Stronghold", description: "A stronghold of a seat, with the cards in and under it." });
var playerSchema = z61.strictObject({
  ...heldViewFields(seatSchema),
  hand: count2.meta({ description: "The reserve hand; while cards are placed, its number before (guardians.md 6)." }),
  shieldsLost: count2.meta({ description: "Its shields that were destroyed; the fifth loses (GUARD-211)." }),
  strongholds: z61.array(strongholdSchema),
  finished: z61.boolean().meta({ description: "Has finished its part of the open sealed step." }),
  toDiscard: count2.meta({ description: "Cards that it has still to choose for the discard (GUARD-053)." }),
  redrawn: z61.boolean().meta({ description: "Has drawn its opening hand again (GUARD-024)." })
}).meta({ id: "Player", description: "The public view of a seat." });
var ownSchema = z61.strictObject({
  ...ownHandsFields(seatSchema),
  hand: shownCards.meta({ description: "The reserve hand, with placed cards that are not on the board yet." }),
  placed: z61.array(placementSchema).meta({ description: "Its present placement, in order." }),
  takenBack: count2.meta({ description: "Cards that it has taken back in this placement (GUARD-058)." }),
  excess: shownCards.meta({ description: "The cards that it has chosen to discard." }),
  committed: shown.optional().meta({ description: "The primary attacker that it has committed (GUARD-105)." }),
  combatHand: shownCards.meta({ description: "In a combat its creatures that were not played yet (GUARD-092)." })
}).meta({ id: "OwnCards", description: "The secrets of the own seat." });
var viewSchema = z61.strictObject({
  ...flowViewFields({ seat: seatSchema, stage: stageSchema, step: stepSchema, reason: reasonSchema }),
  first: seatSchema.meta({ description: "The first active seat; before the dominants that of the turn before." }),
  activeSeat: seatSchema.meta({ description: "The seat whose turn it is to turn a shield." }),
  lower: seatSchema.optional().meta({ description: "The seat with the lower dominant (GUARD-034)." }),
  option: spaceSchema.optional().meta({ description: "The space of the shield that takes its option." }),
  reinforcedFrom: spaceSchema.optional(),
  plays: z61.array(playSchema).meta({ description: "The acts that may be answered, the last one last (GUARD-143)." }),
  combat: combatSchema.optional(),
  players: z61.array(playerSchema),
  grounds: z61.array(groundSchema).meta({ description: "The twelve spaces, in order." }),
  own: ownSchema.optional().meta({ description: "For a seat: its own cards." }),
  secrets: z61.array(ownSchema).optional().meta({ description: "For auditors of a game: the cards of both." })
});

// libs/guardians/src/waiting.ts
function waiting(state) {
  if (state.over) return { over: state.over.reason };
  const open2 = openStepOf(state);
  if (!open2) throw new Error(`The game waits for no seat in ${state.stage}.`);
  return waitsFor(open2, state.options);
}

// libs/guardians/src/guardians.ts
var schemas = {
  options: optionsSchema,
  commands,
  events,
  view: viewSchema,
  brought: broughtSchema,
  content: contentSchema2
};
var guardians = defineRules({
  name: "guardians",
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
  mayLookBack,
  resample,
  score
});
export {
  kernel,
  guardians as ruleset
};
