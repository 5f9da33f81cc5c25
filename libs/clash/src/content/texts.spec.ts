import { locales, type Locale } from '#kernel';
import {
  changeWords,
  describeTexts,
  durationWords,
  numbersIn,
  objectsIn,
  triggerWords,
  under,
} from '#skirmish/testing';
import { blankWound, box } from './catalogue.js';
import { powersOfHeroes } from './testing/open-records.js';
import type { Ability } from './vocabulary.js';

const { hero: heroes, powerCard: powerCards, woundText: woundCards, sidekick: sidekicks } = box.printed;

describeTexts('The texts of heroes, cards and wounds', {
  records: [heroes, powerCards, woundCards, blankWound, sidekicks],
  prose: [...heroes, ...powerCards, ...sidekicks].map(({ flavor }) => flavor),
  rules: [...powersOfHeroes.map(({ text }) => text), ...woundCards.map(({ text }) => text)],
  names: [...heroes, ...powerCards, ...woundCards, ...sidekicks].map(({ name }) => name),
});

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

describe.each(locales)('the rules texts in %s say what the powers do', (locale: Locale) => {
  it('begin with the trigger', () => {
    for (const { text, power } of powersOfHeroes)
      expect(text[locale]).toMatch(triggerWords[power.trigger]?.[locale] ?? /^$/);
  });

  it('name every number', () => {
    for (const { id, text, power } of powersOfHeroes) {
      const said = text[locale].match(/\d+/g) ?? [];
      for (const number of numbersIn(power))
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
    for (const { text, characteristic, by } of changes)
      expect(text[locale]).toContain(changeWords(String(characteristic), by, locale));
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
        expect(text[locale]).toContain(durationWords[until as keyof typeof durationWords][locale]);
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
      for (const [word, by = 0] of Object.entries(technique ?? {}))
        expect(text[locale]).toContain(changeWords(word.toUpperCase(), by, locale));
    }
  });
});
