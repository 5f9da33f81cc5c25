import type { AnyRuleset } from '#kernel';
import { TypeMetadataStorage } from '@nestjs/graphql';
import { deriveContracts, type Contracts } from '../contracts.js';

/** Contracts as the first of the process: Nest forgets all types that were made before. */
export function freshContracts(rulesets: readonly AnyRuleset[]): Contracts {
  TypeMetadataStorage.clear();
  return deriveContracts(rulesets);
}
