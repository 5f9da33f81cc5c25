import { readGlobalId, type NodeKind } from '#streams';
import { both, type Localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

export { globalId, readGlobalId } from '#streams';

/** The id inside an id of the API of this kind. Throws an ApiError `BAD_USER_INPUT` for any other text. */
export function idOfKind(kind: NodeKind, text: string): string {
  const node = readGlobalId(text);
  if (node?.kind !== kind)
    throw new ApiError(
      'BAD_USER_INPUT',
      both(
        `This is not the id of ${names[kind].en}: take it from the field \`id\`.`,
        `Ce n’est pas l’identifiant ${names[kind].fr} : prenez-le du champ \`id\`.`,
      ),
    );
  return node.id;
}

/** The kinds of ids, for people. */
const names: Readonly<Record<NodeKind, Localized>> = {
  Game: both('a game', 'd’une partie'),
  Campaign: both('a campaign', 'd’une campagne'),
  Account: both('an account', 'd’un compte'),
  Ruleset: both('a ruleset', 'de règles'),
  Token: both('a token', 'd’un jeton'),
  Identity: both('an identity', 'd’une identité'),
  Deck: both('a deck', 'd’un paquet'),
  Base: both('a base', 'd’une base'),
  League: both('a league', 'd’une ligue'),
};
