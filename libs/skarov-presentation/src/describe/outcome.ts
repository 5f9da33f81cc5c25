import { both, type Localized } from '#kernel';
import type { ArticleSubject, EndReason } from '#skarov/queries';

/** Why games end (SKAROV-GEN-03, SKAROV-GEN-13). */
export const endings: Readonly<Record<EndReason, Localized>> = {
  NO_HERO: both('no hero is left in play', 'plus aucun héros n’est en jeu'),
  SKAROV_OUT: both('Professor Skarov is under arrest', 'le professeur Skarov est arrêté'),
  ESCAPE: both('Professor Skarov has escaped', 'le professeur Skarov s’est échappé'),
  TURN_LIMIT: both('the time is up and Professor Skarov is gone', 'le temps est écoulé et le professeur Skarov a filé'),
  RESIGNATION: both('a side has resigned', 'un camp a abandonné'),
};

/** The names of the parts of a score: what articles are about (SKAROV-NEWS-01 to SKAROV-NEWS-03). */
export const scoreParts: Readonly<Record<ArticleSubject, Localized>> = {
  OBJECTIVE: both('objectives', 'objectifs'),
  EXTRA: both('articles of the adventure', 'articles de l’aventure'),
  DISGRACE: both('disgrace of heroes', 'disgrâce des héros'),
  PRAISE: both('praise', 'éloges'),
  FINAL: both('the final article', 'l’article final'),
};
