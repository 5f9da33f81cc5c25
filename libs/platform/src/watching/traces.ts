import { SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Measurements, Ids, Observer } from './observer.js';

/**
 * Tells OpenTelemetry of every deed as a span, the one within the other. The target and the share of spans come from the variables of
 * OpenTelemetry (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`, …). Spans carry ids
 * and outcomes; never the content of a command, nor its actor.
 */
export class Traces implements Observer {
  private readonly provider: NodeTracerProvider;
  private readonly tracer: Tracer;

  /** `service`: the name of this process, unless `OTEL_SERVICE_NAME` says otherwise. */
  constructor(service: string) {
    const name = process.env['OTEL_SERVICE_NAME'] ?? service;
    this.provider = new NodeTracerProvider({
      resource: defaultResource().merge(resourceFromAttributes({ 'service.name': name })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    });
    this.provider.register();
    this.tracer = this.provider.getTracer('chronicler');
  }

  during<Name extends keyof Measurements, T>(
    name: Name,
    ids: Ids,
    work: () => Promise<T>,
    ended: (end?: { readonly result: T }) => Measurements[Name],
  ): Promise<T> {
    return this.tracer.startActiveSpan(name, { attributes: named(ids) }, async (span) => {
      try {
        const result = await work();
        span.setAttributes(named({ ...ended({ result }) }));
        return result;
      } catch (fault) {
        span.setAttributes(named({ ...ended() }));
        span.setStatus({ code: SpanStatusCode.ERROR, message: fault instanceof Error ? fault.name : 'fault' });
        throw fault;
      } finally {
        span.end();
      }
    });
  }

  happened(): void {
    // Counted, not traced.
  }

  stands(): void {
    // Measured, not traced.
  }

  /** Sends pending spans, and no more. */
  close(): Promise<void> {
    return this.provider.shutdown();
  }
}

const named = (facts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [`chronicler.${name}`, value]));
