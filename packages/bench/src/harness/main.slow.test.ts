import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

function runMain(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [MAIN, ...args], { encoding: "utf8" });
}

test("codec prints its figures as one object", { timeout: 120_000 }, () => {
  const examples = fileURLToPath(new URL("../../../xsd-compiler/examples", import.meta.url));
  const schemas = [
    "--iso20022",
    `${examples}/iso-20022/credit-transfer.xsd`,
    "--ubl",
    `${examples}/ubl/invoice.xsd`,
  ];
  const { status, stdout } = runMain("codec", "--json", "--rounds", "1", "--round-ms", "1", ...schemas);
  expect(status).toBe(0);
  const figures = JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "");
  expect(figures).toMatchObject({ bench: "codec", peers: expect.stringContaining("libxml2-wasm ") });
  for (const name of [
    "decode_vs_json_parse",
    "yardstick_us",
    "decode_unicode_vs_json_parse",
    "decode_unusual_vs_json_parse",
    "tables_decode_vs_json_parse",
    "decode_speedup_vs_fxp_ajv",
    "decode_speedup_vs_libxml2",
    "encode_vs_json_stringify",
    "search_bundle_gzip_bytes",
    "iso20022_decode_vs_json_parse",
    "iso20022_decode_speedup_vs_libxml2",
    "iso20022_bundle_gzip_bytes",
    "ubl_decode_vs_json_parse",
    "ubl_decode_speedup_vs_libxml2",
  ])
    expect(figures[name]).toBeGreaterThan(0);
});

test("server prints its figures as one object", { timeout: 120_000 }, () => {
  const { status, stdout, stderr } = runMain("server", "--json", "--rounds", "1", "--round-ms", "1");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const figures = JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "");
  expect(figures).toMatchObject({ bench: "server" });
  for (const name of ["search_vs_bare_http", "search_p99_vs_bare_http", "searches_per_second"])
    expect(figures[name]).toBeGreaterThan(0);
});

test("rejects efforts of no rounds or no time", () => {
  for (const args of [
    ["--rounds", "x"],
    ["--round-ms", "1e3"],
  ]) {
    const { status, stderr } = runMain("codec", ...args);
    const want = `error: option '${args[0]} <n>' argument '${args[1]}' is invalid. Expected a whole number from 1.\n`;
    expect({ status, stderr }).toEqual({ status: 2, stderr: want });
  }
});

test("help lists the benchmarks", () => {
  const { status, stdout } = runMain("--help");
  expect(status).toBe(0);
  for (const name of ["codec", "server"]) expect(stdout).toContain(`"${name}"`);
});

test.each([{ args: [] }, { args: ["none"] }, { args: ["codec", "none"] }])(
  "$args is wrong usage",
  ({ args }) => {
    const { status, stderr } = runMain(...args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining("error: ") });
  },
);
