import type { Page } from 'playwright/test';

/** Locates the form of a new note on a patient's page. */
export const newNote = (page: Page) => page.getByRole('form', { name: 'New note' });
export const noteBox = (page: Page) => newNote(page).getByRole('textbox', { name: 'Note' });
export const shareNote = (page: Page) =>
  newNote(page).getByRole('checkbox', { name: 'Share this note with the patient' });
export const saveNote = (page: Page) => newNote(page).getByRole('button', { name: 'Save Notes' });

/** Locates the visible notes, newest first. */
export const notes = (page: Page) => page.getByRole('article');
