#!/usr/bin/env node
// Committed, so that npm can link the command before the package is built.
import "../dist/main.js";
