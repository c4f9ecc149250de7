import { expect, it } from 'vitest';
import { mergeEntry } from './merge-entry.ts';
import type { DocumentEntry } from './use-document-draft.ts';

const document = {
  id: '7',
  documentTitle: 'Letter',
  documentType: 'Scans',
  documentDescription: '',
  documentName: 'letter.pdf',
  url: 'letter.pdf',
};
const { documentTitle, documentType, documentDescription } = document;
const fields = { documentTitle, documentType, documentDescription };
const entry: DocumentEntry = { document, fields, fileName: null, file: null };

it('merges the entered fields into a version of the document that was saved since', () => {
  const typed = { ...entry, fields: { ...fields, documentDescription: 'Of the knee' } };
  const saved = { ...document, documentTitle: 'Letter of June' };
  const { conflicts, resolve } = mergeEntry(typed, saved);
  expect(conflicts).toEqual([]);
  expect(resolve(() => 'saved')).toMatchObject({
    document: saved,
    fields: { documentTitle: 'Letter of June', documentDescription: 'Of the knee' },
  });
});

it('asks for a choice if both versions have a new title', () => {
  const typed = { ...entry, fields: { ...fields, documentTitle: 'Letter to the clinic' } };
  const { conflicts, resolve } = mergeEntry(typed, { ...document, documentTitle: 'Letter of June' });
  expect(conflicts).toHaveLength(1);
  expect(resolve(() => 'yours').fields.documentTitle).toBe('Letter to the clinic');
  expect(resolve(() => 'saved').fields.documentTitle).toBe('Letter of June');
});

it('asks for a choice if the stored file was replaced', () => {
  const file = new File(['%PDF'], 'mine.pdf');
  const typed = { ...entry, fileName: file.name, file };
  expect(mergeEntry(typed, document).resolve(() => 'saved')).toMatchObject({ fileName: 'mine.pdf', file });
  const { conflicts, resolve } = mergeEntry(typed, { ...document, documentName: 'theirs.pdf' });
  expect(conflicts).toHaveLength(1);
  expect(resolve(() => 'yours')).toMatchObject({ file });
  expect(resolve(() => 'saved')).toMatchObject({ fileName: null, file: null });
});
