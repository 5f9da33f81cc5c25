import { atSeat, auditor, clone, locales, spectator, type AnyRuleset, type LocalCommit } from '#kernel';
import { applyCommit, newGame } from '#kernel/server';
import { rulesets } from '../../apps/rulesets.js';
import { playBots, type SetUp } from './bot-game.js';

/** A picture of a table, and its name for failures. */
export interface DrawnTable {
  readonly title: string;
  readonly svg: string;
}

/** How the games are set up: as many seats as may be, and options that put other things on the table. */
const setUps: Readonly<Record<string, readonly SetUp[]>> = {
  arena: [{}, { options: { decks: 'SEALED', boosterSet: 'MIXED' } }, {}, { options: { decisionSeconds: 60 } }],
  clash: [
    { options: { scenarioId: 'five-shadows', seatsA: 2, seatsB: 2, heroesA: 3 } },
    { options: { scenarioId: 'doll-parade', mode: 'SOLO', startSide: 'B', decisionSeconds: null } },
    { options: { scenarioId: 'key-to-the-city', seatsA: 3, seatsB: 2, rankB: 'VETERAN' } },
    { options: { scenarioId: 'silent-hour', mode: 'COOP', seatsA: 2, difficulty: 'EASY', decisionSeconds: 60 } },
  ],
  skarov: [
    { options: { heroes: 4, scenarioId: 'whole-programme' } },
    { options: { heroes: 1, scenarioId: 'light-showers' } },
    { options: { heroes: 3 } },
    { options: { heroes: 2, scenarioId: 'nine-turns-to-launch', decisionSeconds: 60 } },
  ],
  guardians: [{}, { options: { decks: 'SEALED' } }, {}, { options: { decisionSeconds: 60 } }],
  lantern: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 4, options: { storms: 4 } }],
  guilds: [{ seats: 2 }, { seats: 3 }, { seats: 4, options: { questCount: 12 } }, { seats: 5 }],
};

/** Names as players have them: short, as long as an account allows, and in letters that no picture carries. */
const names: readonly (readonly string[])[] = [
  ['Ada', 'Bo', 'Cleo', 'Dorothée', 'Eva'],
  [
    'Maximiliana-Wilhelmina Hohenzollern-Sigmaringen',
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    'Żółć Šárka Ďábelská Łódź Ősi Țepeș Ĥŝŭ',
    'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii',
    'Œdipe « le Grand » : à Thèbes — déjà ?',
  ],
  [
    '司馬遷太史公書史記列傳司馬遷太史公書史記列傳',
    'Ὀδυσσεὺς Πολύτροπος ὁ Λαερτιάδης',
    'محمد بن موسى الخوارزمي أبو جعفر',
    'Пётр Ильич Чайковский-Римский',
    '👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀',
  ],
];

const MOMENTS = 5;

/** The games that have pictures. */
export const drawn: readonly AnyRuleset[] = (rulesets as readonly AnyRuleset[]).filter(({ pictures }) => pictures);

/** One of four games of the best bot at five moments: every picture that the ruleset has, in both languages. */
export function tablesOf(ruleset: AnyRuleset, number: number): DrawnTable[] {
  const setUp = setUps[ruleset.name]?.[number - 1];
  if (!setUp) throw new Error(`Say in ${import.meta.url} how game ${number} of ${ruleset.name} is set up.`);
  const seed = `lettering ${ruleset.name} ${number}`;
  const commits: LocalCommit[][] = [];
  let told = 0;
  playBots(ruleset, setUp, seed, (local) => {
    commits.push(local.commits.slice(told));
    told = local.commits.length;
  });
  const length = commits.length - 1;
  const game = newGame();
  const tables: DrawnTable[] = [];
  let folded = 0;
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const played = Math.round((length * moment) / (MOMENTS - 1));
    for (; folded <= played; folded += 1)
      for (const commit of commits[folded]!) applyCommit(ruleset, game, clone(commit));
    const viewers = [spectator, atSeat(0), auditor, atSeat(game.seats.length - 1)];
    const view: unknown = ruleset.view(game.state, viewers[(number + moment) % viewers.length]!);
    const called = names[(number + moment) % names.length]!;
    for (const [name, draw] of Object.entries(ruleset.pictures!)) {
      for (const locale of locales) {
        tables.push({
          title: `${seed}, after ${played} of ${length}, ${name} (${locale})`,
          svg: draw(view, locale, called),
        });
      }
    }
  }
  return tables;
}
