export {
  figureOf,
  figuresInPlay,
  findFigure,
  findHeroState,
  heroOf,
  isVillainOut,
  spaceOf,
  standsOnBoard,
} from '#skirmish/figures';
