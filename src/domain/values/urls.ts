import * as v from 'valibot';

/** Characters of a URL, absolute or relative (RFC 3986). */
const urlPattern = /^[^\s"<>\\^`{|}]*$/;

/** URL of a file or picture: absolute, relative to the API's base, or a data URL; '' if none. */
export const urlReference = v.pipe(v.string(), v.regex(urlPattern));
