import type { InstanceId } from '#cards';
import { isProperty, propertiesOf, type Property } from '#cards/engine/happenings';
import { resampleChoices as chooseIn } from '#cards/hidden';
import type { Random, Seat } from '#kernel';
import { commandsOf } from '../combat/commanding.js';
import { combatHand, combatOf } from '../combat/fighters.js';
import { declarationIn } from '../combat/primary.js';
import { rulesOf } from '../command-rules.js';
import type { Command } from '../commands.js';
import { evolve } from '../evolve.js';
import type { GuardiansTurn } from '../flow/turn.js';
import { legalCommands } from '../legal-commands.js';
import { newPlacing, placingOf } from '../placement/placements.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';

/** The commands that make a sealed choice, one card each. */
const choices: readonly Command['type'][] = [
  'placeOnStronghold',
  'placeUnderStronghold',
  'placeInUpgrade',
  'attachUpgrade',
  'attachItem',
  'discardExcess',
];

const choosing = {
  evolve,
  choices: (world: State, seat: Seat): Command[] =>
    [...legalCommands(world, seat)].filter(({ type }) => choices.includes(type)),
  perform: (turn: GuardiansTurn, command: Command, seat: Seat): void => rulesOf(command).perform(turn, command, seat),
};

/** The cards of a seat that it has committed and not shown: they stay where they are while the rest is dealt again. */
export function committedBy({ combat }: State, seat: Seat): InstanceId[] {
  const command = combat?.commands[seat];
  const hidden = command?.fate === 'COMMITTED' ? command.card : null;
  return [hidden, combat?.committed[seat] ?? null].filter((id) => id !== null);
}

/**
 * The secret choices of another seat are chosen again at random, as often, in the world that was dealt again (GUARD-225).
 * Changes the world.
 */
export function resampleChoices(state: State, world: State, seat: Seat, random: Random): void {
  resampleCards(state, world, seat, random);
  if (world.combat) resampleCommit(world, seat, random);
}

/** Placements and discards: who has finished is asked once more for so many cards. */
function resampleCards(state: State, world: State, seat: Seat, random: Random): void {
  if (!world.sealed || world.stage === 'DECKS' || world.stage === 'SETUP_CUT') return;
  const laid = placingOf(state, seat).placed.length;
  const discarded = state.excess[seat]?.length ?? 0;
  if (laid + discarded === 0) return;
  const { finished } = world.sealed;
  const { takenBack } = placingOf(world, seat);
  world.placing[seat] = { ...newPlacing(), takenBack };
  world.excess[seat] = [];
  const others = finished.filter((one) => one !== seat);
  world.sealed = { asked: world.sealed.asked, finished: others };
  chooseIn(choosing, world, seat, laid + discarded, random);
  world.sealed = { asked: world.sealed.asked, finished: [...finished] };
}

/** Another card may have been committed; where something was declared of it, one of which the same is true (`DECLARE_FIRST`). */
function resampleCommit(world: State, seat: Seat, random: Random): void {
  const combat = combatOf(world);
  const command = combat.commands[seat];
  if (command?.card != null && command.fate === 'COMMITTED') {
    combat.commands[seat] = { ...command, card: random.pick(commandsOf(world, seat)) };
  }
  const committed = combat.committed[seat];
  if (committed != null) {
    const what = declaredOf(world);
    const said = (id: InstanceId): string => (what ? propertiesOf(cardOf(world, id), what).join() : '');
    combat.committed[seat] = random.pick(combatHand(world, seat).filter((id) => said(id) === said(committed)));
  }
}

/** The declaration about the committed attacker; `undefined` where there was none. */
function declaredOf(world: State): Property | undefined {
  const what = declarationIn(world)?.effect.what;
  return isProperty(what) ? what : undefined;
}
