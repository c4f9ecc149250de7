/** A physician's name as lists show it, and as the documented question before a removal says it. */
export function nameOf({
  firstName,
  lastName,
}: {
  firstName?: string | null;
  lastName?: string | null;
}): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}
