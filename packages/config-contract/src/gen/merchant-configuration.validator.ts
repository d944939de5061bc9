// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/merchant-configuration.schema.json. Do not edit: npm run generate.
import type { issuesFromAjv } from "@payment-routing/contract-runtime/codegen";

/** Judges a value by the schema. What is wrong with it stands in `errors` afterwards. */
interface AjvValidator {
  (value: unknown): boolean;
  errors?: Parameters<typeof issuesFromAjv>[0] | null;
}

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

function equalValues(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && equalValues(Reflect.get(a, name), Reflect.get(b, name)));
}

export const checkMerchantConfiguration: AjvValidator = validate20;
var pattern4 = new RegExp("^[A-Z]{2}$", "u");
var pattern5 = new RegExp("^[A-Z]{3}$", "u");
var pattern6 = new RegExp("^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$", "u");
var schema38 = { "title": "MissingInput", "description": "What a constraint decides when the request leaves out the value that it looks at: the method stays eligible as far as this constraint goes, or it is ineligible. Without a decision here it is ineligible: what a request does not say is never taken for a yes.", "enum": ["eligible", "ineligible"], "default": "ineligible" };
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 999 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              const err5 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/anyOf/0/properties/only/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err6 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err8 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err10 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err11 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err13 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 999 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              const err15 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/anyOf/1/properties/except/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data3[i3];
            if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err16 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err18 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err20 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
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
  validate23.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate23.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema42 = { "title": "ProductType", "description": "What is sold: 100 a ticket, 200 an ancillary, 210 an insurance.", "enum": ["100", "200", "210"] };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 === "100" || data1 === "200" || data1 === "210")) {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/ProductType/enum", keyword: "enum", params: { allowedValues: schema42.enum } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data0[i1], data0[j0])) {
                  const err4 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err5 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err6 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err8 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err9 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err10 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (!(data4 === "100" || data4 === "200" || data4 === "210")) {
            const err11 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/ProductType/enum", keyword: "enum", params: { allowedValues: schema42.enum } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (equalValues(data3[i3], data3[j1])) {
                  const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
        }
      } else {
        const err13 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err14 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err16 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
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
  validate25.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate25.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema47 = { "title": "TransactionType", "description": "The type of a transaction: 1 online shopping, 2 offline shopping, 3 self-service online, 4 self-service offline, 5 self-service online for managed bookings, 6 self-service online from a payment link.", "enum": [1, 2, 3, 4, 5, 6] };
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4 || data1 === 5 || data1 === 6)) {
            const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/TransactionType/enum", keyword: "enum", params: { allowedValues: schema47.enum } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data0[i1], data0[j0])) {
                  const err4 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err5 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data2 = data.on_missing;
      if (!(data2 === "eligible" || data2 === "ineligible")) {
        const err6 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err8 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key1 in data) {
      if (!(key1 === "except" || key1 === "on_missing")) {
        const err9 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data3 = data.except;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err10 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (!(data4 === 1 || data4 === 2 || data4 === 3 || data4 === 4 || data4 === 5 || data4 === 6)) {
            const err11 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/TransactionType/enum", keyword: "enum", params: { allowedValues: schema47.enum } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (equalValues(data3[i3], data3[j1])) {
                  const err12 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
        }
      } else {
        const err13 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.on_missing !== void 0) {
      let data5 = data.on_missing;
      if (!(data5 === "eligible" || data5 === "ineligible")) {
        const err14 = { instancePath: instancePath + "/on_missing", schemaPath: "#/$defs/MissingInput/enum", keyword: "enum", params: { allowedValues: schema38.enum } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err16 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
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
  validate27.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate27.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
    for (const key0 in data) {
      if (!(key0 === "country" || key0 === "currency" || key0 === "amount" || key0 === "product_type" || key0 === "transaction_type" || key0 === "platform")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data0 = data.country;
      const _errs4 = errors;
      let valid2 = false;
      const _errs5 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.only === void 0) {
          const err1 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "only")) {
            const err2 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data0.only !== void 0) {
          let data1 = data0.only;
          if (Array.isArray(data1)) {
            if (data1.length < 1) {
              const err3 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0];
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err4 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/country/only/" + i0, schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
            let i1 = data1.length;
            let j0;
            if (i1 > 1) {
              const indices0 = {};
              for (; i1--; ) {
                let item0 = data1[i1];
                if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err7 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i1;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/country/only", schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/0/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid2 = valid2 || _valid0;
      if (_valid0) {
        var props0 = true;
      }
      const _errs12 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.except === void 0) {
          const err10 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key2 in data0) {
          if (!(key2 === "except")) {
            const err11 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.except !== void 0) {
          let data3 = data0.except;
          if (Array.isArray(data3)) {
            if (data3.length < 1) {
              const err12 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            const len1 = data3.length;
            for (let i2 = 0; i2 < len1; i2++) {
              let data4 = data3[i2];
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err13 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                  const err14 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data4 < 1 || isNaN(data4)) {
                  const err15 = { instancePath: instancePath + "/country/except/" + i2, schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
            }
            let i3 = data3.length;
            let j1;
            if (i3 > 1) {
              const indices1 = {};
              for (; i3--; ) {
                let item1 = data3[i3];
                if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
                  continue;
                }
                if (typeof indices1[item1] == "number") {
                  j1 = indices1[item1];
                  const err16 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                  break;
                }
                indices1[item1] = i3;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/country/except", schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf/1/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid0 = _errs12 === errors;
      valid2 = valid2 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = true;
        }
      }
      if (!valid2) {
        const err19 = { instancePath: instancePath + "/country", schemaPath: "#/$defs/CountryConstraint/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.currency !== void 0) {
      if (!validate23(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate23.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== void 0) {
      let data6 = data.amount;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err20 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len2 = data6.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data7 = data6[i4];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.currency === void 0) {
              const err21 = { instancePath: instancePath + "/amount/" + i4, schemaPath: "#/$defs/AmountRange/required", keyword: "required", params: { missingProperty: "currency" } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            for (const key3 in data7) {
              if (!(key3 === "currency" || key3 === "min" || key3 === "max")) {
                const err22 = { instancePath: instancePath + "/amount/" + i4, schemaPath: "#/$defs/AmountRange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data7.currency !== void 0) {
              let data8 = data7.currency;
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                const err23 = { instancePath: instancePath + "/amount/" + i4 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 999 || isNaN(data8)) {
                  const err24 = { instancePath: instancePath + "/amount/" + i4 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (data8 < 1 || isNaN(data8)) {
                  const err25 = { instancePath: instancePath + "/amount/" + i4 + "/currency", schemaPath: "#/$defs/AmountRange/properties/currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
            }
            if (data7.min !== void 0) {
              let data9 = data7.min;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                const err26 = { instancePath: instancePath + "/amount/" + i4 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 > 9007199254740991 || isNaN(data9)) {
                  const err27 = { instancePath: instancePath + "/amount/" + i4 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                if (data9 < -9007199254740991 || isNaN(data9)) {
                  const err28 = { instancePath: instancePath + "/amount/" + i4 + "/min", schemaPath: "#/$defs/AmountRange/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              }
            }
            if (data7.max !== void 0) {
              let data10 = data7.max;
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err29 = { instancePath: instancePath + "/amount/" + i4 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 9007199254740991 || isNaN(data10)) {
                  const err30 = { instancePath: instancePath + "/amount/" + i4 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (data10 < -9007199254740991 || isNaN(data10)) {
                  const err31 = { instancePath: instancePath + "/amount/" + i4 + "/max", schemaPath: "#/$defs/AmountRange/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err32 = { instancePath: instancePath + "/amount/" + i4, schemaPath: "#/$defs/AmountRange/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.product_type !== void 0) {
      if (!validate25(data.product_type, { instancePath: instancePath + "/product_type", parentData: data, parentDataProperty: "product_type", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate25.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction_type !== void 0) {
      if (!validate27(data.transaction_type, { instancePath: instancePath + "/transaction_type", parentData: data, parentDataProperty: "transaction_type", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate27.errors);
        errors = vErrors.length;
      }
    }
    if (data.platform !== void 0) {
      let data13 = data.platform;
      const _errs36 = errors;
      let valid16 = false;
      const _errs37 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.only === void 0) {
          const err34 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        for (const key4 in data13) {
          if (!(key4 === "only")) {
            const err35 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data13.only !== void 0) {
          let data14 = data13.only;
          if (Array.isArray(data14)) {
            if (data14.length < 1) {
              const err36 = { instancePath: instancePath + "/platform/only", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            const len3 = data14.length;
            for (let i5 = 0; i5 < len3; i5++) {
              if (typeof data14[i5] !== "string") {
                const err37 = { instancePath: instancePath + "/platform/only/" + i5, schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            let i6 = data14.length;
            let j2;
            if (i6 > 1) {
              const indices2 = {};
              for (; i6--; ) {
                let item2 = data14[i6];
                if (typeof item2 !== "string") {
                  continue;
                }
                if (typeof indices2[item2] == "number") {
                  j2 = indices2[item2];
                  const err38 = { instancePath: instancePath + "/platform/only", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j2 } };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                  break;
                }
                indices2[item2] = i6;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/platform/only", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/0/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      var _valid1 = _errs37 === errors;
      valid16 = valid16 || _valid1;
      if (_valid1) {
        var props4 = true;
      }
      const _errs44 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.except === void 0) {
          const err41 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        for (const key5 in data13) {
          if (!(key5 === "except")) {
            const err42 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data13.except !== void 0) {
          let data16 = data13.except;
          if (Array.isArray(data16)) {
            if (data16.length < 1) {
              const err43 = { instancePath: instancePath + "/platform/except", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            const len4 = data16.length;
            for (let i7 = 0; i7 < len4; i7++) {
              if (typeof data16[i7] !== "string") {
                const err44 = { instancePath: instancePath + "/platform/except/" + i7, schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            let i8 = data16.length;
            let j3;
            if (i8 > 1) {
              const indices3 = {};
              for (; i8--; ) {
                let item3 = data16[i8];
                if (typeof item3 !== "string") {
                  continue;
                }
                if (typeof indices3[item3] == "number") {
                  j3 = indices3[item3];
                  const err45 = { instancePath: instancePath + "/platform/except", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j3 } };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                  break;
                }
                indices3[item3] = i8;
              }
            }
          } else {
            const err46 = { instancePath: instancePath + "/platform/except", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
      } else {
        const err47 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf/1/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      var _valid1 = _errs44 === errors;
      valid16 = valid16 || _valid1;
      if (_valid1) {
        if (props4 !== true) {
          props4 = true;
        }
      }
      if (!valid16) {
        const err48 = { instancePath: instancePath + "/platform", schemaPath: "#/$defs/PlatformConstraint/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
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
    const err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err49];
    } else {
      vErrors.push(err49);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
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
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.psp_type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "psp_type" } };
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
    if (data.capabilities === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capabilities" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "psp_type" || key0 === "state_id" || key0 === "capabilities")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (countCodePoints(data1) > 100) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (countCodePoints(data1) < 1) {
          const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.psp_type !== void 0) {
      let data2 = data.psp_type;
      if (typeof data2 === "string") {
        if (countCodePoints(data2) > 100) {
          const err12 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!pattern6.test(data2)) {
          const err13 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/pattern", keyword: "pattern", params: { pattern: "^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$" } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/psp_type", schemaPath: "#/properties/psp_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.state_id !== void 0) {
      let data3 = data.state_id;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err15 = { instancePath: instancePath + "/state_id", schemaPath: "#/properties/state_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err16 = { instancePath: instancePath + "/state_id", schemaPath: "#/properties/state_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err17 = { instancePath: instancePath + "/state_id", schemaPath: "#/properties/state_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.capabilities !== void 0) {
      if (!validate22(data.capabilities, { instancePath: instancePath + "/capabilities", parentData: data, parentDataProperty: "capabilities", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate22.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern7 = new RegExp("^[a-z]{2}$", "u");
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
    if (data.method_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.base_preference === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_preference" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "method_id" || key0 === "base_preference" || key0 === "policy")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.method_id !== void 0) {
      let data0 = data.method_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/method_id", schemaPath: "#/properties/method_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/method_id", schemaPath: "#/properties/method_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/method_id", schemaPath: "#/properties/method_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.base_preference !== void 0) {
      let data1 = data.base_preference;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/base_preference", schemaPath: "#/properties/base_preference/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e6 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/base_preference", schemaPath: "#/properties/base_preference/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/base_preference", schemaPath: "#/properties/base_preference/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.policy !== void 0) {
      if (!validate22(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate22.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
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
    if (data.account_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.default_language === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default_language" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.offers === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offers" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "account_id" || key0 === "default_language" || key0 === "default_currency" || key0 === "offers")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.account_id !== void 0) {
      let data0 = data.account_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.default_language !== void 0) {
      let data1 = data.default_language;
      if (typeof data1 === "string") {
        if (!pattern7.test(data1)) {
          const err7 = { instancePath: instancePath + "/default_language", schemaPath: "#/properties/default_language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}$" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/default_language", schemaPath: "#/properties/default_language/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.default_currency !== void 0) {
      let data2 = data.default_currency;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 999 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/default_currency", schemaPath: "#/properties/default_currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.offers !== void 0) {
      let data3 = data.offers;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err12 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate33(data3[i0], { instancePath: instancePath + "/offers/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate33.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema55 = { "title": "ClientCallbacks", "description": "How a merchant is told what becomes of its payment sessions. A client without it gets no callbacks, and reports on its sessions are refused.", "type": "object", "required": ["endpoint", "secrets"], "additionalProperties": false, "properties": { "endpoint": { "type": "string", "description": "The address that callbacks are posted to: a URL without user name, password and fragment. Outside the sandbox it is https.", "pattern": "^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$", "maxLength": 2048 }, "allowed_origins": { "type": "array", "description": "The origins that the callback_url of a session may have. A session with another callback_url, or none, has its callbacks posted to the endpoint. An origin is scheme, host and port as browsers write it: lower case, without a port that the scheme implies.", "items": { "type": "string", "pattern": "^https?://[^\\s/?#@\\\\]+$", "maxLength": 260 }, "maxItems": 100, "uniqueItems": true, "default": [] }, "secrets": { "$ref": "#/$defs/CallbackSecrets" }, "mac": { "$ref": "#/$defs/MacSpecification" }, "emit": { "$ref": "#/$defs/Emission" }, "required_members": { "type": "array", "description": "Members that every transaction must have. A callback without one of them is kept for the operator and not sent.", "items": { "$ref": "#/$defs/RequiredMember" }, "uniqueItems": true, "default": [] }, "time_zone": { "type": "string", "description": "The merchant's time zone, by its name in the IANA database. With it each transaction has a local_date_time.", "pattern": "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", "maxLength": 64 }, "internal_codes": { "$ref": "#/$defs/CallbackCodes" }, "retry": { "$ref": "#/$defs/RetryPolicy" }, "on_exhausted": { "description": "What becomes of a callback that the last retry did not deliver. park: it waits for the operator, and with it what comes after it in its session. skip: the next callback of the session is sent. coalesce: the newest callback of the session is sent and stands for those before it.", "enum": ["park", "skip", "coalesce"], "default": "park" }, "final_session_codes": { "type": "array", "description": "The session statuses, by their codes, that the merchant must hear of: no newer callback stands for one that tells of such a status.", "items": { "type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991 }, "uniqueItems": true, "default": [] }, "concurrency": { "type": "integer", "description": "How many callbacks may be under way to an origin at once.", "minimum": 1, "maximum": 1e3, "default": 20 }, "rate_per_second": { "type": "integer", "description": "How many callbacks a second may be sent to an origin. Without it there is no limit.", "minimum": 1, "maximum": 1e5 }, "connect_timeout_ms": { "type": "integer", "description": "How long connecting may take, TLS included, in milliseconds.", "minimum": 100, "maximum": 6e4, "default": 5e3 }, "total_timeout_ms": { "type": "integer", "description": "How long a delivery may take from connecting to the end of the answer, in milliseconds.", "minimum": 100, "maximum": 3e5, "default": 15e3 } } };
var schema66 = { "title": "RequiredMember", "description": "A member of a transaction that callbacks hold or not as the merchant is configured. psp/id and its like are asked for where there is a psp: list psp as well to ask for it always.", "enum": ["short_code", "psp", "psp/id", "psp/name", "psp/external-id", "rebilling_info", "fraud", "tms_info"] };
var func10 = Object.prototype.hasOwnProperty;
var pattern8 = new RegExp("^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$", "u");
var pattern9 = new RegExp("^https?://[^\\s/?#@\\\\]+$", "u");
var pattern14 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", "u");
var pattern10 = new RegExp("^(?!whsec_)[A-Za-z0-9._-]{1,64}$", "u");
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhook === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhook" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "webhook" || key0 === "body_signature" || key0 === "mac_salt")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.webhook !== void 0) {
      let data0 = data.webhook;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern10.test(data1)) {
              const err3 = { instancePath: instancePath + "/webhook/" + i0, schemaPath: "#/$defs/SecretId/pattern", keyword: "pattern", params: { pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/webhook/" + i0, schemaPath: "#/$defs/SecretId/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data0[i1], data0[j0])) {
                  const err5 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err6 = { instancePath: instancePath + "/webhook", schemaPath: "#/properties/webhook/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.body_signature !== void 0) {
      let data2 = data.body_signature;
      if (typeof data2 === "string") {
        if (!pattern10.test(data2)) {
          const err7 = { instancePath: instancePath + "/body_signature", schemaPath: "#/$defs/SecretId/pattern", keyword: "pattern", params: { pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/body_signature", schemaPath: "#/$defs/SecretId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.mac_salt !== void 0) {
      let data3 = data.mac_salt;
      if (typeof data3 === "string") {
        if (!pattern10.test(data3)) {
          const err9 = { instancePath: instancePath + "/mac_salt", schemaPath: "#/$defs/SecretId/pattern", keyword: "pattern", params: { pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/mac_salt", schemaPath: "#/$defs/SecretId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
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
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema60 = { "title": "MacSpecification", "description": "How the MAC of a transaction is made for a merchant: the SHA-512 digest of the values of the fields, in their order, joined with the salt into one text.", "type": "object", "required": ["fields", "separator", "salt_position", "salt_separator", "booleans", "absent", "charset", "hex_case"], "additionalProperties": false, "properties": { "fields": { "type": "array", "description": "What enters the MAC, in order.", "items": { "$ref": "#/$defs/MacField" }, "minItems": 1, "maxItems": 100 }, "separator": { "type": "string", "description": "What stands between two values; it may be empty. Where it is empty, or can occur in a value, different transactions may have the same MAC: a control character such as U+001F does not occur in ordinary values.", "maxLength": 16 }, "salt_position": { "description": "Where the salt stands: before the values, after them, or both. With a salt that only leads, whoever sees a MAC can make the MAC of a longer text without knowing the salt.", "enum": ["leading", "trailing", "both"] }, "salt_separator": { "type": "string", "description": "What stands between the salt and the values; it may be empty.", "maxLength": 16 }, "booleans": { "description": "How true and false are written.", "enum": ["true/false", "1/0"] }, "absent": { "description": "What a field that is not required contributes when its value is absent: nothing at all (omit), or an empty text with its separator (empty), which keeps the places of the others.", "enum": ["omit", "empty"] }, "charset": { "description": "The bytes of the text. With iso-8859-1 a transaction that holds other characters in its fields has no MAC.", "enum": ["utf-8", "iso-8859-1"] }, "hex_case": { "description": "The case of the hexadecimal digits A to F in the MAC. A MAC in the other case is refused.", "enum": ["lower", "upper"] } } };
var schema61 = { "title": "MacField", "description": "A value that enters the MAC of a transaction. Text enters as it stands, an integer as its digits, any other number in the shortest decimal form that reads back as the same number (RFC 8785), unless decimals says how many.", "type": "object", "required": ["pointer", "required"], "additionalProperties": false, "properties": { "of": { "description": "Where the pointer starts: at the transaction, or at the callback around it.", "enum": ["transaction", "callback"], "default": "transaction" }, "pointer": { "type": "string", "description": "The value, by its JSON Pointer (RFC 6901). It cannot be a hmac or the signature, which are made after it.", "pattern": "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "maxLength": 256 }, "required": { "type": "boolean", "description": "Whether a transaction without the value has no MAC. Otherwise the value enters when it is present." }, "decimals": { "type": "integer", "description": "Digits after the decimal point, for a number: it is rounded to the nearest, a tie away from zero, and padded with zeros.", "minimum": 0, "maximum": 15 } } };
var pattern13 = new RegExp("^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "u");
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.separator === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "separator" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.salt_position === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "salt_position" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.salt_separator === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "salt_separator" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.booleans === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "booleans" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.absent === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "absent" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.charset === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charset" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.hex_case === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hex_case" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "fields" || key0 === "separator" || key0 === "salt_position" || key0 === "salt_separator" || key0 === "booleans" || key0 === "absent" || key0 === "charset" || key0 === "hex_case")) {
        const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err9 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err10 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.pointer === void 0) {
              const err11 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/$defs/MacField/required", keyword: "required", params: { missingProperty: "pointer" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data1.required === void 0) {
              const err12 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/$defs/MacField/required", keyword: "required", params: { missingProperty: "required" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "of" || key1 === "pointer" || key1 === "required" || key1 === "decimals")) {
                const err13 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/$defs/MacField/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.of !== void 0) {
              let data2 = data1.of;
              if (!(data2 === "transaction" || data2 === "callback")) {
                const err14 = { instancePath: instancePath + "/fields/" + i0 + "/of", schemaPath: "#/$defs/MacField/properties/of/enum", keyword: "enum", params: { allowedValues: schema61.properties.of.enum } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data1.pointer !== void 0) {
              let data3 = data1.pointer;
              if (typeof data3 === "string") {
                if (countCodePoints(data3) > 256) {
                  const err15 = { instancePath: instancePath + "/fields/" + i0 + "/pointer", schemaPath: "#/$defs/MacField/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 256 } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (!pattern13.test(data3)) {
                  const err16 = { instancePath: instancePath + "/fields/" + i0 + "/pointer", schemaPath: "#/$defs/MacField/properties/pointer/pattern", keyword: "pattern", params: { pattern: "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$" } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/fields/" + i0 + "/pointer", schemaPath: "#/$defs/MacField/properties/pointer/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data1.required !== void 0) {
              if (typeof data1.required !== "boolean") {
                const err18 = { instancePath: instancePath + "/fields/" + i0 + "/required", schemaPath: "#/$defs/MacField/properties/required/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data1.decimals !== void 0) {
              let data5 = data1.decimals;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err19 = { instancePath: instancePath + "/fields/" + i0 + "/decimals", schemaPath: "#/$defs/MacField/properties/decimals/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 15 || isNaN(data5)) {
                  const err20 = { instancePath: instancePath + "/fields/" + i0 + "/decimals", schemaPath: "#/$defs/MacField/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 15 } };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  const err21 = { instancePath: instancePath + "/fields/" + i0 + "/decimals", schemaPath: "#/$defs/MacField/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/fields/" + i0, schemaPath: "#/$defs/MacField/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.separator !== void 0) {
      let data6 = data.separator;
      if (typeof data6 === "string") {
        if (countCodePoints(data6) > 16) {
          const err24 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/maxLength", keyword: "maxLength", params: { limit: 16 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/separator", schemaPath: "#/properties/separator/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.salt_position !== void 0) {
      let data7 = data.salt_position;
      if (!(data7 === "leading" || data7 === "trailing" || data7 === "both")) {
        const err26 = { instancePath: instancePath + "/salt_position", schemaPath: "#/properties/salt_position/enum", keyword: "enum", params: { allowedValues: schema60.properties.salt_position.enum } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.salt_separator !== void 0) {
      let data8 = data.salt_separator;
      if (typeof data8 === "string") {
        if (countCodePoints(data8) > 16) {
          const err27 = { instancePath: instancePath + "/salt_separator", schemaPath: "#/properties/salt_separator/maxLength", keyword: "maxLength", params: { limit: 16 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/salt_separator", schemaPath: "#/properties/salt_separator/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.booleans !== void 0) {
      let data9 = data.booleans;
      if (!(data9 === "true/false" || data9 === "1/0")) {
        const err29 = { instancePath: instancePath + "/booleans", schemaPath: "#/properties/booleans/enum", keyword: "enum", params: { allowedValues: schema60.properties.booleans.enum } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.absent !== void 0) {
      let data10 = data.absent;
      if (!(data10 === "omit" || data10 === "empty")) {
        const err30 = { instancePath: instancePath + "/absent", schemaPath: "#/properties/absent/enum", keyword: "enum", params: { allowedValues: schema60.properties.absent.enum } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.charset !== void 0) {
      let data11 = data.charset;
      if (!(data11 === "utf-8" || data11 === "iso-8859-1")) {
        const err31 = { instancePath: instancePath + "/charset", schemaPath: "#/properties/charset/enum", keyword: "enum", params: { allowedValues: schema60.properties.charset.enum } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.hex_case !== void 0) {
      let data12 = data.hex_case;
      if (!(data12 === "lower" || data12 === "upper")) {
        const err32 = { instancePath: instancePath + "/hex_case", schemaPath: "#/properties/hex_case/enum", keyword: "enum", params: { allowedValues: schema60.properties.hex_case.enum } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "only" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.only !== void 0) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.code === void 0) {
              const err2 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/StatusMatch/required", keyword: "required", params: { missingProperty: "code" } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "code" || key1 === "sub_code")) {
                const err3 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/StatusMatch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data1.code !== void 0) {
              let data2 = data1.code;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err4 = { instancePath: instancePath + "/only/" + i0 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/only/" + i0 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data2 < -9007199254740991 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/only/" + i0 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
            if (data1.sub_code !== void 0) {
              let data3 = data1.sub_code;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err7 = { instancePath: instancePath + "/only/" + i0 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 9007199254740991 || isNaN(data3)) {
                  const err8 = { instancePath: instancePath + "/only/" + i0 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data3 < -9007199254740991 || isNaN(data3)) {
                  const err9 = { instancePath: instancePath + "/only/" + i0 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/only/" + i0, schemaPath: "#/$defs/StatusMatch/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (equalValues(data0[i1], data0[j0])) {
                  const err11 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err12 = { instancePath: instancePath + "/only", schemaPath: "#/anyOf/0/properties/only/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs14 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.except === void 0) {
      const err14 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "except" } };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    for (const key2 in data) {
      if (!(key2 === "except")) {
        const err15 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.except !== void 0) {
      let data4 = data.except;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data5 = data4[i2];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.code === void 0) {
              const err16 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/StatusMatch/required", keyword: "required", params: { missingProperty: "code" } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            for (const key3 in data5) {
              if (!(key3 === "code" || key3 === "sub_code")) {
                const err17 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/StatusMatch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data5.code !== void 0) {
              let data6 = data5.code;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err18 = { instancePath: instancePath + "/except/" + i2 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                  const err19 = { instancePath: instancePath + "/except/" + i2 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (data6 < -9007199254740991 || isNaN(data6)) {
                  const err20 = { instancePath: instancePath + "/except/" + i2 + "/code", schemaPath: "#/$defs/StatusMatch/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              }
            }
            if (data5.sub_code !== void 0) {
              let data7 = data5.sub_code;
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                const err21 = { instancePath: instancePath + "/except/" + i2 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 9007199254740991 || isNaN(data7)) {
                  const err22 = { instancePath: instancePath + "/except/" + i2 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (data7 < -9007199254740991 || isNaN(data7)) {
                  const err23 = { instancePath: instancePath + "/except/" + i2 + "/sub_code", schemaPath: "#/$defs/StatusMatch/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/except/" + i2, schemaPath: "#/$defs/StatusMatch/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        let i3 = data4.length;
        let j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (equalValues(data4[i3], data4[j1])) {
                  const err25 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
        }
      } else {
        const err26 = { instancePath: instancePath + "/except", schemaPath: "#/anyOf/1/properties/except/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  var _valid0 = _errs14 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err28 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
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
  validate43.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate43.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "session" || key0 === "transaction")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.session !== void 0) {
      if (!validate43(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate43.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction !== void 0) {
      if (!validate43(data.transaction, { instancePath: instancePath + "/transaction", parentData: data, parentDataProperty: "transaction", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate43.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "event_type" || key0 === "event_subtype" || key0 === "content_type" || key0 === "endpoint_url" || key0 === "by_session_status")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.event_type !== void 0) {
      if (typeof data.event_type !== "string") {
        const err1 = { instancePath: instancePath + "/event_type", schemaPath: "#/properties/event_type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.event_subtype !== void 0) {
      if (typeof data.event_subtype !== "string") {
        const err2 = { instancePath: instancePath + "/event_subtype", schemaPath: "#/properties/event_subtype/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content_type !== void 0) {
      let data2 = data.content_type;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err3 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err5 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.endpoint_url !== void 0) {
      if (typeof data.endpoint_url !== "string") {
        const err6 = { instancePath: instancePath + "/endpoint_url", schemaPath: "#/properties/endpoint_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.by_session_status !== void 0) {
      let data4 = data.by_session_status;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.code === void 0) {
              const err7 = { instancePath: instancePath + "/by_session_status/" + i0, schemaPath: "#/$defs/SessionStatusCodes/required", keyword: "required", params: { missingProperty: "code" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data5) {
              if (!(key1 === "code" || key1 === "sub_code" || key1 === "event_type" || key1 === "event_subtype" || key1 === "content_type" || key1 === "endpoint_url")) {
                const err8 = { instancePath: instancePath + "/by_session_status/" + i0, schemaPath: "#/$defs/SessionStatusCodes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data5.code !== void 0) {
              let data6 = data5.code;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err9 = { instancePath: instancePath + "/by_session_status/" + i0 + "/code", schemaPath: "#/$defs/SessionStatusCodes/properties/code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                  const err10 = { instancePath: instancePath + "/by_session_status/" + i0 + "/code", schemaPath: "#/$defs/SessionStatusCodes/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data6 < -9007199254740991 || isNaN(data6)) {
                  const err11 = { instancePath: instancePath + "/by_session_status/" + i0 + "/code", schemaPath: "#/$defs/SessionStatusCodes/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            }
            if (data5.sub_code !== void 0) {
              let data7 = data5.sub_code;
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                const err12 = { instancePath: instancePath + "/by_session_status/" + i0 + "/sub_code", schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 9007199254740991 || isNaN(data7)) {
                  const err13 = { instancePath: instancePath + "/by_session_status/" + i0 + "/sub_code", schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data7 < -9007199254740991 || isNaN(data7)) {
                  const err14 = { instancePath: instancePath + "/by_session_status/" + i0 + "/sub_code", schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
            }
            if (data5.event_type !== void 0) {
              if (typeof data5.event_type !== "string") {
                const err15 = { instancePath: instancePath + "/by_session_status/" + i0 + "/event_type", schemaPath: "#/$defs/SessionStatusCodes/properties/event_type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data5.event_subtype !== void 0) {
              if (typeof data5.event_subtype !== "string") {
                const err16 = { instancePath: instancePath + "/by_session_status/" + i0 + "/event_subtype", schemaPath: "#/$defs/SessionStatusCodes/properties/event_subtype/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data5.content_type !== void 0) {
              let data10 = data5.content_type;
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err17 = { instancePath: instancePath + "/by_session_status/" + i0 + "/content_type", schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 9007199254740991 || isNaN(data10)) {
                  const err18 = { instancePath: instancePath + "/by_session_status/" + i0 + "/content_type", schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (data10 < -9007199254740991 || isNaN(data10)) {
                  const err19 = { instancePath: instancePath + "/by_session_status/" + i0 + "/content_type", schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
            }
            if (data5.endpoint_url !== void 0) {
              if (typeof data5.endpoint_url !== "string") {
                const err20 = { instancePath: instancePath + "/by_session_status/" + i0 + "/endpoint_url", schemaPath: "#/$defs/SessionStatusCodes/properties/endpoint_url/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/by_session_status/" + i0, schemaPath: "#/$defs/SessionStatusCodes/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/by_session_status", schemaPath: "#/properties/by_session_status/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endpoint" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.secrets === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secrets" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func10.call(schema55.properties, key0)) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.endpoint !== void 0) {
      let data0 = data.endpoint;
      if (typeof data0 === "string") {
        if (countCodePoints(data0) > 2048) {
          const err3 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern8.test(data0)) {
          const err4 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.allowed_origins !== void 0) {
      let data1 = data.allowed_origins;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err6 = { instancePath: instancePath + "/allowed_origins", schemaPath: "#/properties/allowed_origins/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (countCodePoints(data2) > 260) {
              const err7 = { instancePath: instancePath + "/allowed_origins/" + i0, schemaPath: "#/properties/allowed_origins/items/maxLength", keyword: "maxLength", params: { limit: 260 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!pattern9.test(data2)) {
              const err8 = { instancePath: instancePath + "/allowed_origins/" + i0, schemaPath: "#/properties/allowed_origins/items/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#@\\\\]+$" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/allowed_origins/" + i0, schemaPath: "#/properties/allowed_origins/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err10 = { instancePath: instancePath + "/allowed_origins", schemaPath: "#/properties/allowed_origins/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/allowed_origins", schemaPath: "#/properties/allowed_origins/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.secrets !== void 0) {
      if (!validate38(data.secrets, { instancePath: instancePath + "/secrets", parentData: data, parentDataProperty: "secrets", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate38.errors);
        errors = vErrors.length;
      }
    }
    if (data.mac !== void 0) {
      if (!validate40(data.mac, { instancePath: instancePath + "/mac", parentData: data, parentDataProperty: "mac", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate40.errors);
        errors = vErrors.length;
      }
    }
    if (data.emit !== void 0) {
      if (!validate42(data.emit, { instancePath: instancePath + "/emit", parentData: data, parentDataProperty: "emit", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate42.errors);
        errors = vErrors.length;
      }
    }
    if (data.required_members !== void 0) {
      let data6 = data.required_members;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data7 = data6[i2];
          if (!(data7 === "short_code" || data7 === "psp" || data7 === "psp/id" || data7 === "psp/name" || data7 === "psp/external-id" || data7 === "rebilling_info" || data7 === "fraud" || data7 === "tms_info")) {
            const err12 = { instancePath: instancePath + "/required_members/" + i2, schemaPath: "#/$defs/RequiredMember/enum", keyword: "enum", params: { allowedValues: schema66.enum } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        let i3 = data6.length;
        let j1;
        if (i3 > 1) {
          outer0:
            for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (equalValues(data6[i3], data6[j1])) {
                  const err13 = { instancePath: instancePath + "/required_members", schemaPath: "#/properties/required_members/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err14 = { instancePath: instancePath + "/required_members", schemaPath: "#/properties/required_members/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.time_zone !== void 0) {
      let data8 = data.time_zone;
      if (typeof data8 === "string") {
        if (countCodePoints(data8) > 64) {
          const err15 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/maxLength", keyword: "maxLength", params: { limit: 64 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern14.test(data8)) {
          const err16 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$" } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.internal_codes !== void 0) {
      if (!validate47(data.internal_codes, { instancePath: instancePath + "/internal_codes", parentData: data, parentDataProperty: "internal_codes", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate47.errors);
        errors = vErrors.length;
      }
    }
    if (data.retry !== void 0) {
      let data10 = data.retry;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        for (const key1 in data10) {
          if (!(key1 === "schedule_seconds" || key1 === "jitter")) {
            const err18 = { instancePath: instancePath + "/retry", schemaPath: "#/$defs/RetryPolicy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data10.schedule_seconds !== void 0) {
          let data11 = data10.schedule_seconds;
          if (Array.isArray(data11)) {
            if (data11.length > 100) {
              const err19 = { instancePath: instancePath + "/retry/schedule_seconds", schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/maxItems", keyword: "maxItems", params: { limit: 100 } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            const len2 = data11.length;
            for (let i4 = 0; i4 < len2; i4++) {
              let data12 = data11[i4];
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                const err20 = { instancePath: instancePath + "/retry/schedule_seconds/" + i4, schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 2592e3 || isNaN(data12)) {
                  const err21 = { instancePath: instancePath + "/retry/schedule_seconds/" + i4, schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2592e3 } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (data12 < 1 || isNaN(data12)) {
                  const err22 = { instancePath: instancePath + "/retry/schedule_seconds/" + i4, schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/retry/schedule_seconds", schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data10.jitter !== void 0) {
          let data13 = data10.jitter;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 1 || isNaN(data13)) {
              const err24 = { instancePath: instancePath + "/retry/jitter", schemaPath: "#/$defs/RetryPolicy/properties/jitter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err25 = { instancePath: instancePath + "/retry/jitter", schemaPath: "#/$defs/RetryPolicy/properties/jitter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/retry/jitter", schemaPath: "#/$defs/RetryPolicy/properties/jitter/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/retry", schemaPath: "#/$defs/RetryPolicy/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.on_exhausted !== void 0) {
      let data14 = data.on_exhausted;
      if (!(data14 === "park" || data14 === "skip" || data14 === "coalesce")) {
        const err28 = { instancePath: instancePath + "/on_exhausted", schemaPath: "#/properties/on_exhausted/enum", keyword: "enum", params: { allowedValues: schema55.properties.on_exhausted.enum } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.final_session_codes !== void 0) {
      let data15 = data.final_session_codes;
      if (Array.isArray(data15)) {
        const len3 = data15.length;
        for (let i5 = 0; i5 < len3; i5++) {
          let data16 = data15[i5];
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            const err29 = { instancePath: instancePath + "/final_session_codes/" + i5, schemaPath: "#/properties/final_session_codes/items/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 9007199254740991 || isNaN(data16)) {
              const err30 = { instancePath: instancePath + "/final_session_codes/" + i5, schemaPath: "#/properties/final_session_codes/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data16 < -9007199254740991 || isNaN(data16)) {
              const err31 = { instancePath: instancePath + "/final_session_codes/" + i5, schemaPath: "#/properties/final_session_codes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        }
        let i6 = data15.length;
        let j2;
        if (i6 > 1) {
          const indices1 = {};
          for (; i6--; ) {
            let item1 = data15[i6];
            if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j2 = indices1[item1];
              const err32 = { instancePath: instancePath + "/final_session_codes", schemaPath: "#/properties/final_session_codes/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j2 } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
              break;
            }
            indices1[item1] = i6;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/final_session_codes", schemaPath: "#/properties/final_session_codes/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.concurrency !== void 0) {
      let data17 = data.concurrency;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        const err34 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 1e3 || isNaN(data17)) {
          const err35 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data17 < 1 || isNaN(data17)) {
          const err36 = { instancePath: instancePath + "/concurrency", schemaPath: "#/properties/concurrency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.rate_per_second !== void 0) {
      let data18 = data.rate_per_second;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
        const err37 = { instancePath: instancePath + "/rate_per_second", schemaPath: "#/properties/rate_per_second/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 > 1e5 || isNaN(data18)) {
          const err38 = { instancePath: instancePath + "/rate_per_second", schemaPath: "#/properties/rate_per_second/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data18 < 1 || isNaN(data18)) {
          const err39 = { instancePath: instancePath + "/rate_per_second", schemaPath: "#/properties/rate_per_second/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.connect_timeout_ms !== void 0) {
      let data19 = data.connect_timeout_ms;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
        const err40 = { instancePath: instancePath + "/connect_timeout_ms", schemaPath: "#/properties/connect_timeout_ms/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data19 == "number" && isFinite(data19)) {
        if (data19 > 6e4 || isNaN(data19)) {
          const err41 = { instancePath: instancePath + "/connect_timeout_ms", schemaPath: "#/properties/connect_timeout_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e4 } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data19 < 100 || isNaN(data19)) {
          const err42 = { instancePath: instancePath + "/connect_timeout_ms", schemaPath: "#/properties/connect_timeout_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
    if (data.total_timeout_ms !== void 0) {
      let data20 = data.total_timeout_ms;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
        const err43 = { instancePath: instancePath + "/total_timeout_ms", schemaPath: "#/properties/total_timeout_ms/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (typeof data20 == "number" && isFinite(data20)) {
        if (data20 > 3e5 || isNaN(data20)) {
          const err44 = { instancePath: instancePath + "/total_timeout_ms", schemaPath: "#/properties/total_timeout_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3e5 } };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data20 < 100 || isNaN(data20)) {
          const err45 = { instancePath: instancePath + "/total_timeout_ms", schemaPath: "#/properties/total_timeout_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
  } else {
    const err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err46];
    } else {
      vErrors.push(err46);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.client_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "client_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.accounts === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "client_id" || key0 === "name" || key0 === "accounts" || key0 === "callbacks")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.client_id !== void 0) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (countCodePoints(data1) > 100) {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (countCodePoints(data1) < 1) {
          const err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.accounts !== void 0) {
      let data2 = data.accounts;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err10 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate32(data2[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate32.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.callbacks !== void 0) {
      if (!validate37(data.callbacks, { instancePath: instancePath + "/callbacks", parentData: data, parentDataProperty: "callbacks", rootData, dynamicAnchors })) {
        vErrors = appendErrors(vErrors, validate37.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.countries === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "countries" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currencies === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currencies" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.methods === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "methods" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.clients === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clients" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "countries" || key0 === "currencies" || key0 === "methods" || key0 === "clients")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.countries !== void 0) {
      let data0 = data.countries;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err5 = { instancePath: instancePath + "/countries", schemaPath: "#/properties/countries/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err6 = { instancePath: instancePath + "/countries/" + i0, schemaPath: "#/$defs/Country/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1.alpha2code === void 0) {
              const err7 = { instancePath: instancePath + "/countries/" + i0, schemaPath: "#/$defs/Country/required", keyword: "required", params: { missingProperty: "alpha2code" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "id" || key1 === "alpha2code")) {
                const err8 = { instancePath: instancePath + "/countries/" + i0, schemaPath: "#/$defs/Country/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data1.id !== void 0) {
              let data2 = data1.id;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err9 = { instancePath: instancePath + "/countries/" + i0 + "/id", schemaPath: "#/$defs/Country/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err10 = { instancePath: instancePath + "/countries/" + i0 + "/id", schemaPath: "#/$defs/Country/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  const err11 = { instancePath: instancePath + "/countries/" + i0 + "/id", schemaPath: "#/$defs/Country/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            }
            if (data1.alpha2code !== void 0) {
              let data3 = data1.alpha2code;
              if (typeof data3 === "string") {
                if (!pattern4.test(data3)) {
                  const err12 = { instancePath: instancePath + "/countries/" + i0 + "/alpha2code", schemaPath: "#/$defs/Country/properties/alpha2code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/countries/" + i0 + "/alpha2code", schemaPath: "#/$defs/Country/properties/alpha2code/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/countries/" + i0, schemaPath: "#/$defs/Country/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/countries", schemaPath: "#/properties/countries/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.currencies !== void 0) {
      let data4 = data.currencies;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          const err16 = { instancePath: instancePath + "/currencies", schemaPath: "#/properties/currencies/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.id === void 0) {
              const err17 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/required", keyword: "required", params: { missingProperty: "id" } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data5.alpha3code === void 0) {
              const err18 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/required", keyword: "required", params: { missingProperty: "alpha3code" } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data5.decimals === void 0) {
              const err19 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/required", keyword: "required", params: { missingProperty: "decimals" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            for (const key2 in data5) {
              if (!(key2 === "id" || key2 === "alpha3code" || key2 === "decimals")) {
                const err20 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data5.id !== void 0) {
              let data6 = data5.id;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err21 = { instancePath: instancePath + "/currencies/" + i1 + "/id", schemaPath: "#/$defs/Currency/properties/id/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 999 || isNaN(data6)) {
                  const err22 = { instancePath: instancePath + "/currencies/" + i1 + "/id", schemaPath: "#/$defs/Currency/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (data6 < 1 || isNaN(data6)) {
                  const err23 = { instancePath: instancePath + "/currencies/" + i1 + "/id", schemaPath: "#/$defs/Currency/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
            }
            if (data5.alpha3code !== void 0) {
              let data7 = data5.alpha3code;
              if (typeof data7 === "string") {
                if (!pattern5.test(data7)) {
                  const err24 = { instancePath: instancePath + "/currencies/" + i1 + "/alpha3code", schemaPath: "#/$defs/Currency/properties/alpha3code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/currencies/" + i1 + "/alpha3code", schemaPath: "#/$defs/Currency/properties/alpha3code/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data5.decimals !== void 0) {
              let data8 = data5.decimals;
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                const err26 = { instancePath: instancePath + "/currencies/" + i1 + "/decimals", schemaPath: "#/$defs/Currency/properties/decimals/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 4 || isNaN(data8)) {
                  const err27 = { instancePath: instancePath + "/currencies/" + i1 + "/decimals", schemaPath: "#/$defs/Currency/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 } };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                if (data8 < 0 || isNaN(data8)) {
                  const err28 = { instancePath: instancePath + "/currencies/" + i1 + "/decimals", schemaPath: "#/$defs/Currency/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/currencies/" + i1, schemaPath: "#/$defs/Currency/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/currencies", schemaPath: "#/properties/currencies/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.methods !== void 0) {
      let data9 = data.methods;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          const err31 = { instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        const len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate21(data9[i2], { instancePath: instancePath + "/methods/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate21.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.clients !== void 0) {
      let data11 = data.clients;
      if (Array.isArray(data11)) {
        if (data11.length < 1) {
          const err33 = { instancePath: instancePath + "/clients", schemaPath: "#/properties/clients/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        const len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate31(data11[i3], { instancePath: instancePath + "/clients/" + i3, parentData: data11, parentDataProperty: i3, rootData, dynamicAnchors })) {
            vErrors = appendErrors(vErrors, validate31.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/clients", schemaPath: "#/properties/clients/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
  } else {
    const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err35];
    } else {
      vErrors.push(err35);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
