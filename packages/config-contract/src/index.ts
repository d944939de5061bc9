// Types and validators, generated from schemas/config.
export * from "./gen/index.ts";
