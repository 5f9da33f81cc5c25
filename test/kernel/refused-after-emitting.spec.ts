import { pick } from '#server/testing';
import { tally } from '#games/testing';
import { defineRuleset, LocalGame, refuse, type AnyRuleset, type AnyTagged } from '#kernel';

/** The tiny ruleset, with a pick that emits before it checks. */
const hasty = defineRuleset<AnyRuleset>({
  ...tally,
  decide(turn, command: AnyTagged, by) {
    if (command.type !== 'pick') return tally.decide(turn, command as never, by);
    turn.emit({ type: 'nodded', seat: by });
    return refuse('TALLY-1', 'notAsked' as never);
  },
});

describe('a ruleset that refuses after an event', () => {
  const local = () => LocalGame.start(hasty, { seed: 's' });
  const message = '"tally" refused (notAsked) after it had emitted events';

  it('is a fault, with a single command and in a list', () => {
    expect(() => local().play(0, pick(1) as AnyTagged)).toThrow(message);
    expect(() =>
      local().run({ type: 'playAll', seat: 0, commands: [{ type: 'interrupt' }, pick(1) as AnyTagged] }),
    ).toThrow(message);
  });
});
