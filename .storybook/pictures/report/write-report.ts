import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { acceptedFile, changedFile, folders } from '../folders.ts';
import { type ReportInput, renderReport, type sides } from './page.ts';

/** Writes the report with copies of its pictures, so that it opens without a server. */
export function writeReport(reported: ReportInput): void {
  mkdirSync(folders.report, { recursive: true });
  for (const name of reported.result.changed) {
    const sources: Record<keyof typeof sides, string> = {
      before: acceptedFile(name),
      after: changedFile(name, 'actual'),
      difference: changedFile(name, 'diff'),
    };
    for (const [side, file] of Object.entries(sources)) {
      const copy = resolve(folders.report, `${name}-${side}.png`);
      mkdirSync(dirname(copy), { recursive: true });
      // No difference exists for pictures of different sizes.
      if (existsSync(file)) copyFileSync(file, copy);
    }
  }
  writeFileSync(resolve(folders.report, 'index.html'), renderReport(reported));
}
