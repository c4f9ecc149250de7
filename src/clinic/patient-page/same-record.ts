interface Place {
  readonly routeId: string;
  readonly params: object;
}

/** The tabs of a patient's page are one place; so are the sections of an intake, whose address is an optional parameter. */
const pageOf = (routeId: string) => routeId.replace(/(\/_record\/).*/, '$1');
const whose = (params: object) => JSON.stringify({ ...params, section: undefined });

/** Whether going from one address to another stays with the same person's record, where all that was opened is kept. */
export function isSameRecord(current: Place, next: Place): boolean {
  return pageOf(current.routeId) === pageOf(next.routeId) && whose(current.params) === whose(next.params);
}
