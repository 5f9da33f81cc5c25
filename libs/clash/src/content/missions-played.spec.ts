import { endGame } from '../end-of-game/end-game.js';
import {
  aTestCard,
  armed,
  fight,
  given,
  madeObject,
  madeToken,
  madeVillain,
  revealed,
  type GameSetup,
  type HeroSetup,
  type Scene,
} from '../testing/index.js';
import { box, cardsOfHero } from './catalogue.js';
import type { Deed, Power } from './vocabulary.js';

type Deeds = Partial<Record<Deed, number>>;
/** The last thing, done by the rules in a game where everything else has been done. */
type Last = (missionId: string, deeds: Deeds) => Scene;

const heroOf = (missionId: string): string => missionId.replace(/-mission-\d$/, '');

/** The hero of a mission has its activation; a foe who is easily hit stands beside it. */
function turnOf(missionId: string, deeds: Deeds, more: HeroSetup = {}, setup: GameSetup = {}): Scene {
  const foe = armed({ defense: 0, health: 9, attack: 1 });
  const id = heroOf(missionId);
  return fight(
    [
      { id, missionId, deeds, at: '1,0', ...more },
      { ...foe, at: '1,1', seat: 1 },
    ],
    setup,
  );
}

const self = ({ state }: Scene): string => state.heroes[0]?.heroId ?? '';
const foe = ({ state }: Scene): string => state.heroes[1]?.heroId ?? '';
const valueOf = (scene: Scene, which: 'attack' | 'mind', figureId = self(scene)): number =>
  scene.view('spectator').figures.find((figure) => figure.figureId === figureId)?.[which] ?? 0;

/** Every window gets the answer by default. */
function passing(scene: Scene): Scene {
  let now = scene;
  for (let [seat] = now.asked; seat !== undefined && now.step?.startsWith('window.'); [seat] = now.asked) {
    now = now.when(seat, now.byDefault(seat));
  }
  return now;
}

const attacks = (scene: Scene, targetId: string, face: '0' | '1'): Scene =>
  passing(scene.attacks(self(scene), targetId, { combat: Array<string>(valueOf(scene, 'attack')).fill(face) }));

const hits: Last = (missionId, deeds) => {
  const scene = turnOf(missionId, deeds);
  return attacks(scene, foe(scene), '1');
};

/** Puts out a figure that has one health left. */
const putsOut =
  (kind: 'VILLAIN' | 'HERO'): Last =>
  (missionId, deeds) => {
    const weak = armed({ defense: 0, health: 1 });
    const scene = fight(
      [
        { id: heroOf(missionId), missionId, deeds, at: '1,0' },
        { at: '4,4' },
        { ...weak, seat: 1, teamUp: true, at: kind === 'HERO' ? '1,1' : '4,0' },
      ],
      { villains: kind === 'VILLAIN' ? [{ sheet: madeVillain({ defense: 0, health: 1 }), at: '1,1' }] : [] },
    );
    const target = scene.state.figures.find(({ spaceId }) => spaceId === '1,1')?.id ?? '';
    return attacks(scene, target, '1');
  };

const passes =
  (characteristic: 'MIND' | 'ATTACK'): Last =>
  (missionId, deeds) => {
    const kind = madeToken({ hasSpace: true });
    const scene = turnOf(
      missionId,
      deeds,
      {},
      {
        tokens: [{ id: `${kind}-1`, kindId: kind, spaceId: '1,0' }],
        plan: { tests: [aTestCard(kind, [{ characteristic, difficulty: 1 }])] },
      },
    );
    const [attempt] = scene.legal(0, 'attemptTest');
    return passing(scene.when(0, attempt!));
  };

const uses =
  (use: 'CLASSIC' | 'AGGRESSIVE'): Last =>
  (missionId, deeds) => {
    const kindId = madeObject({
      classic: { difficulty: 1, effects: [{ heal: { who: { of: 'SELF' }, points: 1 } }] },
      aggressive: { difficulty: 1, attack: 'MELEE', combat: 0, power: 0, damage: 1 },
    });
    const scene = turnOf(missionId, deeds, {}, { objects: [{ id: 'it', kindId, spaceId: '1,0', turns: 0 }] });
    const command = scene.legal(0, 'useObject').find((each) => each.use === use);
    const combat = use === 'AGGRESSIVE' ? Array<string>(valueOf(scene, 'attack')).fill('0') : [];
    return passing(scene.chancing({ combat }).when(0, command!));
  };

/** Uses a power for an action. */
const usesPower =
  (power: Power): Last =>
  (missionId, deeds) => {
    const { inPlay } = armed({}, [{ power }]);
    const scene = turnOf(missionId, deeds, { inPlay: inPlay ?? [] });
    const [command] = scene.legal(0, 'usePower');
    return passing(scene.when(0, command!));
  };

/** Attacked, it answers with a power; the attack misses, or hits. */
const isAttacked =
  (face: '0' | 'POW', answers: boolean): Last =>
  (missionId, deeds) => {
    const power: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'SELF' } },
      do: [{ changeRoll: { defense: 1 } }],
    };
    const { inPlay = [] } = armed({}, answers ? [{ power }] : []);
    const attacker = armed({ attack: 1 });
    const scene = fight(
      [
        { id: heroOf(missionId), missionId, deeds, at: '1,0', inPlay },
        { ...attacker, at: '1,1', seat: 1 },
      ],
      { active: attacker.id },
    );
    const attack = { type: 'attack', figureId: attacker.id, targetId: self(scene), mode: 'MELEE' } as const;
    if (answers)
      return passing(
        scene
          .when(1, attack)
          .chancing({ combat: ['0'] })
          .reacts(inPlay[0]?.cardId ?? ''),
      );
    const rolled = face === '0' ? ['0'] : [...Array<string>(9).fill('POW'), '0'];
    return passing(scene.chancing({ combat: rolled }).when(1, attack));
  };

const pushes: Last = (missionId, deeds) => {
  const scene = turnOf(missionId, deeds);
  const hit = scene.attacks(self(scene), foe(scene), { combat: Array<string>(valueOf(scene, 'attack')).fill('1') });
  const push = hit.legal(0, 'pushBack')[0];
  return passing(hit.when(0, push!));
};

/** Moves to a space, with the foe at 3,3. */
const moves =
  (spaceId: string, more: HeroSetup = {}): Last =>
  (missionId, deeds) => {
    const scene = fight([
      { id: heroOf(missionId), missionId, deeds, at: '1,0', ...more },
      { at: '3,3', seat: 1 },
    ]);
    return scene.when(0, { type: 'move', figureId: self(scene), spaceId });
  };

/** Enters a zone that it has not been in, after so many others. */
const entersZoneAfter =
  (zones: number): Last =>
  (missionId) => {
    const scene = moves('0,0')(missionId, {}).with((state) => {
      for (const hero of state.heroes)
        hero.zonesVisited.push(...Array.from({ length: zones - 1 }, (_, at) => `x/${at}`));
    });
    expect(scene.state.heroes[0]?.zonesVisited).toHaveLength(zones);
    return scene.when(0, { type: 'move', figureId: self(scene), spaceId: '1,3' });
  };

/** The game ends. */
const ends = (scene: Scene): Scene =>
  scene.whenRules((turn) => {
    endGame(turn, 'TURN_LIMIT');
  });

const accomplished = (scene: Scene, missionId: string): boolean =>
  scene.state.heroes.some((hero) => hero.missionId === missionId && hero.missionDone);

/** A way to meet a mission just barely: what has been done, and the last thing. */
type Way = readonly [title: string, already: Deeds, last: Last];
/** A way to miss it by one, or by what does not count. */
interface Played {
  readonly met: readonly Way[];
  readonly missed: readonly Way[];
}

const action: Power = {
  trigger: 'ACTION',
  do: [{ modify: { who: { of: 'SELF' }, characteristic: 'MIND', by: 1, until: 'TURN' } }],
};

const during: Record<string, Played> = {
  'rage-mission-1': {
    met: [['the fourth hit', { HITS: 3 }, hits]],
    missed: [['the third hit', { HITS: 2 }, hits]],
  },
  'rage-mission-2': {
    met: [
      ['the second throw', { OBJECTS_THROWN: 1 }, uses('AGGRESSIVE')],
      ['the second attack test', { ATTACK_TESTS_PASSED: 1 }, passes('ATTACK')],
    ],
    missed: [
      ['the first throw', {}, uses('AGGRESSIVE')],
      ['the first attack test', {}, passes('ATTACK')],
      ['one throw and one attack test', { OBJECTS_THROWN: 1 }, passes('ATTACK')],
      ['a mind test beside an attack test', { ATTACK_TESTS_PASSED: 1 }, passes('MIND')],
    ],
  },
  'ultrawoman-mission-1': {
    met: [['the second test', { TESTS_PASSED: 1 }, passes('MIND')]],
    missed: [
      ['the first test', {}, passes('ATTACK')],
      ['a use of an object beside one test', { TESTS_PASSED: 1 }, uses('CLASSIC')],
      ['a throw beside one test', { TESTS_PASSED: 1 }, uses('AGGRESSIVE')],
    ],
  },
  'duchesse-mission-1': {
    met: [
      ['the second mind test', { MIND_TESTS_PASSED: 1 }, passes('MIND')],
      ['the third use of an object', { OBJECTS_USED: 2 }, uses('CLASSIC')],
      ['a throw as the third use', { OBJECTS_USED: 2 }, uses('AGGRESSIVE')],
    ],
    missed: [
      ['the first mind test', {}, passes('MIND')],
      ['an attack test beside a mind test', { MIND_TESTS_PASSED: 1 }, passes('ATTACK')],
      ['the second use', { OBJECTS_USED: 1 }, uses('CLASSIC')],
      ['a use beside one mind test', { MIND_TESTS_PASSED: 1 }, uses('CLASSIC')],
    ],
  },
  'fahrenheit-mission-1': {
    met: [
      ['the second villain figure', { VILLAIN_OUTS: 1 }, putsOut('VILLAIN')],
      ['a hero', {}, putsOut('HERO')],
      ['the third hit', { HITS: 2 }, hits],
    ],
    missed: [
      ['the first villain figure', {}, putsOut('VILLAIN')],
      ['the second hit', { HITS: 1 }, hits],
    ],
  },
  'fahrenheit-mission-2': {
    met: [
      ['an action power after a test', { TESTS_PASSED: 1 }, usesPower(action)],
      ['a test after an action power', { POWERS_USED: 1 }, passes('MIND')],
    ],
    missed: [
      ['an action power alone', { POWERS_USED: 3 }, usesPower(action)],
      ['a reaction beside a test', { TESTS_PASSED: 1 }, isAttacked('0', true)],
    ],
  },
  'clockwise-mission-1': {
    met: [['the fifth zone', {}, entersZoneAfter(4)]],
    missed: [['the fourth zone', {}, entersZoneAfter(3)]],
  },
  'clockwise-mission-2': {
    met: [
      ['the fifth reaction', { REACTIONS_USED: 4 }, isAttacked('0', true)],
      ['the fourth attack that misses', { ATTACKS_DODGED: 3 }, isAttacked('0', false)],
    ],
    missed: [
      ['the fourth reaction', { REACTIONS_USED: 3 }, isAttacked('0', true)],
      ['the third attack that misses', { ATTACKS_DODGED: 2 }, isAttacked('0', false)],
      ['an attack that hits after three that missed', { ATTACKS_DODGED: 3 }, isAttacked('POW', false)],
      ['an action power beside four reactions', { REACTIONS_USED: 4 }, usesPower(action)],
    ],
  },
  'undertow-mission-1': {
    met: [['the fourth space', { PUSHES: 3 }, pushes]],
    missed: [
      ['the third space', { PUSHES: 2 }, pushes],
      ['a hit without a push', { PUSHES: 3 }, hits],
    ],
  },
  'undertow-mission-2': {
    met: [['the fourth move, to an enemy’s side', { MOVES: 3, DAMAGE_TAKEN: 2 }, moves('2,3')]],
    missed: [
      ['the third move', { MOVES: 2, DAMAGE_TAKEN: 2 }, moves('2,3')],
      ['1 damage', { MOVES: 3, DAMAGE_TAKEN: 1 }, moves('2,3')],
      ['no figure beside', { MOVES: 3, DAMAGE_TAKEN: 2 }, moves('1,3')],
    ],
  },
};

/** A game ends in which Ultrawoman has done this, with this damage on her, and her ally stands or has fallen. */
function ultrawoman(deeds: Deeds, damage: number, allyAt: string | null): Scene {
  const hero = { id: 'ultrawoman', missionId: 'ultrawoman-mission-2', deeds, damage, at: '0,0' };
  return ends(fight([hero, { at: '4,4', seat: 1 }, { seat: 0, teamUp: true, at: allyAt }]));
}

/** La Duchesse plays her weakness card or another at the reveal; then the game ends. */
function duchesse(set: 'WEAKNESS' | 'BASE', wounds: number): Scene {
  const [{ id: cardId } = { id: '' }] = cardsOfHero('duchesse', set);
  const scene = revealed({
    heroes: [
      {
        id: 'duchesse',
        missionId: 'duchesse-mission-2',
        deeds: wounds > 0 ? { WOUNDS_DRAWN: wounds } : {},
        hand: [cardId],
        plan: [{ cardId, side: 'LEFT' }],
      },
      { ...armed({ speed: 4 }), at: '4,4', seat: 1 },
    ],
  });
  return ends(given(scene.state));
}

const atEnd: Record<string, Record<'met' | 'missed', Record<string, () => Scene>>> = {
  'ultrawoman-mission-2': {
    met: {
      'one out, 1 damage, all standing': () => ultrawoman({ OUTS: 1 }, 1, '0,4'),
      'two hits, 1 damage, all standing': () => ultrawoman({ HITS: 2 }, 1, '0,4'),
    },
    missed: {
      'one hit': () => ultrawoman({ HITS: 1 }, 1, '0,4'),
      '2 damage': () => ultrawoman({ HITS: 2 }, 2, '0,4'),
      'an ally fallen': () => ultrawoman({ HITS: 2 }, 1, null),
    },
  },
  'duchesse-mission-2': {
    met: { 'weakness played, no wound': () => duchesse('WEAKNESS', 0) },
    missed: {
      'another card played': () => duchesse('BASE', 0),
      'a wound drawn': () => duchesse('WEAKNESS', 1),
    },
  },
};

const missions = box.printed.hero.flatMap((hero) => hero.missions);
const rows = (which: 'met' | 'missed') =>
  Object.entries(during).flatMap(([missionId, ways]) =>
    ways[which].map(([title, already, last]) => [missionId, title, () => last(missionId, already)] as const),
  );
const lastRows = (which: 'met' | 'missed') =>
  Object.entries(atEnd).flatMap(([missionId, ways]) =>
    Object.entries(ways[which]).map(([title, play]) => [missionId, title, play] as const),
  );

describe('The missions of the box, played', () => {
  it('CLASH-207 are all here: those about the end, and those that are accomplished when it happens', () => {
    expect(missions.filter((mission) => !mission.atEnd).map(({ id }) => id)).toEqual(Object.keys(during));
    expect(missions.filter((mission) => mission.atEnd).map(({ id }) => id)).toEqual(Object.keys(atEnd));
  });

  it.each(rows('met'))('CLASH-207 %s is met just barely: %s', (missionId, _, play) => {
    expect(accomplished(play(), missionId)).toBe(true);
  });

  it.each(rows('missed'))('CLASH-207 %s is not met yet: %s', (missionId, _, play) => {
    expect(accomplished(play(), missionId)).toBe(false);
  });

  it.each(lastRows('met'))('CLASH-207 %s is met at the end: %s', (missionId, _, play) => {
    expect(accomplished(play(), missionId)).toBe(true);
  });

  it.each(lastRows('missed'))('CLASH-207 %s is missed at the end: %s', (missionId, _, play) => {
    expect(accomplished(play(), missionId)).toBe(false);
  });
});
