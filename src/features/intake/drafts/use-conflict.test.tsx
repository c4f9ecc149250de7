import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownRecord, SubjectProvider } from '../subject.ts';
import { useConflict } from './use-conflict.ts';

const heard: unknown[] = [];
let other: BroadcastChannel;

beforeEach(() => {
  heard.length = 0;
  other = new BroadcastChannel('intake-saves');
});
afterEach(() => other.close());

const open = () =>
  renderHook(() => useConflict('Contacts'), {
    wrapper: ({ children }) => <SubjectProvider value={ownRecord('ada')}>{children}</SubjectProvider>,
  });

/** Returns the next message that another tab receives. */
const nextMessage = () =>
  new Promise<unknown>((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });

it.each([
  ['while its section is open', false],
  ['also once it was left, when the answer comes late', true],
])('notifies the other tabs of a save %s', async (_, left) => {
  const { result, unmount } = open();
  const message = nextMessage();
  if (left) unmount();
  result.current.announceSave();
  expect(await message).toMatchObject({ patientId: 'ada', module: 'Contacts' });
});

it('reports no conflict after its own late save, once the section is open again', async () => {
  const before = open();
  before.unmount();
  const { result } = open();
  const message = nextMessage();
  before.result.current.announceSave();
  await message;
  // A message to this tab would have arrived by now.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(result.current.savedAt).toBeNull();
});
