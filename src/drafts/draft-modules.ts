import type { IntakeModule } from '#domain/intake/sections.ts';

/** Titles of the forms outside the intake that persist drafts. */
export const formTitles = {
  NewPatient: 'Add New Patient',
  Notes: 'Notes',
  Shoop: 'Create New Shoop',
} as const;

/** Subject of a draft. The file of a document has a draft of its own, next to its fields. */
export type DraftModule = IntakeModule | 'MyDocuments file' | keyof typeof formTitles;
