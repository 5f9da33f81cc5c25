// Loaded before everything else of a process (NODE_OPTIONS): its clock is CLOCK_SKEW milliseconds ahead of the machine's.
import process from 'node:process';

const skew = Number(process.env.CLOCK_SKEW);
const { now } = Date;
const ahead = () => now() + skew;

globalThis.Date = new Proxy(Date, {
  construct: (date, words, target) => Reflect.construct(date, words.length === 0 ? [ahead()] : words, target),
  get: (date, property) => (property === 'now' ? ahead : Reflect.get(date, property)),
});
