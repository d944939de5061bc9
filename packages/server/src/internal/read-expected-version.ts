import type { ReportConditions } from "@payment-routing/delivery";

export type ExpectedVersion =
  | { readonly ok: true; readonly conditions: ReportConditions }
  /** The header is not one that can be read. */
  | { readonly ok: false };

/**
 * What If-Match (RFC 9110, section 13.1.1) demands: `*`, that there is a session; `"7"`, that it has this version. No
 * session ever has a tag that is not one of ours, a weak one among them.
 */
export function readExpectedVersion(ifMatch: string | undefined): ExpectedVersion {
  if (ifMatch === undefined) return { ok: true, conditions: {} };
  if (ifMatch.trim() === "*") return { ok: true, conditions: { expectedVersion: "any" } };
  const [, tag] = ENTITY_TAG.exec(ifMatch) ?? [];
  if (tag === undefined) return { ok: false };
  const version = /^"([1-9]\d{0,15})"$/.exec(tag)?.[1];
  return { ok: true, conditions: { expectedVersion: version === undefined ? "none" : Number(version) } };
}

// One tag: of a list no more than one could match, and nobody has two.
const ENTITY_TAG = /^[ \t]*((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[ \t]*$/;
