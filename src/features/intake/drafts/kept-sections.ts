import { readUserId } from '#api/session/session.ts';
import { intakeSections } from '#domain/intake/sections.ts';
import { drafts } from './drafts.ts';

/** The titles of the sections of which this browser has kept answers of whoever is signed in. */
export async function keptSections(): Promise<string[]> {
  const modules = await drafts.modulesOf(readUserId());
  return intakeSections.filter(({ module }) => modules.has(module)).map(({ title }) => title);
}
