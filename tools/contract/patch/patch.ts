import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type EndpointName, endpointNames } from '#api/endpoints/endpoints.ts';
import { difference, type Files } from './difference.ts';
import { proposalFor } from './proposals.ts';
import { readSavedReport, type SavedReport } from './saved-report.ts';
import { type Proposed, tableOf } from './table.ts';

const CLIENT = 'src/api/client/client.ts';
const READS = 'parseLeniently(endpoint.reply, body.data?.data)';
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
const ADDRESS = '`${endpoint.method} ${endpoint.path}`';
const AMENDED = `parseLeniently(endpoint.reply, amend(amendments[${ADDRESS}], body.data?.data))`;
const IMPORTS = "import { amend } from './amend.ts';\nimport { amendments } from './amendments.ts';\n";

const textOf = (path: string) =>
  readFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const isName = (name: string): name is EndpointName => (endpointNames as string[]).includes(name);

function proposedFor({ name, method, path, drifts }: SavedReport['operations'][number]): Proposed {
  const names = name.split('-').filter(isName);
  const proposals = drifts.map((drift) => {
    const all = names.map((known) => proposalFor(known, drift));
    const [first = { drift, why: 'it is not of the contract' }] = all;
    return all.find(({ amendment }) => amendment) ?? first;
  });
  return { address: `${method} ${path}`, proposals };
}

/** Inserts the amendments into the client's code. @throws Error if the code has changed too much */
function amendedClient(source: string): string {
  const start = source.indexOf('import { ApiError');
  if (start < 0 || source.split(READS).length !== 2)
    throw new Error(`${CLIENT} does not read replies as it did when this was written.`);
  return (source.slice(0, start) + IMPORTS + source.slice(start)).replace(READS, () => AMENDED);
}

/** Patch for a person to review. */
export interface Patch {
  /** Text in the format of `git apply`. */
  readonly text: string;
  /** Number of drifts that the patch amends. */
  readonly amended: number;
  /** Number of drifts that the patch does not amend. */
  readonly left: number;
}

/**
 * Makes a patch of a saved report. With the patch, the app reads the API's deviating replies if
 * their meaning is clear. The contract and the radar's results do not change.
 * @param report the text of a contract.json
 * @throws Error whose message says why there is no patch
 */
export async function patchFrom(report: string): Promise<Patch> {
  const saved = readSavedReport(report);
  const proposed = saved.operations.filter(({ drifts }) => drifts.length > 0).map(proposedFor);
  const all = proposed.flatMap(({ proposals }) => proposals);
  const amended = all.filter(({ amendment }) => amendment).length;
  if (amended === 0) throw new Error('There is nothing in this report that a patch could amend.');
  const client = await textOf(CLIENT);
  const after: Files = {
    [CLIENT]: amendedClient(client),
    'src/api/client/amend.ts': await textOf('tools/contract/patch/amend.ts'),
    'src/api/client/amendments.ts': tableOf(saved, proposed),
  };
  return { text: await difference({ [CLIENT]: client }, after), amended, left: all.length - amended };
}
