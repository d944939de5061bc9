// Preloaded by the service: replaces the database package by a copy. The imports of the copy resolve as those of the
// original.
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const PACKAGE = "@payment-routing/database";
const copy = `${pathToFileURL(process.env.NEXT_DATABASE ?? "").href}/`;
const original = import.meta.resolve("@payment-routing/cli");

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === PACKAGE) return { url: `${copy}dist/index.js`, format: "module", shortCircuit: true };
    const isInCopy = context.parentURL?.startsWith(copy) && !specifier.startsWith(".");
    return nextResolve(specifier, isInCopy ? { ...context, parentURL: original } : context);
  },
});
