import { isDeepStrictEqual } from 'node:util';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { intakeCalls } from '#api/endpoints/intake/sections.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { decodeAnswers, encodeAnswers } from '#domain/questions/questionnaire.ts';
import type { Door } from './door.ts';
import type { Role } from './session.ts';

type Module = keyof typeof intakeCalls;
type Notes = Map<string, string>;

const modules = Object.keys(intakeCalls) as Module[];
const bodyOf = (module: Module, record: WireRecord) =>
  encodeAnswers(questionnaires[module], decodeAnswers(questionnaires[module], record));

/** Saves the unchanged answers of one section, and restores them if the save changed them. */
async function saveSection(door: Door, module: Module, patient: Record<string, string>): Promise<string> {
  const read = async () => (await door.ask(`read${module}`, { query: patient })).data as WireRecord | null;
  const save = async (record: WireRecord) =>
    door.ask(`save${module}`, { body: { ...intakeCalls[module].pack(record), ...patient } });
  const before = await read();
  if (!before) return 'nothing is saved there, and a save could not be taken back';
  const isAsBefore = async () => {
    const after = await read();
    return (
      after !== null &&
      after !== undefined &&
      isDeepStrictEqual(bodyOf(module, after), bodyOf(module, before))
    );
  };
  await save(bodyOf(module, before));
  if (await isAsBefore()) return '';
  await save(before);
  return (await isAsBefore())
    ? 'a save changed the record; it was put back'
    : 'NOT PUT BACK: a save changed the record';
}

const FILE_NAME = 'contract-radar.pdf';
const TITLE = 'Contract radar';

function documentForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  const all = { documentTitle: TITLE, documentType: 'Other', documentDescription: '', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  return form;
}

interface Listed {
  readonly result: readonly { id: string; documentTitle: string }[];
}

/** Creates, updates and deletes a document. */
async function passDocument(door: Door, patient: Record<string, string>): Promise<string> {
  const list = async () =>
    ((await door.ask('listDocuments', { query: patient })).data as Listed | undefined)?.result;
  const before = new Set((await list())?.map(({ id }) => id));
  const form = documentForm(patient);
  form.append('file', new File(['%PDF-1.4\n%%EOF\n'], FILE_NAME, { type: 'application/pdf' }));
  await door.ask('createDocument', { body: form });
  const added = (await list())?.find(({ id, documentTitle }) => !before.has(id) && documentTitle === TITLE);
  if (!added) return 'the document that was added is not listed';
  const { id } = added;
  await door.ask('updateDocument', {
    body: documentForm({ ...patient, id, documentDescription: 'Changed' }),
  });
  await door.ask('deleteDocument', { query: { ...patient, id } });
  const isLeft = (await list())?.some((entry) => entry.id === id) ?? true;
  return isLeft ? `NOT REMOVED: the document “${TITLE}”` : '';
}

/**
 * Tries the writes that can be undone: saves the unchanged sections of an intake, and creates and
 * deletes a document. Notes, check-ups and Shoops cannot be undone and are not written.
 * @param patient id of the patient whose record may be changed
 * @returns notes about problems, by operation
 */
export async function tryWrites(door: Door, role: Role, patient: string): Promise<Notes> {
  const scope: Record<string, string> = role === 'patient' ? {} : { userId: patient };
  const notes: Notes = new Map();
  for (const module of modules) notes.set(`save${module}`, await saveSection(door, module, scope));
  notes.set('createDocument', await passDocument(door, scope));
  // An import only suggests Shoops and stores nothing (physician §4).
  const suggests: EndpointName = 'importShoops';
  if (role === 'physician') await door.ask(suggests, { body: { userId: patient } });
  return notes;
}
