import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createBrowserAddressFinder } from "./browser-address.ts";

const find = createBrowserAddressFinder(["10.0.0.1", "::1"]);

const TLS = { "x-forwarded-proto": "https" };
const OPERATIONS = { origin: "https://operations.example", port: 443, isSecure: true };

test.each<{ name: string; from: string; headers: Record<string, string>; want: unknown }>([
  {
    name: "this machine",
    from: "127.0.0.1",
    headers: { host: "localhost:8081" },
    want: { origin: "http://localhost:8081", port: 8081, isSecure: false },
  },
  {
    name: "this machine, over IPv6 and as mapped IPv4",
    from: "::ffff:127.0.0.1",
    headers: { host: "[::1]" },
    want: { origin: "http://[::1]", port: 80, isSecure: false },
  },
  {
    name: "a trusted proxy with TLS that passes the Host on",
    from: "10.0.0.1",
    headers: { ...TLS, host: "operations.example" },
    want: OPERATIONS,
  },
  {
    name: "a trusted proxy with TLS that sets X-Forwarded-Host",
    from: "::1",
    headers: { ...TLS, host: "10.0.0.9:8081", "x-forwarded-host": "operations.example:8443" },
    want: { origin: "https://operations.example:8443", port: 8443, isSecure: true },
  },
  { name: "another machine", from: "10.0.0.2", headers: { host: "localhost:8081" }, want: undefined },
  {
    name: "another name for this machine (DNS rebinding)",
    from: "127.0.0.1",
    headers: { host: "attacker.example:8081" },
    want: undefined,
  },
  {
    name: "a name that begins like this machine",
    from: "127.0.0.1",
    headers: { host: "localhost.attacker.example" },
    want: undefined,
  },
  {
    name: "a proxy that is not trusted",
    from: "10.0.0.2",
    headers: { ...TLS, host: "operations.example" },
    want: undefined,
  },
  {
    name: "a proxy on this machine that is not trusted",
    from: "127.0.0.1",
    headers: { ...TLS, host: "localhost:8081" },
    want: undefined,
  },
  {
    name: "a trusted proxy without TLS",
    from: "10.0.0.1",
    headers: { "x-forwarded-proto": "http", host: "operations.example" },
    want: undefined,
  },
  {
    name: "a trusted proxy that does not name the protocol",
    from: "::1",
    headers: { "x-forwarded-for": "203.0.113.7", host: "localhost:8081" },
    want: undefined,
  },
  {
    name: "two proxies with TLS",
    from: "10.0.0.1",
    headers: { "x-forwarded-proto": "https,https", host: "operations.example" },
    want: OPERATIONS,
  },
  {
    name: "two proxies that name their hosts",
    from: "10.0.0.1",
    headers: { "x-forwarded-proto": "https, https", "x-forwarded-host": "operations.example, inner:8081" },
    want: OPERATIONS,
  },
  {
    name: "an empty list of protocols",
    from: "10.0.0.1",
    headers: { "x-forwarded-proto": "", host: "operations.example" },
    want: undefined,
  },
  {
    name: "two protocols",
    from: "10.0.0.1",
    headers: { "x-forwarded-proto": "https, http", host: "operations.example" },
    want: undefined,
  },
  {
    name: "another host before that of the proxy",
    from: "10.0.0.1",
    headers: { ...TLS, "x-forwarded-host": "x@attacker.example, operations.example" },
    want: undefined,
  },
  { name: "no Host", from: "127.0.0.1", headers: {}, want: undefined },
  { name: "a Host with a user", from: "127.0.0.1", headers: { host: "x@localhost" }, want: undefined },
  { name: "a port out of range", from: "127.0.0.1", headers: { host: "localhost:70000" }, want: undefined },
  { name: "a closed connection", from: "", headers: { host: "localhost" }, want: undefined },
])("$name", ({ from, headers, want }) => {
  expect(find({ headers, socket: { remoteAddress: from } } as unknown as IncomingMessage)).toEqual(want);
});
