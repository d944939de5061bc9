// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/mac/mac-specification.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkMacSpecification = validate0;
const schema0 = {
  type: "object",
  required: [
    "fields",
    "separator",
    "salt_position",
    "salt_separator",
    "booleans",
    "absent",
    "charset",
    "hex_case",
  ],
  additionalProperties: false,
  properties: {
    fields: { type: "array", items: { $ref: "checkMacField" }, minItems: 1, maxItems: 100 },
    separator: { type: "string", maxLength: 16 },
    salt_position: { enum: ["leading", "trailing", "both"] },
    salt_separator: { type: "string", maxLength: 16 },
    booleans: { enum: ["true/false", "1/0"] },
    absent: { enum: ["omit", "empty"] },
    charset: { enum: ["utf-8", "iso-8859-1"] },
    hex_case: { enum: ["lower", "upper"] },
  },
};
const func0 = countCharacters;

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "fields" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.separator === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "separator" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.salt_position === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "salt_position" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.salt_separator === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "salt_separator" },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.booleans === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "booleans" },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.absent === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "absent" },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.charset === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "charset" },
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.hex_case === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "hex_case" },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "fields" ||
          key0 === "separator" ||
          key0 === "salt_position" ||
          key0 === "salt_separator" ||
          key0 === "booleans" ||
          key0 === "absent" ||
          key0 === "charset" ||
          key0 === "hex_case"
        )
      ) {
        const err8 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.fields !== undefined) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err9 = {
            instancePath: instancePath + "/fields",
            schemaPath: "#/properties/fields/maxItems",
            keyword: "maxItems",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err10 = {
            instancePath: instancePath + "/fields",
            schemaPath: "#/properties/fields/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkMacField(data0[i0], { instancePath: instancePath + "/fields/" + i0 })) {
            vErrors = appendErrors(vErrors, checkMacField.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/fields",
          schemaPath: "#/properties/fields/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.separator !== undefined) {
      let data2 = data.separator;
      if (typeof data2 === "string") {
        if (func0(data2) > 16) {
          const err12 = {
            instancePath: instancePath + "/separator",
            schemaPath: "#/properties/separator/maxLength",
            keyword: "maxLength",
            params: { limit: 16 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/separator",
          schemaPath: "#/properties/separator/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.salt_position !== undefined) {
      let data3 = data.salt_position;
      if (!(data3 === "leading" || data3 === "trailing" || data3 === "both")) {
        const err14 = {
          instancePath: instancePath + "/salt_position",
          schemaPath: "#/properties/salt_position/enum",
          keyword: "enum",
          params: { allowedValues: schema0.properties.salt_position.enum },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.salt_separator !== undefined) {
      let data4 = data.salt_separator;
      if (typeof data4 === "string") {
        if (func0(data4) > 16) {
          const err15 = {
            instancePath: instancePath + "/salt_separator",
            schemaPath: "#/properties/salt_separator/maxLength",
            keyword: "maxLength",
            params: { limit: 16 },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = {
          instancePath: instancePath + "/salt_separator",
          schemaPath: "#/properties/salt_separator/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.booleans !== undefined) {
      let data5 = data.booleans;
      if (!(data5 === "true/false" || data5 === "1/0")) {
        const err17 = {
          instancePath: instancePath + "/booleans",
          schemaPath: "#/properties/booleans/enum",
          keyword: "enum",
          params: { allowedValues: schema0.properties.booleans.enum },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.absent !== undefined) {
      let data6 = data.absent;
      if (!(data6 === "omit" || data6 === "empty")) {
        const err18 = {
          instancePath: instancePath + "/absent",
          schemaPath: "#/properties/absent/enum",
          keyword: "enum",
          params: { allowedValues: schema0.properties.absent.enum },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.charset !== undefined) {
      let data7 = data.charset;
      if (!(data7 === "utf-8" || data7 === "iso-8859-1")) {
        const err19 = {
          instancePath: instancePath + "/charset",
          schemaPath: "#/properties/charset/enum",
          keyword: "enum",
          params: { allowedValues: schema0.properties.charset.enum },
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.hex_case !== undefined) {
      let data8 = data.hex_case;
      if (!(data8 === "lower" || data8 === "upper")) {
        const err20 = {
          instancePath: instancePath + "/hex_case",
          schemaPath: "#/properties/hex_case/enum",
          keyword: "enum",
          params: { allowedValues: schema0.properties.hex_case.enum },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkMacField = validate1;
const schema1 = {
  type: "object",
  required: ["pointer", "required"],
  additionalProperties: false,
  properties: {
    of: { enum: ["transaction", "callback"] },
    pointer: { type: "string", pattern: "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", maxLength: 256 },
    required: { type: "boolean" },
    decimals: { type: "integer", minimum: 0, maximum: 15 },
  },
};
const pattern0 = new RegExp("^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "u");

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pointer === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/MacField/required",
        keyword: "required",
        params: { missingProperty: "pointer" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.required === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/MacField/required",
        keyword: "required",
        params: { missingProperty: "required" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "of" || key0 === "pointer" || key0 === "required" || key0 === "decimals")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/MacField/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.of !== undefined) {
      let data0 = data.of;
      if (!(data0 === "transaction" || data0 === "callback")) {
        const err3 = {
          instancePath: instancePath + "/of",
          schemaPath: "#/$defs/MacField/properties/of/enum",
          keyword: "enum",
          params: { allowedValues: schema1.properties.of.enum },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.pointer !== undefined) {
      let data1 = data.pointer;
      if (typeof data1 === "string") {
        if (func0(data1) > 256) {
          const err4 = {
            instancePath: instancePath + "/pointer",
            schemaPath: "#/$defs/MacField/properties/pointer/maxLength",
            keyword: "maxLength",
            params: { limit: 256 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern0.test(data1)) {
          const err5 = {
            instancePath: instancePath + "/pointer",
            schemaPath: "#/$defs/MacField/properties/pointer/pattern",
            keyword: "pattern",
            params: { pattern: "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$" },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/pointer",
          schemaPath: "#/$defs/MacField/properties/pointer/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.required !== undefined) {
      if (typeof data.required !== "boolean") {
        const err7 = {
          instancePath: instancePath + "/required",
          schemaPath: "#/$defs/MacField/properties/required/type",
          keyword: "type",
          params: { type: "boolean" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.decimals !== undefined) {
      let data3 = data.decimals;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        const err8 = {
          instancePath: instancePath + "/decimals",
          schemaPath: "#/$defs/MacField/properties/decimals/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 15 || isNaN(data3)) {
          const err9 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/MacField/properties/decimals/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 15 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err10 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/MacField/properties/decimals/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = {
      instancePath,
      schemaPath: "#/$defs/MacField/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
