import type { Dimension, DimensionModule } from "./dimension.ts";
import { makeFlagSpec, PRESENCE } from "./flag.ts";

export interface DeviceIdFacts {
  readonly device_id: boolean;
}

const DEVICE_ID = {
  ...PRESENCE,
  name: "device-id",
  group: "device_id",
  read: ({ device_id }) => device_id,
  fields: [{ field: "client_info/device_id", isThere: ({ device_id }: DeviceIdFacts) => device_id }],
  listSamples: () => [true, false].map((device_id) => ({ device_id })),
} as const satisfies Dimension<boolean, DeviceIdFacts>;

export const deviceId = {
  member: "device_id",
  dimensions: [DEVICE_ID],
  plainFacts: { device_id: false } as DeviceIdFacts,
  listSpecs: ({ present }) => [["/device_id", makeFlagSpec(DEVICE_ID, present)]],
} as const satisfies DimensionModule<"device_id", DeviceIdFacts>;
