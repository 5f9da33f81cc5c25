import { localized, canonicalJson, readWith, type BaseFault, type BaseLayout, type BaseRules } from '#kernel';
import { defaultLimits } from '#platform';
import {
  SavedContentService,
  LONGEST_NAME,
  type Checked,
  type Invalid,
  type SaveAnswer,
  type SaveRequest,
} from './saved-content-service.js';
import { isSavedContentId } from './saved-content-id.js';
import type { SavedContent, SavedContentStore } from './saved-content-store.js';

/** The stored content of a base. */
export interface BaseContent {
  /** In canonical form. */
  readonly layout: BaseLayout;
  /** True: any account with its id may read and play it. */
  readonly shared: boolean;
}

/** A base that an account keeps, whether it may be played or not. */
export type SavedBase = SavedContent<BaseContent>;

/** The input for a base. */
export interface BaseRequest extends SaveRequest {
  readonly layout: unknown;
  /** By default as before, and private for a new base. */
  readonly shared?: boolean | undefined;
}

/** Keeps the bases of accounts. A base need not be legal to be kept, and its owner may share it. */
export class Bases extends SavedContentService<BaseContent> {
  /**
   * @param rules the base rules of this server's rulesets; absent where none has bases: then none can be kept.
   * @param most the most bases of an account.
   */
  constructor(
    store: SavedContentStore<BaseContent>,
    private readonly rules: BaseRules | undefined,
    most = defaultLimits.quotas.bases,
  ) {
    super(store, NAME_ISSUE, most);
  }

  /** Saves a base of an account: a new one, or a changed one of its own. */
  async save(accountId: string, { id, name, layout: given, shared }: BaseRequest): Promise<SaveAnswer<BaseContent>> {
    const read = this.read(given);
    if (read.status === 'invalid') return read;
    const layout = read.rules.canonical(read.layout);
    const before = id === undefined || shared !== undefined ? undefined : await this.own(accountId, id);
    return this.saveContent(accountId, { id, name }, { layout, shared: shared ?? before?.shared ?? false });
  }

  /**
   * A base that an account may read, its own or a shared one; for `null`, only a shared one; `undefined` for any
   * other.
   */
  async readable(accountId: string | null, id: string): Promise<SavedBase | undefined> {
    const base = isSavedContentId(id) ? await this.store.find(id) : undefined;
    return base && (base.shared || base.accountId === accountId) ? base : undefined;
  }

  /** All faults of a layout, with their paths in the given layout. */
  check(given: unknown): Checked<BaseFault> {
    const read = this.read(given);
    return read.status === 'invalid' ? read : { status: 'checked', faults: read.rules.faults(read.layout) };
  }

  /**
   * A layout in the form of its rules, in the given order, or the reason why it is malformed. Its legality is another
   * question.
   */
  private read(given: unknown): Read | Invalid {
    const { rules } = this;
    if (!rules) return { status: 'invalid', issue: NO_BASES };
    const { data, issues } = readWith<BaseLayout>(rules.layout, given);
    if (issues) return { status: 'invalid', issue: issues };
    const bytes = Buffer.byteLength(canonicalJson(data), 'utf8');
    if (bytes > rules.mostBytes) return { status: 'invalid', issue: tooLarge(bytes, rules.mostBytes) };
    return { status: 'read', rules, layout: data };
  }
}

interface Read {
  readonly status: 'read';
  readonly rules: BaseRules;
  readonly layout: BaseLayout;
}

const NAME_ISSUE = localized(
  `The name of a base has 1 to ${LONGEST_NAME} characters, all of them visible.`,
  `Le nom d’une base a de 1 à ${LONGEST_NAME} caractères, tous visibles.`,
);

const NO_BASES = localized('No game here has bases to build.', 'Aucun jeu n’a ici de base à construire.');

const tooLarge = (bytes: number, most: number) =>
  localized(
    `The base takes ${bytes} bytes to store; at most ${most} are allowed. Leave something out.`,
    `La base prend ${bytes} octets ; au plus ${most} sont permis. Retirez-en quelque chose.`,
  );
