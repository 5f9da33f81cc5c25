import { join } from 'node:path';
import { RulesetRegistry } from '#games';
import { atSeat, spectator, type Viewer } from '#kernel';
import { rulesets } from '../../apps/rulesets.js';
import { playBots, type SetUp } from './bot-game.js';

/** A picture that README and guides show: a game of bots, the command after which it is drawn, and the viewer. */
interface CheckedIn {
  readonly ruleset: string;
  readonly setUp: SetUp;
  readonly seed: string;
  readonly after: number | 'THE_LAST';
  readonly viewer: Viewer;
  readonly picture: string;
  /** The part of it that is shown, where the whole of it would be too small to read on a page. */
  readonly part?: Part;
}

/** A part of a picture, in its own units. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NAMES = ['Ada', 'Bruno', 'Cyrille', 'Dorothée'];

const heroes = (scenarioId: string): SetUp => ({ options: { scenarioId, seatsA: 1, seatsB: 1 } });

const launch: SetUp = { options: { heroes: 3, scenarioId: 'nine-turns-to-launch' } };

/** Where pictures are checked in. */
export const PICTURES = join('docs', 'pictures');

/** The pictures that are checked in, by file. */
export const checkedIn: Readonly<Record<string, CheckedIn>> = {
  'arena-duel.svg': {
    ruleset: 'arena',
    setUp: {},
    seed: 'docs 4',
    after: 57,
    viewer: atSeat(0),
    picture: 'table',
    part: { x: 346, y: 596, width: 908, height: 292 },
  },
  'arena-table.svg': { ruleset: 'arena', setUp: {}, seed: 'docs 2', after: 65, viewer: atSeat(0), picture: 'table' },
  'clash-front-page.svg': {
    ruleset: 'clash',
    setUp: { options: { scenarioId: 'five-shadows', seatsA: 2, seatsB: 2, heroesA: 2, heroesB: 2 } },
    seed: 'docs 14',
    after: 'THE_LAST',
    viewer: spectator,
    picture: 'front-page-b',
  },
  'clash-table.svg': {
    ruleset: 'clash',
    setUp: heroes('doll-parade'),
    seed: 'docs 2',
    after: 60,
    viewer: atSeat(0),
    picture: 'table',
  },
  'guardians-combat.svg': {
    ruleset: 'guardians',
    setUp: {},
    seed: 'docs 2',
    after: 119,
    viewer: atSeat(0),
    picture: 'table',
  },
  'guardians-table.svg': {
    ruleset: 'guardians',
    setUp: {},
    seed: 'docs 2',
    after: 150,
    viewer: atSeat(0),
    picture: 'table',
  },
  'guilds-table.svg': {
    ruleset: 'guilds',
    setUp: { seats: 4 },
    seed: 'docs 1',
    after: 246,
    viewer: spectator,
    picture: 'table',
  },
  'skarov-base.svg': {
    ruleset: 'skarov',
    setUp: { options: { heroes: 3 } },
    seed: 'docs 1',
    after: 8,
    viewer: spectator,
    picture: 'table',
  },
  'skarov-front-page.svg': {
    ruleset: 'skarov',
    setUp: launch,
    seed: 'docs 7',
    after: 'THE_LAST',
    viewer: spectator,
    picture: 'front-page',
  },
  'skarov-table.svg': {
    ruleset: 'skarov',
    setUp: launch,
    seed: 'docs 2',
    after: 274,
    viewer: atSeat(0),
    picture: 'table',
  },
};

/** Plays the game and draws the picture, in English. Throws when the game ends before the command. */
export function drawCheckedIn({ ruleset: name, setUp, seed, after, viewer, picture, part }: CheckedIn): string {
  const ruleset = new RulesetRegistry(rulesets).find(name)!;
  let svg: string | undefined;
  playBots(ruleset, setUp, seed, ({ game }, played) => {
    if (after === 'THE_LAST' ? game.phase !== 'over' : played < after) return false;
    svg = ruleset.pictures![picture]!(ruleset.view(game.state, viewer), 'en', NAMES);
    return true;
  });
  if (svg === undefined) throw new Error(`The game "${seed}" of ${name} is over before command ${after}.`);
  return part ? only(part, svg) : svg;
}

/** The picture with nothing but a part of it in sight. */
const only = ({ x, y, width, height }: Part, svg: string): string =>
  svg.replace(
    /viewBox="[^"]*" width="\d+" height="\d+"/u,
    `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`,
  );
