#!/usr/bin/env node
// `chronicler start` is the standalone server; any other word is a command. For packages that depend on this one.
import process from 'node:process';

const [node, script, ...words] = process.argv;
process.argv = words[0] === 'start' ? [node, script, 'apps/standalone'] : [node, script, 'apps/cli', ...words];
await import('./run.mjs');
