import { both, type Localized } from '#kernel';
import type { EndReason } from '#guilds/queries';

/** Why games end (GUILD-155, GUILD-156, GUILD-194). */
export const endings: Readonly<Record<EndReason, Localized>> = {
  lastQuest: both('the last quest is completed', 'la dernière quête est accomplie'),
  stalemate: both('the quests made no more progress', 'les quêtes n’avançaient plus'),
  lastSeat: both('a single player is left', 'il ne reste qu’un joueur'),
};

/** The names of the parts of a score (GUILD-157 to GUILD-164). */
export const scoreParts: Readonly<Record<string, Localized>> = {
  quests: both('quests', 'quêtes'),
  mages: both('mages', 'mages'),
  objects: both('objects', 'objets'),
  leader: both('leader', 'leader'),
  careCenter: both('care center', 'centre de soins'),
  objectives: both('objectives', 'objectifs'),
};
