import type { Prospects } from '#skirmish-presentation';
import type { Command, CommandOf } from '#clash/queries';
import { gainOfChanges } from './changes.js';
import { worthOfPossible } from './effect-worth.js';
import { chanceOfTest, gainsOfAttack, gainsOfTest } from './goals.js';
import { worthOfUse } from './objects.js';
import { figureOf, type Outlook } from './outlook.js';
import { worthOfPower } from './powers.js';

/** Going where another action could lead as well is put off. */
const HURRY = 0.98;

/** The promise of a command of an activation: its effects, the remaining actions, and the later turns. */
export function worthOfAction(outlook: Outlook, prospects: Prospects, command: Command, actions: number): number {
  const here = prospects.actor.figure.spaceId;
  switch (command.type) {
    case 'move':
      return HURRY * prospects.now(command.spaceId, actions - 1) + prospects.future(command.spaceId);
    case 'attack':
      return worthOfBlow(outlook, prospects, command, actions);
    case 'attemptTest':
      return worthOfTry(outlook, prospects, command, actions);
    case 'useObject':
      return worthOfUse(outlook, prospects, command, actions - 1) + prospects.from(here, actions - 1);
    case 'usePower':
      return worthOfPower(outlook, prospects, command.powerId, actions);
    case 'performSpecialAction':
      return worthOfSpecial(outlook, prospects, command, actions);
    default:
      return -Infinity;
  }
}

function worthOfBlow(outlook: Outlook, prospects: Prospects, command: CommandOf<'attack'>, actions: number): number {
  const { actor } = prospects;
  const foe = figureOf(outlook, command.targetId);
  return foe ? prospects.afterBlow(foe.figureId, gainsOfAttack(outlook, actor, foe), actions) : 0;
}

function worthOfTry(
  outlook: Outlook,
  prospects: Prospects,
  command: CommandOf<'attemptTest'>,
  actions: number,
): number {
  const { actor } = prospects;
  const test = outlook.view.tests.find(({ testKey }) => testKey === command.testId);
  if (!test) return 0;
  const gains = gainsOfTest(outlook, actor, test, command.characteristic);
  const effects = outlook.entries.tests.find(({ id }) => id === test.testId)?.onSuccess ?? [];
  const chance = chanceOfTest(outlook, actor, test, command.characteristic);
  const lift = chance * gainOfChanges(outlook, prospects, effects, actions - 1);
  return prospects.afterTry(test.testKey, gains, actions) + lift;
}

function worthOfSpecial(
  outlook: Outlook,
  prospects: Prospects,
  { specialActionId }: CommandOf<'performSpecialAction'>,
  actions: number,
): number {
  const here = prospects.actor.figure.spaceId;
  const special = outlook.entries.specialActions.find(({ id }) => id === specialActionId);
  if (!special) return prospects.from(here, actions - 1);
  const left = actions - special.cost;
  const place = special.do.find((effect) => effect.place?.who.of === 'SELF')?.place?.at;
  const zone = place?.zone;
  const to = zone === undefined ? undefined : outlook.view.board.spaces.find((space) => space.zone === zone);
  const worth = worthOfPossible(outlook, special.do, prospects.actor.figure.figureId, here, specialActionId);
  return worth + prospects.from(to?.spaceId ?? here, left);
}
