#!/usr/bin/env node
// Committed, so that npm can link the command before the package is built. It has to run under a Node of any age: nothing
// is imported, and no syntax newer than import() used, before the version is judged.
const OLDEST_MAJOR = 24;

if (Number.parseInt(process.version.slice(1), 10) < OLDEST_MAJOR) {
  console.error(`payment-routing needs Node ${OLDEST_MAJOR} or newer; this is ${process.version}`);
  process.exitCode = 1;
} else {
  import("../dist/main.js");
}
