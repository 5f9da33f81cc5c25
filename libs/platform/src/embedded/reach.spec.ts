import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayReach, reachableFolder } from './reach.js';

/** A user who owns nothing here. */
const stranger = { uid: 65_533, gid: 65_533 };

describe('the reach of the user of the database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reach-'));
    mkdirSync(join(folder, 'home', 'project'), { recursive: true });
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is everything under open folders, existing or not', () => {
    expect(mayReach(join(folder, 'home', 'project', 'data', 'postgres'), stranger)).toBe(true);
  });

  it('is nothing under a closed one', () => {
    chmodSync(join(folder, 'home'), 0o700);
    expect(mayReach(join(folder, 'home', 'project', 'data'), stranger)).toBe(false);
  });

  it('is everything for a server that runs as ourselves', () => {
    chmodSync(join(folder, 'home'), 0o700);
    expect(mayReach(join(folder, 'home', 'project'), {})).toBe(true);
  });

  it('is otherwise a folder of the system, the same for the same wish', () => {
    const closed = join(folder, 'home', 'project', 'data');
    expect(reachableFolder(closed, stranger)).toBe(closed);
    chmodSync(join(folder, 'home'), 0o700);
    const instead = reachableFolder(closed, stranger);
    expect(instead).toMatch(/^\/var\/lib\/chronicler\/[0-9a-f]{12}$/);
    expect(reachableFolder(closed, stranger)).toBe(instead);
    expect(existsSync(instead)).toBe(false);
  });
});
