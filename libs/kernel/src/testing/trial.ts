import type { AnyRuleset } from '../ruleset.js';
import type { Law, LawName, LawSettings, LawWatch } from './laws/law.js';

/** So many violations of a law are told. */
const MOST = 10;

/** The result of one law. */
export interface LawReport {
  readonly law: LawName;
  /** How many things were looked at. */
  readonly checks: number;
  /** The violations of the law, with their game and commit; at most ten. */
  readonly violations: readonly string[];
}

/** One law while games are played. */
export class Trial {
  private readonly watch: LawWatch;
  private checks = 0;
  private readonly violations: string[] = [];
  private place = '';

  constructor(
    readonly law: Law,
    ruleset: AnyRuleset,
    settings: LawSettings,
  ) {
    this.watch = law.watch(
      ruleset,
      (holds, what) => {
        this.check(holds, what);
      },
      settings,
    );
  }

  at(place: string, look: (watch: LawWatch) => void): void {
    this.place = place;
    if (this.violations.length >= MOST) return;
    try {
      look(this.watch);
    } catch (error) {
      this.check(
        false,
        () =>
          `the check itself met an exception: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }

  report(): LawReport {
    const { number, name } = this.law;
    return { law: { number, name }, checks: this.checks, violations: this.violations };
  }

  private check(holds: boolean, what: () => string): void {
    this.checks += 1;
    if (!holds && this.violations.length < MOST) this.violations.push(`${this.place}: ${what()}`);
  }
}
