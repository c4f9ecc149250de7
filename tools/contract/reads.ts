import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import type { CallInput } from './contract-client.ts';

/** Ids from earlier replies, for the parameters of later reads. */
export interface KnownIds {
  /** Id of the patient whose record a physician reads. */
  patient?: string;
  physician?: string;
  document?: string;
}

/** Inputs of a read's calls, or the reason why the read cannot be called. */
export type ReadInputs = readonly CallInput[] | string;

/** Builds the inputs of a read about the known patient, one for each further query. */
const buildPatientInputs = (
  { patient }: KnownIds,
  furtherQueries: Record<string, string>[] = [{}],
): ReadInputs =>
  patient === undefined
    ? 'there is no patient to read'
    : furtherQueries.map((query) => ({ query: { patientId: patient, ...query } }));

/** Builds the input of a read about the known physician. */
const buildPhysicianInputs = ({ physician }: KnownIds, buildInput: (id: string) => CallInput): ReadInputs =>
  physician === undefined ? 'there is no physician to read' : [buildInput(physician)];

/** Returns a phone number reserved for fiction, so that no real number is sent. */
const createFictionalPhone = () => `20255501${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;

/** Inputs of the reads that take parameters. */
export const inputsByRead: Partial<Record<EndpointName, (known: KnownIds) => ReadInputs>> = {
  searchDiagnoses: () => [{ query: { name: 'a' } }],
  searchMedications: () => [{ query: { name: 'a' } }],
  checkPhone: () => [{ query: { phone: createFictionalPhone() } }],
  checkEmail: () => [{ query: { email: `nobody-${crypto.randomUUID()}@example.com` } }],
  readDocument: ({ document }) =>
    document === undefined ? 'there is no document to read' : [{ params: { id: document } }],
  readPhysician: (known) => buildPhysicianInputs(known, (id) => ({ params: { id } })),
  listSharedNotes: (known) => buildPhysicianInputs(known, (id) => ({ params: { id } })),
  listRecommendedShoops: (known) =>
    buildPhysicianInputs(known, (physicianId) => ({ query: { physicianId } })),
  readPatient: (known) => buildPatientInputs(known),
  listNotes: (known) => buildPatientInputs(known),
  listPatientShoops: (known) =>
    buildPatientInputs(
      known,
      Object.values(shoopReadiness).map((isReady) => ({ isReady })),
    ),
};

/** Lists of the replies that ids are taken from, as the app parses them. */
interface ListReply {
  patients?: readonly { id: string }[];
  physicians?: readonly { id: string }[];
  result?: readonly { id: string }[];
}

/** Stores the first ids of a list's reply in `known`. */
export function storeIds(known: KnownIds, name: EndpointName, data: unknown): void {
  const { patients, physicians, result } = (data ?? {}) as ListReply;
  if (name === 'listPatients') known.patient ??= patients?.[0]?.id;
  if (name === 'listLinkedPhysicians') known.physician ??= physicians?.[0]?.id;
  if (name === 'listDocuments') known.document ??= result?.[0]?.id;
}
