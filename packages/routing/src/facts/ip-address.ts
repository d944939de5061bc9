/** An IP address as a number. IPv4 addresses are mapped into IPv6, to `::ffff:0:0/96`. */
export type IpAddress = bigint;

/** Undefined for an invalid address. Rejects leading zeros in IPv4, since some programs read them as octal. */
export function parseIpAddress(text: string): IpAddress | undefined {
  if (!text.includes(":")) {
    const address = parseIpv4(text);
    return address === undefined ? undefined : MAPPED_IPV4 | BigInt(address);
  }
  return parseIpv6(text);
}

/** Consecutive addresses. */
export interface IpStretch {
  readonly first: IpAddress;
  readonly last: IpAddress;
}

/**
 * Parses a single address or CIDR notation. An IPv6 range around all of IPv4 excludes IPv4: `::/0` is IPv6 only. Undefined
 * for an invalid range, or one whose address has bits set after the prefix.
 */
export function parseIpRange(text: string): readonly IpStretch[] | undefined {
  const [, addressText = "", prefixText] = RANGE.exec(text) ?? [];
  const address = parseIpAddress(addressText);
  const width = addressText.includes(":") ? 128 : 32;
  const prefix = prefixText === undefined ? width : Number(prefixText);
  if (address === undefined || prefix > width) return undefined;
  const size = 1n << BigInt(width - prefix);
  return address % size === 0n ? leaveOutIpv4({ first: address, last: address + size - 1n }) : undefined;
}

/** Changes only ranges that contain all of IPv4 and more. */
function leaveOutIpv4(stretch: IpStretch): readonly IpStretch[] {
  const { first, last } = stretch;
  const isAround = first <= MAPPED_IPV4 && last >= LAST_IPV4 && last - first > LAST_IPV4 - MAPPED_IPV4;
  if (!isAround) return [stretch];
  const [below, above] = [
    { first, last: MAPPED_IPV4 - 1n },
    { first: LAST_IPV4 + 1n, last },
  ];
  return [below, above].filter((part) => part.first <= part.last);
}

const RANGE = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/;

const MAPPED_IPV4 = 0xffff_0000_0000n;
const LAST_IPV4 = MAPPED_IPV4 + 0xffff_ffffn;

/** An unsigned 32-bit number. */
export function parseIpv4(text: string): number | undefined {
  let address = 0;
  let octet = -1;
  let dots = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x2e) {
      if (octet < 0 || ++dots > 3) return undefined;
      address = (address << 8) | octet;
      octet = -1;
    } else if (code >= 0x30 && code <= 0x39 && octet !== 0) {
      octet = (octet < 0 ? 0 : octet * 10) + code - 0x30;
      if (octet > 255) return undefined;
    } else return undefined;
  }
  return dots === 3 && octet >= 0 ? ((address << 8) | octet) >>> 0 : undefined;
}

/** RFC 4291, section 2.2: eight groups; `::` replaces one or more zero groups; the last two groups can be IPv4. */
function parseIpv6(text: string): bigint | undefined {
  const halves = text.split("::");
  if (halves.length > 2) return undefined;
  const groups = halves.map((half, position) => parseGroups(half, position === halves.length - 1));
  const [head, tail] = groups;
  if (head === undefined || (halves.length === 2 && tail === undefined)) return undefined;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const all = [...head, ...Array<number>(missing).fill(0), ...(tail ?? [])];
  return all.reduce((address, group) => (address << 16n) | BigInt(group), 0n);
}

function parseGroups(text: string, mayEndInIpv4: boolean): number[] | undefined {
  if (text === "") return [];
  const groups: number[] = [];
  const parts = text.split(":");
  for (const [position, part] of parts.entries()) {
    const isLast = position === parts.length - 1;
    const ipv4 = isLast && mayEndInIpv4 && part.includes(".") ? parseIpv4(part) : undefined;
    if (ipv4 !== undefined) groups.push(Math.floor(ipv4 / 65_536), ipv4 % 65_536);
    else if (/^[0-9A-Fa-f]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}
