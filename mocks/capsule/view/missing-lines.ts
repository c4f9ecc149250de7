import * as v from 'valibot';
import { ViewComparison } from './compare-views.ts';
import { describeLine } from './line-key.ts';
import { readOutline } from './outline.ts';
import type { FiledLine } from './view.ts';

/** Lines of a recorded view that a test looks for. */
export interface SoughtLines {
  readonly lines: readonly Omit<FiledLine, 'depth'>[];
  /** Texts in place of others, which are masked in the lines. */
  readonly replacements: readonly string[];
  /** Salt of the digests. */
  readonly viewSalt: string;
}

const optionalText = v.exactOptional(v.string());
const soughtSchema = v.object({
  lines: v.array(
    v.object({
      ...{ role: v.string(), states: v.string() },
      ...{ name: optionalText, value: optionalText, digest: optionalText },
    }),
  ),
  replacements: v.array(v.string()),
  viewSalt: v.string(),
});

/**
 * Lists the lines that this page does not show, each as often as it lacks.
 * @returns descriptions; of a digest the role alone
 * @throws Error with a message for the user
 */
export async function listMissingLines(value: unknown): Promise<string[]> {
  const sought = v.safeParse(soughtSchema, value, { abortEarly: true });
  if (!sought.success)
    throw new Error('These are no lines of a recorded view. An exported test has examples.');
  const { lines, ...recognition } = sought.output;
  const page = (await readOutline(() => false)) ?? [];
  const missing = new ViewComparison(recognition).listMissing(lines, page);
  return missing.map((line) =>
    line.digest === undefined ? describeLine(line) : `${line.role} whose text is not in the file`,
  );
}
