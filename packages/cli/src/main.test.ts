import { closeSync, openSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand, runProcess } from "../test/run-process.ts";

const MANIFEST = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const COMMAND = `packages/cli/${MANIFEST.bin["payment-routing"]}`;

test("the command that npm links runs the build", async () => {
  const { code, stdout } = await runProcess(process.execPath, [COMMAND, "--version"]).ended();
  expect([code, stdout]).toEqual([0, `${MANIFEST.version}\n`]);
});

test.each([
  { version: "v20.20.2", oldest: "24" },
  { version: "v23.11.1", oldest: "24" },
])("under Node $version it prints the required version", async ({ version, oldest }) => {
  expect(MANIFEST.engines.node).toBe(`>=${oldest}`);
  expect(await runUnder(version)).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `payment-routing needs Node ${oldest} or newer; this is ${version}\n`,
  });
});

test.each(["v24.0.0", "v100.1.0"])("it runs under Node %s", async (version) => {
  expect((await runUnder(version)).code).toBe(0);
});

test.each([
  { args: ["--help"], loads: [] },
  { args: ["serve", "--help"], loads: ["server"] },
  { args: ["serve", "--config", "nowhere"], loads: ["server"] },
  { args: ["listen", "--help"], loads: ["client"] },
  { args: ["verify", "package.json"], loads: [] },
])("$args loads only $loads of the optional modules", async ({ args, loads }) => {
  const report = `import { registerHooks } from "node:module";
    registerHooks({ resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      process.stderr.write("loads " + resolved.url + "\\n");
      return resolved;
    } });`;
  const { stderr } = await runProcess(process.execPath, [
    "--import",
    inline(report),
    COMMAND,
    ...args,
  ]).ended();
  const heavy = ["server", "client"].filter((name) =>
    new RegExp(`^loads .*/packages/${name}/dist/(callbacks/)?index\\.js$`, "m").test(stderr),
  );
  expect(heavy).toEqual(loads);
});

test("an address of a name has 2.5 s to connect, before Node tries the next one", async () => {
  const report = `import { getDefaultAutoSelectFamilyAttemptTimeout as readTimeout } from "node:net";
    process.on("exit", () => console.error(readTimeout()));`;
  const { stderr } = await runProcess(process.execPath, [
    "--import",
    inline(report),
    COMMAND,
    "--help",
  ]).ended();
  expect(stderr).toBe("2500\n");
});

test("a full disk behind standard output is an error", async () => {
  const full = openSync("/dev/full", "w");
  const running = runProcess(process.execPath, ["packages/cli/src/main.ts", "--help"], {
    stdio: ["ignore", full, "pipe"],
  });
  closeSync(full);
  expect(await running.ended()).toMatchObject({
    code: 1,
    stderr: "payment-routing: standard output cannot be written: ENOSPC\n",
  });
});

test("a reader that closes the pipe is no error", async () => {
  const running = runCommand(["--help"]);
  running.child.stdout?.destroy();
  expect(await running.ended()).toMatchObject({ code: 0, stderr: "" });
});

/** Runs the command with a faked Node version. */
function runUnder(version: string) {
  const pretence = `Object.defineProperty(process, "version", { value: ${JSON.stringify(version)} });`;
  return runProcess(process.execPath, ["--import", inline(pretence), COMMAND, "--version"]).ended();
}

function inline(module: string): string {
  return `data:text/javascript,${encodeURIComponent(module)}`;
}
