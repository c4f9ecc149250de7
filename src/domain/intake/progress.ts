import { type IntakeSegment, intakeSections } from './sections.ts';

/** One line of the status call (intake §3); a module that we do not know is nobody's harm. */
export interface SectionStatus {
  module: string;
  isCompleted: boolean;
}

/** The modules that the status call reports as complete (decision 28). */
export function completedModules(status: readonly SectionStatus[] | undefined): ReadonlySet<string> {
  return new Set(status?.filter((item) => item.isCompleted).map((item) => item.module));
}

/** Where an intake is taken up again: its first incomplete section, or the first of a complete one (decision 26). */
export function openingSegment(status: readonly SectionStatus[] | undefined): IntakeSegment {
  const completed = completedModules(status);
  const next = intakeSections.find((section) => !completed.has(section.module));
  return (next ?? intakeSections[0]).segment;
}
