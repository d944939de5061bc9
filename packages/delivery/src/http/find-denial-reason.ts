import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Returns why an IP address is not public, or undefined if it is. Denies anything that is not an IP address: callers resolve
 * names first.
 *
 * An address is public if it is not in the IANA special-purpose registries: IPv4 outside RFC 6890 and its successors, IPv6
 * within 2000::/3. Addresses that embed another one (IPv4-mapped and -compatible, NAT64, 6to4, Teredo) are always denied:
 * servers of merchants have other addresses as well.
 */
export function findDenialReason(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return "not an IP address";
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range !== "unicast") return `${NAMES[range] ?? range} address`;
  if (parsed.kind() === "ipv6" && !isWithin(parsed, GLOBAL_IPV6)) return "not a global IPv6 address";
  return METADATA.some((block) => isWithin(parsed, block)) ? "metadata address" : undefined;
}

/** The first address of a block and the length of its prefix. */
export type AddressBlock = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * Parses `10.0.0.0/8`, or one address as a block. Undefined for other text. Requires four decimal parts in IPv4, because the
 * short and octal forms are ambiguous (`10.20/16`).
 */
export function readBlock(text: string): AddressBlock | undefined {
  const [first = ""] = text.split("/");
  if (isIP(first) === 0) return undefined;
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (first !== text) return undefined;
  const address = ipaddr.parse(text);
  return [address, address.toByteArray().length * 8];
}

export function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, [first, bits]: AddressBlock): boolean {
  return address.kind() === first.kind() && address.match([first, bits]);
}

const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

// Metadata services of cloud providers at addresses that are otherwise public.
const METADATA: readonly AddressBlock[] = [ipaddr.parseCIDR("168.63.129.16/32")];

/** Readable names of the library's ranges. */
const NAMES: Readonly<Record<string, string>> = {
  carrierGradeNat: "carrier-grade NAT",
  linkLocal: "link-local",
  uniqueLocal: "unique local",
  deprecatedSiteLocal: "site-local",
  ipv4Mapped: "IPv4-mapped",
  rfc6145: "IPv4-translated",
  rfc6052: "NAT64",
  "6to4": "6to4",
  teredo: "Teredo",
};
