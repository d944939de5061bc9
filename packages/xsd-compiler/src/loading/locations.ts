import { posix } from "node:path";
import { readDoctype, readTree, type TreeElement } from "@payment-routing/contract-runtime";
import type { Diagnostics } from "../diagnostic.ts";

/** Returns the bytes of a file; undefined if it does not exist. */
export type ReadFile = (file: string) => Uint8Array | undefined;

/** Maps URLs in schemas to files. Nothing is fetched from a network. */
export interface LocationOptions {
  /** Files by URL or namespace. */
  readonly map?: Readonly<Record<string, string>>;
  /** A file in the format of OASIS XML Catalogs 1.1. */
  readonly catalog?: string;
}

interface Rule {
  readonly start: string;
  readonly replacement: string;
  /** True if the entry replaces the prefix of a URL, false if it replaces a whole URL. */
  readonly prefix: boolean;
}

const CATALOG_NAMESPACE = "urn:oasis:names:tc:entity:xmlns:xml:catalog";

/** Resolves schema locations to files. */
export class Locations {
  readonly #rules: Rule[];
  readonly #readFile: ReadFile;
  readonly #diagnostics: Diagnostics;
  readonly #catalogs = new Set<string>();

  constructor({ map = {}, catalog }: LocationOptions, readFile: ReadFile, diagnostics: Diagnostics) {
    this.#readFile = readFile;
    this.#diagnostics = diagnostics;
    this.#rules = Object.entries(map).map(([start, file]) => ({ start, replacement: file, prefix: false }));
    if (catalog !== undefined) this.#readCatalog(catalog);
  }

  /** Returns the file that a schema location names; undefined for a URL that is not mapped. */
  locate(from: string, location: string): string | undefined {
    const mapped = this.find(location) ?? this.find(resolveUrl(from, location));
    if (mapped !== undefined) return mapped;
    if (/^file:\/\/\//.test(location)) return posix.normalize(decode(location.slice("file://".length)));
    if (/^[a-z][a-z0-9+.-]*:/i.test(location)) return undefined;
    const path = decode(location.replace(/#.*$/, ""));
    return path.startsWith("/") ? posix.normalize(path) : posix.join(posix.dirname(from), path);
  }

  /** Returns the file that a URL or a namespace is mapped to. The longest matching prefix wins. */
  find(url: string): string | undefined {
    const [rule] = this.#rules
      .filter(({ start, prefix }) => (prefix ? url.startsWith(start) : url === start))
      .sort((a, b) => Number(a.prefix) - Number(b.prefix) || b.start.length - a.start.length);
    if (rule === undefined) return undefined;
    return posix.normalize(rule.prefix ? rule.replacement + url.slice(rule.start.length) : rule.replacement);
  }

  #readCatalog(file: string): void {
    if (this.#catalogs.has(file)) return;
    this.#catalogs.add(file);
    const content = this.#readFile(file);
    const origin = { file, offset: 0 };
    if (content === undefined) {
      this.#diagnostics.add("invalid-location", origin, "the catalog could not be read");
      return;
    }
    this.#diagnostics.addFile(file, content);
    const parsed = readTree(content, { maxBytes: 16 * 1024 * 1024, doctype: readDoctype });
    if (!parsed.ok) {
      for (const { line = 1, column = 1, expected, received } of parsed.issues)
        this.#diagnostics.addAt("invalid-xml", file, line, column, `expected ${expected}, got ${received}`);
    } else if (parsed.value.namespace !== CATALOG_NAMESPACE || parsed.value.local !== "catalog") {
      const message = `expected a catalog of ${CATALOG_NAMESPACE}, got <${parsed.value.name}>`;
      this.#diagnostics.add("invalid-element", { file, offset: parsed.value.offset }, message);
    } else {
      this.#readEntries(file, parsed.value);
    }
  }

  #readEntries(file: string, parent: TreeElement): void {
    const base = attributeValue(parent, "xml:base");
    const from = base === undefined ? file : posix.join(posix.dirname(file), base, "x");
    for (const entry of parent.children) {
      const [start, target] = ENTRIES[entry.local] ?? [];
      const replacement = attributeValue(entry, target ?? "uri");
      if (entry.local === "group") this.#readEntries(from, entry);
      else if (entry.local === "nextCatalog")
        this.#readCatalog(posix.join(posix.dirname(from), attributeValue(entry, "catalog") ?? ""));
      else if (start !== undefined && replacement !== undefined)
        this.#rules.push({
          start: attributeValue(entry, start) ?? "",
          replacement: replacement.replace(/^file:\/\//, "").replace(/^(?!\/)/, `${posix.dirname(from)}/`),
          prefix: entry.local.startsWith("rewrite"),
        });
    }
  }
}

/** The attributes of catalog entries: the mapped URI, and its target. */
const ENTRIES: Readonly<Record<string, readonly [start: string, target: string]>> = {
  uri: ["name", "uri"],
  system: ["systemId", "uri"],
  rewriteURI: ["uriStartString", "rewritePrefix"],
  rewriteSystem: ["systemIdStartString", "rewritePrefix"],
};

function attributeValue(element: TreeElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value;
}

/** Resolves a location to a URL if the referring file has one. */
function resolveUrl(from: string, location: string): string {
  return URL.canParse(location, from) ? new URL(location, from).href : location;
}

function decode(location: string): string {
  try {
    return decodeURIComponent(location);
  } catch {
    return location;
  }
}
