import { isIP } from "node:net";
import { expect, test } from "vitest";
import { createAddressGuard, type OutboundRules, portOf, STRICT_RULES } from "./address-guard.ts";

const NAMES: Readonly<Record<string, readonly string[]>> = {
  "public.example": ["93.184.216.34", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
  "private.example": ["10.0.0.7"],
  "both.example": ["93.184.216.34", "127.0.0.1"],
  "hidden.example": ["::ffff:169.254.169.254"],
  localhost: ["127.0.0.1", "::1"],
  "localhost.": ["127.0.0.1"],
  "xn--bcher-kva.example": ["192.168.0.1"],
};

async function resolveName(name: string) {
  return (NAMES[name] ?? []).map((address) => ({ address, family: isIP(address) }));
}

/** The setting that allows an address. */
const HINT = /; to allow it, add (\S+) to CALLBACK_EXCEPTIONS$/;

/** Checks a URL and the addresses of its host, as before a connection. Returns the addresses or the message. */
async function check(text: string, rules: Partial<OutboundRules> = {}): Promise<string> {
  const guard = createAddressGuard({ ...STRICT_RULES, ...rules }, resolveName);
  const url = new URL(text);
  try {
    guard.checkUrl(url);
    const addresses = await guard.resolve(url.hostname, portOf(url));
    return addresses.map(({ address }) => address).join(" ");
  } catch (error) {
    return (error as Error).message.replace(HINT, "");
  }
}

test.each([
  { url: "https://8.8.8.8/", want: "8.8.8.8" },
  { url: "https://public.example/", want: "93.184.216.34 2606:2800:21f:cb07:6820:80da:af6b:8b2c" },
  { url: "http://public.example/", want: "http: is not allowed" },
  { url: "ftp://public.example/", want: "ftp: is not allowed" },
  { url: "file:///etc/passwd", want: "file: is not allowed" },
  { url: "https://private.example/", want: "private.example: private address 10.0.0.7" },
  { url: "https://both.example/", want: "both.example: loopback address 127.0.0.1" },
  { url: "https://hidden.example/", want: "hidden.example: IPv4-mapped address ::ffff:169.254.169.254" },
  { url: "https://localhost/", want: "localhost: loopback address 127.0.0.1" },
  { url: "https://localhost./", want: "localhost.: loopback address 127.0.0.1" },
  { url: "https://LOCALHOST/", want: "localhost: loopback address 127.0.0.1" },
  { url: "https://bücher.example/", want: "xn--bcher-kva.example: private address 192.168.0.1" },
  { url: "https://127.0.0.1/", want: "127.0.0.1: loopback address" },
  { url: "https://127.0.0.1./", want: "127.0.0.1: loopback address" },
  { url: "https://127.1/", want: "127.0.0.1: loopback address" },
  { url: "https://0x7f.1/", want: "127.0.0.1: loopback address" },
  { url: "https://0x7f000001/", want: "127.0.0.1: loopback address" },
  { url: "https://0177.0.0.1/", want: "127.0.0.1: loopback address" },
  { url: "https://2130706433/", want: "127.0.0.1: loopback address" },
  { url: "https://①②⑦.⓪.⓪.①/", want: "127.0.0.1: loopback address" },
  { url: "https://127。0。0。1/", want: "127.0.0.1: loopback address" },
  { url: "https://%31%32%37.0.0.1/", want: "127.0.0.1: loopback address" },
  { url: "https://user@127.0.0.1/", want: "127.0.0.1: loopback address" },
  { url: "https://0/", want: "0.0.0.0: unspecified address" },
  { url: "https://[::]/", want: "::: unspecified address" },
  { url: "https://[::1]/", want: "::1: loopback address" },
  { url: "https://[0:0:0:0:0:0:0:1]/", want: "::1: loopback address" },
  { url: "https://[::ffff:127.0.0.1]/", want: "::ffff:7f00:1: IPv4-mapped address" },
  { url: "https://[::127.0.0.1]/", want: "::7f00:1: not a global IPv6 address" },
  { url: "https://[64:ff9b::127.0.0.1]/", want: "64:ff9b::7f00:1: NAT64 address" },
  { url: "https://[fd00:ec2::254]/", want: "fd00:ec2::254: unique local address" },
  { url: "https://169.254.169.254/latest/meta-data", want: "169.254.169.254: link-local address" },
])("$url -> $want", async ({ url, want }) => {
  expect(await check(url)).toBe(want);
});

test.each([
  { allow: ["127.0.0.1"], url: "https://127.0.0.1:1/", want: "127.0.0.1" },
  { allow: ["127.0.0.1:9000"], url: "https://127.0.0.1:9000/", want: "127.0.0.1" },
  { allow: ["127.0.0.1:9000"], url: "https://127.0.0.1:9001/", want: "127.0.0.1: loopback address" },
  { allow: ["127.0.0.1:443"], url: "https://127.0.0.1/", want: "127.0.0.1" },
  { allow: ["10.0.0.0/8"], url: "https://private.example/", want: "10.0.0.7" },
  {
    allow: ["10.0.0.0/30"],
    url: "https://private.example/",
    want: "private.example: private address 10.0.0.7",
  },
  { allow: ["private.example"], url: "https://private.example/", want: "10.0.0.7" },
  { allow: ["PRIVATE.example:8443"], url: "https://private.example:8443/", want: "10.0.0.7" },
  { allow: ["example"], url: "https://private.example/", want: "private.example: private address 10.0.0.7" },
  { allow: ["bücher.example"], url: "https://bücher.example/", want: "192.168.0.1" },
  { allow: ["127.0.0.1"], url: "https://localhost/", want: "localhost: loopback address ::1" },
  { allow: ["127.0.0.0/8", "[::1]"], url: "https://localhost/", want: "127.0.0.1 ::1" },
  { allow: ["::1/128"], url: "https://[::1]/", want: "::1" },
  { allow: ["[::1]:9000"], url: "https://[::1]:9000/", want: "::1" },
  { allow: ["127.0.0.0/8"], url: "https://[::ffff:127.0.0.1]/", want: "::ffff:7f00:1: IPv4-mapped address" },
  { allow: ["127.0.0.1"], url: "http://127.0.0.1/", want: "http: is not allowed" },
])("with $allow, $url -> $want", async ({ allow, url, want }) => {
  expect(await check(url, { allow })).toBe(want);
});

test("http is accepted with allowHttp; other schemes are always rejected", async () => {
  expect(await check("http://public.example/", { allowHttp: true })).toContain("93.184.216.34");
  expect(await check("ftp://public.example/", { allowHttp: true })).toBe("ftp: is not allowed");
  expect(await check("http://127.0.0.1/", { allowHttp: true })).toBe("127.0.0.1: loopback address");
});

test.each([
  "",
  "a b",
  "http://example.com",
  "example.com/path",
  "user@example.com",
  "10.0.0.0/33",
  "*.example",
  "10",
  "10.20/16",
  "010.0.0.0/8",
  "010.0.0.1",
  "0x7f.0.0.1:443",
  "127.0.0.1.",
  "hooks.internal:",
  "hooks.internal:0",
  "hooks.internal:08443",
  "hooks.internal:99999",
  "hooks.internal:80:81",
])("%j is rejected as an entry of the allow list", (entry) => {
  expect(() => createAddressGuard({ ...STRICT_RULES, allow: [entry] })).toThrow(RangeError);
});

test.each([
  { url: "https://127.0.0.1/", want: "127.0.0.1:443" },
  { url: "https://localhost:8443/", want: "localhost:8443" },
  { url: "https://localhost./", want: "localhost.:443" },
  { url: "https://private.example/", want: "private.example:443" },
  { url: "https://[::1]:9000/", want: "[::1]:9000" },
  { url: "https://[::ffff:127.0.0.1]/", want: "[::ffff:7f00:1]:443" },
  { url: "https://169.254.169.254/", want: "169.254.169.254:443" },
])("the message for $url names the exception $want, which allows it", async ({ url, want }) => {
  const guard = createAddressGuard(STRICT_RULES, resolveName);
  const { hostname } = new URL(url);
  const { message } = await guard.resolve(hostname, portOf(new URL(url))).then(
    () => new Error("it was allowed"),
    (error: Error) => error,
  );
  expect(HINT.exec(message)?.[1]).toBe(want);
  expect(await check(url, { allow: [want] })).not.toContain("address");
});

test("checks the remote address of a connection", () => {
  const guard = createAddressGuard({ ...STRICT_RULES, allow: ["inside.example:443"] });
  guard.checkAddress("93.184.216.34", "public.example", "443");
  guard.checkAddress("10.0.0.1", "inside.example", "443");
  expect(() => guard.checkAddress("10.0.0.1", "public.example", "443")).toThrow("private address 10.0.0.1");
  expect(() => guard.checkAddress(undefined, "public.example", "443")).toThrow("has no address");
});
