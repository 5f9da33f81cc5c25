export { randomPlan, seasonKinds } from './random-seasons/plans.js';
export { randomDuels } from './random-desks.js';
