import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * True when the process of this number is the PostgreSQL server of a data folder. After a restart of the machine the
 * number may belong to any process, another PostgreSQL too.
 */
export async function isPostgresOf(pid: number, dataFolder: string): Promise<boolean> {
  const command = await commandOf(pid);
  // Windows tells the program alone.
  return command.includes('postgres') && (platform() === 'win32' || command.includes(dataFolder));
}

/** True when the process of this number runs Node. */
export const isNode = async (pid: number): Promise<boolean> =>
  (await commandOf(pid)).includes(basename(process.execPath));

async function commandOf(pid: number): Promise<string> {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  if (platform() === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const [program, words] =
    platform() === 'win32'
      ? (['tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv']] as const)
      : (['ps', ['-p', String(pid), '-o', 'command=']] as const);
  return execute(program, words).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
