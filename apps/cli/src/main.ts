import { commands } from './commands.js';

const [name = 'help', ...words] = process.argv.slice(2);
const command = commands[name];

/** The exit code of a command whose reader has gone: 128 and SIGPIPE. */
const READER_GONE = 141;

// The reader may stop early: `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(READER_GONE);
});

/** Lists the commands. */
function help(): void {
  const list = Object.values(commands).map(({ summary }) => `  ${summary}`);
  process.stdout.write(['Usage: npm run chronicler -- <command> [arguments]', '', ...list, ''].join('\n'));
}

if (command) {
  process.exitCode = await command.run(words).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  });
} else {
  help();
  process.exitCode = name === 'help' ? 0 : 2;
}
