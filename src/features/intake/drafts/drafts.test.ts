import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFE, Drafts } from './drafts.ts';
import { memoryVault, type Vault } from './vault.ts';

const ada = { userId: 'ada', patientId: 'ada', module: 'Contacts' };
let vault: Vault;
let now: number;
let drafts: Drafts;

beforeEach(() => {
  vault = memoryVault();
  now = 1_000;
  drafts = new Drafts(
    async () => vault,
    () => now,
  );
});

// What one test has left to be written must not end up in the vault of the next.
afterEach(() => drafts.flush());

it('gives back the newest answers, and when they were typed', async () => {
  drafts.keep(ada, { firstName: 'A' });
  now = 2_000;
  drafts.keep(ada, { firstName: 'Ad' });
  expect(await drafts.read(ada)).toEqual({ answers: { firstName: 'Ad' }, savedAt: 2_000 });
});

it.each([
  ['another patient', { ...ada, patientId: 'grace' }],
  ['another user', { ...ada, userId: 'grace' }],
  ['another section', { ...ada, module: 'Diagnosis' }],
])('is nobody else’s: %s', async (_, other) => {
  drafts.keep(ada, { firstName: 'Ada' });
  expect(await drafts.read(other)).toBeNull();
  expect(await drafts.read(ada)).not.toBeNull();
});

it('is forgotten after 24 hours, not a moment before', async () => {
  drafts.keep(ada, { firstName: 'Ada' });
  now += DRAFT_LIFE - 1;
  expect(await drafts.read(ada)).not.toBeNull();
  now += 1;
  expect(await drafts.read(ada)).toBeNull();
  now = 1_000;
  expect(await drafts.read(ada)).toBeNull();
});

it('is forgotten when it is told to be, also while an older one is being written', async () => {
  drafts.keep(ada, { firstName: 'Ada' });
  drafts.forget(ada);
  expect(await drafts.read(ada)).toBeNull();
});

it('takes one user’s drafts and no other’s, whatever the ids look like', async () => {
  const tricky = { ...ada, userId: 'ada", "x' };
  drafts.keep(ada, { a: 1 });
  drafts.keep({ ...ada, patientId: 'grace' }, { a: 2 });
  drafts.keep(tricky, { a: 3 });
  await drafts.read(ada);
  await drafts.forgetAllOf('ada');
  expect(await drafts.read(ada)).toBeNull();
  expect(await drafts.read({ ...ada, patientId: 'grace' })).toBeNull();
  expect((await drafts.read(tricky))?.answers).toEqual({ a: 3 });
});

describe('two tabs on one section', () => {
  let other: Drafts;
  beforeEach(() => {
    other = new Drafts(
      async () => vault,
      () => now,
    );
  });

  it('never forget what the other one has kept since', async () => {
    drafts.keep(ada, { firstName: 'Ada' });
    await drafts.flush();
    other.keep(ada, { firstName: 'Grace' });
    await other.flush();
    drafts.forget(ada);
    await drafts.flush();
    expect((await drafts.read(ada))?.answers).toEqual({ firstName: 'Grace' });
  });

  it('keep it also where the one that forgets has written nothing yet', async () => {
    other.keep(ada, { firstName: 'Grace' });
    await other.flush();
    drafts.keep(ada, { firstName: 'Ada' });
    drafts.forget(ada);
    await drafts.flush();
    expect((await other.read(ada))?.answers).toEqual({ firstName: 'Grace' });
  });

  it('forget what they were shown, whoever kept it', async () => {
    other.keep(ada, { firstName: 'Grace' });
    await other.flush();
    await drafts.read(ada);
    drafts.forget(ada);
    expect(await drafts.read(ada)).toBeNull();
  });
});

describe('a vault that fails', () => {
  it('never stops anybody, and what cannot be read is as if it were not there', async () => {
    const broken = () => Promise.reject(new Error('QuotaExceededError'));
    vault = { read: broken, write: broken, removeMarked: broken, remove: broken, names: broken };
    drafts.keep(ada, { a: 1 });
    expect(await drafts.read(ada)).toBeNull();
    await expect(drafts.forgetAllOf('ada')).resolves.toBeUndefined();
  });

  it('drops what is no draft', async () => {
    await vault.write(JSON.stringify(['ada', 'ada', 'Contacts']), '{"answers":7}');
    expect(await drafts.read(ada)).toBeNull();
    await drafts.flush();
    expect(await vault.names()).toEqual([]);
  });
});

describe('what is typed', () => {
  it('is written once there is time, all keystrokes as one', async () => {
    let write = () => {};
    const later = vi.fn((run: () => void) => {
      write = run;
    });
    drafts = new Drafts(
      async () => vault,
      () => now,
      later,
    );
    drafts.keep(ada, { firstName: 'A' });
    drafts.keep(ada, { firstName: 'Ad' });
    expect(later).toHaveBeenCalledOnce();
    expect(await vault.names()).toEqual([]);
    write();
    await vi.waitFor(async () => expect(await vault.names()).toHaveLength(1));
    drafts.keep(ada, { firstName: 'Ada' });
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('is written at once when the page may go', async () => {
    drafts = new Drafts(
      async () => vault,
      () => now,
      () => {},
    );
    drafts.keep(ada, { firstName: 'Ada' });
    await drafts.flush();
    expect(await vault.names()).toHaveLength(1);
  });
});

it('writes only the newest of what came while the vault was busy', async () => {
  const written: string[] = [];
  const slow = memoryVault();
  vault = {
    ...slow,
    write: async (name, text) => {
      written.push(text);
      await new Promise((done) => setTimeout(done));
      return slow.write(name, text);
    },
  };
  for (let count = 1; count <= 50; count += 1) drafts.keep(ada, { count });
  expect((await drafts.read(ada))?.answers).toEqual({ count: 50 });
  expect(written.length).toBeLessThan(4);
});
