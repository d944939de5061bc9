import { createServer } from "node:http";
import { expect, test } from "vitest";
import { describeAdapter, startDesk } from "../../../test/adapter-suite.ts";
import { listen } from "../../../test/listen.ts";
import type { CallbackReceiver } from "../receiver/create-callback-receiver.ts";
import { createNodeListener } from "./node-listener.ts";

const start = (receiver: CallbackReceiver) => listen(createServer(createNodeListener(receiver)));

describeAdapter(start);

test("answers 405 to other methods", async () => {
  await using desk = await startDesk(start);
  const response = await fetch(`http://127.0.0.1:${desk.port}/callbacks`);
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});

test("sends nothing if an answer was already sent", async () => {
  const busy = (receiver: CallbackReceiver) =>
    listen(
      createServer((request, response) => {
        response.writeHead(503).end("{}");
        return createNodeListener(receiver)(request, response);
      }),
    );
  await using desk = await startDesk(busy);
  const response = await fetch(`http://127.0.0.1:${desk.port}/callbacks`, { method: "POST" });
  expect(response.status).toBe(503);
  await expect.poll(desk.codes).toEqual(["missing-header"]);
});

test("reports missing bytes if an encoding is set", async () => {
  const decoding = (receiver: CallbackReceiver) =>
    listen(
      createServer((request, response) => {
        request.setEncoding("utf8");
        return createNodeListener(receiver)(request, response);
      }),
    );
  await using desk = await startDesk(decoding);
  const response = await fetch(`http://127.0.0.1:${desk.port}/callbacks`, { method: "POST", body: "{}" });
  expect(response.status).toBe(500);
  expect(desk.codes()).toEqual(["body-already-read"]);
});
