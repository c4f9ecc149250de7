/** Returns the error status that an envelope names, also in a text; else null (decision 89). */
export function errorStatusOf(body: unknown): number | null {
  const status = Number((body as { status?: unknown } | undefined)?.status);
  return status >= 400 && status < 600 ? status : null;
}
