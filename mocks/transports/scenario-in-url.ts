/** Returns the scenario that the URL names by `?scenario=name`, else null. */
export const readScenarioName = () => new URL(location.href).searchParams.get('scenario');

/** Removes `?scenario=name` from the URL before the app reads it. */
export function removeScenarioFromUrl(): void {
  const address = new URL(location.href);
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
}
