export { type RunOptions, runXsd } from "./xsd/run-xsd.ts";
