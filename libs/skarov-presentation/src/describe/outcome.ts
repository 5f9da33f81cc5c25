import { localized, scoredBy, type Localized, type ScorePartWords } from '#kernel';
import type { ArticleSubject, EndReason, Side } from '#skarov/queries';

/** The names of the sides. */
export const seatNames: Readonly<Record<Side, Localized>> = {
  HEROES: localized('Heroes', 'Héros'),
  OVERLORD: localized('Overlord', 'Professeur'),
};

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
export const scoreParts: Readonly<Record<ArticleSubject, ScorePartWords>> = {
  OBJECTIVE: scoredBy('SKAROV-NEWS-05', 'objectives', 'objectifs'),
  EXTRA: scoredBy('SKAROV-NEWS-05', 'articles of the adventure', 'articles de l’aventure'),
  DISGRACE: scoredBy('SKAROV-NEWS-03', 'disgrace of heroes', 'disgrâce des héros'),
  PRAISE: scoredBy('SKAROV-NEWS-02', 'praise', 'éloges'),
  FINAL: scoredBy('SKAROV-NEWS-01', 'the final article', 'l’article final'),
};
