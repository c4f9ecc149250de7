/** Kind of a difference between a sent and an accepted value. */
export type GapKind = 'missing' | 'renamed' | 'optional' | 'ignored' | 'type' | 'null' | 'values' | 'limit';

/** Values that may be sent, but are not accepted. */
export interface Gap {
  readonly path: string;
  readonly kind: GapKind;
  /** Description of the accepted values. */
  readonly accepted: string;
  /** Description of the sent values. */
  readonly sent: string;
  /** False if one of both documents does not say enough. */
  readonly isCertain: boolean;
}
