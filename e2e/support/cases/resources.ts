// One file for each resource with the test cases of its endpoints, under the endpoints' names.
// An endpoint without a case does not compile (cases.ts).
export * from './account-links.ts';
export * from './accounts.ts';
export * from './check-ups.ts';
export * from './deceased.ts';
export * from './documents.ts';
export * from './lists.ts';
export * from './new-patient.ts';
export * from './notes.ts';
export * from './notifications.ts';
export * from './patients.ts';
export * from './physician-dashboard.ts';
export * from './physician-shoops.ts';
export * from './physicians.ts';
export * from './profile.ts';
export * from './registration.ts';
export * from './shoops.ts';
export * from './status.ts';
