import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFE_MS, Drafts } from './drafts.ts';
import type { Tab } from './tab.ts';
import { memoryVault, type Vault } from './vault.ts';

const adaContacts = { userId: 'ada', patientId: 'ada', module: 'Contacts' };
let vault: Vault;
let now: number;
let drafts: Drafts;
/** Tabs that are open. */
let openTabs: Set<string>;
/** True if the pages that `loadIn` returns were left and are back. */
let wasLeft: boolean;

/** Returns the drafts of a tab after loading a page in it. */
function loadIn(tab: string, later?: (write: () => void) => void) {
  openTabs.add(tab);
  const self: Tab = { id: async () => tab, openTabs: async () => openTabs, wasLeft: () => wasLeft };
  return new Drafts(
    async () => vault,
    () => now,
    later,
    self,
  );
}

beforeEach(() => {
  vault = memoryVault();
  now = 1_000;
  openTabs = new Set();
  wasLeft = false;
  drafts = loadIn('first');
});

// A write that is still pending must not reach the vault of the next test.
afterEach(() => drafts.flush());

it('Returns the newest answers and the time of typing', async () => {
  drafts.keep(adaContacts, { firstName: 'A' });
  now = 2_000;
  drafts.keep(adaContacts, { firstName: 'Ad' });
  expect(await drafts.read(adaContacts)).toMatchObject({
    answers: { firstName: 'Ad' },
    base: null,
    savedAt: 2_000,
  });
});

it('Returns the record over which the answers were typed', async () => {
  drafts.keep(adaContacts, { firstName: 'A' }, { firstName: 'Grace' });
  expect(await drafts.read(adaContacts)).toMatchObject({ base: { firstName: 'Grace' } });
});

it.each([
  ['another patient', { ...adaContacts, patientId: 'grace' }],
  ['another user', { ...adaContacts, userId: 'grace' }],
  ['another section', { ...adaContacts, module: 'Diagnosis' }],
])('Never returns a draft to another scope: %s', async (_, other) => {
  drafts.keep(adaContacts, { firstName: 'Ada' });
  expect(await drafts.read(other)).toBeNull();
  expect(await drafts.read(adaContacts)).not.toBeNull();
});

it('Drops a draft after 24 hours, not earlier', async () => {
  drafts.keep(adaContacts, { firstName: 'Ada' });
  now += DRAFT_LIFE_MS - 1;
  expect(await drafts.read(adaContacts)).not.toBeNull();
  now += 1;
  expect(await drafts.read(adaContacts)).toBeNull();
  // It was deleted, not only hidden: an earlier time does not bring it back.
  now = 1_000;
  expect(await drafts.read(adaContacts)).toBeNull();
});

it('Drops a draft on request, also while an older version is being written', async () => {
  drafts.keep(adaContacts, { firstName: 'Ada' });
  drafts.forget(adaContacts);
  expect(await drafts.read(adaContacts)).toBeNull();
});

it('Drops a draft in one step, except for a page that is back: a later page of its tab may have written', async () => {
  drafts.keep(adaContacts, { firstName: 'Ada' });
  await drafts.flush();
  const laterPage = loadIn('first');
  laterPage.keep(adaContacts, { firstName: 'Ada Mae' });
  await laterPage.flush();
  wasLeft = true;
  drafts.forget(adaContacts);
  await drafts.flush();
  expect(await laterPage.read(adaContacts)).toMatchObject({ answers: { firstName: 'Ada Mae' } });
  wasLeft = false;
  const inSteps = vi.spyOn(vault, 'removeMarked');
  laterPage.forget(adaContacts);
  await laterPage.flush();
  expect(await laterPage.read(adaContacts)).toBeNull();
  expect(inSteps).not.toHaveBeenCalled();
});

it('Drops the drafts of one user only, even with similar ids', async () => {
  // In the JSON of a draft's name, this id begins as Ada's does.
  const tricky = { ...adaContacts, userId: 'ada", "x' };
  drafts.keep(adaContacts, { a: 1 });
  drafts.keep({ ...adaContacts, patientId: 'grace' }, { a: 2 });
  drafts.keep(tricky, { a: 3 });
  await drafts.read(adaContacts);
  await drafts.forgetAllOf('ada');
  expect(await drafts.read(adaContacts)).toBeNull();
  expect(await drafts.read({ ...adaContacts, patientId: 'grace' })).toBeNull();
  expect((await drafts.read(tricky))?.answers).toEqual({ a: 3 });
});

it('Drops all drafts about one patient, written or not, and none about another', async () => {
  const grace = { ...adaContacts, patientId: 'grace' };
  const gracie = { ...adaContacts, patientId: 'gracie' };
  drafts.keep(grace, { a: 1 });
  await drafts.read(grace);
  drafts.keep({ ...grace, module: 'Contacts' }, { a: 2 });
  drafts.keep(gracie, { a: 3 });
  await drafts.forgetAllAbout(adaContacts.userId, 'grace');
  expect(await drafts.read(grace)).toBeNull();
  expect(await drafts.read({ ...grace, module: 'Contacts' })).toBeNull();
  expect((await drafts.read(gracie))?.answers).toEqual({ a: 3 });
});

/** Drafts of the second tab. */
let secondTabDrafts: Drafts;
/** Types in one section in two tabs, first in the first. */
async function typeInTwoTabs() {
  secondTabDrafts = loadIn('second');
  drafts.keep(adaContacts, { firstName: 'Ada' });
  await drafts.flush();
  now += 1_000;
  secondTabDrafts.keep(adaContacts, { firstName: 'Grace' });
  await secondTabDrafts.flush();
}

const answersIn = async (found: ReturnType<Drafts['find']>) =>
  (await found).map(({ answers, isOwn }) => [answers.firstName, isOwn]);

describe('two tabs on one section', () => {
  beforeEach(typeInTwoTabs);

  it('Offers each tab its own draft only', async () => {
    expect(await answersIn(loadIn('first').find(adaContacts))).toEqual([['Ada', true]]);
    expect(await answersIn(loadIn('second').find(adaContacts))).toEqual([['Grace', true]]);
    expect(await answersIn(loadIn('third').find(adaContacts))).toEqual([]);
  });

  it('Offers the drafts of closed tabs to the next tab, newest first, with their times', async () => {
    openTabs.clear();
    const found = await loadIn('third').find(adaContacts);
    expect(found.map(({ savedAt, isOwn }) => [savedAt, isOwn])).toEqual([
      [2_000, false],
      [1_000, false],
    ]);
    openTabs.delete('second');
    expect(await answersIn(loadIn('first').find(adaContacts))).toEqual([
      ['Ada', true],
      ['Grace', false],
    ]);
  });

  it("Drops only a tab's own draft when it saves", async () => {
    drafts.forget(adaContacts);
    await drafts.flush();
    expect(await answersIn(drafts.find(adaContacts))).toEqual([]);
    expect(await answersIn(secondTabDrafts.find(adaContacts))).toEqual([['Grace', true]]);
  });

  it('Deletes all drafts of a user at logout', async () => {
    await drafts.forgetAllOf('ada');
    expect(await vault.names()).toEqual([]);
  });

  it('Offers a draft in the former format, which had one draft per section for all tabs', async () => {
    const old = JSON.stringify({ answers: { firstName: 'Edith' }, savedAt: now });
    await vault.write(JSON.stringify(['ada', 'ada', 'Contacts']), old);
    expect(await loadIn('third').find(adaContacts)).toMatchObject([
      { answers: { firstName: 'Edith' }, base: null, isOwn: false },
    ]);
  });
});

describe('the draft of a closed tab', () => {
  beforeEach(typeInTwoTabs);

  it('Takes over the draft of a closed tab with its original time', async () => {
    openTabs.delete('second');
    const third = loadIn('third');
    const [found] = await third.find(adaContacts);
    if (!found) throw new Error('It is not offered');
    await third.takeOver(adaContacts, found, { firstName: 'Grace B.' }, { firstName: 'G' });
    expect(await loadIn('third').find(adaContacts)).toMatchObject([
      { answers: { firstName: 'Grace B.' }, base: { firstName: 'G' }, savedAt: 2_000, isOwn: true },
    ]);
    // The first tab's and the third's: the second's has become the third's.
    expect(await vault.names()).toHaveLength(2);
  });

  it('Stops offering a draft that was restored equal to the record', async () => {
    openTabs.delete('second');
    const third = loadIn('third');
    const [found] = await third.find(adaContacts);
    if (!found) throw new Error('It is not offered');
    const taken = third.takeOver(adaContacts, found, { firstName: 'Saved' }, { firstName: 'Saved' });
    third.forget(adaContacts);
    await taken;
    expect(await loadIn('third').find(adaContacts)).toEqual([]);
  });

  it('Keeps the draft of the closed tab if the disk is full', async () => {
    openTabs.delete('second');
    const third = loadIn('third');
    const [found] = await third.find(adaContacts);
    if (!found) throw new Error('It is not offered');
    vault.write = () => Promise.reject(new Error('QuotaExceededError'));
    await third.takeOver(adaContacts, found, found.answers);
    expect(await answersIn(loadIn('fourth').find(adaContacts))).toEqual([['Grace', false]]);
  });

  it('Discards the offered version, but not later changes', async () => {
    openTabs.delete('second');
    const [found] = await loadIn('third').find(adaContacts);
    if (!found) throw new Error('It is not offered');
    secondTabDrafts.keep(adaContacts, { firstName: 'Grace, back again' });
    await secondTabDrafts.flush();
    await drafts.discard(found);
    expect(await answersIn(secondTabDrafts.find(adaContacts))).toEqual([['Grace, back again', true]]);
    openTabs.delete('second');
    for (const draft of await drafts.find(adaContacts)) await drafts.discard(draft);
    expect(await vault.names()).toEqual([]);
  });
});

describe('a vault that fails', () => {
  it('Never throws and treats unreadable drafts as missing', async () => {
    const broken = () => Promise.reject(new Error('QuotaExceededError'));
    vault = { read: broken, write: broken, removeMarked: broken, remove: broken, names: broken };
    drafts.keep(adaContacts, { a: 1 });
    expect(await drafts.read(adaContacts)).toBeNull();
    await expect(drafts.forgetAllOf('ada')).resolves.toBeUndefined();
  });

  it('Deletes entries that are no drafts', async () => {
    await vault.write(JSON.stringify(['ada', 'ada', 'Contacts', 'first']), '{"answers":7}');
    expect(await drafts.read(adaContacts)).toBeNull();
    await drafts.flush();
    expect(await vault.names()).toEqual([]);
  });
});

describe('Unsaved changes', () => {
  it('Writes once when idle, several keystrokes together', async () => {
    let write = () => {};
    const later = vi.fn((run: () => void) => {
      write = run;
    });
    drafts = loadIn('first', later);
    drafts.keep(adaContacts, { firstName: 'A' });
    drafts.keep(adaContacts, { firstName: 'Ad' });
    expect(later).toHaveBeenCalledOnce();
    expect(await vault.names()).toEqual([]);
    write();
    await vi.waitFor(async () => expect(await vault.names()).toHaveLength(1));
    drafts.keep(adaContacts, { firstName: 'Ada' });
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('Writes at once when the page may be unloaded', async () => {
    drafts = loadIn('first', () => {});
    drafts.keep(adaContacts, { firstName: 'Ada' });
    await drafts.flush();
    expect(await vault.names()).toHaveLength(1);
  });
});

it('Writes only the newest of the changes that arrive during a write', async () => {
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
  for (let count = 1; count <= 50; count += 1) drafts.keep(adaContacts, { count });
  expect((await drafts.read(adaContacts))?.answers).toEqual({ count: 50 });
  // How many writes begin while others arrive depends on the timing: far fewer than 50.
  expect(written.length).toBeLessThan(4);
});
