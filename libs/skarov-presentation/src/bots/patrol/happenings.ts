import { onceForEach } from '#kernel';
import { sum, zoneAt, type Reading } from '#skirmish-presentation';
import type { Characteristic } from '#skirmish';
import type { Amount, FigureId, HeroView, TestCard } from '#skarov/queries';
import { heroOf, type Outlook } from '../outlook.js';

type Deed = HeroView['deeds'][number]['deed'];

/** Something that may happen, as far as objectives and missions look at it. */
export interface Happening {
  /** A test that is passed. */
  readonly passed?: string;
  /** The changes of counters of objectives. */
  readonly counters?: Readonly<Record<string, number>>;
  /** How many tokens come, by kind; below 0: go. */
  readonly tokens?: Readonly<Record<string, number>>;
  readonly deeds?: Partial<Record<Deed, number>>;
}

/** The changes by passing a test of a room; the same object for the same test. */
export const passing = (card: TestCard, which: Characteristic): Happening =>
  passingsOf(card, which, () => happeningOf(card, which));

const passingsOf = onceForEach<TestCard, Happening>();

function happeningOf({ id, onSuccess }: TestCard, which: Characteristic): Happening {
  const counters: Record<string, number> = {};
  const tokens: Record<string, number> = {};
  for (const { advance, remove, putToken, takeToken } of onSuccess) {
    if (advance) counters[advance.objective] = (counters[advance.objective] ?? 0) + advance.by;
    if (remove?.tokens !== undefined) tokens[remove.tokens] = (tokens[remove.tokens] ?? 0) - (remove.count ?? 1);
    if (putToken) tokens[putToken.kind] = (tokens[putToken.kind] ?? 0) + 1;
    if (takeToken) tokens[takeToken.kind] = (tokens[takeToken.kind] ?? 0) - 1;
  }
  return { passed: id, counters, tokens, deeds: passedDeeds(which) };
}

/** The change by passing a test that changes nothing else. */
export const passingAny = {
  SPEED: { deeds: passedDeeds('SPEED') },
  ATTACK: { deeds: passedDeeds('ATTACK') },
  DEFENSE: { deeds: passedDeeds('DEFENSE') },
  MIND: { deeds: passedDeeds('MIND') },
} as const satisfies Readonly<Record<Characteristic, Happening>>;

/** The addition of any passed test to the deeds of a hero. */
function passedDeeds(which: Characteristic): Partial<Record<Deed, number>> {
  return {
    TESTS_PASSED: 1,
    ...(which === 'MIND' ? { MIND_TESTS_PASSED: 1 } : {}),
    ...(which === 'ATTACK' ? { ATTACK_TESTS_PASSED: 1 } : {}),
  };
}

/** How conditions read the game, as it would be after a happening; `heroId`: the owner of a mission. */
export const readingOf = (outlook: Outlook, happened: Happening, heroId?: FigureId): Reading => ({
  measure: (amount) => measure(outlook, amount as Amount, happened, heroId),
  isOpen: (door) => outlook.view.board.passages.some(({ edge, open }) => open && edge === door),
  further({ holds }) {
    return holds && outlook.view.page.some(({ articleId }) => articleId === holds.article) ? 0 : undefined;
  },
});

/** A number of the game as the view shows it; `undefined` where it cannot be read there. */
const measure = (
  outlook: Outlook,
  amount: Amount,
  happened: Happening,
  heroId: FigureId | undefined,
): number | undefined => ofBase(outlook, amount, happened) ?? ofHeroes(outlook, amount, happened, heroId);

/** Counters, tokens and tests. */
function ofBase({ view }: Outlook, { counter, tokens, passed, turn }: Amount, happened: Happening): number | undefined {
  if (counter !== undefined) {
    const now = view.objectives.find(({ objectiveId }) => objectiveId === counter)?.counter;
    return now === undefined ? undefined : Math.max(0, now + (happened.counters?.[counter] ?? 0));
  }
  if (tokens !== undefined) {
    const now = view.tokens.filter(({ kindId }) => kindId === tokens).length;
    return Math.max(0, now + (happened.tokens?.[tokens] ?? 0));
  }
  if (passed) {
    const told = view.tests.filter(({ testId }) => testId === passed.test).map((test) => test.passed);
    return sum(told) + (happened.passed === passed.test ? 1 : 0);
  }
  return turn ? view.turn : undefined;
}

/** Heroes, and what they have done. */
function ofHeroes(
  outlook: Outlook,
  { deed, count, heroesOut, heroesAtStart }: Amount,
  happened: Happening,
  heroId: FigureId | undefined,
): number | undefined {
  if (deed) {
    const done = heroId === undefined ? [] : (heroOf(outlook, heroId)?.deeds ?? []);
    return (done.find((each) => each.deed === deed.what)?.count ?? 0) + (happened.deeds?.[deed.what] ?? 0);
  }
  if (count?.of === 'HEROES') return heroesIn(outlook, count.inZone?.room);
  if (heroesOut !== undefined) return outlook.view.heroes.length - outlook.ours.length;
  return heroesAtStart ? outlook.view.heroes.length : undefined;
}

/** Heroes on the board, or in a room. */
function heroesIn({ ours, ground }: Outlook, room: string | undefined): number {
  if (room === undefined) return ours.length;
  return ours.filter(({ spaceId }) => zoneAt(ground, spaceId).startsWith(`${room}/`)).length;
}
