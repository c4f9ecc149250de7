import { readUserId } from '#api/session/session.ts';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { formTitles } from './draft-modules.ts';
import { drafts } from './drafts.ts';

const titles: readonly (readonly [module: string, title: string])[] = [
  ...intakeSections.map(({ module, title }) => [module, title] as const),
  ...Object.entries(formTitles),
];

/** Returns the titles of all forms for which the current user has a draft in this browser. */
export async function listDraftTitles(): Promise<string[]> {
  const modules = await drafts.modulesOf(readUserId());
  return titles.filter(([module]) => modules.has(module)).map(([, title]) => title);
}

/** Returns the sections of a patient's intake for which the current user has a draft here. */
export async function listDraftSections(patientId: string): Promise<readonly IntakeSection[]> {
  const modules = await drafts.modulesOf(readUserId(), patientId);
  return intakeSections.filter(({ module }) => modules.has(module));
}
