import { content } from '../content/catalogue.js';
import { aGame } from '../testing/index.js';
import { moveSpellUnseen } from './move-spell.js';

const { spells } = content;
const [first, second] = spells.map(({ id }) => id) as [string, string];

describe('a random spell that changes hands', () => {
  it('GUILD-139 only the two seats know which it was; others lose track of the whole hand', () => {
    const state = aGame({ guilds: [{ spells: [first, second] }, {}, {}] });
    Object.assign(state.knowledge, { [first]: [2], [second]: 'everyone' });
    moveSpellUnseen(state, 0, 1, first);
    expect(state.guilds.map((guild) => guild.spells)).toEqual([[second], [first], []]);
    expect(state.knowledge[first]).toEqual([0, 1]);
    expect(state.knowledge[second]).toEqual([0, 1]);
  });

  it('GUILD-139 the only spell of a hand is followed by the seats that knew it', () => {
    const state = aGame({ guilds: [{ spells: [first] }, {}, {}] });
    state.knowledge[first] = [2];
    moveSpellUnseen(state, 0, 1, first);
    expect(state.knowledge[first]).toEqual([0, 1, 2]);
  });
});
