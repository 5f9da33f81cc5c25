import { friendsOf } from '#cards-presentation';
import type { Card } from '#cards';
import { best, commandOf, commandsOf } from '#kernel';
import { type Command, type CommandOf, printed, rulebook } from '#arena/queries';
import { worthOf } from './card-worth.js';
import { handCard, type Outlook } from './outlook.js';
import { useWorth } from './use-worth.js';

/** The own terrain brings a card each turn and costs the enemy one (ARENA-STK-03): lays it, after the enemy's is gone. */
export function holdLand(outlook: Outlook): Command | undefined {
  const { view, seat } = outlook;
  const use = [...commandsOf(outlook, 'playDepotCard'), ...commandsOf(outlook, 'useAbility')];
  const destroy = view.terrainOwner === 1 - seat ? commandOf(outlook, 'destroyTerrain') : undefined;
  return (
    destroy ??
    best(commandsOf(outlook, 'placeTerrain'), ({ cardId }) => friendliness(outlook, handCard(outlook, cardId))) ??
    best(use, (command) => useWorth(outlook, command), 0) ??
    commandOf(outlook, 'endTerrain')
  );
}

/** How much more a terrain does for the own creatures than for the enemy's. */
const friendliness = ({ me, enemy }: Outlook, { terrainType }: Card): number =>
  friendsOf(rulebook, me.guardian, terrainType) - friendsOf(rulebook, enemy.guardian, terrainType);

/** The stronger walls first. */
export function deploy(outlook: Outlook): CommandOf<'deployStronghold'> | undefined {
  return best(commandsOf(outlook, 'deployStronghold'), ({ side }) => {
    const card = outlook.me.strongholds.find(({ position }) => position === side)?.cardId;
    return (card && printed(card).defenseBonus) || 0;
  });
}

/** The least useful shield against a challenge; `undefined` without. */
export const leastShield = (outlook: Outlook): CommandOf<'blockChallenge'> | undefined =>
  best(commandsOf(outlook, 'blockChallenge'), ({ cardId }) => -worthOf(handCard(outlook, cardId)));
