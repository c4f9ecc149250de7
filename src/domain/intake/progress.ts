import { type IntakeModule, type IntakeSegment, intakeSections } from './sections.ts';

/** One line of the status call (intake §3). */
export interface SectionStatus {
  module: IntakeModule;
  isCompleted: boolean;
}

/** The modules that the status call reports as complete (decision 28). */
export function completedModules(status: readonly SectionStatus[] | undefined): ReadonlySet<IntakeModule> {
  return new Set(status?.filter((item) => item.isCompleted).map((item) => item.module));
}

/** Where an intake is taken up again: its first incomplete section, or the first of a complete one (decision 26). */
export function openingSegment(status: readonly SectionStatus[] | undefined): IntakeSegment {
  const completed = completedModules(status);
  const next = intakeSections.find((section) => !completed.has(section.module));
  return (next ?? intakeSections[0]).segment;
}
