import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Row } from './bench.js';

const execute = promisify(execFile);

const script = `INSERT INTO bench_plain (body) VALUES (json_build_object('text', repeat('x', 500)));\n`;

/** Plain INSERTs a second as `pgbench` makes them, for the record; nothing where it is not installed. */
export async function pgbenchRate(databaseUrl: string, seconds: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'));
  try {
    const file = join(folder, 'insert.sql');
    await writeFile(file, script);
    const rows: Row[] = [];
    for (const clients of [1, 16]) {
      const words = [
        '--no-vacuum',
        `--client=${clients}`,
        '--jobs=2',
        `--time=${seconds}`,
        `--file=${file}`,
        databaseUrl,
      ];
      const { stdout } = await execute('pgbench', clients === 1 ? words.filter((word) => word !== '--jobs=2') : words);
      rows.push({
        what: `pgbench, plain INSERT, ${clients} client${clients === 1 ? '' : 's'}`,
        value: rateIn(stdout),
        unit: 'a second',
      });
    }
    return rows;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const rateIn = (output: string): number => Number(/^tps = (?<rate>[\d.]+)/m.exec(output)?.groups?.['rate']);
