/** Path to which a page of the flows posts its errors; the server of the page collects them. */
export const ERROR_PATH = '/errors-of-flows';
