// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/merchant-configuration.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, equalValues, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkMerchantConfiguration: AjvValidator = judgeMerchantConfiguration;

const pattern0 = new RegExp("^[A-Z]{2}$", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");
const pattern2 = new RegExp("^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$", "u");
const pattern3 = new RegExp("^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$", "u");
const pattern6 = new RegExp("^[a-z]{2}$", "u");
const pattern8 = new RegExp("^[0-9]{1,15}(?:\\.[0-9]{1,15}){0,7}$", "u");
const pattern10 = new RegExp("^[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*$", "u");
const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
const pattern14 = new RegExp("^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$", "u");
const pattern15 = new RegExp("^https?://[^\\s/?#@\\\\]+$", "u");
const pattern18 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", "u");
const pattern16 = new RegExp("^(?!whsec_)[A-Za-z0-9._-]{1,64}$", "u");
const pattern17 = new RegExp("^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "u");
const members13 = new Set(["country","currency","amount","product_type","transaction_type","fees","order","platform","language","version","sdk_version","device_id","mobile","email","ip","effective","all","any","not"]);
const members14 = new Set(["account_id","inherits","default_language","default_currency","required_fields","policy","offers","ordering","managed_bookings","withdrawn_methods"]);
const members15 = new Set(["endpoint","allowed_origins","secrets","mac","emit","required_members","time_zone","internal_codes","retry","on_exhausted","final_session_codes","concurrency","rate_per_second","connect_timeout_ms","total_timeout_ms"]);
const members16 = new Set(["countries","currencies","languages","platforms","card_states","session_types","session_statuses","transaction_statuses","transaction_types","payment_methods","payment_types","exchange_services","operators","closed_codes","processors","methods","account_defaults","clients"]);

function judgeCountry(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Country/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.alpha2code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Country/required", "required", {missingProperty: "alpha2code"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "id") || (key0 === "alpha2code"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Country/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Country/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Country/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Country/properties/id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.alpha2code !== undefined) {
      let data1 = data.alpha2code;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/alpha2code", "#/$defs/Country/properties/alpha2code/pattern", "pattern", {pattern: "^[A-Z]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha2code", "#/$defs/Country/properties/alpha2code/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Country/type", "type", {type: "object"});
    errors++;
  }
  judgeCountry.errors = vErrors;
  return errors === 0;
}

function judgeCurrency(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Currency/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.alpha3code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Currency/required", "required", {missingProperty: "alpha3code"});
      errors++;
    }
    if (data.decimals === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Currency/required", "required", {missingProperty: "decimals"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "id") || (key0 === "alpha3code")) || (key0 === "decimals"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Currency/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Currency/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 999 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Currency/properties/id/maximum", "maximum", {comparison: "<=", limit: 999});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Currency/properties/id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data1 = data.alpha3code;
      if (typeof data1 === "string") {
        if (!pattern1.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/Currency/properties/alpha3code/pattern", "pattern", {pattern: "^[A-Z]{3}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/alpha3code", "#/$defs/Currency/properties/alpha3code/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/Currency/properties/decimals/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 4 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/Currency/properties/decimals/maximum", "maximum", {comparison: "<=", limit: 4});
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/Currency/properties/decimals/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Currency/type", "type", {type: "object"});
    errors++;
  }
  judgeCurrency.errors = vErrors;
  return errors === 0;
}

function judgeSearchTextCode(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SearchTextCode/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.label === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SearchTextCode/required", "required", {missingProperty: "label"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "id") || (key0 === "label"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/SearchTextCode/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern2.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/SearchTextCode/properties/id/pattern", "pattern", {pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/SearchTextCode/properties/id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.label !== undefined) {
      let data1 = data.label;
      if (typeof data1 === "string") {
        if (countCharacters(data1) > 200) {
          vErrors = addError(vErrors, instancePath + "/label", "#/$defs/SearchTextCode/properties/label/maxLength", "maxLength", {limit: 200});
          errors++;
        }
        if (countCharacters(data1) < 1) {
          vErrors = addError(vErrors, instancePath + "/label", "#/$defs/SearchTextCode/properties/label/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/label", "#/$defs/SearchTextCode/properties/label/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SearchTextCode/type", "type", {type: "object"});
    errors++;
  }
  judgeSearchTextCode.errors = vErrors;
  return errors === 0;
}

function judgeCode(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Code/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.label === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Code/required", "required", {missingProperty: "label"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "id") || (key0 === "label"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Code/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Code/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Code/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/Code/properties/id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.label !== undefined) {
      let data1 = data.label;
      if (typeof data1 === "string") {
        if (countCharacters(data1) > 200) {
          vErrors = addError(vErrors, instancePath + "/label", "#/$defs/Code/properties/label/maxLength", "maxLength", {limit: 200});
          errors++;
        }
        if (countCharacters(data1) < 1) {
          vErrors = addError(vErrors, instancePath + "/label", "#/$defs/Code/properties/label/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/label", "#/$defs/Code/properties/label/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Code/type", "type", {type: "object"});
    errors++;
  }
  judgeCode.errors = vErrors;
  return errors === 0;
}

function judgeTextCode(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TextCode/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.label === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TextCode/required", "required", {missingProperty: "label"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "id") || (key0 === "label"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/TextCode/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/TextCode/properties/id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.label !== undefined) {
      let data1 = data.label;
      if (typeof data1 === "string") {
        if (countCharacters(data1) > 200) {
          vErrors = addError(vErrors, instancePath + "/label", "#/$defs/TextCode/properties/label/maxLength", "maxLength", {limit: 200});
          errors++;
        }
        if (countCharacters(data1) < 1) {
          vErrors = addError(vErrors, instancePath + "/label", "#/$defs/TextCode/properties/label/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/label", "#/$defs/TextCode/properties/label/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/TextCode/type", "type", {type: "object"});
    errors++;
  }
  judgeTextCode.errors = vErrors;
  return errors === 0;
}

function judgeStatusCode(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/StatusCode/required", "required", {missingProperty: "code"});
      errors++;
    }
    if (data.label === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/StatusCode/required", "required", {missingProperty: "label"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "code") || (key0 === "sub_code")) || (key0 === "label"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/StatusCode/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/StatusCode/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/StatusCode/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/StatusCode/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/StatusCode/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/StatusCode/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/StatusCode/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.label !== undefined) {
      let data2 = data.label;
      if (typeof data2 === "string") {
        if (countCharacters(data2) > 200) {
          vErrors = addError(vErrors, instancePath + "/label", "#/$defs/StatusCode/properties/label/maxLength", "maxLength", {limit: 200});
          errors++;
        }
        if (countCharacters(data2) < 1) {
          vErrors = addError(vErrors, instancePath + "/label", "#/$defs/StatusCode/properties/label/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/label", "#/$defs/StatusCode/properties/label/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/StatusCode/type", "type", {type: "object"});
    errors++;
  }
  judgeStatusCode.errors = vErrors;
  return errors === 0;
}

function judgeClosedCode(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!(((((((((((((((((((data === "country") || (data === "order_country")) || (data === "phone_country")) || (data === "billing_country")) || (data === "traveller_country")) || (data === "trip_country")) || (data === "currency")) || (data === "language")) || (data === "platform")) || (data === "card")) || (data === "card_state")) || (data === "session_type")) || (data === "session_status")) || (data === "transaction_status")) || (data === "transaction_type")) || (data === "payment_method")) || (data === "payment_type")) || (data === "exchange_service")) || (data === "operator"))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/ClosedCode/enum", "enum", {allowedValues: ["country","order_country","phone_country","billing_country","traveller_country","trip_country","currency","language","platform","card","card_state","session_type","session_status","transaction_status","transaction_type","payment_method","payment_type","exchange_service","operator"]});
    errors++;
  }
  judgeClosedCode.errors = vErrors;
  return errors === 0;
}

function judgeRequiredField(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!((((((((((((((((((((data === "transaction/type_id") || (data === "transaction/product_type")) || (data === "transaction/fees/fee")) || (data === "transaction/fees/fee/type")) || (data === "transaction/amount/currency_id")) || (data === "transaction/orders/line_item/product")) || (data === "transaction/orders/line_item/product/name")) || (data === "transaction/orders/line_item/product/sku")) || (data === "transaction/orders/line_item/product/description")) || (data === "transaction/orders/line_item/product/airline_data")) || (data === "client_info/language")) || (data === "client_info/sdk-version")) || (data === "client_info/device_id")) || (data === "client_info/mobile/mobile")) || (data === "client_info/mobile/mobile_type")) || (data === "client_info/mobile/country_id")) || (data === "client_info/mobile/validated")) || (data === "client_info/email/email")) || (data === "client_info/email/email_type")) || (data === "client_info/email/validated"))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/RequiredField/enum", "enum", {allowedValues: ["transaction/type_id","transaction/product_type","transaction/fees/fee","transaction/fees/fee/type","transaction/amount/currency_id","transaction/orders/line_item/product","transaction/orders/line_item/product/name","transaction/orders/line_item/product/sku","transaction/orders/line_item/product/description","transaction/orders/line_item/product/airline_data","client_info/language","client_info/sdk-version","client_info/device_id","client_info/mobile/mobile","client_info/mobile/mobile_type","client_info/mobile/country_id","client_info/mobile/validated","client_info/email/email","client_info/email/email_type","client_info/email/validated"]});
    errors++;
  }
  judgeRequiredField.errors = vErrors;
  return errors === 0;
}

function judgeProcessor(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.psp_type === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Processor/required", "required", {missingProperty: "psp_type"});
      errors++;
    }
    if (data.required_fields === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Processor/required", "required", {missingProperty: "required_fields"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "psp_type") || (key0 === "required_fields"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Processor/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.psp_type !== undefined) {
      let data0 = data.psp_type;
      if (typeof data0 === "string") {
        if (countCharacters(data0) > 100) {
          vErrors = addError(vErrors, instancePath + "/psp_type", "#/$defs/Processor/properties/psp_type/maxLength", "maxLength", {limit: 100});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/psp_type", "#/$defs/Processor/properties/psp_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.required_fields !== undefined) {
      let data1 = data.required_fields;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          let data2 = data1[i0];
          const _errs6 = errors;
          if (!(judgeRequiredField(data2, instancePath + "/required_fields/" + i0))) {
            vErrors = appendErrors(vErrors, judgeRequiredField.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs6 === errors;
          if (!valid1) {
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          outer0:
          for (;i1--;) {
            for (j0 = i1; j0--;) {
              if (equalValues(data1[i1], data1[j0])) {
                vErrors = addError(vErrors, instancePath + "/required_fields", "#/$defs/Processor/properties/required_fields/uniqueItems", "uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/required_fields", "#/$defs/Processor/properties/required_fields/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Processor/type", "type", {type: "object"});
    errors++;
  }
  judgeProcessor.errors = vErrors;
  return errors === 0;
}

function judgeCountryConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CountryConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/CountryConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/CountryConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/CountryConstraint/anyOf/0/properties/only/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data1 == "number") && (isFinite(data1))) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/CountryConstraint/anyOf/0/properties/only/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/CountryConstraint/anyOf/0/properties/only/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/CountryConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/CountryConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/CountryConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/CountryConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          vErrors = addError(vErrors, instancePath, "#/$defs/CountryConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/CountryConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data2.length;
          for (let i2=0; i2<len1; i2++) {
            let data3 = data2[i2];
            const _errs13 = errors;
            if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/CountryConstraint/anyOf/1/properties/except/items/type", "type", {type: "integer"});
              errors++;
            }
            if ((typeof data3 == "number") && (isFinite(data3))) {
              if (data3 > 9007199254740991 || isNaN(data3)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/CountryConstraint/anyOf/1/properties/except/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
                errors++;
              }
              if (data3 < 1 || isNaN(data3)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/CountryConstraint/anyOf/1/properties/except/items/minimum", "minimum", {comparison: ">=", limit: 1});
                errors++;
              }
            }
            var valid6 = _errs13 === errors;
            if (!valid6) {
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data2[i3];
              if (!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/CountryConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/CountryConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/CountryConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/CountryConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeCountryConstraint.errors = vErrors;
  return errors === 0;
}

function judgeMissingInput(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!((data === "eligible") || (data === "ineligible"))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/MissingInput/enum", "enum", {allowedValues: ["eligible","ineligible"]});
    errors++;
  }
  judgeMissingInput.errors = vErrors;
  return errors === 0;
}

function judgeCurrencyConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CurrencyConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "only") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/CurrencyConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/CurrencyConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/CurrencyConstraint/anyOf/0/properties/only/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data1 == "number") && (isFinite(data1))) {
            if (data1 > 999 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/CurrencyConstraint/anyOf/0/properties/only/items/maximum", "maximum", {comparison: "<=", limit: 999});
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/CurrencyConstraint/anyOf/0/properties/only/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/CurrencyConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/CurrencyConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/CurrencyConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/CurrencyConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!((key1 === "except") || (key1 === "on_missing"))) {
          vErrors = addError(vErrors, instancePath, "#/$defs/CurrencyConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/CurrencyConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data3.length;
          for (let i2=0; i2<len1; i2++) {
            let data4 = data3[i2];
            const _errs14 = errors;
            if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/CurrencyConstraint/anyOf/1/properties/except/items/type", "type", {type: "integer"});
              errors++;
            }
            if ((typeof data4 == "number") && (isFinite(data4))) {
              if (data4 > 999 || isNaN(data4)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/CurrencyConstraint/anyOf/1/properties/except/items/maximum", "maximum", {comparison: "<=", limit: 999});
                errors++;
              }
              if (data4 < 1 || isNaN(data4)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/CurrencyConstraint/anyOf/1/properties/except/items/minimum", "minimum", {comparison: ">=", limit: 1});
                errors++;
              }
            }
            var valid6 = _errs14 === errors;
            if (!valid6) {
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data3[i3];
              if (!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/CurrencyConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/CurrencyConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        let data5 = data.on_missing;
        if (!(judgeMissingInput(data5, instancePath + "/on_missing"))) {
          vErrors = appendErrors(vErrors, judgeMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/CurrencyConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/CurrencyConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeCurrencyConstraint.errors = vErrors;
  return errors === 0;
}

function judgeAmountRange(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/AmountRange/required", "required", {missingProperty: "currency"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "currency") || (key0 === "min")) || (key0 === "max"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/AmountRange/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.currency !== undefined) {
      let data0 = data.currency;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/AmountRange/properties/currency/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 999 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/AmountRange/properties/currency/maximum", "maximum", {comparison: "<=", limit: 999});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/currency", "#/$defs/AmountRange/properties/currency/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.min !== undefined) {
      let data1 = data.min;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/min", "#/$defs/AmountRange/properties/min/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/min", "#/$defs/AmountRange/properties/min/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/min", "#/$defs/AmountRange/properties/min/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.max !== undefined) {
      let data2 = data.max;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/max", "#/$defs/AmountRange/properties/max/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/max", "#/$defs/AmountRange/properties/max/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/max", "#/$defs/AmountRange/properties/max/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/AmountRange/type", "type", {type: "object"});
    errors++;
  }
  judgeAmountRange.errors = vErrors;
  return errors === 0;
}

function judgeAmountConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ranges === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/AmountConstraint/required", "required", {missingProperty: "ranges"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "ranges") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/AmountConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.ranges !== undefined) {
      let data0 = data.ranges;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/ranges", "#/$defs/AmountConstraint/properties/ranges/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeAmountRange(data1, instancePath + "/ranges/" + i0))) {
            vErrors = appendErrors(vErrors, judgeAmountRange.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/ranges", "#/$defs/AmountConstraint/properties/ranges/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/AmountConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeAmountConstraint.errors = vErrors;
  return errors === 0;
}

function judgeProductType(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!(((data === "100") || (data === "200")) || (data === "210"))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/ProductType/enum", "enum", {allowedValues: ["100","200","210"]});
    errors++;
  }
  judgeProductType.errors = vErrors;
  return errors === 0;
}

function judgeProductTypeConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ProductTypeConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "only") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ProductTypeConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/ProductTypeConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (!(judgeProductType(data1, instancePath + "/only/" + i0))) {
            vErrors = appendErrors(vErrors, judgeProductType.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
          for (;i1--;) {
            for (j0 = i1; j0--;) {
              if (equalValues(data0[i1], data0[j0])) {
                vErrors = addError(vErrors, instancePath + "/only", "#/$defs/ProductTypeConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/ProductTypeConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ProductTypeConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ProductTypeConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!((key1 === "except") || (key1 === "on_missing"))) {
          vErrors = addError(vErrors, instancePath, "#/$defs/ProductTypeConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/ProductTypeConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data3.length;
          for (let i2=0; i2<len1; i2++) {
            let data4 = data3[i2];
            const _errs13 = errors;
            if (!(judgeProductType(data4, instancePath + "/except/" + i2))) {
              vErrors = appendErrors(vErrors, judgeProductType.errors);
              errors = vErrors.length;
            }
            var valid6 = _errs13 === errors;
            if (!valid6) {
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            outer1:
            for (;i3--;) {
              for (j1 = i3; j1--;) {
                if (equalValues(data3[i3], data3[j1])) {
                  vErrors = addError(vErrors, instancePath + "/except", "#/$defs/ProductTypeConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                  errors++;
                  break outer1;
                }
              }
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/ProductTypeConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        let data5 = data.on_missing;
        if (!(judgeMissingInput(data5, instancePath + "/on_missing"))) {
          vErrors = appendErrors(vErrors, judgeMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/ProductTypeConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/ProductTypeConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeProductTypeConstraint.errors = vErrors;
  return errors === 0;
}

function judgeTransactionType(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (data === 6))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/TransactionType/enum", "enum", {allowedValues: [1,2,3,4,5,6]});
    errors++;
  }
  judgeTransactionType.errors = vErrors;
  return errors === 0;
}

function judgeTransactionTypeConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TransactionTypeConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "only") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/TransactionTypeConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/TransactionTypeConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (!(judgeTransactionType(data1, instancePath + "/only/" + i0))) {
            vErrors = appendErrors(vErrors, judgeTransactionType.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
          for (;i1--;) {
            for (j0 = i1; j0--;) {
              if (equalValues(data0[i1], data0[j0])) {
                vErrors = addError(vErrors, instancePath + "/only", "#/$defs/TransactionTypeConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/TransactionTypeConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/TransactionTypeConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/TransactionTypeConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!((key1 === "except") || (key1 === "on_missing"))) {
          vErrors = addError(vErrors, instancePath, "#/$defs/TransactionTypeConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/TransactionTypeConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data3.length;
          for (let i2=0; i2<len1; i2++) {
            let data4 = data3[i2];
            const _errs13 = errors;
            if (!(judgeTransactionType(data4, instancePath + "/except/" + i2))) {
              vErrors = appendErrors(vErrors, judgeTransactionType.errors);
              errors = vErrors.length;
            }
            var valid6 = _errs13 === errors;
            if (!valid6) {
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            outer1:
            for (;i3--;) {
              for (j1 = i3; j1--;) {
                if (equalValues(data3[i3], data3[j1])) {
                  vErrors = addError(vErrors, instancePath + "/except", "#/$defs/TransactionTypeConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                  errors++;
                  break outer1;
                }
              }
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/TransactionTypeConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        let data5 = data.on_missing;
        if (!(judgeMissingInput(data5, instancePath + "/on_missing"))) {
          vErrors = appendErrors(vErrors, judgeMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/TransactionTypeConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/TransactionTypeConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeTransactionTypeConstraint.errors = vErrors;
  return errors === 0;
}

function judgeFeeAmountConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ranges === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/FeeAmountConstraint/required", "required", {missingProperty: "ranges"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "ranges") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/FeeAmountConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.ranges !== undefined) {
      let data0 = data.ranges;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/ranges", "#/$defs/FeeAmountConstraint/properties/ranges/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeAmountRange(data1, instancePath + "/ranges/" + i0))) {
            vErrors = appendErrors(vErrors, judgeAmountRange.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/ranges", "#/$defs/FeeAmountConstraint/properties/ranges/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/FeeAmountConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeFeeAmountConstraint.errors = vErrors;
  return errors === 0;
}

function judgeFeeConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "type") || (key0 === "present")) || (key0 === "amount"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/FeeConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.type !== undefined) {
      let data0 = data.type;
      if (!(judgeTransactionType(data0, instancePath + "/type"))) {
        vErrors = appendErrors(vErrors, judgeTransactionType.errors);
        errors = vErrors.length;
      }
    }
    if (data.present !== undefined) {
      let data1 = data.present;
      if (typeof data1 !== "boolean") {
        vErrors = addError(vErrors, instancePath + "/present", "#/$defs/FeeConstraint/properties/present/type", "type", {type: "boolean"});
        errors++;
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (!(judgeFeeAmountConstraint(data2, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeFeeAmountConstraint.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/FeeConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeFeeConstraint.errors = vErrors;
  return errors === 0;
}

function judgeLineCountConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((key0 === "min") || (key0 === "max"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/LineCountConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.min !== undefined) {
      let data0 = data.min;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/min", "#/$defs/LineCountConstraint/properties/min/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 1000000 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/min", "#/$defs/LineCountConstraint/properties/min/maximum", "maximum", {comparison: "<=", limit: 1000000});
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/min", "#/$defs/LineCountConstraint/properties/min/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if (data.max !== undefined) {
      let data1 = data.max;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/max", "#/$defs/LineCountConstraint/properties/max/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 1000000 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/max", "#/$defs/LineCountConstraint/properties/max/maximum", "maximum", {comparison: "<=", limit: 1000000});
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/max", "#/$defs/LineCountConstraint/properties/max/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/LineCountConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeLineCountConstraint.errors = vErrors;
  return errors === 0;
}

function judgeSkuConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SkuConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "only") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/SkuConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/SkuConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (typeof data1 !== "string") {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/SkuConstraint/anyOf/0/properties/only/items/type", "type", {type: "string"});
            errors++;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/SkuConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/SkuConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SkuConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/SkuConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!((key1 === "except") || (key1 === "on_missing"))) {
          vErrors = addError(vErrors, instancePath, "#/$defs/SkuConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/SkuConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data3.length;
          for (let i2=0; i2<len1; i2++) {
            let data4 = data3[i2];
            const _errs14 = errors;
            if (typeof data4 !== "string") {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/SkuConstraint/anyOf/1/properties/except/items/type", "type", {type: "string"});
              errors++;
            }
            var valid6 = _errs14 === errors;
            if (!valid6) {
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data3[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/SkuConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/SkuConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        let data5 = data.on_missing;
        if (!(judgeMissingInput(data5, instancePath + "/on_missing"))) {
          vErrors = appendErrors(vErrors, judgeMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/SkuConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/SkuConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeSkuConstraint.errors = vErrors;
  return errors === 0;
}

function judgePresenceConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.present === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/PresenceConstraint/required", "required", {missingProperty: "present"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "present")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/PresenceConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.present !== undefined) {
      let data0 = data.present;
      if (typeof data0 !== "boolean") {
        vErrors = addError(vErrors, instancePath + "/present", "#/$defs/PresenceConstraint/properties/present/type", "type", {type: "boolean"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/PresenceConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgePresenceConstraint.errors = vErrors;
  return errors === 0;
}

function judgeOrderCountryConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OrderCountryConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OrderCountryConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data1 == "number") && (isFinite(data1))) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OrderCountryConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OrderCountryConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          vErrors = addError(vErrors, instancePath, "#/$defs/OrderCountryConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data2.length;
          for (let i2=0; i2<len1; i2++) {
            let data3 = data2[i2];
            const _errs13 = errors;
            if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/type", "type", {type: "integer"});
              errors++;
            }
            if ((typeof data3 == "number") && (isFinite(data3))) {
              if (data3 > 9007199254740991 || isNaN(data3)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
                errors++;
              }
              if (data3 < 1 || isNaN(data3)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/minimum", "minimum", {comparison: ">=", limit: 1});
                errors++;
              }
            }
            var valid6 = _errs13 === errors;
            if (!valid6) {
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data2[i3];
              if (!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/OrderCountryConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/OrderCountryConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeOrderCountryConstraint.errors = vErrors;
  return errors === 0;
}

function judgeOrderConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((((key0 === "lines") || (key0 === "sku")) || (key0 === "airline_data")) || (key0 === "country"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OrderConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.lines !== undefined) {
      let data0 = data.lines;
      if (!(judgeLineCountConstraint(data0, instancePath + "/lines"))) {
        vErrors = appendErrors(vErrors, judgeLineCountConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.sku !== undefined) {
      let data1 = data.sku;
      if (!(judgeSkuConstraint(data1, instancePath + "/sku"))) {
        vErrors = appendErrors(vErrors, judgeSkuConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.airline_data !== undefined) {
      let data2 = data.airline_data;
      if (!(judgePresenceConstraint(data2, instancePath + "/airline_data"))) {
        vErrors = appendErrors(vErrors, judgePresenceConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.country !== undefined) {
      let data3 = data.country;
      if (!(judgeOrderCountryConstraint(data3, instancePath + "/country"))) {
        vErrors = appendErrors(vErrors, judgeOrderCountryConstraint.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OrderConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeOrderConstraint.errors = vErrors;
  return errors === 0;
}

function judgePlatformConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/PlatformConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/PlatformConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/PlatformConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (typeof data1 === "string") {
            if (!pattern2.test(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/PlatformConstraint/anyOf/0/properties/only/items/pattern", "pattern", {pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/PlatformConstraint/anyOf/0/properties/only/items/type", "type", {type: "string"});
            errors++;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/PlatformConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/PlatformConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/PlatformConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/PlatformConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          vErrors = addError(vErrors, instancePath, "#/$defs/PlatformConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/PlatformConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data2.length;
          for (let i2=0; i2<len1; i2++) {
            let data3 = data2[i2];
            const _errs13 = errors;
            if (typeof data3 === "string") {
              if (!pattern2.test(data3)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/PlatformConstraint/anyOf/1/properties/except/items/pattern", "pattern", {pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$"});
                errors++;
              }
            } else {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/PlatformConstraint/anyOf/1/properties/except/items/type", "type", {type: "string"});
              errors++;
            }
            var valid6 = _errs13 === errors;
            if (!valid6) {
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data2[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/PlatformConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/PlatformConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/PlatformConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/PlatformConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgePlatformConstraint.errors = vErrors;
  return errors === 0;
}

function judgeLanguageConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/LanguageConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/LanguageConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/LanguageConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (typeof data1 === "string") {
            if (!pattern6.test(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/LanguageConstraint/anyOf/0/properties/only/items/pattern", "pattern", {pattern: "^[a-z]{2}$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/LanguageConstraint/anyOf/0/properties/only/items/type", "type", {type: "string"});
            errors++;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/LanguageConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/LanguageConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/LanguageConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/LanguageConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          vErrors = addError(vErrors, instancePath, "#/$defs/LanguageConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/LanguageConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data2.length;
          for (let i2=0; i2<len1; i2++) {
            let data3 = data2[i2];
            const _errs13 = errors;
            if (typeof data3 === "string") {
              if (!pattern6.test(data3)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/LanguageConstraint/anyOf/1/properties/except/items/pattern", "pattern", {pattern: "^[a-z]{2}$"});
                errors++;
              }
            } else {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/LanguageConstraint/anyOf/1/properties/except/items/type", "type", {type: "string"});
              errors++;
            }
            var valid6 = _errs13 === errors;
            if (!valid6) {
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data2[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/LanguageConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/LanguageConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/LanguageConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/LanguageConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeLanguageConstraint.errors = vErrors;
  return errors === 0;
}

function judgeVersionConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "from") || (key0 === "below")) || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/VersionConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.from !== undefined) {
      let data0 = data.from;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/from", "#/$defs/VersionConstraint/properties/from/pattern", "pattern", {pattern: "^[0-9]{1,15}(?:\\.[0-9]{1,15}){0,7}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/from", "#/$defs/VersionConstraint/properties/from/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.below !== undefined) {
      let data1 = data.below;
      if (typeof data1 === "string") {
        if (!pattern8.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/below", "#/$defs/VersionConstraint/properties/below/pattern", "pattern", {pattern: "^[0-9]{1,15}(?:\\.[0-9]{1,15}){0,7}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/below", "#/$defs/VersionConstraint/properties/below/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/VersionConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeVersionConstraint.errors = vErrors;
  return errors === 0;
}

function judgeSdkVersionConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "min") || (key0 === "max")) || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/SdkVersionConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.min !== undefined) {
      let data0 = data.min;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/min", "#/$defs/SdkVersionConstraint/properties/min/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/min", "#/$defs/SdkVersionConstraint/properties/min/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/min", "#/$defs/SdkVersionConstraint/properties/min/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.max !== undefined) {
      let data1 = data.max;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/max", "#/$defs/SdkVersionConstraint/properties/max/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/max", "#/$defs/SdkVersionConstraint/properties/max/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/max", "#/$defs/SdkVersionConstraint/properties/max/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SdkVersionConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeSdkVersionConstraint.errors = vErrors;
  return errors === 0;
}

function judgeTextConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/TextConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "only") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/TextConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/TextConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (typeof data1 === "string") {
            if (!pattern10.test(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/TextConstraint/anyOf/0/properties/only/items/pattern", "pattern", {pattern: "^[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/TextConstraint/anyOf/0/properties/only/items/type", "type", {type: "string"});
            errors++;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/TextConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/TextConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/TextConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/TextConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!((key1 === "except") || (key1 === "on_missing"))) {
          vErrors = addError(vErrors, instancePath, "#/$defs/TextConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/TextConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data3.length;
          for (let i2=0; i2<len1; i2++) {
            let data4 = data3[i2];
            const _errs14 = errors;
            if (typeof data4 === "string") {
              if (!pattern10.test(data4)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/TextConstraint/anyOf/1/properties/except/items/pattern", "pattern", {pattern: "^[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*$"});
                errors++;
              }
            } else {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/TextConstraint/anyOf/1/properties/except/items/type", "type", {type: "string"});
              errors++;
            }
            var valid6 = _errs14 === errors;
            if (!valid6) {
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data3[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/TextConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/TextConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        let data5 = data.on_missing;
        if (!(judgeMissingInput(data5, instancePath + "/on_missing"))) {
          vErrors = appendErrors(vErrors, judgeMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/TextConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/TextConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeTextConstraint.errors = vErrors;
  return errors === 0;
}

function judgePhoneCountryConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/PhoneCountryConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "only") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/PhoneCountryConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data1 == "number") && (isFinite(data1))) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/PhoneCountryConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/PhoneCountryConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!((key1 === "except") || (key1 === "on_missing"))) {
          vErrors = addError(vErrors, instancePath, "#/$defs/PhoneCountryConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data3.length;
          for (let i2=0; i2<len1; i2++) {
            let data4 = data3[i2];
            const _errs14 = errors;
            if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/items/type", "type", {type: "integer"});
              errors++;
            }
            if ((typeof data4 == "number") && (isFinite(data4))) {
              if (data4 > 9007199254740991 || isNaN(data4)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
                errors++;
              }
              if (data4 < 1 || isNaN(data4)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/items/minimum", "minimum", {comparison: ">=", limit: 1});
                errors++;
              }
            }
            var valid6 = _errs14 === errors;
            if (!valid6) {
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data3[i3];
              if (!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        let data5 = data.on_missing;
        if (!(judgeMissingInput(data5, instancePath + "/on_missing"))) {
          vErrors = appendErrors(vErrors, judgeMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/PhoneCountryConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/PhoneCountryConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgePhoneCountryConstraint.errors = vErrors;
  return errors === 0;
}

function judgeValidatedConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ValidatedConstraint/required", "required", {missingProperty: "is"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "is") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ValidatedConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.is !== undefined) {
      let data0 = data.is;
      if (typeof data0 !== "boolean") {
        vErrors = addError(vErrors, instancePath + "/is", "#/$defs/ValidatedConstraint/properties/is/type", "type", {type: "boolean"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data1 = data.on_missing;
      if (!(judgeMissingInput(data1, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ValidatedConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeValidatedConstraint.errors = vErrors;
  return errors === 0;
}

function judgeMobileConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((((key0 === "number") || (key0 === "type")) || (key0 === "country")) || (key0 === "validated"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/MobileConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.number !== undefined) {
      let data0 = data.number;
      if (!(judgePresenceConstraint(data0, instancePath + "/number"))) {
        vErrors = appendErrors(vErrors, judgePresenceConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== undefined) {
      let data1 = data.type;
      if (!(judgeTextConstraint(data1, instancePath + "/type"))) {
        vErrors = appendErrors(vErrors, judgeTextConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.country !== undefined) {
      let data2 = data.country;
      if (!(judgePhoneCountryConstraint(data2, instancePath + "/country"))) {
        vErrors = appendErrors(vErrors, judgePhoneCountryConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.validated !== undefined) {
      let data3 = data.validated;
      if (!(judgeValidatedConstraint(data3, instancePath + "/validated"))) {
        vErrors = appendErrors(vErrors, judgeValidatedConstraint.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/MobileConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeMobileConstraint.errors = vErrors;
  return errors === 0;
}

function judgeEmailConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "address") || (key0 === "type")) || (key0 === "validated"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/EmailConstraint/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.address !== undefined) {
      let data0 = data.address;
      if (!(judgePresenceConstraint(data0, instancePath + "/address"))) {
        vErrors = appendErrors(vErrors, judgePresenceConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== undefined) {
      let data1 = data.type;
      if (!(judgeTextConstraint(data1, instancePath + "/type"))) {
        vErrors = appendErrors(vErrors, judgeTextConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.validated !== undefined) {
      let data2 = data.validated;
      if (!(judgeValidatedConstraint(data2, instancePath + "/validated"))) {
        vErrors = appendErrors(vErrors, judgeValidatedConstraint.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/EmailConstraint/type", "type", {type: "object"});
    errors++;
  }
  judgeEmailConstraint.errors = vErrors;
  return errors === 0;
}

function judgeIpConstraint(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/IpConstraint/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "only") || (key0 === "on_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/IpConstraint/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/IpConstraint/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (typeof data1 === "string") {
            if (countCharacters(data1) > 64) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/IpConstraint/anyOf/0/properties/only/items/maxLength", "maxLength", {limit: 64});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/IpConstraint/anyOf/0/properties/only/items/type", "type", {type: "string"});
            errors++;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/IpConstraint/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/IpConstraint/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      let data2 = data.on_missing;
      if (!(judgeMissingInput(data2, instancePath + "/on_missing"))) {
        vErrors = appendErrors(vErrors, judgeMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/IpConstraint/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/IpConstraint/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!((key1 === "except") || (key1 === "on_missing"))) {
          vErrors = addError(vErrors, instancePath, "#/$defs/IpConstraint/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/IpConstraint/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data3.length;
          for (let i2=0; i2<len1; i2++) {
            let data4 = data3[i2];
            const _errs14 = errors;
            if (typeof data4 === "string") {
              if (countCharacters(data4) > 64) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/IpConstraint/anyOf/1/properties/except/items/maxLength", "maxLength", {limit: 64});
                errors++;
              }
            } else {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/IpConstraint/anyOf/1/properties/except/items/type", "type", {type: "string"});
              errors++;
            }
            var valid6 = _errs14 === errors;
            if (!valid6) {
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data3[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/IpConstraint/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/IpConstraint/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        let data5 = data.on_missing;
        if (!(judgeMissingInput(data5, instancePath + "/on_missing"))) {
          vErrors = appendErrors(vErrors, judgeMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/IpConstraint/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/IpConstraint/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeIpConstraint.errors = vErrors;
  return errors === 0;
}

function judgeEffectivePeriod(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((key0 === "from") || (key0 === "until"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/EffectivePeriod/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.from !== undefined) {
      let data0 = data.from;
      if ((typeof data0 == "number") && (isFinite(data0))) {
      }
      if (typeof data0 === "string") {
        if (!(formats0.test(data0))) {
          vErrors = addError(vErrors, instancePath + "/from", "#/$defs/EffectivePeriod/properties/from/format", "format", {format: "date-time"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/from", "#/$defs/EffectivePeriod/properties/from/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.until !== undefined) {
      let data1 = data.until;
      if ((typeof data1 == "number") && (isFinite(data1))) {
      }
      if (typeof data1 === "string") {
        if (!(formats0.test(data1))) {
          vErrors = addError(vErrors, instancePath + "/until", "#/$defs/EffectivePeriod/properties/until/format", "format", {format: "date-time"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/until", "#/$defs/EffectivePeriod/properties/until/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/EffectivePeriod/type", "type", {type: "object"});
    errors++;
  }
  judgeEffectivePeriod.errors = vErrors;
  return errors === 0;
}

function judgeConstraints(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(members13.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Constraints/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.country !== undefined) {
      let data0 = data.country;
      if (!(judgeCountryConstraint(data0, instancePath + "/country"))) {
        vErrors = appendErrors(vErrors, judgeCountryConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== undefined) {
      let data1 = data.currency;
      if (!(judgeCurrencyConstraint(data1, instancePath + "/currency"))) {
        vErrors = appendErrors(vErrors, judgeCurrencyConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (!(judgeAmountConstraint(data2, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeAmountConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.product_type !== undefined) {
      let data3 = data.product_type;
      if (!(judgeProductTypeConstraint(data3, instancePath + "/product_type"))) {
        vErrors = appendErrors(vErrors, judgeProductTypeConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction_type !== undefined) {
      let data4 = data.transaction_type;
      if (!(judgeTransactionTypeConstraint(data4, instancePath + "/transaction_type"))) {
        vErrors = appendErrors(vErrors, judgeTransactionTypeConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.fees !== undefined) {
      let data5 = data.fees;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          vErrors = addError(vErrors, instancePath + "/fees", "#/$defs/Constraints/properties/fees/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data5.length;
        for (let i0=0; i0<len0; i0++) {
          let data6 = data5[i0];
          const _errs9 = errors;
          if (!(judgeFeeConstraint(data6, instancePath + "/fees/" + i0))) {
            vErrors = appendErrors(vErrors, judgeFeeConstraint.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs9 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/fees", "#/$defs/Constraints/properties/fees/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.order !== undefined) {
      let data7 = data.order;
      if (!(judgeOrderConstraint(data7, instancePath + "/order"))) {
        vErrors = appendErrors(vErrors, judgeOrderConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.platform !== undefined) {
      let data8 = data.platform;
      if (!(judgePlatformConstraint(data8, instancePath + "/platform"))) {
        vErrors = appendErrors(vErrors, judgePlatformConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.language !== undefined) {
      let data9 = data.language;
      if (!(judgeLanguageConstraint(data9, instancePath + "/language"))) {
        vErrors = appendErrors(vErrors, judgeLanguageConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== undefined) {
      let data10 = data.version;
      if (!(judgeVersionConstraint(data10, instancePath + "/version"))) {
        vErrors = appendErrors(vErrors, judgeVersionConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.sdk_version !== undefined) {
      let data11 = data.sdk_version;
      if (!(judgeSdkVersionConstraint(data11, instancePath + "/sdk_version"))) {
        vErrors = appendErrors(vErrors, judgeSdkVersionConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.device_id !== undefined) {
      let data12 = data.device_id;
      if (!(judgePresenceConstraint(data12, instancePath + "/device_id"))) {
        vErrors = appendErrors(vErrors, judgePresenceConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.mobile !== undefined) {
      let data13 = data.mobile;
      if (!(judgeMobileConstraint(data13, instancePath + "/mobile"))) {
        vErrors = appendErrors(vErrors, judgeMobileConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== undefined) {
      let data14 = data.email;
      if (!(judgeEmailConstraint(data14, instancePath + "/email"))) {
        vErrors = appendErrors(vErrors, judgeEmailConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.ip !== undefined) {
      let data15 = data.ip;
      if (!(judgeIpConstraint(data15, instancePath + "/ip"))) {
        vErrors = appendErrors(vErrors, judgeIpConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.effective !== undefined) {
      let data16 = data.effective;
      if (!(judgeEffectivePeriod(data16, instancePath + "/effective"))) {
        vErrors = appendErrors(vErrors, judgeEffectivePeriod.errors);
        errors = vErrors.length;
      }
    }
    if (data.all !== undefined) {
      let data17 = data.all;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          vErrors = addError(vErrors, instancePath + "/all", "#/$defs/Constraints/properties/all/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len1 = data17.length;
        for (let i1=0; i1<len1; i1++) {
          let data18 = data17[i1];
          const _errs22 = errors;
          if (!(judgeConstraints(data18, instancePath + "/all/" + i1))) {
            vErrors = appendErrors(vErrors, judgeConstraints.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs22 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/all", "#/$defs/Constraints/properties/all/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.any !== undefined) {
      let data19 = data.any;
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          vErrors = addError(vErrors, instancePath + "/any", "#/$defs/Constraints/properties/any/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len2 = data19.length;
        for (let i2=0; i2<len2; i2++) {
          let data20 = data19[i2];
          const _errs25 = errors;
          if (!(judgeConstraints(data20, instancePath + "/any/" + i2))) {
            vErrors = appendErrors(vErrors, judgeConstraints.errors);
            errors = vErrors.length;
          }
          var valid5 = _errs25 === errors;
          if (!valid5) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/any", "#/$defs/Constraints/properties/any/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.not !== undefined) {
      let data21 = data.not;
      if (!(judgeConstraints(data21, instancePath + "/not"))) {
        vErrors = appendErrors(vErrors, judgeConstraints.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Constraints/type", "type", {type: "object"});
    errors++;
  }
  judgeConstraints.errors = vErrors;
  return errors === 0;
}

function judgeCatalogueMethod(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CatalogueMethod/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CatalogueMethod/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.psp_type === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CatalogueMethod/required", "required", {missingProperty: "psp_type"});
      errors++;
    }
    if (data.state_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CatalogueMethod/required", "required", {missingProperty: "state_id"});
      errors++;
    }
    if (data.capabilities === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CatalogueMethod/required", "required", {missingProperty: "capabilities"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "id") || (key0 === "name")) || (key0 === "psp_type")) || (key0 === "state_id")) || (key0 === "capabilities"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/CatalogueMethod/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/id", "#/$defs/CatalogueMethod/properties/id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/CatalogueMethod/properties/id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/id", "#/$defs/CatalogueMethod/properties/id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (countCharacters(data1) > 100) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/CatalogueMethod/properties/name/maxLength", "maxLength", {limit: 100});
          errors++;
        }
        if (countCharacters(data1) < 1) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/CatalogueMethod/properties/name/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/CatalogueMethod/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.psp_type !== undefined) {
      let data2 = data.psp_type;
      if (typeof data2 === "string") {
        if (countCharacters(data2) > 100) {
          vErrors = addError(vErrors, instancePath + "/psp_type", "#/$defs/CatalogueMethod/properties/psp_type/maxLength", "maxLength", {limit: 100});
          errors++;
        }
        if (!pattern3.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/psp_type", "#/$defs/CatalogueMethod/properties/psp_type/pattern", "pattern", {pattern: "^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/psp_type", "#/$defs/CatalogueMethod/properties/psp_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.state_id !== undefined) {
      let data3 = data.state_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        vErrors = addError(vErrors, instancePath + "/state_id", "#/$defs/CatalogueMethod/properties/state_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data3 == "number") && (isFinite(data3))) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/state_id", "#/$defs/CatalogueMethod/properties/state_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/state_id", "#/$defs/CatalogueMethod/properties/state_id/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.capabilities !== undefined) {
      let data4 = data.capabilities;
      if (!(judgeConstraints(data4, instancePath + "/capabilities"))) {
        vErrors = appendErrors(vErrors, judgeConstraints.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/CatalogueMethod/type", "type", {type: "object"});
    errors++;
  }
  judgeCatalogueMethod.errors = vErrors;
  return errors === 0;
}

function judgeOffer(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Offer/required", "required", {missingProperty: "method_id"});
      errors++;
    }
    if (data.base_preference === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Offer/required", "required", {missingProperty: "base_preference"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "method_id") || (key0 === "base_preference")) || (key0 === "policy"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Offer/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.method_id !== undefined) {
      let data0 = data.method_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/Offer/properties/method_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/Offer/properties/method_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/Offer/properties/method_id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.base_preference !== undefined) {
      let data1 = data.base_preference;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/base_preference", "#/$defs/Offer/properties/base_preference/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 1000000 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/base_preference", "#/$defs/Offer/properties/base_preference/maximum", "maximum", {comparison: "<=", limit: 1000000});
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/base_preference", "#/$defs/Offer/properties/base_preference/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
    if (data.policy !== undefined) {
      let data2 = data.policy;
      if (!(judgeConstraints(data2, instancePath + "/policy"))) {
        vErrors = appendErrors(vErrors, judgeConstraints.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Offer/type", "type", {type: "object"});
    errors++;
  }
  judgeOffer.errors = vErrors;
  return errors === 0;
}

function judgeMethodMove(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf/0/required", "required", {missingProperty: "method_id"});
      errors++;
    }
    if (data.before === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf/0/required", "required", {missingProperty: "before"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "method_id") || (key0 === "before"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.method_id !== undefined) {
      let data0 = data.method_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/MethodMove/anyOf/0/properties/method_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/MethodMove/anyOf/0/properties/method_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/MethodMove/anyOf/0/properties/method_id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.before !== undefined) {
      let data1 = data.before;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/before", "#/$defs/MethodMove/anyOf/0/properties/before/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/before", "#/$defs/MethodMove/anyOf/0/properties/before/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/before", "#/$defs/MethodMove/anyOf/0/properties/before/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.method_id === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf/1/required", "required", {missingProperty: "method_id"});
        errors++;
      }
      if (data.after === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf/1/required", "required", {missingProperty: "after"});
        errors++;
      }
      for (const key1 in data) {
        if (!((key1 === "method_id") || (key1 === "after"))) {
          vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.method_id !== undefined) {
        let data2 = data.method_id;
        if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
          vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/MethodMove/anyOf/1/properties/method_id/type", "type", {type: "integer"});
          errors++;
        }
        if ((typeof data2 == "number") && (isFinite(data2))) {
          if (data2 > 9007199254740991 || isNaN(data2)) {
            vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/MethodMove/anyOf/1/properties/method_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
            errors++;
          }
          if (data2 < 1 || isNaN(data2)) {
            vErrors = addError(vErrors, instancePath + "/method_id", "#/$defs/MethodMove/anyOf/1/properties/method_id/minimum", "minimum", {comparison: ">=", limit: 1});
            errors++;
          }
        }
      }
      if (data.after !== undefined) {
        let data3 = data.after;
        if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
          vErrors = addError(vErrors, instancePath + "/after", "#/$defs/MethodMove/anyOf/1/properties/after/type", "type", {type: "integer"});
          errors++;
        }
        if ((typeof data3 == "number") && (isFinite(data3))) {
          if (data3 > 9007199254740991 || isNaN(data3)) {
            vErrors = addError(vErrors, instancePath + "/after", "#/$defs/MethodMove/anyOf/1/properties/after/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
            errors++;
          }
          if (data3 < 1 || isNaN(data3)) {
            vErrors = addError(vErrors, instancePath + "/after", "#/$defs/MethodMove/anyOf/1/properties/after/minimum", "minimum", {comparison: ">=", limit: 1});
            errors++;
          }
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/MethodMove/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeMethodMove.errors = vErrors;
  return errors === 0;
}

function judgeArrangement(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "first") || (key0 === "last")) || (key0 === "move"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Arrangement/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.first !== undefined) {
      let data0 = data.first;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
            vErrors = addError(vErrors, instancePath + "/first/" + i0, "#/$defs/Arrangement/properties/first/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data1 == "number") && (isFinite(data1))) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/first/" + i0, "#/$defs/Arrangement/properties/first/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/first/" + i0, "#/$defs/Arrangement/properties/first/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/first", "#/$defs/Arrangement/properties/first/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/first", "#/$defs/Arrangement/properties/first/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.last !== undefined) {
      let data2 = data.last;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i2=0; i2<len1; i2++) {
          let data3 = data2[i2];
          const _errs8 = errors;
          if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
            vErrors = addError(vErrors, instancePath + "/last/" + i2, "#/$defs/Arrangement/properties/last/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data3 == "number") && (isFinite(data3))) {
            if (data3 > 9007199254740991 || isNaN(data3)) {
              vErrors = addError(vErrors, instancePath + "/last/" + i2, "#/$defs/Arrangement/properties/last/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              vErrors = addError(vErrors, instancePath + "/last/" + i2, "#/$defs/Arrangement/properties/last/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid4 = _errs8 === errors;
          if (!valid4) {
          }
        }
        let i3 = data2.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (;i3--;) {
            let item1 = data2[i3];
            if (!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              vErrors = addError(vErrors, instancePath + "/last", "#/$defs/Arrangement/properties/last/uniqueItems", "uniqueItems", {i: i3, j: j1});
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/last", "#/$defs/Arrangement/properties/last/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.move !== undefined) {
      let data4 = data.move;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i4=0; i4<len2; i4++) {
          let data5 = data4[i4];
          const _errs12 = errors;
          if (!(judgeMethodMove(data5, instancePath + "/move/" + i4))) {
            vErrors = appendErrors(vErrors, judgeMethodMove.errors);
            errors = vErrors.length;
          }
          var valid7 = _errs12 === errors;
          if (!valid7) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/move", "#/$defs/Arrangement/properties/move/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Arrangement/type", "type", {type: "object"});
    errors++;
  }
  judgeArrangement.errors = vErrors;
  return errors === 0;
}

function judgeOrderingRule(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OrderingRule/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.when === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OrderingRule/required", "required", {missingProperty: "when"});
      errors++;
    }
    if (data.then === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/OrderingRule/required", "required", {missingProperty: "then"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "name") || (key0 === "when")) || (key0 === "then"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/OrderingRule/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (countCharacters(data0) > 100) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/OrderingRule/properties/name/maxLength", "maxLength", {limit: 100});
          errors++;
        }
        if (countCharacters(data0) < 1) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/OrderingRule/properties/name/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/OrderingRule/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.when !== undefined) {
      let data1 = data.when;
      if (!(judgeConstraints(data1, instancePath + "/when"))) {
        vErrors = appendErrors(vErrors, judgeConstraints.errors);
        errors = vErrors.length;
      }
    }
    if (data.then !== undefined) {
      let data2 = data.then;
      if (!(judgeArrangement(data2, instancePath + "/then"))) {
        vErrors = appendErrors(vErrors, judgeArrangement.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/OrderingRule/type", "type", {type: "object"});
    errors++;
  }
  judgeOrderingRule.errors = vErrors;
  return errors === 0;
}

function judgeOrdering(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rules === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Ordering/required", "required", {missingProperty: "rules"});
      errors++;
    }
    if (data.default === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Ordering/required", "required", {missingProperty: "default"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "rules") || (key0 === "default"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Ordering/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.rules !== undefined) {
      let data0 = data.rules;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeOrderingRule(data1, instancePath + "/rules/" + i0))) {
            vErrors = appendErrors(vErrors, judgeOrderingRule.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/rules", "#/$defs/Ordering/properties/rules/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.default !== undefined) {
      let data2 = data.default;
      if (!(judgeArrangement(data2, instancePath + "/default"))) {
        vErrors = appendErrors(vErrors, judgeArrangement.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Ordering/type", "type", {type: "object"});
    errors++;
  }
  judgeOrdering.errors = vErrors;
  return errors === 0;
}

function judgeFormsOfPayment(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/FormsOfPayment/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/FormsOfPayment/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/only", "#/$defs/FormsOfPayment/anyOf/0/properties/only/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
            vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data1 == "number") && (isFinite(data1))) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/only/" + i0, "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data0[i1];
            if (!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/only", "#/$defs/FormsOfPayment/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/FormsOfPayment/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/FormsOfPayment/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/FormsOfPayment/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          vErrors = addError(vErrors, instancePath, "#/$defs/FormsOfPayment/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            vErrors = addError(vErrors, instancePath + "/except", "#/$defs/FormsOfPayment/anyOf/1/properties/except/minItems", "minItems", {limit: 1});
            errors++;
          }
          const len1 = data2.length;
          for (let i2=0; i2<len1; i2++) {
            let data3 = data2[i2];
            const _errs13 = errors;
            if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
              vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/type", "type", {type: "integer"});
              errors++;
            }
            if ((typeof data3 == "number") && (isFinite(data3))) {
              if (data3 > 9007199254740991 || isNaN(data3)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
                errors++;
              }
              if (data3 < 1 || isNaN(data3)) {
                vErrors = addError(vErrors, instancePath + "/except/" + i2, "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/minimum", "minimum", {comparison: ">=", limit: 1});
                errors++;
              }
            }
            var valid6 = _errs13 === errors;
            if (!valid6) {
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (;i3--;) {
              let item1 = data2[i3];
              if (!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                vErrors = addError(vErrors, instancePath + "/except", "#/$defs/FormsOfPayment/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/FormsOfPayment/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/FormsOfPayment/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/FormsOfPayment/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeFormsOfPayment.errors = vErrors;
  return errors === 0;
}

function judgeManagedBookings(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "forms_of_payment") || (key0 === "policy")) || (key0 === "ordering"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ManagedBookings/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.forms_of_payment !== undefined) {
      let data0 = data.forms_of_payment;
      if (!(judgeFormsOfPayment(data0, instancePath + "/forms_of_payment"))) {
        vErrors = appendErrors(vErrors, judgeFormsOfPayment.errors);
        errors = vErrors.length;
      }
    }
    if (data.policy !== undefined) {
      let data1 = data.policy;
      if (!(judgeConstraints(data1, instancePath + "/policy"))) {
        vErrors = appendErrors(vErrors, judgeConstraints.errors);
        errors = vErrors.length;
      }
    }
    if (data.ordering !== undefined) {
      let data2 = data.ordering;
      if (!(judgeOrdering(data2, instancePath + "/ordering"))) {
        vErrors = appendErrors(vErrors, judgeOrdering.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ManagedBookings/type", "type", {type: "object"});
    errors++;
  }
  judgeManagedBookings.errors = vErrors;
  return errors === 0;
}

function judgeAccountDefaults(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/AccountDefaults/required", "required", {missingProperty: "name"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((((((key0 === "name") || (key0 === "default_language")) || (key0 === "default_currency")) || (key0 === "required_fields")) || (key0 === "policy")) || (key0 === "offers")) || (key0 === "ordering")) || (key0 === "managed_bookings"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/AccountDefaults/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (countCharacters(data0) > 100) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/AccountDefaults/properties/name/maxLength", "maxLength", {limit: 100});
          errors++;
        }
        if (countCharacters(data0) < 1) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/AccountDefaults/properties/name/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/AccountDefaults/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.default_language !== undefined) {
      let data1 = data.default_language;
      if (typeof data1 === "string") {
        if (!pattern6.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/default_language", "#/$defs/AccountDefaults/properties/default_language/pattern", "pattern", {pattern: "^[a-z]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/default_language", "#/$defs/AccountDefaults/properties/default_language/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.default_currency !== undefined) {
      let data2 = data.default_currency;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/default_currency", "#/$defs/AccountDefaults/properties/default_currency/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 999 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/default_currency", "#/$defs/AccountDefaults/properties/default_currency/maximum", "maximum", {comparison: "<=", limit: 999});
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/default_currency", "#/$defs/AccountDefaults/properties/default_currency/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.required_fields !== undefined) {
      let data3 = data.required_fields;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          let data4 = data3[i0];
          const _errs10 = errors;
          if (!(judgeRequiredField(data4, instancePath + "/required_fields/" + i0))) {
            vErrors = appendErrors(vErrors, judgeRequiredField.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs10 === errors;
          if (!valid1) {
          }
        }
        let i1 = data3.length;
        let j0;
        if (i1 > 1) {
          outer0:
          for (;i1--;) {
            for (j0 = i1; j0--;) {
              if (equalValues(data3[i1], data3[j0])) {
                vErrors = addError(vErrors, instancePath + "/required_fields", "#/$defs/AccountDefaults/properties/required_fields/uniqueItems", "uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/required_fields", "#/$defs/AccountDefaults/properties/required_fields/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.policy !== undefined) {
      let data5 = data.policy;
      if (!(judgeConstraints(data5, instancePath + "/policy"))) {
        vErrors = appendErrors(vErrors, judgeConstraints.errors);
        errors = vErrors.length;
      }
    }
    if (data.offers !== undefined) {
      let data6 = data.offers;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          vErrors = addError(vErrors, instancePath + "/offers", "#/$defs/AccountDefaults/properties/offers/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len1 = data6.length;
        for (let i2=0; i2<len1; i2++) {
          let data7 = data6[i2];
          const _errs14 = errors;
          if (!(judgeOffer(data7, instancePath + "/offers/" + i2))) {
            vErrors = appendErrors(vErrors, judgeOffer.errors);
            errors = vErrors.length;
          }
          var valid4 = _errs14 === errors;
          if (!valid4) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/offers", "#/$defs/AccountDefaults/properties/offers/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.ordering !== undefined) {
      let data8 = data.ordering;
      if (!(judgeOrdering(data8, instancePath + "/ordering"))) {
        vErrors = appendErrors(vErrors, judgeOrdering.errors);
        errors = vErrors.length;
      }
    }
    if (data.managed_bookings !== undefined) {
      let data9 = data.managed_bookings;
      if (!(judgeManagedBookings(data9, instancePath + "/managed_bookings"))) {
        vErrors = appendErrors(vErrors, judgeManagedBookings.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/AccountDefaults/type", "type", {type: "object"});
    errors++;
  }
  judgeAccountDefaults.errors = vErrors;
  return errors === 0;
}

function judgeAccount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Account/required", "required", {missingProperty: "account_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members14.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Account/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.account_id !== undefined) {
      let data0 = data.account_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/account_id", "#/$defs/Account/properties/account_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/account_id", "#/$defs/Account/properties/account_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/account_id", "#/$defs/Account/properties/account_id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.inherits !== undefined) {
      let data1 = data.inherits;
      if (typeof data1 === "string") {
        if (countCharacters(data1) > 100) {
          vErrors = addError(vErrors, instancePath + "/inherits", "#/$defs/Account/properties/inherits/maxLength", "maxLength", {limit: 100});
          errors++;
        }
        if (countCharacters(data1) < 1) {
          vErrors = addError(vErrors, instancePath + "/inherits", "#/$defs/Account/properties/inherits/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/inherits", "#/$defs/Account/properties/inherits/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.default_language !== undefined) {
      let data2 = data.default_language;
      if (typeof data2 === "string") {
        if (!pattern6.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/default_language", "#/$defs/Account/properties/default_language/pattern", "pattern", {pattern: "^[a-z]{2}$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/default_language", "#/$defs/Account/properties/default_language/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.default_currency !== undefined) {
      let data3 = data.default_currency;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        vErrors = addError(vErrors, instancePath + "/default_currency", "#/$defs/Account/properties/default_currency/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data3 == "number") && (isFinite(data3))) {
        if (data3 > 999 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/default_currency", "#/$defs/Account/properties/default_currency/maximum", "maximum", {comparison: "<=", limit: 999});
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/default_currency", "#/$defs/Account/properties/default_currency/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.required_fields !== undefined) {
      let data4 = data.required_fields;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0=0; i0<len0; i0++) {
          let data5 = data4[i0];
          const _errs12 = errors;
          if (!(judgeRequiredField(data5, instancePath + "/required_fields/" + i0))) {
            vErrors = appendErrors(vErrors, judgeRequiredField.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs12 === errors;
          if (!valid1) {
          }
        }
        let i1 = data4.length;
        let j0;
        if (i1 > 1) {
          outer0:
          for (;i1--;) {
            for (j0 = i1; j0--;) {
              if (equalValues(data4[i1], data4[j0])) {
                vErrors = addError(vErrors, instancePath + "/required_fields", "#/$defs/Account/properties/required_fields/uniqueItems", "uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/required_fields", "#/$defs/Account/properties/required_fields/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.policy !== undefined) {
      let data6 = data.policy;
      if (!(judgeConstraints(data6, instancePath + "/policy"))) {
        vErrors = appendErrors(vErrors, judgeConstraints.errors);
        errors = vErrors.length;
      }
    }
    if (data.offers !== undefined) {
      let data7 = data.offers;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          vErrors = addError(vErrors, instancePath + "/offers", "#/$defs/Account/properties/offers/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len1 = data7.length;
        for (let i2=0; i2<len1; i2++) {
          let data8 = data7[i2];
          const _errs16 = errors;
          if (!(judgeOffer(data8, instancePath + "/offers/" + i2))) {
            vErrors = appendErrors(vErrors, judgeOffer.errors);
            errors = vErrors.length;
          }
          var valid4 = _errs16 === errors;
          if (!valid4) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/offers", "#/$defs/Account/properties/offers/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.ordering !== undefined) {
      let data9 = data.ordering;
      if (!(judgeOrdering(data9, instancePath + "/ordering"))) {
        vErrors = appendErrors(vErrors, judgeOrdering.errors);
        errors = vErrors.length;
      }
    }
    if (data.managed_bookings !== undefined) {
      let data10 = data.managed_bookings;
      if (!(judgeManagedBookings(data10, instancePath + "/managed_bookings"))) {
        vErrors = appendErrors(vErrors, judgeManagedBookings.errors);
        errors = vErrors.length;
      }
    }
    if (data.withdrawn_methods !== undefined) {
      let data11 = data.withdrawn_methods;
      if (Array.isArray(data11)) {
        if (data11.length < 1) {
          vErrors = addError(vErrors, instancePath + "/withdrawn_methods", "#/$defs/Account/properties/withdrawn_methods/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len2 = data11.length;
        for (let i3=0; i3<len2; i3++) {
          let data12 = data11[i3];
          const _errs21 = errors;
          if (!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) {
            vErrors = addError(vErrors, instancePath + "/withdrawn_methods/" + i3, "#/$defs/Account/properties/withdrawn_methods/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data12 == "number") && (isFinite(data12))) {
            if (data12 > 9007199254740991 || isNaN(data12)) {
              vErrors = addError(vErrors, instancePath + "/withdrawn_methods/" + i3, "#/$defs/Account/properties/withdrawn_methods/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data12 < 1 || isNaN(data12)) {
              vErrors = addError(vErrors, instancePath + "/withdrawn_methods/" + i3, "#/$defs/Account/properties/withdrawn_methods/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid6 = _errs21 === errors;
          if (!valid6) {
          }
        }
        let i4 = data11.length;
        let j1;
        if (i4 > 1) {
          const indices0 = {};
          for (;i4--;) {
            let item0 = data11[i4];
            if (!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j1 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/withdrawn_methods", "#/$defs/Account/properties/withdrawn_methods/uniqueItems", "uniqueItems", {i: i4, j: j1});
              errors++;
              break;
            }
            indices0[item0] = i4;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/withdrawn_methods", "#/$defs/Account/properties/withdrawn_methods/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Account/type", "type", {type: "object"});
    errors++;
  }
  judgeAccount.errors = vErrors;
  return errors === 0;
}

function judgeSecretId(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern16.test(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SecretId/pattern", "pattern", {pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$"});
      errors++;
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SecretId/type", "type", {type: "string"});
    errors++;
  }
  judgeSecretId.errors = vErrors;
  return errors === 0;
}

function judgeCallbackSecrets(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhook === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/CallbackSecrets/required", "required", {missingProperty: "webhook"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "webhook") || (key0 === "body_signature")) || (key0 === "mac_salt"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/CallbackSecrets/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.webhook !== undefined) {
      let data0 = data.webhook;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/webhook", "#/$defs/CallbackSecrets/properties/webhook/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeSecretId(data1, instancePath + "/webhook/" + i0))) {
            vErrors = appendErrors(vErrors, judgeSecretId.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
          for (;i1--;) {
            for (j0 = i1; j0--;) {
              if (equalValues(data0[i1], data0[j0])) {
                vErrors = addError(vErrors, instancePath + "/webhook", "#/$defs/CallbackSecrets/properties/webhook/uniqueItems", "uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/webhook", "#/$defs/CallbackSecrets/properties/webhook/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.body_signature !== undefined) {
      let data2 = data.body_signature;
      if (!(judgeSecretId(data2, instancePath + "/body_signature"))) {
        vErrors = appendErrors(vErrors, judgeSecretId.errors);
        errors = vErrors.length;
      }
    }
    if (data.mac_salt !== undefined) {
      let data3 = data.mac_salt;
      if (!(judgeSecretId(data3, instancePath + "/mac_salt"))) {
        vErrors = appendErrors(vErrors, judgeSecretId.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/CallbackSecrets/type", "type", {type: "object"});
    errors++;
  }
  judgeCallbackSecrets.errors = vErrors;
  return errors === 0;
}

function judgeMacField(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pointer === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacField/required", "required", {missingProperty: "pointer"});
      errors++;
    }
    if (data.required === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacField/required", "required", {missingProperty: "required"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((key0 === "of") || (key0 === "pointer")) || (key0 === "required")) || (key0 === "decimals"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/MacField/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.of !== undefined) {
      let data0 = data.of;
      if (!((data0 === "transaction") || (data0 === "callback"))) {
        vErrors = addError(vErrors, instancePath + "/of", "#/$defs/MacField/properties/of/enum", "enum", {allowedValues: ["transaction","callback"]});
        errors++;
      }
    }
    if (data.pointer !== undefined) {
      let data1 = data.pointer;
      if (typeof data1 === "string") {
        if (countCharacters(data1) > 256) {
          vErrors = addError(vErrors, instancePath + "/pointer", "#/$defs/MacField/properties/pointer/maxLength", "maxLength", {limit: 256});
          errors++;
        }
        if (!pattern17.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/pointer", "#/$defs/MacField/properties/pointer/pattern", "pattern", {pattern: "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/pointer", "#/$defs/MacField/properties/pointer/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.required !== undefined) {
      let data2 = data.required;
      if (typeof data2 !== "boolean") {
        vErrors = addError(vErrors, instancePath + "/required", "#/$defs/MacField/properties/required/type", "type", {type: "boolean"});
        errors++;
      }
    }
    if (data.decimals !== undefined) {
      let data3 = data.decimals;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/MacField/properties/decimals/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data3 == "number") && (isFinite(data3))) {
        if (data3 > 15 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/MacField/properties/decimals/maximum", "maximum", {comparison: "<=", limit: 15});
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          vErrors = addError(vErrors, instancePath + "/decimals", "#/$defs/MacField/properties/decimals/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/MacField/type", "type", {type: "object"});
    errors++;
  }
  judgeMacField.errors = vErrors;
  return errors === 0;
}

function judgeMacSpecification(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/required", "required", {missingProperty: "fields"});
      errors++;
    }
    if (data.separator === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/required", "required", {missingProperty: "separator"});
      errors++;
    }
    if (data.salt_position === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/required", "required", {missingProperty: "salt_position"});
      errors++;
    }
    if (data.salt_separator === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/required", "required", {missingProperty: "salt_separator"});
      errors++;
    }
    if (data.booleans === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/required", "required", {missingProperty: "booleans"});
      errors++;
    }
    if (data.absent === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/required", "required", {missingProperty: "absent"});
      errors++;
    }
    if (data.charset === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/required", "required", {missingProperty: "charset"});
      errors++;
    }
    if (data.hex_case === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/required", "required", {missingProperty: "hex_case"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((((((key0 === "fields") || (key0 === "separator")) || (key0 === "salt_position")) || (key0 === "salt_separator")) || (key0 === "booleans")) || (key0 === "absent")) || (key0 === "charset")) || (key0 === "hex_case"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.fields !== undefined) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          vErrors = addError(vErrors, instancePath + "/fields", "#/$defs/MacSpecification/properties/fields/maxItems", "maxItems", {limit: 100});
          errors++;
        }
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/fields", "#/$defs/MacSpecification/properties/fields/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeMacField(data1, instancePath + "/fields/" + i0))) {
            vErrors = appendErrors(vErrors, judgeMacField.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/fields", "#/$defs/MacSpecification/properties/fields/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.separator !== undefined) {
      let data2 = data.separator;
      if (typeof data2 === "string") {
        if (countCharacters(data2) > 16) {
          vErrors = addError(vErrors, instancePath + "/separator", "#/$defs/MacSpecification/properties/separator/maxLength", "maxLength", {limit: 16});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/separator", "#/$defs/MacSpecification/properties/separator/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.salt_position !== undefined) {
      let data3 = data.salt_position;
      if (!(((data3 === "leading") || (data3 === "trailing")) || (data3 === "both"))) {
        vErrors = addError(vErrors, instancePath + "/salt_position", "#/$defs/MacSpecification/properties/salt_position/enum", "enum", {allowedValues: ["leading","trailing","both"]});
        errors++;
      }
    }
    if (data.salt_separator !== undefined) {
      let data4 = data.salt_separator;
      if (typeof data4 === "string") {
        if (countCharacters(data4) > 16) {
          vErrors = addError(vErrors, instancePath + "/salt_separator", "#/$defs/MacSpecification/properties/salt_separator/maxLength", "maxLength", {limit: 16});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/salt_separator", "#/$defs/MacSpecification/properties/salt_separator/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.booleans !== undefined) {
      let data5 = data.booleans;
      if (!((data5 === "true/false") || (data5 === "1/0"))) {
        vErrors = addError(vErrors, instancePath + "/booleans", "#/$defs/MacSpecification/properties/booleans/enum", "enum", {allowedValues: ["true/false","1/0"]});
        errors++;
      }
    }
    if (data.absent !== undefined) {
      let data6 = data.absent;
      if (!((data6 === "omit") || (data6 === "empty"))) {
        vErrors = addError(vErrors, instancePath + "/absent", "#/$defs/MacSpecification/properties/absent/enum", "enum", {allowedValues: ["omit","empty"]});
        errors++;
      }
    }
    if (data.charset !== undefined) {
      let data7 = data.charset;
      if (!((data7 === "utf-8") || (data7 === "iso-8859-1"))) {
        vErrors = addError(vErrors, instancePath + "/charset", "#/$defs/MacSpecification/properties/charset/enum", "enum", {allowedValues: ["utf-8","iso-8859-1"]});
        errors++;
      }
    }
    if (data.hex_case !== undefined) {
      let data8 = data.hex_case;
      if (!((data8 === "lower") || (data8 === "upper"))) {
        vErrors = addError(vErrors, instancePath + "/hex_case", "#/$defs/MacSpecification/properties/hex_case/enum", "enum", {allowedValues: ["lower","upper"]});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/MacSpecification/type", "type", {type: "object"});
    errors++;
  }
  judgeMacSpecification.errors = vErrors;
  return errors === 0;
}

function judgeStatusMatch(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/StatusMatch/required", "required", {missingProperty: "code"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "code") || (key0 === "sub_code"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/StatusMatch/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/StatusMatch/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/StatusMatch/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/StatusMatch/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/StatusMatch/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/StatusMatch/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/StatusMatch/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/StatusMatch/type", "type", {type: "object"});
    errors++;
  }
  judgeStatusMatch.errors = vErrors;
  return errors === 0;
}

function judgeStatusFilter(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/StatusFilter/anyOf/0/required", "required", {missingProperty: "only"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/StatusFilter/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs6 = errors;
          if (!(judgeStatusMatch(data1, instancePath + "/only/" + i0))) {
            vErrors = appendErrors(vErrors, judgeStatusMatch.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
          for (;i1--;) {
            for (j0 = i1; j0--;) {
              if (equalValues(data0[i1], data0[j0])) {
                vErrors = addError(vErrors, instancePath + "/only", "#/$defs/StatusFilter/anyOf/0/properties/only/uniqueItems", "uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/only", "#/$defs/StatusFilter/anyOf/0/properties/only/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/StatusFilter/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/StatusFilter/anyOf/1/required", "required", {missingProperty: "except"});
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          vErrors = addError(vErrors, instancePath, "#/$defs/StatusFilter/anyOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1});
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          const len1 = data2.length;
          for (let i2=0; i2<len1; i2++) {
            let data3 = data2[i2];
            const _errs12 = errors;
            if (!(judgeStatusMatch(data3, instancePath + "/except/" + i2))) {
              vErrors = appendErrors(vErrors, judgeStatusMatch.errors);
              errors = vErrors.length;
            }
            var valid6 = _errs12 === errors;
            if (!valid6) {
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            outer1:
            for (;i3--;) {
              for (j1 = i3; j1--;) {
                if (equalValues(data2[i3], data2[j1])) {
                  vErrors = addError(vErrors, instancePath + "/except", "#/$defs/StatusFilter/anyOf/1/properties/except/uniqueItems", "uniqueItems", {i: i3, j: j1});
                  errors++;
                  break outer1;
                }
              }
            }
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/except", "#/$defs/StatusFilter/anyOf/1/properties/except/type", "type", {type: "array"});
          errors++;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/StatusFilter/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs7 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/StatusFilter/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  judgeStatusFilter.errors = vErrors;
  return errors === 0;
}

function judgeEmission(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((key0 === "session") || (key0 === "transaction"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Emission/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.session !== undefined) {
      let data0 = data.session;
      if (!(judgeStatusFilter(data0, instancePath + "/session"))) {
        vErrors = appendErrors(vErrors, judgeStatusFilter.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction !== undefined) {
      let data1 = data.transaction;
      if (!(judgeStatusFilter(data1, instancePath + "/transaction"))) {
        vErrors = appendErrors(vErrors, judgeStatusFilter.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Emission/type", "type", {type: "object"});
    errors++;
  }
  judgeEmission.errors = vErrors;
  return errors === 0;
}

function judgeRequiredMember(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!((((((((data === "short_code") || (data === "psp")) || (data === "psp/id")) || (data === "psp/name")) || (data === "psp/external-id")) || (data === "rebilling_info")) || (data === "fraud")) || (data === "tms_info"))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/RequiredMember/enum", "enum", {allowedValues: ["short_code","psp","psp/id","psp/name","psp/external-id","rebilling_info","fraud","tms_info"]});
    errors++;
  }
  judgeRequiredMember.errors = vErrors;
  return errors === 0;
}

function judgeSessionStatusCodes(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/SessionStatusCodes/required", "required", {missingProperty: "code"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((((key0 === "code") || (key0 === "sub_code")) || (key0 === "event_type")) || (key0 === "event_subtype")) || (key0 === "content_type")) || (key0 === "endpoint_url"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/SessionStatusCodes/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/code", "#/$defs/SessionStatusCodes/properties/code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/SessionStatusCodes/properties/code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/code", "#/$defs/SessionStatusCodes/properties/code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/SessionStatusCodes/properties/sub_code/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/SessionStatusCodes/properties/sub_code/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/sub_code", "#/$defs/SessionStatusCodes/properties/sub_code/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.event_type !== undefined) {
      let data2 = data.event_type;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/event_type", "#/$defs/SessionStatusCodes/properties/event_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.event_subtype !== undefined) {
      let data3 = data.event_subtype;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/event_subtype", "#/$defs/SessionStatusCodes/properties/event_subtype/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.content_type !== undefined) {
      let data4 = data.content_type;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        vErrors = addError(vErrors, instancePath + "/content_type", "#/$defs/SessionStatusCodes/properties/content_type/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/$defs/SessionStatusCodes/properties/content_type/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/$defs/SessionStatusCodes/properties/content_type/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.endpoint_url !== undefined) {
      let data5 = data.endpoint_url;
      if (typeof data5 !== "string") {
        vErrors = addError(vErrors, instancePath + "/endpoint_url", "#/$defs/SessionStatusCodes/properties/endpoint_url/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/SessionStatusCodes/type", "type", {type: "object"});
    errors++;
  }
  judgeSessionStatusCodes.errors = vErrors;
  return errors === 0;
}

function judgeCallbackCodes(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((((key0 === "event_type") || (key0 === "event_subtype")) || (key0 === "content_type")) || (key0 === "endpoint_url")) || (key0 === "by_session_status"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/CallbackCodes/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.event_type !== undefined) {
      let data0 = data.event_type;
      if (typeof data0 !== "string") {
        vErrors = addError(vErrors, instancePath + "/event_type", "#/$defs/CallbackCodes/properties/event_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.event_subtype !== undefined) {
      let data1 = data.event_subtype;
      if (typeof data1 !== "string") {
        vErrors = addError(vErrors, instancePath + "/event_subtype", "#/$defs/CallbackCodes/properties/event_subtype/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.content_type !== undefined) {
      let data2 = data.content_type;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/content_type", "#/$defs/CallbackCodes/properties/content_type/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/$defs/CallbackCodes/properties/content_type/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/content_type", "#/$defs/CallbackCodes/properties/content_type/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
          errors++;
        }
      }
    }
    if (data.endpoint_url !== undefined) {
      let data3 = data.endpoint_url;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/endpoint_url", "#/$defs/CallbackCodes/properties/endpoint_url/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.by_session_status !== undefined) {
      let data4 = data.by_session_status;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0=0; i0<len0; i0++) {
          let data5 = data4[i0];
          const _errs12 = errors;
          if (!(judgeSessionStatusCodes(data5, instancePath + "/by_session_status/" + i0))) {
            vErrors = appendErrors(vErrors, judgeSessionStatusCodes.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs12 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/by_session_status", "#/$defs/CallbackCodes/properties/by_session_status/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/CallbackCodes/type", "type", {type: "object"});
    errors++;
  }
  judgeCallbackCodes.errors = vErrors;
  return errors === 0;
}

function judgeRetryPolicy(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((key0 === "schedule_seconds") || (key0 === "jitter"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/RetryPolicy/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.schedule_seconds !== undefined) {
      let data0 = data.schedule_seconds;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          vErrors = addError(vErrors, instancePath + "/schedule_seconds", "#/$defs/RetryPolicy/properties/schedule_seconds/maxItems", "maxItems", {limit: 100});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
            vErrors = addError(vErrors, instancePath + "/schedule_seconds/" + i0, "#/$defs/RetryPolicy/properties/schedule_seconds/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data1 == "number") && (isFinite(data1))) {
            if (data1 > 2592000 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/schedule_seconds/" + i0, "#/$defs/RetryPolicy/properties/schedule_seconds/items/maximum", "maximum", {comparison: "<=", limit: 2592000});
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              vErrors = addError(vErrors, instancePath + "/schedule_seconds/" + i0, "#/$defs/RetryPolicy/properties/schedule_seconds/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/schedule_seconds", "#/$defs/RetryPolicy/properties/schedule_seconds/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.jitter !== undefined) {
      let data2 = data.jitter;
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 1 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/jitter", "#/$defs/RetryPolicy/properties/jitter/maximum", "maximum", {comparison: "<=", limit: 1});
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/jitter", "#/$defs/RetryPolicy/properties/jitter/minimum", "minimum", {comparison: ">=", limit: 0});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/jitter", "#/$defs/RetryPolicy/properties/jitter/type", "type", {type: "number"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/RetryPolicy/type", "type", {type: "object"});
    errors++;
  }
  judgeRetryPolicy.errors = vErrors;
  return errors === 0;
}

function judgeClientCallbacks(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ClientCallbacks/required", "required", {missingProperty: "endpoint"});
      errors++;
    }
    if (data.secrets === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/ClientCallbacks/required", "required", {missingProperty: "secrets"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members15.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/ClientCallbacks/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.endpoint !== undefined) {
      let data0 = data.endpoint;
      if (typeof data0 === "string") {
        if (countCharacters(data0) > 2048) {
          vErrors = addError(vErrors, instancePath + "/endpoint", "#/$defs/ClientCallbacks/properties/endpoint/maxLength", "maxLength", {limit: 2048});
          errors++;
        }
        if (!pattern14.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/endpoint", "#/$defs/ClientCallbacks/properties/endpoint/pattern", "pattern", {pattern: "^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/endpoint", "#/$defs/ClientCallbacks/properties/endpoint/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.allowed_origins !== undefined) {
      let data1 = data.allowed_origins;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          vErrors = addError(vErrors, instancePath + "/allowed_origins", "#/$defs/ClientCallbacks/properties/allowed_origins/maxItems", "maxItems", {limit: 100});
          errors++;
        }
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          let data2 = data1[i0];
          const _errs6 = errors;
          if (typeof data2 === "string") {
            if (countCharacters(data2) > 260) {
              vErrors = addError(vErrors, instancePath + "/allowed_origins/" + i0, "#/$defs/ClientCallbacks/properties/allowed_origins/items/maxLength", "maxLength", {limit: 260});
              errors++;
            }
            if (!pattern15.test(data2)) {
              vErrors = addError(vErrors, instancePath + "/allowed_origins/" + i0, "#/$defs/ClientCallbacks/properties/allowed_origins/items/pattern", "pattern", {pattern: "^https?://[^\\s/?#@\\\\]+$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/allowed_origins/" + i0, "#/$defs/ClientCallbacks/properties/allowed_origins/items/type", "type", {type: "string"});
            errors++;
          }
          var valid1 = _errs6 === errors;
          if (!valid1) {
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data1[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/allowed_origins", "#/$defs/ClientCallbacks/properties/allowed_origins/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/allowed_origins", "#/$defs/ClientCallbacks/properties/allowed_origins/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.secrets !== undefined) {
      let data3 = data.secrets;
      if (!(judgeCallbackSecrets(data3, instancePath + "/secrets"))) {
        vErrors = appendErrors(vErrors, judgeCallbackSecrets.errors);
        errors = vErrors.length;
      }
    }
    if (data.mac !== undefined) {
      let data4 = data.mac;
      if (!(judgeMacSpecification(data4, instancePath + "/mac"))) {
        vErrors = appendErrors(vErrors, judgeMacSpecification.errors);
        errors = vErrors.length;
      }
    }
    if (data.emit !== undefined) {
      let data5 = data.emit;
      if (!(judgeEmission(data5, instancePath + "/emit"))) {
        vErrors = appendErrors(vErrors, judgeEmission.errors);
        errors = vErrors.length;
      }
    }
    if (data.required_members !== undefined) {
      let data6 = data.required_members;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i2=0; i2<len1; i2++) {
          let data7 = data6[i2];
          const _errs13 = errors;
          if (!(judgeRequiredMember(data7, instancePath + "/required_members/" + i2))) {
            vErrors = appendErrors(vErrors, judgeRequiredMember.errors);
            errors = vErrors.length;
          }
          var valid4 = _errs13 === errors;
          if (!valid4) {
          }
        }
        let i3 = data6.length;
        let j1;
        if (i3 > 1) {
          outer0:
          for (;i3--;) {
            for (j1 = i3; j1--;) {
              if (equalValues(data6[i3], data6[j1])) {
                vErrors = addError(vErrors, instancePath + "/required_members", "#/$defs/ClientCallbacks/properties/required_members/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/required_members", "#/$defs/ClientCallbacks/properties/required_members/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.time_zone !== undefined) {
      let data8 = data.time_zone;
      if (typeof data8 === "string") {
        if (countCharacters(data8) > 64) {
          vErrors = addError(vErrors, instancePath + "/time_zone", "#/$defs/ClientCallbacks/properties/time_zone/maxLength", "maxLength", {limit: 64});
          errors++;
        }
        if (!pattern18.test(data8)) {
          vErrors = addError(vErrors, instancePath + "/time_zone", "#/$defs/ClientCallbacks/properties/time_zone/pattern", "pattern", {pattern: "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/time_zone", "#/$defs/ClientCallbacks/properties/time_zone/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.internal_codes !== undefined) {
      let data9 = data.internal_codes;
      if (!(judgeCallbackCodes(data9, instancePath + "/internal_codes"))) {
        vErrors = appendErrors(vErrors, judgeCallbackCodes.errors);
        errors = vErrors.length;
      }
    }
    if (data.retry !== undefined) {
      let data10 = data.retry;
      if (!(judgeRetryPolicy(data10, instancePath + "/retry"))) {
        vErrors = appendErrors(vErrors, judgeRetryPolicy.errors);
        errors = vErrors.length;
      }
    }
    if (data.on_exhausted !== undefined) {
      let data11 = data.on_exhausted;
      if (!(((data11 === "park") || (data11 === "skip")) || (data11 === "coalesce"))) {
        vErrors = addError(vErrors, instancePath + "/on_exhausted", "#/$defs/ClientCallbacks/properties/on_exhausted/enum", "enum", {allowedValues: ["park","skip","coalesce"]});
        errors++;
      }
    }
    if (data.final_session_codes !== undefined) {
      let data12 = data.final_session_codes;
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i4=0; i4<len2; i4++) {
          let data13 = data12[i4];
          const _errs21 = errors;
          if (!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) {
            vErrors = addError(vErrors, instancePath + "/final_session_codes/" + i4, "#/$defs/ClientCallbacks/properties/final_session_codes/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data13 == "number") && (isFinite(data13))) {
            if (data13 > 9007199254740991 || isNaN(data13)) {
              vErrors = addError(vErrors, instancePath + "/final_session_codes/" + i4, "#/$defs/ClientCallbacks/properties/final_session_codes/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data13 < -9007199254740991 || isNaN(data13)) {
              vErrors = addError(vErrors, instancePath + "/final_session_codes/" + i4, "#/$defs/ClientCallbacks/properties/final_session_codes/items/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
              errors++;
            }
          }
          var valid7 = _errs21 === errors;
          if (!valid7) {
          }
        }
        let i5 = data12.length;
        let j2;
        if (i5 > 1) {
          const indices1 = {};
          for (;i5--;) {
            let item1 = data12[i5];
            if (!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j2 = indices1[item1];
              vErrors = addError(vErrors, instancePath + "/final_session_codes", "#/$defs/ClientCallbacks/properties/final_session_codes/uniqueItems", "uniqueItems", {i: i5, j: j2});
              errors++;
              break;
            }
            indices1[item1] = i5;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/final_session_codes", "#/$defs/ClientCallbacks/properties/final_session_codes/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.concurrency !== undefined) {
      let data14 = data.concurrency;
      if (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) {
        vErrors = addError(vErrors, instancePath + "/concurrency", "#/$defs/ClientCallbacks/properties/concurrency/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data14 == "number") && (isFinite(data14))) {
        if (data14 > 1000 || isNaN(data14)) {
          vErrors = addError(vErrors, instancePath + "/concurrency", "#/$defs/ClientCallbacks/properties/concurrency/maximum", "maximum", {comparison: "<=", limit: 1000});
          errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          vErrors = addError(vErrors, instancePath + "/concurrency", "#/$defs/ClientCallbacks/properties/concurrency/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.rate_per_second !== undefined) {
      let data15 = data.rate_per_second;
      if (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) {
        vErrors = addError(vErrors, instancePath + "/rate_per_second", "#/$defs/ClientCallbacks/properties/rate_per_second/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data15 == "number") && (isFinite(data15))) {
        if (data15 > 100000 || isNaN(data15)) {
          vErrors = addError(vErrors, instancePath + "/rate_per_second", "#/$defs/ClientCallbacks/properties/rate_per_second/maximum", "maximum", {comparison: "<=", limit: 100000});
          errors++;
        }
        if (data15 < 1 || isNaN(data15)) {
          vErrors = addError(vErrors, instancePath + "/rate_per_second", "#/$defs/ClientCallbacks/properties/rate_per_second/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.connect_timeout_ms !== undefined) {
      let data16 = data.connect_timeout_ms;
      if (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) {
        vErrors = addError(vErrors, instancePath + "/connect_timeout_ms", "#/$defs/ClientCallbacks/properties/connect_timeout_ms/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data16 == "number") && (isFinite(data16))) {
        if (data16 > 60000 || isNaN(data16)) {
          vErrors = addError(vErrors, instancePath + "/connect_timeout_ms", "#/$defs/ClientCallbacks/properties/connect_timeout_ms/maximum", "maximum", {comparison: "<=", limit: 60000});
          errors++;
        }
        if (data16 < 100 || isNaN(data16)) {
          vErrors = addError(vErrors, instancePath + "/connect_timeout_ms", "#/$defs/ClientCallbacks/properties/connect_timeout_ms/minimum", "minimum", {comparison: ">=", limit: 100});
          errors++;
        }
      }
    }
    if (data.total_timeout_ms !== undefined) {
      let data17 = data.total_timeout_ms;
      if (!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) {
        vErrors = addError(vErrors, instancePath + "/total_timeout_ms", "#/$defs/ClientCallbacks/properties/total_timeout_ms/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data17 == "number") && (isFinite(data17))) {
        if (data17 > 300000 || isNaN(data17)) {
          vErrors = addError(vErrors, instancePath + "/total_timeout_ms", "#/$defs/ClientCallbacks/properties/total_timeout_ms/maximum", "maximum", {comparison: "<=", limit: 300000});
          errors++;
        }
        if (data17 < 100 || isNaN(data17)) {
          vErrors = addError(vErrors, instancePath + "/total_timeout_ms", "#/$defs/ClientCallbacks/properties/total_timeout_ms/minimum", "minimum", {comparison: ">=", limit: 100});
          errors++;
        }
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/ClientCallbacks/type", "type", {type: "object"});
    errors++;
  }
  judgeClientCallbacks.errors = vErrors;
  return errors === 0;
}

function judgeClient(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Client/required", "required", {missingProperty: "client_id"});
      errors++;
    }
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Client/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.accounts === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/Client/required", "required", {missingProperty: "accounts"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "client_id") || (key0 === "name")) || (key0 === "required_fields")) || (key0 === "accounts")) || (key0 === "callbacks"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/Client/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data0 = data.client_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/Client/properties/client_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data0 == "number") && (isFinite(data0))) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/Client/properties/client_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/Client/properties/client_id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (countCharacters(data1) > 100) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/Client/properties/name/maxLength", "maxLength", {limit: 100});
          errors++;
        }
        if (countCharacters(data1) < 1) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/Client/properties/name/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/Client/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.required_fields !== undefined) {
      let data2 = data.required_fields;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0=0; i0<len0; i0++) {
          let data3 = data2[i0];
          const _errs8 = errors;
          if (!(judgeRequiredField(data3, instancePath + "/required_fields/" + i0))) {
            vErrors = appendErrors(vErrors, judgeRequiredField.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs8 === errors;
          if (!valid1) {
          }
        }
        let i1 = data2.length;
        let j0;
        if (i1 > 1) {
          outer0:
          for (;i1--;) {
            for (j0 = i1; j0--;) {
              if (equalValues(data2[i1], data2[j0])) {
                vErrors = addError(vErrors, instancePath + "/required_fields", "#/$defs/Client/properties/required_fields/uniqueItems", "uniqueItems", {i: i1, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/required_fields", "#/$defs/Client/properties/required_fields/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.accounts !== undefined) {
      let data4 = data.accounts;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          vErrors = addError(vErrors, instancePath + "/accounts", "#/$defs/Client/properties/accounts/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len1 = data4.length;
        for (let i2=0; i2<len1; i2++) {
          let data5 = data4[i2];
          const _errs11 = errors;
          if (!(judgeAccount(data5, instancePath + "/accounts/" + i2))) {
            vErrors = appendErrors(vErrors, judgeAccount.errors);
            errors = vErrors.length;
          }
          var valid4 = _errs11 === errors;
          if (!valid4) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/accounts", "#/$defs/Client/properties/accounts/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.callbacks !== undefined) {
      let data6 = data.callbacks;
      if (!(judgeClientCallbacks(data6, instancePath + "/callbacks"))) {
        vErrors = appendErrors(vErrors, judgeClientCallbacks.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/Client/type", "type", {type: "object"});
    errors++;
  }
  judgeClient.errors = vErrors;
  return errors === 0;
}

function judgeMerchantConfiguration(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.countries === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "countries"});
      errors++;
    }
    if (data.currencies === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "currencies"});
      errors++;
    }
    if (data.methods === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "methods"});
      errors++;
    }
    if (data.clients === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "clients"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members16.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.countries !== undefined) {
      let data0 = data.countries;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/countries", "#/properties/countries/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeCountry(data1, instancePath + "/countries/" + i0))) {
            vErrors = appendErrors(vErrors, judgeCountry.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/countries", "#/properties/countries/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.currencies !== undefined) {
      let data2 = data.currencies;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          vErrors = addError(vErrors, instancePath + "/currencies", "#/properties/currencies/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len1 = data2.length;
        for (let i1=0; i1<len1; i1++) {
          let data3 = data2[i1];
          const _errs7 = errors;
          if (!(judgeCurrency(data3, instancePath + "/currencies/" + i1))) {
            vErrors = appendErrors(vErrors, judgeCurrency.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs7 === errors;
          if (!valid3) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/currencies", "#/properties/currencies/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.languages !== undefined) {
      let data4 = data.languages;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i2=0; i2<len2; i2++) {
          let data5 = data4[i2];
          const _errs10 = errors;
          if (!(judgeSearchTextCode(data5, instancePath + "/languages/" + i2))) {
            vErrors = appendErrors(vErrors, judgeSearchTextCode.errors);
            errors = vErrors.length;
          }
          var valid5 = _errs10 === errors;
          if (!valid5) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/languages", "#/properties/languages/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.platforms !== undefined) {
      let data6 = data.platforms;
      if (Array.isArray(data6)) {
        const len3 = data6.length;
        for (let i3=0; i3<len3; i3++) {
          let data7 = data6[i3];
          const _errs13 = errors;
          if (!(judgeSearchTextCode(data7, instancePath + "/platforms/" + i3))) {
            vErrors = appendErrors(vErrors, judgeSearchTextCode.errors);
            errors = vErrors.length;
          }
          var valid7 = _errs13 === errors;
          if (!valid7) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/platforms", "#/properties/platforms/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.card_states !== undefined) {
      let data8 = data.card_states;
      if (Array.isArray(data8)) {
        const len4 = data8.length;
        for (let i4=0; i4<len4; i4++) {
          let data9 = data8[i4];
          const _errs16 = errors;
          if (!(judgeCode(data9, instancePath + "/card_states/" + i4))) {
            vErrors = appendErrors(vErrors, judgeCode.errors);
            errors = vErrors.length;
          }
          var valid9 = _errs16 === errors;
          if (!valid9) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/card_states", "#/properties/card_states/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.session_types !== undefined) {
      let data10 = data.session_types;
      if (Array.isArray(data10)) {
        const len5 = data10.length;
        for (let i5=0; i5<len5; i5++) {
          let data11 = data10[i5];
          const _errs19 = errors;
          if (!(judgeTextCode(data11, instancePath + "/session_types/" + i5))) {
            vErrors = appendErrors(vErrors, judgeTextCode.errors);
            errors = vErrors.length;
          }
          var valid11 = _errs19 === errors;
          if (!valid11) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/session_types", "#/properties/session_types/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.session_statuses !== undefined) {
      let data12 = data.session_statuses;
      if (Array.isArray(data12)) {
        const len6 = data12.length;
        for (let i6=0; i6<len6; i6++) {
          let data13 = data12[i6];
          const _errs22 = errors;
          if (!(judgeStatusCode(data13, instancePath + "/session_statuses/" + i6))) {
            vErrors = appendErrors(vErrors, judgeStatusCode.errors);
            errors = vErrors.length;
          }
          var valid13 = _errs22 === errors;
          if (!valid13) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/session_statuses", "#/properties/session_statuses/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.transaction_statuses !== undefined) {
      let data14 = data.transaction_statuses;
      if (Array.isArray(data14)) {
        const len7 = data14.length;
        for (let i7=0; i7<len7; i7++) {
          let data15 = data14[i7];
          const _errs25 = errors;
          if (!(judgeStatusCode(data15, instancePath + "/transaction_statuses/" + i7))) {
            vErrors = appendErrors(vErrors, judgeStatusCode.errors);
            errors = vErrors.length;
          }
          var valid15 = _errs25 === errors;
          if (!valid15) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/transaction_statuses", "#/properties/transaction_statuses/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.transaction_types !== undefined) {
      let data16 = data.transaction_types;
      if (Array.isArray(data16)) {
        const len8 = data16.length;
        for (let i8=0; i8<len8; i8++) {
          let data17 = data16[i8];
          const _errs28 = errors;
          if (!(judgeCode(data17, instancePath + "/transaction_types/" + i8))) {
            vErrors = appendErrors(vErrors, judgeCode.errors);
            errors = vErrors.length;
          }
          var valid17 = _errs28 === errors;
          if (!valid17) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/transaction_types", "#/properties/transaction_types/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.payment_methods !== undefined) {
      let data18 = data.payment_methods;
      if (Array.isArray(data18)) {
        const len9 = data18.length;
        for (let i9=0; i9<len9; i9++) {
          let data19 = data18[i9];
          const _errs31 = errors;
          if (!(judgeTextCode(data19, instancePath + "/payment_methods/" + i9))) {
            vErrors = appendErrors(vErrors, judgeTextCode.errors);
            errors = vErrors.length;
          }
          var valid19 = _errs31 === errors;
          if (!valid19) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/payment_methods", "#/properties/payment_methods/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.payment_types !== undefined) {
      let data20 = data.payment_types;
      if (Array.isArray(data20)) {
        const len10 = data20.length;
        for (let i10=0; i10<len10; i10++) {
          let data21 = data20[i10];
          const _errs34 = errors;
          if (!(judgeTextCode(data21, instancePath + "/payment_types/" + i10))) {
            vErrors = appendErrors(vErrors, judgeTextCode.errors);
            errors = vErrors.length;
          }
          var valid21 = _errs34 === errors;
          if (!valid21) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/payment_types", "#/properties/payment_types/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.exchange_services !== undefined) {
      let data22 = data.exchange_services;
      if (Array.isArray(data22)) {
        const len11 = data22.length;
        for (let i11=0; i11<len11; i11++) {
          let data23 = data22[i11];
          const _errs37 = errors;
          if (!(judgeCode(data23, instancePath + "/exchange_services/" + i11))) {
            vErrors = appendErrors(vErrors, judgeCode.errors);
            errors = vErrors.length;
          }
          var valid23 = _errs37 === errors;
          if (!valid23) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/exchange_services", "#/properties/exchange_services/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.operators !== undefined) {
      let data24 = data.operators;
      if (Array.isArray(data24)) {
        const len12 = data24.length;
        for (let i12=0; i12<len12; i12++) {
          let data25 = data24[i12];
          const _errs40 = errors;
          if (!(judgeCode(data25, instancePath + "/operators/" + i12))) {
            vErrors = appendErrors(vErrors, judgeCode.errors);
            errors = vErrors.length;
          }
          var valid25 = _errs40 === errors;
          if (!valid25) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/operators", "#/properties/operators/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.closed_codes !== undefined) {
      let data26 = data.closed_codes;
      if (Array.isArray(data26)) {
        const len13 = data26.length;
        for (let i13=0; i13<len13; i13++) {
          let data27 = data26[i13];
          const _errs43 = errors;
          if (!(judgeClosedCode(data27, instancePath + "/closed_codes/" + i13))) {
            vErrors = appendErrors(vErrors, judgeClosedCode.errors);
            errors = vErrors.length;
          }
          var valid27 = _errs43 === errors;
          if (!valid27) {
          }
        }
        let i14 = data26.length;
        let j0;
        if (i14 > 1) {
          outer0:
          for (;i14--;) {
            for (j0 = i14; j0--;) {
              if (equalValues(data26[i14], data26[j0])) {
                vErrors = addError(vErrors, instancePath + "/closed_codes", "#/properties/closed_codes/uniqueItems", "uniqueItems", {i: i14, j: j0});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/closed_codes", "#/properties/closed_codes/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.processors !== undefined) {
      let data28 = data.processors;
      if (Array.isArray(data28)) {
        const len14 = data28.length;
        for (let i15=0; i15<len14; i15++) {
          let data29 = data28[i15];
          const _errs46 = errors;
          if (!(judgeProcessor(data29, instancePath + "/processors/" + i15))) {
            vErrors = appendErrors(vErrors, judgeProcessor.errors);
            errors = vErrors.length;
          }
          var valid30 = _errs46 === errors;
          if (!valid30) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/processors", "#/properties/processors/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.methods !== undefined) {
      let data30 = data.methods;
      if (Array.isArray(data30)) {
        if (data30.length < 1) {
          vErrors = addError(vErrors, instancePath + "/methods", "#/properties/methods/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len15 = data30.length;
        for (let i16=0; i16<len15; i16++) {
          let data31 = data30[i16];
          const _errs49 = errors;
          if (!(judgeCatalogueMethod(data31, instancePath + "/methods/" + i16))) {
            vErrors = appendErrors(vErrors, judgeCatalogueMethod.errors);
            errors = vErrors.length;
          }
          var valid32 = _errs49 === errors;
          if (!valid32) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/methods", "#/properties/methods/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.account_defaults !== undefined) {
      let data32 = data.account_defaults;
      if (Array.isArray(data32)) {
        const len16 = data32.length;
        for (let i17=0; i17<len16; i17++) {
          let data33 = data32[i17];
          const _errs52 = errors;
          if (!(judgeAccountDefaults(data33, instancePath + "/account_defaults/" + i17))) {
            vErrors = appendErrors(vErrors, judgeAccountDefaults.errors);
            errors = vErrors.length;
          }
          var valid34 = _errs52 === errors;
          if (!valid34) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/account_defaults", "#/properties/account_defaults/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.clients !== undefined) {
      let data34 = data.clients;
      if (Array.isArray(data34)) {
        if (data34.length < 1) {
          vErrors = addError(vErrors, instancePath + "/clients", "#/properties/clients/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len17 = data34.length;
        for (let i18=0; i18<len17; i18++) {
          let data35 = data34[i18];
          const _errs55 = errors;
          if (!(judgeClient(data35, instancePath + "/clients/" + i18))) {
            vErrors = appendErrors(vErrors, judgeClient.errors);
            errors = vErrors.length;
          }
          var valid36 = _errs55 === errors;
          if (!valid36) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/clients", "#/properties/clients/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeMerchantConfiguration.errors = vErrors;
  return errors === 0;
}
