export { type RunOptions, runXsd } from "./run-xsd.ts";
