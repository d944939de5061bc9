import { auditTexts } from "./texts/audit.ts";
import { callbacksTexts } from "./texts/callbacks.ts";
import { commonTexts } from "./texts/common.ts";
import { configurationTexts } from "./texts/configuration.ts";
import { decisionsTexts } from "./texts/decisions.ts";
import { endpointsTexts } from "./texts/endpoints.ts";
import { frameTexts } from "./texts/frame.ts";
import { keysTexts } from "./texts/keys.ts";
import { lanesTexts } from "./texts/lanes.ts";
import { overviewTexts } from "./texts/overview.ts";
import { sessionsTexts } from "./texts/sessions.ts";

/** Every text of the console. */
export const texts = {
  ...frameTexts,
  ...commonTexts,
  ...overviewTexts,
  ...callbacksTexts,
  ...lanesTexts,
  ...endpointsTexts,
  ...sessionsTexts,
  ...decisionsTexts,
  ...configurationTexts,
  ...keysTexts,
  ...auditTexts,
} as const;
