import { type IntakeSection, type IntakeSegment, intakeSections } from './sections.ts';

/** One line of the status call (intake §3); a module that we do not know is nobody's harm. */
export interface SectionStatus {
  module: string;
  isCompleted: boolean;
}

/** The modules that the status call reports as complete (decision 28). */
export function completedModules(status: readonly SectionStatus[] | undefined): ReadonlySet<string> {
  return new Set(status?.filter((item) => item.isCompleted).map((item) => item.module));
}

export interface IntakeProgress {
  /** How many of all sections are complete. */
  done: number;
  /** Those that are still needed, in sidebar order. */
  missing: readonly IntakeSection[];
  /** Nothing that is needed is missing (decision 52). */
  isDone: boolean;
  /** 0 to 1. */
  fraction: number;
  /** All of it in a sentence. */
  words: string;
  /** That what else is not complete may stay so; null where nothing is. */
  optionalWords: string | null;
}

const isOptional = (section: IntakeSection) => 'optional' in section;
const neededCount = intakeSections.filter((section) => !isOptional(section)).length;

/** How far an intake is; nothing waits for a section that is optional (decision 52). */
export function intakeProgress(status: readonly SectionStatus[] | undefined): IntakeProgress {
  const completed = completedModules(status);
  const open = intakeSections.filter(({ module }) => !completed.has(module));
  const missing = open.filter((section) => !isOptional(section));
  const done = intakeSections.length - open.length;
  const isDone = missing.length === 0;
  const spared = open.filter(isOptional).map(({ title }) => title);
  const optionalWords = spared.length > 0 ? `${spared.join(', ')} is optional.` : null;
  return {
    done,
    missing,
    isDone,
    fraction: isDone ? 1 : done / intakeSections.length,
    words: !isDone
      ? `${done} of ${intakeSections.length} sections complete`
      : optionalWords
        ? `All ${neededCount} sections that are needed are complete. ${optionalWords}`
        : `All ${intakeSections.length} sections are complete.`,
    optionalWords,
  };
}

/** Where an intake is taken up again: its first section that is still needed, or the first of a done one (decision 26). */
export function openingSegment(status: readonly SectionStatus[] | undefined): IntakeSegment {
  return (intakeProgress(status).missing[0] ?? intakeSections[0]).segment;
}
