// A module to load before a program: ends the process when its parent is gone, and keeps it running for nothing else.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
