import { posix } from "node:path";
import { readTree, type TreeElement } from "@payment-routing/contract-runtime";
import { attributeOf, offsetOf } from "./attributes.ts";
import { checkVocabulary } from "./check-vocabulary.ts";
import type { Findings } from "./findings.ts";
import type { Report } from "./report.ts";
import { indexNamespaces, type SchemaDocument } from "./schema-document.ts";
import { XSD_NAMESPACE } from "./xsd-namespace.ts";

/** The bytes of a file; undefined when there is none. */
export type ReadFile = (file: string) => Uint8Array | undefined;

/** Larger than any schema that people write; `xs:any` of a hostile one cannot exhaust the stack. */
const BOUNDS = { maxBytes: 64 * 1024 * 1024, maxDepth: 512 };

/** Reads schema files and all that they include and import (XSD 1.0 part 1, sections 4.2.1 and 4.2.3). */
export function loadDocuments(
  files: readonly string[],
  readFile: ReadFile,
  findings: Findings,
): SchemaDocument[] {
  return new Loader(readFile, findings).load(files);
}

/**
 * Reads a schema file that stands alone: it includes and imports nothing.
 *
 * @returns the document, or none after a report
 */
export function loadDocument(file: string, content: Uint8Array, findings: Findings): SchemaDocument[] {
  return new Loader(() => content, findings).loadAlone(file);
}

interface MutableDocument extends SchemaDocument {
  readonly visibleNamespaces: Set<string>;
  readonly unresolvedImports: Map<string, string>;
}

class Loader {
  readonly #readFile: ReadFile;
  readonly #findings: Findings;
  /** What was read, by file; undefined where that failed. */
  readonly #trees = new Map<string, TreeElement | undefined>();
  /** By file and namespace. */
  readonly #documents = new Map<string, MutableDocument>();
  readonly #pending: MutableDocument[] = [];

  constructor(readFile: ReadFile, findings: Findings) {
    this.#readFile = readFile;
    this.#findings = findings;
  }

  load(files: readonly string[]): SchemaDocument[] {
    const given = [...new Set(files.map((file) => posix.normalize(file)))];
    const roots = given.map((file) => [file, this.#read(file)] as const);
    // A file without a namespace may be there to be included by another: then it is no schema of its own.
    const whole = roots.filter(([, root]) => root !== undefined && targetNamespaceOf(root) !== "");
    const parts = roots.filter(([, root]) => root !== undefined && targetNamespaceOf(root) === "");
    for (const [file, root] of whole) this.#add(file, root as TreeElement, undefined);
    this.#follow();
    for (const [file, root] of parts) {
      const isChameleon = [...this.#documents.values()].some((other) => other.file === file);
      if (!isChameleon) this.#add(file, root as TreeElement, undefined);
    }
    this.#follow();
    for (const [file, root] of roots) {
      if (root === undefined && !this.#failed(file))
        this.#findings.add("invalid-location", { file, offset: 0 }, "the file could not be read");
    }
    return [...this.#documents.values()];
  }

  loadAlone(file: string): SchemaDocument[] {
    const root = this.#read(file);
    if (root === undefined) return [];
    const report = this.#reporter(file);
    for (const { local, offset } of root.children) {
      if (local === "include" || local === "import")
        report("unsupported-element", offset, `xs:${local} is not supported here: the schema is one file`);
    }
    this.#add(file, root, undefined);
    return [...this.#documents.values()];
  }

  /** True when reading the file was tried and has been reported about. */
  #failed(file: string): boolean {
    return this.#findings.hasFile(file);
  }

  #follow(): void {
    for (let document = this.#pending.shift(); document !== undefined; document = this.#pending.shift()) {
      for (const child of document.root.children) {
        if (child.local === "include") this.#include(document, child);
        if (child.local === "import") this.#import(document, child);
      }
    }
  }

  #include(document: MutableDocument, element: TreeElement): void {
    const location = attributeOf(element, "schemaLocation") ?? "";
    const file = locate(document.file, location);
    const root = file === undefined ? undefined : this.#read(file);
    const refuse = (code: Parameters<Report>[0], message: string): void =>
      document.report(code, offsetOf(element, "schemaLocation"), message);
    if (file === undefined || (root === undefined && !this.#failed(file))) {
      refuse("invalid-location", `the file ${location} could not be read`);
    } else if (root !== undefined) {
      const own = targetNamespaceOf(root);
      if (own !== "" && own !== document.targetNamespace)
        refuse("invalid-reference", `${location} has the target namespace ${own}; import it`);
      else this.#add(file, root, document.targetNamespace);
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
    const file = location === undefined ? undefined : locate(document.file, location);
    const root = file === undefined ? undefined : this.#read(file);
    if (file === undefined || root === undefined) {
      // Not following an import is no fault (section 4.2.3) until a component is missing.
      document.unresolvedImports.set(namespace, location ?? "no schemaLocation");
    } else if (targetNamespaceOf(root) !== namespace) {
      const own = targetNamespaceOf(root) || "none";
      const message = `the target namespace of ${location} is ${own}, not ${namespace || "none"}`;
      document.report("invalid-reference", offsetOf(element, "schemaLocation"), message);
    } else {
      this.#add(file, root, undefined);
    }
  }

  #add(file: string, root: TreeElement, includedBy: string | undefined): void {
    const own = targetNamespaceOf(root);
    const targetNamespace = own === "" ? (includedBy ?? "") : own;
    const key = `${targetNamespace} ${file}`;
    if (this.#documents.has(key)) return;
    const chameleon = own !== targetNamespace;
    const document: MutableDocument = {
      file,
      root,
      targetNamespace,
      chameleon,
      visibleNamespaces: new Set([targetNamespace, XSD_NAMESPACE]),
      unresolvedImports: new Map(),
      report: this.#reporter(file),
      namespacesAt: indexNamespaces(root),
    };
    this.#documents.set(key, document);
    this.#pending.push(document);
  }

  /** The checked tree of a file; undefined when there is no file, or after a report. */
  #read(file: string): TreeElement | undefined {
    if (this.#trees.has(file)) return this.#trees.get(file);
    const content = this.#readFile(file);
    const root = content === undefined ? undefined : this.#parse(file, content);
    this.#trees.set(file, root);
    return root;
  }

  #parse(file: string, content: Uint8Array): TreeElement | undefined {
    this.#findings.addFile(file, content);
    const report = this.#reporter(file);
    const parsed = readTree(content, BOUNDS);
    if (!parsed.ok) {
      for (const { code, line, column, expected, received } of parsed.issues) {
        const supported = code === "malformed-xml";
        const message = `expected ${expected}, got ${received}`;
        this.#findings.addAt(
          supported ? "invalid-xml" : "unsupported-xml",
          file,
          line ?? 1,
          column ?? 1,
          message,
        );
      }
      return undefined;
    }
    const root = parsed.value;
    if (root.namespace !== XSD_NAMESPACE || root.local !== "schema") {
      report("invalid-element", root.offset, `expected an xs:schema of ${XSD_NAMESPACE}, got <${root.name}>`);
      return undefined;
    }
    let clean = true;
    checkVocabulary(root, (...problem) => {
      clean = false;
      report(...problem);
    });
    if (attributeOf(root, "targetNamespace") === "")
      report("invalid-value", offsetOf(root, "targetNamespace"), "targetNamespace is empty; leave it out");
    // What follows relies on the vocabulary: behind a stray element its findings would only be echoes.
    return clean ? root : undefined;
  }

  #reporter(file: string): Report {
    return (code, offset, message) => this.#findings.add(code, { file, offset }, message);
  }
}

function targetNamespaceOf(root: TreeElement): string {
  return attributeOf(root, "targetNamespace") ?? "";
}

/** Where a file names another; undefined for what is not in the file system: nothing is fetched. */
function locate(from: string, location: string): string | undefined {
  if (/^file:\/\/\//.test(location)) return posix.normalize(decode(location.slice("file://".length)));
  if (/^[a-z][a-z0-9+.-]*:/i.test(location)) return undefined;
  const path = decode(location.replace(/#.*$/, ""));
  return path.startsWith("/") ? posix.normalize(path) : posix.join(posix.dirname(from), path);
}

function decode(location: string): string {
  try {
    return decodeURIComponent(location);
  } catch {
    return location;
  }
}
