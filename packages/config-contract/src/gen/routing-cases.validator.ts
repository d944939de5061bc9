// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/routing-cases.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, equalValues, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkRoutingCasesFile: AjvValidator = judgeRoutingCasesFile;

const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

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

function judgeRoutingCase(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/RoutingCase/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.client_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/RoutingCase/required", "required", {missingProperty: "client_id"});
      errors++;
    }
    if (data.account_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/RoutingCase/required", "required", {missingProperty: "account_id"});
      errors++;
    }
    if (data.request === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/RoutingCase/required", "required", {missingProperty: "request"});
      errors++;
    }
    if (data.expect === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/RoutingCase/required", "required", {missingProperty: "expect"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((((key0 === "name") || (key0 === "client_id")) || (key0 === "account_id")) || (key0 === "at")) || (key0 === "request")) || (key0 === "expect")) || (key0 === "expect_missing"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/RoutingCase/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (countCharacters(data0) > 200) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/RoutingCase/properties/name/maxLength", "maxLength", {limit: 200});
          errors++;
        }
        if (countCharacters(data0) < 1) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/RoutingCase/properties/name/minLength", "minLength", {limit: 1});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/RoutingCase/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data1 = data.client_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/RoutingCase/properties/client_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data1 == "number") && (isFinite(data1))) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/RoutingCase/properties/client_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          vErrors = addError(vErrors, instancePath + "/client_id", "#/$defs/RoutingCase/properties/client_id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.account_id !== undefined) {
      let data2 = data.account_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        vErrors = addError(vErrors, instancePath + "/account_id", "#/$defs/RoutingCase/properties/account_id/type", "type", {type: "integer"});
        errors++;
      }
      if ((typeof data2 == "number") && (isFinite(data2))) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/account_id", "#/$defs/RoutingCase/properties/account_id/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          vErrors = addError(vErrors, instancePath + "/account_id", "#/$defs/RoutingCase/properties/account_id/minimum", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if (data.at !== undefined) {
      let data3 = data.at;
      if ((typeof data3 == "number") && (isFinite(data3))) {
      }
      if (typeof data3 === "string") {
        if (!(formats0.test(data3))) {
          vErrors = addError(vErrors, instancePath + "/at", "#/$defs/RoutingCase/properties/at/format", "format", {format: "date-time"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/at", "#/$defs/RoutingCase/properties/at/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.request !== undefined) {
      let data4 = data.request;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
      } else {
        vErrors = addError(vErrors, instancePath + "/request", "#/$defs/RoutingCase/properties/request/type", "type", {type: "object"});
        errors++;
      }
    }
    if (data.expect !== undefined) {
      let data5 = data.expect;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0=0; i0<len0; i0++) {
          let data6 = data5[i0];
          const _errs15 = errors;
          if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
            vErrors = addError(vErrors, instancePath + "/expect/" + i0, "#/$defs/RoutingCase/properties/expect/items/type", "type", {type: "integer"});
            errors++;
          }
          if ((typeof data6 == "number") && (isFinite(data6))) {
            if (data6 > 9007199254740991 || isNaN(data6)) {
              vErrors = addError(vErrors, instancePath + "/expect/" + i0, "#/$defs/RoutingCase/properties/expect/items/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
              errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              vErrors = addError(vErrors, instancePath + "/expect/" + i0, "#/$defs/RoutingCase/properties/expect/items/minimum", "minimum", {comparison: ">=", limit: 1});
              errors++;
            }
          }
          var valid1 = _errs15 === errors;
          if (!valid1) {
          }
        }
        let i1 = data5.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (;i1--;) {
            let item0 = data5[i1];
            if (!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = addError(vErrors, instancePath + "/expect", "#/$defs/RoutingCase/properties/expect/uniqueItems", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/expect", "#/$defs/RoutingCase/properties/expect/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.expect_missing !== undefined) {
      let data7 = data.expect_missing;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          vErrors = addError(vErrors, instancePath + "/expect_missing", "#/$defs/RoutingCase/properties/expect_missing/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len1 = data7.length;
        for (let i2=0; i2<len1; i2++) {
          let data8 = data7[i2];
          const _errs19 = errors;
          if (!(judgeRequiredField(data8, instancePath + "/expect_missing/" + i2))) {
            vErrors = appendErrors(vErrors, judgeRequiredField.errors);
            errors = vErrors.length;
          }
          var valid4 = _errs19 === errors;
          if (!valid4) {
          }
        }
        let i3 = data7.length;
        let j1;
        if (i3 > 1) {
          outer0:
          for (;i3--;) {
            for (j1 = i3; j1--;) {
              if (equalValues(data7[i3], data7[j1])) {
                vErrors = addError(vErrors, instancePath + "/expect_missing", "#/$defs/RoutingCase/properties/expect_missing/uniqueItems", "uniqueItems", {i: i3, j: j1});
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/expect_missing", "#/$defs/RoutingCase/properties/expect_missing/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/RoutingCase/type", "type", {type: "object"});
    errors++;
  }
  judgeRoutingCase.errors = vErrors;
  return errors === 0;
}

function judgeRoutingCasesFile(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cases === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "cases"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "cases")) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.cases !== undefined) {
      let data0 = data.cases;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeRoutingCase(data1, instancePath + "/cases/" + i0))) {
            vErrors = appendErrors(vErrors, judgeRoutingCase.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/cases", "#/properties/cases/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeRoutingCasesFile.errors = vErrors;
  return errors === 0;
}
