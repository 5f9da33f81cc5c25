import type { Chance, Commit, Data, Event, Row, Table } from './independent-dice.js';

/* The tables of docs/transcript/draws as a stranger would write them. They use nothing of ours. */

/** The lists of the box of a game, by name. */
export type Lists = Readonly<Record<string, unknown>>;

type Texts = readonly string[];

const listIn = (data: Data, name: string): Texts => data[name] as Texts;

/** The Lantern Keepers: docs/transcript/draws/lantern.md. */
export function lanternTable(lists: Lists): Table {
  let cards: readonly number[] | undefined;
  return {
    handDealt(chance, event) {
      const { length } = listIn(event.data, 'oils');
      cards ??= chance.shuffle(event, lists['cards'] as readonly number[]);
      const seat = event.data['seat'] as number;
      return { drawn: cards.slice(seat * length, (seat + 1) * length), told: event.data['oils'] };
    },
    stormBroke(chance, event) {
      const told = listIn(event.data, 'winds');
      return { drawn: told.map(() => chance.pick(event, [1, 2, 3, 4, 5, 6])), told };
    },
  };
}

/** Guilds: docs/transcript/draws/guilds.md. Rows that no game of the tests needs are left out: their draws would be missed. */
export function guildsTable(lists: Lists): Table {
  let tiles: readonly unknown[] | undefined;
  let deck: string[] | undefined;
  const dealt: string[] = [];
  let seats = 0;
  const dice: Row = (chance, event) => {
    const { faces: told, rerolled } = event.data['dice'] as Record<'faces' | 'rerolled', readonly number[]>;
    const faces = told.map(() => chance.pick(event, [0, 1, 2, 3]));
    const lowest = faces.map((face, place) => ({ face, place })).sort((a, b) => a.face - b.face || a.place - b.place);
    const again = lowest.slice(0, rerolled.length);
    for (const { place } of again) faces[place] = chance.pick(event, [0, 1, 2, 3]);
    return { drawn: [faces, again.map(({ face }) => face)], told: [told, rerolled] };
  };
  const shuffled =
    (name: string): Row =>
    (chance, event) => {
      const told = listIn(event.data, 'order');
      return { drawn: chance.shuffle(event, listIn(lists, name)).slice(0, told.length), told };
    };
  return {
    guildFounded(chance, event) {
      tiles ??= chance.shuffle(event, listIn(lists, 'guildTiles'));
      seats += 1;
      return { drawn: tiles[event.data['seat'] as number], told: event.data['tileId'] };
    },
    leaderDeckShuffled(chance, event) {
      deck = chance.shuffle(event, deck ?? listIn(lists, 'leaders'));
      return { drawn: deck, told: event.data['order'] };
    },
    leadersDealt(_, { data }) {
      dealt.push(...listIn(data, 'leaderIds'));
      deck = deck!.filter((id) => !dealt.includes(id));
      return undefined;
    },
    leadersRevealed(_, { data }) {
      const kept = (data['leaders'] as readonly { readonly leaderId: string }[]).map(({ leaderId }) => leaderId);
      deck!.push(...dealt.filter((id) => !kept.includes(id)));
      return undefined;
    },
    mageDeckShuffled: shuffled('mages'),
    itemDeckShuffled: shuffled('items'),
    questDeckShuffled: shuffled('quests'),
    firstPlayerDrawn: (chance, event) => ({
      drawn: chance.pick(
        event,
        Array.from({ length: seats }, (_, seat) => seat),
      ),
      told: event.data['seat'],
    }),
    defendersLinedUpAtRandom(chance, event) {
      const told = listIn(event.data, 'mageIds');
      return { drawn: chance.shuffle(event, [...told].sort()), told };
    },
    groupAttacked: dice,
    monsterAttacked: dice,
    duelFought: dice,
  };
}

interface Candidate {
  readonly candidateId: string;
  readonly keys: readonly number[];
}

/** A choice of the rules: what was compared, best first. */
interface ChoiceMade {
  readonly seat: number | null;
  readonly optionId: string;
  readonly weighed?: { readonly candidates: readonly Candidate[]; readonly drawn: boolean };
}

/** Both skirmish games: docs/transcript/draws/skirmish.md, clash.md, skarov.md. */
export function skirmishTable(lists: Lists): Table {
  const dice: Readonly<Record<string, Texts>> = {
    COMBAT: ['0', '0', '1', '1', '1', 'POW'],
    POWER: ['0', '1', '1', '2', '2', 'POW'],
    TEST: ['0', '0', '0', '1', '1', '1', '2', '2'],
  };
  const seats = new Map<string, number>();
  /** The first piles; a second one would take the discard pile. */
  let shuffles = 0;
  const rolledOn = (chance: Chance, event: Event, kinds: Texts): string[][] => {
    const rounds: string[][] = [];
    for (let again = kinds; again.length > 0 || rounds.length === 0;) {
      const faces = again.map((kind) => chance.pick(event, dice[kind]!));
      rounds.push(faces);
      again = again.filter((_, place) => faces[place] === 'POW');
    }
    return rounds;
  };
  const setOf: Row = (chance, event) => {
    const told = listIn(event.data, 'setAside');
    if (told.length === 0) return undefined;
    const cards = (lists['baseCards'] as Readonly<Record<string, Texts>>)[event.data['heroId'] as string]!;
    const aside = chance.shuffle(event, cards).slice(0, 2);
    return { drawn: cards.filter((id) => aside.includes(id)), told };
  };
  const pile =
    (name: string, field: string): Row =>
    (chance, event) => {
      shuffles += 1;
      if (shuffles > 2) throw new Error('This game shuffles a discard pile.');
      return { drawn: chance.shuffle(event, listIn(lists, name)), told: event.data[field] };
    };
  return {
    heroChosen(chance, event, commit) {
      seats.set(event.data['heroId'] as string, event.data['seat'] as number);
      return event.data['setAside'] === undefined ? undefined : setOf(chance, event, commit);
    },
    deckBuilt: setOf,
    woundPileShuffled: pile('woundCards', 'woundIds'),
    eventsShuffled: pile('eventCards', 'cardIds'),
    missionRolled(chance, event) {
      const drawn: string[] = [];
      do drawn.push(chance.pick(event, dice['COMBAT']!));
      while (drawn.at(-1) === 'POW');
      return { drawn, told: event.data['faces'] };
    },
    decksStacked(chance, event) {
      const heroes = [...listIn(event.data, 'order')].sort((one, other) => seats.get(one)! - seats.get(other)!);
      return { drawn: chance.shuffle(event, heroes), told: event.data['order'] };
    },
    choiceMade(chance, event) {
      const { seat, weighed, optionId } = event.data as unknown as ChoiceMade;
      if (seat !== null || weighed?.drawn !== true) return undefined;
      const keysOf = ({ keys }: Candidate): string => keys.join(' ');
      const tied = weighed.candidates.filter((one) => keysOf(one) === keysOf(weighed.candidates[0]!));
      const drawn = chance.pick(
        event,
        tied.map(({ candidateId }) => candidateId),
      );
      return { drawn, told: optionId };
    },
    attackRolled(chance, event) {
      const [combat, power] = [listIn(event.data, 'combat'), listIn(event.data, 'power')];
      const kinds = [...combat.map(() => 'COMBAT'), ...power.map(() => 'POWER')];
      const [faces, ...rerolls] = rolledOn(chance, event, kinds);
      return { drawn: [faces, ...rerolls], told: [[...combat, ...power], ...(event.data['rerolls'] as Texts[])] };
    },
    testRolled(chance, event) {
      const told = listIn(event.data, 'faces');
      return { drawn: told.map(() => Number(chance.pick(event, dice['TEST']!))), told };
    },
  };
}

/** Both card games: docs/transcript/draws/cards.md, of sealed games. */
export function cardsTable(lists: Lists, kit: Texts): Table {
  let options: Data = {};
  let isLaid = false;
  const sorts = (lists['cards'] as readonly (readonly [string, string, string, string | null])[]).map(
    ([id, set, type, rarity]) => {
      const isLand = type === 'SHIELD' || type === 'TERRAIN';
      return { id, set, sort: type === 'GUARDIAN' || type === 'STRONGHOLD' ? null : isLand ? 'LAND' : rarity };
    },
  );
  const booster = (chance: Chance, event: Event): Texts => {
    const set = options['boosterSet'] as string;
    const cards = sorts.filter((card) => (set === 'MIXED' ? 'PKW'.includes(card.set) : card.set === set));
    const slots = [['RARE', 1] as const, ['UNCOMMON', 4] as const, ['COMMON', 7] as const, ['LAND', 2] as const];
    const drawn = slots.flatMap(([sort, count]) =>
      chance
        .shuffle(
          event,
          cards.filter((card) => card.sort === sort),
        )
        .slice(0, count),
    );
    const rest = cards.filter((card) => !drawn.includes(card) && ['RARE', 'UNCOMMON', 'COMMON'].includes(card.sort!));
    return [...drawn, chance.pick(event, rest)].map(({ id }) => id);
  };
  const decksIn = ({
    events,
  }: Commit): readonly (readonly { readonly instanceId: string; readonly cardId: string }[])[] =>
    events.filter(({ type }) => type === 'deckShuffled').map(({ data }) => data['cards'] as never);
  return {
    gameOpened(_, { data }) {
      options = data['options'] as Data;
      return undefined;
    },
    boostersOpened(chance, event) {
      const drawn = Array.from({ length: options['boosters'] as number }, () => booster(chance, event));
      return { drawn: [...kit, ...drawn.flat()].sort(), told: event.data['cards'] };
    },
    tableLaid(chance, event, commit) {
      if (isLaid) return undefined;
      isLaid = true;
      const told = decksIn(commit);
      const ids = Array.from({ length: told.flat().length }, (_, place) => `c-${String(place + 1).padStart(3, '0')}`);
      const given = chance.shuffle(event, ids);
      const drawn = told.map((deck) => {
        const cards = deck.map(({ cardId }) => cardId).sort();
        return chance.shuffle(
          event,
          cards.map((cardId) => ({ instanceId: given.pop(), cardId })),
        );
      });
      return { drawn, told };
    },
  };
}
