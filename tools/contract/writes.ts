import { isDeepStrictEqual } from 'node:util';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import type { ContractClient } from './contract-client.ts';
import type { Role } from './session.ts';

type Module = keyof typeof intakeCalls;
type Notes = Map<string, string>;

const modules = Object.keys(intakeCalls) as Module[];
/** Returns the body that a form would send for a saved record. */
const toFormBody = (module: Module, record: WireRecord) =>
  encodeAnswers(questionnaires[module], decodeAnswers(questionnaires[module], record));

/** Note of an operation that was not called because the run was interrupted. */
const interruptedNote = 'the run was interrupted before';

/** Beginnings of the notes about a change that was not put back. */
const leftoverPattern = /^NOT (PUT BACK|REMOVED)/;

/** Lists the changes that were not put back, a line each. */
export const listLeftovers = (notes: ReadonlyMap<string, string>): string[] =>
  [...notes].filter(([, note]) => leftoverPattern.test(note)).map(([name, note]) => `${name}: ${note}`);

/** Saves the unchanged answers of one section, and restores them if the save changed them. */
async function saveSection(
  client: ContractClient,
  module: Module,
  patient: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const read = async () => (await client.call(`read${module}`, { query: patient })).data as WireRecord | null;
  const save = async (record: WireRecord) =>
    client.call(`save${module}`, { body: { ...intakeCalls[module].pack(record), ...patient } });
  const before = await read();
  if (signal.aborted) return interruptedNote;
  if (!before) return 'nothing is saved there, and a save could not be taken back';
  const isAsBefore = async () => {
    const after = await read();
    return (
      after !== null &&
      after !== undefined &&
      isDeepStrictEqual(toFormBody(module, after), toFormBody(module, before))
    );
  };
  await save(toFormBody(module, before));
  if (await isAsBefore()) return '';
  await save(before);
  return (await isAsBefore())
    ? 'a save changed the record; it was put back'
    : 'NOT PUT BACK: a save changed the record';
}

/** Name and title of the document that is added and removed again. */
const probeFileName = 'contract-radar.pdf';
const probeTitle = 'Contract radar';

/** Builds the form of the document that is added and removed again. */
function createDocumentForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  const allFields = {
    documentTitle: probeTitle,
    documentType: 'Other',
    documentDescription: '',
    ...fields,
  };
  for (const [name, value] of Object.entries(allFields)) form.append(name, value);
  return form;
}

interface DocumentList {
  readonly result: readonly { id: string; documentTitle: string }[];
}

/** Creates, updates and deletes a document. After an interruption, deletes the created one. */
async function tryDocument(
  client: ContractClient,
  patient: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const listDocuments = async () =>
    ((await client.call('listDocuments', { query: patient })).data as DocumentList | undefined)?.result;
  const before = new Set((await listDocuments())?.map(({ id }) => id));
  if (signal.aborted) return interruptedNote;
  const form = createDocumentForm(patient);
  form.append('file', new File(['%PDF-1.4\n%%EOF\n'], probeFileName, { type: 'application/pdf' }));
  const { status } = (await client.call('createDocument', { body: form })).exchange;
  const isRefused = status !== null && status >= 400;
  const addedDocument = (await listDocuments())?.find(
    ({ id, documentTitle }) => !before.has(id) && documentTitle === probeTitle,
  );
  if (!addedDocument && isRefused) return 'the document was not added';
  if (!addedDocument) return `NOT REMOVED: the document “${probeTitle}” was sent and is not listed`;
  const { id } = addedDocument;
  if (!signal.aborted)
    await client.call('updateDocument', {
      body: createDocumentForm({ ...patient, id, documentDescription: 'Changed' }),
    });
  await client.call('deleteDocument', { query: { ...patient, id } });
  // Without a readable list, the removal is not proven.
  const isStillListed = (await listDocuments())?.some((entry) => entry.id === id) ?? true;
  return isStillListed ? `NOT REMOVED: the document “${probeTitle}”` : '';
}

/**
 * Tries the writes that can be undone: saves the unchanged sections of an intake, and creates and
 * deletes a document. Notes, check-ups and Shoops cannot be undone and are not written.
 * @param patient id of the patient whose record may be changed
 * @param signal once aborted, nothing more is tried, and what was changed is put back
 * @returns notes about problems, by operation
 */
export async function tryWrites(
  client: ContractClient,
  role: Role,
  patient: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Notes> {
  const scope: Record<string, string> = role === 'patient' ? {} : { userId: patient };
  const notes: Notes = new Map();
  for (const module of modules) {
    const note = signal.aborted ? interruptedNote : await saveSection(client, module, scope, signal);
    notes.set(`save${module}`, note);
  }
  notes.set('createDocument', signal.aborted ? interruptedNote : await tryDocument(client, scope, signal));
  // An import only suggests Shoops and stores nothing (physician §4).
  const importCall: EndpointName = 'importShoops';
  if (role === 'physician' && !signal.aborted) await client.call(importCall, { body: { userId: patient } });
  return notes;
}
