import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { TreeElement } from "@payment-routing/contract-runtime";
import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import type { Diagnostics, Report } from "../diagnostic.ts";
import { attributeOf, contentOf, offsetOf } from "./attributes.ts";
import { type LocationOptions, Locations, type ReadFile } from "./locations.ts";
import { parseSchema } from "./parse-schema.ts";

/** Loads schema files and all files that they include, redefine and import (XSD 1.0 part 1, section 4.2). */
export function loadDocuments(
  files: readonly string[],
  readFile: ReadFile,
  diagnostics: Diagnostics,
  options: LocationOptions = {},
): SchemaDocument[] {
  return new Loader(readFile, diagnostics, options).load(files);
}

interface MutableDocument extends SchemaDocument {
  readonly visibleNamespaces: Set<string>;
  readonly missing: Map<string, string>;
  readonly parts: Map<TreeElement, SchemaDocument>;
}

interface ParsedFile {
  readonly root: TreeElement;
  /** The digest of the file's bytes: copies of a document count as one document. */
  readonly digest: string;
}

class Loader {
  readonly #readFile: ReadFile;
  readonly #diagnostics: Diagnostics;
  readonly #locations: Locations;
  /** Parsed files by path; undefined for files that could not be read. */
  readonly #parsed = new Map<string, ParsedFile | undefined>();
  /** Documents by namespace and digest. */
  readonly #documents = new Map<string, MutableDocument>();
  readonly #pending: MutableDocument[] = [];

  constructor(readFile: ReadFile, diagnostics: Diagnostics, options: LocationOptions) {
    this.#readFile = readFile;
    this.#diagnostics = diagnostics;
    this.#locations = new Locations(options, readFile, diagnostics);
  }

  load(files: readonly string[]): SchemaDocument[] {
    const given = [...new Set(files.map((file) => posix.normalize(file)))];
    const roots = given.map((file) => [file, this.#read(file)] as const);
    // A file without a namespace that another file includes is not a schema of its own.
    for (const [file, parsed] of roots)
      if (parsed !== undefined && targetNamespaceOf(parsed.root) !== "") this.#add(file, parsed, "", false);
    this.#follow();
    for (const [file, parsed] of roots) {
      if (parsed === undefined || targetNamespaceOf(parsed.root) !== "") continue;
      const isChameleon = [...this.#documents.values()].some((other) => other.root === parsed.root);
      if (!isChameleon) this.#add(file, parsed, "", false);
    }
    this.#follow();
    for (const [file, parsed] of roots) {
      if (parsed === undefined && !this.#diagnostics.hasFile(file))
        this.#diagnostics.add("invalid-location", { file, offset: 0 }, "the file could not be read");
    }
    return [...this.#documents.values()];
  }

  #follow(): void {
    for (let document = this.#pending.shift(); document !== undefined; document = this.#pending.shift()) {
      for (const child of document.root.children) {
        if (child.local === "include" || child.local === "redefine") this.#include(document, child);
        if (child.local === "import") this.#import(document, child);
      }
    }
  }

  /** Processes an include or a redefinition. A missing file is an error only if a component is missing or redefined. */
  #include(document: MutableDocument, element: TreeElement): void {
    const location = attributeOf(element, "schemaLocation") ?? "";
    const file = this.#locations.locate(document.file, location);
    const parsed = file === undefined ? undefined : this.#read(file);
    if (file === undefined || parsed === undefined) {
      document.missing.set(document.targetNamespace, location);
      if (element.local === "redefine" && contentOf(element).length > 0)
        document.report("invalid-location", offsetOf(element, "schemaLocation"), describeMissing(location));
      return;
    }
    const own = targetNamespaceOf(parsed.root);
    if (own === "" || own === document.targetNamespace) {
      document.parts.set(element, this.#add(file, parsed, document.targetNamespace, document.secondary));
    } else {
      const message = `${location} has the target namespace ${own}; import it`;
      document.report("invalid-reference", offsetOf(element, "schemaLocation"), message);
    }
  }

  #import(document: MutableDocument, element: TreeElement): void {
    const namespace = attributeOf(element, "namespace") ?? "";
    if (namespace === (document.chameleon ? "" : document.targetNamespace)) {
      const message =
        namespace === ""
          ? "xs:import needs a namespace in a schema without target namespace"
          : "the schema imports its own namespace; include the file";
      document.report("invalid-reference", offsetOf(element, "namespace"), message);
      return;
    }
    document.visibleNamespaces.add(namespace);
    const location = attributeOf(element, "schemaLocation");
    const located = location === undefined ? undefined : this.#locations.locate(document.file, location);
    // A file mapped to the namespace replaces a location that has no file.
    const [file, parsed] = this.#readFirst([located, this.#locations.find(namespace)]);
    if (file === undefined || parsed === undefined) {
      // Processors may skip an import (section 4.2.3) unless a component is missing.
      document.missing.set(namespace, location ?? "");
    } else if (targetNamespaceOf(parsed.root) !== namespace) {
      const own = targetNamespaceOf(parsed.root) || "none";
      const message = `the target namespace of ${location ?? file} is ${own}, not ${namespace || "none"}`;
      document.report("invalid-reference", offsetOf(element, "schemaLocation"), message);
    } else {
      // The first file of a namespace is primary; further files only add missing components.
      const secondary = [...this.#documents.values()].some((other) => other.targetNamespace === namespace);
      this.#add(file, parsed, "", secondary);
    }
  }

  /** Reads the first file that exists. */
  #readFirst(files: readonly (string | undefined)[]): readonly [file?: string, parsed?: ParsedFile] {
    for (const file of files) {
      const parsed = file === undefined ? undefined : this.#read(file);
      if (file !== undefined && parsed !== undefined) return [file, parsed];
    }
    return [];
  }

  /** @param includedBy the namespace of the including document */
  #add(
    file: string,
    { root, digest }: ParsedFile,
    includedBy: string,
    secondary: boolean,
  ): SchemaDocument & MutableDocument {
    const own = targetNamespaceOf(root);
    const targetNamespace = own === "" ? includedBy : own;
    const key = `${targetNamespace} ${digest}`;
    const known = this.#documents.get(key);
    if (known !== undefined) return known;
    const document: MutableDocument = {
      file,
      root,
      targetNamespace,
      chameleon: own !== targetNamespace,
      secondary,
      visibleNamespaces: new Set([targetNamespace, XSD_NAMESPACE]),
      missing: new Map(),
      parts: new Map(),
      report: (code, offset, message, other) => this.#diagnostics.add(code, { file, offset }, message, other),
      namespacesAt: indexNamespaces(root),
    };
    this.#documents.set(key, document);
    this.#pending.push(document);
    return document;
  }

  /** Returns the checked tree of a file; undefined if there is no file, or after a report. */
  #read(file: string): ParsedFile | undefined {
    if (this.#parsed.has(file)) return this.#parsed.get(file);
    const content = this.#readFile(file);
    const root = content === undefined ? undefined : parseSchema(file, content, this.#diagnostics);
    const digest = content === undefined ? "" : createHash("sha256").update(content).digest("hex");
    const parsed = root === undefined ? undefined : { root, digest };
    this.#parsed.set(file, parsed);
    return parsed;
  }
}

function targetNamespaceOf(root: TreeElement): string {
  return attributeOf(root, "targetNamespace") ?? "";
}

/** Explains that a file is missing and how to provide it. */
export function describeMissing(location: string): string {
  const what = location === "" ? "no schemaLocation says where it is" : `${location} could not be read`;
  return `${what}; nothing is fetched: give the file itself, or map its location (options map and catalog)`;
}

/** One `xs:schema` within a schema set. A file that several namespaces include is one document for each. */
export interface SchemaDocument {
  readonly file: string;
  readonly root: TreeElement;
  /** The empty string for none. A chameleon has the namespace that includes it. */
  readonly targetNamespace: string;
  /** True if the document has no target namespace but its including document has (part 1, section 4.2.1). */
  readonly chameleon: boolean;
  /** Namespaces that its references may name: its own, XSD, and the imported ones. */
  readonly visibleNamespaces: ReadonlySet<string>;
  /** True for a further `schemaLocation` of a namespace: its components do not replace known ones. */
  readonly secondary: boolean;
  /** Locations that could not be read, by namespace; the empty string for an import without a location. */
  readonly missing: ReadonlyMap<string, string>;
  /** The documents that the `xs:include` and `xs:redefine` elements name. */
  readonly parts: ReadonlyMap<TreeElement, SchemaDocument>;
  readonly report: Report;
  /** Returns the namespace declarations in scope at an element, by prefix. */
  namespacesAt(element: TreeElement): ReadonlyMap<string, string>;
}

/** Indexes the namespace declarations in scope at each element of a tree. */
function indexNamespaces(root: TreeElement): (element: TreeElement) => ReadonlyMap<string, string> {
  const scopes = new Map<TreeElement, ReadonlyMap<string, string>>();
  const start = new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]);
  const open: (readonly [TreeElement, ReadonlyMap<string, string>])[] = [[root, start]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [element, outer] = next;
    const scope = element.declarations.length === 0 ? outer : declare(outer, element);
    scopes.set(element, scope);
    for (const child of element.children) open.push([child, scope]);
  }
  return (element) => scopes.get(element) ?? start;
}

function declare(outer: ReadonlyMap<string, string>, element: TreeElement): ReadonlyMap<string, string> {
  const scope = new Map([...outer, ...element.declarations]);
  // xmlns="" removes the default namespace.
  if (scope.get("") === "") scope.delete("");
  return scope;
}
