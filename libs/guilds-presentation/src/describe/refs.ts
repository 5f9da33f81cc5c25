import { localized, refKey, seatName, type Locale, type Localized, type Ref, type Refs } from '#kernel';
import { actionCard, actions, elementNames, elements, type CommandType, type View } from '#guilds/queries';
import { nameOf } from './names.js';
import { commandNames } from './command-names.js';

/** What a field holds that is no piece. */
const fieldNames: Readonly<Record<string, Localized>> = {
  amount: localized('rubies', 'rubis'),
  activeMageIds: localized('active', 'actifs'),
  useDiscount: localized('with a discount', 'avec une remise'),
  steps: localized('steps of alignment', 'crans d’alignement'),
  damage: localized('damage to heal', 'dégâts à soigner'),
  monsterIndex: localized('monster', 'monstre'),
  group: localized('group', 'groupe'),
  column: localized('column', 'colonne'),
  element: localized('element', 'élément'),
  direction: localized('direction', 'direction'),
  'direction=towardLight': localized('toward Light', 'vers la Lumière'),
  'direction=towardDarkness': localized('toward Darkness', 'vers les Ténèbres'),
  randomSpell: localized('random spell', 'sort au hasard'),
  counter: localized('counter-attack', 'contre-attaque'),
  action: localized('action', 'action'),
  'action=X2': localized('X2', 'X2'),
  mageId: localized('mage', 'mage'),
  leaderId: localized('leader', 'leader'),
  objectId: localized('object', 'objet'),
  itemId: localized('card', 'carte'),
  questId: localized('quest', 'quête'),
  targetSeat: localized('guild', 'guilde'),
};

/** The pieces of Guilds that commands name, and words for their other fields. */
export const refs: Refs<View> = {
  kinds: {
    seat: localized('guilds', 'guildes'),
    leader: localized('leaders', 'leaders'),
    mage: localized('mages', 'mages'),
    item: localized('objects and spells', 'objets et sorts'),
    quest: localized('quests', 'quêtes'),
  },
  fields: {
    targetSeat: 'seat',
    leaderId: 'leader',
    mageId: 'mage',
    'activeMageIds[]': 'mage',
    itemId: 'item',
    objectId: 'item',
    questId: 'quest',
  },
  words: {
    ...fieldNames,
    ...Object.fromEntries(elements.map((element) => [`element=${element}`, elementNames[element]])),
    ...Object.fromEntries(actions.map((action) => [`action=${action}`, actionCard(action).name])),
    ...Object.fromEntries(
      (Object.keys(commandNames) as CommandType[]).map((type) => [`type=${type}`, commandNames[type]]),
    ),
  },
  pieces(view, locale, names) {
    const pieces = new Map<string, Ref>();
    for (const piece of [...guildsIn(view, locale, names), ...ownIn(view, locale), ...tableIn(view, locale)]) {
      const key = refKey(piece.kind, piece.id);
      if (!pieces.has(key)) pieces.set(key, piece);
    }
    return [...pieces.values()];
  },
};

const cardRef = (kind: string, id: string, locale: Locale, at?: string): Ref => ({
  kind,
  id,
  name: nameOf(id)?.[locale] ?? id,
  ...(at === undefined ? {} : { at }),
});

/** The guilds, with all that lies before them. */
const guildsIn = ({ guilds }: View, locale: Locale, names: readonly string[]): Ref[] =>
  guilds.flatMap(({ seat, leaderId, mages, objects, quests }) => {
    const at = refKey('seat', seat);
    return [
      { kind: 'seat', id: String(seat), name: names[seat] ?? seatName(seat, locale) },
      ...(leaderId === undefined ? [] : [cardRef('leader', leaderId, locale, at)]),
      ...mages.map(({ mageId }) => cardRef('mage', mageId, locale, at)),
      ...objects.map(({ objectId, mageId }) =>
        cardRef('item', objectId, locale, mageId === undefined ? at : refKey('mage', mageId)),
      ),
      ...quests.map((questId) => cardRef('quest', questId, locale, at)),
    ];
  });

/** What the own seat alone sees. */
function ownIn({ own }: View, locale: Locale): Ref[] {
  if (!own) return [];
  const at = refKey('seat', own.seat);
  const all = (kind: string, ids: readonly string[] = []): Ref[] => ids.map((id) => cardRef(kind, id, locale, at));
  const leaders = [...(own.leaderId === undefined ? [] : [own.leaderId]), ...(own.leaders ?? [])];
  return [
    ...all('leader', leaders),
    ...all('mage', own.mages),
    ...all('item', [...own.hand, ...(own.market ?? []), ...(own.items ?? [])]),
    ...all('quest', [...(own.quests ?? []), ...(own.questsPlaced ?? [])]),
  ];
}

/** What lies between the guilds. */
const tableIn = ({ faceUpItem, faceUpMage, lots, auctionPile, quests }: View, locale: Locale): Ref[] => [
  ...(faceUpItem === undefined ? [] : [cardRef('item', faceUpItem, locale)]),
  ...(faceUpMage === undefined ? [] : [cardRef('mage', faceUpMage, locale)]),
  ...[...lots, ...auctionPile].map((mageId) => cardRef('mage', mageId, locale)),
  ...quests.flatMap(({ questId, objects }) => [
    cardRef('quest', questId, locale),
    ...objects.map((objectId) => cardRef('item', objectId, locale, refKey('quest', questId))),
  ]),
];
