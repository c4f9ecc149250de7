import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { readUserId } from '#api/session/session.ts';
import { drafts } from '#drafts/drafts.ts';
import { ownSubject, SubjectProvider } from '../subject.ts';
import { useDocumentDraft } from './use-document-draft.ts';

const OWNER = 'ada';
const letter = () => new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' });
const readStoredFile = () =>
  drafts.read({ userId: readUserId(), patientId: OWNER, module: 'MyDocuments file' });

// Makes the draft store use memory, since the test environment has no IndexedDB.
beforeAll(() => vi.stubGlobal('isSecureContext', false));

async function openForm() {
  const { result, unmount } = renderHook(useDocumentDraft, {
    wrapper: ({ children }) => <SubjectProvider value={ownSubject(OWNER)}>{children}</SubjectProvider>,
  });
  await waitFor(() => expect(result.current.offers).not.toBeNull());
  return { draft: result.current, unmount };
}

it('keeps the bytes of a file', async () => {
  const { draft } = await openForm();
  await act(() => draft.keepFile(letter()));
  expect((await readStoredFile())?.answers).toEqual({
    name: 'letter.pdf',
    type: 'application/pdf',
    bytes: btoa('%PDF-1.4'),
  });
  draft.forget();
  expect(await readStoredFile()).toBeNull();
});

it.each(['forget', 'forgetFile'] as const)('drops a file whose bytes are read after %s', async (method) => {
  const { draft } = await openForm();
  const storing = draft.keepFile(letter());
  draft[method]();
  await storing;
  expect(await readStoredFile()).toBeNull();
});

it('drops a file whose bytes are read after its page was left', async () => {
  const { draft, unmount } = await openForm();
  const storing = draft.keepFile(letter());
  unmount();
  await storing;
  expect(await readStoredFile()).toBeNull();
});
