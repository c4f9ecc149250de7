import type { Page } from 'playwright/test';

/** Locates the form of a new note on a patient's page. */
export const newNoteForm = (page: Page) => page.getByRole('form', { name: 'New note' });
export const noteField = (page: Page) => newNoteForm(page).getByRole('textbox', { name: 'Note' });
export const shareCheckbox = (page: Page) =>
  newNoteForm(page).getByRole('checkbox', { name: 'Share this note with the patient' });
export const saveNoteButton = (page: Page) => newNoteForm(page).getByRole('button', { name: 'Save Notes' });

/** Locates the visible notes, newest first. */
export const noteCards = (page: Page) => page.getByRole('article');
