import { localizedIssue } from '#kernel';
import { optionsFields } from './options-fields.js';
import { optionsProblem, ownProblems } from './options-problem.js';

/** The options of a game, chosen by its opener. A fault of a custom scenario or base is told with its path (SKAROV-BASE-17). */
export const optionsSchema = optionsFields.superRefine((options, context) => {
  if (context.issues.length > 0) return;
  const problems = ownProblems(options);
  for (const { path, message } of problems) context.addIssue(localizedIssue(message, [path]));
  const problem = problems.length === 0 ? optionsProblem(options) : undefined;
  if (problem !== undefined) context.addIssue(localizedIssue(problem));
});
