import type { settlementEvents } from '#arena/queries';
import type { Tellings } from './event-formatter.js';

/** The arena, the terrain and the strongholds. */
export const settlementSentences: Tellings<keyof typeof settlementEvents> = {
  entranceChosen: ({ seat, place }, tell) => {
    if (place === undefined) {
      return tell.say(
        `${tell.who(seat)} has decided who enters the arena.`,
        `${tell.who(seat)} a décidé qui entre dans l’Arène.`,
      );
    }
    return place === null
      ? tell.say(`${tell.who(seat)} sends no one.`, `${tell.who(seat)} n’envoie personne.`)
      : tell.say(
          `${tell.who(seat)} sends the creature ${tell.place(place)}.`,
          `${tell.who(seat)} envoie la créature ${tell.place(place)}.`,
        );
  },
  arenaEntered: ({ creatures }, tell) => {
    if (creatures.length === 0)
      return tell.say('No one enters the duel zone.', 'Personne n’entre dans la Zone de Duel.');
    const list = tell.listed(
      creatures.map(({ seat, place }) => `${tell.who(seat)} (${tell.place(place)})`),
      '',
    );
    return tell.say(`Creatures enter the duel zone: ${list}.`, `Entrée dans la Zone de Duel : ${list}.`);
  },
  creatureVictorious: ({ seat, card }, tell) =>
    tell.say(
      `${tell.card(card)} becomes one of ${tell.of(seat)} victorious creatures.`,
      `${tell.does(card, '', ['rejoint', 'rejoignent'])} les créatures victorieuses ${tell.of(seat)}.`,
    ),
  terrainDestroyed: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} destroys the terrain.`, `${tell.who(seat)} détruit le Terrain.`),
  terrainPlaced: ({ seat, card }, tell) =>
    tell.say(
      `${tell.who(seat)} places ${tell.card(card)} in the duel zone.`,
      `${tell.who(seat)} place ${tell.card(card)} dans la Zone de Duel.`,
    ),
  deploymentChosen: ({ seat, side }, tell) =>
    side === undefined
      ? tell.say(`${tell.who(seat)} has decided what to deploy.`, `${tell.who(seat)} a décidé de son déploiement.`)
      : tell.say(
          `${tell.who(seat)} will deploy ${tell.stronghold(side)}.`,
          `${tell.who(seat)} déploiera ${tell.stronghold(side)}.`,
        ),
  strongholdDeployed: ({ seat, card }, tell) =>
    tell.say(`${tell.who(seat)} deploys ${tell.name(card)}.`, `${tell.who(seat)} déploie ${tell.name(card)}.`),
};
