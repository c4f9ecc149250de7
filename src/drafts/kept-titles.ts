import { readUserId } from '#api/session/session.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { formTitles } from './draft-modules.ts';
import { drafts } from './drafts.ts';

const titles: readonly (readonly [module: string, title: string])[] = [
  ...intakeSections.map(({ module, title }) => [module, title] as const),
  ...Object.entries(formTitles),
];

/** The titles of the forms into which whoever is signed in has typed what this browser has kept. */
export async function keptTitles(): Promise<string[]> {
  const modules = await drafts.modulesOf(readUserId());
  return titles.filter(([module]) => modules.has(module)).map(([, title]) => title);
}

/** The sections of a patient's intake into which whoever is signed in has typed what this browser has kept. */
export async function keptSections(patientId: string): Promise<readonly IntakeSection[]> {
  const modules = await drafts.modulesOf(readUserId(), patientId);
  return intakeSections.filter(({ module }) => modules.has(module));
}
