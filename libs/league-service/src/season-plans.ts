import { localized, readWith, type AnyRules, type Localized } from '#kernel';
import { explain, isAbleTo } from '#kernel/server';
import type { RulesetRelease } from '#records';
import type { Asking, LeagueCommand, LoadedLeague, Plan } from '#leagues';
import { invalid, type Invalid, type NotFound, type RulesetRegistry } from '#games';

/** A command that needs the size of a table. */
const PAIRING = new Set<string>(['pairRound', 'pairNext', 'challenge', 'wait']);

/** The plan of a season under the rules that it is played by. */
export class SeasonPlans {
  constructor(private readonly rulesets: RulesetRegistry) {}

  /**
   * A season is played under one version of its rules: today's, unless it names one. Its options are complete from the start. Seeds are
   * hidden unless it says otherwise, and players who are entered by others are asked.
   */
  async meant(command: LeagueCommand): Promise<LeagueCommand | NotFound | Invalid> {
    if (command.type !== 'openSeason' && command.type !== 'changePlan') return command;
    const { plan } = command;
    const release = await this.rulesets.release(plan.ruleset, plan.rulesVersion);
    if (!release) return { status: 'notFound', what: 'ruleset' };
    const { ruleset } = release;
    const { data: options, issues } = readWith<unknown>(ruleset.schemas.options, {
      ...ruleset.openedWith,
      ...plan.options,
    });
    const bringsNothing = plan.table.seating === 'AT_ONCE' && plan.decks?.required !== true;
    const wrong = issues ?? noDecks(ruleset, plan) ?? (bringsNothing ? missedAtTable(release, options) : undefined);
    if (wrong) return invalid(wrong);
    const isAble = isAbleTo(release.kernel, 'hiddenSeeds');
    const { hiddenSeeds = isAble && plan.deal !== 'DUPLICATE' } = plan.table;
    const lacking = hiddenSeeds && !isAble ? tooOld(ruleset) : lackedBy(release, plan);
    if (lacking) return invalid(lacking);
    const table = { ...plan.table, hiddenSeeds };
    const meant = { ...plan, table, rulesVersion: ruleset.version };
    return command.type === 'openSeason' ? { ...command, consent: true, plan: meant } : { ...command, plan: meant };
  }

  /** How many may play a game of a season that is to be paired; `undefined` for a command without a pairing. */
  async seatsFor({ league }: LoadedLeague, command: LeagueCommand): Promise<Asking['seats']> {
    const number = 'season' in command && PAIRING.has(command.type) ? command.season : undefined;
    const season = league.seasons.find((one) => one.number === number);
    if (!season) return undefined;
    const { ruleset: name, rulesVersion, options } = season.plan;
    const release = await this.rulesets.release(name, rulesVersion);
    if (!release) throw new Error(`No release of “${name}” is version ${String(rulesVersion)}.`);
    const { ruleset } = release;
    const { least, seats } = ruleset.seats(ruleset.schemas.options.parse({ ...ruleset.openedWith, ...options }));
    return { least, most: seats.length };
  }
}

const tooOld = ({ version }: AnyRules): Localized =>
  localized(
    `Version ${version} of these rules knows no hidden seeds: say “table.hiddenSeeds: false”, or choose a newer one.`,
    `La version ${version} de ces règles ignore les graines cachées : dites « table.hiddenSeeds: false », ou choisissez-en une plus récente.`,
  );

const withoutDeals = ({ version }: AnyRules): Localized =>
  localized(
    `Version ${version} of these rules knows no duplicate deals: leave out “deal”, or choose a newer one.`,
    `La version ${version} de ces règles ignore les donnes identiques : omettez « deal », ou choisissez-en une plus récente.`,
  );

/** What a plan asks for that its rules, which come from before, do not know; `undefined` where they know all of it. */
function lackedBy(release: RulesetRelease, plan: Plan): Localized | undefined {
  const { kernel, ruleset } = release;
  if (plan.deal === 'DUPLICATE' && !isAbleTo(kernel, 'closeGame')) return withoutDeals(ruleset);
  return lacksClocks(release, plan) ? withoutDays(ruleset) : undefined;
}

/** Whether a plan has clocks over days, and its rules come from before there were any. */
const lacksClocks = ({ kernel }: RulesetRelease, { table, vacation }: Plan): boolean =>
  (table.calendar !== undefined && !isAbleTo(kernel, 'calendar')) ||
  ((table.vacation ?? vacation) !== undefined && !isAbleTo(kernel, 'vacation'));

const withoutDays = ({ version }: AnyRules): Localized =>
  localized(
    `Version ${version} of these rules knows no calendars and vacations: leave them out, or choose a newer one.`,
    `La version ${version} de ces règles ignore calendriers et congés : omettez-les, ou choisissez-en une plus récente.`,
  );

/** The fault of a plan with decks for a game that has neither decks nor bases. */
const noDecks = ({ name, decks, bases }: AnyRules, plan: Plan): Localized | undefined =>
  !plan.decks || decks || bases
    ? undefined
    : localized(
        `A game of “${name}” has no decks and no bases: leave out “decks”.`,
        `Une partie de « ${name} » n’a ni paquets ni bases : omettez « decks ».`,
      );

/** The refusal of a player who is seated without being asked and would have to bring something; `undefined` where nothing is required. */
function missedAtTable({ ruleset, presentation }: RulesetRelease, options: unknown): Localized | undefined {
  for (const { seat } of ruleset.seats(options).seats) {
    const refusal = ruleset.refuseBrought?.(options, undefined, seat);
    if (refusal)
      return localized(
        `${explain(presentation, refusal, 'en')} Let players sit down themselves: “table.seating” is BY_PLAYERS then.`,
        `${explain(presentation, refusal, 'fr')} Laissez chacun prendre place lui-même : « table.seating » vaut alors BY_PLAYERS.`,
      );
  }
  return undefined;
}
