import { useState } from 'react';

/** Runs a button's task and provides whether it is pending and why it failed. */
export function useTask() {
  const [working, setWorking] = useState(false);
  const [error, setError] = useState('');

  /** Runs a task. It never rejects: the message of a failure becomes `error`. */
  async function run(task: () => unknown): Promise<void> {
    setWorking(true);
    setError('');
    try {
      await task();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setWorking(false);
    }
  }

  return { run, working, error };
}
