/*
 * Resources, one line a file: each export with a method and a path is an endpoint of that name. Two
 * equal names do not compile. Only the registry imports this file; a screen imports its resource.
 */
export * from './accounts/account-links.ts';
export * from './accounts/accounts.ts';
export * from './accounts/availability.ts';
export * from './accounts/invited-phone.ts';
export * from './accounts/physicians.ts';
export * from './accounts/profile.ts';
export * from './accounts/registration.ts';
export * from './check-ups.ts';
export * from './deceased.ts';
export * from './intake/documents.ts';
export * from './intake/status.ts';
export * from './lists.ts';
export * from './new-patient.ts';
export * from './notes.ts';
export * from './notifications.ts';
export * from './patient-profile.ts';
export * from './patients.ts';
export * from './physician-dashboard.ts';
export * from './physician-shoops.ts';
export * from './shoops.ts';
