import base from './jest.config.mjs';

/** Only the storm: it needs the machine for itself, and Node; with `redis-server` it goes over Redis too. */
export default { ...base, testRegex: ['\\.storm-spec\\.ts$'], maxWorkers: 1 };
