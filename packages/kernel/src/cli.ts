#!/usr/bin/env node
import process from 'node:process';
import { author, laws } from '../../../apps/cli/src/author/command.js';
import { explainingWrongUse } from '../../../apps/cli/src/wrong-use.js';

const usage = `Usage: chronicler laws PLACE [--games N] [--law N]
       chronicler author PLACE [--seed SEED] [--at VERSION] [--games N] [--law N] [--watch]

PLACE is a folder of a package, or its file of laws (*.laws.ts), which calls describeLaws. It needs no build.
`;

/** The commands for authors that need no server. */
const commands: Readonly<Record<string, typeof laws>> = { laws, author: (words) => author(words) };

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) process.stderr.write(usage);
process.exitCode = command ? await explainingWrongUse(() => command(words)) : 2;
