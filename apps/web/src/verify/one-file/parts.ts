import type { Case } from '../verdict.js';

/** What the file has in it beside its page, as JSON. */
interface Parts {
  /** The script of the worker. */
  readonly worker: string;
  /** The packages that released rules import. */
  readonly packages: readonly string[];
}

/** What the page asks of its judge. */
export interface CaseWithRules extends Case {
  /** The modules that were chosen. */
  readonly modules: readonly File[];
  readonly packages: readonly string[];
}

/** The parts of this file. */
export const parts = JSON.parse(document.getElementById('parts')?.textContent ?? '') as Parts;
