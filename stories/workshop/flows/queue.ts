/** Runs tasks one after the other: two stories at once would share drafts and messages between tabs. */
export function createQueue(): (task: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(task, task);
  };
}
