import { resolve } from 'node:path';

/** Top folder of the project. */
export const TOP = resolve(import.meta.dirname, '..');
