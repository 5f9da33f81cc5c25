import { useState } from 'preact/hooks';

/** Files that were chosen, by what they are. */
interface Chosen {
  readonly transcripts: readonly File[];
  /** Proofs that a game is in a log. */
  readonly proofs: readonly File[];
  /** Modules of rules. */
  readonly modules: readonly File[];
}

interface Choosing {
  readonly chosen: Chosen;
  readonly take: (files: readonly File[]) => void;
  /** Forgets transcripts and proofs. */
  readonly again: () => void;
}

/** The files that a verifier works on. */
export function useChosen(): Choosing {
  const [chosen, setChosen] = useState<Chosen>({ transcripts: [], proofs: [], modules: [] });
  return {
    chosen,
    take: (files) => void sorted(files).then((more) => setChosen((before) => together(before, more))),
    again: () => setChosen(({ modules }) => ({ transcripts: [], proofs: [], modules })),
  };
}

/** The names of files, for a sentence. */
export const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ');

const together = (one: Chosen, other: Chosen): Chosen => ({
  transcripts: [...one.transcripts, ...other.transcripts],
  proofs: [...one.proofs, ...other.proofs],
  modules: [...one.modules, ...other.modules],
});

async function sorted(files: readonly File[]): Promise<Chosen> {
  const chosen: Record<keyof Chosen, File[]> = { transcripts: [], proofs: [], modules: [] };
  for (const file of files) chosen[await kindOf(file)].push(file);
  return chosen;
}

const PROOF = 'c2sp.org/tlog-proof@';

/** A proof is known by its first line: servers give it no name. */
async function kindOf(file: File): Promise<keyof Chosen> {
  if (file.name.endsWith('.mjs')) return 'modules';
  return (await file.slice(0, PROOF.length).text()) === PROOF ? 'proofs' : 'transcripts';
}
