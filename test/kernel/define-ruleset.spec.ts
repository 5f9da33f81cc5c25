import { defineRuleset, type AnyRuleset } from '#kernel';
import { lantern } from '#lantern-presentation';

const without = (...names: readonly (keyof AnyRuleset)[]): AnyRuleset =>
  Object.fromEntries(Object.entries(lantern).filter(([name]) => !names.includes(name as never))) as never;

describe('a ruleset that is not whole', () => {
  it('is refused with the names of missing members, and the section of the guide', () => {
    expect(() => defineRuleset(without('commandTexts', 'resample'))).toThrow(
      [
        'The ruleset "lantern" is not whole:',
        '- it has no "resample" (function): docs/guides/write-a-ruleset.md, section 5',
        '- it has no "commandTexts" (function): docs/guides/write-a-ruleset.md, section 6',
      ].join('\n'),
    );
  });

  it('is refused where a member is something else', () => {
    expect(() => defineRuleset({ ...(lantern as AnyRuleset), score: {} as never })).toThrow(
      '- it has a "score" that is not what it should be (function): docs/guides/write-a-ruleset.md, section 4',
    );
  });

  it('may lack optional members', () => {
    expect(defineRuleset(without('automatic', 'endings', 'content', 'upcasts', 'piecePictures')).name).toBe('lantern');
  });
});
