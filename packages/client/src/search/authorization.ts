import { Buffer } from "node:buffer";

/**
 * The `Authorization` header of a search: RFC 7617 with the client ID as the user, in UTF-8, or RFC 6750.
 */
export function writeAuthorization(
  clientId: number,
  apiKey: string,
  authentication: "basic" | "bearer",
): string {
  if (authentication === "bearer") return `Bearer ${apiKey}`;
  return `Basic ${Buffer.from(`${clientId}:${apiKey}`, "utf8").toString("base64")}`;
}
