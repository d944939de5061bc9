import type { Logger } from "@payment-routing/server";
import { expect, test, vi } from "vitest";
import { warnOfProxy } from "../commands/serve.ts";
import type { ServiceSettings } from "./check-service-settings.ts";

const PROXY = "http://user:secret@proxy.internal:3128";

test.each([
  {
    role: "all",
    environment: { HTTPS_PROXY: PROXY, https_proxy: PROXY },
    ignored: ["HTTPS_PROXY", "https_proxy"],
  },
  { role: "worker", environment: { ALL_PROXY: PROXY }, ignored: ["ALL_PROXY"] },
  { role: "worker", environment: { HTTPS_PROXY: "", NO_PROXY: "*" }, ignored: undefined },
  { role: "api", environment: { HTTPS_PROXY: PROXY }, ignored: undefined },
  { role: "search", environment: { HTTPS_PROXY: PROXY }, ignored: undefined },
] as const)("$role with $environment warns of $ignored", ({ role, environment, ignored }) => {
  const warn = vi.fn();
  warnOfProxy({ role } as ServiceSettings, environment, { warn } as unknown as Logger);
  const warning = [
    { event: "proxy-ignored", ignored },
    "callbacks are sent without a proxy: its variables are ignored",
  ];
  expect(warn.mock.calls).toEqual(ignored === undefined ? [] : [warning]);
});
