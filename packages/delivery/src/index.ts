export { type MigrateOptions, migrate } from "./database/migrate.ts";
export { type Delivery, type DeliveryOptions, openDelivery } from "./open-delivery.ts";
