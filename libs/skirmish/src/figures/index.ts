export { hasAbility } from './abilities.js';
export { attackDiceOf, characteristic } from './characteristics.js';
export { isEnemy } from './enemies.js';
export { figureValuesOf } from './figure-values.js';
export {
  figureOf,
  figuresInPlay,
  findFigure,
  findHeroState,
  heroOf,
  isInPlay,
  isVillainOut,
  occupantOf,
  seatOf,
  seatOfHero,
  spaceOf,
  standsOnBoard,
  superVillains,
} from './figures.js';
export { heroesInPlay, isOut, ownHeroInPlay, ownHeroesInPlay } from './heroes.js';
export { powerOnLeft } from './powers.js';
