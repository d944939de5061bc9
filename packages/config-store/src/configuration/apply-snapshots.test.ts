import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { collectLog } from "../../test/collect-log.ts";
import { EXAMPLES } from "../../test/examples.ts";
import { applySnapshots } from "./apply-snapshots.ts";
import { type ConfigurationSnapshot, writeCredentials } from "./configuration-snapshot.ts";
import { assembleConfiguration } from "./load-configuration.ts";
import { readFiles } from "./read-files.ts";

test("a key is revoked although the secrets are not valid any more, and everything else stays", async () => {
  const snapshot = await describeSnapshot();
  let secretsAreThere = true;
  const applier = await applySnapshots(
    snapshot,
    async ({ digest, files, keys }) => {
      if (!secretsAreThere) throw new Error("no secrets");
      return assembleConfiguration(digest, files, { sandbox: true, credentials: writeCredentials(keys) });
    },
    { sandbox: true, logger: collectLog(), signal: new AbortController().signal },
  );
  const before = applier.live.current;
  secretsAreThere = false;
  const state = { ...snapshot.state, keysRevision: "2" };
  expect(await applier.apply({ ...snapshot, state, keys: [] })).toBe(false);
  expect([before.credentials.clients.size, applier.live.current.credentials.clients.size]).toEqual([1, 0]);
  expect(applier.live.current).toEqual({ ...before, credentials: expect.anything() });
});

async function describeSnapshot(): Promise<ConfigurationSnapshot> {
  const read = await readFiles(fileURLToPath(new URL("config/valid", EXAMPLES)));
  const files = read.filter(({ path }) => !path.endsWith("credentials.yaml"));
  const { router } = assembleConfiguration("all", files, { sandbox: true });
  const digest = router.configurationDigest;
  const holder = { holder: "client", clientId: 10077 } as const;
  return {
    state: { digest, activationId: "1", keysRevision: "1" },
    digest,
    files,
    keys: [{ holder, keyId: "spring", sha256: "a".repeat(64), expires: undefined }],
  };
}
