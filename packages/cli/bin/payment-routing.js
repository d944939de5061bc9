#!/usr/bin/env node
// Committed, so that npm can link the command before the package is built. Runs on old Node versions: uses no import and no
// syntax newer than import() before the version check.
const OLDEST_MAJOR = 24;

if (Number.parseInt(process.version.slice(1), 10) < OLDEST_MAJOR) {
  console.error(`payment-routing needs Node ${OLDEST_MAJOR} or newer; this is ${process.version}`);
  process.exitCode = 1;
} else {
  import("../dist/main.js");
}
