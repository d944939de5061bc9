import type {
  Callback,
  ChangeHint,
  ConfigurationVersion,
  LintProgress,
  RequestedAction,
} from "@payment-routing/operator-contract";
import { expectTypeOf, test } from "vitest";
import type { OperatorClient } from "./index.ts";

test("requests and responses are those of the operation", () => {
  const use = async (client: OperatorClient, verb: "pause" | "resume") => {
    const { items } = await client.call("listCallbacks", { state: ["waiting"], client_id: undefined });
    expectTypeOf(items).toEqualTypeOf<readonly Callback[]>();
    await client.call("readSystem");
    await client.call("readSystem", {}, { isBackground: true });
    await client.call(`${verb}Lane`, { session_id: 4, body: { reason: "x" } });
    expectTypeOf(await client.call("signOut")).toEqualTypeOf<undefined>();
    const versions = await client.list("listConfigurationVersions", { limit: 3 });
    expectTypeOf(versions).toEqualTypeOf<readonly ConfigurationVersion[]>();
    const requested = await client.call(`${verb}Lanes`, { body: { reason: "x" } });
    expectTypeOf(requested).toEqualTypeOf<RequestedAction>();
    const body = { configuration: { digest: "sha256:0" } };
    for await (const line of client.stream("lintConfiguration", { body }))
      expectTypeOf(line).toEqualTypeOf<LintProgress>();
    for await (const event of client.stream("followChanges")) expectTypeOf(event).toEqualTypeOf<ChangeHint>();
  };
  expectTypeOf(use).toBeFunction();
});

test("others do not compile", () => {
  const misuse = (client: OperatorClient) => [
    // @ts-expect-error the session is missing
    client.call("readLane"),
    // @ts-expect-error the body is missing
    client.call("pauseLane", { session_id: 4 }),
    // @ts-expect-error a state that lanes do not have
    client.call("listLanes", { state: "lost" }),
    // @ts-expect-error a stream
    client.call("followChanges"),
    // @ts-expect-error no stream
    client.stream("listLanes"),
  ];
  expectTypeOf(misuse).toBeFunction();
});
