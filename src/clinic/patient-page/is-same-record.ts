/** End of a navigation, as a matched route. */
interface RouteMatch {
  readonly routeId: string;
  readonly params: object;
}

/** Returns one id for all tabs of a patient's page, whose routes are below `_record`. */
const pageId = (routeId: string) => routeId.replace(/(\/_record\/).*/, '$1');
/** Returns the parameters as text, without the section of the intake: all are on one page. */
const paramsKey = (params: object) => JSON.stringify({ ...params, section: undefined });

/** Returns true if a navigation stays in a patient's record, where opened parts stay mounted. */
export function isSameRecord(current: RouteMatch, next: RouteMatch): boolean {
  return (
    pageId(current.routeId) === pageId(next.routeId) && paramsKey(current.params) === paramsKey(next.params)
  );
}
