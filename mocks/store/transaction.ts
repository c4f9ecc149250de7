/** Reason for a change of the store, as the history lists it. */
export interface Cause {
  /** Title, e.g. the endpoint's summary 'Log a daily check-up'. */
  title: string;
  /** Method and path of a call, e.g. 'POST dashboard/healthCheckUp'; '' for a command. */
  call: string;
  /** Name and role of the signed-in user who made the call; '' if there is none. */
  by: string;
}

/** Options that save reading and writing the stored data, and say why they change. */
export interface TransactionOptions {
  /** True if the task replaces all data, so that they need not be read before. */
  replaces?: boolean;
  /** Called after the task; returns false if it has changed nothing, so nothing is stored. */
  changes?: () => boolean;
  /** Called after a task that has changed something. */
  cause?: () => Cause;
}

/** Runs a task exclusively, on the newest tables, and stores its changes. */
export type Transaction = <T>(task: () => Promise<T>, options?: TransactionOptions) => Promise<T>;

/** Creates a queue that runs tasks in order, for a store that no other tab shares. */
export function createQueue(): Transaction {
  let lastTask: Promise<unknown> = Promise.resolve();
  return (task) => {
    const nextTask = lastTask.then(task);
    // A failed task must not reject the tasks that follow.
    lastTask = nextTask.catch(() => {});
    return nextTask;
  };
}
