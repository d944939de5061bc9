import { describe, expect, test } from "vitest";
import { REASON, useOperatorRoutes } from "../../test/operator-routes.ts";
import { readProblemJson } from "../../test/read-problem.ts";

const { call, get, post, readAudit, carryOut } = useOperatorRoutes();

describe("endpoints", () => {
  const ENDPOINT = { endpoint: "https://merchant.sandbox.example", ...REASON };

  test("are paused and resumed", async () => {
    expect((await post("/endpoints/pause", ENDPOINT)).content).toEqual({ done: true });
    expect((await get("/endpoints?state=paused")).content.items).toMatchObject([
      {
        endpoint: ENDPOINT.endpoint,
        client_ids: [10077],
        configured_client_ids: [10077, 10078],
        limits: [{ concurrency: 20 }, { concurrency: 4, rate_per_second: 50 }],
        lanes: 2,
        lanes_parked: 1,
        callbacks: 2,
      },
    ]);
    expect((await post("/endpoints/resume", ENDPOINT)).content).toEqual({ done: true });
    expect((await get("/endpoints?state=paused")).content.items).toEqual([]);
    expect(await readAudit()).toEqual([
      ["sandbox-operator-key", "resume-endpoint", `endpoint:${ENDPOINT.endpoint}`, "trying it"],
      ["sandbox-operator-key", "pause-endpoint", `endpoint:${ENDPOINT.endpoint}`, "trying it"],
    ]);
  });

  test("are skipped, after a count of the waiting callbacks", async () => {
    const counted = await get(`/endpoints/skip?endpoint=${encodeURIComponent(ENDPOINT.endpoint)}`);
    expect(counted.content).toEqual({ lanes: 2, callbacks: 2, redeliveries: 0 });
    expect(await readAudit()).toEqual([]);
    expect(await carryOut("/endpoints/skip", ENDPOINT)).toMatchObject({
      state: "finished",
      target: { endpoint: ENDPOINT.endpoint },
      planned: counted.content,
      done: 2,
      total: 2,
      counts: { callbacks_skipped: 2, redeliveries_withdrawn: 0, left_under_way: 0 },
    });
    expect((await get("/callbacks?state=skipped")).content.items).toHaveLength(2);
    expect(await readAudit()).toEqual([
      ["sandbox-operator-key", "skip-endpoint", `endpoint:${ENDPOINT.endpoint}`, "trying it"],
    ]);
  });

  test.each(["/endpoints", "/endpoints/skip", "/lanes", "/callbacks", "/redeliveries"])(
    "%s accepts only an origin",
    async (path) => {
      const answer = await get(`${path}?endpoint=https://merchant.sandbox.example/`);
      expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
      expect(JSON.parse(answer.body).issues[0].message).toBe(
        '/endpoint: expected text in the format https://host:port, such as https://merchant.example, got "https://merchant.sandbox.example/"',
      );
    },
  );

  test.each(["", "?endpoint="])("are not counted without an endpoint: %s", async (query) => {
    const answer = await call("GET", `/endpoints/skip${query}`);
    expect(readProblemJson(answer)).toMatchObject({ status: 400, code: "invalid-query" });
  });

  test.each([
    { verb: "pause", endpoint: "merchant" },
    { verb: "resume", endpoint: "\0" },
    { verb: "skip", endpoint: "https://merchant.sandbox.example/" },
    { verb: "skip", endpoint: "HTTPS://merchant.sandbox.example" },
  ])("$verb rejects an endpoint that is not an origin", async ({ verb, endpoint }) => {
    const answer = await post(`/endpoints/${verb}`, { ...ENDPOINT, endpoint });
    expect(readProblemJson(answer)).toMatchObject({ status: 422, code: "not-an-origin" });
  });
});
