import { type Check, warning } from "./finding.ts";

/** The collector of traces: it accepts an empty request. */
export const checkCollector: Check = async ({ settings: { otelExporterOtlpEndpoint: endpoint } }) => {
  if (endpoint === undefined) return [];
  const problem = await post(endpoint).catch((cause: Error) => String(cause.cause ?? cause));
  if (problem === undefined) return [];
  return [
    warning(
      `the collector ${endpoint} does not accept traces (${problem}): correct OTEL_EXPORTER_OTLP_ENDPOINT, or start the collector`,
    ),
  ];
};

async function post(endpoint: string): Promise<string | undefined> {
  const response = await fetch(`${endpoint.replace(/\/$/, "")}/v1/traces`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"resourceSpans":[]}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.ok ? undefined : `status ${response.status}`;
}

const TIMEOUT_MS = 3000;
