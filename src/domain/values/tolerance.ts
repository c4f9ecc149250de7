/**
 * Description of values that are read although they differ from the contract: a row of the table in
 * docs/integrating.md. Only a test reads the descriptions; the app bundles none.
 */
export interface Tolerance {
  readonly contract: string;
  /** Values that are read as well. */
  readonly values: string;
  /** Meaning of these values. */
  readonly meaning: string;
}

/** Descriptions by the name of the schema or function that tolerates the values. */
export type Tolerances = Readonly<Record<string, Tolerance>>;
