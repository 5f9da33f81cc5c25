/** True where the program `redis-server` is, for suites that kill and freeze a Redis of their own. */
export declare const hasRedisProgram: () => boolean;
