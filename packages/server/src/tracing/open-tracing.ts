import type { IncomingHttpHeaders } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Span as SdkSpan, SpanContext, SpanOptions } from "@opentelemetry/api";
import type { Span, SpanAttributes, StoredSpan, Tracer } from "@payment-routing/delivery";
import { readVersion } from "../metrics/metrics.ts";

export interface TracingOptions {
  /** The address of a collector; the path `/v1/traces` is added. */
  readonly endpoint: string;
  /** The share of searches and reports that are traced, unless the caller of a report decides. */
  readonly percent: number;
  /** See `Tracer`. */
  readonly tellsMerchants: boolean;
  /** Called when spans could not be sent. They are lost. */
  readonly onError: (error: unknown) => void;
}

/** A span of a request, and those within it. */
export interface RequestSpan extends Span {
  readonly traceId: string;
  /** Adds a span that has ended. Times are from `performance.now()`. */
  add(name: "decode" | "decide" | "encode", startedAtMs: number, endedAtMs: number): void;
}

/** The traces of a process. */
export interface Tracing extends Tracer {
  /**
   * Begins the trace of a search, or not: the choice is made before anything else. A merchant's `traceparent` is only linked, so that
   * merchants neither cause traces nor write into ours.
   */
  beginSearch(traceparent: string | undefined, startedAtMs: number): RequestSpan | undefined;
  /** Begins the span of a report, or not. A processor's `traceparent` is continued, and decides. */
  beginReport(traceparent: string | undefined, startedAtMs: number): RequestSpan | undefined;
  /** Sends what is left, for at most a second. Never rejects. */
  close(): Promise<void>;
}

/** Loads the SDK of OpenTelemetry, which takes memory and time at the start, and sends spans in batches as OTLP. */
export async function openTracing({
  endpoint,
  percent,
  tellsMerchants,
  onError,
}: TracingOptions): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, core, resources, sdk, { OTLPTraceExporter }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/core"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
    ]);
  core.setGlobalErrorHandler(onError);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      "service.name": "payment-routing",
      "service.version": readVersion(),
      "service.instance.id": crypto.randomUUID(),
      "process.pid": process.pid,
    }),
    // Whatever begins a span has decided that it is sampled.
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("payment-routing");

  function start(name: string, parent: SpanContext | undefined, options: SpanOptions): RequestSpan {
    const within = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    const span = tracer.startSpan(name, options, within);
    const own = span.spanContext();
    return {
      traceId: own.traceId,
      traceparent: `00-${own.traceId}-${own.spanId}-01`,
      get stored() {
        return Buffer.from(`${own.traceId}${own.spanId}01`, "hex");
      },
      add: (child, startTime, endedAtMs) =>
        tracer.startSpan(child, { startTime }, trace.setSpanContext(ROOT_CONTEXT, own)).end(endedAtMs),
      end: (attributes, endedAtMs) => end(span, attributes, endedAtMs),
    };
  }

  function end(span: SdkSpan, attributes: SpanAttributes = {}, endedAtMs?: number): void {
    span.setAttributes(attributes);
    if (attributes["error.type"] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endedAtMs);
  }

  const isChosen = () => Math.random() * 100 < percent;

  return {
    tellsMerchants,
    begin(name, parent, startTime) {
      const kind = name === "attempt" ? SpanKind.CLIENT : SpanKind.INTERNAL;
      return start(name, loadSpan(parent), { kind, startTime });
    },
    beginSearch(traceparent, startTime) {
      if (!isChosen()) return undefined;
      const caller = core.parseTraceParent(traceparent ?? "");
      const links = caller === null ? [] : [{ context: caller }];
      return start("search", undefined, { kind: SpanKind.SERVER, startTime, links });
    },
    beginReport(traceparent, startTime) {
      const caller = core.parseTraceParent(traceparent ?? "");
      const isSampled = caller === null ? isChosen() : (caller.traceFlags & SAMPLED) !== 0;
      if (!isSampled) return undefined;
      return start("report", caller ?? undefined, { kind: SpanKind.SERVER, startTime });
    },
    async close() {
      await Promise.race([provider.shutdown().catch(onError), delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

const SAMPLED = 1;
/** The exporter would repeat a request for longer. */
const CLOSE_MS = 1000;

/** Several headers are no valid one. */
export function readTraceparent({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === "string" ? traceparent : undefined;
}

function loadSpan(stored: StoredSpan): SpanContext {
  const digits = Buffer.from(stored).toString("hex");
  return { traceId: digits.slice(0, 32), spanId: digits.slice(32, 48), traceFlags: SAMPLED, isRemote: true };
}
