import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownSubject, SubjectProvider } from '../subject.ts';
import { useConflict } from './use-conflict.ts';

let otherTab: BroadcastChannel;

beforeEach(() => {
  otherTab = new BroadcastChannel('intake-saves');
});
afterEach(() => otherTab.close());

const openSection = () =>
  renderHook(() => useConflict('Contacts'), {
    wrapper: ({ children }) => <SubjectProvider value={ownSubject('ada')}>{children}</SubjectProvider>,
  });

/** Returns the next message that another tab receives. */
const nextMessage = () =>
  new Promise<unknown>((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });

it.each([
  ['while its section is open', false],
  ['that ends after its section was left', true],
])('notifies the other tabs of a save %s', async (_, isLeft) => {
  const { result, unmount } = openSection();
  const message = nextMessage();
  if (isLeft) unmount();
  result.current.announceSave();
  expect(await message).toMatchObject({ patientId: 'ada', module: 'Contacts' });
});

it('reports no conflict after its own late save, once the section is open again', async () => {
  const firstVisit = openSection();
  firstVisit.unmount();
  const { result } = openSection();
  const message = nextMessage();
  firstVisit.result.current.announceSave();
  await message;
  // A message to this tab would have arrived by now.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(result.current.savedAt).toBeNull();
});
