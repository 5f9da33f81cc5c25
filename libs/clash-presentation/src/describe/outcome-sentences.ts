import type { Localized } from '#kernel';
import { woundsShown } from '#skirmish-presentation';
import type { EndReason, EventType, Outcome } from '#clash/queries';
import { headlinesOf } from './names.js';
import type { Seen, EventFormatter, Tellings } from './event-formatter.js';

const reasons: Readonly<Record<EndReason, Localized>> = {
  OBJECTIVE: { en: 'A side has reached its objective', fr: 'Un camp a atteint son objectif' },
  VILLAIN_OBJECTIVE: { en: 'The villain has reached its objective', fr: 'Le vilain a atteint son objectif' },
  SHEET: { en: 'The sheet ends the game', fr: 'La fiche met fin à la partie' },
  NO_HERO: { en: 'A side has no hero left', fr: 'Un camp n’a plus de héros' },
  TURN_LIMIT: { en: 'The last turn is over', fr: 'Le dernier tour est terminé' },
  RESIGNATION: { en: 'A side has given up', fr: 'Un camp a abandonné' },
  VICTORY: { en: 'The heroes have done it', fr: 'Les héros ont réussi' },
};

const outcomes: Readonly<Record<Outcome, Localized>> = {
  SIDE_A: { en: 'side A wins', fr: 'victoire du camp A' },
  SIDE_B: { en: 'side B wins', fr: 'victoire du camp B' },
  DRAW: { en: 'it is a draw', fr: 'match nul' },
  VILLAIN: { en: 'the villain wins, and the heroes are disgraced', fr: 'victoire du vilain et disgrâce des héros' },
};

const sizes = {
  LARGE: { en: 'a large article', fr: 'un grand article' },
  MEDIUM: { en: 'a medium article', fr: 'un article moyen' },
  SMALL: { en: 'a small article', fr: 'un petit article' },
} as const;

type Out = Seen<'figureOut'>;

/** How a figure leaves the game, and thanks to whom. */
function goes(
  { say }: EventFormatter,
  who: string,
  cause: Out['cause'],
  by: string | undefined,
  side: Out['side'],
): string {
  switch (cause) {
    case 'RESIGNED':
      return say(`${who} gives up the fight.`, `${who} abandonne le combat.`);
    case 'OWNER_OUT':
      return say(`${who} leaves with the hero out of action.`, `${who} s’en va avec son héros hors de combat.`);
    case 'WOUNDS':
    case 'DAMAGE':
      if (by !== undefined) return say(`${by} puts ${who} out of action.`, `${by} met ${who} hors de combat.`);
      return side === null
        ? say(`${who} is out of action.`, `${who} est hors de combat.`)
        : say(`${who} is out of action, thanks to side ${side}.`, `${who} est hors de combat, grâce au camp ${side}.`);
  }
}

/** Figures that go out, articles and the end. */
export const outcomeSentences = {
  figureOut({ figureId, side, by, cause, woundIds }, tell) {
    const gone = goes(tell, tell.figure(figureId), cause, by === undefined ? undefined : tell.figure(by), side);
    return `${gone}${woundsShown(woundIds, tell)}`;
  },
  heroPromoted({ seat, heroId, cardIds }, tell) {
    const added = cardIds === undefined || cardIds.length === 0 ? '' : ` (${tell.cards(cardIds)})`;
    return tell.say(
      `${tell.figure(heroId)} becomes the main hero of ${tell.who(seat)} and takes up the cards left out so far${added}.`,
      `${tell.figure(heroId)} devient le héros principal ${tell.elided('de', tell.who(seat))} et reçoit ses cartes écartées jusque-là${added}.`,
    );
  },
  articleWon({ side, kind, articleId, size, points }, tell) {
    const headlines = kind === 'OBJECTIVE' ? undefined : headlinesOf(articleId);
    const headline = headlines && tell.quoted(tell.text(kind === 'PRAISE' ? headlines.praise : headlines.discredit));
    const title = headline ?? tell.card(articleId);
    const counted = tell.count(points, 'point', 'point').replace('-', '−');
    return tell.say(
      `On the front page of ${tell.side(side)}, ${sizes[size].en}: ${title} (${counted}).`,
      `À la une pour ${tell.side(side)}, ${sizes[size].fr} : ${title} (${counted}).`,
    );
  },
  gameEnded({ outcome, reason, pages }, tell) {
    const totals = pages.map(({ side, points }) => `${side} ${points}`).join(', ');
    return tell.say(
      `${reasons[reason].en}: ${outcomes[outcome].en}. Front pages: ${totals}.`,
      `${reasons[reason].fr} : ${outcomes[outcome].fr}. Unes : ${totals}.`,
    );
  },
  heroesWithdrawn: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} gives up; the heroes leave.`, `${tell.who(seat)} abandonne ; ses héros s’en vont.`),
} satisfies Partial<Tellings<EventType>>;
