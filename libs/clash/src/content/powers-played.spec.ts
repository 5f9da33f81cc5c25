import { LocalGame, waitsForSeats } from '#kernel';
import { objectsIn } from '#skirmish/testing';
import { clash } from '../clash.js';
import type { Command } from '../commands.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { aGame, madeHero, type GameSetup } from '../testing/index.js';
import { box } from './catalogue.js';
import type { PowerCard, TestCard } from './schema.js';

const cards = box.printed.powerCard.flatMap((card) => (card.special ? [{ ...card, special: card.special }] : []));
type Card = (typeof cards)[number];
const triggered = (...triggers: string[]): Card[] =>
  cards.filter(({ special }) => triggers.includes(special.power.trigger));

const words = { en: 'Bell', fr: 'Cloche' };
const bell: TestCard = {
  id: 'bell',
  name: words,
  text: words,
  at: { zone: 'anywhere' },
  offers: [
    { characteristic: 'MIND', difficulty: 4 },
    { characteristic: 'ATTACK', difficulty: 4 },
  ],
  direct: true,
  repeatable: true,
  onSuccess: [],
};

const afar = {
  trigger: 'PERMANENT' as const,
  grants: [{ who: { of: 'SELF' as const }, ability: 'RANGED_ATTACKS' as const }],
};
const [ally, foe, other] = ['ally', 'foe', 'other'].map((id) =>
  madeHero({ id: `played-${id}`, defense: 2, attack: 5, mind: 3, health: 6, speed: 2, innate: afar }),
) as [string, string, string];

/** Where they stand beside the hero at 2,2: together, apart, the ally gone. */
const layouts = [
  { ally: '3,3', foe: '3,2', other: '1,2' },
  { ally: '2,3', foe: '4,4', other: '0,0' },
  { ally: '3,3', foe: '2,4', other: '4,2' },
  { ally: '0,4', foe: '1,1', other: '3,1' },
];

/** The hero of a card with the card left of his sheet, an ally, two enemies who shoot, and a bell to ring in every zone. */
function table(
  card: Pick<PowerCard, 'heroId' | 'id'>,
  layout = layouts[0]!,
  laid = true,
  more: Partial<GameSetup> = {},
): State {
  const tests = ['2,2', layout.foe].map((space, place) => ({ ...bell, id: `bell-${place}`, at: { space } }));
  return aGame({
    at: 'activation',
    active: card.heroId,
    heroes: [
      { id: card.heroId, seat: 0, at: '2,2', damage: 2, inPlay: laid ? [{ cardId: card.id, side: 'LEFT' }] : [] },
      { id: ally, seat: 0, teamUp: true, at: layout.ally, damage: 2 },
      { id: foe, seat: 1, at: layout.foe, damage: 1 },
      { id: other, seat: 1, teamUp: true, at: layout.other },
    ],
    plan: { tests },
    ...more,
  });
}

const play = (state: State, seed: string): LocalGame<typeof clash> =>
  LocalGame.from(clash, state, { options: { heroesA: 2, heroesB: 2 }, seed });

/** The step that waits, if any. */
const stepOf = ({ waiting }: LocalGame<typeof clash>): string => (waitsForSeats(waiting) ? waiting.step : '');

/** What has happened in a game since it began here. */
const eventsOf = (game: LocalGame<typeof clash>): Event[] =>
  game.commits.flatMap(({ events }) => events as unknown as Event[]);

/** Gives a command, then answers every question: with the power where it is offered, else with the first answer that does something. */
function giving(game: LocalGame<typeof clash>, seat: number, command: Command, powerId: string): Event[] {
  game.must({ type: 'play', seat, command });
  for (let count = 0; count < 12; count += 1) {
    const asked = game.nextSeat();
    if (asked === undefined || !stepOf(game).startsWith('window.')) break;
    const legal = game.legal(asked);
    const answer =
      legal.find((each) => each.type === 'react' && each.powerId === powerId) ??
      legal.find((each) => each.type === 'choose' && each.optionId !== 'decline') ??
      legal.find((each) => each.type === 'declineReaction' || each.type === 'declinePushBack') ??
      legal[0];
    if (!answer) break;
    game.must({ type: 'play', seat: asked, command: answer });
  }
  return eventsOf(game);
}

/** The events that the words of a power make; words within choices too, of which one is enough. */
const told: Partial<Record<string, Event['type']>> = {
  attack: 'attackDeclared',
  damage: 'damageDealt',
  heal: 'figureHealed',
  modify: 'modifierLaid',
  moveFreely: 'figureMoved',
  move: 'figureMoved',
  place: 'figurePlaced',
  swap: 'figuresSwapped',
  push: 'figurePushed',
  giveAction: 'actionsChanged',
  loseAction: 'actionsChanged',
  discardCard: 'cardDiscarded',
  drawWound: 'woundDrawn',
  preventDamage: 'damagePrevented',
  redirectAttack: 'attackRedirected',
};

function didWhatItSays({ special: { power }, id }: Card, events: readonly Event[]): boolean {
  const used = events.findIndex((event) => event.type === 'powerUsed' && event.powerId === id);
  if (used < 0) return false;
  const after = events.slice(used + 1);
  const wanted = objectsIn(power.do ?? []).flatMap((record) => Object.keys(record).flatMap((word) => told[word] ?? []));
  return wanted.length === 0
    ? !after.some((event) => event.type === 'effectPassedOver' && event.source === id)
    : after.some(({ type }) => wanted.includes(type));
}

const seeds = ['one', 'two', 'three', 'four'];
const somewhere = (attempt: (layout: (typeof layouts)[number], seed: string) => boolean): boolean =>
  layouts.some((layout) => seeds.some((seed) => attempt(layout, seed)));

describe('Every special power of the cards, played', () => {
  it.each(triggered('ACTION', 'UNIQUE_ACTION').map((card) => [card.id, card] as const))(
    'CLASH-059 CLASH-060 %s does for an action what it says',
    (_, card) => {
      const works = somewhere((layout, seed) => {
        const game = play(table(card, layout), seed);
        const command = game.legal(0).find((each) => each.type === 'usePower' && each.powerId === card.id);
        return command !== undefined && didWhatItSays(card, giving(game, 0, command, card.id));
      });
      expect(works).toBe(true);
    },
  );

  it.each(triggered('REACTION').map((card) => [card.id, card] as const))(
    'CLASH-211 CLASH-267 %s is offered at its moment, and does what it says',
    (_, card) => {
      const actives: [string, number][] = [
        [card.heroId, 0],
        [foe, 1],
      ];
      const works = somewhere((layout, seed) =>
        actives.some(([active, seat]) => {
          const start = table(card, layout, true, { active });
          const deeds = play(start, seed)
            .legal(seat)
            .filter(({ type }) => type === 'attack' || type === 'attemptTest');
          return deeds.some((command) => didWhatItSays(card, giving(play(start, seed), seat, command, card.id)));
        }),
      );
      expect(works).toBe(true);
    },
  );

  it.each(triggered('PERMANENT').map((card) => [card.id, card] as const))(
    'CLASH-058 %s changes what somebody is worth, may do, or rolls, as long as it lies there',
    (_, card) => {
      /** All that can be seen to differ: values, commands of both sides, and the dice and pushes of deeds. */
      const signature = (layout: (typeof layouts)[number], laid: boolean): string =>
        JSON.stringify(
          [card.heroId, foe].map((active, seat) => {
            const start = table(card, layout, laid, { active });
            const game = play(start, 'same');
            const legal = game.legal(seat).filter(({ type }) => type !== 'usePower');
            const deeds = legal
              .filter(({ type }) => type === 'attack' || type === 'attemptTest')
              .map((command) => {
                const done = play(start, 'same');
                done.must({ type: 'play', seat, command });
                const dice = eventsOf(done).flatMap((event) => {
                  if (event.type === 'attackRolled') return [event.combat.length, event.power.length];
                  if (event.type === 'attackResolved') return [event.defense];
                  return event.type === 'testAttempted' ? [event.dice, event.value] : [];
                });
                return [dice, stepOf(done)];
              });
            return [game.view(seat).figures, legal, deeds];
          }),
        );
      const withWindow = (layout: (typeof layouts)[number]): boolean =>
        signature(layout, true) !== signature(layout, false);
      expect(layouts.some(withWindow)).toBe(true);
    },
  );

  it.each(triggered('REVEAL').map((card) => [card.id, card] as const))(
    'CLASH-064 CLASH-067 %s does at the reveal what it says',
    (_, card) => {
      const works = layouts.some((layout) => {
        const state = table(card, layout, false, { at: 'strategy' });
        const hero = state.heroes.find(({ heroId }) => heroId === card.heroId);
        Object.assign(hero ?? {}, { plan: [{ cardId: card.id, side: 'LEFT' }], hand: [card.id] });
        const game = play(state, 'reveal');
        for (
          let seat = game.nextSeat();
          seat !== undefined && /^(strategy|window)/.test(stepOf(game));
          seat = game.nextSeat()
        ) {
          const choice = game.legal(seat).find((each) => each.type === 'choose' && each.optionId !== 'decline');
          game.must({ type: 'play', seat, command: choice ?? clash.defaultCommand(game.state, seat) });
        }
        const events = eventsOf(game);
        const wanted = objectsIn(card.special.power.do ?? []).flatMap((record) =>
          Object.keys(record).flatMap((word) => told[word] ?? []),
        );
        const revealed = events.findIndex(({ type }) => type === 'cardsRevealed');
        return revealed >= 0 && events.slice(revealed).some(({ type }) => wanted.includes(type));
      });
      expect(works).toBe(true);
    },
  );
});
