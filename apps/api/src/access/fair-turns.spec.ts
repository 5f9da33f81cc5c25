import { FairTurns, type Turn, type TurnLimits } from './fair-turns.js';

const RATE = 600;
/** What makes a payer of this rate hasty: more than ten seconds of it. */
const MUCH = 200;

/** Turns in a time of their own, and what has begun in it, in order. */
function turnsAt(limits: Partial<TurnLimits> = {}) {
  let now = 0;
  let alarms: { at: number; run: () => void }[] = [];
  const later = (run: () => void, delay: number) => {
    const alarm = { at: now + delay, run };
    alarms.push(alarm);
    return () => void (alarms = alarms.filter((each) => each !== alarm));
  };
  const turns = new FairTurns({ atOnce: 2, waiting: 3, ...limits }, { now: () => now, later });
  const begun: string[] = [];
  const running = new Map<string, Turn>();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const ask = async (name: string, gone = new AbortController().signal): Promise<string | undefined> => {
    const asked = turns.take({ key: name.replace(/\d+$/, ''), rate: RATE }, gone).then(
      (turn) => {
        begun.push(name);
        running.set(name, turn);
        return undefined;
      },
      (error: { code: string }) => error.code,
    );
    return Promise.race([asked, settled().then(() => undefined)]);
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
  const asks = async (...names: string[]): Promise<void> => {
    for (const name of names) await ask(name);
  };
  /** Has payers spend so much that they are hasty; nobody else is about any more. */
  const haste = async (...names: string[]): Promise<void> => {
    for (const name of names) {
      await ask(name);
      await end(name, MUCH);
    }
    begun.length = 0;
    await pass(1_000);
  };
  return { ask, asks, end, pass, haste, begun };
}

describe('Turns', () => {
  it('come at once while there is room, and then payer by payer', async () => {
    const { asks, end, begun } = turnsAt();
    await asks('a1', 'a2', 'a3', 'a4', 'b1', 'c1');
    expect(begun).toEqual(['a1', 'a2']);
    for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
  });

  it('of hasty payers come one at a time, in turn, and after everybody else', async () => {
    const { asks, end, haste, begun } = turnsAt({ atOnce: 3 });
    await haste('h', 'i');
    await asks('h1', 'h2', 'i1', 'a1', 'a2');
    expect(begun).toEqual(['h1', 'a1', 'a2']);
    await asks('b1');
    await end('h1');
    expect(begun).toEqual(['h1', 'a1', 'a2', 'b1']);
  });

  it('of hasty payers are followed by a rest as long as they were, while others are about', async () => {
    const { ask, asks, end, pass, haste, begun } = turnsAt();
    await haste('h', 'i');
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
    expect(await ask('b1')).toBeUndefined();
    await pass(1);
    expect(begun).toEqual(['h1', 'i1', 'a1', 'b1', 'h2']);
  });

  it('make nobody hasty for longer than the rate brings back what was spent', async () => {
    const { asks, pass, haste, begun } = turnsAt({ atOnce: 5 });
    await haste('h');
    await pass(9_000);
    await asks('h1', 'h2', 'h3');
    expect(begun).toEqual(['h1', 'h2', 'h3']);
  });

  it('end by themselves after a second of those who wait for something else', async () => {
    const { asks, end, pass, begun } = turnsAt();
    await asks('a1', 'a2', 'b1', 'b2', 'b3');
    await pass(1_000);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('are refused where too many of a payer wait, and to nobody else', async () => {
    const { ask, asks } = turnsAt();
    await asks('a1', 'a2', 'a3', 'a4', 'a5');
    expect([await ask('a6'), await ask('b1')]).toEqual(['SERVER_BUSY', undefined]);
  });

  it('never come to those who have gone', async () => {
    const { ask, asks, end, begun } = turnsAt();
    await asks('a1', 'a2');
    const gone = new AbortController();
    await ask('b1', gone.signal);
    await asks('c1');
    gone.abort();
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'c1']);
  });
});
