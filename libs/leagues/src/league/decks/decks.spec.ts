import { asked, seasonOf, SYSTEM, type Desk, type PlanInput } from '../../testing/desk.js';
import type { Asking } from '../asking.js';
import { deckCommitment } from './commitment.js';

const SWISS = { kind: 'SWISS', rounds: 3 } as const;
const deckNamed = (name: string) => ({ salt: `salt of ${name}`, content: JSON.stringify({ deck: name }) });
const commitmentOf = (name: string): string => deckCommitment(deckNamed(name));
const submit = (player: string, name = player, more: object = {}) =>
  ({ type: 'submitDeck', season: 1, player, commitment: commitmentOf(name), ...more }) as const;
const seasonWith = (decks: PlanInput['decks'], players: number, more: Partial<PlanInput> = {}): Desk =>
  seasonOf(players, SWISS, { decks, ...more });
const entered = ({ season }: Desk): readonly string[] => season.entries.map(({ player }) => player);

/** The author, with the decks that the server has opened. */
const opening = (by: Asking, ...names: readonly string[]): Asking => ({
  ...by,
  decks: { open: new Map(names.map((name) => [commitmentOf(name), deckNamed(name)])), refused: [] },
});

describe('the decks of a season', () => {
  it('are submitted by their players or a judge, and replaced until the deadline', () => {
    const desk = seasonWith({ shown: 'JUDGES', deadline: 1_000 }, 2);
    const at = (by: string, moment: number): Asking => ({ ...asked(by), at: moment });
    expect(desk.must(submit('p1'), asked('p1'))).toMatchObject([
      { type: 'deckSubmitted', player: 'p1', account: 'p1', commitment: commitmentOf('p1'), by: 'p1' },
    ]);
    expect(desk.code(submit('p1', 'other'), asked('p2'))).toBe('notAnOperator');
    expect(desk.code(submit('p3'), asked('host'))).toBe('notEntered');
    expect(desk.code(submit('p1', 'other'), asked('host'))).toBe('notAMember');
    expect(desk.code(submit('p1', 'better'), at('p1', 999))).toBe('accepted');
    expect(desk.code(submit('p1', 'late'), at('p1', 1_000))).toBe('decksFixed');
    expect(desk.code(submit('p2'), at('p2', 1_000))).toBe('accepted');
    expect(desk.code(submit('p1', 'repaired', { account: 'p1' }), at('host', 2_000))).toBe('accepted');
    expect(desk.season.decks).toMatchObject([
      { account: 'p1', commitment: commitmentOf('repaired'), open: null },
      { account: 'p2', commitment: commitmentOf('p2') },
    ]);
    expect(seasonOf(1, SWISS).code(submit('p1'), asked('p1'))).toBe('noDecks');
  });

  it('are needed for check-in, for each account of a team', () => {
    const desk = seasonWith({ shown: 'JUDGES' }, 0, { registration: { checkIn: {} } });
    desk.must({ type: 'enter', season: 1, player: 'Owls', members: ['o1', 'o2'] }, asked('o1'));
    desk.must({ type: 'accept', season: 1, player: 'Owls' }, asked('o2'));
    const checkIn = { type: 'checkIn', season: 1, player: 'Owls' } as const;
    desk.must(submit('Owls', 'one'), asked('o1'));
    expect(desk.code(checkIn, asked('o1'))).toBe('deckMissing');
    desk.must(submit('Owls', 'two', { account: 'o2' }), asked('o1'));
    expect(desk.code(checkIn, asked('o1'))).toBe('accepted');
  });

  it('that are missing or refused at the start drop their players, with the reason, in favour of the waiting list', () => {
    const desk = seasonWith({ shown: 'JUDGES' }, 6, { registration: { capacity: 4 } });
    for (const player of ['p1', 'p2', 'p3', 'p6']) desk.must(submit(player), asked(player));
    const decks = { open: new Map(), refused: [commitmentOf('p3')] };
    const events = desk.must({ type: 'pairRound', season: 1, round: 1 }, { ...asked('host'), decks });
    expect(events).toMatchObject([
      { type: 'dropped', player: 'p4', because: 'NO_DECK', by: 'system' },
      { type: 'dropped', player: 'p3', because: 'DECK_REFUSED', by: 'system' },
      { type: 'entered', player: 'p6' },
      { type: 'roundPaired' },
    ]);
    expect(entered(desk)).toEqual(['p1', 'p2', 'p6']);
  });

  it('that are missing at the deadline drop their players then, and those of latecomers at the next round', () => {
    const desk = seasonWith({ shown: 'JUDGES', deadline: 1_000 }, 3);
    for (const player of ['p1', 'p2']) desk.must(submit(player), asked(player));
    const drop = { type: 'dropWithoutDeck', season: 1 } as const;
    expect(desk.code(drop)).toBe('notOfTheServer');
    expect(desk.code(drop, { ...SYSTEM, at: 999 })).toBe('decksFixed');
    expect(desk.must(drop, { ...SYSTEM, at: 1_000 })).toMatchObject([{ type: 'dropped', player: 'p3' }]);
    expect(desk.code(drop, { ...SYSTEM, at: 1_000 })).toBe('nobodyToDrop');
    desk.pairNext();
    desk.playRound();
    for (const player of ['p4', 'p5'])
      desk.must({ type: 'enter', season: 1, player, members: [player] }, asked(player));
    desk.must(submit('p5'), asked('p5'));
    desk.pairNext();
    expect(entered(desk)).toEqual(['p1', 'p2', 'p5']);
  });

  it('are needed to wait in an arena, and to challenge on a ladder', () => {
    const decks = { shown: 'JUDGES' } as const;
    const arena = seasonOf(1, { kind: 'ARENA' }, { decks });
    const wait = { type: 'wait', season: 1, player: 'p1' } as const;
    expect(arena.code(wait, asked('p1'))).toBe('deckMissing');
    arena.must(submit('p1'), asked('p1'));
    expect(arena.code(wait, asked('p1'))).toBe('accepted');
    const ladder = seasonOf(2, { kind: 'LADDER' }, { decks });
    const challenge = { type: 'challenge', season: 1, player: 'p2', challenged: 'p1' } as const;
    ladder.must(submit('p2'), asked('p2'));
    expect(ladder.code(challenge, asked('p2'))).toBe('deckMissing');
    ladder.must(submit('p1'), asked('p1'));
    expect(ladder.code(challenge, asked('p2'))).toBe('accepted');
  });

  it('are shown at once, at the end or never, as the plan says; one that is lost is named', () => {
    const close = { type: 'closeSeason', season: 1, games: 'REFUSE' } as const;
    const open = seasonWith({ shown: 'PUBLIC' }, 1);
    expect(open.must(submit('p1'), opening(asked('p1'), 'p1'))).toMatchObject([
      { type: 'deckSubmitted' },
      { type: 'deckShown', account: 'p1', ...deckNamed('p1') },
    ]);
    expect(open.must(close)).toMatchObject([{ type: 'seasonClosed' }]);
    const hidden = seasonWith({ shown: 'AT_THE_END' }, 2);
    for (const player of ['p1', 'p2']) hidden.must(submit(player), opening(asked(player), player));
    expect(JSON.stringify(hidden.events)).not.toContain('salt');
    expect(hidden.must(close, opening(asked('host'), 'p1'))).toMatchObject([
      { type: 'deckShown', player: 'p1', ...deckNamed('p1') },
      { type: 'deckLost', player: 'p2', account: 'p2' },
      { type: 'seasonClosed' },
    ]);
    expect(hidden.season.decks).toMatchObject([{ open: deckNamed('p1') }, { open: null }]);
    const judges = seasonWith({ shown: 'JUDGES' }, 1);
    judges.must(submit('p1'), asked('p1'));
    expect(judges.must(close, opening(asked('host'), 'p1'))).toMatchObject([{ type: 'seasonClosed' }]);
  });

  it('are no part of games that are played elsewhere', () => {
    expect(() => seasonWith({ shown: 'PUBLIC' }, 0, { elsewhere: {} })).toThrow('decksElsewhere');
  });
});
