import type { Contracts } from '#contracts';
import { guilds } from '#guilds-presentation';
import { LegalCommandResolver } from './legal-command.resolver.js';
import type { LegalCommandSource } from './legal-command.js';

const resolver = new LegalCommandResolver({} as Contracts);
const isAsked = (type: string, stepId?: string): boolean =>
  resolver.asked({ ruleset: guilds, stepId, command: { type } } as unknown as LegalCommandSource);

describe('A legal command', () => {
  it('is asked for where it answers the step that waits for its seat', () => {
    expect(isAsked('endAction', 'step-1')).toBe(true);
  });

  it('is merely possible where it answers no step, or where no step waits for its seat', () => {
    expect([isAsked('playCard', 'step-1'), isAsked('assignObject'), isAsked('endAction')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
