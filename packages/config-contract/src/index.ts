// All of it is generated from schemas/config.
export * from "./gen/index.ts";
