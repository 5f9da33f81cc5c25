import { secretsOf, told, type Piece } from '#drawing';
import * as skirmish from '#skirmish-presentation';
import { findHero, findMission, type HeroView } from '#clash/queries';
import { sideColor } from './look.js';
import { tableWords } from './picture-words.js';
import { cardFace } from './power-card.js';
import { heroLook, type Showing } from './showing.js';

/** A hero beside its figure: its player, its possible acts, its cards in play, its mission. */
export function heroPanel(showing: Showing, hero: HeroView, width: number, least = 0): Piece {
  const { active, figures } = showing.view;
  const figure = figures.find(({ figureId }) => figureId === hero.heroId);
  const own = secretsOf(showing, (own) => own.side === hero.side)?.heroes.find(({ heroId }) => heroId === hero.heroId);
  const { inPlay, teamUp, rank, seat } = hero;
  const isOut = figure?.status === 'OUT';
  const shown: skirmish.HeroShown = {
    ...hero,
    look: heroLook(hero.heroId),
    subtitle: [
      showing.tell.who(seat),
      told(showing, skirmish.rankNames[rank]),
      ...(teamUp ? [told(showing, tableWords.teamUp)] : []),
    ].join(' · '),
    sideColor: sideColor(hero.side),
    isOut,
    actions: active?.heroId === hero.heroId ? active.actions : undefined,
    values: figure,
    cards: (each) => [
      ...inPlay.map(({ cardId, side }) => skirmish.playCard(showing, cardFace(showing, cardId), side, each)),
      ...(own?.plan ?? []).map(({ cardId, side }) =>
        skirmish.playCard(showing, cardFace(showing, cardId), side, each, true),
      ),
    ],
    handCards: (own?.hand ?? []).map((cardId) => cardFace(showing, cardId)),
    mission: missionOf(showing, hero),
  };
  return skirmish.heroPanel(showing, shown, width, least);
}

function missionOf(showing: Showing, { heroId, missionId }: HeroView): string {
  const mission = missionId === undefined ? undefined : findMission(missionId);
  return told(showing, mission?.text ?? findHero(heroId)?.flavor ?? { en: '', fr: '' });
}
