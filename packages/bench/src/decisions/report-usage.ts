// Loaded before a command: writes the resources that the process has used to file descriptor 3 when it ends.
import { writeSync } from "node:fs";

process.on("exit", () => {
  writeSync(3, JSON.stringify(process.resourceUsage()));
});
