import { localized, type Localized } from '#kernel';
import { pathOf, type Finding } from './problem.js';
import type { Node } from './walk.js';

/** The check of the name in a field: the message about a forbidden name, or nothing. */
export type Naming = (name: string, node: Node) => (() => Localized) | undefined;

/** A field that names one of some things, told as `There is no <en> “…”`. */
export const among =
  (en: string, fr: string, names: readonly string[]): Naming =>
  (name) =>
    names.includes(name)
      ? undefined
      : () => localized(`There is no ${en} “${name}”.`, `Il n’y a pas ${ofNone(fr)} « ${name} ».`);

/** `de` before a noun, elided where it begins with a vowel. */
const ofNone = (noun: string): string => (/^[aeéiou]/.test(noun) ? `d’${noun}` : `de ${noun}`);

/** The faults of the names in a record, inner ones aside; `namings` says by field what it may name. */
export function nameProblems(node: Node, namings: Partial<Record<string, Naming>>): Finding[] {
  const findings: Finding[] = [];
  for (const field of Object.keys(node.value)) {
    const name = node.value[field];
    const message = typeof name === 'string' ? namings[field]?.(name, node) : undefined;
    if (message) findings.push(() => ({ path: pathOf([...node.keys, field]), message: message() }));
  }
  return findings;
}

/** Words that change an attack while it runs, which only powers answer. */
const duringAttacks = ['changeRoll', 'preventDamage', 'redirectAttack', 'addDamage'] as const;

/** Words of a running attack where none runs: in the rules of sheets, rooms and scenarios. */
export const attackWordProblems = (node: Node): Finding[] =>
  duringAttacks
    .filter((word) => node.value[word] !== undefined)
    .map((word) => () => ({
      path: pathOf([...node.keys, word]),
      message: localized(
        'Only powers can change a running attack; sheets and scenarios answer when it is over.',
        'Seuls les pouvoirs changent une attaque en cours ; les feuilles et les scénarios répondent quand elle est finie.',
      ),
    }));
