import type { CallbackReceiver } from "../receiver/callback-receiver.ts";
import type { NodeHeaders, NodeStream } from "./node-http.ts";
import { readStreamBody } from "./read-stream-body.ts";
import { takeHeader } from "./take-header.ts";

/** What the plugin needs of the Fastify instance that it is given. */
export interface FastifyScope {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(contentType: string, parser: FastifyParser): unknown;
  post(path: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): unknown;
}

export type FastifyParser = (
  request: unknown,
  payload: NodeStream,
  done: (error: null, body: NodeStream) => void,
) => void;

export interface FastifyRequest {
  readonly method: string;
  readonly headers: NodeHeaders;
  readonly body: unknown;
}

export interface FastifyReply {
  code(status: number): FastifyReply;
  headers(headers: Record<string, string>): FastifyReply;
  send(body: string): FastifyReply;
}

/**
 * Puts a receiver behind a route of Fastify: `app.register(createFastifyPlugin(receiver, "/callbacks"))`.
 *
 * The plugin keeps to its own scope: the body parsers of the rest of the app are left as they are.
 */
export function createFastifyPlugin(
  receiver: CallbackReceiver,
  path: string,
): (scope: FastifyScope) => Promise<void> {
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.post(path, async ({ method, headers, body: payload }, reply) => {
      const body = isStream(payload) ? await readStreamBody(payload, receiver.bodyBounds) : new Uint8Array();
      const answer = await receiver.receive({ method, header: takeHeader(headers), body });
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    });
  };
}

/** Fastify parses nothing where there is neither a body nor a type of one. */
function isStream(payload: unknown): payload is NodeStream {
  return typeof payload === "object" && payload !== null;
}
