import { clone, Random, type Seat } from '#kernel';
import { overlay, ScriptedTurn } from '#kernel/testing';
import type { Characteristic } from '#skirmish';
import { possibleAttacks } from '#skirmish/attacking';
import { heroOf, spaceOf, standsOnBoard } from '#skirmish/figures';
import { box, eventCard, eventCardIds } from '../content/catalogue.js';
import type { Room } from '../content/schema.js';
import type { Command } from '../commands.js';
import { decide } from '../decide.js';
import type { Event } from '../events.js';
import { evolve } from '../evolve.js';
import { legalCommands } from '../legal-commands.js';
import { book as rules } from '../rulebook.js';
import type { State } from '../state.js';
import { actionsOf } from '../table/sheets.js';
import type { FigureId, Rank } from '../words.js';
import { aGame } from './a-game.js';
import { villainNamed } from './game-setup.js';

/** A hero or villain figure on the table of cards: a hero with its rank and cards, by space. */
export interface Standing {
  /** A hero, or a figure of a villain sheet as `android-1`. */
  id: string;
  at: string;
  damage?: number;
  rank?: Rank;
  /** Cards on the left of its sheet. */
  left?: readonly string[];
  hand?: readonly string[];
  activated?: boolean;
}

/** The figures and their places; robots that are not named are in the supply. */
export interface CardTableSetup {
  heroes: readonly Standing[];
  villains: readonly Standing[];
  /** Added to the attack of all figures, so that hits are not rare. */
  attack?: number;
}

/** How windows are answered. */
interface Answers {
  /** The reaction power that is used. */
  use?: string;
  /** Whether hits push. */
  push?: boolean;
  /** The choice in an offer. */
  choose?: readonly string[];
}

const zones = ['aaabb', 'aaabb', 'aaabb', 'cccdd', '#ccd#'];
const cells = zones.flatMap((row, y) => Array.from(row, (zone, x) => ({ x, y, zone })));
const name = { en: 'Hall', fr: 'Salle' };

/** One plain room of four zones, with a bell on every space that is not for reinforcement; a figure there may ring it. */
const hall: Room = {
  id: 't9a',
  tileNumber: 9,
  face: {
    id: 't9a',
    tile: 9,
    name,
    kind: 'INDOOR',
    map: Array<string>(5).fill('ooooo'),
    zones,
    zoneNames: ['a', 'b', 'c', 'd'].map((zone) => ({ zone, ...name })),
    walls: [],
    doors: [],
    features: [],
  },
  kind: 'PLAIN',
  flavor: name,
  scenery: [],
  green: [],
  violet: [],
  reinforcement: [
    { x: 0, y: 4, mark: 2, zone: 'c' },
    { x: 4, y: 4, mark: 2, zone: 'd' },
  ],
  exits: ['N', 'E', 'S', 'W'],
  tokens: cells.filter(({ zone }) => zone !== '#').map(({ x, y }) => ({ kind: 'bell', x, y })),
  tests: [
    {
      id: 'bell',
      name,
      text: name,
      at: { tokens: 'bell' },
      offers: [
        { characteristic: 'MIND', difficulty: 6 },
        { characteristic: 'ATTACK', difficulty: 6 },
      ],
      addHeroes: false,
      direct: false,
      repeatable: true,
      onSuccess: [],
      onFailure: [],
    },
  ],
  traps: [],
};

/** The room in which cards are played, and Skarov far away behind walls. */
const tiles = [
  { faceId: hall.id, column: 0, row: 0, turns: 0 },
  { faceId: 't2a', column: 0, row: 5, turns: 0 },
];

function gameOf({ heroes, villains, attack = 0 }: CardTableSetup): State {
  const state = aGame({
    tiles,
    passages: [],
    heroes: heroes.map(({ left = [], hand = [], ...hero }) => {
      const inPlay = left.map((cardId) => ({ cardId, side: 'LEFT' as const }));
      return { ...hero, hand: [...hand], inPlay };
    }),
    villains: villains.map(({ id, at, damage }) => villainNamed(id, at, damage)),
  });
  Object.assign(state, { phase: 'ACTIVATION', step: null });
  for (const { id } of [...heroes, ...villains]) {
    state.modifiers.push({ figureId: id, characteristic: 'ATTACK', by: attack, until: 'GAME' });
  }
  return state;
}

const laid = new WeakMap<CardTableSetup, State>();

function stateOf(setup: CardTableSetup): State {
  if (box.find.room(hall.id) !== hall) overlay(box).add('room', hall);
  let state = laid.get(setup);
  if (!state) laid.set(setup, (state = gameOf(setup)));
  return clone(state);
}

/** A game in one plain room, in which cards and sheets do what they say: every deed is a command, and every answer. */
export class CardTable {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly random: Random;

  /**
   * @param seed what dice show.
   * @param book what is asked of the game where the table is only looked at; another one where a power of a sheet is left out.
   */
  constructor(
    setup: CardTableSetup,
    seed: string,
    readonly book = rules,
  ) {
    this.state = stateOf(setup);
    this.random = Random.from(seed);
  }

  /** The activation of a figure, or of its sheet, begins; it acts. */
  activate(figureId: FigureId): this {
    const { state } = this;
    const figure = state.figures.find(({ id }) => id === figureId);
    if (!figure) throw new RangeError(`no figure is called ${figureId}`);
    const { sheetId, kind } = figure;
    if (kind === 'HERO') {
      state.sides.HEROES.deck = [figureId];
      evolve(state, { type: 'heroActivated', side: 'HEROES', heroId: figureId, actions: 3 });
      evolve(state, { type: 'stepOpened', step: 'activation.hero' });
      return this;
    }
    const figureIds = state.figures
      .filter((each) => each.sheetId === sheetId && standsOnBoard(state, each.id))
      .map(({ id }) => id);
    state.active = null;
    evolve(state, { type: 'sheetActivated', sheetId, figureIds });
    evolve(state, { type: 'figureSelected', figureId, actions: actionsOf(state, figure) });
    evolve(state, { type: 'stepOpened', step: 'activation.villain' });
    return this;
  }

  /** A hero spends an action on the power of one of its cards. Nothing happens where that has no target. */
  usePower(heroId: FigureId, powerId: string, answers: Answers = {}): this {
    return this.activate(heroId).give(this.seatOf(heroId), { type: 'usePower', powerId }, answers);
  }

  /** An event, by its name, is played while a figure of the activated sheet acts. Nothing happens where it has no target. */
  playEvent(eventId: string, figureId: FigureId, answers: Answers = {}): this {
    const cardId = eventCardIds.find((id) => eventCard(id).id === eventId);
    if (cardId === undefined) throw new RangeError(`no event is called ${eventId}`);
    const [other = '', ...pile] = eventCardIds.filter((id) => id !== cardId);
    Object.assign(this.state.overlord, { hand: [cardId, other], pile });
    return this.activate(figureId).give(this.overlord, { type: 'playEvent', cardId }, answers);
  }

  /** The first attack that a figure can make on another, if there is one. */
  attack(attackerId: FigureId, targetId: FigureId, answers: Answers = {}): this {
    const attack = possibleAttacks(this, attackerId).find((each) => each.targetId === targetId);
    if (!attack) return this;
    const command = { type: 'attack', figureId: attackerId, ...attack } as const;
    return this.activate(attackerId).give(this.seatOf(attackerId), command, answers);
  }

  /** A hero rings the bell where it stands. */
  ring(heroId: FigureId, characteristic: Characteristic, answers: Answers = {}): this {
    const bell = this.state.tokens.find(({ spaceId }) => spaceId === spaceOf(this.state, heroId));
    const command = { type: 'attemptTest', testId: `bell@${bell?.id ?? ''}`, characteristic } as const;
    return this.activate(heroId).give(this.seatOf(heroId), command, answers);
  }

  /** The cards that lie there have been laid in secret, and are turned up. */
  reveal(answers: Answers = {}): this {
    const { state } = this;
    for (const hero of state.heroes) Object.assign(hero, { plan: hero.inPlay, inPlay: [] });
    Object.assign(state, { phase: 'STRATEGY', active: null });
    evolve(state, { type: 'stepOpened', step: 'strategy.lastWord' });
    return this.give(this.overlord, { type: 'announceActivation' }, answers);
  }

  private get overlord(): Seat {
    return this.state.overlord.seat;
  }

  private seatOf(figureId: FigureId): Seat {
    const isHero = this.state.heroes.some(({ heroId }) => heroId === figureId);
    return isHero ? heroOf(this.state, figureId).seat : this.overlord;
  }

  /** Gives a command, and answers to all that it asks. */
  private give(seat: Seat, command: Command, answers: Answers): this {
    if (!this.decides(seat, command)) return this;
    for (let { window } = this.state; window; { window } = this.state) this.decides(window.seat, this.answer(answers));
    return this;
  }

  /** Whether a command has been carried out; one without a target is not. Throws an Error when it is refused for another reason. */
  private decides(seat: Seat, command: Command): boolean {
    const { state, random } = this;
    const turn = new ScriptedTurn<State, Event, Command>(evolve, state, {
      chance: { random, mustBeExhausted: () => undefined },
      legal: (who) => legalCommands(state, who),
    });
    const refusal = decide(turn, command, seat);
    if (refusal && refusal.code !== 'NO_TARGET') {
      throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(refusal)}`);
    }
    this.events.push(...turn.events);
    return !refusal;
  }

  /** Uses the power that a test is about, declines others and pushes, takes the first option of a choice. */
  private answer({ use, choose = [], push = false }: Answers): Command {
    const { window } = this.state;
    if (window?.kind === 'push') {
      const [spaceId] = window.spaces;
      return push && spaceId !== undefined ? { type: 'pushBack', spaceId } : { type: 'declinePushBack' };
    }
    if (window?.kind === 'reaction') {
      return window.powerId === use ? { type: 'react', powerId: use } : { type: 'declineReaction' };
    }
    const ids = window?.options.map(({ optionId }) => optionId) ?? [];
    const options = ids.filter((id) => id !== 'decline');
    return { type: 'choose', optionId: options.find((id) => choose.includes(id)) ?? options[0] ?? 'decline' };
  }
}
