import type { Contracts } from '#contracts';
import { guilds } from '#guilds-presentation';
import type { LoadedGame } from '#records';
import type { ApiContext } from '../requests/api-context.js';
import { ProcessorMeter } from '../requests/processor-time.js';
import { asRequest, spentTime } from '../requests/request-context.js';
import { CommandParts } from './command-parts.js';
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

  it('charges its request for finding its parts and for naming them', async () => {
    const times = { finding: 0, naming: 0 };
    const command = {
      type: 'pay',
      get coins() {
        times.finding += 1;
        return 3;
      },
    };
    const values = () => (): string => {
      times.naming += 1;
      return 'three coins';
    };
    const loaded = {
      release: { presentation: { refs: { kinds: {}, fields: {}, words: {}, pieces: () => [], values } } },
      game: { seats: [], state: null },
    } as unknown as LoadedGame;
    const source = { command, legal: [command], parts: new CommandParts(loaded, 0) } as unknown as LegalCommandSource;
    const meter = new ProcessorMeter(() => times.finding + times.naming);
    await asRequest('en', meter, async () => {
      const told = await resolver.parts(source, { locale: 'en' } as unknown as ApiContext);
      expect(told.map(({ label }) => label)).toContain('three coins');
      expect(spentTime()?.micros).toBe(times.finding + times.naming);
    });
  });
});
