import { objectiveKinds, type ObjectiveKind } from './content/vocabulary.js';
import { score } from './score.js';
import type { GuildSetup } from './testing/game-setup.js';
import { aGame, aGuildTile, aLeader, aMage, anObject, aQuest, aSpell } from './testing/index.js';

/** A tile whose objectives count nothing that the guilds of these tests have. */
const plainTile = () => aGuildTile({ objectives: ['quests', 'alignmentSteps'] });

/** A guild that scores nothing but what the test gives it. */
const aGuild = (setup: GuildSetup = {}): GuildSetup => ({
  tileId: plainTile(),
  leaderId: aLeader(),
  rubies: 0,
  ...setup,
});

/** How guilds are placed if the game ended now, by seat. */
const placings = (...guilds: readonly GuildSetup[]) =>
  score(aGame({ guilds: guilds.map(aGuild) })).sort((a, b) => a.seat - b.seat);

/** The points of the first guild beside another that has nothing, by where they come from. */
const parts = (guild: GuildSetup, ...others: readonly GuildSetup[]): Record<string, number> =>
  Object.fromEntries((placings(guild, ...others, {})[0]?.parts ?? []).map(({ name, points }) => [name, points]));

const questWorth = (victoryPoints: number) => aQuest({ success: { victoryPoints } });
const patient = (id = aMage()) => ({ id, inCare: true, damage: 1 });

describe('what a guild scores', () => {
  it('GUILD-157 the points of the quests it completed', () => {
    const tileId = aGuildTile({ objectives: ['mages', 'alignmentSteps'] });
    const guild = { tileId, quests: [questWorth(3), questWorth(5)] };
    const [first, second] = placings(guild, { tileId });
    expect(first).toMatchObject({ points: 8, parts: expect.arrayContaining([{ name: 'quests', points: 8 }]) });
    expect(second).toMatchObject({ points: 0 });
  });

  it('GUILD-158 the points printed on its mages', () => {
    expect(parts({ mages: [aMage({ victoryPoints: 2 }), aMage({ victoryPoints: 3 })] })).toMatchObject({ mages: 5 });
  });

  it('GUILD-159 the points of the objects it owns, those below 0 too, carried or not', () => {
    const mage = aMage();
    const [good, bad] = [anObject({ victoryPoints: 3 }), anObject({ victoryPoints: -1 })];
    const guild = { mages: [mage], objects: [good, { id: bad, mageId: mage }], spells: [aSpell('anytime')] };
    expect(parts(guild)).toMatchObject({ objects: 2 });
  });

  it('GUILD-159 objects left on a quest belong to no seat', () => {
    const [quest, left] = [aQuest(), anObject({ victoryPoints: 3 })];
    const state = aGame({
      guilds: [aGuild(), aGuild()],
      questDeck: [quest],
      onQuests: { [quest]: { objects: [left] } },
    });
    expect(score(state).map(({ points }) => points)).toEqual([0, 0]);
  });

  it('GUILD-160 the points of its present leader', () => {
    expect(parts({ leaderId: aLeader({ victoryPoints: 4 }) })).toMatchObject({ leader: 4 });
  });

  it('GUILD-161 less 2 for each mage in the care center', () => {
    expect(parts({ mages: [patient(), patient(), aMage()] })).toMatchObject({ careCenter: -4 });
  });

  it('GUILD-028 a mage in the care center counts for the points of mages', () => {
    expect(parts({ mages: [patient(aMage({ victoryPoints: 3 }))] })).toMatchObject({ mages: 3 });
  });
});

describe('objectives', () => {
  it('GUILD-162 each counted thing is 2 points for the owner, and 1 for another seat that has it itself', () => {
    const tileId = aGuildTile({ objectives: ['rubies', 'alignmentSteps'] });
    const [owner, other] = placings({ tileId, rubies: 3 }, { rubies: 5 });
    expect(owner?.points).toBe(6);
    expect(other?.points).toBe(5);
  });

  it('GUILD-162 every objective of every seat is applied, also when two tiles name the same kind', () => {
    const [one, two] = [
      aGuildTile({ objectives: ['rubies', 'mages'] }),
      aGuildTile({ objectives: ['rubies', 'objects'] }),
    ];
    const guild = { rubies: 4, mages: [aMage()], objects: [anObject()] };
    expect(parts({ tileId: one, ...guild }, { tileId: two })).toMatchObject({ objectives: 2 * 4 + 2 * 1 + 4 + 1 });
  });

  it.each([
    ['rubies', { rubies: 7 }, 7],
    ['objects', { objects: [anObject(), anObject()], spells: [aSpell('anytime')] }, 2],
    ['quests', { quests: [questWorth(1), questWorth(1), questWorth(1)] }, 3],
    ['mages', { mages: [aMage(), patient()] }, 2],
    ['alignmentSteps', { alignment: -4 }, 4],
  ] as const)('GUILD-163 the kind %s counts what the guild has', (kind, guild, things) => {
    const [one, two] = objectiveKinds.filter((other) => other !== kind) as [ObjectiveKind, ObjectiveKind];
    const [own, other] = [aGuildTile({ objectives: [kind, one] }), aGuildTile({ objectives: [one, two] })];
    expect(placings({ tileId: own, ...guild }, { tileId: other })[0]?.parts).toContainEqual({
      name: 'objectives',
      points: 2 * things,
    });
  });

  it.each([
    [-2, 5, 3],
    [3, 1, 0],
  ])('EX-26 GUILD-164 from %i to %i are %i steps', (startAlignment, alignment, steps) => {
    const tileId = aGuildTile({ startAlignment, objectives: ['alignmentSteps', 'quests'] });
    const other = aGuildTile({ objectives: ['rubies', 'quests'] });
    expect(placings({ tileId, alignment }, { tileId: other })[0]?.points).toBe(2 * steps);
  });

  it('GUILD-164 another seat counts its own steps, from its own start', () => {
    const tileId = aGuildTile({ objectives: ['alignmentSteps', 'quests'] });
    const other = aGuildTile({ startAlignment: 1, objectives: ['objects', 'quests'] });
    expect(placings({ tileId }, { tileId: other, alignment: 5 })[1]?.points).toBe(4);
  });

  it('EX-27 GUILD-162 GUILD-165 two guilds in full', () => {
    const a = {
      tileId: aGuildTile({ objectives: ['rubies', 'quests'] }),
      rubies: 4,
      objects: [anObject({ victoryPoints: -1 })],
      quests: [questWorth(4), questWorth(3), questWorth(2)],
      mages: [aMage({ victoryPoints: 2 }), patient()],
      leaderId: aLeader({ victoryPoints: 3 }),
    };
    const b = {
      tileId: aGuildTile({ objectives: ['objects', 'quests'] }),
      rubies: 6,
      objects: [anObject({ victoryPoints: 2 }), anObject({ victoryPoints: 1 }), anObject({ victoryPoints: -1 })],
      quests: [questWorth(3), questWorth(2)],
      mages: [aMage({ victoryPoints: 4 })],
      leaderId: aLeader({ victoryPoints: 1 }),
    };
    const partOf = (points: Record<string, number>) => Object.entries(points).map(([name, p]) => ({ name, points: p }));
    expect(score(aGame({ guilds: [a, b] }))).toEqual([
      {
        seat: 1,
        rank: 1,
        points: 30,
        parts: partOf({ quests: 5, mages: 4, objects: 2, leader: 1, careCenter: 0, objectives: 18 }),
      },
      {
        seat: 0,
        rank: 2,
        points: 29,
        parts: partOf({ quests: 9, mages: 2, objects: -1, leader: 3, careCenter: -2, objectives: 18 }),
      },
    ]);
  });
});

describe('the ranks', () => {
  /** Ten points from the leader alone, less what the rest of the guild scores. */
  const tenWith = (points: number, guild: GuildSetup) => ({
    tileId: aGuildTile({ objectives: ['objects', 'alignmentSteps'] }),
    leaderId: aLeader({ victoryPoints: 10 - points }),
    ...guild,
  });
  const ranks = (...guilds: readonly GuildSetup[]) => placings(...guilds).map(({ rank, points }) => [rank, points]);

  it('GUILD-165 the highest total wins, before all tie-breaks', () => {
    const rich = tenWith(2, { rubies: 50, quests: [questWorth(1)] });
    expect(ranks(rich, { ...tenWith(0, {}) })).toEqual([
      [2, 9],
      [1, 10],
    ]);
  });

  it('GUILD-165 a tie goes to more quests completed', () => {
    const quests = [questWorth(1), questWorth(1)];
    expect(ranks(tenWith(0, { rubies: 9 }), tenWith(2, { quests }))).toEqual([
      [2, 10],
      [1, 10],
    ]);
  });

  it('GUILD-165 then to fewer mages in the care center', () => {
    expect(ranks(tenWith(-2, { mages: [patient()], rubies: 9 }), tenWith(0, {}))).toEqual([
      [2, 10],
      [1, 10],
    ]);
  });

  it('GUILD-165 then to more rubies', () => {
    expect(ranks(tenWith(0, { rubies: 1 }), tenWith(0, { rubies: 2 }))).toEqual([
      [2, 10],
      [1, 10],
    ]);
  });

  it('GUILD-165 after that the rank is shared, and the next one is left out', () => {
    const alike = () => tenWith(0, { rubies: 2 });
    expect(ranks(tenWith(1, {}), alike(), alike())).toEqual([
      [3, 9],
      [1, 10],
      [1, 10],
    ]);
  });
});
