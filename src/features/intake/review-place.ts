import { intakeSections } from '#domain/intake/sections.ts';

/** The ids under which a page of the review has its sections: the same words as in the addresses of the wizard. */
export const reviewIds = intakeSections.map(({ segment }) => segment);

/** Goes to a section of the review: it scrolls into view, and who cannot see that starts reading at its heading. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
