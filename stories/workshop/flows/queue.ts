/** Creates a queue that runs one task at a time: parallel stories share drafts and messages. */
export function createQueue(): (task: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(task, task);
  };
}
