import { listLocksOfOtherSeats } from '#mocks/seats/separate-browser.ts';
import { describeUnsavedWork, findUnsavedWork, listUnsavedByLocks } from '#ui/leaving/unsaved-work.ts';

/** Drafts on the disk outlive a load of the page, so they are not asked for. */
const findNoDrafts = async () => [];

/** Finds unsaved text that a reload of all pages would lose. @returns one sentence per place */
export async function findLostText(): Promise<string[]> {
  const [unsaved, otherLocks] = await Promise.all([findUnsavedWork(findNoDrafts), listLocksOfOtherSeats()]);
  const elsewhere = [...new Set([...unsaved.elsewhere, ...listUnsavedByLocks(otherLocks)])];
  return describeUnsavedWork({ ...unsaved, elsewhere });
}
