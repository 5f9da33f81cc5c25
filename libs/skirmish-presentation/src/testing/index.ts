export { expectSceneryOn } from './scenery-laws.js';
