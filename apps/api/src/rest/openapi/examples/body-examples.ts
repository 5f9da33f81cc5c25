import { type RulesetContract } from '#contracts';
import { LocalGame, type AnyRuleset } from '#kernel';

/** Bodies of requests that a server accepts, by the names of operations. */
export type BodyExamples = Readonly<Record<string, object>>;

const card = { cardId: 'L02', copies: 2 };
const webhook = { address: 'https://example.com/chronicler', types: ['RESULT_CONFIRMED'] };

const server: BodyExamples = {
  createAccount: { name: 'Ada' },
  signIn: { name: 'Ida' },
  linkIdentity: { token: 'eyJhbGciOiJFUzI1NiJ9…' },
  createToken: { name: 'reads', scopes: ['GAMES_READ'] },
  createRecoveryCode: {},
  replaceTokens: { recoveryCode: 'chr_recovery_…', name: 'new laptop' },
  joinGame: { seed: 'luck' },
  leaveGame: {},
  addBot: { bot: 'random' },
  giveSeed: { seed: 'an owl' },
  rematch: {},
  forkGame: { version: 12 },
  takeBack: {},
  takeVacation: { days: 2 },
  grantTime: { seat: 1, seconds: 3600 },
  propose: { kind: 'PAUSE', seconds: 3600 },
  answerProposal: { proposal: 12, agrees: true },
  handToBot: { bot: 'random' },
  offerSeat: {},
  withdrawOffer: {},
  takeOverSeat: { seat: 1 },
  writeNote: { text: 'The storm comes late.' },
  newDeck: { name: 'Lanterns', cards: [card] },
  changeDeck: { name: 'More lanterns', cards: [{ ...card, copies: 3 }] },
  checkDeck: { game: 'ARENA', cards: [card] },
  openLeague: { name: 'Lanterns' },
  leagueCommand: { command: { pairRound: { season: 1, round: 1 } } },
  vouchForLeague: { vouched: true, reason: 'Known for years.' },
  operateOnGame: { action: 'RESUME', reason: 'Its rules are corrected.' },
  createLeagueWebhook: webhook,
  changeNotifications: {
    events: ['YOUR_TURN', 'TIME_RUNS_OUT'],
    quietHours: { from: '22:30', to: '07:00' },
    timeZone: 'Europe/Paris',
    digest: 'HOURLY',
  },
  addMailChannel: { address: 'ada@example.com' },
  addPushChannel: {
    endpoint: 'https://push.example.com/subscription',
    p256dh: 'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI',
    auth: 'FPssNDTKnInHVndSTdbKFw',
  },
  addWebhookChannel: { address: 'https://example.com/chronicler', form: 'DISCORD' },
  enableNotificationChannel: { enabled: false },
  changeLeagueWebhook: { ...webhook, enabled: false },
};

/** The examples of a document: games and their commands are of a ruleset. */
export function bodyExamples({ ruleset: shown, all }: ExampleSource): BodyExamples {
  const { ruleset } = shown;
  const options = { [ruleset.name]: {} };
  const move = firstMove(ruleset);
  const command = { [ruleset.name]: shown.commandInput(move.command) };
  const campaigning = [shown, ...all].find(({ types }) => types.campaign)?.ruleset.name ?? ruleset.name;
  return {
    ...server,
    openGame: { options, seats: seatsOf(move) },
    submitCommand: { command },
    submitCommands: { commands: [command] },
    setConditionalCommands: { pause: 5, entries: [{ command }] },
    validateCommand: { command },
    openCampaign: { ruleset: campaigning, name: 'The Red Joker' },
    openAdventure: { options: { [campaigning]: {} } },
    openSeason: { name: 'Autumn', options, plan: { format: { ROUND_ROBIN: {} }, table: { hiddenSeeds: false } } },
    changeSeasonPlan: {
      options,
      plan: { format: { SWISS: { rounds: 5 } }, table: { hiddenSeeds: false } },
      reason: 'More players came.',
    },
    importRounds: {
      report: `192 FIDE_DUTCH\n001    1${' '.repeat(83)}   2 w 1\n001    2${' '.repeat(83)}   1 b 0\n`,
      reason: 'Played at the club.',
    },
    ...layoutExamples(all.map((contract) => contract.ruleset)),
  };
}

/** The origin of the examples of a document. */
export interface ExampleSource {
  /** The ruleset of its games. */
  readonly ruleset: RulesetContract;
  readonly all: readonly RulesetContract[];
}

/** The first move of a game: its seat, of how many, and a command of it. */
interface FirstMove {
  readonly seat: number;
  readonly seats: number;
  readonly command: { readonly type: string };
}

/** The first move that is legal in most of some games, since seeds differ. */
function firstMove(ruleset: AnyRuleset): FirstMove {
  const texts = Array.from({ length: 8 }, (_, at) =>
    movesOf(LocalGame.start(ruleset, { seed: `example ${at}` })),
  ).flat();
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) throw new TypeError(`No seat of "${ruleset.name}" has a first move.`);
  return JSON.parse(most[0]) as FirstMove;
}

function movesOf(game: LocalGame): readonly string[] {
  const seat = game.nextSeat();
  const seats = game.game.seats.length;
  return seat === undefined ? [] : game.legal(seat).map((command) => JSON.stringify({ seat, seats, command }));
}

/** You at the seat that moves first, and bots at the others. */
const seatsOf = ({ seat, seats }: FirstMove): readonly object[] =>
  Array.from({ length: seats }, (_, at) => (at === seat ? { me: true } : { bot: 'random' }));

/** A layout from the box of the ruleset that has bases. */
function layoutExamples(rulesets: readonly AnyRuleset[]): BodyExamples {
  const { bases, content } = rulesets.find((ruleset) => ruleset.bases) ?? {};
  const [ready] =
    (content as { readonly bases?: readonly Readonly<Record<string, unknown>>[] } | undefined)?.bases ?? [];
  if (!bases || !ready) return {};
  const layout = Object.fromEntries(Object.keys(bases.layout.shape).map((name) => [name, ready[name]]));
  const base = { name: 'Office', layout };
  return { newBase: base, changeBase: { ...base, shared: true }, baseFaults: { layout } };
}
