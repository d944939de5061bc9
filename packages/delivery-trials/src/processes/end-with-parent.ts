// Preloaded by child processes: exits when the parent has exited. Does not keep the process running by itself.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
