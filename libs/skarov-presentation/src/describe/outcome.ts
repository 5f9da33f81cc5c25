import { localized, type Localized } from '#kernel';
import type { ArticleSubject, EndReason } from '#skarov/queries';

/** Why games end (SKAROV-GEN-03, SKAROV-GEN-13). */
export const endings: Readonly<Record<EndReason, Localized>> = {
  NO_HERO: localized('no hero is left in play', 'plus aucun héros n’est en jeu'),
  SKAROV_OUT: localized('Professor Skarov is under arrest', 'le professeur Skarov est arrêté'),
  ESCAPE: localized('Professor Skarov has escaped', 'le professeur Skarov s’est échappé'),
  TURN_LIMIT: localized(
    'the time is up and Professor Skarov is gone',
    'le temps est écoulé et le professeur Skarov a filé',
  ),
  RESIGNATION: localized('a side has resigned', 'un camp a abandonné'),
};

/** The names of the parts of a score: what articles are about (SKAROV-NEWS-01 to SKAROV-NEWS-03). */
export const scoreParts: Readonly<Record<ArticleSubject, Localized>> = {
  OBJECTIVE: localized('objectives', 'objectifs'),
  EXTRA: localized('articles of the adventure', 'articles de l’aventure'),
  DISGRACE: localized('disgrace of heroes', 'disgrâce des héros'),
  PRAISE: localized('praise', 'éloges'),
  FINAL: localized('the final article', 'l’article final'),
};
