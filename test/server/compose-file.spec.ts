import { readFile } from 'node:fs/promises';
import { variableNames } from '#platform';
import { Ajv } from 'ajv';
import { composeFile, named, ours, services } from './compose-file.js';

const strings = { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true } as const;
const text = { type: 'string', minLength: 1 } as const;
const seconds = { type: 'string', pattern: '^\\d+s$' } as const;
const bytes = { type: 'string', pattern: '^\\d+[kmg]$' } as const;

/** The keys of Docker Compose that this file uses, and no others, so that a misspelt key is unknown. */
const schema = {
  type: 'object',
  required: ['name', 'services', 'networks', 'volumes'],
  additionalProperties: false,
  patternProperties: { '^x-': { type: 'object' } },
  properties: {
    name: text,
    networks: {
      type: 'object',
      additionalProperties: {
        type: ['object', 'null'],
        additionalProperties: false,
        properties: { internal: { type: 'boolean' } },
      },
    },
    volumes: { type: 'object', additionalProperties: { type: 'null' } },
    services: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['image', 'restart', 'networks', 'mem_limit'],
        properties: {
          image: { type: 'string', pattern: '^[a-z]+(:[\\w.-]+@sha256:[0-9a-f]{64})?$' },
          build: { const: '.' },
          user: text,
          command: text,
          read_only: { type: 'boolean' },
          tmpfs: { ...strings, items: { type: 'string', pattern: '^/' } },
          cap_drop: strings,
          cap_add: strings,
          security_opt: strings,
          pids_limit: { type: 'integer', minimum: 1 },
          mem_limit: bytes,
          shm_size: bytes,
          restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
          stop_grace_period: seconds,
          environment: {
            type: 'object',
            propertyNames: { pattern: '^[A-Z_]+$' },
            additionalProperties: { type: ['string', 'number'] },
          },
          ports: { ...strings, items: { type: 'string', pattern: '^127\\.0\\.0\\.1:\\d+:\\d+$' } },
          networks: strings,
          volumes: { ...strings, items: { type: 'string', pattern: '^[\\w./-]+:/[\\w./-]+(:ro)?$' } },
          depends_on: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              required: ['condition'],
              additionalProperties: false,
              properties: {
                condition: { enum: ['service_healthy', 'service_completed_successfully', 'service_started'] },
              },
            },
          },
          healthcheck: {
            type: 'object',
            required: ['test', 'interval', 'retries'],
            additionalProperties: false,
            properties: {
              test: { anyOf: [text, { type: 'array', items: text, minItems: 2 }] },
              interval: seconds,
              timeout: seconds,
              start_period: seconds,
              retries: { type: 'integer', minimum: 1 },
            },
          },
        },
      },
    },
  },
} as const;

interface Declared {
  readonly networks: object;
  readonly volumes: object;
}

describe('docker-compose.yml', () => {
  it('runs nothing as root, with unneeded rights, or without limits on resources', () => {
    for (const [name, service] of named) {
      const { user, build, read_only, cap_drop, security_opt, mem_limit } = service;
      expect({ name, read_only, cap_drop, security_opt }).toEqual({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect({ name, mem_limit, user: build ?? user }).toEqual({
        name,
        mem_limit: expect.stringMatching(/^\d+[gm]$/),
        user: expect.not.stringMatching(/^(root|0)(:|$)/),
      });
    }
  });

  it('has the programs that Dockerfile runs, as another user than root', async () => {
    expect((await readFile('Dockerfile', 'utf8')).split('\n')).toContain('USER node');
  });

  it('has no password in the file', () => {
    const values = named.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secrets = values.filter(
      ([name, value]) => /PASSWORD|SEED_KEY$/.test(name) || /:\/\/\w+:.*@/.test(String(value)),
    );
    expect(secrets.length).toBeGreaterThan(4);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:\?[^}]+\}/);
  });

  it('has two APIs and two workers that end in health checks, behind a proxy that alone is reachable from outside', () => {
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api-1', 'api-2', 'worker-1', 'worker-2']);
    expect(named.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    const unwatched = named.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name);
    expect(unwatched).toEqual(['migrate']);
    expect(services['postgres']!.networks).toEqual(['inside']);
  });

  // Debian's Caddy is older than that of the file, with fewer options.
  it('has a proxy whose Caddyfile names the APIs, listens where it is reached, and notices their stop before they end', async () => {
    const caddyfile = await readFile('deploy/Caddyfile', 'utf8');
    const lines = caddyfile.split('\n').map((line) => line.trim());
    const valueOf = (word: string): string => lines.find((line) => line.startsWith(`${word} `))!.slice(word.length + 1);
    const apis = ours.filter(([name]) => name.startsWith('api-'));
    expect(valueOf('reverse_proxy')).toBe([...apis.map(([name]) => `${name}:4000`), '{'].join(' '));
    for (const [, { healthcheck }] of apis)
      expect([healthcheck!.test].flat().join(' ')).toContain(':4000/health/ready');
    expect(services['proxy']!.ports).toEqual(['127.0.0.1:4000:4000']);
    expect(lines).toContain(':4000 {');
    expect(valueOf('health_uri')).toBe('/health/ready');
    const milliseconds = (word: string): number => Number(/^(\d+)s$/.exec(valueOf(word))![1]) * 1_000;
    const [stopDelay] = apis.map(([, { environment }]) => Number(environment!['STOP_DELAY']));
    expect(milliseconds('health_interval') + milliseconds('health_timeout')).toBeLessThan(stopDelay!);
    // Each opening brace has a closing one.
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(lines.filter((line) => line === '}').length);
  });

  it('gives every variable to APIs and workers, except those that are useless in a container', () => {
    const of = {
      'the owner of the database, which only migrate knows': ['MIGRATION_DATABASE_URL'],
      'one installation on a Redis of its own': ['QUEUE_PREFIX'],
      'addresses that the image and the proxy agree on': ['HOST', 'PORT'],
      'an embedded database': ['CHRONICLER_DATA'],
      development: ['WEBHOOKS_TO_LOOPBACK'],
    };
    const due = variableNames.filter((name) => !Object.values(of).flat().includes(name)).sort();
    const opened = { OTEL: /^OTEL_/u };
    for (const [name, { environment = {} }] of ours.filter(([each]) => each !== 'migrate')) {
      const given = Object.keys(environment).filter((each) => due.includes(each) || !opened.OTEL.test(each));
      expect([name, given.sort()]).toEqual([name, due]);
      for (const [variable, value] of Object.entries(environment).filter(([each]) => /^(OTEL|MAX|POINTS)_/u.test(each)))
        expect(value).toBe(`\${${variable}:-}`);
    }
    for (const name of Object.values(of).flat()) expect(variableNames).toContain(name);
  });

  it('sets every variable that the guides name, for any reader', async () => {
    const guide = await readFile('docs/guides/run-in-production.md', 'utf8');
    const named = new Set(guide.match(/\bOTEL_[A-Z_]+\b/gu));
    named.delete('OTEL_SERVICE_NAME');
    expect(named.size).toBeGreaterThan(2);
    for (const name of named) expect(Object.keys(services['api-1']!.environment!)).toContain(name);
  });

  it('allows outbound webhooks of workers and requests of APIs to issuers, and nothing from the servers', () => {
    const { networks } = composeFile as unknown as {
      readonly networks: Readonly<Record<string, { internal?: boolean } | null>>;
    };
    const leadsOut = (name: string): boolean =>
      services[name]!.networks.some((each) => networks[each]?.internal !== true);
    expect(named.map(([name]) => name).filter((name) => !leadsOut(name))).toEqual(['postgres', 'redis', 'migrate']);
    const ofProxy = services['proxy']!.networks;
    expect(services['worker-1']!.networks.filter((each) => ofProxy.includes(each))).toEqual([]);
  });

  it('names images by their full versions and digests, as Dockerfile does', async () => {
    const theirs = named.filter(([, { build }]) => !build).map(([, { image }]) => image);
    expect(theirs).toHaveLength(3);
    for (const image of theirs) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+@sha256:[0-9a-f]{64}$/u);
    const bases = (await readFile('Dockerfile', 'utf8')).match(/^FROM .*$/gmu) ?? [];
    expect(new Set(bases.map((line) => /@sha256:[0-9a-f]{64}/u.exec(line)?.[0])).size).toBe(1);
    expect(bases).toHaveLength(2);
  });

  it('has a Redis that persists its data and evicts nothing', () => {
    expect(services['redis']!.command).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/);
  });

  it('has no key that Docker does not know', () => {
    const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
    expect([validate(composeFile), validate.errors]).toEqual([true, null]);
  });

  it('would be refused with a misspelt key', () => {
    const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
    const { redis, ...others } = services;
    expect(validate({ ...composeFile, services: { ...others, redis: { ...redis, memory_limit: '1g' } } })).toBe(false);
  });

  it('names existing networks, volumes and services, and waits for health where there are checks', () => {
    const { networks, volumes } = composeFile as unknown as Declared;
    for (const [name, service] of named) {
      const mounted = (service.volumes ?? []).map((volume) => volume.split(':')[0]!).filter((from) => /^\w/.test(from));
      expect([name, service.networks.filter((network) => !Object.hasOwn(networks, network))]).toEqual([name, []]);
      expect([name, mounted.filter((volume) => !Object.hasOwn(volumes, volume))]).toEqual([name, []]);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect([name, other, services[other] !== undefined]).toEqual([name, other, true]);
        if (condition === 'service_healthy') expect(services[other]!.healthcheck).toBeDefined();
      }
    }
  });

  it('checks that a worker has its database, not only that it runs', () => {
    for (const name of ['worker-1', 'worker-2'])
      expect(JSON.stringify(services[name]!.healthcheck)).toContain(':9464/health/ready');
  });
});
