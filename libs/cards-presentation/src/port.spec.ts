import { evolverOf, Random, refuse, type Seat } from '#kernel';
import { ScriptedTurn } from '#kernel/testing';
import { cardTypeSchema } from '#cards';
import {
  resampleBuild,
  buildingCommands,
  buildingEvolvers,
  buildingStep,
  buildingView,
  builtDeck,
  deckBroughtTo,
  openBoosters,
  refuseBrought,
  type BuildingCommand,
  type BuildingEvent,
  type BuildingState,
} from '#cards/brought';
import { starterDecks } from '#cards/decks';
import {
  askedInWindow,
  declaredPassCommands,
  isAction,
  openWindow,
  passCommand,
  passEvolvers,
  proceedWindow,
  type PassCommand,
  type PassEvent,
  type PassUntil,
  type WindowState,
} from '#cards/flow';
import { resampleDeal, idsFor, printedOn, shownCard, slotsOf, type CardsInGame } from '#cards/hidden';
import { ruledBy, strongholdPart, supportPart, totalFrom, type RulesOfParts, contributionSorts } from '#cards/totals';
import { aCreature, aFight, ruseBook as book } from '#cards/testing';
import { buildDeck, cardTellerIn, cardWorth, passSentences, type WorthScale } from './index.js';

type State = BuildingState & WindowState & CardsInGame;
type Command = BuildingCommand | PassCommand;

const evolve = evolverOf<State, BuildingEvent | PassEvent>({ ...buildingEvolvers(book), ...passEvolvers(book) });

const aState = (): State => ({
  options: { boosters: 4, boosterSet: 'P' },
  sealed: { asked: [0, 1, 2] },
  building: null,
  window: null,
  combat: null,
  players: book.seats.map((): { passing: PassUntil | null } => ({ passing: null })),
  cards: {},
});

const isShield = (cardId: string): boolean => book.box.known.card(cardId).type === 'SHIELD';
const LEAST_SHIELDS = 2;

const table = {
  ...buildingCommands(book, (deck, cardId) =>
    isShield(cardId) && deck.filter(isShield).length <= LEAST_SHIELDS
      ? refuse('RUSE-SHIELDS', 'LAST_SHIELDS')
      : undefined,
  ),
  ...passCommand(['TALK']),
  ...declaredPassCommands(book, {
    asked: (state: State) => asked(state),
    step: () => 'TALK',
  }),
};

/** In Ruse all seats may talk but the last. */
const asked = (state: State): readonly Seat[] => askedInWindow(state, book.seats, (_state, seat) => seat !== 2);

/** The rules of a command of any type. */
interface AnyRules {
  check(state: State, command: Command, seat: Seat): { readonly code: string; readonly rule: string } | undefined;
  perform(turn: ScriptedTurn<State, BuildingEvent | PassEvent>, command: Command, seat: Seat): void;
}

/** A game of Ruse, played by shared rules alone. */
function aRuse() {
  const turn = new ScriptedTurn<State, BuildingEvent | PassEvent>(evolve, aState());
  Object.defineProperty(turn, 'random', { value: Random.from('ruse') });
  const rulesOf = ({ type }: Command): AnyRules => table[type];
  return {
    turn,
    state: turn.state,
    refusal: (seat: Seat, command: Command) => rulesOf(command).check(turn.state, command, seat),
    /** Performs a legal command, gives the word on, and passes for the seats that are not asked. Tells what has happened. */
    play(seat: Seat, command: Command): string[] {
      const told: string[] = [];
      const before = turn.events.length;
      const acts = isAction(turn.state, command.type, seat);
      rulesOf(command).perform(turn, command, seat);
      if (acts) turn.emit({ type: 'priorityGiven', seat: (seat + 1) % 3 });
      while (turn.state.window && told.length === 0 && asked(turn.state).length === 0) {
        proceedWindow(turn, book.seats, () => told.push('closed'));
      }
      return [...turn.events.slice(before).map(({ type }) => type), ...told];
    },
  };
}

describe('A third game, with nothing of Arena and Guardians but the port', () => {
  it('takes the decks that seats bring, by the deck rules of its game, and refuses under its own rule', () => {
    const { cards } = starterDecks.HOLLOW_TIDE.decks.GUARDIANS;
    const bare = { cards: cards.filter(({ cardId }) => !isShield(cardId)) };
    expect(refuseBrought(book, { decks: 'BROUGHT' }, { starter: 'HOLLOW_TIDE' })).toBeUndefined();
    const refused = refuseBrought(book, { decks: 'BROUGHT' }, { deck: bare })!;
    expect(refused).toMatchObject({ rule: 'RUSE-DECK', code: 'DECK_REFUSED' });
    expect(refused.facts['faults']).toContainEqual({ code: 'DECK_SHIELDS', rule: 'CARD-44', card: null });
    expect(refuseBrought(book, { decks: 'SEALED' }, { deck: { cards } })).toMatchObject({ code: 'DECK_NOT_WANTED' });
    expect(deckBroughtTo(book, 2, { starter: 'HOLLOW_TIDE' })).toEqual(deckBroughtTo(book, 1, undefined));
  });

  it('lets each of its seats build a deck from boosters and its kit, down to the shields that it asks for', () => {
    const ruse = aRuse();
    openBoosters(ruse.turn, book);
    const [first, , third] = ruse.state.building!;
    expect([first!.pool.length, third!.pool.length]).toEqual([62, 62]);
    expect(first!.pool).toEqual(expect.arrayContaining([...book.kit]));
    expect(ruse.play(0, { type: 'chooseGuardian', cardId: 'T20' })).toEqual(['guardianTaken']);
    expect(ruse.refusal(0, { type: 'chooseGuardian', cardId: 'L20' })).toMatchObject({
      code: 'ALREADY_DONE',
      rule: 'RUSE-DECK',
    });
    const shields = first!.pool.filter(isShield);
    for (const cardId of shields.slice(LEAST_SHIELDS)) ruse.play(0, { type: 'leaveOut', cardId });
    expect(ruse.refusal(0, { type: 'leaveOut', cardId: shields[0]! })).toMatchObject({ rule: 'RUSE-SHIELDS' });
    expect(buildingView(first!)).toMatchObject({ guardian: 'T20', leftOut: shields.slice(LEAST_SHIELDS) });
    for (const cardId of first!.pool.filter((id) => !isShield(id))) {
      if (!ruse.refusal(0, { type: 'leaveOut', cardId })) ruse.play(0, { type: 'leaveOut', cardId });
    }
    expect(builtDeck(book, first!).pile).toHaveLength(51);
    const [one] = builtDeck(book, first!).pile;
    expect(ruse.refusal(0, { type: 'leaveOut', cardId: one! })).toMatchObject({
      code: 'DECK_TOO_SMALL',
      rule: 'RUSE-DECK',
      facts: { least: 51 },
    });
    ruse.play(0, { type: 'finishDeck' });
    expect(buildingStep.asked(ruse.state)).toEqual([1, 2]);
    expect(builtDeck(book, first!)).toMatchObject({ guardian: 'T20' });
    expect(builtDeck(book, first!).pile.filter(isShield)).toHaveLength(LEAST_SHIELDS);
  });

  it('has the deck of another seat built of other boosters, with the kit that all know', () => {
    const ruse = aRuse();
    openBoosters(ruse.turn, book);
    const { building } = ruse.state;
    const [real, other] = [structuredClone(building![0]!), structuredClone(building![1]!)];
    resampleBuild(book, ruse.state, 0, Random.from('anew'));
    expect(building![0]!.pool).toHaveLength(real.pool.length);
    expect(building![0]!.pool).not.toEqual(real.pool);
    expect(building![0]!.pool).toEqual(expect.arrayContaining([...book.kit]));
    expect(building![1]).toEqual(other);
    const played = aState();
    resampleBuild(book, played, 0, Random.from('built long ago'));
    expect(played).toEqual(aState());
  });

  it('has a bot build it, by what the game holds cards to be worth', () => {
    const worthOf = (other: number) =>
      cardWorth({
        types: Object.fromEntries(cardTypeSchema.options.map((type) => [type, other])) as WorthScale['types'],
        vitality: 1,
        support: 1,
        flying: 1,
        text: 0,
      });
    const legal = ['L01', 'L24-7'].map((cardId) => ({ type: 'leaveOut', cardId }) as const);
    const built = (other: number) => buildDeck(book, { legal: [...legal, { type: 'finishDeck' }] }, worthOf(other));
    expect(built(0)).toEqual({ type: 'leaveOut', cardId: 'L24-7' });
    expect(built(99)).toEqual({ type: 'leaveOut', cardId: 'L01' });
    expect(buildDeck(book, { legal: [{ type: 'finishDeck' }] }, worthOf(0))).toEqual({ type: 'finishDeck' });
  });

  it('gives the word from seat to seat, passes for the seats that are not asked, and closes when all have passed', () => {
    const ruse = aRuse();
    openWindow(ruse.turn, 1);
    expect(asked(ruse.state)).toEqual([1]);
    expect(ruse.refusal(1, { type: 'declarePasses', until: 'TURN' })).toMatchObject({
      code: 'WRONG_STATE',
      rule: 'RUSE-AHEAD',
      facts: { step: 'TALK' },
    });
    expect(ruse.play(0, { type: 'declarePasses', until: 'WINDOW' })).toEqual(['passesDeclared']);
    expect(ruse.refusal(0, { type: 'declarePasses', until: 'TURN' })).toMatchObject({ code: 'ALREADY_DECLARED' });
    expect(ruse.play(1, { type: 'pass' })).toEqual(['passed', 'passed', 'passed', 'closed']);
    expect(ruse.state.window).toMatchObject({ passes: 3 });
  });

  it('asks a seat again that has taken its declared passes back', () => {
    const ruse = aRuse();
    openWindow(ruse.turn, 1);
    ruse.play(0, { type: 'declarePasses', until: 'TURN' });
    expect(ruse.refusal(2, { type: 'withdrawPasses' })).toMatchObject({ code: 'NOT_DECLARED', rule: 'RUSE-AHEAD' });
    ruse.play(0, { type: 'withdrawPasses' });
    expect(ruse.play(1, { type: 'pass' })).toEqual(['passed', 'passed']);
    expect(asked(ruse.state)).toEqual([0]);
    const tell = cardTellerIn(book, 'fr', ['Ada', 'Bo', 'Cy']);
    expect(passSentences.passesWithdrawn({ type: 'passesWithdrawn', seat: 0 }, tell)).toBe(
      'Ada ne passe plus d’avance.',
    );
  });

  it('deals hidden cards again among the places that may hold them, and shows a card only with its face', () => {
    const [creature, wall, other, hidden] = idsFor(4) as [string, string, string, string];
    const state: CardsInGame = {
      cards: Object.fromEntries(
        Object.entries({ [creature]: 'L01', [wall]: 'L24-7', [other]: 'L02', [hidden]: 'L24-8' }).map(
          ([id, cardId]) => [id, { cardId, owner: 0 }],
        ),
      ),
    };
    const typeOf = (id: string) => printedOn(book, state, id).type;
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const hand = [creature, wall, other, hidden];
      resampleDeal(
        slotsOf(hand, (old, id) => typeOf(old) === typeOf(id)),
        Random.from(`${seed}`),
      );
      expect(hand.map(typeOf)).toEqual(['CREATURE', 'SHIELD', 'CREATURE', 'SHIELD']);
      expect([...hand].sort()).toEqual([creature, wall, other, hidden]);
      seen.add(hand.join());
    }
    expect(seen.size).toBe(4);
    expect(shownCard(state, wall)).toEqual({ instanceId: wall, cardId: 'L24-7' });
    expect(() => shownCard(state, 'c-999')).toThrow('no card');
  });

  it('makes totals of parts under its own rules', () => {
    const fight = aFight({ own: aCreature(), enemy: aCreature() });
    const stronghold = book.box.known.card('L22');
    const spell = { sort: 'PLAYED', card: 'L30', source: 'c-001', creature: 'own', effect: 0, rule: null } as const;
    const given = { card: 'L20', source: 'L20' };
    const influence = { kind: 'GUARDIAN', seat: 0, source: null, receiver: 'own', value: 4, reversed: true } as const;
    const rules = Object.fromEntries(contributionSorts.map((sort) => [sort, `RUSE-${sort}`])) as RulesOfParts;
    const total = ruledBy(
      book,
      rules,
    )(
      totalFrom([
        { ...spell, value: 2 },
        { ...spell, sort: 'GUARDIAN', card: 'L20', value: 1 },
        supportPart({ ...influence }, given, { influence: 'RUSE-GIFT', ranged: 'RUSE-SHOT' }),
        strongholdPart(fight, 'own', stronghold, 'RUSE-WALL'),
      ]),
    );
    expect(total.contributions.map(({ rule, value }) => [rule, value])).toEqual([
      ['RUSE-WALL', stronghold.defenseBonus],
      ['RUSE-TEXT', 1],
      ['RUSE-GIFT', -4],
      ['RUSE-PLAYED', 2],
    ]);
    expect(total.total).toBe(stronghold.defenseBonus! - 1);
  });
});
