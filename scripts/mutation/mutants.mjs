import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Texts are no rules: names and ids are held by types, sentences by nothing but taste. */
export const excludedMutations = ['StringLiteral'];

/** Why a mutant is not tried. */
export const NOT_DRAWN = 'not drawn';

const silent = { isDebugEnabled: () => false, debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Every mutant of these files, as Stryker will make them. */
export async function mutantsOf(files) {
  const sources = files.map((file) => ({ name: resolve(file), content: readFileSync(file, 'utf8'), mutate: true }));
  const { mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    excludedMutations,
    ignorers: [],
  });
  const tried = mutants.filter(({ status }) => status !== 'Ignored');
  return tried.map((mutant) => ({ ...mutant, fileName: relative('.', mutant.fileName) }));
}

/** Names a mutant: the same in every run on the same source, in any folder. */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  return [fileName, place, mutatorName, replacement].join(' ');
}

/** So many mutants, drawn at random; the same for the same seed. */
export function drawn(mutants, count, seed) {
  const lot = (mutant) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(mutant)}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
