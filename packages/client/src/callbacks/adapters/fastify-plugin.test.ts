import fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { describeAdapter, post, startDesk } from "../../../test/adapter-suite.ts";
import { createDelivery } from "../../../test/deliveries.ts";
import type { CallbackReceiver } from "../receiver/create-callback-receiver.ts";
import { createFastifyPlugin } from "./fastify-plugin.ts";

/** Starts an app with the receiver, after calling `prepare`. */
const startWith = (prepare: (app: FastifyInstance) => void) => async (receiver: CallbackReceiver) => {
  const app = fastify({ forceCloseConnections: true });
  prepare(app);
  app.register(createFastifyPlugin(receiver, "/callbacks"));
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return { port: Number(new URL(address).port), [Symbol.asyncDispose]: () => app.close() };
};

describeAdapter(startWith(() => {}));

test("does not use or change the parsers of the app", async () => {
  const start = startWith((app) => {
    app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, { parsedByTheApp: JSON.parse(String(body)) }),
    );
    app.post("/others", async (request) => request.body);
  });
  await using desk = await startDesk(start);
  expect((await post(desk.port, createDelivery())).status).toBe(200);
  const other = { headers: { "content-type": "application/json" }, body: Buffer.from('{"a":1}') };
  expect((await post(desk.port, other, "/others")).body).toEqual({ parsedByTheApp: { a: 1 } });
});

test("may stand under a prefix, and runs the hooks of the app", async () => {
  const urls: string[] = [];
  const start = async (receiver: CallbackReceiver) => {
    const app = fastify({ forceCloseConnections: true });
    app.addHook("onRequest", async (request) => void urls.push(request.url));
    app.register(createFastifyPlugin(receiver, "/callbacks"), { prefix: "/hooks" });
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    return { port: Number(new URL(address).port), [Symbol.asyncDispose]: () => app.close() };
  };
  await using desk = await startDesk(start);
  expect((await post(desk.port, createDelivery(), "/hooks/callbacks")).status).toBe(200);
  expect(urls).toEqual(["/hooks/callbacks"]);
});
