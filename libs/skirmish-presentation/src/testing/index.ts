export { expectSceneryOn } from './scenery-laws.js';
export { actionsSpent, type ActionsSpent } from './idle-actions.js';
