import { type IntakeSection, type IntakeSegment, intakeSections } from './sections.ts';

/** Item of the status call (intake §3). Unknown modules are ignored. */
export interface SectionStatus {
  module: string;
  isCompleted: boolean;
}

/** Reply of the status call. */
export interface IntakeStatus {
  readonly sections: readonly SectionStatus[];
  /** Number of sections whose status could not be read; each may be complete. */
  readonly unreadable: number;
}

/** Marks a section as complete in a status, as the server does with a save. */
export const withCompleted = (status: IntakeStatus, module: string): IntakeStatus => ({
  ...status,
  sections: status.sections.map((item) => (item.module === module ? { ...item, isCompleted: true } : item)),
});

/** Returns the modules that the status call reports as complete (decision 28). */
export function completedModules(status: readonly SectionStatus[] | undefined): ReadonlySet<string> {
  return new Set(status?.filter((item) => item.isCompleted).map((item) => item.module));
}

/** Progress of an intake, and its description. */
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
const requiredCount = intakeSections.filter((section) => !isOptional(section)).length;

/** Returns the progress of an intake. Optional sections do not delay completion (decision 52). */
export function intakeProgress(status: readonly SectionStatus[] | undefined): IntakeProgress {
  const completed = completedModules(status);
  const incomplete = intakeSections.filter(({ module }) => !completed.has(module));
  const missing = incomplete.filter((section) => !isOptional(section));
  const completedCount = intakeSections.length - incomplete.length;
  const isDone = missing.length === 0;
  const openOptionalTitles = incomplete.filter(isOptional).map(({ title }) => title);
  const optionalSentence =
    openOptionalTitles.length > 0 ? `${openOptionalTitles.join(', ')} is optional.` : null;
  return {
    doneCount: completedCount,
    missing,
    isDone,
    fraction: isDone ? 1 : completedCount / intakeSections.length,
    summarySentence: !isDone
      ? `${completedCount} of ${intakeSections.length} sections complete`
      : optionalSentence
        ? `All ${requiredCount} sections that are needed are complete. ${optionalSentence}`
        : `All ${intakeSections.length} sections are complete.`,
    optionalSentence,
  };
}

/** Returns the first required incomplete section, or the first of all (decision 26). */
export function openingSegment(status: readonly SectionStatus[] | undefined): IntakeSegment {
  return (intakeProgress(status).missing[0] ?? intakeSections[0]).segment;
}
