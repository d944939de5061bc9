import {
  activateVersion,
  createLiveConfiguration,
  createOperatorStore,
  type LoadedConfiguration,
  loadSecrets,
} from "@payment-routing/config-store";
import { beforeAll, expect, test } from "vitest";
import { EXAMPLES, loadSandbox } from "./sandbox.ts";
import { sandboxFiles } from "./sandbox-versions.ts";
import { bearer, loadWithScopedKeys } from "./scoped-keys.ts";
import { send } from "./send.ts";
import { startInternal, useSandboxDelivery } from "./start-internal.ts";

const PREFIX = "/internal/v1";

const database = useSandboxDelivery();
let live: ReturnType<typeof createLiveConfiguration<LoadedConfiguration>>;
beforeAll(async () => {
  const sandbox = await loadSandbox();
  const path = new URL("config/secrets/valid/sandbox.yaml", EXAMPLES).pathname;
  const loadedSecrets = await loadSecrets(path, {}, { sandbox: true });
  live = createLiveConfiguration<LoadedConfiguration>({ ...sandbox, loadedSecrets });
  const files = sandboxFiles();
  const digest = sandbox.router.configurationDigest;
  await activateVersion(
    database.delivery.context.pool,
    { digest, files },
    { actor: "anna", reason: "first" },
  );
}, 60_000);

test("a version is uploaded, listed, read, activated and rolled back, and the audit has all of it", async () => {
  const { get, post } = await serve();
  const first = await activeDigest(get);
  const upload = { files: sandboxFiles({ preference: 41 }), reason: "spring prices" };
  const stored = await post("/configuration/versions", upload);
  expect([stored.status, stored.body.is_new, stored.body.warnings]).toEqual([201, true, []]);
  const { digest } = stored.body;
  expect(await activeDigest(get)).toBe(first);
  expect(await post("/configuration/versions", upload)).toMatchObject({
    status: 200,
    body: { is_new: false },
  });

  const page = await get("/configuration/versions?limit=1");
  expect(page.body.items).toEqual([
    expect.objectContaining({ digest, is_active: false, actor: "test-admin-key", reason: "spring prices" }),
  ]);
  expect(page.body.items[0]).not.toHaveProperty("activated_at");
  const rest = await get(`/configuration/versions?after=${page.body.next}`);
  expect(rest.body).toEqual({ items: [expect.objectContaining({ digest: first, is_active: true })] });
  const version = await get(`/configuration/versions/${digest}`);
  expect(version.body.files).toEqual(upload.files);

  const activated = await post(`/configuration/versions/${digest}/activate`, {
    expected_digest: first,
    reason: "go",
  });
  expect(activated).toMatchObject({ status: 200, body: { digest, previous: first, changed: true } });
  expect((await get("/configuration")).body).toEqual({
    source: "database",
    served_digest: live.current.router.configurationDigest,
    active: expect.objectContaining({ digest, kind: "activate", actor: "test-admin-key", reason: "go" }),
  });
  const late = await post("/configuration/rollback", { expected_digest: first, reason: "wrong" });
  expect(late).toMatchObject({ status: 409, code: "other-version-active" });
  const back = await post("/configuration/rollback", { expected_digest: digest, reason: "wrong" });
  expect(back.body).toEqual({ digest: first, previous: digest, changed: true });
  const again = await post("/configuration/rollback", { expected_digest: first, reason: "wrong" });
  expect(again).toMatchObject({ status: 409, code: "no-version-before" });
  const { items } = (await get("/audit?subject=configuration&actor=test-admin-key")).body;
  expect(
    items.map(({ action, reason }: { action: string; reason: string }) => `${action}: ${reason}`),
  ).toEqual([
    "rollback-configuration: wrong",
    "activate-configuration: go",
    "store-configuration: spring prices",
  ]);
});

test("files with issues are rejected with their positions, and nothing is stored", async () => {
  const { get, post } = await serve();
  const before = (await get("/configuration/versions")).body.items.length;
  const [catalogue, ...others] = sandboxFiles();
  const files = [{ path: "catalogue.yaml", text: `${catalogue?.text}\nunknown: 1\n` }, ...others];
  const { status, code, body } = await post("/configuration/versions", { files, reason: "try" });
  expect([status, code]).toEqual([422, "invalid-configuration"]);
  const line = catalogue?.text.split("\n").length;
  expect(body.configuration_issues).toEqual([
    expect.objectContaining({ file: "catalogue.yaml", line: (line ?? 0) + 1, column: 1 }),
  ]);
  expect((await get("/configuration/versions")).body.items).toHaveLength(before);
});

test("files with keys are rejected", async () => {
  const { post } = await serve();
  const text = `internal:\n  - { id: mine, scope: admin, sha256: ${"a".repeat(64)} }\n`;
  const files = [...sandboxFiles(), { path: "keys.yaml", text: `credentials: []\n${text}` }];
  const { status, body } = await post("/configuration/versions", { files, reason: "try" });
  expect([status, body.configuration_issues?.map(({ file }: { file: string }) => file)]).toEqual([
    422,
    ["keys.yaml"],
  ]);
});

test("a version with a failing test case is stored, and not activated", async () => {
  const { get, post } = await serve();
  const active = await activeDigest(get);
  const cases = `
cases:
  - name: nobody
    client_id: 10077
    account_id: 1
    request: {}
    expect: []
`;
  const files = [...sandboxFiles({ preference: 42 }), { path: "cases.yaml", text: cases }];
  const stored = await post("/configuration/versions", { files, reason: "try" });
  expect(stored.body).toMatchObject({ is_new: true });
  const action = { expected_digest: active, reason: "go" };
  const rejected = await post(`/configuration/versions/${stored.body.digest}/activate`, action);
  expect([rejected.status, rejected.code]).toEqual([422, "invalid-configuration"]);
  expect(rejected.body.configuration_issues[0]).toMatchObject({
    file: "cases.yaml",
    message: expect.stringContaining('test case "nobody"'),
  });
  expect(await activeDigest(get)).toBe(active);
});

test("an unknown version cannot be read or activated", async () => {
  const { get, post } = await serve();
  const action = { expected_digest: await activeDigest(get), reason: "go" };
  for (const [digest, code] of [
    ["404", "not-found"],
    [`sha256:${"0".repeat(64)}`, "unknown-version"],
  ]) {
    const path = `/configuration/versions/${digest}`;
    expect(await get(path)).toMatchObject({ status: 404, code });
    expect(await post(`${path}/activate`, action)).toMatchObject({ status: 404, code });
  }
  expect(await get("/configuration/versions?after=4f9a")).toMatchObject({
    status: 400,
    code: "invalid-query",
  });
});

test("a key is created, shown once, listed and revoked", async () => {
  const { get, post } = await serve();
  const named = { key_id: "spring", client_id: 10077, reason: "new shop" };
  const created = await post("/keys", { ...named, expires_at: "2040-01-01T00:00:00Z" });
  expect([created.status, created.body]).toEqual([
    201,
    { key_id: "spring", key: expect.stringMatching(/^prk_[\w-]{43}$/), warnings: [] },
  ]);
  expect(created.headers["cache-control"]).toBe("no-store");
  expect(await post("/keys", named)).toMatchObject({ status: 409, code: "key-exists" });
  const listed = await get("/keys?client_id=10077");
  expect(listed.text).not.toContain(created.body.key);
  expect(listed.body.items).toEqual([
    {
      key_id: "spring",
      client_id: 10077,
      created_at: expect.any(String),
      created_by: "test-admin-key",
      expires_at: "2040-01-01T00:00:00.000Z",
    },
  ]);
  expect(await post("/keys/revoke", named)).toMatchObject({ status: 200, body: { done: true } });
  expect(await post("/keys/revoke", named)).toMatchObject({ status: 404, code: "unknown-key" });
  expect((await get("/keys")).body.items).toContainEqual(
    expect.objectContaining({ key_id: "spring", revoked_by: "test-admin-key" }),
  );
});

test("a key of a client that the configuration does not have is created, with a warning", async () => {
  const { post } = await serve();
  const created = await post("/keys", { key_id: "early", client_id: 4242, reason: "new shop" });
  expect([created.status, created.body.warnings]).toEqual([
    201,
    [expect.stringContaining("does not contain this client")],
  ]);
});

test.each([
  { name: "of no holder", given: {}, path: "" },
  { name: "of two holders", given: { client_id: 10077, scope: "viewer" }, path: "" },
  {
    name: "that has expired already",
    given: { scope: "viewer", expires_at: "2020-01-01T00:00:00Z" },
    path: "/expires_at",
  },
  { name: "that expires at no time", given: { scope: "viewer", expires_at: "soon" }, path: "/expires_at" },
])("a key $name is rejected", async ({ given, path }) => {
  const { post } = await serve();
  const rejected = await post("/keys", { key_id: "odd", ...given, reason: "try" });
  expect(rejected).toMatchObject({ status: 400, code: "invalid-document", body: { issues: [{ path }] } });
});

test("secrets are listed with their ages and clients, without their texts", async () => {
  const { get } = await serve();
  const { body, text } = await get("/secrets");
  const { loadedSecrets } = live.current;
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual(loadedSecrets?.ids);
  expect(body.items[0]).toMatchObject({ is_retired: false, changed_at: expect.any(String) });
  expect(body.items.some(({ client_ids }: { client_ids: number[] }) => client_ids.includes(10077))).toBe(
    true,
  );
  for (const id of loadedSecrets?.ids ?? []) expect(text).not.toContain(loadedSecrets?.reveal(id));
});

test("where the configuration comes from files, versions are stored but nothing is switched", async () => {
  const { get, post } = await serve("files");
  const digest = live.current.router.configurationDigest;
  expect((await get("/configuration")).body).toEqual({ source: "files", served_digest: digest });
  expect(await post("/configuration/versions", { files: sandboxFiles(), reason: "try" })).toMatchObject({
    status: 200,
  });
  const action = { expected_digest: digest, reason: "go" };
  for (const [path, document] of [
    [`/configuration/versions/${digest}/activate`, action],
    ["/configuration/rollback", action],
    ["/keys", { key_id: "a", scope: "viewer", reason: "try" }],
    ["/keys/revoke", { key_id: "a", scope: "viewer", reason: "try" }],
  ] as const)
    expect(await post(path, document)).toMatchObject({ status: 409, code: "configuration-from-files" });
  const keys = (await get("/keys")).body.items;
  expect(keys).toContainEqual({ key_id: "sandbox-operator-key", scope: "operator" });
  expect(keys.every((key: object) => !("sha256" in key))).toBe(true);
});

async function activeDigest(
  get: (path: string) => Promise<{ readonly body: { active: { digest: string } } }>,
) {
  return (await get("/configuration")).body.active.digest;
}

async function serve(source: "files" | "database" = "database") {
  const { internalPort } = await startInternal(database.delivery, {
    configuration: await loadWithScopedKeys(),
    operatorStore: createOperatorStore({
      live,
      findDatabase: () => database.delivery.context.pool,
      source,
      sandbox: true,
    }),
  });
  const headers = { ...bearer("admin"), "content-type": "application/json" };
  const ask = async (method: string, path: string, body?: object) => {
    const response = await send(internalPort, {
      method,
      path: `${PREFIX}${path}`,
      headers,
      body: body === undefined ? "" : JSON.stringify(body),
    });
    const document = JSON.parse(response.body);
    const code = document.type?.split("/").at(-1);
    return { status: response.status, headers: response.headers, text: response.body, code, body: document };
  };
  return {
    get: (path: string) => ask("GET", path),
    post: (path: string, document: object) => ask("POST", path, document),
  };
}
