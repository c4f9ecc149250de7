import fc from 'fast-check';
import { Dice } from './dice.ts';

/** Simulated user in a fresh scene. */
export interface Walk<Event extends string> {
  /** Log of events for debugging. */
  readonly diary: readonly string[];
  /** Takes one step and checks the state after it; the dice decide its details. */
  step(event: Event, dice: Dice): Promise<void>;
  /** Continues until everything is saved or sent, and checks the result. */
  finish(dice: Dice): Promise<void>;
  end(): void;
}

/** Longest sequence of steps; the mean is half of it. */
const maxSteps = 60;
/** Time limit for a walk and the shrinking of its failure, below the test's own, in ms. */
const timeLimitMs = 50_000;

/** Step of a walk. Its own seed keeps its details when the steps before it are removed. */
class Step<Event extends string> implements fc.AsyncCommand<object, Walk<Event>> {
  readonly #event: Event;
  readonly #seed: number;

  constructor(event: Event, seed: number) {
    this.#event = event;
    this.#seed = seed;
  }

  check = () => true;
  run = (_: object, walk: Walk<Event>) => walk.step(this.#event, new Dice(this.#seed));
  toString = () => `${this.#event} ${this.#seed}`;
}

/** Arbitrary seed: another seed is another walk, not a simpler one. */
const seeds = fc.noShrink(fc.noBias(fc.nat()));

/**
 * Runs the walk of a seed. A failure is shrunk to the fewest steps that still fail.
 * @param weights weight of each event, in tenths
 * @throws Error with those steps and their diary
 */
export async function runWalk<Event extends string>(
  seed: number,
  weights: Readonly<Record<Event, number>>,
  begin: (dice: Dice) => Promise<Walk<Event>>,
  stepLimit = maxSteps,
): Promise<void> {
  const events = Object.entries<number>(weights) as [Event, number][];
  const step = fc.oneof(
    ...events.map(([event, weight]) => ({
      weight: Math.round(weight * 10),
      arbitrary: seeds.map((stepSeed) => new Step(event, stepSeed)),
    })),
  );
  const steps = fc.noBias(fc.commands([step], { maxCommands: stepLimit, size: 'max' }));
  const property = fc.asyncProperty(seeds, steps, seeds, async (first, commands, last) => {
    const walk = await begin(new Dice(first));
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: walk }), commands);
      await walk.finish(new Dice(last));
    } catch (error) {
      throw new Error(`${walk.diary.join('\n')}\n${error}`, { cause: error });
    } finally {
      walk.end();
    }
  });
  await fc.assert(property, {
    // Small seeds that follow each other give similar first numbers.
    seed: Math.imul(seed + 1, 0x9e3779b1),
    numRuns: 1,
    interruptAfterTimeLimit: timeLimitMs,
    markInterruptAsFailure: true,
  });
}
