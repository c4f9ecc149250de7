import { useState } from 'react';

/** Runs what a button does: says while it lasts, and why it failed. */
export function useTask() {
  const [working, setWorking] = useState(false);
  const [error, setError] = useState('');

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
