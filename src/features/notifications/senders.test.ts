import { describe, expect, it } from 'vitest';
import type { Notification } from '#api/endpoints/notifications.ts';
import { findPhysician, linkedPatientId } from './senders.ts';

const notification = (body: string, link: string): Notification => ({
  ...{ id: 'n', body, link, isRead: false },
  createdAt: '2026-11-21T10:00:00.000Z',
});
const physician = (id: string, lastName: string) => ({ id, firstName: 'A', lastName, profileImage: id });

describe('findPhysician', () => {
  const [ashworth, osei] = [physician('a', 'Ashworth'), physician('o', 'Osei')];
  const find = (body: string, link = '/dosing-history') =>
    findPhysician(notification(body, link), [ashworth, osei])?.id ?? null;

  it('finds the physician by the link before the name', () => {
    expect(find('Dr. Ashworth shared a note.', '/patient-physician-profile/o?view=notes')).toBe('o');
    // A link to a physician who is not on the list counts more than the name, too.
    expect(find('Dr. Ashworth shared a note.', '/patient-physician-profile/gone')).toBeNull();
  });

  it('finds the only physician of a name', () => {
    expect(find('Dr. Osei has sent you a new dosing recommendation.')).toBe('o');
    expect(find('Did you take your medicine today?')).toBeNull();
    expect(find('Dr. Oseis has written.')).toBeNull();
    const namesakes = [ashworth, physician('b', 'Ashworth')];
    expect(findPhysician(notification('Dr. Ashworth has written.', ''), namesakes)).toBeNull();
  });
});

it('reads the id of a patient only from links to that patient’s pages', () => {
  const read = (link: string) => linkedPatientId(notification('', link));
  expect(read('/physician/update-profile/patient-1')).toBe('patient-1');
  expect(read('/physician/patient-profile/a%2Bb?view=notes')).toBe('a+b');
  expect(read('/physician/list-patient')).toBeNull();
  expect(read('https://evil.example/physician/patient-profile/patient-1')).toBeNull();
});
