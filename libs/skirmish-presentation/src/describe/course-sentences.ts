import type { SharedTellings } from './figure-teller.js';

/** How heroes begin, and what becomes of them after an adventure, in every game of figures. */
export const courseSentences = {
  heroPlaced: ({ heroId, spaceId }, tell) =>
    tell.say(
      `${tell.figure(heroId)} starts${tell.spot(spaceId)}.`,
      `${tell.figure(heroId)} prend position${tell.spot(spaceId)}.`,
    ),
  missionRolled({ heroId, faces, missionId }, tell) {
    const text = tell.mission(missionId);
    return tell.say(
      `The personal mission ${tell.of(heroId)} (die: ${tell.dice(faces)}): ${text}`,
      `Mission personnelle ${tell.of(heroId)} (dé : ${tell.dice(faces)}) : ${text}`,
    );
  },
  campaignStepTaken({ heroId, gained, lost }, tell) {
    if (gained === null) {
      return tell.say(`${tell.figure(heroId)} stays as before.`, `${tell.figure(heroId)} reste au même point.`);
    }
    return lost === null
      ? tell.say(
          `${tell.figure(heroId)} receives the Veteran card ${tell.card(gained)}.`,
          `${tell.figure(heroId)} reçoit la carte Vétéran ${tell.card(gained)}.`,
        )
      : tell.say(
          `${tell.figure(heroId)} gives up the Rookie card ${tell.card(lost)} for ${tell.card(gained)}.`,
          `${tell.figure(heroId)} remplace la carte Rookie ${tell.card(lost)} par ${tell.card(gained)}.`,
        );
  },
} satisfies Partial<SharedTellings>;
