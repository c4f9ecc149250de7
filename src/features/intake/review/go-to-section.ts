import { intakeSections } from '#domain/intake/sections.ts';

/** Ids of the review's sections: the segments of the wizard's URLs. */
export const reviewIds = intakeSections.map(({ segment }) => segment);

/** Scrolls to a section of the review, and focuses its heading for screen readers. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
