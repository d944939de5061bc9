import type { MerchantConfiguration, RequiredField } from "@payment-routing/config-contract";

/** Lists the fields that a configuration requires anywhere, without duplicates. */
export function listRequiredFields(configuration: MerchantConfiguration): readonly RequiredField[] {
  const { processors = [], account_defaults = [], clients } = configuration;
  const owners = [
    ...processors,
    ...account_defaults,
    ...clients,
    ...clients.flatMap(({ accounts }) => accounts),
  ];
  return [...new Set(owners.flatMap(({ required_fields = [] }) => required_fields))];
}
