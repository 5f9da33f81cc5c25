export { counted } from './counted.js';
export { among, attackWordProblems, nameProblems, type Naming } from './name-problems.js';
export { findingsOf, firstProblems, pathOf, repeated, told, type ContentProblem, type Finding } from './problem.js';
export { readRecord } from './read-record.js';
export { nestingProblems, tooLong } from './size-problems.js';
export { nodesOf, type Node } from './walk.js';
export { weightProblems } from './weight-problems.js';
