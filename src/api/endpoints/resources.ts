/*
 * Resources, one line a file: each export with a method and a path is an endpoint of that name. Two
 * equal names do not compile. Only the registry imports this file; a screen imports its resource.
 */
export * from './account-links.ts';
export * from './accounts.ts';
export * from './availability.ts';
export * from './check-ups.ts';
export * from './deceased.ts';
export * from './intake/documents.ts';
export * from './intake/status.ts';
export * from './invited-phone.ts';
export * from './lists.ts';
export * from './new-patient.ts';
export * from './notes.ts';
export * from './notifications.ts';
export * from './patient-profile.ts';
export * from './patients.ts';
export * from './physician-dashboard.ts';
export * from './physician-shoops.ts';
export * from './physicians.ts';
export * from './profile.ts';
export * from './registration.ts';
export * from './shoops.ts';
