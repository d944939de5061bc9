import type { ClientCallbacks, StatusMatch } from "@payment-routing/config-contract";
import { type MerchantCallbacks, resolveCallbacks } from "@payment-routing/delivery/callback-defaults";
import { MAX_SECRETS } from "@payment-routing/signing";
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
