import type { TestFrame } from '../machine/frames.js';

type Given = Pick<TestFrame, 'context' | 'testKey' | 'testId' | 'heroId' | 'characteristic'> & Partial<TestFrame>;

/** A test, ready to be attempted; its hero has paid for it. */
export const testFrame = (test: Given): TestFrame => ({
  kind: 'test',
  stage: 'ATTEMPT',
  object: null,
  afar: false,
  value: 0,
  faces: [],
  change: 0,
  sure: false,
  passed: false,
  offered: [],
  noted: 0,
  answer: null,
  ...test,
});
