import { canonicalJson, localized, readWith, type Localized } from '#kernel';
import { explain } from '#kernel/server';
import type { Plan } from '#leagues';
import type { RulesetRelease } from '#records';
import type { RulesetRegistry } from '#games';

/** What an account brings to its games, in the form of the ruleset, or the reason why it may not. */
type CheckedDeck = { readonly content: string } | { readonly refused: Localized };

/** The rules of the game about decks, under the plan of a season. */
export class DeckRules {
  constructor(private readonly rulesets: RulesetRegistry) {}

  /** Checks what an account would bring to any seat of a game of the season. Takes any JSON. */
  async checked(plan: Plan, brought: unknown): Promise<CheckedDeck> {
    const release = await this.releaseOf(plan);
    const { ruleset } = release;
    if (!ruleset.schemas.brought) return { refused: NOTHING_TO_BRING };
    const read = readWith<Readonly<Record<string, unknown>>>(ruleset.schemas.brought, brought);
    if (read.issues) return { refused: read.issues };
    const refused = refusalAtTable(release, plan.options, read.data);
    return refused ? { refused } : { content: canonicalJson(read.data) };
  }

  private async releaseOf({ ruleset, rulesVersion }: Plan): Promise<RulesetRelease> {
    const release = await this.rulesets.release(ruleset, rulesVersion);
    if (!release) throw new Error(`No release of “${ruleset}” is version ${String(rulesVersion)}.`);
    return release;
  }
}

/** The refusal of something at any seat: no one knows where an account will sit. */
function refusalAtTable(
  { ruleset, presentation }: RulesetRelease,
  given: Plan['options'],
  brought: Readonly<Record<string, unknown>>,
): Localized | undefined {
  const options = ruleset.schemas.options.parse({ ...ruleset.openedWith, ...given });
  for (const { seat } of ruleset.seats(options).seats) {
    const refusal = ruleset.refuseBrought?.(options, brought, seat);
    if (refusal) return localized(explain(presentation, refusal, 'en'), explain(presentation, refusal, 'fr'));
  }
  return undefined;
}

const NOTHING_TO_BRING = localized('Players bring nothing to this game.', 'Ce jeu ne demande rien aux joueurs.');
