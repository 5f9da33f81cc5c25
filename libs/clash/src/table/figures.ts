export {
  figureOf,
  figuresInPlay,
  findFigure,
  findHeroState,
  heroOf,
  isInPlay,
  isVillainOut,
  spaceOf,
  standsOnBoard,
} from '#skirmish';
