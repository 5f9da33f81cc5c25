import { cards, library } from '../content/index.js';
import { timingSchema } from '../words.js';
import { choiceIn, howNamed } from './choices.js';
import { effectsIn } from './effects-in.js';

const chosen = (id: string) => effectsIn('GUARDIANS', library[id]!).map(({ effect }) => choiceIn(effect));

describe('what is named for an effect in Guardians (cards.md 4.4)', () => {
  it.each<[string, (string | null)[]]>([
    ['T32', ['ENEMY_STACK']],
    ['W33', ['ENEMY_STACK']],
    ['W34', ['ENEMY_STACK']],
    ['L29', ['OWN_SHIELD']],
    ['T37', ['TERRAIN', null]],
    ['W40', ['ATTACHMENT']],
    ['W39', [null]],
    ['W38', ['DISCARDED']],
    ['L06', ['BEATEN']],
    ['L30', [null]],
    ['R10', [null]],
    ['R12', [null]],
    ['W31', [null]],
  ])('%s: %j', (id, choices) => {
    expect(chosen(id)).toEqual(choices);
  });

  it('GUARD-226 is named by its space where its cards may lie face down', () => {
    expect((['ENEMY_STACK', 'OWN_SHIELD', 'TERRAIN'] as const).map(howNamed)).toEqual(['SPACE', 'SPACE', 'SPACE']);
    expect((['ATTACHMENT', 'DISCARDED', 'BEATEN'] as const).map(howNamed)).toEqual(['CARD', 'CARD', 'CARD']);
  });

  it('GUARD-223 is one thing at most, of every card in every window', () => {
    for (const card of cards) {
      for (const window of timingSchema.options) {
        const there = effectsIn('GUARDIANS', card).filter(({ effect }) =>
          (effect.timing ?? card.timing ?? []).includes(window),
        );
        const named = there.filter(({ effect }) => choiceIn(effect) !== null);
        expect([card.id, window, named.length <= 1]).toEqual([card.id, window, true]);
      }
    }
  });
});
