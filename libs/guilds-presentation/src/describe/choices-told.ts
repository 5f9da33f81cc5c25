import { type Choices, quest, type QuestId, type View } from '#guilds/queries';
import type { CommandTeller } from './command-teller.js';

/** The quest that monsters are named of: that of the campaign, else the face-up one. */
export const questOf = ({ campaign, quests }: View): QuestId | undefined => campaign?.questId ?? quests[0]?.questId;

/** “the Toll Ogre”; with its number where its quest has another of that name. */
export function foe(number: number, { view, monster }: CommandTeller): string {
  const questId = questOf(view);
  const monsters = questId ? quest(questId).monsters : [];
  const namesakes = monsters.filter(({ name }) => name.en === monsters[number - 1]?.name.en);
  return `${monster(questId, number)}${namesakes.length > 1 ? ` ${number}` : ''}`;
}

/** A card or power, with what is chosen for it: “Play “Urgent Summons”: “Bog Bishop””. */
export function playing(what: string, choices: Choices, tell: CommandTeller): string {
  const { say, who, card, element, action } = tell;
  const { targetSeat, objectId, randomSpell, mageId, leaderId, direction, monsterIndex } = choices;
  const parts = [
    targetSeat === undefined ? [] : say(`against ${who(targetSeat)}`, `contre ${who(targetSeat)}`),
    objectId === undefined ? [] : card(objectId),
    randomSpell ? say('a random spell', 'un sort au hasard') : [],
    mageId === undefined ? [] : card(mageId),
    leaderId === undefined ? [] : card(leaderId),
    choices.element === undefined ? [] : element(choices.element),
    direction === undefined ? [] : directions(tell)[direction],
    monsterIndex === undefined ? [] : foe(monsterIndex, tell),
    choices.action === undefined ? [] : action(choices.action),
  ].flat();
  return parts.length === 0 ? what : tell.each([[what, parts.join(', ')]]);
}

const directions = ({ say }: CommandTeller) => ({
  towardLight: say('toward Light', 'vers la Lumière'),
  towardDarkness: say('toward Darkness', 'vers les Ténèbres'),
});
