import { arena } from '#arena-presentation';
import { clash } from '#clash-presentation';
import { guardians } from '#guardians-presentation';
import { guilds } from '#guilds-presentation';
import {
  atSeat,
  auditor,
  canonicalJson,
  clone,
  isOver,
  isRefusal,
  LocalGame,
  locales,
  nextRandomCommand,
  Random,
  refuse,
  spectator,
  waitsForSeats,
  type AnyRuleset,
  type AnyTagged,
  type Json,
  type Locale,
  type Refusal,
} from '#kernel';
import {
  CommandPool,
  decideGame,
  describeEvent,
  explain,
  gameRefusals,
  reasonOfEvent,
  redactorOf,
  stepTitle,
  type Game,
} from '#kernel/server';
import { faultOf, idsOf, seedOf, tier, type LawOptions } from '#kernel/testing';
import { lantern } from '#lantern-presentation';
import { skarov } from '#skarov-presentation';
import { variants as arenaVariants } from '../laws/arena-variants.js';
import { variants as clashVariants } from '../laws/clash-variants.js';
import { variants as guardiansVariants } from '../laws/guardians-variants.js';
import { variants as guildsVariants } from '../laws/guilds-variants.js';
import { variants as skarovVariants } from '../laws/skarov-variants.js';

type Told = Pick<Game, 'options' | 'state'>;
type Variants = Pick<LawOptions, 'options' | 'rareEvents'>;

/** Names before which French elides. */
const NAMES = ['Ada', 'Élise', 'Ivo', 'Oda', 'Ugo', 'Yves'];
const MISHAPS = { timeOuts: 100, resignations: 10 };
const GAMES = 4;
const GUESSES = 3;
/** How many commits lie between two looks at the buttons, and after which the first comes. */
const STRIDE = tier === 'change' ? 12 : 4;
const FIRST = Random.from(seedOf('buttons')).below(STRIDE);

/** The sentences of games of a ruleset: bad ones, and every refusal by its code. */
class Telling {
  readonly faults = new Set<string>();
  readonly refusals = new Map<string, Refusal>();
  /** The facts of refusals, by name. */
  readonly facts = new Map<string, Json>();
  readonly types = new Set<string>();
  /** The commands that seats might give. */
  readonly buttons = new Set<string>();
  /** The steps in which games waited. */
  readonly steps = new Set<string>();
  private readonly ids: ReadonlySet<string>;
  private readonly judged = new Set<string>();

  constructor(private readonly ruleset: AnyRuleset) {
    this.ids = idsOf(ruleset);
  }

  event(event: AnyTagged, game: Told, seats: readonly number[]): void {
    this.types.add(event.type);
    const redact = redactorOf(this.ruleset, game.options);
    const seen = [...seats.map(atSeat), spectator, auditor].map((viewer) => redact(event, viewer));
    for (const told of new Map(seen.map((each) => [canonicalJson(each), each])).values())
      for (const locale of locales) this.judgeEvent(told, locale, game);
  }

  private judgeEvent(event: AnyTagged, locale: Locale, game: Told): void {
    this.judge(event.type, locale, describeEvent(this.ruleset, event, locale, NAMES, game));
    const reason = reasonOfEvent(this.ruleset, event, locale, NAMES, game);
    if (reason) this.judge(`the reason for ${event.type}`, locale, reason.text);
  }

  /** The titles of the step in which a game waits: of their language, and not its name. */
  stepOf({ phase, state }: Game): void {
    const waiting = phase === 'running' ? this.ruleset.waiting(state) : undefined;
    if (!waiting || isOver(waiting)) return;
    const step = waitsForSeats(waiting) ? waiting.step : waiting.rules;
    if (this.steps.has(step)) return;
    this.steps.add(step);
    for (const locale of locales) {
      const title = stepTitle(this.ruleset, step, locale);
      if (title === step) this.faults.add(`the step ${step} has no title`);
      else this.judge(step, locale, `${title}.`);
    }
  }

  /** The texts of buttons at some moments, for all legal commands. */
  commandsIn(local: LocalGame, seats: readonly number[]): void {
    // The shortest games may end before the chosen moment.
    if (this.buttons.size === 0 || local.commits.length % STRIDE === FIRST)
      for (const seat of seats) this.commandsOf(local.game, seat, local.legal(seat));
  }

  /** The texts of buttons for a seat's commands: each a text of its own. */
  private commandsOf({ options, state }: Game, seat: number, legal: readonly AnyTagged[]): void {
    if (legal.length === 0) return;
    const view: unknown = this.ruleset.view(state, atSeat(seat));
    for (const locale of locales) {
      const texts = legal.map(this.ruleset.commandTexts(view, locale, NAMES, options));
      if (new Set(texts).size < texts.length) this.faults.add(`in ${locale} two buttons of ${texts.join(', ')}`);
      for (const [place, { type }] of legal.entries()) {
        this.buttons.add(type);
        this.judge(type, locale, `${texts[place]}.`);
      }
    }
  }

  refusal(refusal: Refusal): void {
    this.refusals.set(refusal.code, refusal);
    // One of a thing is another text: `dearByOne` has those.
    for (const [fact, value] of Object.entries(refusal.facts)) if (value !== 1) this.facts.set(fact, value);
    for (const locale of locales) this.judge(refusal.code, locale, explain(this.ruleset, refusal, locale));
  }

  private judge(of: string, locale: (typeof locales)[number], sentence: string): void {
    if (this.judged.has(sentence)) return;
    this.judged.add(sentence);
    const fault = faultOf(sentence, locale, this.ids);
    if (fault !== undefined && this.faults.size < 30) this.faults.add(`${of}, ${locale}, ${fault}: ${sentence}`);
  }
}

/** Plays whole random games, and tries illegal commands on the way. */
function play(ruleset: AnyRuleset, { options: all = [{}], rareEvents = [] }: Variants): Telling {
  const telling = new Telling(ruleset);
  const pool = new CommandPool(Object.keys(ruleset.schemas.commands), [null, 1, 'x', {}, { type: 'x' }]);
  for (let number = 0; number < GAMES; number += 1) {
    const random = Random.from(`sentences-${number}`);
    const options = all[number % all.length] ?? {};
    const parsed: unknown = ruleset.schemas.options.parse(options);
    const { least, seats } = ruleset.seats(parsed);
    const brought = seats.map(({ seat }) => ruleset.sampleBrought?.(parsed, seat, random));
    const count = Math.min(seats.length, least + (number % 2));
    const local = LocalGame.start(ruleset, { options, seats: count, brought, seed: `sentences-${number}` });
    const taken = seats.slice(0, count).map(({ seat }) => seat);
    for (const commit of local.commits) for (const event of commit.events) telling.event(event, local.game, taken);
    for (;;) {
      telling.stepOf(local.game);
      telling.commandsIn(local, taken);
      for (let guess = 0; guess < GUESSES && local.commits.length % 4 === 0; guess += 1) {
        const seat = random.pick(taken);
        const command = pool.candidate(random, []) as AnyTagged;
        const decision = decideGame(ruleset, clone(local.game), { type: 'play', seat, command }, local.seed);
        if (isRefusal(decision)) telling.refusal(decision);
      }
      const command = nextRandomCommand(local, taken, random, MISHAPS);
      if (!command) break;
      if (command.type === 'play') pool.add(command.command, random);
      for (const event of local.must(command).events) telling.event(event, local.game, taken);
    }
  }
  const none = { options: ruleset.schemas.options.parse({}), state: null };
  for (const event of rareEvents) telling.event(event, none, [0, 1]);
  return telling;
}

describe.each<[string, AnyRuleset, Variants]>([
  ['lantern', lantern, {}],
  ['guilds', guilds, guildsVariants],
  ['clash', clash, clashVariants],
  ['arena', arena, arenaVariants],
  ['guardians', guardians, guardiansVariants],
  ['skarov', skarov, skarovVariants],
])('the texts of %s, over whole random games', (_, ruleset, variants) => {
  let telling: Telling;
  beforeAll(() => {
    telling = play(ruleset, variants);
  });

  it('are sentences of a language, of events, commands and refusals, with names where there are names', () => {
    expect([...telling.faults]).toEqual([]);
    expect(telling.types.size).toBeGreaterThan(4);
    expect(telling.refusals.size).toBeGreaterThan(2);
    expect(telling.steps.size).toBeGreaterThan(1);
    expect(telling.buttons.size).toBeGreaterThan(0);
  });

  it('so are all other refusals, with facts as games have them', () => {
    const met = new Telling(ruleset);
    const facts: Record<string, Json> = { ...spare, ...Object.fromEntries(telling.facts) };
    for (const code of Object.keys({ ...gameRefusals, ...ruleset.refusals })) {
      met.refusal(refuse('X-1', code, facts));
      met.refusal(refuse('X-1', code, { ...facts, ...dearByOne }));
    }
    expect([...met.faults]).toEqual([]);
  });
});

/** The least that a player may lack: one thing is told in the singular. */
const dearByOne: Readonly<Record<string, Json>> = { cost: 1, stones: 0 };

/** Facts that random games seldom meet. */
const spare: Readonly<Record<string, Json>> = {
  seat: 0,
  least: 2,
  left: 2,
  most: 5,
  value: 9,
  cost: 4,
  rubies: 1,
  stones: 1,
  oil: 3,
  count: 40,
  total: 31,
  moves: 3,
  limit: 30,
  from: 'b1',
  rank: 'HERO',
  reason: 'TOO_FAR',
  version: '1.0',
  step: null,
  bot: 'steward',
  command: 'bid',
  ruleset: 'clash',
  issues: { en: 'It is missing.', fr: 'Cela manque.' },
  reasons: { en: 'It has no guardian.', fr: 'Il n’a pas de Gardien.' },
  card: 'no-such-card',
  printed: null,
  hero: 'nobody',
  sidekick: 'nobody',
  figure: 'nobody',
  sheet: 'nobody',
  tile: 3,
  tiles: ['t3a'],
  edge: '4,2,E',
  id: 'nothing',
  space: '0,0',
  what: 'market',
  stepId: 'x',
};
