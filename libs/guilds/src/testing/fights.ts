import type { MageId, QuestId } from '../content/ids.js';
import type { GuildSetup } from './game-setup.js';
import { aGame } from './a-game.js';
import { aLeader, aQuest } from './made-cards.js';
import { given, type Scene } from './scene.js';

/** Mages as a guild has them, all at one post. */
export const at = (post: 'active' | 'passive', ...mageIds: readonly MageId[]) => mageIds.map((id) => ({ id, post }));

/** The wishes of a test for a campaign. */
export interface CampaignSetup {
  /** The face-up quest; another one, made for the test, lies under it. */
  readonly quest: QuestId;
  readonly mages: readonly MageId[];
  readonly guild?: GuildSetup;
  readonly damage?: readonly number[];
  readonly x2?: boolean;
}

/** Seat 0, at 0, resolves Quests with active mages. */
export function aCampaign({ quest, mages, guild = {}, damage = [], x2 = false }: CampaignSetup): Scene {
  return given(
    aGame({
      guilds: [{ mages: at('active', ...mages), leaderId: aLeader(), ...guild }, { leaderId: aLeader() }],
      questDeck: [quest, aQuest()],
      onQuests: damage.length > 0 ? { [quest]: { damage: [...damage] } } : {},
      resolving: { seat: 0, action: 'quests', x2 },
    }),
  );
}

/** Where a mage is sent: in front of which monster, into which group. */
export type Sending = readonly [mageId: MageId, monsterIndex: number, group: number];

/** Seat 0 sends mages and closes its plan. Single answers are given automatically (GUILD-169). */
export function sends(scene: Scene, ...sendings: readonly Sending[]): Scene {
  let now = scene;
  for (const [mageId, monsterIndex, group] of sendings) {
    if (now.step === 'quest.plan') now = now.when(0, { type: 'sendMage', mageId, monsterIndex, group });
  }
  return now.step === 'quest.plan' ? now.when(0, { type: 'startCampaign' }) : now;
}

/** The wishes of a test for a guild combat: seat 0 attacks seat 1. Mages of a line stand in the order named. */
export interface CombatSetup {
  readonly attackers: readonly MageId[];
  readonly defenders?: readonly MageId[];
  /** Columns of the attackers that stand behind, in their order. */
  readonly behind?: readonly number[];
  readonly attacker?: GuildSetup;
  readonly defender?: GuildSetup;
  readonly x2?: boolean;
}

/** Seat 0, before it names the target of its Combat. */
export function aRaid({ attackers, defenders = [], attacker = {}, defender = {}, x2 = false }: CombatSetup): Scene {
  return given(
    aGame({
      guilds: [
        { mages: at('active', ...attackers), rubies: 0, leaderId: aLeader(), ...attacker },
        { mages: at('passive', ...defenders), rubies: 0, leaderId: aLeader(), ...defender },
        { leaderId: aLeader() },
      ],
      resolving: { seat: 0, action: 'combat', x2 },
    }),
  );
}

/** The same, with both lines up and revealed. */
export function aCombat(setup: CombatSetup): Scene {
  const { attackers, defenders = [], behind = [] } = setup;
  let scene = aRaid(setup).when(0, { type: 'declareAttack', targetSeat: 1 });
  for (const mageId of defenders) {
    if (scene.step === 'combat.defenseLine') scene = scene.when(1, { type: 'lineUpDefender', mageId });
  }
  attackers.forEach((mageId, place) => {
    const column = place > defenders.length ? behind[place - defenders.length - 1] : undefined;
    if (scene.step !== 'combat.attackLine') return;
    scene = scene.when(0, { type: 'lineUpAttacker', mageId, ...(column !== undefined && { column }) });
  });
  return scene.step === 'combat.attackLine' ? scene.when(0, { type: 'startAttack' }) : scene;
}
