import type { IntakeModule } from '#domain/intake/sections.ts';

/** Forms that keep drafts and are no section of the intake, by what their reader knows them as. */
export const formTitles = {
  NewPatient: 'Add New Patient',
  Notes: 'Notes',
  Shoop: 'Create New Shoop',
} as const;

/** What a draft may be of; a document's file lies beside what was typed about it. */
export type DraftModule = IntakeModule | 'MyDocuments file' | keyof typeof formTitles;
