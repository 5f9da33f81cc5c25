import { z } from 'zod';
import { localizedIssue, readWith } from './issues.js';
import { localized } from './locale.js';

const schema = z.strictObject({
  count: z.int().min(1).max(9).default(1),
  name: z.string().min(2).default('Ada'),
  kind: z.enum(['fire', 'air']).default('fire'),
  parts: z.array(z.int()).max(1).default([]),
  seat: z.strictObject({ number: z.number().gt(0) }).optional(),
  effect: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('draw') })]).optional(),
});

describe('the issues of a value', () => {
  it.each<[unknown, string, string]>([
    [{ count: 0 }, '“count” must be at least 1.', '« count » doit être au moins 1.'],
    [{ count: 10 }, '“count” must be at most 9.', '« count » doit être au plus 9.'],
    [{ count: 1.5 }, '“count” must be a whole number.', '« count » doit être un nombre entier.'],
    [{ name: 'A' }, '“name” must have at least 2 characters.', '« name » doit avoir au moins 2 caractères.'],
    [{ name: null }, '“name” must be a text.', '« name » doit être un texte.'],
    [{ kind: 'ice' }, '“kind” is none of the values allowed.', '« kind » n’est pas une des valeurs admises.'],
    [{ parts: [1, 2] }, '“parts” must have at most 1 entry.', '« parts » doit avoir au plus 1 élément.'],
    [{ seat: {} }, '“seat.number” is missing.', '« seat.number » manque.'],
    [{ seat: { number: 0 } }, '“seat.number” must be more than 0.', '« seat.number » doit être plus de 0.'],
    [
      { effect: { kind: 'x' } },
      '“effect.kind” does not have the right form.',
      '« effect.kind » n’a pas la bonne forme.',
    ],
    [
      { wind: 1 },
      'This has fields that do not belong there (wind).',
      'Ceci a des champs qui n’y ont pas leur place (wind).',
    ],
    [7, 'This must be an object.', 'Ceci doit être un objet.'],
  ])('%j is told in both languages', (value, en, fr) => {
    expect(readWith(schema, value)).toEqual({ issues: { en, fr } });
  });

  it.each([
    [21, / And 1 more\.$/, / Et 1 autre\.$/],
    [30, / And 10 more\.$/, / Et 10 autres\.$/],
  ])('is told in one line, as far as twenty issues, and how many of %i there are beside', (entries, en, fr) => {
    const wrong = (count: number) =>
      readWith(
        z.array(z.int()),
        Array.from({ length: count }, () => 'x'),
      ).issues;
    expect(wrong(entries)?.en.match(/must be/g)).toHaveLength(20);
    expect(wrong(entries)?.en).toMatch(en);
    expect(wrong(entries)?.fr).toMatch(fr);
    expect(wrong(20)?.en).not.toMatch(/ more/);
  });

  it('a ruleset tells all of its own issues, however many there are', () => {
    const issue = localizedIssue(localized('It is dark.', 'Il fait noir.'));
    const dark = z.unknown().superRefine((_, context) => {
      for (let more = 0; more < 30; more += 1) context.addIssue(issue);
    });
    expect(readWith(dark, {}).issues?.en.match(/dark/g)).toHaveLength(30);
  });

  it('a ruleset tells its own in both languages, after its place', () => {
    const issue = localizedIssue(localized('It is dark.', 'Il fait noir.'), ['night']);
    const dark = z.unknown().superRefine((_, context) => context.addIssue(issue));
    expect(readWith(dark, {}).issues).toEqual(localized('night: It is dark.', 'night : Il fait noir.'));
  });

  it('a valid value is given as the schema reads it', () => {
    expect(readWith(schema, { count: 3 })).toEqual({ data: { count: 3, name: 'Ada', kind: 'fire', parts: [] } });
  });
});
