import type { TestCard } from '../content/schema.js';
import type { Power } from '../content/vocabulary.js';
import { armed, duel, endOfTurn, fight, item, madeVillain, strike } from '../testing/index.js';

describe('powers that answer an attack', () => {
  const dodge: Power = {
    trigger: 'REACTION',
    reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'SELF' } },
    do: [{ changeRoll: { defense: 3 } }],
  };

  it('CLASH-211 CLASH-243 are offered before the roll, the target’s own first; each may be declined', () => {
    const helps: Power = {
      ...dodge,
      reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'HEROES', side: 'OWN' } },
      do: [{ changeRoll: { combat: -1 } }],
    };
    const hero = armed({ attack: 3 });
    const target = armed({ defense: 2 }, [{ power: dodge }]);
    const ally = armed({}, [{ power: helps }]);
    const scene = fight([
      { ...hero, seat: 0, at: '0,0' },
      { ...ally, seat: 1, at: '4,0' },
      { ...target, seat: 1, teamUp: true, at: '1,0' },
    ]).attacks(hero.id, target.id);
    expect(scene.step).toBe('window.reaction');
    expect(scene.asked).toEqual([1]);
    const [own, allys] = [target.card, ally.card];
    expect(scene.state.window).toMatchObject({ figureId: target.id, powerId: own });
    expect(scene.refusalCode(1, { type: 'react', powerId: allys })).toBe('NO_REACTION');
    const second = scene.reacts(own);
    expect(second.state.window).toMatchObject({ figureId: ally.id, powerId: allys });
    const rolled = second.chancing({ combat: ['1', '1', '1'] }).when(1, { type: 'declineReaction' });
    expect(rolled.happened('reactionDeclined')).toEqual([{ type: 'reactionDeclined', seat: 1, powerId: allys }]);
    expect(rolled.happened('attackResolved')).toMatchObject([{ successes: 3, defense: 5, hit: false }]);
    const fewer = second.chancing({ combat: ['1', '1'] }).reacts(allys);
    expect(fewer.happened('attackRolled')).toMatchObject([{ combat: ['1', '1'] }]);
  });

  it('CLASH-243 CLASH-257 another seat resigns meanwhile: the offer is made again, unless no hero has fallen', () => {
    const [hero, target] = [armed({ attack: 3 }), armed({ defense: 2 }, [{ power: dodge }])];
    const heroes = [
      { ...hero, at: '0,0' },
      { ...target, at: '1,0' },
      { ...armed({}), at: '4,0' },
    ];
    const asked = fight(heroes, { seats: ['A', 'B', 'B'] }).attacks(hero.id, target.id);
    expect([asked.step, asked.asked]).toEqual(['window.reaction', [1]]);
    const afresh = asked.whenResigns(2);
    expect([afresh.told.slice(-2), afresh.asked]).toEqual([['windowClosed', 'windowOpened'], [1]]);
    expect(
      afresh
        .chancing({ combat: ['1', '1', '1'] })
        .reacts(target.card)
        .happened('powerUsed'),
    ).toHaveLength(1);
    const nobody = asked.with(({ figures }) => {
      for (const figure of figures)
        if (figure.spaceId === '4,0') Object.assign(figure, { status: 'OUT', spaceId: null });
    });
    expect(nobody.whenResigns(2).told).toEqual(['heroesWithdrawn']);
    expect(nobody.whenResigns(2).waiting).toEqual(nobody.waiting);
  });

  it('CLASH-211 are offered for attacks on those whom they name, and for no others', () => {
    const hero = armed({ attack: 1 });
    const target = armed({ defense: 9 });
    const ally = armed({}, [{ power: dodge }]);
    const scene = fight([
      { ...hero, seat: 0, at: '0,0' },
      { ...ally, seat: 1, at: '0,1' },
      { ...target, seat: 1, teamUp: true, at: '1,0' },
    ]);
    expect(scene.attacks(hero.id, target.id, { combat: ['0'] }).step).toBe('activation.hero');
    expect(scene.attacks(hero.id, ally.id).state.window).toMatchObject({ figureId: ally.id });
  });

  it('CLASH-EX60 CLASH-212 an attack that has become impossible misses without a roll, and the villain reacts', () => {
    const sheet = madeVillain({
      defense: 1,
      powers: [
        {
          id: 'made-step-aside',
          name: { en: 'x', fr: 'x' },
          text: { en: 'x', fr: 'x' },
          power: {
            trigger: 'REACTION',
            reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'SELF' } },
            do: [{ place: { who: { of: 'SELF' }, at: { space: '4,4' } } }],
          },
        },
      ],
    });
    const hero = armed({ attack: 3 });
    const villainReactions = [
      {
        id: 'laughs',
        text: { en: 'Ha', fr: 'Ha' },
        on: { attacked: { of: 'VILLAIN' as const } },
        do: [{ heal: { who: { of: 'SELF' as const }, points: 1 } }],
      },
    ];
    const scene = fight([{ ...hero, at: '0,0' }, {}], {
      villains: [{ sheet, at: '1,0', damage: 1 }],
      threatSheet: { superVillain: { sheet }, villainReactions },
    }).attacks(hero.id, `${sheet}-1`);
    expect(scene.happened('attackVoid')).toHaveLength(1);
    expect(scene.happened('attackRolled')).toEqual([]);
    expect(scene.state.active?.actions).toBe(2);
    expect(scene.figure(`${sheet}-1`).damage).toBe(0);
    expect(scene.step).toBe('activation.hero');
  });

  it('CLASH-267 change a roll after the POW dice and before the comparison; a die rolled again counts again', () => {
    const luck: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ changeRoll: { successes: 1 } }, { changeRoll: { reroll: 1 } }],
    };
    const hero = armed({ attack: 2 }, [{ power: luck }]);
    const target = armed({ defense: 5 });
    const scene = duel(hero, target).attacks(hero.id, target.id, { combat: ['1', '0'] });
    expect(scene.step).toBe('window.reaction');
    const choice = scene.reacts(hero.card);
    expect(choice.state.window).toMatchObject({
      kind: 'choice',
      options: [{ optionId: '0', kind: 'DIE' }, { optionId: '1' }],
    });
    expect(choice.view('spectator').window?.attack?.successes).toBe(2);
    expect(choice.refusalCode(0, { type: 'choose', optionId: '7' })).toBe('BAD_CHOICE');
    const hit = choice.chancing({ combat: ['POW', '2'] }).when(0, { type: 'choose', optionId: '1' });
    expect(hit.happened('rollChanged')).toMatchObject([
      { figureId: hero.id, by: hero.id, die: 1, faces: ['POW'], rerolls: [['2']], successes: 5 },
    ]);
    expect(hit.happened('attackResolved')).toMatchObject([{ successes: 5, hit: true }]);
  });

  it('CLASH-267 two dice are rolled again one after the other, each as the seat says', () => {
    const twice: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ changeRoll: { reroll: 2 } }],
    };
    const hero = armed({ attack: 2 }, [{ power: twice }]);
    const target = armed({ defense: 9 });
    const scene = duel(hero, target)
      .attacks(hero.id, target.id, { combat: ['0', '0'] })
      .reacts(hero.card)
      .chancing({ combat: ['1'] })
      .when(0, { type: 'choose', optionId: '1' });
    expect(scene.step).toBe('window.choice');
    const again = scene.chancing({ combat: ['2'] }).when(0, { type: 'choose', optionId: '0' });
    expect(again.happened('rollChanged')).toMatchObject([{ die: 0, faces: ['2'], successes: 3 }]);
    expect(again.step).toBe('activation.hero');
  });

  it('CLASH-214 CLASH-267 a power that only rolls again is not offered where no die was rolled; one that does more is', () => {
    const rolling = (more: object): Power => ({
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ changeRoll: { reroll: 1, ...more } }],
    });
    const stepAfter = (power: Power, attack: number): string | undefined => {
      const hero = armed({ attack }, [{ power }]);
      const target = armed({ defense: 5 });
      return duel(hero, target).attacks(hero.id, target.id, { combat: Array<string>(attack).fill('1') }).step;
    };
    expect(stepAfter(rolling({}), 0)).toBe('activation.hero');
    expect(stepAfter(rolling({}), 1)).toBe('window.reaction');
    expect(stepAfter(rolling({ successes: 1 }), 0)).toBe('window.reaction');
  });

  it('CLASH-EX79 CLASH-267 POW on the die rolled again is rolled on', () => {
    const again: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ changeRoll: { reroll: 1 } }],
    };
    const hero = armed({ attack: 2 }, [{ power: again }]);
    const target = armed({ defense: 9 });
    const scene = duel(hero, target)
      .attacks(hero.id, target.id, { combat: ['0', '1'] })
      .reacts(hero.card)
      .chancing({ combat: ['POW', '1'] })
      .when(0, { type: 'choose', optionId: '0' });
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 3 }]);
  });

  it('CLASH-245 prevent or add damage before it is dealt; others follow the push', () => {
    const shield: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_HIT', to: 'ATTACK_ON', figures: { of: 'SELF' } },
      do: [{ preventDamage: { points: 1 } }],
    };
    const rally: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_HIT', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ heal: { who: { of: 'SELF' }, points: 1 } }],
    };
    const hero = armed({ attack: 1 }, [{ power: rally }]);
    const target = armed({ defense: 1 }, [{ power: shield }]);
    const scene = fight([
      { ...hero, damage: 1, at: '0,0' },
      { ...target, at: '1,0' },
    ])
      .attacks(hero.id, target.id, { combat: ['1'] })
      .reacts(target.card);
    expect(scene.happened('damagePrevented')).toMatchObject([{ figureId: target.id, points: 1 }]);
    expect(scene.figure(target.id).damage).toBe(0);
    expect(scene.step).toBe('window.push');
    const after = scene.when(0, { type: 'declinePushBack' });
    expect(after.state.window).toMatchObject({ kind: 'reaction', figureId: hero.id });
    expect(after.reacts(hero.card).figure(hero.id).damage).toBe(0);
  });

  it('CLASH-213 CLASH-211 an attack that a power grants sets no power off that grants an attack, nor one that answers it', () => {
    const strike: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', figures: { of: 'SELF' } },
      do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CAUSE' } } }],
    };
    const hero = armed({ attack: 1, defense: 9 }, [{ power: strike }]);
    const target = armed({ attack: 1, defense: 9 }, [{ power: strike }]);
    const scene = duel(hero, target).attacks(hero.id, target.id, { combat: ['0'] });
    expect(scene.state.window).toMatchObject({ kind: 'reaction', figureId: target.id });
    const back = scene.chancing({ combat: ['0'] }).reacts(target.card);
    expect(back.happened('attackDeclared')).toMatchObject([{ attackerId: target.id, targetId: hero.id }]);
    expect(back.step).toBe('activation.hero');
    expect(back.hero(target.id).deeds.REACTIONS_USED).toBe(1);
  });

  it('CLASH-213 an attack that a power grants inside something else sets off none that grants one so', () => {
    const strike: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', figures: { of: 'SELF' } },
      do: [{ each: { figures: { of: 'CAUSE' }, do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CHOSEN' } } }] } }],
    };
    const blow: Power = { trigger: 'ACTION', do: [{ attack: { who: { of: 'SELF' }, target: { of: 'ENEMIES' } } }] };
    const hero = armed({ attack: 1 }, [{ power: blow }]);
    const target = armed({ defense: 9 }, [{ power: strike }]);
    const scene = duel(hero, target);
    expect(scene.attacks(hero.id, target.id, { combat: ['0'] }).step).toBe('window.reaction');
    const granted = scene.chancing({ combat: ['0'] }).when(0, { type: 'usePower', powerId: hero.card });
    expect(granted.happened('attackResolved')).toMatchObject([{ targetId: target.id, hit: false }]);
    expect(granted.step).toBe('activation.hero');
  });

  it('CLASH-267 CLASH-094 a villain rolls again the first of its dice that show least, and of a hero’s test the highest', () => {
    const again = (to: 'ATTACK_BY' | 'TEST_BY'): Power => ({
      trigger: 'REACTION',
      reaction: {
        moment: to === 'ATTACK_BY' ? 'AFTER_ATTACK_ROLL' : 'AFTER_TEST_ROLL',
        to,
        figures: to === 'ATTACK_BY' ? { of: 'SELF' } : { of: 'ENEMIES' },
      },
      do: [{ changeRoll: { reroll: 1 } }],
    });
    const text = { en: 'x', fr: 'x' };
    const sheet = madeVillain({
      attack: 3,
      powers: (['ATTACK_BY', 'TEST_BY'] as const).map((to) => ({
        ...{ id: `made-again-${to}`, name: text, text },
        power: again(to),
      })),
    });
    const hero = armed({ defense: 9, mind: 3 });
    const attacks = endOfTurn(sheet, '1,0', [item('strike', [strike])], {
      heroes: [{ ...hero, at: '0,0' }, { at: '4,4' }],
    });
    const rolled = attacks.chancing({ combat: ['2', '0', '0', '1'] }).whenJobRuns();
    expect(rolled.happened('rollChanged')).toMatchObject([
      { figureId: `${sheet}-1`, die: 1, faces: ['1'], rerolls: [], successes: 3 },
    ]);
    expect(rolled.happened('attackResolved')).toMatchObject([{ successes: 3 }]);
    const test: TestCard = {
      ...{ id: 'lock', name: text, text, at: { space: '0,0' }, direct: false, repeatable: false, onSuccess: [] },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
    };
    const trying = fight([{ ...hero, at: '0,0' }, { at: '4,4' }], {
      villains: [{ sheet, at: '1,0' }],
      threatSheet: { superVillain: { sheet }, tests: [test] },
    });
    const attempt = { type: 'attemptTest', testId: 'lock', characteristic: 'MIND' } as const;
    const tried = trying.chancing({ test: [0, 1, 2, 0, 2, 1] }).when(0, attempt);
    expect(tried.happened('rollChanged')).toMatchObject([
      { figureId: hero.id, die: 2, faces: ['1'], rerolls: [], successes: 4 },
    ]);
    const withoutDice = trying.with(({ tests }) => {
      tests['lock'] = { malus: {}, change: -5, toTotal: 4, closed: false, passed: { A: 0, B: 0 } };
    });
    const failed = withoutDice.when(0, attempt);
    expect([failed.happened('testRolled'), failed.happened('powerUsed')]).toMatchObject([
      [{ faces: [], total: 4 }],
      [],
    ]);
  });

  it('CLASH-211 a power used once a turn is not offered again, and another figure may become the target', () => {
    const cover: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'ALLIES' }, oncePerTurn: true },
      do: [{ redirectAttack: { to: { of: 'SELF' } } }],
    };
    const hero = armed({ attack: 1 });
    const target = armed({ defense: 1 });
    const guard = armed({ defense: 9 }, [{ power: cover }]);
    const scene = fight([
      { ...hero, seat: 0, at: '0,0' },
      { ...guard, seat: 1, at: '4,4' },
      { ...target, seat: 1, teamUp: true, at: '1,0' },
    ]).attacks(hero.id, target.id);
    const covered = scene.chancing({ combat: ['1'] }).reacts(guard.card);
    expect(covered.happened('attackResolved')).toMatchObject([{ targetId: guard.id, defense: 9, hit: false }]);
    const again = covered.attacks(hero.id, target.id, { combat: ['0'] });
    expect(again.happened('attackResolved')).toMatchObject([{ targetId: target.id }]);
  });
});
