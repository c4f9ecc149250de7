import * as v from 'valibot';
import { endpoint } from '#api/contract/endpoint.ts';
import { readableList } from '#api/contract/readable-list.ts';
import { booleanSchema } from '#api/contract/tolerances.ts';
import type { IntakeStatus } from '#domain/intake/progress.ts';
import { intakeModules } from '#domain/intake/sections.ts';
import { listedWord } from '#domain/values/known-words.ts';
import { statusPath } from './section-paths.ts';

/** See intake §3, §7. Only this call says which sections are complete (decision 28). */
export const readIntakeStatus = endpoint({
  method: 'GET',
  path: statusPath,
  summary: 'Which intake sections are complete',
  access: ['patient', 'physician'],
  onBehalf: true,
  reply: v.pipe(
    readableList(
      v.object({ module: listedWord(v.string(), intakeModules, []), isCompleted: booleanSchema }),
      intakeModules.length,
    ),
    v.transform(({ items, unreadable }): IntakeStatus => ({ sections: items, unreadable })),
  ),
});
