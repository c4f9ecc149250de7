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

/** The client, reading every reply as it is amended. @throws Error where it is not to be seen how */
function amendedClient(source: string): string {
  const start = source.indexOf('import { ApiError');
  if (start < 0 || source.split(READS).length !== 2)
    throw new Error(`${CLIENT} does not read replies as it did when this was written.`);
  return (source.slice(0, start) + IMPORTS + source.slice(start)).replace(READS, () => AMENDED);
}

/** What a person has to look at. */
export interface Patch {
  /** As `git apply` takes it. */
  readonly text: string;
  /** In how many places a reply would be read otherwise. */
  readonly amended: number;
  /** How many drifts are left to that person. */
  readonly left: number;
}

/**
 * Makes a patch of a saved report: with it the app reads the replies of that API, as far as it is plain what they mean. The
 * contract, and what the radar says of it, stay.
 * @param report the text of a contract.json
 * @throws Error in a sentence that says why there is none
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
