import { localized, scoredBy, type Localized, type ScorePartWords } from '#kernel';
import type { EndReason } from '#guilds/queries';

/** Why games end (GUILD-155, GUILD-156, GUILD-194). */
export const endings: Readonly<Record<EndReason, Localized>> = {
  lastQuest: localized('the last quest is completed', 'la dernière quête est accomplie'),
  stalemate: localized('the quests made no more progress', 'les quêtes n’avançaient plus'),
  lastSeat: localized('a single player is left', 'il ne reste qu’un joueur'),
};

/** The names of the parts of a score (GUILD-157 to GUILD-164). */
export const scoreParts: Readonly<Record<string, ScorePartWords>> = {
  quests: scoredBy('GUILD-157', 'quests', 'quêtes'),
  mages: scoredBy('GUILD-158', 'mages', 'mages'),
  objects: scoredBy('GUILD-159', 'objects', 'objets'),
  leader: scoredBy('GUILD-160', 'leader', 'leader'),
  careCenter: scoredBy('GUILD-161', 'care center', 'centre de soins'),
  objectives: scoredBy('GUILD-162', 'objectives', 'objectifs'),
};
