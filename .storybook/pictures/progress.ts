import type { Reporter, TestCase } from 'vitest/node';
import { type PictureName, pictureName } from './looks.ts';

/** Largest run, in pictures, that prints a line for each picture. */
const MAX_NAMED_PICTURES = 24;
/** Number of pictures between two lines of a longer run. */
const PROGRESS_INTERVAL = 25;
const MS_PER_MINUTE = 60_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Returns the time left at the pace so far: `less than a minute`, `about 3 minutes`. */
export function formatTimeLeft(done: number, wanted: number, elapsedMs: number): string {
  const minutes = Math.round(((elapsedMs / done) * (wanted - done)) / MS_PER_MINUTE);
  if (minutes < 1) return 'less than a minute';
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** Prints the progress of a run. `taken` maps each picture to its problem, or to null. */
export class Progress implements Reporter {
  readonly taken = new Map<PictureName, string | null>();
  readonly #wanted: number;
  #startedAt = Date.now();

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  onInit(): void {
    say('Starting the browser. The first picture takes longest.');
  }

  onTestCaseResult(test: TestCase): void {
    const { storyId } = test.meta();
    if (!storyId) return;
    if (this.taken.size === 0) this.#startedAt = Date.now();
    const problem = test.result().errors?.[0]?.message ?? null;
    const name = pictureName(test.project.name, storyId);
    this.taken.set(name, problem);
    const done = this.taken.size;
    const count = `${done} of ${this.#wanted}`;
    if (this.#wanted <= MAX_NAMED_PICTURES) say(`${count}: ${name}`);
    else if (done % PROGRESS_INTERVAL === 0 && done < this.#wanted) {
      // The first picture includes the browser's start, so it does not count for the pace.
      const left = formatTimeLeft(done - 1, this.#wanted - 1, Date.now() - this.#startedAt);
      say(`${count}, ${left} left`);
    }
  }
}
