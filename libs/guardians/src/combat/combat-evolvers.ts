import type { CardKey, InstanceId } from '#cards';
import { abilityMark } from '#cards/effects';
import { lapse, type Seat } from '#kernel';
import { putPlay, takePlay } from '../effects/effect-evolvers.js';
import { finish } from '../flow/sealed.js';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { creatureOf } from '../table/creatures.js';
import { leave } from '../table/leave.js';
import { guardianIdOf, otherSeat, playerOf, strongholdOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';
import type { Space } from '../words.js';
import type { Combat } from './combat.js';
import { combatOf, guardianFought } from './fighters.js';
import { guardianAt } from '../board/spaces.js';
import { influenceMark } from './support-commands.js';

const fighter = (id: CardKey, seat: Seat, command = false): Combat['fighters'][number] => ({
  id,
  seat,
  command,
  fresh: true,
  beaten: false,
});

/** A creature is played: all players know it from now on, and what it carries (GUARD-227). */
function play(state: State, seat: Seat, id: InstanceId, command = false): void {
  combatOf(state).fighters.push(fighter(id, seat, command));
  const item = creatureOf(state, id)?.item ?? null;
  const { known } = playerOf(state, seat);
  for (const card of [id, item]) if (card !== null && !known.includes(card)) known.push(card);
}

/** Effects for the match-up are over (GUARD-139). */
function closeMatchup(combat: Combat): void {
  combat.matchup = null;
  combat.supports = [];
  combat.inForce = combat.inForce.filter(({ lasts }) => lasts === 'COMBAT');
}

/** How a combat begins and is commanded. */
const openingEvolvers = {
  combatBegun(state, { seat, place, path }) {
    const guardian = guardianAt(place);
    state.combat = {
      place,
      ground: guardian === null ? (place as Space) : (path.at(-1) ?? (place as Space)),
      attacker: seat,
      path,
      fighters: [],
      commands: [null, null],
      committed: [null, null],
      guardianMet: false,
      matchup: null,
      supports: [],
      attacks: [],
      inForce: [],
      stopped: false,
      bereaved: [],
      merging: null,
    };
    const fought = guardian === null ? null : playerOf(state, guardian).guardian;
    if (guardian !== null && fought !== null) state.combat.fighters.push(fighter(fought, guardian));
  },
  commandCommitted(state, { seat, card }) {
    combatOf(state).commands[seat] = { card: card?.instanceId ?? null, fate: 'COMMITTED' };
  },
  commandsRevealed(state, { commands }) {
    const combat = combatOf(state);
    for (const { seat, card, cost = 0 } of commands) {
      const command = combat.commands[seat];
      if (command) command.fate = 'REVEALED';
      playerOf(state, seat).stones -= cost;
      if (cardOf(state, card.instanceId).type === 'CREATURE') play(state, seat, card.instanceId, true);
      else spend(state, seat, card.instanceId);
    }
  },
  commandsCancelled(state, { seats }) {
    for (const seat of seats) settle(state, seat, true);
  },
  commandPut(state, { seat, card }) {
    putPlay(state, { kind: 'COMMAND', seat, card: card.instanceId, cancelled: false });
  },
  commandSettled(state, { seat, cancelled }) {
    takePlay(state);
    settle(state, seat, cancelled);
  },
} satisfies Partial<Evolvers>;

function settle(state: State, seat: Seat, cancelled: boolean): void {
  const command = combatOf(state).commands[seat];
  if (command) command.fate = cancelled ? 'CANCELLED' : 'STANDS';
}

/** A card of the depot is discarded when it is played, and not played again in the turn (GUARD-132, GUARD-141). */
function spend(state: State, seat: Seat, id: InstanceId): void {
  leave(state, id);
  playerOf(state, seat).discard.push(id);
  state.marks.played.push(id);
}

/** How creatures meet, and what is done for them. */
const matchupEvolvers = {
  attackerCommitted(state, { seat, card }) {
    combatOf(state).committed[seat] = card.instanceId;
    finish(state, seat);
  },
  propertyDeclared: () => undefined,
  attackersRevealed(state, { attackers }) {
    const combat = combatOf(state);
    for (const { seat, card } of attackers) play(state, seat, card.instanceId);
    const guardian = guardianFought(combat);
    const of = (seat: Seat): CardKey => {
      const id = guardian === seat ? guardianIdOf(state, seat) : combat.committed[seat];
      if (id == null) throw new Error(`Seat ${seat} has committed no attacker.`);
      return id;
    };
    combat.matchup = { kind: 'PRIMARY', attacker: combat.attacker, creatures: [of(0), of(1)] };
    combat.committed = [null, null];
    combat.guardianMet = guardian !== null;
  },
  secondaryCommitted(state, { seat, card, target }) {
    const combat = combatOf(state);
    play(state, seat, card.instanceId);
    combat.matchup = {
      kind: 'SECONDARY',
      attacker: seat,
      creatures: seat === 0 ? [card.instanceId, target.instanceId] : [target.instanceId, card.instanceId],
    };
  },
  corruptionPlayed(state, { seat, card }) {
    spend(state, seat, card.instanceId);
  },
  rangedAttackMade(state, { seat, card, receiver }) {
    play(state, seat, card.instanceId);
    putPlay(state, { kind: 'RANGED', seat, card: card.instanceId, receiver: receiver.instanceId, cancelled: false });
  },
  rangedAttackSettled(state, { seat, card, receiver, value }) {
    takePlay(state);
    if (value === null) return;
    const support = {
      kind: 'RANGED',
      seat,
      source: card.instanceId,
      receiver: receiver.instanceId,
      value,
      reversed: false,
    } as const;
    combatOf(state).supports.push(support);
  },
  guardianInfluenced(state, { seat, receiver, value }) {
    playerOf(state, seat).stones -= 1;
    const guardian = guardianIdOf(state, seat);
    putPlay(state, { kind: 'INFLUENCE', seat, guardian, receiver: receiver.instanceId, value, cancelled: false });
  },
  influenceReversed(state) {
    const last = state.plays.at(-1);
    if (last) last.cancelled = true;
  },
  influenceReceived(state, { seat, receiver, value, reversed }) {
    takePlay(state);
    combatOf(state).supports.push({
      kind: 'GUARDIAN',
      seat,
      source: null,
      receiver: receiver.instanceId,
      value,
      reversed,
    });
  },
  strongholdCreatureUsed(state, { seat, stronghold, card, receiver, value }) {
    const { under } = strongholdOf(state, seat, stronghold);
    if (under) under.faceUp = true;
    state.marks.abilities.push(influenceMark(seat, card.instanceId));
    const support = {
      kind: 'CREATURE',
      seat,
      source: card.instanceId,
      receiver: receiver.instanceId,
      value,
      reversed: false,
    } as const;
    combatOf(state).supports.push(support);
  },
  effectApplied(state, { seat, source, effect, on, lasts, command }) {
    combatOf(state).inForce.push({
      seat,
      source: source.instanceId,
      effect,
      on: on?.instanceId ?? null,
      lasts,
      command,
    });
  },
  areaStruck: () => undefined,
  matchupAbandoned(state) {
    closeMatchup(combatOf(state));
  },
  matchupCompared(state, { beaten, immune }) {
    const combat = combatOf(state);
    const creatures = combat.matchup?.creatures ?? [];
    for (const [seat, id] of creatures.entries()) {
      const one = combat.fighters.find((found) => found.id === id);
      const foe = creatures[otherSeat(seat)];
      if (!one || foe === undefined) continue;
      one.fresh = false;
      one.beaten ||= id === beaten?.instanceId && seat === one.seat;
      // An attack that meets immunity adds nothing to later ones (GUARD-152).
      if (!immune.includes(otherSeat(seat))) combat.attacks.push({ by: id, on: foe });
    }
    closeMatchup(combat);
  },
  primaryEnded: () => undefined,
  secondaryStopped(state) {
    combatOf(state).stopped = true;
  },
} satisfies Partial<Evolvers>;

/** How a combat ends. */
const endEvolvers = {
  creatureHealed(state, { seat, healer, effect, card }) {
    state.marks.abilities.push(abilityMark(seat, healer.instanceId, effect));
    const healed = combatOf(state).fighters.find(({ id }) => id === card.instanceId);
    if (healed) healed.beaten = false;
  },
  spaceCompared: () => undefined,
  guardianWithstood: () => undefined,
  shieldRetreated(state, { seat, from, to }) {
    const stack = stackAt(state, seat, from);
    if (!stack) throw new Error(`Seat ${seat} has nothing on ${from}.`);
    const there = stackAt(state, seat, to);
    const { shield, creatures } = stack;
    const turned = stack.turned || there?.turned === true;
    const met = there?.shield ?? null;
    state.board[from].stacks[seat] = null;
    state.board[to].stacks[seat] = {
      shield: met ?? shield,
      turned,
      creatures: [...(there?.creatures ?? []), ...creatures],
    };
    combatOf(state).merging = { seat, space: to, shield: met === null ? null : shield, turned };
  },
  shieldKept(state, { seat, space, card }) {
    const { merging } = combatOf(state);
    const stack = stackAt(state, seat, space);
    if (!merging || !stack || stack.shield === card.instanceId) return;
    merging.shield = stack.shield;
    stack.shield = card.instanceId;
  },
  garrisonDissolved(state, { seat, cards, items }) {
    const player = playerOf(state, seat);
    const { known } = player;
    for (const { instanceId: id } of [...items, ...cards]) leave(state, id);
    player.discard.push(...items.map(({ instanceId: id }) => id));
    player.pen.push(...cards.map(({ instanceId: id }) => id));
    // The fighters are known to be among them, the others are not (GUARD-227).
    player.known = known.filter((id) => !items.some((item) => item.instanceId === id));
  },
  stacksMerged: () => undefined,
  combatEnded(state) {
    state.combat = null;
    lapse(state.players, 'COMBAT');
  },
} satisfies Partial<Evolvers>;

/** How combats go (guardians.md 5.5 to 5.10). */
export const combatEvolvers = { ...openingEvolvers, ...matchupEvolvers, ...endEvolvers };
