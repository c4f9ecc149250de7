/** What a task knows of itself, so that less is read and written. */
export interface TransactionOptions {
  /** The task puts something else in the place of all that is kept, so that it need not be read before. */
  replaces?: boolean;
  /** Asked after the task: false when it has changed nothing, so that nothing need be kept. */
  changes?: () => boolean;
}

/** Runs a task on the store alone, with the newest tables before it and its changes kept after it. */
export type Transaction = <T>(task: () => Promise<T>, options?: TransactionOptions) => Promise<T>;

/** Tasks one after the other, in the order in which they came: for a store that no other tab shares. */
export function queue(): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    last = next.catch(() => {});
    return next;
  };
}
