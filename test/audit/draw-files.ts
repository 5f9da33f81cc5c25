import { createHash } from 'node:crypto';
import type { AnyRuleset, Json } from '#kernel';
import type { StoredCommit } from '#records';
import { servedRulesets } from '../../apps/rulesets.js';
import type { GoldenPlan } from '../golden/plan.js';
import { plans } from '../golden/plans/index.js';
import { commitsOf } from '../golden/play.js';
import { drawsOf, type Draw } from './draws.js';
import { transcriptOfCommits } from './golden-transcripts.js';

const rulesets = await servedRulesets({ rules: 'working-tree' });

/** A game that is played for the pages on draws: a golden plan, under the chance of today. */
export interface DrawnGame {
  readonly ruleset: AnyRuleset;
  readonly seed: Uint8Array;
  readonly commits: readonly StoredCommit[];
}

/** Plays a golden plan on the rules of the working tree. @param changes to the plan: `chained` is always set. */
export async function drawnGame(name: string, plan: string, changes: Partial<GoldenPlan> = {}): Promise<DrawnGame> {
  const ruleset = rulesets.find(name)!;
  const planned = plans[name]!.find((each) => each.name === plan)!;
  const commits = await commitsOf(ruleset, { ...planned, ...changes, chained: true });
  return { ruleset, seed: createHash('sha256').update(planned.seed).digest(), commits };
}

/** The second player gives up when it is asked for this time: so a transcript stays short. */
const upTo = (resigns: number): Partial<GoldenPlan> => ({
  players: [
    { plays: 'default', seed: 'a lucky hand' },
    { plays: 'default', resigns },
  ],
});

/** One game of each ruleset. */
const games: Readonly<Record<string, () => Promise<DrawnGame>>> = {
  lantern: () => drawnGame('lantern', 'hidden-seeds'),
  guilds: () => drawnGame('guilds', 'two-seats-last-quest'),
  clash: () => drawnGame('clash', 'doll-parade-co-op'),
  arena: () => drawnGame('arena', 'sealed-decks', upTo(12)),
  skarov: () =>
    drawnGame('skarov', 'nine-turns-resignation', {
      players: [{ plays: 'patrol', seed: 'a lucky hand' }, { bot: 'patrol' }, { plays: 'chance', resigns: 14 }],
    }),
  guardians: () => drawnGame('guardians', 'sealed-decks', upTo(12)),
};

/** The rulesets that have a page on their draws. */
export const drawnRulesets = Object.keys(games);

type Listed = Readonly<Record<string, Json>>;

/** The fields of a card of a box that the pages need; each box has some of them. */
interface Card {
  readonly id: string;
  readonly oil: number;
  readonly copies: number;
  readonly heroId: string;
  readonly set: string;
  readonly type: string;
  readonly rarity?: string;
  /** Ids of its copies. */
  readonly cardIds: readonly string[];
}
type Box = Readonly<Record<string, readonly Card[]>>;

const idsOf = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);
const pile = (cards: readonly Card[]): string[] => cards.flatMap(({ cardIds }) => cardIds);
const cardsOf = (content: Box, set: string): Listed =>
  Object.fromEntries(
    idsOf(content['heroes']!).map((hero) => [
      hero,
      idsOf(content['powerCards']!.filter((card) => card.heroId === hero && card.set === set)),
    ]),
  );
const heroLists = (content: Box): Listed => ({
  woundCards: pile(content['woundCards']!),
  baseCards: cardsOf(content, 'BASE'),
  veteranCards: cardsOf(content, 'VETERAN'),
});
const cardLists = ({ cards }: Box): Listed => ({
  cards: cards!.map(({ id, set, type, rarity }) => [id, set, type, rarity ?? null]),
});

/** The lists of a box from which a game draws, in their order, by the names that the pages have for them. */
const lists: Readonly<Record<string, (content: Box) => Listed>> = {
  lantern: ({ cards }) => ({ cards: cards!.flatMap(({ oil, copies }) => Array<number>(copies).fill(oil)) }),
  guilds: ({ guildTiles, leaders, mages, objects, spells, quests }) => ({
    guildTiles: idsOf(guildTiles!),
    leaders: idsOf(leaders!),
    mages: idsOf(mages!),
    items: [...idsOf(objects!), ...idsOf(spells!)].sort(),
    quests: idsOf(quests!),
  }),
  clash: heroLists,
  skarov: (content) => ({ ...heroLists(content), eventCards: pile(content['eventCards']!) }),
  arena: cardLists,
  guardians: cardLists,
};

/** The draws of a game: the lists of the box, and every call of chance. */
export interface DrawFile {
  readonly ruleset: string;
  readonly rulesVersion: string;
  readonly transcript: string;
  readonly lists: Listed;
  readonly draws: readonly Draw[];
}

const linesOf = (rows: readonly unknown[]): string => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');

/** JSON with a line for each list and for each draw. */
function textOf({ lists: listed, draws, ...about }: DrawFile): string {
  const head = Object.entries(about).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const rows = Object.entries(listed).map(([name, list]) => `    ${JSON.stringify(name)}: ${JSON.stringify(list)}`);
  return `{\n${head.join('')}  "lists": {\n${rows.join(',\n')}\n  },\n  "draws": [\n${linesOf(draws)}\n  ]\n}\n`;
}

/** The content of the files of a game's draws. */
export const drawFileOf = (name: string, { ruleset, seed, commits }: DrawnGame): DrawFile => ({
  ruleset: name,
  rulesVersion: ruleset.version,
  transcript: `${name}.chronicle.ndjson`,
  lists: lists[name]!(ruleset.content as unknown as Box),
  draws: drawsOf(ruleset, seed, commits),
});

/** The files beside the pages on draws, by their names: a game of each ruleset, and its draws. */
export async function drawFiles(): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  for (const name of drawnRulesets) {
    const game = await games[name]!();
    const release = (await rulesets.release(name, game.ruleset.version))!;
    files[`draws/${name}.json`] = textOf(drawFileOf(name, game));
    files[`draws/${name}.chronicle.ndjson`] = (await transcriptOfCommits(release, game.commits)).join('');
  }
  return files;
}
