import { createLogger } from './logger.js';
import { frameworkLogger } from './nest-logger.js';

function written(say: (logger: ReturnType<typeof frameworkLogger>) => void): readonly Record<string, unknown>[] {
  const lines: string[] = [];
  say(frameworkLogger(createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) })));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log of the framework', () => {
  it('is lines of the log of the process, with the part that speaks', () => {
    const lines = written((logger) => {
      logger.warn('Something is odd.', 'RouterExplorer');
      logger.error(new Error('broken'));
      logger.fatal({ what: 'an object' });
    });
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, msg: 'Something is odd.', context: 'RouterExplorer' }),
      expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'broken' }) }),
      expect.objectContaining({ level: 60, msg: '{"what":"an object"}' }),
    ]);
  });

  it('has nothing of every route and module that starts', () => {
    expect(
      written((logger) => {
        logger.log('Mapped {/graphql}', 'RouterExplorer');
        logger.debug('more');
        logger.verbose('most');
      }),
    ).toEqual([]);
  });
});
