import { existsSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../repository.ts";
import type { KnownDocuments } from "./check-documents.ts";
import { doesRun, isCommand, type ToolCommand } from "./run-tool.ts";

/** How a language uses the schemas. Commands run in a copy of docs/other-languages. */
export interface Recipe {
  /** Returns the Debian packages that are missing. */
  readonly findMissing: () => string[];
  /** Generates and compiles. */
  readonly build: (folder: string) => ToolCommand[];
  /** Without its last arguments: the folder to write to, and documents. */
  readonly search: (folder: string) => ToolCommand;
  /** Without its last arguments, documents. */
  readonly callback: (folder: string) => ToolCommand;
  readonly vectors: (folder: string) => ToolCommand;
  readonly known: { readonly search: KnownDocuments; readonly callback: KnownDocuments };
}

const SEARCH_SCHEMA = fromRoot("schemas/search/payment-method-search.xsd");
const CALLBACK_SCHEMA = fromRoot("schemas/callback/payment-callback.schema.json");
const VECTORS = fromRoot("schemas/examples/signing");

function quicktype(folder: string, ...args: readonly string[]): ToolCommand {
  const source = ["--src-lang", "schema", "--src", CALLBACK_SCHEMA, "--top-level", "PaymentCallback"];
  return { tool: "npx", args: ["--yes", "quicktype@26.0.0", ...source, ...args], folder };
}

const JARS = "/usr/share/java";
const JAXB_JARS = ["jaxb-api", "jaxb-runtime", "javax.activation", "istack-commons-runtime", "txw2"];
const JACKSON_JARS = ["jackson-core", "jackson-databind", "jackson-annotations"];

function classPath(...names: readonly string[]): string {
  return ["classes", ...names.map((name) => join(JARS, `${name}.jar`))].join(":");
}

const areJarsInstalled = (names: readonly string[]) =>
  names.every((name) => existsSync(join(JARS, `${name}.jar`)));

/** Python of Debian has its packages; another Python that comes first may not have them. */
const PYTHON =
  ["python3", "/usr/bin/python3"].find((python) => doesRun(python, "-c", "import xsdata")) ?? "python3";
const hasModule = (name: string) => doesRun(PYTHON, "-c", `import ${name}`);

function missingOf(packages: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(packages).filter((name) => !packages[name]);
}

export const RECIPES: Readonly<Record<string, Recipe>> = {
  java: {
    findMissing: () =>
      missingOf({
        "openjdk-17-jdk-headless": doesRun("javac", "-version"),
        jaxb: isCommand("xjc") && areJarsInstalled(JAXB_JARS),
        "libjackson2-databind-java": areJarsInstalled(JACKSON_JARS),
      }),
    build: (root) => {
      const folder = join(root, "java");
      const xjc = ["-quiet", "-encoding", "UTF-8", "-p", "search", "-d", ".", SEARCH_SCHEMA];
      const javac = (jars: readonly string[], ...files: readonly string[]) => ({
        tool: "javac",
        args: [
          "-encoding",
          "UTF-8",
          "-cp",
          classPath(...jars),
          "-sourcepath",
          ".",
          "-d",
          "classes",
          ...files,
        ],
        folder,
      });
      return [
        { tool: "mkdir", args: ["-p", "classes", "callback"], folder },
        { tool: "xjc", args: xjc, folder },
        javac(JAXB_JARS, "Search.java"),
        quicktype(
          folder,
          "--lang",
          "java",
          "--package",
          "callback",
          "--out",
          "callback/PaymentCallback.java",
        ),
        javac(JACKSON_JARS, "Callback.java", "Vectors.java"),
      ];
    },
    search: (root) => java(root, JAXB_JARS, "Search", SEARCH_SCHEMA),
    callback: (root) => java(root, JACKSON_JARS, "Callback"),
    vectors: (root) => java(root, JACKSON_JARS, "Vectors", VECTORS),
    known: {
      search: {
        rejected: {
          "airline-data-non-ascii-names.xml": "names beyond U+FFFF, which Java's StAX parser rejects",
        },
        changed: {
          "airline-data-256-attributes.xml": "attributes of open content in another order",
          "airline-data-attributes.xml": "a tab in an attribute of open content becomes a space",
          "airline-data-itinerary.xml": "attributes of open content in another order",
          "airline-data-namespaces.xml": "a namespace declaration in another place",
          "airline-data-schema-instance-attributes.xml": "a namespace declaration in another place",
          "airline.xml": "attributes of open content in another order",
          "every-element.xml": "attributes of open content in another order",
          "managed-booking.xml": "attributes of open content in another order",
        },
        accepted: ["malformed-xml.instruction-target-with-colon.xml"],
      },
      callback: { rejected: {} },
    },
  },
  python: {
    findMissing: () =>
      missingOf({
        python3: doesRun(PYTHON, "--version"),
        "python3-xsdata": hasModule("xsdata"),
        "python3-click-default-group": hasModule("click_default_group"),
        "python3-docformatter": hasModule("docformatter"),
        "python3-jinja2": hasModule("jinja2"),
        "python3-toposort": hasModule("toposort"),
        "python3-lxml": hasModule("lxml"),
        "python3-jsonschema": hasModule("jsonschema"),
      }),
    build: (root) => {
      const folder = join(root, "python");
      const xsdata = ["--package", "payment_search", "--structure-style", "single-package", "--kw-only"];
      return [
        { tool: PYTHON, args: ["-m", "xsdata", "generate", ...xsdata, SEARCH_SCHEMA], folder },
        quicktype(folder, "--lang", "python", "--python-version", "3.7", "--out", "payment_callback.py"),
      ];
    },
    search: (root) => python(root, "search.py", SEARCH_SCHEMA),
    callback: (root) => python(root, "callback.py", CALLBACK_SCHEMA),
    vectors: (root) => python(root, "vectors.py", VECTORS),
    known: {
      search: {
        rejected: {},
        changed: {
          "airline-data-itinerary.xml": "white space between elements of open content is lost",
          "airline-data-namespaces.xml": "prefixes of open content are renamed",
          "airline-data-schema-instance-attributes.xml": "xsi:nil in open content is lost",
          "airline.xml": "white space between elements of open content is lost",
          "every-element.xml": "white space between elements of open content is lost",
        },
        // libxml2 accepts bytes after a null byte, other encodings, and xsi:type.
        accepted: [
          "malformed-xml.null-byte-after-root.xml",
          "unsupported-encoding.latin-1.xml",
          "unsupported-encoding.utf-16-big-endian.xml",
          "unsupported-encoding.utf-16-without-byte-order-mark.xml",
          "unsupported-encoding.utf-16.xml",
          "unsupported-xsi-type.on-root.xml",
          "unsupported-xsi-type.the-declared-type.xml",
        ],
      },
      callback: {
        rejected: {
          "numbers-in-other-forms.json": "10112.0 is an integer of JSON Schema, and a float of Python",
        },
      },
    },
  },
  go: {
    findMissing: () =>
      missingOf({ "golang-go": doesRun("go", "version"), "libxml2-utils": doesRun("xmllint", "--version") }),
    build: (root) => {
      const folder = join(root, "go");
      return [
        quicktype(folder, "--lang", "go", "--package", "main", "--out", "callback/payment_callback.go"),
        { tool: "go", args: ["build", "-o", "bin/", "./..."], folder },
      ];
    },
    search: (root) => ({ tool: "bin/search", args: [SEARCH_SCHEMA], folder: join(root, "go") }),
    callback: (root) => ({ tool: "bin/callback", args: [], folder: join(root, "go") }),
    vectors: (root) => ({ tool: "bin/vectors", args: [VECTORS], folder: join(root, "go") }),
    known: {
      search: {
        rejected: {
          "airline-data-namespaces.xml": "open content is kept without the declarations around it",
          "airline-data-non-ascii-names.xml": "names beyond U+FFFF, which encoding/xml rejects",
          "airline-data-schema-instance-attributes.xml":
            "open content is kept without the declarations around it",
          "ascii-declared.xml": "encoding/xml reads UTF-8 alone",
        },
        changed: {},
        // xmllint accepts bytes after a null byte, a DOCTYPE and xsi:type. encoding/xml knows only predefined entities.
        accepted: [
          "malformed-xml.null-byte-after-root.xml",
          "unsupported-doctype.behind-a-comment.xml",
          "unsupported-doctype.external-subset.xml",
          "unsupported-doctype.name-only.xml",
          "unsupported-xsi-type.on-root.xml",
          "unsupported-xsi-type.the-declared-type.xml",
        ],
      },
      callback: {
        rejected: { "numbers-in-other-forms.json": "10112.0 is an integer of JSON Schema, and not an int64" },
      },
    },
  },
};

function java(root: string, jars: readonly string[], ...args: readonly string[]): ToolCommand {
  return { tool: "java", args: ["-cp", classPath(...jars), ...args], folder: join(root, "java") };
}

function python(root: string, ...args: readonly string[]): ToolCommand {
  return { tool: PYTHON, args, folder: join(root, "python") };
}
