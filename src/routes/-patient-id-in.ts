/** Returns the patient's id in the path of a patient's page; else undefined. */
export function patientIdIn(pathname: string): string | undefined {
  const id = /^\/physician\/(?:patient|update)-profile\/([^/]+)/.exec(pathname)?.[1];
  try {
    return id && decodeURIComponent(id);
  } catch {
    // The id has a malformed escape sequence, and is taken as it is.
    return id;
  }
}
