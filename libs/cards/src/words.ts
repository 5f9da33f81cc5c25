import { localizedText } from '#kernel';
import { z } from 'zod';

/*
 * The words of the card library (cards.md 1 to 4). They are what card data, events, views and API say.
 */

/** The two games that the cards are made for. */
export const gameSchema = z
  .enum(['GUARDIANS', 'ARENA'])
  .meta({ id: 'CardGame', description: 'A game that these cards can be played in.' });
export type CardGame = z.output<typeof gameSchema>;

export const cardTypeSchema = z
  .enum([
    'GUARDIAN',
    'STRONGHOLD',
    'CREATURE',
    'SHIELD',
    'STANDARD_BEARER',
    'TERRAIN',
    'ITEM_CREATURE',
    'UPGRADE',
    'SPELL',
    'ITEM_HAND',
    'CORRUPTION',
  ])
  .meta({ id: 'CardType', description: 'The sort of a card (cards.md 2).' });
export type CardType = z.output<typeof cardTypeSchema>;

export const kindSchema = z
  .enum(['MORTAL', 'ELEMENTAL', 'OUTSIDER'])
  .meta({ id: 'Kind', description: 'Kind of a creature: the color of its border (CARD-04).' });
export type Kind = z.output<typeof kindSchema>;

export const sizeSchema = z.enum(['SMALL', 'MEDIUM', 'LARGE']).meta({ id: 'CreatureSize' });
export type CreatureSize = z.output<typeof sizeSchema>;

export const classSchema = z
  .enum(['SOLDIER', 'LEADER', 'MAGE', 'ROGUE', 'BEAST', 'GIANT', 'SPIRIT', 'RESTLESS', 'SWARM'])
  .meta({ id: 'CreatureClass' });
export type CreatureClass = z.output<typeof classSchema>;

export const vulnerabilitySchema = z
  .enum(['CARNAL', 'ALCOHOL', 'GREED'])
  .meta({ id: 'Vulnerability', description: 'A sort of corruption that a creature is open to.' });
export type Vulnerability = z.output<typeof vulnerabilitySchema>;

export const attackTypeSchema = z.enum(['PLAIN', 'FIRE', 'FEAR']).meta({ id: 'AttackType' });
export type AttackType = z.output<typeof attackTypeSchema>;

export const terrainTypeSchema = z
  .enum(['FOREST', 'HIGHLAND', 'LAKELAND', 'MARSH', 'WASTES', 'PINNACLES'])
  .meta({ id: 'TerrainType' });
export type TerrainType = z.output<typeof terrainTypeSchema>;

export const positionSchema = z
  .enum(['LEFT', 'CENTER', 'RIGHT'])
  .meta({ id: 'StrongholdPosition', description: 'The position of a stronghold, seen from its owner.' });
export type StrongholdPosition = z.output<typeof positionSchema>;

export const upgradeVariantSchema = z.enum(['UPGRADE', 'DOWNGRADE']).meta({ id: 'UpgradeVariant' });
export const raritySchema = z.enum(['COMMON', 'UNCOMMON', 'RARE']).meta({ id: 'Rarity' });
export type Rarity = z.output<typeof raritySchema>;
export const borderSchema = z
  .enum(['SINGLE', 'DOUBLE'])
  .meta({ id: 'Border', description: 'Of a card back (CARD-02).' });
export type Border = z.output<typeof borderSchema>;

export const triggerSchema = z
  .enum(['STATIC', 'PLAYED', 'COMMAND', 'ACTIVATED', 'BEATEN', 'DISCARDED', 'WON', 'VICTORIOUS', 'AFTER_COMBAT'])
  .meta({ id: 'Trigger', description: 'When an effect works or happens (cards.md 4.2).' });
export type Trigger = z.output<typeof triggerSchema>;

export const targetSchema = z
  .enum([
    'SELF',
    'BEARER',
    'OPPONENT',
    'OWN_ALL',
    'OWN_OTHERS',
    'ENEMY_ALL',
    'ALL',
    'OWN_HERE',
    'PICK_OWN',
    'PICK_ENEMY',
    'OWN_SEAT',
    'ENEMY_SEAT',
  ])
  .meta({ id: 'EffectTarget', description: 'The target of an effect (cards.md 4.4).' });
export type EffectTarget = z.output<typeof targetSchema>;

export const combatPlaceSchema = z
  .enum(['OPEN_FIELD', 'OWN_STRONGHOLD', 'ENEMY_STRONGHOLD', 'IN_FRONT'])
  .meta({ id: 'CombatPlace', description: "Where a combat is, seen from the target's seat (cards.md 4.3)." });
export type CombatPlace = z.output<typeof combatPlaceSchema>;

export const roleSchema = z
  .enum(['ATTACKER', 'DEFENDER', 'PRIMARY', 'SECONDARY'])
  .meta({ id: 'CombatRole', description: 'The part of a creature in a combat (cards.md 4.3).' });
export type CombatRole = z.output<typeof roleSchema>;

export const ownerSchema = z
  .enum(['OWN', 'ENEMY'])
  .meta({ id: 'CreatureOwner', description: 'Owner of a creature, seen from the seat of the effect (cards.md 4.3).' });

export const durationSchema = z
  .enum(['INSTANT', 'ROUND', 'COMBAT', 'TURN', 'IN_PLAY'])
  .meta({ id: 'EffectDuration', description: 'Duration of an effect (cards.md 4.5).' });
export type EffectDuration = z.output<typeof durationSchema>;

export const tagSchema = z
  .enum(['FIRE', 'FEAR'])
  .meta({ id: 'EffectTag', description: 'An effect so tagged does nothing to a creature immune to it (CARD-11).' });
export type EffectTag = z.output<typeof tagSchema>;

export const timingSchema = z
  .enum([
    'ORGANIZE',
    'DOMINANT',
    'TURN',
    'MOVE_REACTION',
    'COMMAND',
    'MATCHUP',
    'PRIMARY',
    'SECONDARY',
    'STRONGHOLD',
    'RESPONSE',
    'SETTLEMENT',
    'CHALLENGE',
    'ANY',
  ])
  .meta({ id: 'Timing', description: 'When a card or an ability can be used (cards.md 4.6).' });
export type Timing = z.output<typeof timingSchema>;

/** `what` of an effect: which attribute, attack, sort of card, rule or property the operation is about (cards.md 5). */
export const whatSchema = z
  .enum([
    'FLYING',
    'INFLUENCEABLE',
    'ENTER_FROM_UNDER',
    'RANGED',
    'PLAIN',
    'FIRE',
    'FEAR',
    'TERRAIN',
    'UPGRADE',
    'STANDARD_BEARER',
    'COMPARE',
    'INFLUENCE',
    'PLAY',
    'COMMAND',
    'KIND',
    'SIZE',
    'CLASS',
    'SPACE',
    'OWN_STRONGHOLDS',
  ])
  .meta({ id: 'EffectWhat' });
export type EffectWhat = z.output<typeof whatSchema>;

/** The setting of a `RULE`. */
export const settingSchema = z.enum(['LOWER_WINS', 'HIGHER_WINS', 'NONE']).meta({ id: 'RuleSetting' });
export type RuleSetting = z.output<typeof settingSchema>;

export const attackSortSchema = z
  .enum(['FIRE', 'FEAR', 'AOE', 'RANGED'])
  .meta({ id: 'AttackSort', description: 'A sort of attack that a creature can be immune to.' });
export type AttackSort = z.output<typeof attackSortSchema>;

/** The author of a text writes both languages. */
export const localizedSchema = localizedText();
