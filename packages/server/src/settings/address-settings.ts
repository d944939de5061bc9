import { isIP } from "node:net";
import type { SettingDefinition } from "./setting-definition.ts";

/** An address to listen on. `localhost` is 127.0.0.1: one name must not open two listeners. */
export function listenAddress(preset: string, description: string): SettingDefinition<string> {
  const parse = (text: string) => (text === "localhost" ? "127.0.0.1" : isIP(text) === 0 ? undefined : text);
  const expected = "an IP address of this machine, such as 0.0.0.0, 127.0.0.1 or ::";
  return { default: preset, description, unit: "", placeholder: "address", expected, parse };
}

/** IP addresses and CIDR ranges, separated by commas. */
export function addressList(description: string): SettingDefinition<readonly string[]> {
  const parse = (text: string) => {
    const ranges = text.split(",").map((range) => range.trim());
    return ranges.every(isAddressRange) ? ranges : undefined;
  };
  const expected = "IP addresses or CIDR ranges separated by commas, such as 10.0.0.0/8,192.0.2.7";
  return { default: [], description, unit: "", placeholder: "addresses", expected, parse };
}

function isAddressRange(range: string): boolean {
  const [address = "", prefix, ...rest] = range.split("/");
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
