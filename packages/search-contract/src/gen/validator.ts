// @ts-nocheck: written by ajv, whose code has no types.
// Generated from payment-method-search.xsd. Do not edit: npm run generate.
import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";

function appendErrors(errors, added) {
  if (errors === null) return added;
  for (const error of added) errors.push(error);
  return errors;
}

function countCodePoints(text) {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export const checkPaymentMethodSearchCriteria: AjvValidator = validate55;
var schema36 = { "description": "The kind of a transaction.", "type": "integer", "enum": [1, 2, 3, 4, 5, 6] };
var schema37 = { "description": "What is being sold.", "type": "string", "enum": ["100", "200", "210"] };
var pattern4 = new RegExp("^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "value" || key0 === "type")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/value", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/value", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/value", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/transaction_type/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4 || data1 === 5 || data1 === 6)) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/transaction_type/enum", keyword: "enum", params: { allowedValues: schema36.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fee === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fee" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "fee")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.fee !== void 0) {
      let data0 = data.fee;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate24(data0[i0], { instancePath: instancePath + "/fee/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate24.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/fee", schemaPath: "#/properties/fee/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.country_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.decimal === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decimal" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "value" || key0 === "country_id" || key0 === "currency_id" || key0 === "decimal")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/value", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/value", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/value", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.country_id !== void 0) {
      let data1 = data.country_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.currency_id !== void 0) {
      let data2 = data.currency_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/currency_id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/currency_id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/currency_id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.decimal !== void 0) {
      let data3 = data.decimal;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err13 = { instancePath: instancePath + "/decimal", schemaPath: "#/$defs/decimal_places/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err14 = { instancePath: instancePath + "/decimal", schemaPath: "#/$defs/decimal_places/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err15 = { instancePath: instancePath + "/decimal", schemaPath: "#/$defs/decimal_places/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern8 = new RegExp("^(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$", "u");
var pattern9 = new RegExp("^(?!xmlns:)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*:[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$", "u");
var pattern12 = new RegExp("^(?:(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*)?$", "u");
var pattern13 = new RegExp("^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]+$", "u");
var pattern14 = new RegExp("^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$", "u");
var wrapper0 = { validate: validate34 };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!pattern8.test(data0)) {
          const err0 = { instancePath: instancePath + "/name", schemaPath: "#/anyOf/0/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/anyOf/0/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.name = true;
  }
  const _errs6 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.namespace === void 0) {
      const err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "namespace" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (!pattern9.test(data1)) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/anyOf/1/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!xmlns:)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*:[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/anyOf/1/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  var _valid0 = _errs6 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.name = true;
    }
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
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
    if (data.name === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.attributes === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "namespace" || key0 === "attributes" || key0 === "declarations" || key0 === "content")) {
        const err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.namespace !== void 0) {
      let data3 = data.namespace;
      if (typeof data3 === "string") {
        if (countCodePoints(data3) < 1) {
          const err13 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern4.test(data3)) {
          const err14 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/namespace", schemaPath: "#/properties/namespace/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.attributes !== void 0) {
      let data4 = data.attributes;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          const _errs20 = errors;
          let valid7 = false;
          const _errs21 = errors;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.name !== void 0) {
              let data6 = data5.name;
              if (typeof data6 === "string") {
                if (!pattern8.test(data6)) {
                  const err16 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/anyOf/0/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$" } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/anyOf/0/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data5.namespace !== void 0) {
              const err18 = { instancePath: instancePath + "/attributes/" + i0 + "/namespace", schemaPath: "#/$defs/xml:attribute/anyOf/0/properties/namespace/false schema", keyword: "false schema", params: {} };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/anyOf/0/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          var _valid1 = _errs21 === errors;
          valid7 = valid7 || _valid1;
          if (_valid1) {
            var props1 = {};
            props1.name = true;
            props1.namespace = true;
          }
          const _errs25 = errors;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.namespace === void 0) {
              const err20 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/anyOf/1/required", keyword: "required", params: { missingProperty: "namespace" } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data5.name !== void 0) {
              let data8 = data5.name;
              if (typeof data8 === "string") {
                if (!pattern9.test(data8)) {
                  const err21 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/anyOf/1/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!xmlns:)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*:[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$" } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              } else {
                const err22 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/anyOf/1/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/anyOf/1/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          var _valid1 = _errs25 === errors;
          valid7 = valid7 || _valid1;
          if (_valid1) {
            if (props1 !== true) {
              props1 = props1 || {};
              props1.name = true;
            }
          }
          if (!valid7) {
            const err24 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          } else {
            errors = _errs20;
            if (vErrors !== null) {
              if (_errs20) {
                vErrors.length = _errs20;
              } else {
                vErrors = null;
              }
            }
          }
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.name === void 0) {
              const err25 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data5.value === void 0) {
              const err26 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/required", keyword: "required", params: { missingProperty: "value" } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            for (const key1 in data5) {
              if (!(key1 === "name" || key1 === "namespace" || key1 === "value")) {
                const err27 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data5.name !== void 0) {
              if (typeof data5.name !== "string") {
                const err28 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data5.namespace !== void 0) {
              let data10 = data5.namespace;
              if (typeof data10 === "string") {
                if (countCodePoints(data10) < 1) {
                  const err29 = { instancePath: instancePath + "/attributes/" + i0 + "/namespace", schemaPath: "#/$defs/xml:attribute/properties/namespace/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                if (!pattern4.test(data10)) {
                  const err30 = { instancePath: instancePath + "/attributes/" + i0 + "/namespace", schemaPath: "#/$defs/xml:attribute/properties/namespace/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              } else {
                const err31 = { instancePath: instancePath + "/attributes/" + i0 + "/namespace", schemaPath: "#/$defs/xml:attribute/properties/namespace/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data5.value !== void 0) {
              let data11 = data5.value;
              if (typeof data11 === "string") {
                if (!pattern4.test(data11)) {
                  const err32 = { instancePath: instancePath + "/attributes/" + i0 + "/value", schemaPath: "#/$defs/xml:attribute/properties/value/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/attributes/" + i0 + "/value", schemaPath: "#/$defs/xml:attribute/properties/value/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.declarations !== void 0) {
      let data12 = data.declarations;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (Object.keys(data12).length < 1) {
          const err36 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/minProperties", keyword: "minProperties", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        for (const key2 in data12) {
          const _errs38 = errors;
          if (typeof key2 === "string") {
            if (!pattern12.test(key2)) {
              const err37 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?:(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*)?$" }, propertyName: key2 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          } else {
            const err38 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key2 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          var valid11 = _errs38 === errors;
          if (!valid11) {
            const err39 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        for (const key3 in data12) {
          if (!(key3 === "" || key3 === "xml")) {
            let data13 = data12[key3];
            if (typeof data13 === "string") {
              if (!pattern13.test(data13)) {
                const err40 = { instancePath: instancePath + "/declarations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/declarations/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]+$" } };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            } else {
              const err41 = { instancePath: instancePath + "/declarations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/declarations/additionalProperties/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          }
        }
        if (data12[""] !== void 0) {
          let data14 = data12[""];
          if (typeof data14 === "string") {
            if (!pattern14.test(data14)) {
              const err42 = { instancePath: instancePath + "/declarations/", schemaPath: "#/properties/declarations/properties//pattern", keyword: "pattern", params: { pattern: "^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          } else {
            const err43 = { instancePath: instancePath + "/declarations/", schemaPath: "#/properties/declarations/properties//type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data12.xml !== void 0) {
          if ("http://www.w3.org/XML/1998/namespace" !== data12.xml) {
            const err44 = { instancePath: instancePath + "/declarations/xml", schemaPath: "#/properties/declarations/properties/xml/const", keyword: "const", params: { allowedValue: "http://www.w3.org/XML/1998/namespace" } };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
      } else {
        const err45 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data16 = data.content;
      if (Array.isArray(data16)) {
        const len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data17 = data16[i1];
          const _errs49 = errors;
          let valid16 = false;
          const _errs50 = errors;
          if (typeof data17 === "string") {
            if (countCodePoints(data17) < 1) {
              const err46 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (!pattern4.test(data17)) {
              const err47 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
          var _valid2 = _errs50 === errors;
          valid16 = valid16 || _valid2;
          const _errs52 = errors;
          if (!wrapper0.validate(data17, { instancePath: instancePath + "/content/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, wrapper0.validate.errors);
            errors = vErrors.length;
          }
          var _valid2 = _errs52 === errors;
          valid16 = valid16 || _valid2;
          if (!valid16) {
            const err49 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          } else {
            errors = _errs49;
            if (vErrors !== null) {
              if (_errs49) {
                vErrors.length = _errs49;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err50 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
  } else {
    const err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err51];
    } else {
      vErrors.push(err51);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attributes === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "attributes" || key0 === "declarations" || key0 === "content")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.attributes !== void 0) {
      let data0 = data.attributes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          const _errs7 = errors;
          let valid4 = false;
          const _errs8 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.name !== void 0) {
              let data2 = data1.name;
              if (typeof data2 === "string") {
                if (!pattern8.test(data2)) {
                  const err3 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/anyOf/0/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$" } };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
              } else {
                const err4 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/anyOf/0/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data1.namespace !== void 0) {
              const err5 = { instancePath: instancePath + "/attributes/" + i0 + "/namespace", schemaPath: "#/$defs/xml:attribute/anyOf/0/properties/namespace/false schema", keyword: "false schema", params: {} };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/anyOf/0/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          var _valid0 = _errs8 === errors;
          valid4 = valid4 || _valid0;
          if (_valid0) {
            var props0 = {};
            props0.name = true;
            props0.namespace = true;
          }
          const _errs12 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.namespace === void 0) {
              const err7 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/anyOf/1/required", keyword: "required", params: { missingProperty: "namespace" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1.name !== void 0) {
              let data4 = data1.name;
              if (typeof data4 === "string") {
                if (!pattern9.test(data4)) {
                  const err8 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/anyOf/1/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?!xmlns:)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*:[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$" } };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/anyOf/1/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/anyOf/1/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          var _valid0 = _errs12 === errors;
          valid4 = valid4 || _valid0;
          if (_valid0) {
            if (props0 !== true) {
              props0 = props0 || {};
              props0.name = true;
            }
          }
          if (!valid4) {
            const err11 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          } else {
            errors = _errs7;
            if (vErrors !== null) {
              if (_errs7) {
                vErrors.length = _errs7;
              } else {
                vErrors = null;
              }
            }
          }
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.name === void 0) {
              const err12 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/required", keyword: "required", params: { missingProperty: "name" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data1.value === void 0) {
              const err13 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/required", keyword: "required", params: { missingProperty: "value" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "name" || key1 === "namespace" || key1 === "value")) {
                const err14 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data1.name !== void 0) {
              if (typeof data1.name !== "string") {
                const err15 = { instancePath: instancePath + "/attributes/" + i0 + "/name", schemaPath: "#/$defs/xml:attribute/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data1.namespace !== void 0) {
              let data6 = data1.namespace;
              if (typeof data6 === "string") {
                if (countCodePoints(data6) < 1) {
                  const err16 = { instancePath: instancePath + "/attributes/" + i0 + "/namespace", schemaPath: "#/$defs/xml:attribute/properties/namespace/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (!pattern4.test(data6)) {
                  const err17 = { instancePath: instancePath + "/attributes/" + i0 + "/namespace", schemaPath: "#/$defs/xml:attribute/properties/namespace/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/attributes/" + i0 + "/namespace", schemaPath: "#/$defs/xml:attribute/properties/namespace/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data1.value !== void 0) {
              let data7 = data1.value;
              if (typeof data7 === "string") {
                if (!pattern4.test(data7)) {
                  const err19 = { instancePath: instancePath + "/attributes/" + i0 + "/value", schemaPath: "#/$defs/xml:attribute/properties/value/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/attributes/" + i0 + "/value", schemaPath: "#/$defs/xml:attribute/properties/value/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/attributes/" + i0, schemaPath: "#/$defs/xml:attribute/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.declarations !== void 0) {
      let data8 = data.declarations;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (Object.keys(data8).length < 1) {
          const err23 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/minProperties", keyword: "minProperties", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        for (const key2 in data8) {
          const _errs25 = errors;
          if (typeof key2 === "string") {
            if (!pattern12.test(key2)) {
              const err24 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?:(?!xmlns$)[A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*)?$" }, propertyName: key2 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key2 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          var valid8 = _errs25 === errors;
          if (!valid8) {
            const err26 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        for (const key3 in data8) {
          if (!(key3 === "" || key3 === "xml")) {
            let data9 = data8[key3];
            if (typeof data9 === "string") {
              if (!pattern13.test(data9)) {
                const err27 = { instancePath: instancePath + "/declarations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/declarations/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]+$" } };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            } else {
              const err28 = { instancePath: instancePath + "/declarations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/declarations/additionalProperties/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
        if (data8[""] !== void 0) {
          let data10 = data8[""];
          if (typeof data10 === "string") {
            if (!pattern14.test(data10)) {
              const err29 = { instancePath: instancePath + "/declarations/", schemaPath: "#/properties/declarations/properties//pattern", keyword: "pattern", params: { pattern: "^(?!(?:http://www\\.w3\\.org/XML/1998/namespace|http://www\\.w3\\.org/2000/xmlns/)$)[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/declarations/", schemaPath: "#/properties/declarations/properties//type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data8.xml !== void 0) {
          if ("http://www.w3.org/XML/1998/namespace" !== data8.xml) {
            const err31 = { instancePath: instancePath + "/declarations/xml", schemaPath: "#/properties/declarations/properties/xml/const", keyword: "const", params: { allowedValue: "http://www.w3.org/XML/1998/namespace" } };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/declarations", schemaPath: "#/properties/declarations/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data12 = data.content;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data13 = data12[i1];
          const _errs36 = errors;
          let valid13 = false;
          const _errs37 = errors;
          if (typeof data13 === "string") {
            if (countCodePoints(data13) < 1) {
              const err33 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (!pattern4.test(data13)) {
              const err34 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          } else {
            const err35 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
          var _valid1 = _errs37 === errors;
          valid13 = valid13 || _valid1;
          const _errs39 = errors;
          if (!validate34(data13, { instancePath: instancePath + "/content/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate34.errors);
            errors = vErrors.length;
          }
          var _valid1 = _errs39 === errors;
          valid13 = valid13 || _valid1;
          if (!valid13) {
            const err36 = { instancePath: instancePath + "/content/" + i1, schemaPath: "#/properties/content/items/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          } else {
            errors = _errs36;
            if (vErrors !== null) {
              if (_errs36) {
                vErrors.length = _errs36;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err37 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
  } else {
    const err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "sku" || key0 === "description" || key0 === "airline_data")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.sku !== void 0) {
      let data1 = data.sku;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err3 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.airline_data !== void 0) {
      if (!validate33(data.airline_data, { instancePath: instancePath + "/airline_data", parentData: data, parentDataProperty: "airline_data", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate33.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.product === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "product" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "product")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.product !== void 0) {
      let data0 = data.product;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate32(data0[i0], { instancePath: instancePath + "/product/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate32.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/product", schemaPath: "#/properties/product/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.country_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "country_id" || key0 === "value")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.country_id !== void 0) {
      let data0 = data.country_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.line_item === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "line_item" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.amount === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "line_item" || key0 === "amount")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.line_item !== void 0) {
      if (!validate31(data.line_item, { instancePath: instancePath + "/line_item", parentData: data, parentDataProperty: "line_item", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate31.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== void 0) {
      if (!validate39(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate39.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length < 1) {
      const err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate30(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate30.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.order_no === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "order_no" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.amount === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.orders === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orders" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type_id" || key0 === "order_no" || key0 === "product_type" || key0 === "fees" || key0 === "amount" || key0 === "orders")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.type_id !== void 0) {
      let data0 = data.type_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/type_id", schemaPath: "#/$defs/transaction_type/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === 1 || data0 === 2 || data0 === 3 || data0 === 4 || data0 === 5 || data0 === 6)) {
        const err5 = { instancePath: instancePath + "/type_id", schemaPath: "#/$defs/transaction_type/enum", keyword: "enum", params: { allowedValues: schema36.enum } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.order_no !== void 0) {
      let data1 = data.order_no;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err6 = { instancePath: instancePath + "/order_no", schemaPath: "#/properties/order_no/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/order_no", schemaPath: "#/properties/order_no/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.product_type !== void 0) {
      let data2 = data.product_type;
      if (typeof data2 !== "string") {
        const err8 = { instancePath: instancePath + "/product_type", schemaPath: "#/$defs/product_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data2 === "100" || data2 === "200" || data2 === "210")) {
        const err9 = { instancePath: instancePath + "/product_type", schemaPath: "#/$defs/product_type/enum", keyword: "enum", params: { allowedValues: schema37.enum } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.fees !== void 0) {
      if (!validate23(data.fees, { instancePath: instancePath + "/fees", parentData: data, parentDataProperty: "fees", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate23.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== void 0) {
      if (!validate27(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate27.errors);
        errors = vErrors.length;
      }
    }
    if (data.orders !== void 0) {
      if (!validate29(data.orders, { instancePath: instancePath + "/orders", parentData: data, parentDataProperty: "orders", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate29.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema57 = { "description": "The merchant's client, and the customer and device it serves.", "type": "object", "properties": { "platform": { "description": "The platform that the request is sent from.", "type": "string", "pattern": "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$", "allOf": [{ "pattern": "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" }] }, "language": { "description": "The language of the payment pages. The interface requires it and also gives it a default: a request without it is read, and the merchant's configured language applies. Always write it.", "$ref": "#/$defs/language_code" }, "version": { "description": "The version of the API or application that sends the request.", "type": "string", "pattern": "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$", "allOf": [{ "pattern": "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" }] }, "sdk-version": { "description": "The version of the SDK in use.", "$ref": "#/$defs/safe_integer" }, "mobile": { "description": "The customer's mobile phone.", "$ref": "#/$defs/mobile" }, "email": { "description": "The customer's e-mail account.", "$ref": "#/$defs/email" }, "device_id": { "description": "The customer's device. Web channels have none.", "type": "string", "pattern": "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$", "allOf": [{ "pattern": "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" }] }, "ip": { "description": "The IP address that the transaction comes from.", "type": "string", "pattern": "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$", "allOf": [{ "pattern": "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" }] }, "client_id": { "description": "The merchant's ID at the service.", "$ref": "#/$defs/safe_integer" } }, "required": ["platform", "version", "ip", "client_id"], "additionalProperties": false };
var func6 = Object.prototype.hasOwnProperty;
var pattern29 = new RegExp("^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$", "u");
var pattern32 = new RegExp("^(?:[A-Za-z]{2})$", "u");
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mobile !== void 0) {
      if (data.country_id === void 0) {
        const err0 = { instancePath, schemaPath: "#/allOf/0/dependentRequired", keyword: "dependentRequired", params: {
          property: "mobile",
          missingProperty: "country_id",
          depsCount: 1,
          deps: "country_id"
        } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "mobile" || key0 === "mobile_type" || key0 === "country_id" || key0 === "validated")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.mobile !== void 0) {
      let data0 = data.mobile;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/mobile", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/mobile", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/mobile", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.mobile_type !== void 0) {
      let data1 = data.mobile_type;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err6 = { instancePath: instancePath + "/mobile_type", schemaPath: "#/properties/mobile_type/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (typeof data1 === "string") {
        if (!pattern29.test(data1)) {
          const err7 = { instancePath: instancePath + "/mobile_type", schemaPath: "#/properties/mobile_type/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/mobile_type", schemaPath: "#/properties/mobile_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.country_id !== void 0) {
      let data2 = data.country_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/country_id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.validated !== void 0) {
      if (typeof data.validated !== "boolean") {
        const err12 = { instancePath: instancePath + "/validated", schemaPath: "#/properties/validated/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.platform === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "platform" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.ip === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ip" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.client_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func6.call(schema57.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.platform !== void 0) {
      let data0 = data.platform;
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err5 = { instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (typeof data0 === "string") {
        if (!pattern29.test(data0)) {
          const err6 = { instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data1 = data.language;
      if (typeof data1 === "string") {
        if (!pattern29.test(data1)) {
          const err8 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/language_code/allOf/0/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err9 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/language_code/allOf/1/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (typeof data1 === "string") {
        if (!pattern32.test(data1)) {
          const err10 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/language_code/pattern", keyword: "pattern", params: { pattern: "^(?:[A-Za-z]{2})$" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/language", schemaPath: "#/$defs/language_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data2 = data.version;
      if (typeof data2 === "string") {
        if (!pattern4.test(data2)) {
          const err12 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (typeof data2 === "string") {
        if (!pattern29.test(data2)) {
          const err13 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data["sdk-version"] !== void 0) {
      let data3 = data["sdk-version"];
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err15 = { instancePath: instancePath + "/sdk-version", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err16 = { instancePath: instancePath + "/sdk-version", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err17 = { instancePath: instancePath + "/sdk-version", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.mobile !== void 0) {
      if (!validate45(data.mobile, { instancePath: instancePath + "/mobile", parentData: data, parentDataProperty: "mobile", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate45.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== void 0) {
      let data5 = data.email;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key1 in data5) {
          if (!(key1 === "email" || key1 === "email_type" || key1 === "validated")) {
            const err18 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/email/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data5.email !== void 0) {
          let data6 = data5.email;
          if (typeof data6 === "string") {
            if (!pattern4.test(data6)) {
              const err19 = { instancePath: instancePath + "/email/email", schemaPath: "#/$defs/email/properties/email/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          }
          if (typeof data6 === "string") {
            if (!pattern29.test(data6)) {
              const err20 = { instancePath: instancePath + "/email/email", schemaPath: "#/$defs/email/properties/email/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/email/email", schemaPath: "#/$defs/email/properties/email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data5.email_type !== void 0) {
          let data7 = data5.email_type;
          if (typeof data7 === "string") {
            if (!pattern4.test(data7)) {
              const err22 = { instancePath: instancePath + "/email/email_type", schemaPath: "#/$defs/email/properties/email_type/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          if (typeof data7 === "string") {
            if (!pattern29.test(data7)) {
              const err23 = { instancePath: instancePath + "/email/email_type", schemaPath: "#/$defs/email/properties/email_type/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/email/email_type", schemaPath: "#/$defs/email/properties/email_type/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data5.validated !== void 0) {
          if (typeof data5.validated !== "boolean") {
            const err25 = { instancePath: instancePath + "/email/validated", schemaPath: "#/$defs/email/properties/validated/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/email", schemaPath: "#/$defs/email/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.device_id !== void 0) {
      let data9 = data.device_id;
      if (typeof data9 === "string") {
        if (!pattern4.test(data9)) {
          const err27 = { instancePath: instancePath + "/device_id", schemaPath: "#/properties/device_id/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
      if (typeof data9 === "string") {
        if (!pattern29.test(data9)) {
          const err28 = { instancePath: instancePath + "/device_id", schemaPath: "#/properties/device_id/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/device_id", schemaPath: "#/properties/device_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.ip !== void 0) {
      let data10 = data.ip;
      if (typeof data10 === "string") {
        if (!pattern4.test(data10)) {
          const err30 = { instancePath: instancePath + "/ip", schemaPath: "#/properties/ip/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
      if (typeof data10 === "string") {
        if (!pattern29.test(data10)) {
          const err31 = { instancePath: instancePath + "/ip", schemaPath: "#/properties/ip/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      } else {
        const err32 = { instancePath: instancePath + "/ip", schemaPath: "#/properties/ip/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data11 = data.client_id;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
        const err33 = { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 9007199254740991 || isNaN(data11)) {
          const err34 = { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data11 < -9007199254740991 || isNaN(data11)) {
          const err35 = { instancePath: instancePath + "/client_id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
  } else {
    const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.transaction === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.client_info === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_info" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "event_id" || key0 === "account_id" || key0 === "transaction" || key0 === "client_info")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.event_id !== void 0) {
      let data0 = data.event_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/event_id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/event_id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/event_id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err8 = { instancePath: instancePath + "/account_id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/account_id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/account_id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.transaction !== void 0) {
      if (!validate22(data.transaction, { instancePath: instancePath + "/transaction", parentData: data, parentDataProperty: "transaction", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.client_info !== void 0) {
      if (!validate44(data.client_info, { instancePath: instancePath + "/client_info", parentData: data, parentDataProperty: "client_info", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate44.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export const checkPaymentMethodSearchResponse: AjvValidator = validate58;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.psp_type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "psp_type" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.preference === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preference" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.state_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "psp_type" || key0 === "preference" || key0 === "state_id")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.psp_type !== void 0) {
      let data1 = data.psp_type;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err8 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]*$" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (typeof data1 === "string") {
        if (!pattern29.test(data1)) {
          const err9 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/pattern", keyword: "pattern", params: { pattern: "^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.preference !== void 0) {
      let data2 = data.preference;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err11 = { instancePath: instancePath + "/preference", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/preference", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err13 = { instancePath: instancePath + "/preference", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.state_id !== void 0) {
      let data3 = data.state_id;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err14 = { instancePath: instancePath + "/state_id", schemaPath: "#/$defs/safe_integer/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err15 = { instancePath: instancePath + "/state_id", schemaPath: "#/$defs/safe_integer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err16 = { instancePath: instancePath + "/state_id", schemaPath: "#/$defs/safe_integer/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_method === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_method" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "payment_method")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.payment_method !== void 0) {
      let data0 = data.payment_method;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate51(data0[i0], { instancePath: instancePath + "/payment_method/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate51.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/payment_method", schemaPath: "#/properties/payment_method/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_methods" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "payment_methods")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.payment_methods !== void 0) {
      if (!validate50(data.payment_methods, { instancePath: instancePath + "/payment_methods", parentData: data, parentDataProperty: "payment_methods", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate50.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
