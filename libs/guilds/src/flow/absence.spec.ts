import { isRefusal, waitsForSeats, type AnyTagged, type LocalGame } from '#kernel';
import type { State } from '../state.js';
import type { GameSetup } from '../testing/game-setup.js';
import { aGame, aMage, aSpell, atTable, given } from '../testing/index.js';

const stepOf = ({ waiting }: LocalGame) => (waitsForSeats(waiting) ? waiting : undefined);
const guildAt = ({ game }: LocalGame, seat: number) => (game.state as State).guilds[seat]!;

/** The time of the step that waits runs out. Gives the events. */
function expire(local: LocalGame): readonly AnyTagged[] {
  const stepId = stepOf(local)?.stepId ?? '';
  return local.must({ type: 'expireStep', stepId }).events;
}

const play = (local: LocalGame, seat: number, command: AnyTagged): readonly AnyTagged[] =>
  local.must({ type: 'play', seat, command }).events;
const codeOf = (local: LocalGame, seat: number, command: AnyTagged): string | undefined => {
  const decision = local.play(seat, command);
  return isRefusal(decision) ? decision.code : undefined;
};
const first = (action: string) => ({ type: 'chooseFirstAction', action });
const second = (action: string) => ({ type: 'chooseSecondAction', action });
const types = (events: readonly AnyTagged[]) => events.map(({ type }) => type);
const table = (setup: GameSetup) => atTable(aGame(setup));

describe('deadlines', () => {
  it('GUILD-166 every state that waits has the time of the table; without the option none', () => {
    expect(given(aGame({ options: { decisionSeconds: 60 } })).waiting).toMatchObject({ clock: { seconds: 60 } });
    expect(given(aGame()).waiting).toMatchObject({ clock: { seconds: 86_400 } });
    expect(given(aGame({ options: { decisionSeconds: null } })).waiting).toMatchObject({ clock: null });
  });

  it('GUILD-166 each new state gets the full time; commands within a state do not prolong it', () => {
    const local = table({ guilds: 2, options: { decisionSeconds: 60 } });
    local.run({ type: 'play', seat: 0, command: first('trade') }, 20_000);
    const due = () => local.game.clocks.map((clock) => clock.due);
    const opened = due();
    const early = stepOf(local)?.stepId;
    local.run({ type: 'play', seat: 1, command: first('trade') }, 50_000);
    expect(stepOf(local)?.stepId).not.toBe(early);
    expect(opened).toEqual([80_000]);
    expect(due()).toEqual([110_000]);
    local.run({ type: 'play', seat: 1, command: second('work') }, 70_000);
    expect(due()).toEqual([110_000]);
  });

  it('GUILD-167 who has not answered gets the default, seat by seat from the first player; then the game goes on', () => {
    const local = table({ guilds: 3, firstPlayer: 1 });
    play(local, 2, first('trade'));
    const events = expire(local);
    expect(events.filter(({ type }) => type === 'firstActionChosen').map(({ seat }) => seat)).toEqual([1, 0]);
    expect([0, 1, 2].map((seat) => guildAt(local, seat).firstAction)).toEqual(['work', 'work', 'trade']);
    expect(stepOf(local)?.step).toBe('actions.second');
  });

  it('GUILD-167 command after command until the seat has answered every part', () => {
    const mages = Array.from({ length: 15 }, () => aMage());
    const local = table({ guilds: [{ mages }, {}], at: 'placement' });
    const events = expire(local);
    expect(types(events).filter((type) => type === 'magesPlaced')).toHaveLength(3);
  });
});

describe('an absent seat', () => {
  const away = (setup: GameSetup = { guilds: 2 }) => {
    const local = table(setup);
    play(local, 1, first('trade'));
    expire(local);
    play(local, 1, second('work'));
    expire(local);
    return local;
  };

  it('GUILD-168 one missed deadline does not make a seat absent, two in a row do', () => {
    const local = table({ guilds: 2 });
    play(local, 1, first('trade'));
    expire(local);
    expect(guildAt(local, 0)).toMatchObject({ absent: false, missed: 1 });
    expect(codeOf(local, 0, { type: 'comeBack' })).toBe('illegalChoice');
    play(local, 1, second('work'));
    const events = expire(local);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'deadlineMissed', seat: 0, missed: 2, absent: true }),
    );
    expect([0, 1].map((seat) => guildAt(local, seat).absent)).toEqual([true, false]);
  });

  it('GUILD-168 a seat that answers in between is not absent', () => {
    const local = table({ guilds: 2 });
    play(local, 1, first('trade'));
    expire(local);
    play(local, 0, second('X2'));
    play(local, 1, second('work'));
    expect(guildAt(local, 0).missed).toBe(0);
    expire(local);
    expect(guildAt(local, 1)).toMatchObject({ missed: 1, absent: false });
  });

  it('GUILD-168 a seat that has answered in time misses nothing when the time of the others runs out', () => {
    const local = table({ guilds: 2 });
    play(local, 0, first('trade'));
    expire(local);
    expect([0, 1].map((seat) => guildAt(local, seat).missed)).toEqual([0, 1]);
  });

  it('GUILD-168 its defaults are applied as soon as it would be waited for, also with a spell in hand', () => {
    const spells = [aSpell('anytime', { effect: 'gainRubies', amount: 1 })];
    const local = away({ guilds: [{ spells, mages: [aMage()] }, {}] });
    for (let commands = 0; (local.game.state as State).turn === 1; commands += 1) {
      expect(stepOf(local)?.seats).toEqual([1]);
      expect(commands).toBeLessThan(20);
      play(local, 1, local.legal(1).at(-1)!);
    }
    expect(guildAt(local, 0).spells).toEqual(spells);
    expect(stepOf(local)?.seats).toEqual([1]);
  });

  it('GUILD-193 has one legal command, at any time', () => {
    const local = away();
    expect(local.legal(0)).toEqual([{ type: 'comeBack' }]);
    expect(codeOf(local, 0, first('work'))).toBe('absent');
    expect(codeOf(local, 0, { type: 'endAction' })).toBe('absent');
    expect(codeOf(local, 1, { type: 'comeBack' })).toBe('illegalChoice');
  });

  it('GUILD-193 from then on it is waited for again', () => {
    const local = away();
    expect(types(play(local, 0, { type: 'comeBack' }))).toEqual(['seatBack']);
    expect(guildAt(local, 0)).toMatchObject({ absent: false, missed: 0 });
    while (stepOf(local)?.step !== 'actions.first')
      play(local, stepOf(local)!.seats[0]!, local.legal(stepOf(local)!.seats[0]!).at(-1)!);
    expect([...(stepOf(local)?.seats ?? [])].sort()).toEqual([0, 1]);
  });

  it('GUILD-193 it may come back while the game waits for a job', () => {
    const lot = aMage();
    const local = atTable(
      given(aGame({ guilds: 2, at: 'auction.bid', lots: [lot] })).with(({ guilds }) => (guilds[0]!.absent = true))
        .state,
    );
    play(local, 1, { type: 'bidOnLot', mageId: lot, amount: 1 });
    expect(local.waiting).toMatchObject({ rules: 'auction' });
    expect(local.legal(0)).toEqual([{ type: 'comeBack' }]);
    expect(types(play(local, 0, { type: 'comeBack' }))).toEqual(['seatBack']);
  });

  it('EX-28 GUILD-167 GUILD-168 GUILD-193 a seat that answers neither step 4 choice in time', () => {
    const mage = aMage();
    const local = table({ guilds: [{ mages: [mage] }, { mages: [aMage()] }] });
    play(local, 1, first('trade'));
    expire(local);
    expect(guildAt(local, 0)).toMatchObject({ firstAction: 'work', absent: false });
    play(local, 1, second('recruitment'));
    const events = expire(local);
    expect(guildAt(local, 0)).toMatchObject({ secondAction: 'X2', absent: true });
    expect(events).toContainEqual({ type: 'magesPlaced', seat: 0, mageIds: [mage], active: [] });
    expect(stepOf(local)).toMatchObject({ step: 'placement', seats: [1] });
    expect(local.legal(0)).toEqual([{ type: 'comeBack' }]);
    const later = [...play(local, 1, local.legal(1)[1]!), ...play(local, 1, { type: 'endAction' })];
    expect(later).toContainEqual(expect.objectContaining({ type: 'stepOpened', step: 'resolve.market', seats: [0] }));
    expect(types(later)).not.toContain('marketOpened');
    expect(stepOf(local)).toMatchObject({ step: 'resolve.recruit', seats: [1] });
  });
});
