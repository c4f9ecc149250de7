import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Json } from '#api/contract/wire-schema.ts';

const schemaId = 'contract';
/** Escapes a key for a JSON pointer in a URL. */
const escapeKey = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns a function that validates values against schemas of the API document, named by keys. */
export function validatorOf(document: Json) {
  // Not strict: the document contains more than schemas.
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addSchema(document, schemaId);
  return (keys: readonly (string | number)[], value: unknown): string | null => {
    const validate = ajv.getSchema(`${schemaId}#/${keys.map(String).map(escapeKey).join('/')}`);
    if (!validate) return `There is no schema at ${keys.join(' ')}`;
    return validate(value) ? null : describeError(validate.errors?.[0]);
  };
}

const describeError = (error: ErrorObject | undefined) => `${error?.instancePath} ${error?.message}`;
