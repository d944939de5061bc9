import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { readActor } from "./actor-settings.ts";

test("the actor is the option, the name of the user, or the number of a user without a name", () => {
  const { userInfo } = os;
  const set = (replaced: typeof userInfo) => {
    os.userInfo = replaced;
    syncBuiltinESMExports();
  };
  onTestFinished(() => set(userInfo));
  expect(readActor({ actor: undefined, reason: "a test" }).actor).toBe(userInfo().username);
  set(() => {
    throw new Error("uv_os_get_passwd returned ENOENT (no such file or directory)");
  });
  expect(readActor({ actor: undefined, reason: "a test" }).actor).toBe(String(process.geteuid?.()));
  expect(readActor({ actor: "anna", reason: "a test" }).actor).toBe("anna");
});
