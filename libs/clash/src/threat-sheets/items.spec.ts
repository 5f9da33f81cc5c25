import type { Effect } from '../content/vocabulary.js';
import { aGame, endOfTurn, given, hitBack, item, madeCard, madeHero, madeVillain, strike } from '../testing/index.js';

const text = { en: 'x', fr: 'x' };
const small = {
  map: ['oooo#', 'oooo#', '#####', '#####', '#####'],
  zones: ['ppqq#', 'ppqq#', '#####', '#####', '#####'],
};

const nearest = { of: 'ENEMIES', pick: 'NEAREST' } as const;
const toward: Effect = { move: { who: { of: 'VILLAIN' }, toward: { spaceOf: nearest }, want: 'ADJACENT' } };

describe("the villain's end of turn", () => {
  it('CLASH-EX62 CLASH-227 CLASH-134 moves with its own speed to the best space, and tells the weighed values', () => {
    const sheet = madeVillain({ speed: 1 });
    const hero = madeHero();
    const scene = endOfTurn(sheet, '0,0', [item('one', [toward])], {
      heroes: [{ id: hero, at: '3,1' }, { at: null }],
      face: small,
    }).whenJobRuns();
    expect(scene.happened('figureMoved')).toMatchObject([
      {
        figureId: `${sheet}-1`,
        from: '0,0',
        to: '2,0',
        kind: 'AUTOMATIC',
        source: 'one',
        weighed: { rule: 'CLASH-227' },
      },
    ]);
    const [moved] = scene.happened('figureMoved');
    expect(moved?.weighed?.candidates.slice(0, 4)).toEqual([
      { candidateId: '2,0', keys: [0, 0, 1, 1] },
      { candidateId: '3,0', keys: [0, 0, 1, 1] },
      { candidateId: '2,1', keys: [0, 0, 1, 1] },
      { candidateId: '1,0', keys: [1, 1, 2, 1] },
    ]);
  });

  it('CLASH-227 moves away to the greatest distances', () => {
    const sheet = madeVillain({ speed: 1 });
    const away: Effect = { move: { who: { of: 'VILLAIN' }, away: { spaceOf: nearest } } };
    const scene = endOfTurn(sheet, '2,0', [item('one', [away])], {
      heroes: [{ at: '3,1' }, { at: null }],
      face: small,
    }).whenJobRuns();
    expect(scene.figure(`${sheet}-1`).spaceId).toBe('0,0');
  });

  it('CLASH-EX63 CLASH-097 goes for the nearest enemy, then for the one with the fewest damage left', () => {
    const sheet = madeVillain({ attack: 1 });
    const [first, second] = [madeHero({ health: 3, defense: 9 }), madeHero({ health: 4, defense: 9 })];
    const scene = endOfTurn(sheet, '1,0', [item('one', [strike])], {
      heroes: [
        { id: first, at: '2,0', damage: 1 },
        { id: second, at: '2,1', damage: 3 },
      ],
      face: small,
    })
      .chancing({ combat: ['0'] })
      .whenJobRuns();
    expect(scene.happened('attackDeclared')).toMatchObject([
      {
        targetId: second,
        mode: 'MELEE',
        weighed: {
          rule: 'CLASH-097',
          candidates: [
            { candidateId: second, keys: [1, 1, 1, 1] },
            { candidateId: first, keys: [1, 1, 2, 0] },
          ],
          drawn: false,
        },
      },
    ]);
  });

  it('CLASH-097 CLASH-232 leaves the last tie to chance', () => {
    const sheet = madeVillain({ attack: 0 });
    const [first, second] = [madeHero(), madeHero()];
    const heroes = [
      { id: first, seat: 0, at: '2,0' },
      { id: second, seat: 0, teamUp: true, at: '2,1' },
      { seat: 1, at: null },
    ];
    const scene = endOfTurn(sheet, '1,0', [item('one', [strike])], { heroes, face: small })
      .chancing({ picks: [second] })
      .whenJobRuns();
    expect(scene.happened('attackDeclared')).toMatchObject([{ targetId: second, weighed: { drawn: true } }]);
  });

  it('CLASH-228 does not attack whom it cannot reach, and pushes only if the sheet says so', () => {
    const sheet = madeVillain({ attack: 1 });
    const hero = madeHero({ defense: 1 });
    const far = endOfTurn(sheet, '0,0', [item('one', [strike])], {
      heroes: [{ id: hero, at: '3,1' }, { at: null }],
      face: small,
    }).whenJobRuns();
    expect(far.told).not.toContain('attackDeclared');
    expect(far.happened('effectPassedOver')).toEqual([{ type: 'effectPassedOver', source: 'one', effect: 'attack' }]);
    const near = endOfTurn(sheet, '0,0', [item('one', [strike])], { heroes: [{ id: hero, at: '1,0' }, { at: null }] })
      .chancing({ combat: ['1'] })
      .whenJobRuns();
    expect(near.figure(hero)).toMatchObject({ damage: 1, spaceId: '1,0' });
    expect(near.told).not.toContain('windowOpened');
  });

  it('CLASH-EX64 CLASH-153 CLASH-228 pushes as far away from itself as it can', () => {
    const sheet = madeVillain({ attack: 1 });
    const hero = madeHero({ defense: 1 });
    const push: Effect = { attack: { who: { of: 'VILLAIN' }, push: 1 } };
    const scene = endOfTurn(sheet, '1,1', [item('one', [push])], { heroes: [{ id: hero, at: '2,1' }, { at: null }] })
      .chancing({ combat: ['1'] })
      .whenJobRuns();
    expect(scene.happened('figurePushed')).toMatchObject([
      { figureId: hero, to: '3,0', by: `${sheet}-1`, weighed: { rule: 'CLASH-228' } },
    ]);
  });

  it('CLASH-EX21 CLASH-EX78 CLASH-077 CLASH-078 a power of the sheet gives ranged attacks and dice', () => {
    const sheet = madeVillain({
      attack: 2,
      powers: [
        {
          id: 'made-eyes',
          name: text,
          text,
          power: {
            trigger: 'PERMANENT',
            grants: [{ who: { of: 'SELF' }, ability: 'RANGED_ATTACKS' }],
            modifiers: [{ who: { of: 'SELF' }, power: 1 }],
          },
        },
      ],
    });
    const hero = madeHero({ defense: 9 });
    const scene = endOfTurn(sheet, '0,0', [item('one', [strike])], { heroes: [{ id: hero, at: '4,0' }, { at: null }] })
      .chancing({ combat: ['0', '0'], power: ['0'] })
      .whenJobRuns();
    expect(scene.happened('attackDeclared')).toMatchObject([{ mode: 'RANGED' }]);
    expect(scene.happened('attackRolled')).toMatchObject([{ combat: ['0', '0'], power: ['0'] }]);
    const near = endOfTurn(sheet, '3,0', [item('one', [strike])], { heroes: [{ id: hero, at: '4,0' }, { at: null }] })
      .chancing({ combat: ['0', '0'], power: ['0'] })
      .whenJobRuns();
    expect(near.happened('attackDeclared')).toMatchObject([{ mode: 'MELEE' }]);
  });

  it('CLASH-091 CLASH-231 does items in order, passes over what does not hold, figure by figure', () => {
    const sheet = madeVillain({ figures: 2 });
    const heal: Effect = { heal: { who: { of: 'SELF' }, points: 1 } };
    const scene = given(
      aGame({
        at: 'villain',
        heroes: [{ at: '0,4' }, { at: '4,4' }],
        villains: [
          { sheet, at: '1,0', damage: 1 },
          { sheet, at: '2,0', damage: 1 },
        ],
        threatSheet: {
          superVillain: { sheet },
          endOfTurn: [
            item('never', [heal], { if: { atLeast: { what: { turn: true }, number: 5 } } }),
            item('each', [heal], { figures: { of: 'VILLAIN' } }),
          ],
        },
      }),
    ).whenJobRuns();
    expect(scene.happened('villainItemDone')).toMatchObject([
      { itemId: 'never', next: 1, skipped: true },
      { itemId: 'each', next: 2, skipped: false },
    ]);
    expect(scene.happened('ruleTriggered').map(({ figureId }) => figureId)).toEqual([`${sheet}-1`, `${sheet}-2`]);
    expect(scene.happened('figureHealed')).toHaveLength(2);
    expect(scene.happened('villainListEnded')).toEqual([{ type: 'villainListEnded', reason: 'DONE' }]);
  });

  it('CLASH-EX59 CLASH-231 CLASH-246 CLASH-181 is dropped when the super villain goes out; who struck back is credited', () => {
    const sheet = madeVillain({ attack: 1, defense: 1, health: 1 });
    const hero = madeHero({ attack: 1, defense: 9 });
    const back = madeCard(hero, {
      power: {
        trigger: 'REACTION',
        reaction: { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', figures: { of: 'SELF' } },
        do: [hitBack],
      },
    });
    const scene = endOfTurn(
      sheet,
      '1,0',
      [item('one', [strike]), item('two', [strike]), item('three', [strike])],
      { heroes: [{ id: hero, at: '0,0', inPlay: [{ cardId: back, side: 'LEFT' }] }, { at: '4,4' }] },
      {
        articles: [{ id: 'defeat', name: text, size: 'LARGE', headline: text, body: text }],
      },
    )
      .chancing({ combat: ['0'] })
      .whenJobRuns();
    expect(scene.step).toBe('window.reaction');
    expect(scene.asked).toEqual([0]);
    const after = scene.chancing({ combat: ['1'] }).reacts(back);
    expect(after.figure(`${sheet}-1`).status).toBe('OUT');
    expect(after.happened('articleWon')).toMatchObject([{ side: 'A', kind: 'OBJECTIVE', articleId: 'defeat' }]);
    const ended = after.whenJobRuns();
    expect(ended.happened('villainListEnded')).toEqual([{ type: 'villainListEnded', reason: 'VILLAIN_OUT' }]);
    expect(ended.told).not.toContain('attackDeclared');
  });

  it('CLASH-092 CLASH-225 CLASH-EX44 there is no list when it is out', () => {
    const sheet = madeVillain();
    const scene = given(
      aGame({
        at: 'activation',
        decks: { A: [], B: [] },
        threatSheet: { superVillain: { sheet }, endOfTurn: [item('one', [strike])] },
      }),
    ).when(0, { type: 'endActivation' });
    expect(scene.happened('villainListEnded')).toEqual([{ type: 'villainListEnded', reason: 'VILLAIN_OUT' }]);
  });
});
