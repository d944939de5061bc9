/** The internal listener, as a processor and an operator use it. */
interface InternalListener {
  /** Sends a report with the key of the processor. */
  report(method: "PUT" | "POST", path: string, report: object): Promise<ReportResult>;
  /** Sends a GET request with the key of the operator. */
  read<Content>(path: string): Promise<Content>;
}

export interface ReportResult {
  readonly outcome: string;
  readonly version: number;
  readonly callback_sequence?: number;
}

export function callInternalListener(
  internalUrl: string,
  keys: { readonly processor: string; readonly operator: string },
): InternalListener {
  const call = async (path: string, key: string, init: RequestInit) => {
    const url = `${internalUrl}/internal/v1${path}`;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const content = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${content}`);
    return JSON.parse(content);
  };
  return {
    report: (method, path, report) => call(path, keys.processor, { method, body: JSON.stringify(report) }),
    read: (path) => call(path, keys.operator, { method: "GET" }),
  };
}

const TIMEOUT_MS = 10_000;
