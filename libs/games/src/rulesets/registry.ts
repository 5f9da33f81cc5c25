import type { Subject } from '#event-store';
import { presented, type AnyRules, type AnyRuleset, type AnyTagged } from '#kernel';
import { inFormOf, unreleased, type RulesetRelease } from '#records';
import type { Releases, Shelved } from './released.js';

/** A version of a ruleset, by its names. */
type Pin = Pick<Subject, 'name' | 'version'>;

/** Finds rulesets by name and version. The newest versions are at hand; older releases are loaded when a game of theirs is. */
export class RulesetRegistry {
  /** The newest version of every ruleset. */
  readonly newest: readonly AnyRuleset[];
  private readonly atHand: readonly RulesetRelease[];
  private readonly shelved: readonly Shelved[];
  private readonly taken = new Map<Shelved, Promise<RulesetRelease>>();

  /**
   * `known`: rulesets that are played as they are worked on, oldest version of each name first. Throws a TypeError when a version is there twice.
   * `openRulesets` finds the rulesets that a server plays.
   */
  constructor(
    known: readonly AnyRuleset[],
    { newest, older }: Pick<Releases, 'newest' | 'older'> = { newest: [], older: [] },
  ) {
    this.atHand = [...newest, ...known.map(unreleased)];
    this.shelved = older;
    this.newest = [...new Map(this.atHand.map((release) => [release.ruleset.name, shown(release)])).values()];
    const pins = [...this.atHand.map(({ ruleset: { name, version } }) => ({ name, version })), ...older];
    const twice = pins.find((pin, place) => pins.findIndex((other) => isSame(pin, other)) !== place);
    if (twice) throw new TypeError(`The ruleset "${twice.name}" ${twice.version} is registered twice.`);
  }

  /** A ruleset in its newest version; `undefined` when there is none of this name. */
  find(name: string): AnyRuleset | undefined {
    return this.newest.find((ruleset) => ruleset.name === name);
  }

  /** The newest version of the same rules. Throws an Error where this server has no ruleset of that name. */
  newestOf({ name }: AnyRules): AnyRuleset {
    const newest = this.find(name);
    if (!newest) throw new Error(`This server has no ruleset "${name}".`);
    return newest;
  }

  /** A ruleset in this version, the newest when absent, with its kernel; `undefined` when there is none. Throws an Error for a release that is not what was released. */
  async release(name: string, version = this.find(name)?.version): Promise<RulesetRelease | undefined> {
    if (version === undefined) return undefined;
    const pin = { name, version };
    return this.atHand.find(({ ruleset }) => isSame(ruleset, pin)) ?? this.takenDown(pin);
  }

  /** The release that a stream is pinned to. Throws when this server no longer has it. */
  async pinned({ name, version }: Pin): Promise<RulesetRelease> {
    const release = await this.release(name, version);
    if (!release) throw new Error(`This server has no ruleset "${name}" ${version}, which a stored stream needs.`);
    return release;
  }

  /** An event of a game in the form that it has in the newest version of its rules, which the API speaks. */
  inNewestForm({ ruleset }: { readonly ruleset: AnyRules }, event: AnyTagged): AnyTagged {
    return inFormOf(this.find(ruleset.name) ?? ruleset, ruleset, event);
  }

  /** Loaded once: a module stays as long as its process. One that could not be read is tried again. */
  private takenDown(pin: Pin): Promise<RulesetRelease> | undefined {
    const release = this.shelved.find((one) => isSame(one, pin));
    if (!release) return undefined;
    const known = this.taken.get(release);
    if (known) return known;
    const loading = release.load();
    this.taken.set(release, loading);
    loading.catch(() => this.taken.delete(release));
    return loading;
  }
}

/** A version with its presentation, in one object. */
const shown = ({ ruleset, presentation }: RulesetRelease): AnyRuleset =>
  (ruleset as object) === presentation ? (ruleset as AnyRuleset) : presented(ruleset, presentation);

const isSame = (one: Pin, other: Pin): boolean => one.name === other.name && one.version === other.version;
