import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';

/** Oldest supported version of a browser, with its name in browserslist. */
export interface SupportedBrowser {
  name: 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios_saf';
  version: number;
}

/** Reads the supported browsers. @throws Error for an entry unlike `firefox >= 128` */
export function readSupportedBrowsers(): readonly SupportedBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((entry) => {
    const [, name, version] = /^(chrome|edge|firefox|safari|ios_saf) >= ([\d.]+)$/.exec(entry) ?? [];
    if (!name) throw new Error(`package.json, browserslist: “${entry}” is not of the form “firefox >= 128”`);
    return { name: name as SupportedBrowser['name'], version: Number(version) };
  });
}

/** Returns the supported browsers as Vite's `build.target` names them. */
export const buildTarget = (): string[] =>
  readSupportedBrowsers().map(({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`);
