import decisions from '../../../../docs/decisions.md?raw';
import accounts from '../../../../docs/product/accounts.md?raw';
import intake from '../../../../docs/product/intake.md?raw';
import physician from '../../../../docs/product/physician.md?raw';
import { parseDecisions, parseProductPage, type SpecId, type SpecText } from './parse-spec.ts';

/** Texts that rule the app, by their ids in the order of the pages. */
export type Spec = ReadonlyMap<SpecId, SpecText>;

/** All texts of `docs/product` and docs/decisions.md, which this module's chunk contains. */
export const spec: Spec = new Map(
  [
    ...parseProductPage('intake', intake),
    ...parseProductPage('accounts', accounts),
    ...parseProductPage('physician', physician),
    ...parseDecisions(decisions),
  ].map((text) => [text.id, text]),
);
