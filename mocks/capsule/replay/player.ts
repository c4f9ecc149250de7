import { createAtom } from '@tanstack/store';
import type { MockControls } from '#mocks/controls/controls.ts';
import { readPageAddress } from '#mocks/page/app-url.ts';
import type { CapsuleHar } from '../capsule.ts';
import { watchErrors, watchSeen } from '../recorder/watch-page.ts';
import { isUserAct, type Step } from '../step.ts';
import { maskTimes } from '../view/masks.ts';
import { watchPendingLoads } from '../view/pending-loads.ts';
import { CallComparison } from './compare-calls.ts';
import type { Finding, ReplayReport } from './finding.ts';
import { performStep, resolveLoad, type StepContext } from './perform-step.ts';
import { type ReplayState, storeReplayState } from './replay-state.ts';
import { ViewWatch } from './view-watch.ts';
import { waitUntil } from './wait-until.ts';

/** Longest pause that is repeated, in ms. */
const maxRecordedPauseMs = 2000;
/** The same before the page is left, in ms: a slow computer must have saved the draft by then. */
const maxPauseBeforeLoadMs = 6000;
/** Time limit before an act for the calls that were answered before it, in ms. */
const answersMs = 2000;
/** Time limit for pending calls at the end of a replay, in ms. */
const lastCallsMs = 5000;

/** Follows the messages and errors of this page; each of them answers one step. */
function watchTexts(): Pick<StepContext, 'takeShown' | 'takeError'> {
  const shown: string[] = [];
  let errors = 0;
  watchSeen((act) => act.kind === 'seen' && shown.push(maskTimes(act.text)), 0);
  watchErrors(() => {
    errors += 1;
  });
  return {
    takeShown(text) {
      const place = shown.indexOf(maskTimes(text));
      if (place >= 0) shown.splice(place, 1);
      return place >= 0;
    },
    takeError() {
      if (errors === 0) return false;
      errors -= 1;
      return true;
    },
  };
}

/** Replays the steps of a capsule in this page, from where the page before has stopped. */
export class Player {
  readonly state;
  readonly har: CapsuleHar;
  readonly #controls: MockControls;
  readonly #calls: CallComparison;
  readonly #context: StepContext;
  readonly #views: ViewWatch;
  /** Kinds of calls that have not come in time. */
  readonly #missed = new Set<string>();
  #isRunning = false;
  /** True once the replay of this page has ended: it neither acts nor stores its state then. */
  #isStopped = false;
  /** True while this page’s load is not counted as a step yet. */
  #isFreshLoad: boolean;

  constructor(har: CapsuleHar, state: ReplayState, controls: MockControls) {
    this.har = har;
    this.state = createAtom(state);
    this.#controls = controls;
    this.#isFreshLoad = !state.isLoadCounted;
    this.#calls = new CallComparison(
      { entries: har.log.entries, replacements: har.log._clinic.replacements },
      state.compared,
      state.turns,
    );
    this.#change({ isLoadCounted: false });
    this.#context = { controls, ...watchTexts(), isStopped: () => this.#isStopped };
    this.#views = new ViewWatch(
      har.log._clinic,
      watchPendingLoads(() => controls.server.log),
    );
    controls.server.log.calls.subscribe(() => this.#compareCalls());
    this.#compareCalls();
  }

  get steps(): readonly Step[] {
    return this.har.log._clinic.steps;
  }

  report = (): ReplayReport => {
    const { status, next, findings } = this.state.get();
    const foreign = this.har.log.entries.filter(
      ({ request, _clinic }) => _clinic.isForeign && request.method !== 'GET',
    );
    return {
      ...{ status, done: next, steps: this.steps.length, findings },
      foreignWrites: foreign.length,
      viewLimits: this.#views.listLimits(),
    };
  };

  /** Continues until the end, or until `pause`. */
  async play(): Promise<void> {
    this.#change({ status: 'playing' });
    await this.#run();
  }

  pause(): void {
    if (this.state.get().status === 'playing') this.#change({ status: 'paused' });
  }

  /** Stops for good, before the next step. */
  stop(): void {
    this.pause();
    this.#isStopped = true;
  }

  /** Replays the next step of the user, with the checks that follow it. */
  async stepOnce(): Promise<void> {
    if (this.#isRunning || this.state.get().status === 'done') return;
    this.#isRunning = true;
    await this.#performNext();
    while (this.#nextStep() && !isUserAct(this.#nextStep() as Step)) await this.#performNext();
    await this.#compareViews();
    this.#isRunning = false;
    await this.#finishAtEnd();
  }

  #nextStep = () => this.steps[this.state.get().next];

  #change(changes: Partial<ReplayState>): void {
    this.state.set((state) => ({ ...state, ...changes }));
    if (!this.#isStopped) storeReplayState(this.state.get());
  }

  #add(step: number, differences: readonly Omit<Finding, 'step'>[]): void {
    if (differences.length === 0) return;
    const findings = differences.map((difference) => ({ ...difference, step }));
    this.#change({ findings: [...this.state.get().findings, ...findings] });
  }

  /** Compares the calls that have been answered since the last time. */
  #compareCalls(): void {
    if (this.#isStopped) return;
    const { log } = this.#controls.server;
    const finished = log
      .list()
      .toReversed()
      .filter(({ ms, id }) => ms !== null && !this.#calls.compared.has(id));
    if (finished.length === 0) return;
    const found = finished.flatMap((call) => this.#calls.compare(call));
    this.#change({ compared: [...this.#calls.compared].slice(-300), turns: this.#calls.turns() });
    for (const { order, ...difference } of found) this.#add(this.#findCause(order), [difference]);
  }

  /** Returns the position of the act before a recorded call; of the present step for another. */
  #findCause(order: number | undefined): number {
    const cause = this.steps.findLastIndex((step) => isUserAct(step) && step.order < (order ?? 0));
    return cause < 0 ? Math.max(0, this.state.get().next - 1) : cause;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#nextStep()) {
      await this.#compareViews();
      await this.#waitAsRecorded();
      await this.#waitForAnswers();
      if (this.state.get().status !== 'playing') break;
      await this.#performNext();
    }
    this.#isRunning = false;
    await this.#finishAtEnd();
  }

  /** Waits as long as the user did before the next step, or until the replay is paused. */
  async #waitAsRecorded(): Promise<void> {
    const { next, pauseMs } = this.state.get();
    const step = this.#nextStep();
    const before = this.steps[next - 1];
    if (!step || !before || !isUserAct(step) || this.#isFreshLoad) return;
    const longestMs = step.kind === 'load' ? maxPauseBeforeLoadMs : maxRecordedPauseMs;
    const ms = Math.max(pauseMs, Math.min(step.at - before.at, longestMs));
    await waitUntil(() => (this.state.get().status === 'playing' ? null : true), ms);
  }

  /**
   * Waits before an act for what was answered before it in the recording: a read that comes behind
   * a write has another answer. What has not come once is not waited for again.
   */
  async #waitForAnswers(): Promise<void> {
    const step = this.#nextStep();
    if (!step || !isUserAct(step) || this.#isFreshLoad) return;
    const listMissing = () => this.#calls.listUnanswered(step.order).filter((key) => !this.#missed.has(key));
    const isOver = () => this.state.get().status !== 'playing' || listMissing().length === 0;
    await waitUntil(() => isOver() || null, answersMs);
    for (const key of listMissing()) this.#missed.add(key);
  }

  /** Compares the page with the views that were recorded before the next step. */
  async #compareViews(): Promise<void> {
    const { next, viewedUntil, seenDifferences } = this.state.get();
    const until = this.#nextStep()?.order ?? Number.POSITIVE_INFINITY;
    // This page's load is no step yet: the views before it are of the page that was left.
    if (this.#isFreshLoad && this.#nextStep()?.kind === 'load') return;
    const isEnded = () => this.#isStopped;
    const { difference, order } = await this.#views.compare(viewedUntil, until, seenDifferences, isEnded);
    if (this.#isStopped) return;
    if (order > viewedUntil) this.#change({ viewedUntil: order });
    if (!difference) return;
    const { text, ...seen } = difference;
    this.#change({ seenDifferences: seen });
    this.#add(Math.max(0, next - 1), [{ kind: 'view', text }]);
  }

  async #performNext(): Promise<void> {
    const { next } = this.state.get();
    const step = this.#nextStep();
    if (!step) return;
    // Counted before it acts, since a step may leave the page.
    this.#change({ next: next + 1 });
    if (step.kind === 'load') return this.#load(step, next);
    if (isUserAct(step)) this.#isFreshLoad = false;
    this.#add(next, await performStep(step, this.#context));
  }

  /** Loads a page, unless the step before has loaded it already. */
  async #load(step: Extract<Step, { kind: 'load' }>, index: number): Promise<void> {
    const target = resolveLoad(step, this.#controls);
    if (this.#isFreshLoad) {
      this.#isFreshLoad = false;
      const isThere = target.href === location.href || step.source === 'link';
      if (!isThere)
        this.#add(index, [
          { kind: 'address', text: `The page is at /${readPageAddress()}, and was at /${step.address}` },
        ]);
      return;
    }
    this.#change({ isLoadCounted: true });
    if (target.href === location.href) location.reload();
    else location.assign(target);
    // The page is left; the next one continues.
    await new Promise(() => {});
  }

  async #finishAtEnd(): Promise<void> {
    if (this.#isStopped || this.#nextStep() || this.state.get().status === 'done') return;
    // The last step's calls may not have begun; a pending one may never be answered.
    await waitUntil(() => (this.#calls.isComplete() ? true : null), lastCallsMs);
    this.#compareCalls();
    await this.#compareViews();
    this.#add(this.steps.length - 1, this.#calls.listMissingWrites());
    this.#change({ status: 'done' });
  }
}
