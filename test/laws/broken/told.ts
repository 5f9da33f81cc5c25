import type { AnyRuleset, AnyTagged, Locale } from '#kernel';
import { z } from 'zod';
import { broken, sound, withEvent, type BrokenRuleset } from './broken.js';

/** The same sentences, but for the French of some. */
const inFrench = (french: (english: string, event: AnyTagged) => string): Partial<AnyRuleset> => ({
  describe: (event: AnyTagged, locale, names) => {
    const sentence = sound.describe(event, locale, names);
    return locale === 'fr' ? french(sound.describe(event, 'en', names), event) : sentence;
  },
});

/** A picture of nothing much. */
const drawing = (body: string): Partial<AnyRuleset> => ({
  pictures: { table: () => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>` },
});

/** The texts of its commands. */
const buttons = (text: (command: AnyTagged, locale: Locale) => string): Partial<AnyRuleset> => ({
  commandTexts: (_view, locale) => (command: AnyTagged) => text(command, locale),
});

/** Mistakes in views, sentences, pictures and texts of commands (laws 7, 8, 13, 14 and 17). */
export const brokenTellings: readonly BrokenRuleset[] = [
  broken(7, 'keeps something in the state that JSON does not', {
    evolve: (state, event) => {
      sound.evolve(state, event);
      state.last = event.type === 'cardChosen' ? undefined : event.type;
    },
  }),
  broken(7, 'shows a view that its schema does not know', {
    view: (state, viewer) => ({ ...sound.view(state, viewer), moon: 'full' }),
  }),
  broken(8, 'has no sentence for a redacted event', {
    describe: (event, locale, names) =>
      event.type === 'cardChosen' ? `Chooses ${String(event.oil)}.` : sound.describe(event, locale, names),
  }),
  broken(8, 'reveals hidden state in a sentence', {
    describe: (event, locale, names, _options, state) =>
      `${sound.describe(event, locale, names)}${state === undefined ? '' : ` ${JSON.stringify(state)}`}`,
  }),
  broken(8, 'reveals hidden state in a reason', {
    why: (_event, _locale, _names, _options, state) => ({
      ruleId: 'LANTERN-006',
      text: 'The oil decides.',
      parts: [{ label: 'all oil', value: JSON.stringify(state ?? 0), ruleId: null }],
    }),
  }),
  broken(8, 'has a reason that names no rule', {
    why: () => ({ ruleId: 'the rule of oil', text: 'The oil decides.', parts: [] }),
  }),
  broken(8, 'has seats of a side that has no name', {
    seats: (options) => {
      const plan = sound.seats(options);
      return { ...plan, seats: plan.seats.map((seat) => ({ ...seat, side: 'KEEPERS' })) };
    },
  }),
  broken(8, 'has an event without a description', {
    ...withEvent('lighthouseSold', z.strictObject({ seat: z.int() })),
  }),
  broken(8, 'has a refusal without a message in French', {
    refusalMessages: { ...sound.refusalMessages, gameOver: { en: 'Over.', fr: '' } },
  }),
  broken(8, 'cannot describe a deal in French', {
    ...inFrench((english, { type }) => {
      if (type === 'handDealt') throw new Error('no word for it');
      return `${english} (fr)`;
    }),
  }),
  broken(13, 'has a picture with a name that is no markup', {
    pictures: { table: (_view, _locale, names) => `<svg xmlns="http://www.w3.org/2000/svg">${String(names[0])}</svg>` },
  }),
  broken(13, 'has a picture that is not closed', drawing('<g>')),
  broken(13, 'has a picture that cannot be drawn in French', {
    pictures: {
      table: (_view, locale) => {
        if (locale === 'fr') throw new Error('no French');
        return '<svg xmlns="http://www.w3.org/2000/svg"/>';
      },
    },
  }),
  broken(
    14,
    'speaks English only',
    inFrench((english) => english),
  ),
  broken(
    14,
    'says another number in French',
    inFrench((english) => `${english.replace(/\d/, '0')} (fr)`),
  ),
  broken(
    14,
    'says another name in French',
    inFrench((english) => `${english.replace(/^\w+/, 'On')} (fr)`),
  ),
  broken(14, 'refuses in English only', {
    refusalMessages: { ...sound.refusalMessages, gameOver: { en: 'The game is over.', fr: 'The game is over.' } },
  }),
  broken(14, 'names a fact of a refusal in English only', {
    refusalMessages: {
      ...sound.refusalMessages,
      notInHand: { en: 'You hold no card with {oil} oil.', fr: "Vous ne l'avez pas." },
    },
  }),
  broken(
    17,
    'has one text for all cards',
    buttons((_, locale) => (locale === 'en' ? 'Choose' : 'Choisir')),
  ),
  broken(
    17,
    'leaves a placeholder on a button',
    buttons(({ oil }, locale) => `${locale === 'en' ? 'Choose' : 'Choisir'} ${String(oil)} {oil}`),
  ),
  broken(17, 'has buttons in English only', {
    ...buttons(({ oil }) => `Choose ${String(oil)}`),
  }),
  broken(17, 'has an endless button', {
    ...buttons(({ oil }, locale) => `${locale} ${String(oil)}${' and on'.repeat(40)}`),
  }),
  broken(17, 'says another number on a French button', {
    ...buttons(({ oil }, locale) => (locale === 'en' ? `Choose ${String(oil)}` : `Choisir ${Number(oil) + 1}`)),
  }),
  broken(17, 'has an id on a button', {
    schemas: {
      ...sound.schemas,
      commands: { chooseCard: z.strictObject({ oil: z.int(), card: z.string().default('card-1') }) },
    },
    legalCommands: function* (state, seat) {
      for (const command of sound.legalCommands(state, seat)) yield { ...command, card: 'card-1' };
    },
    ...buttons(({ oil, card }, locale) => `${locale === 'en' ? 'Choose' : 'Choisir'} ${String(card)} ${String(oil)}`),
  }),
];
