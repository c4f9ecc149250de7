interface Place {
  readonly routeId: string;
  readonly params: object;
}

/** Returns one id for all tabs of a patient's page. A section of the intake is only a parameter. */
const pageOf = (routeId: string) => routeId.replace(/(\/_record\/).*/, '$1');
const ownerKey = (params: object) => JSON.stringify({ ...params, section: undefined });

/** Returns true if a navigation stays in a patient's record, where opened parts stay mounted. */
export function isSameRecord(current: Place, next: Place): boolean {
  return (
    pageOf(current.routeId) === pageOf(next.routeId) && ownerKey(current.params) === ownerKey(next.params)
  );
}
