import type { Tellings } from '#kernel';
import type { CardBook, CardId, ShownCard, StrongholdPosition } from '#cards';
import type { BuildingCommand } from '#cards/brought';
import type { PassCommand } from '#cards/flow';
import { untilWhen } from './pass-sentences.js';
import type { CardTeller } from './card-teller.js';

/** Words for buttons, which call cards by their names. */
export interface ButtonTeller extends CardTeller {
  /**
   * A card in this game, or of the library, with a number where the seat sees several copies: “Wolf (2)”. Shields, which have
   * their names in common, with their value: “Shield of the Watch 8”.
   */
  readonly called: (id: string) => string;
}

/** @param view that of the seat: it calls no card by name whose face the seat does not see. */
export function buttonTellerIn({ box }: Pick<CardBook, 'box'>, words: CardTeller, view: unknown): ButtonTeller {
  const faces = facesIn(view);
  const copies = new Map<CardId, string[]>();
  for (const [id, cardId] of faces) copies.set(cardId, [...(copies.get(cardId) ?? []), id].sort());
  return {
    ...words,
    called(id) {
      const cardId = faces.get(id) ?? box.find.card(id)?.id;
      if (cardId === undefined) return words.say('a card', 'une carte');
      const { type, dominantValue } = box.known.card(cardId);
      const name = type === 'SHIELD' ? `${words.name(cardId)} ${dominantValue ?? ''}` : words.name(cardId);
      const same = copies.get(cardId) ?? [];
      return same.length > 1 && same.includes(id) ? `${name} (${same.indexOf(id) + 1})` : name;
    },
  };
}

/** Every card in a view whose face it shows, by its id in the game. */
export function facesIn(view: unknown): ReadonlyMap<string, CardId> {
  const faces = new Map<string, CardId>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { instanceId: id, cardId } = value as Partial<ShownCard>;
    // A guardian is shown with its id in the library twice.
    if (id !== undefined && cardId !== undefined) {
      if (String(id) !== String(cardId)) faces.set(id, cardId);
    } else for (const part of Object.values(value)) walk(part);
  };
  walk(view);
  return faces;
}

/** Buttons that build a sealed deck. */
export const buildingTexts: Tellings<BuildingCommand, ButtonTeller> = {
  chooseGuardian: ({ cardId }, { say, name }) => say(`Choose ${name(cardId)}`, `Choisir ${name(cardId)}`),
  chooseStronghold: ({ cardId }, { say, name }) => say(`Build ${name(cardId)}`, `Bâtir ${name(cardId)}`),
  leaveOut: ({ cardId }, { say, called }) => say(`Leave out ${called(cardId)}`, `Écarter ${called(cardId)}`),
  finishDeck: (_, { say }) => say('Finish the deck', 'Terminer le paquet'),
};

/** Words for buttons that say what a card is used on: each game has targets of its own. */
interface UseTeller<Target> extends ButtonTeller {
  readonly used: (what: string, target: Target | null) => string;
}

/** A command on a card, and on more. */
type OnCard<T extends string, More = unknown> = { readonly type: T; readonly cardId: string } & More;
type AtStronghold = { readonly stronghold: StrongholdPosition };
type OnAnother = { readonly targetCardId: string };

/** Commands on cards that the games have in common. */
type CardCommand<Target> =
  | OnCard<'placeOnStronghold', AtStronghold>
  | OnCard<'placeUnderStronghold', AtStronghold>
  | OnCard<'discardExcess'>
  | OnCard<'playCorruption', OnAnother>
  | OnCard<'playDepotCard', { readonly target: Target | null }>
  | OnCard<'useAbility', { readonly target: Target | null }>
  | ({ readonly type: 'useGuardianInfluence' } & OnAnother);

/** Buttons that lay cards, discard them and use them. */
export const cardTexts = <Target>(): Tellings<CardCommand<Target>, UseTeller<Target>> => ({
  placeOnStronghold: ({ cardId, stronghold: at }, { say, called, stronghold }) =>
    say(`Put ${called(cardId)} on ${stronghold(at)}`, `Poser ${called(cardId)} sur ${stronghold(at)}`),
  placeUnderStronghold: ({ cardId, stronghold: at }, { say, called, stronghold }) =>
    say(`Put ${called(cardId)} under ${stronghold(at)}`, `Poser ${called(cardId)} sous ${stronghold(at)}`),
  discardExcess: ({ cardId }, { say, called }) => say(`Discard ${called(cardId)}`, `Défausser ${called(cardId)}`),
  playCorruption: ({ cardId, targetCardId }, { say, called }) =>
    say(
      `Corrupt ${called(targetCardId)} with ${called(cardId)}`,
      `Corrompre ${called(targetCardId)} avec ${called(cardId)}`,
    ),
  playDepotCard: ({ cardId, target }, tell) =>
    tell.used(tell.say(`Play ${tell.called(cardId)}`, `Jouer ${tell.called(cardId)}`), target),
  useAbility: ({ cardId, target }, tell) =>
    tell.used(
      tell.say(
        `Use the ability of ${tell.called(cardId)}`,
        `Utiliser la capacité ${tell.elided('de', tell.called(cardId))}`,
      ),
      target,
    ),
  useGuardianInfluence: ({ targetCardId }, { say, called }) =>
    say(`Influence of the guardian for ${called(targetCardId)}`, `Influence du Gardien pour ${called(targetCardId)}`),
});

/** Buttons that pass, now or ahead. */
export const passTexts: Tellings<PassCommand, ButtonTeller> = {
  pass: (_, { say }) => say('Pass', 'Passer'),
  declarePasses: ({ until }, { say }) => say(`Pass ${untilWhen[until].en}`, `Passer ${untilWhen[until].fr}`),
  withdrawPasses: (_, { say }) => say('Pass ahead no longer', 'Ne plus passer d’avance'),
};
