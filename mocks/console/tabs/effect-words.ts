import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';

/** 'POST userAuth/login' */
export function endpointText(name: EndpointName | '*'): string {
  if (name === '*') return 'Every endpoint';
  const { method, path }: Endpoint = endpoints[name];
  return `${method} ${path}`;
}

/** What a fault does, in a few words. */
export function effectText(effect: FaultEffect): string {
  switch (effect.kind) {
    case 'status':
      return `Status ${effect.status}${effect.message ? ` “${effect.message}”` : ''}`;
    case 'delay':
      return `Delay of ${effect.ms} ms`;
    case 'offline':
      return 'Offline: no connection';
    case 'timeout':
      return 'Never answers';
    case 'lost-answer':
      return 'Lost answer: done, but nobody is told';
    case 'other-doses':
      return 'Other doses: ten times what was sent is kept';
    case 'malformed':
      return 'Malformed reply: JSON that breaks off';
    case 'wrong-shape':
      return 'Reply of the wrong shape';
  }
}

/** One documented error of an endpoint: its status and what the catalogue has the app say. */
export interface DocumentedError {
  status: number;
  /** null: the words come from the server. */
  text: string | null;
}

/** The errors that an endpoint's catalogue lists. */
export function documentedErrors(name: EndpointName | '*'): DocumentedError[] {
  if (name === '*') return [];
  const { errors = {} }: Endpoint = endpoints[name];
  return Object.entries(errors).map(([status, text]) => ({
    status: Number(status),
    text: typeof text === 'string' ? text : null,
  }));
}

/** The endpoints by the first word of their path, for a list with headings. */
export function endpointGroups(): { group: string; items: { value: string; label: string }[] }[] {
  const groups = Map.groupBy(endpointNames, (name) => endpoints[name].path.split('/')[0] ?? '');
  return [...groups].map(([group, names]) => ({
    group,
    items: names.map((name) => ({ value: name, label: endpointText(name) })),
  }));
}
