import { best, commandOf } from '#kernel';
import { possibleAt, worthOfUse, zoneAt, type Prospects } from '#skirmish-presentation';
import { tableOfView, type Command } from '#skarov/queries';
import { figureOf, type Outlook } from '../outlook.js';
import { costOfEntering } from './danger.js';
import { gainsOfAttack, gainsOfDoor } from './goals.js';
import { actorOf, powerById } from './open-powers.js';
import { prospectsOf } from './prospects-of.js';
import { gainOf, judgeOf } from './stakes.js';
import { gainsOfTest } from './tests.js';

/** The least gain for which the bot acts at all. */
const EFFORT = 0.003;
/** Moves that a mission counts are mostly made anyway. */
const WANDERING = 0.3;
/** Going where another action could lead as well is put off. */
const HURRY = 0.98;

/** The next thing that the active hero does; or the end of the activation when nothing is worth it. */
export function act(outlook: Outlook): Command | undefined {
  const { active } = outlook.view;
  const end = commandOf(outlook, 'endActivation');
  const figure = active && figureOf(outlook, active.figureId);
  if (!figure) return end;
  const prospects = prospectsOf(outlook, actorOf(outlook, figure));
  const stay = prospects.future(figure.spaceId);
  const deeds = outlook.legal.filter(({ type }) => type !== 'endActivation');
  return best(deeds, (deed) => worthOfDeed(outlook, prospects, deed, active.actions) - stay, EFFORT) ?? end;
}

/** The promise of a command: its effects, the remaining actions, and the later turns. */
function worthOfDeed(outlook: Outlook, prospects: Prospects, deed: Command, actions: number): number {
  const { actor } = prospects;
  switch (deed.type) {
    case 'move':
      return worthOfMove(outlook, prospects, deed.spaceId, actions);
    case 'attack': {
      const foe = figureOf(outlook, deed.targetId);
      return foe ? prospects.afterBlow(foe.figureId, gainsOfAttack(outlook, actor, foe), actions) : -Infinity;
    }
    case 'attemptTest':
    case 'openDoor': {
      const key = deed.type === 'openDoor' ? deed.doorId : deed.testId;
      const test = outlook.view.tests.find(({ testKey }) => testKey === key);
      const gainsOf = deed.type === 'openDoor' ? gainsOfDoor : gainsOfTest;
      if (!test || !deed.characteristic) return -Infinity;
      return prospects.afterTry(test.testKey, gainsOf(outlook, actor, test, deed.characteristic), actions);
    }
    case 'usePower': {
      const { figureId, spaceId } = actor.figure;
      const possible = possibleAt(tableOfView(outlook.view), figureId, spaceId, deed.powerId);
      const effects = possible.of(powerById(outlook, deed.powerId)?.do ?? []);
      const used = gainOf(outlook, { deeds: { POWERS_USED: 1 } }, actor.figure.figureId);
      return used + worthOfUse(outlook, { ...judgeOf(outlook), named: possible.named }, prospects, effects, actions);
    }
    default:
      return -Infinity;
  }
}

function worthOfMove(outlook: Outlook, prospects: Prospects, to: string, actions: number): number {
  const { actor } = prospects;
  const [here, there] = [actor.figure.spaceId, to].map((space) => zoneAt(outlook.ground, space));
  const deeds = { MOVES: 1, ...(here === there ? {} : { ZONES_VISITED: 1 }) };
  const moved = WANDERING * gainOf(outlook, { deeds }, actor.figure.figureId);
  const trap = here === there || there === undefined ? 0 : costOfEntering(outlook, actor, there);
  return HURRY * prospects.now(to, actions - 1) + prospects.future(to) + moved - trap;
}
