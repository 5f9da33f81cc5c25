import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** True when the process of this number is a PostgreSQL server. After a restart of the machine the number may be anybody's. */
export async function isPostgres(pid: number): Promise<boolean> {
  return (await commandOf(pid)).includes('postgres');
}

async function commandOf(pid: number): Promise<string> {
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
