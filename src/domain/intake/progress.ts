import { type IntakeSection, type IntakeSegment, intakeSections } from './sections.ts';

/** Item of the status call (intake §3). Unknown modules are ignored. */
export interface SectionStatus {
  module: string;
  isCompleted: boolean;
}

/** Returns the modules that the status call reports as complete (decision 28). */
export function completedModules(status: readonly SectionStatus[] | undefined): ReadonlySet<string> {
  return new Set(status?.filter((item) => item.isCompleted).map((item) => item.module));
}

export interface IntakeProgress {
  /** Number of complete sections, optional ones included. */
  doneCount: number;
  /** Incomplete sections that are not optional, in sidebar order. */
  missing: readonly IntakeSection[];
  /** True if `missing` is empty (decision 52). */
  isDone: boolean;
  /** 0 to 1. */
  fraction: number;
  /** Summary in one sentence. */
  summarySentence: string;
  /** Sentence that names the incomplete optional sections; null if there are none. */
  optionalSentence: string | null;
}

const isOptional = (section: IntakeSection) => 'optional' in section;
const neededCount = intakeSections.filter((section) => !isOptional(section)).length;

/** Returns the progress of an intake. Optional sections do not delay completion (decision 52). */
export function intakeProgress(status: readonly SectionStatus[] | undefined): IntakeProgress {
  const completed = completedModules(status);
  const open = intakeSections.filter(({ module }) => !completed.has(module));
  const missing = open.filter((section) => !isOptional(section));
  const done = intakeSections.length - open.length;
  const isDone = missing.length === 0;
  const spared = open.filter(isOptional).map(({ title }) => title);
  const optionalWords = spared.length > 0 ? `${spared.join(', ')} is optional.` : null;
  return {
    doneCount: done,
    missing,
    isDone,
    fraction: isDone ? 1 : done / intakeSections.length,
    summarySentence: !isDone
      ? `${done} of ${intakeSections.length} sections complete`
      : optionalWords
        ? `All ${neededCount} sections that are needed are complete. ${optionalWords}`
        : `All ${intakeSections.length} sections are complete.`,
    optionalSentence: optionalWords,
  };
}

/** Returns the first required incomplete section, or the first of all (decision 26). */
export function openingSegment(status: readonly SectionStatus[] | undefined): IntakeSegment {
  return (intakeProgress(status).missing[0] ?? intakeSections[0]).segment;
}
