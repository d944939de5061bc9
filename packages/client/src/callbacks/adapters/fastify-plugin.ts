import type { CallbackReceiver } from "../receiver/create-callback-receiver.ts";
import { findHeader, type NodeHeaders, type NodeStream } from "./node-http.ts";
import { readStreamBody } from "./read-stream-body.ts";

/** The part of a Fastify instance that the plugin uses. */
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
 * Creates a Fastify plugin: `app.register(createFastifyPlugin(receiver, "/callbacks"))`.
 *
 * The plugin is encapsulated: it does not change the body parsers of the rest of the app.
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
      const answer = await receiver.receive({ method, header: findHeader(headers), body });
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    });
  };
}

/** Fastify does not call a parser without a body and a content type. */
function isStream(payload: unknown): payload is NodeStream {
  return typeof payload === "object" && payload !== null;
}
