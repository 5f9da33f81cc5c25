import { canonicalJson, localized, readWith, type Locale, type Localized, type Seat } from '#kernel';
import { explain } from '#kernel/server';
import type { Plan } from '#leagues';
import type { RulesetRelease } from '#records';
import type { RulesetRegistry } from '#games';

/** What an account brings to its games, in the form of the ruleset, or the reason why it may not. */
type CheckedDeck = { readonly content: string } | { readonly refused: Localized };

/** The rules of the game about decks, under the plan of a season. */
export class DeckRules {
  constructor(private readonly rulesets: RulesetRegistry) {}

  /**
   * Checks what an account would bring to the games of the season: a seat has to take it, since no one knows where an account will sit.
   * Takes any JSON.
   */
  async checked(plan: Plan, brought: unknown): Promise<CheckedDeck> {
    const release = await this.releaseOf(plan);
    const { ruleset } = release;
    if (!ruleset.schemas.brought) return { refused: NOTHING_TO_BRING };
    const read = readWith<Readonly<Record<string, unknown>>>(ruleset.schemas.brought, brought);
    if (read.issues) return { refused: read.issues };
    const refused = refusalsBySeat(release, plan.options, read.data);
    return refused.includes(undefined) ? { content: canonicalJson(read.data) } : { refused: together(refused) };
  }

  /** Whether a seat takes what an account has submitted: some games have seats to which players bring nothing. */
  async isTaken(plan: Plan, seat: Seat, brought: Readonly<Record<string, unknown>>): Promise<boolean> {
    return refusalsBySeat(await this.releaseOf(plan), plan.options, brought)[seat] === undefined;
  }

  private async releaseOf({ ruleset, rulesVersion }: Plan): Promise<RulesetRelease> {
    const release = await this.rulesets.release(ruleset, rulesVersion);
    if (!release) throw new Error(`No release of “${ruleset}” is version ${String(rulesVersion)}.`);
    return release;
  }
}

/** The refusal of something at each seat; `undefined` where the seat takes it. */
function refusalsBySeat(
  { ruleset, presentation }: RulesetRelease,
  given: Plan['options'],
  brought: Readonly<Record<string, unknown>>,
): readonly (Localized | undefined)[] {
  const options = ruleset.schemas.options.parse({ ...ruleset.openedWith, ...given });
  return ruleset.seats(options).seats.map(({ seat }) => {
    const refusal = ruleset.refuseBrought?.(options, brought, seat);
    return refusal && localized(explain(presentation, refusal, 'en'), explain(presentation, refusal, 'fr'));
  });
}

/** Reasons in one text, each once. */
function together(reasons: readonly (Localized | undefined)[]): Localized {
  const given = reasons.flatMap((reason) => reason ?? []);
  const told = (locale: Locale): string => [...new Set(given.map((reason) => reason[locale]))].join(' ');
  return localized(told('en'), told('fr'));
}

const NOTHING_TO_BRING = localized('Players bring nothing to this game.', 'Ce jeu ne demande rien aux joueurs.');
