// @ts-nocheck: written by ajv, whose code has no types.
// Generated from payment-method-search.xsd. Do not edit: npm run generate.
import { addError, appendErrors, countCharacters, type AjvValidator } from "@payment-routing/contract-runtime/codegen";

export const checkPaymentMethodSearchCriteria: AjvValidator = judgePaymentMethodSearchCriteria;
export const checkPaymentMethodSearchResponse: AjvValidator = judgePaymentMethodSearchResponse;

const pattern0 = new RegExp("^(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$", "u");
const pattern1 = new RegExp("^(?!xmlns:)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*:[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$", "u");
const pattern2 = new RegExp("^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$", "u");
const pattern4 = new RegExp("^(?:(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*)?$", "u");
const pattern5 = new RegExp("^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]+$", "u");
const pattern6 = new RegExp("^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$", "u");
const pattern16 = new RegExp("^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$", "u");
const pattern19 = new RegExp("^(?:[A-Za-z]{2})$", "u");
const members8 = new Set(["platform","language","version","sdk-version","mobile","email","device_id","ip","client_id"]);

function judgeXmlAttribute(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:attribute/anyOf/0/properties/name/pattern", "pattern", {pattern: "^(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:attribute/anyOf/0/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.namespace !== undefined) {
      let data1 = data.namespace;
      vErrors = addError(vErrors, instancePath + "/namespace", "#/$defs/xml:attribute/anyOf/0/properties/namespace/false schema", "false schema", {});
      errors++;
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/xml:attribute/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.namespace === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/xml:attribute/anyOf/1/required", "required", {missingProperty: "namespace"});
        errors++;
      }
      if (data.name !== undefined) {
        let data2 = data.name;
        if (typeof data2 === "string") {
          if (!pattern1.test(data2)) {
            vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:attribute/anyOf/1/properties/name/pattern", "pattern", {pattern: "^(?!xmlns:)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*:[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"});
            errors++;
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:attribute/anyOf/1/properties/name/type", "type", {type: "string"});
          errors++;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:attribute/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/xml:attribute/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:attribute/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:attribute/required", "required", {missingProperty: "value"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "name") || (key0 === "namespace")) || (key0 === "value"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/xml:attribute/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data3 = data.name;
      if (typeof data3 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:attribute/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.namespace !== undefined) {
      let data4 = data.namespace;
      if (typeof data4 === "string") {
        if (countCharacters(data4) < 1) {
          vErrors = addError(vErrors, instancePath + "/namespace", "#/$defs/xml:attribute/properties/namespace/minLength", "minLength", {limit: 1});
          errors++;
        }
        if (!pattern2.test(data4)) {
          vErrors = addError(vErrors, instancePath + "/namespace", "#/$defs/xml:attribute/properties/namespace/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/namespace", "#/$defs/xml:attribute/properties/namespace/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data5 = data.value;
      if (typeof data5 === "string") {
        if (!pattern2.test(data5)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/xml:attribute/properties/value/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/xml:attribute/properties/value/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/xml:attribute/type", "type", {type: "object"});
    errors++;
  }
  judgeXmlAttribute.errors = vErrors;
  return errors === 0;
}

function judgeXmlElement(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:element/anyOf/0/properties/name/pattern", "pattern", {pattern: "^(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:element/anyOf/0/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/anyOf/0/type", "type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.namespace === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/anyOf/1/required", "required", {missingProperty: "namespace"});
        errors++;
      }
      if (data.name !== undefined) {
        let data1 = data.name;
        if (typeof data1 === "string") {
          if (!pattern1.test(data1)) {
            vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:element/anyOf/1/properties/name/pattern", "pattern", {pattern: "^(?!xmlns:)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*:[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"});
            errors++;
          }
        } else {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:element/anyOf/1/properties/name/type", "type", {type: "string"});
          errors++;
        }
      }
    } else {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/anyOf/1/type", "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/anyOf", "anyOf", {});
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/required", "required", {missingProperty: "name"});
      errors++;
    }
    if (data.attributes === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/required", "required", {missingProperty: "attributes"});
      errors++;
    }
    if (data.content === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/required", "required", {missingProperty: "content"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((((key0 === "name") || (key0 === "namespace")) || (key0 === "attributes")) || (key0 === "declarations")) || (key0 === "content"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data2 = data.name;
      if (typeof data2 !== "string") {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/xml:element/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.namespace !== undefined) {
      let data3 = data.namespace;
      if (typeof data3 === "string") {
        if (countCharacters(data3) < 1) {
          vErrors = addError(vErrors, instancePath + "/namespace", "#/$defs/xml:element/properties/namespace/minLength", "minLength", {limit: 1});
          errors++;
        }
        if (!pattern2.test(data3)) {
          vErrors = addError(vErrors, instancePath + "/namespace", "#/$defs/xml:element/properties/namespace/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/namespace", "#/$defs/xml:element/properties/namespace/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.attributes !== undefined) {
      let data4 = data.attributes;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0=0; i0<len0; i0++) {
          let data5 = data4[i0];
          const _errs17 = errors;
          if (!(judgeXmlAttribute(data5, instancePath + "/attributes/" + i0))) {
            vErrors = appendErrors(vErrors, judgeXmlAttribute.errors);
            errors = vErrors.length;
          }
          var valid4 = _errs17 === errors;
          if (!valid4) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/attributes", "#/$defs/xml:element/properties/attributes/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.declarations !== undefined) {
      let data6 = data.declarations;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length < 1) {
          vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:element/properties/declarations/minProperties", "minProperties", {limit: 1});
          errors++;
        }
        for (const key1 in data6) {
          const _errs20 = errors;
          if (typeof key1 === "string") {
            if (!pattern4.test(key1)) {
              vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:element/properties/declarations/propertyNames/pattern", "pattern", {pattern: "^(?:(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*)?$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:element/properties/declarations/propertyNames/type", "type", {type: "string"});
            errors++;
          }
          var valid6 = _errs20 === errors;
          if (!valid6) {
            vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:element/properties/declarations/propertyNames", "propertyNames", {propertyName: key1});
            errors++;
          }
        }
        for (const key2 in data6) {
          if (!((key2 === "") || (key2 === "xml"))) {
            let data7 = data6[key2];
            if (typeof data7 === "string") {
              if (!pattern5.test(data7)) {
                vErrors = addError(vErrors, instancePath + "/declarations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/$defs/xml:element/properties/declarations/additionalProperties/pattern", "pattern", {pattern: "^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]+$"});
                errors++;
              }
            } else {
              vErrors = addError(vErrors, instancePath + "/declarations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/$defs/xml:element/properties/declarations/additionalProperties/type", "type", {type: "string"});
              errors++;
            }
          }
        }
        if (data6[""] !== undefined) {
          let data8 = data6[""];
          if (typeof data8 === "string") {
            if (!pattern6.test(data8)) {
              vErrors = addError(vErrors, instancePath + "/declarations/", "#/$defs/xml:element/properties/declarations/properties//pattern", "pattern", {pattern: "^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/declarations/", "#/$defs/xml:element/properties/declarations/properties//type", "type", {type: "string"});
            errors++;
          }
        }
        if (data6.xml !== undefined) {
          let data9 = data6.xml;
          if ("http://www.w3.org/XML/1998/namespace" !== data9) {
            vErrors = addError(vErrors, instancePath + "/declarations/xml", "#/$defs/xml:element/properties/declarations/properties/xml/const", "const", {allowedValue: "http://www.w3.org/XML/1998/namespace"});
            errors++;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:element/properties/declarations/type", "type", {type: "object"});
        errors++;
      }
    }
    if (data.content !== undefined) {
      let data10 = data.content;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1=0; i1<len1; i1++) {
          let data11 = data10[i1];
          const _errs30 = errors;
          const _errs31 = errors;
          let valid11 = false;
          const _errs32 = errors;
          if (typeof data11 === "string") {
            if (countCharacters(data11) < 1) {
              vErrors = addError(vErrors, instancePath + "/content/" + i1, "#/$defs/xml:element/properties/content/items/anyOf/0/minLength", "minLength", {limit: 1});
              errors++;
            }
            if (!pattern2.test(data11)) {
              vErrors = addError(vErrors, instancePath + "/content/" + i1, "#/$defs/xml:element/properties/content/items/anyOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/content/" + i1, "#/$defs/xml:element/properties/content/items/anyOf/0/type", "type", {type: "string"});
            errors++;
          }
          var _valid1 = _errs32 === errors;
          valid11 = valid11 || _valid1;
          if (!valid11) {
            const _errs34 = errors;
            if (!(judgeXmlElement(data11, instancePath + "/content/" + i1))) {
              vErrors = appendErrors(vErrors, judgeXmlElement.errors);
              errors = vErrors.length;
            }
            var _valid1 = _errs34 === errors;
            valid11 = valid11 || _valid1;
          }
          if (!valid11) {
            vErrors = addError(vErrors, instancePath + "/content/" + i1, "#/$defs/xml:element/properties/content/items/anyOf", "anyOf", {});
            errors++;
          } else {
            errors = _errs31;
            if (vErrors !== null) {
              if (_errs31) {
                vErrors.length = _errs31;
              } else {
                vErrors = null;
              }
            }
          }
          var valid9 = _errs30 === errors;
          if (!valid9) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/content", "#/$defs/xml:element/properties/content/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/xml:element/type", "type", {type: "object"});
    errors++;
  }
  judgeXmlElement.errors = vErrors;
  return errors === 0;
}

function judgeXmlContent(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attributes === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:content/required", "required", {missingProperty: "attributes"});
      errors++;
    }
    if (data.content === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/xml:content/required", "required", {missingProperty: "content"});
      errors++;
    }
    for (const key0 in data) {
      if (!(((key0 === "attributes") || (key0 === "declarations")) || (key0 === "content"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/xml:content/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.attributes !== undefined) {
      let data0 = data.attributes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeXmlAttribute(data1, instancePath + "/attributes/" + i0))) {
            vErrors = appendErrors(vErrors, judgeXmlAttribute.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/attributes", "#/$defs/xml:content/properties/attributes/type", "type", {type: "array"});
        errors++;
      }
    }
    if (data.declarations !== undefined) {
      let data2 = data.declarations;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length < 1) {
          vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:content/properties/declarations/minProperties", "minProperties", {limit: 1});
          errors++;
        }
        for (const key1 in data2) {
          const _errs7 = errors;
          if (typeof key1 === "string") {
            if (!pattern4.test(key1)) {
              vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:content/properties/declarations/propertyNames/pattern", "pattern", {pattern: "^(?:(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*)?$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:content/properties/declarations/propertyNames/type", "type", {type: "string"});
            errors++;
          }
          var valid3 = _errs7 === errors;
          if (!valid3) {
            vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:content/properties/declarations/propertyNames", "propertyNames", {propertyName: key1});
            errors++;
          }
        }
        for (const key2 in data2) {
          if (!((key2 === "") || (key2 === "xml"))) {
            let data3 = data2[key2];
            if (typeof data3 === "string") {
              if (!pattern5.test(data3)) {
                vErrors = addError(vErrors, instancePath + "/declarations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/$defs/xml:content/properties/declarations/additionalProperties/pattern", "pattern", {pattern: "^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]+$"});
                errors++;
              }
            } else {
              vErrors = addError(vErrors, instancePath + "/declarations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/$defs/xml:content/properties/declarations/additionalProperties/type", "type", {type: "string"});
              errors++;
            }
          }
        }
        if (data2[""] !== undefined) {
          let data4 = data2[""];
          if (typeof data4 === "string") {
            if (!pattern6.test(data4)) {
              vErrors = addError(vErrors, instancePath + "/declarations/", "#/$defs/xml:content/properties/declarations/properties//pattern", "pattern", {pattern: "^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/declarations/", "#/$defs/xml:content/properties/declarations/properties//type", "type", {type: "string"});
            errors++;
          }
        }
        if (data2.xml !== undefined) {
          let data5 = data2.xml;
          if ("http://www.w3.org/XML/1998/namespace" !== data5) {
            vErrors = addError(vErrors, instancePath + "/declarations/xml", "#/$defs/xml:content/properties/declarations/properties/xml/const", "const", {allowedValue: "http://www.w3.org/XML/1998/namespace"});
            errors++;
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/declarations", "#/$defs/xml:content/properties/declarations/type", "type", {type: "object"});
        errors++;
      }
    }
    if (data.content !== undefined) {
      let data6 = data.content;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i1=0; i1<len1; i1++) {
          let data7 = data6[i1];
          const _errs17 = errors;
          const _errs18 = errors;
          let valid8 = false;
          const _errs19 = errors;
          if (typeof data7 === "string") {
            if (countCharacters(data7) < 1) {
              vErrors = addError(vErrors, instancePath + "/content/" + i1, "#/$defs/xml:content/properties/content/items/anyOf/0/minLength", "minLength", {limit: 1});
              errors++;
            }
            if (!pattern2.test(data7)) {
              vErrors = addError(vErrors, instancePath + "/content/" + i1, "#/$defs/xml:content/properties/content/items/anyOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
              errors++;
            }
          } else {
            vErrors = addError(vErrors, instancePath + "/content/" + i1, "#/$defs/xml:content/properties/content/items/anyOf/0/type", "type", {type: "string"});
            errors++;
          }
          var _valid0 = _errs19 === errors;
          valid8 = valid8 || _valid0;
          if (!valid8) {
            const _errs21 = errors;
            if (!(judgeXmlElement(data7, instancePath + "/content/" + i1))) {
              vErrors = appendErrors(vErrors, judgeXmlElement.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs21 === errors;
            valid8 = valid8 || _valid0;
          }
          if (!valid8) {
            vErrors = addError(vErrors, instancePath + "/content/" + i1, "#/$defs/xml:content/properties/content/items/anyOf", "anyOf", {});
            errors++;
          } else {
            errors = _errs18;
            if (vErrors !== null) {
              if (_errs18) {
                vErrors.length = _errs18;
              } else {
                vErrors = null;
              }
            }
          }
          var valid6 = _errs17 === errors;
          if (!valid6) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/content", "#/$defs/xml:content/properties/content/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/xml:content/type", "type", {type: "object"});
    errors++;
  }
  judgeXmlContent.errors = vErrors;
  return errors === 0;
}

function judgeAirlineData(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!(judgeXmlContent(data, instancePath))) {
    vErrors = appendErrors(vErrors, judgeXmlContent.errors);
    errors = vErrors.length;
  }
  judgeAirlineData.errors = vErrors;
  return errors === 0;
}

function judgeLanguageCode(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern16.test(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/language_code/allOf/0/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
      errors++;
    }
  }
  if (typeof data === "string") {
    if (!pattern2.test(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/language_code/allOf/1/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
      errors++;
    }
  }
  if (typeof data === "string") {
    if (!pattern19.test(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/language_code/pattern", "pattern", {pattern: "^(?:[A-Za-z]{2})$"});
      errors++;
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/language_code/type", "type", {type: "string"});
    errors++;
  }
  judgeLanguageCode.errors = vErrors;
  return errors === 0;
}

function judgeSafeInteger(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/safe_integer/type", "type", {type: "integer"});
    errors++;
  }
  if ((typeof data == "number") && (isFinite(data))) {
    if (data > 9007199254740991 || isNaN(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/safe_integer/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
      errors++;
    }
    if (data < -9007199254740991 || isNaN(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/safe_integer/minimum", "minimum", {comparison: ">=", limit: -9007199254740991});
      errors++;
    }
  }
  judgeSafeInteger.errors = vErrors;
  return errors === 0;
}

function judgeMobile(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mobile !== undefined) {
      if (data.country_id === undefined) {
        vErrors = addError(vErrors, instancePath, "#/$defs/mobile/allOf/0/dependentRequired", "dependentRequired", {property: "mobile", missingProperty: "country_id", depsCount: 1, deps: "country_id"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/mobile/allOf/0/type", "type", {type: "object"});
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((((key0 === "mobile") || (key0 === "mobile_type")) || (key0 === "country_id")) || (key0 === "validated"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/mobile/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.mobile !== undefined) {
      let data0 = data.mobile;
      if (!(judgeSafeInteger(data0, instancePath + "/mobile"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.mobile_type !== undefined) {
      let data1 = data.mobile_type;
      if (typeof data1 === "string") {
        if (!pattern2.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/mobile_type", "#/$defs/mobile/properties/mobile_type/allOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      }
      if (typeof data1 === "string") {
        if (!pattern16.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/mobile_type", "#/$defs/mobile/properties/mobile_type/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/mobile_type", "#/$defs/mobile/properties/mobile_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.country_id !== undefined) {
      let data2 = data.country_id;
      if (!(judgeSafeInteger(data2, instancePath + "/country_id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.validated !== undefined) {
      let data3 = data.validated;
      if (typeof data3 !== "boolean") {
        vErrors = addError(vErrors, instancePath + "/validated", "#/$defs/mobile/properties/validated/type", "type", {type: "boolean"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/mobile/type", "type", {type: "object"});
    errors++;
  }
  judgeMobile.errors = vErrors;
  return errors === 0;
}

function judgeEmail(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(((key0 === "email") || (key0 === "email_type")) || (key0 === "validated"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/email/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 === "string") {
        if (!pattern2.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/email", "#/$defs/email/properties/email/allOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      }
      if (typeof data0 === "string") {
        if (!pattern16.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/email", "#/$defs/email/properties/email/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/email", "#/$defs/email/properties/email/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.email_type !== undefined) {
      let data1 = data.email_type;
      if (typeof data1 === "string") {
        if (!pattern2.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/email_type", "#/$defs/email/properties/email_type/allOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      }
      if (typeof data1 === "string") {
        if (!pattern16.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/email_type", "#/$defs/email/properties/email_type/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/email_type", "#/$defs/email/properties/email_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.validated !== undefined) {
      let data2 = data.validated;
      if (typeof data2 !== "boolean") {
        vErrors = addError(vErrors, instancePath + "/validated", "#/$defs/email/properties/validated/type", "type", {type: "boolean"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/email/type", "type", {type: "object"});
    errors++;
  }
  judgeEmail.errors = vErrors;
  return errors === 0;
}

function judgeClientInfo(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.platform === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/client_info/required", "required", {missingProperty: "platform"});
      errors++;
    }
    if (data.version === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/client_info/required", "required", {missingProperty: "version"});
      errors++;
    }
    if (data.ip === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/client_info/required", "required", {missingProperty: "ip"});
      errors++;
    }
    if (data.client_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/client_info/required", "required", {missingProperty: "client_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!(members8.has(key0))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/client_info/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.platform !== undefined) {
      let data0 = data.platform;
      if (typeof data0 === "string") {
        if (!pattern2.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/platform", "#/$defs/client_info/properties/platform/allOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      }
      if (typeof data0 === "string") {
        if (!pattern16.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/platform", "#/$defs/client_info/properties/platform/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/platform", "#/$defs/client_info/properties/platform/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.language !== undefined) {
      let data1 = data.language;
      if (!(judgeLanguageCode(data1, instancePath + "/language"))) {
        vErrors = appendErrors(vErrors, judgeLanguageCode.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== undefined) {
      let data2 = data.version;
      if (typeof data2 === "string") {
        if (!pattern2.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/version", "#/$defs/client_info/properties/version/allOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      }
      if (typeof data2 === "string") {
        if (!pattern16.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/version", "#/$defs/client_info/properties/version/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/version", "#/$defs/client_info/properties/version/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data["sdk-version"] !== undefined) {
      let data3 = data["sdk-version"];
      if (!(judgeSafeInteger(data3, instancePath + "/sdk-version"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.mobile !== undefined) {
      let data4 = data.mobile;
      if (!(judgeMobile(data4, instancePath + "/mobile"))) {
        vErrors = appendErrors(vErrors, judgeMobile.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== undefined) {
      let data5 = data.email;
      if (!(judgeEmail(data5, instancePath + "/email"))) {
        vErrors = appendErrors(vErrors, judgeEmail.errors);
        errors = vErrors.length;
      }
    }
    if (data.device_id !== undefined) {
      let data6 = data.device_id;
      if (typeof data6 === "string") {
        if (!pattern2.test(data6)) {
          vErrors = addError(vErrors, instancePath + "/device_id", "#/$defs/client_info/properties/device_id/allOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      }
      if (typeof data6 === "string") {
        if (!pattern16.test(data6)) {
          vErrors = addError(vErrors, instancePath + "/device_id", "#/$defs/client_info/properties/device_id/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/device_id", "#/$defs/client_info/properties/device_id/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.ip !== undefined) {
      let data7 = data.ip;
      if (typeof data7 === "string") {
        if (!pattern2.test(data7)) {
          vErrors = addError(vErrors, instancePath + "/ip", "#/$defs/client_info/properties/ip/allOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      }
      if (typeof data7 === "string") {
        if (!pattern16.test(data7)) {
          vErrors = addError(vErrors, instancePath + "/ip", "#/$defs/client_info/properties/ip/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/ip", "#/$defs/client_info/properties/ip/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.client_id !== undefined) {
      let data8 = data.client_id;
      if (!(judgeSafeInteger(data8, instancePath + "/client_id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/client_info/type", "type", {type: "object"});
    errors++;
  }
  judgeClientInfo.errors = vErrors;
  return errors === 0;
}

function judgeDecimalPlaces(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/decimal_places/type", "type", {type: "integer"});
    errors++;
  }
  if ((typeof data == "number") && (isFinite(data))) {
    if (data > 9007199254740991 || isNaN(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/decimal_places/maximum", "maximum", {comparison: "<=", limit: 9007199254740991});
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      vErrors = addError(vErrors, instancePath, "#/$defs/decimal_places/minimum", "minimum", {comparison: ">=", limit: 0});
      errors++;
    }
  }
  judgeDecimalPlaces.errors = vErrors;
  return errors === 0;
}

function judgeTransactionType(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/transaction_type/type", "type", {type: "integer"});
    errors++;
  }
  if (!((((((data === 1) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5)) || (data === 6))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/transaction_type/enum", "enum", {allowedValues: [1,2,3,4,5,6]});
    errors++;
  }
  judgeTransactionType.errors = vErrors;
  return errors === 0;
}

function judgeFee(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/fee/required", "required", {missingProperty: "value"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "value") || (key0 === "type"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/fee/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(judgeSafeInteger(data0, instancePath + "/value"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== undefined) {
      let data1 = data.type;
      if (!(judgeTransactionType(data1, instancePath + "/type"))) {
        vErrors = appendErrors(vErrors, judgeTransactionType.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/fee/type", "type", {type: "object"});
    errors++;
  }
  judgeFee.errors = vErrors;
  return errors === 0;
}

function judgeFees(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fee === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/fees/required", "required", {missingProperty: "fee"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "fee")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/fees/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.fee !== undefined) {
      let data0 = data.fee;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeFee(data1, instancePath + "/fee/" + i0))) {
            vErrors = appendErrors(vErrors, judgeFee.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/fee", "#/$defs/fees/properties/fee/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/fees/type", "type", {type: "object"});
    errors++;
  }
  judgeFees.errors = vErrors;
  return errors === 0;
}

function judgeProduct(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!((((key0 === "name") || (key0 === "sku")) || (key0 === "description")) || (key0 === "airline_data"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/product/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!pattern2.test(data0)) {
          vErrors = addError(vErrors, instancePath + "/name", "#/$defs/product/properties/name/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/name", "#/$defs/product/properties/name/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.sku !== undefined) {
      let data1 = data.sku;
      if (typeof data1 === "string") {
        if (!pattern2.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/sku", "#/$defs/product/properties/sku/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/sku", "#/$defs/product/properties/sku/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (!pattern2.test(data2)) {
          vErrors = addError(vErrors, instancePath + "/description", "#/$defs/product/properties/description/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/description", "#/$defs/product/properties/description/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.airline_data !== undefined) {
      let data3 = data.airline_data;
      if (!(judgeAirlineData(data3, instancePath + "/airline_data"))) {
        vErrors = appendErrors(vErrors, judgeAirlineData.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/product/type", "type", {type: "object"});
    errors++;
  }
  judgeProduct.errors = vErrors;
  return errors === 0;
}

function judgeLineItem(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.product === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/line_item/required", "required", {missingProperty: "product"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "product")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/line_item/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.product !== undefined) {
      let data0 = data.product;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgeProduct(data1, instancePath + "/product/" + i0))) {
            vErrors = appendErrors(vErrors, judgeProduct.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/product", "#/$defs/line_item/properties/product/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/line_item/type", "type", {type: "object"});
    errors++;
  }
  judgeLineItem.errors = vErrors;
  return errors === 0;
}

function judgeOrderAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.country_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/order_amount/required", "required", {missingProperty: "country_id"});
      errors++;
    }
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/order_amount/required", "required", {missingProperty: "value"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "country_id") || (key0 === "value"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/order_amount/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.country_id !== undefined) {
      let data0 = data.country_id;
      if (!(judgeSafeInteger(data0, instancePath + "/country_id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.value !== undefined) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (!pattern2.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/value", "#/$defs/order_amount/properties/value/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/value", "#/$defs/order_amount/properties/value/type", "type", {type: "string"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/order_amount/type", "type", {type: "object"});
    errors++;
  }
  judgeOrderAmount.errors = vErrors;
  return errors === 0;
}

function judgeOrderLine(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.line_item === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/order_line/required", "required", {missingProperty: "line_item"});
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/order_line/required", "required", {missingProperty: "amount"});
      errors++;
    }
    for (const key0 in data) {
      if (!((key0 === "line_item") || (key0 === "amount"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/order_line/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.line_item !== undefined) {
      let data0 = data.line_item;
      if (!(judgeLineItem(data0, instancePath + "/line_item"))) {
        vErrors = appendErrors(vErrors, judgeLineItem.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(judgeOrderAmount(data1, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeOrderAmount.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/order_line/type", "type", {type: "object"});
    errors++;
  }
  judgeOrderLine.errors = vErrors;
  return errors === 0;
}

function judgeOrders(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      vErrors = addError(vErrors, instancePath, "#/$defs/orders/minItems", "minItems", {limit: 1});
      errors++;
    }
    const len0 = data.length;
    for (let i0=0; i0<len0; i0++) {
      let data0 = data[i0];
      const _errs1 = errors;
      if (!(judgeOrderLine(data0, instancePath + "/" + i0))) {
        vErrors = appendErrors(vErrors, judgeOrderLine.errors);
        errors = vErrors.length;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/orders/type", "type", {type: "array"});
    errors++;
  }
  judgeOrders.errors = vErrors;
  return errors === 0;
}

function judgePaymentMethod(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method/required", "required", {missingProperty: "id"});
      errors++;
    }
    if (data.psp_type === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method/required", "required", {missingProperty: "psp_type"});
      errors++;
    }
    if (data.preference === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method/required", "required", {missingProperty: "preference"});
      errors++;
    }
    if (data.state_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method/required", "required", {missingProperty: "state_id"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((key0 === "id") || (key0 === "psp_type")) || (key0 === "preference")) || (key0 === "state_id"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/payment_method/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(judgeSafeInteger(data0, instancePath + "/id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.psp_type !== undefined) {
      let data1 = data.psp_type;
      if (typeof data1 === "string") {
        if (!pattern2.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/psp_type", "#/$defs/payment_method/properties/psp_type/allOf/0/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      }
      if (typeof data1 === "string") {
        if (!pattern16.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/psp_type", "#/$defs/payment_method/properties/psp_type/pattern", "pattern", {pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/psp_type", "#/$defs/payment_method/properties/psp_type/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.preference !== undefined) {
      let data2 = data.preference;
      if (!(judgeSafeInteger(data2, instancePath + "/preference"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.state_id !== undefined) {
      let data3 = data.state_id;
      if (!(judgeSafeInteger(data3, instancePath + "/state_id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/payment_method/type", "type", {type: "object"});
    errors++;
  }
  judgePaymentMethod.errors = vErrors;
  return errors === 0;
}

function judgeProductType(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = addError(vErrors, instancePath, "#/$defs/product_type/type", "type", {type: "string"});
    errors++;
  }
  if (!(((data === "100") || (data === "200")) || (data === "210"))) {
    vErrors = addError(vErrors, instancePath, "#/$defs/product_type/enum", "enum", {allowedValues: ["100","200","210"]});
    errors++;
  }
  judgeProductType.errors = vErrors;
  return errors === 0;
}

function judgeTransactionAmount(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/transaction_amount/required", "required", {missingProperty: "value"});
      errors++;
    }
    if (data.country_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/transaction_amount/required", "required", {missingProperty: "country_id"});
      errors++;
    }
    if (data.decimal === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/transaction_amount/required", "required", {missingProperty: "decimal"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((key0 === "value") || (key0 === "country_id")) || (key0 === "currency_id")) || (key0 === "decimal"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/transaction_amount/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!(judgeSafeInteger(data0, instancePath + "/value"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.country_id !== undefined) {
      let data1 = data.country_id;
      if (!(judgeSafeInteger(data1, instancePath + "/country_id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency_id !== undefined) {
      let data2 = data.currency_id;
      if (!(judgeSafeInteger(data2, instancePath + "/currency_id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.decimal !== undefined) {
      let data3 = data.decimal;
      if (!(judgeDecimalPlaces(data3, instancePath + "/decimal"))) {
        vErrors = appendErrors(vErrors, judgeDecimalPlaces.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/transaction_amount/type", "type", {type: "object"});
    errors++;
  }
  judgeTransactionAmount.errors = vErrors;
  return errors === 0;
}

function judgeTransaction(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.order_no === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/transaction/required", "required", {missingProperty: "order_no"});
      errors++;
    }
    if (data.amount === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/transaction/required", "required", {missingProperty: "amount"});
      errors++;
    }
    if (data.orders === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/transaction/required", "required", {missingProperty: "orders"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((((key0 === "type_id") || (key0 === "order_no")) || (key0 === "product_type")) || (key0 === "fees")) || (key0 === "amount")) || (key0 === "orders"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/transaction/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.type_id !== undefined) {
      let data0 = data.type_id;
      if (!(judgeTransactionType(data0, instancePath + "/type_id"))) {
        vErrors = appendErrors(vErrors, judgeTransactionType.errors);
        errors = vErrors.length;
      }
    }
    if (data.order_no !== undefined) {
      let data1 = data.order_no;
      if (typeof data1 === "string") {
        if (!pattern2.test(data1)) {
          vErrors = addError(vErrors, instancePath + "/order_no", "#/$defs/transaction/properties/order_no/pattern", "pattern", {pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$"});
          errors++;
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/order_no", "#/$defs/transaction/properties/order_no/type", "type", {type: "string"});
        errors++;
      }
    }
    if (data.product_type !== undefined) {
      let data2 = data.product_type;
      if (!(judgeProductType(data2, instancePath + "/product_type"))) {
        vErrors = appendErrors(vErrors, judgeProductType.errors);
        errors = vErrors.length;
      }
    }
    if (data.fees !== undefined) {
      let data3 = data.fees;
      if (!(judgeFees(data3, instancePath + "/fees"))) {
        vErrors = appendErrors(vErrors, judgeFees.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== undefined) {
      let data4 = data.amount;
      if (!(judgeTransactionAmount(data4, instancePath + "/amount"))) {
        vErrors = appendErrors(vErrors, judgeTransactionAmount.errors);
        errors = vErrors.length;
      }
    }
    if (data.orders !== undefined) {
      let data5 = data.orders;
      if (!(judgeOrders(data5, instancePath + "/orders"))) {
        vErrors = appendErrors(vErrors, judgeOrders.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/transaction/type", "type", {type: "object"});
    errors++;
  }
  judgeTransaction.errors = vErrors;
  return errors === 0;
}

function judgePaymentMethodSearchCriteria(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_criteria/required", "required", {missingProperty: "event_id"});
      errors++;
    }
    if (data.account_id === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_criteria/required", "required", {missingProperty: "account_id"});
      errors++;
    }
    if (data.transaction === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_criteria/required", "required", {missingProperty: "transaction"});
      errors++;
    }
    if (data.client_info === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_criteria/required", "required", {missingProperty: "client_info"});
      errors++;
    }
    for (const key0 in data) {
      if (!((((key0 === "event_id") || (key0 === "account_id")) || (key0 === "transaction")) || (key0 === "client_info"))) {
        vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_criteria/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.event_id !== undefined) {
      let data0 = data.event_id;
      if (!(judgeSafeInteger(data0, instancePath + "/event_id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.account_id !== undefined) {
      let data1 = data.account_id;
      if (!(judgeSafeInteger(data1, instancePath + "/account_id"))) {
        vErrors = appendErrors(vErrors, judgeSafeInteger.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction !== undefined) {
      let data2 = data.transaction;
      if (!(judgeTransaction(data2, instancePath + "/transaction"))) {
        vErrors = appendErrors(vErrors, judgeTransaction.errors);
        errors = vErrors.length;
      }
    }
    if (data.client_info !== undefined) {
      let data3 = data.client_info;
      if (!(judgeClientInfo(data3, instancePath + "/client_info"))) {
        vErrors = appendErrors(vErrors, judgeClientInfo.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_criteria/type", "type", {type: "object"});
    errors++;
  }
  judgePaymentMethodSearchCriteria.errors = vErrors;
  return errors === 0;
}

function judgePaymentMethods(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_method === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_methods/required", "required", {missingProperty: "payment_method"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "payment_method")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/payment_methods/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.payment_method !== undefined) {
      let data0 = data.payment_method;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          vErrors = addError(vErrors, instancePath + "/payment_method", "#/$defs/payment_methods/properties/payment_method/minItems", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          if (!(judgePaymentMethod(data1, instancePath + "/payment_method/" + i0))) {
            vErrors = appendErrors(vErrors, judgePaymentMethod.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
          }
        }
      } else {
        vErrors = addError(vErrors, instancePath + "/payment_method", "#/$defs/payment_methods/properties/payment_method/type", "type", {type: "array"});
        errors++;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/payment_methods/type", "type", {type: "object"});
    errors++;
  }
  judgePaymentMethods.errors = vErrors;
  return errors === 0;
}

function judgePaymentMethodSearchResponse(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods === undefined) {
      vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_response/required", "required", {missingProperty: "payment_methods"});
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "payment_methods")) {
        vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_response/additionalProperties", "additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if (data.payment_methods !== undefined) {
      let data0 = data.payment_methods;
      if (!(judgePaymentMethods(data0, instancePath + "/payment_methods"))) {
        vErrors = appendErrors(vErrors, judgePaymentMethods.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = addError(vErrors, instancePath, "#/$defs/payment_method_search_response/type", "type", {type: "object"});
    errors++;
  }
  judgePaymentMethodSearchResponse.errors = vErrors;
  return errors === 0;
}
