import { arena } from '#arena-presentation';
import { clash } from '#clash-presentation';
import { optionsSchemaOf } from '#contracts';
import { guardians } from '#guardians-presentation';
import { guilds } from '#guilds-presentation';
import { lantern } from '#lantern-presentation';
import { skarov } from '#skarov-presentation';
import { optionFields } from '../../apps/web/src/new-table/option-fields.js';

const rulesets = { arena, clash, guardians, guilds, lantern, skarov };

describe.each(Object.entries(rulesets))('the form for the options of %s', (_name, ruleset) => {
  const english = optionFields(optionsSchemaOf(ruleset, 'en'));
  const french = optionFields(optionsSchemaOf(ruleset, 'fr'));

  it('has a name for each option, and in French a meaning of its own', () => {
    expect(english.filter(({ title }) => title === '').map(({ name }) => name)).toEqual([]);
    const meant = new Map(english.map(({ name, explanation }) => [name, explanation]));
    expect(
      french
        .filter(({ name, title, explanation }) => !title || !explanation || explanation === meant.get(name))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('has a name for each value that is a word', () => {
    for (const fields of [english, french])
      for (const field of fields) {
        if (field.kind !== 'choice') continue;
        const { values, valueNames = [] } = field;
        expect(values.filter((value, place) => value.length > 1 && (valueNames[place] ?? value) === value)).toEqual([]);
      }
  });

  it('has words for options alone that there are', () => {
    const names = french.map(({ name }) => name);
    expect(Object.keys(ruleset.optionWords ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  });
});
