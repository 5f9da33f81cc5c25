import { localizedIssue } from '#kernel';
import { optionsFields } from './options-fields.js';
import { optionsProblem, ownScenarioProblems } from './options-problem.js';

/** The options of a game, chosen by its opener (CLASH-201). A fault of a custom scenario is told with its path (CLASH-014). */
export const optionsSchema = optionsFields.superRefine((options, context) => {
  if (context.issues.length > 0) return;
  const problems = ownScenarioProblems(options);
  for (const { path, message } of problems) {
    const place = path === '' ? 'scenario' : `scenario.${path}`;
    context.addIssue(localizedIssue(message, [place]));
  }
  const problem = problems.length === 0 ? optionsProblem(options) : undefined;
  if (problem !== undefined) context.addIssue(localizedIssue(problem));
});
