import { createServer } from "node:http";
import express, { type Express } from "express";
import { expect, test } from "vitest";
import { describeAdapter, post, startDesk } from "../../../test/adapter-suite.ts";
import { createCallback, createDelivery } from "../../../test/deliveries.ts";
import { listen } from "../../../test/listen.ts";
import type { CallbackReceiver } from "../receiver/create-callback-receiver.ts";
import { createExpressHandler } from "./express-handler.ts";

/** Starts an app with the route after the middleware of `prepare`. */
const startBehind = (prepare: (app: Express) => void) => (receiver: CallbackReceiver) => {
  const app = express();
  prepare(app);
  app.post("/callbacks", createExpressHandler(receiver));
  return listen(createServer(app));
};

describeAdapter(startBehind(() => {}));

test.each([
  { name: "express.raw()", parser: express.raw({ type: "*/*" }) },
  {
    name: "a parser that keeps the bytes",
    parser: express.json({
      verify: (request, _response, bytes) => Object.assign(request, { rawBody: bytes }),
    }),
  },
])("works behind $name", async ({ parser }) => {
  await using desk = await startDesk(startBehind((app) => app.use(parser)));
  expect((await post(desk.port, createDelivery())).status).toBe(200);
  expect(desk.handled).toEqual([createCallback()]);
  const { headers, body } = createDelivery({ body: "{}".padEnd(5000) });
  expect((await post(desk.port, { headers, body })).status).toBe(413);
});

test("works before express.json(), which parses the other routes", async () => {
  const start = (receiver: CallbackReceiver) => {
    const app = express();
    app.post("/callbacks", createExpressHandler(receiver));
    app.use(express.json());
    app.post("/others", (request, response) => response.json(request.body));
    return listen(createServer(app));
  };
  await using desk = await startDesk(start);
  expect((await post(desk.port, createDelivery())).status).toBe(200);
  const other = { headers: { "content-type": "application/json" }, body: Buffer.from('{"a":1}') };
  expect((await post(desk.port, other, "/others")).body).toEqual({ a: 1 });
});

test("after express.json() it reports the problem and the solution", async () => {
  await using desk = await startDesk(startBehind((app) => app.use(express.json())));
  const answer = await post(desk.port, createDelivery());
  expect(answer).toMatchObject({
    status: 500,
    body: { title: "The receiver could not read the bytes of the body" },
  });
  expect(desk.problems.map(({ code, message }) => [code, message])).toEqual([
    [
      "body-already-read",
      "other code has read the body, but the receiver needs its bytes: mount the receiver before any body parser, or " +
        "have the parser store them as request.rawBody",
    ],
  ]);
  expect(desk.handled).toEqual([]);
});
