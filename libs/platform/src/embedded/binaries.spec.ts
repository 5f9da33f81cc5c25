import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, linkLibraries } from './binaries.js';

describe('the programs of the embedded database', () => {
  it('are found for this machine', () => {
    expect(findBinaries({}).initdb).toMatch(/native.bin.initdb/);
  });

  it('get the links of their libraries when the install script was not run', () => {
    const folder = mkdtempSync(join(tmpdir(), 'links-'));
    const native = join(folder, 'native');
    mkdirSync(join(native, 'lib'), { recursive: true });
    const links = ['native/lib/libx.so', 'native/lib/libx.so.6'].map((target) => ({
      source: 'native/lib/libx.so.6.17',
      target,
    }));
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
    writeFileSync(join(native, 'lib', 'libx.so.6.17'), '');
    linkLibraries(native);
    linkLibraries(native);
    expect(readlinkSync(join(native, 'lib', 'libx.so'))).toBe('libx.so.6.17');
    expect(readlinkSync(join(native, 'lib', 'libx.so.6'))).toBe('libx.so.6.17');
    rmSync(folder, { recursive: true });
  });
});
