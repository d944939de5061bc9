import { get, type IncomingMessage } from "node:http";
import { createLiveConfiguration } from "@payment-routing/config-store";
import {
  CHANGE_KINDS,
  type ChangeFeed,
  createChangeFeed,
  openPool,
  type Pool,
} from "@payment-routing/database";
import type { DecisionRecorder } from "@payment-routing/decision-store";
import type { Report } from "@payment-routing/delivery";
import { beforeAll, expect, test } from "vitest";
import { openEvents } from "../../test/open-events.ts";
import { reportSession } from "../../test/reports.ts";
import { loadSandbox } from "../../test/sandbox.ts";
import { send } from "../../test/send.ts";
import { OPERATOR, startInternal, useSandboxDelivery } from "../../test/start-internal.ts";
import { startServer } from "../../test/start-server.ts";
import type { DeliveryAccess } from "../http/delivery-access.ts";
import { createFollowChanges, MAX_STREAMS } from "./events-handler.ts";

const sandbox = useSandboxDelivery();
let database: Pool;
beforeAll(() => {
  database = sandbox.delivery.context.pool;
});

test("changes of another process are announced, and a shutdown ends the stream", async () => {
  const { server, internalPort } = await startInternal(sandbox.delivery);
  const events = await openEvents(internalPort, OPERATOR);
  expect(await events.next()).toEqual(CHANGE_KINDS);

  const other = await startOther();
  const { delivery } = sandbox;
  await delivery.applyReports([reportSession(1)] as unknown as Report[], { keyId: "processor" });
  // A committed report makes a lane due.
  expect(await events.next()).toEqual(["callbacks", "lanes", "endpoints"]);
  expect(await events.next()).toEqual(["callbacks", "lanes", "sessions"]);
  other.storeDecision();
  expect(await events.next()).toEqual(expect.arrayContaining(["decisions"]));
  other.replaceConfiguration();
  expect(await events.next()).toEqual(expect.arrayContaining(["configuration"]));

  const action = { method: "POST", headers: { ...OPERATOR, "content-type": "application/json" } };
  const path = "/internal/v1/lanes/1/pause";
  expect((await send(other.internalPort, { ...action, path, body: '{"reason":"a test"}' })).status).toBe(200);
  expect(await events.next()).toEqual(expect.arrayContaining(["audit", "lanes"]));

  expect(await server.close()).toBe(true);
  while ((await events.next()) !== undefined);
});

/** A process that announces its changes. */
async function startOther() {
  let store: (outcome: "stored", count: number) => void = () => {};
  const current = await loadSandbox();
  const decisions: DecisionRecorder = {
    close: async () => true,
    record: () => {},
    recordRejected: () => {},
    onOutcome(listener) {
      store = listener;
    },
    measure: () => ({ spoolBytes: 0, oldestAgeMs: 0 }),
  };
  const delivery: DeliveryAccess = {
    find: () => sandbox.delivery,
    isReady: async () => true,
    opened: Promise.resolve({ delivery: sandbox.delivery, worker: undefined }),
  };
  const configuration = createLiveConfiguration(current);
  const { internalPort } = await startServer({
    configuration,
    database,
    decisions,
    delivery,
    settings: { internalPort: 0 },
  });
  return {
    internalPort,
    storeDecision: () => store("stored", 1),
    replaceConfiguration: () => configuration.replace(current),
  };
}

test("a stream ends after its time, so that the key is checked again, also while the database is away", async () => {
  const feed = createChangeFeed(() => undefined);
  const watchEnd = () => new AbortController().signal;
  const answer = await createFollowChanges(20)({ watchEnd, feed } as never);
  const hints: object[] = [];
  if (answer.ok && "items" in answer) for await (const hint of answer.items) hints.push(hint);
  expect(hints).toEqual([]);
  expect(feed.followers).toBe(0);
});

test("a stream whose reader disconnects while the database is away makes place for another", async () => {
  const pool = openPool("postgresql://127.0.0.1:1/none");
  const delivery = { ...sandbox.delivery, context: { ...sandbox.delivery.context, pool } };
  const { internalPort } = await startInternal(delivery);
  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get({ port: internalPort, path: "/internal/v1/events", headers: OPERATOR }, resolve).on(
        "error",
        reject,
      ),
    );
  const streams = await Promise.all(Array.from({ length: 20 }, open));
  expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const rejected = await open();
  expect(rejected.statusCode).toBe(429);
  rejected.resume();
  for (const stream of streams) stream.destroy();
  await expect
    .poll(async () => {
      const stream = await open();
      stream.destroy();
      return stream.statusCode;
    })
    .toBe(200);
});

test("a process has a limited number of streams", async () => {
  const feed = { followers: MAX_STREAMS } as ChangeFeed;
  expect(await createFollowChanges()({ feed } as never)).toMatchObject({
    problem: { code: "too-many-streams" },
  });
});
