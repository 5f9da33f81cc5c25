import { onceFor } from '#kernel';
import { type Effect, type GuildView, item } from '#guilds/queries';

/** The effects of all objects of a guild. */
export const objectEffects = onceFor((guild: GuildView): readonly Effect[] =>
  guild.objects.flatMap(({ objectId }) => item(objectId).effects),
);

/** The things that raids cannot take from a guild. */
export const guarded = onceFor((guild: GuildView) => ({
  rubies: guards(guild, 'rubies'),
  cards: guards(guild, 'cards'),
}));

const guards = (guild: GuildView, what: 'rubies' | 'cards'): boolean =>
  objectEffects(guild).some((effect) => effect.effect === 'guardBooty' && effect.guards === what);

/** Rubies that a guild's objects take off a price. */
export const savingOn = (guild: GuildView, what: 'item' | 'mage' | 'healing'): number =>
  objectEffects(guild).reduce(
    (sum, effect) => sum + (effect.effect === 'discount' && effect.what === what ? effect.amount : 0),
    0,
  );
