import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ROOT } from "./run-process.ts";

/** A delivery of the test vectors, which were created by other code. */
export interface SignedCallback {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Paths from the root of the repository. */
  readonly bodyPath: string;
  readonly deliveryPath: string;
  /** In the form of `--secret`. The first one also signed the body. */
  readonly secrets: readonly string[];
  readonly mac: { readonly specification: object; readonly salt: string };
}

export function readSignedCallback(name: "airline-card-authorised" | "minimal-declined"): SignedCallback {
  const folder = `schemas/examples/signing/signed-callbacks/${name}`;
  const { headers, secrets, mac } = JSON.parse(readFileSync(`${ROOT}${folder}/delivery.json`, "utf8"));
  return {
    body: readFileSync(`${ROOT}${folder}/body.json`),
    headers,
    bodyPath: `${folder}/body.json`,
    deliveryPath: `${folder}/delivery.json`,
    secrets: secrets.map(({ id, text }: { id: string; text: string }) => `${id}=${text}`),
    mac,
  };
}

/** Writes a file that is deleted at the end of the test, and returns its path. */
export function writeTemporary(name: string, content: string | object): string {
  const folder = mkdtempSync(join(tmpdir(), "payment-routing-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}
