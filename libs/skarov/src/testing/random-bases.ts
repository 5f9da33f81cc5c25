import { evolverOf, legalFrom, type Random } from '#kernel';
import { roomOf } from '../base/rooms-laid.js';
import { emptyBase, type BaseState, type WithBase } from '../base/base-state.js';
import {
  beginBuilding,
  buildCommands,
  buildEvolvers,
  buildStepRules,
  proceedBuilding,
} from '../flow/set-up/building.js';
import type { BuildTurn } from '../flow/set-up/build-turn.js';
import type { BuildCommand, BuildEvent } from '../flow/set-up/build-words.js';

const evolve = evolverOf<WithBase, BuildEvent>(buildEvolvers);

/** The message to a test before every command. */
export type Watch = (state: WithBase, legal: readonly BuildCommand[], byDefault: () => BuildCommand) => void;

/**
 * A base whose overlord takes any legal command; parts are finished once in a while, so that it gets three to nine tiles, and
 * commands undone now and then. Without `watch` only a few of the many places of a figure are looked at. Throws an Error where
 * no command is legal: a dead end.
 */
export function builtAtRandom(random: Random, heroes: number, watch?: Watch): BaseState {
  const state = { base: emptyBase(0, heroes) };
  const turn: BuildTurn = {
    state,
    random,
    emit: (event) => {
      evolve(state, event);
    },
    legal: () => [],
    spend: () => undefined,
  };
  const tiles = 3 + random.below(7);
  beginBuilding(turn, null);
  for (let step = proceedBuilding(turn); step; step = proceedBuilding(turn)) {
    const open = step;
    const rules = buildStepRules[open];
    const offers = legalFrom(buildCommands, state, 0, ({ steps }) => steps?.includes(open) ?? false);
    const legal = watch || !state.base.passagesDone ? [...offers] : firstOf(offers, 2 + random.below(12));
    watch?.(state, legal, () => rules.byDefault(state, 0));
    perform(turn, chosen(random, state.base, legal, tiles));
  }
  return state.base;
}

function firstOf<T>(list: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const each of list) {
    taken.push(each);
    if (taken.length === most) break;
  }
  return taken;
}

function chosen(random: Random, base: BaseState, legal: readonly BuildCommand[], tiles: number): BuildCommand {
  const undo = legal.find(({ type }) => type === 'undoBuildStep');
  if (undo && random.below(40) === 0) return undo;
  const finish = legal.find(({ type }) => type === 'finishTiles' || type === 'finishPassages');
  if (finish && (base.tilesDone ? random.below(4) === 0 : base.tiles.length >= tiles)) return finish;
  const onwards = legal.filter((command) => command !== undo && command !== finish);
  const missing: readonly string[] = ['CONTROL', 'OBJECTIVE'].filter((kind) => !lies(base, kind));
  const needed = onwards.filter((command) => command.type === 'placeTile' && missing.includes(roomOf(command).kind));
  const late = needed.length > 0 && base.tiles.length + missing.length >= tiles;
  const command = onwards.length > 0 ? random.pick(late ? needed : onwards) : finish;
  if (!command) throw new Error(`A dead end: ${JSON.stringify(base)}`);
  return command;
}

const lies = ({ tiles }: BaseState, kind: string): boolean => tiles.some((tile) => roomOf(tile).kind === kind);

function perform(turn: BuildTurn, command: BuildCommand): void {
  const rules = buildCommands[command.type] as { perform(turn: BuildTurn, command: BuildCommand, seat: number): void };
  rules.perform(turn, command, 0);
}
