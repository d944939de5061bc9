// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/mac/mac-specification.schema.json. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkMacSpecification: AjvValidator = judgeMacSpecification;

const pattern0 = new RegExp("^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "u");

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
        if (!pattern0.test(data1)) {
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
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "fields"});
      errors++;
    }
    if (data.separator === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "separator"});
      errors++;
    }
    if (data.salt_position === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "salt_position"});
      errors++;
    }
    if (data.salt_separator === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "salt_separator"});
      errors++;
    }
    if (data.booleans === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "booleans"});
      errors++;
    }
    if (data.absent === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "absent"});
      errors++;
    }
    if (data.charset === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "charset"});
      errors++;
    }
    if (data.hex_case === undefined) {
      vErrors = addError(vErrors, instancePath, "#/required", "required", {missingProperty: "hex_case"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((((((key0 === "fields") || (key0 === "separator")) || (key0 === "salt_position")) || (key0 === "salt_separator")) || (key0 === "booleans")) || (key0 === "absent")) || (key0 === "charset")) || (key0 === "hex_case"))) {
        vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.fields !== undefined) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          vErrors = addError(vErrors, instancePath + "/fields", "#/properties/fields/maxItems", "maxItems", {limit: 100});
          errors++;
        }
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/fields", "#/properties/fields/minItems", "minItems", {limit: 1});
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
        vErrors = addError(vErrors, instancePath + "/fields", "#/properties/fields/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.separator !== undefined) {
      let data2 = data.separator;
      if (typeof data2 === "string") {
        if (countCharacters(data2) > 16) {
          vErrors = addError(vErrors, instancePath + "/separator", "#/properties/separator/maxLength", "maxLength", {limit: 16});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/separator", "#/properties/separator/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.salt_position !== undefined) {
      let data3 = data.salt_position;
      if (!(((data3 === "leading") || (data3 === "trailing")) || (data3 === "both"))) {
        vErrors = addError(vErrors, instancePath + "/salt_position", "#/properties/salt_position/enum", "enum", {allowedValues: ["leading","trailing","both"]});
        errors++;
      }
    }
    if (data.salt_separator !== undefined) {
      let data4 = data.salt_separator;
      if (typeof data4 === "string") {
        if (countCharacters(data4) > 16) {
          vErrors = addError(vErrors, instancePath + "/salt_separator", "#/properties/salt_separator/maxLength", "maxLength", {limit: 16});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/salt_separator", "#/properties/salt_separator/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.booleans !== undefined) {
      let data5 = data.booleans;
      if (!((data5 === "true/false") || (data5 === "1/0"))) {
        vErrors = addError(vErrors, instancePath + "/booleans", "#/properties/booleans/enum", "enum", {allowedValues: ["true/false","1/0"]});
        errors++;
      }
    }
    if (data.absent !== undefined) {
      let data6 = data.absent;
      if (!((data6 === "omit") || (data6 === "empty"))) {
        vErrors = addError(vErrors, instancePath + "/absent", "#/properties/absent/enum", "enum", {allowedValues: ["omit","empty"]});
        errors++;
      }
    }
    if (data.charset !== undefined) {
      let data7 = data.charset;
      if (!((data7 === "utf-8") || (data7 === "iso-8859-1"))) {
        vErrors = addError(vErrors, instancePath + "/charset", "#/properties/charset/enum", "enum", {allowedValues: ["utf-8","iso-8859-1"]});
        errors++;
      }
    }
    if (data.hex_case !== undefined) {
      let data8 = data.hex_case;
      if (!((data8 === "lower") || (data8 === "upper"))) {
        vErrors = addError(vErrors, instancePath + "/hex_case", "#/properties/hex_case/enum", "enum", {allowedValues: ["lower","upper"]});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
    errors++;
  }
  judgeMacSpecification.errors = vErrors;
  return errors === 0;
}
