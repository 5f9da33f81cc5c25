import { rulesets } from '#games';
import { atSeat, auditor, LocalGame, locales, Random, spectator, type AnyRuleset } from '#kernel';

/** A picture of a table, and what to call it when it fails. */
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
  guilds: [{ seats: 2 }, { seats: 3 }, { seats: 4, options: { questCount: 12 } }, { seats: 5 }],
};

interface SetUp {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

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

/** Twenty tables: four games of the best bot at five moments each, every picture that the ruleset has, in both languages. */
export function tablesOf(ruleset: AnyRuleset): DrawnTable[] {
  const games = setUps[ruleset.name];
  if (games?.length !== 4) throw new Error(`Say in ${import.meta.url} how four games of ${ruleset.name} are set up.`);
  return games.flatMap((setUp, index) => tablesOfGame(ruleset, setUp, index));
}

function tablesOfGame(ruleset: AnyRuleset, setUp: SetUp, index: number): DrawnTable[] {
  const seed = `lettering ${ruleset.name} ${index}`;
  const length = play(ruleset, setUp, seed, () => undefined);
  const moments = Array.from({ length: MOMENTS }, (_, moment) => Math.round((length * moment) / (MOMENTS - 1)));
  const tables: DrawnTable[] = [];
  play(ruleset, setUp, seed, ({ game: { state, seats } }, played) => {
    const moment = moments.indexOf(played);
    if (moment < 0) return;
    const viewers = [spectator, atSeat(0), auditor, atSeat(seats.length - 1)];
    const view: unknown = ruleset.view(state, viewers[(index + moment) % viewers.length]!);
    const called = names[(index + moment) % names.length]!;
    for (const [name, draw] of Object.entries(ruleset.pictures!)) {
      for (const locale of locales) {
        tables.push({
          title: `${seed}, after ${played} of ${length}, ${name} (${locale})`,
          svg: draw(view, locale, called),
        });
      }
    }
  });
  return tables;
}

/** Lets bots play a game; `look` gets the game before every command and after the last. Gives the number of commands. */
function play(
  ruleset: AnyRuleset,
  { seats, options = {} }: SetUp,
  seed: string,
  look: (local: LocalGame, played: number) => void,
): number {
  const random = Random.from(seed);
  const local = LocalGame.start(ruleset, { seed, options, ...(seats === undefined ? {} : { seats }) });
  const bot = Object.values(ruleset.bots).at(-1)!;
  let played = 0;
  for (let seat = local.nextSeat(); seat !== undefined; seat = local.nextSeat()) {
    look(local, played);
    const view: unknown = ruleset.view(local.game.state, atSeat(seat));
    local.must({ type: 'play', seat, command: bot({ seat, view, legal: local.legal(seat), random }) });
    played += 1;
  }
  look(local, played);
  return played;
}
