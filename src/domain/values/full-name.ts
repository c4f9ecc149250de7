/** Returns first and last name as lists and menus show them; '' without either. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName?: string | null;
  lastName?: string | null;
}): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}
