import type { EventType } from '#clash/queries';
import type { Tellings } from './event-formatter.js';

/** Acts of heroes of Clash beside those of all games of figures. */
export const activationSentences = {
  objectUsed: ({ heroId, objectId, use }, tell) =>
    use === 'AGGRESSIVE'
      ? tell.say(
          `${tell.figure(heroId)} uses ${tell.card(objectId)} as a weapon.`,
          `${tell.figure(heroId)} se sert ${tell.elided('de', tell.card(objectId))} comme arme.`,
        )
      : tell.say(
          `${tell.figure(heroId)} makes use of ${tell.card(objectId)}.`,
          `${tell.figure(heroId)} se sert ${tell.elided('de', tell.card(objectId))}.`,
        ),
  specialActionPerformed: ({ heroId, specialActionId }, tell) =>
    tell.say(
      `${tell.figure(heroId)} performs the special action ${tell.card(specialActionId)}.`,
      `${tell.figure(heroId)} accomplit l’action spéciale ${tell.card(specialActionId)}.`,
    ),
} satisfies Partial<Tellings<EventType>>;
