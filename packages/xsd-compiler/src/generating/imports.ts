import { writeList } from "./layout.ts";

const RUNTIME = "@payment-routing/contract-runtime";
const CODEGEN = "@payment-routing/contract-runtime/codegen";

/** Collects the imports of a generated module. Each name is added where the module uses it. */
export class Imports {
  readonly #modules = new Map<string, Set<string>>();

  /** Imports a function or constant of the runtime's interface for generated code. */
  value(name: string): string {
    this.#add(CODEGEN, name);
    return name;
  }

  /** Imports a type of the runtime's interface for generated code. */
  runtimeType(name: string): string {
    this.#add(CODEGEN, `type ${name}`);
    return name;
  }

  /** Imports a type of the runtime's public interface. */
  publicType(name: string): string {
    this.#add(RUNTIME, `type ${name}`);
    return name;
  }

  /** Imports a type of the schema by its TypeScript name. */
  typeNamed(name: string): string {
    this.#add("./types.ts", `type ${name}`);
    return name;
  }

  /**
   * Imports another module of the schema as a whole, such as `type * as T`, where a list of names would be longer than
   * what it is for. Returns the name.
   */
  module(file: string, clause: string): string {
    this.#add(file, clause);
    return clause.slice(clause.lastIndexOf(" ") + 1);
  }

  /** Imports a name from another module of the schema. */
  from(module: string, name: string): string {
    this.#add(module, name);
    return name;
  }

  /** Writes the import declarations, followed by an empty line. */
  write(): string {
    // Packages come before files, although "@" follows "." in Unicode.
    const modules = [...this.#modules].sort(([a], [b]) =>
      a.replace(".", "~") < b.replace(".", "~") ? -1 : 1,
    );
    const written = modules.map(([module, names]) => writeImport(module, [...names]));
    return written.length === 0 ? "" : `${written.join("")}\n`;
  }

  #add(module: string, name: string): void {
    const names = this.#modules.get(module) ?? new Set();
    this.#modules.set(module, names.add(name));
  }
}

function writeImport(module: string, names: readonly string[]): string {
  const [whole = ""] = names;
  if (/^(?:type )?\* as /.test(whole)) return `import ${whole} from "${module}";\n`;
  const sorted = names.toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1));
  const onlyTypes = names.every((name) => name.startsWith("type "));
  const [head, items] = onlyTypes ? ["import type {", sorted.map(bare)] : ["import {", sorted];
  return `${writeList(head, items, `} from "${module}";`)}\n`;
}

function bare(name: string): string {
  return name.replace("type ", "");
}

/** Replaces the `.ts` extension in a module's imports of other generated modules. */
export function importBy(extension: ".js" | ".ts", module: string): string {
  return module.replace(/^((?:import|export|\}) .*"\.\/[^"]+)\.ts";$/gm, `$1${extension}";`);
}
