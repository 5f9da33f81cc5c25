import type { Random } from '#kernel';
import type { Position } from '../table/table-client.js';

/** What brings a game of Skarov on, first what ends a seat's part of a step. */
const hurry = ['confirmBase', 'declareReady', 'planCards', 'attemptTest', 'openDoor', 'escape'];
const dawdling = ['undoBuildStep', 'takeBackPlan', 'takeBackEvent', 'proposeOrder', 'allowRank'];

/** What a player in a hurry that knows nothing does: it builds a small base, plans, ends most of its activations at once, and else takes its chance. */
export function raidChoice({ legalCommands }: Pick<Position, 'legalCommands'>, random: Random): unknown {
  const types = [...new Set(legalCommands.map(({ type }) => type))];
  const finish = types.find((type) => type.startsWith('finish'));
  const ends = types.includes('endActivation') && random.below(3) > 0 ? 'endActivation' : undefined;
  const first = finish ?? hurry.find((type) => types.includes(type)) ?? ends;
  const lively = types.filter((type) => !dawdling.includes(type));
  const type = first ?? random.pick(lively.length > 0 ? lively : types);
  return random.pick(legalCommands.filter((command) => command.type === type)).input;
}
