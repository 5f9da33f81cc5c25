import { arena } from '#arena';
import { clash } from '#clash';
import { guardians } from '#guardians';
import { guilds } from '#guilds';
import type { Subject } from '#event-store';
import type { AnyRuleset } from '#kernel';
import { lantern } from '#lantern';
import { EventForms, type Upcast } from '#records';
import { skarov } from '#skarov';

/** The rulesets of this server: one line each. A version stays here as long as games of it are to be played or read. */
export const rulesets = [guilds, clash, arena, skarov, guardians, lantern] as const satisfies readonly AnyRuleset[];

/** How events that were written under older schemas come to today's form: by the kind of stream, then the name of the ruleset. */
export type Upcasts = Readonly<Record<string, Readonly<Record<string, readonly Upcast[]>>>>;

const upcasts: Upcasts = {};

/** Finds rulesets by name and version. */
export class RulesetRegistry {
  private readonly byName = new Map<string, AnyRuleset[]>();

  /** `known`, oldest version of each name first. Throws a TypeError when a version is there twice. */
  constructor(
    known: readonly AnyRuleset[] = rulesets,
    private readonly steps: Upcasts = upcasts,
  ) {
    for (const ruleset of known) {
      const { name, version } = ruleset;
      if (this.find(name, version)) throw new TypeError(`The ruleset "${name}" ${version} is registered twice.`);
      this.byName.set(name, [...(this.byName.get(name) ?? []), ruleset]);
    }
  }

  /** The newest version of every ruleset. */
  get newest(): readonly AnyRuleset[] {
    return [...this.byName.values()].flatMap((versions) => versions.slice(-1));
  }

  /** A ruleset in this version, the newest when absent; `undefined` when there is none. */
  find(name: string, version?: string): AnyRuleset | undefined {
    const versions = this.byName.get(name) ?? [];
    return version === undefined ? versions.at(-1) : versions.find((ruleset) => ruleset.version === version);
  }

  /** The ruleset that a stream is pinned to. Throws when this server does not have it any more. */
  get({ name, version }: Subject): AnyRuleset {
    const ruleset = this.find(name, version);
    if (!ruleset) throw new Error(`This server has no ruleset "${name}" ${version}, which something stored needs.`);
    return ruleset;
  }

  /** In which form the events of a ruleset are written in streams of a kind, in all its versions. */
  formsOf(kind: string, name: string): EventForms {
    return new EventForms(this.steps[kind]?.[name]);
  }
}
