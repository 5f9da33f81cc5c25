/** The estimated strength of a player. */
export interface Skill {
  readonly mean: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The parameters of a system in a plan. */
export type SkillSystem = WengLin | Glicko2;

interface WengLin {
  readonly __typename: 'LeagueWengLin';
  readonly mean: number;
  readonly deviation: number;
  readonly luck: number;
  readonly drift: number;
}

interface Glicko2 {
  readonly __typename: 'LeagueGlicko2';
  readonly mean: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly tau: number;
}

/** A game: its players with their results. */
type Game = readonly { readonly player: string; readonly rank: number }[];

/** The ratings of players after games, one game after the other. */
export function rated(system: SkillSystem, games: readonly Game[]): ReadonlyMap<string, Skill> {
  const skills = new Map<string, Skill>();
  const { mean, deviation } = system;
  const newcomer = { mean, deviation, volatility: 'volatility' in system ? system.volatility : 0 };
  for (const game of games) {
    const before = game.map(({ player }) => skills.get(player) ?? newcomer);
    const ranks = game.map(({ rank }) => rank);
    const after = 'tau' in system ? glicko2(system, before, ranks) : bradleyTerry(system, before, ranks);
    for (const [place, { player }] of game.entries()) skills.set(player, after[place]!);
  }
  return skills;
}

/** Weng and Lin (2011), algorithm 1, for individual players: Bradley-Terry with full pairing. */
function bradleyTerry({ luck, drift }: WengLin, before: readonly Skill[], ranks: readonly number[]): Skill[] {
  const players = before.map(({ mean, deviation }, place) => ({
    mean,
    variance: deviation ** 2 + drift ** 2,
    rank: ranks[place]!,
  }));
  return players.map(({ mean, variance, rank }, own): Skill => {
    let omega = 0;
    let delta = 0;
    for (const [other, { mean: theirs, variance: unsure, rank: its }] of players.entries()) {
      if (other === own) continue;
      const c = Math.sqrt(variance + unsure + 2 * luck ** 2);
      const expected = 1 / (1 + Math.exp((theirs - mean) / c));
      const score = rank === its ? 0.5 : rank < its ? 1 : 0;
      omega += (variance / c) * (score - expected);
      delta += (Math.sqrt(variance) / c) * (variance / c ** 2) * expected * (1 - expected);
    }
    return { mean: mean + omega, deviation: Math.sqrt(variance * Math.max(1 - delta, 1e-4)), volatility: 0 };
  });
}

const SCALE = 400 / Math.LN10;

/** Glickman (2012), "Example of the Glicko-2 system": each game a period of its own. */
function glicko2({ mean: center, tau }: Glicko2, before: readonly Skill[], ranks: readonly number[]): Skill[] {
  return before.map(({ mean, deviation, volatility }, own): Skill => {
    const other = 1 - own;
    const score = ranks[own] === ranks[other] ? 0.5 : ranks[own]! < ranks[other]! ? 1 : 0;
    const [mu, phi] = [(mean - center) / SCALE, deviation / SCALE];
    const [theirMu, theirPhi] = [(before[other]!.mean - center) / SCALE, before[other]!.deviation / SCALE];
    const g = 1 / Math.sqrt(1 + (3 * theirPhi ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - theirMu)));
    const variance = 1 / (g ** 2 * expected * (1 - expected));
    const gain = variance * g * (score - expected);
    const next = nextVolatility({ phi, volatility, variance, gain, tau });
    const spread = Math.sqrt(phi ** 2 + next ** 2);
    const phiAfter = 1 / Math.sqrt(1 / spread ** 2 + 1 / variance);
    const muAfter = mu + phiAfter ** 2 * g * (score - expected);
    return { mean: SCALE * muAfter + center, deviation: SCALE * phiAfter, volatility: next };
  });
}

/** Step 5 of the paper: by the Illinois algorithm. */
function nextVolatility({
  phi,
  volatility,
  variance,
  gain,
  tau,
}: Readonly<Record<'phi' | 'volatility' | 'variance' | 'gain' | 'tau', number>>): number {
  const a = Math.log(volatility ** 2);
  const f = (x: number): number =>
    (Math.exp(x) * (gain ** 2 - phi ** 2 - variance - Math.exp(x))) / (2 * (phi ** 2 + variance + Math.exp(x)) ** 2) -
    (x - a) / tau ** 2;
  const surprise = gain ** 2 - phi ** 2 - variance;
  let steps = 1;
  while (surprise <= 0 && f(a - steps * tau) < 0) steps += 1;
  let [low, high] = [a, surprise > 0 ? Math.log(surprise) : a - steps * tau];
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > 1e-6) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(between);
    if (at * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, at];
  }
  return Math.exp(low / 2);
}
