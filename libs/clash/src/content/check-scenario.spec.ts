import { rooftopRumble } from './scenarios/rooftop-rumble.js';
import { silentHour } from './scenarios/silent-hour.js';
import type { Scenario, ThreatSheet } from './schema.js';
import {
  ofDuel,
  ofPlan,
  ofThreat,
  problemsOf,
  rule,
  rumblePlan,
  silentSheet,
  testCard,
} from './testing/problems-of.js';

describe('A scenario', () => {
  it('CLASH-014 that is custom is taken if it is sound', () => {
    const { id: _, ...rest } = rooftopRumble;
    expect(problemsOf({ ...rest, id: 'home-made' })).toEqual([]);
  });

  it('CLASH-014 that is no record of a scenario is told so, for any value', () => {
    expect(problemsOf({ ...rooftopRumble, turnLimit: 31 })).toEqual([expect.stringMatching(/^turnLimit: /)]);
    expect(problemsOf({ ...rooftopRumble, tiles: [{ face: '3a', column: 0, row: 0, turns: 4 }] })).toEqual([
      expect.stringMatching(/^tiles\[0\]\.turns: /),
    ]);
    for (const nothing of [null, undefined, 7, 'x', [], {}]) expect(problemsOf(nothing).length).toBeGreaterThan(0);
  });

  it('CLASH-262 that is nested beyond all measure is told so, and nothing else of it is looked at', () => {
    let rules: unknown = [];
    for (let depth = 0; depth < 20_000; depth += 1) rules = [rules];
    expect(problemsOf({ ...rooftopRumble, rules })).toEqual([': The record is nested too deeply.']);
  });

  it('CLASH-096 has a threat sheet or a plan of its own, and not both', () => {
    expect(ofDuel({ plan: undefined })).toEqual([
      'plan: A scenario without a threat sheet says itself how it is won: it needs a plan.',
    ]);
    expect(problemsOf({ ...silentHour, plan: rumblePlan })).toEqual([
      'plan: A scenario with a threat sheet has no plan of its own.',
    ]);
  });

  it('CLASH-190 without a threat sheet is for versus', () => {
    expect(ofDuel({ modes: ['VERSUS', 'SOLO'] })).toEqual(['modes: Solo and co-op need a threat sheet.']);
    expect(ofDuel({ modes: ['VERSUS', 'VERSUS'] })).toEqual(['modes: VERSUS is named twice.']);
  });

  it('CLASH-084 lays tile faces of the box', () => {
    const [first] = rooftopRumble.tiles;
    expect(ofDuel({ tiles: [first, { face: '4c', column: 1, row: 0, turns: 0 }] as Scenario['tiles'] })).toEqual([
      'tiles[1].face: There is no tile face “4c” in the box.',
    ]);
  });

  it('CLASH-217 lays no tile twice, and none alone', () => {
    expect(
      ofDuel({
        tiles: [
          { face: '3a', column: 0, row: 0, turns: 0 },
          { face: '3b', column: 1, row: 0, turns: 0 },
        ],
      }),
    ).toEqual(['tiles: Tile 3 is laid twice; its two faces are one tile.']);
    const apart = rooftopRumble.tiles.map((tile, index) => ({ ...tile, row: index }));
    expect(ofDuel({ tiles: apart })).toContain('tiles[1]: The tile shares a side with no other tile.');
  });

  it('CLASH-206 has start spaces for the most heroes that a side can have, distinct, on the board', () => {
    const { A, B } = rooftopRumble.starts;
    expect(ofDuel({ starts: { A: A.slice(1), B, chosen: true } })).toEqual([
      'starts.A: Side A needs 5 start spaces, one for each hero that it may have, and has 4.',
    ]);
    expect(ofThreat({}, { starts: { ...silentHour.starts, B: silentHour.starts.B.slice(1) } })).toEqual([
      'starts.B: Side B needs 6 start spaces, one for each hero that it may have, and has 5.',
    ]);
    expect(ofDuel({ starts: { A: ['0,0', ...A], B, chosen: true } })).toEqual([
      'starts.A[0]: 0,0 is a start space twice.',
      'starts.A[1]: 0,0 is a start space twice.',
    ]);
    expect(ofDuel({ starts: { A: [...A, '40,0'], B, chosen: true } })).toEqual([
      'starts.A[5]: 40,0 is no space of the board.',
    ]);
  });

  it('CLASH-219 CLASH-248 has a way to every zone, through a door that a test or an effect opens', () => {
    expect(rumblePlan.tests.map(({ door }) => door)).toEqual([undefined, undefined]);
    const opened = [...rumblePlan.tests, testCard({ id: 'stair-door', at: { space: '1,1' } })];
    const shut = ofDuel({ plan: { ...rumblePlan, tests: opened }, rules: [] });
    expect(shut).toHaveLength(10);
    expect(shut).toContain('starts.A[0]: No way leads from 0,0 to zone “6a/d”.');
    const opener = rule({ setDoor: { door: '6a/stair-door', open: true } });
    expect(ofDuel({ plan: { ...rumblePlan, tests: opened }, rules: [opener] })).toEqual([]);
    const closer = rule({ setDoor: { door: '6a/stair-door', open: false } });
    expect(ofDuel({ plan: { ...rumblePlan, tests: opened }, rules: [closer] })).toHaveLength(10);
  });

  it('CLASH-233 CLASH-238 lays objects and tokens on spaces, over open cells, and nothing on each other', () => {
    const at = (kind: string, x: number, y: number, turns = 0): Scenario['objects'][number] => ({ kind, x, y, turns });
    expect(ofDuel({ objects: [at('car', 3, 0), at('car', 1, 0), at('car', 3, 0, 2)] })).toEqual([
      'objects[0]: Car at 3,0: A cell that it covers beside its own space is not open.',
      'objects[2]: Car at 3,0: Something covers one of its cells already.',
    ]);
    expect(ofDuel({ objects: [at('mailbox', 2, 0)] })).toEqual([
      'objects[0]: Mailbox at 2,0: It does not lie on a space of the board.',
    ]);
    expect(ofDuel({ objects: [at('mailbox', 4, 2)] })).toEqual([
      'plan.tokens[0]: Spotlight at 4,2: Something covers one of its cells already.',
    ]);
    expect(ofPlan({ tokens: [...rumblePlan.tokens, { kind: 'route', space: '4,2' }] })).toEqual([]);
    expect(ofDuel({ objects: [at('piano', 1, 0)] })).toEqual(['objects[0].kind: There is no kind of object “piano”.']);
    expect(ofPlan({ tokens: [...rumblePlan.tokens, { kind: 'puddle', space: '2,2' }] })).toEqual([
      'plan.tokens[2].kind: There is no kind of token “puddle”.',
    ]);
    expect(ofPlan({ tokens: [...rumblePlan.tokens, { kind: 'route', space: '2,0' }] })).toEqual([
      'plan.tokens[2].space: There is no space “2,0” on the board of this scenario.',
    ]);
  });

  it('CLASH-015 CLASH-216 places no more figures than there are, each on a space of its own', () => {
    const figures = (changes: Partial<ThreatSheet['figures'][number]>): string[] =>
      ofThreat({ figures: [{ sheet: 'x-tina', count: 1, at: ['4,4'], ...changes }, ...silentSheet.figures.slice(1)] });
    expect(figures({ count: 2, at: ['4,4', '3,4'] })).toEqual([
      'threatSheet.figures[0]: The sheet “x-tina” has 1 figure, and 2 are placed.',
    ]);
    expect(figures({ at: ['4,4', '3,4'] })).toEqual([
      'threatSheet.figures[0].at: Each figure needs a space of its own: for 1 figure this names 2 spaces.',
    ]);
    expect(figures({ at: ['0,0'] })).toEqual(['threatSheet.figures[0].at[0]: 0,0 is a start space already.']);
    expect(figures({ at: ['4,5'] })).toEqual(['threatSheet.figures[1].at[1]: 4,5 is the space of a figure already.']);
    expect(figures({ at: ['0,1'] })).toEqual([
      'threatSheet.figures[0].at[0]: There is no space “0,1” on the board of this scenario.',
    ]);
  });
});
