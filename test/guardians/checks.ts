import type { Box } from '../table/card-look.js';
import { checkParts } from '../table/total-parts.js';
import type { Look, StackView } from './look.js';

/** Every total of a match-up is the sum of its parts. Gives how many parts there are. */
export const checkTotals = ({ view: { combat } }: Look, box: Box): number =>
  checkParts(combat?.matchup?.totals ?? [], box, /^GUARD-\d{3}$/);

/** In phase I the seats draw and organise, and neither looks under its distant shields. */
const isPhaseOne = ({ view: { stage } }: Look): boolean => stage.startsWith('I_');

/**
 * A seat sees all its own cards but those under its distant shields in phase I; of the enemy’s it sees
 * neither what lies in stacks, nor how much, nor what is face down or chosen in secret. Gives how much it does not see.
 */
export function checkSight(look: Look): { hidden: number; forgotten: number } {
  const { view, mine, theirs } = look;
  const stacks = stacksIn(look);
  const [own, enemy] = [mine, theirs].map(({ seat }) => stacks.filter(({ stack }) => stack.seat === seat));
  expect(view.secrets).toBeNull();
  for (const { space, stack } of own!) {
    const forgotten = isPhaseOne(look) && isDistant(look, space, stack);
    expect([stack.creatures === null, stack.hidden]).toEqual(forgotten ? [true, 'MEMORY_RULE'] : [false, null]);
  }
  for (const { stack } of enemy!) expect(stack.creatures).toBeNull();
  for (const { terrain } of view.grounds) {
    if (terrain) expect(terrain.card === null).toBe(terrain.faceDown && terrain.seat === theirs.seat);
  }
  for (const { under } of mine.strongholds) expect(under?.card).not.toBeNull();
  for (const { seat, card, fate } of view.combat?.commands ?? []) {
    if (seat === theirs.seat && fate === 'COMMITTED') expect(card).toBeNull();
  }
  return { hidden: enemy!.length, forgotten: own!.filter(({ stack }) => stack.hidden).length };
}

const stacksIn = ({ view }: Look): { space: string; stack: StackView }[] =>
  view.grounds.flatMap(({ space, stacks }) => stacks.map((stack) => ({ space, stack })));

/** Under a shield that is not on a standing stronghold of its own. */
const isDistant = ({ mine }: Look, space: string, { shield }: StackView): boolean =>
  shield !== null && !mine.strongholds.some((stronghold) => stronghold.space === space && !stronghold.ruin);

/**
 * What a seat sees again under its distant shields when phase II begins was named nowhere in phase I, neither in its
 * view nor in what it might do. Gives how many cards that were.
 */
export function checkMemory(looks: readonly Look[]): number {
  let forgotten = 0;
  for (const [at, look] of looks.entries()) {
    if (!isPhaseOne(look)) continue;
    const after = looks.slice(at).find((later) => later.mine.seat === look.mine.seat && !isPhaseOne(later));
    const told = JSON.stringify([look.view, look.position.legalCommands]);
    for (const { space } of stacksIn(look).filter(({ stack }) => stack.hidden)) {
      for (const id of ownUnder(after, space)) {
        forgotten += 1;
        expect(told).not.toContain(`"${id}"`);
      }
    }
  }
  return forgotten;
}

/** The ids of the own creatures on a space, and of what they carry. */
const ownUnder = (look: Look | undefined, space: string): string[] =>
  look === undefined
    ? []
    : stacksIn(look)
        .filter((one) => one.space === space && one.stack.seat === look.mine.seat)
        .flatMap(({ stack }) => stack.creatures ?? [])
        .flatMap(({ card, item }) => [card.instanceId, ...(item ? [item.instanceId] : [])]);
