import type { IntakeSection } from '#domain/intake/sections.ts';
import { MyDocuments } from './documents/my-documents.tsx';
import { SectionForm } from './section-form.tsx';

interface SectionBodyProps {
  section: IntakeSection;
  onSaved: () => void;
}

/** Form of an opened section. My Documents stays open after a save, for the next document. */
export function SectionBody({ section, onSaved }: SectionBodyProps) {
  if (section.module === 'MyDocuments') return <MyDocuments section={section} />;
  return <SectionForm section={section} onSaved={onSaved} />;
}
