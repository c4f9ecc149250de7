import * as v from 'valibot';

const driftSchema = v.object({
  path: v.string(),
  expected: v.string(),
  found: v.string(),
  times: v.number(),
});
const reportSchema = v.object({
  api: v.string(),
  at: v.string(),
  operations: v.array(
    v.object({ name: v.string(), method: v.string(), path: v.string(), drifts: v.array(driftSchema) }),
  ),
});

/** Content of a saved report, without the values that `--values` adds. */
export type SavedReport = v.InferOutput<typeof reportSchema>;

/** Parses a saved report. @throws Error if the text is no report */
export function readSavedReport(text: string): SavedReport {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    report = undefined;
  }
  const parsed = v.safeParse(reportSchema, report);
  if (!parsed.success) throw new Error('This is no report: the radar saves one as contract.json.');
  return parsed.output;
}
