import { resolve } from 'node:path';

/** Top folder of the project. */
export const projectFolder = resolve(import.meta.dirname, '..');
