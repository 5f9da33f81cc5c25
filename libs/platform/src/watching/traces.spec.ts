import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Traces } from './traces.js';

interface Span {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[];
  readonly status: { readonly code?: number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

describe('the traces of a process', () => {
  let collector: Server;
  const sent: Sent[] = [];

  beforeAll(async () => {
    collector = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        sent.push(JSON.parse(Buffer.concat(chunks).toString()) as Sent);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    collector.close();
  });

  it('reach the collector that the environment names: each deed within the other, with its ids and how it ended', async () => {
    const traces = new Traces('chronicler-test');
    const append = () =>
      traces.during(
        'append',
        { streamId: 'g' },
        () => Promise.reject(new Error('full')),
        () => ({ outcome: 'fault' }),
      );
    const command = traces.during(
      'command',
      { gameId: 'g' },
      () => append().catch(() => 'parked'),
      (end) => ({ stream: 'game', ruleset: 'tally', by: 'player', outcome: end?.result ?? 'fault' }),
    );
    await command;
    await traces.close();
    const [resource] = sent.flatMap(({ resourceSpans }) => resourceSpans);
    const attributes = resource!.resource.attributes.map(({ key, value }) => [key, value.stringValue]);
    expect(attributes).toContainEqual(['service.name', 'chronicler-test']);
    const spans = resource!.scopeSpans.flatMap((scope) => scope.spans);
    const [inner, outer] = ['append', 'command'].map((name) => spans.find((span) => span.name === name)!) as [
      Span,
      Span,
    ];
    expect(inner.parentSpanId).toBe(outer.spanId);
    expect(inner.status.code).toBe(2);
    expect(outer.attributes.map(({ key, value }) => [key, value.stringValue])).toEqual([
      ['chronicler.gameId', 'g'],
      ['chronicler.stream', 'game'],
      ['chronicler.ruleset', 'tally'],
      ['chronicler.by', 'player'],
      ['chronicler.outcome', 'parked'],
    ]);
  });
});
