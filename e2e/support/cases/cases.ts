import { type EndpointName, type Endpoints, endpointNames } from '#api/endpoints/endpoints.ts';
import type { CaseOf, EndpointCase } from './fault-case.ts';
import * as resources from './resources.ts';
import { sectionCases } from './sections.ts';

/** What the tests know of every endpoint: one without does not compile. */
const cases: { [Name in EndpointName]: CaseOf<Endpoints[Name]> } = { ...resources, ...sectionCases };

export const endpointCases = new Map<EndpointName, EndpointCase>(
  endpointNames.map((name) => [name, cases[name]]),
);
