import type { Reporter, TestCase } from 'vitest/node';
import { type PictureName, pictureName } from './looks.ts';

/** How many pictures are taken between two lines. */
const STEP = 25;

/** Says how far a run has come, and keeps what went wrong with each picture; null where nothing did. */
export class Progress implements Reporter {
  readonly taken = new Map<PictureName, string | null>();
  readonly #wanted: number;

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  onTestCaseResult(test: TestCase): void {
    const { storyId } = test.meta();
    if (!storyId) return;
    this.taken.set(pictureName(test.project.name, storyId), test.result().errors?.[0]?.message ?? null);
    if (this.taken.size % STEP === 0) process.stdout.write(`${this.taken.size} of ${this.#wanted}\n`);
  }
}
