export { randomPlan, seasonKinds } from './random-seasons/plans.js';
