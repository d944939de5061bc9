import type { CallbackReceiver } from "../receiver/callback-receiver.ts";
import { readRequestBody } from "./read-request-body.ts";

/**
 * Puts a receiver behind anything that speaks the Fetch API: Hono, Next.js, Workers, Deno, Bun.
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
