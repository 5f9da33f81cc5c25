import { readGlobalId, type NodeKind } from '#streams';
import { localized, type Localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

export { globalId, readGlobalId } from '#streams';

/** The id inside an id of the API of this kind. Throws an ApiError `BAD_USER_INPUT` for any other text. */
export function idOfKind(kind: NodeKind, text: string): string {
  const node = readGlobalId(text);
  if (node?.kind !== kind)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        `This is not the id of ${names[kind].en}: take it from the field \`id\`.`,
        `Ce n’est pas l’identifiant ${names[kind].fr} : prenez-le du champ \`id\`.`,
      ),
    );
  return node.id;
}

/** The kinds of ids, for people. */
const names: Readonly<Record<NodeKind, Localized>> = {
  Game: localized('a game', 'd’une partie'),
  Campaign: localized('a campaign', 'd’une campagne'),
  Account: localized('an account', 'd’un compte'),
  Ruleset: localized('a ruleset', 'de règles'),
  Token: localized('a token', 'd’un jeton'),
  Identity: localized('an identity', 'd’une identité'),
  Deck: localized('a deck', 'd’un paquet'),
  Base: localized('a base', 'd’une base'),
  League: localized('a league', 'd’une ligue'),
};
