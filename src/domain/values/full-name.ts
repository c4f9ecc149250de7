/** Who somebody is, as lists and menus show it; '' where no name is known. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName?: string | null;
  lastName?: string | null;
}): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}
