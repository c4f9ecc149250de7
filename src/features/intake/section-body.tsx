import type { IntakeSection } from '#domain/intake/sections.ts';
import { MyDocuments } from './documents/my-documents.tsx';
import { SectionForm } from './section-form.tsx';

interface SectionBodyProps {
  section: IntakeSection;
  onSaved: () => void;
}

/** What an opened section holds: its form, or the documents, which stay open for the next one. */
export function SectionBody({ section, onSaved }: SectionBodyProps) {
  if (section.module === 'MyDocuments') return <MyDocuments section={section} />;
  return <SectionForm section={section} onSaved={onSaved} />;
}
