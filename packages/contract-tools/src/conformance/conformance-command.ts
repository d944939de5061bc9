import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Command, InvalidArgumentError, Option } from "commander";
import { type CommandContext, formatOption, wholeNumber } from "../command-context.ts";
import { showProgress } from "../output-package.ts";
import { type Rule, runRules } from "./conformance-rule.ts";
import { exchange } from "./exchange.ts";
import { deliver, type ReceiverTarget, type Secret, type Signing } from "./receiver/delivery.ts";
import { receiverRules } from "./receiver/receiver-rules.ts";
import {
  CONFORMANCE_FORMATS,
  type ConformanceFormat,
  formatConformance,
  hasFailedRequirement,
} from "./report.ts";
import type { SearchContract, SearchSubject, SearchTarget } from "./search/search-rule.ts";
import { searchRules } from "./search/search-rules.ts";

interface ConformanceOptions extends SearchSubject {
  readonly search?: URL;
  readonly receiver?: URL;
  readonly list?: true;
  readonly secret?: string;
  readonly signatureKey?: string;
  readonly mac?: string;
  readonly salt?: string;
  readonly timeoutMs: number;
  readonly format: ConformanceFormat;
}

/** A mistake in the options, or a subject that cannot be reached. */
class ConformanceError extends Error {
  override readonly name = "ConformanceError";
}

/** Defines `contracts conformance`: runs every rule of an interface against a server or a receiver. */
export function addConformanceCommand(command: Command, { folder, end }: CommandContext): void {
  command
    .option("--search <url>", "address of the search, with its path", readUrl)
    .option("--receiver <url>", "address that receives callbacks", readUrl)
    .option("--list", "print the rules and exit")
    .option("--client-id <id>", "client of searches and callbacks", wholeNumber(), 10077)
    .option("--account-id <id>", "account of searches and callbacks", wholeNumber(), 100482)
    .option("--country-id <id>", "country for which the server offers a method", wholeNumber(), 208)
    .option("--currency-id <id>", "currency for which the server offers a method", wholeNumber(), 208)
    .option(
      "--ineligible-country-id <id>",
      "country for which the server offers none, in currency 999",
      wholeNumber(),
    )
    .addOption(new Option("--key <key>", "API key of the client").env("CONFORMANCE_KEY"))
    .addOption(
      new Option("--secret <secret>", "secret of the webhook headers, whsec_…").env("CONFORMANCE_SECRET"),
    )
    .addOption(
      new Option("--signature-key <secret>", "secret of the member signature, whsec_…").env(
        "CONFORMANCE_SIGNATURE_KEY",
      ),
    )
    .option("--mac <file>", "MAC specification, for receivers that verify hmac")
    .addOption(new Option("--salt <salt>", "salt of the MAC").env("CONFORMANCE_SALT"))
    .option("--timeout-ms <ms>", "time for each response", wholeNumber(1, 2 ** 31 - 1), 10_000)
    .addOption(formatOption("report", CONFORMANCE_FORMATS))
    .action(async (options: ConformanceOptions) => {
      try {
        end(await check(options, folder));
      } catch (error) {
        if (!(error instanceof ConformanceError)) throw error;
        console.error(error.message);
        end(2);
      }
    });
}

async function check(options: ConformanceOptions, folder: string): Promise<0 | 1> {
  const { search, receiver, list } = options;
  if (list) {
    console.log(listRules(search, receiver));
    return 0;
  }
  if (search !== undefined && receiver === undefined) {
    const hint = "Check the address, the key, and the IDs of client, account, country and currency";
    return run(search, searchRules, await openSearch(options, folder), options, hint);
  }
  if (receiver !== undefined && search === undefined) {
    const hint = "Check the address, and that the receiver has the same secrets, MAC specification and salt";
    return run(receiver, receiverRules, await openReceiver(options, folder), options, hint);
  }
  throw new ConformanceError("expected one of --search <url> and --receiver <url>");
}

async function run<Target>(
  url: URL,
  rules: readonly Rule<Target>[],
  target: Target,
  { timeoutMs, format }: ConformanceOptions,
  hint: string,
): Promise<0 | 1> {
  const probe = await exchange(url, { method: "OPTIONS", headers: {}, body: Buffer.alloc(0) }, timeoutMs);
  if (probe.response === undefined)
    throw new ConformanceError(`${url.origin} cannot be reached: ${probe.error}`);
  let done = 0;
  const results = await runRules(
    rules,
    target,
    (request) => exchange(url, request, timeoutMs),
    ({ id }) => showProgress(`${++done}/${rules.length} ${id}`),
  );
  showProgress("");
  console.log(formatConformance(url.origin + url.pathname, results, format));
  const [first] = results;
  if (first?.outcome === "failed") {
    console.error(`${first.id} failed, and rules that need it with it: ${first.reason}. ${hint}.`);
  }
  return hasFailedRequirement(results) ? 1 : 0;
}

async function openSearch(options: ConformanceOptions, folder: string): Promise<SearchTarget> {
  const { decodePaymentMethodSearchResponse } = await load<SearchContract>("search-contract", folder);
  return {
    ...options,
    decode(body) {
      const result = decodePaymentMethodSearchResponse(body);
      if (result.ok)
        return {
          preferences: result.value.payment_methods.payment_method.map(({ preference }) => preference),
        };
      const [issue] = result.issues;
      return { issue: `line ${issue?.line}, column ${issue?.column}: ${issue?.message}` };
    },
  };
}

async function openReceiver(options: ConformanceOptions, folder: string): Promise<ReceiverTarget> {
  const { secret, signatureKey, mac, salt, clientId, accountId } = options;
  if (secret === undefined) throw new ConformanceError("--receiver needs --secret <secret>");
  if ((mac === undefined) !== (salt === undefined))
    throw new ConformanceError("--mac and --salt need each other");
  const signing = await load<Signing>("signing", folder);
  let session = Date.now() * 100;
  const read = (id: string, text: string): Secret => {
    try {
      return signing.readSecret(id, text);
    } catch (error) {
      throw new ConformanceError(`--${(error as Error).message}`);
    }
  };
  const target = {
    ...{ signing, clientId, accountId },
    secret: read("secret", secret),
    ...(signatureKey !== undefined && { bodySecret: read("signature-key", signatureKey) }),
    ...(mac !== undefined &&
      salt !== undefined && {
        mac: { specification: readMacSpecification(resolve(folder, mac), signing), salt },
      }),
    nextSession: () => session++,
  };
  try {
    deliver(target, {});
  } catch (error) {
    throw new ConformanceError(`--mac and --salt: ${(error as Error).message}`);
  }
  return target;
}

async function load<Exports>(name: string, folder: string): Promise<Exports> {
  const exports = await loadPackage<Exports>(`@payment-routing/${name}`, folder);
  if (exports === undefined) throw new ConformanceError(`install and build @payment-routing/${name}`);
  return exports;
}

function readMacSpecification(file: string, signing: Signing): object {
  let specification: object;
  try {
    specification = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ConformanceError(`${file}: ${(error as Error).message}`);
  }
  const result = signing.validateMacSpecification(specification);
  if (result.ok) return specification;
  const issues = result.issues.map(({ message }) => message);
  throw new ConformanceError([`${file} is not a MAC specification:`, ...issues].join("\n  "));
}

function listRules(search: URL | undefined, receiver: URL | undefined): string {
  const write = ({ id, section, source, text }: Rule<never>) => `${id} (${section}, ${source}): ${text}`;
  return [
    ...(receiver === undefined || search !== undefined ? ["Search", ...searchRules.map(write)] : []),
    ...(search === undefined || receiver !== undefined ? ["Receiver", ...receiverRules.map(write)] : []),
  ].join("\n");
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new InvalidArgumentError("expected an http or https address");
}

/**
 * Imports a package of the project that this one cannot depend on, because its tools generate them. Looks beside this
 * package and in the folder of the caller; undefined if it is not installed.
 */
export async function loadPackage<Exports>(name: string, folder: string): Promise<Exports | undefined> {
  for (const base of [import.meta.url, pathToFileURL(join(folder, "package.json"))]) {
    const path = find(name, base);
    if (path !== undefined) return import(pathToFileURL(path).href);
  }
  return undefined;
}

function find(name: string, base: string | URL): string | undefined {
  try {
    return createRequire(base).resolve(name);
  } catch {
    return undefined;
  }
}
