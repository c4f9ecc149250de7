import * as v from 'valibot';
import { parseOrThrow } from '#mocks/store/parse-or-throw.ts';
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

const message = 'These are no lines of a recorded view. An exported test has examples.';
const optionalText = v.exactOptional(v.string(message));
const soughtSchema = v.object(
  {
    lines: v.array(
      v.object(
        {
          role: v.string(message),
          states: v.string(message),
          name: optionalText,
          value: optionalText,
          digest: optionalText,
        },
        message,
      ),
      message,
    ),
    replacements: v.array(v.string(message), message),
    viewSalt: v.string(message),
  },
  message,
);

/**
 * Lists the lines that this page does not show, each as often as it lacks.
 * @returns descriptions; of a digest the role alone
 * @throws Error with a message for the user
 */
export async function listMissingLines(value: unknown): Promise<string[]> {
  const { lines, ...recognition } = parseOrThrow(soughtSchema, value);
  const page = (await readOutline(() => false)) ?? [];
  const missing = new ViewComparison(recognition).listMissing(lines, page);
  return missing.map((line) =>
    line.digest === undefined ? describeLine(line) : `${line.role} whose text is not in the file`,
  );
}
