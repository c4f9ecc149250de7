/*
 * The resources, one line a file: what they export with a method and a path is an endpoint under its own name. Two of
 * one name do not compile. For the registry alone: a screen imports its resource.
 */
export * from './account-links.ts';
export * from './accounts.ts';
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
export * from './taken.ts';
