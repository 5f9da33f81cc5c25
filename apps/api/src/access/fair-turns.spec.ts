import { FairTurns, LIGHT, type Turn, type TurnLimits } from './fair-turns.js';

const MUCH = 10 * LIGHT;

/** Turns on a clock of their own, and what has begun, in order. */
function turnsAt(limits: Partial<TurnLimits> = {}) {
  let now = 0;
  let alarms: { at: number; run: () => void }[] = [];
  const loop = { busy: 1 };
  const later = (run: () => void, delay: number) => {
    const alarm = { at: now + delay, run };
    alarms.push(alarm);
    return () => void (alarms = alarms.filter((each) => each !== alarm));
  };
  const turns = new FairTurns({ atOnce: 3, waiting: 3, ...limits }, { now: () => now, later, busy: () => loop.busy });
  const begun: string[] = [];
  const running = new Map<string, Turn>();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** Asks for a turn: `a1` and `a2` are requests of the payer `a`. Gives the code of a refusal. */
  const ask = async (name: string, gone = new AbortController().signal): Promise<string | undefined> => {
    const asked = turns.take(name.replace(/\d+$/, ''), gone).then(
      (turn) => {
        begun.push(name);
        running.set(name, turn);
        return undefined;
      },
      (error: unknown) => (error as { readonly code: string }).code,
    );
    return Promise.race([asked, settled().then(() => undefined)]);
  };
  const asks = async (...names: string[]): Promise<void> => {
    for (const name of names) await ask(name);
  };
  const end = async (name: string, points = 1): Promise<void> => {
    running.get(name)!.end(points);
    await settled();
  };
  const pass = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    const due = alarms.filter(({ at }) => at <= now);
    alarms = alarms.filter(({ at }) => at > now);
    for (const { run } of due) run();
    await settled();
  };
  /** Has payers ask one by one, so that their average cost is known; no request is left running afterwards. */
  const known = async (points: number, ...names: string[]): Promise<void> => {
    for (const name of names) {
      for (let times = 0; times < 20; times += 1) {
        await ask(name);
        await end(name, points);
      }
    }
    await pass(1_000);
    begun.length = 0;
  };
  return { ask, asks, end, pass, known, begun, loop };
}

describe('Turns', () => {
  it('of light requests come at once while there is room, and then payer by payer', async () => {
    const { asks, end, known, begun } = turnsAt();
    await known(1, 'a', 'b', 'c', 'd', 'e');
    await asks('a1', 'b1', 'c1', 'd1', 'e1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('b1');
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
  });

  it('of all others come one at a time, payer by payer, and after light ones', async () => {
    const { asks, end, known, begun } = turnsAt();
    await known(1, 'a', 'b');
    await known(MUCH, 'h', 'i');
    await asks('h1', 'h2', 'i1', 'stranger1', 'a1');
    expect(begun).toEqual(['h1', 'a1']);
    await end('h1', MUCH);
    await end('h2', MUCH);
    expect(begun).toEqual(['h1', 'a1', 'h2', 'i1']);
    await asks('b1');
    expect(begun).toEqual(['h1', 'a1', 'h2', 'i1', 'b1']);
    await end('i1', MUCH);
    await end('b1');
    expect(begun.slice(5)).toEqual(['stranger1']);
  });

  it('of a payer that sends several at a time are light for the first alone', async () => {
    const { asks, known, begun } = turnsAt();
    await known(1, 'a', 'b');
    await asks('a1', 'a2', 'a3', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('of a player stay light after one expensive request', async () => {
    const { asks, end, known, begun } = turnsAt();
    await known(50, 'a');
    await known(MUCH, 'h');
    await asks('a1');
    await end('a1', MUCH);
    await asks('h1', 'h2', 'a2');
    expect(begun).toEqual(['a1', 'h1', 'a2']);
  });

  it('of others are followed by a rest as long as they took, while light ones arrive', async () => {
    const { asks, end, pass, known, begun } = turnsAt();
    await known(1, 'a');
    await known(MUCH, 'h', 'i');
    await asks('h1', 'i1', 'h2');
    await pass(40);
    await end('h1', MUCH);
    expect(begun).toEqual(['h1', 'i1']);
    await asks('a1');
    await end('a1');
    await pass(30);
    await end('i1', MUCH);
    await pass(29);
    expect(begun).toEqual(['h1', 'i1', 'a1']);
    await pass(1);
    expect(begun).toEqual(['h1', 'i1', 'a1', 'h2']);
  });

  it('of others come several at a time where the process is not busy, and fewer when it is', async () => {
    const { asks, end, pass, known, begun, loop } = turnsAt({ atOnce: 9, waiting: 9 });
    await known(MUCH, 'h', 'i', 'j');
    loop.busy = 0.4;
    await asks('h1', 'h2', 'i1', 'i2', 'j1', 'j2', 'j3');
    expect(begun).toEqual(['h1', 'h2']);
    await pass(100);
    expect(begun).toEqual(['h1', 'h2', 'i1']);
    loop.busy = 0.9;
    await pass(100);
    await end('h1', MUCH);
    await end('h2', MUCH);
    expect(begun).toEqual(['h1', 'h2', 'i1']);
    await end('i1', MUCH);
    expect(begun).toEqual(['h1', 'h2', 'i1', 'j1']);
  });

  it('end automatically after a second for requests that wait for something else', async () => {
    const { asks, end, pass, known, begun } = turnsAt({ atOnce: 1 });
    await known(1, 'a', 'b', 'c');
    await asks('a1', 'b1', 'c1');
    await pass(1_000);
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('are refused where too many of a payer wait, and to no other payer', async () => {
    const { ask, asks } = turnsAt({ atOnce: 1 });
    await asks('a1', 'a2', 'a3', 'a4');
    expect([await ask('a5'), await ask('b1')]).toEqual(['SERVER_BUSY', undefined]);
  });

  it('never come to clients that have gone', async () => {
    const { ask, asks, end, known, begun } = turnsAt({ atOnce: 1 });
    await known(1, 'a', 'b', 'c');
    await asks('a1');
    const gone = new AbortController();
    await ask('b1', gone.signal);
    await asks('c1');
    gone.abort();
    await end('a1');
    expect(begun).toEqual(['a1', 'c1']);
  });
});
