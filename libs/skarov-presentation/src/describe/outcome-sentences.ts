import type { Localized } from '#kernel';
import { woundsShown } from '#skirmish-presentation';
import { type ArticleSubject, box, type EventType, type Side } from '#skarov/queries';
import { endings } from './outcome.js';
import type { Seen, EventFormatter, Tellings } from './event-formatter.js';

const subjects: Readonly<Record<ArticleSubject, Localized>> = {
  OBJECTIVE: { en: 'on an objective', fr: 'sur un objectif' },
  EXTRA: { en: 'of this adventure', fr: 'de cette aventure' },
  DISGRACE: { en: 'of disgrace', fr: 'de disgrâce' },
  PRAISE: { en: 'of praise', fr: 'd’éloge' },
  FINAL: { en: 'on how it ended', fr: 'sur le dénouement' },
};

/** The winner. */
const wins: Readonly<Record<Side, Localized>> = {
  HEROES: { en: 'the heroes win', fr: 'victoire des héros' },
  OVERLORD: { en: 'Professor Skarov wins', fr: 'victoire du professeur Skarov' },
};
/** The credited side: French contracts the article of a side, “grâce au Professeur”. */
const thanks: Readonly<Record<Side, Localized>> = {
  HEROES: { en: ', thanks to the heroes', fr: ', grâce aux héros' },
  OVERLORD: { en: ', thanks to the overlord', fr: ', grâce au Professeur' },
};

/** How a figure leaves the game, and thanks to whom (SKAROV-DMG-01, SKAROV-ELIM-01). */
function goes({ figureId, by, cause, side }: Seen<'figureOut'>, tell: EventFormatter): string {
  const who = tell.figure(figureId);
  if (cause === 'RESIGNED') return tell.say(`${who} gives up the fight.`, `${who} abandonne le combat.`);
  if (by !== undefined)
    return tell.say(`${tell.figure(by)} puts ${who} out of action.`, `${tell.figure(by)} met ${who} hors de combat.`);
  const credit = side === null ? '' : tell.text(thanks[side as Side]);
  return tell.say(`${who} is out of action${credit}.`, `${who} : hors de combat${credit}.`);
}

/** Figures that go out, the front page and the end. */
export const outcomeSentences = {
  figureOut: (out, tell) => `${goes(out, tell)}${woundsShown(out.woundIds, tell)}`,
  articleWon(article, tell) {
    const { side, subject, weight } = article;
    const points = tell.count(weight, 'point', 'point');
    return tell.say(
      `On the front page for ${tell.side(side)}, an article ${subjects[subject].en}: ${tell.headline(article)} (${points}).`,
      `À la une pour ${tell.side(side)}, un article ${subjects[subject].fr} : ${tell.headline(article)} (${points}).`,
    );
  },
  heroesWithdrawn: ({ seat }, tell) => tell.say(`${tell.who(seat)} gives up.`, `${tell.who(seat)} abandonne.`),
  gameEnded({ reason, winner, difference, headlineId }, tell) {
    const title = box.find.headline(headlineId)?.title;
    const headline = title
      ? tell.say(` Headline: ${tell.quoted(title.en)}.`, ` À la une : ${tell.quoted(title.fr)}.`)
      : '';
    const margin = tell.count(Math.abs(difference), 'point', 'point');
    const apart =
      difference === 0
        ? tell.say('level on points', 'égalité de points')
        : tell.say(`${margin} apart`, `${margin} d’écart`);
    return `${tell.text(endings[reason])}${tell.say(':', ' :')} ${tell.text(wins[winner])} (${apart}).${headline}`;
  },
} satisfies Partial<Tellings<EventType>>;
