import { execFileSync } from 'node:child_process';
import { faultsOfMessage } from '../../scripts/commit-message.mjs';

const since = (base: string): string =>
  execFileSync(process.execPath, ['scripts/commit-message.mjs', '--since', base], { encoding: 'utf8' });

describe('The check of commit messages', () => {
  it('passes a short subject with a reason, and what git writes', () => {
    expect(faultsOfMessage('guilds: refuse a bid beyond the purse\n\nA seat could not pay.\n')).toEqual([]);
    expect(faultsOfMessage("Merge branch 'docs'\n")).toEqual([]);
    expect(faultsOfMessage('fixup! guilds: refuse a bid\n')).toEqual([]);
  });

  it('refuses a long subject, a missing reason and a missing line between them', () => {
    expect(faultsOfMessage(`${'x'.repeat(73)}\n\nWhy.\n`)).toEqual(['its subject has 73 characters: at most 72']);
    expect(faultsOfMessage('guilds: refuse a bid\n\nSigned-off-by: Ada\n# A comment of git.\n')).toEqual([
      'its body gives no reason',
    ]);
    expect(faultsOfMessage(`guilds: refuse a bid\n\n# ${'-'.repeat(24)} >8 ${'-'.repeat(24)}\ndiff --git\n`)).toEqual([
      'its body gives no reason',
    ]);
    expect(faultsOfMessage('guilds: refuse a bid\nWhy.\n\nMore.\n')).toEqual(['its second line is not empty']);
    expect(faultsOfMessage('\n')).toEqual(['it has no subject', 'its body gives no reason']);
  });

  it('runs only where the base is known', () => {
    expect(since('HEAD')).toBe('');
    expect(since('')).toMatch(/^NOT RUN/);
    expect(since('0'.repeat(40))).toMatch(/^NOT RUN/);
  });
});
