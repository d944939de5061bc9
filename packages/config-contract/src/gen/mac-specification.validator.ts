// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/mac-specification.schema.json. Do not edit: npm run generate.
import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";

function countCodePoints(text) {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export const checkMacSpecification: AjvValidator = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "MacSpecification", "description": "How the MAC of a transaction is made for a merchant: the SHA-512 digest of the values of the fields, in their order, joined with the salt into one text.", "type": "object", "required": ["fields", "separator", "salt_position", "salt_separator", "booleans", "absent", "charset", "hex_case"], "additionalProperties": false, "properties": { "fields": { "type": "array", "description": "What enters the MAC, in order.", "items": { "$ref": "#/$defs/MacField" }, "minItems": 1, "maxItems": 100 }, "separator": { "type": "string", "description": "What stands between two values; it may be empty. Where it is empty, or can occur in a value, different transactions may have the same MAC: a control character such as U+001F does not occur in ordinary values.", "maxLength": 16 }, "salt_position": { "description": "Where the salt stands: before the values, after them, or both. With a salt that only leads, whoever sees a MAC can make the MAC of a longer text without knowing the salt.", "enum": ["leading", "trailing", "both"] }, "salt_separator": { "type": "string", "description": "What stands between the salt and the values; it may be empty.", "maxLength": 16 }, "booleans": { "description": "How true and false are written.", "enum": ["true/false", "1/0"] }, "absent": { "description": "What a field that is not required contributes when its value is absent: nothing at all (omit), or an empty text with its separator (empty), which keeps the places of the others.", "enum": ["omit", "empty"] }, "charset": { "description": "The bytes of the text. With iso-8859-1 a transaction that holds other characters in its fields has no MAC.", "enum": ["utf-8", "iso-8859-1"] }, "hex_case": { "description": "The case of the hexadecimal digits A to F in the MAC. A MAC in the other case is refused.", "enum": ["lower", "upper"] } }, "$defs": { "MacField": { "title": "MacField", "description": "A value that enters the MAC of a transaction. Text enters as it stands, an integer as its digits, any other number in the shortest decimal form that reads back as the same number (RFC 8785), unless decimals says how many.", "type": "object", "required": ["pointer", "required"], "additionalProperties": false, "properties": { "of": { "description": "Where the pointer starts: at the transaction, or at the callback around it.", "enum": ["transaction", "callback"], "default": "transaction" }, "pointer": { "type": "string", "description": "The value, by its JSON Pointer (RFC 6901). It cannot be a hmac or the signature, which are made after it.", "pattern": "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "maxLength": 256 }, "required": { "type": "boolean", "description": "Whether a transaction without the value has no MAC. Otherwise the value enters when it is present." }, "decimals": { "type": "integer", "description": "Digits after the decimal point, for a number: it is rounded to the nearest, a tie away from zero, and padded with zeros.", "minimum": 0, "maximum": 15 } } } }, "$id": "contract" };
var schema32 = { "title": "MacField", "description": "A value that enters the MAC of a transaction. Text enters as it stands, an integer as its digits, any other number in the shortest decimal form that reads back as the same number (RFC 8785), unless decimals says how many.", "type": "object", "required": ["pointer", "required"], "additionalProperties": false, "properties": { "of": { "description": "Where the pointer starts: at the transaction, or at the callback around it.", "enum": ["transaction", "callback"], "default": "transaction" }, "pointer": { "type": "string", "description": "The value, by its JSON Pointer (RFC 6901). It cannot be a hmac or the signature, which are made after it.", "pattern": "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "maxLength": 256 }, "required": { "type": "boolean", "description": "Whether a transaction without the value has no MAC. Otherwise the value enters when it is present." }, "decimals": { "type": "integer", "description": "Digits after the decimal point, for a number: it is rounded to the nearest, a tie away from zero, and padded with zeros.", "minimum": 0, "maximum": 15 } } };
var pattern4 = new RegExp("^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "u");
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
                const err14 = { instancePath: instancePath + "/fields/" + i0 + "/of", schemaPath: "#/$defs/MacField/properties/of/enum", keyword: "enum", params: { allowedValues: schema32.properties.of.enum } };
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
                if (!pattern4.test(data3)) {
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
        const err26 = { instancePath: instancePath + "/salt_position", schemaPath: "#/properties/salt_position/enum", keyword: "enum", params: { allowedValues: schema31.properties.salt_position.enum } };
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
        const err29 = { instancePath: instancePath + "/booleans", schemaPath: "#/properties/booleans/enum", keyword: "enum", params: { allowedValues: schema31.properties.booleans.enum } };
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
        const err30 = { instancePath: instancePath + "/absent", schemaPath: "#/properties/absent/enum", keyword: "enum", params: { allowedValues: schema31.properties.absent.enum } };
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
        const err31 = { instancePath: instancePath + "/charset", schemaPath: "#/properties/charset/enum", keyword: "enum", params: { allowedValues: schema31.properties.charset.enum } };
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
        const err32 = { instancePath: instancePath + "/hex_case", schemaPath: "#/properties/hex_case/enum", keyword: "enum", params: { allowedValues: schema31.properties.hex_case.enum } };
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
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
