import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@test.example'];
const unsigned = ['-c', 'commit.gpgSign=false', '-c', 'tag.gpgSign=false'];

/** Runs git in a folder, under a name of its own and without signatures. */
export const git = (folder: string, ...words: string[]): Promise<unknown> =>
  run('git', [...identity, ...unsigned, ...words], { cwd: folder });

/** Commits all files of a folder, and tags the commit. */
export async function tagged(folder: string, tag: string): Promise<void> {
  await git(folder, 'init', '--quiet');
  await git(folder, 'add', '.');
  await git(folder, 'commit', '--quiet', '--allow-empty', '--message', tag);
  await git(folder, 'tag', tag);
}
