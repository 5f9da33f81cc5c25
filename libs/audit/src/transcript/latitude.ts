import { both, CHANCE, CHANCE_OF_CHAIN, CHANCE_OF_DEEDS, type Game, type Localized } from '#kernel';

const OF_SEED = both(
  'its dice follow from the seeds alone, which the server knew: it could have played an end again until it suited',
  'ses dés suivent des seules graines, connues du serveur : il a pu rejouer une fin jusqu’à ce qu’elle convienne',
);

const OF_CHAIN = both(
  'under `chance: 2` dice follow from times and ids as well, which the server writes: it could have chosen them until the dice suited',
  'sous `chance: 2` les dés suivent aussi des heures et des identifiants, que le serveur écrit : il a pu les choisir jusqu’à ce que les dés conviennent',
);

const OF_DEEDS = both(
  'under `chance: 3` dice follow from commands as they were stored: the server could have chosen between several forms of one command',
  'sous `chance: 3` les dés suivent des commandes telles qu’elles sont gardées : le serveur a pu choisir entre plusieurs formes d’une même commande',
);

/**
 * What the server could have chosen although a game is sound, as a clause; `undefined` where its dice follow from nothing that a server is
 * free to choose (`chance: 4`). What each check proves, `docs/fairness.md` says.
 */
export function latitudeOf({ chance }: Pick<Game, 'chance'>): Localized | undefined {
  if (chance === CHANCE) return undefined;
  if (chance === CHANCE_OF_DEEDS) return OF_DEEDS;
  return chance === CHANCE_OF_CHAIN ? OF_CHAIN : OF_SEED;
}
