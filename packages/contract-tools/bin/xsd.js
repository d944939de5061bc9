#!/usr/bin/env node
// Committed, so that npm can link the command before the package is built.
const major = Number(process.versions.node.split(".", 1)[0]);
if (major < 22) {
  console.error(`xsd needs Node 22 or newer; this is ${process.version}.`);
  process.exitCode = 2;
} else {
  // A static import would fail first, without this message.
  await import("../dist/xsd-main.js");
}
