import type { Seat } from '#kernel';
import { guildTile, guildTiles, items, leaders, mages, quest, quests } from '../content/catalogue.js';
import { LEADERS_DEALT, STARTING_MAGES, STARTING_RUBIES } from '../content/constants.js';
import type { GuildTileId, ItemId } from '../content/ids.js';
import { notAmong } from '../table/checks.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { learn } from '../table/knowledge.js';
import { addMage } from '../table/moves.js';
import { seatsInOrder } from '../table/seat-order.js';
import { opensStep } from './opens-step.js';
import type { Evolvers, CommandTable, GuildsTurn, StepRules } from './turn.js';

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

/** The opening of a game, up to the choice of leaders (guilds.md 8, 1). */
export function setUp(turn: GuildsTurn): void {
  const { state, random } = turn;
  const seats = state.guilds.map(({ seat }) => seat);
  const tiles = random.shuffle(idsOf(guildTiles));
  for (const seat of seats) foundGuild(turn, seat, tiles[seat] ?? '');
  const leaderDeck = random.shuffle(idsOf(leaders));
  turn.emit({ type: 'leaderDeckShuffled', count: leaderDeck.length, order: leaderDeck });
  for (const seat of seats) {
    const leaderIds = leaderDeck.slice(seat * LEADERS_DEALT, (seat + 1) * LEADERS_DEALT);
    turn.emit({ type: 'leadersDealt', seat, leaderIds });
  }
  const mageDeck = random.shuffle(idsOf(mages));
  turn.emit({ type: 'mageDeckShuffled', count: mageDeck.length, order: mageDeck });
  for (const seat of seats) {
    const mageIds = mageDeck.slice(seat * STARTING_MAGES, (seat + 1) * STARTING_MAGES);
    turn.emit({ type: 'magesDealt', seat, mageIds });
  }
  shuffleItems(turn, idsOf(items));
  const questDeck = random.shuffle(idsOf(quests)).slice(0, state.options.questCount);
  turn.emit({ type: 'questDeckShuffled', count: questDeck.length, order: questDeck });
  turnUpQuest(turn);
  const firstPlayer = random.pick(seats);
  turn.emit({ type: 'firstPlayerDrawn', seat: firstPlayer });
  opensStep(turn, 'setup.chooseLeader', seatsInOrder(state));
}

function shuffleItems(turn: GuildsTurn, itemIds: readonly ItemId[]): void {
  turn.emit({ type: 'itemDeckShuffled', count: itemIds.length, order: turn.random.shuffle(itemIds) });
}

function foundGuild(turn: GuildsTurn, seat: Seat, tileId: GuildTileId): void {
  const { startAlignment } = guildTile(tileId);
  turn.emit({ type: 'guildFounded', seat, tileId, alignment: startAlignment, rubies: STARTING_RUBIES });
}

/** Turns the first quest of the deck face up; records that there is none left otherwise (GUILD-017, GUILD-093). */
export function turnUpQuest(turn: GuildsTurn): void {
  turn.emit({ type: 'questTurnedUp', questId: turn.state.quests.deck[0] ?? null });
}

/** Once all have chosen: reveals the leaders and shuffles the others into the leader deck (GUILD-012, GUILD-013). */
export function revealLeaders(turn: GuildsTurn): void {
  const { state } = turn;
  const kept = state.chosenLeaders.map((leaderId, seat) => ({ seat, leaderId: leaderId ?? '' }));
  turn.emit({ type: 'leadersRevealed', leaders: kept });
  const order = turn.random.shuffle(state.leaders.deck);
  turn.emit({ type: 'leaderDeckShuffled', count: order.length, order });
}

export const setUpSteps = {
  'setup.chooseLeader': {
    asked: (state) => seatsInOrder(state).filter((seat) => state.chosenLeaders[seat] === null),
    byDefault: (state, seat) => ({ type: 'chooseLeader', leaderId: state.dealtLeaders[seat]?.[0] ?? '' }),
    passable: () => false,
  },
} satisfies Record<string, StepRules>;

export const setUpCommands: CommandTable<'chooseLeader'> = {
  chooseLeader: {
    steps: ['setup.chooseLeader'],
    *offers(state, seat) {
      for (const leaderId of state.dealtLeaders[seat] ?? []) yield { type: 'chooseLeader', leaderId };
    },
    check: (state, { leaderId }, seat) => notAmong(state, seat, leaderId, state.dealtLeaders[seat] ?? [], 12),
    perform: (turn, { leaderId }, seat) => turn.emit({ type: 'leaderChosen', seat, leaderId }),
  },
};

export const setUpEvolvers: Evolvers<
  | 'guildFounded'
  | 'leaderDeckShuffled'
  | 'leadersDealt'
  | 'mageDeckShuffled'
  | 'magesDealt'
  | 'itemDeckShuffled'
  | 'questDeckShuffled'
  | 'questTurnedUp'
  | 'firstPlayerDrawn'
  | 'leaderChosen'
  | 'leadersRevealed'
> = {
  guildFounded(state, { seat, tileId, alignment, rubies }) {
    Object.assign(guildOf(state, seat), { tileId, alignment, rubies });
  },
  leaderDeckShuffled(state, { order }) {
    state.leaders.deck = [...order];
  },
  leadersDealt(state, { seat, leaderIds }) {
    state.leaders.deck = state.leaders.deck.filter((leaderId) => !leaderIds.includes(leaderId));
    state.dealtLeaders[seat] = [...leaderIds];
  },
  mageDeckShuffled(state, { order }) {
    state.mages.deck = [...order];
  },
  magesDealt(state, { seat, mageIds }) {
    state.mages.deck.splice(0, mageIds.length);
    for (const mageId of mageIds) addMage(state, seat, mageId);
  },
  itemDeckShuffled(state, { order }) {
    for (const itemId of state.items.discard) Reflect.deleteProperty(state.knowledge, itemId);
    state.items.deck = [...order];
    state.items.discard = [];
  },
  questDeckShuffled(state, { order }) {
    state.quests.deck = [...order];
  },
  questTurnedUp(state, { questId }) {
    if (questId === null) return;
    learn(state, questId, 'everyone');
    state.quests.seen[questId] ??= { damage: quest(questId).monsters.map(() => 0), rubies: 0, objects: [] };
  },
  firstPlayerDrawn(state, { seat }) {
    state.firstPlayer = seat;
  },
  leaderChosen(state, { seat, leaderId }) {
    state.chosenLeaders[seat] = leaderId;
  },
  leadersRevealed(state, { leaders: kept }) {
    for (const { seat, leaderId } of kept) guildOf(state, seat).leaderId = leaderId;
    state.leaders.deck.push(
      ...state.dealtLeaders.flat().filter((leaderId) => !kept.some((keeper) => keeper.leaderId === leaderId)),
    );
    state.dealtLeaders = state.guilds.map(() => []);
  },
};
