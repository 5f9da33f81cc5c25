import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import pg from 'pg';
import { PostgresBus } from './postgres-bus.js';

describe('A bus on PostgreSQL', () => {
  let isAway = false;
  let connection: EventEmitter;
  let waiting: (() => void) | undefined;

  /** A connection that a server refuses while it is away. */
  class Connection extends EventEmitter {
    connect(): Promise<void> {
      return isAway ? Promise.reject(new Error('connect ECONNREFUSED')) : Promise.resolve();
    }

    query(): Promise<void> {
      return Promise.resolve();
    }

    end(): Promise<void> {
      this.emit('end');
      return Promise.resolve();
    }
  }

  beforeEach(() => {
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((then) => {
      waiting = then;
      return {} as NodeJS.Timeout;
    });
    jest.spyOn(pg, 'Client').mockImplementation(() => {
      connection = new Connection();
      return connection as pg.Client;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('tells of a gap when its connection ends, after each attempt in vain, and when it listens again', async () => {
    const bus = await PostgresBus.connect({ pool: {} as pg.Pool, databaseUrl: 'postgres://localhost/none' });
    let gaps = 0;
    bus.onGap(() => (gaps += 1));
    isAway = true;
    connection.emit('end');
    const seen = [gaps];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      isAway = attempt < 2;
      waiting?.();
      await new Promise(setImmediate);
      seen.push(gaps);
    }
    await bus.close();
    expect(seen).toEqual([1, 2, 3, 4]);
  });
});
