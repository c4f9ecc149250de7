/** Returns an envelope’s `status`, also in a text, if 400 or more; else null (decision 89). */
export function errorStatusOf(body: unknown): number | null {
  const status = Number((body as { status?: unknown } | undefined)?.status);
  return status >= 400 ? status : null;
}
