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
import { eventCards } from './event-cards.js';
import { heroes, powerCards } from './heroes/index.js';
import { events, powersOfHeroes, powersOfVillains, told, type Told } from './testing/powers.js';
import { villainSheets } from './villains/index.js';
import { woundCards } from './wounds.js';

type Patterns = Readonly<Record<Locale, RegExp>>;

describeTexts('The texts of heroes, villains and cards', {
  records: [heroes, powerCards, woundCards, villainSheets, eventCards],
  prose: [...[...heroes, ...powerCards].map(({ flavor }) => flavor), ...villainSheets.map(({ origin }) => origin)],
  rules: [...told, ...woundCards].map(({ text }) => text),
  names: [...heroes, ...powerCards, ...woundCards, ...villainSheets, ...eventCards].map(({ name }) => name),
});

/** How a text says each ability; the same words everywhere. */
const abilityWords: Readonly<Record<string, Patterns>> = {
  RANGED_ATTACKS: { en: /may make ranged attacks/, fr: /(pouvez|peut|peuvent) attaquer à distance/ },
  IGNORE_ENEMIES_MOVING: {
    en: /enemies do not stop or hold .* when (you|she|it|they) moves?/,
    fr: /les ennemis (ne vous |n’)arrêtent pas et ne (vous )?retiennent pas|ennemis ne les arrêtent pas et ne les retiennent pas/,
  },
  CANNOT_BE_PUSHED: { en: /cannot be pushed/, fr: /ne (pouvez|peut) pas être repoussée?/ },
  PUSH_TWICE: { en: /pushes go 2 spaces/, fr: /repousse de 2 espaces/ },
  SEE_THROUGH_ENEMIES: {
    en: /enemies do not block .* line of sight/,
    fr: /les ennemis ne bloquent pas .* ligne de vue/,
  },
  SURE_FOOTED: {
    en: /leaving a zone with an enemy does not end your move/,
    fr: /quitter une zone où se trouve un ennemi n’arrête pas votre déplacement/,
  },
  NO_REPOSITION: {
    en: /cannot take another space of your own zone/,
    fr: /ne pouvez pas prendre un autre espace de votre propre zone/,
  },
  NO_RANGED_ATTACKS: { en: /cannot make ranged attacks/, fr: /ne pouvez pas attaquer à distance/ },
  CANNOT_MOVE: { en: /cannot move/, fr: /ne pouvez pas vous déplacer/ },
  CANNOT_ATTACK: { en: /cannot attack/, fr: /ne pouvez pas attaquer\./ },
  TESTS_ONE_DIE_FEWER: { en: /roll 1 test die fewer in your tests/, fr: /lancez 1 dé de Test de moins dans vos tests/ },
  TESTS_ONE_DIE_MORE: {
    en: /roll 1 more test die in (your|their) tests/,
    fr: /lance(z|nt) 1 dé de Test de plus dans (vos|leurs) tests/,
  },
};

/** How a text says each word of the vocabulary: where the word is it is said, and where it is said the word is. */
const effectWords: Readonly<Record<string, Patterns>> = {
  attack: { en: /\battacks? (an|every|the|it)\b/, fr: /\battaque(r|z)? (un|chaque|l’ennemi)\b|elle l’attaque/ },
  damage: { en: /suffers? \d damage/, fr: /(subit|subissez|subissent) \d dégât/ },
  heal: { en: /heal \d/, fr: /soignez \d/ },
  move: { en: /moves up to \d zone/, fr: /se déplace de \d zone/ },
  moveFreely: { en: /move (it |that hero )?up to \d zone/, fr: /déplacez(-vous| ce héros)? de \d zone/ },
  step: { en: /take a free adjacent space/, fr: /prene?(z|dre) un espace adjacent libre/ },
  swap: { en: /swap spaces/, fr: /échangez vos espaces/ },
  push: { en: /\bpush (it|every)\b/, fr: /\brepousse[rz]\b/ },
  giveAction: { en: /has \d more actions/, fr: /a \d actions de plus/ },
  loseAction: { en: /loses? \d action/, fr: /(perd|perdez) \d action/ },
  modify: { en: /until the end of/, fr: /jusqu’à la fin (du|de votre)/ },
  addDamage: { en: /deals \d more damage/, fr: /inflige \d dégât de plus/ },
  preventDamage: { en: /prevent \d damage/, fr: /annulez \d dégât/ },
  redirectAttack: { en: /you become the target/, fr: /vous devenez la cible/ },
  successes: { en: /\d (more )?successes|is \d lower/, fr: /\d succès|diminue de \d/ },
  reroll: { en: /die of this roll and roll it again/, fr: /dé de ce jet et relancez-le/ },
  discardCard: { en: /discards? \d power card from hand at random/, fr: /défausse au hasard \d carte Pouvoir/ },
  drawWound: { en: /draws \d wound card/, fr: /pioche \d carte Blessure/ },
  discardEvents: { en: /discard \d event card/, fr: /défaussez \d carte Événement/ },
  drawEvents: { en: /draw \d/, fr: /piochez(-en)? \d/ },
  healWound: { en: /gives back \d wound card/, fr: /rend \d carte Blessure/ },
  spawn: { en: /arrives/, fr: /arrive/ },
  remove: { en: /is removed/, fr: /est retiré/ },
  roll: { en: /roll \d (combat|power) die: on/, fr: /lancez \d dé de (Combat|Pouvoir) : sur/ },
  swapDice: { en: /power dice instead of combat dice/, fr: /dés de Pouvoir au lieu de dés de Combat/ },
};

/** How a text says which figures, and when: in both directions too. */
const figureWords: Readonly<Record<string, Patterns>> = {
  inZone: { en: /in (your|its|her) zone/, fr: /de (votre|sa) zone(?! propre)/ },
  inSightOf: { en: /you can see/, fr: /que vous voyez/ },
  withinZones: { en: /within \d zone/, fr: /à \d zones? au plus/ },
  damaged: { en: /damaged|1 damage or more:?|who has;/, fr: /qui (ont|a) des dégâts|sans dégât|1 dégât ou plus/ },
  activated: { en: /who has not been activated this turn/, fr: /qui n’a pas encore été activé ce tour/ },
  heroesAtStart: { en: /if the game began with \d heroes/, fr: /si la partie a commencé avec \d héros/ },
};

/** Whether a word stands somewhere in a power or an event. Damage is dealt, where a condition may count it too. */
const stands = (does: Told['does'], word: string): boolean =>
  under(does, word).some(
    (what) => word !== 'damage' || objectsIn(what).some((record) => record['points'] !== undefined),
  );

describe.each(locales)('The rules texts in %s say what the powers and events do', (locale: Locale) => {
  it('begin with the trigger', () => {
    for (const { text, power } of [...powersOfHeroes, ...powersOfVillains])
      expect(text[locale]).toMatch(triggerWords[power.trigger]?.[locale] ?? /^$/);
    for (const { text } of events) expect(text[locale]).toMatch(locale === 'en' ? /^Event: / : /^Événement : /);
  });

  it('name every number', () => {
    for (const { id, text, does } of told) {
      const said = text[locale].match(/\d+/g) ?? [];
      for (const number of numbersIn(does))
        expect([id, said]).toEqual([id, expect.arrayContaining([String(Math.abs(number))])]);
    }
  });

  it('SKAROV-TECH-02 name every change of a characteristic with its sign, and no other', () => {
    for (const { id, text, does } of told) {
      const said = text[locale].match(/[+−]\d (en )?\p{L}+/gu) ?? [];
      const changes = objectsIn(does).flatMap(({ characteristic, by, changeRoll }) => {
        const inRoll = (changeRoll as { defense?: number } | undefined)?.defense;
        if (inRoll !== undefined) return [changeWords('DEFENSE', inRoll, locale)];
        return typeof characteristic === 'string' && by !== undefined
          ? [changeWords(characteristic, Number(by), locale)]
          : [];
      });
      expect([id, [...new Set(said)].sort()]).toEqual([id, [...new Set(changes)].sort()]);
    }
  });

  it('name the kind of the dice', () => {
    for (const { id, text, does } of told) {
      const lasting = 'modifiers' in does ? (does.modifiers ?? []) : [];
      const dice = [...lasting, ...under(does, 'attack'), ...under(does, 'changeRoll')];
      if (under(dice, 'combat').length > 0)
        expect([id, text[locale]]).toEqual([
          id,
          expect.stringMatching(locale === 'en' ? /combat di(c)?e/ : /dés? de Combat/),
        ]);
      if (under(dice, 'power').length > 0)
        expect([id, text[locale]]).toEqual([
          id,
          expect.stringMatching(locale === 'en' ? /power di(c)?e/ : /dés? de Pouvoir/),
        ]);
    }
  });

  it.each(Object.entries({ ...effectWords, ...figureWords }))(
    'say %s where it is, and only there',
    (word, patterns) => {
      let found = 0;
      for (const { id, text, does } of told) {
        const is = stands(does, word);
        found += Number(is);
        expect([id, text[locale], patterns[locale].test(text[locale])]).toEqual([id, text[locale], is]);
      }
      expect(found).toBeGreaterThanOrEqual(1);
    },
  );

  it('SKAROV-EVT-08 name how long a change lasts', () => {
    for (const { text, does } of told) {
      for (const until of under(does, 'until'))
        expect(text[locale]).toContain(durationWords[until as keyof typeof durationWords][locale]);
    }
    const lasting = { en: 'Event: this turn, ', fr: 'Événement : pour ce tour, ' }[locale];
    for (const { id, text, modifiers, grants } of events)
      expect([id, text[locale].startsWith(lasting)]).toEqual([id, Boolean(modifiers ?? grants)]);
  });

  it.each(Object.entries(abilityWords))(
    'say the ability %s in the same words everywhere, and only there',
    (ability, patterns) => {
      for (const { id, text, does } of told) {
        const is = under(does, 'ability').includes(ability);
        expect([id, text[locale], patterns[locale].test(text[locale])]).toEqual([id, text[locale], is]);
      }
    },
  );

  it('SKAROV-SPEC-07 say that a reaction works once a turn, or do not', () => {
    const once = locale === 'en' ? /^Reaction, .*, once a turn:/ : /^Réaction, .*, une fois par tour :/;
    for (const { text, power } of [...powersOfHeroes, ...powersOfVillains])
      expect([text[locale], once.test(text[locale])]).toEqual([text[locale], power.reaction?.oncePerTurn === true]);
  });

  it('SKAROV-WND-05 say techniques of wounds with their signs', () => {
    for (const { text, technique } of woundCards) {
      for (const [word, by = 0] of Object.entries(technique ?? {}))
        expect(text[locale]).toContain(changeWords(word.toUpperCase(), by, locale));
    }
  });
});

it('every ability that heroes and villains may have is on a card or sheet', () => {
  const granted = new Set(told.flatMap(({ does }) => under(does, 'ability')));
  for (const ability of Object.keys(abilityWords)) expect(granted).toContain(ability);
});
