import { localized, type Localized } from '#kernel';
import { CHANCE, CHANCE_OF_CHAIN, CHANCE_OF_COMMANDS, type ForkOrigin, type Game } from '#kernel/server';

const OF_SEED = localized(
  'its dice follow from the seeds alone, which the server knew: it could have replayed an end until the result suited it',
  'ses dés suivent des seules graines, connues du serveur : il a pu rejouer une fin jusqu’à ce que le résultat lui convienne',
);

const OF_CHAIN = localized(
  'under `chance: 2` dice follow from times and ids as well, which the server writes: it could have chosen them until the dice suited it',
  'sous `chance: 2` les dés suivent aussi des heures et des identifiants, que le serveur écrit : il a pu les choisir jusqu’à ce que les dés lui conviennent',
);

const OF_DEEDS = localized(
  'under `chance: 3` dice follow from commands as they were stored: the server could have chosen between several forms of one command',
  'sous `chance: 3` les dés suivent des commandes telles qu’elles sont gardées : le serveur a pu choisir entre plusieurs formes d’une même commande',
);

/**
 * The choices that the server could have made although a game is sound, as clauses; `undefined` where its dice
 * depend on nothing that a server can choose (`chance: 4`), and its first position is set up by its rules or known from the game
 * that it goes on from. `docs/fairness.md` explains what each check proves.
 */
export function latitudeOf(
  { chance, forkedFrom }: Pick<Game, 'chance' | 'forkedFrom'>,
  isOriginKnown: boolean,
): Localized | undefined {
  const clauses = [ofChance(chance), forkedFrom && !isOriginKnown ? ofOrigin(forkedFrom) : undefined];
  const told = clauses.filter((clause) => clause !== undefined);
  return told.length === 0
    ? undefined
    : localized(told.map(({ en }) => en).join('; '), told.map(({ fr }) => fr).join(' ; '));
}

const ofOrigin = ({ gameId, version }: ForkOrigin): Localized =>
  localized(
    `it goes on from version ${version} of game ${gameId}, and its first position is the word of the server: verify it together with the transcript of that game`,
    `elle reprend de la version ${version} de la partie ${gameId}, et sa première position n’est que la parole du serveur : vérifiez-la avec la transcription de cette partie`,
  );

function ofChance(chance: number | undefined): Localized | undefined {
  if (chance === CHANCE) return undefined;
  if (chance === CHANCE_OF_COMMANDS) return OF_DEEDS;
  return chance === CHANCE_OF_CHAIN ? OF_CHAIN : OF_SEED;
}
