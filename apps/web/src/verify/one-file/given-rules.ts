import type { TranscriptRuleset } from '#audit';
import { sha256Of } from '#kernel/server';
import type { RulesetRelease } from '#records';
import { hex } from '@scure/base';
import { RulesMissing } from '../judge.js';
import { runReleased, VENDORED } from '../released-module.js';

/** Modules that were handed in, by their SHA-256. */
export class GivenRules {
  private readonly texts = new Map<string, string>();

  private constructor(private readonly chosen: readonly string[]) {}

  /**
   * Hashes modules of rules, and the packages that such modules import.
   * @param packages those that are at hand without being chosen.
   */
  static async of(modules: readonly File[], packages: readonly string[]): Promise<GivenRules> {
    const chosen = await Promise.all(modules.map((file) => file.text()));
    const given = new GivenRules(chosen.map((text, place) => `${modules[place]?.name ?? ''}, SHA-256 ${hashOf(text)}`));
    for (const text of [...packages, ...chosen]) given.texts.set(hashOf(text), text);
    return given;
  }

  /** The rules that a transcript names. Throws RulesMissing where their module, or a package that it imports, was not handed in. */
  async rulesOf(pin: TranscriptRuleset): Promise<RulesetRelease | undefined> {
    if (pin.digest === null) return undefined;
    const code = this.texts.get(pin.digest);
    if (code === undefined) throw this.without(pin, [pin.digest]);
    const imported = [...code.matchAll(VENDORED)].map(([, , sha256 = '']) => sha256);
    const missing = new Set(imported.filter((sha256) => !this.texts.has(sha256)));
    if (missing.size > 0) throw this.without(pin, [...missing]);
    // A blob has no folder: what a module imports has an address of its own.
    const whole = code.replaceAll(VENDORED, (_specifier, _path, sha256: string) =>
      JSON.stringify(addressOf(this.texts.get(sha256) ?? '')),
    );
    return runReleased(addressOf(whole), pin);
  }

  private without({ name, version }: TranscriptRuleset, missing: readonly string[]): RulesMissing {
    return new RulesMissing({ name, version, missing, given: this.chosen });
  }
}

const hashOf = (text: string): string => hex.encode(sha256Of(text));

const addressOf = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
