import { type EndpointName, type Endpoints, endpointNames } from '#api/endpoints/endpoints.ts';
import type { CaseOf, EndpointCase } from './fault-case.ts';
import * as resources from './resources.ts';
import { sectionCases } from './sections.ts';

/** Test cases of every endpoint; an endpoint without a case does not compile. */
const cases: { [Name in EndpointName]: CaseOf<Endpoints[Name]> } = { ...resources, ...sectionCases };

export const endpointCases = new Map<EndpointName, EndpointCase>(
  endpointNames.map((name) => [name, cases[name]]),
);
