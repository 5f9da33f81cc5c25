import { legalOf, seatOf } from '#games';
import { choicesAfter, localized, type ChoicePart, type Locale } from '#kernel';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { lookerOf } from '../access/caller.js';
import { ApiError } from '../errors/api-error.js';
import { localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { measured } from '../requests/request-context.js';
import { GameChoicesType } from './choices.types.js';
import { CommandParts } from './command-parts.js';
import type { GameSource } from './game-source.js';
import { GameType } from './game.types.js';
import { commandSources } from './legal-command.js';

/** So many commands that are left are given with their texts. */
const LISTED = 9;

/** Far more keys than any choice takes, and far longer ones. */
const selection = z.array(z.string().min(1).max(300)).max(40);

const tooMuch = localized(
  'Select at most 40 keys, each of 1 to 300 characters.',
  'Choisissez au plus 40 clés, chacune de 1 à 300 caractères.',
);

const NOTHING: GameChoicesType = { remaining: 0, type: null, options: [], commands: [] };

const typePart = (value: string): ChoicePart => ({ key: `type=${value}`, path: 'type', value });

/** What a seat may select next. */
@Resolver(() => GameType)
export class ChoicesResolver {
  @ResolveField(() => GameChoicesType, {
    description:
      'Finds a command of your seat by selecting pieces and values, so that a client needs not load all legal commands. Without a seat, or where it may do nothing, nothing remains.',
  })
  async choices(
    @Parent() { current }: GameSource,
    @Context() { caller, accounts, locale }: ApiContext,
    @Args('after', {
      type: () => [String],
      defaultValue: [],
      description: 'The keys of the parts selected so far, in any order.',
    })
    after: string[],
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): Promise<GameChoicesType> {
    if (!selection.safeParse(after).success) throw new ApiError('BAD_USER_INPUT', tooMuch);
    const own = seatOf(current, lookerOf(caller));
    if (own === undefined) return NOTHING;
    const { fields } = current.release.presentation.refs ?? {};
    const { commands, options } = measured(() => choicesAfter(legalOf(current, own.seat), after, fields));
    const [first] = commands;
    if (!first) return NOTHING;
    const parts = new CommandParts(current, own.seat);
    const { type } = first;
    const [ofType, ...told] = await parts.told([typePart(type), ...options], type, wanted ?? locale, accounts);
    return {
      remaining: commands.length,
      type: commands.every((command) => command.type === type) ? ofType : null,
      options: told,
      commands: commands.length > LISTED ? [] : commandSources(current, own.seat, commands),
    };
  }
}
