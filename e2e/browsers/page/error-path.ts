/** Where a page of the flows posts its errors; the server that serves it keeps them. */
export const ERROR_PATH = '/errors-of-flows';
