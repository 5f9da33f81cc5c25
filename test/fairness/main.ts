import process from 'node:process';
import { parseArgs } from 'node:util';
import { spreadOf } from './chi-square.js';
import { countsOf, trials } from './trials.js';

/* `npm run fairness`: whether what games draw comes equally often. */
const { values } = parseArgs({
  options: { draws: { type: 'string', default: '10000000' }, seed: { type: 'string', default: 'fairness 1' } },
});
const draws = Number(values.draws);
process.stdout.write(`Seed “${values.seed}”, ${draws.toLocaleString('en')} draws each.\n\n`);
process.stdout.write('| what | outcomes | goes | chi-square | degrees of freedom | standard deviations |\n');
process.stdout.write('| --- | --- | --- | --- | --- | --- |\n');
for (const trial of trials) {
  const counts = countsOf(trial, draws, values.seed);
  const goes = counts.reduce((sum, count) => sum + count, 0);
  const { chiSquare, freedom, deviations } = spreadOf(counts);
  const figures = [trial.outcomes, goes.toLocaleString('en'), chiSquare.toFixed(1), freedom, deviations.toFixed(2)];
  process.stdout.write(`| ${[trial.what, ...figures].join(' | ')} |\n`);
}
