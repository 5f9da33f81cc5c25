import { locales, type Locale } from '#kernel';
import { objectsIn, repeated, under } from '#skirmish/testing';
import { blankWound, box } from './catalogue.js';
import { powersOfHeroes } from './testing/open-records.js';
import type { Ability } from './vocabulary.js';

const { hero: heroes, powerCard: powerCards, woundText: woundCards, sidekick: sidekicks } = box.printed;
const isText = (record: Record<string, unknown>): record is { en: string; fr: string } =>
  typeof record['en'] === 'string' && typeof record['fr'] === 'string';
const everyText = objectsIn([heroes, powerCards, woundCards, blankWound, sidekicks]).filter(isText);
const flavors = [...heroes, ...powerCards, ...sidekicks].map(({ flavor }) => flavor);
const rulesTexts = [...powersOfHeroes.map(({ text }) => text), ...woundCards.map(({ text }) => text)];

/** How a text says each ability; the same words everywhere. */
const abilityWords: Record<Ability, { en: RegExp; fr: RegExp }> = {
  RANGED_ATTACKS: { en: /may make ranged attacks/, fr: /pouvez attaquer à distance/ },
  IGNORE_ENEMIES_MOVING: {
    en: /enemies do not stop or hold you when you move/,
    fr: /les ennemis ne vous arrêtent pas et ne vous retiennent pas quand vous vous déplacez/,
  },
  CANNOT_BE_PUSHED: { en: /you cannot be pushed/, fr: /vous ne pouvez pas être repoussée?/ },
  PUSH_TWICE: { en: /your pushes go 2 spaces/, fr: /vous repoussez de 2 espaces/ },
  SEE_THROUGH_ENEMIES: {
    en: /enemies do not block your line of sight/,
    fr: /les ennemis ne bloquent pas votre ligne de vue/,
  },
  SURE_FOOTED: {
    en: /leaving a zone with an enemy does not end your move/,
    fr: /quitter une zone où se trouve un ennemi n’arrête pas votre déplacement/,
  },
  NO_REPOSITION: { en: /cannot reposition/, fr: /ne (pouvez|peuvent) pas (vous|se) replacer/ },
  NO_RANGED_ATTACKS: { en: /cannot make ranged attacks/, fr: /ne (pouvez|peuvent) pas attaquer à distance/ },
  CANNOT_MOVE: { en: /you cannot move/, fr: /vous ne pouvez pas vous déplacer/ },
  CANNOT_ATTACK: { en: /you cannot attack/, fr: /vous ne pouvez pas attaquer/ },
  CANNOT_USE_OBJECTS: { en: /you cannot use objects/, fr: /vous ne pouvez pas utiliser d’objet/ },
  TESTS_ONE_DIE_FEWER: { en: /roll 1 test die fewer in your tests/, fr: /lancez 1 dé de Test de moins dans vos tests/ },
  TESTS_ONE_DIE_MORE: { en: /roll 1 more test die in your tests/, fr: /lancez 1 dé de Test de plus dans vos tests/ },
};

const characteristicWords = {
  SPEED: { en: 'speed', fr: 'vitesse' },
  ATTACK: { en: 'attack', fr: 'attaque' },
  DEFENSE: { en: 'defense', fr: 'défense' },
  MIND: { en: 'mind', fr: 'mental' },
} as const;

const durations = {
  TURN: { en: 'until the end of the turn', fr: 'jusqu’à la fin du tour' },
  ACTIVATION: { en: 'until the end of your activation', fr: 'jusqu’à la fin de votre activation' },
} as const;

const triggers = {
  PERMANENT: { en: /^(All turn|Always): /, fr: /^(Tout le tour|Toujours) : / },
  ACTION: { en: /^Action: /, fr: /^Action : / },
  UNIQUE_ACTION: { en: /^Unique action: /, fr: /^Action unique : / },
  REACTION: { en: /^Reaction, /, fr: /^Réaction, / },
  REVEAL: { en: /^Reveal: /, fr: /^Révélation : / },
} as const;

describe('the texts of heroes, cards and wounds', () => {
  it.each(locales)('stand in %s, without a placeholder or a loose end', (locale: Locale) => {
    for (const text of everyText) {
      const words = text[locale];
      expect([words, /[{}$<>_]|undefined|null|NaN|\[object| {2}|\s$|^\s|\.\./.test(words)]).toEqual([words, false]);
      expect([words, words.length > 1]).toEqual([words, true]);
    }
  });

  it.each(locales)('use the typographic apostrophe and minus sign in %s', (locale: Locale) => {
    for (const text of everyText)
      expect([text[locale], /'|(^|\s)-\d/.test(text[locale])]).toEqual([text[locale], false]);
  });

  it('put a space before the double punctuation marks of French, and none before those of English', () => {
    for (const { en, fr } of everyText) {
      expect([fr, /[^\s][:;?!»]|«\S/.test(fr)]).toEqual([fr, false]);
      expect([en, /\s[:;?!]/.test(en)]).toEqual([en, false]);
    }
  });

  it('differ between the languages, but for names', () => {
    for (const { en, fr } of [...flavors, ...rulesTexts]) expect(en).not.toBe(fr);
  });

  it.each(locales)('no flavor in %s is told twice, and every one is a sentence', (locale: Locale) => {
    expect(repeated(flavors.map((flavor) => flavor[locale]))).toEqual([]);
    for (const flavor of flavors) expect(flavor[locale]).toMatch(/^[A-ZÀÇÉÔ].*[.!?]$/);
  });

  it('no two cards of the box share a name', () => {
    const names = [...heroes, ...powerCards, ...woundCards, ...sidekicks].map(({ name }) => name);
    expect(repeated(names.map(({ en }) => en))).toEqual([]);
    expect(repeated(names.map(({ fr }) => fr))).toEqual([]);
  });

  it.each(locales)('are whole sentences in %s where they say rules', (locale: Locale) => {
    for (const text of rulesTexts) expect(text[locale]).toMatch(/^[A-ZÀÉ].*[^\s]\.$/);
  });
});

describe.each(locales)('the rules texts in %s say what the powers do', (locale: Locale) => {
  it('begin with the trigger', () => {
    for (const { text, power } of powersOfHeroes) expect(text[locale]).toMatch(triggers[power.trigger][locale]);
  });

  it('name every number', () => {
    for (const { id, text, power } of powersOfHeroes) {
      const said = text[locale].match(/\d+/g) ?? [];
      const numbers = objectsIn(power)
        .flatMap((record) => Object.values(record))
        .filter((value): value is number => typeof value === 'number' && value !== 0);
      for (const number of numbers)
        expect([id, said]).toEqual([id, expect.arrayContaining([String(Math.abs(number))])]);
    }
  });

  it('name every change of a characteristic with its sign', () => {
    const changes = powersOfHeroes.flatMap(({ text, power }) =>
      objectsIn(power)
        .filter((record) => record['characteristic'] !== undefined)
        .map(({ characteristic, by }) => ({ text, characteristic, by: Number(by) })),
    );
    expect(changes.length).toBeGreaterThanOrEqual(30);
    for (const { text, characteristic, by } of changes) {
      const signed = `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
      const word = characteristicWords[characteristic as keyof typeof characteristicWords][locale];
      expect(text[locale]).toContain(locale === 'en' ? `${signed} ` : `${signed} en `);
      expect(text[locale]).toContain(word);
    }
  });

  it('name the kind of the dice', () => {
    for (const { text, power } of powersOfHeroes) {
      const dice = [...(power.modifiers ?? []), ...under(power, 'attack'), ...under(power, 'changeRoll')];
      if (under(dice, 'combat').length > 0)
        expect(text[locale]).toMatch(locale === 'en' ? /combat di(c)?e/ : /dés? de Combat/);
      if (under(dice, 'power').length > 0)
        expect(text[locale]).toMatch(locale === 'en' ? /power di(c)?e/ : /dés? de Pouvoir/);
    }
  });

  it('name how long a change lasts', () => {
    for (const { text, power } of powersOfHeroes) {
      for (const until of under(power, 'until')) {
        expect(text[locale]).toContain(durations[until as keyof typeof durations][locale]);
      }
    }
  });

  it('say an ability in the same words everywhere', () => {
    for (const { text, power } of powersOfHeroes) {
      for (const { ability } of power.grants ?? []) expect(text[locale]).toMatch(abilityWords[ability][locale]);
    }
  });

  it('CLASH-060 CLASH-211 say that a reaction works once a turn, or do not', () => {
    const once = locale === 'en' ? /^Reaction, [^:]*, once a turn:/ : /^Réaction, [^:]*, une fois par tour :/;
    for (const { text, power } of powersOfHeroes) {
      expect([text[locale], once.test(text[locale])]).toEqual([text[locale], power.reaction?.oncePerTurn === true]);
    }
  });

  it('say techniques of wounds with their signs', () => {
    for (const { text, technique } of woundCards) {
      for (const [word, by = 0] of Object.entries(technique ?? {})) {
        const key = word.toUpperCase() as keyof typeof characteristicWords;
        const { en, fr } = characteristicWords[key];
        expect(text[locale]).toContain(locale === 'en' ? `−${-by} ${en}` : `−${-by} en ${fr}`);
      }
    }
  });
});
