import { LocalGame, waitsForSeats } from '#kernel';
import { attackDiceOf } from '#skirmish/figures';
import { clash } from '../clash.js';
import type { Command } from '../commands.js';
import type { Event } from '../events.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { hasAbility, characteristic } from '../shared.js';
import { findFigure } from '../table/figures.js';
import { aGame, madeCard, madeHero, type GameSetup } from '../testing/index.js';
import { box } from './catalogue.js';
import type { PowerCard, TestCard } from './schema.js';
import { printedAccounts, printedChanges } from './testing/printed-powers.js';
import { abilitySchema } from './vocabulary.js';

const cards = box.printed.powerCard.flatMap((card) => (card.special ? [{ ...card, special: card.special }] : []));
type Card = (typeof cards)[number];
const triggered = (...triggers: string[]): Card[] =>
  cards.filter(({ special }) => triggers.includes(special.power.trigger));

const words = { en: 'Bell', fr: 'Cloche' };
const bell: TestCard = {
  id: 'bell',
  name: words,
  text: words,
  at: { zone: 'anywhere' },
  offers: [
    { characteristic: 'MIND', difficulty: 4 },
    { characteristic: 'ATTACK', difficulty: 4 },
  ],
  direct: true,
  repeatable: true,
  onSuccess: [],
};

const afar = {
  trigger: 'PERMANENT' as const,
  grants: [{ who: { of: 'SELF' as const }, ability: 'RANGED_ATTACKS' as const }],
};
const [ally, far, foe, other] = ['ally', 'far', 'foe', 'other'].map((id) =>
  madeHero({ id: `played-${id}`, defense: 2, attack: 5, mind: 3, health: 9, speed: 2, innate: afar }),
) as [string, string, string, string];

/** A blow of the foe for 2 damage, so that there is something to prevent. */
const blow = madeCard(foe, {
  power: {
    trigger: 'ACTION',
    do: [
      {
        chooseFigure: {
          among: { of: 'ENEMIES', inSightOf: { of: 'SELF' } },
          do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CHOSEN' }, power: 4, damage: 2 } }],
        },
      },
    ],
  },
});

/** Where they stand beside the hero: together and apart; in columns of zones, so that the length of a move shows. */
const squares = undefined;
const columns = { zones: ['abcde', 'abcde', 'abcde', 'abcde', 'abcde'] };
const layouts = [
  { face: squares, self: '2,2', ally: '3,3', far: '0,0', foe: '3,2', other: '1,2' },
  { face: squares, self: '2,2', ally: '2,3', far: '0,1', foe: '4,4', other: '0,0' },
  { face: squares, self: '2,2', ally: '3,3', far: '0,0', foe: '2,4', other: '4,2' },
  { face: squares, self: '2,2', ally: '3,3', far: '0,0', foe: '3,2', other: '2,3' },
  { face: columns, self: '0,2', ally: '0,3', far: '2,0', foe: '1,2', other: '3,3' },
  { face: columns, self: '0,2', ally: '2,3', far: '4,0', foe: '2,2', other: '1,3' },
];
type Layout = (typeof layouts)[number];

/** The hero of a card with the card left of its sheet, two allies, two enemies who shoot, and a bell to ring in two spaces. */
function table(card: Pick<PowerCard, 'heroId' | 'id'>, layout: Layout, laid = true, more: GameSetup = {}): State {
  const tests = [layout.self, layout.foe].map((space, place) => ({ ...bell, id: `bell-${place}`, at: { space } }));
  const state = aGame({
    at: 'activation',
    active: card.heroId,
    ...(layout.face ? { face: layout.face } : {}),
    heroes: [
      { id: card.heroId, seat: 0, at: layout.self, damage: 5, inPlay: laid ? [{ cardId: card.id, side: 'LEFT' }] : [] },
      { id: ally, seat: 0, teamUp: true, at: layout.ally, damage: 3 },
      { id: far, seat: 0, teamUp: true, at: layout.far, damage: 3 },
      { id: foe, seat: 1, at: layout.foe, damage: 1, inPlay: [{ cardId: blow, side: 'LEFT' }] },
      { id: other, seat: 1, teamUp: true, at: layout.other },
    ],
    plan: { tests },
    ...more,
  });
  return state;
}

const play = (state: State, seed: string): LocalGame<typeof clash> =>
  LocalGame.from(clash, state, { options: { heroesA: 3, heroesB: 2 }, seed });

/** The step that waits, if any. */
const stepOf = ({ waiting }: LocalGame<typeof clash>): string => (waitsForSeats(waiting) ? waiting.step : '');

/** The events of a game since it began here. */
const eventsOf = (game: LocalGame<typeof clash>): Event[] =>
  game.commits.flatMap(({ events }) => events as unknown as Event[]);

/** Answers every question of the windows: with the power where it is offered, else with a choice that does something, the one at `place`, the last at −1. */
function answering(game: LocalGame<typeof clash>, powerId: string, place: number): void {
  for (let count = 0; count < 16; count += 1) {
    const asked = game.nextSeat();
    if (asked === undefined || !stepOf(game).startsWith('window.')) break;
    const legal = game.legal(asked);
    const choices = legal.filter((each) => each.type === 'choose' && each.optionId !== 'decline');
    const answer =
      legal.find((each) => each.type === 'react' && each.powerId === powerId) ??
      choices.at(place < 0 ? place : place % Math.max(1, choices.length)) ??
      legal.find((each) => each.type === 'pushBack') ??
      legal.find((each) => each.type === 'declineReaction') ??
      legal[0];
    if (!answer) break;
    game.must({ type: 'play', seat: asked, command: answer });
  }
}

/** A figure in words for the reader. */
const roles = (card: Card): Record<string, string> => ({
  [card.heroId]: 'SELF',
  [ally]: 'ALLY',
  [far]: 'FAR',
  [foe]: 'FOE',
  [other]: 'OTHER',
});

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** The effects of a power in these events since its use: each in a line, with points and the figures that it met. */
function accountOf(card: Card, start: State, events: readonly Event[]): string[] {
  const at = { state: start, book };
  const who = (id: string | undefined): string => roles(card)[id ?? ''] ?? id ?? 'nobody';
  let total = 0;
  const lineOf = (event: Event): string[] => {
    const isIts = 'source' in event && event.source === card.id;
    switch (event.type) {
      case 'attackDeclared':
        return isIts ? [`${who(event.attackerId)} attacks ${who(event.targetId)} ${event.mode}`] : [];
      case 'attackRolled': {
        total = event.successes;
        const base = attackDiceOf(at, event.attackerId, event.targetId);
        const change = [event.combat.length - base.combat, event.power.length - base.power] as const;
        return change.some((by) => by !== 0) ? [`dice ${change.map(signed).join(' ')}`] : [];
      }
      case 'attackResolved': {
        const change = event.defense - characteristic(start, event.targetId, 'DEFENSE', event.attackerId);
        return change === 0 ? [] : [`defense ${signed(change)}`];
      }
      case 'testRolled':
        total = event.total;
        return [];
      case 'rollChanged': {
        const before = total;
        total = event.successes;
        return isIts ? [event.die === undefined ? `total ${signed(total - before)}` : 'a die again'] : [];
      }
      case 'damageDealt':
        if (isIts) return [`${who(event.figureId)} suffers ${event.points}`];
        return event.by === card.heroId && event.points !== 1 ? [`the hit deals ${event.points}`] : [];
      case 'figurePushed':
        return isIts ? [`${who(event.figureId)} pushed`] : [];
      case 'figureMoved':
        return isIts ? [`${who(event.figureId)} moves ${event.zones.length}`] : [];
      case 'figurePlaced':
        return isIts ? [`${who(event.figureId)} put down`] : [];
      case 'figuresSwapped':
        return isIts ? [`${who(event.a)} and ${who(event.b)} swap`] : [];
      case 'figureHealed':
        return isIts ? [`${who(event.figureId)} heals ${event.points}`] : [];
      case 'modifierLaid':
        return isIts ? [`${who(event.figureId)} ${event.characteristic} ${signed(event.by)} ${event.until}`] : [];
      case 'actionsChanged':
        return isIts ? [`${who(event.heroId)} actions ${signed(event.by)}`] : [];
      case 'cardDiscarded':
        return isIts ? [`${who(event.heroId)} discards`] : [];
      case 'woundDrawn':
        return isIts ? [`${who(event.heroId)} draws a wound`] : [];
      case 'damagePrevented':
        return isIts ? [`prevents ${event.points} of ${who(event.figureId)}`] : [];
      case 'attackRedirected':
        return isIts ? [`the attack on ${who(event.from)} goes to ${who(event.to)}`] : [];
      case 'dieRolled':
        return isIts ? ['rolls a die'] : [];
      case 'effectPassedOver':
        return isIts ? [`${event.effect} passed over`] : [];
      default:
        return [];
    }
  };
  let used = false;
  const lines: string[] = [];
  for (const event of events) {
    if (event.type === 'powerUsed' && event.powerId === card.id) {
      if (used) break;
      used = true;
    }
    const line = lineOf(event);
    if (used) lines.push(...line);
  }
  return lines;
}

const seeds = ['one', 'two', 'three', 'four'];
/** Which of the choices is made. */
const places = [0, 1, 2, 5, -1];

/** The account of every power that a hero uses for an action. */
function* accountsOfAction(card: Card): Iterable<string[]> {
  for (const layout of layouts) {
    for (const place of places) {
      for (const seed of seeds.slice(0, 2)) {
        const start = table(card, layout);
        const game = play(start, seed);
        const command = game.legal(0).find((each) => each.type === 'usePower' && each.powerId === card.id);
        if (!command) continue;
        yield accountOf(card, start, giving(game, 0, command, card.id, place));
      }
    }
  }
}

function giving(
  game: LocalGame<typeof clash>,
  seat: number,
  command: Command,
  powerId: string,
  place: number,
): Event[] {
  game.must({ type: 'play', seat, command });
  answering(game, powerId, place);
  return eventsOf(game);
}

/** Every account of a power that answers attacks and tests of both sides. */
function* accountsOfReaction(card: Card): Iterable<string[]> {
  for (const layout of layouts) {
    for (const seed of seeds) {
      for (const [active, seat] of [
        [card.heroId, 0],
        [foe, 1],
      ] as const) {
        const start = table(card, layout, true, { active });
        const deeds = play(start, seed)
          .legal(seat)
          .filter(
            (each) =>
              ['attack', 'attemptTest'].includes(each.type) || (each.type === 'usePower' && each.powerId === blow),
          );
        for (const command of deeds) {
          for (const place of places.slice(0, 2)) {
            yield accountOf(card, start, giving(play(start, seed), seat, command, card.id, place));
          }
        }
      }
    }
  }
}

/** Every account of a power that acts when cards are revealed. */
function* accountsOfReveal(card: Card): Iterable<string[]> {
  for (const layout of layouts) {
    for (const place of places) {
      for (const hand of [
        [card.id],
        [card.id, ...cards.filter(({ heroId, id }) => heroId === card.heroId && id !== card.id).map(({ id }) => id)],
      ]) {
        const state = table(card, layout, false, { at: 'strategy' });
        const hero = state.heroes.find(({ heroId }) => heroId === card.heroId);
        Object.assign(hero ?? {}, { plan: [{ cardId: card.id, side: 'LEFT' }], hand });
        const game = play(state, 'reveal');
        for (let seat = game.nextSeat(); seat !== undefined && stepOf(game) === 'strategy'; seat = game.nextSeat()) {
          game.must({ type: 'play', seat, command: clash.defaultCommand(game.state, seat) });
        }
        answering(game, card.id, place);
        const events = eventsOf(game);
        const revealed = events.findIndex(({ type }) => type === 'cardsRevealed');
        const used: Event = { type: 'powerUsed', figureId: card.heroId, powerId: card.id, reaction: false };
        // The healing of every weakness card is no word of its own (CLASH-066).
        const after = events.slice(revealed + 1).filter(({ type }) => type !== 'powerUsed' && type !== 'figureHealed');
        yield accountOf(card, state, [used, ...after]);
      }
    }
  }
}

/** The accounts that are printed and have not come about; looks no further than it must. */
function missing(card: Card, accounts: Iterable<readonly string[]>): string[] {
  const left = new Set((printedAccounts[card.id] ?? [['nothing is printed']]).map((lines) => lines.join(', ')));
  for (const lines of accounts) {
    left.delete(lines.filter((line) => !line.endsWith('passed over')).join(', '));
    if (left.size === 0) break;
  }
  return [...left];
}

/** Lines that come about and stand in no printed account: another figure, another number, a zone too far. */
function beyond(card: Card, accounts: Iterable<readonly string[]>): string[] {
  const lines = new Set((printedAccounts[card.id] ?? []).flat());
  const isShorter = (line: string): boolean =>
    [0, 1, 2, 3].some((more) => lines.has(line.replace(/moves (\d)$/, (_, zones) => `moves ${Number(zones) + more}`)));
  return [...new Set([...accounts].flat())].filter((line) => !line.endsWith('passed over') && !isShorter(line));
}

/** The changes of all figures by a power that lies there: values, abilities, and dice of attacks beside those of attack itself. */
function worth(card: Card, damage: number, laid: boolean): Map<string, number> {
  const state = table(card, layouts[0]!, laid);
  for (const figure of state.figures) if (figure.id === card.heroId) figure.damage = damage;
  const at = { state, book };
  const found = new Map<string, number>();
  const people = Object.entries(roles(card));
  for (const [id, role] of people) {
    for (const which of ['SPEED', 'ATTACK', 'DEFENSE', 'MIND'] as const) {
      found.set(`${role} ${which}`, characteristic(state, id, which));
    }
    for (const ability of abilitySchema.options)
      found.set(`${role} ${ability}`, Number(hasAbility(state, id, ability)));
    for (const [target, whom] of people) {
      if (findFigure(state, id)?.side === findFigure(state, target)?.side) continue;
      const dice = attackDiceOf(at, id, target);
      found.set(`${role} on ${whom} combat`, dice.combat - characteristic(state, id, 'ATTACK'));
      found.set(`${role} on ${whom} power`, dice.power);
    }
  }
  return found;
}

function changes(card: Card, damage: number): string[] {
  const without = worth(card, damage, false);
  return [...worth(card, damage, true)].flatMap(([what, number]) => {
    const by = number - (without.get(what) ?? 0);
    return by === 0 ? [] : [`${what} ${signed(by)}`];
  });
}

describe('Every special power of the cards, played', () => {
  it.each(triggered('ACTION', 'UNIQUE_ACTION').map((card) => [card.id, card] as const))(
    'CLASH-059 CLASH-060 %s does for an action what it says, all of it and nothing else',
    (_, card) => {
      const accounts = [...accountsOfAction(card)];
      expect(missing(card, accounts)).toEqual([]);
      expect(beyond(card, accounts)).toEqual([]);
    },
  );

  it.each(triggered('REACTION').map((card) => [card.id, card] as const))(
    'CLASH-211 CLASH-267 %s is offered at its moment, and does what it says',
    (_, card) => {
      expect(missing(card, accountsOfReaction(card))).toEqual([]);
    },
  );

  it.each(triggered('REVEAL').map((card) => [card.id, card] as const))(
    'CLASH-064 CLASH-067 %s does at the reveal what it says, all of it and nothing else',
    (_, card) => {
      const accounts = [...accountsOfReveal(card)];
      expect(missing(card, accounts)).toEqual([]);
      expect(beyond(card, accounts)).toEqual([]);
    },
  );

  it.each(triggered('PERMANENT').map((card) => [card.id, card] as const))(
    'CLASH-058 %s changes what it says, of all figures, as long as it lies there, and nothing else',
    (id, card) => {
      expect(changes(card, 5)).toEqual(printedChanges[id]);
    },
  );

  it('CLASH-058 ultrawoman-chin-up gives the second defense from 2 damage on', () => {
    const card = cards.find(({ id }) => id === 'ultrawoman-chin-up')!;
    expect([1, 2].map((damage) => changes(card, damage))).toEqual([['SELF DEFENSE +1'], ['SELF DEFENSE +2']]);
  });
});
