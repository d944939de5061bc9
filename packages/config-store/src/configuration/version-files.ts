import { basename } from "node:path";
import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { SourceFile } from "./read-files.ts";
import type { SourceDocument } from "./source-document.ts";

/**
 * What a version of a configuration is made of: its files without those that hold credentials, which belong to no
 * version. Where credentials stand in a file with other sections, the configuration as one file in JSON.
 */
export function listVersionFiles(
  documents: readonly SourceDocument[],
  configuration: MerchantConfiguration,
): readonly SourceFile[] {
  const kinds = documents.map(judgeDocument);
  if (kinds.includes("mixed"))
    return [{ path: "configuration.json", text: `${JSON.stringify(configuration, undefined, 2)}\n` }];
  return documents.flatMap(({ file, text }, position) =>
    kinds[position] === "credentials" ? [] : [{ path: basename(file), text }],
  );
}

/** Whether a file has credentials in it, and nothing else, or other sections too. */
export function judgeDocument({ members }: SourceDocument): "plain" | "credentials" | "mixed" {
  const names = [...(members?.keys() ?? [])];
  const secret = names.filter((name) => CREDENTIALS.has(name));
  if (secret.length === 0) return "plain";
  return secret.length === names.length ? "credentials" : "mixed";
}

const CREDENTIALS: ReadonlySet<string> = new Set(["credentials", "internal"]);
