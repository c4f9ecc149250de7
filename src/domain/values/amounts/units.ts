const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Converts feet and inches to whole centimeters. */
export function toCentimeters(feet: number, inches: number): number {
  return Math.round((feet * INCHES_PER_FOOT + inches) * CM_PER_INCH);
}

/** Converts centimeters to feet and the nearest whole inch: 180 to 5 feet 11. */
export function toFeetAndInches(centimeters: number): { feet: number; inches: number } {
  const total = Math.round(centimeters / CM_PER_INCH);
  return { feet: Math.floor(total / INCHES_PER_FOOT), inches: total % INCHES_PER_FOOT };
}
