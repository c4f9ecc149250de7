import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type EndpointName, endpointNames } from '#api/endpoints/endpoints.ts';
import { createDiff, type Files } from './create-diff.ts';
import { formatAmendments, type OperationProposals } from './format-amendments.ts';
import { createProposal } from './proposals.ts';
import { readSavedReport, type SavedReport } from './saved-report.ts';

const clientPath = 'src/api/client/client.ts';
const readingCode = 'parseLeniently(endpoint.reply, body.data?.data)';
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
const addressCode = '`${endpoint.method} ${endpoint.path}`';
const amendedReadingCode = `parseLeniently(endpoint.reply, amend(amendments[${addressCode}], body.data?.data))`;
const importLines = "import { amend } from './amend.ts';\nimport { amendments } from './amendments.ts';\n";

const readProjectFile = (path: string) =>
  readFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const isEndpointName = (name: string): name is EndpointName => (endpointNames as string[]).includes(name);

/** Proposes an amendment for each drift: the first that any endpoint at the address allows. */
function proposeForOperation({
  name,
  method,
  path,
  drifts,
}: SavedReport['operations'][number]): OperationProposals {
  // An operation’s name joins its endpoints' names with dashes (endpoints/operations.ts).
  const names = name.split('-').filter(isEndpointName);
  const proposals = drifts.map((drift) => {
    const candidates = names.map((endpointName) => createProposal(endpointName, drift));
    const [first = { drift, why: 'it is not of the contract' }] = candidates;
    return candidates.find(({ amendment }) => amendment) ?? first;
  });
  return { address: `${method} ${path}`, proposals };
}

/** Inserts the amendments into the client's code. @throws Error if the code has changed too much */
function amendClientCode(source: string): string {
  const start = source.indexOf('import { ApiError');
  if (start < 0 || source.split(readingCode).length !== 2)
    throw new Error(`${clientPath} does not read replies as it did when this was written.`);
  return (source.slice(0, start) + importLines + source.slice(start)).replace(
    readingCode,
    // A function, since dollar signs have a meaning in a replacement text.
    () => amendedReadingCode,
  );
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
export async function createPatch(report: string): Promise<Patch> {
  const saved = readSavedReport(report);
  const operationProposals = saved.operations
    .filter(({ drifts }) => drifts.length > 0)
    .map(proposeForOperation);
  const allProposals = operationProposals.flatMap(({ proposals }) => proposals);
  const amended = allProposals.filter(({ amendment }) => amendment).length;
  if (amended === 0) throw new Error('There is nothing in this report that a patch could amend.');
  const client = await readProjectFile(clientPath);
  const after: Files = {
    [clientPath]: amendClientCode(client),
    'src/api/client/amend.ts': await readProjectFile('tools/contract/patch/amend.ts'),
    'src/api/client/amendments.ts': formatAmendments(saved, operationProposals),
  };
  return {
    text: await createDiff({ [clientPath]: client }, after),
    amended,
    left: allProposals.length - amended,
  };
}
