import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Why an IP address is none to post to; undefined when it is a public one. A name, or anything else that is no IP
 * address, is refused too: whoever asks has resolved it before.
 *
 * Public is what the registries of IANA for special purposes do not list: IPv4 outside of RFC 6890 and its successors,
 * IPv6 within 2000::/3. Addresses that carry another one inside (IPv4-mapped and -compatible, NAT64, 6to4, Teredo) are
 * refused whatever is inside: no merchant's server is reached by them only.
 */
export function findDenialReason(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return "not an IP address";
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range !== "unicast") return `${NAMES[range] ?? range} address`;
  if (parsed.kind() === "ipv6" && !isWithin(parsed, GLOBAL_IPV6)) return "not a global IPv6 address";
  return METADATA.some((block) => isWithin(parsed, block)) ? "metadata address" : undefined;
}

/** A block of addresses: its first, and how many bits they share with it. */
export type AddressBlock = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * Reads `10.0.0.0/8`, or an address as the block of itself. Undefined when it is neither: an IPv4 address has four
 * decimal parts here, since the shorter and octal forms name another one than whoever writes `10.20/16` has in mind.
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

// What clouds answer with the machine's credentials, where it is no link-local, shared or reserved address already.
const METADATA: readonly AddressBlock[] = [ipaddr.parseCIDR("168.63.129.16/32")];

/** The library's names that need a word more. */
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
