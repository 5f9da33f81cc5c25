import { told, type Piece } from '#drawing';
import * as skirmish from '#skirmish-presentation';
import { findHero, findMission, type HeroView, type Secrets } from '#skarov/queries';
import { sideColor } from './look.js';
import { cardFace } from './power-card.js';
import { heroLook, type Showing } from './showing.js';

type OwnCards = NonNullable<Secrets['heroes']>['cards'][number];

/** A hero beside its figure: its player, its possible acts, its cards in play and its plan as far as the viewer sees it. */
export function heroPanel(showing: Showing, hero: HeroView, width: number, least = 0): Piece {
  const { active, figures, sideSecrets: secrets } = showing.view;
  const { heroId, rank, seat, planned } = hero;
  const figure = figures.find(({ figureId }) => figureId === heroId);
  const own = secrets?.heroes?.cards.find((each) => each.heroId === heroId);
  const shown: skirmish.HeroShown = {
    look: heroLook(heroId),
    subtitle: [showing.tell.who(seat), told(showing, skirmish.rankNames[rank])].join(' · '),
    sideColor: sideColor('HEROES'),
    isOut: figure?.status === 'OUT',
    actions: active?.figureId === heroId ? active.actions : undefined,
    activated: hero.activated,
    planned: planned !== undefined,
    hand: hero.hand,
    wounds: hero.wounds,
    values: figure,
    cards: (each) => laidCards(showing, hero, own, each),
    handCards: (own?.hand ?? []).map((cardId) => cardFace(showing, cardId)),
    mission: missionOf(showing, hero),
    missionDone: hero.missionDone,
  };
  return skirmish.heroPanel(showing, shown, width, least);
}

/** Cards in play, then the plan: what lies face up or is known to the viewer, and the backs of the others (SKAROV-STRAT-07). */
function laidCards(
  showing: Showing,
  { inPlay, planned = [] }: HeroView,
  own: OwnCards | undefined,
  each: number,
): Piece[] {
  const shown = new Set(planned.flatMap(({ cardId }) => cardId ?? []));
  const plan = own?.plan ?? planned;
  return [
    ...inPlay.map(({ cardId, side }) => skirmish.playCard(showing, cardFace(showing, cardId), side, each)),
    ...plan.map(({ side, cardId }) =>
      cardId === undefined
        ? skirmish.cardBack(showing, side, each)
        : skirmish.playCard(showing, cardFace(showing, cardId), side, each, !shown.has(cardId)),
    ),
  ];
}

function missionOf(showing: Showing, { heroId, missionId }: HeroView): string {
  const mission = missionId === undefined ? undefined : findMission(missionId);
  return told(showing, mission?.text ?? findHero(heroId)?.flavor ?? { en: '', fr: '' });
}
