import { atSeat, Random, spectator } from '#kernel';
import { ScriptedTurn, undescribed } from '#kernel/testing';
import {
  decide,
  type Event,
  events,
  evolve,
  initialState,
  legalCommands,
  openStepOf,
  optionsSchema,
  type SeenEvent,
  setUp,
  type State,
} from '#guardians/queries';
import { guardians } from '../guardians.js';
import { rareEvents, seenBy } from '#guardians/testing';
import { describe as sentenceOf } from './describe.js';

const NAMES = ['Ada', 'Élise'];
const told = (event: SeenEvent): [string, string] => [sentenceOf(event, 'en', NAMES), sentenceOf(event, 'fr', NAMES)];
const lantern = { instanceId: 'c-001', cardId: 'L24-7' } as const;

/** The events of a game in which both seats do what they may, at random. */
function played(options: object, label: string, commands: number): Event[] {
  const random = Random.from(label);
  const turn = new ScriptedTurn<State, Event>(evolve, initialState(optionsSchema.parse(options), []));
  const all: Event[] = [];
  const run = (state: State, act: (next: ScriptedTurn<State, Event>) => void): void => {
    const next = new ScriptedTurn<State, Event>(evolve, state);
    Object.defineProperty(next, 'random', { value: random });
    act(next);
    all.push(...next.events);
  };
  const { state } = turn;
  run(state, setUp);
  for (let given = 0; given < commands && !state.over; given += 1) {
    const [seat = 0] = openStepOf(state)?.asked ?? [];
    const legal = [...legalCommands(state, seat)];
    run(state, (next) => void decide(next, random.pick(legal), seat));
  }
  return all;
}

describe('sentences in both languages', () => {
  it('say strongholds with their owner, lands by their space', () => {
    expect(told({ type: 'shieldTurned', seat: 1, space: 'c4' })).toEqual([
      'Élise turns the shield on Élise’s left stronghold.',
      'Élise tourne le Bouclier sur la Forteresse de gauche d’Élise.',
    ]);
    expect(told({ type: 'shieldTurned', seat: 0, space: 'b2' })[1]).toBe('Ada tourne le Bouclier sur la contrée b2.');
  });

  it('GUARD-040 GUARD-084 tell of a hidden card only that there is one', () => {
    const laid = { type: 'cardLaid', seat: 0 } as const;
    expect(told(laid)).toEqual(['Ada lays a card.', 'Ada pose une carte.']);
    const placement = { cardId: 'c-001', kind: 'ON', of: 0, stronghold: 'LEFT' } as const;
    expect(told({ ...laid, placement, card: lantern })[0]).toMatch(/^Ada lays .+ at Ada’s left stronghold\.$/);
    expect(told({ type: 'shieldReinforced', seat: 0, from: 'a1', to: 'a2', emptied: false })).toEqual([
      'From Ada’s left stronghold, a creature joins the shield on the land a2.',
      'Depuis la Forteresse de gauche d’Ada, une créature rejoint le Bouclier sur la contrée a2.',
    ]);
  });

  it('CARD-33 agree with the French name of a card in number and gender', () => {
    const cellars = { instanceId: 'c-002', cardId: 'R04' } as const;
    expect(told({ type: 'downgradeReturned', seat: 0, card: cellars })).toEqual([
      'The place of Flooded Cellars is taken: it goes back to Ada’s hand.',
      'Place prise : Caves inondées retournent dans la main d’Ada.',
    ]);
    const sums = { kind: 'PRIMARY', lowerWins: false, winner: 0 } as const;
    const totals = [0, 1].map((seat) => ({ seat, total: 9 - seat, contributions: [] }));
    const beaten = (cardId: 'T12' | 'P12') =>
      told({ type: 'matchupCompared', ...sums, immune: [], totals, beaten: { instanceId: 'c-003', cardId } })[1];
    expect([beaten('T12'), beaten('P12')]).toEqual([
      'Ada 9, Élise 8 : Sorcière de suif est battue.',
      'Ada 9, Élise 8 : Bergers jumeaux sont battus.',
    ]);
  });

  it('GUARD-119 say which effect works, for whom and until when', () => {
    const matriarch = { instanceId: 'c-004', cardId: 'P16' } as const;
    expect(
      told({ type: 'effectApplied', seat: 0, source: matriarch, effect: 0, on: null, lasts: 'COMBAT', command: true }),
    ).toEqual([
      'Hill Matriarch works until the end of this combat (your Beasts: +2 Vitality).',
      'Matriarche des collines agit jusqu’à la fin de ce combat (vos Bêtes : +2 de Vitalité).',
    ]);
  });

  it('GUARD-222 tell of a look at a stack what its seat has learnt, and others that it has looked', () => {
    const look = { type: 'stackLookedAt', seat: 0, space: 'b3' } as const;
    expect(told({ ...look, total: 17 })).toEqual([
      'Ada learns the Vitality on the land b3: 17 in all.',
      'Ada apprend la Vitalité sur la contrée b3 : 17 en tout.',
    ]);
    expect(told(look)[0]).toBe('Ada learns the Vitality on the land b3.');
  });

  it('tell of a move where it goes, and over what', () => {
    const move = { type: 'shieldMoved', seat: 0, from: 'a1', to: 'c2', flown: false } as const;
    expect(told({ ...move, path: ['b1', 'b2', 'c2'] })).toEqual([
      'Ada’s shield moves from Ada’s left stronghold to the land c2 over Ada’s center stronghold and the land b2.',
      'Le Bouclier d’Ada va de la Forteresse de gauche d’Ada vers la contrée c2, en passant par la Forteresse centrale d’Ada et la contrée b2.',
    ]);
    expect(told({ ...move, path: ['b1', 'c2'], flown: true })[0]).toMatch(/^Ada’s shield flies from .+ to .+ over /);
    expect(told({ ...move, from: 'b4', to: 'g4', path: ['g4'] })[1]).toMatch(/vers le Gardien d’Élise\.$/);
  });

  it('tell the public view of a placement', () => {
    const strongholds = [
      { stronghold: 'LEFT', shield: lantern, creatures: true, under: true, held: true },
      { stronghold: 'CENTER', creatures: true, under: false, held: false },
    ] as const;
    const [en, fr] = told({ type: 'stacksPlaced', seat: 0, hand: 1, strongholds: [...strongholds] });
    expect(en).toMatch(
      /^Ada has placed: the left stronghold \(an army under .+, a creature under it, a creature in its upgrade\), the center stronghold \(a garrison\); 1 card left in hand\.$/,
    );
    expect(fr).toMatch(/^Placement d’Ada : la Forteresse de gauche \(une armée sous .+ ; 1 carte encore en main\.$/);
    expect(told({ type: 'stacksPlaced', seat: 1, hand: 0, strongholds: [] })[0]).toBe(
      'Élise has placed: nothing; 0 cards left in hand.',
    );
  });

  it('name why a game ends, also when neither seat has won', () => {
    expect(told({ type: 'outcomeReached', reason: 'LANDS', winner: 1 })).toEqual([
      'Élise wins: one player controls all six lands.',
      'Élise gagne : un joueur contrôle les six contrées.',
    ]);
    expect(told({ type: 'outcomeReached', reason: 'LIMIT', winner: null })[1]).toBe(
      'Match nul : le dernier tour est joué.',
    );
  });

  it('are whole sentences about every event of random games, for all players', () => {
    const seen = new Set<string>();
    const games = [
      played({}, 'one', 600),
      played({}, 'three', 600),
      played({}, 'four', 600),
      played({ decks: 'SEALED', cut: true }, 'two', 400),
    ];
    for (const event of [...games.flat(), ...rareEvents]) {
      seen.add(event.type);
      for (const viewer of [atSeat(0), atSeat(1), spectator]) {
        for (const sentence of seenBy(viewer, [event]).flatMap(told)) {
          if (!/^\p{Lu}.*\.$/su.test(sentence) || /undefined|null|NaN|\[object|c-\d|\.\.| {2}|de [ÉA]/.test(sentence))
            throw new Error(`${event.type}: ${sentence}`);
        }
      }
    }
    expect(Object.keys(events).filter((type) => !seen.has(type))).toEqual([]);
  });
});

describe('the words of a schema', () => {
  it('are there for every command and every event', () => {
    expect(undescribed(guardians)).toEqual([]);
  });
});
