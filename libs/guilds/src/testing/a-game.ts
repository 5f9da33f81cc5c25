import type { Seat } from '#kernel';
import { ScriptedTurn } from '#kernel/testing';
import { openAuction } from '../auction/auction.js';
import { darkPrivilege, lightPrivilege } from '../choice/action-choice.js';
import { guildTiles, items, leaders, mages, quest, quests } from '../content/catalogue.js';
import type { QuestId } from '../content/ids.js';
import { evolve } from '../evolve.js';
import { advance } from '../flow/advance.js';
import { opensStep } from '../flow/opens-step.js';
import { initialState } from '../initial-state.js';
import { optionsSchema } from '../options.js';
import { openPlacement } from '../placement/placement.js';
import type { Guild, GuildMage, State } from '../state.js';
import { learn } from '../table/knowledge.js';
import { seatsInOrder } from '../table/seat-order.js';
import type { GameSetup, GuildSetup, Moment } from './game-setup.js';

/** A game that stands where a test wants it, with the cards that the test names. */
export function aGame(setup: GameSetup = {}): State {
  const wanted: readonly GuildSetup[] = Array.isArray(setup.guilds)
    ? setup.guilds
    : Array.from({ length: (setup.guilds as number | undefined) ?? 2 }, () => ({}));
  const options = optionsSchema.parse(setup.options ?? {});
  const state = initialState(
    options,
    wanted.map((_, seat) => ({ seat, bot: false })),
  );
  const { turn = 1, firstPlayer = 0, idleTurns = 0 } = setup;
  Object.assign(state, { turn: setup.at === 'setup.chooseLeader' ? 0 : turn, firstPlayer, idleTurns });
  wanted.forEach((guild, seat) => {
    fillGuild(state.guilds[seat]!, guild, seat);
  });
  layOut(state, setup);
  if (setup.resolving) startAction(state, setup.resolving);
  else openAt(state, setup.at ?? 'actions.first');
  return state;
}

function fillGuild(guild: Guild, setup: GuildSetup, seat: Seat): void {
  const { alignment = 0, rubies = 5, spells = [], quests: completed = [] } = setup;
  Object.assign(guild, {
    tileId: setup.tileId ?? guildTiles[seat]?.id,
    leaderId: setup.leaderId ?? leaders[seat]?.id,
    alignment,
    rubies,
    spells: [...spells],
    quests: [...completed],
    firstAction: setup.firstAction ?? 'work',
    secondAction: setup.secondAction ?? 'trade',
    mages: (setup.mages ?? []).map((mage): GuildMage => ({
      damage: 0,
      inCare: false,
      post: null,
      used: null,
      ...(typeof mage === 'string' ? { id: mage } : mage),
    })),
    objects: (setup.objects ?? []).map((object) =>
      typeof object === 'string' ? { id: object, mageId: null } : { ...object },
    ),
  });
}

const without = <Id extends string>(
  cards: readonly { readonly id: Id }[],
  used: readonly (Id | null | undefined)[],
): Id[] => cards.map(({ id }) => id).filter((id) => !used.includes(id));

/** Decks, piles and what lies on quests. */
function layOut(state: State, setup: GameSetup): void {
  const { guilds } = state;
  const { faceUpItem = null, faceUpMage = null, itemDiscard = [], pile = [], lots = [], dealtLeaders = [] } = setup;
  const questDeck = [
    ...(setup.questDeck ??
      without(
        quests,
        guilds.flatMap((guild) => guild.quests),
      )),
  ];
  const lying = Object.values(setup.onQuests ?? {}).flatMap(({ objects = [] }) => objects);
  const ownItems = guilds.flatMap(({ objects, spells }) => [...objects.map(({ id }) => id), ...spells]);
  const ownMages = guilds.flatMap((guild) => guild.mages.map(({ id }) => id));
  const ownLeaders = guilds.map(({ leaderId }) => leaderId);
  state.items = {
    deck: [...(setup.itemDeck ?? without(items, [...ownItems, ...itemDiscard, ...lying, faceUpItem]))],
    discard: [...itemDiscard],
    faceUp: faceUpItem,
  };
  state.mages = {
    deck: [...(setup.mageDeck ?? without(mages, [...ownMages, ...pile, ...lots, faceUpMage]))],
    faceUp: faceUpMage,
    pile: [...pile],
    removed: [],
  };
  state.auction.lots = [...lots];
  state.leaders.deck = [...(setup.leaderDeck ?? without(leaders, [...ownLeaders, ...dealtLeaders.flat()]))];
  state.dealtLeaders = guilds.map(({ seat }) => [...(dealtLeaders[seat] ?? [])]);
  layOutQuests(state, questDeck, setup.onQuests ?? {});
  if (faceUpItem !== null) learn(state, faceUpItem, 'everyone');
}

function layOutQuests(state: State, deck: QuestId[], onQuests: NonNullable<GameSetup['onQuests']>): void {
  state.quests.deck = deck;
  for (const questId of new Set([...deck.slice(0, 1), ...Object.keys(onQuests)])) {
    const { damage = quest(questId).monsters.map(() => 0), rubies = 0, objects = [] } = onQuests[questId] ?? {};
    state.quests.seen[questId] = { damage: [...damage], rubies, objects: [...objects] };
    learn(state, questId, 'everyone');
  }
}

/** The choices that were revealed before a moment of the turn. */
function openAt(state: State, moment: Moment): void {
  const turn = new ScriptedTurn(evolve, state);
  const seats = seatsInOrder(state);
  forgetChoices(state, moment);
  switch (moment) {
    case 'setup.chooseLeader':
      for (const guild of state.guilds) guild.leaderId = null;
      opensStep(turn, moment, seats);
      break;
    case 'care.recover':
    case 'actions.first':
    case 'actions.second':
      opensStep(turn, moment, seats);
      break;
    case 'auction.bid':
      openAuction(turn);
      break;
    case 'actions.darkChange':
      opensStep(turn, moment, [holder(darkPrivilege(state))]);
      break;
    case 'placement':
      openPlacement(turn);
      break;
    case 'actions.lightChange':
      Object.assign(state, { round: 1, resolved: seats, placementOpened: true, secondActionsRevealed: true });
      opensStep(turn, moment, [holder(lightPrivilege(state))]);
      break;
  }
  advance(turn);
}

function holder(seat: Seat | undefined): number {
  if (seat === undefined) throw new Error('No seat holds the privilege of this moment.');
  return seat;
}

function forgetChoices(state: State, moment: Moment): void {
  const chosen: readonly Moment[] = ['actions.darkChange', 'actions.second', 'placement', 'actions.lightChange'];
  state.firstActionsRevealed = chosen.includes(moment);
  for (const guild of state.guilds) {
    if (!state.firstActionsRevealed) guild.firstAction = null;
    if (moment !== 'placement' && moment !== 'actions.lightChange') guild.secondAction = null;
  }
}

function startAction(state: State, { seat, action, x2 = false }: NonNullable<GameSetup['resolving']>): void {
  const turn = new ScriptedTurn(evolve, state);
  const guild = state.guilds[seat]!;
  guild.firstAction = action;
  if (x2) guild.secondAction = 'X2';
  for (const mage of state.guilds.flatMap((other) => other.mages)) mage.post ??= mage.inCare ? null : 'passive';
  Object.assign(state, {
    placementOpened: true,
    firstActionsRevealed: true,
    secondActionsRevealed: x2,
    round: x2 ? 2 : 1,
    resolved: seatsInOrder(state).filter((other) => other !== seat),
  });
  turn.emit({ type: 'actionBegan', seat, action, x2 });
  advance(turn);
}
