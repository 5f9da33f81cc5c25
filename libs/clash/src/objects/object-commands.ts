import { activeHero, pay } from '#skirmish/activation';
import { isAdjacentToObject } from '#skirmish/board';
import { cellOf } from '#skirmish/cells';
import { contextOfDeed } from '#skirmish/machine';
import { testFrame } from '#skirmish/trials';
import { whyNoAction, factsOfNoAttack, whyNoAttack, hasAbility, isEnemy } from '../shared.js';
import type { CommandOf } from '../commands.js';
import { objectKind } from '../content/catalogue.js';
import type { ObjectKind } from '../content/schema.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type ClashRefusal } from '../refusals.js';
import type { BoardObject, State } from '../state.js';
import { boardOf, cellsOfObject, openDoorsOf } from '../table/layout.js';
import { figuresInPlay, findFigure, spaceOf, standsOnBoard } from '../table/figures.js';
import { isObjectId } from '../table/known-ids.js';
import { characteristicOfUse, keyOfUse } from '../trials/trial-terms.js';
import type { FigureId, PieceId } from '../words.js';

type UseObject = CommandOf<'useObject'>;

const objectOf = (state: State, objectId: PieceId): BoardObject | undefined =>
  state.objects.find(({ id }) => id === objectId);

/** A use of an object: a direct test, then what its card says (CLASH-101 to CLASH-106). */
export const objectCommands = {
  useObject: {
    steps: ['activation.hero'],
    check(state, command) {
      const { objectId, targetId } = command;
      if (!isObjectId(state, objectId)) return refuse(100, 'UNKNOWN_ID', { id: objectId });
      if (targetId !== undefined && !findFigure(state, targetId)) return refuse(102, 'UNKNOWN_ID', { id: targetId });
      return whyNoUse(state, command);
    },
    *offers(state) {
      if (whyNoAction(state)) return;
      const heroId = activeHero(state);
      for (const { id: objectId, kindId } of state.objects) {
        const { classic, aggressive } = objectKind(kindId);
        if (classic) yield { type: 'useObject', objectId, use: 'CLASSIC' };
        if (!aggressive) continue;
        for (const { id: targetId } of figuresInPlay(state)) {
          if (isEnemy(state, heroId, targetId)) yield { type: 'useObject', objectId, use: 'AGGRESSIVE', targetId };
        }
      }
    },
    perform(turn, { objectId, use, targetId }, _seat, machine) {
      const { state } = turn;
      const heroId = activeHero(state);
      const context = contextOfDeed(state, heroId, objectId, { pieceId: objectId, targetId: targetId ?? null });
      machine.pushRoot(context);
      pay(machine, heroId);
      const testKey = keyOfUse(objectId, use);
      const object = { objectId, use, targetId: targetId ?? null };
      machine.push(
        testFrame({ context, testKey, testId: testKey, heroId, characteristic: characteristicOfUse(use), object }),
      );
    },
  },
} satisfies Partial<CommandTable>;

function whyNoUse(state: State, { objectId, use, targetId }: UseObject): ClashRefusal | undefined {
  const noAction = whyNoAction(state);
  if (noAction) return noAction;
  const heroId = activeHero(state);
  const object = objectOf(state, objectId);
  if (hasAbility(state, heroId, 'CANNOT_USE_OBJECTS')) return refuse(58, 'FORBIDDEN_BY_CARD');
  if (!object) return refuse(100, 'NOT_IN_PLAY', { id: objectId });
  if (targetId !== undefined && !standsOnBoard(state, targetId)) return refuse(102, 'NOT_IN_PLAY', { id: targetId });
  const { classic, aggressive } = objectKind(object.kindId);
  if (use === 'CLASSIC')
    return classic && targetId === undefined ? whyNotOn(state, heroId, object) : refuse(100, 'USE_NOT_OFFERED');
  if (!aggressive) return refuse(100, 'USE_NOT_OFFERED');
  return whyNoThrow(state, heroId, object, aggressive, targetId);
}

const whyNotOn = (state: State, heroId: FigureId, object: BoardObject): ClashRefusal | undefined =>
  spaceOf(state, heroId) === object.spaceId ? undefined : refuse(101, 'NOT_ON_INTERACTION_SPACE');

function whyNoThrow(
  state: State,
  heroId: FigureId,
  object: BoardObject,
  { attack: mode }: NonNullable<ObjectKind['aggressive']>,
  targetId: FigureId | undefined,
): ClashRefusal | undefined {
  if (hasAbility(state, heroId, 'CANNOT_ATTACK')) return refuse(58, 'FORBIDDEN_BY_CARD');
  const at = spaceOf(state, heroId);
  const beside = isAdjacentToObject(boardOf(state), openDoorsOf(state), cellOf(at), cellsOfObject(object));
  if (at !== object.spaceId && !beside) return refuse(102, 'NOT_ADJACENT_TO_OBJECT', { id: object.id });
  if (targetId === undefined) return refuse(106, 'NO_TARGET');
  const terms = { attackerId: heroId, targetId, mode, rangedGiven: true, weaponId: object.id };
  const why = whyNoAttack(state, terms);
  return why && refuse(106, why, factsOfNoAttack(state, why, terms));
}
