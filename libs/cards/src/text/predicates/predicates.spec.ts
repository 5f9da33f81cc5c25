import { locales } from '#kernel';
import { library } from '../../content/index.js';
import type { Effect } from '../../schema/effect.js';
import { operation, operations, type OperationName } from '../../schema/operations.js';
import { predicateKey } from './predicate-key.js';
import { needSubject, predicates } from './predicates.js';

const card = library.L01!;
const blanks = ['v', 'n', 'what', 'side', 'c', 'stone', 'N', 'NE', 'O', 'OE', 'A'];

/** Every effect that an operation can be, as far as its predicate goes. */
function effectsOf(op: OperationName): Effect[] {
  const { what: about = [undefined] } = operation(op);
  const targets = ['SELF', 'OPPONENT', 'PICK_ENEMY', 'ALL', 'OWN_SEAT', 'ENEMY_SEAT'] as const;
  const plain = { op, trigger: 'STATIC', duration: 'INSTANT' } as const;
  return about.flatMap((what) =>
    targets.flatMap((target) =>
      [1, -1].flatMap((value) =>
        settingsOf(op, what).map((setting) => ({
          ...plain,
          target,
          value,
          ...(what && { what }),
          ...(setting && { setting }),
        })),
      ),
    ),
  );
}

function settingsOf(op: OperationName, what: Effect['what']): readonly Effect['setting'][] {
  if (op !== 'RULE') return [undefined];
  return what === 'COMPARE' ? ['LOWER_WINS', 'HIGHER_WINS'] : ['NONE'];
}

describe('the predicates', () => {
  it.each(Object.keys(operations) as OperationName[])('CARD-36 has words for %s', (op) => {
    for (const effect of effectsOf(op)) {
      const phrase = predicates[predicateKey(effect, card)];
      const games = [phrase.GUARDIANS, phrase.ARENA].filter((words) => words !== undefined);
      expect(games.length).toBeGreaterThan(0);
      for (const words of games) for (const locale of locales) expect(words[locale].trim()).not.toBe('');
    }
  });

  it('CARD-36 leave open only what an effect can fill', () => {
    for (const { GUARDIANS, ARENA } of Object.values(predicates)) {
      for (const template of [GUARDIANS?.en, GUARDIANS?.fr, ARENA?.en, ARENA?.fr]) {
        const open = [...(template ?? '').matchAll(/\{(\w*)\}/g)].map(([, name]) => name);
        expect(blanks).toEqual(expect.arrayContaining(open));
      }
    }
  });

  it('CARD-35 say nothing of what a game does not know', () => {
    expect(predicates.RECOVER.ARENA).toBeUndefined();
    expect(predicates.FREE_CAPTIVE.GUARDIANS).toBeUndefined();
    const mute = Object.entries(predicates).filter(([, { GUARDIANS, ARENA }]) => !GUARDIANS || !ARENA);
    expect(mute.map(([key]) => key)).toEqual(['RECOVER', 'FREE_CAPTIVE']);
  });

  it('CARD-32 name the target before a predicate or in it, not twice', () => {
    const naming = [...needSubject].filter((key) => predicates[key].GUARDIANS?.en.includes('{N}'));
    expect(naming).toEqual([]);
  });
});
