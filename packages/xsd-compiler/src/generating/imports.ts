import { writeList } from "./layout.ts";

const RUNTIME = "@payment-routing/contract-runtime";
const CODEGEN = "@payment-routing/contract-runtime/codegen";

/** The imports of a generated module. Each name is added where the module uses it. */
export class Imports {
  readonly #modules = new Map<string, Set<string>>();

  /** A function or a constant that the runtime has for generated code. */
  value(name: string): string {
    this.#add(CODEGEN, name);
    return name;
  }

  /** A type that the runtime has for generated code. */
  runtimeType(name: string): string {
    this.#add(CODEGEN, `type ${name}`);
    return name;
  }

  /** A type that the runtime has for everyone. */
  publicType(name: string): string {
    this.#add(RUNTIME, `type ${name}`);
    return name;
  }

  /** A type of the schema by its TypeScript name. */
  typeNamed(name: string): string {
    this.#add("./types.ts", `type ${name}`);
    return name;
  }

  /** Something of another module of the schema. */
  from(module: string, name: string): string {
    this.#add(module, name);
    return name;
  }

  /** The import declarations, an empty line behind them. */
  write(): string {
    // "@" comes behind "." in Unicode, packages before files here.
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
  const sorted = names.toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1));
  const onlyTypes = names.every((name) => name.startsWith("type "));
  const [head, items] = onlyTypes ? ["import type {", sorted.map(bare)] : ["import {", sorted];
  return `${writeList(head, items, `} from "${module}";`)}\n`;
}

function bare(name: string): string {
  return name.replace("type ", "");
}

/** A module whose imports of other generated modules, which are written with `.ts`, have another extension. */
export function importBy(extension: ".js" | ".ts", module: string): string {
  return module.replace(/^((?:import|export|\}) .*"\.\/[^"]+)\.ts";$/gm, `$1${extension}";`);
}
