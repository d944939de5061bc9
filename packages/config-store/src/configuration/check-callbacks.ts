import type { ClientCallbacks, SecretId, StatusMatch } from "@payment-routing/config-contract";
import { type MerchantCallbacks, resolveCallbacks } from "@payment-routing/delivery/callback-defaults";
import { MAX_SECRETS, readSecret, SecretError } from "@payment-routing/signing";
import type { Secrets } from "../secrets/secrets.ts";
import { issueAt, type PathIssue } from "./path-issue.ts";

type Issues = Generator<PathIssue, void, undefined>;

/**
 * Checks the rules for a client's callbacks that are beyond the schema: addresses are URLs, with https outside the sandbox,
 * the time zone exists, the timeouts fit each other, every status entry can match, and a MAC has a salt.
 */
export function checkCallbacks(path: string, callbacks: ClientCallbacks, sandbox: boolean): PathIssue[] {
  const resolved = resolveCallbacks(callbacks);
  return [
    ...checkEndpoint(`${path}/endpoint`, resolved, sandbox),
    ...checkOrigins(`${path}/allowed_origins`, resolved, sandbox),
    ...checkTimeZone(`${path}/time_zone`, resolved),
    ...checkTimeouts(path, callbacks, resolved),
    ...checkOrder(`${path}/internal_codes/by_session_status`, resolved.internal_codes.by_session_status),
    ...checkSigning(path, resolved),
  ];
}

function* checkEndpoint(path: string, { endpoint }: MerchantCallbacks, sandbox: boolean): Issues {
  // The value is not quoted: a URL may hold a password.
  if (!URL.canParse(endpoint)) yield issueAt(path, "a URL", "other text");
  else yield* checkScheme(path, endpoint, sandbox);
}

function* checkOrigins(path: string, { allowed_origins }: MerchantCallbacks, sandbox: boolean): Issues {
  for (const [position, origin] of allowed_origins.entries()) {
    const originPath = `${path}/${position}`;
    const url = URL.parse(origin);
    if (url === null) yield issueAt(originPath, "an origin", "other text");
    // A URL allows it in the host, but no host has it.
    else if (url.hostname.includes("*"))
      yield issueAt(originPath, "an origin of one host", JSON.stringify(origin));
    else if (url.origin !== origin)
      yield issueAt(originPath, `the origin as ${JSON.stringify(url.origin)}`, JSON.stringify(origin));
    else yield* checkScheme(originPath, origin, sandbox);
  }
}

function* checkScheme(path: string, url: string, sandbox: boolean): Issues {
  if (!sandbox && url.startsWith("http:"))
    yield issueAt(path, "https, as this is not the sandbox", "plain http");
}

function* checkTimeZone(path: string, { time_zone }: MerchantCallbacks): Issues {
  if (time_zone === undefined) return;
  try {
    new Intl.DateTimeFormat("en", { timeZone: time_zone });
  } catch {
    yield issueAt(path, "a time zone of the IANA database", JSON.stringify(time_zone));
  }
}

function* checkTimeouts(path: string, given: ClientCallbacks, resolved: MerchantCallbacks): Issues {
  const { connect_timeout_ms, total_timeout_ms } = resolved;
  if (connect_timeout_ms <= total_timeout_ms) return;
  yield given.connect_timeout_ms === undefined
    ? issueAt(
        `${path}/total_timeout_ms`,
        `at least connect_timeout_ms, which is ${connect_timeout_ms}`,
        total_timeout_ms,
      )
    : issueAt(
        `${path}/connect_timeout_ms`,
        `at most total_timeout_ms, which is ${total_timeout_ms}`,
        connect_timeout_ms,
      );
}

function* checkOrder(path: string, entries: readonly StatusMatch[]): Issues {
  for (const [position, { code, sub_code }] of entries.entries()) {
    const isMatched = entries
      .slice(0, position)
      .some((before) => before.code === code && [undefined, sub_code].includes(before.sub_code));
    const status = sub_code === undefined ? `${code}` : `${code} with sub_code ${sub_code}`;
    if (isMatched) yield issueAt(`${path}/${position}`, "a status that no entry before it matches", status);
  }
}

function* checkSigning(path: string, { mac, secrets }: MerchantCallbacks): Issues {
  const { webhook, mac_salt } = secrets;
  if (webhook.length > MAX_SECRETS)
    yield issueAt(`${path}/secrets/webhook`, `at most ${MAX_SECRETS} items`, webhook.length);
  if (mac !== undefined && mac_salt === undefined)
    yield issueAt(`${path}/secrets/mac_salt`, 'a member, as there is a member "mac"', "nothing");
  if (mac === undefined && mac_salt !== undefined)
    yield issueAt(`${path}/mac`, 'a member, as there is a member "mac_salt" in secrets', "nothing");
}

/** The callbacks of a client, with their JSON Pointer. */
export interface LocatedCallbacks {
  readonly path: string;
  readonly clientId: unknown;
  readonly callbacks: ClientCallbacks;
}

/**
 * Checks the secrets that clients name: each exists, those that sign are signing secrets, and no two clients share a text,
 * under any IDs, because each could then sign for the other.
 */
export function checkSecretReferences(clients: readonly LocatedCallbacks[], secrets: Secrets): PathIssue[] {
  const known = new Set(secrets.ids);
  const owners = new Map<string, unknown>();
  return clients.flatMap((client) =>
    listReferences(client).flatMap(({ path, id, signs }) => {
      // The ID is not quoted: an unknown one may be a secret.
      if (!known.has(id)) return [issueAt(path, "the id of a secret in the secrets file", "another")];
      const text = secrets.reveal(id);
      if (text === undefined) return [];
      const owner = owners.get(text) ?? client.clientId;
      owners.set(text, owner);
      return [
        ...(signs ? checkSigningSecret(path, id, text) : []),
        ...(owner === client.clientId
          ? []
          : [issueAt(path, "a secret of this client's own", `${id}, which is client ${owner}'s`)]),
      ];
    }),
  );
}

interface Reference {
  readonly path: string;
  readonly id: SecretId;
  /** Whether it is a signing key rather than a salt. */
  readonly signs: boolean;
}

function listReferences({ path, callbacks }: LocatedCallbacks): Reference[] {
  const { webhook, body_signature, mac_salt } = callbacks.secrets;
  const references = webhook.map((id, position) => ({
    path: `${path}/secrets/webhook/${position}`,
    id,
    signs: true,
  }));
  if (body_signature !== undefined)
    references.push({ path: `${path}/secrets/body_signature`, id: body_signature, signs: true });
  if (mac_salt !== undefined)
    references.push({ path: `${path}/secrets/mac_salt`, id: mac_salt, signs: false });
  return references;
}

function checkSigningSecret(path: string, id: SecretId, text: string): PathIssue[] {
  try {
    readSecret(id, text);
    return [];
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    const expected = "the id of a secret that is whsec_ and 24 to 64 bytes in base64";
    return [issueAt(path, expected, `${id}, which is not: ${error.reason}`)];
  }
}
