import process from 'node:process';

let isJson = false;

/** Runs a command whose output programs read: each line of it is a JSON object. */
export async function inJson<T>(run: () => Promise<T>): Promise<T> {
  isJson = true;
  try {
    return await run();
  } finally {
    isJson = false;
  }
}

/** Prints a line of the result: its text for people, or its data. Tells whether the reader keeps up. */
export const answer = (data: object, text: string): boolean =>
  process.stdout.write(isJson ? `${JSON.stringify(data)}\n` : text === '' ? '' : `${text}\n`);

/** Prints what people alone need: a title, a count. */
export const say = (text: string): void => {
  if (!isJson) process.stdout.write(`${text}\n`);
};
