import { localized, type Localized } from '#kernel';
import { effectText } from './effect-text.js';
import { objectiveNames, requires, rubies, sentences, signed } from './phrases.js';
import { questText } from './quest-text.js';
import type { Authored, GuildTile, Item, Leader, Mage, Quest } from './schema.js';
import type { Timing } from './vocabulary.js';

/** A card of any kind, as it is written down. */
export type AuthoredCard = Authored<GuildTile | Leader | Mage | Item | Quest>;

/** The rules text of a card, made from its fields, so that text and rule cannot differ. */
export function cardText(card: AuthoredCard): Localized {
  if ('objectives' in card) return tileText(card);
  if ('power' in card) return sentences(...card.power.map((effect) => effectText(effect)));
  if ('category' in card) return card.requirement ? requires(card.requirement) : anybody;
  if ('kind' in card) return itemText(card);
  return questText(card);
}

const anybody = localized('Joins any guild.', 'Rejoint n’importe quelle guilde.');

function tileText({ startAlignment, income, objectives }: Authored<GuildTile>): Localized {
  const [first, second] = objectives.map((kind) => objectiveNames[kind]);
  const start = signed(startAlignment);
  return localized(
    `Alignment ${start} at the start. Income ${rubies(income).en}. Objectives: ${first?.en} and ${second?.en}.`,
    `Alignement ${start} au départ. Revenu : ${rubies(income).fr}. Objectifs : ${first?.fr} et ${second?.fr}.`,
  );
}

function itemText(item: Authored<Item>): Localized {
  const uses = item.kind === 'object' && item.timing !== 'passive' ? usesText(item.usesPerTurn) : undefined;
  return sentences(timings[item.timing], ...item.effects.map((effect) => effectText(effect, item.timing)), uses);
}

const usesText = (uses: number): Localized =>
  uses === 1
    ? localized('Once a turn.', 'Une fois par tour.')
    : localized(`Up to ${uses} times a turn.`, `Jusqu’à ${uses} fois par tour.`);

const timings: Readonly<Record<Timing, Localized | undefined>> = {
  anytime: localized('At any time.', 'À tout moment.'),
  ownAction: localized('During one of your actions.', 'Pendant une de vos actions.'),
  campaign: localized('During your campaign.', 'Pendant votre campagne.'),
  guildCombat: localized('In a guild combat, before a wave.', 'Dans un combat entre guildes, avant un assaut.'),
  auction: localized('While bids are open.', 'Pendant les enchères.'),
  passive: undefined,
};
