import { createAtom } from '@tanstack/store';

/** True while the spec lens is on, which ends with the page. */
export const isLensOnAtom = createAtom(false);
