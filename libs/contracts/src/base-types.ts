import { baseRulesOf } from '#kernel';
import { ModelBuilder } from './model-builder.js';
import type { DecoratedClass } from './output-types.js';
import type { RulesetContract } from './ruleset-contract.js';
import { sharedEnum } from './shared-enum.js';
import type { TypeNames } from './type-names.js';

/** The types of the bases that players keep; absent when no ruleset has bases. */
export interface BaseTypes {
  /** `SkarovBase`: the layout of a base, as named by its ruleset. */
  readonly base: DecoratedClass | undefined;
  /** `SkarovBaseInput`: the same as input. */
  readonly baseInput: DecoratedClass | undefined;
  /** An enum of the faults of bases. */
  readonly baseFaultCode: object | undefined;
}

/** The types of bases: for layouts those of the first ruleset that has them, for faults one without a ruleset. */
export function baseTypes(contracts: readonly RulesetContract[], names: TypeNames): BaseTypes {
  const rules = baseRulesOf(contracts.map(({ ruleset }) => ruleset));
  const contract = contractWithBases(contracts);
  const builder = new ModelBuilder('bases', '', names, [], contract?.ruleset.glossary);
  return {
    base: contract?.types.base,
    baseInput: contract?.types.baseInput,
    baseFaultCode: rules && sharedEnum(builder, rules.faultCodes, 'BaseFaultCode'),
  };
}

/** The contract whose layouts of bases are those of the whole API. */
export const contractWithBases = (contracts: readonly RulesetContract[]): RulesetContract | undefined =>
  contracts.find(({ ruleset }) => ruleset.bases !== undefined);
