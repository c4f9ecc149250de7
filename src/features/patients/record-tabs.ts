/** Tabs that `view` in the URL names. */
const tabsByView = [
  { name: 'shoop', title: 'View Patient Shoop' },
  { name: 'notes', title: 'Notes' },
  { name: 'journey', title: 'Health Journey' },
] as const;

/**
 * Tabs of a patient's record, in the order of physician §2. The profile is the default, the intake
 * has a route with its sections. Only names and titles: every first page loads this file, to check
 * URLs. The contents are in `src/routes/-record-contents.tsx`.
 */
export const recordTabs = [
  { name: 'profile', title: 'Patient Profile' },
  { name: 'intake', title: 'Edit Health Intake' },
  ...tabsByView,
] as const;

export type RecordTab = (typeof recordTabs)[number]['name'];

/** Values of `view` in the URL. */
export const recordViews = tabsByView.map(({ name }) => name);

/** Returns the title of a tab. */
export const recordTabTitle = (tab: RecordTab): string =>
  recordTabs.find(({ name }) => name === tab)?.title ?? '';
