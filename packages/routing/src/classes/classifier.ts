import type { DimensionName } from "../constraints/dimension.ts";
import { AMOUNT } from "../constraints/dimensions.ts";
import type { Facts } from "../facts/facts.ts";
import {
  type AmountClasses,
  findAmountClass,
  findNumberClass,
  findValueClass,
  MISSING,
  type NumberClasses,
  type ValueClasses,
} from "./classes.ts";
import type { ClassifiedDimension } from "./classification.ts";

/**
 * Makes the function that finds the classes of a payment by their places. Every fact is read where it is named, once: to
 * go through a list of the dimensions and call what reads each would take twice as long.
 */
export function createClassifier(
  dimensions: ReadonlyMap<DimensionName, ClassifiedDimension>,
): (facts: Facts) => Int32Array {
  // The last place takes what no constraint looks at.
  const list = new Int32Array(dimensions.size + 1);
  const find = (name: DimensionName): Slot<never> =>
    (dimensions.get(name) ?? { place: dimensions.size, classes: undefined }) as Slot<never>;
  const putValue = ({ place, classes }: Slot<ValueClasses>, value: unknown): void => {
    if (classes !== undefined) list[place] = value === undefined ? MISSING : findValueClass(classes, value);
  };
  const putNumber = ({ place, classes }: Slot<NumberClasses>, value: number | undefined): void => {
    if (classes !== undefined) list[place] = value === undefined ? MISSING : findNumberClass(classes, value);
  };
  const putAmount = ({ place, classes }: Slot<AmountClasses>, facts: Facts): void => {
    if (classes === undefined) return;
    const amount = AMOUNT.read(facts);
    list[place] = amount === undefined ? MISSING : findAmountClass(classes, amount);
  };
  const country = find("country");
  const currency = find("currency");
  const amount = find("amount");
  const productType = find("product-type");
  const transactionType = find("transaction-type");
  const orderLines = find("order-lines");
  const platform = find("platform");
  const language = find("language");
  const sdkVersion = find("sdk-version");
  const deviceId = find("device-id");
  const mobileNumber = find("mobile-number");
  const mobileType = find("mobile-type");
  const mobileCountry = find("mobile-country");
  const mobileValidated = find("mobile-validated");
  const emailAddress = find("email-address");
  const emailType = find("email-type");
  const emailValidated = find("email-validated");
  const effective = find("effective");
  return (facts) => {
    putValue(country, facts.country);
    putValue(currency, facts.currency);
    putAmount(amount, facts);
    putValue(productType, facts.product_type);
    putValue(transactionType, facts.transaction_type);
    putNumber(orderLines, facts.line_count);
    putValue(platform, facts.platform);
    putValue(language, facts.language);
    putNumber(sdkVersion, facts.sdk_version);
    putValue(deviceId, facts.device_id);
    putValue(mobileNumber, facts.mobile_number);
    putValue(mobileType, facts.mobile_type);
    putValue(mobileCountry, facts.mobile_country);
    putValue(mobileValidated, facts.mobile_validated);
    putValue(emailAddress, facts.email_address);
    putValue(emailType, facts.email_type);
    putValue(emailValidated, facts.email_validated);
    putNumber(effective, facts.instant);
    return list;
  };
}

/** A dimension's place and its classes; undefined where it has none. */
interface Slot<Kind> {
  readonly place: number;
  readonly classes: Kind | undefined;
}
