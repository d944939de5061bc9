import type { CallbackReceiver } from "../receiver/create-callback-receiver.ts";
import type { BodyBounds, UnreadBody } from "../verification/callback-request.ts";
import { ByteCollector } from "./byte-collector.ts";

/**
 * Creates a handler for the Fetch API: Hono, Next.js, Workers, Deno, Bun.
 * `export const POST = createFetchHandler(receiver)`
 */
export function createFetchHandler(receiver: CallbackReceiver): (request: Request) => Promise<Response> {
  return async (request) => {
    const { status, headers, body } = await receiver.receive({
      method: request.method,
      header: (name) => request.headers.get(name) ?? undefined,
      body: await readRequestBody(request, receiver.bodyBounds),
    });
    return new Response(body, { status, headers });
  };
}

/** Reads the body of a Fetch API request within bounds. Never rejects. */
async function readRequestBody(
  request: Request,
  { maxBytes, bodyTimeoutMs }: BodyBounds,
): Promise<Uint8Array | UnreadBody> {
  if (request.bodyUsed || request.body?.locked) return "already-read";
  if (request.body === null) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const timeout = Promise.withResolvers<"too-slow">();
  const timer = setTimeout(() => timeout.resolve("too-slow"), bodyTimeoutMs);
  try {
    const body = await Promise.race([collect(reader, new ByteCollector(maxBytes)), timeout.promise]);
    if (typeof body === "string") reader.cancel().catch(() => {});
    return body;
  } finally {
    clearTimeout(timer);
  }
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  collector: ByteCollector,
): Promise<Uint8Array | UnreadBody> {
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return collector.toBytes();
      if (!collector.add(value)) return "too-large";
    }
  } catch {
    return "incomplete";
  }
}
