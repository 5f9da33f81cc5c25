import type { z } from 'zod';
import type { Words } from '../vocabulary/language.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { cardRecords, type CardCitations } from './card-records.js';
import { heroRecords, type HeroCitations } from './hero-records.js';
import { testRecords, type TestCitations } from './test-records.js';
import { villainRecords, type VillainTerms } from './villain-records.js';

/** The parameters of a game for its records: the rules that their descriptions name, and the least actions of a villain. */
export type RecordTerms = HeroCitations & CardCitations & VillainTerms & TestCitations;

/**
 * The schemas of the records that both games have, in the words of one. Every text is in English and French; `text` says
 * in words what the structured part does, and nothing else.
 */
export function recordsOf<W extends Words>(vocabulary: Vocabulary<W>, terms: RecordTerms) {
  const heroes = heroRecords(vocabulary, terms);
  return {
    ...heroes,
    ...cardRecords(vocabulary, terms),
    ...villainRecords(heroes.innatePowerSchema, terms),
    ...testRecords(vocabulary, terms),
  };
}

type Records = ReturnType<typeof recordsOf<Words>>;

/* The records as code of this library sees them: those of a game fit. */
export type Hero = z.output<Records['heroSchema']>;
export type InnatePower = z.output<Records['innatePowerSchema']>;
export type Mission = z.output<Records['missionSchema']>;
export type Technique = z.output<Records['techniqueSchema']>;
export type PowerCard = z.output<Records['powerCardSchema']>;
export type WoundCard = z.output<Records['woundCardSchema']>;
export type VillainSheet = z.output<Records['villainSheetSchema']>;
export type TestCard = z.output<Records['testSchema']>;
